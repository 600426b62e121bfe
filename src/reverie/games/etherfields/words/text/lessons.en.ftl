# The five lessons in English: their page, the coach, the steps.

## Pages
lessons-title = Learn Etherfields
lessons-line = Five short lessons at a real table. Dice and cards are set so that you see what matters; every legal move stays legal.
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
site-lessons = Lessons
    .line = Five short lessons at a real table: cards, luck, two at one thing, what strikes back, and a night on the Map.

## At the table
coach-lesson = Lesson { $n } of { $all }
coach-step = Step { $n } of { $all }
coach-go-on = Go on
coach-play-on = Play on here
coach-over = This session is over, the lesson is not
    .line = Take a move back, or begin the lesson again.
coach-steps = Steps of this lesson
coach-astray = A legal move, but not the one of this lesson. Take it back, or go on and see what comes of it.
coach-missed = This step can no longer be done. Take a move back, or begin the lesson again.
coach-undo = Take back
coach-again = Begin again
coach-next = Next: { $title }
coach-all-lessons = All lessons
coach-done = Lesson done.
coach-dice = Your next dice, in this order
table-lesson = Lesson: { $title }
coach-hint = Hint
bot-lesson = This is what the lesson shows.

## Lesson 1
lesson-draw-pay-move = Draw, pay, move
    .line = Fill your hand, walk round a Wall with Cunning, pay for an action and see what too much is worth.
    .done = A card pays or acts, never both: whatever it pays with goes to the discard pile, and its text with it. That is why hands are weighed and not only counted.
lesson-draw-pay-move-draw = Discard nothing and draw.
    .why = A Turn begins with four cards, and nobody holds more than six. You have four, so only two are drawn.
lesson-draw-pay-move-move = Press Move, lay { $first }, press “That is enough”, and walk below the Wall to { $second }.
    .why = Two points of Cunning are two steps. Steps go straight, never over a corner, and no step goes through a Wall.
lesson-draw-pay-move-wall = Look at the heavy line between { $first } and { $second }. Press { $first } if you like: the table says why not.
    .why = Spaces are neighbours by a side. A Wall shuts the side, and range goes around it as well.
lesson-draw-pay-move-pay = Take the action of this space and pay for it with { $first }, though it costs only 2.
    .why = Cards are not changed into coins. { $first } pays three, two are needed, and the third point is lost.
lesson-draw-pay-move-done = Say that you are done.
    .why = When everybody is done, the Dreamscape has its turn. Until then you may still take it back.
lesson-draw-pay-move-strike = The Turn card was carried out step by step, then discarded.
    .why = This one says only Roll, and nobody walks here yet. When no card is left, the Dream comes to its End of Turns.

## Lesson 2
lesson-luck = Luck
    .line = Boost a payment and throw again until the door gives way.
    .done = A disaster would have cost you a Gem, a point of Distress, or three Sealed cards. That is the price of asking luck.
lesson-luck-announce = Stand still and take the action of { $first }.
    .why = First you announce, then you choose a colour, then you pay. Here any colour will do, and the door insists on a Boost.
lesson-luck-boost = Choose Wrath, lay { $first }, and press Boost.
    .why = Two points are not three. Once a Turn the Luck die may add what is missing, and the exact chances stand beside the payment.
lesson-luck-innate = Blank. Throw again with your innate action.
    .why = What is printed on the back of your top card may be used, if you discard that card. Yours lets you reroll a die of your own.
lesson-luck-gem = A disaster! Throw it again with your Gem.
    .why = A Gem rerolls any die, also the one that moves Entities. What counts is the face that is accepted at last.
lesson-luck-accept = Plus two: let it lie.
    .why = Two points and two points are four; three were asked for. The door opens, and the surplus is lost.

## Lesson 3
lesson-together = Together
    .line = Ring a bell with two Dreamers, then talk to whoever comes running.
    .done = A Staged action wants one payment for each Dreamer: two here, three with three of you. Anybody may pay any of them.
