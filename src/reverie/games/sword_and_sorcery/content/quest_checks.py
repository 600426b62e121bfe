"""SS-G19, SS-G28: what must be true of a quest: its map, its box, its decks, its story. Everything is told with file and line."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Final

from reverie.kernel.content import ContentError, Document
from reverie.kernel.text import LANGUAGES
from reverie.parts.areas.layout import Layout
from reverie.parts.misfits import MapError
from reverie.parts.rules.areas import members
from reverie.parts.rules.steps import FAR
from reverie.parts.story import Expected, Sketch, check_story

from ..rules import terms as t
from .checking import PLACES, TOKEN_KINDS, Checker, Scope, every_effect
from .maps import closed_by, lay_map, passages_of
from .notation import parse_code, parse_handler, suggest
from .sheets import Lost, Paragraph, QuestData, When
from .tales import MORE, asked_elsewhere, asked_in, fact_of, facts_in, groups_in, raised_by, raised_in
from .vocabulary import LOSSES, Edge

if TYPE_CHECKING:
    from .library import Library

BOX: Final = {
    "doors": 3, "secured doors": 3, "walls": 3, "gates": 4, "shrines": 2, "chests": 3, "search tokens": 4, "waypoints": 6, "shadows": 16,
    "locks": 1, "fires": 10, "stories": 3,
}  # fmt: skip
"""SS-2.1, SS-G18: how many of each the box holds."""
INHABITANT: Final = "inhabitant"
"""Either of the shadows that are no enemies (SS-29.3)."""
INHABITANTS: Final = ("man", "woman")
COUNTERS: Final = ("mercy", "balance", "greed")
"""SS-39.13: the counters of the campaign."""
PORTAL: Final = t.HANDLERS[t.H_PORTAL]
NATURED: Final = ("active-hero", "revealer")


def text_key(quest: str, paragraph: str) -> str:
    """Under which key the words of a paragraph stand: `quest-P-1` for P.1."""
    return f"quest-{quest}-{paragraph.removeprefix(f'{quest}.')}"


def kinds_of(word: str) -> tuple[str, ...]:
    """Kinds of shadows: `inhabitant` is man or woman."""
    return INHABITANTS if word == INHABITANT else (word,)


def check_quest(library: Library, document: Document, quest: QuestData) -> None:
    """Everything that is wrong with a quest goes to the library's troubles."""
    try:
        layout = lay_map(library.faces, quest.map)
    except MapError as error:
        library.troubles.extend(error.in_file(document, "$.map").troubles)
        return
    tiles = [tile.face for tile in quest.map.tiles]
    scope = Scope(
        (*library.codes(), *library.enemies, *groups_in(quest)),
        (*layout.areas.names, *tiles),
        [paragraph.id for paragraph in quest.paragraphs],
        lambda edge: passages_of(layout, edge),
    )
    before = len(library.troubles)
    check = QuestChecker(library, document, f"quest {quest.id}", scope)
    check.quest, check.layout = quest, layout
    check.box()
    check.places()
    check.decks()
    check.records()
    check.words()
    check.paragraphs()
    if len(library.troubles) == before:  # ways and sight need a sound map, the story sound paragraphs
        check.ways()
        check.story()


