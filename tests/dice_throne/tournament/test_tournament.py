"""DT-10.70, DT-10.71: the ladder, its rewards, the journal of a run, and the Mad King with his three stages."""

from __future__ import annotations

import asyncio
import hashlib
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.dice_throne.alone import Still

from reverie import verifier
from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.rules import atoms
from reverie.games.dice_throne.rules.cast import DEFENSIVE, HASTE, NO_SALE, PASSIVE, TOLL, ULTIMATE_SLOT
from reverie.games.dice_throne.rules.legality import price
from reverie.games.dice_throne.rules.state import MAIN_1, OFFENSIVE_ROLL, DiceThrone
from reverie.games.dice_throne.tournament.log import Run, new_run
from reverie.games.dice_throne.tournament.model import (
    DRAWN,
    DUELS,
    LOST,
    POOL,
    SEEDS,
    WON,
    Impossible,
    ladder,
)
from reverie.games.dice_throne.tournament.panel import Tournament
from reverie.kernel.agenda import submit
from reverie.kernel.codec import digest, load, save
from reverie.kernel.game import SetupError
from reverie.kernel.match import Match
from reverie.kernel.page import Scene
from reverie.kernel.record import parse_record, replay
from reverie.kernel.sight import Sight
from reverie.parts.campaign.model import Ended
from reverie.table.hub.hub import Hub
from reverie.table.store.store import Store
from reverie.table.web.app import guarded_app
from reverie.testing.dice_throne import side, table
from reverie.testing.rules import rule

LADDER = ladder(GAME)
KING = "mad-king"


def opened(hero: str = "barbarian", seed: str = "5") -> Run:
    return Run(LADDER, "x", [new_run(LADDER, "me", hero, seed)])


def over(result: str, health: int) -> Ended:
    """How a duel ended for the player, with so much health."""
    winners = {WON: (0,), LOST: (1,), DRAWN: ()}[result]
    return Ended(WON if winners else DRAWN, winners, {"health": [health, 0]})


def won(run: Run, health: int = 30, number: str = "") -> Run:
    """One duel fought and won, and the first reward taken."""
    entries = run.plan_begin(f"t{run.seq}")
    for entry in entries:
        run.apply(entry)
    for entry in run.plan_ended(run.table, over(WON, health)):
        run.apply(entry)
    if run.owed():
        for entry in run.plan_reward(run.offer()[0].id):
            run.apply(entry)
    return run


# The Mad King --------------------------------------------------------------------------------------------------------


@rule("DT-10.71")
def test_the_king_has_80_health_three_boards_and_20_cards() -> None:
    king = GAME.cast.heroes[GAME.cast.hero_ids[KING]]
    assert king.health == 80 and king.stages == (50, 25)
    assert len(set(king.deck)) == 20
    boards = [slot for slot in king.slots if slot.kind != PASSIVE]
    assert len(boards) == 6 and all(len(slot.levels) == 3 for slot in king.slots)
    kinds = [slot.kind for slot in boards]
    assert kinds.count(DEFENSIVE) == 1 and kinds.count(ULTIMATE_SLOT) == 1
    data = GAME.library.heroes[KING]
    for slot in data.slots:
        assert len({repr(level) for level in slot.levels}) == 3, f"{slot.id}: another text in every stage"
    assert [level.rule for level in data.slots[0].levels] == ["toll", "no-sale", "haste"]
    s = GAME.new(GAME.setup({"heroes": ["barbarian", KING]}), 1, auto=True)
    assert (s.health(0), s.health(1), s.cap(1), s.cap(0)) == (50, 80, 90, 60)


def fought(king_health: int, phase: str = "main-1", active: str = "A", **more: Any) -> Any:
    return table(
        "barbarian", KING, active=active, phase=phase, B=side(health=king_health, ballast=False), A=side(**more)
    )


@rule("DT-10.71")
def test_a_stage_is_entered_once_and_never_left_upwards() -> None:
    t = fought(53)
    assert t.state.players[1].levels == (0,) * 7
    atoms.move_dial(t.state, 1, -3)
    assert t.health("B") == 50 and t.state.players[1].levels == (1,) * 7
    atoms.move_dial(t.state, 1, 20)
    assert t.health("B") == 70 and t.state.players[1].levels == (1,) * 7
    atoms.move_dial(t.state, 1, -25)
    assert t.health("B") == 45 and t.state.players[1].levels == (1,) * 7
    atoms.move_dial(t.state, 1, -20)
    assert t.health("B") == 25 and t.state.players[1].levels == (2,) * 7
    again = load(GAME, save(GAME, t.state))
    assert digest(GAME, again) == digest(GAME, t.state)


