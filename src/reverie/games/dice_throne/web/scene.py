"""What a browser draws of Dice Throne, built up from what the viewer may know.

Hands of others are counts, unless they are teammates (DT-3.22); no deck is ever looked into.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from reverie.kernel.choice import Choice
from reverie.kernel.extras import extras_of
from reverie.kernel.page import Scene

from ..content.vocabulary import HeroData
from ..rules.cast import COMMON, FAMILIES, NEGATIVE, PASSIVE, SLOT_KINDS, ULTIMATE_SLOT, UNIQUE, LineInfo
from ..rules.lattice import kept_positions
from ..rules.legality import attack_sum, price
from ..rules.odds import chances_float
from ..rules.odds import chase as chase_of
from ..rules.requirements import AnyOf, Requirement, Where
from ..rules.state import (
    CARD_ROLL,
    DEFENCE,
    NO_LINE,
    NO_ROLL,
    NOBODY,
    OFFENCE,
    PHASES,
    SETUP,
    SUB_ROLL,
    TARGETING,
    DiceThrone,
    limit_of,
)
from ..rules.underway import draft_of, open_card, team_aimed_at
from ..rules.view import sees_hand
from .elements import CARD_KINDS, DICE_KINDS, PLAYER_KINDS
from .ledger import ledger
from .text import flow, lines_of, need, parts_of, whole

if TYPE_CHECKING:
    from .page import DiceThroneWeb

FAMILY_MARKS: Final = {"upgrade": "i-plus", "main": "i-deck", "roll": "i-reroll", "instant": "seat-bolt"}
ROLL_RULES: Final = {
    OFFENCE: "DT-4.42",
    TARGETING: "DT-4.53",
    DEFENCE: "DT-4.63",
    SUB_ROLL: "DT-5.11",
    CARD_ROLL: "DT-5.11",
}
ROLL_WORDS: Final = {
    OFFENCE: "offence",
    TARGETING: "targeting",
    DEFENCE: "defence",
    SUB_ROLL: "sub-roll",
    CARD_ROLL: "sub-roll",
}
MOST_ODDS: Final = 4
WORDS: Final = (
    "health", "team-health", "cp", "cards", "defends-with", "attacks-with", "hand-empty", "abilities", "seats", "tokens",
    "keep", "roll", "dice", "cost", "sell", "played", "heroes", "taken", "banned", "ledger", "mate-hand", "met", "ultimate",
    "passive", "now", "turn", "out", "you", "target", "attacker", "shared", "log", "open-seat", "no-tokens", "companion", "hand",
    "nothing-yet", "aim", "complexity",
)  # fmt: skip


class Drawing:
    """One scene on its way into plain values."""

    def __init__(self, page: DiceThroneWeb, scene: Scene) -> None:
        s = scene.state
        assert isinstance(s, DiceThrone)
        self.page = page
        self.scene = scene
        self.s = s
        self.viewer = scene.viewer
        self.choice: Choice | None = scene.choice
        self.kind = scene.choice.kind if scene.choice is not None else ""
        self.near = self._near()
        self.open = self._open()

    def say(self, key: str, **args: Any) -> str:
        return self.page.say(f"web-{key}", **args)

    def _near(self) -> int:
        """Whose board lies before the viewer: the own one; for those who watch, that of the active player."""
        if self.viewer is not None:
            return self.viewer
        return self.s.active if self.s.active != NOBODY else 0

    def _open(self) -> int:
        """The other seat whose board is open: the one asked for, the one that matters now, or the next."""
        s = self.s
        for seat in range(s.mode.players):
            if self.scene.shown == f"seat-{seat}" and seat != self.near:
                return seat
        if self.kind == "token" and self.choice is not None and self.choice.subject not in (self.near, NOBODY):
            return self.choice.subject
        for seat in (s.attacker, s.roller if s.purpose != NO_ROLL else NOBODY, s.target, s.active):
            if seat >= 0 and seat != self.near:
                return seat
        others = s.opponents(self.near) if self.has_heroes() else ()
        return others[0] if others else next(seat for seat in range(s.mode.players) if seat != self.near)

    def has_heroes(self) -> bool:
        return all(row.hero >= 0 for row in self.s.players.rows)

    def hero_data(self, seat: int) -> HeroData:
        return self.page.library.heroes[self.s.hero(seat).id]

    # Everything ------------------------------------------------------------------------------------------------------

    def everything(self) -> dict[str, Any]:
        ready = self.has_heroes()
        s = self.s
        drafting = self._heroes()
        return {
            "words": {word.replace("-", "_"): self.say(f"word-{word}") for word in WORDS},
            "seats": [self.seat(seat) for seat in s.mode.clockwise],
            "strip": s.mode.players > 2 or self.kind in PLAYER_KINDS or not ready,
            "crowd": s.mode.players > 3,
            "you": self.board(self.near, True) if ready else None,
            "foe": self.board(self.open, False) if ready else None,
            "heroes": drafting,
            "roll": self.roll() if ready else None,
            "attack": self.attack() if ready else None,
            "played": self.played() if ready else None,
            "moment": self.moment(),
            "odds": self.odds() if ready else None,
            "ledger": ledger(self.page, self.scene) if ready else None,
            "hand": self.hand() if ready else None,
            "mates": self.mates() if ready else [],
            **{extra.name: extra.panel(self.page, self.scene) for extra in extras_of("dice_throne")},
        }

    # Seats -----------------------------------------------------------------------------------------------------------

    def person(self, seat: int) -> str:
        """Who plays here, in a few words."""
        told = self.scene.seats[seat]
        if told["you"] and seat == self.viewer:
            return self.say("person-you", name=told["name"])
        return (
            self.say("person-bot", name=told["name"], level=told["level"])
            if told["kind"] == "bot"
            else str(told["name"])
        )

    def seat(self, seat: int) -> dict[str, Any]:
        s, page = self.s, self.page
        row = s.players.rows[seat]
        hero = s.cast.heroes[row.hero].id if row.hero >= 0 else ""
        look = page.seat_look(seat)
        name = page.hero_name(hero) if hero else look["name"]
        health = s.health(seat)
        mate = self.viewer is not None and seat != self.viewer and s.teammates(seat, self.viewer)
        teams = s.mode.teams < s.mode.players
        marks = [
            word
            for word, on in (
                ("you", seat == self.viewer),
                ("turn", seat == s.active and s.result is None),
                ("attacker", seat == s.attacker and s.attacking),
                ("target", seat == s.target),
                ("out", not row.alive),
            )
            if on
        ]
        label = self.say("seat-label", name=name, who=self.person(seat), health=health, cp=row.cp, cards=len(row.hand))
        if teams:
            label += f", {page.say('table-team', n=s.mode.team[seat] + 1)}"
        return {
            "id": f"seat-{seat}",
            "seat": seat,
            "crest": page.emblems.crest(hero) if hero else look["mark"],
            "mark": look["mark"],
            "class": look["class"],
            "name": name,
            "person": self.person(seat),
            "health": health,
            "cp": row.cp,
            "cards": len(row.hand),
            "tokens": [
                {
                    "em": page.emblems.token(s.cast.tokens[t].id),
                    "count": n,
                    "class": polarity(s, t),
                    "name": page.token(s, t),
                }
                for t, n in row.tokens
            ],
            "marks": marks,
            "mark_words": [self.say(f"word-{word}") for word in marks],
            "team": s.mode.team[seat] + 1 if teams else 0,
            "team_name": page.say("table-team", n=s.mode.team[seat] + 1) if teams else "",
            "mate": mate,
            "near": seat == self.near,
            "open": bool(hero) and seat == self.open,
            "thinking": self.scene.seats[seat]["thinking"] is not None,
            "label": label,
        }

    # Boards ----------------------------------------------------------------------------------------------------------

    def board(self, seat: int, near: bool) -> dict[str, Any]:
        s, page = self.s, self.page
        row = s.players.rows[seat]
        hero = s.hero(seat)
        chances = self.chances(seat)
        slots = [self.ability(seat, slot, near, chances) for slot in range(len(hero.slots))]
        return {
            **self.seat(seat),
            "complexity": self.say("stars", n=hero.complexity, stars=page.stars(self.hero_data(seat))),
            "shared": s.mode.teams < s.mode.players,
            "deck": len(row.deck),
            "discard": len(row.discard),
            "pile": f"pile-{seat}",
            "pile_label": self.say("pile", deck=len(row.deck), discard=len(row.discard)),
            "token_rows": self.tokens(seat),
            "companions": self.companions(seat),
            "slots": slots,
            "defences": [slot for slot in slots if slot["kind"] == "defensive"],
            "attacks": [slot for slot in slots if slot["kind"] != "defensive"],
        }

    def tokens(self, seat: int) -> list[dict[str, Any]]:
        s, page = self.s, self.page
        told = []
        for token, count in s.players.rows[seat].tokens:
            limit = limit_of(s, seat, token)
            name = page.token(s, token)
            told.append(
                {
                    "id": f"tok-{seat}-{token}",
                    "em": page.emblems.token(s.cast.tokens[token].id),
                    "name": name,
                    "count": count,
                    "limit": limit,
                    "class": polarity(s, token),
                    "label": self.say("token-label", name=name, n=count, limit=limit, kind=polarity(s, token)),
                }
            )
        return told

    def companions(self, seat: int) -> list[dict[str, Any]]:
        s, page = self.s, self.page
        told = []
        for number, dial in enumerate(s.players.rows[seat].companions):
            info = s.hero(seat).companions[number]
            name = page.companion_name(info.id)
            told.append(
                {
                    "id": f"comp-{seat}-{number}",
                    "em": page.emblems.companion(info.id),
                    "name": name,
                    "dial": dial,
                    "most": info.most,
                    "label": self.say("companion-label", name=name, n=dial, most=info.most),
                }
            )
        return told

    def percent(self, chance: float | None) -> str:
        return "" if chance is None else self.say("percent", n=round(100 * chance, 1))

    def rolling(self, seat: int) -> bool:
        return self.s.purpose == OFFENCE and self.s.roller == seat

    def kept(self) -> tuple[int, ...] | None:
        """The numbers that stay on the table when the viewer rolls the dice picked so far; None while none are."""
        draft = self.scene.draft
        if self.kind != "reroll" or draft is None or self.s.purpose != OFFENCE:
            return None
        picked = [die for die in draft.chosen if isinstance(die, int)]
        if not picked:
            return None
        return tuple(sorted(number for die, number in enumerate(self.s.dice) if die not in picked))

    def attempts(self, seat: int) -> int:
        """Roll attempts that still count: none once an ability is announced."""
        s = self.s
        if not self.rolling(seat):
            return int(s.cast.knobs.attempts)
        return s.attempts if s.line == NO_LINE and self.kind != "announce" else 0

    def chances(self, seat: int) -> dict[tuple[int, ...], float]:
        """The exact chance of every line, and of any line of a slot; by the numbers of the lines."""
        s = self.s
        if not self.scene.odds_on:
            return {}
        hero, levels = s.hero(seat), s.players.rows[seat].levels
        groups: list[tuple[int, ...]] = [(line.number,) for line in hero.lines(s.cast, levels)]
        groups += [
            slot.levels[level].lines
            for slot, level in zip(hero.slots, levels, strict=True)
            if len(slot.levels[level].lines) > 1
        ]
        goals = [goal(tuple(s.cast.lines[number] for number in group)) for group in groups]
        dice = tuple(sorted(s.dice)) if self.rolling(seat) else None
        keep = self.kept() if self.rolling(seat) and seat == self.viewer else None
        found = chances_float(goals, dice, self.attempts(seat), keep)
        return dict(zip(groups, found, strict=True))

    def ability(self, seat: int, slot: int, near: bool, chances: dict[tuple[int, ...], float]) -> dict[str, Any]:
        s, page = self.s, self.page
        info = s.hero(seat).slots[slot]
        level = s.players.rows[seat].levels[slot]
        numbers = info.levels[level].lines
        hero = self.hero_data(seat)
        rolling = self.rolling(seat)
        met = [number for number in numbers if rolling and s.cast.lines[number].fits(s.dice)]
        chance = chances.get(numbers) if numbers else None
        kind = SLOT_KINDS[info.kind]
        element = f"ln-{numbers[0]}" if near and len(numbers) == 1 else f"ab-{seat}-{slot}"
        name = page.slot_name(hero.id, hero.slots[slot].id)
        rows = lines_of(page, hero, slot, level)
        asked = near and seat == self.viewer and self.choice is not None
        told = {
            "id": element,
            "name": name,
            "level": page.level_name(level) if len(info.levels) > 1 or info.kind == ULTIMATE_SLOT else "",
            "tag": self._tag(seat, slot),
            "kind": kind,
            "ult": info.kind == ULTIMATE_SLOT,
            "passive": info.kind == PASSIVE,
            "rows": rows,
            "met": bool(met),
            "asked": asked and self.kind in ("reroll", "announce"),
            "no": rolling and not met and (chance == 0 or not self.attempts(seat)),
            "chance": chance,
            "percent": self.percent(chance),
            "steps": " · ".join(self.percent(chances[(n,)]) for n in numbers) if len(numbers) > 1 and chances else "",
            "now": s.line in numbers,
            "chasing": rolling and bool(self.attempts(seat)),
            "aim": self.aim(seat, numbers) if asked else "",
            "lines": [],
            "emblem": rows[0]["need"]["pips"][0]["em"]
            if rows and rows[0]["need"]["pips"]
            else page.emblems.crest(hero.id),
        }
        told["label"] = self._ability_label(told, rows)
        if near and len(numbers) > 1:
            told["lines"] = [
                {"id": f"ln-{n}", "text": page.capital(page.needs_of(s, n)), "label": f"{name}: {page.needs_of(s, n)}"}
                for n in met
                if asked and self.scene.options.get(f"ln-{n}")
            ]
        return told

    def _tag(self, seat: int, slot: int) -> str:
        info = self.s.hero(seat).slots[slot]
        level = info.levels[self.s.players.rows[seat].levels[slot]]
        if level.dice:
            return self.say("tag-defence", n=level.dice)
        return (
            self.say("word-ultimate")
            if info.kind == ULTIMATE_SLOT
            else self.say("word-passive")
            if info.kind == PASSIVE
            else ""
        )

    def _ability_label(self, told: dict[str, Any], rows: list[dict[str, Any]]) -> str:
        """An ability in full, for those who do not see it."""
        parts = [" ".join(part for part in (told["name"], told["level"], told["tag"]) if part)]
        parts += [f"{row['need']['label']}: {row['plain']}" if row["need"]["label"] else row["plain"] for row in rows]
        if told["met"]:
            parts.append(self.say("word-met"))
        elif told["percent"]:
            parts.append(told["percent"])
        return "; ".join(parts)

    def aim(self, seat: int, numbers: tuple[int, ...]) -> str:
        """The dice to roll for whoever wants this ability, as JSON; "" when there is nothing to choose."""
        s = self.s
        if self.kind != "reroll" or not self.rolling(seat) or not numbers or not s.attempts:
            return ""
        chase = chase_of(goal(tuple(s.cast.lines[number] for number in numbers)), len(s.dice))
        kept = kept_positions(s.dice, chase.best_keep(tuple(sorted(s.dice)), s.attempts))
        return json.dumps([die for die in range(len(s.dice)) if die not in kept])

    # The roll --------------------------------------------------------------------------------------------------------

    def roll(self) -> dict[str, Any] | None:
        """The dice on the table."""
        s, page = self.s, self.page
        if s.purpose == NO_ROLL or not s.dice:
            return None
        own = self.choice is not None and s.roller == self.viewer
        help = (
            self.say(f"help-{self.kind}") if self.kind in DICE_KINDS and page.texts.has(f"web-help-{self.kind}") else ""
        )
        word = ROLL_WORDS[s.purpose]
        return {
            "title": self.say(f"roll-own-{word}")
            if s.roller == self.viewer
            else self.say(f"roll-{word}", who=page.who(s, s.roller)),
            "rule": ROLL_RULES[s.purpose],
            "tag": page.say("table-attempts", n=s.attempts) if s.purpose == OFFENCE else "",
            "dice": [self.die(number) for number in range(len(s.dice))],
            "label": page.shown(s),
            "help": help,
            "own": own,
            "picking": self.kind in DICE_KINDS,
            "targets": self.targets() if s.purpose == TARGETING else [],
        }

    def die(self, place: int) -> dict[str, Any]:
        s, page = self.s, self.page
        number = s.dice[place]
        draft = self.scene.draft
        chosen = draft is not None and place in draft.chosen and self.kind in ("reroll", "pick-dice")
        state = ""
        if self.kind == "reroll":
            state = "roll" if chosen else "keep"
        elif self.kind == "pick-dice" and chosen:
            state = "roll"
        plain = s.purpose == TARGETING
        hero = s.hero(s.roller)
        symbol = hero.die[number - 1]
        name = str(number) if plain else page.face(s, s.roller, number)
        return {
            "id": f"die-{place}",
            "key": place + 1,
            "em": f"d6-{number}" if plain else page.emblems.symbol(hero.id, symbol),
            "plain": plain,
            "number": number,
            "state": state,
            "word": self.say(f"word-{state}") if state else "",
            "pressed": state == "keep" if self.kind == "reroll" else chosen,
            "label": self.say("die-label", n=place + 1, face=name, state=state or "none"),
            "rolled": f"{s.purpose}-{s.roller}-{number}",
        }

    def targets(self) -> list[dict[str, Any]]:
        """DT-4.53, DT-10.61 to 10.63: whom each number of the targeting die means."""
        s, page = self.s, self.page
        found = s.opponents(s.roller)
        left, right = page.who(s, found[0]), page.who(s, found[-1])
        attacker = page.who(s, s.roller)
        number = s.dice[0]
        table: list[tuple[str, tuple[int, ...], str]]
        if s.mode.targeting == "three":
            table = [(str(n + 1), (n + 1,), page.who(s, found[min(n, len(found) - 1)])) for n in range(3)]
            table += [("4–5", (4, 5), self.say("target-they")), ("6", (6,), self.say("target-you", who=attacker))]
        elif (
            s.mode.targeting == "teams"
            and any(s.mode.team[seat] != s.mode.team[found[0]] for seat in found)
            and self._looks_for_team()
        ):
            teams = list(dict.fromkeys(s.mode.team[seat] for seat in found))
            names = [page.names(s, tuple(seat for seat in found if s.mode.team[seat] == team)) for team in teams]
            table = [("1–3", (1, 2, 3), names[0]), ("4–6", (4, 5, 6), names[1])]
        else:
            if s.mode.targeting == "teams":
                found = tuple(seat for seat in found if s.mode.team[seat] == self._team())
                left, right = page.who(s, found[0]), page.who(s, found[-1])
            they = self.say("target-vote" if s.mode.targeting == "neighbours" and len(found) > 1 else "target-they")
            table = [("1–2", (1, 2), left), ("3–4", (3, 4), right)]
            table += [("5", (5,), they), ("6", (6,), self.say("target-you", who=attacker))]
        return [{"faces": faces, "text": text, "now": number in among} for faces, among, text in table]

    def _team(self) -> int:
        team = team_aimed_at(self.s)
        return team if team != NOBODY else self.s.mode.team[self.s.opponents(self.s.roller)[0]]

    def _looks_for_team(self) -> bool:
        return team_aimed_at(self.s) == NOBODY

    def attack(self) -> dict[str, Any] | None:
        """What was announced or is in progress, and against whom."""
        s, page = self.s, self.page
        if s.line == NO_LINE or s.active == NOBODY:
            return None
        info = s.cast.lines[s.line]
        hero = page.library.heroes[s.cast.heroes[info.hero].id]
        line = hero.slots[info.slot].levels[info.level].lines[info.index]
        raw = flow(page.wording.level(hero.slots[info.slot], info.level + 1)[info.index].lines)
        announced = s.attacker == NOBODY
        by = s.active if announced else s.attacker
        total = attack_sum(s)
        return {
            "announced": announced,
            "title": self.say("attack-announced" if announced else "attack-activated", who=page.who(s, by)),
            "name": page.line_slot(s, s.line),
            "need": need(page, hero, [line.requires]),
            "text": parts_of(page, raw, hero.id),
            "who": {
                "crest": page.emblems.crest(hero.id),
                "class": page.seat_look(by)["class"],
                "name": page.who(s, by),
            },
            "target": {
                "crest": page.emblems.crest(s.hero(s.target).id),
                "class": page.seat_look(s.target)["class"],
                "name": page.who(s, s.target),
            }
            if s.target >= 0
            else None,
            "damage": self.say("attack-damage", n=total) if s.attacking and total else "",
            "rule": "DT-4.43" if announced else "DT-4.45",
            "ult": info.ultimate,
        }

    def played(self) -> dict[str, Any] | None:
        """A card that lies open, on its way from hand to pile."""
        s, page = self.s, self.page
        played = open_card(s)
        if played is None:
            return None
        seat, card = played
        return {"title": self.say("played", who=page.who(s, seat)), "card": self.card(seat, card, True)}

    def moment(self) -> dict[str, Any]:
        """Where the turn stands, when no dice lie on the table."""
        s, page = self.s, self.page
        phase = PHASES[s.phase]
        who = page.who(s, s.active) if s.active != NOBODY and self.has_heroes() else ""
        key = "moment-setup" if s.phase == SETUP else "moment-over" if s.result is not None else f"moment-{phase}"
        own = "yes" if s.active == self.viewer else "no"
        return {
            "last": self.last_roll() if self.has_heroes() else None,
            "title": page.capital(page.phase_name(s.phase)) if s.result is None else self.say("moment-over-title"),
            "text": self.say(key, who=who, own=own),
            "round": self.say("round", n=s.round) if s.round else "",
            "crest": page.emblems.crest(s.hero(s.active).id) if who else "mark-dice-throne",
            "class": page.seat_look(s.active)["class"] if who else "",
        }

    def last_roll(self) -> dict[str, Any] | None:
        """The offensive roll that lay on the table last."""
        s, page = self.s, self.page
        for _number, event in reversed(self.scene.log):
            if event.kind == "dice-shown" and event.data["purpose"] == OFFENCE and event.seen_by(self.viewer):
                seat = event.data["seat"]
                hero = s.hero(seat)
                dice = [
                    {"em": page.emblems.symbol(hero.id, hero.die[number - 1]), "number": number}
                    for number in event.data["dice"]
                ]
                title = self.say("last-roll", who=page.who(s, seat))
                return {"title": title, "dice": dice, "label": page.faces(s, seat, event.data["dice"])}
            if event.kind == "game-began":
                return None
        return None

    def odds(self) -> dict[str, Any] | None:
        """The chances that matter for the roll on the table: what is met, then what is nearest."""
        s, page = self.s, self.page
        if not self.scene.odds_on or s.purpose != OFFENCE or not s.dice or self.attempts(s.roller) == 0:
            return None
        chances = self.chances(s.roller)
        rows: list[dict[str, Any]] = []
        for line in s.hero(s.roller).lines(s.cast, s.players.rows[s.roller].levels):
            chance = chances[(line.number,)]
            if chance > 0:
                text = self.say("odds-row", slot=page.line_slot(s, line.number), needs=page.needs_of(s, line.number))
                rows.append({"text": text, "chance": chance, "hi": line.fits(s.dice)})
        rows.sort(key=lambda row: -row["chance"])
        kept = self.kept()
        draft = self.scene.draft
        count = len(draft.chosen) if draft is not None else 0
        note = self.say("odds-keep", n=count) if kept is not None else self.say("odds-best")
        return {"rows": rows[:MOST_ODDS], "note": note}

    # Cards -----------------------------------------------------------------------------------------------------------

    def card(self, seat: int, card: int, shown: bool = False) -> dict[str, Any]:
        s, page = self.s, self.page
        info = s.cast.cards[card]
        hero = None if info.hero == COMMON else page.library.heroes[s.cast.heroes[info.hero].id]
        data = info.source
        passages = page.wording.card(data, hero)
        cost = info.cost if shown else price(s, seat, card)
        family = FAMILIES[info.family]
        name = page.card_name(s.cast, card)
        hero_id = "" if hero is None else hero.id
        texts: list[list[dict[str, str]]] = []
        if hero is not None and family == "upgrade":
            for row in lines_of(page, hero, info.slot, info.level):
                texts.append(parts_of(page, f"{row['need']['label']}: ", hero_id) if row["need"]["label"] else [])
                texts[-1] += row["parts"]
            passages = []
        for passage in passages:
            texts.append(parts_of(page, whole(passage), hero_id))
        plain = page.card_text(s.cast, card)
        kind = page.say(f"family-{family}")
        return {
            "id": f"card-{card}",
            "sell": f"sell-{card}",
            "name": name,
            "cost": cost,
            "printed": info.cost,
            "family": family,
            "kind": page.capital(kind),
            "em": FAMILY_MARKS[family],
            "texts": texts,
            "long": len(plain) > 150,
            "label": self.say("card-label", name=name, cost=cost, kind=kind, text=plain),
            "sell_label": self.say("pick-sell", card=name, n=s.sale(self.near)),
        }

    def hand(self) -> dict[str, Any] | None:
        """The viewer's own hand."""
        s = self.s
        if self.viewer is None:
            return None
        row = s.players.rows[self.viewer]
        limit = s.cast.knobs.hand_limit
        return {
            "title": self.say("hand", n=len(row.hand), limit=limit, deck=len(row.deck), discard=len(row.discard)),
            "pile": f"pile-{self.viewer}",
            "picking": self.kind in CARD_KINDS,
            "cards": [self.card(self.viewer, card) for card in row.hand],
        }

    def mates(self) -> list[dict[str, Any]]:
        """DT-3.22: teammates show each other their hands."""
        s, page = self.s, self.page
        told = []
        for seat in range(s.mode.players):
            if seat == self.viewer or not sees_hand(s, self.viewer, seat):
                continue
            cards = []
            for card in s.players.rows[seat].hand:
                family = FAMILIES[s.cast.cards[card].family]
                cards.append(
                    {
                        "id": f"mate-{seat}-{card}",
                        "name": page.card_name(s.cast, card),
                        "cost": price(s, seat, card),
                        "em": FAMILY_MARKS[family],
                        "family": family,
                    }
                )
            told.append({"title": self.say("mate-hand", who=page.who(s, seat)), "seat": seat, "cards": cards})
        return told

    # The draft -------------------------------------------------------------------------------------------------------

    def _heroes(self) -> list[dict[str, Any]] | None:
        """All heroes of a draft, with who banned or took them; None outside of one."""
        s, page = self.s, self.page
        draft = draft_of(s)
        if draft is None:
            return None
        told = []
        for id in s.setup["pool"]:
            number = s.cast.hero_ids[id]
            by = [page.seat_name(seat) for seat, row in enumerate(s.players.rows) if row.hero == number]
            gone = number in draft.banned
            data = page.library.heroes[id]
            key = f"hero-{id}-line"
            state = self.say("draft-taken", who=", ".join(by)) if by else self.say("word-banned") if gone else ""
            told.append(
                {
                    "id": f"hero-{number}",
                    "name": page.hero_name(id),
                    "crest": page.emblems.crest(id),
                    "stars": page.stars(data),
                    "complexity": page.capital(page.say("word-complexity", n=data.complexity)),
                    "line": page.say(key) if page.texts.has(key) else "",
                    "symbols": [
                        {"em": page.emblems.symbol(id, symbol), "name": page.symbol_name(id, symbol)}
                        for symbol in dict.fromkeys(data.die)
                    ],
                    "state": state,
                    "gone": gone or bool(by),
                }
            )
        return told


def goal(lines: tuple[LineInfo, ...]) -> Requirement:
    """The goal of whoever is content with any of these lines."""
    if len(lines) == 1:
        return Where(lines[0].fits)
    return AnyOf([Where(line.fits) for line in lines])


def polarity(s: DiceThrone, token: int) -> str:
    """`pos`, `neg` or `uni`: round, square, round and grey."""
    found = s.cast.tokens[token].polarity
    return "neg" if found == NEGATIVE else "uni" if found == UNIQUE else "pos"


def draw(page: DiceThroneWeb, scene: Scene) -> dict[str, Any]:
    """Everything the template shows."""
    return Drawing(page, scene).everything()
