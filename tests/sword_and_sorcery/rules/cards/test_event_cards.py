"""SS-47, SS-G11: the twenty event cards."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import (
    MAIN,
    any_way,
    cool,
    cooldown,
    critical,
    die,
    hurt,
    shields,
    skilled,
    things,
    trap,
)
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms, atoms_map
from reverie.games.sword_and_sorcery.rules.procedures.event_phase import EventPhase
from reverie.games.sword_and_sorcery.rules.state import EVENTS, GATE, SHADOW
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.testing import rule

NAMES = [
    "story-1",
    "story-2",
    "story-3",
    "day",
    "night",
    "gathering-dark",
    "second-wind",
    "grave-cold",
    "slaughter",
    "ambush",
    "war-drums",
    "the-way-opens",
    "cutpurse-wind",
    "old-battlefield",
    "fading-wards",
    "restless-shadows",
    "ebb",
    "divine-gift",
    "surge",
    "the-horde-stirs",
]


def number(name: str) -> int:
    return NAMES.index(name) + 1


def drawn(q: Scene, name: str, dice: str = "") -> None:
    """An Event Phase in which this card comes."""
    row = q.s.piles.edit(EVENTS)
    row.cards, row.known = (number(name), 7, 13), (0, 0, 0)
    q.begin(EventPhase(), dice)


def table(**more: str) -> Scene:
    return scene("14B", **{"Ann": "black-rose 14B.b longsword", "Ben": "assassin 14B.a", **more})


def test_twenty_events() -> None:
    assert [card.id for card in GAME.cast.events[1:]] == NAMES


SPAWNS = {"N": "gathering-dark second-wind slaughter war-drums cutpurse-wind old-battlefield fading-wards ebb",
          "Z": "grave-cold the-way-opens restless-shadows surge", "P": "the-horde-stirs"}  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
@rule("SS-38.6")
def test_the_spawn_line_of_an_event(name: str) -> None:
    line = next((line for line, names in SPAWNS.items() if name in names.split()), "")
    assert GAME.cast.events[number(name)].spawn == line


@pytest.mark.parametrize(
    ("name", "heroes", "wanted"),
    [
        ("second-wind", 2, -1),
        ("second-wind", 3, -1),
        ("second-wind", 4, -2),
        ("surge", 4, 0),
        ("the-horde-stirs", 2, 1),
    ],
)
@rule("SS-30.3", "SS-30.4", "SS-47.6")
def test_spawn_brackets(name: str, heroes: int, wanted: int) -> None:
    party = {"Ann": "black-rose 14B.b", "Ben": "assassin 14B.b", "Cat": "archer 14B.b", "Dan": "runemaster 14B.b"}
    q = scene("14B", **dict([*party.items()][:heroes]))
    q.s.listening = True
    drawn(q, name)
    any_way(q)
    assert [event.data["wanted"] for event in q.s.events if event.kind == "spawned"] == [wanted]


@pytest.mark.parametrize(("name", "left"), [("day", (1, 3, 2)), ("night", (3, 4, 4))])
@rule("SS-47.7", "SS-47.8", "SS-38.4", "SS-19.12")
def test_day_and_night_turn_all_used_powers(name: str, left: tuple[int, int, int]) -> None:
    """Ghosts' powers, too."""
    q = table(Cat="cleric 14B.a")
    skilled(q, "Ben", 5, "hide", "backstab", "smoke-veil")
    skilled(q, "Cat", 1, "heal-wounds")
    cool(q, "Ben", "hide", 2)
    cool(q, "Ben", "backstab", 4)
    cool(q, "Cat", "heal-wounds", 3)
    die(q, "Cat")
    drawn(q, name)
    assert (cooldown(q, "Ben", "hide"), cooldown(q, "Ben", "backstab"), cooldown(q, "Cat", "heal-wounds")) == left
    assert cooldown(q, "Ben", "smoke-veil") == 0
    assert q.s.sky == number(name)


def test_gathering_dark() -> None:
    """Heroes attack and reveal no farther than three areas, while the card lies there."""
    q = scene("1B 14B", Ann="archer 1B.f longbow", Ben="assassin 1B.e", r="raider green 1 14B.b")
    q.turn("Ann")
    assert q.offers("attack", "main", "r")
    q.do("end")
    drawn(q, "gathering-dark")
    q.turn("Ann")
    assert not q.offers("attack", "main", "r")
    q.do("end")
    q.begin(EventPhase())
    q.turn("Ann")
    assert q.offers("attack", "main", "r")


@rule("SS-26.15")
def test_second_wind() -> None:
    q = table(Cat="archer 14B.a")
    for name in ("Ann", "Ben"):
        hurt(q, name, 2)
    drawn(q, "second-wind")
    assert [q.wounds(name) for name in ("Ann", "Ben", "Cat")] == [1, 1, 0]


