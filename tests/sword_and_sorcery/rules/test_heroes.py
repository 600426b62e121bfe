"""SS-13: natures, styles, innate powers, saves."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import ability, skilled
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.picks import refuse_learn
from reverie.games.sword_and_sorcery.rules.procedures.story import Teller
from reverie.games.sword_and_sorcery.rules.queries import saver_of
from reverie.games.sword_and_sorcery.rules.strike import Save
from reverie.kernel.game import SetupError
from reverie.testing import rule


@rule("SS-13.5", "SS-13.8", "SS-Q108")
@pytest.mark.parametrize(
    ("version", "storm", "branches"),
    [
        ("white-rose", False, (True, True, False)),
        ("black-rose", False, (False, True, True)),
        ("archer", False, (True, True, True)),
        ("white-rose", True, (True, True, True)),
    ],
)
def test_a_hero_decides_by_the_own_nature(version: str, storm: bool, branches: tuple[bool, ...]) -> None:
    """The own branch or the neutral one; neutral heroes, and everybody in a Soul Storm, may take any."""
    other = "sorceress" if version != "black-rose" else "enchantress"
    q = scene("14B", wishes={"soul_storm": storm}, One=f"{version} 14B.a", Two=f"{other} 14B.a")
    assert tuple([Teller().open_to(q.s, nature, 0) for nature in (t.LAWFUL, t.NEUTRAL, t.CHAOTIC)]) == branches


@rule("SS-13.6", "SS-13.7", "SS-13.8")
def test_who_may_go_together() -> None:
    for heroes, storm, fits in (
        (["white-rose", "archer"], False, True),
        (["black-rose", "archer"], False, True),
        (["white-rose", "enchantress"], False, False),
        (["white-rose", "enchantress"], True, True),
        (["archer", "ranger"], True, False),  # both are Laegon
    ):
        if fits:
            assert GAME.setup({"heroes": heroes, "soul_storm": storm})["heroes"] == heroes
        else:
            with pytest.raises(SetupError):
                GAME.setup({"heroes": heroes, "soul_storm": storm})


@rule("SS-13.8", "SS-19.5")
def test_a_soul_storm_does_not_change_what_can_be_learned() -> None:
    q = scene("14B", wishes={"soul_storm": True}, Shae="rogue 14B.a", Ecarus="black-rose 14B.a")
    found = refuse_learn(q.s, 0, q.s.cast.power_ids["backstab"], 1)
    assert found is not None
    assert found.rule == "SS-19.5"


@rule("SS-13.10", "SS-8.6")
def test_innate_powers_are_there_from_the_start_and_do_not_cool_down() -> None:
    q = scene("14B", Thorgar="runemaster 14B.a", Shae="assassin 14B.a", g="gremlin green 1 14B.c")
    skilled(q, "Thorgar", 1, "battle-rune")
    blast = ability(q, "runic-blast")
    q.turn("Thorgar")
    q.do("power", "battle-rune", 0, -1)
    q.s.figures.edit(q["g"]).area = q.area("14B.a")
    q.do("innate", blast, -1)
    assert q.wounds("g") == 1
    assert not [deed for deed in q.options() if deed[0] == "innate"]  # once per round, as printed
    q.do("end")
    q.s.round = 2
    q.turn("Thorgar")
    assert not [deed for deed in q.options() if deed[0] == "innate"]  # no rune lies
    assert [card[0] for card in q.s.heroes.rows[0].powers] == [q.s.cast.power_ids["battle-rune"]]


def saves(q: Scene, name: str, face: int) -> bool:
    """Whether a hero saves by a face of the blue die."""
    return bool(q.s.version(saver_of(q.s, q[name])).save[face - 1])


@rule("SS-13.12")
@pytest.mark.parametrize(
    ("version", "faces"),
    [
        ("black-rose", [6, 7, 8, 9]),  # SHIELD, alone or beside another
        ("white-rose", [4, 6, 7, 8, 9]),  # SHIELD, SKILL
        ("sorceress", [4, 5, 8, 9]),  # MAGIC, SKILL
        ("cleric", [6, 7, 8, 9, 10]),  # SHIELD, LEGEND
        ("rogue", [4, 5, 6, 7, 8, 9]),
    ],
)
def test_a_save_is_one_blue_die_with_a_symbol_of_the_hero(version: str, faces: list[int]) -> None:
    """On a face with two symbols either serves."""
    q = scene("14B", One=f"{version} 14B.a", Laegon="archer 14B.a")
    assert [face for face in range(1, 11) if saves(q, "One", face)] == faces


@rule("SS-13.12")
def test_a_save_that_fails_and_one_that_passes() -> None:
    for face, passed in (("b6", True), ("b2", False)):
        q = scene("14B", Ecarus="black-rose 14B.a", Laegon="archer 14B.a")
        q.s.listening = True
        q.begin(Save(0, False), dice=face)
        told = [event.data["passed"] for event in q.s.events if event.kind == "saved"]
        assert told == [passed]


@rule("SS-13.9")
def test_styles_are_those_of_the_hero() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a", Laegon="archer 14B.a", Thorgar="cleric 14B.a", Auriel="sorceress 14B.a")
    styles = [q.s.version(seat).style for seat in range(4)]
    assert styles == [1 << t.STRENGTH, 1 << t.DEXTERITY, 1 << t.FAITH, 1 << t.MAGIC_STYLE]


@rule("SS-Q6")
def test_items_and_movement_of_the_versions() -> None:
    told = {one.id: (one.move, one.items) for one in GAME.cast.versions}
    assert told == {
        "sorceress": (3, 3), "enchantress": (3, 3), "white-rose": (3, 2), "black-rose": (3, 2), "archer": (3, 3), "ranger": (4, 3),
        "assassin": (4, 3), "rogue": (4, 5), "cleric": (3, 3), "runemaster": (3, 2),
    }  # fmt: skip
