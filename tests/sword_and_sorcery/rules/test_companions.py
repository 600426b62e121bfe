"""SS-20, SS-25.14, SS-44: companions."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import card, cooldown, die, hurt, lay, pass_all, skilled
from tests.sword_and_sorcery.scene import Scene, scene
from tests.sword_and_sorcery.written import lasts

from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.conditions import attack_type
from reverie.games.sword_and_sorcery.rules.effects.walk import Deeds, chosen_among
from reverie.games.sword_and_sorcery.rules.effects.wealth import free_card
from reverie.games.sword_and_sorcery.rules.force import in_play_count
from reverie.games.sword_and_sorcery.rules.frames import Summoned, Trap
from reverie.games.sword_and_sorcery.rules.procedures.behaviour import victims
from reverie.games.sword_and_sorcery.rules.procedures.ending import Settlement
from reverie.games.sword_and_sorcery.rules.queries import (
    companion_weapon,
    controls,
    defence_of,
    hp_of,
    taking_part,
)
from reverie.games.sword_and_sorcery.rules.state import FIRST_COMPANION, FOUND_ITEM, NOTHING, TREASURES
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.testing import rule

FENRIR = FIRST_COMPANION


def pack_of(rank: int = 3, **more: str) -> Scene:
    """Laegon, who can summon Fenrir, and Shae."""
    q = scene("14B", (), None, Laegon="ranger 14B.a", Shae="rogue 14B.a", **more)
    skilled(q, "Laegon", rank, "summon-fenrir")
    q.names["Fenrir"] = FENRIR
    return q


def summoned(area: str = "14B.a", rank: int = 3, **more: str) -> Scene:
    """Fenrir stands on the map already."""
    q = pack_of(rank, **more)
    atoms.summon(q.s, 0, 0, 2 if rank < 5 else 3, q.area(area))
    q.s.happened = []
    return q


def deeds(q: Scene) -> set[object]:
    return {deed[0] if isinstance(deed, tuple) else deed for deed in q.options()}


@rule("SS-20.1", "SS-20.3")
def test_summoned_and_activated_at_once() -> None:
    q = pack_of(g="gremlin green 1 14B.c")
    q.turn("Laegon")
    q.do("power", "summon-fenrir", 0, -1)
    assert q.where("Fenrir") == "14B.a"
    assert q.choice.seat == 0
    assert deeds(q) == {"go", "end"}
    q.do("go", "14B.b")
    q.do("go", "14B.c")
    q.do("attack", "g", dice="r1 b1 b1 b1")
    assert q.wounds("g") == 1
    q.do("end")
    assert q.choice.kind == "deed"
    assert cooldown(q, "Laegon", "summon-fenrir") == 0


@rule("SS-20.1", "SS-8.6")
def test_at_most_once_a_round() -> None:
    """Later the same action activates him; in the same round neither line is offered again."""
    q = pack_of(5)
    q.s.heroes.edit(0).rank = 5  # two normal actions
    q.turn("Laegon")
    q.do("power", "summon-fenrir", 1, -1)
    q.do("end")
    assert not [deed for deed in q.options() if deed[0] == "power"]
    q.do("end")
    q.s.round = 2
    q.time_phase()
    while q.choice.kind != "deed":
        q.do(q.options()[-1])
    q.s.figures.edit(FENRIR).area = q.area("14B.c")
    q.turn("Laegon")
    q.do("power", "summon-fenrir", 1, -1)
    assert q.where("Fenrir") == "14B.c"  # activated, not summoned again


@rule("SS-20.2", "SS-20.6", "SS-G12")
@pytest.mark.parametrize(("rank", "line", "hp", "dice"), [(3, 0, 6, 1), (5, 0, 8, 1), (5, 1, 10, 2)])
def test_the_level_of_the_power_makes_the_rank(rank: int, line: int, hp: int, dice: int) -> None:
    q = pack_of(rank)
    q.turn("Laegon")
    q.do("power", "summon-fenrir", line, -1)
    assert q.s.companions.rows[0].rank == 2 + line
    assert hp_of(q.s, FENRIR) == hp
    assert companion_weapon(q.s, FENRIR).attack == (1, dice, t.half_rank(rank))
    assert defence_of(q.s, FENRIR) == (1, 0, 1 + line)
    q.do("end")
    atoms.wound(q.s, FENRIR, hp)
    q.do("focus") if q.offers("focus") else q.do("end")
    assert cooldown(q, "Laegon", "summon-fenrir") == 3


@rule("SS-20.6", "SS-G12")
def test_his_rank_follows_the_line_that_is_used_and_his_hp_the_owner() -> None:
    q = summoned(rank=4)
    assert hp_of(q.s, FENRIR) == 7
    skilled(q, "Laegon", 5)
    assert hp_of(q.s, FENRIR) == 8
    q.turn("Laegon")
    q.do("power", "summon-fenrir", 1, -1)
    assert q.s.companions.rows[0].rank == 3
    assert hp_of(q.s, FENRIR) == 10


@rule("SS-20.3", "SS-20.4", "SS-6.11")
def test_an_attack_ends_his_move() -> None:
    q = summoned("14B.a", g="gremlin green 1 14B.b")
    q.begin(Summoned(0))
    q.do("go", "14B.b")
    q.do("attack", "g", dice="r1 b1 b1 b1")
    assert "go" not in deeds(q)
    assert q.s.figures.rows[FENRIR].area == q.area("14B.b")
    q = summoned("14B.b", g="gremlin green 1 14B.b")
    q.begin(Summoned(0))
    q.do("attack", "g", dice="r1 b1 b1 b1")
    assert deeds(q) == {"go", "end"}  # the move was not begun


@rule("SS-20.3")
def test_his_activation_is_not_interrupted() -> None:
    """While he acts the owner's own deeds are not offered."""
    q = pack_of()
    q.turn("Laegon")
    q.do("power", "summon-fenrir", 0, -1)
    assert q.choice.subject == FENRIR
    assert deeds(q) == {"go", "end"}
    q.do("end")
    assert "dash" in deeds(q) or "go" in deeds(q)


