# Lessons and puzzles of Dreamblade, in English.
# A step may use the names of what it points at: $first, $second, $third.

## Pages
lessons-title = Learn Dreamblade
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
lessons-all = All lessons
lessons-to-puzzles = Twenty puzzles
puzzles-title = Puzzles
puzzles-line = Win this turn. Each puzzle turns on one keyword; a computer has looked at every line of play, and no puzzle can be solved without its keyword.
puzzles-number = Puzzle { $n }
puzzles-list = All puzzles
puzzles-any-dice = any dice
puzzles-set-dice = set dice
puzzles-to-lessons = Five lessons

## At the table
coach-lesson = Lesson { $n } of { $all }
coach-puzzle = Puzzle { $n } of { $all }
coach-step = Step { $n } of { $all }
coach-go-on = Go on
coach-play-on = Play on here
coach-over = This game is over, the lesson is not
    .line = Take a move back, or begin the lesson again.
coach-steps = Steps of this lesson
coach-why = Why
coach-rest = The opponent decides. Look at the log, every line names its rule.
coach-astray = A legal move, but not the one of this lesson. Take it back, or go on and see what comes of it.
coach-missed = This step can no longer be done. Take a move back, or begin the lesson again.
coach-undo = Take back
coach-again = Begin again
coach-next = Next: { $title }
coach-all-lessons = All lessons
coach-all-puzzles = All puzzles
coach-done = Lesson done.
coach-solved = Solved.
coach-failed = Not solved: the turn is over and not yours.
coach-task = Win this turn. { $points ->
    [0] Moon has no points yet
    [one] Moon stands at { $points } point
   *[other] Moon stands at { $points } points
}; with more than that the turn is yours.
coach-keyword = Keyword
coach-dice = Your dice, in this order
coach-dice-gone = The set dice are used up.
coach-dice-any = It works however the dice fall.
coach-hint = Hint
coach-turn-won = You have won the turn.
bot-lesson = This is what the lesson shows.

## Lesson 1
lesson-claim = Spawn, shift, claim
    .line = Bring a creature into the dreamscape, walk it to a key cell and score. Nobody is in the way.
    .done = You spawned a creature, moved it with four shifts and claimed a cell for 3 points. More points than the opponent win the turn; six turns win a game.
lesson-claim-spawn = Spawn { $first }: choose it in your reserves, then your portal { $second }.
    .why = It costs 3, and 1 more because you hold nothing of its aspect yet. In the first turn everything comes through the portal.
lesson-claim-choose-shift = Choose Shift.
    .why = You have two actions each turn. A shift lets each of your unengaged creatures move one cell; a strike fights.
lesson-claim-first-move = Move { $first } to { $second } or { $third }.
    .why = Moves go to cells that share a side, never diagonally. Your goal is d4: four moves from the portal.
lesson-claim-shift-again = Your second action: shift once more.
    .why = An action is wholly a shift or wholly a strike. You may take two of a kind.
lesson-claim-second-move = Move { $first } on, to { $second } or { $third }.
    .why = Each creature moves once in a shift.
lesson-claim-turn-two = The opponent has two actions, too; then the turn is scored.
    .why = You hold no key cell and neither does the opponent: nobody wins this turn. Then the dice are rolled for the next.
lesson-claim-on-the-way = Turn 2. There is nothing to spawn, so your first action has come: shift.
    .why = The initiative dice also gave spawn points; what is not spent is lost.
lesson-claim-third-move = Move { $first } to { $second } or { $third }.
    .why = The numbered cells are key cells. The mark beside a number shows who may score it: d3 is worth 2 to both, d4 worth 3 to you alone.
lesson-claim-last-shift = Shift a last time.
    .why = One move is left to d4.
lesson-claim-last-move = Move { $first } to d4.
    .why = A creature of yours without an enemy beside it claims the cell.
lesson-claim-claim = Now wait for the end of the turn.
    .why = In the conquest phase claimed cells are added up: 3 to nothing.

## Lesson 2
lesson-strike = Strike, disrupt, destroy
    .line = One fight from the first die to the last blow: damage, two fates, and what a dying creature may still do.
    .done = You disrupted one creature and destroyed another. A destroyed enemy is a point this turn, but gives its owner two spawn points, and it strikes back when it dies in the first player's action.
lesson-strike-choose-strike = Choose Strike.
    .why = Your creatures in c3 stand beside enemies: they are engaged and cannot shift. The cell is contested, so it can be fought in.
lesson-strike-cell = Fight in c3.
    .why = In a strike you fight in contested cells, each once, in any order.
lesson-strike-attackers = Choose both { $first } and { $second }, then confirm.
    .why = Their power is the number of dice: 5 and 2. A die shows 1, 2 or 3 damage, a miss (twice) or a blade.
