"""EF-10.58, Quarantine of Echoes: which Echoes are in play, by the flags of the Dreams before; where they wait, and whose file is read."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import push
from reverie.kernel.domain import Listed

from .. import atoms, decisions
from .. import atoms_map as ground
from ..cast import Op
from ..effects.control import enter_rule
from ..effects.walk import Deeds, lair_colour, pick
from ..frames import Spawning
from ..state import NOWHERE, Session
from ..terms import SPACES

ECHOES: Final[dict[str, tuple[str, ...]]] = {
    "E2": ("bells_kept", "bells_muted"),
    "E3": ("boats_burned",),
    "E4": ("debt_forged",),
    "E5": ("seed_eaten",),
    "E6": ("understudy_sold",),
    "E7": ("name_hidden",),
    "E8": ("loop_kept",),
}
"""By Echo: the flags of the campaign that bring it."""
OWN: Final = "R"
FEWEST: Final = 2
MORE: Final = 2
"""At most so many Echoes more than Dreamers."""
FILES: Final = 6


def roster(s: Session) -> list[str]:
    """The Echoes of this Dream in the order of their files; Own Echoes come last."""
    return [echo for echo in ECHOES if f"here_{echo}" in s.flags] + [OWN] * s.count("own_echoes")


def draw_up(s: Session, f: Deeds, op: Op) -> bool:
    """The flags say which Echoes there are; of too many the Team leaves out which it likes, and Own Echoes fill up to two. Once they are
    known, those that wait come to Lairs that are new, and those whose files were read listen."""
    if f.stage == 0 and s.count("echoes"):
        read_files(s)
        return put_out(s, f, op)
    if f.stage == 0:
        owed = [echo for echo, flags in ECHOES.items() if [1 for flag in flags if flag in s.flags]]
        f.line, f.stage = tuple([list(ECHOES).index(echo) for echo in owed]), 1
    known = list(ECHOES)
    while len(f.line) > s.players() + MORE:
        answer = pick(s, f, decisions.CHOOSE, Listed(tuple([known[number] for number in f.line])), True)
        if answer is None:
            return False
        f.line = tuple([number for number in f.line if known[number] != str(answer)])
    for number in f.line:
        atoms.raise_flag(s, f"here_{known[number]}")
    atoms.set_count(s, "own_echoes", max(0, FEWEST - len(f.line)))
    atoms.set_count(s, "echoes", len(roster(s)))
    atoms.set_count(s, "enough", len(roster(s)) - 1)
    return put_out(s, f, op)


def put_out(s: Session, f: Deeds, op: Op) -> bool:
    """Echoes that wait come one to each Lair of the tiles that this text has laid; what is left when all of them lie is spawned as usual
    (EF-5.166)."""
    waiting = roster(s)[s.count("waiting") :]
    laid = [s.cast.tile_ids[one.code] for one in s.cast.texts[op.text].ops if one.effect.name == "place-tile"]
    spaces = [space for space in range(SPACES) if s.lying[space // 4] in laid and lair_colour(s, space) is not None]
    if all([tile in s.lying for tile in s.here().tiles]):
        spaces += [NOWHERE] * len(waiting)
    coming = list(zip(waiting, spaces, strict=False))
    atoms.set_count(s, "waiting", s.count("waiting") + len(coming))
    for echo, space in reversed(coming):
        push(s, Spawning(ground.open_entity(s, s.cast.entity_ids[f"{s.here().id} {echo}"]), 1, space))
    return True


def read_files(s: Session) -> None:
    """Whoever has a file that is read listens from now on."""
    own = 0
    for number, echo in enumerate(roster(s)[:FILES]):
        if f"file_{number + 1}" in s.flags:
            if echo == OWN:
                own += 1
            else:
                atoms.raise_flag(s, f"known_{echo}")
    atoms.set_count(s, "own_files", own)


enter_rule("echo-roster", draw_up)
