//! The game in numbers, for learners.

mod domains;
mod fields;

use crate::action::{Action, Pending};
use crate::belief::Zone;
use crate::card::{Card, CardSet};
use crate::honours::{Award, Milestone};
use crate::map::{Space, Spaces};
use crate::state::{Answer, Ask, Bill, MAX_OXYGEN, MAX_PLAYERS, MAX_TEMPERATURE, Mars, Phase};
use crate::state::{Player, Purchase, Whom};
use crate::vocabulary::{Conversion, Resource, StandardProject, Tile};
use fields::{ASKS, FIELDS, HONOURS};
use tabletop::Seat;
use tabletop::encode::{Amount, Below, Encode, Field, Pen};

impl Encode for Mars {
    const ENCODING: u32 = 1;
    const FIELDS: &'static [Field] = &FIELDS;
    const LONGEST: usize = 512;

    tabletop::number_actions! { Action:
        corporation: Corporation(card: Card),
        buy: Buy(card: Card),
        keep: Keep(card: Card),
        sell: Sell(card: Card),
        discard: Discard(card: Card),
        done: Done,
        play: Play(card: Card),
        standard: Standard(project: StandardProject),
        claim: Claim(milestone: Milestone),
        fund: Fund(award: Award),
        use: Use(card: Card),
        convert: Convert(conversion: Conversion),
        first_action: FirstAction,
        pass: Pass,
        end_turn: EndTurn,
        pay: Pay { resource: Resource, amount: Amount<256> },
        alternative: Alternative { card: Card, way: Below<4> },
        choose: Choose { card: Card, option: Below<4> },
        amount: Amount(amount: Amount<256>),
        place: Place(space: Space),
        mark: Mark(space: Space),
        reduce: Reduce(whom: Whom),
        from: From { whom: Whom, resource: Resource },
        from_card: FromCard(card: Card),
        from_neutral: FromNeutral,
        nobody: Nobody,
        add_to: AddTo(card: Card),
        copy: Copy(card: Card),
        next: Next(pending: Pending),
        decline: Decline,
        stop: Stop,
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let mut pen = Pen::new(Self::FIELDS, out);
        table(&mut pen, self, seat);
        board(&mut pen, self);
        secrets(&mut pen, self, seat);
        for nth in 0..self.players.len() {
            let other = Seat::from((seat.index() + nth) % self.players.len());
            player(&mut pen, self, other);
            counts(&mut pen, self, other);
        }
        pen.end();
    }
}

fn table(pen: &mut Pen<'_>, game: &Mars, seat: Seat) {
    let seats = game.players.len();
    let after = |other: Seat| (other.index() + seats - seat.index()) % seats;
    pen.field("seats");
    pen.which(Some(seats - 1), MAX_PLAYERS);
    pen.field("seat");
    pen.which(Some(seat.index()), MAX_PLAYERS);
    pen.field("variant");
    pen.flag(game.variant.corporate_era);
    pen.flag(game.variant.draft);
    pen.field("phase");
    pen.which(Some(game.phase as usize), Phase::Over as usize + 1);
    pen.field("generation");
    pen.number(game.generation, 14.0);
    pen.field("parameters");
    pen.number(game.temperature, f32::from(MAX_TEMPERATURE));
    pen.number(game.oxygen, f32::from(MAX_OXYGEN));
    pen.count(game.board.oceans.len(), 9.0);
    pen.field("first");
    pen.which(Some(after(game.first)), MAX_PLAYERS);
    pen.field("active");
    let acting = matches!(game.phase, Phase::Action | Phase::FinalConversion);
    pen.which(acting.then(|| after(game.turn.active)), MAX_PLAYERS);
    pen.field("taken");
    pen.number(game.turn.taken, 2.0);
    pen.field("question");
    pen.which(Some(ask(game.ask)), ASKS);
    pen.field("tile");
    let tile = match game.ask {
        Ask::Item(item) => match game.sort_of(item) {
            Pending::Tile(tile) => Some(tile),
            _ => None,
        },
        _ => None,
    };
    pen.which(tile.map(Tile::index), Tile::ALL.len());
    pen.field("milestones");
    let milestones = game.milestones.iter();
    pen.set(
        milestones.map(|(milestone, _)| honour(milestone.0)),
        HONOURS,
    );
    pen.field("awards");
    let awards = game.awards.iter();
    pen.set(awards.map(|(award, _)| honour(award.0)), HONOURS);
    pen.field("piles");
    pen.count(game.deck.len(), 208.0);
    pen.count(game.discard.len(), 208.0);
}

