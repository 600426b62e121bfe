"""Limited play (DB-600.6, DB-C.4): packs, sealed pools, drafts, warbands built from them, and `reverie limited`."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from reverie.cli import app
from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.content.library import Library
from reverie.games.dreamblade.content.warbands import check_from_pool
from reverie.games.dreamblade.limited.model import (
    POOLS,
    Draft,
    greedy_draft,
    left_out,
    new_draft,
    open_pack,
    pool_digest,
    rating,
    replay_draft,
    sealed,
    suggest_warband,
)
from reverie.kernel.choice import IllegalAnswer
from reverie.kernel.game import SetupError
from reverie.kernel.text import LANGUAGES
from reverie.parts.commands import BadInput
from reverie.testing import rule

LIBRARY = GAME.library
PIECES = LIBRARY.pieces
SEEDS = range(40)


def rarities(pool: tuple[str, ...]) -> dict[str, int]:
    return dict(Counter(PIECES[id].rarity for id in pool))


# Packs and pools -----------------------------------------------------------------------------------------------------


@rule("DB-C.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_starter_has_ten_pieces_and_at_most_one_location(seed: int) -> None:
    pack = open_pack(LIBRARY, seed, "any", "starter")
    assert rarities(pack) == {"common": 5, "uncommon": 3, "rare": 2}
    assert sum(not PIECES[id].creature for id in pack) <= 1
    assert len(set(pack)) == 10


@rule("DB-C.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_booster_has_seven_pieces(seed: int) -> None:
    pack = open_pack(LIBRARY, seed, "any", "booster")
    assert rarities(pack) == {"common": 4, "uncommon": 2, "rare": 1}
    assert len(set(pack)) == 7


def test_every_piece_of_the_set_turns_up_and_no_other() -> None:
    found = {id for seed in range(400) for id in open_pack(LIBRARY, seed, "any", "booster")}
    assert found == {id for id, piece in PIECES.items() if piece.pack == "dreams"}


@rule("DB-C.4", "DB-600.6")
@pytest.mark.parametrize(("kind", "size"), [("starter", 17), ("boosters", 21)])
def test_a_pool_is_a_starter_and_a_booster_or_three_boosters(kind: str, size: int) -> None:
    for seed in SEEDS:
        pool = sealed(LIBRARY, seed, "A", kind)
        assert len(pool) == size
        assert max(Counter(pool).values()) <= len(POOLS[kind])


def test_a_pool_depends_on_seed_seat_and_kind_and_on_nothing_else() -> None:
    pools = [sealed(LIBRARY, seed, seat, kind) for seed in range(9) for seat in "AB" for kind in POOLS]
    assert len(set(pools)) == len(pools)
    assert pools == [sealed(LIBRARY, seed, seat, kind) for seed in range(9) for seat in "AB" for kind in POOLS]


def test_another_process_opens_the_same_pool() -> None:
    code = (
        "from reverie.games.dreamblade import GAME\n"
        "from reverie.games.dreamblade.limited.model import sealed, pool_digest\n"
        "print(pool_digest(GAME.library, sealed(GAME.library, 11, 'B', 'boosters')))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == pool_digest(LIBRARY, sealed(LIBRARY, 11, "B", "boosters"))


def test_an_unknown_kind_of_pool_is_refused() -> None:
    with pytest.raises(SetupError, match="there is no pool 'deck'; there are starter, boosters"):
        sealed(LIBRARY, 1, "A", "deck")


def test_without_the_set_there_are_no_boosters(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text("id: bare\nversion: 1\n", encoding="utf-8")
    with pytest.raises(SetupError, match="needs the pieces of the pack 'dreams'"):
        open_pack(Library((tmp_path,)), 1, "any", "booster")


def test_the_digest_proves_the_pool_whatever_its_order() -> None:
    pool = sealed(LIBRARY, 3, "A", "starter")
    digest = pool_digest(LIBRARY, pool)
    assert digest == pool_digest(LIBRARY, tuple(reversed(pool)))
    assert digest != pool_digest(LIBRARY, pool[1:])
    assert digest != pool_digest(LIBRARY, (*pool, pool[0]))
    assert digest != pool_digest(LIBRARY, sealed(LIBRARY, 4, "A", "starter"))


# Drafts --------------------------------------------------------------------------------------------------------------


def step(draft: Draft) -> Draft:
    """Everybody takes the first piece on offer."""
    for drafter in range(len(draft.packs)):
        draft = draft.pick(drafter, draft.options(drafter)[0])
    return draft


@rule("DB-C.4")
@pytest.mark.parametrize("drafters", range(2, 9))
def test_a_draft_deals_three_boosters_to_each_and_loses_none(drafters: int) -> None:
    draft = new_draft(LIBRARY, 5, drafters)
    dealt = Counter(id for packs in (draft.packs, *draft.unopened) for pack in packs for id in pack)
    assert sum(dealt.values()) == 21 * drafters
    steps = 0
    while not draft.done():
        assert draft.round == steps // 7
        draft, steps = step(draft), steps + 1
    assert steps == 21
    assert [len(pool) for pool in draft.picks] == [21] * drafters
    assert Counter(id for pool in draft.picks for id in pool) == dealt
    assert all(draft.options(drafter) == () for drafter in range(drafters))


@pytest.mark.parametrize("drafters", [1, 0, 9])
def test_a_draft_is_for_two_to_eight(drafters: int) -> None:
    with pytest.raises(SetupError, match="a draft is for 2 to 8"):
        new_draft(LIBRARY, 5, drafters)


@rule("DB-C.4")
def test_picks_are_simultaneous() -> None:
    draft = new_draft(LIBRARY, 5, 3)
    one = draft.pick(1, draft.options(1)[2])
    assert one.packs == draft.packs  # nobody sees anything yet
    assert one.picks == draft.picks
    assert one.options(1) == ()
    assert one.options(0) == draft.options(0)
    with pytest.raises(IllegalAnswer):
        one.pick(1, draft.options(1)[0])
    # In whatever order they decide, the same comes of it.
    wishes = {drafter: draft.options(drafter)[drafter] for drafter in range(3)}
    ends = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        after = draft
        for drafter in order:
            after = after.pick(drafter, wishes[drafter])
        ends.append(after)
    assert ends[0] == ends[1] == ends[2]
    assert ends[0].picks == tuple((wishes[drafter],) for drafter in range(3))


@rule("DB-C.4")
def test_packs_are_passed_on_and_the_direction_alternates() -> None:
    draft = new_draft(LIBRARY, 5, 4)
    for direction in (1, -1, 1):
        assert draft.direction() == direction
        before = draft.packs
        draft = step(draft)
        assert all(draft.packs[(d + direction) % 4] == before[d][1:] for d in range(4))
        for _ in range(6):
            draft = step(draft)
    assert draft.done()


@pytest.mark.parametrize(("drafter", "id"), [(0, "night-queen"), (0, ""), (4, "first"), (-1, "first")])
def test_nobody_takes_what_is_not_in_front_of_them(drafter: int, id: str) -> None:
    draft = new_draft(LIBRARY, 5, 4)
    with pytest.raises(IllegalAnswer, match="cannot take"):
        draft.pick(drafter, draft.packs[drafter % 4][0] if id == "first" else id)


def test_a_draft_is_a_plain_value_and_picks_leave_the_earlier_one_alone() -> None:
    draft = new_draft(LIBRARY, 5, 2)
    kept = msgspec.json.encode(draft)
    after = step(draft)
    assert msgspec.json.encode(draft) == kept
    assert msgspec.json.decode(msgspec.json.encode(after), type=Draft) == after


@rule("DB-C.4")
def test_a_draft_is_proved_by_its_seed_and_picks() -> None:
    draft = greedy_draft(LIBRARY, 9, 5)
    assert replay_draft(LIBRARY, 9, draft.picks) == draft
    halfway = tuple(pool[:10] for pool in draft.picks)
    assert replay_draft(LIBRARY, 9, halfway).picks == halfway
    with pytest.raises(IllegalAnswer):
        replay_draft(LIBRARY, 10, draft.picks)
    swapped = (draft.picks[1], draft.picks[0], *draft.picks[2:])
    with pytest.raises(IllegalAnswer):
        replay_draft(LIBRARY, 9, swapped)


def test_greedy_drafters_settle_on_few_aspects() -> None:
    for pool in greedy_draft(LIBRARY, 2, 6).picks:
        aspects = Counter(aspect for id in pool for aspect in PIECES[id].of)
        assert sum(n for _aspect, n in aspects.most_common(2)) >= 0.6 * sum(aspects.values())


# Warbands from pools -------------------------------------------------------------------------------------------------


@rule("DB-600.6", "DB-600.1", "DB-600.3")
@pytest.mark.parametrize("kind", POOLS)
def test_a_suggested_warband_is_16_pieces_of_the_pool_and_can_be_played(kind: str) -> None:
    for seed in SEEDS:
        pool = sealed(LIBRARY, seed, "B", kind)
        band = suggest_warband(LIBRARY, pool)
        assert sum(band.values()) == 16
        assert check_from_pool(LIBRARY, pool, band) == []
        assert len(GAME.setup({"warbands": [band, band]})["warbands"][0]) == 16
        out = left_out(LIBRARY, pool)
        assert Counter(band) + Counter(id for id, _why in out) == Counter(pool)
        assert all(why in ("aspect", "crowded", "weak") for _id, why in out)
        costs = [PIECES[id].cost for id in band]
        assert costs == sorted(costs)


def test_a_suggested_warband_has_fewer_aspects_to_serve_than_the_pool() -> None:
    def spread(ids: list[str]) -> float:
        counts = Counter(aspect for id in ids for aspect in PIECES[id].of).most_common()
        return sum(n for _aspect, n in counts[:2]) / sum(n for _aspect, n in counts)

    pools = [sealed(LIBRARY, seed, "A", "boosters") for seed in SEEDS]
    bands = [list(Counter(suggest_warband(LIBRARY, pool)).elements()) for pool in pools]
    better = sum(spread(band) >= spread(list(pool)) for band, pool in zip(bands, pools, strict=True))
    assert better >= 0.9 * len(pools)


@rule("DB-600.3")
def test_a_fourth_copy_is_left_out_and_a_small_pool_is_taken_whole() -> None:
    pool = ("harbour-warden",) * 5 + ("ferry-squire",)
    assert left_out(LIBRARY, pool) == (("harbour-warden", "copies"),) * 2
    assert suggest_warband(LIBRARY, pool) == {"ferry-squire": 1, "harbour-warden": 3}


def test_the_rating_is_what_it_says() -> None:
    for piece in PIECES.values():
        worth = sum(piece.symbols) - 1 + rating(piece)
        if not piece.abilities and piece.creature:
            assert worth == piece.power + piece.defense + piece.life - 2 * piece.cost
        if not piece.creature:
            assert worth == 2 * len(piece.abilities)  # no location has a drawback


@rule("DB-600.6")
def test_a_warband_that_is_not_from_its_pool_is_told_what_is_wrong() -> None:
    pool = sealed(LIBRARY, 1, "A", "starter")
    band = suggest_warband(LIBRARY, pool)
    stranger = next(id for id in sorted(PIECES) if id not in pool)
    first = next(iter(band))
    owned = pool.count(first)

    def told(**change: int) -> str:
        pieces = dict(band) | {id.replace("_", "-"): n for id, n in change.items()}
        return "; ".join(check_from_pool(LIBRARY, pool, pieces))

    assert told() == ""
    assert f"{stranger!r} is 1 times in the warband and 0 times in the pool (DB-600.6)" in told(**{stranger: 1})
    assert f"is {owned + 1} times in the warband and {owned} times in the pool" in told(**{first: owned + 1})
    assert "17 miniatures; a warband has at most 16 (DB-600.1)" in told(**{stranger: 1})
    assert "there is no miniature 'nobody'" in told(nobody=1)
    assert "'savage-ogre' is listed, not playable" in told(savage_ogre=1)


# The command ---------------------------------------------------------------------------------------------------------


def reverie(*args: str) -> str:
    done = CliRunner().invoke(app, ["limited", *args], catch_exceptions=False, env={"COLUMNS": "120"})
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.mark.parametrize(("kind", "size"), [("starter", 17), ("boosters", 21)])
@pytest.mark.parametrize("seat", ["A", "B"])
def test_sealed_prints_the_pool_for_machines(kind: str, size: int, seat: str) -> None:
    told = json.loads(reverie("sealed", "--seed", "7", "--kind", kind, "--seat", seat, "--json"))
    pool = sealed(LIBRARY, 7, seat, kind)
    assert [piece["id"] for piece in told["pool"]] == list(pool)
    assert (told["seed"], told["kind"], told["seat"], len(told["pool"])) == (7, kind, seat, size)
    assert told["digest"] == pool_digest(LIBRARY, pool)
    assert told["warband"] == suggest_warband(LIBRARY, pool)
    assert len(told["left_out"]) == size - 16
    for piece in told["pool"]:
        printed = PIECES[piece["id"]]
        assert piece["cost"] == printed.printed_cost()
        assert piece["stats"] == (printed.data.stats if printed.creature else None)
        assert len(piece["abilities"]) == len(printed.abilities)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sealed_prints_the_pool_for_people(language: str) -> None:
    told = reverie("sealed", "--seed", "7", "--lang", language)
    pool = sealed(LIBRARY, 7, "A", "starter")
    assert pool_digest(LIBRARY, pool) in told
    for id in pool:
        name = LIBRARY.name("piece", id, language)
        line = next(line for line in told.splitlines() if name in line)
        assert line.startswith(PIECES[id].printed_cost())
        assert not PIECES[id].creature or str(PIECES[id].data.stats) in line


@rule("DB-600.6")
def test_the_warband_that_sealed_writes_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    reverie("sealed", "--seed", "7", "--out", str(file))
    args = [
        "play",
        "dreamblade",
        "--warband",
        f"A={file}",
        "--seat",
        "A=random",
        "--option",
        "victory=1",
        "--seed",
        "1",
    ]
    record = tmp_path / "game.jsonl"
    done = CliRunner().invoke(app, [*args, "--record", str(record)], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    header = json.loads(record.read_text(encoding="utf-8").splitlines()[0])
    band = suggest_warband(LIBRARY, sealed(LIBRARY, 7, "A", "starter"))
    assert Counter(header["setup"]["warbands"][0]) == band


def test_draft_prints_everybodys_pool() -> None:
    told = json.loads(reverie("draft", "--seed", "3", "--drafters", "4", "--bot", "greedy", "--json"))
    draft = greedy_draft(LIBRARY, 3, 4)
    assert [[piece["id"] for piece in pool["pool"]] for pool in told["pools"]] == [list(p) for p in draft.picks]
    assert [pool["drafter"] for pool in told["pools"]] == [1, 2, 3, 4]
    people = reverie("draft", "--seed", "3", "--drafters", "4")
    assert all(f"Drafter {n}: 21 pieces" in people for n in (1, 2, 3, 4))


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("sealed", "--seed", "1", "--kind", "deck"), "there are starter, boosters"),
        (("sealed", "--seed", "1", "--seat", "J"), "the seats are the letters A to H"),
        (("sealed", "--seed", "1", "--out", "band.txt"), "ends in .yaml"),
        (("sealed", "--seed", "1", "--lang", "de"), "there are en, pl"),
        (("draft", "--seed", "1", "--bot", "oracle"), "there is greedy"),
    ],
)
def test_bad_options_are_told(args: tuple[str, ...], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        CliRunner().invoke(app, ["limited", *args], catch_exceptions=False)


@pytest.mark.parametrize(
    "args", [("sealed",), ("sealed", "--seed", "x"), ("draft", "--seed", "1", "--drafters", "9"), ("draft",)]
)
def test_options_out_of_range_or_missing_are_refused(args: tuple[str, ...]) -> None:
    assert CliRunner().invoke(app, ["limited", *args]).exit_code == 2