@rule("SS-20.4", "SS-15.9")
def test_he_moves_and_is_struck_as_heroes_are() -> None:
    q = summoned("14B.b", g="gremlin green 1 14B.b", h="gremlin green 2 14B.b")
    atoms.give_condition(q.s, q["h"], t.STUN)
    q.begin(Summoned(0))
    q.do("go", "14B.a", dice="r2 r2 b1")
    pass_all(q)
    assert q.where("Fenrir") == "14B.a"
    assert q.wounds("Fenrir") == 3  # two hits, Assault and supremacy; armour 1


@rule("SS-20.4", "SS-9.5")
def test_he_counts_as_a_figure_and_not_as_a_hero() -> None:
    q = summoned("14B.b", g="gremlin green 1 14B.b")
    q.s.figures.edit(0).area = q.area("14B.b")
    assert controls(q.s, q.area("14B.b"), False)
    assert (in_play_count(q.s), taking_part(q.s)) == (2, 2)


@rule("SS-20.4", "SS-13.12", "SS-Q24")
def test_traps_concern_him_and_his_owner_saves_for_him() -> None:
    """Laegon saves by SHIELD or SKILL."""
    for face, wounds in (("b8", 0), ("b5", 1)):
        q = summoned("14B.c")
        number = next(one.number for one in q.s.cast.traps if one.id == "shock")
        q.stack("trap", number)
        for seat in (0, 1):
            q.s.figures.edit(seat).area = q.area("14B.a")
        q.begin(Trap(0, q.area("14B.c")), dice=f"b8 b8 {face}")
        pass_all(q)
        assert q.wounds("Fenrir") == wounds


@rule("SS-20.4", "SS-29.2")
def test_he_reveals_nothing_and_opens_nothing() -> None:
    q = summoned("14B.a")
    die(q, "Shae")
    lasts(q, "Laegon", "{mod: sight-most, set: 0}")
    q.s.figures.edit(0).area = q.area("14B.c")
    q.s.happened = []
    shadow = lay(q, "shadow", "14B.b", 0)
    lay(q, "chest", "14B.a", 0)
    q.begin(Summoned(0))
    assert deeds(q) == {"go", "end"}
    q.do("go", "14B.b")
    assert q.s.things.rows[shadow].kind == 6


