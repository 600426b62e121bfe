"""Section 5.9 of the rules: the text of abilities, tokens, companions and cards, made from their effects.

A text is a list of passages; a passage has a heading (a requirement, the dice of a defence, when something may be used) and
lines. Lines name things by placeholders, `{symbol:flame}`, `{token:burn}` and `{companion:wolf}`, so that a page can put
emblems there; `parts` takes a line apart, `plain` writes the names out. Every line cites the rules that its words stand for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, Literal, NamedTuple

from ..content.library import Library
from ..content.vocabulary import (
    WORDS,
    Add,
    Additionally,
    Attempt,
    Avoid,
    CardData,
    Choose,
    CompanionData,
    Condition,
    CopyDie,
    Damage,
    Discard,
    Draw,
    Effect,
    Gain,
    GainCp,
    Halve,
    Heal,
    HeroData,
    Inflict,
    LevelData,
    LoseCp,
    Move,
    Multiply,
    NudgeDie,
    Number,
    Pay,
    Prevent,
    RaiseLimit,
    Reflect,
    Remove,
    Requirement,
    Reroll,
    Restore,
    RollDice,
    SetDice,
    Shield,
    SlotData,
    Steal,
    Sum,
    Then,
    TokenData,
    Undefendable,
    Use,
    WhenGiven,
)

PLACEHOLDER: Final = re.compile(r"\{(symbol|token|companion):([a-z0-9-]+)\}")
NO_LIMIT: Final = 99
"""So much or more means: as much as you like."""
WHOLE_ROLL: Final = 0
"""The roll that a text looks at is the final roll, of all dice."""

Scene = Literal["attack", "defence", "free"]
"""Whom `target` means: the target of the ability, the attacker, or an opponent whom the player of the text chooses."""


class Told(NamedTuple):
    """One line, with the rules that its words stand for; lines of a greater depth belong to the one above them."""

    text: str
    rules: tuple[str, ...] = ()
    depth: int = 0


class Passage(NamedTuple):
    """A heading, if there is one, and what stands below it."""

    heading: Told | None
    lines: tuple[Told, ...]


class Part(NamedTuple):
    """A piece of a line: plain text (kind ""), or something that has a name and may have an emblem."""

    kind: str
    id: str
    text: str


class Amount(NamedTuple):
    """A number in words. `form`: number (6), per (a number, and a tail: 1 per token), equal (worked out: your CP)."""

    form: str
    head: str
    tail: str
    text: str
    n: int
    rules: tuple[str, ...]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def unique(rules: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rules))


def symbol(id: str) -> str:
    return f"{{symbol:{id}}}"


def token(id: str) -> str:
    return f"{{token:{id}}}"


def companion(id: str) -> str:
    return f"{{companion:{id}}}"


CROWN_RULES: Final = {"toll": ("DT-5.63",), "no-sale": ("DT-5.70",), "haste": ("DT-4.41",)}
"""The rules that a boss breaks (DT-10.71), as the book has them."""


class Wording:
    """Texts of one language."""

    def __init__(self, library: Library, language: str) -> None:
        self.library = library
        self.language = language
        self.texts = library.texts[language]

    def say(self, key: str, attribute: str = "", **args: Any) -> str:
        return self.texts.get(key, attribute, **args)

    # Whole things ----------------------------------------------------------------------------------------------------

    def level(self, slot: SlotData, number: int) -> list[Passage]:
        """The text of a slot at level 1, 2 or 3."""
        level = slot.levels[number - 1]
        if slot.kind == "passive":
            return self._passive(level)
        if slot.kind == "defensive":
            heading = Told(capital(self.say("needs-defence", n=level.dice)), ("DT-6.48", "DT-4.63"))
            return [Passage(heading, Teller(self, "defence", level.dice).lines(level.effects))]
        return [
            Passage(
                self.requirement(line.requires, slot.kind == "ultimate"), Teller(self, "attack").lines(line.effects)
            )
            for line in level.lines
        ]

    def _passive(self, level: LevelData) -> list[Passage]:
        found = []
        if level.rule is not None:
            found.append(Passage(None, (Told(capital(self.say(f"crown-{level.rule}")), CROWN_RULES[level.rule]),)))
        if level.income:
            line = Told(capital(self.say("say-income", n=level.income)), ("DT-4.25",))
            found.append(Passage(None, (line,)))
        if level.upkeep:
            found.append(self._upkeep(level.upkeep))
        return found + [self.use(use) for use in level.uses]

    def token(self, data: TokenData) -> list[Passage]:
        """What a token is, and what it does to or for its bearer."""
        traits = [self.say(f"trait-{data.polarity}"), self.say("trait-limit", n=data.limit)]
        rules = ["DT-5.87" if data.polarity == "unique" else "DT-5.80", "DT-5.82"]
        if data.persistent:
            traits.append(self.say("trait-persistent"))
            rules.append("DT-5.86")
        lines = [Told(capital(", ".join(traits)), unique(rules))]
        if data.polarity == "unique":
            lines.append(Told(capital(self.say("trait-unique-means")), ("DT-5.87",)))
        found = [Passage(None, tuple(lines))]
        if data.rule is not None:
            said = self.say(f"rule-{data.rule}", n=data.value)
            lines = [Told(capital(part.strip()), RULES_OF_TOKENS[data.rule]) for part in said.splitlines()]
            found.append(Passage(None, tuple(lines)))
        if data.upkeep:
            found.append(self._upkeep(data.upkeep))
        return found + [self.use(use, spend=True) for use in data.spend]

    def companion(self, data: CompanionData) -> list[Passage]:
        traits = Told(
            capital(self.say("trait-companion", most=data.most, start=data.start)), ("DT-5.170", "DT-5.171", "DT-2.30")
        )
        found = [Passage(None, (traits,))]
        if data.upkeep:
            found.append(self._upkeep(data.upkeep))
        return found + [self.use(use) for use in data.uses]

    def card(self, card: CardData, hero: HeroData | None) -> list[Passage]:
        """The text of a card; an upgrade shows the level it brings."""
        if card.family == "upgrade":
            assert hero is not None
            slot = next(slot for slot in hero.slots if slot.id == card.slot)
            name = self.name(f"slot-{hero.id}-{slot.id}", slot.id)
            line = Told(
                capital(self.say("say-upgrade", slot=name, level="I" * card.level)), ("DT-5.61", "DT-5.27", "DT-5.64")
            )
            return [Passage(None, (line,)), *self.level(slot, card.level)]
        scene = scene_of(card.when)
        heading = None
        if card.when != "any":
            heading = Told(capital(self.say(f"when-{card.when}")), RULES_OF_WHEN[card.when])
        return [Passage(heading, Teller(self, scene).lines(card.effects))]

    def card_kind(self, card: CardData) -> Told:
        """Family and cost of a card."""
        return Told(
            capital(self.say("say-card", family=self.say(f"family-{card.family}"), n=card.cost)),
            (RULES_OF_FAMILIES[card.family], "DT-5.60"),
        )

    def _upkeep(self, effects: list[Effect]) -> Passage:
        return Passage(Told(capital(self.say("say-upkeep")), ("DT-4.20",)), Teller(self, "free").lines(effects))

    def use(self, use: Use, spend: bool = False) -> Passage:
        """Something that may be done again and again: when, at what price, on what condition, and what it does."""
        rules = list(RULES_OF_WHEN[use.when])
        teller = Teller(self, scene_of(use.when))
        parts = [self.say(f"when-{use.when}", "spend" if spend else "")]
        if spend:
            rules.insert(0, "DT-5.149")
        if use.cost:
            parts.append(self.say("say-cost", n=use.cost))
            rules.append("DT-5.50")
        if use.given is not None:
            said, cited = teller.condition(use.given)
            parts.append(said)
            rules += cited
        return Passage(Told(capital(", ".join(parts)), unique(rules)), teller.lines(use.effects))

    def requirement(self, needs: Requirement, ultimate: bool = False) -> Told:
        """What the dice must show: `3 Flame + 1 Meteor`, `small straight`, `3 of a kind`."""
        said, rules = self.pattern(needs.symbols, needs.straight, needs.kinds)
        return Told(capital(said), (*rules, "DT-5.24") if ultimate else tuple(rules))

    def pattern(
        self, symbols: dict[str, int], straight: str | None, kinds: list[int], case: str = ""
    ) -> tuple[str, list[str]]:
        parts = [self.say("needs-symbol", n=n, symbol=symbol(id)) for id, n in symbols.items()]
        rules = ["DT-5.3"] if symbols else []
        if straight is not None:
            parts.append(self.say(f"needs-{straight}", case))
            rules.append("DT-5.4" if straight == "small" else "DT-5.5")
        if kinds:
            parts += [self.say("needs-kind", case, n=n) for n in kinds]
            rules.append("DT-5.6")
        return " + ".join(parts), rules

    # Names -----------------------------------------------------------------------------------------------------------

    def name(self, key: str, id: str) -> str:
        """What something is called; its id, made readable, where no text names it."""
        return self.say(key) if self.texts.has(key) else id.replace("-", " ").capitalize()

    def parts(self, text: str, hero: str) -> list[Part]:
        """A line taken apart, for a page that puts emblems next to or in place of names."""
        found: list[Part] = []
        at = 0
        for match in PLACEHOLDER.finditer(text):
            if match.start() > at:
                found.append(Part("", "", text[at : match.start()]))
            kind, id = match.groups()
            key = f"symbol-{hero}-{id}" if kind == "symbol" else f"{kind}-{id}"
            found.append(Part(kind, id, self.name(key, id)))
            at = match.end()
        if at < len(text):
            found.append(Part("", "", text[at:]))
        return found

    def plain(self, text: str, hero: str) -> str:
        """A line with the names written out."""
        return "".join(part.text for part in self.parts(text, hero))

    def plain_lines(self, passages: list[Passage], hero: str) -> list[str]:
        """Passages for a terminal: headings, and lines set in below them."""
        told = []
        for passage in passages:
            under = 0
            if passage.heading is not None:
                head = self.plain(passage.heading.text, hero)
                if len(passage.lines) == 1:
                    told.append(f"{head}: {self.plain(small(passage.lines[0].text), hero)}")
                    continue
                told.append(f"{head}:")
                under = 1
            told += ["  " * (under + line.depth) + self.plain(line.text, hero) for line in passage.lines]
        return told

    def plain_line(self, passages: list[Passage], hero: str) -> str:
        """Passages in one line, for an option or a tooltip."""
        told = ""
        for passage in passages:
            told = stopped(told) + self.plain(headed(passage), hero)
        return stopped(told).strip()


def headed(passage: Passage) -> str:
    """A passage as running text, placeholders left in, without the last full stop."""
    if passage.heading is None:
        return run_on(passage.lines)
    return f"{passage.heading.text}: {small(run_on(passage.lines, behind_colon=True))}"


def run_on(lines: Iterable[Told], behind_colon: bool = False) -> str:
    """Lines as running text, placeholders left in, without the last full stop. No sentence gets a second colon."""
    said = ""
    colon = behind_colon
    for line in lines:
        text = line.text
        if said and line.depth:
            said += " " if said.endswith(":") else "; "
            text = small(text)
        elif said:
            said = stopped(said)
            colon = False
        if text.endswith(":"):
            text = text.removesuffix(":") if colon else text
            colon = True
        said += text
    return said


def stopped(text: str) -> str:
    """A text with a full stop behind it, ready for the next sentence."""
    return (text + " " if text.endswith(".") else text + ". ") if text else ""


def small(text: str) -> str:
    """The same with a small first letter, to stand behind a colon. Texts never begin with a name, but with a placeholder."""
    return text[:1].lower() + text[1:]


def scene_of(when: str) -> Scene:
    return "attack" if when in ("attack", "accuracy") else "defence" if when == "attacked" else "free"


RULES_OF_KINDS: Final = {
    "normal": "DT-5.101",
    "undefendable": "DT-5.102",
    "pure": "DT-5.103",
    "collateral": "DT-5.104",
    "ultimate": "DT-5.105",
}
RULES_OF_WHEN: Final[dict[str, tuple[str, ...]]] = {
    "any": ("DT-4.10",),
    "attack": ("DT-5.31", "DT-5.36"),
    "accuracy": ("DT-5.31", "DT-6.23"),
    "attacked": ("DT-5.30",),
    "incoming": ("DT-5.100", "DT-5.107"),
    "dice": ("DT-5.10",),
}
RULES_OF_TOKENS: Final[dict[str, tuple[str, ...]]] = {
    "knockdown": ("DT-6.1", "DT-4.40"),
    "concussion": ("DT-6.30",),
    "stun": ("DT-6.4", "DT-4.18"),
    "shadows": ("DT-6.12",),
    "rescue": ("DT-6.20",),
    "mark": ("DT-5.80", "DT-5.121"),
    "snare": ("DT-5.80", "DT-2.2"),
}
RULES_OF_FAMILIES: Final = {"upgrade": "DT-5.61", "main": "DT-5.67", "roll": "DT-5.68", "instant": "DT-5.66"}
RULES_OF_OPS: Final[dict[str, tuple[str, ...]]] = {
    "damage": (),
    "add": ("DT-5.31", "DT-5.33"),
    "heal": ("DT-5.151",),
    "cp": ("DT-5.147",),
    "lose-cp": ("DT-5.50",),
    "draw": ("DT-5.153",),
    "discard": ("DT-5.240",),
    "steal": ("DT-5.145",),
    "gain": ("DT-5.147",),
    "inflict": ("DT-5.148",),
    "remove": ("DT-5.150",),
    "move": ("DT-5.91",),
    "raise-limit": ("DT-5.83",),
    "roll": ("DT-5.140",),
    "when": (),
    "choose": ("DT-5.144",),
    "pay": ("DT-5.50", "DT-5.156"),
    "then": ("DT-5.143",),
    "additionally": ("DT-5.146",),
    "prevent": ("DT-5.152",),
    "halve": ("DT-5.122", "DT-5.123"),
    "avoid": ("DT-5.126",),
    "reflect": ("DT-5.124",),
    "multiply": ("DT-5.122",),
    "undefendable": ("DT-5.102", "DT-5.129"),
    "set-dice": ("DT-5.10",),
    "copy-die": ("DT-5.10",),
    "nudge-die": ("DT-5.10",),
    "reroll": ("DT-5.10",),
    "attempt": ("DT-5.13",),
    "restore": ("DT-5.171",),
    "shield": ("DT-5.171", "DT-5.152"),
}


def includes(given: Condition, other: Condition) -> bool:
    """Whether dice that meet one condition meet another as well, as 3 of a kind are 2 of a kind."""
    if given.kinds and other.kinds:
        return len(given.kinds) == len(other.kinds) == 1 and given.kinds[0] > other.kinds[0]
    if given.symbols and other.symbols:
        return all(given.symbols.get(id, 0) >= n for id, n in other.symbols.items())
    return False


class Teller:
    """One text on its way into words: whom it speaks of, and which roll it looks at."""

    def __init__(self, wording: Wording, scene: Scene, dice: int = WHOLE_ROLL) -> None:
        self.wording = wording
        self.say = wording.say
        self.scene: Scene = scene
        self.dice = dice
        self.named: list[str] = []
        """Whom the text has named already: "an opponent" becomes "that opponent"."""
        self.earlier: list[Condition] = []
        """The conditions of the lines above: where one includes another, both count (DT-5.8)."""

    # Lines -----------------------------------------------------------------------------------------------------------

    def lines(self, effects: list[Effect], depth: int = 0) -> tuple[Told, ...]:
        """Each effect as a line, or as a line with lines below it."""
        found: list[Told] = []
        above, self.earlier = self.earlier, []
        for group, then in self.groups(effects):
            found += self.block(group, then, depth)
            if isinstance(group[0], WhenGiven):
                self.earlier.append(group[0].given)
        self.earlier = above
        return tuple(found)

    def groups(self, effects: list[Effect]) -> list[tuple[list[Effect], bool]]:
        """Effects that make one sentence together, and whether it begins with "then"."""
        found: list[tuple[list[Effect], bool]] = []
        then = False
        for number, effect in enumerate(effects):
            if isinstance(effect, Then) and number < len(effects) - 1:
                then = True
                continue
            if found and not then and joins(found[-1][0][0], effect):
                found[-1][0].append(effect)
            else:
                found.append(([effect], then))
            then = False
        return found

    def block(self, group: list[Effect], then: bool, depth: int) -> list[Told]:
        effect = group[0]
        if self.short(effect):
            said, rules = self.sentence(group, then)
            return [Told(capital(said), unique(rules), depth)]
        if isinstance(effect, RollDice):
            head, rules = self.roll_head(effect)
            dice, self.dice = self.dice, effect.dice
            below = list(self.lines(effect.effects, depth + 1))
            self.dice = dice
            first = self.headed(head, rules, then, depth)
            if isinstance(effect.effects[0], Then):
                first = first._replace(text=first.text.removesuffix(":"))
            return [first, *below]
        if isinstance(effect, WhenGiven):
            head, rules = self.condition(effect.given)
            told = [self.headed(head, rules, then, depth), *self.lines(effect.effects, depth + 1)]
            if effect.otherwise:
                told.append(Told(capital(self.say("say-otherwise", what="").strip()) + ":", (), depth))
                told += self.lines(effect.otherwise, depth + 1)
            return told
        if isinstance(effect, Choose):
            told = [self.headed(self.say("say-choose"), ["DT-5.144"], then, depth)]
            for number, option in enumerate(effect.options):
                if number:
                    told.append(Told(capital(self.say("say-or")) + ":", ("DT-5.144",), depth))
                told += self.lines(option, depth + 1)
            return told
        assert isinstance(effect, Pay | Additionally)
        head, rules = (
            self.pay_head(effect)
            if isinstance(effect, Pay)
            else (self.say("say-additionally", what="").strip(), ["DT-5.146"])
        )
        return [self.headed(head, rules, then, depth), *self.lines(effect.effects, depth + 1)]

    def headed(self, head: str, rules: list[str], then: bool, depth: int) -> Told:
        if then:
            head = self.say("say-then", what=head)
            rules = ["DT-5.143", *rules]
        return Told(f"{capital(head)}:", unique(rules), depth)

    def short(self, effect: Effect, inside: bool = False) -> bool:
        """Whether an effect fits into one line. Inside another, only what has no parts of its own does."""
        if isinstance(effect, RollDice | Pay):
            return not inside and len(self.groups(effect.effects)) == 1 and self.short(effect.effects[-1], inside=True)
        if isinstance(effect, WhenGiven):
            parts = effect.effects + effect.otherwise
            return (not inside or not effect.otherwise) and all(self.short(part, inside=True) for part in parts)
        if isinstance(effect, Additionally):
            return not inside and all(self.short(part, inside=True) for part in effect.effects)
        if isinstance(effect, Choose):
            return not inside and all(
                len(option) == 1 and self.short(option[0], inside=True) for option in effect.options
            )
        return True

    def inline(self, effects: list[Effect]) -> tuple[str, list[str]]:
        """Effects in one line."""
        said = ""
        rules: list[str] = []
        groups = self.groups(effects)
        for number, (group, then) in enumerate(groups):
            text, cited = self.sentence(group, then)
            if not said:
                said = text
            elif then or number < len(groups) - 1:
                said += f", {text}"
            else:
                said = self.say("say-and", first=said, last=text)
            rules += cited
        return said, rules

    def sentence(self, group: list[Effect], then: bool = False) -> tuple[str, list[str]]:
        """One effect, or several of a kind, as a sentence that begins with a small letter; with its rules."""
        effect = group[0]
        tag = str(effect.__struct_config__.tag)
        rules = list(RULES_OF_OPS[tag])
        if len(group) > 1:
            said = self.together(group, rules)
        else:
            said = TELLING[tag](self, effect, rules)
        if then:
            said = self.say("say-then", what=said)
            rules.insert(0, "DT-5.143")
        return said, rules

    # Parts of sentences ----------------------------------------------------------------------------------------------

    def who(self, to: str, case: str = "", rules: list[str] | None = None) -> str:
        """Somebody: `you` and the like never come here as a subject of their own."""
        key = f"who-{to}"
        if to == "target":
            key = f"who-target-{self.scene}"
        if to == "chosen" and rules is not None:
            rules.append("DT-5.155")
        if to == "chosen" or (to == "target" and self.scene == "free"):
            if to in self.named:
                key += "-again"
            self.named.append(to)
        return self.say(key, case)

    def doer(self, to: str, rules: list[str]) -> dict[str, str]:
        """Who does something: the form of the verb, and the subject."""
        if to == "you":
            return {"to": "you", "who": ""}
        form = "many" if to in ("opponents", "everyone") else "one"
        return {"to": form, "who": self.who(to, rules=rules)}

    def at(self, to: str, case: str, rules: list[str]) -> dict[str, str]:
        """Whom something goes to: nobody is named where the text of an ability speaks of its target."""
        if to == "target" and self.scene != "free":
            return {"to": "target", "who": ""}
        if to == "you":
            return {"to": "you", "who": ""}
        return {"to": "named", "who": self.who(to, case, rules)}

    def amount(self, number: Number) -> Amount:
        if isinstance(number, int):
            return Amount("number", str(number), "", str(number), number, ())
        rules = ["DT-5.142"] if number.symbols else []
        per = [(n, self.say("per-symbol", symbol=symbol(id))) for id, n in number.symbols.items()]
        per += [(n, self.say("per-token", token=token(id))) for id, n in number.tokens.items()]
        per += [
            (n, self.say("per-theirs", token=token(id), who=self.who("target", "has")))
            for id, n in number.theirs.items()
        ]
        if number.removed:
            per.append((number.removed, self.say("per-removed")))
        if number.paid:
            per.append((number.paid, self.say("per-paid")))
        worked: list[tuple[str, str, int]] = []
        if number.total:
            worked.append(("amount-total-one" if self.dice == 1 else "amount-total", "", number.total))
        if number.cp:
            worked.append(("amount-cp", "", number.cp))
        worked += [("amount-companion", companion(id), n) for id, n in number.companions.items()]
        if worked or number.half:
            return self.equal(number, worked, [f"{n} {each}" for n, each in per], rules)
        shares = [f"{n} {each}" for n, each in per]
        if number.base or not per:
            head, tail = str(number.base), f" {self.say('say-plus', what=self.all_of(shares))}" if per else ""
        else:
            head, tail = str(per[0][0]), f" {self.all_of([per[0][1], *shares[1:]])}"
        return Amount("per" if per else "number", head, tail, head + tail, int(head), unique(rules))

    def equal(self, number: Sum, worked: list[tuple[str, str, int]], per: list[str], rules: list[str]) -> Amount:
        """A number that has to be worked out: "half of your CP", "the total rolled plus 3"."""
        case = "of" if number.half else "to"
        told = [
            self.say(key, case, companion=what) if n == 1 else f"{n} × {self.say(key, companion=what)}"
            for key, what, n in worked
        ]
        if number.base or not (told or per):
            told.append(str(number.base))
        told += per
        text = told[0] + "".join(f" {self.say('amount-plus', what=one)}" for one in told[1:])
        if number.half:
            rules.append("DT-2.16")
            text = self.say("amount-half" if len(told) == 1 else "amount-half-sum", what=text)
        return Amount("equal", text, "", text, 1, unique(rules))

    def counted(self, number: Number, rules: list[str]) -> dict[str, Any]:
        """An amount as the arguments of a message."""
        amount = self.amount(number)
        rules += amount.rules
        return {
            "form": amount.form,
            "head": amount.head,
            "tail": amount.tail,
            "amount": amount.text,
            "n": amount.n,
        }

    def condition(self, given: Condition) -> tuple[str, list[str]]:
        """What must hold: "on Flame", "if you have Shadows"."""
        said = []
        rules = []
        if given.symbols:
            ones = all(n == 1 for n in given.symbols.values())
            items = [
                symbol(id) if ones else self.say("needs-symbol", "on", n=n, symbol=symbol(id))
                for id, n in given.symbols.items()
            ]
            form = "counted" if not ones else "one" if len(items) == 1 else "many"
            said.append(self.say("given-symbols", what=self.all_of(items), form=form))
            rules.append("DT-5.141")
        if given.straight is not None or given.kinds:
            pattern, cited = self.wording.pattern({}, given.straight, given.kinds, "on")
            said.append(self.say("given-pattern", what=pattern))
            rules += cited
        if given.total is not None:
            said.append(self.span(given.total, 6) if self.dice == 1 else self.say("given-total", n=given.total))
            rules.append("DT-5.7")
        if given.at_most is not None:
            said.append(self.span(1, given.at_most) if self.dice == 1 else self.say("given-at-most", n=given.at_most))
            rules.append("DT-5.7")
        if given.token is not None:
            said.append(self.say("given-token", token=token(given.token)))
            rules.append("DT-5.81")
        if given.theirs is not None:
            said.append(self.say("given-theirs", token=token(given.theirs), who=self.who("target", "has")))
            rules.append("DT-5.81")
        if given.attack is not None:
            said.append(self.say("given-attack", n=given.attack))
            rules.append("DT-5.37")
        if given.companion is not None:
            said.append(self.say("given-companion", companion=companion(given.companion)))
            rules.append("DT-5.170")
        return ", ".join(said), rules

    def span(self, low: int, high: int) -> str:
        """What one die shows, from here to there."""
        return self.say("given-span", span=str(low) if low == high else f"{low}–{high}")

    def all_of(self, items: list[str]) -> str:
        """A, B and C"""
        if len(items) == 1:
            return items[0]
        return self.say("say-and", first=", ".join(items[:-1]), last=items[-1])

    def dice_of(self, whose: str, count: int) -> str:
        return self.say(f"dice-{whose}", n=count)

    def roll_head(self, effect: RollDice) -> tuple[str, list[str]]:
        return self.say("say-roll", n=effect.dice), ["DT-5.140"]

    def pay_head(self, effect: Pay) -> tuple[str, list[str]]:
        rules = ["DT-5.50", "DT-5.156"]
        if effect.most >= NO_LIMIT:
            return self.say("say-pay-any"), rules
        return self.say("say-pay", n=effect.most), rules

    # Sentences -------------------------------------------------------------------------------------------------------

    def tell_damage(self, e: Damage, rules: list[str]) -> str:
        rules.append(RULES_OF_KINDS[e.kind])
        counted = self.counted(e.amount, rules)
        kind = self.say("damage-kind", kind=e.kind, n=counted["n"])
        said = self.say("say-damage", kind=kind, **counted, **self.at(e.to, "to", rules))
        if e.if_dealt:
            rules.append("DT-5.131")
            said = self.say("say-if-dealt", what=said)
        return said

    def tell_add(self, e: Add, rules: list[str]) -> str:
        return self.say("say-add", **self.counted(e.amount, rules))

    def tell_heal(self, e: Heal, rules: list[str]) -> str:
        return self.say("say-heal", **self.counted(e.amount, rules), **self.doer(e.to, rules))

    def tell_cp(self, e: GainCp, rules: list[str]) -> str:
        return self.say("say-gain-cp", **self.counted(e.amount, rules), **self.doer(e.to, rules))

    def tell_lose_cp(self, e: LoseCp, rules: list[str]) -> str:
        return self.say("say-lose-cp", **self.counted(e.amount, rules), **self.doer(e.to, rules))

    def tell_draw(self, e: Draw, rules: list[str]) -> str:
        return self.say("say-draw", **self.counted(e.amount, rules), **self.doer(e.to, rules))

    def tell_discard(self, e: Discard, rules: list[str]) -> str:
        said = self.say("say-discard", **self.counted(e.amount, rules), **self.doer(e.to, rules))
        return self.say("say-at-random", what=said) if e.random else said

    def tell_steal(self, e: Steal, rules: list[str]) -> str:
        who = self.who(e.to, "from", rules)
        return self.say(f"say-steal-{e.what}", who=who, **self.counted(e.amount, rules))

    def tell_gain(self, e: Gain, rules: list[str]) -> str:
        doer = self.doer(e.to, rules)
        if e.fill:
            return self.say("say-gain-fill", token=token(e.token), **doer)
        if isinstance(e.amount, Sum):
            return self.say("say-gain-sum", token=token(e.token), **self.counted(e.amount, rules), **doer)
        return self.say("say-gain", **self.items([e]), **doer)

    def tell_inflict(self, e: Inflict, rules: list[str]) -> str:
        at = self.on(e.to, rules)
        if isinstance(e.amount, Sum):
            return self.say("say-inflict-sum", token=token(e.token), **self.counted(e.amount, rules), **at)
        return self.say("say-inflict", **self.items([e]), **at)

    def on(self, to: str, rules: list[str]) -> dict[str, str]:
        return {"to": "named", "who": self.who("you", "on")} if to == "you" else self.at(to, "on", rules)

    def together(self, group: list[Any], rules: list[str]) -> str:
        """Several gains, or several inflictions, in one sentence."""
        to = group[0].to
        if isinstance(group[0], Inflict):
            return self.say("say-inflict", **self.items(group), **self.on(to, rules))
        return self.say("say-gain", **self.items(group), **self.doer(to, rules))

    def items(self, group: list[Any]) -> dict[str, str]:
        """Tokens and CP with their numbers; `lead` is names when single tokens are listed and nothing else."""
        if len(group) > 1 and all(not isinstance(e, GainCp) and e.amount == 1 for e in group):
            return {"items": self.all_of([token(e.token) for e in group]), "lead": "names"}
        told = []
        for e in group:
            if isinstance(e, GainCp):
                told.append(self.say("item-cp", n=e.amount))
            else:
                told.append(self.say("item-token", n=e.amount, token=token(e.token), stack=self.stack(e.token)))
        return {"items": self.all_of(told), "lead": "items"}

    def stack(self, id: str) -> str:
        """Whether there can be several of a token, so that even a single one is counted: "gain 1 Breath", "gain Shadows"."""
        data = self.wording.library.tokens.get(id)
        return "single" if data is None or data.limit == 1 else "several"

    def tell_remove(self, e: Remove, rules: list[str]) -> str:
        args = self.which(e.token)
        if e.up_to:
            rules.append("DT-5.156")
        form = "all" if e.all else "upto" if e.up_to else "exact"
        if e.to == "you":
            origin = "" if args["which"] == "named" else self.who("you", "board")
        else:
            origin = self.who(e.to, "board", rules)
        args["from"] = f" {origin}" if origin else ""
        return self.say("say-remove", form=form, n=e.amount, **args)

    def which(self, id: str) -> dict[str, str]:
        return {"which": id, "token": ""} if id in WORDS else {"which": "named", "token": token(id)}

    def tell_move(self, e: Move, rules: list[str]) -> str:
        return self.say("say-move", **self.which(e.token))

    def tell_raise_limit(self, e: RaiseLimit, rules: list[str]) -> str:
        return self.say("say-raise-limit", token=token(e.token), n=e.amount)

    def tell_roll(self, e: RollDice, rules: list[str]) -> str:
        head, _ = self.roll_head(e)
        dice, self.dice = self.dice, e.dice
        ((group, then),) = self.groups(e.effects)
        said, cited = self.sentence(group, then)
        self.dice = dice
        rules += cited
        if then:
            return f"{head}, {said}"
        return f"{head}; {said}" if isinstance(group[0], WhenGiven) else self.all_of([head, said])

    def tell_when(self, e: WhenGiven, rules: list[str]) -> str:
        head, cited = self.condition(e.given)
        said, more = self.inline(e.effects)
        if any(includes(e.given, given) for given in self.earlier):
            said = self.say("say-also", what=said)
        rules += cited + more
        text = self.say("say-given", given=head, what=said, form=self.clause(e.given))
        if e.otherwise:
            said, more = self.inline(e.otherwise)
            rules += more
            text = f"{text}; {self.say('say-otherwise', what=said)}"
        return text

    def clause(self, given: Condition) -> str:
        """Whether a condition ends in a clause with a verb of its own, or is a mere "on Flame"."""
        if (
            given.token is not None
            or given.theirs is not None
            or given.attack is not None
            or given.companion is not None
        ):
            return "clause"
        return "clause" if self.dice != 1 and (given.total, given.at_most) != (None, None) else "phrase"

    def tell_choose(self, e: Choose, rules: list[str]) -> str:
        gains = [option[0] for option in e.options if isinstance(option[0], Gain)]
        if len(gains) == len(e.options) and all(joins(gains[0], gain) for gain in gains):
            told = [self.items([gain])["items"] for gain in gains]
            rules.append("DT-5.147")
            return self.say("say-gain", items=self.either(told), lead="items", **self.doer(gains[0].to, rules))
        said = []
        for option in e.options:
            text, cited = self.inline(option)
            said.append(text)
            rules += cited
        return self.either(said)

    def either(self, items: list[str]) -> str:
        return f" {self.say('say-or')} ".join(items)

    def tell_pay(self, e: Pay, rules: list[str]) -> str:
        head, _ = self.pay_head(e)
        said, cited = self.inline(e.effects)
        rules += cited
        return self.say("say-pay-for", pay=head, what=said)

    def tell_then(self, e: Then, rules: list[str]) -> str:
        return self.say("say-then-last")

    def tell_additionally(self, e: Additionally, rules: list[str]) -> str:
        said, cited = self.inline(e.effects)
        rules += cited
        return self.say("say-additionally", what=said)

    def tell_prevent(self, e: Prevent, rules: list[str]) -> str:
        if self.scene == "defence" and self.dice:
            rules.append("DT-5.129")
        return self.say("say-prevent", **self.counted(e.amount, rules), **self.doer(e.to, rules))

    def tell_halve(self, e: Halve, rules: list[str]) -> str:
        return self.say("say-halve", **self.doer(e.to, rules))

    def tell_avoid(self, e: Avoid, rules: list[str]) -> str:
        return self.say("say-avoid", **self.doer(e.to, rules))

    def tell_reflect(self, e: Reflect, rules: list[str]) -> str:
        return self.say("say-reflect")

    def tell_multiply(self, e: Multiply, rules: list[str]) -> str:
        return self.say("say-multiply", by=e.by, who=self.who(e.to, "of", rules))

    def tell_undefendable(self, e: Undefendable, rules: list[str]) -> str:
        return self.say("say-undefendable")

    def tell_set_dice(self, e: SetDice, rules: list[str]) -> str:
        value = str(e.value) if e.value is not None else self.say("dice-any-value", n=e.count)
        return self.say("say-set-dice", dice=self.dice_of(e.whose, e.count), value=value)

    def tell_copy_die(self, e: CopyDie, rules: list[str]) -> str:
        return self.say("say-copy-die", dice=self.dice_of(e.whose, 1))

    def tell_nudge_die(self, e: NudgeDie, rules: list[str]) -> str:
        return self.say("say-nudge-die", dice=self.dice_of(e.whose, 1))

    def tell_reroll(self, e: Reroll, rules: list[str]) -> str:
        if e.count > 1:
            rules.append("DT-5.156")
        return self.say("say-reroll", dice=self.dice_of(e.whose, e.count), n=e.count)

    def tell_attempt(self, e: Attempt, rules: list[str]) -> str:
        return self.say("say-attempt", roll=e.roll)

    def tell_restore(self, e: Restore, rules: list[str]) -> str:
        return self.say("say-restore", companion=companion(e.companion), **self.counted(e.amount, rules))

    def tell_shield(self, e: Shield, rules: list[str]) -> str:
        form = "any" if e.most >= NO_LIMIT else "most"
        return self.say("say-shield", companion=companion(e.companion), form=form, n=e.most)


def joins(one: Effect, two: Effect) -> bool:
    """Whether two neighbours make one sentence: plain numbers of tokens and CP, gained or inflicted by the same player."""
    if isinstance(one, Gain | GainCp) and isinstance(two, Gain | GainCp):
        if getattr(one, "fill", False) or getattr(two, "fill", False):
            return False
    elif not (isinstance(one, Inflict) and isinstance(two, Inflict)):
        return False
    return one.to == two.to and isinstance(one.amount, int) and isinstance(two.amount, int)


TELLING: Final[dict[str, Any]] = {
    "damage": Teller.tell_damage,
    "add": Teller.tell_add,
    "heal": Teller.tell_heal,
    "cp": Teller.tell_cp,
    "lose-cp": Teller.tell_lose_cp,
    "draw": Teller.tell_draw,
    "discard": Teller.tell_discard,
    "steal": Teller.tell_steal,
    "gain": Teller.tell_gain,
    "inflict": Teller.tell_inflict,
    "remove": Teller.tell_remove,
    "move": Teller.tell_move,
    "raise-limit": Teller.tell_raise_limit,
    "roll": Teller.tell_roll,
    "when": Teller.tell_when,
    "choose": Teller.tell_choose,
    "pay": Teller.tell_pay,
    "then": Teller.tell_then,
    "additionally": Teller.tell_additionally,
    "prevent": Teller.tell_prevent,
    "halve": Teller.tell_halve,
    "avoid": Teller.tell_avoid,
    "reflect": Teller.tell_reflect,
    "multiply": Teller.tell_multiply,
    "undefendable": Teller.tell_undefendable,
    "set-dice": Teller.tell_set_dice,
    "copy-die": Teller.tell_copy_die,
    "nudge-die": Teller.tell_nudge_die,
    "reroll": Teller.tell_reroll,
    "attempt": Teller.tell_attempt,
    "restore": Teller.tell_restore,
    "shield": Teller.tell_shield,
}
"""How each effect of the vocabulary is told."""
