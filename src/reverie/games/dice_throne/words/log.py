"""The log of Dice Throne: events, refusals, reasons and endings as sentences."""

from __future__ import annotations

from typing import Final

from reverie.kernel.events import Event
from reverie.kernel.game import Outcome
from reverie.kernel.plain import Particulars

from ..content.library import UPGRADES
from ..rules import decisions
from ..rules.state import CARD_ROLL, DEFENCE, NOBODY, OFFENCE, PHASES, SUB_ROLL, TARGETING, TURN_END, DiceThrone
from .names import Names

UNTOLD: Final = ("forced", "shuffled")
"""Events that need no line of their own."""
ROLLED_TOLD: Final = (decisions.SUB_ROLL.name, decisions.ROLLED_AGAIN.name, decisions.FIRST_PLAYER.name)
"""Rolls told as they fall; the others are told when they lie on the table (`dice-shown`)."""
FIRST: Final = "DT-4.41"
AGAIN: Final = "DT-4.42"
"""The rules of the first attempt, and of those in which some dice are kept."""
SHOWN_UNTOLD: Final = (SUB_ROLL, CARD_ROLL)
SUMMED: Final = ("warded", "prevented", "shadowed", "halves", "times", "avoided", "ultimate")


class Log(Names):
    """What has happened, in one language."""

    def told(self, s: DiceThrone, data: Particulars) -> Particulars:
        """The particulars of an event, a refusal or a reason, as arguments of a message."""
        args: Particulars = {}
        seat = data.get("seat", NOBODY)
        for key, value in data.items():
            if key == "seat":
                args["who"] = self.who(s, value) if value >= 0 else ""
            elif key in ("target", "to", "by", "victim"):
                args[key] = self.who(s, value) if value >= 0 else ""
            elif key == "hero":
                args[key] = self.hero_name(s.cast.heroes[value].id)
            elif key == "card":
                args[key] = self.card_name(s.cast, value)
            elif key == "cards" and isinstance(value, tuple):
                args[key] = self.cards(s, value)
            elif key == "token":
                args[key] = self.token(s, value)
            elif key == "slot":
                args[key] = self.slot(s, seat, value)
            elif key == "companion":
                args[key] = self.companion_name(s.hero(seat).companions[value].id)
            elif key == "line":
                args[key] = self.line_name(s, value)
            elif key == "level":
                args[key] = UPGRADES[value]
            elif key == "dice" and isinstance(value, tuple):
                args[key] = self.numbers(value)
            elif key == "winners":
                args[key] = self.names(s, value)
            elif isinstance(value, int | str | float):
                args[key] = value
        return args

    def event(self, s: DiceThrone, event: Event) -> str | None:
        kind, data = event.kind, event.data
        if kind in UNTOLD:
            return None
        if kind == "entered":
            return self.entry(s, data["entry"])
        if kind == "settled":
            return self._settled(s, data)
        if kind == "rolled":
            return self._rolled(s, event)
        args = self.told(s, data)
        if kind == "hero-taken":
            args["seat"] = self.seat_called(data["seat"])
        if kind == "phase-began":
            phase = PHASES.index(data["phase"])
            return (
                None
                if phase == TURN_END
                else self.say("event-phase-began", phase=self.phase_name(phase), **args_without(args, "phase"))
            )
        if kind == "dice-shown":
            if data["purpose"] in SHOWN_UNTOLD:
                return None
            targeting = data["purpose"] == TARGETING
            args["dice"] = self.numbers(data["dice"]) if targeting else self.faces(s, data["seat"], data["dice"])
            name = {OFFENCE: "offence", DEFENCE: "defence"}.get(data["purpose"], "targeting")
            if name == "offence" and event.rule == FIRST:
                name = "first"
            return self.say(f"event-dice-shown-{name}", **args)
        if kind == "activated":
            args["dice"] = self.faces(s, data["seat"], data["dice"])
        if kind == "die-changed":
            if data["was"] == data["value"]:
                return None
            args["n"] = data["die"] + 1
        if kind in ("token-gained", "token-inflicted") and not data["amount"]:
            return self.say("event-token-full", **args)
        if kind == "cp-gained" and not data["amount"]:
            return self.say("event-cp-full", **args)
        if kind == "health-changed":
            kind = "healed" if data["change"] > 0 else "hurt"
            args["n"] = abs(data["change"])
        if kind == "game-ended":
            return self.say(f"event-game-ended-{data['reason']}", **args)
        if kind == "votes-opened":
            pairs = zip(data["voters"], data["votes"], strict=True)
            return self.say(
                "event-votes-opened", votes=", ".join(f"{self.who(s, a)} → {self.who(s, b)}" for a, b in pairs)
            )
        if kind == "income-skipped":
            return self.say(f"event-income-skipped-{data['reason']}", **args)
        return self.say(f"event-{kind}", **args)

    def _rolled(self, s: DiceThrone, event: Event) -> str | None:
        """Dice as they fall. The order of a shuffle is nobody's to know."""
        data = event.data
        if data["choice"] == "offence" and event.rule == AGAIN:
            seat, dice = data["subject"], data["answer"]
            return self.say("event-rolled-again", who=self.who(s, seat), n=len(dice), dice=self.faces(s, seat, dice))
        if data["choice"] not in ROLLED_TOLD:
            return None
        if data["choice"] == decisions.FIRST_PLAYER.name:
            return self.say("event-rolled-first", dice=self.numbers(data["answer"]))
        seat = data["subject"]
        return self.say("event-rolled", who=self.who(s, seat), dice=self.faces(s, seat, data["answer"]))

    def _settled(self, s: DiceThrone, data: Particulars) -> str | None:
        """DT-5.120 ff.: how a victim's damage was reckoned, step by step."""
        who = self.who(s, data["seat"])
        steps = []
        incoming = data["defendable"] + data["avoidable"]
        if incoming or data["shadowed"]:
            steps.append(self.say("sum-incoming", n=incoming + data["shadowed"]))
        steps += [self.say(f"sum-{name}", n=data[name]) for name in SUMMED if data[name]]
        told = []
        if steps:
            told.append(self.say("event-settled", who=who, steps=", ".join(steps), n=data["final"]))
        if data["healing"]:
            told.append(self.say("event-settled-healing", who=who, n=data["healing"]))
        return " ".join(told) or None

    def heading(self, s: DiceThrone, event: Event) -> str | None:
        if event.kind == "turn-began":
            who = self.who(s, event.data["seat"])
            return self.say("heading-turn", round=event.data["round"], turn=event.data["turn"], who=who)
        return None

    def teller(self, event: Event, s: DiceThrone | None = None) -> int | None:
        if event.kind == "entered":
            _verb, _victim, _amount, _kind, _origin, by, _source = event.data["entry"]
            return by if by >= 0 else None
        return super().teller(event, s)

    def outcome(self, s: DiceThrone, outcome: Outcome) -> str:
        dials = ", ".join(f"{self.who(s, seat)} {score}" for seat, score in enumerate(outcome.scores))
        if not outcome.winners:
            return self.say("outcome-agreed" if outcome.reason == "agreed" else "outcome-draw", dials=dials)
        losers = tuple(seat for seat in range(s.mode.players) if seat not in outcome.winners)
        return self.say(
            f"outcome-{outcome.reason}",
            winners=self.names(s, outcome.winners),
            losers=self.names(s, losers),
            count=len(outcome.winners),
            dials=dials,
        )


def args_without(args: Particulars, key: str) -> Particulars:
    return {name: value for name, value in args.items() if name != key}
