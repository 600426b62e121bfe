# What any game may say. A game whose own texts have one of these keys says it its own way.
seat-sun = Sun
seat-moon = Moon
seat-star = Star
seat-comet = Comet
seat-cloud = Cloud
seat-bolt = Bolt

option-nothing = nothing
option-stop = stop
option-pass = pass

refusal-not-offered = That cannot be chosen here.
parse-unclear = “{ $words }” is none of the options; type one of them, or its number.
parse-dice = { $n ->
    [one] Type what the die shows, as in 4.
   *[other] Type what the { $n } dice show, as in 4 6 1.
}

outcome-won = Winner: { $winners } ({ $scores }).
outcome-draw = A draw ({ $scores }).
outcome-agreed = The players agree on a draw ({ $scores }).
outcome-resigned = { $losers } gave up; winner: { $winners }.
outcome-time = { $losers } ran out of time; winner: { $winners }.
outcome-lost = Lost ({ $scores }).
outcome-closed = The session is over; it can go on another day.
outcome-resigned-lost = The party has given up: the game is lost.
outcome-time-lost = Time is up: the game is lost.

bot-any = Nothing speaks for one over another.
bot-random = Chosen by chance.
bot-playouts = It came out best in { $playouts } imagined games.
bot-only-one = It is the only sensible answer.
help-why = why THING
help-odds = exact chances, where dice are at hand
help-show = show THING
help-rules = rules WORD, or a rule by its id
