# The five lessons in English: their page, the coach, the steps, and the drills they are played on.

## Pages
lessons-title = Learn Sword & Sorcery
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

## At the table
coach-lesson = Lesson { $n } of { $all }
coach-step = Step { $n } of { $all }
coach-go-on = Go on
coach-play-on = Play on here
coach-over = This quest is over, the lesson is not
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
coach-hint = Hint
bot-lesson = This is what the lesson shows.

## Lesson 1
lesson-move-and-fight = Move and fight
    .line = Walk up to a gremlin, focus, strike, pay for an effect, and pick up what it leaves.
    .done = Move, combat action, normal action, free actions, in any order: that is a hero's turn.
lesson-move-and-fight-look = A gremlin stands in the Split Tomb, one area away from Ecarus.
    .why = A longsword reaches only the area you stand in: its range is zero. Look at the gremlin, then go on.
lesson-move-and-fight-step = Move Ecarus into the Split Tomb.
    .why = A step costs one movement point. With an enemy in your area you are engaged, and leaving will have a price.
lesson-move-and-fight-fight = Focus the next attack, then attack the gremlin.
    .why = Focus is a normal action and adds a hit. One sure hit, one on the dice, one by Focus; its shield stops one.
lesson-move-and-fight-round = Your actions are spent, so your turn has ended, and a whole round with it.
    .why = The encounter card let no enemy act, and the event brought no enemy, since there is no gate.
lesson-move-and-fight-price = Look at the way back to the Root Hollow, but do not take it.
    .why = Whoever leaves an area with enemies evades: each enemy that can attacks first. That is the price beside the step.
lesson-move-and-fight-finish = Attack the gremlin again, and pay for the effect of your sword.
    .why = Your dice show a skill. It buys one more hit: four against one wound left. Nothing a gremlin rolls saves it now.
lesson-move-and-fight-crowns = Pick up what the gremlin has left.
    .why = Dead enemies drop what their cards say, here five crowns. Taking things up in your own area is a free action.

## Lesson 2
lesson-defence = Defence and conditions
    .line = Two enemies come for Thorgar: see whom they choose, what armour does, and how poison ends.
    .done = Armour first, then dice, then effects. And whoever lies on the ground counts for nobody.
lesson-defence-end = End Thorgar's turn and let the enemies come.
    .why = After every hero's turn an encounter card says which enemies act. This one moves two, and the higher rank goes first.
lesson-defence-victim = The raider has chosen Thorgar. Read why in the log or on its scroll.
    .why = Enemies choose by rule: the scroll names a behaviour for the distance, and among heroes in reach the most wounded.
lesson-defence-defend = Let your dice lie as they are, then pay for the shield that your armour offers.
    .why = Three hits: the armour stops one, a die shows a shield, and magic buys another from the scale armour. Divine Support can wait.
lesson-defence-dagger = The dagger follows at once, and it is poisoned. Let the die lie.
    .why = The raider's own dice have bought this attack. Two sure hits, armour 1, no shield on your die: one wound, and Poison I.
lesson-defence-two = Now the gremlin joins in. Let your dice lie once more.
    .why = Two enemies against one hero dominate the Flooded Nave. Supremacy adds a hit and so does Assault: five hits, and two wounds.
lesson-defence-poison = In the Time Phase the poison hurts first, and then Thorgar rolls to be rid of it. Let the die lie.
    .why = A save needs one of the symbols on the hero's card. This die shows none, so the poison stays.
lesson-defence-knock-down = Choose Thorgar, attack the raider, let the dice lie, and pay for Knock-down with the skill.
    .why = Against whoever falls armour does not count. And lying down, the raider counts for nothing in the area.
lesson-defence-potion = Drink the Healing Potion.
    .why = Using a potion is a free action: it heals four wounds and is gone. It does nothing against poison.
lesson-defence-cured = End your turn and let the round go by.
    .why = Laegon passes, and no enemy acts. In the next Time Phase Thorgar saves once more, and this time a shield ends the poison.

## Lesson 3
lesson-powers = Powers, souls and ranks
    .line = Call down a storm, bring back the dead, and learn what soul points are good for. You lead both heroes.
    .done = Powers come back with time, heroes for soul points. The weakest decides how high the others may rise.
lesson-powers-storm = Use Storm Mistress on the raider, and pay for Knock-down.
    .why = Powers of attack are combat actions with a range of their own. Skill and magic together bring the raider down, armour and all.
