"""The web table of Dice Throne without a browser: what is drawn, where options sit, what nobody may learn, when one is asked."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.rules.decisions import MAIN
from reverie.games.dice_throne.rules.legality import PASS
from reverie.games.dice_throne.rules.state import DEFENCE, SEATS, DiceThrone
from reverie.games.dice_throne.web.auto import WINDOWS, window_of
from reverie.games.dice_throne.web.page import DiceThroneWeb
from reverie.games.dice_throne.web.text import merged
from reverie.kernel.choice import Choice, IllegalAnswer
from reverie.kernel.domain import Listed, Subset
from reverie.kernel.draft import Draft
from reverie.kernel.events import Event
from reverie.kernel.match import Match
from reverie.kernel.page import Scene
from reverie.kernel.sight import Sight
from reverie.table.hub.habits import LONGEST, SHORTEST, Habit
from reverie.table.web.render import render
from reverie.table.web.show import place_options
from reverie.testing.dice_throne import side, table

MODES = sorted(GAME.cast.modes)
CITED = re.compile(r'data-rule="([^"]+)"')
LOOKED = re.compile(r'data-look="([^"]+)"')
DRAWN_NOWHERE = "stop-rolling"
"""Stopping is the confirming button with no die picked."""


@cache
def page_in(language: str) -> DiceThroneWeb:
    return DiceThroneWeb(language, GAME.library)


def seats_of(count: int, viewer: int | None) -> list[dict[str, Any]]:
    page = page_in("en")
    return [
        {"seat": n, "name": f"P{n}", "kind": "bot" if n % 2 else "person", "level": "adept", "online": True,
         "you": n == viewer, "thinking": None, "thought": None, **page.seat_look(n)}
        for n in range(count)
    ]  # fmt: skip


def scene_for(
    page: DiceThroneWeb, s: DiceThrone, log: list[Any], viewer: int | None, choice: Choice | None, picks: int = 0
) -> tuple[Scene, list[dict[str, str]]]:
    draft = Draft(choice) if choice is not None else None
    scene = Scene(Sight(GAME, s, log, viewer), choice, draft, seats_of(s.mode.players, viewer))
    if draft is None or choice is None:
        scene.read_only = True
        return scene, []
    if isinstance(choice.options, Subset):
        draft.choose(choice.options.items[: min(picks, choice.options.most)])
    return scene, place_options(page, s, choice, draft, scene)


def html_of(page: DiceThroneWeb, scene: Scene, show: dict[str, Any]) -> str:
    template = page.web_template
    more = {"scene": scene, "scene_template": template, "show": show, "say": page.say, "ui": {"log": []}}
    return render("replay_scene.html", page.language, game=GAME.name, **more)


def played(mode: tuple[str, int], seed: int, most: int, **wishes: Any) -> Iterator[tuple[Match, Choice]]:
    """A random game at each of its decisions."""
    chance = random.Random(seed)
    setup = GAME.setup({"mode": mode[0], "players": mode[1], "sudden_death": 4, **wishes})
    match = Match(GAME, setup, seed, [""] * mode[1])
    for _ in range(most):
        if match.outcome() is not None:
            return
        choice = match.choices()[0]
        yield match, choice
        match.submit(choice.seat, choice.options.at(chance.randrange(min(choice.options.size(), 10**6))))


# What is drawn -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: f"{mode[0]}-{mode[1]}")
def test_every_decision_is_drawn_for_everybody_in_both_languages(mode: tuple[str, int]) -> None:
    """Nothing is missing, every option sits on something that is drawn, and every rule cited is in the book."""
    book = GAME.rulebook()
    seen: set[str] = set()
    for number, (match, choice) in enumerate(played(mode, 3 + mode[1], 60)):
        s = match.state
        assert isinstance(s, DiceThrone)
        for viewer in (*range(mode[1]), None):
            asked = choice if viewer == choice.seat else None
            page = page_in("pl" if (number + (viewer or 0)) % 2 else "en")
            scene, buttons = scene_for(page, s, match.log, viewer, asked, number % 3)
            show = page.scene(scene)
            due = (
                choice.kind not in seen or number % 5 == 0 if asked is not None else viewer is None and number % 20 == 0
            )
            if not due:
                continue
            html = html_of(page, scene, show)
            missing = [id for id in scene.options if f'id="{id}"' not in html and id != DRAWN_NOWHERE]
            assert missing == [], f"{choice.kind}: {missing}"
            assert {rule for rule in CITED.findall(html) if rule not in book} == set()
            for element in set(LOOKED.findall(html)):
                told = page.looked(s, viewer, element)
                assert told is not None and told["title"], element
                assert {line["rule"] for line in told["lines"] if line["rule"] and line["rule"] not in book} == set()
            if asked is not None and scene.draft is not None:
                seen.add(choice.kind)
                assert scene.options or buttons
                assert page.question(s, choice)
                _line, rule = page.consequence(s, choice, scene.draft)
                assert rule in book
                page.confirm_label(s, choice, scene.draft)
    assert {"main", "react", "roll"} <= seen


def test_a_draft_of_heroes_is_drawn() -> None:
    for match, choice in played(("duel", 2), 1, 4, heroes="draft"):
        assert isinstance(match.state, DiceThrone)
        page = page_in("en")
        scene, _buttons = scene_for(page, match.state, match.log, choice.seat, choice)
        show = page.scene(scene)
        assert len(show["heroes"]) == 8
        html = html_of(page, scene, show)
        assert all(f'id="{id}"' in html for id in scene.options)
        assert page.looked(match.state, choice.seat, next(iter(scene.options))) is not None


def test_a_finished_game_and_a_replay_are_drawn() -> None:
    *_before, (match, _choice) = played(("duel", 2), 8, 2000)
    assert match.outcome() is not None
    assert isinstance(match.state, DiceThrone)
    for viewer in (0, 1, None):
        scene, _buttons = scene_for(page_in("en"), match.state, match.log, viewer, None)
        assert "is-opt" not in html_of(page_in("en"), scene, page_in("en").scene(scene))


# What nobody may learn -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", [("duel", 2), ("teams", 4), ("free-for-all", 6)], ids=lambda mode: mode[0])
def test_worlds_that_differ_in_hidden_cards_look_the_same(mode: tuple[str, int]) -> None:
    differed = 0
    for number, (match, choice) in enumerate(played(mode, 21, 60)):
        s = match.state
        assert isinstance(s, DiceThrone)
        for viewer in (*range(mode[1]), None):
            twin = GAME.determinize(s, viewer, number)
            assert isinstance(twin, DiceThrone)
            differed += [row.hand for row in twin.players.rows] != [row.hand for row in s.players.rows]
            asked = choice if viewer == choice.seat else None
            page = page_in("en")
            one, first = scene_for(page, s, match.log, viewer, asked)
            two, second = scene_for(page, twin, match.log, viewer, asked)
            assert page.scene(one) == page.scene(two)
            assert first == second and list(one.options) == list(two.options)
            assert (page.phases(s), page.subtitle(s)) == (page.phases(twin), page.subtitle(twin))
            names = [f"seat-{seat}" for seat in range(mode[1])] + [f"pile-{seat}" for seat in range(mode[1])]
            names += [f"card-{card}" for card in range(number % 17, len(s.cast.cards), 17)]
            names += [f"mate-{seat}-{card}" for seat in range(mode[1]) for card in (*s.players[seat].hand, 3)]
            for name in names:
                assert page.looked(s, viewer, name) == page.looked(twin, viewer, name), name
            if asked is not None:
                assert page.auto_answer(s, asked, {}) == page.auto_answer(twin, asked, {})
            elif choice.kind == "react" and twin.pending:  # how fast another seat passes tells nothing of its hand
                dealt = next(one for one in twin.pending if one.seat == choice.seat)
                fast = page.auto_is_open(s, choice, {})
                assert fast == page.auto_is_open(twin, dealt, {})
                if fast and choice.options.size() == 2:
                    assert page.auto_answer(s, choice, {}) == PASS
    assert differed > 30


def test_worlds_that_differ_in_what_one_may_see_are_told_apart() -> None:
    """The test above can fail: the own hand is seen, and a teammate's."""
    t = table(
        "pyromancer", "barbarian", "paladin", "archer", mode="teams", A=side(hand=["sixer"]), C=side(hand=["sixer"])
    )
    other = t.state.clone()
    other.players.edit(2).hand = ()
    page = page_in("en")

    def shown(s: DiceThrone, viewer: int) -> Any:
        return page.scene(scene_for(page, s, [], viewer, None)[0])["mates"]

    assert shown(t.state, 0) != shown(other, 0)
    assert shown(t.state, 1) == shown(other, 1)


