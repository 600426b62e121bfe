"""Scenes that read like the rule: a map of tiles, heroes and enemies where they stand, dice that are laid down, and what is offered.

    q = scene("14B", Ecarus="white-rose 14B.c longsword old-hauberk", g="gremlin green 1 14B.b")
    q.turn("Ecarus")
    q.do("go", "14B.b")
    q.do("attack", "main", "g", dice="r2 b6 b6")
    assert q.wounds("g") == 1

Names of heroes begin with a capital letter, those of enemies do not. Dice are written as faces of SS-4.6, in the order in which they are
rolled: all that are laid down must be rolled, and nothing may be rolled that was not laid down.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms, atoms_items
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.decisions import BRANCH, DEED, READING
from reverie.games.sword_and_sorcery.rules.force import rebuild
from reverie.games.sword_and_sorcery.rules.frames import Encounter, HeroTurn
from reverie.games.sword_and_sorcery.rules.plan import DOOR, SECURED, Door, Plan
from reverie.games.sword_and_sorcery.rules.procedures.quest import QuestRun
from reverie.games.sword_and_sorcery.rules.procedures.time_phase import TimePhase
from reverie.games.sword_and_sorcery.rules.state import (
    BATTLE_PHASE,
    EVENTS,
    FIRST_ENEMY,
    NOWHERE,
    PILES,
    STREAMS,
    TIME_PHASE,
    Quest,
)
from reverie.kernel.agenda import AGAIN, advance, ask, pending_for, procedure, push, push_at, submit
from reverie.kernel.chance import seed_streams
from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.domain import Listed, Permutation, Roll
from reverie.kernel.state import Frame
from reverie.parts.areas.layout import Layout, Placed, lay
from reverie.parts.areas.reading import read_faces
from reverie.parts.rules.decks import NOBODY
from reverie.parts.rules.story import Book

PLACES = {"1B": (0, 0), "8B": (2, 0), "14B": (2, 1), "98A": (0, 0), "99A": (0, 0)}
"""Where the worked tiles lie, as in the prologue (SS-G17); tiles of tests stand alone."""
FACES = {face.name: face for face in read_faces(Path(__file__).with_name("scene.tiles"))}


class Rest(Frame):
    """Nothing goes on: the scene waits for what comes next."""


def rest(s: Quest, f: Rest) -> int:
    f.answer = None
    ask(s, 0, DEED, Listed(("rest", "wait")))
    return AGAIN


procedure(Rest, ("SS-6.1", rest))


class Scene:
    """A quest in the middle of things."""

    def __init__(self, s: Quest, layout: Layout, names: dict[str, int]) -> None:
        self.s = s
        self.layout = layout
        self.names = names
        self.dice: list[int] = []

    # Who and where

    def __getitem__(self, name: str) -> int:
        """The figure of a name."""
        return self.names[name]

    def area(self, name: str) -> int:
        return self.s.plan.areas.number[name]

    def where(self, name: str) -> str:
        area = self.s.figures.rows[self[name]].area
        return self.s.plan.areas.names[area] if area != NOWHERE else ""

    def wounds(self, name: str) -> int:
        return self.s.figures.rows[self[name]].wounds

    def has(self, name: str, condition: int) -> bool:
        return self.s.has(self[name], condition)

    def foe(self, name: str) -> int:
        return self.s.foe_of(self[name])

    # What goes on

    def begin(self, frame: Frame, dice: str = "") -> None:
        """Let something happen now."""
        self.lay_dice(dice)
        self.s.pending.clear()
        self.s.given.clear()
        push(self.s, frame)
        self.run()

    def turn(self, hero: str) -> None:
        """A hero's turn begins."""
        self.s.active = self[hero]
        self.begin(HeroTurn(self[hero]))

    def encounter(self, card: str, hero: str = "", dice: str = "") -> None:
        """An enemy turn with this card on top."""
        number = [one.id for one in self.s.cast.encounters].index(card)
        self.stack("encounter", number)
        self.begin(Encounter(self[hero] if hero else self.s.active), dice)

    def time_phase(self, dice: str = "") -> None:
        self.s.phase = TIME_PHASE
        self.begin(TimePhase(), dice)

    def stack(self, pile: str, *cards: int) -> None:
        """These cards on top of a pile, wherever they were."""
        row = self.s.piles.edit(PILES.index(pile))
        rest = tuple([card for card in row.cards if card not in cards])
        row.cards, row.known = (*cards, *rest), (NOBODY,) * (len(cards) + len(rest))

    def lay_dice(self, faces: str) -> None:
        self.dice += [int(face.lstrip("rb")) for face in faces.split()]

    def run(self) -> None:
        """Nature answers what was laid down, until somebody has to decide."""
        if not self.s.pending:
            advance(self.s)
        while (choice := pending_for(self.s, NATURE)) is not None:
            submit(self.s, NATURE, self.rolled(choice))

    def rolled(self, choice: Choice) -> object:
        if isinstance(choice.options, Permutation):
            return tuple(range(choice.options.count))  # nothing is shuffled
        if not isinstance(choice.options, Roll):
            return choice.options.at(0)
        count = choice.options.count
        assert len(self.dice) >= count, f"{choice.kind} rolls {count} dice, {len(self.dice)} were laid down"
        shown, self.dice = tuple(self.dice[:count]), self.dice[count:]
        return shown

    # Decisions

    @property
    def choice(self) -> Choice:
        return self.s.pending[0]

    def options(self) -> list[Any]:
        return list(self.choice.options)

    def offers(self, *deed: object) -> bool:
        return self.choice.options.has(self.meant(deed))

    def meant(self, deed: tuple[object, ...]) -> object:
        """An answer in names: areas, figures, hands, powers and items by their words."""
        if len(deed) == 1 and not isinstance(deed[0], str):
            return deed[0]
        words = [self.number(word, place) for place, word in enumerate(deed)]
        return (
            words[0] if len(words) == 1 and (isinstance(words[0], str) or self.choice.kind != "deed") else tuple(words)
        )

    def number(self, word: object, place: int) -> object:
        if not isinstance(word, str) or (
            place == 0 and word not in self.names and word not in self.s.plan.areas.number
        ):
            return word
        if word in self.names:
            return self.names[word]
        if word in self.s.plan.areas.number:
            return self.s.plan.areas.number[word]
        if word in t.SLOTS:
            return t.SLOTS.index(word)
        if word in self.s.cast.power_ids:
            return self.s.cast.power_ids[word]
        return self.s.cast.items[self.s.cast.item_ids[word]].cards[0]

    def do(self, *deed: object, dice: str = "") -> None:
        """Answer what is asked."""
        self.lay_dice(dice)
        seat = self.choice.seat
        answer = self.meant(deed)
        assert self.choice.options.has(answer), f"{deed} is no option of {self.choice}: {self.options()}"
        submit(self.s, seat, answer)
        self.run()

    def quiet(self) -> None:
        """All dice that were laid down have been rolled."""
        assert self.dice == [], f"not rolled: {self.dice}"


