### Planet Unknown

## Components

planet-planet-ksb_4156 = KSB-4156
planet-planet-arashi = Arashi
planet-planet-cerberus = Cerberus
planet-planet-charybdis = Charybdis
planet-planet-gaia = Gaia
planet-planet-k_273 = K-273
planet-planet-k_aax = K'Aax
planet-planet-lacuna = Lacuna
planet-planet-oblivion = Oblivion
planet-planet-pajitnov = Pajitnov
planet-planet-persephone = Persephone
planet-planet-petra = Petra
planet-planet-tartarus = Tartarus
planet-corporation-universal_coalition = Universal Coalition
planet-corporation-cosmos_inc = Cosmos Inc.
planet-corporation-flux_industries = Flux Industries
planet-corporation-horizon_group = Horizon Group
planet-corporation-jump_drive = Jump Drive
planet-corporation-makeshift = Makeshift
planet-corporation-oasis_ultd = Oasis Ultd.
planet-corporation-republic = Republic
planet-corporation-wormhole_corp = Wormhole Corp.
planet-civ-temp_agency = Temp Agency
planet-civ-dept_of_operations = Dept of Operations
planet-civ-dept_of_natural_resources = Dept of Natural Resources
planet-civ-dept_of_engineering = Dept of Engineering
planet-civ-salvage_yard = Salvage Yard
planet-civ-observance_of_first_planet_holiday = Observance of First Planet Holiday
planet-civ-rising_planet_award = Rising Planet Award
planet-civ-first_planet_holiday = First Planet Holiday
planet-civ-peoples_planet_choice_award = People's Planet Choice Award
planet-civ-new_angel_investors = New Angel Investors
planet-civ-wage_increase = Wage Increase
planet-civ-dept_of_parks_and_rec = Dept of Parks and Rec
planet-civ-approved_overtime = Approved Overtime
planet-civ-relocation_bonus = Relocation Bonus
planet-civ-top_planet_award = Top Planet Award
planet-civ-depot_repair_online = Depot Repair Online
planet-civ-landing_zone_approved = Landing Zone Approved
planet-civ-search_and_rescue_team = Search and Rescue Team
planet-civ-partnership_opportunity = Partnership Opportunity
planet-civ-best_in_planet_award = Best in Planet Award
planet-civ-unionization = Unionization
planet-civ-sustainable_living_act = Sustainable Living Act
planet-civ-gaming_commission = Gaming Commission
planet-civ-planet_lottery = Planet Lottery
planet-civ-meteor_defense_program = Meteor Defense Program
planet-civ-global_parks_system = Global Parks System
planet-civ-best_planet_to_live_on_award = Best Planet to Live on Award
planet-civ-space_citizen_decree = Space Citizen Decree
planet-civ-meteorite_repo_1 = Meteorite Repo (1/4)
planet-civ-meteorite_repo_2 = Meteorite Repo (2/4)
planet-civ-meteorite_repo_3 = Meteorite Repo (3/4)
planet-civ-meteorite_repo_4 = Meteorite Repo (4/4)
planet-civ-commerce_agreement_1 = Commerce Agreement (1/4)
planet-civ-commerce_agreement_2 = Commerce Agreement (2/4)
planet-civ-commerce_agreement_3 = Commerce Agreement (3/4)
planet-civ-commerce_agreement_4 = Commerce Agreement (4/4)
planet-card-extra_rover = Extra rover
planet-card-extra_civ_cards = Extra civ cards
planet-card-extra_objective = Extra objective
planet-card-silent_triple_advance = Silent triple advance
planet-card-advance_rover_or_civ = Advance: rover or civ
planet-card-advance_rover_or_tech = Advance: rover or tech
planet-card-advance_rover_or_water = Advance: rover or water
planet-card-advance_rover_or_biomass = Advance: rover or biomass
planet-card-advance_civ_or_tech = Advance: civ or tech
planet-card-advance_water_or_civ = Advance: water or civ
planet-card-advance_biomass_or_civ = Advance: biomass or civ
planet-card-advance_tech_or_water = Advance: tech or water
planet-card-advance_biomass_or_tech = Advance: biomass or tech
planet-card-advance_biomass_or_water = Advance: biomass or water
planet-card-free_rotation = Free rotation
planet-card-biomass_patch = Biomass patch
planet-card-synergy_boost_1 = Synergy boost (1)
planet-card-collect_lifepod = Collect a lifepod
planet-card-collect_meteorite = Collect a meteorite
planet-card-synergy_boost_2 = Synergy boost (2)
planet-card-regress_rover_or_civ = Regress: rover or civ
planet-card-regress_rover_or_tech = Regress: rover or tech
planet-card-regress_rover_or_water = Regress: rover or water
planet-card-regress_rover_or_biomass = Regress: rover or biomass
planet-card-regress_civ_or_tech = Regress: civ or tech
planet-card-regress_water_or_civ = Regress: water or civ
planet-card-regress_biomass_or_civ = Regress: biomass or civ
planet-card-regress_tech_or_water = Regress: tech or water
planet-card-regress_biomass_or_tech = Regress: biomass or tech
planet-card-regress_biomass_or_water = Regress: biomass or water
planet-card-meteorite_strike_orange = Meteorite strike (orange)
planet-card-regress_any_by_1 = Regress any tracker by 1
planet-card-no_rover_on_water = No rovers on water
planet-card-no_rover_on_biomass = No rovers on biomass
planet-card-no_rover_on_energy = No rovers on energy
planet-card-no_rover_on_rover = No rovers on rover
planet-card-no_rover_on_tech = No rovers on tech
planet-card-no_rover_on_civ = No rovers on civ
planet-card-no_tiles_on_edge_orange = No tiles on the edge (orange)
planet-card-one_resource_only_orange = One resource only (orange)
planet-card-regress_any_by_2 = Regress any tracker by 2
planet-card-regress_any_by_3 = Regress any tracker by 3
planet-card-meteorite_strike_red = Meteorite strike (red)
planet-card-one_resource_only_red = One resource only (red)
planet-card-no_milestones_1 = No milestones (1)
planet-card-discard_objective = Discard an objective
planet-card-destroy_rover = Destroy a rover
planet-card-remove_civ_cards = Remove civ cards
planet-card-destroy_planet_lifepod = Destroy a lifepod on the planet
planet-card-destroy_collected_lifepod = Destroy a collected lifepod
planet-card-destroy_collected_meteorite = Destroy a collected meteorite
planet-card-discard_depot_stack = Discard a depot stack
planet-card-synergy_or_peek_1 = Synergy boost or peek (1)
planet-card-synergy_or_peek_2 = Synergy boost or peek (2)
planet-card-no_matching_contact = No matching contact
planet-card-no_tiles_on_ice_1 = No tiles on ice (1)
planet-card-no_tiles_on_ice_2 = No tiles on ice (2)
planet-card-no_synergy_boosts = No synergy boosts
planet-card-no_milestones_2 = No milestones (2)
planet-card-no_tiles_on_edge_red = No tiles on the edge (red)
planet-project-perimeter = Perimeter
planet-project-complex = Complex
planet-project-beacon = Beacon
planet-project-rubik = Rubik
planet-project-torus = Torus
planet-project-landfill = Landfill
planet-project-ringworld = Ringworld
planet-project-lattice = Lattice
planet-project-circuit = Circuit
planet-project-doghouse = Doghouse
planet-project-biome = Biome
planet-project-voltaic = Voltaic
planet-project-transit = Transit
planet-project-highway = Highway
planet-project-plasma = Plasma
planet-project-secret_lab = Secret Lab
planet-project-megacity = Megacity
planet-project-germinate = Germinate
planet-project-silicon = Silicon
planet-project-amazon = Amazon
planet-project-pacific = Pacific
planet-project-pony_express = Pony Express
planet-project-garden = Garden
planet-project-power_line = Power Line
planet-project-interchange = Interchange
planet-project-skyway = Skyway
planet-project-supercharge = Supercharge
planet-project-equator = Equator
planet-project-sprawl = Sprawl
planet-project-genome = Genome
planet-project-project_x = X
planet-project-panama = Panama
planet-project-ten_thousand_lakes = 10,000 Lakes
planet-project-runway = Runway
planet-project-luddite = Luddite
planet-project-power_strip = Power Strip
planet-project-conservation = Conservation
planet-project-crowd_source = Crowd Source
planet-project-galvanize = Galvanize
planet-project-exponent = Exponent
planet-project-twenty_percent = 20 Percent
planet-project-overgrowth = Overgrowth
planet-project-rideshare = Rideshare
planet-project-flowrate = Flowrate
planet-project-rural = Rural
planet-project-overdrive = Overdrive
planet-project-pinnacle = Pinnacle
planet-project-alternative_energy = Alternative Energy
planet-project-geode = Geode
planet-project-cleanup = Cleanup
planet-project-rescue = Rescue
planet-project-tight_ship = Tight Ship
planet-project-vaporize = Vaporize
planet-project-meltdown = Meltdown
planet-project-deductible = Deductible
planet-project-coveralls = Coveralls
planet-objective = { $neighbour } / { $personal }
planet-shape-i2 = I2
planet-shape-i3 = I3
planet-shape-v3 = V3
planet-shape-l4 = L4
planet-shape-o4 = O4
planet-shape-t4 = T4
planet-shape-i4 = I4
planet-shape-s4 = S4
planet-shape-f5 = F5
planet-shape-n5 = N5
planet-shape-u5 = U5
planet-shape-z5 = Z5
planet-tile = Tile { $shape }: { $a ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    }/{ $b ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    }{ $meteorite ->
        [yes] , meteorite
       *[no] { "" }
    }
