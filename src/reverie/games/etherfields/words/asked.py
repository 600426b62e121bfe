"""Questions and options of Etherfields: whatever is asked, as a sentence, and every answer as a phrase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.domain import Subset
from reverie.kernel.plain import Answer, Particulars, Plain
from reverie.parts.effects.telling import capital, small
from reverie.parts.rules.effects import NO_TEXT

from ..rules import decisions
from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.paying import base_cost, card_gives
from ..rules.places import figures_on
from ..rules.procedures.awakening import influence_of
from ..rules.procedures.draw import reshuffle_seals
from ..rules.procedures.travel import gives_now, hint_hours, keys_for, shortcut_seals, special_of
from ..rules.signs import next_signs
from ..rules.state import NOBODY, PLACEMENT, Session, is_entity
from .names import Names
from .questions import QUESTIONS

SPACES: Final = (
    decisions.ENTER, decisions.WALK, decisions.LAIR, decisions.NEAREST, decisions.PATH, decisions.PUSH, decisions.QUIRK,
)  # fmt: skip
"""Decisions that are answered by a space."""
HANDS: Final = (decisions.DISCARD, decisions.HAND)
"""Decisions that are answered by places of the hand."""
OF_PROGRESS: Final = decisions.OF_PROGRESS
OF_TEXT: Final = (
    decisions.ONE, decisions.PLACE, decisions.FIGURE, decisions.CARD, decisions.AMOUNT, decisions.ITEM, decisions.LAIR,
)  # fmt: skip
"""Decisions that mean little without the effect for which somebody is asked."""


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
        said = capital(self.say(key, **args))
        effect = self.effect_for(s, choice) if key == f"ask-{choice.kind}" else ""
        return f"{said} {effect}" if effect else said

    def effect_for(self, s: Session, choice: Choice) -> str:
        """What is done with the answer, where a text asks: Which Dreamer? One Dreamer of the Team's choice heals 2 Distress."""
        if choice.decision is decisions.ANY_COLOUR:
            told = decisions.written_after(s)
        else:
            told = [decisions.written_now(s)] if choice.decision in OF_TEXT else []
        told = [one for one in told if one is not None]
        return f"{capital(self.wording.effects(told))}." if told else ""

    # Options -----------------------------------------------------------------------------------------------------------

    def option(self, s: Session, choice: Choice, value: Answer) -> str:
        told = OPTIONS.get(choice.kind)
        if choice.decision is decisions.BUY and isinstance(value, tuple) and len(value) == 1:
            return say_bought(self, s, choice, value[0])
        if choice.decision is decisions.BUY or isinstance(choice.options, Subset):
            chosen: Any = value if isinstance(value, tuple) else (value,)
            names = [self.member(s, choice, one) for one in chosen]
            return ", ".join(names) or self.say("option-nothing")
        if isinstance(value, str) and choice.decision not in (decisions.CHOOSE, decisions.PEEK):
            return self.word(s, choice, value)
        if choice.decision is decisions.NEAREST:
            return say_target(self, s, choice, value)
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
        if isinstance(value, str):
            return self.word(s, choice, value)
        if choice.decision in HANDS:
            return self.hand_card(s, decisions.card_meant(s, choice, value))
        if choice.decision is decisions.DECK:
            return self.hand_card(s, influence_of(s, choice.seat)[value])
        if choice.decision is decisions.CARD:
            return say_placed(self, s, choice, value)
        if choice.decision is decisions.BUY:
            return self.say("option-card-ether", card=self.card(s, value), n=s.cast.cards[value].ether)
        return str(value)

    def hand_card(self, s: Session, card: int) -> str:
        return self.say("option-hand-card", card=self.card(s, card), intent=self.spine(s, card))

    def word(self, s: Session, choice: Choice, value: str) -> str:
        if choice.decision is decisions.MASK and s.dreamers.rows[choice.seat].mask == NONE:
            return self.say("option-mask-none")
        special = WORDS.get((choice.kind, value))
        if special is not None:
            return special(self, s, choice)
        if choice.decision is decisions.COLOUR and value in t.COLOURS:
            return self.colour(s, choice, t.COLOURS.index(value))
        for key in (f"option-{choice.kind}-{value}", f"option-{value}"):
            if self.texts.has(key):
                return self.say(key)
        if value in t.COLOURS:
            return self.say(f"colour-{value}")
        return value

    def colour(self, s: Session, choice: Choice, colour: int) -> str:
        """EF-4.35: a colour, and how much of it is due."""
        row = self.payment(s, choice.seat)
        told = self.say(f"colour-{t.COLOURS[colour]}")
        if row is None:
            return told
        due = base_cost(s, choice.seat, s.cast.costs[row.cost], colour, row.what == PLACEMENT)
        return self.say("option-colour", colour=told, n=due)

    def place_text(self, s: Session, number: int) -> str:
        """EF-10.34: what a Location does when the Team comes there now."""
        place = s.cast.locations[number]
        icon = t.ICONS[place.icon]
        text = s.cast.rest if icon == "rest" else NO_TEXT
        if icon == "special" and gives_now(s, place.tile):
            text = s.cast.world[place.tile].special
        if icon == "key":
            icon += "" if number in s.slept else "-none"
        elif icon == "shop":
            icon += "" if s.shopping else "-none"
        told = self.wording.effects(s.cast.texts[text].source) if text != NO_TEXT else self.say(f"place-does-{icon}")
        return f"{capital(told).removesuffix('.')}."

    def end_of_turns(self, s: Session, tile: int) -> str:
        """EF-5.254: what a Slumber costs that is Skipped."""
        text = s.cast.entities[tile].end_of_turns
        return self.wording.effects(s.cast.texts[text].source) if text >= 0 else self.say("say-nothing")

    def used(self, s: Session, seat: int, number: int) -> str:
        """An action as an option: its name, its cost, what it does."""
        cost = self.use_cost(s, s.cast.uses[number])
        key = "option-use-cost" if cost else "option-use"
        return self.say(key, use=self.use(s, number), cost=cost, text=self.use_text(s, number))


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
    asked = {"gate": keys_for, "hint": hint_hours}
    n = asked[word](s, number) if word in asked else shortcut_seals(s) if word == "shortcut" else 0
    said = page.say(f"option-{word}", place=place, n=n)
    if word not in ("path", "shortcut", "special"):
        return said
    there = special_of(s, number) if word == "special" else number
    return f"{said}: {small(page.place_text(s, there)).removesuffix('.')}"


