"""Dreamblade in a browser: every option sits on an element of the page, every decision reads well in both languages."""

from __future__ import annotations

import html
import json
import re
from typing import Any

import pytest
from markupsafe import escape
from tests.dreamblade.random_pieces import random_game
from tests.dreamblade.web_harness import BANDS, fragment, page, played, reach, scene_for

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.content.library import RULEBOOK, TEXT
from reverie.games.dreamblade.rules import decisions
from reverie.games.dreamblade.rules.board import CELL_NAMES
from reverie.games.dreamblade.web.contours import contours
from reverie.games.dreamblade.web.page import DreambladeWeb, cell_id
from reverie.games.dreamblade.web.silhouettes import PLACES, silhouette
from reverie.games.dreamblade.words.words import DreambladePage
from reverie.kernel.browser import Lasting
from reverie.kernel.chance import Stream
from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.domain import Listed, Menu, Split, Subset
from reverie.kernel.draft import PICK, SPLIT, Draft
from reverie.kernel.game import SetupError
from reverie.kernel.text import LANGUAGES
from reverie.table.web import render as rendering
from reverie.testing.contract import random_step
from reverie.testing.dreamblade import Table, figure, location, shift, spawn, strike

KINDS = {
    "spawn", "action", "shift", "strike", "attackers", "damage", "blade", "fate", "disrupt", "deathblow", "reroll", "move",
    "target", "choose", "order", "unique", "value", "bomb",
}  # fmt: skip
SHEETS = {
    "/static/emblems.svg": rendering.HOME / "static" / "emblems.svg",
    "/static/dreamblade/emblems.svg": GAME.folder() / GAME.static / "emblems.svg",
}
EMBLEMS = {f"{at}#{id}" for at, file in SHEETS.items() for id in rendering.SYMBOL.findall(file.read_text("utf-8"))}
RULES = set((RULEBOOK / "rule_ids.txt").read_text("utf-8").split("\n"))


def web_of(t: Table, language: str = "en") -> DreambladeWeb:
    return DreambladeWeb(language, t.game.library)


def look(web: DreambladeWeb, s: Any, choice: Any, draft: Draft, language: str, viewer: int) -> str:
    """Draw a decision, and prove that everything that can be picked can be found on the page."""
    scene, buttons = scene_for(s, choice, draft, viewer=viewer, web=web)
    html = fragment(scene, buttons, language, web)
    for element, options in scene.options.items():
        assert f'id="{element}"' in html, f"{choice.kind}: nothing is called {element}"
        for option in options:
            assert option.label.strip()
            assert "{" not in option.label, option.label
    for element in scene.chosen:
        assert f'id="{element}"' in html, f"{choice.kind}: nothing is called {element}"
    ids = re.findall(r'\bid="([^"]+)"', html)
    assert len(ids) == len(set(ids)), [name for name in ids if ids.count(name) > 1]
    assert "style=" not in html
    assert set(re.findall(r'href="([^"]+emblems\.svg#[\w-]+)"', html)) <= EMBLEMS
    line, rule = web.consequence(s, choice, draft)
    assert line.strip(), choice.kind
    assert rule in RULES, f"{choice.kind}: {rule} is no rule"
    assert web.question(s, choice).strip()
    return html


def walk(web: DreambladeWeb, s: Any, choice: Any, stream: Stream, language: str) -> None:
    """Put an answer together by pointing at things, looking at the page after every pick."""
    draft = Draft(choice)
    look(web, s, choice, draft, language, choice.seat)
    if draft.form == SPLIT:
        draft.give(0, draft.left())
        look(web, s, choice, draft, language, choice.seat)
    elif draft.form == PICK and isinstance(choice.options, Menu):
        picks = draft.picks()
        draft.pick(picks[stream.below(len(picks))])
        if not draft.complete():
            look(web, s, choice, draft, language, choice.seat)