# Details of a roll ---------------------------------------------------------------------------------------------------


def rolled(*dice: int) -> Any:
    t = table("pyromancer", "barbarian", phase="roll")
    t.answer("roll")
    t.rolls(*dice)
    t.pass_all()
    return t


def test_abilities_light_up_and_show_exact_chances_under_the_keep() -> None:
    t = rolled(1, 2, 3, 4, 6)
    page = page_in("en")

    def abilities(picks: tuple[int, ...]) -> dict[str, dict[str, Any]]:
        scene, _buttons = scene_for(page, t.state, [], 0, t.choice)
        assert scene.draft is not None
        scene.draft.choose(picks)
        return {slot["name"]: slot for row in page.scene(scene)["you"]["rows"] for slot in row["slots"]}

    now = abilities(())
    assert {name for name, slot in now.items() if slot["met"]} == {"Fireball", "Pyroblast", "Hot Streak"}
    keep_four = abilities((4,))
    assert keep_four["Ignite"]["chance"] == pytest.approx(1 - (5 / 6) ** 2)  # a 5, now or with the last attempt
    assert keep_four["Scorch the Earth"]["chance"] < 0.01
    assert keep_four["Fireball"]["chance"] == 1
    assert now["Ignite"]["aim"] == "[0]"  # 2 3 4 6 or 1 2 3 4 wait for a 5; of equals the higher numbers stay


