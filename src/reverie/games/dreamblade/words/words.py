"""How Dreamblade looks in words: the board in a terminal, questions, options, the log, and what people type."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, Group
from rich.table import Table as RichTable
from rich.text import Text

from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.domain import STOP, Roll
from reverie.kernel.events import Event
from reverie.kernel.game import Outcome
from reverie.kernel.state import State

from ..content.library import Library
from ..rules.board import CELL_BY_NAME, CELL_NAMES, PORTAL
from ..rules.combat_state import Combat, combat_of
from ..rules.decisions import CHOOSE, DAMAGE, DECLINE, MOVE, REROLL
from ..rules.keywords import ASPECTS, KEYWORDS
from ..rules.odds import attack_dice, chance_of_blades, chance_of_damage, prospects
from ..rules.pieces import Piece
from ..rules.procedures.attack import BLADE, MISS
from ..rules.procedures.conquest import claimed_points
from ..rules.procedures.spawn import price
from ..rules.queries import contested, creatures, defense, explain_stat, life, power
from ..rules.state import BONUS_WAITS, DREAMSCAPE, GRAVEYARD, RESERVES, UNSCORED, ZONES, Dreamblade
from .abilities import AbilityWords, with_sign

SEATS = "AB"
SIDE_STYLE = ("yellow", "cyan")
SPELLED = {"m": MISS, "miss": MISS, "p": MISS, "pudło": MISS, "b": BLADE, "blade": BLADE, "o": BLADE, "ostrze": BLADE}
"""Faces of the attack die that are no numbers, as people type them."""
ROOMY = 100
"""Columns from which the board has room for margins."""
LONGEST_TRACK = 12


class Fitted:
    """The table, laid out for the width it is printed at."""

    def __init__(self, page: DreambladePage, s: Dreamblade) -> None:
        self.page = page
        self.s = s

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Any]:
        yield self.page.grid(self.s, options.max_width)
        yield self.page.players(self.s)


class DreambladePage(AbilityWords):
    """Dreamblade in one language."""

    def __init__(self, language: str, library: Library) -> None:
        super().__init__(language, library.texts[language])
        self.library = library
        self.named: dict[str, str] = {}
        """Of pieces, by id."""

    # Names -----------------------------------------------------------------------------------------------------------

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
        words = {"en": {MISS: "miss", BLADE: "blade"}, "pl": {MISS: "pudło", BLADE: "ostrze"}}[self.language]
        return " ".join(words.get(d, str(d)) for d in dice)

    def ordinal(self, n: int) -> str:
        if self.language != "en":
            return f"{n}."
        ending = "th" if n % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
        return f"{n}{ending}"

    # The board -------------------------------------------------------------------------------------------------------

    def board(self, s: State, viewer: int | None, colour: bool) -> Any:
        assert isinstance(s, Dreamblade)
        return Fitted(self, s)

    def grid(self, s: Dreamblade, width: int) -> RichTable:
        phase = self.say(f"phase-{s.phase}")
        if s.phase in ("spawn", "action"):
            if s.action:
                phase = f"{phase} ({self.say(f'action-{s.action}')})"
            title = self.say("table-owner", turn=s.turn, phase=phase, seat=SEATS[s.owner])
        else:
            title = self.say("table-turn", turn=s.turn, phase=phase)
        margin = int(width >= ROOMY)
        room = (width - 8 - 12 * margin) // 5
        grid = RichTable(
            title=title, show_header=True, show_lines=True, expand=True, padding=(0, margin), title_justify="left"
        )
        grid.add_column("", justify="right", vertical="middle", no_wrap=True)
        for column in "abcde":
            grid.add_column(column, ratio=1, no_wrap=True, overflow="ellipsis")
        for row in range(4, -1, -1):
            grid.add_row(str(row + 1), *[self._cell(s, row * 5 + column, room) for column in range(5)])
        return grid

    def _cell(self, s: Dreamblade, cell: int, room: int) -> Text:
        text = Text(no_wrap=True, overflow="ellipsis")
        head = []
        a, b = (s.cast.chart.values[s.players[seat].edge][cell] for seat in (0, 1))
        if a and b:
            head.append(f"{a}" if a == b else f"{a}/{b}")
            head.append("AB")
        elif a or b:
            head.append(f"{a or b}")
            head.append("A" if a else "B")
        for seat in (0, 1):
            if cell == PORTAL[s.players[seat].edge]:
                head.append(self.say("table-portal", seat=SEATS[seat]))
        if contested(s, cell):
            head.append("⚔")
        text.append(" ".join(head) if head else " ", style="dim")
        place = s.place[cell]
        if place >= 0:
            style = SIDE_STYLE[s.minis[place].owner] if s.minis[place].owner >= 0 else "dim"
            text.append(f"\n{self.code(s, place)} ⌂ {self.name(s, place)}", style=style)
        for seat in (0, 1):
            for m in creatures(s, seat, cell):
                self._creature(text, s, m, room)
        return text

    def _creature(self, text: Text, s: Dreamblade, m: int, room: int) -> None:
        """Code, values, damage and name on one line, or on two where little would be left of the name."""
        side = SIDE_STYLE[s.minis[m].owner]
        name = self.name(s, m)
        head = f"{self.code(s, m)} {power(s, m)}/{defense(s, m)}/{life(s, m)} "
        hurt = f"-{s.minis[m].damage} " if s.minis[m].damage else ""
        if len(head + hurt) + min(len(name), 8) <= room:
            head, hurt = head + hurt, ""
        elif len(head) + min(len(name), 4) > room:
            head, hurt = f"{head}{hurt}\n", ""
        text.append(f"\n{head}", style=f"bold {side}")
        text.append(name, style=side)
        if hurt:
            text.append(f"\n{hurt}", style=f"bold {side}")

    def players(self, s: Dreamblade) -> RichTable:
        table = RichTable(show_header=True, box=None, padding=(0, 2, 0, 0))
        for key in (
            "",
            "table-won",
            "table-points",
            "table-bonus",
            "table-kills",
            "table-projected",
            "table-reserves",
            "table-graveyard",
        ):
            table.add_column(self.say(key) if key else "", no_wrap=False)
        victory = int(s.setup["victory"])
        for seat in (0, 1):
            player = s.players[seat]
            zones = [s.minis[m].zone for m in s.cast.bands[seat]]
            won = f"{player.turns_won}/{victory}"
            if victory <= LONGEST_TRACK:
                won = f"{'●' * player.turns_won}{'○' * (victory - player.turns_won)} {player.turns_won}"
            table.add_row(
                Text(
                    SEATS[seat] + (" ◂" if s.owner == seat and s.phase in ("spawn", "action") else ""),
                    style=f"bold {SIDE_STYLE[seat]}",
                ),
                won,
                str(player.points),
                str(player.bonus),
                str(player.kills),
                str(claimed_points(s, seat) + player.kills),
                str(zones.count(RESERVES)),
                str(zones.count(GRAVEYARD)),
            )
        return table

    def zones(self, s: State, zone: str) -> Any:
        """What lies in the reserves or graveyards, with prices and the three states of DB-P.23."""
        assert isinstance(s, Dreamblade)
        wanted = ZONES.index(zone)
        table = RichTable(
            title=self.say(f"zone-{zone}"), title_justify="left", box=None, padding=(0, 2, 0, 0), show_header=False
        )
        for _ in range(5):
            table.add_column()
        for seat in (0, 1):
            found = [m for m in s.cast.bands[seat] if s.minis[m].zone == wanted]
            if not found:
                table.add_row(SEATS[seat], self.say("table-empty"), "", "", "")
            for m in found:
                p = s.cast.piece_of[m]
                rest = s.minis[m].rest
                state = (
                    self.say("table-fresh")
                    if rest & UNSCORED
                    else self.say("table-waiting")
                    if rest & BONUS_WAITS
                    else ""
                )
                cost = f"{p.printed_cost()}"
                if wanted == RESERVES or p.respawn >= 0:
                    cost += f" · {self.say('word-price', price=price(s, m))}"
                stats = f"{p.power}/{p.defense}/{p.life}" if p.creature else self.say("word-location")
                abilities = ", ".join(self.ability_name(a) for a in p.abilities)
                table.add_row(
                    Text(self.code(s, m), style=SIDE_STYLE[seat]),
                    Text(self.name(s, m)),
                    cost,
                    stats,
                    Text(f"{abilities} {state}".strip()),
                )
        return table

    # Questions and options -------------------------------------------------------------------------------------------

    def question(self, s: State, choice: Choice) -> str:
        assert isinstance(s, Dreamblade)
        args: dict[str, Any] = {}
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
            args["total"] = sum(choice.options.at(0))
        if choice.kind in ("move", "choose"):
            number = (MOVE if choice.kind == "move" else CHOOSE).about(s).number
            args["keyword"] = self.keyword(s.cast.abilities[number].keyword)
        return self.say(f"choice-{choice.kind}", **args)

    def option(self, s: State, choice: Choice, value: Any) -> str:
        assert isinstance(s, Dreamblade)
        kind = choice.kind
        if value == STOP or value == DECLINE or (isinstance(value, str) and kind in ("action", "fate", "bomb")):
            return self.say(f"option-{value}")
        if kind == "spawn":
            return self._spawn_option(s, value)
        if kind == "shift" or kind == "move":
            return self.say("option-move", who=self.who(s, value[1]), cell=CELL_NAMES[value[2]])
        if kind == "disrupt":
            return self.say("option-place", who=self.who(s, value[1]), cell=CELL_NAMES[value[2]])
        if kind == "strike":
            return self.say("option-fight", cell=CELL_NAMES[value])
        if kind in ("attackers", "deathblow"):
            return self.say("option-attackers", names=self.names(s, value)) if value else self.say("option-nobody")
        if kind == "reroll":
            shown = REROLL.about(s).shown
            return ", ".join(f"{i + 1}. {self.faces((shown[i],))}" for i in value) or self.say("option-no-dice")
        if kind == "blade":
            return self._blade_option(s, value)
        if kind == "damage":
            targets = DAMAGE.about(s).targets
            parts = [f"{self.who(s, m)} {n}" for m, n in zip(targets, value, strict=True) if n]
            return self.say("option-split", parts=", ".join(parts))
        if kind == "order":
            return self.say(
                "option-order", keyword=self.ability_name(s.cast.abilities[value[3]]), who=self.who(s, value[2])
            )
        if kind == "edges":
            return self.say(f"option-edge-{value}")
        if kind in ("target", "choose", "unique"):
            where = f" {CELL_NAMES[s.minis[value].cell]}" if s.minis[value].zone == DREAMSCAPE else ""
            return self.who(s, value) + where
        if isinstance(value, tuple):
            return self.faces(value, kind == "attack")
        return str(value)

    def _spawn_option(self, s: Dreamblade, value: tuple[str, int, int]) -> str:
        tag, m, what = value
        if tag == "ability":
            return self.say("option-ability", who=self.who(s, m), ability=self.ability_name(s.cast.abilities[what]))
        return self.say("option-spawn", who=self.who(s, m), price=price(s, m), cell=CELL_NAMES[what])

    def _blade_option(self, s: Dreamblade, key: tuple[int, int, int, int]) -> str:
        bearer, copied, origin, number = key
        args = {"who": self.who(s, bearer), "ability": self.ability_name(s.cast.abilities[number])}
        if copied != bearer:
            return self.say("option-blade-copied", source=self.who(s, copied), **args)
        if origin != bearer:
            return self.say("option-blade-granted", source=self.who(s, origin), **args)
        return self.say("option-blade", **args)

    def pick(self, s: State, choice: Choice, prefix: tuple[Any, ...], value: Any) -> str:
        """One small pick on the way to an answer."""
        assert isinstance(s, Dreamblade)
        if not prefix and isinstance(value, tuple) and len(value) == 2:
            tag, m = value
            if tag == "ability":
                return self.say("option-ability-what", who=self.who(s, m))
            if tag == "spawn":
                p = s.cast.piece_of[m]
                stats = f" {p.power}/{p.defense}/{p.life}" if p.creature else ""
                return self.say("option-spawn-what", who=self.who(s, m) + stats, price=price(s, m))
            return self.say("option-move-what", who=self.who(s, m), cell=CELL_NAMES[s.minis[m].cell])
        if prefix and isinstance(prefix[0], tuple):
            if prefix[0][0] == "ability":
                return self.ability_name(s.cast.abilities[value])
            return str(CELL_NAMES[value])
        return self.option(s, choice, value)

    def reason(self, s: State, reason: str, args: dict[str, Any]) -> str:
        assert isinstance(s, Dreamblade)
        told: dict[str, Any] = {}
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

    # Events ----------------------------------------------------------------------------------------------------------

    def event(self, s: State, event: Event) -> str | None:
        assert isinstance(s, Dreamblade)
        data = dict(event.data)
        kind = event.kind
        args: dict[str, Any] = {}
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

    def refusal(self, s: State, refusal: Refusal) -> str:
        assert isinstance(s, Dreamblade)
        args: dict[str, Any] = {}
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

    def outcome(self, s: State, outcome: Outcome) -> str:
        a, b = outcome.scores
        if not outcome.winners:
            return self.say("outcome-agreed" if outcome.reason == "agreed" else "outcome-draw", a=a, b=b)
        winner = self.seat_name(outcome.winners[0])
        loser = self.seat_name(1 - outcome.winners[0])
        return self.say(f"outcome-{outcome.reason}", winner=winner, loser=loser, turns=max(a, b), a=a, b=b)

    # Odds ------------------------------------------------------------------------------------------------------------

    def odds(self, s: State, seat: int) -> Any:
        assert isinstance(s, Dreamblade)
        parts: list[Any] = []
        combat = combat_of(s)
        note = "odds-note"
        if combat is not None and combat.shown:
            return Text(self.say("odds-rolled", dice=self.faces(combat.shown)))
        if combat is not None:
            attackers = combat.attackers or creatures(s, combat.seat, combat.cell)
            note = "odds-note-chosen" if combat.attackers else note
            parts.append(self._odds_of(s, combat.seat, combat.cell, attackers))
        else:
            for cell in range(25):
                if contested(s, cell):
                    parts.append(self._odds_of(s, seat, cell, creatures(s, seat, cell)))
        if not parts:
            return None
        return Group(*parts, Text(self.say(note), style="dim"))

    def _odds_of(self, s: Dreamblade, seat: int, cell: int, attackers: tuple[int, ...]) -> Any:
        dice = attack_dice(s, attackers)
        table = RichTable(
            title=self.say("odds-title", cell=CELL_NAMES[cell], dice=dice),
            title_justify="left",
            box=None,
            padding=(0, 2, 0, 0),
        )
        most = min(3 * dice, 12)
        table.add_column(self.say("odds-damage"))
        for n in range(1, most + 1):
            table.add_column(str(n), justify="right")
        table.add_row("", *[f"{float(chance_of_damage(dice, n)) * 100:.0f}%" for n in range(1, most + 1)])
        blades = Text(self.say("odds-blades") + "  ")
        blades.append(
            "  ".join(f"{n}: {float(chance_of_blades(dice, n)) * 100:.0f}%" for n in range(1, min(dice, 4) + 1))
        )
        enemies = RichTable(box=None, padding=(0, 2, 0, 0))
        for key in ("odds-enemy", "odds-disrupt", "odds-destroy"):
            enemies.add_column(self.say(key), justify="left" if key == "odds-enemy" else "right")
        for p in prospects(s, seat, cell, dice):
            enemies.add_row(
                Text(self.who(s, p.enemy)), f"{float(p.disrupt) * 100:.1f}%", f"{float(p.destroy) * 100:.1f}%"
            )
        return Group(table, blades, enemies)

    # What people type ------------------------------------------------------------------------------------------------

    def find(self, s: Dreamblade, words: str) -> int:
        """The miniature that somebody means, by its code or by (the beginning of) its name."""
        wanted = words.strip().strip("[]").casefold()
        codes = {self.code(s, m).casefold(): m for m in range(len(s.minis))}
        if wanted in codes:
            return codes[wanted]
        names = [(self.name(s, m).casefold(), m) for m in range(len(s.minis))]
        found = [m for name, m in names if name == wanted] or [
            m for name, m in names if len(wanted) > 1 and wanted in name
        ]
        if not found:
            raise ValueError(self.say("parse-no-piece", words=words.strip()))
        kinds = [(s.cast.piece_of[m].id, s.minis[m].owner, s.minis[m].zone) for m in found]
        if any(kind != kinds[0] for kind in kinds):
            told = ", ".join(self.who(s, m) for m in found[:6])
            raise ValueError(self.say("parse-ambiguous", words=words.strip(), names=told, code=self.code(s, found[0])))
        return found[0]

    def parse(self, s: State, choice: Choice, words: str) -> Any:
        assert isinstance(s, Dreamblade)
        words = words.strip()
        if not words:
            raise ValueError(self.say("parse-no-thing"))
        for simple in (STOP, DECLINE, "shift", "strike", "disrupt", "destroy", "explode"):
            if words.casefold() in (simple, self.say(f"option-{simple}").casefold()):
                return simple
        kind = choice.kind
        cells = [
            CELL_BY_NAME[w.casefold()]
            for w in re.findall(r"[A-Za-z]\d", words)
            if w.casefold() in CELL_BY_NAME and w[0].islower()
        ]
        rest = " ".join(
            w
            for w in words.split()
            if not (w in CELL_BY_NAME or w.casefold() in ("move", "spawn", "to", "in", "na", "from"))
        )
        if kind == "strike":
            if not cells:
                raise ValueError(self.say("parse-cell-missing"))
            return cells[-1]
        if kind in ("attackers", "deathblow"):
            return tuple(sorted(self.find(s, part) for part in words.split(",")))
        if kind in ("spawn", "shift", "move", "disrupt"):
            if not rest and len(cells) > 1:
                rest = words.split()[0]  # a1 is a cell, but before another cell it is the piece A1 in small letters
            if not rest:
                raise ValueError(self.say("parse-no-thing"))
            return self._parse_placed(s, choice, rest, cells)
        if kind == "blade":
            return self._parse_blade(s, choice, words)
        if kind in ("damage", "reroll"):
            numbers = tuple(int(n) for n in re.findall(r"\b[0-9]{1,9}\b", words))
            return numbers if kind == "damage" else tuple(n - 1 for n in numbers)
        if kind in ("target", "choose", "unique"):
            return self.find(s, words)
        raise ValueError(self.say("parse-no-thing"))

    def _parse_placed(self, s: Dreamblade, choice: Choice, rest: str, cells: list[int]) -> Any:
        tag = {"spawn": "spawn", "shift": "move", "move": "move", "disrupt": "place"}[choice.kind]
        if choice.kind == "spawn":
            for m in s.cast.bands[choice.seat]:
                for a in s.cast.piece_of[m].spawn:
                    if s.minis[m].zone == DREAMSCAPE and self.keyword(a.keyword).casefold() in rest.casefold():
                        return ("ability", m, a.number)
        m = self.find(s, rest)
        if cells:
            return (tag, m, cells[-1])
        here = s.minis[m].cell
        if choice.kind == "spawn":
            return (tag, m, PORTAL[s.players[choice.seat].edge])
        if choice.kind == "shift":
            return (tag, m, here + 5 if 0 <= here < 20 else here - 5)
        raise ValueError(self.say("parse-cell-missing"))

    def _parse_blade(self, s: Dreamblade, choice: Choice, words: str) -> Any:
        combat = combat_of(s)
        assert isinstance(combat, Combat)
        from ..rules.procedures.combat import blade_keys

        labels = {self._blade_option(s, key): key for key in blade_keys(s, combat)}
        found = [key for label, key in labels.items() if all(w in label.casefold() for w in words.casefold().split())]
        if found:
            return found[0]
        return (self.find(s, words), 0, 0, 0)

    def roll(self, choice: Choice, words: str) -> Any:
        assert isinstance(choice.options, Roll)
        n = choice.options.count
        attack = choice.kind == "attack"
        tokens = re.findall(r"[^\W\d_]+|[^\s,]", words.casefold())
        known = {str(face): face for face in range(1, 7)} | (SPELLED if attack else {})
        faces = tuple(known.get(token, 0) for token in tokens)
        if len(faces) != n or not all(token in known for token in tokens) or not choice.options.has(faces):
            raise ValueError(self.say("parse-dice" if attack else "parse-dice-d6", n=n))
        return faces

    def detail(self, s: State | None, words: str) -> Any:
        """A piece with everything printed on it, and its present values if it is in the dreamscape; or a whole zone."""
        wanted = words.strip().casefold()
        if isinstance(s, Dreamblade):
            for zone in (ZONES[RESERVES], ZONES[GRAVEYARD]):
                if wanted in (zone, self.say(f"zone-{zone}").casefold()):
                    return self.zones(s, zone)
            try:
                return self._piece_detail(s.cast.piece_of[self.find(s, words)], s, self.find(s, words))
            except ValueError:
                pass
        names = {self.library.name("piece", id, self.language).casefold(): p for id, p in self.library.pieces.items()}
        names.update(dict(self.library.pieces.items()))
        near = difflib.get_close_matches(wanted, list(names), 1, 0.6)
        p = names.get(wanted) or next((p for name, p in names.items() if wanted and wanted in name), None)
        if p is None and near:
            p = names[near[0]]
        return self._piece_detail(p, None, -1) if p is not None else None

    def _piece_detail(self, p: Piece, s: Dreamblade | None, m: int) -> str:
        name = self.library.name("piece", p.id, self.language)
        kind = self.say("word-creature" if p.creature else "word-location")
        aspects = ", ".join(self.say(f"aspect-{letter}") for letter, has in zip(ASPECTS, p.aspects, strict=True) if has)
        lines = [f"{name} · {kind} · {self.say('word-cost', cost=p.printed_cost())} · {aspects}"]
        if p.lineage:
            lines[0] += f" · {self.lineage(p.lineage)}"
        lines[0] += f" · {self.say('rarity-' + p.rarity)} · {p.pack}" + (f" {p.number}" if p.number else "")
        if p.data.origin:
            lines[0] += f" · {p.data.origin}"
        if p.creature:
            lines.append(self.say("stat-line", power=p.power, defense=p.defense, life=p.life))
        if s is not None and m >= 0 and s.minis[m].zone == DREAMSCAPE:
            lines.extend(self._present(s, m))
        lines.extend(self.rules_text(p))
        if self.texts.has(f"piece-{p.id}", "flavor"):
            lines.append(f"“{self.texts.get(f'piece-{p.id}', 'flavor')}”")
        return "\n".join(lines)

    def _present(self, s: Dreamblade, m: int) -> list[str]:
        lines = []
        if s.cast.piece_of[m].creature:
            now = self.say("stat-line", power=power(s, m), defense=defense(s, m), life=life(s, m))
            lines.append(f"→ {now}, {self.say('stat-damage', damage=s.minis[m].damage)}")
            for stat in ("power", "defense", "life"):
                for keyword, bearer, change in explain_stat(s, m, stat):
                    lines.append(
                        f"   {with_sign(change)}: {self.keyword(keyword)} · {self.who(s, bearer)} · {KEYWORDS[keyword].rule}"
                    )
        return lines


__all__ = ["DreambladePage"]
