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
from reverie.testing import rule

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


@rule("EF-9.111", "EF-5.294", "EF-9.112", "EF-5.233")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_undone_is_asked_once_more(language: str) -> None:
    """A Gate is pressed to see what it is: nobody reads a hint, gives up a Dream or ends the session by that."""
    legacy = GAME.setup({"scenario": "session", "dreamers": ["gambler"]})["legacy"]
    legacy["gates"]["I-02"] = ["open", 3, 1]
    match = Match(GAME, GAME.setup({"scenario": "session", "dreamers": ["gambler"], "legacy": legacy}), 1, [""])
    while (choice := match.choices()[0]).kind != "travel":
        match.submit(choice.seat, GAME.bots.advise(match.state, choice).answer)
    page = page_in(language)
    scene, buttons = scene_for(page, match, 0, choice)
    asked = {one.value: one.ask for options in scene.options.values() for one in options}
    asked |= {button["value"]: button["ask"] for button in buttons}
    harmful = ("hint", "concede", "save", "awaken")
    assert {word for word in harmful if [one for one in asked if f'"{word}"' in one]} == set(harmful)
    assert all(bool(ask) is any(f'"{word}"' in value for word in harmful) for value, ask in asked.items())
    told = {ask for ask in asked.values() if page.say("dream-I-02") in ask}
    assert any("2" in ask and "1 " not in ask for ask in told), "the second hint is free after three tries"


@rule("EF-5.36")
def test_a_payment_that_reaches_its_cost_is_made_by_the_button_in_front() -> None:
    seen = set()
    for match, choice in played("I-02", ["expert", "free-spirit"], 3, 220):
        if choice.kind != "pay":
            continue
        _scene, buttons = scene_for(page_in("en"), match, choice.seat, choice)
        leads = [button["value"] for button in buttons if button["kind"] == "act"]
        reached = "enough" in choice.options
        assert leads == (['"enough"'] if reached else [])
        if reached:
            assert str(page_in("en").payment(match.state, choice.seat).total) in buttons[0]["label"]  # type: ignore[arg-type, union-attr]
        seen.add(reached)
    assert seen == {True, False}
