"""Verbs about powers, actions and dice: turning hourglasses, more actions, modifiers for a while, rerolls (SS-18, SS-19.12, SS-22.3)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import ask, innermost
from reverie.kernel.domain import Listed
from reverie.parts.rules.effects import ID, INT, NUMBER, WORD, Field

from .. import atoms, decisions
from .. import terms as t
from ..abilities import SELECTORS
from ..cast import Op
from ..force import BY_RANK, TABLE, rank_of
from ..frames import HeroTurn
from ..queries import movement
from ..state import NOBODY, Quest, is_hero
from ..strike import Attack, Defence, Dicing, OtherRoll, Save
from .declaring import MODS, Spoken, Teller, Verb, amount, declare, say, whose
from .walk import ALL, ASKED, Deeds, Done, amount_of, concerns_any, fixed, may_concern, whom


def used_powers(s: Quest, seat: int, most: int = 4) -> list[int]:
    """The powers of a hero that lie face down, with at most so many hourglasses."""
    return [power for power, _rank, cooldown in s.heroes.rows[seat].powers if 0 < cooldown <= most]


def turn(s: Quest, seat: int, power: int, by: int) -> None:
    """SS-19.12, SS-Q7: forward from 1 it is ready at once; back it stays at 4."""
    for known, _rank, cooldown in s.heroes.rows[seat].powers:
        if known == power:
            atoms.set_cooldown(s, seat, power, max(0, min(4, cooldown - by)))


def each_hero(s: Quest, f: Deeds, op: Op, most: int, may: bool) -> int:
    """Whose power comes next, and which: asked of the owner where there is a choice. The power, or NOBODY; -2 while somebody is asked.

    `f.turns` counts the heroes, each as often as powers are turned; `f.picked` is the one at hand, `f.line` what was turned already.
    """
    assert op.whose is not None
    if f.stage == ASKED and f.turns:
        f.stage = 0
        answer, f.answer = f.answer, None
        return int(answer) if answer != decisions.PASS else NOBODY
    asked = f.turns > 0 and fixed(s, f, op.whose) is None
    found = [f.picked] if asked else whom(s, f, op.whose)
    if found is None:
        return -2
    found = [one for one in found if is_hero(one)]
    count = max(1, amount_of(s, f, op.count))
    if f.turns >= len(found) * count:
        return -3
    f.picked = found[f.turns // count]
    f.turns += 1
    options = [power for power in used_powers(s, f.picked, most) if power not in f.line]
    if not options:
        return NOBODY
    if len(options) == 1 and not may:
        return options[0]
    f.stage = ASKED
    ask(s, f.picked, decisions.POWER, Listed((*options, decisions.PASS) if may else tuple(options)))
    return -2


def rotate(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-19.12: used powers turn forward or back: all of them, or as many as are told, which the owner chooses."""
    assert op.whose is not None
    if op.count.word == ALL:
        found = whom(s, f, op.whose)
        if found is None:
            return False
        for seat in [one for one in found if is_hero(one)]:
            for power in used_powers(s, seat):
                turn(s, seat, power, op.by)
        return True
    while True:
        power = each_hero(s, f, op, 4, False)
        if power == -2:
            return False
        if power == -3:
            f.turns, f.line = 0, ()
            return True
        if power != NOBODY:
            f.line += (power,)
            turn(s, f.picked, power, op.by)


