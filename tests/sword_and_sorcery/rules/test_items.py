"""SS-13.11, SS-21: items: slots and hands, styles, room, shields, charges, ammunition, soul weapons."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import card, lay, pass_all, skilled, use, uses
from tests.sword_and_sorcery.scene import Scene, equip, scene

from reverie.games.sword_and_sorcery.rules import atoms, atoms_items
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.conditions import is_melee
from reverie.games.sword_and_sorcery.rules.frames import Treasure
from reverie.games.sword_and_sorcery.rules.queries import defence_of, room_for
from reverie.games.sword_and_sorcery.rules.state import (
    FOUND_ITEM,
    FOUND_TREASURE,
    PILES,
    QUEST_TREASURES,
    SHOP,
    SOUL_WEAPONS,
    STASH,
    TREASURES,
)
from reverie.games.sword_and_sorcery.rules.strike import BY_ABILITY, BY_WEAPON, Attack
from reverie.testing import rule


def slots(q: Scene, name: str) -> list[str]:
    """What lies in the slots, by names."""
    held = q.s.heroes.rows[q[name]].slots
    return [q.s.item(one).id if one != t.NO_ITEM else "" for one in held]


def pack(q: Scene, name: str) -> list[str]:
    return [q.s.item(one).id for one in q.s.heroes.rows[q[name]].pack]


def wear(q: Scene, name: str, item: str) -> None:
    """An item in the backpack, whether it could be worn or not."""
    q.s.heroes.edit(q[name]).pack += (card(q, item),)


def words(q: Scene) -> list[object]:
    return [deed[0] if isinstance(deed, tuple) else deed for deed in q.options()]


def hands(q: Scene) -> list[int]:
    """The hands with which an attack is offered."""
    return sorted({deed[1] for deed in q.options() if deed[0] == "attack"})


# Slots, hands, styles --------------------------------------------------------------------------------------------------


@rule("SS-21.1", "SS-21.6")
def test_equipment_works_in_its_slot_and_minor_items_in_the_backpack() -> None:
    q = scene("14B", Auriel="sorceress 14B.b healing-potion", Shae="rogue 14B.b", g="gremlin green 1 14B.b")
    wear(q, "Auriel", "apprentice-wand")
    wear(q, "Auriel", "ring-of-embers")
    atoms_items.fill(q.s, card(q, "ring-of-embers"))
    atoms.wound(q.s, 0, 1)
    q.s.happened = []
    q.turn("Auriel")
    assert not uses(q, "ring-of-embers")
    assert uses(q, "healing-potion") == [0]
    q.do("attack", "main", "g", dice="b1 b6")  # fists, not the wand; supremacy is blocked
    assert q.wounds("g") == 0
    q.quiet()


@rule("SS-21.3", "SS-13.9")
@pytest.mark.parametrize(
    ("version", "item", "fits"),
    [
        ("white-rose", "broadsword", True),  # one of two styles
        ("cleric", "broadsword", True),
        ("rogue", "broadsword", False),
        ("rogue", "padded-coat", True),  # any
        ("rogue", "shield", True),  # all but magic
        ("sorceress", "shield", False),
        ("sorceress", "apprentice-wand", True),
        ("archer", "short-bow", True),
        ("white-rose", "short-bow", False),
    ],
)
def test_runes_say_who_may_use_it_and_anybody_may_carry_it(version: str, item: str, fits: bool) -> None:
    q = scene("14B", One=f"{version} 14B.a", Two="ranger 14B.b" if version != "archer" else "black-rose 14B.b")
    wear(q, "One", item)
    q.turn("One")
    assert ("reorganize" in q.options()) == fits
    if fits:
        q.do("reorganize")
        q.do(q.options()[0])
        assert item in slots(q, "One")


@rule("SS-21.5", "SS-16.4")
def test_two_hands_hold_two_weapons_or_one() -> None:
    """A two-handed weapon drives both others out, and an off-hand one drives it out."""
    q = scene("14B", Ecarus="white-rose 14B.a broadsword shield", Shae="rogue 14B.b")
    wear(q, "Ecarus", "battle-axe")
    q.turn("Ecarus")
    q.do("reorganize")
    assert [answer for answer in q.options() if answer[0] == "wear"] == [("wear", card(q, "battle-axe"), t.MAIN)]
    q.do("wear", "battle-axe", "main")
    assert slots(q, "Ecarus")[:2] == ["battle-axe", ""]
    assert pack(q, "Ecarus") == ["broadsword", "shield"]
    q.do("done")
    q.do("end")
    q.turn("Ecarus")
    q.do("reorganize")
    q.do("wear", "shield", "off")
    assert slots(q, "Ecarus")[:2] == ["", "shield"]


@rule("SS-13.11", "SS-16.4")
def test_what_leaves_a_slot_needs_room() -> None:
    """Ecarus carries two cards at most: with another one beside the axe, sword and shield have no room."""
    q = scene("14B", Ecarus="white-rose 14B.a broadsword shield healing-potion", Shae="rogue 14B.b")
    wear(q, "Ecarus", "battle-axe")
    assert room_for(q.s, 0) == 0
    q.turn("Ecarus")
    assert not q.offers("reorganize")
    q.do("drop")
    q.do((card(q, "healing-potion"),))
    q.do("reorganize")
    assert ("wear", card(q, "battle-axe"), t.MAIN) in q.options()
    assert [answer for answer in q.options() if answer[0] == "bare"] == [("bare", t.MAIN), ("bare", t.OFF)]


@rule("SS-16.4", "SS-21.5")
def test_weapons_for_either_hand_change_hands() -> None:
    q = scene("14B", Shae="assassin 14B.a pocket-knife stiletto", Ecarus="black-rose 14B.b")
    assert slots(q, "Shae")[:2] == ["pocket-knife", "stiletto"]
    q.turn("Shae")
    q.do("reorganize")
    q.do("wear", "pocket-knife", "off")
    assert slots(q, "Shae")[:2] == ["stiletto", "pocket-knife"]
    assert pack(q, "Shae") == []
    q.do("done")
    assert not q.offers("reorganize")  # the action is spent


@rule("SS-21.7", "SS-Q55")
def test_bare_hands() -> None:
    """One blue die, in the own area only, blunt; no hand is bare beside a weapon."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.a", g="gremlin green 1 14B.b", r="raider green 1 14B.a")
    q.turn("Ecarus")
    assert hands(q) == [t.MAIN]
    assert not q.offers("attack", "main", "r")
    q.do("attack", "main", "g", dice="b2 b1")
    q.quiet()
    assert q.wounds("g") == 1
    assert q.s.cast.unarmed.type == t.BLUNT
    q = scene("14B", Ecarus="white-rose 14B.b shield", Shae="rogue 14B.a", g="gremlin green 1 14B.b")
    q.turn("Ecarus")
    assert hands(q) == [t.OFF]


