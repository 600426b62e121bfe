"""The log of Sword & Sorcery: events, refusals and endings as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reverie.kernel.events import Event
from reverie.kernel.game import Outcome
from reverie.kernel.plain import Particulars
from reverie.parts.effects.telling import small

from ..rules import decisions
from ..rules import terms as t
from ..rules.state import FIRST_COMPANION, NOBODY, Quest, is_companion, is_enemy
from ..rules.strike import BY_ABILITY, BY_HITS
from .asked import Asked
from .wording import roman

UNTOLD: Final = ("forced", "shuffled", "flag-set", "counter-raised", "attack-over")
"""Events that need no line of their own."""
ROLLED_TOLD: Final = (decisions.OTHER_DIE.name, decisions.TAVERN_DIE.name, decisions.GATE_DIE.name)
"""Rolls told as they fall; the others are told when they lie on the table (`dice-lie`)."""
FIGURES: Final = ("figure", "attacker", "target", "defender", "victim", "by", "instead", "seat", "other", "controller")
ROLLERS: Final = ("figure", "attacker")
"""Of these nobody is a trap, an event or a paragraph: fate."""
AREAS: Final = ("area", "came")
CASES: Final = ("gen", "dat", "acc", "ins")
"""What a language may decline names by; where a name has no such form, it stays as it is."""

VARIANTS: Final[dict[str, Callable[[Particulars], str]]] = {
    "area-fire": lambda data: "" if data["level"] else "-out",
    "defended": lambda data: "" if data["wounds"] else "-all",
    "saved": lambda data: "" if data["passed"] else "-not",
    "evaded": lambda data: "" if data["attacked"] else "-free",
    "handed-over": lambda data: "" if data["card"] != t.NO_ITEM else "-crowns",
    "gate-changed": lambda data: "-opened" if data["open"] else "-closed",
    "shrine-changed": lambda data: "-lit" if data["active"] else "-out",
    "edge-changed": lambda data: "-opened" if data["open"] else "-closed",
    "spawned": lambda data: "" if data["count"] else "-none",
    "dashed": lambda data: "-stood" if data["stood"] else "",
    "dice-lie": lambda data: f"-{data['purpose']}",
}
"""Events that are told in more ways than one."""


class Log(Asked):
    """What has happened, in one language."""

    def told(self, s: Quest, data: Particulars) -> Particulars:
        """The particulars of an event, a refusal or a reason, as arguments of a message."""
        args: Particulars = {}
        for key, value in data.items():
            if key in FIGURES:
                args[key] = self.who(s, value) if key not in ROLLERS or value != NOBODY else self.say("word-fate")
                args |= {f"{key}-{case}": self.who(s, value, case) for case in CASES}
            elif key == "foe":
                args[key] = self.foe(s, value)
                args |= {f"{key}-{case}": self.foe(s, value, case) for case in CASES}
            elif key in AREAS:
                args[key] = self.area(s, value)
            elif key == "condition":
                args[key] = self.condition(value)
                args |= {f"{key}-{case}": self.condition(value, case) for case in CASES}
            elif isinstance(value, bool):
                args[key] = "yes" if value else "no"
            elif isinstance(value, int):
                args[key] = self.named(s, key, value)
            elif isinstance(value, str | float):
                args[key] = value
        return args

    def named(self, s: Quest, key: str, value: int) -> str | int:
        """What is called by a number and is neither a figure nor a place."""
        if key == "card":
            return self.item(s, value) if value != t.NO_ITEM else ""
        if key == "power":
            return self.power(s, value)
        if key == "companion":
            return self.companion(value, s)
        if key == "ability":
            return self.ability(s.cast.abilities[value])
        if key == "effect":
            return self.dice_effect(s.cast.dice_effects[value])
        if key in ("rank", "level"):
            return roman(value)
        if key == "door":
            return self.door(s, value)
        if key == "slot":
            return self.say(f"slot-{t.SLOTS[value]}")
        if key == "event":
            return self.event_name(value)
        if key == "passages":
            return self.edge(s, value)
        return value

    # Events -----------------------------------------------------------------------------------------------------------

    def event(self, s: Quest, event: Event) -> str | None:
        kind, data = event.kind, event.data
        if kind in UNTOLD:
            return None
        if kind == "rolled":
            return self._rolled(s, data)
        args = self.told(s, data)
        more = MORE.get(kind)
        if more is not None:
            args |= more(self, s, data)
        return self.say(f"event-{kind}{args.pop('form', '')}{VARIANTS[kind](data) if kind in VARIANTS else ''}", **args)

    def _rolled(self, s: Quest, data: Particulars) -> str | None:
        """Dice as they fall. The order of a shuffle is nobody's to know."""
        if data["choice"] not in ROLLED_TOLD:
            return None
        colour = data["subject"] if data["choice"] == decisions.OTHER_DIE.name else t.BLUE
        told = ", ".join(self.one_die(s, (colour, face, False, False)) for face in data["answer"])
        return self.say(f"event-rolled-{data['choice']}", dice=told)

    def heading(self, s: Quest, event: Event) -> str | None:
        if event.kind == "round-began":
            return self.say("heading-round", round=event.data["round"])
        if event.kind == "turn-began":
            return self.say("heading-turn", round=s.round, **self.whose(s, event.data["seat"]))
        return None

    def teller(self, event: Event, s: Quest | None = None) -> int | None:
        found = super().teller(event, s)
        if found is not None or s is None:
            return found
        for key in ("figure", "attacker", "defender"):
            figure: int = event.data.get(key, NOBODY)
            if figure == NOBODY or is_enemy(figure):
                continue
            return s.companions.rows[figure - FIRST_COMPANION].owner if is_companion(figure) else figure
        return None

    def outcome(self, s: Quest, outcome: Outcome) -> str:
        keys = [f"outcome-{outcome.reason}-{outcome.result}", f"outcome-{outcome.reason}", f"outcome-{outcome.result}"]
        return self.say(next(key for key in keys if self.texts.has(key)), round=s.round)


