# Dice Throne in English: questions, options, events, refusals.

## Phases and words
phase-setup = setup
phase-upkeep = Upkeep
phase-income = Income
phase-main-1 = Main Phase (1)
phase-offensive = Offensive Roll
phase-targeting = Targeting Roll
phase-defensive = Defensive Roll
phase-main-2 = Main Phase (2)
phase-discard = Discard
phase-turn-end = end of turn
word-none = none
word-target = the target
word-seat = Seat { $seat }
word-die = die { $n }: { $face }
word-sudden-death = Sudden death
word-keep = keep
word-play = play
word-sell = sell
word-spend = spend
word-discard = discard
word-health = health { $n }
word-cp = { $n } CP
word-complexity = complexity { $n } of 6
word-faces = Faces of the die: { $faces }
word-slot-offensive = offensive ability
word-slot-defensive = defensive ability
word-slot-passive = passive ability
word-slot-ultimate = Ultimate

## The table
table-player = player
table-health = health
table-cp = CP
table-hand = hand
table-deck = deck
table-discard = discard
table-tokens = tokens
table-team = team { $n }
table-dice = Dice of { $who }:
table-attempts = { $n ->
    [0] no attempts left
    [one] { $n } attempt left
   *[other] { $n } attempts left
}
table-announced = { $who } announces: { $line }
table-activated = { $who }: { $line }
table-ledger = On its way:
table-board = Board of { $who }
table-hand-of = Hand of { $who }
subtitle = Round { $round }: { $phase }, { $who }
subtitle-over = Round { $round }: the game is over
heading-turn = Round { $round }, turn { $turn }: { $who }

## Chance
chance-hero = Which hero does seat { $who } get by lot?
chance-shuffle = Shuffle the deck of { $who } ({ $n } cards).
chance-first-player = Who begins? Roll { $n } dice.
chance-random-card = Which card does { $who } lose at random?
chance-offence = { $who }: roll { $n ->
    [one] one die
   *[other] { $n } dice
} for an ability.
chance-defence = { $who }: roll { $n ->
    [one] one die
   *[other] { $n } dice
} for the defence.
chance-sub-roll = { $who }: roll { $n ->
    [one] one die
   *[other] { $n } dice
}.
chance-reroll = { $who }: roll { $n ->
    [one] one die
   *[other] { $n } dice
} again.
chance-targeting = { $who }: roll the targeting die.

## Questions
choice-main = What do you do in this Main Phase? You have { $cp } CP.
choice-roll = Roll the dice? { $attempts ->
    [one] You have { $attempts } attempt.
   *[other] You have { $attempts } attempts.
}
choice-reroll = Which dice do you roll again? They show { $dice }. { $attempts ->
    [one] { $attempts } attempt left.
   *[other] { $attempts } attempts left.
}
choice-announce = Which ability do you announce? The dice show { $dice }.
choice-react = { $who }, { $phase }: do you react?
choice-react-announced = { $who } announces { $line } with { $dice }. Do you let it through?
choice-react-offence = { $who } has rolled { $dice }. Do you react?
choice-react-defence = { $who } has rolled { $dice } for the defence. Do you react?
choice-react-targeting = The targeting die of { $who } shows { $dice }. Do you react?
choice-react-sub-roll = { $who } has rolled { $dice }. Do you react?
choice-react-attack = { $who } attacks { $target } with { $line }: { $n } damage{ $coming ->
    [0] { "" }
   *[other] , of which { $coming } would reach you
}. Do you react?
choice-react-damage = { $n } damage is on its way to you. Do you react?
choice-knockdown = You are knocked down: pay { $cost } CP, or skip phases 4 to 6?
choice-target = Who becomes the target of { $who }?
choice-vote = Your vote: who becomes the target of { $who }?
choice-defend = { $who } attacks with { $n } damage. Which defence do you choose?
choice-opponent = { $source }: which opponent?
choice-player = { $source }: which player?
choice-choose = { $source }: which one?
choice-pay = { $source }: how many CP do you pay? You have { $cp }.
choice-how-many-tokens = { $source }: how many { $token } do you remove?
choice-how-many-damage = { $source }: how much damage does { $companion } take for you?
choice-token = { $source }: which token of { $who } is removed?
choice-move = { $source }: which token moves, and to whom?
choice-set-die = { $source }: which die do you set, and to what? The dice show { $dice }.
choice-copy-die = { $source }: which die becomes like which? The dice show { $dice }.
choice-nudge-die = { $source }: which die do you turn by 1? The dice show { $dice }.
choice-pick-dice = { $source }: which dice are rolled again ({ $n } at most)? They show { $dice }.
choice-discard = Which { $n ->
    [one] card do you
   *[other] { $n } cards do you
} discard?
choice-sell = Your hand is too big: sell { $n ->
    [one] one card.
   *[other] { $n } cards.
}
choice-upkeep-order = In which order do these act?
choice-ban = Which hero do you ban?
choice-pick = Which hero do you take?

