### Planet Unknown

## Components

planet-planet-ksb_4156 = KSB-4156
planet-planet-arashi = Arashi
planet-planet-cerberus = Cerberus
planet-planet-charybdis = Charybdis
planet-planet-gaia = Gaja
planet-planet-k_273 = K-273
planet-planet-k_aax = K’Aax
planet-planet-lacuna = Lacuna
planet-planet-oblivion = Oblivion
planet-planet-pajitnov = Pajitnov
planet-planet-persephone = Persefona
planet-planet-petra = Petra
planet-planet-tartarus = Tartarus
planet-corporation-universal_coalition = Uniwersalna Koalicja
planet-corporation-cosmos_inc = Cosmos Inc.
planet-corporation-flux_industries = Flux Industries
planet-corporation-horizon_group = Horizon Group
planet-corporation-jump_drive = Jump Drive
planet-corporation-makeshift = Makeshift
planet-corporation-oasis_ultd = Oasis Ultd.
planet-corporation-republic = Republic
planet-corporation-wormhole_corp = Wormhole Corp.
planet-civ-temp_agency = Agencja pracy tymczasowej
planet-civ-dept_of_operations = Departament operacyjny
planet-civ-dept_of_natural_resources = Departament zasobów naturalnych
planet-civ-dept_of_engineering = Departament inżynierii
planet-civ-salvage_yard = Złomowisko
planet-civ-observance_of_first_planet_holiday = Obchody Święta Pierwszej Planety
planet-civ-rising_planet_award = Nagroda Wschodzącej Planety
planet-civ-first_planet_holiday = Święto Pierwszej Planety
planet-civ-peoples_planet_choice_award = Nagroda publiczności
planet-civ-new_angel_investors = Nowi inwestorzy
planet-civ-wage_increase = Podwyżka płac
planet-civ-dept_of_parks_and_rec = Departament parków i rekreacji
planet-civ-approved_overtime = Zatwierdzone nadgodziny
planet-civ-relocation_bonus = Premia relokacyjna
planet-civ-top_planet_award = Nagroda Czołowej Planety
planet-civ-depot_repair_online = Naprawiony magazyn
planet-civ-landing_zone_approved = Zatwierdzona strefa lądowania
planet-civ-search_and_rescue_team = Zespół poszukiwawczo-ratowniczy
planet-civ-partnership_opportunity = Oferta partnerstwa
planet-civ-best_in_planet_award = Nagroda Najlepszej Planety
planet-civ-unionization = Związki zawodowe
planet-civ-sustainable_living_act = Ustawa o zrównoważonym życiu
planet-civ-gaming_commission = Komisja gier
planet-civ-planet_lottery = Loteria planetarna
planet-civ-meteor_defense_program = Program obrony przed meteorytami
planet-civ-global_parks_system = Globalna sieć parków
planet-civ-best_planet_to_live_on_award = Nagroda Najlepszej Planety do Życia
planet-civ-space_citizen_decree = Dekret o obywatelstwie kosmicznym
planet-civ-meteorite_repo_1 = Skład meteorytów (1/4)
planet-civ-meteorite_repo_2 = Skład meteorytów (2/4)
planet-civ-meteorite_repo_3 = Skład meteorytów (3/4)
planet-civ-meteorite_repo_4 = Skład meteorytów (4/4)
planet-civ-commerce_agreement_1 = Umowa handlowa (1/4)
planet-civ-commerce_agreement_2 = Umowa handlowa (2/4)
planet-civ-commerce_agreement_3 = Umowa handlowa (3/4)
planet-civ-commerce_agreement_4 = Umowa handlowa (4/4)
planet-card-extra_rover = Dodatkowy łazik
planet-card-extra_civ_cards = Dodatkowe karty cywilizacji
planet-card-extra_objective = Dodatkowy cel
planet-card-silent_triple_advance = Cichy potrójny awans
planet-card-advance_rover_or_civ = Awans: łaziki lub cywilizacja
planet-card-advance_rover_or_tech = Awans: łaziki lub technologia
planet-card-advance_rover_or_water = Awans: łaziki lub woda
planet-card-advance_rover_or_biomass = Awans: łaziki lub biomasa
planet-card-advance_civ_or_tech = Awans: cywilizacja lub technologia
planet-card-advance_water_or_civ = Awans: woda lub cywilizacja
planet-card-advance_biomass_or_civ = Awans: biomasa lub cywilizacja
planet-card-advance_tech_or_water = Awans: technologia lub woda
planet-card-advance_biomass_or_tech = Awans: biomasa lub technologia
planet-card-advance_biomass_or_water = Awans: biomasa lub woda
planet-card-free_rotation = Dowolny obrót stacji
planet-card-biomass_patch = Zbiorowisko biomasy
planet-card-synergy_boost_1 = Skok synergiczny (1)
planet-card-collect_lifepod = Zebranie kapsuły
planet-card-collect_meteorite = Zebranie meteorytu
planet-card-synergy_boost_2 = Skok synergiczny (2)
planet-card-regress_rover_or_civ = Cofnięcie: łaziki lub cywilizacja
planet-card-regress_rover_or_tech = Cofnięcie: łaziki lub technologia
planet-card-regress_rover_or_water = Cofnięcie: łaziki lub woda
planet-card-regress_rover_or_biomass = Cofnięcie: łaziki lub biomasa
planet-card-regress_civ_or_tech = Cofnięcie: cywilizacja lub technologia
planet-card-regress_water_or_civ = Cofnięcie: woda lub cywilizacja
planet-card-regress_biomass_or_civ = Cofnięcie: biomasa lub cywilizacja
planet-card-regress_tech_or_water = Cofnięcie: technologia lub woda
planet-card-regress_biomass_or_tech = Cofnięcie: biomasa lub technologia
planet-card-regress_biomass_or_water = Cofnięcie: biomasa lub woda
planet-card-meteorite_strike_orange = Upadek meteorytu (pomarańczowy)
planet-card-regress_any_by_1 = Dowolny znacznik w dół o 1
planet-card-no_rover_on_water = Zakaz wjazdu: woda
planet-card-no_rover_on_biomass = Zakaz wjazdu: biomasa
planet-card-no_rover_on_energy = Zakaz wjazdu: energia
planet-card-no_rover_on_rover = Zakaz wjazdu: łaziki
planet-card-no_rover_on_tech = Zakaz wjazdu: technologia
planet-card-no_rover_on_civ = Zakaz wjazdu: cywilizacja
planet-card-no_tiles_on_edge_orange = Bez płytek na obwodzie (pomarańczowy)
planet-card-one_resource_only_orange = Tylko jeden zasób (pomarańczowy)
planet-card-regress_any_by_2 = Dowolny znacznik w dół o 2
planet-card-regress_any_by_3 = Dowolny znacznik w dół o 3
planet-card-meteorite_strike_red = Upadek meteorytu (czerwony)
planet-card-one_resource_only_red = Tylko jeden zasób (czerwony)
planet-card-no_milestones_1 = Bez kamieni milowych (1)
planet-card-discard_objective = Odrzucenie celu
planet-card-destroy_rover = Zniszczenie łazika
planet-card-remove_civ_cards = Usunięcie kart cywilizacji
planet-card-destroy_planet_lifepod = Zniszczenie kapsuły na planecie
planet-card-destroy_collected_lifepod = Zniszczenie zebranej kapsuły
planet-card-destroy_collected_meteorite = Zniszczenie zebranego meteorytu
planet-card-discard_depot_stack = Odrzucenie stosu magazynu
planet-card-synergy_or_peek_1 = Skok synergiczny lub podgląd (1)
planet-card-synergy_or_peek_2 = Skok synergiczny lub podgląd (2)
planet-card-no_matching_contact = Bez styku jednakowych terenów
planet-card-no_tiles_on_ice_1 = Bez płytek na lodzie (1)
planet-card-no_tiles_on_ice_2 = Bez płytek na lodzie (2)
planet-card-no_synergy_boosts = Bez skoków synergicznych
planet-card-no_milestones_2 = Bez kamieni milowych (2)
planet-card-no_tiles_on_edge_red = Bez płytek na obwodzie (czerwony)
planet-project-perimeter = Obrzeże
planet-project-complex = Kompleks
planet-project-beacon = Latarnia
planet-project-rubik = Rubik
planet-project-torus = Torus
planet-project-landfill = Wysypisko
planet-project-ringworld = Ekosystem
planet-project-lattice = Krata
planet-project-circuit = Obwód elektryczny
planet-project-doghouse = Psia buda
planet-project-biome = Biom
planet-project-voltaic = Woltaika
planet-project-transit = Tranzyt
planet-project-highway = Autostrada
planet-project-plasma = Plazma
planet-project-secret_lab = Tajne laboratorium
planet-project-megacity = Megamiasto
planet-project-germinate = Kiełkowanie
planet-project-silicon = Krzem
planet-project-amazon = Amazonia
planet-project-pacific = Pacyfik
planet-project-pony_express = Pony Express
planet-project-garden = Ogród
planet-project-power_line = Linia energetyczna
planet-project-interchange = Węzeł drogowy
planet-project-skyway = Estakada
planet-project-supercharge = Doładowanie
planet-project-equator = Równik
planet-project-sprawl = Rozrost
planet-project-genome = Genom
planet-project-project_x = X
planet-project-panama = Panama
planet-project-ten_thousand_lakes = 10 000 jezior
planet-project-runway = Pas startowy
planet-project-luddite = Luddysta
planet-project-power_strip = Listwa zasilająca
planet-project-conservation = Ochrona przyrody
planet-project-crowd_source = Crowdsourcing
planet-project-galvanize = Galwanizacja
planet-project-exponent = Wykładnik
planet-project-twenty_percent = 20 procent
planet-project-overgrowth = Zarastanie
planet-project-rideshare = Wspólny przejazd
planet-project-flowrate = Przepływ
planet-project-rural = Wieś
planet-project-overdrive = Nadbieg
planet-project-pinnacle = Szczyt
planet-project-alternative_energy = Energia alternatywna
planet-project-geode = Geoda
planet-project-cleanup = Porządki
planet-project-rescue = Ratunek
planet-project-tight_ship = Żelazna dyscyplina
planet-project-vaporize = Odparowanie
planet-project-meltdown = Roztopy
planet-project-deductible = Udział własny
planet-project-coveralls = Kombinezon
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
planet-tile = Płytka { $shape }: { $a ->
        [civ] cywilizacja
        [water] woda
        [biomass] biomasa
        [rover] łaziki
        [tech] technologia
       *[energy] energia
    }/{ $b ->
        [civ] cywilizacja
        [water] woda
        [biomass] biomasa
        [rover] łaziki
        [tech] technologia
       *[energy] energia
    }{ $meteorite ->
        [yes] , meteoryt
       *[no] { "" }
    }
