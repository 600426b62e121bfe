"""Pages of Etherfields: every decision can be answered from them, whatever it is, in both languages."""

from __future__ import annotations

import json
import re

import pytest
from tests.etherfields.web.tables import drawn, html_of, page_in, played, scene_for

from reverie.games.etherfields.game import GAME
from reverie.kernel.browser import PROMPT
from reverie.kernel.match import Match

CASES = [
    ("I-01", ["tough-guy"], 1, 220),
    ("I-01", ["expert", "gambler"], 2, 220),
    ("I-02", ["expert", "free-spirit"], 3, 220),
    ("session", ["gambler"], 4, 220),
    ("S-08", ["tough-guy", "expert"], 5, 120),
]


@pytest.mark.parametrize(("scenario", "dreamers", "seed", "most"), CASES)
def test_every_option_is_on_the_page_and_nothing_sits_nowhere(
    scenario: str, dreamers: list[str], seed: int, most: int
) -> None:
    """EF-4.30 to EF-4.65: what may be answered has a button, a line of the list, or both."""
    for number, (match, choice) in enumerate(played(scenario, dreamers, seed, most)):
        page = page_in("pl" if number % 2 else "en")
        scene, buttons = scene_for(page, match, choice.seat, choice)
        html = html_of(page, scene, page.scene(scene))
        ids = set(re.findall(r'\bid="([^"]+)"', html))
        assert len(ids) == len(re.findall(r'\bid="([^"]+)"', html)), "an id stands twice"
        pressed = {button["value"] for button in buttons}
        pressed |= {one.value for element, options in scene.options.items() if element in ids for one in options}
        assert scene.draft is not None
        wanted = {json.dumps(pick, separators=(",", ":")) for pick in scene.draft.picks()}
        assert {re.sub(r"\s", "", one) for one in wanted} <= {re.sub(r"\s", "", one) for one in pressed}, choice
        rows = [element for element in scene.options if element.startswith("row-") and element != PROMPT]
        assert set(rows) <= ids


def test_a_watcher_and_a_replay_are_asked_nothing() -> None:
    match = Match(GAME, GAME.setup({"dreamers": ["tough-guy"]}), 1, [""])
    page = page_in("en")
    scene, _buttons = scene_for(page, match, None, None)
    html = html_of(page, scene, page.scene(scene))
    assert "is-opt" not in html and "data-pick" not in html


def test_a_script_that_nobody_has_read_is_not_in_the_page() -> None:
    """EF-4.64: scripts are locked until they are read."""
    match = Match(GAME, GAME.setup({"dreamers": ["tough-guy"]}), 1, [""])
    page = page_in("en")
    for _ in range(40):
        if match.outcome() is not None:
            break
        choice = match.choices()[0]
        _show, html = drawn(match)
        read = {match.state.cast.scripts[one].id for one in match.state.read}  # type: ignore[attr-defined]
        for script in match.state.cast.scripts:  # type: ignore[attr-defined]
            text = page.script(script.id)
            if text and script.id not in read:
                assert text.split("\n")[0][:60] not in html
        match.submit(choice.seat, choice.options.at(0))
