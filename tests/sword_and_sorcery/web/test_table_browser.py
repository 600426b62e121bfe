"""The table of Sword & Sorcery in a real browser: what must be chosen is in view, the map stands still, clicks and keys play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect
from tests.sword_and_sorcery.web.tables import FIGHT
from tests.table.browsers import Person

from reverie.testing.browsers import check_axe
from reverie.testing.servers import Server

pytestmark = pytest.mark.slow

WIDE = [(1280, 720), (1366, 768), (1600, 1000)]
NARROW = [(360, 740), (900, 900)]
HEROES = ["white-rose", "archer", "cleric"]
FIVE = ["white-rose", "cleric", "archer", "rogue", "sorceress"]
VISIT: dict[str, Any] = {"heroes": HEROES}
STRIKE: dict[str, Any] = {
    "heroes": HEROES,
    "position": {**FIGHT, "C": {"area": "1B.a"}},
    "dice": {"dice A": [9, 2], "enemy dice": [6]},
}
ATTACKED: dict[str, Any] = {
    "heroes": HEROES,
    "position": {
        **FIGHT,
        "enemies": [{"enemy": "gremlin green 1", "area": "14B.a"}],
        "C": {"area": "1B.a"},
        "decks": {"encounter": ["A"]},
    },
    "dice": {"enemy dice": [2, 2]},
}
CROWD: dict[str, Any] = {
    "heroes": FIVE,
    "position": {**FIGHT, **{letter: {"area": "14B.a", "wounds": 1} for letter in "BCDE"}},
}
OUTSIDE = """(wide) => {
  const cut = (e) => {  // how much of it cannot be seen, because of the window or of what it lies in
    let {top, bottom, left, right} = e.getBoundingClientRect();
    const whole = (bottom - top) * (right - left);
    for (let up = e.parentElement; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflow === "visible") continue;
      const b = up.getBoundingClientRect();
      [top, bottom, left, right] = [Math.max(top, b.top), Math.min(bottom, b.bottom), Math.max(left, b.left), Math.min(right, b.right)];
    }
    [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return 1 - Math.max(0, bottom - top) * Math.max(0, right - left) / whole;
  };
  const scrolls = (e) => {
    for (let up = e.parentElement; up && up !== document.body; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowY) && up.scrollHeight > up.clientHeight + 1) return true;
    return !wide;
  };
  const shown = (e) => e.checkVisibility();
  const must = [...document.querySelectorAll("#prompt [data-pick], #do-confirm, .sdie[data-pick]")].filter(shown);
  const options = [...document.querySelectorAll("[data-pick],[data-open]")].filter(shown);
  const small = [...document.querySelectorAll("#map text")].filter((e) => {
    const svg = e.closest("svg"), box = svg.getBoundingClientRect(), view = svg.viewBox.baseVal;
    return parseFloat(getComputedStyle(e).fontSize) * Math.min(box.width / view.width, box.height / view.height) < 9.8;
  });
  return [
    ...must.filter((e) => cut(e) > .02).map((e) => `cut: ${e.id || e.textContent}`),
    ...options.filter((e) => cut(e) > .3 && !scrolls(e)).map((e) => `lost: ${e.id}`),
    ...small.map((e) => `small: ${e.textContent}`),
    ...(document.documentElement.scrollWidth > document.documentElement.clientWidth ? ["wider than the window"] : []),
    ...(wide && document.documentElement.scrollHeight > innerHeight + 1 ? ["higher than the window"] : []),
  ];
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as made:
        yield made


@pytest.fixture(scope="module")
def me(browser: Browser, server: Server) -> Iterator[Person]:
    """One person for all tables, who leads every hero."""
    person = Person(browser, server.url)
    person.page.set_default_timeout(60_000)
    yield person
    assert person.complaints == []
    person.close()