@rule("SS-21.12", "SS-22.8")
def test_without_armour_there_is_one_defence_die() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b plate", Shae="rogue 14B.a")
    assert defence_of(q.s, 0) == (2, 0, 3)
    assert defence_of(q.s, 1) == (0, 0, 1)
    wear(q, "Shae", "studded-leather")  # in the backpack it does not help
    assert defence_of(q.s, 1) == (0, 0, 1)


@rule("SS-21.9", "SS-21.10")
def test_reach_makes_an_attack_ranged_and_category_a_bow() -> None:
    """A bow is ranged in the own area, too; a staff of range 1 is no melee weapon; a power by its own range."""
    q = scene("14B", Laegon="archer 14B.b short-bow", Auriel="sorceress 14B.b staff", g="gremlin green 1 14B.b")
    assert not is_melee(q.s, Attack(q["Laegon"], q["g"], BY_WEAPON, t.MAIN))
    assert not is_melee(q.s, Attack(q["Auriel"], q["g"], BY_WEAPON, t.MAIN))
    bash = q.s.cast.powers[q.s.cast.power_ids["shield-bash"]].lines[0].ability
    lance = q.s.cast.powers[q.s.cast.power_ids["ember-lance"]].lines[0].ability
    assert is_melee(q.s, Attack(0, q["g"], BY_ABILITY, bash))
    assert not is_melee(q.s, Attack(0, q["g"], BY_ABILITY, lance))
    skilled(q, "Laegon", 2, "twin-fang", "rain-of-arrows")
    q.turn("Laegon")
    q.do("power", "twin-fang", 0, -1)  # the next melee weapon attack: not that of a bow
    q.do("power", "rain-of-arrows", 0, -1)
    q.do("attack", "main", "g", dice="r1 b1 b6")
    assert [frame.entered for frame in q.s.agenda if hasattr(frame, "entered")] == [
        (q.s.cast.powers[q.s.cast.power_ids["twin-fang"]].lines[0].ability,)
    ]


