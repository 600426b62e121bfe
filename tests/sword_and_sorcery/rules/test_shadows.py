"""SS-29: shadows: who reveals them, in which order, and what they are."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.foes import into_deck, look, powers_in_deck, resting, shadow, stand, told
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules.decisions import BRANCH, READING
from reverie.games.sword_and_sorcery.rules.force import rebuild
from reverie.games.sword_and_sorcery.rules.frames import EventCard
from reverie.games.sword_and_sorcery.rules.procedures.drawing import ready
from reverie.games.sword_and_sorcery.rules.procedures.spawning import in_sight
from reverie.games.sword_and_sorcery.rules.state import EVENTS, SHADOW, SHADOWS
from reverie.parts.rules.decks import EVERYBODY, NOBODY
from reverie.parts.rules.story import Book, Node
from reverie.testing import rule


def party(**foes: str) -> Scene:
    return scene("14B", Ann="black-rose 14B.a", Ben="assassin 14B.a", **foes)


def with_book(q: Scene, *facts: tuple[str, ...]) -> None:
    q.s.plan.book = Book(tuple([Node(str(fact), fact) for fact in facts]), READING, BRANCH)


def lying(q: Scene) -> list[str]:
    """Where shadows still lie."""
    names = q.s.plan.areas.names
    return sorted([names[thing.area] for thing in q.s.things.rows if thing.kind == SHADOW])


@rule("SS-29.2", "SS-7.1")
def test_a_shadow_in_sight_is_revealed_at_every_step() -> None:
    """14B.c is not in sight of 14B.a, but of 14B.b: the first step brings an enemy, and the move goes on."""
    q = party(g="gremlin green 1 14B.c")
    into_deck(q, "g")
    shadow(q, "14B.c", "enemy")
    look(q)
    assert lying(q) == ["14B.c"]
    q.turn("Ann")
    q.do("go", "14B.b")
    assert lying(q) == [] and q.where("g") == "14B.c"
    assert q.offers("go", "14B.c") and q.choice.seat == 0


@rule("SS-29.2", "SS-12.4")
def test_gathering_dark_hides_shadows() -> None:
    """14B.b is four areas from 1B.f, and in sight; under Gathering Dark nobody reveals farther than three."""
    q = scene("1B 8B 14B", Ann="black-rose 1B.f", Ben="assassin 1B.e")
    shadow(q, "14B.b", "man")
    assert len(in_sight(q.s)) == 1
    row = q.s.piles.edit(EVENTS)
    row.cards, row.known = (6, 7), (EVERYBODY, NOBODY)
    rebuild(q.s)
    assert in_sight(q.s) == ()
    stand(q, "Ann", "1B.g")
    assert len(in_sight(q.s)) == 1


@rule("SS-29.2", "SS-20.4")
def test_companions_and_ghosts_reveal_nothing() -> None:
    q = party()
    shadow(q, "14B.c", "man")
    atoms.summon(q.s, 1, 0, 2, q.area("14B.c"))
    q.s.figures.edit(0).area = q.area("14B.c")
    q.s.heroes.edit(0).ghost = True
    assert in_sight(q.s) == ()
    q.s.heroes.edit(0).ghost = False
    assert len(in_sight(q.s)) == 1


@rule("SS-29.1")
def test_shadows_block_neither_movement_nor_sight() -> None:
    q = party(g="gremlin green 1 14B.c")
    into_deck(q, "g")
    q.s.figures.edit(0).area = q.area("14B.a")
    free = q.s.reach().sees(q.area("14B.b"), q.area("14B.c"))
    shadow(q, "14B.b", "man")
    q.turn("Ann")
    assert free and q.offers("go", "14B.b")


@rule("SS-7.34", "SS-Q56", "SS-29.2", "SS-29.7")
def test_several_are_revealed_together_in_the_active_players_order() -> None:
    """The second one waits until both enemies of the first have come, whatever comes into sight meanwhile."""
    q = party(a="gremlin green 1 14B.c", b="raider green 1 14B.c", c="orc-warrior green 1 14B.c")
    into_deck(q, "a", "b", "c")
    two, one = shadow(q, "14B.b", "two-enemies"), shadow(q, "14B.a", "enemy")
    q.s.active = 1
    look(q)
    assert q.choice.kind == "order" and q.choice.seat == 1 and sorted(q.options()) == sorted([two, one])
    q.do(two)
    assert [q.where(name) for name in "abc"] == ["14B.b", "14B.b", "14B.a"]
    assert lying(q) == [] and resting(q)


@rule("SS-29.3", "SS-29.4", "SS-29.9")
@pytest.mark.parametrize(
    ("kind", "facts"),
    [("man", ["man", "inhabitant"]), ("woman", ["woman", "inhabitant"]), ("quest", ["quest"])],
)
def test_inhabitants_and_the_quests_own_are_discarded_and_told(kind: str, facts: list[str]) -> None:
    q = party(g="gremlin green 1 14B.c")
    into_deck(q, "g")
    with_book(q, ("revealed", "man"), ("revealed", "woman"), ("revealed", "inhabitant"), ("revealed", "quest"))
    shadow(q, "14B.b", kind)
    look(q)
    while not resting(q):
        q.do(q.options()[0])
    assert q.s.foes_in_play() == [] and lying(q) == []
    read = [q.s.book().nodes[number].when[1] for number in q.s.read]
    assert read == facts
    assert [q.s.cast.shadows[token].id for token in q.s.piles.rows[SHADOWS + 1].cards] == [kind]


@rule("SS-29.5", "SS-29.6")
@pytest.mark.parametrize(("kind", "powers"), [("enemy", 1), ("champion", 2)])
def test_an_enemy_and_a_champion(kind: str, powers: int) -> None:
    """The second seal has a power of its own; a champion gets one more."""
    q = party(g="gremlin green 2 14B.c")
    into_deck(q, "g")
    powers_in_deck(q, "swift", "venomous", "wary")
    shadow(q, "14B.b", kind)
    look(q)
    assert q.where("g") == "14B.b" and len(q.s.foes.rows[q.foe("g")].powers) == powers


@rule("SS-29.8")
def test_the_quests_enemy() -> None:
    q = party(g="gremlin green 1 14B.c", r="raider red 1 14B.c")
    into_deck(q, "g", "r")
    q.s.piles.edit(8).cards = (q.foe("g"),)
    q.s.piles.edit(8).known = (0,)
    q.s.plan.quest_enemy = q.foe("r")
    shadow(q, "14B.b", "quest-enemy")
    look(q)
    assert (q.where("r"), q.where("g")) == ("14B.b", "")


@rule("SS-29.11", "SS-Q57", "SS-29.7")
@pytest.mark.parametrize(("cards", "come"), [((), 0), (("a",), 1)])
def test_shadows_without_enough_cards(cards: tuple[str, ...], come: int) -> None:
    q = party(a="gremlin green 1 14B.c", b="raider green 1 14B.c")
    into_deck(q, "a", "b")
    q.s.piles.edit(8).cards = tuple([q.foe(name) for name in cards])
    q.s.piles.edit(8).known = (0,) * len(cards)
    shadow(q, "14B.b", "two-enemies")
    look(q)
    assert len(q.s.foes_in_play()) == come and lying(q) == []


@rule("SS-29.10", "SS-8.3")
def test_an_empty_pool_is_made_of_its_discards() -> None:
    q = party()
    row = q.s.piles.edit(SHADOWS + 1)
    row.cards, row.known = (0, 2), (-1, -1)
    assert not ready(q.s, SHADOWS)
    q.s.pending.clear()
    q.s.given.clear()
    q.run()
    assert q.s.piles.rows[SHADOWS].cards == (0, 2) and ready(q.s, SHADOWS)


@rule("SS-Q82", "SS-7.37")
def test_who_has_revealed_it() -> None:
    """The active hero if it sees the token; else the nearest who does, of equals the active player's choice."""
    q = scene("1B", Ann="black-rose 1B.e", Ben="assassin 1B.d", Cat="archer 1B.f", Dan="cleric 1B.b")
    with_book(q, ("revealed", "man"))
    shadow(q, "1B.g", "man")
    q.s.listening = True
    look(q)
    assert q.choice.kind == "nearest" and q.choice.seat == 0 and q.options() == [1, 2]
    q.do(2)
    assert told(q, "read")[0]["seat"] == 2
    q.do(q.options()[0])
    q.s.read = ()
    shadow(q, "1B.g", "man")
    q.s.active = 1
    look(q)
    assert told(q, "read")[1]["seat"] == 1


@rule("SS-29.1", "SS-7.21")
def test_restless_shadows_go_towards_the_nearest_hero() -> None:
    """One area each, never into a hero's; of equal ways the active player names one. Then everybody looks about."""
    q = scene("1B", Ann="black-rose 1B.a", Ben="archer 1B.a")
    far, near = shadow(q, "1B.g", "man"), shadow(q, "1B.d", "man")
    q.s.active = 1
    q.begin(EventCard(16, False))
    assert q.choice.kind == "path" and q.choice.seat == 1 and q.choice.subject == far
    assert q.options() == [q.area("1B.d"), q.area("1B.f")]
    q.do("1B.f")
    assert q.choice.subject == near and q.options() == [q.area("1B.b"), q.area("1B.c")]
    q.do("1B.c")
    assert lying(q) == ["1B.f"]
