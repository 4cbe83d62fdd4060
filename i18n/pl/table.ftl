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
