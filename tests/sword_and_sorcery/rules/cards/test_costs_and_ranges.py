"""SS-18, SS-12.5: what it costs to use each power and item, how far it reaches, at which rank a line is open and how long it cools."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import (
    MAIN,
    answers,
    card,
    cool,
    die,
    hurt,
    lay,
    skilled,
)
from tests.sword_and_sorcery.scene import Scene, equip, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms, atoms_items
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.abilities import NONE
from reverie.games.sword_and_sorcery.rules.frames import Activation, HeroTurn
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack, Save
from reverie.testing import rule

AT = ("14B.b", "14B.a", "1B.d", "1B.g", "1B.f")
"""Areas so many steps from 14B.b, in a line of sight."""

POWERS = """
drain-life combat 1 I2 V3 | storm-mistress combat 2 I1 III2 V3 | ember-lance combat 3 II1 IV2 VI3 | mirror-selves normal 1 II2 IV3
arcane-ward normal 1 I2 III2 V3 | dawnlight combat 1 III3 VI4 | blink free - III3 V3 | font-of-power passive - IV0
shield-bash combat 0 I1 III1 V2 | rallying-cry normal - I2 IV3 | crushing-blow free - I1 III2 V2 | rose-strike normal 0 II3 IV4
guardians-oath reaction 1 II2 V2 | cleave free - III2 | bloodied-rose reaction - III2 V2 | unbroken passive - IV0
precise-strike free - I2 III2 V3 | hunters-snare normal 1 I2 III3 | quick-step free - I2 IV2 | rain-of-arrows free - II3 V4
twin-fang free - II2 | summon-fenrir normal - III3 V3 | hawk-eye passive - III0 | wild-healing normal 0 IV2 VI3
treasure-huntress passive - I0 IV0 | backstab free - I2 | hide normal - I2 III2 | envenom free - II2 IV3 | smoke-veil reaction 1 II1 V2
sneak-attack free - III1 | light-touch free 1 III1 | evasive passive - IV0
heal-wounds normal 1 I1 III2 V3 | battle-rune normal - I2 | command normal 1 I2 IV3 | blessing free 1 II2 IV3
protective-rune normal - II2 | call-lightning combat 2 III3 V4 | rune-of-ruin free - III2 V2 | stone-curse combat 2 IV2 VI3
toughness passive - I0 III0 V0 | lucky passive - I0 | packrat passive - I0 V0 | fleet passive - I0 | steady-hand passive - I0
focused-mind passive - I0 | iron-will passive - I0
"""
"""SS-G4: a power, its action, its range, its lines: rank and hourglasses."""
ITEMS = """
healing-potion free 0 | potion-of-strength free - | small-bandages normal 0 | fire-flask combat 2 | throwing-knives combat 1
elven-arrows free - | hunting-arrows free - | weighted-bolts free - | elven-cloak free - | town-portal free - | ring-of-embers free 2
bell-of-waking free 2 | hourglass-charm free - | boots-of-the-roe free - | raven-eye normal - | lodestone free 3 | fire-arrows free -
frost-arrows free - | star-bolts free - | scroll-of-banishing combat 2 | scroll-of-mist free - | draught-of-heroes free -
"""
SHOUTS = {
    "sorceress": 1, "enchantress": 1, "white-rose": 1, "black-rose": 0, "archer": 2, "ranger": 1, "assassin": 1, "rogue": 1, "cleric": 0,
    "runemaster": 1,
}  # fmt: skip
ROMAN = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6}


def rows(text: str) -> list[list[str]]:
    return [entry.split() for line in text.strip().splitlines() for entry in line.split(" | ")]


def reach_of(word: str) -> int:
    return NONE if word == "-" else int(word)


def number(name: str) -> int:
    return GAME.cast.power_ids[name]


@pytest.mark.parametrize("row", rows(POWERS), ids=lambda row: row[0])
@rule("SS-19.6", "SS-19.10")
def test_the_face_of_a_power(row: list[str]) -> None:
    power = GAME.cast.powers[number(row[0])]
    printed = [(ROMAN[word.rstrip("0123456789")], int(word.lstrip("IV"))) for word in row[3:]]
    assert [(line.rank, line.cooldown) for line in power.lines] == printed
    for line in power.lines:
        ability = GAME.cast.abilities[line.ability]
        assert (t.USES[ability.use], ability.range) == (row[1], reach_of(row[2]))
        attacks = ability.attack is not None
        blunt = row[0] == "shield-bash"
        assert ability.type == ((t.BLUNT if blunt else t.ARCANE) if attacks else t.NO_TYPE)


def test_all_powers_are_listed() -> None:
    assert sorted([row[0] for row in rows(POWERS)]) == sorted(GAME.cast.power_ids)
    used = {
        item.id
        for item in GAME.cast.items
        if any(
            [
                GAME.cast.abilities[one].use in (t.COMBAT, t.NORMAL, t.FREE)
                for side in item.sides
                for one in side.abilities
            ]
        )
    }
    assert used - {"archmages-robe"} == {row[0] for row in rows(ITEMS)}


ATTACKS = {
    "drain-life": [(1, 1, 2), (1, 2, 3)], "storm-mistress": [(0, 1, 1), (0, 2, 2), (0, 3, 3)],
    "ember-lance": [(1, 1, 1), (1, 2, 1), (1, 3, 2)], "shield-bash": [(1, 0, 1), (1, 1, 1), (1, 2, 1)],
    "call-lightning": [(1, 2, 2), (1, 3, 3)], "stone-curse": [(1, 1, 1), (1, 2, 1)],
}  # fmt: skip


@pytest.mark.parametrize("name", ATTACKS)
@rule("SS-22.2")
def test_the_dice_of_a_power(name: str) -> None:
    """Just these dice are rolled, and sure hits come on top."""
    for line, (sure, red, blue) in enumerate(ATTACKS[name]):
        q = around(hero_of(name), 0)
        skilled(q, "Ann", 7, name)
        q.s.listening = True
        q.turn("Ann")
        q.do("power", name, line, "a", dice=" ".join(["r1"] * red + ["b1"] * blue))
        while q.choice.kind == "window":
            q.do("pass")
        q.quiet()
        found = [event.data["parts"] for event in q.s.events if event.kind == "hits-counted"]
        assert dict(found[0])["sure"] == sure


# Scenes ----------------------------------------------------------------


def hero_of(power: str) -> str:
    info = GAME.cast.powers[number(power)]
    if info.hero < 0:
        return "rogue"
    versions = [GAME.cast.versions[one] for one in GAME.cast.heroes[info.hero].versions]
    return next(one.id for one in versions if info.nature in (t.UNMARKED, one.nature) or one.nature == t.NEUTRAL)


def around(hero: str, far: int, *items: str) -> Scene:
    """Ann in 14B.b; a hurt and slow friend, two green enemies and things to find so far away."""
    other = "black-rose" if not hero.endswith("rose") else "rogue"
    q = scene(
        "1B 14B",
        Ann=f"{hero} 14B.b",
        Ben=f"{other} {AT[far]}",
        a=f"raider green 1 {AT[far]}",
        b=f"orc-warrior green 1 {AT[far]}",
    )
    skilled(q, "Ann", 7)
    skilled(q, "Ben", 7, "lucky" if other == "rogue" else "rose-strike")
    if other == "black-rose":
        cool(q, "Ben", "rose-strike", 3)
    hurt(q, "Ben", 4)
    atoms.give_condition(q.s, q["Ben"], t.SLOW)
    lay(q, "crowns", AT[far], atoms_items.packed((1, 0, 0)))
    for item in ("shield", *items):
        equip(q.s, q["Ann"], item)
        atoms_items.set_charges(q.s, card(q, item.lstrip("+")), 3)
    return q


def there(q: Scene, far: int, deeds: list[tuple[object, ...]]) -> list[tuple[object, ...]]:
    """Those that reach somebody or something so far away."""
    return [deed for deed in deeds if deed[-1] in (q["Ben"], q["a"], q["b"], q.area(AT[far]))]


def spend(q: Scene, deed: tuple[object, ...]) -> tuple[int, int, bool]:
    """Combat actions, normal actions and the move that a deed costs."""
    turn = q.s.agenda[-1]
    assert isinstance(turn, HeroTurn)
    before = (turn.combat, turn.normal, turn.move)
    q.do(deed, dice=" ".join(["b1"] * 40))
    for _ in range(60):
        if q.choice.kind == "deed" and isinstance(q.s.agenda[-1], HeroTurn):
            break
        q.do(q.options()[-1])
    return before[0] - turn.combat, before[1] - turn.normal, before[2] and not turn.move


COSTS = {"combat": (1, 0, False), "normal": (0, 1, False), "free": (0, 0, False)}
ACTIVE = [(row, line) for row in rows(POWERS) if row[1] in COSTS for line in range(len(row) - 3)]


@pytest.mark.parametrize(("row", "line"), ACTIVE, ids=lambda part: part[0] if isinstance(part, list) else str(part))
@rule("SS-18.3", "SS-18.4", "SS-18.5")
def test_what_a_power_costs(row: list[str], line: int) -> None:
    q = around(hero_of(row[0]), 0 if row[0] != "hide" else 1)
    skilled(q, "Ann", 7, row[0])
    q.turn("Ann")
    deeds = [deed for deed in q.options() if deed[:3] == ("power", number(row[0]), line)]
    assert spend(q, deeds[-1]) == COSTS[row[1]]


@pytest.mark.parametrize(
    ("row", "line"),
    [(row, line) for row, line in ACTIVE if row[2] != "-"],
    ids=lambda part: part[0] if isinstance(part, list) else str(part),
)
@pytest.mark.parametrize("far", range(5))
@rule("SS-12.5", "SS-12.8")
def test_how_far_a_power_reaches(row: list[str], line: int, far: int) -> None:
    q = around(hero_of(row[0]), far)
    skilled(q, "Ann", 7, row[0])
    q.turn("Ann")
    deeds = [deed for deed in q.options() if deed[:3] == ("power", number(row[0]), line)]
    if row[0] in ("mirror-selves", "hunters-snare"):
        q.do(deeds[0])
        assert (q.area(AT[far]) in q.options()) == (far <= int(row[2]))
    elif row[0] == "rose-strike":
        assert bool(deeds) == (far == 0)
    else:
        assert bool(there(q, far, deeds)) == (far <= int(row[2]))


def user_of(item: str) -> str:
    styles = GAME.cast.items[GAME.cast.item_ids[item]].styles
    return "rogue" if styles >> t.DEXTERITY & 1 else "runemaster"


def sides(row: list[str]) -> list[str]:
    """An item, and its second side if it has one that is used."""
    return [row[0], f"+{row[0]}"] if len(GAME.cast.items[GAME.cast.item_ids[row[0]]].sides) > 1 else [row[0]]


@pytest.mark.parametrize(("row", "item"), [(row, item) for row in rows(ITEMS) for item in sides(row)], ids=str)
def test_what_an_item_costs(row: list[str], item: str) -> None:
    """The action, and a charge of an artifact that has some."""
    q = around(user_of(row[0]), 0 if row[0] != "lodestone" else 1, item)
    skilled(q, "Ann", 7, "lucky")
    if row[0] == "hourglass-charm":
        skilled(q, "Ann", 7, "hide")
        cool(q, "Ann", "hide", 2)
    q.turn("Ann")
    deeds = [deed for deed in q.options() if deed[:2] == ("item", card(q, row[0]))]
    combat, normal, move = spend(q, deeds[-1])
    assert (combat + (1 if row[0] == "draught-of-heroes" else 0), normal, move) == COSTS[row[1]]
    charged = GAME.cast.items[GAME.cast.item_ids[row[0]]].charges > 0
    assert q.s.charges[card(q, row[0])] == (2 if charged else 3)


REACHING = [(row, item) for row in rows(ITEMS) if row[2] != "-" for item in sides(row)]


@pytest.mark.parametrize(("row", "item"), REACHING, ids=str)
@pytest.mark.parametrize("far", range(5))
def test_how_far_an_item_reaches(row: list[str], item: str, far: int) -> None:
    q = around(user_of(row[0]), far, item)
    q.turn("Ann")
    deeds = there(q, far, [deed for deed in q.options() if deed[:2] == ("item", card(q, row[0]))])
    assert bool(deeds) == (far <= int(row[2]) and not (row[0] == "lodestone" and far == 0))


@pytest.mark.parametrize("version", SHOUTS)
@pytest.mark.parametrize("far", range(4))
@rule("SS-26.11")
def test_how_far_a_shout_reaches(version: str, far: int) -> None:
    q = around(version, far)
    die(q, "Ann")
    q.turn("Ann")
    shouts = [deed for deed in q.options() if deed[0] == "shout"]
    if version in ("archer", "ranger"):
        assert bool(shouts) == (far <= SHOUTS[version]), "what can do nothing is not offered (SS-50.13)"
        if not shouts:
            return
        q.do(shouts[0])
        q.do(1, dice="b4")
        while q.choice.kind == "target":
            assert set(q.options()) == {q["a"], q["b"]}
            q.do("a")
        assert q.has("a", t.SLOW)
    else:
        assert bool(there(q, far, shouts)) == (far <= SHOUTS[version])


# Answers ----------------------------------------------------------------

REACTIONS = ("smoke-veil", "bloodied-rose", "protective-shield", "stone-heart", "phoenix-tear")


@pytest.mark.parametrize("name", REACTIONS)
@rule("SS-Q107", "SS-18.6")
def test_reactions_are_not_for_the_own_turn(name: str) -> None:
    """Who evades in the own turn does not react."""
    hero = hero_of(name) if name in GAME.cast.power_ids else "rogue"
    other = "archer"
    q = scene("14B", Ann=f"{hero} 14B.b", Ben=f"{other} 14B.c", o="orc-warrior green 1 14B.b")
    if name in GAME.cast.power_ids:
        skilled(q, "Ann", 5, name)
    else:
        equip(q.s, q["Ann"], name)
        atoms_items.set_charges(q.s, card(q, name), 1)
        hurt(q, "Ann", 6 if name == "phoenix-tear" else 0)
    q.turn("Ann")
    q.do("go", "14B.a", dice="r2 b1")
    assert q.choice.kind in ("deed", "who")
    assert q.wounds("Ann") == (2 if name != "phoenix-tear" else 0)


REACHES = {
    "guardians-oath": ("white-rose", 1), "smoke-veil": ("rogue", 1), "protective-shield": ("rogue", 3), "divine-support": ("cleric", 3),
    "holy-symbol": ("runemaster", 1), "phoenix-tear": ("rogue", 1), "taunt": ("white-rose", 3),
}  # fmt: skip


@pytest.mark.parametrize("name", REACHES)
@pytest.mark.parametrize("far", range(5))
@rule("SS-7.40")
def test_how_far_an_answer_reaches(name: str, far: int) -> None:
    hero, most = REACHES[name]
    other = "black-rose" if not hero.endswith("rose") else "assassin"
    q = scene(
        "1B 14B", Ann=f"{hero} 14B.b", Ben=f"{other} {AT[far]}", Cat="archer 1B.e", o=f"orc-warrior green 1 {AT[far]}"
    )
    skilled(q, "Ann", 7, *[name for name in (name,) if name in GAME.cast.power_ids])
    if name in GAME.cast.item_ids:
        equip(q.s, q["Ann"], f"+{name}" if name == "holy-symbol" else name)
    if name == "taunt":
        q.begin(Activation(q.foe("o")), " ".join(["r2", "b1"] * 6))
    elif name in ("divine-support", "holy-symbol"):
        q.begin(Save(q["Ben"], False), "b1")
    else:
        hurt(q, "Ben", 6 if name == "phoenix-tear" else 0)
        q.begin(Attack(q["o"], q["Ben"], BY_WEAPON, MAIN), "r8 b1 b1 b1")
    asked = q.choice.kind == "window" and q.choice.seat == q["Ann"] and name in answers(q)
    assert asked == (far <= most)
