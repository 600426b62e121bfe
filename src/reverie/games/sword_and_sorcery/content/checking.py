"""What must be true of every record, whoever bears it: words, references and places that exist (SS-50).

`checks.py` asks this of the base content, `quest_checks.py` of quests. Every trouble is told with its file and its line.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from reverie.kernel.content import Document
from reverie.parts.areas.layout import NoSuchEdge
from reverie.parts.effects.structs import attribute
from reverie.parts.rules.effects import CONDITION, EFFECTS, NUMBER, OPTIONS, Field

from ..rules import terms as t
from ..rules.effects.declaring import EDGE, MODS, SELECTOR, TABLE
from ..rules.effects.wealth import PILES_SEEN
from ..rules.state import KEY, SHADOW, THINGS, TOKENS
from .making import ANY_POISON, QUEST_LINE
from .notation import (
    PLACED,
    NotationError,
    parse_amount,
    parse_dice_effect,
    parse_handler,
    parse_selector,
    parse_values,
    suggest,
)
from .vocabulary import Condition, Edge, Effect, Mod, Number, Record, Sum

if TYPE_CHECKING:
    from .library import Library

PLACES: Final = (
    "here", "gates", "trap-area", "everywhere", "chosen-area", "random-other-gate", "you", "open-gate", "closed-gate",
)  # fmt: skip
"""Words for where something happens; anything else is an area of the quest's map."""
PLACE_FIELDS: Final = ("at", "from", "to")
GATES: Final = ("first-closed", "nearest-open", "here")
TOKEN_KINDS: Final = (THINGS[KEY], *THINGS[TOKENS:])
RUNES: Final = "rune"
"""Either rune."""
NAMED: Final = "named"
"""What the bearer names."""
CURABLE: Final = ("any", "all", *t.CONDITIONS[:4], ANY_POISON)
IGNORED: Final = (*t.CONDITIONS, ANY_POISON, "fire")
WORN: Final = (*t.CATEGORIES[1:], *[f"off-{category}" for category in t.CATEGORIES[1:]])
WORDS: Final[dict[tuple[str, str], Collection[str]]] = {
    ("roll", "symbols"): t.SYMBOLS,
    ("cure", "which"): CURABLE,
    ("action", "kind"): ("combat", "normal", "move"),
    ("activate", "special"): ("first",),
    ("lose-crown-token", "else"): ("area",),
    ("gate", "which"): GATES,
    ("token", "kind"): (*TOKEN_KINDS, THINGS[SHADOW]),
    ("untoken", "kind"): (*TOKEN_KINDS, RUNES),
    ("look", "piles"): tuple(PILES_SEEN),
    ("end", "result"): ("won", "lost"),
    ("count", "once"): ("here",),
}
"""Fields whose words are a closed list that the declaration of the verb does not give."""


class Scope(NamedTuple):
    """What a text may name besides the base content: enemies and groups, areas and tiles, paragraphs, edges."""

    codes: Collection[str]
    areas: Collection[str] = ()
    paragraphs: Collection[str] = ()
    edge: Callable[[Edge], int] | None = None


def inner_effects(effect: Effect) -> Iterator[tuple[str, Sequence[Effect]]]:
    """The lists of verbs inside one, with where they stand."""
    for field in effect.declared.fields:
        value: Any = getattr(effect, attribute(field.name))
        if field.kind == EFFECTS:
            yield field.name, value
        elif field.kind == OPTIONS:
            yield from [(f"{field.name}[{number}]", option) for number, option in enumerate(value)]
        elif field.kind == TABLE:
            yield from [(f"{field.name}.{symbol}", line) for symbol, line in (value or {}).items()]


def every_effect(effects: Sequence[Effect]) -> Iterator[Effect]:
    """All verbs of a text, those inside others too."""
    for effect in effects:
        yield effect
        for _path, inner in inner_effects(effect):
            yield from every_effect(inner)


