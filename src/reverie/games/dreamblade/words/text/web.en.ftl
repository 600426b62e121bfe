# Dreamblade in a browser, in English.

## The plate of the game, where one chooses a game
plate = Two dream lords, 25 cells, six turns to win. Nothing is hidden.
    .players = 2 players
    .length = 40 min

## Seats, turns, phases
web-seat-sun = Sun
web-seat-moon = Moon
web-turn = Turn { $turn }
web-heading-spawn = Turn { $turn } · { $side } spawns
web-heading-action = Turn { $turn } · { $side } acts
web-rail-initiative = Initiative { $dice }
web-rail-spawn = Spawn, { $side }
web-rail-action = Action { $n }, { $side }
web-rail-conquest = Conquest
web-subtitle = Turn { $turn }: { $phase }
web-first = first

## Questions
web-ask-spawn = Spawn with { $points } { $points ->
    [one] point
   *[other] points
}
web-ask-action = Choose this action: shift or strike
web-ask-shift = Move a creature
web-ask-strike = Choose a cell to fight in
web-ask-attackers = Choose the attackers in { $cell }
web-ask-damage = Split { $total } damage in { $cell }
web-ask-blade = Give a blade to an ability ({ $n } left)
web-ask-reroll = Choose up to { $n } { $n ->
    [one] die
   *[other] dice
} to reroll
web-ask-fate = Disrupt or destroy { $subject }?
web-ask-disrupt = Place the disrupted creatures
web-ask-deathblow = Strike back from { $cell }: who attacks?
web-ask-order = Choose which effect comes first
web-ask-unique = Choose the copy that stays
web-ask-target = Choose whom { $subject } attacks
web-ask-choose = { $keyword } of { $subject }: choose one
web-ask-move = { $keyword } of { $subject }: move whom where?
web-ask-value = Choose X for { $subject }
web-ask-bomb = Let { $subject } explode?

## The line under the question
web-line-spawn = Choose a miniature of your reserves, then a cell. What is not spent is lost.
web-line-spawn-where = { $who } costs { $price }; { $left } { $left ->
    [one] point stays
   *[other] points stay
}. Choose a cell.
web-line-which-ability = { $who }: choose the ability.
web-line-action = Shift: each unengaged creature may move one cell. Strike: fight in contested cells.
web-line-shift = { $count ->
    [0] Nobody can move any more.
    [one] One creature may still move, one cell.
   *[other] { $count } creatures may still move, one cell each.
}
web-line-move-where = { $who }: choose the cell.
web-line-strike = { $count ->
    [one] One contested cell is left; each is fought in once.
   *[other] { $count } contested cells are left; each is fought in once.
}
web-line-attackers = { $count ->
    [0] Choose at least one; their power is the number of dice.
   *[other] { $dice } { $dice ->
        [one] die
       *[other] dice
    } as chosen; the power of the attackers is the number of dice.
}
web-line-deathblow = { $count ->
    [0] The dying may attack once more. Confirm without anybody to let it be.
   *[other] { $dice } { $dice ->
        [one] die
       *[other] dice
    }; no blade abilities.
}
web-line-damage = { $left ->
    [0] All damage is placed.
   *[other] { $left } left to place. All damage that can be assigned must be.
}
web-line-reroll = { $count ->
    [0] Confirm without any die to keep them all.
    [one] One die is rolled again, and the new result counts.
   *[other] { $count } dice are rolled again, and the new results count.
}
web-line-blade = Blades must go to blade abilities while any can be activated, one at a time.
web-line-fate = Destroyed it gives you a point this turn, and its owner two bonus spawn points.
web-line-fate-deathblow = Destroyed it strikes back with { $dice } { $dice ->
    [one] die
   *[other] dice
}.
web-line-disrupt = Each goes to an empty cell other than your own portal.
web-line-order = Your simultaneous effects happen in the order you choose.
web-line-unique = The others are sacrificed.
web-line-value = From 0 to the { $points } { $points ->
    [one] point
   *[other] points
} you have.
web-line-target = Special attack: { $dice } { $dice ->
    [one] die
   *[other] dice
}; all damage goes to the target.

## Picks
web-stop = Stop
web-stop-spawn = Stop spawning
web-stop-shift = Stop moving
web-stop-strike = Stop fighting
web-decline = Do nothing
web-pick-shift = Shift
web-pick-strike = Strike
web-pick-disrupt = Disrupt
web-pick-destroy = Destroy
web-pick-explode = Explode
web-pick-fight = Fight in { $cell }
web-pick-die = die { $n }: { $face }
web-pick-value = X = { $n }
web-pick-ability = { $who }: { $ability }
web-pick-attacker = { $who }, power { $power }
web-pick-there = { $who } in { $cell }
web-pick-spawn = Spawn { $who } for { $price }
web-pick-use = { $who }: use a spawn ability
web-pick-spawn-to = { $who } into { $cell }
web-pick-move-to = { $who } to { $cell }
web-pick-place-to = { $who } to { $cell }
web-pick-buy = { $ability } for { $price }
web-pick-buy-x = { $ability }, any price
web-choose-split = Choose one of { $n } ways to split

