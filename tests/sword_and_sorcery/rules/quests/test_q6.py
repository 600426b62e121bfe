"""SS-G18 Q6, The Hollow Crown: friends by counters, the Shard, the portal, the king."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.foes import look, settle, shadow
from tests.sword_and_sorcery.prologue import prologue, read
from tests.sword_and_sorcery.rules.quests.table import arrives, comes, event_phase, is_in_play, lies, stands
from tests.sword_and_sorcery.scene import Scene

from reverie.games.sword_and_sorcery.rules import atoms, atoms_items, atoms_table
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.state import FIRST_COMPANION, NOBODY
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.games.sword_and_sorcery.rules.why import why_not
from reverie.parts.rules.story import Reading
from reverie.testing import rule

BALANCE = {"mercy": 1, "balance": 3, "greed": 0}
GREED = {"mercy": 1, "balance": 0, "greed": 2}


@pytest.fixture
def q() -> Scene:
    return prologue(2, quest="Q6", counters=BALANCE)


def shard(q: Scene) -> int:
    return q.s.cast.items[q.s.cast.item_ids["hollow-shard"]].cards[0]


def squire(q: Scene) -> int:
    return FIRST_COMPANION + q.s.cast.companion_ids["white-rose-squire"]


@rule("SS-G18", "SS-G19")
@pytest.mark.parametrize(
    ("counters", "flag"), [({"mercy": 2}, "ally-mercy"), (BALANCE, "ally-balance"), (GREED, "ally-greed")]
)
def test_the_highest_counter_says_who_helps(counters: dict[str, int], flag: str) -> None:
    q = prologue(2, quest="Q6", counters=counters)
    assert [one for one in q.s.flags if one.startswith("ally-")] == [flag]


@rule("SS-G18", "SS-1.11")
def test_a_tie_is_the_partys_to_decide() -> None:
    q = prologue(2, quest="Q6", counters={"mercy": 1, "greed": 1})
    q.begin(Reading(q.s.book().numbers["Q6.1"], NOBODY))
    q.do(q.options()[0])
    assert [(choice.kind, choice.seat) for choice in q.s.pending] == [("branch", 0), ("branch", 1)]
    assert q.options() == [0, 2], "balance is not the highest"


@rule("SS-G18", "SS-50.8", "SS-20.1")
def test_the_squire_waits_at_the_first_heros_side_and_costs_a_normal_action() -> None:
    q = prologue(2, quest="Q6", counters={"mercy": 2})
    assert q.s.figures.rows[squire(q)].area == q.s.figures.rows[0].area
    assert not q.s.companions.rows[squire(q) - FIRST_COMPANION].activated
    q.turn("Ben")
    assert not q.offers("companion", squire(q) - FIRST_COMPANION)
    q.do("end")
    q.turn("Ann")
    q.do("companion", squire(q) - FIRST_COMPANION)
    assert q.choice.subject == squire(q)
    q.do("end")
    assert not q.offers("companion", squire(q) - FIRST_COMPANION), "once a round"


@rule("SS-G18", "SS-8.6")
def test_by_balance_each_hero_rerolls_one_die_a_round(q: Scene) -> None:
    stands(q, "Ann", "7B.a")
    stands(q, "Ben", "7B.a")
    figure = comes(q, "orc-warrior blue 1", "7B.a")
    for name in ("Ann", "Ben"):
        q.s.active = q[name]
        q.begin(Attack(q[name], figure, BY_WEAPON, t.MAIN), dice="r1 r1 r1 r1 b1 b1 b1")
        mine = [one for one in q.options() if isinstance(one, tuple) and one[0] == "innate"]
        named = [q.s.cast.abilities[one[1]].id for one in mine]
        assert q.choice.seat == q[name] and "ally-balance" in named
        q.do(mine[named.index("ally-balance")])
        while q.choice.kind != "deed":
            q.lay_dice("b1 b1 b1")
            q.do("pass" if "pass" in q.options() else q.options()[0])
        q.dice.clear()
    q.s.active = q["Ann"]
    q.begin(Attack(q["Ann"], figure, BY_WEAPON, t.MAIN), dice="r1 r1 r1 r1 b1 b1 b1")
    again = [one for one in q.options() if isinstance(one, tuple) and one[0] == "innate"]
    assert "ally-balance" not in [q.s.cast.abilities[one[1]].id for one in again], "once a round"


@rule("SS-G18", "SS-G19")
def test_the_shard_lies_where_the_quest_shadow_was_and_its_carrier_opens_the_portal(q: Scene) -> None:
    stands(q, "Ann", "2B.a")
    shadow(q, "2B.c", "quest")
    q.s.doors, q.s.closed = 0, q.s.plan.walls
    look(q)
    settle(q)
    assert len(lies(q, "item", "2B.c")) == 1 and is_in_play(q, "orc-warrior red 1") and "Q6.7" in read(q.s)
    arrives(q, "Ben", "15B.b")
    assert len(lies(q, "story", "15B.b")) == 1 and "Q6.9" not in read(q.s), "without the Shard nothing happens"
    stands(q, "Ann", "2B.c")
    before = len(q.s.heroes.rows[q["Ann"]].pack)
    q.turn("Ann")
    q.do("take")
    q.do(tuple(lies(q, "item", "2B.c")))
    q.do("end")
    assert shard(q) in q.s.heroes.rows[q["Ann"]].pack and len(q.s.heroes.rows[q["Ann"]].pack) == before + 1
    arrives(q, "Ann", "15B.b")
    assert "Q6.9" in read(q.s) and "portal-open" in q.s.flags and lies(q, "story", "15B.b") == []


@rule("SS-G18", "SS-16.8", "SS-Q81")
def test_through_the_open_portal_heroes_are_put_engaged_or_not_with_their_companions() -> None:
    q = prologue(2, quest="Q6", counters={"mercy": 2})
    stands(q, "Ann", "15B.b")
    stands(q, "Ben", "15B.a")
    q.turn("Ann")
    refused = why_not(q.s, q.choice, "portal")
    assert not q.offers("portal") and refused is not None and refused.why == "portal-closed"
    q.do("end")
    atoms_table.raise_flag(q.s, "portal-open")
    comes(q, "orc-shaman blue 1", "15B.b")
    q.turn("Ben")
    refused = why_not(q.s, q.choice, "portal")
    assert not q.offers("portal") and refused is not None and refused.why == "elsewhere"
    q.do("end")
    q.turn("Ann")
    q.do("portal")
    while q.choice.kind != "deed":
        q.do(q.options()[0])
    assert q.where("Ann") == "19B.a" and q.s.figures.rows[squire(q)].area == q.area("19B.a")
    assert {"Q6.10"} <= set(read(q.s)) and is_in_play(q, "hollow-king") and q.s.threat == q["Ann"]
    assert [q.s.things.rows[lies(q, "gate", area)[0]].state for area in ("7B.d", "13B.a", "4B.a")] == [0, 0, 0]
    assert q.s.things.rows[lies(q, "shrine", "19B.b")[0]].state == 1
    assert not q.offers("portal"), "there is no way back"
    q.do("end")
    event_phase(q)
    assert q.s.things.rows[lies(q, "gate", "4B.a")[0]].state == 1


@rule("SS-G18", "SS-26.11")
def test_ghosts_return_only_to_shrines_of_their_own_part(q: Scene) -> None:
    q.s.things.edit(lies(q, "shrine", "19B.b")[0]).state = 1
    for area, shrine in (("2B.a", "15B.a"), ("4B.c", "19B.b")):
        stands(q, "Ann", area)
        atoms.become_ghost(q.s, q["Ann"], 1)
        q.s.happened = []
        q.turn("Ann")
        returns = [one for one in q.options() if isinstance(one, tuple) and one[0] == "return"]
        assert returns == [("return", q.area(shrine))]
        q.do("end")
        q.s.heroes.edit(q["Ann"]).ghost = False


@rule("SS-G18")
def test_by_greed_a_cart_waits_when_the_portal_opens() -> None:
    q = prologue(2, quest="Q6", counters=GREED)
    atoms_items.receive(q.s, q["Ann"], shard(q))
    before = [q.s.crowns(seat) for seat in range(2)]
    atoms.enter(q.s, q["Ann"], q.area("15B.b"))
    q.s.pending.clear()
    q.s.given.clear()
    q.run()
    while q.choice.kind == "reading":
        q.do(q.options()[0])
    assert [choice.kind for choice in q.s.pending] == ["visit", "visit"]
    assert [q.s.crowns(seat) for seat in range(2)] == [one + 40 for one in before]


@rule("SS-G18", "SS-39.14")
@pytest.mark.parametrize(("counters", "told"), [({"mercy": 2}, "Q6.16"), (BALANCE, "Q6.17"), (GREED, "Q6.18")])
def test_the_end_is_told_by_the_highest_counter(counters: dict[str, int], told: str) -> None:
    q = prologue(2, quest="Q6", counters=counters)
    king = comes(q, "hollow-king", "4B.d")
    for _side in range(2):
        atoms.wound(q.s, king, 99, q["Ann"])
        q.s.pending.clear()
        q.s.given.clear()
        q.run()
        settle_some(q)
    assert q.s.ended == "won" and told in read(q.s) and "Q6.12" in read(q.s)


def settle_some(q: Scene) -> None:
    while q.s.pending and q.choice.kind not in ("deed", "soul"):
        q.do(q.options()[0])
