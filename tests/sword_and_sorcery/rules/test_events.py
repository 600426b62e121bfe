"""SS-38: the Event Phase, story events, day and night, persistent effects."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.foes import gate, into_deck, look, resting, settle, shadow, told
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.rules import atoms, atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.atoms_table import settle_events
from reverie.games.sword_and_sorcery.rules.decisions import BRANCH, READING
from reverie.games.sword_and_sorcery.rules.force import rebuild, sources
from reverie.games.sword_and_sorcery.rules.frames import EventCard
from reverie.games.sword_and_sorcery.rules.plan import Loss
from reverie.games.sword_and_sorcery.rules.procedures.event_phase import EventPhase, rounds_left
from reverie.games.sword_and_sorcery.rules.state import EVENTS, SHADOWS, STORY
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.parts.rules.decks import EVERYBODY, NOBODY
from reverie.parts.rules.story import Book, Node
from reverie.testing import rule


def events(*cards: int, up: bool = False, **foes: str) -> Scene:
    """Two heroes and an event deck, the first card on top."""
    q = scene("14B", Ann="black-rose 14B.a", Ben="assassin 14B.a", **foes)
    lay(q, *cards, up=up)
    q.s.listening = True
    return q


def lay(q: Scene, *cards: int, up: bool = False) -> None:
    row = q.s.piles.edit(EVENTS)
    row.cards, row.known = cards, (EVERYBODY if up else NOBODY,) + (NOBODY,) * (len(cards) - 1)
    rebuild(q.s)


def phase(q: Scene) -> None:
    q.begin(EventPhase())
    settle(q)


def top(q: Scene) -> tuple[int, bool]:
    """The topmost event, and whether it lies open."""
    return q.s.piles.rows[EVENTS].cards[0], atoms_map.is_face_up(q.s)


def in_force(q: Scene, name: str) -> bool:
    return bool(sources(q.s, name, 0))


# Types and persistence (SS-38.1, SS-38.2, SS-38.10) -----------------------------------------------------------------------------


@rule("SS-38.1", "SS-6.17")
def test_an_ordinary_event_is_resolved_and_lies_open() -> None:
    q = events(7, 13)
    q.s.figures.edit(0).wounds = 2
    phase(q)
    assert q.wounds("Ann") == 1 and top(q) == (7, True)
    phase(q)
    assert q.wounds("Ann") == 1 and top(q) == (13, False)


@rule("SS-38.2")
def test_a_persistent_effect_lasts_until_its_card_is_discarded() -> None:
    """The Horde Stirs: nobody may Focus; an ordinary card has nothing that lasts."""
    q = events(20, 7)
    phase(q)
    assert in_force(q, "no-focus")
    phase(q)
    assert not in_force(q, "no-focus") and top(q) == (7, False)


@rule("SS-38.10", "SS-38.2", "SS-38.6", "SS-30.3")
def test_first_the_text_then_the_spawn_line_then_the_lasting_effect() -> None:
    """Gathering Dark: when its enemy comes everybody looks about, and still sees four areas far; afterwards three."""
    q = scene("1B 8B 14B", Ann="black-rose 1B.f", Ben="assassin 1B.f", g="gremlin green 1 1B.e")
    into_deck(q, "g")
    gate(q, "1B.e", "hit")
    shadow(q, "14B.b", "man")
    lay(q, 6, 7)
    phase(q)
    assert q.where("g") == "1B.e" and len(q.s.piles.rows[SHADOWS + 1].cards) == 1
    assert in_force(q, "sight-most")
    shadow(q, "14B.b", "man")
    look(q)
    assert len(q.s.piles.rows[SHADOWS + 1].cards) == 1


@rule("SS-38.10", "SS-47.6")
def test_slaughter_lasts_to_the_end_of_the_next_event_phase() -> None:
    """Each character's first attack, once for the whole time; forgotten when it is over."""
    q = events(9, 7, g="gremlin green 1 14B.a")
    phase(q)
    critical = next(card.number for card in q.s.cast.criticals if card.id == "critical-wound-1")
    for drawn in (1, 0):
        q.stack("critical", critical)
        before = q.s.piles.rows[12].cards
        q.begin(Attack(q["g"], q["Ann"], BY_WEAPON, t.MAIN), "r2 r1 b6")
        settle(q)
        assert len(before) - len(q.s.piles.rows[12].cards) == drawn
    assert len(q.s.used) > 0
    q.s.plan.book = Book((Node("now", ("event-phase",)),), READING, BRANCH)
    q.begin(EventPhase())
    assert q.choice.kind == "reading" and in_force(q, "critical-first"), (
        "still in the Event Phase in which it is discarded"
    )
    settle(q)
    assert not in_force(q, "critical-first")
    assert [use for use in q.s.used if use[0] >= 100_000] == []


