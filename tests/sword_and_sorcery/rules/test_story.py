"""SS-G19: the book of secrets; SS-G18: the prologue, paragraph by paragraph."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.foes import look, resting, settle, shadow, told
from tests.sword_and_sorcery.prologue import go_on, prologue, read, send
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.rules import atoms, atoms_map
from reverie.games.sword_and_sorcery.rules.abilities import GIVENS, Given
from reverie.games.sword_and_sorcery.rules.cast import Op
from reverie.games.sword_and_sorcery.rules.decisions import BRANCH, READING
from reverie.games.sword_and_sorcery.rules.effects.tale import COUNT, count
from reverie.games.sword_and_sorcery.rules.effects.walk import Deeds
from reverie.games.sword_and_sorcery.rules.frames import FallBack
from reverie.games.sword_and_sorcery.rules.plan import Way
from reverie.games.sword_and_sorcery.rules.procedures.death import EnemyDeath, HeroDeath
from reverie.games.sword_and_sorcery.rules.procedures.opening import OpenDoor
from reverie.games.sword_and_sorcery.rules.procedures.quest import QuestRun, time_phase
from reverie.games.sword_and_sorcery.rules.procedures.story import Teller
from reverie.games.sword_and_sorcery.rules.state import ENEMIES, FIRE, GATE, SETUP, WAYPOINT
from reverie.kernel.agenda import submit
from reverie.parts.rules.story import Book, Branch, Fork, Node, announce, announce_all
from reverie.testing import rule


def book(q: Scene, *nodes: Node) -> None:
    q.s.plan.book = Book(nodes, READING, BRANCH)


def pair() -> Scene:
    q = scene("14B", Ann="black-rose 14B.a", Ben="archer 14B.b")
    q.s.listening = True
    return q


# The engine (SS-G19) ------------------------------------------------------------------------------------------------------------


@rule("SS-G19", "SS-7.8")
def test_several_facts_at_once_are_read_in_the_order_of_the_file() -> None:
    q = pair()
    book(q, Node("area", ("entered", "14B.b")), Node("way", ("waypoint", 1)), Node("tile", ("entered", "14B")))
    atoms_map.lay(q.s, WAYPOINT, q.area("14B.b"), 1)
    send(q, "Ann", "14B.b")
    settle(q)
    assert read(q.s) == ["area", "way", "tile"]


@rule("SS-G19", "SS-7.52")
def test_a_paragraph_is_shown_confirmed_by_anybody_and_read_once() -> None:
    q = pair()
    book(q, Node("area", ("entered", "14B.b")), Node("again", ("entered", "14B.a"), again=True))
    send(q, "Ann", "14B.b")
    assert [choice.seat for choice in q.s.pending] == [0, 1] and q.choice.kind == "reading"
    settle(q)
    for area in ("14B.a", "14B.b", "14B.a"):
        send(q, "Ann", area)
        settle(q)
    assert [event["node"] for event in told(q, "read")] == ["area", "again", "again"]


@rule("SS-G19")
def test_a_paragraph_whose_condition_fails_stays_open() -> None:
    q = pair()
    given = Given(GIVENS.index("flag"))
    given.names = ("ready",)
    book(q, Node("area", ("entered", "14B.b"), given))
    send(q, "Ann", "14B.b")
    assert read(q.s) == []
    q.s.flags = ("ready",)
    send(q, "Ann", "14B.b")
    settle(q)
    assert read(q.s) == ["area"]


@rule("SS-G19", "SS-Q62", "SS-26.11")
def test_pushed_heroes_bring_paragraphs_about_and_ghosts_do_not() -> None:
    q = pair()
    book(q, Node("area", ("entered", "14B.b")))
    q.s.heroes.edit(0).ghost = True
    send(q, "Ann", "14B.b")
    assert read(q.s) == []
    q.s.heroes.edit(0).ghost = False
    q.s.figures.edit(0).area = q.area("14B.a")
    q.begin(FallBack(q["Ann"], 1, True))
    settle(q)
    assert read(q.s) == ["area"]


@rule("SS-G19", "SS-39.13")
def test_a_counter_reaches_every_number_on_its_way() -> None:
    q = pair()
    book(q, Node("two", ("count", "mercy", 2)), Node("three", ("count", "mercy", 3)))

    op = Op(COUNT, 0, 0)
    op.id, op.by = "mercy", 3
    count(q.s, Deeds(-1, 0, 0), op)
    go_on(q)
    settle(q)
    assert read(q.s) == ["two", "three"] and q.s.counters == (("mercy", 3),)


@rule("SS-G19")
def test_here_is_where_it_happened() -> None:
    """A paragraph of a death happens where the enemy fell, though its killer stands elsewhere."""
    q = scene("14B", Ann="black-rose 14B.a", Ben="archer 14B.a", g="gremlin green 1 14B.c")
    fire = next(
        op.text
        for text in q.s.cast.texts
        for op in text.ops
        if op.effect.name == "fire" and op.at in ("here", "trap-area")
    )
    book(q, Node("dead", ("dead", "gremlin green 1"), do=fire))
    atoms.wound(q.s, q["g"], 9, q["Ann"])
    go_on(q)
    settle(q)
    assert [q.s.plan.areas.names[thing.area] for thing in q.s.things.rows if thing.kind == FIRE] == ["14B.c"]


def fork(by: str, **branches: Way) -> tuple[Node, ...]:
    ways = tuple([Branch(number + 1, way, (number,)) for number, way in enumerate(branches.values())])
    return (Node("fork", ("setup",), fork=Fork(by, ways)), *[Node(name) for name in branches])


NATURES = ("lawful", "neutral", "chaotic")


@rule("SS-7.22", "SS-13.5", "SS-G21")
@pytest.mark.parametrize(
    ("hero", "storm", "offered"),
    [
        ("white-rose", False, [0, 1]),
        ("black-rose", False, [1, 2]),
        ("archer", False, [0, 1, 2]),
        ("white-rose", True, [0, 1, 2]),
    ],
)
def test_which_branches_a_nature_may_take(hero: str, storm: bool, offered: list[int]) -> None:
    """The active hero's own nature counts, whoever brought the paragraph about; a Soul Storm opens all (SS-Q108)."""
    other = "ranger" if hero != "archer" else "cleric"
    q = scene("14B", (), {"soul_storm": storm}, Ann=f"{hero} 14B.a", Ben=f"{other} 14B.a")
    book(q, *fork("active-hero", **{name: Way("active-hero", n, "", (), None) for n, name in enumerate(NATURES)}))
    q.s.active = 0
    announce(q.s, ("setup",), 1)
    go_on(q)
    q.do(q.options()[0])
    assert q.choice.kind == "branch" and q.choice.seat == 0 and q.options() == offered
    q.do(offered[-1])
    settle(q)
    assert read(q.s) == ["fork", NATURES[offered[-1]]]


