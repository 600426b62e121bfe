# Etherfields in English: questions, answers, the log, refusals.

word-seat = seat { $seat }
word-entity = an Entity
word-way-out = way out of { $card }
word-happening = something that happens by itself
word-story = the story goes on
word-nowhere = off the map
script-title = { $dream } · { $script }
cost-times = { $cost } ({ $n } times)
pay-placing = placing { $card }
pay-move = a Move
pay-price = a price

## Questions
ask-dreamer = Which Dreamer do you play from now on?
ask-deck = Which cards are in the deck?
ask-mask = Which Mask do you wear?
ask-enter = On which Entrance does { $who } appear?
ask-agree-use = Are Hours turned into Turns?
ask-agree-hint = Is a hint opened now?
ask-skip = Do you play on, or is the Slumber Skipped?
ask-discard = Which cards do you discard before you draw?
ask-useless = { $card } helps only others, and you dream alone. Does it leave the game for the next card?
ask-penalty = The deck had to be reshuffled. What does it cost?
ask-act = What does { $who } do?
ask-back = You are done. Would you take that back?
ask-back-rapid = Another Dreamer is acting. Do you throw in a Rapid card?
ask-colour = { $what }: with which Intent do you pay?
ask-pay = { $what }: { $total } of { $need } { $colour }. What do you add?
ask-pay-move = A Move: { $total } { $colour } paid. What do you add?
ask-price = { $what }: which price do you pay?
ask-hand = Which { $n ->
    [one] card do
   *[other] { $n } cards do
} you discard?
ask-disaster = A disaster! What does it cost?
ask-target = At whom do you aim?
ask-figure = Which of them?
ask-figure-aim = At which of them is it aimed?
ask-room = The Progress zone is full. Which card makes room?
ask-room-limit = Fewer Progress cards may lie there now. Which one goes?
ask-walk = Where does { $who } go?
ask-amount = How much do you spend?
ask-amount-hours = The last Turn is over. How many Hours become Turns?
ask-marker = There are no markers left. From which action are they taken?
ask-lair = In which Lair?
ask-lair-spawn = { $entity }: in which Lair?
ask-lair-beside = { $entity }: the Lair is full. On which space beside it?
ask-lair-any = In which Lair?
ask-nearest = { $figure }: who is the target?
ask-nearest-any = Who is the target?
ask-path-any = Which way does it take?
ask-push-any = Where is the figure pushed?
ask-slumber-any = A Slumber lies ahead. Do you play it?
ask-path = { $figure }: which way?
ask-push = { $figure }: to which space is this figure pushed?
ask-order = Which comes first?
ask-order-effect = Whose effect comes first?
ask-order-move = Who moves first?
ask-order-swap = Which two figures change places?
ask-block = Which step is Blocked?
ask-window-own-time = Do you play something?
ask-window-pay = Do you add something to the payment?
ask-window-roll = The die shows: { $face }. Does it stay?
ask-window-distress = { $subject } is about to gain { $n } Distress. Do you prevent it?
ask-window-seal = { $subject } is about to Seal { $n ->
    [one] 1 card
   *[other] { $n } cards
}. Do you do something?
ask-window-step = Next step of the Turn card: { $step }. Do you do something?
ask-window-steps-over = The steps of the Turn card are over. Do you do something?
ask-window-flaw = A Flaw was drawn. Do you do something?
ask-window-place = A Progress card is being placed. Do you do something?
ask-window-slumber-drawn = A Slumber was drawn. Do you do something?
ask-window-slumber-won = The Slumber is won. Do you do something?
ask-window-fate-drawn = A Fate card was drawn. Do you do something?
ask-card = Which card?
ask-card-morphing = Which Morphing goes?
ask-card-gained = Which card do you gain?
ask-card-track = Do you gain 1 Ether, or which Progress card do you place for free?
ask-card-sign = Which Sign does the Team gain?
ask-card-price = Which { $n ->
    [one] Progress card do you flip
   *[other] { $n } Progress cards do you flip
}?
ask-item = Which Item?
ask-item-room = All Item slots are taken. Which Item goes into Storage?
ask-item-price = Which Item do you give for it? It goes into Storage.
ask-flaw = “{ $card }” was drawn. Do you pay it off?
ask-quirk = On which slot does the Quirk lie?
ask-place = Where?
ask-one = Which Dreamer?
ask-one-buyer = Who is next to buy?
ask-one-leader = Who leads the Team?
ask-one-along = Who is taken along?
ask-one-pushed = Who makes room?
ask-one-key = The Key costs 1 Ether. Who pays it?
ask-one-pays = Who pays for it?
ask-one-mask = Who gains the Mask of the third Salvation?
ask-choose = What do you choose?
ask-choose-pay = Does { $who } pay ({ $cost })? For that: { $text }.
ask-peek = At which Secret do you Peek?
ask-any-colour = Which colour?
ask-travel = The Team stands at { $here }. Where to?
ask-go = To which Location?
ask-shop = You have { $n } Ether. What do you shop for?
ask-buy = You have { $n } Ether. What do you buy?
ask-delta = The Delta Phase: what does { $who } do?
ask-slumber = Ahead of you: { $slumber }. Do you play this Slumber?
ask-look = Does one of them go to the bottom?
ask-reading = Read: { $title }

