"""Dice Throne in a browser: which option sits on which element, how a decision reads, and when somebody need not be asked.

What is drawn stands in `scene.py`. Elements are named so: `die-2` a die of the roll, `turn-2-0` another face that
it may be turned to and `face-6` one that it may be set to, `ln-31` a line of an ability, `ab-0-3` a slot of somebody's board
(seat, slot), `tok-1-4` a token (seat, token), `comp-0-0` a companion, `card-12` a card of the viewer's hand and `sell-12` its
sale, `mate-2-12` a card of a teammate's open hand, `seat-3` a seat, `hero-5` a hero to ban or pick.
"""

from __future__ import annotations

from reverie.kernel.browser import Beat, Details, Figure, Phase
from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.decision import Decision
from reverie.kernel.domain import STOP, Subset
from reverie.kernel.draft import Draft
from reverie.kernel.events import Event
from reverie.kernel.page import Scene
from reverie.kernel.plain import Answer, Particulars, Told
from reverie.kernel.words import MARKS

from ..bots.plan import helps
from ..content.library import UPGRADES, Library
from ..content.vocabulary import HeroData
from ..rules import decisions
from ..rules.decisions import PASS, doing
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
from ..rules.underway import line_now
from .auto import WINDOWS, answer_by_itself, hangs_on_hand
from .beats import beats, recap_from
from .details import details
from .elements import Action, numbers
from .emblems import Emblems
from .figures import figures
from .form import stars
from .offering import Offering
from .scene import draw
from .site import DiceThroneSite
from .text import Worded
from .why import refusal_at


