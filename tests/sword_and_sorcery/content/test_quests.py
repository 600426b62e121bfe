"""From the sheet of a quest to its plan, and what is refused: maps, box, decks, story (SS-5, SS-G17 to SS-G19, SS-G28)."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.sword_and_sorcery.shelf import cast, library, line_of, plan, troubles

from reverie.games.sword_and_sorcery.content.compile import make_cast
from reverie.games.sword_and_sorcery.content.library import Library
from reverie.games.sword_and_sorcery.content.quests import GROWING, SHARED, layout_of, make_plan
from reverie.games.sword_and_sorcery.rules import abilities
from reverie.games.sword_and_sorcery.rules import plan as p
from reverie.games.sword_and_sorcery.rules import state as s
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.kernel.content import ContentError
from reverie.parts.rules.areas import members
from reverie.parts.rules.steps import FAR
from reverie.testing import rule


def area(name: str) -> int:
    return plan().areas.number[name]


def seen(start: str, closed: int) -> set[str]:
    areas = plan().areas
    return {areas.names[one] for one in members(areas.reach(closed).seen_from(area(start)))} - {start}


# The worked map ------------------------------------------------------------------------------------------------------


def test_the_tiles_of_the_prologue_join_where_their_ports_face() -> None:
    layout = layout_of(library(), "P")
    joins = [layout.areas.passages[number] for number in layout.joins.values()]
    names = layout.areas.names
    assert {(names[one.a], names[one.b]) for one in joins} == {("1B.b", "8B.a"), ("1B.d", "14B.a"), ("8B.d", "14B.a")}


@rule("SS-12.1")
def test_sight_with_the_doors_closed_and_open() -> None:
    layout = layout_of(library(), "P")
    wall, door = layout.between("1B.b", "8B.a"), layout.between("1B.d", "14B.a")
    assert seen("1B.d", wall | door) == {"1B.b", "1B.c", "1B.f", "1B.g"}
    assert seen("8B.b", wall | door) == {"8B.a", "8B.d", "8B.e", "14B.a"}
    assert seen("1B.d", 0) == {"1B.b", "1B.c", "1B.f", "1B.g", "8B.d", "14B.a", "14B.b"}


def test_distances_with_everything_open() -> None:
    reach = plan().areas.reach()
    start = area("1B.e")
    assert [reach.dist_move(start, area(name)) for name in ("8B.c", "14B.a", "1B.b")] == [6, 3, 3]
    assert reach.dist_range(start, area("1B.b")) == 2


# The prologue --------------------------------------------------------------------------------------------------------


@rule("SS-10.6", "SS-10.12")
def test_doors_and_walls_close_their_passages() -> None:
    first, second = plan().doors
    names = plan().areas.names
    assert (first.kind, names[first.a], names[first.b], first.locked) == (p.DOOR, "1B.d", "14B.a", False)
    assert (second.kind, names[second.a], names[second.b]) == (p.SECURED, "8B.c", "8B.e")
    layout = layout_of(library(), "P")
    assert plan().walls == layout.between("1B.b", "8B.a")
    closed = plan().areas.reach(plan().walls | first.passages | second.passages)
    assert closed.dist_range(area("1B.e"), area("14B.a")) >= FAR


@rule("SS-5.11")
def test_things_lie_where_the_sheet_says() -> None:
    names = plan().areas.names
    laid = [(s.THINGS[one.kind], names[one.area], one.value, one.state) for one in plan().laid]
    assert laid == [
        ("shrine", "1B.a", 0, 1),
        ("gate", "1B.g", t.HIT, 1),
        ("gate", "8B.b", t.SHIELD, 0),
        ("chest", "8B.a", cast().chests["treasure"], 0),
        ("search", "1B.f", 1, 0),
        ("search", "14B.c", 3, 0),
        ("waypoint", "1B.d", 1, 0),
        ("waypoint", "8B.e", 2, 0),
        ("story", "14B.a", 1, 0),
    ]
    assert [names[one] for one in plan().start] == ["1B.e"]
    assert [plan().tile_names[tile] for tile in plan().tiles] == ["1B"] * 7 + ["8B"] * 5 + ["14B"] * 3


@rule("SS-5.10", "SS-5.12")
def test_shadows_have_positions_and_a_pool() -> None:
    names = plan().areas.names
    found = {names[one.area]: one.heroes for one in plan().positions}
    assert found == {"1B.b": 2, "1B.f": 3, "14B.b": 2, "8B.e": 2, "8B.d": 3, "1B.g": 4}
    pool = [t.SHADOWS[kind] for kind in plan().pool]
    assert sorted(set(pool)) == ["champion", "enemy", "man", "two-enemies", "woman"] and len(pool) == 9


@rule("SS-5.9")
def test_decks_are_rows_of_the_quests_enemies() -> None:
    codes = [cast().enemies[number].code for number in plan().foes]
    assert codes[0] == "gremlin green 1" and codes[5:] == ["gremlin red 1"]
    assert plan().deck == (0, 1, 2, 3, 4)
    assert plan().figures == tuple([(s.FIRST_ENEMY + row,) for row in range(6)])
    assert plan().foe_of == (0, 1, 2, 3, 4, 5)
    assert (plan().events, plan().in_play) == ((7, 16, 17, 18), (5,))


def test_night_weighs_on_the_heroes_and_one_may_pray() -> None:
    [night] = plan().waves
    [number] = plan().cast.abilities[night.abilities[0]].always
    mod = plan().cast.mods[number]
    assert (night.when, mod.night, mod.by.base) == ("night", True, -1)
    [(action, at)] = plan().actions
    assert (cast().abilities[action].id, cast().abilities[action].limit, at) == ("pray", t.PER_HERO, "1B.a")


def test_the_economy_and_what_a_simulated_party_heads_for() -> None:
    made = plan()
    assert (made.act, made.rank, made.floor, made.crowns, made.draw, made.keep) == (1, 1, 4, 20, 2, 1)
    assert [made.areas.names[one] for one in made.objectives][-1] == "8B.c"
    assert made.bands["won"] == (0.75, 0.95) and not made.soul_weapons


def test_the_book_is_brought_by_facts() -> None:
    book = plan().book
    assert book is not None
    facts = {node.id: node.when for node in book.nodes if node.when}
    assert facts == {
        "P.1": ("setup",), "P.2": ("waypoint", 1), "P.3": ("story", 1), "P.7": ("opened", 1), "P.8": ("dead", "gremlin red 1"),
        "P.10": ("revealed", "inhabitant"), "P.11": ("first-ghost",), "P.12": ("round", 7), "P.13": ("waypoint", 2),
        "P.14": ("lost", "event-deck"), "P.15": ("lost", "all-ghosts"),
    }  # fmt: skip
    fork = book.nodes[book.numbers["P.3"]].fork
    assert fork is not None and fork.by == "active-hero"
    branches = [(book.nodes[branch.read].id, branch.note) for branch in fork.branches]
    assert branches == [("P.4", (t.LAWFUL,)), ("P.5", (t.NEUTRAL,)), ("P.6", (t.CHAOTIC,))]
    assert [node.id for node in book.nodes if node.again] == ["P.10"]
    assert book.nodes[book.numbers["P.14"]].do is None


def test_a_paragraph_does_what_its_verbs_say() -> None:
    book = plan().book
    assert book is not None
    edge, gate, event, story = plan().cast.texts[book.nodes[book.numbers["P.3"]].do].ops
    assert (edge.n, edge.flag) == (plan().walls, True)
    assert (gate.n - 1, gate.flag, event.n, story.n) == (t.SHIELD, True, 4, 1)
    place, when = plan().cast.texts[book.nodes[book.numbers["P.7"]].do].ops
    assert (place.id, place.at) == ("gremlin red 1", "8B.c")
    assert when.given is not None and when.given.least == 4


def test_how_the_prologue_is_won_and_lost() -> None:
    won = plan().won
    book = plan().book
    assert won is not None and book is not None
    assert [abilities.GIVENS[part.kind] for part in won.parts] == ["all-heroes-on", "enemies-at-most"]
    assert book.nodes[plan().won_read].id == "P.9"
    assert [loss.kind for loss in plan().lost] == ["event-deck", "all-ghosts"]


@pytest.mark.interpreted
def test_a_plan_leaves_the_cast_as_it_is() -> None:
    before = [len(getattr(cast(), name)) for name in GROWING]
    made = make_plan(library(), cast(), "P")
    assert [len(getattr(cast(), name)) for name in GROWING] == before
    assert made.cast.texts[: before[0]] == cast().texts and len(made.cast.texts) > before[0]
    remembered = {
        "borne",
        "fits",
        "innate",
        "plain_capacity",
        "trade",
    }  # what a cast has worked out once, each for itself
    assert {*vars(cast())} == {*GROWING, *SHARED, "dice", *remembered}, "whatever a cast has is in the copy, too"


def test_every_quest_of_the_base_has_twelve_to_eighteen_paragraphs() -> None:
    for quest in library().quests.values():
        assert 12 <= len(quest.paragraphs) <= 18


# A quest with everything ---------------------------------------------------------------------------------------------

FULL = """\
id: X
act: 1
rank: 3
map:
  tiles: [{face: 1B, at: [0, 0]}, {face: 8B, at: [2, 0]}, {face: 14B, at: [5, 0], turn: 90}]
  apart: [14B]
  start: [1B.e, 1B.f]
  doors: [{edge: {join: [[1, 0], [2, 0]]}, kind: secured, lock: true}]
  seals: [{slot: 1B.1}]
  chests: [{area: 8B.a, back: two-treasures, given: {flag: rich}}]
  search: [{area: 8B.b, token: 4, quest: skill}]
  fires: [{area: 8B.e, level: 2}]
  tokens: [{kind: totem, areas: [8B.a, 8B.d]}, {kind: brazier, areas: [1B.a]}]
  shadows: [{area: 8B.a, heroes: 2}, {area: 8B.c, heroes: 2}, {area: 8B.d, heroes: 2}]
