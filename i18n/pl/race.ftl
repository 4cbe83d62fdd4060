### Race for the Galaxy

## Fazy i karty akcji

race-phase =
    { $phase ->
        [explore] Eksploracja (I)
        [develop] Rozwój (II)
        [settle] Kolonizacja (III)
        [consume] Konsumpcja (IV)
       *[produce] Produkcja (V)
    }

race-actioncard-explore_5 = Eksploracja: +5
race-actioncard-explore_1_1 = Eksploracja: +1, +1
race-actioncard-develop = Rozwój
race-actioncard-settle = Kolonizacja
race-actioncard-consume_trade = Konsumpcja: $ Handel
race-actioncard-consume_x2 = Konsumpcja: 2× PZ
race-actioncard-produce = Produkcja

## Co robi gracz

race-action-discard = Odrzuć: { $card }
race-action-keep = Zatrzymaj: { $card }
race-action-place = Wyłóż: { $card }
race-action-place_nothing = Nie wykładaj niczego
race-action-pay = Zapłać kartą: { $card }
race-action-sell = Sprzedaj towar ze świata: { $card }
race-action-use =
    { $what ->
        [lucky_draw] Użyj { $card }: podaj szczęśliwą liczbę
        [trade_good] Użyj { $card }: sprzedaj towar
        [discard_hand_cards] Użyj { $card }: odrzuć karty za PZ
        [draw] Użyj { $card }: dobierz
       *[other] Użyj { $card }: skonsumuj towary
    }
race-action-consume = Skonsumuj towar ze świata: { $card }
race-action-name = Szczęśliwa liczba { $n }
race-action-produce = Produkuj na świecie: { $card }
race-action-stop = Nic więcej

race-way-pay = Zapłać kartami
race-way-colony_ship = Odrzuć Statek kolonizacyjny zamiast płacić
race-way-conquer = Podbij
race-way-conquer_with_tactics = Odrzuć Nową taktykę wojskową i podbij

race-thing-seat = { $seat }
race-thing-draw_pile = Stos dobierania
race-thing-discard_pile = Stos kart odrzuconych
race-thing-pool = Pula żetonów PZ

## O co pytamy gracza

race-prompt-wait = Poczekaj na pozostałych.
race-prompt-over = Gra jest zakończona.
race-prompt-initial_discard =
    { $n ->
        [one] Odrzuć { $n } z kart początkowych.
       *[many] Odrzuć { $n } z kart początkowych.
    }
race-prompt-choose_actions =
    { $n ->
        [one] Wybierz akcję na tę rundę.
        [few] Wybierz { $n } akcje na tę rundę.
       *[many] Wybierz { $n } akcji na tę rundę.
    }
race-prompt-explore_keep =
    { $n ->
        [one] Zatrzymaj { $n } z dobranych kart.
       *[many] Zatrzymaj { $n } z dobranych kart.
    }
race-prompt-develop_choice = Wyłóż technologię albo nic.
race-prompt-develop_payment =
    { $n ->
        [one] Zapłać { $n } kartę (koszt karty „{ $card }”).
        [few] Zapłać { $n } karty (koszt karty „{ $card }”).
       *[many] Zapłać { $n } kart (koszt karty „{ $card }”).
    }
race-prompt-settle_choice = Wyłóż świat albo nic.
race-prompt-settle_way = Jak wykładasz świat „{ $card }”?
race-prompt-settle_payment =
    { $n ->
        [one] Zapłać { $n } kartę (koszt świata „{ $card }”).
        [few] Zapłać { $n } karty (koszt świata „{ $card }”).
       *[many] Zapłać { $n } kart (koszt świata „{ $card }”).
    }
race-prompt-trade_good = Który towar sprzedajesz?
race-prompt-consume_power = Której zdolności używasz?
race-prompt-consume_goods_choice =
    { $n ->
        [one] Który towar konsumuje karta „{ $card }”?
        [few] Które { $n } towary konsumuje karta „{ $card }”?
       *[many] Których { $n } towarów użyje karta „{ $card }”?
    }
race-prompt-discard_for_vp =
    { $n ->
        [one] { $card }: odrzuć { $n } kartę za PZ.
        [few] { $card }: odrzuć co najwyżej { $n } karty za PZ.
       *[many] { $card }: odrzuć co najwyżej { $n } kart za PZ.
    }
race-prompt-lucky_number = Podaj szczęśliwą liczbę.
race-prompt-windfall_target =
    { $good ->
        [novelty] Na którym zasobnym świecie produkujesz nowości?
        [rare] Na którym zasobnym świecie produkujesz rzadkie pierwiastki?
        [genes] Na którym zasobnym świecie produkujesz geny?
        [alien] Na którym zasobnym świecie produkujesz technologię Obcych?
       *[any] Na którym zasobnym świecie produkujesz?
    }
race-prompt-hand_limit_discard =
    { $n ->
        [one] Limit kart na ręce: odrzuć { $n } kartę.
        [few] Limit kart na ręce: odrzuć { $n } karty.
       *[many] Limit kart na ręce: odrzuć { $n } kart.
    }

