"""Dreamblade in a browser: which option sits on which element, and how a decision reads.

What is drawn stands in `scene.py`. Elements are named so: `m7` a miniature (wherever it is), `c-c4` a cell, `die-2` a
die, `bl-...` a blade ability in the tray, `ef-1` an effect that waits, `x-3` a number, `splits` the list of splits.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

from reverie.kernel.browser import Beat, Details, Episode, Figure, Foreseen, Mark, Phase
from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.decision import Decision
from reverie.kernel.domain import STOP, Listed, Menu, Subset
from reverie.kernel.draft import Draft
from reverie.kernel.events import Event
from reverie.kernel.page import Scene
from reverie.kernel.plain import Answer, Particulars, Plain, Told

from ..rules import decisions
from ..rules.board import CELL_NAMES, CELLS
from ..rules.combat_state import combat_of
from ..rules.decisions import DECLINE
from ..rules.keywords import KEYWORDS
from ..rules.notation import FREE_X, Ability
from ..rules.procedures.attack import damage_total
from ..rules.procedures.spawn import price
from ..rules.queries import contested, power
from ..rules.state import DREAMSCAPE, Dreamblade
from ..rules.underway import deciding_deathblow, part_of_turn
from ..words.abilities import IN_CIRCLES, circled
from .beats import beats_of
from .details import cell_details, mini_details
from .doom import fates_to_choose
from .elements import DICE, SIDES, blade_id, cell_id, element_cell, element_mini, mini_id, side_of, strikes_back
from .episode import BEGINS, ENDS, episode
from .figures import figures
from .scene import Drawing
from .site import DreambladeSite
from .why import why_not_at

WORDS: Final = (STOP, DECLINE, "shift", "strike", "disrupt", "destroy", "explode")
"""Options that are words: buttons in the prompt."""
MANY_POINTS: Final = 3
"""So many spawn points are not let go without a question."""
TURN_STEPS: Final = ("initiative", "spawn", "spawn", "action", "action", "action", "action", "conquest")


class DreambladeWeb(DreambladeSite):
    """Dreamblade in one language, as a browser tells it.

    In the terminal miniatures are told apart by codes, here by pointing at them: sentences have no codes and call the seats
    by their marks.
    """

    web_template = "dreamblade/table.html"
    moment_template = "dreamblade/_moment.html"
    replay_columns = True
    episode_begins = BEGINS
    episode_ends = ENDS

    def who(self, s: Dreamblade, m: int) -> str:
        return self.name(s, m)

    def side_name(self, seat: int) -> str:
        return self.sides[seat] if 0 <= seat < len(SIDES) else self.say(f"web-seat-{side_of(seat)}")

    @cached_property
    def sides(self) -> list[str]:
        return [self.say(f"web-seat-{side}") for side in SIDES]

    def seat_name(self, seat: int) -> str:
        return self.side_name(seat)

    def ability_name(self, a: Ability) -> str:
        """Requirements are emblems, so the words leave them out."""
        told = super().ability_name(a)
        return circled(told.partition(": ")[2] if told.startswith("{") else told)

    def question(self, s: Dreamblade, choice: Choice) -> str:
        key = f"web-ask-{choice.kind}"
        if not self.texts.has(key):
            return super().question(s, choice)
        args: Particulars = {"points": s.players[choice.seat].points, "cell": "", "total": 0, "n": 0}
        combat = combat_of(s)
        blow = deciding_deathblow(s)
        if combat is not None:
            args["cell"] = CELL_NAMES[combat.cell]
            args["n"] = combat.blades
        if blow is not None:
            args["cell"] = CELL_NAMES[blow.cell]
        if choice.decision is decisions.REROLL:
            args["n"] = decisions.REROLL.about(s).x
        if choice.decision is decisions.DAMAGE:
            args["total"] = damage_total(choice.options)
        if choice.subject >= 0:
            args["subject"] = self.name(s, choice.subject)
        about = decisions.using(s, choice)
        if about is not None:
            args["keyword"] = self.keyword(s.cast.abilities[about.number].keyword)
        return self.say(key, **args)

    def event(self, s: Dreamblade, event: Event) -> str | None:
        """Headings tell of turns and phases."""
        if self.heading(s, event) is not None:
            return None
        return super().event(s, event)

    def beats(self, s: Dreamblade, events: list[Event]) -> list[Beat]:
        return beats_of(self, s, events)

    def episode(self, s: Dreamblade, events: list[Event]) -> Episode:
        return episode(self, s, events)

    def die_owner(self, choice: Choice, place: int) -> str:
        return self.side_name(place) if choice.decision is decisions.INITIATIVE else ""

    def die(self, choice: Choice, face: Answer) -> dict[str, str]:
        if choice.decision is decisions.EDGES and isinstance(face, int):
            return {"mark": "", "label": self.side_name(face)}
        if choice.decision is not decisions.ATTACK or not isinstance(face, int):
            return super().die(choice, face)
        return {"mark": DICE[face], "label": self.faces((face,))}

    def place(self, s: Dreamblade, choice: Choice, pick: Answer, draft: Draft | None = None) -> str:
        """Only the second pick of a spawn needs the draft: a number is then a cell or an ability."""
        asked = choice.decision
        if isinstance(pick, str):
            return ""
        if asked is decisions.DAMAGE:
            return "splits"
        if isinstance(pick, tuple):
            return self._place_of_several(choice, pick)
        if not isinstance(pick, int):
            return ""
        if asked in decisions.BY_MENU:
            return "" if self._is_ability(choice, pick, draft) else cell_id(pick)
        if asked is decisions.STRIKE:
            return cell_id(pick)
        if asked is decisions.REROLL:
            return f"die-{pick}"
        return f"x-{pick}" if asked is decisions.VALUE else mini_id(pick)

    def _place_of_several(self, choice: Choice, pick: Plain) -> str:
        if choice.decision in decisions.BY_MENU:
            return mini_id(pick[1])
        if choice.decision is decisions.BLADE:
            return blade_id(pick)
        if choice.decision is decisions.ORDER:
            return f"ef-{_number_of(choice, pick)}"
        return mini_id(pick[0]) if len(pick) == 1 else ""

    def _is_ability(self, choice: Choice, pick: int, draft: Draft | None) -> bool:
        if draft is not None and draft.chosen:
            return bool(draft.chosen[0][0] == "ability")
        options = choice.options
        assert isinstance(options, Menu)
        return not any(pick in seconds for tag, _firsts, seconds in options.groups if tag != "ability")

    def pick_label(self, s: Dreamblade, choice: Choice, draft: Draft, pick: Answer) -> str:
        asked = choice.decision
        if pick in (STOP, DECLINE):
            key = f"web-{pick}-{asked.name}"
            return self.say(key if self.texts.has(key) else f"web-{pick}")
        if isinstance(pick, str):
            return self.say(f"web-pick-{pick}")
        if asked in decisions.BY_MENU:
            return self._menu_label(s, draft, pick)
        if asked is decisions.DAMAGE:
            return self.option(s, choice, pick)
        if isinstance(pick, tuple):
            return self._several_label(s, asked, pick)
        return self._number_label(s, asked, pick) if isinstance(pick, int) else str(pick)

    def _several_label(self, s: Dreamblade, asked: Decision, pick: Plain) -> str:
        if asked is decisions.BLADE:
            return self.blade_label(s, pick)
        if asked is decisions.ORDER:
            _player, _keyword, bearer, number, *_rest = pick
            ability = self.ability_name(s.cast.abilities[number])
            return self.say("web-pick-ability", who=self.name(s, bearer), ability=ability)
        return self._number_label(s, asked, pick[0])

    def _number_label(self, s: Dreamblade, asked: Decision, pick: int) -> str:
        if asked is decisions.STRIKE:
            return self.say("web-pick-fight", cell=CELL_NAMES[pick])
        if asked is decisions.REROLL:
            return self.say("web-pick-die", n=pick + 1, face=self.faces((decisions.REROLL.about(s).shown[pick],)))
        if asked is decisions.VALUE:
            return self.say("web-pick-value", n=pick)
        if asked in (decisions.ATTACKERS, decisions.DEATHBLOW):
            return self.say("web-pick-attacker", who=self.name(s, pick), power=power(s, pick))
        return self._thing_label(s, pick)

    def _thing_label(self, s: Dreamblade, m: int) -> str:
        if s.minis[m].zone != DREAMSCAPE:
            return self.name(s, m)
        return self.say("web-pick-there", who=self.name(s, m), cell=CELL_NAMES[s.minis[m].cell])

    def _menu_label(self, s: Dreamblade, draft: Draft, pick: Answer) -> str:
        """A pick out of a menu: first whom, then where (or which ability)."""
        if isinstance(pick, tuple):
            tag, m = pick
            if tag == "spawn":
                return self.say("web-pick-spawn", who=self.name(s, m), price=price(s, m))
            if tag == "ability":
                return self.say("web-pick-use", who=self.name(s, m))
            return self._thing_label(s, m)
        assert isinstance(pick, int)
        tag, m = draft.chosen[0]
        if tag == "ability":
            return self.bought_label(s, pick)
        return self.say(f"web-pick-{tag}-to", who=self.name(s, m), cell=CELL_NAMES[pick])

    def bought_label(self, s: Dreamblade, number: int) -> str:
        """A spawn ability with its price."""
        a = s.cast.abilities[number]
        ability = self.ability_name(a)
        if a.cost == FREE_X:
            return self.say("web-pick-buy-x", ability=ability)
        return self.say("web-pick-buy", ability=ability, price=a.cost)

    def blade_label(self, s: Dreamblade, key: Plain) -> str:
        bearer, copied, origin, number = key
        args = {"who": self.name(s, bearer), "ability": self.ability_name(s.cast.abilities[number])}
        if copied != bearer:
            return self.say("option-blade-copied", source=self.name(s, copied), **args)
        if origin != bearer:
            return self.say("option-blade-granted", source=self.name(s, origin), **args)
        return self.say("web-pick-ability", **args)

    def preselected(self, s: Dreamblade, choice: Choice) -> Plain:
        """All attack, unless somebody says otherwise; a lesson lets its pupil choose."""
        if choice.decision not in (decisions.ATTACKERS, decisions.DEATHBLOW) or "lesson" in s.setup:
            return ()
        options = choice.options
        assert isinstance(options, Subset)
        return options.items if len(options.items) <= options.most else ()

    def confirm_label(self, s: Dreamblade, choice: Choice, draft: Draft) -> str:
        asked, count = choice.decision, len(draft.chosen)
        if asked in (decisions.ATTACKERS, decisions.DEATHBLOW):
            if not count:
                return "" if asked is decisions.ATTACKERS else self.say("web-confirm-let-be")
            options = choice.options
            every = isinstance(options, Subset) and count == len(options.items)
            dice = sum(power(s, m) for m in _miniatures(draft.chosen))
            return self.say(f"web-confirm-{asked.name}", every="yes" if every else "no", count=count, dice=dice)
        if asked is decisions.REROLL:
            return self.say("web-confirm-reroll", count=count)
        return ""

    def first_pick(self, s: Dreamblade, choice: Choice, draft: Draft) -> Answer:
        """Where there is nothing to fight for, a shift is the better action."""
        if choice.decision is decisions.ACTION and not any(contested(s, cell) for cell in range(CELLS)):
            return "shift"
        return None

    def foreseen(self, s: Dreamblade, choice: Choice, draft: Draft) -> list[Foreseen]:
        return fates_to_choose(s, choice, draft)

    def ask_before(self, s: Dreamblade, choice: Choice, draft: Draft, pick: object) -> str:
        """A strike with nothing to fight, and points that would lapse though something could be had for them."""
        if choice.decision is decisions.ACTION and pick == "strike" and self.first_pick(s, choice, draft) is not None:
            return self.say("web-ask-before-strike")
        points = s.players[choice.seat].points if choice.seat >= 0 else 0
        if choice.decision is decisions.SPAWN and pick == STOP and points >= MANY_POINTS:
            return self.say("web-ask-before-stop", points=points)
        return ""

    def consequence(self, s: Dreamblade, choice: Choice, draft: Draft) -> tuple[str, str]:
        asked = choice.decision
        if draft.chosen and isinstance(choice.options, Menu) and isinstance(draft.chosen[0], tuple):
            return self._where_next(s, choice, draft)
        if asked in (decisions.ATTACKERS, decisions.DEATHBLOW):
            chosen = _miniatures(draft.chosen)
            dice = sum(power(s, m) for m in chosen)
            rule = "DB-302" if asked is decisions.ATTACKERS else "DB-802.2g"
            return self.say(f"web-line-{asked.name}", count=len(chosen), dice=dice), rule
        if asked is decisions.DAMAGE:
            return self.say("web-line-damage", left=draft.left()), "DB-900.2"
        if asked is decisions.REROLL:
            return self.say("web-line-reroll", count=len(draft.chosen)), "DB-K.Fortunate"
        if asked is decisions.TARGET:
            return self.say("web-line-target", dice=max(decisions.TARGET.about(s).x, 0)), "DB-P.22"
        about = decisions.using(s, choice)
        if about is not None:
            a = s.cast.abilities[about.number]
            return self.ability_effect(a), KEYWORDS[a.keyword].rule
        return self._plain_line(s, choice)

    def _plain_line(self, s: Dreamblade, choice: Choice) -> tuple[str, str]:
        asked = choice.decision
        args: Particulars = {}
        rules: dict[Decision, str] = {
            decisions.SPAWN: "DB-801.3",
            decisions.ACTION: "DB-802",
            decisions.SHIFT: "DB-802.1",
            decisions.STRIKE: "DB-802.2a",
            decisions.BLADE: "DB-P.21",
            decisions.FATE: "DB-802.2d",
            decisions.DISRUPT: "DB-G.disrupt",
            decisions.ORDER: "DB-900.7a",
            decisions.UNIQUE: "DB-K.Unique",
            decisions.VALUE: "DB-G.X",
        }
        if asked is decisions.SHIFT:
            options = choice.options
            assert isinstance(options, Menu)
            args["count"] = len(options.picks(())) - 1
        elif asked is decisions.STRIKE:
            args["count"] = choice.options.size() - 1
        elif asked is decisions.VALUE:
            args["points"] = s.players[choice.seat].points
        elif asked is decisions.FATE and strikes_back(s, choice.subject):
            return self.say("web-line-fate-deathblow", dice=power(s, choice.subject)), "DB-802.2g"
        return self.line(choice, rules.get(asked, ""), **args)

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
        rules: dict[Decision, str] = {decisions.SHIFT: "DB-802.1b", decisions.DISRUPT: "DB-G.disrupt"}
        return self.say("web-line-move-where", who=self.name(s, m)), rules.get(choice.decision, choice.rule)

    def heading(self, s: Dreamblade, event: Event) -> str | None:
        if event.kind == "turn-began":
            return self.say("web-turn", turn=event.data["turn"])
        if event.kind == "phase-began" and event.data["phase"] in ("spawn", "action"):
            return self.say(
                f"web-heading-{event.data['phase']}",
                turn=event.data["turn"],
                side=self.side_name(event.data["seat"]),
            )
        return None

    def teller(self, event: Event, s: Dreamblade | None = None) -> int | None:
        """The seat that an event names, or else the owner of the miniature it is about."""
        seat = super().teller(event)
        who = event.data.get("who")
        if seat is None and s is not None and isinstance(who, int) and who >= 0:
            seat = int(s.minis[who].owner)
        return seat if seat is not None and seat >= 0 else None

    def symbols(self) -> dict[str, Mark]:
        drawn = {
            "{BB*}": ("blade-double-multi", "blade-double-multi"),
            "{BB}": ("blade-double", "blade-double"),
            "{B*}": ("multiblade", "multiblade"),
            "{B}": ("blade", "blade"),
            "{S}": ("score", "score"),
            "{C}": ("comes-into-play", "comes"),
        }
        told: dict[str, Mark] = {
            sign: {"mark": mark, "text": self.say(f"web-req-{word}")} for sign, (mark, word) in drawn.items()
        }
        prices: dict[str, Mark] = {f"{{{number}}}": {"mark": "", "text": sign} for number, sign in IN_CIRCLES.items()}
        return told | prices | {"{n}": {"mark": "spawn", "text": self.say("web-req-spawn", n="n")}}

    def figures(self, s: Dreamblade, log: list[tuple[int, Event]]) -> list[Figure]:
        return figures(self, s, log)

    def phases(self, s: Dreamblade) -> list[Phase]:
        now = part_of_turn(s)
        rail: list[Phase] = []
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

    def subtitle(self, s: Dreamblade) -> str:
        if not s.turn:
            return self.say("phase-setup").capitalize()
        step = part_of_turn(s)
        if step < 0 or s.result is not None:
            return self.say("web-turn", turn=s.turn)
        return self.say("web-subtitle", turn=s.turn, phase=self._phase_text(s, step, TURN_STEPS[step], step))

    def why_not_at(self, s: Dreamblade, choice: Choice, draft: Draft, element: str) -> Refusal | None:
        return why_not_at(s, choice, draft, element)

    def scene(self, scene: Scene[Dreamblade]) -> Told:
        return Drawing(self, scene).everything()

    def looked(self, s: Dreamblade, viewer: int | None, element: str) -> Details | None:
        m, cell = element_mini(s, element), element_cell(element)
        if m >= 0:
            return mini_details(self, s, m)
        return cell_details(self, s, cell) if cell >= 0 else None


def _miniatures(picks: Plain) -> list[int]:
    """Who has been picked; several may be picked as one."""
    return [m for pick in picks for m in (pick if isinstance(pick, tuple) else (pick,))]


def _number_of(choice: Choice, pick: Answer) -> int:
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
