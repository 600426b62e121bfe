"""SS-G10: the thirteen enemy powers, both levels."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import MAIN, OFF, critical, fires, give_power, hurt, poison, shields
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.force import rebuild
from reverie.games.sword_and_sorcery.rules.frames import Activation
from reverie.games.sword_and_sorcery.rules.queries import flies
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.testing import rule

LEVELS = (1, 2)


def with_power(power: str, level: int, foe: str = "orc-warrior green 1", **more: str) -> Scene:
    figures = {"Ann": "black-rose 14B.b", "Ben": "assassin 14B.a", **more}
    q = scene("1B 8B 14B", **figures, o=f"{foe} 14B.b")
    if level == 2:
        q.s.setup = {**q.s.setup, "difficulty": "heroic"}
    rebuild(q.s)
    give_power(q, "o", power)
    return q


def strike(q: Scene, dice: str, hand: int = MAIN, by: str = "o", whom: str = "Ann") -> None:
    q.begin(Attack(q[by], q[whom], BY_WEAPON, hand), dice)
    q.quiet()


def test_thirteen_powers_of_five_kinds() -> None:
    kinds = [power.type for power in GAME.cast.enemy_powers]
    assert [kinds.count(kind) for kind in ("attack", "defence", "movement", "always", "death")] == [5, 3, 2, 2, 1]


@pytest.mark.parametrize("level", LEVELS)
@rule("SS-47.10", "SS-28.17")
def test_flaming_weapon(level: int) -> None:
    """All attacks Fire II; I: S +1 HIT; II: +1 HIT, S hits the whole area."""
    q = with_power("flaming-weapon", level, Cat="archer 14B.b")
    strike(q, "r4 b1" if level == 1 else "r4 b1 b1")
    assert fires(q, "Ann") == (0, 1)
    assert q.wounds("Ann") == 3
    assert (fires(q, "Cat"), q.wounds("Cat")) == (((0, 0), 0) if level == 1 else ((0, 1), 3))


@rule("SS-22.15")
def test_flaming_spikes_burn_too() -> None:
    """All attacks, also those without dice."""
    q = with_power("flaming-weapon", 1, "gremlin blue 1")
    atoms.wound(q.s, q["o"], 1, q["Ann"])
    q.lay_dice("b1")
    q.turn("Ben")
    assert (q.wounds("Ann"), fires(q, "Ann")) == (2, (0, 1))


@pytest.mark.parametrize(("level", "dice", "level_of_poison"), [(1, "r2 b1", 0), (1, "r4 b1", 1), (2, "r2 b1", 1)])
def test_venomous(level: int, dice: str, level_of_poison: int) -> None:
    q = with_power("venomous", level)
    strike(q, dice)
    assert poison(q, "Ann") == level_of_poison


@pytest.mark.parametrize(("level", "face", "lethal"), [(1, "r2", 0), (1, "r4", 1), (2, "r2", 1), (2, "r4", 2)])
def test_cruel(level: int, face: str, lethal: int) -> None:
    """I: S: Lethal I; II: Lethal I, S: Lethal III. A lethal hit passes armour and dice."""
    q = with_power("cruel", level, Ann="black-rose 14B.b old-hauberk")
    dice = " ".join([face] + ["b6"] * (2 - lethal))
    strike(q, dice)
    assert q.wounds("Ann") == lethal


@pytest.mark.parametrize(("level", "dice", "came"), [(1, "r4 b1", False), (1, "r9 b1", True), (2, "r4 b1", True)])
def test_savage(level: int, dice: str, came: bool) -> None:
    """A critical for two SKILL, on level II for one."""
    q = with_power("savage", level)
    q.stack("critical", critical(q, "critical-blind"))
    strike(q, dice)
    assert q.has("Ann", t.BLIND) == came


@pytest.mark.parametrize(("level", "hand", "wounds"), [(1, MAIN, 3), (1, OFF, 1), (2, MAIN, 3), (2, OFF, 2)])
def test_mighty(level: int, hand: int, wounds: int) -> None:
    """+1 HIT with the main weapon, on level II with both."""
    q = with_power("mighty", level, "raider green 1")
    strike(q, "r2 b1" if hand == MAIN else "b1", hand)
    assert q.wounds("Ann") == wounds


def test_mighty_pushes_on_level_two() -> None:
    q = with_power("mighty", 2)
    q.s.figures.edit(q["Ann"]).came = q.area("14B.c")
    strike(q, "r4 b1")
    assert q.where("Ann") == "14B.c"


@pytest.mark.parametrize(("level", "dice", "wounds"), [(1, "r8 r8 b2 b1", 4), (2, "r8 r8 b2 b1 b1", 4)])
def test_tough_hide(level: int, dice: str, wounds: int) -> None:
    """Armour +1; on level II a defence die more."""
    q = with_power("tough-hide", level, Ann="assassin 14B.b +longsword", Ben="archer 14B.a")
    q.turn("Ann")
    q.do("attack", "main", "o", dice=dice)
    q.quiet()
    assert q.wounds("o") == wounds  # six hits, armour 2


@pytest.mark.parametrize("level", LEVELS)
@rule("SS-28.15")
def test_warded(level: int) -> None:
    """So many magic shields more, at once and each Time Phase."""
    q = with_power("warded", level)
    assert shields(q, "o") == level
    q.s.figures.edit(q["o"]).shields = 0
    q.time_phase()
    assert shields(q, "o") == level


@pytest.mark.parametrize(("level", "dice", "wounds"), [(1, "r8 b2 b1 b1", 3), (2, "r8 b2 b1 b1", 2)])
def test_wary(level: int, dice: str, wounds: int) -> None:
    """A defence die more; on level II +1 SHIELD when it rolls."""
    q = with_power("wary", level, Ann="assassin 14B.b longsword", Ben="archer 14B.a")
    q.turn("Ann")
    q.do("attack", "main", "o", dice=dice)
    q.quiet()
    assert q.wounds("o") == wounds


@pytest.mark.parametrize(("level", "where"), [(1, "1B.c"), (2, "1B.e")])
def test_swift(level: int, where: str) -> None:
    """Moves of a given number of areas are longer; a move to engage is what it is."""
    q = with_power("swift", level, Ann="black-rose 1B.e", Ben="assassin 1B.e")
    q.begin(Activation(q.foe("o")))
    while q.choice.kind == "victim":
        q.do("Ann")
    assert q.where("o") == where


@pytest.mark.parametrize("level", LEVELS)
@rule("SS-10.14")
def test_winged(level: int) -> None:
    """It flies: nothing knocks it down; on level II one area farther."""
    q = with_power("winged", level, Ann="black-rose 1B.e", Ben="assassin 1B.e")
    assert flies(q.s, q["o"])
    atoms.give_condition(q.s, q["o"], t.DOWN)
    assert not q.has("o", t.DOWN)
    q.begin(Activation(q.foe("o")))
    while q.choice.kind in ("victim", "path"):
        q.do("Ann" if q.choice.kind == "victim" else q.options()[0])
    far = q.s.reach().dist_range(q.area("14B.b"), q.area(q.where("o")))
    assert far == 1 + level


@pytest.mark.parametrize(("level", "beside", "next_door"), [(1, 1, 0), (2, 1, 1)])
@rule("SS-8.4")
def test_warleader(level: int, beside: int, next_door: int) -> None:
    """Others in its area, on level II also next door, have +1 HIT; itself it has not."""
    q = with_power(
        "warleader",
        level,
        a="raider green 1 14B.b",
        b="raider green 2 14B.a",
        Cat="archer 14B.b",
        Dan="runemaster 14B.c",
    )
    q.s.figures.edit(q["Dan"]).area = q.area("14B.a")
    q.s.figures.edit(q["Cat"]).area = q.area("14B.a")
    for by, more in (("a", beside), ("b", next_door)):
        hurt(q, "Ben", 0)
        strike(q, "b1", OFF, by, "Ben")
        assert q.wounds("Ben") == 1 + more
    hurt(q, "Ben", 0)
    strike(q, "r2 b1", MAIN, "o", "Ben")
    assert q.wounds("Ben") == 2


@pytest.mark.parametrize("level", LEVELS)
def test_mending(level: int) -> None:
    """Wounds heal in every Time Phase, those of fire, too."""
    q = with_power("mending", level)
    hurt(q, "o", 3)
    q.s.figures.edit(q["o"]).burnt = 3
    q.time_phase()
    assert q.wounds("o") == 3 - level


@pytest.mark.parametrize(("level", "hits", "fire"), [(1, 2, (0, 0)), (2, 3, (1, 0))])
@rule("SS-36.5")
def test_last_breath(level: int, hits: int, fire: tuple[int, int]) -> None:
    """When it dies all heroes of its area are attacked."""
    q = with_power("last-breath", level, Cat="archer 14B.b")
    atoms.wound(q.s, q["o"], 9, q["Ann"])
    q.lay_dice("b1 b1")
    q.turn("Ben")
    q.quiet()
    assert q.where("o") == ""
    assert [q.wounds(one) for one in ("Ann", "Cat", "Ben")] == [hits, hits, 0]
    assert [fires(q, one) for one in ("Ann", "Cat", "Ben")] == [fire, fire, (0, 0)]
