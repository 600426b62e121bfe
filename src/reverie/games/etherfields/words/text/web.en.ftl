# Etherfields in English: what only a browser says.

plate = A campaign of dreams that rewrites its own rules while you sleep.
    .players = 1–4 players
    .length = 1–2 h

## The form
form-scenario = Dream
    .help = What you play.
form-players = Dreamers
    .help = Alone or together, one to four.
form-players-count = { $n ->
    [one] 1 Dreamer
   *[other] { $n } Dreamers
}
form-dreamer = Dreamer
    .help = Everybody plays a different one.
form-any = whoever is left
form-difficulty = Difficulty
    .help = How much the Dream forgives.
form-difficulty-gentle = gentle
form-difficulty-standard = standard
form-difficulty-deep = deep
form-agreement = Decisions of the Team
    .help = Who answers what concerns all.
form-agreement-first = the first answer counts
form-agreement-leader = the First Player decides
form-agreement-vote = everybody votes
form-rounds = Ordered Rounds
    .help = One after the other instead of all at once.
form-session = a session on the Dreamworld Map
form-bad-players = One to four Dreamers play, not “{ $given }”.

## The table
web-map = The Dreamscape
web-world = The Dreamworld Map
web-blocked = nobody may enter
web-extra = +{ $n } when cards are drawn
web-tokens = { $token } × { $n }
web-turn-n = Turn { $n }
web-turns = Turn cards
web-turns-left = { $n ->
    [0] no card face down
    [one] 1 card face down
   *[other] { $n } cards face down
}
web-turns-spent = Turn { $n }, spent
web-turns-more = +{ $n }
web-end-of-turns = End of Turns
web-step-blocked = Blocked
web-step-over = over
web-step-morph = Entities change.
web-step-basic = Entities do what Basic says.
web-step-special = Entities do what Special says.
web-step-roll = The Movement die is rolled; Entities move.
web-rail-draw = Draw
web-rail-act = Cards and actions, everyone at once
web-rail-dreamscape = Dreamscape
web-team = The Team
web-distress = Distress { $n } of { $most }
web-cards = hand { $hand }, deck { $deck }, discard { $discard }, Sealed { $sealed }
web-done = done
web-first = leads
web-boosted = Boost used
web-progress = Progress
web-flipped = flipped
web-innate = on top: { $name }
web-lead = act as { $name }
web-items = { $n } of { $most }
web-items-title = Items
web-items-none = No Item yet.
web-hand = { $whose }: hand
web-hand-empty = No cards in hand.
web-hand-line = A card pays its Intent or does its action, never both.
web-kind-action = action
web-kind-rapid = Rapid
web-kind-place = place: { $cost }
web-kind-intent = Intent
web-kind-flaw = Flaw
web-place = place { $card } [{ $cost }]
web-move = movement
web-far = from you
web-where = on
web-goal = Goal.
web-secrets = Secrets that nobody has found: { $n }
web-journal = Journal
web-journal-open = open
web-journal-empty = Nothing has been read yet.
web-close = close
web-stage-acts = What you can do
web-stage-choose = Your choice
web-none = The map is laid out when the Dream begins.
web-legend = signs
web-deck-count = { $n } cards; { $least } to { $most } make a deck
web-deck-colours = by colour
web-deck-worth = by Intent
web-keys = { $n ->
    [one] 1 Key
   *[other] { $n } Keys
}
web-hours = { $n ->
    [one] 1 Hour
   *[other] { $n } Hours
}
web-gates = Gates
web-gate-locked = locked
web-gate-open = open
web-gate-won = won
web-gate-part = won in part
web-gate-conceded = given up
web-gate-tries = tried in vain: { $n }
web-here = the Team is here
web-ways-to = on to { $ways }

web-loot = Loot:
web-shortcuts-to = Shortcut to { $ways }
web-gate-hints = hints open: { $n }
web-kept-notes = Notes
web-kept-wisdom = Wisdom
web-kept-storage = Storage
web-kept-signs = Signs
web-kept-secrets = Secrets that nobody has found
web-only-A = Awareness
web-only-C = Cunning
web-only-W = Wrath
web-only-action = actions
web-only-rapid = Rapid
web-only-place = Progress

web-matter-fate-drawn = Fate
web-matter-flaw-drawn = Flaw
web-matter-looted = Loot
web-matter-shopping = Shop
    .text = Influence cards from the Market, one random Item for 2 Ether, or nothing: that gives 1 Ether.
web-matter-delta = Delta Phase
    .text = A rest before the cycle of Slumbers begins anew. Take whatever helps you.
web-delta-heal = You lose all Distress.
web-delta-unseal = You Unseal all your cards.
web-delta-restore = You Restore all your flipped Progress cards.
web-delta-shuffle = Your discard pile goes back into your deck.
web-delta-mask = You put on any of your Masks.
web-ether = { $n } Ether