## Options
option-pass = pass
option-rest = pass for this whole phase
option-done = end the phase
option-decline = none
option-reroll = back to another roll attempt
option-roll = roll
option-skip = skip
option-stop = stop
option-pay = pay
option-play = play { $card } ({ $price } CP): { $text }
option-sell = sell { $card } (+{ $n } CP)
option-spend = spend { $token }: { $text }
option-use = { $slot } ({ $price } CP): { $text }
option-companion = { $companion }: { $text }
option-announce = { $line }: { $text }
option-defend = { $slot }: { $text }
option-player = { $who }, health { $health }
option-move = { $token } from { $giver } to { $taker }
option-change = { $die } becomes { $face }
option-hero = { $hero } (complexity { $complexity })
option-order = { $order }

## Events
event-hero-taken = { $seat }: { $hero }.
event-hero-banned = { $who } bans { $hero }.
event-first-player-found = { $who } begins.
event-turn-began = Round { $round }: the turn of { $who }.
event-phase-began = { $who }: { $phase }.
event-income-skipped-first-turn = { $who } skips the first Income.
event-income-skipped-concussion = { $who } is concussed and skips the Income.
event-roll-phase-skipped = { $who } is knocked down and skips the Roll Phase.
event-cp-gained = { $who } gains { $amount } CP and has { $cp }.
event-cp-full = { $who } is at the maximum of { $cp } CP and gains none.
event-cp-lost = { $who } loses { $amount } CP and has { $cp }.
event-paid = { $who } pays { $amount } CP and has { $cp }.
event-hurt = { $who } loses { $n } health and has { $health }.
event-healed = { $who } gets { $n } health and has { $health }.
event-rescued = { $token } rescues { $who }: health is set to { $health }.
event-defeated = { $who } is defeated.
event-drew = { $who } draws { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}; { $deck } left in the deck.
event-drawn = Drawn by { $who }: { $cards }.
event-sold = { $who } sells { $card }.
event-discarded = { $who } discards { $card }.
event-played = { $who } plays { $card } for { $price } CP.
event-upgraded = { $who } upgrades { $slot } to level { $level }.
event-token-gained = { $who } gains { $amount } { $token }.
event-token-inflicted = { $by } gives { $amount } { $token } to { $who }.
event-token-full = { $who } can hold no more { $token }.
event-token-removed = { $amount } { $token } of { $who } { $amount ->
    [one] is
   *[other] are
} removed.
event-token-moved = { $token } moves from { $who } to { $to }.
event-token-spent = { $who } spends { $token }.
event-limit-raised = { $who } may now hold { $limit } { $token }.
event-passive-used = { $who } uses { $slot }.
event-companion-changed = { $companion } of { $who } is at { $dial }.
event-dice-shown-first = First attempt of { $who }: { $dice }.
event-rolled-again = { $who } keeps the others and rolls { $n ->
    [one] one die
   *[other] { $n } dice
} again: { $dice }.
event-dice-shown-offence = { $who } shows { $dice }.
event-dice-shown-defence = { $who } defends with { $dice }.
event-dice-shown-targeting = The targeting die of { $who } shows { $dice }.
event-die-changed = { $who } changes die { $n } from { $was } to { $value }: now { $dice }.
event-attempt-granted = { $by } grants { $who } one more roll attempt.
event-announced = { $who } announces { $line }.
event-activated = { $who } activates { $line } with { $dice }.
event-votes-opened = The votes for the target: { $votes }.
event-targeted = { $who } aims at { $target }.
event-made-undefendable = The attack of { $who } becomes undefendable.
event-defence-chosen = { $who } defends with { $slot }.
event-defence-declined = { $who } makes no defence.
event-extra-phase-granted = { $who } has an extra Offensive Roll Phase against { $target }.
event-rolled = { $who } rolls { $dice }.
event-rolled-first = Who begins? The dice show { $dice }.
event-settled = { $who }: { $steps }; final damage { $n }.
event-settled-healing = { $who }: healing { $n }.
event-game-ended-last-standing = { $winners } won the battle.
event-game-ended-draw = All who still stood have fallen at one instant: a draw.

