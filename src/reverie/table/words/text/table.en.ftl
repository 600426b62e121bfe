# The table itself: seats, prompts, refusals, and pages about what went wrong.

level-novice = Easy
level-adept = Normal
level-expert = Hard
level-master = Very hard
level-bot-name = Bot
level-bot = Bot ({ $level })

table-open-seat = free seat
table-spectator = Spectator
table-over = The game is over
table-waits-for-players = Waiting for somebody to sit down
table-waits-for-players-line = Send the link from the menu to whoever should play; the game begins when everybody sits.
table-waits-for = { $name } decides
table-bot-thinks = { $name } is thinking
table-unread = Read this step of the lesson
table-unread-line = The game stands still until you go on.
table-undo-free = Take back your last answer
table-undo-ask-dice = Ask to take back your last answer: dice have been rolled since
table-undo-ask-seen = Ask to take back your last answer: something hidden has been seen since
table-undo-ask-agreed = Ask to take back your last answer, as agreed at this table
table-undo-answered = Ask { $names } to let you take back your last answer: they have answered since
table-undo-seen = Take back your last answer? Something hidden has been seen since; it will be the same again.
table-undo-agreed = Take back your last answer?
table-undo-dice = Take back your last answer? Dice have been rolled since; the same dice will fall again.
table-hint-chances = Winning chances: { $percent } %, with the next best answer { $next } %.
table-hint-even = Winning chances: { $percent } %; other answers are about as good.
table-stopping = The server is restarting. Everything you answered is safe; this page comes back by itself.
table-too-many-tabs = This table is open in too many tabs of yours; this one was closed, the newer ones go on.

table-card-bot = a bot ({ $level })
table-card-nobody = a free seat
table-card-somebody = somebody
table-card-and = { " and " }
table-card-your-move = Your move against { $who }
table-card-playing = { $game } with { $who }
table-card-watch = { $who }
table-card-open = { $game }: { $who }
table-card-over = { $who }
table-card-won = Won against { $who }
table-card-lost = Lost to { $who }
table-card-drawn = Drawn with { $who }
table-card-your-move-team = Your move with { $allies } against { $who }
table-card-your-move-together = Your move, together with { $allies }
table-card-won-team = Won with { $allies } against { $who }
table-card-won-together = Won together with { $allies }
table-card-lost-team = Lost with { $allies } to { $who }
table-card-lost-together = Lost together with { $allies }
table-card-drawn-team = Drawn, with { $allies } against { $who }
table-card-your-move-alone = Your move
table-card-won-alone = Won
table-card-lost-alone = Lost
table-card-drawn-alone = Given up
table-card-closed-together = Session ended, with { $allies }
table-card-closed-alone = Session ended
table-card-drawn-together = Given up by agreement with { $allies }
table-card-against = { " against " }
table-card-line = turn { $turn }

join-title = Sit down at { $game }
join-line =
    { $n ->
        [0] Nobody sits here yet.
       *[other] { $people } already sits at this table.
    }
join-name = Your name, as others see it
join-sit = Sit down as { $seat }
join-back = Take your seat as { $seat } again
join-back-line = This link brings you back to a seat that is taken, on this device.
join-watch = Only watch
join-key-title = A link to a seat
join-key-line = The page opens by itself. If it does not, paste the link, or what stands behind its #, into the field.
join-key = Link or key
join-key-open = Open

