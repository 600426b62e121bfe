"""Chance: streams that do not disturb each other, unbiased numbers of any size, and draws that anybody can verify."""

from __future__ import annotations

import hashlib
import hmac
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

import reverie.kernel.chance as chance
from reverie.kernel.chance import Stream, below, commitment, draw64, draw_many, seed_streams, verifiable_below

seeds = st.integers(0, 2**64 - 1)


def test_a_stream_is_splitmix64() -> None:
    """The reference outputs of SplitMix64 for the seed 1234567."""
    streams = [1234567]
    assert [draw64(streams, 0) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_streams_come_of_the_seed_and_their_purpose() -> None:
    assert seed_streams(7, ("dice", "deck")) == [
        int.from_bytes(hashlib.sha256(b"7/dice").digest()[:8], "big"),
        int.from_bytes(hashlib.sha256(b"7/deck").digest()[:8], "big"),
    ]
    assert seed_streams(7, ("deck",)) == seed_streams(7, ("dice", "deck"))[1:]


@given(seeds, seeds, st.lists(st.integers(0, 1), max_size=30))
def test_drawing_from_one_stream_leaves_the_other_alone(a: int, b: int, order: list[int]) -> None:
    together = [a, b]
    mixed = [(which, draw64(together, which)) for which in order]
    alone = ([a], [b])
    assert mixed == [(which, draw64(alone[which], 0)) for which in order]


@given(seeds, st.integers(1, 2**200))
def test_below_is_below(seed: int, n: int) -> None:
    assert 0 <= below([seed], 0, n) < n


@given(seeds)
def test_below_one_is_nothing(seed: int) -> None:
    assert below([seed], 0, 1) == 0


def scripted(monkeypatch: pytest.MonkeyPatch, *words: int) -> list[int]:
    """Let the next draws be these words; the list tells which are left."""
    left = list(words)
    monkeypatch.setattr(chance, "draw64", lambda streams, which: left.pop(0))
    return left


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 2**32 + 1, 2**63, 2**63 + 1, 2**64 - 1])
@pytest.mark.interpreted
def test_words_beyond_the_last_full_round_are_drawn_again(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    full = 2**64 - 2**64 % n
    left = scripted(monkeypatch, full - 1)
    assert below([0], 0, n) == n - 1
    assert left == []
    if full < 2**64:
        left = scripted(monkeypatch, full, 2**64 - 1, 0)
        assert below([0], 0, n) == 0
        assert left == []


@pytest.mark.interpreted
def test_all_of_a_word_is_used_for_two_to_the_64(monkeypatch: pytest.MonkeyPatch) -> None:
    scripted(monkeypatch, 2**64 - 1)
    assert below([0], 0, 2**64) == 2**64 - 1


@pytest.mark.interpreted
def test_big_numbers_take_several_words(monkeypatch: pytest.MonkeyPatch) -> None:
    scripted(monkeypatch, 0, 5)
    assert below([0], 0, 2**64 + 1) == 5
    left = scripted(monkeypatch, 1, 0)
    assert below([0], 0, 2**64 + 1) == 2**64
    assert left == []


@pytest.mark.interpreted
def test_big_numbers_are_unbiased_too(monkeypatch: pytest.MonkeyPatch) -> None:
    n = 2**127 + 1
    top = 2**64 - 1
    left = scripted(monkeypatch, top, top, 0, 3)
    assert below([0], 0, n) == 3
    assert left == []


def test_small_numbers_come_about_equally_often() -> None:
    stream = Stream(1)
    seen = [0] * 6
    for _ in range(6000):
        seen[stream.below(6)] += 1
    assert all(850 < count < 1150 for count in seen)


def test_private_streams_of_equal_seeds_are_equal() -> None:
    assert [Stream(3).below(10**9)] == [Stream(3).below(10**9)]
    assert Stream(3).below(10**9) != Stream(4).below(10**9)


# The verifiable stream -----------------------------------------------------------------------------------------------


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def independent(server_seed: bytes, entropy: bytes, label: str, k: int, n: int) -> int:
    """The draw as somebody else would write it from the description, where the first attempt fits."""
    parts = [entropy, label.encode(), str(k).encode(), b"0", b"0"]
    message = b"".join(struct.pack(">I", len(part)) + part for part in parts)
    block = hmac.new(server_seed, message, hashlib.sha256).digest()
    length = (n.bit_length() + 7) // 8 + 8
    return int.from_bytes(block[:length], "big") % n


VECTORS: list[tuple[bytes, bytes, str, int, int, int]] = [
    (b"server seed", b"A+B", "dice A", 0, 6, 1),
    (b"server seed", b"A+B", "dice A", 1, 6, 2),
    (b"server seed", b"A+B", "dice B", 0, 1296, 380),
    (b"", b"", "", 0, 18446744073709551616, 11344394248305905194),
    (b"\x00\xff", b"\x01", "talia ł", 12, 1000000000000000000, 372786761131946625),
]


@given(st.binary(max_size=40), st.binary(max_size=40), st.text(max_size=9), st.integers(0, 999), st.integers(1, 10**9))
def test_a_draw_can_be_verified_independently(server: bytes, entropy: bytes, label: str, k: int, n: int) -> None:
    assert verifiable_below(server, entropy, label, k, n) == independent(server, entropy, label, k, n)


@pytest.mark.parametrize(("server", "entropy", "label", "k", "n", "wanted"), VECTORS)
def test_fixed_draws_never_change(server: bytes, entropy: bytes, label: str, k: int, n: int, wanted: int) -> None:
    """Published records depend on these numbers."""
    assert verifiable_below(server, entropy, label, k, n) == wanted


def test_seed_entropy_label_and_number_all_matter() -> None:
    base = verifiable_below(b"seed", b"salt", "dice", 1, 2**64)
    others = [
        verifiable_below(b"Seed", b"salt", "dice", 1, 2**64),
        verifiable_below(b"seed", b"Salt", "dice", 1, 2**64),
        verifiable_below(b"seed", b"salt", "Dice", 1, 2**64),
        verifiable_below(b"seed", b"salt", "dice", 2, 2**64),
    ]
    assert len({base, *others}) == 5


@given(st.integers(1, 2**600))
def test_a_verifiable_draw_of_any_size_is_below(n: int) -> None:
    assert 0 <= verifiable_below(b"seed", b"salt", "deck", 0, n) < n


def test_a_verifiable_draw_beyond_the_last_full_round_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []

    class Scripted:
        def __init__(self, message: bytes) -> None:
            asked.append(message)

        def digest(self) -> bytes:
            return b"\xff" * 32 if len(asked) == 1 else bytes(31) + b"\x05"

    monkeypatch.setattr(hmac, "new", lambda key, message, kind: Scripted(message))
    assert verifiable_below(b"s", b"e", "dice", 4, 2**192 - 1) in range(2**192 - 1)
    one = b"\0\0\0\1"
    start = one + b"e" + b"\0\0\0\4dice" + one + b"4"
    assert asked == [start + one + b"0" + one + b"0", start + one + b"1" + one + b"0"]


def test_no_part_of_a_draw_can_pass_for_another() -> None:
    assert verifiable_below(b"s", b"a|b", "c", 1, 2**64) != verifiable_below(b"s", b"a", "b|c", 1, 2**64)


def test_verifiable_draws_come_about_equally_often() -> None:
    seen = [0] * 6
    for k in range(6000):
        seen[verifiable_below(b"seed", b"salt", "dice", k, 6)] += 1
    assert all(850 < count < 1150 for count in seen)


def test_many_numbers_come_from_one_draw() -> None:
    streams, same = [7, 1], [7, 1]
    numbers = draw_many(streams, 0, 2000)
    assert numbers == draw_many(same, 0, 2000) and streams == same
    assert numbers != draw_many(streams, 0, 2000)
    assert len(set(numbers)) == 2000 and all(0 <= number < 1 << 64 for number in numbers)
    assert 900 < sum(number >> 63 for number in numbers) < 1100
    assert draw_many(streams, 1, 0) == ()
