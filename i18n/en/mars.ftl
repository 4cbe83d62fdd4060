### Terraforming Mars

## Words that others are built from: resources, productions, tiles, tags

# An amount of a resource, as the object of a verb.
mars-amount =
    { $resource ->
        [megacredits] { $n } M€
        [steel] { $n } steel
        [titanium] { $n } titanium
        [plants]
            { $n ->
                [one] { $n } plant
               *[other] { $n } plants
            }
        [energy] { $n } energy
       *[heat] { $n } heat
    }
# An amount of what lies on cards.
mars-x-on_card =
    { $resource ->
        [animal]
            { $n ->
                [one] { $n } animal
               *[other] { $n } animals
            }
        [microbe]
            { $n ->
                [one] { $n } microbe
               *[other] { $n } microbes
            }
        [science]
            { $n ->
                [one] { $n } science resource
               *[other] { $n } science resources
            }
       *[fighter]
            { $n ->
                [one] { $n } fighter
               *[other] { $n } fighters
            }
    }
mars-x-resource =
    { $resource ->
        [megacredits] M€
        [steel] steel
        [titanium] titanium
        [plants] plants
        [energy] energy
       *[heat] heat
    }
mars-x-production =
    { $resource ->
        [megacredits] M€ production
        [steel] steel production
        [titanium] titanium production
        [plants] plant production
        [energy] energy production
       *[heat] heat production
    }
# Productions as the object of a verb, and units: other languages need them.
mars-x-production_acc = { mars-x-production }
mars-x-units =
    { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }
mars-x-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
mars-x-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
mars-x-tag =
    { $tag ->
        [building] building tag
        [space] space tag
        [power] power tag
        [science] science tag
        [jovian] Jovian tag
        [earth] Earth tag
        [plant] plant tag
        [microbe] microbe tag
        [animal] animal tag
       *[city] city tag
    }
mars-x-tags =
    { $n ->
        [one] { $n } { mars-x-tag }
       *[other] { $n } { mars-x-tag }s
    }
# "an ocean", "2 oceans", "the Capital".
mars-x-tile =
    { $tile ->
        [ocean]
            { $n ->
                [one] an ocean tile
               *[other] { $n } ocean tiles
            }
        [greenery] a greenery tile
        [city] a city tile
        [capital] the Capital tile
        [natural_preserve] the Natural Preserve tile
        [mining_area] the Mining Area tile
        [mining_rights] the Mining Rights tile
        [commercial_district] the Commercial District tile
        [nuclear_zone] the Nuclear Zone tile
        [industrial_center] the Industrial Center tile
        [ecological_zone] the Ecological Zone tile
        [lava_flows] the Lava Flows tile
        [mohole_area] the Mohole Area tile
       *[restricted_area] the Restricted Area tile
    }
mars-x-one_tile =
    { $tile ->
        [ocean] an ocean
        [greenery] a greenery
        [city] a city
        [capital] the Capital
        [natural_preserve] the Natural Preserve
        [mining_area] the Mining Area
        [mining_rights] the Mining Rights
        [commercial_district] the Commercial District
        [nuclear_zone] the Nuclear Zone
        [industrial_center] the Industrial Center
        [ecological_zone] the Ecological Zone
        [lava_flows] the Lava Flows
        [mohole_area] the Mohole Area
       *[restricted_area] the Restricted Area
    }
mars-x-milestone =
    { $milestone ->
        [terraformer] Terraformer
        [mayor] Mayor
        [gardener] Gardener
        [builder] Builder
       *[planner] Planner
    }
mars-x-award =
    { $award ->
        [landlord] Landlord
        [banker] Banker
        [scientist] Scientist
        [thermalist] Thermalist
       *[miner] Miner
    }

mars-resource-megacredits = M€
mars-resource-steel = Steel
mars-resource-titanium = Titanium
mars-resource-plants = Plants
mars-resource-energy = Energy
mars-resource-heat = Heat

mars-parameter-temperature = Temperature
mars-parameter-oxygen = Oxygen
mars-parameter-oceans = Oceans
mars-value =
    { $parameter ->
        [temperature] { $n } °C
        [oxygen] { $n } %
       *[oceans] { $n } of 9
    }

mars-tag-building = building
mars-tag-space = space
mars-tag-power = power
mars-tag-science = science
mars-tag-jovian = Jovian
mars-tag-earth = Earth
mars-tag-plant = plant
mars-tag-microbe = microbe
mars-tag-animal = animal
mars-tag-city = city

# "plant, microbe or animal" before "tag".
mars-of_tag =
    { $tag ->
        [building] building
        [space] space
        [power] power
        [science] science
        [jovian] Jovian
        [earth] Earth
        [plant] plant
        [microbe] microbe
        [animal] animal
       *[city] city
    }
mars-tags-next = { $a }, { $b }
mars-tags-or = { $a } or { $b }

mars-tile-ocean = Ocean
mars-tile-greenery = Greenery
mars-tile-city = City
mars-tile-capital = Capital
mars-tile-natural_preserve = Natural Preserve
mars-tile-mining_area = Mining Area
mars-tile-mining_rights = Mining Rights
mars-tile-commercial_district = Commercial District
mars-tile-nuclear_zone = Nuclear Zone
mars-tile-industrial_center = Industrial Center
mars-tile-ecological_zone = Ecological Zone
mars-tile-lava_flows = Lava Flows
mars-tile-mohole_area = Mohole Area
mars-tile-restricted_area = Restricted Area

mars-hex = row { $row }, space { $column }
mars-hex-named = { $area } ({ $place })
mars-area-tharsis_tholus = Tharsis Tholus
mars-area-ascraeus_mons = Ascraeus Mons
mars-area-pavonis_mons = Pavonis Mons
mars-area-arsia_mons = Arsia Mons
mars-area-noctis_city = Noctis City
mars-area-phobos_space_haven = Phobos
mars-area-ganymede_colony = Ganymede
mars-map-tharsis = Tharsis

