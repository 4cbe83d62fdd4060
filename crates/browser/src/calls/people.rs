//! Who plays on this device: one person, by name.

use crate::drive::put;
use crate::hall::Hall;
use crate::row::Me;
use crate::wire::Store;
use std::rc::Rc;
use table::api::{self, Can, ChangeMe, Code, GuestRequest, Refusal};

/// The key under which the one person is kept.
const ONE: &str = "me";
/// The most characters of a name.
const LONGEST: usize = 32;

impl Hall {
    /// Who plays here, as it is kept; another tab may have changed it.
    pub(crate) async fn me(self: &Rc<Self>) -> Result<Option<Me>, Refusal> {
        let text = self.get(Store::Me, ONE).await?;
        let me: Option<Me> = text.and_then(|text| serde_json::from_str(&text).ok());
        self.with(|inside| inside.me.clone_from(&me));
        Ok(me)
    }

    /// Who plays here, who must have a name.
    pub(crate) async fn somebody(self: &Rc<Self>) -> Result<Me, Refusal> {
        self.me().await?.ok_or_else(Refusal::not_signed_in)
    }

    async fn become_(self: &Rc<Self>, me: Me) -> Result<api::Me, Refusal> {
        self.write(vec![put(Store::Me, ONE, &me)]).await?;
        self.with(|inside| inside.me = Some(me.clone()));
        Ok(shown(Some(&me)))
    }
}

fn shown(me: Option<&Me>) -> api::Me {
    api::Me {
        player: me.map(Me::player),
        // The page and the module are of one build.
        build: String::new(),
        can: Can::default(),
    }
}

pub(crate) async fn me(hall: &Rc<Hall>) -> Result<api::Me, Refusal> {
    Ok(shown(hall.me().await?.as_ref()))
}

pub(crate) async fn guest(hall: &Rc<Hall>, request: GuestRequest) -> Result<api::Me, Refusal> {
    if hall.me().await?.is_some() {
        return Err(Refusal::not_now());
    }
    let name = sound(&request.name)?;
    let id = hall.id();
    hall.become_(Me { id, name }).await
}

pub(crate) async fn change(hall: &Rc<Hall>, request: ChangeMe) -> Result<api::Me, Refusal> {
    let mut me = hall.somebody().await?;
    if request.password.is_some() {
        return Err(Refusal::not_found());
    }
    if let Some(name) = request.name {
        me.name = sound(&name)?;
    }
    hall.become_(me).await
}

/// A name as it is kept. There is nobody here for whom it could be taken.
fn sound(name: &str) -> Result<String, Refusal> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=LONGEST).contains(&name.chars().count());
    let shows = name.chars().any(char::is_alphanumeric) && !name.chars().any(char::is_control);
    match fits && shows {
        true => Ok(name),
        false => Err(Refusal::new(Code::BadRequest, "server-bad_name")),
    }
}
