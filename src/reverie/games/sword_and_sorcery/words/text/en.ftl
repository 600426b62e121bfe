# Sword & Sorcery: questions, options, events, refusals.

## Words
word-seat = Hero { $seat }
word-nothing = nothing happens
word-nobody = nobody
word-fate = Fate
word-nowhere = nowhere
word-none = none
word-with = with { $weapon }
word-with-ins = with { $weapon }
word-blank = blank
word-hidden = Hidden
word-enemy = { $name } ({ $rank } { $seals })
word-door = { $one } – { $other }
word-bare-hands = bare hands
word-natural-weapon = tooth and claw
word-quest-line = Quest
word-hidden-find = you find what this quest has hidden here
word-fire = Fire { $level }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
die-red = red [{ $face }]
die-blue = blue [{ $face }]
phase-setup = Setup
phase-time = Time Phase
phase-battle = Battle Phase
phase-event = Event Phase
phase-ending = End of the quest
slot-main = main hand
slot-off = off hand
slot-armour = armour
slot-artifact = artifact
thing-chest = chest
thing-search = search token
thing-waypoint = waypoint
thing-shrine = shrine
thing-gate = spawn gate
thing-shadow = shadow
thing-story = story card
thing-crowns = crowns
thing-loot = loot token
thing-treasure = treasure card
thing-item = item
thing-key = magic key
thing-fire = fire
thing-illusion = illusion
thing-snare = hunter's snare
thing-battle-rune = battle rune
thing-protective-rune = protective rune
thing-totem = totem
thing-brazier = brazier
thing-merchant = merchant
thing-torch = torch
thing-inhabitant = inhabitant
pile-any = deck
pile-event = event deck
pile-event-discard = event discard pile
pile-encounter = encounter deck
pile-encounter-discard = encounter discard pile
pile-trap = trap deck
pile-trap-discard = trap discard pile
pile-treasure = treasure deck
pile-treasure-discard = treasure discard pile
pile-enemy = enemy deck
pile-enemy-discard = enemy discard pile
pile-enemy-power = enemy power deck
pile-enemy-power-discard = enemy power discard pile
pile-critical = pool of critical tokens
pile-critical-discard = critical tokens put aside
pile-shadow = pool of shadows
pile-shadow-discard = shadows put aside
pile-loot = bag of loot
pile-loot-discard = loot put aside
pile-soul-weapon = soul weapon deck
pile-emporium = Emporium
pile-stash = stash
pile-quest-treasure = quest treasures

## The table
table-hero = hero
table-hp = HP
table-shields = shields
table-rank = rank
table-crowns = crowns
table-area = area
table-state = state
table-ghost = ghost soul
subtitle-setup = { $quest }: setup
subtitle = { $quest }, round { $round }: { $phase }
subtitle-turn = { $quest }, round { $round }: { $who }'s turn
subtitle-over = { $quest }: the quest is over
heading-round = Round { $round }
heading-turn = Round { $round }: { $who }'s turn

## Chance
chance-attack-dice = { $who } attacks: roll { $n ->
    [one] { $n } die
   *[other] { $n } dice
}, the red ones first.
chance-again = { $who } rolls { $n ->
    [one] { $n } die
   *[other] { $n } dice
} again.
chance-defence-dice = { $who } defends: roll { $n ->
    [one] { $n } blue die
   *[other] { $n } blue dice
}.
chance-save = { $who } makes a save: roll { $n ->
    [one] { $n } blue die
   *[other] { $n } blue dice
}.
chance-die = Roll { $n ->
    [one] { $n } { $colour } die
   *[other] { $n } { $colour } dice
}.
chance-gate-die = Which gate? Roll a blue die.
chance-tavern-die = { $who } plays in the tavern: roll a blue die.
chance-shuffle = Shuffle: { $pile } ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
}).
chance-lot = Draw one of { $n } blindly.

