"""Details of what is pointed at, in a real Chromium with a real mouse: they follow the pointer and lie in nobody's way."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect
from tests.table.browsers import Person

from reverie.testing.servers import Server

pytestmark = pytest.mark.slow


def sit_down(browser: Browser, server: Server, game: str, **context: Any) -> Person:
    """Somebody at a table of their own, when it is their turn."""
    body = {"game": game, "seats": [{"kind": "you", "name": "Ilse"}, {"kind": "bot", "level": "adept"}], "setup": {}}
    made = httpx.post(f"{server.url}/api/tables", json=body).raise_for_status().json()
    person = Person(browser, server.url, **context)
    person.page.goto(f"/t/{made['table']}/sit/{made['tokens']['0']}")
    person.page.locator("button.btn--act").click()
    person.page.wait_for_selector("#app[data-ready] .tablepage")
    person.wait_for_turn()
    return person


def point_at(page: Page, id: str) -> None:
    """Move the mouse there as a hand does: in steps, over whatever lies between."""
    box = page.locator(f"#{id}").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)


@pytest.mark.parametrize("count", [2, 6])
def test_details_follow_the_pointer_from_piece_to_piece(browser: Browser, server: Server, count: int) -> None:
    person = sit_down(browser, server, "dreamblade")
    page = person.page
    kept: list[dict[str, str]] = page.evaluate(
        "[...document.querySelectorAll('.is-near .resv .res')].map(e => ({id: e.id, name: e.title}))"
    )
    assert len(kept) >= count
    page.mouse.move(5, 5)
    for piece in kept[:count]:
        point_at(page, piece["id"])
        expect(page.locator("#details h2")).to_have_text(piece["name"])
    person.sound()
    person.close()


def test_a_hand_is_read_from_card_to_card(browser: Browser, server: Server) -> None:
    """A tip stands above or below the row of what it explains, the pointer goes through it, and it lies on no option."""
    person = sit_down(browser, server, "dice_throne")
    page = person.page
    cards: list[str] = page.evaluate(
        "[...document.querySelectorAll('.hand [data-look][id]')].filter(e => e.checkVisibility()).map(e => e.id)"
    )
    assert len(cards) > 2
    page.mouse.move(5, 5)
    for card in cards:
        point_at(page, card)
        expect(page.locator("#tip")).to_be_visible()
        expect(page.locator("#tip h2")).to_have_text(page.locator(f"#{card} .ttl").first.inner_text())
        covered = page.evaluate(
            """(cards) => {
              const tip = document.getElementById("tip").getBoundingClientRect()
              return cards.filter(id => {
                const r = document.getElementById(id).getBoundingClientRect()
                return r.left < tip.right && r.right > tip.left && r.top < tip.bottom && r.bottom > tip.top
              })
            }""",
            cards,
        )
        assert covered == []
    person.sound()
    person.close()


def test_who_goes_on_pointing_may_follow_a_rule_out_of_the_tip(browser: Browser, server: Server) -> None:
    person = sit_down(browser, server, "dice_throne")
    page = person.page
    point_at(page, page.evaluate("document.querySelector('.ab[data-look]').id"))
    expect(page.locator("#tip")).to_be_visible()
    assert page.locator("#tip").evaluate("e => getComputedStyle(e).pointerEvents") == "none"
    expect(page.locator("#tip.is-pinned")).to_be_visible()
    page.locator("#tip a.cite").first.click()
    expect(page.locator("#tip .rule-item")).to_be_visible()
    person.close()
