"""Everything that Etherfields has has a name by which it is seen to occur, and nothing is seen that is not there."""

from __future__ import annotations

from reverie.games.etherfields.content.compile import make_cast
from reverie.games.etherfields.content.legacies import fault_of
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules import terms as t
from reverie.testing.exhaust import Item, everything, everything_in, watched

KINDS = {
    "effect", "card", "use", "orders", "loot", "trap", "entity-text", "setup", "conceded", "special", "option", "script", "tile", "entity",
    "dream", "location", "morphing", "state", "turn-card", "face", "rule",
}  # fmt: skip


def test_the_inventory_holds_cards_texts_options_scripts_and_ends() -> None:
    found = GAME.lab.inventory()
    assert {kind for kind, _name in found} == KINDS and len(found) == len(set(found))
    for item in (
        ("card", "W-13"),
        ("card", "I-09 Q"),
        ("use", "I-02 SETUP 2 m3"),
        ("use", "I-02 K i2"),
        ("use", "jelly-legs.way-out"),
        ("script", "s.1031"),
        ("option", "s.110: talk"),
        ("entity-text", "I-04 S salvation"),
        ("trap", "I-02 E"),
        ("dream", "I-07 part"),
        ("location", "CY7"),
        ("effect", "hold-flaw"),
    ):
        assert item in found, item
    assert len([name for kind, name in found if kind == "script" and name.startswith("s.")]) >= 185
    assert set(GAME.lab.excused()) <= everything_in(GAME)


def test_what_is_excused_is_written_nowhere() -> None:
    cast = make_cast(GAME.library)
    written = {op.effect.name for text in cast.texts for op in text.ops}
    assert written.isdisjoint({"lift-tile", "block-space", "drop-turn", "put-back"})
    costs = [price for cost in cast.costs for price, _count in cost.also]
    assert t.PRICES.index("turn") not in costs


def test_rare_setups_are_campaigns_near_their_end() -> None:
    seen = set()
    for seed in range(120):
        setup = GAME.lab.rare_setup(seed)
        assert setup == GAME.lab.rare_setup(seed)
        seen.add(setup["scenario"])
        if setup["scenario"] != "I-01":
            assert fault_of(GAME.cast, setup["legacy"]) == ""
            cards = [id for kept in setup["legacy"]["dreamers"].values() for id in kept["cards"]]
            one_of_a_kind = [id for id in cards if GAME.cast.cards[GAME.cast.card_ids[id]].code]
            assert len(one_of_a_kind) == len(set(one_of_a_kind))
    assert {"session", "I-10", "S-01"} <= seen


def test_what_is_seen_in_play_is_in_the_inventory() -> None:
    seed = 5
    known, met = everything_in(GAME), set[Item]()
    with watched(GAME, met):
        met.update(everything(GAME, GAME.lab.rare_setup(seed), seed, GAME.lab.seen, False))
    assert [item for item in met - known if item[0] in KINDS] == []
    assert {"effect", "card", "use", "script", "tile", "entity"} <= {kind for kind, _name in met}
