### Witajcie na Księżycu

## Opcje

moon-option-scenario = Scenariusz
moon-option-scenario-help = Każdy scenariusz ma własny arkusz, akcje, misje i punktację.
moon-option-opponent = Karta ASTRA: Przeciwnik
moon-option-opponent-help = Z kim grasz w grze jednoosobowej, od łatwego poziomu do trudnego.
moon-preset-first_game = Pierwsza gra: Start
moon-setup-seats = Grać może od 1 do 6 graczy, nie { $seats }.
moon-audit = Ta pozycja nie jest spójna: { $what ->
    [seats] liczba graczy
    [sheets] arkusze
    [stacks] stosy
    [deck] talia
    [missions] misje
    [asked] kto ma ruch
    [phase] faza
    [turn] tura
    [agenda] co pozostało do decyzji
   *[answers] rozpoczęte ruchy
}.

moon-scenario-1 = 1 – Start
moon-scenario-2 = 2 – Podróż
moon-scenario-3 = 3 – Kolonia
moon-scenario-4 = 4 – Kopalnia
moon-scenario-5 = 5 – Kopuła
moon-scenario-6 = 6 – Wirus
moon-scenario-7 = 7 – Ucieczka
moon-scenario-8 = 8 – Bitwa

moon-opponent = { $name } (poziom { $level })
moon-opponent-katherine = Katherine
moon-opponent-alexei = Alexei
moon-opponent-margaret = Margaret
moon-opponent-franklin = Franklin
moon-opponent-sergei = Sergei
moon-opponent-stephanie = Stephanie
moon-opponent-thomas = Thomas
moon-opponent-peggy = Peggy

## Karty

moon-symbol-robot = robot
moon-symbol-energy = energia
moon-symbol-plant = roślina
moon-symbol-water = woda
moon-symbol-astronaut = astronauta
moon-symbol-planning = planowanie
moon-letter-a = A
moon-letter-b = B
moon-letter-c = C
moon-letter-d = D
moon-card = { $number } / { $action }
moon-card-effect = ASTRA: Efekt { $letter }
moon-virus-grey = szary
moon-virus-red = czerwony
moon-virus-green = zielony
moon-virus-purple = fioletowy
moon-virus-blue = niebieski
moon-virus-yellow = żółty

## Akcje

moon-action-pick = { $combination }
moon-action-pick-wild = { $combination } dzięki akcji dowolnej
moon-action-pick-solo = { $combination }; zostaje { $unused }
moon-action-pick-wild-solo = { $combination } dzięki akcji dowolnej; zostaje { $unused }
moon-action-system_error = Weź błąd systemu
moon-action-write = Wpisz { $number }: { $slot }
moon-action-x = Wpisz X: { $slot }
moon-action-infect = Zakaź: { $slot }
moon-action-choose = { $thing }
moon-action-use = Użyj
moon-action-decline = Nie używaj
moon-action-accomplish = Wykonaj misję { $letter }
moon-action-done = Żadnej więcej misji
moon-action-hand_over = Oddaj firmie ASTRA: { $card }
moon-action-remove = Za premię solo odłóż do pudełka: { $card }

## Pytania

moon-prompt-game_over = Koniec gry.
moon-prompt-wait = Oczekiwanie na pozostałych.
moon-prompt-grey_virus = Umieść szarego wirusa w dzielnicy: którą kwaterę zakaża?
moon-prompt-combination = Wybierz kombinację.
moon-prompt-number = Gdzie wpisujesz liczbę { $number } ({ $action })?
moon-prompt-planet = Na której planecie rysujesz znak z liczbą { $number } ({ $action })?
moon-prompt-may = Możesz wykorzystać akcję: { $effect }
moon-prompt-must = { $effect }
moon-prompt-preparation_or_build = Przygotowanie rakiety i budowa: wypełnij strzałkę lub wpisz X.
moon-prompt-preparation = Przygotowanie rakiety: którą strzałkę wypełniasz?
moon-prompt-build = Budowa: gdzie wpisujesz X?
moon-prompt-propagation = Wirus się rozprzestrzenia: która kwatera zostaje zakażona?
moon-prompt-missions = Którą misję wykonujesz?
moon-prompt-hand_over = Którą kartę dostaje firma ASTRA?
moon-prompt-lose_sabotage = ASTRA: który symbol sabotażu tracisz?
moon-prompt-lose_first_bonus = ASTRA: którą wyższą premię tracisz?
moon-prompt-astra_virus = ASTRA: który wirus lub symbol rozprzestrzeniania zostaje użyty?
moon-prompt-astra_moons = ASTRA: na którym księżycu rysuje swój znak?
moon-prompt-astra_planet = ASTRA: na której planecie rysuje swój znak?

