"""Etherfields in a browser: how a decision reads, and what it answers to. What is drawn stands in `scene.py`."""

from __future__ import annotations

from typing import ClassVar, Final

from reverie.kernel.browser import Beat, Details, Phase, Scene
from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.domain import Subset
from reverie.kernel.draft import Draft
from reverie.kernel.events import Event
from reverie.kernel.plain import Answer, Plain, Told
from reverie.parts.elements import number_in

from ..rules import decisions
from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.atoms_turns import has_turns
from ..rules.deeds import HINT
from ..rules.procedures.travel import AWAKEN, CONCEDE, SAVE
from ..rules.state import MOVE, Session
from ..rules.why import why_not
from .beats import beats_of
from .details import looked_at
from .peek import PEEKED, back
from .placing import places
from .scene import everything
from .site import EtherfieldsSite

FEW: Final = 4
"""So many ways are listed in the prompt of a small screen."""
CARDS: Final = (
    decisions.MASK,
    decisions.CARD,
    decisions.ITEM,
    decisions.ROOM,
    decisions.SLUMBER,
    decisions.SKIP,
    decisions.DREAMER,
    decisions.SHOP,
    decisions.GO,
    decisions.LOOK,
)
"""Decisions whose answers are cards, or told with what they do: their buttons name them, the list tells the rest."""
COURSE: Final = (t.DRAW_PHASE, t.ACT_PHASE, t.DREAMSCAPE)


