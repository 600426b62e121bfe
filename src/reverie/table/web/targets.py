"""Where something can be put: what is picked out of a menu first (a piece), and the elements on which what follows sits (cells).

The page knows them from the start, so that a piece can be dragged there; that says just what two clicks say. It knows, too, what
is an answer by itself: under a finger that is shown first, and played by a second tap.
"""

from __future__ import annotations

from reverie.kernel.choice import Choice
from reverie.kernel.domain import Menu
from reverie.kernel.draft import PICK, Draft
from reverie.kernel.page import Page
from reverie.kernel.state import State


def targets_of(page: Page, s: State, choice: Choice, draft: Draft, pick: object) -> str:
    """The elements to which this pick leads, in the order of the menu; "" where it leads to none."""
    options = choice.options
    if not isinstance(options, Menu) or draft.chosen or not isinstance(pick, tuple):
        return ""
    begun = Draft(choice)
    begun.chosen = (pick,)
    found = dict.fromkeys([page.place(s, choice, second, begun) for second in options.picks(begun.chosen)])
    return " ".join([element for element in found if element])


def commits(draft: Draft, pick: object, to: str) -> bool:
    """Whether this pick, the first of a draft, is the whole answer, or leaves only one way to go on."""
    if draft.form != PICK or draft.chosen:
        return False
    return len(to.split()) == 1 or not draft.choice.options.picks((pick,))


__all__ = ["commits", "targets_of"]