@rule("SS-20.4")
def test_heroes_do_not_heal_him_but_by_a_card_that_says_so() -> None:
    q = summoned("14B.a", Thorgar="cleric 14B.a")
    skilled(q, "Thorgar", 2, "heal-wounds", "blessing")
    skilled(q, "Laegon", 4, "wild-healing")
    hurt(q, "Fenrir", 2)
    hurt(q, "Shae", 2)
    walk = Deeds(0, q["Thorgar"], q["Thorgar"])
    assert FENRIR not in chosen_among(q.s, walk, "chosen-hero", 3)
    assert FENRIR in chosen_among(q.s, walk, "chosen-ally", 3)
    q.turn("Thorgar")
    healed = [deed[3] for deed in q.options() if deed[:2] == ("power", q.s.cast.power_ids["heal-wounds"])]
    assert healed == [q["Shae"]]
    q.do("power", "blessing", 0, "Fenrir")  # l: he can receive what heroes receive
    assert FENRIR in [bearer for bearer, _mod, _value, _until in q.s.lasting]


@rule("SS-20.4", "SS-33.5")
def test_enemies_take_him_for_a_hero() -> None:
    q = summoned("14B.b", g="gremlin green 1 14B.b")
    foe = q.foe("g")
    assert victims(q.s, foe, q.s.sheet(foe).behaviours[0]) == [FENRIR]


@rule("SS-20.5", "SS-28.14")
def test_who_kills_him_gets_a_power() -> None:
    q = summoned("14B.b", g="gremlin green 1 14B.b")
    row = q.s.piles.edit(10)
    row.cards = tuple([one.number for one in q.s.cast.enemy_powers])
    row.known = (0,) * len(row.cards)
    q.turn("Laegon")
    atoms.wound(q.s, FENRIR, 6, q["g"])
    q.do("end")
    assert len(q.s.foes.rows[q.foe("g")].powers) == 1


# Conditions ----------------------------------------------------------------------------------------------------------------


@rule("SS-25.14", "SS-20.1")
def test_stunned_he_is_not_activated() -> None:
    q = summoned("14B.a")
    atoms.give_condition(q.s, FENRIR, t.STUN)
    q.turn("Laegon")
    assert not [deed for deed in q.options() if deed[0] == "power"]
    q.do("end")
    assert not q.has("Fenrir", t.STUN)  # at the end of the owner's turn


@rule("SS-25.14")
def test_slow_he_moves_or_attacks() -> None:
    q = summoned("14B.b", g="gremlin green 1 14B.b")
    atoms.give_condition(q.s, FENRIR, t.SLOW)
    q.begin(Summoned(0))
    assert deeds(q) == {"go", "attack", "end"}
    q.do("attack", "g", dice="r1 b1 b1 b1")
    assert "go" not in deeds(q)


@rule("SS-25.14")
@pytest.mark.parametrize(("face", "moves"), [("b6", True), ("b1", False)])
def test_blind_he_saves_before_he_moves(face: str, moves: bool) -> None:
    q = summoned("14B.a")
    atoms.give_condition(q.s, FENRIR, t.BLIND)
    q.begin(Summoned(0))
    q.do("go", "14B.b", dice=face)
    pass_all(q)
    assert (q.where("Fenrir") == "14B.b") == moves
    assert ("go" in deeds(q)) == moves
    if moves:
        q.do("go", "14B.c")  # no further save in the same move
        q.quiet()


@rule("SS-25.14", "SS-25.5")
def test_knocked_down_he_stands_up_for_a_point() -> None:
    q = summoned("14B.b", g="gremlin green 1 14B.b")
    atoms.give_condition(q.s, FENRIR, t.DOWN)
    q.begin(Summoned(0))
    assert deeds(q) == {"stand", "end"}
    q.do("stand")
    assert not q.has("Fenrir", t.DOWN)
    assert deeds(q) == {"go", "attack", "end"}