planet-square = kolumna { $column }, rząd { $row }
planet-unseen = zakryta karta
planet-pod-scoring = strefa punktowania
planet-pod-space = tor { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
       *[tech] technologii
    }, rząd { $row }
planet-pod-tech = technologia { $n }
planet-track =
    { $track ->
        [civ] cywilizacja
        [water] woda
        [biomass] biomasa
        [rover] łaziki
       *[tech] technologia
    }
planet-tracks-any = według wyboru
planet-or = { $a } lub { $b }

## What a player does

planet-action-sides = Planeta: strona { $planet ->
        [asymmetric] asymetryczna
       *[symmetric] symetryczna
    }; korporacja: strona { $corporation ->
        [asymmetric] asymetryczna
       *[symmetric] symetryczna
    }
planet-action-flux_token = Połóż znacznik strumienia na torze { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
       *[tech] technologii
    }
planet-action-keep_objective = Zatrzymaj cel { $objective }
planet-action-rotate = Obróć stację na { $n }
planet-action-select = Wybierz { $ring ->
        [outer] dużą
       *[inner] małą
    } płytkę
planet-action-take = Weź { $ring ->
        [outer] dużą
       *[inner] małą
    } płytkę bez kładzenia
planet-action-place = Połóż: { $square }, obrót { $rotation }°{ $flip ->
        [plain] { "" }
       *[flipped] , odwrócona
    }
planet-action-advance = Awansuj znacznik { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
       *[tech] technologii
    }
planet-action-energy = Energia: awansuj znacznik { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
       *[tech] technologii
    }
planet-action-tech_as_energy = Technologia jako energia: awansuj znacznik { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
       *[tech] technologii
    }
planet-action-synergy = Skok synergiczny: { $track ->
        [civ] cywilizacja
        [water] woda
        [biomass] biomasa
        [rover] łaziki
       *[tech] technologia
    }
