# The set "dreams": Fear, Passion and their neighbours.

## Fear

piece-drowse-midge = Drowse Midge
    .flavor = One is an itch at the edge of sleep. A hundred are the edge.
piece-silt-whisper = Silt Whisper
    .flavor = Sink it twice, and it only learns the way back up.
piece-wick-leech = Wick Leech
    .flavor = It drinks the light first. What the light was guarding comes after.
piece-chart-moth = Chart Moth
    .flavor = It eats the coastlines, and the ships go where the paper is gone.
piece-hull-borer = Hull Borer
    .flavor = Lie still below deck and you will hear it counting the planks.
piece-undertow-hand = Undertow Hand
    .flavor = You did not step off the pier. The pier was asked to let you go.
piece-spindle-nurse = Spindle Nurse
    .flavor = She mends the swarm with thread drawn from unfinished dreams.
piece-ash-clerk = Ash Clerk
    .flavor = He stamps your name on another shore, and there you wake.
piece-tide-bailiff = Tide Bailiff
    .flavor = It takes no coin. It takes the strength you were keeping for tomorrow.
piece-hush-swarm = Hush Swarm
    .flavor = First the gulls fall quiet. Then the water. Then the watch.
piece-oath-gnawer = Oath Gnawer
    .flavor = Every vow has a soft place, close to the word forever.
piece-tally-of-the-drowned = Tally of the Drowned
    .flavor = Each lost name is one more hand upon the same rope.
piece-cinder-precentor = Cinder Precentor
    .flavor = He gives the note, and everything with horns remembers the burning verse.
piece-oumelle-comb-regent = Oumelle, Comb Regent
    .flavor = Six thousand sleepers, one cell each, and she has walked every corridor.
piece-what-the-nets-raised = What the Nets Raised
    .flavor = The crew voted to throw it back. One voice was missing from the count.
piece-bell-silencer = Bell Silencer
    .flavor = It holds the clapper the way one holds a frightened bird.
piece-gaoler-of-the-last-fathom = Gaoler of the Last Fathom
    .flavor = All the other fathoms are for drowning. The last one has a door.
piece-hatching-tide = The Hatching Tide
    .flavor = It breaks upon the shore, and the foam gets up and walks.
piece-mother-of-slack-water = Mother of Slack Water
    .flavor = Between ebb and flood lies one still hour. She has never left it.
piece-fogbound-jetty = Fogbound Jetty
    .flavor = Those who land here set down their oars, then forget what oars are for.
piece-trembling-shoal = Trembling Shoal
    .flavor = The lead comes up shaking. So does the hand that holds the line.
piece-wreckers-light = Wrecker's Light
    .flavor = It burns where the harbour should be, and it is so very warm.

## Passion

piece-crescent-whelp = Crescent Whelp
    .flavor = Its first mark still glows. It bites whatever the glow falls on.
piece-oil-bearer = Oil Bearer
    .flavor = Spill him, and the whole night has something to burn.
piece-coal-eyed-stoker = Coal-Eyed Stoker
    .flavor = He feeds the boiler of a ship that sank in someone else's fever.
piece-candle-end = Candle End
    .flavor = It knew one word of light and kept it for the last.
piece-long-fuse-dreamer = Long-Fuse Dreamer
    .flavor = He has carried the fire so long that he takes it for his heart.
piece-surf-hound = Surf Hound
    .flavor = It ran the beach so long that the tide began to follow.
piece-coal-almoner = Coal Almoner
    .flavor = She gives away her warmth one ember at a time and keeps no count.
piece-grudge-oarsman = Grudge Oarsman
    .flavor = He rows only toward raised voices, and he does not row back.
piece-furnace-herald = Furnace Herald
    .flavor = The horn is cracked. What comes through the crack is the message.
piece-stirrer-of-waters = Stirrer of Waters
    .flavor = One sentence from her, and both shores reach for their oars.
piece-lone-swimmer = Lone Swimmer
    .flavor = There is room in this sea for one heartbeat, and it is taken.
piece-breaker-stag = Breaker Stag
    .flavor = Foam hangs from its antlers, and a thin moon burns between them.
piece-fired-clay-idol = Fired-Clay Idol
    .flavor = Build it a house, and it grows until it fills the windows.
piece-twice-wronged = The Twice-Wronged
    .flavor = It slept through the first defeat. No one sleeps through the second.
piece-last-broadside = Last Broadside
    .flavor = All its guns speak once. No chart recalls what stood there before.
piece-karraveth-pyre-admiral = Karraveth, Pyre Admiral
    .flavor = Her fleet has burned for a hundred nights and not lost a ship.
piece-stampede-without-a-herd = Stampede Without a Herd
    .flavor = Hooves upon the water, hundreds of them, and only one shadow.
piece-bull-that-carries-the-moon = Bull That Carries the Moon
    .flavor = Where it sets the moon down, walls remember they were sand.
piece-burning-meridian = The Burning Meridian
    .flavor = Draw a line through every heart that ever wanted. It walks that line.
piece-kindling-wharf = Kindling Wharf
    .flavor = The driftwood of a thousand broken wishes, stacked and dry.
piece-seabed-forge = Seabed Forge
    .flavor = The hammer never rests. On calm nights the whole sea is warm.
piece-whetstone-reef = Whetstone Reef
    .flavor = Every keel that scrapes it leaves a little sharper.

## Two aspects

piece-ember-ferryman = Ember Ferryman
    .flavor = Every passenger he loses takes a seat behind his eyes.
piece-tyrant-of-the-sunken-pyre = Tyrant of the Sunken Pyre
    .flavor = At the landing he asks for one gift. After that he asks for the coast.
piece-lightning-anchoress = Lightning Anchoress
    .flavor = She loved one far sail so fiercely that the sky between them cracked.
piece-lamplight-beetle = Lamplight Beetle
    .flavor = It guards the nest with a lamp, and the lamp calls what it must guard against.

## Warbands

warband-lightless-water = Lightless Water
warband-red-current = The Red Current
warband-waking-comb = The Waking Comb
warband-sunken-pyre = The Sunken Pyre
warband-crescent-hunt = The Crescent Hunt
