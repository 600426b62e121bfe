"""DT-5.240: the vocabulary in which heroes, tokens and cards are written, as typed structs.

The same structures are read by the engine (`compile.py` makes numbers of them) and by whoever tells a text in words.
`docs/cookbook-dice-throne.md` explains every one of them.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Origin = Literal["source", "inferred", "known", "public", "ruling", "proposal", "tuned"]
Who = Literal["you", "target", "opponents", "chosen", "everyone"]
Whose = Literal["own", "team", "opponent", "any"]
Kind = Literal["normal", "undefendable", "pure", "collateral", "ultimate"]
When = Literal["any", "attack", "accuracy", "attacked", "incoming", "dice"]
"""When a use is open, besides what its effects need: see `docs/cookbook-dice-throne.md`."""
WORDS: Final = ("any", "positive", "negative")
"""What may stand for a token in `remove` and `move`."""


# Amounts and conditions ----------------------------------------------------------------------------------------------


class Sum(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An amount that is worked out: everything named is added up, then halved if so said (DT-2.16: rounded up)."""

    base: int = 0
    symbols: dict[str, int] = {}
    """So much for each such symbol of the roll that the text looks at (DT-5.9, DT-5.14)."""
    total: int = 0
    """So many times the numbers of that roll."""
    tokens: dict[str, int] = {}
    """So much for each such token that you have."""
    theirs: dict[str, int] = {}
    """So much for each such token that the target has."""
    cp: int = 0
    """So many times your combat points."""
    removed: int = 0
    """So much for each token that this text removed just now."""
    paid: int = 0
    """So much for each combat point paid just now."""
    companions: dict[str, int] = {}
    """So many times the dial of your companion."""
    half: bool = False


Number = int | Sum


class Condition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What must hold; everything named must."""

    symbols: dict[str, int] = {}
    """The roll that the text looks at shows at least so many of each."""
    total: int | None = None
    """It adds up to at least so much."""
    at_most: int | None = None
    """It adds up to at most so much."""
    straight: Literal["small", "large"] | None = None
    kinds: list[int] = []
    """Groups of equal numbers, as in [3] or [3, 2]."""
    token: str | None = None
    """You have such a token."""
    theirs: str | None = None
    """The target has one."""
    attack: int | None = None
    """Your attack is of at least so much, before any prevention (DT-5.37)."""
    companion: str | None = None
    """Your companion's dial is above 0."""