planet-action-double_synergy = Podwójny skok synergiczny: { $track ->
        [civ] cywilizacja
        [water] woda
        [biomass] biomasa
        [rover] łaziki
       *[tech] technologia
    }
planet-action-pick = Wybierz: { $track ->
        [civ] cywilizacja
        [water] woda
        [biomass] biomasa
        [rover] łaziki
       *[tech] technologia
    }
planet-action-raise = Podnieś znacznik { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
       *[tech] technologii
    }
planet-action-regress = Cofnij znacznik { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
       *[tech] technologii
    }
planet-action-row = Weź rząd znacznika { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
       *[tech] technologii
    }
planet-action-resource = Rozpatrz zasób { $terrain ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
        [tech] technologii
       *[energy] energii
    }
planet-action-patch = Połóż zbiorowisko biomasy: { $square }
planet-action-store_patch = Przechowaj zbiorowisko biomasy
planet-action-synergy_for_patch = Skok synergiczny zamiast zbiorowiska biomasy
planet-action-extra_patch = Dodatkowe zbiorowisko biomasy
planet-action-deploy = Połóż łazik: { $square }
planet-action-move = Rusz łazikiem: { $from } → { $to }
planet-action-teleport = Teleportuj łazik: { $from } → { $to }
planet-action-relocate = Przestaw łazik: { $from } → { $to }
planet-action-target = Na tor { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
       *[tech] technologii
    }, rząd { $row }
planet-action-stay = Zostań i weź ruch
planet-action-benefit =
    { $which ->
        [patch] Zbiorowisko biomasy
       *[other] Druga korzyść
    }
planet-action-sink = Zniszcz ładunek
planet-action-keep_cargo = Zachowaj ładunek
planet-action-lifepod = Kapsuła: { $place }
planet-action-collect = Zbierz: { $square }
planet-action-destroy = Zniszcz: { $square }
planet-action-destroy_row = Zniszcz meteoryty w rzędzie { $n }
planet-action-destroy_column = Zniszcz meteoryty w kolumnie { $n }
planet-action-destroy_lifepod = Zniszcz kapsułę: { $place }
planet-action-add_meteorite = Meteoryt: { $square }
planet-action-discard_objective = Odrzuć cel { $objective }
planet-action-discard_stack = Odrzuć { $ring ->
        [outer] duże
       *[inner] małe
    } płytki
planet-action-peek = Podejrzyj następne wydarzenie
planet-action-reposition = Podnieś kapsułę: { $place }
planet-action-lift = Podnieś łazik: { $square }
planet-action-use = Użyj technologii { $n }
planet-action-claim =
    { $level ->
        [0] Wybierz ze wszystkich stosów
       *[other] Weź kartę poziomu { $level }
    }
planet-action-keep = Zatrzymaj kartę { $card }
planet-action-perform = Najpierw wykonaj kartę { $card }
planet-action-forgo = Zrezygnuj: { $item }
planet-action-done = Gotowe

## What waits

planet-item-advance = awans { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
       *[tech] technologii
    }
planet-item-resource = zasób { $terrain ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
        [tech] technologii
       *[energy] energii
    }
planet-item-synergy = skok synergiczny
planet-item-patch = zbiorowisko biomasy
planet-item-deploy = położenie łazika
planet-item-pick = wybór znaczników
planet-item-raise = podniesienie znaczników
planet-item-regress = cofnięcie znacznika
planet-item-collect_lifepod = zebranie kapsuły
planet-item-collect_meteorite = zebranie meteorytu
planet-item-destroy_meteorite = zniszczenie meteorytu
planet-item-destroy_line = zniszczenie linii meteorytów
planet-item-destroy_rover = zniszczenie łazika
planet-item-destroy_lifepod = zniszczenie kapsuły
planet-item-destroy_collected = zniszczenie zebranej kapsuły
planet-item-relocate = przestawienie łazika
planet-item-add_meteorite = dodanie meteorytu
planet-item-extra_tile = płytka z karty
planet-item-discard_objective = odrzucenie celu
planet-item-discard_stack = odrzucenie stosu
planet-item-reposition = zmiana pozycji kapsuły

## What can be pointed at

planet-thing-stack =
    { $ring ->
        [outer] Duże
       *[inner] Małe
    } płytki magazynu
planet-thing-tracker = Znacznik { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
       *[tech] technologii
    }
planet-thing-space = Tor { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
       *[tech] technologii
    }, rząd { $row }
planet-thing-tech = Technologia { $n }
planet-thing-scoring_area = Strefa punktowania
planet-thing-row = Rząd { $n }
planet-thing-column = Kolumna { $n }
planet-thing-pile = Karty cywilizacji poziomu { $level }
planet-thing-planet_board = Plansza planety
planet-thing-corporation_board = Plansza korporacji
planet-thing-station = Stacja obrócona na { $n }
planet-thing-event_deck = Talia wydarzeń
planet-thing-seat = { $seat }
planet-thing-finish = Gotowe

## What a player is asked

planet-prompt-sides = Wybierz strony swoich plansz.
planet-prompt-flux_token = Połóż znacznik strumienia na torze.
planet-prompt-objectives = Zatrzymaj cele osobiste.
planet-prompt-rotation = Obróć stację.
planet-prompt-free_rotation = Obróć stację, jak chcesz.
planet-prompt-event = Rozpatrz wydarzenie.
planet-prompt-event_claims = Weź karty cywilizacji.
planet-prompt-turn = Rozpatrz, co pozostało, i zakończ turę.
planet-prompt-claims = Weź karty cywilizacji.
planet-prompt-end = Wykonaj efekty końca gry.
planet-prompt-end_claims = Weź karty cywilizacji.
planet-prompt-over = Gra się skończyła.
planet-prompt-target = Wybierz, dokąd przejdzie znacznik.
planet-prompt-benefit = Wybierz jedną z dwóch korzyści.
planet-prompt-lifepod = Wybierz miejsce dla kapsuły.
planet-prompt-reposition = Przesuń kolejną kapsułę albo na tym poprzestań.
planet-prompt-cargo = Zniszcz ładunek łazika albo go zachowaj.
planet-prompt-relocate = Postaw łazik na dowolnym kwadracie.
planet-prompt-row = Wybierz rząd, którego korzyści otrzymasz.
planet-prompt-regress = Wybierz znacznik do cofnięcia.
planet-prompt-shared_objective = Wybierz cel dla wszystkich graczy.
planet-prompt-place = Połóż płytkę.
planet-prompt-select = Wybierz płytkę.
planet-prompt-keep = Zatrzymaj jedną z kart.
planet-prompt-perform = Wybierz kartę, którą wykonasz jako pierwszą.