class QuestChecker(Checker):
    """One quest and its map."""

    quest: QuestData
    layout: Layout
    doors: list[int]
    """The passages of each door; none where it stands on no edge."""

    # The map ---------------------------------------------------------------------------------------------------------

    def box(self) -> None:
        data = self.quest.map
        found = {
            "doors": len([door for door in data.doors if door.kind == "door"]),
            "secured doors": len([door for door in data.doors if door.kind == "secured"]),
            "walls": len(data.walls),
            "gates": len(data.gates),
            "shrines": len(data.shrines),
            "chests": len(data.chests),
            "search tokens": len(data.search),
            "waypoints": len(data.waypoints),
            "shadows": sum(self.quest.pool.values()),
            "locks": len([door for door in data.doors if door.lock])
            + len([chest for chest in data.chests if chest.lock]),
            "fires": len(data.fires),
            "stories": len(data.stories),
        }
        for what, most in BOX.items():
            if found[what] > most:
                self.blame("$.map", f"{what}: the box holds {most}, not {found[what]} (SS-G18)")

    def area(self, name: str, at: str) -> None:
        self.known(at, "area", name, self.layout.areas.names)

    def spots(self) -> Iterator[tuple[str, str]]:
        """Every area that the map names, with where it does."""
        data = self.quest.map
        for kind in ("shrines", "gates", "chests", "search", "stories", "fires", "shadows"):
            for number, spot in enumerate(getattr(data, kind)):
                yield spot.area, f"$.map.{kind}[{number}].area"
        for number, area in enumerate(data.start):
            yield area, f"$.map.start[{number}]"
        for number, area in enumerate(data.waypoints):
            yield area, f"$.map.waypoints[{number}]"
        for number, area in enumerate(self.quest.objectives):
            yield area, f"$.objectives[{number}]"
        for number, area in enumerate(data.portal):
            yield area, f"$.map.portal[{number}]"
        for number, tokens in enumerate(data.tokens):
            yield from [(area, f"$.map.tokens[{number}].areas[{place}]") for place, area in enumerate(tokens.areas)]
        for number, (a, b, _least, _most) in enumerate(self.quest.ways):
            yield from [(area, f"$.ways[{number}]") for area in (a, b)]

    def places(self) -> None:
        data = self.quest.map
        for area, at in self.spots():
            self.area(area, at)
        if not data.start:
            self.blame("$.map.start", "heroes need at least one area to start on")
        taken: dict[int, str] = {}
        edges = [(door.edge, f"$.map.doors[{number}].edge") for number, door in enumerate(data.doors)]
        edges += [(edge, f"$.map.walls[{number}]") for number, edge in enumerate(data.walls)]
        edges += [(edge, f"$.map.seals[{number}]") for number, edge in enumerate(data.seals)]
        self.doors = []
        for number, (edge, at) in enumerate(edges):
            found = self.edge(edge, at)
            self.doors += [found] if number < len(data.doors) else []
            if found and found in taken:
                self.blame(at, f"on this edge lies something already: {taken[found]}")
            taken[found] = at.removeprefix("$.")
        self.tokens()
        faces = [tile.face for tile in data.tiles]
        for number, face in enumerate(data.apart):
            self.known(f"$.map.apart[{number}]", "tile on this map", face, faces)

    def tokens(self) -> None:
        data = self.quest.map
        blue = self.library.shown(t.DICE[t.BLUE])
        symbols = [gate.symbol for gate in data.gates]
        for number, symbol in enumerate(symbols):
            if symbol not in blue or symbol in symbols[:number]:
                what = f"the symbol {symbol!r} of a gate is on the blue die and on no other gate"
                self.blame(f"$.map.gates[{number}].symbol", f"{what}; {suggest(symbol, blue)}")
        searched = [spot.token for spot in data.search]
        for number, spot in enumerate(data.search):
            at = f"$.map.search[{number}].token"
            if self.known(at, "search token", str(spot.token), self.library.things["searches"]):
                if spot.token in searched[:number]:
                    self.blame(at, f"search token {spot.token} lies on the map already")
        for number, chest in enumerate(data.chests):
            self.known(f"$.map.chests[{number}].back", "chest", chest.back, self.library.things["chests"])
            self.condition(chest.given, f"$.map.chests[{number}].given")
        for number, fire in enumerate(data.fires):
            if fire.level not in (1, 2):
                self.blame(f"$.map.fires[{number}].level", f"fire has the levels 1 and 2, not {fire.level}")
        for number, tokens in enumerate(data.tokens):
            self.known(f"$.map.tokens[{number}].kind", "token", tokens.kind, TOKEN_KINDS)

    def ways(self) -> None:
        """SS-G28: every area can be reached, ways are as long as the quest says, few shadows are seen at once."""
        data, areas = self.quest.map, self.layout.areas
        seals = closed_by(self.layout, data.seals)
        opened = areas.reach(seals)
        starts = [areas.number[name] for name in data.start]
        for name, number in areas.number.items():
            lost = all([opened.dist_range(start, number) >= FAR for start in starts])
            if lost and name.partition(".")[0] not in data.apart:
                self.blame("$.map.tiles", f"the area {name} is unreachable from the start, doors and walls open")
        walls = seals | closed_by(self.layout, data.walls)
        reach = areas.reach(walls)
        for number, (a, b, least, most) in enumerate(self.quest.ways):
            far = reach.dist_move(areas.number[a], areas.number[b])
            if not least <= far <= most:
                told = "there is no way" if far >= FAR else f"it is {far}"
                self.blame(f"$.ways[{number}]", f"from {a} to {b} it should be {least} to {most} areas; {told}")
        closed = areas.reach(walls | closed_by(self.layout, [door.edge for door in data.doors]))
        seen = 0
        for start in starts:
            seen |= closed.seen_from(start, 0, t.FOG)
        shadows = [spot.area for spot in data.shadows if areas.number[spot.area] in members(seen)]
        if len(shadows) > 1:
            told = ", ".join(shadows)
            self.blame("$.map.shadows", f"at most one shadow is in sight of the start; here are {told} (SS-G28)")
        for number, gate in enumerate(data.gates):
            self.open_edge(gate.area, f"$.map.gates[{number}].area", closed.meets)
        for number, shrine in enumerate(data.shrines):
            self.open_edge(shrine.area, f"$.map.shrines[{number}].area", closed.meets)

    def open_edge(self, area: str, at: str, meets: list[list[int]]) -> None:
        if not meets[self.layout.areas.number[area]]:
            self.blame(at, f"{area} has no open edge: nobody comes in or out (SS-G28)")

    # Decks and records -----------------------------------------------------------------------------------------------

    def decks(self) -> None:
        quest, library = self.quest, self.library
        forces = quest.enemies
        codes = [(code, f"$.enemies.deck[{number}]") for number, code in enumerate(forces.deck)]
        codes += [(code, f"$.enemies.aside[{number}]") for number, code in enumerate(forces.aside)]
        seen: list[str] = []
        for code, at in codes:
            self.reads(at, parse_code, code, library.enemies)
            if code.count(" ") == 2 and code.partition(" ")[0] in library.enemies:
                self.known(at, "enemy card", code, library.codes())
            if code in seen:
                self.blame(at, f"{code} is there already: each enemy card is one of a kind")
            seen.append(code)
        if forces.master is not None:
            self.known("$.enemies.master", "master", forces.master, library.masters)
        if forces.quest_enemy is not None:
            self.known("$.enemies.quest-enemy", "enemy set aside", forces.quest_enemy, forces.aside)
        self.events()
        self.shadows()

    def events(self) -> None:
        events, known = self.quest.events, self.library.events
        seen: list[int] = []
        for kind in ("in_play", "shuffled", "aside"):
            for number, event in enumerate(getattr(events, kind)):
                at = f"$.events.{kind}[{number}]"
                if self.known(at, "event", str(event), known) and event in seen:
                    self.blame(at, f"event {event} is there already")
                seen.append(event)
                if kind == "in_play" and str(event) in known and known[str(event)].kind not in ("day", "night"):
                    self.blame(at, f"only day or night lies beside the deck, not event {event} (SS-38.4)")
        for number, spot in enumerate(self.quest.map.stories):
            at = f"$.map.stories[{number}].card"
            if spot.card not in events.aside:
                self.blame(at, f"story card {spot.card} should be among events.aside")
            elif str(spot.card) in known and known[str(spot.card)].kind != "story":
                self.blame(at, f"event {spot.card} is no story card (SS-2.15)")

    def shadows(self) -> None:
        quest, tokens = self.quest, self.library.tokens("shadows")
        for kind, count in quest.pool.items():
            if self.known(f"$.pool.{kind}", "shadow", kind, tokens) and count > tokens[kind].copies:
                self.blame(f"$.pool.{kind}", f"the box holds {tokens[kind].copies} of them, not {count}")
        if sum(quest.pool.values()) < len(quest.map.shadows):
            what = f"the pool has {sum(quest.pool.values())} shadows; the map has {len(quest.map.shadows)} positions"
            self.blame("$.pool", what)
        for kind, count in quest.deal.items():
            there = sum([quest.pool.get(one, 0) for one in kinds_of(kind)])
            if there < count:
                self.blame(f"$.deal.{kind}", f"{count} of them are dealt, but the pool has {there}")
        for number, spot in enumerate(quest.map.shadows):
            if not 2 <= spot.heroes <= 5:
                self.blame(f"$.map.shadows[{number}].heroes", f"2 to 5 heroes take part, not {spot.heroes}")

    def records(self) -> None:
        """What the quest bears and lets do, and how it ends."""
        quest, library = self.quest, self.library
        for name in ("night", "day"):
            record = getattr(quest, name)
            if record is not None:
                self.record(record, f"$.{name}")
        self.mods(quest.always, "$.always")
        for number, ability in enumerate(quest.abilities):
            self.record(ability, f"$.abilities[{number}]")
        for number, rule in enumerate(quest.rules):
            self.reads(f"$.rules[{number}]", parse_handler, rule)
        if (len(quest.map.portal) == 2) != (PORTAL in quest.rules):
            self.blame("$.map.portal", f"two areas belong to the rule {PORTAL!r}, and only to it: from where, to where")
        for number, id in enumerate(quest.actions):
            at = f"$.actions[{number}]"
            if self.known(at, "action", id, library.things["actions"]):
                action = library.things["actions"][id]
                self.place(action.at, at, (*PLACES, *TOKEN_KINDS))
                self.record(action, at)
        self.ending("$.won", quest.won.read)
        self.condition(quest.won.given, "$.won.given")
        for number, loss in enumerate(quest.lost):
            at = f"$.lost[{number}]"
            if isinstance(loss, Lost):
                self.ending(at, loss.read)
                self.condition(loss.given, f"{at}.given")
            else:
                self.known(at, "way to lose", loss, LOSSES)
        for number, after in enumerate(quest.next):
            self.condition(after.given, f"$.next[{number}].given")

    def ending(self, at: str, read: str) -> None:
        self.known(f"{at}.read", "paragraph", read, self.scope.paragraphs)

    def words(self) -> None:
        for key in ("", "-title", "-aim"):
            self.told("$.id", f"quest-{self.quest.id}{key}")
        for number, paragraph in enumerate(self.quest.paragraphs):
            if paragraph.choice is not None:
                for place, option in enumerate(paragraph.choice.options):
                    if option.nature is not None:
                        key = f"{text_key(self.quest.id, paragraph.id)}-{option.nature}"
                        self.told(f"$.paragraphs[{number}].choice.options[{place}]", key)

    # The story -------------------------------------------------------------------------------------------------------

    def paragraphs(self) -> None:
        for number, paragraph in enumerate(self.quest.paragraphs):
            self.paragraph(paragraph, f"$.paragraphs[{number}]")

    def story(self) -> None:
        """SS-G19: what no single paragraph shows."""
        known = self.raised_anywhere()
        for name in asked_elsewhere(self.quest):
            if name not in known:
                self.blame("$", f"nothing ever raises {name!r}, which is asked about; {suggest(name, known)}")
        told = {
            language: [one.id for one in self.quest.paragraphs if self.has_words(one, language)]
            for language in LANGUAGES
        }
        try:
            check_story(list(self.sketches()), Expected(self.wrong_fact, known, told))
        except ContentError as error:
            self.library.troubles.extend(error.troubles)

    def has_words(self, paragraph: Paragraph, language: str) -> bool:
        return self.library.says(text_key(self.quest.id, paragraph.id), language)

    def raised_anywhere(self) -> list[str]:
        """Flags and counters of the campaign, of the quest's own rules, and of every quest that may come before."""
        things = self.library.things["actions"]
        found = [*COUNTERS, *self.quest.own]
        for quest in self.library.quests.values():
            found += raised_in(quest, [things[id] for id in quest.actions if id in things])
        return list(dict.fromkeys(found))

    def paragraph(self, paragraph: Paragraph, at: str) -> None:
        if paragraph.when is not None:
            self.when(paragraph.when, f"{at}.when")
        self.condition(paragraph.given, f"{at}.given")
        self.effects(paragraph.do, f"{at}.do")
        choice = paragraph.choice
        for number, option in enumerate(() if choice is None else choice.options):
            here = f"{at}.choice.options[{number}]"
            self.condition(option.given, f"{here}.given")
            assert choice is not None
            if (option.nature is not None) != (choice.by in NATURED):
                self.blame(here, f"an option has a nature if {' or '.join(NATURED)} decides, and only then")
            if (option.highest is not None) != (choice.by == "counters"):
                self.blame(here, "an option says which counter is the highest if counters decide, and only then")

    def when(self, when: When, at: str) -> None:
        facts = facts_in(when)
        if len(facts) != 1:
            self.blame(at, f"a paragraph is brought by one fact; here are {', '.join(facts) or 'none'}")
        for more, fact in MORE.items():
            if getattr(when, more) is not None and fact not in facts:
                self.blame(f"{at}.{more}", f"{more} belongs to {fact}")
        if len(when.count) > 1:
            self.blame(f"{at}.count", "one counter brings a paragraph, not several")
        if when.opened is not None:
            found = self.edge(when.opened, f"{at}.opened")
            if found and found not in self.doors:
                self.blame(f"{at}.opened", "there is no door on this edge")

    def door(self, edge: Edge) -> int:
        return self.doors.index(passages_of(self.layout, edge))

    def wrong_fact(self, fact: tuple[object, ...]) -> str:
        """What is wrong with the object of a fact; nothing where it exists on the quest sheet."""
        kind, value = str(fact[0]), str(fact[1]) if len(fact) > 1 else ""
        data, codes = self.quest.map, self.scope.codes
        objects: dict[str, Collection[str]] = {
            "waypoint": [str(number) for number in range(1, len(data.waypoints) + 1)],
            "story": [str(number) for number in self.quest.events.aside],
            "entered": self.scope.areas,
            "revealed": (*self.library.tokens("shadows"), INHABITANT),
            "chest": [chest.area for chest in data.chests],
            "searched": [str(spot.token) for spot in data.search],
            "dead": codes,
            "half": codes,
            "flipped": list(self.library.masters),
            "action": self.quest.actions,
            "entered-play": (*t.RANKS, *codes),
            "lost": LOSSES,
        }
        if kind in objects and value not in objects[kind]:
            return f"nothing of the quest is meant by {kind}: {value}; {suggest(value, objects[kind])}"
        return ""

    def sketches(self) -> Iterator[Sketch]:
        quest = self.quest
        actions = [self.library.things["actions"][id] for id in quest.actions]
        ends = [quest.won.read, *[loss.read for loss in quest.lost if isinstance(loss, Lost)]]
        for record in (*actions, *quest.abilities):
            ends += [verb.id for verb in every_effect(record.do) if verb.declared.name == "read"]
        for number, one in enumerate(quest.paragraphs):
            when = () if one.when is None else fact_of(one.when, self.door)
            verbs = list(every_effect(one.do))
            options = [] if one.choice is None else one.choice.options
            yield Sketch(
                one.id,
                self.document.path,
                self.document.line(f"$.paragraphs[{number}]"),
                when or (("won",) if one.id in ends else ()),
                tuple([verb.id for verb in verbs if verb.declared.name == "read"]),
                tuple([option.read for option in options]),
                len([option for option in options if option.given is not None]),
                tuple(raised_by(one.do)),
                tuple(asked_in(one)),
                any([verb.declared.name == "end" for verb in verbs]),
            )
