### Race for the Galaxy

## Phases and action cards

race-phase =
    { $phase ->
        [explore] Explore (I)
        [develop] Develop (II)
        [settle] Settle (III)
        [consume] Consume (IV)
       *[produce] Produce (V)
    }

race-actioncard-explore_5 = Explore: +5
race-actioncard-explore_1_1 = Explore: +1, +1
race-actioncard-develop = Develop
race-actioncard-settle = Settle
race-actioncard-consume_trade = Consume: Trade
race-actioncard-consume_x2 = Consume: ×2 VP
race-actioncard-produce = Produce

## What a player does

race-action-discard = Discard { $card }
race-action-keep = Keep { $card }
race-action-place = Place { $card }
race-action-place_nothing = Place nothing
race-action-pay = Pay with { $card }
race-action-sell = Sell the good on { $card }
race-action-use =
    { $what ->
        [lucky_draw] Use { $card }: name a lucky number
        [trade_good] Use { $card }: sell a good
        [discard_hand_cards] Use { $card }: discard cards for VP
        [draw] Use { $card }: draw
       *[other] Use { $card }: consume goods
    }
race-action-consume = Consume the good on { $card }
race-action-name = Lucky number { $n }
race-action-produce = Produce on { $card }
race-action-stop = No more

race-way-pay = Pay with cards
race-way-colony_ship = Discard Colony Ship instead of paying
race-way-conquer = Conquer
race-way-conquer_with_tactics = Discard New Military Tactics and conquer

race-thing-seat = { $seat }
race-thing-draw_pile = Draw pile
race-thing-discard_pile = Discard pile
race-thing-pool = VP pool

## What a player is asked

race-prompt-wait = Wait for the others.
race-prompt-over = The game is over.
race-prompt-initial_discard = Discard { $n } of your first cards.
race-prompt-choose_actions =
    { $n ->
        [one] Choose an action for this round.
       *[other] Choose { $n } actions for this round.
    }
race-prompt-explore_keep =
    { $n ->
        [one] Keep { $n } of the cards you have drawn.
       *[other] Keep { $n } of the cards you have drawn.
    }
race-prompt-develop_choice = Place a development, or nothing.
race-prompt-develop_payment =
    { $n ->
        [one] Pay { $n } card for { $card }.
       *[other] Pay { $n } cards for { $card }.
    }
race-prompt-settle_choice = Place a world, or nothing.
race-prompt-settle_way = How do you place { $card }?
race-prompt-settle_payment =
    { $n ->
        [one] Pay { $n } card for { $card }.
       *[other] Pay { $n } cards for { $card }.
    }
race-prompt-trade_good = Which good do you sell?
race-prompt-consume_power = Which power do you use?
race-prompt-consume_goods_choice =
    { $n ->
        [one] Which good does { $card } take?
       *[other] Which { $n } goods does { $card } take?
    }
race-prompt-discard_for_vp =
    { $n ->
        [one] { $card }: discard { $n } card for VP.
       *[other] { $card }: discard up to { $n } cards for VP.
    }
race-prompt-lucky_number = Name a lucky number.
race-prompt-windfall_target =
    { $good ->
        [novelty] On which Novelty windfall world do you produce?
        [rare] On which Rare windfall world do you produce?
        [genes] On which Genes windfall world do you produce?
        [alien] On which Alien windfall world do you produce?
       *[any] On which windfall world do you produce?
    }
race-prompt-hand_limit_discard =
    { $n ->
        [one] Hand limit: discard { $n } card.
       *[other] Hand limit: discard { $n } cards.
    }

## What happened

race-event-round_began = Round { $round } begins.
race-event-actions_shown = { $seat } has chosen: { $actions }.
race-event-phase_began =
    { $phase ->
        [explore] Explore (I)
        [develop]
            { $second ->
                [yes] Develop (II), second time
               *[no] Develop (II)
            }
        [settle]
            { $second ->
                [yes] Settle (III), second time
               *[no] Settle (III)
            }
        [consume] Consume (IV)
       *[produce] Produce (V)
    }
