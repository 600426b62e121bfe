"""How the table stands, line by line, as terminal and browser tell it: what the Team shares, the Turn card, Dreamers, Entities, ways."""

from __future__ import annotations

from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.state import Session
from .words import EtherfieldsPage


def pool(page: EtherfieldsPage, s: Session) -> str:
    """What the Team shares."""
    told = [page.say("board-hours", n=s.hours), page.say("board-keys", n=s.keys)]
    told += [page.say("board-items", items=page.cards(s, s.items))] if s.items else []
    told += [page.say("board-notes", notes=page.cards(s, s.notes))] if s.notes else []
    told += [page.say("board-season", season=page.card(s, s.season))] if s.season != NONE else []
    return " · ".join(told)


def turn_line(page: EtherfieldsPage, s: Session) -> str:
    """The current Turn card: its steps, those that are over or Blocked in brackets."""
    if s.current == NONE:
        return page.say("board-no-turn")
    card = s.cast.turn_cards[s.current]
    told = []
    for place, step in enumerate(card.steps):
        name = page.say(f"step-{t.STEPS[step]}")
        told.append(f"({name})" if place < s.resolved or s.blocked >> place & 1 else name)
    return page.say("board-turn", colour=page.say(f"turn-{t.TURN_COLOURS[card.colour]}"), steps=" → ".join(told))


def wealth(page: EtherfieldsPage, s: Session, seat: int) -> str:
    row = s.dreamers.rows[seat]
    told = [page.say("board-ether", n=row.ether)]
    told += [page.say("board-gems", n=row.gems)] if row.gems else []
    told += [page.say("board-spirit", n=row.spirit)] if row.spirit else []
    states = s.figures.rows[seat].states
    told += [page.say(f"state-{name}") for bit, name in enumerate(t.STATES) if states >> bit & 1]
    told += [page.say("board-done")] if row.done and s.phase == t.ACT_PHASE else []
    return ", ".join(told)


def zone(page: EtherfieldsPage, s: Session, seat: int) -> str:
    """Mask, Progress (flipped cards in brackets), Flaws."""
    row = s.dreamers.rows[seat]
    told = [page.say("board-mask", mask=page.card(s, row.mask))] if row.mask != NONE else []
    placed = [f"({page.card(s, card)})" if flipped else page.card(s, card) for card, flipped in row.progress]
    told += [page.say("board-progress", cards=", ".join(placed))] if placed else []
    told += [page.say("board-flaws", cards=page.cards(s, row.flaws))] if row.flaws else []
    return " · ".join(told)


def entity_line(page: EtherfieldsPage, s: Session, row: int) -> str:
    """An Entity: where its figures are, how it has changed, what it does."""
    tile = s.entity(row)
    figures = s.figures_of(row)
    where = ", ".join(page.space(s, s.figures.rows[figure].space) for figure in figures) or page.say("word-nowhere")
    told = [f"{page.phrase(page.entity(s, row))}: {where}", page.say("entity-move", n=tile.move)]
    told += [page.say(f"morphing-{s.cast.morphing_ids[one]}") for one in s.entities.rows[row].morphings]
    for key, number in (("basic", tile.basic), ("special", tile.special)):
        if number >= 0:
            told.append(f"{page.say(f'entity-{key}')}: {page.wording.effects(s.cast.texts[number].source)}")
    for number in tile.interactions:
        cost = page.use_cost(s, s.cast.uses[number])
        told.append(f"{page.use(s, number)} [{cost}]" if cost else page.use(s, number))
    return " · ".join(told)


def card_line(page: EtherfieldsPage, s: Session, card: int) -> str:
    cost = s.cast.cards[card].place_cost
    head = [page.say("card-place", cost=page.cost(cost))] if cost is not None else []
    return " · ".join(one for one in (*head, page.card_text(s, card)) if one)


def ways(page: EtherfieldsPage, s: Session) -> list[str]:
    """The Dreamworld Map from where the Team stands: each known Location of the district, and where its arrows lead."""
    if s.location == NONE:
        return []
    here = s.cast.locations[s.location]
    told = []
    for number in s.cast.world[here.tile].locations:
        place = s.cast.locations[number]
        arrows = ", ".join(s.cast.locations[to].id for to in place.paths if s.cast.locations[to].tile in s.world)
        mark = "▸" if number == s.location else " "
        told.append(f"{mark} {page.location(s, number)} → {arrows}. {page.place_text(s, number)}")
    return told


def actions_on(s: Session, space: int) -> list[str]:
    """The actions of a space that are not used up: m1; m5–7 where there are several in a row."""
    tile = s.tile_at(space)
    found = []
    for number in tile.actions if tile is not None else ():
        use = s.cast.uses[number]
        if use.spaces >> space % 4 & 1 and not (use.once and number in s.stops):
            found.append(use.id.rpartition(".")[2])
    return [f"{found[0]}–{found[-1].removeprefix('m')}"] if len(found) > 2 else found
