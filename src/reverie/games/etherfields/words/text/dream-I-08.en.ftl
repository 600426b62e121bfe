# The Long Corridor, in English.

dream-I-08-tagline = The bell rings, and the carpet rolls you back to the first door.
dream-I-08-goal = Say all four words at the fifth door.
dream-I-08-R1 = At the End of Turns the corridor begins again, a Turn shorter: ways are shut, words, Progress, hands and wounds stay. The third bell is the last.
dream-I-08-hint-1 = What is written down survives the bell.
dream-I-08-hint-2 = One loop for the near words, one for the far ones, one for the door.
dream-I-08-hint-3 = First loop: the words of doors one and two. Second loop: those of three and four. Third loop: straight through, with Intent of every colour in hand.

## What things are called
card-I-08-F = Small Hours
card-I-08-G = Night Shift
card-I-08-H = Again
card-I-08-V = Last Train
card-I-08-J = Pass Key
card-I-08-L = Pocket Watch
card-I-08-M = Guard
card-I-08-N = The Porter's Round
card-I-08-P = An Hour in Hand
card-I-08-1 = First Word
card-I-08-2 = Second Word
card-I-08-3 = Third Word
card-I-08-4 = Fourth Word
card-I-08-W = Missed Stop
card-I-08-Z = Insomnia
card-I-08-Q = Last Call
card-I-08-Y = Waiting Bench
card-I-08-S = The Porter on Duty
card-I-08-T = Lost Luggage
card-COM-6 = Penguin
note-I-08-N = Keep off his own space: only from there does he bring anybody back to the first door.
entity-I-08-K = the Porter
entity-I-08-S = the Porter on Duty
entity-I-08-T = Lost Luggage
use-I-08-K-i1 = Ask about his night
use-I-08-K-i2 = Take his bell away
use-I-08-K-i3 = Send him for the bags
use-I-08-S-i1 = Keep him company
use-I-08-S-i2 = Climb the counter
use-I-08-S-i3 = Leave a Key on the hook
use-I-08-T-i1 = Read the labels
tile-I-08-SETUP-1 = First Door
tile-I-08-SETUP-2 = Second Door
tile-I-08-A = Third Door
tile-I-08-B = Fourth Door
tile-I-08-C = Fifth Door
use-I-08-SETUP-1-m1 = Listen at the first door
use-I-08-SETUP-2-m2 = Pick the second door's lock
use-I-08-SETUP-2-m5 = Shoulder the corridor open
use-I-08-SETUP-2-sign = Try the key in the wallpaper
use-I-08-A-m3 = Break the seal of the third door
use-I-08-A-m7 = Slip past the linen
use-I-08-B-m4 = Ask at the fourth door
use-I-08-B-m8 = Draw the curtain
use-I-08-B-sign = Hold the sun to the clock
use-I-08-C-m6 = Say the four words
counter-loop = bells rung
counter-loop-turns = Turns of this loop
counter-porter-talk = talks with the Porter
counter-fifth = the fifth door
counter-loop-broken = the loop is broken
counter-loop-kept = the loop is kept

## Answers
pick-break = step out
pick-carry = take its key along