race-event-phase_ended =
    { $phase ->
        [explore] Explore (I) is over.
        [develop] Develop (II) is over.
        [settle] Settle (III) is over.
        [consume] Consume (IV) is over.
       *[produce] Produce (V) is over.
    }
race-event-drew =
    { $known ->
        [yes] { $seat } draws { $cards } – { $why }.
       *[no]
            { $n ->
                [one] { $seat } draws { $n } card – { $why }.
               *[other] { $seat } draws { $n } cards – { $why }.
            }
    }
race-event-kept =
    { $known ->
        [yes] { $seat } keeps { $cards } and rejects { $rejected }.
       *[no] { $seat } keeps { $n } and rejects { $rejected }.
    }
race-event-discarded =
    { $known ->
        [yes] { $seat } discards { $cards } – { $why }.
       *[no]
            { $n ->
                [one] { $seat } discards { $n } card – { $why }.
               *[other] { $seat } discards { $n } cards – { $why }.
            }
    }
race-event-placed = { $seat } places { $card }.
race-event-placed_nothing = { $seat } places nothing.
race-event-way_taken =
    { $way ->
        [pay]
            { $n ->
                [0] { $seat } places { $card } for nothing.
                [one] { $seat } pays { $n } card for { $card }.
               *[other] { $seat } pays { $n } cards for { $card }.
            }
        [colony_ship] { $seat } uses Colony Ship for { $card }.
        [conquer] { $seat } conquers { $card }.
       *[conquer_with_tactics] { $seat } conquers { $card } with New Military Tactics.
    }
race-event-used_up = { $seat } discards { $card } from the tableau.
race-event-good_put = { $seat }: a good on { $card } – { $why }.
race-event-good_put-shown = { $seat }: a good on { $card } ({ $good }) – { $why }.
race-event-no_good = { $seat }: there is no card left to be a good on { $card }.
race-event-sold =
    { $n ->
        [one]
            { $good ->
                [novelty] { $seat } sells the Novelty good on { $card } for { $n } card.
                [rare] { $seat } sells the Rare good on { $card } for { $n } card.
                [genes] { $seat } sells the Genes good on { $card } for { $n } card.
               *[alien] { $seat } sells the Alien good on { $card } for { $n } card.
            }
       *[other]
            { $good ->
                [novelty] { $seat } sells the Novelty good on { $card } for { $n } cards.
                [rare] { $seat } sells the Rare good on { $card } for { $n } cards.
                [genes] { $seat } sells the Genes good on { $card } for { $n } cards.
               *[alien] { $seat } sells the Alien good on { $card } for { $n } cards.
            }
    }
race-event-sold-through =
    { $good ->
        [novelty] { $seat } sells the Novelty good on { $card } through { $power } for { $n } cards.
        [rare] { $seat } sells the Rare good on { $card } through { $power } for { $n } cards.
        [genes] { $seat } sells the Genes good on { $card } through { $power } for { $n } cards.
       *[alien] { $seat } sells the Alien good on { $card } through { $power } for { $n } cards.
    }
race-event-consumed =
    { $n ->
        [one] { $seat } consumes { $n } good ({ $worlds }) with { $card }: { $vp } VP.
       *[other] { $seat } consumes { $n } goods ({ $worlds }) with { $card }: { $vp } VP.
    }
race-event-gained_vp = { $seat } gains { $vp } VP with { $card }.
race-event-lucky_draw =
    { $won ->
        [yes] { $seat } names { $n }, shows { $card } and takes it.
       *[no] { $seat } names { $n }, shows { $card } and discards it.
    }
race-event-reshuffled =
    { $n ->
        [one] The discard pile becomes the draw pile: { $n } card.
       *[other] The discard pile becomes the draw pile: { $n } cards.
    }