mars-standard-sell_patents = Sell Patents
mars-standard-power_plant = Power Plant
mars-standard-asteroid = Asteroid
mars-standard-aquifer = Aquifer
mars-standard-greenery = Greenery
mars-standard-city = City

mars-conversion-convert_plants = Convert plants into a greenery
mars-conversion-convert_heat = Convert heat into temperature

mars-milestone-terraformer = Terraformer
mars-milestone-mayor = Mayor
mars-milestone-gardener = Gardener
mars-milestone-builder = Builder
mars-milestone-planner = Planner

mars-award-landlord = Landlord
mars-award-banker = Banker
mars-award-scientist = Scientist
mars-award-thermalist = Thermalist
mars-award-miner = Miner

mars-whom-seat = { $seat }
mars-whom-neutral = the neutral opponent
mars-hidden_card = the card looked at
mars-thing-deck = Draw pile
mars-thing-discard = Discard pile
mars-thing-prompt = Question

## Options

mars-option-corporate_era = Corporate Era
mars-option-corporate_era-help = All 208 projects and 12 corporations; production starts at 0. A solo game always has it.
mars-option-draft = Draft
mars-option-draft-help = In the research phase everybody keeps a card and passes the others on. Not in a solo game.
mars-option-beginners = Beginners
mars-option-beginners-help = A beginner takes the beginner corporation and keeps all first cards.
mars-option-first_player = First player
mars-option-first_player-help = Who begins.
mars-option-first_player-random = drawn by lot
mars-option-first_player-seat = Player { $n }
mars-option-map = Map
mars-option-map-help = Which map is played on, with its milestones and awards.
mars-option-sets = Further card sets
mars-option-sets-help = Their projects and corporations are shuffled in.
mars-option-preset-corporate_era = Corporate Era
mars-option-preset-first_game = First game
mars-option-preset-standard = Standard game
mars-option-preset-draft = Corporate Era with draft
mars-setup-seats = { $seats } players cannot play this way.
mars-audit =
    { $part ->
        [seats] A seat is named that is not there.
        [planet] A parameter is beyond its end.
        [board] The tiles do not fit together.
        [cards] A project card is missing or lies in two places.
        [beliefs] What players know does not fit the cards.
        [player] A player's board does not fit the cards in play.
        [draft] The draft does not fit.
       *[question] What is asked has no answer.
    }

## What a player does

mars-action-corporation = Take { $card }
mars-action-buy = Buy { $card }
mars-action-keep = Keep { $card }
mars-action-sell = Sell { $card }
mars-action-discard = Discard { $card }
mars-action-done = Done
mars-action-play = Play { $card }
mars-action-standard = { $project }
mars-action-claim = Claim { mars-x-milestone }
mars-action-fund = Fund { mars-x-award }
mars-action-use = Use { $card }
mars-action-convert =
    { $conversion ->
        [convert_plants] Convert plants into a greenery
       *[convert_heat] Convert heat into temperature
    }
mars-action-first_action = Take the first action of your corporation
mars-action-pass = Pass
mars-action-end_turn = End turn
mars-action-pay = Pay with { mars-amount }
mars-action-choose = { $option }
mars-action-amount = { $n }
mars-action-place = Place on { $space }
mars-action-mark = Claim { $space }
mars-action-reduce = { $whom }
mars-action-from = { $whom }: { mars-x-resource }
mars-action-from_card = From { $card }
mars-action-from_neutral = From the neutral opponent
mars-action-nobody = Nobody
mars-action-add_to = Add to { $card }
mars-action-copy = Copy { $card }
mars-action-next = { $pending }
mars-action-decline = Leave it
mars-action-stop = No more greeneries

mars-pending-tile = Place { mars-x-one_tile }
mars-pending-draw = Draw cards
mars-pending-effect = { $card }

## What a player is asked

mars-prompt-corporation = Which corporation do you take?
mars-prompt-first_cards = Which cards do you buy, for 3 M€ each?
mars-prompt-research = Which cards do you buy, for 3 M€ each?
mars-prompt-pay_cards = The cards cost { $n } M€. How much heat do you pay with?
mars-prompt-draft = Which card do you keep?
mars-prompt-over = The game is over.
mars-prompt-first_action = Take the first action of your corporation, or pass.
mars-prompt-action = Take an action, or pass.
mars-prompt-second_action = Take a second action, or end your turn.
mars-prompt-pay_steel = { $what }: { $n } M€ to pay. How much steel do you pay with?
mars-prompt-pay_titanium = { $what }: { $n } M€ to pay. How much titanium do you pay with?
mars-prompt-pay_heat = { $what }: { $n } M€ to pay. How much heat do you pay with?
mars-prompt-alternative = How do you use { $card }?
mars-prompt-cost = { $card }: what is its action paid with?
mars-prompt-sell = Which cards do you sell, for 1 M€ each?
mars-prompt-order = What comes next?
mars-prompt-place = { $source }: where do you place { mars-x-one_tile }?
mars-prompt-reduce = { $source }: whose { mars-x-production } falls { mars-x-steps }?
mars-prompt-add = { $source }: to which card do you add { mars-x-on_card }?
mars-prompt-claim_area = { $source }: { $text }.
mars-prompt-convert_production = { $source }: { $text }. How many steps?
mars-prompt-copy = { $source }: { $text }.
mars-prompt-add_stocked = { $source }: { $text }.
mars-prompt-discard = { $source }: you may { $text }.
mars-prompt-keep = { $source }: which cards do you keep?
mars-prompt-buy_looked = { $source }: { $text }.
mars-prompt-choose = { $source }: { $text }.
mars-prompt-take = { $source }: { $text }.
mars-prompt-amount = { $whom } loses { mars-x-resource }. Choose the amount.
mars-prompt-amount_card = { $card }: how many?
mars-prompt-last_greenery = Where do you place a last greenery?

