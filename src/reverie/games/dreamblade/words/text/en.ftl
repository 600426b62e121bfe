# Dreamblade in English: questions, options, events, refusals.

## Seats and phases
seat-A = A
seat-B = B
phase-setup = setup
phase-initiative = initiative
phase-spawn = spawn phase
phase-action = action phase
phase-conquest = conquest
action-shift = shift
action-strike = strike
zone-reserves = reserves
zone-dreamscape = dreamscape
zone-graveyard = graveyard
zone-removed = removed from the game
rarity-common = common
rarity-uncommon = uncommon
rarity-rare = rare
rarity-unknown = rarity unknown

## The table
table-turn = Turn { $turn } · { $phase }
table-owner = Turn { $turn } · { $phase } of { $seat }
table-won = turns won
table-points = points
table-bonus = bonus
table-kills = destroyed
table-projected = score now
table-reserves = reserves
table-graveyard = graveyard
table-portal = portal { $seat }
table-map = map { $map }, { $turns } turns won win the game
table-fresh = destroyed this turn
table-waiting = bonus still waiting
table-empty = (none)
word-creature = creature
word-location = location
word-none = none
face-miss = miss
    .typed = m miss
face-blade = blade
    .typed = b blade
ordinal = { $n }{ $last ->
    [1] st
    [2] nd
    [3] rd
   *[other] th
}
word-cost = cost { $cost }
word-price = price { $price }
word-rules = Rules text is made from the piece's data.
stat-line = power { $power }, defense { $defense }, life { $life }
stat-damage = damage { $damage }

## Questions
choice-edges = Who gets the bottom edge?
choice-initiative = Initiative: roll { $n ->
    [one] one die
   *[other] { $n } dice
} (1 to 6).
choice-attack = Attack: roll { $n } attack { $n ->
    [one] die
   *[other] dice
}.
choice-wail = Wail: roll two initiative dice.
choice-action = Shift or strike?
choice-spawn = Spawn, use a spawn ability, or stop? { $points } spawn { $points ->
    [one] point
   *[other] points
} left.
choice-value = { $subject }: how much is X?
choice-shift = Move a creature, or stop?
choice-strike = Fight in which cell?
choice-attackers = Who attacks in { $cell }?
choice-reroll = Which dice are rerolled? They show { $dice }.
choice-blade = Which ability gets the next blade? { $blades } left.
choice-damage = Split { $total } damage.
choice-fate = { $subject } has enough damage for both: disrupt or destroy it?
choice-disrupt = Where do disrupted creatures go?
choice-deathblow = Deathblow: who of the dying attacks once more?
choice-order = Which effect comes first?
choice-unique = Which copy stays?
choice-target = { $subject } attacks whom?
choice-choose = { $keyword } of { $subject }: which one?
choice-move = { $keyword } of { $subject }: move whom where?
choice-bomb = Sacrifice { $subject } and let it explode?

## Options
option-stop = stop
option-decline = do nothing
option-explode = explode
option-shift = shift
option-strike = strike
option-disrupt = disrupt
option-destroy = destroy
option-spawn = spawn { $who } ({ $price }) in { $cell }
option-spawn-what = spawn { $who } ({ $price })
option-ability = { $who }: { $ability }
option-ability-what = ability of { $who }
option-move = { $who } to { $cell }
option-move-what = { $who } in { $cell }
option-fight = fight in { $cell }
option-attackers = { $names }
option-nobody = nobody
option-no-dice = none
option-blade = { $who }: { $ability }
option-blade-copied = { $who }: { $ability }, copied from { $source }
option-blade-granted = { $who }: { $ability }, granted by { $source }
option-split = { $parts }
option-place = { $who } to { $cell }
option-order = { $keyword } of { $who }
option-edge-0 = seat A
option-edge-1 = seat B

## Sums
word-fallen = { $n } fallen
word-and = { $first } and { $last }