## Co się stało

race-event-round_began = Zaczyna się { $round }. runda.
race-event-actions_shown = { $seat } wybiera: { $actions }.
race-event-phase_began =
    { $phase ->
        [explore] Eksploracja (I)
        [develop]
            { $second ->
                [yes] Rozwój (II) po raz drugi
               *[no] Rozwój (II)
            }
        [settle]
            { $second ->
                [yes] Kolonizacja (III) po raz drugi
               *[no] Kolonizacja (III)
            }
        [consume] Konsumpcja (IV)
       *[produce] Produkcja (V)
    }
race-event-phase_ended =
    { $phase ->
        [explore] Koniec fazy Eksploracja (I).
        [develop] Koniec fazy Rozwój (II).
        [settle] Koniec fazy Kolonizacja (III).
        [consume] Koniec fazy Konsumpcja (IV).
       *[produce] Koniec fazy Produkcja (V).
    }
race-event-drew =
    { $known ->
        [yes] { $seat } dobiera: { $cards } – { $why }.
       *[no]
            { $n ->
                [one] { $seat } dobiera { $n } kartę – { $why }.
                [few] { $seat } dobiera { $n } karty – { $why }.
               *[many] { $seat } dobiera { $n } kart – { $why }.
            }
    }
race-event-kept =
    { $known ->
        [yes] { $seat } zatrzymuje: { $cards }. Odrzucono: { $rejected }.
       *[no]
            { $n ->
                [one] { $seat } zatrzymuje { $n } kartę. Odrzucono: { $rejected }.
                [few] { $seat } zatrzymuje { $n } karty. Odrzucono: { $rejected }.
               *[many] { $seat } zatrzymuje { $n } kart. Odrzucono: { $rejected }.
            }
    }
race-event-discarded =
    { $known ->
        [yes] { $seat } odrzuca: { $cards } – { $why }.
       *[no]
            { $n ->
                [one] { $seat } odrzuca { $n } kartę – { $why }.
                [few] { $seat } odrzuca { $n } karty – { $why }.
               *[many] { $seat } odrzuca { $n } kart – { $why }.
            }
    }
race-event-placed = { $seat } wykłada: { $card }.
race-event-placed_nothing = { $seat } nie wykłada niczego.
race-event-way_taken =
    { $way ->
        [pay]
            { $n ->
                [0] { $seat } wykłada za darmo: { $card }.
                [one] { $seat } płaci { $n } kartę za świat „{ $card }”.
                [few] { $seat } płaci { $n } karty za świat „{ $card }”.
               *[many] { $seat } płaci { $n } kart za świat „{ $card }”.
            }
        [colony_ship] { $seat } wykłada świat „{ $card }” dzięki Statkowi kolonizacyjnemu.
        [conquer] { $seat } podbija świat „{ $card }”.
       *[conquer_with_tactics] { $seat } podbija świat „{ $card }” dzięki Nowej taktyce wojskowej.
    }
race-event-used_up = { $seat } odrzuca wyłożoną kartę „{ $card }”.
race-event-good_put = { $seat }: towar na świecie „{ $card }” – { $why }.
race-event-good_put-shown = { $seat }: towar na świecie „{ $card }” ({ $good }) – { $why }.
race-event-no_good = { $seat }: nie ma już karty na towar dla świata „{ $card }”.
race-event-sold =
    { $good ->
        [novelty]
            { $n ->
                [one] { $seat } sprzedaje nowości ze świata „{ $card }” za { $n } kartę.
                [few] { $seat } sprzedaje nowości ze świata „{ $card }” za { $n } karty.
               *[many] { $seat } sprzedaje nowości ze świata „{ $card }” za { $n } kart.
            }
        [rare]
            { $n ->
                [one] { $seat } sprzedaje rzadkie pierwiastki ze świata „{ $card }” za { $n } kartę.
                [few] { $seat } sprzedaje rzadkie pierwiastki ze świata „{ $card }” za { $n } karty.
               *[many] { $seat } sprzedaje rzadkie pierwiastki ze świata „{ $card }” za { $n } kart.
            }
        [genes]
            { $n ->
                [one] { $seat } sprzedaje geny ze świata „{ $card }” za { $n } kartę.
                [few] { $seat } sprzedaje geny ze świata „{ $card }” za { $n } karty.
               *[many] { $seat } sprzedaje geny ze świata „{ $card }” za { $n } kart.
            }
       *[alien]
            { $n ->
                [one] { $seat } sprzedaje technologię Obcych ze świata „{ $card }” za { $n } kartę.
                [few] { $seat } sprzedaje technologię Obcych ze świata „{ $card }” za { $n } karty.
               *[many] { $seat } sprzedaje technologię Obcych ze świata „{ $card }” za { $n } kart.
            }
    }
