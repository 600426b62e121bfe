# The Hour Without Number, in English.

dream-I-10-tagline = The room you have been sitting in all along.
dream-I-10-goal = Reach the counter together, and answer.
dream-I-10-R1 = The Turn deck is the clock: when its last card is gone you may still buy Turns with Hours, and every Special step costs an Hour, or one Sealed card of each.
dream-I-10-R2 = You carry a keepsake of every Dream that you have finished; each helps once.
dream-I-10-hint-1 = Three ropes, three tempers.
dream-I-10-hint-2 = Keep Hours for the end; the Caller can be talked back.
dream-I-10-hint-3 = Awareness at the door, Cunning at the top, Wrath at the bottom, then all of you to the glass.
gem-I-10-SETUP-C2 = While a Gem lies here the Basic effect of the Caller has range 0.

## What things are called
card-I-10-F = Number, Please
card-K-02 = A Bell Without a Tower
card-K-03 = A Folded Sail
card-K-04 = A Receipt
card-K-05 = A Warm Husk
card-K-06 = A Second Glove
card-K-07 = A Cuff Link
card-K-08 = A Door Wedge of Carpet
card-K-09 = An Answered Letter
entity-I-10-K = Belshazar, the Caller
use-I-10-K-i1 = Speak to him first
use-I-10-K-i2 = Pull the list out of his hand
tile-I-10-SETUP-A1 = Coats and Hats
tile-I-10-SETUP-A2 = Ticket Machine
tile-I-10-SETUP-A3 = Old Magazines
tile-I-10-SETUP-A4 = Radiator
tile-I-10-SETUP-B1 = Entrance
tile-I-10-SETUP-B2 = Left of the Glass
tile-I-10-SETUP-B3 = Right of the Glass
tile-I-10-SETUP-B4 = Clock
tile-I-10-SETUP-C1 = Back Stairs
tile-I-10-SETUP-C2 = Aquarium
tile-I-10-SETUP-C3 = Rope Stand
tile-I-10-SETUP-C4 = Key Cabinet
use-I-10-SETUP-A1-sign = Lay down the sun
use-I-10-SETUP-A1-m5 = Take a form
use-I-10-SETUP-A2-m2 = Pick the knot of the second rope
use-I-10-SETUP-A4-sign = Lay down the wave
use-I-10-SETUP-B1-m1 = Unhook the first rope
use-I-10-SETUP-B1-sign = Lay down the eye
use-I-10-SETUP-B2-m4 = Speak at the counter
use-I-10-SETUP-B3-m4b = Speak at the counter
use-I-10-SETUP-B4-m6 = Open the clock
use-I-10-SETUP-C1-sign = Lay down the stair
use-I-10-SETUP-C3-m3 = Tear the third rope
use-I-10-SETUP-C4-sign = Lay down the key
counter-spoken = somebody has spoken
counter-called-earned = you may be called
counter-kept-earned = you may stay
counter-ending-called = ending: Called
counter-ending-kept = ending: Kept
counter-ending-next = ending: Next

## Answers
pick-hour = an Hour
pick-shut = shut your ears: each Seals 2
pick-called = wake us
pick-kept = we will stay
pick-next = next, please

## Scripts
script-s-1000 = It is the room you have been in all along. Chairs, screwed down in rows, round and round, and on every one of them you are sitting, in all the coats you have ever worn, with a slip in your hands. Nobody looks up. In the middle, behind glass, burns a lamp. Above it hangs a clock with one hand, and the hand points at you.
script-s-1002 = The first rope comes off its hook, and its brass knob rings on the floor. At once a voice calls a number. It is not yours. It is very near yours. From among the chairs rises somebody so large that the rows have to move apart, in a fine old coat, with a list in his hand, and begins, chair by chair, to look for you.
script-s-1003 = The second rope was only painted on, as you see once you have picked its knot. Behind it somebody small gets up whom you had taken for a bag, and holds something out to you: a face, quite smooth, with nothing in it. “Take mine,” they say. “Nobody has ever called it.” It sits lightly, like a night without a dream.
script-s-1004 = The third rope is a real one, tarred, as thick as a wrist, and it breaks. So there it is: a counter no higher than other counters, a pane of glass, and below it a small opening that elbows have worn into the shape of a heart. Warm air comes out of it. You notice that you have been cold for years, and stop.
script-s-1005 = A form, a single sheet, and on it a single question. You have seen it before, at the foot of every page that anybody ever made you sign, in type so small that you took it for a line. Now you read it. Then you fold it up and put it by. One can answer it only once, and only at the counter.
script-s-1006 = The case opens with a fingernail. There are no wheels inside, only an hour, rolled up like a blanket, that somebody must have put there for cold nights. You take it out, and the one hand of the clock hangs down and swings. In the chairs some of you look up for the first time and feel about for their gloves.
script-s-1007 = The floor is only lino, and where it has been lifted you see what this room was built on: other floors, dozens of them, parquet, flagstones, grass, and in each the same mark, cut or inlaid or trodden in. You lay yours on it. It fits. Somebody has been playing this for a very long time, and it is your move.
script-s-1008 = “Ah,” he says, and stops, and lowers the list, for nobody has ever spoken to him first. He clears his throat. There is a great deal in it: echoes, dust, a whole alphabet. Would you excuse him, he must just look something up. And he goes back to his corner with the small steps of a man who has forgotten what he came for.
script-s-1010 = You had forgotten that you were carrying it. It comes out of the pocket with a bit of fluff, smaller than you remembered, still warm from the place where you got it. For a moment the waiting room smells of there. Somebody in the next row, who is you, turns round and says: oh, you kept it. Yes. You kept it all this way.
script-s-1030 = Behind the glass sits a woman with a rubber stamp and looks at you as if there were nobody else in the world. “What can I do for you?” That is the question. All the ropes and numbers and bells were only there so that one night somebody should stand here together and be asked. You have until the lamp goes out. What do you say?
script-s-1031 = “Wake us,” you say, and since you all say it she stamps only once. She reads your names into a microphone, the real ones, and each is answered. Four beds, white iron, morning. Somebody is counting under their breath and comes to the end. You sit up. You know each other's names. On the sill stands a clock, and it is a quarter past seven.
script-s-1032 = “We should like to stay,” you say. “Somebody ought to be here.” She takes her coat from the hook as if she had been waiting only for that, and shows you where the tea is. From then on there is a light behind the glass all night. People come with their slips and are afraid, and you ask what you can do for them, and you mean it.
script-s-1033 = “Next,” says somebody, and it takes you a while to understand that it was you. She nods and turns a small handle. All the slips in all the hands begin again from one. A chair is free, then another; you sit down, the pane mists over, and you draw a face on it with one finger. It is a good face. You decide to remember it this time.
script-s-1040 = The one hand has gone round. The lamp behind the glass is turned down, not out, and the blind comes halfway, as they do it in offices where they do not like to hurt people. “That was the hour,” says the voice. You stand where you are standing, some nearer and some less near. It makes no difference now. Somebody moves up to make room.
script-s-1051 = Afterwards, whichever afterwards it is, somebody goes through the city with a list and looks in at the windows, one by one, to see what has become of it all. It is a long list by now. At every door there is a pause, and then a tick, or a small drawing in the margin; and behind it somebody turns over in bed and goes on sleeping.

