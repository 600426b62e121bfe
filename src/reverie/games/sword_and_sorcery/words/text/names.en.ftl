# Sword & Sorcery in English: names of heroes, powers, items, cards, enemies, tokens, terms and places.
# `.line` says who a hero is; `.flavour` is a line for colour and carries no rule.

## Heroes
hero-auriel = Auriel
hero-ecarus = Ecarus
hero-laegon = Laegon
hero-shae = Shae
hero-thorgar = Thorgar

## Versions
version-sorceress = Sorceress
    .line = An elf of the light who sits still until the spell comes to her.
version-enchantress = Enchantress
    .line = An elf who grew fond of the dark and taught her wand to speak twice.
version-white-rose = Knight of the White Rose
    .line = An orphan raised by knights, always standing where the blow will fall.
version-black-rose = Knight of the Black Rose
    .line = A knight of chaos who begins with the weakest and always finishes.
version-archer = Archer
    .line = A wood elf to whom mortals are weather and two arrows are one thought.
version-ranger = Ranger
    .line = A wood elf with a blade in each hand and a whole forest to look after.
version-assassin = Assassin
    .line = Lords had her taught a single trade, and she is never late for work.
version-rogue = Rogue
    .line = She robs the rich, gives to the needy, and knows every lock between them.
version-cleric = Cleric
    .line = A dwarf of the Storm Mountains who prays loudly and mends quietly.
version-runemaster = Runemaster
    .line = A dwarf who learned from the black masters that stone can hold a grudge.

## Powers of Auriel
power-drain-life = Drain Life
    .flavour = She gives the wound and keeps the health.
power-storm-mistress = Storm Mistress
    .flavour = The storm is on a leash. It is not a short one.
power-ember-lance = Ember Lance
    .flavour = Thin as a needle, until it finds something dry.
power-mirror-selves = Mirror Selves
    .flavour = Hit the one who smiles. They all smile.
power-arcane-ward = Arcane Ward
    .flavour = Air, politely asked to be harder.
power-dawnlight = Dawnlight
    .flavour = Morning comes early, and without knocking.
power-blink = Blink
    .flavour = The shortest way leaves out the middle.
power-font-of-power = Font of Power
    .flavour = When the first word fails, she has others.

## Powers of Ecarus
power-shield-bash = Shield Bash
    .flavour = A shield is a door, and you are on the wrong side of it.
power-rallying-cry = Rallying Cry
    .flavour = Nobody remembers the words. Everybody straightens up.
power-crushing-blow = Crushing Blow
    .flavour = Armour is only a slower way to break.
power-rose-strike = Rose Strike
    .flavour = First petals, then thorns, and then nobody sees anything.
power-guardians-oath = Guardian's Oath
    .flavour = Aim where you like. He will be standing there.
power-cleave = Cleave
    .flavour = One swing, two apologies never made.
power-bloodied-rose = Bloodied Rose
    .flavour = Before he strikes back he counts to one.
power-unbroken = Unbroken
    .flavour = The floor is for other people.

## Powers of Laegon
power-precise-strike = Precise Strike
    .flavour = Every helmet has a gap. The owner is looking out of it.
power-hunters-snare = Hunter's Snare
    .flavour = Forest floor, with opinions.
power-quick-step = Quick Step
    .flavour = The leaves did not notice him. Why would you?
power-rain-of-arrows = Rain of Arrows
    .flavour = Not a cloud in the sky, and everybody wants a roof.
power-twin-fang = Twin Fang
    .flavour = Wolves do not bite just once either.
power-summon-fenrir = Summon Fenrir
    .flavour = You do not call a wolf. You tell him where you will be.
power-hawk-eye = Hawk Eye
    .flavour = Your friends are in the way. Not in his.
power-wild-healing = Wild Healing
    .flavour = It tastes of moss because it is moss.

## Powers of Shae
power-treasure-huntress = Treasure Huntress
    .flavour = Look under the thing that everybody looks at.
power-backstab = Backstab
    .flavour = She has no memory for faces. Backs she remembers.
power-hide = Hide
    .flavour = She is in the room. Count again.
