"""Section 3: heroes, decks, opening hands, and the first player."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import AGAIN, DONE, RESTART, Flow, ask, dice, nature, procedure, push
from reverie.kernel.domain import Listed, Permutation
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, decisions
from ..sides import side_of
from ..state import DECK_STREAM, FACES, FIRST_STREAM, NOBODY, SEATS, DiceThrone

RANDOM: Final = "random"


@fields
class Setup(Frame):
    """Everything before the first turn."""

    at: int = 0
    """The next seat to take a hero, then the next to shuffle."""


def take_heroes(s: DiceThrone, f: Setup) -> Flow:
    """DT-4.80: as the setup says, by lot, or by a draft (DT-10.65)."""
    wanted = s.setup["heroes"]
    if wanted == "draft":
        push(s, Draft())
        return None
    if f.at == s.mode.players:
        f.at = 0
        bring_along(s)
        return None
    if wanted[f.at] != RANDOM:
        atoms.take_hero(s, f.at, s.cast.hero_ids[wanted[f.at]])
    elif f.answer is None:
        nature(s, decisions.HERO, Listed(left_for(s)), FIRST_STREAM, f.at)
        return AGAIN
    else:
        atoms.take_hero(s, f.at, f.answer)
        f.answer = None
    f.at += 1
    return AGAIN


def bring_along(s: DiceThrone) -> None:
    """DT-10.70: what a side brings from duel to duel."""
    if "start" not in s.setup:
        return
    for seat, letter in enumerate(SEATS[: s.mode.players]):
        atoms.lay_out(s, seat, side_of(s.cast, s.hero(seat), s.setup["start"][letter]))


def left_for(s: DiceThrone) -> tuple[int, ...]:
    """Heroes that may still be drawn by lot: nobody has or has named them, unless the same hero may sit twice."""
    taken = (
        []
        if s.setup["same_hero"]
        else [*s.setup["heroes"], *[s.cast.heroes[r.hero].id for r in s.players.rows if r.hero >= 0]]
    )
    return tuple([s.cast.hero_ids[id] for id in s.setup["pool"] if id not in taken])


def shuffle_decks(s: DiceThrone, f: Setup) -> Flow:
    if f.at == s.mode.players:
        return None
    if f.answer is not None:
        atoms.shuffle(s, f.at, f.answer)
        f.answer = None
        f.at += 1
        return AGAIN
    nature(s, decisions.SHUFFLE, Permutation(len(s.players.rows[f.at].deck)), DECK_STREAM + f.at, f.at)
    return AGAIN


def draw_hands(s: DiceThrone, f: Setup) -> Flow:
    for seat in range(s.mode.players):
        atoms.draw(s, seat, s.cast.knobs.start_hand)
    return None


@fields
class First(Frame):
    """DT-3.8: the highest die begins; the tied roll again (DT-9.5)."""

    tied: tuple[int, ...]


def find_first_player(s: DiceThrone, f: Setup) -> Flow:
    f.answer = s.setup["first"]
    if f.answer == NOBODY:
        push(s, First(tuple(range(s.mode.players))))
    return None


def begin(s: DiceThrone, f: Setup) -> Flow:
    atoms.begin_game(s, f.answer)
    return None


def roll_for_first(s: DiceThrone, f: First) -> Flow:
    dice(s, decisions.FIRST_PLAYER, len(f.tied), FACES, FIRST_STREAM)
    return None


def compare(s: DiceThrone, f: First) -> Flow:
    best = max(f.answer)
    f.tied = tuple([seat for seat, number in zip(f.tied, f.answer, strict=True) if number == best])
    if len(f.tied) > 1:
        return RESTART
    f.result = f.tied[0]
    return None


@fields
class Draft(Frame):
    """DT-10.65: everybody bans one hero, then picks in snake order."""

    at: int = 0
    banned: tuple[int, ...] = ()
    """Banned or taken."""


def offer_heroes(s: DiceThrone, f: Draft) -> Flow:
    players = s.mode.players
    if f.at == 2 * players:
        return DONE
    seat = f.at if f.at < players else 2 * players - 1 - f.at
    left = tuple([s.cast.hero_ids[id] for id in s.setup["pool"] if s.cast.hero_ids[id] not in f.banned])
    ask(s, seat, decisions.BAN if f.at < players else decisions.PICK, Listed(left))
    return None


def take_pick(s: DiceThrone, f: Draft) -> Flow:
    players = s.mode.players
    hero: int = f.answer
    if f.at < players:
        atoms.ban_hero(s, f.at, hero)
        f.banned += (hero,)
    else:
        atoms.take_hero(s, 2 * players - 1 - f.at, hero)
        if not s.setup["same_hero"]:
            f.banned += (hero,)
    f.at += 1
    return RESTART


procedure(
    Setup,
    ("DT-3.1", take_heroes),
    ("DT-3.6", shuffle_decks),
    ("DT-3.6", draw_hands),
    ("DT-3.8", find_first_player),
    ("DT-3.8", begin),
)
procedure(First, ("DT-3.8", roll_for_first), ("DT-3.8", compare))
procedure(Draft, ("DT-10.65", offer_heroes), ("DT-10.65", take_pick))
