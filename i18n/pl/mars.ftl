### Terraformacja Marsa

## Słowa, z których składają się inne: zasoby, produkcje, obszary, symbole

mars-x-units =
    { $n ->
        [one] { $n } jednostkę
        [few] { $n } jednostki
       *[many] { $n } jednostek
    }
# Ilość zasobu w bierniku.
mars-amount =
    { $resource ->
        [megacredits] { $n } M€
        [steel] { mars-x-units } stali
        [titanium] { mars-x-units } tytanu
        [plants] { mars-x-units } roślinności
        [energy] { mars-x-units } energii
       *[heat] { mars-x-units } ciepła
    }
# Ilość tego, co leży na kartach.
mars-x-on_card =
    { $resource ->
        [animal] { mars-x-units } zwierząt
        [microbe] { mars-x-units } mikrobów
        [science] { mars-x-units } nauki
       *[fighter] { mars-x-units } myśliwców
    }
mars-x-resource =
    { $resource ->
        [megacredits] M€
        [steel] stali
        [titanium] tytanu
        [plants] roślinności
        [energy] energii
       *[heat] ciepła
    }
mars-x-production =
    { $resource ->
        [megacredits] produkcja M€
        [steel] produkcja stali
        [titanium] produkcja tytanu
        [plants] produkcja roślinności
        [energy] produkcja energii
       *[heat] produkcja ciepła
    }
mars-x-production_acc =
    { $resource ->
        [megacredits] produkcję M€
        [steel] produkcję stali
        [titanium] produkcję tytanu
        [plants] produkcję roślinności
        [energy] produkcję energii
       *[heat] produkcję ciepła
    }
mars-x-steps =
    { $n ->
        [one] { $n } poziom
        [few] { $n } poziomy
       *[many] { $n } poziomów
    }
