# Quest 6 in English: title, aim, paragraphs, the answers of Q6.1 and Q6.15 where counters are level, and the three epilogues.

quest-Q6-title = The Hollow Crown
quest-Q6-aim = Find the broken point of the crown, carry it to the Kneeling Stone and bring down the king beyond the portal.

## Paragraphs
quest-Q6-1 =
    There are lights in Carrow. In every chimney, on every stair, a voice is reading the list: a name, a pause, a name. Those it called have come and stand about the rooms, ready to be of use. You have come too; your feet would not be talked out of it. But you are early, and you have brought your weapons.

    Long ago somebody broke the eighth point off a crown, so that whoever wears it can neither live nor die. It lies here, in one of the shadows. Carry it to the Kneeling Stone, and the way to the throne is open. He is waiting for that as well.

    You are not quite alone. What you have been on the road has arrived before you. Who is waiting?
quest-Q6-1-1 = Somebody we helped.
quest-Q6-1-2 = Nobody. We are quits with the world.
quest-Q6-1-3 = Somebody we are good business for.
quest-Q6-2 = “I followed you,” says Anselm, as if it were a confession. The surcoat is gone; the sword is still too long for him. He has walked all night on a road full of people going the same way with their eyes shut. You tell him to go home. That, he says, is what he is trying to do. The Squire of the White Rose becomes the companion of the first hero, who may activate him with a normal action, once per round. If Anselm dies, he is gone.
quest-Q6-3 = Nobody has come. On the armourer's bench, among the Spear Racks, stands a pair of scales; in one pan lies a thorn, in the other nothing, and they hang level. All along the road you took what was owed and paid what was owed, and it appears that somebody was counting. Somebody who does not lose his place. Enomis sends no one. He only sees to it that things come out even. Once per round each hero may reroll one die of their own.
quest-Q6-4 = “I have wheels,” says a voice behind the Spear Racks. Finch has brought his cart in by way of the coal cellar. He has heard of a king up here with three hundred years of income and nobody to help him spend it, and would like to be near people who find that a pity. He will not fight. He will be at the Kneeling Stone: when the way opens, each hero gains forty crowns, as an advance, and all heroes in play may visit the Emporium.
quest-Q6-5 = The ovens are hot. On the board lie eight loaves in a row, a crown pressed into each crust; seven are stone. The eighth gives under your thumb. You break it, and for a while nobody speaks, because it tastes of hay, of a wedding, of somebody's thirty-first year. So this was how he took other people's years: with salt, at breakfast. You chew slowly. You are carrying them out of here. The party gains two soul points. The waypoint is gone from the map.
quest-Q6-6 = Over the pit hang chains with nobody on them any more, worn bright at the height of a hand. From the longest hangs a jug. Those at the bottom could not reach it and those at the top would not keep it, so every night it went down from hand to hand, and whoever drank last filled it with what drips from the wall. It is full. One hero drinks, heals three wounds and lets it down again. The waypoint is gone from the map.
quest-Q6-7 = This shadow belongs to nobody; it is a stain, and in it lies a spike of gold, long as a finger and empty as a straw. The Hollow Shard. It hums: seven notes, then a breath. It can be picked up and dropped like a key and takes no room. In the Rack Gallery somebody knocks: a red orc warrior stands at the Questioners' Desk, behind a green door. If you are two, the story card on top of the event deck buys you a round.
quest-Q6-8 = The shadow wears livery and holds a tray with nothing on it. There was a bell, it says; one was told to wait for the second. The ceiling has been painted twice since then. “May I go?” Yes, you say. It is a short word, and nobody here had the rank for it. The tray goes back on the table without a sound, the shoulders come down after it, and somebody walks past you, faster with every step. The party gains one soul point.
quest-Q6-9 = You hold up the Shard, and the hollows in the Kneeling Stone deepen, as if somebody knelt. The wall behind the altar remembers being a door. From now on a hero may cross from here to the Threshold as a free action, even with enemies there; companions follow. No way leads back; ghosts cannot pass. If Finch's cart is waiting, each hero gains forty crowns and all in play may visit the Emporium. If you are two, the story card on top of the event deck buys a round.
quest-Q6-10 = You know this hall. The floor is scored, the chain has left its rust. Only the throne is not empty. “I called,” says Edmer the Eighth. “You came.” He says it with pleasure, like somebody counting his change. His crown has seven points and a gap. Behind you the gates in the Ash Pit and the Empty Frame close; the shrine at the Waking Stone is active. The Hollow King is at the Foot of the Throne. His eye is on the active hero, who takes the threat token.
quest-Q6-11 = The King claps, once and drily. “More light.” The Brazier of Aneres opens like an eye, and the light that comes out of it is the wrong way round: it is the shadows that fall towards you. A gate stands open there now, and enemies can come out of it. The King makes himself comfortable. It always was a good hall for company.
quest-Q6-12 = He lifts his crown to see you better; there is nobody under it. The robe falls; the crown stays. What stood in it is cold, has no feet and is glad to be out. The wounds you dealt stayed in the cloth. “Seven died,” it says from everywhere. “I counted.” The Hollow King is unbound: he flies and hunts whoever is wounded most. Each hero turns one used power one step forward. If you are four at most, the story card on top of the event deck buys a round.
quest-Q6-13 = One of you falls. Somewhere a ledger is opened, a pen is dipped, and then for a long time it is quiet. There is no line to write on. Against this name it says already: paid in full. One cannot collect twice; even here there are regulations, that is the whole horror of the place. So the soul is handed back across the counter, with a stiff apology. A ghost at a lit shrine on its own side of the portal can be brought back in the Time Phase.
quest-Q6-14 = The orc goes down, and the door on top of him, like a lid. You lift it off. On the inside, which he has had against his arm all this time, there are lines cut with a small knife, names, years: somebody's children, getting taller. The highest line comes up to your belt. The key from Sallow turns in the lock as if it had been oiled yesterday. You lean the door against the wall, the right way up. The party gains one soul point for each hero.
quest-Q6-15 =
    The cold leaves the hall as it leaves a cellar when somebody lifts the hatch. The crown drops, rolls in a circle, thinks about it and does not fall over. It stops in front of you, with the gap turned your way.

    You pick it up. It is light. Held to the ear it sounds like a shell, only this is not the sea: it is kitchens, ploughs, somebody calling children in to supper. All the years he ever took are in there, and yours at the very bottom. The Shard would fit. What one does with such a thing is decided long before one holds it.
