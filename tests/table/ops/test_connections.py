"""Connections: too many, too slow, too noisy, never reading; those who watch do not keep out those who play."""

from __future__ import annotations

import json
import socket as network
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.table.inside import TIMEOUT, Inside
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from reverie.table.hub import presence
from reverie.table.hub.limits import Buckets
from reverie.table.hub.live import Connection
from reverie.table.hub.looker import Looker
from reverie.table.hub.tables import NoTable
from reverie.table.ops import connections
from reverie.table.ops.connections import Door, open_files
from reverie.table.rooms.identity import BadToken, Settings, Visitor
from reverie.table.rooms.sitting import Diverged, Refused
from reverie.table.store.errors import StoreError
from reverie.table.web.sockets import no_entry
from reverie.table.words.texts import texts


def until(done: Callable[[], bool]) -> None:
    limit = time.monotonic() + TIMEOUT
    while not done():
        assert time.monotonic() < limit, "it never came about"
        time.sleep(0.01)


# Requests ------------------------------------------------------------------------------------------------------------


def dial(inside: Inside, said: bytes, whence: str = "127.0.0.1") -> network.socket:
    made = network.create_connection(("127.0.0.1", inside.port), TIMEOUT, source_address=(whence, 0))
    made.sendall(said)
    return made


def heard(line: network.socket) -> bytes:
    """All that comes until the other side hangs up."""
    told = b""
    try:
        while part := line.recv(65_536):
            told += part
    except ConnectionResetError:
        pass
    return told


HEAD = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"
BODY = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"


