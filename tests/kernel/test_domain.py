"""Domains: what they list, what they accept, what their small picks reach and what they sample are the same options."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import reverie.kernel.domain as domain_module
from reverie.kernel.chance import below
from reverie.kernel.codec import tuples
from reverie.kernel.domain import STOP, Domain, Listed, Menu, Permutation, Roll, Split, Subset, domain_from_plain

numbers = st.integers(-(2**63), 2**64 - 1)
plain_values = st.one_of(numbers, st.text(max_size=5), st.tuples(numbers, st.text(max_size=3)))


@st.composite
def listed(draw: st.DrawFn) -> Listed:
    return Listed(tuple(draw(st.lists(plain_values, unique=True, max_size=8))))


@st.composite
def menus(draw: st.DrawFn) -> Menu:
    singles = tuple(draw(st.lists(st.sampled_from(("pass", "rest", "end")), unique=True)))
    groups = []
    for number in range(draw(st.integers(0, 3))):
        tag = draw(st.sampled_from(("move", "spawn")))  # one tag may have several groups, of different firsts
        firsts = tuple(draw(st.lists(st.integers(10 * number, 10 * number + 9), unique=True, max_size=3)))
        seconds = tuple(draw(st.lists(st.integers(0, 5), unique=True, max_size=3)))
        groups.append((tag, firsts, seconds))
    return Menu(singles, tuple(groups))


@st.composite
def rolls(draw: st.DrawFn) -> Roll:
    return Roll(draw(st.integers(0, 3)), tuple(draw(st.lists(st.integers(0, 5), min_size=1, max_size=5))))


@st.composite
def subsets(draw: st.DrawFn) -> Subset:
    items = tuple(draw(st.lists(st.integers(0, 30), unique=True, max_size=6)))
    least = draw(st.integers(0, len(items) + 1))
    most = draw(st.integers(least, len(items) + 2))
    alone = tuple(draw(st.lists(st.sampled_from(("hermit", "loner")), unique=True)))
    return Subset(items, least, most, alone)


@st.composite
def splits(draw: st.DrawFn) -> Split:
    count = draw(st.integers(1, 4))
    needs = tuple(draw(st.lists(st.integers(-1, 4), min_size=count, max_size=count)))
    return Split(draw(st.integers(0, 6)), tuple(range(100, 100 + count)), needs)


permutations = st.builds(Permutation, st.integers(0, 4))
domains = st.one_of(listed(), menus(), rolls(), subsets(), splits(), permutations)
distinct_domains = st.one_of(listed(), menus(), subsets(), splits(), permutations)


def reached(domain: Domain) -> list[Any]:
    """Every answer that some complete series of small picks builds."""
    found = []
    open_series: list[tuple[Any, ...]] = [()]
    while open_series:
        prefix = open_series.pop()
        picks = domain.picks(prefix)
        assert len(set(picks)) == len(picks), "a pick is offered twice"
        if picks:
            open_series.extend((*prefix, pick) for pick in picks)
        else:
            found.append(domain.build(prefix))
    return found


@given(domains)
def test_the_size_is_the_number_of_listed_members(domain: Domain) -> None:
    assert len(list(domain)) == domain.size()


@given(domains)
def test_members_can_be_listed_again_and_again_in_the_same_order(domain: Domain) -> None:
    assert list(domain) == list(domain) == [domain.at(index) for index in range(domain.size())]


@given(distinct_domains)
def test_members_are_distinct(domain: Domain) -> None:
    members = list(domain)
    assert len(set(members)) == len(members)


@given(domains)
def test_every_listed_member_is_accepted(domain: Domain) -> None:
    assert all(domain.has(member) for member in domain)


@given(domains)
def test_small_picks_reach_exactly_the_members(domain: Domain) -> None:
    assume(domain.size() > 0)
    if isinstance(domain, Subset):
        assume(not (domain.most == 0 and domain.least == 0 and domain.alone))  # a known defect, see its own test
    assert set(reached(domain)) == set(domain)


@given(distinct_domains)
def test_every_member_is_reached_by_one_series_of_picks_only(domain: Domain) -> None:
    assume(domain.size() > 0)
    series = reached(domain)
    assert len(series) == len(set(series))


@given(domains)
def test_a_domain_survives_as_plain_values(domain: Domain) -> None:
    written = msgspec.msgpack.encode(domain.plain())
    again = domain_from_plain(tuples(msgspec.msgpack.decode(written)))
    assert type(again) is type(domain)
    assert again.plain() == domain.plain()
    assert list(again) == list(domain)


def test_an_unknown_tag_is_no_domain() -> None:
    with pytest.raises(ValueError, match="unknown domain 'heap'"):
        domain_from_plain(("heap", 3))


@given(domains, st.integers(0, 2**64 - 1))
def test_a_sample_is_a_member(domain: Domain, seed: int) -> None:
    assume(domain.size() > 0)
    assert domain.has(domain.sample([seed], 0))


@given(st.one_of(listed(), menus(), rolls(), subsets(), splits()), st.integers(0, 2**64 - 1))
def test_a_sample_is_the_member_with_a_uniform_number(domain: Domain, seed: int) -> None:
    assume(domain.size() > 0)
    one, two = [7, seed], [7, seed]
    assert domain.sample(one, 1) == domain.at(below(two, 1, domain.size()))
    assert one == two, "sampling draws from its own stream and no other"


@pytest.mark.parametrize("count", range(6))
@pytest.mark.interpreted
def test_every_shuffle_comes_of_exactly_one_series_of_draws(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    script: list[int] = []
    asked: list[int] = []

    def scripted(streams: list[int], which: int, n: int) -> int:
        asked.append(n)
        return script[len(asked) - 1]

    monkeypatch.setattr(domain_module, "below", scripted)
    shuffles = []
    for draws in product(*[range(n) for n in range(count, 1, -1)]):
        script[:] = draws
        asked.clear()
        shuffles.append(Permutation(count).sample([0], 0))
        assert asked == list(range(count, 1, -1))
    assert sorted(shuffles) == sorted(Permutation(count))


# What is no member ---------------------------------------------------------------------------------------------------


@given(rolls())
def test_a_roll_accepts_exactly_what_the_dice_can_show(roll: Roll) -> None:
    for count in range(roll.count + 2):
        for shown in product(range(-1, 7), repeat=count):
            assert roll.has(shown) == (count == roll.count and all(face in roll.faces for face in shown))


@given(splits())
def test_a_split_is_every_spread_that_serves_the_guards_first(split: Split) -> None:
    wanted = []
    for amounts in product(range(split.total + 1), repeat=len(split.targets)):
        served = all(n >= need for n, need in zip(amounts, split.needs, strict=True) if need >= 0)
        spilled = any(n for n, need in zip(amounts, split.needs, strict=True) if need < 0)
        guarded = any(need >= 0 for need in split.needs)
        fits = sum(amounts) == split.total and (not guarded or not spilled or served)
        assert split.has(amounts) == fits
        if fits:
            wanted.append(amounts)
    assert sorted(split) == wanted


@given(subsets())
def test_a_subset_is_every_choice_in_the_items_order_or_one_alone(subset: Subset) -> None:
    wanted = []
    for taken in product((False, True), repeat=len(subset.items)):
        chosen = tuple(item for item, take in zip(subset.items, taken, strict=True) if take)
        fits = subset.least <= len(chosen) <= subset.most
        assert subset.has(chosen) == fits
        if fits:
            wanted.append(chosen)
        if len(chosen) > 1:
            assert not subset.has(chosen[::-1]), "another order is no other choice"
            assert not subset.has((*chosen, chosen[-1])), "nothing is chosen twice"
    wanted.extend((loner,) for loner in subset.alone)
    assert set(subset) == set(wanted)
    assert subset.size() == len(wanted)


@given(subsets())
def test_who_stands_alone_stands_with_nobody(subset: Subset) -> None:
    for loner in subset.alone:
        assert subset.has((loner,))
        assert not subset.has((loner, loner))
        for item in subset.items:
            assert not subset.has((item, loner))
            assert not subset.has((loner, item))


@given(menus())
def test_a_menu_is_its_singles_and_every_pair_within_a_group(menu: Menu) -> None:
    wanted: list[Any] = list(menu.singles)
    for tag, firsts, seconds in menu.groups:
        wanted.extend((tag, first, second) for first in firsts for second in seconds)
    assert list(menu) == wanted
    for tag in ("move", "spawn"):
        for first in range(-1, 31):
            for second in range(-1, 7):
                assert menu.has((tag, first, second)) == ((tag, first, second) in wanted)


def test_a_menu_offers_no_first_that_has_no_second() -> None:
    menu = Menu(("pass",), (("move", (1, 2), ()), ("spawn", (3,), (4,))))
    assert menu.picks(()) == ("pass", ("spawn", 3))
    assert menu.picks((("spawn", 3),)) == (4,)
    assert menu.picks(("pass",)) == ()
    assert list(menu) == ["pass", ("spawn", 3, 4)]


@given(menus())
def test_a_menu_without_a_first_has_everything_else_in_the_same_order(menu: Menu) -> None:
    for first in range(-1, 31):
        left = menu.without(first)
        assert list(left) == [option for option in menu if option in menu.singles or option[1] != first]
        assert left.size() == len(list(left))


@pytest.mark.parametrize("count", range(5))
def test_a_permutation_accepts_exactly_the_orders_of_its_things(count: int) -> None:
    orders = sorted(Permutation(count))
    for length in range(count + 2):
        for order in product(range(-1, count + 1), repeat=length):
            assert Permutation(count).has(order) == (order in orders)


EXAMPLES: dict[str, Domain] = {
    "listed": Listed((1, 2, "x", (3, 4))),
    "menu": Menu(("pass",), (("move", (1, 2), (3, 4)),)),
    "roll": Roll(2, (1, 2, 3)),
    "subset": Subset((1, 2, 3), 1, 2, ("hermit",)),
    "split": Split(2, (10, 11), (1, -1)),
    "permutation": Permutation(2),
}
STRANGERS: list[Any] = [
    None,
    "",
    "stranger",
    99,
    -1,
    2.5,
    [],
    [1, 2],
    {},
    {"a": 1},
    (),
    (None,),
    ("a", "b"),
    (None, None),
    ([], []),
    ("move", 1),
    ("move", 1, 9),
    ("move", [], {}),
    ({}, {}, {}),
    (1, 2, 3, 4, 5),
    (-1, 3),
    (0.5, 1.5),
    ("a", 2),
    (0, None),
    ((), ()),
]


def verdict(domain: Domain, value: Any) -> Any:
    try:
        return domain.has(value)
    except Exception as error:
        return error


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_stranger_is_refused_and_not_choked_on(name: str) -> None:
    """Answers come from outside; whatever they are, membership is a yes or a no."""
    wrong = [(stranger, verdict(EXAMPLES[name], stranger)) for stranger in STRANGERS]
    assert [(stranger, said) for stranger, said in wrong if said is not False] == []


TWINS: dict[str, list[Any]] = {
    "listed": [True, 1.0, (3.0, 4)],
    "menu": [("move", True, 3), ("move", 1, 3.0)],
    "roll": [(True, 2), (1, 2.0)],
    "subset": [(True,), (1, 2.0)],
    "split": [(True, True), (2.0, 0)],
    "permutation": [(True, False), (0, 1.0)],
}


@pytest.mark.parametrize("name", TWINS)
def test_an_equal_value_of_another_type_is_no_member(name: str) -> None:
    """`true` or `1.0` from a browser would be kept in the state as they are: equal, but other bytes, another digest."""
    assert [twin for twin in TWINS[name] if EXAMPLES[name].has(twin)] == []


# Edges ---------------------------------------------------------------------------------------------------------------


def test_no_dice_roll_one_way() -> None:
    assert list(Roll(0, (1, 2))) == [()]


def test_equal_faces_count_as_often_as_the_die_shows_them() -> None:
    shown = list(Roll(1, (0, 0, 5)))
    assert shown == [(0,), (0,), (5,)]
    assert Roll(1, (0, 0, 5)).picks(()) == (0, 5)


def test_a_subset_can_always_stop_once_there_are_enough() -> None:
    subset = Subset((1, 2, 3), 1, 2)
    assert subset.picks(()) == (1, 2, 3)
    assert subset.picks((1,)) == (STOP, 2, 3)
    assert subset.picks((1, STOP)) == ()
    assert subset.picks((1, 2)) == ()
    assert subset.build((1, STOP)) == (1,)


def test_a_subset_offers_no_pick_that_leaves_too_few() -> None:
    assert Subset((1, 2, 3), 2, 3).picks(()) == (1, 2)


def test_more_than_there_are_means_all() -> None:
    assert Subset((1, 2), 0, 9).size() == 4


def test_choosing_nothing_can_be_picked_beside_those_who_stand_alone() -> None:
    subset = Subset((), 0, 0, ("hermit",))
    assert list(subset) == [(), ("hermit",)]
    assert sorted(reached(subset)) == [(), ("hermit",)]


def test_a_big_domain_is_never_listed() -> None:
    """A thousand dice, a thousand ways: size, membership, numbering and sampling stay exact."""
    roll = Roll(100, (1, 2, 3, 4, 5, 6))
    assert roll.size() == 6**100
    assert roll.at(6**100 - 1) == (6,) * 100
    assert roll.has(roll.sample([1], 0))
    split = Split(200, tuple(range(10)))
    assert split.has(split.at(split.size() - 1))
    assert split.at(0) == (0,) * 9 + (200,)
    subset = Subset(tuple(range(200)), 90, 110)
    assert subset.has(subset.at(subset.size() - 1))
    assert Permutation(52).at(0) == tuple(range(52))
    assert Permutation(52).at(Permutation(52).size() - 1) == tuple(range(51, -1, -1))


def test_a_guard_that_needs_more_than_there_is_takes_all() -> None:
    assert list(Split(3, (1, 2), (5, -1))) == [(3, 0)]


def test_a_guard_without_a_need_lets_everything_pass() -> None:
    assert sorted(Split(2, (1, 2), (0, -1))) == [(0, 2), (1, 1), (2, 0)]


def test_an_index_out_of_range_raises() -> None:
    for name, domain in EXAMPLES.items():
        if name in ("roll",):
            continue
        with pytest.raises(IndexError):
            domain.at(domain.size())


def test_a_member_that_stands_alone_may_be_called_stop() -> None:
    subset = Subset((0, 1, 2), 1, 3, (STOP,))
    assert subset.build((STOP,)) == (STOP,)
    assert sorted(map(repr, reached(subset))) == sorted(map(repr, subset))
