"""The two tiles of the toy and the Shade, which moves by rule: where keepers go, who sees whom, and what is put to the players."""

from __future__ import annotations

import asyncio
import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from tests.party.beacon import GAME, Beacon
from tests.party.beacon.land import AREAS, LAYOUT, REEF, reach
from tests.party.beacon.rules import BLOWN, TO_COME, Prowl, Watch
from tests.table.hubs import NoThinking

from reverie.kernel.agenda import advance
from reverie.kernel.choice import FIRST, READ
from reverie.kernel.draft import Draft
from reverie.kernel.match import Match
from reverie.kernel.page import Scene
from reverie.parts.plain import SeatWish
from reverie.parts.rules.areas import members
from reverie.parts.sketches import area_id
from reverie.table.hub.hub import Hub
from reverie.table.hub.looker import Looker
from reverie.table.rooms.identity import Settings, Visitor
from reverie.table.store.store import Store
from reverie.table.web.board import table_html

CALM = (0, 0, 0, 0, 0)


def night(*places: str, winds: tuple[int, ...] = CALM, shut: bool = False, shade: str = "2A.c", oil: int = 2) -> Match:
    """A watch in which the keepers stand there."""
    match = Match(GAME, GAME.setup({"keepers": len(places), "oil": oil}), 1)
    match.submit(0, READ)
    s: Any = match.state
    for seat, place in enumerate(places):
        s.keepers.edit(seat).area = AREAS.number[place]
    s.piles.edit(TO_COME).cards = winds
    s.shut, s.shade = shut, AREAS.number[shade]
    s.pending.clear()
    s.given.clear()
    s.agenda.pop()
    s.agenda[-1].step = 4
    advance(s)
    return match


def asked(match: Match, seat: int) -> list[Any]:
    (choice,) = [choice for choice in match.choices() if choice.seat == seat]
    return [AREAS.names[value[1]] if isinstance(value, tuple) else value for value in choice.options]


def until_the_shade(match: Match) -> Beacon:
    """All are done, and nobody shields; up to what the Shade makes the players decide, or to the next watch."""
    blown = match.state.blown()  # type: ignore[attr-defined]
    while match.state.pending and match.state.pending[0].kind in ("keep", "shield"):
        if match.state.pending[0].kind == "keep" and match.state.blown() > blown:  # type: ignore[attr-defined]
            break
        match.submit(match.state.pending[0].seat, "let" if match.state.pending[0].kind == "shield" else "done")
    assert isinstance(match.state, Beacon)
    return match.state


def where(s: Beacon) -> str:
    return AREAS.names[s.shade]


def test_two_tiles_are_joined_by_a_gate() -> None:
    assert [tile.face.name for tile in LAYOUT.placed] == ["1A", "2A"] and len(LAYOUT.joins) == 1
    open_, shut = reach(False), reach(True)
    slope, landing = AREAS.number["1A.b"], AREAS.number["2A.a"]
    assert landing in open_.walks[slope] and landing not in shut.walks[slope]
    seen = [AREAS.names[area] for area in members(open_.seen_from(REEF))]
    assert seen == ["1A.b", "2A.a", "2A.b", "2A.c", "2A.d"], "neither the hilltop nor the hollow"
    assert not shut.sees(REEF, slope)


def test_a_keeper_takes_two_steps_in_a_watch_and_feeds_only_at_the_fire() -> None:
    match = night("1A.a", "1A.a")
    assert asked(match, 0) == ["feed", "1A.b", "done"]
    match.submit(0, ("go", AREAS.number["1A.b"]))
    assert asked(match, 0) == ["1A.a", "1A.c", "2A.a", "gate", "done"]
    match.submit(0, ("go", AREAS.number["2A.a"]))
    assert asked(match, 0) == ["done"], "and steps come anew with the next watch"
    assert asked(match, 1) == ["feed", "1A.b", "done"]
    match.submit(0, "done")
    match.submit(1, "done")
    match.submit(0, AREAS.number["2A.d"])  # where the Shade goes
    assert asked(match, 0) == ["1A.b", "2A.b", "2A.d", "gate", "done"]