# Room ------------------------------------------------------------------------------------------------------------------


@rule("SS-13.11", "SS-17.3")
def test_a_full_backpack_takes_nothing_up() -> None:
    """First something is dropped; crowns need no room."""
    q = scene("14B", Ecarus="white-rose 14B.a healing-potion potion-of-strength", Shae="rogue 14B.b")
    laid = lay(q, "item", "14B.a", card(q, "small-bandages"))
    q.turn("Ecarus")
    assert not q.offers("take")
    money = lay(q, "crowns", "14B.a", atoms_items.packed((0, 1, 0)))
    q.do("focus")
    q.do("take")
    assert list(q.choice.options) == [(), (money,)]
    q.do((money,))
    assert q.s.crowns(0) == 10
    q.do("drop")
    q.do((card(q, "potion-of-strength"),))
    q.do(0)  # no crowns
    q.do("take")
    assert (laid,) in q.options()
    q.do((laid,))
    assert pack(q, "Ecarus") == ["healing-potion", "small-bandages"]


@rule("SS-13.11", "SS-17.3")
def test_one_place_is_one_item() -> None:
    """Of two items taken up at once the second stays where it lies, face down as it was."""
    q = scene("14B", Ecarus="white-rose 14B.a healing-potion", Shae="rogue 14B.b")
    first = lay(q, "item", "14B.a", card(q, "small-bandages"))
    second = lay(q, "treasure", "14B.a", card(q, "lucky-coin"))
    q.turn("Ecarus")
    q.do("take")
    q.do((first, second))
    assert pack(q, "Ecarus") == ["healing-potion", "small-bandages"]
    assert q.s.things.rows[second].kind == FOUND_TREASURE


@rule("SS-21.4", "SS-7.28")
def test_what_has_no_room_lies_on_the_area() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a healing-potion potion-of-strength", Shae="rogue 14B.b")
    q.stack("treasure", card(q, "lucky-coin"))
    q.begin(Treasure(0, 1, 1))
    assert pack(q, "Ecarus") == ["healing-potion", "potion-of-strength"]
    assert [(thing.kind, thing.value) for thing in q.s.things.rows if thing.area == q.area("14B.a")] == [
        (FOUND_ITEM, card(q, "lucky-coin"))
    ]


@rule("SS-13.11")
def test_a_pouch_makes_room_and_takes_it_along() -> None:
    """Who lays the pouch down lays down what no longer fits."""
    q = scene("14B", Ecarus="white-rose 14B.a +pouch healing-potion small-bandages lucky-coin", Shae="rogue 14B.b")
    assert room_for(q.s, 0) == 0
    q.turn("Ecarus")
    q.do("drop")
    q.do((card(q, "pouch"),))
    assert q.choice.kind == "drop"
    assert {len(chosen) for chosen in q.options()} == {1, 2, 3}
    q.do((card(q, "lucky-coin"),))
    assert q.choice.kind == "deed"
    assert pack(q, "Ecarus") == ["healing-potion", "small-bandages"]