## What happened

planet-event-chose_sides =
    { $seat } wybiera { $planet ->
        [asymmetric] asymetryczną
       *[symmetric] symetryczną
    } planetę i { $corporation ->
        [asymmetric] asymetryczną
       *[symmetric] symetryczną
    } korporację.
planet-event-boards = { $seat }: planeta { $planet }, korporacja { $corporation }.
planet-event-kept_objective = { $seat } zatrzymuje cel { $objective }.
planet-event-neighbour_objective = Cel sąsiadujący: { $objective }.
planet-event-round = Runda { $round }. Dowódca: { $seat }.
planet-event-rotated = Stacja obraca się na { $n }.
planet-event-event_shown = Wydarzenie: { $card }.
planet-event-ignored = { $seat } ignoruje wydarzenie { $card }, które samo zakończyłoby grę.
planet-event-turned_up = Odkryto: { $tile }.
planet-event-selected = { $seat } wybiera: { $tile }.
planet-event-placed = { $seat } kładzie: { $tile }; { $square }.
planet-event-unplaced = { $seat } nie może położyć i bierze: { $tile }.
planet-event-tracked =
    { $seat }: { $tracker ->
        [civ] cywilizacja
        [water] woda
        [biomass] biomasa
        [rover] łaziki
       *[tech] technologia
    } { $way ->
        [up] w górę
        [down] w dół
       *[reset] od początku
    } (tor { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
       *[tech] technologii
    }, rząd { $row }).
planet-event-movement =
    { $seat } otrzymuje { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
    }.
planet-event-patched = { $seat } kładzie zbiorowisko biomasy: { $square }.
planet-event-stored = { $seat } przechowuje zbiorowisko biomasy.
planet-event-deployed = { $seat } kładzie łazik: { $square }.
planet-event-moved =
    { $seat } { $way ->
        [step] rusza łazikiem
        [teleport] teleportuje łazik
       *[relocation] przestawia łazik
    }: { $from } → { $to }.
planet-event-picked_up = { $seat } podnosi meteoryt: { $square }.
planet-event-collected_meteorite = { $seat } zbiera meteoryt.
planet-event-collected_lifepod = { $seat } zbiera kapsułę ratunkową.
planet-event-lifepod_put = { $seat } kładzie kapsułę: { $place }.
planet-event-meteorite = { $seat }: meteoryt spada na { $square }.
planet-event-destroyed =
    { $seat }: zniszczono – { $token ->
        [lifepod] kapsuła
        [meteorite] meteoryt
       *[rover] łazik
    }, { $square }.
planet-event-destroyed_collected =
    { $seat }: zniszczono z planszy – { $token ->
        [lifepod] kapsuła
        [meteorite] meteoryt
       *[rover] łazik
    }.
planet-event-used = { $seat } używa technologii { $n }.
planet-event-flux =
    { $seat } kładzie znacznik strumienia na torze { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
       *[tech] technologii
    }.
planet-event-looked =
    { $seat } przegląda { $level ->
        [0] wszystkie stosy
       *[other] stos poziomu { $level }
    }.
planet-event-claimed = { $seat } zatrzymuje kartę poziomu { $level }: { $card }.
planet-event-shown = { $seat } pokazuje kartę { $card }.
planet-event-civ_removed = Ze stosu poziomu { $level } znika karta.
planet-event-civ_added = Do stosu poziomu { $level } trafia karta.
planet-event-drew_objective = { $seat } dobiera cel: { $objective }.
planet-event-shared_objective = { $seat } wybiera cel dla wszystkich: { $objective }.
planet-event-discarded_objective = { $seat } odrzuca cel: { $objective }.
planet-event-discarded_stack =
    { $seat } odrzuca { $ring ->
        [outer] duże
       *[inner] małe
    } płytki magazynu.
planet-event-peeked = { $seat } podgląda następne wydarzenie: { $card }.
planet-event-extra_rover = { $seat } otrzymuje dodatkowy łazik.
planet-event-last_round = To jest ostatnia runda.
planet-event-done = { $seat }: gotowe.
planet-event-began = Zaczyna się koniec gry.
planet-event-ended =
    { $step ->
        [event] Wydarzenie jest rozstrzygnięte.
        [event_claims] Wybór kart cywilizacji zakończony.
        [turn] Kładzenie płytek zakończone.
        [claims] Wybór kart cywilizacji zakończony.
        [end_claims] Ostatni wybór kart cywilizacji zakończony.
       *[end] Efekty końca gry są wykonane.
    }
planet-event-over = Gra się skończyła.

## Why not

