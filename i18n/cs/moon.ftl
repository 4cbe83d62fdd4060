### Vítejte na Měsíci

## Možnosti

moon-option-scenario = Scénář
moon-option-scenario-help = Každý scénář má vlastní list, akce, úkoly a bodování.
moon-option-opponent = Karta ASTRA: Soupeř
moon-option-opponent-help = Proti komu hrajete hru jednoho hráče, od lehké úrovně po těžkou.
moon-preset-first_game = První hra: Odpal
moon-setup-seats = Hrát může 1 až 6 hráčů, ne { $seats }.
moon-audit = Tato pozice není celistvá: { $what ->
    [seats] počet hráčů
    [sheets] scénářové listy
    [stacks] balíčky
    [deck] balíček
    [missions] úkoly
    [asked] kdo je na tahu
    [phase] fáze
    [turn] tah
    [agenda] co zbývá rozhodnout
   *[answers] rozehrané tahy
}.

moon-scenario-1 = 1 – Odpal
moon-scenario-2 = 2 – Putování
moon-scenario-3 = 3 – Kolonie
moon-scenario-4 = 4 – Doly
moon-scenario-5 = 5 – Kopule
moon-scenario-6 = 6 – Virus
moon-scenario-7 = 7 – Útěk
moon-scenario-8 = 8 – Bitva

moon-opponent = { $name } (úroveň { $level })
moon-opponent-katherine = Katherine
moon-opponent-alexei = Alexei
moon-opponent-margaret = Margaret
moon-opponent-franklin = Franklin
moon-opponent-sergei = Sergei
moon-opponent-stephanie = Stephanie
moon-opponent-thomas = Thomas
moon-opponent-peggy = Peggy

## Karty

moon-symbol-robot = roboti
moon-symbol-energy = energie
moon-symbol-plant = rostliny
moon-symbol-water = voda
moon-symbol-astronaut = astronauti
moon-symbol-planning = plánování
moon-letter-a = A
moon-letter-b = B
moon-letter-c = C
moon-letter-d = D
moon-card = { $number } / { $action }
moon-card-effect = ASTRA: Efekt { $letter }
moon-virus-grey = šedý
moon-virus-red = červený
moon-virus-green = zelený
moon-virus-purple = fialový
moon-virus-blue = modrý
moon-virus-yellow = žlutý

## Akce

moon-action-pick = { $combination }
moon-action-pick-wild = { $combination } pomocí libovolné akce
moon-action-pick-solo = { $combination }; zbude { $unused }
moon-action-pick-wild-solo = { $combination } pomocí libovolné akce; zbude { $unused }
moon-action-system_error = Vzít chybu systému
moon-action-write = Zapsat { $number }: { $slot }
moon-action-x = Zapsat X: { $slot }
moon-action-infect = Infikovat: { $slot }
moon-action-choose = { $thing }
moon-action-use = Použít
moon-action-decline = Nepoužít
moon-action-accomplish = Splnit úkol { $letter }
moon-action-done = Žádný další úkol
moon-action-hand_over = Předat společnosti ASTRA: { $card }
moon-action-remove = Za sólový bonus trvale odložit: { $card }

## Otázky

moon-prompt-game_over = Hra skončila.
moon-prompt-wait = Čeká se na ostatní.
moon-prompt-grey_virus = Umístěte šedý virus do čtvrti: kterou obytnou jednotku infikuje?
moon-prompt-combination = Vyberte kombinaci.
moon-prompt-number = Kam zapíšete číslo { $number } ({ $action })?
moon-prompt-planet = Na kterou planetu namalujete znak s číslem { $number } ({ $action })?
moon-prompt-may = Můžete využít akci: { $effect }
moon-prompt-must = { $effect }
moon-prompt-preparation_or_build = Příprava rakety a stavba: vyplňte šipku, nebo zapište X.
moon-prompt-preparation = Příprava rakety: kterou šipku vyplníte?
moon-prompt-build = Stavba: kam zapíšete X?
moon-prompt-propagation = Virus se šíří: která obytná jednotka bude infikována?
moon-prompt-missions = Který úkol splníte?
moon-prompt-hand_over = Kterou kartu dostane společnost ASTRA?
moon-prompt-lose_sabotage = ASTRA: který symbol sabotáže ztratíte?
moon-prompt-lose_first_bonus = ASTRA: který vyšší bonus ztratíte?
moon-prompt-astra_virus = ASTRA: který virus nebo symbol šíření bude použit?
moon-prompt-astra_moons = ASTRA: na který měsíc namaluje svůj znak?
moon-prompt-astra_planet = ASTRA: na kterou planetu namaluje svůj znak?

