"""What a text is worth to somebody, here and now, in health points: exact where dice are known, the mean where not."""

from __future__ import annotations

from typing import Final

from ..rules import cast as c
from ..rules.odds import Solver, solver
from ..rules.state import NOBODY, DiceThrone, Player, tokens_of
from .lore import WORTH_OF_CARD, WORTH_OF_CP, Lore, asks_dice, dice_allow, lore_of

WIN: Final = 40.0
"""What it is worth to end the game."""
STUN_WORTH: Final = 8.5
ULTIMATE_WORTH: Final = 1.1
"""Nothing can be done against the damage of an Ultimate."""
DIAL_WORTH: Final = 0.8
"""What a point on a companion's dial is worth."""
FAR: Final = 30
"""Healths above this are all alike: nobody dies of one blow."""
NEUTRAL_GUARD: Final = 1.0
NEUTRAL_STING: Final = 1.3
"""An ordinary defence: what it prevents, and what else it is worth."""


ORDINARY_HAND: Final = 4
"""The cards that a foe holds in an ordinary situation."""


class Judge:
    """Adds up what a text does, for one seat against one foe."""

    __slots__ = (
        "added", "avoid", "cp_gained", "foe", "foe_health", "gained", "guard", "halve", "health", "hurt", "lore", "main",
        "me", "normal", "opponents", "other", "paid", "prevent", "reflect", "removed", "restored", "room", "sting",
        "straight", "ultimate", "undefend",
    )  # fmt: skip

    def __init__(self, lore: Lore, me: Player, foe: Player, health: int, foe_health: int, room: int) -> None:
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
        self.undefend: float = 0.0
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
            code = op.code
            if code == c.THEN:
                continue
            if code == c.DAMAGE:
                self.damage(op, self.amount(op.amount, dice, size) * scale)
            elif code == c.ADD:
                self.added += self.amount(op.amount, dice, size) * scale
            elif code == c.HEAL:
                self.other += min(self.amount(op.amount, dice, size), float(self.room)) * scale
            elif code == c.GAIN or code == c.INFLICT:
                self.token(op, 99.0 if op.flag else self.amount(op.amount, dice, size), scale)
            elif code == c.WHEN:
                chance = self.chance(op, dice, size)
                self.walk(op.body, dice, size, scale * chance)
                self.walk(op.also, dice, size, scale * (1.0 - chance))
            elif code == c.ROLL:
                self.walk(op.body, (), op.count, scale)
            elif code == c.ADDITIONALLY:
                self.walk(op.body, dice, size, scale)
            elif code <= c.STEAL:
                self.wealth(op, self.amount(op.amount, dice, size), scale)
            elif code == c.PREVENT:
                self.prevent += self.amount(op.amount, dice, size) * scale
            else:
                self.rare(op, dice, size, scale)

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

    def damage(self, op: c.Op, amount: float) -> None:
        if op.who == c.YOU:
            self.hurt += amount
            return
        if op.who != c.TARGET:
            self.straight += amount * self.opponents
            if op.who == c.EVERYONE:
                self.hurt += amount
            return
        if self.main < 0 and op.kind != c.COLLATERAL:
            self.main = op.kind
        if op.kind == c.NORMAL:
            self.normal += amount
        elif op.kind == c.ULTIMATE:
            self.ultimate += amount
        else:
            self.straight += amount

    def token(self, op: c.Op, amount: float, scale: float) -> None:
        """Tokens that come: worth something to their bearer, up to the limit."""
        held = self.lore.held[op.token]
        if op.who == c.YOU or op.who == c.CHOSEN:
            fit = min(amount, self.space(self.me, op.token) - self.mine(op.token) + tokens_of(self.me, op.token))
            if fit > 0:
                self.other += held * fit * scale
                self.gained.append((op.token, fit * scale))
            return
        if self.lore.cast.tokens[op.token].rule == c.STUN:
            self.other += STUN_WORTH * scale
            return
        fit = min(amount, float(self.space(self.foe, op.token)))
        if fit > 0:
            self.other -= held * fit * scale * (self.opponents if op.who == c.OPPONENTS else 1)

    def wealth(self, op: c.Op, amount: float, scale: float) -> None:
        """Combat points and cards."""
        code = op.code
        own = op.who == c.YOU or op.who == c.CHOSEN
        if code == c.CP:
            if own:
                gain = min(amount, self.lore.cast.knobs.max_cp - self.me.cp - self.cp_gained)
                self.cp_gained += gain * scale
                self.other += gain * WORTH_OF_CP * scale
        elif code == c.LOSE_CP:
            row = self.me if own else self.foe
            loss = min(amount, row.cp) * WORTH_OF_CP * scale
            self.other += -loss if own else 0.9 * loss
        elif code == c.DRAW:
            self.other += amount * WORTH_OF_CARD * scale if own else 0.0
        elif code == c.DISCARD:
            row = self.me if own else self.foe
            loss = min(amount, len(row.hand)) * WORTH_OF_CARD * scale
            self.other += -0.7 * loss if own else loss
        elif op.value:
            self.straight += amount * scale
            self.other += min(amount, self.room) * scale
        else:
            self.other += min(amount, self.foe.cp) * 1.9 * WORTH_OF_CP * scale

    def rare(self, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
        code = op.code
        if code == c.REMOVE:
            self.removal(op, scale)
        elif code == c.MOVE:
            self.other += scale * max(0.0, 1.8 * -self.worst(self.me), 1.8 * self.best(self.foe))
        elif code == c.RAISE_LIMIT:
            self.other += scale
        elif code == c.HALVE:
            self.halve += scale
        elif code == c.AVOID:
            self.avoid += scale
        elif code == c.REFLECT:
            self.reflect += scale
        elif code == c.UNDEFENDABLE_OP:
            self.undefend += scale
        elif code == c.RESTORE:
            if self.me.hero == op.companion // c.MOST_COMPANIONS:
                most = self.lore.cast.heroes[self.me.hero].companions[op.companion % c.MOST_COMPANIONS].most
                room = most - self.dial(op.companion) - self.restored
                fit = min(self.amount(op.amount, dice, size), room)
                if fit > 0:
                    self.restored += fit * scale
                    self.other += fit * DIAL_WORTH * scale
        elif code == c.SHIELD:
            self.prevent += min(self.dial(op.companion), op.count) * scale
        elif code == c.CHOOSE:
            best, top = op.options[0], -99.0
            for option in op.options:
                worth = self.apart(option, dice, size, 0)
                if worth > top:
                    best, top = option, worth
            self.walk(best, dice, size, scale)
        elif code == c.PAY:
            top = 0.0
            for paid in range(1, min(op.count, self.me.cp) + 1):
                top = max(top, self.apart(op.body, dice, size, paid) - paid * WORTH_OF_CP)
            self.other += top * scale

    def apart(self, text: int, dice: tuple[int, ...], size: int, paid: int) -> float:
        """The worth of a text by itself."""
        judge = Judge(self.lore, self.me, self.foe, self.health, self.foe_health, self.room)
        judge.gained = list(self.gained)
        judge.cp_gained = self.cp_gained
        judge.paid = float(paid)
        judge.walk(text, dice, size, 1.0)
        return judge.plain()

    def removal(self, op: c.Op, scale: float) -> None:
        held = self.lore.held
        if op.token >= 0:
            row = self.foe if op.who == c.TARGET or op.who == c.OPPONENTS else self.me
            have = self.mine(op.token) if row is self.me else float(tokens_of(row, op.token))
            count = have if op.value else min(have, float(op.count))
            if count > 0 and (op.flag or op.value or have >= op.count):
                self.removed += count
                worth = held[op.token] * count * scale
                self.other += worth if row is self.foe else -worth
            return
        if op.value:
            lost = sum([held[token] * count for token, count in self.me.tokens])
            theirs = sum([held[token] * count for token, count in self.foe.tokens])
            self.other += max(-lost, theirs if op.who == c.CHOSEN else -99.0) * scale
            return
        good = max(0.0, -self.worst(self.me)) if op.who == c.YOU or op.who == c.CHOSEN else 0.0
        if op.who == c.CHOSEN or op.who == c.TARGET:
            good = max(good, self.best(self.foe))
        self.other += good * op.count * scale

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


def foe_of(s: DiceThrone, seat: int) -> int:
    """Whom a seat has to do with: the attacker or the target, else the weakest opponent."""
    if s.attacker >= 0 and not s.teammates(s.attacker, seat):
        return s.attacker
    if s.target >= 0 and not s.teammates(s.target, seat):
        return s.target
    opponents = s.opponents(seat)
    if len(opponents) == 1:
        return opponents[0]
    if not opponents:
        return s.mode.left[seat][0]
    best = opponents[0]
    for other in opponents:
        if s.health(other) < s.health(best):
            best = other
    return best


def judge_of(s: DiceThrone, seat: int, foe: int = NOBODY) -> Judge:
    """A judge for a seat in the present situation."""
    if foe == NOBODY:
        foe = foe_of(s, seat)
    lore = lore_of(s.cast)
    me, them = s.players.rows[seat], s.players.rows[foe]
    health = s.health(seat)
    judge = Judge(lore, me, them, health, s.health(foe), s.cap(seat) - health)
    _slot, guard, sting = best_defence(lore, them.hero, them.levels)
    judge.guard, judge.sting = guard, sting
    judge.opponents = len(s.opponents(seat))
    return judge


# Boards --------------------------------------------------------------------------------------------------------------

MOST_KNOWN: Final = 20_000


def board(s: DiceThrone, seat: int, levels: tuple[int, ...] = ()) -> Solver:
    """The solver of a seat's Roll Phase in this situation, with the levels it has or might have."""
    return board_cases(s, seat, levels)[1]


def board_cases(s: DiceThrone, seat: int, levels: tuple[int, ...] = ()) -> tuple[list[float], Solver]:
    """What each case of a seat's board is worth now, and the solver of it."""
    foe = s.opponents(seat)[0] if s.mode.players == 2 else foe_of(s, seat)
    me, them = s.players.rows[seat], s.players.rows[foe]
    levels = levels or me.levels
    health, foe_health = s.health(seat), s.health(foe)
    room = s.cap(seat) - health
    key = (
        me.hero, levels, me.tokens, me.limits, me.cp, me.companions, them.hero, them.levels, them.tokens,
        them.cp if them.cp < 2 else 2, foe_health if foe_health < FAR else FAR, room if room < 8 else 8,
        health if health < 8 else 8, len(s.opponents(seat)),
    )  # fmt: skip
    lore = lore_of(s.cast)
    known = lore.solved.get(key)
    if known is not None:
        return known
    judge = judge_of(s, seat, foe)
    sheet = lore.board(me.hero, levels)
    worth: list[float] = []
    for _line, text, dice in sheet.cases:
        judge.clear()
        judge.walk(text, dice, 0, 1.0)
        worth.append(round(judge.attack(), 2))
    made = (worth, solver(sheet.spread(worth, 0.0), sheet.size))
    if len(lore.solved) > MOST_KNOWN:
        lore.solved.clear()
    lore.solved[key] = made
    return made


def line_worth(s: DiceThrone, seat: int, line: int, dice: tuple[int, ...]) -> float:
    """What one line is worth with these dice."""
    judge = judge_of(s, seat)
    judge.walk(s.cast.lines[line].text, dice, 0, 1.0)
    return judge.attack()


def steady(lore: Lore, hero: int, levels: tuple[int, ...]) -> float:
    """What a Roll Phase is worth to a board in an ordinary situation."""
    known = lore.steady.get((hero, levels))
    if known is None:
        info = lore.cast.heroes[hero]
        tokens: list[tuple[int, int]] = []
        for _line, text, _dice in lore.board(hero, levels).cases:
            for op in lore.cast.texts[text].ops:
                for token, _each in op.amount.tokens:
                    if token not in [number for number, _count in tokens]:
                        tokens.append((token, min(2, lore.cast.tokens[token].limit)))
        companions = tuple([one.start for one in info.companions])
        me = Player(hero, 3, (), (), (), tuple(sorted(tokens)), (), levels, companions, True)
        foe = Player(hero, 3, (), (0,) * ORDINARY_HAND, (), (), (), levels, companions, True)
        judge = Judge(lore, me, foe, 40, 50, 20)
        sheet = lore.board(hero, levels)
        worth: list[float] = []
        for _line, text, dice in sheet.cases:
            judge.clear()
            judge.walk(text, dice, 0, 1.0)
            worth.append(round(judge.attack(), 2))
        known = solver(sheet.spread(worth, 0.0), sheet.size).value(None, lore.cast.knobs.attempts)
        lore.steady[(hero, levels)] = known
    return known


# Defences ------------------------------------------------------------------------------------------------------------


def defences(lore: Lore, hero: int, levels: tuple[int, ...]) -> tuple[tuple[int, float, float], ...]:
    """Each defence of a board: its slot, what it prevents on average, and what else it is worth."""
    key = (hero, levels)
    known = lore.defences.get(key)
    if known is None:
        info = lore.cast.heroes[hero]
        companions = tuple([one.start for one in info.companions])
        me = Player(hero, 3, (), (), (), (), (), levels, companions, True)
        known = judged_defences(Judge(lore, me, me, 40, 50, 20), levels)
        lore.defences[key] = known
    return known


def judged_defences(judge: Judge, levels: tuple[int, ...]) -> tuple[tuple[int, float, float], ...]:
    """The same in the situation that a judge knows."""
    info = judge.lore.cast.heroes[judge.me.hero]
    found: list[tuple[int, float, float]] = []
    for slot in info.defences:
        level = info.slots[slot].levels[levels[slot]]
        judge.clear()
        judge.walk(level.text, (), level.dice, 1.0)
        prevented = judge.prevent
        judge.prevent = 0.0
        found.append((slot, prevented, judge.plain()))
    return tuple(found)


def defence_now(s: DiceThrone, seat: int, levels: tuple[int, ...]) -> float:
    """What the best defence of a board would be worth with the tokens that lie there."""
    return max([guard + sting for _slot, guard, sting in judged_defences(judge_of(s, seat), levels)])


def best_defence(lore: Lore, hero: int, levels: tuple[int, ...]) -> tuple[int, float, float]:
    best = (-1, 0.0, 0.0)
    for one in defences(lore, hero, levels):
        if best[0] < 0 or one[1] + one[2] > best[1] + best[2]:
            best = one
    return best
