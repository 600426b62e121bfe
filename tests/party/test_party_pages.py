"""Campaigns of parties over HTTP, without script: invited, joined, played by several, gone on with; and everything that cannot be."""

from __future__ import annotations

import json
import re
import sqlite3
import threading
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from jinja2 import DictLoader
from tests.party.beacon import GAME
from tests.party.beacon.campaign import NIGHTS_OF_BEACON as NIGHTS
from tests.party.vigils import CONCEDE, RETRY, SING, VIGILS

pytest.importorskip("litestar", reason="the web table is not installed: pip install 'reverie[web]'")

from tests.table.serving import Serving
from websockets.sync.client import connect

from reverie.games.dreamblade.campaign.standing import TheDreamwar
from reverie.parts.campaign import file
from reverie.parts.campaign.file import Checkpoint
from reverie.parts.campaign.model import add_campaigns
from reverie.parts.campaign.party import PartyCampaign, opened
from reverie.parts.campaign.party_page import Told
from reverie.parts.plain import SeatWish
from reverie.table.hub.limits import Buckets
from reverie.table.rooms.identity import Visitor
from reverie.table.web.render import environment

HOME = "/campaigns/beacon/nights"
WATCHES = "/campaigns/beacon/vigils"


class Toys(Serving):
    """A server with the toy and its two campaigns."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, {"beacon": GAME})
        self.hub.new_tables.creations = Buckets(rate=1000, burst=10_000)
        self.folder = folder

    def entries(self, here: str) -> list[dict[str, Any]]:
        """The journal of a campaign."""
        found: list[dict[str, Any]] = self.hub.store.journal("party" + here.removeprefix("/campaigns"))
        return found

    def play(self, table: str, win: bool = True) -> None:
        """People play a session to its end: as they are advised, or as badly as can be."""

        async def on() -> None:
            live = await self.hub.tables.live(table)
            room = live.room
            while not room.over():
                choice = room.match.choices()[0]
                answer = GAME.bots.advise(room.match.state, choice).answer
                if not win and choice.kind in ("keep", "shield"):
                    answer = "done" if choice.kind == "keep" else "let"
                await self.hub.answer(live, choice.seat, answer, room.at)

        self.do(on())

    def seats(self, table: str) -> list[tuple[str, str]]:
        """Who sits at a table: kind, and name or level."""

        async def told() -> list[tuple[str, str]]:
            room = (await self.hub.tables.live(table)).room
            return [(seat.kind, seat.level if seat.kind == "bot" else seat.name) for seat in room.seats]

        return self.do(told())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Toys]:
    add_campaigns(GAME, NIGHTS, VIGILS)
    own = DictLoader(
        {
            "vigils/chart.html": '<p id="own-chart">{{ chart.tide }}: {{ chapters|map(attribute="state")|join(", ") }}</p>'
        }
    )
    loaders = environment().loader.loaders  # type: ignore[union-attr]
    loaders.append(own)
    made = Toys(tmp_path_factory.mktemp("parties"))
    yield made
    made.stop()
    loaders.remove(own)
    add_campaigns(GAME, NIGHTS)


class Guest(httpx.Client):
    """Somebody with a browser that knows no script."""

    def __init__(self, server: Serving, name: str, language: str = "en") -> None:
        super().__init__(base_url=server.url, headers={"accept-language": language}, follow_redirects=True, timeout=60)
        self.name = name
        self.at = ""

    def see(self, path: str, status: int = 200) -> str:
        answer = self.get(path)
        assert answer.status_code == status, answer.text[:3000]
        assert "style=" not in answer.text
        self.at = answer.url.path
        return unescape(answer.text)

    def submit(self, path: str, status: int = 200, **fields: str) -> str:
        answer = self.post(path, data=fields)
        assert answer.status_code == status, answer.text[:3000]
        self.at = answer.url.path
        return unescape(answer.text)


def begin(guest: Guest, home: str = HOME, **fields: str) -> str:
    """A new campaign; its address."""
    guest.submit(home, name="Ours", member=guest.name, **{"keepers": "2", **fields})
    assert guest.at.startswith(f"{home}/")
    return guest.at


def link_of(guest: Guest, here: str) -> str:
    found = re.search(r'data-copy="([^"]+)"', guest.see(here))
    assert found is not None
    return found[1]


def join(guest: Guest, link: str, name: str = "") -> None:
    guest.submit(f"{link.partition('/join')[0]}/join", token=link.partition("#")[2], name=name or guest.name)


def party(server: Serving, home: str = HOME, **fields: str) -> tuple[Guest, Guest, str]:
    """Wanda has begun a campaign, and Oskar has joined it."""
    wanda, oskar = Guest(server, "Wanda"), Guest(server, "Oskar")
    here = begin(wanda, home, **fields)
    join(oskar, link_of(wanda, here))
    assert oskar.at == here
    return wanda, oskar, here


def play(guest: Guest, here: str, *seats: str, chapter: str = "first", status: int = 200, **more: str) -> str:
    """To the table of the next session; its id."""
    cast = {f"seat-{number}": who for number, who in enumerate(seats or ("m1", "m2"))}
    guest.submit(f"{here}/play", status, chapter=chapter, **cast, **more)
    return guest.at.removeprefix("/t/")


def oops(html: str) -> str:
    found = re.search(r'id="oops".*?<span>(.*?)</span>', html, re.S)
    return found[1] if found else ""


def cast_on(html: str) -> list[str]:
    """Who would play whom, as the form proposes."""
    return re.findall(r'name="seat-\d"[^>]*>.*?<option value="([^"]+)" selected', html)


# From begin to end ---------------------------------------------------------------------------------------------------


def test_a_party_plays_a_campaign_from_its_invitation_to_its_end(server: Toys) -> None:
    wanda, oskar = Guest(server, "Wanda"), Guest(server, "Oskar")
    assert f'href="{HOME}"' in wanda.see("/games/beacon"), "the home of the game leads there"
    assert f'href="{HOME}"' in wanda.see("/campaigns")
    assert "No campaign yet" in wanda.see(HOME)
    here = begin(wanda)
    html = wanda.see(here)
    assert "0 of 2 chapters done" in html and "The first night" in html
    assert "The second night" not in html and "Chapter 2" in html and ">?<" in html, "what is locked is not told"
    for path in (here, f"{here}/file", f"{here}?chapter=second", HOME, "/campaigns"):
        for language in ("en", "pl"):
            told = unescape(wanda.get(path, headers={"accept-language": language}).text)
            assert "second" not in told.replace("chapter=second", "") and "Druga noc" not in told, path
    link = link_of(wanda, here)
    # Who is invited reads what is played before they join.
    assert 'id="key"' in oskar.see(link.partition("#")[0])
    told = oskar.submit(f"{here}/key", token=f"{server.url}{link}")
    assert (
        "Join Ours" in told
        and "Wanda plays a campaign" in told
        and "Two nights" in told
        and "The first night" not in told
    )
    join(oskar, link)
    assert cast_on(oskar.see(here)) == ["m1", "m2"]
    table = play(oskar, here)
    assert server.seats(table) == [("person", "Wanda"), ("person", "Oskar")]
    for guest, mark in ((wanda, "0"), (oskar, "1")):
        assert f'data-seat="{mark}"' in guest.see(f"/t/{table}"), "everybody finds their seat"
    assert "it is your move" in wanda.see(HOME) and "it is your move" in oskar.see("/campaigns")
    assert play(wanda, here, "m2", "m2") == table, "it is going on already"
    server.play(table)
    assert f'href="{here}"' in wanda.see(f"/t/{table}"), "from the table back to the campaign"
    html = oskar.see(here)
    assert "1 of 2 chapters done" in html and "The second night" in html and f"/replay/{table}" in html
    assert [entry["kind"] for entry in server.entries(here)] == ["opened", "joined", "began", "ended"]
    # Oskar is away: a bot plays his hero.
    second = play(wanda, here, "m1", "bot:expert", chapter="second")
    assert second != table and server.seats(second) == [("person", "Wanda"), ("bot", "expert")]
    brought = server.entries(here)[3]["checkpoint"]["legacy"]["oil"]
    assert server.do(server.hub.tables.live(second)).room.match.header.setup["brought"] == brought
    server.play(second)
    html = wanda.see(here)
    assert "The campaign is over" in html and 'id="begin-session"' not in html
    assert "Played to its end" in oskar.see(HOME)
    assert oops(wanda.submit(f"{here}/play", chapter="second", **{"seat-0": "m1", "seat-1": "m2"})).startswith(
        "This chapter is done"
    )


def test_a_lost_chapter_is_tried_again_and_the_same_again_in_polish(server: Toys) -> None:
    wanda, _oskar, here = party(server)
    table = play(wanda, here)
    server.give_up(table, 0)
    server.play(table, win=False)
    html = wanda.see(here)
    assert "Try it again" in html and "1 attempt" in html and "0 of 2" in html
    polish = Guest(server, "Ola", "pl")
    polish.cookies = wanda.cookies
    html = polish.see(here)
    assert "Spróbujcie jeszcze raz" in html and "Pierwsza noc" in html and "Druga noc" not in html
    again = play(wanda, here)
    assert again != table and server.entries(here)[-1]["table"] == again


def test_several_campaigns_stand_side_by_side_are_renamed_and_hidden(server: Toys) -> None:
    wanda, oskar, here = party(server)
    other = begin(wanda)
    wanda.submit(f"{here}/rename", name="The long  winter")
    wanda.submit(f"{other}/rename", name="Quick one")
    html = wanda.see(HOME)
    assert "The long winter" in html and "Quick one" in html and "Wanda, Oskar" in html
    assert "The long winter" in oskar.see(HOME) and "Quick one" not in oskar.see(HOME)
    assert "leads the party" in oops(oskar.submit(f"{here}/rename", name="Mine"))
    assert "give a name" in oops(wanda.submit(f"{here}/rename", name="  "))
    html = wanda.submit(f"{other}/hide", hidden="1")
    assert "Quick one" not in html and "Show 1 hidden campaign" in html
    assert "Quick one" not in wanda.see("/campaigns")
    assert "Quick one" in wanda.see(f"{HOME}?hidden=1")
    assert "Quick one" in wanda.submit(f"{other}/hide", hidden="0")


# Invitations, and people who go -----------------------------------------------------------------------------------------


def test_a_link_is_used_up_by_the_next_one_and_a_strangers_is_none(server: Toys) -> None:
    wanda, oskar, ilse = Guest(server, "Wanda"), Guest(server, "Oskar"), Guest(server, "Ilse")
    here, other = begin(wanda), begin(wanda)
    old = link_of(wanda, here)
    join(oskar, old)
    assert "leads the party" in oops(oskar.submit(f"{here}/link"))
    wanda.submit(f"{here}/link")
    key, foreign = old.partition("#")[2], link_of(wanda, other).partition("#")[2]
    for path in ("key", "join"):
        told = ilse.submit(f"{here}/{path}", 403, token=key, name="Ilse")
        assert "This link is used up" in told and "A newer one has been made" in told
        for bad in (foreign, key[:-3], "", "nonsense#"):
            assert "does not fit" in ilse.submit(f"{here}/{path}", 403, token=bad, name="Ilse")
    new = link_of(wanda, here)
    for name, why in (("", "give a name"), ("  ", "give a name"), ("oskar", "goes by this name already")):
        assert why in oops(ilse.submit(f"{here}/join", 400, token=new.partition("#")[2], name=name))
    join(ilse, new)
    assert ilse.at == here
    before = server.entries(here)
    join(ilse, new, "Somebody else")
    assert server.entries(here) == before, "who belongs to it already does not join twice"
    assert ilse.submit(f"{here}/key", token=new) and ilse.at == here


def test_somebody_elses_campaign_is_nobodys_business(server: Toys) -> None:
    wanda, _oskar, here = party(server)
    stranger = Guest(server, "Nobody")
    before = server.entries(here)
    assert "other people's" in stranger.see(here, 403)
    assert stranger.get(f"{here}/file").status_code == 404
    for act in ("play", "cast", "seats", "choose", "link", "remove", "leave", "rename", "hide"):
        told = stranger.submit(
            f"{here}/{act}", 403, chapter="first", member="m1", name="x", at="0", **{"seat-0": "m1", "seat-1": "m1"}
        )
        assert "other people's" in told and "The first night" not in told
    assert server.entries(here) == before
    assert here not in stranger.see(HOME)
    for path in (f"{HOME}/nothing", f"{HOME}/nothing/join"):
        assert "no such campaign" in stranger.see(path, 404)
    for path in ("/campaigns/beacon/days", "/campaigns/chess/nights", "/campaigns/beacon/days/x"):
        assert "no such campaign" in stranger.see(path, 404)
        assert "no such campaign" in stranger.submit(path if path.count("/") == 3 else f"{path}/play", 404)
    assert "no such campaign" in stranger.submit("/campaigns/beacon/days/file", 404)
    assert "no such campaign" in wanda.submit(f"{here}/dance", 404)


def test_a_member_who_is_removed_while_playing_loses_the_seat_and_the_table_goes_on(server: Toys) -> None:
    wanda, oskar, here = party(server)
    ilse = Guest(server, "Ilse")
    join(ilse, link_of(wanda, here))
    table = play(wanda, here)
    back = link_of(wanda, here)
    cookies = "; ".join(f"{one.name}={one.value}" for one in oskar.cookies.jar)
    with connect(
        f"ws://127.0.0.1:{server.port}/t/{table}/live?as=json", additional_headers={"Cookie": cookies}
    ) as line:
        assert json.loads(line.recv(timeout=60))["seat"] == 1
        assert "leads the party" in oops(oskar.submit(f"{here}/remove", member="m1"))
        html = wanda.submit(f"{here}/remove", member="m2", to="m3")
        while "gone" not in (told := json.loads(line.recv(timeout=60))):
            pass
        assert "given to somebody else" in told["gone"] and told["retry"] is False
    assert "Oskar" not in html.partition('id="members"')[2].partition("</ul>")[0]
    assert server.seats(table) == [("person", "Wanda"), ("person", "Ilse")]
    assert 'data-seat="1"' in ilse.see(f"/t/{table}")
    assert "You do not belong to this party any more" in oskar.see(here, 403)
    assert 'id="story-ask"' in oskar.see(f"/t/{table}", 403), "at the table they are one who watches"
    assert "used up" in oskar.submit(f"{here}/join", 403, token=back.partition("#")[2], name="Oskar")
    assert here not in oskar.see(HOME)
    # Nobody in particular: a bot plays on, and the session ends as any.
    wanda.submit(f"{here}/remove", member="m3", to="nonsense")
    assert server.seats(table) == [("person", "Wanda"), ("bot", "adept")]
    server.play(table)
    assert "1 of 2" in wanda.see(here)
    assert "cannot remove yourself" in oops(wanda.submit(f"{here}/remove", member="m1"))


def test_a_seat_that_was_not_given_away_in_time_is_when_somebody_looks(server: Toys) -> None:
    """The server may stop between two writes: the journal says who belongs to the party, and the table follows."""
    wanda, oskar, here = party(server)
    table = play(wanda, here)
    journal = "party" + here.removeprefix("/campaigns")
    end = server.hub.store.journal_end(journal)
    assert server.hub.store.write_down(journal, end + 1, [{"kind": "removed", "member": 2}])
    assert server.seats(table)[1] == ("person", "Oskar")
    wanda.see(here)
    assert server.seats(table)[1] == ("bot", "adept")
    assert "any more" in oskar.see(here, 403)


def test_who_leaves_hands_on_the_lead_and_the_last_one_stays(server: Toys) -> None:
    wanda, oskar, here = party(server)
    table = play(wanda, here)
    wanda.submit(f"{here}/leave", to="m2")
    assert wanda.at == HOME and here not in wanda.see(HOME)
    assert "You have left this party" in wanda.see(here, 403)
    assert server.seats(table) == [("person", "Oskar"), ("person", "Oskar")]
    html = oskar.see(here)
    assert 'id="rename-do"' in html and 'id="new-link"' in html, "Oskar leads now"
    assert "only one left" in oops(oskar.submit(f"{here}/leave"))
    join(wanda, link_of(oskar, here))
    assert wanda.at == here and 'id="rename-do"' not in wanda.see(here)


# Sessions ------------------------------------------------------------------------------------------------------------


def test_two_who_begin_at_once_have_one_table_even_on_two_servers(server: Toys) -> None:
    beside = Toys(server.folder)
    try:
        for _ in range(4):
            wanda, oskar, here = party(server)
            oskar.base_url = httpx.URL(beside.url)
            ready = threading.Barrier(2)
            found: dict[str, str] = {}

            def go(
                guest: Guest, here: str = here, ready: threading.Barrier = ready, found: dict[str, str] = found
            ) -> None:
                ready.wait(30)
                found[guest.name] = play(guest, here)

            threads = [threading.Thread(target=go, args=(guest,)) for guest in (wanda, oskar)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(60)
            assert len(found) == 2 and found["Wanda"] == found["Oskar"]
            assert [entry["table"] for entry in server.entries(here) if entry["kind"] == "began"] == [found["Wanda"]]
            held = [
                row.id
                for row in server.hub.store.tables(person=None, limit=None)
                if (row.summary.get("home") or {}).get("href") == here
            ]
            assert held == [found["Wanda"]], "and no other table is left behind"
    finally:
        beside.stop()


def test_what_cannot_be_begun_is_told_and_nothing_is_changed(server: Toys) -> None:
    wanda, _oskar, here = party(server)
    before = server.entries(here)
    for seats, chapter, why in (
        (("m1", "m2"), "second", "not open yet"),
        (("m1", "m2"), "third", "no such chapter"),
        (("m1", "m2"), "", "no such chapter"),
        (("m1",), "first", "Somebody has to play every hero"),
        (("m1", "m9"), "first", "Somebody has to play every hero"),
        (("m1", "bot:godlike"), "first", "Somebody has to play every hero"),
        (("bot:adept", "bot:adept"), "first", "At least one hero"),
    ):
        cast = {f"seat-{number}": who for number, who in enumerate(seats)}
        for act in ("play", "cast"):
            if act == "cast" and chapter != "first":
                continue
            assert why in oops(wanda.submit(f"{here}/{act}", chapter=chapter, **cast))
    assert server.entries(here) == before
    assert oops(wanda.see(f"{here}?told=<script>")) == ""


def test_who_plays_whom_is_saved_for_all_and_remembered(server: Toys) -> None:
    wanda, oskar, here = party(server)
    oskar.submit(f"{here}/cast", chapter="first", **{"seat-0": "m2", "seat-1": "bot:novice"})
    assert cast_on(wanda.see(here)) == ["m2", "bot:novice"]
    assert play(wanda, here, "m2", "open") == here, "who has no seat there is not led to the table"
    table = play(oskar, here, "m2", "open")
    assert server.seats(table) == [("person", "Oskar"), ("open", "")]
    assert "a seat is still free" in wanda.see(HOME)
    html = wanda.see(here)
    assert "/watch" in html, "Wanda has no seat there"
    wanda.submit(f"{here}/seats", **{"seat-1": "m1"})
    assert server.seats(table) == [("person", "Oskar"), ("person", "Wanda")]
    server.play(table)
    assert cast_on(wanda.see(here)) == ["m2", "open"], "as the last time"


def test_heroes_change_hands_in_the_middle_of_a_session(server: Toys) -> None:
    wanda, oskar, here = party(server, keepers="3")
    table = play(wanda, here, "m1", "m2", "bot:novice")
    oskar.submit(f"{here}/seats", **{"seat-0": "", "seat-1": "m1", "seat-2": "m2"})
    assert server.seats(table) == [("person", "Wanda"), ("person", "Wanda"), ("person", "Oskar")]
    assert "leads the party" in oops(oskar.submit(f"{here}/seats", **{"seat-0": "m2", "seat-2": "bot:adept"}))
    assert server.seats(table)[2] == ("person", "Oskar"), "all or nothing"
    for bad in ("m9", "bot:godlike", "bot:", "open", "nobody"):
        assert "cannot be given" in oops(wanda.submit(f"{here}/seats", **{"seat-0": bad}))
    assert "cannot be given" in oops(wanda.submit(f"{here}/seats", **{"seat-7": "m1"}))
    wanda.submit(f"{here}/seats", **{"seat-2": "bot:expert", "seat-x": "m1"})
    assert server.seats(table)[2] == ("bot", "expert")
    seq = server.do(server.hub.tables.live(table)).room.seq
    wanda.submit(f"{here}/seats", **{"seat-0": "m1", "seat-2": "bot:expert"})
    assert server.do(server.hub.tables.live(table)).room.seq == seq, (
        "who plays there already is not given the seat again"
    )
    server.play(table)
    assert "moved on" in oops(wanda.submit(f"{here}/seats", **{"seat-0": "m2"}))


def test_a_session_has_no_rematch(server: Toys) -> None:
    wanda, _oskar, here = party(server)
    table = play(wanda, here)
    server.play(table)
    html = wanda.see(f"/t/{table}")
    assert 'id="do-rematch"' not in html and 'id="do-next"' in html
    cookies = "; ".join(f"{one.name}={one.value}" for one in wanda.cookies.jar)
    with connect(
        f"ws://127.0.0.1:{server.port}/t/{table}/live?as=json", additional_headers={"Cookie": cookies}
    ) as line:
        line.send(json.dumps({"do": "rematch", "n": 7}))
        while (told := json.loads(line.recv(timeout=60))).get("refused") != 7:
            assert "ok" not in told
        assert told["key"] == "refused-session"


# Questions -----------------------------------------------------------------------------------------------------------


def test_a_question_is_answered_by_whoever_is_first(server: Toys) -> None:
    wanda, oskar, here = party(server, WATCHES)
    html = wanda.see(here)
    assert "Keeper of the lamp" in html, "the model has names"
    assert '<p id="own-chart">high: open, open</p>' in html and 'class="trail"' not in html, "and a chart of its own"
    assert '<input type="hidden" name="seat-2" value="bot:novice">' in html
    table = play(wanda, here, "m1", "m2", "bot:novice")
    assert server.seats(table)[2] == ("bot", "novice")
    assert "cannot be given" in oops(wanda.submit(f"{here}/seats", **{"seat-2": "m1"}))
    server.play(table, win=False)
    html = wanda.see(here)
    assert "The fire went out" in html and "Once more" in html and 'id="begin-session"' not in html
    assert "to be decided" in oskar.see(WATCHES)
    at = re.findall(r'name="at" value="(\d+)"', html)[0]
    assert "decided first" in oops(
        wanda.submit(f"{here}/play", chapter="first", **{f"seat-{n}": "m1" for n in range(3)})
    )
    assert "none of the answers" in oops(oskar.submit(f"{here}/choose", option="dance", at=at))
    assert oops(oskar.submit(f"{here}/choose", option=RETRY, at=at)) == ""
    assert oops(oskar.submit(f"{here}/choose", option=RETRY, at=at)) == "", "sent twice"
    assert "Somebody else was quicker" in oops(wanda.submit(f"{here}/choose", option=CONCEDE, at=at))
    assert "moved on" in oops(wanda.submit(f"{here}/choose", option=CONCEDE, at="x"))
    assert [entry["option"] for entry in server.entries(here) if entry["kind"] == "chosen"] == [RETRY]
    again = play(wanda, here, "m1", "m2", "bot:novice", chapter="second")
    server.play(again, win=False)
    at = re.findall(r'name="at" value="(\d+)"', wanda.see(here))[0]
    html = wanda.submit(f"{here}/choose", option=CONCEDE, at=at)
    assert "The campaign is over" in html


def test_what_is_only_offered_may_be_taken_until_the_next_session_begins(server: Toys) -> None:
    wanda, oskar, here = party(server, WATCHES)
    html = wanda.see(here)
    assert 'id="offers"' in html and '<option value="sing">Sing first</option>' in html and 'id="next"' in html
    at = re.findall(r'name="at" value="(\d+)"', html)[0]
    assert "Nothing is to be decided" in oops(wanda.submit(f"{here}/choose", option=RETRY, at=at))
    assert oops(oskar.submit(f"{here}/choose", option=SING, at=at)) == ""
    assert server.entries(here)[-1]["checkpoint"]["legacy"]["sung"] == 1
    assert oops(oskar.submit(f"{here}/choose", option=SING, at=at)) == "", "the same form sent twice"
    assert server.entries(here)[-1]["checkpoint"]["legacy"]["sung"] == 1
    html = wanda.see(here)
    now = re.findall(r'name="at" value="(\d+)"', html)[0]
    table = play(wanda, here, "m1", "m2", "bot:novice")
    assert 'id="offers"' not in wanda.see(here)
    assert "being played" in oops(wanda.submit(f"{here}/choose", option=SING, at=now))
    server.play(table, win=False)
    html = wanda.see(here)
    assert 'id="question"' in html and 'id="offers"' not in html, "what is asked comes first"


def test_what_is_locked_is_told_only_where_its_model_says_so() -> None:
    """Vigils tells of its second chapter, and of nothing else."""
    gone = {**VIGILS.begin({}), "given_up": True}
    assert [one.state for one in VIGILS.chapters(gone)] == ["locked", "locked"]
    shown = PartyCampaign(VIGILS, "x", [opened(VIGILS, "wanda", "Wanda", "Ours", gone)])
    rows = Told(SimpleNamespace(visit=SimpleNamespace(words=None, person="wanda")), shown, None).chapters()  # type: ignore[arg-type]
    assert [row["title"] for row in rows] == ["", "Vigil, second"]


def written(server: Toys, legacy: dict[str, Any], schema: int) -> tuple[Guest, str]:
    """A campaign that came to something which nobody played here."""
    wanda = Guest(server, "Wanda")
    here = begin(wanda)
    entry = {"kind": "ended", "table": "t", "result": "won", "winners": [], "left": {}}
    journal = "party" + here.removeprefix("/campaigns")
    checkpoint = {"checkpoint": {"legacy": legacy, "schema": schema}}
    assert server.hub.store.write_down(journal, 2, [{**entry, **checkpoint}])
    return wanda, here


def test_a_campaign_that_cannot_be_set_up_any_more_is_still_there_to_be_taken_along(server: Toys) -> None:
    wanda, here = written(server, {"won": 0, "oil": [1] * 9}, NIGHTS.schema)
    assert "cannot be set up from where the campaign stands" in wanda.see(here)
    assert "cannot be set up" in oops(wanda.submit(f"{here}/play", chapter="first", **{"seat-0": "m1"}))
    assert wanda.get(f"{here}/file").status_code == 200


def test_a_campaign_of_a_later_release_waits_for_the_update(server: Toys) -> None:
    wanda, here = written(server, {"won": 0, "oil": [1] * 2}, NIGHTS.schema + 1)
    assert "played on by a later release" in wanda.see(here, 404)
    assert "later release" in wanda.submit(f"{here}/play", 404)
    assert here not in wanda.see(HOME), "and the others are listed as ever"


def test_a_table_that_is_opened_twice_under_its_id_is_opened_once(server: Toys) -> None:
    async def twice() -> list[str]:
        made = []
        for person in ("one", "two"):
            seats = [SeatWish("theirs", name=name, person=name.lower()) for name in ("Wanda", "Oskar")]
            options = {"id": "one-session", "home": {"href": "/x", "name": "Ours"}}
            opening = server.hub.new_tables.open_table(
                Visitor(person, person), "beacon", {"keepers": 2}, seats, options
            )
            made.append(await opening)
        live = await server.hub.tables.live("one-session")
        assert live.holders == {0: {"wanda"}, 1: {"oskar"}}
        server.hub.tables.open.pop("one-session")
        server.hub.store.give_seat(
            "one-session", 1, "somebody else"
        )  # as if the server had stopped before it was written
        assert (await server.hub.tables.live("one-session")).seats_of("oskar") == {1}
        return made

    assert server.do(twice()) == ["one-session", "one-session"]


# Updates and files ---------------------------------------------------------------------------------------------------


def spoil(folder: Path, table: str, change: str) -> None:
    """Let a table be one that cannot be played on."""
    with sqlite3.connect(folder / "tables.db") as base:
        if change == "gone":
            for name in ("snapshots", "log", "held"):
                base.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
            base.execute("DELETE FROM tables WHERE id = ?", (table,))
            return
        base.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
        found = base.execute("SELECT body FROM log WHERE table_id = ? AND seq = 1", (table,)).fetchone()
        body = json.loads(found[0])
        if change == "changed":
            body["version"] = 99
        else:
            del body["seats"]
        base.execute("UPDATE log SET body = ? WHERE table_id = ? AND seq = 1", (json.dumps(body), table))


@pytest.mark.parametrize(
    ("change", "why"),
    [("changed", "was played by other rules"), ("damaged", "cannot be read"), ("gone", "is not there")],
)
def test_a_session_that_an_update_cannot_replay_begins_anew_from_its_checkpoint(
    tmp_path: Path, change: str, why: str
) -> None:
    before = Toys(tmp_path)
    wanda, oskar, here = party(before)
    first = play(wanda, here)
    before.play(first)
    wanda.see(here)
    legacy = before.entries(here)[-1]["checkpoint"]["legacy"]
    table = play(wanda, here, "m2", "m1", chapter="second")
    assert "instead" not in wanda.see(here)
    assert play(wanda, here, chapter="second", instead=table) == table, "what can be played on is not given up"
    before.stop()
    spoil(tmp_path, table, change)
    after = Toys(tmp_path)
    try:
        wanda.base_url = oskar.base_url = httpx.URL(after.url)
        assert "cannot be played on" in oskar.see(HOME)
        html = oskar.see(here)
        assert why in html and "The campaign itself is safe" in html and "1 of 2 chapters done" in html
        assert 'id="to-table"' not in html and cast_on(html) == ["m2", "m1"]
        again = play(oskar, here, "m2", "m1", chapter="second", instead=table)
        assert again != table
        room = after.do(after.hub.tables.live(again)).room
        assert room.match.header.setup["brought"] == legacy["oil"], "from where the campaign stood"
        assert play(wanda, here, chapter="second", instead=table) == again, "who is slower finds the same table"
        after.play(again)
        assert "The campaign is over" in wanda.see(here)
        assert "begun anew after an update" in wanda.see(here)
    finally:
        after.stop()


def bring(guest: Guest, data: bytes, home: str = HOME) -> httpx.Response:
    return guest.post(f"{home}/file", files={"campaign": ("x.json", data, "application/json")})


def test_a_campaign_is_taken_along_as_a_file_and_gone_on_with(server: Toys) -> None:
    wanda, _oskar, here = party(server)
    server.play(play(wanda, here))
    taken = wanda.get(f"{here}/file")
    assert "attachment" in taken.headers["content-disposition"]
    at = file.read("beacon", taken.content)
    assert at.name == "Ours" and at.legacy["won"] == 1 and at.sessions == [{"chapter": "first", "result": "won"}]
    ilse = Guest(server, "Ilse")
    there = bring(ilse, taken.content)
    assert there.status_code == 200 and there.url.path != here
    html = ilse.see(there.url.path)
    assert "1 of 2 chapters done" in html and "The first night" in html.partition('id="history"')[2]
    again = file.read("beacon", ilse.get(f"{there.url.path}/file").content)
    assert (again.legacy, again.sessions, again.name) == (at.legacy, at.sessions, "Ours")
    table = play(ilse, there.url.path, "m1", "m1", chapter="second")
    assert server.do(server.hub.tables.live(table)).room.match.header.setup["brought"] == at.legacy["oil"]


def test_a_file_that_is_none_of_this_campaign_is_refused_with_the_reason(server: Toys) -> None:
    wanda, _oskar, here = party(server)
    good = wanda.get(f"{here}/file").content
    newer = {key: value for key, value in json.loads(good).items() if key != "check"} | {"schema": 9}
    war = TheDreamwar()
    for data, words in (
        (good[:-40], "cut off"),
        (good[:90], "cut off"),
        (b"", "no campaign of Reverie"),
        (b"\x00\xff", "no campaign of Reverie"),
        (good.replace(b'"won": 0', b'"won": 1'), "changed or damaged"),
        (json.dumps({**newer, "check": file._check(newer)}).encode(), "later release"),
        (file.dump(Checkpoint(war, "x", war.begin({"start": "quay-watch"}))), "another game"),
        (file.dump(Checkpoint(VIGILS, "x", VIGILS.begin({}))), "another campaign"),
        (file.dump(Checkpoint(NIGHTS, "x", {"won": 0, "oil": [1] * 9})), "cannot have been played"),
    ):
        told = bring(wanda, data)
        assert told.url.path == HOME and words in told.text, words
    assert wanda.post(f"{HOME}/file", data={"campaign": "no file"}).url.path == HOME
    assert wanda.see(HOME).count("<b>Ours</b>") == 1
    assert "values that are offered" in oops(wanda.submit(HOME, 400, name="x", member="Wanda", keepers="9"))