planet-square = column { $column }, row { $row }
planet-unseen = a face-down card
planet-pod-scoring = scoring area
planet-pod-space =
    { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    } track, row { $row }
planet-pod-tech = tech { $n }
planet-track =
    { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    }
planet-tracks-any = any
planet-or = { $a } or { $b }

## What a player does

planet-action-sides = Planet: { $planet ->
        [asymmetric] asymmetric
       *[symmetric] symmetric
    } side; corporation: { $corporation ->
        [asymmetric] asymmetric
       *[symmetric] symmetric
    } side
planet-action-flux_token = Put the flux token on the { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    } track
planet-action-keep_objective = Keep { $objective }
planet-action-rotate = Turn the station to { $n }
planet-action-select = Select the { $ring ->
        [outer] large
       *[inner] small
    } tile
planet-action-take = Take the { $ring ->
        [outer] large
       *[inner] small
    } tile without placing it
planet-action-place = Place it at { $square }, turned by { $rotation }°{ $flip ->
        [plain] { "" }
       *[flipped] , flipped
    }
planet-action-advance = Advance { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    }
planet-action-energy = Energy: advance { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    }
planet-action-tech_as_energy = Tech as energy: advance { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    }
planet-action-synergy = Synergy boost: { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    }
planet-action-double_synergy = Double synergy boost: { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    }
planet-action-pick = Choose { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    }
planet-action-raise = Raise { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    }
planet-action-regress = Regress { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    }
planet-action-row = Gain the row of the { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    } tracker
planet-action-resource = Resolve the { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    } resource
planet-action-patch = Place a patch: { $square }
planet-action-store_patch = Store the patch
planet-action-synergy_for_patch = Synergy boost instead of a patch
planet-action-extra_patch = One more patch
planet-action-deploy = Deploy a rover: { $square }
planet-action-move = Move a rover: { $from } → { $to }
planet-action-teleport = Teleport a rover: { $from } → { $to }
planet-action-relocate = Relocate a rover: { $from } → { $to }
planet-action-target = To the { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    } track, row { $row }
planet-action-stay = Stay and take the movement
planet-action-benefit =
    { $which ->
        [patch] A biomass patch
       *[other] The other benefit
    }
