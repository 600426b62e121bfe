"""Section 6.3 of the rules: what narrows an ability (self, an aspect, Enemies, a type, a lineage)."""

from __future__ import annotations

import pytest
from tests.dreamblade.keyword_table import attack, buy, having, spawn

from reverie.games.dreamblade.rules.notation import NotationError, parse_ability
from reverie.testing import rule
from reverie.testing.dreamblade import cells, location, shift, strike

# self ----------------------------------------------------------------------------------------------------------------


@rule("DB-G.self", "DB-900.14", "DB-K.Bolster", "DB-K.Enrage", "DB-K.Invigorate")
def test_an_aura_for_self_is_for_its_bearer_only_though_the_keyword_leaves_it_out() -> None:
    t = strike(cells(c3="ACb", c4="D"), A=having("Bolster +3 self", "Enrage +1 self", "Invigorate 2 self"))
    assert (t.power("A"), t.defense("A"), t.life("A")) == (3, 7, 8)
    for x in "CDb":
        assert (t.power(x), t.defense(x), t.life(x)) == (2, 4, 6)


@rule("DB-G.self", "DB-K.Weaken", "DB-K.Panic", "DB-K.Drain", "DB-K.Inciter")
def test_an_aura_on_enemies_with_self_is_for_its_bearer_only() -> None:
    t = strike(cells(c3="Ab"), A=having("Weaken 1 self", "Panic 2 self", "Drain 3 self"))
    assert (t.power("A"), t.defense("A"), t.life("A")) == (1, 2, 3)
    assert (t.power("b"), t.defense("b"), t.life("b")) == (2, 4, 6)
    t = strike(cells(c3="Ab"), A=having("Inciter 2 self"))
    assert (t.power("A"), t.power("b")) == (4, 2)


@rule("DB-G.self", "DB-303.2b")
def test_self_with_score_works_only_in_a_scoring_cell() -> None:
    t = shift(cells(c2="A"), A=having("{S}: Enrage +2 self"))
    assert t.power("A") == 2
    t.answer("move", "A", "c3")
    assert t.power("A") == 4


@rule("DB-G.self", "DB-303.2b", "DB-K.Weaken")
def test_weaken_self_with_score_works_only_in_a_scoring_cell() -> None:
    t = shift(cells(c2="A"), A=having("{S}: Weaken 1 self"))
    assert t.power("A") == 2
    t.answer("move", "A", "c3")
    assert t.power("A") == 1


@rule("DB-G.self", "DB-K.Skirmish")
def test_skirmish_self_moves_its_bearer_and_nobody_else() -> None:
    t = strike(cells(c3="ACb"), A=having("{B}: Skirmish self"))
    attack(t, "blade", "miss", who="A")
    assert t.names_offered(1) == "A"
    t.answer("move", "A", "c2")
    assert t.where("A") == "c2"


@rule("DB-G.self", "DB-K.Advance")
def test_advance_self_moves_its_bearer_while_it_is_unengaged() -> None:
    t = spawn(cells(c2="AC"), A=having("{1}: Advance self"))
    buy(t, "A", "Advance")
    assert t.names_offered(1) == "A"
    t.answer("move", "A", "c3")
    assert t.cell("A") == "c3"
    t = strike(cells(c3="Ab", c2="C"), A=having("{B}: Advance self"))
    attack(t, "blade", "miss")
    t.never_saw("moved")


@rule("DB-G.self", "DB-K.Nullify")
def test_nullify_self_negates_its_bearer_only() -> None:
    t = strike(
        cells(c3="ACb"), A=having("Nullify self", "{B}: Crit 5", stats="1/4/6"), C=having("{B}: Crit 1", stats="1/4/6")
    )
    attack(t, "blade", "blade", who="AC")
    t.saw("damaged", who="b", damage=1)


@rule("DB-G.self", "DB-K.Teleport")
def test_teleport_self_moves_its_bearer_only() -> None:
    t = strike(cells(c3="ACb"), A=having("{B}: Teleport self"))
    attack(t, "blade", "miss", who="A")
    assert t.names_offered(1) == "A"


@rule("DB-G.self", "DB-K.Appease")
def test_appease_self_takes_its_bearer() -> None:
    t = strike(cells(c3="ACb"), A=having("{B}: Appease self"))
    attack(t, "blade", "miss", who="A")
    assert (t.where("A"), t.where("C")) == ("graveyard", "c3")


