### Words that all games share.

## Lists: { $head } is what is said so far, { $item } what comes next.

table-list-empty = –
table-list-next = { $head }, { $item }
table-list-last = { $head } and { $item }

## People and whose move it is

table-player = Player { $n }
table-turn = { $seat } to play
table-seats =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }

## The games

table-game-race = Race for the Galaxy
table-game-mars = Terraforming Mars
table-game-planet = Planet Unknown
table-game-moon = Welcome to the Moon
