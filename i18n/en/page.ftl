### The page's own words.

## Places

page-title = Orrery
page-tagline = Sit down at the table: four great games of settling space.
page-lobby = Lobby
page-rules = Rules
page-settings = Settings
page-skip = Skip to the content
page-loading = Loading
page-menu = Menu

## Who you are

page-name = Name
page-name-ask = What shall we call you?
page-name-go = Sit down
page-name-help = A name is enough. A password can keep it for you later.
page-name-choose = Choose a name, or log in
page-name-change = change the name
page-name-keep = Save the name
page-guest-names = Comet, Meteor, Nova, Pulsar, Quasar, Rover, Orbiter, Lander, Satellite, Aurora
page-signed-in = You play as { $name }
page-enter-ask = Here you are { $now }. Become { $then }?
page-enter-ask-guest = { $now } is a guest without a password: on this device there is no way back to the name and its seats.
page-enter-yes = Become { $then }
page-enter-no = Stay { $now }
page-password = Password
page-old-password = Current password
page-log-in = Log in
page-log-out = Log out
page-claim = Keep this name
page-claim-help = With a password you can log in elsewhere and play rated games.
page-change-password = Change the password
page-forget = Delete my name
page-forget-help = Your name disappears from this server. Games you played stay, as a former player’s.
page-other-device = Play on another device
page-other-device-help = Open this address there. It works once, until { $time }.
page-former-player = Former player
page-stars = Vega, Mira, Rigel, Altair, Capella, Castor, Deneb, Spica, Pollux, Sirius, Bellatrix, Antares, Procyon, Electra, Regulus, Algol, Maia, Aldebaran
page-bot = bot: { $level }
page-program = program
page-guest = guest
page-programs = Programs
page-programs-help = A program of yours plays by the same interface, under its own name.
page-token-once = This token is shown once. Keep it safe.
page-add = Add
page-end = End

## Lobby

page-my-tables = My tables
page-open-tables = Open tables
page-running-tables = Tables in play
page-more-tables = More tables
page-no-tables = Nobody is waiting for players. Open a table.
page-new-table = Open a table
page-play-now = Play
page-play-now-help = At once, against two bots
page-play-at-once = No account, nothing to set up: choose a game and play.
page-your-move = your move
page-open = Open
page-free-seat = free seat
page-first-game = Guided first game
page-first-game-help = Learn { $game } by playing: every first step is shown and explained.
page-phase-gathering = gathering
page-phase-playing = in play
page-phase-over = over
page-phase-frozen = stopped
page-phase-closed = closed
page-players = { $min } to { $max } players
page-about-race = Worlds and technologies make an empire, and every card is also money. Half an hour.
page-about-mars = Warmth, air and oceans for Mars, by two hundred projects. An evening.
page-about-planet = Everybody covers a planet with tiles from one turning station. An hour.
page-about-moon = All write at once: three numbers, three actions, eight scenarios. Half an hour.
page-resume = Your move at { $n ->
    [one] one table
   *[other] { $n } tables
}
page-import = Import a record
page-import-help = A record is replayed and checked before it is shown.

## A new table

