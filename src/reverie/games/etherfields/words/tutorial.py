"""EF-10.41: what the First Dream teaches, step by step: one panel, for a terminal and as data for pages."""

from __future__ import annotations

from typing import Final

from reverie.kernel.plain import Told

from ..rules.abilities import NONE
from ..rules.state import Session
from .wishes import WishfulPage

LESSONS: Final = (
    ("move", ("EF-4.11", "EF-5.111"), ("s.101",)),
    ("map-action", ("EF-5.44", "EF-5.45"), ("s.102",)),
    ("progress", ("EF-5.73", "EF-5.76"), ("s.103",)),
    ("boost", ("EF-5.99", "EF-5.100"), ("s.104",)),
    ("items", ("EF-5.144", "EF-5.145"), ("s.105",)),
    ("entity", ("EF-4.14", "EF-5.172"), ("s.106",)),
    ("contact", ("EF-5.83", "EF-5.94"), ("s.107", "s.111")),
    ("morphing", ("EF-5.58", "EF-5.183"), ("s.108",)),
    ("masks", ("EF-5.200", "EF-5.203"), ("s.109",)),
    ("goal", ("EF-1.6", "EF-5.82"), ("s.110", "s.119")),
)
"""What is taught, in order: its rules, and the scripts of which any says that it was learned."""
DONE: Final = "done"
NOW: Final = "now"
LATER: Final = "later"


def states_of(s: Session) -> list[str]:
    """How far the Dreamers are with each lesson; nothing where no Dream teaches. What was passed over is still open to them."""
    if s.dream == NONE or "tutorial" not in s.here().rules:
        return []
    ids = s.cast.script_ids
    learned = [any(ids.get(script) in s.read for script in scripts) for _name, _rules, scripts in LESSONS]
    behind = max((place for place, done in enumerate(learned) if done), default=-1)
    return [
        DONE if done else LATER if place != behind + 1 and place > behind else NOW for place, done in enumerate(learned)
    ]


class TeachingPage(WishfulPage):
    """A page that says what the First Dream teaches just now."""

    def tutorial(self, s: Session) -> Told | None:
        """The panel: every lesson with its state and its rules; the words of what is still to come are kept back (EF-3.22)."""
        states = states_of(s)
        if not states:
            return None
        steps = []
        for number, ((name, rules, _scripts), state) in enumerate(zip(LESSONS, states, strict=True), 1):
            title = "" if state == LATER else self.say(f"lesson-{name}")
            text = self.say(f"lesson-{name}-text") if state == NOW else ""
            steps.append({"number": number, "state": state, "title": title, "text": text, "rules": list(rules)})
        return {"title": self.say("lesson-panel", n=states.count(DONE), most=len(LESSONS)), "steps": steps}

    def lesson_lines(self, s: Session) -> list[str]:
        """The same as lines of a terminal: how far one is, and what is taught now."""
        panel = self.tutorial(s)
        if panel is None:
            return []
        now = [step for step in panel["steps"] if step["state"] == NOW]
        return [panel["title"], *[f"{step['number']}. {step['title']}: {step['text']}" for step in now]]