def test_nothing_picked_and_confirmed_keeps_all_dice() -> None:
    t = rolled(1, 2, 3, 4, 6)
    page = page_in("en")
    draft = Draft(t.choice)
    assert page.confirm_label(t.state, t.choice, draft) == "Keep all"
    assert draft.answer() == ("stop",)
    draft.choose((4, 1))
    assert page.confirm_label(t.state, t.choice, draft) == "Roll 2 dice"
    assert draft.answer() == (1, 4)
    with pytest.raises(IllegalAnswer):
        draft.choose((7,))


@pytest.mark.parametrize(("language", "begins"), [("en", "Play "), ("pl", "Zagraj ")])
def test_a_tap_on_a_card_says_what_the_next_one_would_do(language: str, begins: str) -> None:
    """What is an answer by itself tells so; dice are picked and put back, and tell nothing."""
    page, taps = page_in(language), 0
    for match, choice in played(("duel", 2), 3, 90):
        scene, _buttons = scene_for(page, match.state, match.log, choice.seat, choice)
        html = html_of(page, scene, page.scene(scene))
        told = dict(re.findall(r'id="([\w-]+)" data-pick="[^"]*"(?: data-ask="[^"]*")? data-tap="([^"]+)"', html))
        assert not [element for element in told if element.startswith("die-")]
        cards = [element for element in scene.options if element.startswith("card-")] if choice.decision is MAIN else []
        for element in cards:
            assert told[element].startswith(begins)
            taps += 1
    assert taps > 5


def test_only_subsets_are_chosen_together() -> None:
    with pytest.raises(IllegalAnswer):
        Draft(Choice(0, MAIN, Listed(("done", "x")), "DT-4.82")).choose(("x",))


def test_why_not_names_the_rule() -> None:
    t = table("pyromancer", "barbarian", A=side(hand=["sixer"], cp=0))
    page = page_in("en")
    card = t.card(0, "sixer")
    refusal = page.why_not_at(t.state, t.choice, Draft(t.choice), f"card-{card}")
    assert refusal is not None and refusal.rule in GAME.rulebook()
    assert page.refusal(t.state, refusal)
    assert page.why_not_at(t.state, t.choice, Draft(t.choice), "card-999999") is None
    assert page.why_not_at(t.state, t.choice, Draft(t.choice), "nonsense") is None


def test_tiers_alike_but_for_numbers_are_told_together() -> None:
    assert merged(["Deal 4 damage", "Deal 6 damage"]) == "Deal 4 / 6 damage"
    assert merged(["Gain 1. Deal 4", "Gain 1. Deal 6"]) == "Gain 1. Deal 4 / 6"
    assert merged(["Deal 4 damage", "Heal 4"]) is None


@pytest.mark.parametrize(("language", "stun"), [("en", "Stun"), ("pl", "Oszołomienie")])
def test_what_names_a_token_tells_what_it_does(language: str, stun: str) -> None:
    """In the words of the token's own sheet: abilities, and cards."""
    page = page_in(language)
    t = table("barbarian", "paladin", A=side(hand=["crit-bash-2"], tokens={"stun": 1}))
    own = page.looked(t.state, 0, f"tok-0-{t.token('stun')}")
    card = t.card(0, "crit-bash-2")
    for element in (f"ab-0-{t.slot(0, 'crit-bash')}", f"card-{card}"):
        told = page.looked(t.state, 0, element)
        assert told is not None and own is not None
        (line,) = [line for line in told["lines"] if line["requirement"] == stun]
        assert all(part["text"] in line["text"] for part in own["lines"][1:])
        assert line["rule"] in GAME.rulebook()


