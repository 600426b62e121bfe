"""Verbs about life and limb: wounds, healing, conditions, fire, magic shields (SS-22.15, SS-24, SS-25)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import ask, cite, emit, innermost
from reverie.kernel.domain import Listed
from reverie.parts.rules.effects import INT, WORD, Field

from .. import atoms, decisions
from .. import terms as t
from ..abilities import SELECTORS
from ..atoms_map import set_on_fire
from ..cast import Op
from ..force import of_foe
from ..frames import Activation, HeroTurn
from ..queries import saver_of
from ..state import NOBODY, NOWHERE, Quest, is_companion, is_enemy, is_hero
from .declaring import PLACE, SELECTOR, Spoken, Teller, Verb, amount, declare, number, say, whose
from .walk import (
    Deeds,
    Done,
    amount_of,
    asks_where,
    concerns_any,
    in_turn,
    is_there,
    may_concern,
    one_area,
    places_of,
    whom,
)


def heal(s: Quest, f: Deeds, op: Op) -> Done:
    assert op.whose is not None
    found = whom(s, f, op.whose)
    if found is None:
        return False
    for figure in found:
        if not is_beyond(f, op, figure):
            atoms.heal(s, figure, amount_of(s, f, op.amount), burnt=not keeps_burns(s, figure))
    return True


def is_beyond(f: Deeds, op: Op, figure: int) -> bool:
    """SS-20.4 i: heroes do not heal companions, unless the text means this one: an ally that is chosen."""
    assert op.whose is not None
    meant = SELECTORS[op.whose.kind] in ("target", "chosen-ally", "this", "you")
    return is_companion(figure) and not meant and f.user != NOBODY and is_hero(f.user)


def keeps_burns(s: Quest, figure: int) -> bool:
    """SS-40.5q: wounds from fire stay on an enemy that is vulnerable to it."""
    return is_enemy(figure) and any([one.handler == t.H_FIRE_STAYS for one in of_foe(s, s.foe_of(figure))])


def wound(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-8.5, SS-22.15: wounds without defence; the user has dealt them (SS-26.4, SS-37.7)."""
    assert op.whose is not None
    found = whom(s, f, op.whose)
    if found is None:
        return False
    for figure in found:
        atoms.wound(s, figure, amount_of(s, f, op.amount), f.user)
    return True


def can_heal(s: Quest, f: Deeds, op: Op) -> bool:
    assert op.whose is not None
    found = [figure for figure in may_concern(s, f, op.whose) if not is_beyond(f, op, figure)]
    return any([s.figures.rows[figure].wounds for figure in found])


HEAL: Final = declare(Verb("heal", "SS-26.1", heal, say, (whose(), amount())), can=can_heal)
WOUND: Final = declare(Verb("wound", "SS-22.15", wound, say, (whose(), amount())), can=concerns_any)


def own_turn(s: Quest, figure: int) -> bool:
    """Whether somebody's own turn, or an enemy's own activation, goes on: a condition then lasts through the following one (SS-Q29)."""
    if is_enemy(figure):
        activation = innermost(s, Activation)
        return activation is not None and activation.foe == s.foe_of(figure)
    turn = innermost(s, HeroTurn)
    return turn is not None and turn.seat == saver_of(s, figure)


def give(s: Quest, figure: int, name: str, by: int) -> None:
    """SS-8.5, SS-25.2: a condition by its name comes to somebody; by: whose doing it is."""
    if name.startswith("poison"):
        atoms.give_poison(s, figure, 2 if name.endswith("2") else 1, by)
    else:
        atoms.give_condition(s, figure, t.BITS[t.CONDITIONS.index(name)], own_turn(s, figure), by)


def condition(s: Quest, f: Deeds, op: Op) -> Done:
    assert op.whose is not None
    found = whom(s, f, op.whose)
    if found is None:
        return False
    for figure in found:
        give(s, figure, t.CONDITIONS[op.n], f.user)
    return True


CONDITION: Final = declare(
    Verb(
        "condition",
        "SS-25.2",
        condition,
        say,
        (whose(), Field("name", WORD, slot="n", words=t.CONDITIONS)),
        struct="GiveCondition",
    ),
    can=concerns_any,
)


# Cures ---------------------------------------------------------------------------------------------------------------


ANY_OF_THEM: Final = (("any",), ("all",))
"""SS-50.8 `cure`: every condition can be cured."""


def ailments(s: Quest, figure: int, names: tuple[str, ...]) -> list[str]:
    """SS-25.1, SS-25.6: the conditions that somebody has, red criticals among them, of those that can be cured."""
    row = s.figures.rows[figure]
    found = [name for bit, name in zip(t.BITS, t.CONDITIONS, strict=False) if row.conditions & bit]
    found += ["poison"] if row.poison else []
    found += [f"critical {token}" for token in row.criticals]
    return found if names in ANY_OF_THEM else [name for name in found if name in names]


def relieve(s: Quest, figure: int, name: str) -> None:
    if name == "poison":
        atoms.cure_poison(s, figure)
    elif name.startswith("critical"):
        atoms.lose_critical(s, figure, int(name.split()[1]))
    else:
        atoms.cure(s, figure, t.BITS[t.CONDITIONS.index(name)])


