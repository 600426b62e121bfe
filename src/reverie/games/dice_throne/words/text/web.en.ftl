# Dice Throne in a browser, in English.

web-seat-sun = Sun
web-seat-moon = Moon
web-seat-star = Star
web-seat-comet = Comet
web-seat-cloud = Cloud
web-seat-bolt = Bolt
web-seat-numbered = Seat { $n }, { $name }
web-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
web-stars = complexity { $n } { $stars }
web-round = round { $n }
web-person-you = { $name }, you
web-person-bot = { $name }, { $level }

## The plate of the game, where one chooses a game
plate = Five dice, three rolls, one ability. Then they roll to live.
    .players = 2 to 6
    .length = 25 min

## The eight phases in the header
web-subtitle = Round { $n }, { $phase }: { $who }
web-phase-1 = Upkeep
web-phase-2 = Income
web-phase-3 = Main 1
web-phase-4 = Offence
web-phase-5 = Target
web-phase-6 = Defence
web-phase-7 = Main 2
web-phase-8 = Discard

## Words
web-word-health = health
web-word-team-health = team
web-word-cp = CP
web-word-cards = cards
web-word-count = on this board
web-word-dial = dial
web-word-defends-with = Defends with
web-word-attacks-with = Attacks with
web-word-hand = Your hand
web-word-hand-empty = no cards
web-word-abilities = Your abilities
web-word-seats = Players
web-word-tokens = tokens
web-word-no-tokens = no tokens
web-word-companion = companion
web-word-keep = keep
web-word-roll = roll
web-word-dice = Dice
web-word-cost = cost
web-word-sell = sell
web-word-played = played
web-word-heroes = Heroes
web-word-taken = taken
web-word-banned = banned
web-word-ledger = Damage ledger
web-word-mate-hand = teammate's hand
web-word-met = met
web-word-ultimate = ultimate
web-word-passive = passive
web-word-now = in play
web-word-turn = turn
web-word-out = out
web-word-you = you
web-word-target = target
web-word-attacker = attacks
web-word-shared = shared
web-word-log = Log
web-word-open-seat = open
web-word-nothing-yet = nothing yet
web-word-aim = aim
web-word-complexity = complexity
web-family-upgrade = Upgrade
web-family-main = Main Phase
web-family-roll = Roll Phase
web-family-instant = Instant
web-word-faces = Faces
web-tag-defence = defence · { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
web-level = level { $level }
web-next-level = Level { $level } costs { $n } CP from level I.
web-difference = printed { $n }
web-seat-label = { $name }, { $who }: health { $health }, { $cp } CP, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
web-token-more = of { $limit }, { $kind ->
    [neg] negative
    [uni] unique
   *[pos] positive
} token
web-die-label = die { $n }: { $face }{ $state ->
    [keep] , kept
    [roll] , will be rolled
   *[none] { "" }
}
web-pile = Deck { $deck }, discard pile { $discard }
web-pile-of = Cards of { $who }
web-hand = Your hand, { $n } of { $limit } · deck { $deck } · discard { $discard }
web-mate-hand = Open hand of { $who }:
web-played = { $who } plays
web-draft-taken = { $who }

## What is being rolled, announced, played
web-roll-offence = Offensive roll of { $who }
web-roll-own-offence = Your offensive roll
web-roll-defence = Defensive roll of { $who }
web-roll-own-defence = Your defensive roll
web-roll-targeting = Targeting die of { $who }
web-roll-own-targeting = Your targeting die
web-roll-sub-roll = Roll of { $who }
web-roll-own-sub-roll = Your roll
web-help-reroll = Tap a die (or its number) to roll it or to keep it. Press an ability to aim for it.
web-help-pick-dice = Tap the dice to roll again.
web-help-set-die = Tap the die to set, then the face that it shall show.
web-help-copy-die = Below each die: the faces that it may take over.
web-help-nudge-die = Below each die: the faces that it may be turned to.
web-target-they = the opponents choose
web-target-vote = the opponents vote
web-target-you = { $who } chooses
web-attack-announced = { $who } announces
web-attack-activated = { $who } attacks
web-attack-damage = { $n } damage
web-last-roll = Last offensive roll of { $who }
web-helped = with { $name }
web-odds-row = { $slot }: { $needs }
web-odds-best = Exact chances, each if you go for it alone:
web-odds-keep = Exact chances if you roll { $n ->
    [one] this one die
   *[other] these { $n } dice
}:
web-moment-setup = Heroes are chosen, decks shuffled, four cards drawn.
web-moment-upkeep = Tokens and companions of { $who } act; then damage and healing land together.
web-moment-income = { $who } gains 1 CP and draws a card.
web-moment-main-1 = { $own ->
    [yes] Play, upgrade and sell cards from your hand; then go on to the dice.
   *[no] { $who } plays, upgrades and sells cards.
}
web-moment-main-2 = { $own ->
    [yes] Once more you may play, upgrade and sell cards.
   *[no] { $who } may once more play, upgrade and sell cards.
}
web-moment-offensive = { $own ->
    [yes] Up to three attempts with five dice: keep what you like.
   *[no] { $who } is about to roll.
}
web-moment-targeting = Who becomes the target?
web-moment-defensive = The defence answers, then all damage lands at one instant.
web-moment-discard = At most six cards stay in the hand of { $who }.
web-moment-turn-end = The turn of { $who } ends.
web-moment-over = The battle is over.
web-moment-over-title = The end

## The ledger
web-kind = { $kind ->
    [undefendable] { " " }(undefendable)
    [pure] { " " }(pure)
    [collateral] { " " }(collateral)
    [ultimate] { " " }(ultimate)
   *[normal] { "" }
}
web-ledger-now = Damage ledger
web-ledger-health = Health
web-ledger-if = Damage ledger, if you stop now
web-ledger-mean = { $slot } of { $who }, mean
web-ledger-expected = Expected damage to { $who }
web-ledger-last = Damage that landed last
web-ledger-incoming = { $source }{ $kind }
web-ledger-added = { $source }: attack modifier
web-ledger-prevented = { $source } prevents
web-ledger-halved = { $source } prevents half
web-ledger-times = { $source } multiplies
web-ledger-avoided = { $source }: all avoided
web-ledger-reflected = { $source }: half goes back
web-ledger-healed = { $source } heals
web-ledger-if-dealt = { $source }, if the target suffers any
web-ledger-back-in = Comes back by retribution
web-ledger-shadowed = Hidden in the shadows
web-ledger-subtotal = Subtotal
web-ledger-changed = Halves and multiples of the subtotal
web-ledger-ultimate = Ultimate damage, untouched
web-ledger-final = Final damage
web-ledger-so-far = So far, before any defence
web-ledger-back = Back to the attacker

## Questions
web-ask-roll = Roll your dice, or skip the roll
web-ask-reroll = { $attempts ->
    [one] Roll some dice again, or stop: one attempt left
   *[other] Roll some dice again, or stop: { $attempts } attempts left
}
web-ask-announce = Announce an ability
web-ask-main = Play, upgrade, sell, or go on
web-ask-defend = { $who } attacks with { $n } damage: choose your defence
web-ask-set-die = { $source }: set a die
web-ask-copy-die = { $source }: make one die equal to another
web-ask-nudge-die = { $source }: turn a die by one
web-ask-pick-dice = { $source }: roll { $n ->
    [one] a die
   *[other] up to { $n } dice
} again
web-ask-announced = { $who } announces { $line }: do you let it through?
web-ask-own-announced = You have announced { $line }: go on?
web-ask-offence = { $who } has rolled: do you react?
web-ask-own-offence = You have rolled: change anything?
web-ask-defence = { $who } has rolled the defence: do you react?
web-ask-own-defence = Your defence is rolled: change anything?
web-ask-targeting = { $who } has rolled the targeting die: do you react?
web-ask-own-targeting = Your targeting die is rolled: change it?
web-ask-attack-target = { $who } attacks you with { $line }: { $n } damage. Do you let it through?
web-ask-attack-own = Your { $line } deals { $n } damage to { $target }: add anything?
web-ask-attack-other = { $who } attacks { $target } with { $line }: { $n } damage. Do you react?

## The line below
web-line-reroll = Nothing on your board is met yet.
web-line-reroll-met = { $line } is yours already.
web-line-reroll-risk = You give up { $line }: { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }% instead of 100%.
web-line-main = You have { $cp } CP.
web-line-react = You could use: { $names }.
web-line-react-none = You have nothing for this moment.
web-line-announce = Everybody may still react before it is activated.
web-line-announce-helps = Before it is activated you can still use: { $names }.
web-line-roll = Five dice, { $attempts ->
    [one] one attempt
   *[other] { $attempts } attempts
}.

## Picks
web-pick-pass = Pass
web-pick-pass-react = Let it pass
web-pick-pass-own = Go on
web-pick-rest = Do not ask again this phase
web-pick-done = Done
web-pick-done-main = End the phase
web-pick-decline = None
web-pick-decline-announce = Announce nothing
web-pick-decline-defend = No defence
web-pick-reroll = Roll again
web-pick-roll = Roll
web-pick-roll-roll = Roll { $n } dice
web-pick-skip = Skip
web-pick-skip-roll = Do not roll
web-pick-skip-knockdown = Skip the Roll Phase
web-pick-stop = Stop
web-pick-pay = Pay
web-pick-pay-knockdown = Pay { $cost } CP
web-pick-play = Play { $card } for { $n } CP
web-pick-sell = Sell { $card } for { $n } CP
web-pick-announce = { $line }: { $needs }
web-pick-defend = Defend with { $slot }
web-confirm-roll = { $n ->
    [one] Roll { $n } die
   *[other] Roll { $n } dice
}
web-confirm-keep = Keep all
web-confirm-sell = { $n ->
    [one] Sell { $n } card
   *[other] Sell { $n } cards
}
web-confirm-discard = { $n ->
    [one] Discard { $n } card
   *[other] Discard { $n } cards
}

## What comes of it
web-result-damage = { $sure ->
    [no] about { NUMBER($n, maximumFractionDigits: 1) } damage
   *[yes] { NUMBER($n, maximumFractionDigits: 1) } damage
}
web-result-healing = { $sure ->
    [no] heals about { NUMBER($n, maximumFractionDigits: 1) }
   *[yes] heals { NUMBER($n, maximumFractionDigits: 1) }
}
web-line-met = { $needs }: { $result }
web-do-announce = { $form ->
    [needs-result] Announce { $line } ({ $needs }): { $result }
    [needs] Announce { $line } ({ $needs })
    [bare-result] Announce { $line }: { $result }
   *[bare] Announce { $line }
}
web-do-defend = Defend with { $slot }, { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
web-really-nothing = { $form ->
    [result] You could announce { $line }: { $result }. Announce nothing all the same?
   *[bare] You could announce { $line }. Announce nothing all the same?
}
web-really-undefended = { $n } damage is coming, and you could defend with { $slot }. No defence all the same?

## What happened, one thing after the other
web-beat-offensive = { $who } rolls for an attack.
web-beat-attempt-first = First attempt of { $who }: { $dice }
web-beat-attempt-again = { $who } keeps { $kept } and rolls { $rolled }
web-beat-attempt-all = { $who } keeps nothing and rolls { $dice }
web-beat-sub-roll = { $who } rolls { $n ->
    [one] a bonus die
   *[other] { $n } bonus dice
}
web-beat-reroll = { $who } rolls again
web-beat-defence = { $known ->
    [yes] { $who } defends with { $slot }
   *[no] { $who } defends
}
web-beat-targeting = { $who } rolls for the target
web-beat-announced = { $who } announces { $line }: { $text }
web-beat-played = { $who } plays { $card } for { $n } CP: { $text }
web-beat-unhurt = { $who } comes off unhurt: { $steps }
web-beat-health = { $form ->
    [steps] { $who }: { $steps }; health { $before } → { $after }
   *[bare] { $who }: health { $before } → { $after }
}

## When to be asked
web-window-upkeep = Upkeep and Income
web-window-main = Main Phases
web-window-roll = Rolls
web-window-attack = Announcements and targets
web-window-damage = Defence and damage

## A finished game in figures
figure-turns = Turns
figure-dice = Dice rolled
figure-sixes = Sixes, and how many are usual
figure-luck = { $rolled } / { $mean }
figure-dealt = Damage dealt
figure-taken = Damage taken
figure-healed = Healed
figure-cards = Cards played
figure-tokens = Tokens spent

keys-enter = choose, or give the answer that lies nearest
keys-digits = the die of that place: keep it or roll it
