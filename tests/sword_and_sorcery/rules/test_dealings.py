"""SS-27: what is worked out once for all dealings is what the rules say of each."""

from __future__ import annotations

from itertools import product

from tests.sword_and_sorcery.shelf import cast

from reverie.games import find_game
from reverie.games.sword_and_sorcery.rules import atoms_items
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.dealings import Dealings, Market
from reverie.games.sword_and_sorcery.rules.force import borne, rebuild
from reverie.games.sword_and_sorcery.rules.frames import Visit
from reverie.games.sword_and_sorcery.rules.wearing import fit, free_slots
from reverie.kernel.agenda import innermost, play_at_random
from reverie.kernel.chance import Stream
from reverie.kernel.codec import load, save
from reverie.testing import rule


def first(kind: int, hand: int = 0) -> int:
    """The first card of a kind, for a hand."""
    return next(
        card
        for card in range(len(cast().cards))
        if (cast().item_of(card).kind, cast().item_of(card).hand) == (kind, hand)
    )


@rule("SS-21.3", "SS-21.5", "SS-27.6")
def test_a_card_finds_a_free_slot_where_nothing_is_in_its_way() -> None:
    """Whatever is worn, and whatever the runes: the list for all cards says of each what its slots say."""
    one, two, either = first(t.WEAPON), first(t.WEAPON, t.TWO_HANDED), first(t.WEAPON, t.EITHER)
    worn = product(
        (t.NO_ITEM, one, two, either),
        (t.NO_ITEM, first(t.WEAPON, t.OFF_HAND), either),
        (t.NO_ITEM, first(t.ARMOUR_KIND)),
        (t.NO_ITEM, first(t.ARTIFACT_KIND)),
    )
    for slots in worn:
        for style, free in product([1, 2, 4, 8], [(), (t.WEAPON,)]):
            usable = fit(cast(), style, free)
            at_once = usable.at_once(cast(), slots)
            for card in range(len(cast().cards)):
                if card not in slots:
                    assert at_once[card] == bool(free_slots(cast(), slots, card, usable.places[card])), (slots, card)


@rule("SS-27.3", "SS-27.13")
def test_tokens_that_make_every_sum_make_each_of_them() -> None:
    some = 0
    for have in product(range(3), range(7), range(4)):
        for most in range(0, 260, 5):
            if atoms_items.in_any_sum(most, have):
                some += 1
                assert all(atoms_items.in_fewest(amount, have) is not None for amount in range(0, most + 1, 5))
    assert some


@rule("SS-21.1", "SS-27.12", "SS-50.9")
def test_what_is_kept_between_dealings_is_what_would_be_worked_out_anew() -> None:
    """Modifiers in force, and every option of everybody, are those of the same game loaded from its save."""
    game = find_game("sword_and_sorcery")
    compared = 0
    for number in range(6):
        s = game.new(game.sample_setup(number), number)
        s.auto = True
        streams = Stream(number).streams
        while s.pending and s.pending[0].kind != "visit":
            play_at_random(s, streams, 1)
        while s.pending and s.pending[0].kind == "visit":
            borne(s, "capacity")
            anew = load(game, save(game, s))
            rebuild(anew)
            borne(anew, "capacity")
            assert anew.force.by == s.force.by
            visit = innermost(anew, Visit)
            assert visit is not None
            for choice in s.pending:
                if isinstance(choice.options, Dealings):
                    assert Dealings(Market(anew, visit, None), choice.seat).plain() == choice.options.plain()
                    compared += 1
            play_at_random(s, streams, 1)
    assert compared > 500
