"""What comes over the wire is read strictly: whatever does not fit is refused in words, and neither closes a line nor breaks
the server, nor reaches the log."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.table.inside import Inside
from websockets.sync.client import connect

from reverie.table.hub.limits import Bucket, Buckets
from reverie.table.hub.live import Connection
from reverie.table.hub.looker import Looker
from reverie.table.rooms.identity import Settings, Visitor
from reverie.table.rooms.room import open_room
from reverie.table.rooms.sitting import Diverged, Refused
from reverie.table.web.api import Answer, NewTable
from reverie.table.web.messages import ACTS, DEEPEST, Unreadable, number_of, read_body, read_message
from reverie.table.web.session import WORK, Session
from reverie.table.words.texts import texts

DEEP = "[" * 900 + "]" * 900
DEEPER = "[" * 4_000 + "]" * 4_000


# Reading -------------------------------------------------------------------------------------------------------------


def test_every_act_is_read_and_done() -> None:
    assert set(ACTS.values()) == set(WORK)


@pytest.mark.parametrize(
    ("text", "key", "args"),
    [
        ('{"do":"answer","seq":1,"seat":1.0}', "refused-field", {"name": "seat", "want": "int"}),
        ('{"do":"answer","seq":1,"seat":true}', "refused-field", {"name": "seat", "want": "int"}),
        ('{"do":"answer","seq":1,"seat":[1]}', "refused-field", {"name": "seat", "want": "int"}),
        ('{"do":"answer","seq":"1"}', "refused-field", {"name": "seq", "want": "int"}),
        ('{"do":"answer","value":"stop"}', "refused-field", {"name": "seq", "want": "missing"}),
        ('{"do":"consent","what":["undo"]}', "refused-field", {"name": "what", "want": "str"}),
        ('{"do":"refuse","what":{}}', "refused-field", {"name": "what", "want": "str"}),
        ('{"do":"choose","seq":1,"value":"x"}', "refused-field", {"name": "value", "want": "array"}),
        ('{"do":"look","at":"' + "x" * 2_001 + '"}', "refused-field", {"name": "at", "want": "short"}),
        ('{"do":"ping","n":[]}', "refused-field", {"name": "n", "want": "int"}),
        ('{"do":"cheat"}', "refused-unknown-act", {"act": "cheat"}),
        ('{"do":["ping"]}', "refused-not-a-message", {}),
        ('["ping"]', "refused-not-a-message", {}),
        ("{}", "refused-not-a-message", {}),
        ("{", "refused-not-json", {}),
        ('{"do":"answer","seq":' + "1" * 5_000 + "}", "refused-field", {"name": "seq", "want": "other"}),
        ('{"do":"answer","seq":1,"value":' + DEEP + "}", "refused-too-deep", {"n": DEEPEST}),
        ('{"do":"ping","more":' + DEEPER[:3_000] + "}", "refused-not-json", {}),
        ("x" * 8_193, "refused-too-big", {"n": 8_192}),
    ],
)
def test_what_is_not_a_message_is_refused_with_what_is_wrong(text: str, key: str, args: dict[str, Any]) -> None:
    with pytest.raises(Refused) as caught:
        read_message(text)
    if key == "refused-not-json" and caught.value.key == "refused-too-deep":
        return  # how deeply Python reads depends on how deep it is itself
    assert (caught.value.key, caught.value.args_) == (key, args)
    for language in ("en", "pl"):
        assert texts(language).get(caught.value.key, **caught.value.args_)


def test_a_message_that_cannot_be_read_is_still_answered_by_its_number() -> None:
    assert number_of('{"do":"answer","n":7,"seat":1.5}') == 7
    assert [number_of(text) for text in ("[1]", '{"n":[1]}', "{", "[" * 8_000)] == [None] * 4


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ('{"seq":1.0}', "seq: Expected `int`, got `float`"),
        ('{"seq":"1"}', "seq: Expected `int`, got `str`"),
        ("{}", "missing required field `seq`"),
        ('{"seq":1,"value":' + DEEP + "}", f"more than {DEEPEST} deep"),
        ('{"seq":1,"value":' + DEEPER + "}", f"more than {DEEPEST} deep"),
        ("{", "not JSON"),
    ],
)
def test_a_body_that_does_not_fit_is_refused_with_what_is_wrong(body: str, says: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_body(body.encode(), Answer)
    assert says in str(caught.value)


def test_a_body_that_fits_is_read() -> None:
    body = '{"game":"dreamblade","seats":[{"kind":"you"},{}],"setup":{"a":{"b":[[1]]}},"later":1}'
    assert read_body(body.encode(), NewTable).setup == {"a": {"b": [[1]]}}


# At a table ----------------------------------------------------------------------------------------------------------


class Line:
    """A tab's line without a network: what is said to it, and what it says."""

    def __init__(self, inside: Inside, table: str, seats: set[int]) -> None:
        self.inside = inside
        self.sent: list[dict[str, Any]] = []
        self.query_params: dict[str, str] = {}
        looker = Looker(Visitor("somebody", "Ilse"), Settings({}), seats)
        live = inside.live(table)

        async def make() -> Session:
            session = Session(inside.hub, live, Connection(looker), self, json=True)  # type: ignore[arg-type]
            session.bucket = Bucket(1e9, 1e9)
            return session

        self.session = inside.do(make())

    async def send_text(self, text: str) -> None:
        self.sent.append(json.loads(text))

    def say(self, *texts: str) -> list[dict[str, Any]]:
        """The answers to these messages, one to each."""

        async def speak() -> None:
            for text in texts:
                await self.session.hear(text)

        self.sent.clear()
        self.inside.do(speak())
        return [told for told in self.sent if "ok" in told or "refused" in told]