def test_every_kind_of_decision_can_be_made_by_pointing_at_the_page() -> None:
    met: dict[str, int] = {}
    for seed in range(60):
        game, setup = random_game(seed)
        language = LANGUAGES[seed % 2]
        web = DreambladeWeb(language, game.library)
        s = game.new({**setup, "turn_limit": 9}, seed)
        stream = Stream(seed)
        while s.pending:
            choice = s.pending[0]
            if choice.seat != NATURE and met.get(choice.kind, 0) < 4:
                met[choice.kind] = met.get(choice.kind, 0) + 1
                walk(web, s, choice, stream, language)
            random_step(s, stream)
        if len(met) == len(KINDS) - 2 and min(met.values()) >= 3:
            break
    # Too rare for chance: dice rolled again, and two copies of one Unique name.
    t = strike(". . . . .\n. . . . .\n. . Ab . .\n. . . . .\n. . . . .", A=figure("3V", "3/4/6", "Fortunate 2"))
    t.answer("c3")
    t.roll("miss", "miss", 3)
    met[t.choice.kind] = 1
    draft = Draft(t.choice)
    look(web_of(t), t.state, t.choice, draft, "en", 0)
    draft.pick(1)
    html = look(web_of(t), t.state, t.choice, draft, "en", 0)
    assert re.search(r'class="die is-sel" id="die-1"', html)
    one = figure("3V", "2/4/6", "Unique Ekkyon")
    t = spawn(
        ". . . . .\n. . C . .\n. . A . .\n. . . . .\n. . . . .",
        A=one,
        C=one,
        X=figure("1V", "1/2/3", "Unique Glorious"),
    )
    t.answer("spawn", "X", "e1")
    met[t.choice.kind] = 1
    look(web_of(t), t.state, t.choice, Draft(t.choice), "en", 0)
    assert set(met) == KINDS, KINDS - set(met)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_can_be_watched_from_every_side(language: str) -> None:
    web = page(language)
    for number, (match, choice) in enumerate(played(4, turn_limit=6)):
        if number % 9:
            continue
        for viewer in (0, 1, None):
            scene, _ = scene_for(match.state, None, viewer=viewer, log=match.log, language=language)
            html = fragment(scene, [], language)
            assert "is-opt" not in html
            assert "data-pick" not in html
            assert html.count('role="gridcell"') == 25
        assert web.subtitle(match.state).strip()
        assert sum(phase["now"] for phase in web.phases(match.state)) == 1
        for name in (*[f"m{m}" for m in range(32)], *[f"c-{cell}" for cell in CELL_NAMES]):
            told = web.looked(match.state, choice.seat, name)
            assert told is not None
            assert told["title"]
            assert all(line["text"].strip() and "{" not in line["text"] for line in told["lines"])
            assert {line["rule"] for line in told["lines"] if line["rule"]} <= RULES


def test_the_viewer_sits_at_the_lower_edge() -> None:
    for edges in ("A", "B"):
        match, _choice = reach(1, lambda match, choice: choice.kind == "spawn", edges=edges)
        for viewer, seat in ((0, 0), (1, 1), (None, 0)):
            scene, _ = scene_for(match.state, None, viewer=viewer)
            show = page().scene(scene)
            bottom = [cell["spawn"] for cell in show["board"][-1]]
            assert set(bottom) == {f"spawn-{'sun' if seat == 0 else 'moon'} spawn-near"}
            assert show["seats"][1]["seat"] == seat
            low = 1 if match.state.players[seat].edge == 0 else 5
            assert show["ranks"][-1] == low
            assert show["columns"][0] == ("a" if low == 1 else "e")
            assert show["board"][-1][-1]["portal"] == ("sun" if seat == 0 else "moon")


# Where things sit ----------------------------------------------------------------------------------------------------


def test_spawning_is_a_piece_of_the_reserves_and_then_a_cell() -> None:
    t = spawn(A=figure("2V"), B=figure("9V"), points=4)
    web, s, choice = web_of(t), t.state, t.choice
    draft = Draft(choice)
    scene, buttons = scene_for(s, choice, draft, web=web)
    assert set(scene.options) == {f"m{t.names['A']}"}
    assert [button["label"] for button in buttons] == ["Stop spawning"]
    draft.pick(("spawn", t.names["A"]))
    scene, buttons = scene_for(s, choice, draft, web=web)
    assert set(scene.options) == {"c-e1"}
    assert buttons == []
    assert scene.chosen == [f"m{t.names['A']}"]
    refusal = web.why_not_at(s, choice, Draft(choice), f"m{t.names['B']}")
    assert refusal is not None
    assert refusal.rule == "DB-5.2"
    refusal = web.why_not_at(s, choice, draft, "c-c3")
    assert refusal is not None
    assert refusal.rule == "DB-801.5"
    assert "c3" in web.refusal(s, refusal)
    assert web.why_not_at(s, choice, draft, "c-e1") is None