mars-x-cards =
    { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
mars-x-tag =
    { $tag ->
        [building] Budowli
        [space] Przestrzeni Kosmicznej
        [power] Energii
        [science] Nauki
        [jovian] Jowisza
        [earth] Ziemi
        [plant] Roślinności
        [microbe] Mikrobów
        [animal] Zwierząt
       *[city] Miasta
    }
mars-x-tags =
    { $n ->
        [one] { $n } symbol { mars-x-tag }
        [few] { $n } symbole { mars-x-tag }
       *[many] { $n } symboli { mars-x-tag }
    }
mars-x-tile =
    { $tile ->
        [ocean]
            { $n ->
                [one] obszar oceanu
                [few] { $n } obszary oceanów
               *[many] { $n } obszarów oceanów
            }
        [greenery] obszar zieleni
        [city] obszar miasta
        [capital] obszar „Stolica”
        [natural_preserve] obszar „Rezerwat Naturalny”
        [mining_area] obszar „Obszar Górniczy”
        [mining_rights] obszar „Prawa Górnicze”
        [commercial_district] obszar „Dystrykt Handlowy”
        [nuclear_zone] obszar „Strefa Nuklearna”
        [industrial_center] obszar „Ośrodek Przemysłowy”
        [ecological_zone] obszar „Strefa Ekologiczna”
        [lava_flows] obszar „Strumienie Lawy”
        [mohole_area] obszar „Obszar Mohole”
       *[restricted_area] obszar „Obszar Zastrzeżony”
    }
mars-x-one_tile =
    { $tile ->
        [ocean] obszar oceanu
        [greenery] obszar zieleni
        [city] obszar miasta
        [capital] obszar „Stolica”
        [natural_preserve] obszar „Rezerwat Naturalny”
        [mining_area] obszar „Obszar Górniczy”
        [mining_rights] obszar „Prawa Górnicze”
        [commercial_district] obszar „Dystrykt Handlowy”
        [nuclear_zone] obszar „Strefa Nuklearna”
        [industrial_center] obszar „Ośrodek Przemysłowy”
        [ecological_zone] obszar „Strefa Ekologiczna”
        [lava_flows] obszar „Strumienie Lawy”
        [mohole_area] obszar „Obszar Mohole”
       *[restricted_area] obszar „Obszar Zastrzeżony”
    }
mars-x-milestone =
    { $milestone ->
        [terraformer] Terraformator
        [mayor] Prezydent
        [gardener] Ogrodnik
        [builder] Konstruktor
       *[planner] Planista
    }
mars-x-award =
    { $award ->
        [landlord] Potentat Ziemski
        [banker] Bankier
        [scientist] Naukowiec
        [thermalist] Magnat Cieplny
       *[miner] Górnik
    }

mars-resource-megacredits = Megakredyty
mars-resource-steel = Stal
mars-resource-titanium = Tytan
mars-resource-plants = Roślinność
mars-resource-energy = Energia
mars-resource-heat = Ciepło

mars-parameter-temperature = Temperatura
mars-parameter-oxygen = Poziom tlenu
mars-parameter-oceans = Oceany
mars-value =
    { $parameter ->
        [temperature] { $n }°C
        [oxygen] { $n }%
       *[oceans] { $n } z 9
    }

mars-tag-building = Budowla
mars-tag-space = Przestrzeń Kosmiczna
mars-tag-power = Energia
mars-tag-science = Nauka
mars-tag-jovian = Jowisz
mars-tag-earth = Ziemia
mars-tag-plant = Roślinność
mars-tag-microbe = Mikroby
mars-tag-animal = Zwierzęta
mars-tag-city = Miasto

mars-of_tag = { mars-x-tag }
mars-tags-next = { $a }, { $b }
mars-tags-or = { $a } lub { $b }

mars-tile-ocean = Ocean
mars-tile-greenery = Zieleń
mars-tile-city = Miasto
mars-tile-capital = Stolica
mars-tile-natural_preserve = Rezerwat Naturalny
mars-tile-mining_area = Obszar Górniczy
mars-tile-mining_rights = Prawa Górnicze
mars-tile-commercial_district = Dystrykt Handlowy
mars-tile-nuclear_zone = Strefa Nuklearna
mars-tile-industrial_center = Ośrodek Przemysłowy
mars-tile-ecological_zone = Strefa Ekologiczna
mars-tile-lava_flows = Strumienie Lawy
mars-tile-mohole_area = Obszar Mohole
mars-tile-restricted_area = Obszar Zastrzeżony

mars-hex = rząd { $row }, pole { $column }
mars-hex-named = { $area } ({ $place })
mars-area-tharsis_tholus = Tharsis Tholus
mars-area-ascraeus_mons = Ascraeus Mons
mars-area-pavonis_mons = Pavonis Mons
mars-area-arsia_mons = Arsia Mons
mars-area-noctis_city = Noctis City
mars-area-phobos_space_haven = Fobos
mars-area-ganymede_colony = Ganimedes
mars-map-tharsis = Tharsis

mars-standard-sell_patents = Sprzedaż patentów
mars-standard-power_plant = Elektrownia
mars-standard-asteroid = Asteroida
mars-standard-aquifer = Nawodnienie
mars-standard-greenery = Zieleń
mars-standard-city = Miasto

mars-conversion-convert_plants = Zamiana roślinności na zieleń
mars-conversion-convert_heat = Zamiana ciepła na temperaturę

mars-milestone-terraformer = Terraformator
mars-milestone-mayor = Prezydent
mars-milestone-gardener = Ogrodnik
mars-milestone-builder = Konstruktor
mars-milestone-planner = Planista

mars-award-landlord = Potentat Ziemski
mars-award-banker = Bankier
mars-award-scientist = Naukowiec
mars-award-thermalist = Magnat Cieplny
mars-award-miner = Górnik

mars-whom-seat = { $seat }
mars-whom-neutral = neutralny przeciwnik
mars-hidden_card = oglądana karta
mars-thing-deck = Talia projektów
mars-thing-discard = Stos kart odrzuconych
mars-thing-prompt = Pytanie

## Opcje

mars-option-corporate_era = Era Korporacyjna
mars-option-corporate_era-help = Wszystkie 208 projektów i 12 korporacji; produkcja zaczyna się od 0. Gra solo zawsze ją ma.
mars-option-draft = Selekcja kart
mars-option-draft-help = W fazie badań każdy zatrzymuje kartę i przekazuje pozostałe. Nie w grze solo.
mars-option-beginners = Początkujący
mars-option-beginners-help = Początkujący gra Korporacją dla Początkujących i zatrzymuje wszystkie pierwsze karty.
mars-option-first_player = Pierwszy gracz
mars-option-first_player-help = Kto zaczyna.
mars-option-first_player-random = losowo
mars-option-first_player-seat = Gracz { $n }
mars-option-map = Mapa
mars-option-map-help = Na której mapie toczy się gra, z jej tytułami i nagrodami.
mars-option-sets = Dodatkowe zestawy kart
mars-option-sets-help = Ich projekty i korporacje wtasowuje się do pozostałych.
mars-option-preset-corporate_era = Era Korporacyjna
mars-option-preset-first_game = Pierwsza gra
mars-option-preset-standard = Gra standardowa
mars-option-preset-draft = Era Korporacyjna z selekcją kart
mars-setup-seats = Tak nie można grać, liczba graczy: { $seats }.
mars-audit =
    { $part ->
        [seats] Wymieniono miejsce, którego nie ma.
        [planet] Wskaźnik globalny jest poza torem.
        [board] Obszary do siebie nie pasują.
        [cards] Brakuje karty projektu lub leży ona w dwóch miejscach.
        [beliefs] To, co wiedzą gracze, nie pasuje do kart.
        [player] Plansza gracza nie pasuje do jego kart.
        [draft] Selekcja kart się nie zgadza.
       *[question] Na zadane pytanie nie ma odpowiedzi.
    }

## Co robi gracz

mars-action-corporation = Weź korporację „{ $card }”
mars-action-buy = Kup kartę „{ $card }”
mars-action-keep = Zatrzymaj kartę „{ $card }”
mars-action-sell = Sprzedaj kartę „{ $card }”
mars-action-discard = Odrzuć kartę „{ $card }”
mars-action-done = Gotowe
mars-action-play = Zagraj kartę „{ $card }”
mars-action-standard = { $project }
mars-action-claim = Zdobądź tytuł { mars-x-milestone }
mars-action-fund = Ufunduj nagrodę { mars-x-award }
mars-action-use = Użyj karty „{ $card }”
mars-action-convert =
    { $conversion ->
        [convert_plants] Zamień roślinność na zieleń
       *[convert_heat] Zamień ciepło na temperaturę
    }
mars-action-first_action = Wykonaj pierwszą akcję korporacji
mars-action-pass = Pas
mars-action-end_turn = Zakończ turę
mars-action-pay = Zapłać: { mars-amount }
mars-action-choose = { $option }
mars-action-amount = { $n }
mars-action-place = Umieść: { $space }
mars-action-mark = Zajmij: { $space }
mars-action-reduce = { $whom }
mars-action-from =
    { $resource ->
        [megacredits] { $whom }: megakredyty
        [steel] { $whom }: stal
        [titanium] { $whom }: tytan
        [plants] { $whom }: roślinność
        [energy] { $whom }: energia
       *[heat] { $whom }: ciepło
    }
mars-action-from_card = Z karty „{ $card }”
mars-action-from_neutral = Od neutralnego przeciwnika
mars-action-nobody = Nikt
mars-action-add_to = Na kartę „{ $card }”
mars-action-copy = Powtórz kartę „{ $card }”
mars-action-next = { $pending }
mars-action-decline = Zostaw
mars-action-stop = Nie umieszczaj więcej zieleni

mars-pending-tile = Umieść { mars-x-one_tile }
mars-pending-draw = Dobierz karty
mars-pending-effect = Karta „{ $card }”

## O co pyta gra

mars-prompt-corporation = Którą korporację bierzesz?
mars-prompt-first_cards = Które karty kupujesz, każdą za 3 M€?
mars-prompt-research = Które karty kupujesz, każdą za 3 M€?
mars-prompt-pay_cards = Karty kosztują { $n } M€. Ile zapłacisz ciepłem?
mars-prompt-draft = Którą kartę zatrzymujesz?
mars-prompt-over = Koniec gry.
mars-prompt-first_action = Wykonaj pierwszą akcję korporacji lub spasuj.
mars-prompt-action = Wykonaj akcję lub spasuj.
mars-prompt-second_action = Wykonaj drugą akcję lub zakończ turę.
mars-prompt-pay_steel = „{ $what }”: do zapłaty { $n } M€. Ile stali użyjesz?
mars-prompt-pay_titanium = „{ $what }”: do zapłaty { $n } M€. Ile tytanu użyjesz?
mars-prompt-pay_heat = „{ $what }”: do zapłaty { $n } M€. Ile ciepła użyjesz?
mars-prompt-alternative = Jak użyjesz karty „{ $card }”?
mars-prompt-cost = „{ $card }”: czym zapłacisz za akcję?
mars-prompt-sell = Które karty sprzedajesz, każdą za 1 M€?
mars-prompt-order = Co będzie następne?
mars-prompt-place = „{ $source }”: gdzie umieścisz { mars-x-one_tile }?
mars-prompt-reduce = „{ $source }”: komu spadnie { mars-x-production } o { mars-x-steps }?
mars-prompt-add = „{ $source }”: na której karcie umieścisz { mars-x-on_card }?
mars-prompt-claim_area = „{ $source }”: { $text }.
mars-prompt-convert_production = „{ $source }”: { $text }. O ile?
mars-prompt-copy = „{ $source }”: { $text }.
mars-prompt-add_stocked = „{ $source }”: { $text }.
mars-prompt-discard = „{ $source }”: możesz { $text }.
mars-prompt-keep = „{ $source }”: które karty zatrzymujesz?
mars-prompt-buy_looked = „{ $source }”: { $text }.
mars-prompt-choose = „{ $source }”: { $text }.
mars-prompt-take = „{ $source }”: { $text }.
mars-prompt-amount = { $whom }: ile { mars-x-resource }?
mars-prompt-amount_card = „{ $card }”: ile?
mars-prompt-last_greenery = Gdzie umieścisz ostatnią zieleń?

## Co się dzieje

mars-event-generation = Zaczyna się { $n }. pokolenie. Pierwszy gracz: { $seat }.
mars-event-corporation = { $seat } zagrywa korporację „{ $card }”.
mars-event-drew =
    { $known ->
        [yes] { $seat } dobiera { mars-x-cards } ({ $why }): { $cards }.
       *[no] { $seat } dobiera { mars-x-cards } ({ $why }).
    }
mars-why-research = badania
mars-why-draft = selekcja kart
mars-why-card = „{ $card }”
mars-why-space = { $space }
mars-event-reshuffled = Odrzucone karty tworzą nową talię: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }.
mars-event-passed =
    { $known ->
        [yes] { $seat } otrzymuje { mars-x-cards }: { $cards }.
       *[no] { $seat } otrzymuje { mars-x-cards }.
    }