## Questions
ask-start = Where does { $who } begin?
ask-learn = { $who }, rank { $rank }: which power is learned?
ask-learn-talent = { $who }, rank { $rank }: which talent is learned?
ask-visit = { $who } is in the Emporium with { $crowns } crowns.
ask-back = { $who } is done; there is still time to think again.
ask-share = Who receives this: { $find }?
ask-share-card = Who receives { $card }?
ask-soul = The party has { $soul ->
    [one] { $soul } soul point. What is it spent on?
   *[other] { $soul } soul points. What are they spent on?
}
ask-who = Who acts next?
ask-deed = What does { $who } do?
ask-deed-companion = What does { $who } do?
ask-ghost = What does the ghost of { $who } do?
ask-way = Where does { $who } go?
ask-effect = { $figure } attacks: which effect do the dice pay for?
ask-reroll = { $figure }: which dice are rolled again ({ $n } at most)?
ask-armour = { $figure } defends: which effect of the armour do the dice pay for?
ask-beside = { $figure } attacks: who else is hit?
ask-fall-back = Where does { $figure } fall back to?
ask-trap = Which of these traps goes off?
ask-drawn = Which card does { $who } keep?
ask-drawn-party = Which card does the party keep?
ask-drawn-line = Which line counts?
ask-pick-up = What does { $who } pick up?
ask-drop = What does { $who } drop?
ask-overflow = There is no room in the backpack for { $card }. What does { $who } leave behind?
ask-drop-crowns = How many crowns does { $who } drop?
ask-reorganize = What does { $who } equip or put away?
ask-reorganize-card = Where does { $who } put { $card }?
ask-exchange = What do { $who } and { $other } exchange?
ask-agree-crowns = { $other } asks for { $n } crowns. Does { $who } hand them over?
ask-agree = { $other } asks for { $card }. Does { $who } hand it over?
ask-target-figure = { $ability }: on whom?
ask-target-figure-plain = On whom?
ask-target-area = { $ability }: in which area?
ask-target-area-plain = In which area?
ask-one = Whom does the party choose? { $text }
ask-power = { $who }: which power is turned? { $text }
ask-cure = Which condition of { $figure } is cured?
ask-choose = { $who }: which of the two?
ask-choose-pile = Which deck does { $who } look at?
ask-order = Which shadow is revealed first?
ask-return = In which order do the cards go back to the { $pile }? The first lies on top.
ask-victim = Whom does { $figure } go for?
ask-activate = Which enemy is activated next?
ask-activate-reaction = Which enemy makes its reaction attack first?
ask-path-shadow = Which way does the shadow in { $area } go?
ask-path = Which way does { $figure } take?
ask-gate = At which gate does the enemy come?
ask-gate-changed = Several gates are equally near. Which one is it? { $text }
ask-threat = Who gets the threat token?
ask-nearest = Several are equally near. Which one is it?
ask-nearest-text = { $ability }: several are equally near. Which one is it?
ask-nearest-of = { $figure } goes for the nearest, and several are equally near. Whom does it go for?
ask-nearest-figure = Several of its figures are equally near to { $victim }. Which one acts?
ask-nearest-revealer = Several heroes see the shadow from the same distance. Who reveals it?
ask-reading = Read this.
ask-branch = { $who } answers:
ask-window-victim = { $figure } is activated. Does { $who } draw its attention?
ask-window-attack-roll = { $figure } has rolled for the attack. Does { $who } change anything?
ask-window-hits = { $own ->
    [yes] { $figure } is hit. Is anything used against it?
   *[no] { $figure } is hit. Does { $who } step in?
}
ask-window-defence-dice = { $own ->
    [yes] { $figure } is about to roll for defence. Is anything used for it?
   *[no] { $figure } is about to roll for defence. Does { $who } help?
}
ask-window-defence-roll = { $figure } has rolled for defence. Does { $who } change anything?
ask-window-save = { $figure } has failed the save. Does { $who } change anything?
ask-window-other-roll = { $figure } has rolled. Does { $who } change anything?
ask-window-wounded = { $who } is wounded. Do you strike back?
ask-window-dying = { $own ->
    [yes] { $figure } is dying. Is anything used against it?
   *[no] { $figure } is dying. Does { $who } help?
}
ask-window-follow-up = The attack is over. Does { $who } go on?
ask-window-soul = The party spends soul points. Does { $who } help?

