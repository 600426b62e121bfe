"""Few clicks at a live table of Dreamblade: amounts are typed or jumped to, and nothing is pressed by mistake."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.dreamblade.web.test_view_browser import open_tab
from tests.dreamblade.web_harness import crowded, fragment, scene_for, whole
from tests.table.web.test_details_browser import sit_down

from reverie.games.dreamblade.web.page import DreambladeWeb
from reverie.kernel.draft import Draft
from reverie.testing.browsers import PATIENCE
from reverie.testing.servers import Server

pytestmark = pytest.mark.slow


def test_a_split_offers_thresholds_the_rest_and_a_field_to_type_in(browser: Any) -> None:
    t = crowded()
    web, draft = DreambladeWeb("en", t.game.library), Draft(t.choice)
    scene, buttons = scene_for(t.state, t.choice, draft, log=[(0, event) for event in t.seen], web=web)
    tab = open_tab(browser, (1280, 800))
    tab.html = whole(fragment(scene, buttons, "en", web))
    tab.goto("http://table.test/")
    rows = tab.locator(".split li")
    assert rows.first.locator(".jump").all_inner_texts() == ["disrupt at 3", "destroy at 8", "the rest here"]
    assert tab.locator("#amount-0").input_value() == "0"
    assert tab.locator("#rest-1").get_attribute("data-set") == "1:8"
    tab.close()


def test_the_first_tap_shows_a_reserve_with_a_way_to_spawn_it(browser: Any, server: Server) -> None:
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    person = sit_down(browser, server, "dreamblade", **phone)
    tab = person.page
    with tab.expect_websocket(lambda line: bool(line.wait_for_event("framereceived"))):
        tab.reload()  # whoever taps before the line stands is not heard
    person.wait_for_turn()
    piece = tab.locator(".is-near .res[data-pick]").first
    piece.scroll_into_view_if_needed()
    question = tab.locator("#prompt b").inner_text()
    way = tab.locator("#tip [data-for]")
    piece.tap()
    expect(way).to_have_text(re.compile("^Spawn "))
    expect(tab.locator("#tip h2")).to_have_text(piece.get_attribute("title") or "")
    assert tab.locator("#prompt b").inner_text() == question, "nothing has been done yet"
    assert tab.locator(".res.is-sel, .cell.is-opt").count() == 0
    before = person.state()["seq"]
    way.tap()
    expect(tab.locator("#tip")).to_be_hidden()
    done = "(before) => document.querySelector('.res.is-sel') || Number(document.querySelector('.tablepage').dataset.seq) > before"
    tab.wait_for_function(done, arg=before)
    person.sound()
    person.close()


def test_a_piece_is_dragged_where_it_may_go_and_nowhere_else(browser: Any, server: Server) -> None:
    """Dragging says what two clicks say; a drag that ends elsewhere, or that Escape ends, says nothing."""
    person = sit_down(browser, server, "dreamblade")
    person.prefer(auto="0")  # the only cell is picked by hand, too
    tab, said = person.page, []
    tab.on("websocket", lambda line: line.on("framesent", lambda data: said.append(json.loads(data))))
    with tab.expect_websocket(lambda line: bool(line.wait_for_event("framereceived"))):
        tab.reload()
    person.wait_for_turn()
    piece = tab.locator(".is-near .res[data-to]").first
    id, cells = piece.get_attribute("id"), (piece.get_attribute("data-to") or "").split()
    picked = json.loads(piece.get_attribute("data-drag") or piece.get_attribute("data-pick") or "")
    assert cells and "c-c3" not in cells
    cell, before = tab.locator(f"[id='{cells[-1]}']"), person.state()["seq"]

    def drag(to: Any) -> None:
        piece.hover()
        tab.mouse.down()
        to.hover(force=True)

    for ends in ("elsewhere", "Escape"):
        drag(tab.locator("#c-c3") if ends == "elsewhere" else cell)
        expect(tab.locator(".ghost-drag")).to_have_count(1)
        assert sorted(tab.locator(".is-drop").evaluate_all("(all) => all.map((one) => one.id)")) == sorted(cells)
        if ends == "Escape":
            tab.keyboard.press("Escape")
        tab.mouse.up()
        expect(tab.locator(".ghost-drag, .is-drop")).to_have_count(0)
    assert [one["do"] for one in said if one["do"] not in ("look", "shown")] == []
    drag(cell)
    tab.mouse.up()
    tab.wait_for_function(
        "(n) => Number(document.querySelector('.tablepage').dataset.seq) > n", arg=before, timeout=PATIENCE
    )
    first, second = [one["value"] for one in said if one["do"] == "pick"]
    assert first == picked and isinstance(second, int)
    expect(cell.locator(f"[id='{id}']")).to_have_count(1)
    person.sound()
    person.close()
