"""How Dreamblade reads in words: names, questions, options, the log, refusals."""

from __future__ import annotations

import re

from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.domain import STOP, Roll
from reverie.kernel.events import Event
from reverie.kernel.game import Outcome
from reverie.kernel.plain import Answer, Particulars, Plain
from reverie.kernel.text import LANGUAGES

from ..content.library import Library
from ..rules.board import CELL_NAMES
from ..rules.combat_state import combat_of
from ..rules.decisions import CHOOSE, DAMAGE, DECLINE, MOVE, REROLL
from ..rules.procedures.attack import BLADE, MISS, damage_total
from ..rules.procedures.spawn import price
from ..rules.state import DREAMSCAPE, Dreamblade
from .abilities import AbilityWords

SEATS = "AB"
SPELLED = {MISS: "face-miss", BLADE: "face-blade"}
"""Faces of the attack die that are no numbers."""


class DreambladePage(AbilityWords):
    """Dreamblade in one language."""

    def __init__(self, language: str, library: Library) -> None:
        super().__init__(language, library.texts[language])
        self.library = library
        self.named: dict[str, str] = {}
        """Of pieces, by id."""

    def code(self, s: Dreamblade, m: int) -> str:
        """A short, unmistakable name: seat and number in the warband, such as A7."""
        if m == s.cast.neutral:
            return "N1"
        owner = s.minis[m].owner
        return f"{SEATS[owner]}{s.cast.bands[owner].index(m) + 1}"

    def name(self, s: Dreamblade, m: int) -> str:
        id = s.cast.piece_of[m].id
        if id not in self.named:
            self.named[id] = self.library.name("piece", id, self.language)
        return self.named[id]

    def who(self, s: Dreamblade, m: int) -> str:
        return f"{self.name(s, m)} [{self.code(s, m)}]"

    def seat_name(self, seat: int) -> str:
        """What a seat is called in a sentence."""
        return SEATS[seat]

    def names(self, s: Dreamblade, ids: tuple[int, ...]) -> str:
        return ", ".join(self.who(s, m) for m in ids)

    def faces(self, dice: tuple[int, ...], attack: bool = True) -> str:
        if not attack:
            return " ".join(str(d) for d in dice)
        return " ".join(self.say(SPELLED[d]) if d in SPELLED else str(d) for d in dice)

    def ordinal(self, n: int) -> str:
        return self.say("ordinal", n=n, last=0 if n % 100 in (11, 12, 13) else n % 10)

    def question(self, s: Dreamblade, choice: Choice) -> str:
        args: Particulars = {}
        combat = combat_of(s)
        if choice.subject >= 0:
            args["subject"] = self.who(s, choice.subject)
        if isinstance(choice.options, Roll):
            args["n"] = choice.options.count
        if choice.kind == "spawn":
            args["points"] = s.players[choice.seat].points
        elif choice.kind == "reroll":
            args["dice"] = self.faces(REROLL.about(s).shown)
        elif choice.kind == "attackers" and combat is not None:
            args["cell"] = CELL_NAMES[combat.cell]
        elif choice.kind == "blade" and combat is not None:
            args["blades"] = combat.blades
        elif choice.kind == "damage":
            args["total"] = damage_total(choice.options)
        if choice.kind in ("move", "choose"):
            number = (MOVE if choice.kind == "move" else CHOOSE).about(s).number
            args["keyword"] = self.keyword(s.cast.abilities[number].keyword)
        return self.say(f"choice-{choice.kind}", **args)

    def option(self, s: Dreamblade, choice: Choice, value: Answer) -> str:
        kind = choice.kind
        if value == STOP or value == DECLINE or (isinstance(value, str) and kind in ("action", "fate", "bomb")):
            return self.say(f"option-{value}")
        if isinstance(value, tuple):
            return self._several(s, choice, value)
        return self._one(s, choice, value) if isinstance(value, int) else str(value)

    def _several(self, s: Dreamblade, choice: Choice, value: Plain) -> str:
        """An option of several parts: something done with a miniature, some of them, dice."""
        kind = choice.kind
        if kind == "spawn":
            return self._spawn_option(s, value)
        if kind == "shift" or kind == "move":
            return self.say("option-move", who=self.who(s, value[1]), cell=CELL_NAMES[value[2]])
        if kind == "disrupt":
            return self.say("option-place", who=self.who(s, value[1]), cell=CELL_NAMES[value[2]])
        if kind in ("attackers", "deathblow"):
            return self.say("option-attackers", names=self.names(s, value)) if value else self.say("option-nobody")
        if kind == "reroll":
            shown = REROLL.about(s).shown
            return ", ".join(f"{i + 1}. {self.faces((shown[i],))}" for i in value) or self.say("option-no-dice")
        if kind == "blade":
            return self.blade_option(s, value)
        if kind == "damage":
            targets = DAMAGE.about(s).targets
            parts = [f"{self.who(s, m)} {n}" for m, n in zip(targets, value, strict=True) if n]
            return self.say("option-split", parts=", ".join(parts))
        if kind == "order":
            return self.say(
                "option-order", keyword=self.ability_name(s.cast.abilities[value[3]]), who=self.who(s, value[2])
            )
        return self.faces(value, kind == "attack")

    def _one(self, s: Dreamblade, choice: Choice, value: int) -> str:
        """An option that is a number: of a cell, an edge, a miniature, or of itself."""
        kind = choice.kind
        if kind == "strike":
            return self.say("option-fight", cell=CELL_NAMES[value])
        if kind == "edges":
            return self.say(f"option-edge-{value}")
        if kind in ("target", "choose", "unique"):
            where = f" {CELL_NAMES[s.minis[value].cell]}" if s.minis[value].zone == DREAMSCAPE else ""
            return self.who(s, value) + where
        return str(value)

    def _spawn_option(self, s: Dreamblade, value: Plain) -> str:
        tag, m, what = value
        if tag == "ability":
            return self.say("option-ability", who=self.who(s, m), ability=self.ability_name(s.cast.abilities[what]))
        return self.say("option-spawn", who=self.who(s, m), price=price(s, m), cell=CELL_NAMES[what])

    def blade_option(self, s: Dreamblade, key: Plain) -> str:
        bearer, copied, origin, number = key
        args = {"who": self.who(s, bearer), "ability": self.ability_name(s.cast.abilities[number])}
        if copied != bearer:
            return self.say("option-blade-copied", source=self.who(s, copied), **args)
        if origin != bearer:
            return self.say("option-blade-granted", source=self.who(s, origin), **args)
        return self.say("option-blade", **args)

    def pick(self, s: Dreamblade, choice: Choice, prefix: Plain, value: Answer) -> str:
        """One small pick on the way to an answer."""
        if not prefix and isinstance(value, tuple) and len(value) == 2:
            tag, m = value
            if tag == "ability":
                return self.say("option-ability-what", who=self.who(s, m))
            if tag == "spawn":
                p = s.cast.piece_of[m]
                stats = f" {p.power}/{p.defense}/{p.life}" if p.creature else ""
                return self.say("option-spawn-what", who=self.who(s, m) + stats, price=price(s, m))
            return self.say("option-move-what", who=self.who(s, m), cell=CELL_NAMES[s.minis[m].cell])
        if prefix and isinstance(prefix[0], tuple) and isinstance(value, int):
            if prefix[0][0] == "ability":
                return self.ability_name(s.cast.abilities[value])
            return str(CELL_NAMES[value])
        return self.option(s, choice, value)

    def reason(self, s: Dreamblade, reason: str, args: Particulars) -> str:
        told: Particulars = {}
        for key, value in args.items():
            if key == "who":
                told[key] = self.who(s, value)
            elif key == "cell":
                told[key] = CELL_NAMES[value]
            elif key == "ability":
                told[key] = self.ability_name(s.cast.abilities[value])
            else:
                told[key] = value
        return self.say(reason, **told)

    def event(self, s: Dreamblade, event: Event) -> str | None:
        data = dict(event.data)
        kind = event.kind
        args: Particulars = {}
        for key, value in data.items():
            if key in ("who", "target", "by") and isinstance(value, int) and value >= 0:
                args[key] = self.who(s, value)
            elif key in ("cell", "origin"):
                args[key] = CELL_NAMES[value]
            elif key == "seat":
                args[key] = self.seat_name(value) if value >= 0 else ""
            elif key == "ability":
                args[key] = self.ability_name(s.cast.abilities[value])
            elif key == "attackers":
                args["names"] = self.names(s, value)
                args["count"] = len(value)
            elif key == "cells":
                args[key] = " ".join(CELL_NAMES[c] for c in value) or self.say("word-none")
            elif key in ("dice", "modified") and isinstance(value, tuple):
                args[key] = " : ".join(str(d) for d in value)
            elif key == "change":
                args[key] = f"{value:+d}"
            elif isinstance(value, int | str):
                args[key] = value
        if kind == "phase-began":
            return self.say(f"event-phase-{data['phase']}", **args) if data["phase"] != "initiative" else None
        if kind == "turn-won":
            args["nth"] = self.ordinal(data["turns"])
        if kind == "action-chosen":
            args["action"] = self.say(f"action-{data['action']}")
        if kind == "initiative-won" and data["dice"] != data["modified"]:
            kind = "initiative-modified"
        if kind == "game-ended":
            winner = data["winner"]
            args["winner"] = self.seat_name(winner) if winner >= 0 else ""
            return self.say(f"event-game-ended-{data['reason'] if winner >= 0 else 'draw'}", **args)
        if kind == "damaged" and data["relentless"]:
            kind = "damaged-relentless"
        if kind == "nothing-happened" and data["declined"]:
            kind = "declined"
        if kind == "rolled":
            if data["choice"] == "edges":
                return None
            args["dice"] = self.faces(data["answer"], data["choice"] == "attack")
        if kind == "forced":
            return None
        if kind in ("combat-ended",):
            return None
        return self.say(f"event-{kind}", **args)

    def refusal(self, s: Dreamblade, refusal: Refusal) -> str:
        args: Particulars = {}
        for key, value in refusal.args.items():
            if key == "who":
                args[key] = self.who(s, value)
            elif key == "cell":
                args[key] = CELL_NAMES[value]
            elif key == "ability":
                args[key] = self.ability_name(s.cast.abilities[value])
            else:
                args[key] = str(value) if key == "given" else value
        return self.say(f"refusal-{refusal.why}", **args)

    def outcome(self, s: Dreamblade, outcome: Outcome) -> str:
        a, b = outcome.scores
        if not outcome.winners:
            return self.say("outcome-agreed" if outcome.reason == "agreed" else "outcome-draw", a=a, b=b)
        winner = self.seat_name(outcome.winners[0])
        loser = self.seat_name(1 - outcome.winners[0])
        return self.say(f"outcome-{outcome.reason}", winner=winner, loser=loser, turns=max(a, b), a=a, b=b)

    def roll(self, choice: Choice, words: str) -> Plain:
        assert isinstance(choice.options, Roll)
        n = choice.options.count
        attack = choice.kind == "attack"
        tokens = re.findall(r"[^\W\d_]+|[^\s,]", words.casefold())
        known = {str(face): face for face in range(1, 7)}
        if attack:  # in any language: dice are called out
            every = [self.library.texts[language] for language in LANGUAGES]
            known |= {
                word: d for d, key in SPELLED.items() for texts in every for word in texts.get(key, "typed").split()
            }
        faces = tuple(known.get(token, 0) for token in tokens)
        if len(faces) != n or not all(token in known for token in tokens) or not choice.options.has(faces):
            raise ValueError(self.say("parse-dice" if attack else "parse-dice-d6", n=n))
        return faces


__all__ = ["DreambladePage"]