planet-action-sink = Destroy the cargo
planet-action-keep_cargo = Keep the cargo
planet-action-lifepod = Lifepod: { $place }
planet-action-collect = Collect from { $square }
planet-action-destroy = Destroy on { $square }
planet-action-destroy_row = Destroy the meteorites of row { $n }
planet-action-destroy_column = Destroy the meteorites of column { $n }
planet-action-destroy_lifepod = Destroy a lifepod: { $place }
planet-action-add_meteorite = Meteorite on { $square }
planet-action-discard_objective = Discard { $objective }
planet-action-discard_stack = Discard the { $ring ->
        [outer] large
       *[inner] small
    } tiles
planet-action-peek = Look at the next event
planet-action-reposition = Take up the lifepod: { $place }
planet-action-lift = Take up the rover: { $square }
planet-action-use = Use technology { $n }
planet-action-claim =
    { $level ->
        [0] Claim from all piles
       *[other] Claim a card of level { $level }
    }
planet-action-keep = Keep { $card }
planet-action-perform = Perform { $card } first
planet-action-forgo = Let go: { $item }
planet-action-done = Done

## What waits

planet-item-advance = advance of { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    }
planet-item-resource =
    { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    } resource
planet-item-synergy = synergy boost
planet-item-patch = biomass patch
planet-item-deploy = rover to deploy
planet-item-pick = choice of trackers
planet-item-raise = raising of trackers
planet-item-regress = regress
planet-item-collect_lifepod = collecting a lifepod
planet-item-collect_meteorite = collecting a meteorite
planet-item-destroy_meteorite = destroying a meteorite
planet-item-destroy_line = destroying a line
planet-item-destroy_rover = destroying a rover
planet-item-destroy_lifepod = destroying a lifepod
planet-item-destroy_collected = destroying a collected lifepod
planet-item-relocate = moving a rover anywhere
planet-item-add_meteorite = adding a meteorite
planet-item-extra_tile = tile of a card
planet-item-discard_objective = discarding an objective
planet-item-discard_stack = discarding a stack
planet-item-reposition = moving a lifepod

## What can be pointed at

planet-thing-stack =
    { $ring ->
        [outer] Large
       *[inner] Small
    } tiles of the depot
planet-thing-tracker =
    { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    } tracker
planet-thing-space =
    { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    } track, row { $row }
planet-thing-tech = Technology { $n }
planet-thing-scoring_area = Scoring area
planet-thing-row = Row { $n }
planet-thing-column = Column { $n }
planet-thing-pile = Civ cards of level { $level }
planet-thing-planet_board = Planet board
planet-thing-corporation_board = Corporation board
planet-thing-station = Station turned to { $n }
planet-thing-event_deck = Event deck
planet-thing-seat = { $seat }
planet-thing-finish = Done

## What a player is asked

