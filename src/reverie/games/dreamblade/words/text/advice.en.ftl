# What to do, in English: whole sentences.

do-spawn = Spawn { $who } in { $cell } for { $n } { $n ->
    [one] point
   *[other] points
}.
do-spawn-ability = Pay for { $ability } of { $who }.
do-spawn-stop = Stop spawning.
do-action-shift = Shift with this action.
do-action-strike = Strike with this action.
do-move = Move { $who } to { $cell }.
do-shift-stop = Stop moving.
do-move-decline = Move nobody.
do-strike = Fight in { $cell }.
do-strike-stop = Stop fighting.
do-attackers = Attack with { $names }.
do-deathblow = Let { $names } strike while falling.
do-deathblow-nobody = Let nobody strike while falling.
do-reroll = { $n ->
    [0] Keep the dice as they lie.
    [one] Roll die { $dice } again.
   *[other] Roll dice { $dice } again.
}
do-blade = Use { $ability } of { $who }.
do-bomb-explode = Let { $who } explode.
do-bomb-decline = Do not let { $who } explode.
do-damage = Deal { $parts }.
do-damage-part = { $n } to { $who }
do-fate-destroy = Destroy { $who }.
do-fate-disrupt = Disrupt { $who }.
do-place = Place { $who } in { $cell }.
do-choose = Choose { $what }.
do-choose-there = Choose { $who } in { $cell }.
do-choose-decline = Choose nobody.

# Help in the terminal
help-why = why A3 c2
help-odds = exact chances of the combats at hand
help-show = show A3 (a piece with its rules text), show reserves, show graveyard
help-rules = rules deathblow, or rules DB-802.2g
