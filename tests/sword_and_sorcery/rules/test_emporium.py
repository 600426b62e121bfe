"""SS-27: crowns, the Emporium, the stash, anvil and tavern."""

from __future__ import annotations

from typing import Any

import pytest
from tests.sword_and_sorcery.rules.cards.table import card, lay
from tests.sword_and_sorcery.scene import Scene, equip, scene

from reverie.games.sword_and_sorcery.rules import atoms_items, atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Visit
from reverie.games.sword_and_sorcery.rules.procedures.ending import Settlement
from reverie.games.sword_and_sorcery.rules.state import CROWN_TOKENS, FOUND_CROWNS, SHOP, STASH, TREASURES
from reverie.games.sword_and_sorcery.rules.why import why_not
from reverie.kernel.agenda import pending_for, submit
from reverie.parts.rules.decks import EVERYBODY
from reverie.testing import rule

NO_TOKENS = (0, 0, 0)


def rich(q: Scene, name: str, tokens: tuple[int, int, int]) -> None:
    """Crown tokens of a hero, out of the supply."""
    q.s.supply = atoms_items.less(q.s.supply, tokens)
    q.s.heroes.edit(q[name]).crowns = tokens


def empty_supply(q: Scene, left: tuple[int, int, int]) -> None:
    """All other tokens lie on the map, far away."""
    away = atoms_items.less(q.s.supply, left)
    q.s.supply = left
    lay(q, "crowns", "14B.c", atoms_items.packed(away))


def open_shop(q: Scene, *names: str) -> None:
    """These heroes are in the Emporium, with all its cards that nobody has."""
    for pile, deck in ((SHOP, t.EMPORIUM), (STASH, t.STASH)):
        held = [one for row in q.s.heroes.rows for one in (*row.pack, *row.slots)]
        cards = tuple(
            [
                one
                for one in range(len(q.s.cast.cards))
                if q.s.item(one).deck == deck and q.s.item(one).kind != t.BUILDING and one not in held
            ]
        )
        row = q.s.piles.edit(pile)
        row.cards, row.known = cards, (EVERYBODY,) * len(cards)
    q.begin(Visit(tuple([q[name] for name in names])))


def options(q: Scene, name: str) -> list[Any]:
    choice = pending_for(q.s, q[name])
    return [] if choice is None else list(choice.options)


def may(q: Scene, name: str, *deed: object) -> bool:
    choice = pending_for(q.s, q[name])
    return choice is not None and choice.options.has(q.meant(deed))


def deal(q: Scene, name: str, *deed: object, dice: str = "") -> None:
    q.lay_dice(dice)
    choice = pending_for(q.s, q[name])
    assert choice is not None
    assert choice.options.has(q.meant(deed)), (deed, list(choice.options))
    submit(q.s, q[name], q.meant(deed))
    q.run()


def shoppers(**heroes: str) -> Scene:
    return scene(
        "14B", (), None, **(heroes or {"Ecarus": "white-rose 14B.a", "Shae": "rogue 14B.a", "Thorgar": "cleric 14B.a"})
    )


def tokens(q: Scene, name: str) -> tuple[int, int, int]:
    return q.s.heroes.rows[q[name]].crowns


# Crowns ------------------------------------------------------------------------------------------------------------------


@rule("SS-27.3", "SS-27.13")
def test_fifty_crowns() -> None:
    """SS-T56: one token of 50; if there is none, five tens, and so on."""
    for supply, held in (((10, 15, 10), (0, 0, 1)), ((10, 15, 0), (0, 5, 0)), ((10, 2, 0), (6, 2, 0))):
        q = shoppers()
        empty_supply(q, supply)
        assert atoms_items.gain_crowns(q.s, 0, 50) == 50
        assert tokens(q, "Ecarus") == held
        assert q.s.supply == atoms_items.less(supply, held)


