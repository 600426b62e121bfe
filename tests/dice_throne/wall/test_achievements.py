"""DT-10.90: forty achievements in five groups; each is earned by some game and not by some other."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.dice_throne.alone import SCHOOL, Still, played

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.lessons.model import answer_of
from reverie.games.dice_throne.rules.state import OFFENCE, DiceThrone
from reverie.games.dice_throne.wall.model import ACHIEVEMENTS, GROUPS, WALL, Tale
from reverie.kernel.choice import NATURE
from reverie.kernel.events import Event
from reverie.kernel.match import Match
from reverie.kernel.text import LANGUAGES
from reverie.table.hub.hub import Hub
from reverie.table.store.store import Store
from reverie.table.web.app import guarded_app
from reverie.testing.rules import rule

HEROES = [id for id, hero in GAME.library.heroes.items() if not hero.house]
TESTS = {id: test for group in ACHIEVEMENTS.values() for id, test in group.items()}


def fought(wishes: dict[str, Any], seed: int) -> Match:
    """A game that the bots' own advice plays to its end."""
    match = Match(GAME, GAME.setup({"windows": "legal", "sudden_death": 12} | wishes), seed)
    while match.outcome() is None:
        choice = match.choices()[0]
        if choice.seat == NATURE:
            match.serve_nature()
        else:
            match.submit(choice.seat, GAME.bots.advise(match.state, choice).answer)
    return match


def told(match: Match) -> tuple[DiceThrone, list[Event]]:
    assert isinstance(match.state, DiceThrone)
    return match.state, [event for _number, event in match.log]


@cache
def games() -> tuple[tuple[Match, int], ...]:
    """Real play: duels of all heroes, every kind of table, the last lesson, a challenge, a wounded King."""
    made = [fought({"heroes": [a, b]}, n) for n, (a, b) in enumerate(zip(HEROES, HEROES[1:] + HEROES[:1], strict=True))]
    made += [
        fought({"heroes": [a, b]}, 50 + n) for n, (a, b) in enumerate(zip(HEROES, HEROES[3:] + HEROES[:3], strict=True))
    ]
    made.append(fought({"mode": "king-of-the-hill", "heroes": HEROES[:3]}, 1))
    made.append(fought({"mode": "teams", "heroes": HEROES[:4]}, 1))
    made.append(fought({"mode": "free-for-all", "heroes": HEROES[:6], "sudden_death": 4}, 1))
    wounded = {"A": {"health": 60}, "B": {"health": 12}}
    made.append(fought({"heroes": ["paladin", "mad-king"], "start": wounded}, 2))
    made.append(fought({"heroes": ["paladin", "mad-king"], "start": wounded}, 3))
    frail = {"turn": 5, "phase": "roll", "seat": "A", "A": {"health": 1}, "B": {"health": 3}}
    dice = {"dice A": [6, 6, 6, 6, 6], "dice B": [4] * 20}
    made.append(fought({"heroes": ["barbarian", "pyromancer"], "position": frail, "dice": dice}, 1))
    made.append(played(SCHOOL.lessons["the-final-sum"]))
    made.append(played(SCHOOL.challenges["every-coin"]))
    both = {"turn": 5, "phase": "roll", "seat": "A", "A": {"health": 2}, "B": {"health": 4}}
    dice = {"dice A": [1, 1, 1, 4, 5], "dice B": [1, 1, 1, 1, 1]}
    match = Match(GAME, GAME.setup({"heroes": ["barbarian", "pyromancer"], "position": both, "dice": dice}), 1)
    match.serve_nature()
    for seat, answer in ((0, "roll"), (0, ("stop",)), (0, ("announce", line_of(match))), (1, ("defend", 7))):
        while match.choices()[0].kind == "react":
            match.submit(match.choices()[0].seat, "pass")
        match.submit(seat, answer)
        match.serve_nature()
    made.append(match)
    return tuple((match, seat) for match in made for seat in range(match.header.setup["players"]))