power-envenom = Envenom
    .flavour = One drop is plenty. She is generous.
power-smoke-veil = Smoke Veil
    .flavour = Aim for the grey part.
power-sneak-attack = Sneak Attack
    .flavour = You were watching the big one with the shield.
power-light-touch = Light Touch
    .flavour = It was lying there. Now it is lying elsewhere.
power-evasive = Evasive
    .flavour = Five swords were drawn. One was quick enough to miss.

## Powers of Thorgar
power-heal-wounds = Heal Wounds
    .flavour = Hold still. The gods have large hands.
power-battle-rune = Battle Rune
    .flavour = Stand here. Hit from here. The stone will help.
power-command = Command
    .flavour = He says it in the voice of its mother.
power-blessing = Blessing
    .flavour = Luck, lent without interest.
power-protective-rune = Protective Rune
    .flavour = Older than walls, and less often knocked down.
power-call-lightning = Call Lightning
    .flavour = The prayer goes up. The answer is quicker.
power-rune-of-ruin = Rune of Ruin
    .flavour = Three strokes of the chisel, and the steel remembers the forge.
power-stone-curse = Stone Curse
    .flavour = “First the feet,” he explains. “Then we have plenty of time.”

## Talents
power-toughness = Toughness
    .flavour = You have been hit by better.
power-lucky = Lucky
    .flavour = The dice owe you, and they know it.
power-packrat = Packrat
    .flavour = There is always room for one more rope.
power-fleet = Fleet
    .flavour = Last to set out, first to arrive.
power-steady-hand = Steady Hand
    .flavour = Breathe out. Now.
power-focused-mind = Focused Mind
    .flavour = One thought, sharpened on both sides.
power-iron-will = Iron Will
    .flavour = “No” is a complete spell.

## Innate powers
power-meditate = Meditate
    .flavour = She is doing nothing, and doing it very well.
power-twin-wands = Twin Wands
    .flavour = The wand had not finished speaking.
power-taunt = Taunt
    .flavour = Whatever he said, you want to discuss it at once.
power-overpower = Overpower
    .flavour = He likes a fair fight. Later.
power-twin-arrows = Twin Arrows
    .flavour = One for you. One for whoever was laughing.
power-two-blades = Two Blades
    .flavour = The left hand was getting bored.
power-whirl-of-blades = Whirl of Blades
    .flavour = You parried one of them. Congratulations.
power-disarm-trap = Disarm Trap
    .flavour = Every trap is a letter. She reads to the end.
power-thievery = Thievery
    .flavour = Labels are for the people who paid.
power-divine-support = Divine Support
    .flavour = The gods look again, since he insists.
power-runic-blast = Runic Blast
    .flavour = Everything he ever carved, read aloud at once.

## Spirit shouts
power-shout-sorceress = Prompted Formula
    .flavour = She still remembers how it goes.
power-shout-enchantress = Cold Fingers
    .flavour = A touch without a hand.
power-shout-white-rose = Hold the Line
    .flavour = The order outlives the one who gave it.
power-shout-black-rose = Kneel
    .flavour = Death has not improved his manners.
power-shout-archer = Voice in the Leaves
    .flavour = The wind shifts. Some call it advice.
power-shout-ranger = Old Trail Song
    .flavour = Half lullaby, half snare.
power-shout-assassin = Dark over the Eyes
    .flavour = Nobody saw her before either.
power-shout-rogue = Stolen Sorrow
    .flavour = She takes what hurts. Old habits.
power-shout-cleric = Last Rites Postponed
    .flavour = “Not yet,” he says, and he should know.
power-shout-runemaster = Burning Glyph
    .flavour = The chisel is gone. The air will do.

## Companions
companion-fenrir = Fenrir
companion-white-rose-squire = Squire of the White Rose
weapon-of-white-rose-squire = sword

## Buildings
item-enchanting-anvil = Enchanting Anvil
item-rising-pony-tavern = Rising Pony Tavern

