# Dreamblade: keyword names and reminder texts.

## Keywords

keyword-advance = Advance
    .text = You may move one target unengaged ally of this miniature, anywhere in the dreamscape, to an adjacent cell.
keyword-ambush = Ambush
    .text = When an enemy creature enters this miniature's cell, make a special attack with { $x } { $x ->
        [one] die
       *[other] dice
    } against it.
keyword-appease = Appease
    .text = Sacrifice one creature you control.
keyword-assault = Assault
    .text = Make a special attack with { $x } { $x ->
        [one] die
       *[other] dice
    } against one target local enemy.
keyword-bloodthirsty = Bloodthirsty
    .text = If this creature makes a regular attack and no enemy is destroyed by it, sacrifice this creature at the end of the combat.
keyword-bodyguard = Bodyguard
    .text = Opponents cannot assign damage to this creature's other local allies until each local creature with Bodyguard has been assigned enough damage to be disrupted or destroyed.
keyword-bolster = Bolster
    .text = Allies local or adjacent to this miniature have { $signed } defense.
keyword-bomb = Bomb
    .text = You may sacrifice this miniature. If you do, each local enemy takes { $x } damage.
keyword-channel = Channel
    .text = The price of each miniature you spawn changes by { $minus } but never falls below 0.
keyword-charge = Charge
    .text = When this creature enters a cell with one or more enemies, it at once makes a special attack with { $x } { $x ->
        [one] die
       *[other] dice
    } against one target local enemy.
keyword-copy = Copy
    .text = This miniature has the blade abilities of each other creature in its cell, friend or foe. Copied abilities cannot be copied again.
keyword-crit = Crit
    .text = The regular attack of this combat gets { $signed } damage.
keyword-defender = Defender
    .text = When you shift, you cannot move this creature into a cell with one or more enemy creatures.
keyword-demolish = Demolish
    .text = Destroy one target location, yours or the opponent's, local or adjacent to this miniature.
keyword-detonate = Detonate
    .text = If this creature attacks, sacrifice it at the end of the combat.
keyword-dominate = Dominate
    .text = This creature claims the scoring cell of yours it stands in even when that cell is contested.
keyword-drain = Drain
    .text = Enemies in this miniature's cell have { $minus } life, to a minimum of 1.
keyword-energize = Energize
    .text = At the start of your spawn phase you get { $signed } spawn { $x ->
        [one] point
       *[other] points
    }.
keyword-enrage = Enrage
    .text = Allies local or adjacent to this miniature have { $signed } power.
keyword-expel = Expel
    .text = You may move one target engaged enemy, anywhere in the dreamscape, to an adjacent cell.
keyword-fade = Fade
    .text = Whenever this creature attacks, banish it at the end of that combat.
keyword-ferocity = Ferocity
    .text = Choose one target local enemy. If it would be disrupted in this combat, destroy it instead.
keyword-fight = Fight
    .text = This creature has { $signed } power while any { $group } enemy is in its cell.
keyword-flanking = Flanking
    .text = The regular attack of this combat gets { $signed } damage if you control more creatures in the combat cell than each opponent.
keyword-fortunate = Fortunate
    .text = When this creature attacks, you may reroll up to { $x } { $x ->
        [one] die
       *[other] dice
    } of that attack.
keyword-fumble = Fumble
    .text = The regular attack of this combat gets { $minus } damage; the total is never below 0.
keyword-geomancy = Geomancy
    .text = This miniature has { $signed } power, { $signed } defense and { $signed } life for each location you control in its column.
keyword-hells-fury = Hell's Fury
    .text = Each { $group } ally local or adjacent to this miniature gains the blade ability Crit 2 (one blade, once per attack).
keyword-heroics = Heroics
    .text = The regular attack of this combat gets { $signed } damage if you control fewer creatures in this miniature's cell than each opponent.
keyword-inciter = Inciter
    .text = Enemies in this miniature's cell have { $signed } power.
keyword-invigorate = Invigorate
    .text = Allies local or adjacent to this miniature have { $signed } life.
keyword-loner = Loner
    .text = This creature cannot attack while other creatures attack, deathblows included.
keyword-lure = Lure
    .text = You may pull one target unengaged enemy, anywhere in the dreamscape, one cell closer to this miniature.
keyword-nullify = Nullify
    .text = The blade abilities of all creatures in this miniature's cell, of either player, are negated.
