"""The table as one viewer sees it, worked out as plain values for the template: board and seats."""

from __future__ import annotations

from operator import is_
from typing import TYPE_CHECKING, Final

from reverie.kernel.browser import Details, Lasting
from reverie.kernel.decision import Decision
from reverie.kernel.draft import SPLIT
from reverie.kernel.events import Event
from reverie.kernel.extras import extras_of
from reverie.kernel.page import Scene
from reverie.kernel.plain import Told

from ..rules import decisions
from ..rules.board import CELL_NAMES, CELLS, COLUMNS
from ..rules.combat_state import combat_of
from ..rules.procedures.conquest import claimed_cells
from ..rules.procedures.spawn import price
from ..rules.queries import contested, creatures, defense, life, other, power
from ..rules.state import (
    ACTION,
    BONUS_WAITS,
    GRAVEYARD,
    INITIATIVE,
    NOBODY,
    RESERVES,
    SPAWN,
    UNSCORED,
    Dreamblade,
    Miniature,
)
from ..rules.underway import deciding_deathblow
from .combat import effects, fight, numbers
from .contours import contours
from .details import ASPECT_EMBLEMS
from .doom import fate_with
from .elements import SIDES, cell_id, mini_id, side_of
from .labels import bare_cell, kept_label, piece_label
from .odds import odds
from .silhouettes import silhouette

if TYPE_CHECKING:
    from .page import DreambladeWeb

ROOM: Final = 4
"""Pieces of a side that a cell shows with their values; a portal may hold more (DB-801.6)."""
MOST_TIDES: Final = 6
SCORING: Final = ("turn-began", "scored", "turn-won")
LONGEST_TRACK: Final = 8
WIDE: Final = 6
"""Characters of `power/defense/life` from which a chip has no room for its emblem."""


def same_rows(one: list[tuple[int, Miniature]], two: list[tuple[int, Miniature]]) -> bool:
    """Rows are replaced and never changed: the same objects are the same values."""
    return len(one) == len(two) and all([a is b and m == n for (m, a), (n, b) in zip(one, two, strict=True)])