def sit(me: Person, server: Server, setup: dict[str, Any], seats: int = 0, language: str = "en") -> Page:
    me.prefer(language=language)
    me.page.set_viewport_size({"width": 1280, "height": 720})
    people = [{"kind": "you", "name": name} for name in ("Wanda", "Oskar", "Ilse", "Bruno", "Zofia")]
    body = {"game": "sword_and_sorcery", "seats": people[: len(setup["heroes"])], "setup": setup}
    made = httpx.post(f"{server.url}/api/tables", json=body, timeout=60).raise_for_status().json()
    for seat in range(seats or len(setup["heroes"])):
        me.page.goto(f"/t/{made['table']}/sit/{made['tokens'][str(seat)]}")
        me.page.locator("button.btn--act").click()
        me.page.wait_for_selector("#app[data-ready] .tablepage")
    expect(me.page.locator("#prompt:not(.prompt--wait)")).to_be_visible()
    me.page.wait_for_load_state("load")  # the style sheets are there, too
    return me.page


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("name", "setup"), [("strike", STRIKE), ("crowd", CROWD), ("learn", VISIT)])
def test_whatever_must_be_chosen_is_in_view(
    name: str, setup: dict[str, Any], language: str, me: Person, server: Server
) -> None:
    page = sit(me, server, setup, language=language)
    if name == "strike":
        page.locator("[data-enter]").click()
        expect(page.locator("#fight")).to_be_visible()
    trouble = {}
    for width, height in WIDE + NARROW:
        page.set_viewport_size({"width": width, "height": height})
        found = page.evaluate(OUTSIDE, width > 1120)
        if found:
            trouble[(width, height)] = found
    assert trouble == {}


def test_the_map_stands_still_while_everything_else_changes(me: Person, server: Server) -> None:
    page = sit(me, server, STRIKE)
    place = "() => JSON.stringify(document.getElementById('map').getBoundingClientRect())"
    before = page.evaluate(place)
    page.locator("#open-hero-1").click()
    expect(page.locator("#sheet")).to_be_visible()
    assert page.evaluate(place) == before
    page.locator("#sheet-close").click()
    page.locator("[data-enter]").click()
    expect(page.locator("#fight")).to_be_visible()
    assert page.evaluate(place) == before


def test_an_enemy_that_is_pressed_says_why_not_and_shows_its_scroll(me: Person, server: Server) -> None:
    page = sit(me, server, STRIKE)
    page.locator("#figure-10 use").first.click()
    expect(page.locator("#why")).to_contain_text("SS-12.9")
    expect(page.locator("#scroll-title")).to_have_text("Raider (green 1)")
    page.keyboard.press("Escape")
    page.locator("#look-figure-10").click()
    expect(page.locator(".plan__watch").first).to_be_visible()


def test_what_enemies_did_is_looked_back_on_step_by_step(me: Person, server: Server) -> None:
    """The buttons of the recap go from step to step, by keyboard as well; the board shows whom each concerned."""
    page = sit(me, server, ATTACKED)
    page.locator("#prompt button", has_text="End the turn").click()
    page.locator("#ask button[value=yes]").click()
    step = page.locator("#recap-lines > li.is-now")
    page.locator("#recap-back").press("Enter")
    expect(step).to_have_count(1)
    assert step.evaluate("(line) => line === line.parentElement.lastElementChild")
    marked, told = set[str](), list[str]()
    while page.locator("#recap-lines > li").first.get_attribute("class") != step.get_attribute("class"):
        told.append(page.locator("#recap-now").inner_text())
        marked |= set(page.eval_on_selector_all("[data-touch]", "(all) => all.map((one) => one.id)"))
        page.locator("#recap-back").click()
    assert len(told) == len(set(told)) == page.locator("#recap-lines > li").count() - 1
    assert {"figure-0", "figure-10"} & marked, marked
    page.locator("#open-hero-1").click()  # another page: nothing is looked at any more
    expect(step).to_have_count(0)
    expect(page.locator("[data-touch]")).to_have_count(0)


def test_a_hero_walks_and_strikes_by_keyboard_alone(me: Person, server: Server) -> None:
    page = sit(me, server, STRIKE)
    page.locator("body").press("Enter")
    expect(page.locator("#fight")).to_be_visible()
    page = sit(me, server, STRIKE)
    for _ in range(30):
        page.keyboard.press("n")
        if page.evaluate("document.activeElement.id").startswith("area-"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).not_to_contain_text("Walking away")


