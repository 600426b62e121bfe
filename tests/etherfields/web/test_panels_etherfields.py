"""What lies around the map: the Dreamworld Map, a deck in the making, what to try when stuck, what a question is about."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.etherfields.stage import Stage
from tests.etherfields.web.tables import drawn, html_of, page_in, scene_for

from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules import decisions
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.cast import Cast
from reverie.games.etherfields.rules.state import Session
from reverie.games.etherfields.web.details import looked_at
from reverie.games.etherfields.web.placing import FEW, ROOM
from reverie.games.etherfields.web.stuck import CHECKS
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Subset
from reverie.kernel.draft import Draft
from reverie.kernel.match import Match
from reverie.testing import rule


def until(match: Match, *kinds: str, most: int = 400) -> Choice:
    """Play as bots advise until something of these kinds is asked."""
    for _ in range(most):
        choice = match.choices()[0]
        if choice.kind in kinds:
            return choice
        match.submit(choice.seat, GAME.bots.advise(match.state, choice).answer)
    raise AssertionError(f"none of {kinds} was asked")


def begun(scenario: str = "I-01", *dreamers: str) -> Match:
    names = list(dreamers) or ["tough-guy"]
    return Match(GAME, GAME.setup({"scenario": scenario, "dreamers": names}), 1, [""] * len(names))


def state(match: Match) -> Session:
    assert isinstance(match.state, Session)
    return match.state


def shown(match: Match, what: str, language: str = "en") -> str:
    return drawn(match, language, what)[1]


@rule("EF-5.240", "EF-5.241")
def test_the_map_draws_each_path_and_shortcut_to_a_place_that_is_known() -> None:
    match = begun("session")
    choice = until(match, "travel")
    show, html = drawn(match)
    s = state(match)
    there = [one for tile in s.world for one in s.cast.world[tile].locations]
    known = {
        kind: sum(1 for one in there for to in getattr(s.cast.locations[one], kind) if to in there)
        for kind in ("paths", "shortcuts")
    }
    drawn_ways = [way["kind"] for way in show["world"]["ways"]]
    assert (drawn_ways.count("path"), drawn_ways.count("shortcut")) == (known["paths"], known["shortcuts"])
    assert [place["id"] for place in show["world"]["places"] if place["here"]] == [f"place-{s.location}"]
    for pick in choice.options:
        if isinstance(pick, tuple) and pick[0] in ("path", "shortcut"):
            assert f'class="wl is-opt" id="place-{pick[1]}"' in html
        if isinstance(pick, tuple) and pick[0] == "hint":
            assert f'id="gate-{pick[1]}"' in html and "is-opt" in html.partition(f'id="gate-{pick[1]}"')[0][-60:]


@rule("EF-4.57")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_way_on_the_map_is_told_with_where_it_leads(language: str) -> None:
    match = begun("session")
    choice = until(match, "travel")
    show = drawn(match, language)[0]["stage"]
    names = [row["name"] for group in show["groups"] if group["name"] == "travel" for row in group["rows"]]
    codes = [state(match).cast.locations[pick[-1]].id for pick in choice.options if pick[0] in ("path", "shortcut")]
    assert codes and [code for code, name in zip(codes, names, strict=True) if code not in name] == []


@rule("EF-3.9")
def test_a_deck_in_the_making_shows_only_what_is_wanted() -> None:
    match = begun("session", "gambler")
    choice = until(match, "deck")
    everything = drawn(match)[0]["stage"]
    assert [one["on"] for one in everything["filters"]] == [False] * 6
    s = state(match)
    wrath = sum(1 for card in s.dreamers.rows[0].unused if s.cast.cards[card].intent[2])
    page = page_in("en")
    scene, _buttons = scene_for(page, match, choice.seat, choice)
    scene.shown = "deck-W"
    show = page.scene(scene)
    rows = [row for group in show["stage"]["groups"] for row in group["rows"]]
    assert 0 < len(rows) == wrath < len(choice.options.items)  # type: ignore[attr-defined]
    assert all(any(one["letter"] == "W" for one in row["spines"]) for row in rows)
    assert 'aria-pressed="true"' in html_of(page, scene, show).partition('id="only-deck-W"')[2][:80]


@rule("EF-5.320")
def test_stuck_ticks_what_there_is_now() -> None:
    match = begun("I-02", "expert", "gambler")
    until(match, "act")
    show, html = drawn(match, shown="stuck")
    told = {name: one["now"] for name, one in zip(CHECKS, show["stuck"]["checks"], strict=True)}
    assert told["hand"] and told["gem"] and told["look"] and told["wisdom"]
    assert not told["reroll"], "nobody has a Gem"
    assert not told["unmorph"], "no Entity has a Morphing"
    assert html.count('class="on"') >= sum(told.values()) and 'id="stuck-close"' in html
    assert drawn(begun("session"), shown="stuck")[0]["stuck"] is None, "there is nothing to be stuck in"


@rule("EF-9.111")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_hint_that_is_closed_stands_nowhere(language: str) -> None:
    page = page_in(language)
    levels = [page.say(f"dream-I-02-hint-{n}") for n in (1, 2, 3)]
    kept = {**GAME.setup({"scenario": "I-02", "dreamers": ["expert"]})["legacy"]}
    for count in (0, 2):
        legacy = {**kept, "gates": {**kept["gates"], "I-02": ["open", 0, count]}}
        match = Match(GAME, GAME.setup({"scenario": "I-02", "dreamers": ["expert"], "legacy": legacy}), 1, [""])
        until(match, "act")
        html = "".join(shown(match, what, language) for what in ("", "stuck", "journal"))
        assert [one in html for one in levels] == [n < count for n in range(3)]


@rule("EF-9.111", "EF-9.116")
def test_deep_dreams_sell_no_hints_and_do_not_say_so() -> None:
    for difficulty, sold in (("standard", True), ("deep", False)):
        match = Match(GAME, GAME.setup({"scenario": "I-02", "dreamers": ["expert"], "difficulty": difficulty}), 1, [""])
        until(match, "act")
        left = drawn(match, shown="stuck")[0]["stuck"]["hints"]["left"]
        assert ("for 1 Hour" in left) is sold and left.endswith(".")


@rule("EF-9.105", "EF-9.106")
def test_the_journal_keeps_what_the_team_has_and_of_secrets_the_backs() -> None:
    match = begun("I-02", "expert")
    until(match, "act")
    s = state(match)
    _show, html = drawn(match, shown="journal")
    page = page_in("en")
    for card in s.secrets:
        assert (
            page.say("option-peek", kind=page.say(f"kind-{kind_of(s.cast, card)}"), code=s.cast.cards[card].code)
            in html
        )
        assert page.card(s, card) not in html, "its face is hidden"
    assert page.say("web-kept-wisdom") in html and page.card(s, s.wisdom[0]) in html


def kind_of(cast: Cast, card: int) -> str:
    from reverie.games.etherfields.rules import terms

    return terms.KINDS[cast.cards[card].kind]


@rule("EF-4.52", "EF-5.263")
def test_a_question_about_a_card_shows_the_card() -> None:
    """Whatever is asked by a Fate card has it on the page; what somebody decides of their own accord has none."""
    found: dict[str, Any] = {}
    for seed in range(8):
        chance = random.Random(seed)
        match = Match(GAME, GAME.setup({"scenario": "session", "dreamers": ["tough-guy", "expert"]}), seed, ["", ""])
        for _ in range(60):
            if match.outcome() is not None:
                break
            choice = match.choices()[0]
            since = [event for _n, event in match.log][-6:]
            if choice.kind == "choose" and any(event.kind == "fate-drawn" for event in since):
                found["fate"] = (
                    drawn(match),
                    [event.data["card"] for event in since if event.kind == "fate-drawn"][-1],
                    state(match),
                )
            if choice.kind == "act":
                found["act"] = drawn(match)[0]["stage"]
            if len(found) == 2:
                break
            ways = [one for one in choice.options if one not in ("save", "awaken")] if choice.kind == "travel" else []
            answer = chance.choice(ways) if ways else GAME.bots.advise(match.state, choice).answer
            match.submit(choice.seat, answer)
    (show, html), card, s = found["fate"]
    assert show["stage"]["matter"]["name"] == page_in("en").card(s, card) and 'class="mt"' in html
    assert found["act"]["matter"] is None


@rule("EF-5.67", "EF-4.54")
def test_a_shop_lays_out_what_can_be_bought_with_spine_price_and_text() -> None:
    match = begun("session", "gambler", "expert")
    choice = until(match, "buy", most=3000)
    s, page = state(match), page_in("en")
    rows = drawn(match)[0]["stage"]["groups"][0]["rows"]
    wanted = [option for option in choice.options if option]
    assert [len(option) for option in wanted] == sorted([len(option) for option in wanted]), "single cards stand first"
    for row, option in zip(rows, wanted, strict=True):
        cards = [s.cast.cards[card] for card in option]
        assert row["name"] == " + ".join([page.card(s, card.number) for card in cards])
        assert row["cost"] == f"{sum(card.ether for card in cards)} Ether"
        single = len(cards) == 1
        assert row["text"] == (page.card_text(s, cards[0].number) if single else "")
        assert bool(row["spines"]) == (single and any(cards[0].intent))


@rule("EF-5.259")
def test_the_delta_phase_tells_what_every_benefit_does() -> None:
    match = begun("session", "gambler", "expert")
    until(match, "delta", most=3000)
    for language in ("en", "pl"):
        rows = drawn(match, language)[0]["stage"]["groups"][0]["rows"]
        assert len(rows) == 5 and all(row["text"].endswith(".") for row in rows)


@rule("EF-6.115")
def test_ways_that_are_told_at_length_stand_in_the_list_and_do_not_crowd_the_question() -> None:
    """Beside the question there is room for so many letters: whatever would be cut off there stands in the list alone."""
    met = set()
    for seed in range(4):
        match = Match(GAME, GAME.setup({"scenario": "session", "dreamers": ["gambler", "expert"]}), seed, ["", ""])
        for _ in range(300):
            if match.outcome() is not None:
                break
            choice = match.choices()[0]
            if choice.kind == "choose":
                page = page_in("pl")
                scene, _buttons = scene_for(page, match, choice.seat, choice)
                assert scene.draft is not None
                picks = [pick for pick in scene.draft.picks() if pick != choice.passing()]
                beside = [
                    pick for pick in picks if "prompt" in page.place(match.state, choice, pick, scene.draft).split()
                ]
                told = sum(len(page.pick_label(match.state, choice, scene.draft, pick)) for pick in picks)
                assert (beside == picks) == (told <= ROOM and len(picks) <= FEW) and beside in (picks, [])
                met.add(bool(beside))
            match.submit(choice.seat, GAME.bots.advise(match.state, choice).answer)
    assert met == {True, False}


@rule("EF-5.164")
def test_in_a_slumber_the_turn_card_tells_its_loot_and_in_a_dream_it_does_not() -> None:
    match = begun("S-01", "expert")
    until(match, "act")
    show, html = drawn(match)
    card = state(match).cast.turn_cards[state(match).current]
    page = page_in("en")
    assert show["time"]["now"]["loot"] == page.wording.effects(state(match).cast.texts[card.loot].source) != ""
    assert 'class="tcard__l"' in html
    dream = begun("I-02", "expert")
    until(dream, "act")
    assert drawn(dream)[0]["time"]["now"]["loot"] == ""


@rule("EF-5.55", "EF-9.105", "EF-9.106")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_peek_is_a_sheet_of_whoever_peeks_and_stands_nowhere_else(language: str) -> None:
    match = begun("I-02", "tough-guy", "expert")
    choice = until(match, "act")
    s = state(match)
    number = next(use for use in s.cast.basics if s.cast.uses[use].id == "peek")
    seat = choice.seat
    match.submit(seat, ("use", number))
    while match.choices() and any(one.kind in ("hand", "pay") and one.seat == seat for one in match.choices()):
        mine = next(one for one in match.choices() if one.seat == seat)
        match.submit(seat, mine.options.at(0))
    asked = next(one for one in match.choices() if one.kind == "peek")
    card = next(one for one in asked.options if isinstance(one, int))
    page = page_in(language)
    name, text = page.card(s, card), page.card_text(s, card)
    match.submit(seat, card)
    for viewer in (seat, 1 - seat, None):
        mine = next((one for one in match.choices() if one.seat == viewer), None)
        scene, _buttons = scene_for(page, match, viewer, mine)
        show = page.scene(scene)
        html = html_of(page, scene, show)
        log = [page.event(s, event) or "" for _number, event in scene.log]
        assert (show["peek"] is not None) is (viewer == seat) and ('id="peek"' in html) is (viewer == seat)
        assert (name in html and text in html) is (viewer == seat)
        assert not [line for line in log if name in line]  # the table writes down nothing but the back
        if viewer == seat:
            assert [line for line in log if s.cast.cards[card].code in line]
    first = match.choices()[0]
    match.submit(first.seat, first.options.at(0))
    scene, _buttons = scene_for(page, match, seat, None)
    assert page.scene(scene)["peek"] is None


@rule("EF-9.95")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_whoever_is_named_is_asked_for_by_what_they_are_to_do(language: str) -> None:
    match = begun("I-01", "tough-guy", "expert")
    choice = until(match, "travel")
    match.submit(choice.seat, "save")
    asked = until(match, "one")
    assert asked.rule == "EF-9.95"
    page = page_in(language)
    assert page.question(match.state, asked) == page.say("ask-one-buyer") != page.say("ask-one")


@rule("EF-4.31", "EF-5.264")
def test_whoever_is_asked_for_a_space_sees_the_map_it_lies_on() -> None:
    """Also before the Team wakes up, and on the Dreamworld Map."""
    match = begun("session", "gambler")
    until(match, "enter")
    show, html = drawn(match)
    assert show["map"] is not None and show["world"] is None and 'id="space-B2a"' in html
    until(match, "travel")
    show, _html = drawn(match)
    assert show["map"] is None and show["world"] is not None


@rule("EF-10.34")
@pytest.mark.parametrize(("language", "fate"), [("en", "A Fate card is drawn."), ("pl", "Dobieracie kartę Losu.")])
def test_a_way_tells_what_the_location_does(language: str, fate: str) -> None:
    match = begun("session", "gambler")
    until(match, "travel")
    rows = [row for group in drawn(match, language)[0]["stage"]["groups"] for row in group["rows"]]
    assert fate in [row["text"] for row in rows]
    page, s = page_in("en"), state(match)
    key = s.cast.location_ids["SU4"]
    assert page.place_text(s, key).startswith("No Key now")
    s.slept = (key,)
    assert page.place_text(s, key) == "The Team gains 1 Key."


@rule("EF-3.24", "EF-5.253")
def test_turns_of_a_dream_that_is_over_are_not_those_of_a_slumber() -> None:
    match = begun("session", "gambler")
    until(match, "travel")
    s = state(match)
    s.layer, s.slumber, s.turn = t.IN_SLUMBER, s.cast.entity_ids["S-05"], 7
    show, _html = drawn(match)
    assert show["time"] is None and page_in("en").phases(s) == [] and page_in("en").subtitle(s) == "The Moths"


@rule("EF-5.185", "EF-5.196")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_details_tell_what_morphings_and_states_do(language: str) -> None:
    """Their names alone tell nobody anything."""
    stage = Stage("expert").tiles("B2", "B3").stand(a="B2a")
    row = stage.entity("S-01", "B3c", morphings=["sharper", "heavier"])
    page = page_in(language)
    told = looked_at(page, stage.s, 0, f"entity-{row}")
    assert told is not None
    for name in ("sharper", "heavier"):
        (line,) = [one["text"] for one in told["lines"] if one["text"].startswith(page.say(f"morphing-{name}"))]
        assert len(line) > len(page.say(f"morphing-{name}")) + 10
    stage.s.figures.edit(0).states = 1 << t.STATES.index("stunned")
    told = looked_at(page, stage.s, 0, "dreamer-0")
    assert told is not None and told["lines"][0]["text"].startswith(page.say("state-stunned"))
    assert len(told["lines"][0]["text"]) > len(page.say("state-stunned")) + 10


@rule("EF-5.14", "EF-4.58")
def test_what_has_to_be_discarded_is_not_confirmed_as_nothing() -> None:
    page = page_in("en")
    stage = Stage("expert").dreamer(0, hand=("bulk-a", "bulk-c"))
    choice = Choice(0, decisions.HAND, Subset((0, 1), 1, 1), "EF-5.9")
    draft = Draft(choice)
    assert page.confirm_label(stage.s, choice, draft) == "Nothing chosen yet"
    draft.choose((0,))
    assert page.confirm_label(stage.s, choice, draft) == "Discard 1 card"
    rest = Choice(0, decisions.DELTA, Subset(("heal", "mask"), 0, 2), "EF-4.58")
    assert page.confirm_label(stage.s, rest, Draft(rest)) == "Take no benefit"
