"""What stands around questions and the log: paragraphs that are read, the price of a step, what is handed over to whom."""

from __future__ import annotations

from reverie.kernel.choice import Choice
from reverie.kernel.events import Event
from reverie.kernel.plain import Answer, Plain, Told
from reverie.parts.reading import node_read

from ..rules import decisions
from ..rules.state import Quest
from ..rules.underway import reaction_attacks
from .log import Log


class Readings(Log):
    """Questions, options and the log of a table that is played at."""

    def option(self, s: Quest, choice: Choice, value: Answer) -> str:
        """A step out of an area with enemies is told with its price (SS-15.7)."""
        told = super().option(s, choice, value)
        if choice.decision is decisions.DEED and isinstance(value, tuple) and value[0] == "go":
            struck = reaction_attacks(s, choice.seat if choice.subject < 0 else choice.subject)
            return f"{told} – {self.say('option-evade', n=struck)}" if struck else told
        return told

    def pick(self, s: Quest, choice: Choice, prefix: Plain, value: Answer) -> str:
        """What is handed over comes before whom it is handed to."""
        if choice.decision is decisions.VISIT:
            if prefix and isinstance(value, int):
                return self.hero(s, value)
            if isinstance(value, tuple) and len(value) == 2 and value[0] == "give":
                return self.say("pick-give", card=self.item(s, value[1]))
            if isinstance(value, tuple) and len(value) == 2 and value[0] == "crowns":
                return self.say("pick-crowns", n=value[1])
        return super().pick(s, choice, prefix, value)

    def reading(self, s: Quest) -> Told | None:
        """The paragraph that is being read; where somebody chooses at its end it stays on the table."""
        node = node_read(s)
        if node is None:
            return None
        return {"id": node, "title": self.paragraph_title(s, node), "paragraphs": self.paragraph(node).split("\n\n")}

    def paragraph_title(self, s: Quest, node: str) -> str:
        return self.say("paragraph-title", quest=self.say(f"quest-{s.plan.id}"), number=node.rpartition(".")[2])

    def event(self, s: Quest, event: Event) -> str | None:
        """A paragraph is shown by itself while it is read: the log names it."""
        if event.kind == "read":
            return self.say("paragraph-read", title=self.paragraph_title(s, event.data["node"]))
        return super().event(s, event)
