"""What lies around the map: Turn cards as a timeline, the Team, the own hand, Entities, the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from reverie.kernel.plain import Told

from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.atoms_turns import has_turns, turns_left
from ..rules.cast import MARKET_BACK, SLUMBER_STORY, Card
from ..rules.force import value
from ..rules.places import far
from ..rules.procedures.story import SLOTS
from ..rules.state import DECK, STORAGE, TURN_DISCARD, Session
from .elements import dreamer_id, entity_id, figure_id, hand_id, item_id, mask_id, progress_id
from .emblems import INKS, INTENTS, dreamer_emblem, entity_emblem

if TYPE_CHECKING:
    from .page import EtherfieldsWeb

DANGER: Final = 3
"""So near to the end, Distress is told in harm."""
MANY: Final = 9
"""So many cards of the past or the future have room in the timeline; more are counted."""


# Turn cards ------------------------------------------------------------------------------------------------------------


def timeline(page: EtherfieldsWeb, s: Session) -> Told | None:
    """EF-5.156: spent cards, the current one with its steps, those that lie face down, and the End of Turns."""
    if not has_turns(s):
        return None
    spent = [k_of(s, card) for card in reversed(s.piles.rows[TURN_DISCARD].cards[: max(0, s.turn - 1)])]
    left = max(0, turns_left(s) - (1 if s.current != NONE else 0))
    gone = [{"k": k, "n": n + 1} for n, k in enumerate(spent)]
    return {
        "gone": gone[-MANY:],
        "before": max(0, len(gone) - MANY),
        "now": current(page, s) if s.current != NONE else None,
        "left": left,
        "backs": list(range(min(MANY, left))),
        "more": max(0, left - MANY),
        "left_text": page.say("web-turns-left", n=left),
        "end": page.say("web-end-of-turns"),
    }


def k_of(s: Session, card: int) -> str:
    return t.TURN_COLOURS[s.cast.turn_cards[card].colour]


def current(page: EtherfieldsWeb, s: Session) -> Told:
    card = s.cast.turn_cards[s.current]
    steps = []
    for place, step in enumerate(card.steps):
        blocked = bool(s.blocked >> place & 1)
        over = place < s.resolved
        word = page.say("web-step-blocked") if blocked else page.say("web-step-over") if over else ""
        name = t.STEPS[step]
        told = {"text": page.say(f"step-{name}"), "help": page.say(f"web-step-{name}")}
        steps.append({**told, "over": over or blocked, "word": word})
    colour = page.say(f"turn-{t.TURN_COLOURS[card.colour]}")
    loot = page.wording.effects(s.cast.texts[card.loot].source) if s.layer == t.IN_SLUMBER and card.loot >= 0 else ""
    turn = page.say("web-turn-n", n=s.turn)
    return {"k": k_of(s, s.current), "turn": turn, "steps": steps, "colour": colour, "loot": loot}


# The Team ----------------------------------------------------------------------------------------------------------------


def team(page: EtherfieldsWeb, s: Session, viewer: int | None) -> list[Told]:
    """Every Dreamer: Distress, wealth, cards, what lies before them."""
    return [one_dreamer(page, s, seat, viewer) for seat in range(s.players())]


def one_dreamer(page: EtherfieldsWeb, s: Session, seat: int, viewer: int | None) -> Told:
    row = s.dreamers.rows[seat]
    states = s.figures.rows[seat].states
    space = s.space_of(seat)
    return {
        "id": dreamer_id(seat),
        "figure": figure_id(seat),
        "seat": seat,
        "name": page.phrase(page.dreamer(s, seat)),
        "mark": dreamer_emblem(s, seat),
        "near": seat == viewer,
        "distress": row.distress,
        "most": t.DEADLY,
        "danger": row.distress >= t.DEADLY - DANGER,
        "ether": row.ether,
        "gems": row.gems,
        "spirit": row.spirit,
        "deck": len(s.deck(seat)),
        "hand": len(row.hand),
        "discard": len(row.discard),
        "sealed": len(row.sealed),
        "spines": [spines(page, s, card) for card in row.hand] if seat != viewer else [],
        "where": page.space(s, space) if space >= 0 else "",
        "states": [page.say(f"state-{name}") for bit, name in enumerate(t.STATES) if states >> bit & 1],
        "done": row.done and s.phase == t.ACT_PHASE,
        "boost": not row.boosted,
        "innate": innate(page, s, seat),
        "cards": zone(page, s, seat),
        "first": seat == s.first and s.players() > 1,
    }


def innate(page: EtherfieldsWeb, s: Session, seat: int) -> str:
    """EF-5.62: the innate action on the back of the top card; "" where there is none."""
    cards = s.piles.rows[DECK + seat].cards
    if not cards:
        return ""
    back = s.cast.cards[cards[0]].back
    number = s.cast.archetypes[back].innate if back > MARKET_BACK and back >= 0 else NONE
    return page.use(s, number) if number != NONE else ""


def zone(page: EtherfieldsWeb, s: Session, seat: int) -> list[Told]:
    """The Mask, placed cards, Flaws."""
    row = s.dreamers.rows[seat]
    told: list[Told] = []
    if row.mask != NONE:
        told.append({"id": mask_id(seat), "name": page.card(s, row.mask), "kind": page.say("kind-mask"), "over": False})
    for place, (card, flipped) in enumerate(row.progress):
        told.append(
            {"id": progress_id(seat, place), "name": page.card(s, card), "kind": page.say("web-progress"), "over": flipped}
        )  # fmt: skip
    told += [{"id": "", "name": page.card(s, card), "kind": page.say("kind-flaw"), "over": False} for card in row.flaws]
    return told


def stores(page: EtherfieldsWeb, s: Session) -> Told:
    """What the Team shares."""
    kinds: list[Told] = [
        {"id": item_id(card), "name": page.card(s, card), "text": page.card_text(s, card)}
        for card in dict.fromkeys(s.items)
    ]
    return {
        "items": kinds,
        "count": page.say("web-items", n=len(s.items), most=value(s, SLOTS, s.first, t.ITEM_SLOTS)),
        "keys": s.keys,
        "hours": s.hours,
        "season": page.card(s, s.season) if s.season != NONE else "",
    }


# The hand ------------------------------------------------------------------------------------------------------------------


def spines(page: EtherfieldsWeb, s: Session, card: int) -> list[Told]:
    """The Intent of a card: emblem, value, letter, ink for each colour."""
    return [
        {"mark": INTENTS[colour], "n": n, "letter": page.say(f"short-{t.COLOURS[colour]}"), "ink": INKS[colour],
         "name": page.say(f"colour-{t.COLOURS[colour]}")}
        for colour, n in enumerate(s.cast.cards[card].intent) if n
    ]  # fmt: skip


def hand(page: EtherfieldsWeb, s: Session, seat: int) -> list[Told]:
    return [{**card_told(page, s, card), "id": hand_id(place)} for place, card in enumerate(s.dreamers.rows[seat].hand)]


def how_it_is_used(s: Session, card: Card) -> str:
    """EF-5.61 to EF-5.76: placed, played at any time, played as an action, or only paid with."""
    if card.place_cost is not None:
        return "place"
    if any(s.cast.uses[use].rapid for use in card.uses):
        return "rapid"
    return "action" if card.uses else "intent"


def card_told(page: EtherfieldsWeb, s: Session, card: int) -> Told:
    """A card by its spine: name, text, whether it is played or placed."""
    one = s.cast.cards[card]
    flaw = t.KINDS[one.kind] == "flaw"
    kind = "flaw" if flaw else how_it_is_used(s, one)
    cost = page.cost(one.place_cost) if one.place_cost is not None else ""
    name = page.card(s, card)
    return {
        "id": "",
        "name": name,
        "text": page.card_text(s, card),
        "spines": spines(page, s, card),
        "flaw": flaw,
        "kind": page.say(f"web-kind-{kind}", cost=cost),
    }


# Entities --------------------------------------------------------------------------------------------------------------------


def entities(page: EtherfieldsWeb, s: Session, viewer: int | None) -> list[Told]:
    """EF-2.23: what each Entity does, how it has changed, how far it is from whoever looks."""
    found = []
    for row in s.entity_rows():
        tile = s.entity(row)
        figures = s.figures_of(row)
        lines = [
            {"head": page.say(f"entity-{key}"), "text": page.wording.effects(s.cast.texts[number].source)}
            for key, number in (("basic", tile.basic), ("special", tile.special))
            if number >= 0
        ]
        found.append(
            {
                "id": entity_id(row),
                "name": page.phrase(page.entity(s, row)),
                "mark": entity_emblem(s, row),
                "move": tile.move,
                "far": distance(s, viewer, figures),
                "where": ", ".join(page.space(s, s.figures.rows[one].space) for one in figures) or page.say("word-nowhere"),
                "morphings": [page.say(f"morphing-{s.cast.morphing_ids[one]}") for one in s.entities.rows[row].morphings],
                "lines": lines,
                "uses": [interaction(page, s, number) for number in tile.interactions],
            }
        )  # fmt: skip
    return found


def distance(s: Session, viewer: int | None, figures: list[int]) -> int | None:
    if viewer is None or viewer >= s.players() or s.space_of(viewer) < 0 or not figures:
        return None
    found = min(far(s, s.space_of(viewer), s.figures.rows[one].space) for one in figures)
    return found if found < t.SPACES else None


def interaction(page: EtherfieldsWeb, s: Session, number: int) -> Told:
    use = s.cast.uses[number]
    return {"name": page.use(s, number), "cost": page.use_cost(s, use), "text": page.use_text(s, number)}


# The journal ------------------------------------------------------------------------------------------------------------------


def journal(page: EtherfieldsWeb, s: Session) -> Told:
    """EF-5.230: the goal, what is in force here, what was read (the last first), Notes and Wisdom."""
    goal, rules = "", []
    title = page.say("web-journal")
    if s.layer == t.IN_DREAM and s.dream != NONE:
        id = s.cast.dreams[s.dream].id
        goal = page.say(f"dream-{id}-goal")
        rules = page.dream_rules(id)
        rules += [page.say(f"dream-{id}-hint-{n + 1}") for n in range(s.gate_of(s.dream)[3])]
    leaves = []
    for script in reversed(s.read):
        id = s.cast.scripts[script].id
        text = page.script(id)
        if text:
            leaves.append({"title": leaf_title(page, s, id), "paragraphs": text.split("\n\n")})
    kept = [part for part in (*kept_cards(page, s), backs(page, s)) if part["cards"]]
    taught = page.tutorial(s) if "lesson" not in s.setup else None
    steps = [step for step in taught["steps"] if step["text"]][-1:] if taught is not None else []
    return {
        "title": title,
        "goal": goal,
        "rules": rules,
        "leaves": leaves,
        "kept": kept,
        "taught": taught,
        "steps": steps,
    }


def leaf_title(page: EtherfieldsWeb, s: Session, id: str) -> str:
    """A Slumber by its name, any other script by its number."""
    return page.phrase(page.script_title(s, id)) if id.startswith(SLUMBER_STORY) else id.removeprefix("s.")


def kept_cards(page: EtherfieldsWeb, s: Session) -> list[Told]:
    """What the Team keeps: Notes, Wisdom, Storage, Signs (EF-9.105)."""
    signs = [*s.signs, *[card for row in s.dreamers.rows for card in row.signs]]
    piles = {"notes": s.notes, "wisdom": s.wisdom, "storage": s.piles.rows[STORAGE].cards, "signs": signs}
    return [
        {
            "title": page.say(f"web-kept-{name}"),
            "cards": [{"name": page.card(s, one), "text": page.card_text(s, one)} for one in dict.fromkeys(cards)],
        }
        for name, cards in piles.items()
    ]


def backs(page: EtherfieldsWeb, s: Session) -> Told:
    """EF-9.106: of the Secrets of this Dream the kind and the letter on the back."""
    told = [{"name": one, "text": ""} for one in secrets(page, s)] if s.in_play() else []
    return {"title": page.say("web-kept-secrets"), "cards": told}


def slumber(page: EtherfieldsWeb, s: Session) -> Any:
    """EF-5.240: how a Slumber is overcome, and what happens when it is not."""
    if s.layer != t.IN_SLUMBER or s.slumber == NONE:
        return None
    tile = s.cast.entities[s.slumber]
    lines = page.wording.plain_lines(page.wording.entity_text(page.wording.entities[tile.code]))
    return {"name": page.phrase(page.slumber(s, s.slumber)), "lines": list(lines)}


def secrets(page: EtherfieldsWeb, s: Session) -> list[str]:
    """EF-5.55: of what lies face down only the back is known."""
    return [
        page.say("option-peek", kind=page.say(f"kind-{t.KINDS[s.cast.cards[card].kind]}"), code=s.cast.cards[card].code)
        for card in s.secrets
    ]
