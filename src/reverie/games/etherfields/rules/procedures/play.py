"""Dreams and Slumbers, from their beginning to their end (EF-3.20 to EF-3.24, EF-4.98, EF-5.227 to EF-5.232, EF-5.249 to EF-5.258)."""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.agenda import AGAIN, DONE, Flow, ask, procedure, push
from reverie.kernel.domain import Listed
from reverie.parts.rules.effects import NO_TEXT

from .. import atoms, atoms_signs, decisions
from .. import atoms_map as ground
from .. import atoms_team as band
from .. import atoms_turns as turns
from .. import terms as t
from ..abilities import ITEM, NONE
from ..cast import SLUMBER_STORY
from ..decisions import NO
from ..effects.control import INSTEAD
from ..effects.walk import Deeds
from ..frames import Awakening, Dealing, Death, Delta, DreamRun, Laying, Leading, Play, Reading, SlumberRun, Turn
from ..legality import refuse_use
from ..places import may_stand
from ..state import FATE, ITEM_MARKET, LANDSCAPE, MARKET, NOBODY, OPEN, PART, SLUMBERS, WON, Session
from ..team import said, team
from .finale import ending_of
from .goal import check_goal
from .named import begin_rules
from .paying import begin_use
from .tracks import Tracked

SKIP: Final = "skip"
TRACK: Final = "track"
TRACKS: Final = 3
"""EF-10.21: markers on the tile of the Continuous Dream; with all of them the next Slumber must be played, and they go."""
TURNS_MOST: Final = 12
TUTORIAL_ORDER: Final = (10, 11, 1, 2, 5, 8, 4, 6, 7, 3, 9, 12)
"""EF-10.50: Turn cards of the First Dream, by their numbers."""


# Playing Turns -----------------------------------------------------------------------------------------------------------


def play_turns(s: Session, f: Play) -> Flow:
    """EF-5.154: while there are Turn cards; then the End of Turns, after which it is over whatever it said."""
    f.answer = None
    if f.over:
        return DONE
    if check_goal(s):
        return AGAIN
    if turns.turns_left(s):
        push(s, Turn(f.slumber))
        return AGAIN
    if f.ended:
        return DONE
    if not f.slumber and goes_on(s):
        return AGAIN
    f.ended = True
    if f.slumber:
        tile = s.cast.entities[f.tile]
        if tile.end_of_turns != NO_TEXT:
            push(s, Deeds(tile.end_of_turns, NOBODY, NOBODY, s.row_of(tile.code)))
    else:
        push(s, Reading(s.here().end_of_turns, s.first))
    return AGAIN


def goes_on(s: Session) -> bool:
    """A Dream whose own rule puts something else in the place of its End of Turns (EF-6.117)."""
    return any([INSTEAD[name](s) for name in s.here().rules if name in INSTEAD])


procedure(Play, ("EF-5.154", play_turns))


# A Dream (EF-3.20) ---------------------------------------------------------------------------------------------------------


def clear_slumber(s: Session, f: DreamRun) -> None:
    """(1) The Slumber Dreamscape leaves the board; Quirks go under the Fate deck (EF-5.9)."""
    clear_landscape(s)
    band.enter_layer(s, t.IN_DREAM)
    band.enter_dream(s, f.dream, f.location)
    band.track(s, 0)  # EF-5.308
    f.season = s.season
    atoms.forget_used(s, (t.PER_TURN, t.PER_MAP))
    for name in (*s.here().own, *REMEMBERED):
        atoms.set_count(s, name, 0)
        atoms.lower_flag(s, name)


REMEMBERED: Final = ("l3", "shielded", "restores")
"""EF-10.74: what First Memories count, in each Dream anew."""


def clear_landscape(s: Session) -> None:
    ground.clear_entities(s)
    for _space, card, _until in s.quirks:
        band.put_under(s, FATE, card)
    ground.clear_map(s)


