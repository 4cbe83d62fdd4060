//! The question a seat has to answer, and the things its answers touch.

use crate::action::{Action, Pending};
use crate::cards::{Origin, data};
use crate::effect::Op;
use crate::state::{Answer, Ask, Item, Mars, Phase, Purchase, Victim, Whom};
use crate::thing::Thing;
use crate::vocabulary::{Parameter, Resource, Tile};
use crate::wording;
use tabletop::{Message, Prompt, Seat, Things, Words};

fn ask(step: &'static str) -> Prompt {
    Prompt::new(step, Message::new(format!("mars-prompt-{step}")))
}

fn about(step: &'static str, name: &'static str, arg: impl Into<tabletop::Arg>) -> Prompt {
    let message = Message::new(format!("mars-prompt-{step}")).with(name, arg);
    Prompt::new(step, message)
}

impl Mars {
    /// What a decider is asked.
    pub(crate) fn question(&self, seat: Seat) -> Prompt {
        let player = self.player(seat);
        match self.phase {
            Phase::Corporations => ask("corporation"),
            Phase::FirstCards | Phase::Research if player.answer == Answer::Heat => {
                let n = 3 * player.picked.len();
                Prompt::new(
                    "pay_heat",
                    Message::new("mars-prompt-pay_cards").with("n", n),
                )
            }
            Phase::FirstCards | Phase::Research => {
                let step = match self.phase {
                    Phase::FirstCards => "first_cards",
                    _ => "research",
                };
                ask(step).picking(0, self.most_purchases(seat), player.picked.len())
            }
            Phase::Draft => ask("draft").picking(1, 1, 0),
            Phase::Action | Phase::FinalConversion => self.open_question(true),
            Phase::Over => ask("over"),
        }
    }

    /// The question to the active seat; the card it has looked at is for its eyes only.
    pub(crate) fn open_question(&self, sees: bool) -> Prompt {
        let player = self.active();
        match self.ask {
            Ask::Nothing => ask("over"),
            Ask::Action if player.owes_first_action => ask("first_action"),
            Ask::Action if self.turn.taken > 0 => ask("second_action"),
            Ask::Action => ask("action"),
            Ask::Payment(bill) => {
                let step = match bill.stage {
                    Resource::Steel => "pay_steel",
                    Resource::Titanium => "pay_titanium",
                    _ => "pay_heat",
                };
                let what = match bill.purchase {
                    Purchase::Looked(_) if !sees => Message::new("mars-hidden_card"),
                    purchase => purchase_in_words(purchase),
                };
                about(step, "what", what).also("n", self.left_to_pay(&bill))
            }
            Ask::Alternative(card) => about("alternative", "card", card.words()),
            Ask::Cost(card, _) => about("cost", "card", card.words()),
            Ask::Sell => ask("sell").picking(1, player.hand.len(), player.picked.len()),
            Ask::Order => ask("order"),
            Ask::Item(item) => self.item_question(item),
            Ask::Amount(_, Victim::Stock(whom, resource)) => {
                about("amount", "whom", whom.words()).also("resource", resource.key())
            }
            Ask::Amount(_, Victim::Card(card)) => about("amount_card", "card", card.words()),
            Ask::LastGreenery => ask("last_greenery"),
        }
    }

    fn item_question(&self, item: Item) -> Prompt {
        let player = self.active();
        let facts = item.op.facts();
        let source = match facts.origin {
            Origin::Card(card) => card.words(),
            Origin::Space(space) => space.words(),
            Origin::Parameter(parameter) => Thing::Track(parameter).words(),
            Origin::StandardProject(project) => Thing::Standard(project).words(),
            Origin::Conversion(conversion) => Thing::Conversion(conversion).words(),
        };
        let step = match facts.op {
            Op::PlaceTile { tile, .. } => {
                return about("place", "source", source).also("tile", tile.key());
            }
            Op::ClaimArea => "claim_area",
            Op::ReduceAnyProduction { resource, amount } => {
                return about("reduce", "source", source)
                    .also("resource", resource.key())
                    .also("n", amount);
            }
            Op::ConvertProduction { .. } => "convert_production",
            Op::CopyProductionBox { .. } => "copy",
            Op::AddCardResource {
                resource, amount, ..
            } => {
                return about("add", "source", source)
                    .also("resource", resource.key())
                    .also("n", amount);
            }
            Op::AddResourceToStockedCard { .. } => "add_stocked",
            Op::DiscardThenDraw { .. } => "discard",
            Op::LookAndKeep { keep, .. } => {
                let keep = usize::from(keep);
                return about("keep", "source", source).picking(keep, keep, player.picked.len());
            }
            Op::LookAndBuy { .. } => "buy_looked",
            Op::ChooseOne { .. } if !super::choices::takes(facts) => "choose",
            _ => "take",
        };
        about(step, "source", source).also("text", wording::op(facts))
    }

