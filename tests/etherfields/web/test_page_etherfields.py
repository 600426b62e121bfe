"""Pages of Etherfields: every decision can be answered from them, whatever it is, in both languages."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from html import unescape

import pytest
from tests.etherfields.web.tables import drawn, html_of, page_in, played, scene_for

from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.web.page import EtherfieldsWeb
from reverie.kernel.browser import PROMPT
from reverie.kernel.choice import Choice
from reverie.kernel.match import Match
from reverie.kernel.text import LANGUAGES

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


def sentences(text: str) -> list[str]:
    """What would give a text away."""
    return [one.strip() for one in re.split(r"(?<=[.!?]) |\n+", text) if len(one.strip()) > 24]


@pytest.mark.parametrize("scenario", [*GAME.cast.dream_ids, "session"])
def test_no_script_that_nobody_has_read_is_in_any_page(scenario: str) -> None:
    """EF-4.64, EF-9.105: unread scripts are locked for players and watchers alike, whatever they open, in every language."""
    match = Match(GAME, GAME.setup({"scenario": scenario, "dreamers": ["tough-guy", "expert"]}), 1, ["", ""])
    pages = {language: page_in(language) for language in LANGUAGES}
    scripts = {one.id: [sentences(page.script(one.id)) for page in pages.values()] for one in GAME.cast.scripts}
    shared = Counter(line for told in scripts.values() for lines in told for line in lines)
    for number in range(60):
        if match.outcome() is not None:
            break
        choice = match.choices()[0]
        if number % 6 == 0:
            html = unescape("".join(everything(pages, match, choice)))
            read = {GAME.cast.scripts[one].id for one in match.state.read}  # type: ignore[attr-defined]
            for id, told in scripts.items():
                if id not in read:
                    assert not [line for lines in told for line in lines if shared[line] == 1 and line in html], id
        match.submit(choice.seat, GAME.bots.advise(match.state, choice).answer)


def everything(pages: dict[str, EtherfieldsWeb], match: Match, choice: Choice) -> Iterator[str]:
    for page in pages.values():
        for shown in ("", "journal", "stuck"):
            scene, _buttons = scene_for(page, match, choice.seat, choice)
            scene.shown = shown
            yield html_of(page, scene, page.scene(scene))
        scene, _buttons = scene_for(page, match, None, None)
        yield html_of(page, scene, page.scene(scene))


def test_a_script_that_is_read_is_in_the_page() -> None:
    """The test above would find one."""
    match = Match(GAME, GAME.setup({"dreamers": ["tough-guy"]}), 1, [""])
    _show, html = drawn(match)
    read = [GAME.cast.scripts[one].id for one in match.state.read]  # type: ignore[attr-defined]
    assert read == ["s.100"]
    assert sentences(page_in("en").script("s.100"))[0] in unescape(html)
