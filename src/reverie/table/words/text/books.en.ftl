## The rulebooks

rules-books = Rulebooks
rules-books-line = Every rule that the table enforces, in plain words, with what stands behind it. A rule's id in a log, a prompt or a refusal leads here.
rules-book-line = { $rules } rules and { $rulings } rulings in { $chapters } chapters
rules-book-of = { $game }: rulebook
rules-chapter = Chapter { $number }
rules-contents = Contents
rules-language = Language of the rules
rules-language-en = English
rules-language-pl = Polski
rules-search = Search the rules
rules-search-go = Search
rules-search-hint = An id such as 802.1, or words
rules-search-for = Search: { $query }
rules-found = { $n ->
    [one] { $n } rule has it.
   *[other] { $n } rules have it.
}
rules-none = No rule has “{ $query }” in its id, title or text
rules-none-line = Fewer letters find more: the beginning of a word is enough.
rules-none-near = Perhaps you mean
rules-none-way = Go to the contents
rules-before = Previous chapter
rules-after = Next chapter
rules-chapters = Neighbouring chapters
rules-results = Pages of results
rules-results-before = Earlier results
rules-results-after = More results
rules-see = see
rules-ruling = ruling
rules-ruling-why = The settled reading where the rules leave a gap
rules-house = house rule
rules-house-why = Our own: the published game does not have it
rules-tests = { $n ->
    [one] proved by { $n } test
   *[other] proved by { $n } tests
}
rules-tests-unproved = { $n ->
    [one] tried by { $n } test, but not proved: a fault in its code can slip through
   *[other] tried by { $n } tests, but not proved: a fault in its code can slip through
}
rules-informational = for information:
rules-applied = { $n ->
    [one] applied once in this game
   *[other] applied { $n } times in this game
}
rules-applied-now = applied just now
rules-applied-last = last
rules-moment = go to that moment
rules-words = Words here
rules-kept = How this book is kept
rules-kept-line = { $rules } rules and { $rulings } rulings; tests prove { $tested } of them.
rules-back-to-table = Back to the table
rules-no-game = There is no such rulebook
rules-no-game-text = This table knows no game called “{ $name }”.
rules-all-books = All rulebooks
rules-no-rule = There is no such rule
rules-no-rule-text = The rulebook of { $game } has no rule “{ $rule }”.
rules-to-contents = Contents of the rulebook

## Names of chapters, by their keys in the rulebooks

rules-chapter-rulings = Rulings
rules-chapter-house = House rules

## Replays

replay-list = Replays
replay-list-line = A finished game can be looked at move by move, from every seat.
replay-recent = Recent games
replay-recent-none = No finished games yet
replay-recent-none-line = Play one, or bring a record of your own.
replay-play = Play a game
replay-look = Look
replay-ended = { DATETIME($at, dateStyle: "medium") }
replay-upload = Look at a record
replay-upload-line = A record is a text file of one game, as “Download record” writes it. It is played again here, move by move, and anybody who has its address can look at it.
replay-upload-file = Record file, 2 MB at most
replay-upload-go = Upload and look
replay-wrong = This record cannot be shown.
replay-wrong-safe = Nothing was kept. Your file is as it was.
replay-wrong-none = No file was chosen. Choose a record and try again.
replay-wrong-empty = The file is empty. A record begins with a header line.
replay-wrong-large = The file is larger than 2 MB. Records are much smaller: this is something else.
replay-wrong-long = The file has more than { $most } lines. No game is as long as that.
replay-none = There is no such replay
replay-none-text = Nothing is kept under this address. The link may have lost its end.
replay-not-over = This game is not over yet
replay-not-over-text = A replay shows what was hidden, so it opens when the game has ended.
replay-changed = This game can no longer be played again
replay-changed-text = The rules or the pieces have changed since: { $why }
replay-safe-record = Its record is safe and can still be downloaded.
replay-to-list = All replays
replay-to-table = To the table
replay-title = Replay: { $names }
replay-skip = Skip to the board
replay-steps = Course of the game
replay-step = Step { $step } of { $last }
replay-step-name = Step
replay-first = First step
replay-back = One step back
replay-on = One step on
replay-last = Last step
replay-start = Play
replay-pause = Pause
replay-speed = Speed
replay-seen-by = Seen by
replay-everyone = Everyone
replay-everyone-why = What everyone at the table could see
replay-seat = { $name }, { $seat }
replay-link = Link to this step
replay-link-done = Copied
replay-download = Download record
replay-go = Go
replay-turns = Turns
replay-log = All events
replay-log-earlier = Earlier events
replay-log-later = Later events
replay-lost = This step did not come. Is the server there? Try again.
replay-estimate = Estimate for { $name }
replay-estimate-in = { $n } in 100
replay-estimate-name = Estimate for { $name } over the game: { $first } in 100 at the start, { $last } at the end
replay-head = Replay
replay-bot = { $name } ({ $level })
replay-won = won
replay-length = { $turns ->
    [0] { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
    [one] { $turns } turn, { $steps } steps
   *[other] { $turns } turns, { $steps } steps
}
replay-menu = More
replay-players = Players
replay-decision-back = { $name }: the decision before
replay-decision-on = { $name }: the next decision
replay-turn-back = The turn before
replay-turn-on = The next turn
replay-roll-back = The roll before
replay-roll-on = The next roll
replay-jump-turn = Turn
replay-jump-roll = Roll
replay-every = Every step
replay-every-why = Stop at every answer, at passed windows and forced answers, too
replay-turn = turn
replay-swings = Biggest swings
replay-swings-none = The estimate never moved by ten points at once.
replay-swing-at = turn { $turn }, step { $step }
replay-swing-for = for { $name }
replay-course = Estimate over the game
replay-points-why = What decided the game, with what would have been better
replay-points-wait = The strongest bot looks through the game …
replay-keys = Arrow keys go from step to step, with Shift from turn to turn. R leads to the next roll, D to the next decision, the space bar plays and pauses.

# A finished game in a loop, on pages about something else
loop-name = A finished game, played again: { $title }
loop-pause = Pause
loop-start = Go on
loop-look = Watch it all