def refresh(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-19.13: a power that shows few hourglasses is ready at once; each may decline."""
    while True:
        power = each_hero(s, f, op, op.n, True)
        if power == -2:
            return False
        if power == -3:
            f.turns, f.line = 0, ()
            return True
        if power != NOBODY:
            f.line += (power,)
            atoms.set_cooldown(s, f.picked, power, 0)


def can_turn(s: Quest, f: Deeds, op: Op) -> bool:
    assert op.whose is not None
    most = op.n if op.effect.name == "refresh" else 4
    return any([used_powers(s, seat, most) for seat in may_concern(s, f, op.whose) if is_hero(seat)])


ROTATE: Final = declare(
    Verb("rotate", "SS-19.12", rotate, say, (whose(), Field("by", INT, slot="by"), Field("count", NUMBER, 1))),
    can=can_turn,
)
REFRESH: Final = declare(
    Verb("refresh", "SS-19.13", refresh, say, (whose(), Field("count", NUMBER, 1), Field("at", INT, 4, "n"))),
    can=can_turn,
)


# Actions -------------------------------------------------------------------------------------------------------------


def action(s: Quest, f: Deeds, op: Op) -> Done:
    """Of the turn that goes on, if it is the user's own."""
    own = own_turn(s, f)
    if own is None:
        return True
    amount = amount_of(s, f, op.amount)
    if op.id == "combat":
        own.combat += amount
    elif op.id == "move":
        own.points += movement(s, own.seat) if own.move else 0  # one that is still to come is as long as two
        own.move, own.moving = True, False
    else:
        own.normal += amount
    return True


def own_turn(s: Quest, f: Deeds) -> HeroTurn | None:
    """The hero turn of who uses an ability, or has brought a text about; None where none goes on (SS-8.8)."""
    own = innermost(s, HeroTurn)
    seat = f.user if f.user != NOBODY else f.cause
    return own if own is not None and own.seat == seat else None


def points(s: Quest, f: Deeds, op: Op) -> Done:
    """Movement points for the move action of this turn."""
    own = own_turn(s, f)
    if own is not None:
        own.points += amount_of(s, f, op.amount)
    return True


def can_walk(s: Quest, f: Deeds, op: Op) -> bool:
    """Points are for a move action that is still to come, or goes on."""
    own = innermost(s, HeroTurn)
    return own is not None and (own.move or own.moving)


WHOLE_SIDES: Final = ("heroes", "in-play", "enemies", "everyone")
"""What concerns all of them concerns also those who come later: the table bears it, and its modifiers name them."""


def lasting(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-50.10: modifiers for a time: as the verb says, else as its ability does, else for the quest."""
    assert op.whose is not None
    found = [TABLE] if SELECTORS[op.whose.kind] in WHOLE_SIDES else whom(s, f, op.whose)
    if found is None:
        return False
    until = op.until - 1
    if until < 0:
        until = s.cast.abilities[f.ability].until if f.ability >= 0 else t.UNTIL_QUEST
    for figure in found:
        for mod in op.mods:
            value = -rank_of(s, f.user) if s.cast.mods[mod].by.word in BY_RANK else f.value
            atoms.let_last(s, figure, mod, value, until if until >= 0 else t.UNTIL_QUEST)
    return True


def can_last(s: Quest, f: Deeds, op: Op) -> bool:
    """What concerns a whole side is for those, too, who are still to come."""
    assert op.whose is not None
    return SELECTORS[op.whose.kind] in WHOLE_SIDES or concerns_any(s, f, op)


ACTION: Final = declare(Verb("action", "SS-18.3", action, say, (Field("kind", ID, slot="id"), amount())))
POINTS: Final = declare(Verb("points", "SS-15.1", points, say, (amount(),)), can=can_walk)


def say_lasting(t: Teller, e: Spoken, rules: list[str]) -> str:
    what: str = t.mods(e.always, t.subject(e.whose))
    return str(t.put("say-until", span=t.put(f"until-{e.until}"), what=what)) if e.until else what


LASTING: Final = declare(
    Verb(
        "lasting", "SS-18.8", lasting, say_lasting,
        (whose(), Field("until", WORD, "", "until", ("", *t.SPANS)), Field("always", MODS, slot="mods")),
    ),
    can=can_last,
)  # fmt: skip


# Dice ----------------------------------------------------------------------------------------------------------------

ROLLS: Final = ("attack", "defence", "save", "any")


def reroll(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-8.2: the roll that lies gets so many rerolls, which its roller uses one by one."""
    roll = innermost(s, Dicing)
    if roll is not None and is_of_kind(roll, op):
        roll.rerolls += amount_of(s, f, op.count)
    return True


def is_of_kind(roll: Dicing, op: Op) -> bool:
    """Whether these are the dice that a reroll speaks of: of an attack, a defence, a save, or any."""
    kind = ROLLS[op.n]
    rolled = "attack" if isinstance(roll, Attack) else "defence" if isinstance(roll, Defence) else "save"
    return kind == "any" or (kind == rolled and not isinstance(roll, OtherRoll))


def more_dice(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-7.44: extra dice for the defence at hand."""
    defence = innermost(s, Defence)
    if defence is not None:
        defence.more += amount_of(s, f, op.amount)
    return True


def pass_save(s: Quest, f: Deeds, op: Op) -> Done:
    save = innermost(s, Save)
    if save is not None:
        save.passed = True
    return True


REROLL: Final = declare(
    Verb("reroll", "SS-8.2", reroll, say, (Field("dice", WORD, slot="n", words=ROLLS), Field("count", NUMBER, 1)))
)
DICE: Final = declare(Verb("dice", "SS-7.44", more_dice, say, (amount(name="add"),), struct="MoreDice"))
declare(Verb("pass-save", "SS-13.12", pass_save, say))