## What happens

mars-event-generation = Generation { $n } begins. First player: { $seat }.
mars-event-corporation = { $seat } plays { $card }.
mars-event-drew =
    { $known ->
        [yes] { $seat } draws { mars-x-cards } ({ $why }): { $cards }.
       *[no] { $seat } draws { mars-x-cards } ({ $why }).
    }
mars-why-research = research
mars-why-draft = draft
mars-why-card = { $card }
mars-why-space = { $space }
mars-event-reshuffled = The discard pile becomes the deck: { mars-x-cards }.
mars-event-passed =
    { $known ->
        [yes] { $seat } receives { mars-x-cards }: { $cards }.
       *[no] { $seat } receives { mars-x-cards }.
    }
mars-event-bought =
    { $known ->
        [yes] { $seat } buys { mars-x-cards }: { $cards }.
       *[no] { $seat } buys { mars-x-cards }.
    }
mars-event-kept =
    { $known ->
        [yes] { $seat } keeps { mars-x-cards }: { $cards }.
       *[no] { $seat } keeps { mars-x-cards }.
    }
mars-event-discarded =
    { $known ->
        [yes] { $seat } discards { mars-x-cards }: { $cards }.
       *[no] { $seat } discards { mars-x-cards }.
    }
mars-event-showed = { $seat } reveals { $card } and discards it.
mars-event-played = { $seat } plays { $card }.
mars-event-standard = { $seat } does the standard project { $project }.
mars-event-used = { $seat } uses { $card }.
mars-event-first_action = { $seat } takes the first action of { $card }.
mars-event-converted =
    { $conversion ->
        [convert_plants] { $seat } converts plants into a greenery.
       *[convert_heat] { $seat } converts heat into temperature.
    }
mars-event-claimed = { $seat } claims { mars-x-milestone }.
mars-event-funded = { $seat } funds { mars-x-award }.
mars-event-paid = { $seat } pays { $what }.
mars-event-stock =
    { $direction ->
        [up] { $seat } gains { $what }.
       *[down] { $seat } loses { $what }.
    }
mars-event-production =
    { $direction ->
        [up] { $seat }: { mars-x-production } +{ $n }.
       *[down] { $seat }: { mars-x-production } −{ $n }.
    }
mars-event-neutral = { $seat } chooses the neutral opponent.
mars-event-rating = { $seat }: TR +{ $n }.
mars-event-raised =
    { $parameter ->
        [temperature] { $seat } raises the temperature to { $value } °C.
        [oxygen] { $seat } raises the oxygen to { $value } %.
       *[oceans] { $seat } brings the oceans to { $value }.
    }
mars-event-placed = { $seat } places { mars-x-one_tile } on { $space }.
mars-event-marked = { $seat } claims { $space }.
mars-event-on_card =
    { $direction ->
        [up] { $seat } adds { mars-x-on_card } to { $card }.
       *[down] { $card } of { $seat } loses { mars-x-on_card }.
    }
mars-event-copied = { $seat } copies the production of { $card }.
mars-event-pass = { $seat } passes.
mars-event-turn_ended = { $seat } ends the turn.
mars-event-produced =
    { $warmed ->
        [0] { $seat } produces { $what }.
       *[other] { $seat } produces { $what }; { $warmed } energy becomes heat.
    }
mars-event-last_conversion = The last generation is over. Plants become greeneries a last time.
mars-event-stopped = { $seat } places no more greeneries.
mars-event-over = The game is over.

## Why not

mars-illegal-not_asked = You have nothing to decide now.
mars-illegal-not_now = Something else is asked now.
mars-illegal-first_action_owed = The first action of your corporation comes before all others.
mars-illegal-no_first_action = Your corporation owes no first action.
mars-illegal-not_dealt = You were not dealt this corporation.
mars-illegal-not_in_hand = The card is not in your hand.
mars-illegal-not_offered = The card is not among those you choose from.
mars-illegal-already_picked = You have picked this card already.
mars-illegal-too_few_picked = You have picked { $have }, and need at least { $need }.
mars-illegal-parameter_too_low =
    { $parameter ->
        [temperature] It needs at least { $need } °C, and it is { $have } °C.
        [oxygen] It needs at least { $need } % oxygen, and there is { $have } %.
       *[oceans] It needs at least { $need } oceans, and there are { $have }.
    }
mars-illegal-parameter_too_high =
    { $parameter ->
        [temperature] It needs at most { $need } °C, and it is { $have } °C.
        [oxygen] It needs at most { $need } % oxygen, and there is { $have } %.
       *[oceans] It needs at most { $need } oceans, and there are { $have }.
    }
mars-illegal-too_few_tags = It needs { $need } × { mars-x-tag } in play, and you have { $have }.
mars-illegal-production_too_low = Your { mars-x-production } must be at least { $need }, and is { $have }.
mars-illegal-too_few_tiles =
    { $tile ->
        [greenery] You need { $need } greenery of your own, and have { $have }.
        [city] You need { $need } city of your own, and have { $have }.
       *[other] You need { $need } such tile of your own, and have { $have }.
    }
mars-illegal-too_few_cities = It needs { $need } cities in play, and there are { $have }.
mars-illegal-cannot_pay = It costs { $cost } M€: you are { $short } M€ short.
mars-illegal-too_little = You need { $need } { mars-x-resource }, and have { $have }.
mars-illegal-nobody_to_reduce = Nobody's { mars-x-production } can fall { mars-x-steps }.
mars-illegal-cannot_reduce = This { mars-x-production } is { $have } and cannot fall by { $need }.
mars-illegal-no_space = There is no space for the tile: it must lie { $placement }.
mars-illegal-nothing_to_copy = No other card of yours with a { mars-x-tag } has a production box that you can carry out.
mars-illegal-cannot_copy = This card has no production box to copy.
mars-illegal-same_as = { $card } has the same production box.
mars-illegal-not_in_play = You do not have this card in play.
mars-illegal-no_action = This card has no action.
mars-illegal-action_used = Its action was used in this generation.
mars-illegal-rating_not_raised = Your TR has not risen in this generation.
mars-illegal-too_few_on_card =
    { $resource ->
        [animal] It needs { $need } animals on the card, and there are { $have }.
        [microbe] It needs { $need } microbes on the card, and there are { $have }.
        [science] It needs { $need } science resources on the card, and there are { $have }.
       *[fighter] It needs { $need } fighters on the card, and there are { $have }.
    }
