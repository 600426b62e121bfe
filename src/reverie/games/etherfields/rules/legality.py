"""What may be done, and why not: every predicate answers None or a refusal with its rule (EF-4.101 to EF-4.113, EF-5.36 to EF-5.50).

Options are what no predicate refuses; whoever asks "why can't I?" asks the same predicates.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.choice import Refusal
from reverie.parts.rules.effects import NO_TEXT

from . import terms as t
from .abilities import (
    BASIC,
    DREAM_ACTIONS,
    FLYING,
    FREE,
    GEM_SLOT,
    INFLUENCE,
    INNATE,
    INTERACTION,
    ITEM,
    MAP,
    NONE,
    QUIRK,
    Use,
)
from .atoms import in_pool
from .conditions import Scene, holds
from .force import M, value
from .frames import Performing
from .paying import can_pay, may_use_items, prices_left
from .places import can_move, dreamer_range, figures_near, land, restorable
from .signs import SIGN_SPACES, fitting_signs
from .state import NOBODY, NOWHERE, TURN_DISCARD, Session

RANGES: Final = (M["range"], M["contact-range"], M["assault-range"])
HINTS: Final = 3
SOMEWHERE: Final = (INTERACTION, MAP, QUIRK, GEM_SLOT)
"""What is used from a space or within a range (EF-5.44, EF-5.50)."""
CAPS: Final = (NONE, M["contact-range-cap"], M["assault-range-cap"])


def scene_for(s: Session, seat: int, use: Use, victim: int = NOBODY) -> Scene:
    x = Scene(seat, seat, NONE, victim)
    x.use = use.number
    x.keyword = use.keyword
    if use.source == INTERACTION:
        x.entity = entity_row(s, use)
    return x


def entity_row(s: Session, use: Use) -> int:
    """The row of the Entity tile on which an Interaction stands; NONE where it does not lie open."""
    for row in s.entity_rows():
        if s.entities.rows[row].tile == use.owner:
            return row
    return NONE


# One use ---------------------------------------------------------------------------------------------------------------


def refuse_use(s: Session, seat: int, use: Use, window: int, victim: int = NOBODY) -> Refusal | None:
    """Whether a Dreamer may use something in a window now: window, moment, limit, place, range, condition, price."""
    refusal = refuse_window(s, seat, use, window) or refuse_moment(s, seat, use) or refuse_limit(s, seat, use)
    if refusal is None and use.source in SOMEWHERE:
        refusal = refuse_place(s, seat, use)
    return refuse_price(s, seat, use, victim) if refusal is None else refusal


def may_still_use(s: Session, seat: int, use: Use, victim: int = NOBODY) -> bool:
    """The same of what no window and no place refuses, without saying why not."""
    return (
        (use.source not in MOMENTARY or refuse_moment(s, seat, use) is None)
        and (not (use.once or use.limit) or refuse_limit(s, seat, use) is None)
        and refuse_price(s, seat, use, victim) is None
    )


def refuse_price(s: Session, seat: int, use: Use, victim: int) -> Refusal | None:
    """EF-5.3, EF-5.37, EF-5.39: its condition, its price, and whether it would do anything."""
    if use.name and not (SIGN_SPACES in s.flags and fitting_signs(s, seat, s.space_of(seat))):
        return Refusal("EF-9.118", "no-sign")
    if use.given is not None and not holds(s, use.given, scene_for(s, seat, use, victim)):
        return Refusal("EF-5.37", "requirement")
    if use.completing is not None and payments_short(s, use) <= 1 and not may_complete(s, seat, use):
        return Refusal("EF-10.53", "completing")
    if use.window == t.SLUMBER_WON and not may_save(s, seat):
        return Refusal("EF-10.38", "requirement")
    if use.cost is not FREE and not can_pay(s, seat, use.cost, use.card if use.source == INFLUENCE else NONE):
        return Refusal("EF-5.39", "too-dear")
    return None if use.source not in (BASIC, INNATE) or could_do(s, seat, use) else Refusal("EF-5.3", "nothing-to-do")


def winning(s: Session) -> Performing | None:
    """EF-4.110: the Interaction by which a Slumber is being won."""
    for frame in reversed(s.agenda):
        if isinstance(frame, Performing) and s.cast.uses[frame.use].wins:
            return frame
    return None


def may_save(s: Session, seat: int) -> bool:
    """EF-10.38: a Salvation may be resolved once, where the Slumber was won by an Interaction and its condition is true."""
    tile, won = s.cast.entities[s.slumber], winning(s)
    if won is None or won.saved or tile.salvation == NO_TEXT:
        return False
    x = Scene(seat, NOBODY, s.row_of(tile.code))
    x.keyword = s.cast.uses[won.use].keyword
    return holds(s, tile.saved_if, x)


def payments_short(s: Session, use: Use) -> int:
    """EF-5.83: how many payments a Staged action still takes; one where it is not Staged."""
    if not use.cost.staged:
        return 1
    return s.players() - sum([one[2] for one in s.staged if one[0] == use.number])


def may_complete(s: Session, seat: int, use: Use) -> bool:
    """EF-10.53: whether the last payment may be this Dreamer's."""
    return holds(s, use.completing, scene_for(s, seat, use))