def test_a_piece_knows_the_cells_it_can_be_dragged_to() -> None:
    match, choice = reach(1, lambda match, choice: choice.kind == "shift" and match.state.turn > 2)
    scene, buttons = scene_for(match.state, choice, viewer=choice.seat)
    html = fragment(scene, buttons)
    pieces = {element: options for element, options in scene.options.items() if element.startswith("m")}
    assert pieces
    for element, (option,) in pieces.items():
        tag, m = json.loads(option.value)
        seconds = choice.options.picks(((tag, m),))
        assert option.to.split() == [cell_id(cell) for cell in seconds]
        assert f'id="{element}" data-pick="{escape(option.value)}" data-to="{option.to}"' in html


def test_a_spawn_ability_is_a_button_even_where_its_number_is_that_of_a_cell() -> None:
    t = spawn(
        ". . . . .\n. . . . .\n. . A . .\n. . . . .\n. . . . .",
        A=figure("2V", "2/4/6", "{1}: Bolster +1", "{2}: Advance"),
        B=figure("1V"),
        points=9,
    )
    web, s, choice = web_of(t), t.state, t.choice
    draft = Draft(choice)
    draft.pick(("ability", t.names["A"]))
    _scene, buttons = scene_for(s, choice, draft, web=web)
    assert [button["label"] for button in buttons] == ["Bolster +1 for 1", "Advance for 2"]


def test_copies_are_shown_together_and_their_first_can_be_picked() -> None:
    t = spawn(A=figure("2V", same="twin"), B=figure("2V", same="twin"), C=figure("3V"))
    scene, _ = scene_for(t.state, t.choice, web=web_of(t))
    show = web_of(t).scene(scene)
    counts = {kept["id"]: kept["count"] for kept in show["seats"][1]["reserves"]}
    assert counts == {f"m{t.names['A']}": 2, f"m{t.names['C']}": 1}
    assert set(scene.options) == set(counts)


def test_reserves_show_what_a_piece_costs_now() -> None:
    t = spawn(A=figure("2VV"), B=figure("3V"))
    kept = web_of(t).scene(scene_for(t.state, t.choice, web=web_of(t))[0])["seats"][1]["reserves"]
    assert [(told["cost"], told["price"], told["more"]) for told in kept] == [(2, 4, 2), (3, 4, 1)]


def test_moving_refuses_with_the_rule_that_forbids_it() -> None:
    t = shift(". . . . .\n. . . . .\n. . Ab . .\n. . B . .\n. . . . .")
    web, s, choice = web_of(t), t.state, t.choice
    draft = Draft(choice)
    refusal = web.why_not_at(s, choice, draft, f"m{t.names['A']}")
    assert refusal is not None
    assert (refusal.rule, refusal.why) == ("DB-802.1a", "engaged")
    assert web.why_not_at(s, choice, draft, f"m{t.names['B']}") is None
    first = web.why_not_at(s, choice, draft, "c-c1")
    assert first is not None
    assert first.why == "whom-first"
    draft.pick(("move", t.names["B"]))
    far = web.why_not_at(s, choice, draft, "c-a5")
    assert far is not None
    assert far.rule == "DB-802.1b"
    assert web.why_not_at(s, choice, draft, "c-c1") is None


FIGHT = ". . . . .\n. . . . .\n. . ABab . .\n. . . . .\n. . . . ."


def fight(**pieces: Any) -> Table:
    return strike(
        FIGHT,
        A=figure("3V", "3/4/6"),
        B=figure("3V", "2/4/6"),
        a=figure("3F", "2/3/5"),
        b=figure("3F", "2/4/8"),
        **pieces,
    )


def test_damage_in_the_making_is_shown_on_the_pieces() -> None:
    t = fight()
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll(3, 3, 2, "miss", "miss")
    web, s, choice = web_of(t), t.state, t.choice
    assert isinstance(choice.options, Split)
    draft = Draft(choice)
    draft.give(0, 5)
    scene, _ = scene_for(s, choice, draft, web=web, log=[(0, event) for event in t.seen])
    show = web.scene(scene)
    pieces = {p["id"]: p for p in show["board"][2][2]["sides"][0]["pieces"]}
    hit = pieces[f"m{t.names['a']}"]
    assert (hit["damage"], hit["doomed"], hit["give"]) == (5, True, "0:6")
    assert hit["label"].endswith("damage 5, will be disrupted or destroyed, option")
    assert show["board"][2][2]["here"] == " is-sel"
    rows = show["combat"]["split"]["rows"]
    assert [(row["less"], row["more"]) for row in rows] == [("0:4", "0:6"), ("", "1:1")]
    assert rows[0]["boxes"] == ["o", "o", "o d", "o", "o"]
    # Defense 3 and life 5 of the first are behind it, those of the second are out of reach; the rest is one press away.
    assert [[jump["set"] for jump in row["jumps"]] for row in rows] == [["0:3", ""], ["", ""]]
    assert [row["rest"] for row in rows] == ["0:8", "1:3"]
    assert "3" in show["combat"]["split"]["left"]
    assert [die["emblem"] for die in show["combat"]["dice"]] == ["die-a3", "die-a3", "die-a2", "die-miss", "die-miss"]
    # A moves first, so B's creatures strike back as they die.
    assert show["odds"]["rule"] == "DB-802.2g"
    assert "2 dice" in show["odds"]["note"]