@rule("SS-27.13", "SS-Q35", "SS-Q88")
def test_the_box_is_all_the_money_there_is() -> None:
    """SS-T78: without fifties five tens; of one five a find of 20 pays 5; without the limit two tens."""
    assert CROWN_TOKENS == (10, 15, 10)
    q = shoppers()
    empty_supply(q, (1, 0, 0))
    assert atoms_items.gain_crowns(q.s, 0, 20) == 5
    assert tokens(q, "Ecarus") == (1, 0, 0)
    q = scene("14B", wishes={"box_limits": False}, Ecarus="white-rose 14B.a", Shae="rogue 14B.a")
    q.s.supply = NO_TOKENS
    assert atoms_items.gain_crowns(q.s, 0, 20) == 20
    assert tokens(q, "Ecarus") == (0, 2, 0)
    atoms_map.drop_crowns(q.s, q.area("14B.b"), 25)
    assert atoms_items.unpacked(q.s.things.rows[-1].value) == (1, 2, 0)


@rule("SS-27.13")
def test_others_tokens_are_changed_without_asking() -> None:
    """Shae's ten fives for the one ten of the supply: Ecarus needs a five."""
    q = shoppers()
    rich(q, "Shae", (10, 0, 0))
    empty_supply(q, (0, 3, 1))
    assert atoms_items.gain_crowns(q.s, 0, 15) == 15
    assert tokens(q, "Ecarus") == (1, 1, 0)
    assert q.s.crowns(1) == 50


@rule("SS-27.13", "SS-36.3")
def test_what_the_supply_cannot_pay_is_not_dropped() -> None:
    q = shoppers()
    empty_supply(q, (1, 1, 0))
    atoms_map.drop_crowns(q.s, q.area("14B.b"), 20)
    laid = [thing for thing in q.s.things.rows if thing.kind == FOUND_CROWNS and thing.area == q.area("14B.b")]
    assert [atoms_items.unpacked(thing.value) for thing in laid] == [(1, 1, 0)]
    assert q.s.supply == NO_TOKENS


@rule("SS-27.1", "SS-27.13")
def test_sums_are_remade_after_a_payment() -> None:
    q = shoppers()
    rich(q, "Ecarus", (0, 0, 1))
    atoms_items.pay_crowns(q.s, 0, 15)
    assert tokens(q, "Ecarus") == (1, 3, 0)
    assert q.s.supply == (9, 12, 10)
    rich(q, "Shae", (3, 0, 0))
    atoms_items.gain_crowns(q.s, 1, 5)
    assert tokens(q, "Shae") == (0, 2, 0)


@rule("SS-27.2")
@pytest.mark.parametrize(("token", "amount"), [("loot-10", 10), ("loot-50", 50)])
def test_a_loot_token_with_crowns_is_changed_at_once(token: str, amount: int) -> None:
    q = shoppers()
    number = next(one.number for one in q.s.cast.loot if one.id == token)
    row = q.s.piles.edit(16)
    row.cards, row.known = row.cards[:-1], row.known[:-1]
    find = lay(q, "loot", "14B.a", number)
    q.turn("Ecarus")
    q.do("take")
    q.do((find,))
    assert q.s.crowns(0) == amount
    assert number in q.s.piles.rows[17].cards


@rule("SS-27.3")
def test_a_thief_takes_a_token_of_the_area_back_to_the_supply() -> None:
    q = shoppers()
    empty_supply(q, NO_TOKENS)
    number = lay(q, "crowns", "14B.b", atoms_items.packed((1, 1, 0)))
    atoms_map.lose_crown_token(q.s, number)
    assert q.s.supply == (1, 0, 0)
    laid = [thing for thing in q.s.things.rows if thing.kind == FOUND_CROWNS and thing.area == q.area("14B.b")]
    assert [atoms_items.unpacked(thing.value) for thing in laid] == [(0, 1, 0)]


# Buying ------------------------------------------------------------------------------------------------------------------