@rule("SS-38.10", "SS-G19")
def test_paragraphs_of_the_phase_come_after_the_spawn_line_and_before_the_conditions_at_its_end() -> None:
    """A quest is lost at the end of an Event Phase in which a paragraph has raised its flag."""
    q = events(7, 13, g="gremlin green 1 14B.c")
    into_deck(q, "g")
    gate(q, "14B.c", "hit")
    plan = q.s.plan
    plan.book = Book((Node("wave", ("event-phase",)),), READING, BRANCH)
    plan.lost = (Loss("given", None, -1, True),)
    q.begin(EventPhase())
    assert q.choice.kind == "reading" and q.s.ended == "" and q.where("g") == "14B.c"
    q.do(q.options()[0])
    assert q.s.ended == "given"


# Story events (SS-38.3, SS-38.5) ------------------------------------------------------------------------------------------------


@rule("SS-38.3")
def test_a_story_event_covers_and_uncovers() -> None:
    """The covered effect rests, comes again without its spawn line, and every phase takes one card: a round is gained."""
    q = events(20, 7, g="gremlin green 1 14B.c")
    into_deck(q, "g")
    phase(q)
    assert in_force(q, "no-focus") and len(told(q, "spawned")) == 1
    atoms_map.cover(q.s, 1)
    assert not in_force(q, "no-focus") and top(q) == (1, True)
    phase(q)
    assert in_force(q, "no-focus") and top(q) == (20, True) and len(told(q, "spawned")) == 1
    phase(q)
    assert not in_force(q, "no-focus") and top(q) == (7, False)


@rule("SS-38.3", "SS-38.7", "SS-38.5")
def test_a_story_event_of_the_deck_is_read_and_takes_two_phases() -> None:
    q = events(1, 7)
    q.s.plan.book = Book((Node("story", ("story", 1)),), READING, BRANCH)
    phase(q)
    assert q.s.read == (0,) and top(q) == (1, True)
    atoms_map.cover(q.s, 1)
    assert q.s.piles.rows[EVENTS].cards == (1, 7), "it lies there already"
    phase(q)
    assert top(q) == (7, False)


@rule("SS-38.5", "SS-7.2", "SS-Q62", "SS-Q81")
def test_a_story_event_on_the_map() -> None:
    """Whoever enters stops, reads, and goes on with the move; companions and ghosts read nothing."""
    q = events(7, 13)
    q.s.plan.book = Book((Node("story", ("story", 1)),), READING, BRANCH)
    atoms_map.lay(q.s, STORY, q.area("14B.b"), 1)
    atoms.summon(q.s, 0, 0, 2, q.area("14B.b"))
    q.s.happened = [(atoms.ENTERED, 5, q.area("14B.b"))]
    q.begin(EventCard(18, False))
    settle(q)
    assert q.s.read == ()
    q.turn("Ann")
    q.do("go", "14B.b")
    assert q.choice.kind == "reading" and q.s.read == (0,)
    q.do(q.options()[0])
    assert q.choice.kind == "deed" and q.offers("go", "14B.c")
    assert [thing for thing in q.s.things.rows if thing.kind == STORY] == []


