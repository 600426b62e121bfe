"""SS-G18 Q3, Drums below: totems that are toppled, and what earlier quests change."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.prologue import prologue, read
from tests.sword_and_sorcery.rules.quests.table import comes, count, dies, is_in_play, lies, row_of, stands
from tests.sword_and_sorcery.scene import Scene

from reverie.games.sword_and_sorcery.rules import atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.conditions import added_hits
from reverie.games.sword_and_sorcery.rules.frames import Spawn
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.games.sword_and_sorcery.rules.why import why_not
from reverie.testing import rule

TOPPLE = ("action", 0)


@pytest.fixture
def q() -> Scene:
    return prologue(2, quest="Q3")


def turn_to_its_end(q: Scene) -> None:
    while q.choice.kind != "deed" or "rest" not in q.options():
        q.do("end" if "end" in q.options() else q.options()[0])


@rule("SS-G18", "SS-16.8")
def test_a_totem_is_toppled_where_it_stands_as_often_as_it_takes(q: Scene) -> None:
    q.turn("Ann")
    refused = why_not(q.s, q.choice, TOPPLE)
    assert refused is not None and (refused.rule, refused.why) == ("SS-16.8", "elsewhere")
    q.do("end")
    stands(q, "Ann", "3B.g")
    q.turn("Ann")
    q.do(TOPPLE, dice="r1")
    assert len(lies(q, "totem", "3B.g")) == 1 and count(q, "totems") == 0, "a miss"
    q.do("end")
    soul = q.s.soul
    gates = [q.s.things.rows[gate].state for gate in atoms_map.gates(q.s)]
    q.turn("Ann")
    q.do(TOPPLE, dice="r2")
    turn_to_its_end(q)
    assert lies(q, "totem", "3B.g") == [] and count(q, "totems") == 1 and q.s.soul == soul + 1
    assert "Q3.4" in read(q.s), "and an encounter is drawn"
    assert sum(gates) - sum(q.s.things.rows[gate].state for gate in atoms_map.gates(q.s)) == 1, (
        "the nearest gate closes"
    )
    q.turn("Ann")
    assert not q.offers(TOPPLE)


@rule("SS-G18", "SS-16.12")
def test_nobody_topples_while_engaged(q: Scene) -> None:
    stands(q, "Ann", "3B.g")
    comes(q, "orc-warrior green 1", "3B.g")
    q.turn("Ann")
    assert not q.offers(TOPPLE)


@rule("SS-G18")
def test_a_totem_makes_the_enemies_around_it_stronger(q: Scene) -> None:
    near = comes(q, "orc-warrior green 1", "3B.f")
    far = comes(q, "orc-warrior green 2", "3B.a")

    def more(figure: int) -> int:
        attack = Attack(figure, q["Ann"], BY_WEAPON, t.MAIN)
        attack.area = q.s.figures.rows[figure].area
        return sum(amount for _bearer, _mod, amount in added_hits(q.s, attack))

    assert more(near) == more(far) + 1
    atoms_map.remove(q.s, lies(q, "totem", "3B.g")[0])
    assert more(near) == more(far)


@rule("SS-G18")
def test_with_the_second_totem_the_red_shaman_comes_and_the_gates_open(q: Scene) -> None:
    for area in ("3B.g", "11B.e"):
        stands(q, "Ann", area)
        q.turn("Ann")
        q.do(TOPPLE, dice="r2")
        turn_to_its_end(q)
    assert is_in_play(q, "orc-shaman red 1") and "Q3.5" in read(q.s)
    gates = [q.s.things.rows[gate].state > 0 for gate in atoms_map.gates(q.s)]
    assert sorted(gates) == [False, True], "both have opened again before the nearest closes"
    dies(q, "orc-shaman red 1")
    assert q.s.ended == "" and "Q3.10" in read(q.s), "a totem still stands"
    stands(q, "Ann", "16B.b")
    q.turn("Ann")
    q.do(TOPPLE, dice="r2")
    while q.s.pending and q.choice.kind not in ("deed", "soul"):
        q.do(q.options()[0])
    assert q.s.ended == "won"


@rule("SS-G18", "SS-39.13")
@pytest.mark.parametrize(("flags", "chests"), [([], 0), (["toll-village"], 1), (["toll-kept"], 0)])
def test_a_second_chest_stands_there_for_those_who_gave_the_toll_back(flags: list[str], chests: int) -> None:
    q = prologue(2, quest="Q3", flags=flags)
    assert (len(lies(q, "chest", "9B.b")), len(lies(q, "chest", "10B.c"))) == (chests, 1)


@rule("SS-G18", "SS-28.10")
@pytest.mark.parametrize("flags", [[], ["toll-sold"]])
def test_the_first_blue_enemy_is_stronger_for_those_who_sold_the_toll(flags: list[str]) -> None:
    q = prologue(2, quest="Q3", flags=flags)
    powers = []
    for code in ("orc-shaman blue 1", "orc-warrior blue 1"):
        foe = row_of(q, code)
        q.begin(Spawn(1, q.area("3B.a"), foe=foe))
        while q.options() != ["rest", "wait"]:
            q.do(q.options()[0])
        powers.append(len(q.s.foes.rows[foe].powers) - q.s.sheet(foe).powers)
    assert powers == ([1, 0] if flags else [0, 0])