planet-illegal-not_asked = Teraz o niczym nie decydujesz.
planet-illegal-other_step = To należy do innego kroku.
planet-illegal-answer_first = Najpierw odpowiedz na otwarte pytanie.
planet-illegal-place_first = Najpierw połóż wybraną płytkę.
planet-illegal-not_pending = Nic takiego nie czeka na rozpatrzenie.
planet-illegal-no_such_rotation = Stacja ma sześć obrotów.
planet-illegal-not_offered = Tej karty nie ma w ofercie.
planet-illegal-board_not_dealt = Plansz tego rodzaju się nie rozdaje; wszyscy mają symetryczną.
planet-illegal-no_tile = Ten stos jest pusty.
planet-illegal-no_placement = Tej płytki nie da się położyć.
planet-illegal-can_place = Płytkę da się położyć, więc trzeba.
planet-illegal-no_such_turn = Płytki nie da się tak obrócić.
planet-illegal-off_planet = Nie leży w całości na planecie.
planet-illegal-overlaps = Leży na innym elemencie.
planet-illegal-not_on_edge = Pierwszy element musi leżeć na obwodzie planety.
planet-illegal-not_on_centre = Pierwszy element musi zakryć centralny kwadrat.
planet-illegal-not_adjacent = Nie przylega do twoich elementów.
planet-illegal-only_on_ring = Płytka na pierścieniu potrzebuje kwadratu poza nim.
planet-illegal-patch_on_ring = Na pierścieniu nie może leżeć zbiorowisko biomasy.
planet-illegal-mixes_land_and_ice = Płytka leży cała na lądzie albo cała na lodzie.
planet-illegal-crosses_chasm = Leży w poprzek szczeliny.
planet-illegal-cannot_slide_in = Nie da się jej wsunąć.
planet-illegal-event_forbids_edge = Wydarzenie zakazuje płytek na obwodzie.
planet-illegal-event_forbids_ice = Wydarzenie zakazuje płytek na lodzie.
planet-illegal-no_such_target = Znacznik nie może tam przejść.
planet-illegal-tech_not_active = Ta technologia nie jest aktywna.
planet-illegal-used_this_round = Tej technologii użyto już w tej rundzie.
planet-illegal-used_this_game = Tej technologii użyto już w tej grze.
planet-illegal-nothing_to_use = Ta technologia teraz nic nie da.
planet-illegal-no_rover_there = Nie ma tam twojego łazika.
planet-illegal-no_movement = Nie ma już ruchu.
planet-illegal-not_a_step = Łazik jedzie kwadrat po kwadracie.
planet-illegal-rover_in_the_way = Stoi tam inny łazik.
planet-illegal-toxic_terrain = Łaziki nie wjeżdżają na toksyczny teren.
planet-illegal-rover_crosses_chasm = Łaziki nie przejeżdżają przez szczelinę.
planet-illegal-not_on_last_tile = Łazik kładzie się na ostatnio położonej płytce.
planet-illegal-no_rover_left = Nie ma już łazików.
planet-illegal-no_teleport = Między tymi kwadratami nie ma teleportu.
planet-illegal-meteorite_there = Leży tam meteoryt.
planet-illegal-no_token_there = Nie ma tam takiego żetonu.
planet-illegal-no_symbol_there = Nie ma tam wolnego symbolu meteorytu.
planet-illegal-place_taken = To miejsce nie jest wolne.
planet-illegal-lifepod_moved = Nie ma tam kapsuły, której jeszcze nie przesunięto.
planet-illegal-cannot_store = Zbiorowisk nie można teraz przechować.
planet-illegal-must_be_done = Da się to wykonać, więc trzeba.
planet-illegal-take_tile_first = Najpierw weź płytkę.
planet-illegal-no_event_left = Nie ma już wydarzeń.
planet-illegal-stack_needed = Drugiego stosu nie dałoby się wtedy użyć.
planet-illegal-no_claim = Karta tego poziomu ci nie przysługuje.
planet-illegal-forbidden_icon = W tym kwadrancie zakazany jest zasób { $terrain ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
        [tech] technologii
       *[energy] energii
    }.
planet-illegal-event_forbids_contact = Wydarzenie zakazuje styku tego samego terenu: { $terrain ->
        [civ] cywilizacja
        [water] woda
        [biomass] biomasa
        [rover] łaziki
        [tech] technologia
       *[energy] energia
    }.
planet-illegal-event_forbids_rover = Wydarzenie zakazuje łazikom terenu { $terrain ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
        [tech] technologii
       *[energy] energii
    }.
planet-illegal-cannot_advance = Znacznik { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
       *[tech] technologii
    } nie może awansować.
planet-illegal-cannot_regress = Znacznika { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
       *[tech] technologii
    } nie można tak cofnąć.
planet-illegal-not_an_option = Znacznik { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
       *[tech] technologii
    } nie jest do wyboru.
planet-illegal-high_enough = Znacznik { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
       *[tech] technologii
    } jest dość wysoko.

## The table in words

planet-outline-round = Runda { $round }
planet-outline-commander = Dowódca: { $seat }
planet-outline-last_round = To jest ostatnia runda
planet-outline-events_left = pozostało wydarzeń: { $n }
planet-outline-pile = Karty cywilizacji poziomu { $level }
planet-outline-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
planet-outline-shared = Cel dla wszystkich graczy
planet-outline-station = Stacja, obrócona na { $n }
planet-outline-slot =
    { $ring ->
        [outer] Zewnętrzny
       *[inner] Wewnętrzny
    } krąg, miejsce { $n }
planet-outline-no_tile = brak płytki
planet-outline-below = pod nią: { $n }
planet-outline-player = { $seat }: { $planet }, { $corporation }
planet-outline-pool = Ruchy: { $n }
planet-outline-lifepods = Zebrane kapsuły: { $n }
planet-outline-meteorites = Zebrane meteoryty: { $n }
planet-outline-rovers_left = Łaziki na planszy: { $n }
planet-outline-stored = Przechowane zbiorowiska: { $n }
planet-outline-personal = Cele osobiste: { $n }
planet-outline-tracker = Znacznik { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
       *[tech] technologii
    }
planet-outline-tracker_at = tor { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
       *[tech] technologii
    }, miejsce { $row }
planet-outline-tech = Technologia { $n }
planet-outline-civ_card = Karta cywilizacji poziomu { $level }
planet-outline-planet = Planeta: { $seat }
planet-outline-patches_at = Zbiorowiska biomasy
planet-outline-meteorites_at = Meteoryty
planet-outline-lifepods_at = Kapsuły
planet-outline-rover = Łazik{ $loaded ->
        [yes] { " " }wiozący meteoryt
       *[no] { "" }
    }

## Options

