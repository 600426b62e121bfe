"""The prologue played through the terminal: numbers are typed, whatever a bot would do, and questions in between."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from reverie.games.sword_and_sorcery.game import GAME
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Subset
from reverie.kernel.match import Match
from reverie.kernel.plain import Answer
from reverie.listed import told_apart
from reverie.terminal import Left, TerminalTable

QUESTIONS = (
    "odds",
    "why attack gremlin",
    "show gremlin",
    "board",
    "why go 8B.c",
    "rules focus",
    "show A",
    "log 3",
    "undo",
)


class Typist(TerminalTable):
    """Somebody who types what the bots advise, and asks something every few decisions."""

    def __init__(self, language: str, seed: int, most: int, questions: bool) -> None:
        match = Match(GAME, GAME.setup({"heroes": ["white-rose", "cleric", "archer"]}), seed, ["human"] * 3)
        self.screen = io.StringIO()
        super().__init__(GAME, match, {}, language, Console(file=self.screen, width=100, no_color=True))
        self.typed = 0
        self.most = most
        self.questions = questions
        self.asked: Choice | None = None

    def ask(self, choice: Choice) -> Answer:
        self.asked = choice
        return super().ask(choice)

    def read(self, prompt: str) -> str:
        self.typed += 1
        if self.typed > self.most:
            raise Left
        if self.questions and self.typed % 7 == 0:
            return QUESTIONS[self.typed // 7 % len(QUESTIONS)]
        assert self.asked is not None
        return self.number_of(self.asked)

    def number_of(self, choice: Choice) -> str:
        s = self.match.state
        answer: Any = GAME.bots.advise(s, choice).answer
        if isinstance(choice.options, Subset):
            picks = choice.options.items + choice.options.alone
            return " ".join(str(picks.index(one) + 1) for one in answer) or "0"
        picks, labels = told_apart(self.page, s, choice, ())
        label = self.page.pick(s, choice, (), answer)
        return str(labels.index(label) + 1) if label in labels else "1"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_whatever_is_typed_is_understood(language: str) -> None:
    table = Typist(language, 5, 150, True)
    with pytest.raises(Left):
        table.play()
    told = table.screen.getvalue()
    assert max(len(line.rstrip()) for line in told.splitlines()) <= 100
    assert "None" not in told and "{" not in told.replace("{0", "").replace("{1", "").replace("{2", "").replace(
        "{3", ""
    )
    assert len(table.match.answers) > 60


@pytest.mark.slow
def test_a_whole_prologue_is_played_by_typing_numbers() -> None:
    table = Typist("en", 3, 3000, False)
    outcome = table.play()
    assert outcome.reason == table.match.state.ended
    assert table.screen.getvalue().rstrip().splitlines()[-1].startswith("The quest is ")


def test_paragraphs_stand_apart_the_log_is_set_in_and_nobodys_turn_is_told_between_two() -> None:
    table = Typist("en", 5, 34, False)
    with pytest.raises(Left):
        table.play()
    told = table.screen.getvalue().splitlines()
    night = next(number for number, line in enumerate(told) if line.startswith("It is night above the hill"))
    assert told[night - 1] == "" and told[night - 2].endswith("begins again.")
    hint = next(number for number, line in enumerate(told) if line.startswith("  In your turn you move once"))
    rows = told[hint : hint + 3]
    assert all(row.startswith("  ") for row in rows) and rows[2].endswith("SS-7.52")
    asked = next(number for number, line in enumerate(told) if "Who acts next?" in line)
    assert "round 1: Battle Phase" in told[asked - 2]
    assert not [line for line in told if "[blue [" in line or "[red [" in line]
    assert [line for line in told if "defends. blue [" in line]