def test_all_attack_is_chosen_already_and_one_press_away() -> None:
    t = fight()
    t.answer("c3")
    web, s, choice = web_of(t), t.state, t.choice
    assert web.preselected(s, choice) == tuple(choice.options.items)
    draft = Draft(choice)
    draft.choose(web.preselected(s, choice))
    assert web.confirm_label(s, choice, draft) == "All attack: 5 dice"
    draft.pick(draft.chosen[1])
    assert web.confirm_label(s, choice, draft) == "1 attacks: 3 dice"
    s.setup["lesson"] = "a lesson lets its pupil choose"
    assert web.preselected(s, choice) == ()


def test_what_would_be_wasted_is_asked_about_twice() -> None:
    calm = shift(
        "A . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . a", A=figure("3V", "1/1/1"), a=figure("3F", "1/1/1")
    )
    s = calm.state
    asked = Choice(0, decisions.ACTION, Listed(("shift", "strike")), "DB-802")
    web, draft = web_of(calm), Draft(asked)
    assert web.first_pick(s, asked, draft) == "shift"
    assert "nobody to fight" in web.ask_before(s, asked, draft, "strike")
    assert web.ask_before(s, asked, draft, "shift") == ""
    fought = fight()
    assert web_of(fought).first_pick(fought.state, asked, draft) is None
    assert web_of(fought).ask_before(fought.state, asked, draft, "strike") == ""


def test_points_are_not_let_go_without_a_question() -> None:
    match, choice = reach(3, lambda match, choice: choice.kind == "spawn")
    web, draft, player = page(), Draft(choice), match.state.players.edit(choice.seat)
    player.points = 3
    assert web.ask_before(match.state, choice, draft, "stop").startswith("3 spawn points would be lost")
    player.points = 2
    assert web.ask_before(match.state, choice, draft, "stop") == ""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_row_of_a_creature_that_may_fall_offers_both_fates(language: str) -> None:
    words = {"en": ("Destroy", "Disrupt"), "pl": ("Zniszczyć", "Odgonić")}[language]
    match, choice = reach(1, lambda _match, choice: choice.kind == "fate")
    scene, buttons = scene_for(match.state, choice, viewer=choice.seat, log=match.log, language=language)
    html = fragment(scene, buttons, language)
    panel = html[html.index('id="combat"') : html.index("</section>", html.index('id="combat"'))]
    assert page(language).name(match.state, choice.subject) in panel
    offered = re.findall(r'<button [^>]*data-pick="([^"]+)">([^<]+)<', panel)
    assert offered == [("&#34;destroy&#34;", words[0]), ("&#34;disrupt&#34;", words[1])]
    assert {button["value"] for button in buttons} == {'"destroy"', '"disrupt"'}, "the prompt offers them, too"
    watching, none = scene_for(match.state, None, viewer=None, log=match.log, language=language)
    assert 'id="fate-destroy"' not in fragment(watching, none, language)


def test_a_split_that_is_enough_for_both_fates_offers_them_beforehand() -> None:
    match, _fate = reach(30, lambda match, choice: choice.kind == "fate" and match.answers[-1] == (1, (5, 6)))
    match.undo(len(match.answers) - 1, consent=True)
    asked = match.choices()[0]
    web, s, draft = page(), match.state, Draft(asked)
    first, second = decisions.DAMAGE.about(s).targets

    def offered() -> list[tuple[int, str, str]]:
        scene, buttons = scene_for(s, asked, draft, viewer=asked.seat, log=match.log)
        found = re.findall(r'data-ahead="([^"]+)" aria-pressed="(\w+)"', fragment(scene, buttons))
        told = [(json.loads(html.unescape(value)), pressed) for value, pressed in found]
        assert all(value["kind"] == "fate" for value, _pressed in told)
        return [(value["subject"], value["value"], pressed) for value, pressed in told]

    assert offered() == [] and web.foreseen(s, asked, draft) == []
    draft.give(0, 5)
    draft.settle("fate", first, "disrupt")
    assert offered() == [(first, "destroy", "false"), (first, "disrupt", "true")]
    assert [(one.decision, one.subject) for one in web.foreseen(s, asked, draft)] == [(decisions.FATE, first)]
    draft.give(0, 0)
    draft.give(1, 1)
    assert offered() == [], f"one damage leaves {web.name(s, second)} where it is"