mars-event-bought =
    { $known ->
        [yes] { $seat } kupuje { mars-x-cards }: { $cards }.
       *[no] { $seat } kupuje { mars-x-cards }.
    }
mars-event-kept =
    { $known ->
        [yes] { $seat } zatrzymuje { mars-x-cards }: { $cards }.
       *[no] { $seat } zatrzymuje { mars-x-cards }.
    }
mars-event-discarded =
    { $known ->
        [yes] { $seat } odrzuca { mars-x-cards }: { $cards }.
       *[no] { $seat } odrzuca { mars-x-cards }.
    }
mars-event-showed = { $seat } odkrywa i odrzuca kartę „{ $card }”.
mars-event-played = { $seat } zagrywa kartę „{ $card }”.
mars-event-standard = { $seat } realizuje projekt standardowy „{ $project }”.
mars-event-used = { $seat } używa karty „{ $card }”.
mars-event-first_action = { $seat } wykonuje pierwszą akcję korporacji „{ $card }”.
mars-event-converted =
    { $conversion ->
        [convert_plants] { $seat } zamienia roślinność na zieleń.
       *[convert_heat] { $seat } zamienia ciepło na temperaturę.
    }
mars-event-claimed = { $seat } zdobywa tytuł { mars-x-milestone }.
mars-event-funded = { $seat } funduje nagrodę { mars-x-award }.
mars-event-paid = { $seat } płaci: { $what }.
mars-event-stock =
    { $direction ->
        [up] { $seat } otrzymuje { $what }.
       *[down] { $seat } traci { $what }.
    }
mars-event-production =
    { $direction ->
        [up] { $seat }: { mars-x-production } +{ $n }.
       *[down] { $seat }: { mars-x-production } −{ $n }.
    }
mars-event-neutral = { $seat } wybiera neutralnego przeciwnika.
mars-event-rating = { $seat }: WT +{ $n }.
mars-event-raised =
    { $parameter ->
        [temperature] { $seat } podnosi temperaturę do { $value }°C.
        [oxygen] { $seat } podnosi poziom tlenu do { $value }%.
       *[oceans] { $seat } dodaje ocean, razem { $value }.
    }
mars-event-placed = { $seat } umieszcza { mars-x-one_tile }: { $space }.
mars-event-marked = { $seat } zajmuje pole: { $space }.
mars-event-on_card =
    { $direction ->
        [up] { $seat } umieszcza na karcie „{ $card }” { mars-x-on_card }.
       *[down] { $seat } traci z karty „{ $card }” { mars-x-on_card }.
    }
mars-event-copied = { $seat } powtarza produkcję karty „{ $card }”.
mars-event-pass = { $seat } pasuje.
mars-event-turn_ended = { $seat } kończy turę.
mars-event-produced =
    { $warmed ->
        [0] { $seat } otrzymuje z produkcji { $what }.
        [one] { $seat } otrzymuje z produkcji { $what }; { $warmed } jednostka energii zmienia się w ciepło.
        [few] { $seat } otrzymuje z produkcji { $what }; { $warmed } jednostki energii zmieniają się w ciepło.
       *[many] { $seat } otrzymuje z produkcji { $what }; { $warmed } jednostek energii zmienia się w ciepło.
    }
mars-event-last_conversion = Ostatnie pokolenie dobiegło końca. Następuje końcowa wymiana roślinności.
mars-event-stopped = { $seat } nie umieszcza więcej zieleni.
mars-event-over = Koniec gry.

## Dlaczego nie

mars-illegal-not_asked = Nie masz teraz o czym decydować.
mars-illegal-not_now = Teraz gra pyta o coś innego.
mars-illegal-first_action_owed = Najpierw pierwsza akcja korporacji.
mars-illegal-no_first_action = Twoja korporacja nie ma pierwszej akcji lub już ją wykonała.
mars-illegal-not_dealt = Tej korporacji nie otrzymujesz.
mars-illegal-not_in_hand = Nie masz tej karty na ręce.
mars-illegal-not_offered = Tej karty nie ma wśród tych, z których wybierasz.
mars-illegal-already_picked = Ta karta jest już wybrana.
mars-illegal-too_few_picked = Wybrano: { $have }; potrzeba co najmniej { $need }.
mars-illegal-parameter_too_low =
    { $parameter ->
        [temperature] Potrzeba co najmniej { $need }°C, a temperatura to { $have }°C.
        [oxygen] Potrzeba co najmniej { $need }% tlenu, a poziom tlenu to { $have }%.
       *[oceans] Liczba oceanów musi wynosić co najmniej { $need }, a wynosi { $have }.
    }
mars-illegal-parameter_too_high =
    { $parameter ->
        [temperature] Potrzeba co najwyżej { $need }°C, a temperatura to { $have }°C.
        [oxygen] Potrzeba co najwyżej { $need }% tlenu, a poziom tlenu to { $have }%.
       *[oceans] Liczba oceanów może wynosić co najwyżej { $need }, a wynosi { $have }.
    }
mars-illegal-too_few_tags = Wymagane symbole { mars-x-tag }: { $need }, masz { $have }.
mars-illegal-production_too_low = Wymagana { mars-x-production }: co najmniej { $need }, masz { $have }.
mars-illegal-too_few_tiles =
    { $tile ->
        [greenery] Wymagane własne obszary zieleni: { $need }, masz { $have }.
        [city] Wymagane własne miasta: { $need }, masz { $have }.
       *[other] Wymagane takie własne obszary: { $need }, masz { $have }.
    }
mars-illegal-too_few_cities = Wymagane miasta w grze: { $need }, jest { $have }.
mars-illegal-cannot_pay = Koszt to { $cost } M€, brakuje ci { $short } M€.
mars-illegal-too_little =
    { $resource ->
        [megacredits] Potrzeba { $need } M€, masz { $have } M€.
        [steel] Potrzebna stal: { $need }, masz { $have }.
        [titanium] Potrzebny tytan: { $need }, masz { $have }.
        [plants] Potrzebna roślinność: { $need }, masz { $have }.
        [energy] Potrzebna energia: { $need }, masz { $have }.
       *[heat] Potrzebne ciepło: { $need }, masz { $have }.
    }
mars-illegal-nobody_to_reduce = Nikomu nie można obniżyć o { mars-x-steps }: { mars-x-production }.
mars-illegal-cannot_reduce = Ta { mars-x-production } wynosi { $have } i nie można jej obniżyć o { $need }.
mars-illegal-no_space = Nie ma miejsca: obszar musi leżeć { $placement }.
mars-illegal-nothing_to_copy = Żadna inna twoja karta z symbolem { mars-x-tag } nie ma produkcji, którą da się wykonać.
mars-illegal-cannot_copy = Ta karta nie ma produkcji do powtórzenia.
mars-illegal-same_as = Taką samą produkcję ma karta „{ $card }”.
mars-illegal-not_in_play = Nie masz tej karty w grze.
mars-illegal-no_action = Ta karta nie ma akcji.
mars-illegal-action_used = Jej akcja została już w tym pokoleniu wykorzystana.
mars-illegal-rating_not_raised = Twój WT w tym pokoleniu jeszcze nie wzrósł.
mars-illegal-too_few_on_card =
    { $resource ->
        [animal] Potrzebne zwierzęta na karcie: { $need }, jest { $have }.
        [microbe] Potrzebne mikroby na karcie: { $need }, jest { $have }.
        [science] Potrzebna nauka na karcie: { $need }, jest { $have }.
       *[fighter] Potrzebne myśliwce na karcie: { $need }, jest { $have }.
    }