## What became of it
script-s-1052 = In the valley they ring again, and far too often: for weddings, for cows, for soup. The Sexton has bought earplugs and does not wear them. On windless evenings one can hear, under the three big bells, a fourth and smaller one that nobody hung. It strikes whenever somebody far away is about to say something and does not dare.
script-s-1052b = The valley has got used to it. They nod to one another, they write notes, on Sundays the choir opens its mouth at the right places. Only the children lay a hand on your pocket when you pass, and laugh without a sound; and one of them has begun to hum, all on one note, something that wants to go on.
script-s-1053 = Once a year a fleet comes in with the tide, all of paper, name after name, and the harbour master, who is six, waves every one of them through. Nobody knows what they have seen. They smell of oranges and far-off rain. On the sails the writing has run a little. It is still yours, and it says that you will be home late.
script-s-1053b = On the canal the water is black and perfectly smooth, and nobody races any more. But whoever warms their hands that winter, at any stove in the city, feels for a moment a small paper heat, quick and bright, like a letter that one did read after all, and looks into the fire for the name.
script-s-1054 = The court sits no longer. In the archive somebody goes round with a cloth, handing things back: a pencil, an umbrella, half an apology. The two bailiffs have opened a lending library and never ask when. And the very small judge stands on his box at the window and pardons whoever goes by, one after another, until it is dark.
script-s-1054b = The paper holds. It holds so well that they have framed it, and young clerks are led past it and told to look how it is done. Now and then, at night, two gentlemen stand outside your door and compare the signature with something. They are not quite sure. They will come again. They have hung up their hats.
script-s-1055 = It has grown through the roof, and they have let it. At noon, when the light stands still on the glass, people come with their lunch and sit beneath it, in winter, in their coats. The gardeners have moved closer, a pot at a time. They still cannot come into the light. But their shadows, if you look, are holding hands.
script-s-1055b = It was sweet, and then it was gone, and ever since you have been warm from within and a little hungry. In the greenhouse it is always five to twelve. The bed is raked every morning. Somebody has put up a label with your name in Latin; and sometimes, after rain, something turns under your ribs towards the window.
script-s-1056 = It plays at all the small theatres, under a name of its own, and left is left. The papers are kind. Every night in the third act it stops, comes down to the front and raises a hand, in case there is somebody in the house who would care to raise theirs. There always is. Then it goes on as if nothing had been.
script-s-1056b = It plays your part the way you played it, in better light. People stop you in the street to say how good you were. You go once, in the last row, and see it do something with its hands that you have only thought of, at night, years ago. When it takes its bow it looks for you, finds you, and bows a little less deeply.
script-s-1057 = Somebody goes about the city now with a name, and is greeted. It is nobody in particular, a face, with a hat or without. But wherever they come in people move closer together, as if there had been a place free all along; and on the ceilings of the quarter, above many beds, a small neat plan has been drawn with a cross on it: here.
script-s-1057b = You still have it on the inside of the wrist. It does not fade; in the bath it grows clearer. There is somebody in the Glass Quarter who starts at every name that is called in the street, and each time it is not theirs. They lift their face to the windows. You pull down your cuff. You will tell them. Perhaps tomorrow.
script-s-1058 = Where the corridor was there are five small flats. The porter has the one with the fifth door. In the mornings he carries his own bags down, sits in the park, and carries them up again, and it is a different day each time; he has checked. He keeps the bell on the sill. When children ask him to ring it he says: later.
script-s-1058b = Every night at the same hour you put a hand into your pocket, only to see. It is there. Somewhere on a corridor the lamps turn their heads. There are evenings that you know by heart by now, each word and each stair; and you begin to leave small things there, a glove, a flower, for somebody to find who does not know that it is you.
script-s-1059 = The ward stands open. Curtains blow out of the windows, and nobody coughs. What was admitted has gone home, each to the one it came from, and was let in and given soup. In the register the last page is in another hand. Visited, it says. Visited, it says. And at the very bottom: may be called at any time.
script-s-1059b = The ward is very clean. It has been white since you were there, and so still that the nurses take off their shoes. In the files there are only covers. But at night, in four different parts of the city, four people wake with their mouths open and listen, quite sure that somebody was just about to answer.
