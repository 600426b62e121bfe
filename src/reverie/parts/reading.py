"""A text while it is being read: what a page shows of it. Whatever nobody has read yet stands in no page."""

from __future__ import annotations

from reverie.kernel.agenda import innermost
from reverie.kernel.plain import Told
from reverie.kernel.words import Words

from .rules.story import Reading, StoryState


def node_read(s: StoryState) -> str | None:
    """The id of the node that is being read or chosen at; None where there is none."""
    frame, book = innermost(s, Reading), s.book()
    asked = any(choice.decision in (book.reading, book.choosing) for choice in s.pending)
    if frame is None or not asked or frame.node not in s.read:
        return None
    return book.told(s, book.nodes[frame.node].id)


def being_read(page: Words, s: StoryState) -> Told | None:
    """The text of that node: its title and its paragraphs, from the game's texts `story-ID`."""
    id = node_read(s)
    if id is None:
        return None
    text = page.say(f"story-{id}")
    return {"id": id, "title": page.say(f"story-{id}", "title"), "paragraphs": text.split("\n\n")}


__all__ = ["being_read", "node_read"]
