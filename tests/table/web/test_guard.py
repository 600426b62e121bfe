"""What stands around every request: keys stay out of logs and addresses, caches keep nothing personal, every answer is guarded."""

from __future__ import annotations

import io
import json
import logging
import sys
from typing import Any

import pytest
from tests.table.inside import Inside

from reverie.parts.plain import key_in
from reverie.table.rooms.identity import Signer
from reverie.table.rooms.sitting import Diverged
from reverie.table.web.guard import SECURITY
from reverie.table.web.logs import redacted, set_up_logs

KEY = Signer(b"some secret").seat_token("table-1", 0)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch, logs_as_before: None) -> io.StringIO:
    """Everything that a server with its logs set up writes."""
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    logging.getLogger("uvicorn").propagate = False  # as the web server's own set-up leaves it
    set_up_logs(quiet=False)
    return stream


@pytest.mark.parametrize(
    "text",
    [
        f"/t/table-1/sit/{KEY}",
        f"/t/table-1/sit/{KEY[:20]}",
        f"GET /t/table-1/live?as=json&token={KEY}&lines=1 HTTP/1.1",
        f"/t/table-1/live?token={KEY.replace('.', '%2E')}",
        f"/dreamblade/drafts/d1/back/{KEY}",
        f"authorization: Bearer {KEY}",
        f"reverie-visitor={KEY}; Path=/",
        repr({"token": KEY}),
    ],
    ids=("link", "cut-link", "query", "escaped-query", "draft", "bearer", "cookie", "body"),  # a key is new each time
)
def test_a_key_is_left_out_wherever_it_stands(text: str) -> None:
    told = redacted(text)
    assert KEY[:20] not in told and "…" in told
    assert (
        redacted("table two-worlds-1 seq 12.5 reverie.table.hub.hub.Hub")
        == "table two-worlds-1 seq 12.5 reverie.table.hub.hub.Hub"
    )


def test_no_log_line_of_any_kind_holds_a_key(
    inside: Inside, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = inside.table()
    key = made["tokens"]["0"]
    path = f"/t/{made['table']}/sit/{key}"
    assert inside.client.get(path, headers={"host": "table.example.org"}).status_code == 421
    assert inside.client.post(path, headers={"origin": "https://elsewhere.example"}).status_code == 403

    def broken(*_: Any) -> None:
        raise ValueError(f"about {key}")

    def changed(*_: Any) -> None:
        raise Diverged(f"the key was {key}")

    for mistake, status in ((broken, 500), (changed, 409)):
        monkeypatch.setattr(inside.hub.seats, "of_link", mistake)
        assert inside.client.get(path).status_code == status
    for name in ("uvicorn.access", "uvicorn.error", "asyncio", "some.library"):
        logging.getLogger(name).warning('"GET %s?token=%s" 200', path, key)
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert {line["what"] for line in lines} >= {"refused: a name that is not ours", "bug", "table does not replay"}
    assert len(lines) >= 8 and key not in written.getvalue() and key[:30] not in written.getvalue()


def test_what_is_personal_is_kept_nowhere_and_files_may_be(inside: Inside) -> None:
    made = inside.table(seats=("you", "open"))
    paths = [
        "/",
        f"/t/{made['table']}",
        f"/t/{made['table']}/watch",
        f"/t/{made['table']}/sit",
        f"/api/tables/{made['table']}",
    ]
    for path in [*paths, "/nowhere", "/t/nowhere", "/api/tables/nowhere", "/health"]:
        told = inside.client.get(path)
        assert told.headers.get("cache-control") == "no-store", path
    assert "no-store" not in inside.client.get("/static/table.js").headers.get("cache-control", "")


def test_every_answer_carries_the_security_headers(inside: Inside) -> None:
    made = inside.table()
    asked = {
        403: inside.client.post("/api/tables", json={}, headers={"origin": "https://elsewhere.example"}),
        421: inside.client.get("/", headers={"host": "elsewhere.example"}),
        404: inside.client.get("/nowhere"),
        405: inside.client.put("/api/tables"),
        400: inside.client.post("/api/tables", content="{"),
    }
    asked[-403] = inside.client.post(f"/t/{made['table']}/sit", headers={"origin": "https://elsewhere.example"})
    for status, told in asked.items():
        assert told.status_code == abs(status)
        assert {name: told.headers.get(name) for name in SECURITY} == SECURITY
        assert told.headers["cache-control"] == "no-store"
    assert asked[403].json()["error"] == "other-site" and "<html" in asked[-403].text


def test_links_to_seats_carry_their_key_where_no_server_sees_it(inside: Inside) -> None:
    made = inside.table(seats=("you", "link"))
    path, _sign, key = made["links"]["1"].partition("#")
    assert path == f"/t/{made['table']}/sit" and key
    assert [key_in(told) for told in (key, made["links"]["1"], f" https://x.y{path}#{key}\n", f"{path}/{key}")] == [
        key
    ] * 4
    page = inside.client.get(path)
    assert page.status_code == 200 and key not in page.text and "/static/key.js" in page.text
    asked = inside.client.post(f"/t/{made['table']}/key", data={"token": made["links"]["1"]})
    old = inside.client.get(f"{path}/{key}")
    for told in (asked, old):
        assert told.status_code == 200 and f'name="token" value="{key}"' in told.text
    assert inside.client.post(f"/t/{made['table']}/key", data={"token": "x"}).status_code == 403
    assert inside.client.get("/t/nowhere/sit").status_code == 404