chance-luck = The Luck die falls.
chance-movement = The Movement die falls.
chance-shuffle = A deck is shuffled.
chance-lot = Something is drawn by lot.

## Answers
option-yes = yes
option-no = no
option-nothing = nothing
option-done = done for this Turn
option-pass = let it be
option-stop = stop here
option-enough = that is enough: go through with it
option-boost = Boost: roll the Luck die
option-give-up = give up, the cards are lost
option-abort = call it off
option-move = Move: 1 Cunning for each space
option-put-gem = put a Gem into the slot
option-take-gem = take the Gem out of the slot
option-withdraw = I am not done after all
option-read = read on
option-distress = gain 1 Distress
option-seal = Seal { $n ->
    [one] 1 card
   *[other] { $n } cards
}
option-gem = discard 1 Gem
option-amount-none = none: the Turns are over
option-mask-no = keep the one I wear
option-mask-none = wear none
option-skip-no = play on
option-discard-nothing = none
option-flaw-yes = yes, remove it ({ $cost })
option-flaw-no = no, it takes effect
option-room-no = leave all as it lies; nothing is placed
option-marker-no = from none
option-one-no = nobody
option-card-no = no card
option-ether = 1 Ether
option-shop-no = nothing, and 1 Ether instead
option-shop-influence = Influence cards: the top ones of the Market, each at its price
option-shop-item = an Item for 2 Ether: one of the Item Market, drawn at random
option-shop-sign = a Sign for 2 Ether: the { $sign }, for the Team
option-slumber-no = play it
option-slumber-skip = Skip it: { $text }
option-slumber-track = put a marker on the Continuous Dream: this Slumber is over, and each Dreamer gains 1 Ether or places a Progress card for free
option-look-no = none of them
option-delta-heal = heal
option-delta-unseal = Unseal
option-delta-restore = Restore
option-delta-shuffle = shuffle the deck
option-delta-mask = recover Masks
option-awaken = Awaken
option-save = end the session here
option-use = { $use }: { $text }
option-use-cost = { $use } [{ $cost }]: { $text }
option-by = { $who }: { $what }
option-place = place { $card } [{ $cost }]: { $text }
option-pay-card = { $card }: { $n } ({ $intent })
option-pay-item = Item { $card }: { $n }
option-pick-up = pick up the { $token }
option-hand-over = hand the { $token } to { $other }
option-path = go to { $place }
option-shortcut = take the Shortcut to { $place } ({ $n ->
    [0] free
    [one] each Seals 1 card
   *[other] each Seals { $n } cards
})
option-gate = enter the Dream “{ $place }” ({ $n ->
    [0] free
    [one] 1 Key
   *[other] { $n } Keys
})
option-concede = give up the Dream “{ $place }” for good
option-special = use from here: { $place }
option-hint = look at a hint for “{ $place }” ({ $n ->
    [0] free
   *[other] 1 Hour
})
option-colour = { $colour }: { $n }
option-flipped = { $card } (flipped)
option-hand-card = { $card } ({ $intent })
option-bought = { $card } ({ $intent }, { $n } Ether)
option-card-ether = { $card } ({ $n } Ether)
option-figure = { $figure }, { $space }
option-swap = { $first } and { $second }
option-step = step { $n }: { $step }
option-peek = { $kind } ({ $code })
option-look = { $tile } (to the bottom)
place-does-awakening = Nothing happens there.
place-does-rest = Nothing happens there.
place-does-special = Nothing now: a Slumber has to be played or Skipped first.
place-does-slumber = A Slumber is drawn.
place-does-fate = A Fate card is drawn.
place-does-key = The Team gains 1 Key.
place-does-key-none = No Key now: a Slumber has to be played or Skipped first.
place-does-shop = Every Dreamer may shop; it uses up 1 Shopping card.
place-does-shop-none = Closed: the Team has no Shopping card.
do-walk = Go to { $what }.
parse-order = Type the order of all { $n }, as in 3 1 2.

