"""SS-45, SS-G5: what is drunk, thrown, shot and carried, both sides; the building."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import (
    MAIN,
    answer,
    answers,
    card,
    critical,
    effects,
    fires,
    hurt,
    pass_all,
    pay,
    skilled,
    trap,
    use,
    uses,
)
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.force import rebuild
from reverie.games.sword_and_sorcery.rules.frames import Trap, Visit
from reverie.games.sword_and_sorcery.rules.queries import room_for
from reverie.games.sword_and_sorcery.rules.state import SHOP
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack, Save
from reverie.testing import rule

PRICES = {
    "healing-potion": (15, 45), "potion-of-strength": (25, 50), "small-bandages": (10, 25), "protective-shield": (25, 45),
    "fire-flask": (20, 45), "throwing-knives": (20, 40), "elven-arrows": (30, 55), "hunting-arrows": (20, 35), "weighted-bolts": (20, 35),
    "pouch": (25, 40), "thieves-tools": (25, 50), "lantern": (20, 40), "holy-symbol": (25, 40), "whetstone": (30, 55),
}  # fmt: skip


@pytest.mark.parametrize("id", PRICES)
@rule("SS-27.5")
def test_the_prices_of_minor_items(id: str) -> None:
    assert tuple([side.price for side in GAME.cast.items[GAME.cast.item_ids[id]].sides]) == PRICES[id]


@pytest.mark.parametrize(("id", "copies"), [("healing-potion", 3), ("small-bandages", 2), ("fire-flask", 1)])
def test_copies(id: str, copies: int) -> None:
    assert len(GAME.cast.items[GAME.cast.item_ids[id]].cards) == copies


@pytest.mark.parametrize(("side", "healed"), [("", 4), ("+", 8)])
@rule("SS-45.19", "SS-21.16")
def test_healing_potion(side: str, healed: int) -> None:
    """A hero of the own area; the card goes back to the Emporium."""
    q = scene("14B", Ann=f"black-rose 14B.b {side}healing-potion", Ben="assassin 14B.b", Cat="archer 14B.a")
    skilled(q, "Ben", 7)
    hurt(q, "Ben", 9)
    hurt(q, "Cat", 2)
    q.turn("Ann")
    assert uses(q, "healing-potion") == [q["Ben"]]
    normal = q.s.agenda[-1].normal  # type: ignore[attr-defined]
    use(q, "healing-potion", "Ben")
    assert (q.wounds("Ben"), q.wounds("Cat")) == (9 - healed, 2)
    assert q.s.heroes.rows[0].pack == ()
    assert card(q, "healing-potion") in q.s.piles.rows[SHOP].cards
    assert q.s.agenda[-1].normal == normal  # type: ignore[attr-defined]


@pytest.mark.parametrize(("side", "more"), [("", 1), ("+", 2)])
@rule("SS-45.18")
def test_potion_of_strength(side: str, more: int) -> None:
    """Weapon attacks, every one until the Time Phase; no powers."""
    q = scene(
        "14B",
        Ann=f"black-rose 14B.b longsword shield {side}potion-of-strength",
        Ben="assassin 14B.a",
        e="raider red 1 14B.b",
    )
    skilled(q, "Ann", 4, "shield-bash")
    q.turn("Ann")
    use(q, "potion-of-strength")
    q.do("attack", "main", "e", dice="r1 b1 b1 b1")
    q.dice = []
    assert q.wounds("e") == 1 + more - 1
    q.s.figures.edit(q["e"]).came = q.area("14B.c")
    q.do("power", "shield-bash", 0, "e", dice="b1")
    assert q.wounds("e") == more
    q.do("end")
    q.time_phase()
    q.begin(Attack(q["Ann"], q["e"], BY_WEAPON, MAIN), "r1 b1")
    assert q.wounds("e") == more


@rule("SS-45.24", "SS-25.3")
def test_small_bandages() -> None:
    """One condition of a hero here; a normal action."""
    q = scene("14B", Ann="black-rose 14B.b small-bandages", Ben="assassin 14B.b")
    atoms.give_condition(q.s, q["Ben"], t.SLOW)
    atoms.give_poison(q.s, q["Ben"], 2)
    atoms.give_fire(q.s, q["Ben"], 1)
    q.turn("Ann")
    assert uses(q, "small-bandages") == [q["Ben"]]
    use(q, "small-bandages", "Ben")
    q.do("poison")
    row = q.s.figures.rows[q["Ben"]]
    assert (row.conditions, row.poison, row.fires) == (t.SLOW, 0, (1, 0))
    assert q.s.agenda[-1].normal == 0  # type: ignore[attr-defined]


def test_bandages_heal_everything() -> None:
    """All conditions, red criticals among them, and fire."""
    q = scene("14B", Ann="black-rose 14B.b +small-bandages", Ben="assassin 14B.b")
    for bit in (t.SLOW, t.BLIND, t.DOWN):
        atoms.give_condition(q.s, q["Ben"], bit)
    atoms.give_poison(q.s, q["Ben"], 2)
    atoms.give_fire(q.s, q["Ben"], 1)
    atoms.keep_critical(q.s, q["Ben"], critical(q, "critical-minus-hit"))
    hurt(q, "Ben", 2)
    q.turn("Ann")
    use(q, "small-bandages", "Ben")
    row = q.s.figures.rows[q["Ben"]]
    assert (row.conditions, row.poison, row.fires, row.criticals, row.wounds) == (0, 0, (0, 0), (), 2)


@pytest.mark.parametrize(("side", "more"), [("", 2), ("+", 3)])
@rule("SS-45.23", "SS-7.43")
def test_protective_shield(side: str, more: int) -> None:
    """A reaction: magic shields for whoever is hit within 3."""
    q = scene(
        "14B", Ann=f"black-rose 14B.b {side}protective-shield", Ben="assassin 14B.a", e="orc-warrior green 1 14B.a"
    )
    q.begin(Attack(q["e"], q["Ben"], BY_WEAPON, MAIN, focus=2), "r8")
    assert (q.choice.seat, answers(q)) == (q["Ann"], ["protective-shield"])
    answer(q, "protective-shield", dice="b1")
    q.quiet()
    assert q.wounds("Ben") == 5 - more
    assert q.s.heroes.rows[q["Ann"]].pack == ()


@pytest.mark.parametrize(
    ("side", "dice", "fire", "beside"), [("", "r2", (1, 0), (0, 0)), ("+", "r2 b1 b1 b1", (0, 1), (0, 1))]
)
def test_fire_flask(side: str, dice: str, fire: tuple[int, int], beside: tuple[int, int]) -> None:
    """A combat action: 0/1/0 with Fire I; 1/1/0 with Fire II for the whole area."""
    q = scene(
        "14B",
        Ann=f"black-rose 14B.b {side}fire-flask",
        Ben="assassin 14B.b",
        e="raider blue 1 14B.a",
        f="orc-warrior blue 1 14B.a",
    )
    q.turn("Ann")
    assert uses(q, "fire-flask") == [q["e"], q["f"]]
    use(q, "fire-flask", "e", dice=dice)
    q.quiet()
    assert (fires(q, "e"), fires(q, "f")) == (fire, beside)
    assert (q.wounds("e"), q.wounds("f")) == ((0, 0) if not side else (1, 2))
    assert q.s.heroes.rows[0].pack == ()
    assert not [deed for deed in q.options() if deed[0] == "attack"]


# Ammunition ----------------------------------------------------------------


@pytest.mark.parametrize(("side", "sure"), [("", 0), ("+", 1)])
@rule("SS-45.12", "SS-21.15")
def test_throwing_knives(side: str, sure: int) -> None:
    """0/1/1 or 1/1/1 within 1, S: +1 HIT; they are lost if a MISS shows."""
    q = scene("14B", Ann=f"assassin 14B.b {side}throwing-knives", Ben="black-rose 14B.b", e="orc-warrior blue 1 14B.a")
    skilled(q, "Ann", 5)
    q.turn("Ann")
    use(q, "throwing-knives", "e", dice="r4 b2")
    pay(q, t.E_HIT, dice="b1 b1 b1")
    q.dice = []
    assert q.wounds("e") == 3 + sure - 1
    assert q.s.heroes.rows[0].pack == (card(q, "throwing-knives"),)
    use(q, "throwing-knives", "e", dice="r1 b2 b1")
    pass_all(q)
    assert q.s.heroes.rows[0].pack == ()


def archer(item: str, foe: str = "orc-warrior blue 1", bow: str = "longbow") -> Scene:
    q = scene("14B", Ann=f"ranger 14B.b {bow} {item}", Ben="black-rose 14B.b", e=f"{foe} 14B.a")
    skilled(q, "Ann", 5)
    q.turn("Ann")
    return q


@pytest.mark.parametrize(("side", "more"), [("", 0), ("+", 1)])
@rule("SS-45.20")
def test_elven_arrows(side: str, more: int) -> None:
    """S: one hit is lethal; SS: all of them; Moon Arrows add a hit. For one bow attack."""
    q = archer(f"{side}elven-arrows")
    use(q, "elven-arrows")
    q.do("attack", "main", "e", dice="r9 b2 b2")
    assert sorted(effects(q)) == sorted([t.E_LETHAL_ALL, t.E_LETHAL, t.E_CRITICAL])
    pay(q, t.E_LETHAL_ALL)
    assert q.wounds("e") == 2 + more
    q.do("attack", "main", "e", dice="r9 b2 b1 b1")
    assert effects(q) == [t.E_CRITICAL]


@pytest.mark.parametrize(("side", "deeds"), [("", [t.E_CRITICAL]), ("+", [t.E_CRITICAL, t.E_CRITICAL])])
def test_hunting_arrows(side: str, deeds: list[int]) -> None:
    """+1 HIT; Broadheads: a critical for one SKILL."""
    q = archer(f"{side}hunting-arrows")
    use(q, "hunting-arrows")
    q.do("attack", "main", "e", dice="r9 b2 b1 b1 b1")
    assert effects(q) == deeds
    pay(q)
    q.dice = []
    assert q.wounds("e") == 1 + 1 - 1


@rule("SS-21.15")
def test_one_ammunition_for_an_attack_and_only_lost_with_it() -> None:
    q = scene(
        "14B",
        Ann="ranger 14B.b short-bow hunting-arrows elven-arrows throwing-knives",
        Ben="black-rose 14B.b",
        e="orc-warrior blue 1 14B.a",
    )
    skilled(q, "Ann", 5, "packrat")
    q.turn("Ann")
    use(q, "hunting-arrows")
    assert uses(q, "elven-arrows") == []
    use(q, "throwing-knives", "e", dice="r1 b1")
    pass_all(q)
    assert card(q, "hunting-arrows") in q.s.heroes.rows[0].pack
    assert card(q, "throwing-knives") not in q.s.heroes.rows[0].pack
    q.do("attack", "main", "e", dice="r1 b1 b1")
    pass_all(q)
    assert card(q, "hunting-arrows") not in q.s.heroes.rows[0].pack


@pytest.mark.parametrize(("side", "wounds"), [("", 1), ("+", 2)])
def test_weighted_bolts(side: str, wounds: int) -> None:
    """The next crossbow attack knocks down for S; Razor Bolts add a hit."""
    q = scene(
        "14B",
        Ann=f"black-rose 14B.b hand-crossbow {side}weighted-bolts",
        Ben="assassin 14B.b",
        e="orc-warrior blue 1 14B.a",
    )
    q.turn("Ann")
    use(q, "weighted-bolts")
    q.do("attack", "off", "e", dice="r4 b1")
    assert effects(q) == [t.E_KNOCK_DOWN]
    pay(q, t.E_KNOCK_DOWN, dice="b1 b1")
    assert (q.has("e", t.DOWN), q.wounds("e")) == (True, wounds)


# Permanent items ----------------------------------------------------------------


@pytest.mark.parametrize(("side", "more"), [("", 1), ("+", 2)])
@rule("SS-45.22", "SS-13.11")
def test_pouch(side: str, more: int) -> None:
    q = scene("14B", Ann=f"black-rose 14B.b {side}pouch", Ben="assassin 14B.b")
    assert room_for(q.s, 0) == 2 - 1 + more


@pytest.mark.parametrize(("side", "drawn"), [("", 1), ("+", 2)])
@rule("SS-7.46", "SS-7.18")
def test_thieves_tools(side: str, drawn: int) -> None:
    """A failed save against a trap again, every time; Master Tools: two traps, one is resolved."""
    q = scene("14B", Ann=f"assassin 14B.b {side}thieves-tools", Ben="black-rose 14B.a")
    for _ in range(2):
        q.stack("trap", trap(q, "stun-rune"), trap(q, "click"))
        q.begin(Trap(0, q.area("14B.b")), "b1")
        if drawn == 2:
            assert (q.choice.kind, len(q.options())) == ("trap", 2)
            q.do(trap(q, "stun-rune"))
        assert answers(q) == ["thieves-tools"]
        answer(q, "thieves-tools")
        q.do((0,), dice="b6")
        assert not q.has("Ann", t.STUN)
    q.begin(Save(0, False), "b1")
    assert q.choice.kind == "deed"  # no trap


@pytest.mark.parametrize(("side", "friend"), [("", 0), ("+", 1)])
@rule("SS-47.11")
def test_lantern(side: str, friend: int) -> None:
    """The night's penalty does not count for who holds it, or for the whole area."""
    q = scene(
        "14B",
        Ann=f"black-rose 14B.b longsword {side}lantern",
        Ben="archer 14B.b stiletto",
        Cat="assassin 14B.a",
        e="orc-shaman red 1 14B.b",
    )
    prologue = GAME.plan("P")
    q.s.cast, q.s.plan.waves, q.s.sky = prologue.cast, prologue.waves, 5
    rebuild(q.s)
    for name, hits in (("Ann", 1 + 1), ("Ben", 1 - 1 + friend)):
        q.s.listening, before = True, len(q.s.events)
        q.s.figures.edit(q["e"]).shields = 9
        q.begin(Attack(q[name], q["e"], BY_WEAPON, MAIN), "r1 b1")
        q.quiet()
        found = [event.data["hits"] for event in q.s.events[before:] if event.kind == "hits-counted"]
        assert found == [hits]  # what is sure, and supremacy


