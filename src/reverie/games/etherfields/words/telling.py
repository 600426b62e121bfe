"""Effects, amounts, persons, places, conditions, costs and modifiers of Etherfields, in words (EF-6.110 to EF-6.121)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from reverie.kernel.plain import Particulars
from reverie.parts.effects import telling
from reverie.parts.effects.structs import attribute
from reverie.parts.effects.telling import RulesLine, capital, unique
from reverie.parts.rules.effects import CONDITION, EFFECTS, NUMBER, Field

from ..content.notation import parse_amount, parse_place, parse_target
from ..content.vocabulary import Condition, ModifierData
from ..rules import terms as t
from ..rules.abilities import AMOUNTS, PLACES, WHO, Amount, Place, Who
from ..rules.effects.declaring import PLACE
from ..rules.effects.declaring import WHO as SELECTOR
from .fields import MORE
from .naming import Naming, signed

YOU: Final = ("actor", "owner")
SAME: Final = ("actor", "owner", "each", "others", "team", "victim")
"""Selectors that mean the same persons when they are said twice; of `one` the Team may choose another each time."""
UNCOUNTED: Final = ("E", "D", "Spirit", "intent-A", "intent-C", "intent-W", "intent-paid")
UNITS: Final = {
    "draw": "card", "discard-hand": "hand", "discard-top": "card", "seal": "card", "unseal": "card", "unseal-chosen": "card",
    "flip": "progress", "restore": "progress", "place-free": "progress", "choose-card": "card", "buy": "card", "put-back": "card",
    "gain-flaw": "flaw", "remove-flaw": "flaw", "repeat": "time", "morph": "morphing", "unmorph": "morphing", "block-step": "step",
    "add-turn": "turn", "drop-turn": "turn", "turn-deck": "turn", "loot": "loot", "move": "space", "push": "space", "spawn": "figure",
    "despawn": "figure", "entity-move": "space", "recover-item": "item", "look-slumber": "slumber", "heal": "D", "prevent": "D",
}  # fmt: skip
"""What the amount of an op counts."""
SUBJECTS: Final = (
    "draw", "discard-hand", "discard-top", "seal", "unseal", "unseal-chosen", "flip", "restore", "place-free", "shuffle-deck", "gain-card",
    "choose-card", "put-back", "gain-flaw", "remove-flaw", "move", "gain-mask", "gain", "lose", "heal", "peek", "sign",
)  # fmt: skip
"""Ops that say first of all who does it."""
COST: Final = re.compile(r"(any|[A-Za-z]+?)(\d+)")
CARRIED: Final = ("code", "slot", "edge", "id", "script", "with", "name")
NO_PERIODS: Final = (" ,", ","), (" .", "."), (" :", ":"), (" ;", ";"), ("( ", "("), (" )", ")")


def cleaned(text: str) -> str:
    """A sentence without the gaps that words left out leave behind."""
    said = " ".join(text.split())
    for gap, mark in NO_PERIODS:
        said = said.replace(gap, mark)
    return said


class Teller(telling.Teller):
    """One text on its way into words."""

    def __init__(self, naming: Naming) -> None:
        super().__init__(self.put)
        self.naming = naming
        self.before = ""
        """Who did the last thing in this sentence: not named again, where it is sure to be the same."""

    def put(self, key: str, attribute: str = "", **args: object) -> str:
        form = attribute if attribute and self.naming.texts.has(key, attribute) else ""
        return self.naming.say(key, form, **args)

    # Effects ---------------------------------------------------------------------------------------------------------

    def verb(self, e: Any, rules: list[str]) -> str:
        """What an op says: `say-` and its name, with everything that was written of it."""
        name = e.declared.name
        special = SPECIAL.get(name)
        if special is not None:
            return cleaned(special(self, e, rules))
        args: Particulars = {}
        for field in e.declared.fields:
            args |= self.field(name, field, getattr(e, attribute(field.name)), rules, e)
        return cleaned(self.put(f"say-{name}", **args))

    def field(self, op: str, field: Field, value: Any, rules: list[str], e: Any) -> Particulars:
        """A field of an op as arguments of its message."""
        name, kind = field.name, field.kind
        if kind == SELECTOR or kind == "Target" or name == "target":
            return self.person(name, value)
        if kind == NUMBER:
            return self.amount(op, value, e)
        if kind == PLACE:
            return self.placed(name, value)
        if kind == EFFECTS:
            said = self.told(value, rules) if value else ""
            return {name: self.put("say-otherwise", what=said) if name == "otherwise" and said else said}
        if kind == CONDITION:
            return {name: self.given(value)}
        if op in MORE and name in MORE[op]:
            return MORE[op][name](self, value)
        if name in CARRIED:
            named = self.naming.coded(str(value)) if value else ""
            many = "yes" if value and self.naming.is_many(str(value)) else "no"
            return {
                name: named,
                "many": many,
                f"{name}-word": value or "none",
                f"{name}-gen": self.naming.coded(str(value), "gen"),
            }
        return {name: value if value is not None else "none"}

    def told(self, effects: list[Any], rules: list[str]) -> str:
        """Effects inside a sentence; what they cite is cited with it."""
        said = []
        around = self.before
        self.before = ""
        for one in effects:
            text, cited = self.sentence([one])
            said.append(text)
            rules += cited
            who = getattr(one, "who", "")
            self.before = who if who in SAME and one.declared.name in SUBJECTS else ""
        self.before = around
        return self.all_of(said) if said else self.put("say-nothing")

    def line(self, effects: list[Any]) -> tuple[RulesLine, ...]:
        """A text: a line for each of its effects."""
        found = []
        for one in effects:
            said, rules = self.sentence([one])
            text = f"{capital(cleaned(said)).removesuffix('.')}."
            if said[:1].isupper():
                self.naming.kept[text] = True
            found.append(RulesLine(text, unique(rules)))
        return tuple(found)

    # Who, where, how much ----------------------------------------------------------------------------------------------

    def person(self, name: str, written: str | None) -> Particulars:
        """Somebody as the subject of a verb, and declined."""
        if not written:
            return {name: "", "form": "you", "many": "no"}
        who = parse_target(written)
        form = "you" if WHO[who.kind] in YOU else "one"
        cases = {f"{name}-{case}": self.who(who, case) for case in ("acc", "gen")}
        named = "" if name == "who" and written == self.before else self.who(who)
        many = "yes" if who.name and self.naming.is_many(who.name) else "no"
        return {name: named, "form": form, "many": many, **cases, f"{name}-word": written}

    def who(self, who: Who, case: str = "") -> str:
        args: Particulars = {"n": -1 if who.figures else who.far}
        args |= {"name": self.naming.coded(who.name) if who.name else "", "terrain": ""}
        args |= {f"name-{one}": self.naming.coded(who.name, one) if who.name else "" for one in ("acc", "gen")}
        if who.name in t.TERRAINS:
            args["terrain"] = self.naming.name(f"terrain-{who.name}")
        args["place"] = self.place(who.place) if who.place is not None else ""
        return cleaned(self.put(f"who-{WHO[who.kind]}", case, **args))

    def placed(self, name: str, written: str | None) -> Particulars:
        if not written:
            return {name: "", f"{name}-to": "", f"{name}-name": ""}
        place = parse_place(written)
        return {
            name: self.place(place),
            f"{name}-to": self.place(place, "to"),
            f"{name}-name": self.place_name(place),
        }

    def place(self, place: Place, case: str = "") -> str:
        args: Particulars = {"name": self.place_name(place), "n": place.far, "name-gen": "", "form": "one"}
        if place.who is not None:
            args["name-gen"] = self.who(place.who, "gen")
            args["form"] = "you" if WHO[place.who.kind] in YOU else "one"
        return cleaned(self.put(f"place-{PLACES[place.kind]}", case, **args))

    def place_name(self, place: Place) -> str:
        """A place by its name alone."""
        kind = PLACES[place.kind]
        if kind == "space":
            return space_name(place.number)
        if kind == "slot":
            return space_name(4 * place.number)[:2]
        if kind == "several":
            return self.all_of([self.place_name(one) for one in place.parts])
        if kind == "who" and place.who is not None:
            return self.who(place.who)
        if place.name:
            return self.naming.coded(place.name)
        return self.put(f"where-{kind}") if self.naming.texts.has(f"where-{kind}") else ""

    def amount(self, op: str, written: Any, e: Any) -> Particulars:
        unit = UNITS.get(op, "plain")
        if op in ("gain", "lose"):
            unit = e.what
        elif op == "intent":
            unit = f"intent-{e.colour}"
        elif op in ("token", "untoken"):
            unit = f"token-{e.kind}"
        amount = parse_amount(written)
        many = AMOUNTS[amount.word] == "number" and amount.base > 1
        figures = self.put("spawn-figures", n=amount.base) if many else ""
        return {
            "much": self.much(unit, amount),
            "count": amount.base or 1,
            "figures": figures,
            "plain": "yes" if AMOUNTS[amount.word] == "number" else "no",
        }

    def much(self, unit: str, amount: Amount) -> str:
        """2 cards; all cards; as many cards as were discarded this way plus 1."""
        word = AMOUNTS[amount.word]
        if word == "number":
            return self.put(f"unit-{unit}", n=amount.base)
        if word == "all":
            return self.put(f"unit-{unit}", "all", n=0)
        what = self.put(f"unit-{unit}", "many", n=0)
        counted = "no" if unit in UNCOUNTED else "yes"
        return cleaned(
            self.put("much-as", what=what, base=amount.base, counted=counted, **{"as": self.as_much(amount)})
        )

    def as_much(self, amount: Amount) -> str:
        word = AMOUNTS[amount.word]
        if word == "N" and amount.times > 1:
            return self.put("amount-times-N", times=amount.times)
        named = amount.name
        if word == "progress":
            named = self.naming.name(f"colour-{amount.name}")
        elif word == "count":
            named = self.naming.counter(amount.name)
        return self.put(f"amount-{word}", name=named)

    def number(self, written: Any) -> str:
        """An amount that stands alone."""
        amount = parse_amount(written)
        word = AMOUNTS[amount.word]
        if word == "number":
            return str(amount.base)
        if word == "N":
            more = ("-plus", "-minus")[amount.base < 0] if amount.base else ""
            return self.put(f"number-N{more}", times=amount.times, n=abs(amount.base))
        return self.put("number-other", **{"as": self.as_much(amount)})

    # Conditions --------------------------------------------------------------------------------------------------------

    def given(self, given: Condition) -> str:
        """What must hold, as a clause."""
        if given.all:
            return self.all_of([self.given(one) for one in given.all])
        if given.any:
            return self.either([self.given(one) for one in given.any])
        if given.not_ is not None:
            return self.put("given-not", what=self.given(given.not_))
        if given.tokens is not None:
            return cleaned(self.one_given("tokens", given.tokens, given))  # `on` says where they lie
        for name in given.__struct_fields__:
            if name in GIVEN and getattr(given, name) is not None:
                return cleaned(self.one_given(name.replace("_", "-"), getattr(given, name), given))
        return ""

    def one_given(self, name: str, value: Any, given: Condition) -> str:
        args: Particulars = {"is": "no" if given.is_ is False else "yes", "range": self.range(given)}
        args["n"] = int(given.range or 0) if name == "near" else 0
        args["bound"] = self.bound(given)
        args |= self.person("who", given.who or "actor")
        args |= {"space": given.space or "none", "what": self.what_given(name, value), "what-gen": "", "place-name": ""}
        if name == "figures":
            args["what-gen"] = self.who(parse_target(str(value)), "gen")
        if name == "marked":
            args["what"] = self.naming.action(self.naming.inside, str(value))
        if name == "tokens":
            name = self.tokens(given, args)
        elif name in ("on", "gem"):
            args |= self.placed("place", str(value))
            name = name if name == "gem" or given.at_least is given.at_most is given.equals else "count-on"
        key = "progress-each" if name == "progress" and given.who == "each" else name
        return self.put(f"given-{key}", **args)

    def tokens(self, given: Condition, args: Particulars) -> str:
        key = f"unit-token-{given.tokens}"
        single = self.bound(given) == 1 and self.naming.texts.has(key, "one")
        args["unit"] = self.put(key, "one" if single else "many", n=0)
        if given.on is None:
            return "tokens-none" if 0 in (given.at_most, given.equals) else "tokens-of"
        place = parse_place(given.on)
        args |= {"place": self.place(place), "place-name": self.place_name(place)}
        return "tokens" if PLACES[place.kind] == "code" else "tokens-at"

    def what_given(self, name: str, value: Any) -> str:
        """What a condition speaks of."""
        if name in ("flag", "count"):
            return self.naming.counter(value)
        if name == "progress":
            return self.put("any-colour-of") if value == "any" else self.naming.name(f"colour-{value}")
        if name == "terrain":
            return self.naming.name(f"terrain-{value}")
        if name == "resource":
            return self.put(f"unit-{value}", "many", n=0)
        if name == "won-by" and value in t.KEYWORDS[1:]:
            return self.put(f"head-keyword-{value}")
        if name == "near":
            return self.put(f"near-{value}") if value in ("victim", "actor") else self.naming.coded(value)
        if name in ("figures", "entity-on"):
            return self.who(parse_target(value))
        if name == "face":
            return self.put("roll-face-name", face=value)
        stem = {"turn-colour": "turn", "location": "icon", "layer": "layer", "phase": "phase", "icon": "icon"}.get(name)
        return self.naming.name(f"{stem}-{value}") if stem else self.naming.coded(str(value))

    def bound(self, given: Condition) -> int:
        """The number that stands beside what is counted; many where it is none."""
        bounds = [one for one in (given.equals, given.at_most, given.at_least) if one is not None]
        return int(str(bounds[0])) if bounds and str(bounds[0]).isdigit() else 0 if bounds else 1

    def range(self, given: Condition) -> str:
        if given.equals is not None:
            return self.put("range-equal", n=self.number(given.equals))
        if given.at_least is not None and given.at_most is not None:
            return self.put("range-between", least=self.number(given.at_least), most=self.number(given.at_most))
        if given.at_most is not None:
            return self.put("range-most", n=self.number(given.at_most))
        return self.put("range-least", n=self.number(given.at_least if given.at_least is not None else 1))

    # Costs -------------------------------------------------------------------------------------------------------------

    def cost(self, written: str | list[str] | None, staged: bool = False) -> str:
        """EF-6.113: 2 Awareness; 3 Awareness or 3 Wrath; 2 Cunning and 1 Ether."""
        if not written:
            return self.put("cost-free")
        either = [written] if isinstance(written, str) else written
        told = [self.all_of([self.price(one) for one in way.split()]) for way in either]
        said = told[0] if len(told) == 1 else self.put("cost-or", first=", ".join(told[:-1]), last=told[-1])
        return self.put("cost-staged", cost=said) if staged else said

    def price(self, written: str) -> str:
        matched = COST.fullmatch(written)
        assert matched is not None, written
        word, n = matched[1], int(matched[2])
        if word == "any":
            return self.put("cost-any", n=n)
        if word in t.COLOURS:
            key = f"colour-{word}"
            names = {"colour": self.naming.name(key), "colour-gen": self.naming.name(key, "gen")}
            return self.put("cost-intent", n=n, **names)
        return self.put(f"price-{word}", n=n)

    # Modifiers -----------------------------------------------------------------------------------------------------------

    def mod(self, name: str, change: str | int, who: str | None, into: str | None, place: str | None, what: str) -> str:
        """EF-6.121: one modifier, as a clause; whom it concerns stands before it where it is not its bearer."""
        how, _space, number = str(change).partition(" ")
        args: Particulars = {"n": 0, "by": "", "less": "no", "value": "", "word": "", "into": ""}
        if isinstance(change, int):
            how, number = "by", str(change)
        if how in ("by", "set", "most") and re.fullmatch(r"-?\d+", number):
            n = int(number)
            args |= {"n": abs(n), "by": signed(n), "less": "yes" if n < 0 else "no"}
            args["value"] = self.put(f"value-{how}", n=abs(n), by=signed(n))
        special = name == "special-anywhere"
        args["word"] = self.naming.name(f"special-{change}") if special else self.changed(what or str(change))
        if into:
            args["into"] = self.put("into-terrain", terrain=self.naming.name(f"terrain-{into}"))
        args |= self.placed("place", place)
        said = cleaned(self.put(f"mod-{name}", str(change), **args))
        if not who or who in ("actor", "owner", "this-entity", "team") or who.startswith("on:"):
            return said
        return cleaned(self.put("who-prefix", who=self.who(parse_target(who)), what=said))

    def changed(self, word: str) -> str:
        """A word that a modifier names: a colour, a terrain, a resource, a price."""
        if word in t.COLOURS:
            return self.naming.name(f"colour-{word}")
        if word in t.TERRAINS:
            return self.naming.name(f"terrain-{word}")
        if word in t.RESOURCES:
            return self.put(f"resource-{word}")
        return self.price(word) if COST.fullmatch(word) else word

    def modifier(self, one: ModifierData) -> RulesLine:
        said = self.mod(one.modifier, one.change, one.who, one.into, one.place, one.what or "")
        return RulesLine(f"{capital(said)}.", ("EF-6.121",))


GIVEN: Final = tuple(
    name
    for name in Condition.__struct_fields__
    if name not in ("all", "any", "not_", "who", "space", "range", "at_least", "at_most", "equals", "is_")
)


def space_name(space: int) -> str:
    return f"{'ABC'[space // 16]}{space // 4 % 4 + 1}{'abcd'[space % 4]}"


# Effects that are put together of others -------------------------------------------------------------------------------


def say_choice(teller: Teller, e: Any, rules: list[str]) -> str:
    told = []
    for number, option in enumerate(e.options):
        what = say_option(teller, option, rules)
        told.append(teller.put("choose-option", n=number + 1, what=what))
    return teller.put("say-choose", by=e.by, options="; ".join(told))


def say_option(teller: Teller, option: Any, rules: list[str]) -> str:
    """One option of a choice: when it is open, what it costs, what it does."""
    what = teller.told(option.do, rules)
    if option.cost is not None:
        what = teller.put("say-priced", cost=teller.cost(option.cost), what=what)
    if option.given is not None:
        what = teller.put("say-if", given=teller.given(option.given), what=what)
    return what


def say_when(teller: Teller, e: Any, rules: list[str]) -> str:
    said = teller.put("say-if", given=teller.given(e.given), what=teller.told(e.do, rules))
    return said + teller.put("say-otherwise", what=teller.told(e.otherwise, rules)) if e.otherwise else said


def say_pay(teller: Teller, e: Any, rules: list[str]) -> str:
    otherwise = teller.put("say-otherwise", what=teller.told(e.otherwise, rules)) if e.otherwise else ""
    args = {"cost": teller.cost(e.cost), "do": teller.told(e.do, rules), "otherwise": otherwise}
    return teller.put("say-pay", **teller.person("who", "actor"), **args)


def say_pay_any(teller: Teller, e: Any, rules: list[str]) -> str:
    key = "say-pay-any-flip" if e.what == "flip" else "say-pay-any"
    what = teller.put(f"what-{e.what}")
    return teller.put(key, **teller.person("who", "actor"), what=what, do=teller.told(e.do, rules))


def say_modifier(teller: Teller, e: Any, rules: list[str]) -> str:
    what = teller.mod(e.name, e.change, e.who, e.into, None, "")
    if e.name == "shortcut-free" and e.until == "next-shortcut":
        return teller.put("mod-next-shortcut-free")
    until = "" if e.name == "recolour" else teller.put(f"until-{e.until}")
    return teller.put("say-modifier", what=what, until=until)


def say_roll(teller: Teller, e: Any, rules: list[str]) -> str:
    told: dict[str, list[str]] = {}
    for face, do in e.faces.items():
        told.setdefault(teller.told(do, rules), []).append(teller.put("roll-face-name", face=face))
    faces = [teller.put("roll-face", face=", ".join(names), what=what) for what, names in told.items()]
    return teller.put("say-roll", **teller.person("who", e.who), faces="; ".join(faces))


def say_reveal_top(teller: Teller, e: Any, rules: list[str]) -> str:
    do = teller.put("say-reveal-top-match", what=teller.told(e.do, rules)) if e.do else ""
    otherwise = teller.put("say-otherwise", what=teller.told(e.otherwise, rules)) if e.otherwise else ""
    return teller.put("say-reveal-top", **teller.person("who", e.who), do=do, otherwise=otherwise)


SPECIAL: Final[dict[str, Callable[[Teller, Any, list[str]], str]]] = {
    "choice": say_choice,
    "when": say_when,
    "pay": say_pay,
    "pay-any": say_pay_any,
    "modifier": say_modifier,
    "roll": say_roll,
    "reveal-top": say_reveal_top,
}
