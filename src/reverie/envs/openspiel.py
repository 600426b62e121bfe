"""OpenSpiel: every game with explicit chance nodes and information states of perfect recall (extra `openspiel`).

`register()` makes `pyspiel.load_game("python_reverie_dice_throne")` work. A setup goes in as base64 of JSON (`game_string`), for
OpenSpiel's own game strings have no room for commas. ISMCTS takes its worlds from `resample`.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np
import pyspiel

from reverie.games import BUILT_IN, find_game
from reverie.kernel.choice import NATURE
from reverie.kernel.codec import digest, load, save
from reverie.kernel.game import UNIFORM, Game
from reverie.kernel.plain import Plain, Setup

from .stage import Past, Stage, stage_of
from .text import labels

LONGEST = 1_000_000
MOST_CHANCES = 1024
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def short_name(game: str) -> str:
    return f"python_reverie_{game}"


def game_string(game: str, wishes: Setup | None = None) -> str:
    """What `pyspiel.load_game` is given for a game with these wishes."""
    if wishes is None:
        return short_name(game)
    return f"{short_name(game)}(setup={base64.urlsafe_b64encode(json.dumps(wishes).encode()).decode().rstrip('=')})"


def wishes_in(text: str) -> Setup | None:
    """The wishes that a game string holds."""
    if not text:
        return None
    found: Setup = json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    return found


def type_of(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game.name),
        long_name=f"Reverie: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if game.together else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=len(game.seats),
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"setup": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]  # not typed
    """A game as OpenSpiel knows it. All its states begin as clones of one first stage."""

    played: ClassVar[str] = ""

    def __init__(self, params: Any = None) -> None:
        params = dict(params or {})
        self.first = stage_of(find_game(self.played), wishes_in(params.get("setup", "")), chance=True)
        self.first.reset(0)
        game = self.first.game
        info = pyspiel.GameInfo(
            num_distinct_actions=self.first.lens.size,
            max_chance_outcomes=MOST_CHANCES,
            num_players=self.first.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if game.together else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.first.lens.width, iig_obs_type is not None and iig_obs_type.perfect_recall)


class DreambladeSpiel(SpielGame):
    """Dreamblade."""

    played = "dreamblade"


class DiceThroneSpiel(SpielGame):
    """Dice Throne."""

    played = "dice_throne"


class SwordAndSorcerySpiel(SpielGame):
    """Sword & Sorcery."""

    played = "sword_and_sorcery"


class EtherfieldsSpiel(SpielGame):
    """Etherfields."""

    played = "etherfields"


GAMES = (DreambladeSpiel, DiceThroneSpiel, SwordAndSorcerySpiel, EtherfieldsSpiel)
"""At the top of the module: OpenSpiel finds classes by their names."""


class Held:
    """A stage that is copied the cheap way: OpenSpiel copies every attribute of a state deeply."""

    __slots__ = ("stage",)

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.stage.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        """For saves: the state as it is always saved, the picks made, and what has happened."""
        stage, past = self.stage, []
        at = stage.past
        while at is not None:
            past.append((at.seat, at.answer, at.events))
            at = at.before
        data = save(stage.game, stage.now())
        return held_of, (stage.game.name, stage.setup, data, stage.prefix, stage.made, past)


def held_of(game: str, setup: Setup, data: bytes, prefix: Plain, made: list[int], past: list[Any]) -> Held:
    """What `Held` was saved as."""
    stage = Stage(find_game(game), setup, None, True, True)
    chain: Past | None = None
    for seat, answer, events in reversed(past):
        chain = Past(chain, seat, answer, events)
    stage.resume(load(stage.game, data), prefix, made, chain)
    return Held(stage)


class SpielState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A situation; chance is a player of its own."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.first.clone())

    @property
    def stage(self) -> Stage:
        return self.held.stage

    def current_player(self) -> int:
        seat = self.held.stage.seat
        return seat if seat >= 0 else CHANCE if seat == NATURE else TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.stage.ids)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(zip(self.stage.ids, self.stage.odds(), strict=True))

    def _apply_action(self, action: int) -> None:
        self.stage.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(self.stage.picks[action]) if self.stage.seat == NATURE else f"chance {action}"
        if player == self.stage.seat and action in self.stage.ids:
            return f"{action}: {labels(self.stage)[self.stage.ids.index(action)]}"  # some are worded alike
        block, index = self.stage.lens.describe(action)
        return f"{block} {index}"

    def is_terminal(self) -> bool:
        return self.stage.over()

    def returns(self) -> list[float]:
        return list(self.stage.returns())

    def __str__(self) -> str:
        """A digest of everything there is, with the picks made of the next answer."""
        return f"{digest(self.stage.game, self.stage.now())} {self.stage.prefix}"


class Observer:
    """What a player observes: bytes as numbers from 0 to 1; as a string, a digest of everything the player has ever known."""

    def __init__(self, width: int, recall: bool) -> None:
        self.tensor = np.zeros(width, np.float32)
        self.dict = {"observation": self.tensor}
        self.recall = recall

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = np.frombuffer(state.stage.observe(player), np.uint8)
        self.tensor /= 255

    def string_from(self, state: SpielState, player: int) -> str:
        return state.stage.told(player) if self.recall else bytes(state.stage.observe(player)).hex()


def resample(state: SpielState, player: int, sampler: Callable[[], float] | None = None) -> SpielState:
    """A world that this player could not tell from the one there is, every deal of what is unseen as likely as any other."""
    stage = state.stage
    seed = int((sampler or np.random.random)() * (1 << 53))
    world: SpielState = state.clone()
    world.held = Held(stage.with_state(stage.game.determinize(stage.now(), player, seed, UNIFORM)))
    return world


def register() -> None:
    """Make the games known to OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for kind in GAMES:
        game = find_game(kind.played)
        if short_name(game.name) not in known:
            pyspiel.register_game(type_of(game), kind)


assert [kind.played for kind in GAMES] == list(BUILT_IN[: len(GAMES)])
