# Home, a new table, play now.

home-title = Play · Reverie
home-new-title = New table · Reverie
home-cover = Tabletop games, every rule kept, every reason shown.
home-cover-line = Play against bots, on one screen or by a link. Each event in the log opens the rule that caused it. No account, nothing to install.
home-play-now = Play { $game } now
home-new = New table
home-learn = Five-minute lesson
home-rules = Read the rules

# Games on their plates
home-games = Games
home-game = Game
home-playable = play it here
home-being-built = being built

# Lists
home-mine = Your tables
home-waiting = { $n ->
    [one] { $n } waits for you
   *[other] { $n } wait for you
}
home-open = Open
home-look = Look
home-mine-none = No tables yet
home-mine-none-line = Play now, or open a table and ask somebody to it.
home-open-tables = Open tables
home-join = Join
home-open-none = Nobody is waiting
home-open-none-line = Open a table and send the link, or let a bot sit down.
home-live = Live now
home-live-none = No public game is going on at the moment.
home-live-more = { $n } more
home-watch = Watch
home-replays = Recent replays
home-replays-all = All replays
home-replays-none = No replays yet
home-replays-none-line = A finished game can be watched again here, step by step.
home-ago-now = just now
home-ago-minutes = { $n } min ago
home-ago-hours = { $n } h ago
home-ago-days = { $n ->
    [one] { $n } day ago
   *[other] { $n } days ago
}

# New table
home-seat = Seat { $n }, { $name }
home-seats = Seats
home-seat-who = Who sits here
home-seat-me = You
home-seat-here = A second person at this screen
home-seat-link = Another person, by link
home-seat-open = Open to anyone
home-seat-bot = Bot: { $level }
home-name = Your name
home-name-line = Shown to the others at the table.
home-here-name = Name of the second person
home-here-name-line = Only if somebody else plays at this screen.
home-wishes = The game
home-wishes-none = This game has nothing to set.
home-range = From { $least } to { $most }.
home-notes = { $label }: what is what
home-agreed = Agreed at the table
home-undo = Undo
home-undo-free = Free, up to the last roll of dice
home-undo-ask = Only if the others agree
home-undo-off = No undo
home-odds = Show the odds
home-public = Anyone may watch
home-public-line = A public table is listed on the home page. A table with a seat open to anyone is always public.
home-create = Create the table
home-everything = All settings

# What is wrong with a form
home-oops-game = There is no game called { $name } here. Choose one of those above.
home-oops-choice = Please choose one of these.
home-oops-number = Please write a whole number from { $least } to { $most }.
home-oops-setup = It cannot be set up this way: { $why }
home-oops-seats = { $game } has { $n } seats; more people can watch.
home-oops-twice = You already sit at seat { $seat }. For two people at one screen choose a second person here.
home-oops-here = Somebody at this screen needs you at the table too: choose a seat for yourself.
home-oops-name = Please choose a shorter name: at most { $most } characters.

# Campaigns as files.
campaign-take-along = Save as a file
campaign-file = Go on with a campaign from a file
campaign-file-line = A campaign that was saved as a file, here, on another server or in the terminal (“reverie campaign export”), goes on where it stood.
campaign-file-which = Campaign file, 1 MB at most
campaign-file-go = Go on with it
campaign-file-foreign = This is no campaign of Reverie. Nothing was changed.
campaign-file-newer = This file was written by a later release of Reverie. Nothing was changed.
campaign-file-other-game = This is a campaign of another game. Nothing was changed.
campaign-file-other-campaign = This is another campaign. Nothing was changed.
campaign-file-changed = This file was changed or damaged since it was written. Nothing was changed here.
campaign-file-broken = This file was cut off or is too large: it is not whole. Nothing was changed.
campaign-file-unsound = This file tells of a campaign that cannot have been played. Nothing was changed.
