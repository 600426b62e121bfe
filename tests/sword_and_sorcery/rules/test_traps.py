"""SS-10.6 to SS-10.10, SS-11: doors, chests, locks and keys, traps."""

from __future__ import annotations

from tests.sword_and_sorcery.rules.cards.table import die, fires, hurt, lay, skilled, things, trap
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms, atoms_items
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Trap
from reverie.games.sword_and_sorcery.rules.state import CHEST, TRAPS, TREASURES, Quest
from reverie.games.sword_and_sorcery.rules.why import why_not
from reverie.testing import rule


def discards(q: Scene, pile: int) -> tuple[int, ...]:
    return q.s.piles.rows[pile + 1].cards


def pack(q: Scene, name: str) -> list[str]:
    return [q.s.item(card).id for card in q.s.heroes.rows[q[name]].pack]


# Traps (SS-11) ----------------------------------------------------------------


@rule("SS-11.1", "SS-7.18", "SS-11.3", "SS-11.5", "SS-7.35")
def test_two_traps() -> None:
    """SS-T9: the Rogue opens a chest, draws Shock and Pentagram and chooses Shock: all within two areas on foot save, seen or not."""
    q = scene(
        "8B 14B", Shae="rogue 14B.b", Ecarus="black-rose 14B.c", Thorgar="cleric 8B.d", Laegon="archer 8B.b", Auriel="sorceress 8B.e",
    )  # fmt: skip
    chest = lay(q, "chest", "14B.b", q.s.cast.chests["treasure"])
    q.stack("trap", trap(q, "shock"), trap(q, "pentagram"))
    q.turn("Shae")
    q.do("chest", chest)
    assert (q.choice.kind, q.choice.seat) == ("trap", q["Shae"])
    assert q.options() == [trap(q, "shock"), trap(q, "pentagram")]
    q.do(trap(q, "shock"), dice="b1 b1 b1")
    while q.choice.kind == "window":
        q.do("pass")
    q.quiet()
    wounds = {name: q.wounds(name) for name in ("Shae", "Ecarus", "Thorgar", "Laegon", "Auriel")}
    assert wounds == {
        "Shae": 1,
        "Ecarus": 1,
        "Thorgar": 1,
        "Laegon": 0,
        "Auriel": 0,
    }  # 8B.b is three areas away, 8B.e too
    assert set(discards(q, TRAPS)) == {trap(q, "shock"), trap(q, "pentagram")}
    assert len(pack(q, "Shae")) == 1


@rule("SS-11.4", "SS-11.7", "SS-10.6", "SS-17.2", "SS-Q21")
def test_a_door_trap() -> None:
    """SS-T10: Flames on a door: both its areas are at {1}, whoever stands a step farther is not reached; then the door is gone."""
    q = scene(
        "14B", (("14B.a", "14B.b", "door"),), Ecarus="black-rose 14B.a", Shae="assassin 14B.b", Auriel="enchantress 14B.c",
    )  # fmt: skip
    q.stack("trap", trap(q, "flames"))
    q.turn("Ecarus")
    assert not q.offers("go", "14B.b")
    q.do("open", 0, dice="b1 b1")
    q.quiet()
    assert [fires(q, name) for name in ("Ecarus", "Shae", "Auriel")] == [(1, 0), (1, 0), (0, 0)]
    assert q.offers("go", "14B.b")
    assert not q.offers("open", 0)
    assert q.s.agenda[-1].normal == 1  # a free action
    assert q.s.agenda[-1].taken == 0


@rule("SS-11.4", "SS-11.2")
def test_range_0_never_applies_at_a_door() -> None:
    """Venom Spray {0} reaches nobody there; Shock {2} reaches the neighbours of both sides; in a chest's area {0} does reach."""
    for id, dice, wounded in (("venom-spray", "", False), ("shock", "b1 b1 b1", True)):
        q = scene(
            "14B", (("14B.a", "14B.b", "door"),), Ecarus="black-rose 14B.a", Shae="assassin 14B.b", Auriel="enchantress 14B.c",
        )  # fmt: skip
        q.stack("trap", trap(q, id))
        q.turn("Ecarus")
        q.do("open", 0, dice=dice)
        q.quiet()
        assert [q.wounds(name) > 0 for name in ("Ecarus", "Shae", "Auriel")] == [wounded] * 3
        assert q.s.figures.rows[0].poison == 0
    q = scene("14B", Ecarus="black-rose 14B.a", Shae="assassin 14B.b")
    q.stack("trap", trap(q, "venom-spray"))
    q.begin(Trap(q["Ecarus"], q.area("14B.a")), "b1")
    assert q.s.figures.rows[q["Ecarus"]].poison == 2
    assert q.s.figures.rows[q["Shae"]].poison == 0