lesson-powers-hourglass = Look at Storm Mistress on Auriel's sheet: it lies face down with one hourglass.
    .why = A power that was used rests for as many Time Phases as it shows hourglasses.
lesson-powers-end = End Auriel's turn; nothing is left that she could do here.
    .why = Heroes act one after another, in whatever order the party likes. No enemy is in play, so no encounter card is drawn.
lesson-powers-return = Return the ghost of Ecarus to the Candle Niche.
    .why = A dead hero goes on as a ghost: it flies, shouts, and may return to any active shrine. Fighting is for the living.
lesson-powers-rest = End the ghost's turn without flying off.
    .why = A ghost can be resurrected only where it stands on an active shrine. In the Time Phase all hourglasses turn, and powers come back.
lesson-powers-rise = Resurrect Ecarus before you spend on anything else.
    .why = It costs as many soul points as his rank: one. The pool belongs to the party, and anybody may answer for it.
lesson-powers-rank = Raise Auriel to rank II for four soul points.
    .why = The next rank costs its number squared. She gains hit points at once, and a power to choose.
lesson-powers-learn = Learn Arcane Ward or Mirror Selves.
    .why = Other powers are closed: some ask for a higher rank, some for another nature. “Why not?” tells which is which.
lesson-powers-weakest = Raise Ecarus to rank II, too.
    .why = The pool would pay for Auriel's third rank, but nobody may rise while a comrade is of lower rank. So it is his turn.

## Lesson 4
lesson-shadows = Shadows, doors, traps
    .line = Walk through the dark with Shae, open what is closed, and see what was waiting there.
    .done = What heroes see is revealed at once, in the middle of a step if need be. Shae chooses her traps.
lesson-shadows-sight = From the Hall of Skulls Shae sees the Bone Splinters: a gremlin stood there in the dark.
    .why = Shadows in sight are turned over at once; an enemy belongs to the active hero first. The Cold Corner stays dark: a wall is between.
lesson-shadows-terrain = Look at the ground before you walk on it, and then go on.
    .why = The Spilled Graves are difficult: two points to enter. The Bone Splinters are dangerous. The barrier to the north can be passed from one side only.
lesson-shadows-lintel = Move Shae to the Low Lintel.
    .why = In the middle of the move the Cold Corner comes into sight. This shadow is a man who means no harm, so the move simply goes on.
lesson-shadows-door = Open the door, and of the two traps choose Click.
    .why = Every door hides a trap. Others take the one they draw; Shae looks at two. The gas would reach both sides of the door.
lesson-shadows-behind = An open door is open to the eye as well: there stands a raider.
    .why = Sight is looked at again after every door. Enemies hide what is behind them from heroes, but heroes never from enemies.
lesson-shadows-later = End Shae's turn where she stands, and read on.
    .why = No enemy acts this time, and Laegon passes. The fight itself is left out: the next round finds both enemies dead.
lesson-shadows-chest = Choose Shae, bash the chest open, and take the flames or the shock.
    .why = Bashing is a normal action, with no enemy beside you. The save shows a shield, so the trap fails. The chest holds one treasure.
lesson-shadows-search = End the turn. In the next round go to the Root Hollow with Shae and search it.
    .why = Searching is a normal action, too: a red die, and one line of the token. Two skills find a treasure.

## Lesson 5
lesson-masters = Events, Emporium, masters
    .line = A pedlar, a bad night, and a troll with a grudge. You lead both heroes.
    .done = Masters follow whoever threatens them most. Pass the token on before it becomes too heavy.
lesson-masters-buy = Read on, and buy something with Ecarus, a Healing Potion for instance.
    .why = In the Emporium all heroes act at once: buy, sell, trade, take from the stash, give crowns away.
lesson-masters-buy-again = Now buy something with Laegon, Small Bandages for instance.
    .why = Nobody has to hurry. The visit is over when every hero is done, and until then each may still come back.
lesson-masters-draw = Leave the Emporium with both, then end both turns and let the Event Phase come.
    .why = It turns up Slaughter. A persistent event stays in force until it is discarded, a round later. The deck is also your clock.
lesson-masters-spawn = Its spawn line has brought an orc warrior out of the gate.
    .why = Heroes minus enemies in play, and one less: two minus none, minus one. With a single open gate no die is rolled.
