"""What questions of Etherfields need besides who is asked: for what, about whom, how much (EF-4.30 to EF-4.65)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from reverie.kernel.choice import Choice
from reverie.kernel.domain import Subset
from reverie.kernel.plain import Particulars

from ..rules import decisions
from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.state import Session

if TYPE_CHECKING:
    from .asked import Asked


def of_pay(page: Asked, s: Session, choice: Choice) -> Particulars:
    row = page.payment(s, choice.seat)
    if row is None:
        return {"what": "", "total": 0, "need": 0, "colour": ""}
    colour = page.say(f"colour-{t.COLOURS[row.colour]}") if row.colour != NONE else ""
    return {
        "what": page.paid_for(s, row),
        "total": row.total,
        "need": row.total + page.still_needed(row),
        "colour": colour,
        "form": "-move" if row.what == 3 and choice.decision is decisions.PAY else "",
    }


def of_window(page: Asked, s: Session, choice: Choice) -> Particulars:
    kind, subject, amount = decisions.WINDOW.about(s)
    lying = decisions.lying(s)
    face = ""
    if lying is not None and lying.face != NONE:
        face = page.say(f"face-{lying.face}" if lying.luck else f"move-{lying.face}")
    step = ""
    if kind == t.STEP and s.current != NONE:
        steps = s.cast.turn_cards[s.current].steps
        step = page.say(f"step-{t.STEPS[steps[s.resolved]]}") if s.resolved < len(steps) else ""
    whom = page.dreamer(s, subject) if 0 <= subject < s.players() else page.say("word-entity")
    form = f"-{t.WINDOWS[kind]}" if kind != t.STEP or step else "-steps-over"
    return {"subject": whom, "n": amount, "face": face, "step": step, "form": form}


def of_hand(page: Asked, s: Session, choice: Choice) -> Particulars:
    return {"n": choice.options.least if isinstance(choice.options, Subset) else 1}


def of_drawn(page: Asked, s: Session, choice: Choice) -> Particulars:
    return {"card": page.card(s, choice.subject)}


def of_card(page: Asked, s: Session, choice: Choice) -> Particulars:
    """For what a card is asked where no text says it."""
    signs = [one for one in choice.options if isinstance(one, int)] if choice.rule == "EF-6.117" else []
    if signs and t.KINDS[s.cast.cards[signs[0]].kind] == "sign":
        return {"form": "-sign"}
    if isinstance(choice.options, Subset):
        return {"form": "-price", "n": choice.options.least}
    if choice.rule == "EF-5.184":
        return {"form": "-morphing"}
    return {"form": CARDS_FOR.get(choice.rule, "")}


def of_item(page: Asked, s: Session, choice: Choice) -> Particulars:
    """One goes because there is no slot, or it is a price."""
    if decisions.written_now(s) is not None:
        return {}
    return {"form": "-room" if choice.rule == "EF-4.50" else "-price"}


def of_room(page: Asked, s: Session, choice: Choice) -> Particulars:
    """For another card, or because fewer may lie there now (EF-5.81a)."""
    return {"form": "-limit" if choice.rule == "EF-5.81a" else ""}


def of_back(page: Asked, s: Session, choice: Choice) -> Particulars:
    return {"form": "" if s.dreamers.rows[choice.seat].done else "-rapid"}


def of_amount(page: Asked, s: Session, choice: Choice) -> Particulars:
    return {"form": "-hours" if decisions.written_now(s) is None else ""}


FIRST: Final = {"EF-4.44": "-effect", "EF-4.96": "-move", "EF-6.122": "-swap"}
"""What is put in order, by the rule: effects of Entities, figures that move; or two figures change places."""


def of_order(page: Asked, s: Session, choice: Choice) -> Particulars:
    return {"form": FIRST.get(choice.rule, "")}


def of_aim(page: Asked, s: Session, choice: Choice) -> Particulars:
    return {"form": "-aim" if choice.rule == "EF-4.38" else ""}


def of_figure(page: Asked, s: Session, choice: Choice) -> Particulars:
    """Where no figure is named it is the one that the log named last."""
    if choice.subject < 0:
        return {"form": "-any"}
    return {"figure": page.who(s, choice.subject), "figure-gen": page.who(s, choice.subject, "gen")}


def of_row(page: Asked, s: Session, choice: Choice) -> Particulars:
    """In which Lair it appears; beside a full one where nobody there can make room."""
    if choice.subject <= 0:
        return {"form": "-any" if decisions.written_now(s) is None else ""}
    form = "-beside" if choice.rule == "EF-5.138" else "-spawn"
    return {"entity": page.entity(s, choice.subject), "form": form}


def of_slumber(page: Asked, s: Session, choice: Choice) -> Particulars:
    return {"slumber": page.slumber(s, choice.subject)} if choice.subject >= 0 else {"form": "-any"}


def of_script(page: Asked, s: Session, choice: Choice) -> Particulars:
    return {"title": page.script_title(s, s.cast.scripts[choice.subject].id)}


def of_here(page: Asked, s: Session, choice: Choice) -> Particulars:
    return {"here": page.location(s, s.location) if s.location != NONE else ""}


def of_choose(page: Asked, s: Session, choice: Choice) -> Particulars:
    op = decisions.CHOOSE.about(s)
    if op is not None and op.declared.name == "pay":
        told = [one for one in op.do if one.declared.name != "read"]
        what = page.wording.effects(told) if told else page.say("word-story")
        more = page.wording.effects(op.otherwise) if op.otherwise else ""
        otherwise = page.say("say-otherwise", what=more) if more else ""
        return {"cost": page.wording.teller().cost(op.cost), "text": what + otherwise, "form": "-pay"}
    return {}


def of_shop(page: Asked, s: Session, choice: Choice) -> Particulars:
    return {"n": s.dreamers.rows[choice.seat].ether}


def of_agree(page: Asked, s: Session, choice: Choice) -> Particulars:
    return {"form": f"-{decisions.AGREE.about(s)}"}


WHICH: Final = {
    "EF-9.95": "-buyer",
    "EF-4.61": "-leader",
    "EF-5.111": "-along",
    "EF-4.43": "-pushed",
    "EF-10.34": "-key",
}
"""For what a Dreamer is named, by the rule that asks for one."""
INSIDE: Final = {"choice": "-pays", "rule": "-mask"}
"""The same inside a text, by the effect: who pays for the option, who gains the Mask of a Salvation (EF-10.80)."""
CARDS_FOR: Final = {"EF-5.67": "-gained", "EF-5.308": "-track"}


def of_one(page: Asked, s: Session, choice: Choice) -> Particulars:
    op = decisions.written_now(s)
    if op is None:
        return {"form": WHICH.get(choice.rule, "")}
    return {"form": INSIDE.get(op.declared.name, "")}


QUESTIONS: Final[dict[str, Callable[[Asked, Session, Choice], Particulars]]] = {
    "pay": of_pay, "colour": of_pay, "price": of_pay, "window": of_window, "flaw": of_drawn, "useless": of_drawn, "nearest": of_figure,
    "path": of_figure, "push": of_figure, "card": of_card, "item": of_item, "back": of_back, "amount": of_amount, "figure": of_aim,
    "order": of_order, "room": of_room, "hand": of_hand,
    "lair": of_row, "slumber": of_slumber, "reading": of_script, "travel": of_here, "choose": of_choose,
    "shop": of_shop, "buy": of_shop, "agree": of_agree, "one": of_one,
}  # fmt: skip
