# What only a terminal says: the table around the map, the chances of attacks, what is typed.

## The plate at home
plate = Dead heroes called back. The game plays every enemy.
    .players = 2–5 heroes, together
    .length = about two hours

## Marks of ranks on the map
mark-green = G
mark-blue = B
mark-red = R

## The map
map = The map of the quest
legend-door = door
legend-secured = secured door
legend-locked = magic lock
legend-barrier = barrier: only this way
legend-difficult = difficult area
legend-dangerous = dangerous area
legend-open-gate = open spawn gate ({ $symbol })
legend-closed-gate = closed spawn gate
legend-active-shrine = shrine
legend-sleeping-shrine = inactive shrine

## The table
board-soul = { $n ->
    [one] { $n } soul point
   *[other] { $n } soul points
}
board-clock = { $n ->
    [one] { $n } event left
   *[other] { $n } events left
}
board-event = in force: { $event }
board-hp = { $left }/{ $most } HP
board-rank = soul rank { $rank }
board-crowns = { $n ->
    [one] { $n } crown
   *[other] { $n } crowns
}
board-key = magic key
board-ghost = ghost
board-acted = has acted
board-pack = backpack: { $items }
board-with = with { $who }
board-victim = after { $victim }
board-controller = { $who }’s
victim-wounded = the most wounded
victim-nearest = the nearest
victim-richest = the richest
victim-strength = Strength
victim-dexterity = Dexterity
victim-faith = Faith
victim-magic = Magic
victim-vengeful = the threatening hero
status-turn = { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}, { $combat ->
    [one] { $combat } combat action
   *[other] { $combat } combat actions
}, { $normal ->
    [one] { $normal } normal action
   *[other] { $normal } normal actions
}
status-focus = Focus +{ $n }
status-beside = here: { $names }

## Groups of deeds
group-move = Move
group-attack = Attack
group-action = Actions
group-power = Powers
group-item = Items
group-free = Free
group-end = End
group-buy = Buy
group-stash = Stash
group-sell = Sell
group-wear = Wear
group-anvil = Anvil
group-tavern = Tavern
group-share = Share
pick-give = give { $card } to ...
pick-crowns = give { $n } crowns to ...

## Chances
decimal = .
odds-kill = kills: { $chance }
odds-mean = hits on average: { $mean }
odds-critical = critical hit: { $chance }
odds-hits = hits { $spread }
odds-wounds = wounds { $spread }
odds-dead = dead
odds-focus = With Focus
odds-nothing = Pay for nothing
odds-note = Exact, with effects paid for as well as can be. Rerolls and attacks that follow are not counted.

## What is shown
show-area-next = next to it: { $areas }
show-area-plain = ordinary area
show-attack = { $weapon }: { $attack } (sure hits, red dice, blue dice)
show-defence = armour { $armour }, magic shields { $shields }, defence dice { $dice }
show-seals = seals { $seals }
show-scroll = Scroll

## What is typed
parse-nothing-called = Nothing here is called “{ $words }”.
parse-ambiguous = “{ $words }” may mean several things: { $names }.
parse-no-thing = Say which option you mean, or its number.
typed-go = go move walk to
typed-attack = attack hit strike
typed-open = open bash door
typed-unlock = unlock
typed-chest = chest
typed-search = search
typed-focus = focus
typed-dash = dash
typed-provoke = provoke
typed-reorganize = reorganize equip
typed-exchange = exchange give trade
typed-take = take pick
typed-drop = drop
typed-key = key
typed-stand = stand
typed-buy = buy
typed-sell = sell
typed-stash = stash
typed-put = put
typed-use = use cast power
help-why = why attack gremlin, or why go 8B.c
help-odds = what each of your attacks promises: hits, criticals, wounds, the chance of a kill
help-show = show gremlin (or a hero, a power, an item, an area)
help-rules = rules SS-22.3, or rules focus

## Paragraphs
paragraph-title = { $quest }, paragraph { $number }
paragraph-read = { $title }.
option-evade = { $n ->
    [one] { $n } enemy strikes first
   *[other] { $n } enemies strike first
}

## Refusals in the Emporium
refusal-has-bet = One bet in the tavern is all there is in a visit.
refusal-no-crowns = That takes { $cost } crowns.
refusal-not-on-sale = That is not on sale.
refusal-no-room = There is no room for it in the backpack.
refusal-no-treasure = Only treasures can be sold.
refusal-no-stash-item = Only items of the stash go back there.
refusal-not-in-stash = That is not in the stash.