## Options
option-pass = pass
option-stop = stop
option-done = done
option-end = end the turn
option-deed-end = end the turn
option-ghost-end = end the turn
option-companion-end = { $who } is done
option-back = not done yet
option-yes = yes
option-no = no
option-read = read
option-soul-stop = spend nothing more
option-effect-done = pay for nothing more
option-armour-done = pay for nothing more
option-visit-done = leave the Emporium
option-reorganize-done = done
option-reorganize-pack = into the backpack
option-critical = critical hit: { $token }
option-overflow-new = { $card } (just received)
option-way-stop = stay here
option-power-pass = turn none
option-stand = stand up
option-dash = Dash
option-focus = Focus the next attack
option-provoke = Provoke the master enemy
option-reorganize = reorganize equipment
option-take = pick up finds
option-drop = drop items
option-key = take the magic key
option-lead = lead the inhabitant
option-let-go = let go of the inhabitant
option-lift = take a torch
option-lay = lay down the torch
option-portal = go through the portal
option-reroll-none = roll none again
option-pick-up-none = leave everything
option-drop-none = keep everything
option-figure = { $who } ({ $left }/{ $most } HP)
option-thing = { $thing }: { $area }
option-go = go to { $area } ({ $n ->
    [one] { $n } point
   *[other] { $n } points
})
option-return = return to the shrine: { $area }
option-attack = attack { $target } with { $weapon }
option-open = open the door to { $area }
option-bash = bash open the door to { $area }
option-unlock = remove the magic lock on the door to { $area }
option-chest = bash open the chest
option-unlock-chest = remove the magic lock on the chest
option-search = search
option-exchange = exchange with { $who }
option-flip = awaken { $card } ({ $n } soul points)
option-shout = shout “{ $name }”
option-aimed = { $name } → { $target }
option-answer = { $name }: { $text }
option-then = attack again
option-turn = { $power } ({ $n ->
    [one] { $n } hourglass
   *[other] { $n } hourglasses
})
option-soul-rank = { $who } rises to rank { $rank } ({ $n } soul points)
option-soul-rise = { $who } is resurrected ({ $n ->
    [one] { $n } soul point
   *[other] { $n } soul points
})
option-soul-item = { $card }: { $who } may rise as if on a shrine
option-buy = buy { $card } ({ $n } crowns)
option-buy-for = buy { $card } ({ $n } crowns), into the backpack of { $other }
option-stash = take { $card } from the stash
option-put = put { $card } into the stash
option-sell = sell { $card } ({ $n } crowns)
option-wear = equip { $card } ({ $slot })
option-bare = put away { $card } ({ $slot })
option-enchant = have { $card } enchanted ({ $n } crowns)
option-upgrade = trade { $card } up to { $to } ({ $n } crowns)
option-bet = bet 5 crowns on { $symbol }
option-give = give { $card } to { $other }
option-take-from = take { $card } from { $other }
option-ask = take { $n } crowns from { $other }
option-drop-crowns = { $n } crowns
option-drop-crowns-none = no crowns
option-companion = activate { $companion }
option-fetch = fetch: { $thing }
option-hand = hand it to { $who }
option-beside-done = nobody else
option-exchange-done = nothing more
option-share-stash = the stash
option-crowns = give { $other } { $n } crowns

