"""Fields that only one effect has, in words: an edge, a counter, an action, a word of a closed list."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from reverie.kernel.plain import Particulars

if TYPE_CHECKING:
    from .telling import Teller


def by_word(name: str, stem: str) -> Callable[[Teller, Any], Particulars]:
    """A word of a closed list, by its name and declined."""

    def told(teller: Teller, value: Any) -> Particulars:
        key = f"{stem}-{value}"
        return {name: teller.naming.name(key), f"{name}-gen": teller.naming.name(key, "gen")}

    return told


def as_written(name: str) -> Callable[[Teller, Any], Particulars]:
    return lambda teller, value: {name: value}


def said_until(teller: Teller, value: Any) -> Particulars:
    return {"until": teller.put(f"until-{value}")}


def said_edge(teller: Teller, value: Any) -> Particulars:
    first, slash, second = str(value).partition("/")
    if not slash:
        return {"edge": teller.put("place-edge-here")}
    return {"edge": teller.put("edge-between", first=first, second=second)}


def said_with(teller: Teller, value: Any) -> Particulars:
    kind, _colon, n = str(value or "").partition(":")
    return {"with": teller.put(f"with-{kind}", n=int(n or 1)) if kind else ""}


def said_counter(teller: Teller, value: Any) -> Particulars:
    return {"name": teller.naming.counter(value)}


def said_action(teller: Teller, value: Any) -> Particulars:
    owner, _dot, id = str(value).rpartition(".")
    return {"id": teller.naming.action(owner, id)}


MORE: Final[dict[str, dict[str, Callable[[Teller, Any], Particulars]]]] = {
    "terrain": {"kind": by_word("kind", "terrain"), "until": said_until},
    "unterrain": {"kind": by_word("kind", "terrain")},
    "trap": {"until": said_until},
    "wall": {"edge": said_edge},
    "unwall": {"edge": said_edge},
    "move": {"with": said_with},
    "add-to": {"deck": by_word("deck", "deck")},
    "shuffle": {"deck": by_word("deck", "deck")},
    "state": {"name": as_written("name")},
    "rule": {"name": as_written("name")},
    "flag": {"name": said_counter},
    "unflag": {"name": said_counter},
    "count": {"name": said_counter},
    "set": {"name": said_counter},
    "block-action": {"id": said_action},
    "unblock-action": {"id": said_action},
}
