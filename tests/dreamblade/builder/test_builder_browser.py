"""Building and drafting in real browsers: with and without script, by keyboard, four people at once."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import quote, urlencode

import pytest

pytest.importorskip("playwright.sync_api", reason="the browser tests need playwright")

from playwright.sync_api import Page, expect

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.content.codes import decode, encode
from reverie.testing.browsers import check_axe
from reverie.testing.servers import Server

pytestmark = pytest.mark.slow

FAULTS = """() => {
  const seen = e => e.checkVisibility() && !e.closest('.vh, .by-hand')
  const told = []
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) told.push(`wider than the window by ${wide}`)
  for (const e of document.querySelectorAll('main *')) {
    if (!seen(e)) continue
    const words = [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim())
    const size = parseFloat(getComputedStyle(e).fontSize)
    if (words && size < 9.8) told.push(`${size}px: ${e.outerHTML.slice(0, 90)}`)
  }
  for (const e of document.querySelectorAll('main button, main select, main summary, main a:not(.cite), main .tog')) {
    const box = e.getBoundingClientRect()
    if (seen(e) && !e.closest('p, li') && (box.height < 24 || box.width < 24)) told.push(`small: ${e.outerHTML.slice(0, 90)}`)
  }
  for (const card of document.querySelectorAll('.mini')) {
    const box = card.getBoundingClientRect()
    for (const part of card.children) {
      const inner = part.getBoundingClientRect()
      if (part.checkVisibility() && (inner.bottom > box.bottom + 1 || inner.right > box.right + 1))
        told.push(`leaves its card: ${part.outerHTML.slice(0, 90)}`)
    }
    const text = card.querySelector('.ab1').getBoundingClientRect(), values = card.querySelector('.pdl').getBoundingClientRect()
    if (text.bottom > values.top + 1) told.push(`overlaps: ${card.id}`)
  }
  for (const box of document.querySelectorAll('.wb, .wb > .panel, .dr, .dr__c, .dr__s, .dr__own')) {
    const parts = [...box.children].filter(e => seen(e) && !['absolute', 'fixed', 'sticky'].includes(getComputedStyle(e).position))
    const places = parts.map(e => e.getBoundingClientRect())
    parts.forEach((part, n) => {
      const a = places[n]
      for (const b of places.slice(0, n))
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
          told.push(`overlaps what is before: ${part.outerHTML.slice(0, 90)}`)
      const style = getComputedStyle(part)
      if (style.overflowY === 'visible' && part.scrollHeight > part.clientHeight + 2)
        told.push(`spills over: ${part.outerHTML.slice(0, 90)}`)
      if (style.overflowX === 'visible' && part.scrollWidth > part.clientWidth + 2)
        told.push(`spills to the side: ${part.outerHTML.slice(0, 90)}`)
    })
  }
  return told
}"""
"""No horizontal scrolling, nothing too small to read or to hit, no card that bursts."""

HUNT = encode(GAME.library, GAME.library.warbands["crescent-hunt"])
TOO_MANY = encode(GAME.library, {"crescent-otter": 4} | dict.fromkeys(sorted(GAME.library.pieces)[:9], 2))


class Somebody:
    """A browser of their own. What their console complains about is kept."""

    def __init__(self, browser: Any, server: Server, language: str = "en", **context: Any) -> None:
        context.setdefault("viewport", {"width": 1280, "height": 800})
        self.context = browser.new_context(base_url=server.url, reduced_motion="reduce", **context)
        cookie = quote(urlencode({"language": language}))
        self.context.add_cookies([{"name": "reverie-settings", "value": cookie, "url": server.url}])
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning") and "ERR_CONNECTION" not in message.text:
            self.complaints.append(message.text)

    def code(self) -> str:
        return self.page.locator("[name=code]").input_value()

    def band(self) -> dict[str, int]:
        return decode(GAME.library, self.code())

    def leave(self) -> None:
        self.context.close()
        assert self.complaints == []


def check(page: Page, where: str, axe: bool = True) -> None:
    assert page.evaluate(FAULTS) == [], where
    if axe:
        check_axe(page, where)


NAMED = f"/dreamblade/warbands/{HUNT}?name=A+name+of+forty+letters+and+no+less+at+all"
LIKE_OTHERS = (
    "/dreamblade/warbands/new",
    NAMED,
    f"/dreamblade/warbands/{TOO_MANY}",
    f"/dreamblade/warbands/{HUNT}?q=zzz",
)
"""Pages of the same elements as a warband with a card unfolded, at which axe, which is slow, need not look."""
LOOKS = [(1280, "light", "en"), (1280, "dark", "pl"), (360, "dark", "pl")]


@pytest.mark.parametrize(("width", "scheme", "language"), LOOKS)
def test_the_builder_fits_and_can_be_read_by_everybody(
    browser: Any, server: Server, width: int, scheme: str, language: str
) -> None:
    viewport = {"width": width, "height": 800}
    somebody = Somebody(browser, server, language, viewport=viewport, color_scheme=scheme)
    page = somebody.page
    axe = (width == 1280) == (scheme == "light")  # each width and each theme once: axe is slow
    for path in (
        "/dreamblade/warbands",
        "/dreamblade/warbands/new",
        NAMED,
        f"/dreamblade/warbands/{TOO_MANY}",
        f"/dreamblade/warbands/{HUNT}?q=zzz",
        "/dreamblade/drafts",
    ):
        page.goto(path)
        check(page, f"{path} {width} {scheme} {language}", axe and path not in LIKE_OTHERS)
    page.goto(NAMED)
    page.locator(".mini summary").first.click()
    expect(page.locator(".mini .ab1__r").first).to_be_visible()
    check(page, "a card unfolded", axe)
    page.locator("#share summary").click()
    check(page, "share", False)
    if width == 1280:  # a desktop builder fills the window and scrolls only inside its panels
        assert page.evaluate("document.documentElement.scrollHeight") <= 800
    somebody.leave()


def test_building_is_quick_with_script(browser: Any, server: Server) -> None:
    somebody = Somebody(browser, server)
    page = somebody.page
    page.goto("/dreamblade/warbands/new")
    page.evaluate("window.same = true")
    page.locator("#words").press_sequentially("crescent")
    expect(page.locator(".mini")).to_have_count(2)
    for _ in range(3):  # quicker than the server answers
        page.locator("#add-crescent-otter").click(no_wait_after=True)
    expect(page.locator("#b-crescent-otter b").last).to_have_text("3")
    page.locator("#add-crescent-otter").click()
    expect(page.locator(".fault")).to_contain_text("DB-600.3")
    assert page.locator("#play").count() == 0
    page.locator("#take-crescent-otter").click()
    expect(page.locator("#play")).to_be_visible()
    assert somebody.band() == {"crescent-otter": 3}
    assert somebody.code() in page.url
    assert "q=crescent" in page.url
    page.locator("#clear").click()
    expect(page.locator(".mini")).to_have_count(len(GAME.library.pieces))
    page.locator("label:has(#a-V)").click()
    expect(page.locator("#counted")).not_to_contain_text(f"{len(GAME.library.pieces)} of")
    page.locator("#sort-name").click()
    expect(page.locator("#sort-name")).to_have_attribute("aria-current", "true")
    page.locator("#name").fill("Otters")
    page.locator("#save").click()
    expect(page.locator(".wb__d")).to_contain_text("Kept")
    assert page.evaluate("window.same") is True, "the page was loaded anew"
    page.reload()
    assert somebody.band() == {"crescent-otter": 3}
    expect(page.locator("#name")).to_have_value("Otters")
    page.goto("/dreamblade/warbands")
    page.get_by_role("link", name="Otters").first.click()
    assert somebody.band() == {"crescent-otter": 3}
    somebody.leave()


def test_building_by_keyboard_alone(browser: Any, server: Server) -> None:
    somebody = Somebody(browser, server)
    page = somebody.page
    page.goto("/dreamblade/warbands/new?q=crescent+otter")

    def reach(id: str) -> None:
        for _ in range(60):
            if page.evaluate("document.activeElement.id") == id:
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"#{id} is not reached")

    reach("add-crescent-otter")
    page.keyboard.press("Enter")
    expect(page.locator("#b-crescent-otter")).to_be_visible()
    assert page.evaluate("document.activeElement.id") == "add-crescent-otter"
    page.keyboard.press("Enter")
    expect(page.locator("#b-crescent-otter b").last).to_have_text("2")
    for count in (1, 0):
        reach("take-crescent-otter")
        page.keyboard.press("Space")
        if count:
            expect(page.locator("#b-crescent-otter b").last).to_have_text("1")
    expect(page.locator("#b-crescent-otter")).to_have_count(0)
    expect(page.locator("#rows")).to_be_focused()
    reach("least")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#counted")).to_contain_text("1 of")
    somebody.leave()


def test_building_without_script(browser: Any, server: Server) -> None:
    somebody = Somebody(browser, server, java_script_enabled=False)
    page = somebody.page
    page.goto("/dreamblade/warbands")
    page.get_by_role("link", name="New warband").first.click()
    page.get_by_label("Name or rule").fill("otter")
    page.get_by_role("button", name="Show").click()
    expect(page.locator(".mini")).to_have_count(1)
    page.get_by_role("button", name="Add Crescent Otter").click()
    page.get_by_role("button", name="Add Crescent Otter").first.click()
    assert somebody.band() == {"crescent-otter": 2}
    page.get_by_role("button", name="Take out Crescent Otter").click()
    assert somebody.band() == {"crescent-otter": 1}
    page.get_by_label("Name of the warband").fill("Lone Otter")
    page.get_by_role("button", name="Keep").click()
    assert "Kept." in page.content()
    page.get_by_label("Name or rule").fill("")
    page.get_by_label("Name or rule").press("Enter")
    expect(page.locator(".mini")).to_have_count(len(GAME.library.pieces))
    assert somebody.band() == {"crescent-otter": 1}
    page.goto("/dreamblade/warbands/open?code=" + HUNT.upper())
    assert somebody.band() == GAME.library.warbands["crescent-hunt"]
    somebody.leave()


def pick(one: Somebody, round: int, number: int) -> None:
    """Take a piece of the pack with this place in the draft, once it lies in front."""
    expect(one.page.locator("#prompt")).to_contain_text(f"{round}")
    field = one.page.locator(f"input[name=at][value='{(round - 1) * 7 + number}']")
    expect(field).to_have_count(1)
    one.page.locator(".minis--pack button.add").nth(
        number % one.page.locator(".minis--pack button.add").count()
    ).click()
    expect(field).to_have_count(0)


def pick_unseen(one: Somebody, link: str) -> None:
    """The same without the page: whoever has shown that the page does it need not do it seventy times."""
    shown = one.context.request.get(link).text()
    at, piece = re.search(r'name="at" value="(\d+)"', shown), re.search(r'name="piece" value="([\w-]+)"', shown)
    assert at is not None and piece is not None
    headers = {"origin": link.partition("/dreamblade")[0]}
    sent = one.context.request.post(f"{link}/pick", form={"at": at[1], "piece": piece[1]}, headers=headers)
    assert sent.ok


def test_four_browsers_draft_together_through_a_power_cut(browser: Any, tmp_path: Any) -> None:
    server = Server(tmp_path).start()
    looks: list[dict[str, Any]] = [
        {"viewport": {"width": 1280, "height": 800}},
        {"viewport": {"width": 360, "height": 800}, "color_scheme": "dark"},
        {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
        {"viewport": {"width": 360, "height": 800}},
    ]
    languages = ("en", "pl", "pl", "en")
    # axe looks at two of them, a wide light page and a small dark one, at one of both where the other's elements are known; it is slow
    people = [Somebody(browser, server, language, **look) for language, look in zip(languages, looks, strict=True)]
    first, guest = people[:2]
    host = first.page
    host.goto("/dreamblade/drafts")
    host.locator("[name=name]").fill("Ilse")
    host.get_by_role("button", name="Open and get the link").click()
    host.wait_for_url("**/drafts/*")
    check(host, "waiting")
    link = host.locator("#link").input_value()
    for one, name in zip(people[1:], ("Oskar", "Zoja", "Jan"), strict=True):
        one.page.goto(link)
        check(one.page, "joining", one in people[:2])
        one.page.locator("#name").fill(name)
        one.page.locator("#join").click()
    for one in people:
        expect(one.page.locator("form[action$=pick]")).to_be_visible()
        check(one.page, "the first pack", one in people[:2])
    for round in (1, 2, 3):
        for number in range(6):
            for one in people:
                if (round, number) in ((1, 0), (1, 5), (2, 3)):  # full packs and empty ones, and after the cut
                    pick(one, round, number)
                else:
                    pick_unseen(one, link)
            if (round, number) == (2, 2):
                server.kill()  # what was picked is kept
                server.start()
                for one in people:
                    one.page.goto(link)
            if (round, number) == (2, 3):
                for one in people:  # nobody looks while the rest is picked
                    one.page.goto("about:blank")
    for one in people:
        one.page.goto(link)
    for seat, one in enumerate(people[:3]):
        expect(one.page.locator("#build")).to_be_visible()
        check(one.page, "before building", one is first)
        one.page.locator("#build").click()
        expect(one.page.locator("#hand-in")).to_be_disabled()
        if seat == 1:
            one.page.locator(".mini button.add").first.click()
            expect(one.page.locator("#hand-in")).to_be_enabled()
        else:
            one.page.locator("#suggest").click()
            expect(one.page.locator("#hand-in")).to_be_enabled()
        check(one.page, "building from a pool", one is guest)
        one.page.locator("#hand-in").click()
        one.page.wait_for_url("**/drafts/*")
        expect(one.page.locator("#prompt")).to_contain_text("Jan")
    host.locator("#stand-in-3").click()  # Jan has gone to bed
    expect(host.locator("#pair")).to_be_visible()
    check(host, "everybody has handed in")
    host.locator("#pair").click()
    for one in people:
        own = one.page.locator(".list .btn--act")
        expect(own).to_have_count(1)
        check(one.page, "paired", one is guest)
    tables = set()
    for one in people:
        one.page.locator(".list .btn--act").click()
        one.page.wait_for_url("**/t/*")
        expect(one.page.locator("#prompt")).to_be_visible()
        tables.add(one.page.url)
    assert len(tables) == 2
    for one in people:
        one.context.close()
        # the power cut is heard; nothing else is
        assert [told for told in one.complaints if "Failed to load" not in told and "WebSocket" not in told] == []
    server.kill()


def test_four_browsers_open_sealed_pools(browser: Any, server: Server) -> None:
    people = [Somebody(browser, server, language) for language in ("en", "pl", "en", "pl")]
    host = people[0].page
    host.goto("/dreamblade/drafts")
    host.locator("[name=name]").fill("Ilse")
    host.locator("[name=format][value=starter]").check()
    host.get_by_role("button", name="Open and get the link").click()
    host.wait_for_url("**/drafts/*")
    link = host.locator("#link").input_value()
    for one, name in zip(people[1:], ("Oskar", "Zoja", "Jan"), strict=True):
        one.page.goto(link)
        one.page.locator("#name").fill(name)
        one.page.locator("#join").click()
    pools = []
    for one in people:
        expect(one.page.locator("#build")).to_be_visible()
        one.page.locator("#build").click()
        pools.append(sorted(one.page.locator(".mini").evaluate_all("all => all.map(one => one.id)")))
        one.page.locator("#suggest").click()
        expect(one.page.locator("#hand-in")).to_be_enabled()
        one.page.locator("#hand-in").click()
        one.page.wait_for_url("**/drafts/*")
    assert all(pools) and len({tuple(pool) for pool in pools}) == 4, "everybody opens other pieces"
    host.locator("#pair").click()
    tables = set()
    for one in people:
        own = one.page.locator(".list .btn--act")
        expect(own).to_have_count(1)
        own.click()
        one.page.wait_for_url("**/t/*")
        expect(one.page.locator("#prompt")).to_be_visible()
        tables.add(one.page.url)
    assert len(tables) == 2
    for one in people:
        one.leave()


def test_a_draft_without_script(browser: Any, server: Server) -> None:
    somebody = Somebody(browser, server, java_script_enabled=False)
    page = somebody.page
    page.goto("/dreamblade/drafts")
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Your name").fill("Ilse")
    page.get_by_role("button", name="Open and get the link").click()
    page.get_by_role("button", name="Begin with bots").click()
    for _ in range(18):
        page.locator(".minis--pack button.add").first.click()
    page.get_by_role("link", name="Build").click()
    page.get_by_role("link", name="Suggest one").click()
    page.get_by_role("button", name="Hand in").click()
    page.get_by_role("button", name="Pair the tables").click()
    page.get_by_role("link", name="To the table").click()
    assert "/t/" in page.url
    assert "Ilse" in page.content()
    somebody.leave()
