"""What there is to do: the objectives of a Dream, the ways out of a Slumber, where each is done and what it still asks (EF-10.89)."""

from __future__ import annotations

from typing import Final

from reverie.parts.rules.effects import NO_TEXT
from reverie.parts.rules.steps import FAR

from ..rules import terms as t
from ..rules.abilities import FREE, GIVENS, NONE, PLACES, Cost, Given, Use
from ..rules.atoms_map import tokens_out
from ..rules.atoms_turns import turns_left
from ..rules.cast import Cast
from ..rules.conditions import Scene, amount_of, holds
from ..rules.force import M
from ..rules.legality import entity_row, reach_of, scene_for
from ..rules.places import is_terrain, land, lies
from ..rules.state import NOWHERE, Session
from .course import ON, SPACE, begins_in
from .leading import led

LIGHT: Final = "light"
CARRIED: Final = 1.0
"""What it is worth more to bring what one carries."""
ALL: Final = GIVENS.index("all")
MARKS: Final = (GIVENS.index("flag"), GIVENS.index("read"), GIVENS.index("owns"))
WITHIN: Final = PLACES.index("within")
TERRAIN: Final = M["terrain"]
PUT_GEM: Final = "put-gem"
GO: Final = "go"
LEAD: Final = "lead"
"""Of a figure that repeats Moves: to a space, while the Dreamers end on others."""
FROM: Final = " from "
CARRY: Final = "carry"
RELAY: Final = "relay"
"""Of an action that hands on a marker: by whoever is farthest from where others receive it."""
TO: Final = " to "
RECEIVED: Final = 6
"""So near to there somebody is in time for it."""
ASIDE: Final = "aside"
BY_THE_WAY: Final = 0.5
"""What is worth doing with what is left where one is."""
OPENS: Final = "open "
ANYTIME: Final = "any "
BEGUN: Final = 2.0
"""What a Staged action is worth that somebody has begun to pay, where the order is free."""
AFTER: Final = " after "
EVERYBODY: Final = -1
URGENT: Final = 1.6
"""What comes first in the order of a Dream is worth so much more than what may wait."""
PLAIN_WORTH: Final = 1.0


class Errand:
    """One thing to do: where it is done, what one payment of it costs, how many payments it still takes."""

    __slots__ = ("aside", "begins", "cost", "deed", "goal", "left", "spaces", "takers", "use", "worth")

    def __init__(self, use: int, cost: Cost, spaces: list[int], left: int, worth: float) -> None:
        self.use = use
        """NONE for a Gem that is put into its slot."""
        self.cost = cost
        self.spaces = spaces
        self.left = left
        self.worth = worth
        self.deed: str = ""
        self.takers: int = EVERYBODY
        """The seats who may do it, as bits."""
        self.goal: int = NOWHERE
        """Where a figure is to be led."""
        self.begins: int = 0
        """In how many Turns it can be done."""
        self.aside = False
        """Only worth doing where one is."""


class Objective:
    """What a Dream says about its line: `m2`, `K.i1`, `any m4`, `open m2`, `m7 after m3 m4`; with a place `go A2c+B2`, `light B1a`,
    `carry B4d`, `lead A4a from A2`, `relay m5 to C4b`; `aside K.i1`."""

    __slots__ = ("after", "anytime", "name", "opens", "where", "word")

    def __init__(self, written: str) -> None:
        name, _after, before = written.partition(AFTER)
        self.after: tuple[str, ...] = tuple(before.split())
        self.opens = name.startswith(OPENS)
        self.anytime = name.startswith(ANYTIME)
        self.name = name.removeprefix(OPENS).removeprefix(ANYTIME)
        """An action or Interaction; empty where there is a word of its own..."""
        self.word, _space, self.where = self.name.partition(" ")
        """... and a place."""
        if self.where:
            self.name = ""


READ: Final[dict[str, Objective]] = {}


