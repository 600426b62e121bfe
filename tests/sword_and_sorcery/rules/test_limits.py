"""SS-8.6, SS-50.2, SS-50.10: how often something may be used, and how long what it does stays in force."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import skilled
from tests.sword_and_sorcery.scene import Scene, scene
from tests.sword_and_sorcery.written import born_with, count_of, critical, does, lasts, making, on_scroll, settle

from reverie.games.sword_and_sorcery.rules import atoms, atoms_table
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Trap
from reverie.games.sword_and_sorcery.rules.legality import points_left
from reverie.games.sword_and_sorcery.rules.procedures.event_phase import EventPhase
from reverie.games.sword_and_sorcery.rules.state import THINGS
from reverie.games.sword_and_sorcery.rules.strike import BY_HITS, Attack, Save
from reverie.testing import rule


def two(**more: str) -> Scene:
    return scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", **more)


def soul_by(limit: str, use: str = "free") -> tuple[Scene, int]:
    """Ecarus has something that brings a soul point."""
    q = two()
    return q, born_with(q, "Ecarus", f"{{use: {use}, limit: {limit}, do: [{{op: soul, amount: 1}}]}}")


def a_turn(q: Scene, hero: str = "Shae") -> None:
    """A turn in which nothing happens."""
    q.turn(hero)
    q.do("end")


# Uses ------------------------------------------------------------------------------------------------------------------


@rule("SS-8.6", "SS-50.2")
@pytest.mark.parametrize(
    ("limit", "again"),
    [("turn", "turn"), ("round", "round"), ("three-rounds", "three"), ("visit", "visit"), ("quest", ""), ("hero", "")],
)
def test_when_a_limit_ends(limit: str, again: str) -> None:
    """Used once, it is offered again only after its span: another turn, the next round, the third one, a visit."""
    q, number = soul_by(limit)
    deed = ("innate", number, -1)
    q.turn("Ecarus")
    q.do(deed)
    assert not q.offers(deed)
    q.do("end")
    offered = []
    for moment in ("turn", "round", "three", "visit"):
        if moment == "visit":
            does(q, "{op: emporium, whose: first-hero}")  # a single option is answered by itself
        for _round in range({"round": 1, "three": 2}.get(moment, 0)):
            q.s.round += 1
            q.time_phase()
        q.turn("Ecarus")
        offered += [moment] if q.offers(deed) else []
        q.do("end")
    expected = {"turn": 4, "round": 3, "three": 2, "visit": 1, "": 0}[again]
    assert len(offered) == expected


@rule("SS-8.6", "SS-50.2")
def test_once_per_hero_is_not_once_per_card() -> None:
    """Two cards of one kind serve a hero once between them, but another hero once more."""
    q = scene("14B", Ecarus="white-rose 14B.b pouch", Shae="rogue 14B.b")
    number = q.s.item(q.s.heroes.rows[0].pack[0]).sides[0].abilities[0]
    made = making(q).cast.abilities[number]
    made.limit, before = t.PER_HERO, made.limit
    made.use, used = t.FREE, made.use
    made.do, text = 0, made.do
    try:
        card = q.s.heroes.rows[0].pack[0]
        atoms_table.note_use(q.s, number, 0)
        q.turn("Ecarus")
        assert not [deed for deed in q.options() if deed[:2] == ("item", card)]
    finally:
        made.limit, made.use, made.do = before, used, text


@rule("SS-8.6", "SS-50.2", "SS-7.40")
def test_a_window_is_answered_once_a_turn() -> None:
    """Two saves in one turn: the second is not asked about; in the next turn it is."""
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.c")
    born_with(q, "Ecarus", "{use: passive, window: save, limit: turn, do: [{op: pass-save}]}")
    for asked in (True, False):
        q.begin(Save(0, False), "b1")
        assert (q.choice.kind == "window") == asked
        if asked:
            q.do(q.options()[0])
    a_turn(q)
    q.begin(Save(0, False), "b1")
    assert q.choice.kind == "window"


@rule("SS-8.6", "SS-50.2", "SS-7.5")
def test_what_happens_by_itself_once_in_an_attack() -> None:
    """Two wounds that come one after the other in the same attack set it off once; the next attack does so again."""
    q = two(a="troll 14B.b")
    on_scroll(q, "a", "{use: reaction, on: takes-damage, limit: attack, do: [{op: soul, amount: 1}]}")
    for soul in (1, 2):
        critical(q, "wound-1")
        extra = making(q).dice_effects(["Critical"])
        q.begin(Attack(0, q["a"], BY_HITS, 9, extra=extra), "b1 b1 b1")
        settle(q)
        assert q.s.soul == soul


# Modifiers -------------------------------------------------------------------------------------------------------------


def struck(q: Scene) -> None:
    q.begin(Attack(0, q["a"], BY_HITS, 1), "")
    settle(q, "")


@rule("SS-50.9", "SS-8.6", "SS-22.5")
@pytest.mark.parametrize(
    ("limit", "added"),
    [("attack", [2, 2, 2, 2]), ("turn", [2, 0, 2, 2]), ("round", [2, 0, 0, 2]), ("quest", [2, 0, 0, 0])],
)
def test_hits_that_count_only_so_often(limit: str, added: list[int]) -> None:
    """Two attacks in a turn, one in another turn, one in the next round."""
    q = two(a="troll 14B.b")
    q.s.listening = True
    born_with(q, "Ecarus", f"{{always: [{{mod: hits, by: 2, limit: {limit}}}]}}")
    lasts(q, "a", "{mod: armour, by: 9}")
    for moment in ("turn", "", "turn", "round"):
        if moment == "round":
            q.s.round += 1
            q.time_phase()
        if moment:
            a_turn(q)
        struck(q)
    assert count_of(q, "mod") == added


@rule("SS-50.9", "SS-50.2")
def test_the_next_time_is_over_for_what_an_item_bears_too() -> None:
    q = two(a="troll 14B.b")
    q.s.listening = True
    born_with(q, "Ecarus", "{always: [{mod: hits, by: 2, limit: next}]}")
    lasts(q, "a", "{mod: armour, by: 9}")
    for _attack in range(2):
        struck(q)
    q.s.round += 1
    q.time_phase()
    struck(q)
    assert count_of(q, "mod") == [2, 0, 0]


@rule("SS-50.9", "SS-8.6", "SS-22.12")
def test_shield_once_a_round() -> None:
    q = two(a="gremlin green 1 14B.b")
    born_with(q, "Ecarus", "{always: [{mod: shield, by: 1, limit: round}]}")
    for wounds in (0, 1):
        q.begin(Attack(q["a"], 0, BY_HITS, 1), "b1")
        settle(q)
        assert q.wounds("Ecarus") == wounds


@rule("SS-50.9", "SS-8.6", "SS-13.12")
def test_two_dice_for_one_save_of_a_round() -> None:
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.c")
    born_with(q, "Ecarus", "{always: [{mod: save-dice, set: 2, limit: round}]}")
    q.begin(Save(0, False), "b1 b1")
    q.begin(Save(0, False), "b1")
    q.quiet()


@rule("SS-50.9", "SS-8.6", "SS-11.1")
def test_two_traps_once_a_quest() -> None:
    q = two()
    born_with(q, "Ecarus", "{always: [{mod: trap-draw, set: 2, limit: quest}]}")
    ids = [card.id for card in q.s.cast.traps]
    for asked in (True, False):
        q.stack("trap", ids.index("click"), ids.index("needle"))
        q.begin(Trap(0, q.area("14B.b")))
        assert (q.choice.kind == "trap") == asked
        if asked:
            q.do(ids.index("click"))


@rule("SS-50.9", "SS-8.6", "SS-16.3", "SS-13.13")
def test_a_better_focus_and_a_longer_move_once_a_round() -> None:
    q = two()
    born_with(q, "Ecarus", "{always: [{mod: focus, set: 3, limit: round}, {mod: movement, by: 1, limit: round}]}")
    q.turn("Ecarus")
    turn = q.s.agenda[-1]
    assert points_left(q.s, turn) == 4
    q.do("focus")
    assert q.s.agenda[-1].focused == 3
    q.do("go", "14B.a")
    q.s.agenda[-1].move, q.s.agenda[-1].moving, q.s.agenda[-1].points = True, False, 0
    assert points_left(q.s, q.s.agenda[-1]) == 3


@rule("SS-50.9", "SS-8.6")
@pytest.mark.parametrize(("limit", "down"), [("round", False), ("quest", True)])
def test_what_is_ignored_so_often(limit: str, down: bool) -> None:
    """In the next round a limit of a round lets it ignore another one, a limit of the quest does not."""
    q = two()
    born_with(q, "Ecarus", f"{{always: [{{mod: ignore, what: [knock-down], limit: {limit}}}]}}")
    atoms.give_condition(q.s, 0, t.DOWN)
    assert not q.has("Ecarus", t.DOWN)
    q.s.round += 1
    q.time_phase()
    atoms.give_condition(q.s, 0, t.DOWN)
    assert q.has("Ecarus", t.DOWN) == down


# Durations -------------------------------------------------------------------------------------------------------------


@rule("SS-50.10", "SS-19.14")
@pytest.mark.parametrize(
    ("until", "ends"),
    [
        ("attack", "attack"),
        ("turn", "turn"),
        ("next-power", "power"),
        ("time-phase", "time"),
        ("next-event-phase-end", "event"),
        ("quest", "never"),
    ],
)
def test_how_long_a_token_lies(until: str, ends: str) -> None:
    q = scene("14B", Thorgar="cleric 14B.b", Shae="rogue 14B.c", r="raider green 1 14B.a")
    skilled(q, "Thorgar", 1, "heal-wounds")
    q.s.figures.edit(0).wounds = 3
    does(q, f"{{op: token, kind: snare, at: 14B.b, until: {until}}}", "Thorgar")
    order = ["attack", "turn", "power", "time", "event"]
    for moment in order:
        if moment == "attack":
            q.begin(Attack(q["r"], 1, BY_HITS, 0))
        elif moment == "turn":
            a_turn(q)
        elif moment == "power":
            q.turn("Thorgar")
            q.do("power", "heal-wounds", 0, "Thorgar")
            q.do("end")
        elif moment == "time":
            q.time_phase()
        else:
            q.begin(EventPhase())
        lies = any(thing.kind == THINGS.index("snare") for thing in q.s.things.rows)
        assert lies == (ends not in order[: order.index(moment) + 1])


@rule("SS-50.2", "SS-50.10")
@pytest.mark.parametrize(("until", "left"), [("", 1), ("until: turn, ", 0), ("until: time-phase, ", 1)])
def test_how_long_lasts_what_says_nothing_of_it(until: str, left: int) -> None:
    """As long as its ability says; without a word of it until the quest ends."""
    q = two()
    number = born_with(
        q, "Ecarus", f"{{use: free, {until}do: [{{op: lasting, whose: you, always: [{{mod: armour, by: 1}}]}}]}}"
    )
    q.turn("Ecarus")
    q.do(("innate", number, -1))
    assert len(q.s.lasting) == 1
    q.do("end")
    assert len(q.s.lasting) == left


@rule("SS-50.10", "SS-22.3")
def test_an_attack_inside_another_leaves_what_lasts_for_that_one() -> None:
    """Spikes strike back while the first attack still goes on: what lasts for it lasts."""
    q = two(a="orc-warrior red 1 14B.b", b="orc-warrior green 1 14B.b")
    on_scroll(q, "a", "{use: reaction, on: takes-damage, do: [{op: attack, hits: 1, on: heroes-here}]}")
    outer = Attack(0, -1, BY_HITS, 5, group=(q["a"], q["b"]))
    lasts(q, "b", "{mod: shield, by: 9}", t.UNTIL_ATTACK)
    q.begin(outer, "b1 b1 b1 b1")
    settle(q)
    assert q.wounds("a") > 0
    assert q.wounds("b") == 0
    assert not q.s.lasting
