"""Rules texts of records: powers, items, cards, tokens. One line for what is paid, one for each thing that happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from reverie.parts.effects.telling import Passage, RulesLine, capital, small, unique

from ..content.making import merged
from ..content.notation import parse_values
from ..content.records import EnemyPowerData, EventData, TokenData
from ..content.vocabulary import AbilityData, Effect, ItemData, PowerData, Record
from ..rules.abilities import NONE
from .naming import DOT, Naming
from .telling import CHARACTER, COMPANION, PLACE_BORNE, THIS, YOU, Teller, line_of

RULES_OF_USES: Final = {
    "passive": "SS-18.1",
    "move": "SS-18.2",
    "combat": "SS-18.3",
    "normal": "SS-18.4",
    "free": "SS-18.5",
    "reaction": "SS-18.6",
    "ghost": "SS-26.11",
}
OF_ENEMIES: Final = "SS-28.6"
ROLLS: Final = ("attack-roll", "defence-roll", "save", "other-roll")
FOLLOW_UP: Final = "follow-up"
UNTOLD_TARGETS: Final = ("you", "this")
LEVELS: Final = ("I", "II")


class Cards(Naming):
    """Texts of records in one language."""

    # One record ------------------------------------------------------------------------------------------------------

    def record(self, record: Record, bearer: str = YOU, value: int | None = None, weapon: str = "") -> list[RulesLine]:
        """SS-50.2: a record, line by line: what it takes, its attack, what it does, what it changes."""
        printed = record.value if value is None else value
        teller = Teller(self, bearer, printed, record.on or "", weapon)
        found = (self.header(record, teller), self.needs(record, teller), self.attack_line(record))
        lines = [line for line in found if line is not None]
        lines += self.paid_for(record.effects, teller)
        lines += self.deeds(record, teller)
        if record.always:
            lines += self.modifiers(record, teller)
        if record.next is not None:
            lines.append(self.next_attack(record, teller))
        if record.rule is not None:
            said = self.say(f"rule-{record.rule}", n=printed or 0)
            lines += [RulesLine(capital(part.strip()), ("SS-50.17",)) for part in said.splitlines()]
        return lines

    def header(self, record: Record, teller: Teller) -> RulesLine | None:
        """What it takes, how far it reaches, whom it concerns, how often it may be used."""
        told, rules = [], []
        if record.use is not None:
            told.append(self.say(f"use-{record.use}"))
            rules.append(RULES_OF_USES[record.use] if teller.bearer in (YOU, COMPANION) else OF_ENEMIES)
        if record.range is not None:
            told.append(self.say("head-range", n=record.range))
            rules.append("SS-12.5")
        if record.target is not None and record.target not in UNTOLD_TARGETS:
            told.append(self.say("head-target", who=teller.who(record.target, "target")))
            rules.append("SS-12.8")
        if record.charges is not None:
            n = teller.value if record.charges == "value" else record.charges
            told.append(self.say("head-charges", n=n or 0))
            rules.append("SS-21.14" if teller.bearer == YOU else OF_ENEMIES)
        if record.cost is not None:
            for name in ("charges", "soul", "crowns"):
                if getattr(record.cost, name):
                    told.append(self.say(f"head-cost-{name}", n=getattr(record.cost, name)))
            rules.append("SS-50.13")
        if record.limit is not None and record.limit != "next":
            told.append(self.say(f"limit-{record.limit}"))
            rules.append("SS-8.6")
        return RulesLine(capital(DOT.join(told)), unique(rules)) if told else None

    def needs(self, record: Record, teller: Teller) -> RulesLine | None:
        """The condition of using it at all."""
        if record.given is None or self.leads(record):
            return None
        return line_of(self.say("head-given", given=teller.given(record.given)), ["SS-18.9"])

    def paid_for(self, effects: list[str], teller: Teller) -> list[RulesLine]:
        """Dice effects, each in a line; what costs nothing comes by itself."""
        lines = []
        for written, said in zip(effects, teller.dice_effects(effects), strict=True):
            free = ": " not in written
            lines.append(RulesLine(capital(self.say("deed-automatic", what=said) if free else said), ("SS-50.3",)))
        return lines

    def leads(self, record: Record) -> bool:
        """Whether the condition stands with what happens, not with what it takes."""
        return bool(record.on or record.window or record.always) and not record.attack

    def attack_line(self, record: Record) -> RulesLine | None:
        if record.attack is not None:
            kind = self.name(f"type-{record.type}", "attack").lower() if record.type is not None else ""
            values = self.attack_values(*parse_values(record.attack))
            key = "attack-line" if kind else "attack-line-plain"
            return RulesLine(capital(self.say(key, type=kind, values=values)), ("SS-22.2", "SS-22.17"))
        if record.hits is not None:
            return RulesLine(
                capital(self.say("attack-line-plain", values=self.attack_values(record.hits, 0, 0))), ("SS-22.2",)
            )
        return None

    def lead(self, record: Record, teller: Teller) -> tuple[str, list[str]]:
        """When it happens: a trigger or a window, and the condition."""
        told, rules = [], []
        windows = [record.window] if isinstance(record.window, str) else list(record.window or [])
        if windows == list(ROLLS):
            told.append(self.say("when-any-roll"))
            rules.append("SS-7.42")
        elif windows:
            attack = record.given.attack if record.given is not None else None
            told.append(teller.either([self.window(window, teller, attack) for window in windows]))
            rules.append("SS-7.40")
        if record.on is not None:
            weapon = teller.weapon_name("ins") if teller.weapon else "none"
            told.append(self.say(f"on-{record.on}", bearer=teller.bearer, weapon=weapon))
            rules.append("SS-50.7")
        given = record.given
        if given is not None and FOLLOW_UP in windows:
            given = msgspec.structs.replace(given, attack=None)
        said = teller.given(given) if given is not None else ""
        if said:
            told.append(self.say("lead-given", given=said))
            rules.append("SS-50.6")
        said = told[0] if told else ""
        for one in told[1:]:
            said = teller.put("lead-and", first=said, last=one)
        return said, rules

    def led(self, head: str, said: str, teller: Teller) -> str:
        """What happens, behind the moment in which it does."""
        return teller.put("say-lead", when=head, what=said) if head else said

    def window(self, window: str, teller: Teller, attack: str | None) -> str:
        """A moment in which it may be used; after an attack of a certain kind that is said at once."""
        if window == FOLLOW_UP and attack is not None:
            return self.say("when-follow-up-with", attack=teller.attack(attack, "in"))
        return self.say(f"when-{window}", bearer=teller.bearer)

    def deeds(self, record: Record, teller: Teller) -> list[RulesLine]:
        """What it does when it is used, or when it is set off; what comes after its attack."""
        lines = []
        if record.do:
            head, rules = self.lead(record, teller) if self.leads(record) else ("", [])
            said, cited = teller.inline(record.do)
            lines.append(line_of(self.led(head, said, teller), [*rules, *cited]))
        if record.after:
            said, cited = teller.inline(record.after)
            lines.append(line_of(self.say("say-after", what=said), cited))
        return lines

    def modifiers(self, record: Record, teller: Teller) -> list[RulesLine]:
        """What it changes while it is in force."""
        head, rules = ("", []) if record.do else self.lead(record, teller)
        lines = []
        for mod in record.always:
            said = teller.mod(mod)
            if record.until is not None:
                said = self.say("say-until", span=self.say(f"until-{record.until}"), what=said)
            lines.append(line_of(self.led(head, said, teller), [*rules, "SS-50.9"]))
        return lines

    def next_attack(self, record: Record, teller: Teller) -> RulesLine:
        """SS-18.7: what the next attack of a kind gets."""
        assert record.next is not None
        told = teller.dice_effects(record.next.effects)
        rules: list[str] = ["SS-18.7"]
        args = {"attack": teller.attack(record.next.attack), "what": "; ".join(told)}
        if record.next.then:
            args |= {"attack-in": teller.attack(record.next.attack, "in"), "then": teller.told(record.next.then, rules)}
            return line_of(self.say("say-next-then", **args), rules)
        if record.next.given is None:
            return line_of(self.say("say-next", **args), rules)
        given = teller.given(record.next.given)
        return line_of(self.say("say-next-given", given=given, **args), rules)

    # Several versions of one thing -----------------------------------------------------------------------------------

    def layered(self, headings: Sequence[RulesLine], versions: Sequence[Sequence[RulesLine]]) -> list[Passage]:
        """What all versions say stands first, once; below each heading what is its own."""
        common = [line for line in versions[0] if all(line in version for version in versions)]
        if len(versions) == 1:
            return [Passage(None, (headings[0], *versions[0]))]
        found = [Passage(None, tuple(common))] if common else []
        for heading, version in zip(headings, versions, strict=True):
            found.append(Passage(heading, tuple([line for line in version if line not in common])))
        return found

    def power(self, data: PowerData, line: int = NONE) -> list[Passage]:
        """SS-2.6: a power with all its levels, or with one of them."""
        if line != NONE:
            return [Passage(None, tuple(self.record(merged(data, data.lines[line]))))]
        headings = []
        for level in data.lines:
            told = [self.say("head-rank", rank=self.roman(level.rank))]
            if level.cooldown:
                told.append(self.say("head-cooldown", n=level.cooldown))
            headings.append(RulesLine(DOT.join(told), ("SS-19.9", "SS-19.10") if level.cooldown else ("SS-19.9",)))
        found = self.layered(headings, [self.record(merged(data, level)) for level in data.lines])
        if data.nature is not None:
            nature = RulesLine(self.say("head-nature", nature=self.name(f"nature-{data.nature}")), ("SS-19.5",))
            found.insert(0, Passage(None, (nature,)))
        if data.cooldown_from is not None:
            found.append(Passage(None, (RulesLine(capital(self.say("say-cooldown-from")), ("SS-20.2",)),)))
        return found

    # Items -----------------------------------------------------------------------------------------------------------

    def item_kind(self, data: ItemData, deck: str = "") -> RulesLine:
        """What kind of item it is, and for whom."""
        told = [self.say(f"kind-{data.kind}")]
        if data.category is not None:
            told.append(self.say(f"category-{data.category}"))
        if data.weight is not None:
            told.append(self.say(f"weight-{data.weight}"))
        if data.hand is not None:
            told.append(self.say(f"hand-{data.hand}"))
        if data.styles:
            told.append(self.styles(data.styles))
        if data.flip:
            told.append(self.say("head-flip", n=data.flip))
        if data.carried:
            told.append(self.say("head-carried"))
        return RulesLine(DOT.join(told), ("SS-21.1", "SS-21.3"))

    def brief(self, record: Record, value: int | None = None) -> list[Passage]:
        """What happens when it is used, without what it takes and when it may be."""
        printed = record.value if value is None else value
        if not record.do:
            teller = Teller(self, YOU, printed, record.on or "")
            untold = [one for one in (self.header(record, teller), self.needs(record, teller)) if one is not None]
            lines = self.record(record, YOU, printed)
            lines = lines[len(untold) :] or lines
            return [Passage(None, tuple(lines))] if lines else []
        said, rules = Teller(self, YOU, printed).inline(record.do)
        return [Passage(None, (line_of(said, rules),))]

    def item_brief(self, data: ItemData, side: int, at: int) -> list[Passage]:
        """The same of one of the abilities of an item."""
        whole = merged(data, data.sides[side]) if data.sides else data
        if at == 0:
            return self.brief(whole)
        one = whole.abilities[at - 1]
        return self.brief(one, one.value if one.value is not None else whole.value)

    def styles(self, styles: Sequence[str]) -> str:
        """Whose runes an item bears."""
        if styles[0] in ("any", "not-magic"):
            return small(self.say(f"style-{styles[0]}"))
        return ", ".join(self.say(f"style-{style}") for style in styles)

    def item(self, data: ItemData, side: int = 0, at: int = NONE) -> list[Passage]:
        """One side of an item; with `at` only one of its abilities, the first of which is the item's own."""
        whole = merged(data, data.sides[side]) if data.sides else data
        own = self.own(whole)
        more = [self.record(one, value=one.value if one.value is not None else whole.value) for one in whole.abilities]
        if at != NONE:
            return [Passage(None, tuple(own if at == 0 else more[at - 1]))]
        lines = [*own, *[line for lines in more for line in lines]]
        return [Passage(None, tuple(lines))]

    def own(self, data: ItemData) -> list[RulesLine]:
        """What the card itself says: what one attacks or defends with, and what it does."""
        found = self.record(data)
        if data.defence is not None:
            values = self.defence_values(*parse_values(data.defence))
            found.insert(0, RulesLine(capital(self.say("defence-line", values=values)), ("SS-21.12", "SS-21.13")))
        if data.grants:
            powers = ", ".join([self.name(f"power-{id}") for id in data.grants])
            found.append(RulesLine(capital(self.say("say-grants", powers=powers)), ("SS-19.8",)))
        return found

    def item_sides(self, data: ItemData) -> list[Passage]:
        """Both sides of an item, what they share first, with their prices."""
        kind = Passage(None, (self.item_kind(data),))
        if not data.sides:
            return [kind, *self.item(data)]
        headings = []
        for side in range(len(data.sides)):
            told = [self.item_name(data.id, side)]
            if isinstance(data.price, list) and side < len(data.price):
                told.append(self.say("head-price", n=data.price[side]))
            headings.append(RulesLine(DOT.join(told), ("SS-27.5",)))
        return [kind, *self.layered(headings, [self.item(data, side)[0].lines for side in range(len(data.sides))])]

    # Cards and tokens ------------------------------------------------------------------------------------------------

    def one(self, record: Record, bearer: str = YOU, value: int | None = None) -> list[Passage]:
        lines = self.record(record, bearer, value)
        return [Passage(None, tuple(lines))] if lines else []

    def text(self, effects: list[Effect], value: int | None = None) -> list[Passage]:
        """A bare list of effects."""
        said, rules = Teller(self, YOU, value).inline(effects)
        return [Passage(None, (line_of(said, rules),))]

    def trap(self, id: str) -> list[Passage]:
        return self.one(self.library.things["traps"][id], PLACE_BORNE) or self.nothing()

    def nothing(self) -> list[Passage]:
        return [Passage(None, (RulesLine(capital(self.say("word-nothing")), ("SS-8.8",)),))]

    def encounter(self, id: str) -> list[Passage]:
        """SS-32: what it activates, what otherwise, whether the discards are shuffled in."""
        data = self.library.things["encounters"][id]
        lines = self.record(data, PLACE_BORNE) or list(self.nothing()[0].lines)
        if data.otherwise:
            said, rules = Teller(self, PLACE_BORNE).inline(data.otherwise)
            lines.append(line_of(self.say("encounter-otherwise", what=said), ["SS-32.6", *rules]))
        if data.reshuffle:
            lines.append(RulesLine(capital(self.say("encounter-reshuffle")), ("SS-32.7",)))
        return [Passage(None, tuple(lines))]

    def event(self, number: int) -> list[Passage]:
        """SS-38: an event's text and its spawn line."""
        data: EventData = self.library.events[str(number)]
        lines = self.record(data, PLACE_BORNE)
        if data.persistent and data.until is None:
            lines = [line._replace(text=capital(self.say("event-lasting", what=small(line.text)))) for line in lines]
        if data.spawn is not None:
            lines.append(RulesLine(self.say(f"spawn-{data.spawn}"), ("SS-30.3",)))
        return [Passage(None, tuple(lines))] if lines else []

    def shadow(self, id: str) -> list[Passage]:
        return self.one(self.library.tokens("shadows")[id], PLACE_BORNE) or [
            Passage(None, (RulesLine(capital(self.say("shadow-inhabitant")), ("SS-29.3",)),))
        ]

    def loot(self, id: str) -> list[Passage]:
        return self.one(self.library.tokens("loot")[id])

    def critical(self, id: str) -> list[Passage]:
        data: TokenData = self.library.tokens("criticals")[id]
        return self.one(data, CHARACTER)

    def chest(self, id: str) -> list[Passage]:
        return self.one(self.library.things["chests"][id])

    def search(self, id: str) -> list[Passage]:
        return self.one(self.library.things["searches"][id])

    def enemy_power(self, id: str) -> list[Passage]:
        """SS-2.16: both levels."""
        data: EnemyPowerData = self.library.things["enemy-powers"][id]
        headings = [RulesLine(self.say("head-level", level=level), ("SS-28.10",)) for level in LEVELS]
        return self.layered(headings, [self.record(level, THIS) for level in data.levels])

    def difficulty(self, id: str) -> list[Passage]:
        return self.one(self.library.things["difficulty"][id], PLACE_BORNE) or [
            Passage(None, (RulesLine(capital(self.say("difficulty-plain")), ("SS-39.12",)),))
        ]

    def action(self, id: str) -> list[Passage]:
        """A quest action, and where it is done."""
        data = self.library.things["actions"][id]
        where = RulesLine(capital(self.say("action-at", at=Teller(self).place(data.at))), ("SS-16.8",))
        return [Passage(None, (where, *self.record(data)))]

    # By their ids ----------------------------------------------------------------------------------------------------

    def power_data(self, id: str) -> PowerData:
        for hero in self.library.heroes.values():
            for power in hero.powers:
                if power.id == id:
                    return power
        return self.library.talents[id]

    def item_data(self, id: str) -> ItemData:
        return next(item for _deck, item in self.library.items() if item.id == id)

    def hero_ability(self, id: str) -> AbilityData | None:
        """An innate power or a spirit shout."""
        found: AbilityData | None = self.library.things["innate"].get(id) or self.library.things["shouts"].get(id)
        return found
