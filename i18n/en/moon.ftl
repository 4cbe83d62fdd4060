### Welcome to the Moon

## Options

moon-option-scenario = Scenario
moon-option-scenario-help = Each scenario has its own sheet, actions, missions and scoring.
moon-option-opponent = ASTRA's opponent card
moon-option-opponent-help = Whom you play against when you play alone, from easy to hard.
moon-preset-first_game = First game: The Launch
moon-setup-seats = 1 to 6 can play, not { $seats }.
moon-audit = This position does not fit together: { $what ->
    [seats] the number of players
    [sheets] the sheets
    [stacks] the stacks
    [deck] the deck
    [missions] the missions
    [asked] who is asked
    [phase] the phase
    [turn] the turn
    [agenda] what is left to decide
   *[answers] the running answers
}.

moon-scenario-1 = 1 – The Launch
moon-scenario-2 = 2 – The Journey
moon-scenario-3 = 3 – The Colony
moon-scenario-4 = 4 – The Mine
moon-scenario-5 = 5 – The Dome
moon-scenario-6 = 6 – The Virus
moon-scenario-7 = 7 – The Escape
moon-scenario-8 = 8 – The Battle

moon-opponent = { $name } (level { $level })
moon-opponent-katherine = Katherine
moon-opponent-alexei = Alexei
moon-opponent-margaret = Margaret
moon-opponent-franklin = Franklin
moon-opponent-sergei = Sergei
moon-opponent-stephanie = Stephanie
moon-opponent-thomas = Thomas
moon-opponent-peggy = Peggy

## Cards

moon-symbol-robot = robot
moon-symbol-energy = energy
moon-symbol-plant = plant
moon-symbol-water = water
moon-symbol-astronaut = astronaut
moon-symbol-planning = planning
moon-letter-a = A
moon-letter-b = B
moon-letter-c = C
moon-letter-d = D
moon-card = { $number } / { $action }
moon-card-effect = ASTRA effect { $letter }
moon-virus-grey = grey
moon-virus-red = red
moon-virus-green = green
moon-virus-purple = purple
moon-virus-blue = blue
moon-virus-yellow = yellow

## Actions

moon-action-pick = { $combination }
moon-action-pick-wild = { $combination } with a wild action
moon-action-pick-solo = { $combination }; left over: { $unused }
moon-action-pick-wild-solo = { $combination } with a wild action; left over: { $unused }
moon-action-system_error = Take a system error
moon-action-write = Write { $number } in { $slot }
moon-action-x = X in { $slot }
moon-action-infect = Infect { $slot }
moon-action-choose = { $thing }
moon-action-use = Use it
moon-action-decline = Decline
moon-action-accomplish = Accomplish mission { $letter }
moon-action-done = No more missions
moon-action-hand_over = Give to ASTRA: { $card }
moon-action-remove = Spend a solo bonus and remove: { $card }

## Prompts

moon-prompt-game_over = The game is over.
moon-prompt-wait = Wait for the others.
moon-prompt-grey_virus = Put the grey virus into a quarter: which housing does it infect?
moon-prompt-combination = Pick a combination.
moon-prompt-number = Where do you write the number { $number } ({ $action })?
moon-prompt-planet = On which planet do you draw your insignia with { $number } ({ $action })?
moon-prompt-may = Use the action, if you like: { $effect }
moon-prompt-must = { $effect }
moon-prompt-preparation_or_build = Rocket preparation and build: fill an arrow or write an X.
moon-prompt-preparation = Rocket preparation: which arrow do you fill?
moon-prompt-build = Build: where do you write an X?
moon-prompt-propagation = A virus spreads: which housing is infected?
moon-prompt-missions = Which mission do you accomplish?
moon-prompt-hand_over = Which card does ASTRA get?
moon-prompt-lose_sabotage = ASTRA: which sabotage symbol do you lose?
moon-prompt-lose_first_bonus = ASTRA: which higher bonus do you lose?
moon-prompt-astra_virus = ASTRA: which virus or spread symbol is used up?
moon-prompt-astra_moons = ASTRA: on which moon does it draw its insignia?
moon-prompt-astra_planet = ASTRA: on which planet does it draw its insignia?

## Effects