race-event-sold-through =
    { $good ->
        [novelty]
            { $n ->
                [one] { $seat } sprzedaje nowości ze świata „{ $card }” za { $n } kartę (zdolność: { $power }).
                [few] { $seat } sprzedaje nowości ze świata „{ $card }” za { $n } karty (zdolność: { $power }).
               *[many] { $seat } sprzedaje nowości ze świata „{ $card }” za { $n } kart (zdolność: { $power }).
            }
        [rare]
            { $n ->
                [one] { $seat } sprzedaje rzadkie pierwiastki ze świata „{ $card }” za { $n } kartę (zdolność: { $power }).
                [few] { $seat } sprzedaje rzadkie pierwiastki ze świata „{ $card }” za { $n } karty (zdolność: { $power }).
               *[many] { $seat } sprzedaje rzadkie pierwiastki ze świata „{ $card }” za { $n } kart (zdolność: { $power }).
            }
        [genes]
            { $n ->
                [one] { $seat } sprzedaje geny ze świata „{ $card }” za { $n } kartę (zdolność: { $power }).
                [few] { $seat } sprzedaje geny ze świata „{ $card }” za { $n } karty (zdolność: { $power }).
               *[many] { $seat } sprzedaje geny ze świata „{ $card }” za { $n } kart (zdolność: { $power }).
            }
       *[alien]
            { $n ->
                [one] { $seat } sprzedaje technologię Obcych ze świata „{ $card }” za { $n } kartę (zdolność: { $power }).
                [few] { $seat } sprzedaje technologię Obcych ze świata „{ $card }” za { $n } karty (zdolność: { $power }).
               *[many] { $seat } sprzedaje technologię Obcych ze świata „{ $card }” za { $n } kart (zdolność: { $power }).
            }
    }
race-event-consumed =
    { $n ->
        [one] { $seat } konsumuje { $n } towar ({ $worlds }): { $vp } PZ. Zdolność: { $card }.
        [few] { $seat } konsumuje { $n } towary ({ $worlds }): { $vp } PZ. Zdolność: { $card }.
       *[many] { $seat } konsumuje { $n } towarów ({ $worlds }): { $vp } PZ. Zdolność: { $card }.
    }
race-event-gained_vp = { $seat } otrzymuje { $vp } PZ – { $card }.
race-event-lucky_draw =
    { $won ->
        [yes] { $seat } podaje { $n } i odkrywa kartę „{ $card }”: bierze ją.
       *[no] { $seat } podaje { $n } i odkrywa kartę „{ $card }”: odrzuca ją.
    }
race-event-reshuffled =
    { $n ->
        [one] Stos kart odrzuconych staje się stosem dobierania: { $n } karta.
        [few] Stos kart odrzuconych staje się stosem dobierania: { $n } karty.
       *[many] Stos kart odrzuconych staje się stosem dobierania: { $n } kart.
    }
race-event-ended =
    { $why ->
        [tableau] Koniec gry: jeden z graczy ma 12 wyłożonych kart.
        [pool] Koniec gry: pula żetonów PZ jest pusta.
       *[both] Koniec gry: jeden z graczy ma 12 wyłożonych kart, a pula żetonów PZ jest pusta.
    }

race-why-explore = eksploracja
race-why-bonus = premia akcji { $action }
race-why-sale =
    { $good ->
        [novelty] za nowości ze świata „{ $card }”
        [rare] za rzadkie pierwiastki ze świata „{ $card }”
        [genes] za geny ze świata „{ $card }”
       *[alien] za technologię Obcych ze świata „{ $card }”
    }
race-why-power = zdolność: { $card }
race-why-production = produkcja na świecie „{ $card }”
race-why-windfall = towar początkowy
race-why-own_production = produkcja
race-why-start = odrzucenie kart początkowych
race-why-hand_limit = limit kart na ręce
race-why-payment = zapłata za kartę „{ $card }”

## Dlaczego nie

race-illegal-game_over = Gra jest zakończona.
race-illegal-not_asked = Teraz o niczym nie decydujesz.
race-illegal-not_this_step = Teraz decyduje się o czymś innym.
race-illegal-not_in_hand = Karty „{ $card }” nie ma na twojej ręce albo jest już wybrana.
race-illegal-not_drawn = Karty „{ $card }” nie ma wśród dobranych albo jest już wybrana.
race-illegal-already_chosen = Akcja { $action } jest już wybrana.
race-illegal-not_a_development = Karta „{ $card }” nie jest technologią.
race-illegal-not_a_world = Karta „{ $card }” nie jest światem.
race-illegal-already_in_tableau = Karta „{ $card }” jest już wśród twoich wyłożonych kart.
race-illegal-cannot_pay = Koszt karty „{ $card }” to { $price }, a do zapłaty masz { $have }.
race-illegal-not_enough_military = Obrona świata „{ $card }” to { $need }, a twoja siła militarna przeciw niemu to { $have }.
race-illegal-must_be_conquered = Świat „{ $card }” jest militarny: bez Negocjatora trzeba go podbić.
race-illegal-not_military = Świat „{ $card }” nie jest militarny, nie można go podbić.
race-illegal-alien_world = Świat „{ $card }” należy do Obcych: Negocjator ani Statek kolonizacyjny nie pomogą.
race-illegal-not_active = Karta „{ $card }” nie działa teraz wśród twoich wyłożonych kart.
race-illegal-not_your_world = Świata „{ $card }” nie ma wśród twoich wyłożonych kart.
race-illegal-no_good_there = Na świecie „{ $card }” nie ma towaru.
race-illegal-already_picked = Towar ze świata „{ $card }” jest już wybrany.
race-illegal-wrong_good =
    { $good ->
        [novelty] { $card }: potrzebne są nowości.
        [rare] { $card }: potrzebne są rzadkie pierwiastki.
        [genes] { $card }: potrzebne są geny.
       *[alien] { $card }: potrzebna jest technologia Obcych.
    }
