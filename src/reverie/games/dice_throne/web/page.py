"""Dice Throne in a browser: which option sits on which element, how a decision reads, and when somebody need not be asked.

What is drawn stands in `scene.py`. Elements are named so: `die-2` a die of the roll, `ln-31` a line of an ability,
`ab-0-3` a slot of somebody's board (seat, slot), `tok-1-4` a token (seat, token), `comp-0-0` a companion, `card-12` a card of
the viewer's hand and `sell-12` its sale, `mate-2-12` a card of a teammate's open hand, `seat-3` a seat, `hero-5` a hero to
ban or pick.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.browser import Details, Phase
from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.domain import STOP, Subset
from reverie.kernel.draft import Draft
from reverie.kernel.events import Event
from reverie.kernel.page import Scene
from reverie.kernel.plain import Answer, Particulars, Setup, Told
from reverie.kernel.words import MARKS

from ..content.library import UPGRADES, Library
from ..content.vocabulary import HeroData
from ..rules.decisions import PASS
from ..rules.legality import attack_sum, price
from ..rules.state import (
    AIMED,
    DEFENCE,
    DISCARD_PHASE,
    NO_LINE,
    NOBODY,
    OFFENCE,
    SEATS,
    SETUP,
    TARGETING,
    UPKEEP,
    DiceThrone,
)
from ..rules.why import why_not
from ..words.words import DiceThronePage
from .auto import WINDOWS, answer_by_itself, hangs_on_hand
from .details import details
from .elements import CARD_KINDS, DICE_KINDS, PLAYER_KINDS, Action, numbers
from .emblems import Emblems
from .form import setup_form, setup_from, stars
from .scene import draw
from .text import Worded

FIRST: Final = {"react": PASS, "roll": "roll"}
"""What Enter answers, where nothing has been picked."""


class DiceThroneWeb(DiceThronePage):
    """Dice Throne in one language, as a browser shows it: players are called by their heroes."""

    def __init__(self, language: str, library: Library) -> None:
        super().__init__(language, library)
        self.emblems = Emblems(library)
        self.worded = Worded(self)

    # Words -----------------------------------------------------------------------------------------------------------

    def who(self, s: DiceThrone, seat: int) -> str:
        """A player by the hero; where a hero sits twice, with the seat's mark, too."""
        if seat == AIMED:
            return self.say("word-target")
        hero = s.players.rows[seat].hero
        if hero < 0:
            return self.seat_name(seat)
        name = self.hero_name(s.cast.heroes[hero].id)
        twice = sum(row.hero == hero for row in s.players.rows) > 1
        return f"{name} ({self.seat_name(seat)})" if twice else name

    def seat_name(self, seat: int) -> str:
        return self.say(f"web-seat-{MARKS[seat]}")

    def level_name(self, level: int) -> str:
        return UPGRADES[level]

    def question(self, s: DiceThrone, choice: Choice) -> str:
        key = f"web-ask-{choice.kind}"
        if choice.seat < 0 or not self.texts.has(key):
            return super().question(s, choice)
        most = choice.options.most if isinstance(choice.options, Subset) else 0
        args: Particulars = {"n": most, "attempts": s.attempts, "cp": s.players.rows[choice.seat].cp}
        if choice.kind == "defend":
            args |= {"who": self.who(s, s.attacker), "n": attack_sum(s)}
        return self.say(key, **args)

    def _react(self, s: DiceThrone, choice: Choice) -> str:
        """In a browser the dice are seen, so the question leaves them out."""
        own = choice.seat == s.active
        if s.line != NO_LINE and s.attacker == NOBODY:
            name = self.line_slot(s, s.line)
            return self.say(
                "web-ask-own-announced" if own else "web-ask-announced", who=self.who(s, s.active), line=name
            )
        if s.dice and s.purpose in (OFFENCE, DEFENCE, TARGETING):
            word = {OFFENCE: "offence", DEFENCE: "defence", TARGETING: "targeting"}[s.purpose]
            key = f"web-ask-own-{word}" if choice.seat == s.roller else f"web-ask-{word}"
            return self.say(key, who=self.who(s, s.roller))
        if s.attacking and s.target >= 0:
            names = {"who": self.who(s, s.attacker), "target": self.who(s, s.target), "line": self.line_slot(s, s.line)}
            you = "target" if choice.seat == s.target else "own" if choice.seat == s.attacker else "other"
            return self.say(f"web-ask-attack-{you}", n=attack_sum(s), **names)
        return super()._react(s, choice)

    def line_slot(self, s: DiceThrone, line: int) -> str:
        """The name of the ability that a line belongs to, with its level."""
        return self.worded.line(s.cast, line)["name"]

    def event(self, s: DiceThrone, event: Event) -> str | None:
        """In a browser a heading tells of a new turn, and the header of phases."""
        if event.kind in ("turn-began", "phase-began"):
            return None
        return super().event(s, event)

    def phases(self, s: DiceThrone) -> list[Phase]:
        """The eight phases, by their short names."""
        if s.phase == SETUP:
            return []
        over = s.result is not None
        return [
            {"text": self.say(f"web-phase-{n}"), "done": over or n < s.phase, "now": not over and n == s.phase}
            for n in range(UPKEEP, DISCARD_PHASE + 1)
        ]

    def subtitle(self, s: DiceThrone) -> str:
        if s.phase == SETUP or s.active == NOBODY or s.result is not None or not UPKEEP <= s.phase <= DISCARD_PHASE:
            return super().subtitle(s)
        return self.say("web-subtitle", n=s.round, phase=self.say(f"web-phase-{s.phase}"), who=self.who(s, s.active))

    # Where options sit -----------------------------------------------------------------------------------------------

    def web_template(self) -> str:
        return "dice_throne/table.html"

    def place(self, s: DiceThrone, choice: Choice, pick: Answer, draft: Draft | None = None) -> str:
        if isinstance(pick, str):
            return "stop-rolling" if choice.kind == "reroll" else ""
        if isinstance(pick, tuple) and len(pick) > 1:
            return self._place_of_deed(choice, pick[0], pick[1])
        return self._place_of_number(choice, pick) if isinstance(pick, int) else ""

    def _place_of_deed(self, choice: Choice, tag: str, number: int) -> str:
        """Where something sits that may be done: with a card, a token, a line, a slot, a die."""
        kind, seat = choice.kind, choice.seat
        if kind in ("main", "react"):
            if tag in ("play", "sell"):
                return f"card-{number}" if tag == "play" else f"sell-{number}"
            return f"{ ({'token': 'tok', 'use': 'ab', 'companion': 'comp'}[tag]) }-{seat}-{number}"
        if kind == "announce":
            return f"ln-{number}"
        if kind == "defend":
            return f"ab-{seat}-{number}"
        return f"die-{number}" if kind in ("copy-die", "nudge-die", "set-die") else ""

    def _place_of_number(self, choice: Choice, number: int) -> str:
        kind = choice.kind
        if kind in PLAYER_KINDS:
            return f"seat-{number}"
        if kind in ("reroll", "pick-dice"):
            return f"die-{number}"
        if kind in CARD_KINDS:
            return f"card-{number}"
        if kind == "token":
            return f"tok-{choice.subject}-{number}"
        return f"hero-{number}" if kind in ("ban", "pick") else ""

    def pick_label(self, s: DiceThrone, choice: Choice, draft: Draft, pick: Answer) -> str:
        kind = choice.kind
        if isinstance(pick, str):
            key = f"web-pick-{pick}-{kind}"
            if pick == PASS and kind == "react":
                key = "web-pick-pass-own" if choice.seat in (s.active, s.roller) else "web-pick-pass-react"
            args: Particulars = {"n": s.cast.knobs.dice, "cost": 0}
            if kind == "knockdown":
                args["cost"] = s.cast.tokens[choice.subject].value
            return self.say(key if self.texts.has(key) else f"web-pick-{pick}", **args)
        if isinstance(pick, tuple) and kind in ("main", "react"):
            return self._action_label(s, choice.seat, pick)
        if isinstance(pick, tuple) and kind == "announce":
            return self.say("web-pick-announce", line=self.line_slot(s, pick[1]), needs=self.needs_of(s, pick[1]))
        if isinstance(pick, tuple) and kind == "defend":
            return self.say("web-pick-defend", slot=self.slot(s, choice.seat, pick[1]))
        if isinstance(pick, int) and kind in ("reroll", "pick-dice"):
            return self.die_at(s, pick)
        if isinstance(pick, int) and kind in CARD_KINDS:
            return self.card_name(s.cast, pick)
        return self.capital(self.pick(s, choice, draft.chosen, pick))

    def capital(self, text: str) -> str:
        return text[:1].upper() + text[1:]

    def needs_of(self, s: DiceThrone, line: int) -> str:
        return self.worded.line(s.cast, line)["needs"]

    def _action_label(self, s: DiceThrone, seat: int, pick: Action) -> str:
        tag, number = pick[0], pick[1]
        if tag == "play":
            return self.say("web-pick-play", card=self.card_name(s.cast, number), n=price(s, seat, number))
        if tag == "sell":
            return self.say("web-pick-sell", card=self.card_name(s.cast, number), n=s.sale(seat))
        return self.capital(self._action(s, seat, pick))

    # The prompt ------------------------------------------------------------------------------------------------------

    def consequence(self, s: DiceThrone, choice: Choice, draft: Draft) -> tuple[str, str]:
        kind = choice.kind
        if kind == "reroll":
            met = self.best_met(s, choice.seat)
            key = "web-line-reroll-met" if met else "web-line-reroll"
            return self.say(key, attempts=s.attempts, line=met), "DT-4.42"
        if kind == "main":
            return self.say("web-line-main", cp=s.players.rows[choice.seat].cp), "DT-4.82"
        if kind == "react":
            return self._react_line(s, choice)
        key = f"web-line-{kind}"
        if not self.texts.has(key):
            return "", choice.rule
        return self.say(key, n=len(draft.chosen), attempts=s.attempts), choice.rule

    def _react_line(self, s: DiceThrone, choice: Choice) -> tuple[str, str]:
        """What can be done here: nobody has to look for it."""
        found = [pick for pick in choice.options if isinstance(pick, tuple)]
        names = ", ".join(dict.fromkeys(self.action_name(s, choice.seat, pick) for pick in found))
        return self.say("web-line-react" if found else "web-line-react-none", names=names), choice.rule

    def action_name(self, s: DiceThrone, seat: int, pick: Action) -> str:
        tag, number = pick[0], pick[1]
        if tag == "play":
            return self.card_name(s.cast, number)
        if tag == "token":
            return self.token(s, number)
        if tag == "use":
            return self.slot(s, seat, number)
        return self.companion_name(s.hero(seat).companions[number].id)

    def best_met(self, s: DiceThrone, seat: int) -> str:
        """The last ability on the board that the dice meet now; "" for none."""
        found = s.hero(seat).fit(s.cast, s.players.rows[seat].levels, s.dice)
        return self.line_slot(s, found[-1]) if found else ""

    def confirm_label(self, s: DiceThrone, choice: Choice, draft: Draft) -> str:
        count = len([pick for pick in draft.chosen if pick != STOP])
        if choice.kind == "reroll":
            return self.say("web-confirm-roll", n=count) if count else self.say("web-confirm-keep")
        if choice.kind == "pick-dice" and count:
            return self.say("web-confirm-roll", n=count)
        if choice.kind in CARD_KINDS and count:
            return self.say(f"web-confirm-{choice.kind}", n=count)
        return ""

    def first_pick(self, s: DiceThrone, choice: Choice, draft: Draft) -> str | None:
        return FIRST.get(choice.kind)

    # When somebody need not be asked ---------------------------------------------------------------------------------

    def asides(self) -> tuple[str, ...]:
        return ("react",)

    def auto_windows(self) -> list[tuple[str, str]]:
        return [(name, self.say(f"web-window-{name}")) for name in WINDOWS]

    def auto_answer(self, s: DiceThrone, choice: Choice, wishes: dict[str, str]) -> str | None:
        return None if "lesson" in s.setup else answer_by_itself(s, choice, wishes)  # a lesson shows every window

    def auto_is_open(self, s: DiceThrone, choice: Choice, wishes: dict[str, str]) -> bool:
        return not hangs_on_hand(s, choice, wishes)

    # Why not? --------------------------------------------------------------------------------------------------------

    def why_not_at(self, s: DiceThrone, choice: Choice, draft: Draft, element: str) -> Refusal | None:
        value = self._meant(s, choice, element)
        return why_not(s, choice, value) if value is not None else None

    def _meant(self, s: DiceThrone, choice: Choice, element: str) -> Action | None:
        """The answer that somebody had in mind who pressed an element."""
        seat, kind = choice.seat, choice.kind
        row = s.players.rows[seat]
        card = numbers(element, "card", 1)
        if card is not None and card[0] in row.hand:
            return ("play", card[0])
        line = numbers(element, "ln", 1)
        if line is not None and line[0] < len(s.cast.lines) and s.cast.lines[line[0]].hero == row.hero:
            return ("announce", line[0])
        slot = numbers(element, "ab", 2)
        if slot is not None and slot[0] == seat and slot[1] < len(row.levels):
            return ("defend", slot[1]) if kind == "defend" else ("use", slot[1], 0)
        token = numbers(element, "tok", 2)
        if token is not None and token[0] == seat and token[1] < len(s.cast.tokens):
            return ("token", token[1], 0)
        companion = numbers(element, "comp", 2)
        if companion is not None and companion[0] == seat and companion[1] < len(row.companions):
            return ("companion", companion[1], 0)
        return None

    # Pages of its own ------------------------------------------------------------------------------------------------

    def site_links(self) -> list[tuple[str, str, str]]:
        return [("throne", self.say("throne-nav"), "/dice_throne/tournament")]

    # What is drawn ---------------------------------------------------------------------------------------------------

    def scene(self, scene: Scene[DiceThrone]) -> Told:
        return draw(self, scene)

    def looked(self, s: DiceThrone, viewer: int | None, element: str) -> Details | None:
        return details(self, s, viewer, element)

    # Setting up a table ----------------------------------------------------------------------------------------------

    def setup_form(self) -> list[Told]:
        return setup_form(self)

    def setup_from(self, form: Setup) -> Setup:
        return setup_from(self, form)

    def stars(self, hero: HeroData) -> str:
        return stars(hero)


__all__ = ["CARD_KINDS", "DICE_KINDS", "MARKS", "PLAYER_KINDS", "SEATS", "DiceThroneWeb", "numbers"]