mars-illegal-nothing_to_take =
    { $resource ->
        [animal] Nie ma karty, z której można usunąć zwierzęta.
        [microbe] Nie ma karty, z której można usunąć mikroby.
        [science] Nie ma karty, z której można usunąć naukę.
       *[fighter] Nie ma karty, z której można usunąć myśliwce.
    }
mars-illegal-no_card_to_add_to =
    { $resource ->
        [animal] Na żadnej twojej karcie nie ma miejsca na zwierzęta.
        [microbe] Na żadnej twojej karcie nie ma miejsca na mikroby.
        [science] Na żadnej twojej karcie nie ma miejsca na naukę.
       *[fighter] Na żadnej twojej karcie nie ma miejsca na myśliwce.
    }
mars-illegal-no_such_choice = Nie ma takiej możliwości.
mars-illegal-not_in_solo = W grze solo nie ma tytułów ani nagród.
mars-illegal-taken = Ma już: { $seat }.
mars-illegal-all_taken = Wszystkie trzy są już zajęte.
mars-illegal-not_reached =
    { $milestone ->
        [terraformer] Terraformator wymaga WT { $need }, masz { $have }.
        [mayor] Prezydent wymaga miast: { $need }, masz { $have }.
        [gardener] Ogrodnik wymaga obszarów zieleni: { $need }, masz { $have }.
        [builder] Konstruktor wymaga symboli Budowli: { $need }, masz { $have }.
       *[planner] Planista wymaga kart na ręce: { $need }, masz { $have }.
    }
mars-illegal-nothing_to_sell = Nie masz karty na sprzedaż.
mars-illegal-pass_is_whole_turn = Pas to cała tura: zakończ turę.
mars-illegal-no_action_taken = Nie było jeszcze żadnej akcji: spasuj.
mars-illegal-turn_does_not_end = Nikt inny już nie gra: graj dalej lub spasuj.
mars-illegal-pays_too_little = Przy tak małej ilości { mars-x-resource } nie da się zapłacić reszty.
mars-illegal-pays_too_much = To więcej { mars-x-resource }, niż potrzeba.
mars-illegal-out_of_range = Musi to być od { $least } do { $most }.
mars-illegal-occupied =
    { $tile ->
        [ocean] Leży tu ocean.
        [greenery] Leży tu zieleń.
        [city] Leży tu miasto.
       *[other] Leży tu inny obszar.
    }
mars-illegal-claimed = Pole zajmuje { $seat }.
mars-illegal-already_claimed = To pole jest już zajęte.
mars-illegal-wrong_kind = Obszar musi leżeć { $placement }.
mars-illegal-next_to_city = Pole sąsiaduje z miastem.
mars-illegal-not_isolated = Pole sąsiaduje z innym obszarem.
mars-illegal-not_next_to = Obszar musi leżeć { $placement }.
mars-illegal-has_none = Ten gracz nie ma { mars-x-resource }.
mars-illegal-protected = Chronią to Chronione Siedliska.
mars-illegal-never_removed = Z tej karty nigdy nic się nie usuwa.
mars-illegal-not_yourself = To musi być inny gracz.
mars-illegal-no_such_player = Nie ma takiego gracza.
mars-illegal-not_adjacent = Ten gracz nie ma obszaru obok oceanu.
mars-illegal-not_held = Na tej karcie nie ma takich zasobów.
mars-illegal-not_pending = To teraz nie czeka.
mars-illegal-other_resource = Teraz gra pyta, ile { mars-x-resource } użyjesz.

## Gdzie leżą obszary: „musi leżeć …”

mars-placement-ocean_reserved = na polu zarezerwowanym dla oceanu
mars-placement-land_non_reserved = na niezarezerwowanym polu
mars-placement-city_normal = na niezarezerwowanym polu, które nie sąsiaduje z innym miastem
mars-placement-greenery_normal = na niezarezerwowanym polu, w miarę możliwości obok twojego obszaru
mars-placement-isolated = na niezarezerwowanym polu, które nie sąsiaduje z żadnym obszarem
mars-placement-next_to_city = na niezarezerwowanym polu obok miasta
mars-placement-next_to_two_cities = na niezarezerwowanym polu obok co najmniej 2 miast
mars-placement-next_to_greenery = na niezarezerwowanym polu obok zieleni
mars-placement-volcanic = na polu wulkanicznym
mars-placement-metal_bonus = na niezarezerwowanym polu z premią stali lub tytanu
mars-placement-metal_bonus_next_to_own_tile = na niezarezerwowanym polu z premią stali lub tytanu obok twojego obszaru
mars-placement-noctis_city = na polu zarezerwowanym dla Noctis City
mars-placement-phobos_space_haven = na Fobosie
mars-placement-ganymede_colony = na Ganimedesie

## Co robią karty

mars-op-nothing = nic
mars-op-all = { $ops }
mars-op-or = { $a } lub { $b }
mars-op-gain =
    { $counted ->
        [yes] otrzymujesz { $what } { $per }
       *[no] otrzymujesz { $what }
    }
mars-op-spend = wydaj { $what }
mars-op-spend_any = wydaj dowolną liczbę jednostek { mars-x-resource } (co najmniej { $n })
mars-op-pay =
    { $metal ->
        [steel] zapłać { $what } (można użyć stali)
        [titanium] zapłać { $what } (można użyć tytanu)
       *[none] zapłać { $what }
    }
mars-op-production =
    { $direction ->
        [up]
            { $counted ->
                [yes] podnieś swoją { mars-x-production_acc } o { mars-x-steps } { $per }
               *[no] podnieś swoją { mars-x-production_acc } o { mars-x-steps }
            }
       *[down]
            { $counted ->
                [yes] obniż swoją { mars-x-production_acc } o { mars-x-steps } { $per }
               *[no] obniż swoją { mars-x-production_acc } o { mars-x-steps }
            }
    }
mars-op-convert_production =
    obniż swoją { $from ->
        [heat] produkcję ciepła
       *[other] produkcję
    } o dowolną liczbę poziomów (co najmniej 1) i o tyle samo podnieś { $to ->
        [megacredits] produkcję M€
       *[other] inną produkcję
    }
mars-op-tile_bonus_production = podnieś o { mars-x-steps } produkcję metalu z pola pod obszarem
mars-op-copy_production_box = wykonaj produkcję innej swojej karty z symbolem { mars-x-tag }
mars-op-reduce_any_production = obniż dowolnemu graczowi { mars-x-production_acc } o { mars-x-steps }
mars-op-remove_from_any = usuń dowolnemu graczowi maksymalnie { $what }
mars-op-steal_from_any = ukradnij innemu graczowi maksymalnie { $what }
mars-op-remove_on_any_card = usuń z dowolnej karty maksymalnie { mars-x-on_card }
mars-op-take_on_any_card = usuń z dowolnej karty { mars-x-on_card }
mars-op-remove_from_adjacent_owner = usuń maksymalnie { $what } innemu graczowi, który ma obszar obok tego oceanu
mars-op-raise_parameter =
    { $parameter ->
        [temperature] podnieś temperaturę o { mars-x-steps }
        [oxygen] podnieś poziom tlenu o { mars-x-steps }
       *[oceans] podnieś liczbę oceanów o { mars-x-steps }
    }