race-illegal-same_kind = { $card }: ten rodzaj towaru jest już wybrany, a wszystkie muszą być różne.
race-illegal-power_used = Karta „{ $card }” była już użyta w tej fazie.
race-illegal-too_few_goods = Dla karty „{ $card }” towarów jest za mało.
race-illegal-no_hand_cards = Nie masz karty do odrzucenia.
race-illegal-nothing_to_draw = Nie ma karty do dobrania.
race-illegal-must_use_powers = Masz zdolność, której musisz użyć.
race-illegal-must_discard_one = Musisz odrzucić co najmniej jedną kartę.
race-illegal-number_out_of_range = Podaj liczbę od { $min } do { $max }.
race-illegal-not_windfall = Świat „{ $card }” nie jest zasobny.
race-illegal-has_good = Na świecie „{ $card }” jest już towar.

race-audit =
    { $what ->
        [seats] Miejsca nie pasują do gry.
        [cards] Nie każda karta leży dokładnie w jednym miejscu.
        [memory] To, co wiedzą gracze, nie pasuje do tego, gdzie leżą karty.
        [numbers] Żetony, rundy lub towary się nie zgadzają.
        [tableaus] Wyłożone karty nie pasują do chwili rundy.
        [actions] Wybrane akcje nie pasują do chwili rundy.
        [answers] Odpowiedź nie pasuje do pytania.
       *[step] To, kto decyduje, nie pasuje do chwili rundy.
    }

## Opcje

race-option-mode = Gra
race-option-mode-help = W grze zaawansowanej każdy z dwóch graczy wybiera dwie akcje.
race-option-mode-standard = Zwykła
race-option-mode-advanced_2p = Zaawansowana dla dwóch
race-option-first_game = Pierwsza gra
race-option-first_game-help = Każdy świat startowy ma gotowe karty na rękę.
race-preset-standard = Zwykła gra
race-preset-first_game = Pierwsza gra
race-preset-advanced_2p = Zaawansowana gra dla 2 graczy
race-setup-seats =
    { $n ->
        [one] Tak nie może grać { $n } gracz, tylko od { $min } do { $max }.
        [few] Tak nie mogą grać { $n } gracze, tylko od { $min } do { $max }.
       *[many] Tak nie może grać { $n } graczy, tylko od { $min } do { $max }.
    }

## Punktacja

race-score-chips = Żetony PZ
race-score-cards = PZ za wyłożone karty

## Stół słowami

race-outline-table = Stół
race-outline-seat = { $seat }
race-outline-number = { $n }
race-outline-round = Runda
race-outline-phase = Faza
race-outline-pool = Pula żetonów PZ
race-outline-draw_pile = Stos dobierania
race-outline-discard_pile = Stos kart odrzuconych
race-outline-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
race-outline-list = { $cards }
race-outline-known = znane: { $cards }
race-outline-score = Wynik
race-outline-chips = Żetony PZ
race-outline-actions = Akcje
race-outline-way = Sposób
race-outline-hand = Ręka
race-outline-drawn = Dobrane karty
race-outline-answer = Odpowiedź
race-outline-good = towar
race-outline-good_card = towar: { $card }
race-outline-fresh = właśnie wyłożono

## Karty słowami

race-kind-action = karta akcji
race-kind-development = technologia
race-kind-world =
    { $kind ->
        [production]
            { $military ->
                [yes] militarny świat produkcyjny
               *[no] świat produkcyjny
            }
        [windfall]
            { $military ->
                [yes] militarny świat zasobny
               *[no] świat zasobny
            }
       *[gray]
            { $military ->
                [yes] zwykły świat militarny
               *[no] zwykły świat
            }
    }

race-fact-start_world = świat startowy { $n }
race-fact-cost = koszt { $n }
race-fact-defense = obrona { $n }
race-fact-good =
    { $good ->
        [novelty] nowości
        [rare] rzadkie pierwiastki
        [genes] geny
       *[alien] technologia Obcych
    }
