"""Verbs that change the map and the event deck: tokens, gates, shrines, edges, waypoints, shadows, events (SS-10, SS-29, SS-30, SS-38)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import ask, push
from reverie.kernel.domain import Listed
from reverie.parts.rules.effects import BOOL, EFFECTS, ID, INT, NUMBER, WORD, Field

from .. import atoms_map, atoms_quest, atoms_table, decisions
from .. import terms as t
from ..cast import Op
from ..conditions import of_table
from ..frames import EventCard, PutShadow
from ..ground import things_called, things_in
from ..state import GATE, NOBODY, NOWHERE, SHADOW, STORY, THINGS, WAYPOINT, Quest, is_hero
from .declaring import EDGE, MODS, PLACE, Spoken, Teller, Verb, declare, say, whose
from .walk import ASKED, Deeds, Done, amount_of, asks_where, one_area, place_of, places_of, whom

# Tokens --------------------------------------------------------------------------------------------------------------


def token(s: Quest, f: Deeds, op: Op) -> Done:
    """A token that bears a trigger or modifiers; of some only one lies on the map."""
    kind = THINGS.index(op.id)
    count = max(1, amount_of(s, f, op.count))
    while f.turns < count:
        if asks_where(s, f, op.at):
            area = one_area(s, f)
            if area == NOWHERE:
                return False
        else:
            area = (*places_of(s, f, op.at), NOWHERE)[0]
        if area == NOWHERE:
            break
        if kind == SHADOW:
            push(s, PutShadow(area))
            f.turns += 1
            continue
        lying = [number for number, thing in enumerate(s.things.rows) if thing.kind == kind]
        for number in lying[: len(lying) + 1 - op.n if op.n > 0 else 0]:
            atoms_map.remove(s, number)
        if f.user != NOBODY and is_hero(f.user) and kind in s.heroes.rows[f.user].tokens:
            atoms_quest.give_up(s, f.user, kind)  # SS-G18 Q5: what is planted was carried
        number = atoms_map.lay(s, kind, area, op.text * 64 + op.pos, f.value)
        atoms_table.own_token(s, number, f.user)
        f.turns += 1
    f.turns = 0
    return True


def meant(s: Quest, f: Deeds, op: Op) -> list[int]:
    """The tokens that a verb names, by their rows: here, or everywhere (`rune` is either rune)."""
    found = things_called(s, op.id)
    if not found or op.at == "everywhere":
        return found
    places = places_of(s, f, op.at)
    return [number for number in found if s.things.rows[number].area in places]


def untoken(s: Quest, f: Deeds, op: Op) -> Done:
    """Tokens of a kind are taken away, all of them or so many."""
    found = meant(s, f, op)
    for number in found[: amount_of(s, f, op.count) or len(found)]:
        atoms_map.remove(s, number)
    return True


def can_untoken(s: Quest, f: Deeds, op: Op) -> bool:
    return bool(meant(s, f, op))


def say_token(t: Teller, e: Spoken, rules: list[str]) -> str:
    """What is laid down where, for how long, and what it bears."""
    names = {"token": t.token(e.kind), "tokens": t.token(e.kind, "many")}
    said: str = t.put("say-token", at=t.place(e.at, "own"), most=e.most, **names, **t.number(e.count))
    if e.until:
        said = t.put("say-token-until", what=said, span=t.put(f"until-{e.until}"))
    inner = t.borne_by_place(e.on)
    if e.do:
        said = t.put(
            "say-token-do",
            what=said,
            when=t.put(f"on-{e.on}", bearer=inner.bearer, weapon="none"),
            do=inner.told(e.do, rules),
        )
    return t.put("say-token-always", what=said, mods=inner.mods(e.always)) if e.always else said


TOKEN: Final = declare(
    Verb(
        "token", "SS-19.14", token, say_token,
        (
            Field("kind", ID, slot="id"), Field("at", PLACE), Field("count", NUMBER, 1), Field("most", INT, 0, "n"),
            Field("on", WORD, "none", "by", t.TRIGGERS), Field("do", EFFECTS, (), "body"), Field("always", MODS, (), "mods"),
            Field("until", WORD, "", "until", ("", *t.SPANS)),
        ),
        struct="PutToken",
    )
)  # fmt: skip
UNTOKEN: Final = declare(
    Verb(
        "untoken",
        "SS-Q33",
        untoken,
        say,
        (Field("kind", ID, slot="id"), Field("at", PLACE, "here"), Field("count", NUMBER, 0)),
    ),
    can=can_untoken,
)


# Gates, shrines, edges, waypoints ------------------------------------------------------------------------------------


def gates_meant(s: Quest, f: Deeds, op: Op) -> list[int]:
    """Which gate: by its symbol, the first closed one in the order of the symbols, the one here, the nearest open one or ones."""
    gates = atoms_map.gates(s)
    if op.n > 0:
        gates = [gate for gate in gates if s.things.rows[gate].value == op.n - 1]
    elif op.id == "first-closed":
        closed = [gate for gate in gates if s.things.rows[gate].state <= 0]
        order = (t.HIT, t.SKILL, t.MAGIC, t.SHIELD)
        gates = [gate for symbol in order for gate in closed if s.things.rows[gate].value == symbol]
    elif op.id == "here":
        gates = things_in(s, place_of(s, f), GATE)
    elif op.id == "nearest-open":
        here = place_of(s, f)
        reach = s.reach()
        is_open = [gate for gate in gates if s.things.rows[gate].state > 0]
        least = min([reach.dist_move(here, s.things.rows[gate].area) for gate in is_open], default=0)
        return [gate for gate in is_open if reach.dist_move(here, s.things.rows[gate].area) == least]
    return gates[:1]


def gate(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-7.37: of several that are equally near the active player names one."""
    if f.stage == 0:
        found = gates_meant(s, f, op)
        if not found:
            return True
        f.stage, f.answer = ASKED, found[0]
        if len(found) > 1:
            f.answer = None
            ask(s, s.active, decisions.GATE, Listed(tuple(found)))
            return False
    number, f.answer = f.answer, None
    more = of_table(s, "gate-rounds") if op.level else 0
    atoms_map.set_gate(s, number, op.flag, op.level + more)
    return True