moon-effect-change_number = Change the number by up to 2.
moon-effect-write_x = Write an X in an empty slot.
moon-effect-mark_at = { $pen ->
    [crossed] Cross off { $mark }
   *[circled] Circle { $mark }
} { $at ->
    [cave] directly above or below the cave just numbered.
    [quarter] in the quarter just numbered.
    [tower_level] on the tower level linked to the floor just numbered.
    [planet] on the planet just drawn on.
    [starship] of the starship just numbered.
   *[slot] at the slot just numbered.
}
moon-effect-mark_one = { $pen ->
    [crossed] Cross off { $mark }
    [filled] Draw your insignia in { $mark }
   *[circled] Circle { $mark }
} { $at ->
    [station] of any space station.
    [zone_of_slot] of a space station joined to the zone just numbered.
    [factory_main] of any factory.
    [upgrade_area] of any upgrade area.
    [incomplete] of any quarter that is not complete.
    [unsettled] of any planet that nobody controls yet.
   *[track] of any column.
}
moon-effect-mark = Mark: { $mark }.
moon-effect-next-energy = Circle the next energy; a full pair is crossed off for a dividing line.
moon-effect-next-astronaut = Cross off the next astronaut.
moon-effect-next-planning = Cross off the next planning symbol.
moon-effect-next-plant = Circle the next plant of the factory.
moon-effect-next-water = Circle the next water of the factory.
moon-effect-next-pearl = Circle the next pearl of the factory.
moon-effect-next-ruby = Circle the next ruby of the factory.
moon-effect-next-plant_symbols = Cross off the next plant symbol.
moon-effect-next-water_symbols = Cross off the next water symbol.
moon-effect-next-battle-plant = Cross off the next box of your plant area.
moon-effect-next-battle-water = Cross off the next box of your water area.
moon-effect-next-battle-planning = Cross off the next planning box.
moon-effect-next-battle-astronaut = Circle the next astronaut for a later turn.
moon-effect-draw_wall = Draw a dividing line between two slots.
moon-effect-draw_tunnel = Draw a tunnel from a building joined to the rocket.
moon-effect-draw_walkway = Close a walkway.
moon-effect-draw_airlock = Activate an airlock of a connected block.
moon-effect-build_dome = Build a dome segment of the number's parity, from the left or from the right.
moon-effect-split_dome = Split an unbuilt dome segment in two.
moon-effect-then = { $first } { $next }
moon-effect-take_asteroid = Draw your insignia on the next asteroid and use its bonus symbols.
moon-effect-propagate = The viruses on your sheet spread once more.
moon-action-text = { $action }: { $effects }

moon-object-robot = a robot
moon-object-plant = a plant
moon-object-water_tank = the water tank
moon-object-energy = an energy
moon-object-greenhouse = the next greenhouse
moon-object-value_box = the next value
moon-object-factory_energy = an energy
moon-object-factory_robot = a robot
moon-object-mine_plant = a plant
moon-object-mine_water = a water spring
moon-object-upgrade_row = the next row
moon-object-tower_plant = a plant
moon-object-tower_water = the water
moon-object-reactor = a reactor
moon-object-planet_plant = a plant
moon-object-planet_water = a water
moon-object-moon_space = the moon

moon-rule-1 = A number may only be written on a floor that shows the action of the combination, or on the wild floor. A filled section gives its effects at once.
moon-rule-2 = One zone from the Earth to the Moon, cut by the dividing lines you draw.
moon-rule-3 = Numbers rise in every row to the right and in every column upwards. Antennas count once their building is numbered and joined to the rocket.
moon-rule-4 = Numbers rise on every level to the right. A full column is extracted: its circled resources go to the factories.
moon-rule-5 = A skyscraper starts on one of its two start floors and grows up and down without gaps.
moon-rule-6 = Numbers rise on every floor to the right. Infected housings hold nothing. A complete quarter is evacuated for its numbered housings times its energies.
moon-rule-7 = Only modules and greenhouses joined to the base by active airlocks may be numbered.
moon-rule-8 = No number is written: your insignia goes into the next slot of a planet of that number, on the left sheet in odd turns and on the right one in even turns. Most insignia on planet and moon control it.

## Marks, one of a kind

