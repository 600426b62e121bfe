"""From vocabulary to cast, piece by piece: texts, conditions, modifiers, dice effects and abilities become numbers (SS-50).

`compile.py` makes everything that a library holds of such pieces, `quests.py` what a single quest adds.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, TypeVar

import msgspec

from reverie.parts.effects.structs import attribute
from reverie.parts.rules.effects import EFFECTS, NO_TEXT, OPTIONS, WORD, Field

from ..rules import abilities
from ..rules import cast as c
from ..rules import terms as t
from ..rules.effects.attacks import ATTACK
from ..rules.effects.declaring import EDGE, MODS, SELECTOR, TABLE
from ..rules.effects.powers import LASTING, WHOLE_SIDES
from .givens import given_of, number_of
from .notation import parse_amount, parse_dice_effect, parse_handler, parse_selector, parse_values
from .vocabulary import Condition, Edge, Effect, Mod, NextAttack, Number, Record, Sum, Which

R = TypeVar("R", bound=Record)

ADDED: Final = ("effects", "do", "always")
ALL: Final = abilities.GIVENS.index("all")
"""SS-50.2: what a line or side adds to the base; everything else replaces it."""
QUEST_LINE: Final = "quest"
AMOUNT_SLOTS: Final = ("amount", "count", "within")
ANY_POISON: Final = "poison"


def merged(base: R, more: Record) -> R:
    """A record with what a line, a side or a level adds to it (SS-19.9, SS-50.2)."""
    changes: dict[str, object] = {}
    for name in more.__struct_fields__:
        value = getattr(more, name)
        if name not in base.__struct_fields__ or value is None or value == []:
            continue
        changes[name] = [*getattr(base, name), *value] if name in ADDED else value
    return msgspec.structs.replace(base, **changes)


def word_of(written: str | None, words: Sequence[str], none: int = abilities.NONE) -> int:
    """The number of a word of a closed list."""
    return none if written is None else words.index(written)


def bits_of(written: Collection[str], words: Sequence[str]) -> int:
    return sum([1 << words.index(word) for word in dict.fromkeys(written)])


class Making:
    """A cast in the making. `codes` are the enemies and groups that texts may name, `edges` how the quest at hand finds an edge."""

    def __init__(self, cast: c.Cast, codes: Collection[str], edges: Callable[[Edge], int] | None = None) -> None:
        self.cast = cast
        self.codes = codes
        self.edges = edges

    # Small pieces ----------------------------------------------------------------------------------------------------

    def selector(self, written: str | None) -> abilities.Selector | None:
        return None if written is None else parse_selector(written, self.codes)

    def amount(self, written: Number | None) -> abilities.Amount:
        if written is None:
            return abilities.NOTHING
        return parse_amount(written.base, written.plus) if isinstance(written, Sum) else parse_amount(written)

    def dice_effect(self, written: str) -> int:
        number = len(self.cast.dice_effects)
        self.cast.dice_effects.append(abilities.DiceEffect(number, *parse_dice_effect(written)))
        return number

    def dice_effects(self, written: Sequence[str]) -> tuple[int, ...]:
        return tuple([self.dice_effect(one) for one in written])

    # Modifiers -------------------------------------------------------------------------------------------------------

    def mods(self, written: Sequence[Mod], ability: int) -> tuple[int, ...]:
        return tuple([self.mod(one, ability) for one in written])

    def mod(self, data: Mod, ability: int) -> int:
        """SS-50.9"""
        made = abilities.Mod(len(self.cast.mods), abilities.MODS.index(data.mod))
        self.cast.mods.append(made)
        made.by = self.amount(data.by)
        made.sets, made.most = number_of(data.set), number_of(data.most)
        made.given, made.whose = given_of(data.given), self.selector(data.whose)
        made.limit = word_of(data.limit, t.LIMITS, t.NO_LIMIT)
        made.count = data.count or 0
        made.symbol = word_of(data.symbol, t.SYMBOLS)
        made.what = ignored(data.what)
        made.least, made.down, made.night = number_of(data.least), number_of(data.down), data.night
        made.name = data.ability or data.to or data.kind or data.dice or ""
        made.ability = ability
        return made.number

    # Texts -----------------------------------------------------------------------------------------------------------

    def text(self, effects: Sequence[Effect], ability: int = abilities.NONE) -> int:
        """A list of verbs under a number of its own."""
        if not effects:
            return NO_TEXT
        text = c.Text(len(self.cast.texts), list(effects))
        self.cast.texts.append(text)
        text.ops = tuple([self.op(effect, text.number, pos, ability) for pos, effect in enumerate(effects)])
        text.sure = any([op.effect.can is None for op in text.ops])
        return text.number

    def op(self, effect: Effect, text: int, pos: int, ability: int) -> c.Op:
        op = c.Op(effect.declared, text, pos)
        for field in op.effect.fields:
            setattr(op, field.slot, self.compiled(field, getattr(effect, attribute(field.name)), ability))
        if op.effect is LASTING and op.whose is not None and abilities.SELECTORS[op.whose.kind] in WHOLE_SIDES:
            for mod in op.mods:
                self.cast.mods[mod].whose = op.whose
        op.rule = op.effect.cites(op)
        return op

    def compiled(self, field: Field, value: object, ability: int) -> object:
        """What a field of a verb becomes in its op."""
        if field.kind == WORD:
            return field.words.index(value) if isinstance(value, str) else abilities.NONE
        if field.kind == SELECTOR:
            return self.selector(str(value)) if value else None
        if field.kind == EDGE and value is not None:
            assert self.edges is not None, "only quests have edges"
            return self.edges(value)  # type: ignore[arg-type]
        if isinstance(value, Condition):
            return given_of(value)
        if isinstance(value, Which):
            return which_of(value)
        if isinstance(value, Sum):
            return self.amount(value)
        if field.kind == TABLE:
            table = value if isinstance(value, dict) else {}
            return tuple([(shown(symbol), self.text(inner, ability)) for symbol, inner in table.items()])
        if isinstance(value, list | tuple):
            return self.listed(field, value, ability)
        if field.slot == "flag":
            return bool(value)
        if isinstance(value, int | str) and field.slot in AMOUNT_SLOTS:
            return self.amount(value)
        return (value,) if field.slot == "names" else value

    def listed(self, field: Field, value: Sequence[Any], ability: int) -> object:
        if field.kind == EFFECTS:
            return self.text(value, ability)
        if field.kind == OPTIONS:
            return tuple([self.text(option, ability) for option in value])
        if field.kind == MODS:
            return self.mods(value, ability)
        if field.slot == "effects":
            return self.dice_effects(value)
        return bits_of(value, t.SYMBOLS) if field.slot == "symbols" else tuple(value)

    # Abilities -------------------------------------------------------------------------------------------------------

    def ability(
        self, data: Record, id: str, value: int | None = None, weapon: int = abilities.NONE, named: str = ""
    ) -> int:
        """SS-50.2: a record laid out flat. `value` is what its bearer prints where it says nothing itself."""
        made = abilities.Ability(len(self.cast.abilities), id)
        self.cast.abilities.append(made)
        made.value = (data.value if value is None else value) or 0
        made.weapon, made.named = weapon, named
        made.use = word_of(data.use, t.USES, t.PASSIVE)
        made.on = word_of(data.on, t.TRIGGERS, t.NO_TRIGGER)
        windows = [data.window] if isinstance(data.window, str) else data.window or []
        made.windows = bits_of(windows, t.WINDOWS)
        made.given, made.target = given_of(data.given), self.selector(data.target)
        if made.target is not None and abilities.SELECTORS[made.target.kind] in abilities.CHOSEN:
            made.chooses = abilities.SELECTORS[made.target.kind]
        made.range = number_of(data.range)
        made.type = word_of(data.type, t.TYPES, t.NO_TYPE)
        if data.attack is not None or data.hits is not None:
            sure, red, blue = (0, 0, 0) if data.attack is None else parse_values(data.attack)
            made.attack = (sure + (data.hits or 0), red, blue)
        made.effects = self.dice_effects(data.effects)
        made.do, made.after = self.text(data.do, made.number), self.text(data.after, made.number)
        if made.attack is not None and not data.do and (data.use or data.on or windows):
            made.do = self.strike(made)
        made.always = self.mods(data.always, made.number)
        kinds = [self.cast.mods[number].kind for number in made.always]
        made.bears = tuple(
            [(abilities.MODS[kind], one, made.value) for kind, one in zip(kinds, made.always, strict=True)]
        )
        # SS-50.2: the ability's condition holds while its modifiers act; that of one which answers a window is about the answer
        for number in made.always if not made.windows else ():
            mod = self.cast.mods[number]
            parts = [given for given in (made.given, mod.given) if given is not None]
            mod.given = parts[0] if len(parts) == 1 else abilities.Given(ALL, parts=tuple(parts)) if parts else None
        made.next = self.next(data.next, made.number)
        if data.cost is not None:
            made.cost_charges, made.cost_soul, made.cost_crowns = data.cost.charges, data.cost.soul, data.cost.crowns
        made.limit = word_of(data.limit, t.LIMITS, t.NO_LIMIT)
        made.until = word_of(data.until, t.SPANS)
        made.charges = made.value if data.charges == "value" else data.charges or 0
        made.dice_effect = abilities.NONE if data.dice_effect is None else self.dice_effect(data.dice_effect)
        made.handler = t.NO_HANDLER if data.rule is None else parse_handler(data.rule)
        return made.number

    def strike(self, ability: abilities.Ability) -> int:
        """SS-50.2: the ability is an attack: the text that makes it, for whoever uses it outside a hero's own actions."""
        text = c.Text(len(self.cast.texts), [])
        self.cast.texts.append(text)
        op = c.Op(ATTACK, text.number, 0)
        op.on = ability.target or parse_selector("target", self.codes)
        op.rule = ATTACK.rule
        text.ops = (op,)
        text.sure = ATTACK.can is None
        return text.number

    def next(self, data: NextAttack | None, ability: int) -> abilities.Next | None:
        if data is None:
            return None
        attack, given = t.ATTACKS.index(data.attack), given_of(data.given)
        return abilities.Next(attack, given, self.dice_effects(data.effects), self.text(data.then, ability))


def ignored(what: Sequence[str]) -> int:
    """What does not arrive (SS-50.9 `ignore`): conditions as bits, fire beside them; `poison` is both its levels."""
    found = 0
    for word in what:
        if word == "fire":
            found |= abilities.FIRE_BIT
        elif word == ANY_POISON:
            found |= bits_of(t.CONDITIONS[4:], t.CONDITIONS)
        else:
            found |= 1 << t.CONDITIONS.index(word)
    return found


def shown(symbol: str) -> int:
    """A line of a table: its symbol, or NONE for the quest's own."""
    return abilities.NONE if symbol == QUEST_LINE else t.SYMBOLS.index(symbol)


def which_of(data: Which) -> c.Which:
    made = c.Which()
    made.rank = word_of(data.rank, t.RANKS)
    made.style = 0 if data.style is None else 1 << t.STYLES.index(data.style)
    made.wounded, made.highest, made.all = data.wounded, data.highest, data.all
    made.hero_at, made.count = number_of(data.hero_at), number_of(data.count)
    return made
