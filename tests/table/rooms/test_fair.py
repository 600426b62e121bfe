"""Fair dice at the table: promises, what seats add, when the first die falls, what is shown when, and names of the server."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from sqlalchemy import select

from reverie import verifier
from reverie.games import find_game
from reverie.kernel.agenda import pending_for
from reverie.kernel.chance import Stream
from reverie.kernel.choice import NATURE
from reverie.kernel.record import parse_record, replay
from reverie.parts.plain import SeatWish
from reverie.table.hub.hub import Hub
from reverie.table.hub.limits import Buckets
from reverie.table.hub.thinking import Thinking
from reverie.table.ops.manage import backup, restore
from reverie.table.rooms.identity import Signer, Visitor
from reverie.table.rooms.promises import PROMISE_LIFE, Promise, Promises
from reverie.table.rooms.records import record_for
from reverie.table.rooms.room import Refused, Room, open_room
from reverie.table.store.entries import Entry
from reverie.table.store.schema import SECRETS
from reverie.table.store.store import Store
from reverie.table.web.hosts import allowed_names, known_host, named_host
from reverie.table.words.texts import texts
from reverie.testing.browsers import CHROMIUM, check_axe, launch
from reverie.testing.servers import Server

GAME = find_game("dreamblade")
SEED = bytes(range(32))


# Rooms ---------------------------------------------------------------------------------------------------------------


def opened(kinds: str = "pp", **more: Any) -> Entry:
    words = {"p": "person", "b": "bot", "o": "open"}
    seats = [
        {"kind": words[kind], "name": name, "level": "", "bot": "", "public": False}
        for kind, name in zip(kinds, ("Ilse", "Oskar"), strict=True)
    ]
    setup = GAME.setup({"turn_limit": 3})
    body = {
        "game": GAME.name,
        "version": GAME.version,
        "content": GAME.content_digest(setup),
        "setup": setup,
        "seed": 0,
        "nature": "committed",
        "server_seed": SEED.hex(),
        "entropy": ["ab" * 32, ""],
        "seats": seats,
        "options": {"undo": "free", "odds": True, "public": False},
    }
    return Entry(1, "opened", -1, {**body, **more}, 1000.0)


class Story:
    """A room and its log side by side."""

    def __init__(self, first: Entry) -> None:
        self.log = [first]
        self.room = Room("table-1", GAME, first)
        self.stream = Stream(5)

    def do(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.log.append(entry)
            self.room.apply(entry)

    def play(self, most: int = 10_000) -> None:
        while most and self.room.deciding():
            seat = self.room.deciding()[0]
            choice = pending_for(self.room.match.state, seat)
            assert choice is not None
            self.do(self.room.plan_answer(seat, choice.options.sample(self.stream.streams, 0), self.room.at))
            most -= 1

    def again(self, snapshot: tuple[int, bytes] | None = None) -> Room:
        return open_room("table-1", GAME, self.log[0], self.log[1:], snapshot)


def test_no_die_falls_before_everybody_sits() -> None:
    story = Story(opened("po"))
    assert story.room.match.answers == [] and pending_for(story.room.match.state, NATURE) is not None
    story.do(story.room.plan_sit(1, "Zoja", "cd" * 32))
    assert story.room.match.header.entropy == ["ab" * 32, "cd" * 32]
    assert story.room.match.answers and story.room.deciding()
    assert story.again().match.answers == story.room.match.answers
    other = Story(opened("po"))
    others = set()
    for number in range(12):
        other = Story(opened("po"))
        other.do(other.room.plan_sit(1, "Zoja", f"{number:02x}"))
        other.play(30)
        others.add(str(other.room.match.answers))
    assert len(others) > 1  # what the last seat adds decides, too


def test_a_room_read_from_its_log_or_a_snapshot_rolls_the_same_dice() -> None:
    story = Story(opened())
    story.play(25)
    kept = (story.room.seq, story.room.snapshot())
    story.play()
    assert story.room.over()
    for twin in (story.again(), story.again(kept)):
        assert twin.match.dump() == story.room.match.dump()
        assert twin.match.drawn == story.room.match.drawn


def test_a_snapshot_of_a_table_with_a_free_seat_still_holds_nature_back() -> None:
    story = Story(opened("po"))
    twin = story.again((1, story.room.snapshot()))
    assert twin.match.held and twin.match.answers == []
    entries = twin.plan_sit(1, "Zoja", "cd")
    twin.apply(entries[0])
    story.do(entries)
    assert twin.match.answers == story.room.match.answers != []


def test_nothing_is_taken_back_once_the_seed_is_told() -> None:
    story = Story(opened())
    story.play()
    assert SEED.hex().encode() in record_for(story.room.match, set())
    with pytest.raises(Refused, match="refused-over"):
        story.room.plan_undo(0, {0}, story.room.at)


def test_records_are_sealed_until_the_end_and_then_verify() -> None:
    story = Story(opened())
    story.play(12)
    sealed = record_for(story.room.match, {0})
    assert SEED.hex().encode() not in sealed and verifier.check(sealed.decode())["sealed"]
    replay(GAME, parse_record(sealed))
    story.do(story.room.plan_resign(1))
    whole = record_for(story.room.match, set())
    assert verifier.check(whole.decode())["server_seed"] == SEED.hex()
    replay(GAME, parse_record(whole))


def test_tables_of_before_go_on_as_they_were() -> None:
    first = opened()
    for key in ("nature", "server_seed", "entropy"):
        del first.body[key]
    first.body["seed"] = 7
    story = Story(first)
    assert story.room.match.header.nature == "stream"
    story.play()
    assert story.again().match.dump() == story.room.match.dump()
    assert json.loads(record_for(story.room.match, set()).splitlines()[0])["seed"] == 7


# Promises ------------------------------------------------------------------------------------------------------------


def test_a_promise_fixes_the_seed_before_anything_is_added() -> None:
    promises = Promises()
    made = promises.new()
    dice = promises.dice(made.token, "ab")
    assert dice.id == made.table and dice.entropy == "ab" and dice.promised
    assert hashlib.sha256(dice.seed).hexdigest() == made.commitment == dice.commitment()
    assert dice.seed == promises.seed_of(made.table) != promises.seed_of("another")


def test_who_claims_no_promise_gets_fresh_dice() -> None:
    promises = Promises()
    one, two = promises.dice(), promises.dice()
    assert one.id != two.id and one.seed != two.seed and len(one.seed) == 32 and not one.promised


FOREIGN = {
    "nonsense": "x.y",
    "word": "x",
    "of another server": Promises(b"other" * 8).new().token,
    "odd": Signer(b"k" * 32).seal("dice", "odd"),
}


@pytest.mark.parametrize("what", FOREIGN)
def test_what_is_no_promise_of_ours_is_refused(what: str) -> None:
    with pytest.raises(Refused, match="refused-promise-foreign"):
        Promises(b"k" * 32).dice(FOREIGN[what])


def test_a_promise_is_kept_for_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    promises = Promises()
    made, now = promises.new(), time.time()
    monkeypatch.setattr(time, "time", lambda: now + PROMISE_LIFE - 1)
    assert promises.dice(made.token).promised
    monkeypatch.setattr(time, "time", lambda: now + PROMISE_LIFE + 2)
    with pytest.raises(Refused, match="refused-promise-expired"):
        promises.dice(made.token)


def test_no_seed_of_before_comes_again_after_a_restart_or_a_restore() -> None:
    before = Promises(b"k" * 32, b"first")
    made, again = before.new(), before.of_rematch("old")
    for after in (Promises(b"n" * 32, b"first"), Promises(b"k" * 32, b"second")):
        with pytest.raises(Refused, match="refused-promise-foreign"):
            after.dice(made.token)
        assert after.of_rematch("old").seed != again.seed and after.seed_of(made.table) != before.seed_of(made.table)


@pytest.mark.parametrize("entropy", ["x", "AB", "a", "ab" * 65, 7, None, ["ab"]])
def test_what_is_no_entropy_is_left_out(entropy: Any) -> None:
    assert Promises().dice(entropy=entropy).entropy == ""


# A hub ---------------------------------------------------------------------------------------------------------------


def in_hub(folder: Path, work: Callable[[Hub], Awaitable[Any]]) -> Any:
    """Do something with a hub on the database of a folder, as one run of a server would."""

    async def run() -> Any:
        hub = Hub(Store(f"sqlite:///{folder / 'tables.db'}"), Thinking(1), 0.0, {GAME.name: GAME})
        try:
            return await work(hub)
        finally:
            await hub.stop()

    return asyncio.run(run())


ILSE = Visitor("ilse", "Ilse")


async def open_here(hub: Hub, visitor: Visitor = ILSE, **options: Any) -> str:
    seats = [SeatWish("me"), SeatWish("here", name="Oskar")]
    return await hub.new_tables.open_table(visitor, GAME.name, {"turn_limit": 3}, seats, options)


def test_a_promise_serves_once_and_the_same_form_leads_to_the_same_table(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = hub.promises.new()
        assert await open_here(hub, promise=made.token, entropy="ab") == made.table
        header = (await hub.tables.live(made.table)).room.match.header
        assert (header.commitment, header.promised, header.promise) == (made.commitment, True, made.table)
        assert await open_here(hub, promise=made.token, entropy="cd") == made.table
        with pytest.raises(Refused, match="refused-promise-used"):
            await open_here(hub, Visitor("zoja", "Zoja"), promise=made.token)
        with pytest.raises(Refused, match="refused-promise-foreign"):
            await open_here(hub, promise="not.ours")
        assert len(hub.store.tables()) == 1
        plain = (await hub.tables.live(await open_here(hub))).room.match.header
        assert plain.promised is False and plain.promise == ""

    in_hub(tmp_path, work)


def test_a_restored_backup_does_not_deal_known_dice_again(tmp_path: Path) -> None:
    """Neither after a restart, nor under a server that went on running while the backup was restored."""
    url, kept = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "kept.gz"

    async def work(hub: Hub) -> Promise:
        backup(url, kept)
        made = hub.promises.new()
        table = await open_here(hub, promise=made.token)
        live = await hub.tables.live(table)
        await hub.act(live, lambda: live.room.plan_resign(0))
        assert hub.promises.seed_of(table).hex() in live.room.match.dump().decode()  # everybody knows it now
        restore(url, kept, replace=True)
        hub.tables.open.clear()
        hub.lists.dirty.clear()
        with pytest.raises(Refused, match="refused-promise-foreign"):
            await open_here(hub, promise=made.token)
        return made

    made = in_hub(tmp_path, work)

    async def afterwards(hub: Hub) -> None:
        with pytest.raises(Refused, match="refused-promise-foreign"):
            await open_here(hub, promise=made.token)
        assert hub.promises.seed_of(made.table) != made.commitment and not hub.store.tables()

    in_hub(tmp_path, afterwards)


def test_no_backup_tells_dice_to_come(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = hub.promises.new()
        with hub.store.reading() as conn:
            stored = [bytes(value) for value in conn.scalars(select(SECRETS.c.value))]
        assert stored
        for key in stored:
            twin = Promises(key, hub.promises.epoch)
            assert twin.seed_of(made.table) != hub.promises.seed_of(made.table)

    in_hub(tmp_path, work)


def test_however_many_ask_for_a_rematch_one_table_follows(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        live = await hub.tables.live(await open_here(hub))
        room = live.room
        assert hub.new_tables.rematch_offer(live) is None
        with pytest.raises(Refused, match="refused-not-over"):
            await hub.new_tables.rematch(live, 0)
        await hub.act(live, lambda: room.plan_resign(0))
        offer = hub.new_tables.rematch_offer(live)
        assert offer is not None
        with pytest.raises(Refused, match="refused-promise-foreign"):
            await hub.new_tables.rematch(live, 0, "ab", "0" * 64)
        asked = [hub.new_tables.rematch(live, seat % 2, "ab", offer["commitment"], "here") for seat in range(60)]
        assert set(await asyncio.gather(*asked)) == {offer["table"]} == {room.rematch}
        assert len(hub.store.tables()) == 2 and hub.new_tables.rematch_offer(live) is None
        header = (await hub.tables.live(room.rematch)).room.match.header
        assert header.commitment == offer["commitment"] and header.promised and header.entropy == ["ab", ""]

    in_hub(tmp_path, work)


def test_a_rematch_counts_as_a_table_that_is_opened(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        live = await hub.tables.live(await open_here(hub))
        await hub.act(live, lambda: live.room.plan_resign(0))
        hub.new_tables.creations = Buckets(rate=0, burst=5)
        while hub.new_tables.creations.take("busy"):
            pass
        with pytest.raises(Refused, match="refused-too-many"):
            await hub.new_tables.rematch(live, 0, address="busy")
        assert not live.room.rematch
        made = await hub.tables.live(await hub.new_tables.rematch(live, 0, address="quiet"))
        assert made.room.match.header.promised is False  # whoever asked was shown no commitment

    in_hub(tmp_path, work)


def test_a_rematch_that_another_process_made_is_found(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        live = await hub.tables.live(await open_here(hub))
        await hub.act(live, lambda: live.room.plan_resign(0))
        other = Hub(Store(f"sqlite:///{tmp_path / 'tables.db'}"), hub.thinking, 0.0, hub.games, hub.promises.key)
        there = await other.tables.live(live.room.id)
        assert await other.new_tables.rematch(there, 1) == await hub.new_tables.rematch(live, 0) == live.room.rematch
        assert len(hub.store.tables()) == 2
        other.store.close()

    in_hub(tmp_path, work)


# Names ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "fits"),
    [
        ("localhost:8000", True),
        ("my.localhost", True),
        ("127.0.0.1:8000", True),
        ("192.168.1.7", True),
        ("[::1]:8000", True),
        ("table.example:8000", True),
        ("TABLE.example.", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("table.example.evil", False),
        ("", False),
    ],
)
def test_the_names_of_a_server(header: str, fits: bool) -> None:
    assert known_host(named_host(header), allowed_names(["table.example", ""])) is fits


# A server ------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("fair")) as made:
        yield made


def new_table(server: Server, **more: Any) -> dict[str, Any]:
    body = {"game": "dreamblade", "seats": [{"kind": "you", "name": "Ilse"}, {"kind": "you", "name": "Oskar"}], **more}
    made: dict[str, Any] = httpx.post(f"{server.url}/api/tables", json=body).raise_for_status().json()
    return made


def end(server: Server, made: dict[str, Any]) -> None:
    async def run() -> None:
        address = f"{server.socket_url}/t/{made['table']}/live?as=json&token={made['tokens']['0']}"
        async with websockets.connect(address) as line:
            await line.send(json.dumps({"do": "resign", "n": 1}))
            while "ok" not in json.loads(await line.recv()):
                pass

    asyncio.run(run())


def test_promise_commitment_entropy_and_reveal_over_the_api(server: Server, tmp_path: Path) -> None:
    promised = httpx.post(f"{server.url}/api/promises").json()
    made = new_table(server, promise=promised["promise"], entropy="0a" * 16)
    assert made["table"] == promised["table"] and made["commitment"] == promised["commitment"]
    body = {"game": "dreamblade", "seats": [{}, {}], "promise": promised["promise"]}
    refused = httpx.post(f"{server.url}/api/tables", json=body)  # it serves once
    assert refused.status_code == 409 and refused.json()["error"] == "refused-promise-used"
    body["promise"] = "not.ours"
    refused = httpx.post(f"{server.url}/api/tables", json=body)
    assert refused.status_code == 409 and refused.json()["message"] == texts("en").get("refused-promise-foreign")
    again = new_table(server, entropy="0a" * 16)
    page = httpx.get(f"{server.url}/t/{made['table']}/fair").text
    assert promised["commitment"] in page and "server-seed" not in page
    words = texts("en")
    assert words.get("fair-commitment-promised") in page
    unpromised = httpx.get(f"{server.url}/t/{again['table']}/fair").text
    assert words.get("fair-commitment-opened") in unpromised and words.get("fair-commitment-promised") not in unpromised
    end(server, made)
    record = httpx.get(f"{server.url}/t/{made['table']}/record").content
    header = json.loads(record.splitlines()[0])
    assert header["entropy"] == ["0a" * 16, ""]
    assert hashlib.sha256(bytes.fromhex(header["server_seed"])).hexdigest() == promised["commitment"]
    page = httpx.get(f"{server.url}/t/{made['table']}/fair").text
    assert header["server_seed"] in page and all(
        one["hmac"] in page for one in verifier.check(record.decode())["draws"]
    )
    (tmp_path / "record.jsonl").write_bytes(record)
    command = [sys.executable, "-m", "reverie", "verify", str(tmp_path / "record.jsonl")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "committed seed" in done.stdout
    kept = httpx.post(f"{server.url}/api/replays", content=record).json()
    assert header["server_seed"] in httpx.get(f"{server.url}/replay/{kept['replay']}/fair").text
    away = httpx.get(f"{server.url}/replay/{made['table']}/fair")
    assert away.status_code == 303 and away.headers["location"] == f"/t/{made['table']}/fair"


def test_what_is_no_entropy_is_refused_over_the_api(server: Server) -> None:
    body = {"game": "dreamblade", "seats": [{}, {}], "entropy": "xyz"}
    assert httpx.post(f"{server.url}/api/tables", json=body).status_code == 400
    made = new_table(server, seats=[{"kind": "you"}, {"kind": "open"}])
    join = f"{server.url}/api/tables/{made['table']}/join"
    assert httpx.post(join, json={"entropy": "xyz"}).status_code == 400
    assert httpx.post(join, json={"entropy": "ff"}).status_code == 200


def test_the_verifier_can_be_had_from_the_server(server: Server) -> None:
    assert httpx.get(f"{server.url}/fair/verifier.py").text == Path(verifier.__file__).read_text(encoding="utf-8")


def raw(server: Server, text: str) -> str:
    with socket.create_connection(("127.0.0.1", server.port), 10) as line:
        line.sendall(text.encode())
        return line.recv(65536).decode(errors="replace")


def test_a_name_that_is_not_ours_is_refused(server: Server) -> None:
    for path in ("/", "/api/tables/x", "/health"):
        page = httpx.get(server.url + path, headers={"host": "evil.example"})
        assert page.status_code == 421 and "evil.example" in page.text and "--allow-host" in page.text
        assert "script-src 'self'" in page.headers["content-security-policy"]
    polish = httpx.get(server.url, headers={"host": "evil.example", "accept-language": "pl"})
    assert "nie nosi tej nazwy" in polish.text
    shown = httpx.get(server.url, headers={"host": "<script>alert(1)</script>"})
    assert shown.status_code == 421 and "<script>alert" not in shown.text
    made = httpx.post(f"{server.url}/api/tables", json={}, headers={"host": "evil.example"})
    assert made.status_code == 421
    assert httpx.get(f"{server.url}/static/reverie.css", headers={"host": "evil.example"}).status_code == 200
    assert " 421 " in raw(server, "GET / HTTP/1.0\r\n\r\n").splitlines()[0]
    assert httpx.get(server.url, headers={"host": f"localhost:{server.port}"}).status_code == 200
    upgrade = "GET /t/x/live HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    upgrade += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    assert " 403 " in raw(server, upgrade).splitlines()[0]


def test_security_txt_says_where_to_write(server: Server) -> None:
    told = httpx.get(f"{server.url}/.well-known/security.txt")
    assert told.headers["content-type"].startswith("text/plain")
    lines = dict(line.split(": ", 1) for line in told.text.splitlines())
    assert lines["Contact"] == f"{server.url}/security" and re.fullmatch(r"\d{4}-\d\d-\d\dT00:00:00Z", lines["Expires"])
    assert httpx.get(lines["Policy"]).status_code == 200


def test_both_languages_say_the_same() -> None:
    english, polish = texts("en"), texts("pl")
    files = Path(__file__).parents[3] / "src" / "reverie" / "table" / "words" / "text"
    keys = re.findall(r"^([a-z][\w-]*) =", (files / "fair.en.ftl").read_text(encoding="utf-8"), re.M)
    assert keys and keys == re.findall(r"^([a-z][\w-]*) =", (files / "fair.pl.ftl").read_text(encoding="utf-8"), re.M)
    assert all(english.has(key) and polish.has(key) for key in keys)


# A browser -----------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine")
def test_a_browser_adds_its_bytes_and_remembers_the_commitment(server: Server) -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = launch(playwright)
        person = browser.new_context(base_url=server.url, viewport={"width": 1280, "height": 800})
        page = person.new_page()
        complaints: list[str] = []
        page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
        page.goto("/")
        promised = page.locator("#play-dreamblade [data-entropy]")
        commitment, table = promised.get_attribute("data-commitment"), promised.get_attribute("data-table")
        page.click("button[form=play-dreamblade]")
        page.wait_for_url(re.compile(rf"/t/{table}\?first=1$"))
        page.click("#app[data-ready] #do-menu")
        with person.expect_page() as opened_page:
            page.click(f'a[href="/t/{table}/fair"]')
        fair = opened_page.value
        fair.wait_for_selector("#fair-same:not([hidden])")
        assert fair.inner_text("#commitment") == commitment and fair.locator("#server-seed").count() == 0
        assert re.fullmatch(r"[0-9a-f]{64}", fair.locator("dd.hex").nth(1).inner_text())
        check_axe(fair, "dice of a game that goes on")
        page.click("#do-resign")
        page.click("#ask button[value=yes]")
        page.wait_for_selector("#over")
        dresses = (("en", "light", 1280), ("pl", "dark", 360), ("en", "dark", 360), ("pl", "light", 1280))
        for language, scheme, width in dresses:
            look = browser.new_context(
                base_url=server.url, viewport={"width": width, "height": 800}, color_scheme=scheme,
                locale=language, storage_state=person.storage_state(),
            )  # fmt: skip
            shown = look.new_page()
            shown.goto(f"/t/{table}/fair")
            shown.wait_for_selector("#fair-same:not([hidden])")
            assert shown.inner_text("h1") == texts(language).get("fair-title")
            assert shown.evaluate("document.documentElement.scrollWidth <= innerWidth"), (language, scheme, width)
            check_axe(shown, f"fair-over-{language}-{scheme}-{width}")
            look.close()
        fair.reload()
        seed = fair.inner_text("#server-seed")
        assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commitment
        fair.evaluate(
            "localStorage.setItem('reverie-dice', localStorage.getItem('reverie-dice').replace(/[0-9a-f]{8}/, '00000000'))"
        )
        fair.reload()
        fair.wait_for_selector("#fair-other:not([hidden])")
        fair.goto(f"/replay/{table}")
        fair.click("#replay-menu summary")
        fair.click("#replay-fair")
        fair.wait_for_url(f"**/t/{table}/fair")
        assert complaints == []
        browser.close()