@rule("SS-13.11", "SS-16.5")
def test_a_full_pouch_is_not_given_away() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a +pouch healing-potion small-bandages lucky-coin", Shae="rogue 14B.a")
    q.turn("Ecarus")
    q.do("exchange", 1)
    assert not q.offers("give", "pouch")
    assert q.offers("give", "lucky-coin")
    q = scene("14B", Ecarus="white-rose 14B.a +pouch healing-potion", Shae="rogue 14B.a")
    q.turn("Ecarus")
    q.do("exchange", 1)
    assert q.offers("give", "pouch")


# Magic shields ---------------------------------------------------------------------------------------------------------


@rule("SS-21.13", "SS-Q72", "SS-6.5")
def test_shields_lie_on_their_item_and_come_back_in_the_time_phase() -> None:
    q = scene("14B", Auriel="sorceress 14B.a silk-robe", Shae="rogue 14B.b")
    row = q.s.figures.rows
    assert row[0].shields == 2
    atoms.give_shields(q.s, 0, 3)
    assert (row[0].shields, row[0].extra) == (2, 3)
    atoms.spend_shields(q.s, 0, 3)
    assert (row[0].shields, row[0].extra) == (0, 2)  # those above the maximum are spent last
    q.time_phase()
    assert (q.s.figures.rows[0].shields, q.s.figures.rows[0].extra) == (2, 2)
    q.turn("Auriel")
    q.do("reorganize")
    q.do("bare", t.ARMOUR)
    assert q.s.figures.rows[0].shields == 0
    q.do("end")
    q.turn("Auriel")
    q.do("reorganize")
    q.do("wear", "silk-robe", "armour")
    assert q.s.figures.rows[0].shields == 0  # full again only in the next Time Phase


@rule("SS-21.13", "SS-26.2")
def test_extra_shields_are_lost_by_death() -> None:
    q = scene("14B", Auriel="sorceress 14B.a silk-robe", Shae="rogue 14B.b")
    atoms.give_shields(q.s, 0, 3)
    q.turn("Shae")
    atoms.wound(q.s, 0, 6)
    q.do("end")
    assert q.s.heroes.rows[0].ghost
    assert (q.s.figures.rows[0].shields, q.s.figures.rows[0].extra) == (0, 0)


# Charges ---------------------------------------------------------------------------------------------------------------


@rule("SS-21.14", "SS-8.6")
def test_charges_are_full_once_and_paid_for_each_use() -> None:
    """Boots of the Roe have three; what changes hands keeps what it has."""
    q = scene("14B", Shae="rogue 14B.a", Ecarus="white-rose 14B.a")
    boots = card(q, "boots-of-the-roe")
    q.stack("treasure", boots)
    q.begin(Treasure(0, 1, 1))
    assert q.s.charges[boots] == 3
    atoms_items.equip(q.s, 0, boots, t.ARTIFACT)
    q.turn("Shae")
    for left in (2, 1, 0):
        use(q, "boots-of-the-roe")
        assert q.s.charges[boots] == left
    assert not uses(q, "boots-of-the-roe")
    q.do("exchange", 1)
    q.do("give", "boots-of-the-roe")
    q.do("wear", "boots-of-the-roe", "artifact")
    assert q.s.charges[boots] == 0
    q.do("end")
    q.turn("Ecarus")
    q.do("drop")
    q.do((boots,))
    q.do("take")
    q.do(q.options()[-1])
    assert pack(q, "Ecarus") == ["boots-of-the-roe"]
    assert q.s.charges[boots] == 0


@rule("SS-21.14")
def test_a_treasure_of_the_map_has_its_charges() -> None:
    q = scene("14B", Shae="rogue 14B.a", Ecarus="white-rose 14B.b")
    find = lay(q, "treasure", "14B.a", card(q, "elven-cloak"))
    q.turn("Shae")
    assert q.s.charges[card(q, "elven-cloak")] == 0  # face down nobody knows which it is
    q.do("take")
    q.do((find,))
    assert q.s.charges[card(q, "elven-cloak")] == 2