fn honour(number: u8) -> usize {
    usize::from(number).min(HONOURS - 1)
}

const fn ask(ask: Ask) -> usize {
    match ask {
        Ask::Nothing => 0,
        Ask::Action => 1,
        Ask::Payment(_) => 2,
        Ask::Alternative(_) => 3,
        Ask::Cost(..) => 4,
        Ask::Sell => 5,
        Ask::Order => 6,
        Ask::Item(_) => 7,
        Ask::Amount(..) => 8,
        Ask::LastGreenery => 9,
    }
}

fn board(pen: &mut Pen<'_>, game: &Mars) {
    let board = &game.board;
    pen.field("oceans");
    spaces(pen, board.oceans);
    pen.field("greeneries");
    spaces(pen, board.greeneries);
    pen.field("cities");
    spaces(pen, board.cities);
    pen.field("special");
    let special = board.special.iter().flatten();
    pen.set(special.map(|space| space.index()), Space::COUNT);
}

fn secrets(pen: &mut Pen<'_>, game: &Mars, seat: Seat) {
    let own = game.player(seat);
    let (offered, kept) = match game.phase {
        Phase::Draft => {
            let rounds = usize::from(game.draft.round);
            (game.pack_before(seat), game.kept(seat, rounds))
        }
        _ => (own.offered, CardSet::EMPTY),
    };
    pen.field("hand");
    let hand = own.hand.iter().map(|card| (card.index(), 1.0));
    pen.weighed(hand.chain(halves(&kept)), Card::ROOM);
    pen.field("choosing");
    let mut corporations = CardSet::EMPTY;
    if game.phase == Phase::Corporations {
        own.corporations
            .iter()
            .for_each(|&card| corporations.insert(card));
    }
    let choosing = halves(&offered)
        .chain(halves(&corporations))
        .chain(halves(&own.picked));
    let subject = subject(game, seat).map(|card| (card.index(), -1.0));
    pen.weighed(choosing.chain(subject), Card::ROOM);
    pen.field("unseen");
    let all = &game.beliefs[game.players.len()];
    let unseen = all
        .may(Zone::Deck)
        .intersection(*game.beliefs[seat.index()].may(Zone::Deck));
    cards(pen, &unseen);
    pen.field("answered");
    pen.flag(matches!(own.answer, Answer::Given(_)));
    pen.flag(own.answer == Answer::Heat);
    pen.field("bill");
    match game.ask {
        Ask::Payment(bill) if game.turn.active == seat => self::bill(pen, bill),
        _ => pen.skip(3),
    }
}

/// The card that the question to a seat is about.
fn subject(game: &Mars, seat: Seat) -> Option<Card> {
    if game.turn.active != seat {
        return None;
    }
    match game.ask {
        Ask::Alternative(card) | Ask::Cost(card, _) => Some(card),
        Ask::Payment(Bill { purchase, .. }) => match purchase {
            Purchase::Card(card) | Purchase::Action(card, _) | Purchase::Looked(card) => Some(card),
            Purchase::Standard(_) | Purchase::Milestone(_) | Purchase::Award(_) => None,
        },
        Ask::Item(item) | Ask::Amount(item, _) => match game.sort_of(item) {
            Pending::Effect(card) => Some(card),
            Pending::Tile(_) | Pending::Draw => item.subject,
        },
        Ask::Nothing | Ask::Action | Ask::Sell | Ask::Order | Ask::LastGreenery => None,
    }
}