refused-over = The game is over: nothing more can be answered.
refused-not-begun = The game has not begun: somebody still has to sit down.
refused-stale = The table has moved on since; nothing was changed. Here is how it stands now.
refused-not-asked = You are not asked anything right now.
refused-illegal = That is not one of the options.
refused-incomplete = The answer is not complete yet.
refused-other-seat = That seat is not yours.
refused-undo-off = At this table nothing is taken back.
refused-nothing-to-undo = There is nothing of yours to take back.
refused-already-asked = That has been asked already.
refused-no-offer = There is nothing to agree to.
refused-not-concerned = You are not asked.
refused-already-agreed = You have agreed already; the others are still asked.
refused-out = You are out of the game already.
refused-resign-later = You can resign when the first turn has begun.
refused-draw-together = You play together: there is nobody to draw with. You can give up instead.
refused-own-offer = The others have to agree to your own offer.
refused-no-seat = There is no such seat.
refused-taken = That seat is taken.
refused-empty = An empty message says nothing.
refused-talking = You talk faster than others can read; wait a moment.
refused-players-only = Only those who play talk at this table.
refused-muted = The players do not want to hear you at this table.
refused-chat-full = Enough has been said at this table; its chat is full.
refused-nobody = Nobody of that name has said anything here.
refused-too-long = A message may have { $n } characters.
refused-stopping = The server is restarting; nothing was changed. Try again in a moment.
refused-not-over = The game is still going on.
refused-crowded = Too many people are watching this table; try again in a while.
refused-crowded-here = Too many tabs from your address are watching this table; close some of them.
refused-watching = You are watching; only those who sit at the table can do that.
refused-too-big = A message may have { $n } characters; this one was ignored.
refused-too-many = Too much at once from one place; wait a minute.
refused-promise-foreign = The dice of this form were promised before the server was started anew or a backup was restored, or by another server. Open the page again: it brings a new promise. No table was opened.
refused-promise-expired = The dice of this form were promised more than a day ago. Open the page again: it brings a new promise. No table was opened.
refused-promise-used = The dice of this form have been used: a promise serves for one table. Open the page again for another one.
refused-busy = The server is busy just now; try again in a moment.
refused-long-replay = This game has more than { $most } answers: too many to be shown step by step. Its record can still be downloaded at the table.
refused-uploads = This server keeps as many uploaded records as it can. Nothing was kept.
refused-not-json = That message is not JSON.
refused-not-a-message = That is not a message: it should be an object with "do".
refused-unknown-act = There is nothing called “{ $act }” to do.
refused-field =
    “{ $name }” does not fit: { $want ->
        [missing] it is missing
        [int] it should be a whole number
        [str] it should be a text
        [short] it is too long
        [array] it should be a list
       *[other] nothing like it is known
    }.
refused-too-deep = The message is nested too deeply: { $n } levels are enough for anything.
refused-bug = A mistake of ours: nothing was changed. It has been written down under the number { $trace }.

oops-no-table = There is no such table
    .text = Nobody ever opened a table at this address, or the address was cut off.
    .safe = All other tables are where they were.
    .way = To the tables
oops-no-page = There is nothing at this address
    .text = The page you asked for does not exist.
    .safe = Your tables are where they were.
    .way = To the tables
oops-link-foreign = This link does not fit
    .text = The link is not one of this server, belongs to another table, or was cut off when it was copied.
    .safe = Nothing was changed. Ask for the link again.
    .way = To the tables
oops-link-expired = This link is too old
    .text = Links to a seat can be used for ninety days.
    .safe = The table and its game are safe. Ask for a new link.
    .way = To the tables
oops-diverged = This table was played by other rules
    .text = The rules or the pieces have changed since this table was opened, so it cannot be played on here.
    .safe = Its log is kept as it is.
    .way = To the tables
oops-damaged = This table cannot be read
    .text = What is stored of it is damaged. Whoever runs this server has been told; other tables are not touched by it.
    .safe = Nothing of it has been changed.
    .way = To the tables
oops-store = The server cannot reach its memory
    .text = The database does not answer just now.
    .safe = Everything that was acknowledged is safe. Try again in a moment.
    .way = Try again
oops-refused = That was not possible
    .text = { $why }
    .safe = Nothing was changed.
    .way = Go on
oops-bad-request = The server could not make sense of that
    .text = { $why }
    .safe = Nothing was changed.
    .way = Go on
oops-bug = A mistake of ours
    .text = Something went wrong inside the server. It has been written down under the number { $trace }.
    .safe = Your games are safe: every answer was stored before it was shown.
    .way = To the tables