# The ledger ----------------------------------------------------------------------------------------------------------


def test_the_ledger_tells_every_step() -> None:
    t = table("barbarian", "paladin", phase="roll", windows="all", B=side(tokens={"protect": 1}, cp=0))
    t.strikes("mighty-blow", 1, 2, 3, 4, 6)
    t.skips_to("defend", "B")
    t.answer("decline")
    t.passes("A")
    t.asked("B", "react")
    t.answer(("token", "protect"))
    page = page_in("en")
    show = page.scene(scene_for(page, t.state, [], 0, None)[0])
    (part,) = show["ledger"]["parts"]
    told = [(row["text"], row["value"]) for row in part["rows"]]
    assert told == [
        ("Full Swing", "9"),
        ("Protect prevents half", "\u2212½"),
        ("Subtotal", "9"),
        ("Halves and multiples of the subtotal", "\u22125"),
        ("Final damage", "4"),
    ]
    assert [row["kind"] for row in part["rows"]][-1] == "sum"
    assert all(row["rule"] in GAME.rulebook() for row in part["rows"])


# When somebody is asked ----------------------------------------------------------------------------------------------


def test_only_windows_are_passed_by_itself_and_only_as_wished() -> None:
    page = page_in("en")
    met: set[str] = set()
    for match, choice in played(("duel", 2), 5, 300):
        s = match.state
        assert isinstance(s, DiceThrone)
        everything, nothing = dict.fromkeys(WINDOWS, "ask"), dict.fromkeys(WINDOWS, "pass")
        assert page.auto_answer(s, choice, everything) is None
        if choice.kind != "react":
            assert page.auto_answer(s, choice, nothing) is None
            continue
        met.add(window_of(s))
        assert page.auto_answer(s, choice, nothing) == PASS
        assert page.auto_answer(s, choice, {}) in (None, PASS)
        if choice.options.size() == 2:  # to pass, and to rest
            assert page.auto_answer(s, choice, {}) == PASS
    assert met == set(WINDOWS)


def test_one_who_can_spoil_an_announcement_is_asked_then_and_not_before() -> None:
    page = page_in("en")
    t = table("pyromancer", "barbarian", phase="roll", windows="all", B=side(hand=["nuisance", "not-today"], cp=5))
    moments: dict[str, bool] = {}
    t.answer("roll")
    t.rolls(1, 1, 1, 4, 6)
    while t.state.pending and t.choice.kind != "main":
        choice = t.choice
        if choice.kind == "react" and SEATS[choice.seat] == "B":
            where = "defence" if t.state.purpose == DEFENCE else window_of(t.state)
            moments.setdefault(where, page.auto_answer(t.state, choice, {}) is None)
        if choice.kind == "reroll":
            t.answer(("stop",))
        elif choice.kind == "announce":
            t.announces("fireball")
        elif choice.kind == "defend":
            t.defends("thick-skin", 1, 1, 1)
        else:
            t.answer("pass")
    assert moments == {"roll": False, "attack": True, "defence": False, "damage": True}


@pytest.mark.parametrize(
    ("dice", "hand", "asked"),
    [
        ((4, 1, 2, 6, 3), ["nudge"], True),  # a 6 turned to a 5: a large straight
        ((1, 1, 4, 5, 6), ["nudge"], True),  # nothing is met, so whoever stops would never be asked again
        ((4, 1, 2, 6, 3), [], False),
        ((6, 6, 6, 6, 6), ["nudge"], False),  # nothing could be better
    ],
)
def test_with_attempts_left_one_is_asked_where_a_card_makes_more_of_the_dice_as_they_lie(
    dice: tuple[int, ...], hand: list[str], asked: bool
) -> None:
    page = page_in("en")
    t = table("barbarian", "paladin", phase="roll", windows="all", A=side(hand=hand, cp=1))
    t.answer("roll")
    t.rolls(*dice)
    assert (t.choice.kind, t.choice.seat, t.state.attempts) == ("react", 0, 2)
    assert (page.auto_answer(t.state, t.choice, {}) is None) == asked


def test_who_goes_back_to_the_attempts_has_announced_nothing() -> None:
    page = page_in("en")
    t = table("barbarian", "paladin", A=side(cp=0), B=side(cp=2, hand=["wild"]))
    t.rolls_attack(1, 1, 1, 4, 6)
    t.announces("smack")
    assert page.scene(scene_for(page, t.state, [], 0, None)[0])["attack"]["name"]
    t.plays("B", "wild")
    t.answer(("set", 0, 4))
    t.answer("reroll")
    show = page.scene(scene_for(page, t.state, [], 0, t.choice)[0])
    assert show["attack"] is None
    assert show["odds"]["rows"], "the chances of the attempts that are left"
    assert not any(slot["now"] for row in show["you"]["rows"] for slot in row["slots"])


