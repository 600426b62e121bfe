"""SS-47, SS-G8: the fifteen encounter cards."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.testing import rule

FOES = {
    "g": "gremlin green 1 1B.g",
    "r": "raider green 1 1B.g",
    "w": "orc-warrior blue 1 1B.g",
    "s": "orc-shaman red 1 1B.g",
}
"""One of each style: Magic and Dexterity green, Strength blue, Faith red; far from all heroes."""


def acted(q: Scene, card: str, *, plus: bool = False) -> list[str]:
    """Who acts, in the order in which they do; ties are broken by the first that is offered."""
    q.s.listening = True
    q.encounter(card, "Ann", dice=" ".join(["b1"] * 60))
    while q.choice.kind != "deed":
        q.do(q.options()[0])
    names = {q.foe(name): name for name in q.names if name[0].islower()}
    found = [names[event.data["foe"]] for event in q.s.events if event.kind == "enemy-activated"]
    if plus:
        last = [
            len(q.s.sheet(event.data["foe"]).behaviours) - 1 for event in q.s.events if event.kind == "behaviour-chosen"
        ]
        assert [event.data["behaviour"] for event in q.s.events if event.kind == "behaviour-chosen"] == last
    return found


def table(*foes: str, near: bool = False, **more: str) -> Scene:
    chosen = {name: FOES[name] for name in foes}
    at = "1B.g" if near else "1B.a"
    return scene("1B", Ann=f"black-rose {at}", Ben="assassin 1B.a", **chosen, **more)


def test_fifteen_cards() -> None:
    assert "".join([card.id for card in GAME.cast.encounters]) == "ABCDEFGHIJKLMNO"


@pytest.mark.parametrize(
    ("card", "who"),
    [
        ("A", "gr"), ("B", "w"), ("C", "s"), ("D", "r"), ("E", "s"), ("F", "w"), ("I", "s"), ("K", "g"),
    ],
)  # fmt: skip
@rule("SS-32.2")
def test_all_of_a_rank_or_style(card: str, who: str) -> None:
    """The main effect; E without a master is for the highest rank."""
    assert sorted(acted(table("g", "r", "w", "s"), card)) == sorted(who)


@pytest.mark.parametrize(
    ("card", "foes", "who"),
    [
        ("B", "gr", ["g", "r"]), ("C", "gw", ["w"]), ("D", "gws", ["s"]), ("F", "grs", ["s", "g"]), ("I", "grw", ["w", "g"]),
        ("K", "rws", ["s", "w"]),
    ],
)  # fmt: skip
@rule("SS-32.6")
def test_otherwise(card: str, foes: str, who: list[str]) -> None:
    """Where the main effect finds nobody: another rank, or one or two enemies, the highest first."""
    assert acted(table(*foes), card) == who


@rule("SS-47.2")
def test_e_wakes_a_master() -> None:
    q = table("s", troll="troll 1B.g")
    assert acted(q, "E") == ["troll"]


@rule("SS-32.6")
def test_a_without_green_is_for_who_has_a_hero_beside() -> None:
    q = scene("1B", Ann="black-rose 1B.g", Ben="assassin 1B.a", w="orc-warrior blue 1 1B.g", s="orc-shaman red 1 1B.b")
    assert acted(q, "A") == ["w"]


@pytest.mark.parametrize(("card", "who"), [("G", ["s", "w"]), ("H", ["s", "w", "g"]), ("O", [])])
@rule("SS-32.3", "SS-32.7", "SS-47.3", "SS-47.4")
def test_so_many_enemies(card: str, who: list[str]) -> None:
    q = table("g", "r", "w", "s")
    q.s.piles.edit(3).cards = (0,)
    q.s.piles.edit(3).known = (-1,)
    q.s.piles.edit(2).cards = tuple([one for one in q.s.piles.rows[2].cards if one])
    q.s.piles.edit(2).known = (0,) * len(q.s.piles.rows[2].cards)
    assert acted(q, card) == who
    number = "ABCDEFGHIJKLMNO".index(card)
    assert q.s.piles.rows[3].cards == ((number,) if card in "HO" else (number, 0))


@rule("SS-47.1", "SS-33.15")
def test_j_wakes_the_wounded_or_all() -> None:
    q = table("g", "r")
    q.s.figures.edit(q["r"]).wounds = 1
    assert acted(q, "J") == ["r"]
    assert sorted(acted(table("g", "r", near=True), "J", plus=True)) == ["g", "r"]


def test_l_wakes_who_has_a_hero_beside_or_all() -> None:
    q = scene("1B", Ann="black-rose 1B.g", Ben="assassin 1B.a", g="gremlin green 1 1B.g", r="raider green 1 1B.b")
    assert acted(q, "L") == ["g"]
    assert sorted(acted(table("g", "r"), "L", plus=True)) == ["g", "r"]


def special_used(q: Scene) -> list[str]:
    return [q.s.cast.abilities[event.data["ability"]].id for event in q.s.events if event.kind == "ability-used"]


def test_m_begins_with_the_special() -> None:
    """One enemy, the highest; its special first."""
    q = table("g", "w")
    assert acted(q, "M") == ["w"]
    assert special_used(q)[0] == "fury"
    q = table("g")
    assert acted(q, "M") == ["g", "g"]  # Dark Force is an activation of its own


@rule("SS-32.10")
def test_n_lets_all_use_their_specials() -> None:
    q = table("g", "w", "s")
    assert acted(q, "N") == ["g", "s"]  # Dark Force, then the highest
    assert sorted(set(special_used(q)) - {"curse", "berserker"}) == ["dark-force", "fury", "hex"]
    assert acted(table("r"), "N") == ["r"]
