"""Home, a new table, play now, settings: what is sent, what is shown, what is refused and where that is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Request, get
from litestar.testing import TestClient
from tests.table.home_fakes import FakeHub, Toy, ToyPage, app_of, card, use_toy

from reverie.games import GAMES, PLANNED, find_game
from reverie.kernel.game import SetupError
from reverie.kernel.page import Page
from reverie.kernel.text import LANGUAGES
from reverie.table.rooms.identity import SETTINGS_COOKIE, Settings, read_settings
from reverie.table.web.home import ago, plates, settings_cookie
from reverie.table.web.new_table import NewTable
from reverie.table.web.pages import safe_path
from reverie.table.web.render import HOME, SYMBOL, emblems_of, mark_of
from reverie.table.words.texts import TEXT, texts

NO_CLOCK = {"guests": True, "clock": {"kind": "none"}, "companion": False, "webhook": ""}


@pytest.fixture
def hub() -> FakeHub:
    return FakeHub()


@pytest.fixture
def client(hub: FakeHub, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    use_toy(monkeypatch)
    with TestClient(app_of(hub)) as made:
        made.follow_redirects = False
        yield made


def form(**more: str) -> dict[str, str]:
    """All that the whole form sends, with some fields changed; `_` in a name stands for `-`."""
    sent = {
        "game": "toy",
        "name": "Ola",
        "here-name": "",
        "seat-0": "me",
        "seat-1": "bot:expert",
        "set-map": "fjord",
        "set-band-0": "owls",
        "set-band-1": "moths",
        "set-victory": "4",
        "set-fog": "0",
        "guests": "1",
        "undo": "ask",
        "odds": "0",
        "public": "1",
    }
    return sent | {key.replace("_", "-"): value for key, value in more.items()}


def oops_of(html: str) -> dict[str, str]:
    """The messages on a page, by the control they stand beside."""
    return dict(re.findall(r'<div class="oops" id="oops-([\w-]+)" role="alert">.*?<span>(.*?)</span>', html))


# A new table ---------------------------------------------------------------------------------------------------------


def test_the_whole_form_opens_the_table_that_was_wished_for(hub: FakeHub, client: TestClient[Any]) -> None:
    answer = client.post("/new", data=form())
    assert (answer.status_code, answer.headers["location"]) == (303, "/t/t1")
    game, wishes, seats, options = hub.opened[0]
    assert game == "toy"
    assert wishes == {"map": "fjord", "band": ["owls", "moths"], "victory": 4, "fog": False}
    assert [(seat.kind, seat.bot, seat.name) for seat in seats] == [("me", "", "Ola"), ("bot", "expert", "")]
    assert options == {"undo": "ask", "odds": False, "public": True, **NO_CLOCK}


def test_the_short_form_leaves_the_rest_as_the_game_proposes(hub: FakeHub, client: TestClient[Any]) -> None:
    client.post("/new", data={"game": "toy", "seat-0": "bot:novice", "seat-1": "link"})
    _game, wishes, seats, options = hub.opened[0]
    assert wishes == {"map": "delta", "band": ["moths", "owls"], "victory": 6, "fog": True}
    assert [(seat.kind, seat.bot) for seat in seats] == [("bot", "novice"), ("link", "")]
    assert options == {"undo": "free", "odds": True, "public": False, **NO_CLOCK}


def test_a_ticked_box_counts_and_an_unticked_one_does_not(hub: FakeHub, client: TestClient[Any]) -> None:
    """A form sends a hidden 0 before every box; only a ticked box sends its 1 after it."""
    client.post("/new", data={**form(), "set-fog": ["0", "1"], "odds": ["0", "1"], "public": ["0"]})
    _game, wishes, _seats, options = hub.opened[0]
    assert (wishes["fog"], options["odds"], options["public"]) == (True, True, False)


def test_the_second_person_at_the_screen_has_a_name(hub: FakeHub, client: TestClient[Any]) -> None:
    client.post("/new", data=form(seat_1="here", here_name="  Jan \n Nowak "))
    assert [(seat.kind, seat.name) for seat in hub.opened[0][2]] == [("me", "Ola"), ("here", "Jan Nowak")]


def test_a_seat_open_to_anyone_makes_the_table_public(hub: FakeHub, client: TestClient[Any]) -> None:
    client.post("/new", data=form(seat_1="open", public="0"))
    assert hub.opened[0][3]["public"] is True


def test_the_name_is_remembered(client: TestClient[Any]) -> None:
    client.post("/new", data=form(name="Ala & Ola = 100%; ąę"))
    assert 'value="Ala &amp; Ola = 100%; ąę"' in client.get("/new").text


@pytest.mark.parametrize(
    ("changes", "control", "part"),
    [
        ({"set_map": "atlantis"}, "set-map", "choose one of these"),
        ({"set_band_1": ""}, "set-band-1", "choose one of these"),
        ({"set_victory": "lots"}, "set-victory", "from 1 to 20"),
        ({"set_victory": "-1"}, "set-victory", "from 1 to 20"),
        ({"set_victory": "21"}, "set-victory", "from 1 to 20"),
        ({"set_victory": "9" * 5000}, "set-victory", "from 1 to 20"),
        ({"set_victory": "٣"}, "set-victory", "from 1 to 20"),
        ({"set_victory": "12"}, "set-map", "the fjord is too small for a long game"),
        ({"seat_1": "me"}, "seat-1", "already sit at seat 1"),
        ({"seat_0": "here"}, "seat-0", "needs you at the table"),
        ({"seat_1": "bot:god"}, "seat-1", "choose one of these"),
        ({"seat_1": "somebody"}, "seat-1", "choose one of these"),
        ({"seat_2": "link"}, "form", "has 2 seats"),
        ({"seat_" + "7" * 5000: "link"}, "form", "has 2 seats"),
        ({"undo": "always"}, "undo", "choose one of these"),
        ({"name": "x" * 41}, "name", "at most 40"),
        ({"game": "checkers"}, "game", "checkers"),
    ],
)
def test_what_is_wrong_is_said_beside_its_field(
    hub: FakeHub, client: TestClient[Any], changes: dict[str, str], control: str, part: str
) -> None:
    answer = client.post("/new", data=form(**changes))
    assert answer.status_code == 400
    told = oops_of(answer.text)
    assert list(told) == [control]
    assert part in told[control]
    assert hub.opened == []


def test_all_mistakes_are_told_at_once(client: TestClient[Any]) -> None:
    answer = client.post("/new", data=form(set_map="atlantis", set_victory="?", seat_1="me"))
    assert set(oops_of(answer.text)) == {"set-map", "set-victory", "seat-1"}


def test_a_refused_form_is_shown_as_it_was_filled_in(client: TestClient[Any]) -> None:
    html = client.post("/new", data=form(set_victory='"><b>', here_name="Jan", seat_1="link")).text
    assert 'name="set-victory" value="&#34;&gt;&lt;b&gt;"' in html
    assert 'name="name" value="Ola"' in html
    assert 'name="here-name" value="Jan"' in html
    assert re.findall(r'<option value="([\w:-]+)" selected>', html) == [
        "me", "owls", "link", "moths", "fjord", "ask", "none",
    ]  # fmt: skip
    assert re.findall(r'type="checkbox" name="([\w-]+)" value="1" checked', html) == ["guests", "public"]
    assert 'aria-invalid="true" aria-describedby="oops-set-victory"' in html


def test_what_the_hub_refuses_is_said_above_the_form(hub: FakeHub, client: TestClient[Any]) -> None:
    hub.refusal = "the house is full"
    answer = client.post("/new", data=form())
    assert answer.status_code == 400
    assert "the house is full" in oops_of(answer.text)["form"]


def test_nobody_opens_tables_by_the_hundred(hub: FakeHub, client: TestClient[Any]) -> None:
    hub.crowded = True
    assert [client.post("/new", data=form()).status_code, client.post("/play/toy").status_code] == [429, 429]
    assert hub.opened == []


def test_an_uploaded_file_is_no_field(hub: FakeHub, client: TestClient[Any]) -> None:
    client.post("/new", data=form(), files={"set-map": ("map.txt", b"atlantis")})
    assert hub.opened[0][1]["map"] == "fjord"


def test_the_address_may_fill_the_form_in(client: TestClient[Any]) -> None:
    html = client.get("/new?game=toy&seat-1=link&set-map=fjord").text
    assert {"link", "fjord"} <= set(re.findall(r'<option value="([\w:-]+)" selected>', html))
    answer = client.get("/new?game=checkers")
    assert answer.status_code == 404 and "checkers" in oops_of(answer.text)["game"]


def test_no_single_field_is_blamed_for_what_several_did(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stubborn(Toy):
        def setup(self, wishes: dict[str, Any]) -> dict[str, Any]:
            raise SetupError("never")

    made = NewTable(Stubborn(), texts("en"), Settings({}))
    assert made.wishes() == {} and list(made.oops) == [""]


def test_what_a_field_and_its_options_mean_is_told(client: TestClient[Any]) -> None:
    html = client.get("/new").text
    assert "Where it is." in html and "<b>Fjord</b><br>Deep and narrow." in html


# Play now ------------------------------------------------------------------------------------------------------------


def test_play_now_sits_you_down_at_a_first_table_against_the_gentlest_bot(
    hub: FakeHub, client: TestClient[Any]
) -> None:
    answer = client.post("/play/toy")
    assert (answer.status_code, answer.headers["location"]) == (303, "/t/t1?first=1")
    game, wishes, seats, options = hub.opened[0]
    assert (game, wishes["map"]) == ("toy", "delta")
    assert [(seat.kind, seat.bot) for seat in seats] == [("me", ""), ("bot", "novice")]
    assert options == {"undo": "free", "odds": True, "public": False, **NO_CLOCK}


def test_play_now_says_why_it_cannot(hub: FakeHub, client: TestClient[Any]) -> None:
    missing = client.post("/play/checkers")
    assert missing.status_code == 404 and "no game called checkers" in missing.text
    hub.refusal = "the house is full"
    full = client.post("/play/toy")
    assert full.status_code == 400 and "the house is full" in full.text and 'role="alert"' in full.text


# Home ----------------------------------------------------------------------------------------------------------------


def test_only_tables_that_wait_for_you_are_marked_and_they_come_first(hub: FakeHub, client: TestClient[Any]) -> None:
    hub.mine = [
        card("over", "Over", status="over", age=1),
        card("theirs", "Theirs", age=60),
        card("older", "Older", True, age=7200),
        card("newer", "Newer", True, age=120),
    ]
    html = client.get("/").text
    mine = html[html.index('id="mine"') : html.index('id="new"')]
    assert re.findall(r"<b>(\w+)</b>", mine) == ["Newer", "Older", "Theirs"]
    assert 'href="/replay/over"' in html[html.index('id="replays"') :], "what is over can be seen again"
    assert re.findall(r'<li class="mine">.*?<b>(\w+)</b>', mine) == ["Newer", "Older"]
    assert re.findall(r'btn--opt" href="/t/(\w+)"', mine) == ["newer", "older"]
    assert "2 wait for you" in mine and "turn 6 · 2 min ago" in mine


def test_nothing_is_marked_when_nothing_waits(hub: FakeHub, client: TestClient[Any]) -> None:
    hub.mine = [card("theirs", "Theirs")]
    html = client.get("/").text
    assert "tag--act" not in html and "btn--opt" not in html


def test_every_list_has_an_empty_state(client: TestClient[Any]) -> None:
    html = client.get("/").text
    for key in ("home-mine-none", "home-open-none", "home-replays-none", "home-live-none"):
        assert texts("en").get(key) in html


def test_tables_to_join_to_watch_and_to_see_again_are_linked(hub: FakeHub, client: TestClient[Any]) -> None:
    hub.free = [card("free", "Maja waits")]
    hub.live = [card(f"live{n}", "Zoja and Oskar") for n in range(4)]
    replay = card("seen", "Zoja – Oskar", status="over", game="")
    replay.href = "/replay/seen"
    hub.replays = [replay]
    html = client.get("/").text
    links = set(re.findall(r'<a class="btn btn--sm[^"]*" href="([^"]+)"', html))
    assert links == {"/t/free", "/t/live0", "/t/live1", "/t/live2", "/t/live3", "/replay/seen"}
    assert "3 more" in html


def test_what_others_wrote_is_shown_as_text(hub: FakeHub, client: TestClient[Any]) -> None:
    hub.free = [card("free", "<script>alert(1)</script>")]
    assert "<script>alert" not in client.get("/").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_plate_in_its_own_words_and_those_being_built_have_no_link(language: str) -> None:
    shown = plates(texts(language))
    assert [plate["mark"] for plate in shown] == [mark_of(name) for name in (*GAMES, *PLANNED)]
    assert [plate["href"] for plate in shown] == [*(f"/games/{name}" for name in GAMES), *("" for _ in PLANNED)]
    for plate in shown:
        assert plate["line"] and len(plate["tags"]) == 2


def test_every_mark_is_an_emblem() -> None:
    house = SYMBOL.findall((HOME / "static" / "emblems.svg").read_text())
    for plate in plates(texts("pl")):
        game, _slash, mark = plate["mark"].rpartition("/")
        assert mark in (emblems_of(game) if game else house)
        assert bool(game) == bool(plate["href"]), "whoever can be played has drawn a mark"


def test_games_that_do_not_exist_have_no_link(client: TestClient[Any]) -> None:
    html = client.get("/").text
    assert html.count(texts("en").get("home-being-built")) == len(PLANNED)
    assert re.findall(r'<a class="game[^"]*" href="([^"]+)"', html) == ["/games/toy"]


@pytest.mark.parametrize(
    ("passed", "told"),
    [(-5, "just now"), (59, "just now"), (60, "1 min ago"), (3599, "59 min ago"), (7200, "2 h ago"), (86400, "1 day ago"), (900000, "10 days ago")],
)  # fmt: skip
def test_how_long_ago(passed: float, told: str) -> None:
    assert ago(texts("en"), 1000.0, 1000.0 + passed) == told


@pytest.mark.parametrize("path", ["/", "/new"])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_pages_speak_the_language_and_keep_the_content_policy(
    hub: FakeHub, client: TestClient[Any], path: str, language: str
) -> None:
    hub.mine = [card("a", "A", True)]
    hub.live = [card("b", "B") for _ in range(3)]
    html = client.get(path, headers={"accept-language": language}).text
    assert f'<html lang="{language}"' in html
    assert ("Nowy stół" in html) == (language == "pl")
    assert "style=" not in html and not re.search(r"<script(?![^>]*\bsrc=)|\son\w+=", html)
    ids = re.findall(r'\sid="([^"]+)"', html)
    assert len(ids) == len(set(ids))


def test_both_languages_say_the_same_things() -> None:
    def keys(language: str) -> list[str]:
        return re.findall(r"^([a-z][\w-]*) =|^ +(\.\w+) =", (TEXT / f"home.{language}.ftl").read_text(), re.M)

    assert keys("en") == keys("pl")


# With the games there are ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_proposed_table_of_every_game_can_be_played(name: str, language: str) -> None:
    game = find_game(name)
    assert type(game.web_page(language)).setup_form is not Page.setup_form
    made = NewTable(game, texts(language), Settings({}))
    wishes, seats = made.wishes(), made.seats()
    assert made.oops == {} and len(seats) == len(game.seats_of(game.setup(wishes)))
    assert game.new(game.setup(wishes), 1) is not None


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_of_every_game_can_be_played(name: str) -> None:
    game = find_game(name)
    for field in NewTable(game, texts("en"), Settings({})).fields:
        for value, _label in field.options:
            made = NewTable(game, texts("en"), Settings({}), {field.control: str(value)})
            made.wishes()
            assert made.oops == {}


# Settings ------------------------------------------------------------------------------------------------------------


def test_settings_are_kept_and_lead_back(client: TestClient[Any]) -> None:
    answer = client.post("/settings", data={"language": "pl", "theme": "dark", "back": "/new?game=toy"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/new?game=toy")
    assert "samesite=lax" in answer.headers["set-cookie"].lower()
    html = client.get("/new").text
    assert '<html lang="pl" data-theme="dark"' in html


def test_one_setting_leaves_the_others_alone(client: TestClient[Any]) -> None:
    client.post("/settings", data={"language": "pl", "speed": "off", "auto": "0", "name": "Ala & Ola"})
    client.post("/settings", data={"theme": "light"})
    html = client.get("/new").text
    assert '<html lang="pl" data-theme="light" data-speed="off" data-sound="off" data-auto="0">' in html
    assert 'value="Ala &amp; Ola"' in html


def test_nonsense_changes_nothing(client: TestClient[Any]) -> None:
    client.post("/settings", data={"language": "pl", "theme": "dark"})
    client.post("/settings", data={"language": "xx", "theme": "'; drop", "speed": "", "auto": "maybe", "wild": "1"})
    assert '<html lang="pl" data-theme="dark" data-speed="calm" data-sound="off" data-auto="1">' in client.get("/").text


def test_the_cookie_is_read_back_as_it_was_written(monkeypatch: pytest.MonkeyPatch, hub: FakeHub) -> None:
    kept = Settings({"language": "pl", "name": "100% Zoë; \"x\" = 'y' & +z %41"})
    seen: list[Settings] = []

    @get("/look")
    async def look(request: Request[Any, Any, Any]) -> None:
        seen.append(read_settings(request.cookies.get(SETTINGS_COOKIE)))

    with TestClient(look_app := app_of(hub)) as made:
        look_app.register(look)
        value = settings_cookie(kept).to_header(header="").strip().split(";")[0]
        made.get("/look", headers={"cookie": value})
    assert (seen[0].language, seen[0].name) == ("pl", kept.name)


@pytest.mark.parametrize(
    "bad",
    [
        "//evil.example/x", "https://evil.example/", "/\\evil.example", "\\\\evil.example", "javascript:alert(1)", "evil", "",
        "/x\r\nset-cookie: a=b", "/\t/evil.example", "http://[", "/play/toy", "/settings", "///evil.example",
    ],
)  # fmt: skip
def test_settings_never_lead_elsewhere(client: TestClient[Any], bad: str) -> None:
    assert safe_path(bad) == "/"
    assert client.post("/settings", data={"theme": "dark", "back": bad}).headers["location"] == "/"


def test_without_a_way_back_the_page_one_came_from_is_it(client: TestClient[Any]) -> None:
    here = client.post("/settings", data={"theme": "dark"}, headers={"referer": "http://testserver.local/rules?q=a"})
    assert here.headers["location"] == "/rules?q=a"
    away = client.post("/settings", data={"theme": "dark"}, headers={"referer": "http://evil.example/rules"})
    assert away.headers["location"] == "/"


def test_a_field_without_limits_or_notes_is_fine(monkeypatch: pytest.MonkeyPatch) -> None:
    class Plain(ToyPage):
        def setup_form(self) -> list[dict[str, Any]]:
            return [
                {"name": "n", "label": "N", "kind": "number", "default": 3},
                {"name": "c", "label": "C", "kind": "choice", "options": [(1, "one"), (2, "two")], "default": 1, "notes": {2: "more"}},
            ]  # fmt: skip

    class Small(Toy):
        def page(self, language: str) -> Page:
            return Plain(language)

        def setup(self, wishes: dict[str, Any]) -> dict[str, Any]:
            return wishes

    made = NewTable(Small(), texts("en"), Settings({}), {"set-c": "2", "set-n": " 17 "})
    assert made.wishes() == {"n": 17, "c": 2} and made.oops == {}
    assert made.fields[1].notes == [("two", "more")]
