"""Sword & Sorcery in a browser: how a decision reads, and what it answers to. What is drawn stands in `scene.py`."""

from __future__ import annotations

from typing import ClassVar, Final

from reverie.kernel.agenda import pending_for
from reverie.kernel.browser import Beat, Details, Figure, Phase, Scene
from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.decision import Decision
from reverie.kernel.draft import Draft
from reverie.kernel.events import Event
from reverie.kernel.plain import Answer, Plain, Told
from reverie.parts.effects.telling import capital

from ..rules import decisions
from ..rules.abilities import NONE
from ..rules.state import BATTLE_PHASE, EVENT_PHASE, HELD, SETUP, TIME_PHASE, Quest
from ..rules.underway import reaction_attacks, turn_left
from ..words.purports import purport
from .beats import beats_of
from .details import looked_at
from .figures import figures
from .placing import places
from .scene import everything
from .site import SwordAndSorcerySite
from .story import asked_at
from .why import why_not_at

LINES: Final[dict[Decision, str]] = {
    decisions.DRAWN: "SS-7.35",
    decisions.TRAP: "SS-11.3",
    decisions.VICTIM: "SS-33.14",
    decisions.ACTIVATE: "SS-7.20",
    decisions.PATH: "SS-7.21",
}
OF_A_CARD: Final = (decisions.SHARE, decisions.AGREE, decisions.REORGANIZE)
"""What may be about a card: whoever decides is told what that does."""
FEW: Final = 4
"""So many ways are listed in the prompt of a small screen."""


