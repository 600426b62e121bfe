"""`normal` knows when each upgrade and each defence pays: none of them is dead content to it."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.bots.advise import advise
from reverie.games.dice_throne.bots.hand import upgrade_worth
from reverie.kernel.agenda import submit
from reverie.testing.dice_throne import Contested, Side, side, table
from reverie.testing.rules import rule

FOES = {"paladin": "barbarian", "shadow-thief": "shadow-thief"}
CARDS = ["wild", "twin", "sixer", "nudge", "brace", "nuisance"]
SPENT_POISON = ("pickpocket-2", "carducopia-2", "counter-strike-2")
"""The Shadow Thief counts combat points and never has too many; these pay when nothing more can be poisoned."""
HEROES = [hero for hero in GAME.library.heroes if not GAME.library.heroes[hero].house]
UPGRADES = [
    (hero, card.id, card.slot)
    for hero in HEROES
    for card in GAME.library.heroes[hero].cards
    if card.family == "upgrade"
]


def in_main(hero: str, mine: Side, theirs: Side | None = None) -> Contested:
    return table(hero, FOES.get(hero, "paladin"), phase="main-1", A=mine, B=theirs or side())


def advised(t: Contested) -> Any:
    return advise(t.state, t.state.pending[0]).answer


@rule("DT-10.80")
@pytest.mark.parametrize(("hero", "card", "slot"), UPGRADES, ids=[f"{hero}-{card}" for hero, card, _slot in UPGRADES])
def test_with_the_game_ahead_and_combat_points_to_spare_every_upgrade_is_played(
    hero: str, card: str, slot: str
) -> None:
    mine, theirs = side(ballast=False, hand=[card], cp=14), side(hand=CARDS[:4])
    if card in SPENT_POISON:
        mine = side(ballast=False, hand=[card], cp=2, tokens={"sneak-attack": 1})
        theirs = side(hand=CARDS, tokens={"poison": 3})
    t = in_main(hero, mine, theirs)
    number = t.card(0, card)
    answers = []
    while "done" not in answers and ("play", number) not in answers:
        answers.append(advised(t))
        if answers[-1] != "done":
            submit(t.state, 0, answers[-1])
    assert ("play", number) in answers


@rule("DT-10.80")
def test_near_the_end_an_upgrade_that_adds_a_little_is_kept_back() -> None:
    t = in_main("barbarian", side(ballast=False, hand=["sturdy-blow-2"], cp=15, health=4), side(health=4))
    assert advised(t) != ("play", t.card(0, "sturdy-blow-2"))


@rule("DT-7.162", "DT-10.80")
def test_removing_tokens_is_worth_what_lies_on_the_board() -> None:
    clean = in_main("barbarian", side(ballast=False, hand=["fortitude-2"], cp=3))
    burnt = in_main("barbarian", side(ballast=False, hand=["fortitude-2"], cp=3, tokens={"burn": 1}))
    card = clean.card(0, "fortitude-2")
    assert upgrade_worth(burnt.state, 0, card) > 2 * upgrade_worth(clean.state, 0, card)
    assert advised(burnt) == ("play", card)


@rule("DT-7.146", "DT-7.147", "DT-7.76", "DT-10.80")
def test_the_thief_chooses_the_defence_that_still_gives_something() -> None:
    """With Sneak Attack at hand and three Poisons on the attacker, only the dagger strikes count."""

    def chosen(blow: str, mine: dict[str, int], theirs: dict[str, int], health: int = 50) -> str:
        t = table(
            "barbarian",
            "shadow-thief",
            phase="roll",
            A=side(tokens=theirs, health=health),
            B=side(tokens=mine),
        )
        t.strikes(blow, 1, 2, 3, 4, 5)
        t.skips_to("defend", "B")
        answer = advised(t)
        slot: str = t.state.hero(1).slots[answer[1]].id
        return slot

    assert chosen("reckless", {}, {}) == "shadow-defense", "two Shadows avoid all 15"
    assert chosen("smack", {"sneak-attack": 1}, {"poison": 3}) == "counter-strike"
    assert chosen("reckless", {}, {}, health=1) == "counter-strike", "a dagger ends it"
