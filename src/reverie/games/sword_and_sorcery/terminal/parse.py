"""What people type: the option that they mean, and for "why?" what they would like to do, legal or not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from reverie.kernel.choice import Choice
from reverie.kernel.domain import Subset
from reverie.kernel.plain import Answer

from ..rules import decisions
from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.ground import things_in
from ..rules.queries import held_weapon
from ..rules.state import CHEST, FIRST_ENEMY, NOWHERE, SEARCH, SHOP, STASH, Quest
from ..words.words import SwordAndSorceryPage
from .marks import mark_of

ACCUSATIVE: Final = "acc"
VERBS: Final = (
    "go", "attack", "open", "unlock", "chest", "search", "focus", "dash", "provoke", "reorganize", "exchange", "take", "drop", "key",
    "stand", "use",
)  # fmt: skip
DEALINGS: Final = ("buy", "sell", "stash", "put")
"""Words for deeds, and for dealings in the Emporium; a text of each, `typed-<word>`, names what else may be typed for it."""


def parse(page: SwordAndSorceryPage, s: Quest, choice: Choice, words: str) -> Answer:
    wanted = words.strip().casefold()
    if not wanted:
        raise ValueError(page.say("parse-no-thing"))
    if isinstance(choice.options, Subset):
        items = [(page.pick(s, choice, (), item), item) for item in choice.options.items]
        return tuple(by_name(page, items, part) for part in wanted.split(",")) if wanted != "0" else ()
    labels = [(page.option(s, choice, value), value) for value in choice.options]
    found = matching(labels, wanted)
    if len(found) == 1:
        return found[0][1]
    if choice.decision is decisions.DEED or not found:  # of a deed at another moment "why?" says when it could be done
        meant = parse_deed(page, s, choice, wanted)
        if meant is not None and (not found or meant in [value for _label, value in found]):
            return meant
    if choice.decision is decisions.VISIT and not found:
        return parse_dealing(page, s, choice.seat, wanted)
    return by_name(page, labels, wanted)


def parse_dealing(page: SwordAndSorceryPage, s: Quest, seat: int, wanted: str) -> Answer:
    """`buy plate armour`, `sell emerald`: what could be done in the Emporium with any item there is, by its name."""
    first, _, rest = wanted.partition(" ")
    verb = next((verb for verb in DEALINGS if first in (verb, *page.say(f"typed-{verb}").split())), "buy")
    row = s.heroes.rows[seat]
    held = [*row.pack, *[card for card in row.slots if card != t.NO_ITEM]]
    piles = {"buy": s.piles.rows[SHOP].cards, "stash": s.piles.rows[STASH].cards}
    cards = [*piles.get(verb, held), *[item.cards[0] for item in s.cast.items]]
    card = one_of(page, [(page.item(s, card), card) for card in cards], rest or wanted)
    return ("buy", card, 0) if verb == "buy" else (verb, card)


def matching(labels: Iterable[tuple[str, Answer]], wanted: str) -> list[tuple[str, Answer]]:
    """What is called exactly so; else what has all the words typed in its name."""
    apart: dict[str, Answer] = {}
    for label, value in labels:
        apart.setdefault(label, value)  # two potions of a kind are one to whoever types
    known = [(label.casefold(), label, value) for label, value in apart.items()]
    exact = [(label, value) for low, label, value in known if low == wanted]
    return exact or [(label, value) for low, label, value in known if all(word in low for word in wanted.split())]


def by_name(page: SwordAndSorceryPage, labels: list[tuple[str, Answer]], words: str) -> Answer:
    found = matching(labels, words.strip())
    if not found:
        raise ValueError(page.say("parse-nothing-called", words=words.strip()))
    if len(found) > 1:
        names = "; ".join(label for label, _value in found[:4])
        raise ValueError(page.say("parse-ambiguous", words=words.strip(), names=names))
    return found[0][1]


# Deeds ---------------------------------------------------------------------------------------------------------------


def parse_deed(page: SwordAndSorceryPage, s: Quest, choice: Choice, wanted: str) -> Answer:
    """`attack gremlin`, `go 8B.c`, `open chapel`, or the name of a power or an item; None where it is nothing of that."""
    first, _, rest = wanted.partition(" ")
    verb = next((verb for verb in VERBS if first in (verb, *page.say(f"typed-{verb}").split())), "")
    words = [word for word in rest.split() if word not in page.say("typed-go").split()]
    rest = " ".join(words)
    if verb in ("focus", "dash", "provoke", "reorganize", "take", "drop", "key", "stand"):
        return verb
    if verb == "go":
        return ("go", one_of(page, areas(page, s), rest))
    if verb == "attack":
        return parse_attack(page, s, choice.seat, rest)
    if verb in ("open", "unlock"):
        chests = things_in(s, s.figures.rows[choice.seat].area, CHEST)
        if verb == "unlock" and not rest and any([s.things.rows[chest].state for chest in chests]):
            return ("unlock-chest", chests[0])
        doors = [(page.door(s, door.number), door.number) for door in s.plan.doors]
        return (verb, one_of(page, doors, rest) if rest else nearest_door(s, choice.seat))
    if verb in ("chest", "search"):
        kind = CHEST if verb == "chest" else SEARCH
        here = things_in(s, s.figures.rows[choice.seat].area, kind)
        anywhere = [number for number, thing in enumerate(s.things.rows) if thing.kind == kind]
        return (verb, (here or anywhere or [NONE])[0])
    if verb == "exchange":
        return (verb, one_of(page, [(page.hero(s, seat), seat) for seat in range(len(s.heroes))], rest))
    return parse_use(page, s, choice.seat, rest if verb == "use" else wanted)


def one_of(page: SwordAndSorceryPage, names: list[tuple[str, int]], words: str) -> int:
    found = by_name(page, [(name, number) for name, number in names], words)
    assert isinstance(found, int)
    return found


def areas(page: SwordAndSorceryPage, s: Quest) -> list[tuple[str, int]]:
    return [(f"{page.area(s, area)} {name}", area) for area, name in enumerate(s.plan.areas.names)]


def nearest_door(s: Quest, seat: int) -> int:
    """The door that somebody stands at, or the first."""
    here = s.figures.rows[seat].area
    beside = [door.number for door in s.plan.doors if here in (door.a, door.b)]
    return beside[0] if beside else 0


def parse_attack(page: SwordAndSorceryPage, s: Quest, seat: int, words: str) -> Answer:
    """With the hand whose weapon is named, else the main one; on the enemy whose name, mark or area is."""
    hand = t.MAIN
    for one in (t.OFF, t.MAIN):
        name = page.weapon(s, seat, one).casefold() if held_weapon(s, seat, one) is not None else ""
        if name and name in words:
            hand, words = one, words.replace(name, "").strip()
    rows = s.figures.rows
    shown = [figure for figure in range(FIRST_ENEMY, len(rows)) if rows[figure].area != NOWHERE]
    named = [
        (
            f"{page.who(s, one)} {page.who(s, one, ACCUSATIVE)} {mark_of(page, s, one)} {page.area(s, rows[one].area)}",
            one,
        )
        for one in shown
    ]
    if not named:
        return ("attack", hand, NONE)
    return ("attack", hand, one_of(page, named, words) if words else named[0][1])


def parse_use(page: SwordAndSorceryPage, s: Quest, seat: int, words: str) -> Answer:
    """A power, an item or an innate power by its name, at the level and on the target that come first."""
    row = s.heroes.rows[seat]
    own = s.cast.heroes[s.version(seat).hero].powers
    known = [power for power, _rank, _cooldown in row.powers]
    for power in (*known, *own):
        if page.power(s, power).casefold() == words:
            lines = [at for at, line in enumerate(s.cast.powers[power].lines) if line.rank <= row.rank] or [0]
            return ("power", power, lines[-1], first_target(s, s.cast.powers[power].lines[lines[-1]].ability))
    for card in (*[card for card in row.slots if card != t.NO_ITEM], *row.pack):
        abilities = s.item(card).sides[s.sides[card]].abilities
        if page.item(s, card).casefold() == words and abilities:
            return ("item", card, abilities[0], first_target(s, abilities[0]))
    for number in s.version(seat).innate:
        if page.ability(s.cast.abilities[number]).casefold() == words:
            return ("innate", number, first_target(s, number))
    return None


def first_target(s: Quest, ability: int) -> int:
    """Somebody for an ability that is asked about without a target: the first enemy on the map, where it aims at one."""
    if s.cast.abilities[ability].target is None:
        return NONE
    rows = s.figures.rows
    return next((figure for figure in range(FIRST_ENEMY, len(rows)) if rows[figure].area != NOWHERE), NONE)
