"""A party at one screen in the terminal: texts are read by people, people come before bots, and one person leads several heroes."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console
from tests.party.beacon import GAME, KeepersAdviser

from reverie.bots import find_bot
from reverie.kernel.choice import READ
from reverie.kernel.match import Match
from reverie.terminal import Left, TerminalTable


class Screen(TerminalTable):
    """A night at one screen, and what is typed there; when nothing is left to type, everybody leaves."""

    def __init__(self, bots: str, *typed: str, language: str = "en") -> None:
        match = Match(GAME, GAME.setup({"keepers": 3}), 3)
        seats = {number: find_bot("normal", number) for number, kind in enumerate(bots) if kind == "b"}
        self.shown = io.StringIO()
        super().__init__(GAME, match, dict(seats), language, Console(file=self.shown, width=200, no_color=True))
        self.typed = list(typed)
        with pytest.raises(Left):
            self.play()

    def read(self, prompt: str) -> str:
        self.shown.write(f"{prompt}\n")
        if not self.typed:
            raise Left
        return self.typed.pop(0)

    def text(self) -> str:
        return self.shown.getvalue()

    def oil(self) -> list[int]:
        return [row.oil for row in self.match.state.keepers.rows]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("language", "title", "sentence"),
    [("en", "Dusk", "The boats are still out"), ("pl", "Zmierzch", "Łodzie są jeszcze na morzu")],
)
def test_a_text_stands_on_the_screen_until_a_person_has_read_it(language: str, title: str, sentence: str) -> None:
    asked = Screen("bpb", language=language)
    assert asked.match.answers[1:] == [], "the bots before and after wait for whoever can read"
    assert title in asked.text() and sentence in asked.text()
    read = Screen("bpb", "1", language=language)
    assert read.match.answers[1:] == [(1, READ)]
    assert read.text().count(sentence) == 1, "once, and not with every question"


def test_bots_come_after_people_who_may_let_them() -> None:
    waiting = Screen("bpb", "1")
    assert "B decides: " in waiting.text() and waiting.match.answers[2:] == []
    assert "type let" in waiting.text()
    let = Screen("bpb", "1", "let")
    assert [seat for seat, _answer in let.match.answers[2:]] == [0], "one of them, and then people are asked again"
    done = Screen("bpb", "1", "be done")
    assert [seat for seat, _answer in done.match.answers[2:5]] == [1, 0, 2]
    assert "No bot waits for you now." in Screen("ppp", "1", "let").text()


def test_nobody_lets_a_bot_read() -> None:
    tried = Screen("bpb", "let")
    assert "No bot waits for you now." in tried.text() and tried.match.answers[1:] == []


def test_one_person_says_which_hero_acts() -> None:
    led = Screen("ppp", "1", "lead c", "1", "1")
    assert led.oil() == [3, 3, 1], "and goes on with that one"
    assert "To act with another, type lead and the seat: B, C." in led.text()
    wrong = Screen("ppp", "1", "lead X", "lead")
    assert "“X” cannot act now; you can lead B, C." in wrong.text() and wrong.oil() == [3, 3, 3]
    assert "Nobody else of yours can act now." in Screen("bpb", "1", "lead A").text()


def test_who_is_done_makes_room_for_who_is_waited_for_and_may_be_led_to_wake() -> None:
    done = Screen("ppp", "1", "lead B", "be done", "1")
    assert done.oil() == [2, 3, 3], "the next answer is of the first who is waited for"
    woken = Screen("ppp", "1", "lead B", "be done", "lead B", "1")
    assert woken.oil() == [3, 2, 3] and not woken.match.state.keepers[1].done  # type: ignore[attr-defined]


def test_a_party_has_nobody_to_draw_with() -> None:
    asked = Screen("ppp", "1", "draw", "y", "y")
    assert "there is nobody to draw with" in asked.text() and asked.match.outcome() is None


class Restless(KeepersAdviser):
    """Wakes as often as there is oil."""

    def takes_up(self, s: Any, offer: Any) -> bool:
        return True


def test_a_bot_takes_up_what_it_is_offered_while_people_act(monkeypatch: pytest.MonkeyPatch) -> None:
    still = Screen("bpp", "1", "let")
    assert still.match.answers[2:] == [(0, "done")]
    monkeypatch.setattr(GAME, "bots", Restless(GAME))
    woken = Screen("bpp", "1", "let")
    assert woken.match.answers[2:] == [(0, "done"), (0, "wake")] and woken.oil() == [2, 3, 3]