def test_chances_know_the_hand() -> None:
    """Each ability tells what one card at hand makes of its chance: exactly, in a window as well as before a re-roll."""
    page = page_in("en")
    t = table("barbarian", "paladin", phase="roll", windows="all", A=side(hand=["wild", "nudge"], cp=2))
    t.answer("roll")
    t.rolls(4, 1, 2, 6, 3)

    def told(viewer: int | None, choice: Choice | None) -> dict[str, dict[str, Any]]:
        show = page.scene(scene_for(page, t.state, [], viewer, choice)[0])
        return {slot["name"]: slot for row in show["you"]["rows"] for slot in row["slots"]}

    now = told(0, t.choice)
    assert (now["Guard Down"]["percent"], now["Guard Down"]["helped"]["percent"]) == ("30.6%", "100.0%")
    assert now["Guard Down"]["helped"]["name"] in ("with Bend the Odds", "with Thumb on the Table")
    assert now["Full Swing"]["helped"] is None, "it is met already"
    scene = scene_for(page, t.state, [], 0, t.choice)[0]
    assert re.search(
        r"with (Bend the Odds|Thumb on the Table)</span> <b>100.0%", html_of(page, scene, page.scene(scene))
    )
    assert all(slot["helped"] is None for slot in told(None, None).values()), "who looks on knows no hand"


def test_a_card_for_the_last_dice_counts_for_the_attempts_before_them() -> None:
    """Three dice of six for a line of four: the exact chance with two attempts and any one die set, reckoned by hand."""
    page = page_in("en")
    t = table("barbarian", "paladin", phase="roll", A=side(hand=["wild"], cp=2))
    t.answer("roll")
    t.rolls(6, 6, 6, 1, 4)
    t.skips_to("reroll", "A")
    t.answer((3, 4))
    t.rolls(1, 4)
    t.skips_to("reroll", "A")
    assert t.state.attempts == 1
    scene = scene_for(page, t.state, [], 0, t.choice)[0]
    slots = {s["name"]: s for row in page.scene(scene)["you"]["rows"] for s in row["slots"]}
    assert slots["Ringing Skull"]["percent"] == "30.6%"  # one of two dice
    assert slots["Ringing Skull"]["helped"]["percent"] == "100.0%"  # and any other is set
    assert slots["End of Manners"]["percent"] == "2.8%"
    assert slots["End of Manners"]["helped"]["percent"] == "30.6%"


def test_the_time_of_an_answer_by_itself_is_like_the_persons_own() -> None:
    habit = Habit()
    for _ in range(40):
        habit.note(3.0)
    assert all(3.0 * 0.84 <= habit.draw() <= 3.0 * 1.16 for _ in range(50))
    habit.note(900)
    habit.note(0)
    assert max(habit.times) == LONGEST and min(habit.times) == SHORTEST


# Setting up ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "seat", "hero"), [("en", "Seat 1, Sun", "Barbarian"), ("pl", "Miejsce 1, Słońce", "Barbarzyńca")]
)
def test_a_seat_has_one_name_everywhere(language: str, seat: str, hero: str) -> None:
    """Where a table is made, who begins, and in the log."""
    page = page_in(language)
    (first,) = [field for field in page.setup_form() if field["name"] == "first"]
    assert dict(first["options"])["A"] == seat
    assert seat.endswith(page.seat_look(0)["name"])
    t = table("barbarian", "paladin")
    taken = Event("hero-taken", "DT-3.1", {"seat": 0, "hero": t.state.players.rows[0].hero})
    assert page.event(t.state, taken) == f"{seat}: {hero}."


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_form_offers_modes_with_seats_and_heroes_with_stars(language: str) -> None:
    page = page_in(language)
    fields = {field["name"]: field for field in page.setup_form()}
    assert set(fields["mode"]["seats"].values()) == {2, 3, 4, 5, 6}
    assert {value for value, _label in fields["mode"]["options"]} == set(fields["mode"]["seats"])
    assert any("★☆" in label for _value, label in fields["hero"]["options"])
    assert {"draft", "same_hero", "sudden_death"} <= set(fields)
    for value, players in fields["mode"]["seats"].items():
        assert len(GAME.seats_of(GAME.setup(page.setup_from({"mode": value})))) == players