def set_up(s: Session, f: DreamRun) -> None:
    """(2) The Gate's setup: its Secrets lie face down, the SETUP tiles in their slots."""
    dream = s.here()
    band.lay_secrets(s, tuple([card for card in dream.secrets if s.cast.cards[card].code not in s.gone]))
    ground.set_walls(s, dream.walls)
    begin_rules(s, "setup")
    if dream.setup != NO_TEXT:
        push(s, Deeds(dream.setup, s.first, NOBODY))


def turns_of(s: Session, dream: int) -> int:
    """EF-9.116, EF-10.12: by players; one more when gentle, one fewer of seven and more when deep; one more from the third death on."""
    made = s.cast.dreams[dream]
    count = made.turns[min(s.players(), len(made.turns) - 1)]
    if made.turns_by:
        count = made.turns_with[min(s.players(), len(made.turns) - 1)].get(s.count(made.turns_by), count)
    if s.setup["difficulty"] == "gentle":
        count += 1
    elif s.setup["difficulty"] == "deep" and count >= 7:
        count -= 1
    if s.count(f"deaths.{s.cast.dreams[dream].id}") >= 3:
        count += 1
    return min(count, TURNS_MOST)


def deal_turns(s: Session, f: DreamRun) -> None:
    """(3)"""
    order: tuple[int, ...] = ()
    if "tutorial" in s.here().rules:
        numbers = [card.id for card in s.cast.turn_cards]
        order = tuple([numbers.index(id) for id in TUTORIAL_ORDER])
    push(s, Dealing(turns_of(s, f.dream), order))


def introduce(s: Session, f: DreamRun) -> None:
    """(4) and (5): the introduction is read, and the Gate is turned, with its special rules."""
    turns.tell_dream_rules(s)
    if s.here().intro != NONE:
        push(s, Reading(s.here().intro, s.first))


def enter_spaces(s: Session) -> list[int]:
    """EF-5.125: spaces with an Entrance on which somebody may stand."""
    found = []
    for slot, number in enumerate(s.lying):
        if number != NONE:
            enter = s.cast.tiles[number].enter
            found += [4 * slot + corner for corner in range(4) if enter >> corner & 1]
    return [space for space in found if may_stand(s, space)]


def begin_entering(s: Session, f: DreamRun) -> None:
    f.answer = None
    f.seats = s.clockwise(s.first)


def enter(s: Session, f: DreamRun) -> Flow:
    """(6) Each Dreamer on any Entrance."""
    if f.answer is not None:
        ground.stand(s, f.seats[0], f.answer)
        f.answer = None
        f.seats = f.seats[1:]
    if not f.seats:
        return None
    ask(s, f.seats[0], decisions.ENTER, Listed(tuple(enter_spaces(s))))
    return AGAIN


def play_dream(s: Session, f: DreamRun) -> None:
    push(s, Play(False))


def conclude(s: Session, f: DreamRun) -> Flow:
    """How it ended: by a script, or by a death (EF-5.31); a Dream that nobody ended is lost."""
    f.answer = None
    if s.doomed != NOBODY:
        band.end_dream(s, t.RESULTS.index("died"))
    elif not s.result:
        band.end_dream(s, t.RESULTS.index("lost"))
    band.tell_dream_ended(s)
    return None


def settle_gate(s: Session, f: DreamRun) -> None:
    """EF-9.92, EF-10.26, EF-10.81: Gate, Season, what was not found, what opens."""
    dream, result = s.here(), t.RESULTS[s.result]
    gate = s.gate_of(f.dream)
    if result in ("won", "part"):
        band.set_gate(s, (f.dream, WON if result == "won" else PART, gate[2], gate[3]))
        atoms.set_count(s, result, s.count(result) + 1)
        if dream.number:
            band.add_shopping(s, 1)
            unlock_landscape(s, 1 if result == "won" else 0)
        leave_unfound(s)
        open_pairs(s)
    else:
        band.set_gate(s, (f.dream, OPEN, gate[2] + 1, gate[3]))
    if result == "died":
        name = f"deaths.{dream.id}"
        atoms.set_count(s, name, s.count(name) + 1)
    if f.season != NONE:  # EF-10.39: the Dream that brings the Seasons does not change theirs
        change_season(s, result)