def could_do(s: Session, seat: int, use: Use) -> bool:
    """Whether an innate or Basic Action would change anything: nobody discards a card, or spends nothing, for nothing."""
    op = s.cast.texts[use.do].ops[0]
    if op.effect.name == "pay-any":
        if prices_left(s, seat, op.kind) == 0:
            return False
        names = [inner.effect.name for inner in s.cast.texts[op.body].ops]
        return ("add-turn" not in names or bool(s.piles.rows[TURN_DISCARD].cards)) and (
            "move" not in names or can_move(s, seat)
        )
    if op.effect.name == "restore":
        return bool(restorable(s, seat))
    if op.effect.name == "unmorph":
        near = figures_near(s, s.space_of(seat), 1) if s.space_of(seat) != NOWHERE else []
        return bool([1 for figure in near if s.entities.rows[s.figures.rows[figure].entity].morphings])
    if op.effect.name == "peek":
        return bool(s.secret_slumbers() or [1 for card in s.secrets if t.KINDS[s.cast.cards[card].kind] in t.PEEKED])
    if op.effect.name == "gain":
        return in_pool(s, op.kind) > 0
    return True


def refuse_window(s: Session, seat: int, use: Use, window: int) -> Refusal | None:
    """EF-4.100 to EF-4.111, EF-5.46 to EF-5.48: each thing in its window; Rapid cards wherever it is not closed to them."""
    if use.map_only and s.layer != t.ON_MAP:
        return Refusal("EF-5.245", "map-only")
    if use.trigger != NONE:
        return Refusal("EF-6.116", "by-itself")
    if not use.windows >> window & 1:
        return Refusal("EF-4.104" if window == t.DISTRESS_WINDOW else "EF-5.48", "not-now")
    if s.layer == t.ON_MAP and not use.map_only and use.source in (BASIC, MAP, FLYING, INTERACTION, QUIRK, GEM_SLOT):
        return Refusal("EF-5.245", "not-on-map")
    if use.source == ITEM and not may_use_items(s, seat):
        return Refusal("EF-6.121", "no-items")
    return None


MOMENTARY: Final = (*DREAM_ACTIONS, INNATE)


def refuse_moment(s: Session, seat: int, use: Use) -> Refusal | None:
    """EF-5.63, EF-5.302: what depends on the phase, or on what was done before in an Ordered Round."""
    if use.source in DREAM_ACTIONS and s.setup["rounds"] and s.dreamers.rows[seat].acted:
        return Refusal("EF-5.302", "one-dream-action")
    if use.source == INNATE and use.window == t.DISTRESS_WINDOW and s.phase != t.DREAMSCAPE:
        return Refusal("EF-5.63", "dreamscape-only")
    return None