moon-mark-rocket_effect = rocket activation
moon-mark-inactive_rocket_effect = inactive rocket
moon-mark-activation_arrow = arrow
moon-mark-rocket_preparation_effect = rocket preparation
moon-mark-build_effect = build
moon-mark-sabotage_effect = sabotage
moon-mark-rocket = rocket
moon-mark-score_value = score
moon-mark-extra_rocket = extra rocket
moon-mark-water_tank = water tank
moon-mark-robot = robot
moon-mark-plant = plant
moon-mark-multiplier_high = higher multiplier
moon-mark-multiplier_low = lower multiplier
moon-mark-energy = energy
moon-mark-wall_symbol = dividing line symbol
moon-mark-astronaut = astronaut
moon-mark-wild_action = wild action
moon-mark-planning = planning symbol
moon-mark-antenna = antenna
moon-mark-greenhouse = greenhouse
moon-mark-quarter_bonus_high = higher bonus
moon-mark-quarter_bonus_low = lower bonus
moon-mark-value_box = value
moon-mark-planning_box = planning box
moon-mark-mine_pearl = pearl in the mine
moon-mark-mine_ruby = ruby in the mine
moon-mark-mine_plant = plant in the mine
moon-mark-mine_water = water spring
moon-mark-tower = mining tower
moon-mark-factory_plant = plant
moon-mark-factory_water = water
moon-mark-factory_pearl = pearl
moon-mark-factory_ruby = ruby
moon-mark-filling_bonus = filling bonus
moon-mark-factory_energy = energy
moon-mark-factory_robot = robot
moon-mark-factory_value = lower value
moon-mark-secondary_bonus = bonus
moon-mark-tower_plant = plant
moon-mark-tower_water = water
moon-mark-dome_segment = dome segment
moon-mark-dome_split = dividing mark of the dome
moon-mark-dome_half = half segment
moon-mark-upgrade_row = upgrade
moon-mark-skyscraper_bonus_high = higher bonus
moon-mark-skyscraper_bonus_low = lower bonus
moon-mark-virus_target = virus target
moon-mark-evacuation = evacuation
moon-mark-plant_symbol = plant symbol
moon-mark-water_symbol = water symbol
moon-mark-row_bonus = bonus of a row
moon-mark-virus_symbol = virus
moon-mark-spread_symbol = spread symbol
moon-mark-double = ×2 bonus
moon-mark-reactor = reactor
moon-mark-planet_plant = plant
moon-mark-planet_water = water
moon-mark-moon_space = moon
moon-mark-flag = flag
moon-mark-planet_ring = planet settled
moon-mark-asteroid = asteroid
moon-mark-asteroid_bonus = bonus symbol of an asteroid
moon-mark-insignia = insignia
moon-mark-error = system error

## Things to point at

moon-slot = slot { $n }
moon-thing-in-place = { $mark } ({ $place })
moon-thing-mission = Mission { $letter }
moon-thing-system_errors = system errors
moon-thing-wild_actions = wild actions
moon-thing-solo_bonus = Solo bonuses
moon-thing-dome_segment = dome segment { $n }
moon-thing-dome_split = dome segment { $n }, split
moon-thing-dome_half = dome segment { $n }, { $side ->
    [left] left half
   *[right] right half
}
moon-thing-skyscraper_bonus = skyscraper { $n }, { $end ->
    [top] highest floor
   *[bottom] lowest floor
}: bonus { $points }
moon-thing-activate_red = red virus
moon-thing-activate_green = green virus
moon-thing-activate_purple = purple virus
moon-thing-activate_blue = blue virus
moon-thing-activate_yellow = yellow virus
moon-thing-spread_symbol = spread symbol { $n } ({ $of ->
    [plant] plants
   *[water] water
})
moon-thing-mine_plant = plant below level { $level }, column { $n }
moon-thing-mine_water = water spring below level { $level }, column { $n }

