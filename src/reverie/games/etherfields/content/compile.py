"""From a library to a cast: everything by its number (EF-2, EF-6.120)."""

from __future__ import annotations

from typing import Final

from reverie.parts.spaces import District, World

from ..rules import abilities as ab
from ..rules import cast as c
from ..rules import terms as t
from .library import Library
from .making import Making
from .notation import parse_corners, parse_intent, slot_number, space_number
from .vocabulary import STRUCTS, CardData, DreamData, DreamerData, Effect, EntityData, TileData


def make_cast(library: Library) -> c.Cast:
    return Maker(library).make()


class Maker:
    """One cast in the making."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.cast = c.Cast()
        self.making = Making(self.cast)

    def make(self) -> c.Cast:
        things, cast, making = self.library.things, self.cast, self.making
        for dreamer in things["dreamers"].values():
            self.dreamer(dreamer)
        cast.basics = tuple([self.basic(id, data) for id, data in things["basics"].items()])
        market: list[int] = []
        for data in things["market"].values():
            market += [self.card(data, "influence", c.MARKET_BACK)] * data.copies
        cast.market = tuple(market)
        cast.starting["items"] = tuple([self.card(data, "item") for data in things["items"].values()])
        cast.starting["fate"] = tuple([self.card(data, "fate") for data in things["fate"].values()])
        cast.starting["flaws"] = tuple([self.card(data, "flaw", c.FLAW_BACK) for data in things["flaws"].values()])
        for kind in ("wisdom", "seasons", "notes", "companions", "signs", "masks"):
            for data in things[kind].values():
                self.card(data, KINDS[kind])
        for data in things["turn-cards"].values():
            steps = tuple([t.STEPS.index(step) for step in data.steps])
            number = len(cast.turn_cards)
            cast.turn_cards.append(
                c.TurnCard(number, data.id, t.TURN_COLOURS.index(data.colour), steps, making.text(data.loot))
            )
        self.tokens()
        for data in things["landscape"].values():
            self.landscape(data)
        for data in things["slumbers"].values():
            self.entity(data)
        for data in things["dreams"].values():
            self.dream(data)
        for data in things["slumbers"].values():
            self.script(f"{c.SLUMBER_STORY}{data.code}", True)
        self.world()
        cast.rest = making.text([STRUCTS["restore"](who="each", amount=1)])
        cast.sort_uses()
        return cast

    def tokens(self) -> None:
        """EF-5.185 to EF-5.198: Morphings and States."""
        cast = self.cast
        pool: list[int] = []
        for number, data in enumerate(self.library.things["morphings"].values()):
            cast.morphings.append(self.making.mods(data.always))
            pool += [number] * data.tokens
        cast.morphing_pool = tuple(pool)
        cast.morphing_ids = tuple(self.library.things["morphings"])
        for state in t.STATES:
            cast.states.append(self.making.mods(self.library.things["states"][state].always))
        self.states()

    def states(self) -> None:
        """How many tokens bear each State, with which other one on their back, and how long it stays (EF-9.7, EF-4.16)."""
        cast, known = self.cast, [self.library.things["states"][state] for state in t.STATES]
        phase = turn = 0
        for bit, data in enumerate(known):
            sides = (bit, t.STATES.index(data.other_side))
            cast.state_tokens.append((data.tokens, sides))
            cast.entities_end |= 1 << bit if data.entity_until == "turn" else 0
            phase |= 1 << bit if data.dreamer_until == "phase" else 0
            turn |= 1 << bit if data.dreamer_until == "turn" else 0
        cast.dreamers_end = (phase, turn)

    # Cards -----------------------------------------------------------------------------------------------------------

    def card(self, data: CardData, kind: str, back: int = c.SECRET_BACK) -> int:
        """EF-2.14: one card under a number of its own; its own text and further ones are its uses."""
        number = len(self.cast.cards)
        made = c.Card(number, data.id or data.code, t.KINDS.index(data.kind or kind))
        self.cast.cards.append(made)
        for name in (data.id, data.code):
            if name:
                self.cast.card_ids[name] = number
        made.code, made.copies, made.ether, made.back = data.code, data.copies, data.ether, back
        made.intent = parse_intent(data.intent)
        made.place_cost = self.making.cost(data.progress) if data.progress is not None else None
        made.always = self.making.mods(data.always)
        made.lasting, made.start = data.lasting, data.start
        made.removal = self.making.cost(data.remove) if data.remove is not None else None
        made.family = ab.NONE if data.family is None else t.FAMILIES.index(data.family)
        made.owner = data.owner or ""
        self.uses_of(made, data)
        if data.way_out is not None:
            made.way_out = self.way_out(made, data)
        if data.quirk is not None:
            made.quirk = self.tile(data.quirk, NONE_SLOT, number, ab.QUIRK)
        if kind == "season":
            self.cast.seasons[made.id] = number
            self.cast.won_to[number], self.cast.lost_to[number] = data.won or "", data.lost or ""
        return number

    def uses_of(self, made: c.Card, data: CardData) -> None:
        kind = t.KINDS[made.kind]
        source = ab.PROGRESS if made.place_cost is not None else SOURCES[kind]
        uses: list[int] = []
        texts = [data, *data.uses] if data.do else list(data.uses)
        for place, one in enumerate(texts):
            name = made.id if one is data else f"{made.id}.{getattr(one, 'id', '') or place}"
            use = self.making.use(name, source, made.number, one)
            use.discard = data.discard
            if source == ab.INFLUENCE:
                use.card = made.number
            uses.append(use.number)
        made.uses = tuple(uses)

    def way_out(self, made: c.Card, data: CardData) -> int:
        """EF-10.67: a free-standing action that removes this very Flaw."""
        use = ab.Use(len(self.cast.uses), f"{made.id}.way-out", ab.WAY_OUT)
        self.cast.uses.append(use)
        use.owner = made.number
        use.cost = self.making.cost(data.way_out)
        use.do = self.making.text([STRUCTS["remove-flaw"](who="owner", amount=1)])
        return use.number

    def basic(self, id: str, data: object) -> int:
        use = self.making.use(id, ab.BASIC, ab.NONE, data)  # type: ignore[arg-type]
        use.basic = True
        return use.number

    def dreamer(self, data: DreamerData) -> None:
        made = c.Archetype(len(self.cast.archetypes), data.id)
        self.cast.archetypes.append(made)
        self.cast.archetype_ids[data.id] = made.number
        made.innate = self.making.use(data.innate.id, ab.INNATE, ab.NONE, data.innate).number
        deck: list[int] = []
        for card in data.cards:
            deck += [self.card(card, "influence", made.number)] * card.copies
        made.deck = tuple(sorted(deck))
        made.masks = tuple([self.card(card, "mask") for card in data.masks])
        made.memories = tuple([self.card(card, "memory") for card in data.memories])
        made.signs = tuple([self.card(card, "sign") for card in data.signs])
        if data.prize is not None:
            self.card(data.prize, "influence", made.number)

    # Maps ------------------------------------------------------------------------------------------------------------

    def tile(self, data: TileData, slot: int, owner: int = ab.NONE, source: int = ab.MAP) -> c.Tile:
        """A map tile; a Quirk is what it puts on its space."""
        number = len(self.cast.tiles) if source == ab.MAP else ab.NONE
        made = c.Tile(number, data.code, slot)
        if source == ab.MAP:
            self.cast.tiles.append(made)
            self.cast.tile_ids[data.code] = number
            owner = number
        making = self.making
        made.setup = data.setup or "SETUP" in data.code
        made.enter = parse_corners(data.enter)
        made.lairs = tuple(
            [
                ("abcd".index(one.space), ab.NONE if one.colour is None else t.TURN_COLOURS.index(one.colour))
                for one in data.lairs
            ]
        )
        made.terrain = terrain_of(data)
        made.stairs, made.blocked, made.cut_off = (
            parse_corners(data.stairs),
            parse_corners(data.blocked),
            parse_corners(data.cut_off),
        )
        made.special = tuple([("abcd".index(one.space), t.FAMILIES.index(one.family)) for one in data.special])
        made.traps = tuple([(corner_of(one.space), making.text(one.do)) for one in data.traps])
        extra = [0, 0, 0, 0]
        for one in data.extra_cards:
            extra["abcd".index(one.space)] += one.amount
        made.extra = (extra[0], extra[1], extra[2], extra[3])
        made.quirk = ab.NONE if data.quirk is None else "abcd".index(data.quirk)
        made.always = making.mods(data.always)
        gem_mods, gem_uses = [], []
        for gem in data.gem_slots:
            if gem.always or gem.told:
                gem_mods.append(("abcd".index(gem.space), making.mods(gem.always)))
            if gem.do:
                use = ab.Use(len(self.cast.uses), f"{data.code}.gem", ab.GEM_SLOT)
                self.cast.uses.append(use)
                use.owner, use.spaces, use.do = owner, 1 << "abcd".index(gem.space), making.text(gem.do)
                use.once = gem.limit == "once"
                use.limit = 0 if gem.limit is None else t.LIMITS.index(gem.limit)
                gem_uses.append(("abcd".index(gem.space), use.number))
        made.gem_mods, made.gem_uses = tuple(gem_mods), tuple(gem_uses)
        name = data.code or "quirk"
        made.actions = tuple(
            [making.action(one, source, owner, one.id or f"{name}.{place}") for place, one in enumerate(data.actions)]
        )
        made.flying = tuple(
            [
                making.action(one, ab.FLYING, owner, one.id or f"{name}.flying{place}")
                for place, one in enumerate(data.flying)
            ]
        )
        made.triggers = tuple(
            [making.trigger(one, owner, f"{name}.on{place}") for place, one in enumerate(data.triggers)]
        )
        return made

    def landscape(self, data: TileData) -> None:
        """EF-10.72: the code of a Slumber map tile is its slot."""
        made = self.tile(data, slot_number(data.code[:2]))
        made.setup = data.setup
        self.cast.landscape_walls[made.number] = self.walls(data.walls)
        order = [*self.cast.landscape, made.number]
        self.cast.landscape = tuple(sorted(order, key=lambda number: (not self.cast.tiles[number].setup, number)))

    def walls(self, written: list[str]) -> int:
        bits = 0
        for edge in written:
            one, _slash, other = edge.partition("/")
            bits |= 1 << self.cast.spaces.edge(space_number(one), space_number(other))
        return bits

    # Entities, Dreams, the world ---------------------------------------------------------------------------------------

    def entity(self, data: EntityData) -> int:
        made = c.EntityTile(len(self.cast.entities), data.code)
        self.cast.entities.append(made)
        self.cast.entity_ids[data.code] = made.number
        making = self.making
        made.is_text = data.kind == "text"
        made.figure, made.figures, made.huge = t.FIGURES.index(data.figure), data.figures, data.huge
        made.move, made.ignores_die, made.rule = data.move, data.ignores_die, data.rule or ""
        made.target, made.always = tuple(data.target), making.mods(data.always)
        made.setup, made.morph = making.text(data.setup), data.morph
        made.basic, made.special = making.text(data.basic), making.text(data.special)
        made.interactions = tuple([making.interaction(one, made.number) for one in data.interactions])
        made.triggers = tuple(
            [making.trigger(one, made.number, f"{data.code}.on{place}") for place, one in enumerate(data.triggers)]
        )
        made.turns, made.skip, made.end_of_turns = data.turns, data.skip, making.text(data.end_of_turns)
        if data.salvation is not None:
            made.saved_if, made.salvation = making.given(data.salvation.given), making.text(data.salvation.do)
        made.text, made.own = making.text(data.do), tuple(data.own)
        return made.number

    def dream(self, data: DreamData) -> None:
        cast, making = self.cast, self.making
        made = c.Dream(len(cast.dreams), data.id)
        cast.dreams.append(made)
        cast.dream_ids[data.id] = made.number
        scripts = [self.script(one.id, one.text == "first") for one in data.scripts]
        made.scripts = tuple(scripts)
        gate = data.gate
        made.code, made.district, made.keys = gate.code, gate.district or "", gate.keys
        made.turns, made.turns_with = turns_of(gate.turns)
        made.turns_by = gate.turns_by or ""
        made.tiles = tuple([self.tile(one, slot_number(one.slot)).number for one in data.tiles])
        made.entities = tuple([self.entity(one) for one in data.entities])
        made.secrets = tuple([self.card(one, "influence") for one in data.secrets if one.kind != "slumber"])
        made.slumbers = tuple([one.code for one in data.secrets if one.kind == "slumber"])
        made.wall_sets = {name: self.walls(edges) for name, edges in data.wall_sets.items()}
        made.walls = self.walls(data.walls) | next(iter(made.wall_sets.values()), 0)
        made.setup = making.text(gate.setup)
        made.rules = tuple([one.rule for one in gate.rules if one.rule is not None])
        made.rule_texts = {one.rule: making.text(one.do) for one in gate.rules if one.rule is not None and one.do}
        made.always = tuple([number for one in gate.rules for number in making.mods(one.always)])
        made.page, made.rule_ids = data.page, tuple([one.id for one in gate.rules])
        made.reads = {one.id: cast.script_ids[one.read] for one in gate.rules if one.read is not None}
        made.lays = tuple([number for one in gate.rules for number in making.mods(one.lays)])
        made.own, made.kept = (*data.own.flags, *data.own.counters), tuple(data.own.kept)
        made.intro = ab.NONE if gate.intro is None else cast.script_ids[gate.intro]
        made.end_of_turns = cast.script_ids[gate.end_of_turns]
        if gate.goal is not None:
            made.goal, made.goal_script = making.given(gate.goal.given), cast.script_ids[gate.goal.read]
        for script, one in zip(scripts, data.scripts, strict=True):
            cast.scripts[script].do = making.text(one.do)
        made.conceded = making.text(conceded(data))
        made.triggers = tuple([self.dream_trigger(data, place) for place in range(len(data.triggers))])
        made.objectives = tuple(data.objectives)
        made.bands = {name: {int(players): band for players, band in by.items()} for name, by in data.bands.items()}

    def dream_trigger(self, data: DreamData, place: int) -> int:
        return self.making.trigger(data.triggers[place], ab.NONE, f"{data.id}.on{place}")

    def script(self, id: str, first: bool) -> int:
        made = c.Script(len(self.cast.scripts), id)
        self.cast.scripts.append(made)
        self.cast.script_ids[id] = made.number
        made.first = first
        return made.number

    def world(self) -> None:
        cast = self.cast
        tiles = list(self.library.things["world"].values())
        made = World([District(one.tile, one.slot, one.locations, one.paths, one.shortcuts) for one in tiles])
        for data in tiles:
            tile = c.WorldTile(len(cast.world), data.tile)
            cast.world.append(tile)
            cast.world_ids[data.tile] = tile.number
            for id, icon in data.locations.items():
                place = c.Location(len(cast.locations), id, t.ICONS.index(icon), tile.number)
                cast.locations.append(place)
                cast.location_ids[id] = place.number
            tile.locations = tuple([cast.location_ids[id] for id in data.locations])
        everywhere = list(cast.world_ids)
        for place in cast.locations:
            steps = made.steps(place.id, everywhere)
            place.paths = tuple([cast.location_ids[step.to] for step in steps if not step.shortcut])
            place.shortcuts = tuple([cast.location_ids[step.to] for step in steps if step.shortcut])
        for data in tiles:
            cast.world[cast.world_ids[data.tile]].special = self.making.text(data.special)
        for card in cast.cards:
            for number in card.always:
                mod = cast.mods[number]
                if t.MODIFIERS[mod.kind] == "special-anywhere":
                    cast.world[cast.world_ids[mod.word]].wisdom = card.number


def turns_of(written: int | dict[str, int | dict[str, int]]) -> tuple[tuple[int, ...], tuple[dict[int, int], ...]]:
    """EF-6.120: Turns by the number of players; where a counter says more, the fewest, and beside them what it says."""
    if isinstance(written, int):
        return (0, *[written] * 4), ()
    rows = [written[players] for players in sorted(written)]
    plain = [row if isinstance(row, int) else min(row.values()) for row in rows]
    by = [{} if isinstance(row, int) else {int(count): turns for count, turns in row.items()} for row in rows]
    return (0, *plain), ({}, *by)


def corner_of(space: str) -> int:
    return 0 if space == "here" else "abcd".index(space)


def terrain_of(data: TileData) -> tuple[int, int, int, int]:
    found = [0, 0, 0, 0]
    for kind, corners in data.terrain.items():
        for corner in corners:
            found["abcd".index(corner)] |= 1 << t.TERRAINS.index(kind)
    return found[0], found[1], found[2], found[3]


def conceded(data: DreamData) -> list[Effect]:
    """EF-9.112: what a Team that concedes a Dream gets of its script of a part success: flags of the campaign, Wisdom, what is unlocked."""
    for script in data.scripts:
        if [one for one in script.do if one.declared.name == "end-dream" and one.result == "part"]:
            given = [one for one in script.do if one.declared.name in ("flag", "wisdom", "unlock")]
            return [one for one in given if one.declared.name != "flag" or one.name not in data.own.flags]
    return []


NONE_SLOT: Final = -1
KINDS: Final = {
    "wisdom": "wisdom",
    "seasons": "season",
    "notes": "note",
    "companions": "companion",
    "signs": "sign",
    "masks": "mask",
}
SOURCES: Final = {
    "influence": ab.INFLUENCE, "item": ab.ITEM, "mask": ab.MASK, "note": ab.NOTE, "flaw": ab.FLAW, "fate": ab.FATE, "slumber": ab.TRIGGER,
    "picture": ab.FATE, "wisdom": ab.WISDOM, "season": ab.SEASON, "memory": ab.MEMORY, "companion": ab.COMPANION, "sign": ab.SIGN,
}  # fmt: skip