planet-prompt-sides = Choose the sides of your boards.
planet-prompt-flux_token = Put the flux token on a track.
planet-prompt-objectives = Keep personal objectives.
planet-prompt-rotation = Turn the station.
planet-prompt-free_rotation = Turn the station as you like.
planet-prompt-event = Resolve the event.
planet-prompt-event_claims = Claim civ cards.
planet-prompt-turn = Resolve what is pending, then end your turn.
planet-prompt-claims = Claim civ cards.
planet-prompt-end = Perform your end-of-game effects.
planet-prompt-end_claims = Claim civ cards.
planet-prompt-over = The game is over.
planet-prompt-target = Choose where the tracker goes.
planet-prompt-benefit = Choose one of the two benefits.
planet-prompt-lifepod = Choose a place for the lifepod.
planet-prompt-reposition = Move another lifepod, or leave it at that.
planet-prompt-cargo = Destroy the rover’s cargo or keep it.
planet-prompt-relocate = Put the rover on any square.
planet-prompt-row = Choose a row whose benefits you gain.
planet-prompt-regress = Choose a tracker to regress.
planet-prompt-shared_objective = Choose an objective for all players.
planet-prompt-place = Place the tile.
planet-prompt-select = Select a tile.
planet-prompt-keep = Keep one of the cards.
planet-prompt-perform = Choose the card you perform first.

## What happened

planet-event-chose_sides =
    { $seat } chooses the { $planet ->
        [asymmetric] asymmetric
       *[symmetric] symmetric
    } planet and the { $corporation ->
        [asymmetric] asymmetric
       *[symmetric] symmetric
    } corporation.
planet-event-boards = { $seat }: planet { $planet }, corporation { $corporation }.
planet-event-kept_objective = { $seat } keeps { $objective }.
planet-event-neighbour_objective = Neighbour objective: { $objective }.
planet-event-round = Round { $round }. Commander: { $seat }.
planet-event-rotated = The station turns to { $n }.
planet-event-event_shown = Event: { $card }.
planet-event-ignored = { $seat } ignores the event { $card }, which alone would end the game.
planet-event-turned_up = Turned up: { $tile }.
planet-event-selected = { $seat } selects: { $tile }.
planet-event-placed = { $seat } places: { $tile }; { $square }.
planet-event-unplaced = { $seat } cannot place and takes: { $tile }.
planet-event-tracked =
    { $seat }: { $tracker ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    } { $way ->
        [up] advances
        [down] regresses
       *[reset] starts again
    } (track: { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    }, row { $row }).
planet-event-movement =
    { $seat } gains { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }.
planet-event-patched = { $seat } places a patch: { $square }.
planet-event-stored = { $seat } stores a patch.
planet-event-deployed = { $seat } deploys a rover: { $square }.
planet-event-moved =
    { $seat } { $way ->
        [step] moves
        [teleport] teleports
       *[relocation] relocates
    } a rover: { $from } → { $to }.
planet-event-picked_up = { $seat } picks up a meteorite: { $square }.
planet-event-collected_meteorite = { $seat } collects a meteorite.
planet-event-collected_lifepod = { $seat } collects a lifepod.
planet-event-lifepod_put = { $seat } puts a lifepod: { $place }.
planet-event-meteorite = { $seat }: a meteorite comes down on { $square }.
planet-event-destroyed =
    { $seat }: { $token ->
        [lifepod] a lifepod
        [meteorite] a meteorite
       *[rover] a rover
    } on { $square } is destroyed.
planet-event-destroyed_collected =
    { $seat }: { $token ->
        [lifepod] a lifepod
        [meteorite] a meteorite
       *[rover] a rover
    } from the board is destroyed.
planet-event-used = { $seat } uses technology { $n }.
planet-event-flux =
    { $seat } puts the flux token on the { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    } track.
planet-event-looked =
    { $seat } looks at { $level ->
        [0] all piles
       *[other] the pile of level { $level }
    }.
planet-event-claimed = { $seat } keeps a card of level { $level }: { $card }.
planet-event-shown = { $seat } shows { $card }.
planet-event-civ_removed = A card leaves the pile of level { $level }.
planet-event-civ_added = A card joins the pile of level { $level }.
planet-event-drew_objective = { $seat } draws an objective: { $objective }.
planet-event-shared_objective = { $seat } chooses an objective for all: { $objective }.
planet-event-discarded_objective = { $seat } discards an objective: { $objective }.
planet-event-discarded_stack =
    { $seat } discards the { $ring ->
        [outer] large
       *[inner] small
    } tiles of the depot.
planet-event-peeked = { $seat } looks at the next event: { $card }.
planet-event-extra_rover = { $seat } gets an extra rover.
planet-event-last_round = This is the last round.
planet-event-done = { $seat } is done.
planet-event-began = The end of the game begins.
planet-event-ended =
    { $step ->
        [event] The event is resolved.
        [event_claims] The claims are made.
        [turn] The turn is over.
        [claims] The claims are made.
        [end_claims] The last claims are made.
       *[end] The end-of-game effects are performed.
    }
planet-event-over = The game is over.

## Why not

