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

## Co je špatně na tom, co někdo poslal

table-technical = { $detail }
table-error-unknown_game = Hra „{ $name }“ neexistuje. Hry: { $games }.
table-error-bad_seat = Místo { $seat } neexistuje. Místa se číslují od 0 do { $last }.
table-error-not_asked = { $seat } teď nemá o čem rozhodovat.
table-error-bad_action = Toto není akce této hry: { $detail }
table-error-past_revelation = Před akcí { $at } v dávce se něco odkrývá. Pošlete akce jen do tohoto místa a před další se podívejte.
table-error-game_over = Hra skončila.
table-error-bad_script = Scénář balíčku „{ $pile }“ žádá kartu „{ $card }“ ({ $place }), která tam není.
table-error-unknown_pile = Balíček „{ $pile }“ neexistuje. Balíčky: { $piles }.
table-error-unknown_purpose = Balíček „{ $pile }“: k tomuto se z něj nikdy nelíže: { $draw }.
table-error-no_effect = „{ $option }“ nemá v takové hře žádný účinek: vynechte to.
table-error-bad_options = Možnosti nelze přečíst: { $detail }
table-error-bad_position = Z této pozice nelze hrát: { $detail }
table-error-bad_record = Tento záznam nelze použít: { $detail }
table-error-bad_line = Tento záznam nelze přehrát. Řádek { $line }: { $detail }
table-error-no_actions = Není žádná akce k zahrání.
table-error-no_such_moment = Okamžik { $to } neexistuje; počet dosud zahraných akcí: { $played }.

table-record-other_game = je to záznam hry „{ $found }“, ne „{ $expected }“
table-record-refused = akce { $action } je odmítnuta: { $reason }
table-record-differs = stav po něm je jiný, než říká záznam

## Terminál

table-play-welcome = Vaše místo: { $seat }. Napište číslo akce nebo „help“.
table-play-picked = Vybráno { $picked }; alespoň { $least }, nejvýše { $most }.
table-play-all_possible = Vše, co teď přichází v úvahu, je možné.
table-play-hint = Rada: { $action }
table-play-over = Konec hry
table-play-not_understood = Napište číslo od 1 do { $last } nebo „help“.
table-play-nothing_to_undo = Zatím není co vrátit.
table-play-help =
    { $command ->
        [why] co teď nejde a proč
        [board] celý stůl
        [list] znovu otázka a možné akce
        [score] skóre, kdyby hra teď skončila
        [hint] co by udělal bot
        [undo] vrátit poslední akci
       *[quit] odejít od stolu
    }

table-series-game = { $n }. hra série
table-series-stars = Hvězdy
table-series-over = Série skončila. Vítězství:
table-series-kept = Uloženo do souboru { $file }. Stejný příkaz pokračuje odtud.

## Záznamy

table-replay-verified =
    { $lines ->
        [one] Záznam je v pořádku: { $lines } řádek, stav souhlasí.
        [few] Záznam je v pořádku: { $lines } řádky, všechny stavy souhlasí.
       *[other] Záznam je v pořádku: { $lines } řádků, všechny stavy souhlasí.
    }
table-replay-line = řádek { $line }
table-replay-start = začátek
table-replay-changed = Od té doby, co se tato partie hrála (verze { $rules }, dnes { $today }), se pravidla změnila. První rozdíl je zde: { $place }: { $detail }. Další část deníku je ukázána tak, jak byla zapsána.
table-replay-wrong = Záznam není v pořádku. { $place }: { $detail } (pravidla { $rules }, dnes { $today }).