def test_the_gate_is_opened_and_shut_by_whoever_stands_beside_it() -> None:
    match = night("1A.b", "1A.c", shut=True)
    assert asked(match, 0) == ["1A.a", "1A.c", "gate", "done"] and asked(match, 1) == ["1A.b", "done"]
    match.submit(0, "gate")
    assert not match.state.shut and asked(match, 0) == ["1A.a", "1A.c", "2A.a", "gate", "done"]  # type: ignore[attr-defined]
    match.submit(0, "gate")
    assert match.state.shut and asked(match, 0) == ["done"]  # type: ignore[attr-defined]


def test_the_strand_gives_an_oil_to_whoever_is_there_when_the_wind_blows() -> None:
    s = until_the_shade(night("2A.b", "1A.a", shade="2A.d"))
    assert [row.oil for row in s.keepers.rows] == [3, 2]


def test_a_great_gale_tears_the_gate_open() -> None:
    match = night("1A.a", "1A.a", winds=(3, 0), shut=True)
    s = until_the_shade(match)
    assert not s.shut and [event.rule for _n, event in match.log if event.kind == "torn"] == ["BE-6"]


@pytest.mark.parametrize(
    ("keepers", "shade", "shut", "to"),
    [
        (("1A.a", "1A.a"), "2A.c", False, "2A.c"),  # nobody in sight: it stays
        (("1A.b", "1A.a"), "2A.c", True, "2A.c"),  # nor through a gate
        (("2A.b", "1A.b"), "2A.a", True, "2A.c"),  # caught, and back on the reef
        (("1A.a", "1A.a"), "2A.a", False, "1A.b"),  # by the only way
        (("1A.a", "2A.d"), "2A.a", False, "2A.c"),  # the nearest first
    ],
)
def test_it_goes_a_step_towards_the_nearest_keeper_in_sight(
    keepers: tuple[str, ...], shade: str, shut: bool, to: str
) -> None:
    s = until_the_shade(night(*keepers, shade=shade, shut=shut))
    assert where(s) == to


def test_of_two_shortest_ways_the_keepers_choose_one() -> None:
    match = night("2A.a", "1A.a")
    s = until_the_shade(match)
    assert [(choice.seat, choice.kind, choice.mode) for choice in s.pending] == [(0, "way", FIRST), (1, "way", FIRST)]
    assert isinstance(s.agenda[-1], Prowl) and s.pending[0].rule == "BE-8"
    assert [AREAS.names[area] for area in s.pending[0].options] == ["2A.b", "2A.d"]
    match.submit(1, AREAS.number["2A.d"])
    assert where(match.state) == "2A.d" and isinstance(match.state.agenda[-1], Watch)  # type: ignore[arg-type]


def test_of_two_keepers_equally_near_they_choose_too() -> None:
    match = night("1A.a", "1A.c", shade="1A.b")
    assert [AREAS.names[area] for area in until_the_shade(match).pending[0].options] == ["1A.a", "1A.c"]


def test_it_snuffs_an_oil_of_one_it_reaches_whom_the_keepers_choose_and_is_gone() -> None:
    match = night("2A.d", "2A.d", "1A.a", oil=1)
    s = until_the_shade(match)
    assert [(choice.seat, choice.kind) for choice in s.pending] == [(0, "prey"), (1, "prey"), (2, "prey")]
    assert list(s.pending[0].options) == [0, 1] and where(s) == "2A.d"
    match.submit(2, 1)
    s = match.state  # type: ignore[assignment]
    assert [row.oil for row in s.keepers.rows] == [1, 0, 1] and s.shade == REEF
    assert [event.data for _n, event in match.log if event.kind == "snuffed"] == [{"seat": 1}]