## The ledger
ledger-incoming = { $n } { $kind }damage to { $who } ({ $source })
ledger-added = { $n } { $kind }damage more to { $who } ({ $source })
ledger-prevented = { $who } prevents { $n } damage ({ $source })
ledger-halved = { $who } prevents half ({ $source })
ledger-times = damage to { $who } times { $n } ({ $source })
ledger-avoided = { $who } avoids all damage that can be avoided ({ $source })
ledger-reflected = half of the damage to { $who } goes back to the attacker ({ $source })
ledger-healed = { $who } heals { $n } ({ $source })
ledger-if-dealt = { $n } { $kind }damage to { $who } if the target suffers any ({ $source })
ledger-sum = { $who }: subtotal { $subtotal }, final { $final }
sum-incoming = incoming { $n }
sum-warded = defence −{ $n }
sum-prevented = prevented −{ $n }
sum-shadowed = hidden by shadows −{ $n }
sum-halves = { $n ->
    [one] half prevented
   *[other] half prevented { $n } times
}
sum-times = { $n } times the subtotal more
sum-avoided = avoided
sum-ultimate = ultimate { $n }

## Refusals
refusal-no-option = That is not among the options.
refusal-later-announce = Abilities are announced in your own Offensive Roll Phase, when you have done with rolling and the dice meet them.
refusal-later-defend = A defence is chosen when an opponent attacks you and the attack can be defended against.
refusal-no-defensive = Only a defensive ability answers an attack.
refusal-later-roll-card = Something else is being decided now. You can play this card after a roll, an announcement or a defence, if you have the CP.
refusal-later-instant = Something else is being decided now. You can play this card as soon as this is decided, whenever you are asked whether you react.
refusal-later-use = Something else is being decided now. It can be used in your Main Phases, and whenever you are asked whether you react.
refusal-no-use = It works by itself: there is nothing to press.
refusal-not-yours = This belongs to { $who }: you can look at it, but not choose it now.
refusal-only-shown = This is only shown: the question before you is answered elsewhere, at what is marked.
refusal-no-cp = That costs { $cost } CP, and you have not so many.
refusal-no-defeated = { $who } is defeated.
refusal-no-ultimate-lock = { $who } has activated an Ultimate: opponents may do nothing until the Roll Phase ends.
refusal-no-stunned = { $who } is stunned and may do nothing.
refusal-no-dice = No dice lie on the table that could be changed.
refusal-no-second-die = One die has no other that it could be set equal to.
refusal-no-dice-ultimate = The targeting die of an Ultimate cannot be changed.
refusal-no-card-dice = A passive ability does not touch dice that a card has rolled.
refusal-no-own-dice = This changes only your own dice, and these are not yours.
refusal-no-team-dice = This changes only dice of your team, and these are not.
refusal-no-opponents-dice = This changes only an opponent's dice, and these are not.
refusal-no-attack = This is only for your own attack, and you are making none.
refusal-no-accuracy = It is too late, or the attack cannot be defended against anyway.
refusal-no-attacked = This is only for whoever is being attacked.
refusal-no-incoming = No damage that could be avoided is on its way to you.
refusal-no-pure = Pure damage cannot be strengthened.
refusal-no-chosen = There is nobody for whom this would do anything.
refusal-no-attempt = No roll of that kind is being made.
refusal-no-attempt-left = No roll attempt is left.
refusal-no-change-of-dice = Nobody has changed the dice, so there is no way back to rolling.
refusal-no-token-to-remove = There are not so many tokens to remove.
refusal-no-token-to-move = No token can be moved.
refusal-no-companion = The companion is out of the fight.
refusal-no-condition = The condition is not met.
refusal-no-main-phase = This card is only for your own Main Phases.
refusal-no-roll-phase = This card is only for the Roll Phase.
refusal-no-such-card = That card is not in your hand.
refusal-no-such-token = You have no such token.
refusal-no-such-line = There is no such ability on your board.
refusal-no-spending = This token cannot be spent.
refusal-no-upgrade = The ability is at this level already, or above it.
refusal-no-sale-now = Cards are sold only in your own Main Phases.
refusal-no-requirement = The dice do not meet the requirement of this ability.
refusal-no-defence = There is no defence against this.
refusal-no-defence-shadows = From the shadows no defence is made.
refusal-no-second-defence = One defence has been chosen already.

