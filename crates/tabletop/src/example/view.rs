//! What one viewer may know, as data and in words.

use super::{Comet, Comets, Options, Player, Step, Thing};
use crate::{Known, Message, Outline, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// Everything a viewer may know. A comet that is `None` lies there unseen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// The options.
    pub options: Options,
    /// The running round, from 1.
    pub round: u8,
    /// The running step.
    pub step: Step,
    /// How often the deck was shuffled.
    pub shuffles: u32,
    /// The deck from the bottom up.
    pub deck: Vec<Option<Comet>>,
    /// The discards, and who has located each of them.
    pub discards: Vec<DiscardView>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
}

/// A discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DiscardView {
    /// Which comet; none for those who have not located it.
    pub comet: Option<Comet>,
    /// Who has located it.
    pub known: Known,
}

/// What a viewer may know about one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerView {
    /// How many comets the hand holds, those picked for the offer included.
    pub cards: usize,
    /// The comets in hand.
    pub hand: Option<Vec<Comet>>,
    /// The comets picked for the offer.
    pub offer: Option<Vec<Comet>>,
    /// Whether the player has answered; in a sealed step that is for the own eyes only.
    pub answered: Option<bool>,
    /// The comets built, from the ground up.
    pub tower: Vec<Comet>,
    /// The site.
    pub site: Site,
    /// How many prizes were won.
    pub prizes: u8,
}

/// What a viewer may know about a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Site {
    /// There is none.
    Empty,
    /// Nobody has looked at it.
    FaceDown,
    /// Its player has looked at it.
    Scouted,
    /// The viewer sees it.
    Seen(Comet),
}

impl View {
    pub(super) fn of(game: &Comets, viewer: Viewer) -> Self {
        let mut discards: Vec<_> = game
            .discards
            .iter()
            .map(|laid| DiscardView {
                comet: Some(laid.comet).filter(|_| laid.known.to_viewer(viewer)),
                known: laid.known,
            })
            .collect();
        discards.sort_unstable();
        let see = |(i, player): (usize, &Player)| {
            let own = viewer.sees(Seat::from(i));
            PlayerView::of(player, own, viewer == Viewer::Referee, game.step)
        };
        View {
            options: game.options.clone(),
            round: game.round,
            step: game.step,
            shuffles: game.shuffles,
            deck: game
                .deck
                .iter()
                .map(|laid| Some(laid.comet).filter(|_| laid.known.to_viewer(viewer)))
                .collect(),
            discards,
            players: game.players.iter().enumerate().map(see).collect(),
        }
    }

    /// The view in words.
    pub(super) fn outline(&self) -> Outline<Thing> {
        let mut outline = Outline::default();
        let count = |id, n: usize| Message::new(id).with("n", n);
        let round = Message::new("comets-outline-round").with("round", self.round);
        let table = outline.section(round);
        table.line(count("comets-outline-deck", self.deck.len()), Vec::new());
        table.line(
            count("comets-outline-discards", self.discards.len()),
            Vec::new(),
        );
        for (i, player) in self.players.iter().enumerate() {
            let seat = Seat::from(i);
            let words = |comets: &[Comet]| comets.iter().map(|comet| comet.words()).collect();
            let heading = Message::new("comets-outline-player").with("seat", seat);
            let section = outline.section(heading);
            section.line(
                count("comets-outline-prizes", player.prizes.into()),
                Vec::new(),
            );
            section.line(count("comets-outline-cards", player.cards), Vec::new());
            for comet in player.hand.iter().flatten() {
                section.thing(Thing::Card(*comet), comet.words(), Vec::new());
            }
            let tower = Message::new("comets-outline-tower");
            section.thing(Thing::Tower(seat), tower, words(&player.tower));
            let site = match player.site {
                Site::Empty => Message::new("comets-outline-no_site"),
                Site::FaceDown | Site::Scouted => Message::new("comets-comet-unseen"),
                Site::Seen(comet) => comet.words(),
            };
            section.thing(Thing::Site, Message::new("comets-outline-site"), vec![site]);
        }
        outline
    }
}

impl PlayerView {
    fn of(player: &Player, own: bool, referee: bool, step: Step) -> Self {
        let open = step != Step::Offer;
        PlayerView {
            cards: player.hand.len() + player.offer.len(),
            hand: own.then(|| player.hand.to_vec()),
            offer: own.then(|| player.offer.to_vec()),
            answered: (own || open).then_some(player.answered),
            tower: player.tower.to_vec(),
            site: match player.site {
                None => Site::Empty,
                Some(comet) if referee || own && player.scouted => Site::Seen(comet),
                Some(_) if player.scouted => Site::Scouted,
                Some(_) => Site::FaceDown,
            },
            prizes: player.prizes,
        }
    }
}