## Scripts
script-s-800 = A corridor, red carpet, five doors, and at the far end a lamp that nobody has ever reached. On the desk beside you stands a bell with a card: please do not ring. It is still humming. Your names are in the guest book, in today's ink, and yesterday's, and in ink so old that it has begun to forget them.
script-s-803 = The wall was only tired. Behind it the carpet goes on, the same red, the same worn places, as if somebody your size had been walking it for years. A trolley squeaks. He comes round the corner with your bags, the ones you never had, and is pleased to see you back so early.
script-s-804 = Between shelves of folded sheets there is a window. It looks out on a corridor with red carpet, and in it stand some people with their backs to you, among folded sheets, looking out of a window. You raise a hand. They raise theirs, a little late. The last one in the row does not.
script-s-805 = Behind the curtain stands the fifth door. It has no handle and no keyhole, only a slot with a brass flap, as for letters, at the height of the mouth. You push it open with one finger. Inside somebody is holding their breath, politely, as you do for someone who is looking for a word.
script-s-806 = The pattern in the paper was a keyhole all along, printed two hundred times, and only one of them is deep. It turns. A servants' door swings in, so narrow that you have to go through it one by one and sideways, like thoughts before sleep. Behind it smells of bread, floor wax, and the third door.
script-s-807 = You hold the sun up to the dial, and the hands come round to look, first the long one, then the short. They have not been warm for years. They stay a while. Nobody booked this hour, nobody will be charged for it, and in the porter's book there is a line where somebody has written: see above.
script-s-808 = He puts the bags down, which he has never done, and tells you about his round: where he looks, where he does not, and that between the fourth door and the stairs he shuts his eyes, because of the draught. He has not told anybody. He had nobody to tell, every night, for the first time.
script-s-811 = Behind the first door somebody is talking in their sleep, always one word, the way you rub a coin with your thumb. You write it down on the inside of a sleeve before it can turn into another one. It is quite an ordinary word. You must have used it yourselves, to somebody, on some stairs.
script-s-812 = The lock gives with the click of a tongue. An empty room, the bed made, and on the pillow instead of a chocolate a card with one word, printed, with a corner turned down. On a nail by the door hangs the key to everything else. Somebody has worn it smooth. You sign for both of them.
script-s-813 = Red wax, and in it the print of a thumb that fits you. Under the seal there is a word, scratched into the wood from within, and each letter has cost somebody a fingernail. You read it and wish you had not understood it. On the floor lies a watch. It goes backwards, but it is right.
script-s-814 = “Who is it?” asks the fourth door. You say nobody. It asks: nobody in particular? And because nobody has been so friendly to you tonight, you say who you are, all of you, with your numbers. Then it tells you the word, through the wood, quite low, as one gives directions to someone who is not from here.
script-s-821 = The bell. The carpet shrugs, lamps run past you backwards, and here you stand again by the desk, with your hair wet as if it had been raining. The corridor is exactly as it was, except that it is a little shorter; somebody has cut a strip off and sewn it up. The porter yawns. “Back so early?”
script-s-822 = The bell again, and now the lamps know you; each of them dims a little as you are carried past, as one lifts a hat. Your sleeves are full of words. The porter does not ask any more. He has taken off his cap, and under it he has changed, and he does not seem to like it either.
script-s-830 = Four words through the slot, one after another, and somebody on the other side repeats each of them, and at the fourth begins to laugh, or cry. The door is open. Behind it is a street in the morning. In the lock, on this side, sticks a small key with a tag: for next time. Do you leave it, or take it?
script-s-831 = You leave it where it is and go out. Behind you the bell strikes once more and stops in the middle, and the silence that follows has no carpet in it. When you turn round there is a tobacconist's, shut. The porter sits on the step with his bags and looks at the sky as if he had booked it.
script-s-832 = It is warm from so many hands. You put it into your pocket and go out, and it is morning, and that is very nice; and at every corner, until late in the afternoon, you feel with one finger whether it is still there. Tonight, if you like, it will be last night. You need only turn it.
script-s-840 = The bell for the fourth time, and nobody is carried anywhere. He only puts out the lamps, one by one, from the far end, and stays a moment under each. “We close,” he says, “one has to close at some point.” You stand on the red carpet and hold your sleeves to the last of the light.
script-s-841 = You have all four words and nobody to say them to. Outside, in the street, you try them on the air: they are quite correct, and a dog pricks up its ears. Somewhere behind you there is a door with a slot in it, and somebody on the other side is still holding their breath. You can hear them counting.
script-s-842 = “Checked out,” he says and draws a line through each of you with the ruler. He is sorry; you can see that he says it every night. The bags are already on the pavement, the ones you never had. They are heavier than you would have thought, and one of them, when you shake it, rings.

## Slumbers
slumber-I-08-S = He sits behind the counter with eight hundred hooks and one lamp, and has all night. Talk with him, climb over to him, or hang a Key where one is missing.
slumber-I-08-T = A hall full of bags, all of them waiting with their handles up, like dogs. Read the labels; two of them are yours.