def scene(
    tiles: str, doors: tuple[tuple[str, ...], ...] = (), wishes: dict[str, Any] | None = None, **figures: str
) -> Scene:
    """A scene on the worked tiles: heroes as "version area item ...", enemies as "type rank seal area".

    Two areas of `doors` are parted by a wall token; with a word more ("door", "secured", "locked") by a door.
    """
    faces = {**GAME.library.faces, **FACES}
    layout = lay([Placed(faces[face], PLACES[face]) for face in tiles.split()])
    cast = GAME.cast
    heroes = {name: words.split() for name, words in figures.items() if name[0].isupper()}
    foes = {name: words.split() for name, words in figures.items() if not name[0].isupper()}
    plan = Plan("scene", layout.areas, cast)
    plan.book = Book((), READING, BRANCH)
    plan.events = (7, 13, 14)
    plan.doors = tuple([door_of(layout, number, *door) for number, door in enumerate(one for one in doors if one[2:])])
    codes = [" ".join(words[:3]) if words[1] in t.RANKS else words[0] for words in foes.values()]
    plan.foes = tuple([cast.enemy_codes[code] for code in codes])
    at = FIRST_ENEMY
    shown: list[tuple[int, ...]] = []
    for enemy in plan.foes:
        count = cast.enemies[enemy].figures
        shown.append(tuple(range(at, at + count)))
        at += count
    plan.figures = tuple(shown)
    plan.foe_of = tuple([foe for foe, numbers in enumerate(shown) for _ in numbers])
    setup = GAME.setup({"heroes": [words[0] for words in heroes.values()], "soul_storm": True, **(wishes or {})})
    s = Quest(setup, cast, plan, seed_streams(0, STREAMS))
    s.phase, s.round = BATTLE_PHASE, 1
    push_at(s, QuestRun(), "event_phase")
    push(s, Rest())
    names: dict[str, int] = {}
    found = Scene(s, layout, names)
    set_piles(s)
    for door in doors:
        s.closed |= layout.between(door[0], door[1])
    for seat, (name, words) in enumerate(heroes.items()):
        names[name] = seat
        atoms.stand_at(s, seat, found.area(words[1]))
        for item in words[2:]:
            equip(s, seat, item)
    for foe, (name, words) in enumerate(foes.items()):
        names[name] = plan.figures[foe][0]
        atoms.bring_in(s, foe, 0, (found.area(words[-1]),))
    rebuild(s)
    for seat in range(len(s.heroes)):
        atoms.restore_shields(s, seat)
    s.happened = []
    return found


def door_of(layout: Layout, number: int, a: str, b: str, kind: str) -> Door:
    areas = layout.areas.number
    return Door(
        number, SECURED if kind == "secured" else DOOR, layout.between(a, b), areas[a], areas[b], kind == "locked"
    )


def set_piles(s: Quest) -> None:
    cast = s.cast
    for pile, cards in (
        (EVENTS, s.plan.events),
        (2, tuple([card.number for card in cast.encounters])),
        (4, tuple([card.number for card in cast.traps])),
        (12, tuple([card.number for card in cast.criticals for _ in range(card.copies)])),
        (16, tuple([card.number for card in cast.loot for _ in range(card.copies)])),
    ):
        row = s.piles.edit(pile)
        row.cards, row.known = cards, (NOBODY,) * len(cards)
    treasures = tuple([card for card in range(len(cast.cards)) if s.item(card).deck == t.TREASURE])
    row = s.piles.edit(6)
    row.cards, row.known = treasures, (NOBODY,) * len(treasures)


def equip(s: Quest, seat: int, item: str) -> None:
    """A card of an item in its slot, or in the backpack; `+` before it is its second side."""
    card = next(card for card in s.cast.items[s.cast.item_ids[item.lstrip("+")]].cards if not held(s, card))
    s.heroes.edit(seat).pack += (card,)
    if item.startswith("+"):
        atoms_items.set_side(s, card, 1)
    slot = s.item(card).slot()
    if slot != t.NO_ITEM:
        taken = slot == t.MAIN and s.heroes.rows[seat].slots[t.MAIN] != t.NO_ITEM
        atoms_items.equip(s, seat, card, t.OFF if taken else slot)


def held(s: Quest, card: int) -> bool:
    return any([card in (*row.pack, *row.slots) for row in s.heroes.rows])
