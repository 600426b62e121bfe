"""Turning points of a game: decisions that gave something away, that found the one good answer, or that the dice settled.

Only decisions that somebody really took are looked at: no windows that were let pass, nothing that passes by itself. The
strongest bot weighs the answer that was given against others, and what it promised against what came.
"""

from __future__ import annotations

import logging
from bisect import bisect_right
from typing import Final

from reverie.kernel.agenda import pending_for
from reverie.kernel.choice import LEAVE, NATURE
from reverie.kernel.codec import save
from reverie.kernel.match import Match
from reverie.kernel.page import Page
from reverie.kernel.plain import Body

from ..hub.hub import Hub
from ..hub.replays import Replay
from ..hub.thinking import Weighing
from ..rooms.levels import find_level
from ..words.texts import texts
from .curve import curve_of, last_step, side_name, two_sides
from .render import Context

log = logging.getLogger("reverie.table")

MOST_PHASES: Final = 8
"""So many phases in which the estimate moved are weighed..."""
MOST_WEIGHED: Final = 6
"""... and so many other decisions..."""
SECONDS: Final = 0.3
"""... each for so long..."""
LONG_SECONDS: Final = 1.5
"""... and so long if it seems to have mattered, and might be chance."""
SWING: Final = 5
"""The estimate moved by at least so much out of a hundred between this decision and the next."""
CLEAR: Final = 5.0
"""So many points out of a hundred are worth a word, given away or lost and won by luck..."""
SURE: Final = 2.0
"""... if they are so many standard errors."""
FOUND: Final = 10.0
"""So much better than every other is the one good answer."""
MOST_ROLLS: Final = 3
"""Lines of the log that tell what was rolled."""


class Turn:
    """A decision: the number of its answer, the one with which its phase began, the last step of the phase, and how the
    estimate moved in it."""

    __slots__ = ("began", "by", "number", "until")

    def __init__(self, number: int, began: int, until: int, by: int) -> None:
        self.number = number
        self.began = began
        self.until = until
        self.by = by


def decisions_of(match: Match, page: Page) -> list[int]:
    """The numbers of the answers that somebody gave on purpose."""
    match.recall()
    found = []
    for number, (seat, answer) in enumerate(match.answers, start=1):
        if seat == NATURE or answer == LEAVE:
            continue
        choice = pending_for(match.past[number - 1], seat)
        if choice is None or choice.options.size() < 2:
            continue
        if choice.decision in page.asides():
            if answer == choice.passing():
                continue  # a window that was let pass
            state = match.sight_at(number - 1, seat).state
            if page.auto_answer(state, choice, {}) == answer:
                continue
        found.append(number)
    return found


def turns_of(match: Match, page: Page, values: list[int]) -> list[Turn]:
    """The decisions to be weighed: one of each phase in which the estimate moved most, and those that the heuristic would
    have taken otherwise, by what was lost until the turn was over.

    Estimates are compared where nothing is under way: between a blow and what it does they say little. Where no dice fell and
    everybody did the usual, it is the turn alone that moved them.
    """
    numbers = decisions_of(match, page)
    rests = [number for number in numbers if begins(match, number)]
    phases: dict[int, list[Turn]] = {}
    for number in numbers:
        at = bisect_right(rests, number)
        first = rests[at - 1] if at else number
        until = rests[at] - 1 if at < len(rests) else last_step(match)
        turn = Turn(number, rest_before(match, number), until, values[until] - values[first - 1])
        phases.setdefault(first, []).append(turn)
    odd = [turn for phase in phases.values() for turn in phase if unusual(match, turn.number)]
    told = [teller_of(match, first, phase, odd) for first, phase in phases.items()]
    moved = [turn for turn in told if abs(turn.by) >= SWING and (turn in odd or dice_fell(match, turn))]
    moved = sorted(moved, key=lambda turn: -abs(turn.by))[:MOST_PHASES]
    odd = [turn for turn in odd if turn not in moved]
    costs = {turn.number: lost_by_then(match, turn.number, values) for turn in odd}
    return moved + sorted(odd, key=lambda turn: -costs[turn.number])[:MOST_WEIGHED]


