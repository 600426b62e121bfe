"""All about one thing by its name: a card, an Entity, a tile, a Dreamer, a Morphing; and the journal."""

from __future__ import annotations

from functools import partial

from reverie.parts.details import Known
from reverie.parts.effects.telling import Passage

from ..rules.abilities import NONE
from ..rules.state import Session
from ..words.words import EtherfieldsPage


def detail(page: EtherfieldsPage, s: Session | None, words: str) -> list[str] | None:
    """Anything by its name, or a part of it."""
    return None if s is None else everything(page, s).find(words)


def everything(page: EtherfieldsPage, s: Session) -> Known:
    """What has a name at this table and may be known: no Secret that nobody has found."""
    found = Known()
    add = found.add

    words = page.wording
    add(page.say("word-journal"), partial(journal, page, s))
    for seat in range(s.players()):
        data = words.library.things["dreamers"][s.cast.archetypes[s.dreamers.rows[seat].archetype].id]
        for name in ("ABCDE"[seat], page.dreamer(s, seat)):
            add(name, partial(told, page, page.dreamer(s, seat), words.dreamer(data)))
    for card in known_cards(s):
        one = s.cast.cards[card]
        add(
            page.card(s, card),
            partial(told, page, page.card(s, card), words.whole_card(words.cards[one.id or one.code])),
        )
    for row in s.entity_rows():
        data = words.entities[s.entity(row).code]
        add(page.entity(s, row), partial(told, page, page.entity(s, row), words.entity_text(data)))
    for number in s.lying:
        if number != NONE:
            name = page.tile(s, number)
            add(name, partial(told, page, name, words.tile(words.tiles[s.cast.tiles[number].code])))
    for kind in ("morphing", "state"):
        for one in words.library.things[f"{kind}s"].values():
            name = words.name(f"{kind}-{one.id}")
            add(name, partial(told, page, name, words.always(one.always)))
    return found


def known_cards(s: Session) -> list[int]:
    """Cards of Dreamers and of the Team, and those of the Market: whatever does not lie face down among the Secrets."""
    return [
        card.number
        for card in s.cast.cards
        if card.number not in s.secrets and (not card.code or is_found(s, card.code))
    ]


def is_found(s: Session, code: str) -> bool:
    return code in s.gone


def told(page: EtherfieldsPage, name: str, passages: list[Passage]) -> list[str]:
    return [page.phrase(name), *(f"  {line}" for line in page.wording.plain_lines(passages))]


def journal(page: EtherfieldsPage, s: Session) -> list[str]:
    """What the Team has read, found and noted: goal, rules and hints of the Dream, scripts, Notes, Wisdom."""
    lines = [page.say("word-journal")]
    if s.dream != NONE:
        id = s.cast.dreams[s.dream].id
        lines.append(f"  {page.dream(s, s.dream)}. {page.say(f'dream-{id}-tagline')}")
        lines.append(f"  {page.say('journal-goal', goal=page.say(f'dream-{id}-goal'))}")
        lines += [f"  {rule}" for rule in page.dream_rules(id)]
        hints = s.gate_of(s.dream)[3]
        lines += [f"  {page.say(f'dream-{id}-hint-{n + 1}')}" for n in range(hints)]
    for title, cards in (("notes", s.notes), ("wisdom", s.wisdom)):
        if cards:
            lines.append(f"  {page.say(f'journal-{title}')}")
            lines += [f"    {page.card(s, card)}: {page.card_text(s, card)}" for card in cards]
    for script in s.read:
        id = s.cast.scripts[script].id
        lines += [f"  {id.removeprefix('s.')}. {page.script(id)}"]
    return lines
