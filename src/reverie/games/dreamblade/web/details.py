"""All about one miniature or one cell, for the panel and the sheet that explain what is pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reverie.kernel.browser import Details, Mark, Sentence, Value

from ..rules.board import CELL_NAMES, PORTAL
from ..rules.keywords import ASPECTS, KEYWORDS
from ..rules.notation import FREE_X, NO_COST, Ability
from ..rules.procedures.conquest import claims
from ..rules.procedures.spawn import price
from ..rules.queries import contested, creatures, defense, explain_stat, life, power
from ..rules.state import DREAMSCAPE, GRAVEYARD, RESERVES, ZONES, Dreamblade

if TYPE_CHECKING:
    from .page import DreambladeWeb

ASPECT_EMBLEMS: Final = ("asp-valor", "asp-madness", "asp-fear", "asp-passion")
BLADE_EMBLEMS: Final = {
    (1, False): "blade",
    (1, True): "multiblade",
    (2, False): "blade-double",
    (2, True): "blade-double-multi",
}
STATS: Final = (("power", power), ("defense", defense), ("life", life))


def requirements(page: DreambladeWeb, a: Ability) -> list[dict[str, str]]:
    """What an ability needs, as emblems with names; a price has its number."""
    told = []
    if a.score:
        told.append({"em": "score", "name": page.say("web-req-score"), "text": ""})
    if a.comes:
        told.append({"em": "comes-into-play", "name": page.say("web-req-comes"), "text": ""})
    if a.cost != NO_COST:
        cost = "X" if a.cost == FREE_X else str(a.cost)
        told.append({"em": "spawn", "name": page.say("web-req-spawn", n=cost), "text": cost})
    if a.blades:
        emblem = BLADE_EMBLEMS[a.blades, a.multi]
        told.append({"em": emblem, "name": page.say(f"web-req-{emblem}"), "text": ""})
    return told


def aspects(page: DreambladeWeb, s: Dreamblade, m: int) -> list[dict[str, str]]:
    p = s.cast.piece_of[m]
    return [{"em": ASPECT_EMBLEMS[a], "text": page.say(f"aspect-{ASPECTS[a]}")} for a in p.of]


def _sum(base: int, changes: list[tuple[str, int, int]]) -> str:
    """`6 + 1`: how a value came about; nothing for a value as printed."""
    if not changes:
        return ""
    parts = [str(base)]
    for _keyword, _bearer, change in changes:
        parts.append(f"{'+' if change >= 0 else '−'} {abs(change)}")
    return " ".join(parts)


def _values(page: DreambladeWeb, s: Dreamblade, m: int) -> list[Value]:
    p = s.cast.piece_of[m]
    if not p.creature:
        return []
    told: list[Value] = []
    there = s.minis[m].zone == DREAMSCAPE
    for stat, now in STATS:
        base = int(getattr(p, stat))
        star = stat == "power" and str(p.data.stats).startswith("*")
        changes = explain_stat(s, m, stat) if there else []
        told.append(
            {
                "mark": f"st-{stat}",
                "label": page.say(f"web-{stat}"),
                "value": now(s, m) if there else "*" if star else base,
                "sum": "" if star else _sum(base, changes),
            }
        )
    if there and s.minis[m].damage:
        told.append({"mark": "st-harm", "label": page.say("web-damage"), "value": s.minis[m].damage, "sum": ""})
    return told


def _ability_line(page: DreambladeWeb, a: Ability) -> Sentence:
    """An ability as one line: its last need is the emblem, what an emblem cannot say stands in words."""
    needs = requirements(page, a)
    spelled = [need["name"] for need in needs[:-1]]
    if needs and needs[-1]["text"]:
        spelled.append(needs[-1]["name"])
    return {
        "text": ": ".join([*spelled, page.ability_name(a), page.ability_effect(a)]),
        "rule": KEYWORDS[a.keyword].rule,
        "requirement": {"mark": needs[-1]["em"], "label": needs[-1]["name"]} if needs else "",
    }


def _lines(page: DreambladeWeb, s: Dreamblade, m: int) -> list[Sentence]:
    p = s.cast.piece_of[m]
    lines = [_ability_line(page, a) for a in p.abilities]
    if p.creature and s.minis[m].zone == DREAMSCAPE:
        for stat, _now in STATS:
            for keyword, bearer, change in explain_stat(s, m, stat):
                told = page.say(
                    "web-change",
                    change=f"{'+' if change >= 0 else '−'}{abs(change)}",
                    stat=page.say(f"web-{stat}"),
                    keyword=page.keyword(keyword),
                    who=page.name(s, bearer),
                )
                lines.append({"text": told, "rule": KEYWORDS[keyword].rule, "requirement": ""})
    return lines


def _price_line(page: DreambladeWeb, s: Dreamblade, m: int) -> list[Sentence]:
    """What it costs now and why: the aspect symbols that nothing of one's own covers, or Channel (DB-300.3, DB-5.1)."""
    p, row = s.cast.piece_of[m], s.minis[m]
    buried = row.zone == GRAVEYARD
    if row.zone != RESERVES and not (buried and p.respawn >= 0):
        return []
    now, cost = price(s, m), p.respawn if buried else p.cost
    lacking = [(a, p.symbols[a] - s.covers[row.owner * len(ASPECTS) + a] + buried) for a in p.of]
    lacks = ", ".join(f"{page.say(f'aspect-{ASPECTS[a]}')} {n}" for a, n in lacking if n > 0)
    how = "more" if now > cost else "less" if now < cost else "plain"
    told = page.say(f"web-price-{how}", price=now, cost=cost, change=abs(now - cost), lacks=lacks)
    return [{"text": told, "rule": "DB-300.3" if how == "more" else "DB-300.2", "requirement": ""}]