## Efekty

moon-effect-change_number = Zmień liczbę najwyżej o 2.
moon-effect-write_x = Wpisz X w puste pole.
moon-effect-mark_at = { $pen ->
    [crossed] Skreśl { $mark }
   *[circled] Zakreśl { $mark }
} { $at ->
    [cave] bezpośrednio nad jaskinią z wpisaną właśnie liczbą lub pod nią.
    [quarter] w dzielnicy z wpisaną właśnie liczbą.
    [tower_level] na poziomie wieży połączonym z ponumerowanym właśnie piętrem.
    [planet] na planecie, na której narysowano właśnie znak.
    [starship] na statku z wpisaną właśnie liczbą.
   *[slot] przy polu z wpisaną właśnie liczbą.
}
moon-effect-mark_one = { $pen ->
    [crossed] Skreśl { $mark }
    [filled] Narysuj swój znak na polu „{ $mark }”
   *[circled] Zakreśl { $mark }
} { $at ->
    [station] dowolnej stacji kosmicznej.
    [zone_of_slot] stacji kosmicznej połączonej ze strefą wpisanej właśnie liczby.
    [factory_main] dowolnej fabryki.
    [upgrade_area] dowolnego ulepszanego obszaru.
    [incomplete] dowolnej nieukończonej dzielnicy.
    [unsettled] dowolnej planety bez władcy.
   *[track] dowolnej kolumny.
}
moon-effect-mark = Zaznacz: { $mark }.
moon-effect-next-energy = Zakreśl następną energię; pełną parę skreśl i narysuj linię podziału.
moon-effect-next-astronaut = Skreśl następnego astronautę.
moon-effect-next-planning = Skreśl następny symbol planowania.
moon-effect-next-plant = Zakreśl następną roślinę w fabryce.
moon-effect-next-water = Zakreśl następną wodę w fabryce.
moon-effect-next-pearl = Zakreśl następną perłę w fabryce.
moon-effect-next-ruby = Zakreśl następny rubin w fabryce.
moon-effect-next-plant_symbols = Skreśl następny symbol rośliny.
moon-effect-next-water_symbols = Skreśl następny symbol wody.
moon-effect-next-battle-plant = Skreśl następną kratkę swojego obszaru roślin.
moon-effect-next-battle-water = Skreśl następną kratkę swojego obszaru wody.
moon-effect-next-battle-planning = Skreśl następną kratkę planowania.
moon-effect-next-battle-astronaut = Zakreśl następnego astronautę na jedną z kolejnych tur.
moon-effect-draw_wall = Narysuj linię podziału między dwoma polami.
moon-effect-draw_tunnel = Narysuj tunel od budynku połączonego z rakietą.
moon-effect-draw_walkway = Zamknij przejście.
moon-effect-draw_airlock = Uruchom śluzę przy podłączonym module lub szklarni.
moon-effect-build_dome = Zbuduj segment kopuły o parzystości liczby, od lewej lub od prawej.
moon-effect-split_dome = Podziel niezbudowany segment kopuły na dwie połówki.
moon-effect-then = { $first } { $next }
moon-effect-take_asteroid = Narysuj swój znak na następnej asteroidzie i użyj jej symboli premii.
moon-effect-propagate = Wirusy na twoim arkuszu rozprzestrzeniają się jeszcze raz.
moon-action-text = { $action }: { $effects }

moon-object-robot = robota
moon-object-plant = roślinę
moon-object-water_tank = zbiornik wody
moon-object-energy = energię
moon-object-greenhouse = następną szklarnię
moon-object-value_box = następną wartość
moon-object-factory_energy = energię
moon-object-factory_robot = robota
moon-object-mine_plant = roślinę
moon-object-mine_water = źródło wody
moon-object-upgrade_row = następny wiersz
moon-object-tower_plant = roślinę
moon-object-tower_water = wodę
moon-object-reactor = reaktor
moon-object-planet_plant = roślinę
moon-object-planet_water = wodę
moon-object-moon_space = księżyc

