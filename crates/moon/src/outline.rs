//! The view in words.
use crate::action::Thing;
use crate::view::View;
use tabletop::{Message, Outline};

pub(crate) fn outline(view: &View) -> Outline<Thing> {
    let mut outline = Outline::default();
    outline.section(Message::new("moon-outline-turn").with("turn", view.turn));
    outline
}