race-fact-vp = { $n } PZ
race-fact-vp_variable = ? PZ
race-fact-keyword =
    { $keyword ->
        [alien] słowo kluczowe: Obcy
        [imperium] słowo kluczowe: imperium
        [rebel] słowo kluczowe: rebelianci
        [terraforming] słowo kluczowe: terraformacja
       *[uplift] słowo kluczowe: wyniesienie
    }
race-fact-copies =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }

race-power =
    { $phase ->
        [explore] Eksploracja: { $effect }
        [develop] Rozwój: { $effect }
        [settle] Kolonizacja: { $effect }
        [trade] Handel: { $effect }
        [consume] Konsumpcja: { $effect }
       *[produce] Produkcja: { $effect }
    }
race-scoring = Na koniec gry: { $effect }

race-effect-windfall =
    { $good ->
        [novelty] Po wyłożeniu otrzymuje towar (nowości).
        [rare] Po wyłożeniu otrzymuje towar (rzadkie pierwiastki).
        [genes] Po wyłożeniu otrzymuje towar (geny).
       *[alien] Po wyłożeniu otrzymuje towar (technologia Obcych).
    }
race-effect-draw_extra =
    { $n ->
        [one] dobierz do wyboru o { $n } kartę więcej.
        [few] dobierz do wyboru o { $n } karty więcej.
       *[many] dobierz do wyboru o { $n } kart więcej.
    }
race-effect-keep_extra =
    { $n ->
        [one] zatrzymaj o { $n } kartę więcej.
        [few] zatrzymaj o { $n } karty więcej.
       *[many] zatrzymaj o { $n } kart więcej.
    }
race-effect-draw_at_start =
    { $n ->
        [one] na początku fazy dobierz { $n } kartę.
        [few] na początku fazy dobierz { $n } karty.
       *[many] na początku fazy dobierz { $n } kart.
    }
race-effect-reduce_cost-development = technologie kosztują o { $n } mniej.
race-effect-reduce_cost-world =
    { $good ->
        [novelty] opłacane światy z nowościami kosztują o { $n } mniej.
        [rare] opłacane światy z rzadkimi pierwiastkami kosztują o { $n } mniej.
        [genes] opłacane światy z genami kosztują o { $n } mniej.
        [alien] opłacane światy z technologią Obcych kosztują o { $n } mniej.
       *[any] opłacane światy kosztują o { $n } mniej.
    }
race-effect-draw_after_place-development =
    { $n ->
        [one] po wyłożeniu technologii dobierz { $n } kartę.
        [few] po wyłożeniu technologii dobierz { $n } karty.
       *[many] po wyłożeniu technologii dobierz { $n } kart.
    }
race-effect-draw_after_place-world =
    { $n ->
        [one] po wyłożeniu świata dobierz { $n } kartę.
        [few] po wyłożeniu świata dobierz { $n } karty.
       *[many] po wyłożeniu świata dobierz { $n } kart.
    }
race-effect-military =
    { $sign ->
        [minus]
            { $against ->
                [novelty] siła militarna −{ $n } przeciw światom z nowościami.
                [rare] siła militarna −{ $n } przeciw światom z rzadkimi pierwiastkami.
                [genes] siła militarna −{ $n } przeciw światom z genami.
                [alien] siła militarna −{ $n } przeciw światom z technologią Obcych.
                [rebel] siła militarna −{ $n } przeciw światom rebeliantów.
               *[all] siła militarna −{ $n }.
            }
       *[plus]
            { $against ->
                [novelty] siła militarna +{ $n } przeciw światom z nowościami.
                [rare] siła militarna +{ $n } przeciw światom z rzadkimi pierwiastkami.
                [genes] siła militarna +{ $n } przeciw światom z genami.
                [alien] siła militarna +{ $n } przeciw światom z technologią Obcych.
                [rebel] siła militarna +{ $n } przeciw światom rebeliantów.
               *[all] siła militarna +{ $n }.
            }
    }
race-effect-discard_self_military = możesz odrzucić tę wyłożoną kartę: siła militarna +{ $n } do końca fazy.
race-effect-discard_self_cost_zero =
    { $good ->
        [novelty] możesz odrzucić tę wyłożoną kartę zamiast płacić za świat, ale nie za świat z nowościami.
        [rare] możesz odrzucić tę wyłożoną kartę zamiast płacić za świat, ale nie za świat z rzadkimi pierwiastkami.
        [genes] możesz odrzucić tę wyłożoną kartę zamiast płacić za świat, ale nie za świat z genami.
       *[alien] możesz odrzucić tę wyłożoną kartę zamiast płacić za świat, ale nie za świat z technologią Obcych.
    }
