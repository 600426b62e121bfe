"""SS-G18 Q2, The Toll of Thorns: the key, the lock, the writ, whom the toll is handed to; the token of the ferry."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.prologue import prologue, read
from tests.sword_and_sorcery.rules.quests.table import arrives, comes, count, dies, is_in_play, lies, row_of, stands
from tests.sword_and_sorcery.scene import Scene

from reverie.games.sword_and_sorcery.rules import atoms, atoms_items
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Visit
from reverie.games.sword_and_sorcery.rules.state import QUEST_TREASURES
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.games.sword_and_sorcery.rules.why import why_not
from reverie.testing import rule

LAWFUL = ("white-rose", "cleric", "archer")
CHAOTIC = ("black-rose", "enchantress")


@pytest.fixture
def q() -> Scene:
    return prologue(2, quest="Q2")


def writ(q: Scene) -> int:
    return q.s.cast.items[q.s.cast.item_ids["writ-of-the-toll"]].cards[0]


@rule("SS-G18", "SS-10.10")
def test_the_key_lies_where_the_second_blue_raider_dies(q: Scene) -> None:
    arrives(q, "Ann", "4A.e")
    assert is_in_play(q, "raider blue 2") and "Q2.4" in read(q.s)
    dies(q, "raider blue 2")
    assert len(lies(q, "key", "4A.e")) == 1
    q.turn("Ann")
    q.do("key")
    stands(q, "Ann", "12A.a")
    q.turn("Ann")
    q.do("unlock", 2)
    assert q.s.locks == 0


@rule("SS-G18", "SS-8.8")
def test_who_has_come_by_the_shadow_does_not_come_again(q: Scene) -> None:
    comes(q, "raider blue 2", "4A.b")
    dies(q, "raider blue 2")
    assert len(lies(q, "key", "4A.b")) == 1
    arrives(q, "Ann", "4A.e")
    assert "Q2.4" in read(q.s) and not is_in_play(q, "raider blue 2")


@rule("SS-G18", "SS-27.14")
def test_the_writ_is_found_takes_room_and_is_handed_in(q: Scene) -> None:
    stands(q, "Ann", "12A.d")
    room = len(q.s.heroes.rows[q["Ann"]].pack)
    q.turn("Ann")
    q.do("search", lies(q, "search", "12A.d")[0], dice="r9")
    while q.choice.kind != "deed":
        q.do(q.options()[0])
    q.do("end")
    assert writ(q) in q.s.heroes.rows[q["Ann"]].pack and len(q.s.heroes.rows[q["Ann"]].pack) == room + 1
    assert writ(q) not in q.s.piles.rows[QUEST_TREASURES].cards and "Q2.8" in read(q.s)
    arrives(q, "Ann", "12A.b", dice="b1 " * 40)
    assert {"Q2.9", "Q2.10"} <= set(read(q.s)) and count(q, "mercy") == 1
    assert writ(q) not in q.s.heroes.rows[q["Ann"]].pack and writ(q) in q.s.piles.rows[QUEST_TREASURES].cards
    assert {"toll", "toll-village"} <= set(q.s.flags) and is_in_play(q, "raider red 1")


@rule("SS-G18", "SS-27.8")
def test_the_writ_cannot_be_sold(q: Scene) -> None:
    atoms_items.receive(q.s, q["Ann"], writ(q))
    q.begin(Visit((q["Ann"],)))
    assert not q.offers("sell", writ(q))
    refused = why_not(q.s, q.choice, ("sell", writ(q)))
    assert refused is not None and refused.rule == "SS-27.8"


@rule("SS-G18", "SS-39.2")
def test_cards_of_the_quest_leave_with_it(q: Scene) -> None:
    atoms_items.receive(q.s, q["Ann"], writ(q))
    comes(q, "raider red 1", "12A.e")
    q.s.foes.edit(row_of(q, "raider red 1")).group = "climax"
    dies(q, "raider red 1")
    assert q.s.ended == "won" and writ(q) not in q.s.heroes.rows[q["Ann"]].pack


@rule("SS-G18")
def test_chaotic_heroes_sell_the_toll_and_all_of_the_climax_must_die() -> None:
    q = prologue(2, CHAOTIC, quest="Q2")
    before = q.s.crowns(q["Ann"])
    arrives_choosing(q, "Ann", "12A.b", 2)
    assert q.s.crowns(q["Ann"]) == before + 60 and "toll-sold" in q.s.flags and count(q, "greed") == 1
    blue = [foe for foe in q.s.foes_in_play() if q.s.foes.rows[foe].group == "climax"]
    assert [q.s.enemy(foe).rank for foe in blue] == [t.BLUE_RANK] * len(blue) and blue
    for foe in blue:
        assert q.s.ended == ""
        dies(q, q.s.enemy(foe).code)
    assert q.s.ended == "won"


def arrives_choosing(q: Scene, name: str, area: str, branch: int) -> None:
    atoms.enter(q.s, q[name], q.area(area))
    q.s.pending.clear()
    q.s.given.clear()
    q.run()
    while q.options() != ["rest", "wait"]:
        wanted = branch if q.choice.kind == "branch" else q.options()[0]
        q.do(wanted)


@rule("SS-G18")
def test_after_the_choice_the_quest_is_won_where_all_stand_at_the_postern(q: Scene) -> None:
    stands(q, "Ben", "12A.e")
    stands(q, "Ann", "12A.e")
    arrives(q, "Ann", "12A.c")
    arrives(q, "Ann", "12A.e")
    assert q.s.ended == ""
    arrives(q, "Ann", "12A.b", dice="b1 " * 40)
    assert q.s.ended == ""
    arrives(q, "Ann", "12A.e")
    assert q.s.ended == "won" and "Q2.14" in read(q.s)


@rule("SS-G18", "SS-8.6")
@pytest.mark.parametrize("flags", [[], ["ally-token"]])
def test_the_token_of_the_ferry_rerolls_one_die_of_any_hero_once_a_round(flags: list[str]) -> None:
    q = prologue(2, quest="Q2", flags=flags)
    stands(q, "Ann", "4A.b")
    stands(q, "Ben", "4A.b")
    figure = comes(q, "orc-warrior green 1", "4A.b")
    q.begin(Attack(q["Ann"], figure, BY_WEAPON, t.MAIN), dice="r1 r1 r1 b1 b1 b1")
    token = [answer for answer in q.options() if isinstance(answer, tuple) and answer[0] == "innate"]
    names = [q.s.cast.abilities[answer[1]].id for answer in token]
    assert ("ally-token" in names) == bool(flags)
    if flags:
        answer = next(one for one, name in zip(token, names, strict=True) if name == "ally-token")
        q.do(answer)
        assert q.choice.kind == "reroll"
        used = [ability for ability, _who, _round in q.s.used]
        assert answer[1] in used