mars-illegal-nothing_to_take =
    { $resource ->
        [animal] There is no card to take an animal from.
        [microbe] There is no card to take a microbe from.
        [science] There is no card to take a science resource from.
       *[fighter] There is no card to take a fighter from.
    }
mars-illegal-no_card_to_add_to =
    { $resource ->
        [animal] None of your cards holds animals.
        [microbe] None of your cards holds microbes.
        [science] None of your cards holds science resources.
       *[fighter] None of your cards holds fighters.
    }
mars-illegal-no_such_choice = There is no such choice.
mars-illegal-not_in_solo = There are no milestones and awards in a solo game.
mars-illegal-taken = { $seat } has it already.
mars-illegal-all_taken = All three are taken.
mars-illegal-not_reached =
    { $milestone ->
        [terraformer] Terraformer needs TR { $need }, and yours is { $have }.
        [mayor] Mayor needs { $need } cities, and you have { $have }.
        [gardener] Gardener needs { $need } greeneries, and you have { $have }.
        [builder] Builder needs { $need } building tags, and you have { $have }.
       *[planner] Planner needs { $need } cards in hand, and you have { $have }.
    }
mars-illegal-nothing_to_sell = You have no card to sell.
mars-illegal-pass_is_whole_turn = Passing is a whole turn: end your turn instead.
mars-illegal-no_action_taken = You have taken no action yet: pass instead.
mars-illegal-turn_does_not_end = Nobody else takes turns: go on, or pass.
mars-illegal-pays_too_little = With so little { mars-x-resource } the rest cannot be paid.
mars-illegal-pays_too_much = That is more { mars-x-resource } than needed.
mars-illegal-out_of_range = It must be from { $least } to { $most }.
mars-illegal-occupied = There is { mars-x-one_tile } on it.
mars-illegal-claimed = { $seat } has claimed this space.
mars-illegal-already_claimed = This space is claimed.
mars-illegal-wrong_kind = The tile must lie { $placement }.
mars-illegal-next_to_city = It is next to a city.
mars-illegal-not_isolated = It is next to another tile.
mars-illegal-not_next_to = The tile must lie { $placement }.
mars-illegal-has_none = This player has no { mars-x-resource }.
mars-illegal-protected = Protected Habitats protect it.
mars-illegal-never_removed = Nothing is ever removed from this card.
mars-illegal-not_yourself = It must be another player.
mars-illegal-no_such_player = There is no such player.
mars-illegal-not_adjacent = This player has no tile next to the ocean.
mars-illegal-not_held = The card does not hold such resources.
mars-illegal-not_pending = This is not pending now.
mars-illegal-other_resource = Now it is asked how much { mars-x-resource } you pay with.

## Where tiles go: "the tile must lie …"

mars-placement-ocean_reserved = on a space reserved for oceans
mars-placement-land_non_reserved = on a space that is not reserved
mars-placement-city_normal = on an unreserved space that is next to no other city
mars-placement-greenery_normal = on an unreserved space, next to one of your tiles if possible
mars-placement-isolated = on an unreserved space that is next to no other tile
mars-placement-next_to_city = on an unreserved space next to a city
mars-placement-next_to_two_cities = on an unreserved space next to at least two cities
mars-placement-next_to_greenery = on an unreserved space next to a greenery
mars-placement-volcanic = on a volcanic space
mars-placement-metal_bonus = on an unreserved space with a steel or titanium bonus
mars-placement-metal_bonus_next_to_own_tile = on an unreserved space with a steel or titanium bonus, next to one of your tiles
mars-placement-noctis_city = on the space reserved for Noctis City
mars-placement-phobos_space_haven = on Phobos
mars-placement-ganymede_colony = on Ganymede

## What cards do: fragments in the imperative

mars-op-nothing = nothing
mars-op-all = { $ops }
mars-op-or = { $a }, or { $b }
mars-op-gain =
    { $counted ->
        [yes] gain { $what } { $per }
       *[no] gain { $what }
    }
mars-op-spend = spend { $what }
mars-op-spend_any = spend any amount of { mars-x-resource } (at least { $n })
mars-op-pay =
    { $metal ->
        [steel] pay { $what } (steel may be used)
        [titanium] pay { $what } (titanium may be used)
       *[none] pay { $what }
    }
mars-op-production =
    { $direction ->
        [up]
            { $counted ->
                [yes] increase your { mars-x-production } { mars-x-steps } { $per }
               *[no] increase your { mars-x-production } { mars-x-steps }
            }
       *[down]
            { $counted ->
                [yes] decrease your { mars-x-production } { mars-x-steps } { $per }
               *[no] decrease your { mars-x-production } { mars-x-steps }
            }
    }
mars-op-convert_production =
    decrease your { $from ->
        [heat] heat production
       *[other] production
    } any number of steps (at least 1) and increase your { $to ->
        [megacredits] M€ production
       *[other] other production
    } as many