def cure(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-25.3: some or all conditions go; of more than are cured the owner of the sheet chooses, one after the other."""
    assert op.whose is not None
    if not in_turn(s, f, op.whose):
        return False
    if f.answer is not None:
        relieve(s, f.line[0], str(f.answer))
        f.answer, f.turns = None, f.turns + 1
    while f.line[0] != NOBODY:
        names = ailments(s, f.line[0], op.names)
        left = op.n - f.turns if op.n > 0 else len(names)
        if 0 < left < len(names):
            owner = saver_of(s, f.line[0]) if not is_enemy(f.line[0]) else f.seat
            ask(s, owner, decisions.CURE, Listed(tuple(names)), f.line[0])
            return False
        for name in names if left else []:
            relieve(s, f.line[0], name)
        f.line, f.turns = f.line[1:], 0
    f.line = ()
    return True


def can_cure(s: Quest, f: Deeds, op: Op) -> bool:
    assert op.whose is not None
    return any([ailments(s, figure, op.names) for figure in may_concern(s, f, op.whose)])


def say_cure(t: Teller, e: Spoken, rules: list[str]) -> str:
    """All conditions, any of them, or some of a list."""
    named = "" if isinstance(e.which, str) else t.either([t.condition_name(name, "gen") for name in e.which])
    how = e.which if isinstance(e.which, str) else "named"
    return str(t.put("say-cure", how=how, which=named, n=e.count, **t.subject(e.whose)))


CURE: Final = declare(
    Verb(
        "cure",
        "SS-25.3",
        cure,
        say_cure,
        (whose(), Field("which", "str | list[str]", slot="names"), number("count", 0)),
    ),
    can=can_cure,
)


# Fire ----------------------------------------------------------------------------------------------------------------


def fire(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-24.12, SS-24.13: a token on a character, or on an area and at once on everybody there."""
    if op.whose is None:
        if asks_where(s, f, op.at):
            area = one_area(s, f)
            if area != NOWHERE:
                set_on_fire(s, area, op.level)
            return area != NOWHERE
        for area in places_of(s, f, op.at):
            set_on_fire(s, area, op.level)
        return True
    found = whom(s, f, op.whose)
    if found is None:
        return False
    for figure in found:
        atoms.give_fire(s, figure, op.level)
    return True


def unfire(s: Quest, f: Deeds, op: Op) -> Done:
    assert op.whose is not None
    found = whom(s, f, op.whose)
    if found is None:
        return False
    for figure in found:
        atoms.put_out(s, figure)
    return True


FIRE: Final = declare(
    Verb(
        "fire", "SS-24.12", fire, say,
        (Field("whose", SELECTOR, ""), Field("at", PLACE, ""), Field("level", INT, slot="level")),
    ),
    can=concerns_any,
)  # fmt: skip


def can_unfire(s: Quest, f: Deeds, op: Op) -> bool:
    assert op.whose is not None
    return any([any(s.figures.rows[figure].fires) for figure in may_concern(s, f, op.whose)])


UNFIRE: Final = declare(Verb("unfire", "SS-24.17", unfire, say, (whose(),)), can=can_unfire)


# Shields, hiding, staying alive --------------------------------------------------------------------------------------


def shields(s: Quest, f: Deeds, op: Op) -> Done:
    assert op.whose is not None
    found = whom(s, f, op.whose)
    if found is None:
        return False
    for figure in found:
        if is_there(s, figure):
            atoms.give_shields(s, figure, amount_of(s, f, op.amount))
    return True


def hide(s: Quest, f: Deeds, op: Op) -> Done:
    assert op.whose is not None
    found = whom(s, f, op.whose)
    if found is None:
        return False
    for figure in found:
        if is_there(s, figure):
            atoms.hide(s, figure)
    return True


def taunt(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-33.22, SS-37.11: somebody is the preferred victim of the enemy that is activated; a master's token moves in any case."""
    assert op.whose is not None
    activation = innermost(s, Activation)
    found = whom(s, f, op.whose)
    if found is None:
        return False
    for figure in found[:1] if activation is not None else []:
        assert activation is not None
        activation.taunter = figure
        emit(s, "taunted", figure=figure, foe=activation.foe)
        if s.threatened and s.enemy(activation.foe).rank == t.PURPLE:
            cite(s, "SS-37.11")
            atoms.move_threat(s, saver_of(s, figure), 1)
    return True


def stay_alive(s: Quest, f: Deeds, op: Op) -> Done:
    assert op.whose is not None
    found = whom(s, f, op.whose)
    if found is None:
        return False
    for figure in found:
        atoms.stay_alive(s, figure, op.n)
    return True


SHIELDS: Final = declare(Verb("shields", "SS-21.13", shields, say, (whose(), amount())), can=concerns_any)
HIDE: Final = declare(Verb("hide", "SS-25.13", hide, say, (whose("you"),)))
declare(Verb("taunt", "SS-33.22", taunt, say, (whose("you"),)))
STAY_ALIVE: Final = declare(Verb("stay-alive", "SS-26.1", stay_alive, say, (whose(), number("hp"))))
