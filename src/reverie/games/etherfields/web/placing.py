"""Where a pick sits: on the map (a space, somebody), on what is used or paid with (a card, an Item, a Mask), and in the list of all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from reverie.kernel.browser import PROMPT
from reverie.kernel.choice import Choice
from reverie.kernel.draft import Draft
from reverie.kernel.plain import Answer, Plain
from reverie.parts.elements import row_id

from ..rules import abilities as ab
from ..rules import decisions
from ..rules.abilities import NONE, Use
from ..rules.state import Session
from ..words.asked import HANDS, OF_PROGRESS, SPACES
from .elements import (
    dreamer_id,
    entity_id,
    figure_id,
    gate_id,
    hand_id,
    item_id,
    mask_id,
    on_space,
    place_id,
    progress_id,
)

if TYPE_CHECKING:
    from .page import EtherfieldsWeb

ELSEWHERE: Final = (decisions.READING,)
"""What is answered on a sheet of its own."""
FEW: Final = 3
ROOM: Final = 54
"""So many letters have room on buttons beside a question."""
ON_MAP: Final = (ab.MAP, ab.FLYING, ab.GATE, ab.GEM_SLOT, ab.QUIRK)
PLAIN_WORDS: Final = ("boost", "enough", "give-up", "abort", "done", "awaken", "save")
"""What is done with nothing: buttons of the prompt."""


def has_rows(choice: Choice) -> bool:
    return choice.decision not in ELSEWHERE


def is_word(choice: Choice, pick: Answer) -> bool:
    """To go on, to stop, to let it be: that is a button of the prompt alone."""
    if pick == ():
        return True
    return isinstance(pick, str) and (pick == choice.passing() or pick in PLAIN_WORDS)


def places(page: EtherfieldsWeb, s: Session, choice: Choice, pick: Answer, draft: Draft | None) -> list[str]:
    """The elements on which a pick sits, that on the map first; nothing for a button of the prompt alone."""
    if is_word(choice, pick) or not has_rows(choice):
        return []
    found = [*spots(s, choice, pick), row_id(pick)]
    if in_prompt(page, s, choice, draft):
        found.append(PROMPT)
    return list(dict.fromkeys(found))


def in_prompt(page: EtherfieldsWeb, s: Session, choice: Choice, draft: Draft | None) -> bool:
    """Where there are few ways, and short ones, they are buttons as well."""
    if choice.decision in (decisions.ACT, decisions.PAY, decisions.TRAVEL, decisions.BUY, *SPACES, *HANDS):
        return False
    if draft is None:
        return True
    picks = [one for one in draft.picks() if not is_word(choice, one)]
    return len(picks) <= FEW and sum([len(page.pick_label(s, choice, draft, one)) for one in picks]) <= ROOM


def spots(s: Session, choice: Choice, pick: Answer) -> list[str]:
    """Where on the table."""
    if isinstance(pick, tuple):
        return of_deed(s, choice, pick)
    if pick == "move":
        return [figure_id(choice.seat)]
    if pick in ("put-gem", "take-gem"):
        return [on_space(s.space_of(choice.seat))]
    return of_number(s, choice, pick) if isinstance(pick, int) else []


def of_number(s: Session, choice: Choice, pick: int) -> list[str]:
    asked = choice.decision
    if asked in SPACES:
        return [on_space(pick)]
    if asked in HANDS:
        return [hand_id(pick)]
    if asked is decisions.ONE:
        return [dreamer_id(pick), figure_id(pick)]
    if asked in (decisions.TARGET, decisions.FIGURE):
        return [figure_id(pick)]
    if asked is decisions.ORDER:
        rows = decisions.ORDER.about(s)
        return [entity_id(rows[pick])] if rows else [figure_id(pick)]
    if asked is decisions.ROOM:
        return [progress_id(choice.seat, pick)]
    if asked is decisions.ITEM:
        return [item_id(pick)]
    if asked is decisions.GO:
        return [place_id(pick)]
    if asked is decisions.PLACE:
        written = decisions.written_now(s)
        wall = written is not None and written.declared.name == "wall"
        return [] if wall else [on_space(pick)]
    if asked is decisions.CARD:
        written = decisions.CARD.about(s)
        if written is not None and written.declared.name in OF_PROGRESS:
            return [progress_id(choice.seat, pick)]
    return []


def of_deed(s: Session, choice: Choice, deed: Plain) -> list[str]:
    word, number = deed[0], deed[-1]
    if not isinstance(word, str):
        return []
    if word == "use":
        seat = deed[1] if len(deed) == 3 else choice.seat
        return of_use(s, choice, seat, s.cast.uses[number])
    if word in ("place", "card"):
        return in_hand(s, choice, choice.seat, number)
    if word == "item":
        return [item_id(number)]
    if word == "hand-over":
        return [figure_id(number), dreamer_id(number)]
    if word == "pick-up":
        return [on_space(s.space_of(choice.seat))]
    if word in ("path", "shortcut"):
        return [place_id(number)]
    if word in ("gate", "concede", "hint"):
        return [gate_id(number)]
    return []


def in_hand(s: Session, choice: Choice, seat: int, card: int) -> list[str]:
    """Every copy of a card in the hand of whoever is asked; what others hold lies in front of nobody else."""
    if seat != choice.seat:
        return []
    return [hand_id(place) for place, other in enumerate(s.dreamers.rows[seat].hand) if other == card]


def of_use(s: Session, choice: Choice, seat: int, use: Use) -> list[str]:
    """What an action stands on."""
    row = s.dreamers.rows[seat]
    if use.source == ab.INFLUENCE:
        return in_hand(s, choice, seat, use.owner)
    if use.source == ab.PROGRESS:
        return [progress_id(seat, place) for place, (card, _over) in enumerate(row.progress) if card == use.owner]
    if use.source == ab.MASK:
        return [mask_id(seat)]
    if use.source == ab.ITEM:
        return [item_id(use.owner)]
    if use.source == ab.INTERACTION:
        return of_entity(s, use)
    if use.source in ON_MAP and s.space_of(seat) >= 0:
        return [on_space(s.space_of(seat))]
    return []


def of_entity(s: Session, use: Use) -> list[str]:
    rows: list[Any] = [row for row in s.entity_rows() if s.entities.rows[row].tile == use.owner]
    found = [entity_id(row) for row in rows]
    return [*[figure_id(figure) for row in rows for figure in s.figures_of(row)], *found] if use.owner != NONE else []