@pytest.mark.parametrize("said", [b"", b"GE", HEAD, HEAD + b"x-more: ", HEAD + b"\r\n" + HEAD, BODY])
def test_whoever_does_not_finish_a_request_is_cut_off(
    inside: Inside, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(connections, "HEAD_LIMIT", 0.2)
    monkeypatch.setattr(connections, "BODY_LIMIT", 0.2)
    inside.logged.clear()
    told = heard(dial(inside, said))
    assert told.count(b"HTTP/1.1 200") == said.count(b"\r\n\r\n") - (said is BODY)
    until(lambda: not inside.server.server_state.tasks)
    assert inside.errors() == []


def test_a_request_in_several_pieces_is_answered_and_so_is_the_next(inside: Inside) -> None:
    line = dial(inside, HEAD[:20])
    line.sendall(HEAD[20:] + b"\r\n")
    assert b"200 OK" in line.recv(65_536)
    line.sendall(HEAD + b"connection: close\r\n\r\n")
    assert b"200 OK" in heard(line)


def test_a_door_counts_by_address_and_keeps_places_for_requests() -> None:
    door = Door(most=10, from_one=2)
    assert [door.enter("a"), door.enter("a"), door.enter("a")] == [True, True, False]
    assert [door.enter("127.0.0.1") for _ in range(4)] == [True] * 4
    for _ in range(3):
        door.leave("a")
    assert "a" not in door.by and door.enter("a") and door.all == 5
    door.sockets = 7
    assert door.room_for_socket()
    door.sockets = 8
    assert not door.room_for_socket()
    assert [door.enter("b"), *(door.enter(f"c{n}") for n in range(5))] == [True] * 5 + [False]


def test_a_proxy_that_is_trusted_brings_many(monkeypatch: pytest.MonkeyPatch) -> None:
    def twice(door: Door, address: str) -> list[bool]:
        return [door.enter(address), door.enter(address)]

    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.7, 10.0.0.8")
    door = Door(from_one=1)
    assert twice(door, "10.0.0.8") == [True, True] and twice(door, "10.0.0.9") == [True, False]
    door = Door(from_one=1, proxies=("172.16.0.0/12",))
    assert twice(door, "172.17.0.1") == [True, True] and twice(door, "10.0.0.8") == [True, False]
    assert twice(Door(from_one=1, proxies=("*",)), "1.2.3.4") == [True, True]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a second address of its own without being asked")
def test_one_address_has_so_many_connections_and_others_are_served(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inside.server.config.door, "from_one", 2)  # type: ignore[attr-defined]
    lines = [dial(inside, b"", "127.0.0.2") for _ in range(2)]
    until(lambda: inside.server.config.door.by.get("127.0.0.2") == 2)  # type: ignore[attr-defined]
    told = heard(dial(inside, b"", "127.0.0.2"))
    assert told.startswith(b"HTTP/1.1 429") and b"close some" in told
    assert inside.client.get("/health").status_code == 200
    for line in lines:
        line.close()
    until(lambda: "127.0.0.2" not in inside.server.config.door.by)  # type: ignore[attr-defined]


def test_sockets_leave_room_for_requests(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    made = inside.table()
    monkeypatch.setattr(connections, "FOR_SOCKETS", 0.0)
    with pytest.raises(InvalidStatus, match="503"):
        connect(f"{inside.socket_url}/t/{made['table']}/live")
    assert inside.client.get("/health").status_code == 200


def test_the_server_asks_for_as_many_open_files_as_it_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    asked: list[Any] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _which: (1_024, 20_000))
    monkeypatch.setattr(resource, "setrlimit", lambda _which, limits: asked.append(limits))
    assert open_files() == 20_000 and asked == [(20_000, 20_000)]
    monkeypatch.setattr(resource, "getrlimit", lambda _which: (1_024, resource.RLIM_INFINITY))
    assert open_files() == 65_536


# Lines ---------------------------------------------------------------------------------------------------------------


def test_a_line_full_of_pings_is_closed(inside: Inside) -> None:
    made = inside.table()
    inside.logged.clear()

    def ring(socket: ClientConnection) -> None:
        for _ in range(100_000):
            socket.ping()

    with connect(f"{inside.socket_url}/t/{made['table']}/live") as socket, pytest.raises(ConnectionClosed):
        ring(socket)
    until(lambda: not inside.live(made["table"]).connections)
    told = [
        line["what"] for line in inside.logged if line["what"] != "the server stood still"
    ]  # on a busy machine it may
    assert told == ["line closed: too many control frames"]


def test_a_few_pings_are_answered(inside: Inside) -> None:
    made = inside.table()
    with connect(f"{inside.socket_url}/t/{made['table']}/live") as socket:
        assert all(socket.ping().wait(TIMEOUT) for _ in range(20))


def test_a_line_that_nobody_reads_is_cut(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "READ_LIMIT", 0.3)
    made = inside.table()
    live = inside.live(made["table"])
    line = network.socket()
    line.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 4_096)
    line.connect(("127.0.0.1", inside.port))
    head = f"GET /t/{made['table']}/live?lang=en HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    line.sendall(f"{head}sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nsec-websocket-version: 13\r\n\r\n".encode())
    until(lambda: len(live.connections) == 1)

    def send_more() -> bool:
        for connection in list(live.connections):
            inside.loop.call_soon_threadsafe(connection.refresh)
        return not live.connections

    until(send_more)
    line.close()