race-effect-pay_for_military = możesz zamiast podbijać świat militarny zapłacić jego obronę pomniejszoną o { $n }, ale nie za świat z technologią Obcych.
race-effect-trade_bonus =
    { $n ->
        [one]
            { $what ->
                [novelty] za sprzedane nowości o { $n } kartę więcej.
                [rare] za sprzedane rzadkie pierwiastki o { $n } kartę więcej.
                [genes] za sprzedane geny o { $n } kartę więcej.
                [alien] za sprzedaną technologię Obcych o { $n } kartę więcej.
                [this_world] za towar sprzedany z tego świata o { $n } kartę więcej.
               *[any] za dowolny sprzedany towar o { $n } kartę więcej.
            }
        [few]
            { $what ->
                [novelty] za sprzedane nowości o { $n } karty więcej.
                [rare] za sprzedane rzadkie pierwiastki o { $n } karty więcej.
                [genes] za sprzedane geny o { $n } karty więcej.
                [alien] za sprzedaną technologię Obcych o { $n } karty więcej.
                [this_world] za towar sprzedany z tego świata o { $n } karty więcej.
               *[any] za dowolny sprzedany towar o { $n } karty więcej.
            }
       *[many]
            { $what ->
                [novelty] za sprzedane nowości o { $n } kart więcej.
                [rare] za sprzedane rzadkie pierwiastki o { $n } kart więcej.
                [genes] za sprzedane geny o { $n } kart więcej.
                [alien] za sprzedaną technologię Obcych o { $n } kart więcej.
                [this_world] za towar sprzedany z tego świata o { $n } kart więcej.
               *[any] za dowolny sprzedany towar o { $n } kart więcej.
            }
    }
race-effect-consume_goods =
    { $n ->
        [one]
            { $good ->
                [novelty] odrzuć { $n } towar (nowości): { $reward }.
                [rare] odrzuć { $n } towar (rzadkie pierwiastki): { $reward }.
                [genes] odrzuć { $n } towar (geny): { $reward }.
                [alien] odrzuć { $n } towar (technologia Obcych): { $reward }.
               *[any] odrzuć { $n } dowolny towar: { $reward }.
            }
        [few]
            { $good ->
                [novelty] odrzuć { $n } towary (nowości): { $reward }.
                [rare] odrzuć { $n } towary (rzadkie pierwiastki): { $reward }.
                [genes] odrzuć { $n } towary (geny): { $reward }.
                [alien] odrzuć { $n } towary (technologia Obcych): { $reward }.
               *[any] odrzuć { $n } dowolne towary: { $reward }.
            }
       *[many]
            { $good ->
                [novelty] odrzuć { $n } towarów (nowości): { $reward }.
                [rare] odrzuć { $n } towarów (rzadkie pierwiastki): { $reward }.
                [genes] odrzuć { $n } towarów (geny): { $reward }.
                [alien] odrzuć { $n } towarów (technologia Obcych): { $reward }.
               *[any] odrzuć { $n } dowolnych towarów: { $reward }.
            }
    }
race-effect-consume_goods-up_to =
    { $good ->
        [novelty] odrzuć do { $n } towarów (nowości), za każdy: { $reward }.
        [rare] odrzuć do { $n } towarów (rzadkie pierwiastki), za każdy: { $reward }.
        [genes] odrzuć do { $n } towarów (geny), za każdy: { $reward }.
        [alien] odrzuć do { $n } towarów (technologia Obcych), za każdy: { $reward }.
       *[any] odrzuć do { $n } dowolnych towarów, za każdy: { $reward }.
    }
race-effect-consume_different_kinds =
    { $n ->
        [few] odrzuć { $n } towary różnych rodzajów: { $reward }.
       *[many] odrzuć { $n } towarów różnych rodzajów: { $reward }.
    }
race-effect-consume_all_goods = odrzuć wszystkie towary, za każdy: { $vp } PZ, łącznie o { $less } mniej.
race-effect-trade_good =
    { $powers ->
        [yes] sprzedaj towar, licząc zdolności handlowe.
       *[no] sprzedaj towar, nie licząc zdolności handlowych.
    }
race-effect-draw =
    { $n ->
        [one] dobierz { $n } kartę.
        [few] dobierz { $n } karty.
       *[many] dobierz { $n } kart.
    }
race-effect-lucky_draw = podaj liczbę od { $min } do { $max } i odkryj wierzchnią kartę stosu dobierania. Jeśli jej koszt lub obrona to ta liczba, weź ją.
race-effect-discard_hand_cards = możesz odrzucić do { $n } kart z ręki, za każdą: { $vp } PZ (nigdy nie podwajane).
race-effect-produce = produkuje towar.
race-effect-produce_windfall =
    { $good ->
        [novelty] wyprodukuj towar na zasobnym świecie z nowościami.
        [rare] wyprodukuj towar na zasobnym świecie z rzadkimi pierwiastkami.
        [genes] wyprodukuj towar na zasobnym świecie z genami.
        [alien] wyprodukuj towar na zasobnym świecie z technologią Obcych.
       *[any] wyprodukuj towar na dowolnym zasobnym świecie.
    }
race-effect-draw_if_produced_here =
    { $n ->
        [one] jeśli wyprodukowano tu towar, dobierz { $n } kartę.
        [few] jeśli wyprodukowano tu towar, dobierz { $n } karty.
       *[many] jeśli wyprodukowano tu towar, dobierz { $n } kart.
    }
