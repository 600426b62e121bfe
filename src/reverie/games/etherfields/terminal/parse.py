"""What people mean by what they type: an option by its name or a part of it; a space; anything that could be used, for `why`."""

from __future__ import annotations

from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer

from ..content.notation import SPACE, space_number
from ..rules import decisions
from ..rules import terms as t
from ..rules.deeds import uses_of
from ..rules.state import Session
from ..words.asked import SPACES
from ..words.words import EtherfieldsPage


def parse(page: EtherfieldsPage, s: Session, choice: Choice, words: str) -> Answer:
    """The option that is meant, legal or not; raises ValueError where nothing is."""
    wanted = words.strip().casefold()
    if not wanted:
        raise ValueError(page.say("parse-unclear", words=words.strip()))
    if choice.decision in SPACES:
        code = f"{wanted[:1].upper()}{wanted[1:]}"
        if SPACE.fullmatch(code):
            return space_number(code)
    named = [(page.option(s, choice, value).casefold(), value) for value in choice.options.picks(())]
    for test in (equals, begins, holds):
        found = [value for name, value in named if test(name, wanted)]
        if found:
            return found[0]
    if choice.decision in (decisions.ACT, decisions.WINDOW, decisions.PAY):
        for use in [use for window in range(len(t.WINDOWS)) for use in uses_of(s, choice.seat, window)]:
            if wanted in page.use(s, use).casefold():
                return ("use", use)
    raise ValueError(page.say("parse-unclear", words=words.strip()))


def equals(name: str, wanted: str) -> bool:
    return name == wanted or name.partition(":")[0].partition(" [")[0] == wanted


def begins(name: str, wanted: str) -> bool:
    return name.startswith(wanted)


def holds(name: str, wanted: str) -> bool:
    return len(wanted) > 2 and wanted in name.partition(":")[0]
