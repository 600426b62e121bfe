# The warband builder and limited play, in English.

## Warbands
builder-title = Warband builder
builder-skip = Skip to the pieces
builder-list = Warbands
builder-list-line = Build sixteen miniatures to spawn from, keep them, share them, play with them.
builder-new = New warband
builder-mine = Yours
builder-mine-none = You have kept no warband yet. Build one, or open one of the game and change it.
builder-prebuilt = Of the game
builder-open = Open a code
builder-open-label = Code or link of a warband
builder-open-do = Open
builder-count = { $n } { $n ->
    [one] miniature
   *[other] miniatures
}
builder-edit = Open { $name }
builder-drop = Delete { $name }
builder-limited = Limited play
builder-limited-line = Two to eight players open packs: draft them or build from what is inside.
builder-limited-do = Draft or sealed
builder-legal = legal
builder-illegal = not legal
builder-nameless = Warband without a name
builder-too-many = You keep { $most } warbands already, and there is no room for more. Delete one first.
builder-by-code = Warband by code { $code }… ({ $n })
builder-unplayable = This warband breaks rules and cannot be played: { $rules }.

## Codes
builder-code-empty = Type or paste the code of a warband.
builder-code-signs = This is no code of a warband: a code has only letters and digits. Copy all of it and nothing else.
builder-code-checksum = This code has a slip in it, or its end is missing. Compare it with where it came from.
builder-code-version = This code was made by a newer Reverie. Update this one, or ask for the list of pieces.
builder-code-pieces = This code names pieces that are not known here. It may come from a server with packs of its own.

## The filter
builder-filter = Filter
builder-filter-do = Show
builder-clear = Clear
builder-words = Name or rule
builder-words-hint = e.g. Crit
builder-aspect = Aspect
builder-lineage = Lineage
builder-needs = Needs
builder-need-spawn = spawn points
builder-kind = Kind
builder-cost = Spawn cost
builder-cost-least = Spawn cost from
builder-cost-most = Spawn cost up to
builder-cost-told = { $low } to { $high }
builder-mean-cost = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Pieces
builder-pieces = Pieces
builder-pool = Your pool
builder-shown = { $n } of { $of } shown
builder-none = No piece fits. Clear the filter to see them all.
builder-sort = Order
builder-sort-cost = Cost
builder-sort-aspect = Aspect
builder-sort-name = Name
builder-add = Add { $name }
builder-take = Take out { $name }
builder-in-band = in the warband: { $n }
builder-in-pool = { $n } in the pool

## The warband
builder-band = Warband
builder-name = Name of the warband
builder-curve = Spawn cost curve
builder-curve-part = { $n } at { $cost }
builder-curve-told = Pieces by spawn cost: { $parts }
builder-size = <b>{ $n }</b> of { $most } · mean <b>{ $mean }</b>
builder-locations = locations
builder-empty = Empty. Add pieces with the plus beside them.
builder-save = Keep
builder-saved = Kept. You find it under Warbands.
builder-share = Share code
builder-share-code = Code
builder-share-link = Copy the link
builder-copied = Copied
builder-play = Play with it
builder-play-why = A warband can be played when it breaks no rule.
builder-to-band = To the warband
builder-hand-in = Hand in
builder-suggest = Suggest one

## What breaks a rule
builder-over-size = { $n } miniatures; a warband has at most { $most }.
builder-over-copies = { $n } copies of { $piece }; at most { $most } of the same miniature are allowed.
builder-over-pool = { $n } of { $piece }; your pool has { $most }.
builder-over-empty = No miniatures yet; a warband has at least one.

## What is unwise
builder-advice-small = Room for { $n } more; fewer is legal, but you will run out of miniatures to spawn.
builder-advice-dear = Nothing costs { $most } or less: a small roll cannot be spent.
builder-advice-cheap = Nothing costs { $least } or more: a big roll must be spent on several small pieces.
builder-advice-locations = Mostly locations: it is wise to make most of the miniatures creatures.
builder-advice-aspect = Only a few have { $aspect }: they will mostly cost a surcharge.

## What is not there
builder-lost-warband = There is no such warband
    .text = Nothing of the game is called that.
    .way = To the warbands
builder-lost-draft = There is no such draft
    .text = The link may be incomplete. Ask for it again.
    .way = To limited play

