"""What is asked is in sight: prompt, buttons and options at every usual size of a window, and a board that stands still."""

from __future__ import annotations

from typing import Any

import pytest
from tests.dreamblade.web_harness import crowded, fragment, page, played, scene_for, whole

from reverie.games import find_game
from reverie.games.dreamblade.web.page import DreambladeWeb
from reverie.kernel.domain import STOP
from reverie.kernel.draft import Draft
from reverie.table.web.render import HOME

pytestmark = pytest.mark.slow

DESKTOPS = [(1280, 720), (1366, 657), (1366, 768), (1440, 900), (1536, 730), (1920, 1080)]
SMALL = [(360, 740), (390, 844), (768, 1024)]
KINDS = ("spawn", "action", "shift", "strike", "attackers", "blade", "damage", "fate", "order")
"""Decisions to look at, each the latest of a game, when the board is full; those that the game has."""

SIGHT = """() => {
  const prompt = document.getElementById("prompt")
  const box = e => e.getBoundingClientRect()
  const low = Math.min(box(prompt).top, innerHeight)
  const clipped = (e, ground) => {
    let {left, right, top, bottom} = box(e)
    const whole = (right - left) * (bottom - top)
    for (let up = e.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === "visible") continue
      const r = box(up)
      left = Math.max(left, r.left), right = Math.min(right, r.right), top = Math.max(top, r.top), bottom = Math.min(bottom, r.bottom)
    }
    top = Math.max(top, 0), bottom = Math.min(bottom, ground), left = Math.max(left, 0), right = Math.min(right, innerWidth)
    return whole > 0 && Math.max(0, right - left) * Math.max(0, bottom - top) < whole * .4
  }
  const listed = new Set([...prompt.querySelectorAll("[data-pick]")].filter(e => e.checkVisibility()).map(e => e.dataset.pick))
  const options = [...document.querySelectorAll("#main :is([data-pick],[data-open],[data-set],[data-ahead])")]
    .filter(e => !prompt.contains(e) && !e.disabled && e.checkVisibility() && !listed.has(e.dataset.pick))
  const p = box(prompt)
  return {
    options: options.length,
    unseen: options.filter(e => clipped(e, low)).map(e => e.id || e.outerHTML.slice(0, 60)),
    buttons: [...prompt.querySelectorAll(".prompt__a button")].filter(e => clipped(e, innerHeight)).map(e => e.outerHTML.slice(0, 80)),
    pieces: [...document.querySelectorAll(".db__l .res")].filter(e => e.checkVisibility() && clipped(e, innerHeight)).map(e => e.id),
    head: [...document.querySelectorAll(".top .btn")].filter(e => e.checkVisibility() && box(e).width < 24).map(e => e.title),
    prompt: p.top >= 0 && p.bottom <= innerHeight,
    words: [...prompt.querySelectorAll(".prompt__t")].filter(e => e.scrollHeight > e.clientHeight + 1).map(e => e.textContent),
    board: Math.round(box(document.getElementById("board")).top),
    page: document.documentElement.scrollHeight,
    wide: document.documentElement.scrollWidth - innerWidth,
    seek: document.getElementById("seek")?.hidden === false,
  }
}"""


@pytest.fixture(scope="module")
def positions() -> dict[str, tuple[Any, ...]]:
    """By their kind: state, choice, draft, log, library."""
    found: dict[str, tuple[Any, ...]] = {}
    for match, choice in played(1):
        kind = choice.kind
        if kind in KINDS and (match.state.turn > 2 or kind == "spawn"):
            found[kind] = (match.state.clone(), choice, Draft(choice), list(match.log), None)
            if kind == "spawn":
                found.setdefault("spawn, first", found[kind])
                begun = Draft(choice)
                begun.pick(next((pick for pick in begun.picks() if isinstance(pick, tuple)), STOP))
                if not begun.complete():
                    found["spawn, begun"] = (match.state.clone(), choice, begun, list(match.log), None)
    full = crowded()
    split = Draft(full.choice)
    split.give(0, 7)
    found["crowded"] = (full.state, full.choice, split, [(0, event) for event in full.seen], full.game.library)
    doomed = Draft(full.choice)
    doomed.give(1, 5)
    found["crowded, both fates"] = (full.state, full.choice, doomed, found["crowded"][3], full.game.library)
    return found


def open_tab(browser: Any, size: tuple[int, int]) -> Any:
    tab = browser.new_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    tab.html = ""

    def serve(route: Any) -> None:
        name = route.request.url.partition("/static/")[2].partition("#")[0]
        if name:
            game, _slash, own = name.partition("dreamblade/")
            folder = find_game("dreamblade").folder() / "web" / "static" if own else HOME / "static"
            route.fulfill(path=str(folder / (own or game)))
        else:
            route.fulfill(body=tab.html, content_type="text/html")

    tab.route("**/*", serve)
    return tab


def look(tab: Any, position: tuple[Any, ...], language: str, **more: Any) -> dict[str, Any]:
    """Open a position and tell what is in sight of it, with the script at work that leads to what is not."""
    s, choice, draft, log, library = position
    web = DreambladeWeb(language, library) if library is not None else page(language)
    scene, buttons = scene_for(s, choice, draft, viewer=choice.seat, log=log, language=language, web=web)
    tab.html = whole(fragment(scene, buttons, language, web, **more), language)
    tab.goto("http://table.test/")
    return sight(tab)


def sight(tab: Any) -> dict[str, Any]:
    """What is in sight in a window as large as it is now."""
    tab.evaluate("async () => { (await import('/static/seek.js')).seekOptions() }")
    tab.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    told: dict[str, Any] = tab.evaluate(SIGHT)
    return told