def teller_of(match: Match, first: int, phase: list[Turn], odd: list[Turn]) -> Turn:
    """The decision of a phase that is weighed: one out of the ordinary; else the last of whoever began it."""
    own = [turn for turn in phase if match.answers[turn.number - 1][0] == match.answers[first - 1][0]]
    return next((turn for turn in phase if turn in odd), (own or phase)[-1])


def begins(match: Match, number: int) -> bool:
    """Whether something began with an answer, and nothing was under way before it."""
    choice = pending_for(match.past[number - 1], match.answers[number - 1][0])
    return choice is not None and choice.decision in match.game.bots.rests


def unusual(match: Match, number: int) -> bool:
    """Whether the game's heuristic would have given another answer."""
    seat, answer = match.answers[number - 1]
    choice = pending_for(match.past[number - 1], seat)
    assert choice is not None
    state = match.game.blind(match.past[number - 1], seat)
    return bool(match.game.bots.advise(state, choice).answer != answer)


def lost_by_then(match: Match, number: int, values: list[int]) -> int:
    """What the side of whoever gave an answer had lost when the turn was over."""
    bots, seat = match.game.bots, match.answers[number - 1][0]
    moment = bots.moment(match.past[number - 1])
    over = next((step for step in range(number, len(match.past)) if bots.moment(match.past[step]) != moment), -1)
    lost = values[number - 1] - values[over]
    return lost if seat in match.game.allies(match.header.setup, 0) else -lost


def rest_before(match: Match, number: int) -> int:
    """The last answer up to a number with which whoever gave it began something (`Adviser.rests`): a roll phase, an action."""
    bots, seat = match.game.bots, match.answers[number - 1][0]
    moment = bots.moment(match.past[number - 1])
    for earlier in range(number, 0, -1):
        if match.answers[earlier - 1][0] != seat:
            continue
        before = match.past[earlier - 1]
        choice = pending_for(before, seat)
        if bots.moment(before) != moment:
            break
        if choice is not None and choice.decision in bots.rests:
            return earlier
    return number


async def weighed(hub: Hub, made: Replay, turn: Turn) -> Body | None:
    """What the strongest bot says about a decision; worked out once for each replay, and longer where it is not sure."""
    if turn.number not in made.weighed:
        said = await weighed_for(hub, made, turn, SECONDS)
        if said is not None and unsure(said):
            said = await weighed_for(hub, made, turn, LONG_SECONDS)
        if said is None:
            return None
        made.weighed[turn.number] = said
    return made.weighed[turn.number]


async def weighed_for(hub: Hub, made: Replay, turn: Turn, seconds: float) -> Body | None:
    match = made.match
    seat, answer = match.answers[turn.number - 1]
    states = [save(match.game, made.state_at(step)) for step in (turn.number - 1, turn.began - 1, turn.until)]
    began = match.answers[turn.began - 1][1]
    asked = Weighing(match.game.name, seat, states[0], answer, states[1], began, states[2], seconds, turn.number)
    try:
        return await hub.thinking.weigh(asked)
    except Exception as error:  # a worker that fails costs an opinion, not the page
        log.error("no second opinion", extra={"error": repr(error)}, exc_info=error)
        return None


def unsure(said: Body) -> bool:
    """Whether something seems clear, and might be chance."""
    return not kind_of(said) and max(said["better"], abs(said["luck"])) >= CLEAR


async def turning_points(hub: Hub, made: Replay, language: str) -> list[Context]:
    """The turning points in the order in which they came, in words."""
    drawn = await hub.drawing.do(curve_of, made)
    if drawn is None:
        return []
    match = made.match
    page = match.game.web_page(language)
    turns = await hub.drawing.do(turns_of, match, page, drawn["values"])
    points: list[Context] = []
    lucky: dict[int, Context] = {}
    for turn in sorted(turns, key=lambda turn: turn.number):
        said = await weighed(hub, made, turn)
        kind = kind_of(said) if said is not None else ""
        if said is None or not kind or (kind == "luck" and not await hub.drawing.do(left_to_dice, match, page, turn)):
            continue
        point = await hub.drawing.do(point_of, made, page, turn, said, kind)
        if kind == "luck":  # one phase, one word about its luck: where it has led in the end
            if turn.began in lucky:
                points.remove(lucky[turn.began])
            lucky[turn.began] = point
        points.append(point)
    return points