## The log
heading-turn = Turn { $turn }
event-set-out = The Team sets out with { $hours ->
    [one] 1 Hour
   *[other] { $hours } Hours
}.
event-dream-entered = The Team enters the Dream “{ $dream }”.
event-dream-rule = A rule of this Dream: { $rule }
event-dream-ended = The Dream “{ $dream }” ends: { $result ->
    [won] it is won
    [part] it is won in part
   *[other] it is lost
}.
event-slumber-drawn = A Slumber: { $tile }.
event-slumber-seen = The next Slumber can be seen from here: { $tile }.
event-slumber-ended = The Slumber is won: { $tile }.
event-slumber-ended-lost = The Slumber is over: { $tile }.
event-delta = The Delta Phase: all is quiet.
event-awakened = The Team Awakens.
event-died = { $seat } is defeated: { $why ->
    [pool] more Distress than there is
    [distress] too much Distress
    [cards] too few cards
   *[other] the Dream has won
}. Everybody wakes.
event-saved = The session ends here, and is kept.
event-conceded = The Dream “{ $dream }” is given up.
event-turn-began = The Turn card says: { $steps }.
event-passed-first = { $seat } leads now.
event-turn-discarded = The Turn card is discarded.
event-turn-added = { $count ->
    [one] A Turn is
   *[other] { $count } Turns are
} added.
event-turn-dropped = { $count ->
    [one] A Turn is
   *[other] { $count } Turns are
} lost.
event-step-began = Step of the Dreamscape: { $step }.
event-step-blocked = The step { $step } is Blocked.
event-looted = The Team takes the Loot of the Turn card.
event-drew = { $seat } draws { $cards }.
event-discarded = { $seat } discards { $cards }.
event-top-discarded = { $seat } discards { $card } from the top of the deck.
event-top-shown = The top card of { $seat } is { $card }.
event-reshuffled = { $seat } must reshuffle the deck.
event-sealed = { $seat } Seals { $cards }.
event-unsealed = { $seat } Unseals { $cards }.
event-placed = { $seat } places { $card }.
event-displaced = { $card } makes room.
event-flipped = { $seat } flips { $card }.
event-restored = { $seat } Restores { $card }.
event-card-gained = { $seat } gains the card { $card }.
event-card-removed = { $seat } takes { $card } out of the game.
event-card-put-back = { $seat } puts { $card } back to the Market.
event-card-bought = { $seat } buys { $card }.
event-flaw-gained = { $seat } gains the Flaw { $card }.
event-flaw-drawn = { $seat } draws the Flaw { $card }.
event-flaw-removed = { $seat } is rid of { $card }.
event-flaw-held = { $seat } sets { $card } aside.
event-flaw-placed = { $card } stays with { $seat }.
event-deck-built = { $seat } builds a deck of { $count } cards.
event-memory-taken = { $seat } remembers: { $card }.
event-gained = { $seat } gains { $much }.
event-gained-team = The Team gains { $much }.
event-lost = { $seat } loses { $much }.
event-lost-team = The Team loses { $much }.
event-distress = { $seat } gains { $count } Distress.
event-healed = { $seat } heals { $count } Distress.
event-prevented = { $count } Distress of { $seat } is prevented.
event-redirected = { $other } takes the Distress of { $seat }.
event-announced = { $seat }: { $use }.
event-paid = { $seat } pays with { $card }: { $value } { $colour }.
event-intent = { $seat } adds { $value } { $colour }.
event-failed = { $seat } fails: { $use }.
event-failed-payment = { $seat } fails: the payment is lost.
event-done-with = { $seat } carries out: { $use }.
event-done-with-times = { $seat } carries out { $times } times: { $use }.
event-marker = { $use }: { $count ->
    [0] its markers are taken off
    [one] 1 payment is marked
   *[other] { $count } payments are marked
}.
event-luck = { $seat } rolls the Luck die: { $face }.
event-movement = The Movement die for { $entity }: { $face }.
event-face-changed = The die is turned to { $face }.
event-tile-placed = A new place: { $tile }, at { $slot }.
event-tile-lifted = { $tile } is gone.
event-tile-moved = { $tile } drifts to { $slot }.
event-moved = { $figure } goes to { $space }.
event-relocated = { $figure } is suddenly at { $space }.
event-pushed = { $figure } is pushed to { $space }.
event-trapped = { $seat } steps into a Trap: { $space }.
event-spawned = { $entity } { $many ->
    [yes] appear
   *[no] appears
}: { $space }.
event-despawned = { $entity } { $many ->
    [yes] leave
   *[no] leaves
} the map.
event-companion = A Companion joins: { $card }, { $space }.
event-wall = A Wall now stands { $edge }.
event-ending-missing = { $ending ->
    [called] Nobody calls you yet
   *[kept] You may not stay yet
}: { $lack ->
    [salvations] { $count ->
        [one] 1 Salvation is missing
       *[other] { $count } Salvations are missing
    }
    [deaths] you have died { $count ->
        [one] once too often
       *[other] { $count } times too often
    }
   *[notes] { $count ->
        [one] 1 Note is missing
       *[other] { $count } Notes are missing
    }
}.
event-walls-swapped = The plan turns over: Walls go, and others come.
event-wall-gone = The Wall { $edge } is gone.
event-terrain = { $terrain } comes to { $space }.
event-terrain-gone = { $terrain } is gone from { $space }.
event-space-blocked = { $space } is Blocked.
event-space-blocked-open = { $space } is open again.
event-action-blocked = Spent: { $use }.
event-gem-put = { $seat } puts a Gem into its slot.
event-gem-taken = { $seat } takes the Gem back.
event-quirk-placed = The Quirk { $card } settles at { $space }.
event-morphing = { $entity } { $many ->
    [yes] change
   *[no] changes
}: { $morphing }.
event-unmorphed = { $entity } { $many ->
    [yes] are
   *[no] is
} no longer { $morphing }.
event-state = { $figure } is { $state }.
event-state-ended = { $figure } is no longer { $state }.
event-item-gained = The Team finds an Item: { $card }.
event-item-recovered = The Team recovers an Item: { $card }.
event-item-stored = Into Storage: { $card }.
event-item-to-market = To the Item Market: { $card }.
event-mask-gained = { $seat } gains the Mask { $card }.
event-mask-on = { $seat } puts on the Mask { $card }.
event-mask-lost = { $seat } loses the Mask { $card }.
event-note-gained = The Team gains a Note: { $card }.
event-note-used = The Note is used up: { $card }.
event-wisdom-gained = Wisdom: { $card }.
event-sign-gained = { $seat } gains the { $card }.
event-sign-gained-team = The Team gains the { $card }.
event-sign-played = { $seat } plays the { $card }.
event-added-to = New in { $deck }: { $card }.
event-gate-opened = A Gate opens: { $dream }.
event-world-found = A district is found: { $tile }.
event-hint-opened = A hint for “{ $dream }”: { $hint }
event-season = The Season: { $card }.
event-revealed = Revealed: { $code }.
event-peeked = { $seat } Peeks at { $card }.
event-tile-peeked = { $seat } Peeks at a Slumber tile: { $tile }.
event-travelled = The Team goes to { $location }.
event-travelled-shortcut = The Team takes a Shortcut to { $location }.
event-fate-drawn = Fate: { $card }.
event-looked = Looked at: { $cards }.
event-read = Read: { $script }.
event-chose = The choice: { $option }.