def mini_details(page: DreambladeWeb, s: Dreamblade, m: int) -> Details:
    """A miniature with everything printed on it, and what it is worth now."""
    p = s.cast.piece_of[m]
    row = s.minis[m]
    tags: list[str | Mark] = [{"mark": told["em"], "text": told["text"]} for told in aspects(page, s, m)]
    about = [page.say("word-creature" if p.creature else "word-location"), page.say("word-cost", cost=p.cost)]
    if p.lineage:
        tags.append(page.lineage(p.lineage))
    place = CELL_NAMES[row.cell] if row.zone == DREAMSCAPE else page.say(f"zone-{ZONES[row.zone]}")
    about += [page.say(f"rarity-{p.rarity}"), page.side_name(row.owner), place]
    return {
        "title": page.name(s, m),
        "tags": tags,
        "values": _values(page, s, m),
        "lines": [
            *_price_line(page, s, m),
            *_lines(page, s, m),
            {"text": " · ".join(about), "rule": "", "requirement": ""},
        ],
        "note": page.texts.get(f"piece-{p.id}", "flavor") if page.texts.has(f"piece-{p.id}", "flavor") else "",
    }


def cell_worth(s: Dreamblade, cell: int) -> tuple[int, int]:
    """What a cell gives to A and to B."""
    values = s.cast.chart.values
    return values[s.players[0].edge][cell], values[s.players[1].edge][cell]


def cell_details(page: DreambladeWeb, s: Dreamblade, cell: int) -> Details:
    """A cell: what it is worth to whom, who stands there, who claims it."""
    worth = cell_worth(s, cell)
    tags: list[str | Mark] = []
    lines: list[Sentence] = []

    def line(text: str, rule: str) -> None:
        lines.append({"text": text, "rule": rule, "requirement": ""})

    for seat in (0, 1):
        if PORTAL[s.players[seat].edge] == cell:
            tags.append(page.say("web-portal-of", side=page.side_name(seat)))
        if worth[seat]:
            line(page.say("web-worth-to", side=page.side_name(seat), n=worth[seat]), "DB-301.4")
    if contested(s, cell):
        tags.append(page.say("web-contested"))
    for seat in (0, 1):
        here = creatures(s, seat, cell)
        if here:
            names = ", ".join(page.name(s, m) for m in here)
            line(page.say("web-stands", side=page.side_name(seat), names=names), "DB-301.1")
        if worth[seat] and claims(s, seat, cell):
            line(page.say("web-claims", side=page.side_name(seat), n=worth[seat]), "DB-803.1")
    if s.place[cell] >= 0:
        owner = page.side_name(s.minis[s.place[cell]].owner)
        line(page.say("web-stands", side=owner, names=page.name(s, s.place[cell])), "DB-G.location")
    if not lines:
        line(page.say("web-empty-cell"), "DB-301.1")
    return {"title": CELL_NAMES[cell], "tags": tags, "values": [], "lines": lines, "note": ""}
