"""Verbs that decide what is done: conditions, choices, rolls, saves (SS-50.8, SS-13.12, SS-7.35)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import ask, innermost, push
from reverie.kernel.domain import Listed
from reverie.parts.rules.effects import BRANCH, CHOICE, CONDITION, NO_TEXT, OPTIONS, Field, do_when
from reverie.parts.rules.story import announce

from .. import decisions
from .. import terms as t
from ..abilities import NONE
from ..cast import Op
from ..frames import Searching, Trap
from ..state import NOBODY, Quest, is_companion, is_hero
from ..strike import OtherRoll, Save
from .declaring import TABLE, WORDS, Spoken, Teller, Verb, declare, effects, whose, word
from .walk import ASKED, Deeds, Done, amount_of, carry, carry_for, could, inner, party, whom

WHO_CHOOSES: Final = ("you", "party", "active-hero", "nature")


def say_when(t: Teller, e: Spoken, rules: list[str]) -> str:
    said: str = t.put("say-if", given=t.given(e.given), what=t.told(e.do, rules))
    return str(t.put("say-otherwise", what=said, otherwise=t.told(e.otherwise, rules))) if e.otherwise else said


def could_inside(s: Quest, f: Deeds, text: int) -> bool:
    """SS-50.13: whether a text inside another could do anything."""
    return text != NO_TEXT and could(s, inner(f, text))


def can_when(s: Quest, f: Deeds, op: Op) -> bool:
    return could_inside(s, f, op.body if f.holds(s, op) else op.also)


WHEN: Final = declare(
    Verb(
        "when", "SS-50.6", do_when, say_when,
        (Field("given", CONDITION), effects("do"), effects("otherwise", "also", ())), shape=BRANCH,
    ),
    can=can_when,
)  # fmt: skip


def choose(s: Quest, f: Deeds, op: Op) -> Done:
    """One of the lists; by nature a lawful hero has the first, a chaotic one the second, a neutral one either (SS-47.5)."""
    by = WHO_CHOOSES[op.n]
    if f.stage == ASKED:
        answer = party(s).decided(s, f.answer)[1] if by == "party" else f.answer
        assert isinstance(answer, int)
        carry(s, f, op.options[answer])
        return True
    options = tuple(range(len(op.options)))
    if by == "nature" and not s.setup["soul_storm"]:
        nature = s.version(s.active).nature
        options = (0,) if nature == t.LAWFUL else (1,) if nature == t.CHAOTIC else options
    f.stage = ASKED
    if by == "party":
        party(s).ask(s, decisions.CHOOSE, Listed(options), op.text)
    else:
        ask(s, f.seat if by == "you" else s.active, decisions.CHOOSE, Listed(options), op.text)
    return False


def can_choose(s: Quest, f: Deeds, op: Op) -> bool:
    return any([could_inside(s, f, text) for text in op.options])


def say_choose(t: Teller, e: Spoken, rules: list[str]) -> str:
    told = [t.told(option, rules) for option in e.options]
    if e.by == "nature" and len(told) == 2:
        return str(t.put("say-choose-nature", lawful=told[0], chaotic=told[1]))
    options = [t.put("choose-option", n="abcdef"[at], what=what) for at, what in enumerate(told)]
    return str(t.put("say-choose", by=e.by, options=t.either(options)))


CHOOSE: Final = declare(
    Verb(
        "choose", "SS-50.8", choose, say_choose, (word("by", WHO_CHOOSES, "n"), Field("options", OPTIONS)), shape=CHOICE
    ),
    can=can_choose,
)


# Rolls ---------------------------------------------------------------------------------------------------------------


def roll(s: Quest, f: Deeds, op: Op) -> Done:
    """Dice are rolled: success if any symbol shows; a table gives the lines of what shows, and the roller takes one (SS-7.35)."""
    if f.stage == 0:
        f.stage = ASKED
        count = max(1, amount_of(s, f, op.count))
        seat = f.user if is_hero(f.user) and f.user != NOBODY else f.seat
        push(s, OtherRoll(seat if f.user == NOBODY else f.user, seat, op.die, count))
        return False
    if f.stage == ASKED:
        shown = 0
        for symbol, times in enumerate(f.answer):
            shown |= (1 << symbol) if times else 0
        f.answer = None
        if not op.symbols_table:
            tell_result(s, f, bool(shown & op.symbols))
            carry(s, f, op.body if shown & op.symbols else op.also)
            return True
        lines = [
            number for number, (symbol, _text) in enumerate(op.symbols_table) if shown >> line_symbol(s, symbol) & 1
        ]
        if not lines:
            return True
        f.stage = ASKED + 1
        ask(s, f.seat, decisions.DRAWN, Listed(tuple(lines)), op.text)
        return False
    symbol, text = op.symbols_table[f.answer]
    f.answer = None
    carry(s, f, text)
    searching = innermost(s, Searching)
    if searching is not None:  # SS-G19: under which symbol something was searched is a fact
        found = t.SYMBOLS[line_symbol(s, symbol)]
        announce(s, ("searched", searching.token, found), searching.seat, searching.area)
    return True


def line_symbol(s: Quest, symbol: int) -> int:
    """The symbol of a line; of the quest's own line what the search token bears, and none where it bears nothing (SS-G18)."""
    if symbol != NONE:
        return symbol
    searching = innermost(s, Searching)
    return searching.quest if searching is not None and searching.quest != NONE else len(t.SYMBOLS)