lesson-together-pay = As the Tough Guy, take the Staged action of { $first } and pay with { $second }.
    .why = One payment of its cost leaves a marker of that colour on it. The bell is not rung yet: two Dreamers, two payments.
lesson-together-join = As { $first }, pay for the same action with a card of Wrath.
    .why = Everybody acts at once. The second payment fills the measure, and the action is carried out by whoever has paid last.
lesson-together-comes = The bell has called { $first }.
    .why = That is this Dream's own rule. An Entity walks to the nearest space from which it reaches what it wants; you may talk to it at a distance of one.
lesson-together-talk = As the Tough Guy, talk to { $first }: lay three cards of Awareness, six points in all.
    .why = Contact may be paid several times in one payment, for one target or for more of them. Twice three makes him trust you.

## Lesson 4
lesson-dreamscape = The Dreamscape strikes
    .line = End your Turn beside a Wraith: a Morphing, a blow, a step, and what an empty deck costs.
    .done = A Dreamer dies with the eighth point of Distress, and also when there are cards to Seal and none left. Then all of you wake.
lesson-dreamscape-done = { $first } stands below you. Say that you are done.
    .why = The Turn card has three steps today: Morph, Basic, Roll. They come in that order, and all see them coming.
lesson-dreamscape-morph = { $first } has changed: a Morphing lies on its tile.
    .why = Each makes an Entity worse and stays until somebody takes it off.
lesson-dreamscape-prevent = Prevent a point of Distress with your innate action, then let the rest come.
    .why = A window opens before Distress is gained. Hold On costs the top card of your deck, and there are only two.
lesson-dreamscape-moves = Its die fell, and { $first } has moved.
    .why = V is its own number of steps. An Entity comes for the nearest Dreamer and stands where its effects reach.
lesson-dreamscape-empty = Play the Turn, discard nothing, and draw. Your deck runs out: pay by Sealing three cards.
    .why = Whoever shuffles the discard pile into a deck pays a point of Distress or Seals three cards. Sealed cards are out of reach.
lesson-dreamscape-unmorph = Take the Morphing off { $first } with your 1 Ether.
    .why = It is one of the Basic Actions that everybody has. A Key would do as well.

## Lesson 5
lesson-night-travel = A night on the Map
    .line = Path and Shortcut, a Slumber and its Loot, a rest, a Key, a Gate.
    .done = Entering a Dream you keep hand, placed cards, Items, Ether, Gems and Distress; only the board is laid out anew.
lesson-night-travel-path = Follow the Path to { $first }.
    .why = A Path leads one way and costs nothing. Wherever the Team comes to, the Location is resolved.
lesson-night-travel-place = Read, play the Slumber, let it stand at B2d, discard nothing, and place { $first } with two cards of Wrath.
    .why = Placed cards stay in front of you when the Slumber is over, and hands do not grow. So place before you win.
lesson-night-travel-win = Talk { $first } away with a card of Awareness.
    .why = Whoever wins on this card takes this card's Loot. Finish a Slumber on the Turn whose Loot you want.
lesson-night-travel-key = Walk on to { $first }.
    .why = A Key lies there for a Team that has played or skipped a Slumber since the last one. A Gate asks for Keys.
lesson-night-travel-shortcut = Take the Shortcut to { $first }.
    .why = A Shortcut makes each of you Seal a card. In Fog it is two: a Season changes the rules until a Dream is won or lost.
lesson-night-travel-delta = Settle what Fate wants, then go to { $first }.
    .why = The next tile of the Slumber deck is the Delta Phase: a rest, new Hours, and the whole cycle anew. It is best just before a Dream.
lesson-night-travel-gate = Rest as you like, then open the Gate of Three Unrung Bells.
    .why = It stands in this district and costs 1 Key. Whoever carries much Distress had better Awaken first.