# An aspect -----------------------------------------------------------------------------------------------------------


@rule("DB-G.mod_aspect", "DB-K.Nullify", "DB-T.42", "DB-900.14")
def test_nullify_valor_negates_local_valor_creatures_of_both_sides() -> None:
    pieces = {
        "A": having("{B}: Crit 3", stats="1/4/6"),
        "C": having("{B}: Crit 1", cost="3M", stats="1/4/6"),
        "b": having("Nullify Valor", "{B}: Crit 1", cost="3F", stats="1/4/6"),
        "d": having("{B}: Crit 3", stats="1/4/6"),
    }
    t = strike(cells(c3="ACbd"), **pieces)
    attack(t, "blade", "blade", who="AC")
    t.damage(b=1)
    t.saw("blade-assigned", who="C")
    t.never_saw("blade-assigned", who="A")
    t = strike(cells(c3="ACbd"), "B", **pieces)
    attack(t, "blade", "blade", who="bd")
    t.damage(A=1)
    t.saw("blade-assigned", who="b")
    t.never_saw("blade-assigned", who="d")


@rule("DB-G.mod_aspect", "DB-K.Nullify")
def test_a_creature_of_two_aspects_belongs_to_both() -> None:
    for nullify in ("Nullify Valor", "Nullify Madness"):
        t = strike(cells(c3="Ab"), A=having("{B}: Crit 3", cost="4VM"), b=having(nullify, cost="3F"))
        attack(t, "blade", 1)
        t.never_saw("blade-assigned")
    t = strike(cells(c3="Ab"), A=having("{B}: Crit 3", cost="4VM"), b=having("Nullify Passion", cost="3F"))
    attack(t, "blade", 1)
    t.saw("blade-assigned", who="A")


@rule("DB-G.mod_aspect", "DB-K.Bolster", "DB-K.Weaken")
def test_auras_narrowed_to_an_aspect() -> None:
    t = strike(
        cells(c3="ACDbe"),
        A=having("Bolster +2 Madness", "Weaken 1 Fear"),
        C=having(cost="3M"),
        D=having(cost="3P"),
        b=having(cost="3F"),
        e=having(cost="3P"),
    )
    assert (t.defense("C"), t.defense("D")) == (6, 4)
    assert (t.power("b"), t.power("e")) == (1, 2)


@rule("DB-G.mod_aspect", "DB-K.Channel")
def test_channel_narrowed_to_an_aspect() -> None:
    t = spawn(
        cells(e1="AF"),
        A=having("Channel 2 Fear"),
        F=having(cost="3F"),
        C=having(cost="4F"),
        D=having(cost="4V"),
        points=9,
    )
    t.answer("spawn", "C", "e1")
    t.saw("spawned", who="C", price=2)
    t.answer("spawn", "D", "e1")
    t.saw("spawned", who="D", price=4)


@rule("DB-G.mod_aspect", "DB-K.Ambush")
def test_ambush_narrowed_to_an_aspect() -> None:
    t = shift(cells(c2="AC", c3="b", e1="D"), b=having("Ambush 1 Madness"), A=having(), C=having(cost="3M"))
    t.answer("move", "A", "c3")
    t.never_saw("special-attack")
    t.answer("move", "C", "c3")
    t.saw("special-attack", who="b", target="C")


@rule("DB-G.mod_aspect", "DB-K.Charge")
def test_charge_narrowed_to_an_aspect_needs_such_an_enemy_and_attacks_only_it() -> None:
    t = shift(
        cells(c2="AC", c3="bd", d2="x"), A=having("Charge 1 Fear"), C=having(), b=having(cost="3F"), d=having(cost="3P")
    )
    t.answer("move", "A", "c3")
    t.saw("special-attack", who="A", target="b")
    t = shift(cells(c2="A", d2="x", e1="C"), A=having("Charge 1 Fear"), x=having(cost="3P"))
    t.answer("move", "A", "d2")
    t.never_saw("special-attack")


