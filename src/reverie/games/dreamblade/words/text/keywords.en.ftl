# Dreamblade: keyword names, and what the abilities do.
#
# Each text is a sentence of its own for the plain keyword (.text), for one narrowed to a group (.group), to its bearer
# (.self) or to enemies (.enemies), and where it would read wrongly for one bought with a blade of the attack it speaks of
# (.blade). The first word of a text is no name: after a requirement it is written small.
# Known are $x, $amount (without its sign) and $sign (plus, minus), $signed and $minus (X and its opposite, with a sign),
# $least (the minimum, if the value falls), $dice, $group, $unique and $it (the bearer, after it has been named already: It).

## Keywords

keyword-advance = Advance
    .text = You may move one target unengaged ally of this miniature, anywhere in the dreamscape, to an adjacent cell.
    .group = You may move one target unengaged { $group } ally of this miniature, anywhere in the dreamscape, to an adjacent cell.
    .self = You may move this creature to an adjacent cell if it is unengaged.
keyword-ambush = Ambush
    .text = When an enemy enters this miniature's cell, make a special attack with { $dice } against it.
    .group = When any { $group } enemy enters this miniature's cell, make a special attack with { $dice } against it.
keyword-appease = Appease
    .text = Sacrifice one creature you control.
    .group = Sacrifice one { $group } creature you control.
    .self = Sacrifice this creature.
keyword-assault = Assault
    .text = Make a special attack with { $dice } against one target local enemy.
    .group = Make a special attack with { $dice } against one target local { $group } enemy.
keyword-bloodthirsty = Bloodthirsty
    .text = If this creature makes a regular attack and no enemy is destroyed by that attack, sacrifice this creature at the end of the combat.
    .blade = If no enemy is destroyed by this attack, sacrifice this creature at the end of the combat.
keyword-bodyguard = Bodyguard
    .text = Opponents cannot assign damage to this creature's other local allies until each local creature with Bodyguard has been assigned enough damage to be disrupted or destroyed.
    .group = Opponents cannot assign damage to this creature's other local { $group } allies until each local creature with Bodyguard has been assigned enough damage to be disrupted or destroyed.
keyword-bolster = Bolster
    .text = Allies local or adjacent to this miniature have { $signed } defense{ $least }.
    .group = Each { $group } ally local or adjacent to this miniature has { $signed } defense{ $least }.
    .self = { $it } has { $signed } defense{ $least }.
keyword-bomb = Bomb
    .text = You may sacrifice this miniature. If you do, each local enemy takes { $x } damage.
    .group = You may sacrifice this miniature. If you do, each local { $group } enemy takes { $x } damage.
keyword-channel = Channel
    .text = Each miniature you spawn costs { $amount } { $sign ->
        [minus] more
       *[plus] less, but never less than 0
    }.
    .group = Each { $group } miniature you spawn costs { $amount } { $sign ->
        [minus] more
       *[plus] less, but never less than 0
    }.
keyword-charge = Charge
    .text = When this creature enters a cell with one or more enemies, it at once makes a special attack with { $dice } against one target enemy there.
    .group = When this creature enters a cell with one or more { $group } enemies, it at once makes a special attack with { $dice } against one target { $group } enemy there.
keyword-copy = Copy
    .text = This miniature has the blade abilities of each other creature in its cell, friend or foe. Copied abilities cannot be copied again.
    .group = This miniature has the blade abilities of each other { $group } creature in its cell, friend or foe. Copied abilities cannot be copied again.
    .enemies = This miniature has the blade abilities of each enemy in its cell. Copied abilities cannot be copied again.
keyword-crit = Crit
    .text = The regular attack of this combat gets { $signed } damage{ $least }.
keyword-defender = Defender
    .text = When you shift, you cannot move this creature into a cell with one or more enemy creatures.
keyword-demolish = Demolish
    .text = Destroy one target location, yours or your opponent's, local or adjacent to this miniature.
    .group = Destroy one target { $group } location, yours or your opponent's, local or adjacent to this miniature.
keyword-detonate = Detonate
    .text = If this creature attacks, sacrifice it at the end of the combat.
    .blade = Sacrifice this creature at the end of the combat.
keyword-dominate = Dominate
    .text = This creature claims your scoring cell in which it stands even when that cell is contested.
keyword-drain = Drain
    .text = Enemies in this miniature's cell have { $minus } life{ $least }.
    .group = Each { $group } enemy in this miniature's cell has { $minus } life{ $least }.
    .self = { $it } has { $minus } life{ $least }.
keyword-energize = Energize
    .text = At the start of your spawn phase you get { $amount } { $sign ->
        [minus] fewer
       *[plus] extra
    } spawn { $amount ->
        [one] point
       *[other] points
    }.
keyword-enrage = Enrage
    .text = Allies local or adjacent to this miniature have { $signed } power{ $least }.
    .group = Each { $group } ally local or adjacent to this miniature has { $signed } power{ $least }.
    .self = { $it } has { $signed } power{ $least }.