pool: {man: 2, woman: 2, enemy: 1}
deal: {inhabitant: 3}
enemies: {deck: [gremlin-pack green 1, raider green 1], aside: [raider blue 2], master: troll, quest-enemy: raider blue 2}
events: {shuffled: [6, 7], aside: [1, 2]}
day: {always: [{mod: gate-rounds, by: 1}]}
always: [{mod: bound, to: 8B, whose: troll, given: {side: 1}}]
abilities:
  - {token: totem, always: [{mod: hits, by: 1, whose: enemies-within 1}]}
  - {given: {flag: rich}, window: save, limit: party-round, target: roller, do: [{op: reroll, dice: any, count: 1}]}
rules: [inhabitants]
own: [lost, rich]
actions: [pray]
soul-weapons: true
economy: {floor: 5, crowns: 20, treasures: {draw: 3, keep: 2}}
won: {given: {dead: climax}, read: X.2}
lost: [all-ghosts, {given: {count: {lost: 2}}, read: X.3}, {at: event-phase-end, given: {enemies-at-least: 3, on: 1B}, read: X.3}]
paragraphs:
  - {id: X.1, when: {searched: 4, symbol: skill}, do: [{op: place, enemy: troll, at: 8B.d, as: climax}]}
  - {id: X.2, choice: {by: counters, options: [{highest: mercy, read: X.4}, {highest: greed, read: X.5, given: {flag: rich}}]}}
  - {id: X.3, do: [{op: end, result: lost}]}
  - {id: X.4, do: [{op: end, result: won}]}
  - {id: X.5, do: [{op: end, result: won}]}
  - {id: X.6, when: {entered: 8B}, do: [{op: activate, whose: climax}]}
  - {id: X.7, when: {count: {lost: 1}}}
  - {id: X.8, when: {action: pray, result: success}}