## Limited play
draft-title = Limited play
draft-line = Everybody opens packs made from one seed, so that all of it can be proved afterwards.
draft-make = Open one
draft-format = Format
draft-format-draft = Draft
    .line = Three boosters each: take one piece, pass the rest on.
draft-format-starter = Sealed, starter and booster
    .line = Seventeen pieces each to build from.
draft-format-boosters = Sealed, three boosters
    .line = Twenty-one pieces each to build from.
draft-players = Players
draft-name = Your name
draft-seed = Seed
draft-seed-line = Leave it empty for one that nobody knows until the end. Whoever knows the seed can know every pack.
draft-make-do = Open and get the link
draft-yours = Yours
draft-yours-none = You are in no draft. Open one and send its link to the others.
draft-stage-waiting = waits for players
draft-stage-picking = picking
draft-stage-building = building
draft-stage-playing = tables are paired

draft-player = Player { $n }
draft-bot = Bot { $n }
draft-free-seat = Free seat
draft-you = you
draft-host = host
draft-seats = Players
draft-doing-free = waits for somebody
draft-doing-here = is here
draft-doing-owes-pick = is choosing
draft-doing-owes-warband = is building
draft-doing-done = done
draft-stand-in-pick = Let a bot pick
draft-stand-in-warband = Let a bot build
draft-stand-in-for = { $what } for { $name }

draft-join = Join
draft-join-ask = Join this { $title } with { $players } players?
draft-join-line = Opened by { $host }. { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
draft-join-full = All seats are taken; you can watch when the tables are paired.
draft-link = Send this link to the others
draft-link-copy = Copy the link
draft-begin = Begin with bots in the free seats
draft-waiting = Waiting for { $free ->
    [one] one more player
   *[other] { $free } more players
}
draft-waiting-line = It begins by itself when all seats are taken.
draft-open-seed = The seed was chosen by the host, who could know every pack.
draft-again = Look again
draft-back = Your way back
draft-back-line = With this link you find your seat again on another device. It is yours alone.
draft-back-ask = Come back as { $name }?
draft-back-text = Then this browser, too, sits in the seat of { $name }.
draft-back-do = Yes, that is me

draft-pick-ask = Take a piece
draft-pick-line = Round { $round } of { $rounds }, pick { $pick } of { $picks }. The rest goes to { $next }.
draft-pack = The pack in front of you
draft-take = Take { $name }
draft-take-short = Take
draft-picked-wait = You have picked. Waiting for: { $names }
draft-picked-line = Round { $round } of { $rounds }, pick { $pick } of { $picks }. All picks are carried out at once.
draft-taken = Taken so far
draft-taken-none = Nothing yet.

draft-build-ask = Build a warband from your pool
draft-build-line = At most sixteen miniatures, and only what you have opened.
draft-build-do = Build
draft-built-wait = Handed in. Waiting for: { $names }
draft-built-all = Everybody has handed in
draft-built-line = You can still change yours until the tables are paired.
draft-built-change = Change
draft-pair = Pair the tables
draft-pair-next = Pair round { $n }
draft-pair-wait = { $host } pairs the tables.
draft-round = Round { $n }
draft-play = To the table
draft-watch = Watch
draft-bye = free this round
draft-bots-only = two bots; not played
draft-against = { $one } against { $other }
draft-over = The tables are paired
draft-over-line = Now everybody may see what everybody opened.
draft-pools = What everybody had
draft-warband-of = Warband of { $name }
draft-digest = digest { $digest }
draft-seed-told = Seed { $seed }
draft-seed-prove = With it anybody can open the same packs again.

## What cannot be
draft-no-full = All seats are taken.
draft-no-two-seats = You sit in another seat of this draft already.
draft-no-host = Only the host can do that.
draft-no-not-yours = You are not in this draft.
draft-no-picked = You have picked already; the first pick counts.
draft-no-not-there = This piece is not in front of you any more.
draft-no-not-now = That cannot be done now.
draft-no-illegal = This warband cannot be handed in: it breaks a rule, or it is not from your pool.
draft-no-format = Choose a format.
draft-no-players = Limited play is for two to eight players.
draft-no-seed = A seed is a whole number, or nothing at all.
draft-no-busy = Too many acted at once. Nothing is lost; try again.