def line_of(match: Match) -> int:
    assert isinstance(match.state, DiceThrone)
    return match.state.hero(0).slots[0].levels[0].lines[0]


@cache
def by_real_play() -> dict[str, int]:
    found: Counter[str] = Counter()
    for match, seat in games():
        s, events = told(match)
        found.update(WALL.earned(s, events, seat))
    return dict(found)


@rule("DT-10.90")
def test_there_are_forty_in_five_groups() -> None:
    assert {group: len(tests) for group, tests in ACHIEVEMENTS.items()} == GROUPS
    assert len(WALL.ids) == len(set(WALL.ids)) == 40
    for language in LANGUAGES:
        texts = GAME.library.texts[language]
        assert all(texts.get(f"wall-{id}") and texts.get(f"wall-{id}", "how") for id in WALL.ids)
        assert len({texts.get(f"wall-{id}") for id in WALL.ids}) == 40


@rule("DT-10.90")
def test_real_play_earns_at_least_fifteen_and_nothing_is_earned_by_all() -> None:
    found = by_real_play()
    print(sorted(found), sorted(set(WALL.ids) - set(found)))
    assert len(found) >= 15
    assert all(count < len(games()) for id, count in found.items() if id != "first-game")
    for id in ("first-game", "first-win", "star-pupil", "riddle-solved", "king-is-dead", "contender", "together-then"):
        assert id in found, id
    for id in ("hill-holder", "side-by-side", "crowded-house", "one-breath-left", "all-sixes", "five-alike"):
        assert id in found, id


def test_a_game_that_goes_on_earns_nothing() -> None:
    match = Match(GAME, GAME.setup({"heroes": ["paladin", "barbarian"]}), 1)
    match.serve_nature()
    s, events = told(match)
    assert WALL.earned(s, events, 0) == []
    assert not Tale(GAME, s, events, 0).finished


# Those that are rare: told by hand ---------------------------------------------------------------------------------------


def tale(hero: str, *events: tuple[str, dict[str, Any]], **changed: Any) -> Tale:
    """A won game of this hero in which this happened to seat A."""
    s = GAME.new(GAME.setup({"heroes": [hero, "barbarian" if hero != "barbarian" else "paladin"]}), 1, auto=True)
    s.result = ((0,), "last-standing")
    s.round = 9
    made = Tale(GAME, s, [Event(kind, "", {"seat": 0} | data) for kind, data in events], 0)
    for name, value in changed.items():
        setattr(made, name, value)
    return made


def token(id: str, amount: int = 1, **more: Any) -> dict[str, Any]:
    return {"token": GAME.cast.token_ids[id], "amount": amount, "wanted": amount, "by": 0} | more


def shown(*dice: int) -> tuple[str, dict[str, Any]]:
    return "dice-shown", {"dice": dice, "purpose": OFFENCE}


def activated(hero: str, slot: str, *dice: int) -> tuple[str, dict[str, Any]]:
    info = GAME.cast.heroes[GAME.cast.hero_ids[hero]]
    found = next(one for one in info.slots if one.id == slot)
    return "activated", {"line": found.levels[0].lines[0], "dice": dice}