race-event-ended =
    { $why ->
        [tableau] The game is over: a tableau has 12 cards.
        [pool] The game is over: the VP pool is empty.
       *[both] The game is over: a tableau has 12 cards and the VP pool is empty.
    }

race-why-explore = Explore
race-why-bonus = bonus of { $action }
race-why-sale =
    { $good ->
        [novelty] for the Novelty good of { $card }
        [rare] for the Rare good of { $card }
        [genes] for the Genes good of { $card }
       *[alien] for the Alien good of { $card }
    }
race-why-power = power of { $card }
race-why-production = a good was produced on { $card }
race-why-windfall = windfall
race-why-own_production = production
race-why-start = starting discard
race-why-hand_limit = hand limit
race-why-payment = payment for { $card }

## Why not

race-illegal-game_over = The game is over.
race-illegal-not_asked = You have nothing to decide now.
race-illegal-not_this_step = Something else is asked now.
race-illegal-not_in_hand = { $card } is not in your hand, or picked already.
race-illegal-not_drawn = You have not drawn { $card }, or picked it already.
race-illegal-already_chosen = { $action } is chosen already.
race-illegal-not_a_development = { $card } is not a development.
race-illegal-not_a_world = { $card } is not a world.
race-illegal-already_in_tableau = { $card } is in your tableau already.
race-illegal-cannot_pay = { $card } costs { $price }, and you have { $have } to pay with.
race-illegal-not_enough_military = { $card } has defense { $need }, and your Military against it is { $have }.
race-illegal-must_be_conquered = { $card } is a military world: without a Contact Specialist it must be conquered.
race-illegal-not_military = { $card } is not a military world and cannot be conquered.
race-illegal-alien_world = { $card } is an Alien world: Contact Specialist and Colony Ship do not help.
race-illegal-not_active = { $card } does not work in your tableau now.
race-illegal-not_your_world = { $card } is not in your tableau.
race-illegal-no_good_there = There is no good on { $card }.
race-illegal-already_picked = The good on { $card } is picked already.
race-illegal-wrong_good =
    { $good ->
        [novelty] { $card }: Novelty is needed.
        [rare] { $card }: Rare is needed.
        [genes] { $card }: Genes is needed.
       *[alien] { $card }: Alien is needed.
    }
race-illegal-same_kind = { $card }: a good of this kind is picked already, and all must differ.
race-illegal-power_used = { $card } was used in this phase.
race-illegal-too_few_goods = There are too few goods for { $card }.
race-illegal-no_hand_cards = You have no card to discard.
race-illegal-nothing_to_draw = There is no card to draw.
race-illegal-must_use_powers = You have a power that must be used.
race-illegal-must_discard_one = You must discard at least one card.
race-illegal-number_out_of_range = Name a number from { $min } to { $max }.
race-illegal-not_windfall = { $card } is not a windfall world.
race-illegal-has_good = There is a good on { $card } already.

race-audit =
    { $what ->
        [seats] The seats do not fit the game.
        [cards] Not every card lies in exactly one place.
        [memory] What players know does not fit where the cards lie.
        [numbers] Chips, rounds or goods do not add up.
        [tableaus] A tableau does not fit the moment of the round.
        [actions] The chosen actions do not fit the moment of the round.
        [answers] An answer does not fit the question.
       *[step] Who is asked does not fit the moment of the round.
    }

## Options

race-option-mode = Game
race-option-mode-help = In the advanced game two players choose two actions each.
race-option-mode-standard = Standard
race-option-mode-advanced_2p = Advanced, for two
race-option-first_game = First game
race-option-first_game-help = Each start world comes with a preset hand.
race-preset-standard = Standard game
race-preset-first_game = First game
race-preset-advanced_2p = Advanced two-player game
race-setup-seats =
    { $n ->
        [one] { $n } player cannot play so: { $min } to { $max } can.
       *[other] { $n } players cannot play so: { $min } to { $max } can.
    }

## Scores

race-score-chips = VP chips
race-score-cards = VP of placed cards

