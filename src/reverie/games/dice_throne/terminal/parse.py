"""What people type: the option that they mean."""

from __future__ import annotations

import re
from typing import Final

from reverie.kernel.choice import Choice
from reverie.kernel.domain import Listed, Menu, Permutation, Subset
from reverie.kernel.plain import Answer, Plain

from ..rules import decisions
from ..rules.state import DiceThrone
from ..words.words import DiceThronePage

WORDS: Final = ("pass", "rest", "done", "decline", "reroll", "roll", "skip", "stop", "pay")
"""Answers that are single words, each with a text `option-<word>`."""


def parse(page: DiceThronePage, s: DiceThrone, choice: Choice, words: str) -> Answer:
    words = words.strip()
    wanted = words.casefold()
    if not wanted:
        raise ValueError(page.say("parse-no-thing"))
    for word in WORDS:
        if wanted in (word, page.say(f"option-{word}").casefold()):
            return (word,) if isinstance(choice.options, Subset) else word
    if isinstance(choice.options, Listed | Menu):
        for value in choice.options:
            if wanted == page.option(s, choice, value).casefold():
                return value
    if isinstance(choice.options, Subset):
        return parse_subset(page, s, choice, wanted)
    if isinstance(choice.options, Permutation):
        return tuple(int(n) - 1 for n in re.findall(r"\b[0-9]{1,3}\b", wanted))
    if choice.decision in (decisions.MAIN, decisions.REACT):
        found = parse_action(page, s, choice, wanted)
        if found is not None:
            return found
    if choice.decision is decisions.ANNOUNCE:
        return parse_line(page, s, choice, wanted)
    return by_label(page, s, choice, wanted)


def by_label(page: DiceThronePage, s: DiceThrone, choice: Choice, wanted: str) -> Answer:
    """The option whose words hold all the words typed."""
    labels = [(page.option(s, choice, value).casefold(), value) for value in choice.options]
    found = [value for label, value in labels if all(word in label for word in wanted.split())]
    if not found:
        raise ValueError(page.say("parse-nothing-called", words=wanted))
    if len(found) > 1:
        names = "; ".join(page.option(s, choice, value) for value in found[:4])
        raise ValueError(page.say("parse-ambiguous", words=wanted, names=names))
    return found[0]


def parse_subset(page: DiceThronePage, s: DiceThrone, choice: Choice, wanted: str) -> Plain:
    options = choice.options
    assert isinstance(options, Subset)
    if choice.decision in (decisions.REROLL, decisions.PICK_DICE):
        picked = sorted({int(n) - 1 for n in re.findall(r"\b[0-9]{1,3}\b", wanted)})
        if not picked:
            raise ValueError(page.say("parse-dice-places"))
        if wanted.startswith(page.say("word-keep")):
            picked = [die for die in range(len(s.dice)) if die not in picked]
        return tuple(picked)
    cards = [find_card(page, s, choice.seat, part) for part in wanted.split(",")]
    order = list(options.items)
    return tuple(sorted(cards, key=lambda card: order.index(card) if card in order else len(order)))


def parse_action(page: DiceThronePage, s: DiceThrone, choice: Choice, wanted: str) -> Answer:
    """`play sixer`, `sell twin`, `spend crit`, or a name alone."""
    verb, _, rest = wanted.partition(" ")
    verbs = {tag: page.say(f"word-{tag}").split(" ") for tag in ("play", "sell", "spend")}
    tag = next((tag for tag, names in verbs.items() if verb in (tag, *names)), "")
    if tag in ("play", "sell"):
        return (tag, find_card(page, s, choice.seat, rest))
    name = rest if tag == "spend" else wanted
    for token in s.cast.tokens:
        if name == page.token_name(token.id).casefold():
            return ("token", token.number, 0)
    if tag == "spend":
        raise ValueError(page.say("parse-nothing-called", words=name))
    try:
        return by_label(page, s, choice, wanted)
    except ValueError:
        return ("play", find_card(page, s, choice.seat, wanted))


def find_card(page: DiceThronePage, s: DiceThrone, seat: int, words: str) -> int:
    """A card of somebody's hand, or else of the deck, by (a part of) its name."""
    wanted = words.strip().casefold()
    for cards in (s.players.rows[seat].hand, s.hero(seat).deck):
        names = [(page.card_name(s.cast, card).casefold(), card) for card in cards]
        found = [card for name, card in names if name == wanted]
        found = found or [card for name, card in names if len(wanted) > 1 and wanted in name]
        if len(found) > 1:
            told = page.cards(s, tuple(found[:6]))
            raise ValueError(page.say("parse-ambiguous", words=words.strip(), names=told))
        if found:
            return found[0]
    raise ValueError(page.say("parse-nothing-called", words=words.strip()))


def parse_line(page: DiceThronePage, s: DiceThrone, choice: Choice, wanted: str) -> Answer:
    lines = s.hero(choice.seat).lines(s.cast, s.players.rows[choice.seat].levels)
    found = [
        line for line in lines if all(word in page.line_name(s, line.number).casefold() for word in wanted.split())
    ]
    if not found:
        raise ValueError(page.say("parse-nothing-called", words=wanted))
    fitting = [line for line in found if line.fits(s.dice)]
    return ("announce", (fitting or found)[-1].number)
