"""Names: what everything in Sword & Sorcery is called, from heroes and enemies to faces of dice."""

from __future__ import annotations

from typing import Final

from reverie.kernel.page import Page
from reverie.kernel.plain import Particulars, Plain

from ..content.library import Library
from ..rules import terms as t
from ..rules.abilities import NONE, Ability, DiceEffect
from ..rules.atoms import FIRE_CAUSE, POISON_CAUSE
from ..rules.queries import lying_open
from ..rules.state import (
    EVENTS,
    FIRST_COMPANION,
    HELD,
    NOBODY,
    PHASES,
    PILES,
    SEATS,
    THINGS,
    Quest,
    is_companion,
    is_enemy,
)
from ..rules.strike import Lying
from .wording import Wording, roman

NAMED_BY: Final = ("power", "ability", "item", "enemy-power", "trap", "action", "companion", "enemy")
"""Where an ability has its name from: what bears it is called as it is."""


class Names(Page[Quest]):
    """Names in one language."""

    def __init__(self, language: str, library: Library) -> None:
        super().__init__(language, library.texts[language])
        self.library = library
        self.wording = Wording(library, language)

    # Figures ----------------------------------------------------------------------------------------------------------

    def seat_name(self, seat: int) -> str:
        return self.say("word-seat", seat=SEATS[seat])

    def hero(self, s: Quest, seat: int, case: str = "") -> str:
        """A hero by name: nobody else at the table has the same."""
        return self.wording.name(f"hero-{s.cast.heroes[s.version(seat).hero].id}", case)

    def version_name(self, s: Quest, seat: int) -> str:
        return self.wording.name(f"version-{s.version(seat).id}")

    def companion(self, number: int, s: Quest, case: str = "") -> str:
        return self.wording.name(f"companion-{s.cast.companions[number].id}", case)

    def foe(self, s: Quest, foe: int, case: str = "", letter: str = "") -> str:
        """An enemy by its type, rank and seals: Gremlin (green 2); a master by its name alone."""
        enemy = s.enemy(foe)
        key = self.wording.enemy_key(enemy.id, s.foes.rows[foe].side)
        name = self.wording.name(key, case)
        if enemy.rank == t.PURPLE:
            return name
        gender = self.wording.gender(key)
        rank = self.wording.name(f"rank-{t.RANKS[enemy.rank]}", gender)
        return self.say("word-enemy", name=name, rank=rank.lower(), seals=f"{enemy.seals}{letter}")

    def who(self, s: Quest, number: int, case: str = "") -> str:
        """Anybody by the number of the figure; the figures of a horde have letters."""
        if number == NOBODY:
            return self.say("word-nobody")
        if is_enemy(number):
            foe = s.foe_of(number)
            figures = s.plan.figures[foe]
            return self.foe(s, foe, case, "abcdefgh"[figures.index(number)] if len(figures) > 1 else "")
        if is_companion(number):
            return self.companion(number - FIRST_COMPANION, s, case)
        return self.hero(s, number, case)

    # Places and things ------------------------------------------------------------------------------------------------

    def area(self, s: Quest, area: int) -> str:
        return self.area_name(s.plan.areas.names[area]) if area >= 0 else self.say("word-nowhere")

    def area_name(self, name: str) -> str:
        return self.wording.place(name)

    def door(self, s: Quest, door: int) -> str:
        """A door by the areas on both its sides."""
        info = s.plan.doors[door]
        return self.say("word-door", one=self.area(s, info.a), other=self.area(s, info.b))

    def beyond(self, s: Quest, door: int, seat: int) -> str:
        """The area behind a door, for whoever stands before it."""
        info = s.plan.doors[door]
        here = s.figures.rows[seat].area
        return self.area(s, info.b if here == info.a else info.a)

    def thing(self, s: Quest, kind: int, value: int = NONE) -> str:
        """A thing on the map; a find that lies open by what it is."""
        name = THINGS[kind]
        if name == "item" and value >= 0:
            return self.item(s, value)
        return self.say(f"thing-{name}")

    def edge(self, s: Quest, passages: int) -> str:
        """The areas that passages join, where they are two."""
        for number, passage in enumerate(s.plan.areas.passages):
            if passages >> number & 1:
                return self.say("word-door", one=self.area(s, passage.a), other=self.area(s, passage.b))
        return ""

    # Cards ------------------------------------------------------------------------------------------------------------

    def power(self, s: Quest, power: int, line: int = NONE) -> str:
        """A power; with the rank of the level that is used, where it has several."""
        info = s.cast.powers[power]
        name = self.wording.name(f"power-{info.id}")
        if line == NONE or len(info.lines) == 1:
            return name
        return f"{name} {roman(info.lines[line].rank)}"

    def item(self, s: Quest, card: int, side: int = NONE) -> str:
        """An item by the side that lies up, or by another; a token that somebody carries."""
        if card >= HELD:
            return self.say(f"thing-{THINGS[card - HELD]}")
        return self.wording.item_name(s.item(card).id, s.sides[card] if side == NONE else side)

    def items(self, s: Quest, cards: Plain) -> str:
        return ", ".join(self.item(s, card) for card in cards) or self.say("word-none")

    def ability(self, ability: Ability) -> str:
        """An ability by its name, or by that of the card it stands on."""
        if ability.use >= t.ALWAYS:  # an enemy's: heroes have powers of the same name
            return self.wording.name(f"ability-{ability.id}")
        for kind in NAMED_BY:
            if self.texts.has(f"{kind}-{ability.id}"):
                return self.say(f"{kind}-{ability.id}")
        return self.wording.name(f"ability-{ability.id}")

    def enemy_power(self, s: Quest, power: int) -> str:
        return self.wording.name(f"enemy-power-{s.cast.enemy_powers[power].id}")

    def critical(self, s: Quest, token: int) -> str:
        return self.wording.name(s.cast.criticals[token].id)

    def event_name(self, event: int) -> str:
        return self.wording.name(f"event-{event}")

    def condition(self, name: str, case: str = "") -> str:
        """A condition, or fire."""
        return self.wording.name(f"condition-{name}", case)

    def pile(self, number: int, case: str = "") -> str:
        return self.wording.name(f"pile-{PILES[number]}", case)

    def weapon(self, s: Quest, figure: int, hand: int, case: str = "") -> str:
        """What somebody strikes with."""
        if is_enemy(figure):
            return self.wording.name(f"weapon-{s.sheet(s.foe_of(figure)).weapon(hand).id}", case)
        if is_companion(figure):
            key = f"weapon-of-{s.cast.companions[figure - FIRST_COMPANION].id}"
            return self.say(key) if self.texts.has(key) else self.say("word-natural-weapon")
        card = s.heroes.rows[figure].slots[hand]
        return self.item(s, card) if card != t.NO_ITEM else self.say("word-bare-hands")

    def cause(self, by: int) -> str:
        """What wounds come from: somebody, fire, poison, or nothing that is named."""
        if by == FIRE_CAUSE:
            return "fire"
        if by == POISON_CAUSE:
            return "poison"
        return "figure" if by >= 0 else "none"

    def card_at(self, s: Quest, pile: int, place: int) -> str:
        """A card of a pile that somebody has looked at, by its place among those below the open one."""
        row = s.piles.rows[pile]
        card = row.cards[place + lying_open(s, pile)]
        return self.event_name(card) if pile == EVENTS else self.wording.name(f"encounter-{s.cast.encounters[card].id}")

    def paragraph(self, node: str) -> str:
        """A paragraph of the quest's book, by its id."""
        return self.say(f"quest-{node.replace('.', '-')}")

    def branch(self, s: Quest, node: str, number: int) -> str:
        """An answer at the end of a paragraph: by the nature it is open to, or by what follows."""
        fork = s.book().nodes[s.book().numbers[node]].fork
        assert fork is not None
        key = f"quest-{node.replace('.', '-')}"
        note = fork.branches[number].note
        word = t.NATURES[note[0]] if note and isinstance(note[0], int) else str(number + 1)
        return self.say(f"{key}-{word}")

    # Dice -------------------------------------------------------------------------------------------------------------

    def symbol(self, symbol: int) -> str:
        return self.wording.symbol_name(t.SYMBOLS[symbol])

    def face(self, s: Quest, colour: int, face: int) -> str:
        """The symbols of a face: HIT SKILL."""
        told = [self.symbol(symbol) for symbol, n in enumerate(s.cast.dice[colour].faces[face - 1]) for _ in range(n)]
        return " ".join(told) or self.say("word-blank")

    def one_die(self, s: Quest, die: Lying) -> str:
        return self.say(f"die-{t.DICE[die[0]]}", face=self.face(s, die[0], die[1]))

    def dice(self, s: Quest, dice: tuple[Lying, ...]) -> str:
        return ", ".join(self.one_die(s, die) for die in dice)

    def dice_effect(self, effect: DiceEffect) -> str:
        return self.wording.plain(self.wording.dice_effect(effect.cost, effect.deeds))

    # The table --------------------------------------------------------------------------------------------------------

    def phase_name(self, phase: int) -> str:
        return self.say(f"phase-{PHASES[phase]}")

    def whose(self, s: Quest, seat: int) -> Particulars:
        """A hero as the arguments of a message that says whose something is."""
        return {"who": self.hero(s, seat), "who-gen": self.hero(s, seat, "gen")}
