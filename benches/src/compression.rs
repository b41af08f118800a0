//! What payloads are compressed with: gzip, zstd and brotli, each at the level that services use for answers made on
//! the fly. Knows the compressors, their levels and nothing of codecs.

use std::io::Read;

use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};

/// One of them, its state kept between calls where it can be.
pub trait Compressor {
    /// Replaces `out` by `bytes`, compressed.
    fn compress(&mut self, bytes: &[u8], out: &mut Vec<u8>);
    /// Replaces `out` by what was compressed; `length` bytes, which a frame around it would tell.
    fn decompress(&mut self, bytes: &[u8], length: usize, out: &mut Vec<u8>);
}

/// Makes one.
pub type Make = fn() -> Box<dyn Compressor>;

/// All of them: a name, and how to make one.
pub const ALL: [(&str, Make); 3] = [
    ("gzip", || Box::new(Gzip::default())),
    ("zstd", || Box::new(Zstd::default())),
    ("brotli", || Box::new(Brotli::default())),
];

/// The default level of gzip, by zlib-rs. A fresh state takes a quarter of a megabyte: it is reset instead.
struct Gzip(Compress, Decompress);

/// The largest window, which gzip's format has by default.
const GZIP_WINDOW: u8 = 15;

impl Default for Gzip {
    fn default() -> Self {
        Self(Compress::new_gzip(Compression::new(6), GZIP_WINDOW), Decompress::new_gzip(GZIP_WINDOW))
    }
}

impl Compressor for Gzip {
    fn compress(&mut self, bytes: &[u8], out: &mut Vec<u8>) {
        self.0.reset();
        out.clear();
        // Deflate adds five bytes to a block that does not get smaller, gzip 18 around all.
        out.reserve(bytes.len() + bytes.len() / 1_000 + 64);
        let status = self.0.compress_vec(bytes, out, FlushCompress::Finish).expect("memory is compressed");
        assert_eq!(status, Status::StreamEnd, "there is room for all");
    }

    fn decompress(&mut self, bytes: &[u8], length: usize, out: &mut Vec<u8>) {
        self.1.reset(true);
        out.clear();
        // One byte more, so that the end is seen.
        out.reserve(length + 1);
        let status = self.1.decompress_vec(bytes, out, FlushDecompress::Finish).expect("its own bytes");
        assert_eq!(status, Status::StreamEnd, "there is room for all");
    }
}

/// The default level of zstd, its contexts kept.
struct Zstd(zstd::bulk::Compressor<'static>, zstd::bulk::Decompressor<'static>);

impl Default for Zstd {
    fn default() -> Self {
        let compressor = zstd::bulk::Compressor::new(zstd::DEFAULT_COMPRESSION_LEVEL).expect("a level");
        Self(compressor, zstd::bulk::Decompressor::new().expect("a context"))
    }
}

impl Compressor for Zstd {
    fn compress(&mut self, bytes: &[u8], out: &mut Vec<u8>) {
        out.clear();
        out.reserve(zstd::zstd_safe::compress_bound(bytes.len()));
        self.0.compress_to_buffer(bytes, out).expect("there is room for all");
    }

    fn decompress(&mut self, bytes: &[u8], length: usize, out: &mut Vec<u8>) {
        out.clear();
        out.reserve(length);
        self.1.decompress_to_buffer(bytes, out).expect("its own bytes");
    }
}

/// Quality 5 with the largest window of the default format: 11, the default, is for files that are written once.
struct Brotli(brotli::enc::BrotliEncoderParams);

impl Default for Brotli {
    fn default() -> Self {
        Self(brotli::enc::BrotliEncoderParams { quality: 5, lgwin: 22, ..Default::default() })
    }
}

impl Compressor for Brotli {
    fn compress(&mut self, mut bytes: &[u8], out: &mut Vec<u8>) {
        out.clear();
        brotli::BrotliCompress(&mut bytes, out, &self.0).expect("memory is compressed");
    }

    fn decompress(&mut self, bytes: &[u8], length: usize, out: &mut Vec<u8>) {
        out.clear();
        out.reserve(length);
        brotli::Decompressor::new(bytes, 4_096).read_to_end(out).expect("its own bytes");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_compressed_comes_back() {
        let texts: [&[u8]; 4] =
            [b"", b"x", &[7; 100_000], &shorn_codecs::random::Random::new(5).word(5_000).into_bytes()];
        for (name, make) in ALL {
            let mut compressor = make();
            let (mut small, mut back) = (Vec::new(), Vec::new());
            for text in texts {
                // Twice: the state of the first call is left in the second.
                for _ in 0..2 {
                    compressor.compress(text, &mut small);
                    compressor.decompress(&small, text.len(), &mut back);
                    assert!(back == text, "{name}");
                }
            }
            compressor.compress(&[7; 100_000], &mut small);
            assert!(small.len() < 200, "{name}: {} bytes", small.len());
        }
    }

    #[test]
    fn each_writes_its_format() {
        let head = |compressor: &mut dyn Compressor| {
            let mut out = Vec::new();
            compressor.compress(b"some text, some text", &mut out);
            out
        };
        // RFC 1952: the two magic bytes, and method 8.
        assert_eq!(head(&mut Gzip::default())[..3], [0x1f, 0x8b, 8]);
        // RFC 8878: the magic number.
        assert_eq!(head(&mut Zstd::default())[..4], 0xfd2f_b528u32.to_le_bytes());
    }
}