def shrine(s: Quest, f: Deeds, op: Op) -> Done:
    for area in places_of(s, f, op.at):
        for number in atoms_map.shrine_rows(s):
            if s.things.rows[number].area == area:
                atoms_map.set_shrine(s, number, op.flag)
    return True


def edge(s: Quest, f: Deeds, op: Op) -> Done:
    """A wall token goes, or comes; sight is checked."""
    atoms_map.set_edge(s, op.n, op.flag)
    return True


def waypoint(s: Quest, f: Deeds, op: Op) -> Done:
    for number, thing in enumerate(s.things.rows):
        if thing.kind == WAYPOINT and thing.value == op.n:
            atoms_map.remove(s, number)
    return True


GATE_SYMBOLS: Final = ("", *t.SYMBOLS)
GATE_CHANGES: Final = declare(
    Verb(
        "gate", "SS-30.1", gate, say,
        (
            Field("symbol", WORD, "", "n", GATE_SYMBOLS), Field("which", ID, "", "id"), Field("open", BOOL, slot="flag"),
            Field("rounds", INT, 0, "level"),
        ),
        struct="ChangeGate",
    )
)  # fmt: skip
SHRINE: Final = declare(
    Verb(
        "shrine",
        "SS-26.13",
        shrine,
        say,
        (Field("at", PLACE), Field("active", BOOL, slot="flag")),
        struct="ChangeShrine",
    )
)
declare(
    Verb(
        "edge",
        "SS-10.12",
        edge,
        say,
        (Field("edge", EDGE, slot="n"), Field("open", BOOL, False, "flag"), Field("wall", BOOL, False, "level")),
        struct="ChangeEdge",
    )
)
declare(
    Verb("waypoint", "SS-7.2", waypoint, say, (Field("number", INT, slot="n"), Field("remove", BOOL, True, "flag")))
)


# Shadows -------------------------------------------------------------------------------------------------------------


def shadows_move(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-G11 16: each shadow goes towards the nearest living hero and stops before a hero's area; ties are the active player's."""
    while f.turns < op.n * len(s.things):
        number = f.turns // op.n
        ahead = shadow_ways(s, number)
        if len(ahead) > 1 and f.stage == 0:
            f.stage = ASKED
            ask(s, s.active, decisions.PATH, Listed(tuple(ahead)), number)
            return False
        if ahead:
            atoms_map.shift_shadow(s, number, f.answer if f.stage == ASKED else ahead[0])
        f.answer, f.stage = None, 0
        f.turns += 1
    f.turns = 0
    return True


def shadow_ways(s: Quest, number: int) -> list[int]:
    """The next areas of all shortest ways to the nearest heroes; none for what is no shadow, and none with a hero in it."""
    thing = s.things.rows[number]
    if thing.kind != SHADOW:
        return []
    reach = s.reach()
    taken = [s.figures.rows[seat].area for seat in s.living()]
    least = min([reach.dist_move(thing.area, area) for area in taken], default=0)
    found: list[int] = []
    for area in taken:
        if reach.dist_move(thing.area, area) == least:
            found += [one for one in reach.towards(thing.area, area) if one not in taken and one not in found]
    return sorted(found)


def sight_check(s: Quest, f: Deeds, op: Op) -> Done:
    atoms_table.look_about(s)
    return True


SHADOWS_MOVE: Final = declare(Verb("shadows-move", "SS-29.1", shadows_move, say, (Field("areas", INT, slot="n"),)))
declare(Verb("sight-check", "SS-7.1", sight_check, say))


# Events --------------------------------------------------------------------------------------------------------------


def event(s: Quest, f: Deeds, op: Op) -> Done:
    """An event comes into play and is resolved, wherever it was; one whose effect persists lies open on the deck (SS-38.2)."""
    atoms_map.set_event_free(s, op.n)
    card = s.cast.events[op.n]
    if card.persistent:
        atoms_map.cover(s, op.n)
        atoms_map.begin_event(s)
    push(s, EventCard(op.n, card.persistent))
    return True


def story_on_top(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-38.3: the story card covers the deck."""
    atoms_map.cover(s, op.n)
    return True


def story_at(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-38.5: the story card lies on an area."""
    for area in places_of(s, f, op.at)[:1]:
        atoms_map.lay(s, STORY, area, op.n)
    return True


def shrine_for(s: Quest, f: Deeds, op: Op) -> Done:
    """A ghost counts as standing on an active shrine in this soul step."""
    assert op.whose is not None
    found = whom(s, f, op.whose)
    if found is None:
        return False
    for seat in found:
        if s.figures.rows[seat].area != NOWHERE:
            atoms_table.note_use(s, SHRINE_FOR, seat)
    return True


SHRINE_FOR: Final = -7
"""In the place of an ability: who counts as on a shrine this round."""
EVENT: Final = declare(Verb("event", "SS-38.1", event, say, (Field("number", INT, slot="n"),), struct="PlayEvent"))
declare(Verb("story-on-top", "SS-38.3", story_on_top, say, (Field("number", INT, slot="n"),)))
declare(Verb("story-at", "SS-38.5", story_at, say, (Field("number", INT, slot="n"), Field("at", PLACE))))
declare(Verb("shrine-for", "SS-7.51", shrine_for, say, (whose(),)))