def copies_of(s: Session, seat: int, use: Use) -> int:
    """How many equal components bear this use: each has its own limit."""
    row = s.dreamers.rows[seat]
    placed = [card for card, flipped in row.progress if not flipped and card == use.owner]
    return max(1, len(placed), s.items.count(use.owner))


def refuse_limit(s: Session, seat: int, use: Use) -> Refusal | None:
    """EF-5.45, EF-5.49, EF-6.113: once per Turn, per Dream, between two Slumbers; one-use Map actions."""
    if use.once and use.number in s.stops:
        return Refusal("EF-5.45", "used-up")
    if not use.limit:
        return None
    times = 0
    for number, who in s.used:
        if number == use.number and (who == seat or use.source == ITEM):
            times += 1
    return Refusal("EF-5.49", "limit") if times >= copies_of(s, seat, use) else None


def refuse_place(s: Session, seat: int, use: Use) -> Refusal | None:
    """EF-5.44, EF-5.50, EF-5.93, EF-5.170: on the action's space; within range of the Entity."""
    if use.source == INTERACTION:
        return None if figures_in_reach(s, seat, use) else Refusal("EF-5.50", "out-of-range")
    if use.source not in SOMEWHERE or not use.spaces:
        return None
    space = s.space_of(seat)
    if space == NOWHERE:
        return Refusal("EF-5.44", "elsewhere")
    if use.source == QUIRK:
        there = [where for where, card, _until in s.quirks if card == use.owner]
        return None if space in there else Refusal("EF-5.44", "elsewhere")
    if s.lying[space // 4] != use.owner or not use.spaces >> space % 4 & 1:
        return Refusal("EF-5.44", "elsewhere")
    if use.source == GEM_SLOT and space not in s.gems:
        return Refusal("EF-5.126", "no-gem-there")
    return None


def reach_of(s: Session, seat: int, use: Use) -> int:
    """EF-5.93, EF-9.68: the range of an Interaction for this Dreamer: basic 1, bonuses, caps after all of them."""
    base = use.far if use.far != NONE else 1
    if use.keyword:
        base = value(s, RANGES[use.keyword], seat, base)
        base = min(base, value(s, CAPS[use.keyword], seat, base))
    return dreamer_range(s, seat, base)


def figures_in_reach(s: Session, seat: int, use: Use) -> list[int]:
    """The figures of an Interaction's Entity within its range."""
    row = entity_row(s, use)
    space = s.space_of(seat)
    figures = s.figures_of(row) if row != NONE and space != NOWHERE else []
    if not figures:
        return []
    here, most = land(s), reach_of(s, seat, use)
    return [figure for figure in figures if here.distance(space, s.figures.rows[figure].space) <= most]


def is_the_teams(s: Session, use: Use) -> bool:
    """EF-4.56, EF-5.209: Hours for Turns are not one Dreamer's decision."""
    if use.source != BASIC:
        return False
    op = s.cast.texts[use.do].ops[0]
    return (
        op.effect.name == "pay-any"
        and op.kind == t.HOUR
        and "add-turn" in [inner.effect.name for inner in s.cast.texts[op.body].ops]
    )


def may_open_hint(s: Session, dream: int) -> bool:
    """EF-9.111: three for each Dream, in their order: free after so many failed tries, or for 1 Hour; deep Dreams sell none (EF-9.116)."""
    _dream, _status, tries, hints = s.gate_of(dream)
    return hints < HINTS and (hints < tries or (s.hours > 0 and s.setup["difficulty"] != "deep"))


def refuse_placement(s: Session, seat: int, card: int) -> Refusal | None:
    """EF-5.73: a Progress card of the hand may be placed for its cost."""
    cost = s.cast.cards[card].place_cost
    if cost is None:
        return Refusal("EF-5.73", "no-progress")
    if not s.in_play():
        return Refusal("EF-5.245", "not-on-map")
    return None if can_pay(s, seat, cost, card, True) else Refusal("EF-5.39", "too-dear")