## Refusals
refusal-whom-first = First choose whom; then the cells light up.
refusal-no-spawn-ability = { $who } has no spawn ability.

## The board
web-board = Dreamscape, five by five
web-portal = portal
web-portal-of = portal of { $side }
web-contested = contested
web-worth-to = worth { $n } to { $side }
web-worth-both = worth { $n } to both
web-count-of = { $side }: { $n } { $n ->
    [one] creature
   *[other] creatures
}
web-piece = { $who }, { $side }
web-will-disrupt = will be disrupted
web-will-destroy = will be destroyed
web-will-both = will be disrupted or destroyed
web-kept-out = stays out
web-chosen = chosen
web-option = option
web-empty-cell = Nobody stands here, and nobody scores here.
web-stands = { $side }: { $names }
web-claims = { $side } would score { $n } here now

## Seats
web-track = { $won } of { $victory } turns won
web-points-left = spawn <b>{ $left }</b> of { $points }
web-points-due = spawn <b>{ $points }</b> to come
web-points-none = spawn <b>{ $left }</b>
web-points-skipped = no spawn phase this turn
web-bonus = bonus waiting
web-reserves = Reserves
web-graveyard = Graveyard
web-pieces = { $n } { $n ->
    [one] piece
   *[other] pieces
}
web-fresh = { $n } fell this turn
web-copies = { $n } copies
web-grave-fresh = fell this turn
web-grave-lying = scored, bonus waits
web-grave-old = paid

## Score
web-projected = Projected conquest score
web-if-ended = Turn { $turn }, if it ended now
web-leads = { $side } leads by { $n }
web-level = Level: nobody would win the turn
web-and = { $first } and { $last }
web-and-contested = { $line }; { $cells } { $n ->
    [one] is
   *[other] are
} contested
web-fallen = { $n } fallen
web-tides = Tide table
web-turn-word = turn
web-won-by = won by

## Details
web-details = Details
web-nothing-looked = Point at a piece or a cell to read about it.
web-price-plain = Costs { $price }.
web-price-more = Costs { $price } now: { $cost } + { $change }, since your dreamscape and graveyard lack { $lacks }.
web-price-less = Costs { $price } now: { $cost } − { $change }.
web-moved = already moved
web-spawn-it = Spawn
web-power = power
web-defense = defense
web-life = life
web-damage = damage
web-change = { $change } { $stat }: { $keyword } of { $who }
web-req-score = while in a scoring cell
web-req-comes = when it comes into play
web-req-spawn = { $n } spawn points
web-req-blade = blade
web-req-multiblade = multiblade
web-req-blade-double = two blades
web-req-blade-double-multi = two blades, any number of times

## Combat
web-combat = Combat
web-combat-at = Combat at { $cell }
web-deathblow-at = Deathblow at { $cell }
web-special-of = Special attack of { $who }
web-dice = { $n } { $n ->
    [one] die
   *[other] dice
}: { $faces }
web-dice-none = No dice rolled yet.
web-damage-is = damage <b>{ $total }</b>
web-damage-sum = damage <b>{ $total }</b> = { $sum }
web-blades = Blade tray
web-declined = not used
web-split = Split of damage
web-split-total = Split { $total } damage
web-left-to-place = <b>{ $left }</b> left to place
web-fate = Fate
web-fate-disrupt = disrupted
web-fate-destroy = destroyed
web-fate-both = disrupted or destroyed
web-disrupt-at = disrupt at { $n }
web-destroy-at = destroy at { $n }
web-damage-on = Damage on { $who }
web-rest-here = the rest here
web-less = less
web-more = more
web-effects = Effects that wait
web-numbers = How much is X?
web-x = X

## Odds
web-odds-at = { $dice } { $dice ->
    [one] die
   *[other] dice
} in { $cell }
web-odds-all = All attack: { $dice } { $dice ->
    [one] die
   *[other] dice
}
web-odds-chosen = Chances with { $dice } { $dice ->
    [one] die
   *[other] dice
}
web-odds-falls = { $n ->
    [one] If { $names } falls
   *[other] If { $names } fall
}
web-odds-back = { $side } moves second, so it strikes back: deathblow, { $dice } { $dice ->
    [one] die
   *[other] dice
}.
web-odds-disrupts = disrupts { $who }
web-odds-destroys = destroys { $who }
web-odds-note = All damage on one enemy; blade abilities not counted.

## New table
web-form-warband = Warband
    .help = Sixteen miniatures to spawn from.