## Stash: weapons and armour
item-broadsword = Broadsword
item-broadsword-2 = Enchanted Broadsword
item-worn-mace = Worn Mace
item-worn-mace-2 = Enchanted Mace
item-pocket-knife = Pocket Knife
item-pocket-knife-2 = Enchanted Pocket Knife
item-short-bow = Short Bow
item-short-bow-2 = Enchanted Short Bow
item-apprentice-wand = Apprentice Wand
item-apprentice-wand-2 = Enchanted Apprentice Wand
item-padded-coat = Padded Coat
item-padded-coat-2 = Enchanted Padded Coat
item-worn-leather = Worn Leather
item-worn-leather-2 = Enchanted Leather
item-old-hauberk = Old Hauberk
item-old-hauberk-2 = Enchanted Hauberk
item-acolyte-robe = Acolyte Robe
item-acolyte-robe-2 = Enchanted Acolyte Robe
item-pilgrims-mail = Pilgrim's Mail
item-pilgrims-mail-2 = Enchanted Pilgrim's Mail

## Emporium: weapons and armour
item-hammer = Hammer
item-hammer-2 = Enchanted Hammer
item-battle-axe = Battle Axe
item-battle-axe-2 = Enchanted Battle Axe
item-longbow = Longbow
item-longbow-2 = Enchanted Longbow
item-shield = Shield
item-shield-2 = Enchanted Shield
item-stiletto = Stiletto
item-stiletto-2 = Enchanted Stiletto
item-wand = Wand
item-wand-2 = Enchanted Wand
item-staff = Staff
item-staff-2 = Enchanted Staff
item-longsword = Longsword
item-longsword-2 = Enchanted Longsword
item-hand-crossbow = Hand Crossbow
item-hand-crossbow-2 = Enchanted Hand Crossbow
item-studded-leather = Studded Leather
item-studded-leather-2 = Enchanted Studded Leather
item-scale-armour = Scale Armour
item-scale-armour-2 = Enchanted Scale Armour
item-silk-robe = Silk Robe
item-silk-robe-2 = Enchanted Silk Robe
item-ranger-cloak = Ranger Cloak
item-ranger-cloak-2 = Enchanted Ranger Cloak
item-plate = Plate
item-plate-2 = Enchanted Plate
item-vestments = Vestments
item-vestments-2 = Enchanted Vestments

## Emporium: minor items
item-healing-potion = Healing Potion
item-healing-potion-2 = Healing Elixir
item-potion-of-strength = Potion of Strength
item-potion-of-strength-2 = Elixir of Strength
item-small-bandages = Small Bandages
item-small-bandages-2 = Bandages
item-protective-shield = Protective Shield
item-protective-shield-2 = Greater Shield
item-fire-flask = Fire Flask
item-fire-flask-2 = Dragon Flask
item-throwing-knives = Throwing Knives
item-throwing-knives-2 = Elven Throwing Knives
item-elven-arrows = Elven Arrows
item-elven-arrows-2 = Moon Arrows
item-hunting-arrows = Hunting Arrows
item-hunting-arrows-2 = Broadheads
item-weighted-bolts = Weighted Bolts
item-weighted-bolts-2 = Razor Bolts
item-pouch = Pouch
item-pouch-2 = Bag
item-thieves-tools = Thieves' Tools
item-thieves-tools-2 = Master Tools
item-lantern = Lantern
item-lantern-2 = Storm Lantern
item-holy-symbol = Holy Symbol
item-holy-symbol-2 = Blessed Symbol
item-whetstone = Whetstone
item-whetstone-2 = Fine Whetstone

## Treasures: weapons
item-guardian = Guardian
    .flavour = It was forged to protect. Nobody told it from what.
item-crystal-blade = Crystal Blade
    .flavour = You can see through it. It returns the favour.
item-greedy-sting = Greedy Sting
    .flavour = If it cannot find the purse, it settles for the heart.
item-thornbow = Thornbow
    .flavour = Still growing. Mind your fingers.
item-kinsplitter = Kinsplitter
    .flavour = Two brothers owned it. Each got half of the other.
item-wardens-spear = Warden's Spear
    .flavour = For two hundred years it has kept people at a distance.
item-cinder-maul = Cinder Maul
    .flavour = Warm to the hand, and not only to the hand.
