"""Where two rules meet: a horde and an event, a blind enemy and its curse, cards that lie open and who looks below them, camp and shop."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.foes import hit_by, told
from tests.sword_and_sorcery.rules.cards.table import any_way, card, critical, give_power, use, uses
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.content import legacies
from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms_items, atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.effects.wealth import free_card
from reverie.games.sword_and_sorcery.rules.frames import Activation, EventCard, Special
from reverie.games.sword_and_sorcery.rules.picks import refuse_learn
from reverie.games.sword_and_sorcery.rules.state import (
    CRITICALS,
    ENCOUNTERS,
    EVENTS,
    SHOP,
    STASH,
    TREASURES,
    Quest,
)
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.kernel.agenda import answer_for_nature, submit
from reverie.kernel.choice import NATURE
from reverie.testing import rule

FACE_DOWN, FACE_UP = 0, -1


# Enemies ----------------------------------------------------------------


@rule("SS-47.6", "SS-28.13")
def test_a_horde_has_one_first_attack_whichever_figure_makes_it() -> None:
    q = scene("98A", Ann="black-rose 98A.a", Ben="archer 98A.g", p="gremlin-pack green 1 98A.b")
    q.stack("event", 9)
    q.begin(EventCard(atoms_map.turn_up(q.s)))
    any_way(q)
    first, second = q.s.plan.figures[q.foe("p")]
    drawn = []
    for figure, hero in ((first, "Ann"), (second, "Ben")):
        before = len(q.s.piles.rows[CRITICALS].cards)
        q.begin(Attack(figure, q[hero], BY_WEAPON, t.MAIN), "b2 b2 b1")
        any_way(q)
        drawn.append(before - len(q.s.piles.rows[CRITICALS].cards))
    assert drawn == [1, 0]


@rule("SS-24.3")
def test_a_red_token_is_told_once() -> None:
    q = scene("98A", Ann="black-rose 98A.a", Ben="archer 98A.g", o="orc-warrior red 1 98A.a")
    q.s.listening = True
    give_power(q, "o", "savage")
    q.stack("critical", critical(q, "critical-minus-hit"))
    q.begin(Activation(q.foe("o")), "r9 r2 b1 r2 r2 b1")
    any_way(q)
    assert q.s.figures.rows[q["Ann"]].criticals == (critical(q, "critical-minus-hit"),)
    assert len(told(q, "critical-came")) == 1


@rule("SS-25.8", "SS-32.10")
@pytest.mark.parametrize("blind", [False, True])
def test_a_blind_shaman_hexes_nobody_not_even_beside_it(blind: bool) -> None:
    q = scene("98A", Ann="rogue 98A.a", Ben="cleric 98A.g", o="orc-shaman green 1 98A.a")
    if blind:
        hit_by(q, "o", t.BLIND)
    q.begin(Special(q.foe("o")), "" if blind else "b1")
    any_way(q)
    q.quiet()
    assert q.has("Ann", t.SLOW) == (not blind)


# Looking below open cards (SS-38.3) ----------------------------------------------------------------


def seer(*events: tuple[int, int]) -> Scene:
    """Ann, who has a Raven Eye; the event deck, card by card, face up or down."""
    q = scene("98A", Ann="rogue 98A.a raven-eye", Ben="cleric 98A.g")
    atoms_items.fill(q.s, card(q, "raven-eye"))
    row = q.s.piles.edit(EVENTS)
    row.cards, row.known = tuple([event for event, _known in events]), tuple([known for _event, known in events])
    q.turn("Ann")
    use(q, "raven-eye")
    return q


@rule("SS-45", "SS-38.3", "SS-7.35")
def test_open_cards_stay_where_they_are_also_below_a_story() -> None:
    q = seer((1, FACE_UP), (7, FACE_UP), (13, FACE_DOWN), (14, FACE_DOWN), (16, FACE_DOWN))
    q.do(EVENTS)
    q.do((1, 0))
    assert q.s.piles.rows[EVENTS].cards == (1, 7, 14, 13, 16)


@rule("SS-7.35", "SS-50.13")
def test_a_deck_without_a_hidden_card_is_not_looked_at() -> None:
    q = seer((7, FACE_UP))
    assert q.choice.kind == "return" and q.choice.subject == ENCOUNTERS, "the other deck is the only one"


# Why not ----------------------------------------------------------------


@rule("SS-21.15")
def test_a_second_ammunition_item_is_refused_by_its_rule() -> None:
    q = scene(
        "98A", Ann="archer 98A.a longbow hunting-arrows fire-arrows", Ben="cleric 98A.g", g="gremlin green 1 98A.c"
    )
    q.turn("Ann")
    use(q, "hunting-arrows")
    arrows = card(q, "fire-arrows")
    assert uses(q, "fire-arrows") == []
    refusal = GAME.why_not(q.s, q.choice, ("item", arrows, q.s.item(arrows).sides[0].abilities[0], -1))
    assert refusal is not None and refusal.rule == "SS-21.15"


@rule("SS-18.1")
def test_what_is_passive_is_refused_as_passive() -> None:
    q = scene("98A", Ann="black-rose 98A.a", Ben="cleric 98A.g")
    q.turn("Ann")
    refusal = GAME.why_not(q.s, q.choice, ("innate", q.s.version(q["Ann"]).innate[0], -1))
    assert refusal is not None and refusal.rule == "SS-18.1"


# Camp (SS-39.7) ----------------------------------------------------------------


@pytest.fixture(scope="module")
def without_laegon() -> Quest:
    """The first visit of a quest in which Laegon has stayed in camp, with a bow, arrows, two of three potions and a talent."""
    legacy = legacies.begin(GAME.cast, ["white-rose", "cleric", "archer"])
    legacy["heroes"]["archer"].update(
        rank=3,
        owed=[],
        powers=[["quick-step", 1], ["lucky", 3]],
        slots=[["longbow", 0, 0], [], [], []],
        pack=[["healing-potion", 0, 0], ["fire-arrows", 0, 0], ["healing-potion", 1, 0]],
    )
    legacy = legacies.stay(legacy, "archer")
    carried = {name: legacy[name] for name in ("heroes", "camp", "soul", "stash", "floors")}
    s = GAME.new(GAME.setup({"heroes": ["white-rose", "cleric"], "legacy": carried}), 1)
    while s.pending[0].kind != "visit":
        if s.pending[0].seat == NATURE:
            answer_for_nature(s)
        else:
            submit(s, s.pending[0].seat, s.pending[0].options.at(0))
    return s


@rule("SS-39.7", "SS-27.5", "SS-8.8")
def test_nobody_has_what_lies_in_camp(without_laegon: Quest) -> None:
    s = without_laegon
    lying = [s.item(one).id for pile in (SHOP, STASH, TREASURES, TREASURES + 1) for one in s.piles.rows[pile].cards]
    assert "longbow" not in lying and "fire-arrows" not in lying
    assert lying.count("healing-potion") == 1
    assert free_card(s, "longbow") == -1, "no paragraph gives it"
    assert s.item(free_card(s, "healing-potion")).id == "healing-potion"


@rule("SS-39.7", "SS-19.7")
def test_nobody_learns_the_talent_of_who_is_in_camp(without_laegon: Quest) -> None:
    refusal = refuse_learn(without_laegon, 0, without_laegon.cast.power_ids["lucky"], 3)
    assert refusal is not None and refusal.rule == "SS-19.7"
    assert refuse_learn(without_laegon, 0, without_laegon.cast.power_ids["packrat"], 3) is None
