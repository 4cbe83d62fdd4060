//! Passwords, by argon2id; at most two at a time, since each takes 19 MB and a while.

use crate::api::{Code, Refusal};
use crate::refusal::internal;
use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use tokio::sync::Semaphore;

/// Whoever hashes passwords.
pub struct Hasher {
    turns: Semaphore,
}

impl Default for Hasher {
    fn default() -> Self {
        Hasher {
            turns: Semaphore::new(2),
        }
    }
}

impl Hasher {
    /// The string that is kept of a password.
    pub async fn hash(&self, password: String) -> Result<String, Refusal> {
        if !(8..=256).contains(&password.chars().count()) {
            return Err(Refusal::new(Code::BadRequest, "server-bad_password"));
        }
        let hash = move || {
            Argon2::default()
                .hash_password(password.as_bytes())
                .map(|hash| hash.to_string())
        };
        let hash = self.in_turn(hash).await?;
        hash.map_err(|error| internal(&error))
    }

    /// Whether this is the password. Without a string to compare it takes as long and says no.
    pub async fn verify(&self, password: String, kept: Option<String>) -> Result<bool, Refusal> {
        if password.chars().count() > 256 {
            return Ok(false);
        }
        let verify = move || match kept.as_deref().map(PasswordHash::new) {
            Some(Ok(kept)) => Argon2::default()
                .verify_password(password.as_bytes(), &kept)
                .is_ok(),
            _ => {
                let _ = Argon2::default().hash_password(password.as_bytes());
                false
            }
        };
        self.in_turn(verify).await
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let turn = self.turns.acquire().await;
        let _turn = turn.map_err(|error| internal(&error))?;
        let done = tokio::task::spawn_blocking(work).await;
        done.map_err(|error| internal(&error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::{Arc, mpsc};

    #[tokio::test]
    async fn no_more_than_two_passwords_are_hashed_at_a_time() {
        let hasher = Arc::new(Hasher::default());
        let (begin, begun) = mpsc::channel();
        let mut gates = Vec::new();
        let mut jobs = Vec::new();
        for n in 0..3 {
            let (open, gate) = mpsc::channel::<()>();
            gates.push(open);
            let (hasher, begin) = (Arc::clone(&hasher), begin.clone());
            jobs.push(tokio::spawn(async move {
                let work = move || {
                    begin.send(n).unwrap();
                    let _ = gate.recv();
                };
                hasher.in_turn(work).await.unwrap();
            }));
        }
        while hasher.turns.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let two = [begun.recv().unwrap(), begun.recv().unwrap()];
        assert!(begun.try_recv().is_err(), "the third waits");
        let third = (0..3).find(|n| !two.contains(n)).unwrap();
        gates.clear();
        for job in jobs {
            job.await.unwrap();
        }
        assert_eq!(begun.recv().unwrap(), third);
    }
}
