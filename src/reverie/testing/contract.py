"""The contract battery: what must hold of any game, at every decision of random play.

`check_state` looks at one situation, `play_checked` plays whole games at random and checks as it goes. `reverie fuzz` and
the tests of every game run the same battery.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator

from reverie.kernel.agenda import PROCEDURES, answer_for_nature, pending_for, submit
from reverie.kernel.chance import Stream
from reverie.kernel.choice import ALL, NATURE, Choice
from reverie.kernel.codec import digest, load, plain_bytes, save
from reverie.kernel.events import OF_THE_KERNEL, Event
from reverie.kernel.game import Game
from reverie.kernel.header import RecordError
from reverie.kernel.match import Match
from reverie.kernel.plain import Answer, Plain, Setup
from reverie.kernel.record import parse_record, replay
from reverie.kernel.rulebook import Rule
from reverie.kernel.state import State, Table
from reverie.testing.looks import empty_steps, look

MOST_DECISIONS = 20_000
MOST_PATHS = 400
"""Of a choice with no more options than these, all series of small picks are walked; of others one, drawn anew each time."""
NEIGHBOURS = 4
"""So many answers that nearly are options are tried at a decision."""
WORDS = ("stop", "pass", "decline", "reroll", "play", "move")


class Broken(AssertionError):
    """A clause of the contract is broken: which, and where."""


def _must(holds: bool, clause: str, detail: str = "") -> None:
    if not holds:
        raise Broken(f"{clause}{': ' + detail if detail else ''}")


def random_answer(s: State, seat: int, stream: Stream) -> Answer:
    choice = pending_for(s, seat)
    assert choice is not None
    return choice.options.sample(stream.streams, 0)


def picked_answer(s: State, seat: int, stream: Stream) -> Answer:
    """An answer put together of small picks, each at random: to stop is one of thirty answers, but one of six first picks."""
    choice = pending_for(s, seat)
    assert choice is not None
    prefix: Plain = ()
    while picks := choice.options.picks(prefix):
        prefix = (*prefix, picks[stream.below(len(picks))])
    return choice.options.build(prefix)


def seats_owing(s: State) -> list[int]:
    return [choice.seat for choice in s.pending if pending_for(s, choice.seat) is choice]


def seat_to_answer(s: State, stream: Stream) -> int:
    """Who answers next: where several may, it is drawn, for at a table anybody may be the first."""
    owing = seats_owing(s)
    return owing[stream.below(len(owing))] if len(owing) > 1 else owing[0]


def random_step(s: State, stream: Stream) -> tuple[int, Answer]:
    """One answer of one seat, at random; nature answers from the state's own streams."""
    seat = seat_to_answer(s, stream) if s.pending[0].mode != ALL else seats_owing(s)[0]
    if seat == NATURE:
        return seat, answer_for_nature(s)
    answer = random_answer(s, seat, stream)
    submit(s, seat, answer)
    return seat, answer