def test_odds_are_exact_and_follow_the_attackers_chosen() -> None:
    t = fight()
    t.answer("c3")
    web, s, choice = web_of(t), t.state, t.choice
    assert isinstance(choice.options, Subset)
    for pick in choice.options.items:
        draft = Draft(choice)
        draft.pick(pick)
        scene, _ = scene_for(s, choice, draft, web=web)
        odds = web.scene(scene)["odds"]
        dice = {t.names["A"]: 3, t.names["B"]: 2}[pick]
        assert f"{dice} dice" in odds["title"]
        assert len(odds["rows"]) == 4
        assert [row["hi"] for row in odds["rows"]].count(True) == 1
    two = next(row["chance"] for row in odds["rows"] if row["text"] == "disrupts B A")
    faces = (1, 2, 3, 0, 0, 0)
    ways = sum(a + b >= 3 for a in faces for b in faces)
    assert two == ways / 36
    scene.odds_on = False
    assert web.scene(scene)["odds"] is None


def test_a_location_among_creatures_is_a_badge_and_alone_a_piece() -> None:
    t = shift(". . . . .\n. . . . .\n. . AL . .\n. . M . .\n. . . . .", L=location(), M=location())
    scene, _ = scene_for(t.state, t.choice, web=web_of(t))
    board = web_of(t).scene(scene)["board"]
    assert board[2][2]["place"]["id"] == f"m{t.names['L']}"
    assert board[3][2]["place"] is None
    assert board[3][2]["sides"][0]["pieces"][0]["location"]


def test_a_portal_may_hold_more_than_four() -> None:
    t = shift(". . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . ABCDEF")
    scene, _ = scene_for(t.state, t.choice, web=web_of(t))
    portal = web_of(t).scene(scene)["board"][4][4]
    assert portal["sides"][0]["n"] == "many"
    assert len(portal["sides"][0]["pieces"]) == 6


def test_changed_values_are_marked_and_explained_as_a_sum() -> None:
    t = shift(
        ". . . . .\n. . . . .\n. . AB . .\n. . . . .\n. . . . .",
        A=figure("3V", "2/4/6"),
        B=figure("3V", "1/2/3", "Bolster +2"),
    )
    web = web_of(t)
    scene, _ = scene_for(t.state, t.choice, web=web)
    first = web.scene(scene)["board"][2][2]["sides"][0]["pieces"][0]
    assert [(value["n"], value["changed"]) for value in first["values"]] == [(2, False), (6, True), (6, False)]
    told = web.looked(t.state, 0, f"m{t.names['A']}")
    assert told is not None
    assert [(value["value"], value["sum"]) for value in told["values"]] == [(2, ""), (6, "4 + 2"), (6, "")]
    assert any(line["rule"] == "DB-K.Bolster" for line in told["lines"])


# Score, log, words ---------------------------------------------------------------------------------------------------


def test_the_score_is_told_with_its_sum_and_the_half_lozenge() -> None:
    t = shift(". . . . .\n. A . . .\n. . . . .\n. . . . .\n. . . . .", given={"kills": (1, 0), "won": (2, 0)})
    show = web_of(t).scene(scene_for(t.state, t.choice, web=web_of(t))[0])
    assert [(side["points"], side["sum"]) for side in show["tide"]["sides"]] == [(6, "b4 5 + 1 fallen"), (0, "")]
    assert show["seats"][1]["track"] == ["on", "on", "next", "", "", ""]
    assert show["seats"][0]["track"] == [""] * 6


def test_past_turns_stand_in_the_tide_table() -> None:
    match, _ = reach(4, lambda match, choice: match.state.turn == 5)
    show = page().scene(scene_for(match.state, None, log=match.log)[0])
    assert [turn["turn"] for turn in show["tides"]] == [1, 2, 3, 4]
    for turn in show["tides"]:
        a, b = turn["scores"]
        assert turn["winner"] == ("" if a == b else "seat-sun" if a > b else "seat-moon")


