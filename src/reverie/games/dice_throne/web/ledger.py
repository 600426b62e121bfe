"""The damage ledger: every entry of the pool on a line, then the sum as section 5.8 works it out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from reverie.kernel.plain import Particulars, Told

from ..bots.lore import lore_of
from ..bots.worth import best_defence, foe_of
from ..rules.cast import KINDS
from ..rules.damage import accounts
from ..rules.decisions import ANNOUNCE, REROLL
from ..rules.pool import victim_of
from ..rules.state import (
    ADDED,
    AIMED,
    AVOIDED,
    BY_DEFENCE,
    HALVED,
    HEALED,
    IF_DEALT,
    INCOMING,
    NO_LINE,
    OFFENCE,
    PREVENTED,
    REFLECTED,
    TIMES,
    VERBS,
    DiceThrone,
    Entry,
)
from .results import result_of, strongest

if TYPE_CHECKING:
    from reverie.kernel.page import Scene

    from .page import DiceThroneWeb

MINUS: Final = "\u2212"
RULES: Final = {
    ADDED: "DT-5.31",
    PREVENTED: "DT-5.121",
    HALVED: "DT-5.122",
    TIMES: "DT-5.122",
    AVOIDED: "DT-5.126",
    REFLECTED: "DT-5.124",
    HEALED: "DT-5.130",
    IF_DEALT: "DT-5.131",
}
KIND_RULES: Final = {
    "normal": "DT-5.101",
    "undefendable": "DT-5.102",
    "pure": "DT-5.103",
    "collateral": "DT-5.104",
    "ultimate": "DT-5.105",
}
SUM_RULE: Final = "DT-5.129"
MENTIONED: Final = 0.05
"""What a defence prevents on average, from which it has a line of its own."""


class Row(TypedDict):
    """A line of an account."""

    text: str
    rule: str
    value: str
    kind: str


Part = TypedDict("Part", {"who": str, "crest": str, "class": str, "rows": list[Row]})
"""The account of one victim."""


def signed(amount: int, minus: bool = False) -> str:
    return f"{MINUS}{amount}" if minus and amount else f"+{amount}"


def ledger(page: DiceThroneWeb, scene: Scene[DiceThrone]) -> Told | None:
    """What is on its way, or else what landed last; None before anything did."""
    s = scene.state
    if s.pool:
        found = [(victim, account.plain()) for victim, account in accounts(s)]
        parts = [account(page, s, s.pool, victim, sums) for victim, sums in found]
        aimed = [entry for entry in s.pool if entry[1] == AIMED]
        if aimed:
            parts.insert(0, _aimed(page, s, aimed))
        shown = [part for part in parts if part["rows"]]
        return {"title": page.say("web-ledger-now"), "landed": False, "expected": False, "folded": "", "parts": shown}
    stopped = if_stopped(page, scene)
    if stopped is not None:
        return stopped
    found_last = _last(scene)
    if not found_last:
        return None
    settled = [data for data, _change in found_last]
    parts = [landed(page, s, data, change) for data, change in found_last]
    shown = [part for part in parts if part["rows"]]
    folded = _folded(page, s, settled) if s.dice else ""
    return {"title": page.say("web-ledger-last"), "landed": True, "expected": False, "folded": folded, "parts": shown}


def _folded(page: DiceThroneWeb, s: DiceThrone, settled: list[Particulars]) -> str:
    """What landed last in one line, for when new dice lie on the table: they come first."""
    told = []
    for data in settled:
        change = data["healing"] - data["final"]
        if change:
            told.append(f"{page.who(s, data['seat'])} {signed(abs(change), change < 0)}")
    title = page.say("web-ledger-last")
    return f"{title}: {', '.join(told)}" if told else title


def _last(scene: Scene[DiceThrone]) -> list[tuple[Particulars, Particulars | None]]:
    """The accounts that were settled together last, each with the health that it changed."""
    found: list[tuple[Particulars, Particulars | None]] = []
    changes: dict[int, Particulars] = {}
    for _number, event in reversed(scene.log):
        if not event.seen_by(scene.viewer):
            continue
        if event.kind == "health-changed":
            changes[event.data["seat"]] = event.data
        elif event.kind == "settled":
            found.insert(0, (event.data, changes.pop(event.data["seat"], None)))
        elif found and event.kind in ("entered", "phase-began", "turn-began"):
            break
    return found


def landed(page: DiceThroneWeb, s: DiceThrone, data: Particulars, change: Particulars | None) -> Part:
    """An account that was settled, with the health before and after."""
    part = account(page, s, data["entries"], data["seat"], data)
    if change is not None:
        told = f"{change['health'] - change['change']} → {change['health']}"
        part["rows"].append({"text": page.say("web-ledger-health"), "rule": "", "value": told, "kind": "health"})
    return part


def if_stopped(page: DiceThroneWeb, scene: Scene[DiceThrone]) -> Told | None:
    """What would land on average if the viewer stopped rolling now; None where nothing would."""
    s, choice = scene.state, scene.choice
    if choice is None or choice.decision not in (REROLL, ANNOUNCE) or s.purpose != OFFENCE or s.roller != choice.seat:
        return None
    seat = choice.seat
    found = list(s.hero(seat).fit(s.cast, s.players.rows[seat].levels, s.dice))
    best = strongest(s, seat, found) if found else NO_LINE
    if best == NO_LINE or not (result := result_of(s, seat, best)).damage:
        return None
    rows: list[Row] = [
        {"text": page.line_slot(s, best), "rule": "DT-4.45", "value": f"{result.damage:.3g}", "kind": ""}
    ]
    total, foe, name = result.damage, foe_of(s, seat), page.say("word-target")
    if len(s.opponents(seat)) == 1:
        name = page.who(s, foe)
        slot, guard, _sting = best_defence(lore_of(s.cast), s.players.rows[foe].hero, s.players.rows[foe].levels)
        spared = min(guard, result.defendable)
        if spared >= MENTIONED:
            text = page.say("web-ledger-mean", slot=page.slot(s, foe, slot), who=name)
            rows.append({"text": text, "rule": "DT-4.63", "value": f"{MINUS}{spared:.1f}", "kind": ""})
            total -= spared
    rows.append({"text": page.say("web-ledger-expected", who=name), "rule": "", "value": f"{total:.3g}", "kind": "sum"})
    part: Part = {"who": "", "crest": "", "class": "", "rows": rows}
    return {"title": page.say("web-ledger-if"), "landed": False, "expected": True, "folded": "", "parts": [part]}


def _aimed(page: DiceThroneWeb, s: DiceThrone, entries: list[Entry]) -> Part:
    """Damage of an ability whose target nobody knows yet."""
    rows = [row(page, s, entry) for entry in entries]
    total = sum(amount for verb, _victim, amount, *_rest in entries if verb in (INCOMING, ADDED))
    last: Row = {"text": page.say("web-ledger-so-far"), "rule": "", "value": str(total), "kind": "sum"}
    return {"who": page.say("word-target"), "crest": "", "class": "", "rows": [*rows, last]}


def row(page: DiceThroneWeb, s: DiceThrone, entry: Entry) -> Row:
    verb, victim, amount, kind, origin, by, source = entry
    name = page.source(s, victim if victim >= 0 and source[0] == "companion" else by, source)
    word = page.say(f"web-ledger-{VERBS[verb]}", source=name, kind=page.say("web-kind", kind=KINDS[kind]), n=amount)
    value = {
        INCOMING: str(amount),
        ADDED: signed(amount),
        IF_DEALT: signed(amount),
        PREVENTED: signed(amount, True),
        HEALED: "",
        HALVED: f"{MINUS}½",
        TIMES: f"×{amount}",
        AVOIDED: "0",
        REFLECTED: "½",
    }[verb]
    rule = KIND_RULES[KINDS[kind]] if verb == INCOMING else RULES[verb]
    if verb == PREVENTED and origin == BY_DEFENCE:
        rule = "DT-4.64"
    if verb == HEALED:
        value = signed(amount)
    return {"text": word, "rule": rule, "value": value, "kind": "good" if verb == HEALED else ""}


def account(
    page: DiceThroneWeb,
    s: DiceThrone,
    pool: tuple[Entry, ...],
    victim: int,
    sums: dict[str, int],
) -> Part:
    """One victim's account, line by line."""
    hero = s.hero(victim).id
    mine = [entry for entry in pool if victim_of(entry) == victim]
    rows = [row(page, s, entry) for entry in mine]
    entered = sum(amount for verb, _victim, amount, *_rest in mine if verb in (INCOMING, ADDED, IF_DEALT))
    reckoned = sums["defendable"] + sums["avoidable"] + sums["ultimate"] + sums["shadowed"]
    if reckoned > entered:
        back: Row = {
            "text": page.say("web-ledger-back-in"),
            "rule": "DT-5.124",
            "value": signed(reckoned - entered),
            "kind": "",
        }
        rows.append(back)
    if sums["shadowed"]:
        rows.append(
            {
                "text": page.say("web-ledger-shadowed"),
                "rule": "DT-9.18",
                "value": signed(sums["shadowed"], True),
                "kind": "",
            }
        )
    if sums["warded"] or sums["prevented"] or sums["halves"] or sums["times"] or sums["avoided"]:
        rows.append(
            {"text": page.say("web-ledger-subtotal"), "rule": "DT-5.121", "value": str(sums["subtotal"]), "kind": "sub"}
        )
    changed = sums["final"] - sums["ultimate"] - sums["subtotal"]
    if (sums["halves"] or sums["times"] or sums["avoided"]) and changed:
        told = signed(abs(changed), changed < 0)
        rows.append({"text": page.say("web-ledger-changed"), "rule": "DT-5.123", "value": told, "kind": ""})
    if sums["ultimate"] and changed + sums["subtotal"] != 0:
        rows.append(
            {"text": page.say("web-ledger-ultimate"), "rule": "DT-5.105", "value": signed(sums["ultimate"]), "kind": ""}
        )
    if rows and (reckoned or not sums["healing"]):
        rows.append(
            {"text": page.say("web-ledger-final"), "rule": SUM_RULE, "value": str(sums["final"]), "kind": "sum"}
        )
    if sums["back"]:
        rows.append(
            {"text": page.say("web-ledger-back"), "rule": "DT-5.124", "value": str(sums["back"]), "kind": "back"}
        )
    return {
        "who": page.who(s, victim),
        "crest": page.emblems.crest(hero),
        "class": page.seat_look(victim)["class"],
        "rows": rows,
    }
