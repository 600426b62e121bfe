"""The agenda: what a step may say, in which order things happen, who is asked, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from reverie.kernel.agenda import (
    AGAIN,
    DONE,
    MOST_STEPS,
    PROCEDURES,
    RESTART,
    Flow,
    Stuck,
    advance,
    answer_for_nature,
    ask,
    ask_all,
    dice,
    emit,
    frame_name,
    give,
    nature,
    pending_for,
    procedure,
    push,
    reveal,
    show_agenda,
    submit,
)
from reverie.kernel.choice import NATURE, Choice, IllegalAnswer
from reverie.kernel.decision import Chance, Decision
from reverie.kernel.domain import Listed, Permutation, Roll
from reverie.kernel.state import Frame, State

YES_NO = Listed(("yes", "no"))
WELL, WAY, BID, REACT = (Decision(name, "T-1") for name in ("well", "way", "bid", "react"))
ROLL, HIT, SHUFFLE = (Chance(name, "T-1") for name in ("roll", "hit", "shuffle"))


class Sketch(State):
    """The smallest state: it keeps notes, and does about triggers what the test says."""

    __slots__ = ("notes", "reaction")

    def __init__(self) -> None:
        super().__init__([1, 2])
        self.notes: list[Any] = []
        self.reaction: Callable[[Sketch, list[tuple[Any, ...]]], None] | None = None

    def react(self, happened: list[tuple[Any, ...]]) -> None:
        assert self.reaction is not None
        self.reaction(self, happened)


class Probe(Frame):
    """A frame for one test; `declared` gives every test a class of its own."""

    __slots__ = ("x",)
    FIELDS = ("x",)

    def __init__(self, x: int = 0) -> None:
        super().__init__()
        self.x = x

    def copy(self) -> Probe:
        return type(self)(self.x)

    def cited(self) -> str:
        return f"T-cited-{self.x}"


Step = Callable[[Any, Any], Flow]
_made = [0]


def declared(*steps: Step | tuple[str, Step]) -> type[Probe]:
    """A new procedure of these steps; a step without a rule cites T-1, T-2, ..."""
    _made[0] += 1
    frame: type[Probe] = type(f"Probe{_made[0]}", (Probe,), {"__slots__": ()})
    rows = [step if isinstance(step, tuple) else (f"T-{i}", step) for i, step in enumerate(steps, start=1)]
    procedure(frame, *rows)
    return frame


def run(*steps: Step | tuple[str, Step], listening: bool = True) -> Sketch:
    s = Sketch()
    s.listening = listening
    push(s, declared(*steps)())
    advance(s)
    return s


def note(word: str, flow: Flow = None) -> Step:
    def step(s: Sketch, f: Probe) -> Flow:
        s.notes.append(word)
        return flow

    step.__name__ = word
    return step


def hear(s: Sketch, f: Probe) -> None:
    s.notes.append(f.answer)


def inquire(s: Sketch, f: Probe) -> None:
    ask(s, 0, WELL, YES_NO)


def situation(s: Sketch) -> Any:
    return (s.plain_base(PROCEDURES), list(s.notes), list(s.events), [type(frame) for frame in s.agenda])


# Flow ----------------------------------------------------------------------------------------------------------------


def test_steps_run_in_their_order_and_then_the_procedure_is_over() -> None:
    s = run(note("one"), note("two"), note("three"))
    assert s.notes == ["one", "two", "three"]
    assert s.over()
    assert not s.pending


def test_again_runs_the_same_step_once_more() -> None:
    def thrice(s: Sketch, f: Probe) -> Flow:
        s.notes.append(f.x)
        f.x += 1
        return AGAIN if f.x < 3 else None

    assert run(note("before"), thrice, note("after")).notes == ["before", 0, 1, 2, "after"]


def test_restart_begins_the_procedure_anew() -> None:
    def once_more(s: Sketch, f: Probe) -> Flow:
        f.x += 1
        return RESTART if f.x < 3 else None

    assert run(note("one"), note("two"), once_more, note("end of it")).notes == ["one", "two"] * 3 + ["end of it"]


def test_done_leaves_the_procedure() -> None:
    assert run(note("one", DONE), note("never")).notes == ["one"]


def test_done_leaves_only_its_own_procedure() -> None:
    inner = declared(note("inner", DONE), note("never"))

    def call(s: Sketch, f: Probe) -> None:
        push(s, inner())

    assert run(call, note("outer")).notes == ["inner", "outer"]


def test_what_is_pushed_runs_before_the_next_step() -> None:
    inner = declared(note("inner 1"), note("inner 2"))

    def call(s: Sketch, f: Probe) -> None:
        push(s, inner())
        s.notes.append("pushed")

    assert run(call, note("next")).notes == ["pushed", "inner 1", "inner 2", "next"]


def test_of_two_things_pushed_the_last_runs_first() -> None:
    first, second = declared(note("first")), declared(note("second"))

    def call(s: Sketch, f: Probe) -> None:
        push(s, first())
        push(s, second())

    assert run(call, note("next")).notes == ["second", "first", "next"]


def test_again_after_a_push_comes_back_to_the_same_step() -> None:
    inner = declared(note("inner"))

    def call(s: Sketch, f: Probe) -> Flow:
        if f.x == 2:
            return None
        f.x += 1
        push(s, inner())
        return AGAIN

    assert run(call, note("next")).notes == ["inner", "inner", "next"]


def test_a_result_arrives_as_the_answer() -> None:
    def find(s: Sketch, f: Probe) -> None:
        f.result = 42

    inner = declared(find)

    def call(s: Sketch, f: Probe) -> None:
        push(s, inner())

    assert run(call, hear).notes == [42]


def test_no_result_leaves_the_answer_alone() -> None:
    inner = declared(note("inner"))

    def call(s: Sketch, f: Probe) -> None:
        push(s, inner())

    s = run(inquire, call, hear)
    submit(s, 0, "yes")
    assert s.notes == ["inner", "yes"]


def test_a_false_or_zero_result_arrives_too() -> None:
    def find(s: Sketch, f: Probe) -> None:
        f.result = 0

    inner = declared(find)

    def call(s: Sketch, f: Probe) -> None:
        push(s, inner())

    assert run(call, hear).notes == [0]


def test_the_result_of_the_last_procedure_is_heard_by_nobody() -> None:
    def find(s: Sketch, f: Probe) -> None:
        f.result = 1

    assert run(find).over()


# Asking --------------------------------------------------------------------------------------------------------------


def test_an_answer_arrives_before_the_next_step() -> None:
    s = run(inquire, hear)
    assert s.notes == []
    submit(s, 0, "no")
    assert s.notes == ["no"]
    assert s.over()


def test_a_single_option_answers_itself_and_is_logged() -> None:
    def only_one(s: Sketch, f: Probe) -> None:
        ask(s, 1, WAY, Listed(("left",)), subject=7)

    s = run(("T-way", only_one), hear)
    assert s.notes == ["left"]
    assert s.over()
    (event,) = s.events
    assert (event.kind, event.rule) == ("forced", "T-way")
    assert event.data == {"seat": 1, "choice": "way", "answer": "left", "subject": 7}
    assert event.seen_by(1)
    assert not event.seen_by(0)  # a forced answer is still a secret one, if the game has secrets
    assert not event.seen_by(None)


def test_a_single_option_is_not_logged_when_nobody_listens() -> None:
    def only_one(s: Sketch, f: Probe) -> None:
        ask(s, 1, WAY, Listed(("left",)))

    s = run(only_one, hear, listening=False)
    assert s.notes == ["left"]
    assert s.events == []


def test_a_single_option_of_the_last_of_several_questions_still_asks_the_next_step() -> None:
    def only_one(s: Sketch, f: Probe) -> None:
        ask(s, 1, WAY, Listed(("left",)))

    s = run(only_one, inquire, hear)
    assert [choice.kind for choice in s.pending] == ["well"]


def test_no_option_at_all_is_told_with_the_agenda() -> None:
    def ask_nothing(s: Sketch, f: Probe) -> None:
        ask(s, 3, WAY, Listed(()))

    with pytest.raises(Stuck, match=r"'way' was asked of seat 3 with no option\nProbe\d+\(x=0\) at "):
        run(ask_nothing)


def test_simultaneous_choices_without_an_option_are_told_with_the_agenda() -> None:
    def ask_nothing(s: Sketch, f: Probe) -> None:
        ask_all(s, ((0, WAY, YES_NO), (1, WAY, Listed(()))))

    with pytest.raises(Stuck, match="with no option"):
        run(ask_nothing)


def test_a_roll_that_cannot_show_anything_is_told_with_the_agenda() -> None:
    def roll_nothing(s: Sketch, f: Probe) -> None:
        nature(s, ROLL, Listed(()), 0)

    with pytest.raises(Stuck, match="with no option"):
        run(roll_nothing)


def both(s: Sketch, f: Probe) -> None:
    ask_all(s, ((0, BID, YES_NO), (1, BID, Listed((1, 2, 3)))))


@pytest.mark.parametrize("order", [((0, "no"), (1, 3)), ((1, 3), (0, "no"))])
def test_simultaneous_answers_arrive_together_in_the_order_of_asking(order: tuple[tuple[int, Any], ...]) -> None:
    s = run(both, hear)
    submit(s, *order[0])
    assert s.notes == []
    assert pending_for(s, order[0][0]) is None
    assert pending_for(s, order[1][0]) is not None
    submit(s, *order[1])
    assert s.notes == [("no", 3)]


def test_who_has_answered_is_not_asked_again() -> None:
    s = run(both, hear)
    submit(s, 0, "yes")
    before = situation(s)
    with pytest.raises(IllegalAnswer, match="nothing is asked of seat 0; it is up to seat 1"):
        submit(s, 0, "no")
    assert situation(s) == before


def test_give_takes_the_answer_and_waits() -> None:
    s = run(inquire, hear)
    give(s, 0, "yes")
    assert s.notes == []
    assert not s.pending
    advance(s)
    assert s.notes == ["yes"]


# Refusing ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["maybe", None, 0, ("yes",), ["yes"], {"yes": 1}, 1.5, b"yes"])
def test_an_answer_that_is_no_option_raises_and_changes_nothing(answer: Any) -> None:
    s = run(inquire, hear)
    before = situation(s)
    with pytest.raises(IllegalAnswer, match=r"is no option of 'well' for seat 0 \(T-1\)"):
        submit(s, 0, answer)
    assert situation(s) == before
    submit(s, 0, "yes")
    assert s.notes == ["yes"]


@pytest.mark.parametrize("seat", [1, NATURE, 17])
def test_an_answer_of_the_wrong_seat_raises_and_changes_nothing(seat: int) -> None:
    s = run(inquire, hear)
    before = situation(s)
    with pytest.raises(IllegalAnswer, match=f"nothing is asked of seat {seat}; it is up to seat 0"):
        submit(s, seat, "yes")
    assert situation(s) == before


def test_an_answer_after_the_end_raises() -> None:
    s = run(note("one"))
    with pytest.raises(IllegalAnswer, match="it is up to seat nobody"):
        submit(s, 0, "yes")


def test_an_impossible_roll_raises_and_changes_nothing() -> None:
    def roll(s: Sketch, f: Probe) -> None:
        dice(s, HIT, 2, (1, 2, 3), 0)

    s = run(roll, hear)
    before = situation(s)
    with pytest.raises(IllegalAnswer):
        submit(s, NATURE, (1, 4))
    assert situation(s) == before
    assert s.known == 0


# Nature --------------------------------------------------------------------------------------------------------------


def roll_two(s: Sketch, f: Probe) -> None:
    dice(s, HIT, 2, (1, 2, 3, 4, 5, 6), 1, subject=5)


def test_nature_is_a_seat_that_anyone_may_answer_for() -> None:
    s = run(("T-roll", roll_two), hear)
    (choice,) = s.pending
    assert (choice.seat, choice.kind, choice.rule, choice.subject, choice.stream) == (NATURE, "hit", "T-roll", 5, 1)
    assert s.streams == [1, 2]
    submit(s, NATURE, (6, 1))
    assert s.notes == [(6, 1)]
    assert s.streams == [1, 2], "dice that are rolled elsewhere leave the streams alone"
    assert s.known == 1
    (event,) = s.events
    assert (event.kind, event.rule) == ("rolled", "T-roll")
    assert event.data == {"choice": "hit", "answer": (6, 1), "subject": 5}


def test_nature_answers_from_the_stream_of_the_choice() -> None:
    s = run(roll_two, hear)
    answer = answer_for_nature(s)
    assert s.notes == [answer] == [Roll(2, (1, 2, 3, 4, 5, 6)).sample([1, 2], 1)]
    assert s.streams[0] == 1
    assert s.streams[1] != 2


def test_in_the_lab_nature_answers_by_herself_and_says_the_same() -> None:
    asked = run(roll_two, hear)
    answer = answer_for_nature(asked)
    s = Sketch()
    s.auto = True
    s.listening = True
    push(s, declared(roll_two, hear)())
    advance(s)
    assert s.notes == [answer]
    assert (s.streams, s.known) == (asked.streams, asked.known)
    assert [event.plain() for event in s.events] == [event.plain() for event in asked.events]


def test_what_can_fall_only_one_way_asks_nobody_and_tells_nobody_anything() -> None:
    def shuffle_one(s: Sketch, f: Probe) -> None:
        nature(s, SHUFFLE, Permutation(1), 0)

    s = run(shuffle_one, hear)
    assert s.notes == [(0,)]
    assert (s.known, s.streams) == (0, [1, 2])


def test_nature_cannot_answer_what_she_is_not_asked() -> None:
    with pytest.raises(IllegalAnswer, match="nothing is asked of nature"):
        answer_for_nature(run(inquire))


def test_revealing_counts_like_a_roll() -> None:
    def show(s: Sketch, f: Probe) -> None:
        reveal(s)

    assert run(show).known == 1


# Rules ---------------------------------------------------------------------------------------------------------------


def tell(s: Sketch, f: Probe) -> None:
    emit(s, "told", x=f.x)


def test_the_rule_of_the_running_step_is_stamped_on_choices_and_events() -> None:
    s = run(("T-tell", tell), ("T-ask", inquire), ("T-all", both), ("T-tell-again", tell))
    assert [(event.kind, event.rule) for event in s.events] == [("told", "T-tell")]
    assert [choice.rule for choice in s.pending] == ["T-ask"]
    submit(s, 0, "yes")
    assert [choice.rule for choice in s.pending] == ["T-all", "T-all"]
    submit(s, 0, "yes")
    submit(s, 1, 2)
    assert [event.rule for event in s.events] == ["T-tell", "T-tell-again"]


def test_after_an_inner_procedure_the_outer_rule_is_stamped_again() -> None:
    inner = declared(("T-inner", tell))

    def call(s: Sketch, f: Probe) -> None:
        push(s, inner(1))

    s = run(("T-call", call), ("T-outer", tell))
    assert [(event.rule, event.data["x"]) for event in s.events] == [("T-inner", 1), ("T-outer", 0)]


def test_a_step_without_a_rule_cites_what_its_frame_cites() -> None:
    s = Sketch()
    s.listening = True
    push(s, declared(("", tell), ("", inquire))(8))
    advance(s)
    assert [event.rule for event in s.events] == ["T-cited-8"]
    assert s.pending[0].rule == "T-cited-8"


def test_nobody_listens_nothing_is_told() -> None:
    assert run(tell, listening=False).events == []


def test_an_event_for_some_is_seen_by_those_only() -> None:
    def whisper(s: Sketch, f: Probe) -> None:
        emit(s, "whispered", (1, 2), word="hush")

    (event,) = run(whisper).events
    assert [viewer for viewer in (0, 1, 2, None) if event.seen_by(viewer)] == [1, 2]


# Triggers ------------------------------------------------------------------------------------------------------------


def trigger(s: Sketch, f: Probe) -> None:
    s.happened.append(("bang", f.x))
    s.happened.append(("boom", f.x))


def test_the_triggers_of_one_step_are_answered_together_before_the_next_step() -> None:
    s = Sketch()
    s.reaction = lambda s, happened: s.notes.append(happened)
    push(s, declared(trigger, note("next"))())
    advance(s)
    assert s.notes == [[("bang", 0), ("boom", 0)], "next"]


def test_a_trigger_of_the_very_last_step_is_still_answered() -> None:
    s = Sketch()
    s.reaction = lambda s, happened: s.notes.append("answered")
    push(s, declared(trigger)())
    advance(s)
    assert s.notes == ["answered"]
    assert s.over()


def test_a_window_pushed_by_a_trigger_interrupts_and_may_be_interrupted() -> None:
    window = declared(note("window opens"), trigger, note("window closes"))

    def react(s: Sketch, happened: list[tuple[Any, ...]]) -> None:
        depth = happened[0][1]
        s.notes.append(f"react {depth}")
        if depth < 2:
            push(s, window(depth + 1))

    s = Sketch()
    s.reaction = react
    push(s, declared(trigger, note("next"))())
    advance(s)
    opened = ["react 0", "window opens", "react 1", "window opens", "react 2"]
    assert s.notes == [*opened, "window closes", "window closes", "next"]


def test_a_trigger_can_put_a_question_and_the_frame_below_hears_the_answer() -> None:
    s = Sketch()
    s.reaction = lambda s, happened: ask(s, 1, REACT, YES_NO)
    push(s, declared(trigger, hear)())
    advance(s)
    assert [choice.kind for choice in s.pending] == ["react"]
    submit(s, 1, "yes")
    assert s.notes == ["yes"]


# Never ending --------------------------------------------------------------------------------------------------------


def test_too_many_steps_without_a_decision_are_told_with_the_agenda() -> None:
    def round_and_round(s: Sketch, f: Probe) -> Flow:
        return AGAIN

    inner = declared(round_and_round)

    def call(s: Sketch, f: Probe) -> None:
        push(s, inner(9))

    with pytest.raises(Stuck) as caught:
        run(call)
    lines = str(caught.value).splitlines()
    assert lines[0] == f"no decision in {MOST_STEPS} steps"
    assert lines[1].endswith("(x=0) at end, answer None")
    assert lines[2].endswith("(x=9) at round_and_round, answer None")


def test_procedures_that_call_each_other_for_ever_are_told() -> None:
    frames: list[type[Probe]] = []

    def call_again(s: Sketch, f: Probe) -> None:
        if len(s.agenda) < 5:
            push(s, frames[0]())

    def restart(s: Sketch, f: Probe) -> Flow:
        return RESTART

    frames.append(declared(call_again, restart))
    s = Sketch()
    push(s, frames[0]())
    with pytest.raises(Stuck):
        advance(s)


@pytest.mark.timeout(60)
def test_triggers_that_trigger_themselves_for_ever_are_told() -> None:
    """Nothing runs between them, so the count of steps alone does not see it."""
    s = Sketch()
    s.reaction = lambda s, happened: s.happened.append(("echo",))
    push(s, declared(trigger)())
    with pytest.raises(Stuck):
        advance(s)


# Tables of steps -----------------------------------------------------------------------------------------------------


def test_a_procedure_is_declared_once() -> None:
    frame = declared(note("one"))
    with pytest.raises(ValueError, match="is declared twice"):
        procedure(frame, ("T-1", note("one")))


def test_a_step_that_stands_twice_has_two_names() -> None:
    frame = declared(note("one"), note("two"), note("one"))
    assert PROCEDURES.names[frame_name(frame)] == ("one", "two", "one#2")
    assert PROCEDURES.step_number(frame_name(frame), "one#2") == 2


def test_the_rules_of_a_game_elsewhere_are_named_by_its_folder() -> None:
    assert frame_name(type("Turn", (Frame,), {"__module__": "tests.party.beacon.rules"})) == "beacon.Turn"
    assert frame_name(type("Turn", (Frame,), {"__module__": "reverie.games.chess.rules"})) == "chess.Turn"
    assert frame_name(type("Turn", (Frame,), {"__module__": "wisps"})) == "wisps.Turn"


def test_a_frame_is_named_by_its_game_and_class() -> None:
    assert frame_name(Probe) == "test_agenda.Probe"
    game_frame = type(
        "Turn", (Probe,), {"__module__": "reverie.games.dreamblade.rules.procedures.turn", "__slots__": ()}
    )
    assert frame_name(game_frame) == "dreamblade.Turn"


def test_a_finished_procedure_is_written_as_at_its_end() -> None:
    frame = declared(note("one"))()
    assert PROCEDURES.step_name(frame) == "one"
    frame.step = 1
    assert PROCEDURES.step_name(frame) == "end"
    assert PROCEDURES.step_number(PROCEDURES.name(frame), "end") == 1


def test_a_step_that_does_not_exist_is_an_error_and_not_the_end() -> None:
    """A save of renamed steps, or a typo in a scenario's `push_at`, must not silently skip the procedure."""
    frame = declared(note("one"), note("two"))
    with pytest.raises((KeyError, ValueError)):
        PROCEDURES.step_number(frame_name(frame), "tow")


def test_the_rules_that_steps_cite_are_known() -> None:
    frame = declared(("T-unique", note("one")), ("T-unique", note("one")), ("", note("two")))
    name = frame_name(frame)
    assert PROCEDURES.cited()["T-unique"] == [f"{name}.one", f"{name}.one"]
    assert "" not in PROCEDURES.cited()


def test_the_agenda_can_be_shown() -> None:
    s = run(inquire, hear)
    assert show_agenda(s).endswith("(x=0) at hear, answer None")


def test_a_choice_survives_as_plain_values() -> None:
    choice = Choice(1, BID, YES_NO, "T-1", 4, 2)
    assert choice.plain() == (1, "bid", ("list", ("yes", "no")), "T-1", 4, 2)
