//! A player's tableau: the placed cards in order, with their goods, and what follows from them.

use crate::cards::{Card, Design};
use crate::kinds::{Good, WorldKind};
use crate::powers::Powers;
use crate::sets::{Designs, Slot, Slots};
use crate::table::TABLE;
use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The most cards a tableau can ever hold: 11 at the start of a round, and four placements in the
/// advanced game for two; one more place never hurts.
pub(crate) const TABLEAU_PLACES: usize = 16;

/// A placed card, perhaps with a good on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Placed {
    pub(crate) card: Card,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) good: Option<Card>,
}

/// The placed cards and, derived from them, the masks and sums the rules read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tableau {
    placed: ArrayVec<Placed, TABLEAU_PLACES>,
    /// Whether the last card was placed in the running phase, so that its powers do not work yet.
    fresh: bool,
    designs: Designs,
    goods: Slots,
    production: Slots,
    windfall: Slots,
    kinds: [Slots; 4],
    windfall_powers: Slots,
    produce_draws: Slots,
    powers: Powers,
}

impl Tableau {
    /// The placed cards in order.
    #[inline]
    pub(crate) fn placed(&self) -> &[Placed] {
        &self.placed
    }

    /// How many cards are placed.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.placed.len()
    }

    /// The designs that are placed.
    #[inline]
    pub(crate) fn designs(&self) -> Designs {
        self.designs
    }

    /// What the active powers add up to.
    #[inline]
    pub(crate) fn powers(&self) -> &Powers {
        &self.powers
    }

    /// The card placed in the running phase.
    #[inline]
    pub(crate) fn fresh(&self) -> Option<Design> {
        if !self.fresh {
            return None;
        }
        self.placed.last().map(|placed| placed.card.design())
    }

    /// The design at a place.
    #[inline]
    pub(crate) fn design(&self, slot: Slot) -> Design {
        self.placed[slot.index()].card.design()
    }

    /// Where a design lies.
    #[inline]
    pub(crate) fn slot_of(&self, design: Design) -> Option<Slot> {
        let at = |placed: &Placed| placed.card.design() == design;
        self.placed.iter().position(at).map(|i| Slot(i as u8))
    }

    /// Worlds with a good.
    #[inline]
    pub(crate) fn goods(&self) -> Slots {
        self.goods
    }

    /// Worlds with a good of this kind.
    #[inline]
    pub(crate) fn goods_of(&self, good: Good) -> Slots {
        self.goods.intersection(self.kinds[good.index()])
    }

    /// Worlds of this kind, with a good or not.
    #[inline]
    pub(crate) fn worlds_of(&self, good: Good) -> Slots {
        self.kinds[good.index()]
    }

    /// Production worlds without a good.
    #[inline]
    pub(crate) fn empty_production(&self) -> Slots {
        self.production.difference(self.goods)
    }

    /// Windfall worlds without a good, of one kind or of any.
    #[inline]
    pub(crate) fn empty_windfall(&self, good: Option<Good>) -> Slots {
        let empty = self.windfall.difference(self.goods);
        match good {
            None => empty,
            Some(good) => empty.intersection(self.kinds[good.index()]),
        }
    }

    /// Windfall worlds.
    #[inline]
    pub(crate) fn windfall(&self) -> Slots {
        self.windfall
    }

    /// Cards with a `produce_windfall` power.
    #[inline]
    pub(crate) fn windfall_powers(&self) -> Slots {
        self.windfall_powers
    }

    /// Cards that draw at the end of their owner's production, or of everybody's.
    #[inline]
    pub(crate) fn produce_draws(&self) -> Slots {
        self.produce_draws
    }

    /// Places a card; its powers work from the end of the phase on.
    pub(crate) fn place(&mut self, card: Card) {
        self.put(Placed { card, good: None });
        self.fresh = true;
    }

    /// The phase is over: the card placed in it works from now on.
    #[inline]
    pub(crate) fn settle_in(&mut self) {
        if let Some(design) = self.fresh() {
            self.powers.add(&TABLE.facts(design).powers);
            self.fresh = false;
        }
    }

    /// Puts a good on a world.
    #[inline]
    pub(crate) fn put_good(&mut self, slot: Slot, card: Card) {
        self.placed[slot.index()].good = Some(card);
        self.goods.insert(slot);
    }

    /// Takes the good from a world.
    #[inline]
    pub(crate) fn take_good(&mut self, slot: Slot) -> Option<Card> {
        self.goods.remove(slot);
        self.placed[slot.index()].good.take()
    }

    /// Takes a card out; it has no good on it.
    pub(crate) fn remove(&mut self, slot: Slot) -> Card {
        let mut rest = self.placed.clone();
        let gone = rest.remove(slot.index());
        *self = Tableau::of(rest, self.fresh);
        gone.card
    }

    /// Replaces the cards that lie face down as goods, in the order of the worlds.
    pub(crate) fn replace_goods(&mut self, mut next: impl FnMut() -> Card) {
        for placed in &mut self.placed {
            if placed.good.is_some() {
                placed.good = Some(next());
            }
        }
    }

    /// A tableau of these cards.
    pub(crate) fn of(placed: ArrayVec<Placed, TABLEAU_PLACES>, fresh: bool) -> Tableau {
        let mut tableau = Tableau::default();
        let last = placed.len();
        for (i, placed) in placed.into_iter().enumerate() {
            tableau.put(placed);
            tableau.fresh = true;
            if i + 1 < last || !fresh {
                tableau.settle_in();
            }
        }
        tableau
    }

    fn put(&mut self, placed: Placed) {
        let slot = Slot(self.placed.len() as u8);
        let design = placed.card.design();
        let facts = TABLE.facts(design);
        self.designs.insert(design);
        if let Some(good) = facts.good {
            self.kinds[good.index()].insert(slot);
        }
        match facts.kind {
            Some(WorldKind::Production) => self.production.insert(slot),
            Some(WorldKind::Windfall) => self.windfall.insert(slot),
            _ => {}
        }
        if facts.windfall.is_some() {
            self.windfall_powers.insert(slot);
        }
        if facts.produce_draw.is_some() || facts.most_produced.is_some() {
            self.produce_draws.insert(slot);
        }
        if placed.good.is_some() {
            self.goods.insert(slot);
        }
        self.placed.push(placed);
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    placed: ArrayVec<Placed, TABLEAU_PLACES>,
    fresh: bool,
}

impl Serialize for Tableau {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let placed = self.placed.clone();
        let fresh = self.fresh;
        Written { placed, fresh }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tableau {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written { placed, fresh } = Written::deserialize(deserializer)?;
        let mut designs = Designs::EMPTY;
        for placed in &placed {
            let design = placed.card.design();
            if designs.contains(design) {
                return Err(de::Error::custom(format!("{} lies twice", design.id())));
            }
            if placed.good.is_some() && TABLE.facts(design).good.is_none() {
                return Err(de::Error::custom(format!("a good on {}", design.id())));
            }
            designs.insert(design);
        }
        if fresh && placed.is_empty() {
            return Err(de::Error::custom("nothing was placed"));
        }
        Ok(Tableau::of(placed, fresh))
    }
}
