"""SS-16, SS-17, SS-18: normal and free actions, symbols and timing words."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import (
    ability,
    card,
    cool,
    cooldown,
    die,
    hurt,
    lay,
    pass_all,
    skilled,
    trap,
    use,
)
from tests.sword_and_sorcery.scene import Scene, equip, scene

from reverie.games.sword_and_sorcery.rules import atoms, atoms_items
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.belongings import MOST_HANDLED
from reverie.games.sword_and_sorcery.rules.frames import HeroTurn
from reverie.games.sword_and_sorcery.rules.state import NOWHERE
from reverie.games.sword_and_sorcery.rules.why import why_not
from reverie.testing import rule


def turn_of(q: Scene) -> HeroTurn:
    return next(frame for frame in reversed(q.s.agenda) if isinstance(frame, HeroTurn))


def steps(q: Scene) -> list[str]:
    return sorted([q.s.plan.areas.names[deed[1]] for deed in q.options() if deed[0] == "go"])


def refused(q: Scene, *deed: object) -> str:
    found = why_not(q.s, q.choice, q.meant(deed))
    return found.rule if found is not None else ""


def words(q: Scene) -> set[object]:
    return {deed[0] if isinstance(deed, tuple) else deed for deed in q.options()}


# Normal actions ----------------------------------------------------------------------------------------------------------


@rule("SS-16.1", "SS-18.4")
def test_dash_is_one_point_more_once_a_turn() -> None:
    q = scene("1B 14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c")
    q.s.heroes.edit(0).rank = 3  # two normal actions
    q.turn("Ecarus")
    for area in ("14B.b", "14B.a", "1B.d"):
        q.do("go", area)
    assert steps(q) == []
    q.do("dash")
    assert "1B.b" in steps(q)
    q.do("go", "1B.b")
    assert q.where("Ecarus") == "1B.b"
    assert not q.offers("dash")
    assert refused(q, "dash") == "SS-16.1"
    assert turn_of(q).normal == 1


@rule("SS-16.1", "SS-25.5")
def test_dash_stands_up_and_leaves_the_move_whole() -> None:
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c")
    atoms.give_condition(q.s, 0, t.DOWN)
    q.turn("Ecarus")
    assert steps(q) == []
    q.do("dash")
    assert not q.has("Ecarus", t.DOWN)
    q.do("go", "14B.b")
    assert turn_of(q).points == 2


@rule("SS-16.1")
def test_dash_is_nothing_after_the_move() -> None:
    """The move is over when a combat action comes between."""
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    q.turn("Ecarus")
    q.do("go", "14B.b")
    q.do("attack", "main", "g", dice="b1")
    assert not q.offers("dash")


@rule("SS-16.3", "SS-Q2")
def test_focus_adds_a_hit_to_one_attack_of_the_round() -> None:
    q = scene("14B", Shae="assassin 14B.b pocket-knife", Ecarus="black-rose 14B.a", g="gremlin green 1 14B.b")
    q.s.heroes.edit(0).rank = 5  # two combat actions, two normal ones
    q.turn("Shae")
    q.do("focus")
    assert not q.offers("focus")
    q.do("attack", "main", "g", dice="r1 r1 b1")
    assert q.wounds("g") == 1
    q.do("attack", "main", "g", dice="r1 r1")
    assert q.wounds("g") == 1
    assert refused(q, "focus") == "SS-16.3"


@rule("SS-16.3", "SS-18.10")
def test_a_power_is_focused_as_well_and_the_bonus_does_not_wait() -> None:
    q = scene("14B", Auriel="sorceress 14B.a", Shae="rogue 14B.a", g="gremlin blue 1 14B.b")
    skilled(q, "Auriel", 3, "storm-mistress")
    q.turn("Auriel")
    q.do("focus")
    q.do("power", "storm-mistress", 0, "g", dice="r1 b1 b1")
    assert q.wounds("g") == 1
    q.do("end")
    q.s.round = 2
    q.s.used = ()
    q.turn("Auriel")
    q.do("focus")
    q.do("end")
    q.s.round = 3
    q.turn("Auriel")
    assert turn_of(q).focused == 0


@rule("SS-16.10", "SS-20.4")
def test_a_companion_is_not_focused() -> None:
    q = scene("14B", Laegon="ranger 14B.b", Ecarus="white-rose 14B.c", g="gremlin green 1 14B.b")
    skilled(q, "Laegon", 3, "summon-fenrir")
    q.s.heroes.edit(0).rank = 4
    q.turn("Laegon")
    q.do("focus")
    q.do("power", "summon-fenrir", 0, -1)
    q.do("attack", q["g"], dice="r1 b1 b1 b1")
    assert q.wounds("g") == 2  # one sure, one by supremacy
    assert turn_of(q).focused == 1


@rule("SS-16.2", "SS-16.12", "SS-10.7")
def test_chests_and_secured_doors_need_an_action_and_quiet() -> None:
    q = scene(
        "14B",
        doors=(("14B.a", "14B.b", "secured"),),
        Ecarus="white-rose 14B.a",
        Shae="rogue 14B.a",
        g="gremlin green 1 14B.b",
    )
    chest = lay(q, "chest", "14B.a", q.s.cast.chests["treasure-20"])
    q.turn("Ecarus")
    assert q.offers("open", 0)
    assert q.offers("chest", chest)
    q.s.figures.edit(q["g"]).area = q.area("14B.a")
    q.do("focus")
    assert not q.offers("open", 0)
    assert refused(q, "open", 0) == "SS-16.12"
    assert refused(q, "chest", chest) == "SS-16.12"


@rule("SS-16.2")
def test_a_chest_is_opened_with_a_trap() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.c")
    chest = lay(q, "chest", "14B.a", q.s.cast.chests["treasure-20"])
    q.stack("trap", trap(q, "needle"))
    q.stack("treasure", card(q, "lucky-coin"))
    q.turn("Ecarus")
    q.do("chest", chest)
    assert q.wounds("Ecarus") == 1
    assert q.s.crowns(0) == 20
    assert q.s.heroes.rows[0].pack == (card(q, "lucky-coin"),)
    assert not q.offers("chest", chest)
    assert turn_of(q).normal == 0


@rule("SS-16.6", "SS-16.12")
def test_a_search_token_is_searched_once() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.a", g="gremlin green 1 14B.b")
    token = lay(q, "search", "14B.a", 1)
    q.s.heroes.edit(0).rank = 3
    q.turn("Ecarus")
    q.do("search", token, dice="r2")
    assert q.s.crowns(0) == 10
    assert "search" not in words(q)


@rule("SS-16.7", "SS-37.8", "SS-37.10")
def test_provoking_is_once_a_round_for_each_hero() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.a", troll="troll 14B.b")
    q.s.heroes.edit(0).rank = 3
    q.turn("Ecarus")
    assert not q.offers("provoke")  # no threat token lies
    q.do("end")
    atoms.move_threat(q.s, 1, 1)
    q.turn("Ecarus")
    q.do("provoke")
    assert (q.s.threat, q.s.threatened) == (0, 1)
    assert not q.offers("provoke")
    assert turn_of(q).normal == 1


@rule("SS-16.8")
def test_a_quest_action_is_taken_where_the_quest_says() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.a")
    number = ability(q, "runic-blast")
    q.s.plan.actions = ((number, "14B.b"),)
    q.turn("Ecarus")
    assert not q.offers("action", 0)
    q.do("go", "14B.b")
    assert q.offers("action", 0)
    q.do("action", 0)
    assert not q.offers("action", 0)  # once per round, as the text says


@rule("SS-16.9", "SS-18.4", "SS-18.3")
def test_symbols_say_what_is_paid() -> None:
    q = scene("14B", Thorgar="cleric 14B.b", Shae="rogue 14B.b", g="gremlin green 1 14B.b")
    skilled(q, "Thorgar", 3, "heal-wounds", "call-lightning")
    hurt(q, "Shae", 1)
    q.turn("Thorgar")
    before = turn_of(q)
    combat, normal = before.combat, before.normal
    q.do("power", "heal-wounds", 0, "Shae")
    assert (turn_of(q).combat, turn_of(q).normal) == (combat, normal - 1)
    q.do("power", "call-lightning", 0, "g", dice="r1 r1 b1 b1 b1")
    pass_all(q)
    assert (turn_of(q).combat, turn_of(q).normal) == (combat - 1, normal - 1)
    assert not q.offers("attack", "main", "g")
    assert refused(q, "attack", "main", "g") == "SS-18.3"


@rule("SS-18.11", "SS-22.16")
def test_each_combat_action_is_spent_for_itself() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b broadsword shield", Shae="rogue 14B.a", g="gremlin blue 1 14B.b")
    q.s.heroes.edit(0).rank = 5
    q.turn("Ecarus")
    q.do("attack", "main", "g", dice="r1 r1")
    q.do("attack", "off", "g", dice="b1")
    assert "attack" not in words(q)


@rule("SS-18.5", "SS-17.1")
def test_free_actions_cost_nothing_and_come_in_the_middle_of_a_move() -> None:
    q = scene("14B", doors=(("14B.b", "14B.c", "door"),), Shae="rogue 14B.a healing-potion", Ecarus="white-rose 14B.a")
    hurt(q, "Shae", 2)
    q.stack("trap", trap(q, "needle"), trap(q, "click"))
    q.turn("Shae")
    q.do("go", "14B.b")
    use(q, "healing-potion", "Shae")
    q.do("open", 0)
    q.do(trap(q, "click"))  # Disarm Trap
    q.do("go", "14B.c")
    turn = turn_of(q)
    assert (turn.combat, turn.normal) == (1, 1)
    assert q.where("Shae") == "14B.c"


@rule("SS-18.1", "SS-18.6")
def test_passives_and_reactions_are_no_deeds() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.b phoenix-tear", g="gremlin green 1 14B.b")
    skilled(q, "Ecarus", 4, "guardians-oath", "unbroken")
    q.turn("Ecarus")
    assert not [deed for deed in q.options() if deed[0] == "power"]
    assert refused(q, "power", "unbroken", 0, -1) == "SS-18.1"
    assert refused(q, "power", "guardians-oath", 0, "Shae") == "SS-18.6"


@rule("SS-18.7")
def test_what_is_meant_for_the_next_attack_ends_with_the_turn() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b broadsword", Shae="rogue 14B.a", g="gremlin blue 1 14B.b")
    skilled(q, "Ecarus", 1, "crushing-blow")
    q.turn("Ecarus")
    q.do("power", "crushing-blow", 0, -1)
    assert len(turn_of(q).entered) == 1
    q.do("end")
    q.turn("Ecarus")
    assert turn_of(q).entered == ()
    assert cooldown(q, "Ecarus", "crushing-blow") == 1


@rule("SS-18.8", "SS-Q65")
def test_until_the_time_phase_is_until_the_next_one() -> None:
    q = scene(
        "14B", Ecarus="white-rose 14B.b broadsword potion-of-strength", Shae="rogue 14B.a", g="gremlin red 1 14B.b"
    )
    q.turn("Ecarus")
    use(q, "potion-of-strength")
    q.do("end")
    assert len(q.s.lasting) == 1
    q.time_phase()
    assert len(q.s.lasting) == 0


@rule("SS-18.2")
def test_a_move_symbol_takes_the_whole_move() -> None:
    q = scene("14B", Auriel="sorceress 14B.a", Shae="rogue 14B.a")
    skilled(q, "Auriel", 1, "arcane-ward")
    cool(q, "Auriel", "arcane-ward", 2)
    q.turn("Auriel")
    q.do("go", "14B.b")
    assert not [deed for deed in q.options() if deed[0] == "innate"]
    assert refused(q, "innate", ability(q, "meditate"), -1) == "SS-18.2"


# Exchanging --------------------------------------------------------------------------------------------------------------


@rule("SS-16.5", "SS-Q3")
def test_a_gift_goes_to_the_backpack_where_the_slot_is_taken() -> None:
    """SS-T32: Ecarus has a main weapon; the hammer is for the main hand only."""
    q = scene("14B", Thorgar="cleric 14B.a hammer", Ecarus="white-rose 14B.a broadsword", Shae="rogue 14B.b")
    q.turn("Thorgar")
    assert not q.offers("exchange", q["Shae"])  # not in the same area
    assert refused(q, "exchange", q["Shae"]) == "SS-16.5"
    q.do("exchange", q["Ecarus"])
    q.do("give", "hammer")
    assert q.choice.kind == "deed"
    assert q.s.heroes.rows[q["Ecarus"]].pack == (card(q, "hammer"),)
    q.do("end")
    q.turn("Ecarus")
    assert q.offers("reorganize")


@rule("SS-16.5")
def test_the_receiver_may_wear_it_at_once() -> None:
    for wears in (True, False):
        q = scene("14B", Thorgar="cleric 14B.a hammer", Ecarus="white-rose 14B.a healing-potion potion-of-strength")
        q.turn("Thorgar")
        q.do("exchange", q["Ecarus"])
        q.do("give", "hammer")
        assert q.choice.seat == q["Ecarus"]
        assert q.options() == [("wear", card(q, "hammer"), t.MAIN), "done"]
        q.do(q.options()[0 if wears else 1])
        held = q.s.heroes.rows[q["Ecarus"]]
        assert (held.slots[t.MAIN] == card(q, "hammer")) == wears
        lying = [thing.value for thing in q.s.things.rows if thing.area == q.area("14B.a")]
        assert lying == ([] if wears else [card(q, "hammer")])  # SS-21.4: the backpack is full


@rule("SS-16.5", "SS-27.1")
def test_an_item_and_crowns_change_hands_by_one_action() -> None:
    q = scene("14B", Thorgar="cleric 14B.a healing-potion", Ecarus="white-rose 14B.a")
    atoms_items.gain_crowns(q.s, 0, 20)
    q.turn("Thorgar")
    q.do("exchange", 1)
    q.do("give", "healing-potion")
    assert {answer[0] for answer in q.options()} == {"crowns", "d"}  # no second item; done
    q.do("crowns", 15)
    assert q.choice.kind == "deed"
    assert (q.s.crowns(0), q.s.crowns(1)) == (5, 15)
    assert q.s.heroes.rows[1].pack == (card(q, "healing-potion"),)
    assert turn_of(q).normal == 0


@rule("SS-16.5", "SS-7.36", "SS-Q101")
@pytest.mark.parametrize("said", ["yes", "no"])
def test_taking_needs_the_givers_yes(said: str) -> None:
    q = scene("14B", Thorgar="cleric 14B.a", Ecarus="white-rose 14B.a healing-potion")
    atoms_items.gain_crowns(q.s, 1, 10)
    q.turn("Thorgar")
    q.do("exchange", 1)
    q.do("take", "healing-potion")
    assert (q.choice.kind, q.choice.seat) == ("agree", 1)
    q.do(said)
    assert q.s.heroes.rows[0].pack == ((card(q, "healing-potion"),) if said == "yes" else ())
    assert not q.offers("take", "healing-potion")  # asked once
    q.do("ask", 10)
    assert q.choice.seat == 1
    q.do(said)
    assert q.s.crowns(0) == (10 if said == "yes" else 0)
    assert q.choice.kind == "deed"


@rule("SS-16.12", "SS-16.5", "SS-17.3")
def test_nothing_changes_hands_in_a_fight() -> None:
    q = scene("14B", Thorgar="cleric 14B.a hammer healing-potion", Ecarus="white-rose 14B.a", g="gremlin green 1 14B.a")
    lay(q, "crowns", "14B.a", atoms_items.packed((1, 0, 0)))
    lay(q, "key", "14B.a")
    q.turn("Thorgar")
    assert not words(q) & {"exchange", "reorganize", "take", "drop", "key"}
    assert words(q) >= {"go", "attack", "dash", "focus"}
    for deed in ("reorganize", "take", "drop", "key"):
        assert refused(q, deed) == "SS-16.12", deed
    assert refused(q, "exchange", 1) == "SS-16.12"


# Picking up and dropping ---------------------------------------------------------------------------------------------------


@rule("SS-17.3", "SS-27.1")
def test_items_and_crowns_are_dropped_in_any_number() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a broadsword healing-potion", Shae="rogue 14B.b")
    q.s.heroes.edit(0).crowns = (0, 0, 1)
    q.s.supply = (10, 15, 9)
    q.turn("Ecarus")
    q.do("drop")
    assert len(q.options()) == 4
    q.do((card(q, "broadsword"),))
    assert q.choice.kind == "drop-crowns"
    assert q.options() == [0, *range(5, 51, 5)]
    q.do(15)
    assert q.s.heroes.rows[0].crowns == (1, 3, 0)
    assert q.s.heroes.rows[0].slots[t.MAIN] == t.NO_ITEM
    laid = [(thing.kind, thing.value) for thing in q.s.things.rows if thing.area == q.area("14B.a")]
    assert laid == [(11, card(q, "broadsword")), (8, atoms_items.packed((1, 1, 0)))]
    assert q.s.supply == (8, 11, 10)
    q.do("take")
    q.do(q.options()[-1])
    assert q.s.heroes.rows[0].pack == (card(q, "healing-potion"), card(q, "broadsword"))  # never into a slot
    assert q.s.heroes.rows[0].crowns == (0, 0, 1)


@rule("SS-17.60", "SS-17.1")
def test_handling_has_an_end() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a broadsword", Shae="rogue 14B.b")
    q.turn("Ecarus")
    for _time in range(MOST_HANDLED):
        q.do("drop")
        q.do(())
    assert not q.offers("drop")
    assert refused(q, "drop") == "SS-17.60"


@rule("SS-17.5", "SS-10.9", "SS-10.10")
def test_a_key_is_picked_up_and_takes_its_lock() -> None:
    q = scene("14B", doors=(("14B.b", "14B.c", "locked"),), Ecarus="white-rose 14B.a", Shae="rogue 14B.a")
    q.s.locks = 1
    q.s.doors = 1
    lay(q, "key", "14B.a")
    q.turn("Ecarus")
    q.do("key")
    assert q.s.heroes.rows[0].key
    assert not q.offers("unlock", 0)
    q.do("go", "14B.b")
    assert not q.offers("open", 0)
    q.do("unlock", 0)
    assert q.s.locks == 0
    assert q.offers("open", 0)


@rule("SS-17.2", "SS-Q22")
def test_a_door_is_opened_from_either_side_of_it_also_in_a_fight() -> None:
    q = scene(
        "14B",
        doors=(("14B.b", "14B.c", "door"),),
        Ecarus="white-rose 14B.a",
        Shae="rogue 14B.a",
        g="gremlin green 1 14B.b",
    )
    q.turn("Ecarus")
    assert not q.offers("open", 0)
    assert refused(q, "open", 0) == "SS-17.2"
    q.do("go", "14B.b")
    assert q.offers("open", 0)


# Hiding ------------------------------------------------------------------------------------------------------------------


def hidden(q: Scene, name: str) -> bool:
    return q.s.figures.rows[q[name]].hidden


@rule("SS-25.13", "SS-15.8")
@pytest.mark.parametrize("deed", [("go", "14B.b"), ("dash",), ("drop",), ("focus",)])
def test_any_action_ends_hiding(deed: tuple[object, ...]) -> None:
    q = scene("14B", Shae="rogue 14B.a pocket-knife", Ecarus="white-rose 14B.a")
    atoms.hide(q.s, 0)
    q.turn("Shae")
    assert hidden(q, "Shae")
    q.do(*deed)
    assert not hidden(q, "Shae")


@rule("SS-25.13")
def test_who_hides_in_the_middle_of_a_move_goes_on_hidden() -> None:
    """The steps of a move are one action; an evade ends it."""
    q = scene("14B", Shae="rogue 14B.a", Ecarus="white-rose 14B.a", g="gremlin green 1 14B.c")
    skilled(q, "Shae", 3, "hide")
    q.turn("Shae")
    q.do("go", "14B.b")
    q.do("power", "hide", 0, -1)
    q.do("go", "14B.c")
    assert hidden(q, "Shae")
    atoms.give_condition(q.s, q["g"], t.STUN)
    q.do("go", "14B.b")
    assert not hidden(q, "Shae")


@rule("SS-Q4", "SS-25.13")
def test_hiding_is_asked_when_the_power_is_used() -> None:
    """SS-43.6: Backstab in hiding, then a potion: the bonus stays. Not hidden, then hidden: there is none."""
    for first in (True, False):
        q = scene(
            "14B",
            Shae="assassin 14B.b pocket-knife healing-potion",
            Ecarus="black-rose 14B.a",
            g="orc-warrior green 1 14B.b",
        )
        skilled(q, "Shae", 3, "backstab", "hide")
        hurt(q, "Shae", 1)
        q.turn("Shae")
        if first:
            atoms.hide(q.s, 0)
        q.do("power", "backstab", 0, -1)
        assert hidden(q, "Shae") == first
        if first:
            use(q, "healing-potion", "Shae")
        else:
            q.do("power", "hide", 1, -1)
        assert hidden(q, "Shae") != first
        q.do("attack", "main", "g", dice="r2 r2 b1")
        assert q.wounds("g") == (4 if first else 1)  # armour 1


# Blind and ghosts ----------------------------------------------------------------------------------------------------------


@rule("SS-Q28", "SS-25.8")
@pytest.mark.parametrize("deed", [("drop",), ("take",)])
def test_a_failed_free_action_is_not_tried_again(deed: tuple[object, ...]) -> None:
    q = scene("14B", Ecarus="white-rose 14B.a broadsword", Shae="rogue 14B.b")
    lay(q, "crowns", "14B.a", atoms_items.packed((1, 0, 0)))
    atoms.give_condition(q.s, 0, t.BLIND)
    q.turn("Ecarus")
    q.do(*deed, dice="b2")
    assert q.choice.kind == "deed"
    assert not q.offers(*deed)
    assert refused(q, *deed) == "SS-25.8"
    assert q.s.figures.rows[0].area != NOWHERE


@rule("SS-26.11", "SS-16.12")
def test_a_ghost_has_no_such_actions() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a broadsword", Shae="rogue 14B.b")
    lay(q, "chest", "14B.a", q.s.cast.chests["treasure"])
    equip(q.s, 0, "healing-potion")
    die(q, "Ecarus")
    q.turn("Ecarus")
    assert q.choice.kind == "ghost"
    assert words(q) <= {"shout", "return", "go", "end"}
