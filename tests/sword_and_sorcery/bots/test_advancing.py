"""How bots get on with a quest: they meet what has to be met, fight where they are, and end it where it can be ended."""

from __future__ import annotations

from tests.sword_and_sorcery.bots.test_judgement import WORLD, advised, heads_for
from tests.sword_and_sorcery.foes import shadow
from tests.sword_and_sorcery.prologue import prologue
from tests.sword_and_sorcery.rules.quests.table import comes, stands
from tests.sword_and_sorcery.scene import scene

from reverie.games.sword_and_sorcery.bots.judge import Judge
from reverie.games.sword_and_sorcery.bots.lore import exits_of, is_barred
from reverie.games.sword_and_sorcery.bots.walking import AGAIN, Walker
from reverie.games.sword_and_sorcery.rules import atoms_map, atoms_table
from reverie.games.sword_and_sorcery.rules.queries import room_for
from reverie.games.sword_and_sorcery.rules.state import FOUND_ITEM, STORY


def test_a_party_that_is_well_and_together_meets_what_a_shadow_hides() -> None:
    """Waiting makes nobody stronger: what has to be met weighs less then, and more while there are enemies already."""

    def feared(thorgar: str = "1B.e", wounds: int = 0, **enemies: str) -> float:
        q = scene(WORLD, Ecarus="white-rose 1B.e", Thorgar=f"cleric {thorgar}", **enemies)
        shadow(q, "1B.d", "enemy")
        heads_for(q, "1B.d")
        q.s.figures.edit(q["Thorgar"]).wounds = wounds
        return Walker(Judge(q.s), q["Ecarus"], 3, True, True).surprises(q.area("1B.c"))

    calm = feared()
    assert 0 < 2 * calm < feared(thorgar="8B.c"), "somebody is far behind"
    assert 2 * calm < feared(wounds=7), "somebody is badly hurt"
    assert 4 * calm < feared(g="gremlin green 1 1B.g"), "enemies first"


def test_enemies_at_hand_are_dealt_with_before_the_way_goes_on() -> None:
    pulls = []
    for area in ("1B.c", "8B.c"):
        q = scene(WORLD, Ecarus="white-rose 1B.e", Thorgar="cleric 1B.e", g=f"gremlin green 1 {area}")
        heads_for(q, "14B.a")
        pulls.append(Judge(q.s).pull())
    assert 0 < pulls[0] < pulls[1]


def test_who_stands_where_a_story_is_laid_leaves_and_comes_again() -> None:
    """SS-7.2: a story on the map happens when somebody enters its area."""
    q = prologue(2, quest="Q1")
    stands(q, "Ann", "3A.d")
    stands(q, "Ben", "3A.d")
    atoms_map.lay(q.s, STORY, q.area("3A.d"), 1)
    judge = Judge(q.s)
    walker = Walker(judge, q["Ann"], 3, True, True)
    assert judge.mission.goals[q["Ann"]] == q.area("3A.d")
    assert walker.far(q.area("3A.d")) == AGAIN > walker.far(q.area("3A.c")) == 1
    assert walker.place(q.area("3A.c")) > walker.place(q.area("3A.d"))


def test_a_toll_that_is_settled_is_left_behind() -> None:
    """SS-G18 Q2: after its second story it is won, too, where all heroes stand together, whoever else stands there."""
    q = prologue(2, quest="Q2")
    assert exits_of(q.s) == []
    q.s.locks = 0
    atoms_table.raise_flag(q.s, "toll")
    comes(q, "raider red 1", "12A.e")
    assert exits_of(q.s) == [q.area("12A.e")]
    assert not is_barred(q.s)
    assert Judge(q.s).mission.common == q.area("12A.e")
    stands(q, "Ann", "12A.e")
    stands(q, "Ben", "12A.b")
    q.turn("Ben")
    while advised(q).answer != ("go", q.area("12A.e")):
        answer = advised(q).answer
        assert isinstance(answer, tuple) and answer[0] == "go"
        q.do(answer)


def test_in_the_crypt_enemies_have_to_be_gone_from_the_end() -> None:
    q = prologue(2)
    assert exits_of(q.s) == [q.area("8B.c")]
    assert is_barred(q.s)


def test_nobody_shies_at_dangerous_ground_where_the_way_leads() -> None:
    """SS-G18 Q6: the Shard may lie on dangerous ground; who would die of the wound stays away all the same."""
    q = prologue(2, quest="Q6")
    stands(q, "Ann", "7B.a")
    stands(q, "Ben", "7B.a")
    shard = q.s.cast.items[q.s.cast.item_ids["hollow-shard"]].cards[0]
    assert Walker(Judge(q.s), q["Ann"], 3, True, True).entering(q.area("7B.b")) > 1
    atoms_map.lay(q.s, FOUND_ITEM, q.area("7B.b"), shard)
    judge = Judge(q.s)
    assert judge.mission.goals[q["Ann"]] == q.area("7B.b")
    assert Walker(judge, q["Ann"], 3, True, True).entering(q.area("7B.b")) == 0
    q.s.figures.edit(q["Ann"]).wounds = judge.left(q["Ann"]) - 1
    assert Walker(Judge(q.s), q["Ann"], 3, True, True).entering(q.area("7B.b")) > 4


def test_what_needs_no_room_is_picked_up_with_a_full_backpack() -> None:
    """SS-13.11, SS-G18 Q6: the Shard is carried besides; anything else that lies there is worth nothing then."""
    q = prologue(2, quest="Q6")
    stands(q, "Ann", "7B.a")
    items = q.s.cast.items
    hero = q.s.heroes.edit(q["Ann"])
    others = [item.cards[0] for item in items if item.cards and not item.carried]
    hero.pack = (*hero.pack, *others[: room_for(q.s, q["Ann"])])
    assert room_for(q.s, q["Ann"]) == 0
    atoms_map.lay(q.s, FOUND_ITEM, q.area("7B.a"), others[-1])
    assert Walker(Judge(q.s), q["Ann"], 3, True, True).lying(q.area("7B.a")) == 0
    atoms_map.lay(q.s, FOUND_ITEM, q.area("7B.a"), items[q.s.cast.item_ids["hollow-shard"]].cards[0])
    assert Walker(Judge(q.s), q["Ann"], 3, True, True).lying(q.area("7B.a")) > 0
