"""The table of Dreamblade in a real browser: nothing overflows, nothing is too small, everything has a name."""

from __future__ import annotations

from typing import Any

import pytest
from tests.dreamblade.web_harness import crowded, fragment, page, reach, scene_for, whole

from reverie.games import find_game
from reverie.games.dreamblade.web.page import DreambladeWeb
from reverie.kernel.draft import Draft
from reverie.table.web.render import HOME

WIDE, LARGE, PHONE = (1280, 800), (1600, 1000), (360, 800)

pytestmark = pytest.mark.slow

FAULTS = """() => {
  const seen = e => e.getClientRects().length > 0
  const box = e => e.getBoundingClientRect()
  const told = []
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) told.push(`wider than the window by ${wide}`)
  for (const e of document.querySelectorAll('main *')) {
    if (!seen(e)) continue
    const words = [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim())
    const size = parseFloat(getComputedStyle(e).fontSize)
    if (words && size > 0 && size < 9.8) told.push(`${size}px: ${e.outerHTML.slice(0, 90)}`)
  }
  for (const e of document.querySelectorAll('main button')) {
    if (!seen(e) || e.closest('.cell')) continue
    if (box(e).height < 24 || box(e).width < 24) told.push(`small: ${e.outerHTML.slice(0, 90)}`)
  }
  for (const e of document.querySelectorAll('.cell')) {
    const b = box(e)
    for (const p of e.querySelectorAll('.piece, .place')) {
      const q = box(p)
      if (q.left < b.left - 2 || q.right > b.right + 2 || q.top < b.top - 2 || q.bottom > b.bottom + 2)
        told.push(`leaves ${e.id}: ${p.getAttribute('aria-label')}`)
      for (const s of p.querySelectorAll('.piece__s'))
        if (seen(s) && s.scrollWidth > s.clientWidth + 1) told.push(`cut off in ${e.id}: ${s.textContent}`)
      if (![...p.querySelectorAll('.em, .piece__s')].some(seen)) told.push(`empty in ${e.id}: ${p.title}`)
    }
  }
  return told
}"""


@pytest.fixture(scope="module")
def boards() -> dict[str, tuple[Any, ...]]:
    """Decisions to look at: state, choice, draft, log, library."""
    full = crowded()
    split = Draft(full.choice)
    split.give(0, 7)
    first, choice = reach(3, lambda match, choice: choice.kind == "spawn" and match.state.turn == 1)
    late, blade = reach(1, lambda match, choice: choice.kind == "blade" and match.state.turn > 2, map="rip-current")
    return {
        "split": (full.state, full.choice, split, [(0, event) for event in full.seen], full.game.library),
        "spawn": (first.state, choice, Draft(choice), first.log, None),
        "blade": (late.state, blade, Draft(blade), late.log, None),
        "watched": (late.state, None, None, late.log, None),
    }


NO_TRANSITION = (
    "() => !document.getAnimations().some(one => one instanceof CSSTransition && one.playState == 'running')"
)


def show(browser: Any, board: tuple[Any, ...], size: tuple[int, int], theme: str, language: str) -> Any:
    s, choice, draft, log, library = board
    web = DreambladeWeb(language, library) if library is not None else page(language)
    viewer = choice.seat if choice is not None else None
    scene, buttons = scene_for(s, choice, draft, viewer=viewer, log=log, language=language, web=web)
    html = whole(fragment(scene, buttons, language, web), language)
    tab = browser.new_page(viewport={"width": size[0], "height": size[1]}, color_scheme=theme)

    def serve(route: Any) -> None:
        name = route.request.url.partition("/static/")[2].partition("#")[0]
        if name:
            game, _slash, own = name.partition("dreamblade/")
            folder = find_game("dreamblade").folder() / "web" / "static" if own else HOME / "static"
            route.fulfill(path=str(folder / (own or game)))
        else:
            route.fulfill(body=html, content_type="text/html")

    tab.route("**/*", serve)
    tab.goto("http://table.test/")
    tab.wait_for_function(NO_TRANSITION)  # colours on their way are no colours yet
    return tab


@pytest.mark.parametrize(
    ("name", "size", "theme", "language"),
    [
        ("split", WIDE, "light", "en"),
        ("split", LARGE, "dark", "pl"),
        ("split", PHONE, "dark", "pl"),
        ("spawn", WIDE, "dark", "pl"),
        ("spawn", PHONE, "light", "en"),
        ("blade", WIDE, "light", "pl"),
        ("blade", PHONE, "light", "pl"),
        ("watched", WIDE, "light", "en"),
    ],
)
def test_the_table_fits_and_can_be_used(
    browser: Any, boards: dict[str, Any], name: str, size: tuple[int, int], theme: str, language: str
) -> None:
    from axe_playwright_python.sync_playwright import Axe

    tab = show(browser, boards[name], size, theme, language)
    assert tab.evaluate(FAULTS) == []
    if size != PHONE:  # a desktop table fills the window and scrolls only inside its panels
        assert tab.evaluate("document.documentElement.scrollHeight") <= size[1]
    more = {"rules": {"label-content-name-mismatch": {"enabled": True}}, "resultTypes": ["violations"]}
    found = Axe().run(tab, context="main", options=more).response["violations"]
    assert [(fault["id"], [node["html"][:120] for node in fault["nodes"]]) for fault in found] == []
    tab.close()


def test_a_screen_that_asks_nothing_has_no_magenta(browser: Any, boards: dict[str, Any]) -> None:
    used = """() => {
      const act = ['rgb(163, 18, 108)', 'rgb(187, 60, 135)', 'rgb(241, 147, 202)']
      const sides = ['color', 'backgroundColor', 'outlineColor', 'borderTopColor']
      return [...document.querySelectorAll('main *')].filter(e => {
        const s = getComputedStyle(e)
        const drawn = {outlineColor: s.outlineStyle !== 'none', borderTopColor: s.borderTopStyle !== 'none'}
        return sides.some(side => act.includes(s[side]) && drawn[side] !== false)
      }).map(e => e.outerHTML.slice(0, 80))
    }"""
    watched = show(browser, boards["watched"], WIDE, "light", "en")
    assert watched.evaluate(used) == []
    asked = show(browser, boards["spawn"], WIDE, "light", "en")
    assert asked.evaluate(used) != []


def test_emblems_and_style_sheets_are_all_found(browser: Any, boards: dict[str, Any]) -> None:
    tab = show(browser, boards["split"], WIDE, "light", "en")
    asked = tab.evaluate(
        "[...document.querySelectorAll('link[rel=stylesheet]')].map(e => !!e.sheet && e.sheet.cssRules.length)"
    )
    assert len(asked) == 4
    assert all(asked)


def test_turns_that_were_won_are_filled_in_forced_colours_too(browser: Any, boards: dict[str, Any]) -> None:
    tab = show(browser, boards["split"], WIDE, "light", "en")
    tab.emulate_media(forced_colors="active")
    fills = "e => getComputedStyle(e).backgroundColor"
    won, open_ = tab.locator("#side-sun .track i.on").first, tab.locator("#side-sun .track i:not([class])").first
    assert won.evaluate(fills) != open_.evaluate(fills)
    assert won.evaluate(fills) == "rgb(0, 0, 0)"
    tab.close()
