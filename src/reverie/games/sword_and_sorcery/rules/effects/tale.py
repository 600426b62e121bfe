"""Verbs of the story: paragraphs, flags, counters, hints, the end (SS-39.13, SS-G19)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import emit
from reverie.kernel.plain import Plain
from reverie.parts.rules.effects import BOOL, ID, INT, Field
from reverie.parts.rules.story import announce, announce_all, read_node

from .. import atoms_table
from ..cast import Op
from ..conditions import counter
from ..state import NOBODY, Quest, is_hero
from .declaring import Verb, declare, say
from .walk import Deeds, Done, place_of


def read(s: Quest, f: Deeds, op: Op) -> Done:
    read_node(s, op.id, f.cause)
    return True


def flag(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-39.13: a flag is set, or taken back."""
    if not op.flag:
        atoms_table.lower_flag(s, op.id)
    elif op.id not in s.flags:
        atoms_table.raise_flag(s, op.id)
        announce(s, ("flag", op.id), doer(f), place_of(s, f))
    return True


def count(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-39.13: a counter is raised; with `once` only once for each place."""
    if op.at:
        mark = f"{op.id}@{place_of(s, f)}"
        if mark in s.flags:
            return True
        atoms_table.mark_place(s, mark)
    before = counter(s, op.id)
    raised = before + op.by
    atoms_table.set_counter(s, op.id, raised)
    facts: list[Plain] = [("count", op.id, number) for number in range(before + 1, raised + 1)]
    announce_all(s, facts, doer(f), place_of(s, f))
    return True


def doer(f: Deeds) -> int:
    """SS-G19: the hero who brought it about: whoever set the text off, else whose deed it is."""
    if f.cause != NOBODY:
        return f.cause
    return f.user if f.user != NOBODY and is_hero(f.user) else NOBODY


def hint(s: Quest, f: Deeds, op: Op) -> Done:
    """A lesson text is offered; nothing else happens."""
    emit(s, "hinted", hint=op.id)
    return True


def end(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-6.19: the quest is won or lost at once."""
    atoms_table.end_quest(s, op.id)
    return True


READ: Final = declare(Verb("read", "SS-7.52", read, say, (Field("id", ID),), struct="ReadOn"))
declare(
    Verb(
        "flag",
        "SS-39.13",
        flag,
        say,
        (Field("name", ID, slot="id"), Field("set", BOOL, True, "flag")),
        struct="SetFlag",
    )
)
COUNT: Final = declare(
    Verb(
        "count", "SS-39.13", count, say,
        (Field("name", ID, slot="id"), Field("by", INT, 1), Field("once", ID, "", "at")), struct="RaiseCounter",
    )
)  # fmt: skip
declare(Verb("hint", "SS-7.52", hint, say, (Field("id", ID),), struct="Hint"))
END: Final = declare(Verb("end", "SS-39.1", end, say, (Field("result", ID, slot="id"),), struct="EndQuest"))