race-effect-draw_per_good_produced =
    { $good ->
        [novelty] za każdy towar (nowości) wyprodukowany przez ciebie w tej fazie dobierz karty: { $n }.
        [rare] za każdy towar (rzadkie pierwiastki) wyprodukowany przez ciebie w tej fazie dobierz karty: { $n }.
        [genes] za każdy towar (geny) wyprodukowany przez ciebie w tej fazie dobierz karty: { $n }.
       *[alien] za każdy towar (technologia Obcych) wyprodukowany przez ciebie w tej fazie dobierz karty: { $n }.
    }
race-effect-draw_per_kind_produced = za każdy rodzaj towaru wyprodukowany przez ciebie w tej fazie dobierz karty: { $n }.
race-effect-draw_per_world =
    { $good ->
        [novelty] za każdy swój świat z nowościami dobierz karty: { $n }.
        [rare] za każdy swój świat z rzadkimi pierwiastkami dobierz karty: { $n }.
        [genes] za każdy swój świat z genami dobierz karty: { $n }.
        [alien] za każdy swój świat z technologią Obcych dobierz karty: { $n }.
       *[any] za każdy swój świat dobierz karty: { $n }.
    }
race-effect-draw_if_most_produced =
    { $good ->
        [novelty] jeśli produkujesz więcej nowości niż każdy inny gracz, dobierz karty: { $n }.
        [rare] jeśli produkujesz więcej rzadkich pierwiastków niż każdy inny gracz, dobierz karty: { $n }.
        [genes] jeśli produkujesz więcej genów niż każdy inny gracz, dobierz karty: { $n }.
       *[alien] jeśli produkujesz więcej technologii Obcych niż każdy inny gracz, dobierz karty: { $n }.
    }
race-effect-vp_multiplier = PZ z twoich zdolności konsumpcji liczą się { $factor }×.
race-effect-per_card = { $what }: { $vp } PZ.
race-effect-per_vp_chips = za każde { $n } PZ w żetonach: { $vp } PZ.
race-effect-total_military = za każdy punkt siły militarnej (bez siły tylko przeciw niektórym światom): { $vp } PZ.

race-reward-vp = { $vp } PZ
race-reward-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
race-reward-both =
    { $n ->
        [one] { $vp } PZ i { $n } karta
        [few] { $vp } PZ i { $n } karty
       *[many] { $vp } PZ i { $n } kart
    }

race-match-card = { $card }
race-match-development_with_power =
    { $phase ->
        [explore] każda technologia ze zdolnością eksploracji
        [trade] każda technologia ze zdolnością handlu
       *[consume] każda technologia ze zdolnością konsumpcji
    }
race-match-world_with_power =
    { $phase ->
        [explore] każdy świat ze zdolnością eksploracji
        [trade] każdy świat ze zdolnością handlu
       *[consume] każdy świat ze zdolnością konsumpcji
    }
race-match-military_keyword =
    { $keyword ->
       *[rebel] każdy militarny świat rebeliantów
    }
race-match-keyword =
    { $keyword ->
       *[alien] każda inna karta ze słowem kluczowym Obcy
    }
race-match-military = każdy inny świat militarny
race-match-kind =
    { $kind ->
        [production]
            { $good ->
                [novelty] każdy świat produkcyjny z nowościami
                [rare] każdy świat produkcyjny z rzadkimi pierwiastkami
                [genes] każdy świat produkcyjny z genami
                [alien] każdy świat produkcyjny z technologią Obcych
               *[any] każdy świat produkcyjny
            }
       *[windfall]
            { $good ->
                [novelty] każdy świat zasobny z nowościami
                [rare] każdy świat zasobny z rzadkimi pierwiastkami
                [genes] każdy świat zasobny z genami
                [alien] każdy świat zasobny z technologią Obcych
               *[any] każdy świat zasobny
            }
    }
race-match-good =
    { $good ->
        [novelty] każdy świat z nowościami
        [rare] każdy świat z rzadkimi pierwiastkami
        [genes] każdy świat z genami
       *[alien] każdy świat z technologią Obcych
    }
race-match-development_cost = każda technologia za { $n }
race-match-development = każda inna technologia
race-match-world = każdy inny świat

## Nazwy kart