def test_in_the_emporium_each_hero_of_one_person_trades(me: Person, server: Server) -> None:
    page = sit(me, server, VISIT)
    for _ in HEROES:
        expect(page.locator("#prompt")).to_contain_text("which power is learned")
        before = page.inner_text("#prompt b")
        page.locator("#prompt .btn--opt").first.click()
        expect(page.locator("#prompt b")).not_to_have_text(before)
    expect(page.locator("#market")).to_be_visible()
    page.locator("#lead-1").click()
    expect(page.locator("#goods-title")).to_have_text("Laegon")
    page.locator("#market .ware.is-opt").first.click()
    if page.locator("#chooser").is_visible():
        page.locator("#chooser-0").click()
    expect(page.locator("#goods .gear").first).to_be_visible()
    check_axe(page, "the Emporium")


@pytest.mark.parametrize("size", [(1280, 720), (360, 740)])
def test_the_table_is_open_to_everybody(size: tuple[int, int], me: Person, server: Server) -> None:
    page = sit(me, server, STRIKE)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for theme in ("light", "dark"):
        page.evaluate("(theme) => document.documentElement.dataset.theme = theme", theme)
        check_axe(page, f"a hero's turn, {theme}")
    page.locator("[data-enter]").click()
    expect(page.locator("#fight")).to_be_visible()
    check_axe(page, "an attack")


def attack(me: Person, server: Server, cut: Callable[[Page], None]) -> dict[str, Any]:
    """A hero strikes; when the dice lie there, something happens to the page. What the attack comes to, played to its end."""
    page = sit(me, server, STRIKE)
    me.chance.seed(2)
    page.locator("[data-enter]").click()
    expect(page.locator("#fight")).to_be_visible()
    cut(page)
    while page.locator("#fight").count():
        me.decide(me.wait_for_turn())
    told = httpx.get(f"{server.url}/api/tables/{page.url.rpartition('/')[2]}?story=1", timeout=60).json()
    log: list[str] = page.locator("#log li").all_inner_texts()
    return {"view": told["view"], "log": log}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_is_pressed_is_read_in_few_lines(language: str, me: Person, server: Server) -> None:
    """The answer in the prompt of a phone, and in the list a long name beside a chance and a price; what it does stands below, whole."""
    armed = {"hero": "B", "B": {"area": "14B.a", "items": ["short-bow", "throwing-knives"]}}
    page = sit(me, server, {**STRIKE, "position": {**STRIKE["position"], **armed}}, language=language)
    lines = """(e) => {
      const name = document.createRange();
      name.selectNode(e.firstChild);
      return name.getBoundingClientRect().height / parseFloat(getComputedStyle(e).lineHeight);
    }"""
    whole = "(e) => e.scrollHeight <= e.clientHeight + 1"
    knives = page.locator(".way-row", has=page.locator("b")).filter(has_text="→").locator(".way-row__n")
    assert knives.count() and max(one.evaluate(lines) for one in knives.all()) < 4
    assert all(one.evaluate(whole) for one in page.locator(".way-row small, .way-m small").all())
    page.set_viewport_size({"width": 360, "height": 740})
    answer = page.locator("#prompt .btn--act")
    assert answer.evaluate("(e) => e.scrollWidth <= e.clientWidth") and (answer.bounding_box() or {})["height"] < 60


def test_an_attack_goes_on_where_it_was_after_a_reload_and_when_the_server_is_killed(
    me: Person, server: Server
) -> None:
    def cut(page: Page) -> None:
        fight, seq = page.locator("#fight").inner_text(), me.state()["seq"]
        page.reload()
        page.wait_for_selector("#app[data-ready] .tablepage")
        expect(page.locator("#fight")).to_have_text(fight, use_inner_text=True)
        server.kill()
        expect(page.locator("#away")).to_be_visible()
        server.start()
        expect(page.locator("#away")).to_be_hidden()
        expect(page.locator("#fight")).to_have_text(fight, use_inner_text=True)
        assert me.state()["seq"] == seq

    undisturbed = attack(me, server, lambda page: None)
    assert any(line.startswith("Ecarus deals Gremlin (green 1) 1 wound") for line in undisturbed["log"])
    assert attack(me, server, cut) == undisturbed
