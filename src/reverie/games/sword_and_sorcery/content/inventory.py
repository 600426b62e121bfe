"""Everything that Sword & Sorcery has and that should occur in play (SS-G28): cards, lines, behaviours, paragraphs, effects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from reverie.kernel.events import Event

from ..rules import cast as c
from ..rules import terms as t
from ..rules.effects.vocabulary import VERBS
from ..rules.effects.walk import Deeds
from ..rules.force import of_foe
from ..rules.scrolls import Enemy
from ..rules.state import FIRST_COMPANION, Quest
from .library import Library

Item = tuple[str, str]
"""Its kind and its name."""

DRAWN: Final = {
    "trap-drawn": "trap",
    "encounter-drawn": "encounter",
    "enemy-power-came": "power",
    "critical-came": "token",
    "shadow-revealed": "shadow",
    "searched": "token",
}
"""Events by which something is seen to be drawn, and where they say what."""


NEVER: Final[dict[Item, str]] = {
    ("decision", "start"): "no quest of the base set has more than one area to start on",
    ("procedure", "sword_and_sorcery.PutShadow"): "no card of the base set lays shadows on the map (SS-29.10)",
    ("event", "chest-unlocked"): "no quest of the base set has a locked chest",
}
"""What cannot occur, and why."""


def inventory(library: Library, cast: c.Cast) -> list[Item]:
    """All there is."""
    found: list[Item] = [("version", id) for id in cast.version_ids]
    found += [("effect", name) for name in VERBS.effects]
    for power in cast.powers:
        found += [("power", f"{power.id} {number + 1}") for number in range(len(power.lines))]
    for item in cast.items:
        if item.kind != t.BUILDING:
            found += [("item", f"{item.id} {side + 1}") for side in range(len(item.sides))]
    for enemy in cast.enemies:
        found.append(("enemy", enemy.code))
        for side, sheet in enumerate(enemy.sheets):
            found += [("behaviour", behaviour(enemy, side, number)) for number in range(len(sheet.behaviours))]
            found += [("ability", cast.abilities[number].id) for number in sheet.abilities]
    cards = {"trap": cast.traps, "encounter": cast.encounters, "event-card": cast.events, "critical": cast.criticals}
    for kind, some in {**cards, "shadow": cast.shadows, "loot": cast.loot}.items():
        found += [(kind, card.id) for card in some if card.id]
    found += [("enemy-power", power.id) for power in cast.enemy_powers]
    found += [("chest", back) for back in cast.chests]
    found += [("search", str(token)) for token in cast.searches]
    found += [("action", id) for id in cast.actions]
    found += [("companion", id) for id in cast.companion_ids]
    for quest in library.quests.values():
        for one in quest.paragraphs:
            found.append(("paragraph", one.id))
            options = [] if one.choice is None else one.choice.options
            found += [("branch", f"{one.id} {number + 1}") for number in range(len(options))]
    return found


def behaviour(enemy: Enemy, side: int, number: int) -> str:
    """A line of a scroll: of a type and rank, or of one side of a master."""
    told = f"{enemy.id} {t.RANKS[enemy.rank]}" if enemy.rank != t.PURPLE else f"{enemy.id} side {side + 1}"
    return f"{told}, line {number + 1}"


def seen(s: Quest, events: list[Event]) -> Iterator[Item]:
    """What of it is to be seen at a decision, and in what was told since the last one."""
    for event in events:
        yield from told_by(s, event)
    for seat, row in enumerate(s.heroes.rows):
        yield "version", s.setup["heroes"][seat]
        for card in (*row.pack, *row.slots):
            if card != t.NO_ITEM:
                yield "item", f"{s.item(card).id} {s.sides[card] + 1}"
        for power, _rank, _cooldown in row.powers:
            info = s.cast.powers[power]
            for number, line in enumerate(info.lines if info.passive else []):
                if line.rank <= row.rank:
                    yield "power", f"{info.id} {number + 1}"
    for figure in s.companions_in_play():
        yield "companion", s.cast.companions[figure - FIRST_COMPANION].id


def performed(s: Quest, frame: Deeds, op: c.Op) -> Iterator[Item]:
    """An effect that is carried out, and the ability or the token whose text it belongs to."""
    yield "effect", op.effect.name
    if frame.ability >= 0:
        yield "ability", s.cast.abilities[frame.ability].id
    for card in s.cast.loot:
        if s.cast.abilities[card.ability].do == frame.text:
            yield "loot", card.id
    for back, ability in s.cast.chests.items():
        if s.cast.abilities[ability].do == frame.text:
            yield "chest", back


def told_by(s: Quest, event: Event) -> Iterator[Item]:
    data = event.data
    kind = event.kind
    if kind == "power-used":
        yield "power", f"{s.cast.powers[data['power']].id} {data['line'] + 1}"
    elif kind == "ability-used":
        ability = s.cast.abilities[data["ability"]]
        yield ("action" if ability.id in s.cast.actions else "ability"), ability.id
    elif kind in ("event-drawn", "event-covered"):
        yield "event-card", s.cast.events[data["event"]].id
    elif kind == "enemy-came":
        yield "enemy", s.enemy(data["foe"]).code
        yield from [("ability", ability.id) for ability in of_foe(s, data["foe"])]
    elif kind == "enemy-flipped":
        yield from [("ability", ability.id) for ability in of_foe(s, data["foe"])]
    elif kind == "behaviour-chosen":
        foe = data["foe"]
        yield "behaviour", behaviour(s.enemy(foe), s.foes.rows[foe].side, data["behaviour"])
    elif kind == "read":
        yield "paragraph", data["node"]
    elif kind == "took":
        yield "branch", f"{data['node']} {data['branch'] + 1}"
    elif kind in DRAWN:
        yield drawn(s, kind, data[DRAWN[kind]])


def drawn(s: Quest, kind: str, number: int) -> Item:
    cast = s.cast
    if kind == "trap-drawn":
        return "trap", cast.traps[number].id
    if kind == "encounter-drawn":
        return "encounter", cast.encounters[number].id
    if kind == "enemy-power-came":
        return "enemy-power", cast.enemy_powers[number].id
    if kind == "critical-came":
        return "critical", cast.criticals[number].id
    if kind == "shadow-revealed":
        return "shadow", cast.shadows[number].id
    return "search", str(number)
