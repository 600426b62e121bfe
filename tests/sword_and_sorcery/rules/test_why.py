"""Why not? Whatever is no option is refused by the rule that stands against it."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.why import why_not
from reverie.testing.rules import rule


def told(q: Scene, *deed: object) -> tuple[str, str] | None:
    refusal = why_not(q.s, q.choice, q.meant(deed))
    return (refusal.rule, refusal.why) if refusal is not None else None


@pytest.fixture
def q() -> Scene:
    made = scene(
        "1B 14B", Ecarus="white-rose 1B.e longsword", Laegon="archer 14B.c short-bow", g="gremlin green 1 14B.b"
    )
    made.turn("Ecarus")
    return made


@rule("SS-3.3", "SS-12.1", "SS-12.5")
def test_of_ways_and_targets(q: Scene) -> None:
    assert told(q, "go", "1B.c") is None
    assert told(q, "go", "14B.c") == ("SS-3.3", "not-adjacent")
    assert told(q, "attack", "main", "g") == ("SS-12.1", "unseen")
    assert told(q, "attack", "off", "g") == ("SS-21.6", "no-weapon")
    assert why_not(q.s, q.choice, ("attack", t.MAIN, 99)) is not None
    assert told(q, "exchange", "Laegon") == ("SS-16.5", "not-together")
    assert told(q, "take") == ("SS-17.3", "nothing-here")
    assert told(q, "stand") == ("SS-25.5", "not-down")


@rule("SS-12.9", "SS-16.12")
def test_while_engaged(q: Scene) -> None:
    q = scene(
        "14B",
        Ecarus="white-rose 14B.b longsword",
        Laegon="archer 14B.b short-bow",
        g="gremlin green 1 14B.b",
        h="gremlin blue 1 14B.c",
    )
    q.turn("Laegon")
    assert told(q, "attack", "main", "g") is None
    assert told(q, "attack", "main", "h") == ("SS-12.9", "engaged")
    assert told(q, "exchange", "Ecarus") == ("SS-16.12", "engaged")
    assert told(q, "drop") == ("SS-16.12", "engaged")


@rule("SS-16.3", "SS-16.1", "SS-18.4")
def test_of_actions_that_are_gone(q: Scene) -> None:
    q.do("focus")
    assert told(q, "dash") == ("SS-18.4", "no-normal")
    q.s.agenda[-1].normal = 1  # type: ignore[attr-defined]
    assert told(q, "focus") == ("SS-16.3", "focused")


@rule("SS-19.1", "SS-19.11", "SS-19.9")
def test_of_powers(q: Scene) -> None:
    assert told(q, "power", "shield-bash", 0, "g") == ("SS-19.1", "not-learned")
    bash = q.s.cast.power_ids["shield-bash"]
    q.s.heroes.edit(0).powers = ((bash, 1, 2),)
    assert told(q, "power", "shield-bash", 0, "g") == ("SS-19.11", "cooldown")
    q.s.heroes.edit(0).powers = ((bash, 1, 0),)
    assert told(q, "power", "shield-bash", 1, "g") == ("SS-19.9", "rank")


def test_of_answers_to_other_questions(q: Scene) -> None:
    q.do("end")
    while q.choice.kind != "deed":
        q.do(q.options()[0])
    assert told(q, "nonsense") is not None


def test_every_refusal_of_the_game_is_worded(q: Scene) -> None:
    page = GAME.page("en")
    for deed in (
        ("go", 0),
        ("attack", 1, q["g"]),
        ("open", 0),
        "take",
        "stand",
        "key",
        "reorganize",
        ("flip", 3),
        7,
        (),
        ("x",),
    ):
        refusal = GAME.why_not(q.s, q.choice, deed)
        assert (refusal is None) == q.choice.options.has(deed)
        assert refusal is None or (page.refusal(q.s, refusal) and refusal.rule in GAME.rulebook())
