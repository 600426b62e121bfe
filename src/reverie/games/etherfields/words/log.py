"""The log of Etherfields: events, refusals and endings as sentences; scripts while they are read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from reverie.kernel.events import Event
from reverie.kernel.game import Outcome
from reverie.kernel.plain import Particulars, Told
from reverie.parts.effects.telling import capital

from ..rules import decisions
from ..rules import terms as t
from ..rules.abilities import FLYING, NONE, TRIGGER
from ..rules.state import PILES, Session
from .asked import Asked
from .wording import space_name

UNTOLD: Final = (
    "forced",
    "phase",
    "paid",
    "turn-discarded",
    "used",
    "rolled",
    "shopping",
    "rule",
    "token",
    "placing",
    "moving",
    "shuffled",
    "looked",
)
"""Events that need no line of their own: another one tells the same, or the question does."""
CASES: Final = ("gen", "dat", "acc")
CARDS: Final = ("card",)
SEATS: Final = ("seat", "other")
DECKS: Final = {"turn": "turn", "turn-discard": "turn", "morphing": "morphing", "storage": "item-market"}


def of_the_team(data: Particulars) -> bool:
    """Keys and Hours are the Team's, whoever opens a Gate or Adds Turns."""
    return data["seat"] < 0 or data["what"] in (t.KEY, t.HOUR)


VARIANTS: Final[dict[str, Callable[[Particulars], str]]] = {
    "slumber-ended": lambda data: "" if data["won"] else "-lost",
    "wall": lambda data: "" if data["up"] else "-gone",
    "terrain": lambda data: "" if data["lies"] else "-gone",
    "space-blocked": lambda data: "" if data["shut"] else "-open",
    "travelled": lambda data: "-shortcut" if data["shortcut"] else "",
    "done-with": lambda data: "" if data["times"] <= 1 else "-times",
    "gained": lambda data: "-team" if of_the_team(data) else "",
    "lost": lambda data: "-team" if of_the_team(data) else "",
    "sign-gained": lambda data: "" if data["seat"] >= 0 else "-team",
    "announced": lambda data: "",
    "failed": lambda data: "" if data["use"] != NONE else "-payment",
}
"""Events that are told in more ways than one."""


class Log(Asked):
    """What has happened, in one language."""

    def told(self, s: Session, data: Particulars) -> Particulars:
        """The particulars of an event, a refusal or a reason, as arguments of a message."""
        args: Particulars = {}
        for key, value in data.items():
            if isinstance(value, bool):
                args[key] = "yes" if value else "no"
            elif key in SEATS:
                args[key] = self.dreamer(s, value)
                args |= {f"{key}-{case}": self.dreamer(s, value, case) for case in CASES}
            elif key == "figure":
                args[key] = self.who(s, value)
                args |= {f"figure-{case}": self.who(s, value, case) for case in CASES}
            elif key == "entity":
                known = 0 < value < len(s.entities.rows)
                args[key] = self.entity(s, value) if known else self.say("word-entity")
                args |= {f"entity-{case}": self.entity(s, value, case) for case in CASES if known}
                args["many"] = "yes" if known and self.wording.is_many(self.entity_code(s, value)) else "no"
            elif key == "what":
                args[key] = value
                args["much"] = self.say(f"unit-{t.RESOURCES[value]}", n=data.get("count", 1))
            else:
                args[key] = self.named(s, key, value)
        return args

    def named(self, s: Session, key: str, value: Any) -> str | int:
        """What is called by a number and is neither a Dreamer nor a figure."""
        teller = NAMED.get(key)
        if teller is not None:
            return teller(self, s, value)
        return value if isinstance(value, int | str) else str(value)

    # Events --------------------------------------------------------------------------------------------------------------

    def event(self, s: Session, event: Event) -> str | None:
        kind, data = event.kind, event.data
        if kind in UNTOLD or (kind == "passed-first" and s.players() == 1):
            return None
        if kind == "chose" and not self.texts.has(f"pick-{data['option']}"):
            return None  # an option without a name: what it does is told next
        if kind == "action-blocked" and s.cast.uses[data["use"]].source in (TRIGGER, FLYING):
            return None
        if kind == "dream-rule" and not self.texts.has(rule_key(s, data)):
            return None
        variant = VARIANTS[kind](data) if kind in VARIANTS else ""
        args = self.told(s, data)
        if kind == "turn-began":
            args["steps"] = self.steps(s, data["card"])
        if kind in MORE:
            args |= MORE[kind](self, s, data)
        return capital(self.say(f"event-{kind}{variant}", **args))

    def steps(self, s: Session, card: int) -> str:
        return ", ".join(self.say(f"step-{t.STEPS[step]}") for step in s.cast.turn_cards[card].steps)

    def heading(self, s: Session, event: Event) -> str | None:
        if event.kind == "turn-began":
            return self.say("heading-turn", turn=event.data["turn"])
        if event.kind == "dream-entered":
            return self.dream(s, event.data["dream"])
        return self.slumber(s, event.data["tile"]) if event.kind == "slumber-drawn" else None

    def teller(self, event: Event, s: Session | None = None) -> int | None:
        figure = event.data.get("figure")
        if isinstance(figure, int) and s is not None and 0 <= figure < s.players():
            return figure
        return super().teller(event, s)

    def refusal(self, s: Session, refusal: Any) -> str:
        return self.say(f"refusal-{refusal.why}", **self.told(s, refusal.args))

    def outcome(self, s: Session, outcome: Outcome) -> str:
        keys = [f"outcome-{outcome.reason}-{outcome.result}", f"outcome-{outcome.reason}", f"outcome-{outcome.result}"]
        return self.say(next(key for key in keys if self.texts.has(key)), scores="")

    # Scripts ---------------------------------------------------------------------------------------------------------------

    def reading(self, s: Session) -> Told | None:
        """The script that is being read just now."""
        for choice in s.pending:
            if choice.decision is decisions.READING:
                id = s.cast.scripts[choice.subject].id
                return {"id": id, "title": self.phrase(self.script_title(s, id)), "paragraphs": [self.script(id)]}
        return None


