"""Questions and options of Etherfields: whatever is asked, as a sentence, and every answer as a phrase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.domain import Subset
from reverie.kernel.plain import Answer, Particulars, Plain
from reverie.parts.effects.telling import capital

from ..rules import decisions
from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.paying import card_gives
from ..rules.procedures.awakening import influence_of
from ..rules.state import NOBODY, Session
from .names import Names

SPACES: Final = (
    decisions.ENTER, decisions.WALK, decisions.LAIR, decisions.NEAREST, decisions.PATH, decisions.PUSH, decisions.QUIRK,
)  # fmt: skip
"""Decisions that are answered by a space."""
HANDS: Final = (decisions.DISCARD, decisions.HAND)
"""Decisions that are answered by places of the hand."""
OF_PROGRESS: Final = ("flip", "restore", "pay-any")
"""Effects that ask for a place in the Progress zone."""


class Asked(Names):
    """Whatever is asked, in one language."""

    # Questions ---------------------------------------------------------------------------------------------------------

    def question(self, s: Session, choice: Choice) -> str:
        if choice.seat == NATURE:
            return self.say(f"chance-{choice.kind}")
        args: Particulars = {"who": self.dreamer(s, choice.seat), "who-gen": self.dreamer(s, choice.seat, "gen")}
        more = QUESTIONS.get(choice.kind)
        key = f"ask-{choice.kind}"
        if more is not None:
            args |= more(self, s, choice)
            key += str(args.pop("form", ""))
        return capital(self.say(key, **args))

    # Options -----------------------------------------------------------------------------------------------------------

    def option(self, s: Session, choice: Choice, value: Answer) -> str:
        told = OPTIONS.get(choice.kind)
        if choice.decision is decisions.BUY or isinstance(choice.options, Subset):
            chosen: Any = value if isinstance(value, tuple) else (value,)
            names = [self.member(s, choice, one) for one in chosen]
            return ", ".join(names) or self.say("option-nothing")
        if isinstance(value, str) and choice.decision not in (decisions.CHOOSE, decisions.PEEK):
            return self.word(s, choice, value)
        if choice.decision in SPACES and isinstance(value, int):
            return self.space(s, value)
        if isinstance(value, tuple) and value and value[0] in DEEDS:
            return DEEDS[str(value[0])](self, s, choice, value)
        return told(self, s, choice, value) if told is not None else str(value)

    def pick(self, s: Session, choice: Choice, prefix: Plain, value: Answer) -> str:
        """One pick: of a hand or a deck one card after the other."""
        if isinstance(choice.options, Subset) and not isinstance(value, tuple):
            return self.member(s, choice, value)
        return self.option(s, choice, value)

    def member(self, s: Session, choice: Choice, value: Any) -> str:
        """One of several things that are chosen together."""
        row = s.dreamers.rows[choice.seat]
        if isinstance(value, str):
            return self.word(s, choice, value)
        if choice.decision in HANDS:
            return self.hand_card(s, row.hand[value])
        if choice.decision is decisions.DECK:
            return self.hand_card(s, influence_of(s, choice.seat)[value])
        if choice.decision is decisions.CARD:
            return self.card(s, row.progress[value][0])
        if choice.decision is decisions.BUY:
            return self.say("option-card-ether", card=self.card(s, value), n=s.cast.cards[value].ether)
        return str(value)

    def hand_card(self, s: Session, card: int) -> str:
        return self.say("option-hand-card", card=self.card(s, card), intent=self.spine(s, card))

    def word(self, s: Session, choice: Choice, value: str) -> str:
        if choice.decision is decisions.MASK and s.dreamers.rows[choice.seat].mask == NONE:
            return self.say("option-mask-none")
        for key in (f"option-{choice.kind}-{value}", f"option-{value}"):
            if self.texts.has(key):
                return self.say(key)
        if value in t.COLOURS:
            return self.say(f"colour-{value}")
        return value

    def used(self, s: Session, seat: int, number: int) -> str:
        """An action as an option: its name, its cost, what it does."""
        cost = self.use_cost(s, s.cast.uses[number])
        key = "option-use-cost" if cost else "option-use"
        return self.say(key, use=self.use(s, number), cost=cost, text=self.use_text(s, number))


# What questions need besides -------------------------------------------------------------------------------------------


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
    whom = page.dreamer(s, subject) if 0 <= subject < s.players() else page.say("word-entity")
    return {"subject": whom, "n": amount, "face": face, "form": f"-{t.WINDOWS[kind]}"}


def of_card(page: Asked, s: Session, choice: Choice) -> Particulars:
    return {"card": page.card(s, choice.subject)}


def of_figure(page: Asked, s: Session, choice: Choice) -> Particulars:
    """Where no figure is named it is the one that the log named last."""
    if choice.subject < 0:
        return {"form": "-any"}
    return {"figure": page.who(s, choice.subject), "figure-gen": page.who(s, choice.subject, "gen")}


def of_row(page: Asked, s: Session, choice: Choice) -> Particulars:
    return {"entity": page.entity(s, choice.subject), "form": ""} if choice.subject > 0 else {"form": "-any"}


def of_slumber(page: Asked, s: Session, choice: Choice) -> Particulars:
    return {"slumber": page.slumber(s, choice.subject)} if choice.subject >= 0 else {"form": "-any"}


def of_script(page: Asked, s: Session, choice: Choice) -> Particulars:
    return {"title": page.script_title(s, s.cast.scripts[choice.subject].id)}


def of_here(page: Asked, s: Session, choice: Choice) -> Particulars:
    return {"here": page.location(s, s.location) if s.location != NONE else ""}


def of_choose(page: Asked, s: Session, choice: Choice) -> Particulars:
    op = decisions.CHOOSE.about(s)
    if op is not None and op.declared.name == "pay":
        return {"cost": page.wording.teller().cost(op.cost), "form": "-pay"}
    return {}


def of_shop(page: Asked, s: Session, choice: Choice) -> Particulars:
    return {"n": s.dreamers.rows[choice.seat].ether}


def of_agree(page: Asked, s: Session, choice: Choice) -> Particulars:
    return {"form": f"-{decisions.AGREE.about(s)}"}


WHICH: Final = {"EF-9.95": "-buyer", "EF-4.61": "-leader", "EF-5.111": "-along", "EF-4.43": "-pushed"}
"""For what a Dreamer is named, by the rule that asks for one."""


def of_one(page: Asked, s: Session, choice: Choice) -> Particulars:
    return {"form": WHICH.get(choice.rule, "")}


QUESTIONS: Final[dict[str, Callable[[Asked, Session, Choice], Particulars]]] = {
    "pay": of_pay, "colour": of_pay, "price": of_pay, "window": of_window, "flaw": of_card, "useless": of_card, "nearest": of_figure,
    "path": of_figure, "push": of_figure,
    "lair": of_row, "slumber": of_slumber, "reading": of_script, "travel": of_here, "choose": of_choose,
    "shop": of_shop, "buy": of_shop, "agree": of_agree, "one": of_one,
}  # fmt: skip


# Deeds: answers that name what is done -----------------------------------------------------------------------------------

Deed = Callable[[Asked, Session, Choice, Any], str]


def do_use(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    if len(value) == 3:
        return page.say("option-by", who=page.dreamer(s, value[1]), what=page.used(s, value[1], value[2]))
    return page.used(s, choice.seat, value[1])


def do_place(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    card = s.cast.cards[value[1]]
    cost = page.cost(card.place_cost) if card.place_cost is not None else ""
    return page.say("option-place", card=page.card(s, value[1]), cost=cost, text=page.card_text(s, value[1]))


def do_card(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    row = page.payment(s, choice.seat)
    colour = row.colour if row is not None else NONE
    source, card = value
    gives = 0
    if colour != NONE:
        gives = card_gives(s, choice.seat, card, colour) if source == "card" else s.cast.cards[card].intent[colour]
    return page.say(f"option-pay-{source}", card=page.card(s, card), n=gives, intent=page.spine(s, card))


def do_carry(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    token = page.say(f"token-{t.TOKENS[value[1]]}")
    other = page.dreamer(s, value[2], "dat") if len(value) > 2 else ""
    return page.say(f"option-{value[0]}", token=token, other=other)


def do_travel(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    word, number = value
    if word == "special":
        place = page.say(f"special-{s.cast.world[number].id}")
    else:
        place = page.location(s, number) if word in ("path", "shortcut") else page.dream(s, number)
    keys = s.cast.dreams[number].keys if word == "gate" else 0
    return page.say(f"option-{word}", place=place, n=keys)


DEEDS: Final[dict[str, Deed]] = {
    "use": do_use, "place": do_place, "card": do_card, "item": do_card, "pick-up": do_carry, "hand-over": do_carry, "path": do_travel,
    "shortcut": do_travel, "gate": do_travel, "concede": do_travel, "hint": do_travel, "special": do_travel,
}  # fmt: skip


# Answers by their decisions ------------------------------------------------------------------------------------------------


def say_dreamer(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    return page.wording.name(f"dreamer-{s.cast.archetypes[value].id}")


def say_card(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    """A card, with what it says."""
    text = page.card_text(s, value)
    name = page.say("option-hand-card", card=page.card(s, value), intent=page.spine(s, value))
    if not any(s.cast.cards[value].intent):
        name = page.card(s, value)
    return f"{name}: {text}" if text else name


def say_some_card(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    """Of cards that an effect asks for: a place in the Progress zone, a Morphing, or a card."""
    op = decisions.CARD.about(s)
    name = op.declared.name if op is not None else ""
    if name in OF_PROGRESS:
        return page.card(s, s.dreamers.rows[choice.seat].progress[value][0])
    if name == "unmorph":
        return page.say(f"morphing-{s.cast.morphing_ids[value]}")
    return say_card(page, s, choice, value)


def say_room(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    return page.card(s, s.dreamers.rows[choice.seat].progress[value][0])


def say_price(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    row = page.payment(s, choice.seat)
    either = s.cast.costs[row.cost].either if row is not None else ()
    if row is not None and not either and row.use != NONE:
        either = s.cast.uses[row.use].cost.either
    return page.cost(either[value]) if value < len(either) else str(value)


def say_figure(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    """A figure with its space."""
    return page.say("option-figure", figure=page.who(s, value), space=page.space(s, s.figures.rows[value].space))


def say_order(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    if isinstance(value, tuple):
        return page.say("option-swap", first=page.who(s, value[0]), second=page.who(s, value[1]))
    rows = decisions.ORDER.about(s)
    return page.entity(s, rows[value]) if value < len(rows) else say_figure(page, s, choice, value)


def say_seat(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    return page.dreamer(s, value)


def say_amount(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    return str(value)


def say_marker(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    return page.use(s, value)


def say_step(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    step = s.cast.turn_cards[s.current].steps[value]
    return page.say("option-step", n=value + 1, step=page.say(f"step-{t.STEPS[step]}"))


def say_place(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    """A space; where a Wall is put, an edge."""
    source = [one.declared.name for one in (decisions.written_now(s),) if one is not None]
    return page.edge(s, value) if source == ["wall"] else page.space(s, value)


def say_choice(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    """An option of a choice: what the story calls it, and what it does."""
    if value in (decisions.YES, decisions.NO):
        return page.say(f"option-{value}")
    op = decisions.CHOOSE.about(s)
    options = getattr(op, "options", [])
    text = next((page.wording.option(one) for one in options if one.id == value), "")
    key = f"pick-{value}"
    told = page.say(key) if page.texts.has(key) else ""
    done = [effect.declared.name for one in options if one.id == value for effect in one.do]
    hidden = "read" in done or "flag" in done
    if told and hidden:
        return told
    return f"{told}: {text}" if told and text else told or text or str(value)


def say_peek(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    """EF-5.55: only the back is known."""
    if isinstance(value, str):
        kind = "slumber" if value in s.secret_slumbers() else "picture"
        return page.say("option-peek", kind=page.say(f"kind-{kind}"), code=value)
    card = s.cast.cards[value]
    return page.say("option-peek", kind=page.say(f"kind-{t.KINDS[card.kind]}"), code=card.code)


def say_location(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    return page.location(s, value)


def say_slumber(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    return page.used(s, max(choice.seat, 0), value)


def say_tile(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    return page.say("option-look", tile=page.slumber(s, value))


OPTIONS: Final[dict[str, Deed]] = {
    "dreamer": say_dreamer, "mask": say_card, "card": say_some_card, "room": say_room, "price": say_price, "target": say_figure,
    "figure": say_figure, "order": say_order, "one": say_seat, "amount": say_amount, "marker": say_marker, "block": say_step,
    "item": say_card, "place": say_place, "choose": say_choice, "peek": say_peek, "go": say_location, "slumber": say_slumber,
    "look": say_tile,
}  # fmt: skip

__all__ = ["NOBODY", "Asked"]