keyword-expel = Expel
    .text = You may move one target engaged enemy, anywhere in the dreamscape, to an adjacent cell.
    .group = You may move one target engaged { $group } enemy, anywhere in the dreamscape, to an adjacent cell.
keyword-fade = Fade
    .text = Whenever this creature attacks, banish it at the end of that combat.
    .blade = Banish this creature at the end of the combat.
keyword-ferocity = Ferocity
    .text = Choose one target local enemy. If it would be disrupted in this combat, destroy it instead.
    .group = Choose one target local { $group } enemy. If it would be disrupted in this combat, destroy it instead.
keyword-fight = Fight
    .group-name = Fight { $group }{ $number }
    .group = This creature has { $signed } power{ $least } while any { $group } enemy is in its cell.
keyword-flanking = Flanking
    .text = The regular attack of this combat gets { $signed } damage{ $least } if you control more creatures in the combat cell than your opponent.
keyword-fortunate = Fortunate
    .text = When this creature attacks, you may reroll up to { $dice } of that attack.
keyword-fumble = Fumble
    .text = The regular attack of this combat gets { $minus } damage{ $least }.
keyword-geomancy = Geomancy
    .text = This creature has { $signed } power, { $signed } defense and { $signed } life for each location you control in its column.
keyword-hells-fury = Hell's Fury
    .group = Each { $group } ally local or adjacent to this miniature gains the blade ability Crit 2 (one blade, once per attack).
keyword-heroics = Heroics
    .text = The regular attack of this combat gets { $signed } damage{ $least } if you control fewer creatures in this miniature's cell than your opponent.
keyword-inciter = Inciter
    .text = Enemies in this miniature's cell have { $signed } power{ $least }.
    .group = Each { $group } enemy in this miniature's cell has { $signed } power{ $least }.
    .self = { $it } has { $signed } power{ $least }.
keyword-invigorate = Invigorate
    .text = Allies local or adjacent to this miniature have { $signed } life{ $least }.
    .group = Each { $group } ally local or adjacent to this miniature has { $signed } life{ $least }.
    .self = { $it } has { $signed } life{ $least }.
keyword-loner = Loner
    .text = This creature cannot attack while other creatures attack, deathblows included.
keyword-lure = Lure
    .text = You may pull one target unengaged enemy, anywhere in the dreamscape, one cell closer to this miniature.
    .group = You may pull one target unengaged { $group } enemy, anywhere in the dreamscape, one cell closer to this miniature.
keyword-nullify = Nullify
    .text = The blade abilities of all creatures in this miniature's cell, of either player, are negated.
    .group = The blade abilities of all { $group } creatures in this miniature's cell, of either player, are negated.
    .self = This creature's blade abilities are negated.
    .enemies = The blade abilities of all enemies in this miniature's cell are negated.
keyword-pack = Pack
    .text = The regular attack of this combat gets +1 damage for each ally local or adjacent to this miniature.
    .group = The regular attack of this combat gets +1 damage for each { $group } ally local or adjacent to this miniature.
keyword-panic = Panic
    .text = Enemies in this miniature's cell have { $minus } defense{ $least }.
    .group = Each { $group } enemy in this miniature's cell has { $minus } defense{ $least }.
    .self = { $it } has { $minus } defense{ $least }.
keyword-payback = Payback
    .text = Choose one target local enemy. The regular attack of this combat gets extra damage equal to that enemy's current power.
    .group = Choose one target local { $group } enemy. The regular attack of this combat gets extra damage equal to that enemy's current power.
keyword-purge = Purge
    .text = You may choose one miniature in your opponent's reserves and put it into your opponent's graveyard.
    .group = You may choose one { $group } miniature in your opponent's reserves and put it into your opponent's graveyard.
keyword-raise = Raise
    .text = You may put one creature from your graveyard into your reserves.
    .group = You may put one { $group } creature from your graveyard into your reserves.
keyword-regenerate = Regenerate
    .text = If this creature would be destroyed, banish it instead.
keyword-reincarnate = Reincarnate
    .text = When this creature is destroyed, put a different creature from your graveyard into your reserves.
    .group = When this creature is destroyed, put a different { $group } creature from your graveyard into your reserves.
keyword-reinforce = Reinforce
    .text = You may spawn this miniature in any cell that contains an ally.
keyword-relentless = Relentless
    .text = Whenever this creature attacks, enemies damaged by the attack cannot be disrupted as long as that damage is on them.
    .blade = Enemies damaged by attacks of this creature in this combat, this one included, cannot be disrupted as long as that damage is on them.
keyword-respawn = Respawn
    .text = While this miniature is in your graveyard, you may spawn it in your spawn phase as if it were in your reserves. Its spawn cost is then { $x }.
keyword-scare = Scare
    .text = You may push one target unengaged enemy, anywhere in the dreamscape, one cell farther from this miniature.
    .group = You may push one target unengaged { $group } enemy, anywhere in the dreamscape, one cell farther from this miniature.
