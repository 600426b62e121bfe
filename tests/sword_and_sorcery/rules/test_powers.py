"""SS-19: powers: learning, levels, hourglasses, tokens."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import (
    card,
    cool,
    cooldown,
    hurt,
    lay,
    lines,
    pass_all,
    skilled,
    things,
    use,
)
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms, atoms_items
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.deeds import deeds
from reverie.games.sword_and_sorcery.rules.effects.powers import turn
from reverie.games.sword_and_sorcery.rules.effects.walk import Deeds
from reverie.games.sword_and_sorcery.rules.force import sources
from reverie.games.sword_and_sorcery.rules.frames import HeroTurn, Treasure
from reverie.games.sword_and_sorcery.rules.picks import refuse_learn
from reverie.games.sword_and_sorcery.rules.procedures.learning import Learning, due_at, legal_picks
from reverie.games.sword_and_sorcery.rules.procedures.time_phase import SoulStep
from reverie.testing import rule


def number(power: str) -> int:
    return GAME.cast.power_ids[power]


def known(q: Scene, name: str) -> list[str]:
    return [q.s.cast.powers[power].id for power, _rank, _glasses in q.s.heroes.rows[q[name]].powers]


def owe(q: Scene, name: str, *picks: int) -> None:
    atoms.owe(q.s, q[name], picks)


# Learning ------------------------------------------------------------------------------------------------------------------


@rule("SS-19.4", "SS-14.1", "SS-5.4")
@pytest.mark.parametrize("version", [one.id for one in GAME.cast.versions])
def test_the_gem_says_what_is_picked_at_each_rank(version: str) -> None:
    """SS-G2: one pick at each rank; two of the seven are talents."""
    q = scene(
        "14B", One=f"{version} 14B.a", Two="archer 14B.a" if version not in ("archer", "ranger") else "sorceress 14B.a"
    )
    picks = [due_at(q.s, 0, rank) for rank in range(1, 8)]
    assert all([len(pick) == 1 for pick in picks])
    talents = [4, 6] if version in ("sorceress", "enchantress", "cleric", "runemaster") else [3, 5]
    assert [abs(pick[0]) for pick in picks if pick[0] < 0] == talents
    assert [pick[0] for pick in picks if pick[0] > 0] == [rank for rank in range(1, 8) if rank not in talents]


@rule("SS-19.1", "SS-19.4", "SS-7.30")
def test_regular_picks_come_from_the_own_deck_and_talents_from_the_common_one() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.a")
    skilled(q, "Ecarus", 3)
    owe(q, "Ecarus", 2, -3)
    q.begin(Learning(0))
    offered = [q.s.cast.powers[power] for power in q.options()]
    assert {power.hero for power in offered} == {q.s.version(0).hero}
    assert all([power.lines[0].rank <= 2 for power in offered])
    q.do(q.options()[0])
    assert {q.s.cast.powers[power].hero for power in q.options()} == {-1}
    q.do(number("lucky"))
    assert known(q, "Ecarus")[1:] == ["lucky"]
    assert len(q.s.heroes.rows[0].owed) == 0


@rule("SS-19.5")
@pytest.mark.parametrize(
    ("version", "wanted", "refused"),
    [
        ("rogue", ("treasure-huntress", "hide"), ("backstab",)),  # SS-T33
        ("runemaster", ("heal-wounds", "battle-rune"), ("command",)),  # SS-T34
        ("archer", ("precise-strike", "quick-step", "hunters-snare"), ()),  # SS-T35
        ("assassin", ("backstab", "hide"), ("treasure-huntress",)),
    ],
)
def test_natures_bind_powers(version: str, wanted: tuple[str, ...], refused: tuple[str, ...]) -> None:
    q = scene("14B", One=f"{version} 14B.a", Two="white-rose 14B.a")
    legal = legal_picks(q.s, 0, 1)
    assert all([number(power) in legal for power in wanted])
    for power in refused:
        found = refuse_learn(q.s, 0, number(power), 1)
        assert found is not None
        assert found.rule == "SS-19.5"
        assert number(power) not in legal


@rule("SS-19.7", "SS-Q25")
def test_a_talent_is_there_once() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.a")
    atoms.learn(q.s, 0, number("lucky"), 3)
    found = refuse_learn(q.s, 1, number("lucky"), 3)
    assert found is not None
    assert found.rule == "SS-19.7"
    atoms.become_ghost(q.s, 0, 2)
    assert number("lucky") not in legal_picks(q.s, 1, -3)  # a ghost still has it
    atoms.forget(q.s, 0, number("lucky"))
    assert number("lucky") in legal_picks(q.s, 1, -3)


@rule("SS-19.16", "SS-Q89")
def test_without_a_talent_a_regular_power_is_taken() -> None:
    """SS-T79: with all seven talents owned by others, Thorgar reaching IV picks a power that is legal at IV."""
    q = scene("14B", Thorgar="cleric 14B.a", Shae="rogue 14B.a")
    for talent in q.s.cast.talents:
        atoms.learn(q.s, 1, talent, 3)
    skilled(q, "Thorgar", 4, "heal-wounds")
    owe(q, "Thorgar", -4)
    q.begin(Learning(0))
    offered = [q.s.cast.powers[power].id for power in q.options()]
    assert "call-lightning" in offered
    assert "heal-wounds" not in offered
    assert not [power for power in q.options() if q.s.cast.powers[power].hero < 0]
    q.do(number("call-lightning"))
    assert q.s.heroes.rows[0].powers[-1] == (number("call-lightning"), 4, 0)


@rule("SS-19.17", "SS-19.16")
def test_a_pick_without_a_legal_card_stays_open() -> None:
    """It is made in the next soul step in which there is one."""
    q = scene("14B", Thorgar="cleric 14B.a", Shae="rogue 14B.a")
    own = q.s.cast.heroes[q.s.version(0).hero].powers
    low = [power for power in own if q.s.cast.powers[power].lines[0].rank == 1]
    for power in low:
        atoms.learn(q.s, 0, power, 1)
    owe(q, "Thorgar", 1)
    q.begin(Learning(0))
    assert q.choice.kind == "deed"  # nothing was asked
    assert q.s.heroes.rows[0].owed[:] == (1,)
    q.begin(SoulStep())
    assert q.choice.kind == "deed"
    atoms.forget(q.s, 0, number("heal-wounds"))
    q.begin(SoulStep())
    assert known(q, "Thorgar")[-1] == "heal-wounds"  # the only one there is
    assert len(q.s.heroes.rows[0].owed) == 0


@rule("SS-19.17")
def test_a_pick_once_made_stays() -> None:
    q = scene("14B", Thorgar="cleric 14B.a", Shae="rogue 14B.a")
    atoms.learn(q.s, 0, number("heal-wounds"), 1)
    found = refuse_learn(q.s, 0, number("heal-wounds"), 2)
    assert found is not None
    assert found.rule == "SS-19.17"


@rule("SS-19.2", "SS-19.3")
def test_powers_lie_in_the_order_of_learning() -> None:
    q = scene("14B", Thorgar="cleric 14B.a", Shae="rogue 14B.a")
    q.s.soul = 13
    q.s.heroes.edit(1).rank = 3
    for _rank in (2, 3):
        q.begin(SoulStep())
        q.do(("rank", 0))
        q.do(q.options()[0])
        if q.choice.kind == "soul":
            q.do("stop")
    ranks = [rank for _power, rank, _glasses in q.s.heroes.rows[0].powers]
    assert ranks == [2, 3]


# Levels --------------------------------------------------------------------------------------------------------------------


@rule("SS-19.6", "SS-19.9", "SS-Q60")
def test_call_lightning() -> None:
    """SS-T36: not at II; at III one line; at V either, of which one alone counts."""
    q = scene("14B", Thorgar="cleric 14B.a", Shae="rogue 14B.a", g="orc-warrior red 1 14B.b")
    assert refuse_learn(q.s, 0, number("call-lightning"), 2) is not None
    assert refuse_learn(q.s, 0, number("call-lightning"), 3) is None
    skilled(q, "Thorgar", 3, "call-lightning")
    q.turn("Thorgar")
    assert lines(q, "call-lightning") == [(0, q["g"])]
    q.do("end")
    skilled(q, "Thorgar", 5)
    q.turn("Thorgar")
    assert lines(q, "call-lightning") == [(0, q["g"]), (1, q["g"])]
    q.do("power", "call-lightning", 1, "g", dice="r1 r1 r1 b1 b1 b1")
    pass_all(q)
    attack = q.s.cast.abilities[q.s.cast.powers[number("call-lightning")].lines[1].ability]
    assert attack.attack == (1, 3, 3)
    assert cooldown(q, "Thorgar", "call-lightning") == 4


@rule("SS-19.9", "SS-Q60")
def test_lines_do_not_add_up() -> None:
    """Precise Strike at V: two hits more and a Critical, not three."""
    line = GAME.cast.powers[number("precise-strike")].lines[2]
    entry = GAME.cast.abilities[line.ability].next
    assert entry is not None
    deeds = [deed for one in entry.effects for deed in GAME.cast.dice_effects[one].deeds]
    assert [deed for deed, _amount in deeds] == [t.E_HIT, t.E_CRITICAL]
    assert deeds[0] == (t.E_HIT, 2)


@rule("SS-19.9", "SS-18.1")
@pytest.mark.parametrize(("rank", "drawn"), [(1, 2), (3, 2), (4, 3), (7, 3)])
def test_treasure_huntress(rank: int, drawn: int) -> None:
    """SS-T37: draw 2 keep 1; from IV on draw 3; passive, no cooldown."""
    q = scene("14B", Shae="rogue 14B.a", Ecarus="white-rose 14B.a")
    skilled(q, "Shae", rank, "treasure-huntress")
    chest = q.s.cast.abilities[q.s.cast.chests["treasure"]]
    q.begin(walk_of(q, chest.do))
    assert q.choice.kind == "drawn"
    assert len(q.options()) == drawn
    q.do(q.options()[1])
    assert len(q.s.heroes.rows[0].pack) == 1
    assert cooldown(q, "Shae", "treasure-huntress") == 0


def walk_of(q: Scene, text: int) -> Deeds:
    return Deeds(text, 0, 0, place=q.area("14B.a"), cause=0)


@rule("SS-Q78")
def test_a_treasure_that_lies_on_the_map_is_taken_as_it_is() -> None:
    q = scene("14B", Shae="rogue 14B.a", Ecarus="white-rose 14B.a")
    skilled(q, "Shae", 4, "treasure-huntress")
    find = lay(q, "treasure", "14B.a", card(q, "lucky-coin"))
    q.turn("Shae")
    q.do("take")
    q.do((find,))
    assert q.choice.kind == "deed"
    assert q.s.heroes.rows[0].pack == (card(q, "lucky-coin"),)
    q.do("end")
    q.begin(Treasure(1, 1, 1))  # nobody else draws more
    assert q.choice.kind != "drawn"


# Hourglasses -----------------------------------------------------------------------------------------------------------------


@rule("SS-19.10", "SS-19.11", "SS-6.6", "SS-6.7")
def test_hourglasses_run_down() -> None:
    """SS-T26: used in round r with two, in r + 1 one is left, in r + 2 it is ready."""
    q = scene("14B", Ecarus="white-rose 14B.a broadsword", Shae="rogue 14B.a")
    skilled(q, "Ecarus", 3, "cleave")
    q.turn("Ecarus")
    q.do("power", "cleave", 0, -1)
    assert cooldown(q, "Ecarus", "cleave") == 2
    assert not lines(q, "cleave")
    q.do("end")
    for left in (1, 0):
        q.time_phase()
        assert cooldown(q, "Ecarus", "cleave") == left
    q.turn("Ecarus")
    assert lines(q, "cleave") == [(0, -1)]


@rule("SS-19.12", "SS-Q7")
@pytest.mark.parametrize(
    ("glasses", "by", "left"), [(2, 1, 1), (1, 1, 0), (1, 2, 0), (3, -1, 4), (4, -1, 4), (1, -1, 2)]
)
def test_turning_forward_and_back(glasses: int, by: int, left: int) -> None:
    q = scene("14B", Thorgar="cleric 14B.a", Shae="rogue 14B.a")
    skilled(q, "Thorgar", 1, "heal-wounds")
    cool(q, "Thorgar", "heal-wounds", glasses)
    turn(q.s, 0, number("heal-wounds"), by)
    assert cooldown(q, "Thorgar", "heal-wounds") == left


@rule("SS-19.13")
def test_some_effects_make_a_power_ready_in_the_middle_of_a_round() -> None:
    """An Hourglass Charm turns one own power two steps forward."""
    q = scene("14B", Thorgar="cleric 14B.a hourglass-charm", Shae="rogue 14B.a")
    skilled(q, "Thorgar", 1, "heal-wounds")
    cool(q, "Thorgar", "heal-wounds", 2)
    q.s.charges = tuple([2 for _one in q.s.charges])
    hurt(q, "Shae", 1)
    q.turn("Thorgar")
    assert not lines(q, "heal-wounds")
    use(q, "hourglass-charm")
    assert cooldown(q, "Thorgar", "heal-wounds") == 0
    assert lines(q, "heal-wounds")


@rule("SS-19.14", "SS-Q33")
def test_tokens_mark_what_a_power_has_done() -> None:
    """A battle rune lies where it was put, until the Time Phase, and can be put again."""
    q = scene("14B", Thorgar="runemaster 14B.a", Shae="assassin 14B.a")
    skilled(q, "Thorgar", 1, "battle-rune")
    q.turn("Thorgar")
    q.do("power", "battle-rune", 0, -1)
    assert things(q, "battle-rune") == ["14B.a"]
    q.do("end")
    q.time_phase()
    assert things(q, "battle-rune") == []


@rule("SS-19.9", "SS-50.10")
def test_a_line_above_the_rank_once_by_the_archmages_robe() -> None:
    """SS-45.15: once per quest, for the next power."""
    q = scene("14B", Auriel="sorceress 14B.a archmages-robe", Shae="rogue 14B.a", g="orc-warrior red 1 14B.b")
    skilled(q, "Auriel", 1, "storm-mistress", "blink")
    q.turn("Auriel")
    assert lines(q, "storm-mistress") == [(0, q["g"])]
    free = next(deed for deed in q.options() if deed[0] == "item")
    q.do(free)
    assert lines(q, "storm-mistress") == [(0, q["g"]), (1, q["g"]), (2, q["g"])]
    q.do("power", "storm-mistress", 2, "g", dice="r1 r1 r1 b1 b1 b1")
    pass_all(q)
    assert not lines(q, "blink")
    assert not [deed for deed in q.options() if deed[0] == "item"]


@rule("SS-Q5", "SS-Q102")
def test_twin_arrows_needs_another_enemy_and_two_blades_the_same() -> None:
    for version, items, follows in (("archer", "short-bow", False), ("ranger", "longsword stiletto", True)):
        q = scene("14B", Laegon=f"{version} 14B.b {items}", Shae="rogue 14B.a", g="orc-warrior red 1 14B.b")
        q.turn("Laegon")
        q.do("focus")
        q.do("attack", "main", "g", dice="r1 b1 b6 b6" if version == "ranger" else "r1 b1")
        q.dice.clear()
        while q.choice.kind in ("effect", "armour", "reroll"):
            q.do(q.options()[-1])
        assert (q.choice.kind == "window") == follows


@rule("SS-19.8", "SS-21.1")
def test_what_an_item_grants_goes_with_it() -> None:
    """Offered and in force while the item is worn, gone as soon as it is taken off, there again when it is put on."""
    q = scene("14B", Ecarus="white-rose 14B.a boots-of-the-roe", Shae="rogue 14B.b shadow-leathers")
    boots, leathers = q.s.heroes.rows[0].slots[t.ARTIFACT], q.s.heroes.rows[1].slots[t.ARMOUR]
    atoms_items.fill(q.s, boots)
    q.turn("Ecarus")
    granted = [deed for deed in q.options() if deed[0] == "item" and deed[1] == boots]
    assert granted and sources(q.s, "reaction-attacks", 1)
    q.do("reorganize")
    q.do(("bare", t.ARTIFACT))
    assert boots in q.s.heroes.rows[0].pack and not [deed for deed in q.options() if deed in granted]
    atoms_items.unequip(q.s, 1, t.ARMOUR)
    assert not sources(q.s, "reaction-attacks", 1)
    atoms_items.equip(q.s, 1, leathers, t.ARMOUR)
    atoms_items.equip(q.s, 0, boots, t.ARTIFACT)
    assert sources(q.s, "reaction-attacks", 1) and granted[0] in deeds(q.s, HeroTurn(0))