planet-illegal-not_asked = You have nothing to decide now.
planet-illegal-other_step = That belongs to another step.
planet-illegal-answer_first = Answer the open question first.
planet-illegal-place_first = Place the selected tile first.
planet-illegal-not_pending = Nothing of the kind is pending.
planet-illegal-no_such_rotation = The station has six rotations.
planet-illegal-not_offered = That card is not among those to choose from.
planet-illegal-board_not_dealt = Boards of that kind are not dealt; everybody plays the symmetric one.
planet-illegal-no_tile = That stack is empty.
planet-illegal-no_placement = That tile cannot be placed.
planet-illegal-can_place = A tile can be placed, so one must be.
planet-illegal-no_such_turn = The tile has no such turn.
planet-illegal-off_planet = It does not lie wholly on the planet.
planet-illegal-overlaps = It lies on another piece.
planet-illegal-not_on_edge = The first piece must touch the edge of the planet.
planet-illegal-not_on_centre = The first piece must cover a centre square.
planet-illegal-not_adjacent = It does not touch your pieces.
planet-illegal-only_on_ring = A tile on the ring needs a square off the ring.
planet-illegal-patch_on_ring = No patch on the ring.
planet-illegal-mixes_land_and_ice = A tile lies wholly on land or wholly on ice.
planet-illegal-crosses_chasm = It crosses the chasm.
planet-illegal-cannot_slide_in = It cannot be slid in.
planet-illegal-event_forbids_edge = The event forbids tiles on the edge.
planet-illegal-event_forbids_ice = The event forbids tiles on ice.
planet-illegal-no_such_target = The tracker cannot go there.
planet-illegal-tech_not_active = That technology is not active.
planet-illegal-used_this_round = That technology was used this round.
planet-illegal-used_this_game = That technology was used in this game.
planet-illegal-nothing_to_use = That technology does nothing now.
planet-illegal-no_rover_there = There is no rover of yours.
planet-illegal-no_movement = There is no movement left.
planet-illegal-not_a_step = A rover goes square by square.
planet-illegal-rover_in_the_way = Another rover stands there.
planet-illegal-toxic_terrain = Rovers do not enter toxic terrain.
planet-illegal-rover_crosses_chasm = Rovers do not cross the chasm.
planet-illegal-not_on_last_tile = A rover is deployed on the tile placed last.
planet-illegal-no_rover_left = There is no rover left.
planet-illegal-no_teleport = There is no teleport between these squares.
planet-illegal-meteorite_there = A meteorite lies there.
planet-illegal-no_token_there = There is no such token.
planet-illegal-no_symbol_there = There is no free meteorite symbol.
planet-illegal-place_taken = That place is not free.
planet-illegal-lifepod_moved = No lifepod lies there that you have not moved yet.
planet-illegal-cannot_store = Patches cannot be stored now.
planet-illegal-must_be_done = It can be done, so it must be.
planet-illegal-take_tile_first = Take a tile first.
planet-illegal-no_event_left = There is no event left.
planet-illegal-stack_needed = The other stack could not be played then.
planet-illegal-no_claim = No claim of this level is owed.
planet-illegal-forbidden_icon = This quadrant forbids the { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    } resource.
planet-illegal-event_forbids_contact = The event forbids contact of { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    } with { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    }.
planet-illegal-event_forbids_rover = The event keeps rovers off { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    }.
planet-illegal-cannot_advance = The { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    } tracker cannot advance.
planet-illegal-cannot_regress = The { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    } tracker cannot regress so.
planet-illegal-not_an_option = The { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    } tracker is not an option.
planet-illegal-high_enough = The { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    } tracker is high enough.

## The table in words

planet-outline-round = Round { $round }
planet-outline-commander = Commander: { $seat }
planet-outline-last_round = This is the last round
planet-outline-events_left = events left: { $n }
planet-outline-pile = Civ cards of level { $level }
planet-outline-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
planet-outline-shared = Objective for all players
planet-outline-station = Station, turned to { $n }
planet-outline-slot =
    { $ring ->
        [outer] Outer
       *[inner] Inner
    } ring, slot { $n }
planet-outline-no_tile = no tile
planet-outline-below = below: { $n }
planet-outline-player = { $seat }: { $planet }, { $corporation }
planet-outline-pool = Movement points: { $n }
planet-outline-lifepods = Collected lifepods: { $n }
planet-outline-meteorites = Collected meteorites: { $n }
planet-outline-rovers_left = Rovers on the board: { $n }
planet-outline-stored = Stored patches: { $n }
planet-outline-personal = Personal objectives: { $n }
planet-outline-tracker =
    { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    } tracker
planet-outline-tracker_at =
    { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    } track, place { $row }
planet-outline-tech = Technology { $n }
planet-outline-civ_card = Civ card of level { $level }
planet-outline-planet = Planet of { $seat }
planet-outline-patches_at = Patches
planet-outline-meteorites_at = Meteorites
planet-outline-lifepods_at = Lifepods
planet-outline-rover = Rover{ $loaded ->
        [yes] { " " }with a meteorite
       *[no] { "" }
    }

## Options

