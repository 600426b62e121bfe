"""Saves: bit for bit the same state, and a clear word about every save that cannot be used."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel import echo_duel, hidden_hands
from tests.kernel.hidden_hands import HiddenHands, HiddenHandsGame

from reverie.kernel.agenda import pending_for, submit
from reverie.kernel.chance import Stream
from reverie.kernel.choice import Choice
from reverie.kernel.codec import SaveError, digest, load, plain_bytes, save, tuples
from reverie.kernel.state import State
from reverie.testing.contract import random_step

GAME = hidden_hands.GAME


def middle(answers: int = 7) -> HiddenHands:
    """A game of hidden hands after so many answers, in the midst of a round."""
    stream = Stream(3)
    s = GAME.new(GAME.setup({}), 3)
    for _ in range(answers):
        random_step(s, stream)
    return s


SAVED = save(GAME, middle())


def forged(change: Any) -> bytes:
    """A save whose content was changed by someone who knows how to write the checksum."""
    body = msgspec.msgpack.decode(SAVED[20:])
    change(body)
    data = msgspec.msgpack.encode(body)
    return SAVED[:4] + hashlib.blake2b(data, digest_size=16).digest() + data


@pytest.mark.parametrize("answers", range(0, 40, 3))
def test_a_save_brings_back_the_same_state(answers: int) -> None:
    s = middle(answers)
    again = load(GAME, save(GAME, s))
    assert isinstance(again, HiddenHands)
    assert digest(GAME, again) == digest(GAME, s)
    assert save(GAME, again) == save(GAME, s)
    assert [row.plain() for row in again.players.rows] == [row.plain() for row in s.players.rows]
    assert (again.deck, again.discard, again.streams) == (s.deck, s.discard, s.streams)
    assert [choice.plain() for choice in again.pending] == [choice.plain() for choice in s.pending]


def test_a_save_in_the_midst_of_nested_reactions_brings_back_the_whole_agenda() -> None:
    game = echo_duel.GAME
    for seed in range(20):
        stream = Stream(seed)
        s = game.new(game.setup({}), seed)
        while s.pending:
            again = load(game, save(game, s))
            assert [type(frame) for frame in again.agenda] == [type(frame) for frame in s.agenda]
            assert [frame.step for frame in again.agenda] == [frame.step for frame in s.agenda]
            assert [[getattr(f, n) for n in f.FIELDS] for f in again.agenda] == [
                [getattr(f, n) for n in f.FIELDS] for f in s.agenda
            ]
            random_step(s, stream)


def test_a_loaded_state_asks_and_takes_answers_like_the_saved_one() -> None:
    s = middle(1)
    again = load(GAME, save(GAME, s))
    for seat in (0, 1, 2):
        choice = pending_for(again, seat)
        assert choice is not None, f"seat {seat} owes a bid, but the loaded game asks {again.given!r}"
        submit(again, seat, choice.options.at(0))


def test_a_loaded_state_remembers_who_has_answered_already() -> None:
    s = middle(2)  # the shuffle and seat 0's bid
    again = load(GAME, save(GAME, s))
    assert [pending_for(again, seat) is not None for seat in (0, 1, 2)] == [False, True, True]


def test_the_digest_tells_any_two_situations_apart() -> None:
    stream = Stream(3)
    s = GAME.new(GAME.setup({}), 3)
    seen = []
    while s.pending:
        seen.append(digest(GAME, s))
        random_step(s, stream)
    assert len(set(seen)) == len(seen)


def test_the_digest_does_not_see_what_is_cited() -> None:
    """A game whose questions cite other rules than yesterday is the same game."""
    s = middle()
    before = digest(GAME, s)
    s.rule = "another rule"
    s.pending = [Choice(c.seat, c.decision, c.options, "another rule", c.subject, c.stream) for c in s.pending]
    assert s.pending and digest(GAME, s) == before
    again = load(GAME, save(GAME, s))
    assert again.rule == again.pending[0].rule == "another rule"


def test_the_digest_sees_the_streams_and_the_secrets() -> None:
    s = middle()
    marks = [digest(GAME, s)]
    for change in ("streams", "deck", "known"):
        twin = s.clone()
        if change == "streams":
            twin.streams[0] ^= 1
        elif change == "deck":
            twin.deck = twin.deck[::-1]
        else:
            twin.known += 1
        marks.append(digest(GAME, twin))
    assert len(set(marks)) == 4


# Saves that cannot be used -------------------------------------------------------------------------------------------


@given(st.integers(0, len(SAVED) - 1), st.integers(1, 255))
def test_any_damaged_byte_is_noticed(place: int, flip: int) -> None:
    data = bytearray(SAVED)
    data[place] ^= flip
    wanted = "does not begin like one" if place < 4 else "the save is damaged: its checksum does not fit"
    with pytest.raises(SaveError, match=wanted):
        load(GAME, bytes(data))


@given(st.integers(0, len(SAVED) - 1))
def test_a_truncated_save_is_noticed_wherever_it_ends(length: int) -> None:
    with pytest.raises(SaveError, match="does not begin like one" if length < 4 else "truncated"):
        load(GAME, SAVED[:length])


@given(st.binary(max_size=200))
def test_garbage_is_no_save(data: bytes) -> None:
    with pytest.raises(SaveError):
        load(GAME, data)
    with pytest.raises(SaveError):
        load(GAME, b"RVRS" + data)


def test_a_save_with_something_behind_it_is_noticed() -> None:
    with pytest.raises(SaveError, match="damaged"):
        load(GAME, SAVED + b"\n")


def test_a_save_of_another_game_is_refused_by_name() -> None:
    with pytest.raises(SaveError, match="the save is of 'hidden_hands', not of 'echo_duel'"):
        load(echo_duel.GAME, SAVED)


class Younger(HiddenHandsGame):
    version = 4


class Recut(HiddenHandsGame):
    content = "cards 0 to 19"


def test_a_save_of_other_rules_is_refused_with_both_versions() -> None:
    with pytest.raises(SaveError, match="the save is of rules version 3 of hidden_hands; this is version 4"):
        load(Younger(), SAVED)


def test_a_save_of_changed_content_is_refused() -> None:
    with pytest.raises(SaveError, match="have changed since it was written"):
        load(Recut(), SAVED)


def test_a_save_of_another_format_is_refused_with_both_formats() -> None:
    def newer(body: Any) -> None:
        body[0][0] = 2

    with pytest.raises(SaveError, match="the save has format 2, this version reads format 1"):
        load(GAME, forged(newer))


def test_a_save_that_names_an_unknown_procedure_or_step_is_refused() -> None:
    """The rules were changed and the version was not: better no game than another game."""

    def renamed_step(body: Any) -> None:
        body[1][0][0][0][1] = "deal_paws"

    def renamed_frame(body: Any) -> None:
        body[1][0][0][0][0] = "hidden_hands.Dael"

    for change in (renamed_step, renamed_frame):
        with pytest.raises((ValueError, KeyError)):
            load(GAME, forged(change))


# Plain values --------------------------------------------------------------------------------------------------------

nested = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-(2**63), 2**64 - 1), st.text(max_size=5)),
    lambda inner: st.lists(inner, max_size=3).map(tuple),
    max_leaves=12,
)


@given(nested)
def test_plain_values_come_back_equal_and_of_the_same_types(value: Any) -> None:
    again = tuples(msgspec.msgpack.decode(plain_bytes(value)))
    assert again == value
    assert repr(again) == repr(value)


def test_lists_become_tuples_all_the_way_down() -> None:
    assert tuples([1, [2, [3]], (4, [5])]) == (1, (2, (3,)), (4, (5,)))


def test_loading_gives_a_state_that_nobody_else_holds() -> None:
    one, two = load(GAME, SAVED), load(GAME, SAVED)
    assert isinstance(one, State)
    one.streams[0] = 0
    assert digest(GAME, two) == digest(GAME, middle())