@rule("SS-7.46")
def test_holy_symbol() -> None:
    """A save of the holder again, once per round; the Blessed Symbol serves heroes within 1."""
    q = scene("14B", Ann="runemaster 14B.b holy-symbol", Ben="black-rose 14B.a", Cat="assassin 14B.c")
    q.begin(Save(q["Ann"], False), "b1")
    assert answers(q) == ["holy-symbol"]
    answer(q, "holy-symbol")
    q.do((0,), dice="b6")
    q.begin(Save(q["Ann"], False), "b1")
    assert q.choice.kind == "deed"
    q.s.round += 1
    q.begin(Save(q["Ben"], False), "b1")
    assert q.choice.kind == "deed"
    q = scene("14B", Ann="runemaster 14B.b +holy-symbol", Ben="black-rose 14B.a", Cat="assassin 14B.c")
    q.begin(Save(q["Ben"], False), "b1")
    assert (q.choice.seat, answers(q)) == (q["Ann"], ["holy-symbol"])
    answer(q, "holy-symbol")
    assert (q.choice.kind, q.choice.seat) == ("reroll", q["Ben"])
    q.do((0,), dice="b1")
    q.begin(Save(q["Ben"], False), "b1")
    assert q.choice.kind == "deed"  # once per round


@pytest.mark.parametrize(("side", "count"), [("", 1), ("+", 2)])
@rule("SS-7.42")
def test_whetstone(side: str, count: int) -> None:
    """One or two dice of a weapon attack again, once per round; not of a power."""
    q = scene(
        "14B", Ann=f"black-rose 14B.b longsword shield {side}whetstone", Ben="assassin 14B.a", e="raider red 1 14B.b"
    )
    skilled(q, "Ann", 7, "shield-bash")
    q.turn("Ann")
    q.do("attack", "main", "e", dice="r1 b1")
    assert answers(q) == ["whetstone"]
    answer(q, "whetstone")
    assert q.choice.options.most == count  # type: ignore[attr-defined]
    q.do((0, 1)[:count], dice=" ".join(["r2", "b2"][:count]) + " b1 b1")
    q.dice = []
    assert q.wounds("e") == 1 + count - 1
    q.s.figures.edit(q["e"]).came = q.area("14B.c")
    q.do("attack", "main", "e", dice="r1 b1")
    assert q.choice.kind == "deed"