# What some events need besides ---------------------------------------------------------------------------------------


def phase(log: Log, s: Quest, data: Particulars) -> Particulars:
    return {"phase": log.say(f"phase-{data['phase']}")}


def ended(log: Log, s: Quest, data: Particulars) -> Particulars:
    known = log.texts.has(f"event-quest-ended-{data['result']}")
    return {"form": f"-{data['result']}" if known else "-lost"}


def wounds(log: Log, s: Quest, data: Particulars) -> Particulars:
    """By whom, or what."""
    cause = log.cause(data["cause"])
    if cause != "figure" or data["cause"] == data["figure"]:
        return {"form": f"-{cause}" if cause != "figure" else "-none"}
    return {"form": "-figure", "cause": log.who(s, data["cause"])}


def line_used(log: Log, s: Quest, data: Particulars) -> Particulars:
    return {"power": log.power(s, data["power"], data["line"])}


def enemy_power(log: Log, s: Quest, data: Particulars) -> Particulars:
    return {"power": log.enemy_power(s, data["power"])}


def critical(log: Log, s: Quest, data: Particulars) -> Particulars:
    return {"token": log.critical(s, data["token"])}


def searched(log: Log, s: Quest, data: Particulars) -> Particulars:
    return {"token": log.wording.name(f"search-{data['token']}")}


def side(log: Log, s: Quest, data: Particulars) -> Particulars:
    return {"card": log.item(s, data["card"], data["side"])}


def thing(log: Log, s: Quest, data: Particulars) -> Particulars:
    return {"thing": log.thing(s, data["thing"], data.get("value", NOBODY))}


def shadow(log: Log, s: Quest, data: Particulars) -> Particulars:
    return {"shadow": log.wording.name(f"shadow-{s.cast.shadows[data['shadow']].id}")}


def trap(log: Log, s: Quest, data: Particulars) -> Particulars:
    id = s.cast.traps[data["trap"]].id
    return {"trap": log.wording.name(f"trap-{id}"), "text": log.wording.plain_line(log.wording.trap(id))}


