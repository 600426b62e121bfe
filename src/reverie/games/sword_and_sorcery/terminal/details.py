"""All about one thing: a hero's sheet, an enemy and its scroll, an area, a power or an item."""

from __future__ import annotations

from functools import partial

from reverie.parts.details import Known

from ..rules import terms as t
from ..rules.force import of_foe, of_powers
from ..rules.gear import Weapon
from ..rules.queries import defence_of
from ..rules.state import FIRST_ENEMY, NOWHERE, SEATS, Quest
from ..words.places import area_title, thing_now
from ..words.small import foe_type, victim
from ..words.wording import roman
from ..words.words import SwordAndSorceryPage
from .board import gear, hero_state, life
from .marks import figures_at, mark_of, things_at


def detail(page: SwordAndSorceryPage, s: Quest | None, words: str) -> list[str] | None:
    """A seat by its letter; anything else by its name, a part of it, or its mark on the map."""
    return None if s is None else everything(page, s).find(words)


def everything(page: SwordAndSorceryPage, s: Quest) -> Known:
    """Everything that has a name at this table, with how it is told."""
    found = Known()
    add = found.add

    for seat in range(len(s.heroes)):
        for name in (SEATS[seat], page.hero(s, seat), page.version_name(s, seat)):
            add(name, partial(hero, page, s, seat))
    rows = s.figures.rows
    for figure in range(FIRST_ENEMY, len(rows)):
        if rows[figure].area != NOWHERE:
            for name in (mark_of(page, s, figure), page.who(s, figure)):
                add(name, partial(enemy, page, s, s.foe_of(figure), figure))
    for foe in range(len(s.plan.foes)):
        for name in (page.foe(s, foe), foe_type(page, s, foe)):
            add(name, partial(enemy, page, s, foe))
    for number, code in enumerate(s.plan.areas.names):
        for name in (code, page.area(s, number)):
            add(name, partial(area, page, s, number))
    for power in s.cast.powers:
        add(page.power(s, power.number), partial(told_power, page, s, power.number))
    for item in s.cast.items:
        add(page.item(s, item.cards[0]), partial(told_item, page, s, item.cards[0]))
    return found


def hero(page: SwordAndSorceryPage, s: Quest, seat: int) -> list[str]:
    """The sheet: life and state, innate powers, learned ones with their texts, items with theirs."""
    row = s.heroes.rows[seat]
    where = page.area(s, s.figures.rows[seat].area)
    told = [f"{page.hero(s, seat)}, {page.version_name(s, seat)} · {life(page, s, seat)} · {where}"]
    told.append(", ".join(hero_state(page, s, seat)))
    told.append(gear(page, s, seat))
    armour, shields, dice = defence_of(s, seat)
    told.append(page.say("show-defence", armour=armour, shields=shields, dice=dice))
    for number in s.version(seat).innate:
        told.append(f"  {page.ability(s.cast.abilities[number])}: {page.ability_text(s.cast.abilities[number])}")
    for power, _rank, cooldown in row.powers:
        used = f" ({'⧗' * cooldown})" if cooldown else ""
        told.append(f"  {page.power(s, power)}{used}: {page.power_text(s, power)}")
    for card in (*row.slots, *row.pack):
        if card != t.NO_ITEM:
            told.append(f"  {page.item(s, card)}: {page.item_text(s, card)}")
    return told


def enemy(page: SwordAndSorceryPage, s: Quest, foe: int, figure: int = -1) -> list[str]:
    """An enemy: its life, weapons, defence, abilities and powers, then its scroll: whom it is after, and what it does."""
    sheet = s.sheet(foe)
    name = page.who(s, figure) if figure >= 0 else page.foe(s, foe)
    where = f" · {life(page, s, figure)} · {page.area(s, s.figures.rows[figure].area)}" if figure >= 0 else ""
    told = [f"{name}{where}"]
    for weapon in (sheet.main, sheet.off):
        told.append("  " + weapon_line(page, s, weapon))
    armour, shields, dice = sheet.defence
    told.append("  " + page.say("show-defence", armour=armour, shields=shields, dice=dice))
    from_powers = of_powers(s, foe)
    for ability in of_foe(s, foe):
        kind = "◆ " if ability in from_powers else ""
        told.append(f"  {kind}{page.ability(ability)}: {page.ability_text(ability)}")
    told.append(f"{page.say('show-scroll')} · {page.say('board-victim', victim=victim(page, sheet.victim))}")
    manner = page.wording.manner(s.enemy(foe), s.foes.rows[foe].side)
    for behaviour in sheet.behaviours:
        told.append(f"  {page.wording.band(behaviour)}: {page.wording.sentences_of(manner, behaviour)}")
    return told


def weapon_line(page: SwordAndSorceryPage, s: Quest, weapon: Weapon) -> str:
    attack = "/".join(str(value) for value in weapon.attack)
    told = page.say("show-attack", weapon=page.wording.name(f"weapon-{weapon.id}"), attack=attack)
    effects = [page.dice_effect(s.cast.dice_effects[number]) for number in weapon.effects]
    return "; ".join([told, *effects])


def area(page: SwordAndSorceryPage, s: Quest, number: int) -> list[str]:
    """An area: its ground, who and what is there, and where one gets from it."""
    code = s.plan.areas.names[number]
    ground = []
    ground += [page.say("legend-difficult")] if s.plan.areas.difficult >> number & 1 else []
    ground += [page.say("legend-dangerous")] if s.plan.areas.dangerous >> number & 1 else []
    told = [f"{code} {area_title(page, s, number)} · {', '.join(ground) or page.say('show-area-plain')}"]
    there = [thing_now(page, s, thing) for thing in things_at(s, number)]
    there += [f"{page.who(s, figure)} ({life(page, s, figure)})" for figure in figures_at(s, number)]
    told += [f"  {one}" for one in there]
    beside = [f"{s.plan.areas.names[other]} {area_title(page, s, other)}" for other in s.reach().walks[number]]
    told.append(page.say("show-area-next", areas=", ".join(beside)))
    return told


def told_power(page: SwordAndSorceryPage, s: Quest, power: int) -> list[str]:
    ranks = ", ".join(roman(line.rank) for line in s.cast.powers[power].lines)
    return [f"{page.power(s, power)} · {ranks}", f"  {page.power_text(s, power)}"]


def told_item(page: SwordAndSorceryPage, s: Quest, card: int) -> list[str]:
    return [page.item(s, card), f"  {page.item_text(s, card)}"]