item-sunlit-mace = Sunlit Mace
    .flavour = Noon, on a stick.
item-judgement = Judgement
    .flavour = Appeals are heard before, never after.
item-rod-of-tides = Rod of Tides
    .flavour = Whoever goes against it, wades.
item-starfire-wand = Starfire Wand
    .flavour = The stars are far away. This one is not.
item-voidglass-wand = Voidglass Wand
    .flavour = Nothing comes out of it. The nothing hurts.
item-hexed-buckler = Hexed Buckler
    .flavour = The curse is real. It dislikes swords.

## Treasures: armour
item-archmages-robe = Archmage's Robe
    .flavour = The pockets are deeper than the tailor intended.
item-elderwood-mail = Elderwood Mail
    .flavour = In spring it needs a little pruning.
item-knights-plate = Knight's Plate
    .flavour = The dents belong to other people's stories.
item-saints-hauberk = Saint's Hauberk
    .flavour = The saint died in it, asleep, at ninety-one.
item-shadow-leathers = Shadow Leathers
    .flavour = Nobody has ever seen them in a shop.
item-wyrmhide = Wyrmhide
    .flavour = The last owner did not mind fire either. He was the wyrm.
item-weave-of-dusk = Weave of Dusk
    .flavour = Woven in the quarter of an hour that nobody can point to.
item-wanderers-coat = Wanderer's Coat
    .flavour = It has outlived nine owners. It wishes you well.

## Treasures: artifacts
item-elven-cloak = Elven Cloak
    .flavour = Hang it up with care, or you will never find it again.
item-town-portal = Town Portal
    .flavour = Every dungeon is a short walk from a shop. Once.
item-ring-of-embers = Ring of Embers
    .flavour = Two sparks left. Choose whose evening they warm.
item-bell-of-waking = Bell of Waking
    .flavour = It rings inside the head, where the sleep sits.
item-hourglass-charm = Hourglass Charm
    .flavour = It is always a little fast.
item-boots-of-the-roe = Boots of the Roe
    .flavour = At the sound of a horn they leave. Be in them.
item-stone-heart = Stone Heart
    .flavour = It takes one blow for you and never mentions it.
item-raven-eye = Raven Eye
    .flavour = It knows how this ends. It will show you a page.
item-lodestone = Lodestone
    .flavour = It is fond of exactly what you are fond of.
item-grave-candle = Grave Candle
    .flavour = Lit for somebody who is expected back.

## Treasures: minor items
item-fire-arrows = Fire Arrows
    .flavour = “Not towards the forest,” said the elf. He was not joking.
item-frost-arrows = Frost Arrows
    .flavour = They arrive in December.
item-star-bolts = Star Bolts
    .flavour = Make a wish. Duck.
item-phoenix-tear = Phoenix Tear
    .flavour = The phoenix weeps once. It has learned to charge for it.
item-scroll-of-banishing = Scroll of Banishing
    .flavour = A very long word for “out”.
item-scroll-of-mist = Scroll of Mist
    .flavour = Once it is open, nobody can read it.
item-draught-of-heroes = Draught of Heroes
    .flavour = Notes of iron and courage, with a trace of turnip.
item-explorers-pack = Explorer's Pack
    .flavour = Somewhere at the bottom is an explorer's lunch.
item-lucky-coin = Lucky Coin
    .flavour = A head on each side, and both are smiling.
item-writ-of-the-toll = Writ of the Toll
    .flavour = A name, a seal, and the price of a road.
item-hollow-shard = Hollow Shard
    .flavour = Hold it to your ear. Something is listening.

## Soul weapons
item-golden-mirror = Golden Mirror
    .flavour = It shows attackers exactly what they are about to do.
item-golden-mirror-2 = Awakened Golden Mirror
item-whisperfang = Whisperfang
    .flavour = The last thing they hear is really quite polite.
item-whisperfang-2 = Awakened Whisperfang
item-heartspark = Heartspark
    .flavour = It beats. Better hope it does not stop.
item-heartspark-2 = Awakened Heartspark