quest-Q6-15-1 = Break it.
quest-Q6-15-2 = Give everybody what is theirs.
quest-Q6-15-3 = Try it on.

## Epilogues
quest-Q6-16 =
    You lay the crown on the lowest step and strike. It breaks like an egg. Smells come out first: hay, snow, bread, lamp oil. Then voices; they do not stay to thank you, they are in a hurry to get home. All over the country old people wake with a spring they never had. In the ledger the ink turns pale; on the torn page, first of all, your names. You wait to fall down. Nothing happens, except that you are hungry. The quest is won.

    In Wick, Odila moves up on the bench. By autumn the first house in Sallow has a roof and a green door, and they insist on marking your heights on it. You say you have stopped growing. They mark them anyway, with the year, to have something to compare.
quest-Q6-17 =
    You fit the Shard into its place, since only a full account can be closed. Then you lay the torn page back in the ledger and read, line by line, and with every name the crown grows lighter: so many years to the miller's heirs, so many to a girl in Sallow. It takes a night and a day. At the end there is a remainder: the king's own years, due to him as to anyone, and never spent. Under “wages, outstanding” stand you. Shared equally, it makes one summer each. The quest is won.

    It is a good summer. There are cherries. When the swallows leave you leave too, up the hill, on your own feet, and nobody calls you. At the low lintel you remember, this time, to bow. Inside, somebody has swept, and left a candle.
quest-Q6-18 =
    It fits. It fits the first head and the second; that was the art of it. The Shard goes in with a click, and suddenly you see what this country is: so many mills, so many years. Nobody need be hurt. One would only round up. Somebody sits down, just to rest; the seat is warm. The rest take their places beside the throne, where the champions stand. They will be buried with honours. The king is dead and the quest is won.

    Finch looks from face to face, turns his cart and for the first time in his life leaves with it empty. In the evening somebody on the throne is counting, happily, under their breath: five, six, seven. Loses the place, and begins again. And far away somebody wakes under stone, breathing by habit only.
