"""From content to cast: the structs of `content.py` become the numbers and tuples of `cast.py`, once for a library."""

from __future__ import annotations

from typing import Final

import msgspec

from reverie.parts.rules.effects import CONDITION, EFFECTS, INT, NUMBER, OPTIONS, WORD, Field

from ..rules import cast as c
from ..rules.effects.damage import ADD
from ..rules.seating import Mode
from .library import Library
from .vocabulary import CardData, Condition, Effect, HeroData, LevelData, Number, SlotData, Sum, TokenData, Use

# Scenes: whom `target` means: the target of the ability, the attacker, or an opponent whom the player of the text chooses
ATTACK: Final = "attack"
DEFENCE: Final = "defence"
FREE: Final = "free"


def scene_of(when: str) -> str:
    return ATTACK if when in ("attack", "accuracy") else DEFENCE if when == "attacked" else FREE


class Maker:
    """One cast in the making."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.cast = c.Cast(c.Knobs(**msgspec.structs.asdict(library.constants)))
        self.faces: tuple[str, ...] = ()
        """The die of the hero at hand."""
        self.companions: dict[str, int] = {}
        """Their codes: the hero's number and theirs, for tokens wander from board to board."""

    def make(self) -> c.Cast:
        library, made = self.library, self.cast
        for (id, players), mode in library.modes.items():
            made.modes[(id, players)] = Mode(
                id, players, mode.health, mode.targeting, mode.team_size, mode.leader, mode.house
            )
        common = [self.card(data, c.COMMON, "") for data in library.common]
        for number, hero in enumerate(library.heroes.values()):
            for token in hero.tokens:
                if token.id not in made.token_ids:
                    self.token(token)
            self.faces = tuple(hero.die)
            self.companions = {one.id: number * c.MOST_COMPANIONS + at for at, one in enumerate(hero.companions)}
            for token in hero.tokens:
                self.token_texts(token, hero.id)
            self.hero(number, hero, tuple([card.number for card in common]))
            self.faces, self.companions = (), {}
            if hero.stages and not made.bonus_ids:
                made.bonus_ids = {data.id: self.card(data, c.COMMON, "").number for data in library.bonus}
        made.ruled = tuple([tuple([t.number for t in made.tokens if t.rule == rule]) for rule in range(len(c.RULES))])
        return made

    def token(self, data: TokenData) -> None:
        number = len(self.cast.tokens)
        rule = c.RULES.index(data.rule or "")
        polarity = c.POLARITIES.index(data.polarity)
        self.cast.tokens.append(c.TokenInfo(number, data.id, polarity, data.limit, data.persistent, rule, data.value))
        self.cast.token_ids[data.id] = number

    def token_texts(self, data: TokenData, owner: str) -> None:
        info = self.cast.tokens[self.cast.token_ids[data.id]]
        if info.upkeep == c.NO_TEXT and not info.spend:
            info.upkeep = self.text(data.upkeep, owner, FREE)
            info.spend = self.uses(data.spend, owner)

    def hero(self, number: int, data: HeroData, common: tuple[int, ...]) -> None:
        info = c.HeroInfo(number, data.id, data.complexity, tuple(data.die))
        info.health, info.stages = data.health, tuple(data.stages)
        self.cast.heroes.append(info)
        self.cast.hero_ids[data.id] = number
        info.companions = tuple(
            [
                c.CompanionInfo(
                    one.id, one.most, one.start, self.text(one.upkeep, data.id, FREE), self.uses(one.uses, data.id)
                )
                for one in data.companions
            ]
        )
        info.slots = tuple([self.slot(info, at, slot) for at, slot in enumerate(data.slots)])
        info.defences = tuple([at for at, slot in enumerate(info.slots) if slot.kind == c.DEFENSIVE])
        info.passives = tuple([at for at, slot in enumerate(info.slots) if slot.kind == c.PASSIVE])
        names = [slot.id for slot in data.slots]
        own = []
        for card in data.cards:
            made = self.card(card, number, data.id)
            if card.family == "upgrade":
                made.slot = names.index(card.slot)
                made.level = card.level - 1
                slot = info.slots[made.slot]
                slot.costs = (*slot.costs[: made.level], card.cost, *slot.costs[made.level + 1 :])
            own.append(made.number)
        info.deck = tuple(own) if data.stages else (*common, *own)

    def slot(self, hero: c.HeroInfo, at: int, data: SlotData) -> c.SlotInfo:
        info = c.SlotInfo(data.id, c.SLOT_KINDS.index(data.kind))
        info.levels = tuple([self.level(hero, at, n, info.kind, level) for n, level in enumerate(data.levels)])
        info.costs = (0,) * len(data.levels)
        return info

    def level(self, hero: c.HeroInfo, slot: int, number: int, kind: int, data: LevelData) -> c.LevelInfo:
        info = c.LevelInfo(data.dice, data.income)
        info.rule = c.CROWNS.index(data.rule or "")
        for index, line in enumerate(data.lines):
            made = c.LineInfo(len(self.cast.lines), hero.number, slot, number, index, kind == c.ULTIMATE_SLOT)
            made.symbols = self.symbols(line.requires.symbols)
            made.straight = self.straight(line.requires.straight)
            made.kinds = tuple(line.requires.kinds)
            made.text = self.text(line.effects, hero.id, ATTACK)
            self.cast.lines.append(made)
            info.lines += (made.number,)
        info.text = self.text(data.effects, hero.id, DEFENCE)
        info.upkeep = self.text(data.upkeep, hero.id, FREE)
        info.uses = self.uses(data.uses, hero.id)
        return info

    def straight(self, told: str | None) -> int:
        knobs = self.library.constants
        return 0 if told is None else knobs.small_straight if told == "small" else knobs.large_straight

    def card(self, data: CardData, hero: int, owner: str) -> c.CardInfo:
        number = len(self.cast.cards)
        family, when = c.FAMILIES.index(data.family), c.WHENS.index(data.when)
        info = c.CardInfo(number, data.id, hero, family, data.cost, when)
        info.source = data
        info.text = self.text(data.effects, owner, scene_of(data.when))
        self.cast.cards.append(info)
        phase = c.NEEDS_ROLL_PHASE if family == c.ROLL_CARD else 0 if family == c.INSTANT else c.NEEDS_MAIN_PHASE
        self.cast.card_needs.append(self.needs(info.text, when) | phase)
        self.cast.card_ids[(hero, data.id)] = number
        return info

    def uses(self, data: list[Use], owner: str) -> tuple[c.UseInfo, ...]:
        made = []
        for use in data:
            given = self.given(use.given) if use.given is not None else None
            when, text = c.WHENS.index(use.when), self.text(use.effects, owner, scene_of(use.when))
            made.append(c.UseInfo(when, use.cost, given, text, self.needs(text, when)))
        return tuple(made)

    def needs(self, number: int, when: int) -> int:
        """What must be there before anything else is looked at (`legality.refuse_text` asks for the same, and more)."""
        if number == c.NO_TEXT:
            return 0
        text = self.cast.texts[number]
        needs = c.NEEDS_ATTACK if when in (c.ON_ATTACK, c.ON_ACCURACY) else 0
        if when == c.WHEN_ATTACKED:
            needs |= c.NEEDS_ATTACKED
        if text.ops[0].effect.touches:
            needs |= c.NEEDS_DICE
        if text.prevents or when == c.ON_INCOMING:
            needs |= c.NEEDS_POOL
        return needs

    # Texts -----------------------------------------------------------------------------------------------------------

    def text(self, effects: list[Effect], owner: str, scene: str) -> int:
        """A list of effects under a number of its own; what it asks and whether it aims is worked out from all of it."""
        if not effects:
            return c.NO_TEXT
        text = c.Text(len(self.cast.texts), effects, owner, scene)
        self.cast.texts.append(text)
        text.ops = tuple([self.op(effect, text, pos) for pos, effect in enumerate(effects)])
        leaves = self.leaves(text)
        text.asks_chosen = any(op.who == c.CHOSEN for op in leaves)
        text.asks_target = any(op.who == c.TARGET or op.amount.theirs for op in leaves)
        text.asks_target = text.asks_target or any(op.given is not None and op.given.theirs >= 0 for op in text.ops)
        aimed = [op.kind for op in leaves if op.effect.deals and op.who == c.TARGET and op.kind != c.COLLATERAL]
        text.aims = bool(aimed)
        text.main_kind = aimed[0] if aimed else c.NORMAL
        text.only_adds = all(op.effect is ADD for op in leaves)
        text.prevents = any(op.effect.meets and op.who == c.CHOSEN for op in leaves)
        return text.number

    def leaves(self, text: c.Text) -> list[c.Op]:
        found = []
        for op in text.ops:
            inner = c.inner_texts(op)
            if inner:
                for number in inner:
                    found += self.leaves(self.cast.texts[number])
            else:
                found.append(op)
        return found

    def op(self, effect: Effect, text: c.Text, pos: int) -> c.Op:
        op = c.Op(effect.declared, text.number, pos)
        for field in op.effect.fields:
            setattr(op, field.slot, self.compiled(field, effect, text))
            if field.name == "amount" and field.kind == INT:
                op.amount = c.Amount(effect.amount)
        op.rule = op.effect.cites(op)
        return op

    def compiled(self, field: Field, effect: Effect, text: c.Text) -> object:
        """What a field of an effect becomes in its op."""
        value = getattr(effect, field.name)
        if field.kind == NUMBER:
            return self.amount(value)
        if field.kind == WORD:
            return field.words.index(value)
        if field.kind == CONDITION:
            return self.given(value)
        if field.kind == EFFECTS:
            return self.text(value, text.owner, text.scene)
        if field.kind == OPTIONS:
            return tuple([self.text(option, text.owner, text.scene) for option in value])
        if field.name == "token":
            return c.TOKEN_WORDS[value] if value in c.TOKEN_WORDS else self.cast.token_ids[value]
        if field.name == "companion":
            return self.companions[value]
        return bool(value) if field.slot == "flag" else int(value or 0)

    def hits(self, symbol: str, each: int = 1) -> tuple[int, ...]:
        return (0, *[each if face == symbol else 0 for face in self.faces])

    def symbols(self, wanted: dict[str, int]) -> tuple[tuple[tuple[int, ...], int], ...]:
        return tuple([(self.hits(symbol), count) for symbol, count in wanted.items()])

    def tokens(self, wanted: dict[str, int]) -> tuple[tuple[int, int], ...]:
        return tuple([(self.cast.token_ids[id], each) for id, each in wanted.items()])

    def amount(self, data: Number) -> c.Amount:
        if not isinstance(data, Sum):
            return c.Amount(data)
        weights = [data.total * number for number in range(7)]
        for symbol, each in data.symbols.items():
            for number, hit in enumerate(self.hits(symbol, each)):
                weights[number] += hit
        companions = tuple([(self.companions[id], each) for id, each in data.companions.items()])
        return c.Amount(
            data.base,
            tuple(weights),
            self.tokens(data.tokens),
            self.tokens(data.theirs),
            data.cp,
            data.removed,
            data.paid,
            companions,
            data.half,
        )

    def given(self, data: Condition) -> c.Given:
        ids = self.cast.token_ids
        return c.Given(
            self.symbols(data.symbols),
            -1 if data.total is None else data.total,
            -1 if data.at_most is None else data.at_most,
            self.straight(data.straight),
            tuple(data.kinds),
            -1 if data.token is None else ids[data.token],
            -1 if data.theirs is None else ids[data.theirs],
            -1 if data.attack is None else data.attack,
            -1 if data.companion is None else self.companions[data.companion],
        )


def make_cast(library: Library) -> c.Cast:
    return Maker(library).make()
