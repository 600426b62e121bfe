# What only a browser says: the form that sets up a table.

form-quest = Quest
    .help = Seven quests tell one story; each can also be played by itself.
form-party = Heroes
    .help = How many heroes take part. One person may lead several.
form-party-count = { $n } heroes
form-hero = Hero
    .help = Every hero has two versions; each hero takes part once, and lawful and chaotic souls do not mix.
form-fitting = whoever fits
form-rank = Soul rank at the start
    .help = All heroes begin at it, with the powers that come with it. A quest is balanced for its own rank.
form-rank-own = as the quest says
form-rank-at = rank { $rank }
form-rank-of-quest = Made for heroes of rank { $rank }.
form-bad-rank = A soul rank is a number, not “{ $given }”.
form-difficulty = Difficulty
    .help = Story is gentler, Heroic is harder than the rules of the box.
form-agreement = Decisions of the party
    .help = How the party decides what concerns all of it.
form-agreement-first = the first answer counts
form-agreement-leader = the active hero's player decides
form-agreement-vote = everybody votes
form-soul-storm = Soul Storm
    .help = Lawful and chaotic souls may take part together.
form-bad-party = A party has 2 to 5 heroes, not “{ $given }”.

## The course of a round
web-turn = { $who }'s turn
web-rail-hero = { $who }
web-rail-enemy = Enemies after { $who }
web-state-active = active
web-state-next = to act
web-state-done = done

## Heroes
web-act-move = Move { $n }
web-act-combat = Combat { $n }
web-act-normal = Normal { $n }
web-reach = reach { $n }
web-innate = innate
web-passive = passive
web-cooling = { $n ->
    [one] { $n } hourglass left
   *[other] { $n } hourglasses left
}
web-health = { $left } of { $most } HP
web-shields = magic shields
web-armour = armour
web-defence-dice-count = defence dice
web-charges = charges
web-key = magic key
web-threat = threat token, side { $side }
web-sheet-open = Sheet
web-sheet-line = { $version }, { $nature }
web-gem = Soul gem
web-gem-rank = soul rank
web-gem-move = movement
web-gem-combat = combat actions
web-gem-normal = normal actions
web-gem-price = Rank { $rank } costs { $n } soul points.
web-slots = Equipment
web-slot-empty = empty
web-pack = Backpack: { $n } in it, room for { $free } more
web-powers = Powers
web-lead = Act with { $name }
web-crowns = crowns

## The clock and the enemies
web-events = Events
web-event-down = an event, face down
web-event-last = the last event: when it is gone, the quest is lost
web-sky-nothing = It changes nothing in this quest.
web-encounter = Encounter: { $name }
web-enemies = Enemies
web-scroll-line = { $race }, threat { $n }
web-prefers = After
web-sees = In sight
web-sees-nobody = nobody
web-areas = areas
web-else = else
web-acting = acts
web-controlled = { $who } decides for it
web-look-enemy = Look at { $name }
web-abilities = Abilities

## What can be done
web-stage-deeds = What can be done
web-stage-soul = Soul points
web-stage-learn = Powers to learn
web-stage-choose = Choose
web-stage-empty = Nothing more can be done.
web-takes-combat = combat
web-takes-normal = normal
web-takes-free = free
web-takes-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-odds-kill = kills { $chance }
web-odds-wounds = { $wounds } wounds
web-odds-least = { $n ->
    [one] at least { $n } wound
   *[other] at least { $n } wounds
}
web-odds-dead = dead
web-odds-title = { $weapon }: { $target }
web-line-engaged = Walking away lets { $n ->
    [one] { $n } enemy
   *[other] { $n } enemies
} strike first.
web-line-several = Chosen: { $n }.
web-line-who = Afterwards the enemies have a turn.
web-line-start = All heroes begin there.
web-line-soul = A rank is for good; a ghost needs an active shrine.
web-line-victim = The rules leave several: its player chooses.
web-line-activate = All of them act; you say in which order.
web-line-path = Both ways are equally short.
web-line-window = To pass costs nothing.
web-line-learn = What is learned stays learned.
web-line-effect = Each effect can be paid for once; HIT results that pay still count.
web-line-visit = Everybody trades at the same time.
web-line-drawn = The others go back.
web-line-trap = One goes off; the other is put away.
web-ask-before-end = { $n ->
    [one] A combat action is left, and an enemy is in reach. End the turn?
   *[other] { $n } combat actions are left, and an enemy is in reach. End the turn?
}
web-confirm-reroll = { $n ->
    [0] Roll none again
    [one] Roll { $n } die again
   *[other] Roll { $n } dice again
}
web-confirm-pick-up = { $n ->
    [0] Leave everything
   *[other] Pick up { $n }
}
web-confirm-drop = { $n ->
    [0] Keep everything
   *[other] Drop { $n }
}