## Events
event-round-began = Round { $round } begins.
event-phase-began = { $phase }.
event-turn-began = { $seat } is the active hero.
event-turn-ended = { $seat }'s turn is over.
event-turn-skipped = { $seat } is stunned and loses the turn.
event-quest-ended-won = The quest is won.
event-quest-ended-lost = The quest is lost.
event-quest-ended-lost-event-deck = No event is left: the quest is lost.
event-quest-ended-all-ghosts = All heroes are ghosts: the quest is lost.
event-moved = { $figure } goes to { $area }.
event-placed = { $figure } is now in { $area }.
event-pushed = { $figure } falls back to { $area }.
event-evaded = { $figure } evades and leaves { $area }; { $attacked ->
    [one] { $attacked } enemy strikes
   *[other] { $attacked } enemies strike
} first.
event-evaded-free = { $figure } slips out of { $area } and nobody strikes.
event-wounded-figure = { $cause } deals { $figure } { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
} ({ $left } HP left).
event-wounded-fire = Fire deals { $figure } { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
} ({ $left } HP left).
event-wounded-poison = Poison deals { $figure } { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
} ({ $left } HP left).
event-wounded-none = { $figure } receives { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
} ({ $left } HP left).
event-healed = { $figure } heals { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
} ({ $left } HP left).
event-condition-came = { $figure } receives { $condition }.
event-condition-twice = { $figure } has { $condition } already.
event-condition-ignored = { $figure } ignores { $condition }.
event-condition-left = { $figure } is rid of { $condition }.
event-fire-came = { $figure } is on fire (Fire { $level }).
event-fire-aged = The fire on { $figure } dies down.
event-area-fire = Fire { $level } burns in { $area }.
event-area-fire-out = The fire in { $area } goes out.
event-critical-came = Critical hit on { $figure }: { $token }.
event-critical-left = { $figure } is rid of a critical hit: { $token }.
event-shields-came = { $figure } gains { $amount ->
    [one] { $amount } magic shield
   *[other] { $amount } magic shields
} (now { $shields }).
event-shields-spent = { $figure } loses { $amount ->
    [one] { $amount } magic shield
   *[other] { $amount } magic shields
} ({ $shields } left).
event-hid = { $figure } hides.
event-was-seen = { $figure } comes out of hiding.
event-died = { $seat } dies and becomes a ghost soul (rank { $rank }).
event-rose = { $seat } returns to life.
event-ranked-up = { $seat } rises to soul rank { $rank } for { $price } soul points.
event-learned = { $seat } learns { $power }.
event-forgot = { $seat } forgets { $power }.
event-power-used = { $seat } uses { $power }.
event-power-turned = { $power } of { $seat } now shows { $cooldown ->
    [one] { $cooldown } hourglass
   *[other] { $cooldown } hourglasses
}.
event-power-ready = { $power } of { $seat } is ready again.
event-ability-used = { $figure }: { $ability }.
event-focused = { $seat } focuses the next attack.
event-dashed = { $seat } dashes: 1 movement point more.
event-dashed-stood = { $seat } dashes to stand up.
event-stood-up = { $figure } stands up.
event-action-wasted = { $seat } is blind, fails the save and wastes the action.
event-crowns-gained = { $seat } gains { $amount } crowns (now { $crowns }).
event-crowns-lost = { $seat } loses { $amount } crowns ({ $crowns } left).
event-soul-gained = The party gains { $amount ->
    [one] { $amount } soul point
   *[other] { $amount } soul points
} (now { $soul }).
event-soul-spent = The party spends { $amount ->
    [one] { $amount } soul point
   *[other] { $amount } soul points
} ({ $soul } left).
event-item-gained = { $seat } receives { $card }.
event-item-lost = { $seat } no longer has { $card }.
event-item-used = { $seat } uses { $card }.
event-item-flipped = The card is turned over: { $card }.
event-equipped = { $seat } equips { $card } ({ $slot }).
event-unequipped = { $seat } puts { $card } into the backpack.
event-dropped = { $seat } drops things in { $area }.
event-picked-up = { $seat } picks things up in { $area }.
event-handed-over = { $seat } hands { $card } to { $other }.
event-handed-over-crowns = { $seat } hands { $other } { $crowns } crowns.
event-bought = { $seat } buys { $card } for { $price } crowns.
event-sold = { $seat } sells { $card } for { $price } crowns.
event-charge-spent = { $seat } spends a charge of { $card } ({ $charges } left).
event-companion-came = { $companion } joins { $seat } (rank { $rank }).
event-companion-died = { $companion } is dead.
event-attack-declared = { $attacker } attacks { $target } { $with }.
event-attack-declared-all = { $attacker } attacks all around { $with }.
event-attack-declared-hits = { $attacker } attacks { $target } with { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}.
event-attack-declared-hits-all = { $attacker } attacks all around with { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}.
event-dice-lie-attack = { $figure } rolls: { $dice }.
event-dice-lie-defence = { $figure } defends: { $dice }.
event-dice-lie-save = { $figure } makes a save: { $dice }.
event-dice-lie-again = { $figure } has rolled again: { $dice }.
event-effect-paid = { $figure } pays for { $effect }.
event-hits-counted = { $attacker }: { $n ->
    [one] { $n } hit
   *[other] { $n } hits
} ({ $parts }).
event-hits-counted-plain = { $attacker } misses.
hits-sure = { $n } sure
hits-dice = { $n } dice
hits-effects = { $n } effects
hits-supremacy = { $n } supremacy
hits-focus = { $n } focus
hits-symbols = { $n } rune
hits-mod = { $n } bonuses
hits-night = { $n } night
event-attack-cancelled = The attack of { $attacker } comes to nothing.
event-attack-taken = { $by } takes the blow meant for { $instead }.
event-defended = { $wounds ->
    [one] { $wounds } hit gets
   *[other] { $wounds } hits get
} through to { $defender }.
event-defended-all = { $defender } fends off everything.
event-saved = { $figure } passes the save.
event-saved-not = { $figure } fails the save.
event-door-opened = { $seat } opens the door { $door }.
event-lock-removed = { $seat } removes the magic lock from the door { $door }.
event-edge-changed-opened = A passage opens: { $passages }.
event-edge-changed-closed = A passage closes: { $passages }.
event-chest-opened = { $seat } opens the chest in { $area }.
event-chest-unlocked = { $seat } removes the magic lock from the chest in { $area }.
event-searched = { $seat } searches: { $token }.
event-trap-drawn = Trap! { $trap }: { $text }
event-thing-came = New in { $area }: { $thing }.
event-thing-left = Gone from { $area }: { $thing }.
event-gate-changed-opened = The spawn gate in { $area } opens.
event-gate-changed-closed = The spawn gate in { $area } closes.
event-shrine-changed-lit = The shrine in { $area } is active.
event-shrine-changed-out = The shrine in { $area } goes out.
event-shadow-revealed = The shadow in { $area } is revealed: { $shadow }.
event-shadow-moved = A shadow moves from { $came } to { $area }.
event-led = { $seat } takes an inhabitant by the hand: { $area }.
event-let-go = { $seat } lets go of an inhabitant: { $area }.
event-rescued = An inhabitant is safe: { $area }.
event-perished = An inhabitant is lost: { $area }.
event-token-lifted = { $seat } takes this along: { $thing }.
event-token-laid = { $seat } lays this down: { $thing }.
event-token-passed = { $seat } hands this to { $other }: { $thing }.
event-enemy-came = { $foe } appears in { $area }; { $controller } controls it.
event-enemy-power-came = { $foe } gains a power: { $power }.
event-encounter-drawn = { $seat } draws an encounter, { $encounter }: { $text }
event-enemy-activated = { $foe } is activated.
event-behaviour-chosen = { $why } { $band }: { $text }
event-enemy-died = { $foe } is dead.
event-enemy-flipped = { $foe } shows its other face.
event-enemy-banished = { $foe } is banished.
event-charges-changed = { $foe } has { $charges ->
    [one] { $charges } charge
   *[other] { $charges } charges
}.
event-threat-moved = The threat token is with { $seat } now (side { $side }).
event-taunted = { $figure } taunts { $foe }.
event-event-drawn = Event: { $event }. { $text }
event-event-drawn-story = Event: { $event }.
event-event-discarded = The event { $event } is over.
event-event-covered = { $event } lies on the event deck.
event-sky-changed = { $event } lies beside the event deck.
event-spawned = { $count ->
    [one] { $count } enemy comes.
   *[other] { $count } enemies come.
}
event-spawned-none = No enemy comes.
event-hinted = { $text }
event-read = { $paragraph }
event-took = { $seat } answers: { $way }
event-rolled-die = Rolled: { $dice }.
event-rolled-gate-die = The gate die shows { $dice }.
event-rolled-tavern-die = The tavern die shows { $dice }.