"""
WORDS = "".join([f"{key} = x\n" for key in ("quest-X", "quest-X-title", "quest-X-aim")])
WORDS += "".join([f"quest-X-{number} = x\n" for number in range(1, 9)])


def pack(folder: Path, quest: str) -> Path:
    for name, text in {
        "pack.yaml": "id: mine\nversion: 1\n",
        "quests/X.yaml": quest,
        "text/en.ftl": WORDS,
        "text/pl.ftl": WORDS,
    }.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> p.Plan:
    made = Library((pack(tmp_path_factory.mktemp("full"), FULL),))
    return make_plan(made, make_cast(made), "X")


def test_locks_seals_and_tiles_that_stand_apart(full: p.Plan) -> None:
    [door] = full.doors
    assert door.locked and (full.areas.names[door.a], full.areas.names[door.b]) == ("1B.b", "8B.a")
    a, b = full.areas.number["1B.a"], full.areas.number["1B.b"]
    assert full.walls == full.areas.between(a, b)
    assert full.areas.reach().dist_range(a, full.areas.number["14B.a"]) >= FAR


def test_things_under_conditions_and_tokens_that_bear_something(full: p.Plan) -> None:
    laid = {s.THINGS[one.kind]: one for one in full.laid}
    assert laid["chest"].given is not None and laid["chest"].given.names == ("rich",)
    assert (laid["search"].value, laid["search"].state, laid["fire"].value) == (4, t.SKILL + 1, 2)
    text, pos = divmod(laid["totem"].value, 64)
    [mod] = [full.cast.mods[number] for number in full.cast.texts[text].ops[pos].mods]
    assert mod.whose is not None and (abilities.SELECTORS[mod.whose.kind], mod.whose.n) == ("enemies-within", 1)
    assert laid["brazier"].value == abilities.NONE
    assert [one.value for one in full.laid if s.THINGS[one.kind] == "totem"] == [laid["totem"].value] * 2


def test_dealt_shadows_hordes_masters_and_the_quest_enemy(full: p.Plan) -> None:
    assert ([t.SHADOWS[kind] for kind in full.deal[0]], full.deal[1]) == (["man", "woman"], 3)
    assert [full.cast.enemies[number].code for number in full.foes][2:] == ["raider blue 2", "troll"]
    assert (full.deck, full.quest_enemy, full.foe_of) == ((0, 1), 2, (0, 0, 1, 2, 3))
    assert full.figures == ((8, 9), (10,), (11,), (12,))


def test_rules_of_the_quest_are_waves(full: p.Plan) -> None:
    always, day = full.waves
    assert (always.when, day.when) == ("", "day")
    own, rule_, bound = [full.cast.abilities[number] for number in always.abilities]
    assert (own.limit, own.windows) == (t.PER_PARTY_ROUND, 1 << t.W_SAVE)
    assert t.HANDLERS[rule_.handler] == "inhabitants"
    [mod] = [full.cast.mods[number] for number in bound.always]
    assert (abilities.MODS[mod.kind], mod.name) == ("bound", "8B")
    assert mod.whose is not None and mod.whose.name == "troll"


def test_groups_losses_and_choices_by_counters(full: p.Plan) -> None:
    book = full.book
    assert book is not None
    assert book.nodes[0].when == ("searched", 4, "skill") and book.nodes[5].when == ("entered", "8B")
    assert book.nodes[6].when == ("count", "lost", 1)
    assert book.nodes[7].when == ("action", "pray", "success")
    assert full.own == ("lost", "rich") and full.soul_weapons
    [activate] = full.cast.texts[book.nodes[5].do].ops
    assert activate.whose is not None and activate.whose.name == "climax"
    assert [(loss.kind, loss.at_event_phase) for loss in full.lost] == [
        ("all-ghosts", False), ("given", False), ("given", True),
    ]  # fmt: skip
    assert book.nodes[full.lost[1].read].id == "X.3"
    fork = book.nodes[1].fork
    assert fork is not None and [branch.note for branch in fork.branches] == [("mercy",), ("greed",)]
    assert [branch.given.given is not None for branch in fork.branches] == [False, True]


# What is refused -----------------------------------------------------------------------------------------------------

P3 = "options: [{nature: lawful, read: P.4}"
WRONG = [
    ("{face: 8B, at: [2, 0]}", "{face: 9Z, at: [2, 0]}", "there is no face '9Z'"),
    ("{face: 8B, at: [2, 0]}", "{face: 8B, at: [1, 0]}", "8B overlaps: on 1,0 lies 1B"),
    ("{face: 8B, at: [2, 0]}", "{face: 8B, at: [6, 0]}", "8B joins nothing"),
    ("start: [1B.e]", "start: [1B.h]", "there is no area '1B.h'"),
    ("start: [1B.e]", "start: []", "at least one area to start on"),
    ("{area: 1B.g, symbol: hit, open: true}", "{area: 1B.q, symbol: hit, open: true}", "there is no area '1B.q'"),
    ("symbol: shield}]", "symbol: hit}]", "of a gate is on the blue die and on no other gate"),
    ("edge: [1B.d, 14B.a]", "edge: [1B.a, 14B.a]", "nothing leads from 1B.a to 14B.a"),
    ("edge: {slot: 8B.1}, kind", "edge: {slot: 8B.2}, kind", "there is no slot 8B.2"),
    ("walls: [[1B.b, 8B.a]]", "walls: [[1B.d, 14B.a]]", "on this edge lies something already"),
    ("walls: [[1B.b, 8B.a]]", "walls: [[1B.b, 8B.a], [1B.a, 1B.b], [1B.a, 1B.c], [1B.c, 1B.d]]", "walls: the box holds 3, not 4"),
    ("waypoints: [1B.d, 8B.e]", "waypoints: [1B.d, 8B.e, 1B.a, 1B.b, 1B.c, 1B.f, 1B.g]", "waypoints: the box holds 6, not 7"),
    ("back: treasure}", "back: treasures}", "there is no chest 'treasures'; did you mean 'treasure'?"),
    ("{area: 14B.c, token: 3}", "{area: 14B.c, token: 1}", "search token 1 lies on the map already"),
    ("stories: [{card: 1,", "stories: [{card: 2,", "story card 2 should be among events.aside"),
    ("stories: [{card: 1,", "stories: [{card: 4,", "event 4 is no story card"),
    ("{area: 1B.g, heroes: 4}", "{area: 1B.g, heroes: 6}", "2 to 5 heroes take part, not 6"),
    ("{area: 1B.g, heroes: 4}", "{area: 1B.c, heroes: 4}", "at most one shadow is in sight of the start; here are 1B.b, 1B.c"),
    ("pool: {enemy: 5,", "pool: {enemy: 6,", "the box holds 5 of them, not 6"),
    ("pool: {enemy: 5,", "pool: {enmy: 5,", "there is no shadow 'enmy'; did you mean 'enemy'?"),
    ("pool: {enemy: 5,", "pool: {enemy: 0,", "the pool has 4 shadows; the map has 6 positions"),
    ("actions: [pray]", "actions: [prey]", "there is no action 'prey'; did you mean 'pray'?"),
    ("actions: [pray]", "deal: {woman: 2}\nactions: [pray]", "2 of them are dealt, but the pool has 1"),
    ("actions: [pray]", "rules: [writs]\nactions: [pray]", "there is no rule 'writs'; did you mean 'writ'?"),
    ("deck: [gremlin green 1,", "deck: [gremlin green,", "as in 'gremlin red 1'"),
    ("deck: [gremlin green 1,", "deck: [gremlin green 2,", "gremlin green 2 is there already"),
    ("aside: [gremlin red 1]", "aside: [gremlin red 2]", "there is no enemy card 'gremlin red 2'"),
    ("aside: [gremlin red 1]", "aside: [gremlin red 1], master: trol", "there is no master 'trol'; did you mean 'troll'?"),
    ("in_play: [5]", "in_play: [6]", "only day or night lies beside the deck, not event 6"),
    ("shuffled: [7, 16,", "shuffled: [7, 7,", "event 7 is there already"),
    ("shuffled: [7, 16,", "shuffled: [21, 16,", "there is no event '21'"),
    ("{all-heroes-on: 8B.c}", "{all-heroes-on: 8B.x}", "'8B.x' is nowhere"),
    ("read: P.9}", "read: P.99}", "there is no paragraph 'P.99'"),
    ("lost: [event-deck,", "lost: [event-dek,", "there is no way to lose 'event-dek'; did you mean 'event-deck'?"),
    ("objectives: [1B.c,", "objectives: [1B.x,", "there is no area '1B.x'"),
    ("ways: [[1B.e, 8B.c, 6, 6]]", "ways: [[1B.e, 8B.c, 3, 5]]", "from 1B.e to 8B.c it should be 3 to 5 areas; it is 6"),
    (P3, "options: [{nature: lawful, read: P.44}", "leads to 'P.44', which is nowhere"),
    (P3, "options: [{nature: lawful, read: P.5}", "offers the same branch twice"),
    (P3, "options: [{read: P.4}", "an option has a nature if active-hero or revealer decides"),
    ("by: active-hero, options", "by: party, options", "an option has a nature if active-hero or revealer decides"),
    ("when: {waypoint: 2}", "when: {waypoint: 3}", "nothing of the quest is meant by waypoint: 3"),
    ("when: {waypoint: 2}", "when: {}", "a paragraph is brought by one fact; here are none"),
    ("when: {waypoint: 2}", "when: {waypoint: 2, round: 3}", "a paragraph is brought by one fact; here are waypoint, round"),
    ("when: {waypoint: 2}", "when: {waypoint: 2, symbol: skill}", "symbol belongs to searched"),
    ("when: {waypoint: 2}", "when: {entered: 9B}", "nothing of the quest is meant by entered: 9B"),
    ("when: {waypoint: 2}", "when: {flag: nobody}", "asks about 'nobody', which nothing ever raises"),
    ("when: {waypoint: 2}", "when: {action: dig}", "nothing of the quest is meant by action: dig"),
    ("when: {waypoint: 2}, do", "do", "can never be read"),
    ("when: {opened: {slot: 8B.1}}", "when: {opened: [1B.a, 1B.b]}", "there is no door on this edge"),
    ("when: {dead: gremlin red 1}", "when: {dead: gremlin pink 1}", "nothing of the quest is meant by dead: gremlin pink 1"),
    ("{op: end, result: won}", "{op: end, result: win}", "there is no result 'win'"),
    ("do: [{op: end, result: won}]", "do: [{op: soul, amount: 1}]", "the story never ends"),
    ("do: [{op: end, result: won}]", "do: [{op: read, id: P.9}]", "leads back to itself"),
    ("enemy: gremlin red 1, at: 8B.c", "enemy: gremlin red 3, at: 8B.c", "there is no enemy 'gremlin red 3'"),
    ("count: 1, at: 14B.c", "count: 1, at: 14B.d", "'14B.d' is nowhere; did you mean"),
    ("item: healing-potion", "item: healing-poton", "there is no item 'healing-poton'"),
    ("hint, id: bash", "hint, id: bush", "there is no text 'hint-bush' in 'pl'"),
    ("id: P.13, when", "id: P.16, when", "has no text in 'pl'"),
    ("id: P.13, when", "id: P.12, when", "stands twice"),
    ("given: {heroes: {at-least: 4}}", "given: {carries: keys}", "there is no token or item 'keys'; did you mean 'key'?"),
    ("given: {heroes: {at-least: 4}}", "given: {flag: nobody}", "asks about 'nobody', which nothing ever raises"),
    ("{enemies-at-most: 0, on: 8B.c}", "{count: {nothing: 2}}", "nothing ever raises 'nothing'"),
]  # fmt: skip
"""What stands in the prologue, what stands there instead, and what is told of it."""


@pytest.mark.parametrize(("right", "wrong", "told"), WRONG)
def test_a_wrong_quest_is_refused_with_file_and_line(right: str, wrong: str, told: str, tmp_path: Path) -> None:
    found = troubles(tmp_path, "quests/P.yaml", (right, wrong))
    assert told in found
    assert f"{tmp_path / 'quests' / 'P.yaml'}:" in found


def test_the_blamed_line_is_that_of_the_paragraph(tmp_path: Path) -> None:
    found = troubles(tmp_path, "quests/P.yaml", ("when: {waypoint: 2}", "when: {waypoint: 3}"))
    line = line_of(tmp_path, "quests/P.yaml", "{waypoint: 3}")
    assert found.startswith(f"{tmp_path / 'quests' / 'P.yaml'}:{line}: P.13: nothing of the quest")


def test_a_gate_needs_a_symbol_of_the_blue_die(tmp_path: Path) -> None:
    blue = "[shield], [shield], [shield, skill], [shield, magic]"
    found = troubles(tmp_path, "dice.yaml", (blue, blue.replace("shield", "hit")))
    assert "the symbol 'shield' of a gate is on the blue die and on no other gate" in found


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("seals: [{slot: 1B.1}]", "seals: [{slot: 1B.1}, [8B.a, 8B.b]]", "8B.b is unreachable from the start"),
        ("apart: [14B]", "apart: []", "14B joins nothing"),
        ("apart: [14B]", "apart: [14A]", "14B joins nothing"),
        ("{join: [[1, 0], [2, 0]]}", "{join: [[1, 1], [2, 0]]}", "no ports join between"),
        ("{join: [[1, 0], [2, 0]]}", "{slot: 1B.1, join: [[1, 0], [2, 0]]}", "an edge is two areas"),
        ("kind: totem, areas", "kind: totm, areas", "there is no token 'totm'; did you mean 'totem'?"),
        ("{area: 8B.e, level: 2}", "{area: 8B.e, level: 3}", "fire has the levels 1 and 2, not 3"),
        ("quest-enemy: raider blue 2", "quest-enemy: raider red 1", "there is no enemy set aside 'raider red 1'"),
        ("whose: climax", "whose: climaks", "'climaks' names nobody; did you mean 'climax'?"),
        ("dead: climax", "dead: climaks", "there is no enemy or group 'climaks'; did you mean 'climax'?"),
        ("bound, to: 8B", "bound, to: 9B", "'9B' is nowhere"),
        ("own: [lost, rich]", "own: [lost]", "asks about 'rich', which nothing ever raises"),
        ("{highest: mercy, read: X.4}", "{nature: lawful, read: X.4}", "which counter is the highest if counters decide"),
        ("{count: {lost: 1}}", "{count: {lost: 1, rich: 1}}", "one counter brings a paragraph, not several"),
    ],
)  # fmt: skip
def test_what_else_may_be_wrong_with_a_quest(right: str, wrong: str, told: str, tmp_path: Path) -> None:
    assert right in FULL
    with pytest.raises(ContentError) as error:
        Library((pack(tmp_path, FULL.replace(right, wrong, 1)),))
    assert told in str(error.value) and "X.yaml:" in str(error.value)
