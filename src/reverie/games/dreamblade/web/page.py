"""Dreamblade in a browser: which option sits on which element, how a decision reads, and the forms that set up a table.

What is drawn stands in `web_scene.py`. Elements are named so: `m7` a miniature (wherever it is), `c-c4` a cell, `die-2` a
die, `bl-...` a blade ability in the tray, `ef-1` an effect that waits, `x-3` a number, `splits` the list of splits.
"""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.domain import STOP, Listed, Menu
from reverie.kernel.draft import Draft
from reverie.kernel.events import Event
from reverie.kernel.game import Scene, SetupError
from reverie.kernel.numbers import whole
from reverie.kernel.state import State

from ..content.codes import CodeError, decode
from ..content.library import Library
from ..content.warbands import violations
from ..rules.board import ADJACENT, CELL_NAMES, PORTAL
from ..rules.combat_state import combat_of
from ..rules.decisions import BOMB, CHOOSE, DAMAGE, DECLINE, MOVE, REROLL, TARGET
from ..rules.keywords import ASPECTS, KEYWORDS
from ..rules.notation import FREE_X, Ability
from ..rules.procedures.combat import blade_keys
from ..rules.procedures.spawn import price
from ..rules.queries import creatures, power
from ..rules.state import DREAMSCAPE, GRAVEYARD, RESERVES, Dreamblade
from ..rules.underway import deciding_deathblow, part_of_turn
from ..rules.why import why_not
from ..words.words import DreambladePage
from .details import cell_details, mini_details
from .elements import DICE, SIDES, blade_id, cell_id, element_cell, element_mini, mini_id, side_of, strikes_back
from .scene import Drawing

WORDS: Final = (STOP, DECLINE, "shift", "strike", "disrupt", "destroy", "explode")
"""Options that are words: buttons in the prompt."""
TURN_STEPS: Final = ("initiative", "spawn", "spawn", "action", "action", "action", "action", "conquest")
CODE: Final = "code:"
"""What begins like this in the field of a warband is a code."""
FORM_NUMBERS: Final = (("victory", 6, 1, 99), ("turn_limit", 0, 0, 999))