def test_hints_are_thought_of_once_and_limited(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[int] = []
    think = inside.hub.thinking.think

    async def count(*args: Any) -> Any:
        thought.append(1)
        return await think(*args)

    monkeypatch.setattr(inside.hub.thinking, "think", count)
    monkeypatch.setattr(inside.hub.bots, "hints", Buckets(rate=1e-9, burst=1))
    for expected in (("ok",) * 3, ("refused",) * 3):
        made = inside.table(setup={"edges": "A"})
        at = inside.live(made["table"]).room.at
        key = {"authorization": f"Bearer {made['tokens'][str(inside.live(made['table']).room.deciding()[0])]}"}
        with connect(f"{inside.socket_url}/t/{made['table']}/live?as=json", additional_headers=key) as socket:
            for kind in expected:
                socket.send(json.dumps({"do": "hint", "n": 1, "seq": at}))
                while not {"ok", "refused"} & (told := json.loads(socket.recv(TIMEOUT))).keys():
                    pass
                assert kind in told, told
    assert thought == [1]


# Those who watch, and those who play ---------------------------------------------------------------------------------


def looking(seats: set[int], address: str = "", person: str = "") -> Connection:
    return Connection(Looker(Visitor(person, ""), Settings({}), seats), address)


async def refused(work: Any) -> str:
    try:
        await work
    except Refused as no:
        return no.key
    return ""


def test_watchers_have_a_quota_and_players_are_always_let_in(inside: Inside) -> None:
    made = inside.table()
    live = inside.live(made["table"])

    async def come() -> list[str]:
        told = [await refused(inside.hub.presence.connect(live, looking(set(), "here"))) for _ in range(51)]
        told += [await refused(inside.hub.presence.connect(live, looking(set(), f"there{n}"))) for n in range(151)]
        told.append(await refused(inside.hub.presence.connect(live, looking({0}, "here", "player"))))
        live.connections.clear()
        return told

    told = inside.do(come())
    assert told == [*[""] * 50, "refused-crowded-here", *[""] * 150, "refused-crowded", ""]


def test_a_further_tab_of_a_player_takes_the_place_of_their_oldest(inside: Inside) -> None:
    made = inside.table()
    live = inside.live(made["table"])

    async def come() -> tuple[list[Connection], set[Connection]]:
        tabs = [looking({0}, "here", "player") for _ in range(presence.MOST_TABS + 1)]
        for number, tab in enumerate(tabs):
            tab.born = number
            await inside.hub.presence.connect(live, tab)
        there = set(live.connections)
        live.connections.clear()
        return tabs, there

    tabs, there = inside.do(come())
    assert there == set(tabs[1:]) and tabs[0].ending == ("table-too-many-tabs", False)


def test_whoever_is_not_let_in_over_a_socket_is_told_why_and_a_player_is_let_in(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "MOST_WATCHERS", 1)
    made = inside.table()
    address = f"{inside.socket_url}/t/{made['table']}/live?as=json"
    with connect(f"{address}&watch=1") as first, connect(f"{address}&watch=1") as second:
        assert json.loads(first.recv(TIMEOUT))["seat"] is None
        told = json.loads(second.recv(TIMEOUT))
        assert told == {"gone": texts("en").get("refused-crowded"), "retry": True}
        with pytest.raises(ConnectionClosed):
            second.recv(TIMEOUT)
        assert second.protocol.close_rcvd is not None and second.protocol.close_rcvd.code == 4429
        for key in ({"additional_headers": {"authorization": f"Bearer {made['tokens']['1']}"}}, None):
            query = "" if key else f"&token={made['tokens']['1']}"
            with connect(address + query, **(key or {})) as player:
                assert json.loads(player.recv(TIMEOUT))["seat"] == 1


@pytest.mark.parametrize(
    ("error", "code", "key", "retry"),
    [
        (NoTable("x"), 4404, "oops-no-table", False),
        (BadToken("foreign"), 4403, "oops-link-foreign", False),
        (BadToken("expired"), 4403, "oops-link-expired", False),
        (BadToken("handed"), 4403, "oops-link-handed", False),
        (Diverged("x"), 4409, "oops-diverged", False),
        (StoreError("x"), 4503, "oops-store", True),
        (Refused("refused-crowded"), 4429, "refused-crowded", True),
    ],
)
def test_every_refusal_has_its_own_reason(inside: Inside, error: Exception, code: int, key: str, retry: bool) -> None:
    class Asking:
        cookies: dict[str, str] = {}
        headers: dict[str, str] = {}

    words = texts("en")
    why = words.get(key, "text") if key.startswith("oops") else words.get(key)
    assert no_entry(inside.hub, Asking(), error) == (code, why, retry)  # type: ignore[arg-type]