@rule("DT-10.71")
def test_a_stage_may_be_jumped_over() -> None:
    t = fought(60)
    t.state.events = []
    atoms.move_dial(t.state, 1, -40)
    assert t.state.players[1].levels == (2,) * 7
    told = [event for event in t.state.events if event.kind == "stage-entered"]
    assert [event.data["stage"] for event in told] == [3]
    assert "3" in (GAME.page("en").event(t.state, told[0]) or "")


@rule("DT-10.71")
def test_in_the_first_stage_reactions_cost_one_more() -> None:
    t = fought(80, cp=1, hand=["pocket-money", "nudge"])
    s = t.state
    assert s.crowned(0, TOLL) and not s.crowned(1, TOLL)
    money, nudge = t.card(0, "pocket-money"), t.card(0, "nudge")
    assert (s.phase, price(s, 0, money)) == (MAIN_1, 0)
    t.answer("done")
    assert s.phase == OFFENSIVE_ROLL
    assert (price(s, 0, money), price(s, 0, nudge)) == (1, 2)
    t.answer("roll")
    t.rolls(1, 2, 3, 4, 4)
    t.allows("play", "pocket-money")
    t.refuses("play", "nudge", rule="DT-5.54")
    t.plays("A", "pocket-money")
    assert t.cp("A") == 2


@rule("DT-10.71")
def test_in_the_second_stage_selling_brings_nothing() -> None:
    t = fought(50, cp=1, hand=["nudge"])
    atoms.enter_stage(t.state, 1, 50)
    assert t.state.crowned(0, NO_SALE) and t.state.sale(0) == 0 and t.state.sale(1) == 1
    t.answer(("sell", "nudge"))
    assert t.cp("A") == 1


@rule("DT-10.71")
def test_in_the_third_stage_opponents_have_two_attempts() -> None:
    t = fought(25, phase="roll")
    atoms.enter_stage(t.state, 1, 25)
    t = fought(25, phase="main-1")
    atoms.enter_stage(t.state, 1, 25)
    assert t.state.crowned(0, HASTE)
    t.answer("done")
    assert t.state.attempts == 2


@rule("DT-10.71")
def test_games_against_the_king_end_and_replay() -> None:
    for seed in (1, 2):
        match = Match(GAME, GAME.setup({"heroes": ["paladin", KING], "windows": "legal", "sudden_death": 20}), seed)
        match.serve_nature()
        while match.outcome() is None:
            choice = match.choices()[0]
            match.submit(choice.seat, GAME.bots.advise(match.state, choice).answer)
            match.serve_nature()
        again = replay(GAME, parse_record(match.dump()))
        assert digest(GAME, again.state) == digest(GAME, match.state)
        s = match.state
        assert isinstance(s, DiceThrone)
        stages = [event.data["stage"] for _n, event in match.log if event.kind == "stage-entered"]
        assert stages == sorted(stages)


def test_the_king_is_never_dealt_at_random_or_drafted() -> None:
    assert KING not in GAME.setup({})["pool"]
    assert all(KING not in GAME.lab.setup(seed)["heroes"] for seed in range(60))


# The ladder ----------------------------------------------------------------------------------------------------------


@rule("DT-10.70")
def test_the_ladder_and_the_pool_of_forty() -> None:
    assert len(LADDER.duels) == DUELS == 8
    assert [duel.upgrades for duel in LADDER.duels] == [0, 0, 0, 0, 0, 0, 1, 0]
    levels = [("novice", "adept", "expert", "master").index(duel.level) for duel in LADDER.duels]
    assert levels == sorted(levels)
    assert sum(POOL.values()) == len(LADDER.rewards) == 40
    kinds = [reward.kind for reward in LADDER.rewards.values()]
    assert {kind: kinds.count(kind) for kind in kinds} == {"card": 12, "relic": 12, "recovery": 6, "upgrade": 10}


@rule("DT-10.70")
@pytest.mark.parametrize("hero", LADDER.heroes())
def test_everybody_meets_all_others_and_the_king_and_every_setup_can_be_played(hero: str) -> None:
    run = opened(hero)
    met = run.opponents()
    assert met[-1] == KING and hero not in met and len(set(met[:7])) == 7
    assert met == opened(hero).opponents() and met != opened(hero, "6").opponents()
    while not run.over():
        setup = GAME.setup(run.wishes())
        s = GAME.new(setup, 3, auto=True)
        row = s.players[0]
        assert s.health(0) == run.health
        assert len(row.deck) + len(row.hand) == 32 - len(run.levels) + len(run.cards)
        assert len(row.tokens) == len(run.relics)
        assert digest(GAME, load(GAME, save(GAME, s))) == digest(GAME, s)
        if run.at() == 6:
            assert sum(s.players[1].levels) == 1
        won(run)
    assert run.won() and len(run.chosen) == 7


