"""SS-32: encounter cards: which enemies act, and in which order."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.foes import acted, controlled_by, hit_by, resting, settle, stand, told, wound
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.effects.walk import Deeds
from reverie.games.sword_and_sorcery.rules.force import of_foe
from reverie.games.sword_and_sorcery.rules.frames import Activations, Special
from reverie.games.sword_and_sorcery.rules.procedures.battle import BattlePhase
from reverie.games.sword_and_sorcery.rules.state import ENCOUNTERS
from reverie.testing import rule

FAR_AWAY = {"Ann": "black-rose 1B.a", "Ben": "assassin 1B.a", "Cat": "archer 1B.a"}
WALLS = (("1B.a", "1B.b"), ("1B.a", "1B.c"))
"""Heroes out of sight and reach: enemies are activated, and have nothing to do."""


def far(heroes: int = 2, **foes: str) -> Scene:
    placed = {name: f"{words} 1B.g" for name, words in foes.items()}
    q = scene("1B", WALLS, **dict([*FAR_AWAY.items()][:heroes]), **placed)
    q.s.listening = True
    return q


def draw(q: Scene, card: str, hero: str = "Ann") -> list[str]:
    """An enemy turn; every tie is settled by what stands first. Who acted."""
    q.encounter(card, hero)
    settle(q)
    return acted(q)


# Which enemies (SS-32.2, SS-32.6) -------------------------------------------------------------------------------------------


@rule("SS-32.2", "SS-32.6")
@pytest.mark.parametrize(
    ("card", "who"),
    [
        ("A", ["r", "s"]),  # all green
        ("B", ["g"]),  # all blue
        ("C", ["g"]),  # no red: all blue
        ("D", ["r"]),  # all of dexterity
        ("E", ["g"]),  # no purple: the highest rank there is
        ("F", ["g", "r"]),  # nobody of strength: two enemies
        ("G", ["g", "r"]),
        ("I", ["s"]),  # faith
        ("K", ["g"]),  # magic
        ("J", ["s"]),  # all wounded
        ("O", []),
    ],
)
def test_whom_a_card_names(card: str, who: list[str]) -> None:
    q = far(2, r="raider green 1", g="gremlin blue 1", s="orc-shaman green 1")
    wound(q, "s", 1)
    assert draw(q, card) == who


@rule("SS-32.6", "SS-33.15", "SS-47.1")
def test_bloodlust_without_wounded_enemies() -> None:
    """All act by their last line, whatever stands above: a Raider beside a hero does not attack."""
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.b", r="raider green 1 14B.b", g="gremlin blue 1 14B.b")
    q.s.listening = True
    assert draw(q, "J") == ["g", "r"]
    assert [event["behaviour"] for event in told(q, "behaviour-chosen")] == [3, 2]
    assert q.wounds("Ann") == q.wounds("Ben") == 0


@rule("SS-32.2")
def test_those_beside_a_hero() -> None:
    q = far(2, r="raider green 1", g="gremlin blue 1")
    stand(q, "Ann", "1B.f")
    stand(q, "r", "1B.f")
    q.encounter("L", "Ann", dice="r1 b1")
    settle(q)
    assert acted(q) == ["r"]
    q.quiet()


@rule("SS-32.6")
def test_where_neither_effect_finds_anybody_the_card_is_discarded() -> None:
    """B names blue ones, else green ones; there is only a red one."""
    q = far(2, r="raider red 1")
    assert draw(q, "B") == []
    assert resting(q)
    assert [q.s.cast.encounters[card].id for card in q.s.piles.rows[ENCOUNTERS + 1].cards] == ["B"]


@rule("SS-32.1", "SS-6.13")
def test_a_card_is_drawn_only_while_an_enemy_is_in_play() -> None:
    q = far(2)
    q.begin(BattlePhase())
    q.do(0)
    q.do("end")
    assert told(q, "encounter-drawn") == []
    q = far(2, r="raider green 1")
    q.stack("encounter", 14)
    q.begin(BattlePhase())
    q.do(1)
    q.do("end")
    assert [event["seat"] for event in told(q, "encounter-drawn")] == [1]


# The order (SS-32.3 to SS-32.5) ----------------------------------------------------------------------------------------------


@rule("SS-32.3", "SS-32.5")
def test_the_active_players_enemies_come_first_then_clockwise() -> None:
    q = far(3, r="raider green 1", g="gremlin blue 1", s="orc-shaman red 1")
    controlled_by(q, 1, "r")
    controlled_by(q, 2, "g")
    controlled_by(q, 0, "s")
    q.s.active = 1
    assert draw(q, "H", "Ben") == ["r", "g", "s"]


@rule("SS-32.3")
def test_each_at_most_once_until_none_is_left() -> None:
    q = far(2, r="raider green 1", g="gremlin blue 1")
    assert draw(q, "H") == ["g", "r"]


@rule("SS-32.4", "SS-7.20", "SS-Q39")
def test_ties_are_the_active_players_to_settle_whoever_controls_them() -> None:
    q = far(2, r="raider green 1", s="orc-shaman green 1", g="gremlin blue 1")
    controlled_by(q, 1, "r", "s", "g")
    q.s.active = 0
    q.encounter("G", "Ann")
    assert acted(q) == ["g"]
    assert q.choice.kind == "activate" and q.choice.seat == 0
    assert q.options() == [q.foe("r"), q.foe("s")]
    q.do(q.foe("s"))
    assert acted(q) == ["g", "s"] and resting(q)


@rule("SS-32.4", "SS-25.10", "SS-33.1")
def test_the_stunned_are_passed_over_and_chosen_only_if_nobody_else_is_there() -> None:
    """SS-T61."""
    q = far(2, r="raider green 1", q="raider green 2")
    hit_by(q, "r", t.STUN)
    q.encounter("D", "Ann")  # all of dexterity: also the stunned one loses its token
    settle(q)
    assert sorted(acted(q)) == ["q", "r"] and not q.has("r", t.STUN) and q.where("r") == "1B.g"
    q = far(2, r="raider green 1", q="raider green 2")
    hit_by(q, "r", t.STUN)
    q.begin(Activations((q.foe("r"), q.foe("q")), 1))
    assert acted(q) == ["q"] and q.has("r", t.STUN)
    q = far(2, r="raider green 1")
    hit_by(q, "r", t.STUN)
    q.begin(Activations((q.foe("r"),), 1))
    assert acted(q) == ["r"] and not q.has("r", t.STUN) and q.where("r") == "1B.g"


@rule("SS-32.4")
def test_the_only_enemy_of_a_player_is_chosen_though_stunned() -> None:
    """Of two activations the second falls to the active player's other enemy, which is stunned: not to the next player's."""
    q = far(2, r="raider green 1", s="orc-shaman green 1", o="orc-warrior green 1")
    controlled_by(q, 1, "o")
    hit_by(q, "s", t.STUN)
    assert draw(q, "G") == ["r", "s"]
    assert not q.has("s", t.STUN)


@rule("SS-32.7", "SS-47.4")
@pytest.mark.parametrize(("card", "left"), [("O", ["O"]), ("H", ["H"]), ("G", ["A", "G"])])
def test_after_none_and_three_the_discards_are_shuffled_in(card: str, left: list[str]) -> None:
    q = far(2, r="raider green 1")
    draw(q, "A")
    draw(q, card)
    assert sorted([q.s.cast.encounters[one].id for one in q.s.piles.rows[ENCOUNTERS + 1].cards]) == left


@rule("SS-32.9", "SS-37.3", "SS-37.4")
@pytest.mark.parametrize("card", ["D", "F", "I", "K"])
def test_a_master_belongs_to_the_active_player_and_to_every_style(card: str) -> None:
    """Whoever it was dealt to, it acts before the enemies of others, and is of the style that a card names."""
    q = far(2, troll="troll", r="raider green 1")
    controlled_by(q, 1, "troll")
    controlled_by(q, 0, "r")
    q.s.active = 0
    q.encounter(card, "Ann")
    settle(q)
    assert "troll" in acted(q)
    q = far(2, troll="troll", r="raider red 1")
    controlled_by(q, 1, "troll")
    assert draw(q, "G") == ["troll", "r"]


# Activations by other means (SS-32.8, SS-32.10) ------------------------------------------------------------------------------


@rule("SS-32.8", "SS-28.6", "SS-40.5c")
def test_dark_force_is_an_activation() -> None:
    """A slow Gremlin that uses its special ability loses Slow by it, and then acts again."""
    q = far(2, g="gremlin green 1")
    hit_by(q, "g", t.SLOW)
    q.begin(Special(q.foe("g")))
    settle(q)
    assert acted(q) == ["g"] and not q.has("g", t.SLOW)


@rule("SS-28.6", "SS-32.10")
def test_a_card_with_specials() -> None:
    """M: one enemy uses its special ability first and then acts: Bellow brings the Orc two areas nearer, and its line two more."""
    q = scene("1B 8B 14B", Ann="black-rose 8B.c", Ben="assassin 8B.c", o="orc-warrior green 1 1B.g")
    q.s.listening = True
    q.encounter("M", "Ann")
    settle(q)
    assert acted(q) == ["o"] and q.where("o") == "8B.e"
    assert [event["area"] for event in told(q, "moved")] == [q.area(name) for name in ("1B.d", "14B.a", "8B.d", "8B.e")]


@rule("SS-32.10", "SS-Q100")
def test_specials_without_an_object_do_nothing_and_count() -> None:
    """N: a Raider that is not engaged, a Shaman that sees nobody: nothing comes of it, and yet the main effect was carried out."""
    q = far(2, r="raider blue 1", s="orc-shaman blue 1")
    q.encounter("N", "Ann")
    settle(q)
    assert len(acted(q)) == 1 and q.wounds("Ann") == 0


@rule("SS-32.10", "SS-40.5m", "SS-33.5")
def test_shadow_strike_only_where_engaged() -> None:
    """An engaged Raider strikes whom it likes best and falls back; another stays where it is."""
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.b", r="raider blue 1 14B.b")
    wound(q, "Ben", 1)
    q.begin(Special(q.foe("r")), dice="r2 b1 b1 b1")
    q.quiet()
    assert (q.wounds("Ann"), q.wounds("Ben")) == (0, 2)
    assert q.choice.kind == "fall-back" and q.options() == [q.area("14B.a"), q.area("14B.c")]
    q.do("14B.c")
    assert q.where("r") == "14B.c"
    q = far(2, r="raider blue 1")
    q.begin(Special(q.foe("r")))
    assert q.where("r") == "1B.g" and told(q, "ability-used") == []


@rule("SS-32.10", "SS-25.10", "SS-25.8")
@pytest.mark.parametrize("condition", [t.STUN, t.BLIND])
def test_a_stunned_or_blind_raider_strikes_nobody_by_its_special_either(condition: int) -> None:
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.b", r="raider blue 1 14B.b")
    hit_by(q, "r", condition)
    q.s.listening = True
    q.begin(Special(q.foe("r")))
    settle(q)
    assert told(q, "attack-declared") == [] and q.has("r", condition)


@rule("SS-40.5l", "SS-28.6")
def test_command_reaches_the_others_in_sight() -> None:
    """Other enemies in sight use their specials and regain a charge; the Raider itself does not."""
    q = far(2, c="raider red 1", o="orc-warrior blue 1", g="gremlin green 1")
    atoms.change_charges(q.s, q.foe("o"), -1)
    atoms.change_charges(q.s, q.foe("c"), -1)
    command = next(one for one in of_foe(q.s, q.foe("c")) if one.id == "command")
    q.begin(Deeds(command.do, 0, q["c"], ability=command.number))
    settle(q)
    assert acted(q) == ["g"]
    assert q.s.foes.rows[q.foe("o")].charges == 1 and q.s.foes.rows[q.foe("c")].charges == 0