## Efekty

moon-effect-change_number = Upravte číslo nejvýše o 2.
moon-effect-write_x = Zapište X do prázdného pole.
moon-effect-mark_at = { $pen ->
    [crossed] Vyškrtněte { $mark }
   *[circled] Zakroužkujte { $mark }
} { $at ->
    [cave] přímo nad jeskyní s právě zapsaným číslem nebo pod ní.
    [quarter] ve čtvrti s právě zapsaným číslem.
    [tower_level] v podlaží věže spojeném s právě očíslovaným podlažím.
    [planet] na planetě, na kterou jste právě namalovali znak.
    [starship] na lodi s právě zapsaným číslem.
   *[slot] u pole s právě zapsaným číslem.
}
moon-effect-mark_one = { $pen ->
    [crossed] Vyškrtněte { $mark }
    [filled] Namalujte svůj znak na { $mark }
   *[circled] Zakroužkujte { $mark }
} { $at ->
    [station] kterékoli vesmírné stanice.
    [zone_of_slot] vesmírné stanice spojené se zónou právě zapsaného čísla.
    [factory_main] kterékoli továrny.
    [upgrade_area] kterékoli vylepšované oblasti.
    [incomplete] kterékoli nedokončené čtvrti.
    [unsettled] kterékoli planety, o jejímž vládci zatím nebylo rozhodnuto.
   *[track] kteréhokoli sloupce.
}
moon-effect-mark = Označte: { $mark }.
moon-effect-next-energy = Zakroužkujte další energii; celou dvojici vyškrtněte a namalujte čáru.
moon-effect-next-astronaut = Vyškrtněte dalšího astronauta.
moon-effect-next-planning = Vyškrtněte další symbol plánování.
moon-effect-next-plant = Zakroužkujte další rostlinu v továrně.
moon-effect-next-water = Zakroužkujte další vodu v továrně.
moon-effect-next-pearl = Zakroužkujte další perlu v továrně.
moon-effect-next-ruby = Zakroužkujte další rubín v továrně.
moon-effect-next-plant_symbols = Vyškrtněte další symbol rostliny.
moon-effect-next-water_symbols = Vyškrtněte další symbol vody.
moon-effect-next-battle-plant = Vyškrtněte další políčko své oblasti rostlin.
moon-effect-next-battle-water = Vyškrtněte další políčko své oblasti vody.
moon-effect-next-battle-planning = Vyškrtněte další políčko plánování.
moon-effect-next-battle-astronaut = Zakroužkujte dalšího astronauta pro některý z příštích tahů.
moon-effect-draw_wall = Namalujte čáru mezi dvěma poli.
moon-effect-draw_tunnel = Namalujte tunel z budovy připojené k raketě.
moon-effect-draw_walkway = Uzavřete chodník.
moon-effect-draw_airlock = Aktivujte přechodovou komoru u připojeného modulu nebo skleníku.
moon-effect-build_dome = Zbudujte díl kopule lichého nebo sudého typu podle čísla, zleva nebo zprava.
moon-effect-split_dome = Rozdělte nepostavený díl kopule na dvě poloviny.
moon-effect-then = { $first } { $next }
moon-effect-take_asteroid = Namalujte svůj znak na další asteroid a použijte jeho bonusové symboly.
moon-effect-propagate = Viry na vašem listu se šíří ještě jednou.
moon-action-text = { $action }: { $effects }

moon-object-robot = robota
moon-object-plant = rostlinu
moon-object-water_tank = vodní nádrž
moon-object-energy = energii
moon-object-greenhouse = další skleník
moon-object-value_box = další hodnotu
moon-object-factory_energy = energii
moon-object-factory_robot = robota
moon-object-mine_plant = rostlinu
moon-object-mine_water = vodní pramen
moon-object-upgrade_row = další řádek
moon-object-tower_plant = rostlinu
moon-object-tower_water = vodu
moon-object-reactor = reaktor
moon-object-planet_plant = rostlinu
moon-object-planet_water = vodu
moon-object-moon_space = měsíc