planet-option-boards = Boards
planet-option-boards-help = How planets and corporations are handed out.
planet-option-planets = Planets
planet-option-planets-help = The planet of each seat.
planet-option-corporations = Corporations
planet-option-corporations-help = The corporation of each seat.
planet-option-inner_offset = Inner ring
planet-option-inner_offset-help = How far the inner ring is turned against the outer one.
planet-option-events = Event module
planet-option-events-help = An event each round; always on for a player alone.
planet-option-green = Green events
planet-option-green-help = How many of the 20 events are green.
planet-option-red = Red events
planet-option-red-help = How many of the 20 events are red; the rest are orange.
planet-option-personal_objectives = Personal objectives
planet-option-personal_objectives-help = Everybody keeps a secret objective; always on for a player alone.
planet-option-automatic_rotation = Two-player variant
planet-option-automatic_rotation-help = Two players: the station turns by one depot each round.
planet-option-first_commander = First commander
planet-option-first_commander-help = Who commands the first round.
planet-option-boards-symmetric = Symmetric for everybody
planet-option-boards-deal = Dealt, sides chosen
planet-option-boards-deal_planets = Planets dealt, corporations symmetric
planet-option-boards-deal_corporations = Corporations dealt, planets symmetric
planet-option-boards-free = As listed
planet-option-by_chance = By chance
planet-option-number = { $n }
planet-option-seat = { $seat }
planet-preset-first_game = First game
planet-preset-second_game_planets = Second game: planets
planet-preset-second_game_corporations = Second game: corporations
planet-preset-full = Everything
planet-setup-seats = One to six can play.
planet-setup-inner_offset = The inner ring has six positions.
planet-setup-first_commander = There is no such seat for the first commander.
planet-setup-event_mix = There are not so many events of these colours, or more than 20 in all.
planet-setup-board_twice = Each asymmetric board exists once.
planet-setup-lists_need_free = Planets and corporations can be listed only if the boards are as listed.
planet-setup-list_too_long = There are more planets or corporations in the lists than seats.
planet-setup-mix_needs_events = The colours of the events have no effect without the event module.
planet-setup-automatic_rotation = The station turns by itself only for two players.
planet-audit = The position does not fit together: { $part ->
        [seats] who takes part
        [station] the station
        [civ] the piles of civilization cards
        [claim] the claim being made
        [round] the round
       *[asked] who is asked
    }.
planet-audit-player = The position does not fit together: { $part ->
        [trackers] the trackers
        [flux] the flux token
        [pods_on_tracks] the lifepods on tracks
        [pods_on_techs] the lifepods on technologies
        [rovers] the rovers
        [tiles] the tiles placed
        [surface] what lies on the planet
        [pending] what is pending
       *[stage] what is to be decided
    } of { $seat }.

## Score

planet-score-planet = Rows and columns
planet-score-tracks = Tracks
planet-score-lifepods = Lifepods
planet-score-meteorites = Meteorites
planet-score-civ_cards = Civ cards
planet-score-personal = Personal objectives
planet-score-neighbour = Neighbour objectives
planet-score-target = Target score
planet-band-total_failure = Total failure
planet-band-failure = Failure
planet-band-near_miss = Near miss
planet-band-success = Mission accomplished
planet-band-good_success = Good result
planet-band-great_success = Great result
planet-band-outstanding_success = Outstanding result

## The catalogue

planet-kind-tile = Tile
planet-kind-planet = Planet
planet-kind-corporation = Corporation
planet-kind-civ = Civ card
planet-kind-event = Event card
planet-kind-objective = Objective card
planet-fact-size =
    { $n ->
        [one] { $n } square
       *[other] { $n } squares
    }
planet-fact-difficulty = Difficulty { $n }
planet-fact-squares = Squares: { $n }
planet-fact-ice = Ice: { $n }
planet-fact-rovers = Rovers: { $n }
planet-fact-level = Level { $n }
planet-fact-timing =
    { $timing ->
        [immediate] Immediate
       *[end_of_game] End of game
    }
planet-fact-colour =
    { $colour ->
        [green] Green
        [orange] Orange
       *[red] Red
    }
planet-fact-solo_only = Solo only
planet-text-none = Nothing.
planet-text-synergy_boost =
    { $n ->
        [one] Synergy boost.
       *[other] { $n } synergy boosts.
    }
planet-text-civ_card = Civ card of level { $level }.
planet-text-gain_biomass_patches =
    { $n ->
        [one] Gain a biomass patch.
       *[other] Gain { $n } biomass patches.
    }
planet-text-place_rover = Deploy a rover.
planet-text-gain_rover_movement =
    { $n ->
        [one] { $n } movement point.
       *[other] { $n } movement points.
    }
planet-text-unlock_tech = Technology { $n }.
planet-text-advance_tracker = Advance { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[flux] the flux track
    } by { $n }.
planet-text-advance_trackers = Advance { $n ->
        [one] one tracker
       *[other] { $n } different trackers
    } by { $steps }: { $tracks }.{ $benefits ->
        [all] { "" }
        [no_synergy] { " " }Synergy boosts are not gained.
       *[none] { " " }No benefits are gained.
    }
