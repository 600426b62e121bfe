"""SS-22.15: attacks that nobody makes: of traps, events and paragraphs. They are defended against as all are."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.scene import Scene, scene
from tests.sword_and_sorcery.written import ability, count_of, critical, does, hits, lasts, of_table, settle

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.effects.walk import Deeds
from reverie.games.sword_and_sorcery.rules.state import NOBODY
from reverie.games.sword_and_sorcery.words.words import SwordAndSorceryPage
from reverie.kernel.text import LANGUAGES
from reverie.testing import rule


def two(**more: str) -> Scene:
    q = scene("14B", Ecarus="white-rose 14B.b scale-armour", Shae="rogue 14B.b", **more)
    q.s.listening = True
    return q


@rule("SS-22.15", "SS-23.1", "SS-22.8")
def test_plain_hits_of_a_trap() -> None:
    """Armour and dice count, supremacy does not, nor what the night or a potion changes for heroes."""
    q = two(g="gremlin green 1 14B.b")  # two to one: heroes dominate
    of_table(q, "{always: [{mod: hits, by: -1, whose: heroes, night: true}, {mod: critical-first, whose: everyone}]}")
    lasts(q, "Ecarus", "{mod: hits, by: 5, whose: heroes-here}")
    does(q, "{op: attack, hits: 3, on: opener}", cause=0, dice="b1 b6")
    assert (hits(q), count_of(q, "supremacy")) == ([3], [0])
    assert q.wounds("Ecarus") == 3 - 1 - 1
    assert not q.has("Ecarus", t.STUN)


@rule("SS-22.15", "SS-22.21", "SS-35.3")
def test_an_attack_of_a_trap_with_dice() -> None:
    """One roll for all within one area; what its symbols can pay for is paid, and nobody is asked; a critical comes before defence."""
    q = two(g="gremlin green 1 14B.b")
    made = ability(
        q, '{type: piercing, attack: 1/1/0, target: heroes-within 1, effects: ["S: Slow", "Critical"], use: passive}'
    )
    critical(q, "blind", "wound-1")
    place = q.area("14B.a")
    q.begin(Deeds(made.do, 0, NOBODY, NOBODY, place, ability=made.number), "r4 b1 b1 b1 b1 b1")
    settle(q)
    assert hits(q) == [1 + 1]
    assert (q.has("Ecarus", t.SLOW), q.has("Shae", t.SLOW), q.wounds("g")) == (True, True, 0)
    assert q.has("Ecarus", t.BLIND) != q.has("Shae", t.BLIND)


@rule("SS-22.15", "SS-26.4")
def test_nobody_is_rewarded_for_a_death_by_a_trap() -> None:
    q = two(g="gremlin green 1 14B.b")
    row = q.s.piles.edit(10)
    row.cards, row.known = (0, 5), (0, 0)
    does(q, '{op: attack, hits: 40, on: opener, effects: ["Lethal"]}', cause=1)
    settle(q)
    assert not q.s.in_play(1)
    assert q.s.foes.rows[q.foe("g")].powers == ()


@rule("SS-22.15")
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_it_is_told(language: str) -> None:
    q = two()
    does(q, "{op: attack, hits: 2, on: opener}", cause=0, dice="b1")
    page = SwordAndSorceryPage(language, GAME.library)
    told = [page.event(q.s, event) for event in q.s.events]
    assert [line for line in told if line and line.startswith(("Fate ", "Los "))]