class Requirement(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the final roll must show to activate a line (DT-5.3 to DT-5.6); exactly one of the three."""

    symbols: dict[str, int] = {}
    straight: Literal["small", "large"] | None = None
    kinds: list[int] = []


# The closed vocabulary -----------------------------------------------------------------------------------------------


class Damage(msgspec.Struct, tag_field="op", tag="damage", forbid_unknown_fields=True, omit_defaults=True):
    amount: Number
    kind: Kind = "normal"
    to: Who = "target"
    if_dealt: bool = False
    """Only if the target suffers at least 1 in the same settlement (DT-5.131)."""


class Add(msgspec.Struct, tag_field="op", tag="add", forbid_unknown_fields=True, omit_defaults=True):
    """Strengthen your attack: damage of the main damage's type (DT-5.33)."""

    amount: Number


class Heal(msgspec.Struct, tag_field="op", tag="heal", forbid_unknown_fields=True, omit_defaults=True):
    amount: Number
    to: Who = "you"


class GainCp(msgspec.Struct, tag_field="op", tag="cp", forbid_unknown_fields=True, omit_defaults=True):
    amount: Number
    to: Who = "you"


class LoseCp(msgspec.Struct, tag_field="op", tag="lose-cp", forbid_unknown_fields=True, omit_defaults=True):
    amount: Number
    to: Who = "target"


class Draw(msgspec.Struct, tag_field="op", tag="draw", forbid_unknown_fields=True, omit_defaults=True):
    amount: Number = 1
    to: Who = "you"


class Discard(msgspec.Struct, tag_field="op", tag="discard", forbid_unknown_fields=True, omit_defaults=True):
    """Cards from a hand to the discard pile, at random or by the choice of their owner."""

    amount: Number = 1
    to: Who = "target"
    random: bool = True


class Steal(msgspec.Struct, tag_field="op", tag="steal", forbid_unknown_fields=True, omit_defaults=True):
    """DT-5.145"""

    what: Literal["cp", "health"]
    amount: Number
    to: Who = "target"


class Gain(msgspec.Struct, tag_field="op", tag="gain", forbid_unknown_fields=True, omit_defaults=True):
    token: str
    amount: Number = 1
    to: Who = "you"
    fill: bool = False
    """Up to the stack limit, whatever the amount."""


class Inflict(msgspec.Struct, tag_field="op", tag="inflict", forbid_unknown_fields=True, omit_defaults=True):
    token: str
    amount: Number = 1
    to: Who = "target"


class Remove(msgspec.Struct, tag_field="op", tag="remove", forbid_unknown_fields=True, omit_defaults=True):
    """Tokens back to their leaflets. `token` is an id, or any, positive, negative (then the owner of the text picks)."""

    token: str = "any"
    amount: int = 1
    up_to: bool = False
    all: bool = False
    to: Who = "you"


class Move(msgspec.Struct, tag_field="op", tag="move", forbid_unknown_fields=True, omit_defaults=True):
    """One token from a player to another (DT-5.91)."""

    token: str = "any"


class RaiseLimit(msgspec.Struct, tag_field="op", tag="raise-limit", forbid_unknown_fields=True, omit_defaults=True):
    token: str
    amount: int = 1


class RollDice(msgspec.Struct, tag_field="op", tag="roll", forbid_unknown_fields=True, omit_defaults=True):
    """DT-5.7: roll once; the effects below look at these dice."""

    dice: int
    effects: list[Effect]


class WhenGiven(msgspec.Struct, tag_field="op", tag="when", forbid_unknown_fields=True, omit_defaults=True):
    given: Condition
    effects: list[Effect]
    otherwise: list[Effect] = []


class Choose(msgspec.Struct, tag_field="op", tag="choose", forbid_unknown_fields=True, omit_defaults=True):
    """DT-5.144: do one of these."""

    options: list[list[Effect]]


class Pay(msgspec.Struct, tag_field="op", tag="pay", forbid_unknown_fields=True, omit_defaults=True):
    """You may pay so many combat points as you like, at most `most`; the effects know how many (`paid`)."""

    effects: list[Effect]
    most: int = 99


class Then(msgspec.Struct, tag_field="op", tag="then", forbid_unknown_fields=True):
    """DT-5.143: a window; what follows resolves after what precedes."""


class Additionally(msgspec.Struct, tag_field="op", tag="additionally", forbid_unknown_fields=True, omit_defaults=True):
    """DT-5.146: after everything else; stands last."""

    effects: list[Effect]


class Prevent(msgspec.Struct, tag_field="op", tag="prevent", forbid_unknown_fields=True, omit_defaults=True):
    amount: Number
    to: Who = "you"


class Halve(msgspec.Struct, tag_field="op", tag="halve", forbid_unknown_fields=True, omit_defaults=True):
    to: Who = "you"


class Avoid(msgspec.Struct, tag_field="op", tag="avoid", forbid_unknown_fields=True, omit_defaults=True):
    to: Who = "you"


class Reflect(msgspec.Struct, tag_field="op", tag="reflect", forbid_unknown_fields=True, omit_defaults=True):
    """DT-5.124: the attacker receives half of your subtotal."""


class Multiply(msgspec.Struct, tag_field="op", tag="multiply", forbid_unknown_fields=True, omit_defaults=True):
    by: int
    to: Who = "target"


class Undefendable(msgspec.Struct, tag_field="op", tag="undefendable", forbid_unknown_fields=True, omit_defaults=True):
    """Your attack's normal damage becomes undefendable."""


class SetDice(msgspec.Struct, tag_field="op", tag="set-dice", forbid_unknown_fields=True, omit_defaults=True):
    count: int = 1
    value: int | None = None
    """None: any value."""
    whose: Whose = "own"


class CopyDie(msgspec.Struct, tag_field="op", tag="copy-die", forbid_unknown_fields=True, omit_defaults=True):
    whose: Whose = "own"


class NudgeDie(msgspec.Struct, tag_field="op", tag="nudge-die", forbid_unknown_fields=True, omit_defaults=True):
    """One die up or down by 1; 6 and 1 are the ends."""

    whose: Whose = "any"


class Reroll(msgspec.Struct, tag_field="op", tag="reroll", forbid_unknown_fields=True, omit_defaults=True):
    count: int = 1
    whose: Whose = "own"


class Attempt(msgspec.Struct, tag_field="op", tag="attempt", forbid_unknown_fields=True, omit_defaults=True):
    """DT-5.13: one more roll attempt for whoever is making this roll."""

    roll: Literal["offensive", "defensive"]


class Restore(msgspec.Struct, tag_field="op", tag="restore", forbid_unknown_fields=True, omit_defaults=True):
    """Your companion's dial goes up, at most to its maximum."""

    companion: str
    amount: Number


class Shield(msgspec.Struct, tag_field="op", tag="shield", forbid_unknown_fields=True, omit_defaults=True):
    """Your companion takes damage for you: so much of its dial as you like, at most `most`, prevents as much."""

    companion: str
    most: int = 99


Effect = (
    Damage
    | Add
    | Heal
    | GainCp
    | LoseCp
    | Draw
    | Discard
    | Steal
    | Gain
    | Inflict
    | Remove
    | Move
    | RaiseLimit
    | RollDice
    | WhenGiven
    | Choose
    | Pay
    | Then
    | Additionally
    | Prevent
    | Halve
    | Avoid
    | Reflect
    | Multiply
    | Undefendable
    | SetDice
    | CopyDie
    | NudgeDie
    | Reroll
    | Attempt
    | Restore
    | Shield
)

OPS: Final[dict[str, type[msgspec.Struct]]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (
        Damage, Add, Heal, GainCp, LoseCp, Draw, Discard, Steal, Gain, Inflict, Remove, Move, RaiseLimit, RollDice,
        WhenGiven, Choose, Pay, Then, Additionally, Prevent, Halve, Avoid, Reflect, Multiply, Undefendable, SetDice,
        CopyDie, NudgeDie, Reroll, Attempt, Restore, Shield,
    )
}  # fmt: skip


# Things --------------------------------------------------------------------------------------------------------------


class Use(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Something that may be done again and again: spending a token, a passive's offer, a companion's help."""

    effects: list[Effect]
    when: When = "any"
    cost: int = 0
    given: Condition | None = None


CrownRule = Literal["toll", "no-sale", "haste"]
"""DT-10.71: reactions of opponents cost 1 CP more; cards they sell bring nothing; they have one roll attempt fewer."""
TokenRule = Literal["knockdown", "concussion", "stun", "shadows", "rescue", "mark", "snare"]


class TokenData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A status token (DT-2.29). Several heroes may own the same; they must then say the same."""

    id: str
    polarity: Literal["positive", "negative", "unique"]
    limit: int
    persistent: bool = False
    rule: TokenRule | None = None
    """A rule of its own, by name (the third rung); `value` is its number."""
    value: int = 0
    upkeep: list[Effect] = []
    """What it does to its bearer ("you") in the bearer's Upkeep."""
    spend: list[Use] = []
    origin: list[Origin] = []


class CompanionData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """DT-5.170: not a status token. A dial from 0 to `most`; at 0 it is out of the fight until restored."""

    id: str
    most: int
    start: int = 0
    upkeep: list[Effect] = []
    uses: list[Use] = []
    origin: list[Origin] = []


class Line(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One requirement with its effects: a tier, or an alternative (DT-7.90)."""

    requires: Requirement
    effects: list[Effect]


class LevelData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A level replaces the whole text of its slot (DT-5.27)."""

    lines: list[Line] = []
    """Of an offensive ability or an Ultimate."""
    dice: int = 0
    """Of a defence: how many dice are rolled."""
    effects: list[Effect] = []
    """Of a defence."""
    uses: list[Use] = []
    """Of a passive."""
    upkeep: list[Effect] = []
    """Of a passive."""
    income: int = 0
    """Of a passive: combat points more in your Income."""
    rule: CrownRule | None = None
    """Of a boss's passive: a rule of the game that it breaks, by name."""
    origin: list[Origin] = []


class SlotData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    id: str
    kind: Literal["offensive", "defensive", "passive", "ultimate"]
    levels: list[LevelData]


class CardData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    id: str
    family: Literal["upgrade", "main", "roll", "instant"]
    cost: int
    slot: str = ""
    level: int = 0
    """Of an upgrade: 2 or 3."""
    when: When = "any"
    """`attack` makes it an attack modifier (DT-5.31), `attacked` lets only the defender play it."""
    effects: list[Effect] = []
    origin: list[Origin] = []


class HeroData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One hero: a file of its own."""

    id: str
    complexity: int
    die: list[str]
    """The symbols of the faces 1 to 6."""
    slots: list[SlotData]
    cards: list[CardData]
    tokens: list[TokenData] = []
    companions: list[CompanionData] = []
    house: bool = False
    """Only by special wish: never dealt at random (bosses)."""
    health: int = 0
    """Of a boss: the own dial; else as the mode says."""
    stages: list[int] = []
    """Of a boss (DT-10.71): the health at which each further stage begins. Every slot then has a level for each stage; no card
    upgrades it, and the deck is the boss's own cards only."""


class Constants(msgspec.Struct, forbid_unknown_fields=True):
    """DT-2.1 to DT-2.17"""

    dice: int
    attempts: int
    defence_attempts: int
    heal_above: int
    start_cp: int
    max_cp: int
    income_cp: int
    income_cards: int
    start_hand: int
    hand_limit: int
    sell_value: int
    deck_size: int
    small_straight: int
    large_straight: int
    sudden_death: int
    """DT-10.64: the last round without it."""


class ModeData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A mode for so many players: dials, teams, and how a target is found."""

    id: str
    players: int
    health: int
    targeting: Literal["choose", "die", "neighbours", "teams", "three"]
    team_size: int = 1
    leader: bool = False
    """DT-5.200 ff.: a card for attacking a Leader."""
    house: bool = False
    """A house rule (DT-10.60 ff.), marked as such in menus."""


class ModesFile(msgspec.Struct, forbid_unknown_fields=True):
    constants: Constants
    modes: list[ModeData]