## Refusals
refusal-deck-size = A deck of { $n } cannot be: it has { $least } to { $most } cards.
refusal-wrong-colour = That card has no Intent of the colour in which you pay.
refusal-not-now = That cannot be used at this moment.
refusal-no-gem-there = No Gem lies in that slot.
refusal-map-only = That works only on the Dreamworld Map.
refusal-not-on-map = That cannot be used on the Dreamworld Map.
refusal-nothing-to-do = That would change nothing.
refusal-one-dream-action = You have had your one action of this round.
refusal-requirement = Its condition does not hold.
refusal-completing = That would be the last payment, and something is missing for it.
refusal-too-dear = You cannot pay for that.
refusal-elsewhere = That is used on another space.
refusal-used-up = That has been used up.
refusal-limit = You have used that as often as you may.
refusal-out-of-range = Nobody is within range.
refusal-dreamscape-only = That works only in the Dreamscape Phase.
refusal-no-progress = That is no Progress card.
refusal-by-itself = That happens by itself.
refusal-no-sign = You have no Sign that fits here.
refusal-no-items = You cannot use Items now.

## Endings
outcome-won = The Dream is won.
outcome-part = The Dream is won in part.
outcome-lost = The Dream is lost.
outcome-died = The Dreamers are defeated; they wake with a start.
outcome-called = You are called by your names, and wake together.
outcome-kept = You stay, and there is a light behind the glass.
outcome-next = Next, please: the numbers begin again from one.
outcome-saved = The session is over. The city waits.
outcome-closed = The session is over; it can go on another day.

## How it stands
subtitle-play = { $place } · Turn { $turn } · { $left ->
    [0] the last Turn
    [one] 1 more Turn
   *[other] { $left } more Turns
}
subtitle-map = Dreamworld Map · { $place }
subtitle-setup = Before waking
table-dreamer = Dreamer
table-distress = Distress
table-hand = Hand
table-deck = Deck
table-sealed = Sealed
table-ether = Ether
table-gems = Gems
table-space = Space

# When somebody wants to be asked
wish-roll = a die lies on the table
wish-distress = somebody is about to gain Distress
wish-seal = somebody is about to Seal cards
wish-step = before a step of the Turn card
wish-flaw = a Flaw was drawn
wish-place = a Progress card is announced
wish-fate-drawn = a Fate card was drawn