def objectives(s: Session) -> list[Objective]:
    """The line of the Dream at hand."""
    found = []
    for written in s.here().objectives:
        if written not in READ:
            READ[written] = Objective(written)
        found.append(READ[written])
    return found


def errands(s: Session) -> list[Errand]:
    """Everything that brings the Dream or Slumber at hand nearer to its end."""
    if s.layer == t.IN_DREAM:
        return dream_errands(s)
    return slumber_errands(s) if s.layer == t.IN_SLUMBER and s.slumber != NONE else []


# Dreams --------------------------------------------------------------------------------------------------------------


def use_of(s: Session, name: str) -> Use | None:
    """The action of an objective: `m2` of a map tile, `K.i1` of an Entity."""
    cast = s.cast
    letter, dot, id = name.partition(".")
    if dot:
        for number in s.here().entities:
            if cast.entities[number].code.endswith(f" {letter}"):
                for use in cast.entities[number].interactions:
                    if cast.uses[use].id == id:
                        return cast.uses[use]
        return None
    for number in s.here().tiles:
        for use in cast.tiles[number].actions:
            if cast.uses[use].id == name:
                return cast.uses[use]
    return None


def is_done(s: Session, use: Use) -> bool:
    """Whether an action has done what it is there for: it is used up, its mark is set, the tile that it brings lies there."""
    if use.once and use.number in s.stops:
        return True
    for part in parts_of(use.given):
        if part.negated and part.kind in MARKS and not holds(s, part, Scene(0, 0)):
            return True
    brought = tiles_brought(s.cast, use.do, 0)
    return bool(brought) and all([tile in s.lying for tile in brought])


def is_plenty(s: Session, use: Use) -> bool:
    """EF-10.52 to EF-10.54: there are as many markers as the goal asks for: no more are made, nor let go of by whoever can bring them."""
    goal = s.here().goal
    if use.do == NO_TEXT or goal is None or goal.least is None:
        return False
    made, gone = [], 0
    for op in s.cast.texts[use.do].ops:
        if op.effect.name == "token":
            made.append(op.kind)
        elif op.effect.name == "untoken":
            gone += 1
    if not made or s.count(goal.name) + tokens_out(s, made[0]) >= amount_of(s, goal.least, Scene(0, 0)) + gone:
        return bool(made)
    carried = s.players() + s.count(goal.name) + sum([one[2] for one in s.tokens if one[0] == made[0]])
    return bool(gone) and carried >= amount_of(s, goal.least, Scene(0, 0))


def parts_of(given: Given | None) -> tuple[Given, ...]:
    if given is None:
        return ()
    return given.parts if given.kind == ALL and not given.negated else (given,)


def tiles_brought(cast: Cast, text: int, depth: int) -> list[int]:
    """The map tiles that a text lays, with all that it reads."""
    found: list[int] = []
    if text == NO_TEXT or depth > 4:
        return found
    for op in cast.texts[text].ops:
        if op.effect.name == "place-tile":
            found.append(cast.tile_ids[op.code])
        elif op.effect.name == "read" and op.name in cast.script_ids:
            found += tiles_brought(cast, cast.scripts[cast.script_ids[op.name]].do, depth + 1)
        elif op.effect.name == "when":
            found += tiles_brought(cast, op.body, depth + 1)
    return found


ORDER_KNOWN: Final = "order_known"
"""The flag of a Dream whose objectives have an order that its Dreamers must find out."""


