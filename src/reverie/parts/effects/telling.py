"""Texts of effects in words: passages of lines, sentences that join, blocks set in below a head, in any language.

A game's teller knows how amounts, conditions and persons are told; what one effect says stands in its declaration. The words that
join sentences are texts of the game: `say-and`, `say-or`, `say-then`, `say-choose`, `say-otherwise`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from reverie.parts.rules.effects import BLOCK, BRANCH, CHOICE, LAST, PAUSE

Spoken = Any
"""An effect as it was written: its struct, which knows its declaration."""


class RulesLine(NamedTuple):
    """One line, with the rules that its words stand for; lines of a greater depth belong to the one above them."""

    text: str
    rules: tuple[str, ...] = ()
    depth: int = 0


class Passage(NamedTuple):
    """A heading, if there is one, and what stands below it."""

    heading: RulesLine | None
    lines: tuple[RulesLine, ...]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def unique(rules: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rules))


def headed(passage: Passage) -> str:
    """A passage as running text, placeholders left in, without the last full stop."""
    if passage.heading is None:
        return run_on(passage.lines)
    return f"{passage.heading.text}: {small(run_on(passage.lines, behind_colon=True))}"


def run_on(lines: Iterable[RulesLine], behind_colon: bool = False) -> str:
    """Lines as running text, placeholders left in, without the last full stop. No sentence gets a second colon."""
    said = ""
    colon = behind_colon
    for line in lines:
        text = line.text
        if said and line.depth:
            said += " " if said.endswith(":") else "; "
            text = small(text)
        elif said:
            said = stopped(said)
            colon = False
        if text.endswith(":"):
            text = text.removesuffix(":") if colon else text
            colon = True
        said += text
    return said


def stopped(text: str) -> str:
    """A text with a full stop behind it, ready for the next sentence."""
    return (text + " " if text.endswith(".") else text + ". ") if text else ""


def small(text: str) -> str:
    """The same with a small first letter, to stand behind a colon. Texts never begin with a name, but with a placeholder."""
    return text[:1].lower() + text[1:]


class Teller:
    """One text on its way into words."""

    def __init__(self, say: Callable[..., str]) -> None:
        self.say = say
        self.earlier: list[Any] = []
        """The conditions of the lines above."""

    # What a game says ------------------------------------------------------------------------------------------------

    def head(self, effect: Spoken) -> tuple[str, list[str]]:
        """The head of a block or a choice, and the rules its words stand for."""
        raise NotImplementedError

    def condition(self, given: Any) -> tuple[str, list[str]]:
        raise NotImplementedError

    def joins(self, one: Spoken, two: Spoken) -> bool:
        """Whether two neighbours make one sentence."""
        return False

    def enter(self, effect: Spoken) -> None:
        """What follows stands inside this block..."""

    def leave(self, effect: Spoken) -> None:
        """... and no longer does."""

    # Lines -----------------------------------------------------------------------------------------------------------

    def lines(self, effects: list[Spoken], depth: int = 0) -> tuple[RulesLine, ...]:
        """Each effect as a line, or as a line with lines below it."""
        found: list[RulesLine] = []
        above, self.earlier = self.earlier, []
        for group, then in self.groups(effects):
            found += self.block(group, then, depth)
            if group[0].declared.shape == BRANCH:
                self.earlier.append(group[0].given)
        self.earlier = above
        return tuple(found)

    def groups(self, effects: list[Spoken]) -> list[tuple[list[Spoken], Spoken | None]]:
        """Effects that make one sentence together, and the pause before it, if there is one."""
        found: list[tuple[list[Spoken], Spoken | None]] = []
        then: Spoken | None = None
        for number, effect in enumerate(effects):
            if effect.declared.shape == PAUSE and number < len(effects) - 1:
                then = effect
                continue
            if found and then is None and self.joins(found[-1][0][0], effect):
                found[-1][0].append(effect)
            else:
                found.append(([effect], then))
            then = None
        return found

    def block(self, group: list[Spoken], then: Spoken | None, depth: int) -> list[RulesLine]:
        effect = group[0]
        shape = effect.declared.shape
        if self.short(effect):
            said, rules = self.sentence(group, then)
            return [RulesLine(capital(said), unique(rules), depth)]
        if shape == BRANCH:
            head, rules = self.condition(effect.given)
            told = [self.headed(head, rules, then, depth), *self.lines(effect.effects, depth + 1)]
            if effect.otherwise:
                told.append(RulesLine(capital(self.say("say-otherwise", what="").strip()) + ":", (), depth))
                told += self.lines(effect.otherwise, depth + 1)
            return told
        head, rules = self.head(effect)
        first = self.headed(head, rules, then, depth)
        if shape == CHOICE:
            told = [first]
            for number, option in enumerate(effect.options):
                if number:
                    told.append(RulesLine(capital(self.say("say-or")) + ":", effect.declared.rules, depth))
                told += self.lines(option, depth + 1)
            return told
        self.enter(effect)
        below = self.lines(effect.effects, depth + 1)
        self.leave(effect)
        if effect.effects[0].declared.shape == PAUSE:
            first = first._replace(text=first.text.removesuffix(":"))
        return [first, *below]

    def headed(self, head: str, rules: list[str], then: Spoken | None, depth: int) -> RulesLine:
        if then is not None:
            head = self.say("say-then", what=head)
            rules = [*then.declared.rules, *rules]
        return RulesLine(f"{capital(head)}:", unique(rules), depth)

    def short(self, effect: Spoken, inside: bool = False) -> bool:
        """Whether an effect fits into one line. Inside another, only what has no parts of its own does."""
        shape = effect.declared.shape
        if shape == BLOCK:
            return not inside and len(self.groups(effect.effects)) == 1 and self.short(effect.effects[-1], inside=True)
        if shape == BRANCH:
            parts = effect.effects + effect.otherwise
            return (not inside or not effect.otherwise) and all(self.short(part, inside=True) for part in parts)
        if shape == LAST:
            return not inside and all(self.short(part, inside=True) for part in effect.effects)
        if shape == CHOICE:
            return not inside and all(
                len(option) == 1 and self.short(option[0], inside=True) for option in effect.options
            )
        return True

    def inline(self, effects: list[Spoken]) -> tuple[str, list[str]]:
        """Effects in one line."""
        said = ""
        rules: list[str] = []
        groups = self.groups(effects)
        for number, (group, then) in enumerate(groups):
            text, cited = self.sentence(group, then)
            if not said:
                said = text
            elif then is not None or number < len(groups) - 1:
                said += f", {text}"
            else:
                said = self.say("say-and", first=said, last=text)
            rules += cited
        return said, rules

    def sentence(self, group: list[Spoken], then: Spoken | None = None) -> tuple[str, list[str]]:
        """One effect, or several of a kind, as a sentence that begins with a small letter; with its rules."""
        declared = group[0].declared
        rules = list(declared.rules)
        if len(group) > 1:
            said: str = declared.together(self, group, rules)
        else:
            said = declared.words(self, group[0], rules)
        if then is not None:
            said = self.say("say-then", what=said)
            rules = [*then.declared.rules, *rules]
        return said, rules

    # Lists -----------------------------------------------------------------------------------------------------------

    def all_of(self, items: list[str]) -> str:
        """A, B and C"""
        if len(items) == 1:
            return items[0]
        return self.say("say-and", first=", ".join(items[:-1]), last=items[-1])

    def either(self, items: list[str]) -> str:
        """A or B"""
        return f" {self.say('say-or')} ".join(items)
