"""The running server, over real HTTP and real sockets: who may do what, what is refused, and what survives."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from reverie.testing.servers import Server

EXAMPLE = Path(__file__).parents[3] / "examples" / "socket_bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as made:
        yield made


def make_table(server: Server, seats: list[dict[str, Any]] | None = None, **more: Any) -> dict[str, Any]:
    seats = seats or [{"kind": "you", "name": "Ilse"}, {"kind": "you", "name": "Oskar"}]
    body = {"game": "dreamblade", "seats": seats, "setup": {"turn_limit": 3, "edges": "A"}, **more}
    answer = httpx.post(f"{server.url}/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def api(server: Server, made: dict[str, Any], what: str = "", seat: str | None = None) -> Any:
    headers = bearer(made["tokens"][seat]) if seat is not None else {}
    return httpx.get(f"{server.url}/api/tables/{made['table']}{what}", headers=headers)


def answer(server: Server, made: dict[str, Any], seat: str, seq: int, value: Any, id: str = "") -> httpx.Response:
    return httpx.post(
        f"{server.url}/api/tables/{made['table']}/answer",
        json={"seq": seq, "value": value, "id": id},
        headers=bearer(made["tokens"][seat]),
    )


def first(options: list[Any]) -> Any:
    """Some answer of a domain."""
    match options:
        case ["list", values]:
            return values[0]
        case ["menu", singles, _groups]:
            return singles[0]
        case ["subset", items, least, _most, _alone]:
            return items[: max(1, least)]
        case ["split", total, targets, needs]:
            guard = next((place for place, need in enumerate(needs) if need >= 0), 0)
            return [total if place == guard else 0 for place in range(len(targets))]
    raise AssertionError(options)


def test_health_and_schema(server: Server) -> None:
    told = httpx.get(f"{server.url}/health").json()
    assert told["status"] == "ok" and told["store"] == "ok"
    schema = httpx.get(f"{server.url}/schema/openapi.json").json()
    assert "/api/tables/{table}/answer" in schema["paths"]
    assert httpx.get(f"{server.url}/schema").status_code == 200


def test_a_game_over_the_json_api(server: Server) -> None:
    made = make_table(server)
    told = api(server, made).json()
    assert told["status"] == "playing" and told["choice"] is None and told["seat"] is None
    for _ in range(400):
        told = api(server, made).json()
        if told["outcome"]:
            break
        seat = str(told["deciding"][0])
        asked = api(server, made, "/choice", seat).json()
        given = answer(server, made, seat, asked["seq"], first(asked["choice"]["options"]))
        assert given.status_code == 200, given.text
    assert told["outcome"]["reason"] == "turn-limit"
    record = api(server, made, "/record").text.splitlines()
    header = json.loads(record[0])
    assert header["seats"] == ["Ilse", "Oskar"] and header["nature"] == "committed" and header["server_seed"]
    kept = httpx.post(f"{server.url}/api/replays", content="\n".join(record) + "\n").json()
    step = httpx.get(f"{server.url}/api/replays/{kept['replay']}", params={"step": 3, "seat": 1}).json()
    assert step["step"] == 3 and step["view"]["turn"] == 1


def test_the_record_of_a_game_in_progress_holds_no_seed(server: Server) -> None:
    made = make_table(server)
    told = api(server, made, "/choice", str(api(server, made).json()["deciding"][0])).json()
    answer(server, made, str(told["choice"]["seat"]), told["seq"], "stop")
    lines = api(server, made, "/record").text.splitlines()
    header = json.loads(lines[0])
    assert header["seed"] == 0 and header["commitment"] and "server_seed" not in header
    assert any(json.loads(line)[0] == -1 for line in lines[1:-1] if line.startswith("["))


def test_what_is_refused_changes_nothing(server: Server) -> None:
    made = make_table(server)
    start = api(server, made).json()
    seat = str(start["deciding"][0])
    other = str(1 - int(seat))
    seq = start["seq"]
    cases = [
        (answer(server, made, other, seq, "stop"), 409, "refused-not-asked"),
        (answer(server, made, seat, seq, "nonsense"), 409, "refused-illegal"),
        (answer(server, made, seat, seq, {"deep": [[[]]]}), 409, "refused-illegal"),
        (answer(server, made, seat, seq - 1, "stop"), 409, "refused-stale"),
        (answer(server, made, seat, seq + 5, "stop"), 409, "refused-stale"),
    ]
    for given, status, key in cases:
        assert given.status_code == status and given.json()["error"] == key
        assert given.json()["message"]
    url = f"{server.url}/api/tables/{made['table']}"
    strange = make_table(server)["tokens"][seat]
    for headers in ({}, bearer(strange), bearer("x.y"), bearer("nonsense"), {"authorization": "Basic eDp5"}):
        refused = httpx.post(f"{url}/answer", json={"seq": seq, "value": "stop"}, headers=headers)
        assert refused.status_code == 403 and refused.json()["error"] == "link-foreign"
    assert httpx.post(f"{url}/answer", content=b"{", headers=bearer(made["tokens"][seat])).status_code == 400
    assert httpx.post(f"{url}/answer", json={"seq": "x"}, headers=bearer(made["tokens"][seat])).status_code == 400
    assert httpx.get(f"{server.url}/api/tables/no-such-table").status_code == 404
    assert httpx.get(f"{server.url}/api/tables/%2e%2e").status_code == 404
    assert api(server, made).json()["seq"] == seq


def test_the_same_answer_sent_twice_counts_once(server: Server) -> None:
    made = make_table(server)
    start = api(server, made).json()
    seat = str(start["deciding"][0])
    one = answer(server, made, seat, start["seq"], "stop", "abc")
    two = answer(server, made, seat, start["seq"], "stop", "abc")
    assert one.status_code == two.status_code == 200
    three = answer(server, made, seat, start["seq"], "stop", "other")
    assert three.json()["error"] == "refused-stale"


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({"game": "chess", "seats": []}, "there is no game"),
        ({"game": "dreamblade", "seats": [{"kind": "you"}]}, "seats"),
        ({"game": "dreamblade", "seats": [{"kind": "you"}, {"kind": "alien"}]}, "alien"),
        ({"game": "dreamblade", "seats": [{"kind": "you"}, {"kind": "bot", "level": "god"}]}, "god"),
        ({"game": "dreamblade", "seats": [{"kind": "you"}, {"kind": "you"}], "setup": {"map": "moon"}}, "map"),
        ({"game": 3, "seats": []}, ""),
    ],
)
def test_a_table_that_cannot_be_is_not_made(server: Server, body: dict[str, Any], says: str) -> None:
    refused = httpx.post(f"{server.url}/api/tables", json=body)
    assert refused.status_code == 400
    assert says in refused.json()["message"]


def test_an_invitation_opens_an_empty_seat_once(server: Server) -> None:
    made = make_table(server, [{"kind": "you", "name": "Ilse"}, {"kind": "link"}])
    assert api(server, made).json()["status"] == "open"
    token = made["links"]["1"].rpartition("#")[2]
    url = f"{server.url}/api/tables/{made['table']}"
    assert httpx.post(f"{url}/answer", json={"seq": 1, "value": "stop"}, headers=bearer(token)).status_code == 403
    assert httpx.post(f"{url}/join", json={"name": "Eve"}).json()["error"] == "refused-taken"
    joined = httpx.post(f"{url}/join", json={"name": "Zoja", "token": token})
    assert joined.status_code == 200 and joined.json()["seat"] == 1
    assert api(server, made).json()["seats"][1]["name"] == "Zoja"
    again = httpx.post(f"{url}/join", json={"name": "Eve", "token": token})
    assert again.json()["error"] == "refused-taken"
    assert httpx.get(f"{url}/choice", headers=bearer(joined.json()["token"])).status_code == 200


# Sockets -------------------------------------------------------------------------------------------------------------


def talk(server: Server, made: dict[str, Any], seat: str | None, story: Any, **more: Any) -> Any:
    token = f"&token={made['tokens'][seat]}" if seat is not None else "&watch=1"

    async def run() -> Any:
        address = f"{server.socket_url}/t/{made['table']}/live?as=json{token}"
        async with websockets.connect(address, **more) as socket:
            return await asyncio.wait_for(story(socket), 20)

    return asyncio.run(run())


async def until(socket: Any, key: str) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = json.loads(await socket.recv())
        if key in told:
            return told


async def ask(socket: Any, message: Any) -> dict[str, Any]:
    await socket.send(message if isinstance(message, str) else json.dumps(message))
    while True:
        told: dict[str, Any] = json.loads(await socket.recv())
        if "ok" in told or "refused" in told:
            return told


def test_malformed_frames_are_answered(server: Server) -> None:
    made = make_table(server)
    seat = str(api(server, made).json()["deciding"][0])

    async def story(socket: Any) -> None:
        start = await until(socket, "seq")
        for message, key in (
            ("{", "refused-not-json"),
            ("[]", "refused-not-a-message"),
            ('"x"', "refused-not-a-message"),
            ({"do": 3}, "refused-not-a-message"),
            ({"do": "cheat"}, "refused-unknown-act"),
            ({"do": "answer", "seq": "1", "value": "stop"}, "refused-field"),
            ({"do": "answer", "seq": start["seq"] - 1, "value": "stop"}, "refused-stale"),
            ({"do": "answer", "seq": start["seq"], "value": "stop", "seat": 1 - int(seat)}, "refused-other-seat"),
            ({"do": "answer", "seq": start["seq"], "value": ["x"] * 50}, "refused-illegal"),
            ({"do": "pick", "seq": start["seq"], "value": ["spawn", 999]}, "refused-illegal"),
            ({"do": "confirm", "seq": start["seq"]}, "refused-incomplete"),
            ({"do": "set", "seq": start["seq"], "index": 0, "amount": 3}, "refused-illegal"),
            ({"do": "look", "at": ["m1"]}, "refused-field"),
            ({"do": "chat", "text": "x" * 600}, "refused-too-long"),
            ("[" * 5000, "refused-not-a-message"),
            (json.dumps({"do": "chat", "text": "x" * 9000}), "refused-too-big"),
        ):
            told = await ask(socket, message)
            assert told["key"] == key, (message, told)
            assert told["why"]
        assert (await ask(socket, {"do": "answer", "n": 5, "seq": start["seq"], "value": "stop"})) == {"ok": 5}

    talk(server, made, seat, story)
    assert api(server, made).json()["seq"] > 1


def test_an_oversized_frame_closes_the_line_and_nothing_else(server: Server) -> None:
    made = make_table(server)

    async def story(socket: Any) -> None:
        await until(socket, "seq")
        await socket.send(json.dumps({"do": "chat", "text": "x" * 200_000}))
        await socket.wait_closed()
        assert socket.close_code == 1009

    talk(server, made, "0", story)
    assert httpx.get(f"{server.url}/health").json()["status"] == "ok"


def test_a_flood_of_messages_is_slowed_down_and_answered(server: Server) -> None:
    made = make_table(server)

    async def story(socket: Any) -> list[int]:
        await until(socket, "seq")
        for number in range(150):
            await socket.send(json.dumps({"do": "ping", "n": number}))
        found: list[int] = []
        while len(found) < 150:
            told = json.loads(await socket.recv())
            if "ok" in told:
                found.append(told["ok"])
        return found

    assert talk(server, made, "0", story) == list(range(150))


def test_a_spectator_watches_and_does_nothing(server: Server) -> None:
    made = make_table(server)

    async def story(socket: Any) -> None:
        start = await until(socket, "seq")
        assert start["choice"] is None and start["seat"] is None
        for message in (
            {"do": "answer", "seq": start["seq"], "value": "stop"},
            {"do": "resign"},
            {"do": "undo", "seq": start["seq"]},
            {"do": "pick", "seq": start["seq"], "value": "stop"},
            {"do": "hint", "seq": start["seq"]},
            {"do": "draw"},
        ):
            assert (await ask(socket, message))["key"] == "refused-watching"

    talk(server, made, None, story)


def test_another_sites_page_is_refused(server: Server) -> None:
    made = make_table(server)

    async def run() -> None:
        address = f"{server.socket_url}/t/{made['table']}/live"
        with pytest.raises(websockets.InvalidStatus):
            async with websockets.connect(address, origin=websockets.Origin("https://evil.example")):
                pass

    asyncio.run(run())
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}):
        assert httpx.post(f"{server.url}/play/dreamblade", headers=headers).status_code == 403
    assert httpx.post(f"{server.url}/play/dreamblade", headers={"origin": server.url}).status_code == 303


def test_an_unknown_table_is_told_over_the_socket(server: Server) -> None:
    async def run() -> dict[str, Any]:
        async with websockets.connect(f"{server.socket_url}/t/nothing-here/live?as=json") as socket:
            told: dict[str, Any] = json.loads(await socket.recv())
            return told

    assert asyncio.run(run())["gone"]


def test_every_page_carries_the_security_headers(server: Server) -> None:
    made = make_table(server)
    for path in (
        "/",
        f"/t/{made['table']}/watch",
        "/rules/dreamblade",
        "/replays",
        "/nowhere",
        "/health",
        "/static/table.js",
    ):
        headers = httpx.get(server.url + path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy and "unsafe-inline" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    cookie = httpx.get(server.url).headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie


def test_hostile_names_and_chat_are_only_text(server: Server) -> None:
    evil = "<script>alert(1)</script>\u202e\x07"
    made = make_table(
        server, [{"kind": "you", "name": evil}, {"kind": "you", "name": "\"'><img src=x onerror=alert(1)>"}]
    )

    async def story(socket: Any) -> None:
        assert "ok" in await ask(socket, {"do": "chat", "text": "</section><script>alert(2)</script>"})

    talk(server, made, "0", story)
    page = httpx.get(f"{server.url}/t/{made['table']}/watch").text
    assert "<script>alert" not in page and "<img src=x" not in page and "\u202e" not in page
    assert "&lt;script&gt;alert(1)" in page


def test_pages_about_what_went_wrong_show_a_way_on(server: Server) -> None:
    made = make_table(server, [{"kind": "you", "name": "Ilse"}, {"kind": "link"}])
    invite = made["links"]["1"]
    httpx.post(f"{server.url}/api/tables/{made['table']}/join", json={"token": invite})
    for path, status in (
        ("/t/unknown-table", 404),
        ("/nowhere", 404),
        (f"/t/{made['table']}/sit/forged.token", 403),
        (invite.replace("#", "/"), 409),
        ("/replay/unknown-replay", 404),
    ):
        page = httpx.get(server.url + path)
        assert page.status_code == status, path
        assert "oops" in page.text and 'class="btn"' in page.text


def test_the_example_bot_plays_a_game(server: Server) -> None:
    done = subprocess.run(
        [sys.executable, EXAMPLE, server.url], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "winners" in done.stdout
    code = [line for line in EXAMPLE.read_text().splitlines() if line.strip()]
    assert len(code) <= 55


def test_killed_in_the_middle_of_a_game_everything_acknowledged_is_there(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        made = make_table(server)
        for kill in range(2):
            acknowledged = 0
            for number in range(25):
                told = api(server, made).json()
                if told["outcome"]:
                    break
                seat = str(told["deciding"][0])
                asked = api(server, made, "/choice", seat).json()
                given = answer(server, made, seat, asked["seq"], first(asked["choice"]["options"]), f"{kill}-{number}")
                assert given.status_code == 200
                acknowledged = given.json()["seq"]
            before = api(server, made).json()
            server.kill()
            server.start()
            after = api(server, made).json()
            assert after["seq"] >= acknowledged and after == before
        assert server.stop() == 0


def test_no_key_to_a_seat_is_ever_logged(server: Server) -> None:
    made = make_table(server)

    async def story(socket: Any) -> None:
        await until(socket, "seq")

    talk(server, made, "0", story)
    httpx.get(f"{server.url}/t/{made['table']}/sit/{made['tokens']['0']}")
    assert made["tokens"]["0"] not in server.log.read_text()


def test_a_polite_stop_tells_everybody(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        made = make_table(server)

        async def story(socket: Any) -> dict[str, Any]:
            await until(socket, "seq")
            assert server.process is not None
            server.process.terminate()
            return await until(socket, "gone")

        assert talk(server, made, "0", story)["retry"] is True
        assert server.process is not None and server.process.wait(120) == 0
        server.process = None
