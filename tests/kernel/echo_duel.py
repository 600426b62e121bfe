"""Echo Duel: a toy of reactions inside reactions. Two duelists strike; totems answer, and answers are answered.

ED-1 Each duelist sets up some of his totems, or chooses to stand alone; then turns alternate.
ED-2 In his turn a duelist rests (1 energy), raises a fallen totem, or strikes for 1 or 2.
ED-3 A strike is aimed, then lands. Might adds to it, a shell takes from it, and a frail duelist is hit for at least X.
ED-4 When something was aimed, landed or healed, whoever bears a totem that answers may use it, one at a time.
ED-5 An answer costs 1 energy and fells its totem. A ward heals; an echo strikes back; spite strikes whoever healed.
ED-6 Who has no life left has lost. After the last turn the one with more life wins.
"""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.abilities import Active, Modifiers, Reactions, Source
from reverie.kernel.agenda import AGAIN, DONE, RESTART, Flow, advance, ask, emit, procedure, push
from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.decision import Decision, Decisions
from reverie.kernel.domain import Listed, Menu, Subset
from reverie.kernel.game import Game, Outcome, SetupError
from reverie.kernel.page import Page
from reverie.kernel.rulebook import Rulebook
from reverie.kernel.state import Frame, Row, State, Table

KEYWORDS: Final = ("might", "shell", "frail", "ward", "echo", "spite")
LIFE: Final = 8
PASS: Final = "pass"
ALONE: Final = "alone"
TOTEMS: Final = Decision("totems", "ED-1", passes=(ALONE,))
ACTION: Final = Decision("action", "ED-2", passes="rest")
ANSWER: Final = Decision("answer", "ED-4", passes=PASS)


class Duelist(Row):
    __slots__ = ("energy", "life")
    FIELDS = ("life", "energy")

    def __init__(self, life: int, energy: int) -> None:
        self.life = life
        self.energy = energy

    def copy(self) -> Duelist:
        return Duelist(self.life, self.energy)


class Totem(Row):
    __slots__ = ("keyword", "owner", "up")
    FIELDS = ("owner", "keyword", "up")

    def __init__(self, owner: int, keyword: str, up: bool) -> None:
        self.owner = owner
        self.keyword = keyword
        self.up = up

    def copy(self) -> Totem:
        return Totem(self.owner, self.keyword, self.up)


class EchoDuel(State):
    __slots__ = ("active", "duelists", "setup", "totems", "turn")

    def __init__(self, setup: dict[str, Any]) -> None:
        super().__init__([])
        self.setup = setup
        self.duelists: Table[Duelist] = Table([Duelist(LIFE, 2) for _ in (0, 1)])
        self.totems: Table[Totem] = Table([Totem(seat, keyword, False) for seat in (0, 1) for keyword in KEYWORDS])
        self.active: Active = Active({})
        """Follows from the totems that are up."""
        self.turn: int = 0

    def clone(self) -> EchoDuel:
        twin = EchoDuel.__new__(EchoDuel)
        twin.copy_base(self)
        twin.setup = self.setup
        twin.duelists = self.duelists.clone()
        twin.totems = self.totems.clone()
        twin.active = self.active
        twin.turn = self.turn
        return twin

    def react(self, happened: list[tuple[Any, ...]]) -> None:
        effects = REACTIONS.collect(self, self.active, happened)
        if effects and not loser(self):
            push(self, Window(tuple(effects)))


MODIFIERS: Final = Modifiers()
REACTIONS: Final = Reactions()


def might(s: EchoDuel, source: Source, subject: int, value: int) -> int:
    return value + source[2] if s.totems[source[0]].owner != subject else value


def shell(s: EchoDuel, source: Source, subject: int, value: int) -> int:
    return max(0, value - source[2]) if s.totems[source[0]].owner == subject else value


def frail(s: EchoDuel, source: Source, subject: int, value: int) -> int:
    return max(value, 2) if s.totems[source[0]].owner == subject else value


def of_target(s: EchoDuel, source: Source, trigger: tuple[Any, ...]) -> tuple[int, int, int] | None:
    """(seat, totem, against whom), when the trigger befell the bearer's owner."""
    owner = s.totems[source[0]].owner
    return (owner, source[0], trigger[1]) if trigger[2] == owner else None


def of_rival(s: EchoDuel, source: Source, trigger: tuple[Any, ...]) -> tuple[int, int, int] | None:
    owner = s.totems[source[0]].owner
    return (owner, source[0], trigger[1]) if trigger[1] != owner else None


