# Etherfields in English: the words of rules texts, which are made of the data of cards, tiles and Entities.
# $form is the form of the verb: you (you draw) or one (each Dreamer draws). $much is an amount with its noun.

## Joining
say-and = { $first } and { $last }
say-or = or
say-if = if { $given }: { $what }
say-otherwise = ; otherwise { $what }
say-then = then { $what }
say-choose = { $by ->
    [team] the Team chooses one:
    [each] each Dreamer chooses one:
    [one] one Dreamer chooses one:
   *[actor] choose one:
} { $options }
choose-option = ({ $n }) { $what }
say-priced = pay ({ $cost }): { $what }

## How much
unit-card = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .all = all cards
    .many = cards
unit-hand = { $n ->
    [one] 1 card from hand
   *[other] { $n } cards from hand
}
    .all = the whole hand
    .many = cards from hand
unit-progress = { $n ->
    [one] 1 Progress card
   *[other] { $n } Progress cards
}
    .all = all Progress cards
    .many = Progress cards
unit-flaw = { $n ->
    [one] a Flaw
   *[other] { $n } Flaws
}
    .all = all Flaws
    .many = Flaws
unit-E = { $n } Ether
    .all = all Ether
    .many = Ether
unit-D = { $n } Distress
    .all = all Distress
    .many = Distress
unit-G = { $n ->
    [one] 1 Gem
   *[other] { $n } Gems
}
    .all = all Gems
    .many = Gems
unit-Spirit = { $n } Spirit
    .all = all Spirit
    .many = Spirit
unit-Key = { $n ->
    [one] 1 Key
   *[other] { $n } Keys
}
    .all = all Keys
    .many = Keys
unit-Hour = { $n ->
    [one] 1 Hour
   *[other] { $n } Hours
}
    .all = all Hours
    .many = Hours
unit-item = { $n ->
    [one] 1 Item
   *[other] { $n } Items
}
    .all = all Items
    .many = Items
unit-space = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
    .all = any number of spaces
    .many = spaces
unit-turn = { $n ->
    [one] 1 Turn
   *[other] { $n } Turns
}
    .all = all Turns
    .many = Turns
unit-step = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
    .all = all steps
    .many = steps
unit-figure = { $n ->
    [one] 1 figure
   *[other] { $n } figures
}
    .all = all figures
    .many = figures
unit-morphing = { $n ->
    [one] 1 Morphing
   *[other] { $n } Morphings
}
    .all = all Morphings
    .many = Morphings
unit-loot = { $n ->
    [one] the Loot
   *[other] { $n } Loots
}
    .all = all Loot
    .many = Loots
unit-time = { $n ->
    [one] once
   *[other] { $n } times
}
    .all = as often as possible
    .many = times
unit-slumber = { $n ->
    [one] the top Slumber tile
   *[other] the top { $n } Slumber tiles
}
    .all = all Slumber tiles
    .many = Slumber tiles
unit-token-U = { $n ->
    [one] 1 marker
   *[other] { $n } markers
}
    .all = all markers
    .many = markers
    .one = marker
unit-token-T = { $n ->
    [one] 1 threat marker
   *[other] { $n } threat markers
}
    .all = all threat markers
    .many = threat markers
    .one = threat marker
unit-token-story = { $n ->
    [one] the story token
   *[other] { $n } story tokens
}
    .all = all story tokens
    .many = story tokens
    .one = story token
unit-token-hole = { $n ->
    [one] the hole
   *[other] { $n } holes
}
    .all = all holes
    .many = holes
    .one = hole
unit-token-personal = { $n ->
    [one] 1 personal token
   *[other] { $n } personal tokens
}
    .all = all personal tokens
    .many = personal tokens
    .one = personal token
unit-intent-A = { $n } Awareness
    .all = all Awareness
    .many = Awareness
unit-intent-C = { $n } Cunning
    .all = all Cunning
    .many = Cunning
unit-intent-W = { $n } Wrath
    .all = all Wrath
    .many = Wrath
unit-intent-paid = { $n } Intent of the colour being paid
    .all = all Intent
    .many = Intent of the colour being paid
unit-plain = { $n }
    .all = all
    .many = as many
