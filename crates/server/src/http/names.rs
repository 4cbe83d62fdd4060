//! Which name somebody may have.

use super::App;
use crate::api::{Code, PlayerKind, Refusal};
use crate::name;
use crate::store::Account;

fn name_alike() -> Refusal {
    Refusal::new(Code::NameTaken, "server-name_alike")
}

/// A name nobody has claimed, nor one for which it could be taken.
pub(super) async fn free_name(app: &App, name: &str) -> Result<String, Refusal> {
    let name = name::sound(name)?;
    match app.hall.store.claimed_alike(&name).await? {
        None => Ok(name),
        Some(other) => Err(taken(&name, &other)),
    }
}

/// The refusal of a name that somebody has, or one that looks like it.
fn taken(name: &str, other: &Account) -> Refusal {
    match name::folded(name) == name::folded(&other.name) {
        true => Refusal::new(Code::NameTaken, "server-name_taken"),
        false => name_alike(),
    }
}

/// A guest's name. One that somebody has claimed gets a number behind it.
pub(super) async fn guest_name(app: &App, name: &str) -> Result<String, Refusal> {
    let name = name::sound(name)?;
    if app.hall.store.claimed(&name).await?.is_none() {
        return free_name(app, &name).await;
    }
    for number in 2..100 {
        let numbered = name::numbered(&name, number);
        if let Ok(free) = free_name(app, &numbered).await {
            return Ok(free);
        }
    }
    Err(name_alike())
}

/// Guests who had a name before it was claimed get a number behind it.
pub(super) async fn number_guests(app: &App, claimed: &Account) -> Result<Vec<Account>, Refusal> {
    let guests = app.hall.store.guests_called(&claimed.name).await?;
    let others = guests.into_iter().filter(|guest| guest.id != claimed.id);
    let number = |(number, mut guest): (usize, Account)| {
        guest.name = name::numbered(&guest.name, number);
        guest
    };
    Ok((2..).zip(others).map(number).collect())
}

/// A new name for somebody, who may also write the old one differently.
pub(super) async fn new_name(app: &App, account: &Account, name: &str) -> Result<String, Refusal> {
    match account.kind {
        PlayerKind::Guest => guest_name(app, name).await,
        PlayerKind::Claimed => {
            let name = name::sound(name)?;
            let alike = app.hall.store.claimed_alike(&name).await?;
            match alike.filter(|alike| alike.id != account.id) {
                None => Ok(name),
                Some(other) => Err(taken(&name, &other)),
            }
        }
        _ => free_name(app, name).await,
    }
}