@rule("SS-G21")
def test_without_an_active_hero_the_highest_rank_decides() -> None:
    q = scene("14B", Ann="white-rose 14B.a", Ben="cleric 14B.a", Cat="archer 14B.a")
    q.s.heroes.edit(1).rank = q.s.heroes.edit(2).rank = 3
    q.s.phase = SETUP
    assert Teller().choosers(q.s, "active-hero", 0) == (1,)


@rule("SS-G19")
@pytest.mark.parametrize(
    ("counters", "offered"),
    [((("greed", 1), ("mercy", 2)), [0]), ((("greed", 2), ("mercy", 2)), [0, 2]), ((), [0, 1, 2])],
)
def test_the_highest_counter_and_ties_by_the_party(counters: tuple[tuple[str, int], ...], offered: list[int]) -> None:
    q = pair()
    names = ("mercy", "balance", "greed")
    book(q, *fork("counters", **{name: Way("counters", -1, name, names, None) for name in names}))
    q.s.counters = counters
    announce(q.s, ("setup",))
    go_on(q)
    q.do(q.options()[0])
    if len(offered) > 1:
        assert q.options() == offered and len(q.s.pending) == 2
        q.do(offered[0])
    settle(q)
    assert read(q.s) == ["fork", "mercy"]


@rule("SS-G19")
def test_rounds_and_every_so_many_rounds() -> None:
    q = pair()
    book(q, Node("third", ("round", 3)), Node("every", ("every", 3), again=True))
    q.s.round = 2
    for seen in (["third", "every"], ["third", "every"], ["third", "every"]):
        run = QuestRun()
        q.s.pending.clear()
        q.s.given.clear()
        time_phase(q.s, run)
        go_on(q)
        settle(q)
        assert read(q.s) == seen
    q.s.round = 5
    time_phase(q.s, QuestRun())
    go_on(q)
    settle(q)
    assert [event["node"] for event in told(q, "read")] == ["third", "every", "every"]


@rule("SS-G19", "SS-1.13")
def test_what_nobody_has_read_is_nowhere() -> None:
    q = pair()
    book(q, Node("area", ("entered", "14B.b")))
    announce_all(q.s, [("entered", "14B.c")])
    assert q.s.book().journal(q.s) == []


# The prologue (SS-G18) ------------------------------------------------------------------------------------------------------------


