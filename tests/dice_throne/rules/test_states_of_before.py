"""States and records written by earlier code are read, and their games go on as they would have gone.

`before/states.json.gz` holds games of random texts with their content, so that it stays whatever becomes of the heroes; each was
saved while an effect was being carried out: at every kind of question that effects ask.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reverie.games.dice_throne.content.library import Library, digest_of
from reverie.games.dice_throne.content.vocabulary import CardData, Constants, HeroData, ModeData
from reverie.games.dice_throne.game import DiceThroneGame
from reverie.kernel.agenda import answer_for_nature, owed, submit
from reverie.kernel.chance import Stream
from reverie.kernel.choice import NATURE
from reverie.kernel.codec import digest, load, save
from reverie.kernel.record import parse_record, replay
from reverie.kernel.state import State

KEPT: list[dict[str, Any]] = json.loads(
    gzip.decompress((Path(__file__).parent / "before" / "states.json.gz").read_bytes())
)
SAVES = [
    pytest.param(number, kept, id=f"{kept['asked']} by {kept['effect']} of {game['seed']}")
    for number, game in enumerate(KEPT)
    for kept in game["saves"]
]


def game_of(number: int) -> DiceThroneGame:
    """A game with the content that its saves were written with, and nothing else."""
    content = KEPT[number]["content"]
    library = Library()
    library.heroes = msgspec.convert(content["heroes"], dict[str, HeroData])
    library.common = msgspec.convert(content["common"], list[CardData])
    library.constants = msgspec.convert(content["constants"], Constants)
    library.modes = {(mode.id, mode.players): mode for mode in msgspec.convert(content["modes"], list[ModeData])}
    library._digests = {id: digest_of(hero) for id, hero in library.heroes.items()}
    library._basis = digest_of((library.constants, list(library.modes.values()), library.common))
    game = DiceThroneGame()
    game.stock.put(library)
    return game


def going_on(s: State, seed: int, most: int) -> str:
    """What is asked and answered from here on, by chance."""
    streams = Stream(seed).streams
    told: list[Any] = []
    while s.pending and len(told) < most:
        choice = s.pending[0]
        if choice.seat == NATURE:
            told.append([choice.kind, answer_for_nature(s)])
            continue
        choice = owed(s)
        answer = choice.options.sample(streams, 0)
        told.append([choice.seat, choice.kind, answer])
        submit(s, choice.seat, answer)
    return hashlib.blake2b(json.dumps(told).encode(), digest_size=16).hexdigest()


@pytest.mark.parametrize(("number", "kept"), SAVES)
def test_a_state_saved_in_the_middle_of_an_effect_goes_on_as_before(number: int, kept: dict[str, Any]) -> None:
    game = game_of(number)
    s = load(game, base64.b64decode(kept["save"]))
    assert digest(game, load(game, save(game, s))) == digest(game, s)
    assert going_on(s, KEPT[number]["seed"], 40) == kept["goes_on"]


def test_a_record_with_digests_of_an_earlier_form_is_played_again() -> None:
    record = parse_record(KEPT[0]["record"].encode())
    assert record.digests == {} and "form" not in record.end
    assert replay(game_of(0), record).answers == record.answers