moon-rule-1 = Číslo lze zapsat jen do podlaží se symbolem akce z kombinace nebo do podlaží libovolné akce. Zaplněná sekce ihned přináší své efekty.
moon-rule-2 = Jediná zóna od Země k Měsíci, kterou dělí namalované čáry.
moon-rule-3 = Čísla rostou v každé řadě doprava a v každém sloupci nahoru. Anténa se počítá, jakmile je její budova očíslovaná a připojená k raketě.
moon-rule-4 = Čísla rostou na každé úrovni doprava. Zaplněný sloupec se vytěží: zakroužkované suroviny putují do továren.
moon-rule-5 = Mrakodrap začíná na jednom ze dvou startovních podlaží a roste nahoru i dolů bez mezer.
moon-rule-6 = Čísla rostou v každém podlaží doprava. Infikovaná jednotka je bez čísla. Dokončená čtvrť se evakuuje: očíslované jednotky krát energie.
moon-rule-7 = Číslovat lze jen moduly a skleníky připojené k základně aktivními přechodovými komorami.
moon-rule-8 = Čísla se nezapisují: znak patří do dalšího pole planety s daným číslem, v lichých tazích na levém listu, v sudých na pravém. Planetu ovládá, kdo má na ní a na jejím měsíci nejvíce znaků.

## Značky

moon-mark-rocket_effect = aktivace rakety
moon-mark-inactive_rocket_effect = neaktivní raketa
moon-mark-activation_arrow = šipka
moon-mark-rocket_preparation_effect = příprava rakety
moon-mark-build_effect = stavba
moon-mark-sabotage_effect = sabotáž
moon-mark-rocket = raketa
moon-mark-score_value = skóre
moon-mark-extra_rocket = raketa navíc
moon-mark-water_tank = vodní nádrž
moon-mark-robot = robot
moon-mark-plant = rostlina
moon-mark-multiplier_high = vyšší násobitel
moon-mark-multiplier_low = nižší násobitel
moon-mark-energy = energie
moon-mark-wall_symbol = symbol čáry
moon-mark-astronaut = astronaut
moon-mark-wild_action = libovolná akce
moon-mark-planning = symbol plánování
moon-mark-antenna = anténa
moon-mark-greenhouse = skleník
moon-mark-quarter_bonus_high = vyšší bonus
moon-mark-quarter_bonus_low = nižší bonus
moon-mark-value_box = hodnota
moon-mark-planning_box = políčko plánování
moon-mark-mine_pearl = perla v dolech
moon-mark-mine_ruby = rubín v dolech
moon-mark-mine_plant = rostlina v dolech
moon-mark-mine_water = vodní pramen
moon-mark-tower = těžební věž
moon-mark-factory_plant = rostlina
moon-mark-factory_water = voda
moon-mark-factory_pearl = perla
moon-mark-factory_ruby = rubín
moon-mark-filling_bonus = bonus za naplnění
moon-mark-factory_energy = energie
moon-mark-factory_robot = robot
moon-mark-factory_value = nižší hodnota
moon-mark-secondary_bonus = bonus
moon-mark-tower_plant = rostlina
moon-mark-tower_water = voda
moon-mark-dome_segment = díl kopule
moon-mark-dome_split = rozdělení dílu kopule
moon-mark-dome_half = polovina dílu
moon-mark-upgrade_row = vylepšení
moon-mark-skyscraper_bonus_high = vyšší bonus
moon-mark-skyscraper_bonus_low = nižší bonus
moon-mark-virus_target = terč viru
moon-mark-evacuation = evakuace
moon-mark-plant_symbol = symbol rostliny
moon-mark-water_symbol = symbol vody
moon-mark-row_bonus = bonus řádku
moon-mark-virus_symbol = virus
moon-mark-spread_symbol = symbol šíření
moon-mark-double = bonus ×2
moon-mark-reactor = reaktor
moon-mark-planet_plant = rostlina
moon-mark-planet_water = voda
moon-mark-moon_space = měsíc
moon-mark-flag = vlajka
moon-mark-planet_ring = vládce planety určen
moon-mark-asteroid = asteroid
moon-mark-asteroid_bonus = bonusový symbol asteroidu
moon-mark-insignia = znak
moon-mark-error = chyba systému

## Na co lze ukázat

