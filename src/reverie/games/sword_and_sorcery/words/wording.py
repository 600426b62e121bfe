"""Texts of rules, generated from content: heroes, companions, enemies and masters; and below, in `cards.py`, everything on cards.

A text is a list of passages; a passage has a heading (a level, a rank, a range of distances) and lines. Lines name the symbols of
the dice by placeholders, `{symbol:skill}`, so that a page can put emblems there; `parts` takes a line apart, `plain` writes the names out.
Every line cites the rules that its words stand for.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.plain import Particulars
from reverie.parts.effects.telling import Passage, RulesLine, capital, small

from ..content.notation import Reader, parse_drop, parse_values
from ..content.records import (
    Borne,
    CompanionData,
    EnemyCardData,
    EnemyData,
    HeroData,
    Manner,
    MasterData,
    MasterSide,
    RankData,
    ScrollData,
    VersionData,
    WeaponData,
)
from ..content.vocabulary import AbilityData, Number, Record
from ..rules import scrolls
from ..rules import terms as t
from .cards import Cards
from .naming import DOT, roman
from .telling import COMPANION, THIS, Teller

SENTENCES: Final = ("engage", "advance", "up-to", "strike", "strike-nearest", "use", "fall-back", "regain")
CONDITIONS: Final = ("wounded", "engaged", "engaged-with", "engaged-with-downed")


class Wording(Cards):
    """All texts of one language."""

    # Heroes and companions -------------------------------------------------------------------------------------------

    def version(self, hero: HeroData, version: VersionData) -> list[Passage]:
        """SS-2.4: what a version of a hero is and can."""
        saves = " / ".join(f"{{symbol:{symbol}}}" for symbol in version.save)
        told = [
            self.say(f"race-{hero.race}"),
            self.say(f"style-{hero.style}"),
            self.say("head-nature", nature=self.name(f"nature-{version.nature}")),
            self.say("hero-move", n=version.move),
            self.say("hero-items", n=version.items),
            self.say("hero-save", symbols=saves),
        ]
        gem = [
            RulesLine(self.say("hero-hp", values=self.row(version.hp)), ("SS-14.7",)),
            RulesLine(self.say("hero-combat", values=self.row(version.combat)), ("SS-18.3",)),
            RulesLine(self.say("hero-normal", values=self.row(version.normal)), ("SS-18.4",)),
        ]
        found = [Passage(None, (RulesLine(DOT.join(told), ("SS-13.9", "SS-13.12", "SS-13.13")), *gem))]
        for id in (*version.innate, version.shout):
            heading = RulesLine(self.name(f"power-{id}"), ("SS-13.10" if id != version.shout else "SS-26.11",))
            found.append(Passage(heading, self.ability(id)[0].lines))
        return found

    def row(self, values: list[int]) -> str:
        """What a soul gem says, from rank I to VII."""
        return ", ".join(f"{roman(rank + 1)} {n}" for rank, n in enumerate(values))

    def ability(self, id: str, value: int | None = None, weapon: str = "") -> list[Passage]:
        """An innate power, a shout, a quest action by its id; an ability of an enemy with what its scroll prints."""
        known = self.hero_ability(id)
        if known is not None:
            return self.one(known)
        if id in self.library.things["actions"]:
            return self.action(id)
        if id in self.library.things["abilities"]:
            data: AbilityData = self.library.things["abilities"][id]
            lines = self.record(data, THIS, data.value if value is None else value, weapon)
            return [Passage(None, tuple(lines))]
        for companion in self.library.companions.values():
            for ability in companion.abilities:
                if ability.id == id:
                    return self.one(ability, COMPANION)
        return self.quest_ability(id)

    def quest_ability(self, id: str) -> list[Passage]:
        """What only a quest knows."""
        for quest in self.library.quests.values():
            for ability in quest.abilities:
                if getattr(ability, "id", "") == id:
                    return self.one(ability)
        return []

    def companion(self, data: CompanionData) -> list[Passage]:
        """SS-20, SS-G12: its values by rank, and what it can."""
        told = [self.say("hero-move", n=data.move)]
        if data.range:
            told.append(self.say("head-range", n=data.range))
        if data.activate is not None:
            told.append(self.say("companion-activate", use=self.name(f"use-{data.activate.use}", "by")))
            if data.activate.limit is not None:
                told.append(self.say(f"limit-{data.activate.limit}"))
        teller = Teller(self, COMPANION)
        lines = [RulesLine(DOT.join(told), ("SS-20.3",))]
        lines += self.paid_for(data.effects, teller)
        found = [Passage(None, tuple(lines))]
        for rank, values in data.ranks.items():
            heading = RulesLine(self.say("companion-rank", rank=roman(int(rank))), ("SS-20.1",))
            found.append(Passage(heading, self.rank_lines(data, values)))
        for ability in data.abilities:
            lines = self.record(ability, COMPANION)
            found.append(Passage(RulesLine(self.name(f"ability-{ability.id}")), tuple(lines)))
        return found

    def rank_lines(self, data: CompanionData, values: RankData) -> tuple[RulesLine, ...]:
        if isinstance(values.attack, str):
            attack = self.attack_values(*parse_values(values.attack))
        else:
            parts = (("sure", values.attack.sure), ("red", values.attack.red), ("blue", values.attack.blue))
            attack = ", ".join(self.by_rank(key, number) for key, number in parts)
        kind = self.name(f"type-{data.type}", "attack").lower()
        return (
            RulesLine(self.by_rank("hp", values.hp), ("SS-20.1",)),
            RulesLine(capital(self.say("attack-line", type=kind, values=attack)), ("SS-22.2",)),
            RulesLine(
                capital(self.say("defence-line", values=self.defence_values(*parse_values(values.defence)))),
                ("SS-22.10",),
            ),
        )

    def by_rank(self, key: str, number: Number) -> str:
        """A number of a companion, which may follow the rank of its owner."""
        told = Teller(self, COMPANION).number(number)
        if told["how"] == "number":
            return self.say(f"attack-value-{key}", n=told["n"])
        word = number if isinstance(number, str) else getattr(number, "plus", "")
        share = self.say(f"by-rank-{word.replace('/', '-')}")
        return self.say(f"by-rank-{key}", n=told["n"], share=share, base="yes" if told["n"] else "no")

    # Enemies ---------------------------------------------------------------------------------------------------------

    def manner(self, enemy: scrolls.Enemy, side: int) -> Manner:
        """The scroll of an enemy."""
        if enemy.rank == t.PURPLE:
            return self.library.masters[enemy.id].sides[side]
        scrolls = self.library.enemies[enemy.id].scrolls
        return next(scroll for scroll in scrolls if scroll.rank == t.RANKS[enemy.rank])

    def scroll(self, data: EnemyData, scroll: ScrollData) -> list[Passage]:
        """SS-2.11: a scroll of an enemy."""
        told = [
            self.name(f"rank-{scroll.rank}", self.gender(self.enemy_key(data.id))),
            self.say(f"race-{data.race}"),
            self.say(f"style-{data.style}"),
            self.say("enemy-threat", n=scroll.threat),
        ]
        head = Passage(None, (RulesLine(DOT.join(told), ("SS-28.1", "SS-28.7")),))
        return [head, *self.manner_of(scroll)]

    def manner_of(self, manner: Manner) -> list[Passage]:
        """Whom an enemy prefers, what it strikes with, what it can, and how it behaves."""
        victim = RulesLine(self.say("enemy-victim", who=self.say(f"prefers-{manner.victim}")), ("SS-33.5",))
        weapons = [self.weapon_line(manner.main, "main")]
        if manner.off is not None:
            weapons.append(self.weapon_line(manner.off, "off"))
        found = [Passage(None, (victim, *weapons))]
        for borne in manner.abilities:
            head, *lines = self.borne(borne, manner)
            name = self.name(f"ability-{borne.id}")
            if borne.value is not None:
                name = f"{name} {self.roman(borne.value)}"
            found.append(Passage(RulesLine(f"{name}{DOT}{small(head.text)}", head.rules), tuple(lines)))
        reader = self.reader(manner)
        for behaviour in reader.behaviours(manner.behaviours):
            said = self.sentences_of(manner, behaviour)
            found.append(Passage(RulesLine(self.band(behaviour), ("SS-33.2",)), (RulesLine(said, ("SS-33.17",)),)))
        return found

    def borne(self, borne: Borne, manner: Manner) -> list[RulesLine]:
        """An ability with the number and the weapon that the scroll prints."""
        data: AbilityData = self.library.things["abilities"][borne.id]
        value = data.value if borne.value is None else borne.value
        lines = self.record(data, THIS, value, borne.weapon or "")
        if data.dice_effect is not None:
            lines.append(RulesLine(capital(self.say("enemy-dice-effect")), ("SS-35.3",)))
        return lines

    def weapon_line(self, data: WeaponData, hand: str) -> RulesLine:
        values = self.attack_values(*parse_values(data.attack))
        effects = "; ".join(Teller(self, THIS).dice_effects(data.effects))
        kind = self.name(f"type-{data.type}", "attack").lower()
        name = self.name(f"weapon-{data.id}")
        key = "enemy-weapon" if effects else "enemy-weapon-plain"
        hand_name = self.say(f"enemy-hand-{hand}")
        return RulesLine(
            self.say(key, name=name, hand=hand_name, type=kind, values=values, effects=effects), ("SS-28.9",)
        )

    def card(self, card: EnemyCardData | MasterSide) -> list[Passage]:
        """SS-2.12: what the card of an enemy says."""
        lines = [
            RulesLine(
                self.say("enemy-hp", few=card.hp[0], many=card.hp[-1], same="yes" if len(card.hp) == 1 else "no"),
                ("SS-28.12",),
            )
        ]
        lines.append(
            RulesLine(self.say("enemy-defence", values=self.defence_values(*parse_values(card.defence))), ("SS-22.10",))
        )
        lines += [
            RulesLine(self.say("enemy-defence-effect", effect=one), ("SS-22.11",))
            for one in Teller(self, THIS).dice_effects(card.effects)
        ]
        for kind, n in card.resist.items():
            name = self.name(f"type-{kind}", "damage").lower() if kind != "all" else self.say("resist-everything")
            lines.append(
                RulesLine(self.say("enemy-resists" if n < 0 else "enemy-weak", type=name, n=abs(n)), ("SS-22.7",))
            )
        if isinstance(card, EnemyCardData) and card.powers:
            lines.append(RulesLine(self.say("enemy-powers", n=card.powers), ("SS-28.10",)))
        if isinstance(card, EnemyCardData) and card.figures is not None:
            lines.append(RulesLine(self.say("enemy-figures", name=self.name(f"enemy-{card.figures}")), ("SS-28.13",)))
        if isinstance(card, MasterSide):
            lines += self.record(Record(always=card.always), THIS)
        if card.soul:
            lines.append(RulesLine(self.say("enemy-soul", n=card.soul), ("SS-36.2",)))
        if card.drops:
            lines.append(
                RulesLine(self.say("enemy-drops", drops=", ".join(self.drop(one) for one in card.drops)), ("SS-36.3",))
            )
        return [Passage(None, tuple(lines))]

    def drop(self, written: str) -> str:
        kind, n = parse_drop(written)
        return self.say(f"drop-{t.DROPS[kind]}", n=n)

    def master(self, data: MasterData) -> list[list[Passage]]:
        """SS-2.13: each side of a master, scroll and card in one."""
        return [[*self.card(side), *self.manner_of(side)] for side in data.sides]

    # Behaviours (SS-50.11) -------------------------------------------------------------------------------------------

    def reader(self, manner: Manner) -> Reader:
        weapons = [manner.main.id] if manner.off is None else [manner.main.id, manner.off.id]
        return Reader(weapons, {borne.id: number for number, borne in enumerate(manner.abilities)})

    def band(self, behaviour: scrolls.Behaviour) -> str:
        """The distances at which a behaviour applies."""
        digits = [digit for digit in range(t.FOG + 1) if behaviour.digits >> digit & 1]
        if not digits:
            return self.say("band-otherwise")
        if len(digits) > 1 and digits[-1] - digits[0] == len(digits) - 1:
            return self.say("band", span=f"{digits[0]}–{digits[-1]}")
        return self.say("band", span=", ".join(str(digit) for digit in digits))

    def sentences_of(self, manner: Manner, behaviour: scrolls.Behaviour) -> str:
        """What a behaviour says, sentence by sentence."""
        read = self.reader(manner).behaviour(behaviour.written)
        return " ".join(f"{capital(self.sentence(manner, one))}." for one in read.sentences)

    def sentence(self, manner: Manner, one: scrolls.Sentence) -> str:
        if one.kind == scrolls.IF:
            assert one.then is not None
            given = self.say(f"if-{CONDITIONS[one.given]}", n=one.n)
            then = self.sentence(manner, one.then)
            if one.otherwise is None:
                return self.say("sentence-if", given=given, then=then)
            return self.say(
                "sentence-if-otherwise", given=given, then=then, otherwise=self.sentence(manner, one.otherwise)
            )
        weapon = manner.off if one.weapon == t.OFF and manner.off is not None else manner.main
        args: Particulars = {"n": one.n, "weapon": self.name(f"weapon-{weapon.id}", "ins"), "times": one.times}
        if one.kind == scrolls.USE:
            return self.say("sentence-use", ability=self.name(f"ability-{manner.abilities[one.ability].id}"))
        return self.say(f"sentence-{SENTENCES[one.kind]}", **args)


__all__ = ["Wording", "roman"]