@rule("SS-11.2")
def test_a_trap_lies_where_it_is_and_not_where_the_hero_stands() -> None:
    """The fire of an oil burst lies on the chest's area; at a door on the opener's."""
    q = scene("14B", (("14B.a", "14B.b", "door"),), Ecarus="black-rose 14B.b", Shae="assassin 14B.a")
    q.stack("trap", trap(q, "oil-burst"))
    q.turn("Ecarus")
    q.do("open", 0)
    assert things(q, "fire") == ["14B.b"]
    assert (fires(q, "Ecarus"), fires(q, "Shae")) == ((1, 0), (0, 0))


@rule("SS-11.6", "SS-26.5")
def test_ghosts_and_traps_leave_each_other_alone() -> None:
    q = scene("14B", Ecarus="black-rose 14B.a", Shae="assassin 14B.a", Laegon="ranger 14B.b")
    die(q, "Shae")
    q.stack("trap", trap(q, "shock"))
    q.begin(Trap(q["Ecarus"], q.area("14B.a")), "b1 b1")
    q.quiet()
    assert [q.wounds(name) for name in ("Ecarus", "Shae", "Laegon")] == [1, 0, 1]
    q.turn("Shae")
    assert all([deed == "end" or deed[0] in ("go", "shout", "return") for deed in q.options()])


@rule("SS-Q24", "SS-20.4")
def test_companions_save_by_their_owners_symbols() -> None:
    """Fenrir stands in a trap: 6, a SHIELD, saves with the Ranger's symbols."""
    for die_, wounds in (("b6", 0), ("b1", 1)):
        q = scene("14B", Laegon="ranger 14B.b", Shae="assassin 14B.c")
        atoms.summon(q.s, q["Laegon"], 0, 2, q.area("14B.a"))
        q.s.figures.edit(q["Laegon"]).area = q.area("14B.c")
        q.s.happened = []
        q.stack("trap", trap(q, "flames"))
        q.begin(Trap(q["Shae"], q.area("14B.a")), die_)
        q.quiet()
        assert q.s.figures.rows[5].fires == (wounds, 0)


@rule("SS-8.3", "SS-2.2", "SS-11.5")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    q = scene("14B", Ecarus="black-rose 14B.a", Shae="assassin 14B.b")
    row = q.s.piles.edit(TRAPS)
    cards, row.cards, row.known = row.cards, (), ()
    row = q.s.piles.edit(TRAPS + 1)
    row.cards, row.known = cards, (-1,) * len(cards)
    q.begin(Trap(q["Ecarus"], q.area("14B.a")), "b6 b6 b6")
    q.dice = []
    while q.choice.kind != "deed":
        q.do(q.options()[-1])
    assert len(q.s.piles.rows[TRAPS].cards) == len(cards) - 1
    assert len(discards(q, TRAPS)) == 1


# Doors (SS-10.6, SS-10.7) ----------------------------------------------------------------


@rule("SS-10.7", "SS-10.6", "SS-Q22", "SS-16.12")
def test_a_secured_door_takes_a_normal_action_and_peace() -> None:
    """An engaged hero opens a plain door all the same."""
    for kind, engaged_may in (("door", True), ("secured", False)):
        q = scene(
            "14B", (("14B.a", "14B.b", kind),), Ecarus="black-rose 14B.a", Shae="rogue 14B.c", g="gremlin green 1 14B.a"
        )
        q.turn("Ecarus")
        assert q.offers("open", 0) is engaged_may
        q.s.figures.edit(q["g"]).area = q.area("14B.c")
        q.turn("Ecarus")
        assert q.offers("open", 0)
        q.stack("trap", trap(q, "click"))
        q.do("open", 0)
        assert q.s.agenda[-1].normal == (1 if kind == "door" else 0)
        assert q.s.doors == 0
        q.turn("Shae")
        assert not q.offers("open", 0)