## Events
event-edges-assigned = { $bottom } has the bottom edge, { $top } the top edge.
event-turn-began = Turn { $turn } begins.
event-phase-spawn = { $seat }'s spawn phase.
event-phase-action = { $seat }'s action phase.
event-phase-conquest = Conquest.
event-action-chosen = { $seat } chooses to { $action }.
event-game-ended-victory = { $winner } wins the game.
event-game-ended-turn-limit = The turn limit ends the game: { $winner } has won more turns.
event-game-ended-draw = The turn limit ends the game in a draw.
event-initiative-won = Initiative { $dice }: { $seat } goes first.
event-initiative-modified = Initiative { $dice }, changed to { $modified }: { $seat } goes first.
event-spawn-skipped = A 1 was rolled: no spawn phases this turn.
event-points-received = { $seat } has { $points } spawn { $points ->
    [one] point
   *[other] points
}{ $made ->
    [bonus] : { $base } rolled, { $bonus } bonus.
    [energize] : { $base } rolled, { $energize } from Energize.
    [bonusenergize] : { $base } rolled, { $bonus } bonus, { $energize } from Energize.
   *[plain] .
}
event-points-lost = { $points } unspent spawn { $points ->
    [one] point is
   *[other] points are
} lost.
event-ability-bought = { $who } uses { $ability }.
event-spawned = { $seat } spawns { $who } in { $cell } for { $price }.
event-moved = { $who } moves from { $origin } to { $cell }.
event-disrupted = { $who } is disrupted: { $seat } puts it from { $origin } to { $cell }.
event-destroyed = { $who } is destroyed in { $cell }; its owner gets { $bonus } bonus spawn { $bonus ->
    [one] point
   *[other] points
}.
event-sacrificed = { $who } is sacrificed in { $cell }.
event-banished = { $who } is banished from { $cell } to the reserves.
event-purged = { $who } goes from the reserves to the graveyard.
event-returned = { $who } returns from the graveyard to the reserves.
event-damaged = { $who } takes { $damage } damage{ $before ->
    [0] .
   *[other] , { $total } in all.
}
event-damaged-relentless = { $who } takes { $damage } damage{ $before ->
    [0] { "" }
   *[other] , { $total } in all,
} and cannot be disrupted while it stays.
event-combat-began = Combat in { $cell }.
event-ability-lasts = { $who }: { $ability } is in force until the end of the { $scope ->
    [combat] combat
   *[turn] turn
}.
event-scored = { $total ->
    [0] { $seat } scores nothing.
   *[other] { $seat } scores { $total }: { $sum }.
}
event-turn-won = { $seat } wins the turn, the { $nth } of the game.
event-special-attack = { $who } makes a special attack ({ $ability }) on { $target }.
event-attacked = { $names } { $count ->
    [one] attacks
   *[other] attack
} in { $cell } with { $dice } { $dice ->
    [one] die
   *[other] dice
}.
event-tallied = { $damage ->
    [0] No damage
   *[other] { $damage } damage
}{ $blades ->
    [0] .
    [one] , { $blades } blade.
   *[other] , { $blades } blades.
}
event-blade-assigned = A blade goes to { $who }: { $ability }.
event-regenerated = { $who } regenerates.
event-deathblow = Deathblow: { $names } in { $cell } with { $dice } { $dice ->
    [one] die
   *[other] dice
}.
event-nothing-happened = { $who }: { $ability } does nothing.
event-declined = { $who }: { $ability } is not used.
event-marked = Ferocity: { $who } will be destroyed if it would be disrupted.
event-damage-modified = { $who }: { $ability } { $none ->
    [yes] leaves the damage as it is.
   *[other] changes the damage by { $change }.
}
event-rolled = Rolled: { $dice }.
event-forced = Only one way to go: { $option }.

## Refusals
refusal-no-option = That is not among the options.
refusal-not-in-dreamscape = { $who } is not in the dreamscape.
refusal-not-yours = { $who } is not yours.
refusal-locations-never-move = { $who } cannot be moved: locations never move.
refusal-already-moved = { $who } has already moved in this shift.
refusal-engaged = { $who } is engaged: an enemy creature is in its cell.
refusal-cell-full = { $cell } already holds four creatures of that player.
refusal-not-adjacent = { $cell } does not share a side with the cell of { $who }.
refusal-defender = { $who } has Defender: a shift cannot take it into a cell with enemies.
refusal-nobody-there = You have no creature in { $cell }.
refusal-not-contested = { $cell } is not contested: no enemy creature is there.
refusal-already-fought = There has been a combat in { $cell } in this strike already.
refusal-in-graveyard = { $who } is in the graveyard and has no Respawn.
refusal-not-in-reserves = { $who } is not in your reserves.
refusal-vengeance = { $who } has Vengeance: the opponent must have won at least { $x } turns.
refusal-unique = You already control a miniature with Unique { $name }.
refusal-too-expensive = { $who } costs { $price }, and you have { $points } spawn points left.
refusal-first-turn-portal = On turn 1 miniatures are spawned only in your own portal, not in { $cell }.
refusal-not-spawn-row = { $cell } is neither your portal nor in your spawn row.
refusal-row-cell-was-occupied = A creature of yours stood in { $cell } when this spawn phase began.
refusal-four-spawned-here = Four creatures have been spawned in { $cell } in this phase already.
refusal-column-not-controlled = You control no miniature in the column of { $cell }.
refusal-no-own-creature = You have no creature in { $cell }.
refusal-location-there = There is already a location in { $cell }.
refusal-not-controlled = You do not control { $who }.
refusal-ability-used = { $who } has already used { $ability } in this spawn phase.
refusal-not-in-score = { $who } is not in one of your scoring cells, as { $ability } demands.
refusal-at-least-one = At least one creature must attack.
refusal-not-in-this-cell = { $who } is not in { $cell }.
refusal-loner = { $who } has Loner: it attacks alone or not at all.
refusal-not-attacking = { $who } does not take part in this attack.
refusal-too-few-blades = Not enough blades are left for { $ability } of { $who }.
refusal-once-per-attack = { $ability } of { $who } works once per attack and has been used.
refusal-negated = The blade abilities of { $who } are negated by Nullify.
refusal-all-damage = All { $total } damage must be assigned; this assigns { $given }.
refusal-bodyguard = { $who } has Bodyguard: it must be given enough to be disrupted or destroyed before others get any.
refusal-own-portal = A disrupted creature cannot be put into your own portal, { $cell }.
refusal-not-empty = { $cell } is not empty: a disrupted creature goes to a cell without any miniature.
refusal-no-portal = { $cell } is a portal; Teleport does not reach portals.
refusal-keyword-forbids = This ability cannot move { $who } to { $cell }.
refusal-cannot-decline = This cannot be declined.
refusal-no-target = { $who } is no legal target.