def leave_unfound(s: Session) -> None:
    """EF-9.92: Items not found go to the Item Market, Influence cards to the Influence Market; the rest is removed."""
    for card in s.secrets:
        made = s.cast.cards[card]
        kind = t.KINDS[made.kind]
        if kind == "item":
            band.add_to_deck(s, ITEM_MARKET, card, False)
        elif kind == "influence":
            band.add_to_deck(s, MARKET, card, False)
        if made.code:
            band.remove_code(s, made.code)


PAIRS: Final = (("I-01",), ("I-02", "I-03"), ("I-04", "I-05"), ("I-06", "I-07"), ("I-08", "I-09"), ("I-10",))
SHORT_PAIRS: Final = (("I-01",), ("I-02",), ("I-04",), ("I-10",))
"""EF-10.83: those of the short campaign, which has the first two districts only."""
WORLD: Final = (("SU", "LM"), ("CW",), ("TH", "GQ"), ("CY",), ())
"""EF-10.26: which districts come with the next pair."""


def open_pairs(s: Session) -> None:
    """EF-10.26: both of a pair finished, and the next pair opens; a pack without them opens nothing."""
    finished = [gate[0] for gate in s.gates if gate[1] >= WON]
    ids = s.cast.dream_ids
    short = s.setup["short"]
    pairs = SHORT_PAIRS if short else PAIRS
    for number, pair in enumerate(pairs[:-1]):
        there = [ids[id] for id in pair if id in ids]
        if not there or not all([dream in finished for dream in there]):
            return
        for id in pairs[number + 1]:
            if id in ids:
                band.open_gate(s, ids[id])
        for tile in WORLD[number] if number == 0 or not short else ():
            if tile in s.cast.world_ids:
                band.find_world(s, s.cast.world_ids[tile])
        if short and number == SECOND and "W-12" in s.cast.card_ids:
            band.gain_wisdom(s, s.cast.card_ids["W-12"])  # EF-10.83
        if number == SECOND:
            offer_items(s)
        elif number == THIRD:
            for code in LATE_SLUMBERS:
                unlock_slumber(s, code)
            unlock_landscape(s, len(LANDSCAPE_ORDER))


SECOND: Final = 2
THIRD: Final = 3
LATE_SLUMBERS: Final = ("S-09", "S-10")
LANDSCAPE_ORDER: Final = ("A1", "C1", "B4", "A4", "C4")


def offer_items(s: Session) -> None:
    """EF-10.64: the last Items come to the Item Market."""
    for card in s.cast.starting["items"]:
        made = s.cast.cards[card]
        if not made.start and made.id not in s.gone:
            band.remove_code(s, made.id)
            band.add_to_deck(s, ITEM_MARKET, card, False)


def unlock_slumber(s: Session, code: str) -> None:
    if code not in s.gone and code in s.cast.entity_ids:
        band.remove_code(s, code)
        band.add_to_deck(s, SLUMBERS, s.cast.entity_ids[code], False)


def unlock_landscape(s: Session, count: int) -> None:
    """EF-10.72: the next Slumber map tiles, in their order."""
    left = [code for code in LANDSCAPE_ORDER if code not in s.gone and code in s.cast.tile_ids]
    for code in left[:count]:
        band.remove_code(s, code)
        band.add_to_deck(s, LANDSCAPE, s.cast.tile_ids[code], False)


def change_season(s: Session, result: str) -> None:
    """EF-5.34, EF-10.39: victory and failure lead to another Season; death changes nothing."""
    if s.season == NONE or result == "died":
        return
    after = s.cast.won_to.get(s.season, "") if result == "won" else s.cast.lost_to.get(s.season, "")
    if after and s.cast.seasons.get(after, NONE) not in (NONE, s.season):
        band.set_season(s, s.cast.seasons[after])