MODIFIERS.declare("damage", "shell", shell, layer=2)
MODIFIERS.declare("damage", "might", might, layer=1)
MODIFIERS.declare("damage", "frail", frail, layer=0)
REACTIONS.declare("aimed", "ward", of_target)
REACTIONS.declare("landed", "echo", of_target)
REACTIONS.declare("healed", "spite", of_rival)


# Atoms: the only writers ---------------------------------------------------------------------------------------------


def raise_totem(s: EchoDuel, totem: int) -> None:
    s.totems.edit(totem).up = True
    s.active = s.active.plus(((s.totems[totem].keyword, (totem, totem, 1)),))
    emit(s, "raised", totem=totem)


def fell_totem(s: EchoDuel, totem: int) -> None:
    s.totems.edit(totem).up = False
    s.active = s.active.minus(totem)
    emit(s, "felled", totem=totem)


def gain_energy(s: EchoDuel, seat: int, amount: int) -> None:
    s.duelists.edit(seat).energy += amount


def heal(s: EchoDuel, seat: int) -> None:
    s.duelists.edit(seat).life += 1
    s.happened.append(("healed", seat, seat))
    emit(s, "healed", seat=seat)


def aim(s: EchoDuel, by: int, at: int) -> None:
    s.happened.append(("aimed", by, at))
    emit(s, "aimed", by=by, at=at)


def land(s: EchoDuel, by: int, at: int, amount: int) -> int:
    damage = MODIFIERS.fold(s, s.active, "damage", at, amount)
    s.duelists.edit(at).life -= damage
    s.happened.append(("landed", by, at))
    emit(s, "landed", by=by, at=at, damage=damage)
    return damage


def begin_turn(s: EchoDuel) -> None:
    s.turn += 1


def loser(s: EchoDuel) -> bool:
    return any(duelist.life <= 0 for duelist in s.duelists.rows)


# Procedures ----------------------------------------------------------------------------------------------------------


class Duel(Frame):
    __slots__ = ("seat",)
    FIELDS = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Duel:
        return Duel(self.seat)


class Turn(Duel):
    __slots__ = ()

    def copy(self) -> Turn:
        return Turn(self.seat)


class Strike(Frame):
    __slots__ = ("amount", "at", "by")
    FIELDS = ("by", "at", "amount")

    def __init__(self, by: int, at: int, amount: int) -> None:
        super().__init__()
        self.by = by
        self.at = at
        self.amount = amount

    def copy(self) -> Strike:
        return Strike(self.by, self.at, self.amount)


class Window(Frame):
    __slots__ = ("effects", "seat")
    FIELDS = ("effects", "seat")

    def __init__(self, effects: tuple[tuple[int, int, int], ...], seat: int = -1) -> None:
        super().__init__()
        self.effects = effects
        self.seat = seat

    def copy(self) -> Window:
        return Window(self.effects, self.seat)


def choose_totems(s: EchoDuel, f: Duel) -> None:
    mine = tuple([t for t in range(len(s.totems)) if s.totems[t].owner == f.seat])
    ask(s, f.seat, TOTEMS, Subset(mine, 2, 4, (ALONE,)))


def set_up_totems(s: EchoDuel, f: Duel) -> Flow:
    for totem in f.answer:
        if totem != ALONE:
            raise_totem(s, totem)
    f.seat += 1
    return RESTART if f.seat < 2 else None


def play_turns(s: EchoDuel, f: Duel) -> Flow:
    if loser(s) or s.turn == s.setup["turns"]:
        return DONE
    push(s, Turn(s.turn % 2))
    begin_turn(s)
    return AGAIN


def choose_action(s: EchoDuel, f: Turn) -> None:
    fallen = tuple([t for t in range(len(s.totems)) if s.totems[t].owner == f.seat and not s.totems[t].up])
    ask(s, f.seat, ACTION, Menu(("rest",), (("strike", (1 - f.seat,), (1, 2)), ("raise", fallen, (1,)))))


def act(s: EchoDuel, f: Turn) -> Flow:
    if f.answer == "rest":
        gain_energy(s, f.seat, 1)
    elif f.answer[0] == "strike":
        push(s, Strike(f.seat, f.answer[1], f.answer[2]))
    else:
        raise_totem(s, f.answer[1])
    return None


def aim_strike(s: EchoDuel, f: Strike) -> None:
    aim(s, f.by, f.at)


