"""A text while it is being read: what a page shows of it. Whatever nobody has read yet stands in no page."""

from __future__ import annotations

from reverie.kernel.agenda import innermost
from reverie.kernel.plain import Told
from reverie.kernel.words import Words

from .rules.story import Reading, StoryState


def being_read(page: Words, s: StoryState) -> Told | None:
    """The text of the node that is being read or chosen at: its title and its paragraphs, from the game's texts `story-ID`."""
    frame, book = innermost(s, Reading), s.book()
    asked = any(choice.decision in (book.reading, book.choosing) for choice in s.pending)
    if frame is None or not asked or frame.node not in s.read:
        return None
    id = book.told(s, book.nodes[frame.node].id)
    text = page.say(f"story-{id}")
    return {"id": id, "title": page.say(f"story-{id}", "title"), "paragraphs": text.split("\n\n")}


__all__ = ["being_read"]
