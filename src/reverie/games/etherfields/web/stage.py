"""What can be chosen, line by line under headings: every decision can be answered here, whatever else on the page it also sits on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reverie.kernel.browser import Scene
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Permutation, Subset
from reverie.kernel.draft import Draft
from reverie.kernel.plain import Answer, Told
from reverie.parts.elements import row_id

from ..rules import abilities as ab
from ..rules import decisions
from ..rules import terms as t
from ..rules.procedures.awakening import influence_of
from ..rules.state import Session
from ..words.asked import SPACES
from .emblems import INKS, INTENTS
from .matter import matter
from .panels import how_it_is_used, spines
from .placing import has_rows, is_word

if TYPE_CHECKING:
    from .page import EtherfieldsWeb

GROUPS: Final = (
    "move",
    "map",
    "entity",
    "cards",
    "progress",
    "items",
    "masks",
    "basic",
    "pay",
    "travel",
    "dreams",
    "other",
    "",
)
"""The order of headings."""
BY_SOURCE: Final = {
    ab.BASIC: "basic", ab.INNATE: "basic", ab.INFLUENCE: "cards", ab.PROGRESS: "progress", ab.ITEM: "items", ab.MASK: "masks",
    ab.MAP: "map", ab.FLYING: "map", ab.GATE: "map", ab.GEM_SLOT: "map", ab.QUIRK: "map", ab.INTERACTION: "entity",
}  # fmt: skip
BY_WORD: Final = {
    "move": "move", "place": "progress", "card": "pay", "item": "pay", "put-gem": "map", "take-gem": "map", "pick-up": "map",
    "hand-over": "map", "path": "travel", "shortcut": "travel", "special": "travel",
    "gate": "dreams", "concede": "dreams", "hint": "dreams",
}  # fmt: skip
GROUPED: Final = (decisions.ACT, decisions.PAY, decisions.TRAVEL)
CURVE: Final = 3
ONLY: Final = "deck-"
"""What of the own cards is shown while a deck is built: this, and a trait."""
USED: Final = ("action", "rapid", "place")


def group_of(s: Session, choice: Choice, pick: Answer) -> str:
    if choice.decision not in GROUPED:
        return ""
    word = str(pick[0]) if isinstance(pick, tuple) and pick else str(pick)
    if word == "use" and isinstance(pick, tuple):
        return BY_SOURCE.get(s.cast.uses[int(str(pick[-1]))].source, "other")
    return BY_WORD.get(word, "other")


def stage(page: EtherfieldsWeb, scene: Scene[Session]) -> Told | None:
    """The lines of what whoever looks is asked; None where that is nothing, or stands elsewhere."""
    choice, draft, s = scene.choice, scene.draft, scene.state
    if choice is None or draft is None or not has_rows(choice):
        return None
    groups: dict[str, list[Told]] = {}
    wanted = (
        scene.shown.removeprefix(ONLY) if choice.decision is decisions.DECK and scene.shown.startswith(ONLY) else ""
    )
    picks = [pick for pick in draft.picks() if not is_word(choice, pick)]
    chosen = list(draft.chosen) if isinstance(choice.options, Subset) else []
    for pick in (
        sorted(dict.fromkeys([*chosen, *picks]))
        if choice.decision is decisions.DECK
        else dict.fromkeys([*chosen, *picks])
    ):
        if wanted and wanted not in traits(s, choice, pick):
            continue
        groups.setdefault(group_of(s, choice, pick), []).append(row(page, s, choice, draft, pick))
    if not groups and not wanted:
        return None
    ordered = [name for name in GROUPS if name in groups]
    return {
        "title": page.say("web-stage-acts" if choice.decision is decisions.ACT else "web-stage-choose"),
        "rule": choice.rule,
        "matter": matter(page, scene),
        "groups": [
            {"name": name or "one", "title": page.say(f"group-{name}") if name else "", "rows": groups[name]}
            for name in ordered
        ],
        "chosen": [page.pick(s, choice, (), one) for one in draft.chosen]
        if isinstance(choice.options, Permutation)
        else [],
        "deck": deck(page, s, choice, draft) if choice.decision is decisions.DECK else None,
        "filters": filters(page, wanted) if choice.decision is decisions.DECK else [],
    }


def filters(page: EtherfieldsWeb, wanted: str) -> list[Told]:
    """Which cards of the own ones are shown while a deck is built."""
    return [
        {"what": f"{ONLY}{name}", "text": page.say(f"web-only-{name}"), "on": name == wanted}
        for name in (*t.COLOURS, *USED)
    ]


def traits(s: Session, choice: Choice, pick: Answer) -> list[str]:
    """By what a card of a deck can be found: its colours, and how it is used."""
    card = s.cast.cards[influence_of(s, choice.seat)[int(str(pick))]]
    return [*[t.COLOURS[colour] for colour, n in enumerate(card.intent) if n], how_it_is_used(s, card)]


def row(page: EtherfieldsWeb, s: Session, choice: Choice, draft: Draft, pick: Answer) -> Told:
    """One way to answer: what it is called, what it costs, what it does."""
    name, cost, text = named(page, s, choice, draft, pick)
    return {"id": row_id(pick), "name": name, "cost": cost, "text": text, "spines": card_spines(page, s, choice, pick)}


def named(page: EtherfieldsWeb, s: Session, choice: Choice, draft: Draft, pick: Answer) -> tuple[str, str, str]:
    if isinstance(pick, tuple) and pick and pick[0] == "use":
        number = int(str(pick[-1]))
        name = page.use(s, number)
        if len(pick) == 3:
            name = page.say("option-by", who=page.dreamer(s, int(str(pick[1]))), what=name)
        return page.phrase(name), page.use_cost(s, s.cast.uses[number]), page.use_text(s, number)
    if isinstance(pick, tuple) and pick and pick[0] == "place":
        card = s.cast.cards[int(str(pick[1]))]
        return page.card(s, card.number), place_cost(page, s, card.number), page.card_text(s, card.number)
    if choice.decision is decisions.BUY:
        return of_purchase(page, s, pick)
    if choice.decision is decisions.DELTA:
        return page.whole_label(s, choice, draft, pick), "", page.say(f"web-delta-{pick}")
    if choice.decision is decisions.DECK:
        own = influence_of(s, choice.seat)[int(str(pick))]
        kind = how_it_is_used(s, s.cast.cards[own])
        return page.card(s, own), page.say(f"web-kind-{kind}", cost=place_cost(page, s, own)), page.card_text(s, own)
    label = page.whole_label(s, choice, draft, pick)
    if isinstance(pick, tuple) and pick and pick[0] in ("path", "shortcut"):
        return label.partition(": ")[0], "", page.place_text(s, int(str(pick[1])))
    if choice.decision in SPACES:
        return label, "", ""
    name, sign, text = label.partition(": ")
    return (name, "", text) if sign and choice.decision not in (decisions.PAY, decisions.TRAVEL) else (label, "", "")


def of_purchase(page: EtherfieldsWeb, s: Session, pick: Answer) -> tuple[str, str, str]:
    """EF-5.67: one card with what it does, or several; what they cost together."""
    cards = [int(str(card)) for card in pick] if isinstance(pick, tuple) else []
    cost = page.say("web-ether", n=sum([s.cast.cards[card].ether for card in cards]))
    return (
        " + ".join([page.card(s, card) for card in cards]),
        cost,
        page.card_text(s, cards[0]) if len(cards) == 1 else "",
    )


def place_cost(page: EtherfieldsWeb, s: Session, card: int) -> str:
    cost = s.cast.cards[card].place_cost
    return page.cost(cost) if cost is not None else ""


def card_spines(page: EtherfieldsWeb, s: Session, choice: Choice, pick: Answer) -> list[Told]:
    if choice.decision is decisions.PAY and isinstance(pick, tuple) and pick and pick[0] in ("card", "item"):
        return spines(page, s, int(str(pick[1])))
    if choice.decision is decisions.DECK and isinstance(pick, int):
        return spines(page, s, influence_of(s, choice.seat)[pick])
    if choice.decision is decisions.BUY and isinstance(pick, tuple) and len(pick) == 1:
        return spines(page, s, int(str(pick[0])))
    return []


def deck(page: EtherfieldsWeb, s: Session, choice: Choice, draft: Draft) -> Told:
    """EF-3.9: how many cards the deck has so far, how many of each colour, and of each value."""
    cards = [s.cast.cards[influence_of(s, choice.seat)[place]] for place in draft.chosen if isinstance(place, int)]
    colours = [sum(1 for card in cards if card.intent[colour]) for colour in range(3)]
    worth = [
        sum(1 for card in cards if max(card.intent) == n or (n == CURVE and max(card.intent) > n))
        for n in range(CURVE + 1)
    ]
    most = max([1, *colours, *worth])
    return {
        "count": page.say("web-deck-count", n=len(cards), least=t.DECK_LEAST, most=t.DECK_MOST),
        "fits": t.DECK_LEAST <= len(cards) <= t.DECK_MOST,
        "colours": [
            {"mark": INTENTS[n], "ink": INKS[n], "text": page.say(f"colour-{t.COLOURS[n]}"), "n": count, "part": 100 * count / most}
            for n, count in enumerate(colours)
        ],
        "worth": [
            {"text": f"{n}+" if n == CURVE else str(n), "n": count, "part": 100 * count / most} for n, count in enumerate(worth)
        ],
    }  # fmt: skip
