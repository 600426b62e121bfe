"""The web table of Sword & Sorcery without a browser: what is drawn, where options sit, what they are called."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.sword_and_sorcery.web.tables import FIGHT, asked, drawn, fight, html_of, page_in, played, scene_for

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules.state import Quest
from reverie.games.sword_and_sorcery.web import emblems
from reverie.kernel.draft import Draft
from reverie.kernel.match import Match
from reverie.table.web import render as rendering
from reverie.testing import rule

CITED = re.compile(r'data-rule="([^"]+)"')
LOOKED = re.compile(r'data-look="([^"]+)"')
IDS = re.compile(r' id="([^"]+)"')
EMBLEM = re.compile(r'href="(/static/[^"#]*emblems\.svg#[^"]+)"')
SHEETS = {
    "/static/emblems.svg": rendering.HOME / "static" / "emblems.svg",
    "/static/sword_and_sorcery/emblems.svg": GAME.folder() / GAME.static / "emblems.svg",
}
EMBLEMS = {
    f"{address}#{id}"
    for address, file in SHEETS.items()
    for id in re.findall(r'<symbol id="([^"]+)"', file.read_text(encoding="utf-8"))
}
PARTIES = (["white-rose", "archer"], ["black-rose", "enchantress", "runemaster"], ["white-rose", "cleric", "archer", "rogue", "sorceress"])  # fmt: skip


@pytest.mark.parametrize("heroes", PARTIES, ids=len)
def test_every_decision_is_drawn_in_both_languages(heroes: list[str]) -> None:
    """Nothing is missing, every option sits on something that is drawn once, and every rule cited is in the book."""
    book = GAME.rulebook()
    seen: dict[str, int] = {}
    for number, (match, choice) in enumerate(played(heroes, 3 + len(heroes), 260)):
        seen[choice.kind] = seen.get(choice.kind, 0) + 1
        if seen[choice.kind] > 3 and number % 10:
            continue
        page = page_in("pl" if number % 2 else "en")
        scene, buttons = scene_for(page, match, choice.seat, choice, number % 3)
        show = page.scene(scene)
        html = html_of(page, scene, show)
        missing = [id for id in scene.options if f'id="{id}"' not in html and not id.startswith("under-")]
        assert missing == [], f"{choice.kind}: {missing}"
        ids = IDS.findall(html)
        assert len(ids) == len(set(ids)), sorted({id for id in ids if ids.count(id) > 1})
        assert {one for one in CITED.findall(html) if one not in book} == set()
        assert set(EMBLEM.findall(html)) <= EMBLEMS
        for element in set(LOOKED.findall(html)):
            told = page.looked(scene.state, choice.seat, element)
            assert told is not None and told["title"], element
            assert {line["rule"] for line in told["lines"] if line["rule"] and line["rule"] not in book} == set()
        assert scene.options or buttons
        assert page.consequence(scene.state, choice, Draft(choice))[1] in book
    assert {"learn", "visit", "reading", "who", "deed"} <= set(seen)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_whoever_is_not_asked_sees_the_same_table(viewer: int | None) -> None:
    match = fight()
    page = page_in("en")
    scene, _buttons = scene_for(page, match, viewer, None)
    show = page.scene(scene)
    html = html_of(page, scene, show)
    assert "data-pick" not in html and "is-opt" not in html
    assert show["stage"] is None and len(show["heroes"]) == 2 and show["scroll"]["name"].startswith("Gremlin")


# Where options sit ---------------------------------------------------------------------------------------------------


@rule("SS-7.13")
def test_a_deed_sits_on_the_map_on_what_is_used_and_in_the_list() -> None:
    match = fight()
    choice = asked(match, "deed")
    s, page, draft = match.state, page_in("en"), Draft(asked(match, "deed"))
    strike = next(one for one in choice.options if isinstance(one, tuple) and one[0] == "attack")
    sword = s.heroes.rows[0].slots[0]  # type: ignore[attr-defined]
    assert page.place(s, choice, strike, draft) == f"figure-8 item-{sword} row-attack-0-8"
    step = next(one for one in choice.options if isinstance(one, tuple) and one[0] == "go")
    assert page.place(s, choice, step, draft).startswith("area-")
    assert page.place(s, choice, "focus", draft) == "row-focus" and page.place(s, choice, "end", draft) == ""


def test_where_there_are_few_ways_they_are_buttons_as_well() -> None:
    match, choice = next(played(["white-rose", "archer"], 1, 1))
    page = page_in("en")
    scene, buttons = scene_for(page, match, choice.seat, choice)
    assert choice.kind == "learn" and len(buttons) == choice.options.size() and not any(one["far"] for one in buttons)
    assert all(f"row-{power}" in scene.options for power in choice.options)


def test_the_list_has_headings_and_chances() -> None:
    show, html = drawn(fight())
    groups = {group["name"]: group["rows"] for group in show["stage"]["groups"]}
    assert next(iter(groups)) == "attack" and {"power", "item", "action", "move"} <= set(groups)
    headings = {group["name"]: group["takes"] for group in show["stage"]["groups"]}
    assert "%" in groups["attack"][0]["odds"] and headings["attack"] == "combat, Longsword", (
        "what all share stands once"
    )
    assert 'data-pick="[&#34;attack&#34;,0,8]"' in html


def test_what_is_used_on_several_is_one_line_with_a_button_for_each() -> None:
    match = fight(position={"B": {"area": "14B.a", "wounds": 2}})
    show, html = drawn(match)
    potion = next(row for group in show["stage"]["groups"] if group["name"] == "item" for row in group["rows"])
    assert potion["name"] == "Healing Potion" and [one["text"] for one in potion["targets"]] == ["Ecarus", "Laegon"]
    assert all(f'id="{one["id"]}" data-pick=' in html for one in potion["targets"])


def test_the_chances_of_an_attack_stand_beside_it_wherever_it_can_be_chosen() -> None:
    match = fight(position={"A": {**FIGHT["A"], "items": ["longsword", "stiletto"]}})
    page = page_in("en")
    choice = match.choices()[0]
    scene, _buttons = scene_for(page, match, choice.seat, choice)
    show = page.scene(scene)
    under = scene.options["figure-8"]
    assert len(under) > 1 and all("%" in option.note for option in under if "Attack" in option.label)
    assert show["odds"]["title"] == "Longsword: Gremlin (green 1)"
    assert [row["text"] for row in show["odds"]["rows"]][-1] == "dead"
    scene.odds_on = False
    assert page.scene(scene)["odds"] is None


@rule("SS-12.4")
def test_what_no_hero_sees_is_veiled_and_whom_an_enemy_sees_is_told() -> None:
    show, html = drawn(fight(), shown="figure-10")
    assert "area-14B-a" not in show["map"].unseen and "area-8B-c" in show["map"].unseen and "plan__veil" in html
    assert show["scroll"]["sees"] == "nobody", "a raider around the corner"
    assert drawn(fight(), shown="figure-8")[0]["scroll"]["sees"] == "Ecarus"


@rule("SS-3.4")
def test_a_part_that_stands_apart_lies_under_a_sheet_until_a_way_leads_there() -> None:
    match = fight(quest="Q6", position={"A": {"area": "15B.b"}, "B": {"area": "15B.b"}, "open": [], "enemies": []})
    drawn_map = drawn(match)[0]["map"]
    there = next(floor for floor in drawn_map.floors if floor.id == "area-19B-a")
    assert set(there.cells) <= set(drawn_map.fog) and drawn_map.fog_label
    match.state.flags = (*match.state.flags, "portal-open")  # type: ignore[attr-defined]
    assert drawn(match)[0]["map"].fog == []


def test_a_map_that_is_larger_than_its_frame_shows_whom_it_is_about() -> None:
    small, _html = drawn(fight())
    assert small["form"] == "" and small["about"] == f"figure-0 {small_area()}"
    there = {"A": {"area": "15B.b"}, "B": {"area": "15B.b"}, "open": [], "enemies": []}
    large, html = drawn(fight(quest="Q6", position=there))
    assert large["form"] == " ss__m--vast ss__m--wide" and f'data-about="{large["about"]}"' in html


def test_a_quest_that_is_over_shows_how_its_story_ended() -> None:
    lost = {"A": {"area": "14B.a", "ghost": True}, "B": {"area": "1B.a", "ghost": True}, "hero": None}
    match = fight(position={**lost, "phase": "event", "enemies": []})
    while match.outcome() is None:
        choice = match.choices()[0]
        assert drawn(match)[0]["ending"] is None
        match.submit(choice.seat, choice.options.at(0))
    page = page_in("en")
    scene, _buttons = scene_for(page, match, 0, None)
    show = page.scene(scene)
    assert [hero["state"] for hero in show["heroes"]] == ["", ""], "nobody is to act any more"
    assert show["ending"]["paragraphs"] and show["ending"]["paragraphs"][0] in html_of(page, scene, show)


def small_area() -> int:
    s: Any = fight().state
    return int(s.figures.rows[0].area)


def test_enter_strikes_and_a_turn_is_not_thrown_away_by_one_press() -> None:
    match = fight()
    choice, page = asked(match, "deed"), page_in("en")
    _scene, buttons = scene_for(page, match, 0, choice)
    first, last = buttons[0], buttons[-1]
    assert first["enter"] and first["label"].startswith("Attack Gremlin")
    assert last["kind"] == "quiet" and "combat action is left" in last["ask"]


@rule("SS-15.1", "SS-15.7")
def test_ways_tell_what_they_cost_and_leaving_an_enemy_its_price() -> None:
    match = fight()
    show, _html = drawn(match)
    costs = {way.cost: way.later for way in show["map"].paths}
    assert costs["1"] is False and any(later for later in costs.values())
    line, cited = page_in("en").consequence(match.state, asked(match, "deed"), Draft(asked(match, "deed")))
    assert line == "Walking away lets 1 enemy strike first." and cited == "SS-15.7"


# Enemies -------------------------------------------------------------------------------------------------------------


@rule("SS-33.2")
def test_a_scroll_lights_the_band_that_applies_and_says_why() -> None:
    show, html = drawn(fight(), shown="figure-10")
    scroll = show["scroll"]
    assert scroll["name"].startswith("Raider") and [band["now"] for band in scroll["bands"]].count(True) == 1
    assert scroll["why"].startswith("If it acted now: Raider") and "Ecarus" in scroll["why"]
    assert html.count('class="now" aria-current="true"') == 1


@rule("SS-12.1")
def test_what_an_opened_enemy_sees_is_marked_on_the_map() -> None:
    show, html = drawn(fight(), shown="figure-10")
    assert "area-14B-c" in show["map"].watched and "area-1B-a" not in show["map"].watched
    assert html.count("plan__watch") == len(show["map"].watched)
    assert drawn(fight())[0]["map"].watched == ()


def test_the_enemy_that_acts_comes_before_the_one_that_was_opened() -> None:
    match = fight(position={"decks": {"encounter": ["A"]}})
    match.submit(0, "end")
    while match.choices()[0].kind == "activate":
        match.submit(0, match.choices()[0].options.at(0))
    show, _html = drawn(match, shown="figure-10")
    if match.choices()[0].kind == "window":
        assert show["scroll"]["acts"]


# Why not -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("element", "cited"),
    [("figure-10", "SS-12.9"), ("area-8B-c", "SS-15.1"), ("power-0-9", "SS-19.11"), ("door-1", "SS-17.2")],
)
def test_everything_on_the_table_can_be_asked_why(element: str, cited: str) -> None:
    match = fight()
    choice, page = asked(match, "deed"), page_in("en")
    refusal = page.why_not_at(match.state, choice, Draft(choice), element)
    assert refusal is not None and page.refusal(match.state, refusal)
    assert refusal.rule in GAME.rulebook()
    if element != "area-8B-c":
        assert refusal.rule == cited


# An attack -----------------------------------------------------------------------------------------------------------


@rule("SS-22.3", "SS-22.5")
def test_an_attack_shows_its_dice_what_they_pay_for_and_the_account() -> None:
    match = fight(position={"A": {"area": "14B.a", "items": ["hammer"]}}, dice={"dice A": [9, 2]})
    match.submit(0, ("attack", 0, 8))
    choice = asked(match, "effect")
    show, html = drawn(match)
    panel = show["fight"]
    assert [die["mark"] for die in panel["trays"][0]["dice"]] == ["die-red-9", "die-blue-2"]
    assert {one["state"] for one in panel["effects"]} == {"can"}
    assert [(one["text"], one["value"]) for one in panel["account"]] == [
        ("sure hits", "+1"), ("HIT on the dice", "+1"), ("night", "−1"), ("hits so far", "1"),
    ]  # fmt: skip
    assert panel["payments"] and show["stage"] is None
    assert all(f'id="effect-{one}"' in html for one in choice.options if one != "done")
    match.submit(0, choice.options.at(0))
    after = drawn(match)[0]["fight"]
    if after is not None:
        assert "paid" in {one["state"] for one in after["effects"]}


# The Emporium, the party, the story ----------------------------------------------------------------------------------


def visit() -> tuple[Match, Any]:
    return next((match, choice) for match, choice in played(["white-rose", "archer"], 1, 40) if choice.kind == "visit")


@rule("SS-27.12")
def test_the_emporium_shows_what_each_can_buy_and_copies_once() -> None:
    match, choice = visit()
    page = page_in("en")
    scene, _buttons = scene_for(page, match, choice.seat, choice)
    show = page.scene(scene)
    wares = [ware for shelf in show["market"]["shelves"] for ware in shelf["wares"]]
    assert wares and all(ware["id"] in scene.options for ware in wares), (
        "what can be had comes first, the rest is folded"
    )
    wares += show["market"]["rest"]
    assert len({ware["id"] for ware in wares}) == len(wares)
    dear = [ware for ware in wares if ware["word"] == page.say("web-ware-dear")]
    assert dear and all(ware["id"] not in scene.options for ware in dear)
    for ware in wares:
        labels = [option.label for option in scene.options.get(ware["id"], [])]
        assert len(labels) == len(set(labels))
    assert all(hero["gear"] == [] for hero in show["heroes"]) and show["scroll"] is None


@rule("SS-27.7")
def test_what_is_handed_over_is_picked_first_and_then_whom_it_goes_to() -> None:
    match, choice = visit()
    page, draft = page_in("en"), Draft(choice)
    crowns = next(pick for pick in draft.picks() if isinstance(pick, tuple) and pick[0] == "crowns")
    assert page.place(match.state, choice, crowns, draft) == f"crowns-{crowns[1]}"
    draft.pick(crowns)
    other = draft.picks()[0]
    assert page.place(match.state, choice, other, draft) == f"hero-{other} prompt"


@rule("SS-7.11")
def test_the_soul_step_says_what_a_rank_gives() -> None:
    position = {"phase": "time", "round": 2, "soul": 9, "A": {"area": "1B.c"}, "B": {"area": "1B.a", "ghost": True}}
    match = Match(GAME, GAME.setup({"heroes": ["white-rose", "archer"], "position": position}), 1, ["", ""])
    show, html = drawn(match)
    rows = [row for group in show["stage"]["groups"] for row in group["rows"]]
    assert any("HP 10 → 11" in row["text"] for row in rows) and any("resurrected" in row["name"] for row in rows)
    assert 'id="row-rise-1"' in html


@rule("SS-7.22")
def test_at_a_fork_the_sheet_says_who_answers_and_what_is_closed() -> None:
    match = fight(position={"A": {"area": "1B.d"}, "B": {"area": "1B.d"}, "enemies": []})
    s = match.state
    assert isinstance(s, Quest)
    match.submit(0, ("go", s.plan.areas.number["14B.a"]))
    while match.choices()[0].kind == "reading":
        match.submit(match.choices()[0].seat, "read")
    asked(match, "branch")
    told = page_in("en").reading(match.state)
    assert told is not None and told["asked"].startswith("Ecarus answers")
    assert "Closed to this soul: “Everything you have.” (Chaotic)" in told["asked"]
    show, html = drawn(match, shown="journal")
    assert show["journal"] and show["journal"][0]["paragraphs"][0] in html.replace("&#39;", "'").replace("&#34;", '"')


def test_a_quest_begins_with_its_brief() -> None:
    match, _choice = next(played(["white-rose", "archer"], 1, 1))
    show, html = drawn(match)
    assert show["brief"]["aim"] and 'id="brief"' in html and "20 crowns" in html


def test_a_sheet_in_full_shows_slots_backpack_and_powers() -> None:
    show, html = drawn(fight(), shown="hero-0")
    sheet = show["sheet"]
    assert [slot["card"]["name"] for slot in sheet["slots"] if slot["card"]] == ["Longsword", "Old Hauberk"]
    assert [card["name"] for card in sheet["pack"]] == ["Healing Potion"]
    assert {power["name"]: power["cooldown"] for power in sheet["powers"]}["Rallying Cry"] == 2
    assert sheet["defence"].startswith("Armour 0")
    assert 'id="sheet"' in html and html.count('id="item-') == 3


def test_a_finished_quest_is_told_in_figures() -> None:
    *_before, (match, _choice) = played(["white-rose", "archer"], 5, 3000)
    page = page_in("en")
    rows = page.figures(match.state, match.log)  # type: ignore[arg-type]
    assert rows[0]["values"] == ["Ecarus", "Laegon"] and all(len(row["values"]) == 2 for row in rows)
    scene, _buttons = scene_for(page, match, None, None)
    assert "Ecarus" in html_of(page, scene, page.scene(scene))


# Emblems -------------------------------------------------------------------------------------------------------------


def test_every_emblem_is_drawn_somewhere() -> None:
    named = {*emblems.HEROES.values(), *emblems.ENEMIES.values(), *emblems.RACES.values(), *emblems.LYING.values()}
    named |= {mark for _bit, mark in emblems.CONDITIONS} | set(emblems.USES.values())
    known = {address.partition("#")[2] for address in EMBLEMS}
    assert named <= known
    assert {f"die-{colour}-{face}" for colour in ("red", "blue") for face in range(1, 11)} <= known
