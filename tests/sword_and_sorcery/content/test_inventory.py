"""SS-G28: everything there is has a name by which it is seen to occur, and nothing is seen that is not there."""

from __future__ import annotations

import pytest

from reverie.games.sword_and_sorcery.content.inventory import behaviour
from reverie.games.sword_and_sorcery.content.lab import plans_in
from reverie.games.sword_and_sorcery.content.rare import finds, meetings
from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.state import Quest
from reverie.kernel.match import Match
from reverie.testing.exhaust import Item, everything, everything_in, watched

KINDS = {
    "version", "effect", "power", "item", "enemy", "behaviour", "ability", "trap", "encounter", "event-card", "critical", "shadow", "loot",
    "enemy-power", "chest", "search", "action", "companion", "paragraph", "branch",
}  # fmt: skip
BORNE = {"ability"}
"""Abilities are also those of heroes and cards, which are listed as what bears them."""


def test_the_inventory_holds_cards_lines_behaviours_paragraphs_and_effects() -> None:
    found = GAME.lab.inventory()
    assert {kind for kind, _name in found} == KINDS
    for item in (
        ("paragraph", "Q6.18"),
        ("branch", "Q1.7 3"),
        ("behaviour", "troll side 2, line 1"),
        ("behaviour", "gremlin green, line 4"),
        ("power", "arcane-ward 3"),
        ("item", "plate 2"),
        ("event-card", "night"),
        ("effect", "hand-in"),
    ):
        assert item in found
    assert len([name for kind, name in found if kind == "paragraph"]) == 118


def test_what_is_excused_cannot_occur_in_any_quest() -> None:
    assert set(GAME.lab.excused()) <= everything_in(GAME)
    for quest in GAME.library.quests.values():
        assert len(quest.map.start) == 1
        assert not any(chest.lock for chest in quest.map.chests)
    laid = [op.id for text in GAME.cast.texts for op in text.ops if op.effect.name == "token"]
    assert laid and "shadow" not in laid


def test_a_rare_setup_is_that_of_a_campaign_with_treasures_and_crowns() -> None:
    setup = GAME.lab.rare_setup(6)
    assert setup == GAME.lab.rare_setup(6) != GAME.lab.rare_setup(8)
    assert set(setup["legacy"]["heroes"]) == set(setup["heroes"])
    cast = GAME.cast
    carried = [cast.items[cast.item_ids[card[0]]] for one in setup["legacy"]["heroes"].values() for card in one["pack"]]
    decks = [cast.cards[card] for deck in (t.TREASURE, t.SOUL_WEAPON) for card in cast.decks[deck]]
    assert carried and all(cast.item_ids[item.id] in decks for item in carried)
    match = Match(GAME, setup, 5)
    match.serve_nature()
    s = match.state
    assert isinstance(s, Quest) and all(s.crowns(seat) for seat in range(len(s.heroes)))
    assert [len(row.pack) for row in s.heroes.rows] == [len(one["pack"]) for one in setup["legacy"]["heroes"].values()]


@pytest.mark.parametrize("quest", ["Q1", "Q5"])
def test_what_is_seen_in_play_is_in_the_inventory(quest: str) -> None:
    known, met = everything_in(GAME), set[Item]()
    setup = GAME.setup({"quest": quest, "heroes": ["black-rose", "ranger"], "rank": 4})
    before = [effect.perform for effect in GAME.lab.effects()]
    with watched(GAME, met):
        met.update(everything(GAME, setup, 3, GAME.lab.seen, True))
    assert [effect.perform for effect in GAME.lab.effects()] == before, "nobody watches any more"
    strange = [item for item in met - known if item[0] in KINDS - BORNE]
    assert strange == []
    assert {"version", "effect", "enemy", "behaviour", "encounter", "paragraph", "item", "procedure"} <= {
        kind for kind, _name in met
    }


def test_every_line_of_a_scroll_has_a_position_in_which_it_is_used() -> None:
    """All but the last lines of scrolls, which are for heroes anywhere: the enemy acts first, and does what its line says."""
    lines, wanted = list[str](), list[str]()
    for setup in meetings(plans_in(GAME.library, GAME.cast)):
        match = Match(GAME, GAME.setup(setup), 1)
        match.serve_nature()
        while not (chosen := [event.data for _number, event in match.log if event.kind == "behaviour-chosen"]):
            choice = match.choices()[0]
            match.submit(choice.seat, GAME.bots.advise(match.state, choice).answer)
            match.serve_nature()
        s = match.state
        assert isinstance(s, Quest)
        foe = chosen[0]["foe"]
        lines.append(behaviour(s.enemy(foe), s.foes.rows[foe].side, chosen[0]["behaviour"]))
    for enemy in GAME.cast.enemies:
        for side, sheet in enumerate(enemy.sheets):
            wanted += [behaviour(enemy, side, number) for number in range(len(sheet.behaviours) - 1)]
    assert len(lines) == len(set(lines)) and set(lines) == set(wanted)


def test_a_party_stands_beside_every_chest_and_search_token() -> None:
    found = finds(plans_in(GAME.library, GAME.cast))
    wanted = {
        (id, spot.area) for id, quest in GAME.library.quests.items() for spot in (*quest.map.chests, *quest.map.search)
    }
    assert {(setup["quest"], setup["position"]["A"]["area"]) for setup in found} == wanted
    for setup in found:
        match = Match(GAME, GAME.setup(setup), 1)
        match.serve_nature()
        offered = [option[0] for option in match.choices()[0].options if isinstance(option, tuple)]
        # the second chest of Q3 is for those who gave the toll back
        assert {"chest", "search"} & set(offered) or setup["position"]["A"]["area"] == "9B.b", setup