@rule("SS-27.4", "SS-27.5", "SS-27.6")
def test_a_card_is_bought_by_its_side() -> None:
    q = shoppers()
    rich(q, "Ecarus", (0, 0, 1))
    open_shop(q, "Ecarus", "Shae")
    assert may(q, "Ecarus", "buy", "healing-potion", 0)
    assert may(q, "Ecarus", "buy", "healing-potion", 1)
    assert may(q, "Ecarus", "buy", "hammer", 0)
    assert not may(q, "Ecarus", "buy", "hammer", 1)  # an enchanted side has no price
    assert not may(q, "Ecarus", "buy", "plate", 0)  # 90
    assert not may(q, "Shae", "buy", "healing-potion", 0)  # no crowns
    deal(q, "Ecarus", "buy", "hammer", 0)
    assert q.s.crowns(0) == 25
    assert q.s.heroes.rows[0].slots[t.MAIN] == card(q, "hammer")  # equipped at once
    assert not may(q, "Shae", "buy", "hammer", 0)  # it was there once


@rule("SS-27.5")
def test_the_other_side_costs_its_full_price() -> None:
    """SS-T57: the elven side of knives that one has for 20 costs 40."""
    q = shoppers()
    equip(q.s, 1, "throwing-knives")
    rich(q, "Shae", (1, 3, 0))
    open_shop(q, "Shae", "Ecarus")
    assert not may(q, "Shae", "upgrade", "throwing-knives")
    deal(q, "Ecarus", "done")
    q.do("done")
    rich(q, "Shae", (0, 4, 0))
    open_shop(q, "Shae", "Ecarus")
    deal(q, "Shae", "upgrade", "throwing-knives")
    assert q.s.crowns(1) == 0
    assert q.s.sides[card(q, "throwing-knives")] == 1
    assert not may(q, "Shae", "upgrade", "throwing-knives")


@rule("SS-27.6", "SS-21.5")
def test_what_is_bought_drives_nothing_out_of_its_slot() -> None:
    """Beside a two-handed weapon a shield goes to the backpack; into a full one nothing goes, but into a friend's."""
    q = shoppers(Ecarus="white-rose 14B.a battle-axe", Shae="rogue 14B.a")
    rich(q, "Ecarus", (0, 0, 2))
    open_shop(q, "Ecarus", "Shae")
    deal(q, "Ecarus", "buy", "shield", 0)
    assert q.s.heroes.rows[0].slots[:2] == (card(q, "battle-axe"), t.NO_ITEM)
    assert list(q.s.heroes.rows[0].pack) == [card(q, "shield")]
    deal(q, "Ecarus", "buy", "healing-potion", 0)
    assert not list(q.s.heroes.rows[1].pack)
    deal(q, "Ecarus", "buy", "small-bandages", 0)
    assert len(q.s.heroes.rows[0].pack) == 2
    assert list(q.s.heroes.rows[1].pack) == [card(q, "small-bandages")]
    deal(q, "Ecarus", "wear", "shield", "off")
    assert card(q, "battle-axe") in q.s.heroes.rows[0].pack  # in the place of the shield


@rule("SS-27.6")
def test_the_buyer_names_whose_backpack_takes_it() -> None:
    """The own one is full: any of the others that has room; what finds a free slot goes there."""
    q = shoppers(Ecarus="white-rose 14B.a battle-axe", Shae="rogue 14B.a", Thorgar="cleric 14B.a")
    q.s.heroes.edit(0).pack = tuple([card(q, name) for name in ("shield", "healing-potion")])
    rich(q, "Ecarus", (0, 0, 2))
    open_shop(q, "Ecarus", "Shae", "Thorgar")
    assert not may(q, "Ecarus", "buy", "small-bandages", 0)
    assert not may(q, "Ecarus", "buy", "small-bandages", 0, 0)
    assert may(q, "Ecarus", "buy", "small-bandages", 0, 1)
    assert may(q, "Ecarus", "buy", "scale-armour", 0)
    deal(q, "Ecarus", "buy", "small-bandages", 0, 2)
    assert [card(q, "small-bandages") in row.pack for row in q.s.heroes.rows] == [False, False, True]