moon-rule-1 = Liczbę można wpisać tylko na piętrze z symbolem akcji kombinacji albo na piętrze akcji dowolnej. Zapełniona sekcja od razu daje swoje efekty.
moon-rule-2 = Jedna strefa od Ziemi do Księżyca, dzielona narysowanymi liniami.
moon-rule-3 = Liczby rosną w każdym rzędzie w prawo i w każdej kolumnie w górę. Antena liczy się, gdy jej budynek jest ponumerowany i połączony z rakietą.
moon-rule-4 = Liczby rosną na każdym poziomie w prawo. Z zapełnionej kolumny wydobywa się surowce: zakreślone trafiają do fabryk.
moon-rule-5 = Wieżowiec zaczyna się na jednym z dwóch pięter startowych i rośnie w górę i w dół bez przerw.
moon-rule-6 = Liczby rosną na każdym piętrze w prawo. Zakażona kwatera nie ma liczby. Ukończona dzielnica jest ewakuowana: ponumerowane kwatery razy energie.
moon-rule-7 = Numerować można tylko moduły i szklarnie połączone z bazą uruchomionymi śluzami.
moon-rule-8 = Liczb się nie wpisuje: znak trafia na następne pole planety o danej liczbie, w turach nieparzystych na lewym arkuszu, w parzystych na prawym. Planetę przejmuje, kto ma na niej i na jej księżycu najwięcej znaków.

## Znaczki

moon-mark-rocket_effect = aktywacja rakiety
moon-mark-inactive_rocket_effect = nieaktywna rakieta
moon-mark-activation_arrow = strzałka
moon-mark-rocket_preparation_effect = przygotowanie rakiety
moon-mark-build_effect = budowa
moon-mark-sabotage_effect = sabotaż
moon-mark-rocket = rakieta
moon-mark-score_value = wynik
moon-mark-extra_rocket = dodatkowa rakieta
moon-mark-water_tank = zbiornik wody
moon-mark-robot = robot
moon-mark-plant = roślina
moon-mark-multiplier_high = wyższy mnożnik
moon-mark-multiplier_low = niższy mnożnik
moon-mark-energy = energia
moon-mark-wall_symbol = symbol linii podziału
moon-mark-astronaut = astronauta
moon-mark-wild_action = akcja dowolna
moon-mark-planning = symbol planowania
moon-mark-antenna = antena
moon-mark-greenhouse = szklarnia
moon-mark-quarter_bonus_high = wyższa premia
moon-mark-quarter_bonus_low = niższa premia
moon-mark-value_box = wartość
moon-mark-planning_box = kratka planowania
moon-mark-mine_pearl = perła w kopalni
moon-mark-mine_ruby = rubin w kopalni
moon-mark-mine_plant = roślina w kopalni
moon-mark-mine_water = źródło wody
moon-mark-tower = wieża wydobywcza
moon-mark-factory_plant = roślina
moon-mark-factory_water = woda
moon-mark-factory_pearl = perła
moon-mark-factory_ruby = rubin
moon-mark-filling_bonus = premia za zapełnienie
moon-mark-factory_energy = energia
moon-mark-factory_robot = robot
moon-mark-factory_value = niższa wartość
moon-mark-secondary_bonus = premia
moon-mark-tower_plant = roślina
moon-mark-tower_water = woda
moon-mark-dome_segment = segment kopuły
moon-mark-dome_split = podział segmentu kopuły
moon-mark-dome_half = połówka segmentu
moon-mark-upgrade_row = ulepszenie
moon-mark-skyscraper_bonus_high = wyższa premia
moon-mark-skyscraper_bonus_low = niższa premia
moon-mark-virus_target = tarcza wirusa
moon-mark-evacuation = ewakuacja
moon-mark-plant_symbol = symbol rośliny
moon-mark-water_symbol = symbol wody
moon-mark-row_bonus = premia wiersza
moon-mark-virus_symbol = wirus
moon-mark-spread_symbol = symbol rozprzestrzeniania
moon-mark-double = premia ×2
moon-mark-reactor = reaktor
moon-mark-planet_plant = roślina
moon-mark-planet_water = woda
moon-mark-moon_space = księżyc
moon-mark-flag = flaga
moon-mark-planet_ring = władca planety ustalony
moon-mark-asteroid = asteroida
moon-mark-asteroid_bonus = symbol premii asteroidy
moon-mark-insignia = znak
moon-mark-error = błąd systemu

## Co można wskazać