page-game = Game
page-preset = Variant
page-options = Options
page-more-options = More options
page-who-plays = Who plays
page-seat-n = Seat { $n }
page-seat-me = me
page-seat-here = a person on this device
page-seat-here-name = Name of the player at seat { $n }
page-seat-open = a friend, by link
page-seat-bot = bot: { $level }
page-level-random = Plays anything that is allowed.
page-level-greedy = Takes what helps most right now, without a plan.
page-level-easy = Thinks a little and overlooks things.
page-level-normal = Plays soundly, for a relaxed evening.
page-level-hard = Plans ahead and makes few mistakes.
page-level-expert = Thinks for up to three seconds and punishes mistakes.
page-level-search = Thinks for a fifth of a second, without slips by chance.
page-level-producer = Plays like Hard and loves worlds that produce, and their goods.
page-level-conqueror = Plays like Hard and arms itself first.
page-level-builder = Plays like Hard and would rather build developments than settle worlds.
page-level-racer = Plays like Hard and hurries to the end with a long row of cards.
page-level-terraformer = Plays like Hard and works on its terraform rating.
page-level-gardener = Plays like Hard and grows plants and greeneries.
page-level-industrialist = Plays like Hard and builds up production of all kinds.
page-level-planner = Plays like Hard and wants whole rows and columns.
page-level-rescuer = Plays like Hard and brings home lifepods and meteorites.
page-level-scholar = Plays like Hard and moves up its tracks.
page-level-achiever = Plays like Hard and goes after the missions.
page-level-settler = Plays like Hard and wants a number everywhere.
page-level-tinkerer = Plays like Hard and circles whatever an action lets it.
page-add-seat = Add a seat
page-remove-seat = Remove seat { $n }
page-table-rules = At this table
page-public = Anybody may find and watch it
page-confirm-turn = Confirm each turn
page-confirm-turn-help = What you do stays yours until you confirm it.
page-hints = Hints allowed
page-rated = Rated game
page-rated-help = Two or more names with a password, one seat each and a clock; no bots, no hints. Who leaves or runs out of time has lost; a game that somebody leaves before all have moved does not count.
page-clock = Clock
page-clock-none = none
page-clock-live = live: { $minutes } minutes, and { $seconds } seconds more for each step
page-clock-by-mail = by mail: { $days ->
    [one] { $days } day for each step
   *[other] { $days } days for each step
}
page-flag = When time runs out
page-flag-bot = a bot plays on
page-flag-end = the game ends
page-take-back = Taking back
page-take-back-usual = free alone with bots, fair with others
page-take-back-free = free: anything, as often as you like
page-take-back-fair = fair: until somebody has answered
page-take-back-holds-free = Taking back is free: anything, as often as you like; what was answered since goes back with it.
page-take-back-holds-fair = Taking back is fair: your own actions, until they have shown something or somebody, a bot too, has answered. Further back if the others agree.
page-take-back-holds-rated = Taking back is fair: your own actions, until they have shown something or somebody has answered. No further: the game is rated.
page-start-when-full = Start when every seat is taken
page-as-series = Play a series: tables in a row with the same players
page-create = Open the table
page-seat-range = { $min } to { $max } can play with these options.
page-series-here = Series

## Before the start

page-gathering = Waiting for players
page-gathering-help = Share the link. Open seats are taken by bots when the game starts.
page-copy-link = Copy the link
page-copied = Copied
page-start-game = Start the game
page-take-seat = Sit here
page-leave = Leave
page-close-table = Close the table
page-here = here
page-away = away
page-closed-table = This table was closed.
page-void-game = Somebody left before all had moved: this game does not count.
page-invited = is invited
page-invited-you = You are invited
page-invited-again = You are asked to play again. Do you want to?
page-starts-together = The game starts when everybody has this table open.
page-frozen-table = Something went wrong in the rules at this table, and it was stopped so that nothing is lost.

## Playing

page-your-turn = Your turn
page-waiting-for = Waiting for { $players }
page-watching = You are watching
page-confirm = Confirm
page-confirm-picked = Confirm { $n }
page-confirm-draft = Confirm the turn
page-pick-more =
    { $n ->
        [one] { $n } more to pick
       *[other] { $n } more to pick
    }
