# Etherfields in English: the terminal.

decimal = .
map-empty = Nothing lies here yet.
legend-light = Light
legend-darkness = Darkness
legend-swamp = Swamp
legend-water = Water
legend-enter = Entrance
legend-lair = Lair
legend-stairs = stairs
legend-trap = Trap
legend-gem = Gem slot
legend-gem-full = Gem
legend-quirk = Quirk
legend-wall = Wall
board-hours = { $n ->
    [one] 1 Hour
   *[other] { $n } Hours
}
board-keys = { $n ->
    [one] 1 Key
   *[other] { $n } Keys
}
board-items = Items: { $items }
board-notes = Notes: { $notes }
board-season = Season: { $season }
board-no-turn = No Turn card lies open.
board-turn = Turn card ({ $colour }): { $steps }
board-cards = hand { $hand }, deck { $deck }, Sealed { $sealed }
board-distress = Distress { $n }/{ $most }
short-distress = ✖{ $n }/{ $most }
board-ether = { $n } Ether
board-gems = { $n ->
    [one] 1 Gem
   *[other] { $n } Gems
}
board-spirit = { $n } Spirit
board-done = done
board-mask = Mask: { $mask }
board-progress = Progress: { $cards }
board-flaws = Flaws: { $cards }
board-no-hand = no cards in hand
group-basic = Basic and innate actions
group-cards = Cards of your hand
group-progress = Progress
group-items = Items
group-masks = Mask
group-map = On this space
group-entity = Interactions
group-move = Move
group-pay = Pay with
group-end = End
group-travel = Go
group-dreams = Dreams
group-other = Other
odds-head = A Boost of: { $what }
odds-reached = { $missing ->
    [0] nothing is missing; it holds with any face but the disaster: { $chance }
   *[other] { $missing } missing; reached: { $chance }
}
odds-mean = on average +{ $n }
walk-left = { $n ->
    [one] 1 more space.
   *[other] { $n } more spaces.
}
word-journal = Journal
journal-goal = Goal: { $goal }
journal-notes = Notes
journal-wisdom = Wisdom
