"""SS-41, SS-G2, SS-G3: the ten versions and their soul gems; companions (SS-G12)."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import COMPANION, hurt, skilled
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.effects.foes import formula
from reverie.games.sword_and_sorcery.rules.force import power_level, rebuild
from reverie.games.sword_and_sorcery.rules.procedures.spawning import entry_powers
from reverie.games.sword_and_sorcery.rules.queries import (
    combat_actions,
    companion_weapon,
    defence_of,
    hp_of,
    movement,
    normal_actions,
    room_for,
)
from reverie.games.sword_and_sorcery.rules.strike import Save
from reverie.testing import rule

EARLY, LATE = ((1, 2, 3, 5, 7), (4, 6)), ((1, 2, 4, 6, 7), (3, 5))
Gem = tuple[str, str, int, int, str, str, str, str, str, tuple[tuple[int, ...], tuple[int, ...]]]
GEMS: dict[str, Gem] = {
    "sorceress": ("auriel", "lawful", 3, 3, "MS", "6 7 8 10 11 13 14", "1112222", "1122233", "magic", EARLY),
    "enchantress": ("auriel", "chaotic", 3, 3, "MS", "6 7 8 9 11 12 14", "1112223", "1112222", "magic", EARLY),
    "white-rose": ("ecarus", "lawful", 2, 3, "HS", "10 11 12 14 16 18 20", "1111222", "1122233", "strength", LATE),
    "black-rose": ("ecarus", "chaotic", 2, 3, "H", "9 10 12 13 15 17 19", "1112223", "1111222", "strength", LATE),
    "archer": ("laegon", "neutral", 3, 3, "HS", "7 8 9 11 12 14 15", "1111222", "1122223", "dexterity", LATE),
    "ranger": ("laegon", "neutral", 3, 4, "HS", "8 9 10 12 13 15 17", "1112222", "1112223", "dexterity", LATE),
    "assassin": ("shae", "chaotic", 3, 4, "HM", "7 8 9 10 12 13 15", "1111222", "1122233", "dexterity", LATE),
    "rogue": ("shae", "lawful", 5, 4, "HMS", "7 8 9 11 12 14 15", "1111122", "1222333", "dexterity", LATE),
    "cleric": ("thorgar", "lawful", 3, 3, "HL", "9 10 11 13 15 16 18", "1111222", "1122233", "faith", EARLY),
    "runemaster": ("thorgar", "chaotic", 2, 3, "HL", "9 10 11 12 14 16 18", "1112222", "1112223", "faith", EARLY),
}
"""Hero, nature, items, movement, save symbols (H for SHIELD), HP, combat and normal actions by rank, style, ranks of powers and talents."""
SYMBOLS = {"S": t.SKILL, "M": t.MAGIC, "H": t.SHIELD, "L": t.LEGEND}


def party(version: str) -> Scene:
    other = "black-rose" if GEMS[version][0] != "ecarus" else "assassin"
    return scene("14B", Ann=f"{version} 14B.a", Ben=f"{other} 14B.a")


@pytest.mark.parametrize("id", GEMS)
@rule("SS-14.1", "SS-19.4", "SS-13.9")
def test_the_soul_gem(id: str) -> None:
    hero, nature, items, move, _saves, hp, combat, normal, style, (powers, talents) = GEMS[id]
    q = party(id)
    version = q.s.version(0)
    assert (q.s.cast.heroes[version.hero].id, t.NATURES[version.nature], version.style) == (
        hero,
        nature,
        1 << t.STYLES.index(style),
    )
    assert (movement(q.s, 0), room_for(q.s, 0), version.picks, version.talents) == (move, items, powers, talents)
    for rank in range(1, 8):
        skilled(q, "Ann", rank)
        found = (hp_of(q.s, 0), combat_actions(q.s, 0), normal_actions(q.s, 0))
        assert found == (int(hp.split()[rank - 1]), int(combat[rank - 1]), int(normal[rank - 1]))


@pytest.mark.parametrize("id", GEMS)
@rule("SS-13.12")
def test_save_symbols(id: str) -> None:
    """Every face of the blue die that shows one of them saves, and no other."""
    q = party(id)
    symbols = [SYMBOLS[letter] for letter in GEMS[id][4]]
    faces = q.s.cast.dice[t.BLUE].faces
    q.s.listening = True
    for face in range(1, 11):
        q.begin(Save(0, False), f"b{face}")
        while q.choice.kind == "window":
            q.do("pass")
    passed = [event.data["passed"] for event in q.s.events if event.kind == "saved"]
    assert passed == [any([faces[face][symbol] for symbol in symbols]) for face in range(10)]


@rule("SS-4.6")
def test_the_faces_of_the_dice() -> None:
    red, blue = GAME.cast.dice
    letters = "HSMDLX"  # HIT, SKILL, MAGIC, SHIELD, LEGEND, MISS

    def shown(face: tuple[int, ...]) -> str:
        return "".join([letters[symbol] * count for symbol, count in enumerate(face)])

    assert [shown(face) for face in red.faces] == ["X", "H", "H", "HS", "HS", "HM", "HM", "HH", "SS", "HL"]
    assert [shown(face) for face in blue.faces] == ["X", "H", "H", "HS", "HM", "D", "D", "SD", "MD", "L"]


@pytest.mark.parametrize("hero", ["auriel", "ecarus", "laegon", "shae", "thorgar"])
def test_eight_powers_each(hero: str) -> None:
    """SS-G4: four unmarked, two lawful, two chaotic; Laegon's are all unmarked. Ranks I I I II II III III IV."""
    info = next(one for one in GAME.cast.heroes if one.id == hero)
    powers = [GAME.cast.powers[number] for number in info.powers]
    natures = [power.nature for power in powers]
    marked = [natures.count(nature) for nature in (t.UNMARKED, t.LAWFUL, t.CHAOTIC)]
    assert marked == ([8, 0, 0] if hero == "laegon" else [4, 2, 2])
    assert sorted([power.lines[0].rank for power in powers]) == [1, 1, 1, 2, 2, 3, 3, 4]
    assert len(GAME.cast.talents) == 7