keyword-skirmish = Skirmish
    .text = You may move one target engaged ally of this miniature, anywhere in the dreamscape, to an adjacent cell.
    .group = You may move one target engaged { $group } ally of this miniature, anywhere in the dreamscape, to an adjacent cell.
    .self = You may move this creature to an adjacent cell if it is engaged.
keyword-stalwart = Stalwart
    .text = The regular attack of this combat gets +1 damage for each enemy in this miniature's cell.
    .group = The regular attack of this combat gets +1 damage for each { $group } enemy in this miniature's cell.
keyword-strikeback = Strikeback
    .text = In your opponent's action phase, if local enemies make a regular attack and none of your creatures is disrupted or destroyed in that combat, this creature makes a special attack with { $dice } against one target local enemy at the end of the combat.
    .group = In your opponent's action phase, if local enemies make a regular attack and none of your creatures is disrupted or destroyed in that combat, this creature makes a special attack with { $dice } against one target local { $group } enemy at the end of the combat.
keyword-swap = Swap
    .text = You may exchange this creature's cell with that of one nonlocal ally.
    .group = You may exchange this creature's cell with that of one nonlocal { $group } ally.
keyword-teleport = Teleport
    .text = You may move one creature of either player, wherever it is in the dreamscape, into any cell that is not a portal.
    .group = You may move one { $group } creature of either player, wherever it is in the dreamscape, into any cell that is not a portal.
    .self = You may move this creature into any cell that is not a portal.
    .enemies = You may move one enemy, wherever it is in the dreamscape, into any cell that is not a portal.
keyword-thanatomancy = Thanatomancy
    .text = This creature's power equals the number of creatures in your graveyard, before bonuses and penalties.
keyword-unique = Unique
    .text = You cannot spawn this miniature while you control a miniature with the Unique name { $unique }. If you ever control more than one, sacrifice all but one.
keyword-vengeance = Vengeance
    .text = You cannot spawn this miniature unless your opponent has won at least { $x } { $x ->
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
    .group = Roll two initiative dice and add them up. Banish each { $group } creature in the dreamscape, of either player, whose spawn cost equals the sum.
    .enemies = Roll two initiative dice and add them up. Banish each enemy in the dreamscape whose spawn cost equals the sum.
keyword-warpstrike = Warpstrike
    .text = Make a special attack with { $dice } against one target nonlocal enemy, anywhere in the dreamscape.
    .group = Make a special attack with { $dice } against one target nonlocal { $group } enemy, anywhere in the dreamscape.
keyword-weaken = Weaken
    .text = Enemies in this miniature's cell have { $minus } power{ $least }.
    .group = Each { $group } enemy in this miniature's cell has { $minus } power{ $least }.
    .self = { $it } has { $minus } power{ $least }.

## A keyword of our own

keyword-initiative = Initiative
    .text = { $sign ->
        [minus] Subtract { $amount } from
       *[plus] Add { $amount } to
    } your initiative result. This decides only who goes first.

## Names of narrowed abilities

name-self = { $keyword }{ $number } self
name-enemies = { $keyword }{ $number } Enemies
name-group = { $keyword }{ $number } { $group }

## Parts of the texts

ability-dice = { $x } { $x ->
        [one] die
       *[other] dice
    }
bearer-this = This creature
bearer-it = It
ability-least = (minimum { $n })
lasts-combat = until the end of the combat, { $effect }
lasts-turn = until the end of the turn, { $effect }
clause-words = when whenever if while in

## Requirements

requirement-blade = For one blade, once per attack: { $effect }
requirement-multiblade = For one blade, any number of times per attack: { $effect }
requirement-double-blade = For two blades, once per attack: { $effect }
requirement-double-multiblade = For two blades, any number of times per attack: { $effect }
requirement-spawn = For { $n } spawn { $n ->
        [one] point
       *[other] points
    }, once in each of your spawn phases: { $effect }
requirement-free-x = For any number X of spawn points, once in each of your spawn phases: { $effect }
requirement-score = While { $bearer ->
        [creature] this creature
       *[any] this miniature
    } is in one of your scoring cells, { $effect }
requirement-comes-into-play = When { $bearer ->
        [creature] this creature
       *[any] this miniature
    } is spawned, { $effect }
requirement-score-comes-into-play = When { $bearer ->
        [creature] this creature
       *[any] this miniature
    } is spawned in one of your scoring cells, { $effect }

## Aspects

aspect-V = Valor
aspect-M = Madness
aspect-F = Fear
aspect-P = Passion

## Lineages

lineage-janus = Janus
lineage-lost = Lost
lineage-hivelings = Hivelings
    .group = Hiveling
lineage-hellbred = Hellbred
lineage-bloodcut = Bloodcut
lineage-forms =
    .group = { $name }

## Groups that a pack names

type-forms =
    .group = { $name }
