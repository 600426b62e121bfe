"""The shell of a table in a real browser: a small made-up game behind a small made-up server that the tests hold in hand."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qs

import pytest
import uvicorn
from axe_playwright_python.sync_playwright import Axe
from jinja2 import ChoiceLoader, DictLoader
from litestar import Litestar, MediaType, Request, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.response import Redirect, Response
from litestar.static_files import create_static_files_router
from playwright.sync_api import Browser, BrowserContext, Page, expect

from reverie.games import find_game
from reverie.kernel.game import Game
from reverie.kernel.page import Option, Scene
from reverie.kernel.sight import Sight
from reverie.kernel.state import State
from reverie.table.web.render import HOME, environment, render
from reverie.testing.browsers import PATIENCE

pytestmark = pytest.mark.slow

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
GAME = """
{% from "_parts.html" import prompt, log, details, odds, seat_head %}
{% from "_over.html" import over %}
<main class="db" id="main">
<div class="db__l">{% for n in (1, 0) %}<section class="panel{{ " is-turn" if ui.who == n }}"><div class="panel__b stackv">
{% call seat_head(n, scene.seats[n]) %}<span class="small">{{ n }}</span>{% endcall %}</div></section>{% endfor %}{{ details(ui) }}</div>
<div class="db__c"><div class="chart"><div class="board" role="grid" aria-label="Board">
{% for row in show.rows %}<div role="row">{% for cell in row %}
<div class="cell{{ opt_class(scene, cell.id) }}" role="gridcell" aria-label="{{ cell.name }}" {{ opt_attrs(scene, cell.id) }}>
{% if cell.pieces %}<div class="cell__in"><div class="cell__h"></div><div class="sides"><span class="side" data-n="{{ cell.pieces|length }}">
{% for piece in cell.pieces %}<button class="piece{{ opt_class(scene, piece) }}" data-vt aria-label="Piece {{ piece }}"
 {{ opt_attrs(scene, piece) }}>{{ em("sil-owl") }}<span class="piece__s"><b>1</b><b>2</b><b>3</b></span></button>{% endfor %}
</span></div></div>{% endif %}</div>
{% endfor %}</div>{% endfor %}
</div></div>{{ prompt(scene, ui) }}</div>
<div class="db__r">{{ over(scene, ui) }}<section class="panel"><div class="panel__h"><h2>Dice</h2></div><div class="panel__b stackv">
<div class="dice" id="dice" role="img" aria-label="Two dice" data-rolled="{{ show.rolled }}">
<svg aria-hidden="true"><use href="/static/emblems.svg#d6-1"/></svg><svg aria-hidden="true"><use href="/static/emblems.svg#d6-6"/></svg></div>
<span class="step" role="group" aria-label="Damage"><button data-set="0:1" aria-label="more">{{ em("i-plus") }}</button><output>0</output><button
 data-set="0:0" aria-label="less">{{ em("i-minus") }}</button></span>