mars-op-raise_tr =
    { $counted ->
        [yes] podnieś swój WT o { mars-x-steps } { $per }
       *[no] podnieś swój WT o { mars-x-steps }
    }
mars-op-place = umieść { mars-x-tile }
mars-op-place_at = umieść { mars-x-tile } { $placement }
mars-op-claim_area = połóż swój znacznik na wolnym niezarezerwowanym polu: tylko Ty możesz tam budować
mars-op-draw_cards = dobierz { mars-x-cards }
mars-op-look_and_keep = obejrzyj { mars-x-cards }, zatrzymaj { $keep } i odrzuć pozostałe
mars-op-look_and_buy =
    { $n ->
        [one] obejrzyj wierzchnią kartę i kup ją lub odrzuć
        [few] obejrzyj { $n } wierzchnie karty i każdą kup lub odrzuć
       *[many] obejrzyj { $n } wierzchnich kart i każdą kup lub odrzuć
    }
mars-op-reveal_and_discard_top = odkryj i odrzuć wierzchnią kartę talii; jeśli ma symbol { mars-x-tag }, { $then }
mars-op-discard_then_draw =
    { $discard ->
        [one] odrzucić kartę i dobrać { mars-x-cards }
        [few] odrzucić { $discard } karty i dobrać { mars-x-cards }
       *[many] odrzucić { $discard } kart i dobrać { mars-x-cards }
    }
mars-op-sell_cards = odrzuć dowolną liczbę kart i za każdą otrzymujesz { $what }
mars-op-next_card_discount = następna karta, którą zagrasz w tym pokoleniu, kosztuje o { $what } mniej
mars-op-next_card_requirement_shift = następna karta, którą zagrasz w tym pokoleniu, może odbiegać o { mars-x-steps } od wymagań temperatury, tlenu i oceanów
mars-op-add_card_resource =
    { $target ->
        [here] umieść na tej karcie { mars-x-on_card }
       *[own] umieść na jednej ze swoich kart { mars-x-on_card }
    }
mars-op-remove_card_resource = usuń z tej karty { mars-x-on_card }
mars-op-add_resource_to_stocked_card =
    { $n ->
        [one] umieść { $n } zasób na jednej ze swoich kart, na której już jakiś leży
        [few] umieść { $n } zasoby na jednej ze swoich kart, na której już jakiś leży
       *[many] umieść { $n } zasobów na jednej ze swoich kart, na której już jakiś leży
    }
mars-op-add_resource_to_played_card = umieść na tamtej karcie { mars-x-units } zwierząt lub mikrobów
mars-op-if_own_tags = jeśli masz { mars-x-tags }, { $then }, w przeciwnym razie { $otherwise }

mars-per-own_tags =
    { $n ->
        [one] za każdy swój symbol { mars-x-tag }
        [few] za każde { $n } swoje symbole { mars-x-tag }
       *[many] za każde { $n } swoich symboli { mars-x-tag }
    }
mars-per-opponent_tags =
    { $n ->
        [one] za każdy symbol { mars-x-tag } przeciwników
        [few] za każde { $n } symbole { mars-x-tag } przeciwników
       *[many] za każde { $n } symboli { mars-x-tag } przeciwników
    }
mars-per-cities =
    { $where ->
        [on_mars]
            { $n ->
                [one] za każde miasto na Marsie
                [few] za każde { $n } miasta na Marsie
               *[many] za każde { $n } miast na Marsie
            }
       *[anywhere]
            { $n ->
                [one] za każde miasto w grze
                [few] za każde { $n } miasta w grze
               *[many] za każde { $n } miast w grze
            }
    }
mars-per-events_played_by_all =
    { $n ->
        [one] za każde wydarzenie zagrane przez kogokolwiek
        [few] za każde { $n } wydarzenia zagrane przez kogokolwiek
       *[many] za każde { $n } wydarzeń zagranych przez kogokolwiek
    }
mars-per-resources_here =
    { $n ->
        [one] za każdy zasób na tej karcie
        [few] za każde { $n } zasoby na tej karcie
       *[many] za każde { $n } zasobów na tej karcie
    }
mars-per-adjacent_oceans =
    { $n ->
        [one] za każdy ocean obok tego obszaru
        [few] za każde { $n } oceany obok tego obszaru
       *[many] za każde { $n } oceanów obok tego obszaru
    }
mars-per-adjacent_cities =
    { $n ->
        [one] za każde miasto obok tego obszaru
        [few] za każde { $n } miasta obok tego obszaru
       *[many] za każde { $n } miast obok tego obszaru
    }
mars-per-amount_spent =
    { $n ->
        [one] za każdą wydaną jednostkę
        [few] za każde { $n } wydane jednostki
       *[many] za każde { $n } wydanych jednostek
    }

mars-requirement-parameter =
    { $bound ->
        [min]
            { $parameter ->
                [temperature] co najmniej { $value }°C
                [oxygen] co najmniej { $value }% tlenu
               *[oceans]
                    { $value ->
                        [one] co najmniej { $value } ocean
                        [few] co najmniej { $value } oceany
                       *[many] co najmniej { $value } oceanów
                    }
            }
       *[max]
            { $parameter ->
                [temperature] co najwyżej { $value }°C
                [oxygen] co najwyżej { $value }% tlenu
               *[oceans]
                    { $value ->
                        [one] co najwyżej { $value } ocean
                        [few] co najwyżej { $value } oceany
                       *[many] co najwyżej { $value } oceanów
                    }
            }
    }
mars-requirement-own_tags = { mars-x-tags }
mars-requirement-own_production =
    { $n ->
        [one] { mars-x-production }
       *[other] { mars-x-production } co najmniej { $n }
    }
mars-requirement-own_tiles =
    { $tile ->
        [greenery]
            { $n ->
                [one] { $n } własny obszar zieleni
                [few] { $n } własne obszary zieleni
               *[many] { $n } własnych obszarów zieleni
            }
       *[other]
            { $n ->
                [one] { $n } taki własny obszar
                [few] { $n } takie własne obszary
               *[many] { $n } takich własnych obszarów
            }
    }
mars-requirement-cities_in_play =
    { $n ->
        [one] { $n } miasto w grze
        [few] { $n } miasta w grze
       *[many] { $n } miast w grze
    }

mars-effect-card_discount =
    { $tag ->
        [none] Twoje karty kosztują o { $what } mniej
        [space] Twoje karty kosztują o { $what } mniej za każdy swój symbol Przestrzeni Kosmicznej
        [earth] Twoje karty kosztują o { $what } mniej za każdy swój symbol Ziemi
        [power] Twoje karty kosztują o { $what } mniej za każdy swój symbol Energii
       *[other] Twoje karty kosztują o { $what } mniej za każdy taki symbol
    }