keyword-pack = Pack
    .text = The regular attack of this combat gets +1 damage for each ally local or adjacent to this miniature.
keyword-panic = Panic
    .text = Enemies in this miniature's cell have { $minus } defense, to a minimum of 1.
keyword-payback = Payback
    .text = Choose one target local enemy. The regular attack of this combat gets extra damage equal to that enemy's current power.
keyword-purge = Purge
    .text = You may choose a miniature in an opponent's reserves and put it into that player's graveyard.
keyword-raise = Raise
    .text = You may put one creature from your graveyard into your reserves.
keyword-regenerate = Regenerate
    .text = If this creature would be destroyed, banish it instead.
keyword-reincarnate = Reincarnate
    .text = When this creature is destroyed, put a different creature from your graveyard into your reserves.
keyword-reinforce = Reinforce
    .text = You may spawn this miniature in any cell that contains an ally.
keyword-relentless = Relentless
    .text = Whenever this creature attacks, enemies damaged by the attack cannot be disrupted as long as that damage is on them.
keyword-respawn = Respawn
    .text = While this miniature is in your graveyard, you may spawn it in your spawn phase as if it were in your reserves. Its spawn cost is then { $x }.
keyword-scare = Scare
    .text = You may push one target unengaged enemy, anywhere in the dreamscape, one cell farther from this miniature.
keyword-skirmish = Skirmish
    .text = You may move one target engaged ally of this miniature, anywhere in the dreamscape, to an adjacent cell.
keyword-stalwart = Stalwart
    .text = The regular attack of this combat gets +1 damage for each enemy in this miniature's cell.
keyword-strikeback = Strikeback
    .text = In an opponent's action phase, if local enemies make a regular attack and none of your creatures is disrupted or destroyed in that combat, this creature makes a special attack with { $x } { $x ->
        [one] die
       *[other] dice
    } against one target local enemy at the end of the combat.
keyword-swap = Swap
    .text = You may exchange this creature's cell with that of one nonlocal ally.
keyword-teleport = Teleport
    .text = You may move one creature of either player, wherever it is in the dreamscape, into any cell that is not a portal.
keyword-thanatomancy = Thanatomancy
    .text = This creature's power equals the number of creatures in your graveyard, before bonuses and penalties.
keyword-unique = Unique
    .text = You cannot spawn this miniature while you control a miniature with the Unique name { $group }. If you ever control more than one, sacrifice all but one.
keyword-vengeance = Vengeance
    .text = You cannot spawn this miniature unless an opponent has won at least { $x } { $x ->
        [one] turn
       *[other] turns
    }.
keyword-vessel = Vessel
    .text = When this miniature is destroyed, you get { $x } bonus spawn { $x ->
        [one] point
       *[other] points
    } for it instead of 2.
keyword-wail = Wail
    .text = Roll two initiative dice and add them up. Banish each creature in the dreamscape, of either player, whose spawn cost equals the sum.
keyword-warpstrike = Warpstrike
    .text = Make a special attack with { $x } { $x ->
        [one] die
       *[other] dice
    } against one target nonlocal enemy, anywhere in the dreamscape.
keyword-weaken = Weaken
    .text = Enemies in this miniature's cell have { $minus } power, to a minimum of 0.

## A keyword of our own

keyword-initiative = Initiative
    .text = Your initiative result is changed by { $signed }. This decides only who goes first.

## Qualifiers

qualifier-self = Only this miniature itself.
qualifier-enemies = Only enemies.
qualifier-group = Only { $group }.

## Requirements

requirement-blade = One blade, once per attack
requirement-multiblade = One blade, any number of times per attack
requirement-double-blade = Two blades, once per attack
requirement-double-multiblade = Two blades, any number of times per attack
requirement-spawn = { $n } spawn { $n ->
        [one] point
       *[other] points
    }, once per spawn phase of yours
requirement-free-x = Any number X of spawn points, once per spawn phase of yours
requirement-score = While in one of your scoring cells
requirement-comes-into-play = When this miniature is spawned

## Aspects

aspect-V = Valor
aspect-M = Madness
aspect-F = Fear
aspect-P = Passion

## Lineages

lineage-janus = Janus
lineage-lost = Lost
lineage-hivelings = Hivelings
lineage-hellbred = Hellbred
lineage-bloodcut = Bloodcut