def tell_result(s: Quest, f: Deeds, success: bool) -> None:
    """SS-G19: how the roll of a quest action went is a fact."""
    if any([number == f.ability for number, _at in s.plan.actions]):
        announce(s, ("action", s.cast.abilities[f.ability].id, "success" if success else "failure"), f.user)


def can_roll(s: Quest, f: Deeds, op: Op) -> bool:
    """Whatever the dice may lead to."""
    texts = [text for _symbol, text in op.symbols_table] if op.symbols_table else [op.body, op.also]
    return any([could_inside(s, f, text) for text in texts])


def say_roll(t: Teller, e: Spoken, rules: list[str]) -> str:
    """What is rolled, and what comes of the symbols."""
    rolled = t.put("say-roll", die=e.die, **t.number(e.dice))
    if e.table:
        lines = [
            t.put("roll-line", symbol=t.symbol(name), what=t.told(do, rules)) for name, do in e.table.items() if do
        ]
        return str(t.put("roll-table", rolled=rolled, lines="; ".join(lines)))
    symbols = t.either([t.symbol(name) for name in e.symbols])
    said: str = t.put("roll-on", rolled=rolled, symbols=symbols, what=t.told(e.do, rules))
    return str(t.put("say-otherwise", what=said, otherwise=t.told(e.otherwise, rules))) if e.otherwise else said


ROLL: Final = declare(
    Verb(
        "roll", "SS-7.47", roll, say_roll,
        (
            word("die", t.DICE, "die", "blue"), Field("dice", "Number", 1, "count"), Field("symbols", WORDS, (), "symbols"),
            effects("do", "body", ()), effects("otherwise", "also", ()), Field("table", TABLE, None, "symbols_table"),
        ),
    ),
    can=can_roll,
)  # fmt: skip


def save(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-13.12: each makes a save; what follows happens to each who fails, or passes, as the saver."""
    assert op.whose is not None
    if f.turns == 0:
        found = whom(s, f, op.whose)
        if found is None:
            return False
        f.line = tuple([one for one in found if is_companion(one) or (is_hero(one) and s.in_play(one))])
    elif f.answer is not None:
        passed, f.answer = bool(f.answer), None
        carry_for(s, f, op.also if passed else op.body, f.line[f.turns - 1])
        if f.turns < len(f.line):
            return False  # what befalls this one comes before the next saves
    if f.turns == len(f.line):
        f.turns, f.line = 0, ()
        return True
    f.turns += 1
    push(s, Save(f.line[f.turns - 1], f.user == NOBODY and innermost(s, Trap) is not None))
    return False


def say_save(t: Teller, e: Spoken, rules: list[str]) -> str:
    """Who saves, and what befalls those who fail; the saver is not named again."""
    who = t.subject(e.whose)
    around, t.saving = t.saving, True
    fail, passed = t.told(e.fail, rules), t.told(getattr(e, "pass"), rules)
    t.saving = around
    key, both = "say-save" if fail else "say-save-pass", "yes" if passed else "no"
    return str(t.put(key, fail=fail, passed=passed, both=both, **who))


SAVE: Final = declare(
    Verb(
        "save",
        "SS-13.12",
        save,
        say_save,
        (whose(), effects("fail", "body", ()), effects("pass", "also", ())),
        struct="SaveRoll",
    )
)
