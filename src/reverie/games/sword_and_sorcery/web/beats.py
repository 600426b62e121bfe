"""What happens between two decisions, as it is shown: whose enemy acts and why, every roll with its dice, wounds as they land.

Events that belong together are one beat: an attack, its dice, what they pay for and the hits they make; a defence and what gets through.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from reverie.kernel.browser import Beat, Face, Touch
from reverie.kernel.events import Event
from reverie.parts.sketches import area_id

from ..rules import terms as t
from ..rules.state import FIRST_ENEMY, NOBODY, Quest
from ..rules.strike import Lying
from ..words.naming import MINUS
from .elements import figure_id, hero_id
from .emblems import die_emblem

if TYPE_CHECKING:
    from .page import SwordAndSorceryWeb

ANNOUNCED: Final = (
    "encounter-drawn",
    "event-drawn",
    "trap-drawn",
    "shadow-revealed",
    "chest-opened",
    "searched",
    "power-used",
    "enemy-came",
    "enemy-power-came",
    "ability-used",
    "took",
    "taunted",
)
LANDED: Final = (
    "condition-came",
    "critical-came",
    "fire-came",
    "pushed",
    "companion-died",
    "enemy-flipped",
    "enemy-banished",
    "threat-moved",
    "gate-changed",
    "shrine-changed",
    "edge-changed",
    "saved",
    "turn-skipped",
    "attack-taken",
    "attack-cancelled",
    "action-wasted",
)
PASSING: Final = ("forced", "shuffled", "flag-set", "counter-raised", "attack-over", "rolled", "was-seen")
"""What stands between events that belong together and is not told, or told by them."""


def touch(at: str, how: str, text: str = "") -> Touch:
    return {"at": at, "how": how, "text": text}


def beats_of(page: SwordAndSorceryWeb, s: Quest, events: list[Event]) -> list[Beat]:
    """All beats of these events; the state is the one after them."""
    telling = Telling(page, s, events)
    while telling.at < len(events):
        telling.tell()
    return telling.beats


class Telling:
    """Events on their way to beats."""

    def __init__(self, page: SwordAndSorceryWeb, s: Quest, events: list[Event]) -> None:
        self.page, self.s, self.events = page, s, events
        self.at = 0
        self.beats: list[Beat] = []
        self.by_kind: Final[dict[str, Callable[[Event], None]]] = {
            "round-began": self.round,
            "turn-began": self.turn,
            "quest-ended": self.ended,
            "enemy-activated": self.activated,
            "behaviour-chosen": self.behaviour,
            "moved": self.moved,
            "placed": self.moved,
            "attack-declared": self.attack,
            "dice-lie": self.dice,
            "hits-counted": self.hits,
            "defended": self.defended,
            "wounded": self.wounded,
            "healed": self.healed,
            "died": self.died,
            "enemy-died": self.enemy_died,
        }

    def tell(self) -> None:
        event = self.events[self.at]
        self.at += 1
        if event.kind in self.by_kind:
            self.by_kind[event.kind](event)
        else:
            kind = "announce" if event.kind in ANNOUNCED else "land" if event.kind in LANDED else "note"
            self.plain(event, kind)

    def plain(self, event: Event, kind: str, *touches: Touch) -> None:
        text = self.page.event(self.s, event)
        if text:
            self.add(kind, text, event, *touches, *self.touched(event))

    def add(
        self, kind: str, text: str, event: Event, *touches: Touch, dice: tuple[Face, ...] = (), total: str = ""
    ) -> None:
        self.beats.append(Beat(kind, text, event.rule, self.page.teller(event, self.s), dice, total, touches))

    def touched(self, event: Event) -> list[Touch]:
        """Whom and where it concerns."""
        data = event.data
        found = [touch(figure_id(data["figure"]), "move")] if isinstance(data.get("figure"), int) else []
        area = data.get("area")
        if isinstance(area, int) and area >= 0:
            found.append(touch(self.area(area), "move"))
        return found

    def area(self, area: int) -> str:
        return area_id(self.s.plan.areas.names[area])

    def follows(self, kind: str, **given: object) -> Event | None:
        """The next event that counts, if it is of this kind and about this; it is then told."""
        at = self.at
        while at < len(self.events) and self.events[at].kind in PASSING:
            at += 1
        if at == len(self.events) or self.events[at].kind != kind:
            return None
        if any(self.events[at].data.get(key) != value for key, value in given.items()):
            return None
        self.at = at + 1
        return self.events[at]

    # The course of things ---------------------------------------------------------------------------------------------

    def round(self, event: Event) -> None:
        self.add("turn", self.page.heading(self.s, event) or "", event)

    def turn(self, event: Event) -> None:
        seat = event.data["seat"]
        text = self.page.say("event-turn-began", seat=self.page.hero(self.s, seat))
        self.add("note", text, event, touch(hero_id(seat), "move"))

    def ended(self, event: Event) -> None:
        self.add("turn", self.page.event(self.s, event) or "", event)

    def activated(self, event: Event) -> None:
        """Told with what it does; by itself where it does nothing."""
        coming = next((one for one in self.events[self.at :] if one.kind not in PASSING), None)
        if coming is None or coming.kind != "behaviour-chosen":
            self.plain(event, "announce", *self.figures(event.data["foe"], "move"))

    def behaviour(self, event: Event) -> None:
        """Who acts, against whom and why, and what it is going to do."""
        touches = self.figures(event.data["foe"], "move")
        if event.data["victim"] != NOBODY:
            touches.append(touch(figure_id(event.data["victim"]), "harm"))
        self.add("announce", self.page.event(self.s, event) or "", event, *touches)

    def figures(self, foe: int, how: str) -> list[Touch]:
        return [touch(figure_id(figure), how) for figure in self.s.plan.figures[foe]]

    def moved(self, event: Event) -> None:
        figure = event.data["figure"]
        kind = "land" if figure >= FIRST_ENEMY else "note"
        places = [touch(figure_id(figure), "move"), touch(self.area(event.data["area"]), "new")]
        text = self.page.event(self.s, event)
        if text:
            self.add(kind, text, event, *places)

    # Dice -------------------------------------------------------------------------------------------------------------

    def faces(self, dice: tuple[Lying, ...]) -> tuple[Face, ...]:
        return tuple([{"mark": die_emblem(die[0], die[1]), "label": self.page.one_die(self.s, die)} for die in dice])

    def attack(self, event: Event) -> None:
        """Who attacks whom with what; the dice, what they pay for, and the hits."""
        attacker, target = event.data["attacker"], event.data["target"]
        touches = [touch(figure_id(attacker), "move")]
        touches += [touch(figure_id(target), "harm")] if target != NOBODY else []
        text = self.page.event(self.s, event) or ""
        lying = self.follows("dice-lie", figure=attacker, purpose="attack")
        if lying is None:
            counted = self.follows("hits-counted")
            total = self.total(counted) if counted is not None else ""
            return self.add("announce", text, event, *touches, total=total)
        text = f"{text}{self.paid()}"
        counted = self.follows("hits-counted")
        total = self.total(counted) if counted is not None else ""
        return self.add("roll", text, event, *touches, dice=self.faces(lying.data["dice"]), total=total)

    def paid(self) -> str:
        """What the dice have paid for, behind the attack."""
        told = []
        while (event := self.follows("effect-paid")) is not None:
            told.append(self.page.event(self.s, event) or "")
        return "".join(f" {one}" for one in told)

    def total(self, counted: Event) -> str:
        return self.page.say("web-total-hits", n=counted.data["hits"])

    def dice(self, event: Event) -> None:
        """Dice of a defence or a save, or those that were rolled again."""
        text = self.page.say(f"web-beat-{event.data['purpose']}", who=self.page.who(self.s, event.data["figure"]))
        dice = event.data["dice"]
        total = ""
        if event.data["purpose"] == "defence":
            shields = sum(self.s.cast.dice[die[0]].faces[die[1] - 1][t.SHIELD] for die in dice)
            total = self.page.say("web-total-shields", n=shields)
        self.add(
            "roll", text, event, touch(figure_id(event.data["figure"]), "move"), dice=self.faces(dice), total=total
        )

    def hits(self, event: Event) -> None:
        self.add("announce", self.page.event(self.s, event) or "", event, total=self.total(event))

    # What lands -------------------------------------------------------------------------------------------------------

    def defended(self, event: Event) -> None:
        """What gets through is told by the wounds."""
        if self.follows_wound(event.data["defender"]) is None:
            self.plain(event, "land", touch(figure_id(event.data["defender"]), "good"))

    def follows_wound(self, figure: int) -> Event | None:
        found = self.follows("wounded", figure=figure)
        if found is not None:
            self.wounded(found)
        return found

    def wounded(self, event: Event) -> None:
        self.land(event, "harm", f"{MINUS}{event.data['amount']}")

    def healed(self, event: Event) -> None:
        self.land(event, "good", f"+{event.data['amount']}")

    def land(self, event: Event, how: str, sign: str) -> None:
        figure = event.data["figure"]
        touches = [touch(figure_id(figure), how, sign)]
        touches += [touch(hero_id(figure), how)] if figure < len(self.s.heroes) else []
        self.add("land", self.page.event(self.s, event) or "", event, *touches)

    def died(self, event: Event) -> None:
        seat = event.data["seat"]
        self.plain(event, "land", touch(figure_id(seat), "gone"), touch(hero_id(seat), "harm"))

    def enemy_died(self, event: Event) -> None:
        self.plain(event, "land", *self.figures(event.data["foe"], "gone"))


__all__ = ["beats_of"]
