//! Random names and secrets, from the system.

use rand::TryRng;
use rand::rngs::SysRng;
use rand_chacha::ChaCha8Rng;
use sha2::{Digest as _, Sha256};
use tabletop::Seed;

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SysRng
        .try_fill_bytes(&mut bytes)
        .expect("the system gives random bytes");
    bytes
}

fn letters(bytes: &[u8]) -> String {
    const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let letter = |byte: &u8| char::from(ALPHABET[usize::from(byte % 32)]);
    bytes.iter().map(letter).collect()
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
    let digest = Sha256::digest(secret.as_bytes());
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A seed for a table.
pub(crate) fn seed() -> Seed {
    Seed(bytes())
}

/// A generator for a bot.
pub(crate) fn rng() -> ChaCha8Rng {
    <ChaCha8Rng as rand::SeedableRng>::from_seed(bytes())
}