class Drawing:
    """One drawing of the table."""

    def __init__(self, page: DreambladeWeb, scene: Scene[Dreamblade]) -> None:
        self.page = page
        self.scene = scene
        self.s = scene.state
        self.near: int = scene.viewer if scene.viewer is not None else 0
        """The seat at the lower edge."""
        self.combat = combat_of(self.s)
        self.edges = (self.s.players[0].edge, self.s.players[1].edge)
        self.claimed: list[tuple[int, ...]] = self.scene.once(
            "claimed", lambda: [claimed_cells(self.s, n) for n in (0, 1)]
        )
        self.stats: dict[int, tuple[int, int, int]] = self.scene.once("stats", dict)
        """Power, defense and life of creatures, as far as somebody has asked."""
        self.given: dict[int, int] = self._given()
        """Damage that the draft puts on each creature."""
        self.targets: tuple[int, ...] = decisions.DAMAGE.about(self.s).targets if self.splitting() else ()
        self.sold: list[int] = self._sold()
        """What the viewer may spawn now."""
        self.panels = {extra.name: extra.panel(page, scene) for extra in extras_of("dreamblade")}
        self.coach = self.panels.get("coach")
        self.shown: list[str] = self.coach["point"] if self.coach is not None else []
        """Elements that the coach points at."""
        self.touched = dict.fromkeys([*scene.options, *scene.chosen, *self.shown])
        self.busy: list[int] = []
        """Cells about which something is decided or shown, as far as they have been drawn."""
        self.held: list[list[int]] = self.scene.once("held", lambda: [self.s.covers[:4], self.s.covers[4:]])

    def everything(self) -> Told:
        turned = self.s.players[self.near].edge == 1
        columns = COLUMNS[::-1] if turned else COLUMNS
        ranks = [1, 2, 3, 4, 5] if turned else [5, 4, 3, 2, 1]
        combat = fight(self)
        return {
            "columns": list(columns),
            "ranks": ranks,
            "board": [self.row([(rank - 1) * 5 + COLUMNS.index(column) for column in columns]) for rank in ranks],
            "turned": turned,
            "contours": contours(self.s.cast.chart.values),
            "map": self.page.library.name("map", self.s.cast.chart.id, self.page.language),
            "tide": self.tide(),
            "tides": self.scene.once(f"tides {self.page.language}", self.tides),
            "seats": [self.seat(other(self.near)), self.seat(self.near)],
            "details": self.details(),
            "spawning": self.asked(decisions.SPAWN),
            "combat": combat,
            "effects": effects(self),
            "numbers": numbers(self),
            "odds": odds(self) if self.scene.odds_on else None,
            "coach": self.coach,
            "battle": self.panels.get("battle"),
        }

    def splitting(self) -> bool:
        choice = self.scene.choice
        return choice is not None and choice.decision is decisions.DAMAGE

    def _sold(self) -> list[int]:
        choice = self.scene.choice
        if choice is None or choice.decision is not decisions.SPAWN:
            return []
        return [pick[1] for pick in choice.options.picks(()) if isinstance(pick, tuple) and pick[0] == "spawn"]

    def _given(self) -> dict[int, int]:
        draft = self.scene.draft
        if draft is None or draft.form != SPLIT or not self.splitting():
            return {}
        return dict(zip(decisions.DAMAGE.about(self.s).targets, draft.amounts, strict=True))

    def asked(self, decision: Decision) -> bool:
        return self.scene.choice is not None and self.scene.choice.decision is decision

    def fate(self, m: int) -> str:
        """What becomes of a creature with the damage it has and is about to get: `disrupt`, `destroy`, `both` or nothing."""
        return fate_with(self.s, m, self.given.get(m, 0))

    def row(self, cells: list[int]) -> list[Told]:
        """A row of cells; one in which nothing is decided stays the same for as long as its cells do."""
        told = [self.cell(cell) for cell in cells]
        if any([cell in self.busy for cell in cells]):
            return told
        name = ("row", cells[0], self.near, self.page)
        last: Lasting[Told] | None = self.scene.lasting.get(name)
        if last is None or not all(map(is_, last, told)):
            last = self.scene.lasting[name] = Lasting(told)
        return last

    def cell(self, cell: int) -> Told:
        s = self.s
        bare = bare_cell(self.page, s.cast.chart, self.edges, self.near, cell)
        id = bare["id"]
        place = s.place[cell]
        here = self._in_question(cell)
        by_seat = (creatures(s, 0, cell), creatures(s, 1, cell))
        if not (here or by_seat[0] or by_seat[1]) and place == NOBODY and id not in self.scene.options:
            if id not in self.shown:
                return bare
            self.busy.append(cell)
            return {**bare, "shown": True}
        ids = (*by_seat[0], *by_seat[1]) if place == NOBODY else (*by_seat[0], *by_seat[1], place)
        fought = self.combat is not None and self.combat.cell == cell
        if here or fought or id in self.touched or any([self._apart(m) for m in ids]):
            self.busy.append(cell)
            return self._full_cell(cell, bare, by_seat, here)
        rows = [(m, s.minis[m]) for m in ids]
        now = (
            self.claims(cell),
            [self._values(m) for m in ids],
            [m in s.moved for m in ids] if s.action == "shift" else (),
        )
        last = self.scene.lasting.get((id, self.near, self.page))
        if last is None or last[0] != now or not same_rows(last[1], rows):
            last = (now, rows, self._full_cell(cell, bare, by_seat, here))
            self.scene.lasting[id, self.near, self.page] = last
        told: Told = last[2]
        return told

    def _apart(self, m: int) -> bool:
        """Whether a miniature looks otherwise than its row and its values say: something is decided about it, or was done to it."""
        return mini_id(m) in self.touched or m in self.given or self.s.minis[m].damage > 0

    def claims(self, cell: int) -> list[Told]:
        values = self.s.cast.chart.values
        return [
            {"side": SIDES[seat], "gain": values[self.edges[seat]][cell]}
            for seat in (0, 1)
            if cell in self.claimed[seat]
        ]

    def _full_cell(self, cell: int, bare: Told, by_seat: tuple[tuple[int, ...], tuple[int, ...]], here: str) -> Told:
        id, place = bare["id"], self.s.place[cell]
        sides = [
            {"pieces": [self.piece(m) for m in found], "n": len(found) if len(found) <= ROOM else "many"}
            for found in (by_seat[other(self.near)], by_seat[self.near])
            if found
        ]
        alone = place != NOBODY and not sides
        if alone:
            sides = [{"pieces": [self.piece(place)], "n": 1}]
        fought = by_seat[0] != () and by_seat[1] != ()
        return {
            **bare,
            "place": self.piece(place) if place != NOBODY and not alone else None,
            "claims": self.claims(cell),
            "contested": fought,
            "sides": sides,
            "here": here,
            "shown": id in self.shown,
            "label": self._cell_label(bare, by_seat, fought),
        }

    def _in_question(self, cell: int) -> str:
        """The cell that is being fought in: chosen if the viewer decides there, else just shown."""
        blow = deciding_deathblow(self.s)
        here = blow.cell if blow is not None else self.combat.cell if self.combat is not None else -1
        if cell != here:
            return ""
        return " is-sel" if self.scene.choice is not None and not self.scene.read_only else " is-now"

    def _cell_label(self, bare: Told, by_seat: tuple[tuple[int, ...], ...], fought: bool) -> str:
        page = self.page
        parts = [bare["label"]]
        for seat in (0, 1):
            if by_seat[seat]:
                parts.append(page.say("web-count-of", side=page.side_name(seat), n=len(by_seat[seat])))
        if fought:
            parts.append(page.say("web-contested"))
        if self.scene.options.get(bare["id"]):
            parts.append(page.say("web-option"))
        return ", ".join(parts)

    def piece(self, m: int) -> Told:
        """A miniature in the dreamscape."""
        s = self.s
        p = s.cast.piece_of[m]
        row = s.minis[m]
        values = self._values(m)
        fate = self.fate(m) if p.creature else ""
        damage = row.damage + self.given.get(m, 0)
        out = self._kept_out(m)
        name = self.page.name(s, m)
        cell_options = self.scene.options.get(cell_id(row.cell), [])
        index = self.targets.index(m) if m in self.given else -1
        return {
            "id": mini_id(m),
            "name": name,
            "side": side_of(row.owner),
            "emblem": silhouette(p),
            "location": not p.creature,
            "values": [
                {"n": now, "changed": now != base}
                for now, base in zip(values, (p.power, p.defense, p.life), strict=False)
            ],
            "wide": len("".join(map(str, values))) + 2 > WIDE,
            "damage": damage,
            "doomed": fate in ("destroy", "both"),
            "out": bool(out),
            "shown": mini_id(m) in self.shown,
            "given": self.given.get(m, 0) > 0,
            "give": f"{index}:{self.given[m] + 1}" if index >= 0 else "",
            "via": cell_options[0].value if len(cell_options) == 1 else "",
            "label": piece_label(self.page, name, row.owner, values, damage, fate, out, self._mark(m)),
        }

    def _values(self, m: int) -> tuple[int, ...]:
        """Power, defense and life as they are now; none of a location."""
        s = self.s
        if not s.cast.piece_of[m].creature:
            return ()
        if m not in self.stats:
            self.stats[m] = (power(s, m), defense(s, m), life(s, m))
        return self.stats[m]

    def _kept_out(self, m: int) -> str:
        """Used up: it has moved in this shift, or it stays out of this attack; the text that says which."""
        s = self.s
        if s.action == "shift" and m in s.moved:
            return "web-moved"
        combat = self.combat
        if combat is None or not combat.attackers or not s.cast.piece_of[m].creature:
            return ""
        row = s.minis[m]
        out = row.cell == combat.cell and row.owner == combat.seat and m not in combat.attackers
        return "web-kept-out" if out else ""

    def _mark(self, m: int) -> str:
        """The text that says whether this piece has been picked, or can be."""
        element = mini_id(m)
        if element in self.scene.chosen:
            return "web-chosen"
        return "web-option" if self.scene.options.get(element) or m in self.given else ""

    def seat(self, seat: int) -> Told:
        s, page = self.s, self.page
        player = s.players[seat]
        who = self.scene.seats[seat]
        victory = int(s.setup["victory"])
        won = page.say("web-track", won=player.turns_won, victory=victory)
        fresh = len([m for m in s.cast.bands[seat] if s.minis[m].zone == GRAVEYARD and s.minis[m].rest & UNSCORED])
        reserves = self._group(seat, RESERVES)
        graveyard = self._group(seat, GRAVEYARD)
        return {
            "seat": seat,
            "who": who | {"thinking": True if who["thinking"] is not None else None},
            "side": SIDES[seat],
            "near": seat == self.near,
            "name": page.side_name(seat),
            "first": page.say("web-first") if s.turn and s.phase != INITIATIVE and s.first == seat else "",
            "turn": s.result is None and s.owner == seat and s.phase in (SPAWN, ACTION),
            "track": self._track(seat, victory),
            "track_label": won,
            "spawn": self.scene.once(f"points {seat} {page.language}", lambda: self._spawn_points(seat)),
            "bonus": f"+{player.bonus}" if player.bonus else "",
            "bonus_label": page.say("web-bonus"),
            "reserves": reserves,
            "reserves_count": page.say("web-pieces", n=sum(told["count"] for told in reserves)),
            "graveyard": graveyard,
            "graveyard_count": page.say("web-fresh", n=fresh) if fresh else "",
        }

    def _projected(self, seat: int) -> int:
        values = self.s.cast.chart.values[self.edges[seat]]
        return sum([values[cell] for cell in self.claimed[seat]]) + self.s.players[seat].kills

    def _track(self, seat: int, victory: int) -> list[str]:
        """One lozenge for each turn to win; the half one is the turn now projected to be won."""
        if victory > LONGEST_TRACK:
            return []
        won = self.s.players[seat].turns_won
        track = ["on"] * min(won, victory) + [""] * max(victory - won, 0)
        if won < victory and self.s.result is None and self._projected(seat) > self._projected(other(seat)):
            track[won] = "next"
        return track

    def _spawn_points(self, seat: int) -> str:
        s, page = self.s, self.page
        for _number, event in reversed(self.scene.log):
            if event.kind == "turn-began":
                break
            if event.kind == "points-received" and event.data["seat"] == seat:
                return page.say("web-points-left", left=s.players[seat].points, points=event.data["points"])
        if s.skip and s.phase in (ACTION, SPAWN):
            return page.say("web-points-skipped")
        if s.phase == SPAWN:
            return page.say("web-points-due", points=s.base_points)
        return page.say("web-points-none", left=s.players[seat].points)

    def _group(self, seat: int, zone: int) -> list[Told]:
        """The miniatures of a zone, copies together, cheapest first."""
        s = self.s
        rows = [(m, row) for m in s.cast.bands[seat] if (row := s.minis.rows[m]).zone == zone]
        held = self.held[seat]
        marked = [mini_id(m) for m, _row in rows if mini_id(m) in self.touched]
        plain = (
            not marked
            and not (self.asked(decisions.SPAWN) and self.scene.viewer == seat)
            and "Channel" not in s.active.by
        )
        name = (seat, zone, self.page)
        last = self.scene.lasting.get(name) if plain else None
        if last is not None and last[0] == held and same_rows(last[1], rows):
            found: list[Told] = last[2]
            return found
        groups: dict[tuple[str, tuple[int, ...], int], list[int]] = {}
        for m, row in rows:
            groups.setdefault((s.cast.piece_of[m].id, row.used, row.rest), []).append(m)
        told = [self._kept(ids) for ids in groups.values()]
        told.sort(key=lambda kept: (kept["cost"], kept["name"]))
        if plain:
            self.scene.lasting[name] = (held, rows, told)
        return told

    def _kept(self, ids: list[int]) -> Told:
        """A miniature in the reserves or in the graveyard, with its copies."""
        s, page = self.s, self.page
        m = ids[0]
        p = s.cast.piece_of[m]
        row = s.minis[m]
        sold = row.zone == RESERVES or p.respawn >= 0
        now = price(s, m) if sold else p.cost
        state = "fresh" if row.rest & UNSCORED else "lying" if row.rest & BONUS_WAITS else "old"
        mine = self.asked(decisions.SPAWN) and self.scene.viewer == row.owner and row.zone == RESERVES
        element = mini_id(m)
        state = state if row.zone == GRAVEYARD else ""
        name = page.name(s, m)
        cost = "word-price" if sold else "word-cost"
        stats = str(p.data.stats) if p.creature else ""
        more = f"+{now - p.cost}" if now > p.cost else f"−{p.cost - now}" if now < p.cost else ""
        printed = f"{stats} {p.cost}{more}" + (f" ×{len(ids)}" if len(ids) > 1 else "")
        option = bool(self.scene.options.get(element))
        return {
            "id": element,
            "name": name,
            "emblem": silhouette(p),
            "location": not p.creature,
            "stats": stats,
            "cost": p.cost,
            "price": now,
            "more": now - p.cost,
            "aspects": [ASPECT_EMBLEMS[a] for a in p.of],
            "count": len(ids),
            "state": state,
            "off": mine and m not in self.sold,
            "shown": element in self.shown,
            "label": kept_label(page, name, printed.strip(), p.of, cost, now, len(ids), state, option),
        }

    def tide(self) -> Told:
        """The conquest score if the turn ended now, with its sum."""
        s, page = self.s, self.page
        near, far = self._projected(self.near), self._projected(other(self.near))
        left, right = self.near, other(self.near)
        if near == far:
            line = page.say("web-level")
        else:
            leader = self.near if near > far else other(self.near)
            line = page.say("web-leads", side=page.side_name(leader), n=abs(near - far))
        fights = self.scene.once("fights", lambda: [CELL_NAMES[cell] for cell in range(CELLS) if contested(s, cell)])
        if fights:
            cells = page.say("web-and", first=", ".join(fights[:-1]), last=fights[-1]) if fights[1:] else fights[0]
            line = page.say("web-and-contested", line=line, cells=cells, n=len(fights))
        return {
            "title": page.say("web-if-ended", turn=s.turn),
            "line": line,
            "sides": [
                {"side": SIDES[seat], "mark": f"seat-{SIDES[seat]}", "points": self._projected(seat),
                 "name": page.side_name(seat), "sum": self._sum(seat)}
                for seat in (left, right)
            ],
        }  # fmt: skip

    def _sum(self, seat: int) -> str:
        worth = self.s.cast.chart.values[self.s.players[seat].edge]
        parts = [f"{CELL_NAMES[cell]} {worth[cell]}" for cell in self.claimed[seat]]
        if self.s.players[seat].kills:
            parts.append(self.page.say("web-fallen", n=self.s.players[seat].kills))
        return " + ".join(parts)

    def tides(self) -> list[Told]:
        """The turns so far: what each seat scored and who won."""
        turns: list[Told] = []
        turn: Told = {}
        for event in self._latest_turns():
            if event.kind == "turn-began":
                turn = {"turn": event.data["turn"], "scores": [0, 0], "winner": "", "winner_name": "", "scored": False}
                turns.append(turn)
            elif event.kind == "scored" and turn:
                turn["scores"][event.data["seat"]] = event.data["total"]
                turn["scored"] = True
            elif event.kind == "turn-won" and turn:
                turn["winner"] = f"seat-{SIDES[event.data['seat']]}"
                turn["winner_name"] = self.page.side_name(event.data["seat"])
        return [turn for turn in turns if turn["scored"]][-MOST_TIDES:]

    def _latest_turns(self) -> list[Event]:
        """What has been scored in this turn and in those before it that are shown, oldest first."""
        found: list[Event] = []
        begun = 0
        for _number, event in reversed(self.scene.log):
            if event.kind in SCORING:
                found.append(event)
                begun += event.kind == "turn-began"
                if begun > MOST_TIDES:
                    break
        found.reverse()
        return found

    def details(self) -> Details | None:
        """What is pointed at, or what the decision is about."""
        element = self.scene.looked
        choice = self.scene.choice
        if not element and choice is not None:
            picked = sorted(found for found in self.scene.chosen if found.startswith("m"))
            if picked:
                element = picked[-1]
            elif choice.subject >= 0:
                element = mini_id(choice.subject)
            elif self.given:
                given = [m for m, n in self.given.items() if n] or list(self.given)
                element = mini_id(given[0])
        return self.page.looked(self.s, self.scene.viewer, element) if element else None