@pytest.mark.parametrize(("line", "left"), [(0, 4), (1, 2)])
def test_grave_cold(line: int, left: int) -> None:
    """Every healing heals one wound less, but one at least; not for enemies."""
    q = table(Cat="cleric 14B.b", r="raider blue 1 14B.a")
    skilled(q, "Cat", 3, "heal-wounds")
    hurt(q, "Ann", 5)
    drawn(q, "grave-cold")
    any_way(q)
    q.turn("Cat")
    q.do("power", "heal-wounds", line, "Ann")
    assert q.wounds("Ann") == left
    hurt(q, "r", 5)
    assert atoms.heal(q.s, q["r"], 4) == 4
    assert atoms.heal(q.s, q["Ann"], 1) == 1


@rule("SS-47.6")
def test_slaughter() -> None:
    """The first attack of each deals a critical: heroes and enemies, once each."""
    q = table(r="raider red 1 14B.b")
    drawn(q, "slaughter")
    any_way(q)
    q.stack("critical", critical(q, "critical-wound-2"))
    q.begin(Attack(q["Ann"], q["r"], BY_WEAPON, MAIN), "r1 b1 b1")
    assert q.wounds("r") == 2
    q.dice = []
    q.begin(Attack(q["Ann"], q["r"], BY_WEAPON, MAIN), "r1 b1")
    assert q.wounds("r") == 2
    q.stack("critical", critical(q, "critical-blind"))
    q.begin(Attack(q["r"], q["Ann"], BY_WEAPON, 1), "b6")
    assert q.s.figures.rows[0].conditions
    q.begin(EventPhase())
    q.stack("critical", critical(q, "critical-slow"))
    q.begin(Attack(q["Ben"], q["r"], BY_WEAPON, MAIN), "b2")
    assert not q.s.figures.rows[q["r"]].conditions


def test_ambush() -> None:
    """An encounter card."""
    q = table(g="gremlin green 1 14B.b")
    q.stack("encounter", 0)
    drawn(q, "ambush", "r2 r2 b1")
    assert q.wounds("Ann") == 2
    assert q.s.piles.rows[3].cards == (0,)


@pytest.mark.parametrize(("foes", "more"), [(1, 0), (2, 1)])
def test_war_drums(foes: int, more: int) -> None:
    """+1 HIT for attacks of enemies from an area that they control."""
    q = table(**{f"o{at}": f"orc-warrior green {at} 14B.b" for at in range(1, foes + 1)}, Cat="archer 14B.c")
    q.s.figures.edit(q["Cat"]).area = q.area("14B.b" if foes == 1 else "14B.c")
    drawn(q, "war-drums")
    any_way(q)
    q.begin(Attack(q["o1"], q["Ann"], BY_WEAPON, MAIN), "r2 b1")
    assert q.wounds("Ann") == 2 + more + (1 if foes == 2 else 0)  # supremacy of two


def test_the_way_opens() -> None:
    """The first closed gate in the order HIT, SKILL, MAGIC, SHIELD."""
    q = table()
    for symbol, state in ((3, 0), (1, 0), (0, 1)):
        atoms_map.lay(q.s, GATE, q.area("14B.c"), symbol, state)
    drawn(q, "the-way-opens", "b2")
    assert {q.s.things.rows[gate].value: q.s.things.rows[gate].state > 0 for gate in atoms_map.gates(q.s)} == {
        3: False,
        1: True,
        0: True,
    }


@rule("SS-27.3")
def test_cutpurse_wind() -> None:
    """Each hero in play loses a token; who has none, none."""
    q = table(Cat="archer 14B.a", Dan="runemaster 14B.a")
    q.s.heroes.edit(q["Ann"]).crowns = (0, 0, 1)
    q.s.heroes.edit(q["Ben"]).crowns = (2, 0, 0)
    q.s.heroes.edit(q["Dan"]).crowns = (1, 0, 0)
    die(q, "Dan")
    drawn(q, "cutpurse-wind")
    assert [q.s.crowns(q[name]) for name in ("Ann", "Ben", "Cat", "Dan")] == [0, 5, 0, 5]


@pytest.mark.parametrize(("face", "crowns", "wounds"), [("r2", 10, 0), ("r1", 0, 1), ("r10", 10, 0)])
def test_old_battlefield(face: str, crowns: int, wounds: int) -> None:
    """The active hero searches as with token 1; a trap is centred on the hero."""
    q = table()
    q.s.active = q["Ann"]
    q.stack("trap", trap(q, "needle"))
    drawn(q, "old-battlefield", face)
    any_way(q)
    assert (q.s.crowns(q["Ann"]), q.wounds("Ann"), q.wounds("Ben")) == (crowns, wounds, 0)