@pytest.mark.parametrize("language", ["en", "pl"])
def test_on_a_desktop_everything_asked_is_in_sight_and_the_board_stands_still(
    browser: Any, positions: dict[str, Any], language: str
) -> None:
    """Each position is opened once and looked at in windows of all sizes: to load it again would take most of the time."""
    tab = open_tab(browser, DESKTOPS[0])
    faults: list[str] = []
    boards: dict[tuple[int, int], set[int]] = {size: set() for size in DESKTOPS}
    for name, position in positions.items():
        look(tab, position, language)
        for size in DESKTOPS:
            tab.set_viewport_size({"width": size[0], "height": size[1]})
            told, where = sight(tab), f"{name} at {size}"
            boards[size].add(told["board"])
            if not told["prompt"] or told["buttons"] or told["words"]:
                faults.append(f"{where}: the prompt is cut: {told['buttons']} {told['words']}")
            if told["unseen"] and not (told["seek"] and name.startswith("crowded")):
                faults.append(f"{where}: out of sight: {told['unseen']}")
            if told["pieces"]:
                faults.append(f"{where}: cut off beside the board: {told['pieces']}")
            if told["page"] > size[1] or told["wide"] > 0:
                faults.append(f"{where}: the page is {told['page']} high and {told['wide']} too wide")
    assert faults == []
    assert [size for size, tops in boards.items() if len(tops) != 1] == [], f"the board moves: {boards}"
    tab.close()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_on_a_small_screen_options_are_in_sight_or_one_marked_scroll_away(
    browser: Any, positions: dict[str, Any], language: str
) -> None:
    tab = open_tab(browser, SMALL[0])
    faults: list[str] = []
    ways = 0
    for name, position in positions.items():
        look(tab, position, language)
        for size in SMALL:
            tab.set_viewport_size({"width": size[0], "height": size[1]})
            tab.evaluate("() => { for (const e of document.querySelectorAll('html, body, body *')) e.scrollTop = 0 }")
            told, where = sight(tab), f"{name} at {size}"
            if not told["prompt"] or told["buttons"]:
                faults.append(f"{where}: the prompt is cut: {told['buttons']}")
            if bool(told["unseen"]) != told["seek"]:
                faults.append(f"{where}: {told['unseen']} out of sight, way there: {told['seek']}")
            if told["seek"]:
                ways += 1
                tab.locator("#seek").click()
                after = tab.evaluate(SIGHT)
                if told["unseen"][0] in after["unseen"]:
                    faults.append(f"{where}: the way does not lead to {told['unseen'][0]}")
            if told["wide"] > 0 or told["head"]:
                faults.append(f"{where}: {told['wide']} too wide, the head leaves no room for {told['head']}")
    assert faults == []
    assert ways, "nothing is out of sight anywhere"
    tab.close()


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_hints_and_refusals_cover_neither_board_nor_options(
    browser: Any, positions: dict[str, Any], size: tuple[int, int]
) -> None:
    tab = open_tab(browser, size)
    long = (
        "Wskazówka, która jest długa: uformuj Latarnika Sztormowego w a5, bo tam da trzy punkty, a ryzyko jest małe. "
        * 2
    )
    notes = {
        "hint": {"text": long, "elements": "c-a5", "back": "", "take": True},
        "why": {"question": "Uformuj za 9 punktów", "reason": long[:120], "rule": "DB-5.2"},
    }
    for name in ("spawn", "crowded"):
        look(tab, positions[name], "pl", **notes)
        covered = tab.evaluate(
            """() => {
              const note = document.querySelector(".prompt__n").getBoundingClientRect()
              const met = e => { const r = e.getBoundingClientRect()
                return r.left < note.right && r.right > note.left && r.top < note.bottom && r.bottom > note.top }
              const all = document.querySelectorAll("#board, #prompt button, #main :is([data-pick],[data-open],[data-set],[data-ahead])")
              return [...all].filter(e => e.checkVisibility() && !e.closest(".prompt__n, #combat") && met(e)).map(e => e.id)
            }"""
        )
        assert covered == [], name
        assert tab.evaluate(SIGHT)["prompt"]
    tab.close()


@pytest.mark.parametrize("width", [1121, 1280])
def test_a_clock_leaves_room_for_the_game_and_the_phases_to_come(
    browser: Any, positions: dict[str, Any], width: int
) -> None:
    """Where there is little room, the name of what is over gives way: not that of the game, of what goes on, of what comes."""
    tab = open_tab(browser, (width, 720))
    s, choice, draft, log, _library = positions["strike"]
    scene, buttons = scene_for(s, choice, draft, viewer=choice.seat, log=log, language="pl")
    for seat in scene.seats:
        seat["clock"] = {"text": "14:05", "until": ""}
    ways = {"paused": False, "can_pause": False, "absent": [], "calls": [], "failed": [], "running": choice.seat}
    tab.html = whole(fragment(scene, buttons, "pl", ways=ways, spectators=3), "pl")
    tab.goto("http://table.test/")
    cut = tab.evaluate(
        """() => {
          const whole = e => e.scrollWidth <= e.clientWidth && e.getBoundingClientRect().right <= e.parentElement.parentElement.getBoundingClientRect().right
          const rail = document.querySelector(".rail")
          const words = [...rail.querySelectorAll("li:not(.done) span")]
          const game = document.querySelector(".top__game span")
          return [rail.scrollWidth > rail.clientWidth, game.scrollWidth > game.clientWidth, words.filter(e => !whole(e)).map(e => e.textContent)]
        }"""
    )
    assert cut == [False, False, []]
    tab.close()
