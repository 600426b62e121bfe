"""A draft puts together exactly the answers of its domain, pick by pick."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.kernel.choice import Choice, IllegalAnswer
from reverie.kernel.decision import Decision
from reverie.kernel.domain import STOP, Domain, Listed, Menu, Permutation, Split, Subset
from reverie.kernel.draft import ORDER, PICK, SPLIT, SUBSET, Draft

MENU = Menu((STOP,), (("move", (1, 2), (10, 11)), ("spawn", (2, 3), (11,)), ("none", (9,), ())))
DOMAINS: list[Domain] = [
    Listed(("a", "b", 3)),
    MENU,
    Subset((1, 2, 3, 4), 1, 4),
    Subset((1, 2, 3), 0, 2),
    Subset((5, 6, 7), 1, 1),
    Subset((1, 2), 1, 2, (8, 9)),
    Split(4, (1, 2, 3)),
    Split(5, (1, 2, 3), (-1, 2, -1)),
    Permutation(4),
]


def draft_of(domain: Domain) -> Draft:
    return Draft(Choice(0, Decision("test", "X-1"), domain, "X-1"))


def put_together(draft: Draft, answer: Any) -> None:
    """Make the picks that a person would make for this answer."""
    domain = draft.choice.options
    if draft.form == SPLIT:
        for index, amount in enumerate(answer):
            draft.give(index, amount)
    elif draft.form in (SUBSET, ORDER):
        for item in answer:
            draft.pick(item)
    elif isinstance(domain, Menu) and answer not in domain.singles:
        draft.pick(answer[:2])
        draft.pick(answer[2])
    else:
        draft.pick(answer)


@pytest.mark.parametrize("domain", DOMAINS, ids=lambda d: type(d).__name__)
def test_every_answer_of_a_domain_can_be_put_together(domain: Domain) -> None:
    for answer in domain:
        draft = draft_of(domain)
        put_together(draft, answer)
        assert draft.complete() and draft.answer() == answer


@given(st.sampled_from(DOMAINS), st.data())
def test_whatever_is_picked_an_answer_is_one_of_the_domain(domain: Domain, data: st.DataObject) -> None:
    draft = draft_of(domain)
    for _ in range(data.draw(st.integers(0, 6))):
        if draft.form == SPLIT:
            draft.give(data.draw(st.integers(0, len(draft.amounts) - 1)), data.draw(st.integers(-2, 9)))
        elif draft.picks():
            with suppress(IllegalAnswer):  # more than the subset may hold
                draft.pick(data.draw(st.sampled_from(draft.picks())))
    if draft.complete():
        assert domain.has(draft.answer())
    else:
        with pytest.raises(IllegalAnswer):
            draft.answer()
    assert draft.left() >= 0


def test_forms() -> None:
    assert [draft_of(domain).form for domain in DOMAINS] == [PICK] * 2 + [SUBSET] * 4 + [SPLIT] * 2 + [ORDER]
    assert [draft_of(domain).needs_confirming() for domain in DOMAINS] == [False] * 2 + [True] * 6 + [False]


def test_a_menu_narrows_and_goes_back() -> None:
    draft = draft_of(MENU)
    assert draft.picks() == (STOP, ("move", 1), ("move", 2), ("spawn", 2), ("spawn", 3))
    draft.pick(("spawn", 2))
    assert draft.picks() == (11,) and not draft.complete() and draft.begun()
    draft.back()
    assert not draft.begun()
    for wrong in (("spawn", 1), ("none", 9), 10, True, None, ("move", 1.0)):
        with pytest.raises(IllegalAnswer):
            draft.pick(wrong)


def test_a_subset_switches_on_and_off_and_keeps_its_order() -> None:
    draft = draft_of(Subset((1, 2, 3), 1, 2))
    draft.pick(3)
    draft.pick(1)
    assert draft.answer() == (1, 3)
    with pytest.raises(IllegalAnswer, match="at most 2"):
        draft.pick(2)
    draft.pick(3)
    assert draft.answer() == (1,)
    draft.pick(1)
    assert not draft.complete()


def test_where_only_one_may_be_chosen_another_pick_takes_its_place() -> None:
    draft = draft_of(Subset((5, 6, 7), 1, 1))
    draft.pick(5)
    draft.pick(7)
    assert draft.answer() == (7,)


def test_what_stands_alone_drives_the_others_out() -> None:
    draft = draft_of(Subset((1, 2), 1, 2, (8,)))
    draft.pick(1)
    draft.pick(8)
    assert draft.answer() == (8,)
    draft.pick(2)
    assert draft.answer() == (2,)


def test_a_split_never_gives_more_than_there_is() -> None:
    draft = draft_of(Split(4, (1, 2, 3)))
    draft.give(0, 3)
    draft.give(1, 9)
    assert draft.amounts == [3, 1, 0] and draft.left() == 0 and draft.complete()
    draft.give(0, -5)
    assert draft.amounts == [0, 1, 0] and draft.left() == 3 and not draft.complete()
    for index in (-1, 3):
        with pytest.raises(IllegalAnswer):
            draft.give(index, 1)
    draft.back()
    assert draft.amounts == [0, 0, 0]
    with pytest.raises(IllegalAnswer):
        draft_of(MENU).give(0, 1)


def test_a_guard_of_a_split_comes_first() -> None:
    draft = draft_of(Split(5, (1, 2, 3), (-1, 2, -1)))
    draft.give(0, 5)
    assert draft.left() == 0 and not draft.complete()
    draft.give(0, 3)
    draft.give(1, 2)
    assert draft.answer() == (3, 2, 0)


def test_a_draft_as_it_was() -> None:
    draft = draft_of(MENU)
    draft.pick(("move", 2))
    assert draft.upto(0).chosen == () and draft.upto(1).chosen == (("move", 2),)


def test_what_follows_is_decided_along_and_taken_back_with_the_split() -> None:
    draft = draft_of(Split(3, (7, 8)))
    draft.settle("fate", 7, "destroy")
    draft.settle("fate", 8, "destroy")
    draft.settle("fate", 7, "disrupt")
    assert draft.ahead == {("fate", 7): "disrupt", ("fate", 8): "destroy"}
    draft.settle("fate", 8, "destroy")
    assert draft.ahead == {("fate", 7): "disrupt"}
    draft.back()
    assert draft.ahead == {}