moon-slot = pole { $n }
moon-thing-in-place = { $mark } ({ $place })
moon-thing-mission = Misja { $letter }
moon-thing-system_errors = błędy systemu
moon-thing-wild_actions = akcje dowolne
moon-thing-solo_bonus = Premie solo
moon-thing-dome_segment = segment kopuły { $n }
moon-thing-dome_split = podział segmentu kopuły { $n }
moon-thing-dome_half = segment kopuły { $n }, { $side ->
    [left] lewa połówka
   *[right] prawa połówka
}
moon-thing-skyscraper_bonus = wieżowiec { $n }, { $end ->
    [top] najwyższe piętro
   *[bottom] najniższe piętro
}: premia { $points }
moon-thing-activate_red = czerwony wirus
moon-thing-activate_green = zielony wirus
moon-thing-activate_purple = fioletowy wirus
moon-thing-activate_blue = niebieski wirus
moon-thing-activate_yellow = żółty wirus
moon-thing-spread_symbol = symbol rozprzestrzeniania { $n } ({ $of ->
    [plant] rośliny
   *[water] woda
})
moon-thing-mine_plant = roślina pod poziomem { $level }, kolumna { $n }
moon-thing-mine_water = źródło wody pod poziomem { $level }, kolumna { $n }

moon-place-section = piętro { $n }, sekcja { $letter }
moon-place-station = stacja kosmiczna { $n }
moon-place-quarter = dzielnica { $n }
moon-place-quarter_top_left = lewa górna dzielnica
moon-place-quarter_top_right = prawa górna dzielnica
moon-place-quarter_bottom_left = lewa dolna dzielnica
moon-place-quarter_bottom_right = prawa dolna dzielnica
moon-place-mine_column = kolumna { $n }
moon-place-main_plant = fabryka roślin
moon-place-main_water = fabryka wody
moon-place-main_pearl = fabryka pereł
moon-place-main_ruby = fabryka rubinów
moon-place-main_astronaut = centrum sterowania astronautów
moon-place-main_planning = centrum sterowania planowania
moon-place-secondary_plant = pomocnicza fabryka roślin
moon-place-secondary_water = pomocnicza fabryka wody
moon-place-secondary_pearl = pomocnicza fabryka pereł
moon-place-secondary_ruby = pomocnicza fabryka rubinów
moon-place-secondary_robot = pomocnicza fabryka robotów
moon-place-tower_level = poziom wieży { $n }
moon-place-upgrade_mission = misje
moon-place-upgrade_tower = wieża badawcza
moon-place-upgrade_astronaut = astronauci
moon-place-upgrade_dome = kopuła
moon-place-moon_base = baza
moon-place-module = moduł { $m } na statku { $n }
moon-place-greenhouse = szklarnia na statku { $n }
moon-place-starship = statek kosmiczny { $n }
moon-place-planet = planeta { $n }

moon-preset-rocket = rakieta
moon-preset-observatory = obserwatorium
moon-preset-built_x_1 = lewy budynek z X
moon-preset-built_x_2 = prawy budynek z X

moon-line-wall = linia podziału: { $a } – { $b }
moon-line-tunnel = tunel: { $a } – { $b }
moon-line-walkway = przejście: { $a } – { $b }
moon-line-airlock = śluza: { $a } – { $b }

moon-zone-floor = piętro { $n }
moon-zone-trajectory = trajektoria
moon-zone-row = rząd { $n }
moon-zone-column = kolumna { $n }
moon-zone-level = poziom { $n }
moon-zone-skyscraper = wieżowiec { $n }
moon-zone-starship = statek kosmiczny { $n }
moon-zone-of-size = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}

moon-track-rocket_row = rakiety wiersza { $n }
moon-track-extra_rockets = dodatkowe rakiety
moon-track-launch_score = wynik rakiety
moon-track-errors = błędy systemu
moon-track-energy = energia
moon-track-astronaut = astronauci
moon-track-planning = planowanie
moon-track-tanks = zbiorniki wody
moon-track-greenhouses_top_left = szklarnie lewe górne
moon-track-greenhouses_top_right = szklarnie prawe górne
moon-track-greenhouses_bottom_left = szklarnie lewe dolne
moon-track-greenhouses_bottom_right = szklarnie prawe dolne
moon-track-plant_value = wartość roślin
moon-track-water_value = wartość wody
moon-track-antenna_value = wartość anten
moon-track-towers = wieże wydobywcze
moon-track-plant = rośliny
moon-track-water = woda
moon-track-pearl = perły
moon-track-ruby = rubiny
moon-track-mission_first_value = wartość gwiazdki
moon-track-mission_later_value = wartość błysku
moon-track-tower_1_value = poziom z 1 symbolem
moon-track-tower_2_value = poziom z 2 symbolami
moon-track-tower_3_value = poziom z 3 symbolami
moon-track-astronaut_most_value = najwięcej astronautów
moon-track-astronaut_other_value = pozostali astronauci
moon-track-dome_value = niezbudowany segment kopuły
moon-track-plant_symbols = symbole roślin
moon-track-water_symbols = symbole wody
moon-track-asteroids = asteroidy
moon-track-green = wartość zielonych planet
moon-track-blue = wartość niebieskich planet
moon-track-grey = wartość szarych planet