moon-slot = pole { $n }
moon-thing-in-place = { $mark } ({ $place })
moon-thing-mission = Úkol { $letter }
moon-thing-system_errors = chyby systému
moon-thing-wild_actions = libovolné akce
moon-thing-solo_bonus = Sólové bonusy
moon-thing-dome_segment = díl kopule { $n }
moon-thing-dome_split = rozdělení dílu kopule { $n }
moon-thing-dome_half = díl kopule { $n }, { $side ->
    [left] levá polovina
   *[right] pravá polovina
}
moon-thing-skyscraper_bonus = mrakodrap { $n }, { $end ->
    [top] nejvyšší podlaží
   *[bottom] nejnižší podlaží
}: bonus { $points }
moon-thing-activate_red = červený virus
moon-thing-activate_green = zelený virus
moon-thing-activate_purple = fialový virus
moon-thing-activate_blue = modrý virus
moon-thing-activate_yellow = žlutý virus
moon-thing-spread_symbol = symbol šíření { $n } ({ $of ->
    [plant] rostliny
   *[water] voda
})
moon-thing-mine_plant = rostlina pod úrovní { $level }, sloupec { $n }
moon-thing-mine_water = vodní pramen pod úrovní { $level }, sloupec { $n }

moon-place-section = podlaží { $n }, sekce { $letter }
moon-place-station = vesmírná stanice { $n }
moon-place-quarter = čtvrť { $n }
moon-place-quarter_top_left = levá horní čtvrť
moon-place-quarter_top_right = pravá horní čtvrť
moon-place-quarter_bottom_left = levá dolní čtvrť
moon-place-quarter_bottom_right = pravá dolní čtvrť
moon-place-mine_column = sloupec { $n }
moon-place-main_plant = továrna na rostliny
moon-place-main_water = továrna na vodu
moon-place-main_pearl = továrna na perly
moon-place-main_ruby = továrna na rubíny
moon-place-main_astronaut = řídicí středisko pro astronauty
moon-place-main_planning = řídicí středisko pro plánování
moon-place-secondary_plant = sekundární továrna na rostliny
moon-place-secondary_water = sekundární továrna na vodu
moon-place-secondary_pearl = sekundární továrna na perly
moon-place-secondary_ruby = sekundární továrna na rubíny
moon-place-secondary_robot = sekundární továrna na roboty
moon-place-tower_level = podlaží věže { $n }
moon-place-upgrade_mission = úkoly
moon-place-upgrade_tower = výzkumná věž
moon-place-upgrade_astronaut = astronauti
moon-place-upgrade_dome = kopule
moon-place-moon_base = základna
moon-place-module = modul { $m } na lodi { $n }
moon-place-greenhouse = skleník na lodi { $n }
moon-place-starship = vesmírná loď { $n }
moon-place-planet = planeta { $n }

moon-preset-rocket = raketa
moon-preset-observatory = observatoř
moon-preset-built_x_1 = levá budova s X
moon-preset-built_x_2 = pravá budova s X

moon-line-wall = čára: { $a } – { $b }
moon-line-tunnel = tunel: { $a } – { $b }
moon-line-walkway = chodník: { $a } – { $b }
moon-line-airlock = přechodová komora: { $a } – { $b }

moon-zone-floor = podlaží { $n }
moon-zone-trajectory = trajektorie
moon-zone-row = řada { $n }
moon-zone-column = sloupec { $n }
moon-zone-level = úroveň { $n }
moon-zone-skyscraper = mrakodrap { $n }
moon-zone-starship = vesmírná loď { $n }
moon-zone-of-size = zóna o { $n ->
    [one] { $n } poli
    [few] { $n } polích
   *[other] { $n } polích
}

