"""What the clients of load and chaos answer is an answer, whatever domain they are asked from."""

from __future__ import annotations

import random

import msgspec
import pytest

from reverie.kernel.domain import Domain, Listed, Menu, Permutation, Roll, Split, Subset, domain_from_plain
from reverie.kernel.later import Later
from reverie.trials.clients import some_answer

DOMAINS = [
    Listed((1, 2, "stop")),
    Menu(("stop",), (("move", (1, 2), (3, 4)),)),
    Roll(3, (1, 2, 3, 4, 5, 6)),
    Subset((1, 2, 3, 4), 1, 3),
    Split(5, (1, 2), (-1, 3)),
    Permutation(4),
]


def plain(value: object) -> object:
    """As it arrives: lists, where the game has tuples."""
    return tuple(plain(one) for one in value) if isinstance(value, list) else value


@pytest.mark.parametrize("domain", DOMAINS, ids=lambda domain: type(domain).__name__)
def test_a_client_answers_from_every_domain(domain: Domain) -> None:
    sent = msgspec.json.decode(msgspec.json.encode(domain.plain()))
    rng = random.Random(3)
    for _ in range(50):
        assert domain.has(plain(some_answer(sent, rng)))


def test_no_domain_is_left_out() -> None:
    assert {type(domain) for domain in DOMAINS} == set(Domain.__subclasses__()) - {Later}, (
        "what is made later is sent as it is made"
    )
    assert all(domain_from_plain(domain.plain()).plain() == domain.plain() for domain in DOMAINS)