def encounter(log: Log, s: Quest, data: Particulars) -> Particulars:
    id = s.cast.encounters[data["encounter"]].id
    return {"encounter": log.wording.name(f"encounter-{id}"), "text": log.wording.plain_line(log.wording.encounter(id))}


def drawn(log: Log, s: Quest, data: Particulars) -> Particulars:
    text = log.wording.plain_line(log.wording.event(data["event"]))
    return {"text": text, "form": "" if text else "-story"}


def threat(log: Log, s: Quest, data: Particulars) -> Particulars:
    return {"side": roman(data["side"])}


def hint(log: Log, s: Quest, data: Particulars) -> Particulars:
    return {"text": log.say(f"hint-{data['hint']}")}


def paragraph(log: Log, s: Quest, data: Particulars) -> Particulars:
    return {"paragraph": log.paragraph(data["node"])}


def way(log: Log, s: Quest, data: Particulars) -> Particulars:
    return {"way": log.branch(s, data["node"], data["branch"])}


def attack(log: Log, s: Quest, data: Particulars) -> Particulars:
    """Who attacks whom, and with what."""
    to = "" if data["target"] != NOBODY else "-all"
    if data["means"] == BY_HITS:
        return {"n": data["which"], "form": f"-hits{to}"}
    if data["means"] == BY_ABILITY:
        return {"with": log.say("word-with", weapon=log.ability(s.cast.abilities[data["which"]])), "form": to}
    attacker, hand = data["attacker"], data["which"]
    key = "word-with-ins" if is_enemy(attacker) else "word-with"
    return {"with": log.say(key, weapon=log.weapon(s, attacker, hand, "ins")), "form": to}


def dice(log: Log, s: Quest, data: Particulars) -> Particulars:
    return {"dice": log.dice(s, data["dice"])}


def hits(log: Log, s: Quest, data: Particulars) -> Particulars:
    """SS-22.5: what the hits are put together of."""
    parts: dict[str, int] = {}
    for name, n in data["parts"]:
        parts[name] = parts.get(name, 0) + n
    told = [log.say(f"hits-{name}", n=log.wording.signed(n)) for name, n in parts.items() if n]
    return {"n": data["hits"], "parts": ", ".join(told), "form": "" if told else "-plain"}


def behaviour(log: Log, s: Quest, data: Particulars) -> Particulars:
    """SS-33.2 to SS-33.11: which behaviour, against whom, and why."""
    foe = data["foe"]
    chosen = s.sheet(foe).behaviours[data["behaviour"]]
    text = small(log.wording.sentences_of(log.wording.manner(s.enemy(foe), s.foes.rows[foe].side), chosen))
    return {"why": why(log, s, data), "text": text, "band": log.wording.band(chosen)}


def why(log: Log, s: Quest, data: Particulars) -> str:
    """Why an enemy turns against somebody."""
    return log.say(f"why-{data['why']}", **log.told(s, {"foe": data["foe"], "victim": data["victim"]}))


MORE: Final[dict[str, Callable[[Log, Quest, Particulars], Particulars]]] = {
    "phase-began": phase,
    "quest-ended": ended,
    "wounded": wounds,
    "power-used": line_used,
    "enemy-power-came": enemy_power,
    "critical-came": critical,
    "critical-left": critical,
    "searched": searched,
    "item-flipped": side,
    "thing-came": thing,
    "thing-left": thing,
    "token-lifted": thing,
    "token-laid": thing,
    "token-passed": thing,
    "shadow-revealed": shadow,
    "trap-drawn": trap,
    "encounter-drawn": encounter,
    "event-drawn": drawn,
    "threat-moved": threat,
    "hinted": hint,
    "read": paragraph,
    "took": way,
    "attack-declared": attack,
    "dice-lie": dice,
    "hits-counted": hits,
    "behaviour-chosen": behaviour,
}
"""What a message needs that is not among the particulars as they are; `form` tells which of several messages it is."""