class DiceThroneWeb(DiceThroneSite, Offering):
    """Dice Throne in one language, as a browser shows it: players are called by their heroes."""

    web_template = "dice_throne/table.html"
    moment_template = "dice_throne/_moment.html"

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

    def seat_called(self, seat: int) -> str:
        """As the page on which a table is made calls it."""
        return self.say("web-seat-numbered", n=seat + 1, name=self.seat_name(seat))

    def seat_look(self, seat: int) -> dict[str, str]:
        return super().seat_look(seat) | {"name": self.seat_name(seat)}

    def level_name(self, level: int) -> str:
        return UPGRADES[level]

    def question(self, s: DiceThrone, choice: Choice) -> str:
        key = f"web-ask-{choice.kind}"
        if choice.seat < 0 or not self.texts.has(key):
            return super().question(s, choice)
        most = choice.options.most if isinstance(choice.options, Subset) else 0
        args: Particulars = {"n": most, "attempts": s.attempts, "cp": s.players.rows[choice.seat].cp}
        about = doing(s, choice)
        if about is not None:
            args["source"] = self.source(s, about.seat, about.source)
        if choice.decision is decisions.DEFEND:
            args |= {"who": self.who(s, s.attacker), "n": attack_sum(s)}
        return self.say(key, **args)

    def _react(self, s: DiceThrone, choice: Choice) -> str:
        """In a browser the dice are seen, so the question leaves them out."""
        own = choice.seat == s.active
        if line_now(s) != NO_LINE and s.attacker == NOBODY:
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

    def event(self, s: DiceThrone, event: Event) -> str | None:
        """In a browser a heading tells of a new turn, and the header of phases."""
        if event.kind in ("turn-began", "phase-began"):
            return None
        return super().event(s, event)

    def keys(self) -> dict[str, str]:
        """There are no cells here, but dice."""
        return {"arrows": "", "space": "", "enter": self.say("keys-enter"), "digits": self.say("keys-digits")}

    def figures(self, s: DiceThrone, log: list[tuple[int, Event]]) -> list[Figure]:
        return figures(self, s, log)

    def beats(self, s: DiceThrone, events: list[Event]) -> list[Beat]:
        return beats(self, s, events)

    def recap_from(self, s: DiceThrone, viewer: int, log: list[tuple[int, Event]], since: int) -> int:
        return recap_from(s, viewer, log, since)

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

    def place(self, s: DiceThrone, choice: Choice, pick: Answer, draft: Draft | None = None) -> str:
        if isinstance(pick, str):
            return "stop-rolling" if choice.decision is decisions.REROLL else ""
        if isinstance(pick, tuple) and choice.decision in decisions.TURNED:
            _how, die, what = pick
            return f"turn-{die}-{what + 1 if choice.decision is decisions.NUDGE_DIE else what}"
        if isinstance(pick, tuple) and len(pick) > 1:
            return self._place_of_deed(choice, pick[0], pick[1])
        return self._place_of_number(choice, pick) if isinstance(pick, int) else ""

    def _place_of_deed(self, choice: Choice, tag: str, number: int) -> str:
        """Where something sits that may be done: with a card, a token, a line, a slot, a die."""
        asked, seat = choice.decision, choice.seat
        if asked in (decisions.MAIN, decisions.REACT):
            if tag in ("play", "sell"):
                return f"card-{number}" if tag == "play" else f"sell-{number}"
            return f"{ ({'token': 'tok', 'use': 'ab', 'companion': 'comp'}[tag]) }-{seat}-{number}"
        if asked is decisions.ANNOUNCE:
            return f"ln-{number}"
        if asked is decisions.DEFEND:
            return f"ab-{seat}-{number}"
        return f"die-{number}" if asked is decisions.SET_DIE else ""

    def _place_of_number(self, choice: Choice, number: int) -> str:
        asked = choice.decision
        if asked in decisions.OF_PLAYERS:
            return f"seat-{number}"
        if asked in (decisions.REROLL, decisions.PICK_DICE):
            return f"die-{number}"
        if asked in decisions.OF_CARDS:
            return f"card-{number}"
        if asked is decisions.TOKEN:
            return f"tok-{choice.subject}-{number}"
        if asked is decisions.SET_DIE:
            return f"face-{number}"
        return f"hero-{number}" if asked in (decisions.BAN, decisions.PICK) else ""

    def pick_label(self, s: DiceThrone, choice: Choice, draft: Draft, pick: Answer) -> str:
        asked = choice.decision
        if isinstance(pick, str):
            key = f"web-pick-{pick}-{asked.name}"
            if pick == PASS and asked is decisions.REACT:
                key = "web-pick-pass-own" if choice.seat in (s.active, s.roller) else "web-pick-pass-react"
            args: Particulars = {"n": s.cast.knobs.dice, "cost": 0}
            if asked is decisions.KNOCKDOWN:
                args["cost"] = s.cast.tokens[choice.subject].value
            return self.say(key if self.texts.has(key) else f"web-pick-{pick}", **args)
        if isinstance(pick, tuple) and asked in (decisions.MAIN, decisions.REACT):
            return self._action_label(s, choice.seat, pick)
        if isinstance(pick, tuple) and asked is decisions.ANNOUNCE:
            return self.say("web-pick-announce", line=self.line_slot(s, pick[1]), needs=self.needs_of(s, pick[1]))
        if isinstance(pick, tuple) and asked is decisions.DEFEND:
            return self.say("web-pick-defend", slot=self.slot(s, choice.seat, pick[1]))
        if isinstance(pick, int) and asked in (decisions.REROLL, decisions.PICK_DICE):
            return self.die_at(s, pick)
        if isinstance(pick, int) and asked in decisions.OF_CARDS:
            return self.card_name(s.cast, pick)
        return self.capital(self.pick(s, choice, draft.chosen, pick))

    def _action_label(self, s: DiceThrone, seat: int, pick: Action) -> str:
        tag, number = pick[0], pick[1]
        if tag == "play":
            return self.say("web-pick-play", card=self.card_name(s.cast, number), n=price(s, seat, number))
        if tag == "sell":
            return self.say("web-pick-sell", card=self.card_name(s.cast, number), n=s.sale(seat))
        return self.capital(self._action(s, seat, pick))

    # The prompt ------------------------------------------------------------------------------------------------------

    def consequence(self, s: DiceThrone, choice: Choice, draft: Draft) -> tuple[str, str]:
        asked = choice.decision
        if asked is decisions.REROLL:
            return self.rolling_line(s, choice, draft), "DT-4.42"
        if asked is decisions.MAIN:
            return self.say("web-line-main", cp=s.players.rows[choice.seat].cp), "DT-4.82"
        if asked is decisions.REACT:
            return self._react_line(s, choice)
        if asked is decisions.ANNOUNCE and s.attempts and (found := helps(s, choice.seat)):
            names = ", ".join(dict.fromkeys(self.action_name(s, choice.seat, help) for help in found))
            return self.say("web-line-announce-helps", names=names), choice.rule
        return self.line(choice, n=len(draft.chosen), attempts=s.attempts)

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

    def confirm_label(self, s: DiceThrone, choice: Choice, draft: Draft) -> str:
        count = len([pick for pick in draft.chosen if pick != STOP])
        if choice.decision is decisions.REROLL:
            return self.say("web-confirm-roll", n=count) if count else self.say("web-confirm-keep")
        if choice.decision is decisions.PICK_DICE and count:
            return self.say("web-confirm-roll", n=count)
        if choice.decision in decisions.OF_CARDS and count:
            return self.say(f"web-confirm-{choice.kind}", n=count)
        return ""

    # When somebody need not be asked ---------------------------------------------------------------------------------

    def asides(self) -> tuple[Decision, ...]:
        return (decisions.REACT,)

    def auto_windows(self) -> list[tuple[str, str]]:
        return [(name, self.say(f"web-window-{name}")) for name in WINDOWS]

    def auto_answer(self, s: DiceThrone, choice: Choice, wishes: dict[str, str]) -> str | None:
        return None if "lesson" in s.setup else answer_by_itself(s, choice, wishes)  # a lesson shows every window

    def auto_is_open(self, s: DiceThrone, choice: Choice, wishes: dict[str, str]) -> bool:
        return not hangs_on_hand(s, choice, wishes)

    # Why not? --------------------------------------------------------------------------------------------------------

    def why_not_at(self, s: DiceThrone, choice: Choice, draft: Draft, element: str) -> Refusal | None:
        return refusal_at(s, choice, element)

    # What is drawn ---------------------------------------------------------------------------------------------------

    def scene(self, scene: Scene[DiceThrone]) -> Told:
        return draw(self, scene)

    def looked(self, s: DiceThrone, viewer: int | None, element: str) -> Details | None:
        return details(self, s, viewer, element)

    def stars(self, hero: HeroData) -> str:
        return stars(hero)


__all__ = ["MARKS", "SEATS", "DiceThroneWeb", "numbers"]
