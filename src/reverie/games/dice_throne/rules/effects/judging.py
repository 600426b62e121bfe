"""What a text is worth to somebody: the account that bots keep, in health points, and into which effects enter themselves."""

from __future__ import annotations

from typing import Final

from .. import cast as c
from ..dice import shows
from ..state import Player, tokens_of

# Worth in health points (DT-7.190, put right by what decides games between bots)
WORTH_OF_CP: Final = 0.9
WORTH_OF_CARD: Final = 1.4
WIN: Final = 40.0
"""What it is worth to end the game."""
ULTIMATE_WORTH: Final = 1.1
"""Nothing can be done against the damage of an Ultimate."""
NEUTRAL_GUARD: Final = 1.0
NEUTRAL_STING: Final = 1.3
"""An ordinary defence: what it prevents, and what else it is worth."""


def dice_allow(given: c.Given, dice: tuple[int, ...]) -> bool:
    """Whether the dice meet what a condition asks of them."""
    if not shows(dice, given.symbols, given.straight, given.kinds):
        return False
    return not (given.total >= 0 and sum(dice) < given.total) and not (given.at_most >= 0 and sum(dice) > given.at_most)


def asks_dice(given: c.Given) -> bool:
    return bool(given.symbols or given.straight or given.kinds or given.total >= 0 or given.at_most >= 0)


class Known:
    """What a judge knows of the content."""

    __slots__ = ("cast", "held")

    def __init__(self, cast: c.Cast) -> None:
        self.cast = cast
        self.held: list[float] = []
        """What one token of each kind is worth to whoever bears it."""

    def chance(self, op: c.Op, size: int) -> float:
        """The chance that so many dice meet the op's condition."""
        raise NotImplementedError


