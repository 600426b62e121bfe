"""The same stage in words: the question and numbered picks, for language models and whoever plays by reading."""

from __future__ import annotations

from reverie.kernel.choice import IllegalAnswer
from reverie.kernel.game import Game
from reverie.kernel.plain import Setup

from .stage import Stage, stage_of


def labels(stage: Stage, language: str = "en") -> list[str]:
    """What may be picked now, in words, from nothing but what whoever is asked may see."""
    choice = stage.choice
    if choice is None:
        return []
    page, seen = stage.game.page(language), stage.game.blind(stage.now(), stage.seat)
    return [page.pick(seen, choice, stage.prefix, pick) for pick in stage.picks]


def told(stage: Stage, language: str = "en") -> str:
    """Who is asked what, and the picks, a line each; how it ended, when the game is over."""
    choice, page = stage.choice, stage.game.page(language)
    if choice is None:
        outcome = stage.game.outcome(stage.now())
        return page.outcome(stage.now(), outcome) if outcome is not None else ""
    question = page.question(stage.game.blind(stage.now(), stage.seat), choice)
    first = f"{page.seat_name(stage.seat)}: {question}"
    return "\n".join([first, *[f"{number}. {label}" for number, label in enumerate(labels(stage, language), 1)]])


class TextStage:
    """A game told to one reader at a time: `ask` says who is asked what, `reply` takes the number of a pick."""

    def __init__(self, game: str | Game, wishes: Setup | None = None, language: str = "en") -> None:
        self.stage = stage_of(game, wishes)
        self.language = language

    def reset(self, seed: int) -> None:
        self.stage.reset(seed)

    def over(self) -> bool:
        return self.stage.over()

    def ask(self) -> str:
        return told(self.stage, self.language)

    def reply(self, words: str) -> None:
        """The number of a pick, as it was told; anything else is refused with what would be right, and nothing changes."""
        said = words.strip().rstrip(".")
        if not said.isdecimal() or not 1 <= int(said) <= len(self.stage.ids):
            raise IllegalAnswer(f"{words!r}: a number from 1 to {len(self.stage.ids)} is wanted")
        self.stage.step(self.stage.ids[int(said) - 1])
