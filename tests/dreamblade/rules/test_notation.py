"""Abilities, costs and stats as the game writes them: what is read from each, and what is told of wrong ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.games.dreamblade.content import library as content
from reverie.games.dreamblade.rules.keywords import ASPECT_NAMES, KEYWORDS, LINEAGES, OWN_KEYWORDS
from reverie.games.dreamblade.rules.notation import (
    FREE_X,
    NO_COST,
    Ability,
    NotationError,
    parse_ability,
    parse_cost,
    parse_stats,
)
from reverie.testing import rule

TYPES = ("Beast", "Machine")

SAMPLES = {
    "Advance": "{B}: Advance",
    "Ambush": "Ambush 2",
    "Appease": "{C}: Appease",
    "Assault": "{B}: Assault 3",
    "Bloodthirsty": "Bloodthirsty",
    "Bodyguard": "Bodyguard",
    "Bolster": "Bolster +2",
    "Bomb": "{BB}: Bomb 4",
    "Channel": "Channel 1",
    "Charge": "Charge 2",
    "Copy": "Copy",
    "Crit": "{B}: Crit 5",
    "Defender": "Defender",
    "Demolish": "{B}: Demolish",
    "Detonate": "Detonate",
    "Dominate": "Dominate",
    "Drain": "Drain 1",
    "Energize": "{S}: Energize 2",
    "Enrage": "Enrage +1",
    "Expel": "{B*}: Expel",
    "Fade": "Fade",
    "Ferocity": "{B}: Ferocity",
    "Fight": "Fight (Fear) +2",
    "Flanking": "{B}: Flanking 3",
    "Fortunate": "Fortunate 2",
    "Fumble": "{B}: Fumble 5",
    "Geomancy": "Geomancy 1",
    "Hell's Fury": "Hell's Fury",
    "Heroics": "{B}: Heroics 3",
    "Inciter": "Inciter 1",
    "Invigorate": "Invigorate 2",
    "Loner": "Loner",
    "Lure": "{B}: Lure",
    "Nullify": "Nullify",
    "Pack": "{B}: Pack",
    "Panic": "Panic 1",
    "Payback": "{B}: Payback",
    "Purge": "{BB}: Purge",
    "Raise": "{2}: Raise",
    "Regenerate": "Regenerate",
    "Reincarnate": "Reincarnate",
    "Reinforce": "Reinforce",
    "Relentless": "Relentless",
    "Respawn": "Respawn {4}",
    "Scare": "{B}: Scare",
    "Skirmish": "{B}: Skirmish",
    "Stalwart": "{B}: Stalwart",
    "Strikeback": "Strikeback 3",
    "Swap": "{B}: Swap",
    "Teleport": "{B}: Teleport",
    "Thanatomancy": "Thanatomancy",
    "Unique": "Unique Ekkyon",
    "Vengeance": "Vengeance 3",
    "Vessel": "Vessel 5",
    "Wail": "{B}: Wail",
    "Warpstrike": "{B}: Warpstrike 4",
    "Weaken": "Weaken 1",
}
"""Every keyword of table 6.2, written as a content file writes it."""


def requirement(a: Ability) -> tuple[int, bool, int, bool, bool]:
    """Blades, multi, spawn points, score, comes into play."""
    return (a.blades, a.multi, a.cost, a.score, a.comes)


def wrong(text: str, *parts: str) -> None:
    """The ability is refused: the message repeats it and holds all of these parts."""
    with pytest.raises(NotationError) as caught:
        parse_ability(text, TYPES)
    told = str(caught.value)
    assert told.startswith(repr(text) + ": "), told
    for part in parts:
        assert part in told, told


# Keywords ------------------------------------------------------------------------------------------------------------


def test_the_samples_are_the_57_keywords_of_the_reference() -> None:
    ids = (Path(content.RULEBOOK) / "rule_ids.txt").read_text(encoding="utf-8").split("\n")
    wanted = {line for line in ids if line.startswith("DB-K.")}
    assert len(wanted) == 57
    assert {KEYWORDS[name].rule for name in SAMPLES} == wanted
    assert set(KEYWORDS) - set(SAMPLES) == set(OWN_KEYWORDS)


@pytest.mark.parametrize("name", SAMPLES)
def test_every_keyword_is_read_as_itself(name: str) -> None:
    a = parse_ability(SAMPLES[name])
    assert a.keyword == name
    assert a.source == SAMPLES[name]
    assert a.kind == KEYWORDS[name].kind
    assert a.rule == KEYWORDS[name].rule


@rule("DB-900.11", "DB-Q.92", "DB-D.9", "DB-D.10")
def test_the_keywords_that_may_be_declined_are_those_of_the_reference() -> None:
    may = {name for name in SAMPLES if parse_ability(SAMPLES[name]).may}
    assert may == {
        "Advance",
        "Bomb",
        "Expel",
        "Fortunate",
        "Lure",
        "Purge",
        "Raise",
        "Scare",
        "Skirmish",
        "Swap",
        "Teleport",
    }


def test_the_kinds_of_the_keywords_are_those_of_the_reference() -> None:
    kinds: dict[str, str] = dict.fromkeys("ASTR", "")
    for name in SAMPLES:
        kinds[KEYWORDS[name].kind] += f" {name}"
    assert kinds == {
        "A": " Advance Appease Assault Bomb Crit Demolish Expel Ferocity Flanking Fumble Heroics Lure Pack Payback"
        " Purge Raise Scare Skirmish Stalwart Swap Teleport Wail Warpstrike",
        "S": " Bodyguard Bolster Channel Copy Dominate Drain Energize Enrage Fight Geomancy Hell's Fury Inciter"
        " Invigorate Nullify Panic Relentless Thanatomancy Weaken",
        "T": " Ambush Bloodthirsty Charge Detonate Fade Fortunate Regenerate Reincarnate Strikeback Vessel",
        "R": " Defender Loner Reinforce Respawn Unique Vengeance",
    }


# Requirements --------------------------------------------------------------------------------------------------------


@rule("DB-303", "DB-E.11", "DB-G.activation_requirements")
@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Bodyguard", (0, False, NO_COST, False, False)),
        ("{B}: Advance", (1, False, NO_COST, False, False)),
        ("{B*}: Advance", (1, True, NO_COST, False, False)),
        ("{BB}: Advance", (2, False, NO_COST, False, False)),
        ("{BB*}: Advance", (2, True, NO_COST, False, False)),
        ("{0}: Advance", (0, False, 0, False, False)),
        ("{1}: Advance", (0, False, 1, False, False)),
        ("{12}: Advance", (0, False, 12, False, False)),
        ("{S}: Bodyguard", (0, False, NO_COST, True, False)),
        ("{C}: Advance", (0, False, NO_COST, False, True)),
        ("{S}{2}: Advance", (0, False, 2, True, False)),
        ("{S}{B}: Advance", (1, False, NO_COST, True, False)),
        ("{B*}{S}: Advance", (1, True, NO_COST, True, False)),
        ("{S} {C}: Advance", (0, False, NO_COST, True, True)),
        ("{X}: Warpstrike X", (0, False, FREE_X, False, False)),
        ("{S}{X}: Warpstrike X", (0, False, FREE_X, True, False)),
    ],
)
def test_every_requirement_is_read(text: str, wanted: tuple[int, bool, int, bool, bool]) -> None:
    assert requirement(parse_ability(text)) == wanted


@rule("DB-G.active")
@pytest.mark.parametrize(
    ("text", "standing"),
    [
        ("Bolster +2", True),
        ("{S}: Bolster +2", True),
        ("{B}: Bolster +2", False),
        ("{2}: Bolster +2", False),
        ("{0}: Bolster +2", False),
        ("{C}: Bolster +2", False),
        ("{S}{2}: Bolster +2", False),
    ],
)
def test_an_ability_stands_by_itself_without_a_requirement_or_with_score_alone(text: str, standing: bool) -> None:
    assert parse_ability(text).standing() is standing


@pytest.mark.parametrize("text", ["  {B}:Crit 5 ", "{B} : Crit 5", "{B}:  Crit   5"])
def test_spaces_do_not_matter(text: str) -> None:
    a = parse_ability(text)
    assert (a.keyword, a.x, a.blades, a.source) == ("Crit", 5, 1, text.strip())


@pytest.mark.parametrize("symbol", ["Q", "b", "BBB", "B+", "-1", "", "n", "1.5"])
def test_an_unknown_symbol_is_named_and_the_known_ones_are_told(symbol: str) -> None:
    wrong(f"{{{symbol}}}: Advance", f"unknown symbol {{{symbol}}}", "{B} {B*} {BB} {BB*} {S} {C} {X}", "{2}")


def test_a_digit_that_is_no_number_is_an_unknown_symbol() -> None:
    wrong("{²}: Advance", "unknown symbol {²}")


@pytest.mark.parametrize("text", ["B: Advance", "{B} and: Advance", "Advance: Crit 2", "{B: Advance", "B}: Advance"])
def test_before_the_colon_stand_symbols_only(text: str) -> None:
    wrong(text, "what stands before the colon must be symbols such as {B}, {2}, {S} or {C}")


def test_a_symbol_without_a_colon_is_no_keyword() -> None:
    wrong("{B} Crit 5", "unknown keyword '{B}'")


@pytest.mark.parametrize("text", ["{B}{B}: Crit 2", "{B}{BB}: Crit 2", "{B*}{BB*}: Crit 2"])
def test_only_one_kind_of_blade_may_be_required(text: str) -> None:
    wrong(text, "only one kind of blade may be required")


@pytest.mark.parametrize("text", ["{B}{2}: Advance", "{2}{C}: Advance", "{B}{C}: Advance", "{S}{B}{1}: Advance"])
def test_blades_points_and_coming_into_play_are_not_required_together(text: str) -> None:
    wrong(text, "blades, spawn points and coming into play cannot be required together")


# Senseless pairs, missing requirements -------------------------------------------------------------------------------


@rule("DB-Q.68")
@pytest.mark.parametrize(
    ("text", "keyword", "fit"),
    [
        ("{2}: Crit 3", "Crit", "blades such as {B}"),
        ("{C}: Crit 3", "Crit", "blades such as {B}"),
        ("{S}{2}: Fumble 3", "Fumble", "blades such as {B}"),
        ("{1}: Ferocity", "Ferocity", "blades such as {B}"),
        ("{1}: Flanking 2", "Flanking", "blades such as {B}"),
        ("{1}: Heroics 2", "Heroics", "blades such as {B}"),
        ("{1}: Pack", "Pack", "blades such as {B}"),
        ("{1}: Payback", "Payback", "blades such as {B}"),
        ("{1}: Stalwart", "Stalwart", "blades such as {B}"),
        ("{B}: Channel 1", "Channel", "no requirement, {S}, spawn points such as {2}, {C}"),
        ("{B}: Dominate", "Dominate", "no requirement, {S}, spawn points such as {2}, {C}"),
        ("{B}: Loner", "Loner", "no requirement, {S}, spawn points such as {2}, {C}"),
        ("{B}: Defender", "Defender", "no requirement, {S}, spawn points such as {2}, {C}"),
        ("{2}: Energize 1", "Energize", "no requirement, {S}"),
        ("{C}: Energize 1", "Energize", "no requirement, {S}"),
        ("{B}: Respawn {4}", "Respawn", "no requirement"),
        ("{S}: Reinforce", "Reinforce", "no requirement"),
        ("{C}: Unique Ekkyon", "Unique", "no requirement"),
        ("{S}: Vengeance 2", "Vengeance", "no requirement"),
        ("{B}: Initiative +1", "Initiative", "no requirement, {S}"),
    ],
)
def test_a_senseless_pair_is_refused_and_what_fits_is_told(text: str, keyword: str, fit: str) -> None:
    wrong(text, f"{keyword} could never work like this; it goes with {fit} (DB-Q.68)")


@rule("DB-Q.81")
@pytest.mark.parametrize("name", [name for name in SAMPLES if KEYWORDS[name].kind == "A"])
def test_an_effect_needs_something_that_sets_it_off(name: str) -> None:
    body = SAMPLES[name].partition(": ")[2]
    wrong(body, f"{name} happens when something sets it off; give it", "blades such as {B}", "(DB-Q.81)")
    wrong("{S}: " + body, f"{name} happens when something sets it off; give it", "(DB-Q.81)")
    assert parse_ability("{B}: " + body).keyword == name


# Unknown keywords ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "named", "near"),
    [
        ("{B}: Crot 5", "Crot", "Crit"),
        ("{B}: crit 5", "crit", "Crit"),
        ("Bodygaurd", "Bodygaurd", "Bodyguard"),
        ("{B}: Warpstrik 2", "Warpstrik", "Warpstrike"),
        ("Regenerates", "Regenerates", "Regenerate"),
        ("Hell's Furry", "Hell's", "Hell's Fury"),
    ],
)
def test_an_unknown_keyword_is_named_with_the_nearest_known_one(text: str, named: str, near: str) -> None:
    wrong(text, f"unknown keyword {named!r}", f"did you mean {near!r}?")


@pytest.mark.parametrize("text", ["Zzyzx 3", "{B}: ", "", ":"])
def test_when_nothing_is_near_all_keywords_are_told(text: str) -> None:
    wrong(text, "unknown keyword", "; known are Advance, Ambush,", "Weaken")


# Numbers -------------------------------------------------------------------------------------------------------------


@rule("DB-900.15")
@pytest.mark.parametrize(
    ("text", "x"),
    [
        ("{B}: Crit 5", 5),
        ("{B}: Crit +5", 5),
        ("Bolster +2", 2),
        ("Bolster 2", 2),
        ("Ambush 10", 10),
        ("Respawn {4}", 4),
        ("Respawn {0}", 0),
        ("Fight Fear +3", 3),
        ("Initiative +2", 2),
        ("Copy", 0),
    ],
)
def test_the_number_is_x(text: str, x: int) -> None:
    assert parse_ability(text).x == x


@rule("DB-Q.52", "DB-900.15")
def test_numbers_may_be_negative() -> None:
    assert parse_ability("{B}: Crit -2").x == -2
    assert parse_ability("Enrage -1").x == -1
    assert parse_ability("Initiative -1").x == -1


@pytest.mark.parametrize(
    ("text", "needs"),
    [
        ("Ambush", "Ambush needs a number, as in Ambush 2"),
        ("{B}: Crit", "Crit needs a number, as in Crit 2"),
        ("Bolster", "Bolster needs a number, as in Bolster +2"),
        ("Bolster Janus", "Bolster needs a number, as in Bolster +2"),
        ("Enrage self", "Enrage needs a number, as in Enrage +2"),
        ("Fight Fear", "Fight needs a number, as in Fight +2"),
        ("Respawn", "Respawn needs a cost, as in Respawn {4}"),
        ("Vengeance", "Vengeance needs a number, as in Vengeance 2"),
    ],
)
def test_a_missing_number_is_asked_for(text: str, needs: str) -> None:
    wrong(text, needs)


def test_every_keyword_that_takes_a_number_asks_for_it() -> None:
    for name, sample in SAMPLES.items():
        if KEYWORDS[name].number:
            head, colon, body = sample.rpartition(": ")
            bare = head + colon + " ".join(word for word in body.split() if not any(c.isdigit() for c in word))
            wrong(bare, f"{name} needs ")


@pytest.mark.parametrize("text", ["{B}: Crit 2 3", "Bolster +1 +2", "Ambush 2 2"])
def test_a_second_number_is_refused(text: str) -> None:
    wrong(text, "takes one number")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Bodyguard 2", "2"),
        ("{B}: Advance 1", "1"),
        ("{B}: Crit 2.5", "2.5"),
        ("{B}: Crit many", "many"),
        ("Respawn 4", "4"),
        ("Ambush {2}", "{2}"),
    ],
)
def test_a_number_where_none_belongs_is_refused(text: str, word: str) -> None:
    wrong(text, f"{word!r} does not fit")


@rule("DB-G.X", "DB-DP.22")
def test_a_free_x_is_paid_in_spawn_points() -> None:
    a = parse_ability("{X}: Warpstrike X")
    assert (a.cost, a.x) == (FREE_X, 0)
    wrong("{X}: Warpstrike 2", "{X} needs a keyword whose value is X, such as {X}: Warpstrike X")
    wrong("{X}: Advance", "{X} needs a keyword whose value is X")
    wrong("{B}: Warpstrike X", "'X' does not fit Warpstrike")


# Qualifiers ----------------------------------------------------------------------------------------------------------


@rule("DB-900.14", "DB-G.mod_aspect")
@pytest.mark.parametrize("aspect", ASPECT_NAMES)
def test_an_aspect_narrows(aspect: str) -> None:
    a = parse_ability(f"Nullify {aspect}")
    assert a.aspect == ASPECT_NAMES.index(aspect)
    assert a.narrowed()


@rule("DB-900.14", "DB-G.mod_lineage")
@pytest.mark.parametrize("lineage", LINEAGES)
def test_a_lineage_narrows(lineage: str) -> None:
    for text in (f"Bolster +2 {lineage}", f"Bolster {lineage} +2", f"Bolster +2 ({lineage})"):
        a = parse_ability(text)
        assert (a.lineage, a.x) == (lineage, 2)
        assert a.narrowed()


@rule("DB-900.14", "DB-G.mod_type")
def test_a_type_that_pieces_carry_narrows() -> None:
    a = parse_ability("Fight (Beast) +2", TYPES)
    assert (a.group, a.x) == ("Beast", 2)
    with pytest.raises(NotationError, match="'Beast' does not fit Fight"):
        parse_ability("Fight (Beast) +2")


@rule("DB-900.14", "DB-G.mod_enemies")
def test_enemies_narrows() -> None:
    assert parse_ability("Nullify Enemies").enemies
    assert not parse_ability("Nullify").enemies
    assert parse_ability("{B}: Teleport Enemies").enemies


@rule("DB-900.14", "DB-G.self")
@pytest.mark.parametrize("text", ["Bolster +2 self", "Bolster +2 (self)", "Bolster self +2", "Bolster +2 Self"])
def test_self_narrows(text: str) -> None:
    a = parse_ability(text)
    assert (a.self_only, a.x) == (True, 2)
    assert not a.narrowed()


def test_nothing_narrows_an_ability_that_says_nothing() -> None:
    a = parse_ability("Bolster +2", TYPES)
    assert (a.self_only, a.enemies, a.lineage, a.group, a.narrowed()) == (False, False, "", "", False)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{B}: Crit 2 Valor", "'Valor' does not fit Crit; nothing may stand there"),
        ("Bloodthirsty self", "'self' does not fit Bloodthirsty; nothing may stand there"),
        ("Bolster +2 Enemies", "'Enemies' does not fit Bolster; it may be narrowed by Valor, Madness, Fear, Passion, "),
        ("Nullify Courage", "'Courage' does not fit Nullify; it may be narrowed by Valor"),
        ("Ambush 2 self", "'self' does not fit Ambush; it may be narrowed by Valor"),
        ("Bolster +2 valor", "'valor' does not fit Bolster"),
    ],
)
def test_a_qualifier_that_does_not_fit_is_refused_and_those_that_do_are_told(text: str, told: str) -> None:
    wrong(text, told)


def test_the_types_of_the_content_are_told_among_what_may_narrow() -> None:
    wrong("Nullify Robot", "Hellbred, Bloodcut, Beast, Machine, self, Enemies")


@rule("DB-K.Fight")
def test_fight_needs_a_type() -> None:
    wrong("Fight +2", "Fight needs a type, as in Fight Fear +2")


@rule("DB-K.Unique", "DB-L.11", "DB-L.12")
def test_unique_needs_a_name_of_one_or_more_words() -> None:
    assert parse_ability("Unique Ekkyon").unique == "Ekkyon"
    assert parse_ability("Unique Old Glorious 2").unique == "Old Glorious 2"
    wrong("Unique", "Unique needs a name, as in Unique Ekkyon")


@rule("DB-K.Hells_Fury")
def test_hells_fury_is_for_hellbred_unless_it_names_another_group() -> None:
    assert parse_ability("Hell's Fury").lineage == "Hellbred"
    assert parse_ability("Hell's Fury Bloodcut").lineage == "Bloodcut"
    passion = parse_ability("Hell's Fury Passion")
    assert (passion.lineage, passion.aspect) == ("", ASPECT_NAMES.index("Passion"))


# Costs and stats -----------------------------------------------------------------------------------------------------


@rule("DB-300.1", "DB-300.2", "DB-300.3", "DB-L.13", "DB-D.33")
@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("7VVV", (7, (3, 0, 0, 0))),
        ("0V", (0, (1, 0, 0, 0))),
        ("12MMM", (12, (0, 3, 0, 0))),
        ("5VM", (5, (1, 1, 0, 0))),
        ("5MV", (5, (1, 1, 0, 0))),
        ("4FP", (4, (0, 0, 1, 1))),
        ("6PPF", (6, (0, 0, 1, 2))),
    ],
)
def test_a_cost_is_a_number_and_aspect_letters(text: str, wanted: tuple[int, tuple[int, int, int, int]]) -> None:
    assert parse_cost(text) == wanted


@rule("DB-300.3")
@pytest.mark.parametrize("text", ["", "3", "V", "V3", "3v", "3X", "-1V", "3 V", "3V4", "3.5V"])
def test_a_bad_cost_says_what_a_cost_looks_like(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_cost(text)
    assert str(caught.value) == f"cost {text!r} should be a number and aspect letters V, M, F, P, as in 7VVV"


@rule("DB-300.4", "DB-300.5", "DB-300.6")
@pytest.mark.parametrize(
    ("text", "wanted"), [("2/4/5", (2, 4, 5)), ("0/1/1", (0, 1, 1)), ("*/7/10", (0, 7, 10)), ("6/12/14", (6, 12, 14))]
)
def test_stats_are_power_defense_and_life(text: str, wanted: tuple[int, int, int]) -> None:
    assert parse_stats(text) == wanted


@pytest.mark.parametrize(
    "text", ["", "2/4", "2/4/5/6", "a/b/c", "2-4-5", "2/*/5", "2/4/*", "-1/4/5", "2 / 4 / 5", "2.5/4/5"]
)
def test_bad_stats_say_what_stats_look_like(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_stats(text)
    assert str(caught.value) == f"stats {text!r} should be power/defense/life, as in 2/4/5 (power may be *)"


@rule("DB-300.5", "DB-300.6", "DB-900.8")
@pytest.mark.parametrize("text", ["2/0/5", "2/4/0", "0/0/0"])
def test_defense_and_life_are_at_least_1(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_stats(text)
    assert str(caught.value) == f"stats {text!r}: defense and life are at least 1"


# Abilities of a cast -------------------------------------------------------------------------------------------------


@pytest.mark.interpreted
def test_a_numbered_ability_is_the_same_ability_with_a_number() -> None:
    a = parse_ability("{S}{2}: Advance Janus")
    twin = a.numbered(7)
    assert (a.number, twin.number) == (0, 7)
    for name in Ability.__slots__:
        if name != "number":
            assert getattr(twin, name) == getattr(a, name), name


@pytest.mark.parametrize("text", ["{1}{2}: Advance", "{X}{1}: Warpstrike X", "{S}{S}: Energize 1", "{C}{C}: Advance"])
def test_a_requirement_stands_once(text: str) -> None:
    wrong(text, "one requirement too many")


@pytest.mark.parametrize("text", ["Nullify Valor Fear", "Bolster self +1 Janus", "{B}: Advance Valor Janus"])
def test_an_ability_is_narrowed_once(text: str) -> None:
    wrong(text, "one qualifier too many")