## Misje

moon-mission-card = Misja { $letter } ({ $number })
moon-mission-open = misja do wykonania
moon-mission-turned = misja wykonana
moon-mission-noted = { $seat }: { $noted ->
    [first] wyższa wartość
   *[later] niższa wartość
}
moon-mission-virus = Przy pierwszym wykonaniu u wszystkich aktywuje się wirus: { $virus }.
moon-reward-points = punkty: { $first }, później { $later }
moon-reward-rockets = rakiety: { $first }, później { $later }
moon-reward-symbol = gwiazdka, później błysk

moon-criterion-zones_filled = Całkowicie ponumeruj: { $zones }.
moon-criterion-zones_of_kind_filled = Ponumeruj wszystkie budynki w { $count } { $kind ->
    [column] kolumnach
   *[row] rzędach
}.
moon-criterion-x_written = Wpisz { $count } X.
moon-criterion-open_errors = Miej tyle zakreślonych i nieskreślonych błędów systemu: { $count }.
moon-criterion-multipliers_gained = Zakreśl mnożnik { $count } stacji kosmicznych.
moon-criterion-groups_marked = Zakreśl wszystkie { $marks } { $kind ->
    [station] na { $count } stacjach kosmicznych
   *[quarter] w { $count } dzielnicach
}.
moon-marks-plant = rośliny
moon-marks-antenna = anteny
moon-marks-water_tank = zbiorniki wody
moon-criterion-factories_completed = { $kind ->
    [all] Ulepsz lub uruchom łącznie { $count } fabryk, głównych lub pomocniczych.
   *[secondary] Uruchom { $count } fabryk pomocniczych.
}
moon-criterion-zone_sizes = Miej ukończone strefy dokładnie tych wielkości: { $zones }.
moon-criterion-marks_count = { $kind ->
    [tower] Wydobądź surowce z { $count } kolumn.
    [mine_plant] Zakreśl w kopalni { $count } roślin, wydobytych lub nie.
    [mine_water] Zakreśl w kopalni { $count } źródeł wody, wydobytych lub nie.
   *[water_tank] Zakreśl { $count } zbiorników wody.
}
moon-criterion-plants_sum = Miej w zakreślonych szklarniach { $count } roślin.
moon-criterion-marks_consecutive = { $kind ->
    [tanks] Zakreśl { $count } kolejne zbiorniki wody.
   *[towers] Wydobądź surowce z { $count } sąsiadujących kolumn.
}
moon-criterion-observatory_connected = Połącz obserwatorium z siecią tuneli.
moon-criterion-skyscrapers_filled = Ponumeruj wszystkie piętra { $count ->
    [one] { $count } wieżowca
    [few] { $count } wieżowców
   *[many] { $count } wieżowców
}.
moon-criterion-tops_filled = Ponumeruj najwyższe piętro { $count } wieżowców.
moon-criterion-tower_levels = Na { $count } poziomach wieży badawczej zakreśl co najmniej { $symbols ->
    [one] { $symbols } symbol
    [few] { $symbols } symbole
   *[many] { $symbols } symboli
}.
moon-criterion-dome_complete = Zbuduj wszystkie segmenty kopuły.
moon-criterion-quarters_evacuated = Ewakuuj { $count ->
    [one] { $count } dzielnicę
    [few] { $count } dzielnice
   *[many] { $count } dzielnic
}, zakażone lub nie.
moon-criterion-floors_evacuated = Ewakuuj wszystkie dzielnice na { $count ->
    [one] { $count } piętrze
    [few] { $count } piętrach
   *[many] { $count } piętrach
}, zakażone lub nie.
moon-criterion-quarters_quarantined = Obejmij kwarantanną { $count ->
    [one] { $count } dzielnicę
    [few] { $count } dzielnice
   *[many] { $count } dzielnic
}: zamknij wszystkie ich przejścia.
moon-criterion-virus_quarters_quarantined = Obejmij kwarantanną dzielnicę zielonego wirusa i dzielnicę niebieskiego wirusa.
moon-criterion-floors_marked = Na { $count } piętrach zakreśl wszystko z tego: { $marks }.
moon-criterion-greenhouses_full = Ponumeruj { $count } szklarnie, w których zakreślone są wszystkie 3 rośliny.
moon-criterion-top_greenhouse_full = Ponumeruj szklarnię najwyższego statku kosmicznego i zakreśl jej 3 rośliny.
moon-criterion-modules_filled = Całkowicie ponumeruj { $count } modułów.
moon-criterion-starships_filled = Całkowicie ponumeruj { $count } statki kosmiczne.
moon-criterion-starships_marked = Na { $count } statkach kosmicznych zakreśl wszystko z tego: { $marks }.
moon-symbols-energy = energie
moon-symbols-plant = rośliny
moon-symbols-water = zbiorniki wody
moon-symbols-reactor = reaktory
moon-criterion-planets_controlled = Przejmij na jednym arkuszu { $count } planety.
moon-criterion-planet_types_controlled = Przejmij na jednym arkuszu po jednej planecie każdego typu.
moon-criterion-asteroids = Miej na jednym arkuszu swój znak na { $count } asteroidach.
moon-criterion-values_improved = Zwiększ na jednym arkuszu wartość każdego typu planet co najmniej { $times }×.
moon-criterion-resource_boxes = Skreśl na jednym arkuszu { $plant } kratek roślin i { $water } kratki wody.
moon-criterion-moons = Miej na jednym arkuszu swój znak na { $count } różnych księżycach.