def kind_of(said: Body) -> str:
    """What kind of a turning point this is; nothing for none."""
    lost = said["better"] if said["better"] >= max(CLEAR, SURE * said["doubt"]) else 0.0
    luck = abs(said["luck"]) if abs(said["luck"]) >= max(CLEAR, SURE * said["luck_doubt"]) else 0.0
    if lost and lost >= luck:
        return "mistake"
    if luck:
        return "luck"
    found = not said["usual"] and not said["better"] and said["given"] - said["next"] >= FOUND
    return "found" if found else ""


def point_of(made: Replay, page: Page, turn: Turn, said: Body, kind: str) -> Context:
    """One turning point in words: `title` and `lines`, and the plain values behind them."""
    match, t = made.match, texts(page.language).get
    number = turn.began if kind == "luck" else turn.number
    seat, answer = match.answers[number - 1]
    state = match.sight_at(number - 1, seat).state
    choice = pending_for(state, seat)
    assert choice is not None
    helped = side_of(match, seat, said["luck"] > 0) if kind == "luck" else match.game.allies(match.header.setup, seat)
    names = {"who": name_of(made, page, (seat,)), "helped": name_of(made, page, helped)}
    numbers = {name: round(said[name]) for name in ("given", "meant", "next", "reached")} | {
        "best": round(said["given"] + said["better"]),
        "lost": round(said["better"]),
        "luck": round(abs(said["luck"])),
    }
    lines = [t("points-played", what=page.advised(state, choice, answer))]
    if kind == "mistake":
        why = page.reason(state, said["reason"], said["reason_args"])
        lines += [t("points-better", what=page.advised(state, choice, said["best"]), why=why)]
    if kind == "luck":
        lines += rolls_of(made, page.language, turn)
    lines.append(t(f"points-{kind}-chances", **names, **numbers))
    look = page.seat_look(seat if kind != "luck" else helped[0])
    return {
        "kind": kind,
        "step": turn.until,
        "before": number - 1,
        "title": t(f"points-{kind}", **names, **numbers),
        "lines": lines,
        "question": page.question(state, choice),
        "rule": choice.rule,
        "seat": seat,
        "who": look | {"name": names["helped" if kind == "luck" else "who"]},
        **numbers,
    }


def dice_fell(match: Match, turn: Turn) -> bool:
    return any(match.answers[number - 1][0] == NATURE for number in range(turn.began, turn.until + 1))


def left_to_dice(match: Match, page: Page, turn: Turn) -> bool:
    """Whether dice fell in the phase of a decision, and everybody decided in it as the heuristic would: then what came of it
    was luck."""
    if not dice_fell(match, turn):
        return False
    within = range(turn.began, turn.until + 1)
    decided = [number for number in decisions_of(match, page) if number in within and number > turn.began]
    return not any(unusual(match, number) for number in decided)


def side_of(match: Match, seat: int, own: bool) -> tuple[int, ...]:
    """The seat's own side, or the other one."""
    sides = two_sides(match)
    if sides is None or not sides[1]:
        return match.game.allies(match.header.setup, seat)
    return sides[0] if (seat in sides[0]) == own else sides[1]


def name_of(made: Replay, page: Page, side: tuple[int, ...]) -> str:
    """Those who play together, by their names: a bot by its level, a seat without a name by its mark."""
    words = texts(page.language)
    told = []
    for seat in side:
        one = made.sitters[seat]
        level = find_level(one.level)
        bot = words.get("level-bot", level=words.get(level.key)) if level is not None else words.get("level-bot-name")
        told.append(one.name or (bot if one.bot else side_name(made.match, page, (seat,))))
    return ", ".join(told)


def rolls_of(made: Replay, language: str, turn: Turn) -> list[str]:
    """What the log tells of the rolls after a decision."""
    rolled = {number for number in range(turn.began, turn.until + 1) if made.match.answers[number - 1][0] == NATURE}
    told = [line.text for line in made.telling(language, None).lines if line.step in rolled and line.text]
    return told[-MOST_ROLLS:]