## The table in words

race-outline-table = Table
race-outline-seat = { $seat }
race-outline-number = { $n }
race-outline-round = Round
race-outline-phase = Phase
race-outline-pool = VP pool
race-outline-draw_pile = Draw pile
race-outline-discard_pile = Discard pile
race-outline-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
race-outline-list = { $cards }
race-outline-known = known: { $cards }
race-outline-score = Score
race-outline-chips = VP chips
race-outline-actions = Actions
race-outline-way = Way
race-outline-hand = Hand
race-outline-drawn = Drawn
race-outline-answer = Answer
race-outline-good = good
race-outline-good_card = good: { $card }
race-outline-fresh = just placed

## Cards in words

race-kind-action = action card
race-kind-development = development
race-kind-world =
    { $kind ->
        [production]
            { $military ->
                [yes] military production world
               *[no] production world
            }
        [windfall]
            { $military ->
                [yes] military windfall world
               *[no] windfall world
            }
       *[gray]
            { $military ->
                [yes] military world
               *[no] world
            }
    }

race-fact-start_world = start world { $n }
race-fact-cost = cost { $n }
race-fact-defense = defense { $n }
race-fact-good =
    { $good ->
        [novelty] Novelty goods
        [rare] Rare elements
        [genes] Genes
       *[alien] Alien technology
    }
race-fact-vp = { $n } VP
race-fact-vp_variable = ? VP
race-fact-keyword =
    { $keyword ->
        [alien] keyword Alien
        [imperium] keyword Imperium
        [rebel] keyword Rebel
        [terraforming] keyword Terraforming
       *[uplift] keyword Uplift
    }
race-fact-copies = { $n } copies

race-power =
    { $phase ->
        [explore] Explore: { $effect }
        [develop] Develop: { $effect }
        [settle] Settle: { $effect }
        [trade] Trade: { $effect }
        [consume] Consume: { $effect }
       *[produce] Produce: { $effect }
    }
race-scoring = At the end of the game: { $effect }

race-effect-windfall =
    { $good ->
        [novelty] Comes with a Novelty good.
        [rare] Comes with a Rare good.
        [genes] Comes with a Genes good.
       *[alien] Comes with an Alien good.
    }
race-effect-draw_extra =
    { $n ->
        [one] draw { $n } more card to choose from.
       *[other] draw { $n } more cards to choose from.
    }
race-effect-keep_extra =
    { $n ->
        [one] keep { $n } more card.
       *[other] keep { $n } more cards.
    }
race-effect-draw_at_start =
    { $n ->
        [one] draw { $n } card at the start of the phase.
       *[other] draw { $n } cards at the start of the phase.
    }
race-effect-reduce_cost-development = developments cost { $n } less.
race-effect-reduce_cost-world =
    { $good ->
        [novelty] Novelty worlds that are paid for cost { $n } less.
        [rare] Rare worlds that are paid for cost { $n } less.
        [genes] Genes worlds that are paid for cost { $n } less.
        [alien] Alien worlds that are paid for cost { $n } less.
       *[any] worlds that are paid for cost { $n } less.
    }
race-effect-draw_after_place-development =
    { $n ->
        [one] draw { $n } card after placing a development.
       *[other] draw { $n } cards after placing a development.
    }
race-effect-draw_after_place-world =
    { $n ->
        [one] draw { $n } card after placing a world.
       *[other] draw { $n } cards after placing a world.
    }
race-effect-military =
    { $sign ->
        [minus]
            { $against ->
                [novelty] −{ $n } Military against Novelty worlds.
                [rare] −{ $n } Military against Rare worlds.
                [genes] −{ $n } Military against Genes worlds.
                [alien] −{ $n } Military against Alien worlds.
                [rebel] −{ $n } Military against Rebel worlds.
               *[all] −{ $n } Military.
            }
       *[plus]
            { $against ->
                [novelty] +{ $n } Military against Novelty worlds.
                [rare] +{ $n } Military against Rare worlds.
                [genes] +{ $n } Military against Genes worlds.
                [alien] +{ $n } Military against Alien worlds.
                [rebel] +{ $n } Military against Rebel worlds.
               *[all] +{ $n } Military.
            }
    }