def dream_errands(s: Session) -> list[Errand]:
    """The objectives that can be worked at now. Staged ones are finished in their order; later ones are only prepared, and all of them
    as long as the Dreamers have not read the order."""
    found: list[Errand] = []
    waiting = False
    known = knows_order(s)
    for one in objectives(s):
        if one.opens or not is_ripe(s, one):
            continue
        ordered = known and not one.anytime
        worth = PLAIN_WORTH if waiting else URGENT
        if one.where:
            found += special_errands(s, one, worth)
            continue
        use = use_of(s, one.name)
        if use is None or is_done(s, use) or is_plenty(s, use):
            continue
        errand = errand_of(s, use, worth if known or not use.cost.staged else PLAIN_WORTH)
        if errand is not None:
            if one.anytime:
                errand.worth = BEGUN if errand.left < s.players() else URGENT
            elif use.cost.staged and (waiting or not known):
                errand.left -= 1
            if errand.left > 0:
                found.append(errand)
        waiting = waiting or (use.cost.staged and ordered)
    return found + opening_errands(s, found)


def is_ripe(s: Session, one: Objective) -> bool:
    """`m7 after m3 m4`: whether everything that comes before it is done."""
    uses = [use_of(s, name) for name in one.after]
    return not [use for use in uses if use is not None and not is_done(s, use)]


def special_errands(s: Session, one: Objective, worth: float) -> list[Errand]:
    """What is no action."""
    if one.word == LIGHT:
        return light_errands(s, s.cast.spaces.number[one.where], worth)
    if one.word == LEAD:
        return lead_errands(s, one.where, worth)
    if one.word == CARRY:
        return carry_errands(s, s.cast.spaces.number[one.where], worth)
    if one.word == RELAY:
        return relay_errands(s, one.where, worth)
    if one.word == ASIDE:
        return aside_errands(s, one.where)
    return go_errands(s, one.where, worth) if one.word == GO else []


def in_reach(s: Session, errand: Errand, seat: int) -> bool:
    """Whether a Dreamer could walk to it at all."""
    here, stands = land(s), s.space_of(seat)
    return errand.takers >> seat & 1 == 1 and any([here.distance(stands, space) < FAR for space in errand.spaces])


def opening_errands(s: Session, found: list[Errand]) -> list[Errand]:
    """`open m2`: ways that are shut are opened by those who can reach nothing else."""
    shut = 0
    for seat in range(s.players()):
        if s.space_of(seat) != NOWHERE and not [errand for errand in found if in_reach(s, errand, seat)]:
            shut |= 1 << seat
    opened = []
    for one in objectives(s) if shut else []:
        use = use_of(s, one.name) if one.opens else None
        errand = errand_of(s, use, URGENT) if use is not None else None
        if errand is not None:
            errand.takers &= shut
            opened.append(errand)
    return opened


def spaces_named(s: Session, where: str) -> list[int]:
    """Several spaces and slots: `A2c+B2`."""
    found: list[int] = []
    numbers = s.cast.spaces.number
    for part in where.split("+"):
        found += [numbers[part]] if part in numbers else [numbers[part + corner] for corner in "abcd"]
    return found


def go_errands(s: Session, where: str, worth: float) -> list[Errand]:
    """`go A2c+B2`: every Dreamer to one of these spaces."""
    spaces = [space for space in spaces_named(s, where) if lies(s, space)]
    away = [seat for seat in range(s.players()) if s.space_of(seat) not in spaces]
    if not spaces or not away:
        return []
    errand = Errand(NONE, FREE, spaces, len(away), worth)
    errand.deed = GO
    errand.takers = sum([1 << seat for seat in away])
    return [errand]


def lead_errands(s: Session, where: str, worth: float) -> list[Errand]:
    """`lead A4a from A2+A3`: a figure that repeats Moves to a space, as soon as nobody else need walk any more."""
    to, _from, ends = where.partition(FROM)
    goal, figure = s.cast.spaces.number[to], led(s)
    spaces = [space for space in spaces_named(s, ends) if lies(s, space)]
    if figure == NONE or not lies(s, goal) or s.figures.rows[figure].space == goal:
        return []
    away = [seat for seat in range(s.players()) if s.space_of(seat) not in spaces]
    errand = Errand(NONE, FREE, spaces, s.players(), worth)
    errand.deed, errand.goal = LEAD, goal
    errand.takers = EVERYBODY if not away else 1 << away[0] if len(away) == 1 else 0
    return [errand]


