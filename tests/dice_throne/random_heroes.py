"""Heroes of random texts: every effect, amount, condition, target and timing that can be written, in any mixture."""

from __future__ import annotations

from typing import Any

from reverie.games.dice_throne.content.library import Library, digest_of, gives_cp
from reverie.games.dice_throne.content.vocabulary import (
    Add,
    Additionally,
    Attempt,
    Avoid,
    CardData,
    Choose,
    CompanionData,
    Condition,
    CopyDie,
    Damage,
    Discard,
    Draw,
    Effect,
    Gain,
    GainCp,
    Give,
    Halve,
    Heal,
    HeroData,
    Inflict,
    LevelData,
    Line,
    LoseCp,
    Move,
    Multiply,
    NudgeDie,
    Pay,
    Prevent,
    RaiseLimit,
    Reflect,
    Remove,
    Requirement,
    Reroll,
    Restore,
    RollDice,
    SetDice,
    Shield,
    SlotData,
    Steal,
    Sum,
    Then,
    TokenData,
    Undefendable,
    Use,
    WhenGiven,
)
from reverie.games.dice_throne.game import DiceThroneGame
from reverie.kernel.chance import Stream

DIE = ["sun", "sun", "sun", "moon", "moon", "star"]
TOKENS = ["t0", "t1", "t2", "t3", "t4", "t5", "t6", "t7"]
RULES: list[Any] = ["knockdown", "concussion", "stun", "shadows", "rescue", "mark", "snare", None]
RESCUE = TOKENS[RULES.index("rescue")]
LIBRARY = Library()


