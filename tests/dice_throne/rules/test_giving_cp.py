"""An effect of one declaration: combat points of one's own for somebody else."""

from __future__ import annotations

from typing import Any

import pytest
from tests.dice_throne.packs import prover_with

from reverie.games.dice_throne.content.library import gives_cp
from reverie.games.dice_throne.content.vocabulary import STRUCTS
from reverie.games.dice_throne.game import DiceThroneGame
from reverie.games.dice_throne.words.telling import Teller
from reverie.games.dice_throne.words.wording import Wording
from reverie.testing.dice_throne import side, table
from reverie.testing.rules import rule


def with_card(**fields: Any) -> DiceThroneGame:
    """The workshop, where the Prover's Two-Step gives."""
    return prover_with("two-step", {"op": "give", **fields})


@rule("DT-5.240", "DT-5.155")
@pytest.mark.parametrize(("cp", "given"), [(5, 3), (2, 2), (0, 0)])
def test_as_many_are_given_as_there_are(cp: int, given: int) -> None:
    t = table("prover", "barbarian", game=with_card(amount=3), A=side(cp=cp, hand=["two-step"]), B=side(cp=1))
    t.plays("A", "play", "two-step")
    t.answer(1)
    assert (t.cp("A"), t.cp("B")) == (cp - given, 1 + given)
    told = [(event.kind, event.rule) for event in t.seen if event.kind in ("cp-lost", "cp-gained")]
    assert told == ([("cp-lost", "DT-5.240"), ("cp-gained", "DT-5.240")] if given else [])


@rule("DT-5.240", "DT-5.51")
def test_what_is_above_the_maximum_is_lost_and_oneself_is_given_nothing() -> None:
    t = table(
        "prover", "barbarian", game=with_card(amount=3, to="everyone"), A=side(cp=5, hand=["two-step"]), B=side(cp=14)
    )
    t.plays("A", "play", "two-step")
    assert (t.cp("A"), t.cp("B")) == (2, 15)


def test_it_is_told_and_counts_as_giving_cp() -> None:
    game = with_card(amount=3)
    give = STRUCTS["give"](3)
    for language, words in (("en", "Give a chosen player 3 CP"), ("pl", "Daj wybranemu graczowi 3 PW")):
        (line,) = Teller(Wording(game.library, language), "free").lines([give])
        assert (line.text, line.rules) == (words, ("DT-5.240", "DT-5.155"))
    assert gives_cp([give])