planet-text-advance_all_to = Advance every tracker below row { $row } up to it. Synergy boosts are not gained.
planet-text-regress_tracker = Regress one tracker by { $steps }: { $tracks }.
planet-text-place_depot_tile = Place the top tile of a stack of your depot{ $advance ->
        [yes] { " " }and advance for it
       *[no] { " " }without advancing for it
    }.
planet-text-collect_tokens = Collect { $token ->
        [lifepod] { $n ->
            [one] a lifepod
           *[other] { $n } lifepods
        }
        [meteorite] { $n ->
            [one] a meteorite
           *[other] { $n } meteorites
        }
       *[rover] { $n ->
            [one] a rover
           *[other] { $n } rovers
        }
    } from your planet.
planet-text-destroy_tokens = Destroy { $token ->
        [lifepod] { $n ->
            [one] a lifepod
           *[other] { $n } lifepods
        }
        [meteorite] { $n ->
            [one] a meteorite
           *[other] { $n } meteorites
        }
       *[rover] { $n ->
            [one] a rover
           *[other] { $n } rovers
        }
    } { $zone ->
        [planet] on your planet
       *[corporation] on your corporation board
    }{ $needs ->
        [1] { "" }
       *[other] , if there are at least { $needs }
    }.
planet-text-destroy_meteorites_in_line = Destroy all meteorites of a row or column.
planet-text-teleport_rover = You may move a rover to any square.
planet-text-add_meteorite = Put a meteorite on a free meteorite symbol; a rover there is destroyed.
planet-text-gain_extra_rover = Gain an extra rover and deploy it with your first tile of the round.
planet-text-add_civ_cards = Shuffle { $n } unused card into each civ pile.
planet-text-remove_civ_cards = Remove { $n } random card from each civ pile.
planet-text-draw_objective = Draw { $n } personal objective.
planet-text-discard_objective = Discard { $n } personal objective.
planet-text-rotate_station = Turn the station as you like.
planet-text-discard_depot_stack = Discard one of the two stacks of your depot.
planet-text-peek_next_event = Look at the next event.
planet-text-choose_one = { $a } Or: { $b }
planet-text-rover_terrain_ban = No rover enters { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    } terrain this round.
planet-text-no_tile_on_edge = No tile on the edge this round.
planet-text-no_tile_on_ice = No tile on ice this round.
planet-text-no_matching_contact = No tile touches the same terrain this round.
planet-text-one_resource_only = Only one of a tile’s resources advances this round.
planet-text-no_milestones = Advances give no milestones this round.
planet-text-no_synergy_boosts = Nobody gains synergy boosts this round.
planet-text-meteorite_repo = Each copy makes every set of three meteorites worth one medal more.
planet-text-commerce_agreement = 1, 3, 6 or 10 medals for 1 to 4 copies.
planet-text-anchor_outside_mark = A tile on the ring needs a square off the ring.
planet-text-no_patch_on_mark = No patches on the ring.
planet-text-first_tile_covers_mark = The first tile covers a centre square.
planet-text-no_mix_land_ice = A tile lies wholly on land or wholly on ice.
planet-text-rover_may_not_enter_mark = Rovers do not enter uncovered toxic terrain.
planet-text-holes = Holes are no squares.
planet-text-slide_in = Tiles and patches must be slid into place.
planet-text-mark_is_energy = Uncovered currents are energy terrain.
planet-text-no_tile_across_chasm = No tile lies across the chasm.
planet-text-rover_may_not_cross_chasm = Rovers do not cross the chasm, except diagonally at its two gaps.
planet-text-lifepod_value = Each lifepod in your scoring area is worth { $n }.
planet-text-medals =
    { $n ->
        [one] { $n } medal.
       *[other] { $n } medals.
    }
planet-text-medals_per_patch = For each biomass patch on your planet: { $n }.
planet-text-score_region_complete = Each fully covered planet: +{ $n }.
planet-text-score_uncovered_mark = Each uncovered city: +{ $n }.
planet-text-forbid_resource_on_mark = No { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    } resource in the { $quadrant ->
        [nw] upper left
        [ne] upper right
        [sw] lower left
       *[se] lower right
    } quadrant.
planet-text-neighbour =
    { $goal ->
        [most] More than your neighbour
       *[least] Less than your neighbour
    }: { $metric }.
planet-text-personal = Personal: { $text }
planet-text-has_rectangle = A full { $a }×{ $b } block of { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    } terrain.
planet-text-area_with_resources =
    { $n } { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    } resources in one area.
planet-text-track_at_max =
    { $track ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    } tracker at the top of the track.
planet-text-metric_at_most = At most { $n }: { $metric }.
planet-text-metric_at_least = At least { $n }: { $metric }.
planet-text-metric_greater = More { $left } than { $right }.
planet-text-base_covered = Every { $base ->
        [ice] ice
       *[land] land
    } square covered.
planet-text-tech =
    { $power }{ $limit ->
        [none] { "" }
        [round] { " " }Once per round.
       *[game] { " " }Once per game.
    }
planet-text-level = { $n }: { $text }
planet-metric-resources_on_edge =
    { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    } resources on the edge
planet-metric-resources_on_planet =
    { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    } resources