@rule("DB-G.mod_aspect", "DB-K.Demolish")
def test_demolish_narrowed_to_an_aspect_leaves_other_locations() -> None:
    t = strike(cells(c3="Abl", c4="m"), A=having("{B}: Demolish Fear"), l=location("2P"), m=location("2F"))
    attack(t, "blade", "miss")
    assert (t.where("l"), t.where("m")) == ("c3", "graveyard")


@rule("DB-G.mod_aspect", "DB-K.Wail")
def test_wail_narrowed_to_an_aspect() -> None:
    t = strike(cells(c3="Ab", c4="C"), A=having("{B}: Wail Fear", cost="9V"), b=having(cost="4F"), C=having(cost="4V"))
    attack(t, "blade", "miss")
    t.roll(2, 2)
    assert (t.where("b"), t.where("C")) == ("reserves", "c4")


@rule("DB-G.mod_aspect", "DB-K.Purge", "DB-K.Raise")
def test_purge_and_raise_narrowed_to_an_aspect() -> None:
    t = strike(
        cells(c3="Ab"),
        given={"reserves": "xy", "graveyard": "CD"},
        A=having("{B}: Purge Fear", "{B}: Raise Madness"),
        x=having(cost="2F"),
        y=having(cost="2P"),
        C=having(cost="2M"),
        D=having(cost="2V"),
    )
    attack(t, "blade", "blade")
    t.blade("A", "Purge")
    t.offers("decline", "x")
    t.answer("decline")
    t.offers("decline", "C")


@rule("DB-G.mod_aspect", "DB-K.Warpstrike", "DB-K.Lure", "DB-K.Expel")
def test_targets_narrowed_to_an_aspect() -> None:
    fear, passion = having(cost="3F"), having(cost="3P")
    t = strike(
        cells(c3="Abc", e4="x", e5="y"),
        b=fear,
        c=passion,
        x=fear,
        y=passion,
        A=having("{B}: Warpstrike 1 Fear", "{B}: Lure Passion", "{B}: Expel Fear", stats="3/4/6"),
    )
    attack(t, "blade", "blade", "blade")
    t.blade("A", "Lure")
    assert t.names_offered(1) == "y"
    t.answer("decline")
    t.blade("A", "Expel")
    assert t.names_offered(1) == "b"
    t.answer("decline")
    t.saw("special-attack", target="x")


@rule("DB-G.mod_aspect", "DB-K.Bodyguard")
def test_a_narrowed_bodyguard_shields_only_such_allies() -> None:
    t = strike(cells(c3="Abcd"), b=having("Bodyguard Fear", cost="3V"), c=having(cost="3F"), d=having(cost="3P"))
    attack(t, 3, 2)
    t.allows(t.split(d=5))
    t.allows(t.split(b=4, c=1))
    t.allows(t.split(b=1, d=4))
    assert not t.options().has(t.split(c=1, d=4))
    assert not t.options().has(t.split(b=3, c=2))


@rule("DB-G.mod_aspect", "DB-K.Bodyguard")
def test_a_split_that_a_narrowed_bodyguard_forbids_is_refused_by_bodyguard() -> None:
    t = strike(cells(c3="Abcd"), b=having("Bodyguard Fear", cost="3V"), c=having(cost="3F"), d=having(cost="3P"))
    attack(t, 3, 2)
    t.refuses(t.split(b=3, c=2), rule="DB-K.Bodyguard")


@rule("DB-G.mod_aspect", "DB-K.Copy")
def test_copy_narrowed_to_an_aspect_copies_only_from_such_creatures() -> None:
    t = strike(
        cells(c3="ACb"), A=having("Copy Fear"), C=having("{B}: Crit 1", cost="3P"), b=having("{B}: Crit 4", cost="3F")
    )
    attack(t, "blade", "blade", who="A")
    t.saw("damaged", who="b", damage=4)


@rule("DB-G.mod_aspect", "DB-K.Bomb")
def test_bomb_narrowed_to_an_aspect_spares_the_others() -> None:
    t = strike(cells(c3="Abc"), A=having("{B}: Bomb 3 Fear"), b=having(cost="3F"), c=having(cost="3P"))
    attack(t, "blade", "miss")
    t.answer("explode")
    t.saw("damaged", who="b", damage=3)
    t.never_saw("damaged", who="c")