## Why this victim
why-nobody = { $foe } finds nobody to turn against.
why-path = { $foe } has nobody at a distance it could act on and heads for the nearest hero, { $victim }.
why-wounded = { $foe } goes for the hero with the most wounds: { $victim }.
why-nearest = { $foe } goes for the nearest hero: { $victim }.
why-richest = { $foe } goes for the richest hero: { $victim }.
why-strength = { $foe } goes for heroes of Strength: { $victim }.
why-dexterity = { $foe } goes for heroes of Dexterity: { $victim }.
why-faith = { $foe } goes for heroes of Faith: { $victim }.
why-magic = { $foe } goes for heroes of Magic: { $victim }.
why-taunted = { $foe } is provoked and turns against { $victim }.
why-only = { $foe } reaches nobody but { $victim }.
why-priority = { $foe } finds nobody of its kind of victim and goes for whoever is worst off: { $victim }.
why-vengeful = { $foe } goes for whoever is threatened: { $victim }.

## Endings
outcome-won = The quest is won in round { $round }.
outcome-lost = The quest is lost in round { $round }.
outcome-lost-event-deck = The event deck has run out in round { $round }: the quest is lost.
outcome-all-ghosts = All heroes are ghosts in round { $round }: the quest is lost.
outcome-resigned = The party has given up: the quest is lost.
outcome-time = Time is up: the quest is lost.
outcome-closed = The session is over; it can go on another day.
outcome-agreed = The party ends the quest here.