## Encounter cards
encounter-A = Rabble
encounter-B = Second Rank
encounter-C = Blood on the Banner
encounter-D = Quick Hands
encounter-E = Mighty Onslaught
encounter-F = Heavy Arms
encounter-G = Two Step Forward
encounter-H = Battle
encounter-I = Dark Prayers
encounter-J = Bloodlust
encounter-K = Crackling Air
encounter-L = At Your Throat
encounter-M = Party Piece
encounter-N = Every Trick They Know
encounter-O = Held Breath

## Traps
trap-poison-gas = Poison Gas
trap-venom-spray = Venom Spray
trap-flames = Flames
trap-oil-burst = Oil Burst
trap-shock = Shock
trap-needle = Needle
trap-flash = Flash
trap-glue = Glue
trap-stun-rune = Stun Rune
trap-swinging-log = Swinging Log
trap-alarm = Alarm
trap-pentagram = Pentagram
trap-click = Click

## Enemy powers
enemy-power-flaming-weapon = Flaming Weapon
enemy-power-venomous = Venomous
enemy-power-cruel = Cruel
enemy-power-savage = Savage
enemy-power-mighty = Mighty
enemy-power-tough-hide = Tough Hide
enemy-power-warded = Warded
enemy-power-wary = Wary
enemy-power-swift = Swift
enemy-power-winged = Winged
enemy-power-warleader = Warleader
enemy-power-mending = Mending
enemy-power-last-breath = Last Breath

## Events
event-1 = Story Event I
event-2 = Story Event II
event-3 = Story Event III
event-4 = Day
event-5 = Night
event-6 = Gathering Dark
event-7 = Second Wind
event-8 = Grave Cold
event-9 = Slaughter
event-10 = Ambush
event-11 = War Drums
event-12 = The Way Opens
event-13 = Cutpurse Wind
event-14 = Old Battlefield
event-15 = Fading Wards
event-16 = Restless Shadows
event-17 = Ebb
event-18 = Divine Gift
event-19 = Surge
event-20 = The Horde Stirs

## Enemies
enemy-gremlin = Gremlin
    .flavour = Small hands, and a long memory for coins.
enemy-gremlin-pack = Gremlin Pack
    .flavour = Brave in the plural.
enemy-raider = Raider
    .flavour = He looks for the one who is bleeding already.
enemy-orc-warrior = Orc Warrior
    .flavour = He respects strength. He would like to see yours up close.
enemy-orc-shaman = Orc Shaman
    .flavour = He has gods of his own, and they are hungry too.
enemy-troll = Troll
    .flavour = The chains were for the safety of everybody else.
enemy-troll-2 = Enraged Troll
    .flavour = It has just noticed that it is angry.
enemy-hollow-king = Hollow King
    .flavour = The crown fits. There is nobody under it.
enemy-hollow-king-2 = Unbound Hollow King
    .flavour = It turns out the throne was holding him.

## Enemy weapons
weapon-claws = Claws
weapon-sharp-claws = Sharp Claws
weapon-stone = Stone
weapon-bite = Bite
weapon-stones = Stones
weapon-sword = Sword
weapon-dagger = Dagger
weapon-axes = Battle Axes
weapon-wand = Wand
weapon-fire-wand = Fire Wand
weapon-chains = Chains
weapon-horns = Horns
weapon-sceptre = Sceptre
weapon-grasp = Grasp
weapon-chill = Rending Chill

## Abilities of enemies and companions
ability-thief = Thief
ability-assault = Assault
ability-dark-force = Dark Force
ability-horde = Horde
ability-horde-attack = Horde Attack
ability-cowards = Cowards
ability-spikes = Spikes
ability-readiness = Readiness
ability-double-strike = Double Strike
ability-ambidexterity = Ambidexterity
ability-potion = Healing Potion
ability-command = Command
ability-shadow-strike = Shadow Strike
ability-berserker = Berserker
ability-curse = Curse
ability-bellow = Bellow
ability-fury = Fury
ability-wrath = Wrath
ability-hex = Hex
ability-warded-skin = Warded Skin
ability-giant = Giant
ability-fire-vulnerability = Fire Vulnerability
ability-regeneration = Regeneration
ability-trample = Trample
ability-impale = Impale
ability-swing = Swing
ability-rage = Rage
ability-thunderclap = Thunderclap
ability-vengeful = Vengeful
ability-stun-immune = Stun Immunity
ability-two-sided = Second Face
ability-raise = Raise
ability-dread = Dread
ability-gathering-dust = Gathering Dust
ability-wail = Wail
ability-drink = Drink
ability-ally-balance = Level Scales
ability-ally-token = Ferry Token
ability-fetch = Fetch