# Minor items -----------------------------------------------------------------------------------------------------------


@rule("SS-21.15", "SS-21.16", "SS-27.14", "SS-21.2")
@pytest.mark.parametrize(
    ("item", "pile"),
    [
        ("healing-potion", SHOP),
        ("broadsword", STASH),
        ("draught-of-heroes", TREASURES + 1),
        ("phoenix-tear", TREASURES + 1),
    ],
)
def test_what_is_lost_goes_back_to_where_it_belongs(item: str, pile: int) -> None:
    q = scene("14B", Ecarus=f"white-rose 14B.a {item}", Shae="rogue 14B.b")
    lost = next(one for one in (*q.s.heroes.rows[0].pack, *q.s.heroes.rows[0].slots) if one != t.NO_ITEM)
    if item == "draught-of-heroes":
        q.turn("Ecarus")
        use(q, item)
    else:
        atoms_items.lose_item(q.s, 0, lost)
    assert lost in q.s.piles.rows[pile].cards, PILES[pile]


@rule("SS-27.14")
def test_other_cards_go_back_to_their_own_decks() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.b")
    for item, pile in (("golden-mirror", SOUL_WEAPONS), ("hollow-shard", QUEST_TREASURES)):
        atoms_items.put_back(q.s, card(q, item))
        assert q.s.piles.rows[pile].cards == (card(q, item),)


@rule("SS-21.15")
def test_permanent_items_are_used_again_and_single_ones_once() -> None:
    q = scene("14B", Shae="rogue 14B.a healing-potion healing-potion", Ecarus="white-rose 14B.b")
    atoms.wound(q.s, 0, 5)
    q.s.happened = []
    q.turn("Shae")
    assert len(uses(q, "healing-potion")) == 2
    use(q, "healing-potion", "Shae")
    assert q.wounds("Shae") == 1
    assert len(uses(q, "healing-potion")) == 1


@rule("SS-21.15", "SS-18.7")
@pytest.mark.parametrize(("face", "kept"), [("r1", False), ("r2", True)])
def test_ammunition_is_gone_when_a_miss_shows(face: str, kept: bool) -> None:
    q = scene(
        "14B", Laegon="ranger 14B.a short-bow hunting-arrows", Ecarus="white-rose 14B.a", g="gremlin green 1 14B.b"
    )
    q.turn("Laegon")
    use(q, "hunting-arrows")
    assert not uses(q, "hunting-arrows")
    q.do("attack", "main", "g", dice=f"{face} b2 b1")
    assert (pack(q, "Laegon") == ["hunting-arrows"]) == kept
    assert (q.where("g") == "") == kept  # three hits kill it, two do not


@rule("SS-21.15")
def test_only_ammunition_that_was_shot_is_lost() -> None:
    """Arrows wait for a bow: knives thrown meanwhile miss for themselves."""
    q = scene(
        "14B", Laegon="ranger 14B.a short-bow hunting-arrows throwing-knives", Ecarus="white-rose 14B.a",
        g="gremlin green 1 14B.b",
    )  # fmt: skip
    q.s.heroes.edit(0).rank = 4  # two combat actions
    q.turn("Laegon")
    use(q, "hunting-arrows")
    use(q, "throwing-knives", "g", dice="r1 b2 b6")
    assert pack(q, "Laegon") == ["hunting-arrows"]
    q.do("attack", "main", "g", dice="r2 b1 b1 b1")
    pass_all(q)
    assert pack(q, "Laegon") == []


