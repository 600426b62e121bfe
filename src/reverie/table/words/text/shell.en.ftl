# The shell: what stands around every page and every table.

shell-skip = Skip to the page
shell-skip-table = Skip to the table
shell-brand = Reverie, home
shell-nav = Main
shell-nav-play = Play
shell-nav-learn = Learn
shell-nav-campaigns = Campaigns
shell-nav-replays = Replays
shell-nav-rules = Rulebook
shell-theme-switch = Light or dark
shell-close = Close
shell-copy = Copy
shell-copy-named = Copy: { $what }
shell-copied = Copied

# Header of a table
shell-phases = Course of the turn
shell-rulebook = Rulebook
shell-chat = Chat
shell-chat-new = { $n ->
    [one] Chat, { $n } new line
   *[other] Chat, { $n } new lines
}
shell-menu = Menu
shell-spectators = { $n ->
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
shell-spectators-watching = watching

# Prompt
shell-hint = Hint
shell-hint-take = Do it
shell-seek = More to choose from
shell-back = Back
shell-confirm = Confirm
shell-confirm-not-yet = Not everything is chosen yet; the line under the question says what is missing.
shell-copy-invite = Copy invitation

# Log, details, odds
shell-log = Log
shell-log-empty = Nothing has happened yet.
shell-log-more = Show earlier lines
shell-details = Details
shell-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

# Seats
shell-seat-nobody = Nobody yet
shell-seat-bot = bot, { $level }
shell-seat-open = open seat
shell-seat-you = you
shell-seat-here = here
shell-seat-away = away
shell-seat-thinking = thinking

# Chat
shell-chat-lines = What was said
shell-chat-empty = Nobody has said anything yet.
shell-chat-field = Your message
shell-chat-send = Send
shell-chat-mute = Mute
shell-chat-mute-whom = Mute { $name }: nobody hears them here any more
shell-chat-unmute = { $n ->
    [one] Hear the muted spectator again
   *[other] Hear the { $n } muted spectators again
}
shell-chat-players-only = Players only
shell-chat-hushed = Only those who play talk at this table.

# Offers
shell-offers = Offers
shell-offer-undo = { $name } asks to take back the last answer.
shell-offer-undo-mine = You asked to take back your last answer. The others must agree.
shell-offer-draw = { $name } offers a draw.
shell-offer-draw-mine = You offered a draw. The others must agree.
shell-offer-agreed = Agreed: { $names }.
shell-offer-asked = Still asked: { $names }.
shell-offer-consent = Agree
shell-offer-refuse = Decline
shell-offer-withdraw = Withdraw

# The end of a game
shell-over = The game is over
shell-over-won = You have won
shell-over-lost = You have lost
shell-rematch = Play again
shell-rematch-go = Go to the new game
shell-replay = Watch the replay
shell-leave = Leave the table

# Menu
shell-links = Links
shell-link-invite = Invite somebody to seat { $seat }
shell-link-watch = For those who want to watch
shell-link-rejoin = Your own seat, on another device
shell-game = Game
shell-draw = Offer a draw
shell-draw-ask = Offer a draw? The game ends without a winner if the others agree.
shell-resign = Resign
shell-resign-ask-left = Resign? You lose and are out; the others play on.
shell-resign-ask-resigned = Resign? A bot takes your seat for good and plays on for your team.
shell-resign-ask = Resign? The game ends and you lose it.
shell-record = Download the record
shell-bug = Report a mistake
shell-settings = Settings
shell-set-language = Language
shell-set-theme = Light
shell-set-speed = Pace
shell-set-auto = When only one pick is possible
shell-theme-system = As the system
shell-theme-light = Light
shell-theme-dark = Dark
shell-speed-slow = Slow
shell-speed-calm = Calm
shell-speed-quick = Quick
shell-speed-off = Off
shell-auto-on = Pick it for me
shell-auto-off = Ask me

# Questions before something is done
shell-ask-yes = Yes
shell-ask-no = No

# Keys
shell-keys = Keys and touch
shell-key-space = Space
shell-keys-options = next or previous option
shell-keys-arrows = between cells, or between the pieces of a cell
shell-keys-enter = choose; open a cell
shell-keys-space = look inside a cell
shell-keys-digits = the die of that place
shell-keys-escape = back, or close what is open
shell-keys-hint = hint
shell-keys-undo = undo
shell-keys-log = log
shell-keys-chat = chat
shell-keys-help = these keys

# When the connection breaks
shell-away = The connection to the table is lost.
shell-away-safe = Your answers are safe. We keep trying to reach it.
shell-away-now = Try now
shell-noscript = A table needs JavaScript: your clicks reach the server through it. Rules and replays work without.
shell-gone-way = To the home page

# Handing the screen over
shell-curtain = Hand the screen to { $name }
shell-curtain-line = What { $from } holds is covered. Nothing of the table is in this page until { $name } draws the curtain.
shell-curtain-ready = I am { $name }
shell-go-on = Go on
shell-figures = Figures of the game
shell-points = Turning points
shell-next-level = Now against { $level }
shell-touch = Touch
shell-touch-tap = Tap
shell-touch-tap-does = chooses what is marked; what would be played at once is shown first, and a second tap plays it; anything else says why it cannot be chosen
shell-touch-hold = Hold
shell-touch-hold-does = tells all about a piece, card or ability
shell-set-sound = Sound
shell-sound-off = Off
shell-sound-on = On
shell-sound-touch = With vibration

# Those who play together

party-title = The party
party-open = seat is free
party-waits = waits
party-done = is done
party-decides = is deciding
party-let = Let the others go first
