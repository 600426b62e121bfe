# Dreams: names and flavour of Valor and Madness.

## Valor

piece-ferry-squire = Ferry Squire
    .flavor = He rows ahead of the battle and is already there when you remember you need him.
piece-quay-sentinel = Quay Sentinel
    .flavor = Told to wait for one ship, she has outlived the sea it sailed on.
piece-two-lantern-watchman = Two-Lantern Watchman
    .flavor = One face watches the water. The other watches what the water is watching.
piece-harbour-warden = Harbour Warden
    .flavor = Every boat that ever sank in a dream still answers to his bell.
piece-crescent-otter = Crescent Otter
    .flavor = It holds the sleeper's hand so that neither drifts off alone.
piece-fogbreaker = Fogbreaker
    .flavor = Where she walks, the fog remembers that it is only water.
piece-seawall-guard = Seawall Guard
    .flavor = Whatever the sea throws at him he keeps, and counts, and returns.
piece-two-tide-pilot = Two-Tide Pilot
    .flavor = He reads the current with one face and the countercurrent with the other.
piece-storm-lantern-knight = Storm-Lantern Knight
    .flavor = The worse the odds, the brighter the glass.
piece-moonscarred-walrus = Moonscarred Walrus
    .flavor = Where it has hauled itself ashore, the shore is no longer in dispute.
piece-oath-keel-captain = Oath-Keel Captain
    .flavor = Her ship was built from promises, and not one plank has given way.
piece-belisar-of-both-shores = Belisar of Both Shores
    .flavor = He sets out from one coast and is already being welcomed on the other.
piece-causeway-guardian = Causeway Guardian
    .flavor = He never steps off the stones. The tide has learned to go around.
piece-anchor-bearer = Anchor-Bearer
    .flavor = She sets it down only where the dream must not move.
piece-keeper-of-the-wreck-roll = Keeper of the Wreck Roll
    .flavor = Every lost ship has a line in his book, and every line is owed.
piece-moonbrand-bear = Moonbrand Bear
    .flavor = It wades in first. The others follow the light on its shoulder.
piece-breakwater-colossus = Breakwater Colossus
    .flavor = It was laid stone by stone across the mouth of one recurring nightmare.
piece-admiral-of-still-water = Admiral of Still Water
    .flavor = Under her flag even the waves hold formation.
piece-walking-lighthouse = Walking Lighthouse
    .flavor = When no one could reach the light any more, the light came down the stairs.
piece-signal-mast = Signal Mast
    .flavor = Three flags: come, come closer, come now.
piece-foghorn-tower = Foghorn Tower
    .flavor = It sounds once before every dream, and the brave wake inside it.
piece-harbour-chain = Harbour Chain
    .flavor = Each link is a night someone stayed awake for someone else.

## Madness

piece-blank-swimmer = Blank Swimmer
    .flavor = The sea returned everything but the face.
piece-landfall-wisp = Landfall Wisp
    .flavor = It touches the shore once and is at sea again.
piece-salt-sleepwalker = Salt Sleepwalker
    .flavor = He left his name on the beach, folded, with his clothes.
piece-wandering-compass = Wandering Compass
    .flavor = It points at you from wherever you are about to be.
piece-coin-faced-page = Coin-Faced Page
    .flavor = Heads, he serves you. Tails, he serves the one who tossed you.
piece-backward-rower = Backward Rower
    .flavor = He pulls with all his strength toward the place he is fleeing.
piece-sextant-marksman = Sextant Marksman
    .flavor = She aims at the star, and something beneath it falls.
piece-hollow-echo = Hollow Echo
    .flavor = It repeats your voice until you are the one who stops.
piece-mirror-wader = Mirror Wader
    .flavor = Its second face is on the underside of the water.
piece-salvage-diver = Salvage Diver
    .flavor = What she brings up is never quite what went down.
piece-moth-eaten-cartographer = Moth-Eaten Cartographer
    .flavor = The holes in his charts are where the islands used to burn.
piece-nameless-helmsman = Nameless Helmsman
    .flavor = When the ship goes down, he hands the wheel to someone who drowned before him.
piece-kaleidoscope-drifter = Kaleidoscope Drifter
    .flavor = Turn it once and the coast is elsewhere. Turn it twice and so are you.
piece-choir-of-one-voice = Choir of One Voice
    .flavor = They sing a single number, and whoever it counts is gone.
piece-hourglass-crab = Hourglass Crab
    .flavor = Break it, and the sand runs back to where it started.
piece-nemoira = Nemoira, Whom No One Recalls
    .flavor = Her court is everyone you have ever forgotten.
piece-inland-whale = Inland Whale
    .flavor = It surfaces in wheat fields, a hundred miles from any shore.
piece-orrery-of-two-moons = Orrery of Two Moons
    .flavor = When both its faces are full, distance stops working.
piece-leviathan-of-lost-hours = Leviathan of Lost Hours
    .flavor = It once swallowed an afternoon. You have been searching for it ever since.
piece-moon-pool = Moon Pool
    .flavor = At low tide the moon is left behind in it, still full.
piece-stair-beneath-the-tide = Stair Beneath the Tide
    .flavor = Each step down brings you out one step ahead.
piece-infirmary-at-low-water = Infirmary at Low Water
    .flavor = The beds are made. The tide will bring the patients back.

## Two aspects

piece-threshold-knight = Threshold Knight
    .flavor = One face enters, one face leaves. Between them there is only the blow.
piece-warden-of-ebb-and-flood = Warden of Ebb and Flood
    .flavor = The ebb asks for one of you. He is always the one it gets.
piece-wolf-of-the-ninth-wave = Wolf of the Ninth Wave
    .flavor = Eight waves warn you. The ninth has a crescent on its brow.
piece-lampless-pilot = Lampless Pilot
    .flavor = He steers by your fear of the rocks, and he steers well.

## Warbands

warband-breakwater-watch = Breakwater Watch
warband-wandering-tide = The Wandering Tide
warband-fleet-of-two-faces = Fleet of Two Faces
warband-drowned-names = The Drowned Names
warband-sampler = First Soundings

## Maps

map-default = Known Waters
map-tidal-flat = Tidal Flat
map-deep-well = Deep Well
map-rip-current = Rip Current
map-sunken-ridge = Sunken Ridge
