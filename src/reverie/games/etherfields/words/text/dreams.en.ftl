# Etherfields in English: Dreams, their Gates, scripts and hints.

dream-I-01 = Before It All Began
dream-I-01-tagline = Four beds, one clock, and a door that nobody mentions.
dream-I-01-goal = Open the door of the waiting room.
dream-I-01-R1 = The first Dream explains the game as it goes; it cannot be lost.
dream-I-01-hint-1 = Everything you may do is lit.
dream-I-01-hint-2 = The door in the second room wants luck, not strength.
dream-I-01-hint-3 = Window, wall, memory, door, shelves; then the Moth, the mirror, and the last door together.
dream-I-02 = Three Unrung Bells
dream-I-02-tagline = Somebody has taken the sound away.
dream-I-02-goal = Strike the three bells in the right order.
dream-I-02-R1 = A step into a Water space costs 1 more.
dream-I-02-R2 = Whenever a bell is struck the Sexton runs to it.
dream-I-02-hint-1 = The order matters; ask before you strike.
dream-I-02-hint-2 = The board on the pillar knows the order, and so does the man who dusts it.
dream-I-02-hint-3 = Low, drowned, dark. The dark bell wants Light on its own space: lamp or Gem.
dream-I-07 = A Map of the Ceiling
dream-I-08 = The Long Corridor
dream-I-09 = Quarantine of Echoes
dream-I-10 = The Hour Without Number

## Before It All Began
script-s-100 = You wake because somebody has stopped counting. Four beds, white iron, one clock without hands. Round your wrist runs a paper band with a number on it, and the ink is still wet. The others are sitting up, too. Nobody knows the others' names, and nobody asks. There is a window on the far side of the room.
script-s-101 = Behind the pane lies a city that leans towards you as if it were short-sighted. Streets move in it like thoughts. You breathe on the glass, and your breath stays there as cards do that you have drawn: each of them a little strength, each of them a step you may take. The wall beside the window sounds hollow.
script-s-102 = Your fingers find a seam in the wallpaper, then a handle that was only waiting to be believed in. A door opens where there was none. Behind it lies a room with chairs along the wall. What has been found once need not be found again; the seam is gone as soon as you look back.
script-s-103 = On the first chair lies your coat, and in its lining something you could do long ago: whistle through two fingers, shuffle with one hand, know by its sound that a machine is ill. You put it on. It stays with you now, spread out before you, and goes on working while you think of other things.
script-s-104 = The door has no lock, only an opinion of you. You lean against it, you bet on yourself a little more than you own, and for once the coin stays on its edge. Then it gives way with the sound of a sigh. Something glitters in the crack under the threshold. It smells of rain and metal.
script-s-105 = The cupboard is full of what others have forgotten: one glove, umbrellas, a bag of buttons, everything labelled in the same careful hand. You may only carry a little of it, and the rest is patient. At the very back, wrapped in a handkerchief, a stone of glass looks at you as if it had been called.
script-s-106 = Among the coats hangs one that breathes. It slips off its hook, soft and grey and as large as a child, and unfolds more wings than it can need. It has no eyes. It turns its face to each of you in turn, as one warms one's hands at a stove, and comes closer.
script-s-107 = You say something, anything, the sort of thing one says to animals and to the very old. It holds still. Every word settles on it like dust, and it grows heavy with them, and contented. When it has heard enough it folds itself together, and where it was there is a small light left over for one of you.
script-s-111 = It tears more easily than you wanted it to. There is nothing in it but other people's breath, a whole roomful, and for a moment you hear them all let go at once. Dust hangs in the air. Your hands remember the movement, and they are not as sorry as you are.
script-s-108 = It is not over. The dust draws together in the corner and stands up, and this time it has taken something from you to be made of. It has changed; it will go on changing for as long as nobody pays to have it stopped. Behind it the wall turns out to have been a mirror all the time.
script-s-112 = The stone fits as if the drawer had been built around it. Light runs along the grain of the wood, thinks for a moment and decides in your favour. Inside lies a slip of paper with a number on it. It is not the number on your wrist. It is the one after it, and somebody has underlined it twice.
script-s-113 = So this is what hurts here: not the skin, but the place where you keep what you are sure of. It gets narrower. You notice that there is only so much room in you for this, and that somebody ought to count along, and that the others have begun to look at you.
script-s-114 = You reach for the next thought, and there is none. So you gather up the old ones, all that you have let fall, and shuffle them, and begin again. It works. It always works. But some of them do not come back up with the others, and afterwards you could not say which ones they were.
script-s-109 = The mirror shows you one after another, and nobody twice. From the glass hang faces on ribbons, two for each, still warm: what you might have been with a little more courage, and with a little less. You take both. One of them goes on easily. The other waits in your pocket and hums.
script-s-110 = The last door stands at the end of everything, and it is only a door. Somebody has to go through it first. Will you go with your mouth open, ready to talk to whatever there is, or with your shoulder? Nobody will hold you to it; but whatever waits outside is listening already.
script-s-116 = A corridor, then stairs, then a street that smells of bread and thunder. Behind you the ward goes dark, bed by bed. Before you lies the whole leaning city, and every one of its windows has somebody asleep in it. You are awake. It is the first time that this word frightens you.
script-s-119 = The clock has no hands, but it strikes. The door at the end opens by itself, as doors do for people who have waited long enough to be in the way. Two faces are pressed into each of your hands, and something cold with them. “Next, please,” says a voice, and it means you.

