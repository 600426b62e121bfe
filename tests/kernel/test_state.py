"""Rows, tables, frames and abilities: what clones share, what they do not, and how effects are folded and collected."""

from __future__ import annotations

from typing import Any

from tests.kernel.echo_duel import GAME, MODIFIERS, Totem, Window, raise_totem
from tests.kernel.hidden_hands import Player, Round

from reverie.kernel.abilities import Active, Modifiers, Reactions, Source
from reverie.kernel.events import Event
from reverie.kernel.state import Frame, Row, Table, copy_frame


def test_editing_copies_the_row_for_the_writer_only() -> None:
    table = Table([Player((1,), 0), Player((2,), 0)])
    twin = table.clone()
    twin.edit(0).points = 5
    assert (table[0].points, twin[0].points) == (0, 5)
    assert table[1] is twin[1], "what nobody writes is shared"
    assert len(twin) == 2


def test_a_row_is_its_fields_as_plain_values() -> None:
    assert Totem(1, "ward", True).plain() == [1, "ward", True]


class Pair(Row):
    FIELDS = ("one", "two")

    def __init__(self, one: int, two: tuple[int, ...]) -> None:
        self.one = one
        self.two = two


class Waiting(Frame):
    FIELDS = ("whom",)

    def __init__(self, whom: int) -> None:
        super().__init__()
        self.whom = whom


def test_rows_and_frames_without_a_copy_of_their_own_are_copied_by_their_fields() -> None:
    row, frame = Pair(1, (2, 3)), Waiting(4)
    assert row.copy() is not row
    assert row.copy().plain() == [1, (2, 3)]
    twin = frame.copy()
    assert isinstance(twin, Waiting)
    assert twin is not frame
    assert twin.whom == 4


def test_a_copied_frame_keeps_locals_and_bookkeeping() -> None:
    frame = Round((1, 2), 1)
    frame.step, frame.answer, frame.result = 3, (4,), 5
    twin = copy_frame(frame)
    assert isinstance(twin, Round)
    assert (twin.bids, twin.winner, twin.step, twin.answer, twin.result) == ((1, 2), 1, 3, (4,), 5)


def test_a_clone_has_events_of_its_own_and_listens_to_nothing() -> None:
    s = GAME.new(GAME.setup({}), 1)
    s.listening = True
    s.events.append(Event("told", "ED-1", {}))
    twin = s.clone()
    assert (twin.events, twin.listening) == ([], False)
    assert len(s.events) == 1


def test_an_event_tells_its_kind_rule_and_particulars() -> None:
    assert Event("moved", "T-1", {"to": 3}).plain() == {"kind": "moved", "rule": "T-1", "to": 3}


# Abilities -----------------------------------------------------------------------------------------------------------


def test_abilities_come_into_force_in_canonical_order() -> None:
    one = Active({}).plus((("might", (2, 0, 1)), ("might", (1, 0, 1)), ("shell", (1, 1, 1))))
    two = Active({}).plus((("shell", (1, 1, 1)),)).plus((("might", (1, 0, 1)),)).plus((("might", (2, 0, 1)),))
    assert one.get("might") == two.get("might") == ((1, 0, 1), (2, 0, 1))
    assert one.get("nothing") == ()


def test_the_index_is_never_changed_in_place() -> None:
    before = Active({}).plus((("might", (1, 0, 1)),))
    after = before.plus((("might", (2, 0, 1)),))
    gone = after.minus(1)
    assert before.get("might") == ((1, 0, 1),)
    assert gone.get("might") == ((2, 0, 1),)
    assert before.plus(()) is before


def test_a_bearer_that_leaves_takes_every_ability_along() -> None:
    active = Active({}).plus((("might", (1, 0, 1)), ("shell", (1, 1, 1)), ("shell", (2, 1, 1))))
    assert active.minus(1).by == {"shell": ((2, 1, 1),)}


def sets_to_ten(s: Any, source: Source, subject: int, value: int) -> int:
    return 10


def adds_x(s: Any, source: Source, subject: int, value: int) -> int:
    return value + source[2]


def test_modifiers_fold_layer_by_layer_however_they_were_declared() -> None:
    modifiers = Modifiers()
    modifiers.declare("power", "brave", adds_x)
    modifiers.declare("power", "giant", sets_to_ten, layer=0)
    active = Active({}).plus((("brave", (1, 0, 2)), ("brave", (2, 0, 3)), ("giant", (3, 0, 0))))
    assert modifiers.fold(None, active, "power", 0, 1) == 15
    assert modifiers.fold(None, active.minus(3), "power", 0, 1) == 6
    assert modifiers.fold(None, Active({}), "power", 0, 1) == 1


def test_an_explanation_adds_up_to_the_fold() -> None:
    modifiers = Modifiers()
    modifiers.declare("power", "brave", adds_x)
    modifiers.declare("power", "giant", sets_to_ten, layer=0)
    active = Active({}).plus((("brave", (1, 0, 2)), ("brave", (2, 0, 0)), ("giant", (3, 0, 0))))
    told = modifiers.explain(None, active, "power", 0, 1)
    assert told == [("giant", 3, 9), ("brave", 1, 2)]
    assert 1 + sum(change for _, _, change in told) == modifiers.fold(None, active, "power", 0, 1)


def test_reactions_are_collected_by_trigger_then_keyword_then_bearer() -> None:
    reactions = Reactions()
    reactions.declare("bang", "jumpy", lambda s, source, trigger: ("jump", source[0], trigger[1]))
    reactions.declare("bang", "deaf", lambda s, source, trigger: None)
    reactions.declare("boom", "jumpy", lambda s, source, trigger: ("hide", source[0]))
    active = Active({}).plus((("jumpy", (2, 0, 0)), ("jumpy", (1, 0, 0)), ("deaf", (1, 1, 0))))
    found = reactions.collect(None, active, [("boom", 0, 0), ("bang", 7, 0), ("silence", 0, 0)])
    assert found == [("hide", 1), ("hide", 2), ("jump", 1, 7), ("jump", 2, 7)]


def test_the_toys_modifiers_follow_the_totems_that_are_up() -> None:
    s = GAME.new(GAME.setup({}), 1)
    frail, shell, might = 2 + 6, 1 + 6, 0  # right's frail and shell, left's might
    assert MODIFIERS.fold(s, s.active, "damage", 1, 1) == 1
    raise_totem(s, frail)
    assert MODIFIERS.fold(s, s.active, "damage", 1, 1) == 2
    raise_totem(s, might)
    raise_totem(s, shell)
    assert MODIFIERS.fold(s, s.active, "damage", 1, 1) == 2
    assert MODIFIERS.explain(s, s.active, "damage", 1, 1) == [("frail", 8, 1), ("might", 0, 1), ("shell", 7, -1)]
    assert MODIFIERS.fold(s, s.active, "damage", 0, 1) == 1
    assert isinstance(Window(()), Frame)