fn bill(pen: &mut Pen<'_>, bill: Bill) {
    pen.number(bill.steel, 10.0);
    pen.number(bill.titanium, 10.0);
    pen.number(bill.heat, 20.0);
}

fn player(pen: &mut Pen<'_>, game: &Mars, seat: Seat) {
    let player = game.player(seat);
    pen.field("table");
    let table = player.table.union(player.events);
    let used = table.intersection(game.used);
    let table = table.iter().map(|card| (card.index(), 1.0));
    pen.weighed(table.chain(halves(&used)), Card::ROOM);
    pen.field("on_cards");
    resources(pen, game, player);
    pen.field("tiles");
    spaces(pen, game.board.owned[seat.index()]);
    pen.field("claims");
    spaces(pen, game.board.claimed[seat.index()]);
    pen.field("stock");
    player.stock.iter().for_each(|&n| pen.number(n, 20.0));
    pen.field("production");
    player.production.iter().for_each(|&n| pen.number(n, 10.0));
    pen.field("tags");
    player.tags.iter().for_each(|&n| pen.number(n, 8.0));
}

/// Resources on cards, by slot among those that collect some.
fn resources(pen: &mut Pen<'_>, game: &Mars, player: &Player) {
    let slots = &crate::cards::tables_of().slots;
    let slot = |card: Card| usize::from(slots[card.index()]);
    let collecting = player
        .table
        .iter()
        .map(|card| (slot(card), game.on_card(card)));
    let collecting = collecting.filter(|(_, n)| *n > 0);
    let weighed =
        collecting.map(|(slot, n)| (slot, (f32::from(n) / 5.0).min(tabletop::encode::BOUND)));
    pen.weighed(weighed, crate::cards::COLLECTORS);
}

fn counts(pen: &mut Pen<'_>, game: &Mars, seat: Seat) {
    let player = game.player(seat);
    pen.field("score");
    let sheet = game.sheet(seat);
    pen.number(sheet.total(), 60.0);
    for points in [
        sheet.rating,
        sheet.milestones + sheet.awards,
        sheet.greeneries + sheet.cities,
    ] {
        pen.number(points, 30.0);
    }
    pen.number(sheet.resources + sheet.cards, 20.0);
    pen.field("cards");
    pen.count(player.hand.len(), 10.0);
    pen.count(player.events.len(), 10.0);
    pen.field("honours");
    pen.count(
        game.milestones.iter().filter(|(_, by)| *by == seat).count(),
        3.0,
    );
    pen.count(
        game.awards.iter().filter(|(_, by)| *by == seat).count(),
        3.0,
    );
    pen.field("towards");
    for &milestone in game.map().milestones.iter().take(5) {
        pen.number(game.milestone_count(seat, milestone), 16.0);
    }
    for &award in game.map().awards.iter().take(5) {
        pen.number(game.award_value(seat, award), 16.0);
    }
    pen.field("modifiers");
    let modifiers = &player.modifiers;
    pen.number(modifiers.discount + player.next_discount, 8.0);
    pen.number(modifiers.steel, 4.0);
    pen.number(modifiers.titanium, 4.0);
    pen.number(modifiers.shift + player.next_shift, 4.0);
    pen.number(modifiers.greenery, 8.0);
    pen.flag(modifiers.heat_pays);
    pen.field("turn");
    pen.flag(game.turn.passed.contains(seat));
    pen.flag(player.rating_rose);
    pen.flag(player.owes_first_action);
}

fn halves(cards: &CardSet) -> impl Iterator<Item = (usize, f32)> {
    cards.iter().map(|card| (card.index(), 0.5))
}

fn cards(pen: &mut Pen<'_>, cards: &CardSet) {
    cards.words().iter().for_each(|word| pen.bits(*word, 64));
}

fn spaces(pen: &mut Pen<'_>, spaces: Spaces) {
    pen.bits(spaces.words()[0], Space::COUNT);
}