def test_a_whetstone_is_for_weapons() -> None:
    q = scene("14B", Ann="black-rose 14B.b longsword shield +whetstone", Ben="assassin 14B.a", e="raider red 1 14B.b")
    skilled(q, "Ann", 1, "shield-bash")
    q.s.figures.edit(q["e"]).came = q.area("14B.c")
    q.turn("Ann")
    q.do("power", "shield-bash", 0, "e", dice="b1")
    assert q.choice.kind == "deed"


# Buildings ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("symbol", "face", "win"), [(t.SHIELD, "b6", 10), (t.MAGIC, "b5", 20), (t.LEGEND, "b10", 50), (t.LEGEND, "b6", 0)]
)
@rule("SS-27.11")
def test_the_rising_pony(symbol: int, face: str, win: int) -> None:
    """Five crowns on a symbol, once per visit."""
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.a")
    q.s.heroes.edit(0).crowns = (0, 1, 0)
    q.begin(Visit((0,)))
    q.do(("bet", symbol), dice=face)
    assert q.s.crowns(0) == 10 - 5 + win
    assert not [deed for deed in q.options() if deed[0] == "bet"]


@rule("SS-27.10")
def test_the_anvil() -> None:
    """Fifty crowns turn a weapon or armour to its enchanted side."""
    q = scene("14B", Ann="black-rose 14B.b longsword plate pouch", Ben="assassin 14B.a")
    q.s.heroes.edit(0).crowns = (0, 0, 1)
    q.begin(Visit((0,)))
    assert sorted([deed[1] for deed in q.options() if deed[0] == "enchant"]) == sorted(
        [card(q, "longsword"), card(q, "plate")]
    )
    q.do(("enchant", card(q, "longsword")))
    assert (q.s.crowns(0), q.s.sides[card(q, "longsword")], q.s.sides[card(q, "plate")]) == (0, 1, 0)
