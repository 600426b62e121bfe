# Sword & Sorcery: the words of rules texts. Texts are made from the records of powers, items, cards and enemies.
# $form is the form of a verb: you (you heal), one (the target heals), bare (or heal). $how says how an amount is written:
# number (2), equal (as many as $as), sum ($n and as many as $as), all. $bearer is whose text it is: you, this (an enemy),
# companion, character (anybody), place (a card or token), it (somebody named before).

## Joints
say-and = { $first } and { $last }
say-or = or
say-if = { $what } if { $given }
say-in-attack = { $what } in { $attack }
say-lead = { $when }, { $what }
lead-and = { $first }, { $last }
say-times = { $what }, { $n ->
    [2] twice
   *[other] { $n } times
}
say-otherwise = { $what }; otherwise { $otherwise }
say-until = until { $span }, { $what }
say-after = after the attack { $what }
say-next = your next { $attack } this turn gets: { $what }
say-next-given = your next { $attack } this turn, if { $given }, gets: { $what }
say-next-then = after your next { $attack } this turn { $then }
say-choose = { $by ->
    [party] the party chooses one: { $options }
    [active-hero] the active hero chooses one: { $options }
   *[other] choose one: { $options }
}
choose-option = ({ $n }) { $what }
say-choose-nature = a lawful active hero: { $lawful }; a chaotic one: { $chaotic }; a neutral one chooses
say-cooldown-from = its cooldown begins when the companion dies

## Who
who-you = you
who-this = { $bearer ->
    [companion] this companion
   *[other] this enemy
}
who-this-companion = this companion
who-this-character = this character
who-it = it
who-target = the target
who-targets = each target
who-attacker = the attacker
who-defender = { $bearer ->
    [character] this character
   *[other] the defender
}
    .target = the defending hero
who-victim = the victim
who-same = the same target
who-mover = { $on ->
    [hero-enters] that hero
    [enemy-enters] that enemy
   *[other] whoever moves
}
who-saver = whoever saves
    .acc = them
who-roller = whoever rolls
    .target = the hero who rolls
who-dying = the dying hero
    .target = the dying hero
who-finder = the finder
who-opener = the hero who opened it
who-searcher = the searcher
who-revealer = the hero who revealed it
who-entered = the enemy that has come
who-active-hero = the active hero
who-first-hero = the first hero
who-one-hero = one hero of the party's choice
who-one-enemy = one enemy of the party's choice
who-chosen-hero = a hero of your choice
    .target = a hero
who-chosen-ally = a hero or companion of your choice
    .target = a hero or companion
who-chosen-enemy = an enemy of your choice
    .target = an enemy
who-another-enemy = another enemy
who-chosen-ghost = a ghost soul of your choice
    .target = a ghost soul
who-chosen-area = an area of your choice
    .target = an area
who-heroes = each hero
    .none = no hero
who-in-play = each hero in play
    .none = no hero in play
who-enemies = each enemy
    .none = no enemy
who-everyone = each character
    .none = no character
who-heroes-here = each hero { area-of }
    .none = no hero { area-of }
area-of = in { $bearer ->
    [you] your
    [place] this
    [token] that
   *[other] its
} area
who-enemies-here = each enemy { area-of }
who-enemies-there = each enemy in the target area
who-downed-heroes-here = each knocked-down hero in its area
who-heroes-within = each hero { n-within }
who-enemies-within = each enemy { n-within }
who-others-within = each other enemy { n-within }
who-others-in-sight = each other enemy in its line of sight
who-nearest-hero = the nearest hero
who-nearest-hero-within = the nearest hero in sight { n-within }
who-heroes-at = each hero { $at }
who-enemies-at = each enemy { $at }
who-heroes-passed = each hero in an area it passes
n-within = { $n ->
    [0] { area-of }
    [1] within 1 area
   *[other] within { $n } areas
}
code-quest-enemy = the enemy of the quest

## Where
place-none = {""}
place-here = { area-of }
place-trap-area = in the area of the trap
place-gates = at the spawn gates
place-everywhere = everywhere
place-chosen-area = in an area of your choice
place-rune = in an area with a rune
place-totem = at a totem
place-brazier = at a brazier
place-merchant = at the merchant
place-open-gate = at an open spawn gate
place-closed-gate = at a closed spawn gate
place-area = in { $area }

## How much
amount-SR = your soul rank
    .each = {" "}for each soul rank
