"""DB-C.7: the twists as rules of the game, the battles as data, and campaigns from their first page to the finale."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.dreamblade.web_harness import fragment, page, scene_for

pytest.importorskip("litestar", reason="the web table is not installed: pip install 'reverie[web]'")

import httpx

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.campaign.log import LOCKED, OPEN, WON, Campaign, Impossible, new_campaign
from reverie.games.dreamblade.campaign.model import FINALE, LEVELS, Battle, War, count, war
from reverie.games.dreamblade.campaign.page import twist_lines
from reverie.games.dreamblade.campaign.routes import journal_of
from reverie.games.dreamblade.content.codes import encode
from reverie.games.dreamblade.content.library import TEXT
from reverie.games.dreamblade.content.twists import RULES, TWISTS
from reverie.games.dreamblade.rules.board import CELL_BY_NAME
from reverie.games.dreamblade.rules.keywords import LINEAGES
from reverie.games.dreamblade.rules.queries import defense
from reverie.games.dreamblade.rules.state import DREAMSCAPE, NOBODY, Dreamblade
from reverie.games.dreamblade.words.words import DreambladePage
from reverie.kernel.agenda import answer_for_nature, pending_for, submit
from reverie.kernel.chance import Stream
from reverie.kernel.choice import NATURE
from reverie.kernel.codec import digest, load, save
from reverie.kernel.content import ContentError
from reverie.kernel.events import Event
from reverie.kernel.game import LOST, SetupError
from reverie.kernel.game import WON as VICTORIOUS
from reverie.kernel.match import Match
from reverie.kernel.record import parse_record, replay
from reverie.kernel.text import LANGUAGES
from reverie.parts.campaign.model import Ended
from reverie.table.hub.hub import Hub
from reverie.table.store.store import Store
from reverie.table.web.app import guarded_app
from reverie.testing.contract import play_checked
from reverie.testing.rules import rule

WAR = war(GAME)
BATTLES = list(WAR.battles.values())
START = next(iter(WAR.starts))
NAMES = [battle.id for battle in BATTLES]

VICTORY = Ended(VICTORIOUS, (0,), {})
DEFEAT = Ended(LOST, (1,), {})


# Twists: a table with scripted dice --------------------------------------------------------------------------------------


class Table:
    """A game under test. Nature answers by herself; every situation is saved and loaded."""

    def __init__(self, **setup: Any) -> None:
        self.s: Dreamblade = GAME.new(GAME.setup({"edges": "A", **setup}), 7)
        self.seen: list[Event] = []
        self.go_on()

    def go_on(self) -> None:
        while True:
            self.seen += self.s.events
            self.s.events = []
            assert digest(GAME, load(GAME, save(GAME, self.s))) == digest(GAME, self.s)
            if not self.s.pending or self.s.pending[0].seat != NATURE:
                return
            answer_for_nature(self.s)

    def asked(self) -> tuple[int, str]:
        return self.s.pending[0].seat, self.s.pending[0].kind

    def answer(self, value: Any) -> None:
        submit(self.s, self.s.pending[0].seat, value)
        self.go_on()

    def until(self, seat: int, kind: str, turn: int) -> None:
        """Everybody does as little as possible until this is asked."""
        for _ in range(60):
            if self.asked() == (seat, kind) and self.s.turn == turn:
                return
            options = self.s.pending[0].options
            self.answer("stop" if options.has("stop") else options.at(options.size() - 1))
        raise AssertionError(f"{kind} was never asked of {seat}")

    def piece(self, seat: int, id: str) -> int:
        return next(m for m in self.s.cast.bands[seat] if self.s.cast.piece_of[m].id == id)

    def may(self, value: Any) -> bool:
        return self.s.pending[0].options.has(value)

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.seen if event.kind == kind]


def bands(**twists: Any) -> dict[str, Any]:
    return (
        {"warbands": ["breakwater-watch", "lightless-water"], "twists": twists}
        if twists
        else {"warbands": ["breakwater-watch", "lightless-water"]}
    )


DICE = {"initiative": [5, 3, 5, 3]}
C1, C2, C3, C4, A5, D3 = (CELL_BY_NAME[name] for name in ("c1", "c2", "c3", "c4", "a5", "d3"))


@rule("DB-C.7")
def test_a_location_begins_on_the_board_and_is_one_of_its_seats_own() -> None:
    t = Table(**bands(location={"seat": "A", "piece": "signal-mast", "cell": "c4"}), dice=DICE)
    mast = t.piece(0, "signal-mast")
    assert (t.s.minis[mast].zone, t.s.minis[mast].cell, t.s.place[C4]) == (DREAMSCAPE, C4, mast)
    assert len(t.s.cast.bands[0]) == 16
    told = t.told("twist-location")[0]
    assert (told.rule, told.data) == ("DB-SM.0", {"who": mast, "cell": C4, "seat": 0})
    assert t.asked() == (0, "spawn")
    assert t.may(("ability", mast, t.s.cast.piece_of[mast].spawn[0].number)), "its spawn ability can be bought"
    assert not any(pick[:2] == ("spawn", mast) for pick in t.s.pending[0].options if isinstance(pick, tuple))
    assert sum(t.s.covers[:4]) == len(t.s.cast.piece_of[mast].of), "it covers its aspects (DB-5.1)"
    # From turn 2 on it controls its column (DB-801.5): a creature may be spawned in c1 with nobody else there.
    squire = t.piece(0, "quay-sentinel")
    t.until(0, "spawn", 2)
    assert t.may(("spawn", squire, C1))
    plain = Table(**bands(), dice=DICE)
    plain.until(0, "spawn", 2)
    assert not plain.may(("spawn", squire, C1))


LEVEL: dict[str, Any] = {
    "turn": 5,
    "phase": "shift",
    "seat": "B",
    "last": True,
    "initiative": [5, 3],
    "won": [3, 0],
    "A": {"c3": ["crescent-otter"], "reserves": ["ferry-squire"]},
    "B": {"b5": ["hull-borer"], "reserves": ["wick-leech"]},
}


@rule("DB-C.7")
def test_four_turns_win_the_game() -> None:
    t = Table(position=LEVEL, twists={"victory": 4})
    assert t.asked() == (1, "shift")
    assert t.told("twist-victory")[0].data == {"turns": 4}
    t.answer("stop")
    assert t.s.result == (0, "victory")
    assert not t.s.pending
    plain = Table(position=LEVEL)
    plain.answer("stop")
    assert plain.s.result is None
    assert plain.s.players[0].turns_won == 4


SPAWNING: dict[str, Any] = {
    "turn": 2,
    "phase": "spawn",
    "seat": "B",
    "initiative": [5, 3],
    "A": {"c3": ["crescent-otter"], "reserves": ["moonbrand-bear"]},
    "B": {"b5": ["hull-borer"], "reserves": ["moonbrand-bear", "wick-leech"]},
}


@rule("DB-C.7")
def test_the_enemy_has_an_extra_spawn_point() -> None:
    t = Table(position=SPAWNING, twists={"extra_point": "B"})
    assert t.asked() == (1, "spawn")
    assert t.s.players[1].points == 9
    bear = t.piece(1, "moonbrand-bear")  # 8, and 1 more for the symbol of Valor that is not covered
    assert t.may(("spawn", bear, A5))
    received, extra = t.told("points-received")[0], t.told("twist-extra")[0]
    assert (received.data["points"], received.data["energize"]) == (9, 0)
    assert (extra.rule, extra.data) == ("DB-P.6", {"seat": 1, "points": 1})
    plain = Table(position=SPAWNING)
    assert plain.s.players[1].points == 8
    assert not plain.may(("spawn", bear, A5))
    refusal = GAME.why_not(plain.s, plain.s.pending[0], ("spawn", bear, A5))
    assert refusal is not None and refusal.rule == "DB-5.2"
    mine = Table(position={**SPAWNING, "seat": "A"}, twists={"extra_point": "B"})
    points = {event.data["seat"]: event.data["points"] for event in mine.told("points-received")}
    assert (points, mine.told("twist-extra")) == ({0: 8}, []), "only the enemy has it"


def test_no_warband_has_more_than_ten() -> None:
    ten = {"ferry-squire": 3, "quay-sentinel": 3, "crescent-otter": 3, "anchor-bearer": 1}
    made = GAME.setup({"edges": "A", "warbands": [ten, ten], "twists": {"pieces": 10}})
    s = GAME.new(made, 1)
    assert [len(band) for band in s.cast.bands] == [10, 10]
    assert ("twist-pieces", {"pieces": 10}) in [(event.kind, event.data) for event in s.events]
    with pytest.raises(SetupError, match="seat B: 16 miniatures; in this battle a warband has at most 10"):
        GAME.setup({"warbands": [ten, "breakwater-watch"], "twists": {"pieces": 10}})


ROLLING: dict[str, Any] = {**LEVEL, "turn": 2, "phase": "turn", "won": [0, 0]}


@rule("DB-C.7")
def test_a_spawn_phase_that_would_be_skipped_is_rolled_for_again() -> None:
    dice = {"initiative": [1, 4, 1, 3]}
    t = Table(position=ROLLING, dice=dice, twists={"reroll": True})
    assert t.asked() == (1, "spawn"), "4 goes first, and there is a spawn phase"
    assert (t.s.raw, t.s.skip, t.s.players[1].points) == ((3, 4), False, 7)
    assert [(event.rule, event.data["dice"]) for event in t.told("twist-rerolled")] == [("DB-700.1", (1, 4))] * 2
    plain = Table(position=ROLLING, dice=dice)
    assert plain.asked() == (1, "action"), "the spawn phases are skipped"
    assert plain.s.skip


def shifting(piece: str, seat: str = "A", **more: Any) -> Table:
    position = {
        "turn": 3,
        "phase": "shift",
        "seat": seat,
        "initiative": [5, 3],
        "A": {"c2": ["crescent-otter"], "d3": ["surf-hound"], "reserves": ["ferry-squire"]},
        "B": {"c4": ["hull-borer"], "reserves": ["wick-leech"]},
        **more,
    }
    return Table(position=position, twists={"neutral": piece})


@rule("DB-C.7")
def test_a_neutral_location_is_of_whoever_alone_has_creatures_there() -> None:
    t = shifting("harbour-chain")
    chain, otter, hound = t.s.cast.neutral, t.piece(0, "crescent-otter"), t.piece(0, "surf-hound")
    assert (t.s.place[C3], t.s.minis[chain].owner) == (chain, NOBODY)
    assert not any(chain in band for band in t.s.cast.bands)
    assert (defense(t.s, otter), defense(t.s, hound)) == (3, 3), "of nobody, it helps nobody"
    assert all(pick == "stop" or pick[1] in (otter, hound) for pick in t.s.pending[0].options), "it never moves"
    assert t.may(("move", otter, C3))
    t.answer(("move", otter, C3))
    assert t.s.minis[chain].owner == 0
    assert t.told("twist-taken")[0].data == {"who": chain, "cell": C3, "seat": 0}
    assert (defense(t.s, otter), defense(t.s, hound)) == (5, 5), "Bolster +2, local and adjacent"
    # The enemy comes: it is of nobody again.
    t.until(1, "action", 3)
    t.answer("shift")
    borer = t.piece(1, "hull-borer")
    t.answer(("move", borer, C3))
    assert t.s.minis[chain].owner == NOBODY
    assert t.told("twist-lost")[0].data["who"] == chain
    assert (defense(t.s, otter), defense(t.s, borer)) == (3, 3)


@rule("DB-C.7")
def test_a_neutral_location_gives_points_only_to_its_holder() -> None:
    for cells, seat, points in (
        ({"A": {"c3": ["crescent-otter"]}, "B": {"c4": ["hull-borer"]}}, "A", 9),
        ({"A": {"c3": ["crescent-otter"]}, "B": {"c4": ["hull-borer"]}}, "B", 8),
        ({"A": {"c3": ["crescent-otter"]}, "B": {"c3": ["hull-borer"]}}, "A", 8),
        ({"A": {"c2": ["crescent-otter"]}, "B": {"c4": ["hull-borer"]}}, "A", 8),
    ):
        sides = {letter: {**places, "reserves": ["ferry-squire"]} for letter, places in cells.items()}
        t = Table(
            position={"turn": 2, "phase": "spawn", "seat": seat, "initiative": [5, 3], **sides},
            twists={"neutral": "moon-pool"},
        )
        assert t.s.players["AB".index(seat)].points == points
        assert not t.may(("spawn", t.s.cast.neutral, C3))


@rule("DB-C.7")
def test_two_that_swap_leave_no_moment_without_a_holder() -> None:
    t = Table(
        position={
            "turn": 3,
            "phase": "spawn",
            "seat": "A",
            "initiative": [5, 3],
            "A": {"c3": ["wandering-compass"], "d3": ["surf-hound"]},
            "B": {"b5": ["hull-borer"]},
        },
        twists={"neutral": "harbour-chain"},
    )
    compass = t.piece(0, "wandering-compass")
    t.answer(("ability", compass, t.s.cast.piece_of[compass].spawn[0].number))
    if t.asked() == (0, "choose"):
        t.answer(t.piece(0, "surf-hound"))
    assert t.s.minis[compass].cell == D3
    assert t.s.minis[t.s.cast.neutral].owner == 0
    assert t.told("twist-lost") == []


@rule("DB-C.7")
def test_a_neutral_location_is_nothing_to_demolish() -> None:
    position = {
        "turn": 4,
        "phase": "strike",
        "seat": "A",
        "initiative": [5, 3],
        "A": {"c3": ["last-broadside"]},
        "B": {"c3": ["moonbrand-bear"], "c4": ["hull-borer", "fogbound-jetty"]},
    }
    t = Table(position=position, twists={"neutral": "moon-pool"}, dice={"attack A": ["blade", *[1] * 8]})
    for _ in range(6):
        if t.told("destroyed"):
            break
        options = t.s.pending[0].options
        t.answer(next((pick for pick in options if pick not in ("stop", "decline")), options.at(0)))
    destroyed = [event.data["who"] for event in t.told("destroyed")]
    assert t.piece(1, "fogbound-jetty") in destroyed, "the enemy's own location is the only one that can be chosen"
    assert t.s.place[C3] == t.s.cast.neutral


def test_what_the_log_and_the_table_page_say_of_twists() -> None:
    for battle in (*WAR.chapters["Janus"], *WAR.chapters["Lost"], WAR.finale()):
        made = GAME.setup(battle.setup(Campaign(WAR, "x", [new_campaign(WAR, "me", START)]).warband(battle)))
        s = GAME.new(made, 3)
        told = [event for event in s.events if event.kind.startswith("twist-")]
        assert len(told) == len(battle.twists)
        for language in LANGUAGES:
            texts = GAME.page(language)
            assert isinstance(texts, DreambladePage)
            assert all(texts.event(s, event) and event.rule for event in told)
            shown = page(language)
            scene, buttons = scene_for(s, None, language=language)
            html = fragment(scene, buttons, language)
            for line in twist_lines(shown, battle.twists):
                assert line["text"] in html
            assert f"war-battle-{battle.id}" not in html
            assert shown.say(f"war-battle-{battle.id}") in html


def test_a_location_of_nobody_is_drawn_and_told_as_such() -> None:
    t = shifting("moon-pool")
    for viewer in (0, 1, None):
        scene, buttons = scene_for(t.s, pending_for(t.s, viewer) if viewer == 0 else None, viewer=viewer)
        html = fragment(scene, buttons)
        assert "piece--nobody" in html and "Moon Pool, nobody: location" in html
    details = page().looked(t.s, 0, f"m{t.s.cast.neutral}")
    assert details is not None and "nobody" in details["lines"][-1]["text"]
    cell = page().looked(t.s, 0, "c-c3")
    assert cell is not None and any("nobody" in line["text"] for line in cell["lines"])
    assert GAME.page("en").board(t.s, 0, True)


@pytest.mark.parametrize(
    ("twists", "told"),
    [
        ({}, "at least one of location, victory"),
        ("victory", "at least one of"),
        ({"victroy": 4}, "did you mean 'victory'"),
        ({"victory": 0}, "whole number from 1"),
        ({"victory": True}, "whole number"),
        ({"pieces": 17}, "from 1 to 16"),
        ({"extra_point": "C"}, "a seat, A or B"),
        ({"reroll": False}, "should be true, or be left out"),
        ({"neutral": "moon-pol"}, "did you mean 'moon-pool'"),
        ({"neutral": "surf-hound"}, "should be a location"),
        ({"neutral": "signal-mast"}, "not always in force"),
        ({"neutral": 3}, "there is no miniature"),
        ({"location": "signal-mast"}, "seat, piece and cell"),
        ({"location": {"seat": "A", "piece": "signal-mast", "cell": "f9"}}, "there is no cell 'f9'"),
        ({"location": {"seat": "A", "piece": "moon-pool", "cell": "c4"}}, "not in the warband of seat A"),
        ({"location": {"seat": "A", "piece": "signal-mast", "cell": "c3"}, "neutral": "moon-pool"}, "two locations"),
    ],
)
def test_twists_that_cannot_be_are_refused_clearly(twists: Any, told: str) -> None:
    with pytest.raises(SetupError, match=re.escape(told) if "(" in told else told):
        GAME.setup({"warbands": ["breakwater-watch", "lightless-water"], "twists": twists})


def test_twists_go_together_with_the_rest_of_a_setup() -> None:
    with pytest.raises(SetupError, match="victory is 5 and in the twists 4"):
        GAME.setup({"victory": 5, "twists": {"victory": 4}})
    with pytest.raises(SetupError, match="the position says where every miniature is"):
        GAME.setup({"position": LEVEL, "twists": {"location": {"seat": "A", "piece": "moon-pool", "cell": "c4"}}})
    there = {**SPAWNING, "A": {"c3": ["kindling-wharf", "crescent-otter"]}}
    with pytest.raises(SetupError, match="second location in c3"):
        GAME.setup({"position": there, "twists": {"neutral": "moon-pool"}})
    with pytest.raises(SetupError, match="id of a battle"):
        GAME.setup({"battle": ""})
    made = GAME.setup(BATTLES[-1].setup(WAR.starts[START].pieces))
    assert GAME.setup(made) == made
    assert "twists" not in GAME.setup({}), "ordinary games are as they were"
    plain = {key: value for key, value in made.items() if key != "twists"}
    assert GAME.content_digest(made) != GAME.content_digest(GAME.setup(plain)), "the neutral piece matters to play"


def test_every_twist_names_a_rule_of_the_book() -> None:
    assert set(RULES) == set(TWISTS)
    assert set(RULES.values()) <= set(GAME.rulebook().rules)


# Battles as data ---------------------------------------------------------------------------------------------------------


def test_five_chapters_of_three_and_a_finale() -> None:
    assert [len(battles) for battles in WAR.chapters.values()] == [3, 3, 3, 3, 3, 1]
    assert list(WAR.chapters) == [*LINEAGES, FINALE]
    assert len(WAR.battles) == 16
    assert {kind for battle in BATTLES for kind in battle.twists} == set(TWISTS)
    assert {battle.data.map for battle in BATTLES} == set(GAME.library.maps)


def test_levels_rise() -> None:
    chapters = [[LEVELS.index(one.data.level) for one in WAR.chapters[name]] for name in LINEAGES]
    for levels in [*chapters, *zip(*chapters, strict=True)]:
        assert list(levels) == sorted(levels)
    assert WAR.finale().data.level == LEVELS[-1]
    assert chapters[0][0] == 0


@pytest.mark.parametrize("battle", BATTLES, ids=NAMES)
def test_every_enemy_is_legal_and_fits_its_chapter(battle: Battle) -> None:
    pieces = GAME.library.pieces
    assert count(battle.data.enemy) == battle.twists.get("pieces", 16)
    assert all(pieces[id].pack == "dreams" for id in (*battle.data.enemy, *battle.data.reward))
    if battle.chapter != FINALE:
        kin = sum(n for id, n in battle.data.enemy.items() if pieces[id].lineage == battle.chapter)
        assert 2 * kin >= count(battle.data.enemy)


def test_rewards_are_new_whatever_one_began_with() -> None:
    rewards = [id for battle in BATTLES for id in battle.data.reward]
    assert len(set(rewards)) == 48
    for start in WAR.starts.values():
        assert not {*start.pieces, *start.spare} & set(rewards)
        assert (count(start.pieces), count(start.spare)) == (16, 4)
    assert len(WAR.starts) == 3


def test_everything_is_told_in_both_languages() -> None:
    keys = []
    for language in LANGUAGES:
        source = (TEXT / f"campaign.{language}.ftl").read_text(encoding="utf-8")
        keys.append(re.findall(r"^([a-zA-Z][\w-]*) =|^    \.(\w+) =", source, re.MULTILINE))
        texts = GAME.library.texts[language]
        for battle in BATTLES:
            for attribute in ("", "intro", "outro"):
                assert texts.has(f"war-battle-{battle.id}", attribute)
    assert keys[0] == keys[1]


@pytest.mark.parametrize("battle", BATTLES, ids=NAMES)
def test_every_battle_can_be_played_to_its_end(battle: Battle) -> None:
    """Greedy for the enemy, chance for the player; the record plays again to the same state."""
    shown = Campaign(WAR, "x", [new_campaign(WAR, "me", START)])
    match = Match(GAME, GAME.setup(battle.setup(shown.warband(battle))), 11, ["me", "bot"])
    match.serve_nature()
    stream = Stream(5)
    while match.outcome() is None:
        choice = match.state.pending[0]
        if choice.seat == 1:
            match.submit(1, GAME.bots.advise(match.state, choice).answer)
        else:
            match.submit(0, choice.options.sample(stream.streams, 0))
        assert len(match.answers) < 6000
    assert max(match.outcome().scores) == battle.twists.get("victory", 6)  # type: ignore[union-attr]
    again = replay(GAME, parse_record(match.dump()))
    assert digest(GAME, again.state) == digest(GAME, match.state)


@pytest.mark.parametrize("name", ["the-hour-before-waking", "tracks-on-the-sandbank", "nobody-calls-twice"])
def test_the_contract_holds_with_twists(name: str) -> None:
    battle = WAR.battles[name]
    shown = Campaign(WAR, "x", [new_campaign(WAR, "me", START)])
    for _ in play_checked(GAME, GAME.setup(battle.setup(shown.warband(battle))), 4, thorough=25):
        pass


GOOD = """
- id: a
  chapter: Janus
  number: 1
  map: default
  level: adept
  twists: {victory: 4}
  enemy: {ferry-squire: 3, quay-sentinel: 3, crescent-otter: 3, anchor-bearer: 3, fogbreaker: 3, moonbrand-bear: 1}
  reward: [moon-pool, signal-mast, surf-hound]
