"""What follows from content and language alone is put into words once: a page drawn again says it as it was said."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.web.page import DiceThroneWeb
from reverie.games.dice_throne.words.telling import Teller
from reverie.games.dice_throne.words.wording import Wording
from reverie.kernel.draft import Draft
from reverie.kernel.match import Match
from reverie.kernel.page import Scene
from reverie.table.web.show import place_options

WORDING = ("level", "card", "token", "companion", "use", "requirement", "pattern", "parts")


def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each way to put content into words is used from now on."""
    calls: Counter[str] = Counter()

    def count(owner: type, name: str) -> None:
        real = getattr(owner, name)

        def spied(*args: Any, **more: Any) -> Any:
            calls[name] += 1
            return real(*args, **more)

        monkeypatch.setattr(owner, name, spied)

    for name in WORDING:
        count(Wording, name)
    count(Teller, "lines")
    return calls


def drawn(page: DiceThroneWeb, match: Match, viewer: int | None) -> tuple[Any, ...]:
    """All that a page says of the game itself: what is drawn, asked and offered."""
    choice = next((choice for choice in match.choices() if choice.seat == viewer), None)
    draft = Draft(choice) if choice is not None else None
    count = len(match.seats())
    seats = [{"name": f"P{n}", "kind": "person", "you": n == viewer, "thinking": None} for n in range(count)]
    scene = Scene(match.sight(viewer), choice, draft, seats)
    if choice is None or draft is None:
        return (page.scene(scene),)
    buttons = place_options(page, scene.state, choice, draft, scene)
    said = page.question(scene.state, choice), page.consequence(scene.state, choice, draft)
    return page.scene(scene), buttons, said, {at: [one.label for one in it] for at, it in scene.options.items()}


@pytest.mark.interpreted
@pytest.mark.parametrize("language", ["en", "pl"])
def test_an_unchanged_page_is_drawn_again_without_wording_anything(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = DiceThroneWeb(language, GAME.library)
    calls = counted(monkeypatch)
    match = Match(GAME, GAME.setup({"mode": "teams", "players": 4}), 11)
    chance = random.Random(11)
    for _ in range(60):
        for viewer in (0, 1, None):
            first = drawn(page, match, viewer)
            calls.clear()
            assert drawn(page, match, viewer) == first
            assert calls == Counter()
        choice = match.choices()[0]
        match.submit(choice.seat, choice.options.at(chance.randrange(choice.options.size())))
    drawn(DiceThroneWeb(language, GAME.library), match, 0)
    assert calls["level"] and calls["lines"] and calls["parts"]  # a page that says it for the first time does word it
