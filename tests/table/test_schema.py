"""Schemathesis throws whatever the OpenAPI schema allows, and what it forbids, at a running server: nothing breaks it.

Two runs. With the schema as it is hardly any request gets far: nobody guesses the id of a table. So the second run is given a
narrower schema of real tables, keys, games and settings, and has to reach every operation. Limits on how many tables somebody
may open are lifted, for they would answer in place of what is tested.
"""

from __future__ import annotations

import asyncio
import copy
import json
import logging
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from reverie.games import find_game
from reverie.kernel.record import Match
from reverie.table.app import guarded_app
from reverie.table.hub import Hub
from reverie.table.limits import Buckets
from reverie.table.store import Store
from reverie.table.thinking import Thinking
from reverie.testing.servers import free_port

MOST = {"plain": (10, 16), "narrow": (20, 16), "answer": (40, 10)}
"""Examples of each operation, and seconds for all of them: together about half a minute."""
ANSWER = "/api/tables/{table}/answer"
WISHES = ("map", "edges", "victory", "turn_limit", "tournament", "warbands", "names", "position", "dice", "nonsense")
GAME = find_game("dreamblade")


class Here:
    """A server in this process, without limits on how often somebody comes."""

    def __init__(self, folder: Path) -> None:
        self.errors: list[str] = []
        hub = Hub(Store(f"sqlite:///{folder / 'tables.db'}"), Thinking(1), 0.0)
        hub.creations = hub.joins = Buckets(rate=1e9, burst=1e9)
        self.url = f"http://127.0.0.1:{free_port()}"
        config = uvicorn.Config(guarded_app(hub), port=int(self.url.rpartition(":")[2]), log_config=None, ws="none")
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=lambda: asyncio.run(self.server.serve()), daemon=True)

    def start(self) -> None:
        self.thread.start()
        for _ in range(400):
            if self.server.started:
                return
            self.thread.join(0.05)
        raise AssertionError("the server did not start")

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(30)


class Errors(logging.Handler):
    """Keeps what the server calls an error."""

    def __init__(self, kept: list[str]) -> None:
        super().__init__(logging.ERROR)
        self.kept = kept

    def emit(self, record: logging.LogRecord) -> None:
        self.kept.append(self.format(record))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    made = Here(tmp_path_factory.mktemp("schema"))
    heard = Errors(made.errors)
    logging.getLogger("reverie").addHandler(heard)
    made.start()
    yield made
    made.stop()
    logging.getLogger("reverie").removeHandler(heard)


def schema_of(server: Here) -> dict[str, Any]:
    schema: dict[str, Any] = httpx.get(f"{server.url}/schema/openapi.json").json()
    return schema


def a_record() -> str:
    match = Match(GAME, GAME.setup({"turn_limit": 1}), 3)
    match.resign(0)
    return match.dump().decode()


def narrowed(server: Here, schema: dict[str, Any]) -> dict[str, Any]:
    """The schema with real ids, keys and words in place of "any text"."""

    def table(*kinds: str) -> Any:
        seats = [{"kind": kind} for kind in kinds]
        body = {"game": "dreamblade", "seats": seats, "setup": {"edges": "A"}}
        return httpx.post(f"{server.url}/api/tables", json=body).raise_for_status().json()

    tables = [table("you", "you"), table("you", "open"), table("you", "link")]
    keys = [f"Bearer {key}" for made in tables for key in made["tokens"].values()]
    invites = [link.rpartition("#")[2] for made in tables for link in made["links"].values()]
    kept = httpx.post(f"{server.url}/api/replays", content=a_record()).raise_for_status().json()["replay"]
    promise = httpx.post(f"{server.url}/api/promises").raise_for_status().json()["promise"]
    made = copy.deepcopy(schema)
    playing = tables[:1]  # a key and a table that fit each other, or no answer is ever taken
    asked = httpx.get(f"{server.url}/api/tables/{playing[0]['table']}").json()
    fitting = [f"Bearer {playing[0]['tokens'][str(asked['deciding'][0])]}"]
    for path, ways in made["paths"].items():
        for way in ways.values():
            for parameter in way.get("parameters", []):
                if parameter["name"] == "table":
                    here = playing if path.endswith(("answer", "choice")) else tables
                    parameter["schema"] = {"enum": [one["table"] for one in here]}
                elif parameter["name"] == "replay":
                    parameter["schema"] = {"enum": [kept]}
                elif parameter["name"] == "step":
                    parameter["schema"] = {"enum": [-1, 0, 1, 2, 99999]}
            if "{table}" in path:
                real = fitting if path.endswith(("answer", "choice")) else [*keys, "Basic x"]
                bearer = {
                    "name": "Authorization",
                    "in": "header",
                    "required": True,
                    "schema": {"enum": [*real, "Bearer x"]},
                }
                way.setdefault("parameters", []).append(bearer)
            if path == "/api/replays":
                records = {"enum": [a_record(), a_record()[:-9], a_record().replace("stream", "committed")]}
                way["requestBody"] = {"required": True, "content": {"text/plain": {"schema": records}}}
    parts = {name: part["properties"] for name, part in made["components"]["schemas"].items()}
    parts["NewTable"]["game"] = {"enum": ["dreamblade"]}
    parts["NewTable"]["seats"] |= {"minItems": 2, "maxItems": 2}
    parts["NewTable"]["promise"] = {"enum": ["", promise, "x.y"]}
    parts["NewTable"]["entropy"] = {"enum": ["", "ab" * 32, "AB", "xyz"]}
    parts["NewTable"]["setup"] = {
        "type": "object",
        "properties": {wish: {} for wish in WISHES},
        "additionalProperties": False,
    }
    parts["SeatSpec"]["kind"] = {"enum": ["you", "open", "link"]}
    parts["Joining"]["token"] = {"enum": ["", *invites, "x.y"]}
    parts["Joining"]["seat"] = {"enum": [None, 0, 1, 2, -1]}
    parts["Joining"]["entropy"] = {"enum": ["", "ab", "x"]}
    parts["Answer"]["seq"] = {"enum": [asked["seq"], asked["seq"] + 1]}
    parts["Answer"]["value"] = {"anyOf": [{"enum": ["stop"]}, {}]}
    made["components"]["schemas"]["Answer"]["required"] = ["seq", "value"]
    return made