lesson-strike-split = 8 damage. Give { $first } 5 and { $second } 3, then confirm.
    .why = Damage as high as defense disrupts, as high as life destroys. { $first } has defense 3 and life 5, { $second } defense 3 and life 4.
lesson-strike-fate = { $first } has reached both: choose Destroy.
    .why = Whoever dealt the damage decides. Disrupted it would only be moved away; destroyed it is worth a point.
lesson-strike-place = { $first } is disrupted: place it in any empty cell, far from the key cells.
    .why = The disruptor chooses the cell, only not their own portal. A corner is a good place for an enemy.
lesson-strike-deathblow = Deathblow: { $first } dies in an action of yours, and you went first, so it attacks once more.
    .why = Two dice show 3 damage. That is less than defense 4, so nothing comes of it, and damage is gone when the phase ends.
lesson-strike-conquest = The fight is over. The opponent still has its actions, then the turn is scored.
    .why = c3 is yours again, and the destroyed creature is one point more.

## Lesson 3
lesson-blades = Blades
    .line = The sixth face of the die. Blades must be given to abilities: to those that help, and to those that hurt.
    .done = Blades must be used while any ability can take one: first for you, then perhaps against you. An ability with "may" swallows one without harm, and half a double blade is none.
lesson-blades-choose-strike = Three fights wait: choose Strike.
    .why = You move second this turn, so nobody strikes back.
lesson-blades-cell-c3 = Fight in c3 first.
    .why = The set dice of this lesson are used up in order.
lesson-blades-attackers = Attack with both { $first } and { $second }.
    .why = One has Crit, which adds damage; the other Fumble, which takes some away. Both can be paid with a blade.
lesson-blades-crit = Damage 3 and two blades. Give the first to Crit.
    .why = Crit adds 3. But a second blade is left, and it must be given away while some ability can take it: Fumble takes 2 off.
lesson-blades-disrupted = 3 + 3 − 2 is 4, just enough. Place { $first } in an empty cell.
    .why = The second blade had to go to Fumble. Had only one of the two attacked, there would have been none.
lesson-blades-cell-b3 = Now fight in b3.
    .why = Here, too, a negative ability waits for a blade.
lesson-blades-attackers-again = Attack with { $first } and { $second }.
    .why = Fumble 3 on the one, Skirmish on the other.
lesson-blades-dump = Damage 4 and one blade. Give it to Skirmish.
    .why = Skirmish says "may": it can take the blade and then do nothing. So a blade is dumped where it does no harm.
lesson-blades-decline = Do nothing with it, then place the disrupted enemy.
    .why = All 4 damage stays. With the blade on Fumble it would have been 1.
lesson-blades-cell-d3 = Last, fight in d3.
    .why = One attacker, five dice, and an ability that wants two blades at once.
lesson-blades-double = Two blades: give one to Expel.
    .why = { $first } also has a double-blade ability. Both blades could pay Purge; with one spent on Expel the other cannot, and stays unused. Nobody is obliged to use as many as possible.
lesson-blades-last-fight = Move an enemy away or leave it, then put down the damage.
    .why = A single blade is not half of a double blade: it is lost.

## Lesson 4
lesson-locations = Locations and prices
    .line = Aspects change prices, locations stay where they are put, and some abilities cost spawn points or work only in a key cell.
    .done = The order of spawning saved you points, the locations hold their columns, and the tower pays you one point more in every spawn phase while it stands in a key cell.
lesson-locations-tower = Spawn { $first } into { $second }.
    .why = It costs 3, and 1 more, because you hold nothing of Valor. A location goes where a creature of yours stands.
lesson-locations-mast = Spawn { $first } into { $second }: it now costs 3.
    .why = The tower counts as Valor. One location fits in a cell, so d3 is taken.
lesson-locations-anchor = Spawn { $first } for exactly 7, in your portal or in your row below one of your pieces.
    .why = Bought first it would have cost 8. A column where you hold anything opens its cell of your spawn row.
lesson-locations-advance = One point is left: click { $first } on the board and buy Advance.
    .why = A spawn ability is paid with spawn points, once in each spawn phase.
lesson-locations-swimmer = Advance { $first } to { $second }.
    .why = An unengaged ally moves one cell: from a cell worth nothing to you into a key cell.
lesson-locations-actions = Two actions: move on to better cells if you like, but leave the tower where it is. It cannot move anyway.
    .why = Abilities with the score sign work only in your scoring cells. The tower in d3 does, on row 1 it would not.
lesson-locations-energize = The next turn begins.
    .why = Dice 4 and 3 are 7 points; Energize of the tower makes it 8.

## Lesson 5
lesson-game = A short game
    .line = Three turns with whole warbands against an easy opponent, with advice for every phase.
    .done = Three turns played. A full game goes to six turns won; everything else you know now.
