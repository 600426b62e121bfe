"""The exact chances that matter for a decision, for the template."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from reverie.kernel.decision import Decision
from reverie.kernel.plain import Told

from ..rules import decisions
from ..rules.board import CELL_NAMES, CELLS
from ..rules.odds import attack_dice, chance_of_damage, prospects
from ..rules.queries import contested, creatures, defense
from .elements import cell_id, mini_id, strikes_back

if TYPE_CHECKING:
    from .scene import Drawing

MOST_ODDS: Final = 4


def odds(drawing: Drawing) -> Told | None:
    """The exact chances that matter for this decision."""
    choice, draft = drawing.scene.choice, drawing.scene.draft
    if choice is None or draft is None:
        return None
    if choice.decision in (decisions.ATTACKERS, decisions.DEATHBLOW):
        chosen = [m for pick in draft.chosen for m in (pick if isinstance(pick, tuple) else (pick,))]
        return odds_of_attack(drawing, choice.decision, tuple(chosen))
    if choice.decision in (decisions.STRIKE, decisions.ACTION):
        return odds_of_strike(drawing, choice.seat)
    if choice.decision is decisions.TARGET:
        return odds_of_target(drawing, [m for m in choice.options if isinstance(m, int)])
    if choice.decision in (decisions.DAMAGE, decisions.FATE):
        return odds_of_deathblow(drawing, choice.subject if choice.decision is decisions.FATE else -1)
    return None


def odds_of_attack(drawing: Drawing, asked: Decision, chosen: tuple[int, ...]) -> Told | None:
    s = drawing.s
    about = (decisions.ATTACKERS if asked is decisions.ATTACKERS else decisions.DEATHBLOW).about(s)
    attackers = chosen or about.candidates
    title = drawing.page.say("web-odds-chosen" if chosen else "web-odds-all", dice=attack_dice(s, attackers))
    return odds_table(drawing, title, "DB-302", about.seat, about.cell, attack_dice(s, attackers), about.doomed)


def odds_of_strike(drawing: Drawing, seat: int) -> Told | None:
    """All that may attack do, where the viewer points, or else where the first fight is."""
    s = drawing.s
    looked = drawing.scene.looked
    cells = [cell for cell in range(CELLS) if contested(s, cell) and cell not in s.fought]
    wanted = [cell for cell in cells if looked == cell_id(cell) or looked in minis_at(drawing, cell)]
    if not cells:
        return None
    cell = (wanted or cells)[0]
    dice = attack_dice(s, creatures(s, seat, cell))
    title = drawing.page.say("web-odds-at", cell=CELL_NAMES[cell], dice=dice)
    return odds_table(drawing, title, "DB-302", seat, cell, dice, ())


def minis_at(drawing: Drawing, cell: int) -> list[str]:
    return [mini_id(m) for seat in (0, 1) for m in creatures(drawing.s, seat, cell)]


def odds_of_target(drawing: Drawing, targets: list[int]) -> Told:
    dice = max(decisions.TARGET.about(drawing.s).x, 0)
    rows = []
    for m in targets:
        row = drawing.s.minis[m]
        rows.append(odds_row(drawing, "disrupts", m, chance_of_damage(dice, defense(drawing.s, m) - row.damage)))
    return told(drawing.page.say("web-odds-chosen", dice=dice), "DB-5.9", "", rows)


def odds_of_deathblow(drawing: Drawing, subject: int) -> Told | None:
    """What those that are about to fall may do as they die (DB-802.2g)."""
    s, page = drawing.s, drawing.page
    falling = [m for m in drawing.given if drawing.fate(m) in ("destroy", "both")]
    if subject >= 0:
        falling = [subject]
    falling = [m for m in falling if strikes_back(s, m)]
    if not falling:
        return None
    seat, cell = s.minis[falling[0]].owner, s.minis[falling[0]].cell
    dice = attack_dice(s, tuple(falling))
    names = ", ".join(page.name(s, m) for m in falling)
    found = odds_table(
        drawing, page.say("web-odds-falls", names=names, n=len(falling)), "DB-802.2g", seat, cell, dice, ()
    )
    if found is not None:
        found["note"] = page.say("web-odds-back", side=page.side_name(seat), dice=dice)
    return found


def odds_table(
    drawing: Drawing, title: str, rule: str, seat: int, cell: int, dice: int, doomed: tuple[int, ...]
) -> Told | None:
    """For each enemy, if all damage goes to it: disrupted, and where there is room, destroyed."""
    found = [p for p in prospects(drawing.s, seat, cell, dice) if p.enemy not in doomed]
    if not found:
        return None
    rows = []
    for p in found:
        rows.append(odds_row(drawing, "disrupts", p.enemy, p.disrupt))
        if len(found) * 2 <= MOST_ODDS:
            rows.append(odds_row(drawing, "destroys", p.enemy, p.destroy))
    rows.sort(key=lambda row: -row["chance"])
    return told(title, rule, drawing.page.say("web-odds-note"), rows[:MOST_ODDS])


def odds_row(drawing: Drawing, what: str, m: int, chance: Fraction) -> Told:
    label = drawing.page.say(f"web-odds-{what}", who=drawing.page.name(drawing.s, m))
    return {"text": label, "chance": float(chance), "hi": False}


def told(title: str, rule: str, note: str, rows: list[Told]) -> Told:
    if rows:
        max(rows, key=lambda row: row["chance"])["hi"] = True
    return {"title": title, "rule": rule, "note": note, "rows": rows}