def test_the_terminal_keeps_its_codes_and_the_browser_has_none() -> None:
    match, _choice = reach(2, lambda match, choice: match.state.turn == 4)
    plain = GAME.page("en")
    browser = page()
    assert isinstance(plain, DreambladePage)
    told = [(plain.event(match.state, event), browser.event(match.state, event)) for _n, event in match.log]
    assert any(line is not None and "[A" in line for line, _ in told)
    assert not any(line is not None and ("[A" in line or "[B" in line or "{" in line) for _, line in told)
    headings = [browser.heading(match.state, event) for _n, event in match.log]
    assert "Turn 3" in headings
    tellers = {browser.teller(event, match.state) for _n, event in match.log if event.kind == "moved"}
    assert tellers == {0, 1}


@pytest.mark.parametrize("stem", ["web."])
def test_both_languages_have_the_same_messages(stem: str) -> None:
    def keys(language: str) -> set[str]:
        text = (TEXT / f"{stem}{language}.ftl").read_text("utf-8")
        return set(re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE))

    assert keys("en") == keys("pl")


def test_every_piece_has_a_charge_and_locations_are_places() -> None:
    for piece in GAME.library.pieces.values():
        assert f"/static/emblems.svg#{silhouette(piece)}" in EMBLEMS
        assert piece.creature or silhouette(piece) in {f"sil-{name}" for name in PLACES}
    game, _setup = random_game(1)
    assert {f"/static/emblems.svg#{silhouette(piece)}" for piece in game.library.pieces.values()} <= EMBLEMS


def test_every_map_draws_its_own_lines_and_they_are_light() -> None:
    drawn = {id: contours(chart.values) for id, chart in GAME.library.maps.items()}
    assert len(set(drawn.values())) == len(drawn)
    for path in drawn.values():
        assert 1000 < len(path) < 6000
        numbers = [int(n) for n in re.findall(r"-?\d+", path)]
        assert min(numbers) >= 0
        assert max(numbers) <= 500


# The form of a new table ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_of_a_new_table_makes_a_setup(language: str) -> None:
    web = page(language)
    fields = web.setup_form()
    assert [field["name"] for field in fields] == ["warband", "map", "edges", "victory", "turn_limit", "tournament"]
    form = {field["name"]: field["default"] for field in fields}
    setup = GAME.setup(web.setup_from(form))
    assert setup["victory"] == 6
    for field in fields:
        assert field["label"] and field["help"]
        assert all(label.strip() for _value, label in field["options"])
    notes = fields[0]["notes"]
    assert set(notes) == set(GAME.library.warbands)
    assert all(notes.values())


def test_the_form_takes_texts_and_refuses_nonsense_in_words() -> None:
    web = page()
    made = web.setup_from({"warband-0": BANDS[0], "warband-1": BANDS[1], "victory": " 3 ", "tournament": "1"})
    assert made["warbands"] == list(BANDS)
    assert made["victory"] == 3
    assert made["tournament"]
    for bad in ({"victory": "many"}, {"turn_limit": "-1"}, {"victory": "²"}, {"warband": ["no-such", BANDS[0]]}):
        with pytest.raises(SetupError) as wrong:
            web.setup_from(bad)
        assert str(wrong.value)[0].isupper()


@pytest.mark.parametrize("seed", [1, 8])
def test_a_board_that_remembers_is_the_board_told_anew(seed: int) -> None:
    """Cells stay as they were told as long as nothing in them has changed; modifiers, moves, claims and damage all change them."""
    lasting: dict[object, Any] = {}
    kept, steps = 0, 0
    for match, choice in played(seed):
        steps += 1
        draft = Draft(choice)
        if steps % 2 and draft.picks():
            draft.pick(draft.picks()[-1])
        for viewer in (0, 1):
            asked = choice if viewer == choice.seat else None
            scene, _buttons = scene_for(match.state, asked, draft if asked else None, viewer=viewer, log=match.log)
            anew = page().scene(scene)["board"]
            scene.kept, scene.lasting = {}, lasting
            before = {id(row) for row in lasting.values() if isinstance(row, Lasting)}
            again = page().scene(scene)["board"]
            assert again == anew
            kept += sum(id(row) in before for row in again)
    assert kept > steps * 3, "most rows are those of the page before"
