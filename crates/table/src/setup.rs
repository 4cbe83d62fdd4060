//! How a table is made: from what somebody asks for, and from a table that is over.

use crate::answer::bots_of;
use crate::api::{
    ClockRules, Code, Lesson, Moment, NewTable, PlayerKind, Refusal, SeatPlan, TableRules, TakeBack,
};
use crate::rated::may_be_rated;
use crate::{Holder, Names, Setup, Table};
use tabletop::{Chance, PileScript, Seed};

/// The longest lesson, in bytes of its JSON: it lies in the table's setup, which every list of tables reads.
const LONGEST_LESSON: usize = 16 * 1024;

/// A setup from what somebody asks for, with the key of its link.
pub fn make(
    new: NewTable,
    host: (&str, PlayerKind),
    key: String,
    created: Moment,
) -> Result<Setup, Refusal> {
    let (account, kind) = host;
    let seats = new
        .seats
        .iter()
        .map(|plan| holder(plan, account, &new.game));
    let seats: Vec<Holder> = seats.collect::<Result<_, _>>()?;
    let mut rules = new.rules;
    rules.hints &= !rules.rated;
    check_clock(rules.clock)?;
    if let Some(lesson) = &new.lesson {
        check_lesson(lesson, &rules, &seats)?;
        rules.start_when_full = true;
    }
    // Set up once to see that it can be, and for the options with every key.
    let options = games::json(&new.options);
    let trial = new.lesson.as_ref().map(|lesson| lesson.chance.clone());
    let trial = trial.unwrap_or_else(|| Chance::seeded(Seed::from(0)));
    let trial = games::start_asked(&new.game, seats.len(), Some(&options), trial)?;
    let options = serde_json::from_str(trial.options().get());
    let setup = Setup {
        game: new.game,
        options: options.map_err(|_| Refusal::internal())?,
        rules,
        host: account.to_owned(),
        key,
        seats,
        created,
        series: None,
        lesson: new.lesson,
        position: None,
    };
    may_be_rated(&setup, &setup.seats, false, &|_| kind)?;
    Ok(setup)
}

/// What can be taken back at a table with these seats. They do not change hands after the start, so neither does this.
pub(crate) fn take_back<'a>(
    rules: &TableRules,
    seats: impl Iterator<Item = &'a Holder>,
) -> TakeBack {
    let is_alone = seats.filter(|seat| !matches!(seat, Holder::Bot(_))).count() == 1;
    match (rules.rated, rules.take_back) {
        (true, _) => TakeBack::Fair,
        (false, Some(chosen)) => chosen,
        (false, None) if is_alone => TakeBack::Free,
        (false, None) => TakeBack::Fair,
    }
}

/// Whose a seat is to be, as its maker plans it.
pub(crate) fn holder(plan: &SeatPlan, host: &str, game: &str) -> Result<Holder, Refusal> {
    match plan {
        SeatPlan::Me => Ok(Holder::Person(host.to_owned())),
        SeatPlan::Open => Ok(Holder::Open),
        SeatPlan::Bot(level) if bots_of(game).any(|known| known == level) => {
            Ok(Holder::Bot(level.clone()))
        }
        SeatPlan::Bot(_) => Err(Refusal::bad_request()),
    }
}

fn check_clock(clock: ClockRules) -> Result<(), Refusal> {
    let sound = match clock {
        ClockRules::None => true,
        ClockRules::Live { bank, increment } => {
            (10..=864_000).contains(&bank) && increment <= 3_600
        }
        ClockRules::ByMail { days } => (1..=60).contains(&days),
    };
    if sound {
        Ok(())
    } else {
        Err(Refusal::bad_request())
    }
}

/// Refuses a lesson that cannot be given at this table. Whether its cards are in the piles is seen when the game is set up.
fn check_lesson(lesson: &Lesson, rules: &TableRules, seats: &[Holder]) -> Result<(), Refusal> {
    if games::json(lesson).get().len() > LONGEST_LESSON {
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

/// The same again, as somebody asks for it.
pub fn rematch(over: &Table, host: &str, key: String, created: Moment, names: &dyn Names) -> Setup {
    let holders: Vec<Holder> = over.seats.iter().map(|seat| seat.holder.clone()).collect();
    let until = created.plus(over.setup.invites_for());
    Setup {
        seats: again(&holders, host, until, names),
        created,
        key,
        host: host.to_owned(),
        lesson: None,
        position: None,
        series: None,
        ..(*over.setup).clone()
    }
}

/// The same seats again: who asks has said yes, at every seat of theirs; bots stay; everybody else is invited.
pub fn again(holders: &[Holder], asker: &str, until: Moment, names: &dyn Names) -> Vec<Holder> {
    let seat = |holder: &Holder| match holder {
        Holder::Person(account) if account == asker => holder.clone(),
        Holder::Person(account) if names.player(account).kind == PlayerKind::Former => Holder::Open,
        Holder::Person(account) => Holder::Invited {
            account: account.clone(),
            until,
        },
        Holder::Invited { .. } | Holder::Open => Holder::Open,
        Holder::Bot(_) => holder.clone(),
    };
    holders.iter().map(seat).collect()
}