class Writer:
    """Writes heroes at random."""

    def __init__(self, seed: int) -> None:
        self.stream = Stream(seed)

    def one(self, things: Any) -> Any:
        return things[self.stream.below(len(things))]

    def chance(self, n: int) -> bool:
        return self.stream.below(n) == 0

    def who(self) -> Any:
        return self.one(("you", "target", "target", "opponents", "chosen", "everyone"))

    def whose(self) -> Any:
        return self.one(("own", "team", "opponent", "any"))

    def token(self) -> str:
        return str(self.one(TOKENS))

    def amount(self) -> Any:
        if self.chance(2):
            return 1 + self.stream.below(6)
        return Sum(
            base=self.stream.below(3),
            symbols={self.one(DIE): 1 + self.stream.below(2)} if self.chance(2) else {},
            total=int(self.chance(4)),
            tokens={self.token(): 1} if self.chance(3) else {},
            theirs={self.token(): 1} if self.chance(4) else {},
            cp=int(self.chance(5)),
            removed=self.stream.below(3),
            paid=self.stream.below(2),
            companions={"pet": 1} if self.chance(5) else {},
            half=self.chance(2),
        )

    def given(self) -> Condition:
        kinds = ("symbols", "total", "at_most", "straight", "kinds", "token", "theirs", "attack", "companion")
        kind = self.one(kinds)
        values: dict[str, Any] = {
            "symbols": {self.one(DIE): 1},
            "total": 3 + self.stream.below(9),
            "at_most": 2 + self.stream.below(9),
            "straight": self.one(("small", "large")),
            "kinds": [2],
            "token": self.token(),
            "theirs": self.token(),
            "attack": self.stream.below(8),
            "companion": "pet",
        }
        return Condition(**{kind: values[kind]})

    def effects(self, depth: int = 2, most: int = 3) -> list[Effect]:
        return [self.effect(depth) for _ in range(1 + self.stream.below(most))]

    def effect(self, depth: int) -> Effect:
        flat: list[Any] = [
            lambda: Damage(self.amount(), self.one(("normal", "undefendable", "pure", "collateral")), self.who(), self.chance(6)),
            lambda: Damage(self.amount(), "normal", "target"),
            lambda: Add(self.amount()),
            lambda: Heal(self.amount(), self.who()),
            lambda: GainCp(self.amount(), self.who()),
            lambda: LoseCp(self.amount(), self.who()),
            lambda: Draw(self.amount(), self.who()),
            lambda: Discard(self.amount(), self.who(), self.chance(2)),
            lambda: Steal(self.one(("cp", "health")), self.amount(), self.who()),
            lambda: Give(self.amount(), self.who()),
            lambda: Gain(self.token(), self.amount(), self.who(), self.chance(5)),
            lambda: Inflict(self.token(), self.amount(), self.who()),
            lambda: Inflict(self.token(), 1, "target"),
            lambda: Remove(
                self.one(("any", "positive", "negative", self.token())), 1 + self.stream.below(3),
                self.chance(2), self.chance(4), self.who(),
            ),
            lambda: Move(self.one(("any", "positive", "negative", self.token()))),
            lambda: RaiseLimit(self.token()),
            lambda: Then(),
            lambda: Prevent(self.amount(), self.who()),
            lambda: Halve(self.who()),
            lambda: Avoid(self.who()),
            lambda: Reflect(),
            lambda: Multiply(2, self.who()),
            lambda: Undefendable(),
            lambda: SetDice(1 + self.stream.below(2), self.one((None, 6)), self.whose()),
            lambda: CopyDie(self.whose()),
            lambda: NudgeDie(self.whose()),
            lambda: Reroll(1 + self.stream.below(3), self.whose()),
            lambda: Attempt(self.one(("offensive", "defensive"))),
            lambda: Restore("pet", self.amount()),
            lambda: Shield("pet", 1 + self.stream.below(4)),
        ]  # fmt: skip
        deep: list[Any] = [
            lambda: RollDice(1 + self.stream.below(5), self.effects(depth - 1)),
            lambda: WhenGiven(self.given(), self.effects(depth - 1), self.effects(depth - 1) if self.chance(2) else []),
            lambda: Choose([self.effects(depth - 1, 2), self.effects(depth - 1, 2)]),
            lambda: Pay(self.effects(depth - 1), 1 + self.stream.below(4)),
            lambda: Additionally(self.effects(depth - 1)),
        ]
        made: Effect = self.one(deep if depth and self.chance(3) else flat)()
        return made

    def upkeep(self) -> list[Effect]:
        """Nothing here that keeps harm, or defeat, off turn after turn: such a game has no end."""
        return [
            effect
            for effect in self.effects(0, 2)
            if not isinstance(effect, Avoid | Halve | Prevent | Heal | Steal)
            and not (isinstance(effect, Gain | Inflict) and effect.token == RESCUE)
        ]

    def uses(self) -> list[Use]:
        when = self.one(("any", "attack", "accuracy", "attacked", "incoming", "dice"))
        # What may be done again and again and is not used up has no end: a use costs something and brings no CP.
        effects = self.effects(1, 2)
        while gives_cp(effects):
            effects = self.effects(1, 2)
        return [Use(effects, when, 1 + self.stream.below(2), self.given() if self.chance(4) else None)]

    def tokens(self) -> list[TokenData]:
        made = []
        for id, rule in zip(TOKENS, RULES, strict=True):
            polarity = self.one(("positive", "negative", "negative", "unique"))
            upkeep = self.upkeep() if self.chance(3) else []
            spend = self.uses() if self.chance(2) else []
            limit = 1 + self.stream.below(4)
            made.append(TokenData(id, polarity, limit, False, rule, 1 + self.stream.below(2), upkeep, spend))
        return made

    def requirement(self) -> Requirement:
        if self.chance(3):
            return Requirement(kinds=[2])
        return Requirement(straight="small") if self.chance(4) else Requirement(symbols={self.one(DIE): 1})

    def hero(self, id: str, tokens: list[TokenData]) -> HeroData:
        slots = []
        for number in range(5):
            lines = [Line(self.requirement(), self.effects(2, 4)) for _ in range(1 + self.stream.below(3))]
            slots.append(SlotData(f"{id}-o{number}", "offensive", [LevelData(lines=lines)]))
        slots += [
            SlotData(f"{id}-d{number}", "defensive", [LevelData(dice=1 + self.stream.below(5), effects=self.effects())])
            for number in range(2)
        ]
        passive = LevelData(
            uses=self.uses(), upkeep=self.upkeep() if self.chance(2) else [], income=self.stream.below(2)
        )
        slots.append(SlotData(f"{id}-p", "passive", [passive]))
        blow = [Damage(self.amount(), "ultimate"), *self.effects()]
        slots.append(SlotData(f"{id}-u", "ultimate", [LevelData(lines=[Line(Requirement(symbols={"star": 2}), blow)])]))
        families = ("main", "roll", "instant")
        whens = ("any", "attack", "attacked", "incoming", "dice")
        cards = [
            CardData(
                f"{id}-c{n}", self.one(families), self.stream.below(3), when=self.one(whens), effects=self.effects()
            )
            for n in range(14)
        ]
        pet = CompanionData("pet", 6, 3, self.upkeep() if self.chance(2) else [], self.uses())
        return HeroData(id, 3, list(DIE), slots, cards, tokens, [pet])


def random_game(seed: int) -> tuple[DiceThroneGame, dict[str, Any]]:
    """A game whose heroes are random texts, in any mode."""
    writer = Writer(seed)
    library = Library.__new__(Library)
    library.__dict__.update(LIBRARY.__dict__)
    tokens = writer.tokens()
    library.heroes = {f"r{n}": writer.hero(f"r{n}", tokens) for n in range(3)}
    library._digests = {id: digest_of(hero) for id, hero in library.heroes.items()}
    game = DiceThroneGame()
    game.stock.put(library)
    modes = list(library.modes)
    mode, players = modes[writer.stream.below(len(modes))] if seed % 2 else modes[0]
    heroes = [f"r{writer.stream.below(3)}" for _ in range(players)]
    wishes = {"mode": mode, "players": players, "heroes": heroes, "same_hero": True, "sudden_death": 4}
    return game, game.setup(wishes)