@pytest.fixture
def line(inside: Inside) -> Line:
    return Line(inside, inside.table()["table"], {0, 1})


@pytest.mark.parametrize("seat", [1.0, 0.0, True, False, [0], "0", None])
def test_what_merely_equals_a_seat_never_gets_into_the_log(line: Line, seat: Any) -> None:
    room = line.session.room
    at, asked = room.at, room.deciding()[0]
    told = line.say(json.dumps({"do": "answer", "n": 1, "seq": at, "value": "stop", "seat": seat}))
    if seat is None:  # the same as not naming one
        seat = 0 if told == [{"ok": 1}] else None
    else:
        assert told[0]["refused"] == 1 and told[0]["key"] == "refused-field" and room.at == at
    with pytest.raises(Refused):
        room.plan_answer(float(asked), "stop", room.at)  # type: ignore[arg-type]
    with pytest.raises(Refused):
        room.entry("answered", True, {})
    assert all(type(one) is int for one, _value in room.match.answers)


def test_a_log_with_something_that_merely_equals_a_seat_is_not_read(line: Line) -> None:
    room = line.session.room
    (entry,) = room.plan_answer(room.deciding()[0], "stop", room.at)
    entry.body["answers"] = [(float(seat), value) for seat, value in entry.body["answers"]]
    first = line.inside.hub.store.read(room.id)[0]
    with pytest.raises(Diverged, match="where an answer"):
        open_room(room.id, room.game, first, [entry], None)


def test_our_own_mistake_is_told_written_down_and_does_not_close_the_line(
    line: Line, inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> None:
        raise RecursionError("as if")

    monkeypatch.setattr(inside.hub.passing, "wish", broken)
    monkeypatch.setitem(WORK, ACTS["menu"], lambda session, message: session.hub.passing.wish())
    (told,) = line.say('{"do":"menu","n":4}')
    found = [bug for bug in inside.errors() if bug["what"] == "bug" and bug["trace_id"] in told["why"]]
    assert told["refused"] == 4 and told["key"] == "refused-bug"
    assert len(found) == 1 and "as if" in found[0]["trace"] and found[0]["table"] == line.session.room.id
    assert line.say('{"do":"ping","n":5}') == [{"ok": 5}]
    inside.logged.clear()


PLAIN = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8)
)
NESTED = st.recursive(
    PLAIN, lambda part: st.lists(part, max_size=3) | st.dictionaries(st.text(max_size=3), part, max_size=2)
)
ODD = st.sampled_from(
    ["²:adept", "1:²", "٣", "m²", "seat-²", "c-²", "roll:matter", "undo", "draw", "0", "9" * 5_000, "\x00", "6 ²"]
)
WORDS = ("seq", "seat", "value", "what", "at", "text", "line", "index", "amount", "id", "n", "entropy")


@st.composite
def spoken(draw: Any) -> dict[str, Any]:
    """Something like a message: an act with some fields that it knows and some that it does not."""
    names = draw(st.lists(st.sampled_from(WORDS), max_size=5, unique=True))
    message = {name: draw(ODD | NESTED) for name in names}
    if draw(st.integers(0, 3)):
        message["seq"] = "now"  # put in when it is said
    message["do"] = (
        draw(st.sampled_from([*ACTS]) | NESTED) if draw(st.integers(0, 9)) == 0 else draw(st.sampled_from([*ACTS]))
    )
    return message


TABLES: dict[str, dict[str, Any]] = {
    "dreamblade": {"setup": {"edges": "A"}},
    "dreamblade companion": {"companion": True, "setup": {"edges": "A"}},
    "dice_throne": {},
}