## Critical tokens
critical-wound-1 = 1 wound
critical-wound-2 = 2 wounds
critical-stun = Stun
critical-slow = Slow
critical-blind = Blind
critical-poison-1 = Poison I
critical-knock-down = Knock-down
critical-minus-hit = −1 HIT
critical-minus-armour = −1 armour
critical-minus-hp-1 = −1 HP
critical-minus-hp-2 = −2 HP
critical-no-skill = No SKILL effects

## Shadows
shadow-man = Inhabitant (man)
shadow-woman = Inhabitant (woman)
shadow-enemy = Enemy
shadow-champion = Champion
shadow-two-enemies = Two Enemies
shadow-quest-enemy = Quest Enemy
shadow-quest = Quest

## Loot
loot-10 = 10 crowns
loot-20 = 20 crowns
loot-50 = 50 crowns
loot-treasure = Treasure
loot-soul = Soul point

## Chests
chest-treasure = One treasure
chest-two-treasures = Two treasures
chest-treasure-20 = One treasure and 20 crowns
chest-soul-weapon = Soul weapon

## Search tokens
search-1 = Scattered Belongings
search-2 = Dark Corner
search-3 = Forgotten Niche
search-4 = Something Out of Place

## Tokens of powers
token-illusion = Illusion
    .acc = an illusion
    .many = illusions
    .the = the illusion
token-snare = Hunter's snare
    .acc = a hunter's snare
    .many = hunter's snares
    .the = the snare
token-battle-rune = Battle rune
    .acc = a battle rune
    .many = battle runes
    .the = the battle rune
token-protective-rune = Protective rune
    .acc = a protective rune
    .many = protective runes
    .the = the protective rune
token-shadow = Shadow
    .acc = a shadow
    .many = shadows
    .the = the shadow
token-totem = Totem
    .acc = a totem
    .many = totems
    .the = the totem
token-torch = Torch
    .acc = a torch
    .many = torches
    .the = the torch
token-rune = Rune
    .acc = a rune
    .many = runes
    .the = the rune
    .all = all runes

## Terms: natures and gods
nature-lawful = Lawful
nature-neutral = Neutral
nature-chaotic = Chaotic
god-lawful = Aneres
god-neutral = Enomis
god-chaotic = Mir

## Terms: races
race-elf = Elf
race-wood-elf = Wood elf
race-human = Human
race-dwarf = Dwarf
race-monster = Monster
race-humanoid = Humanoid
race-undead = Undead

## Terms: fighting styles
style-strength = Strength
style-dexterity = Dexterity
style-faith = Faith
style-magic = Magic
style-any = Any style
style-not-magic = Any style but Magic

## Terms: damage types
type-slashing = Slashing
type-piercing = Piercing
type-blunt = Blunt
type-arcane = Arcane

## Terms: ranks of enemies
rank-green = Green
rank-blue = Blue
rank-red = Red
rank-purple = Purple

## Terms: conditions
condition-knock-down = Knock-down
condition-blind = Blind
condition-slow = Slow
condition-stun = Stun
condition-poison-1 = Poison I
condition-poison-2 = Poison II
condition-poison = Poison
condition-fire = Fire

## Terms: symbols of the dice
symbol-hit = Hit
symbol-skill = Skill
symbol-magic = Magic
symbol-shield = Shield
symbol-legend = Legend
symbol-miss = Miss