@rule("SS-11.7", "SS-7.1", "SS-5.17")
def test_sight_is_checked_when_the_door_is_gone() -> None:
    """The shadow behind the door is revealed after the trap; the opener goes on."""
    q = scene("14B", (("14B.a", "14B.b", "door"),), Ecarus="black-rose 14B.a", Shae="assassin 14B.a")
    lay(q, "shadow", "14B.b", t.SHADOWS.index("man"))
    q.stack("trap", trap(q, "needle"))
    q.turn("Ecarus")
    q.s.listening = True
    q.do("open", 0)
    order = [
        event.kind for event in q.s.events if event.kind in ("trap-drawn", "wounded", "door-opened", "shadow-revealed")
    ]
    assert order == ["trap-drawn", "wounded", "door-opened", "shadow-revealed"]
    assert q.choice.kind == "deed"
    assert q.choice.seat == q["Ecarus"]


@rule("SS-11.7", "SS-26.8")
def test_a_door_opens_although_its_trap_kills() -> None:
    q = scene("14B", (("14B.a", "14B.b", "door"),), Ecarus="black-rose 14B.a", Shae="assassin 14B.c")
    hurt(q, "Ecarus", 8)
    q.stack("trap", trap(q, "needle"))
    q.turn("Ecarus")
    q.do("open", 0)
    assert not q.s.in_play(q["Ecarus"])
    assert q.s.doors == 0
    assert q.choice.kind == "deed"
    assert q.options() == ["rest", "wait"]  # the turn is over


# Locks and keys (SS-10.9, SS-10.10) ----------------------------------------------------------------


@rule("SS-10.9", "SS-10.10")
def test_a_lock_needs_its_key() -> None:
    """Picked up freely, it takes no room; the lock goes with a free action, then the door follows its own rules."""
    q = scene("14B", (("14B.a", "14B.b", "locked"),), Ecarus="black-rose 14B.a", Shae="assassin 14B.c")
    key = atoms_items.lay_down(q.s, 12, q.area("14B.a"), 0)
    q.turn("Ecarus")
    assert not q.offers("open", 0)
    assert not q.offers("unlock", 0)
    assert q.offers("key")
    q.do("key")
    assert q.s.heroes.rows[q["Ecarus"]].key
    assert q.s.things.rows[key].kind == 0
    assert pack(q, "Ecarus") == []
    assert not q.offers("open", 0)
    q.do("unlock", 0)
    assert q.s.locks == 0
    assert q.offers("open", 0)
    assert q.s.agenda[-1].normal == 1
    assert q.s.heroes.rows[q["Ecarus"]].key  # carried to the end of the quest


@rule("SS-10.9")
def test_a_lock_is_removed_from_beside_its_door() -> None:
    q = scene("14B", (("14B.a", "14B.b", "locked"),), Ecarus="black-rose 14B.c", Shae="assassin 14B.c")
    q.s.heroes.edit(q["Ecarus"]).key = True
    q.turn("Ecarus")
    assert not q.offers("unlock", 0)
    q.do("go", "14B.b")
    assert q.offers("unlock", 0)


@rule("SS-10.9", "SS-10.8", "SS-17.5")
def test_a_locked_chest() -> None:
    """It is not opened before a hero with the key, in its area, has removed the lock with a free action."""
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.c")
    chest = atoms_items.lay_down(q.s, CHEST, q.area("14B.b"), q.s.cast.chests["treasure"], 1)
    q.turn("Ecarus")
    assert not q.offers(("chest", chest))
    assert not q.offers(("unlock-chest", chest))
    for deed, reason in (("chest", "chest-locked"), ("unlock-chest", "no-key")):
        refusal = why_not(q.s, q.choice, (deed, chest))
        assert refusal is not None
        assert (refusal.rule, refusal.why) == ("SS-10.9", reason)
    q.s.heroes.edit(1).key = True
    q.turn("Shae")
    assert not q.offers(("unlock-chest", chest))
    q.do("go", "14B.b")
    q.do(("unlock-chest", chest))
    assert q.s.agenda[-1].normal == 1
    assert q.offers(("chest", chest))
    assert not q.offers(("unlock-chest", chest))
    assert q.s.heroes.rows[1].key


@rule("SS-10.10", "SS-26.3")
def test_a_dead_carrier_leaves_the_key_to_others() -> None:
    q = scene("14B", Ecarus="black-rose 14B.a", Shae="assassin 14B.a", Laegon="ranger 14B.b")
    q.s.heroes.edit(q["Ecarus"]).key = True
    hurt(q, "Ecarus", 8)
    q.stack("trap", trap(q, "needle"))
    q.begin(Trap(q["Ecarus"], q.area("14B.a")))
    assert things(q, "key") == ["14B.a"]
    q.turn("Shae")
    q.do("key")
    assert q.s.heroes.rows[q["Shae"]].key
    assert not q.s.heroes.rows[q["Ecarus"]].key


