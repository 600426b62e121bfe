# Lessons and challenges of Dice Throne, in English.
# A step may use the names of what it points at: $first, $second.

## Pages
lessons-title = Learn Dice Throne
lessons-line = Five short lessons at a real table. The dice are set so that you see what matters; every legal move stays legal.
lessons-list = Lessons
lessons-progress = { $done } of { $all } done
lessons-number = Lesson { $n }
lessons-minutes = { $n } { $n ->
    [one] minute
   *[other] minutes
}
lessons-done = Done
lessons-start = Begin
lessons-again = Begin again
lessons-start-of = Begin: { $title }
lessons-again-of = Begin again: { $title }
lessons-go-on = Go on
lessons-go-on-of = Go on: { $title }
challenges-title = Challenges
challenges-line = One position each, with known dice: find the way out. A computer has looked at every line of play, so there is one.
challenges-number = Challenge { $n }
challenges-list = All challenges
challenges-today = Today's challenge
challenge-goal-win = Win this turn
challenge-goal-survive = Survive

## At the table
coach-lesson = Lesson { $n } of { $all }
coach-challenge = Challenge { $n } of { $all }
coach-step = Step { $n } of { $all }
coach-go-on = Go on
coach-play-on = Play on here
coach-over = This game is over, the lesson is not
    .line = Take a move back, or begin the lesson again.
coach-steps = Steps of this lesson
coach-astray = A legal move, but not the one of this lesson. Take it back, or go on and see what comes of it.
coach-missed = This step can no longer be done. Take a move back, or begin the lesson again.
coach-undo = Take back
coach-again = Begin again
coach-next = Next: { $title }
coach-all-lessons = All lessons
coach-all-challenges = All challenges
coach-done = Lesson done.
coach-met = You did it.
coach-failed = Not this way. Take a move back, or begin again.
coach-goal-win = Win before this turn is over.
coach-goal-survive = Live to see your next Main Phase.
coach-dice = Your next dice, in this order
coach-hint = Hint
bot-lesson = This is what the lesson shows.

## Lesson 1
lesson-roll-and-keep = Roll and keep
    .line = Three attempts, five dice: keep what you need, roll the rest, and announce an ability.
    .done = Three attempts are the heart of every turn: first look at what your board wants, then decide what to keep.
lesson-roll-and-keep-roll = Roll your five dice.
    .why = Your Offensive Roll Phase has up to three attempts. The first rolls all five dice.
lesson-roll-and-keep-keep = Keep the two swords and roll the other three dice.
    .why = Press the dice you want to roll again. Only symbols count for Rough Hello: faces 1, 2 and 3 are swords.
lesson-roll-and-keep-again = One more attempt: keep every sword, roll the rest.
    .why = You may stop at any time; the last attempt is the third.
lesson-roll-and-keep-announce = Announce { $first } with five swords.
    .why = One roll activates one ability. Your board lights up every line that the dice meet; take the strongest.
lesson-roll-and-keep-watch = The opponent defends. Watch the damage land.
    .why = All damage of a Roll Phase lands at one instant, at its very end.

## Lesson 2
lesson-cards-and-selling = Cards and selling
    .line = Combat points buy upgrades; cards you do not need become combat points.
    .done = An upgrade stays for the whole game. Selling is free and always yields 1 CP.
lesson-cards-and-selling-sell = Sell { $first }.
    .why = You have 1 CP, and the upgrade costs 2. Any card may be sold for 1 CP in your Main Phase.
lesson-cards-and-selling-upgrade = Now play { $first }.
    .why = It lies on its slot from now on and replaces the whole text.
lesson-cards-and-selling-roll = End the Main Phase and roll.
    .why = Upgrades are played before you roll, so plan what you will want to see.
lesson-cards-and-selling-announce = Keep the four swords, stop, and announce { $first }.
    .why = At level II four swords deal 7 that cannot be defended.
lesson-cards-and-selling-watch = No defence: all of it lands.
    .why = Undefendable damage skips the Defensive Roll. Cards and tokens may still meet it.

## Lesson 3
lesson-defence = Defence
    .line = The other side attacks: roll your defence, and keep a card for the rest.
    .done = A defence meets normal damage only, and you have one attempt. Cards prevent what is left.
lesson-defence-attacked = The Barbarian rolls and announces.
    .why = While others act, you are asked only when there is something you could do.
lesson-defence-defend = Let the window pass, then defend with { $first }.
    .why = Use the card after the defence: then you know how much of it you need.
lesson-defence-prevent = Now play { $first } on yourself.
    .why = It prevents 6. The ledger shows what comes in, what the defence took off, and what is left.
lesson-defence-watch = See how little is left.
    .why = Preventions never go below zero; what is too much is lost.

## Lesson 4
lesson-tokens-and-windows = Tokens and windows
    .line = Tokens burn you, help you, and are spent at the right moment.
    .done = Negative tokens ask to be removed, positive ones to be spent. The window decides what they are worth.
lesson-tokens-and-windows-upkeep = The Burn in your Upkeep has cost you 2.
    .why = Persistent tokens stay until something removes them.
lesson-tokens-and-windows-cleanse = Play { $first } and remove { $second }.
    .why = It would cost you 2 in every Upkeep to come.