## Refusals
refusal-not-offered = That cannot be chosen here.
refusal-not-now = That cannot be done now.
refusal-acted = { $seat } has acted in this round already.
refusal-slow = Slow: one action in this turn, besides free ones.
refusal-no-move = The move action of this turn is gone.
refusal-no-combat = No combat action is left.
refusal-no-normal = No normal action is left.
refusal-down = Whoever lies on the ground must stand up first.
refusal-not-down = You are standing already.
refusal-not-adjacent = That area does not touch yours.
refusal-barrier = A barrier is in the way.
refusal-points = That takes more movement points than the { $points } you have.
refusal-hidden = A hidden figure cannot be targeted.
refusal-engaged = While an enemy stands in your area, that cannot be done.
refusal-unseen = You do not see that far: something blocks the line of sight.
refusal-range = That is beyond range { $range }.
refusal-no-weapon = There is no weapon in that hand.
refusal-no-enemy = There is no such enemy on the map.
refusal-no-target = That is no target for it.
refusal-open = This door stands open.
refusal-far = The door is not at your area.
refusal-locked = A magic lock holds this door.
refusal-not-locked = There is no lock on this door.
refusal-chest-locked = A magic lock holds this chest.
refusal-chest-not-locked = There is no lock on this chest.
refusal-no-key = You have no magic key.
refusal-no-key-here = No key lies here.
refusal-led-already = Somebody leads them already.
refusal-leads-already = You lead somebody already: one for each hero.
refusal-leads-nobody = You lead nobody.
refusal-no-torch-here = No torch lies here to be taken.
refusal-has-torch = You carry a torch already: one for each hero.
refusal-no-torch = You carry no torch.
refusal-portal-closed = The portal is not open yet.
refusal-failed = You have failed at this in this turn already, blind as you are.
refusal-used = This has been used as often as it may be.
refusal-no-charge = No charge is left.
refusal-ammunition = Your next attack already has its ammunition: one item for each attack.
refusal-condition = Its condition is not met.
refusal-not-learned = You have not learned that power.
refusal-cooldown = That power is used: { $rounds ->
    [one] { $rounds } hourglass
   *[other] { $rounds } hourglasses
} to go.
refusal-passive = That is passive: it needs no action.
refusal-reaction = That is used when its moment comes, not as an action.
refusal-rank = That takes soul rank { $rank }.
refusal-known = You know that power already.
refusal-other-hero = That power belongs to another hero.
refusal-taken = Another hero has that talent.
refusal-nature = That power is not of your soul's nature.
refusal-dashed = You have dashed in this turn already.
refusal-focused = You have focused an attack in this round already.
refusal-no-focus = Attacks cannot be focused now.
refusal-no-master = There is no master enemy in sight to provoke.
refusal-nothing-to-wear = Nothing in your backpack could be equipped.
refusal-nothing-here = Nothing lies here to be picked up.
refusal-nothing-held = There is nothing to hand over.
refusal-handled = Nobody picks up and drops more than { $most } times in one turn.
refusal-not-here = That is not in your area.
refusal-nobody = There is no such hero to exchange with.
refusal-not-together = You are not in the same area.
refusal-elsewhere = That is done in another place.
refusal-not-yours = You do not have that item.
refusal-runes = Its runes are not for your fighting style.
refusal-in-pack = It must be equipped to be used.
refusal-other-side = That stands on the other side of the card.
refusal-no-soul-weapon = That is no soul weapon in your hands.
refusal-flipped = It is awake already.
refusal-no-soul = That takes { $cost } soul points.
refusal-full = There is no room for it.
refusal-dealings = Nobody deals more than { $most } times in one visit.
refusal-no-companion = You have no such companion in play.
refusal-activated = The companion has been activated in this round already.
refusal-stunned = The companion is stunned.
refusal-highest = There is no rank above the seventh.
refusal-weakest = A hero of a lower rank comes first.
refusal-no-shrine = Only a ghost at an active shrine returns to life.
refusal-unpaid = The dice do not pay for that.

## What is typed
parse-unclear = “{ $words }” is none of the options; type one of them, or its number.
parse-dice = { $n ->
    [one] Type which face the die shows, 1 to 10.
   *[other] Type which faces the { $n } dice show, each 1 to 10, as in 4 6 1.
}
parse-order = Type every number from 1 to { $n } once, in the new order.

## What ways to answer do
would = If it acted now: { $why }
would-several = If it acted now, its player would choose between { $names }.
would-or = {" "}or{" "}
rise-hp = HP { $before } → { $after }
rise-combat = combat actions { $before } → { $after }
rise-normal = normal actions { $before } → { $after }
rise-power = a new power
rise-talent = a talent
does-stand = Takes 1 movement point.
does-dash = 1 movement point more; whoever lies on the ground stands up instead.
does-focus = +{ $n } HIT for the next attack of this turn.
does-provoke-own = The threat token beside you turns to side { $side }.
does-provoke-other = The threat token beside { $who } turns to side I.
does-provoke-take = You take the threat token from { $who }.
does-open = A trap goes off first.
does-chest = A trap first, then what lies inside.
does-exchange = One item and any number of crowns.
does-reorganize = Change what you hold and wear for what is in the backpack.