ROLL = ("phase-began", {"phase": "offensive"})
SUM = {"final": 0, "back": 0, "defendable": 0}
PAIRS: dict[str, tuple[Tale, Tale]] = {
    "first-upgrade": (tale("barbarian", ("upgraded", {})), tale("barbarian")),
    "first-sale": (tale("barbarian", ("sold", {})), tale("barbarian")),
    "first-defence": (tale("barbarian", ("defence-chosen", {})), tale("barbarian")),
    "first-token": (tale("paladin", ("token-spent", token("crit"))), tale("paladin")),
    "first-ultimate": (tale("barbarian", activated("barbarian", "rage", 6, 6, 6, 6, 6)), tale("barbarian")),
    "five-alike": (tale("barbarian", shown(2, 2, 2, 2, 2)), tale("barbarian", shown(2, 2, 2, 2, 3))),
    "all-sixes": (tale("barbarian", shown(6, 6, 6, 6, 6)), tale("barbarian", shown(1, 1, 1, 1, 1))),
    "all-ones": (tale("barbarian", shown(1, 1, 1, 1, 1)), tale("barbarian", shown(6, 6, 6, 6, 6))),
    "long-road": (
        tale("barbarian", activated("barbarian", "reckless", 1, 2, 3, 4, 5)),
        tale("barbarian", activated("barbarian", "mighty-blow", 1, 2, 3, 4, 4)),
    ),
    "first-try": (
        tale("barbarian", ROLL, shown(2, 3, 4, 5, 6), activated("barbarian", "reckless", 2, 3, 4, 5, 6)),
        tale("barbarian", ROLL, shown(2, 3, 4, 5, 5), shown(2, 3, 4, 5, 6), activated("barbarian", "reckless", 2, 3, 4, 5, 6)),
    ),
    "third-time": (
        tale("barbarian", ROLL, *[shown(6, 6, 6, 6, 1)] * 3, activated("barbarian", "rage", 6, 6, 6, 6, 6)),
        tale("barbarian", ROLL, *[shown(6, 6, 6, 6, 1)] * 2, activated("barbarian", "rage", 6, 6, 6, 6, 6)),
    ),
    "long-fingers": (
        tale("barbarian", ("dice-shown", {"seat": 1, "dice": (1,), "purpose": OFFENCE}), ("die-changed", {})),
        tale("barbarian", shown(1, 1, 1, 1, 2), ("die-changed", {})),
    ),
    "steady-hand": (tale("barbarian", ROLL, shown(1, 1, 1, 2, 2)), tale("barbarian", ROLL, shown(1, 1, 1, 2, 2), shown(1, 1, 1, 2, 3))),
    "too-much-fire": (
        tale("pyromancer", ("token-gained", token("fire-mastery", 1, wanted=2))),
        tale("pyromancer", ("token-gained", token("fire-mastery", 2))),
    ),
    "smell-of-smoke": (
        tale("pyromancer", *[("token-inflicted", token("burn", seat=1))] * 3),
        tale("pyromancer", *[("token-inflicted", token("burn", seat=1))] * 2),
    ),
    "not-yet": (tale("paladin", ("rescued", {})), tale("paladin")),
    "return-to-sender": (tale("paladin", ("settled", SUM | {"back": 5})), tale("paladin", ("settled", SUM | {"back": 4}))),
    "fat-purse": (tale("shadow-thief", cp=10), tale("shadow-thief", cp=9)),
    "bitter-cup": (
        tale("shadow-thief", *[("token-inflicted", token("poison", seat=1))] * 5),
        tale("shadow-thief", *[("token-inflicted", token("poison", seat=1))] * 4),
    ),
    "and-again": (tale("barbarian", *[("extra-phase-granted", {})] * 2), tale("barbarian", ("extra-phase-granted", {}))),
    "the-hunt": (
        tale("archer", ("token-inflicted", token("quarry", 3, seat=1))),
        tale("archer", ("token-inflicted", token("quarry", 2, seat=1))),
    ),
    "deep-breath": (tale("ascetic", *[("token-spent", token("breath"))] * 5), tale("ascetic", *[("token-spent", token("breath"))] * 4)),
    "both-came-home": (
        tale("beast-keeper", ("companion-changed", {"dial": 1})),
        tale("beast-keeper", ("companion-changed", {"dial": 0})),
    ),
    "high-roller": (tale("gambler", *[("token-spent", token("chip"))] * 6), tale("gambler", *[("token-spent", token("chip"))] * 5)),
    "debt-collector": (
        tale("gambler", ("token-inflicted", token("debt", 3, seat=1))),
        tale("gambler", ("token-inflicted", token("debt", 2, seat=1))),
    ),
    "free-of-charge": (tale("barbarian"), tale("barbarian", ("paid", {"amount": 1}))),
    "empty-sleeves": (tale("barbarian"), tale("barbarian", ("played", {}))),
    "back-before-tea": (tale("barbarian", rounds=4), tale("barbarian", rounds=5)),
    "what-was-that": (tale("barbarian", ("settled", SUM | {"final": 20})), tale("barbarian", ("settled", SUM | {"final": 19}))),
    "first-game": (tale("barbarian"), tale("barbarian", finished=False)),
    "first-win": (tale("barbarian"), tale("barbarian", won=False)),
    "star-pupil": (tale("barbarian", lesson=True), tale("barbarian")),
    "hill-holder": (tale("barbarian", mode="king-of-the-hill"), tale("barbarian")),
    "side-by-side": (tale("barbarian", mode="teams"), tale("barbarian")),
    "crowded-house": (tale("barbarian", players=6), tale("barbarian")),
    "contender": (tale("barbarian", tournament=True), tale("barbarian")),
    "king-is-dead": (tale("barbarian", boss=True), tale("barbarian")),
    "riddle-solved": (tale("barbarian", challenge=True), tale("barbarian")),
    "together-then": (tale("barbarian", drawn=True), tale("barbarian")),
    "one-breath-left": (tale("barbarian", health=1), tale("barbarian", health=2)),
}  # fmt: skip