<label>Note <input class="input" id="note" data-keep></label>
{{ odds(show.odds) }}</div></section>{{ log(ui) }}</div>
</main>
"""


def line(number: int, text: str, **more: Any) -> dict[str, Any]:
    found = {"id": f"l{number}", "seat": number % 2, "mark": ("seat-sun", "seat-moon")[number % 2], "text": text}
    found |= {"class": ("sun", "moon")[number % 2], "rule": "DB-302", "open": False, "quote": None}
    return found | {"heading": None, "now": False, "turn": "", "steps": [], "dice": (), "last": False} | more


def button(value: str, label: str, kind: str = "opt") -> dict[str, str]:
    return {"value": value, "label": label, "kind": kind, "enter": "", "far": "", "ask": ""}


def plain_ui() -> dict[str, Any]:
    """A decision as the server tells it, with nothing open."""
    return {
        "seq": 5,
        "table": "t1",
        "question": "Choose a cell to fight in",
        "line": "Each cell once a phase.",
        "rule": "DB-802.2a",
        "waiting": False,
        "who": 0,
        "buttons": [button('["end"]', "End the strike")],
        "can_confirm": False,
        "needs_confirming": False,
        "can_back": False,
        "can_hint": True,
        "undo": {"allowed": True, "free": True, "label": "Undo", "ask": ""},
        "hint": None,
        "why": None,
        "details": None,
        "chooser": None,
        "log": [line(n, f"Something happened, number {n}.") for n in range(30, 0, -1)],
        "log_more": True,
        "chat": [],
        "chat_open": False,
        "chat_new": 0,
        "talk": {"players_only": False, "muted": 0},
        "menu_open": False,
        "offers": [],
        "outcome": None,
        "rematch": "",
        "resign": "Resign? The game ends and you lose it.",
        "roll": None,
        "ways": {"paused": False, "can_pause": False, "absent": [], "calls": [], "failed": [], "running": None},
        "spectators": 2,
        "links": {
            "invite": [{"seat": 1, "url": "/t/t1/sit/abc"}],
            "watch": "/t/t1/watch",
            "rejoin": "/t/t1/sit/def",
            "record": "/t/t1/record",
            "bug": "/t/t1/bug",
            "replay": "",
            "again": None,
        },
        "you": 0,
        "seated": True,
        "can_draw": True,
    }


class Bare(Game):
    """A game with nothing to hide, and with nothing at all."""

    def blind(self, s: State, viewer: int | None) -> State:
        return s


class Server:
    """One table whose every view the test decides, and that writes down every message."""

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None
        self.port = 0
        self.reset()

    def reset(self) -> None:
        self.language = "en"
        self.settings = {
            "theme": "system",
            "speed": "calm",
            "sound": "off",
            "auto": True,
            "name": "Ilse",
            "language": "en",
        }
        self.ui = plain_ui()
        self.places = {"m1": "c-00", "m2": "c-00", "m3": "c-22"}
        self.options = {"c-11": ['["c",11]'], "m1": ['["m",1]'], "m3": ['["m",3]', '["m",33]']}
        self.rolled = 1
        self.template = "table_app.html"
        self.messages: list[dict[str, Any]] = []
        self.answer: Callable[[dict[str, Any]], dict[str, Any] | None] = lambda message: {"ok": message.get("n")}
        self.sockets: list[WebSocket[Any, Any, Any]] = []
        self.accepting = True
        self.holding = False
        self.joined = 0
        self.pushed = 0

    def said(self, do: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["do"] == do]

    def context(self) -> dict[str, Any]:
        looks = [{"mark": "seat-sun", "class": "sun"}, {"mark": "seat-moon", "class": "moon"}]
        common = {"online": True, "thinking": None}
        seats = [
            {"seat": 0, "name": "Ilse", "kind": "person", "level": "", "you": True, **common, **looks[0]},
            {"seat": 1, "name": "Oskar", "kind": "bot", "level": "Normal", "you": False, **common, **looks[1]},
        ]
        scene = Scene(Sight(Bare(), State([]), [], 0), None, None, seats)
        scene.options = {
            at: [Option(value, f"Pick {value}") for value in values] for at, values in self.options.items()
        }
        names = [[f"{x}{y}" for x in range(5)] for y in range(5)]
        at = {
            f"c-{name}": [piece for piece, place in self.places.items() if place == f"c-{name}"]
            for row in names
            for name in row
        }
        rows = [
            [{"id": f"c-{name}", "name": f"Cell {name}", "pieces": at[f"c-{name}"]} for name in row] for row in names
        ]
        chances = [
            {"text": "disrupts Oathmoth", "chance": 0.583, "hi": True},
            {"text": "disrupts Knight", "chance": 0.12},
        ]
        phases = [{"text": "Spawn", "done": True, "now": False}, {"text": "Strike", "done": False, "now": True}]
        return {
            "game": "dreamblade",
            "title": "Dreamblade",
            "subtitle": "Turn 6, action 1: strike",
            "phases": phases,
            "scene": scene,
            "scene_template": "fake.html",
            "show": {"rows": rows, "rolled": self.rolled, "odds": chances},
            "ui": self.ui,
            "settings": SimpleNamespace(**self.settings),
            "path": "/t/t1",
            "app_template": self.template,
            "to": {"name": "Tomek", "mark": "seat-moon", "side": "Moon"},
            "from_name": "Ilse",
            "nav": "",
        }

    def view(self) -> dict[str, Any]:
        return {"seq": self.ui["seq"], "html": render(self.template, self.language, **self.context())}

    def page(self, template: str = "table.html", **more: Any) -> Response[str]:
        made = render(template, self.language, **(self.context() | more))
        assert "style=" not in made
        return Response(made, media_type=MediaType.HTML, headers={"Content-Security-Policy": POLICY})

    def push(self, message: dict[str, Any] | None = None) -> None:
        """Send a message, or the table as it is now, to every tab."""
        text = json.dumps(message or self.view())
        for socket in list(self.sockets):
            self.run(socket.send_text(text))

    def drop(self) -> None:
        for socket in list(self.sockets):
            self.run(socket.close(1012))

    def run(self, work: Any) -> None:
        assert self.loop is not None
        asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE / 1000)

    def push_and_see(self, page: Page) -> None:
        """Push a view and wait until the page shows it: what it does not change is then known."""
        self.pushed += 1
        self.ui["question"] = f"Question {self.pushed}"
        self.push()
        expect(page.locator(".prompt__t b")).to_have_text(f"Question {self.pushed}")

    def wait_for(self, done: Callable[[], Any]) -> None:
        end = time.monotonic() + PATIENCE / 1000
        while not done():
            assert time.monotonic() < end, f"in vain; messages: {self.messages}"
            time.sleep(0.02)

    def app(self) -> Litestar:
        @get("/t/t1", sync_to_thread=False)
        def table() -> Response[str]:
            return self.page()

        @get("/oops", sync_to_thread=False)
        def oops() -> Response[str]:
            words = {
                "title": "This link is too old",
                "text": "It was made for another table.",
                "safe": "Nothing is lost.",
            }
            return self.page("oops.html", **words, way_text="To the home page", way_href="/", status=410)

        @get("/rules/dreamblade/{rule:str}", sync_to_thread=False)
        def rule(rule: FromPath[str]) -> Response[str]:
            return Response(
                f"<h3>{rule}</h3><p>Each cell once a phase. <a href='/rules/dreamblade/DB-G.cell'>cell</a></p>",
                media_type=MediaType.HTML,
            )

        @post("/settings")
        async def settings(request: Request[Any, Any, Any]) -> Redirect:
            sent = {key: values[0] for key, values in parse_qs((await request.body()).decode()).items()}
            self.settings |= {key: value for key, value in sent.items() if key != "back"}
            self.language = self.settings["language"]
            return Redirect(sent["back"], status_code=303)

        @websocket("/t/t1/live")
        async def live(socket: WebSocket[Any, Any, Any]) -> None:
            if not self.accepting:
                await socket.close()
                return
            while self.holding:
                await asyncio.sleep(0.02)
            await socket.accept()
            self.joined += 1
            self.sockets.append(socket)
            await socket.send_text(json.dumps(self.view()))
            try:
                while True:
                    message = json.loads(await socket.receive_text())
                    self.messages.append(message)
                    answer = self.answer(message)
                    if answer is not None:
                        await socket.send_text(json.dumps(answer))
            except (WebSocketDisconnect, RuntimeError):
                pass
            finally:
                self.sockets.remove(socket)

        async def start() -> None:
            self.loop = asyncio.get_running_loop()

        files = create_static_files_router(path="/static", directories=[HOME / "static"])
        own = create_static_files_router(
            path="/static/dreamblade", directories=[find_game("dreamblade").folder() / "web" / "static"], name="own"
        )
        handlers = [table, oops, rule, settings, live, files, own]
        return Litestar(handlers, on_startup=[start], openapi_config=None)


@pytest.fixture(scope="module")
def running() -> Iterator[Server]:
    before = environment().loader
    assert isinstance(before, ChoiceLoader)
    environment().loader = ChoiceLoader([DictLoader({"fake.html": GAME}), *before.loaders])
    served = Server()
    config = uvicorn.Config(served.app(), port=0, log_level="error", lifespan="on")
    process = uvicorn.Server(config)
    thread = threading.Thread(target=process.run, daemon=True)
    thread.start()
    served.wait_for(lambda: process.started and process.servers)
    served.port = process.servers[0].sockets[0].getsockname()[1]
    yield served
    process.should_exit = True
    thread.join(5)
    environment().loader = before


@pytest.fixture
def server(running: Server) -> Server:
    running.reset()
    return running


def complaints_of_axe(page: Page) -> list[tuple[str, str]]:
    return [(one["id"], one["nodes"][0]["html"][:160]) for one in Axe().run(page).response["violations"]]


class Tab:
    """A page at the table that remembers every complaint of the browser."""

    def __init__(self, browser: Browser, server: Server, path: str = "/t/t1", **kind: Any) -> None:
        self.context: BrowserContext = browser.new_context(**({"viewport": {"width": 1280, "height": 800}} | kind))
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on(
            "console", lambda said: self.complaints.append(said.text) if said.type in ("error", "warning") else None
        )
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.goto(f"http://127.0.0.1:{server.port}{path}")
        if path == "/t/t1":
            server.wait_for(lambda: server.sockets)


@pytest.fixture
def open_tab(browser: Browser, server: Server) -> Iterator[Callable[..., Tab]]:
    tabs: list[Tab] = []

    def opened(path: str = "/t/t1", **kind: Any) -> Tab:
        tabs.append(Tab(browser, server, path, **kind))
        return tabs[-1]

    yield opened
    for tab in tabs:
        tab.context.close()
        assert not tab.complaints
    server.wait_for(lambda: not server.sockets)


def test_a_new_view_keeps_focus_typed_text_and_what_is_in_sight_of_the_log(server: Server, open_tab: Any) -> None:
    page = open_tab().page
    page.locator("#note").fill("half a thou")
    page.locator("#note").evaluate("field => field.setSelectionRange(4, 4)")
    page.locator("#l15").evaluate(
        "one => { const box = one.parentElement; box.scrollTop = one.offsetTop - box.offsetTop }"
    )
    before = page.locator("#l15").bounding_box()
    server.ui["seq"] = 6
    server.ui["log"].insert(0, line(31, "One line more.", now=True))
    server.push()
    expect(page.locator("#l31")).to_have_count(1)
    expect(page.locator("#note")).to_be_focused()
    assert page.locator("#note").input_value() == "half a thou"
    assert page.locator("#note").evaluate("field => field.selectionStart") == 4
    after = page.locator("#l15").bounding_box()
    assert before is not None and after is not None and abs(before["y"] - after["y"]) < 2


def test_a_piece_that_moves_stays_the_same_element_and_keeps_the_focus(server: Server, open_tab: Any) -> None:
    page = open_tab().page
    page.locator("#m1").evaluate("one => { one.mine = true; one.focus() }")
    page.evaluate(
        "() => { window.glided = 0; const old = document.startViewTransition.bind(document);"
        " document.startViewTransition = (work) => { window.glided += 1; return old(work); } }"
    )
    server.places["m1"] = "c-44"
    server.push()
    expect(page.locator("#c-44 #m1")).to_be_focused()
    assert page.locator("#m1").evaluate("one => one.mine") is True
    assert page.evaluate("window.glided") == 1
    server.wait_for(lambda: not page.locator("#m1").evaluate("one => one.style.viewTransitionName"))
    server.ui["question"] = "Choose again"
    server.push()
    expect(page.locator(".prompt__t b")).to_have_text("Choose again")
    assert page.evaluate("window.glided") == 1, "nothing moved, so nothing glides"


@pytest.mark.parametrize("still", ["system", "settings"])
def test_nothing_moves_for_those_who_want_it_still(server: Server, open_tab: Any, still: str) -> None:
    if still == "settings":
        server.settings["speed"] = "off"
    page = open_tab(reduced_motion="reduce" if still == "system" else "no-preference").page
    page.evaluate(
        "() => { window.moved = 0; document.startViewTransition = () => { window.moved += 1 };"
        " Element.prototype.animate = () => { window.moved += 1 } }"
    )
    server.places["m1"] = "c-44"
    server.rolled = 2
    server.push()
    expect(page.locator("#c-44 #m1")).to_have_count(1)
    assert page.evaluate("window.moved") == 0


def test_beats_leave_the_page_where_it_was_and_no_sign_lies_on_what_they_tell(server: Server, open_tab: Any) -> None:
    page = open_tab(viewport={"width": 360, "height": 640}).page
    told = page.evaluate(
        """async () => {
          document.documentElement.dataset.speed = "calm";
          const { play } = await import("/static/beats.js");
          scrollTo(0, document.documentElement.scrollHeight);
          const before = scrollY;
          const far = [...document.querySelectorAll("#app [id]")].find((e) => e.getBoundingClientRect().bottom < -200);
          const touches = [{ at: far.id, how: "harm", text: "-1" }, { at: "prompt", how: "harm", text: "-2" }];
          const shown = play([{ kind: "land", html: "<p>Ouch</p>", rest: 300, touches }]);
          const during = { away: scrollY !== before, signs: [...document.querySelectorAll(".touch")].map((e) => e.textContent) };
          await shown;
          return { ...during, back: scrollY === before };
        }"""
    )
    assert told == {"away": True, "signs": ["-1"], "back": True}


def test_questions_are_read_out_and_what_others_do_is_not(server: Server, open_tab: Any) -> None:
    """Beats tell what others do, each once. What passes at once has no button that nobody could press."""
    page = open_tab().page
    prompt = page.locator("#prompt[role=status][aria-atomic=false]")
    expect(prompt).to_have_attribute("aria-live", "polite")
    server.ui |= {"waiting": True, "holding": True, "lingers": False}
    server.push_and_see(page)
    expect(prompt).to_have_attribute("aria-live", "off")
    expect(page.locator("#do-hold")).to_be_hidden()
    server.ui |= {"lingers": True}
    server.push_and_see(page)
    expect(page.locator("#do-hold")).to_be_visible()


def test_dice_roll_when_they_were_rolled_anew_and_only_then(server: Server, open_tab: Any) -> None:
    page = open_tab().page
    page.evaluate(
        "() => { window.rolls = []; const old = Element.prototype.animate; Element.prototype.animate ="
        " function (...how) { window.rolls.push(how[1].duration); return old.apply(this, how) } }"
    )
    server.ui["question"] = "Wait"
    server.push()
    expect(page.locator(".prompt__t b")).to_have_text("Wait")
    assert page.evaluate("window.rolls") == []
    server.rolled = 2
    server.push()
    expect(page.locator("#dice")).to_have_attribute("data-rolled", "2")
    assert page.evaluate("window.rolls") == [420, 420]


def test_clicks_say_what_was_clicked(server: Server, open_tab: Any) -> None:
    page = open_tab().page
    page.locator("#c-11").click()
    page.locator("#m1").click()
    page.locator("#m3").click()
    page.locator("[data-set='0:1']").click()
    page.get_by_role("button", name="End the strike").click()
    page.locator("#m2").click()
    page.locator("#l30 .cite").click()
    server.wait_for(lambda: len([m for m in server.messages if m["do"] != "look"]) == 7)
    told = [m for m in server.messages if m["do"] != "look"]
    ids = [message.pop("id") for message in told if message["do"] == "pick"]
    assert len(set(ids)) == 3 and all(ids)
    assert [m.pop("n") for m in told] == [1, 2, 3, 4, 5, 6, 7]
    assert told == [
        {"do": "pick", "seq": 5, "value": ["c", 11]},
        {"do": "pick", "seq": 5, "value": ["m", 1]},
        {"do": "open", "seq": 5, "at": "m3"},
        {"do": "set", "seq": 5, "index": 0, "amount": 1},
        {"do": "pick", "seq": 5, "value": ["end"]},
        {"do": "why", "seq": 5, "at": "m2"},
        {"do": "rule", "id": "DB-302", "line": "l30"},
    ]


def test_a_double_click_answers_once_even_if_the_page_changed_between(server: Server, open_tab: Any) -> None:
    page = open_tab().page
    server.answer = lambda message: None
    page.locator("#c-11").dblclick()
    server.wait_for(lambda: server.said("pick"))
    server.answer = lambda message: server.view()
    button = page.get_by_role("button", name="End the strike")
    button.dblclick()
    button.evaluate("one => { one.click(); one.click() }")
    server.wait_for(lambda: len(server.said("pick")) == 3)
    button.evaluate("one => one.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 2}))")
    for pressed in range(1, 4):
        page.locator("[data-set='0:1']").click()
        server.wait_for(lambda enough=pressed: len(server.said("set")) == enough)
    # What a page says comes in order: whatever the clicks before the steppers said is here by now.
    assert [message["value"] for message in server.said("pick")] == [["c", 11], ["end"], ["end"]]


def test_a_refusal_is_told_with_its_rule(server: Server, open_tab: Any) -> None:
    page = open_tab().page
    server.answer = lambda message: {"refused": message["n"], "why": "It is engaged.", "rule": "DB-802.1a"}
    page.locator("#c-11").click()
    expect(page.locator("#toasts[role=status]")).to_contain_text("It is engaged. DB-802.1a")
    page.locator("#toasts .cite").click()
    expect(page.locator("#tip")).to_contain_text("DB-802.1a")
    page.locator("#tip a").click()
    expect(page.locator("#tip")).to_contain_text("DB-G.cell")
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_be_hidden()
    page.locator("#c-11").click()
    server.wait_for(lambda: len(server.said("pick")) == 2)


def test_a_lost_line_comes_back_and_nothing_is_sent_meanwhile(server: Server, open_tab: Any) -> None:
    page = open_tab().page
    server.accepting = False
    server.drop()
    expect(page.locator("#away")).to_be_visible()
    expect(page.locator("#away")).to_contain_text("Your answers are safe")
    page.locator("#c-11").click()
    server.ui["question"] = "A new question"
    server.accepting = True
    expect(page.locator(".prompt__t b")).to_have_text("A new question")
    expect(page.locator("#away")).to_be_hidden()
    assert server.said("pick") == [], "what was clicked without a line is forgotten"
    page.locator("#c-11").click()
    server.wait_for(lambda: len(server.said("pick")) == 1)
    assert server.joined == 2


def test_what_is_clicked_while_the_line_opens_is_said_once_it_is_open(server: Server, open_tab: Any) -> None:
    server.holding = True
    page = open_tab("/t/t1?early").page
    page.locator("#c-11").click()
    page.locator("#c-11").evaluate("one => one.click()")
    page.locator("#m2").click()
    assert server.messages == [], "the line is not open yet"
    server.holding = False
    server.wait_for(lambda: len(server.said("why")) == 1)
    assert [message["value"] for message in server.said("pick")] == [["c", 11]]


def test_trying_now_needs_no_waiting(server: Server, open_tab: Any) -> None:
    tab = open_tab()
    tab.page.evaluate("window.setTimeout = () => 0")  # by itself the line does not come back any more
    server.accepting = False
    server.drop()
    expect(tab.page.locator("#away")).to_be_visible()
    server.accepting = True
    tab.page.locator("#away-now").click()
    expect(tab.page.locator("#away")).to_be_hidden()
    tab.complaints[:] = [said for said in tab.complaints if "WebSocket connection" not in said]


def test_a_closed_table_says_so_and_shows_a_way_on(server: Server, open_tab: Any) -> None:
    page = open_tab().page
    server.push({"gone": "This table was closed.", "way": "/"})
    expect(page.locator("#gone")).to_contain_text("This table was closed.")
    expect(page.locator("#gone a")).to_have_attribute("href", "/")
    page.evaluate(
        "() => new Promise((done) => setTimeout(done, 900))"
    )  # longer than the first pause before asking again
    assert server.joined == 1, "a table that is gone is not asked again"


def test_the_board_by_keyboard(server: Server, open_tab: Any) -> None:
    page = open_tab().page
    stops = page.locator("[role=grid] [tabindex='0']")
    expect(stops).to_have_count(1)
    expect(stops).to_have_attribute("id", "c-11")
    page.locator("#c-11").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator("#c-10")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#c-00")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#m1")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#m2")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#c-00")).to_be_focused()
    server.push_and_see(page)
    expect(page.locator("#c-00")).to_be_focused()
    expect(stops).to_have_count(1)
    page.keyboard.press("n")
    expect(page.locator("#m1")).to_be_focused()
    page.keyboard.press("Enter")
    server.wait_for(lambda: server.said("pick"))
    assert server.said("pick")[0]["value"] == ["m", 1]


def test_walking_the_options_and_the_letters(server: Server, open_tab: Any) -> None:
    page = open_tab().page
    walked = []
    for _ in range(6):
        page.keyboard.press("n")
        walked.append(page.evaluate("document.activeElement.id || document.activeElement.dataset.set"))
    assert walked == ["m1", "c-11", "m3", "b5-0", "0:1", "0:0"]
    page.keyboard.press("Shift+N")
    assert page.evaluate("document.activeElement.dataset.set") == "0:1"
    for key in "huc":
        page.keyboard.press(key)
    server.wait_for(lambda: len([m for m in server.messages if m["do"] in ("hint", "undo", "chat")]) == 3)
    page.keyboard.press("l")
    expect(page.locator("#log")).to_be_focused()
    page.locator("#note").focus()
    page.keyboard.type("hunt?")
    expect(page.locator("#note")).to_have_value("hunt?")
    page.locator("#log").focus()
    page.keyboard.press("c")
    server.wait_for(lambda: len(server.said("chat")) == 2)  # after whatever the letters in the note said
    assert len([m for m in server.messages if m["do"] in ("hint", "undo")]) == 2
    page.locator("#log").focus()
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("n")
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()


def test_what_is_asked_before_is_done_only_after_a_yes(server: Server, open_tab: Any) -> None:
    server.ui["menu_open"] = True
    page = open_tab().page
    page.locator("#do-resign").click()
    expect(page.locator("#ask")).to_contain_text("Resign?")
    page.locator("#ask [value=no]").click()
    page.locator("#do-resign").click()
    page.keyboard.press("Escape")
    expect(page.locator("#ask")).to_be_hidden()
    page.locator("#do-resign").click()
    page.locator("#ask [value=yes]").click()
    server.wait_for(lambda: server.said("resign"))
    assert len(server.said("resign")) == 1


def test_details_come_on_hover_beside_what_they_explain(server: Server, open_tab: Any) -> None:
    page = open_tab().page
    told = {
        "title": "Owl",
        "tags": [{"text": "Valor", "mark": "asp-valor"}],
        "values": [{"label": "power", "value": 7, "sum": "6 + 1"}],
    }
    told["lines"] = [{"text": "Crit 1.", "rule": "DB-K.Crit", "requirement": {"mark": "blade", "label": "blade"}}]
    html = render("_tip.html", "en", details=told, game="dreamblade")
    server.answer = lambda message: (
        {"tip": message["at"], "html": html} if message["do"] == "look" else {"ok": message.get("n")}
    )
    for piece in ("m1", "m3"):
        page.locator(f"#{piece}").hover()
        expect(page.locator("#tip")).to_be_visible()
        expect(page.locator("#tip")).to_contain_text("6 + 1")
        tip, own = page.locator("#tip").bounding_box(), page.locator(f"#{piece}").bounding_box()
        assert tip is not None and own is not None
        apart = tip["x"] >= own["x"] + own["width"] or tip["x"] + tip["width"] <= own["x"]
        assert apart or tip["y"] >= own["y"] + own["height"] or tip["y"] + tip["height"] <= own["y"]
        page.locator("#note").hover()
        expect(page.locator("#tip")).to_be_hidden()
    page.locator("#m1").hover()
    page.locator("#note").hover()
    page.wait_for_timeout(400)
    assert len(server.said("look")) == 2, "passing over is not pointing at"


def test_on_a_phone_a_long_press_looks_and_a_tap_opens_a_crowded_cell(server: Server, open_tab: Any) -> None:
    server.answer = lambda message: (
        {"tip": message["at"], "html": "<h3>Owl</h3>"} if message["do"] == "look" else {"ok": message.get("n")}
    )
    tab = open_tab(viewport={"width": 360, "height": 800}, has_touch=True, is_mobile=True)
    page = tab.page
    hand = tab.context.new_cdp_session(page)

    def touch(selector: str, milliseconds: int) -> None:
        box = page.locator(selector).bounding_box()
        assert box is not None
        point = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
        page.wait_for_timeout(milliseconds)
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    touch("#m3", 600)
    server.wait_for(lambda: server.said("look"))
    expect(page.locator("#tip.is-sheet")).to_be_visible()
    page.wait_for_timeout(500)
    assert not server.said("open") and not server.said("pick"), "looking is not choosing"
    touch("#c-00", 60)
    sheet = page.locator("#cell-sheet")
    expect(sheet).to_be_visible()
    expect(sheet.locator("li")).to_have_count(2)
    sheet.get_by_role("button", name="Piece m1").tap()
    server.wait_for(lambda: server.said("pick"))
    assert server.said("pick")[0]["value"] == ["m", 1]
    expect(sheet).to_be_hidden()
    touch("#c-11", 60)
    server.wait_for(lambda: len(server.said("pick")) == 2)


def test_chat_opens_with_the_focus_in_it_and_empties_its_field(server: Server, open_tab: Any) -> None:
    def answer(message: dict[str, Any]) -> dict[str, Any]:
        if message["do"] == "chat" and "text" not in message:
            server.ui["chat_open"] = not server.ui["chat_open"]
            return server.view()
        return {"ok": message.get("n")}

    server.answer = answer
    page = open_tab().page
    page.locator("#app[data-ready] #do-chat").click()
    expect(page.locator("#chat-text")).to_be_focused()
    page.keyboard.type("A fine move")
    page.keyboard.press("Enter")
    server.wait_for(lambda: [m for m in server.said("chat") if m.get("text") == "A fine move"])
    expect(page.locator("#chat-text")).to_have_value("")
    page.keyboard.type("half")
    server.ui["chat"].append({"name": "Oskar", "mark": "seat-moon", "text": "<b>Thank you</b>", "at": 1.0, "who": ""})
    server.push()
    expect(page.locator("#chat-lines")).to_contain_text("<b>Thank you</b>")
    expect(page.locator("#chat-text")).to_have_value("half")
    page.keyboard.press("Escape")
    expect(page.locator("#chat")).to_have_count(0)
    expect(page.locator("#do-chat")).to_be_focused()


def test_when_the_answering_button_is_gone_the_prompt_has_the_focus(server: Server, open_tab: Any) -> None:
    page = open_tab().page
    page.get_by_role("button", name="End the strike").focus()
    server.ui |= {"seq": 6, "buttons": [button('["other"]', "Something else")]}
    server.push()
    expect(page.get_by_role("button", name="Something else")).to_be_visible()
    expect(page.locator("#prompt")).to_be_focused()


def test_the_end_is_put_away_by_escape_and_the_prompt_leads_on(server: Server, open_tab: Any) -> None:
    end = {
        "title": "You have won",
        "line": "Sun wins six turns.",
        "way": None,
        "told": False,
        "closed": False,
        "news": [],
    }
    end |= {
        "figures": [{"text": "Turns won", "values": ["6", "2"]}],
        "level": {"id": "expert", "text": "Now against Expert"},
    }
    server.ui |= {"outcome": {"text": "Sun wins six turns.", "won": True}, "waiting": True, "end": end}
    page = open_tab().page
    expect(page.locator("#over .figs")).to_contain_text("Turns won")
    page.keyboard.press("Escape")
    server.wait_for(lambda: server.said("over"))
    expect(page.locator("#prompt .btn--act")).to_have_text("Now against Expert")
    page.locator("#do-level").click()
    server.wait_for(lambda: server.said("rematch"))
    assert server.said("rematch")[-1]["what"] == "expert"


def test_theme_changes_without_a_new_page_and_language_with_one(server: Server, open_tab: Any) -> None:
    server.ui["menu_open"] = True
    page = open_tab(color_scheme="light").page
    page.evaluate("window.here = true")
    page.get_by_role("button", name="Dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("button", name="Dark")).to_have_attribute("aria-pressed", "true")
    server.wait_for(lambda: server.settings["theme"] == "dark")
    server.settings["theme"] = "system"  # a view drawn before the change does not undo it
    server.push_and_see(page)
    expect(page.get_by_role("button", name="Dark")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("window.here") is True
    page.get_by_role("button", name="Polski").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("#menu-title")).to_have_text("Menu")
    expect(page.locator("#do-resign")).to_contain_text("Poddaj się")


def test_an_invitation_is_copied_with_its_whole_address(server: Server, open_tab: Any) -> None:
    server.ui |= {"waiting": True, "undo": None}
    tab = open_tab(permissions=["clipboard-read", "clipboard-write"])
    tab.page.locator(".prompt [data-copy]").click()
    expect(tab.page.locator(".prompt [data-copy]")).to_have_text("Copied")
    assert tab.page.evaluate("navigator.clipboard.readText()") == f"http://127.0.0.1:{server.port}/t/t1/sit/abc"


FULL = {
    "menu": {"menu_open": True},
    "chat": {
        "chat_open": True,
        "chat": [
            {"name": "Oskar", "mark": "seat-moon", "text": "Good luck.", "at": 1.0, "who": ""},
            {"name": "Eve", "mark": "", "text": "Good luck from a spectator.", "at": 2.0, "who": "ab12"},
        ],
        "talk": {"players_only": True, "muted": 2},
    },
    "chooser": {
        "chooser": {
            "title": "What does m3 do?",
            "at": "m3",
            "options": [Option('["a"]', "Strike"), Option('["b"]', "Shift to c2")],
        }
    },
    "notes": {
        "why": {"question": "Why can Brass Heron not move?", "reason": "It is engaged.", "rule": "DB-802.1a"},
        "hint": {"text": "Strike at c4. It takes the most points.", "elements": "c-11", "back": "", "take": True},
        "details": {
            "title": "Owl",
            "tags": ["Valor"],
            "values": [{"mark": "st-power", "label": "power", "value": 3}],
            "lines": [],
        },
    },
    "offers": {
        "offers": [
            {
                "kind": "draw",
                "from": "Oskar",
                "mine": False,
                "may_agree": True,
                "may_refuse": True,
                "agreed": ["Zoja"],
                "asked": ["Ilse"],
            },
            {
                "kind": "undo",
                "from": "Ilse",
                "mine": True,
                "may_agree": False,
                "may_refuse": True,
                "agreed": [],
                "asked": ["Oskar", "Zoja"],
            },
        ]
    },
    "over": {"outcome": {"text": "Sun wins six turns.", "won": True}, "waiting": True},
    "waiting": {"waiting": True, "who": 1, "question": "Oskar is thinking", "undo": None},
    "many": {
        "needs_confirming": True,
        "can_back": True,
        "buttons": [button(f"[{n}]", f"Choose number {n}", ("opt", "on")[n % 2]) for n in range(6)],
    },
    "log": {
        "log": [
            line(
                9,
                "Newest.",
                now=True,
                turn="Turn 6",
                open=True,
                quote={"title": "Blades", "text": "They go to abilities."},
            ),
            line(8, "The turn begins.", heading="Turn 6"),
            line(7, "An older line.", turn="Turn 5", seat=None, mark="", rule=""),
            line(6, "", heading="Turn 5"),
        ]
    },
}


@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_state_fits_and_passes_the_checks_of_access(
    server: Server, open_tab: Any, language: str, width: int
) -> None:
    server.language = language
    tab = open_tab(viewport={"width": width, "height": 800}, color_scheme="light" if language == "en" else "dark")
    page = tab.page
    for name, more in FULL.items():
        server.ui = plain_ui() | more
        server.push()
        page.wait_for_timeout(350)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{name}: {wide} px too wide"
        small = page.evaluate(
            "() => [...document.querySelectorAll('.prompt button,.drawer button,.pop button,.offer button,.step button,.over button')]"
            ".filter(one => one.checkVisibility()).map(one => [one.textContent, one.offsetHeight])"
        )
        least = 24 if width > 640 else 44
        assert [one for one in small if one[1] < least] == [], name
        if (width == 1280) == (language == "en"):  # each width and each theme once: axe is slow
            assert complaints_of_axe(page) == [], name


def test_headings_of_the_log_stand_over_what_they_head(server: Server, open_tab: Any) -> None:
    server.ui |= FULL["log"]
    page = open_tab().page
    lines = [text.split("\n")[0].strip() for text in page.locator("#log > li").all_inner_texts()]
    assert [text.upper() for text in lines][:5] == ["TURN 6", "NEWEST.", "THE TURN BEGINS.", "TURN 5", "AN OLDER LINE."]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_an_error_page_fits_and_passes_the_checks_of_access(server: Server, open_tab: Any, language: str) -> None:
    server.language = language
    page = open_tab("/oops", viewport={"width": 360, "height": 700}).page
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert complaints_of_axe(page) == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_behind_the_curtain_is_nothing_and_one_button_draws_it(server: Server, open_tab: Any, language: str) -> None:
    server.language = language
    server.template = "curtain.html"
    page = open_tab(viewport={"width": 360, "height": 700}).page
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert complaints_of_axe(page) == []
    assert page.locator("[data-look]").count() == 0
    page.get_by_role("button", name="Tomek").click()
    server.wait_for(lambda: server.said("ready"))


def test_the_header_works_without_script(server: Server, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{server.port}/oops")
    server.settings["theme"] = "dark"
    page.reload()
    page.locator("header [name=theme]").click()
    assert server.settings["theme"] == "light"
    context.close()