@rule("SS-27.7")
def test_who_is_not_there_has_no_part_in_it() -> None:
    q = shoppers()
    for name in ("Ecarus", "Shae", "Thorgar"):
        rich(q, name, (0, 0, 1))
    open_shop(q, "Ecarus", "Shae")
    assert pending_for(q.s, q["Thorgar"]) is None
    assert not may(q, "Ecarus", "crowns", 5, q["Thorgar"])
    assert may(q, "Ecarus", "crowns", 5, q["Shae"])


@rule("SS-27.8")
def test_only_treasures_are_sold() -> None:
    """SS-T58: ACT I pays 25."""
    q = shoppers()
    equip(q.s, 0, "knights-plate")
    equip(q.s, 0, "healing-potion")
    open_shop(q, "Ecarus", "Shae")
    assert not may(q, "Ecarus", "sell", "healing-potion")
    deal(q, "Ecarus", "sell", "knights-plate")
    assert q.s.crowns(0) == 25
    assert card(q, "knights-plate") in q.s.piles.rows[TREASURES + 1].cards
    assert q.s.heroes.rows[0].slots[t.ARMOUR] == t.NO_ITEM


@rule("SS-27.9")
def test_the_stash_is_free() -> None:
    q = shoppers()
    open_shop(q, "Ecarus", "Shae")
    assert not may(q, "Ecarus", "stash", "pocket-knife")  # not Ecarus' style: nothing to equip
    deal(q, "Ecarus", "stash", "broadsword")
    assert q.s.heroes.rows[0].slots[t.MAIN] == card(q, "broadsword")
    assert not may(q, "Shae", "stash", "broadsword")
    deal(q, "Ecarus", "put", "broadsword")
    assert card(q, "broadsword") in q.s.piles.rows[STASH].cards


@rule("SS-27.9")
def test_in_a_campaign_any_card_is_deposited() -> None:
    for wishes in ({}, {"legacy": {"schema": 1}}):
        q = scene("14B", Ecarus="white-rose 14B.a lucky-coin", Shae="rogue 14B.a")
        q.s.setup = {**q.s.setup, **wishes}
        open_shop(q, "Ecarus", "Shae")
        assert may(q, "Ecarus", "put", "lucky-coin") == bool(wishes)
    deal(q, "Ecarus", "put", "lucky-coin")
    assert card(q, "lucky-coin") in q.s.piles.rows[STASH].cards
    deal(q, "Shae", "stash", "lucky-coin")
    assert q.s.heroes.rows[1].pack == (card(q, "lucky-coin"),)


@rule("SS-27.10", "SS-21.8", "SS-Q51")
def test_the_anvil() -> None:
    """50 crowns for a normal weapon or armour, as often as one likes; at the end of the quest it is as before."""
    q = shoppers(Ecarus="white-rose 14B.a broadsword old-hauberk healing-potion", Shae="rogue 14B.a crystal-blade")
    rich(q, "Ecarus", (0, 0, 2))
    rich(q, "Shae", (0, 0, 1))
    open_shop(q, "Ecarus", "Shae")
    assert not may(q, "Ecarus", "enchant", "healing-potion")
    assert not may(q, "Shae", "enchant", "crystal-blade")
    deal(q, "Ecarus", "enchant", "broadsword")
    assert not may(q, "Ecarus", "enchant", "broadsword")
    deal(q, "Ecarus", "enchant", "old-hauberk")
    assert q.s.crowns(0) == 0
    assert [q.s.sides[card(q, one)] for one in ("broadsword", "old-hauberk")] == [1, 1]
    deal(q, "Ecarus", "done")
    deal(q, "Shae", "done")
    q.s.ended = "won"
    q.begin(Settlement())
    assert [q.s.sides[card(q, one)] for one in ("broadsword", "old-hauberk")] == [0, 0]