mars-op-tile_bonus_production = increase your production of the metal printed under the tile { mars-x-steps }
mars-op-copy_production_box = carry out the production box of another of your cards with a { mars-x-tag }
mars-op-reduce_any_production = decrease any player's { mars-x-production } { mars-x-steps }
mars-op-remove_from_any = remove up to { $what } from any player
mars-op-steal_from_any = steal up to { $what } from another player
mars-op-remove_on_any_card = remove up to { mars-x-on_card } from any card
mars-op-take_on_any_card = remove { mars-x-on_card } from any card
mars-op-remove_from_adjacent_owner = remove up to { $what } from another player with a tile next to that ocean
mars-op-raise_parameter =
    { $parameter ->
        [temperature] raise the temperature { mars-x-steps }
        [oxygen] raise the oxygen { mars-x-steps }
       *[oceans] raise the oceans { mars-x-steps }
    }
mars-op-raise_tr =
    { $counted ->
        [yes] raise your TR { mars-x-steps } { $per }
       *[no] raise your TR { mars-x-steps }
    }
mars-op-place = place { mars-x-tile }
mars-op-place_at = place { mars-x-tile } { $placement }
mars-op-claim_area = put your marker on a free unreserved space: only you may build there
mars-op-draw_cards = draw { mars-x-cards }
mars-op-look_and_keep = look at { mars-x-cards }, keep { $keep } and discard the others
mars-op-look_and_buy =
    { $n ->
        [one] look at the top card and either buy it or discard it
       *[other] look at the top { $n } cards and either buy or discard each
    }
mars-op-reveal_and_discard_top = reveal and discard the top card of the deck; if it has a { mars-x-tag }, { $then }
mars-op-discard_then_draw =
    { $discard ->
        [one] discard a card to draw { mars-x-cards }
       *[other] discard { $discard } cards to draw { mars-x-cards }
    }
mars-op-sell_cards = discard any number of cards and gain { $what } for each
mars-op-next_card_discount = the next card you play this generation costs { $what } less
mars-op-next_card_requirement_shift =
    the next card you play this generation may be { mars-x-steps } off its temperature, oxygen and ocean requirements
mars-op-add_card_resource =
    { $target ->
        [here] add { mars-x-on_card } to this card
       *[own] add { mars-x-on_card } to one of your cards
    }
mars-op-remove_card_resource = remove { mars-x-on_card } from this card
mars-op-add_resource_to_stocked_card =
    { $n ->
        [one] add a resource to one of your cards that holds at least one
       *[other] add { $n } resources to one of your cards that holds at least one
    }
mars-op-add_resource_to_played_card =
    { $n ->
        [one] add an animal or microbe to that card
       *[other] add { $n } animals or microbes to that card
    }
mars-op-if_own_tags = if you have { mars-x-tags }, { $then }, otherwise { $otherwise }

mars-per-own_tags =
    { $n ->
        [one] for each { mars-x-tag } you have
       *[other] for every { mars-x-tags } you have
    }
mars-per-opponent_tags =
    { $n ->
        [one] for each { mars-x-tag } your opponents have
       *[other] for every { mars-x-tags } your opponents have
    }
mars-per-cities =
    { $where ->
        [on_mars]
            { $n ->
                [one] for each city on Mars
               *[other] for every { $n } cities on Mars
            }
       *[anywhere]
            { $n ->
                [one] for each city in play
               *[other] for every { $n } cities in play
            }
    }
mars-per-events_played_by_all =
    { $n ->
        [one] for each event played by anyone
       *[other] for every { $n } events played by anyone
    }
mars-per-resources_here =
    { $n ->
        [one] for each resource on this card
       *[other] for every { $n } resources on this card
    }
mars-per-adjacent_oceans =
    { $n ->
        [one] for each ocean next to this tile
       *[other] for every { $n } oceans next to this tile
    }
mars-per-adjacent_cities =
    { $n ->
        [one] for each city next to this tile
       *[other] for every { $n } cities next to this tile
    }
mars-per-amount_spent =
    { $n ->
        [one] for each unit spent
       *[other] for every { $n } units spent
    }

mars-requirement-parameter =
    { $bound ->
        [min]
            { $parameter ->
                [temperature] at least { $value } °C
                [oxygen] at least { $value } % oxygen
               *[oceans]
                    { $value ->
                        [one] at least { $value } ocean
                       *[other] at least { $value } oceans
                    }
            }
       *[max]
            { $parameter ->
                [temperature] at most { $value } °C
                [oxygen] at most { $value } % oxygen
               *[oceans]
                    { $value ->
                        [one] at most { $value } ocean
                       *[other] at most { $value } oceans
                    }
            }
    }
mars-requirement-own_tags = { mars-x-tags }
mars-requirement-own_production =
    { $n ->
        [one] { mars-x-production }
       *[other] { $n } { mars-x-production }
    }
mars-requirement-own_tiles =
    { $tile ->
        [greenery]
            { $n ->
                [one] a greenery of your own
               *[other] { $n } greeneries of your own
            }
       *[other]
            { $n ->
                [one] such a tile of your own
               *[other] { $n } such tiles of your own
            }
    }
mars-requirement-cities_in_play =
    { $n ->
        [one] a city in play
       *[other] { $n } cities in play
    }

mars-effect-card_discount =
    { $tag ->
        [none] cards cost you { $what } less
        [space] a card costs you { $what } less for each space tag on it
        [earth] a card costs you { $what } less for each Earth tag on it
        [power] a card costs you { $what } less for each power tag on it
       *[other] a card costs you { $what } less for each such tag on it
    }
mars-effect-standard_project_discount = the standard project { $project } costs you { $what } less
mars-effect-resource_value_bonus = each unit of { mars-x-resource } you pay with is worth { $what } more
mars-effect-requirement_shift =
    you may be { mars-x-steps } off the temperature, oxygen and ocean requirements of cards
mars-effect-protect_from_opponents = opponents may not remove your plants, animals and microbes
mars-effect-resources_never_removed = nothing may be removed from this card
mars-effect-greenery_conversion_cost = converting plants into a greenery costs you { $what }
mars-effect-heat_as_megacredits = you may pay with heat as with M€
mars-effect-trigger =
    { $optional ->
        [yes] { $when }, you may { $ops }
       *[no] { $when }, { $ops }
    }