## Three Unrung Bells
script-s-200 = You wake between pews. Every candle burns, nobody sings, and when you clap your hands there is nothing at all. Three ropes hang somewhere above. A broom leans against the pillar, still warm from somebody's grip.
script-s-202 = Three numbers, three little painted bells: one standing on grass, one on waves, one on black. Somebody has dusted around the paint for years, carefully, with a very small brush, and never once touched it.
script-s-203 = The door gives. Behind you the broom falls over, and a man who was not there picks it up as if he had only put it down for a moment. He looks at the splinters, then at you, and lays a finger on his lips.
script-s-205 = He writes with the broom handle in the dust: grass, waves, night. He underlines the last word twice. Then he stands very still with his eyes shut, as if waiting for you to be quick about it.
script-s-206 = The hammer is far too light, as if it had been hollowed out from within. He looks at his empty hands, then at you, without anger, and walks backwards into the wall until only the buttons are left.
script-s-210 = Grass, rain on a tin roof, a road at noon with a cart on it: the low bell gives back every daytime sound at once. For one breath the nave is loud. Then it swallows them all again.
script-s-211 = The bell under the water moves before you strike it. A ring runs outwards over the surface and comes back from the walls as a circle of smaller rings, each of them waiting for you to decide.
script-s-212 = By the light of one flame the last bell has your face on it, mouth open. Close to, there are other faces beneath it, worn thin, all of them in the middle of the same word.
script-s-215 = A wrong note. It runs round the walls like somebody late, finds the other bells and stops them with the flat of its hand. The silence that follows is not the old one; this one knows you.
script-s-230 = All three swing together. The sound stands up in the nave like a tall person, a little stooped because of the roof, and turns its head from one of you to the next. It is asking where to go.
script-s-231 = Windows open for miles. Dogs, first, then hinges, then somebody dropping a pan and swearing in delight. The Sexton takes off his cap; under it he is crying, loudly, and very pleased to hear it.
script-s-232 = It fits. It hums against your leg on the way out like a large warm insect, and nobody but you can hear it. Behind you the valley stays as silent as a painting, and as far away.
script-s-240 = The candles go out one after another, politely, from the back. Somebody is making a round. At every pew he stops and listens, and at every pew there is one thing fewer to hear.
script-s-241 = Two bells are enough for half a song. It follows you down the steps and along the road and will not leave, a tune that stops each time just before the place where it would have made sense.
script-s-242 = The broom sweeps you out with the dust, not unkindly, over the threshold and down three steps. When you turn round there is a wall, whitewashed, still damp. Somewhere behind it a rope creaks.

## Slumbers
slumber-S-01 = Somebody stands under the lamp and is not lit by it. You know the coat. You have hung it up in a hall that is no longer there, and it has come to ask why it was you who left.
slumber-S-02 = A shelf as long as the street. Whatever you have learned stands on it with a label, and there are gaps. Somebody has already measured them.
slumber-S-03 = A ladder leans against nothing and holds. Every rung is something you can do; above the last one the fog begins, and somebody up there is pulling.
slumber-S-04 = Green, slow, warm. Nothing wants anything of you here. Even the clocks have lain down.
slumber-S-05 = They come out of the lamp as others come out of a theatre, three of them, still talking about it with their wings. They are looking for wool. You are wearing some.
slumber-S-06 = He has a table with him, and a lamp, and your life in a folder. He is sure that it is a mistake. He only wants to find out which of you it is.
slumber-S-07 = First the top step is missing, then the next. It eats tidily, with both hands, and looks down at you over the edge like somebody who does not want to hurry his guests.
slumber-S-08 = A barrow, forty lamps, no two of them alike. She sells light by the glass and never asks what you want to see with it.
slumber-S-09 = Four of them in nightshirts, arms outstretched, on their way across the square to beds that are not theirs. Do not wake them. Take them by the sleeve.
slumber-S-10 = A counter, a stamp, a queue of one. Dreaming is not forbidden, says the notice; it merely has to be declared.
slumber-I-02-S = A flat boat on a road that has not been a river for years. The ferryman holds out his palm, and in it lies a small brass bell without a clapper. The fare has always been the same.
slumber-I-02-T = The boat lies on the grass, keel up, and he has put flowers in it. He still takes people across. He simply no longer asks.

## Answers of the stories
pick-again = ring again
pick-once = ring once
pick-left = the door on the left
pick-right = the door on the right
pick-wait = wait your turn
pick-push = push to the front
pick-help = help
pick-pass = walk on
pick-give = give something
pick-board = get on
pick-stay = stay here
pick-fate = the right-hand column
pick-delta = the small print
pick-redeem = redeem something
pick-pawn = pawn something
pick-talk = with words
pick-force = with the shoulder
pick-dig = dig
pick-listen = listen
pick-walk = walk across
pick-free = let the sound go
pick-keep = keep it
pick-rest = lie down
pick-drift = let it drift
pick-key = a Key
pick-unseal = Unseal
pick-chosen = one card of choice
pick-top = the last three
pick-heal = heal
pick-ether = Ether
pick-seal = declare it
