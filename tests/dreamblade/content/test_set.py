"""The set "dreams" is what the briefs DB-C.2 and DB-C.3 ask for."""

from __future__ import annotations

from collections import Counter

import pytest

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.content.library import warband_troubles
from reverie.games.dreamblade.rules.keywords import ASPECT_NAMES, KEYWORDS, LINEAGES
from reverie.games.dreamblade.rules.pieces import Piece
from reverie.testing import rule

PIECES = [piece for piece in GAME.library.pieces.values() if piece.pack == "dreams"]
CREATURES = [piece for piece in PIECES if piece.creature]
LOCATIONS = [piece for piece in PIECES if not piece.creature]
VALOR, MADNESS, FEAR, PASSION = range(4)
HOMES = {
    "Janus": (VALOR, MADNESS),
    "Lost": (MADNESS,),
    "Hivelings": (FEAR,),
    "Hellbred": (FEAR, PASSION),
    "Bloodcut": (VALOR, PASSION),
}
BANDS = GAME.library.warbands
ONE_ASPECT = {"breakwater-watch": VALOR, "wandering-tide": MADNESS, "lightless-water": FEAR, "red-current": PASSION}
OF_A_LINEAGE = {
    "fleet-of-two-faces": "Janus",
    "drowned-names": "Lost",
    "waking-comb": "Hivelings",
    "sunken-pyre": "Hellbred",
    "crescent-hunt": "Bloodcut",
}
NEGATIVE_BLADES = ("Fumble", "Appease")


def members(band: str) -> list[Piece]:
    return [GAME.library.pieces[id] for id, count in BANDS[band].items() for _ in range(count)]


def bearing(pieces: list[Piece], *sources: str) -> list[str]:
    """Which pieces have one of these abilities, as written."""
    return [piece.id for piece in pieces if any(a.source in sources for a in piece.abilities)]


def with_keyword(pieces: list[Piece], *keywords: str) -> list[str]:
    return [piece.id for piece in pieces if any(a.keyword in keywords for a in piece.abilities)]


# DB-C.2: the pieces --------------------------------------------------------------------------------------------------


@rule("DB-C.2")
def test_there_are_96_pieces_84_creatures_and_12_locations() -> None:
    assert (len(PIECES), len(CREATURES), len(LOCATIONS)) == (96, 84, 12)
    assert sorted(piece.number for piece in PIECES) == list(range(1, 97))


@rule("DB-C.2")
@pytest.mark.parametrize("aspect", range(4), ids=ASPECT_NAMES)
def test_each_aspect_has_19_creatures_and_3_locations_of_its_own(aspect: int) -> None:
    assert sum(piece.of == (aspect,) for piece in CREATURES) == 19
    assert sum(piece.of == (aspect,) for piece in LOCATIONS) == 3


@rule("DB-C.2")
def test_eight_creatures_have_two_aspects_in_six_pairs() -> None:
    pairs = [piece.of for piece in PIECES if len(piece.of) > 1]
    assert len(pairs) == 8
    assert all(len(pair) == 2 for pair in pairs)
    # VM, FP, VP, MF and the two that are left.
    assert Counter(pairs).keys() == {(0, 1), (2, 3), (0, 3), (1, 2), (0, 2), (1, 3)}
    assert all(len(piece.of) == 1 for piece in LOCATIONS)


@rule("DB-C.2")
@pytest.mark.parametrize("aspect", range(4), ids=ASPECT_NAMES)
def test_the_cost_curve_of_each_aspect(aspect: int) -> None:
    costs = Counter(min(piece.cost, 11) for piece in CREATURES if piece.of == (aspect,))
    assert costs == {2: 2, 3: 3, 4: 3, 5: 3, 6: 2, 7: 2, 8: 1, 9: 1, 10: 1, 11: 1}
    assert all(piece.cost <= 12 for piece in CREATURES)


@rule("DB-C.2")
def test_locations_cost_2_to_5() -> None:
    assert all(2 <= piece.cost <= 5 for piece in LOCATIONS)


@rule("DB-C.2", "DB-300.14")
def test_a_third_of_the_set_is_of_each_rarity() -> None:
    assert Counter(piece.rarity for piece in PIECES) == {"common": 32, "uncommon": 32, "rare": 32}


@rule("DB-C.2", "DB-500", "DB-501", "DB-502", "DB-503", "DB-504")
def test_five_lineages_of_eight_creatures_keep_to_their_aspects() -> None:
    assert Counter(piece.lineage for piece in PIECES if piece.lineage) == dict.fromkeys(LINEAGES, 8)
    assert all(piece.creature for piece in PIECES if piece.lineage)
    for piece in CREATURES:
        if piece.lineage:
            assert any(aspect in piece.of for aspect in HOMES[piece.lineage]), piece.id


