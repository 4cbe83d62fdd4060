### Słowa wspólne dla wszystkich gier.

## Wyliczenia: { $head } to dotychczasowa część, { $item } to kolejna pozycja.

table-list-empty = –
table-list-next = { $head }, { $item }
table-list-last = { $head } i { $item }

## Ludzie i czyj jest ruch

table-player = Gracz { $n }
table-turn = Ruch: { $seat }
table-seats =
    { $n ->
        [one] { $n } gracz
        [few] { $n } gracze
       *[many] { $n } graczy
    }

## Gry

table-game-race = Race for the Galaxy
table-game-mars = Terraformacja Marsa
table-game-planet = Niezbadana Planeta
table-game-moon = Witajcie na Księżycu

## Co jest nie tak z tym, co ktoś wysłał

table-technical = { $detail }
table-error-unknown_game = Nie ma gry „{ $name }”. Gry: { $games }.
table-error-bad_seat = Nie ma miejsca { $seat }. Miejsca są numerowane od 0 do { $last }.
table-error-not_asked = { $seat } nie ma teraz o czym decydować.
table-error-bad_action = To nie jest akcja tej gry: { $detail }
table-error-past_revelation = Przed akcją { $at } z paczki coś zostaje odkryte. Wyślij akcje do tego miejsca i spójrz, zanim pójdziesz dalej.
table-error-game_over = Gra jest skończona.
table-error-bad_script = Scenariusz stosu „{ $pile }” żąda karty „{ $card }” ({ $place }), której tam nie ma.
table-error-unknown_pile = Nie ma stosu „{ $pile }”. Stosy: { $piles }.
table-error-unknown_purpose = Stos „{ $pile }”: w tym celu nigdy się z niego nie dobiera: { $draw }.
table-error-no_effect = „{ $option }” nie ma w takiej grze żadnego znaczenia: pomiń to.
table-error-bad_options = Nie można odczytać opcji: { $detail }
table-error-bad_position = Z tej pozycji nie można grać: { $detail }
table-error-bad_record = Nie można użyć tego zapisu: { $detail }
table-error-bad_line = Tego zapisu nie można odtworzyć. Wiersz { $line }: { $detail }
table-error-no_actions = Nie ma żadnej akcji do zagrania.
table-error-no_such_moment = Nie ma chwili { $to }; liczba zagranych dotąd akcji: { $played }.

table-record-other_game = to zapis gry „{ $found }”, a nie „{ $expected }”
table-record-refused = akcja { $action } jest odrzucona: { $reason }
table-record-differs = stan po nim jest inny, niż mówi zapis

## Terminal

table-play-welcome = Twoje miejsce: { $seat }. Wpisz numer akcji albo „help”.
table-play-picked = Wybrano { $picked }; co najmniej { $least }, co najwyżej { $most }.
table-play-all_possible = Wszystko, co teraz wchodzi w grę, jest możliwe.
table-play-hint = Podpowiedź: { $action }
table-play-over = Koniec gry
table-play-not_understood = Wpisz liczbę od 1 do { $last } albo „help”.
table-play-nothing_to_undo = Nie ma jeszcze czego cofnąć.
table-play-help =
    { $command ->
        [why] czego teraz nie można i dlaczego
        [board] cały stół
        [list] jeszcze raz pytanie i możliwe akcje
        [score] wynik, gdyby gra teraz się skończyła
        [hint] co zrobiłby bot
        [undo] cofnij swoją ostatnią akcję
       *[quit] odejdź od stołu
    }

table-series-game = Gra { $n } serii
table-series-stars = Gwiazdki
table-series-over = Seria się skończyła. Zwycięstwo:
table-series-kept = Zapisano w pliku { $file }. To samo polecenie gra dalej od tego miejsca.

## Zapisy

table-replay-verified =
    { $lines ->
        [one] Zapis jest poprawny: { $lines } wiersz, stan się zgadza.
        [few] Zapis jest poprawny: { $lines } wiersze, wszystkie stany się zgadzają.
       *[many] Zapis jest poprawny: { $lines } wierszy, wszystkie stany się zgadzają.
    }
table-replay-line = wiersz { $line }
table-replay-start = początek
table-replay-changed = Od czasu, gdy rozegrano tę grę (wersja { $rules }, dziś { $today }), zasady się zmieniły. Pierwsza różnica: { $place }: { $detail }. Dalszy dziennik jest pokazany tak, jak go zapisano.
table-replay-wrong = Zapis nie jest poprawny. { $place }: { $detail } (zasady { $rules }, dziś { $today }).