moon-track-rocket_row = rakety v řádku { $n }
moon-track-extra_rockets = rakety navíc
moon-track-launch_score = skóre rakety
moon-track-errors = chyby systému
moon-track-energy = energie
moon-track-astronaut = astronauti
moon-track-planning = plánování
moon-track-tanks = vodní nádrže
moon-track-greenhouses_top_left = skleníky vlevo nahoře
moon-track-greenhouses_top_right = skleníky vpravo nahoře
moon-track-greenhouses_bottom_left = skleníky vlevo dole
moon-track-greenhouses_bottom_right = skleníky vpravo dole
moon-track-plant_value = hodnota rostlin
moon-track-water_value = hodnota vody
moon-track-antenna_value = hodnota antén
moon-track-towers = těžební věže
moon-track-plant = rostliny
moon-track-water = voda
moon-track-pearl = perly
moon-track-ruby = rubíny
moon-track-mission_first_value = hodnota hvězdy
moon-track-mission_later_value = hodnota výbuchu
moon-track-tower_1_value = podlaží s 1 symbolem
moon-track-tower_2_value = podlaží se 2 symboly
moon-track-tower_3_value = podlaží se 3 symboly
moon-track-astronaut_most_value = nejvíce astronautů
moon-track-astronaut_other_value = ostatní astronauti
moon-track-dome_value = nepostavený díl kopule
moon-track-plant_symbols = symboly rostlin
moon-track-water_symbols = symboly vody
moon-track-asteroids = asteroidy
moon-track-green = hodnota zelených planet
moon-track-blue = hodnota modrých planet
moon-track-grey = hodnota šedých planet

## Úkoly

moon-mission-card = Úkol { $letter } ({ $number })
moon-mission-open = úkol zadán
moon-mission-turned = úkol splněn
moon-mission-noted = { $seat }: { $noted ->
    [first] vyšší hodnota
   *[later] nižší hodnota
}
moon-mission-virus = Při prvním splnění se pro všechny aktivuje virus: { $virus }.
moon-reward-points = body: { $first }, později { $later }
moon-reward-rockets = rakety: { $first }, později { $later }
moon-reward-symbol = hvězda, později výbuch

moon-criterion-zones_filled = Kompletně očíslujte: { $zones }.
moon-criterion-zones_of_kind_filled = Očíslujte všechny budovy ve { $count } { $kind ->
    [column] sloupcích
   *[row] řadách
}.
moon-criterion-x_written = Zapište { $count } X.
moon-criterion-open_errors = Mějte tolik zakroužkovaných a nevyškrtnutých chyb systému: { $count }.
moon-criterion-multipliers_gained = Zakroužkujte násobitel { $count } vesmírných stanic.
moon-criterion-groups_marked = Zakroužkujte všechny { $marks } { $kind ->
    [station] na { $count } vesmírných stanicích
   *[quarter] ve { $count } čtvrtích
}.
moon-marks-plant = rostliny
moon-marks-antenna = antény
moon-marks-water_tank = vodní nádrže
moon-criterion-factories_completed = { $kind ->
    [all] Vylepšete nebo aktivujte celkem { $count } továren, hlavních nebo sekundárních.
   *[secondary] Aktivujte { $count } sekundárních továren.
}
moon-criterion-zone_sizes = Mějte dokončené zóny přesně těchto velikostí: { $zones }.
moon-criterion-marks_count = { $kind ->
    [tower] Vytěžte { $count } sloupců.
    [mine_plant] Zakroužkujte v dolech { $count } rostlin, vytěžených i nevytěžených.
    [mine_water] Zakroužkujte v dolech { $count } vodních pramenů, vytěžených i nevytěžených.
   *[water_tank] Zakroužkujte { $count } vodních nádrží.
}
moon-criterion-plants_sum = Mějte v zakroužkovaných sklenících { $count } rostlin.
moon-criterion-marks_consecutive = { $kind ->
    [tanks] Zakroužkujte { $count } po sobě jdoucí vodní nádrže.
   *[towers] Vytěžte { $count } sousedící sloupce.
}
moon-criterion-observatory_connected = Napojte observatoř na tunelovou síť.
moon-criterion-skyscrapers_filled = Očíslujte všechna podlaží { $count ->
    [one] { $count } mrakodrapu
    [few] { $count } mrakodrapů
   *[other] { $count } mrakodrapů
}.
moon-criterion-tops_filled = Očíslujte nejvyšší podlaží { $count } mrakodrapů.
moon-criterion-tower_levels = Na { $count } podlažích výzkumné věže zakroužkujte alespoň { $symbols ->
    [one] { $symbols } symbol
    [few] { $symbols } symboly
   *[other] { $symbols } symbolů
}.
moon-criterion-dome_complete = Vybudujte všechny díly kopule.
moon-criterion-quarters_evacuated = Evakuujte { $count ->
    [one] { $count } čtvrť
    [few] { $count } čtvrti
   *[other] { $count } čtvrtí
}, infikované i neinfikované.
moon-criterion-floors_evacuated = Evakuujte všechny čtvrti na { $count ->
    [one] { $count } podlaží
    [few] { $count } podlažích
   *[other] { $count } podlažích
}, infikované i neinfikované.
moon-criterion-quarters_quarantined = Umístěte do karantény { $count ->
    [one] { $count } čtvrť
    [few] { $count } čtvrti
   *[other] { $count } čtvrtí
}: uzavřete všechny jejich chodníky.
moon-criterion-virus_quarters_quarantined = Umístěte do karantény čtvrť se zeleným virem a čtvrť s modrým virem.
moon-criterion-floors_marked = Na { $count } podlažích zakroužkujte vše z tohoto: { $marks }.
moon-criterion-greenhouses_full = Očíslujte { $count } skleníky, ve kterých jsou zakroužkovány všechny 3 rostliny.
moon-criterion-top_greenhouse_full = Očíslujte skleník nejvyšší vesmírné lodi a zakroužkujte jeho 3 rostliny.
moon-criterion-modules_filled = Kompletně očíslujte { $count } modulů.
moon-criterion-starships_filled = Kompletně očíslujte { $count } vesmírné lodě.
moon-criterion-starships_marked = Na { $count } vesmírných lodích zakroužkujte vše z tohoto: { $marks }.
moon-symbols-energy = energie
moon-symbols-plant = rostliny
moon-symbols-water = vodní nádrže
moon-symbols-reactor = reaktory
moon-criterion-planets_controlled = Ovládněte na jednom listu { $count } planety.
moon-criterion-planet_types_controlled = Ovládněte na jednom listu planetu od každého typu.
moon-criterion-asteroids = Mějte na jednom listu svůj znak na { $count } asteroidech.
moon-criterion-values_improved = Zvyšte na jednom listu hodnotu každého typu planet alespoň { $times }×.
moon-criterion-resource_boxes = Vyškrtněte na jednom listu { $plant } políček rostlin a { $water } políčka vody.
moon-criterion-moons = Mějte na jednom listu svůj znak na { $count } různých měsících.

