"""What lasts: until its bearer is gone or its span is over, and in the index of abilities meanwhile."""

from __future__ import annotations

from typing import Final

from reverie.kernel.abilities import Active
from reverie.parts.rules.lasting import Lasting, left_after, left_by, sources

FIGHT, TURN, QUEST = 0, 1, 2
EVENT: Final = 90
"""A card on the table bears something just as a figure does."""
LASTING: Final[tuple[Lasting, ...]] = (
    (4, 1, 2, FIGHT),
    (4, 3, 1, TURN),
    (7, 1, 5, TURN),
    (EVENT, 2, 1, QUEST),
)


def test_with_a_span_everything_ends_that_lasts_no_longer() -> None:
    assert left_after(LASTING, FIGHT) == LASTING[1:]
    assert left_after(LASTING, TURN) == LASTING[3:]
    assert left_after(LASTING, QUEST) == ()


def test_with_a_bearer_goes_what_it_bore_and_nothing_else() -> None:
    assert left_by(LASTING, 4) == LASTING[2:]
    assert left_by(LASTING, EVENT) == LASTING[:3]


def test_what_lasts_stands_in_the_index_beside_what_is_printed() -> None:
    words = {1: "Enrage", 2: "Storm", 3: "Bolster"}
    printed = Active({}).plus((("Enrage", (2, 1, 9)),))
    active = printed.plus(tuple([(words[source[1]], source) for source in sources(LASTING)]))
    assert active.get("Enrage") == ((2, 1, 9), (4, 1, 2), (7, 1, 5))
    assert active.get("Storm") == ((EVENT, 2, 1),)