## Stuck?
stuck-open = Stuck?
stuck-title = Stuck?
stuck-line = Go through this list; whatever has a tick is there now.
stuck-not-now = not now
stuck-hand = Your hand: what does each card pay, and what else can it do?
stuck-innate = The innate action on the back of your top card.
stuck-gem = Three cards for a Gem.
stuck-unmorph = Take a Morphing off an Entity.
stuck-peek = Peek at a Secret.
stuck-boost = Boost a payment, once in a Turn.
stuck-reroll = A Gem rerolls any die, also the one that moves Entities.
stuck-mask = Your Mask.
stuck-wisdom = Your Wisdom cards, in the journal: read them again.
stuck-progress = Progress: place a card, or use one that lies there.
stuck-items = The Items of the Team.
stuck-clock = Hours: walk by Effort, or buy Turns.
stuck-sign = A Sign that fits the space.
stuck-look = Look again at names, signs and places: something is hidden in the Dreamscape.
stuck-hints = Hints
stuck-hints-left = { $n ->
    [one] 1 hint is still closed. It opens after a failed try{ $sold ->
        [yes] {""}, or for 1 Hour
       *[no] {""}
    }.
   *[other] { $n } hints are still closed. The next one opens after a failed try{ $sold ->
        [yes] {""}, or for 1 Hour
       *[no] {""}
    }.
}

## A payment
web-pay-title = Paying: { $what }
web-pay-move = One space for each point of Cunning.
web-pay-steps = { $n ->
    [0] Nothing is laid yet: each point is one space.
    [one] Enough for 1 space.
   *[other] Enough for { $n } spaces.
}
web-pay-missing = { $n ->
    [one] 1 is missing.
   *[other] { $n } are missing.
}
web-pay-exact = Exactly enough.
web-pay-surplus = Enough; a surplus of { $n } is lost.
web-pay-sum = { $total } of { $need }
web-pay-laid = laid
web-pay-back = Undo takes it back until something is drawn, revealed or rolled.
web-pay-no-back = Undo takes it back until something is drawn, revealed or rolled; whoever gives up loses what was laid.
web-boost-title = A Boost: the Luck die
web-boost-reached = the cost is reached
web-boost-disaster = a disaster
web-pay-now = Pay { $n }, go through with it
web-pay-move-now = { $n ->
    [one] Pay 1, move 1 space
   *[other] Pay { $n }, move { $n } spaces
}
web-ask-hint = Open hint { $n } of 3 for “{ $dream }”? { $paid ->
    [yes] It costs 1 Hour
   *[no] It costs nothing
} and stays open for the whole campaign.
web-ask-concede = Give up “{ $dream }” for good? Nobody can enter this Dream again.
web-ask-awaken = Awaken? Distress is gone, Sealed and discarded cards come back, and Hours begin anew; but Keys and Gems are lost, and placed Progress cards go back to the others.
web-ask-save = End the session here? Hands, Keys, Hours, Ether and Gems are not kept until the next one.
web-line-act = { $n ->
    [0] Your hand is empty.
    [one] 1 card in hand. A card pays or acts, never both.
   *[other] { $n } cards in hand. A card pays or acts, never both.
}
web-line-pay = Press cards of your hand to lay them.
web-line-walk = { $n ->
    [one] 1 more space.
   *[other] { $n } more spaces.
}
web-confirm-discard = { $n ->
    [0] Discard nothing
    [one] Discard 1 card
   *[other] Discard { $n } cards
}
web-confirm-hand = { $n ->
    [0] Nothing chosen yet
    [one] Discard 1 card
   *[other] Discard { $n } cards
}
web-confirm-card = { $n ->
    [0] Nothing chosen yet
    [one] Flip 1 card
   *[other] Flip { $n } cards
}
web-confirm-delta = { $n ->
    [0] Take no benefit
    [one] Take 1 benefit
   *[other] Take { $n } benefits
}
web-confirm-deck = { $n ->
    [one] A deck of 1 card
   *[other] A deck of { $n } cards
}

## What others are doing
doing-act = is thinking
doing-pay = is paying
doing-walk = is walking
doing-reading = is reading
doing-discard = chooses what to discard
doing-back = is done

## A first table
callout-map = Press a space, a figure or a sign to act there; whatever is dashed in magenta can be chosen. Hold or point at something to read about it.
    .title = The Dreamscape
callout-hand = The spine of a card says what it pays: Awareness, Cunning or Wrath. A card pays or does its action, never both.
    .title = Your hand
callout-deeds = Everything you can do now is also listed here, with its cost.
    .title = The list
web-peeked = { $seat } Peeks at a Secret: { $back }.
web-peek-line = Only you see it, for five seconds. Tell the others what you like.
