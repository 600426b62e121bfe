"""What happens between two decisions, as it is shown: rolls with who rolls for what, damage that lands, turns that are won.

Events that belong together are one beat: an attack, its dice and what they come to; the damage of one attack; the two scores of a
conquest and who wins the turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from reverie.kernel.browser import Beat, Face, Touch
from reverie.kernel.events import Event

from ..rules import decisions
from ..rules.board import CELL_NAMES
from ..rules.procedures.attack import BLADE, MISS
from ..rules.queries import creatures, other
from ..rules.state import Dreamblade
from ..words.abilities import with_sign
from .elements import DICE, cell_id, mini_id

if TYPE_CHECKING:
    from .page import DreambladeWeb

ATTACKS: Final = ("attacked", "deathblow", "special-attack")
"""What dice are rolled for in a combat."""
LEAVES: Final = ("destroyed", "sacrificed", "banished", "purged")
PASSING: Final = ("combat-ended", "forced", "turn-began", "phase-began")
"""What the page itself shows, or what a beat beside it tells."""


def touch(at: str, how: str, text: str = "") -> Touch:
    return {"at": at, "how": how, "text": text}


def beats_of(page: DreambladeWeb, s: Dreamblade, events: list[Event]) -> list[Beat]:
    """All beats of these events; the state is the one after them."""
    telling = Telling(page, s, events)
    while telling.at < len(events):
        telling.tell()
    return telling.beats


class Telling:
    """Events on their way to beats."""

    def __init__(self, page: DreambladeWeb, s: Dreamblade, events: list[Event]) -> None:
        self.page = page
        self.s = s
        self.events = events
        self.at = 0
        self.beats: list[Beat] = []

    def tell(self) -> None:
        """The beat of the next event, and of those that belong to it."""
        event = self.events[self.at]
        self.at += 1
        telling: dict[str, Callable[[Event], None]] = {
            "attacked": self.attack,
            "deathblow": self.attack,
            "special-attack": self.attack,
            "rolled": self.roll,
            "damaged": self.damage,
            "scored": self.conquest,
            "initiative-won": self.initiative,
        }
        if event.kind in telling:
            telling[event.kind](event)
        elif event.kind not in PASSING:
            self.plain(event)

    def follows(self, *kinds: str) -> Event | None:
        """The next event, if it is of one of these kinds; what the page passes over does not count. It is then told."""
        if not self.comes(*kinds):
            return None
        while self.events[self.at].kind not in kinds:
            self.at += 1
        self.at += 1
        return self.events[self.at - 1]

    def comes(self, *kinds: str) -> bool:
        """Whether the next event that counts is of one of these kinds."""
        coming = next((one.kind for one in self.events[self.at :] if one.kind not in PASSING), "")
        return coming in kinds

    def add(
        self, kind: str, text: str, event: Event, *touches: Touch, dice: tuple[Face, ...] = (), total: str = ""
    ) -> None:
        self.beats.append(Beat(kind, text, event.rule, self.page.teller(event, self.s), dice, total, touches))

    # Dice ------------------------------------------------------------------------------------------------------------

    def faces(self, dice: tuple[int, ...]) -> tuple[Face, ...]:
        """Dice of an attack as they lie."""
        return tuple([{"mark": DICE[face], "label": self.page.faces((face,))} for face in dice])

    def attack(self, event: Event) -> None:
        """Who attacks whom, with how many dice; the dice; the damage they make."""
        text = self.attack_text(event)
        attackers = event.data.get("attackers", (event.data.get("who"),))
        touches = [touch(mini_id(m), "move") for m in attackers if isinstance(m, int)]
        if event.kind == "special-attack":
            touches.append(touch(mini_id(event.data["target"]), "harm"))
        rolled = self.follows("rolled")
        if rolled is None:
            return self.add("announce", text, event, *touches)
        return self.thrown(event, text, rolled, *touches)

    def thrown(self, event: Event, text: str, rolled: Event, *touches: Touch) -> None:
        """Dice that lie, and the damage of the whole attack; some that are rolled again are not all of it."""
        dice = rolled.data["answer"]
        tallied = self.follows("tallied")
        total = ""
        if tallied is not None:
            total = str(tallied.data["damage"])
        elif event is not rolled:
            total = str(sum(face for face in dice if face not in (MISS, BLADE)))
        self.add("roll", text, event, *touches, dice=self.faces(dice), total=total)

    def attack_text(self, event: Event) -> str:
        page, data = self.page, event.data
        if event.kind == "special-attack":
            return page.event(self.s, event) or ""
        against = self.against(1 - data["seat"], data["cell"])
        names = [page.name(self.s, m) for m in data["attackers"]]
        return page.say(
            f"web-beat-{event.kind}",
            who=page.listed(names),
            count=len(names),
            against=page.listed([page.name(self.s, m) for m in against]),
            met=len(against),
            cell=CELL_NAMES[data["cell"]],
            dice=data["dice"],
        )

    def against(self, seat: int, cell: int) -> list[int]:
        """Who of a seat stood in a cell when the attack began: those that are still there, and those that left since."""
        found = list(creatures(self.s, seat, cell))
        for event in self.events[self.at :]:
            who = event.data.get("who")
            where = event.data.get("origin", event.data.get("cell"))
            left = event.kind in (*LEAVES, "disrupted", "moved") and where == cell
            if left and isinstance(who, int) and self.s.minis[who].owner == seat and who not in found:
                found.append(who)
        return sorted(found)

    def roll(self, event: Event) -> None:
        """Dice that fall without an attack before them: some that are rolled again. The others are told where they decide."""
        if event.data["choice"] == decisions.ATTACK.name:
            self.thrown(event, self.page.say("web-beat-again", n=len(event.data["answer"])), event)

    def initiative(self, event: Event) -> None:
        """One die for each seat, and who goes first."""
        page, turn = self.page, self.turn_of(self.at)
        dice: tuple[Face, ...] = tuple(
            [
                {"mark": f"d6-{face}", "label": f"{page.side_name(seat)} {face}"}
                for seat, face in enumerate(event.data["dice"])
            ]
        )
        text = page.say(
            "web-beat-initiative",
            turn=turn,
            sun=event.data["modified"][0],
            moon=event.data["modified"][1],
            seat=page.side_name(event.data["seat"]),
        )
        self.add("roll", text, event, dice=dice)

    def turn_of(self, at: int) -> int:
        """The turn in which the event at this place happened."""
        return int(self.s.turn) - len([one for one in self.events[at:] if one.kind == "turn-began"])

    # What comes of it ------------------------------------------------------------------------------------------------

    def damage(self, event: Event) -> None:
        """All damage of one attack lands together."""
        landed = [event]
        while self.at < len(self.events) and self.events[self.at].kind == "damaged":
            landed.append(self.events[self.at])
            self.at += 1
        touches = [touch(mini_id(one.data["who"]), "harm", f"−{one.data['damage']}") for one in landed]
        told = [self.page.event(self.s, one) or "" for one in landed]
        self.add("land", " ".join(told), event, *touches)

    def plain(self, event: Event) -> None:
        """One event, one beat, in the words of the log."""
        text = self.page.event(self.s, event)
        if not text or (event.kind == "combat-began" and self.comes("attacked")):
            return
        kind, touches = "note", self.touches(event)
        if event.kind in (*LEAVES, "disrupted"):
            kind = "land"
        elif event.kind == "spawn-skipped":
            kind = "announce"
        elif event.kind in ("turn-won", "game-ended"):
            kind = "turn"
        self.add(kind, text, event, *touches)

    def touches(self, event: Event) -> list[Touch]:
        who, cell = event.data.get("who"), event.data.get("cell", 0)
        if event.kind == "combat-began":
            return [touch(cell_id(cell), "move")]
        if not isinstance(who, int) or who < 0:
            return []
        me = mini_id(who)
        if event.kind in ("moved", "disrupted"):
            return [touch(me, "move"), touch(cell_id(cell), "new")]
        if event.kind == "spawned":
            return [touch(me, "new"), touch(cell_id(cell), "new")]
        if event.kind in LEAVES:
            return [touch(me, "gone")]
        change = event.data.get("change", 0)
        if change:
            return [touch(me, "good" if change > 0 else "harm", with_sign(change))]
        return [touch(me, "good")]

    def conquest(self, event: Event) -> None:
        """Both scores with what they are made of, and who wins the turn: the moment for which one plays."""
        page, turn = self.page, self.turn_of(self.at)
        scores = {event.data["seat"]: event}
        second = self.follows("scored")
        if second is not None:
            scores[second.data["seat"]] = second
        won = self.follows("turn-won")
        touches = [
            touch(cell_id(cell), "good", f"+{page.worth_of(self.s, seat, cell)}")
            for seat, score in scores.items()
            for cell in score.data["cells"]
        ]
        winner = won.data["seat"] if won is not None else event.data["seat"]
        points = {seat: scores[seat].data["total"] if seat in scores else 0 for seat in (0, 1)}
        text = page.say(
            "web-beat-won" if won is not None else "web-beat-level",
            seat=page.side_name(winner),
            turn=turn,
            own=points[winner],
            others=points[other(winner)],
            sum=self.sum_of(scores, winner),
            against=self.sum_of(scores, other(winner)),
            shared="both" if points[other(winner)] else "one",
            nth=won.data["turns"] if won is not None else 0,
            victory=int(self.s.setup["victory"]),
        )
        self.add("turn", text, won or event, *touches)
        if won is None:
            self.beats[-1].seat = None

    def sum_of(self, scores: dict[int, Event], seat: int) -> str:
        return self.page.score_sum(self.s, scores[seat].data) if seat in scores else ""