## Co się stało

moon-event-flipped = Tura { $turn }: { $combinations }
moon-event-reshuffled = Karty odrzucone zostają przetasowane w nowe stosy dobierania.
moon-event-turned = Odkryta karta: { $card }
moon-event-picked = { $seat } wybiera { $combination }{ $wild ->
    [yes] {" "}dzięki akcji dowolnej
   *[no] {""}
}
moon-event-system_error = { $seat } bierze błąd systemu
moon-event-wrote = { $seat } wpisuje { $number }: { $slot }
moon-event-wrote_x = { $seat } wpisuje X: { $slot }
moon-event-infected = { $seat }: zakażone { $slot }
moon-event-insignia = { $seat } rysuje znak: { $slot }
moon-event-insignia-astra = ASTRA rysuje znak: { $slot }
moon-event-marked = { $seat } { $stroke ->
    [crossed] skreśla
    [filled] wypełnia
    [lost] traci
    [insignia] rysuje znak
   *[circled] zakreśla
}: { $thing }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
moon-event-marked-astra = ASTRA { $stroke ->
    [crossed] skreśla
    [filled] wypełnia
    [lost] zabiera
    [insignia] rysuje znak
   *[circled] zakreśla
}: { $thing }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
moon-event-drew = { $seat } rysuje – { $line }
moon-event-evacuated = { $seat } ewakuuje: { $quarter }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
moon-event-settled = Władca, { $planet }: { $who ->
    [owner] właściciel arkusza
    [guest] sąsiad właściciela arkusza
   *[both] obaj wspólnie
}
moon-event-accomplished = { $seat } wykonuje misję { $letter }: { $noted ->
    [first] wyższa wartość
   *[later] niższa wartość
}
moon-event-mission_turned = Misja { $letter } zostaje odwrócona: odtąd liczy się jej niższa wartość
moon-event-sabotage = Dotyka wszystkich, którzy go nie wywołali: { $thing }
moon-event-activated = U wszystkich aktywuje się: { $thing }
moon-event-spread = U wszystkich zostaje użyty: { $thing }
moon-event-given = { $seat } oddaje firmie ASTRA kartę { $card }
moon-event-removed = { $seat } za premię solo odkłada do pudełka kartę { $card }
moon-event-turn_ended = Tura { $turn } skończona
moon-event-ended = Koniec gry

## Dlaczego nie

