"""What the prompt offers: the answer that lies nearest, with what comes of it, and a second question where something would be
given up."""

from __future__ import annotations

from typing import Final

from reverie.kernel.choice import Choice
from reverie.kernel.decision import Decision
from reverie.kernel.draft import Draft
from reverie.kernel.plain import Answer, Plain

from ..rules import decisions
from ..rules.decisions import DECLINE, PASS
from ..rules.legality import attack_sum
from ..rules.odds import chance_float
from ..rules.requirements import Where
from ..rules.state import OFFENCE, DiceThrone
from ..words.words import DiceThronePage
from .results import announceable, best_defence, strongest, told_result
from .text import Worded

FIRST: Final[dict[Decision, str]] = {decisions.REACT: PASS, decisions.ROLL: "roll"}
"""What Enter answers, where nothing has been picked."""
ON_BOARD: Final = (decisions.ANNOUNCE, decisions.DEFEND)
"""Decisions that are answered on the own board."""


class Offering(DiceThronePage):
    """The buttons of the prompt, in one language."""

    worded: Worded

    def first_pick(self, s: DiceThrone, choice: Choice, draft: Draft) -> Answer:
        """The strongest ability, the best defence: what a newcomer should not have to look for."""
        lines = announceable(choice)
        if lines:
            return ("announce", strongest(s, choice.seat, lines))
        if choice.decision is decisions.DEFEND:
            return ("defend", best_defence(s, choice))
        return FIRST.get(choice.decision)

    def prompt_picks(self, s: DiceThrone, choice: Choice, draft: Draft) -> Plain:
        """On a phone the board lies far below: all that can be announced, or defended with, stands in the prompt."""
        return tuple(pick for pick in draft.picks() if isinstance(pick, tuple)) if choice.decision in ON_BOARD else ()

    def button_label(self, s: DiceThrone, choice: Choice, draft: Draft, pick: Answer) -> str:
        if isinstance(pick, tuple) and choice.decision is decisions.ANNOUNCE:
            several = sum(s.cast.lines[line].slot == s.cast.lines[pick[1]].slot for line in announceable(choice)) > 1
            return self.announcing(s, choice.seat, pick[1], several)
        if isinstance(pick, tuple) and choice.decision is decisions.DEFEND:
            level = s.hero(choice.seat).slots[pick[1]].levels[s.players.rows[choice.seat].levels[pick[1]]]
            return self.say("web-do-defend", slot=self.slot(s, choice.seat, pick[1]), n=level.dice)
        return self.pick_label(s, choice, draft, pick)

    def announcing(self, s: DiceThrone, seat: int, line: int, several: bool) -> str:
        """To announce a line, and what comes of it; with what it needs, where the ability has others that are met, too."""
        needs = self.needs_of(s, line) if several else ""
        result = told_result(self, s, seat, line)
        return self.say(
            "web-do-announce",
            line=self.line_slot(s, line),
            needs=needs,
            result=result,
            form=("needs" if needs else "bare") + ("-result" if result else ""),
        )

    def announced_line(self, s: DiceThrone, line: int, result: str) -> str:
        """A line of an ability as its small button says it: what it needs, and what comes of it."""
        needs = self.capital(self.needs_of(s, line))
        return self.say("web-line-met", needs=needs, result=result) if result else needs

    def ask_before(self, s: DiceThrone, choice: Choice, draft: Draft, pick: Answer) -> str:
        """Nobody throws a turn or a defence away by one press."""
        lines = announceable(choice)
        if pick == DECLINE and lines:
            best = strongest(s, choice.seat, lines)
            result = told_result(self, s, choice.seat, best)
            form = "result" if result else "bare"
            return self.say("web-really-nothing", line=self.line_slot(s, best), result=result, form=form)
        if pick == DECLINE and choice.decision is decisions.DEFEND:
            return self.say(
                "web-really-undefended", n=attack_sum(s), slot=self.slot(s, choice.seat, best_defence(s, choice))
            )
        return ""

    def needs_of(self, s: DiceThrone, line: int) -> str:
        return self.worded.line(s.cast, line)["needs"]

    def line_slot(self, s: DiceThrone, line: int) -> str:
        """The name of the ability that a line belongs to, with its level."""
        return self.worded.line(s.cast, line)["name"]

    def capital(self, text: str) -> str:
        return text[:1].upper() + text[1:]

    def rolling_line(self, s: DiceThrone, choice: Choice, draft: Draft) -> str:
        """What the dice meet already, and what is risked of it by rolling the dice that are picked."""
        found = list(s.hero(choice.seat).fit(s.cast, s.players.rows[choice.seat].levels, s.dice))
        if not found or s.purpose != OFFENCE:
            return self.say("web-line-reroll", attempts=s.attempts)
        best = strongest(s, choice.seat, found)
        keep = tuple(sorted(number for die, number in enumerate(s.dice) if die not in draft.chosen))
        chance = chance_float(Where(s.cast.lines[best].fits), tuple(sorted(s.dice)), s.attempts, keep)
        key = "web-line-reroll-met" if chance >= 1 else "web-line-reroll-risk"
        return self.say(key, attempts=s.attempts, line=self.line_slot(s, best), n=round(100 * chance, 1))