## Terms: items
kind-weapon = Weapon
kind-armour = Armour
kind-artifact = Artifact
kind-single-use = Single-use
kind-ammunition = Ammunition
kind-permanent = Permanent
kind-building = Building
kind-soul-weapon = Soul weapon
category-sword = Sword
category-axe = Axe
category-hammer = Hammer
category-spear = Spear
category-dagger = Dagger
category-bow = Bow
category-crossbow = Crossbow
category-wand = Wand
category-staff = Staff
category-shield = Shield
category-exotic = Exotic
weight-light = Light
weight-medium = Medium
weight-heavy = Heavy
hand-main = Main hand
hand-off = Off hand
hand-either = Main or off hand
hand-two = Two-handed

## Difficulties
difficulty-story = Story
difficulty-standard = Standard
difficulty-heroic = Heroic

## Quests and quest actions
quest-P = The Waking Crypt
quest-Q1 = Smoke over the Ford
quest-Q2 = The Toll of Thorns
quest-Q3 = Drums below
quest-Q4 = The Chained Giant
quest-Q5 = A Wall of Torches
quest-Q6 = The Hollow Crown
action-pray = Pray at the Shrine
action-topple = Topple the Totem
action-torch = Swing the Brazier
action-trade = Trade with the Merchant
action-douse = Douse the Gate
action-plant = Plant the Torch

