"""Schemathesis throws whatever the OpenAPI schema allows, and what it forbids, at a running server: nothing breaks it.

Two runs. With the schema as it is hardly any request gets far: nobody guesses the id of a table. So the second run is given a
narrower schema of real tables, keys, games and settings, and has to reach every operation. Limits on how many tables somebody
may open are lifted, for they would answer in place of what is tested.
"""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.table.inside import Inside

from reverie.games import find_game
from reverie.kernel.match import Match
from reverie.table.hub.limits import Buckets

MOST = {"plain": 4, "narrow": 6, "answer": 12}
"""Examples of each operation. No limit of time: a slow machine tries the same."""
CONFIG = """\
[checks.positive_data_acceptance]
expected-statuses = ["2xx", 400, 403, 404, 409, 429]
"""
"""What a schema allows may still be impossible: a game that is none, a text that is no record, 1.0 where JSON Schema sees a
whole number and the server does not. It is answered with 400, as documented, and never with 5xx."""
ANSWER = "/api/tables/{table}/answer"
WISHES = ("map", "edges", "victory", "turn_limit", "tournament", "warbands", "names", "position", "dice", "nonsense")
GAME = find_game("dreamblade")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server of its own, without limits: they would answer in place of what is tested."""
    with Inside(tmp_path_factory.mktemp("schema")) as made:
        made.hub.drawing.asked = made.hub.drawing.sent = Buckets(rate=1e9, burst=1e9)
        yield made


def schema_of(server: Inside) -> dict[str, Any]:
    schema: dict[str, Any] = httpx.get(f"{server.url}/schema/openapi.json").json()
    return schema


def a_record() -> str:
    match = Match(GAME, GAME.setup({"turn_limit": 1}), 3)
    match.resign(0)
    return match.dump().decode()


def narrowed(server: Inside, schema: dict[str, Any]) -> dict[str, Any]:
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
                    "required": False,
                    "schema": {"enum": [*real, "Bearer x"]},
                }
                way.pop("security", None)  # the keys stand in the header already: those that were made up must not fit
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


def throw(server: Inside, schema: dict[str, Any], most: int, folder: Path, *more: str) -> Counter[tuple[str, str, int]]:
    """What was asked how often, with which status; the run's own verdict has to be good."""
    pytest.importorskip("schemathesis", reason="Schemathesis is not installed: pip install schemathesis")
    file, report = folder / "schema.json", folder / "report.ndjson"
    file.write_text(json.dumps(schema), encoding="utf-8")
    config = folder / "schemathesis.toml"
    config.write_text(CONFIG, encoding="utf-8")
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config)]
    command += ["run", str(file), "--url", server.url]
    command += [
        "--checks",
        "all",
        "--max-examples",
        str(most),
        "--seed",
        "1",
    ]
    command += ["--continue-on-failure", "--no-color", "--report-ndjson-path", str(report), *more]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=220)
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


def check_unbroken(server: Inside, found: Counter[tuple[str, str, int]]) -> None:
    assert not [key for key in found if key[2] >= 500]
    assert server.errors() == []
    assert httpx.get(f"{server.url}/health").json()["status"] == "ok"


@pytest.mark.slow
@pytest.mark.timeout(480)
def test_no_request_breaks_the_server(server: Inside, tmp_path: Path) -> None:
    found = throw(server, schema_of(server), MOST["plain"], tmp_path)
    assert found.total() > 15
    check_unbroken(server, found)


@pytest.mark.slow
@pytest.mark.timeout(480)
def test_no_request_that_gets_somewhere_breaks_the_server(server: Inside, tmp_path: Path) -> None:
    schema = narrowed(server, schema_of(server))
    briefly = (
        "--phases",
        "coverage,fuzzing",
        "--exclude-checks",
        "negative_data_rejection",
    )  # more is allowed than this
    found = throw(server, schema, MOST["narrow"], tmp_path, *briefly, "--exclude-path", ANSWER)
    found += throw(server, schema, MOST["answer"], tmp_path, *briefly, "--include-path", ANSWER)
    reached = {(method, name) for method, name, status in found if status in (200, 201)}
    wanted = {("POST", "tables"), ("POST", "promises"), ("POST", "replays"), ("GET", "tables/…"), ("GET", "replays/…")}
    wanted |= {("GET", "choice"), ("GET", "record"), ("POST", "join"), ("POST", "answer")}
    assert reached >= wanted, f"never reached: {wanted - reached}\n{found}"
    check_unbroken(server, found)


def test_the_schema_tells_of_every_way_in(server: Inside) -> None:
    told = {(path, method) for path, ways in schema_of(server)["paths"].items() for method in ways}
    assert {("/api/promises", "post"), ("/api/tables", "post"), ("/api/tables/{table}/answer", "post")} <= told


def test_the_schema_is_the_contract(server: Inside) -> None:
    """Keys, errors and what is told are described as they are."""
    schema = schema_of(server)
    assert schema["components"]["securitySchemes"]["seat"] | {"description": ""} == {
        "type": "http", "scheme": "bearer", "description": "",
    }  # fmt: skip
    assert schema["paths"][ANSWER]["post"]["security"] == [{"seat": []}]
    assert schema["paths"]["/api/tables/{table}"]["get"]["security"] == [{"seat": []}, {}]
    for ways in schema["paths"].values():
        for way in ways.values():
            for status in ("400", "403", "404", "405", "409", "413", "429", "503"):
                told = way["responses"][status]["content"]["application/json"]["schema"]
                assert told["$ref"].endswith("Error"), status
    assert set(schema["paths"]["/api/replays"]["post"]["requestBody"]["content"]) == {
        "application/x-ndjson",
        "text/plain",
    }
    told = schema["components"]["schemas"]["TableTold"]["properties"]
    assert {"seq", "view", "choice", "seats", "clocks", "chat", "outcome"} <= told.keys()
    made = server.table()
    assert set(server.client.get(f"/api/tables/{made['table']}").json()) == set(told)


def test_errors_are_what_the_schema_says(server: Inside) -> None:
    made = server.table()
    asked = {
        400: server.client.post("/api/tables", content="{"),
        403: server.client.get(f"/api/tables/{made['table']}/choice"),
        404: server.client.get("/api/tables/nowhere"),
        405: server.client.delete("/api/tables"),
        413: server.client.post("/api/tables", content=b"{" + b" " * 300_000 + b"}"),
    }
    for status, told in asked.items():
        assert told.status_code == status and set(told.json()) <= {"error", "message", "rule", "extra"}
        assert told.json()["error"] and told.json()["message"]
    assert set(asked[405].headers["allow"].split(", ")) >= {"POST"}
