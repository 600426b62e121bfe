"""The story: the quest before it begins, what was read of it, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from reverie.kernel.events import Event
from reverie.kernel.plain import Told

from ..rules import decisions
from ..rules import terms as t
from ..rules.state import EVENTS, NOBODY, Quest

if TYPE_CHECKING:
    from .page import SwordAndSorceryWeb


def aim(page: SwordAndSorceryWeb, s: Quest) -> str:
    """What the party is after, in a sentence."""
    key = f"quest-{s.plan.id}-aim"
    return page.say(key) if page.texts.has(key) else ""


def brief(page: SwordAndSorceryWeb, s: Quest) -> Told:
    """The quest before it begins: what it is about, how it is lost, what it pays."""
    plan = s.plan
    lines = [(page.say("web-brief-clock", n=len(s.piles.rows[EVENTS].cards)), "SS-1.7")]
    lines += [(page.say("web-brief-ghosts"), "SS-1.7")]
    lines += [(page.say("web-brief-crowns", n=plan.crowns), "SS-39.10")] if plan.crowns else []
    lines += [(page.say("web-brief-treasures", draw=plan.draw, keep=plan.keep), "SS-39.10")] if plan.keep else []
    return {
        "title": page.say(f"quest-{plan.id}"),
        "aim": aim(page, s),
        "difficulty": page.say(f"difficulty-{s.setup['difficulty']}"),
        "lines": [{"text": text, "rule": rule} for text, rule in lines],
    }


def journal(page: SwordAndSorceryWeb, s: Quest) -> list[Told]:
    """Every paragraph that was read, the latest first."""
    told = []
    for number in dict.fromkeys(reversed(s.read)):
        node = s.book().nodes[number].id
        told.append({"title": page.paragraph_title(s, node), "paragraphs": page.paragraph(node).split("\n\n")})
    return told


def hints(page: SwordAndSorceryWeb, log: Sequence[tuple[int, Event]]) -> list[str]:
    """What the quest has explained so far, the latest first."""
    found = [event.data["hint"] for _answer, event in log if event.kind == "hinted"]
    return [page.say(f"hint-{hint}") for hint in dict.fromkeys(reversed(found))]


def asked_at(page: SwordAndSorceryWeb, s: Quest) -> str:
    """Who answers at the end of the paragraph, and which answers are closed to the nature of that soul (SS-7.22)."""
    choice = next((one for one in s.pending if one.decision is decisions.BRANCH), None)
    if choice is None:
        return ""
    node = s.book().nodes[choice.subject]
    told = [page.say("web-branch-who", who=page.hero(s, choice.seat))]
    branches = node.fork.branches if node.fork is not None else ()
    for number, branch in enumerate(branches):
        if not choice.options.has(number):
            nature = branch.note[0] if branch.note and isinstance(branch.note[0], int) else NOBODY
            word = page.wording.name(f"nature-{t.NATURES[nature]}") if nature >= 0 else ""
            told.append(page.say("web-branch-closed", answer=page.branch(s, node.id, number), nature=word))
    return " ".join(told)


__all__ = ["aim", "asked_at", "brief", "hints", "journal"]
