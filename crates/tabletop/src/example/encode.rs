//! The game in numbers.

use super::state::{MAX_HAND, MAX_PLAYERS, SIZES};
use super::{Action, Comet, Comets, Player, Step};
use crate::encode::{Domain, Encode, Field, Part, Pen, layout};
use crate::{Seat, Viewer};

const SIZE: usize = SIZES as usize;

const TABLE: &[Part] = &[
    Part::new("round", 1, "rounds begun, of 8"),
    Part::new("rounds", 1, "rounds in all, of 8"),
    Part::new("step", 3, "offer, work or over"),
    Part::new("deck", 1, "comets in the deck, of 48"),
    Part::new(
        "discards",
        SIZE,
        "discards that the seat has located, by size, of 8",
    ),
];
const SECRET: &[Part] = &[
    Part::new("hand", SIZE, "comets in hand by size, of 4"),
    Part::new("offer", SIZE, "comets picked for the offer, by size"),
    Part::new("answered", 1, "whether the seat has answered"),
    Part::new(
        "site_seen",
        SIZE,
        "the size of the own site, once it is scouted",
    ),
];
const PLAYER: &[Part] = &[
    Part::new("cards", 1, "comets in hand and offered, of 4"),
    Part::new("tower", SIZE, "comets in the tower, by size"),
    Part::new(
        "site",
        2,
        "whether there is a site, and whether it is scouted",
    ),
    Part::new("prizes", 1, "prizes won, of 8"),
];
const FIELDS: [Field; TABLE.len() + SECRET.len() + MAX_PLAYERS * PLAYER.len()] =
    layout(TABLE, SECRET, PLAYER, MAX_PLAYERS);

impl Domain for Comet {
    type Of = Comet;
    const NAME: &'static str = "comet";
    const SIZE: u16 = SIZES as u16;
    fn code(comet: Comet) -> u16 {
        u16::from(comet.0).clamp(1, Self::SIZE) - 1
    }
    fn value(code: u16) -> Option<Comet> {
        (code < Self::SIZE).then_some(Comet(code as u8 + 1))
    }
}

impl Encode for Comets {
    const ENCODING: u32 = 1;
    const FIELDS: &'static [Field] = &FIELDS;
    const LONGEST: usize = 16;

    crate::number_actions! { Action:
        offer: Offer(comet: Comet),
        seal: Seal,
        build: Build(comet: Comet),
        scrap: Scrap(comet: Comet),
        scout: Scout,
        settle: Settle,
        done: Done,
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let own = &self.players[seat.index()];
        let mut pen = Pen::new(Self::FIELDS, out);
        pen.field("round");
        pen.number(self.round, 8.0);
        pen.field("rounds");
        pen.number(self.options.rounds, 8.0);
        pen.field("step");
        pen.which(Some(self.step as usize), Step::Over as usize + 1);
        pen.field("deck");
        pen.count(self.deck.len(), 48.0);
        pen.field("discards");
        let known = |laid: &&super::Laid| laid.known.to_viewer(Viewer::seat(seat));
        let discards = self.discards.iter().filter(known);
        pen.weighed(discards.map(|laid| (place(laid.comet), 0.125)), SIZE);
        pen.field("hand");
        pen.weighed(own.hand.iter().map(|comet| (place(*comet), 0.25)), SIZE);
        pen.field("offer");
        pen.set(own.offer.iter().copied().map(place), SIZE);
        pen.field("answered");
        pen.flag(own.answered);
        pen.field("site_seen");
        pen.which(own.site.filter(|_| own.scouted).map(place), SIZE);
        for nth in 0..self.players.len() {
            player(
                &mut pen,
                &self.players[(seat.index() + nth) % self.players.len()],
            );
        }
        pen.end();
    }
}

fn place(comet: Comet) -> usize {
    Comet::code(comet).into()
}

fn player(pen: &mut Pen<'_>, player: &Player) {
    pen.field("cards");
    pen.count(player.hand.len() + player.offer.len(), MAX_HAND as f32);
    pen.field("tower");
    pen.set(player.tower.iter().copied().map(place), SIZE);
    pen.field("site");
    pen.flag(player.site.is_some());
    pen.flag(player.scouted);
    pen.field("prizes");
    pen.number(player.prizes, 8.0);
}
