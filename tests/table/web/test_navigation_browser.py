"""The head of every page in a real browser: it fits from 320 pixels on, and leads to everything that every game has."""

from __future__ import annotations

import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.table.browsers import Person

from reverie.games import GAMES, find_game
from reverie.table.web.navigation import site_links
from reverie.testing.browsers import check_axe
from reverie.testing.servers import Server

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

WIDTHS = (320, 360, 390, 560, 640, 700, 768, 820, 900, 1280)
PAGES = (
    "/",
    "/rules",
    "/rules/dreamblade",
    "/new",
    "/new?game=dice_throne",
    "/replays",
    "/learn",
    "/campaigns",
    "/dreamblade/lessons",
)
HEAD = """() => {
  const told = []
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) told.push(`wider than the window by ${wide}`)
  const header = document.querySelector('.top').getBoundingClientRect()
  for (const nav of document.querySelectorAll('.nav')) {
    const box = nav.getBoundingClientRect(), frame = nav.parentElement
    for (const link of nav.querySelectorAll('a')) {
      const own = link.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(link)
      const lines = new Set([...range.getClientRects()].filter(r => r.width && r.height > 8).map(r => Math.round((r.top + r.bottom) / 20)))
      if (lines.size > 1) told.push(`several lines: ${link.textContent}`)
      if (own.top < box.top - 1 || own.bottom > box.bottom + 1) told.push(`sticks out: ${link.textContent}`)
      if (own.height < 24) told.push(`too low: ${link.textContent}`)
    }
    const hidden = nav.scrollWidth - nav.clientWidth
    const right = hidden - nav.scrollLeft > 1, left = nav.scrollLeft > 1
    if (frame.classList.contains('more-r') !== right || frame.classList.contains('more-l') !== left) told.push('unmarked scroll')
    const current = nav.querySelector('[aria-current]')
    if (current) {
      const at = current.getBoundingClientRect()
      if (at.left < box.left - 1 || at.right > box.right + 1) told.push(`current link out of view: ${current.textContent}`)
    }
  }
  for (const one of document.querySelectorAll('.top > *')) {
    const own = one.getBoundingClientRect()
    if (own.width && (own.top < header.top - 1 || own.bottom > header.bottom + 1 || own.right > innerWidth + 1)) told.push('header overflows')
  }
  return told
}"""
"""One line for each label, nothing outside its bar, hidden links marked, the current one in view, no sideways scrolling."""
WITH_PAGES = [name for name in GAMES if find_game(name).web_page("en").site_links()]
"""Games with lessons, campaigns and a table of their own; others are played at the table that every game has."""


@pytest.fixture
def people(browser: Any, server: Server) -> Iterator[Any]:
    made: list[Person] = []

    def make(language: str = "en", theme: str = "light", width: int = 1280) -> Person:
        made.append(Person(browser, server.url, viewport={"width": width, "height": 800}))
        made[-1].prefer(language=language, theme=theme)
        return made[-1]

    yield make
    for person in made:
        person.close()
        assert person.complaints == []


def faults(page: Page) -> list[str]:
    page.wait_for_function("document.fonts.status === 'loaded'")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: list[str] = page.evaluate(HEAD)
    return found


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_head_fits_at_every_width(people: Any, language: str) -> None:
    person = people(language)
    for path in PAGES:
        person.page.goto(person.url + path)
        for width in WIDTHS:
            person.page.set_viewport_size({"width": width, "height": 800})
            assert faults(person.page) == [], f"{path} at {width}"


@pytest.mark.parametrize(("language", "theme", "width"), [("en", "light", 1280), ("pl", "dark", 360)])
def test_every_game_has_a_home_that_leads_to_all_it_has(people: Any, language: str, theme: str, width: int) -> None:
    person = people(language, theme, width)
    page = person.page
    for name in GAMES:
        page.goto(person.url)
        page.locator(f".games a[href='/games/{name}']").click()
        expect(page.get_by_role("heading", level=1)).to_have_text(find_game(name).title)
        check_axe(page, f"home of {name}")
        assert faults(page) == [], name
        links = site_links(find_game(name), language)
        assert {"learn", "campaign"} <= {link["kind"] for link in links} or name not in WITH_PAGES
        for link in links:
            assert page.locator(f"main a[href='{link['href']}']").count() >= 1, link["key"]
            page.goto(person.url + link["href"])
            expect(page.locator("#nav-game [aria-current]")).to_have_text(link["label"])
            expect(page.locator("#nav-game a").first).to_have_attribute("href", f"/games/{name}")
            page.go_back()
    for part in ("/learn", "/campaigns"):
        page.goto(person.url + part)
        check_axe(page, part)
        for name in WITH_PAGES:
            expect(page.get_by_text(find_game(name).title).first).to_be_visible()


def test_lessons_of_all_games_begin_on_one_page(people: Any) -> None:
    page = people().page
    page.goto("/learn")
    for name in WITH_PAGES:
        school = page.get_by_role("region", name=find_game(name).title)
        expect(school.locator("ol li")).to_have_count(5)
        expect(school.locator(".btn--act")).to_have_count(1)
    page.locator("#begin-roll-and-keep").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#coach")).to_be_visible()


def test_whoever_asks_only_for_the_head_of_a_page_gets_it(server: Server) -> None:
    for path in ("/", "/learn", "/rules", "/static/reverie.css"):
        with urllib.request.urlopen(urllib.request.Request(server.url + path, method="HEAD"), timeout=60) as answer:
            assert (answer.status, answer.read()) == (200, b"")


COVERED = """() => {
  const box = document.getElementById('callout').getBoundingClientRect()
  return [...document.querySelectorAll('.is-opt, [data-pick], [data-open], #prompt button')].filter(e => {
    const own = e.getBoundingClientRect()
    return own.width && own.left < box.right && own.right > box.left && own.top < box.bottom && own.bottom > box.top
  }).map(e => e.id)
}"""


@pytest.mark.parametrize(("language", "width"), [("en", 1280), ("pl", 360)])
@pytest.mark.parametrize("game", WITH_PAGES)
def test_a_first_table_is_one_press_away_and_points_things_out_once(
    people: Any, game: str, language: str, width: int
) -> None:
    person = people(language, "light", width)
    page = person.page
    page.goto("/")
    page.locator(f"button[form=play-{game}]").click()
    page.wait_for_url("**/t/*first=1")
    told = find_game(game).web_page(language).first_game()["callouts"]
    assert len(told) == 3
    for number, one in enumerate(told):
        expect(page.locator("#callout")).to_be_visible()
        expect(page.locator("#callout h2:visible")).to_have_text(one["title"])
        expect(page.locator(".is-told")).to_have_count(1)
        assert page.evaluate(COVERED) == [], f"word {number + 1} covers what can be pressed"
        if number == 0:
            check_axe(page, f"first table of {game}")
        page.locator("#callout-next").click()
    expect(page.locator("#callout")).to_be_hidden()
    page.reload()
    expect(page.locator("#prompt")).to_be_visible()
    expect(page.locator("#callout")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
