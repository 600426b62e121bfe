"""Words: what a game says, in one language. Terminal and browser both ask for them.

The defaults look texts up by the names that decisions, events and refusals have: a game that calls its texts so says nothing
here by itself. `ask-<kind>` is a question, `option-<word>` an answer that is a word, `event-<kind>` a line of the log (an
event without a text is not told), `refusal-<why>` a refusal, `outcome-<reason>` an ending.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic

from .choice import Choice, Refusal
from .events import Event
from .plain import Answer, Particulars, Plain
from .state import S
from .text import Texts

if TYPE_CHECKING:
    from .game import Outcome

TEXT: Final = Path(__file__).parents[1] / "text"
MARKS: Final = ("sun", "moon", "star", "comet", "cloud", "bolt")
"""The marks of the seats, in their order."""


@cache
def texts_with(language: str, files: tuple[Path, ...] = ()) -> Texts:
    """The texts of a game, and after them what every game may say: a game's own come first."""
    return Texts(language, [*files, TEXT / f"words.{language}.ftl"])


class Words(Generic[S]):
    """A game in one language."""

    def __init__(self, language: str, texts: Texts | None = None) -> None:
        self.language = language
        self.texts = texts if texts is not None else texts_with(language)

    def say(self, key: str, attribute: str = "", **args: object) -> str:
        """A text of the game."""
        return self.texts.get(key, attribute, **args)

    def seat_name(self, seat: int) -> str:
        """What a seat is called in a sentence."""
        return self.say(f"seat-{MARKS[seat]}")

    def who(self, s: S, number: int) -> str:
        """What something is called that the game's options name by its number: a seat, where a game does not say."""
        return self.seat_name(number)

    def told(self, s: S, data: Particulars) -> Particulars:
        """Plain values as texts take them: `seat` by its name, several things in a row."""
        args: Particulars = {}
        for key, value in data.items():
            if key == "seat":
                args[key] = self.seat_name(value) if value >= 0 else ""
            elif isinstance(value, tuple | list):
                args[key] = ", ".join(str(one) for one in value)
            else:
                args[key] = value
        return args

    def question(self, s: S, choice: Choice) -> str:
        """What is asked, as one sentence."""
        return self.say(f"ask-{choice.kind}", **self.told(s, {"seat": choice.seat}))

    def option(self, s: S, choice: Choice, value: Answer) -> str:
        """One option, as a short phrase."""
        if isinstance(value, tuple):
            return ", ".join(self.option(s, choice, one) for one in value) or self.say("option-nothing")
        key = f"option-{value}"
        return self.say(key) if isinstance(value, str) and self.texts.has(key) else str(value)

    def pick(self, s: S, choice: Choice, prefix: Plain, value: Answer) -> str:
        """One small pick on the way to an answer, after those made so far."""
        return self.option(s, choice, value)

    def advised(self, s: S, choice: Choice, value: Answer) -> str:
        """One option as advice, a whole sentence: what to do. Where a game has no `do-<kind>-<word>`, its phrase."""
        key = f"do-{choice.kind}-{value}"
        if isinstance(value, str) and self.texts.has(key):
            return self.say(key)
        phrase = self.option(s, choice, value).removesuffix(".")
        return f"{phrase[:1].upper()}{phrase[1:]}."

    def reason(self, s: S, reason: str, args: Particulars) -> str:
        """Why a bot chose, as one sentence."""
        return self.say(reason, **self.told(s, args))

    def event(self, s: S, event: Event) -> str | None:
        """One line of the log, or None for what need not be told."""
        key = f"event-{event.kind}"
        return self.say(key, **self.told(s, event.data)) if self.texts.has(key) else None

    def heading(self, s: S, event: Event) -> str | None:
        """The heading that an event begins in the log (a new turn), or None."""
        return None

    def teller(self, event: Event, s: S | None = None) -> int | None:
        """The seat whose mark a line of the log carries."""
        seat = event.data.get("seat")
        return seat if isinstance(seat, int) and seat >= 0 else None

    def refusal(self, s: S, refusal: Refusal) -> str:
        """Why something may not be done, as one sentence."""
        return self.say(f"refusal-{refusal.why}", **self.told(s, refusal.args))

    def outcome(self, s: S, outcome: Outcome) -> str:
        """How the game ended, as one sentence."""
        seats = range(len(outcome.scores))
        args = {
            "winners": ", ".join(self.seat_name(seat) for seat in seats if seat in outcome.winners),
            "losers": ", ".join(self.seat_name(seat) for seat in seats if seat not in outcome.winners),
            "scores": " : ".join(str(score) for score in outcome.scores),
        }
        keys = [f"outcome-{outcome.reason}-{outcome.result}", f"outcome-{outcome.reason}", f"outcome-{outcome.result}"]
        return self.say(next((key for key in keys if self.texts.has(key)), "outcome-draw"), **args)

    def overview(self, s: S, viewer: int | None) -> list[list[str]]:
        """The table as lines of words, the first of them headings: what is shown of a game that draws nothing else.

        The state may hold what this viewer must not see: only what the viewer may know goes into the lines.
        """
        raise NotImplementedError

    def subtitle(self, s: S) -> str:
        """Where the game stands, in a few words."""
        return ""