"""


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (GOOD.replace("Janus", "Jnus"), "did you mean 'Janus'"),
        (GOOD.replace("adept", "adpt"), "did you mean 'adept'"),
        (GOOD.replace("default", "nowhere"), "there is no map 'nowhere'"),
        (GOOD.replace("bear: 1", "bear: 2"), "17 miniatures"),
        (GOOD.replace("bear: 1", "bare: 1"), "did you mean 'moonbrand-bear'"),
        (GOOD.replace("{victory: 4}", "{}"), "a battle has a twist"),
        (GOOD.replace("victory", "vicory"), "did you mean 'victory'"),
        (GOOD.replace("surf-hound]", "moon-pool]"), "choice of 3 different"),
        (GOOD.replace("surf-hound]", "surf-hond]"), "did you mean 'surf-hound'"),
        (GOOD.replace("number", "numbr"), "did you mean 'number'"),
        (GOOD, "Lost: its battles should be numbered 1, 2, 3"),
    ],
)
def test_battles_that_cannot_be_are_refused_with_their_line(tmp_path: Path, given: str, told: str) -> None:
    (tmp_path / "starts").mkdir()
    start = "- {id: s, pieces: {ferry-squire: 3, quay-sentinel: 3, crescent-otter: 3, fogbreaker: 3, anchor-bearer: 3, surf-hound: 1}}"
    (tmp_path / "starts" / "s.yaml").write_text(start)
    (tmp_path / "1.yaml").write_text(given)
    with pytest.raises(ContentError, match=told):
        War(GAME, tmp_path)


# The journal -------------------------------------------------------------------------------------------------------------


def begun() -> Campaign:
    return Campaign(WAR, "x", [new_campaign(WAR, "me", START)])


def win(shown: Campaign, battle: Battle) -> None:
    table = f"t-{battle.id}"
    shown.apply(shown.plan_begin(battle.id, table)[0])
    shown.apply(shown.plan_ended(table, VICTORY)[0])


def refused(work: Callable[[], Any]) -> str:
    with pytest.raises(Impossible) as caught:
        work()
    return caught.value.key


def test_chapters_in_any_order_battles_in_theirs_and_the_finale_last() -> None:
    shown = begun()
    janus, lost, finale = WAR.chapters["Janus"], WAR.chapters["Lost"], WAR.finale()
    assert [shown.status(one) for one in janus] == [OPEN, LOCKED, LOCKED]
    assert refused(lambda: shown.plan_begin(janus[1].id, "t")) == "not-reachable"
    assert refused(lambda: shown.plan_begin(finale.id, "t")) == "not-reachable"
    assert refused(lambda: shown.plan_begin("nothing", "t")) == "battle"
    win(shown, lost[0])
    assert [shown.status(one) for one in (*lost, janus[0])] == [WON, OPEN, LOCKED, OPEN]
    assert shown.next_battle() is lost[1], "on in the same chapter"
    assert refused(lambda: shown.plan_begin(lost[0].id, "t")) == "already-won"
    for battle in BATTLES:
        if battle.chapter != FINALE and not shown.won(battle):
            assert shown.status(finale) == LOCKED
            win(shown, battle)
    assert (shown.status(finale), shown.chapters_won(), shown.over()) == (OPEN, 5, False)
    win(shown, finale)
    assert shown.over() and shown.next_battle() is None


def test_warbands_are_built_of_the_collection_alone() -> None:
    shown = begun()
    first, ten, lent = WAR.chapters["Janus"][0], WAR.chapters["Lost"][0], WAR.chapters["Bloodcut"][0]
    assert [one.size() for one in (first, ten, lent)] == [16, 10, 15]
    for battle in BATTLES:
        assert count(shown.warband(battle)) == battle.size()
        GAME.setup(battle.setup(shown.warband(battle)))
    band = dict(shown.warband(first))
    other = {**band, "signal-mast": 1, "anchor-bearer": 1}
    (entry,) = shown.plan_build(first.id, other)
    shown.apply(entry)
    assert shown.warband(first) == other
    assert shown.plan_build(first.id, other) == [], "nothing new"
    assert refused(lambda: shown.plan_build(first.id, {**other, "nemoira": 1})) == "not-owned"
    assert refused(lambda: shown.plan_build(first.id, {**band, "anchor-bearer": 3})) == "not-owned"
    assert refused(lambda: shown.plan_build(first.id, {"ferry-squire": 2})) == "size"
    assert refused(lambda: shown.plan_build(ten.id, band)) == "size"
    assert refused(lambda: shown.plan_build(WAR.finale().id, band)) == "not-reachable"


def test_a_reward_is_chosen_once() -> None:
    shown = begun()
    battle = BATTLES[0]
    piece, other = battle.data.reward[:2]
    assert refused(lambda: shown.plan_reward(battle.id, piece)) == "not-won"
    win(shown, battle)
    assert shown.due() == [battle]
    assert refused(lambda: shown.plan_reward(battle.id, "nemoira")) == "not-offered"
    for entry in shown.plan_reward(battle.id, piece):
        shown.apply(entry)
    assert shown.collection.count(piece) == 1 and len(shown.collection) == 21
    assert shown.plan_reward(battle.id, piece) == [], "the same form sent twice"
    assert refused(lambda: shown.plan_reward(battle.id, other)) == "rewarded"
    assert shown.due() == []


def test_a_lost_battle_may_be_tried_again() -> None:
    shown = begun()
    battle = BATTLES[0]
    shown.apply(shown.plan_begin(battle.id, "t1")[0])
    assert shown.going_on(battle) == "t1"
    shown.apply(shown.plan_ended("t1", DEFEAT)[0])
    assert (shown.going_on(battle), shown.status(battle), shown.plan_ended("t1", VICTORY)) == ("", OPEN, [])
    shown.apply(shown.plan_begin(battle.id, "t2")[0])
    shown.apply(shown.plan_begin(battle.id, "t3")[0])
    assert [one.table for one in shown.running()] == ["t3"], "of tables left behind nothing counts"


# Pages over HTTP, without script -----------------------------------------------------------------------------------------


class Still:
    """Bots that never think: these tests end their battles themselves."""

    def warm(self) -> None: ...

    def close(self) -> None: ...

    async def think(self, *_: Any) -> Any:
        await asyncio.Event().wait()


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


def new_hub(url: str) -> Hub:
    return Hub(Store(url), Still(), 0.0)  # type: ignore[arg-type]


@pytest.fixture
def hub(url: str) -> Iterator[Hub]:
    made = new_hub(url)
    yield made
    asyncio.run(made.stop())


class Browser(httpx.AsyncClient):
    """A browser without script: it follows links, sends forms, keeps cookies."""

    def __init__(self, hub: Hub, language: str = "en") -> None:
        transport = httpx.ASGITransport(app=guarded_app(hub))  # type: ignore[arg-type]
        agree = {"accept-language": language, "origin": "http://127.0.0.1"}
        super().__init__(transport=transport, base_url="http://127.0.0.1", headers=agree, follow_redirects=True)

    async def see(self, path: str, status: int = 200) -> str:
        answer = await self.get(path)
        assert answer.status_code == status, answer.text[:2000]
        assert "style=" not in answer.text
        self.at = answer.url.path
        return answer.text

    async def submit(self, path: str, status: int = 200, **fields: str) -> str:
        answer = await self.post(path, data=fields)
        assert answer.status_code == status, answer.text[:2000]
        self.at = answer.url.path
        return answer.text


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 60))


async def finish(hub: Hub, table: str, loser: int) -> None:
    """End a battle: a seat resigns."""
    live = await hub.tables.live(table)
    await hub.act(live, lambda: live.room.plan_resign(loser))


async def campaign(somebody: Browser) -> str:
    await somebody.submit("/dreamwar", start=START)
    return somebody.at


def code_of(html: str) -> str:
    return str(re.findall(r'name="code" value="(\w+)"', html)[0])


def oops(html: str) -> str:
    found = re.search(r'id="oops".*?<span>(.*?)</span>', html)
    return found[1] if found else ""


def test_a_campaign_from_its_start_to_another_day(hub: Hub, url: str) -> None:
    first, second = WAR.chapters["Janus"][:2]
    cookies: Any = None
    here = ""

    async def one_day() -> None:
        nonlocal cookies, here
        async with Browser(hub) as me:
            assert "Quay Watch" in await me.see("/dreamwar")
            here = await campaign(me)
            html = await me.see(here)
            assert "0 of 16 battles won" in html and "Toll of Two Coins" in html
            brief = await me.see(f"{here}/{first.id}")
            assert (
                "4 turns won win the game" in brief
                and "Ferry Squire" in brief
                and "The ferryman has two faces" in brief
            )
            # Lost first, then tried again at another table with other dice.
            table = await me.submit(f"{here}/{first.id}/play")
            lost = me.at.rpartition("/")[2]
            assert "Dreamwar: Toll of Two Coins" in table and f'href="/dreamwar/from/{lost}"' in table
            assert (await hub.tables.live(lost)).room.seats[1].level == "novice"
            await me.submit(f"{here}/{first.id}/play")
            assert me.at == f"/t/{lost}", "it is going on already"
            assert f'href="/t/{lost}"' in await me.see(f"{here}/{first.id}")
            await finish(hub, lost, 0)
            assert "The last try was lost" in await me.see(f"/dreamwar/from/{lost}")
            assert me.at == f"{here}/{first.id}"
            await me.submit(f"{here}/{first.id}/play")
            won = me.at.rpartition("/")[2]
            assert won != lost
            headers = [(await hub.tables.live(one)).room.match.header for one in (lost, won)]
            assert headers[0].setup == headers[1].setup
            assert hub.store.read(lost)[0].body["server_seed"] != hub.store.read(won)[0].body["server_seed"]
            await finish(hub, won, 1)
            # The reward, once.
            html = await me.see(f"{here}/{first.id}")
            assert "Choose one of three pieces" in html and "counts what is left of his guard" in html
            assert f'href="/replay/{won}"' in html and f'href="/replay/{lost}"' in html
            assert "Replay" in await me.see(f"/replay/{won}")
            html = await me.submit(f"{here}/{first.id}/reward", piece=first.data.reward[0])
            assert "You took Foghorn Tower" in html
            html = await me.submit(f"{here}/{first.id}/reward", piece=first.data.reward[1])
            assert "chosen already" in oops(html)
            # Another warband, with the new piece, for the next battle.
            html = await me.see(f"{here}/{second.id}/build")
            assert 'id="hand-in"' in html and "Foghorn Tower" in html
            html = await me.see(f"{here}/{second.id}/change?code={code_of(html)}&add=foghorn-tower")
            assert "17 pieces; this battle is fought with exactly 16" in html and "disabled" in html
            html = await me.see(f"{here}/{second.id}/change?code={code_of(html)}&take=quay-sentinel")
            await me.submit(f"{here}/{second.id}/hand-in", code=code_of(html))
            assert me.at == f"{here}/{second.id}"
            cookies = me.cookies

    run(one_day)
    # Another day, another process: only the store is left.
    again = new_hub(url)

    async def another_day() -> None:
        async with Browser(again) as me:
            me.cookies = cookies
            assert f'href="{here}"' in await me.see("/dreamwar")
            html = await me.see(here)
            assert "1 of 16 battles won" in html and "21 pieces" in html and "Foghorn Tower" in html
            await me.submit(f"{here}/{second.id}/play")
            room = (await again.tables.live(me.at.rpartition("/")[2])).room
            assert "foghorn-tower" in room.match.header.setup["warbands"][0]
            assert room.match.header.setup["twists"] == second.twists

    run(another_day)
    asyncio.run(again.stop())
    kinds = [entry["kind"] for entry in hub.store.journal(journal_of(here.rpartition("/")[2]))]
    assert kinds == ["opened", "began", "ended", "began", "ended", "rewarded", "built", "began"]


def test_the_finale_ends_the_campaign(hub: Hub) -> None:
    async def work() -> None:
        async with Browser(hub, "pl") as me:
            here = await campaign(me)
            id = here.rpartition("/")[2]
            await me.see(f"{here}/end")
            assert me.at == here, "not before it is won"
            shown = Campaign(WAR, id, hub.store.journal(journal_of(id)))
            entries: list[dict[str, Any]] = []
            for battle in BATTLES[:-1]:
                entries.append({"kind": "began", "battle": battle.id, "table": f"t-{battle.id}"})
                entries.append({"kind": "ended", "battle": battle.id, "table": f"t-{battle.id}", "won": True})
                entries.append({"kind": "rewarded", "battle": battle.id, "piece": battle.data.reward[0]})
            assert hub.store.write_down(journal_of(id), shown.seq + 1, entries)
            finale = WAR.finale()
            assert "Zdobyte wybrzeża: 5 z 5" in await me.see(here)
            await me.submit(f"{here}/{finale.id}/play")
            await finish(hub, me.at.rpartition("/")[2], 1)
            assert "Wojna Snów jest wygrana" in await me.see(here)
            html = await me.see(f"{here}/end")
            assert me.at == f"{here}/end" and "Kuźnia stygnie" in html and "16 z 16" in html

    run(work)


def test_what_cannot_be_is_answered_clearly(hub: Hub) -> None:
    first, second = WAR.chapters["Janus"][:2]

    async def work() -> None:
        async with Browser(hub) as me, Browser(hub) as other:
            assert "Choose one of the three" in oops(await me.submit("/dreamwar", 400, start="everything"))
            here = await campaign(me)
            before = hub.store.journal(journal_of(here.rpartition("/")[2]))
            for path in (here, f"{here}/{first.id}", f"{here}/end", f"{here}/{first.id}/build"):
                assert "else&#39;s campaign" in await other.see(path, 403)
            for act in ("play", "reward", "hand-in"):
                assert "else&#39;s campaign" in await other.submit(f"{here}/{first.id}/{act}", 403, piece="x", code="x")
            assert here not in await other.see("/dreamwar")
            assert "no such campaign" in await me.see("/dreamwar/nothing", 404)
            assert "no such battle" in await me.see(f"{here}/nothing", 404)
            assert "no such battle" in await me.submit(f"{here}/nothing/play", 404)
            assert "cannot be reached yet" in oops(await me.submit(f"{here}/{second.id}/play"))
            assert "cannot be reached yet" in oops(await me.see(f"{here}/{second.id}/build"))
            assert "Win the battle before it first" in await me.see(f"{here}/{second.id}")
            assert "not won yet" in oops(await me.submit(f"{here}/{first.id}/reward", piece=first.data.reward[0]))
            band = WAR.starts[START].pieces
            foreign = encode(GAME.library, {**band, "anchor-bearer": 1, "nemoira": 1})
            assert "does not have all of these" in oops(await me.submit(f"{here}/{first.id}/hand-in", code=foreign))
            few = encode(GAME.library, {"ferry-squire": 2})
            assert "another number of pieces" in oops(await me.submit(f"{here}/{first.id}/hand-in", code=few))
            assert "cannot be read" in oops(await me.submit(f"{here}/{first.id}/hand-in", code="???"))
            assert oops(await me.see(f"{here}?told=nonsense")) == ""
            await me.see("/dreamwar/from/nothing")
            assert me.at == "/dreamwar"
            assert hub.store.journal(journal_of(here.rpartition("/")[2])) == before

    run(work)


def test_two_clicks_open_one_table(hub: Hub) -> None:
    async def work() -> None:
        async with Browser(hub) as me:
            here = await campaign(me)
            path = f"{here}/{BATTLES[0].id}/play"
            await asyncio.gather(*(me.submit(path) for _ in range(3)))
            kinds = [entry["kind"] for entry in hub.store.journal(journal_of(here.rpartition("/")[2]))]
            assert kinds == ["opened", "began"]
            old = me.at
            await me.submit(path, anew="1")
            assert me.at != old

    run(work)