@rule("DT-10.70")
def test_three_rewards_are_offered_and_nothing_twice() -> None:
    for seed in range(30):
        run = opened("gambler", str(seed))
        while not run.over():
            for entry in run.plan_begin("t"):
                run.apply(entry)
            for entry in run.plan_ended("t", over(WON, 20)):
                run.apply(entry)
            if not run.owed():
                break
            offer = run.offer()
            assert len({reward.id for reward in offer}) == 3
            assert not {reward.id for reward in offer} & set(run.chosen)
            assert [reward.id for reward in run.offer()] == [reward.id for reward in offer]
            for entry in run.plan_reward(offer[seed % 3].id):
                run.apply(entry)
    assert run.won()


@rule("DT-10.70")
def test_health_carries_over_and_recovery_stops_at_60() -> None:
    run = opened()
    assert run.health == 50
    for entry in [*run.plan_begin("t"), {"kind": "ended", "duel": 0, "table": "t", "result": WON, "health": 55}]:
        run.apply(entry)
    assert run.health == 55
    run.take(LADDER.rewards["hot-broth"])
    assert run.health == 60
    assert run.wishes()["start"]["A"]["health"] == 60
    run.health = 12
    run.take(LADDER.rewards["good-news"])
    assert run.health == 22


@rule("DT-10.70")
def test_relics_and_cards_do_something_in_a_duel() -> None:
    wishes = {"heroes": ["barbarian", "paladin"], "first": "A", "windows": "legal"}
    start = {"A": {"health": 20, "tokens": {"small-chalice": 1}, "cards": ["war-cry"], "levels": {"smack": 2}}}
    s = GAME.new(GAME.setup(wishes | {"start": start}), 4, auto=True)
    while s.phase < MAIN_1:
        submit(s, s.pending[0].seat, "pass")
    assert s.health(0) == 21, "the chalice in the Upkeep"
    assert s.players[0].levels[0] == 1
    assert GAME.cast.bonus_ids["war-cry"] in (*s.players[0].deck, *s.players[0].hand)


def test_a_run_is_lost_by_one_defeat_and_a_draw_is_fought_again() -> None:
    run = opened()
    for entry in [*run.plan_begin("a"), {"kind": "ended", "duel": 0, "table": "a", "result": DRAWN, "health": 0}]:
        run.apply(entry)
    assert not run.over() and run.at() == 0 and run.health == 50
    for entry in run.plan_begin("b"):
        run.apply(entry)
    for entry in run.plan_ended("b", over(LOST, 0)):
        run.apply(entry)
    assert run.over() and not run.won() and run.results == [LOST]


def test_what_cannot_be_is_refused() -> None:
    run = opened()
    for key, act in (("not-won", lambda: run.plan_reward("hot-broth")), ("hero", lambda: opened("nobody"))):
        with pytest.raises(Impossible) as caught:
            act()
        assert caught.value.key == key
    with pytest.raises(Impossible) as caught:
        opened(seed="-1")
    assert caught.value.key == "seed"
    for entry in run.plan_begin("a"):
        run.apply(entry)
    assert run.plan_ended("other", over(WON, 3)) == []
    for entry in run.plan_ended("a", over(WON, 3)):
        run.apply(entry)
    assert run.plan_ended("a", over(WON, 3)) == []
    with pytest.raises(Impossible) as caught:
        run.check_begin()
    assert caught.value.key == "reward-first"
    with pytest.raises(Impossible) as caught:
        run.plan_reward("nothing")
    assert caught.value.key == "not-offered"
    with pytest.raises(SetupError, match="whole number from 1 to 90"):
        GAME.setup({"heroes": ["paladin", KING], "start": {"B": {"health": 91}}})
    with pytest.raises(SetupError, match="no such card"):
        GAME.setup({"heroes": ["paladin", KING], "start": {"A": {"cards": ["war-cri"]}}})