def throw(
    server: Here, schema: dict[str, Any], most: tuple[int, int], folder: Path, *more: str
) -> Counter[tuple[str, str, int]]:
    """What was asked how often, with which status; the run's own verdict has to be good."""
    pytest.importorskip("schemathesis", reason="Schemathesis is not installed: pip install schemathesis")
    file, report = folder / "schema.json", folder / "report.ndjson"
    file.write_text(json.dumps(schema), encoding="utf-8")
    command = [sys.executable, "-m", "schemathesis.cli", "run", str(file), "--url", server.url]
    command += [
        "--checks",
        "not_a_server_error",
        "--max-examples",
        str(most[0]),
        "--max-time",
        str(most[1]),
        "--seed",
        "1",
    ]
    command += ["--continue-on-failure", "--no-color", "--report-ndjson-path", str(report), *more]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=100)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return answered(report)


def answered(report: Path) -> Counter[tuple[str, str, int]]:
    """Method, last word of the address and status of every exchange in a report."""
    found: Counter[tuple[str, str, int]] = Counter()

    def walk(value: Any) -> None:
        if (
            isinstance(value, dict)
            and isinstance(value.get("request"), dict)
            and isinstance(value.get("response"), dict)
        ):
            path = value["request"]["uri"].partition("?")[0].split("/")[3:]
            name = path[3] if len(path) > 3 else path[1] if len(path) == 2 else f"{path[1]}/…"
            found[value["request"]["method"], name, value["response"]["status_code"]] += 1
        elif isinstance(value, dict):
            for part in value.values():
                walk(part)
        elif isinstance(value, list):
            for part in value:
                walk(part)

    for line in report.read_text(encoding="utf-8").splitlines():
        walk(json.loads(line))
    return found


def check_unbroken(server: Here, found: Counter[tuple[str, str, int]]) -> None:
    assert not [key for key in found if key[2] >= 500]
    assert server.errors == []
    assert httpx.get(f"{server.url}/health").json()["status"] == "ok"


@pytest.mark.slow
@pytest.mark.timeout(240)
def test_no_request_breaks_the_server(server: Here, tmp_path: Path) -> None:
    found = throw(server, schema_of(server), MOST["plain"], tmp_path)
    assert found.total() > 15
    check_unbroken(server, found)


@pytest.mark.slow
@pytest.mark.timeout(240)
def test_no_request_that_gets_somewhere_breaks_the_server(server: Here, tmp_path: Path) -> None:
    schema = narrowed(server, schema_of(server))
    briefly = ("--phases", "coverage,fuzzing")
    found = throw(server, schema, MOST["narrow"], tmp_path, *briefly, "--exclude-path", ANSWER)
    found += throw(server, schema, MOST["answer"], tmp_path, *briefly, "--include-path", ANSWER)
    reached = {(method, name) for method, name, status in found if status in (200, 201)}
    wanted = {("POST", "tables"), ("POST", "promises"), ("POST", "replays"), ("GET", "tables/…"), ("GET", "replays/…")}
    wanted |= {("GET", "choice"), ("GET", "record"), ("POST", "join"), ("POST", "answer")}
    assert reached >= wanted, f"never reached: {wanted - reached}\n{found}"
    check_unbroken(server, found)


def test_the_schema_tells_of_every_way_in(server: Here) -> None:
    told = {(path, method) for path, ways in schema_of(server)["paths"].items() for method in ways}
    assert {("/api/promises", "post"), ("/api/tables", "post"), ("/api/tables/{table}/answer", "post")} <= told