race-effect-discard_self_military = you may discard this card from your tableau for +{ $n } Military until the end of the phase.
race-effect-discard_self_cost_zero =
    { $good ->
        [novelty] you may discard this card from your tableau instead of paying for a world, but not for a Novelty world.
        [rare] you may discard this card from your tableau instead of paying for a world, but not for a Rare world.
        [genes] you may discard this card from your tableau instead of paying for a world, but not for a Genes world.
       *[alien] you may discard this card from your tableau instead of paying for a world, but not for an Alien world.
    }
race-effect-pay_for_military = you may pay for a military world instead of conquering it, but not for an Alien world. It costs its defense less { $n }.
race-effect-trade_bonus =
    { $n ->
        [one]
            { $what ->
                [novelty] { $n } more card for a Novelty good you sell.
                [rare] { $n } more card for a Rare good you sell.
                [genes] { $n } more card for a Genes good you sell.
                [alien] { $n } more card for an Alien good you sell.
                [this_world] { $n } more card for the good of this world.
               *[any] { $n } more card for any good you sell.
            }
       *[other]
            { $what ->
                [novelty] { $n } more cards for a Novelty good you sell.
                [rare] { $n } more cards for a Rare good you sell.
                [genes] { $n } more cards for a Genes good you sell.
                [alien] { $n } more cards for an Alien good you sell.
                [this_world] { $n } more cards for the good of this world.
               *[any] { $n } more cards for any good you sell.
            }
    }
race-effect-consume_goods =
    { $n ->
        [one]
            { $good ->
                [novelty] discard { $n } Novelty good for { $reward }.
                [rare] discard { $n } Rare good for { $reward }.
                [genes] discard { $n } Genes good for { $reward }.
                [alien] discard { $n } Alien good for { $reward }.
               *[any] discard { $n } good for { $reward }.
            }
       *[other]
            { $good ->
                [novelty] discard { $n } Novelty goods for { $reward }.
                [rare] discard { $n } Rare goods for { $reward }.
                [genes] discard { $n } Genes goods for { $reward }.
                [alien] discard { $n } Alien goods for { $reward }.
               *[any] discard { $n } goods for { $reward }.
            }
    }
race-effect-consume_goods-up_to =
    { $good ->
        [novelty] discard up to { $n } Novelty goods for { $reward } each.
        [rare] discard up to { $n } Rare goods for { $reward } each.
        [genes] discard up to { $n } Genes goods for { $reward } each.
        [alien] discard up to { $n } Alien goods for { $reward } each.
       *[any] discard up to { $n } goods for { $reward } each.
    }
race-effect-consume_different_kinds = discard { $n } goods of different kinds for { $reward }.
race-effect-consume_all_goods = discard all your goods for { $vp } VP each, less { $less } in all.
race-effect-trade_good =
    { $powers ->
        [yes] sell a good, with your trade powers.
       *[no] sell a good, without trade powers.
    }
race-effect-draw =
    { $n ->
        [one] draw { $n } card.
       *[other] draw { $n } cards.
    }
race-effect-lucky_draw = name a number from { $min } to { $max } and show the top card of the draw pile. Take it if its cost or defense is that number.
race-effect-discard_hand_cards = you may discard up to { $n } cards from your hand for { $vp } VP each (never doubled).
race-effect-produce = produces a good.
race-effect-produce_windfall =
    { $good ->
        [novelty] produce a good on a Novelty windfall world.
        [rare] produce a good on a Rare windfall world.
        [genes] produce a good on a Genes windfall world.
        [alien] produce a good on an Alien windfall world.
       *[any] produce a good on any windfall world.
    }