def rule_key(s: Session, data: Particulars) -> str:
    return f"dream-{s.cast.dreams[data['dream']].id}-{data['rule']}"


# Numbers by what they stand for ------------------------------------------------------------------------------------------------


def named_pile(log: Log, s: Session, value: Any) -> str:
    name = DECKS.get(PILES[value], PILES[value])
    key = f"deck-{name}"
    return log.say(key) if log.texts.has(key) else name


def named_cards(log: Log, s: Session, value: Any) -> str:
    return log.cards(s, value) if isinstance(value, tuple | list) else str(value)


NAMED: Final[dict[str, Callable[[Log, Session, Any], str | int]]] = {
    "card": lambda log, s, value: log.card(s, value),
    "cards": named_cards,
    "use": lambda log, s, value: log.use(s, value) if value != NONE else log.say("pay-price"),
    "space": lambda log, s, value: log.space(s, value),
    "slot": lambda log, s, value: space_name(4 * value)[:2],
    "dream": lambda log, s, value: log.dream(s, value),
    "location": lambda log, s, value: log.location(s, value),
    "face": lambda log, s, value: log.say(f"face-{value}"),
    "colour": lambda log, s, value: log.say(f"colour-{t.COLOURS[value]}") if value != NONE else "",
    "step": lambda log, s, value: log.say(f"step-{t.STEPS[value]}") if value < len(t.STEPS) else "",
    "morphing": lambda log, s, value: log.say(f"morphing-{s.cast.morphing_ids[value]}"),
    "state": lambda log, s, value: log.say(f"state-{t.STATES[value]}"),
    "terrain": lambda log, s, value: log.say(f"terrain-{t.TERRAINS[value]}"),
    "edge": lambda log, s, value: log.edge(s, value),
    "deck": named_pile,
    "code": lambda log, s, value: log.wording.coded(str(value)),
    "script": lambda log, s, value: log.script_title(s, str(value)),
    "option": lambda log, s, value: log.say(f"pick-{value}") if log.texts.has(f"pick-{value}") else str(value),
}


def ended(log: Log, s: Session, data: Particulars) -> Particulars:
    return {"result": t.RESULTS[data["result"]] or "lost"}


def added(log: Log, s: Session, data: Particulars) -> Particulars:
    """What comes into a deck: a card, a Slumber tile, a map tile."""
    pile, card = PILES[data["deck"]], data["card"]
    if pile == "slumber":
        return {"card": log.slumber(s, card)}
    return {"card": log.tile(s, card) if pile == "slumber-map" else log.card(s, card)}


def died(log: Log, s: Session, data: Particulars) -> Particulars:
    return {"why": data["why"]}


def map_tile(log: Log, s: Session, data: Particulars) -> Particulars:
    return {"tile": log.tile(s, data["tile"])}


def slumber_tile(log: Log, s: Session, data: Particulars) -> Particulars:
    return {"tile": log.slumber(s, data["tile"])}


def district(log: Log, s: Session, data: Particulars) -> Particulars:
    return {"tile": log.wording.name(f"world-{s.cast.world[data['tile']].id}")}


def blocked_step(log: Log, s: Session, data: Particulars) -> Particulars:
    """The step stands at a place of the current Turn card."""
    step = s.cast.turn_cards[s.current].steps[data["step"]] if s.current != NONE else 0
    return {"step": log.say(f"step-{t.STEPS[step]}")}


def rolled_move(log: Log, s: Session, data: Particulars) -> Particulars:
    return {"face": log.say(f"move-{data['face']}")}


def hinted(log: Log, s: Session, data: Particulars) -> Particulars:
    key = f"dream-{s.cast.dreams[data['dream']].id}-hint-{data['level']}"
    return {"hint": log.say(key) if log.texts.has(key) else ""}


def special_rule(log: Log, s: Session, data: Particulars) -> Particulars:
    return {"rule": log.say(rule_key(s, data))}


MORE: Final[dict[str, Callable[[Log, Session, Particulars], Particulars]]] = {
    "dream-rule": special_rule,
    "dream-ended": ended,
    "died": died,
    "added-to": added,
    "tile-placed": map_tile,
    "tile-lifted": map_tile,
    "tile-moved": map_tile,
    "slumber-drawn": slumber_tile,
    "slumber-seen": slumber_tile,
    "slumber-ended": slumber_tile,
    "tile-peeked": slumber_tile,
    "world-found": district,
    "step-blocked": blocked_step,
    "movement": rolled_move,
    "hint-opened": hinted,
}
"""What a message needs that is not among the particulars as they are."""