page-drop = Drop
page-undo = Undo
page-ask-undo = Ask to undo
page-hint = Hint
page-hint-says = A bot would choose: { $action }
page-hint-agrees = A bot would pick that too: { $action }
page-why = Why not?
page-why-nothing = There is nothing to do with this now.
page-why-title = Not possible now
page-why-all-possible = Everything you might want to do is possible now.
page-picked = picked { $picked } of { $most }
page-picked-range = { $picked } picked ({ $least } to { $most })
page-cannot-undo = This cannot be taken back.
page-gain = { $sign }{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-draft = Not yet confirmed: only you see this
page-undo-asked = { $seat } asks to take a move back.
page-agree = Agree
page-refuse = Refuse
page-thinking = thinking
page-ready = ready
page-bot-plays-left = left, a bot plays on
page-bot-plays-resigned = resigned
page-bot-plays-flagged = out of time
page-bot-plays-away = away, a bot plays on
page-long-away = { $seat } is away.
page-stand-in-ask = Let a bot play on
page-stand-in-waits = The others here have to agree.
page-score = Score
page-standings = Standings
page-total = Total
page-log = Log
page-chat = Chat
page-chat-say = Say something
page-send = Send
page-earlier = Earlier
page-empty-log = Nothing has happened yet.
page-empty-chat = Nobody has said anything.
page-close = Close
page-resign = Resign
page-resign-sure = Resign? A bot plays on for you, and you rank last.
page-yes = Yes
page-no = No
page-text-view = Text view
page-board-view = Board
page-board = The table
page-to-result = To the result
page-show-seat = Show the hand of { $seat }
page-curtain-help = Several of you share this device. Pass it on, then uncover the next hand.
page-filter = Type to find an action
page-no-match = No action has these words.
page-actions = What you can do
page-other-actions = More
page-news = News
page-story = What the others did
page-story-none = What the others do is told here.
page-story-back = One step back
page-story-on = One step on
page-story-show = Show it on the board
page-story-close = Close the story
page-unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
page-sort = Sort
page-fold-hand = Fold the hand
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-fit = Fit
page-seat-board = The table of { $seat }
page-shortcuts = Keyboard shortcuts
page-shortcut-confirm = confirm
page-shortcut-undo = take back
page-shortcut-hint = hint
page-shortcut-why = why not
page-shortcut-drop = drop the choice, close a drawer
page-shortcut-seats = look at a seat
page-shortcut-arrows = from thing to thing
page-shortcut-text = text view and back
page-shortcut-tile = Turn and flip the tile in hand

## The end

page-game-over = Game over
page-wins = { $seat } wins
page-you-win = You win!
page-shared = Shared victory: { $seats }
page-you-lose = Not this time.
page-won-by = { $seat } is ahead by { $n ->
    [one] { $n } point
   *[other] { $n } points
}. The greatest lead: { $line } (+{ $lead }).
page-won-given-up = { $seats } gave up.
page-tie-broken = Equal on points. The tie goes to { $by ->
    [race_0] more cards in hand and goods together
    [mars_0] more M€
    [planet_0] fewer uncovered squares
    [planet_1] fewer meteorites on the planet
    [moon_rockets] more rockets left over
    [moon_errors] fewer system errors
   *[other] the tie-break of the rules
}: { $first } to { $second }.
page-tie-shared = Equal on points and in what breaks a tie.
page-rank = { $n }.
page-chart = { $game ->
    [mars] Scores by generation
    [moon] Scores by turn
   *[other] Scores by round
}
page-chart-move = move { $n }
page-chart-round = { $game ->
    [mars] generation { $n }
    [moon] turn { $n }
   *[other] round { $n }
}
page-chances = Chances to win
page-chances-soon = Working out who stood how… this takes some seconds.
page-chances-after = after
page-chances-how = Judged by search: the chances with all hands open, the moves as their player could know.
page-slips = The moves that cost most
page-slip-played = Played, { $chance }%:
page-slip-better = Better, { $chance }%:
page-as-table = as a table
page-rematch = Play again
page-rematch-asked = Somebody has asked for it already.
page-replay = Replay
page-record = Download the record
page-seed = Seed’s fingerprint: { $sha }
page-rating-change = rating { $change }

## Replay

page-replay-of = Replay: { $game }
page-moment = Move { $n } of { $of }
page-view-as = Seen by
page-spectator = spectator
page-referee = everybody’s cards
page-step-first = To the start
page-step-back = One move back
page-step-on = One move on
page-step-last = To the end
page-play = Play
page-pause = Pause
page-share-moment = Copy a link to this move

## Player, series, rules

page-ratings = Ratings
page-rating-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
page-no-ratings = No rated games yet.
page-results = Results
page-no-results = No finished games yet.
page-result-rank = place { $rank } of { $seats }
page-series = Series: { $game }
page-series-table = Table { $n }
page-series-next = Play the next table
page-series-stars = Stars
page-series-won = { $n ->
    [0] Nobody has won the series.
    [one] { $players } wins the series.
   *[other] { $players } win the series.
}
page-not-played = not played yet
page-campaign = Campaign
page-campaign-title = The campaign to the Moon
page-campaign-intro = Eight scenarios in a row, from the first launch to the battle for the planets. Each brings stars; who has most at the end has led the way.
page-campaign-with = Against whom
page-campaign-alone = alone, against ASTRA
page-campaign-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
page-campaign-begin = Begin the campaign
page-campaign-go-on = Go on with the campaign
page-campaign-done = played
page-campaign-now = in play
page-campaign-next = next
page-campaign-later = still ahead
page-campaign-play = Play: { $scenario }
page-campaign-return = Back to the table
page-campaign-1 = The countdown runs, and the rocket is still half empty. Everybody loads what a new home will need, and nobody wants to be the last to lift off.
page-campaign-2 = Three days of darkness lie between the Earth and the Moon. Stations along the way want supplies, and the course must be cut into legs that a crew can bear.
page-campaign-3 = The ground is firm, the silence complete. First walls rise from the dust, and tunnels join them before the long night comes.
page-campaign-4 = What the colony cannot carry from Earth it must dig out of the Moon. Robots drill shaft by shaft, and the factories are hungry.
page-campaign-5 = The Moon becomes a town. Four towers grow towards the stars and down into the rock, and over them, piece by piece, a dome that will hold the air.
page-campaign-6 = Something was asleep in the deep shafts. Doors are shut, quarters are emptied, and it is a race between those who run and what follows them.
page-campaign-7 = The Moon can no longer be held. Six ships stand in their docks, and whoever opens the airlocks in time takes people, plants and knowledge along.
page-campaign-8 = Out there wait planets that nobody owns, and every captain has seen them. What began as one journey ends as a contest for new worlds.
page-rules-search = Search the rules
page-rules-matches = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
page-rules-none = The rules of this game have not been written down yet.
page-rules-contents = Contents
page-rules-english = These rules have been written in English only so far.

## Settings

page-language = Language
page-theme = Theme
page-theme-system = as in the system
page-theme-light = light
page-theme-dark = dark
page-sound = Sound when it is my turn
page-notices = Notification when it is my turn
page-notices-not = This browser does not allow notifications here.
page-keys = Letter keys
page-ends = End my turn by itself when nothing is left to decide
page-quick = Play without asking twice, even what cannot be taken back
page-motion = Show what happens by motion
page-pace = How fast the others’ turns are shown
page-pace-slow = slowly
page-pace-normal = normally
page-pace-instant = at once
page-text-always = Always use the text view
page-playing-section = Playing
page-look-section = Look
page-account-section = Account

## When something is wrong

page-error-unreachable = The server cannot be reached. Nothing is lost; try again in a moment.
page-error-server = The server had a problem and did not do it. Nothing has changed; try again.
page-error-page = This page had a problem. Your game is safe on the server.
page-error-not-found = There is nothing at this address.
page-error-back = Back to the lobby
page-error-table = This table cannot be opened. The link may be incomplete, or the table is private.
page-error-record-file = This file is not a record.
page-try-again = Try again
page-lost = Connection lost. What you did is safe.
page-reconnecting = Reconnecting
page-outdated = A newer version is here. Your game is safe.
page-reload = Reload

## The guided game

page-guide-step = { $n } of { $of }
page-guide-leave = Leave the guide
page-guide-off-path = You have left the path. Play on as you like; Undo leads back to it.
page-guide-next = What comes next in this game is marked.

## Seats

page-seat-sky = sky, circle
page-seat-orange = orange, triangle
page-seat-green = green, square
page-seat-pink = pink, diamond
page-seat-yellow = yellow, cross
page-seat-vermilion = vermilion, star

## A player alone, for lists

page-player = { $seat }

## On the board of race

page-race-sort-kind = by colour
page-race-sort-cost = by cost
page-race-sort-points = by points
page-race-confirm-discard = Discard { $n }
page-race-confirm-keep = Keep { $n }
page-race-confirm-pay =
    { $n ->
        [one] Pay { $n } card
       *[other] Pay { $n } cards
    }
page-race-tableau = Placed cards
page-race-military = Military
page-race-face-down = chosen, face down
page-race-choosing = still choosing

## The guided game of race

page-guide-race-choose = Each round everybody secretly chooses a phase. Only chosen phases take place, but then all players take part; whoever chose one gets its bonus. Choose Settle, so that you can place a world.
page-guide-race-phase = Choose the phase that helps you most. Think of what the others will choose too: you take part in their phases without choosing them.
page-guide-race-conquer = A number in a red circle means a military world. It costs nothing: you need that much Military, and your start world gives you 1. The dashed ring means that the world comes with a good. Place the marked one.
page-guide-race-again = Whoever chose Settle drew a card after placing a world. That pays: choose Settle once more.
page-guide-race-settle = The number in the circle is the price: you pay with as many other cards from your hand. A red circle is a military world, which you conquer instead. Choose a lit world, or place nothing.
page-guide-race-way = This world can be placed in more than one way. Choose the one that costs you least.
page-guide-race-pay = Cards are also money. Pay with those you will need least, then confirm.
page-guide-race-choose-develop = Developments have powers that last for the whole game. Choose Develop: whoever chose it pays one card less, so your cheapest development costs nothing.
page-guide-race-develop = A diamond is a development: it is paid for in the same way and helps you for the rest of the game. Hold the pointer over a card to read what it does.
page-guide-race-pay-development = Whoever chose Develop pays one card less. Pick the cards to pay with.
page-guide-race-explore = Explore brings new cards. Keep what fits your worlds; the rest is discarded.
page-guide-race-sell = Goods can be sold for cards. Your military world holds a brown good, which brings 3, and you need cards. Choose Consume: Trade.
page-guide-race-trade = Sell a good for cards: blue brings 2, brown 3, green 4, yellow 5, and some cards add to it.
page-guide-race-consume = Consume powers turn goods into points or cards. Choose which one to use first; each must be used if it can be.
page-guide-race-consume-goods = Choose the goods that this power takes.
page-guide-race-goods = Coloured worlds bear goods. Production worlds get one in every Produce phase; ringed ones came with one and wait for a bonus. Yours are empty now: choose Produce.
page-guide-race-windfall = Choose the ringed world that gets a good.
page-guide-race-earth = The other player chose Settle, so you may settle too. The marked world takes nearly your whole hand, but it is worth 3 points, produces every time, and turns goods into points.
page-guide-race-double = All your worlds have goods. Consume: ×2 VP is the other way to consume: it doubles the chips that your powers bring. Choose it.
page-guide-race-powers = Begin with the powers that give most. This one gives a chip and a card for a good, and the chip is doubled.
page-guide-race-engine = Produce, then consume for double points: these two in turn are an engine that many games are won with. Choose Produce.
page-guide-race-marines = The other player chose Develop, so use it. The marked development adds 2 to your Military: stronger worlds come within reach.
page-guide-race-plan = Two of your cards belong together: a development with 3 more Military, and a military world with defense 6. If somebody develops this round, you can place both. Choose Settle.
page-guide-race-drop-ships = It worked: there is a Develop phase. Place the marked development; with it your Military is 6.
page-guide-race-fleet = And now the world it was for. It costs no cards, is worth 4 points, produces the dearest goods, and adds 3 more to your Military.
page-guide-race-free = Your hand is short. One of your worlds has the price 0 and comes with a good, and whoever chose Settle draws a card. Choose Settle.
page-guide-race-search = When nothing in your hand is worth placing, look for something better: Explore: +5 shows you many cards, of which you keep one.
page-guide-race-robots = What you found turns brown goods into points and cards. Choose Develop.
page-guide-race-last = Your Military is high enough for nearly everything red. Choose Settle and conquer one more world, with its good.
page-guide-race-finish = Few VP chips are left in the pool, and the game ends in the round in which it becomes empty. Your worlds have goods: take the rest with Consume: ×2 VP.
page-guide-race-limit = At the end of a round you may hold ten cards. Discard what you need least.
page-guide-race-end = The game ends when somebody has placed twelve cards or the pool of VP chips is empty; then chips and cards are counted. Play on as you like.
page-guide-planet-rotate = Every round the commander, who has the star, turns the station. Everybody then takes one of the two tiles before them. Turn the marked depot to you.
page-guide-planet-select = A large tile from the outer ring or a small one from the inner: both show two resources. Take the marked one.
page-guide-planet-place = Turn the tile with R and flip it with F, or choose one of the ways below it. The first tile must touch the edge of the planet. Place it as marked; the planet is to be covered as fully as you can.
page-guide-planet-advance = Each resource on the tile advances its tracker on your corporation board. Advance tech first: click its tracker.
page-guide-planet-deploy = Trackers reach spaces that give you something: here a rover. Rovers drive over your planet and collect lifepods and meteorites. Put it on the marked square.
page-guide-planet-done = Nothing is left to do. End your turn; the others play theirs at the same time.
page-guide-planet-two = Now the other player was the commander and turned the station. You take from what lies before you: the marked tile.
page-guide-planet-touch = Later tiles must touch your own. Cover ice and land alike, row by row and column by column: full ones bring medals.
page-guide-planet-again = Advance tech once more.
page-guide-planet-synergy = The purple star is a synergy boost: it advances any one tracker. Use it on tech.
page-guide-planet-rounds = That was your second turn. End it.
page-guide-planet-station = You are the commander. Look at what each depot would bring you before you turn the station, and at what the others would get.
page-guide-planet-choose = Take the tile that advances what you need, or that fits best into a gap. Both count at the end.
page-guide-planet-free = Place the tile where the guide shows it, and play on alone from there.
page-guide-planet-place-general = Lit squares take the tile as it is held. Turn or flip it for others. Full rows and columns bring medals at the end.
page-guide-planet-turn = Resolve what is still to do: trackers to advance, patches to place, rovers to drive. Then end your turn.
page-guide-planet-keep = Keep one of the cards: green ones work at once, yellow ones count at the end.
page-guide-planet-end = The game ends when somebody cannot place a tile. Full rows and columns, trackers, collected lifepods and meteorites, cards and objectives bring medals. Play on as you like.
page-guide-moon-pair = Three pairs lie open, each a number with an action. Everybody takes one of the three at the same time; nobody takes anything away from you. Take the marked 9.
page-guide-moon-write = Write the number on your sheet. On each floor numbers rise from left to right, and what is written stays. The sign beside a floor says which action it takes; floor 1 takes any. Put the 9 to the right of the middle.
page-guide-moon-second = The 10 fits right beside the 9. Two filled places are a whole section, and that is what you play for. Take it.
page-guide-moon-fill = Write the 10 beside the 9: it fills the section, and you get what is printed over it.
page-guide-moon-build = You crossed off rockets, and may now build: an X fills any empty place and counts as any number. Put it into a short section that is worth many rockets.
page-guide-moon-third = An 8 comes right before the 9. Look at what is free on your sheet before you choose.
page-guide-moon-order = 8 is less than 9, so it stands to the left of it. Leave room for what is still to come.
page-guide-moon-section = One place is missing in the section of the 8. A 3 fits, because nothing stands to the left of it yet.
page-guide-moon-low = Write the 3: again a section is full, with rockets and an X.
page-guide-moon-chain = This X fills a second section at once. One good turn can set off several: first what the X fills, then your own section.
page-guide-moon-floors = Now to another floor: a number with a plant can go to floor 2. Take the 5.
page-guide-moon-plant = A new section: the 5 comes to its left place, so that whatever is greater can follow.
page-guide-moon-high = The 14 is the highest number but one. It completes the section of the 5.
page-guide-moon-last = Write the 14 beside the 5. The places right of it now take only a 15 or an X: use such numbers where it costs you little.
page-guide-moon-prepare = Rocket preparation: grey rockets count only if their arrow is filled before their section is full. Fill the marked one.
page-guide-moon-pair-general = Take the pair whose number you can place best. If no number fits anywhere, you mark a system error instead.
page-guide-moon-write-general = Lit places take the number: rising from left to right, on a floor with the sign of the action or on floor 1.
page-guide-moon-missions = A mission is worth more to whoever accomplishes it first.
page-guide-moon-end = All rockets crossed off is a launch, and wins; otherwise your launch score counts when the game ends. Full sections bring rockets, missions below bring more. Play on as you like.

## On the board of mars

page-mars-standard = Standard projects
page-mars-milestones = Milestones
page-mars-awards = Awards
page-mars-played = Your cards in play
page-mars-active = Corporation and active cards
page-mars-automated = Automated cards
page-mars-events = Events
page-mars-used = used
page-mars-cost-now = costs you { $n } M€ now
page-mars-payment = Choose how much to pay with; the rest is paid in M€.
page-mars-rest = { $n } M€ left to pay
page-mars-picked =
    { $n ->
        [one] { $n } card picked
       *[other] { $n } cards picked
    }
page-mars-confirm-buy =
    { $n ->
        [0] Buy no cards
       *[other] Buy { $n } for { $cost } M€
    }
page-mars-confirm-sell = Sell { $n } for { $n } M€
page-mars-confirm-keep =
    { $n ->
        [0] Keep no cards
       *[other] Keep { $n }
    }
page-mars-meant = marked to be bought
page-mars-money-left = { $n } M€ left
page-mars-plan = Mark what you would buy: each corporation shows the money it leaves.
page-mars-first-cards = Your first cards
page-mars-no-cards = No cards in hand.
page-mars-first-player = First player
page-mars-passed = Passed:
page-mars-sort-playable = playable now first
page-mars-sort-cost = by cost
page-mars-sort-kind = by kind
page-mars-sort-tag = by tag
page-mars-goal = Your goal: oxygen, temperature and oceans at their maximum
page-mars-goal-met = reached
page-mars-generations-left =
    { $n ->
        [one] This is the last generation.
       *[other] { $n } generations left, this one included.
    }

## The guided game of mars

page-guide-mars-turn = Each generation you play cards and pay for projects, one or two actions a turn, until everybody passes. Below you see what you own and, in the brown boxes, what you will produce. Lit cards can be played now; start with the marked one, for heat. Hold the pointer over a card to read it.
page-guide-mars-second = You may take a second action, or end your turn. An ocean raises your terraform rating: play the marked card. What cannot be done now says why: click an unlit card.
page-guide-mars-turn-general = One or two actions a turn: play a lit card, use the action of a card, take a standard project, convert plants or heat. When nothing worth doing is left, pass.
page-guide-mars-second-general = You may take a second action, or end your turn. What cannot be done now says why: click an unlit card.
page-guide-mars-place = Choose a lit hex for the tile. The icons on a hex are yours when you build there, and each ocean next to it brings 2 M€. Hold the pointer over a hex to see all you would get.
page-guide-mars-pay = Steel pays for building cards and titanium for space cards. Use them where you can; the rest is paid in M€.
page-guide-mars-parameters = Every step of temperature or oxygen, and every ocean, raises your terraform rating. The rating is your income and, in the end, your points. With 14 M€ to spare, the standard project Asteroid raises the temperature.
page-guide-mars-convert = 8 plants become a greenery, 8 heat raise the temperature: use the two buttons beside your resources once they are lit.
page-guide-mars-research = A new generation: you have received your income and production. Buy the cards you will really play, for 3 M€ each; the button says what you buy.
page-guide-mars-honours = Milestones give 5 points to whoever claims them first; awards pay those who are ahead in something at the end. Each has room for three, so look at the counters at the right.
page-guide-mars-target = This effect takes from somebody. Choose whom, or nobody.
page-guide-mars-alternative = This card offers a choice. Take what helps you most now.
page-guide-mars-pass = When nothing worth doing is left, pass. What you keep stays with you, but energy turns into heat.
page-guide-mars-end = The game ends after the generation in which temperature, oxygen and oceans are all complete. Then rating, greeneries, cities, milestones, awards and cards are counted. Play on as you like.
page-guide-mars-more = The other player has had a turn, now it is yours again. The marked card gives plants and one more ocean.
page-guide-mars-ocean-next = Next to an ocean a tile brings 2 M€ for each of them, beside what is printed on the hex.
page-guide-mars-end-turn = There is nothing you can pay for that is worth it. End your turn.
page-guide-mars-greenery = A greenery raises oxygen, and is a point for you at the end. Between two oceans it brings 4 M€ besides the plants. Later greeneries must stand next to your own tiles.
page-guide-mars-building = Cards with the brown tag are buildings: they can be paid for with steel. Play the marked one.
page-guide-mars-production = Pass. When all have passed, everybody produces: M€ by rating and M€ production together, and of all else what stands in the brown boxes.
page-guide-mars-research-again = You need not buy anything. Keep the money for what you already have: choose Buy no cards.
page-guide-mars-heat = 8 heat raise the temperature by a step, and with it your rating. Steps with an icon give something more.
page-guide-mars-comet = Red cards are events: they happen once. A comet is a space card, so titanium helps to pay for it.
page-guide-mars-pay-titanium = Each titanium is worth 3 M€. Use what you have.
page-guide-mars-order = Two things are to happen, and their order may matter. Choose the ocean first.
page-guide-mars-amount = Choose how much.

## On the board of planet

page-planet-covered = Covered squares
page-planet-lifepods = Collected lifepods
page-planet-meteorites = Collected meteorites
page-planet-rovers-left = Rovers still on the board
page-planet-pool = Movement points
page-planet-stored = Stored biomass patches
page-planet-commander = Commander
page-planet-bring = Turn this depot to you
page-planet-turn-pending = Still to do: { $list }.
page-planet-turn-over = Nothing is left to do: end your turn.
page-planet-hand = Tile in hand
page-planet-depot = Your depot
page-planet-rotate = Rotate the tile
page-planet-flip = Flip the tile
page-planet-ways = Orientations
page-planet-way =
    { $flip ->
        [yes] Flipped, turned
       *[no] Turned
    } by { $rotation }°: { $n ->
        [0] fits nowhere
        [one] fits in { $n } place
       *[other] fits in { $n } places
    }
page-planet-pending = What can be done
page-planet-fold = Fold the corporation board
page-planet-flux = Flux token
page-planet-civ-piles = Civ cards
page-planet-objectives = Objectives
page-planet-personal = Personal objectives
page-planet-medals-win = Medals for winning, and for a tie
page-planet-goal = Your goal: the target score
page-planet-tech-active = active
page-planet-tech-used = used
page-planet-tech-locked = not yet reached
page-planet-land = land
page-planet-ice = ice
page-planet-lifepod = lifepod
page-planet-meteorite = meteorite
page-planet-symbol = meteorite symbol
page-planet-mark-ring = ring
page-planet-mark-centre = centre
page-planet-mark-city = city
page-planet-mark-toxic = toxic terrain
page-planet-mark-current = current, counts as energy
page-planet-terrain =
    { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    } terrain
page-planet-row-medals = Row { $n }: { $medals ->
        [one] { $medals } medal
       *[other] { $medals } medals
    }, { $full ->
        [yes] scored now
       *[no] when it is full and free of meteorites
    }
page-planet-column-medals = Column { $n }: { $medals ->
        [one] { $medals } medal
       *[other] { $medals } medals
    }, { $full ->
        [yes] scored now
       *[no] when it is full and free of meteorites
    }
page-planet-tool-patch = Place a biomass patch
page-planet-tool-deploy = Deploy a rover
page-planet-tool-move = Drive a rover
page-planet-tool-teleport = Teleport a rover
page-planet-tool-relocate = Put down the rover
page-planet-tool-lift = Take up a rover
page-planet-tool-collect = Collect a token
page-planet-tool-destroy = Destroy a token
page-planet-tool-add_meteorite = Add a meteorite
page-planet-tool-advance = Advance a tracker
page-planet-tool-resource = Resolve a resource
page-planet-tool-energy = Energy: advance a tracker
page-planet-tool-tech_as_energy = Tech as energy: advance a tracker
page-planet-tool-synergy = Synergy boost: advance a tracker
page-planet-tool-double_synergy = Double synergy boost
page-planet-tool-pick = Choose a tracker
page-planet-tool-raise = Raise a tracker
page-planet-tool-regress = Regress a tracker
page-planet-tool-row = Gain the row of a tracker
page-planet-tool-flux_token = Put down the flux token

## On the board of moon

page-moon-pairs = Combinations
page-moon-turn = Turn { $n }
page-moon-wild = With a wild action
page-moon-picked = Your combination
page-moon-number = The number you write
page-moon-other-numbers = The other numbers, by slot
page-moon-slot-at = { $place }, place { $n } of { $of }
page-moon-slot-cross = { $a }, { $b }
page-moon-aid = What the actions do here
page-moon-score = Points as they stand
page-moon-filled = filled slots
page-moon-accomplished = missions accomplished
page-moon-first = first
page-moon-later = later
page-moon-sheets = Your two sheets
page-moon-play-here = The captain is here: you play on this sheet now
page-moon-odd = odd numbers
page-moon-even = even numbers
page-moon-due =
    { $n ->
        [one] { $n } propagation still to come
       *[other] { $n } propagations still to come
    }