mars-when-tag_played =
    { $by ->
        [anyone]
            { $this ->
                [yes] for each { $tags } tag anyone plays, this card included
               *[no] for each { $tags } tag anyone plays
            }
       *[owner]
            { $this ->
                [yes] for each { $tags } tag you play, this card included
               *[no] for each { $tags } tag you play
            }
    }
mars-when-event_card_played =
    { $by ->
        [anyone]
            { $tag ->
                [none] when anyone plays an event
                [space] when anyone plays a space event
               *[other] when anyone plays such an event
            }
       *[owner]
            { $tag ->
                [none] when you play an event
                [space] when you play a space event
               *[other] when you play such an event
            }
    }
mars-when-tile_placed =
    { $by ->
        [anyone]
            { $where ->
                [on_mars]
                    { $this ->
                        [yes] when anyone places { mars-x-one_tile } on Mars, this one included
                       *[no] when anyone places { mars-x-one_tile } on Mars
                    }
               *[anywhere]
                    { $this ->
                        [yes] when anyone places { mars-x-one_tile }, this one included
                       *[no] when anyone places { mars-x-one_tile }
                    }
            }
       *[owner]
            { $where ->
                [on_mars]
                    { $this ->
                        [yes] when you place { mars-x-one_tile } on Mars, this one included
                       *[no] when you place { mars-x-one_tile } on Mars
                    }
               *[anywhere]
                    { $this ->
                        [yes] when you place { mars-x-one_tile }, the first one included
                       *[no] when you place { mars-x-one_tile }
                    }
            }
    }
mars-when-tile_on_bonus =
    { $by ->
        [anyone] when anyone places a tile on a steel or titanium bonus
       *[owner] when you place a tile on a steel or titanium bonus
    }
mars-when-standard_project_done =
    { $by ->
        [anyone] after anyone pays for a standard project, except selling patents
       *[owner] after you pay for a standard project, except selling patents
    }
mars-when-base_cost_paid =
    { $by ->
        [anyone] after anyone pays for a card or standard project with a printed cost of { $what } or more
       *[owner] after you pay for a card or standard project with a printed cost of { $what } or more
    }

mars-text-requires = Requires { $what }.
mars-text-now = When played: { $ops }.
mars-text-gives = { $ops }
mars-text-bonus = At { $value }: { $ops }.
mars-text-effect = Effect: { $effect }.
mars-text-first_action = As your first action in the game: { $ops }.
mars-text-solo = Solo game: { $ops }.
mars-text-action =
    { $condition ->
        [rating_rose] Action: if your TR has risen this generation, { $cost } → { $gain }.
       *[none] Action: { $cost } → { $gain }.
    }
mars-text-free_action =
    { $condition ->
        [rating_rose] Action: if your TR has risen this generation, { $gain }.
       *[none] Action: { $gain }.
    }
mars-text-collects =
    { $resource ->
        [animal] Holds animals.
        [microbe] Holds microbes.
        [science] Holds science resources.
       *[fighter] Holds fighters.
    }
mars-text-start =
    { $produces ->
        [yes]
            { $hand ->
                [free] You start with { $stock }; { $production }. You keep all dealt cards free of charge.
               *[bought] You start with { $stock }; { $production }.
            }
       *[no]
            { $hand ->
                [free] You start with { $stock } and keep all dealt cards free of charge.
               *[bought] You start with { $stock }.
            }
    }
mars-text-milestone =
    { $kind ->
        [rating] Your TR is at least { $n }.
        [cities] You own at least { $n } cities.
        [greeneries] You own at least { $n } greeneries.
        [building_tags] You have at least { $n } building tags in play.
       *[cards] You hold at least { $n } cards.
    }
mars-text-award =
    { $award ->
        [landlord] Most tiles in play.
        [banker] Highest M€ production.
        [scientist] Most science tags in play.
        [thermalist] Most heat.
       *[miner] Most steel and titanium together.
    }

mars-points-fixed = { $n } VP.
mars-points-per = { $n } VP { $per }.
mars-points-if_resources_here =
    { $min ->
        [one] { $n } VP if at least { $min } resource is on this card.
       *[other] { $n } VP if at least { $min } resources are on this card.
    }

mars-fact-cost = Cost: { $what }
mars-fact-tags = Tags: { $tags }
mars-fact-corporate_era = Corporate Era
mars-fact-set = Set: { $set }

mars-kind-automated = automated card (green)
mars-kind-active = active card (blue)
mars-kind-event = event (red)
mars-kind-corporation = corporation
mars-kind-standard_project = standard project
mars-kind-conversion = conversion
mars-kind-milestone = milestone
mars-kind-award = award
mars-kind-land_hex = space
mars-kind-ocean_hex = space reserved for an ocean
mars-kind-noctis_hex = space reserved for Noctis City
mars-kind-off_planet = space off the planet
mars-kind-parameter = global parameter
mars-kind-map = map

## The table in words

mars-outline-planet = The planet
mars-outline-player = { $seat }
mars-outline-map = The map
mars-outline-honours = Milestones and awards
mars-outline-piles = Piles
mars-outline-number = { $n }
mars-outline-list = { $list }
mars-outline-generation = Generation { $n }
mars-outline-last_generation = of { $n }
mars-outline-first = First player: { $seat }
mars-outline-turn = Turn: { $seat }
mars-outline-corporation = Corporation
mars-outline-rating = Terraform rating
mars-outline-production = production { $n }
mars-outline-tags = Tags
mars-outline-tag = { mars-x-tags }
mars-outline-hand = Cards in hand
mars-outline-corporations = Corporations dealt
mars-outline-choices = To choose from
mars-outline-kept = Kept
mars-outline-picked = Picked
mars-outline-events = Events played
mars-outline-holds = { mars-x-on_card }
mars-outline-used = action used
mars-outline-owner = { $seat }
mars-outline-claimed = claimed by { $seat }
mars-outline-open = open for { $what }
mars-outline-closed = no longer open
mars-outline-standing = { $seat }: { $n }