class DreambladeWeb(DreambladePage):
    """Dreamblade in one language, with all that a browser needs.

    In the terminal miniatures are told apart by codes, in a browser by pointing at them: `in_browser` gives a page whose
    sentences have no codes and call the seats by their marks.
    """

    def __init__(self, language: str, library: Library, browser: bool = False) -> None:
        super().__init__(language, library)
        self.browser = browser
        self._browser_page: DreambladeWeb | None = None

    def in_browser(self) -> DreambladeWeb:
        if self.browser:
            return self
        if self._browser_page is None:
            self._browser_page = DreambladeWeb(self.language, self.library, True)
        return self._browser_page

    # Words -----------------------------------------------------------------------------------------------------------

    def who(self, s: Dreamblade, m: int) -> str:
        return self.name(s, m) if self.browser else super().who(s, m)

    def side_name(self, seat: int) -> str:
        return self.say(f"web-seat-{side_of(seat)}")

    def seat_name(self, seat: int) -> str:
        return self.side_name(seat) if self.browser else super().seat_name(seat)

    def ability_name(self, a: Ability) -> str:
        """In a browser requirements are emblems, so the words leave them out."""
        told = super().ability_name(a)
        return told.partition(": ")[2] if self.browser and told.startswith("{") else told

    def question(self, s: State, choice: Choice) -> str:
        assert isinstance(s, Dreamblade)
        key = f"web-ask-{choice.kind}"
        if not self.browser or not self.texts.has(key):
            return super().question(s, choice)
        args: dict[str, Any] = {"points": s.players[choice.seat].points, "cell": "", "total": 0, "n": 0}
        combat = combat_of(s)
        blow = deciding_deathblow(s)
        if combat is not None:
            args["cell"] = CELL_NAMES[combat.cell]
            args["n"] = combat.blades
        if blow is not None:
            args["cell"] = CELL_NAMES[blow.cell]
        if choice.kind == "reroll":
            args["n"] = REROLL.about(s).x
        if choice.kind == "damage":
            args["total"] = sum(choice.options.at(0))
        if choice.subject >= 0:
            args["subject"] = self.name(s, choice.subject)
        if choice.kind in ("move", "choose"):
            number = (MOVE if choice.kind == "move" else CHOOSE).about(s).number
            args["keyword"] = self.keyword(s.cast.abilities[number].keyword)
        return self.say(key, **args)

    def event(self, s: State, event: Event) -> str | None:
        """In a browser headings tell of turns and phases."""
        if self.browser and self.heading(s, event) is not None:
            return None
        return super().event(s, event)

    def die(self, choice: Choice, face: Any) -> dict[str, str]:
        if choice.kind != "attack":
            return super().die(choice, face)
        return {"mark": DICE[face], "label": self.faces((face,))}

    # Where options sit -----------------------------------------------------------------------------------------------

    def web_template(self) -> str:
        return "dreamblade/table.html"

    def place(self, s: State, choice: Choice, pick: Any, draft: Draft | None = None) -> str:
        """Only the second pick of a spawn needs the draft: a number is then a cell or an ability."""
        assert isinstance(s, Dreamblade)
        kind = choice.kind
        if isinstance(pick, str):
            return ""
        if kind in ("spawn", "shift", "move", "disrupt"):
            if isinstance(pick, tuple):
                return mini_id(pick[1])
            return "" if self._is_ability(choice, pick, draft) else cell_id(pick)
        if kind == "strike":
            return cell_id(pick)
        if kind == "blade":
            return blade_id(pick)
        if kind == "reroll":
            return f"die-{pick}"
        if kind == "value":
            return f"x-{pick}"
        if kind == "damage":
            return "splits"
        if kind == "order":
            return f"ef-{_number_of(choice, pick)}"
        if isinstance(pick, tuple):
            return mini_id(pick[0]) if len(pick) == 1 else ""
        return mini_id(pick)

    def _is_ability(self, choice: Choice, pick: int, draft: Draft | None) -> bool:
        if draft is not None and draft.chosen:
            return bool(draft.chosen[0][0] == "ability")
        options = choice.options
        assert isinstance(options, Menu)
        return not any(pick in seconds for tag, _firsts, seconds in options.groups if tag != "ability")

    def pick_label(self, s: State, choice: Choice, draft: Draft, pick: Any) -> str:
        assert isinstance(s, Dreamblade)
        kind = choice.kind
        if pick in (STOP, DECLINE):
            key = f"web-{pick}-{kind}"
            return self.say(key if self.texts.has(key) else f"web-{pick}")
        if isinstance(pick, str):
            return self.say(f"web-pick-{pick}")
        if kind in ("spawn", "shift", "move", "disrupt"):
            return self._menu_label(s, draft, pick)
        if kind == "strike":
            return self.say("web-pick-fight", cell=CELL_NAMES[pick])
        if kind == "blade":
            return self.blade_label(s, pick)
        if kind == "reroll":
            return self.say("web-pick-die", n=pick + 1, face=self.faces((REROLL.about(s).shown[pick],)))
        if kind == "value":
            return self.say("web-pick-value", n=pick)
        if kind == "damage":
            return self.in_browser().option(s, choice, pick)
        if kind == "order":
            ability = self.in_browser().ability_name(s.cast.abilities[pick[3]])
            return self.say("web-pick-ability", who=self.name(s, pick[2]), ability=ability)
        if kind in ("attackers", "deathblow"):
            ids = pick if isinstance(pick, tuple) else (pick,)
            return self.say("web-pick-attacker", who=self.name(s, ids[0]), power=power(s, ids[0]))
        return self._thing_label(s, pick)

    def _thing_label(self, s: Dreamblade, m: int) -> str:
        if s.minis[m].zone != DREAMSCAPE:
            return self.name(s, m)
        return self.say("web-pick-there", who=self.name(s, m), cell=CELL_NAMES[s.minis[m].cell])

    def _menu_label(self, s: Dreamblade, draft: Draft, pick: Any) -> str:
        """A pick out of a menu: first whom, then where (or which ability)."""
        if not draft.chosen:
            tag, m = pick
            if tag == "spawn":
                return self.say("web-pick-spawn", who=self.name(s, m), price=price(s, m))
            if tag == "ability":
                return self.say("web-pick-use", who=self.name(s, m))
            return self._thing_label(s, m)
        tag, m = draft.chosen[0]
        if tag == "ability":
            return self.bought_label(s, pick)
        return self.say(f"web-pick-{tag}-to", who=self.name(s, m), cell=CELL_NAMES[pick])

    def bought_label(self, s: Dreamblade, number: int) -> str:
        """A spawn ability with its price."""
        a = s.cast.abilities[number]
        ability = self.in_browser().ability_name(a)
        if a.cost == FREE_X:
            return self.say("web-pick-buy-x", ability=ability)
        return self.say("web-pick-buy", ability=ability, price=a.cost)

    def blade_label(self, s: Dreamblade, key: tuple[int, int, int, int]) -> str:
        bearer, copied, origin, number = key
        args = {"who": self.name(s, bearer), "ability": self.in_browser().ability_name(s.cast.abilities[number])}
        if copied != bearer:
            return self.say("option-blade-copied", source=self.name(s, copied), **args)
        if origin != bearer:
            return self.say("option-blade-granted", source=self.name(s, origin), **args)
        return self.say("web-pick-ability", **args)

    # The line under the question -------------------------------------------------------------------------------------

    def consequence(self, s: State, choice: Choice, draft: Draft) -> tuple[str, str]:
        assert isinstance(s, Dreamblade)
        kind = choice.kind
        if draft.chosen and isinstance(choice.options, Menu) and isinstance(draft.chosen[0], tuple):
            return self._where_next(s, choice, draft)
        if kind in ("attackers", "deathblow"):
            chosen = [m for pick in draft.chosen for m in (pick if isinstance(pick, tuple) else (pick,))]
            dice = sum(power(s, m) for m in chosen)
            rule = "DB-302" if kind == "attackers" else "DB-802.2g"
            return self.say(f"web-line-{kind}", count=len(chosen), dice=dice), rule
        if kind == "damage":
            return self.say("web-line-damage", left=draft.left()), "DB-900.2"
        if kind == "reroll":
            return self.say("web-line-reroll", count=len(draft.chosen)), "DB-K.Fortunate"
        if kind == "target":
            return self.say("web-line-target", dice=max(TARGET.about(s).x, 0)), "DB-P.22"
        if kind in ("move", "choose", "bomb"):
            a = s.cast.abilities[{"move": MOVE, "choose": CHOOSE, "bomb": BOMB}[kind].about(s).number]
            return self.ability_effect(a), KEYWORDS[a.keyword].rule
        return self._plain_line(s, choice)

    def _plain_line(self, s: Dreamblade, choice: Choice) -> tuple[str, str]:
        kind = choice.kind
        args: dict[str, Any] = {}
        rules = {
            "spawn": "DB-801.3",
            "action": "DB-802",
            "shift": "DB-802.1",
            "strike": "DB-802.2a",
            "blade": "DB-P.21",
            "fate": "DB-802.2d",
            "disrupt": "DB-G.disrupt",
            "order": "DB-900.7a",
            "unique": "DB-K.Unique",
            "value": "DB-G.X",
        }
        if kind == "shift":
            options = choice.options
            assert isinstance(options, Menu)
            args["count"] = len(options.picks(())) - 1
        elif kind == "strike":
            args["count"] = choice.options.size() - 1
        elif kind == "value":
            args["points"] = s.players[choice.seat].points
        elif kind == "fate" and strikes_back(s, choice.subject):
            return self.say("web-line-fate-deathblow", dice=power(s, choice.subject)), "DB-802.2g"
        if not self.texts.has(f"web-line-{kind}"):
            return "", choice.rule
        return self.say(f"web-line-{kind}", **args), rules.get(kind, choice.rule)

    def _where_next(self, s: Dreamblade, choice: Choice, draft: Draft) -> tuple[str, str]:
        """Somebody has been picked out of a menu: where does it go?"""
        tag, m = draft.chosen[0]
        if tag == "ability":
            return self.say("web-line-which-ability", who=self.name(s, m)), "DB-801.8"
        if tag == "spawn":
            cost = price(s, m)
            left = s.players[choice.seat].points - cost
            rule = "DB-801.5" if s.cast.piece_of[m].creature else "DB-801.7"
            return self.say("web-line-spawn-where", who=self.name(s, m), price=cost, left=left), rule
        rules = {"shift": "DB-802.1b", "disrupt": "DB-G.disrupt"}
        return self.say("web-line-move-where", who=self.name(s, m)), rules.get(choice.kind, choice.rule)

    # Why not? --------------------------------------------------------------------------------------------------------

    def why_not_at(self, s: State, choice: Choice, draft: Draft, element: str) -> Refusal | None:
        assert isinstance(s, Dreamblade)
        m, cell = element_mini(s, element), element_cell(element)
        if m < 0 and cell < 0:
            return None
        if draft.chosen and isinstance(choice.options, Menu) and isinstance(draft.chosen[0], tuple):
            tag, first = draft.chosen[0]
            if m >= 0 and s.minis[m].zone == DREAMSCAPE:
                cell = s.minis[m].cell
            return why_not(s, choice, (tag, first, cell)) if tag != "ability" and cell >= 0 else None
        if m < 0:
            return self._why_not_cell(s, choice, cell)
        return self._why_not_mini(s, choice, m)

    def _why_not_cell(self, s: Dreamblade, choice: Choice, cell: int) -> Refusal | None:
        if choice.kind == "strike":
            return why_not(s, choice, cell)
        if choice.kind in ("spawn", "shift", "move", "disrupt"):
            return Refusal(choice.rule, "whom-first")
        return None

    def _why_not_mini(self, s: Dreamblade, choice: Choice, m: int) -> Refusal | None:
        row = s.minis[m]
        kind = choice.kind
        if kind == "spawn":
            if row.zone == DREAMSCAPE and row.owner == choice.seat:
                for a in s.cast.piece_of[m].spawn:
                    refusal = why_not(s, choice, ("ability", m, a.number))
                    if refusal is None or refusal.why != "no-option":
                        return refusal
                return Refusal("DB-801.8", "no-spawn-ability", who=m)
            return self._why_not_spawned(s, choice, m)
        if kind == "strike":
            return why_not(s, choice, row.cell) if row.zone == DREAMSCAPE else None
        if kind in ("attackers", "deathblow"):
            return why_not(s, choice, (m,))
        if kind == "shift":
            near = ADJACENT[row.cell] if row.zone == DREAMSCAPE else (0,)
            refusals = [why_not(s, choice, ("move", m, cell)) for cell in near]
            return None if None in refusals else refusals[0]
        if kind == "damage":
            return None if m in DAMAGE.about(s).targets else Refusal("DB-802.2d", "no-target", who=m)
        if kind == "blade":
            combat = combat_of(s)
            keys = [] if combat is None else [key for key in blade_keys(s, combat) if key[0] == m]
            for key in keys or [(m, 0, 0, 0)]:
                refusal = why_not(s, choice, key)
                if refusal is not None:
                    return refusal
            return None
        if kind in ("target", "choose", "unique"):
            return why_not(s, choice, m)
        if kind in ("move", "disrupt"):
            options = choice.options
            assert isinstance(options, Menu)
            picks = [pick[1] for pick in options.picks(()) if isinstance(pick, tuple)]
            return None if m in picks else Refusal(choice.rule, "no-target", who=m)
        return None

    def _why_not_spawned(self, s: Dreamblade, choice: Choice, m: int) -> Refusal | None:
        """Copies are one option, so the first of them answers for all."""
        options = choice.options
        assert isinstance(options, Menu)
        row = s.minis[m]
        for pick in options.picks(()):
            if isinstance(pick, tuple) and pick[0] == "spawn":
                other = s.minis[pick[1]]
                if s.cast.piece_of[pick[1]] is s.cast.piece_of[m] and (other.zone, other.used) == (row.zone, row.used):
                    return None
        if s.cast.piece_of[m].creature or row.zone not in (RESERVES, GRAVEYARD) or row.owner != choice.seat:
            return why_not(s, choice, ("spawn", m, PORTAL[s.players[choice.seat].edge]))
        refusals = [why_not(s, choice, ("spawn", m, cell)) for cell in range(len(CELL_NAMES))]
        here = [refusals[cell] for cell in range(len(CELL_NAMES)) if creatures(s, choice.seat, cell) and refusals[cell]]
        return here[0] if here else refusals[PORTAL[s.players[choice.seat].edge]]

    # The header and the log ------------------------------------------------------------------------------------------

    def heading(self, s: State, event: Event) -> str | None:
        if event.kind == "turn-began":
            return self.say("web-turn", turn=event.data["turn"])
        if event.kind == "phase-began" and event.data["phase"] in ("spawn", "action"):
            return self.say(
                f"web-heading-{event.data['phase']}",
                turn=event.data["turn"],
                side=self.side_name(event.data["seat"]),
            )
        return None

    def teller(self, event: Event, s: State | None = None) -> int | None:
        """The seat that an event names, or else the owner of the miniature it is about."""
        seat = super().teller(event)
        who = event.data.get("who")
        if seat is None and isinstance(s, Dreamblade) and isinstance(who, int) and who >= 0:
            seat = int(s.minis[who].owner)
        return seat if seat is not None and seat >= 0 else None

    def phases(self, s: State) -> list[dict[str, Any]]:
        assert isinstance(s, Dreamblade)
        now = part_of_turn(s)
        rail: list[dict[str, Any]] = []
        for step, phase in enumerate(TURN_STEPS):
            if phase == "spawn" and s.skip and now >= 1:
                continue
            told = self._phase_text(s, step, phase, now)
            rail.append({"text": told, "done": 0 <= step < now or s.result is not None, "now": step == now})
        return rail

    def _phase_text(self, s: Dreamblade, step: int, phase: str, now: int) -> str:
        if phase == "initiative":
            dice = f"{s.raw[0]} : {s.raw[1]}" if s.raw and now > 0 else ""
            return self.say("web-rail-initiative", dice=dice).strip()
        if phase == "conquest":
            return self.say("web-rail-conquest")
        if now < 1:  # before the initiative nobody is first
            return self.say(f"web-rail-{phase}", n=(step - 3) % 2 + 1, side="").strip(" ,")
        seat = s.first if step in (1, 3, 4) else 1 - s.first
        text = self.say(f"web-rail-{phase}", n=(step - 3) % 2 + 1, side=self.side_name(seat))
        if step == now and s.action:
            text = f"{text}: {self.say(f'action-{s.action}')}"
        return text

    def subtitle(self, s: State) -> str:
        assert isinstance(s, Dreamblade)
        if not s.turn:
            return self.say("phase-setup").capitalize()
        step = part_of_turn(s)
        if step < 0 or s.result is not None:
            return self.say("web-turn", turn=s.turn)
        return self.say("web-subtitle", turn=s.turn, phase=self._phase_text(s, step, TURN_STEPS[step], step))

    def seat_look(self, seat: int) -> dict[str, str]:
        return {"mark": f"seat-{SIDES[seat]}", "name": self.side_name(seat), "class": SIDES[seat]}

    # What is drawn ---------------------------------------------------------------------------------------------------

    def scene(self, scene: Scene) -> dict[str, Any]:
        return Drawing(self.in_browser(), scene).everything()

    def looked(self, s: State, viewer: int | None, element: str) -> dict[str, Any] | None:
        assert isinstance(s, Dreamblade)
        m, cell = element_mini(s, element), element_cell(element)
        if m >= 0:
            return mini_details(self.in_browser(), s, m)
        return cell_details(self.in_browser(), s, cell) if cell >= 0 else None

    # Setting up a table ----------------------------------------------------------------------------------------------

    def site_links(self) -> list[tuple[str, str, str]]:
        return [
            ("lessons", self.say("lessons-nav"), "/dreamblade/lessons"),
            ("warbands", self.say("builder-nav"), "/dreamblade/warbands"),
            ("dreamwar", self.say("war-nav"), "/dreamwar"),
        ]

    def setup_form(self) -> list[dict[str, Any]]:
        """Every field of a new table, with what each option means in a line (`notes`)."""
        bands = list(self.library.warbands)
        maps = list(self.library.maps)
        fields: list[dict[str, Any]] = [
            {
                "name": "warband",
                "kind": "choice",
                "options": [(id, self.library.name("warband", id, self.language)) for id in bands],
                "notes": {id: self.warband_note(id) for id in bands},
                "default": bands[:2],
                "per_seat": True,
                "kept": "dreamblade-warband",
                "more": self.warband_label,
            },
            {
                "name": "map",
                "kind": "choice",
                "options": [(id, self.library.name("map", id, self.language)) for id in maps],
                "notes": {id: self._map_note(id) for id in maps},
                "default": "default" if "default" in maps else maps[0],
                "per_seat": False,
            },
            {
                "name": "edges",
                "kind": "choice",
                "options": [(edge, self.say(f"web-form-edges-{edge}")) for edge in ("random", "A", "B")],
                "notes": {},
                "default": "random",
                "per_seat": False,
            },
        ]
        for name, default, least, most in FORM_NUMBERS:
            fields.append(
                {
                    "name": name,
                    "kind": "number",
                    "options": [],
                    "notes": {},
                    "default": default,
                    "least": least,
                    "most": most,
                    "per_seat": False,
                }
            )
        fields.append(
            {"name": "tournament", "kind": "flag", "options": [], "notes": {}, "default": False, "per_seat": False}
        )
        for field in fields:
            field["label"] = self.say(f"web-form-{field['name'].replace('_', '-')}")
            field["help"] = self.say(f"web-form-{field['name'].replace('_', '-')}", "help")
        return fields

    def warband_note(self, id: str) -> str:
        """What a warband is like: written for those of the game, counted for others."""
        if self.texts.has(f"web-warband-{id}"):
            return self.say(f"web-warband-{id}")
        count = [0] * len(ASPECTS)
        for piece, n in self.library.warbands[id].items():
            for aspect in self.library.pieces[piece].of:
                count[aspect] += n
        told = [f"{self.say(f'aspect-{ASPECTS[a]}')} {n}" for a, n in enumerate(count) if n]
        return ", ".join(told)

    def _map_note(self, id: str) -> str:
        if self.texts.has(f"web-map-{id}"):
            return self.say(f"web-map-{id}")
        deepest = max(max(values) for values in self.library.maps[id].values)
        return self.say("web-map-any", most=deepest)

    def setup_from(self, form: dict[str, Any]) -> dict[str, Any]:
        wishes: dict[str, Any] = {}
        for name in ("map", "edges"):
            if form.get(name):
                wishes[name] = str(form[name])
        for name, default, least, most in FORM_NUMBERS:
            wishes[name] = self._number(form.get(name, default), name, least, most)
        wishes["tournament"] = form.get("tournament") in (True, "true", "on", "1", "yes")
        bands = self._per_seat(form, "warband")
        if bands:
            wishes["warbands"] = bands
        return wishes

    def _number(self, given: Any, name: str, least: int, most: int) -> int:
        text = str(given).strip()
        number = whole(text)
        if number is None or not least <= number <= most:
            label = self.say(f"web-form-{name.replace('_', '-')}")
            raise SetupError(self.say("web-form-bad-number", label=label, given=text[:20], least=least, most=most))
        return number

    def _per_seat(self, form: dict[str, Any], name: str) -> list[str | dict[str, int]]:
        """A field that every seat has: a list, or one field for each seat (`warband-0`, `warband-A`)."""
        given = form.get(name)
        if isinstance(given, list | tuple):
            found = [str(value) for value in given]
        else:
            found = [
                str(form[key])
                for seat, letter in enumerate("AB")
                for key in (f"{name}-{seat}", f"{name}-{letter}")
                if form.get(key)
            ]
        if not found:
            return []
        if len(found) != 2:
            raise SetupError(self.say("web-form-bad-warband"))
        return [self._band(band) for band in found]

    def _band(self, given: str) -> str | dict[str, int]:
        """A warband of the game by its id, or any warband by its code: `code:...`."""
        if given in self.library.warbands:
            return given
        if not given.startswith(CODE):
            raise SetupError(self.say("web-form-bad-warband"))
        try:
            pieces = decode(self.library, given.removeprefix(CODE))
        except CodeError as error:
            raise SetupError(self.say(f"builder-code-{error.why}")) from error
        broken = violations(self.library, pieces)
        if broken:
            raise SetupError(self.say("builder-unplayable", rules=", ".join(one.rule for one in broken)))
        return pieces

    def warband_label(self, given: str) -> str:
        """What a warband is called that is no option of the form but can be asked for; nothing for what is none."""
        if not given.startswith(CODE):
            return ""
        try:
            pieces = decode(self.library, given.removeprefix(CODE))
        except CodeError:
            return ""
        return self.say("builder-by-code", n=sum(pieces.values()), code=given.removeprefix(CODE)[:9])


def _number_of(choice: Choice, pick: Any) -> int:
    options = choice.options
    assert isinstance(options, Listed)
    return options.options.index(pick)


__all__ = [
    "SIDES",
    "DreambladeWeb",
    "blade_id",
    "cell_id",
    "element_cell",
    "element_mini",
    "mini_id",
    "side_of",
    "strikes_back",
]
