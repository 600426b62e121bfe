# Wisps, in English. Keys are the names of its decisions, events and reasons.
ask-snare = Which number shall your snare catch?
ask-wisps = The die is rolled for wisps.
ask-dare = Roll again, or keep what you have?
option-roll = roll again
option-stop = keep them

event-hidden = { $seat } hides a snare for the { $number }.
event-sprung = The snare of { $seat } catches the { $number }: { $number } points for { $seat }.
event-gathered = { $seat } gathers { $number } and holds { $n }.
event-kept = { $seat } keeps { $n }.
event-lost = The light goes out: { $seat } loses { $n }.

head-player = Player
head-points = Points
head-snare = Snare
head-safe = Not caught
subtitle = Turn { $turn } · { $seat } · { $n } in hand
form-players = Players

bot-enough = { $n } wisps are enough to be kept.
bot-more = { $n } wisps are too few to stop.
