"""All about one thing that is pointed at: a space, somebody, a card, an Item, a Location."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.kernel.browser import Details, Mark, Sentence, Value
from reverie.parts.elements import number_in, numbers

from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.places import figures_on, terrain_at
from ..rules.state import Session, is_dreamer
from .chart import actions_on, marks
from .elements import space_of
from .emblems import INTENTS

if TYPE_CHECKING:
    from .page import EtherfieldsWeb


def looked_at(page: EtherfieldsWeb, s: Session, viewer: int | None, element: str) -> Details | None:
    space = space_of(element)
    if space >= 0:
        return space_details(page, s, space) if s.lying[space // 4] != NONE else None
    figure = number_in(element, "figure", len(s.figures.rows))
    if figure >= 0:
        return figure_details(page, s, figure)
    seat = number_in(element, "dreamer", s.players())
    if seat >= 0:
        return figure_details(page, s, seat)
    row = number_in(element, "entity", len(s.entities.rows))
    if row > 0 and row in s.entity_rows():
        return entity_details(page, s, row)
    card = card_at(s, viewer, element)
    return card_details(page, s, card) if card != NONE else None


def card_at(s: Session, viewer: int | None, element: str) -> int:
    """The card that an element shows; NONE where it shows none."""
    item = number_in(element, "item", len(s.cast.cards))
    if item >= 0:
        return item if item in s.items else NONE
    mask = number_in(element, "mask", s.players())
    if mask >= 0:
        return s.dreamers.rows[mask].mask
    placed = numbers(element, "progress", 2)
    if placed is not None and placed[0] < s.players():
        zone = s.dreamers.rows[placed[0]].progress
        return zone[placed[1]][0] if placed[1] < len(zone) else NONE
    if viewer is None or not 0 <= viewer < s.players():
        return NONE
    hand = s.dreamers.rows[viewer].hand
    place = number_in(element, "hand", len(hand))
    return hand[place] if place >= 0 else NONE


def sheet(title: str, tags: list[str | Mark], values: list[Value], lines: list[Sentence]) -> Details:
    return {"title": title, "tags": tags, "values": values, "lines": lines, "note": ""}


def sentence(text: str, rule: str = "") -> Sentence:
    return {"text": text, "rule": rule, "requirement": ""}


def space_details(page: EtherfieldsWeb, s: Session, space: int) -> Details:
    """Its terrain, what lies there, who stands there, what may be done there and for what."""
    kinds = terrain_at(s, space)
    tags: list[str | Mark] = [page.say(f"legend-{name}") for bit, name in enumerate(t.TERRAINS) if kinds >> bit & 1]
    names = [page.use(s, use) for use in actions_on(s, space)]
    tags += [one for one in marks(page, s, space) if one != ", ".join(names)]
    tags += [page.phrase(page.who(s, figure)) for figure in figures_on(s, space)]
    lines = []
    for number in actions_on(s, space):
        cost = page.use_cost(s, s.cast.uses[number])
        head = f"{page.use(s, number)} [{cost}]" if cost else page.use(s, number)
        lines.append(sentence(f"{page.phrase(head)}: {page.use_text(s, number)}", "EF-5.44"))
    return sheet(page.space(s, space), tags, [], lines)


def figure_details(page: EtherfieldsWeb, s: Session, figure: int) -> Details | None:
    row = s.figures.rows[figure]
    if not is_dreamer(figure) or figure >= s.players():
        return entity_details(page, s, row.entity) if row.entity != NONE else None
    one = s.dreamers.rows[figure]
    tags: list[str | Mark] = [page.space(s, row.space)] if row.space >= 0 else []
    tags += [page.say(f"state-{name}") for bit, name in enumerate(t.STATES) if row.states >> bit & 1]
    values: list[Value] = [
        {"mark": "ef-distress", "label": page.say("table-distress"), "value": f"{one.distress}/{t.DEADLY}"},
        {"mark": "ef-ether", "label": page.say("table-ether"), "value": one.ether},
        {"mark": "ef-gem", "label": page.say("table-gems"), "value": one.gems},
        {"label": page.say("table-hand"), "value": len(one.hand)},
        {"label": page.say("table-deck"), "value": len(s.deck(figure))},
        {"label": page.say("table-sealed"), "value": len(one.sealed)},
    ]
    lines = [
        changed(page, f"state-{name}", page.library.things["states"][name].always)
        for bit, name in enumerate(t.STATES)
        if row.states >> bit & 1
    ]
    lines += [sentence(f"{page.card(s, card)}: {page.card_text(s, card)}") for card, _over in one.progress]
    lines += [sentence(f"{page.card(s, card)}: {page.card_text(s, card)}") for card in one.flaws]
    return sheet(page.phrase(page.dreamer(s, figure)), tags, values, lines)


def entity_details(page: EtherfieldsWeb, s: Session, row: int) -> Details | None:
    if s.entities.rows[row].tile == NONE:
        return None
    tile = s.entity(row)
    morphs: list[str | Mark] = [
        page.say(f"morphing-{s.cast.morphing_ids[one]}") for one in s.entities.rows[row].morphings
    ]
    passages = page.wording.entity_text(page.wording.entities[tile.code])
    lines = [sentence(line) for line in page.wording.plain_lines(passages)]
    for one in dict.fromkeys(s.entities.rows[row].morphings):
        data = page.library.things["morphings"][s.cast.morphing_ids[one]]
        lines += [changed(page, f"morphing-{data.id}", data.always)]
    values: list[Value] = [{"label": page.say("web-move"), "value": tile.move}]
    return sheet(page.phrase(page.entity(s, row)), morphs, values, lines)


def changed(page: EtherfieldsWeb, key: str, always: list[Any]) -> Sentence:
    """A Morphing or a State, with what it does (EF-5.185 to EF-5.198)."""
    return sentence(f"{page.say(key)}: {' '.join(page.wording.plain_lines(page.wording.always(always)))}")


def card_details(page: EtherfieldsWeb, s: Session, card: int) -> Details:
    one = s.cast.cards[card]
    values: list[Value] = [
        {"mark": INTENTS[colour], "label": page.say(f"colour-{t.COLOURS[colour]}"), "value": n}
        for colour, n in enumerate(one.intent)
        if n
    ]
    passages = page.wording.whole_card(page.wording.cards[one.id or one.code])
    lines = [sentence(line) for line in page.wording.plain_lines(passages)]
    return sheet(page.card(s, card), [page.say(f"kind-{t.KINDS[one.kind]}")], values, lines)
