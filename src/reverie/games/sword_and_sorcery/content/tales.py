"""SS-G19: paragraphs as the story part knows them: the fact that brings one, and what it leads to, raises and asks about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from reverie.kernel.plain import Plain
from reverie.parts.effects.structs import attribute

from .checking import every_condition, every_effect
from .sheets import Lost, Paragraph, QuestData, When
from .vocabulary import Condition, Edge, Effect, Mod, Record

BARE: Final = ("setup", "cleared", "event-phase", "first-ghost", "last-event", "won")
"""Facts without anything more..."""
NUMBERED: Final = ("waypoint", "story", "round", "every", "searched")
"""... with a number..."""
NAMED: Final = ("entered", "revealed", "chest", "dead", "half", "flipped", "action", "entered-play", "flag", "lost")
"""... with a name..."""
OTHERS: Final = ("opened", "count")
FACTS: Final = (*BARE, *NUMBERED, *NAMED, *OTHERS)
MORE: Final = {"symbol": "searched", "result": "action"}
"""What may be said besides, and of which fact."""


def facts_in(when: When) -> list[str]:
    """The facts that are named; exactly one should be."""
    return [kind for kind in FACTS if getattr(when, attribute(kind)) not in (None, {}, False)]


def fact_of(when: When, door: Callable[[Edge], int]) -> Plain:
    """The fact as it is announced: its kind and what it is about. `door` finds the number of the door on an edge."""
    kind = facts_in(when)[0]
    value: Any = getattr(when, attribute(kind))
    if kind in BARE:
        return (kind,)
    if kind == "opened":
        return (kind, door(value))
    if kind == "count":
        name, least = next(iter(value.items()))
        return (kind, name, least)
    more = when.symbol if kind == "searched" else when.result if kind == "action" else None
    return (kind, value) if more is None else (kind, value, more)


# What a quest raises and asks about ----------------------------------------------------------------------------------


def raised_by(effects: Sequence[Effect]) -> Iterator[str]:
    """Flags and counters that verbs raise."""
    for effect in every_effect(effects):
        if effect.declared.name in ("flag", "count"):
            yield effect.name


def named_in(condition: Condition | None) -> Iterator[str]:
    """Flags and counters that a condition asks about."""
    for one in every_condition(condition):
        yield from [one.flag] if one.flag is not None else []
        yield from one.count


def named_by(effects: Sequence[Effect]) -> Iterator[str]:
    """... and those of the conditions inside verbs."""
    for effect in every_effect(effects):
        for field in effect.declared.fields:
            value: Any = getattr(effect, attribute(field.name))
            if isinstance(value, Condition):
                yield from named_in(value)
            elif isinstance(value, list | tuple):
                yield from named_in_mods([one for one in value if isinstance(one, Mod)])


def named_in_mods(mods: Sequence[Mod]) -> Iterator[str]:
    for mod in mods:
        yield from named_in(mod.given)


def named_in_record(record: Record) -> Iterator[str]:
    yield from named_in(record.given)
    yield from named_in_mods(record.always)
    yield from named_by(record.do)


def asked_in(paragraph: Paragraph) -> Iterator[str]:
    """Flags and counters that a paragraph asks about."""
    yield from named_in(paragraph.given)
    yield from named_by(paragraph.do)
    if paragraph.when is not None:
        yield from [paragraph.when.flag] if paragraph.when.flag is not None else []
        yield from paragraph.when.count
    for option in () if paragraph.choice is None else paragraph.choice.options:
        yield from named_in(option.given)
        yield from [option.highest] if option.highest is not None else []


def asked_elsewhere(quest: QuestData) -> Iterator[str]:
    """... and those that the quest asks about outside its paragraphs."""
    yield from named_in(quest.won.given)
    for loss in quest.lost:
        yield from named_in(loss.given) if isinstance(loss, Lost) else ()
    for record in (quest.night, quest.day, *quest.abilities):
        yield from () if record is None else named_in_record(record)
    yield from named_in_mods(quest.always)
    for chest in quest.map.chests:
        yield from named_in(chest.given)
    for after in quest.next:
        yield from named_in(after.given)


def raised_in(quest: QuestData, actions: Sequence[Record]) -> list[str]:
    """Everything that a quest raises, its actions included."""
    found = [name for paragraph in quest.paragraphs for name in raised_by(paragraph.do)]
    found += [name for action in actions for name in raised_by(action.do)]
    found += [after.flag for after in quest.next if after.flag is not None]
    return list(dict.fromkeys(found))


def groups_in(quest: QuestData) -> list[str]:
    """Names that the quest gives to enemies (`as`)."""
    verbs = [effect for paragraph in quest.paragraphs for effect in every_effect(paragraph.do)]
    return [name for verb in verbs if (name := getattr(verb, "as", ""))]
