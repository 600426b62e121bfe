"""Everything that Etherfields has and that should occur: cards, texts and their options, scripts, tiles, Entities, ends of Dreams."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from reverie.kernel.events import Event
from reverie.parts.rules.effects import NO_TEXT

from ..rules import abilities as ab
from ..rules import terms as t
from ..rules.cast import Cast, Op
from ..rules.effects.vocabulary import OPS
from ..rules.effects.walk import Deeds
from ..rules.state import Session

Item = tuple[str, str]
"""Its kind and its name."""

CARDS: Final = (
    "card", "cards"
)  # fmt: skip
"""Where events name cards."""
HANDLED: Final = (
    "drew", "placed", "card-gained", "card-bought", "flaw-drawn", "memory-taken", "paid", "mask-gained", "mask-on", "item-gained",
    "item-recovered", "item-stored", "item-to-market", "note-gained", "note-used", "wisdom-gained", "sign-gained", "fate-drawn", "season",
    "peeked", "companion",
)  # fmt: skip
"""Events by which a card has come to somebody."""
RESULTS: Final = ("won", "part", "lost", "died")

NEVER: Final[dict[Item, str]] = {
    ("dream", "I-01 part"): "the First Dream cannot come to a part success (EF-10.50)",
    ("dream", "I-01 lost"): "the First Dream cannot be lost (EF-10.50)",
    ("dream", "I-10 lost"): "after its End of Turns the numbers start again (EF-10.43)",
    ("state", "poisoned"): "no card of the base set poisons (EF-5.198)",
    ("event", "tile-lifted"): "lift-tile is there for packs (EF-6.122)",
    ("event", "space-blocked"): "block-space is there for packs (EF-6.122)",
    ("event", "turn-dropped"): "drop-turn is there for packs (EF-6.122)",
    ("event", "card-put-back"): "put-back is there for packs (EF-6.122)",
}
"""What cannot occur, and why."""


def inventory(cast: Cast) -> list[Item]:
    """All there is."""
    used = sorted({op.effect.name for text in cast.texts for op in text.ops})
    found: list[Item] = [("effect", name) for name in OPS.effects if name in used]
    found += [("card", card.id) for card in cast.cards if t.KINDS[card.kind] not in ("picture",)]
    found += [("card", card.id) for card in cast.cards if t.KINDS[card.kind] == "picture"]
    found += list(dict.fromkeys(texts_of(cast).values()))
    found += [("script", script.id) for script in cast.scripts]
    found += [("tile", tile.code) for tile in cast.tiles]
    found += [("entity", tile.code) for tile in cast.entities]
    found += [("dream", f"{dream.id} {result}") for dream in cast.dreams for result in RESULTS]
    found += [("location", place.id) for place in cast.locations]
    found += [("morphing", id) for id in cast.morphing_ids] + [("state", name) for name in t.STATES]
    found += [("turn-card", str(card.id)) for card in cast.turn_cards]
    found += [("face", face) for face in t.LUCK] + [("face", face) for face in t.MOVES]
    return found


def use_name(cast: Cast, number: int) -> str:
    """What an action or a trigger is called: those of tiles and Entities by what they stand on."""
    use = cast.uses[number]
    if use.source in (ab.MAP, ab.FLYING, ab.GEM_SLOT) and use.owner >= 0:
        return f"{cast.tiles[use.owner].code} {use.id}"
    if use.source == ab.INTERACTION:
        return f"{cast.entities[use.owner].code} {use.id}"
    return use.id


def texts_of(cast: Cast) -> dict[int, Item]:
    """What each text is, by its number: of an action, a Trap, an Entity, a Loot; and the options of choices inside it."""
    found: dict[int, Item] = {}
    for use in cast.uses:
        found[use.do] = ("use", use_name(cast, use.number))
    for script in cast.scripts:
        found[script.do] = ("orders", script.id)
    for card in cast.turn_cards:
        found[card.loot] = ("loot", str(card.id))
    for tile in cast.tiles:
        found |= {text: ("trap", tile.code) for _corner, text in tile.traps}
    for one in cast.entities:
        ends = {"setup": one.setup, "basic": one.basic, "special": one.special, "end of turns": one.end_of_turns}
        ends |= {"salvation": one.salvation, "text": one.text}
        found |= {text: ("entity-text", f"{one.code} {name}") for name, text in ends.items()}
    for dream in cast.dreams:
        found |= {text: ("rule", f"{dream.id} {name}") for name, text in dream.rule_texts.items()}
        found |= {dream.setup: ("setup", dream.id), dream.conceded: ("conceded", dream.id)}
    found |= {place.special: ("special", place.id) for place in cast.world}
    found.pop(NO_TEXT, None)
    for text, (_kind, name) in list(found.items()):
        found |= options_of(cast, text, name)
    return found


def options_of(cast: Cast, text: int, name: str) -> dict[int, Item]:
    """The options of all choices in a text, however deep."""
    found: dict[int, Item] = {}
    for op in cast.texts[text].ops:
        for option in op.choices:
            if option.do != NO_TEXT:
                found[option.do] = ("option", f"{name}: {option.id}")
                found |= options_of(cast, option.do, f"{name}: {option.id}")
        for inner in (op.body, op.also, *op.faces):
            if inner >= 0:
                found |= options_of(cast, inner, name)
    return found


class Watch:
    """What of it is to be seen in play."""

    def __init__(self, cast: Cast) -> None:
        self.cast = cast
        self.texts = texts_of(cast)

    def performed(self, walk: Deeds, op: Op) -> Iterator[Item]:
        yield "effect", op.effect.name
        item = self.texts.get(op.text)
        if item is not None:
            yield item

    def seen(self, s: Session, events: list[Event]) -> Iterator[Item]:
        for event in events:
            yield from self.told_by(event)

    def told_by(self, event: Event) -> Iterator[Item]:
        cast, data, kind = self.cast, event.data, event.kind
        if kind in HANDLED:
            for card in (*data.get("cards", ()), *([data["card"]] if "card" in data else [])):
                yield "card", cast.cards[card].id
        elif kind == "read":
            yield "script", data["script"]
        elif kind == "revealed":
            number = cast.card_ids.get(data["code"], -1)
            if number >= 0:
                yield "card", cast.cards[number].id
        elif kind == "dream-ended":
            yield "dream", f"{cast.dreams[data['dream']].id} {t.RESULTS[data['result']]}"
        elif kind == "tile-placed":
            yield "tile", cast.tiles[data["tile"]].code
        elif kind == "slumber-drawn":
            yield "entity", cast.entities[data["tile"]].code
        elif kind == "state":
            yield "state", t.STATES[data["state"]]
        elif kind == "morphing":
            yield "morphing", cast.morphing_ids[data["morphing"]]
        elif kind == "travelled":
            yield "location", cast.locations[data["location"]].id
        elif kind == "turn-began":
            yield "turn-card", str(cast.turn_cards[data["card"]].id)
        elif kind == "luck":
            yield "face", t.LUCK[data["face"]]
        elif kind == "movement":
            yield "face", t.MOVES[data["face"]]


def standing(s: Session) -> Iterator[Item]:
    """The Entities whose tiles lie open with a figure, and the map tiles that lie there."""
    for row in s.entity_rows():
        if s.figures_of(row):
            yield "entity", s.entity(row).code
    for tile in s.lying:
        if tile >= 0:
            yield "tile", s.cast.tiles[tile].code
