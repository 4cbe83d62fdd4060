### Slova společná všem hrám.

## Výčty: { $head } je dosavadní část, { $item } další položka.

table-list-empty = –
table-list-next = { $head }, { $item }
table-list-last = { $head } a { $item }

## Lidé a kdo je na tahu

table-player = Hráč { $n }
table-turn = Na tahu: { $seat }
table-seats =
    { $n ->
        [one] { $n } hráč
        [few] { $n } hráči
       *[other] { $n } hráčů
    }

## Hry

table-game-race = Race for the Galaxy
table-game-mars = Mars: Teraformace
table-game-planet = Neznámá planeta
table-game-moon = Vítejte na Měsíci
