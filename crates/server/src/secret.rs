//! Random names and secrets, from the system.

use rand::TryRng;
use rand::rngs::SysRng;
use rand_chacha::ChaCha8Rng;
use table::ids::{letters, sha256};

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SysRng
        .try_fill_bytes(&mut bytes)
        .expect("the system gives random bytes");
    bytes
}

/// A name nobody can guess: 80 bits.
pub(crate) fn id() -> String {
    letters(&bytes::<16>())
}

/// A secret that lets somebody in: 200 bits.
pub(crate) fn secret() -> String {
    letters(&bytes::<40>())
}

/// What is kept of a secret.
pub(crate) fn digest(secret: &str) -> String {
    sha256(secret.as_bytes())
}

/// Bytes that nobody can guess.
pub(crate) fn random() -> [u8; 32] {
    bytes()
}

/// A generator for a bot.
pub(crate) fn rng() -> ChaCha8Rng {
    <ChaCha8Rng as rand::SeedableRng>::from_seed(bytes())
}