mars-effect-standard_project_discount = projekt standardowy „{ $project }” kosztuje Cię o { $what } mniej
mars-effect-resource_value_bonus = każda wydana jednostka { mars-x-resource } jest warta o { $what } więcej
mars-effect-requirement_shift = możesz odbiegać o { mars-x-steps } od wymagań temperatury, tlenu i oceanów
mars-effect-protect_from_opponents = przeciwnicy nie mogą usuwać twojej roślinności, zwierząt i mikrobów
mars-effect-resources_never_removed = z tej karty nie można nic usunąć
mars-effect-greenery_conversion_cost = zamiana roślinności na zieleń kosztuje Cię { $what }
mars-effect-heat_as_megacredits = możesz płacić ciepłem jak megakredytami
mars-effect-trigger =
    { $optional ->
        [yes] { $when }, możesz { $ops }
       *[no] { $when }, { $ops }
    }

mars-when-tag_played =
    { $by ->
        [anyone]
            { $this ->
                [yes] za każdy symbol { $tags }, który ktokolwiek zagra (także na tej karcie)
               *[no] za każdy symbol { $tags }, który ktokolwiek zagra
            }
       *[owner]
            { $this ->
                [yes] za każdy symbol { $tags }, który zagrasz (także na tej karcie)
               *[no] za każdy symbol { $tags }, który zagrasz
            }
    }
mars-when-event_card_played =
    { $by ->
        [anyone]
            { $tag ->
                [none] gdy ktokolwiek zagra wydarzenie
                [space] gdy ktokolwiek zagra wydarzenie z symbolem Przestrzeni Kosmicznej
               *[other] gdy ktokolwiek zagra takie wydarzenie
            }
       *[owner]
            { $tag ->
                [none] gdy zagrasz wydarzenie
                [space] gdy zagrasz wydarzenie z symbolem Przestrzeni Kosmicznej
               *[other] gdy zagrasz takie wydarzenie
            }
    }
mars-when-tile_placed =
    { $by ->
        [anyone]
            { $where ->
                [on_mars]
                    { $this ->
                        [yes] gdy ktokolwiek umieści { mars-x-one_tile } na Marsie (także tą kartą)
                       *[no] gdy ktokolwiek umieści { mars-x-one_tile } na Marsie
                    }
               *[anywhere]
                    { $this ->
                        [yes] gdy ktokolwiek umieści { mars-x-one_tile } (także tą kartą)
                       *[no] gdy ktokolwiek umieści { mars-x-one_tile }
                    }
            }
       *[owner]
            { $where ->
                [on_mars]
                    { $this ->
                        [yes] gdy umieścisz { mars-x-one_tile } na Marsie (także tą kartą)
                       *[no] gdy umieścisz { mars-x-one_tile } na Marsie
                    }
               *[anywhere]
                    { $this ->
                        [yes] gdy umieścisz { mars-x-one_tile } (także tą kartą)
                       *[no] gdy umieścisz { mars-x-one_tile }
                    }
            }
    }
mars-when-tile_on_bonus =
    { $by ->
        [anyone] gdy ktokolwiek umieści obszar na premii stali lub tytanu
       *[owner] gdy umieścisz obszar na premii stali lub tytanu
    }
mars-when-standard_project_done =
    { $by ->
        [anyone] gdy ktokolwiek zapłaci za projekt standardowy inny niż sprzedaż patentów
       *[owner] gdy zapłacisz za projekt standardowy inny niż sprzedaż patentów
    }
mars-when-base_cost_paid =
    { $by ->
        [anyone] gdy ktokolwiek zapłaci za kartę lub projekt standardowy o wydrukowanym koszcie co najmniej { $what }
       *[owner] gdy zapłacisz za kartę lub projekt standardowy o wydrukowanym koszcie co najmniej { $what }
    }

mars-text-requires = Wymaganie: { $what }.
mars-text-now = Po zagraniu: { $ops }.
mars-text-gives = { $ops }
mars-text-bonus = Przy { $value }: { $ops }.
mars-text-effect = Efekt: { $effect }.
mars-text-first_action = Pierwsza akcja w grze: { $ops }.
mars-text-solo = Gra solo: { $ops }.
mars-text-action =
    { $condition ->
        [rating_rose] Akcja: jeśli twój WT wzrósł w tym pokoleniu, { $cost } → { $gain }.
       *[none] Akcja: { $cost } → { $gain }.
    }
mars-text-free_action =
    { $condition ->
        [rating_rose] Akcja: jeśli twój WT wzrósł w tym pokoleniu, { $gain }.
       *[none] Akcja: { $gain }.
    }
mars-text-collects =
    { $resource ->
        [animal] Na karcie mogą leżeć zwierzęta.
        [microbe] Na karcie mogą leżeć mikroby.
        [science] Na karcie może leżeć nauka.
       *[fighter] Na karcie mogą leżeć myśliwce.
    }
mars-text-start =
    { $produces ->
        [yes]
            { $hand ->
                [free] Na początku otrzymujesz { $stock }; { $production }. Wszystkie rozdane karty zatrzymujesz za darmo.
               *[bought] Na początku otrzymujesz { $stock }; { $production }.
            }
       *[no]
            { $hand ->
                [free] Na początku otrzymujesz { $stock } i zatrzymujesz wszystkie rozdane karty za darmo.
               *[bought] Na początku otrzymujesz { $stock }.
            }
    }
mars-text-milestone =
    { $kind ->
        [rating] Twój WT wynosi co najmniej { $n }.
        [cities] Masz co najmniej { $n } miasta.
        [greeneries] Masz co najmniej { $n } obszary zieleni.
        [building_tags] Masz w grze co najmniej { $n } symboli Budowli.
       *[cards] Masz na ręce co najmniej { $n } kart.
    }
mars-text-award =
    { $award ->
        [landlord] Najwięcej własnych obszarów w grze.
        [banker] Najwyższa produkcja M€.
        [scientist] Najwięcej symboli Nauki w grze.
        [thermalist] Najwięcej ciepła.
       *[miner] Najwięcej stali i tytanu razem.
    }

mars-points-fixed = { $n } PZ.
mars-points-per = { $n } PZ { $per }.
mars-points-if_resources_here =
    { $min ->
        [one] { $n } PZ, jeśli na tej karcie leży co najmniej { $min } zasób.
        [few] { $n } PZ, jeśli na tej karcie leżą co najmniej { $min } zasoby.
       *[many] { $n } PZ, jeśli na tej karcie leży co najmniej { $min } zasobów.
    }

mars-fact-cost = Koszt: { $what }
mars-fact-tags = Symbole: { $tags }
mars-fact-corporate_era = Era Korporacyjna
mars-fact-set = Zestaw: { $set }

mars-kind-automated = karta natychmiastowa (zielona)
mars-kind-active = karta aktywna (niebieska)
mars-kind-event = karta wydarzenia (czerwona)
mars-kind-corporation = korporacja
mars-kind-standard_project = projekt standardowy
mars-kind-conversion = zamiana
mars-kind-milestone = tytuł
mars-kind-award = nagroda
mars-kind-land_hex = pole
mars-kind-ocean_hex = pole zarezerwowane dla oceanu
mars-kind-noctis_hex = pole zarezerwowane dla Noctis City
mars-kind-off_planet = pole poza planetą
mars-kind-parameter = wskaźnik globalny
mars-kind-map = mapa

## Stół słowami