amount-SR-2 = half your soul rank (rounded up)
    .each = {" "}for every two soul ranks (rounded up)
amount-ACT = the number of the ACT
    .each = {" "}for each ACT so far
amount-dealt = this attack has dealt
amount-in-play = there are heroes in play
    .each = {" "}for each hero in play
amount-heroes = there are heroes
    .each = {" "}for each hero
amount-figures = there are figures in the horde that can act
    .each = {" "}for each figure of the horde that can act
amount-value = the number of the card
amount-all = all
n-wounds = { $how ->
    [number] { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
   *[other] as many wounds as { $as }
}
n-crowns = { $how ->
    [number] { $n } crowns
   *[other] as many crowns as { $as }
}
n-shields = { $how ->
    [number] { $n ->
        [one] { $n } magic shield
       *[other] { $n } magic shields
    }
   *[other] as many magic shields as { $as }
}
n-areas = { $how ->
    [number] { $n ->
        [one] { $n } area
       *[other] { $n } areas
    }
   *[other] as many areas as { $as }
}
n-dice = { $how ->
    [number] { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
   *[other] as many dice as { $as }
}
n-points = { $how ->
    [number] { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }
   *[other] as many movement points as { $as }
}
n-soul = { $how ->
    [number] { $n ->
        [one] { $n } soul point
       *[other] { $n } soul points
    }
   *[other] as many soul points as { $as }
}
n-charges = { $how ->
    [number] { $n ->
        [one] { $n } charge
       *[other] { $n } charges
    }
   *[other] as many charges as { $as }
}
n-enemies = { $how ->
    [number] { $n ->
        [one] { $n } enemy
       *[other] { $n } enemies
    }
   *[other] as many enemies as { $as }
}
n-hits = { $how ->
    [number] { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
   *[other] as many hits as { $as }
}

## Life and limb
say-heal = { $who } { $form ->
    [one] heals
   *[other] heal
} { n-wounds }
say-wound = { $who } { $form ->
    [one] receives
   *[other] receive
} { n-wounds }
say-condition = { $who } { $form ->
    [one] receives
   *[other] receive
} { $name-called }
say-cure = { $who } { $form ->
    [one] loses
   *[other] lose
} { $how ->
    [all] all conditions
    [any] { $n ->
        [one] one condition
       *[other] { $n } conditions
    }
   *[named] { $n ->
        [0] { $which }
       *[other] one condition: { $which }
    }
}
say-fire = { $form ->
    [none] put Fire { $level-roman } { $at }
    [one] { $who } receives Fire { $level-roman }
   *[other] { $who } receive Fire { $level-roman }
}
say-unfire = { $who } { $form ->
    [one] loses
   *[other] lose
} all Fire
say-shields = { $who } { $form ->
    [one] gains
   *[other] gain
} { n-shields }
say-hide = { $who } { $form ->
    [one] becomes
   *[other] become
} hidden
say-taunt = { $who } { $form ->
    [one] becomes
   *[other] become
} the preferred victim of that enemy until its activation is over
say-stay-alive = { $who } { $form ->
    [one] stays
   *[other] stay
} alive with { $hp } HP

## Powers, actions, dice
say-rotate = { $who } { $form ->
    [one] turns
   *[other] turn
} { $how ->
    [all] all used powers
   *[other] { $n ->
        [one] one used power
       *[other] { $n } used powers
    }
} { $by ->
    [1] 1 step forward
    [-1] 1 step back
    [2] 2 steps forward
    [-2] 2 steps back
    [3] 3 steps forward
   *[other] { $by } steps
}
say-refresh = { $who } may refresh { $n ->
    [one] one used power
   *[other] { $n } used powers
}{ $at ->
    [4] {""}
    [1] {" "}that shows 1 hourglass
   *[other] {" "}that shows at most { $at } hourglasses
}
say-grants = while it is equipped you have { $powers }.
say-action = you gain { $n } more { $kind ->
    [combat] combat
    [move] move
   *[other] normal
} { $n ->
    [one] action
   *[other] actions
} this turn
say-points = you gain { n-points } for this turn's move
say-reroll = reroll up to { n-dice }
say-dice = the target rolls { $n ->
    [one] { $n } more defence die
   *[other] { $n } more defence dice
}
say-pass-save = the save counts as passed
say-roll = roll { $how ->
    [number] { $n ->
        [one] { $n } { $die } die
       *[other] { $n } { $die } dice
    }
   *[other] as many { $die } dice as { $as }
}
roll-on = { $rolled }; on { $symbols } { $what }
roll-table = { $rolled }: { $lines }
roll-line = on { $symbol } { $what }
say-save = { $who } must pass a save or { $fail }{ $both ->
    [yes] {" "}(passed: { $passed })
   *[no] {""}
}
say-save-pass = { $who } { $form ->
    [one] makes
   *[other] make
} a save; on a success { $passed }

## Moves
say-move = { $who } may move up to { n-areas }{ $evade ->
    [no] {" "}without evading: no enemy makes a reaction attack
   *[yes] {""}
}
say-put = { $form ->
    [you] place yourself
   *[other] { $who } is placed
} { $at-word ->
    [chosen-area] in an area within { n-areas }{ $sight ->
        [yes] {" "}in sight
       *[no] {""}
    }
   *[other] { $at }
}
say-fall-back = { $who } { $form ->
    [one] falls
   *[other] fall
} back { n-areas }
say-advance = { $who } { $form ->
    [one] moves
   *[other] move
} up to { n-areas } towards { $towards }
say-stop = { $who } { $form ->
    [one] stops
   *[other] stop
} there

## Attacks
weapon-main-word = the main weapon
attack-any = attack
    .a = an attack
attack-melee = melee attack
    .a = a melee attack
attack-ranged = ranged attack
    .a = a ranged attack
attack-weapon = weapon attack
    .a = a weapon attack
attack-melee-weapon = melee attack with a weapon
    .a = a melee attack with a weapon
attack-ranged-weapon = ranged attack with a weapon
    .a = a ranged attack with a weapon
attack-main = attack with the main weapon
    .a = an attack with the main weapon
attack-off = attack with the off-hand weapon
    .a = an attack with the off-hand weapon
attack-main-dagger = attack with a dagger in the main hand
    .a = an attack with a dagger in the main hand
attack-bow = attack with a bow
    .a = an attack with a bow
attack-crossbow = attack with a crossbow
    .a = an attack with a crossbow
attack-dagger = attack with a dagger
    .a = an attack with a dagger
attack-wand = attack with a wand
    .a = an attack with a wand
attack-named = attack with { $weapon }
    .a = an attack with { $weapon }
with-weapon = { $weapon ->
    [main] the main weapon
    [off] the off-hand weapon
    [same] the same weapon
    [other] the other weapon
   *[named] { $named }
}
say-attack = { $who } { $form ->
    [one] attacks
   *[other] attack
} { $on } with { with-weapon }
say-attack-effects = { $who } { $form ->
    [one] attacks
   *[other] attack
} { $on } with { with-weapon } ({ $effects })
say-attack-hits = { $who } { $form ->
    [one] attacks
   *[other] attack
} { $on } with { n-hits }
say-attack-hits-effects = { $who } { $form ->
    [one] attacks
   *[other] attack
} { $on } with { n-hits } ({ $effects })
say-attack-sure = { $what }, { $n ->
    [0] without its sure hits
    [one] with { $n } sure hit
   *[other] with { $n } sure hits
}
say-force-attack = { $who } { $form ->
    [one] attacks
   *[other] attack
} { $on } of its area with its main weapon
say-cancel-attack = the attack comes to nothing
say-take-attack = you defend in the target's place, with your own defence
say-redirect-attack = the attack turns against the attacker

## Enemies and companions
say-activate = { $who } { $form ->
    [one] is
   *[other] are
} activated
say-activate-which = { $how ->
    [plus] activate { $which } with the last behaviour
    [special] activate { $which }, special ability first
   *[plain] activate { $which }
}
say-special = { $who } { $form ->
    [one] uses its
   *[other] use their
} special ability
say-special-which = let { $which } use their special abilities
which-count = { $n ->
    [one] 1 enemy
   *[other] { $n } enemies
}
which-rank = { $rank ->
    [green] all green enemies
    [blue] all blue enemies
    [red] all red enemies
   *[purple] the master enemy
}
which-style = all enemies of { $style }
which-wounded = all wounded enemies
which-engaged = all enemies engaged with heroes
which-highest = all enemies of the highest rank
which-all = all enemies
say-charge = { $who } { $form ->
    [one] regains
   *[other] regain
} { n-charges }
say-summon = summon { $companion-called } (rank { $rank-roman }){ $waits ->
    [yes] {""}
   *[no] , or activate it if it is in play
}
say-spawn = { $formula ->
    [-99] { n-enemies } { $how ->
        [number] { $n ->
            [one] appears
           *[other] appear
        }
       *[other] appear
    }
   *[other] enemies appear by the formula { $formula }
} { $at }{ $powers ->
    [0] {""}
    [one] , with { $powers } enemy power more
   *[other] , with { $powers } enemy powers more
}{ $rank ->
    [none] {""}
    [green] {" "}(the first green one)
    [blue] {" "}(the first blue one)
    [red] {" "}(the first red one)
   *[other] {""}
}
say-place = { $enemy-called } appears { $at }{ $stunned ->
    [yes] , stunned
   *[no] {""}
}
say-gain-power = { $who } { $form ->
    [one] gains
   *[other] gain
} { $n ->
    [one] { $n } enemy power
   *[other] { $n } enemy powers
}
say-banish = { $who } { $form ->
    [one] leaves
   *[other] leave
} play: no soul points, no drops
say-encounter = draw and resolve an encounter card

## Finds and wealth
say-treasure = { $who } { $form ->
    [one] draws
   *[other] draw
} { $draw ->
    [one] { $draw } treasure
   *[other] { $draw } treasures and { $form ->
        [one] keeps
       *[other] keep
    } { $keep }
}
say-loot = { $who } { $form ->
    [one] draws
   *[other] draw
} a loot token
say-soul-weapon = { $who } { $form ->
    [one] receives
   *[other] receive
} a soul weapon (or two treasures, if soul weapons are not in use)
say-hand-in = { $item-called } is handed in
say-give = { $form ->
    [none] { $item-called } lies { $at }
    [one] { $who } receives { $item-called }
   *[other] { $who } receive { $item-called }
}
say-crowns = { $who } { $form ->
    [one] gains
   *[other] gain
} { n-crowns }
say-lose-crown-token = { $who } { $form ->
    [one] loses
   *[other] lose
} a random crown token{ $else ->
    [none] {""}
   *[other] ; without one, one lying in its area is lost
}
say-soul = the party gains { n-soul }{ $each-hero ->
    [yes] {" "}for each hero
   *[no] {""}
}
say-finds = { $to ->
    [you] take all finds { $from-word ->
        [chosen-area] of the target area
       *[other] { $from }
    }, also while engaged
   *[other] move all finds { $from-word ->
        [chosen-area] of the target area
       *[other] { $from }
    } to your area
}
say-emporium = { $who } { $form ->
    [one] visits
   *[other] visit
} the Emporium
say-look = look at the top { $n ->
    [one] card
   *[other] { $n } cards
} of the { $piles }{ $reorder ->
    [yes] {" "}and put them back in any order
   *[no] {""}
}
say-trap = draw a trap
say-search = { $who } { $form ->
    [one] searches
   *[other] search
} as with the search token “{ $token-called }”

## The map and events
say-token = put { $n ->
    [one] { $token }
   *[other] { $n } { $tokens }
} { $at }{ $most ->
    [0] {""}
   *[other] {" "}(at most { $most } on the map)
}
say-token-until = { $what } until { $span }
say-token-do = { $what }; { $when }, { $do }
say-token-always = { $what }; { $mods }
say-untoken = { $at-word ->
    [everywhere] { $kind-all } are removed
   *[other] { $kind-the } is removed
}
say-shrine-for = { $who } { $form ->
    [one] counts
   *[other] count
} as standing on an active shrine in this soul step
say-gate = { $which ->
    [first-closed] the first closed spawn gate
    [nearest-open] the nearest open spawn gate
    [here] the spawn gate here
   *[other] the spawn gate { $symbol ->
        [hit] HIT
        [skill] SKILL
        [magic] MAGIC
        [shield] SHIELD
       *[other] {""}
    }
} { $open ->
    [yes] opens
   *[no] closes
}{ $rounds ->
    [0] {""}
    [one] {" "}for { $rounds } round
   *[other] {" "}for { $rounds } rounds
}
say-shrine = { $active ->
    [yes] the shrine { $at } becomes active
   *[no] the shrine { $at } goes out
}
say-edge = { $open ->
    [yes] a wall gives way
   *[no] a wall closes
}
say-waypoint = waypoint { $number } leaves the map
say-shadows-move = each shadow moves { $areas ->
    [one] { $areas } area
   *[other] { $areas } areas
} towards the nearest hero
say-sight-check = reveal all shadows in sight
say-event = the event “{ $number-called }” comes into play
say-story-on-top = “{ $number-called }” covers the event deck
say-story-at = “{ $number-called }” lies { $at }
say-read = read paragraph { $id-called } of this quest
say-flag = remember: { $name }
say-count = count: { $name-called } +{ $by }
counter-totems = toppled totems
counter-closings = gates closed so far
counter-planted = planted torches
say-hint = a hint is offered
say-end = the quest is { $result ->
    [won] won
   *[other] lost
}

## Conditions
given-not = it is not so that { $what }
given-hidden = { is-not } hidden
given-engaged = { is-not } engaged
given-wounded = { is-not } wounded
given-on-fire = { is-not } on fire
is-not = { $bearer ->
    [you] you are
   *[other] it is
}{ $so ->
    [yes] {""}
   *[no] {" "}not
}
given-down = the target is { $so ->
    [yes] knocked down
   *[no] not knocked down
}
given-rolled = it has { $so ->
    [yes] rolled
   *[no] not rolled
} defence dice
given-no-ghost = { $so ->
    [yes] no hero is a ghost
   *[no] some hero is a ghost
}
given-last-event = { $so ->
    [yes] the last event lies open
   *[no] the last event does not lie open yet
}
given-dominates = { $side ->
    [heroes] heroes
   *[enemies] enemies
} dominate { whose-area }
given-controls = { $side ->
    [heroes] heroes
   *[enemies] enemies
} control { whose-area }
whose-area = { $area ->
    [target] the target's area
   *[here] { $bearer ->
        [you] your area
       *[other] its area
    }
}
given-engaged-with = { $bearer ->
    [you] you are
   *[other] it is
} engaged with at least { $n } heroes
given-side = it shows side { $n }
given-heroes = { at-least-most } { $n ->
    [one] { $n } hero takes
   *[other] { $n } heroes take
} part
given-in-play = { at-least-most } { $n ->
    [one] { $n } hero is
   *[other] { $n } heroes are
} in play
given-round = { $least ->
    [yes] it is round { $n } or later
   *[no] it is round { $n } or earlier
}
at-least-most = { $least ->
    [yes] at least
   *[no] at most
}
given-enemies-at-least = at least { $n ->
    [one] { $n } enemy is
   *[other] { $n } enemies are
} { $at }
given-enemies-at-most = { $n ->
    [0] no enemy is
    [one] at most { $n } enemy is
   *[other] at most { $n } enemies are
} { $at }
given-any-enemy = an enemy
given-enemy-within = { $enemy } is within { $n ->
    [one] { $n } area
   *[other] { $n } areas
}
given-rank = { $bearer ->
    [it] it is
   *[other] the target is
} { $what }
given-attack = it is { $what }
given-style = { $bearer ->
    [it] its
   *[other] the target's
} style is { $what }
given-attack-type = the attack deals { $what } damage
given-has = you have { $what } equipped
has-shield = a shield
has-off-dagger = a dagger in the off hand
given-carries = { $bearer ->
    [you] you carry
   *[other] the hero carries
} { $what }
given-party-carries = some hero in play carries { $what }
given-save = it is made against { $what }
save-trap = a trap
given-nature = the active hero is { $what }
given-party-nature = the party is { $what }
given-difficulty = the difficulty is { $what }
given-all-heroes-on = all heroes in play are { $at }
given-hero-on = a hero is { $at }
given-target = the target is the { $what }
given-dead = { $what } is dead
given-flag = “{ $what }” has come to pass
given-count = “{ $what }” has come to { $n }

## Modifiers
mod-get = { $form ->
    [one] gets
   *[other] get
}
mod-hits = { $who } { mod-get } { $by } HIT{ $each }
mod-shield = { $who } { mod-get } { $by } SHIELD{ $each } when defending
mod-armour = { $who } { mod-get } { $by } armour{ $each }
mod-defence-dice = { $who } { mod-get } { $by } { $n ->
    [one] defence die
   *[other] defence dice
}{ $each }
mod-magic-shields = { $who } { mod-get } { $by } { $n ->
    [one] magic shield
   *[other] magic shields
}{ $each }
mod-hp = { $who } { mod-get } { $by } HP{ $each }
mod-capacity = { $who } can carry { $less ->
    [yes] { $n } fewer
   *[no] { $n } more
} { $n ->
    [one] item
   *[other] items
}
mod-movement = { $who } { mod-get } { $by } { $n ->
    [one] movement point
   *[other] movement points
}
mod-move-length = { $who } { $form ->
    [one] moves
   *[other] move
} { $n ->
    [one] { $n } area
   *[other] { $n } areas
} { $less ->
    [yes] less
   *[no] farther
}
mod-range = { $who } { mod-get } { $by } range
mod-focus = { $form ->
    [you] your
   *[other] its
} Focus gives +{ $set } HIT
mod-no-focus = { $none ->
    [yes] { $nobody } can
   *[no] { $who } cannot
} Focus attacks
mod-reroll = { $who } may reroll { $count ->
    [one] { $count } die
   *[other] { $count } dice
} { $limit ->
    [next] in the next attack
   *[other] in each attack
}
mod-save-dice = { $who } { $form ->
    [one] rolls
   *[other] roll
} { $set } dice for a save, and the best counts
mod-trap-draw = { $who } { $form ->
    [one] draws
   *[other] draw
} { $set } trap cards and { $form ->
    [one] chooses
   *[other] choose
} one of them
mod-treasure-draw = { $who } { $form ->
    [one] draws
   *[other] draw
} { $set } cards instead of one for a treasure, and { $form ->
    [one] keeps
   *[other] keep
} one
mod-symbol-hit = { $who } may count each { $symbol } of an attack as +1 HIT instead
mod-symbol-shield = { $who } may count each { $symbol } of a defence as +1 SHIELD instead
mod-no-symbol = { $who } cannot pay for effects with { $symbol }
mod-sight-most = { $who } { $form ->
    [one] sees
   *[other] see
} no farther than { $set ->
    [one] { $set } area
   *[other] { $set } areas
}
mod-sight-through = enemies do not block { $form ->
    [you] your
   *[other] its
} line of sight
mod-ignore = { $who } { $form ->
    [one] ignores
   *[other] ignore
} { $what }
mod-reaction-attacks = { $limit ->
    [round] on { $form ->
        [you] your
       *[other] its
    } first evade of each round
   *[other] when { $who } { $form ->
        [one] evades
       *[other] evade
    }
}, { $most ->
    [0] no enemy makes a reaction attack
    [one] at most { $most } enemy makes a reaction attack
   *[other] at most { $most } enemies make reaction attacks
}
mod-untargetable = { $who } cannot be targeted by enemies
mod-flying = { $who } { $form ->
    [one] flies
   *[other] fly
}
mod-figures = { $who } { $form ->
    [one] counts
   *[other] count
} as { $set } figures in its area ({ $down } while knocked down)
mod-any-level = { $who } may use levels of any rank
mod-free-styles = { $who } may use { $kind } of any style
kinds-single-use = single-use items
kinds-ammunition = ammunition
kinds-weapon = weapons
kinds-armour = armour
kinds-artifact = artifacts
kinds-permanent = permanent items
kinds-building = buildings
mod-heal = { $who } { $form ->
    [one] heals
   *[other] heal
} { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
} { $less ->
    [yes] fewer
   *[no] more
} each time, but at least { $least }
mod-no-shield-restore = { $none ->
    [yes] { $nobody } regains magic shields
   *[no] { $who } { $form ->
        [one] regains
       *[other] regain
    } no magic shields
} in the Time Phase
mod-critical-first = the first attack of { $who } deals a critical hit
mod-night-off = { $who } { $form ->
    [one] ignores
   *[other] ignore
} the penalties of the night
mod-spawn = every spawn formula gives { $n } { $less ->
    [yes] fewer
   *[no] more
}
mod-gate-rounds = closed gates reopen { $n ->
    [one] { $n } round
   *[other] { $n } rounds
} later
mod-power-level = enemy powers have level { $level }
mod-entry-powers = { $who } { $form ->
    [one] enters
   *[other] enter
} with { $n ->
    [one] { $n } more enemy power
   *[other] { $n } more enemy powers
}
mod-bound = { $who } cannot leave: { $to }
mod-ability-off = { $ability } does nothing
limit-mod-next = { $what } (the next time only)
limit-mod-round = { $what } (once per round)

## What it takes
use-passive = passive
use-move = move action
use-combat = combat action
use-normal = normal action
use-free = free action
use-reaction = reaction
use-ghost = spirit shout
use-always = always
use-moving = when moving
use-attacking = when attacking
use-ai = when its behaviour says so
use-special = special
use-charge = by charges
head-range = range { $n }
head-target = target: { $who }
head-given = only if { $given }
head-cost-charges = { $n ->
    [one] costs { $n } charge
   *[other] costs { $n } charges
}
head-cost-soul = costs { $n ->
    [one] { $n } soul point
   *[other] { $n } soul points
}
head-cost-crowns = costs { $n } crowns
head-charges = has { $n ->
    [one] { $n } charge
   *[other] { $n } charges
}
limit-attack = once per attack
limit-turn = once per turn
limit-round = once per round
limit-quest = once per quest
limit-visit = once per visit
limit-hero = once for each hero
limit-party-round = once per round for the whole party
limit-three-rounds = once in three rounds
head-rank = Rank { $rank }
head-level = Level { $level }
head-cooldown = cooldown { $n }
head-nature = { $nature } nature
head-price = { $n } crowns
head-flip = awakens for { $n } soul points
head-carried = takes no room
lead-given = if { $given }
attack-line = { $type } attack ({ $values })
attack-line-plain = attack ({ $values })
attack-value-sure = { $n ->
    [one] { $n } sure hit
   *[other] { $n } sure hits
}
attack-value-red = { $n ->
    [one] { $n } red die
   *[other] { $n } red dice
}
attack-value-blue = { $n ->
    [one] { $n } blue die
   *[other] { $n } blue dice
}
attack-value-hp = HP { $n }
attack-value-none = no dice
defence-line = defence ({ $values })
defence-value-armour = armour { $n }
defence-value-shields = { $n ->
    [one] { $n } magic shield
   *[other] { $n } magic shields
}
defence-value-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
defence-value-none = none
by-rank-SR = its owner's soul rank
by-rank-SR-2 = half its owner's soul rank
by-rank-hp = HP { $n } + { $share }
by-rank-sure = as many sure hits as { $share }
by-rank-red = as many red dice as { $share }
by-rank-blue = as many blue dice as { $share }

## When
when-any-roll = after any roll
when-victim = when an enemy is activated, before it chooses a victim
when-attack-roll = after an attack roll
when-hits = when an enemy's attack has hits, before anything else
when-defence-dice = before a defence roll
when-defence-roll = after a defence roll
when-save = after a save has been rolled
when-other-roll = after any other roll
when-wounded = when an enemy in your area has wounded you and its attack is over
when-dying = when a hero is about to die
when-follow-up = after your attack
when-follow-up-with = after { $attack }
when-soul = when the party spends soul points
on-own-attack-over = after its attack{ with-what }
on-own-attack-damages = when its attack{ with-what } has dealt damage
with-what = { $weapon ->
    [none] {""}
   *[other] {" "}with { $weapon }
}
on-attack-declared = when an enemy attacks a hero there
on-takes-damage = when it takes damage
on-shield-lost = when it loses a magic shield
on-hero-enters = when a hero enters its area
on-enemy-enters = when an enemy enters it
on-moves = when it moves
on-enters-play = when it comes into play
on-dies = when it dies
on-figure-dies = when a figure of the horde dies
on-time-phase = in each Time Phase
until-attack = the end of the attack
until-turn = the end of the turn
until-next-power = the next power is used
until-time-phase = the Time Phase
until-next-event-phase-end = the end of the next Event Phase
until-quest = the end of the quest

## Rules of their own
rule-anvil = for { $n } crowns an owned weapon or armour of the Emporium or the stash is turned to its enchanted side until the end of the quest
rule-tavern = once per visit bet { $n } crowns on a symbol and roll a blue die: SHIELD wins 10 crowns, MAGIC 20, LEGEND 50
rule-fetch = this companion picks up finds of its area for its owner
rule-horde = this enemy has { $n } figures; they move and act together
rule-vengeful = it turns against the threatened hero only
rule-fire-wounds-stay = wounds from fire cannot be healed
rule-flip-side = when it dies its other side is turned up, and the fight goes on
rule-swing = it is paid for by dice
rule-quest-shadow = the quest says what happens
rule-writ = the toll of the road is paid
rule-inhabitants = inhabitants have something to say
rule-torches = torches light the way
rule-portal = it opens a way

## Cards
encounter-otherwise = if there is none: { $what }
encounter-reshuffle = then shuffle the discards back into the deck
event-lasting = while it lies open: { $what }
spawn-N = Spawn: heroes in play minus enemies in play, minus 1 (minus 2 with four or five heroes).
spawn-Z = Spawn: heroes in play minus enemies in play.
spawn-P = Spawn: heroes in play minus enemies in play, plus 1.
shadow-inhabitant = nobody to fear: the quest says what an inhabitant does
difficulty-plain = nothing changes
action-at = done { $at }

## Heroes, companions and enemies
hero-move = movement { $n }
hero-items = { $n ->
    [one] { $n } item in the backpack
   *[other] { $n } items in the backpack
}
hero-save = saves with { $symbols }
hero-hp = HP: { $values }
hero-combat = Combat actions: { $values }
hero-normal = Normal actions: { $values }
companion-rank = Rank { $rank }
companion-activate = activated by a { $use }
enemy-threat = threat { $n }
enemy-victim = Preferred victim: { $who }
prefers-wounded = the hero with the most wounds
prefers-nearest = the nearest hero
prefers-richest = the hero with the most crowns
prefers-strength = heroes of Strength
prefers-dexterity = heroes of Dexterity
prefers-faith = heroes of Faith
prefers-magic = heroes of Magic
prefers-vengeful = the threatened hero
enemy-hand-main = main weapon
enemy-hand-off = off-hand weapon
enemy-weapon = { $name } ({ $hand }, { $type }): { $values }; { $effects }
enemy-weapon-plain = { $name } ({ $hand }, { $type }): { $values }
enemy-dice-effect = it is paid for by the dice of its weapon
enemy-hp = { $same ->
    [yes] HP { $few }
   *[no] HP { $few } (with four or five heroes { $many })
}
enemy-defence = Defence: { $values }
enemy-defence-effect = Defence { $effect }
enemy-resists = Resistance: { $type } attacks lose { $n } HIT
enemy-weak = Weakness: { $type } attacks get +{ $n } HIT
resist-everything = all
enemy-powers = { $n ->
    [one] Enters with { $n } enemy power
   *[other] Enters with { $n } enemy powers
}
enemy-figures = Uses the figures of: { $name }
enemy-soul = { $n ->
    [one] Worth { $n } soul point
   *[other] Worth { $n } soul points
}
enemy-drops = Drops: { $drops }
drop-crowns = { $n } crowns
drop-loot = a loot token
drop-treasure = a treasure

## Dice effects
deed-automatic = always: { $what }
deed-hit = +{ $n } HIT
deed-hit-rank = +1 HIT for each soul rank
deed-hit-half = +1 HIT for every two soul ranks (rounded up)
deed-shield = +{ $n } SHIELD
deed-reroll = reroll { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
deed-reroll-any = reroll any dice
deed-armour = −{ $n } armour
deed-ignore-armour = ignore armour
deed-lethal-all = Lethal
deed-lethal = Lethal { $level }
deed-aoe = AoE { $n }
deed-targets = up to { $n } enemies of the target's area
deed-critical = critical hit
deed-push = Push
deed-knock-down = Knock-down
deed-blind = Blind
deed-slow = Slow
deed-stun = Stun
deed-poison = Poison { $level }
deed-fire = Fire { $level }
deed-heal = heal { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
deed-crowns = gain { $n } crowns
deed-guard = +{ $n } SHIELD when defending until the Time Phase
deed-again = attack the same target once more
deed-then-off = then attack the same target with the off-hand weapon

## Behaviours
band = At distance { $span }
band-otherwise = Otherwise
sentence-engage = engage
sentence-advance = move { $n ->
    [one] { $n } area
   *[other] { $n } areas
} towards the victim
sentence-up-to = move up to { $n ->
    [one] { $n } area
   *[other] { $n } areas
} towards the nearest hero
sentence-strike = attack with { $weapon }{ $times ->
    [1] {""}
   *[other] {" "}twice
}
sentence-strike-nearest = attack the nearest hero in sight within { $n ->
    [one] { $n } area
   *[other] { $n } areas
} with { $weapon }
sentence-use = use { $ability }
sentence-fall-back = fall back { $n ->
    [one] { $n } area
   *[other] { $n } areas
}
sentence-regain = regain { $n ->
    [one] { $n } charge
   *[other] { $n } charges
}
sentence-if = if { $given }: { $then }
sentence-if-otherwise = if { $given }: { $then }, otherwise { $otherwise }
if-wounded = wounded
if-engaged = engaged
if-engaged-with = engaged with at least { $n } heroes
if-engaged-with-downed = engaged with a knocked-down hero