## Outcome
outcome-last-standing = { $winners } { $count ->
    [one] wins
   *[other] win
} the battle ({ $dials }).
outcome-draw = A draw: all who still stood have fallen at one instant.
outcome-agreed = The players agree on a draw ({ $dials }).
outcome-resigned = { $losers } gave up; { $winners } { $count ->
    [one] wins
   *[other] win
}.
outcome-time = { $losers } ran out of time; { $winners } { $count ->
    [one] wins
   *[other] win
}.

## Odds
odds-before = Chances with all attempts of a Roll Phase:
odds-rolled = Chances with { $dice } and { $attempts ->
    [0] no attempts
    [one] { $attempts } attempt
   *[other] { $attempts } attempts
} left:
odds-note = Each is the exact chance for whoever chases only this ability; cards are not counted.

## Reading what people type
parse-no-thing = Say what you mean: a number of the list, or some words of an option.
parse-nothing-called = Nothing here is called “{ $words }”.
parse-ambiguous = “{ $words }” could be { $names }.
parse-dice = Type { $n ->
    [one] one number
   *[other] { $n } numbers
} from 1 to 6, such as 1 3 4.
parse-dice-places = Type the places of the dice, such as 1 3; or keep 2 4 5.
parse-order = Type every number from 1 to { $n } once, in the new order.

## Why a bot chose
bot-roll = Rolling costs nothing.
bot-spare = These cards are the easiest to do without.
bot-dice = Changed like this the dice are worth as much as { $gain } damage more.
bot-stand-up = A whole Roll Phase is worth its price.
bot-stay-down = Standing up costs more than it brings.
bot-stop = As they lie the dice are worth as much as { $worth } damage; another attempt promises no more.
bot-keep = This is worth as much as { $worth } damage on average, instead of { $now } as the dice lie.
bot-plan = With what is at hand to change dice this is worth as much as { $worth } damage on average, instead of { $now } as they lie.
bot-win = This gives the best chance to end the game here and now.
bot-line = It is worth as much as { $worth } damage on average.
bot-no-line = No ability here is worth announcing.
bot-again = Another attempt promises more than any ability here.
bot-defend = This defence is worth as much as { $worth } damage on average.
bot-upgrade = An upgrade like this one pays for the rest of the game.
bot-play = The card is worth more than it costs.
bot-use = This brings more than it costs.
bot-sell = The card is worth less than what it is sold for.
bot-done = Nothing more is worth its price.
bot-pass = Nothing here is worth reacting to.
bot-react = The card does most at this very moment.
bot-target = Here it changes most.
bot-branch = This brings most.
bot-any = Nothing speaks for one over another.
bot-most-damage = This deals the most damage.
bot-random = Chosen by chance.
bot-playouts = It came out best in { $playouts } imagined games.
bot-only-one = It is the only sensible answer.

## Setting up a table
form-mode = Mode
    .help = How many play, and who against whom.
form-mode-label = { $mode }, { $n } players{ $house ->
    [yes] { " " }(house rule)
   *[no] { "" }
}
form-mode-players = { $n } players{ $house ->
    [yes] { " " }(house rule)
   *[no] { "" }
}
form-mode-note = Health { $health }.
form-hero = Hero
    .help = Board, dice and deck of this seat.
form-first = First player
    .help = Who takes the first turn.
form-first-random = by the dice
form-random = by lot
form-random-note = Any hero that nobody else has.
form-draft = Draft
    .help = Everybody bans one hero, then all pick in turn (house rule).
form-same-hero = The same hero twice
    .help = Several seats may play the same hero.
form-sudden-death = Sudden death
    .help = From round 15 on every Upkeep hurts, each round more (house rule).
form-bad-mode = There is no mode “{ $given }”.
form-bad-hero = There is no hero “{ $given }”.
form-bad-first = “{ $given }” is no seat of a game for { $n }.