moon-illegal-not_asked = Gra o nic cię teraz nie pyta.
moon-illegal-no_answer = To nie jest odpowiedź na pytanie.
moon-illegal-nothing_to_choose = Tego nie można tu wybrać.
moon-illegal-not_offered = Tej kombinacji nie ma w ofercie.
moon-illegal-no_wild_action = Żadna akcja dowolna nie jest zakreślona.
moon-illegal-cannot_be_written = { $combination }: nie ma gdzie wpisać tej liczby.
moon-illegal-something_can_be_written = Którąś kombinację można wpisać, więc nie ma błędu systemu.
moon-illegal-other_number = Wpisuje się liczbę od { $least } do { $most }.
moon-illegal-no_such_slot = Na tym arkuszu nie ma pola: { $slot }.
moon-illegal-taken = Nie jest już puste: { $slot }.
moon-illegal-out_of_order = Zaburzona kolejność, { $slot } ({ $zone }): obok stoją liczby { $after } i { $before }.
moon-illegal-out_of_order-after = Zaburzona kolejność, { $slot } ({ $zone }): przed nim stoi { $after }.
moon-illegal-out_of_order-before = Zaburzona kolejność, { $slot } ({ $zone }): za nim stoi { $before }.
moon-illegal-out_of_order-alone = Zaburzona kolejność, { $slot } ({ $zone }).
moon-illegal-wrong_floor = Piętro ma inny symbol niż { $action }: { $slot }.
moon-illegal-not_adjacent = Piętro nie sąsiaduje z ponumerowanymi piętrami wieżowca: { $slot }.
moon-illegal-airlock_closed = Nie prowadzi tam uruchomiona śluza: { $slot }.
moon-illegal-out_of_reach = Liczba tam nie sięga: { $thing }.
moon-illegal-planet_full = Nie ma wolnego pola: { $thing }.
moon-illegal-settled = Władca jest już ustalony: { $thing }.
moon-illegal-nothing_left = Nie ma już nic do zaznaczenia: { $thing }.
moon-illegal-other_zone = Liczba jest w innej strefie niż { $thing }.
moon-illegal-complete = Jest już ukończona: { $thing }.
moon-illegal-drawn = Jest już narysowane: { $thing }.
moon-illegal-not_joined = Żaden koniec nie jest połączony: { $thing }.
moon-illegal-already_marked = Jest już użyte: { $thing }.
moon-illegal-section_full = Sekcja jest już zapełniona: { $thing }.
moon-illegal-wrong_parity = Parzystość liczby się nie zgadza: { $thing }.
moon-illegal-not_next_piece = Nie przedłuża kopuły: { $thing }.
moon-illegal-not_infected = Wirus teraz tam nie sięga: { $slot }.
moon-illegal-compulsory = To jest obowiązkowe.
moon-illegal-not_met = Nie spełniasz warunku misji { $letter }.
moon-illegal-already_accomplished = Misja { $letter } jest już wykonana.
moon-illegal-other_card = Ta karta zostaje u ciebie.
moon-illegal-no_solo_bonus = Nie masz już premii solo.

## Słowami

moon-outline-turn = { $scenario }, tura { $turn }
moon-outline-stack = Stos { $n }
moon-outline-next = następna akcja: { $action }
moon-outline-below = { $n ->
    [one] pod nią { $n } karta
    [few] pod nią { $n } karty
   *[many] pod nią { $n } kart
}
moon-outline-missions = Misje
moon-outline-open_card = Karta
moon-outline-deck = Stos dobierania
moon-outline-top = na wierzchu: { $card }
moon-outline-given = Oddane firmie ASTRA
moon-outline-sheet = Arkusz: { $seat }
moon-outline-shared_sheet = Arkusz: { $owner } i { $guest }
moon-outline-left_sheet = Lewy arkusz
moon-outline-right_sheet = Prawy arkusz
moon-outline-owner_half = właściciel: { $track }
moon-outline-guest_half = sąsiad: { $track }
moon-outline-lines = Narysowane linie
moon-cell-empty = { $slot }: puste
moon-cell-number = { $slot }: { $n }
moon-cell-x = { $slot }: X
moon-cell-infected = { $slot }: zakażone
moon-cell-owner = { $slot }: właściciel
moon-cell-guest = { $slot }: sąsiad
moon-cell-marks = { $mark } { $count }
moon-cell-count = { $n } z { $of }
moon-cell-value = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
moon-cell-printed = { $cell } ({ $symbols })
moon-cell-floor = akcja: { $action }
moon-cell-floor-any = dowolna akcja
moon-cell-slots = pola { $from }–{ $to }
moon-cell-slot_list = { $slots }
moon-cell-rockets = { $n ->
    [one] { $n } rakieta
    [few] { $n } rakiety
   *[many] { $n } rakiet
}
moon-cell-rockets-inactive = { $n ->
    [one] { $n } nieaktywna rakieta
    [few] { $n } nieaktywne rakiety
   *[many] { $n } nieaktywnych rakiet
}
moon-cell-virus = wirus: { $virus }
moon-cell-planet = { $colour ->
    [green] zielona
    [blue] niebieska
   *[grey] szara
}, liczby { $from }–{ $to }
moon-cell-bonuses = do użycia { $n }

