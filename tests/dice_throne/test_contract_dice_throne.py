"""The contract battery over Dice Throne: with the real heroes, and with heroes of every text that can be written."""

from __future__ import annotations

import pytest
from tests.dice_throne.random_heroes import random_game

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.rules.effects.vocabulary import EFFECTS
from reverie.games.dice_throne.rules.effects.walk import Effects
from reverie.games.dice_throne.rules.state import DiceThrone
from reverie.kernel.agenda import PROCEDURES
from reverie.kernel.chance import Stream
from reverie.testing import rule
from reverie.testing.contract import (
    check_clone,
    check_empty_steps,
    check_options,
    check_other_process,
    check_save,
    games_fingerprint,
    play_checked,
    random_step,
)


@pytest.mark.parametrize(("mode", "players"), list(GAME.cast.modes))
@rule("DT-2.41", "DT-2.40")
def test_the_contract_holds_in_every_mode(mode: str, players: int) -> None:
    heroes = [hero.id for hero in GAME.cast.heroes]
    chosen = [heroes[(seat + players) % len(heroes)] for seat in range(players)]
    setup = GAME.setup({"mode": mode, "heroes": chosen, "sudden_death": 4})
    for _ in play_checked(GAME, setup, players, thorough=4 if players < 4 else 15):
        pass


@pytest.mark.parametrize("seed", range(6))
def test_the_contract_holds_at_every_decision_of_a_duel(seed: int) -> None:
    heroes = [hero.id for hero in GAME.cast.heroes]
    setup = GAME.setup({"heroes": [heroes[seed], heroes[seed + 2]], "sudden_death": 6})
    for _ in play_checked(GAME, setup, seed):
        pass


def test_the_contract_holds_in_a_draft() -> None:
    pool = ["barbarian", "paladin", "pyromancer", "shadow-thief"]
    for _ in play_checked(GAME, GAME.setup({"heroes": "draft", "pool": pool, "sudden_death": 2}), 1):
        pass


@pytest.mark.parametrize("seed", range(10))
def test_the_contract_holds_with_heroes_of_random_texts(seed: int) -> None:
    game, setup = random_game(seed)
    for _ in play_checked(game, setup, seed, thorough=25):
        pass


@pytest.mark.parametrize("seed", range(4))
def test_games_that_ask_only_who_can_do_something_keep_all_but_the_secret(seed: int) -> None:
    """With `windows: legal` who is asked tells something about hands; everything else holds."""
    setup = GAME.lab.setup(seed)
    s = GAME.new(setup, seed)
    stream = Stream(seed)
    decisions = 0
    while s.pending:
        check_options(s)
        if decisions % 5 == 0:
            check_save(GAME, s)
            check_clone(GAME, s, stream, 2)
        random_step(s, stream)
        decisions += 1
        assert decisions < 20_000
    assert GAME.outcome(s) is not None


@pytest.mark.slow
def test_the_contract_holds_in_many_games_of_random_texts() -> None:
    for seed in range(100, 160):
        game, setup = random_game(seed)
        for _ in play_checked(game, setup, seed, thorough=40):
            pass


def test_another_process_with_another_hash_seed_plays_the_same_games() -> None:
    code = (
        "from reverie.games.dice_throne import GAME; from reverie.testing.contract import games_fingerprint;"
        "print(games_fingerprint(GAME, GAME.sample_setup(3), range(2)))"
    )
    check_other_process(code, games_fingerprint(GAME, GAME.sample_setup(3), range(2)))


@pytest.mark.slow
def test_every_procedure_and_every_effect_occurs_in_random_play() -> None:
    """The exhaustive runner: play until every frame and every effect has been seen."""
    frames: set[str] = set()
    codes: set[str] = set()
    declared = {name for name in PROCEDURES.names if name.startswith("dice_throne.")}
    for seed in range(200):
        game, setup = random_game(seed)
        if seed % 20 == 0:
            game, setup = GAME, GAME.setup({"heroes": "draft", "sudden_death": 2})
        s: DiceThrone = game.new(setup, seed)
        stream = Stream(seed)
        while s.pending:
            for frame in s.agenda:
                frames.add(PROCEDURES.name(frame))
                if isinstance(frame, Effects) and frame.at >= 0:
                    ops = s.cast.texts[frame.text].ops
                    codes.update(op.effect.name for op in ops[: frame.at + 1])
            random_step(s, stream)
        if frames >= declared and codes >= set(EFFECTS.effects):
            break
    assert declared - frames == set()
    assert set(EFFECTS.effects) - codes == set()


def test_every_card_line_and_token_of_the_real_heroes_is_met() -> None:
    """Some card, some line of every hero comes up in random play; nothing on a board is dead."""
    lines: set[int] = set()
    cards: set[int] = set()
    for seed in range(60):
        s = GAME.new(GAME.lab.setup(seed), seed)
        stream = Stream(seed)
        while s.pending:
            choice = s.pending[0]
            if choice.kind == "announce":
                lines.update(value[1] for value in choice.options if isinstance(value, tuple))
            elif choice.kind in ("react", "main"):
                cards.update(value[1] for value in choice.options if isinstance(value, tuple) and value[0] == "play")
            random_step(s, stream)
    for hero in [hero for hero in GAME.cast.heroes if not hero.stages]:
        own = [card for card in hero.deck if GAME.cast.cards[card].hero == hero.number]
        unmet = [GAME.cast.cards[card].id for card in own if card not in cards]
        assert len(unmet) <= 2, f"{hero.id}: {unmet}"
        fitting = [line for line in hero.lines(GAME.cast, (0,) * len(hero.slots)) if line.number in lines]
        assert len(fitting) >= 5


@pytest.mark.parametrize("seed", range(4))
def test_an_empty_step_in_any_procedure_changes_no_advice_and_no_page(seed: int) -> None:
    check_empty_steps(GAME, GAME.sample_setup(seed), seed, 200, 9)
