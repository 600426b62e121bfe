"""From vocabulary to cast, piece by piece: texts, conditions, costs, modifiers and uses become numbers (EF-6.110 to EF-6.120)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from reverie.parts.effects.structs import attribute
from reverie.parts.rules.effects import CONDITION, EFFECTS, NO_TEXT, NUMBER, WORD, Field

from ..rules import abilities as ab
from ..rules import cast as c
from ..rules import terms as t
from ..rules.effects.declaring import CHOICES, COST, FACES, MOD, PLACE, WHO
from .notation import (
    Unread,
    parse_amount,
    parse_change,
    parse_cost,
    parse_place,
    parse_target,
    parse_trigger,
    parse_who,
    parse_with,
)
from .vocabulary import ActionData, Condition, Cost, Effect, InteractionData, ModifierData, TriggerData, Usable

NUMERIC: Final = ("count", "progress", "turns-left", "figures", "tokens", "players", "resource", "hand", "masks")
NAMED: Final = (
    "flag",
    "count",
    "progress",
    "icon",
    "owns",
    "placed",
    "figures",
    "season",
    "location",
    "layer",
    "phase",
    "dream",
    "face",
    "read",
    "sign",
    "marked",
)
PLAIN_NAMED: Final = (*NAMED, "in-play", "entity-on", "won-by")


class Making:
    """A cast in the making."""

    def __init__(self, cast: c.Cast) -> None:
        self.cast = cast

    # Costs -----------------------------------------------------------------------------------------------------------

    def cost(self, written: Cost | None, staged: bool = False, times_n: bool = False) -> ab.Cost:
        """EF-6.113; several that are not all Intent are alternatives (EF-5.4)."""
        if written is None:
            return ab.FREE
        made = ab.Cost(len(self.cast.costs))
        self.cast.costs.append(made)
        made.staged, made.times_n = staged, times_n
        if isinstance(written, list) and not all([part[:1] in t.COLOURS and part[1:].isdigit() for part in written]):
            made.either = tuple([self.cost(part) for part in written])
        else:
            parse_cost(made, written)
        return made

    # Modifiers -------------------------------------------------------------------------------------------------------

    def mod(
        self,
        name: str,
        change: str | int,
        who: str | None,
        place: str | None,
        into: str | None,
        what: str | None = None,
    ) -> int:
        made = ab.Mod(len(self.cast.mods), t.MODIFIERS.index(name))
        self.cast.mods.append(made)
        parse_change(made, change)
        made.name = name
        if what is not None:
            made.word = what
        if who is not None:
            made.who = parse_who(who)
        if place is not None:
            made.place = parse_place(place)
        if into is not None:
            made.terrain = t.TERRAINS.index(into)
        return made.number

    def mods(self, written: Sequence[ModifierData]) -> tuple[int, ...]:
        return tuple([self.mod(one.modifier, one.change, one.who, one.place, one.into, one.what) for one in written])

    # Conditions (EF-6.112) -------------------------------------------------------------------------------------------

    def given(self, written: Condition | None) -> ab.Given | None:
        if written is None:
            return None
        asked = [name for name in ab.GIVENS if self.value_of(written, name) not in (None, [])]
        if "tokens" in asked and "on" in asked:
            asked.remove("on")  # where the tokens lie
        if len(asked) != 1:
            raise Unread(f"a condition asks one thing, not {', '.join(asked) or 'nothing'}")
        word = asked[0]
        made = ab.Given(ab.GIVENS.index(word))
        made.negated = written.is_ is False
        value = self.value_of(written, word)
        if word in ("all", "any"):
            made.parts = tuple([part for part in [self.given(one) for one in value] if part is not None])
        elif word == "not":
            inner = self.given(value)
            assert inner is not None
            made.parts = (inner,)
        elif word in PLAIN_NAMED:
            made.name = str(value)
        self.given_words(made, word, value)
        if written.who is not None:
            made.who = parse_who(written.who)
        if written.space is not None:
            made.place = parse_place(written.space)
        elif word == "tokens" and written.on is not None:
            made.place = parse_place(written.on)
        self.numbers(made, written)
        return made

    def value_of(self, written: Condition, name: str) -> Any:
        return getattr(written, "not_" if name == "not" else attribute(name))

    def given_words(self, made: ab.Given, word: str, value: Any) -> None:
        if word == "turn-colour":
            made.word = t.TURN_COLOURS.index(value)
        elif word == "terrain":
            made.word = t.TERRAINS.index(value)
        elif word == "tokens":
            made.word = t.TOKENS.index(value)
        elif word == "resource":
            made.word = t.RESOURCES.index(value)
        elif word in ("on", "gem"):
            made.place = parse_place(value)
        elif word == "near":
            kind = str(value).partition(":")[0]
            if kind in ab.WHO:
                made.who = parse_who(value)
            elif value in ab.PLACES or len(value) == 3:
                made.place = parse_place(value)
            else:
                made.name = value

    def numbers(self, made: ab.Given, written: Condition) -> None:
        if written.equals is not None:
            made.least = made.most = parse_amount(written.equals)
        if written.at_least is not None:
            made.least = parse_amount(written.at_least)
        if written.at_most is not None:
            made.most = parse_amount(written.at_most)
        if written.range is not None:
            made.most = parse_amount(written.range)
        if ab.GIVENS[made.kind] in NUMERIC and made.least is None and made.most is None:
            made.least = ab.ONE

    # Texts -----------------------------------------------------------------------------------------------------------

    def text(self, effects: Sequence[Effect]) -> int:
        """A list of effects under a number of its own."""
        if not effects:
            return NO_TEXT
        text = c.Text(len(self.cast.texts), list(effects))
        self.cast.texts.append(text)
        text.ops = tuple([self.op(effect, text.number, pos) for pos, effect in enumerate(effects)])
        return text.number

    def op(self, effect: Effect, text: int, pos: int) -> c.Op:
        op = c.Op(effect.declared, text, pos)
        for field in op.effect.fields:
            value = getattr(effect, attribute(field.name))
            if field.kind == MOD:
                op.mod = self.mod(effect.name, value, None, None, effect.into)
            else:
                setattr(op, field.slot, self.compiled(field, value))
        return op

    def compiled(self, field: Field, value: Any) -> Any:
        kind = field.kind
        if kind == NUMBER:
            return parse_amount(value)
        if kind == WHO:
            return None if value is None else parse_who(value)
        if kind == "Target":
            return parse_target(value)
        if kind == PLACE:
            return parse_place(value)
        if kind == COST:
            return self.cost(value)
        if kind == CONDITION:
            return self.given(value)
        if kind == EFFECTS:
            return self.text(value)
        if kind == FACES:
            return self.faces(value)
        if kind == CHOICES:
            return tuple(
                [c.Option(one.id, self.given(one.given), self.cost(one.cost), self.text(one.do)) for one in value]
            )
        if kind == "With":
            return parse_with(value)
        if kind == WORD:
            return self.word(field, value)
        return value

    def word(self, field: Field, value: Any) -> Any:
        """The place of a word in its list; `paid` is no colour, modifiers keep their names."""
        if field.slot == "name":
            return value
        if value is None or (field.slot == "colour" and value == "paid"):
            return ab.NONE
        return field.words.index(value)

    def faces(self, written: dict[str, list[Effect]]) -> tuple[int, ...]:
        unknown = [face for face in written if face not in t.LUCK]
        if unknown:
            raise Unread(f"there is no Luck face {unknown[0]!r}; there are {', '.join(t.LUCK)}")
        return tuple([self.text(written.get(face, [])) for face in t.LUCK])

    # Uses ------------------------------------------------------------------------------------------------------------

    def use(self, id: str, source: int, owner: int, data: Usable) -> ab.Use:
        """Whatever may be used or happens by itself."""
        made = ab.Use(len(self.cast.uses), id, source)
        self.cast.uses.append(made)
        made.owner = owner
        made.window = t.OWN_TIME if data.window is None else t.WINDOWS.index(data.window)
        made.whose = 0 if data.whose is None else t.WHOSE.index(data.whose)
        made.rapid, made.map_only = data.rapid, data.map
        if data.on is not None:
            made.trigger, made.on = parse_trigger(data.on)
        made.given = self.given(data.given)
        made.cost = self.cost(data.cost)
        made.limit = 0 if data.limit is None else t.LIMITS.index(data.limit)
        made.do = self.text(data.do)
        return made

    def action(self, data: ActionData, source: int, owner: int, id: str) -> int:
        made = self.use(id, source, owner, data)
        made.cost = self.cost(data.cost, data.staged, data.times_n)
        made.once = data.once and made.trigger == ab.NONE
        made.boost = data.boost or ""
        made.name = data.sign or ""
        made.completing = self.given(data.completing)
        for corner in [*data.spaces, *([data.space] if data.space is not None else [])]:
            made.spaces |= 15 if corner == "here" else 1 << "abcd".index(corner[-1])
        return made.number

    def interaction(self, data: InteractionData, owner: int) -> int:
        """EF-5.92"""
        made = ab.Use(len(self.cast.uses), data.id, ab.INTERACTION)
        self.cast.uses.append(made)
        made.owner = owner
        made.given = self.given(data.given)
        made.cost = self.cost(data.cost, data.staged)
        made.limit = 0 if data.limit is None else t.LIMITS.index(data.limit)
        made.keyword = 0 if data.keyword is None else t.KEYWORDS.index(data.keyword)
        made.far = 1 if data.range is None else data.range
        made.wins = data.wins
        made.do = self.text(data.do)
        return made.number

    def trigger(self, data: TriggerData, owner: int, id: str) -> int:
        made = ab.Use(len(self.cast.uses), id, ab.TRIGGER)
        self.cast.uses.append(made)
        made.owner = owner
        made.trigger, made.on = parse_trigger(data.on)
        made.whose = 1 if data.whose is None else t.WHOSE.index(data.whose)
        made.given = self.given(data.given)
        made.once = data.once
        made.limit = 0 if data.limit is None else t.LIMITS.index(data.limit)
        made.do = self.text(data.do)
        return made.number
