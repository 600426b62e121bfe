"""From the sheet of a quest to its plan (SS-5.1, SS-G18): map, things, decks, waves, actions, endings, and the book of its story."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reverie.kernel.plain import Plain
from reverie.parts.areas.layout import Layout
from reverie.parts.effects.structs import attribute
from reverie.parts.rules.effects import NO_TEXT
from reverie.parts.rules.story import Branch, Fork, Node

from ..rules import abilities
from ..rules import cast as c
from ..rules import plan as p
from ..rules import state as s
from ..rules import terms as t
from ..rules.procedures.story import book_of
from .compile import known_codes
from .givens import given_of
from .library import Library
from .making import Making, word_of
from .maps import closed_by, first_passage, lay_map, passages_of
from .quest_checks import kinds_of
from .sheets import Choice, DoorData, Lost, Option, QuestAbility, QuestData
from .tales import fact_of, groups_in
from .vocabulary import EVENT_PHASE_END, STRUCTS, Edge, Record

ALWAYS: Final = ""
"""When a wave is there that comes neither by night nor by day."""
OPS: Final = 64
"""Ops of a text, as tokens count them."""
GROWING: Final = ("texts", "abilities", "mods", "dice_effects")
"""What a quest adds to a cast..."""
SHARED: Final = (
    "heroes", "versions", "version_ids", "powers", "power_ids", "talents", "companions", "companion_ids", "items", "item_ids", "cards",
    "decks", "weightless", "enemies", "enemy_codes", "enemy_powers", "encounters", "traps", "events", "criticals", "shadows", "loot",
    "chests", "searches", "difficulties", "actions", "unarmed", "guard",
)  # fmt: skip
"""... and what stays as it is."""


def make_plan(library: Library, cast: c.Cast, id: str) -> p.Plan:
    """The plan of a quest. The cast stays as it is: `plan.cast` is a copy with what the quest adds."""
    return Planner(library, extended(cast), library.sheet(id)).make()


def layout_of(library: Library, id: str) -> Layout:
    """The tiles of a quest, for whoever draws its map."""
    return lay_map(library.faces, library.sheet(id).map)


def extended(cast: c.Cast) -> c.Cast:
    """A cast that may grow without the other one growing; whatever is in it is shared."""
    made = c.Cast(*cast.dice)
    for name in SHARED:
        setattr(made, name, getattr(cast, name))
    for name in GROWING:
        setattr(made, name, list(getattr(cast, name)))
    return made


class Planner:
    """One plan in the making."""

    def __init__(self, library: Library, cast: c.Cast, quest: QuestData) -> None:
        self.library = library
        self.cast = cast
        self.quest = quest
        self.layout = lay_map(library.faces, quest.map)
        codes = (*known_codes(library), *groups_in(quest))
        self.making = Making(cast, codes, self.passages)
        self.plan = p.Plan(quest.id, self.layout.areas, cast)
        self.number: dict[str, int] = {one.id: number for number, one in enumerate(quest.paragraphs)}

    def make(self) -> p.Plan:
        quest, plan = self.quest, self.plan
        plan.act, plan.rank = quest.act, quest.rank
        plan.start = self.areas(quest.map.start)
        plan.objectives = self.areas(quest.objectives)
        plan.own = tuple(quest.own)
        economy = quest.economy
        plan.floor, plan.crowns = economy.floor, economy.crowns
        plan.draw, plan.keep = economy.treasures.draw, economy.treasures.keep
        plan.soul_weapons = quest.soul_weapons
        if quest.bands is not None:
            plan.bands = {"won": quest.bands.won, "deaths": quest.bands.deaths, "clock": quest.bands.clock}
        self.map()
        self.shadows()
        self.foes()
        self.rules()
        plan.laid = tuple(self.things())
        plan.book = book_of(tuple([self.node(number) for number in range(len(quest.paragraphs))]))
        self.endings()
        return plan

    # The map ---------------------------------------------------------------------------------------------------------

    def area(self, name: str) -> int:
        return self.layout.areas.number[name]

    def areas(self, names: Sequence[str]) -> tuple[int, ...]:
        return tuple([self.area(name) for name in names])

    def passages(self, edge: Edge) -> int:
        return passages_of(self.layout, edge)

    def map(self) -> None:
        data, plan = self.quest.map, self.plan
        plan.doors = tuple([self.door(number, door) for number, door in enumerate(data.doors)])
        plan.walls = closed_by(self.layout, (*data.walls, *data.seals))
        plan.tile_names = tuple([tile.face for tile in data.tiles])
        if len(data.portal) == 2:
            plan.portal = (self.area(data.portal[0]), self.area(data.portal[1]))
        plan.tiles = tuple([plan.tile_names.index(name.partition(".")[0]) for name in plan.areas.names])

    def door(self, number: int, data: DoorData) -> p.Door:
        passages = self.passages(data.edge)
        between = self.layout.areas.passages[first_passage(passages)]
        return p.Door(number, p.DOORS.index(data.kind), passages, between.a, between.b, data.lock)

    def door_on(self, edge: Edge) -> int:
        return [door.passages for door in self.plan.doors].index(self.passages(edge))

    def things(self) -> list[p.Laid]:
        """SS-5.11: whatever lies on the map from the beginning."""
        data, laid = self.quest.map, p.Laid
        found = [laid(s.SHRINE, self.area(one.area), 0, int(one.active)) for one in data.shrines]
        for gate in data.gates:
            found.append(laid(s.GATE, self.area(gate.area), t.SYMBOLS.index(gate.symbol), int(gate.open)))
        for chest in data.chests:
            back = self.cast.chests[chest.back]
            found.append(laid(s.CHEST, self.area(chest.area), back, int(chest.lock), given_of(chest.given)))
        for spot in data.search:
            found.append(laid(s.SEARCH, self.area(spot.area), spot.token, word_of(spot.quest, t.SYMBOLS) + 1))
        for number, area in enumerate(data.waypoints, 1):
            found.append(laid(s.WAYPOINT, self.area(area), number))
        found += [laid(s.STORY, self.area(one.area), one.card) for one in data.stories]
        found += [laid(s.FIRE, self.area(one.area), one.level) for one in data.fires]
        for tokens in data.tokens:
            value = self.token(tokens.kind)
            found += [laid(s.THINGS.index(tokens.kind), self.area(area), value) for area in tokens.areas]
        return found

    def token(self, kind: str) -> int:
        """What every token of a kind bears, as if a verb had put it there; NONE for nothing."""
        borne = [ability for ability in self.quest.abilities if ability.token == kind]
        if not borne:
            return abilities.NONE
        return self.making.text([put_by(kind, borne[0])]) * OPS

    def shadows(self) -> None:
        """SS-5.10, SS-5.12."""
        quest, plan = self.quest, self.plan
        plan.positions = tuple([p.Position(self.area(spot.area), spot.heroes) for spot in quest.map.shadows])
        pool = [t.SHADOWS.index(kind) for kind, count in quest.pool.items() for _one in range(count)]
        plan.pool = tuple(pool)
        for word, count in quest.deal.items():
            plan.deal = (tuple([t.SHADOWS.index(kind) for kind in kinds_of(word)]), count)

    # Enemies and events ----------------------------------------------------------------------------------------------

    def foes(self) -> None:
        """SS-5.9: the quest's enemies, a row each: the deck first, then those set aside; their figures are counted through."""
        forces, plan = self.quest.enemies, self.plan
        codes = [*forces.deck, *forces.aside, *([] if forces.master is None else [forces.master])]
        plan.foes = tuple([self.cast.enemy_codes[code] for code in codes])
        plan.deck = tuple(range(len(forces.deck)))
        if forces.quest_enemy is not None:
            plan.quest_enemy = codes.index(forces.quest_enemy)
        for row, enemy in enumerate(plan.foes):
            first = s.FIRST_ENEMY + len(plan.foe_of)
            count = self.cast.enemies[enemy].figures
            plan.figures += (tuple(range(first, first + count)),)
            plan.foe_of += (row,) * count
        plan.events, plan.in_play = tuple(self.quest.events.shuffled), tuple(self.quest.events.in_play)

    def rules(self) -> None:
        """What the quest bears by night, by day and always; what heroes may do in it."""
        quest, plan, make = self.quest, self.plan, self.making.ability
        always = [make(one, one.id or quest.id) for one in quest.abilities if one.token is None]
        plan.answers = tuple([number for number in always if self.cast.abilities[number].windows])
        for rule in quest.rules:
            plan.rules |= 1 << t.HANDLERS.index(rule)
        always += [make(Record(use="always", rule=rule), rule) for rule in quest.rules]
        always += [make(Record(use="always", always=quest.always), quest.id)] if quest.always else []
        waves = [p.Wave(ALWAYS, tuple(always))] if always else []
        for when in ("day", "night"):
            record: Record | None = getattr(quest, when)
            waves += [] if record is None else [p.Wave(when, (make(record, f"{quest.id}-{when}"),))]
        plan.waves = tuple(waves)
        actions = self.library.things["actions"]
        plan.actions = tuple([(self.cast.actions[id], actions[id].at) for id in quest.actions])

    # The story -------------------------------------------------------------------------------------------------------

    def node(self, number: int) -> Node:
        one = self.quest.paragraphs[number]
        when = () if one.when is None else fact_of(one.when, self.door_on)
        do = self.making.text(one.do)
        fork = None if one.choice is None else self.fork(one.choice)
        return Node(one.id, when, given_of(one.given), None if do == NO_TEXT else do, fork, one.again)

    def fork(self, choice: Choice) -> Fork:
        return Fork(choice.by, tuple([self.branch(option, choice) for option in choice.options]))

    def branch(self, option: Option, choice: Choice) -> Branch:
        """The note holds the nature of the branch by its number, which is open to whoever decides by theirs (SS-13.5), or the name of the
        counter that must be the highest.
        """
        note: Plain = () if option.highest is None else (option.highest,)
        nature = abilities.NONE if option.nature is None else t.NATURES.index(option.nature)
        if nature != abilities.NONE:
            note = (nature,)
        among = tuple([one.highest for one in choice.options if one.highest is not None])
        way = p.Way(choice.by, nature, option.highest or "", among, given_of(option.given))
        return Branch(self.number[option.read], way if note else way.given, note)

    def endings(self) -> None:
        quest, plan = self.quest, self.plan
        plan.won, plan.won_read = given_of(quest.won.given), self.number[quest.won.read]
        losses = []
        for loss in quest.lost:
            if isinstance(loss, Lost):
                late = loss.at == EVENT_PHASE_END
                losses.append(p.Loss("given", given_of(loss.given), self.number[loss.read], late))
            else:
                losses.append(p.Loss(loss))
        plan.lost = tuple(losses)
        plan.next = tuple([p.After(after.to, given_of(after.given), after.flag or "") for after in quest.next])


def put_by(kind: str, data: QuestAbility) -> object:
    """The verb that would put a token with what it bears."""
    written = {"kind": kind, "at": "here", "on": data.on, "do": data.do, "always": data.always}
    return STRUCTS["token"](**{attribute(name): value for name, value in written.items() if value})