planet-option-boards = Plansze
planet-option-boards-help = Jak rozdziela się planety i korporacje.
planet-option-planets = Planety
planet-option-planets-help = Planeta każdego miejsca.
planet-option-corporations = Korporacje
planet-option-corporations-help = Korporacja każdego miejsca.
planet-option-inner_offset = Wewnętrzny krąg
planet-option-inner_offset-help = O ile wewnętrzny krąg jest obrócony względem zewnętrznego.
planet-option-events = Moduł talii wydarzeń
planet-option-events-help = Co rundę jedno wydarzenie; w trybie solo zawsze.
planet-option-green = Zielone alarmy
planet-option-green-help = Ile z 20 wydarzeń jest zielonych.
planet-option-red = Czerwone alarmy
planet-option-red-help = Ile z 20 wydarzeń jest czerwonych; reszta to pomarańczowe.
planet-option-personal_objectives = Cele osobiste
planet-option-personal_objectives-help = Każdy ma tajny cel; w trybie solo zawsze.
planet-option-automatic_rotation = Wariant dwuosobowy
planet-option-automatic_rotation-help = Dwóch graczy: stacja co rundę obraca się o jeden magazyn.
planet-option-first_commander = Pierwszy dowódca
planet-option-first_commander-help = Kto dowodzi w pierwszej rundzie.
planet-option-boards-symmetric = Symetryczne dla wszystkich
planet-option-boards-deal = Rozdane, strony do wyboru
planet-option-boards-deal_planets = Planety rozdane, korporacje symetryczne
planet-option-boards-deal_corporations = Korporacje rozdane, planety symetryczne
planet-option-boards-free = Według listy
planet-option-by_chance = Losowo
planet-option-number = { $n }
planet-option-seat = { $seat }
planet-preset-first_game = Pierwsza gra
planet-preset-second_game_planets = Druga gra: planety
planet-preset-second_game_corporations = Druga gra: korporacje
planet-preset-full = Wszystko
planet-setup-seats = Grać może od jednego do sześciu graczy.
planet-setup-inner_offset = Wewnętrzny krąg ma sześć położeń.
planet-setup-first_commander = Nie ma takiego miejsca dla pierwszego dowódcy.
planet-setup-event_mix = Nie ma tylu wydarzeń tych kolorów albo jest ich ponad 20.
planet-setup-board_twice = Każda asymetryczna plansza istnieje raz.
planet-setup-lists_need_free = Planety i korporacje można wymienić tylko wtedy, gdy plansze są według listy.
planet-setup-list_too_long = Na liście jest więcej planet lub korporacji niż miejsc przy stole.
planet-setup-mix_needs_events = Kolory wydarzeń nie mają znaczenia bez modułu wydarzeń.
planet-setup-automatic_rotation = Stacja obraca się sama tylko w grze dwuosobowej.
planet-audit = Ta pozycja nie jest spójna: { $part ->
        [seats] kto bierze udział
        [station] stacja
        [civ] stosy kart cywilizacji
        [claim] wybierana karta
        [round] runda
       *[asked] kto ma ruch
    }.
planet-audit-player = Ta pozycja nie jest spójna: { $part ->
        [trackers] znaczniki
        [flux] znacznik strumienia
        [pods_on_tracks] kapsuły na torach
        [pods_on_techs] kapsuły na technologiach
        [rovers] łaziki
        [tiles] położone kafelki
        [surface] co leży na planecie
        [pending] co pozostało do rozstrzygnięcia
       *[stage] o czym się decyduje
    } – { $seat }.

## Score

planet-score-planet = Planeta (rzędy i kolumny)
planet-score-tracks = Tory zasobów
planet-score-lifepods = Kapsuły ratunkowe
planet-score-meteorites = Meteoryty
planet-score-civ_cards = Karty cywilizacji
planet-score-personal = Cele osobiste
planet-score-neighbour = Cele sąsiadujące
planet-score-target = Oczekiwany wynik
planet-band-total_failure = Krytyczna porażka
planet-band-failure = Porażka
planet-band-near_miss = O włos od celu
planet-band-success = Misja zakończona
planet-band-good_success = Dobry wynik
planet-band-great_success = Świetny wynik
planet-band-outstanding_success = Wybitny wynik

## The catalogue

planet-kind-tile = Płytka
planet-kind-planet = Planeta
planet-kind-corporation = Korporacja
planet-kind-civ = Karta cywilizacji
planet-kind-event = Karta wydarzenia
planet-kind-objective = Karta celu
planet-fact-size =
    { $n ->
        [one] { $n } kwadrat
        [few] { $n } kwadraty
       *[many] { $n } kwadratów
    }
planet-fact-difficulty = Komplikacja { $n }
planet-fact-squares = Kwadraty: { $n }
planet-fact-ice = Lód: { $n }
planet-fact-rovers = Łaziki: { $n }
planet-fact-level = Poziom { $n }
planet-fact-timing =
    { $timing ->
        [immediate] Natychmiastowa
       *[end_of_game] Koniec gry
    }
planet-fact-colour =
    { $colour ->
        [green] Zielony alarm
        [orange] Pomarańczowy alarm
       *[red] Czerwony alarm
    }
planet-fact-solo_only = Tylko tryb solo
planet-text-none = Nic.
planet-text-synergy_boost =
    { $n ->
        [one] Skok synergiczny.
        [few] { $n } skoki synergiczne.
       *[many] { $n } skoków synergicznych.
    }
planet-text-civ_card = Karta cywilizacji poziomu { $level }.
planet-text-gain_biomass_patches =
    { $n ->
        [one] Otrzymaj zbiorowisko biomasy.
        [few] Otrzymaj { $n } zbiorowiska biomasy.
       *[many] Otrzymaj { $n } zbiorowisk biomasy.
    }
planet-text-place_rover = Połóż łazik.
planet-text-gain_rover_movement =
    { $n ->
        [one] { $n } ruch.
        [few] { $n } ruchy.
       *[many] { $n } ruchów.
    }
planet-text-unlock_tech = Technologia { $n }.
planet-text-advance_tracker = Awansuj znacznik { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
        [tech] technologii
       *[flux] toru strumienia
    } o { $n }.
planet-text-advance_trackers = Awansuj { $n ->
        [one] jeden znacznik
        [few] { $n } różne znaczniki
       *[other] { $n } różnych znaczników
    } o { $steps }: { $tracks }.{ $benefits ->
        [all] { "" }
        [no_synergy] { " " }Bez skoków synergicznych.
       *[none] { " " }Bez korzyści.
    }
planet-text-advance_all_to = Awansuj każdy znacznik poniżej rzędu { $row } aż do niego. Bez skoków synergicznych.
planet-text-regress_tracker = Cofnij jeden znacznik o { $steps }: { $tracks }.
planet-text-place_depot_tile = Połóż wierzchnią płytkę stosu swojego magazynu{ $advance ->
        [yes] { " " }i awansuj za nią
       *[no] { " " }bez awansu
    }.
planet-text-collect_tokens = Zbierz { $token ->
        [lifepod] { $n ->
            [one] kapsułę ratunkową
            [few] { $n } kapsuły ratunkowe
           *[other] { $n } kapsuł ratunkowych
        }
        [meteorite] { $n ->
            [one] meteoryt
            [few] { $n } meteoryty
           *[other] { $n } meteorytów
        }
       *[rover] { $n ->
            [one] łazik
            [few] { $n } łaziki
           *[other] { $n } łazików
        }
    } ze swojej planety.
