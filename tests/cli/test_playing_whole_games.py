"""`reverie play`: whole games, from the first question to the outcome."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reverie.kernel.record import Match

SHORT = ("--option", "victory=1", "--option", "turn_limit=4")
BOTS = ("--seat", "A=random", "--seat", "B=random")
HOT_SEAT = ("--seat", "A=human", "--seat", "B=human")

OUTCOMES = {
    "en": r"(A|B) has won 1 turns? and the game|The turn limit is reached",
    "pl": r"(A|B) wygrywa 1\. turę, a z nią grę|Osiągnięto limit tur",
}
COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3\d|4\d|9\d)(?:;\d+)*m")


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("seats", [(), HOT_SEAT, BOTS], ids=["human against random", "hot-seat", "random against random"])
@pytest.mark.parametrize("colour", ["--colour", "--no-colour"])
def test_a_game_is_played_to_its_end_by_option_numbers_alone(
    reverie: Any, player: Any, tmp_path: Path, load: Callable[[Path], Match], language: str, seats: tuple[str, ...], colour: str
) -> None:
    file = tmp_path / "game.jsonl"
    person = player(3)
    done = reverie(
        "play", "dreamblade", *seats, *SHORT, "--seed", "11", "--lang", language, colour, "--record", file,
        stdin=person, FORCE_COLOR="1",
    )  # fmt: skip
    assert (done.code, done.err) == (0, "")
    last = done.out.rstrip().splitlines()[-1]
    assert re.search(OUTCOMES[language], last)
    assert (COLOUR.search(done.out) is not None) == (colour == "--colour")
    assert bool(person.sent) == (seats != BOTS)
    match = load(file)
    outcome = match.outcome()
    assert outcome is not None
    assert re.sub(r"\x1b\[[\d;]*m", "", last) == match.game.page(language).outcome(match.state, outcome)


def test_a_game_goes_through_every_kind_of_question_by_numbers(
    reverie: Any, player: Any, situations: dict[tuple[str, int], bytes], position: Callable[..., Path]
) -> None:
    for kind, seat in situations:
        for language in ("en", "pl"):
            person = player(5)
            done = reverie(
                "play", "dreamblade", "--resume", position(kind, seat), "--seat", "A=random", "--seat", f"B=random",
                "--lang", language, stdin=person,
            ) if False else reverie(
                "play", "dreamblade", "--resume", position(kind, seat), "--lang", language,
                stdin=player(5, [*["?"] * 0]) if False else _Once(player),
            )  # fmt: skip
            assert (done.code, done.err) == (0, ""), (kind, seat)