@rule("SS-21.15", "SS-7.42")
def test_a_reroll_saves_ammunition() -> None:
    q = scene(
        "14B",
        Laegon="ranger 14B.a short-bow hunting-arrows lucky-coin",
        Ecarus="white-rose 14B.a",
        g="gremlin green 1 14B.b",
    )
    q.turn("Laegon")
    use(q, "hunting-arrows")
    q.do("attack", "main", "g", dice="r1 b2")
    assert q.choice.kind == "window"
    q.do(q.options()[0])
    q.do((0,), dice="r2 b1")
    assert "hunting-arrows" in pack(q, "Laegon")


@rule("SS-21.15")
def test_one_ammunition_item_for_an_attack() -> None:
    q = scene(
        "14B",
        Laegon="ranger 14B.a short-bow hunting-arrows elven-arrows",
        Ecarus="white-rose 14B.a",
        g="gremlin green 1 14B.b",
    )
    q.turn("Laegon")
    assert uses(q, "elven-arrows")
    use(q, "hunting-arrows")
    assert not uses(q, "elven-arrows")


@rule("SS-21.1", "SS-21.15")
def test_ammunition_that_was_put_down_adds_nothing_and_is_not_lost() -> None:
    q = scene(
        "14B",
        Laegon="ranger 14B.a short-bow hunting-arrows elven-arrows",
        Ecarus="white-rose 14B.a",
        g="gremlin green 1 14B.b",
    )
    q.turn("Laegon")
    use(q, "hunting-arrows")
    q.do("drop")
    q.do((card(q, "hunting-arrows"),))
    assert uses(q, "elven-arrows"), "no other ammunition waits for this attack"
    q.do("attack", "main", "g", dice="r1 b1 b1")
    assert q.where("g") != "", "two hits: the arrows' one is missing"
    lying = [thing for thing in q.s.things.rows if thing.value == card(q, "hunting-arrows") and thing.area >= 0]
    assert len(lying) == 1 and card(q, "hunting-arrows") not in q.s.piles.rows[SHOP].cards


# Soul weapons ----------------------------------------------------------------------------------------------------------


@rule("SS-21.11", "SS-6.5")
def test_a_soul_weapon_turns_for_soul_points() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a broadsword golden-mirror", Shae="rogue 14B.b")
    mirror = card(q, "golden-mirror")
    q.s.soul = 2
    q.turn("Ecarus")
    assert not q.offers("flip", "golden-mirror")
    q.do("end")
    q.s.soul = 4
    q.turn("Ecarus")
    q.do("flip", "golden-mirror")
    assert (q.s.sides[mirror], q.s.soul) == (1, 1)
    assert not q.offers("flip", "golden-mirror")
    q.do("end")
    q.time_phase()
    assert q.s.sides[mirror] == 0


@rule("SS-21.11")
def test_a_soul_weapon_that_leaves_its_slot_turns_back() -> None:
    for how in ("bare", "drop"):
        q = scene("14B", Ecarus="white-rose 14B.a broadsword golden-mirror", Shae="rogue 14B.b")
        q.s.soul = 3
        q.turn("Ecarus")
        q.do("flip", "golden-mirror")
        if how == "drop":
            q.do("drop")
            q.do((card(q, "golden-mirror"),))
        else:
            q.do("reorganize")
            q.do("bare", t.OFF)
        assert q.s.sides[card(q, "golden-mirror")] == 0


@rule("SS-21.11")
def test_in_the_backpack_it_does_not_turn() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.b")
    wear(q, "Ecarus", "golden-mirror")
    q.s.soul = 9
    q.turn("Ecarus")
    assert "flip" not in words(q)


@rule("SS-21.8", "SS-27.10")
def test_an_enchanted_side_is_stronger() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b +broadsword", Shae="rogue 14B.a", g="gremlin green 1 14B.b")
    q.turn("Ecarus")
    q.do("attack", "main", "g", dice="r2 r1 b1 b1")
    assert q.wounds("g") == 2  # one sure
    equip(q.s, 1, "padded-coat")
    atoms_items.put_back(q.s, card(q, "broadsword"))
    assert q.s.sides[card(q, "broadsword")] == 0