@rule("DB-G.mod_aspect", "DB-K.Stalwart", "DB-K.Ferocity", "DB-K.Payback", "DB-K.Assault")
def test_local_enemies_narrowed_to_an_aspect() -> None:
    pieces = {"b": having(cost="3F", stats="5/9/9"), "c": having(cost="3P"), "d": having(cost="3P")}
    t = strike(cells(c3="Abcd"), A=having("{B}: Stalwart Fear"), **pieces)
    attack(t, "blade", 1)
    assert sum(t.options().at(0)) == 2
    t = strike(cells(c3="Abcd"), A=having("{B}: Payback Passion"), **pieces)
    attack(t, "blade", 1)
    t.offers("c", "d")
    t = strike(cells(c3="Abcd"), A=having("{B}: Ferocity Passion"), **pieces)
    attack(t, "blade", 1)
    t.offers("c", "d")
    t = strike(cells(c3="Abcd"), A=having("{B}: Assault 1 Passion"), **pieces)
    attack(t, "blade", 1)
    t.offers("c", "d")


@rule("DB-G.mod_aspect", "DB-K.Teleport", "DB-K.Appease")
def test_teleport_and_appease_narrowed_to_an_aspect() -> None:
    t = strike(cells(c3="Ab", d1="C"), A=having("{B}: Teleport Fear"), b=having(cost="3F"), C=having(cost="3VF"))
    attack(t, "blade", "miss")
    assert t.names_offered(1) == "Cb"
    t = strike(cells(c3="Ab", d1="C"), A=having("{B}: Appease Fear"), b=having(cost="3F"), C=having(cost="3VF"))
    attack(t, "blade", "miss")
    assert (t.where("A"), t.where("C")) == ("c3", "graveyard")


@rule("DB-G.mod_aspect", "DB-K.Hells_Fury", "DB-P.3")
def test_hells_fury_narrowed_to_an_aspect_reaches_creatures_and_no_location() -> None:
    t = strike(
        cells(c3="CDLb", c4="A"),
        A=having("Hell's Fury Valor"),
        C=having(stats="2/4/6"),
        D=having(cost="3M", stats="1/4/6"),
        L=location("2V"),
    )
    attack(t, "blade", "blade", "blade", who="CD")
    t.saw("blade-assigned", who="C")
    t.never_saw("blade-assigned", who="D")
    t.never_saw("blade-assigned", who="L")


# Enemies -------------------------------------------------------------------------------------------------------------


@rule("DB-G.mod_enemies", "DB-K.Nullify", "DB-T.42", "DB-900.14")
def test_nullify_enemies_negates_only_the_enemies_of_its_bearer() -> None:
    pieces = {
        "A": having("Nullify Enemies", "{B}: Crit 2"),
        "b": having("{B}: Crit 3"),
    }
    t = strike(cells(c3="Ab"), "B", **pieces)
    attack(t, "blade", 1)
    t.never_saw("blade-assigned")
    t = strike(cells(c3="Ab"), **pieces)
    attack(t, "blade", 1)
    t.saw("damaged", who="b", damage=3)


@rule("DB-G.mod_enemies", "DB-K.Nullify")
def test_nullify_enemies_spares_allies() -> None:
    t = strike(cells(c3="ACb"), C=having("Nullify Enemies"), A=having("{B}: Crit 2"))
    attack(t, "blade", 1, who="A")
    t.saw("damaged", who="b", damage=3)


@rule("DB-G.mod_enemies", "DB-K.Nullify")
def test_nullify_enemies_of_a_location_is_against_the_opponents_creatures() -> None:
    pieces = {"L": location("2V", "Nullify Enemies"), "A": having("{B}: Crit 2"), "b": having("{B}: Crit 2")}
    t = strike(cells(c3="ALb"), **pieces)
    attack(t, "blade", 1)
    t.saw("damaged", who="b", damage=3)
    t = strike(cells(c3="ALb"), "B", **pieces)
    attack(t, "blade", 1)
    t.saw("damaged", who="A", damage=1)


@rule("DB-G.mod_enemies", "DB-K.Copy")
def test_copy_enemies_copies_only_enemies() -> None:
    t = strike(cells(c3="ACb"), A=having("Copy Enemies"), C=having("{B}: Crit 1"), b=having("{B}: Crit 4"))
    attack(t, "blade", "blade", who="A")
    t.saw("damaged", who="b", damage=4)