mars-outline-planet = Planeta
mars-outline-player = { $seat }
mars-outline-map = Mapa
mars-outline-honours = Tytuły i nagrody
mars-outline-piles = Stosy
mars-outline-number = { $n }
mars-outline-list = { $list }
mars-outline-generation = Pokolenie { $n }
mars-outline-last_generation = z { $n }
mars-outline-first = Pierwszy gracz: { $seat }
mars-outline-turn = Ruch: { $seat }
mars-outline-corporation = Korporacja
mars-outline-rating = Współczynnik Terraformacji
mars-outline-production = produkcja { $n }
mars-outline-tags = Symbole
mars-outline-tag = { mars-x-tags }
mars-outline-hand = Karty na ręce
mars-outline-corporations = Rozdane korporacje
mars-outline-choices = Do wyboru
mars-outline-kept = Zatrzymane
mars-outline-picked = Wybrane
mars-outline-events = Zagrane wydarzenia
mars-outline-holds = { mars-x-on_card }
mars-outline-used = akcja wykorzystana
mars-outline-owner = { $seat }
mars-outline-claimed = zajmuje { $seat }
mars-outline-open = wolne za { $what }
mars-outline-closed = już niedostępne
mars-outline-standing = { $seat }: { $n }

mars-phase-corporations = Wybór korporacji
mars-phase-first_cards = Zakup pierwszych kart
mars-phase-draft = Selekcja kart
mars-phase-research = Faza badań
mars-phase-action = Faza akcji
mars-phase-final_conversion = Końcowa wymiana roślinności
mars-phase-over = Koniec gry

mars-score-rating = Współczynnik Terraformacji
mars-score-milestones = Tytuły
mars-score-awards = Nagrody
mars-score-greeneries = Zieleń
mars-score-cities = Miasta
mars-score-resources = Zasoby na kartach
mars-score-cards = Pozostałe karty

mars-verdict-won = Mars jest sterraformowany: wygrywasz!
mars-verdict-lost = Nie udało się sterraformować Marsa na czas.

## Nazwy kart; co nie ma wydrukowanego tłumaczenia, zostaje po angielsku