planet-metric-largest_area = squares of the largest single area of { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    }
planet-metric-area_count = separate areas of { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    }
planet-metric-tracks_at_max = tracks at the top
planet-metric-collected_meteorites = collected meteorites
planet-metric-collected_lifepods = collected lifepods
planet-metric-biomass_patches = biomass patches

## Technologies

planet-power-ignore_adjacency = Tiles and patches need not touch your pieces.
planet-power-ignore_adjacency_of_rover = Tiles with rover terrain need not touch your pieces.
planet-power-store_patches = Gained patches may be stored for the end of the game.
planet-power-movement_bonus = Movement from the rover track is 1 higher.
planet-power-crowded_movement_bonus = With 2 or more trackers on the rover track its movement is 1 higher.
planet-power-double_water = A water advance for a placed tile is 2 advances.
planet-power-no_meteorites = No meteorites come onto your planet any more.
planet-power-rover_diagonal = Rovers may also move diagonally.
planet-power-reposition_three = Move up to 3 different collected lifepods, one after the other.
planet-power-reposition_with_energy = On placing a tile with energy you may move a collected lifepod.
planet-power-reposition_each_round = You may move a collected lifepod.
planet-power-free_energy_steps = Steps onto energy terrain are free; idle circles are not.
planet-power-movement_on_flux = At the start of the turn 2 movement points for each rover on terrain of the flux track.
planet-power-flux_leap = Advance the tracker of the flux track to its next milestone.
planet-power-improve_flux = The flux track gives more: civ cards a level higher, double synergy boosts of water, 2 patches, 1 movement point more.
planet-power-flux_collect = On placing a tile with the terrain of the flux track collect a meteorite.
planet-power-flux_advance = Advance the tracker of the flux track by 1.
planet-power-movement_loaded = At the start of the turn 1 movement point for each loaded rover.
planet-power-patch_for_meteorite = For each meteorite collected gain a patch.
planet-power-sink_meteorites = A loaded rover entering water terrain may destroy its cargo.
planet-power-rover_advance = Advance the rover tracker by 1.
planet-power-synergy_for_patch = Take a synergy boost instead of a patch.
planet-power-terrain_teleport = For 1 point a rover may go to the same terrain on another piece.
planet-power-double_synergy = A synergy boost may advance its tracker by 2.
planet-power-tech_as_energy = The tech resource of a tile may count as energy.
planet-power-claim_row = Gain all benefits of the row of one of your trackers.
planet-power-shared_objective = Draw 3 objectives and choose one for all players.
planet-power-wrap_tracks = The civ and tech tracks are adjacent.
planet-power-lateral_shift = A tracker may shift sideways instead of advancing, but not back from one synergy boost to another.
planet-power-regress_one = You may regress a tracker by 1.
planet-power-best_of_track = Each tracker scores the best value on its track.
planet-power-jump_over = Trackers jump over trackers in their way.
planet-power-movement_on_water = At the start of the turn 1 movement point for each rover on water terrain.
planet-power-dry_advance = A tile that covers no ice advances water by 1.
planet-power-water_patch = On placing a tile with water gain a patch.
planet-power-water_synergy = On placing a tile with water gain a synergy boost.
planet-power-civ_movement = On selecting a tile with civ, placed or not, gain the movement of the rover tracker’s space.
planet-power-wider_choice = A random card of the next level joins the choice of a claim.
planet-power-civ_teleport = For 1 point a rover may go from a civ resource to any other.
planet-power-civ_synergy = Each civ milestone also gives a synergy boost.
planet-power-archive = At the end of the game keep 2 of all remaining civ cards; both are chosen before either is performed.
planet-power-reset_biomass = The biomass tracker on its last space may go back to the start.
planet-power-patches_on_tiles = Patches may be placed on tiles without meteorites.
planet-power-extra_patch = A patch gain gives 1 patch more.
planet-power-patches_destroy_meteorites = Patches may be placed on meteorites and destroy them.

## Corporations

planet-special-lifepods_on_tracks = Collected lifepods may lie on track spaces; trackers skip them.
planet-special-flux_token = The flux token may be moved at each tech milestone.
planet-special-only_latest_tech = Only the highest technology is active.
planet-special-carry_meteorites = Rovers carry one meteorite each and deliver it to rover resources.
planet-special-lifepods_unlock_techs = A collected lifepod may unlock a technology.
planet-special-diagonal_advance = Trackers may also advance diagonally.
planet-special-trackers_block = Trackers block each other.
planet-special-techs_need_tracker_on_tech_track = Technologies need a tracker on the tech track.
planet-special-score_by_occupied_track = Each tracker scores on the track it stands on.
planet-special-winding_water_track = The water tracker winds through all tracks.
planet-special-water_per_ice_square = Water advances once for each water square on ice.
planet-special-regress_other_on_civ_milestone = Each civ milestone regresses another tracker by 1.
planet-special-biomass_needs_expansion = Biomass advances only when an area is expanded; energy never advances it.
planet-special-choose_one_benefit = Biomass spaces give one of two benefits.
