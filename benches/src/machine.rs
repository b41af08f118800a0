//! The machine that figures come from. Every table names it; owned decodes are bound by its allocator.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Processor, compiler and allocator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Machine {
    /// As the processor calls itself.
    pub processor: String,
    /// How many threads run at once.
    pub cores: usize,
    /// What compiled this.
    pub compiler: String,
    /// What gives memory out.
    pub allocator: String,
}

impl Machine {
    /// The one that this runs on.
    pub fn this() -> Self {
        let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let model = info
            .lines()
            .find_map(|line| line.strip_prefix("model name")?.split_once(": "))
            .map_or(std::env::consts::ARCH, |(_, model)| model);
        Self {
            processor: model.into(),
            cores: std::thread::available_parallelism().map_or(1, usize::from),
            compiler: format!(
                "{}, {}",
                env!("RUSTC_VERSION"),
                if cfg!(debug_assertions) { "debug" } else { "release, fat LTO" }
            ),
            allocator: if cfg!(target_env = "gnu") { "glibc malloc" } else { "the system's" }.into(),
        }
    }
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { processor, cores, compiler, allocator } = self;
        write!(f, "processor  {processor}, {cores} cores\ncompiler   {compiler}\nallocator  {allocator}")
    }
}