## Co se stalo

moon-event-flipped = Tah { $turn }: { $combinations }
moon-event-reshuffled = Odkládací balíčky se zamíchají do nových dobíracích balíčků.
moon-event-turned = Otočená karta: { $card }
moon-event-picked = { $seat } vybírá { $combination }{ $wild ->
    [yes] {" "}pomocí libovolné akce
   *[no] {""}
}
moon-event-system_error = { $seat } bere chybu systému
moon-event-wrote = { $seat } zapisuje { $number }: { $slot }
moon-event-wrote_x = { $seat } zapisuje X: { $slot }
moon-event-infected = { $seat }: infikováno { $slot }
moon-event-insignia = { $seat } maluje znak: { $slot }
moon-event-insignia-astra = ASTRA maluje znak: { $slot }
moon-event-marked = { $seat } { $stroke ->
    [crossed] vyškrtává
    [filled] vyplňuje
    [lost] ztrácí
    [insignia] maluje znak
   *[circled] kroužkuje
}: { $thing }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
moon-event-marked-astra = ASTRA { $stroke ->
    [crossed] vyškrtává
    [filled] vyplňuje
    [lost] bere
    [insignia] maluje znak
   *[circled] kroužkuje
}: { $thing }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
moon-event-drew = { $seat } maluje – { $line }
moon-event-evacuated = { $seat } evakuuje: { $quarter }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
moon-event-settled = Vládce, { $planet }: { $who ->
    [owner] majitel listu
    [guest] soused majitele listu
   *[both] společně oba
}
moon-event-accomplished = { $seat } plní úkol { $letter }: { $noted ->
    [first] vyšší hodnota
   *[later] nižší hodnota
}
moon-event-mission_turned = Úkol { $letter } se otáčí: odteď platí jeho nižší hodnota
moon-event-sabotage = Zasahuje všechny, kdo ji nespustili: { $thing }
moon-event-activated = Pro všechny se aktivuje: { $thing }
moon-event-spread = Pro všechny je použit: { $thing }
moon-event-given = { $seat } předává společnosti ASTRA kartu { $card }
moon-event-removed = { $seat } za sólový bonus trvale odkládá kartu { $card }
moon-event-turn_ended = Tah { $turn } skončil
moon-event-ended = Konec hry

## Proč ne