moon-place-section = floor { $n }, section { $letter }
moon-place-station = space station { $n }
moon-place-quarter = quarter { $n }
moon-place-quarter_top_left = quarter top left
moon-place-quarter_top_right = quarter top right
moon-place-quarter_bottom_left = quarter bottom left
moon-place-quarter_bottom_right = quarter bottom right
moon-place-mine_column = column { $n }
moon-place-main_plant = plant factory
moon-place-main_water = water factory
moon-place-main_pearl = pearl factory
moon-place-main_ruby = ruby factory
moon-place-main_astronaut = astronaut control centre
moon-place-main_planning = planning control centre
moon-place-secondary_plant = secondary plant factory
moon-place-secondary_water = secondary water factory
moon-place-secondary_pearl = secondary pearl factory
moon-place-secondary_ruby = secondary ruby factory
moon-place-secondary_robot = secondary robot factory
moon-place-tower_level = tower level { $n }
moon-place-upgrade_mission = missions
moon-place-upgrade_tower = research tower
moon-place-upgrade_astronaut = astronauts
moon-place-upgrade_dome = dome
moon-place-moon_base = base
moon-place-module = module { $m } of starship { $n }
moon-place-greenhouse = greenhouse of starship { $n }
moon-place-starship = starship { $n }
moon-place-planet = planet { $n }

moon-preset-rocket = rocket
moon-preset-observatory = observatory
moon-preset-built_x_1 = built X on the left
moon-preset-built_x_2 = built X on the right

moon-line-wall = dividing line between { $a } and { $b }
moon-line-tunnel = tunnel between { $a } and { $b }
moon-line-walkway = walkway between { $a } and { $b }
moon-line-airlock = airlock between { $a } and { $b }

moon-zone-floor = floor { $n }
moon-zone-trajectory = trajectory
moon-zone-row = row { $n }
moon-zone-column = column { $n }
moon-zone-level = level { $n }
moon-zone-skyscraper = skyscraper { $n }
moon-zone-starship = starship { $n }
moon-zone-of-size = a zone of { $n ->
    [one] { $n } slot
   *[other] { $n } slots
}

moon-track-rocket_row = rockets of row { $n }
moon-track-extra_rockets = extra rockets
moon-track-launch_score = launch score
moon-track-errors = system errors
moon-track-energy = energy
moon-track-astronaut = astronauts
moon-track-planning = planning
moon-track-tanks = water tanks
moon-track-greenhouses_top_left = greenhouses top left
moon-track-greenhouses_top_right = greenhouses top right
moon-track-greenhouses_bottom_left = greenhouses bottom left
moon-track-greenhouses_bottom_right = greenhouses bottom right
moon-track-plant_value = value of plants
moon-track-water_value = value of water
moon-track-antenna_value = value of antennas
moon-track-towers = mining towers
moon-track-plant = plants
moon-track-water = water
moon-track-pearl = pearls
moon-track-ruby = rubies
moon-track-mission_first_value = value of a star
moon-track-mission_later_value = value of a burst
moon-track-tower_1_value = level with 1 symbol
moon-track-tower_2_value = level with 2 symbols
moon-track-tower_3_value = level with 3 symbols
moon-track-astronaut_most_value = most astronauts
moon-track-astronaut_other_value = other astronauts
moon-track-dome_value = unbuilt dome segment
moon-track-plant_symbols = plant symbols
moon-track-water_symbols = water symbols
moon-track-asteroids = asteroids
moon-track-green = value of green planets
moon-track-blue = value of blue planets
moon-track-grey = value of grey planets

## Missions

moon-mission-card = Mission { $letter } ({ $number })
moon-mission-open = open
moon-mission-turned = accomplished
moon-mission-noted = { $seat }: { $noted ->
    [first] first
   *[later] later
}
moon-mission-virus = When it is first accomplished the { $virus } virus is activated for all.
moon-reward-points = { $first } points, later { $later }
moon-reward-rockets = { $first } rockets, later { $later }
moon-reward-symbol = a star, later a burst

