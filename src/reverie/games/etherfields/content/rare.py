"""Sessions as a campaign may come to them, one unlike the other: what hardly ever occurs otherwise (`reverie exhaust`)."""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.chance import Stream
from reverie.kernel.plain import Body

from ..rules import terms as t
from ..rules.cast import Cast
from .expected import shuffled
from .legacies import after_first_dream

MORE: Final = 10
"""So many cards each Dreamer has bought or found."""
CHOICES: Final = (
    ("bells_freed", "bells_kept", "bells_muted"), ("boats_kept", "boats_burned"), ("debt_paid", "debt_forged"),
    ("seed_planted", "seed_eaten"), ("understudy_freed", "understudy_sold"), ("name_told", "name_hidden"), ("loop_broken", "loop_kept"),
    ("echoes_calmed", "echoes_cleared"),
)  # fmt: skip
COUNTERS: Final = {"salvations": 7, "deaths": 4, "notes": 16, "ferry_talk": 2, "clerk_talk": 2, "free_calm": 2}
"""Counters, and how high they may stand."""


def some_campaign(cast: Cast, seed: int) -> Body:
    """A campaign near its end with cards, Masks, Items, Notes, Signs and flags by chance; every Gate is open."""
    stream = Stream(seed)
    legacy = after_first_dream(cast)
    by_kind: dict[str, list[str]] = {}
    for card in cast.cards:
        by_kind.setdefault(t.KINDS[card.kind], []).append(card.id)
    decks = [id for kept in legacy["dreamers"].values() for id in kept["cards"]]
    loose = [id for id in by_kind["influence"] if cast.cards[cast.card_ids[id]].code]
    market = shuffled([*legacy["market"], *[id for id in loose if id not in legacy["market"]]], seed)
    flaws = shuffled(by_kind["flaw"], seed)
    masks = shuffled([id for id in by_kind["mask"] if not own(cast, id)], seed)
    for kept in legacy["dreamers"].values():
        kept["cards"] += [market.pop() for _ in range(MORE)] + [flaws.pop() for _ in range(2)]
        kept["masks"] += [masks.pop()] if masks else []
        kept["signs"] = []
    legacy["market"], legacy["flaws"] = market, flaws
    items = shuffled(by_kind["item"], seed)
    legacy["items"], legacy["item-market"] = items[:8], items[8:]
    legacy["notes"] = shuffled([*by_kind["note"], *[id for id in by_kind["companion"] if id not in decks]], seed)[:12]
    legacy["wisdom"] = [id for id in by_kind["wisdom"] if stream.below(4)]
    legacy["signs"] = [
        id for id in by_kind["sign"] if cast.cards[cast.card_ids[id]].owner == "team" and stream.below(2)
    ]
    legacy["fate"] = shuffled(by_kind["fate"], seed)
    legacy["slumbers"] = [
        *[tile.code for tile in cast.entities if (tile.turns or tile.is_text) and tile.code != "S-04"],
        "S-04",
    ]
    legacy["landscape"] = [cast.tiles[tile].code for tile in cast.landscape if not cast.tiles[tile].setup]
    legacy["season"] = shuffled(list(cast.seasons), seed)[0]
    legacy["world"] = list(cast.world_ids)
    legacy["gates"] = {id: ["open", stream.below(5), stream.below(3)] for id in cast.dream_ids} | {
        "I-01": ["won", 0, 0]
    }
    legacy["flags"] = ["first_force", "sign-spaces", *[some[stream.below(len(some))] for some in CHOICES]]
    legacy["counters"] = {"won": 1} | {name: stream.below(most + 1) for name, most in COUNTERS.items()}
    legacy["counters"] |= {f"special.{id}": 2 for id in cast.world_ids}
    legacy["shopping"], legacy["slept"] = 3, [place.id for place in cast.locations if stream.below(2)]
    legacy["gone"] = owned(cast, legacy)
    return legacy


def own(cast: Cast, mask: str) -> bool:
    """Whether a Mask is that of an archetype."""
    return any([cast.card_ids[mask] in one.masks for one in cast.archetypes])


def owned(cast: Cast, legacy: Body) -> list[str]:
    """EF-5.287: what is there of one-of-a-kind things, and so not to be found again; of Dreams' own secrets nothing is."""
    there: list[Any] = [id for kept in legacy["dreamers"].values() for id in (*kept["cards"], *kept["masks"])]
    for name in ("market", "items", "item-market", "notes", "signs", "fate", "flaws", "slumbers", "landscape"):
        there += legacy[name]
    found = [id for id in there if id in cast.card_ids and cast.cards[cast.card_ids[id]].code]
    plain = [id for name in ("items", "item-market", "signs", "slumbers", "landscape") for id in legacy[name]]
    return list(
        dict.fromkeys([*found, *plain, *[mask for one in legacy["dreamers"].values() for mask in one["masks"]]])
    )
