"""EF-6.119: what must be true of the base content and of packs: words that can be read, codes and scripts that exist, Dreams that end."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from reverie.kernel.content import Document
from reverie.parts.rules.effects import NUMBER

from ..rules import abilities as ab
from ..rules import terms as t
from ..rules.effects.declaring import COST, MOD, PLACE, WHO
from ..rules.effects.vocabulary import OPS
from .dream_checks import check_dream
from .notation import (
    Unread,
    parse_amount,
    parse_change,
    parse_cost,
    parse_intent,
    parse_place,
    parse_target,
    parse_trigger,
    parse_who,
    parse_with,
    slot_number,
)

if TYPE_CHECKING:
    from .library import Library

Found = Iterator[tuple[str, dict[str, Any], str]]
OF_DREAM: Final = re.compile(r"(\S+-\d+) \S")
"""The code of a component of a Dream (EF-2.6)."""
CORNERS: Final = ("a", "b", "c", "d")
WORDS_FOR_CODES: Final = ("this", "paid", "own-1", "own-2", "MEM-1", "MEM-2", "personal-1", "all")
"""What stands for a code: the component at hand, what was paid, the own Masks and Memories of an archetype."""
NUMBERS: Final = ("at_least", "at_most", "equals", "range")
COSTS: Final = ("cost", "progress", "remove", "way_out")
CARDS: Final = ("items", "market", "fate", "flaws", "notes", "wisdom", "seasons", "companions", "signs", "masks")
CODES_ASKED: Final = ("owns", "placed", "in-play", "entity-on")
"""Conditions that name a component."""


def check_library(library: Library) -> None:
    """Everything that is wrong with a library goes to its troubles."""
    known = Known(library)
    for document in documents(library):
        Checker(library, document, known).check()
    if not library.troubles:
        for id, dream in library.things["dreams"].items():
            check_dream(library, library.where["dreams", id].document, dream, known.read)


def documents(library: Library) -> Iterable[Document]:
    """Every file that was read, once."""
    return {place.document.path: place.document for place in library.where.values()}.values()


class Known:
    """What there is to be named: scripts, codes, and which scripts something reads."""

    def __init__(self, library: Library) -> None:
        things = library.things
        dreams = things["dreams"].values()
        self.dreams: list[str] = list(things["dreams"])
        self.districts: list[str] = list(things["world"])
        self.scripts: list[str] = [script.id for dream in dreams for script in dream.scripts]
        codes = [name for (_kind, name) in library.where]
        for dream in dreams:
            codes += [dream.gate.code, *[one.code for one in (*dream.tiles, *dream.entities, *dream.secrets)]]
        cards = [card for kind in CARDS for card in things[kind].values()]
        for dreamer in things["dreamers"].values():
            cards += [*dreamer.cards, *dreamer.masks, *dreamer.memories, *dreamer.signs]
        codes += [name for card in cards for name in (card.id, card.code) if name]
        self.codes: list[str] = list(dict.fromkeys(codes))
        self.read: list[str] = [one for dream in dreams for one in (dream.gate.intro, dream.gate.end_of_turns) if one]
        for document in documents(library):
            for _at, part, _key in parts_of(document.value, "$", ""):
                if part.get("op") == "read":
                    self.read.append(str(part["script"]))
                elif "op" not in part and isinstance(part.get("read"), str):
                    self.read.append(part["read"])

    def is_there(self, code: str) -> bool:
        """Whether the Dream of a component is there; one may ask for what nobody can have yet."""
        matched = OF_DREAM.match(code)
        return matched is None or matched[1] in self.dreams


def parts_of(value: object, at: str, key: str) -> Found:
    """Every mapping of a document: where it stands, what it is, and under which key."""
    if isinstance(value, list):
        for number, part in enumerate(value):
            yield from parts_of(part, f"{at}[{number}]", key)
    elif isinstance(value, dict):
        yield at, value, key
        inner = "given" if key == "given" else ""
        for name, part in value.items():
            yield from parts_of(part, f"{at}.{name}", inner or name)


class Checker:
    """One file under check."""

    def __init__(self, library: Library, document: Document, known: Known) -> None:
        self.library = library
        self.document = document
        self.known = known

    def wrong(self, at: str, what: str) -> None:
        self.library.troubles.append(self.document.trouble(at, what))

    def reads(self, at: str, parse: Callable[[Any], object], written: object) -> None:
        """Whether something can be read as the game writes it."""
        try:
            parse(written)
        except Unread as error:
            self.wrong(at, str(error))

    def check(self) -> None:
        for at, part, key in parts_of(self.document.value, "$", ""):
            if "op" in part:
                self.effect(at, part)
            elif key == "given":
                self.condition(at, part)
            else:
                self.thing(at, part)

    # Effects ---------------------------------------------------------------------------------------------------------

    def effect(self, at: str, part: dict[str, Any]) -> None:
        parsers: dict[str, Callable[[Any], object]] = {
            NUMBER: parse_amount, WHO: parse_who, PLACE: parse_place, COST: read_cost, MOD: read_change, "With": parse_with,
            "Target": self.target,
        }  # fmt: skip
        for field in OPS.effects[part["op"]].fields:
            if field.name not in part or part[field.name] is None:
                continue
            parse = parsers.get(field.kind)
            if parse is not None:
                self.reads(f"{at}.{field.name}", parse, part[field.name])
            elif field.name == "code":
                self.code(f"{at}.code", str(part["code"]))
        if part["op"] == "read":
            self.script(f"{at}.script", str(part["script"]))

    def target(self, written: str) -> None:
        who = parse_target(written)
        if ab.WHO[who.kind] == "entity" and who.name not in self.known.codes:
            raise Unread(f"there is no component {who.name!r}{close(who.name, self.known.codes)}")

    def code(self, at: str, code: str) -> None:
        if code not in self.known.codes and code not in WORDS_FOR_CODES and code.partition(":")[0] not in ab.WHO:
            self.wrong(at, f"there is no component {code!r}{close(code, self.known.codes)}")

    def script(self, at: str, id: str) -> None:
        if id not in self.known.scripts:
            self.wrong(at, f"there is no script {id!r}{close(id, self.known.scripts)}")

    # Conditions and things -------------------------------------------------------------------------------------------

    def condition(self, at: str, part: dict[str, Any]) -> None:
        for name in NUMBERS:
            if name in part:
                self.reads(f"{at}.{name}", parse_amount, part[name])
        if "who" in part:
            self.reads(f"{at}.who", parse_who, part["who"])
        if "space" in part:
            self.reads(f"{at}.space", parse_place, part["space"])
        if isinstance(part.get("read"), str):
            self.script(f"{at}.read", part["read"])
        for name in CODES_ASKED:
            if isinstance(part.get(name), str) and self.known.is_there(part[name]):
                self.code(f"{at}.{name}", part[name])

    def thing(self, at: str, part: dict[str, Any]) -> None:
        for name in COSTS:
            if part.get(name) is not None and not isinstance(part[name], dict):
                self.reads(f"{at}.{name}", read_cost, part[name])
        if isinstance(part.get("on"), str):
            self.reads(f"{at}.on", parse_trigger, part["on"])
        if isinstance(part.get("read"), str):
            self.script(f"{at}.read", part["read"])
        if isinstance(part.get("intent"), list):
            self.reads(f"{at}.intent", parse_intent, part["intent"])
        if "modifier" in part:
            self.reads(f"{at}.change", read_change, part.get("change", "set 1"))
            for name, parse in (("who", parse_who), ("place", parse_place)):
                if part.get(name) is not None:
                    self.reads(f"{at}.{name}", parse, part[name])
            if part["modifier"] == "special-anywhere" and part.get("change") not in self.known.districts:
                told = ", ".join(self.known.districts)
                self.wrong(f"{at}.change", f"there is no district {part.get('change')!r}; there are {told}")
        elif isinstance(part.get("space"), str):
            self.corner(f"{at}.space", part["space"])
        for name in ("spaces", "enter", "stairs", "blocked", "cut_off"):
            for number, corner in enumerate(part.get(name) or ()):
                self.corner(f"{at}.{name}[{number}]", corner)
        for kind, corners in part["terrain"].items() if isinstance(part.get("terrain"), dict) else ():
            self.terrain(f"{at}.terrain", kind, corners)
        if isinstance(part.get("slot"), str) and part["slot"]:
            self.reads(f"{at}.slot", slot_number, part["slot"])

    def corner(self, at: str, corner: str) -> None:
        if corner not in (*CORNERS, "here"):
            self.wrong(at, f"a tile has the spaces a, b, c and d, not {corner!r}")

    def terrain(self, at: str, kind: str, corners: Sequence[str]) -> None:
        if kind not in t.TERRAINS:
            self.wrong(f"{at}.{kind}", f"there is no terrain {kind!r}{close(kind, t.TERRAINS)}")
        for corner in corners:
            self.corner(f"{at}.{kind}", corner)


def close(word: str, words: Iterable[str]) -> str:
    near = difflib.get_close_matches(word, sorted(words), 1)
    return f"; did you mean {near[0]!r}?" if near else ""


def read_cost(written: str | list[str]) -> None:
    """EF-6.113: one price, Intent of several colours, or alternatives."""
    parts = [written] if isinstance(written, str) else written
    for part in parts:
        parse_cost(ab.Cost(0), part)


def read_change(written: str | int) -> None:
    parse_change(ab.Mod(0, 0), written)
