"""SS-45, SS-G6: the ten artifacts."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import (
    OFF,
    answer,
    answers,
    card,
    cool,
    cooldown,
    die,
    fires,
    lay,
    poison,
    skilled,
    things,
    use,
    uses,
)
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms, atoms_items
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Activation
from reverie.games.sword_and_sorcery.rules.queries import targetable
from reverie.games.sword_and_sorcery.rules.state import SHRINE
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.testing import rule

ANY = t.ALL_STYLES

CHARGES = {"elven-cloak": 2, "town-portal": 0, "ring-of-embers": 2, "bell-of-waking": 1, "hourglass-charm": 2, "boots-of-the-roe": 3,
           "stone-heart": 1, "raven-eye": 2, "lodestone": 1, "grave-candle": 1}  # fmt: skip


def bearer(id: str, charges: int = -1, **more: str) -> Scene:
    figures = {"Ann": f"black-rose 14B.b {id}", "Ben": "archer 14B.b", **more}
    q = scene("14B", **figures)
    atoms_items.set_charges(q.s, card(q, id), CHARGES[id] if charges < 0 else charges)
    return q


@pytest.mark.parametrize("id", CHARGES)
@rule("SS-21.14")
def test_the_charges_of_an_artifact(id: str) -> None:
    item = GAME.cast.items[GAME.cast.item_ids[id]]
    assert (item.charges, item.styles, item.kind) == (CHARGES[id], ANY, t.ARTIFACT_KIND)


@pytest.mark.parametrize("id", [id for id in CHARGES if id not in ("town-portal", "stone-heart", "grave-candle")])
@rule("SS-21.14")
def test_without_a_charge_nothing(id: str) -> None:
    q = bearer(id, 0, e="raider green 1 14B.b")
    skilled(q, "Ann", 1, "rose-strike")
    cool(q, "Ann", "rose-strike", 3)
    atoms.give_condition(q.s, q["Ben"], t.SLOW)
    q.turn("Ann")
    assert uses(q, id) == []


@rule("SS-45.16", "SS-25.13")
def test_elven_cloak() -> None:
    """Enemies do not choose the wearer until the Time Phase."""
    q = bearer("elven-cloak", e="raider green 1 14B.b")
    q.turn("Ann")
    use(q, "elven-cloak")
    assert q.s.charges[card(q, "elven-cloak")] == 1
    q.do("end")
    assert (targetable(q.s, q["Ann"]), targetable(q.s, q["Ben"])) == (False, True)
    q.begin(Activation(q.foe("e")), "r2 b1")
    assert (q.wounds("Ann"), q.wounds("Ben")) == (0, 2)
    q.time_phase()
    assert targetable(q.s, q["Ann"])


@rule("SS-45.17", "SS-27.4")
def test_town_portal() -> None:
    """All heroes in play are in the Emporium at once; once per quest."""
    q = bearer("town-portal", Cat="assassin 14B.a", Dan="runemaster 14B.a")
    die(q, "Dan")
    q.turn("Ann")
    use(q, "town-portal")
    assert sorted([choice.seat for choice in q.s.pending]) == [q["Ann"], q["Ben"], q["Cat"]]
    while q.choice.kind in ("visit", "back"):
        q.do("done")
    assert uses(q, "town-portal") == []


def test_ring_of_embers() -> None:
    q = bearer("ring-of-embers", e="raider green 1 14B.a", f="raider green 2 14B.a")
    q.turn("Ann")
    assert uses(q, "ring-of-embers") == [q["e"], q["f"]]
    use(q, "ring-of-embers", "f")
    assert (fires(q, "e"), fires(q, "f"), q.s.charges[card(q, "ring-of-embers")]) == ((0, 0), (0, 1), 1)
    assert [deed for deed in q.options() if deed[0] == "go"]


def test_bell_of_waking() -> None:
    """Stun, Slow or Blind of a hero within 2; no other condition."""
    q = bearer("bell-of-waking", Cat="assassin 14B.a")
    atoms.give_condition(q.s, q["Ben"], t.STUN)
    atoms.give_condition(q.s, q["Cat"], t.DOWN)
    q.turn("Ann")
    assert uses(q, "bell-of-waking") == [q["Ben"]]
    use(q, "bell-of-waking", "Ben")
    assert (q.has("Ben", t.STUN), q.has("Cat", t.DOWN), q.s.charges[card(q, "bell-of-waking")]) == (False, True, 0)


@pytest.mark.parametrize(("shown", "left"), [(4, 2), (2, 0), (1, 0)])
@rule("SS-Q7")
def test_hourglass_charm(shown: int, left: int) -> None:
    q = bearer("hourglass-charm")
    skilled(q, "Ann", 1, "rose-strike")
    cool(q, "Ann", "rose-strike", shown)
    q.turn("Ann")
    use(q, "hourglass-charm")
    assert cooldown(q, "Ann", "rose-strike") == left


def test_boots_of_the_roe() -> None:
    """Two movement points more; before or in the move, not after it."""
    q = bearer("boots-of-the-roe")
    q.turn("Ann")
    use(q, "boots-of-the-roe")
    for area in ("14B.a", "14B.b", "14B.a", "14B.b"):
        q.do("go", area)
    use(q, "boots-of-the-roe")
    for area in ("14B.a", "14B.b", "14B.a"):
        q.do("go", area)
    assert not q.offers("go", "14B.b")


@rule("SS-7.43", "SS-24.2")
def test_stone_heart() -> None:
    """A whole attack on oneself is ignored: no critical, no poison, no wound."""
    q = bearer("stone-heart", e="raider red 1 14B.b")
    q.begin(Attack(q["e"], q["Ann"], BY_WEAPON, OFF))
    assert answers(q) == ["stone-heart"]
    answer(q, "stone-heart")
    assert (q.wounds("Ann"), poison(q, "Ann"), q.s.charges[card(q, "stone-heart")]) == (0, 0, 0)
    q.begin(Attack(q["e"], q["Ann"], BY_WEAPON, OFF), "b1")
    assert q.wounds("Ann") == 2
    q = bearer("stone-heart", e="raider red 1 14B.b")
    q.begin(Attack(q["e"], q["Ben"], BY_WEAPON, OFF), "b1")
    assert q.choice.kind == "deed"


@pytest.mark.parametrize("pile", [0, 2])
@rule("SS-1.13")
def test_raven_eye(pile: int) -> None:
    """The top two cards of one deck, put back in any order; a face-up event is left alone."""
    q = bearer("raven-eye")
    q.s.piles.edit(0).known = (-1, 0, 0)
    before = q.s.piles.rows[pile].cards
    q.turn("Ann")
    use(q, "raven-eye")
    assert q.options() == [0, 2]
    q.do(pile)
    q.do((1, 0))
    after = q.s.piles.rows[pile].cards
    assert after == ((before[0], before[2], before[1]) if pile == 0 else (before[1], before[0], *before[2:]))
    assert q.s.charges[card(q, "raven-eye")] == 1


def test_lodestone() -> None:
    """All finds of an area within 3 come to the own area."""
    q = bearer("lodestone")
    lay(q, "crowns", "14B.a", atoms_items.packed((1, 0, 0)))
    lay(q, "item", "14B.a", card(q, "pouch"))
    lay(q, "loot", "14B.b", 0)
    q.turn("Ann")
    assert uses(q, "lodestone") == [q.area("14B.a")]
    use(q, "lodestone", "14B.a")
    assert (things(q, "crowns"), things(q, "item"), things(q, "loot")) == (["14B.b"], ["14B.b"], ["14B.b"])


@rule("SS-7.51", "SS-26.14")
def test_grave_candle() -> None:
    """In the soul step a ghost within 1 counts as on an active shrine."""
    q = bearer("grave-candle", Ben="archer 14B.a")
    die(q, "Ben")
    q.s.soul = 2
    q.time_phase()
    deeds = [deed for deed in q.options() if deed[0] == "item"]
    assert (q.choice.kind, [(deed[1], deed[3]) for deed in deeds]) == ("soul", [(card(q, "grave-candle"), q["Ben"])])
    q.do(deeds[0])
    assert ("rise", q["Ben"]) in q.options()
    q.do(("rise", q["Ben"]))
    assert (q.s.in_play(q["Ben"]), q.s.soul, q.s.charges[card(q, "grave-candle")]) == (True, 1, 0)
    assert SHRINE not in [thing.kind for thing in q.s.things.rows]


def test_a_grave_candle_shines_next_door_only() -> None:
    q = scene("1B 14B", Ann="black-rose 1B.d grave-candle", Ben="archer 14B.b")
    atoms_items.set_charges(q.s, card(q, "grave-candle"), 1)
    die(q, "Ben")
    q.s.soul = 2
    q.time_phase()
    assert q.choice.kind == "deed"