moon-criterion-zones_filled = Number completely: { $zones }.
moon-criterion-zones_of_kind_filled = Number all buildings of { $count } { $kind ->
    [column] columns
   *[row] rows
}.
moon-criterion-x_written = Write { $count } X.
moon-criterion-open_errors = Have { $count } system errors circled and not crossed off.
moon-criterion-multipliers_gained = Circle the multiplier of { $count } space stations.
moon-criterion-groups_marked = Circle all { $marks } of { $count } { $kind ->
    [station] space stations
   *[quarter] quarters
}.
moon-marks-plant = plants
moon-marks-antenna = antennas
moon-marks-water_tank = water tanks
moon-criterion-factories_completed = { $kind ->
    [all] Upgrade or activate { $count } factories in all, main or secondary.
   *[secondary] Activate { $count } secondary factories.
}
moon-criterion-zone_sizes = Have complete zones of exactly these sizes: { $zones }.
moon-criterion-marks_count = { $kind ->
    [tower] Extract { $count } columns.
    [mine_plant] Circle { $count } plants in the mine, extracted or not.
    [mine_water] Circle { $count } water springs in the mine, extracted or not.
   *[water_tank] Circle { $count } water tanks.
}
moon-criterion-plants_sum = Have { $count } plants in circled greenhouses.
moon-criterion-marks_consecutive = { $kind ->
    [tanks] Circle { $count } consecutive water tanks.
   *[towers] Extract { $count } adjacent columns.
}
moon-criterion-observatory_connected = Join the observatory to the tunnel network.
moon-criterion-skyscrapers_filled = Number all floors of { $count ->
    [one] { $count } skyscraper
   *[other] { $count } skyscrapers
}.
moon-criterion-tops_filled = Number the highest floor of { $count } skyscrapers.
moon-criterion-tower_levels = On { $count } levels of the research tower circle at least { $symbols } symbols.
moon-criterion-dome_complete = Build all segments of the dome.
moon-criterion-quarters_evacuated = Evacuate { $count } quarters, infected or not.
moon-criterion-floors_evacuated = Evacuate all quarters of { $count ->
    [one] { $count } floor
   *[other] { $count } floors
}, infected or not.
moon-criterion-quarters_quarantined = Quarantine { $count } quarters: close all walkways of each.
moon-criterion-virus_quarters_quarantined = Quarantine the quarter of the green virus and the quarter of the blue virus.
moon-criterion-floors_marked = On { $count } floors circle all of these: { $marks }.
moon-criterion-greenhouses_full = Number { $count } greenhouses with all 3 plants circled.
moon-criterion-top_greenhouse_full = Number the greenhouse of the topmost starship and circle its 3 plants.
moon-criterion-modules_filled = Number { $count } modules completely.
moon-criterion-starships_filled = Number { $count } starships completely.
moon-criterion-starships_marked = On { $count } starships circle all of these: { $marks }.
moon-symbols-energy = energies
moon-symbols-plant = plants
moon-symbols-water = water tanks
moon-symbols-reactor = reactors
moon-criterion-planets_controlled = Control { $count } planets on one sheet.
moon-criterion-planet_types_controlled = Control a planet of each type on one sheet.
moon-criterion-asteroids = Have your insignia on { $count } asteroids of one sheet.
moon-criterion-values_improved = On one sheet raise the value of each type of planet at least { $times } times.
moon-criterion-resource_boxes = On one sheet cross off { $plant } plant boxes and { $water } water boxes.
moon-criterion-moons = Have your insignia on { $count } different moons of one sheet.

## What happened

moon-event-flipped = Turn { $turn }: { $combinations }
moon-event-reshuffled = The discards are shuffled into new draw piles.
moon-event-turned = Turned over: { $card }
moon-event-picked = { $seat } picks { $combination }{ $wild ->
    [yes] {" "}with a wild action
   *[no] {""}
}
moon-event-system_error = { $seat } takes a system error
moon-event-wrote = { $seat } writes { $number } in { $slot }
moon-event-wrote_x = { $seat } writes X in { $slot }
moon-event-infected = { $seat }: { $slot } is infected
moon-event-insignia = { $seat } draws an insignia in { $slot }
moon-event-insignia-astra = ASTRA draws its insignia in { $slot }
moon-event-marked = { $seat } { $stroke ->
    [crossed] crosses off
    [filled] fills in
    [lost] loses
    [insignia] draws an insignia on
   *[circled] circles
}: { $thing }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
moon-event-marked-astra = ASTRA { $stroke ->
    [crossed] crosses off
    [filled] fills in
    [lost] takes away
    [insignia] draws its insignia on
   *[circled] circles
}: { $thing }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
moon-event-drew = { $seat } draws: { $line }
moon-event-evacuated = { $seat }: { $quarter } is evacuated for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
moon-event-settled = Control of { $planet }: { $who ->
    [owner] the owner of the sheet
    [guest] the guest of the sheet
   *[both] shared
}
moon-event-accomplished = { $seat } accomplishes mission { $letter }: { $noted ->
    [first] first
   *[later] later
}
moon-event-mission_turned = Mission { $letter } is turned: from now on its lower value counts
moon-event-sabotage = All who did not trigger it are hit: { $thing }
moon-event-activated = Active for all: { $thing }
moon-event-spread = Used up for all: { $thing }
moon-event-given = { $seat } gives ASTRA { $card }
moon-event-removed = { $seat } spends a solo bonus and removes { $card }
moon-event-turn_ended = Turn { $turn } is over
moon-event-ended = The game is over