moon-illegal-not_asked = Teď se vás hra na nic neptá.
moon-illegal-no_answer = Tohle není odpověď na otázku.
moon-illegal-nothing_to_choose = Tohle tu vybrat nelze.
moon-illegal-not_offered = Tato kombinace není v nabídce.
moon-illegal-no_wild_action = Žádná libovolná akce není zakroužkovaná.
moon-illegal-cannot_be_written = { $combination } nelze nikam zapsat.
moon-illegal-something_can_be_written = Některou kombinaci lze zapsat, chybu systému proto vzít nelze.
moon-illegal-other_number = Zapisuje se číslo { $least } až { $most }.
moon-illegal-no_such_slot = Na tomto listu není { $slot }.
moon-illegal-taken = Už není prázdné: { $slot }.
moon-illegal-out_of_order = Porušené pořadí, { $slot } ({ $zone }): sousedí s čísly { $after } a { $before }.
moon-illegal-out_of_order-after = Porušené pořadí, { $slot } ({ $zone }): před ním stojí { $after }.
moon-illegal-out_of_order-before = Porušené pořadí, { $slot } ({ $zone }): za ním stojí { $before }.
moon-illegal-out_of_order-alone = Porušené pořadí, { $slot } ({ $zone }).
moon-illegal-wrong_floor = Podlaží má jiný symbol než { $action }: { $slot }.
moon-illegal-not_adjacent = Podlaží nesousedí s očíslovanými podlažími mrakodrapu: { $slot }.
moon-illegal-airlock_closed = Nevede sem aktivní přechodová komora: { $slot }.
moon-illegal-out_of_reach = Číslo tam nedosáhne: { $thing }.
moon-illegal-planet_full = Nemá volné pole: { $thing }.
moon-illegal-settled = O vládci je už rozhodnuto: { $thing }.
moon-illegal-nothing_left = Nezbývá nic k označení: { $thing }.
moon-illegal-other_zone = Číslo je v jiné zóně než { $thing }.
moon-illegal-complete = Je už dokončená: { $thing }.
moon-illegal-drawn = Je už namalováno: { $thing }.
moon-illegal-not_joined = Ani jeden konec není připojen: { $thing }.
moon-illegal-already_marked = Je už použito: { $thing }.
moon-illegal-section_full = Sekce je už zaplněná: { $thing }.
moon-illegal-wrong_parity = Nesedí, zda je číslo sudé, nebo liché: { $thing }.
moon-illegal-not_next_piece = Nenavazuje na kopuli: { $thing }.
moon-illegal-not_infected = Virus tam teď nedosáhne: { $slot }.
moon-illegal-compulsory = Toto je povinné.
moon-illegal-not_met = Nesplňujete požadavek úkolu { $letter }.
moon-illegal-already_accomplished = Úkol { $letter } máte už splněný.
moon-illegal-other_card = Tato karta vám zůstává.
moon-illegal-no_solo_bonus = Nemáte žádný sólový bonus.

## Slovy

moon-outline-turn = { $scenario }, tah { $turn }
moon-outline-stack = Balíček { $n }
moon-outline-next = příští akce: { $action }
moon-outline-below = { $n ->
    [one] pod ní { $n } karta
    [few] pod ní { $n } karty
   *[other] pod ní { $n } karet
}
moon-outline-missions = Úkoly
moon-outline-open_card = Karta
moon-outline-deck = Dobírací balíček
moon-outline-top = nahoře: { $card }
moon-outline-given = Předáno společnosti ASTRA
moon-outline-sheet = List: { $seat }
moon-outline-shared_sheet = List: { $owner } a { $guest }
moon-outline-left_sheet = Levý list
moon-outline-right_sheet = Pravý list
moon-outline-owner_half = majitel: { $track }
moon-outline-guest_half = soused: { $track }
moon-outline-lines = Namalované čáry
moon-cell-empty = { $slot }: prázdné
moon-cell-number = { $slot }: { $n }
moon-cell-x = { $slot }: X
moon-cell-infected = { $slot }: infikované
moon-cell-owner = { $slot }: majitel
moon-cell-guest = { $slot }: soused
moon-cell-marks = { $mark } { $count }
moon-cell-count = { $n } z { $of }
moon-cell-value = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
moon-cell-printed = { $cell } ({ $symbols })
moon-cell-floor = akce: { $action }
moon-cell-floor-any = kterákoli akce
moon-cell-slots = pole { $from }–{ $to }
moon-cell-slot_list = { $slots }
moon-cell-rockets = { $n ->
    [one] { $n } raketa
    [few] { $n } rakety
   *[other] { $n } raket
}
moon-cell-rockets-inactive = { $n ->
    [one] { $n } neaktivní raketa
    [few] { $n } neaktivní rakety
   *[other] { $n } neaktivních raket
}
moon-cell-virus = virus: { $virus }
moon-cell-planet = { $colour ->
    [green] zelená
    [blue] modrá
   *[grey] šedá
}, čísla { $from }–{ $to }
moon-cell-bonuses = k dispozici { $n }