    /// The things an action touches; the first is where the page lights it.
    pub(crate) fn things_of(&self, action: &Action) -> Things<Thing> {
        let mut things = Things::new();
        let whom = |whom: Whom| match whom {
            Whom::Seat(seat) => Thing::Seat(seat),
            Whom::Neutral => Thing::Neutral,
        };
        match *action {
            Action::Corporation(card)
            | Action::Buy(card)
            | Action::Keep(card)
            | Action::Sell(card)
            | Action::Discard(card)
            | Action::Play(card)
            | Action::Use(card)
            | Action::FromCard(card)
            | Action::AddTo(card)
            | Action::Copy(card) => things.push(Thing::Card(card)),
            Action::Standard(project) => things.push(Thing::Standard(project)),
            Action::Claim(milestone) => things.push(Thing::Milestone(milestone)),
            Action::Fund(award) => things.push(Thing::Award(award)),
            Action::Convert(conversion) => {
                things.push(Thing::Conversion(conversion));
                let resource = data().conversions[conversion.index()].resource;
                things.push(Thing::Resource(resource));
            }
            Action::FirstAction => {
                let corporation = self.active().corporation;
                things.extend(corporation.map(Thing::Card));
            }
            Action::Pay { resource, .. } => things.push(Thing::Resource(resource)),
            Action::Place(space) | Action::Mark(space) => things.push(Thing::Space(space)),
            Action::Reduce(victim) => things.push(whom(victim)),
            Action::From {
                whom: victim,
                resource,
            } => {
                things.push(whom(victim));
                things.push(Thing::Resource(resource));
            }
            Action::FromNeutral => things.push(Thing::Neutral),
            Action::Next(Pending::Effect(card)) => things.push(Thing::Card(card)),
            Action::Next(Pending::Draw) => things.push(Thing::Deck),
            Action::Next(Pending::Tile(Tile::Ocean)) => {
                things.push(Thing::Track(Parameter::Oceans));
            }
            Action::Alternative { .. }
            | Action::Choose { .. }
            | Action::Amount(_)
            | Action::Decline => {
                things.push(Thing::Prompt);
                things.extend(self.asked_card().map(Thing::Card));
            }
            Action::Next(Pending::Tile(_))
            | Action::Done
            | Action::Pass
            | Action::EndTurn
            | Action::Nobody
            | Action::Stop => things.push(Thing::Prompt),
        }
        things
    }

    /// The card the running question is about.
    fn asked_card(&self) -> Option<crate::Card> {
        match self.ask {
            Ask::Alternative(card) | Ask::Cost(card, _) => Some(card),
            Ask::Item(item) | Ask::Amount(item, _) => item.op.facts().origin.card(),
            _ => None,
        }
    }
}

fn purchase_in_words(purchase: Purchase) -> Message {
    match purchase {
        Purchase::Card(card) | Purchase::Action(card, _) | Purchase::Looked(card) => card.words(),
        Purchase::Standard(project) => Thing::Standard(project).words(),
        Purchase::Milestone(milestone) => Thing::Milestone(milestone).words(),
        Purchase::Award(award) => Thing::Award(award).words(),
    }
}

trait Also {
    fn also(self, name: &'static str, arg: impl Into<tabletop::Arg>) -> Self;
}

impl Also for Prompt {
    /// Adds an argument to the question.
    fn also(mut self, name: &'static str, arg: impl Into<tabletop::Arg>) -> Self {
        self.message = self.message.with(name, arg);
        self
    }
}