@pytest.mark.parametrize(
    ("rank", "companion", "hp", "attack", "defence"),
    [
        (3, 2, 6, (1, 1, 2), (1, 0, 1)),
        (5, 2, 8, (1, 1, 3), (1, 0, 1)),
        (5, 3, 10, (1, 2, 3), (1, 0, 2)),
        (7, 3, 12, (1, 2, 4), (1, 0, 2)),
    ],
)
@rule("SS-20.6", "SS-44.1")
def test_fenrir(
    rank: int, companion: int, hp: int, attack: tuple[int, int, int], defence: tuple[int, int, int]
) -> None:
    """SS-G12: by his own rank and his owner's."""
    q = scene("14B", Ann="ranger 14B.a", Ben="black-rose 14B.a")
    skilled(q, "Ann", rank)
    atoms.summon(q.s, 0, 0, companion, q.area("14B.a"))
    weapon = companion_weapon(q.s, COMPANION)
    assert (hp_of(q.s, COMPANION), weapon.attack, defence_of(q.s, COMPANION)) == (hp, attack, defence)
    assert (weapon.type, weapon.range) == (t.PIERCING, 0)
    deeds = [q.s.cast.dice_effects[number].deeds[0][0] for number in weapon.effects]
    assert deeds == [t.E_KNOCK_DOWN, t.E_CRITICAL]


@pytest.mark.parametrize(("difficulty", "hp", "wanted"), [("story", 2, -2), ("standard", 0, -1), ("heroic", 0, 0)])
@rule("SS-39.12")
def test_difficulties(difficulty: str, hp: int, wanted: int) -> None:
    """Story: +2 HP for heroes, one enemy less in every formula; Heroic: one more, enemy powers of level II, one more for the blue."""
    q = scene(
        "14B",
        Ann="black-rose 14B.a",
        Ben="assassin 14B.a",
        g="gremlin green 1 14B.b",
        b="gremlin blue 1 14B.b",
        r="gremlin red 1 14B.b",
    )
    atoms.take_away(q.s, q["r"])
    atoms.leave_play(q.s, q.foe("r"), False)
    q.s.setup = {**q.s.setup, "difficulty": difficulty}
    rebuild(q.s)
    assert (hp_of(q.s, 0), hp_of(q.s, q["g"])) == (9 + hp, 3)
    assert formula(q.s, -1) == max(0, 2 - 2 + wanted)
    assert formula(q.s, 2) == 2 + wanted + 1
    assert power_level(q.s, 0) == (2 if difficulty == "heroic" else 1)
    for name, more in (("g", 0), ("b", 1), ("r", 0)):
        assert entry_powers(q.s, q.foe(name)) == (more if difficulty == "heroic" else 0)


@rule("SS-16.8")
def test_pray() -> None:
    """The prologue's action: a wound heals at the shrine, once for each hero."""
    q = scene("1B", Ann="black-rose 1B.a", Ben="assassin 1B.b", g="gremlin green 1 1B.g")
    q.s.plan.actions = ((q.s.cast.actions["pray"], "1B.a"),)
    skilled(q, "Ann", 7)
    hurt(q, "Ann", 2)
    hurt(q, "Ben", 2)
    q.s.figures.edit(q["g"]).area = q.area("1B.a")
    q.turn("Ann")
    assert not [deed for deed in q.options() if deed[0] == "action"]  # not while engaged
    q.do("end")
    q.s.figures.edit(q["g"]).area = q.area("1B.g")
    q.turn("Ann")
    normal = q.s.agenda[-1].normal  # type: ignore[attr-defined]
    q.do("action", 0)
    assert (q.wounds("Ann"), q.s.agenda[-1].normal) == (1, normal - 1)  # type: ignore[attr-defined]
    assert not [deed for deed in q.options() if deed[0] == "action"]
    q.do("end")
    q.turn("Ben")
    assert not [deed for deed in q.options() if deed[0] == "action"]
    q.do("go", "1B.a")
    q.do("action", 0)
    assert q.wounds("Ben") == 1


def test_the_squire() -> None:
    q = scene("14B", Ann="white-rose 14B.a", Ben="assassin 14B.a")
    number = q.s.cast.companion_ids["white-rose-squire"]
    atoms.summon(q.s, 0, number, 1, q.area("14B.a"))
    weapon = companion_weapon(q.s, COMPANION + number)
    assert (hp_of(q.s, COMPANION + number), weapon.attack, weapon.type) == (6, (1, 1, 0), t.SLASHING)
    assert defence_of(q.s, COMPANION + number) == (1, 0, 1)
    assert q.s.cast.companions[number].move == 3