def relay_errands(s: Session, where: str, worth: float) -> list[Errand]:
    """`relay m5 to C4b`: by the last of those who come to that space, as soon as another is near; alone, where nobody takes it."""
    name, _to, to = where.partition(TO)
    use, space = use_of(s, name), s.cast.spaces.number[to]
    errand = errand_of(s, use, worth) if use is not None else None
    if use is None or errand is None or not lies(s, space):
        return []
    here, many = land(s), s.players()
    if many == 1:
        return [] if is_plenty(s, use) or awaited(s, use, FAR) else [errand]
    far = [(here.distance(s.space_of(seat), space), seat) for seat in range(many) if s.space_of(seat) != NOWHERE]
    errand.takers &= 1 << max(far)[1]
    errand.begins = 0 if min(far)[0] <= RECEIVED and not awaited(s, use, 0) else 1
    return [errand] if errand.takers else []


def awaited(s: Session, use: Use, more: int) -> bool:
    """Whether an Entity is so near to where an action lays its marker that it comes there in a Turn, or in more."""
    here = land(s)
    for op in s.cast.texts[use.do].ops:
        if op.effect.name == "token" and op.place is not None and op.place.kind == SPACE:
            for row in s.entity_rows():
                for figure in s.figures_of(row):
                    if here.distance(s.figures.rows[figure].space, op.place.number) <= s.entity(row).move + more:
                        return True
    return False


def aside_errands(s: Session, name: str) -> list[Errand]:
    """`aside K.i1`: with what is left, where one is."""
    use = use_of(s, name)
    errand = errand_of(s, use, BY_THE_WAY) if use is not None and not is_done(s, use) else None
    if errand is None:
        return []
    errand.aside = True
    return [errand]


def carry_errands(s: Session, goal: int, worth: float) -> list[Errand]:
    """`carry B4d`: whoever carries the Story token, to a space."""
    if not lies(s, goal):
        return []
    found: list[Errand] = []
    for seat, row in enumerate(s.dreamers.rows):
        if row.tokens[t.STORY] and s.space_of(seat) != goal:
            errand = Errand(NONE, FREE, [goal], 1, worth + CARRIED)
            errand.deed, errand.takers = GO, 1 << seat
            found.append(errand)
    return found


def knows_order(s: Session) -> bool:
    """EF-10.89: bots at a table know only what has been read: where a Dream keeps its order secret, not before its flag is set."""
    return ORDER_KNOWN not in s.here().own or ORDER_KNOWN in s.flags


def errand_of(s: Session, use: Use, worth: float) -> Errand | None:
    """An action as an errand; None while it cannot be taken by anybody."""
    spaces = spaces_for(s, use)
    if not spaces:
        return None
    errand = Errand(use.number, use.cost, spaces, payments_left(s, use), worth)
    last = use.completing if errand.left <= 1 else None
    if use.given is not None or last is not None:
        errand.takers = takers_of(s, use, use.given, last)
        if not errand.takers:
            return future_errand(s, use, errand, last)
    return errand


def takers_of(s: Session, use: Use, given: Given | None, last: Given | None) -> int:
    """The seats for whom its conditions hold, as bits."""
    takers = 0
    for seat in range(s.players()):
        scene = scene_for(s, seat, use)
        if holds(s, given, scene) and holds(s, last, scene):
            takers |= 1 << seat
    return takers


def future_errand(s: Session, use: Use, errand: Errand, last: Given | None) -> Errand | None:
    """What cannot be done yet, but in some Turns by itself: somebody should be there then."""
    errand.takers = EVERYBODY if last is None else takers_of(s, use, None, last)
    for part in parts_of(use.given):
        takers = takers_of(s, use, part, None)
        begins = 0 if takers else begins_in(s, part)
        if begins:
            errand.begins = max(errand.begins, begins)
        else:
            errand.takers &= takers
    if not [part for part in parts_of(use.given) if part.kind == ON]:
        errand.left = (errand.left + 1) // 2  # whoever comes first begins to pay
    return errand if errand.takers and errand.begins else None


