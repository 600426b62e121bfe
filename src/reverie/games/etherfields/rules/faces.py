"""EF-10.56: six faces of two traits each; the four pictures of the one that was dealt, and which faces they still leave."""

from __future__ import annotations

from typing import Final

from reverie.kernel.chance import Stream

from . import terms as t
from .atoms_team import lay_secrets
from .state import Session

TRAITS: Final = ("hat", "beard", "left", "feet")
"""What the pictures show, in the order of their numbers."""
FACES: Final[dict[str, tuple[bool, bool, bool, bool]]] = {
    "adela": (True, True, False, False),
    "bruno": (True, False, True, False),
    "celia": (True, False, False, True),
    "dov": (False, True, True, False),
    "edda": (False, True, False, True),
    "felix": (False, False, True, True),
}
PICTURE: Final = t.KINDS.index("picture")


def picture_of(trait: int, shown: bool) -> str:
    """The card that shows a trait, or that it is not there."""
    return f"{TRAITS[trait]}-{'yes' if shown else 'no'}"


def mark_of(trait: int, shown: bool) -> str:
    """The flag that is set once that card has been revealed."""
    return f"{TRAITS[trait]}_{'yes' if shown else 'no'}"


def fitting(s: Session) -> list[str]:
    """The names that everybody may still think possible: those which no picture that lies open speaks against, and which nobody tried."""
    found = []
    for name, traits in FACES.items():
        against = [trait for trait, shown in enumerate(traits) if mark_of(trait, not shown) in s.flags]
        if not against and name not in s.flags:
            found.append(name)
    return found


def is_dealt(s: Session) -> bool:
    """Whether a face was drawn: of no trait both pictures lie among the Secrets."""
    ids = [s.cast.cards[card].id for card in s.secrets]
    return not any([picture_of(n, True) in ids and picture_of(n, False) in ids for n in range(len(TRAITS))])


def dealt(s: Session) -> str:
    """Whose face it is: nobody may know, but whoever lays down the cards."""
    ids = [s.cast.cards[card].id for card in s.secrets]
    for name, traits in FACES.items():
        if all([picture_of(n, shown) in ids or mark_of(n, shown) in s.flags for n, shown in enumerate(traits)]):
            return name
    return ""


def deal_face(s: Session, name: str) -> None:
    """Of each pair of pictures the one that fits lies among the Secrets, face down; none for what lies open already."""
    others = tuple([card for card in s.secrets if s.cast.cards[card].kind != PICTURE])
    hidden = [
        picture_of(trait, shown) for trait, shown in enumerate(FACES[name]) if mark_of(trait, shown) not in s.flags
    ]
    lay_secrets(s, others + tuple([s.cast.card_ids[id] for id in hidden]))


def deal_face_anew(s: Session, seed: int) -> None:
    """In an imagined world it may be any face that is still possible (EF-9.105)."""
    if [card for card in s.secrets if s.cast.cards[card].kind == PICTURE]:
        names = fitting(s)
        if names:
            deal_face(s, names[Stream(seed).below(len(names))])