planet-text-destroy_tokens = Zniszcz { $token ->
        [lifepod] { $n ->
            [one] kapsułę ratunkową
            [few] { $n } kapsuły ratunkowe
           *[other] { $n } kapsuł ratunkowych
        }
        [meteorite] { $n ->
            [one] meteoryt
            [few] { $n } meteoryty
           *[other] { $n } meteorytów
        }
       *[rover] { $n ->
            [one] łazik
            [few] { $n } łaziki
           *[other] { $n } łazików
        }
    } { $zone ->
        [planet] na swojej planecie
       *[corporation] na planszy korporacji
    }{ $needs ->
        [1] { "" }
       *[other] , jeśli są tam co najmniej { $needs }
    }.
planet-text-destroy_meteorites_in_line = Zniszcz wszystkie meteoryty w jednym rzędzie lub kolumnie.
planet-text-teleport_rover = Możesz przestawić łazik na dowolny kwadrat.
planet-text-add_meteorite = Połóż meteoryt na wolnym symbolu meteorytu; łazik na nim ulega zniszczeniu.
planet-text-gain_extra_rover = Otrzymaj dodatkowy łazik i połóż go z pierwszą płytką tej rundy.
planet-text-add_civ_cards = Do każdego stosu cywilizacji wtasuj { $n } nieużytą kartę.
planet-text-remove_civ_cards = Z każdego stosu cywilizacji usuń { $n } losową kartę.
planet-text-draw_objective = Dobierz { $n } cel osobisty.
planet-text-discard_objective = Odrzuć { $n } cel osobisty.
planet-text-rotate_station = Obróć stację, jak chcesz.
planet-text-discard_depot_stack = Odrzuć jeden z dwóch stosów swojego magazynu.
planet-text-peek_next_event = Podejrzyj następne wydarzenie.
planet-text-choose_one = { $a } Albo: { $b }
planet-text-rover_terrain_ban = W tej rundzie łaziki nie wjeżdżają na teren: { $terrain ->
        [civ] cywilizacja
        [water] woda
        [biomass] biomasa
        [rover] łaziki
        [tech] technologia
       *[energy] energia
    }.
planet-text-no_tile_on_edge = W tej rundzie żadnej płytki na obwodzie.
planet-text-no_tile_on_ice = W tej rundzie żadnej płytki na lodzie.
planet-text-no_matching_contact = W tej rundzie płytka nie może stykać się z tym samym terenem.
planet-text-one_resource_only = W tej rundzie awansuje tylko jeden zasób płytki.
planet-text-no_milestones = W tej rundzie awanse nie dają kamieni milowych.
planet-text-no_synergy_boosts = W tej rundzie nikt nie otrzymuje skoków synergicznych.
planet-text-meteorite_repo = Każda kopia zwiększa wartość trójki meteorytów o jeden medal.
planet-text-commerce_agreement = 1, 3, 6 lub 10 medali za 1–4 kopie.
planet-text-anchor_outside_mark = Płytka na pierścieniu musi być zakotwiczona poza nim.
planet-text-no_patch_on_mark = Na pierścieniu nie kładzie się zbiorowisk biomasy.
planet-text-first_tile_covers_mark = Pierwsza płytka zakrywa centralny kwadrat.
planet-text-no_mix_land_ice = Płytka leży cała na lądzie albo cała na lodzie.
planet-text-rover_may_not_enter_mark = Łaziki nie wjeżdżają na niezakryty toksyczny teren.
planet-text-holes = Otwory nie są kwadratami.
planet-text-slide_in = Elementy muszą dać się wsunąć na miejsce.
planet-text-mark_is_energy = Niezakryte strumienie są terenem energetycznym.
planet-text-no_tile_across_chasm = Płytka nie leży w poprzek szczeliny.
planet-text-rover_may_not_cross_chasm = Łaziki nie przejeżdżają szczeliny, chyba że na ukos w dwóch przerwach.
planet-text-lifepod_value = Każda kapsuła w strefie punktowania jest warta { $n }.
planet-text-medals =
    { $n ->
        [one] { $n } medal.
        [few] { $n } medale.
       *[many] { $n } medali.
    }
planet-text-medals_per_patch = Za każde zbiorowisko biomasy na planecie: { $n }.
planet-text-score_region_complete = Za każdą całkowicie zakrytą planetę: +{ $n }.
planet-text-score_uncovered_mark = Za każde niezakryte miasto: +{ $n }.
planet-text-forbid_resource_on_mark = W { $quadrant ->
        [nw] lewym górnym
        [ne] prawym górnym
        [sw] lewym dolnym
       *[se] prawym dolnym
    } kwadrancie żadnego zasobu { $terrain ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
        [tech] technologii
       *[energy] energii
    }.
planet-text-neighbour =
    { $goal ->
        [most] Więcej niż sąsiad
       *[least] Mniej niż sąsiad
    }: { $metric }.
planet-text-personal = Osobisty: { $text }
planet-text-has_rectangle = Blok { $a }×{ $b } terenu { $terrain ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
        [tech] technologii
       *[energy] energii
    }.
planet-text-area_with_resources =
    { $n } zasobów { $terrain ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
        [tech] technologii
       *[energy] energii
    } w jednej strefie.
planet-text-track_at_max = Znacznik { $track ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
       *[tech] technologii
    } na szczycie toru.
planet-text-metric_at_most = Najwyżej { $n }: { $metric }.
planet-text-metric_at_least = Co najmniej { $n }: { $metric }.
planet-text-metric_greater = Więcej niż „{ $right }”: { $left }.
planet-text-base_covered = Wszystkie kwadraty { $base ->
        [ice] lodu
       *[land] lądu
    } zakryte.
planet-text-tech =
    { $power }{ $limit ->
        [none] { "" }
        [round] { " " }Raz na rundę.
       *[game] { " " }Raz na grę.
    }
planet-text-level = { $n }: { $text }
planet-metric-resources_on_edge = zasoby { $terrain ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
        [tech] technologii
       *[energy] energii
    } na obwodzie planety
planet-metric-resources_on_planet = zasoby { $terrain ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
        [tech] technologii
       *[energy] energii
    }
planet-metric-largest_area = największa pojedyncza strefa { $terrain ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
        [tech] technologii
       *[energy] energii
    }