race-card-old_earth = Stara Ziemia
race-card-epsilon_eridani = Epsilon Eridani
race-card-alpha_centauri = Alfa Centauri
race-card-new_sparta = Nowa Sparta
race-card-earths_lost_colony = Zaginiona kolonia Ziemi
race-card-colony_ship = Statek kolonizacyjny
race-card-consumer_markets = Rynki konsumenckie
race-card-contact_specialist = Negocjator
race-card-deficit_spending = Deficyt budżetowy
race-card-diversified_economy = Zróżnicowana gospodarka
race-card-drop_ships = Statki desantowe
race-card-expedition_force = Korpus ekspedycyjny
race-card-export_duties = Cło eksportowe
race-card-genetics_lab = Laboratorium genetyczne
race-card-interstellar_bank = Bank międzygwiezdny
race-card-investment_credits = Kredyt inwestycyjny
race-card-mining_conglomerate = Konglomerat górniczy
race-card-mining_robots = Roboty górnicze
race-card-new_military_tactics = Nowa taktyka wojskowa
race-card-public_works = Roboty publiczne
race-card-replicant_robots = Roboty replikujące
race-card-research_labs = Laboratoria badawcze
race-card-space_marines = Kosmiczni marines
race-card-terraforming_robots = Roboty terraformujące
race-card-alien_tech_institute = Instytut technologii Obcych
race-card-free_trade_association = Stowarzyszenie wolnego handlu
race-card-galactic_federation = Federacja galaktyczna
race-card-galactic_imperium = Galaktyczne imperium
race-card-galactic_renaissance = Galaktyczny renesans
race-card-galactic_survey_seti = Przegląd galaktyki: SETI
race-card-merchant_guild = Gildia kupiecka
race-card-mining_league = Liga górnicza
race-card-new_economy = Nowa ekonomia
race-card-new_galactic_order = Nowy ład galaktyczny
race-card-pan_galactic_league = Liga pangalaktyczna
race-card-trade_league = Liga handlowa
race-card-alien_robot_scout_ship = Robotyczny statek zwiadowczy Obcych
race-card-alien_robot_sentry = Robot wartowniczy Obcych
race-card-alien_robotic_factory = Zrobotyzowana fabryka Obcych
race-card-alien_rosetta_stone_world = Świat kamienia z Rosetty Obcych
race-card-aquatic_uplift_race = Wyniesiona rasa wodna
race-card-artist_colony = Kolonia artystów
race-card-asteroid_belt = Pas asteroid
race-card-avian_uplift_race = Wyniesiona rasa ptasia
race-card-bio_hazard_mining_world = Biologicznie skażony świat górniczy
race-card-black_market_trading_world = Świat czarnego rynku
race-card-blaster_gem_mines = Kopalnie klejnotów blasterowych
race-card-comet_zone = Strefa komet
race-card-deserted_alien_colony = Opuszczona kolonia Obcych
race-card-deserted_alien_library = Opuszczona biblioteka Obcych
race-card-deserted_alien_outpost = Opuszczona placówka Obcych
race-card-destroyed_world = Zniszczony świat
race-card-distant_world = Odległy świat
race-card-empath_world = Świat empatów
race-card-expanding_colony = Rozrastająca się kolonia
race-card-former_penal_colony = Dawna kolonia karna
race-card-galactic_engineers = Galaktyczni inżynierowie
race-card-galactic_resort = Galaktyczny kurort
race-card-galactic_trendsetters = Kreatorzy galaktycznych trendów
race-card-gambling_world = Świat hazardu
race-card-gem_world = Świat klejnotów
race-card-imperium_armaments_world = Świat zbrojeniowy imperium
race-card-lost_alien_battle_fleet = Zaginiona flota bojowa Obcych
race-card-lost_alien_warship = Zaginiony okręt wojenny Obcych
race-card-lost_species_ark_world = Arka zaginionych gatunków
race-card-malevolent_lifeforms = Wrogie formy życia
race-card-merchant_world = Świat kupców
race-card-mining_world = Świat górniczy
race-card-new_earth = Nowa Ziemia
race-card-new_survivalists = Nowi surwiwaliści
race-card-new_vinland = Nowa Winlandia
race-card-outlaw_world = Świat banitów
race-card-pilgrimage_world = Świat pielgrzymów
race-card-pirate_world = Świat piratów
race-card-plague_world = Świat zarazy
race-card-pre_sentient_race = Rasa na progu rozumu
race-card-prosperous_world = Zamożny świat
race-card-radioactive_world = Radioaktywny świat
race-card-rebel_base = Baza rebeliantów
race-card-rebel_fuel_cache = Skład paliwa rebeliantów
race-card-rebel_homeworld = Ojczysty świat rebeliantów
race-card-rebel_miners = Górnicy rebeliantów
race-card-rebel_outpost = Placówka rebeliantów
race-card-rebel_underground = Podziemie rebeliantów
race-card-rebel_warrior_race = Wojownicza rasa rebeliantów
race-card-refugee_world = Świat uchodźców
race-card-reptilian_uplift_race = Wyniesiona rasa gadzia
race-card-runaway_robots = Zbiegłe roboty
race-card-secluded_world = Odosobniony świat
race-card-space_port = Port kosmiczny
race-card-spice_world = Świat przypraw
race-card-star_nomad_lair = Kryjówka gwiezdnych nomadów
race-card-terraformed_world = Sterraformowany świat
race-card-the_last_of_the_uplift_gnarssh = Ostatni z wyniesionych Gnarsshów
race-card-tourist_world = Świat turystów