# Day and night (SS-38.4, SS-38.9) ------------------------------------------------------------------------------------------------


@rule("SS-38.4", "SS-47.7", "SS-47.8")
def test_day_and_night_turn_powers_and_replace_each_other() -> None:
    q = events(5, 4, 7)
    power = q.s.cast.heroes[q.s.version(0).hero].powers[0]
    atoms.learn(q.s, 0, power, 1)
    atoms.set_cooldown(q.s, 0, power, 2)
    phase(q)
    assert q.s.sky == 5 and q.s.heroes.rows[0].powers[0][2] == 3 and top(q) == (4, False)
    phase(q)
    assert q.s.sky == 4 and q.s.heroes.rows[0].powers[0][2] == 2 and top(q) == (7, False)
    assert q.s.piles.rows[EVENTS + 1].cards == (5,)


@rule("SS-38.9", "SS-Q97")
@pytest.mark.parametrize(
    ("order", "settled"),
    [((7, 13, 5), (7, 5, 13)), ((7, 5, 13), (7, 5, 13)), ((5, 7), (5, 7)), ((7, 5), (5, 7)), ((7, 4, 5), (4, 5, 7))],
)
def test_day_and_night_are_never_last(order: tuple[int, ...], settled: tuple[int, ...]) -> None:
    """SS-T83."""
    q = events(*order)
    settle_events(q.s)
    assert q.s.piles.rows[EVENTS].cards == settled


# The clock (SS-38.7, SS-38.8) ----------------------------------------------------------------------------------------------------


@rule("SS-38.7", "SS-38.8", "SS-1.7", "SS-Q32")
@pytest.mark.parametrize(("cards", "phases"), [((18, 18), 4), ((18, 5, 18), 5), ((18,), 2)])
def test_how_long_a_deck_lasts(cards: tuple[int, ...], phases: int) -> None:
    """Two phases for every ordinary event, one for day or night; the last card discarded is defeat."""
    q = events(*cards)
    q.s.plan.lost = (Loss("event-deck"),)
    played = 0
    while not q.s.ended:
        assert rounds_left(q.s) == phases - played
        phase(q)
        played += 1
        assert played <= phases
    assert played == phases and q.s.ended == "event-deck"


@rule("SS-38.3", "SS-38.7")
@pytest.mark.parametrize("shown", [False, True])
def test_a_story_on_top_gives_one_round_more(shown: bool) -> None:
    """Whether it covers a card that lies face down, or one that lies open and needs only to be discarded."""
    q = events(18, 18)
    q.s.plan.lost = (Loss("event-deck"),)
    if shown:
        phase(q)
    before = rounds_left(q.s)
    atoms_map.cover(q.s, 1)
    assert rounds_left(q.s) == before + 1
    played = 0
    while not q.s.ended:
        phase(q)
        played += 1
    assert played == before + 1


@rule("SS-38.8", "SS-Q32")
def test_an_empty_deck_is_defeat_when_the_phase_begins() -> None:
    q = events(7)
    lay_nothing(q)
    q.s.plan.lost = (Loss("event-deck"),)
    q.begin(EventPhase())
    assert q.s.ended == "event-deck"


def lay_nothing(q: Scene) -> None:
    row = q.s.piles.edit(EVENTS)
    row.cards, row.known = (), ()


@rule("SS-38.8")
def test_a_quest_may_go_on_without_events() -> None:
    q = events(7)
    lay_nothing(q)
    q.begin(EventPhase())
    assert q.s.ended == "" and resting(q)


@rule("SS-31.8", "SS-6.17")
def test_the_last_active_hero_runs_the_phase() -> None:
    """Divine Gift asks the active hero's player; an enemy that comes is assigned by them."""
    q = scene("14B", Ann="archer 14B.a", Ben="assassin 14B.a", g="gremlin green 1 14B.c")
    lay(q, 18, 7)
    q.s.active = 1
    q.s.figures.edit(0).wounds = 1
    q.begin(EventPhase())
    assert q.choice.seat == 1