## An attack
web-fight-title = { $who }: { $weapon }
web-plain-hits = plain hits
web-dice = Dice
web-dice-attack = { $who } attacks
web-dice-defence = { $who } defends
web-dice-other = { $who } rolls
web-die-spent = spent
web-die-again = rolled again
web-effects = Effects
web-armour-effects = Effects of the armour
web-effect-can = can be paid for
web-effect-paid = paid for
web-effect-not = not enough symbols
web-hits = Hits
web-hits-sure = sure hits
web-hits-dice = HIT on the dice
web-hits-effects = effects
web-hits-supremacy = supremacy
web-hits-focus = Focus
web-hits-symbols = symbols counted as HIT
web-hits-mod = other bonuses and penalties
web-hits-night = night
web-hits-sum = hits
web-hits-now = hits so far
web-defence = Defence
web-defence-hits = hits
web-defence-armour = armour, weakness, resistance
web-defence-shields = magic shields
web-defence-dice = SHIELD on the dice
web-defence-sum = wounds so far
web-payments = Exact chances, by what is paid for
web-total-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
web-total-shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
web-beat-attack = { $who } attacks.
web-beat-defence = { $who } defends.
web-beat-save = { $who } makes a save.
web-beat-again = { $who } has rolled again.

## The Emporium
web-market = The Emporium
web-market-purse = { $who }: { $crowns } crowns
web-shelf-weapon = Weapons
web-shelf-armour = Armour
web-shelf-small = Potions and ammunition
web-shelf-other = Other wares
web-stash = Party stash
web-stash-empty = The stash is empty.
web-tavern = Tavern
web-bet = One bet of { $n } crowns a visit, on a symbol of the blue die.
web-bet-wins = wins { $n }
web-share = Share crowns
web-ware-free = free
web-ware-dear = too dear
web-ware-runes = other runes
web-copies = × { $n }
web-other-side = Its other side, { $card }:
web-goods = Your things: press one to wear, hand over, sell or improve it

## The story
web-journal = Journal
web-journal-open = Journal ({ $n })
web-close = Close
web-goal = Goal: { $aim }
web-branch-who = { $who } answers, by the nature of the soul.
web-branch-closed = Closed to this soul: “{ $answer }” ({ $nature }).

## On the map
web-map = Map
web-area-difficult = Difficult ground: it takes 2 movement points to enter.
web-area-dangerous = Dangerous ground: a hero who enters receives 1 wound.
web-door = A closed door. Opening it is a free action from the area beside it, and draws a trap.
web-door-secured = A secured door. Bashing it open takes a normal action without an enemy beside you, and draws a trap.
web-door-locked = A magic lock holds it: only a magic key takes it off.
web-thing-chest = Bashing it open takes a normal action without an enemy beside you. A trap comes first.
    .rule = SS-10.8
web-thing-search = A normal action without an enemy beside you: a red die says what is found.
    .rule = SS-10.11
web-thing-waypoint = Whoever enters reads on.
    .rule = SS-40.4g
web-thing-shrine = On an active shrine the party may bring a ghost back to life in the Time Phase.
    .rule = SS-26.13
web-thing-gate = Enemies come out of an open gate.
    .rule = SS-30.2
web-thing-shadow = Nobody knows what it is until a hero sees it.
    .rule = SS-29.1
web-thing-story = Whoever enters reads on.
    .rule = SS-38.1
web-thing-fire = Whoever stands here or walks in catches fire.
    .rule = SS-24.16
web-thing-crowns = A free action without an enemy beside you picks them up.
    .rule = SS-17.3
web-thing-loot = A free action without an enemy beside you picks it up; then it is turned over.
    .rule = SS-17.3
web-thing-treasure = A free action without an enemy beside you picks it up; then it is turned over.
    .rule = SS-17.3
web-thing-item = A free action without an enemy beside you picks it up.
    .rule = SS-17.3
web-thing-totem = It stands until somebody topples it.
    .rule = SS-16.8
web-thing-torch = A free action takes it along, one for each hero; planted at a closed gate it stays there.
    .rule = SS-16.8
web-thing-inhabitant = A free action takes them by the hand: they go where you go, and are safe where the heroes began. In fire, or alone with an enemy, they are lost.
    .rule = SS-16.8
web-thing-key = A free action takes it; it opens magic locks.
    .rule = SS-10.10

## The quest before and after
web-brief-clock = { $n ->
    [one] Time: { $n } event card. When the last one is gone, the quest is lost.
   *[other] Time: { $n } event cards. When the last one is gone, the quest is lost.
}
web-brief-ghosts = It is also lost when all heroes are ghosts.
web-brief-crowns = Reward: { $n } crowns for each hero.
web-brief-treasures = Reward: { $draw ->
    [one] { $draw } treasure is drawn
   *[other] { $draw } treasures are drawn
}, { $keep } kept.
web-figure-hero = hero
figure-dealt = wounds dealt
figure-taken = wounds received
figure-slain = enemies slain
figure-deaths = deaths

## A first game
callout-heroes = Your heroes: health, what ails them, what is left of a turn. Where you lead several, press a crest or its number to act with another.
    .title = The party
callout-map = Dashed magenta lines show where one can go or whom one can strike; numbers tell the movement points by then. Press an enemy to see why not, and what it is about to do.
    .title = The map
callout-deeds = Everything that can be chosen is listed here, too, with what it takes and the exact chances of every attack.
    .title = What can be done
web-apart = no way leads here yet
web-market-rest = Too dear, or with other runes: { $n }