lesson-game-spawn-1 = Spawn two or three cheap creatures through the portal.
    .why = Creatures of one aspect make each other cheaper. Points that are not spent are lost. The bulb in the bar below gives a hint at any time.
lesson-game-act-1 = Shift twice, toward the key cells.
    .why = The deeper the blue, the more a cell is worth. Nobody can be reached yet.
lesson-game-spawn-2 = Spawn again. Cells of your row are open now in columns where you stand.
    .why = Shorter ways are worth more than big creatures that come too late.
lesson-game-act-2 = Claim cells. Strike where it takes a claim from the opponent.
    .why = Over the board you see who would win the turn if it ended now.
lesson-game-spawn-3 = The last spawn phase: what comes now should reach a key cell in two moves, or hold one.
    .why = Nothing is kept for later.
lesson-game-act-3 = The last turn. Count: claimed cells and one point for each enemy destroyed.
    .why = Whoever has won more turns of the three wins.

## Puzzles
puzzle-a-way-in = A way in
    .hint = A strike leaves no time to shift, unless a blade moves somebody for you.
    .after = The blade advances the Watchman to b4, and the point for the Borer tips the scale.
puzzle-a-second-blow = A second blow
    .hint = Nine damage in all, if each part lands on the right one.
    .after = Assault is 5 damage on one target; 4 are left for the other, exactly its life.
puzzle-double-vision = Double vision
    .hint = Two blades, one Crit. Or are there two?
    .after = The Echo copies Crit of its neighbour: 3 + 3 + 3 damage destroy what 6 could not.
puzzle-first-things-first = First things first
    .hint = The dice fall in the order in which you fight. Who has a use for the blade?
    .after = The Stag fights first and turns the blade into 3 damage; the Hound gets the good dice after it.
puzzle-eviction = Eviction
    .hint = Expel reaches engaged enemies anywhere.
    .after = The blade throws the Borer out of b4, but not into b3, where it would score.
puzzle-no-second-dream = No second dream
    .hint = Clear the cell, and let one of the two not come back.
    .after = 6 and 3 damage disrupt both; the one that Ferocity marks is destroyed instead.
puzzle-two-against-one = Two against one
    .hint = Flanking counts heads in the cell. You have two actions.
    .after = First the second creature comes, then the blade is worth 2 and 7 damage are enough.
puzzle-another-throw = Another throw
    .hint = One die may be rolled again. Which one?
    .after = The miss becomes a 3; with the 2 that is the Borer's life.
puzzle-alone-among-many = Alone among many
    .hint = The Knight is at its best outnumbered, and the Watchman is useful where it is.
    .after = Heroics adds 3: 8 damage destroy one and disrupt the other, and d3 stays yours.
puzzle-come-closer = Come closer
    .hint = Five points for the Leech are too many. It need not leave the board, only the cell.
    .after = Lured into d3 the Leech scores nothing there, because the Watchman stands in its way.
puzzle-the-pack-gathers = The pack gathers
    .hint = Two blades, two Packs. One more ally near b4 would do, and there are several cells near it.
    .after = In b3 the Squire counts for the Pack and takes Moon's claim at the same time.
puzzle-in-their-own-coin = In their own coin
    .hint = Their power is yours for one blade. Both have to fall.
    .after = Payback for the Stampede is 8: with the 3 that is exactly the life of both.
puzzle-slip-away = Slip away
    .hint = The Watchman is held in a4, one step from b4. Who can free it, and from which dice?
    .after = The Otter fights first; the blade lets the engaged Watchman step to b4.
puzzle-changing-places = Changing places
    .hint = The Whale will not fall. Somebody else does not mind company.
    .after = The Walrus takes the Warden's place and dominates b4 beside the Whale.
puzzle-elsewhere = Elsewhere
    .hint = Take away 4 points, or make 5?
    .after = Without Moon's claim it would be level; the Squire in b4 is worth more.
puzzle-across-the-chart = Across the chart
    .hint = The shot goes anywhere. One target is worth more than the other, dead.
    .after = The Whisper loses its claim and you gain a point, because 3 damage are its life.
puzzle-full-tilt = Full tilt
    .hint = The dear cell is not the right one. What does Moon keep?
    .after = In d3 the charge destroys the Borer and takes away its claim.
puzzle-this-is-mine = This is mine
    .hint = The Whale in c4 is no reason to stay away.
    .after = The Walrus claims c4 beside the enemy, and the Squire takes over d4.
puzzle-the-long-fuse = The long fuse
    .hint = The dice can fail you. Spawn points cannot.
    .after = Four damage on both are their lives: two points, and nobody scores for the Dreamer.
puzzle-right-where-needed = Right where it is needed
    .hint = The portal is too far away.
    .after = The Squire appears beside the Watchman and needs one step to b4: 4 and 5 points.