@rule("DB-C.2")
def test_one_two_and_three_aspect_symbols_are_60_25_and_15_percent() -> None:
    shares = Counter(sum(piece.symbols) for piece in PIECES)
    assert sorted(shares) == [1, 2, 3]
    for symbols, percent in ((1, 60), (2, 25), (3, 15)):
        assert abs(100 * shares[symbols] / len(PIECES) - percent) <= 1.1, symbols  # one piece is about 1 %


@rule("DB-C.2")
@pytest.mark.parametrize("keyword", KEYWORDS)
def test_every_keyword_stands_on_at_least_two_pieces(keyword: str) -> None:
    assert len(with_keyword(PIECES, keyword)) >= 2


@rule("DB-C.2")
def test_the_guards_hold() -> None:
    for piece in PIECES:
        for a in piece.abilities:
            assert a.keyword != "Channel" or a.x == 1, piece.id
            assert a.keyword != "Energize" or 1 <= a.x <= 2, piece.id
            assert a.keyword not in ("Wail", "Purge", "Demolish") or not a.multi, piece.id
            assert a.kind != "A" or not a.standing(), piece.id  # DB-Q.81


@rule("DB-C.2")
@pytest.mark.parametrize(
    ("least", "abilities"),
    [
        (4, ("{S}: Energize 1", "{S}: Energize 2")),
        (1, ("{B}: Advance",)),
        (1, ("{B*}: Crit 1",)),
        (1, ("{1}: Advance",)),
    ],
)
def test_locations_have_the_abilities_asked_for(least: int, abilities: tuple[str, ...]) -> None:
    assert len(bearing(LOCATIONS, *abilities)) >= least


@rule("DB-C.2")
@pytest.mark.parametrize(
    ("least", "keywords"), [(2, ("Bolster", "Invigorate")), (2, ("Weaken", "Panic")), (1, ("Ambush",))]
)
def test_locations_have_the_keywords_asked_for(least: int, keywords: tuple[str, ...]) -> None:
    assert len(with_keyword(LOCATIONS, *keywords)) >= least


@rule("DB-C.2")
def test_at_least_two_locations_have_blade_abilities() -> None:
    assert sum(bool(piece.blade) for piece in LOCATIONS) >= 2


# DB-C.3: the warbands ------------------------------------------------------------------------------------------------


@rule("DB-C.3", "DB-600.1", "DB-600.3")
def test_the_ten_warbands_are_of_16_pieces_of_the_set() -> None:
    assert sorted(BANDS) == sorted([*ONE_ASPECT, *OF_A_LINEAGE, "sampler"])
    for id, band in BANDS.items():
        assert warband_troubles(GAME.library, band) == [], id
        assert len(members(id)) == 16, id
        assert all(piece.pack == "dreams" for piece in members(id)), id


@rule("DB-C.3")
@pytest.mark.parametrize("band", ONE_ASPECT)
def test_four_warbands_are_of_one_aspect(band: str) -> None:
    assert all(piece.of == (ONE_ASPECT[band],) for piece in members(band))


@rule("DB-C.3")
@pytest.mark.parametrize("band", OF_A_LINEAGE)
def test_five_warbands_of_two_aspects_are_built_around_a_lineage(band: str) -> None:
    lineage = OF_A_LINEAGE[band]
    assert sum(piece.lineage == lineage for piece in members(band)) > 8
    aspects = sorted({aspect for piece in members(band) for aspect in piece.of})
    assert len(aspects) == 2
    assert all(aspect in aspects for aspect in HOMES[lineage])


@rule("DB-C.3")
def test_the_sampler_is_of_valor_and_madness_at_nearly_every_cost_from_2_to_12() -> None:
    pieces = members("sampler")
    assert all(piece.of in ((VALOR,), (MADNESS,)) for piece in pieces)
    assert {piece.of for piece in pieces} == {(VALOR,), (MADNESS,)}
    costs = sorted({piece.cost for piece in pieces})
    assert (costs[0], costs[-1]) == (2, 12)
    assert len(costs) >= 10  # of eleven
    assert sum(sum(piece.symbols) > 1 for piece in pieces) <= 2
    assert sum(not piece.creature for piece in pieces) == 1


@rule("DB-C.3")
def test_the_sampler_shows_the_tricks_of_the_rulebook() -> None:
    pieces = members("sampler")
    assert len(with_keyword(pieces, "Defender")) == 1
    assert len(with_keyword(pieces, "Advance", "Skirmish")) >= 2
    negative = [p.id for p in pieces if any(a.keyword in NEGATIVE_BLADES for a in p.blade)]
    assert len(negative) == 2
    assert len(with_keyword(pieces, "Fortunate")) == 1
    assert sum(any(a.multi for a in p.blade) for p in pieces) >= 1
    assert len(with_keyword(pieces, "Bodyguard")) == 1