def every_condition(condition: Condition | None) -> Iterator[Condition]:
    """A condition and everything it is put together of."""
    if condition is not None:
        yield condition
        for part in (*condition.all, *condition.any, condition.not_):
            yield from every_condition(part)


class Checker:
    """Everything that must fit inside one document."""

    def __init__(self, library: Library, document: Document, owner: str, scope: Scope) -> None:
        self.library = library
        self.document = document
        self.owner = owner
        self.scope = scope

    def blame(self, at: str, what: str) -> None:
        self.library.troubles.append(self.document.trouble(at, f"{self.owner}: {what}"))

    def known(self, at: str, what: str, id: str, ids: Collection[str]) -> bool:
        if id not in ids:
            self.blame(at, f"there is no {what} {id!r}; {suggest(id, ids)}")
        return id in ids

    def reads(self, at: str, parse: Callable[..., object], *written: object) -> None:
        """Whether something can be read as it is written."""
        try:
            parse(*written)
        except NotationError as error:
            self.blame(at, str(error))

    # Records ---------------------------------------------------------------------------------------------------------

    def record(self, data: Record, at: str, armour: bool = False) -> None:
        """SS-50.2"""
        if data.attack is not None:
            self.reads(f"{at}.attack", parse_values, data.attack)
        if data.target is not None:
            self.selector(data.target, f"{at}.target")
        if data.dice_effect is not None:
            self.dice_effects([data.dice_effect], f"{at}.dice-effect")
        if data.rule is not None:
            self.reads(f"{at}.rule", parse_handler, data.rule)
        if data.range is not None and not 0 <= data.range <= t.FOG:
            self.blame(f"{at}.range", f"a range is 0 to {t.FOG}, not {data.range}")
        self.dice_effects(data.effects, f"{at}.effects", armour)
        self.effects(data.do, f"{at}.do")
        self.effects(data.after, f"{at}.after")
        self.mods(data.always, f"{at}.always")
        self.condition(data.given, f"{at}.given")
        if data.next is not None:
            self.condition(data.next.given, f"{at}.next.given")
            self.dice_effects(data.next.effects, f"{at}.next.effects")
            self.effects(data.next.then, f"{at}.next.then")

    def dice_effects(self, written: Sequence[str], at: str, armour: bool = False) -> None:
        for number, one in enumerate(written):
            self.reads(f"{at}[{number}]", parse_dice_effect, one, armour)

    def amount(self, written: Number, at: str) -> None:
        if isinstance(written, Sum):
            self.reads(at, parse_amount, written.base, written.plus)
        else:
            self.reads(at, parse_amount, written)

    def selector(self, written: str, at: str) -> None:
        self.reads(at, parse_selector, written, self.scope.codes)
        word, _, rest = written.partition(" ")
        if word in PLACED and rest and rest not in (*TOKEN_KINDS, RUNES):
            self.place(rest, at)

    def place(self, written: str, at: str, words: Collection[str] = PLACES) -> None:
        known = (*words, *self.scope.areas)
        if written not in known:
            self.blame(at, f"{written!r} is nowhere; {suggest(written, known)}")

    def mods(self, written: Sequence[Mod], at: str) -> None:
        for number, mod in enumerate(written):
            here = f"{at}[{number}]"
            if mod.by is not None:
                self.amount(mod.by, f"{here}.by")
            if mod.whose is not None:
                self.selector(mod.whose, f"{here}.whose")
            self.condition(mod.given, f"{here}.given")
            for place, word in enumerate(mod.what):
                self.known(f"{here}.what[{place}]", "condition", word, IGNORED)
            if mod.to is not None:
                self.place(mod.to, f"{here}.to", ())
            if mod.ability is not None:
                self.known(f"{here}.ability", "ability", mod.ability, self.library.things["abilities"])

    # Conditions ------------------------------------------------------------------------------------------------------

    def condition(self, given: Condition | None, at: str) -> None:
        for one in every_condition(given):
            self.asked(one, at)

    def asked(self, given: Condition, at: str) -> None:
        """SS-50.6: what one condition names."""
        if given.area is not None and given.dominates is None and given.controls is None:
            self.blame(at, "area belongs to dominates or controls")
        if given.on is not None and given.enemies_at_least is None and given.enemies_at_most is None:
            self.blame(at, "on belongs to enemies-at-least or enemies-at-most")
        if (given.enemy is None) != (given.enemy_within is None):
            self.blame(at, "enemy-within needs enemy, and enemy belongs to enemy-within")
        for code in (given.target, given.dead, given.enemy):
            if code is not None:
                self.known(at, "enemy or group", code, self.scope.codes)
        for place in (given.all_heroes_on, given.on, *given.hero_on):
            if place is not None:
                self.place(place, at, ())
        if given.has is not None:
            self.known(at, "thing to be equipped with", given.has, WORN)
        for carried in (given.carries, given.party_carries):
            if carried is not None:
                self.known(at, "token or item", carried, (*TOKEN_KINDS, *self.library.item_ids()))

    # Verbs -----------------------------------------------------------------------------------------------------------

    def effects(self, effects: Sequence[Effect], at: str) -> None:
        for number, effect in enumerate(effects):
            self.effect(effect, f"{at}[{number}]")

    def effect(self, effect: Effect, at: str) -> None:
        for field in effect.declared.fields:
            value: Any = getattr(effect, attribute(field.name))
            if value is not None and value != field.default:
                self.field(effect.declared.name, field, value, f"{at}.{field.name}")
        for path, inner in inner_effects(effect):
            self.effects(inner, f"{at}.{path}")

    def field(self, verb: str, field: Field, value: Any, at: str) -> None:
        """What was written of a verb, by the kind of its field."""
        if (verb, field.name) in WORDS:
            for word in [value] if isinstance(value, str) else value:
                self.known(at, field.name, word, WORDS[verb, field.name])
        elif field.kind == SELECTOR:
            self.selector(value, at)
        elif field.kind == NUMBER:
            self.amount(value, at)
        elif field.kind == CONDITION:
            self.condition(value, at)
        elif field.kind == MODS:
            self.mods(value, at)
        elif field.kind == TABLE:
            for symbol in value:
                self.known(at, "symbol", symbol, (*t.SYMBOLS, QUEST_LINE))
        elif field.kind == EDGE:
            self.edge(value, at)
        elif field.slot == "effects":
            self.dice_effects(value, at)
        elif field.name in PLACE_FIELDS and isinstance(value, str):
            self.place(value, at)
        else:
            self.reference(verb, field.name, value, at)

    def edge(self, written: Edge, at: str) -> int:
        """The passages of an edge; none where it was blamed."""
        if self.scope.edge is None:
            self.blame(at, "only quests have a map, and edges on it")
            return 0
        try:
            return self.scope.edge(written)
        except (NoSuchEdge, NotationError) as error:
            self.blame(at, str(error))
            return 0

    def reference(self, verb: str, name: str, value: Any, at: str) -> None:
        """A field that names something by its id or number."""
        library = self.library
        if (verb, name) == ("place", "enemy"):
            self.known(at, "enemy", value, (*library.codes(), NAMED))
        elif (verb, name) == ("give", "item"):
            self.known(at, "item", value, library.item_ids())
        elif (verb, name) == ("summon", "companion"):
            self.known(at, "companion", value, library.companions)
        elif (verb, name) == ("read", "id"):
            self.known(at, "paragraph", value, self.scope.paragraphs)
        elif (verb, name) == ("search", "token"):
            self.known(at, "search token", str(value), library.things["searches"])
        elif (verb, name) in (("event", "number"), ("story-on-top", "number"), ("story-at", "number")):
            self.known(at, "event", str(value), library.events)
        elif (verb, name) == ("hint", "id"):
            self.told(at, f"hint-{value}")

    # Texts -----------------------------------------------------------------------------------------------------------

    def told(self, at: str, key: str) -> None:
        """SS-G24: a text in both languages."""
        for language in self.library.missing(key):
            self.blame(at, f"there is no text {key!r} in {language!r}")