def test_who_has_no_oil_is_found_and_loses_nothing_and_who_has_left_is_not_looked_for() -> None:
    s = until_the_shade(night("2A.d", "1A.a", oil=0))
    assert where(s) == "2A.d" and [row.oil for row in s.keepers.rows] == [0, 0]
    match = night("2A.d", "1A.a", "1A.a")
    match.give_up(0)
    assert where(until_the_shade(match)) == "2A.c"


def test_when_the_fire_is_out_nobody_prowls() -> None:
    match = night("2A.d", "1A.a", winds=(2, 0))
    match.state.fire = 1  # type: ignore[attr-defined]
    s = until_the_shade(match)
    assert s.ended == "out" and not s.agenda and s.shade == REEF and len(s.piles[BLOWN].cards) == 1


# Drawn ---------------------------------------------------------------------------------------------------------------


def shown(match: Match, language: str) -> str:
    page = GAME.page(language)
    told = io.StringIO()
    Console(file=told, width=100, no_color=True).print(page.board(match.state, 0, False))
    return told.getvalue()


def test_a_terminal_draws_the_map_with_everybody_on_it() -> None:
    told = shown(night("1A.b", "2A.b", shut=True), "en")
    assert "1 Hilltop: * fire 3\n" in told and "2 Slope: A Sun\n" in told
    assert "5 Strand: B Moon\n" in told and "6 Reef: # the Shade\n" in told
    assert told.count("║") == 2 and told.count("¤") == 1, "the gate, with its lock"
    assert "║" not in shown(night("1A.b", "2A.b"), "en")
    assert "6 Rafa: # Cień" in shown(night("1A.b", "2A.b"), "pl")


def test_a_browser_draws_everybody_and_options_sit_where_they_lead() -> None:
    match = night("1A.b", "2A.b", shut=True)
    page = GAME.web_page("en")
    sketch = page.scene(Scene(match.sight(0), None, None, []))["map"]
    assert [figure.id for figure in sketch.figures] == ["keeper-0", "keeper-1", "shade"]
    assert [thing.id for thing in sketch.things] == ["fire"] and [door.id for door in sketch.doors] == ["gate"]
    for x, y, at in ((figure.at[0], figure.at[1], figure.id) for figure in sketch.figures):
        area = AREAS.names[AREAS.owner[int(y - 0.01) * AREAS.width + int(x - 0.01)]]
        assert area == {"keeper-0": "1A.b", "keeper-1": "2A.b", "shade": "2A.c"}[at]
    choice = match.choices()[0]
    found = [page.place(match.state, choice, pick, Draft(choice)) for pick in choice.options]
    assert found == [area_id("1A.a"), area_id("1A.c"), "gate", ""]
    details = page.looked(match.state, 0, area_id("2A.c"))
    assert details is not None and (details["title"], details["tags"]) == ("Reef", ["the Shade"])


def test_the_page_of_a_table_has_the_map_and_only_who_acts_may_press_it(tmp_path: Path) -> None:
    async def pages() -> list[str]:
        hub = Hub(Store(f"sqlite:///{tmp_path / 'tables.db'}"), NoThinking(1), 0.0, {"beacon": GAME})
        me, wishes = Visitor("me", "Wanda"), [SeatWish("me"), SeatWish("here")]
        live = await hub.tables.live(await hub.new_tables.open_table(me, "beacon", {"keepers": 2}, wishes, {}))
        await hub.answer(live, 0, READ, live.room.at)
        found = [table_html(hub, live, Looker(me, Settings({}), seats)) for seats in ({0}, set())]
        await hub.stop()
        return found

    mine, watching = asyncio.run(pages())
    slope = AREAS.number["1A.b"]
    option = rf'<g class="plan__area is-opt" id="area-1A-b" role="button" aria-label="Slope" tabindex="0" data-pick="\[&#34;go&#34;,{slope}\]"'
    assert re.search(option, mine) and mine.count('class="plan__area is-opt"') == 1
    assert "is-opt" not in watching and 'id="area-1A-b" role="img"' in watching
    assert all('href="/static/emblems.svg#sil-hood"' in page and "<tbody>" in page for page in (mine, watching))