planet-metric-area_count = osobne strefy { $terrain ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
        [tech] technologii
       *[energy] energii
    }
planet-metric-tracks_at_max = tory na szczycie
planet-metric-collected_meteorites = zebrane meteoryty
planet-metric-collected_lifepods = zebrane kapsuły
planet-metric-biomass_patches = zbiorowiska biomasy

## Technologies

planet-power-ignore_adjacency = Elementy nie muszą przylegać do twoich elementów.
planet-power-ignore_adjacency_of_rover = Płytki z terenem łazików nie muszą przylegać.
planet-power-store_patches = Otrzymane zbiorowiska można przechować do końca gry.
planet-power-movement_bonus = Ruch z toru łazików jest o 1 większy.
planet-power-crowded_movement_bonus = Przy 2 lub więcej znacznikach na torze łazików jego ruch jest o 1 większy.
planet-power-double_water = Awans wody za położoną płytkę jest podwójny.
planet-power-no_meteorites = Na twoją planetę nie spadają już meteoryty.
planet-power-rover_diagonal = Łaziki mogą jeździć także na ukos.
planet-power-reposition_three = Zmień pozycję do 3 różnych zebranych kapsuł, jednej po drugiej.
planet-power-reposition_with_energy = Kładąc płytkę z energią, możesz zmienić pozycję zebranej kapsuły.
planet-power-reposition_each_round = Możesz zmienić pozycję zebranej kapsuły.
planet-power-free_energy_steps = Ruch na teren energetyczny jest darmowy; jałowe krążenie nie.
planet-power-movement_on_flux = Na początku rundy 2 ruchy za każdy łazik na terenie toru strumienia.
planet-power-flux_leap = Awansuj znacznik toru strumienia do następnego kamienia milowego.
planet-power-improve_flux = Tor strumienia daje więcej: karty o poziom wyższe, podwójne skoki wody, 2 zbiorowiska, o 1 ruch więcej.
planet-power-flux_collect = Kładąc płytkę z terenem toru strumienia, zbierz meteoryt.
planet-power-flux_advance = Awansuj znacznik toru strumienia o 1.
planet-power-movement_loaded = Na początku rundy 1 ruch za każdy załadowany łazik.
planet-power-patch_for_meteorite = Za każdy zebrany meteoryt otrzymaj zbiorowisko biomasy.
planet-power-sink_meteorites = Załadowany łazik może na terenie wodnym zniszczyć ładunek.
planet-power-rover_advance = Awansuj znacznik łazików o 1.
planet-power-synergy_for_patch = Weź skok synergiczny zamiast zbiorowiska.
planet-power-terrain_teleport = Za 1 ruch łazik może przejść na ten sam teren innego elementu.
planet-power-double_synergy = Skok synergiczny może dać 2 kroki.
planet-power-tech_as_energy = Zasób technologii może liczyć się jako energia.
planet-power-claim_row = Otrzymaj wszystkie korzyści rzędu jednego ze znaczników.
planet-power-shared_objective = Dobierz 3 cele i wybierz jeden dla wszystkich graczy.
planet-power-wrap_tracks = Tory cywilizacji i technologii sąsiadują.
planet-power-lateral_shift = Znacznik może przesunąć się w bok, ale nie z powrotem z jednego skoku synergicznego na drugi.
planet-power-regress_one = Możesz cofnąć znacznik o 1.
planet-power-best_of_track = Każdy znacznik punktuje najlepszą wartością swojego toru.
planet-power-jump_over = Znaczniki przeskakują znaczniki na drodze.
planet-power-movement_on_water = Na początku rundy 1 ruch za każdy łazik na terenie wodnym.
planet-power-dry_advance = Płytka bez lodu awansuje wodę o 1.
planet-power-water_patch = Kładąc płytkę z wodą, otrzymaj zbiorowisko biomasy.
planet-power-water_synergy = Kładąc płytkę z wodą, otrzymaj skok synergiczny.
planet-power-civ_movement = Wybierając płytkę z cywilizacją, także nieułożoną, otrzymaj ruch z pozycji znacznika łazików.
planet-power-wider_choice = Do wyboru karty dołącza losowa karta wyższego poziomu.
planet-power-civ_teleport = Za 1 ruch łazik może przejść z zasobu cywilizacji na inny.
planet-power-civ_synergy = Każdy kamień milowy cywilizacji daje też skok synergiczny.
planet-power-archive = Na końcu gry zatrzymaj 2 z pozostałych kart cywilizacji; obie wybierasz, zanim wykonasz którąkolwiek.
planet-power-reset_biomass = Znacznik biomasy z ostatniej pozycji może wrócić na start.
planet-power-patches_on_tiles = Zbiorowiska można kłaść na płytkach bez meteorytu.
planet-power-extra_patch = Otrzymując zbiorowisko, weź o 1 więcej.
planet-power-patches_destroy_meteorites = Zbiorowiska można kłaść na meteorytach, niszcząc je.

## Corporations

planet-special-lifepods_on_tracks = Zebrane kapsuły mogą leżeć na torach; znaczniki je omijają.
planet-special-flux_token = Znacznik strumienia można przesunąć przy każdym kamieniu milowym technologii.
planet-special-only_latest_tech = Aktywna jest tylko najwyższa technologia.
planet-special-carry_meteorites = Łaziki wożą po jednym meteorycie i dostarczają go do zasobów łazików.
planet-special-lifepods_unlock_techs = Zebrana kapsuła może odblokować technologię.
planet-special-diagonal_advance = Znaczniki mogą awansować także na ukos.
planet-special-trackers_block = Znaczniki blokują się nawzajem.
planet-special-techs_need_tracker_on_tech_track = Technologie wymagają znacznika na torze technologii.
planet-special-score_by_occupied_track = Każdy znacznik punktuje na torze, na którym stoi.
planet-special-winding_water_track = Znacznik wody wije się przez wszystkie tory.
planet-special-water_per_ice_square = Woda awansuje za każdy kwadrat wody na lodzie.
planet-special-regress_other_on_civ_milestone = Każdy kamień milowy cywilizacji cofa inny znacznik o 1.
planet-special-biomass_needs_expansion = Biomasa awansuje tylko przy powiększeniu strefy; energia jej nie awansuje.
planet-special-choose_one_benefit = Pozycje biomasy dają jedną z dwóch korzyści.