## Why not

moon-illegal-not_asked = You are not asked anything now.
moon-illegal-no_answer = That does not answer what is asked.
moon-illegal-nothing_to_choose = That is nothing to choose here.
moon-illegal-not_offered = This combination is not on offer.
moon-illegal-no_wild_action = No wild action is circled.
moon-illegal-cannot_be_written = { $combination } cannot be written anywhere.
moon-illegal-something_can_be_written = A combination can be written, so there is no system error.
moon-illegal-other_number = The number to write is { $least } to { $most }.
moon-illegal-no_such_slot = There is no { $slot } on this sheet.
moon-illegal-taken = There is something in { $slot } already.
moon-illegal-out_of_order = Out of order in { $slot } ({ $zone }): the numbers beside it are { $after } and { $before }.
moon-illegal-out_of_order-after = Out of order in { $slot } ({ $zone }): { $after } stands before it.
moon-illegal-out_of_order-before = Out of order in { $slot } ({ $zone }): { $before } stands behind it.
moon-illegal-out_of_order-alone = Out of order in { $slot } ({ $zone }).
moon-illegal-wrong_floor = The floor of { $slot } shows another action than { $action }.
moon-illegal-not_adjacent = The floor of { $slot } does not touch the filled floors of its skyscraper.
moon-illegal-airlock_closed = No active airlock leads to { $slot }.
moon-illegal-out_of_reach = The number does not reach { $thing }.
moon-illegal-planet_full = There is no free slot on { $thing }.
moon-illegal-settled = The control is decided: { $thing }.
moon-illegal-nothing_left = There is nothing left to mark: { $thing }.
moon-illegal-other_zone = Your number is in another zone than { $thing }.
moon-illegal-complete = It is complete: { $thing }.
moon-illegal-drawn = It is drawn already: { $thing }.
moon-illegal-not_joined = Neither end is joined to the network: { $thing }.
moon-illegal-already_marked = It is used already: { $thing }.
moon-illegal-section_full = Its section is full: { $thing }.
moon-illegal-wrong_parity = The number has the wrong parity: { $thing }.
moon-illegal-not_next_piece = It does not continue the dome: { $thing }.
moon-illegal-not_infected = The virus does not reach { $slot } now.
moon-illegal-compulsory = This must be carried out.
moon-illegal-not_met = You do not meet the criterion of mission { $letter }.
moon-illegal-already_accomplished = You have accomplished mission { $letter } already.
moon-illegal-other_card = This card stays with you.
moon-illegal-no_solo_bonus = You have no solo bonus left.

## The view in words