@rule("SS-6.5")
def test_fading_wards() -> None:
    """Magic shields do not come back, on neither side, while it lies there."""
    q = table(Ann="black-rose 14B.b +padded-coat", s="orc-shaman green 1 14B.c")
    drawn(q, "fading-wards")
    any_way(q)
    for name in ("Ann", "s"):
        q.s.figures.edit(q[name]).shields = 0
    q.time_phase()
    assert (shields(q, "Ann"), shields(q, "s")) == (0, 0)
    q.begin(EventPhase())
    q.time_phase()
    assert (shields(q, "Ann"), shields(q, "s")) == (1, 2)


def test_restless_shadows() -> None:
    """Each shadow goes one area towards the nearest living hero and stops before one."""
    q = scene("1B 8B 14B", doors=(("1B.d", "14B.a"), ("14B.b", "14B.a")), Ann="black-rose 1B.e", Ben="assassin 1B.e")
    man = next(card.number for card in q.s.cast.shadows if card.id == "man")
    atoms_map.lay(q.s, SHADOW, q.area("8B.e"), man)
    q.s.happened = []
    before = q.s.reach().dist_move(q.area("8B.e"), q.area("1B.e"))
    drawn(q, "restless-shadows")
    any_way(q)
    places = things(q, "shadow")
    assert not places or q.s.reach().dist_move(q.area(places[0]), q.area("1B.e")) == before - 1


@rule("SS-26.15")
def test_ebb() -> None:
    """Each hero turns one used power back, of own choice; ghosts, too."""
    q = table(Cat="cleric 14B.a")
    skilled(q, "Ben", 5, "hide", "backstab")
    skilled(q, "Cat", 1, "heal-wounds")
    cool(q, "Ben", "hide", 2)
    cool(q, "Ben", "backstab", 1)
    cool(q, "Cat", "heal-wounds", 4)
    die(q, "Cat")
    drawn(q, "ebb")
    assert q.choice.seat == q["Ben"]
    q.do(q.s.cast.power_ids["backstab"])
    assert (cooldown(q, "Ben", "hide"), cooldown(q, "Ben", "backstab"), cooldown(q, "Cat", "heal-wounds")) == (2, 2, 4)


@pytest.mark.parametrize(("version", "options"), [("white-rose", [0]), ("black-rose", [1]), ("archer", [0, 1])])
@rule("SS-47.5", "SS-7.31")
def test_divine_gift(version: str, options: list[int]) -> None:
    """By the active hero's nature: a hero heals a wound, or an enemy receives one."""
    q = scene(
        "14B",
        Ann=f"{version} 14B.b",
        Ben="rogue 14B.a",
        Cat="runemaster 14B.a",
        r="raider green 1 14B.c",
        g="gremlin green 1 14B.c",
    )
    q.s.setup = {**q.s.setup, "soul_storm": False}
    hurt(q, "Ben", 2)
    hurt(q, "Cat", 2)
    q.s.active = 0
    drawn(q, "divine-gift")
    if q.choice.kind == "choose":
        assert q.options() == options
        q.do(options[-1])
    if options[-1] == 1:
        assert sorted(q.options()) == [q["r"], q["g"]]
        q.do("g")
        assert (q.wounds("g"), q.wounds("r"), q.wounds("Ben")) == (1, 0, 2)
    else:
        assert sorted(q.options()) == [q["Ben"], q["Cat"]]  # whom it can affect
        q.do("Cat")
        assert (q.wounds("Cat"), q.wounds("Ben")) == (1, 2)


@rule("SS-19.13")
def test_surge() -> None:
    """Each hero may refresh one power that shows one hourglass."""
    q = table(Cat="cleric 14B.a")
    skilled(q, "Ben", 5, "hide", "backstab")
    skilled(q, "Cat", 1, "heal-wounds")
    cool(q, "Ben", "hide", 1)
    cool(q, "Ben", "backstab", 2)
    cool(q, "Cat", "heal-wounds", 1)
    drawn(q, "surge")
    assert (q.choice.seat, q.options()) == (q["Ben"], [q.s.cast.power_ids["hide"], "pass"])
    q.do(q.s.cast.power_ids["hide"])
    assert q.choice.seat == q["Cat"]
    q.do("pass")
    assert (cooldown(q, "Ben", "hide"), cooldown(q, "Ben", "backstab"), cooldown(q, "Cat", "heal-wounds")) == (0, 2, 1)


def test_the_horde_stirs() -> None:
    """Nobody focuses while it lies there."""
    q = table(r="raider green 1 14B.b")
    drawn(q, "the-horde-stirs")
    any_way(q)
    q.turn("Ann")
    assert not q.offers("focus")
    q.do("end")
    q.begin(EventPhase())
    q.turn("Ann")
    assert q.offers("focus")


@pytest.mark.parametrize("name", ["story-1", "story-2", "story-3"])
@rule("SS-47.9", "SS-38.1")
def test_stories_do_nothing_by_themselves(name: str) -> None:
    card = GAME.cast.events[number(name)]
    assert (card.kind, GAME.cast.abilities[card.ability].do, card.spawn) == ("story", -1, "")