class EtherfieldsWeb(EtherfieldsSite):
    """The page of whoever plays in a browser."""

    web_template: ClassVar[str] = "etherfields/table.html"
    moment_template: ClassVar[str] = "etherfields/_moment.html"
    sheets: ClassVar[tuple[str, ...]] = ("plan",)

    # Where picks sit ---------------------------------------------------------------------------------------------------

    def place(self, s: Session, choice: Choice, pick: Answer, draft: Draft | None = None) -> str:
        return " ".join(places(self, s, choice, pick, draft))

    def pick_label(self, s: Session, choice: Choice, draft: Draft, pick: Answer) -> str:
        """Short on buttons and in choosers: what an action does stands in the list and in its details."""
        if isinstance(pick, tuple) and pick and pick[0] == "use" and choice.decision in (decisions.ACT, decisions.PAY):
            number = int(str(pick[-1]))
            cost = self.use_cost(s, s.cast.uses[number])
            return self.phrase(f"{self.use(s, number)} [{cost}]" if cost else self.use(s, number))
        if isinstance(pick, tuple) and pick and pick[0] == "place":
            card = s.cast.cards[int(str(pick[1]))]
            cost = self.cost(card.place_cost) if card.place_cost is not None else ""
            return self.phrase(self.say("web-place", card=self.card(s, card.number), cost=cost))
        label = super().pick_label(s, choice, draft, pick)
        short = choice.decision in CARDS or (isinstance(pick, tuple) and pick[:1] in (("path",), ("shortcut",)))
        return label.partition(": ")[0] if short else label

    def whole_label(self, s: Session, choice: Choice, draft: Draft, pick: Answer) -> str:
        """A pick with what it does."""
        return super().pick_label(s, choice, draft, pick)

    # The prompt --------------------------------------------------------------------------------------------------------

    def first_pick(self, s: Session, choice: Choice, draft: Draft) -> Answer:
        """Of a payment that reaches its cost: that it is enough. Nobody boosts by Enter."""
        return decisions.ENOUGH if choice.decision is decisions.PAY and decisions.ENOUGH in draft.picks() else None

    def button_label(self, s: Session, choice: Choice, draft: Draft, pick: object) -> str:
        """What is paid, and for how many spaces."""
        row = self.payment(s, choice.seat) if pick == decisions.ENOUGH else None
        if row is None or row.colour == NONE:
            return super().button_label(s, choice, draft, pick)
        return self.say("web-pay-move-now" if row.what == MOVE else "web-pay-now", n=row.total)

    def ask_before(self, s: Session, choice: Choice, draft: Draft, pick: object) -> str:
        """A hint cannot be forgotten again, a Dream that is given up not tried; what Awakening and a session's end do not keep."""
        if pick in (SAVE, AWAKEN):
            return self.say(f"web-ask-{pick}")
        if not isinstance(pick, tuple) or pick[:1] not in ((HINT,), (CONCEDE,)):
            return ""
        dream, _status, tries, hints = s.gate_of(pick[1])
        paid = "no" if hints < tries else "yes"
        return self.say(f"web-ask-{pick[0]}", dream=self.dream(s, dream), n=hints + 1, paid=paid)

    def consequence(self, s: Session, choice: Choice, draft: Draft) -> tuple[str, str]:
        row = s.dreamers.rows[choice.seat] if 0 <= choice.seat < s.players() else None
        if choice.decision is decisions.ACT and row is not None:
            text = self.say("web-line-act", n=len(row.hand))
            return text, "EF-5.61"
        if choice.decision is decisions.PAY:
            return self.say("web-line-pay"), "EF-5.39"
        if choice.decision is decisions.WALK:
            return self.say("web-line-walk", n=decisions.WALK.about(s)), "EF-5.111"
        return self.line(choice)

    def prompt_picks(self, s: Session, choice: Choice, draft: Draft) -> Plain:
        """On a phone the list lies far from the prompt: where there are only a few ways, they stand there, too."""
        picks = draft.picks()
        return picks if len(picks) <= FEW else ()

    def preselected(self, s: Session, choice: Choice) -> Plain:
        """A deck: all cards there are, up to the most that may be in it (EF-3.9)."""
        if choice.decision is decisions.DECK and isinstance(choice.options, Subset):
            return tuple(choice.options.items[: choice.options.most])
        return ()

    def confirm_label(self, s: Session, choice: Choice, draft: Draft) -> str:
        key = f"web-confirm-{choice.kind}"
        return self.say(key, n=len(draft.chosen)) if self.texts.has(key) else ""

    def why_not_at(self, s: Session, choice: Choice, draft: Draft, element: str) -> Refusal | None:
        """A card that cannot be used or laid, a space that cannot be entered: what forbids it."""
        row = s.dreamers.rows[choice.seat] if 0 <= choice.seat < s.players() else None
        card = number_in(element, "hand", len(row.hand)) if row is not None else -1
        if row is None or card < 0:
            return None
        if choice.decision is decisions.PAY:
            return why_not(s, choice, ("card", row.hand[card]))
        uses = s.cast.cards[row.hand[card]].uses
        if choice.decision is decisions.ACT and uses:
            return why_not(s, choice, ("use", uses[0]))
        if choice.decision is decisions.ACT:
            return why_not(s, choice, ("place", row.hand[card]))
        return None

    # The course of a Turn ------------------------------------------------------------------------------------------------

    def phases(self, s: Session) -> list[Phase]:
        """Draw, act, Dreamscape."""
        if not s.turn or not has_turns(s):
            return []
        return [
            {"text": self.say(f"web-rail-{t.PHASES[one]}"), "done": s.phase > one, "now": s.phase == one}
            for one in COURSE
        ]

    def event(self, s: Session, event: Event) -> str | None:
        """EF-9.105: at what somebody has Peeked the table does not write down; its face is on a sheet of theirs."""
        if event.kind in PEEKED:
            told = self.say("web-peeked", seat=self.dreamer(s, event.data["seat"]), back=back(self, s, event))
            return self.phrase(told)
        return super().event(s, event)

    def beats(self, s: Session, events: list[Event]) -> list[Beat]:
        return beats_of(self, s, events)

    def reading(self, s: Session) -> Told | None:
        """EF-4.64: a script that is being read by all; whatever nobody has read yet stands in no page."""
        for choice in s.pending:
            if choice.decision is decisions.READING:
                id = s.cast.scripts[choice.subject].id
                text = self.script(id)
                return (
                    {"id": id, "title": self.phrase(self.script_title(s, id)), "paragraphs": text.split("\n\n")}
                    if text
                    else None
                )
        return None

    # The page --------------------------------------------------------------------------------------------------------------

    def scene(self, scene: Scene[Session]) -> Told:
        return everything(self, scene)

    def looked(self, s: Session, viewer: int | None, element: str) -> Details | None:
        return looked_at(self, s, viewer, element)


__all__ = ["EtherfieldsWeb"]