@pytest.mark.parametrize("name", TABLES)
def test_nothing_that_is_said_breaks_a_line(inside: Inside, name: str) -> None:
    """Hypothesis talks to a table: each message has one answer, and nothing is our mistake."""
    made = inside.table(name.partition(" ")[0], **TABLES[name])
    lines = [Line(inside, made["table"], seats) for seats in ({0, 1}, {1}, set())]
    inside.logged.clear()

    @settings(max_examples=60, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(st.lists(st.tuples(st.sampled_from(lines), spoken()), min_size=3, max_size=8))
    def talk(said: list[tuple[Line, dict[str, Any]]]) -> None:
        for line, message in said:
            now = {"seq": line.session.room.at} if message.get("seq") == "now" else {}
            text = json.dumps(message | now)
            told = line.say(text)
            assert len(told) == 1 and told[0].get("key") != "refused-bug", (text, told)

    talk()
    assert inside.errors() == []


def test_a_socket_stays_open_whatever_is_sent_over_it(inside: Inside) -> None:
    made = inside.table()
    token = made["tokens"]["0"]
    with connect(f"{inside.socket_url}/t/{made['table']}/live?as=json&token={token}") as socket:
        for frame in (
            "",
            "{",
            "²",
            '{"do":"consent","what":[]}',
            '{"do":"call","what":"²:adept"}',
            b"\x00\xff",
            DEEPER,
        ):
            socket.send(frame)
            while "refused" not in (told := json.loads(socket.recv(30))):
                pass
            assert told["key"] != "refused-bug"
        socket.send('{"do":"ping","n":1}')
        while json.loads(socket.recv(30)) != {"ok": 1}:
            pass


# Over HTTP -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/tables", '{"game":"dreamblade","seats":[{},{}],"setup":' + '{"a":' * 900 + "1" + "}" * 901, 400),
        ("/api/tables", '{"game":"dreamblade","seats":[{},{}],"setup":' + DEEPER + "}", 400),
        ("/api/tables", '{"game":"dreamblade","seats":[{"kind":1},{}]}', 400),
        ("/api/tables", '{"game":"dreamblade","seats":[{},{}],"x":"' + "x" * 200_000 + '"}', 413),
        ("/api/tables/ID/answer", '{"seq":1,"value":' + DEEP + "}", 400),
        ("/api/tables/ID/answer", '{"seq":1.0,"value":"stop"}', 400),
        ("/api/tables/ID/answer", '{"seq":true,"value":"stop"}', 400),
        ("/api/tables/ID/join", '{"seat":1.0}', 400),
        ("/api/tables/ID/join", '{"seat":' + "1" * 5_000 + "}", 400),
    ],
)
def test_a_body_that_does_not_fit_is_answered(inside: Inside, path: str, body: str, status: int) -> None:
    made = inside.table()
    inside.logged.clear()
    headers = {"authorization": f"Bearer {made['tokens']['0']}", "content-type": "application/json"}
    told = inside.client.post(path.replace("ID", made["table"]), content=body, headers=headers)
    assert told.status_code == status and told.json()["message"], told.text
    assert inside.errors() == []


@pytest.mark.parametrize("seat", ["²", "9" * 5_000, "-1", "1.0", "", "٣"])
def test_a_seat_that_is_no_number_is_refused(inside: Inside, seat: str) -> None:
    made = inside.table(seats=("you", "open"))
    told = inside.client.post(f"/t/{made['table']}/sit", data={"seat": seat, "name": "Bo"})
    assert told.status_code == 409 and inside.live(made["table"]).room.waiting()


@pytest.mark.parametrize("name", ["%00", "x" * 5_000, "dreamblade/%00"])
def test_a_file_that_cannot_be_is_not_there(inside: Inside, name: str) -> None:
    assert inside.client.get(f"/static/{name}").status_code == 404


def test_joining_is_limited_and_coming_back_by_ones_key_leaves_nothing_behind(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = inside.table()
    monkeypatch.setattr(inside.hub.new_tables, "joins", Buckets(rate=1e-9, burst=3))
    where, key = f"/api/tables/{made['table']}/join", {"token": made["tokens"]["0"]}
    told = [inside.client.post(where, json=key) for _ in range(5)]
    assert [one.status_code for one in told] == [200, 200, 200, 429, 429]
    assert inside.hub.store.held(made["table"])[0] == inside.live(made["table"]).holders[0]
    assert len(inside.live(made["table"]).holders[0]) == 1


def test_a_log_line_has_its_bounds(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    def fall(depth: int) -> None:
        exec(f"def step{depth % 50}(): fall(depth - 1)\nstep{depth % 50}()", {"fall": fall, "depth": depth})

    def broken(*_: Any) -> None:
        fall(sys.getrecursionlimit())

    monkeypatch.setattr(inside.hub.new_tables, "check_creation", broken)
    inside.logged.clear()
    told = inside.client.post("/api/tables", json={"game": "x" * 60, "seats": []})
    (line,) = inside.errors()
    assert told.status_code == 500 and line["trace_id"] in told.json()["message"]
    assert "RecursionError" in line["trace"] and len(json.dumps(line)) < 12_000
    inside.logged.clear()