## Bodování

moon-score-missions = úkoly
moon-score-rockets = skóre rakety
moon-score-errors = chyby systému
moon-score-plants = rostliny
moon-score-water = voda
moon-score-longest_zone = nejdelší dokončená zóna
moon-score-most_zones = nejvíce dokončených zón
moon-score-antennas = antény
moon-score-quarters = čtvrti
moon-score-astronauts = astronauti
moon-score-planning = plánování
moon-score-plant = továrna na rostliny
moon-score-pearl = továrna na perly
moon-score-ruby = továrna na rubíny
moon-score-astronaut = řídicí středisko pro astronauty
moon-score-tower_1 = podlaží věže s 1 symbolem
moon-score-tower_2 = podlaží věže se 2 symboly
moon-score-tower_3 = podlaží věže se 3 symboly
moon-score-skyscrapers = mrakodrapy
moon-score-dome = nedokončená kopule
moon-score-infected = infikované obytné jednotky
moon-score-greenhouses = skleníky
moon-score-modules = moduly
moon-score-green = zelené planety
moon-score-blue = modré planety
moon-score-grey = šedé planety
moon-score-astra = skóre společnosti ASTRA
moon-verdict-won = Vítězíte nad společností ASTRA!
moon-verdict-draw = Remíza se společností ASTRA.
moon-verdict-lost = Vítězí ASTRA.

## Co je v krabici

moon-kind-sheet = scénářový list
moon-kind-starship = karta kosmu
moon-kind-mission = karta úkolu
moon-kind-opponent = karta ASTRA: Soupeř
moon-kind-astra_scenario = karta ASTRA: Scénář
moon-kind-effect = karta ASTRA: Efekt
moon-fact-slots = { $n } polí
moon-fact-stars = { $rank }. místo v kampani: { $n ->
    [one] { $n } hvězda
    [few] { $n } hvězdy
   *[other] { $n } hvězd
}
moon-fact-copies = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
moon-fact-points = { $action }: za každou kartu { $n }
moon-fact-fixed = fixní bodová hodnota { $n }
moon-fact-per_level = za každou úroveň { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
moon-fact-track = boduje na vlastní stupnici
moon-bonus = { $n ->
    [one] { $n } sólový bonus
    [few] { $n } sólové bonusy
   *[other] { $n } sólových bonusů
} { $of ->
    [sabotage] za každou spuštěnou sabotáž
    [virus] za každý vámi aktivovaný virus a symbol šíření
    [flags] za každou druhou vlajku s vaším znakem
   *[first] za každý získaný vyšší bonus
}; v jedné hře nejvýše { $boxes }.
moon-astra-effect-1 = { $letters }: vyškrtněte nepoužitý symbol sabotáže a zakroužkujte chybu systému.
moon-astra-effect-2 = { $letters }: vyškrtněte vyšší násobitel vesmírné stanice.
moon-astra-effect-3 = { $letters }: vyškrtněte patnáctibodový bonus čtvrti.
moon-astra-effect-4 = { $letters }: vyškrtněte bonus za naplnění továrny.
moon-astra-effect-5 = { $letters }: vyškrtněte vyšší bonus mrakodrapu.
moon-astra-effect-6 = { $letters }: při prvním otočení se aktivuje zelený nebo modrý virus, nebo se vyškrtne symbol šíření, při druhém se aktivuje virus úkolu; poté se viry šíří.
moon-astra-effect-7 = { $letters }: vyškrtněte bonus ×2 skleníku.
moon-astra-effect-8 = { $letters }: dva znaky společnosti ASTRA na měsíce planet, kde máte nejvíce znaků.
moon-effect-card-first = První otočení: ASTRA efekt scénáře.
moon-effect-card-second = Druhé otočení: totéž a poté se úkol { $letter } otočí na stranu „úkol splněn“.