moon-outline-turn = { $scenario }, turn { $turn }
moon-outline-stack = Stack { $n }
moon-outline-next = next action: { $action }
moon-outline-below = { $n ->
    [one] { $n } card below
   *[other] { $n } cards below
}
moon-outline-missions = Missions
moon-outline-open_card = Card
moon-outline-deck = Deck
moon-outline-top = on top: { $card }
moon-outline-given = Given to ASTRA
moon-outline-sheet = Sheet of { $seat }
moon-outline-shared_sheet = Sheet of { $owner } and { $guest }
moon-outline-left_sheet = Left sheet
moon-outline-right_sheet = Right sheet
moon-outline-owner_half = owner: { $track }
moon-outline-guest_half = guest: { $track }
moon-outline-lines = Lines drawn
moon-cell-empty = { $slot }: empty
moon-cell-number = { $slot }: { $n }
moon-cell-x = { $slot }: X
moon-cell-infected = { $slot }: infected
moon-cell-owner = { $slot }: owner
moon-cell-guest = { $slot }: guest
moon-cell-marks = { $mark } { $count }
moon-cell-count = { $n } of { $of }
moon-cell-value = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
moon-cell-printed = { $cell } ({ $symbols })
moon-cell-floor = takes { $action }
moon-cell-floor-any = takes every action
moon-cell-slots = slots { $from }–{ $to }
moon-cell-slot_list = { $slots }
moon-cell-rockets = { $n ->
    [one] { $n } rocket
   *[other] { $n } rockets
}
moon-cell-rockets-inactive = { $n ->
    [one] { $n } inactive rocket
   *[other] { $n } inactive rockets
}
moon-cell-virus = virus: { $virus }
moon-cell-planet = { $colour ->
    [green] green
    [blue] blue
   *[grey] grey
}, numbers { $from }–{ $to }
moon-cell-bonuses = { $n } left

## Scoring

moon-score-missions = missions
moon-score-rockets = launch score
moon-score-errors = system errors
moon-score-plants = plants
moon-score-water = water
moon-score-longest_zone = longest complete zone
moon-score-most_zones = most complete zones
moon-score-antennas = antennas
moon-score-quarters = quarters
moon-score-astronauts = astronauts
moon-score-planning = planning
moon-score-plant = plant factory
moon-score-pearl = pearl factory
moon-score-ruby = ruby factory
moon-score-astronaut = astronaut control centre
moon-score-tower_1 = tower levels with 1 symbol
moon-score-tower_2 = tower levels with 2 symbols
moon-score-tower_3 = tower levels with 3 symbols
moon-score-skyscrapers = skyscrapers
moon-score-dome = unbuilt dome
moon-score-infected = infected housings
moon-score-greenhouses = greenhouses
moon-score-modules = modules
moon-score-green = green planets
moon-score-blue = blue planets
moon-score-grey = grey planets
moon-score-astra = ASTRA's score
moon-verdict-won = You beat ASTRA!
moon-verdict-draw = A draw with ASTRA.
moon-verdict-lost = ASTRA wins.

## What is in the box

moon-kind-sheet = sheet
moon-kind-starship = starship card
moon-kind-mission = mission card
moon-kind-opponent = ASTRA opponent card
moon-kind-astra_scenario = ASTRA scenario card
moon-kind-effect = ASTRA effect card
moon-fact-slots = { $n } slots
moon-fact-stars = place { $rank }: { $n ->
    [one] { $n } star
   *[other] { $n } stars
} in the campaign
moon-fact-copies = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
moon-fact-points = { $action }: { $n } for each card
moon-fact-fixed = { $n } fixed points
moon-fact-per_level = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each level
moon-fact-track = scores on its own track
moon-bonus = { $n ->
    [one] { $n } solo bonus
   *[other] { $n } solo bonuses
} { $of ->
    [sabotage] for each sabotage you trigger
    [virus] for each virus and each spread symbol you activate
    [flags] for every second flag with your insignia
   *[first] for each higher bonus you gain
}; at most { $boxes } in a game.
moon-astra-effect-1 = { $letters }: cross off an unused sabotage symbol and circle a system error.
moon-astra-effect-2 = { $letters }: cross off the higher multiplier of a space station.
moon-astra-effect-3 = { $letters }: cross off the 15-point bonus of a quarter.
moon-astra-effect-4 = { $letters }: cross off a filling bonus.
moon-astra-effect-5 = { $letters }: cross off a higher bonus of a skyscraper.
moon-astra-effect-6 = { $letters }: the first time the green or the blue virus is activated, or a spread symbol crossed off, the second time the virus of the mission; then the viruses spread.
moon-astra-effect-7 = { $letters }: cross off the ×2 bonus of a greenhouse.
moon-astra-effect-8 = { $letters }: two insignia of ASTRA on moons, where you have most insignia.
moon-effect-card-first = First time drawn: the ASTRA effect of the scenario.
moon-effect-card-second = Second time drawn: the same, then mission { $letter } is turned to its accomplished side.