@rule("DB-G.mod_enemies", "DB-K.Teleport", "DB-K.Wail")
def test_teleport_and_wail_with_enemies_reach_only_enemies() -> None:
    t = strike(cells(c3="Ab", d1="C"), A=having("{B}: Teleport Enemies"))
    attack(t, "blade", "miss")
    assert t.names_offered(1) == "b"
    t = strike(
        cells(c3="Ab", d1="C"), A=having("{B}: Wail Enemies", cost="4V"), C=having(cost="4V"), b=having(cost="4F")
    )
    attack(t, "blade", "miss")
    t.roll(1, 3)
    assert (t.where("A"), t.where("C"), t.where("b")) == ("c3", "d1", "reserves")


# A type --------------------------------------------------------------------------------------------------------------


@rule("DB-G.mod_type", "DB-K.Fight")
def test_fight_with_a_type_looks_for_that_group_only() -> None:
    t = strike(
        cells(c3="Ab", c4="Cd"),
        A=having("Fight Dragon +3"),
        C=having("Fight Dragon +3"),
        b=having(types=("Dragon", "Beast")),
        d=having(types=("Beast",)),
    )
    assert (t.power("A"), t.power("C")) == (5, 2)


@rule("DB-G.mod_type", "DB-K.Bolster", "DB-K.Pack")
def test_other_keywords_narrowed_to_a_type() -> None:
    t = strike(
        cells(c3="ACDb"), A=having("Bolster +2 Beast", "{B}: Pack Beast"), C=having(types=("Beast",)), D=having()
    )
    assert (t.defense("C"), t.defense("D")) == (6, 4)
    attack(t, "blade", 1, who="A")
    t.saw("damaged", who="b", damage=2)


@rule("DB-G.mod_type", "DB-K.Fight")
def test_fight_needs_a_type() -> None:
    with pytest.raises(NotationError, match="Fight needs a type"):
        parse_ability("Fight +2")
    with pytest.raises(NotationError, match="Dragon"):
        parse_ability("Fight Dragon +2")
    assert parse_ability("Fight Dragon +2", ("Dragon",)).group == "Dragon"


# A lineage -----------------------------------------------------------------------------------------------------------


@rule("DB-G.mod_lineage", "DB-K.Bolster")
def test_bolster_narrowed_to_a_lineage() -> None:
    t = strike(
        cells(c3="ACDEb"),
        A=having("Bolster +2 Janus", lineage="Janus"),
        C=having(lineage="Janus"),
        D=having(lineage="Lost"),
    )
    assert [t.defense(x) for x in "ACDE"] == [4, 6, 4, 4]


@rule("DB-G.mod_lineage", "DB-K.Hells_Fury")
def test_hells_fury_is_for_hellbred_creatures_only() -> None:
    t = strike(
        cells(c3="CDb", c4="A"),
        A=having("Hell's Fury"),
        C=having(lineage="Hellbred", stats="1/4/6"),
        D=having(lineage="Bloodcut", stats="1/4/6"),
    )
    attack(t, "blade", "blade", who="CD")
    t.saw("blade-assigned", who="C")
    t.never_saw("blade-assigned", who="D")


@rule("DB-G.mod_lineage", "DB-K.Advance", "DB-K.Swap")
def test_movers_narrowed_to_a_lineage() -> None:
    pieces = {"C": having(lineage="Lost"), "D": having(lineage="Janus")}
    t = strike(cells(c3="Ab", a1="C", a2="D"), A=having("{B}: Advance Lost"), **pieces)
    attack(t, "blade", "miss")
    assert t.names_offered(1) == "C"
    t = strike(cells(c3="Ab", a1="C", a2="D"), A=having("{B}: Swap Janus"), **pieces)
    attack(t, "blade", "miss")
    t.offers("decline", "D")


@rule("DB-G.mod_lineage", "DB-K.Reincarnate")
def test_reincarnate_narrowed_to_a_lineage() -> None:
    t = strike(
        cells(c3="Ab"),
        given={"first": "B", "graveyard": "xy"},
        b=having("Reincarnate Lost", stats="1/9/3"),
        x=having(lineage="Janus"),
        y=having(lineage="Lost"),
    )
    attack(t, 3, "miss")
    assert (t.zone("x"), t.zone("y")) == ("graveyard", "reserves")