much-as = as { $counted ->
    [no] much
   *[yes] many
} { $what } as { $as }{ $base ->
    [0] {""}
   *[other] {" "}plus { $base }
}
amount-N = there are Dreamers
amount-times-N = { $times } for every Dreamer
amount-spent = you spend
amount-flipped = were flipped
amount-discarded = were discarded this way
amount-figures = its figures on the map
amount-count = the counter “{ $name }” shows
amount-progress = there are active { $name } Progress cards
number-N = { $times ->
    [1] one for every Dreamer
   *[other] { $times } for every Dreamer
}
number-N-plus = the number of Dreamers plus { $n }
number-N-minus = the number of Dreamers minus { $n }
number-other = as many as { $as }

## Who
who-you = you
who-actor = you
who-owner = you
who-each = each Dreamer
who-others = each other Dreamer
who-one = one Dreamer of the Team's choice
who-other = another Dreamer
who-team = the Team
who-victim = that Dreamer
who-nearest = the nearest Dreamer
who-in-range = each Dreamer { within-range }
who-dreamer-near = a Dreamer { within-range }
who-other-near = another Dreamer { within-range }
who-on = each Dreamer { $place }
who-in-terrain = each Dreamer in { $terrain }
who-carrier = the Dreamer who carries the token
who-this-entity = this Entity
who-entity-near = an Entity { within-range }
who-entities-near = each Entity { within-range }
who-entity = { $name }
who-all-entities = each Entity
who-any-entity = an Entity of your choice
who-figure-near = a figure { within-range }
within-range = { $n ->
    [-1] within a range equal to its figures
    [0] on the same space
    [99] at any range
   *[other] within range { $n }
}
who-prefix = { $who }: { $what }

## Where
place-space = on { $name }
    .to = to { $name }
place-slot = on slot { $name }
    .to = to slot { $name }
place-code = on { $name }
    .to = to { $name }
place-here = on this space
    .to = to this space
place-chosen = on the chosen space
    .to = to the chosen space
place-any = on any space
    .to = to any space
place-several = on { $name }
    .to = to { $name }
place-within = on a space within range { $n }
    .to = to a space within range { $n }
place-same-terrain = on a space of the same terrain
    .to = to a space of the same terrain
place-stairs = on another space with stairs
    .to = to another space with stairs
place-lair = in a Lair
    .to = to a Lair
place-enter = on an Entrance
    .to = to an Entrance
place-tile = on this tile
    .to = to this tile
place-edge-here = on an edge of your space
    .to = to an edge of your space
place-below = on the tile below
    .to = to the tile below
place-location = at { $name }
    .to = to { $name }
place-same-world-tile = at another Location of this district
    .to = to another Location of this district
place-any-location = at any Location
    .to = to any Location
place-who = in front of { $name }
    .to = to the space of { $name }

