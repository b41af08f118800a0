//! The command `shorn`; all of it is in the library of this package.

fn main() -> std::process::ExitCode {
    shorn_cli::main()
}