web-form-map = Map
    .help = What the nine key cells are worth.
web-form-edges = Edges
    .help = Who sits at the lower edge of the map.
web-form-edges-random = by lot
web-form-edges-A = Sun at the bottom
web-form-edges-B = Moon at the bottom
web-form-victory = Turns to win
    .help = Whoever has won so many turns has won the game.
web-form-turn-limit = Turn limit
    .help = 0 is none; at the limit whoever has won more turns wins.
web-form-tournament = Tournament initiative
    .help = In the turn after a skipped spawn, ones are rolled again.
web-form-bad-number = { $label }: “{ $given }” should be a whole number from { $least } to { $most }.
web-form-bad-warband = Choose a warband for each seat.
web-warband-lightless-water = Fear. Strong late, and it gets stronger by its dead.
web-warband-red-current = Passion. Many dice and little to lose: strike first.
web-warband-waking-comb = Fear with a little Valor. Hivelings that swarm and call each other.
web-warband-sunken-pyre = Fear and Passion. Hellbred that lend each other their fury.
web-warband-crescent-hunt = Passion and Valor. Bloodcut beasts that hunt in packs.
web-warband-breakwater-watch = Valor. Hard to move, and it guards its own. Good for a first game.
web-warband-wandering-tide = Madness. Moves everybody about, friend and foe.
web-warband-fleet-of-two-faces = Valor and Madness. Janus captains that change places.
web-warband-drowned-names = Madness with a little Fear. Lost ones that are hard to destroy.
web-warband-sampler = Valor and Madness, a little of everything. Good for a first game.
web-map-default = The richest cells lie next to the enemy portal, the middle is cheap.
web-map-tidal-flat = Flat: holding many cells matters more than which.
web-map-deep-well = Steep: everything pulls toward the middle column.
web-map-rip-current = The shared cells are worth more to the one on whose left they lie.
web-map-sunken-ridge = The shared row is the richest: the fight is for the middle.
web-map-any = Key cells worth up to { $most }.

## What happens between two decisions
web-beat-initiative = Turn { $turn }, initiative: Sun { $sun }, Moon { $moon }. { $seat } goes first.
web-beat-attacked = { $who } { $count ->
    [one] attacks
   *[other] attack
}{ $met ->
    [0] { "" }
   *[other] { " " }{ $against }
} in { $cell } with { $dice } { $dice ->
    [one] die
   *[other] dice
}.
web-beat-deathblow = Deathblow in { $cell }: { $who } { $count ->
    [one] strikes
   *[other] strike
} back with { $dice } { $dice ->
    [one] die
   *[other] dice
}.
web-beat-again = { $n ->
    [one] One die is rolled again.
   *[other] { $n } dice are rolled again.
}
web-beat-won = { $seat } wins turn { $turn }, { $own } : { $others } { $shared ->
    [both] ({ $sum } against { $against })
   *[one] ({ $sum })
}. Won so far: { $nth } of { $victory }.
web-episode = Combat in { $cell }{ $rolled ->
    [no] .
   *[yes] { $damage ->
        [0] : no damage.
       *[other] : { $damage } damage.
    }
}
web-episode-destroyed = { $names } { $n ->
    [one] is
   *[other] are
} destroyed.
web-episode-disrupted = { $names } { $n ->
    [one] is
   *[other] are
} disrupted.
web-episode-sacrificed = { $names } { $n ->
    [one] is
   *[other] are
} sacrificed.
web-episode-banished = { $names } { $n ->
    [one] is
   *[other] are
} banished.
web-beat-level = Nobody wins turn { $turn }: { $own } : { $others }.

## Buttons that answer, and what is asked before something is given up
web-confirm-attackers = { $every ->
    [yes] All attack: { $dice } { $dice ->
        [one] die
       *[other] dice
    }
   *[no] { $count } { $count ->
        [one] attacks
       *[other] attack
    }: { $dice } { $dice ->
        [one] die
       *[other] dice
    }
}
web-confirm-deathblow = Strike back: { $dice } { $dice ->
    [one] die
   *[other] dice
}
web-confirm-let-be = Let it be
web-confirm-reroll = { $count ->
    [0] Keep all dice
    [one] Reroll one die
   *[other] Reroll { $count } dice
}
web-ask-before-strike = There is nobody to fight: no cell is contested. A strike would use up this action for nothing. Strike all the same?
web-ask-before-stop = { $points } spawn points would be lost. Stop spawning all the same?
## A finished game in figures
figure-turns = Turns won
figure-spawned = Miniatures spawned
figure-dice = Attack dice
figure-rolled = Damage on them, and what is usual
figure-luck = { $rolled } / { $mean }
figure-damage = Damage dealt
figure-destroyed = Miniatures destroyed
web-setup-map = map { $map }