def payments_left(s: Session, use: Use) -> int:
    """EF-5.83: a Staged action takes one payment for each Dreamer."""
    if not use.cost.staged:
        return 1
    for number, _colour, count in s.staged:
        if number == use.number:
            return s.players() - count
    return s.players()


def spaces_for(s: Session, use: Use) -> list[int]:
    """Where an action may be taken: the corners of its tile, or wherever its Entity is within range."""
    if use.keyword or use.far != NONE:
        row = entity_row(s, use)
        if row == NONE:
            return []
        here, reach = land(s), max(0, reach_of(s, 0, use))
        found = 0
        for figure in s.figures_of(row):
            found |= here.within(s.figures.rows[figure].space, reach)
        return [space for space in range(t.SPACES) if found >> space & 1 and lies(s, space)]
    if use.owner not in s.lying:
        return []
    slot = s.lying.index(use.owner)
    return [4 * slot + corner for corner in range(4) if use.spaces >> corner & 1]


def light_errands(s: Session, space: int, worth: float) -> list[Errand]:
    """EF-5.132: ways to bring Light to a space: an Item that gives it, or a Gem in the slot that does."""
    if not lies(s, space) or is_terrain(s, space, t.LIGHT):
        return []
    found: list[Errand] = []
    for card in s.items:
        for number in s.cast.cards[card].uses:
            reach = light_reach(s.cast, number)
            if reach >= 0:
                near = land(s).within(space, reach)
                spaces = [one for one in range(t.SPACES) if near >> one & 1]
                found.append(Errand(number, s.cast.uses[number].cost, spaces, 1, worth))
    tile = s.tile_at(space)
    if not found and tile is not None:
        for corner, mods in tile.gem_mods:
            if [1 for number in mods if s.cast.mods[number].kind == TERRAIN]:
                errand = Errand(NONE, FREE, [space // 4 * 4 + corner], 1, worth)
                errand.deed = PUT_GEM
                found.append(errand)
    return found


def light_reach(cast: Cast, number: int) -> int:
    """How far away a use can bring Light; -1 where it brings none."""
    use = cast.uses[number]
    if use.trigger != NONE or use.do == NO_TEXT:
        return -1
    for op in cast.texts[use.do].ops:
        if op.effect.name == "terrain" and op.kind == t.LIGHT:
            return op.place.far if op.place is not None and op.place.kind == WITHIN else 0
    return -1


# Slumbers ------------------------------------------------------------------------------------------------------------


def slumber_errands(s: Session) -> list[Errand]:
    """EF-5.253: the ways to win a Slumber, the cheapest for the Team first; whatever ends it where nothing wins."""
    tile = s.cast.entities[s.slumber]
    found: list[Errand] = []
    for number in tile.interactions:
        use = s.cast.uses[number]
        if not use.wins and turns_left(s) > 1:
            continue
        if ends_slumber(s.cast, use.do, 0) and not (use.once and number in s.stops):
            errand = errand_of(s, use, URGENT if use.wins else 0.5)
            if errand is not None:
                found.append(errand)
    if len(found) > 1:
        begun = [errand for errand in found if errand.cost.staged and errand.left < s.players()]
        for errand in begun:
            errand.worth += 0.5
    return found


def ends_slumber(cast: Cast, text: int, depth: int) -> bool:
    """Whether a text may end the Slumber."""
    if text == NO_TEXT or depth > 4:
        return False
    for op in cast.texts[text].ops:
        if op.effect.name == "end-slumber":
            return True
        if op.effect.name in ("when", "each", "pay") and ends_slumber(cast, op.body, depth + 1):
            return True
    return False
