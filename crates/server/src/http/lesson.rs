//! What may be written down for a guided game.

use crate::api::{Code, Lesson, Refusal, TableRules};
use crate::table::Holder;
use tabletop::PileScript;

/// The longest lesson, in bytes of its JSON: it lies in the table's setup, which every list of tables reads.
const LONGEST: usize = 16 * 1024;

/// Refuses a lesson that cannot be given at this table. Whether its cards are in the piles is seen when the game is set up.
pub(super) fn check(lesson: &Lesson, rules: &TableRules, seats: &[Holder]) -> Result<(), Refusal> {
    let text = serde_json::to_string(lesson).map_err(|error| Refusal::internal(&error))?;
    if text.len() > LONGEST {
        return Err(Refusal::too_much());
    }
    // Whoever knows how chance falls may teach, and plays against nobody.
    let people = seats.iter().filter(|seat| !matches!(seat, Holder::Bot(_)));
    if rules.rated || people.count() != 1 || seats.contains(&Holder::Open) {
        return Err(Refusal::new(Code::BadRequest, "server-lesson_alone"));
    }
    // Draws, and shuffles in the middle of the game, may ask for a card that is elsewhere once the path is left.
    let first_shuffle =
        |script: &PileScript| matches!(script, PileScript::Orders(orders) if orders.len() == 1);
    let mut scripts = lesson.chance.scripts();
    if !scripts.all(|(_, script)| first_shuffle(script)) {
        return Err(Refusal::new(Code::BadRequest, "server-lesson_script"));
    }
    match lesson.path.len() > seats.len() {
        true => Err(Refusal::bad_seat()),
        false => Ok(()),
    }
}
