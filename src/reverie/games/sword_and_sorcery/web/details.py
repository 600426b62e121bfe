"""All about one thing that is pointed at: an area, somebody, a thing on the map, a door, a power, an item, a hero."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reverie.kernel.browser import Details, Mark, Sentence, Value
from reverie.parts.effects.telling import Passage, small
from reverie.parts.elements import number_in, numbers

from ..rules.abilities import Ability
from ..rules.force import of_foe
from ..rules.plan import SECURED
from ..rules.queries import defence_of, hp_of, left_of
from ..rules.state import FOUND_ITEM, GATE, NOWHERE, THINGS, Quest, Thing, is_companion, is_enemy, is_hero
from ..rules.underway import foreseen
from ..words.log import why
from ..words.places import area_title, thing_now
from ..words.small import victim
from ..words.wording import roman
from .chart import people_in
from .elements import area_of

if TYPE_CHECKING:
    from .page import SwordAndSorceryWeb

Tags = list[str | Mark]
LAID: Final = {
    "illusion": "mirror-selves",
    "snare": "hunters-snare",
    "battle-rune": "battle-rune",
    "protective-rune": "protective-rune",
}
"""Which power lays a token."""


def looked_at(page: SwordAndSorceryWeb, s: Quest, element: str) -> Details | None:
    area = area_of(s, element)
    if area >= 0:
        return area_details(page, s, area)
    for prefix, below, tell in (
        ("figure", len(s.figures), figure_details),
        ("hero", len(s.heroes), figure_details),
        ("thing", len(s.things), thing_details),
        ("door", len(s.plan.doors), door_details),
        ("item", len(s.cast.cards), item_details),
    ):
        number = number_in(element, prefix, below)
        if number >= 0:
            return tell(page, s, number)
    ware = number_in(element, "ware", len(s.cast.items))
    if ware >= 0:
        return item_details(page, s, s.cast.items[ware].cards[0])
    power = numbers(element, "power", 2)
    if power is not None and power[0] < len(s.heroes) and power[1] < len(s.cast.powers):
        return power_details(page, s, *power)
    innate = numbers(element, "innate", 2)
    if innate is not None and innate[0] < len(s.heroes) and innate[1] in s.version(innate[0]).innate:
        return innate_details(page, s, innate[1])
    return None


def sheet(title: str, tags: Tags, values: list[Value], lines: list[Sentence], note: str = "") -> Details:
    return {"title": title, "tags": tags, "values": values, "lines": lines, "note": note}


def sentence(text: str, rule: str = "") -> Sentence:
    return {"text": text, "rule": rule, "requirement": ""}


def told_lines(page: SwordAndSorceryWeb, passages: list[Passage]) -> list[Sentence]:
    """Passages as lines, each with the rule behind it; a heading stands before its first line."""
    told: list[Sentence] = []
    for passage in passages:
        lines = [(line.text, line.rules) for line in passage.lines]
        if passage.heading is not None:
            head = passage.heading
            first = lines.pop(0) if lines else ("", ())
            text = f"{head.text}: {small(first[0])}" if first[0] else head.text
            lines.insert(0, (text, head.rules or first[1]))
        told += [sentence(page.wording.plain(text), rules[0] if rules else "") for text, rules in lines]
    return told


def flavour(page: SwordAndSorceryWeb, key: str) -> str:
    return page.say(key, "flavour") if page.texts.has(key, "flavour") else ""


# On the map ----------------------------------------------------------------------------------------------------------


def area_details(page: SwordAndSorceryWeb, s: Quest, area: int) -> Details:
    """Its ground, who and what is there, and what it costs to enter."""
    name = s.plan.areas.names[area]
    lines = []
    if s.plan.areas.difficult >> area & 1:
        lines.append(sentence(page.say("web-area-difficult"), "SS-10.4"))
    if s.plan.areas.dangerous >> area & 1:
        lines.append(sentence(page.say("web-area-dangerous"), "SS-10.5"))
    tags: Tags = [thing_now(page, s, thing) for thing in s.things.rows if thing.kind and thing.area == area]
    tags += [page.figure_option(s, figure) for figure in people_in(s, area)]
    return sheet(f"{name} {area_title(page, s, area)}".strip(), tags, [], lines)


def figure_details(page: SwordAndSorceryWeb, s: Quest, figure: int) -> Details | None:
    """Somebody: life, defence, what ails them; of an enemy what it would do now."""
    row = s.figures.rows[figure]
    if row.area == NOWHERE and not (is_hero(figure) and figure < len(s.heroes)):
        return None
    where: Tags = [page.area(s, row.area)] if row.area != NOWHERE else []
    armour, shields, dice = defence_of(s, figure)
    values: list[Value] = [
        {"mark": "st-life", "label": page.say("table-hp"), "value": f"{max(0, left_of(s, figure))}/{hp_of(s, figure)}"},
        {"mark": "ss-shield", "label": page.say("web-armour"), "value": armour},
        {"label": page.say("web-shields"), "value": row.shields + row.extra, "sum": f"/ {shields}" if shields else ""},
        {"label": page.say("web-defence-dice-count"), "value": dice},
    ]
    lines = [sentence(one) for one in page.conditions_of(s, figure)]
    if is_enemy(figure):
        foe = s.foe_of(figure)
        lines += [sentence(f"{page.ability(one)}: {page.ability_text(one)}") for one in of_foe(s, foe)]
        would = foreseen(s, foe)
        data = {"foe": foe, "victim": would.victims[0] if would.victims else -1, "why": would.why}
        lines.append(sentence(why(page, s, data), "SS-33.2"))
        prefers = page.say("board-victim", victim=victim(page, s.sheet(foe).victim))
        return sheet(page.who(s, figure), [prefers, *where], values, lines)
    if is_companion(figure):
        return sheet(page.who(s, figure), where, values, lines)
    rank = page.say("board-rank", rank=roman(s.heroes.rows[figure].rank))
    tags: Tags = [page.version_name(s, figure), rank, *where]
    key = f"version-{s.version(figure).id}"
    return sheet(page.hero(s, figure), tags, values, lines, page.say(key, "line"))


def thing_details(page: SwordAndSorceryWeb, s: Quest, number: int) -> Details | None:
    thing: Thing = s.things.rows[number]
    if not thing.kind or thing.area == NOWHERE:
        return None
    key = f"web-thing-{THINGS[thing.kind]}"
    lines = [sentence(page.say(key), page.say(key, "rule"))] if page.texts.has(key) else []
    if THINGS[thing.kind] in LAID:
        lines.append(sentence(page.power_text(s, s.cast.power_ids[LAID[THINGS[thing.kind]]])))
    lines += [
        sentence(f"{page.ability(one)}: {page.ability_brief(one)}", "SS-16.8") for one in actions_at(page, s, thing)
    ]
    if thing.kind == FOUND_ITEM:
        lines.append(sentence(page.item_text(s, thing.value)))
    return sheet(thing_now(page, s, thing), [page.area(s, thing.area)], [], lines)


def actions_at(page: SwordAndSorceryWeb, s: Quest, thing: Thing) -> list[Ability]:
    """SS-16.8: what the quest lets heroes do beside such a thing."""
    at = THINGS[thing.kind] if thing.kind != GATE else "open-gate" if thing.state > 0 else "closed-gate"
    told = page.library.things["actions"]
    abilities = [s.cast.abilities[number] for number, _place in s.plan.actions]
    return [one for one in abilities if one.id in told and told[one.id].at == at]


def door_details(page: SwordAndSorceryWeb, s: Quest, door: int) -> Details | None:
    if not s.doors >> door & 1:
        return None
    secured = s.plan.doors[door].kind == SECURED
    lines = [
        sentence(page.say("web-door-secured"), "SS-10.7") if secured else sentence(page.say("web-door"), "SS-10.6")
    ]
    if s.locks >> door & 1:
        lines.append(sentence(page.say("web-door-locked"), "SS-10.9"))
    return sheet(page.door(s, door), [page.say("legend-secured" if secured else "legend-door")], [], lines)


# Cards ---------------------------------------------------------------------------------------------------------------


def item_details(page: SwordAndSorceryWeb, s: Quest, card: int) -> Details:
    """A card by the side that lies up, and what its other side would be."""
    info = s.item(card)
    data = page.wording.item_data(info.id)
    up = s.sides[card]
    lines = told_lines(page, page.wording.item(data, up))
    if len(info.sides) > 1 and not up:
        lines.append(sentence(page.say("web-other-side", card=page.item(s, card, 1))))
        lines += told_lines(page, page.wording.item(data, 1))
    values: list[Value] = []
    if info.charges:
        values.append({"label": page.say("web-charges"), "value": s.charges[card]})
    return sheet(page.item(s, card), [], values, lines, flavour(page, f"item-{info.id}"))


def power_details(page: SwordAndSorceryWeb, s: Quest, seat: int, power: int) -> Details:
    """Every level of a power, and the hourglasses that are left."""
    info = s.cast.powers[power]
    left = next((cooldown for known, _rank, cooldown in s.heroes.rows[seat].powers if known == power), 0)
    tags: Tags = [page.say("web-cooling", n=left)] if left else []
    lines = told_lines(page, page.wording.power(page.wording.power_data(info.id)))
    return sheet(page.power(s, power), tags, [], lines, flavour(page, f"power-{info.id}"))


def innate_details(page: SwordAndSorceryWeb, s: Quest, number: int) -> Details:
    ability = s.cast.abilities[number]
    lines = told_lines(page, page.wording.ability(ability.id))
    return sheet(page.ability(ability), [page.say("web-innate")], [], lines, flavour(page, f"power-{ability.id}"))


__all__ = ["looked_at"]
