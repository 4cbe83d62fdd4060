//! Faults that can be put into a [`Machine`](crate::Machine), to prove that the simulated evenings would find them.

/// A fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mutant {
    /// What happens is told before it is stored.
    ToldBeforeStored,
    /// What was not stored is kept all the same.
    NotStoredKept,
    /// A request that is sent twice is done twice.
    DoneTwice,
    /// Everybody is shown what a seat has only drafted.
    DraftTold,
    /// A seat takes back what has been answered, at a fair table too.
    CutIgnored,
    /// Whatever is to happen meets a fault in the rules. For hosts: a machine cannot get over that by itself.
    Faulty,
}