## Effects
say-draw = { $who } { $form ->
    [you] draw
   *[one] draws
} { $much }
say-discard-hand = { $who } { $form ->
    [you] discard
   *[one] discards
} { $much }
say-discard-top = { $who } { $form ->
    [you] discard
   *[one] discards
} { $much } from the top of the deck
say-reveal-top = { $who } { $form ->
    [you] reveal
   *[one] reveals
} the top card of the deck: { $do }{ $otherwise }
say-reveal-top-match = if it has the chosen colour, { $what }
say-seal = { $who } { $form ->
    [you] Seal
   *[one] Seals
} { $much }
say-seal-this = Seal this card
say-unseal = { $who } { $form ->
    [you] Unseal
   *[one] Unseals
} { $much }
say-unseal-chosen = { $who } { $form ->
    [you] Unseal
   *[one] Unseals
} { $much } of choice
say-flip = { $who } { $form ->
    [you] flip
   *[one] flips
} { $which ->
    [this] this card
    [another] another active Progress card
   *[any] { $much }
}
say-restore = { $who } { $form ->
    [you] Restore
   *[one] Restores
} { $much }
say-place-free = { $who } may place { $much } from hand for free
say-shuffle-deck = { $who } { $form ->
    [you] shuffle your
   *[one] shuffles their
} deck
say-gain-card = { $who } { $form ->
    [you] gain
   *[one] gains
} the card “{ $code }”
say-choose-card = { $who } { $form ->
    [you] look
   *[one] looks
} at { $much } of the Influence Market and { $form ->
    [you] gain
   *[one] gains
} one of them for free
say-buy = { $who } may buy of { $much } of the Influence Market
say-put-back = { $who } { $form ->
    [you] put
   *[one] puts
} { $much } back to the Influence Market
say-gain-flaw = { $who } { $form ->
    [you] gain
   *[one] gains
} { $much }
say-remove-flaw = { $who } { $form ->
    [you] remove
   *[one] removes
} { $much }
say-hold-flaw = set the Flaw aside until the end of the Turn
say-read = read the script
say-each = { $who }: { $do }
say-repeat = { $much }: { $do }
say-pay = { $who } may pay ({ $cost }): { $do }{ $otherwise }
say-pay-any = { $who } may spend any amount of { $what }: { $do }
say-pay-any-flip = { $who } may pay by flipping any number of Progress cards: { $do }
what-E = Ether
what-D = Distress
what-G = Gems
what-Spirit = Spirit
what-Key = Keys
what-Hour = Hours
what-hand = cards from hand
what-seal = cards Sealed from the deck
what-flip = Progress cards flipped
what-item = Items
what-mask = Masks
what-turn = Turns
say-pick-colour = the Team names a colour of Intent
say-modifier = { $what } { $until }
say-rule = { $name ->
    [salvation] if the Salvation condition of the Slumber holds, the Team may carry out its Salvation
    [tutorial] this Dream explains the game step by step
    [wall-lever] the Walls of the plan change places
    [face-deal] one of six faces is drawn and hidden, and later the Team says whose it is
    [echo-roster] the Echoes of the campaign take their places, and those whose files are read listen
    [clock-deck] Hours may buy Turns when the last Turn card is gone
    [endings] the endings that were earned are offered
    [loop] the Turns begin again, one fewer than before
    [echo-intent] the last card that another Dreamer discarded for Intent this Turn adds its Intent to this payment, too
   *[other] a rule of this Dream applies: { $name }
}
say-nothing = nothing happens
say-morph = { $code } { $many ->
    [yes] gain
   *[no] gains
} { $much }
say-unmorph = remove { $much } from { $code }
say-state = { $target } { $form ->
    [you] become
   *[one] becomes
} { $name ->
    [dazed] Dazed
    [stunned] Stunned
    [paralyzed] Paralyzed
   *[poisoned] Poisoned
}
say-unstate = { $target } { $form ->
    [you] are
   *[one] is
} rid of all States
say-resolve = carry out { $part ->
    [basic] the Basic effect
    [special] the Special effect
   *[morph] the Morph effect
} of { $code }
say-block-step = Block { $much } of the current Turn card that { $count ->
    [one] has
   *[other] have
} not been resolved
say-add-turn = add { $much } to the Turn deck
say-drop-turn = remove { $much } from the Turn deck
say-turn-deck = the Turn deck is made anew: { $much }
say-resolve-turn-card = carry out the current Turn card at once
say-loot = the Team takes { $much } of the current Turn card
say-end-slumber = the Slumber ends
say-end-dream = the Dream ends: { $result ->
    [won] it is won
    [part] it is won in part
   *[lost] it is lost
}
say-skip = Skip the Slumber
say-skip-free = Skip the Slumber without its price
say-move = { $who } may Move { $much }{ $with }
with-walls = , passing through { $n ->
    [one] one Wall
   *[other] { $n } Walls
}
with-carry = , taking { $n ->
    [one] one Dreamer
   *[other] { $n } Dreamers
} of the same space along
with-diagonals = , with { $n ->
    [one] one diagonal step
   *[other] { $n } diagonal steps
}
say-relocate = Relocate { $form ->
    [you] {""}
   *[one] { $who-acc }
} { $place-to }
say-push = push { $target } away by { $much }
say-swap = two figures of the Team's choice, one of them a Dreamer, change places
say-terrain = put a { $kind } token { $place } { $until }
say-unterrain = remove the { $kind } token { $place }
say-wall = put a Wall { $edge }
say-unwall = remove the Wall { $edge }
edge-between = between { $first } and { $second }
say-block-space = the space { $place-name } is Blocked
say-unblock-space = the space { $place-name } is no longer Blocked
say-block-action = the action “{ $id }” cannot be used any more
say-unblock-action = the action “{ $id }” can be used again
say-place-tile = Reveal the tile “{ $code }” and place it
say-lift-tile = take the tile “{ $code }” off the map
say-move-tile = move the tile “{ $code }” to { $slot }
say-overlay = put the Overlay “{ $code }” on the map
say-lift-overlay = take the Overlay “{ $code }” off the map
say-reset-map = the map is laid out again as it was at the beginning
say-slumber-tile = place a Slumber map tile
say-quirk = put this card on a free Quirk slot
say-trap = lay a Trap { $place } { $until }: { $do }
say-spawn = { $code } { $many ->
    [yes] appear
   *[no] appears
} { $place }{ $figures }
spawn-figures = {" "}({ $n } figures)
say-despawn = remove { $much } of { $code }
say-entity-relocate = Relocate { $code } { $place-to }
say-entity-move = { $code } { $many ->
    [yes] move
   *[no] moves
} { $much } towards { $place-name }
say-companion = the Companion “{ $code }” joins { $place }
say-uncompanion = the Companion “{ $code }” leaves
say-reveal = Reveal { $code }
say-gain-item = the Team gains the Item “{ $code }”
say-recover-item = recover { $much } from Storage
say-discard-item = put { $which ->
    [this] this Item
   *[chosen] an Item of choice
} into Storage
say-store-item = put an Item of the Team's choice into Storage
say-to-item-market = { $code-word ->
    [paid] the discarded Item goes to the Item Market
   *[other] the Item “{ $code }” goes to the Item Market
}
say-gain-mask = { $who } { $form ->
    [you] gain
   *[one] gains
} { $code-word ->
    [own-1] the first Mask of the own archetype
    [own-2] the second Mask of the own archetype
   *[other] the Mask “{ $code }”
}
say-recover-mask = { $who } may recover Masks and change the active one
say-discard-mask = { $who } { $form ->
    [you] discard
   *[one] discards
} the active Mask
say-add-to = { $where ->
    [top] “{ $code }” goes on top of { $deck }
    [bottom] “{ $code }” goes to the bottom of { $deck }
   *[shuffle] shuffle “{ $code }” into { $deck }
}
say-shuffle = shuffle { $deck }
say-delta-to-bottom = shuffle the Slumber deck; the Delta tile goes to its bottom
say-look-slumber = look at { $much }; one of them may go to the bottom
say-replace-tile = “{ $code }” takes the place of this tile
say-remove = { $code-word ->
    [this] this leaves the game
   *[other] “{ $code }” leaves the game
}
say-unlock = { $kind ->
    [gate] the Gate “{ $code }” opens
    [world] the district “{ $code }” is found
    [slumber-map] the Slumber map gains the tile “{ $code }”
   *[other] Special spaces open: Signs can be played on them
}
say-season = the Season becomes { $code }
say-move-team = the Team is Relocated { $place-to }
say-flag = this is noted: { $name }
say-unflag = this is struck out: { $name }
say-count = the counter “{ $name }” { $count ->
    [-1] falls by 1
   *[other] rises by { $much }
}
say-set = the counter “{ $name }” is set to { $much }
say-note = the Team gains the Note “{ $code }”
say-use-up = the Note “{ $code }” is used up
say-wisdom = the Team gains the Wisdom “{ $code }”
say-sign = { $who } { $form ->
    [you] gain
   *[one] gains
} { $code-word ->
    [personal-1] the Signs of the own archetype that are due
   *[other] the { $code }
}
say-hint = look at { $which ->
    [this] a hint of this Dream
   *[next-gate] a hint of the next Gate
}
say-peek = { $who } { $form ->
    [you] Peek
   *[one] Peeks
} at a Secret card of choice
say-play-sign = play a Sign that fits this space
say-awaken = the Team Awakens
say-death = the Dreamers are defeated
say-gain = { $who } { $form ->
    [you] gain
   *[one] gains
} { $much }
say-lose = { $who } { $form ->
    [you] lose
   *[one] loses
} { $much }
say-heal = { $who } { $form ->
    [you] heal
   *[one] heals
} { $much }
say-prevent = prevent { $much } { $form ->
    [you] {""}
   *[one] of { $who-acc }
}
say-redirect-distress = you gain that Distress instead, { $much } less
say-intent = { $plain ->
    [yes] +{ $much }
   *[no] add { $much }
}
say-token = put { $much } { $place }
say-untoken = remove { $much } { $place }
say-roll = { $who } { $form ->
    [you] roll
   *[one] rolls
} the Luck die: { $faces }
roll-face = { $face }: { $what }
roll-face-name = { $face ->
    [L-] disaster
    [L0] blank
    [L1] +1
    [L2] +2
   *[L3] +3
}
say-reroll = reroll { $whose ->
    [own] a die of your own
   *[any] any die
}
say-face = turn the die to { $to ->
    [L-] the disaster
    [L0] the blank face
    [L1] +1
    [L2] +2
    [L3] +3
    [better] the next better face
   *[worse] the next worse face
}