def test_a_run_is_the_same_from_its_journal() -> None:
    entries = [new_run(LADDER, "me", "ascetic", "", server_seed="ab" * 32, promised=True, entropy="cd")]
    run = Run(LADDER, "x", list(entries))
    for n in range(3):
        for plan in (lambda n=n: run.plan_begin(f"t{n}"), lambda n=n: run.plan_ended(f"t{n}", over(WON, 40 - n))):
            for entry in plan():
                run.apply(entry)
                entries.append(entry)
        for entry in run.plan_reward(run.offer()[1].id):
            run.apply(entry)
            entries.append(entry)
    again = Run(LADDER, "x", entries)
    assert vars(again) == vars(run)


# Pages over HTTP, without script -------------------------------------------------------------------------------------


def test_a_run_over_http_is_written_down_after_every_duel(tmp_path: Path) -> None:
    async def work() -> None:
        hub = Hub(Store(f"sqlite:///{tmp_path / 'tables.db'}"), Still(), 0.0)  # type: ignore[arg-type]
        transport = httpx.ASGITransport(app=guarded_app(hub))  # type: ignore[arg-type]
        headers = {"origin": "http://127.0.0.1"}
        home = "/dice_throne/tournament"
        async with httpx.AsyncClient(
            transport=transport, base_url="http://127.0.0.1", headers=headers, follow_redirects=True
        ) as me:
            assert (await me.post(home, data={"hero": "nobody"})).status_code == 400
            form = (await me.get(home)).text
            promise, promised = re.findall(r'name="promise" value="([^"]+)".*?data-commitment="(\w+)"', form)[0]
            asked = {"hero": "paladin", "seed": "", "promise": promise, "entropy": "abcd"}
            here = (await me.post(home, data=asked)).url.path
            assert (await me.post(home, data=asked)).url.path == here, "the same form, the same run"
            secret = re.findall(r'id="lot-seed">(\w+)<', (shown := (await me.get(here)).text))[0]
            assert promised in shown and hashlib.sha256(bytes.fromhex(secret)).hexdigest() == promised
            seed = verifier.draw(bytes.fromhex(secret), b"abcd", "ladder", 0, SEEDS)[0]
            assert f"seed {seed}" in shown
            assert (await me.post(home, data=asked | {"promise": "not.ours"})).status_code == 409
            here = (await me.post(home, data={"hero": "paladin", "seed": "77"})).url.path
            assert 'id="lot-seed"' not in (await me.get(here)).text, "a seed that somebody chose proves nothing"
            lost = (await me.post(f"{here}/play")).url.path
            assert (await me.post(f"{here}/play")).url.path == lost, "the same table"
            told = (await me.post(f"{here}/reward", data={"reward": "hot-broth"})).text
            assert "Win a duel first" in told
            live = await hub.tables.live(lost.rpartition("/")[2])
            await hub.act(live, lambda: live.room.plan_resign(1))
            shown = (await me.get(here)).text
            assert "1 of 8 duels won" in shown and "Choose one of three" in shown
            assert "Choose your reward first" in (await me.post(f"{here}/play")).text
            offered = re.findall(r'name="reward" value="([a-z-]+)"', shown)
            assert len(offered) == 3
            assert "not among the three" in (await me.post(f"{here}/reward", data={"reward": "nothing"})).text
            after = (await me.post(f"{here}/reward", data={"reward": offered[0]})).text
            assert "Choose one of three" not in after and 'id="fight"' in after
            second = (await me.post(f"{here}/play")).url.path
            live = await hub.tables.live(second.rpartition("/")[2])
            await hub.act(live, lambda: live.room.plan_resign(0))
            assert "goes on without you" in (await me.get(here)).text
            assert "1 of 8" in (await me.get(home)).text
        async with httpx.AsyncClient(
            transport=transport, base_url="http://127.0.0.1", headers=headers, follow_redirects=True
        ) as other:
            assert (await other.get(here)).url.path == home, "somebody else's run"
        await hub.stop()

    asyncio.run(asyncio.wait_for(work(), 60))


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_way_back_is_shown_although_the_cards_of_the_start_are_not(viewer: int | None) -> None:
    wishes: dict[str, Any] = {"heroes": ["paladin", KING]}
    way_back = Tournament("way_back")
    for start, shown in (({"B": {"cards": ["war-cry"]}}, True), (None, False)):
        s = GAME.new(GAME.setup(wishes | ({"start": start} if start else {})), 4)
        scene = Scene(Sight(GAME, s, [], viewer), None, None, [])
        assert (way_back.panel(GAME.web_page("en"), scene) is not None) is shown
        assert "war-cry" not in repr(scene.state.setup)