class SwordAndSorceryWeb(SwordAndSorcerySite):
    """The page of whoever plays in a browser."""

    web_template: ClassVar[str] = "sword_and_sorcery/table.html"
    sheets: ClassVar[tuple[str, ...]] = ("plan",)

    # Where picks sit --------------------------------------------------------------------------------------------------

    def place(self, s: Quest, choice: Choice, pick: object, draft: Draft | None = None) -> str:
        return " ".join(places(s, choice, pick, draft))

    def pick_label(self, s: Quest, choice: Choice, draft: Draft, pick: Answer) -> str:
        """Names alone: what they do stands beside them (`pick_text`)."""
        asked = choice.decision
        if asked is decisions.WINDOW and isinstance(pick, tuple):
            return self.answer_name(s, pick)
        if asked is decisions.LEARN and isinstance(pick, int):
            return self.power(s, pick)
        if asked is decisions.TRAP and isinstance(pick, int):
            return self.wording.name(f"trap-{s.cast.traps[pick].id}")
        if asked is decisions.DRAWN and isinstance(pick, int) and choice.subject == NONE:
            return self.item(s, pick)
        label = super().pick_label(s, choice, draft, pick)
        text = self.pick_text(s, choice, pick) if asked is decisions.VISIT else ""
        return f"{label}: {text}" if text else label

    def pick_text(self, s: Quest, choice: Choice, pick: Answer) -> str:
        """The rules text of a way, where its name is not all."""
        return purport(self, s, choice, pick)

    # The prompt -------------------------------------------------------------------------------------------------------

    def consequence(self, s: Quest, choice: Choice, draft: Draft) -> tuple[str, str]:
        asked = choice.decision
        if asked is decisions.DEED and choice.subject == NONE:
            return self._turn_line(s, choice.seat)
        if asked is decisions.TARGET:
            return self.verb_at_hand(s, decisions.TARGET.about(s)), choice.rule
        if asked in OF_A_CARD and choice.subject >= 0 and choice.subject < HELD:
            return self.item_text(s, choice.subject), choice.rule
        if asked in (decisions.REROLL, decisions.PICK_UP, decisions.DROP):
            return self.say("web-line-several", n=len(draft.chosen)), choice.rule
        return self.line(choice, LINES.get(asked, ""))

    def _turn_line(self, s: Quest, seat: int) -> tuple[str, str]:
        """What is left of the turn, and what it costs to walk away."""
        left = turn_left(s)
        if left is None:
            return "", "SS-6.10"
        told = capital(self.say("status-turn", points=left.points, combat=left.combat, normal=left.normal))
        struck = reaction_attacks(s, seat)
        if struck and left.points:
            return self.say("web-line-engaged", n=struck), "SS-15.7"
        return f"{told}.", "SS-6.10"

    def first_pick(self, s: Quest, choice: Choice, draft: Draft) -> Answer:
        """An attack on whoever stands beside the hero, with the hand that is offered first."""
        if choice.decision is not decisions.DEED:
            return None
        return next((one for one in draft.picks() if isinstance(one, tuple) and one[0] == "attack"), None)

    def ask_before(self, s: Quest, choice: Choice, draft: Draft, pick: Answer) -> str:
        """A turn that ends with an attack in hand; an Emporium that is left with crowns for something."""
        if choice.decision is decisions.DEED and choice.subject == NONE and pick == decisions.END_TURN:
            left = turn_left(s)
            if left is not None and left.combat and self.first_pick(s, choice, draft) is not None:
                return self.say("web-ask-before-end", n=left.combat)
        return ""

    def prompt_picks(self, s: Quest, choice: Choice, draft: Draft) -> Plain:
        """On a phone the list lies far from the prompt: where there are only a few ways, they stand there, too."""
        picks = draft.picks()
        return picks if len(picks) <= FEW and choice.decision is not decisions.VISIT else ()

    def confirm_label(self, s: Quest, choice: Choice, draft: Draft) -> str:
        key = f"web-confirm-{choice.kind}"
        return self.say(key, n=len(draft.chosen)) if self.texts.has(key) else ""

    def why_not_at(self, s: Quest, choice: Choice, draft: Draft, element: str) -> Refusal | None:
        return why_not_at(s, choice, element)

    # The course of a round --------------------------------------------------------------------------------------------

    def phases(self, s: Quest) -> list[Phase]:
        """Time, each hero with the enemy turn that follows, event."""
        if s.phase == SETUP or not s.round:
            return []
        now = s.phase
        rail: list[Phase] = [{"text": self.say("phase-time"), "done": now > TIME_PHASE, "now": now == TIME_PHASE}]
        left = turn_left(s)
        order = sorted(range(len(s.heroes)), key=lambda seat: (not s.heroes.rows[seat].acted, seat != s.active))
        for seat in order:
            acts = now == BATTLE_PHASE and seat == s.active and not (left is None and not s.heroes.rows[seat].acted)
            key = "web-rail-enemy" if acts and left is None else "web-rail-hero"
            done = (s.heroes.rows[seat].acted and not acts and now >= BATTLE_PHASE) or now > BATTLE_PHASE
            rail.append({"text": self.say(key, **self.whose(s, seat)), "done": done, "now": acts})
        rail.append({"text": self.say("phase-event"), "done": now > EVENT_PHASE, "now": now == EVENT_PHASE})
        return rail

    def heading(self, s: Quest, event: Event) -> str | None:
        """Rounds have headings of their own: a turn says only whose it is, whatever round the table has come to since."""
        if event.kind == "turn-began":
            return self.say("web-turn", **self.whose(s, event.data["seat"]))
        return super().heading(s, event)

    def event(self, s: Quest, event: Event) -> str | None:
        """Headings tell of rounds and turns."""
        return None if self.heading(s, event) is not None else super().event(s, event)

    def beats(self, s: Quest, events: list[Event]) -> list[Beat]:
        return beats_of(self, s, events)

    def recap_from(self, s: Quest, viewer: int, log: list[tuple[int, Event]], since: int) -> int:
        """Before the next hero has done anything: all since the last turn was over, whoever answered something in it.

        That is what the enemies did, and events and tidying where a round lies between.
        """
        choice, left = pending_for(s, viewer), turn_left(s)
        begins = left is not None and left.fresh and choice is not None and choice.decision is decisions.DEED
        if choice is None or not (begins or choice.decision is decisions.WHO):
            return since
        start, turns = len(log), int(begins)
        for at in range(len(log) - 1, -1, -1):
            kind = log[at][1].kind
            if kind == "turn-ended":
                return min(at + 1, since)
            if kind in ("encounter-drawn", "round-began"):
                start = at
            elif kind == "turn-began":
                if turns == 0:  # that turn was ended by death
                    break
                turns -= 1
        return min(start, since)

    def reading(self, s: Quest) -> Told | None:
        told = super().reading(s)
        return {**told, "asked": asked_at(self, s)} if told is not None else None

    # The page ---------------------------------------------------------------------------------------------------------

    def scene(self, scene: Scene[Quest]) -> Told:
        return everything(self, scene)

    def figures(self, s: Quest, log: list[tuple[int, Event]]) -> list[Figure]:
        return figures(self, s, log)

    def looked(self, s: Quest, viewer: int | None, element: str) -> Details | None:
        return looked_at(self, s, element)