## Modifiers
value-by = { $by }
value-set = is { $n }
value-most = at most { $n }
mod-hand-limit = Hand Limit { $value }
mod-progress-limit = limit of Progress cards { $value }
mod-draw-count = cards drawn in the Draw step { $value }
mod-gain-less = each gain of { $word } is { $n } smaller
mod-seal-less = { $n ->
    [one] 1 card fewer is Sealed
   *[other] { $n } cards fewer are Sealed
}
mod-reshuffle-seals = a forced reshuffle Seals { $n ->
    [one] 1 card
   *[other] { $n } cards
} instead of 3
mod-boost-penalty = a disaster in a Boost costs nothing more
mod-no-boost = Intent cannot be Boosted
mod-no-reroll = no die may be rerolled
mod-ban-intent = { $word } of Influence cards cannot be used
mod-recolour = the next card gives its Intent in the colour being paid
mod-action-cost = actions cost { $less ->
    [yes] { $n } less
   *[no] { $n } more
}
mod-place-cost = placing a Progress card costs { $less ->
    [yes] { $n } less
   *[no] { $n } more
}
mod-step-cost = each step { $into } costs { $less ->
    [yes] { $n } less
   *[no] { $n } more
}
into-terrain = into { $terrain }
mod-diagonal = { $n ->
    [one] one diagonal step in each Move
   *[other] Moves may be diagonal
}
mod-ignore-wall = { $n ->
    [one] one Wall may be passed in each Move
   *[other] Walls may be passed
}
mod-assault-range = range of Assault { $value }
mod-contact-range = range of Contact { $value }
mod-range = every range { $value }
mod-assault-range-cap = range of Assault at most { $n }, whatever raises it
mod-contact-range-cap = range of Contact at most { $n }, whatever raises it
mod-assault-all = an Assault strikes all Entities in range
mod-no-items = Items cannot be used
mod-item-slots = the Team has { $n } Active Item slots
mod-mask-off = active Masks have no effect
mod-market-seen = look at { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the Influence Market instead of 3
mod-loot-count = the Team takes Loot { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}
mod-terrain = { $place-name } counts as { $word }
mod-extra-cards = a Dreamer { $place } draws { $n ->
    [one] 1 card more
   *[other] { $n } cards more
} in the Draw step
mod-blocked = { $place-name } is Blocked
mod-edge-wall = a Wall stands on that edge
mod-push-ban = figures on your space cannot be pushed
mod-not-nearest = Entities treat you as if you stood { $n ->
    [one] 1 space
   *[other] { $n } spaces
} farther away
mod-lure = Entities turn against you first
mod-movement-value = Movement value { $value }
mod-effect-range = range of its effects { $value }
mod-entity-terrain-ban = Entities cannot enter { $word }
mod-entity-terrain-only = it stays in { $word }
mod-shortcut-free = a Shortcut is free
mod-next-shortcut-free = the next Shortcut is free
mod-shortcut-seals = a Shortcut Seals { $n ->
    [one] 1 card
   *[other] { $n } cards
}
mod-key-price = a Key also costs { $word }
mod-slumber-seen = the top Slumber tile may be looked at before a Slumber Location is entered
mod-special-anywhere = “{ $word }” may be used from every Location of its district, once between two Slumbers or Dreams
mod-deals-more = its effects give { $n } Distress more
mod-seals-more = its effects Seal { $n ->
    [one] 1 card more
   *[other] { $n } cards more
}
mod-no-distress = no Distress is given or gained
mod-no-move = cannot Move or be Relocated
mod-no-morph = gains no Morphings
mod-progress-off = Progress cards have no effect
mod-no-gem-reroll = Gems cannot reroll dice

until-roll = for this roll
until-action = for this action
until-next-action = for the next action
until-next-card = for the next card
until-phase = until the end of the phase
until-turn = until the end of the Turn
until-slumber = until the end of the Slumber
until-dream = until the end of the Dream
until-next-shortcut = for the next Shortcut
until-while-active = {""}
until-campaign = for the rest of the campaign

## Conditions
given-not = not: { $what }
given-flag = { $is ->
    [no] “{ $what }” has not come about
   *[yes] “{ $what }” has come about
}
given-count = the counter “{ $what }” is { $range }
given-progress = { $who } { $form ->
    [you] have
   *[one] has
} { $range } active { $what } Progress cards
given-progress-each = the Dreamers together have { $range } active { $what } Progress cards
any-colour-of = {""}
given-turn-colour = the current Turn card is { $what }
given-turns-left = the Turns that are left are { $range }
given-terrain = { $space ->
    [none] you stand in { $what }
   *[other] there is { $what } on { $space }
}
given-icon = you stand on the icon { $what }
given-on = { $who } { $form ->
    [you] stand
   *[one] stands
} { $place }
given-owns = { $is ->
    [no] the Team does not have “{ $what }”
   *[yes] the Team has “{ $what }”
}
given-placed = { $is ->
    [no] the tile “{ $what }” does not lie there yet
   *[yes] the tile “{ $what }” lies there
}
given-in-play = { $is ->
    [no] { $what } is not in play
   *[yes] { $what } is in play
}
given-figures = the number of figures of { $what } on the map is { $range }
given-entity-on = { $what } stands there
given-count-on = { $range } of the Dreamers stand { $place }
given-tokens-none = { $who } { $form ->
    [you] carry
   *[one] carries
} no { $unit }
given-tokens-of = { $who } { $form ->
    [you] carry
   *[one] carries
} { $range } { $unit }
given-tokens-at = { $range } { $unit } { $bound ->
    [one] lies
   *[other] lie
} { $place }
given-tokens = the number of markers on { $place-name } is { $range }
given-players = the number of Dreamers is { $range }
given-resource = { $who } { $form ->
    [you] have
   *[one] has
} { $range } { $what }
given-hand = { $who } { $form ->
    [you] have
   *[one] has
} { $range } { $bound ->
    [one] card
   *[other] cards
} in hand
given-masks = { $who } { $form ->
    [you] have
   *[one] has
} { $range } Masks
given-season = the Season is { $what }
given-marked = { $is ->
    [no] no payment is marked at “{ $what }”
   *[yes] a payment is marked at “{ $what }”
}
given-near = { $what } is within range { $n }
near-victim = that Dreamer
near-actor = you
given-location = the Team is at a Location with the icon { $what }
given-layer = you are { $what }
given-phase = it is the { $what }
given-paying = a payment is under way
given-won-by = the Slumber { $is ->
    [no] was not
   *[yes] was
} won by { $what }
given-dream = the Dream is “{ $what }”
given-face = the die shows { $what }
given-read = { $is ->
    [no] its script has not been read
   *[yes] the script before it has been read
}
given-gem = { $is ->
    [no] no Gem lies { $place }
   *[yes] a Gem lies { $place }
}
given-sign = the { $what } was played here
range-least = at least { $n }
range-most = at most { $n }
range-equal = exactly { $n }
range-between = { $least } to { $most }

## Costs
cost-intent = { $n } { $colour }
cost-any = { $n } Intent of one colour
cost-or = { $first } or { $last }
price-E = { $n } Ether
price-D = gain { $n } Distress
price-G = { $n ->
    [one] 1 Gem
   *[other] { $n } Gems
}
price-Spirit = { $n } Spirit
price-Key = { $n ->
    [one] 1 Key
   *[other] { $n } Keys
}
price-Hour = { $n ->
    [one] 1 Hour
   *[other] { $n } Hours
}
price-hand = discard { $n ->
    [one] 1 card
   *[other] { $n } cards
} from hand
price-seal = Seal { $n ->
    [one] 1 card
   *[other] { $n } cards
}
price-flip = flip { $n ->
    [one] 1 Progress card
   *[other] { $n } Progress cards
}
price-item = discard { $n ->
    [one] 1 Item
   *[other] { $n } Items
}
price-mask = discard the active Mask
price-turn = { $n ->
    [one] 1 Turn
   *[other] { $n } Turns
}
cost-free = free
cost-staged = { $cost }, once for every Dreamer

## When
window-own-time = {""}
window-pay = while paying
window-roll = { $whose ->
    [own] when you have rolled a die
    [entity] when an Entity's die was rolled
   *[any] when a die was rolled
}
window-distress = { $whose ->
    [any] when a Dreamer would gain Distress
   *[own] when you would gain Distress
}
window-seal = { $whose ->
    [any] when a Dreamer would Seal cards
   *[own] when you would Seal cards
}
window-step = before a step of the Turn card
window-flaw = when you draw a Flaw
window-place = when you place a Progress card
window-slumber-drawn = when a Slumber is drawn
window-slumber-won = when a Slumber is won
window-fate-drawn = when a Fate card is drawn
on-start-turn = at the start of the Turn
on-end-turn = at the end of the Turn
on-step = when a step of the Turn card is resolved
on-boost = when you Boost{ $what }
on-roll = when you roll{ $what }
on-distress = when Distress is gained
on-prevented = when you prevent Distress
on-sealed = when cards are Sealed
on-place = when you place a Progress card
on-flip = when you flip a card
on-restore = when you Restore a card
on-gain = when you gain { $what }
on-draw = when you draw cards
on-reshuffle = when a deck is reshuffled
on-move = when you Move
on-enters = when a space is entered
on-map-action = when a Map action is used
on-reveal = when it is Revealed
on-spawned = when it appears
on-despawned = when it leaves the map
on-loot = when the Team takes Loot
on-buy = when you buy
on-enter-location = when the Team enters a Location with the icon { $what }
on-slumber-end = when a Slumber ends
on-dream-end = when a Dream ends
on-face = {" "}{ $face }
limit-turn = once per Turn
limit-dream = once per Dream
limit-slumber = once per Slumber
limit-map = once between two Slumbers
limit-once = once
head-rapid = Rapid
head-map = on the Dreamworld Map
head-cost = cost: { $cost }
head-free = no cost
head-keyword-contact = Contact
head-keyword-assault = Assault
head-range = range { $n }
head-once = once in the Dream
head-boost-must = must be Boosted
head-sign = for a { $sign }
head-if = if { $given }
head-completing = the last payment only if { $given }
head-discard = then it goes to Storage

## Cards
card-intent = Intent: { $intent }
card-intent-none = no Intent
card-place = placing costs { $cost }
card-ether = { $n } Ether at the Market
card-plain = No text: it is paid with.
card-removal = When drawn: { $cost } removes it.
card-lasting = It stays in the Progress zone.
card-way-out = Way out: { $cost }.
card-good = A good Season.
card-bad = A bad Season.
card-won = After a Dream that is won: { $season }.
card-lost = After a Dream that is lost: { $season }.
entity-figure-human = human figure
entity-figure-creature = creature figure
entity-figure-token = token
entity-move = Movement { $n }
entity-figures = { $n } figures
entity-huge = Huge
entity-turns = { $n } Turns
entity-basic = Basic
entity-special = Special
entity-morph = Morph
entity-morph-text = it gains { $n ->
    [one] 1 Morphing
   *[other] { $n } Morphings
}
entity-skip = may be Skipped
entity-end = End of Turns
entity-salvation = Salvation
entity-setup = Setup
tile-enter = Entrance: { $spaces }
tile-lair = Lair: { $spaces }
tile-gem = Gem slot
tile-trap = Trap
tile-action = Action of the Quirk
tile-quirk = Quirk slot: { $spaces }
tile-stairs = Stairs: { $spaces }
tile-extra = { $n ->
    [one] 1 card more
   *[other] { $n } cards more
} in the Draw step: { $space }
tile-terrain = { $terrain }: { $spaces }
turn-card = Turn card { $n }, { $colour }
turn-steps = Steps: { $steps }
turn-loot = Loot: { $text }
loot-nothing = no Loot
wisdom-W-01 = When the Dreamers are defeated they wake: the Dream stays to be tried again, and each takes what the death costs.
wisdom-W-02 = At an Awakening cards are put away and decks are built anew; the session may end there.
wisdom-W-03 = Slumber: a Slumber is entered. Fate: a Fate card is drawn. Key: a Key, if the Team has slept since the last one. Shop: shopping. Rest: each Dreamer may Restore 1 card.
wisdom-W-04 = A Slumber is played with the hand and the deck as they are. The Delta Phase lets everybody rest.
wisdom-W-12 = The last Gate opens when every other one is behind you.
