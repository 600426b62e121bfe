"""Drafts: an answer being put together pick by pick, for everyone who decides by pointing at things.

A draft knows only the domain, no game: which picks may come next, what has been picked, and whether that is an answer yet.
"""

from __future__ import annotations

from typing import Final

from .choice import Choice, IllegalAnswer
from .domain import Permutation, Split, Subset, same
from .plain import Answer, Plain

PICK: Final = "pick"
SUBSET: Final = "subset"
SPLIT: Final = "split"
ORDER: Final = "order"


class Draft:
    """One seat's answer in the making."""

    __slots__ = ("ahead", "amounts", "choice", "chosen", "form")

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.form: str = PICK
        """How it is put together: `pick` (one after the other), `subset` (on and off), `split` (amounts), `order`."""
        self.chosen: Plain = ()
        """The picks made so far."""
        self.amounts: list[int] = []
        """In a split: what each target has been given so far."""
        self.ahead: dict[tuple[str, int], Answer] = {}
        """What is decided along with it about what will be asked next, by kind and subject."""
        options = choice.options
        if isinstance(options, Subset):
            self.form = SUBSET
        elif isinstance(options, Split):
            self.form = SPLIT
            self.amounts = [0] * len(options.targets)
        elif isinstance(options, Permutation):
            self.form = ORDER

    def picks(self) -> Plain:
        """What may be picked now. In a subset that is every item, chosen or not, that can be switched."""
        options = self.choice.options
        if isinstance(options, Subset):
            return options.items + options.alone
        if isinstance(options, Split):
            return ()
        return options.picks(self.chosen)

    def pick(self, value: object) -> None:
        """Pick something; in a subset a second pick takes it back. Raises IllegalAnswer."""
        if not any(same(value, other) for other in self.picks()):
            raise IllegalAnswer(f"{value!r} cannot be picked now for {self.choice.kind!r}")
        options = self.choice.options
        if not isinstance(options, Subset):
            self.chosen += (value,)
        elif value in options.alone:
            self.chosen = () if value in self.chosen else (value,)
        elif value in self.chosen:
            self.chosen = tuple([item for item in self.chosen if item != value])
        else:
            kept = [item for item in options.items if item in self.chosen or item == value]
            if len(kept) > options.most:
                kept = [value] if options.most == 1 else kept
            if len(kept) > options.most:
                raise IllegalAnswer(f"at most {options.most} may be chosen")
            self.chosen = tuple(kept)

    def choose(self, values: Plain) -> None:
        """In a subset: pick just these items. Raises IllegalAnswer."""
        options = self.choice.options
        if not isinstance(options, Subset) or not all([any(same(x, item) for item in options.items) for x in values]):
            raise IllegalAnswer("nothing of this kind is to be chosen")
        chosen = tuple([item for item in options.items if item in values])
        if len(chosen) > options.most:
            raise IllegalAnswer(f"at most {options.most} may be chosen")
        self.chosen = chosen

    def give(self, index: int, amount: int) -> None:
        """In a split: give a target so much, never more in all than there is."""
        options = self.choice.options
        if not isinstance(options, Split) or not 0 <= index < len(self.amounts):
            raise IllegalAnswer("nothing is being split between such targets")
        others = sum(self.amounts) - self.amounts[index]
        self.amounts[index] = max(0, min(amount, options.total - others))

    def settle(self, kind: str, subject: int, value: Answer) -> None:
        """Decide along with this answer what will be asked after it; the same once more takes it back."""
        if self.ahead.pop((kind, subject), None) != value:
            self.ahead[kind, subject] = value

    def left(self) -> int:
        """In a split: how much is still to be given."""
        options = self.choice.options
        return options.total - sum(self.amounts) if isinstance(options, Split) else 0

    def back(self) -> None:
        """Take back the last pick (all of a split)."""
        if self.form == SPLIT:
            self.amounts = [0] * len(self.amounts)
            self.ahead = {}
        elif self.form == SUBSET:
            self.chosen = ()
        else:
            self.chosen = self.chosen[:-1]

    def upto(self, number: int) -> Draft:
        """This draft as it was when only so many picks had been made; in a subset the order of picks means nothing."""
        if self.form == SUBSET:
            return self
        twin = Draft(self.choice)
        twin.chosen = self.chosen[:number]
        return twin

    def carried_to(self, choice: Choice) -> Draft:
        """The same picks for a later choice of the same kind, as far as they can still be made there."""
        twin = Draft(choice)
        old, new = self.choice.options, choice.options
        if isinstance(old, Split) and isinstance(new, Split):
            for index, target in enumerate(new.targets):
                if target in old.targets:
                    twin.give(index, self.amounts[old.targets.index(target)])
        elif isinstance(new, Subset):
            for value in self.chosen:
                if any(same(value, other) for other in twin.picks()) and len(twin.chosen) < new.most:
                    twin.pick(value)
        elif not isinstance(new, Split):
            for value in self.chosen:
                if not any(same(value, other) for other in twin.picks()):
                    break
                twin.pick(value)
        return twin

    def begun(self) -> bool:
        return bool(self.chosen) or any(self.amounts)

    def needs_confirming(self) -> bool:
        """Whether the answer is sent by a button, because a pick may still be changed."""
        return self.form in (SUBSET, SPLIT)

    def answer(self) -> Answer:
        """The answer that the picks make; raises IllegalAnswer while they make none."""
        options = self.choice.options
        made: Answer
        if isinstance(options, Split):
            made = tuple(self.amounts)
        elif isinstance(options, Subset):
            made = self.chosen
            passes = self.choice.passing()
            if not made and passes is not None:
                made = passes  # nothing chosen, and confirmed: that is to do nothing
        elif self.chosen and not options.picks(self.chosen):
            made = options.build(self.chosen)
        else:
            raise IllegalAnswer("the answer is not complete yet")
        if not options.has(made):
            raise IllegalAnswer("the answer is not complete yet")
        return made

    def complete(self) -> bool:
        try:
            self.answer()
        except IllegalAnswer:
            return False
        return True