mars-phase-corporations = Choosing corporations
mars-phase-first_cards = Buying the first cards
mars-phase-draft = Draft
mars-phase-research = Research phase
mars-phase-action = Action phase
mars-phase-final_conversion = Final conversion
mars-phase-over = Game over

mars-score-rating = Terraform rating
mars-score-milestones = Milestones
mars-score-awards = Awards
mars-score-greeneries = Greeneries
mars-score-cities = Cities
mars-score-resources = Resources on cards
mars-score-cards = Other cards

mars-verdict-won = Mars is terraformed: you win!
mars-verdict-lost = Mars was not terraformed in time.

## Names of the cards

mars-card-colonizer_training_camp = Colonizer Training Camp
mars-card-asteroid_mining_consortium = Asteroid Mining Consortium
mars-card-deep_well_heating = Deep Well Heating
mars-card-cloud_seeding = Cloud Seeding
mars-card-search_for_life = Search For Life
mars-card-inventors_guild = Inventors' Guild
mars-card-martian_rails = Martian Rails
mars-card-capital = Capital
mars-card-asteroid = Asteroid
mars-card-comet = Comet
mars-card-big_asteroid = Big Asteroid
mars-card-water_import_from_europa = Water Import From Europa
mars-card-space_elevator = Space Elevator
mars-card-development_center = Development Center
mars-card-equatorial_magnetizer = Equatorial Magnetizer
mars-card-domed_crater = Domed Crater
mars-card-noctis_city = Noctis City
mars-card-methane_from_titan = Methane From Titan
mars-card-imported_hydrogen = Imported Hydrogen
mars-card-research_outpost = Research Outpost
mars-card-phobos_space_haven = Phobos Space Haven
mars-card-black_polar_dust = Black Polar Dust
mars-card-arctic_algae = Arctic Algae
mars-card-predators = Predators
mars-card-space_station = Space Station
mars-card-eos_chasma_national_park = Eos Chasma National Park
mars-card-interstellar_colony_ship = Interstellar Colony Ship
mars-card-security_fleet = Security Fleet
mars-card-cupola_city = Cupola City
mars-card-lunar_beam = Lunar Beam
mars-card-optimal_aerobraking = Optimal Aerobraking
mars-card-underground_city = Underground City
mars-card-regolith_eaters = Regolith Eaters
mars-card-ghg_producing_bacteria = GHG Producing Bacteria
mars-card-ants = Ants
mars-card-release_of_inert_gases = Release of Inert Gases
mars-card-nitrogen_rich_asteroid = Nitrogen-Rich Asteroid
mars-card-rover_construction = Rover Construction
mars-card-deimos_down = Deimos Down
mars-card-asteroid_mining = Asteroid Mining
mars-card-food_factory = Food Factory
mars-card-archaebacteria = Archaebacteria
mars-card-carbonate_processing = Carbonate Processing
mars-card-natural_preserve = Natural Preserve
mars-card-nuclear_power = Nuclear Power
mars-card-lightning_harvest = Lightning Harvest
mars-card-algae = Algae
mars-card-adapted_lichen = Adapted Lichen
mars-card-tardigrades = Tardigrades
mars-card-virus = Virus
mars-card-miranda_resort = Miranda Resort
mars-card-fish = Fish
mars-card-lake_marineris = Lake Marineris
mars-card-small_animals = Small Animals
mars-card-kelp_farming = Kelp Farming
mars-card-mine = Mine
mars-card-vesta_shipyard = Vesta Shipyard
mars-card-beam_from_a_thorium_asteroid = Beam From a Thorium Asteroid
mars-card-mangrove = Mangrove
mars-card-trees = Trees
mars-card-great_escarpment_consortium = Great Escarpment Consortium
mars-card-mineral_deposit = Mineral Deposit
mars-card-mining_expedition = Mining Expedition
mars-card-mining_area = Mining Area
mars-card-building_industries = Building Industries
mars-card-land_claim = Land Claim
mars-card-mining_rights = Mining Rights
mars-card-sponsors = Sponsors
mars-card-electro_catapult = Electro Catapult
mars-card-earth_catapult = Earth Catapult
mars-card-advanced_alloys = Advanced Alloys
mars-card-birds = Birds
mars-card-mars_university = Mars University
mars-card-viral_enhancers = Viral Enhancers
mars-card-towing_a_comet = Towing a Comet
mars-card-space_mirrors = Space Mirrors
mars-card-solar_wind_power = Solar Wind Power
mars-card-ice_asteroid = Ice Asteroid
mars-card-quantum_extractor = Quantum Extractor
mars-card-giant_ice_asteroid = Giant Ice Asteroid
mars-card-ganymede_colony = Ganymede Colony
mars-card-callisto_penal_mines = Callisto Penal Mines
mars-card-giant_space_mirror = Giant Space Mirror
mars-card-trans_neptune_probe = Trans-Neptune Probe
mars-card-commercial_district = Commercial District
mars-card-robotic_workforce = Robotic Workforce
mars-card-grass = Grass
mars-card-heather = Heather
mars-card-peroxide_power = Peroxide Power
mars-card-research = Research
mars-card-gene_repair = Gene Repair
mars-card-io_mining_industries = Io Mining Industries
mars-card-bushes = Bushes
mars-card-mass_converter = Mass Converter
mars-card-physics_complex = Physics Complex
mars-card-greenhouses = Greenhouses
mars-card-nuclear_zone = Nuclear Zone
mars-card-tropical_resort = Tropical Resort
mars-card-toll_station = Toll Station
mars-card-fueled_generators = Fueled Generators
mars-card-ironworks = Ironworks
mars-card-power_grid = Power Grid
mars-card-steelworks = Steelworks
mars-card-ore_processor = Ore Processor
mars-card-earth_office = Earth Office
mars-card-acquired_company = Acquired Company
mars-card-media_archives = Media Archives
mars-card-open_city = Open City
mars-card-media_group = Media Group
mars-card-business_network = Business Network
mars-card-business_contacts = Business Contacts
mars-card-bribed_committee = Bribed Committee
mars-card-solar_power = Solar Power
mars-card-breathing_filters = Breathing Filters
mars-card-artificial_photosynthesis = Artificial Photosynthesis
mars-card-artificial_lake = Artificial Lake
mars-card-geothermal_power = Geothermal Power
mars-card-farming = Farming
mars-card-dust_seals = Dust Seals
mars-card-urbanized_area = Urbanized Area
mars-card-sabotage = Sabotage
mars-card-moss = Moss
mars-card-industrial_center = Industrial Center
mars-card-hired_raiders = Hired Raiders
mars-card-hackers = Hackers
mars-card-ghg_factories = GHG Factories
mars-card-subterranean_reservoir = Subterranean Reservoir
mars-card-ecological_zone = Ecological Zone
mars-card-zeppelins = Zeppelins
mars-card-worms = Worms
mars-card-decomposers = Decomposers
mars-card-fusion_power = Fusion Power
mars-card-symbiotic_fungus = Symbiotic Fungus
mars-card-extreme_cold_fungus = Extreme-Cold Fungus
mars-card-advanced_ecosystems = Advanced Ecosystems
mars-card-great_dam = Great Dam
mars-card-cartel = Cartel
mars-card-strip_mine = Strip Mine
mars-card-wave_power = Wave Power
mars-card-lava_flows = Lava Flows
mars-card-power_plant = Power Plant
mars-card-mohole_area = Mohole Area
mars-card-large_convoy = Large Convoy
mars-card-titanium_mine = Titanium Mine
mars-card-tectonic_stress_power = Tectonic Stress Power
mars-card-nitrophilic_moss = Nitrophilic Moss
mars-card-herbivores = Herbivores
mars-card-insects = Insects
mars-card-ceos_favorite_project = CEO's Favorite Project
mars-card-anti_gravity_technology = Anti-Gravity Technology
mars-card-investment_loan = Investment Loan
mars-card-insulation = Insulation
mars-card-adaptation_technology = Adaptation Technology
mars-card-caretaker_contract = Caretaker Contract
mars-card-designed_microorganisms = Designed Microorganisms
mars-card-standard_technology = Standard Technology
mars-card-nitrite_reducing_bacteria = Nitrite Reducing Bacteria
mars-card-industrial_microbes = Industrial Microbes
mars-card-lichen = Lichen
mars-card-power_supply_consortium = Power Supply Consortium
mars-card-convoy_from_europa = Convoy From Europa
mars-card-imported_ghg = Imported GHG
mars-card-imported_nitrogen = Imported Nitrogen
mars-card-micro_mills = Micro-Mills
mars-card-magnetic_field_generators = Magnetic Field Generators
mars-card-shuttles = Shuttles
mars-card-import_of_advanced_ghg = Import of Advanced GHG
mars-card-windmills = Windmills
mars-card-tundra_farming = Tundra Farming
mars-card-aerobraked_ammonia_asteroid = Aerobraked Ammonia Asteroid
mars-card-magnetic_field_dome = Magnetic Field Dome
mars-card-pets = Pets
mars-card-protected_habitats = Protected Habitats
mars-card-protected_valley = Protected Valley
mars-card-satellites = Satellites
mars-card-noctis_farming = Noctis Farming
mars-card-water_splitting_plant = Water Splitting Plant
mars-card-heat_trappers = Heat Trappers
mars-card-soil_factory = Soil Factory
mars-card-fuel_factory = Fuel Factory
mars-card-ice_cap_melting = Ice Cap Melting
mars-card-corporate_stronghold = Corporate Stronghold
mars-card-biomass_combustors = Biomass Combustors
mars-card-livestock = Livestock
mars-card-olympus_conference = Olympus Conference
mars-card-rad_suits = Rad-Suits
mars-card-aquifer_pumping = Aquifer Pumping
mars-card-flooding = Flooding
mars-card-energy_saving = Energy Saving
mars-card-local_heat_trapping = Local Heat Trapping
mars-card-permafrost_extraction = Permafrost Extraction
mars-card-invention_contest = Invention Contest
mars-card-plantation = Plantation
mars-card-power_infrastructure = Power Infrastructure
mars-card-indentured_workers = Indentured Workers
mars-card-lagrange_observatory = Lagrange Observatory
mars-card-terraforming_ganymede = Terraforming Ganymede
mars-card-immigration_shuttles = Immigration Shuttles
mars-card-restricted_area = Restricted Area
mars-card-immigrant_city = Immigrant City
mars-card-energy_tapping = Energy Tapping
mars-card-underground_detonations = Underground Detonations
mars-card-soletta = Soletta
mars-card-technology_demonstration = Technology Demonstration
mars-card-rad_chem_factory = Rad-Chem Factory
mars-card-special_design = Special Design
mars-card-medical_lab = Medical Lab
mars-card-ai_central = AI Central
mars-card-beginner_corporation = Beginner Corporation
mars-card-credicor = CrediCor
mars-card-ecoline = EcoLine
mars-card-helion = Helion
mars-card-interplanetary_cinematics = Interplanetary Cinematics
mars-card-inventrix = Inventrix
mars-card-mining_guild = Mining Guild
mars-card-phobolog = PhoboLog
mars-card-saturn_systems = Saturn Systems
mars-card-teractor = Teractor
mars-card-tharsis_republic = Tharsis Republic
mars-card-thorgate = ThorGate
mars-card-united_nations_mars_initiative = United Nations Mars Initiative
