"""What a game says of its campaign: how it begins, which chapters stand open, how one is set up, and what comes of it.

Everything is a function of the **legacy**, plain values that hold all that a campaign has come to between two sessions. So browser,
terminal, laboratory and files need nothing else of it; whatever has rules, dice or hidden decks is inside a session. What sessions
leave says `Game.legacy`, never their points.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from reverie.kernel.game import WON, Game
from reverie.kernel.match import Match
from reverie.kernel.plain import Body, Setup

from ..journal import Impossible
from ..plain import Says

Legacy = Body

DONE: Final = "done"
OPEN: Final = "open"
LOCKED: Final = "locked"


class Chapter(NamedTuple):
    """One chapter as it stands: done, open to be played, or locked."""

    id: str
    state: str


class Ended(NamedTuple):
    """How a session ended: as a whole, for whom, and what it has left (`Game.legacy`)."""

    result: str
    winners: tuple[int, ...]
    left: Body

    def won_by(self, seat: int) -> bool:
        return self.result == WON and seat in self.winners


class Question(NamedTuple):
    """Something to choose before the next session, outside any: what it is about, and the options."""

    about: str
    options: tuple[str, ...]


class Campaign:
    """One campaign of one game. Legacies that it is given are never changed: it gives new ones."""

    name: str = ""
    schema: int = 1
    """Raised when legacies take another form; `migrated` brings older ones there."""
    chart_template: str = "_campaign_chart.html"
    """What a page draws the chapters with; a game may have a chart of its own, which is given `chapters` and `chart`."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # The model -------------------------------------------------------------------------------------------------------

    def wishes(self) -> Mapping[str, tuple[str, ...]]:
        """What may be wished of a new campaign, with what there is; the first is what nobody has to say."""
        return {}

    def begin(self, wishes: Body) -> Legacy:
        """The legacy of a campaign that nothing has been played of; raises Impossible."""
        raise NotImplementedError

    def chapters(self, legacy: Legacy) -> list[Chapter]:
        """All chapters in order."""
        raise NotImplementedError

    def setup(self, legacy: Legacy, chapter: str, seats: int) -> Setup:
        """What the game is asked for when so many people and bots play a chapter; raises Impossible."""
        raise NotImplementedError

    def company(self, legacy: Legacy, chapter: str) -> dict[int, str]:
        """The seats that bots have in a chapter, with their levels; the others are people's."""
        return {}

    def after(self, legacy: Legacy, chapter: str, ended: Ended) -> Legacy:
        """What a campaign has come to when a session has ended."""
        raise NotImplementedError

    def over(self, legacy: Legacy) -> bool:
        """Whether there is nothing left to play."""
        return all(chapter.state == DONE for chapter in self.chapters(legacy))

    def question(self, legacy: Legacy) -> Question | None:
        """What has to be chosen before anything is played on."""
        return None

    def offers(self, legacy: Legacy) -> tuple[str, ...]:
        """What may be chosen between two sessions, but need not: who joins the party, who stays behind."""
        return ()

    def choose(self, legacy: Legacy, option: str) -> Legacy:
        """The question is answered, or something taken that is offered; raises Impossible."""
        raise Impossible("not-asked")

    def migrated(self, legacy: Legacy, schema: int) -> Legacy:
        """A legacy of an earlier schema in the form of this one."""
        raise Impossible(f"schema-{schema}")

    # In words --------------------------------------------------------------------------------------------------------

    def title(self, words: Says) -> str:
        """What the campaign is called; its game has a text for it."""
        return words.say(f"campaign-{self.name}")

    def chapter_title(self, words: Says, legacy: Legacy, chapter: str) -> str:
        return words.say(f"campaign-{self.name}-{chapter}")

    def may_tell(self, legacy: Legacy, chapter: str) -> bool:
        """Whether a chapter that is locked may be called by its title already; else a page shows no more than that there is one."""
        return False

    def hero_title(self, words: Says, legacy: Legacy, chapter: str, seat: int) -> str:
        """Who is played at a seat of a chapter; "" for nobody with a name of their own."""
        return ""

    def wish_title(self, words: Says, wish: str) -> str:
        """What something that may be wished is called."""
        return words.say(f"campaign-{self.name}-wish-{wish}")

    def wish_value(self, words: Says, wish: str, value: str) -> str:
        """What one may wish for is called."""
        return value

    def chart(self, words: Says, legacy: Legacy) -> Body:
        """Whatever a chart of the game's own needs besides the chapters."""
        return {}

    def question_title(self, words: Says, legacy: Legacy, asked: Question) -> str:
        """What is asked between two sessions; "" where the options say it."""
        return ""

    def option_title(self, words: Says, legacy: Legacy, option: str) -> str:
        """What an option of a question is called."""
        return words.say(f"campaign-{self.name}-option-{option}")

    def refusal_title(self, words: Says, key: str) -> str:
        """Why something cannot be that only the model refuses; "" where pages have words of their own for it."""
        return ""

    # What follows ----------------------------------------------------------------------------------------------------

    def open_chapters(self, legacy: Legacy) -> list[str]:
        return [chapter.id for chapter in self.chapters(legacy) if chapter.state == OPEN]

    def check_open(self, legacy: Legacy, chapter: str) -> None:
        """Raises Impossible for a chapter that cannot be played now."""
        states = {one.id: one.state for one in self.chapters(legacy)}
        if chapter not in states:
            raise Impossible("chapter")
        if states[chapter] != OPEN:
            raise Impossible(states[chapter])
        if self.question(legacy) is not None:
            raise Impossible("choose-first")

    def check_sound(self, legacy: Legacy) -> None:
        """Raises Impossible for a legacy that no campaign has come to, as far as the model and its game can tell: whatever is open
        must be possible to set up, once what is to be chosen was chosen. A file may have been written by anybody."""
        try:
            self.over(legacy)
            while (asked := self.question(legacy)) is not None:
                legacy = self.choose(legacy, asked.options[0])
            for chapter in self.open_chapters(legacy):
                self.company(legacy, chapter)
                self.game.setup(self.setup(legacy, chapter, 0))
        except (LookupError, TypeError, ValueError, AttributeError, Impossible) as error:
            raise Impossible("unsound") from error

    def current(self, legacy: Legacy, schema: int) -> Legacy:
        """A legacy in the form of today, whatever schema it was kept with; raises Impossible for one of a later release."""
        if schema > self.schema:
            raise Impossible("newer")
        return legacy if schema == self.schema else self.migrated(legacy, schema)


def ended(game: Game, match: Match) -> Ended | None:
    """How the session of a match ended; None while it goes on."""
    outcome = match.outcome()
    return None if outcome is None else Ended(outcome.result, tuple(outcome.winners), game.legacy(match.state))


CAMPAIGNS: Final[dict[str, list[Campaign]]] = {}
"""The campaigns of each game, by its name."""


def add_campaigns(game: Game, *campaigns: Campaign) -> None:
    CAMPAIGNS[game.name] = list(campaigns)


def campaigns_of(game: str) -> list[Campaign]:
    return CAMPAIGNS.get(game, [])