lesson-tokens-and-windows-roll = End the Main Phase and roll.
    .why = Keep what is left of your hand, or sell it.
lesson-tokens-and-windows-announce = Stop with the small straight and announce { $first }.
    .why = For straights the numbers count, not the symbols: 1, 2, 3, 4.
lesson-tokens-and-windows-accuracy = Before the defence: spend { $first }.
    .why = It makes the attack undefendable. Once the defender has decided, it is too late.
lesson-tokens-and-windows-crit = And now spend { $first }.
    .why = It adds 4 to an attack of at least 5. One reaction at a time, each in its turn.
lesson-tokens-and-windows-watch = Nine damage, and nobody rolled a die against it.
    .why = A window closes when everybody has passed in a row.

## Lesson 5
lesson-the-final-sum = Ultimates and the final sum
    .line = The longest example of the rules, line by line; and then something that nobody can answer.
    .done = Incoming, minus the defence, plus additions, minus preventions: that is the subtotal. Halves come last, and nothing answers an Ultimate.
lesson-the-final-sum-retribution = Overpower comes in with 14. Spend { $first }.
    .why = Half of your subtotal will go back to the attacker, however much you prevent by halves.
lesson-the-final-sum-protect = Spend { $first }.
    .why = It takes off half of the subtotal, rounded up. It is worked out last, when everything else is known.
lesson-the-final-sum-defend = Defend with { $first }.
    .why = Three helmets prevent 3, and with the prayer you gain a new Protect.
lesson-the-final-sum-absolution = The Barbarian has added 5. Play { $first }.
    .why = A heart prevents 5. The subtotal is 14 - 3 + 5 - 5 = 11.
lesson-the-final-sum-protect-again = Spend the new { $first }, too.
    .why = Each takes off half of 11, rounded up: 6 and 6. More than there is.
lesson-the-final-sum-sum = Pass, and read the ledger: 11 - 6 - 6 is -1, so you take 0.
    .why = Retribution sends 6 back: half of the subtotal, not of what you suffer.
lesson-the-final-sum-prayer = Your turn. The Concussion costs you the Income. End the Main Phase and roll.
    .why = Five prayers are an Ultimate.
lesson-the-final-sum-ultimate = Stop and announce { $first }.
    .why = Until it is over nobody but you may act, and its damage cannot be met by anything.
lesson-the-final-sum-watch = The opponent holds a card against damage, and cannot play it.
    .why = 10 damage, exactly what was left.

## Challenges
challenge-one-more-pow = One more Pow
    .line = The Pyromancer has 5 health left. You have one card and one CP.
    .hint = A plain blow can be met. What cannot?
    .after = Four Pows: undefendable, and just enough.
challenge-empty-the-purse = Empty the purse
    .line = Seven health against you, no CP, three upgrades in hand.
    .hint = Which of the three would make four swords undefendable?
    .after = Two sold, one played: 7 that nobody can defend.
challenge-keep-the-change = Keep the change
    .line = The Paladin will prevent 4. Count what your fire is worth.
    .hint = The card that is free offers to take your money. You need it elsewhere.
    .after = One Fire Mastery more, paid with nothing, counts twice.
challenge-the-other-helmet = The other helmet
    .line = Thirteen health, a Crit, a card for any die, and only one attempt.
    .hint = The prayer is worth less than a helmet.
    .after = 5, two swords more for 4, and the Crit for another 4.
challenge-every-coin = Every coin
    .line = You are tangled: one attempt. Your large straight strikes with all the CP you have, and thirteen are needed.
    .hint = Money first, dice later. Even a card is worth a coin.
    .after = 5 and 2 and 2 and 1 and 3.
challenge-not-the-big-one = Not the big one
    .line = You have 4 health. The Paladin has 6, and a Protect.
    .hint = Who drops the guard is hit as well.
    .after = A dead winner is no winner. The smaller blow with a card on top does it.
challenge-once-more-with-feeling = Once more, with feeling
    .line = Eleven health, and no card at all.
    .hint = Whoever is stunned is struck again.
    .after = 5 and a Stun, then four swords.
challenge-no-reply = No reply
    .line = The Barbarian holds a Protect and a card against damage, and has 10 health. You are tangled: one attempt.
    .hint = There is one kind of attack to which nobody answers.
    .after = One card for one die, and five prayers are heard.
challenge-survive-the-rage = Survive the rage
    .line = Five Pows on the table: 15 damage that nothing prevents. You have 12 health.
    .hint = The damage cannot be stopped; the dice can. And luck is not on your side.
    .after = What a die shows can be changed as long as it lies there.
challenge-where-did-he-go = Where did he go?
    .line = Fifteen damage are on their way to your 9 health.
    .hint = Prevention is not enough. Do not be there.
    .after = Nobody hits what nobody sees.
challenge-three-fingers-left = Three fingers left
    .line = Fourteen damage, 6 health, one token and one card.
    .hint = You need all of it. Do not spend your CP on luck.
    .after = 14 - 2 - 5 is 7, and half of that is yours.
challenge-the-lesser-evil = The lesser evil
    .line = Your Upkeep would kill you: a Burn, two Poison, 3 health.
    .hint = You can be rid of one token. Which one costs you more?
    .after = The Poison still bites for 2, and you are alive.