@rule("SS-G18", "SS-5.18")
def test_how_the_prologue_begins() -> None:
    q = prologue()
    assert read(q.s) == ["P.1"] and q.s.sky == 5
    assert [q.s.plan.areas.names[q.s.figures.rows[seat].area] for seat in range(3)] == ["1B.e"] * 3
    assert sorted(q.s.piles.rows[0].cards) == [7, 16, 17, 18]
    assert sorted([q.s.enemy(foe).code for foe in q.s.piles.rows[ENEMIES].cards]) == [
        "gremlin blue 1", "gremlin green 1", "gremlin green 2", "raider green 1", "raider green 2"
    ]  # fmt: skip


@rule("SS-G18")
def test_waypoints_are_reached_once() -> None:
    """P.2: a soul point; P.13 only speaks."""
    q = prologue()
    soul = q.s.soul
    for name, area in (("Ann", "1B.d"), ("Ben", "1B.d"), ("Ann", "8B.e")):
        send(q, name, area)
        settle(q)
    assert read(q.s) == ["P.1", "P.2", "P.13"] and q.s.soul == soul + 1
    assert [thing for thing in q.s.things.rows if thing.kind == WAYPOINT] == []


@rule("SS-G18", "SS-38.3", "SS-38.4", "SS-13.5")
def test_the_story_of_the_crypt() -> None:
    """P.3: the wall falls, the second gate opens, Day comes, the card covers the deck; a lawful hero may not take the chaotic way."""
    q = prologue()
    wall = q.layout.between("1B.b", "8B.a")
    assert q.s.closed & wall
    q.s.active = 0
    q.s.figures.edit(2).wounds = 3
    send(q, "Ann", "14B.a")
    q.do(q.options()[0])
    while q.choice.kind != "branch":
        q.do(q.options()[0])
    assert q.options() == [0, 1] and q.choice.seat == 0
    assert not q.s.closed & wall and q.s.sky == 4
    assert [thing.state for thing in q.s.things.rows if thing.kind == GATE] == [1, 1]
    assert q.s.piles.rows[0].cards[0] == 1 and atoms_map.is_face_up(q.s)
    q.do(0)
    q.do(q.options()[0])
    settle(q)
    assert q.wounds("Cat") == 1
    assert read(q.s) == ["P.1", "P.3", "P.4"] and ("mercy", 1) in q.s.counters


@rule("SS-G18")
@pytest.mark.parametrize(("branch", "counter"), [(1, "balance"), (2, "greed")])
def test_the_other_ways(branch: int, counter: str) -> None:
    """P.5: a loot token; P.6: twenty crowns and an enemy on 14B.c."""
    q = prologue(2, ("archer", "cleric"))
    q.s.active = 0
    crowns = q.s.crowns(0)
    send(q, "Ann", "14B.a")
    q.do(q.options()[0])
    while q.choice.kind != "branch":
        q.do(q.options()[0])
    assert q.options() == [0, 1, 2]
    q.do(branch)
    settle(q)
    assert (counter, 1) in q.s.counters
    if branch == 2:
        assert q.s.crowns(0) == crowns + 20
        foe = q.s.foes_in_play()[0]
        assert q.s.plan.areas.names[q.s.figures.rows[q.s.figures_in_play(foe)[0]].area] == "14B.c"
    else:
        assert len(q.s.piles.rows[17].cards) == 1


@rule("SS-G18", "SS-31.6", "SS-26.15")
@pytest.mark.parametrize(("heroes", "enemies"), [(3, 1), (4, 2)])
def test_the_secured_door(heroes: int, enemies: int) -> None:
    """P.7: the red Gremlin, who was set aside, and with four heroes one more enemy; P.8: a soul point for every hero."""
    q = prologue(heroes)
    deck = len(q.s.piles.rows[ENEMIES].cards)
    q.s.figures.edit(0).area = q.area("8B.e")
    q.stack("trap", next(card.number for card in q.s.cast.traps if card.id == "click"))
    q.begin(OpenDoor(0, 1))
    settle(q)
    assert "P.7" in read(q.s) and len(q.s.foes_in_play()) == enemies
    red = next(foe for foe in q.s.foes_in_play() if q.s.enemy(foe).code == "gremlin red 1")
    assert len(q.s.piles.rows[ENEMIES].cards) == deck - enemies + 1
    soul = q.s.soul
    q.s.figures.edit(q.s.figures_in_play(red)[0]).wounds = 20
    q.begin(EnemyDeath(q.s.figures_in_play(red)[0], 0))
    settle(q)
    assert q.s.soul == soul + 3 + heroes and "P.8" in read(q.s)
    assert q.s.foes.rows[red].removed


