"""The quick odds of bots are exact: they agree with the odds that players are told, and with what can be counted by hand."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.scene import scene

from reverie.games.sword_and_sorcery.bots.blows import Arms
from reverie.games.sword_and_sorcery.bots.judge import Judge
from reverie.games.sword_and_sorcery.bots.odds import Blow, Book, Guard, book_of
from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules.odds import odds_of


def test_one_die_against_one_wound() -> None:
    """A red die shows a HIT on eight of ten faces (SS-4.6)."""
    found = book_of(GAME.cast).result(Blow((0, 1, 0), 0, ()), Guard(1, 0, 0, 0, 0))
    assert found.kill == pytest.approx(0.8)
    assert found.wounds == pytest.approx(0.8)


def test_defence_dice_take_hits() -> None:
    found = book_of(GAME.cast).result(Blow((1, 0, 0), 0, ()), Guard(1, 0, 0, 0, 1))
    assert found.kill == pytest.approx(0.6)


def test_armour_and_shields_take_hits() -> None:
    book = book_of(GAME.cast)
    assert book.result(Blow((2, 0, 0), 0, ()), Guard(5, 0, 1, 0, 0)).wounds == 1
    assert book.result(Blow((2, 0, 0), 0, ()), Guard(5, 0, 0, 2, 0)).wounds == 0
    assert book.result(Blow((2, 0, 0), 0, ()), Guard(5, -1, 0, 0, 0)).wounds == 1


def test_whoever_is_struck_has_results_of_its_own() -> None:
    """Rolls are gone through once for all who may be struck; what is struck with and how much it adds is told apart."""
    effects = tuple([number for number, effect in enumerate(GAME.cast.dice_effects) if effect.total][:3])
    blows = [Blow((sure, 1, blue), 0, effects, rank) for sure in (0, 1) for blue in (1, 2) for rank in (1, 3)]
    guards = [Guard(left, weak, armour, 0, 1) for left in (1, 4) for weak in (-1, 0) for armour in (0, 2)]
    shared = Book(GAME.cast)
    for blow in blows:
        for guard in guards:
            one, two = shared.result(blow, guard), Book(GAME.cast).result(blow, guard)
            assert (one.kill, one.wounds, one.more) == (two.kill, two.wounds, two.more)
    assert len(shared.rolled) == 4


@pytest.mark.parametrize("enemy", ["gremlin green 1", "raider green 1", "gremlin blue 1"])
def test_they_agree_with_what_players_are_told(enemy: str) -> None:
    q = scene("14B", Ecarus="white-rose 14B.b longsword", Thorgar="cleric 14B.c", g=f"{enemy} 14B.b")
    q.turn("Ecarus")
    told = odds_of(q.s, 0, ("attack", 0, q["g"]))
    assert told is not None
    found = Arms(Judge(q.s), 0).result(0, q["g"], q.area("14B.b"), 0)
    assert found.kill == pytest.approx(float(told.kill), abs=0.02)