def check_options(s: State, stream: Stream) -> None:
    """Options are never empty nor single, listed options are members, and picks build members: all of them, each in one way."""
    for choice in s.pending:
        options = choice.options
        size = options.size()
        _must(size > 1 or len(s.pending) > 1 or choice.mode != ALL, "a choice has at least two options", repr(choice))
        _must(bool(choice.rule), "a choice cites its rule", repr(choice))
        passes = choice.passing()
        _must(passes is None or options.has(passes), "to pass is an option where it is said to be", repr(choice))
        for index in {0, size // 2, size - 1}:
            _must(options.has(options.at(index)), "a listed option is a member", f"{choice!r} {options.at(index)!r}")
        check_picks(choice, stream)
        _must(not options.has("\x01no such option"), "a stranger is no member", repr(choice))


def check_picks(choice: Choice, stream: Stream) -> None:
    """Small picks, each told from the others, build members; where they are few, every option is reached, and once."""
    options = choice.options
    if options.size() > MOST_PATHS:
        prefix: Plain = ()
        while picks := options.picks(prefix):
            prefix = (*prefix, picks[stream.below(len(picks))])
        _must(options.has(options.build(prefix)), "small picks build a member", f"{choice!r} {prefix!r}")
        return
    reached: set[Answer] = set()
    paths: list[Plain] = [()]
    while paths:
        prefix = paths.pop()
        picks = options.picks(prefix)
        _must(len(set(picks)) == len(picks), "small picks are told apart", f"{choice!r} {prefix!r} {picks!r}")
        paths.extend([(*prefix, pick) for pick in picks])
        if not picks:
            built = options.build(prefix)
            _must(options.has(built), "small picks build a member", f"{choice!r} {prefix!r}")
            reached.add(built)
    missed = [option for option in options if option not in reached]
    _must(not missed, "small picks reach every option", f"{choice!r} {missed!r}")


def check_save(game: Game, s: State) -> None:
    """Save and load give an equal digest, and saving twice gives equal bytes."""
    data = save(game, s)
    again = load(game, data)
    _must(digest(game, again) == digest(game, s), "save and load keep the digest")
    _must(save(game, again) == data, "a loaded state saves to the same bytes")


def check_loaded_plays_on(game: Game, s: State, stream: Stream, steps: int) -> None:
    """A loaded state looks and plays on, for so many answers, exactly like a clone."""
    fork, loaded = s.clone(), load(game, save(game, s))
    for step in range(steps):
        for viewer in (*range(len(game.seats_of(game.setup_of(s)))), None) if steps > 1 and step % 10 == 0 else ():
            same = plain_bytes(game.view(fork, viewer)) == plain_bytes(game.view(loaded, viewer))
            _must(same, "a loaded state looks the same", f"viewer {viewer}")
        if not fork.pending:
            break
        seat, answer = random_step(fork, stream)
        choice = pending_for(loaded, seat)
        if choice is None:
            raise Broken(f"a loaded state asks the same: nothing is asked of seat {seat}, given {loaded.given}")
        if seat == NATURE:
            _must(choice.options.sample(loaded.streams, choice.stream) == answer, "a loaded state draws the same")
        submit(loaded, seat, answer)
    _must(digest(game, fork) == digest(game, loaded), "a loaded state plays on like its original")


def check_undo_teaches_nobody(match: Match, stream: Stream) -> None:
    """What was answered since the undo limit looks the same in any world that a viewer could not tell apart before.

    Otherwise something was shown and `reveal` forgotten. Where another seat's answer is hidden and impossible in that
    world, any answer stands in for it.
    """
    game = match.game
    limit = max(match.undo_limit(), len(match.answers) - 3)  # what came before has been looked at before
    if limit == len(match.answers):
        return
    for viewer in range(len(match.seats())):
        world = game.determinize(match.past[limit], viewer, stream.below(1 << 30))
        for seat, answer in match.answers[limit:]:
            choice = pending_for(world, seat)
            if choice is None:
                raise Broken(f"free undo teaches nobody anything: seat {seat} is not asked, viewer {viewer}")
            submit(world, seat, answer if choice.options.has(answer) else random_answer(world, seat, stream))
        same = plain_bytes(game.view(world, viewer)) == plain_bytes(game.view(match.state, viewer))
        _must(same, "free undo teaches nobody anything", f"viewer {viewer}")


def check_clone(game: Game, s: State, stream: Stream, steps: int) -> None:
    """A clone plays on without touching its original, and a fork of equal answers gives equal states."""
    before = digest(game, s)
    one, two = s.clone(), s.clone()
    _must(digest(game, one) == before, "a clone equals its original")
    for _ in range(steps):
        if not one.pending:
            break
        seat, answer = random_step(one, stream)
        if seat == NATURE:
            _must(answer_for_nature(two) == answer, "a fork draws the same dice")
        else:
            submit(two, seat, answer)
    _must(digest(game, one) == digest(game, two), "a fork of equal answers is equal")
    _must(digest(game, s) == before, "a clone does not alias its original")


def check_frames(s: State) -> None:
    """Frames hold plain values only, and their copies hold all of them."""
    for frame in s.agenda:
        twin = frame.copy()
        for name in frame.FIELDS:
            value = getattr(frame, name)
            _must(_is_plain(value), "a frame holds plain values", f"{PROCEDURES.name(frame)}.{name} = {value!r}")
            _must(getattr(twin, name) == value, "a copied frame keeps its locals", f"{PROCEDURES.name(frame)}.{name}")


def _is_plain(value: object) -> bool:
    if isinstance(value, tuple):
        return all(_is_plain(x) for x in value)
    return value is None or isinstance(value, int | str | bool)


def check_views(game: Game, s: State, seed: int) -> None:
    """Two worlds that differ only in what a viewer cannot see give that viewer equal views and equal options."""
    for viewer in (*range(len(game.seats_of(game.setup_of(s)))), None):
        twin = game.determinize(s, viewer, seed)
        _must(
            plain_bytes(game.view(s, viewer)) == plain_bytes(game.view(twin, viewer)),
            "two worlds that look the same give the same view",
            f"viewer {viewer}",
        )
        _must(
            digest(game, game.determinize(s, viewer, seed + 1))
            == digest(game, game.determinize(twin, viewer, seed + 1)),
            "what a viewer imagines follows from what the viewer sees",
            f"viewer {viewer}",
        )
        twin.script = s.script  # the setup tells it
        _must(
            digest(game, game.blind(s, viewer)) == digest(game, game.blind(twin, viewer)),
            "what a viewer's page is made of follows from what the viewer sees",
            f"viewer {viewer}",
        )
        if viewer is not None:
            mine, theirs = pending_for(s, viewer), pending_for(twin, viewer)
            _must((mine is None) == (theirs is None), "two worlds that look the same ask the same", f"viewer {viewer}")
            if mine is not None and theirs is not None:
                _must(
                    mine.plain() == theirs.plain(), "two worlds that look the same offer the same", f"viewer {viewer}"
                )


def check_views_tell(game: Game, before: State, s: State) -> None:
    """No public field changes without a view changing: put back alone to what it was before, it shows.

    Public is every field that a state names (`FIELDS`) and does not declare as untold (`UNTOLD`).
    """
    viewers = (*range(len(game.seats_of(game.setup_of(s)))), None)
    shown = [plain_bytes(game.view(s, viewer)) for viewer in viewers]
    for name, twin in _put_back(before, s):
        try:
            told = [plain_bytes(game.view(twin, viewer)) for viewer in viewers]
        except (LookupError, ValueError, AssertionError):
            continue  # a table that cannot be like this shows it well enough
        _must(told != shown, "no public field changes without a view changing", name)


def _put_back(before: State, s: State) -> Iterator[tuple[str, State]]:
    """Twins of a state, in each of which one public field is as it was."""
    for name in s.FIELDS:
        old, new = getattr(before, name), getattr(s, name)
        if name in s.UNTOLD:
            continue
        if not isinstance(new, Table):
            if old != new:
                twin = s.clone()
                setattr(twin, name, old)
                yield name, twin
            continue
        for number in range(min(len(old), len(new))):
            if old.rows[number] is new.rows[number]:
                continue
            for field in new.rows[number].FIELDS:
                value = getattr(old.rows[number], field)
                if value != getattr(new.rows[number], field) and f"{name}.{field}" not in s.UNTOLD:
                    twin = s.clone()
                    setattr(getattr(twin, name).edit(number), field, value)
                    yield f"{name}.{field}", twin


def check_declared(game: Game, s: State) -> None:
    """Whatever is asked is a decision that the game has declared."""
    for choice in s.pending:
        known = game.decisions.chances if choice.seat == NATURE else game.decisions.seats
        _must(known.get(choice.kind) is choice.decision, "a decision that is asked is declared", repr(choice))


def check_events(game: Game, events: list[Event]) -> None:
    """Whatever is told is an event that the game has declared, with just its particulars."""
    known = OF_THE_KERNEL | game.events
    for event in events:
        _must(event.kind in known, "an event that is told is declared", repr(event))
        _must(set(event.data) == set(known[event.kind]), "an event has its particulars", repr(event))


def check_refusals(game: Game, s: State) -> None:
    """No option is refused, whatever else is refused, and by a rule of the book; tried on answers that nearly are options."""
    rules = rules_of(game)
    for choice in s.pending:
        if choice.seat == NATURE or pending_for(s, choice.seat) is not choice:
            continue
        stream = Stream(choice.options.size())
        for _ in range(NEIGHBOURS):
            member = choice.options.sample(stream.streams, 0)
            for value in (member, neighbour(member, stream)):
                refusal = game.why_not(s, choice, value)
                if choice.options.has(value):
                    _must(refusal is None, "an option is not refused", f"{choice!r} {value!r}: {refusal!r}")
                    continue
                if refusal is None:
                    raise Broken(f"what is no option is refused: {choice!r} {value!r}")
                known = refusal.rule in rules if rules is not None else bool(refusal.rule)
                _must(known, "a refusal cites a rule of the book", f"{choice!r} {value!r}: {refusal!r}")


def rules_of(game: Game) -> dict[str, Rule] | None:
    """The rules of the game's book by their ids; a toy has none."""
    try:
        return dict(game.rulebook().rules)
    except NotImplementedError:
        return None


def neighbour(value: object, stream: Stream) -> Answer:
    """Something that nearly is this answer: another number or word somewhere in it, or a part more or less."""
    if isinstance(value, tuple):
        if not value or stream.below(4) == 0:
            return value[1:] if value and stream.below(2) else (*value, stream.below(30))
        at = stream.below(len(value))
        return (*value[:at], neighbour(value[at], stream), *value[at + 1 :])
    if isinstance(value, str):
        return WORDS[stream.below(len(WORDS))]
    assert isinstance(value, int)
    return stream.below(30) if stream.below(2) else value + 1 - 2 * stream.below(2)


def check_state(game: Game, s: State, stream: Stream) -> None:
    """Everything that can be checked of one situation."""
    check_options(s, stream)
    check_declared(game, s)
    check_refusals(game, s)
    check_frames(s)
    check_save(game, s)
    check_loaded_plays_on(game, s, stream, 1)
    check_clone(game, s, stream, 3)
    check_views(game, s, stream.below(1 << 30))


def check_empty_steps(game: Game, setup: Setup, seed: int, decisions: int = 400, every: int = 5) -> None:
    """An empty step put before every step of every procedure changes no advice and no page.

    Whoever tells from a step number what is going on tells something else then.
    """
    plain = _looks(game, setup, seed, decisions, every)
    with empty_steps():
        padded = _looks(game, setup, seed, decisions, every)
    for number, (one, two) in enumerate(zip(plain, padded, strict=True)):
        for name in one:
            _must(
                one[name] == two.get(name),
                "an empty step changes nothing that is told",
                f"{name} at decision {number * every}, {one['asked']}: {one[name]} became {two.get(name)}",
            )


def _looks(game: Game, setup: Setup, seed: int, decisions: int, every: int) -> list[dict[str, str]]:
    """What is told at every so manieth decision of a game played at random."""
    stream = Stream(seed)
    match = Match(game, setup, seed)
    found = []
    for number in range(decisions):
        if not match.state.pending:
            break
        if number % every == 0:
            found.append(look(game, match.state, match.log))
        seat = seats_owing(match.state)[0]
        match.submit(seat, picked_answer(match.state, seat, stream))
    return found


def check_undo(match: Match) -> None:
    """Undo returns to equal digests and never, unasked, past information."""
    limit = match.undo_limit()
    seats = [seat for seat, _ in match.answers[limit:]]
    _must(NATURE not in seats, "free undo never takes back what nature said")
    for number in range(limit, len(match.answers)):
        _must(match.past[number].known == match.state.known, "free undo never goes past information")
    if not match.answers:
        return
    to = limit if limit < len(match.answers) else len(match.answers) - 1
    wanted = digest(match.game, match.past[to])
    answers = match.answers[to:]
    final = match.digest()
    match.undo(to, consent=True)
    # Where nature speaks next she says the same again: her stream went back, too.
    at = to
    while at < to + len(answers):
        if len(match.answers) > at:
            _must(match.answers[at] == answers[at - to], "nature repeats herself after undo")
        else:
            if at == to:
                _must(match.digest() == wanted, "undo returns to an equal digest")
            match.submit(*answers[at - to])
        at += 1
    _must(match.digest() == final, "undo and the same answers give the same state")


def play_checked(game: Game, setup: Setup, seed: int, thorough: int = 1) -> Iterator[int]:
    """Play one game at random, checking every `thorough`-th decision; yields after every decision.

    No situation comes twice: a seat that could return to one could keep the game going for ever.
    """
    stream = Stream(seed)
    match = Match(game, setup, seed)
    decisions = 0
    met: set[str] = set()
    while match.state.pending:
        situation = match.digest()
        _must(situation not in met, "no situation comes twice", f"{decisions} decisions, {match.state.pending}")
        met.add(situation)
        if decisions % thorough == 0:
            check_state(game, match.state, stream)
        seat = seat_to_answer(match.state, stream)
        draw = picked_answer if stream.below(2) else random_answer
        match.submit(seat, draw(match.state, seat, stream))
        decisions += 1
        if decisions % thorough == 0:
            check_undo_teaches_nobody(match, stream)
            check_views_tell(game, match.past[len(match.answers) - 1], match.state)
        if decisions % (20 * thorough) == 0:
            check_undo(match)
            check_loaded_plays_on(game, match.state, stream, 40)
        _must(decisions < MOST_DECISIONS, "a game ends")
        yield decisions
    _must(match.outcome() is not None, "a game that asks nothing more has an outcome")
    check_events(game, [event for _number, event in match.log])
    try:
        replay(game, parse_record(match.dump()))
    except RecordError as error:
        raise Broken(f"a replay equals its game: {error}") from error


def games_fingerprint(game: Game, setup: Setup, seeds: range) -> str:
    """A fingerprint of random games: equal in another process, with another hash seed, on another build."""
    mark = hashlib.blake2b(digest_size=16)
    for seed in seeds:
        stream = Stream(seed)
        s = game.new(setup, seed)
        decisions = 0
        while s.pending and decisions < 2000:
            random_step(s, stream)
            decisions += 1
        mark.update(digest(game, s).encode())
    return mark.hexdigest()


def check_other_process(code: str, wanted: str) -> None:
    """Run code that prints a fingerprint in another process, with another hash seed."""
    for hash_seed in ("1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
        _must(run.returncode == 0, "another process can play", run.stderr)
        _must(run.stdout.strip() == wanted, "another process plays the same games", run.stdout)
