# Ways to play: clocks, pauses, bots in somebody's place, seats handed over, dice of one's own, notices, playing on.

# Clocks
ways-clock = Clock
ways-clock-none = None
ways-clock-move = So long for every answer
ways-clock-game = So long for the whole game
ways-clock-seconds = Seconds for an answer
ways-clock-minutes = Minutes for the game
ways-clock-increment = Seconds added by every answer
ways-clock-move-line = When the time is up, the answer is to pass; where nobody can pass, the game's own advice is followed.
ways-clock-game-line = Whoever has no time left has lost.
ways-note-timed = { $seat } ran out of time; an answer was given in their place.

# Pauses
ways-pause = Pause the game
ways-resume = Go on
ways-paused = The game is paused
ways-paused-line = Clocks stand still and nothing can be answered. Anybody who sits at the table may go on.
ways-note-paused = { $seat } pauses the game.
ways-note-resumed = { $seat } goes on with the game.
shell-offer-pause = { $name } asks for a pause.
shell-offer-pause-mine = You asked for a pause. The others must agree.

# Somebody is away
ways-absent = { $name } is away. Let a bot play in their place:
ways-absent-bot = How strong the bot is
ways-absent-level = A bot in their place: { $level }
ways-call = Unless { $name } comes back, a bot ({ $level }) plays in their place in
ways-seat-stand-in = away, a bot plays ({ $level })
ways-note-substituted = { $seat } is away; a bot ({ $level }) plays in their place.
ways-note-returned = { $seat } is back.

# Giving up
ways-note-left = { $seat } gives up and is out of the game.
ways-note-timed-out = { $seat } has no time left and is out of the game.
ways-note-resigned = { $old } gives up; a bot ({ $level }) plays on as { $seat }.

# A bot that fails
ways-bot-failed = { $name } has failed
ways-failed = { $name } ({ $level }) has failed: that is a mistake in Reverie, not yours. It has been written down for whoever runs this server, and nothing of the game is lost. Let it try again, or let another bot sit down:
ways-failed-who = Who goes on in its place
ways-failed-again = Try again
ways-failed-level = Another bot: { $level }
ways-note-failed = { $seat }: the bot ({ $level }) failed; this is a mistake in Reverie.
ways-note-replaced = { $seat }: another bot ({ $level }) sits down.
refused-not-failed = This bot has not failed; it goes on by itself.

# A seat handed over
ways-link-hand = Hand seat { $seat } to somebody else
ways-join-hand = { $name } hands their seat to whoever opens this link first. From then on it is yours alone.
ways-join-take = Take over as { $seat }
ways-note-handed = { $old } hands the seat of { $seat } to { $new }.
oops-link-handed = This link is used up
    .text = The seat has been handed to somebody since the link was made, and only they can play there now.
    .safe = The game goes on; nothing was changed.
    .way = To the tables

refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-not-their-move = Nothing is asked of them just now.
refused-no-level = There is no bot of that level.
refused-not-away = They are not away.
refused-nobodys-seat = Nobody could hand this seat over: no person sits there.
refused-not-due = Nothing is due yet.

# Dice of one's own
ways-companion = We roll our own dice
ways-companion-line = The table asks for every roll, and you tell it what fell; decks it shuffles itself.
ways-roll-line = Roll the dice and tell the table what they show.
ways-roll-tray = { $n } in the tray, { $left } to come
ways-roll-faces = What a die shows
ways-roll-type = What the dice show, as words or numbers
ways-roll-example = or type: 3 1 …
ways-roll-put = Put in
ways-roll-many = There are too many possibilities to tap: let the table draw.
ways-roll-luck = Roll for us
ways-roll-luck-ask = Let the table roll this time?
ways-roll-not-yet = Not all dice are in the tray yet.
refused-roll = { $why }

# Playing on from a replay, and the turns of a game
ways-on = Play on from here
ways-on-line = A new table begins with the first { $step } of { $last } steps as they were played. From there on the dice fall anew.
ways-on-level = How strong the bot is
ways-on-as = Play { $seat } against a bot
ways-on-all = Play all seats at this screen
ways-on-back = Back to the replay
ways-on-over = The game is over at this step. Go back a few steps and play on from there.
ways-points = Turning points
ways-points-replay = Watch the replay
points-mistake = { $who } gives { $lost } { $lost ->
    [one] point
   *[other] points
} of a hundred away
points-found = { $who } finds the one good answer
points-luck = The dice help { $helped }
points-played = Played: { $what }
points-better = Better: { $what } { $why }
points-mistake-chances = { $who } could have kept winning chances of { $best } %; what was played left { $given } %.
points-found-chances = It gives { $who } winning chances of { $given } %; with the next best answer they would be { $next } %.
points-luck-chances = On average this leads { $who } to winning chances of { $meant } %; it led to { $reached } %.
ways-points-step = Step { $step }
ways-points-try = Play on before this decision
ways-points-none = As far as the strongest bot can tell, no decision and no roll turned this game by five points of a hundred or more. The curve is a quicker guess and swings further.

# Telling people that it is their move
ways-notify = Tell me when it is my move
ways-notify-denied = Your browser does not allow it
ways-webhook = Webhook
ways-webhook-line = An https address that is told when it is somebody's move. Leave it empty if you do not know what that is.
ways-oops-webhook = Please write a whole address that begins with https://.
ways-news-move = { $game }: it is the move of { $names }.
ways-news-over = { $game }: the game is over, { $names } won.
ways-news-over-lost = { $game }: the game is over, and lost.
ways-news-over-closed = { $game }: the session is over; it can go on another day.
ways-news-drawn = { $game }: the game is over, nobody won.

# A screen handed over
refused-curtain = The screen is being handed over: nothing can be done before somebody draws the curtain.
ways-roll-whose = Now the die of { $name }

# Luck and skill told apart, under the turning points
fortune-title = Luck and skill
fortune-what = Luck is what dice and cards brought beside the mean of what they could have brought; skill is what clear mistakes gave away. Both are points out of a hundred of the chances to win. Where not everything that could have come was tried, the margin says how sure the figure is. Much luck evens out within a turn: nobody has won by luck alone because the sum is above zero.
fortune-luck = Luck over the whole game
fortune-skill = Given away by clear mistakes
fortune-turns = Luck of { $name }, turn by turn
fortune-turn = Turn
fortune-sum = Points
fortune-rolls = What did most for { $name }, or against
fortune-none = nothing
fortune-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
fortune-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
