# Dice Throne's own pages, wherever they are linked.

site-lessons = Lessons
    .line = Five short lessons at a real table: roll, keep, announce, defend, play cards.
site-challenges = Challenges
    .line = Twelve positions with known dice. Find the way out.
site-tournament = The Mad King
    .line = A tournament for one. Eight duels, one hero, wounds that stay, and a King at the end.
site-wall = Wall
    .line = Forty things to have done, each with its date and its seed.

## What is pointed out at a first table
callout-dice = You roll five dice up to three times in your offensive roll. Keep what helps, roll the rest again.
    .title = The dice
callout-abilities = What your dice can buy: each ability shows the faces it needs and your chance to get them.
    .title = Your abilities
callout-hand = Cards upgrade abilities or change dice. They cost CP, the small number in the corner; you can sell what you do not need.
    .title = Your hand

## Tables in lists
table-lesson = Lesson: { $title }
table-challenge = Challenge: { $title }

## Heroes
site-heroes = Heroes
    .line = Eight of them, each with board, dice, deck and tokens.
hero-dice = Dice
hero-board = Board
hero-tokens = Tokens
hero-deck = Deck of one's own