lesson-masters-discard = End both turns again: the next Event Phase discards Slaughter.
    .why = One phase turns an event up, the next one discards it, and its effect ends. When the last is discarded, the quest is lost.
lesson-masters-cry = Choose Ecarus and use Rallying Cry.
    .why = It rests for two rounds now, two hourglasses. Remember that number: what comes this evening will change it.
lesson-masters-night = End both turns a third time, and watch the Event Phase.
    .why = Night goes beside the deck and stays until day comes. It turns used powers one step back: Rallying Cry shows three hourglasses.
lesson-masters-story = Read on. Then choose Ecarus and walk to the Low Lintel.
    .why = A story card interrupts the move. It asks by nature: Ecarus is lawful and may answer lawfully or neutrally.
lesson-masters-troll = The troll is here, and it looks at Ecarus: he holds the threat token.
    .why = A master enemy belongs to nobody. Whoever has its attention is its victim, for as long as they keep the token.
lesson-masters-provoke = Go back to the Hall of Skulls with Ecarus and provoke the troll.
    .why = A normal action turns the token to side II. That holds its attention longer: it has to be lost twice before it goes elsewhere.
lesson-masters-strike = End the turn. With Laegon focus, then attack the troll with the stiletto.
    .why = Whoever else wounds a master draws its attention: the token falls back from II to I.
lesson-masters-blades = Follow up with Two Blades.
    .why = The second attack wounds the troll as well. The token lay on side I, so now it passes to Laegon.
lesson-masters-taunt = End Laegon's turn. When the troll wakes, answer with Taunt.
    .why = In this window Ecarus takes the token back, just before the troll chooses. Better him than the one in cloth.
lesson-masters-giant = The troll struck Ecarus, and harder than its dice alone.
    .why = A giant counts as four. Against two heroes that is twice as many: enemies dominate the Hall of Skulls, and supremacy adds a hit.

## The drills
quest-L1 = Lesson: move and fight
quest-L1-title = Lesson: move and fight
quest-L1-aim = Do what the coach says.
quest-L1-1 = The lesson has long been over.
quest-L2 = Lesson: defence and conditions
quest-L2-title = Lesson: defence and conditions
quest-L2-aim = Do what the coach says.
quest-L2-1 = The lesson has long been over.
quest-L3 = Lesson: powers, souls and ranks
quest-L3-title = Lesson: powers, souls and ranks
quest-L3-aim = Do what the coach says.
quest-L3-1 = The lesson has long been over.
quest-L4 = Lesson: shadows, doors, traps
quest-L4-title = Lesson: shadows, doors, traps
quest-L4-aim = Do what the coach says.
quest-L4-1 = The lesson has long been over.
quest-L4-2 = Two short fights later. The gremlin lies among the bones, the raider across the threshold, and neither will mind any more. Shae stands in the Split Tomb. Beside her: a chest, shut, and nobody who could object.
quest-L5 = Lesson: events, Emporium, masters
quest-L5-title = Lesson: events, Emporium, masters
quest-L5-aim = Do what the coach says.
quest-L5-1 = A bell, a lamp, a creaking axle: even down here somebody has something to sell. The pedlar bows to the dead as if they were his best customers, and perhaps they are. The Emporium is open to all heroes in play.
quest-L5-2 = Under the lintel sits a boulder. The boulder opens one eye. “Passing through?” it asks, politely for a boulder, and begins to unfold. “Everybody pays. What do I get?”
quest-L5-2-lawful = A fair fight.
quest-L5-2-neutral = The time of day.
quest-L5-2-chaotic = Your purse, if you please.
quest-L5-3 = “Fair,” says the troll, and tastes the word. It stands up, goes on standing up for some time, and takes two steps back into the Hall of Skulls, to have room for its arms. It has not stopped looking at you.
quest-L5-4 = “Late,” says the troll, after thinking it over. It stands up, goes on standing up for some time, and takes two steps back into the Hall of Skulls, to have room for its arms. It has not stopped looking at you.
quest-L5-5 = The troll has no purse, and has never been so insulted. It stands up, goes on standing up for some time, and takes two steps back into the Hall of Skulls, to have room for its arms. It has not stopped looking at you.
quest-L5-6 = The lesson has long been over.
quest-L5-7 = The warrior has had enough of waiting and is gone. You have walked on, into the Hall of Skulls. Under the Low Lintel lies something that was not there before: a boulder, breathing.