## Punktacja

moon-score-missions = misje
moon-score-rockets = wynik rakiety
moon-score-errors = błędy systemu
moon-score-plants = rośliny
moon-score-water = woda
moon-score-longest_zone = najdłuższa ukończona strefa
moon-score-most_zones = najwięcej ukończonych stref
moon-score-antennas = anteny
moon-score-quarters = dzielnice
moon-score-astronauts = astronauci
moon-score-planning = planowanie
moon-score-plant = fabryka roślin
moon-score-pearl = fabryka pereł
moon-score-ruby = fabryka rubinów
moon-score-astronaut = centrum sterowania astronautów
moon-score-tower_1 = poziomy wieży z 1 symbolem
moon-score-tower_2 = poziomy wieży z 2 symbolami
moon-score-tower_3 = poziomy wieży z 3 symbolami
moon-score-skyscrapers = wieżowce
moon-score-dome = nieukończona kopuła
moon-score-infected = zakażone kwatery
moon-score-greenhouses = szklarnie
moon-score-modules = moduły
moon-score-green = zielone planety
moon-score-blue = niebieskie planety
moon-score-grey = szare planety
moon-score-astra = wynik firmy ASTRA
moon-verdict-won = Wygrywasz z firmą ASTRA!
moon-verdict-draw = Remis z firmą ASTRA.
moon-verdict-lost = Wygrywa ASTRA.

## Co jest w pudełku

moon-kind-sheet = arkusz
moon-kind-starship = karta kosmosu
moon-kind-mission = karta misji
moon-kind-opponent = karta ASTRA: Przeciwnik
moon-kind-astra_scenario = karta ASTRA: Scenariusz
moon-kind-effect = karta ASTRA: Efekt
moon-fact-slots = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
moon-fact-stars = { $rank }. miejsce w kampanii: { $n ->
    [one] { $n } gwiazdka
    [few] { $n } gwiazdki
   *[many] { $n } gwiazdek
}
moon-fact-copies = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
moon-fact-points = { $action }: za każdą kartę { $n }
moon-fact-fixed = stała liczba punktów { $n }
moon-fact-per_level = za każdy poziom { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
moon-fact-track = punktuje na własnym torze
moon-bonus = { $n ->
    [one] { $n } premia solo
    [few] { $n } premie solo
   *[many] { $n } premii solo
} { $of ->
    [sabotage] za każdy wywołany sabotaż
    [virus] za każdego aktywowanego przez ciebie wirusa i symbol rozprzestrzeniania
    [flags] za każdą drugą flagę z twoim znakiem
   *[first] za każdą zdobytą wyższą premię
}; w jednej grze najwyżej { $boxes }.
moon-astra-effect-1 = { $letters }: skreśl nieużyty symbol sabotażu i zakreśl błąd systemu.
moon-astra-effect-2 = { $letters }: skreśl wyższy mnożnik stacji kosmicznej.
moon-astra-effect-3 = { $letters }: skreśl premię 15 punktów dzielnicy.
moon-astra-effect-4 = { $letters }: skreśl premię za zapełnienie fabryki.
moon-astra-effect-5 = { $letters }: skreśl wyższą premię wieżowca.
moon-astra-effect-6 = { $letters }: przy pierwszym odkryciu aktywuje się zielony lub niebieski wirus albo skreśla się symbol rozprzestrzeniania, przy drugim aktywuje się wirus misji; potem wirusy się rozprzestrzeniają.
moon-astra-effect-7 = { $letters }: skreśl premię ×2 szklarni.
moon-astra-effect-8 = { $letters }: dwa znaki firmy ASTRA na księżycach planet, na których masz najwięcej znaków.
moon-effect-card-first = Pierwsze odkrycie: efekt ASTRA scenariusza.
moon-effect-card-second = Drugie odkrycie: to samo, potem misja { $letter } zostaje odwrócona na stronę „misja wykonana”.