@rule("SS-25.14")
def test_poison_ticks_for_him_with_his_owners_save() -> None:
    q = summoned("14B.b")
    atoms.give_poison(q.s, FENRIR, 1)
    q.time_phase(dice="b6")
    pass_all(q)
    assert q.wounds("Fenrir") == 1
    assert q.s.figures.rows[FENRIR].poison == 0


# Fetching, squires -----------------------------------------------------------------------------------------------------------


@rule("SS-20.4", "SS-G12")
@pytest.mark.parametrize("later", [False, True])
def test_he_fetches_one_thing(later: bool) -> None:
    """SS-44.2: he picks up an item, carries it and hands it over; a hero with room has it."""
    q = summoned("14B.c")
    find = lay(q, "item", "14B.c", card(q, "lucky-coin"))
    q.begin(Summoned(0))
    q.do("fetch", find)
    assert q.s.companions.rows[0].load == (FOUND_ITEM, card(q, "lucky-coin"))
    assert "hand" not in deeds(q) and "fetch" not in deeds(q)
    q.do("go", "14B.b")
    q.do("go", "14B.a")
    if later:
        q.do("end")
        q.s.companions.edit(0).activated = False
        q.begin(Summoned(0))
    assert [deed for deed in q.options() if deed[0] == "hand"] == [("hand", 0), ("hand", 1)]
    lay(q, "item", "14B.a", card(q, "pouch"))
    q.do("hand", 1)
    assert q.s.heroes.rows[1].pack == (card(q, "lucky-coin"),)
    assert q.s.companions.rows[0].load == (NOTHING, 0)
    assert not [deed for deed in q.options() if deed[0] in ("hand", "fetch")], "one thing in an activation"


@rule("SS-8.8", "SS-39.10")
def test_what_he_carries_is_nobody_elses_and_comes_home() -> None:
    q = summoned("14B.c")
    coin = card(q, "lucky-coin")
    row = q.s.piles.edit(TREASURES)
    row.cards, row.known = (), ()
    q.s.companions.edit(0).load = (FOUND_ITEM, coin)
    assert free_card(q.s, "lucky-coin") == -1
    q.s.ended = "won"
    q.begin(Settlement())
    while q.s.pending and q.choice.kind == "share":
        q.do(q.options()[0])
    assert q.s.heroes.rows[0].pack == (coin,)


@rule("SS-20.4", "SS-16.12")
def test_he_does_not_fetch_in_a_fight() -> None:
    q = summoned("14B.c", g="gremlin green 1 14B.c")
    lay(q, "item", "14B.c", card(q, "lucky-coin"))
    q.begin(Summoned(0))
    assert "fetch" not in deeds(q)


@rule("SS-20.1", "SS-20.4")
def test_a_squire_is_activated_by_an_action_of_his_owner() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.a")
    squire = q.s.cast.companion_ids["white-rose-squire"]
    atoms.summon(q.s, 0, squire, 1, q.area("14B.a"))
    q.s.happened = []
    q.turn("Shae")
    assert not q.offers("companion", squire)
    q.do("end")
    q.turn("Ecarus")
    q.do("companion", squire)
    assert q.choice.subject == FIRST_COMPANION + squire
    q.do("go", "14B.b")
    q.do("end")
    assert not q.offers("companion", squire)
    assert not q.offers("dash")  # the normal action is spent


@rule("SS-20.5", "SS-22.17")
def test_a_companion_that_dies_in_its_own_attack_has_struck_with_what_it_had() -> None:
    q = scene("14B", Ann="ranger 14B.a", Ben="white-rose 14B.b", raider="raider green 1 14B.a")
    companion = q.s.cast.companion_ids["fenrir"]
    atoms.summon(q.s, q["Ann"], companion, 2, q.area("14B.a"))
    figure = FIRST_COMPANION + companion
    attack = Attack(figure, q["raider"], BY_WEAPON, t.MAIN)
    before = attack_type(q.s, attack)
    atoms.companion_dies(q.s, companion)
    assert attack_type(q.s, attack) == before == t.PIERCING