DEEDS: Final[dict[str, Deed]] = {
    "use": do_use, "place": do_place, "card": do_card, "item": do_card, "pick-up": do_carry, "hand-over": do_carry, "path": do_travel,
    "shortcut": do_travel, "gate": do_travel, "concede": do_travel, "hint": do_travel, "special": do_travel,
}  # fmt: skip


# Answers by their decisions ------------------------------------------------------------------------------------------------


def say_dreamer(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    """By what a Dreamer is told from the others: the innate action (EF-3.3)."""
    made = s.cast.archetypes[value]
    name = page.wording.name(f"dreamer-{made.id}")
    return f"{name}: {page.use(s, made.innate)} – {page.use_text(s, made.innate)}" if made.innate != NONE else name


def say_card(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    """A card, with what it says."""
    text = page.card_text(s, value)
    name = page.say("option-hand-card", card=page.card(s, value), intent=page.spine(s, value))
    if not any(s.cast.cards[value].intent):
        name = page.card(s, value)
    return f"{name}: {text}" if text else name


def say_bought(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    """A card of the Market: its Intent, its price, what it says."""
    ether, text = s.cast.cards[value].ether, page.card_text(s, value)
    name = page.say("option-bought", card=page.card(s, value), intent=page.spine(s, value), n=ether)
    return f"{name}: {text}" if text else name


def say_some_card(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    """Of cards that an effect asks for: a place in the Progress zone, a Morphing, or a card."""
    op = decisions.CARD.about(s)
    name = op.declared.name if op is not None else ""
    if name in OF_PROGRESS:
        return say_placed(page, s, choice, value)
    if name == "unmorph":
        data = page.library.things["morphings"][s.cast.morphing_ids[value]]
        does = page.wording.plain_lines(page.wording.always(data.always))
        return f"{page.say(f'morphing-{data.id}')}: {' '.join(does)}"
    return say_card(page, s, choice, value)


def say_placed(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    """A card of the Progress zone, with what it says."""
    card = decisions.card_meant(s, choice, value)
    flipped = s.dreamers.rows[choice.seat].progress[value][1]
    name = page.say("option-flipped", card=page.card(s, card)) if flipped else page.card(s, card)
    return f"{name}: {page.card_text(s, card)}"


def say_price(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    row = page.payment(s, choice.seat)
    either = s.cast.costs[row.cost].either if row is not None else ()
    if row is not None and not either and row.use != NONE:
        either = s.cast.uses[row.use].cost.either
    return page.cost(either[value]) if value < len(either) else str(value)


def say_target(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    """EF-4.42: a space, and whoever an Entity goes for there."""
    names = [page.who(s, figure) for figure in figures_on(s, value) if not is_entity(figure)]
    return (
        page.say("option-figure", figure=", ".join(names), space=page.space(s, value))
        if names
        else page.space(s, value)
    )


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
    return str(value) if value else page.say("option-amount-none")


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
    """With what the Team meets there."""
    return f"{page.location(s, value)}: {small(page.place_text(s, value)).removesuffix('.')}"


def say_slumber(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    return page.used(s, max(choice.seat, 0), value)


def say_tile(page: Asked, s: Session, choice: Choice, value: Any) -> str:
    """A Slumber tile that was looked at, with all that stands on it."""
    words = page.wording
    text = words.plain_line(words.entity_text(words.entities[s.cast.entities[value].code]))
    return f"{page.say('option-look', tile=page.slumber(s, value))}: {text}"


OPTIONS: Final[dict[str, Deed]] = {
    "dreamer": say_dreamer, "mask": say_card, "card": say_some_card, "room": say_placed, "price": say_price, "target": say_figure,
    "figure": say_figure, "order": say_order, "one": say_seat, "amount": say_amount, "marker": say_marker, "block": say_step,
    "item": say_card, "place": say_place, "choose": say_choice, "peek": say_peek, "go": say_location, "slumber": say_slumber,
    "look": say_tile,
}  # fmt: skip

# Words that stand for more than themselves ------------------------------------------------------------------------------------


def say_seals(page: Asked, s: Session, choice: Choice) -> str:
    """EF-5.15: as many as the Dreamer has to Seal; after a disaster always as many (EF-5.100)."""
    fixed = choice.decision is decisions.DISASTER
    return page.say("option-seal", n=t.RESHUFFLE_SEALS if fixed else reshuffle_seals(s, choice.seat))


def say_removal(page: Asked, s: Session, choice: Choice) -> str:
    """EF-4.55: what it takes to be rid of a Flaw at once."""
    removal = s.cast.cards[choice.subject].removal
    return page.say("option-flaw-yes", cost=page.cost(removal) if removal is not None else "")


def say_skip(page: Asked, s: Session, choice: Choice) -> str:
    """EF-5.254: it ends at once, as if its Turns were over."""
    tile = choice.subject if choice.decision is decisions.SLUMBER else s.slumber
    return page.say("option-slumber-skip", text=page.end_of_turns(s, tile))


def say_sign(page: Asked, s: Session, choice: Choice) -> str:
    """EF-10.75: a Shop sells the next Sign."""
    left = next_signs(s, 4)
    return page.say("option-shop-sign", sign=page.card(s, left[0]) if left else "")


WORDS: Final[dict[tuple[str, str], Callable[[Asked, Session, Choice], str]]] = {
    ("penalty", "seal"): say_seals, ("disaster", "seal"): say_seals, ("flaw", "yes"): say_removal, ("skip", "yes"): say_skip,
    ("slumber", "skip"): say_skip, ("shop", "sign"): say_sign,
    ("card", "ether"): lambda page, s, choice: page.say("option-ether"),
}  # fmt: skip

__all__ = ["NOBODY", "Asked"]