def clean_up(s: Session, f: DreamRun) -> None:
    """EF-4.98"""
    atoms.reset_payments(s)
    turns.gather_turns(s)
    ground.clear_entities(s)
    ground.clear_map(s)
    ground.clear_boards(s)
    atoms_signs.return_signs(s)
    band.drop_words(s, tuple([card for card in s.here().secrets if is_word(s.cast.cards[card].code)]))
    atoms.end_spans(s, (t.SPANS.index("dream"), t.SPANS.index("slumber"), *ACTIONS))
    for name in s.here().own:
        atoms.set_count(s, name, 0)
        atoms.lower_flag(s, name)
    atoms.forget_used(s, (t.PER_TURN, t.LIMITS.index("dream"), t.LIMITS.index("slumber"), t.PER_MAP))
    band.leave_dream(s)
    band.enter_layer(s, t.ON_MAP)


def is_word(code: str) -> bool:
    """EF-10.57: a Note with a number instead of a letter is for its Dream only."""
    return code[-1:].isdigit()


ACTIONS: Final = tuple(
    [t.SPANS.index(span) for span in ("roll", "action", "next-action", "next-card", "phase", "turn")]
)


def go_on(s: Session, f: DreamRun) -> Flow:
    """EF-4.1: to Death, to the end of the campaign (EF-10.43), to Awakening, or back to the Map, where the Slumber Dreamscape is laid again
    (EF-5.230)."""
    f.result = s.result
    if s.setup["start"] == "dream":
        return None
    if s.doomed != NOBODY:
        push(s, Death())
    elif ending_of(s):
        band.end_session(s, "part" if s.result == t.RESULTS.index("part") else ending_of(s))
    elif "(awaken)" in s.flags:
        atoms.lower_flag(s, "(awaken)")
        push(s, Awakening())
        if s.cast.dreams[f.dream].number == 0:
            push(s, Leading())
    else:
        push(s, Laying())
    return None


def ask_leader(s: Session, f: Leading) -> None:
    """EF-10.80: who woke up talking lets the Team say who is First Player; else it is whoever sits first."""
    if "first_talk" in s.flags and s.players() > 1:
        team(s).ask(s, decisions.ONE, Listed(tuple(range(s.players()))))


def take_leader(s: Session, f: Leading) -> None:
    turns.lead(s, 0 if f.answer is None else int(said(s, f.answer)))
    f.answer = None


procedure(Leading, ("EF-4.61", ask_leader), ("EF-4.61", take_leader))

procedure(
    DreamRun,
    ("EF-3.20", clear_slumber),
    ("EF-3.20", set_up),
    ("EF-3.20", deal_turns),
    ("EF-3.20", introduce),
    ("EF-3.20", begin_entering),
    ("EF-4.31", enter),
    ("EF-4.9", play_dream),
    ("EF-5.229", conclude),
    ("EF-9.92", settle_gate),
    ("EF-4.98", clean_up),
    ("EF-4.1", go_on),
)


# A Slumber (EF-3.24) -------------------------------------------------------------------------------------------------------


def draw_tile(s: Session, f: SlumberRun) -> None:
    """(1) The top tile is drawn and read (EF-5.215)."""
    f.tokens = s.tokens
    if f.tile == NONE:
        f.tile = band.take_top(s, SLUMBERS)
    band.draw_slumber(s, f.tile)
    push(s, Reading(s.cast.script_ids[SLUMBER_STORY + s.cast.entities[f.tile].code], s.first))


def enter_slumber(s: Session, f: SlumberRun) -> Flow:
    """(2) The Delta Phase, and tiles that are only a text, go their own way."""
    f.answer = None
    if s.cast.entities[f.tile].code == "S-04":
        push(s, Delta())
        return DONE
    band.enter_layer(s, t.IN_SLUMBER)
    atoms.forget_used(s, (t.PER_TURN, t.PER_MAP))
    for name in s.cast.entities[f.tile].own:
        atoms.set_count(s, name, 0)
    return None


