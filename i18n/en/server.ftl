### What the server says.

server-not_found = There is nothing here, or nothing you may see.
server-forbidden = This is not yours to do.
server-not_now = This is not possible at the moment.
server-bad_seat = This is not a seat of yours.
server-bad_request = The request cannot be understood.
server-bad_json = The request is not JSON.
server-too_much = Too many requests, or too large. Please wait a little.
server-too_slow = The request did not arrive in time. Please try again.
server-internal = The server has met a fault of its own. Nothing has changed.
server-disk_full = The server's disk is full. The move was not made; everything before it is safe.
server-not_stored = The move could not be put on disk and was not made; everything before it is safe.
server-unsure = The server does not know whether this was kept. Please look before you try again.
server-name_taken = The name is taken. Please choose another.
server-name_alike = The name looks like one that somebody has claimed. Please choose another.
server-not_signed_in = Please give a name first.
server-foreign_origin = The request comes from another page. Open the server by its own address.
server-stopping = The server is being restarted. Everything is kept; please come back in a moment.
server-frozen = This table has met a fault in its rules and stands still. Its moves are kept.
server-frozen-rules = The rules have changed since this table was played, so it stands still. Its record can be saved.
server-moved = The table has moved to another server. The move was not made; please try again.
server-garbled = What is kept of this table is no longer whole, so it stands still. All that can be read of it is kept.
server-game_over = The game is over.
server-not_over = This can be seen when the game is over.
server-stale = The table has moved on. Here is how it stands now.
server-confirm_first = This would reveal something. Confirm first.
server-cannot_undo = There is nothing you can take back now.
server-undo_rated = In a rated game nothing that was answered can be taken back.
server-undo_asked = This was asked already. Nobody is asked twice to take back the same moves.
server-undo_nobody = There is nobody at the table who could agree.
server-stand_in = A bot plays for this seat now.
server-no_hints = There are no hints at this table.
server-claimed_only = Rated games are for claimed names, one seat each.
server-rated = A rated game is for two or more claimed names, with one seat each and a clock, and without bots, hints or a guide.
server-rated_enough = The same people can play three rated games with each other in a day.
server-still_invited = Somebody has still to say yes or no. You can give the seat to somebody else.
server-not_all_here = With this clock the game starts when everybody has the table open.
server-not_away_long = It is too early for a stand-in: all who are here can agree on one after five minutes, and one alone after a day.
server-lesson_alone = A guided game is for one person and bots, and is not rated.
server-lesson_script = In a guided game a pile is written down as the one order that its first shuffle gives.
server-wrong_password = Name or password is wrong.
server-bad_password = A password has 8 to 256 characters.
server-bad_name = A name has 1 to 32 characters that show, with a letter or a digit among them.
server-would_replace = On this device you are somebody else. The link can replace that, if you say so.
server-signed_out = You were signed out here.
server-too_many_tables = You have too many unfinished tables. Finish or close some first.
server-too_many_records = You have imported as many records as are kept for one player.

## Levels of bots

server-bot-random = Random
server-bot-greedy = Quick
server-bot-easy = Easy
server-bot-normal = Normal
server-bot-hard = Hard
server-bot-expert = Expert
server-bot-search = Thoughtful
