"""How Dreamblade reads in words: names, questions, options, the log, refusals."""

from __future__ import annotations

import re

from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.decision import Decision
from reverie.kernel.domain import STOP, Roll
from reverie.kernel.events import Event
from reverie.kernel.game import Outcome
from reverie.kernel.plain import Answer, Particulars, Plain
from reverie.kernel.text import LANGUAGES

from ..content.library import Library
from ..rules import decisions
from ..rules.board import CELL_NAMES
from ..rules.combat_state import combat_of
from ..rules.decisions import DECLINE
from ..rules.procedures.attack import BLADE, MISS, damage_total
from ..rules.procedures.spawn import price
from ..rules.state import DREAMSCAPE, Dreamblade
from .abilities import AbilityWords, with_sign

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
        if choice.decision is decisions.SPAWN:
            args["points"] = s.players[choice.seat].points
        elif choice.decision is decisions.REROLL:
            args["dice"] = self.faces(decisions.REROLL.about(s).shown)
        elif choice.decision is decisions.ATTACKERS and combat is not None:
            args["cell"] = CELL_NAMES[combat.cell]
        elif choice.decision is decisions.BLADE and combat is not None:
            args["blades"] = combat.blades
        elif choice.decision is decisions.DAMAGE:
            args["total"] = damage_total(choice.options)
        about = decisions.using(s, choice)
        if about is not None:
            args["keyword"] = self.keyword(s.cast.abilities[about.number].keyword)
        return self.say(f"choice-{choice.kind}", **args)

    def option(self, s: Dreamblade, choice: Choice, value: Answer) -> str:
        asked = choice.decision
        by_word = isinstance(value, str) and asked in (decisions.ACTION, decisions.FATE, decisions.BOMB)
        if by_word or value in (STOP, DECLINE):
            return self.say(f"option-{value}")
        if isinstance(value, tuple):
            return self._several(s, choice, value)
        return self._one(s, choice, value) if isinstance(value, int) else str(value)

    def _several(self, s: Dreamblade, choice: Choice, value: Plain) -> str:
        """An option of several parts: something done with a miniature, some of them, dice."""
        asked = choice.decision
        if asked is decisions.SPAWN:
            return self._spawn_option(s, value)
        if asked in (decisions.SHIFT, decisions.MOVE, decisions.DISRUPT):
            tag, m, cell = value
            return self.say(f"option-{tag}", who=self.who(s, m), cell=CELL_NAMES[cell])
        if asked in (decisions.ATTACKERS, decisions.DEATHBLOW):
            return self.say("option-attackers", names=self.names(s, value)) if value else self.say("option-nobody")
        if asked is decisions.REROLL:
            shown = decisions.REROLL.about(s).shown
            return ", ".join(f"{i + 1}. {self.faces((shown[i],))}" for i in value) or self.say("option-no-dice")
        if asked is decisions.BLADE:
            return self.blade_option(s, value)
        if asked is decisions.DAMAGE:
            targets = decisions.DAMAGE.about(s).targets
            parts = [f"{self.who(s, m)} {n}" for m, n in zip(targets, value, strict=True) if n]
            return self.say("option-split", parts=", ".join(parts))
        if asked is decisions.ORDER:
            _player, _keyword, bearer, number, *_rest = value
            return self.say(
                "option-order", keyword=self.ability_name(s.cast.abilities[number]), who=self.who(s, bearer)
            )
        return self.faces(value, asked is decisions.ATTACK)

    def _one(self, s: Dreamblade, choice: Choice, value: int) -> str:
        """An option that is a number: of a cell, an edge, a miniature, or of itself."""
        asked = choice.decision
        if asked is decisions.STRIKE:
            return self.say("option-fight", cell=CELL_NAMES[value])
        if asked is decisions.EDGES:
            return self.say(f"option-edge-{value}")
        if asked in (decisions.TARGET, decisions.CHOOSE, decisions.UNIQUE):
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

    def advised(self, s: Dreamblade, choice: Choice, value: Answer) -> str:
        asked = choice.decision
        if isinstance(value, str):
            who = self.who(s, choice.subject) if choice.subject >= 0 else ""
            return self.say(f"do-{asked.name}-{value}", who=who)
        if isinstance(value, tuple):
            return self._advised_parts(s, asked, value) or super().advised(s, choice, value)
        assert isinstance(value, int)
        if asked is decisions.STRIKE:
            return self.say("do-strike", cell=CELL_NAMES[value])
        if asked in (decisions.TARGET, decisions.CHOOSE, decisions.UNIQUE) and s.minis[value].zone == DREAMSCAPE:
            return self.say("do-choose-there", who=self.who(s, value), cell=CELL_NAMES[s.minis[value].cell])
        return self.say("do-choose", what=self.option(s, choice, value))

    def _advised_parts(self, s: Dreamblade, asked: Decision, value: Plain) -> str:
        """Something done with a miniature, some of them, dice; nothing where there is no sentence for it."""
        if asked is decisions.SPAWN:
            tag, m, what = value
            if tag == "ability":
                return self.say(
                    "do-spawn-ability", who=self.who(s, m), ability=self.ability_name(s.cast.abilities[what])
                )
            return self.say("do-spawn", who=self.who(s, m), cell=CELL_NAMES[what], n=price(s, m))
        if asked in (decisions.SHIFT, decisions.MOVE, decisions.DISRUPT):
            key = "do-place" if asked is decisions.DISRUPT else "do-move"
            return self.say(key, who=self.who(s, value[1]), cell=CELL_NAMES[value[2]])
        if asked in (decisions.ATTACKERS, decisions.DEATHBLOW):
            return self.say(f"do-{asked.name}" if value else f"do-{asked.name}-nobody", names=self.names(s, value))
        if asked is decisions.REROLL:
            return self.say("do-reroll", n=len(value), dice=", ".join(str(die + 1) for die in value))
        if asked is decisions.BLADE:
            bearer, ability = self.who(s, value[0]), self.ability_name(s.cast.abilities[value[3]])
            return self.say("do-blade", who=bearer, ability=ability)
        if asked is decisions.DAMAGE:
            dealt = [(m, n) for m, n in zip(decisions.DAMAGE.about(s).targets, value, strict=True) if n]
            return self.say(
                "do-damage", parts=", ".join(self.say("do-damage-part", n=n, who=self.who(s, m)) for m, n in dealt)
            )
        return ""

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
                args[key] = with_sign(value)
            elif isinstance(value, int | str):
                args[key] = value
        args |= self._more_of(s, event)
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
            if data["choice"] in (decisions.EDGES.name, decisions.INITIATIVE.name):
                return None  # told by what comes of them
            args["dice"] = self.faces(data["answer"], data["choice"] == decisions.ATTACK.name)
        if kind == "forced":
            return None
        if kind in ("combat-ended",):
            return None
        return self.say(f"event-{kind}", **args)

    def _more_of(self, s: Dreamblade, event: Event) -> Particulars:
        """What some events are made of, without what is nothing."""
        data = event.data
        if event.kind == "points-received":
            made = ("bonus" if data["bonus"] else "") + ("energize" if data["energize"] else "")
            return {"made": made or "plain"}
        if event.kind == "scored":
            return {"sum": self.score_sum(s, data)}
        if event.kind == "damaged":
            return {"before": data["total"] - data["damage"]}
        if event.kind == "damage-modified":
            return {"none": "no" if data["change"] else "yes"}
        if event.kind == "edges-assigned":
            return {"bottom": self.seat_name(data["edge"]), "top": self.seat_name(1 - data["edge"])}
        return {}

    def worth_of(self, s: Dreamblade, seat: int, cell: int) -> int:
        """What a cell gives to a seat."""
        return int(s.cast.chart.values[s.players[seat].edge][cell])

    def score_sum(self, s: Dreamblade, data: Particulars) -> str:
        """What a conquest score is made of: cells with their worth, and the fallen."""
        parts = [f"{CELL_NAMES[cell]} {self.worth_of(s, data['seat'], cell)}" for cell in data["cells"]]
        if data["kills"]:
            parts.append(self.say("word-fallen", n=data["kills"]))
        return " + ".join(parts)

    def listed(self, names: list[str]) -> str:
        """Names one after the other, the last with an "and"."""
        if len(names) < 2:
            return "".join(names)
        return self.say("word-and", first=", ".join(names[:-1]), last=names[-1])

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
        attack = choice.decision is decisions.ATTACK
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
