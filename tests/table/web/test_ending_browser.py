"""The end of a game in a real browser: it stands beside everything else, can be put away, and leads on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.table.browsers import Person

from reverie.testing.browsers import check_axe
from reverie.testing.servers import Server

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
COVERED = """() => {
  const box = document.getElementById("over").getBoundingClientRect();
  const shown = [...document.querySelectorAll("#main *, #prompt *")].filter((e) =>
    e.checkVisibility() && !e.closest("#over") && !e.querySelector("#over") && !e.children.length && e.textContent.trim());
  const cut = (e, x, y) => {  // what a panel that scrolls does not show just now is covered by nobody
    for (let up = e.parentElement; up && up !== document.body; up = up.parentElement) {
      const r = up.getBoundingClientRect();
      if (getComputedStyle(up).overflow !== "visible" && (x < r.left || x > r.right || y < r.top || y > r.bottom)) return true;
    }
    return false;
  };
  return shown.filter((e) => {
    if (document.getElementById("prompt").contains(e)) return false;
    const r = e.getBoundingClientRect();
    const [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
    return !cut(e, x, y) && x > box.left && x < box.right && y > box.top && y < box.bottom
      && document.getElementById("over").contains(document.elementFromPoint(x, y));
  }).map((e) => e.textContent.trim());
}"""
"""What lies under the box: nothing should."""


def resign(person: Person, game: str) -> None:
    """A table of its own, some answers, and up it is given."""
    page = person.page
    page.goto(f"/new?game={game}")
    page.locator("main form button.btn--act").last.click()
    page.wait_for_url("**/t/*")
    person.play(most=3)
    page.locator("#app[data-ready] #do-menu").click()
    page.locator("#do-resign").click()
    page.locator("#ask button[value=yes]").click()


@pytest.mark.parametrize("game", ["dreamblade", "dice_throne"])
@pytest.mark.parametrize(("size", "language"), [(WIDE, "en"), (PHONE, "pl")], ids=["wide", "phone"])
def test_the_end_covers_nothing_closes_by_escape_and_leads_on(
    browser: Any, server: Server, game: str, size: dict[str, Any], language: str
) -> None:
    person = Person(browser, server.url, **size)
    person.prefer(language=language, speed="off")
    page = person.page
    resign(person, game)
    over = page.locator("#over")
    expect(over).to_be_visible()
    page.evaluate("document.getElementById('tip').hidden = true")  # what was tapped last may still be explained
    assert over.evaluate("(e) => getComputedStyle(e).position") == "static", "it stands in the page, not over it"
    assert page.evaluate(COVERED) == []
    rows = over.locator(".figs tbody tr")
    assert rows.count() >= 6
    assert all(row.locator("td").count() == 2 for row in rows.all()), "a figure for each seat"
    expect(page.locator("#do-rematch")).to_be_in_viewport()
    expect(page.locator("#do-rematch.btn--act")).to_have_count(1)
    assert page.locator("#do-level").count() == 0, "who has lost is not sent to a stronger opponent"
    page.evaluate("document.getElementById('tip').hidden = true")
    check_axe(page, f"end of {game} {language}")
    page.locator("#over-title").click()
    page.keyboard.press("Escape")
    expect(over).to_have_count(0)
    page.locator("#do-over").click()
    expect(over).to_be_visible()
    points = over.locator("a[href$='/points']").get_attribute("href")
    assert points is not None and page.request.get(points).ok
    here = page.url
    page.locator("#do-rematch").click()
    page.wait_for_url(lambda url: url != here)
    expect(page.locator("#over")).to_have_count(0)
    person.sound()
    person.close()