@rule("DT-10.90")
@pytest.mark.parametrize("id", WALL.ids)
def test_each_is_earned_by_one_game_and_not_by_another(id: str) -> None:
    yes, no = PAIRS[id]
    assert TESTS[id](yes)
    assert not TESTS[id](no)


@rule("DT-10.90")
def test_the_wall_reads_finished_tables_and_keeps_date_and_seed(tmp_path: Path) -> None:
    async def work() -> None:
        hub = Hub(Store(f"sqlite:///{tmp_path / 'tables.db'}"), Still(), 0.0)  # type: ignore[arg-type]
        transport = httpx.ASGITransport(app=guarded_app(hub))  # type: ignore[arg-type]
        async with httpx.AsyncClient(
            transport=transport,
            base_url="http://127.0.0.1",
            headers={"origin": "http://127.0.0.1"},
            follow_redirects=True,
        ) as me:
            assert "0 of 40" in (await me.get("/dice_throne/wall")).text
            table = (await me.post("/dice_throne/challenges/one-more-pow")).url.path.rpartition("/")[2]
            live = await hub.tables.live(table)
            line = list(SCHOOL.challenges["one-more-pow"].data.line)
            while live.room.outcome() is None:
                choice = live.room.match.choices()[0]
                s = live.room.match.state
                assert isinstance(s, DiceThrone)
                answer = answer_of(s, choice, line.pop(0)) if choice.seat == 0 else GAME.bots.advise(s, choice).answer
                seat, at = choice.seat, live.room.at
                await hub.act(live, lambda s=seat, a=answer, n=at: live.room.plan_answer(s, a, n))  # type: ignore[misc]
            news = (await me.get(f"/dice_throne/wall/from/{table}")).text
            assert "Riddle solved" in news and "<html" not in news, "a piece for the page of the finished game"
            assert (await me.get(f"/dice_throne/wall/from/{table}")).text == news, "it is news as often as one looks"
            shown = (await me.get("/dice_throne/wall")).text
            assert "Riddle solved" in shown and f"/t/{table}" in shown
            found = re.search(r"(\d+) of 40", shown)
            assert found is not None and int(found[1]) >= 3
            assert re.search(r"\d{4}-\d{2}-\d{2}", shown) and "seed " in shown
            assert (await me.get("/dice_throne/wall")).text == shown, "counted once"
        await hub.stop()

    asyncio.run(asyncio.wait_for(work(), 60))
