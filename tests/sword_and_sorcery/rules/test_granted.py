"""SS-19.8: powers that items give. SS-7.28: what stays behind when the backpack is full."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.sword_and_sorcery.rules.cards.table import cooldown, skilled
from tests.sword_and_sorcery.scene import Scene, scene
from tests.sword_and_sorcery.shelf import library, troubles
from tests.sword_and_sorcery.written import does, settle, twin

from reverie.games.sword_and_sorcery.bots.advise import advise
from reverie.games.sword_and_sorcery.content.vocabulary import ItemData
from reverie.games.sword_and_sorcery.rules import atoms, atoms_items
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.legacy import record_of
from reverie.games.sword_and_sorcery.rules.procedures.time_phase import SoulStep
from reverie.games.sword_and_sorcery.rules.state import FOUND_ITEM
from reverie.games.sword_and_sorcery.words.wording import Wording
from reverie.kernel.text import LANGUAGES
from reverie.testing import rule

# Powers of items -------------------------------------------------------------------------------------------------------


def giving(q: Scene, item: str, *powers: str) -> int:
    """An item of the scene gives these powers; its card."""
    cast = q.s.cast = twin(q.s.cast)
    cast.items = list(cast.items)
    made = twin(cast.items[cast.item_ids[item]])
    made.sides = tuple([twin(side) for side in made.sides])
    made.sides[0].grants = tuple([cast.power_ids[power] for power in powers])
    cast.items[made.number] = made
    return made.cards[0]


def powers(q: Scene, seat: int = 0) -> list[str]:
    return [q.s.cast.powers[power].id for power, _rank, _cooldown in q.s.heroes.rows[seat].powers]


def put_on(q: Scene, card: int, slot: int = t.MAIN) -> None:
    q.s.heroes.edit(0).pack += (card,)
    atoms_items.equip(q.s, 0, card, slot)


@rule("SS-19.8", "SS-19.3")
def test_a_worn_item_gives_a_power_and_takes_it_along() -> None:
    """It is used like any other and cools down; in the backpack the item gives nothing."""
    q = scene("14B", Thorgar="cleric 14B.b", Shae="rogue 14B.c")
    card = giving(q, "hammer", "heal-wounds")
    q.s.figures.edit(0).wounds = 5
    put_on(q, card)
    assert powers(q) == ["heal-wounds"]
    q.turn("Thorgar")
    q.do("power", "heal-wounds", 0, "Thorgar")
    assert (q.wounds("Thorgar"), cooldown(q, "Thorgar", "heal-wounds")) == (3, 1)
    atoms_items.unequip(q.s, 0, t.MAIN)
    assert powers(q) == []


@rule("SS-19.8", "SS-19.5", "SS-19.6", "SS-19.1")
@pytest.mark.parametrize(
    ("power", "has"), [("rune-of-ruin", False), ("call-lightning", False), ("cleave", False), ("command", True)]
)
def test_powers_of_items_keep_the_rules_of_powers(power: str, has: bool) -> None:
    """Of another nature, above the rank, of another hero: no; else yes."""
    q = scene("14B", Thorgar="cleric 14B.b", Shae="rogue 14B.c")
    put_on(q, giving(q, "hammer", power))
    assert (powers(q) == [power]) == has


@rule("SS-19.8", "SS-19.7")
def test_a_talent_that_another_holds_is_not_given() -> None:
    q = scene("14B", Thorgar="cleric 14B.b", Shae="rogue 14B.c")
    skilled(q, "Shae", 1, "lucky")
    put_on(q, giving(q, "hammer", "lucky", "fleet"))
    assert powers(q) == ["fleet"]


@rule("SS-19.8", "SS-14.6")
def test_a_new_rank_opens_what_the_item_had_to_keep_back() -> None:
    q = scene("14B", Thorgar="cleric 14B.b", Shae="rogue 14B.c")
    q.s.heroes.edit(0).rank = q.s.heroes.edit(1).rank = 2
    put_on(q, giving(q, "hammer", "call-lightning"))
    assert powers(q) == []
    q.s.soul = 9
    q.begin(SoulStep())
    q.do(("rank", 0))
    assert "call-lightning" in powers(q)


@rule("SS-14.8", "SS-19.8", "SS-26.2")
def test_death_takes_no_power_of_an_item() -> None:
    q = scene("14B", Thorgar="cleric 14B.b", Shae="rogue 14B.c")
    skilled(q, "Thorgar", 3, "command")
    put_on(q, giving(q, "hammer", "call-lightning"))
    atoms.wound(q.s, 0, 99)
    q.s.pending.clear()
    q.run()
    assert powers(q)[-1:] == ["call-lightning"]
    assert record_of(q.s, 0)["powers"][-1] == ["call-lightning", 0]


@rule("SS-19.8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_says_so(language: str) -> None:
    data = msgspec.structs.replace(library().things["items"]["hammer"], grants=["heal-wounds"])
    assert isinstance(data, ItemData)
    wording = Wording(library(), language)
    told = [wording.plain(line.text) for passage in wording.item(data) for line in passage.lines]
    assert wording.name("power-heal-wounds") in told[-1]


@rule("SS-19.8", "SS-50.1")
@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("id: hammer\n", "id: hammer\n  grants: [heal-wound]\n", "there is no power 'heal-wound'"),
        ("{id: pouch, ", "{id: pouch, grants: [heal-wounds], ", "only what is worn gives powers"),
    ],
)
def test_what_a_pack_may_not_write(tmp_path: Path, old: str, new: str, what: str) -> None:
    assert what in troubles(tmp_path, "items.yaml", (old, new))


# No room (SS-7.28) -----------------------------------------------------------------------------------------------------


def full() -> Scene:
    """Ecarus carries two potions, and no more."""
    return scene("14B", Ecarus="white-rose 14B.b healing-potion small-bandages", Shae="rogue 14B.c")


def on_area(q: Scene) -> list[str]:
    return [q.s.item(thing.value).id for thing in q.s.things.rows if thing.kind == FOUND_ITEM]


@rule("SS-7.28", "SS-21.4")
@pytest.mark.parametrize("left", ["lucky-coin", "healing-potion", "small-bandages"])
def test_the_receiver_says_what_stays_on_the_area(left: str) -> None:
    """The new one, which a bot leaves there, or one that was carried."""
    q = full()
    does(q, "{op: give, item: lucky-coin, whose: you}", "Ecarus")
    assert (q.choice.kind, q.choice.seat) == ("overflow", 0)
    assert [q.s.item(card).id for card in q.options()] == ["lucky-coin", "healing-potion", "small-bandages"]
    assert advise(q.s, q.choice).answer == q.options()[0]
    q.do(q.number(left, 1))
    assert on_area(q) == [left]
    carried = [q.s.item(card).id for card in q.s.heroes.rows[0].pack]
    assert sorted([*carried, left]) == ["healing-potion", "lucky-coin", "small-bandages"]


@rule("SS-7.28", "SS-13.11")
def test_what_makes_the_backpack_larger_cannot_be_left_while_it_is_full() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b pouch healing-potion small-bandages", Shae="rogue 14B.c")
    does(q, "{op: give, item: lucky-coin, whose: you}", "Ecarus")
    assert "pouch" not in [q.s.item(card).id for card in q.options()]


@rule("SS-7.28", "SS-10.8")
def test_a_treasure_that_is_drawn_overflows_too() -> None:
    """Two in a row: each is asked about."""
    q = full()
    does(q, "[{op: treasure, whose: you}, {op: treasure, whose: you}]", "Ecarus")
    for _card in range(2):
        assert q.choice.kind == "overflow"
        q.do(q.options()[-1])
    assert len(on_area(q)) == 2


@rule("SS-7.28", "SS-26.5")
def test_nobody_is_asked_who_has_nothing_to_leave() -> None:
    q = full()
    atoms.become_ghost(q.s, 0, 1)
    does(q, "{op: give, item: lucky-coin, whose: heroes}")
    settle(q)
    assert q.choice.kind == "deed"