def offer_ways(s: Session, f: SlumberRun) -> Flow:
    """EF-4.109: Skip before setup, the tile of the Continuous Dream, what skips for free."""
    tile = s.cast.entities[f.tile]
    options: list[Any] = [NO]
    if tile.skip:
        options.append(SKIP)
    if s.setup["continuous"] and s.tracks < TRACKS:
        options.append(TRACK)
    for card in s.items:
        for number in s.cast.cards[card].uses:
            use = s.cast.uses[number]
            if (
                use.source == ITEM
                and use.window == t.SLUMBER_DRAWN
                and not tile.is_text
                and refuse_use(s, s.first, use, t.SLUMBER_DRAWN) is None
            ):
                options.append(number)
    if len(options) > 1:
        team(s).ask(s, decisions.SLUMBER, Listed(tuple(options)), f.tile)
    return None


def begin_slumber(s: Session, f: SlumberRun) -> Flow:
    answer = NO if f.answer is None else said(s, f.answer)
    f.answer = None
    tile = s.cast.entities[f.tile]
    if answer == SKIP:
        push(s, Play(True, f.tile, False, True))
        push(s, Deeds(tile.end_of_turns, NOBODY, NOBODY))
        f.step = ENDS
        return None
    if answer == TRACK:
        push(s, Tracked())
        f.step = ENDS
        return None
    if answer != NO:
        begin_use(s, s.first, int(answer))
        f.step = ENDS
        return None
    if tile.is_text:
        push(s, Play(True, f.tile, False, True))
        push(s, Deeds(tile.text, NOBODY, NOBODY))
        f.step = ENDS
        return None
    if s.tracks >= TRACKS:
        band.track(s, 0)
    turns.set_turns(s, tile.turns)
    ground.open_entity(s, f.tile)
    push(s, Dealing(tile.turns))
    return None


def set_up_entity(s: Session, f: SlumberRun) -> None:
    """(5) Its setup from the top right corner: the first Turn card lies open before figures are spawned."""
    tile = s.cast.entities[f.tile]
    if tile.setup != NO_TEXT:
        push(s, Deeds(tile.setup, NOBODY, NOBODY, s.row_of(tile.code)))


def play_slumber(s: Session, f: SlumberRun) -> None:
    push(s, Play(True, f.tile))


def end_slumber(s: Session, f: SlumberRun) -> None:
    """EF-5.232: the tile goes under the Slumber deck, unless it left the game; Dreamers stay where they are."""
    f.answer = None
    if s.doomed != NOBODY:
        band.end_dream(s, t.RESULTS.index("died"))
    band.tell_slumber_ended(s)


def clean_slumber(s: Session, f: SlumberRun) -> None:
    """EF-4.98"""
    atoms.reset_payments(s)
    turns.gather_turns(s)
    ground.clear_entities(s)
    ground.clear_boards(s)
    ground.end_tokens(s, f.tokens)
    atoms.end_spans(s, (t.SPANS.index("dream"), t.SPANS.index("slumber"), *ACTIONS))
    ground.end_ground(s, (t.SPANS.index("dream"), t.SPANS.index("slumber"), t.SPANS.index("turn")))
    if not band.is_out(s, s.cast.entities[f.tile].code):
        band.put_under(s, SLUMBERS, f.tile)
    f.result = s.result
    band.leave_slumber(s)
    band.mark_slept(s, tuple([place.number for place in s.cast.locations if t.ICONS[place.icon] in ("key", "special")]))
    atoms.forget_used(s, (t.PER_TURN, t.LIMITS.index("dream"), t.LIMITS.index("slumber"), t.PER_MAP))
    band.enter_layer(s, t.ON_MAP)
    if s.doomed != NOBODY and s.setup["start"] != "slumber":
        push(s, Death())


ENDS: Final = 6

procedure(
    SlumberRun,
    ("EF-3.24", draw_tile),
    ("EF-3.24", enter_slumber),
    ("EF-4.109", offer_ways),
    ("EF-3.24", begin_slumber),
    ("EF-5.169", set_up_entity),
    ("EF-4.9", play_slumber),
    ("EF-5.232", end_slumber),
    ("EF-4.98", clean_slumber),
)