race-effect-draw_if_produced_here =
    { $n ->
        [one] draw { $n } card if a good is produced here.
       *[other] draw { $n } cards if a good is produced here.
    }
race-effect-draw_per_good_produced =
    { $good ->
        [novelty] draw { $n } for each Novelty good you produced this phase.
        [rare] draw { $n } for each Rare good you produced this phase.
        [genes] draw { $n } for each Genes good you produced this phase.
       *[alien] draw { $n } for each Alien good you produced this phase.
    }
race-effect-draw_per_kind_produced = draw { $n } for each kind of good you produced this phase.
race-effect-draw_per_world =
    { $good ->
        [novelty] draw { $n } for each of your Novelty worlds.
        [rare] draw { $n } for each of your Rare worlds.
        [genes] draw { $n } for each of your Genes worlds.
        [alien] draw { $n } for each of your Alien worlds.
       *[any] draw { $n } for each of your worlds.
    }
race-effect-draw_if_most_produced =
    { $good ->
        [novelty] draw { $n } if you produced more Novelty goods than any other player.
        [rare] draw { $n } if you produced more Rare goods than any other player.
        [genes] draw { $n } if you produced more Genes goods than any other player.
       *[alien] draw { $n } if you produced more Alien goods than any other player.
    }
race-effect-vp_multiplier = VP from your consume powers count { $factor } times.
race-effect-per_card = { $vp } VP for { $what }.
race-effect-per_vp_chips = { $vp } VP for every { $n } VP in chips.
race-effect-total_military = { $vp } VP for each point of your Military (without Military against some worlds only).

race-reward-vp = { $vp } VP
race-reward-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
race-reward-both =
    { $n ->
        [one] { $vp } VP and { $n } card
       *[other] { $vp } VP and { $n } cards
    }

race-match-card = { $card }
race-match-development_with_power =
    { $phase ->
        [explore] each development with an Explore power
        [trade] each development with a Trade power
       *[consume] each development with a Consume power
    }
race-match-world_with_power =
    { $phase ->
        [explore] each world with an Explore power
        [trade] each world with a Trade power
       *[consume] each world with a Consume power
    }
race-match-military_keyword =
    { $keyword ->
       *[rebel] each Rebel military world
    }
race-match-keyword =
    { $keyword ->
       *[alien] each other card with the keyword Alien
    }
race-match-military = each other military world
race-match-kind =
    { $kind ->
        [production]
            { $good ->
                [novelty] each Novelty production world
                [rare] each Rare production world
                [genes] each Genes production world
                [alien] each Alien production world
               *[any] each production world
            }
       *[windfall]
            { $good ->
                [novelty] each Novelty windfall world
                [rare] each Rare windfall world
                [genes] each Genes windfall world
                [alien] each Alien windfall world
               *[any] each windfall world
            }
    }
race-match-good =
    { $good ->
        [novelty] each Novelty world
        [rare] each Rare world
        [genes] each Genes world
       *[alien] each Alien world
    }
race-match-development_cost = each development of cost { $n }
race-match-development = each other development
race-match-world = each other world

## Card names