def land_strike(s: EchoDuel, f: Strike) -> Flow:
    f.result = land(s, f.by, f.at, f.amount)
    return None


def offer_answers(s: EchoDuel, f: Window) -> Flow:
    f.effects = tuple([e for e in f.effects if s.totems[e[1]].up and s.duelists[e[0]].energy > 0])
    if not f.effects or loser(s):
        return DONE
    f.seat = f.effects[0][0]
    ask(s, f.seat, ANSWER, Listed((PASS, *[e[1] for e in f.effects if e[0] == f.seat])))
    return None


def give_answer(s: EchoDuel, f: Window) -> Flow:
    if f.answer == PASS:
        f.effects = tuple([e for e in f.effects if e[0] != f.seat])
        return RESTART
    against = next(e[2] for e in f.effects if e[1] == f.answer)
    gain_energy(s, f.seat, -1)
    fell_totem(s, f.answer)
    if s.totems[f.answer].keyword == "ward":
        heal(s, f.seat)
    else:
        push(s, Strike(f.seat, against, 1))
    return RESTART


procedure(Duel, ("ED-1", choose_totems), ("ED-1", set_up_totems), ("ED-2", play_turns))
procedure(Turn, ("ED-2", choose_action), ("ED-2", act))
procedure(Strike, ("ED-3", aim_strike), ("ED-3", land_strike))
procedure(Window, ("ED-4", offer_answers), ("ED-5", give_answer))


class EchoDuelGame(Game):
    name = "echo_duel"
    title = "Echo Duel"
    version = 1
    seats = ("left", "right")
    decisions = Decisions(TOTEMS, ACTION, ANSWER)
    events = {
        "raised": ("totem",),
        "felled": ("totem",),
        "healed": ("seat",),
        "aimed": ("by", "at"),
        "landed": ("by", "at", "damage"),
    }

    def setup(self, wishes: dict[str, Any]) -> dict[str, Any]:
        made = {"turns": 30, **wishes}
        if list(made) != ["turns"]:
            raise SetupError(f"only turns can be set, not {list(wishes)}")
        return made

    def new(self, setup: dict[str, Any], seed: int) -> EchoDuel:
        s = EchoDuel(setup)
        push(s, Duel())
        advance(s)
        return s

    def setup_of(self, s: State) -> dict[str, Any]:
        assert isinstance(s, EchoDuel)
        return s.setup

    def content_digest(self, setup: dict[str, Any]) -> str:
        return "six totems"

    def outcome(self, s: State) -> Outcome | None:
        assert isinstance(s, EchoDuel)
        if s.agenda:
            return None
        lives = tuple([duelist.life for duelist in s.duelists.rows])
        return Outcome(tuple([seat for seat in (0, 1) if lives[seat] > lives[1 - seat]]), "life", lives)

    def view(self, s: State, viewer: int | None) -> dict[str, Any]:
        """Everything is open."""
        assert isinstance(s, EchoDuel)
        duelists, totems = [d.plain() for d in s.duelists.rows], [t.plain() for t in s.totems.rows]
        return {"turn": s.turn, "duelists": duelists, "totems": totems}

    def determinize(self, s: State, viewer: int | None, seed: int, belief: str = "likely") -> EchoDuel:
        assert isinstance(s, EchoDuel)
        return s.clone()

    def why_not(self, s: State, choice: Choice, value: Any) -> Refusal | None:
        return None if choice.options.has(value) else Refusal(choice.rule, "no-option")

    def plain(self, s: State) -> list[Any]:
        assert isinstance(s, EchoDuel)
        return [[d.plain() for d in s.duelists.rows], [t.plain() for t in s.totems.rows], s.turn]

    def from_plain(self, setup: dict[str, Any], plain: tuple[Any, ...]) -> EchoDuel:
        s = EchoDuel(setup)
        s.duelists = Table([Duelist(*row) for row in plain[0]])
        s.totems = Table([Totem(*row) for row in plain[1]])
        s.turn = plain[2]
        s.active = s.active.plus(tuple([(row.keyword, (t, t, 1)) for t, row in enumerate(s.totems.rows) if row.up]))
        return s

    def rulebook(self) -> Rulebook:
        raise NotImplementedError("a toy has no rulebook; its rules stand at the top of this module")

    def page(self, language: str) -> Page:
        raise NotImplementedError("a toy has no page")


GAME: Final = EchoDuelGame()