@rule("SS-G18", "SS-8.8")
def test_inhabitants_give_potions_while_there_are_any() -> None:
    """P.10, again and again; SS-T88: all three are owned, and the paragraph is read all the same."""
    q = prologue()
    potions = list(q.s.cast.items[q.s.cast.item_ids["healing-potion"]].cards)
    for given in (1, 2, 3, 3):
        shadow(q, "1B.c", "man")
        look(q)
        settle(q)
        held = [card for row in q.s.heroes.rows for card in row.pack if card in potions]
        lying = [thing for thing in q.s.things.rows if thing.kind == 11]
        assert len(held) + len(lying) == given
    assert len([event for event in told(q, "read") if event["node"] == "P.10"]) == 4


@rule("SS-G18")
def test_the_first_ghost() -> None:
    """P.11, once."""
    q = prologue()
    soul = q.s.soul
    for seat in (0, 1):
        q.s.figures.edit(seat).wounds = 20
        q.begin(HeroDeath(seat, -1))
        settle(q)
    assert q.s.soul == soul + 1 and read(q.s).count("P.11") == 1


@rule("SS-G18", "SS-39.1", "SS-1.7", "SS-6.19")
def test_all_ghosts_are_the_end() -> None:
    """P.15 is read after the end."""
    q = prologue()
    for seat in (0, 1, 2):
        q.s.figures.edit(seat).wounds = 20
        q.begin(HeroDeath(seat, -1))
        while q.s.pending and not resting(q):
            q.do(q.options()[0])
    assert q.s.ended == "all-ghosts" and read(q.s)[-1] == "P.15" and not q.s.agenda


@rule("SS-G18", "SS-1.6", "SS-39.1")
def test_the_exit() -> None:
    """Every hero in play on 8B.c, and no enemy there: P.9, and it is won at that moment. Ghosts need not be there."""
    q = prologue()
    q.s.heroes.edit(2).ghost = True
    send(q, "Ann", "8B.c")
    assert q.s.ended == ""
    foe = q.s.piles.rows[ENEMIES].cards[0]
    atoms.bring_in(q.s, foe, 0, (q.area("8B.c"),))
    send(q, "Ben", "8B.c")
    settle(q)
    assert q.s.ended == ""
    figure = q.s.figures_in_play(foe)[0]
    q.s.figures.edit(figure).wounds = 20
    q.begin(EnemyDeath(figure, 0))
    assert q.choice.kind == "reading" and read(q.s)[-1] == "P.9"
    q.do(q.options()[0])
    assert q.s.ended == "won"


@rule("SS-G19", "SS-16.8")
def test_a_quest_action_is_a_fact_when_it_is_done() -> None:
    """Praying at the shrine of the crypt: what it does comes first, then what is read of it."""
    q = prologue(2)
    node = Node("prayed", ("action", "pray"))
    before = q.s.plan.book
    q.s.plan.book = Book((node,), READING, BRANCH)
    try:
        q.s.figures.edit(0).area = q.area("1B.a")
        q.s.figures.edit(0).wounds, q.s.read = 2, ()
        q.turn("Ann")
        q.do(next(deed for deed in q.options() if deed[0] == "action"))
        assert q.choice.kind == "reading" and q.wounds("Ann") == 1
    finally:
        q.s.plan.book = before


@rule("SS-G19", "SS-1.11")
@pytest.mark.parametrize(("agreement", "asked"), [("first", [0, 1, 2]), ("leader", [1]), ("vote", [0, 1, 2])])
def test_the_party_takes_a_branch_by_its_agreement(agreement: str, asked: list[int]) -> None:
    """Two of three vote for greed; the leader is the active hero's player."""
    persons = {"persons": [0, 1, 2], "agreement": agreement}
    q = scene("14B", (), persons, Ann="black-rose 14B.a", Ben="archer 14B.a", Cat="assassin 14B.a")
    names = ("mercy", "greed")
    book(q, *fork("party", **{name: Way("party", -1, name, (), None) for name in names}))
    for way in q.s.book().nodes[0].fork.branches:  # type: ignore[union-attr]
        way.given = None
    q.s.active = 1
    announce(q.s, ("setup",))
    go_on(q)
    q.do(q.options()[0])
    assert sorted([choice.seat for choice in q.s.pending]) == asked and q.choice.kind == "branch"
    if agreement == "vote":
        for seat, said in ((0, 1), (1, 0), (2, 1)):
            submit(q.s, seat, said)
        q.run()
    else:
        q.do(1)
    settle(q)
    assert read(q.s) == ["fork", "greed"]