race-card-old_earth = Old Earth
race-card-epsilon_eridani = Epsilon Eridani
race-card-alpha_centauri = Alpha Centauri
race-card-new_sparta = New Sparta
race-card-earths_lost_colony = Earth's Lost Colony
race-card-colony_ship = Colony Ship
race-card-consumer_markets = Consumer Markets
race-card-contact_specialist = Contact Specialist
race-card-deficit_spending = Deficit Spending
race-card-diversified_economy = Diversified Economy
race-card-drop_ships = Drop Ships
race-card-expedition_force = Expedition Force
race-card-export_duties = Export Duties
race-card-genetics_lab = Genetics Lab
race-card-interstellar_bank = Interstellar Bank
race-card-investment_credits = Investment Credits
race-card-mining_conglomerate = Mining Conglomerate
race-card-mining_robots = Mining Robots
race-card-new_military_tactics = New Military Tactics
race-card-public_works = Public Works
race-card-replicant_robots = Replicant Robots
race-card-research_labs = Research Labs
race-card-space_marines = Space Marines
race-card-terraforming_robots = Terraforming Robots
race-card-alien_tech_institute = Alien Tech Institute
race-card-free_trade_association = Free Trade Association
race-card-galactic_federation = Galactic Federation
race-card-galactic_imperium = Galactic Imperium
race-card-galactic_renaissance = Galactic Renaissance
race-card-galactic_survey_seti = Galactic Survey: SETI
race-card-merchant_guild = Merchant Guild
race-card-mining_league = Mining League
race-card-new_economy = New Economy
race-card-new_galactic_order = New Galactic Order
race-card-pan_galactic_league = Pan-Galactic League
race-card-trade_league = Trade League
race-card-alien_robot_scout_ship = Alien Robot Scout Ship
race-card-alien_robot_sentry = Alien Robot Sentry
race-card-alien_robotic_factory = Alien Robotic Factory
race-card-alien_rosetta_stone_world = Alien Rosetta Stone World
race-card-aquatic_uplift_race = Aquatic Uplift Race
race-card-artist_colony = Artist Colony
race-card-asteroid_belt = Asteroid Belt
race-card-avian_uplift_race = Avian Uplift Race
race-card-bio_hazard_mining_world = Bio-Hazard Mining World
race-card-black_market_trading_world = Black Market Trading World
race-card-blaster_gem_mines = Blaster Gem Mines
race-card-comet_zone = Comet Zone
race-card-deserted_alien_colony = Deserted Alien Colony
race-card-deserted_alien_library = Deserted Alien Library
race-card-deserted_alien_outpost = Deserted Alien Outpost
race-card-destroyed_world = Destroyed World
race-card-distant_world = Distant World
race-card-empath_world = Empath World
race-card-expanding_colony = Expanding Colony
race-card-former_penal_colony = Former Penal Colony
race-card-galactic_engineers = Galactic Engineers
race-card-galactic_resort = Galactic Resort
race-card-galactic_trendsetters = Galactic Trendsetters
race-card-gambling_world = Gambling World
race-card-gem_world = Gem World
race-card-imperium_armaments_world = Imperium Armaments World
race-card-lost_alien_battle_fleet = Lost Alien Battle Fleet
race-card-lost_alien_warship = Lost Alien Warship
race-card-lost_species_ark_world = Lost Species Ark World
race-card-malevolent_lifeforms = Malevolent Lifeforms
race-card-merchant_world = Merchant World
race-card-mining_world = Mining World
race-card-new_earth = New Earth
race-card-new_survivalists = New Survivalists
race-card-new_vinland = New Vinland
race-card-outlaw_world = Outlaw World
race-card-pilgrimage_world = Pilgrimage World
race-card-pirate_world = Pirate World
race-card-plague_world = Plague World
race-card-pre_sentient_race = Pre-Sentient Race
race-card-prosperous_world = Prosperous World
race-card-radioactive_world = Radioactive World
race-card-rebel_base = Rebel Base
race-card-rebel_fuel_cache = Rebel Fuel Cache
race-card-rebel_homeworld = Rebel Homeworld
race-card-rebel_miners = Rebel Miners
race-card-rebel_outpost = Rebel Outpost
race-card-rebel_underground = Rebel Underground
race-card-rebel_warrior_race = Rebel Warrior Race
race-card-refugee_world = Refugee World
race-card-reptilian_uplift_race = Reptilian Uplift Race
race-card-runaway_robots = Runaway Robots
race-card-secluded_world = Secluded World
race-card-space_port = Space Port
race-card-spice_world = Spice World
race-card-star_nomad_lair = Star Nomad Lair
race-card-terraformed_world = Terraformed World
race-card-the_last_of_the_uplift_gnarssh = The Last of the Uplift Gnarssh
race-card-tourist_world = Tourist World
