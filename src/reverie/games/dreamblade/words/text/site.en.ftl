# Dreamblade's own pages, wherever they are linked.

site-lessons = Lessons
    .line = Five short lessons at a real table: spawn, move, fight, score.
site-puzzles = Puzzles
    .line = Twenty positions. Win the turn; each turns on one keyword.
site-dreamwar = Dreamwar
    .line = A campaign for one. Five coasts, three battles on each, and the hour before waking.
site-warbands = Warbands
    .line = Build sixteen miniatures of your own, keep them, share them by a code.
site-drafts = Draft
    .line = Two to eight players open packs and build from what is inside.

## What is pointed out at a first table
callout-reserves = Everything you can still bring into play, with its price. Point at one, or press it long, to read what it does.
    .title = Your reserves
callout-soundings = A cell gives as many points as its number to whoever holds it when the turn is scored. The small suns and moons say who may score there. Most points win the turn.
    .title = The scoring marks
callout-phases = A turn: roll for initiative, spawn, two actions each, then scoring. In this first game three turns won are enough.
    .title = The course of a turn

## Tables in lists
table-lesson = Lesson: { $title }
table-puzzle = Puzzle: { $title }
table-battle = Dreamwar: { $title }
site-victory = { $n ->
    [one] { $n } turn won wins the game
   *[other] { $n } turns won win the game
}
site-miniatures = Miniatures
    .line = Every miniature with what it can do.
mini-abilities = What it can do
mini-no-abilities = It has no abilities: what it can do is written in its numbers.
mini-bands = Warbands in which it fights
mini-no-bands = It fights in no warband of the game yet; the builder can change that.
mini-all = All miniatures