## Outcome
outcome-victory = { $winner } has won { $turns } { $turns ->
    [one] turn
   *[other] turns
} and the game.
outcome-turn-limit = The turn limit is reached; { $winner } has won more turns ({ $a } to { $b }).
outcome-draw = The turn limit is reached; the game is drawn ({ $a } to { $b }).
outcome-agreed = The players agree on a draw ({ $a } to { $b }).
outcome-resigned = { $loser } resigns; { $winner } wins.
outcome-time = { $loser } has no time left; { $winner } wins.

## Odds
odds-title = { $cell }: { $dice } { $dice ->
    [one] die
   *[other] dice
}
odds-rolled = The dice of this combat have been rolled: { $dice }.
odds-note = All creatures that may attack there do, and all damage goes to one enemy; blade abilities are not counted.
odds-note-chosen = All damage goes to one enemy; blade abilities are not counted.
odds-damage = damage at least
odds-blades = blades at least
odds-enemy = enemy
odds-disrupt = disrupt
odds-destroy = destroy
odds-mean = mean damage { $mean }

## Reading what people type
parse-cell-missing = Name a cell, such as c3.
parse-no-piece = There is no piece called “{ $words }”.
parse-ambiguous = “{ $words }” could be { $names }; use the code, such as { $code }.
parse-dice = Type { $n } dice: numbers 1, 2, 3, m for a miss, b for a blade.
parse-dice-d6 = Type { $n } dice: numbers from 1 to 6.
parse-no-thing = Say what you mean: a piece and a cell, such as “A3 c2”.

## Why a bot chose
bot-stay = No move is worth making.
bot-fight-there = There is a fight to be had there.
bot-claim = The cell scores.
bot-approach = It comes closer to scoring cells.
bot-strike = This fight promises most.
bot-no-fight = No fight promises anything.
bot-action-strike = Fighting now promises more than moving.
bot-action-shift = Moving now promises more than fighting.
bot-spawn = It is the best use of the points.
bot-stop-spawning = Nothing more is worth its price.
bot-spawn-ability = The ability is worth its price.
bot-attack-all = All together have the most dice.
bot-deathblow = A free attack costs nothing.
bot-damage = This split disrupts and destroys what is worth most.
bot-avoid-deathblow = It would strike back as it dies, so it is better driven away.
bot-destroy = It is worth more destroyed than driven away.
bot-disrupt = There it is farthest from its goals.
bot-blade = This is the best use of a blade.
bot-move-own = It stands better there.
bot-move-enemy = It stands worse there.
bot-decline = It would do more harm than good.
bot-reroll = Misses are rolled again.
bot-target = This choice changes most.
bot-bomb = The blast is worth the sacrifice.
bot-all-points = Points that are not spent are lost.
bot-any = Nothing speaks for one over another.
bot-beginner-action = Whoever can fight fights; the others move.
bot-random = Chosen by chance.
bot-playouts = It came out best in { $playouts } imagined games.
bot-only-one = It is the only sensible answer.

## Limited play
limited-seat = Seat { $seat }
limited-drafter = Drafter { $number }
limited-pool = { $who }: { $count } pieces, digest { $digest }
limited-warband = Suggested warband: { $pieces }
limited-left-out = Left out: { $pieces }
limited-written = Written to { $file }
limited-why-copies = more copies than allowed
limited-why-aspect = few others share its aspect
limited-why-crowded = too many others cost about as much
limited-why-weak = the weakest for its cost