## Map tiles and their areas
tile-1A = Market Green
area-1A-a = Stalls
area-1A-b = Weigh House
area-1A-c = The Green
area-1A-d = Market Shrine
area-1A-e = Duck Pond
area-1A-f = Inn Yard
tile-1B = Ossuary Hall
area-1B-a = Candle Niche
area-1B-b = Urn Ledge
area-1B-c = Hall of Skulls
area-1B-d = Low Lintel
area-1B-e = Spilled Graves
area-1B-f = Bone Splinters
area-1B-g = Cold Corner
tile-2A = Burnt Hamlet
area-2A-a = Potter's House
area-2A-b = Burning Barn
area-2A-c = Well Yard
area-2A-d = Smouldering Lane
area-2A-e = Smith's House
area-2A-f = Charred Orchard
area-2A-g = Stubble Field
tile-2B = Great Kitchen
area-2B-a = Hearth
area-2B-b = Scullery
area-2B-c = Bread Ovens
area-2B-d = Long Table
area-2B-e = Larder
area-2B-f = King's Pantry
tile-3A = Ford and Bridge
area-3A-a = Washing Stones
area-3A-b = Upper Ford
area-3A-c = Near Span
area-3A-d = Far Span
area-3A-e = Lower Ford
area-3A-f = Reed Bed
area-3A-g = Far Landing
tile-3B = Cistern
area-3B-a = Dripping Vault
area-3B-b = Pillar Walk
area-3B-c = Deep Water
area-3B-d = Sluice
area-3B-e = Mud Shelf
area-3B-f = Cracked Channel
area-3B-g = Drum Island
tile-4A = Orc Camp
area-4A-a = Old Lime Tree
area-4A-b = Tents
area-4A-c = Midden
area-4A-d = Cooking Fires
area-4A-e = Turnkey's Tent
area-4A-f = Picket Line
tile-4B = Throne Hall
area-4B-a = Brazier of Aneres
area-4B-b = Petitioners' Floor
area-4B-c = Brazier of Enomis
area-4B-d = Foot of the Throne
area-4B-e = Brazier of Mir
area-4B-f = Cracked Floor
tile-5A = Forest Road
area-5A-a = The Milestone
area-5A-b = Wheel Ruts
area-5A-c = Woodpile
area-5A-d = Under the Pines
tile-5B = Cell Block
area-5B-a = Narrow Cell
area-5B-b = Scratched Cell
area-5B-c = Wet Cell
area-5B-d = Turnkey's Stool
area-5B-e = Passage
tile-6A = Mill Yard
area-6A-a = Mill Race
area-6A-b = Grain Loft
area-6A-c = Millstone Room
area-6A-d = Cart Shed
area-6A-e = Pigsty
tile-6B = Guard Room
area-6B-a = Gate Passage
area-6B-b = Dice Table
area-6B-c = Bunks
area-6B-d = Duty Board
tile-7A = Thorn Thicket
area-7A-a = Brambles
area-7A-b = Hedge Gap
area-7A-c = Snagged Cart
area-7A-d = Blackthorn
area-7A-e = Heart of the Thorns
tile-7B = Rack Gallery
area-7B-a = Questioners' Desk
area-7B-b = The Racks
area-7B-c = Iron Cages
area-7B-d = Ash Pit
tile-8A = Palisade Gate
area-8A-a = Toll Bar
area-8A-b = Guard Hut
area-8A-c = Counting Table
area-8A-d = Ditch
tile-8B = Sunken Chapel
area-8B-a = Dusty Sacristy
area-8B-b = Choir Steps
area-8B-c = Chapel Porch
area-8B-d = Flooded Nave
area-8B-e = Draughty Aisle
tile-9A = Quarry Ledge
area-9A-a = Cut Face
area-9A-b = Ledge
area-9A-c = Stonecutters' Shed
area-9A-d = Scree
area-9A-e = Cart Ramp
tile-9B = Collapsed Passage
area-9B-a = Lamp Niche
area-9B-b = Rubble Heap
area-9B-c = Hanging Beams
area-9B-d = Crawlway
tile-10A = Marsh Track
area-10A-a = Log Road
area-10A-b = Sedge
area-10A-c = Black Pools
area-10A-d = Sunken Boat
tile-10B = Armoury
area-10B-a = Spear Racks
area-10B-b = Grinding Room
area-10B-c = Strong Cage
area-10B-d = Dead Forge
tile-11A = Chapel Garth
area-11A-a = Cloister Walk
area-11A-b = Herb Beds
area-11A-c = Gravel Path
area-11A-d = Bell Stand
tile-11B = Stair Well
area-11B-a = Lower Landing
area-11B-b = Winding Steps
area-11B-c = Well Mouth
area-11B-d = Upper Landing
area-11B-e = Echo Shaft
tile-12A = Hill Fort
area-12A-a = Rampart
area-12A-b = Toll Store
area-12A-c = Barracks
area-12A-d = Scribe's Room
area-12A-e = Postern
tile-12B = Vault Approach
area-12B-a = Antechamber
area-12B-b = Strongroom
area-12B-c = Clerks' Bench
area-12B-d = Iron Stair
tile-13A = River Bend
area-13A-a = Sandbank
area-13A-b = Shallows
area-13A-c = Willow Bank
area-13A-d = Ferry Stage
tile-13B = Long Gallery
area-13B-a = Empty Frame
area-13B-b = Window Seats
area-13B-c = Seven Portraits
area-13B-d = Moth-eaten Carpet
area-13B-e = Players' Corner
tile-14A = Crossroads
area-14A-a = Signpost
area-14A-b = The Crossing
tile-14B = Broken Crypt
area-14B-a = Monks' Rest
area-14B-b = Split Tomb
area-14B-c = Root Hollow
tile-15A = Shrine Glade
area-15A-a = Wayside Shrine
area-15A-b = Fern Hollow
tile-15B = Shrine Alcove
area-15B-a = Little Altar
area-15B-b = Kneeling Stone
tile-16A = Watch Post
area-16A-a = Lantern Shrine
area-16A-b = Lookout
area-16A-c = Ladder Foot
tile-16B = Chain Pit
area-16B-a = Winch
area-16B-b = Brink
area-16B-c = Hanging Chains
tile-17A = Ruined Cottage
area-17A-a = Kitchen Garden
area-17A-b = Roofless Room
area-17A-c = Back Step
tile-17B = Store Room
area-17B-a = Shelves
area-17B-b = Back Store
tile-18A = Fallen Tree
area-18A-a = Root Plate
area-18A-b = Great Trunk
tile-18B = Spike Corridor
area-18B-a = Broken Grate
area-18B-b = Spikes
area-18B-c = Drain Mouth
tile-19A = Standing Stones
area-19A-a = Upright Stone
area-19A-b = Level Stone
area-19A-c = Crooked Stone
tile-19B = Portal Chamber
area-19B-a = Threshold
area-19B-b = Waking Stone
