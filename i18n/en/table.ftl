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

## What is wrong with what somebody sent

table-technical = { $detail }
table-error-unknown_game = There is no game "{ $name }". The games are: { $games }.
table-error-bad_seat = There is no seat { $seat }. Seats are counted from 0 to { $last }.
table-error-not_asked = { $seat } has nothing to decide now.
table-error-bad_action = This is not an action of this game: { $detail }
table-error-past_revelation = Something is revealed before action { $at } of the batch. Send the actions up to there, and look before you go on.
table-error-game_over = The game is over.
table-error-bad_script = The script of pile "{ $pile }" asks for the card "{ $card }" ({ $place }), and it is not there.
table-error-unknown_pile = There is no pile "{ $pile }" to script. The piles are: { $piles }.
table-error-unknown_purpose = Pile "{ $pile }": no card is ever drawn for this: { $draw }.
table-error-no_effect = “{ $option }” has no effect in such a game: leave it out.
table-error-bad_options = The options cannot be read: { $detail }
table-error-bad_position = This position cannot be played on: { $detail }
table-error-bad_record = This record cannot be used: { $detail }
table-error-bad_line = This record does not replay. Line { $line }: { $detail }
table-error-no_actions = There is no action to play.
table-error-no_such_moment = There is no moment { $to }: so far { $played } actions were played.

table-record-other_game = it is of the game "{ $found }", not "{ $expected }"
table-record-refused = action { $action } is refused: { $reason }
table-record-differs = the state after it is another one than the record says

## The terminal

table-play-welcome = You are { $seat }. Type the number of an action, or "help".
table-play-picked = Picked { $picked }; at least { $least }, at most { $most }.
table-play-all_possible = Everything you might want to do is possible now.
table-play-hint = Hint: { $action }
table-play-over = Game over
table-play-not_understood = Type a number from 1 to { $last }, or "help".
table-play-nothing_to_undo = You have done nothing yet that could be undone.
table-play-help =
    { $command ->
        [why] what is not possible now, and why
        [board] the whole table
        [list] the question and the possible actions again
        [score] the score if the game ended now
        [hint] what a bot would do
        [undo] take back your last action
       *[quit] leave the table
    }

table-series-game = Game { $n } of the series
table-series-stars = Stars
table-series-over = The series is over. Won by:
table-series-kept = Kept in { $file }. The same command goes on from here.

## Records

table-replay-verified =
    { $lines ->
        [one] The record is right: { $lines } line, its state as written.
       *[other] The record is right: { $lines } lines, every state as written.
    }
table-replay-line = line { $line }
table-replay-start = the beginning
table-replay-changed = The rules have changed since this game was played (version { $rules }, today { $today }). The first difference is at { $place }: { $detail }. The log from there on is shown as it was written.
table-replay-wrong = The record is not right at { $place }: { $detail } (rules { $rules }, today { $today }).
