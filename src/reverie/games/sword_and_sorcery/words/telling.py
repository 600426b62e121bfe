"""Amounts, persons, conditions and modifiers of Sword & Sorcery's texts, in words. What a verb says stands in its declaration."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from reverie.kernel.plain import Particulars
from reverie.parts.effects import telling
from reverie.parts.effects.structs import attribute
from reverie.parts.effects.telling import RulesLine, capital, unique
from reverie.parts.rules.effects import BOOL, EFFECTS, ID, INT, NUMBER, WORD, Field

from ..content.notation import parse_dice_effect
from ..content.vocabulary import Condition, Effect, Mod, Number, Range, Sum, Which
from ..rules import terms as t
from ..rules.abilities import SELECTORS
from ..rules.effects.declaring import MODS, SELECTOR

if TYPE_CHECKING:
    from .naming import Naming

YOU: Final = "you"
THIS: Final = "this"
COMPANION: Final = "companion"
CHARACTER: Final = "character"
PLACE_BORNE: Final = "place"
TOKEN_BORNE: Final = "token"
IT: Final = "it"
"""Who bears a text: a hero, an enemy, a companion, anybody, a card or an area, a token on the map; somebody named just before."""
BEARERS: Final = {YOU: "who-you", COMPANION: "who-this-companion", CHARACTER: "who-this-character", IT: "who-it"}
FLAGS: Final = ("hidden", "engaged", "wounded", "down", "on_fire", "rolled", "no_ghost", "last_event")
SIDED: Final = ("dominates", "controls")
NUMBERED: Final = ("engaged_with", "side")
RANGES: Final = ("heroes", "in_play", "round")
WORDED: Final = (
    "attack",
    "style",
    "attack_type",
    "has",
    "carries",
    "party_carries",
    "save",
    "nature",
    "party_nature",
    "difficulty",
)
CARRIED: Final = ("carries", "party_carries")
"""Conditions that name an item, or a token that is carried like one."""
PLACES: Final = ("at", "from")
"""Fields of verbs that say where."""
PLACED: Final = ("all_heroes_on", "hero_on")


GAPS: Final = (
    (" ,", ","),
    (",,", ","),
    (" ;", ";"),
    (",;", ";"),
    (" :", ":"),
    (",:", ":"),
    (",.", "."),
    (",)", ")"),
    (", (", " ("),
)


def cleaned(text: str) -> str:
    """A sentence without the gaps that left-out words leave behind, and without commas where another mark follows."""
    said = " ".join(text.split())
    for gap, mark in GAPS:
        said = said.replace(gap, mark)
    return said.removeprefix(", ")


def line_of(text: str, rules: list[str]) -> RulesLine:
    """A finished line of a rules text."""
    return RulesLine(capital(cleaned(text).removesuffix(",")), unique(rules))


class Teller(telling.Teller):
    """One text on its way into words: whose it is, which numbers it prints, and what set it off."""

    def __init__(
        self, wording: Naming, bearer: str = YOU, value: int | None = None, on: str = "", weapon: str = ""
    ) -> None:
        super().__init__(self.put)
        self.wording = wording
        self.bearer = bearer
        self.value = value
        self.on = on
        self.weapon = weapon
        """The weapon that an enemy's ability names."""
        self.saving = False
        """Whether somebody who makes a save is spoken of: not named again."""
        self.before = ""
        """Who did the last thing."""

    def put(self, key: str, case: str = "", **args: object) -> str:
        """A text, in a case of the language where it has one."""
        form = case if case and self.wording.texts.has(key, case) else ""
        return cleaned(self.wording.say(key, form, **args))

    # Verbs -----------------------------------------------------------------------------------------------------------

    def verb(self, e: Effect, rules: list[str], **more: object) -> str:
        """What most verbs say: `say-` and the verb, with everything that was written of it."""
        args: Particulars = {}
        for field in e.declared.fields:
            args |= self.field(field, getattr(e, attribute(field.name)), rules)
        return self.put(f"say-{e.declared.name}", **args | more)

    def field(self, field: Field, value: Any, rules: list[str]) -> Particulars:
        """A field of a verb as arguments of its message."""
        name, kind = field.name, field.kind
        if kind == SELECTOR or name == "whose":
            if name == "whose":
                return self.subject(value) if value else {"who": "", "form": "none"}
            return {name: self.who(value, "acc"), f"{name}-word": value.partition(" ")[0]}
        if kind == NUMBER:
            return self.number(value)
        if kind == EFFECTS:
            return {name: self.told(value, rules)} if value else {name: ""}
        if kind == MODS:
            return {name: self.mods(value)}
        if name in PLACES and isinstance(value, str):
            return {name: self.place(str(value)), f"{name}-word": str(value) if value else "none"}
        if kind == BOOL:
            return {name: "yes" if value else "no"}
        if kind in (INT, WORD, ID) and isinstance(value, int | str):
            told: Particulars = {name: value if isinstance(value, int) else value or "none"}
            told |= {f"{name}-roman": self.level(value), f"{name}-called": self.called(name, value)}
            if name == "kind":
                told |= {f"kind-{case}": self.token(str(value), case) for case in ("the", "all")}
            return told
        return {}

    def called(self, field: str, value: int | str) -> str:
        """What is meant by an id that a verb names: an item, a companion, an enemy, an event, a token."""
        if field == "enemy":
            return self.wording.code(str(value)) if value != "named" else self.put("code-quest-enemy")
        if field == "name" and self.wording.texts.has(f"condition-{value}"):
            return self.condition_name(str(value), "acc")
        if field == "kind":
            return self.token(str(value))
        if field == "name" and self.wording.texts.has(f"counter-{value}"):
            return self.put(f"counter-{value}")
        if field == "id":  # a paragraph of the quest's own book
            return str(value).rpartition(".")[2]
        key = {"number": "event", "token": "search"}.get(field, field)
        return self.wording.name(f"{key}-{value}") if field in ("item", "companion", "number", "token") else str(value)

    def token(self, kind: str, case: str = "acc") -> str:
        key = f"token-{kind}"
        return self.wording.name(key, case) if self.wording.texts.has(key) else kind

    def condition_name(self, name: str, case: str = "") -> str:
        return self.wording.name(f"condition-{name}", case)

    def symbol(self, name: str) -> str:
        return f"{{symbol:{name}}}" if name in t.SYMBOLS else self.put("word-quest-line")

    def borne_by_place(self, on: str) -> Teller:
        """Whoever tells what a token on the map does."""
        return Teller(self.wording, TOKEN_BORNE, self.value, on)

    def level(self, value: int | str) -> str:
        return self.wording.roman(value) if isinstance(value, int) else ""

    def told(self, effects: list[Effect], rules: list[str]) -> str:
        """Effects inside a sentence; what they cite is cited with it."""
        if not effects:
            return ""
        around, self.before = self.before, ""
        said, cited = self.inline(effects)
        self.before = around
        rules += cited
        return said

    def joins(self, one: Effect, two: Effect) -> bool:
        """What is done again at once is said once."""
        return bool(one == two)

    def sentence(self, group: list[Effect], then: Effect | None = None) -> tuple[str, list[str]]:
        said, rules = super().sentence(group[:1], then)
        return (self.put("say-times", what=said, n=len(group)) if len(group) > 1 else said), rules

    def either(self, items: list[str]) -> str:
        """A, B or C"""
        return super().either([", ".join(items[:-1]), items[-1]]) if len(items) > 1 else items[0]

    # Who -------------------------------------------------------------------------------------------------------------

    def subject(self, selector: str) -> Particulars:
        """Who does something: the form of the verb, and the subject, where it is not the same as before."""
        if selector == "saver" and self.saving:
            return {"who": "", "form": "bare"}
        if self.is_you(selector):
            return {"who": self.who(selector), "form": "you"}
        before, self.before = self.before, selector
        return {"who": "" if selector == before else self.who(selector), "form": "one"}

    def doer(self) -> Particulars:
        """Whose text it is, as the subject of a sentence."""
        return self.subject("you" if self.bearer == YOU else "this")

    def is_you(self, selector: str) -> bool:
        if selector in ("finder", "searcher", "revealer"):
            return True
        if selector == "opener":
            return self.bearer != PLACE_BORNE
        return selector == "you" and self.bearer == YOU

    def who(self, selector: str, case: str = "") -> str:
        """Somebody, in a case of the language."""
        word, _, rest = selector.partition(" ")
        if self.is_you(selector):
            word = "you"
        if word not in SELECTORS:  # a quest's own code
            return self.wording.code(selector, case)
        args: Particulars = {"bearer": self.bearer, "on": self.on or "none"}
        if word in ("heroes-at", "enemies-at"):
            args["at"] = self.place(rest)
        elif rest:
            args["n"] = int(rest)
            if word == "nearest-hero":
                word = "nearest-hero-within"
        return self.put(f"who-{word}", case, **args)

    def has_none(self, selector: str) -> bool:
        """Whether "each of them" can be turned into "none of them"."""
        return self.wording.texts.has(f"who-{selector.partition(' ')[0]}", "none")

    def bearing(self) -> Particulars:
        """Whoever bears a modifier, as its subject."""
        key = BEARERS.get(self.bearer, "who-this")
        return {"who": self.put(key, bearer=self.bearer, on="none"), "form": "you" if self.bearer == YOU else "one"}

    def place(self, at: str, case: str = "") -> str:
        """Where something is: a word for a place, a kind of token, or an area by its name."""
        key = f"place-{at or 'none'}"
        if self.wording.texts.has(key):
            return self.put(key, case, bearer=self.bearer)
        return self.put("place-area", area=self.wording.place(at))

    # How much --------------------------------------------------------------------------------------------------------

    def number(self, number: Number) -> Particulars:
        """An amount: `n` is a number, or `as` says what it is as great as."""
        base, word = (number.base, number.plus) if isinstance(number, Sum) else (0, number)
        if word == "value" and self.value is not None:
            word = self.value
        if isinstance(word, int):
            return {"n": base + word, "how": "number", "as": "", "each": ""}
        key = f"amount-{word.replace('/', '-')}"
        how = "all" if word == "all" else "sum" if base else "equal"
        return {"n": base, "how": how, "as": self.put(key), "each": f" {self.put(key, 'each')}"}

    def signed(self, number: Number | None) -> Particulars:
        """What a modifier adds: +1, −1, or 1 for each of something."""
        told = self.number(0 if number is None else number)
        n = told["n"]
        if told["how"] != "number":
            return {**told, "by": self.wording.signed(1), "n": 1, "less": "no", "each": told["each"]}
        return {**told, "by": self.wording.signed(n), "n": abs(n), "less": "yes" if n < 0 else "no"}

    # Dice effects ----------------------------------------------------------------------------------------------------

    def dice_effects(self, written: list[str] | tuple[str, ...]) -> list[str]:
        return [self.wording.dice_effect(*parse_dice_effect(one)) for one in written]

    # Conditions ------------------------------------------------------------------------------------------------------

    def given(self, given: Condition) -> str:
        """What must hold, as a clause without its `if`."""
        told = [self.either([self.given(one) for one in given.any])] if given.any else []
        told += [self.given(one) for one in given.all]
        if given.not_ is not None:
            told.append(self.put("given-not", what=self.given(given.not_)))
        told += self.plain_conditions(given) + self.worded_conditions(given)
        return self.all_of(told) if told else ""

    def plain_conditions(self, given: Condition) -> list[str]:
        """Those that hold or do not, or count something."""
        told = []
        for name in FLAGS:
            value = getattr(given, name)
            if value is not None:
                told.append(self.condition_of(name, so="yes" if value else "no"))
        for name in SIDED:
            side = getattr(given, name)
            if side is not None:
                told.append(self.condition_of(name, side=side, area=given.area or "here"))
        told += [
            self.condition_of(name, n=getattr(given, name)) for name in NUMBERED if getattr(given, name) is not None
        ]
        for name in RANGES:
            span: Range | None = getattr(given, name)
            if span is not None:
                least = span.at_least is not None
                told.append(
                    self.condition_of(name, n=span.at_least if least else span.at_most, least="yes" if least else "no")
                )
        if given.enemies_at_least is not None:
            told.append(self.condition_of("enemies_at_least", n=given.enemies_at_least, at=self.place(given.on or "")))
        if given.enemies_at_most is not None:
            told.append(self.condition_of("enemies_at_most", n=given.enemies_at_most, at=self.place(given.on or "")))
        if given.enemy_within is not None:
            name = self.wording.code(given.enemy or "") if given.enemy else self.put("given-any-enemy")
            told.append(self.condition_of("enemy_within", n=given.enemy_within, enemy=name))
        return told

    def worded_conditions(self, given: Condition) -> list[str]:
        """Those that name something."""
        told = []
        if given.rank:
            ranks = [self.wording.name(f"rank-{rank}").lower() for rank in given.rank]
            told.append(self.condition_of("rank", what=self.either(ranks)))
        for name in WORDED:
            value = getattr(given, name)
            if value is not None:
                told.append(self.condition_of(name, what=self.worded(name, value)))
        for name in PLACED:
            value = getattr(given, name)
            if value:
                places = [value] if isinstance(value, str) else value
                told.append(self.condition_of(name, at=self.either([self.place(one) for one in places])))
        if given.target is not None:
            told.append(self.condition_of("target", what=self.wording.code(given.target)))
        if given.dead is not None:
            told.append(self.condition_of("dead", what=self.wording.code(given.dead)))
        if given.flag is not None:
            told.append(self.condition_of("flag", what=given.flag))
        told += [self.condition_of("count", what=name, n=n) for name, n in given.count.items()]
        return told

    def condition_of(self, name: str, **args: object) -> str:
        told: Particulars = {"bearer": self.bearer, **args}
        return self.put(f"given-{name.replace('_', '-')}", **told)

    def worded(self, name: str, value: str) -> str:
        """The word of a closed list that a condition asks for."""
        if name == "attack":
            return self.attack(value, "a")
        if name in CARRIED and not self.wording.texts.has(f"item-{value}"):
            return self.token(value)
        key = {"attack_type": "type", "party_nature": "nature", "carries": "item", "party_carries": "item"}.get(
            name, name
        )
        return self.wording.name(f"{key}-{value}", "in")

    def attack(self, kind: str, form: str = "") -> str:
        """A kind of attack, with its article where the language has one."""
        key = f"attack-{kind}"
        if form == "in" and not self.wording.texts.has(key, form):
            form = "a"
        return self.put(key, form, weapon=self.weapon_name("ins"))

    def weapon_name(self, case: str = "") -> str:
        return self.wording.name(f"weapon-{self.weapon}", case) if self.weapon else self.put("weapon-main-word", case)

    # Modifiers -------------------------------------------------------------------------------------------------------

    def mods(self, mods: list[Mod], whom: Particulars | None = None) -> str:
        """Modifiers as clauses, one after the other; of the same person the subject is said once."""
        told: list[str] = []
        for mod in mods:
            told.append(self.mod(mod, whom if not told or mod.whose else {**(whom or self.bearing()), "who": ""}))
        return self.all_of(told)

    def mod(self, mod: Mod, whom: Particulars | None = None) -> str:
        """SS-50.9: one modifier, as a clause."""
        subject = self.subject(mod.whose) if mod.whose else whom if whom is not None else self.bearing()
        args: Particulars = {**subject, **self.signed(mod.by), "bearer": self.bearer, "limit": mod.limit or "none"}
        nobody = self.who(mod.whose, "none") if mod.whose and self.has_none(mod.whose) else ""
        args |= {"nobody": nobody, "none": "yes" if nobody else "no"}
        args["set"] = mod.set if mod.set is not None else 0
        args["level"] = self.level(mod.set) if mod.set is not None else ""
        args |= {"most": mod.most or 0, "count": mod.count or 0, "least": mod.least or 0, "down": mod.down or 0}
        if mod.symbol is not None:
            args["symbol"] = f"{{symbol:{mod.symbol}}}"
        if mod.what:
            args["what"] = self.all_of([self.condition_name(what, "acc") for what in mod.what])
        if mod.kind is not None:
            args["kind"] = self.put(f"kinds-{mod.kind}")
        if mod.to is not None:
            args["to"] = self.place(mod.to)
        if mod.ability is not None:
            args["ability"] = self.wording.name(f"ability-{mod.ability}")
        said = self.put(f"mod-{mod.mod}", **args)
        if mod.given is not None and mod.given == Condition(attack=mod.given.attack) and mod.given.attack:
            said = self.put("say-in-attack", what=said, attack=self.attack(mod.given.attack, "in"))
        elif mod.given is not None:
            inner = Teller(
                self.wording, IT if mod.whose or whom is not None else self.bearer, self.value, self.on, self.weapon
            )
            said = self.put("say-if", what=said, given=inner.given(mod.given))
        limit = f"limit-mod-{mod.limit}"
        if mod.limit is not None and mod.mod not in ("reaction-attacks", "reroll") and self.wording.texts.has(limit):
            said = self.put(limit, what=said)
        return said

    # Which enemies ---------------------------------------------------------------------------------------------------

    def which(self, which: Which, case: str = "") -> str:
        """SS-32.2: the enemies that an encounter card means."""
        if which.count is not None:
            return self.put("which-count", case, n=which.count)
        if which.rank is not None:
            return self.put("which-rank", case, rank=which.rank)
        if which.style is not None:
            return self.put("which-style", case, style=self.wording.name(f"style-{which.style}"))
        if which.wounded:
            return self.put("which-wounded", case)
        if which.hero_at is not None:
            return self.put("which-engaged", case)
        return self.put("which-highest" if which.highest else "which-all", case)