mars-card-colonizer_training_camp = Obóz Szkoleniowy Kolonizatorów
mars-card-asteroid_mining_consortium = Kosmiczne Konsorcjum Górnicze
mars-card-deep_well_heating = Pompa Geotermalna
mars-card-cloud_seeding = Zasiewanie Chmur
mars-card-search_for_life = Poszukiwania Życia
mars-card-inventors_guild = Gildia Wynalazców
mars-card-martian_rails = Kolej Marsjańska
mars-card-capital = Stolica
mars-card-asteroid = Asteroida
mars-card-comet = Kometa
mars-card-big_asteroid = Duża Asteroida
mars-card-water_import_from_europa = Import Wody z Europy
mars-card-space_elevator = Winda Kosmiczna
mars-card-development_center = Centrum Rozwoju
mars-card-equatorial_magnetizer = Generator Pola Magnetycznego
mars-card-domed_crater = Zadaszony Krater
mars-card-noctis_city = Noctis City
mars-card-methane_from_titan = Metan z Tytana
mars-card-imported_hydrogen = Importowany Wodór
mars-card-research_outpost = Placówka Naukowa
mars-card-phobos_space_haven = Kosmiczna Przystań na Fobosie
mars-card-black_polar_dust = Czarny Pył Polarny
mars-card-arctic_algae = Algi Arktyczne
mars-card-predators = Drapieżniki
mars-card-space_station = Stacja Kosmiczna
mars-card-eos_chasma_national_park = Park Narodowy w Eos Chasma
mars-card-interstellar_colony_ship = Międzygwiezdny Statek Kolonizacyjny
mars-card-security_fleet = Flota Obronna
mars-card-cupola_city = Miasto pod Kopułą
mars-card-lunar_beam = Wiązka z Księżyca
mars-card-optimal_aerobraking = Optymalne Hamowanie Aerodynamiczne
mars-card-underground_city = Podziemne Miasto
mars-card-regolith_eaters = Bakterie Regolitożerne
mars-card-ghg_producing_bacteria = Bakterie Produkujące Gazy Cieplarniane
mars-card-ants = Mrówki
mars-card-release_of_inert_gases = Wypuszczenie Gazów Obojętnych
mars-card-nitrogen_rich_asteroid = Asteroida Bogata w Azot
mars-card-rover_construction = Fabryka Łazików
mars-card-deimos_down = Upadek Deimosa
mars-card-asteroid_mining = Górnictwo Kosmiczne
mars-card-food_factory = Fabryka Żywności
mars-card-archaebacteria = Archaebacteria
mars-card-carbonate_processing = Przetwarzanie Węglanów
mars-card-natural_preserve = Rezerwat Naturalny
mars-card-nuclear_power = Energia Jądrowa
mars-card-lightning_harvest = Farma Piorunów
mars-card-algae = Algi
mars-card-adapted_lichen = Zaadaptowane Porosty
mars-card-tardigrades = Niesporczaki
mars-card-virus = Wirus
mars-card-miranda_resort = Kurort na Mirandzie
mars-card-fish = Ryby
mars-card-lake_marineris = Jezioro Marineris
mars-card-small_animals = Małe Zwierzęta
mars-card-kelp_farming = Farmy Wodorostów
mars-card-mine = Kopalnia
mars-card-vesta_shipyard = Stocznia na Weście
mars-card-beam_from_a_thorium_asteroid = Wiązka z Asteroidy Bogatej w Tor
mars-card-mangrove = Namorzyny
mars-card-trees = Drzewa
mars-card-great_escarpment_consortium = Konsorcjum Wielkiej Skarpy
mars-card-mineral_deposit = Złoża Minerałów
mars-card-mining_expedition = Ekspedycja Górnicza
mars-card-mining_area = Obszar Górniczy
mars-card-building_industries = Przemysł Budowlany
mars-card-land_claim = Roszczenie Terytorialne
mars-card-mining_rights = Prawa Górnicze
mars-card-sponsors = Sponsorzy
mars-card-electro_catapult = Katapulta Orbitalna
mars-card-earth_catapult = Katapulta Międzyplanetarna
mars-card-advanced_alloys = Zaawansowane Stopy Metali
mars-card-birds = Ptaki
mars-card-mars_university = Uniwersytet Marsjański
mars-card-viral_enhancers = Wirusy Wspomagające
mars-card-towing_a_comet = Holowanie Komety
mars-card-space_mirrors = Kosmiczne Lustra
mars-card-solar_wind_power = Energia Wiatru Słonecznego
mars-card-ice_asteroid = Asteroida Lodowa
mars-card-quantum_extractor = Ekstraktor Kwantowy
mars-card-giant_ice_asteroid = Gigantyczna Asteroida Lodowa
mars-card-ganymede_colony = Kolonia na Ganimedesie
mars-card-callisto_penal_mines = Kolonia Karna na Kallisto
mars-card-giant_space_mirror = Gigantyczne Lustro Kosmiczne
mars-card-trans_neptune_probe = Sonda Transneptunowa
mars-card-commercial_district = Dystrykt Handlowy
mars-card-robotic_workforce = Zautomatyzowana Siła Robocza
mars-card-grass = Trawy
mars-card-heather = Wrzosy
mars-card-peroxide_power = Energia Nadtlenku Wodoru
mars-card-research = Badania
mars-card-gene_repair = Naprawa Genów
mars-card-io_mining_industries = Przemysł Górniczy na IO
mars-card-bushes = Krzewy
mars-card-mass_converter = Konwerter Masy
mars-card-physics_complex = Kompleks Fizyki Jądrowej
mars-card-greenhouses = Szklarnie
mars-card-nuclear_zone = Strefa Nuklearna
mars-card-tropical_resort = Tropikalny Kurort
mars-card-toll_station = Stacja Celna
mars-card-fueled_generators = Generatory Paliwowe
mars-card-ironworks = Huty
mars-card-power_grid = Sieć Energetyczna
mars-card-steelworks = Stalownie
mars-card-ore_processor = Obróbka Rudy
mars-card-earth_office = Biuro na Ziemi
mars-card-acquired_company = Przejęcie Firmy
mars-card-media_archives = Archiwum Mediów
mars-card-open_city = Nieosłonięte Miasto
mars-card-media_group = Grupa Medialna
mars-card-business_network = Sieć Kontaktów
mars-card-business_contacts = Kontakty Biznesowe
mars-card-bribed_committee = Przekupiony Komitet
mars-card-solar_power = Energia Słoneczna
mars-card-breathing_filters = Filtry Oddechowe
mars-card-artificial_photosynthesis = Sztuczna Fotosynteza
mars-card-artificial_lake = Sztuczne Jezioro
mars-card-geothermal_power = Energia Geotermalna
mars-card-farming = Rolnictwo
mars-card-dust_seals = Uszczelki Przeciwpyłowe
mars-card-urbanized_area = Obszar Zurbanizowany
mars-card-sabotage = Sabotaż
mars-card-moss = Mech
mars-card-industrial_center = Ośrodek Przemysłowy
mars-card-hired_raiders = Wynajęci Łupieżcy
mars-card-hackers = Hakerzy
mars-card-ghg_factories = Fabryki Gazów Cieplarnianych
mars-card-subterranean_reservoir = Podziemny Zbiornik
mars-card-ecological_zone = Strefa Ekologiczna
mars-card-zeppelins = Sterowce
mars-card-worms = Dżdżownice
mars-card-decomposers = Reducenci
mars-card-fusion_power = Energia Termojądrowa
mars-card-symbiotic_fungus = Grzyby Symbiotyczne
mars-card-extreme_cold_fungus = Grzyby Kriofilne
mars-card-advanced_ecosystems = Zaawansowane Ekosystemy
mars-card-great_dam = Wielka Tama
mars-card-cartel = Kartel
mars-card-strip_mine = Kopalnia Odkrywkowa
mars-card-wave_power = Energia Fal Morskich
mars-card-lava_flows = Strumienie Lawy
mars-card-power_plant = Elektrownia
mars-card-mohole_area = Obszar Mohole
mars-card-large_convoy = Duży Konwój
mars-card-titanium_mine = Kopalnia Tytanu
mars-card-tectonic_stress_power = Energia Naprężeń Tektonicznych
mars-card-nitrophilic_moss = Mech Nitrofilny
mars-card-herbivores = Roślinożercy
mars-card-insects = Insekty
mars-card-ceos_favorite_project = Ulubiony Projekt Prezesa
mars-card-anti_gravity_technology = Technologia Antygrawitacji
mars-card-investment_loan = Kredyt Inwestycyjny
mars-card-insulation = Izolacja
mars-card-adaptation_technology = Technologia Adaptacji
mars-card-caretaker_contract = Kontrakt Nadzorczy
mars-card-designed_microorganisms = Zaprojektowane Mikroorganizmy
mars-card-standard_technology = Standardowa Technologia
mars-card-nitrite_reducing_bacteria = Bakterie Rozkładające Azotany
mars-card-industrial_microbes = Mikroby Przemysłowe
mars-card-lichen = Porosty
mars-card-power_supply_consortium = Konsorcjum Energetyczne
mars-card-convoy_from_europa = Konwój z Europy
mars-card-imported_ghg = Importowane Gazy Cieplarniane
mars-card-imported_nitrogen = Importowany Azot
mars-card-micro_mills = Mikrowiatraki
mars-card-magnetic_field_generators = Generatory Pola Magnetycznego
mars-card-shuttles = Promy
mars-card-import_of_advanced_ghg = Zaawansowane Gazy Cieplarniane
mars-card-windmills = Turbiny Wiatrowe
mars-card-tundra_farming = Rolnictwo Tundrowe
mars-card-aerobraked_ammonia_asteroid = Asteroida Bogata w Amoniak
mars-card-magnetic_field_dome = Kopuła z Polem Magnetycznym
mars-card-pets = Zwierzęta Domowe
mars-card-protected_habitats = Chronione Siedliska
mars-card-protected_valley = Chroniona Dolina
mars-card-satellites = Satelity
mars-card-noctis_farming = Rolnictwo w Noctis Labyrinthus
mars-card-water_splitting_plant = Zakład Elektrolizy
mars-card-heat_trappers = Pułapki Cieplne
mars-card-soil_factory = Fabryka Gleby
mars-card-fuel_factory = Fabryka Paliwa
mars-card-ice_cap_melting = Roztapianie Czap Lodowych
mars-card-corporate_stronghold = Siedziba Korporacji
mars-card-biomass_combustors = Spalarnia Biomasy
mars-card-livestock = Trzoda
mars-card-olympus_conference = Konferencja Olimpijska
mars-card-rad_suits = Kombinezony Ochronne
mars-card-aquifer_pumping = Pompa Warstwy Wodonośnej
mars-card-flooding = Powódź Kontrolowana
mars-card-energy_saving = Oszczędzanie Energii
mars-card-local_heat_trapping = Lokalne Pułapki Ciepła
mars-card-permafrost_extraction = Wydobycie Wiecznej Zmarzliny
mars-card-invention_contest = Konkurs Wynalazców
mars-card-plantation = Plantacja
mars-card-power_infrastructure = Infrastruktura Energetyczna
mars-card-indentured_workers = Tania Siła Robocza
mars-card-lagrange_observatory = Obserwatorium Lagrange'a
mars-card-terraforming_ganymede = Terraformacja Ganimedesa
mars-card-immigration_shuttles = Promy Imigrantów
mars-card-restricted_area = Obszar Zastrzeżony
mars-card-immigrant_city = Miasto Imigrantów
mars-card-energy_tapping = Podpięcie do Sieci
mars-card-underground_detonations = Podziemne Detonacje
mars-card-soletta = Soletta
mars-card-technology_demonstration = Pokaz Technologii
mars-card-rad_chem_factory = Związki Przeciwpromienne
mars-card-special_design = Projekt Specjalny
mars-card-medical_lab = Laboratorium Medyczne
mars-card-ai_central = Centrala SI
mars-card-beginner_corporation = Korporacja dla Początkujących
mars-card-credicor = CrediCor
mars-card-ecoline = EcoLine
mars-card-helion = Helion
mars-card-interplanetary_cinematics = Interplanetary Cinematics
mars-card-inventrix = Inventrix
mars-card-mining_guild = Gildia Górnicza
mars-card-phobolog = PhoboLog
mars-card-saturn_systems = Saturn Systems
mars-card-teractor = Teractor
mars-card-tharsis_republic = Republika Tharsis
mars-card-thorgate = ThorGate
mars-card-united_nations_mars_initiative = United Nations Mars Initiative