@rule("SS-27.11")
@pytest.mark.parametrize(
    ("symbol", "face", "wins"),
    [(t.SHIELD, "b6", 10), (t.MAGIC, "b9", 20), (t.LEGEND, "b10", 50), (t.SHIELD, "b2", 0), (t.LEGEND, "b9", 0)],
)
def test_the_tavern(symbol: int, face: str, wins: int) -> None:
    """5 crowns on one of three symbols, once in a visit."""
    q = shoppers()
    rich(q, "Ecarus", (0, 1, 0))
    open_shop(q, "Ecarus", "Shae")
    assert {deed[1] for deed in options(q, "Ecarus") if deed[0] == "bet"} == {t.SHIELD, t.MAGIC, t.LEGEND}
    assert not may(q, "Shae", "bet", t.SHIELD)
    deal(q, "Ecarus", "bet", symbol, dice=face)
    assert q.s.crowns(0) == 5 + wins
    assert not may(q, "Ecarus", "bet", symbol)


@rule("SS-27.12", "SS-Q87")
def test_all_deal_at_once_until_all_are_done() -> None:
    q = shoppers()
    rich(q, "Ecarus", (0, 0, 1))
    rich(q, "Shae", (0, 0, 1))
    open_shop(q, "Ecarus", "Shae")
    deal(q, "Shae", "buy", "lantern", 0)  # who comes first has it
    assert not may(q, "Ecarus", "buy", "lantern", 0)
    deal(q, "Shae", "give", "lantern", q["Ecarus"])  # giving needs only the giver
    assert q.s.heroes.rows[0].pack == (card(q, "lantern"),)
    deal(q, "Shae", "done")
    assert may(q, "Shae", "back")
    deal(q, "Ecarus", "crowns", 50, q["Shae"])
    deal(q, "Shae", "back")
    assert may(q, "Shae", "buy", "longsword", 0)
    deal(q, "Ecarus", "done")
    deal(q, "Shae", "done")
    assert q.choice.kind == "deed"


@rule("SS-27.12", "SS-27.1")
def test_crowns_are_given_in_any_sum_and_nobody_takes() -> None:
    q = shoppers()
    rich(q, "Ecarus", (1, 1, 1))
    open_shop(q, "Ecarus", "Shae")
    assert [deed[1] for deed in options(q, "Ecarus") if deed[0] == "crowns"] == [5, 10, 50]
    deal(q, "Ecarus", "crowns", 50, q["Shae"])
    assert (q.s.crowns(0), q.s.crowns(1)) == (15, 50)
    assert not may(q, "Ecarus", "take", "lantern", q["Shae"])


@rule("SS-27.60", "SS-27.12")
def test_a_visit_has_an_end() -> None:
    q = shoppers()
    rich(q, "Ecarus", (0, 0, 1))
    q.begin(Visit((0, 1), dealings=80))
    choice = pending_for(q.s, 0)
    assert choice is not None
    assert list(choice.options) == ["done"]
    refused = why_not(q.s, choice, ("crowns", 5, 1))
    assert refused is not None
    assert (refused.rule, refused.why) == ("SS-27.60", "dealings")


@rule("SS-27.4", "SS-Q103")
def test_a_town_portal_opens_it_once() -> None:
    q = shoppers(Ecarus="white-rose 14B.a town-portal", Shae="rogue 14B.c")
    portal = q.s.cast.abilities[q.s.item(card(q, "town-portal")).sides[0].abilities[0]]
    q.turn("Ecarus")
    q.do("item", "town-portal", portal.number, -1)
    assert {choice.kind for choice in q.s.pending} == {"visit"}
    deal(q, "Ecarus", "done")
    deal(q, "Shae", "done")
    assert not q.offers("item", "town-portal", portal.number, -1)
    assert q.offers("go", "14B.b")
