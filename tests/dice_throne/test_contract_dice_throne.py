"""The contract battery over Dice Throne: with the real heroes, and with heroes of every text that can be written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest
from tests.dice_throne.random_heroes import random_game
from tests.so_many import so_many

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.rules.effects.vocabulary import EFFECTS
from reverie.games.dice_throne.rules.effects.walk import Effects
from reverie.games.dice_throne.rules.state import DiceThrone
from reverie.kernel.chance import Stream
from reverie.kernel.events import Event
from reverie.kernel.game import Game
from reverie.kernel.plain import Setup
from reverie.kernel.state import State
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
from reverie.testing.exhaust import Item, declared, exhaust

OFFERING = ("announce", "react", "main")
NEVER: dict[Item, str] = {("decision", "discard"): "whoever discards by a text of the real heroes does so by lot"}


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
        check_options(s, stream)
        if decisions % 5 == 0:
            check_save(GAME, s)
            check_clone(GAME, s, stream, 2)
        random_step(s, stream)
        decisions += 1
        assert decisions < 20_000
    assert GAME.outcome(s) is not None


@pytest.mark.slow
def test_the_contract_holds_in_many_games_of_random_texts() -> None:
    for seed in range(100, 100 + so_many(20, 60)):
        game, setup = random_game(seed)
        for _ in play_checked(game, setup, seed, thorough=40):
            pass


def test_another_process_with_another_hash_seed_plays_the_same_games() -> None:
    code = (
        "from reverie.games.dice_throne import GAME; from reverie.testing.contract import games_fingerprint;"
        "print(games_fingerprint(GAME, GAME.sample_setup(3), range(2)))"
    )
    check_other_process(code, games_fingerprint(GAME, GAME.sample_setup(3), range(2)))


def effects_seen(s: State, _events: list[Event]) -> Iterable[Item]:
    """Effects of texts that are being carried out, as far as they have come."""
    assert isinstance(s, DiceThrone)
    for frame in s.agenda:
        if isinstance(frame, Effects) and frame.at >= 0:
            yield from (("effect", op.effect.name) for op in s.cast.texts[frame.text].ops[: frame.at + 1])


def games_of_random_texts(count: int) -> Iterator[tuple[Game, Setup]]:
    """With a draft now and then."""
    for seed in range(count):
        yield random_game(seed) if seed % 20 else (GAME, GAME.setup({"heroes": "draft", "sudden_death": 2}))


@pytest.mark.slow
def test_every_procedure_and_every_effect_occurs_in_random_play() -> None:
    procedures = {item for item in declared(GAME) if item[0] == "procedure"}
    effects = {("effect", name) for name in EFFECTS.effects}
    exhaust(games_of_random_texts(200), procedures | effects, effects_seen)


def content_offered(s: State, _events: list[Event]) -> Iterable[Item]:
    """Cards that may be played, lines that may be announced, tokens on boards."""
    assert isinstance(s, DiceThrone)
    for choice in s.pending:
        for value in [value for value in choice.options if isinstance(value, tuple)] if choice.kind in OFFERING else []:
            if choice.kind == "announce":
                yield "line", str(value[1])
            elif value[0] == "play":
                yield "card", s.cast.cards[value[1]].id
    for row in s.players.rows:
        yield from (("token", s.cast.tokens[token].id) for token, _count in row.tokens)


def real_games(count: int) -> Iterator[tuple[Game, Setup]]:
    """Duels of all heroes, every mode, and a wounded King now and then."""
    king = {"heroes": ["barbarian", "mad-king"], "start": {"A": {"health": 60}, "B": {"health": 52}}}
    for seed in range(count):
        yield (
            GAME,
            GAME.sample_setup(seed) if seed % 3 == 0 else GAME.lab.setup(seed) if seed % 20 else GAME.setup(king),
        )


@pytest.mark.slow
def test_everything_that_the_real_heroes_have_occurs() -> None:
    """Every card can be played and every line announced; nothing on a board is dead, and neither is anything in the rules."""
    heroes = [hero for hero in GAME.cast.heroes if not hero.stages]
    inventory = declared(GAME) | {("card", GAME.cast.cards[card].id) for hero in heroes for card in hero.deck}
    for hero in heroes:
        inventory |= {("line", str(line.number)) for line in hero.lines(GAME.cast, (0,) * len(hero.slots))}
        inventory |= {("token", token.id) for token in GAME.library.heroes[hero.id].tokens}
    exhaust(real_games(400), inventory, content_offered, NEVER, advised=True)


@pytest.mark.parametrize("seed", range(4))
def test_an_empty_step_in_any_procedure_changes_no_advice_and_no_page(seed: int) -> None:
    check_empty_steps(GAME, GAME.sample_setup(seed), seed, 200, 9)