# Chests (SS-10.8) ----------------------------------------------------------------


@rule("SS-10.8", "SS-Q19", "SS-16.12")
def test_a_chest_gives_what_its_back_shows() -> None:
    """A normal action of a hero who is not engaged: first the trap, then the treasure and the crowns."""
    q = scene("14B", Ecarus="black-rose 14B.a", Shae="rogue 14B.b", g="gremlin green 1 14B.a")
    chest = lay(q, "chest", "14B.a", q.s.cast.chests["treasure-20"])
    q.stack("trap", trap(q, "needle"))
    q.turn("Ecarus")
    assert not q.offers("chest", chest)
    q.s.figures.edit(q["g"]).area = q.area("14B.c")
    q.turn("Ecarus")
    before = q.s.crowns(q["Ecarus"])
    q.do("chest", chest)
    assert q.wounds("Ecarus") == 1
    assert q.s.crowns(q["Ecarus"]) == before + 20
    assert len(pack(q, "Ecarus")) == 1
    assert things(q, "chest") == []
    assert q.s.agenda[-1].normal == 0


@rule("SS-10.8")
def test_what_a_dead_opener_leaves() -> None:
    """Two treasures and nothing else lie on the chest's area, face down; another hero picks them up."""
    q = scene("14B", Ecarus="black-rose 14B.a", Shae="rogue 14B.b")
    chest = lay(q, "chest", "14B.a", q.s.cast.chests["two-treasures"])
    hurt(q, "Ecarus", 8)
    q.stack("trap", trap(q, "needle"))
    q.turn("Ecarus")
    q.do("chest", chest)
    assert not q.s.in_play(q["Ecarus"])
    assert things(q, "treasure") == ["14B.a", "14B.a"]
    assert things(q, "chest") == []
    assert pack(q, "Ecarus") == []
    shown = [row for row in GAME.view(q.s, 1)["things"] if row[0] == 10]
    assert [row[2] for row in shown] == [-1, -1]


@rule("SS-10.8", "SS-8.8")
def test_a_dead_openers_crowns_lie_there_too() -> None:
    q = scene("14B", Ecarus="black-rose 14B.a", Shae="rogue 14B.b")
    chest = lay(q, "chest", "14B.a", q.s.cast.chests["treasure-20"])
    hurt(q, "Ecarus", 8)
    q.stack("trap", trap(q, "needle"))
    for pile in (TREASURES, TREASURES + 1):
        row = q.s.piles.edit(pile)
        row.cards, row.known = (), ()
    q.turn("Ecarus")
    q.do("chest", chest)
    assert things(q, "treasure") == []  # there is none left
    assert [atoms_items.worth(atoms_items.unpacked(value)) for value in crowns_lying(q.s)] == [20]


def crowns_lying(s: Quest) -> list[int]:
    return [thing.value for thing in s.things.rows if thing.kind == 8]


# Saves against traps ----------------------------------------------------------------


@rule("SS-7.46", "SS-11.3")
def test_thieves_tools_help_against_traps_only() -> None:
    """A save against a trap is rolled again; one against poison is not."""
    q = scene("14B", Shae="assassin 14B.a thieves-tools", Ecarus="black-rose 14B.c")
    q.stack("trap", trap(q, "stun-rune"))
    q.begin(Trap(q["Shae"], q.area("14B.a")), "b1")
    assert q.choice.kind == "window"
    q.do(q.options()[0])
    assert q.choice.kind == "reroll"
    q.do((0,), dice="b6")
    assert not q.has("Shae", t.STUN)
    q.quiet()
    atoms.give_poison(q.s, q["Shae"], 1)
    q.time_phase("b1")
    assert q.choice.kind == "deed"


@rule("SS-13.12")
def test_lucky_rolls_two_dice() -> None:
    """SS-T28: the better of two dice counts, and there is no cooldown."""
    for dice, passed in (("b1 b6", True), ("b1 b2", False)):
        q = scene("14B", Shae="assassin 14B.a", Ecarus="black-rose 14B.c")
        skilled(q, "Shae", 4, "lucky")
        q.stack("trap", trap(q, "stun-rune"))
        q.begin(Trap(q["Shae"], q.area("14B.a")), dice)
        q.quiet()
        assert q.has("Shae", t.STUN) is not passed
        assert q.s.heroes.rows[q["Shae"]].powers[-1][2] == 0