class Judge:
    """Adds up what a text does, for one seat against one foe."""

    __slots__ = (
        "added", "avoid", "cp_gained", "foe", "foe_health", "gained", "guard", "halve", "health", "hurt", "lore", "main",
        "me", "normal", "opponents", "other", "paid", "prevent", "reflect", "removed", "restored", "room", "sting",
        "straight", "ultimate",
    )  # fmt: skip

    def __init__(self, lore: Known, me: Player, foe: Player, health: int, foe_health: int, room: int) -> None:
        self.lore = lore
        self.me = me
        self.foe = foe
        self.health = health
        self.foe_health = foe_health
        self.room = room
        """How much may be healed."""
        self.guard: float = NEUTRAL_GUARD
        self.sting: float = NEUTRAL_STING
        self.opponents: int = 1
        self.clear()

    def clear(self) -> None:
        self.normal: float = 0.0
        self.straight: float = 0.0
        """Damage that nobody defends against."""
        self.ultimate: float = 0.0
        self.added: float = 0.0
        self.main: int = -1
        """The type of the main damage."""
        self.hurt: float = 0.0
        """Damage to oneself."""
        self.other: float = 0.0
        """All the rest, in health points."""
        self.prevent: float = 0.0
        self.halve: float = 0.0
        self.avoid: float = 0.0
        self.reflect: float = 0.0
        self.cp_gained: float = 0.0
        self.removed: float = 0.0
        self.paid: float = 0.0
        self.restored: float = 0.0
        self.gained: list[tuple[int, float]] = []

    # Counting --------------------------------------------------------------------------------------------------------

    def mine(self, token: int) -> float:
        """Tokens on the own board, with what the text has given so far."""
        count = float(tokens_of(self.me, token))
        for gained, amount in self.gained:
            if gained == token:
                count += amount
        return count

    def space(self, row: Player, token: int) -> int:
        """How many more tokens fit on a board."""
        limit = self.lore.cast.tokens[token].limit
        for number, more in row.limits:
            if number == token:
                limit += more
        return limit - tokens_of(row, token)

    def amount(self, amount: c.Amount, dice: tuple[int, ...], size: int) -> float:
        if amount.fixed:
            return float(amount.base)
        total = float(amount.base)
        weights = amount.weights
        if dice:
            for die in dice:
                total += weights[die]
        elif size:
            total += size * sum(weights) / 6
        if amount.cp:
            total += amount.cp * (self.me.cp + self.cp_gained)
        for token, each in amount.tokens:
            total += each * self.mine(token)
        for token, each in amount.theirs:
            total += each * tokens_of(self.foe, token)
        if amount.removed or amount.paid:
            total += amount.removed * self.removed + amount.paid * self.paid
        for companion, each in amount.companions:
            total += each * (self.dial(companion) + self.restored)
        if amount.half:
            total = (total + 1) // 2 if dice or not size else (total + 0.5) / 2
        return total

    def dial(self, code: int) -> int:
        if self.me.hero != code // c.MOST_COMPANIONS:
            return 0
        return self.me.companions[code % c.MOST_COMPANIONS]

    # Walking ---------------------------------------------------------------------------------------------------------

    def walk(self, text: int, dice: tuple[int, ...], size: int, scale: float) -> None:
        """Add up a text that happens with this chance. Its dice are known, or only how many they are."""
        if text == c.NO_TEXT or scale <= 0.0:
            return
        for op in self.lore.cast.texts[text].ops:
            op.effect.worth(self, op, dice, size, scale)

    def chance(self, op: c.Op, dice: tuple[int, ...], size: int) -> float:
        given = op.given
        assert given is not None
        if given.token >= 0 and self.mine(given.token) <= 0:
            return 0.0
        if given.theirs >= 0 and not tokens_of(self.foe, given.theirs):
            return 0.0
        if given.companion >= 0 and self.dial(given.companion) + self.restored <= 0:
            return 0.0
        if asks_dice(given):
            if dice:
                return 1.0 if dice_allow(given, dice) else 0.0
            return self.lore.chance(op, size) if size else 0.0
        return 1.0

    def apart(self, text: int, dice: tuple[int, ...], size: int, paid: int) -> float:
        """The worth of a text by itself."""
        judge = Judge(self.lore, self.me, self.foe, self.health, self.foe_health, self.room)
        judge.gained = list(self.gained)
        judge.cp_gained = self.cp_gained
        judge.paid = float(paid)
        judge.walk(text, dice, size, 1.0)
        return judge.plain()

    def worst(self, row: Player) -> float:
        found = 0.0
        for token, _count in row.tokens:
            found = min(found, self.lore.held[token])
        return found

    def best(self, row: Player) -> float:
        found = 0.0
        for token, _count in row.tokens:
            if self.lore.cast.tokens[token].polarity != c.UNIQUE:
                found = max(found, self.lore.held[token])
        return found

    # Summing up ------------------------------------------------------------------------------------------------------

    def hit(self, damage: float) -> float:
        """What so much damage to the foe is worth: no more than there is health, and the game if that is all."""
        if damage >= self.foe_health:
            return self.foe_health + WIN
        return damage

    def cost(self) -> float:
        """What it costs to be hurt."""
        return self.hurt + (WIN if self.hurt >= self.health and self.hurt > 0 else 0.0)

    def plain(self) -> float:
        """A text that is no attack: nobody defends against it."""
        damage = self.normal + self.straight + self.ultimate + self.added
        worth = self.hit(damage) if damage > 0 else 0.0
        return worth + self.other - self.cost() + 0.85 * self.prevent + 3 * self.halve + 5 * self.avoid

    def attack(self) -> float:
        """An offensive ability: what is left of it behind the defence, and what the defence costs."""
        lore = self.lore
        normal, straight = self.normal, self.straight
        if self.main >= 0 and self.main != c.PURE:
            added = self.added
            if self.foe.tokens:
                for token in lore.cast.ruled[c.MARK]:
                    added += tokens_of(self.foe, token) * lore.cast.tokens[token].value
            if self.main == c.NORMAL:
                normal += added
            elif self.main == c.ULTIMATE:
                self.ultimate += added
            else:
                straight += added
        if self.foe.tokens and self.ultimate == 0:
            for token in lore.cast.ruled[c.SHADOWS]:
                if tokens_of(self.foe, token):
                    normal, straight = 0.0, 0.0
        worth = self.other
        if normal > 0 and self.ultimate == 0:
            worth -= self.sting
            normal = normal - self.guard if normal > self.guard else 0.0
        damage = normal + straight + self.ultimate
        worth += self.hit(damage)
        if self.ultimate > 0:
            worth += (ULTIMATE_WORTH - 1) * self.ultimate
        return worth - self.cost()
