"""Documents whose effects are checked before anything else is: a slip is told in the words of the vocabulary."""

from __future__ import annotations

import difflib
from pathlib import Path

import msgspec

from reverie.kernel.content import ContentError, Document, Trouble

Structs = dict[str, type[msgspec.Struct]]
"""The structs of a vocabulary, by the names the effects are written with."""


def checked(path: Path, structs: Structs) -> Document:
    """A document whose effects are known ops with known fields, so that a slip is told in the words of the vocabulary."""
    document = Document(path)
    troubles: list[Trouble] = []
    _walk(document, document.value, "$", structs, troubles)
    if troubles:
        raise ContentError(troubles)
    return document


def _walk(document: Document, value: object, at: str, structs: Structs, troubles: list[Trouble]) -> None:
    if isinstance(value, list):
        for i, part in enumerate(value):
            _walk(document, part, f"{at}[{i}]", structs, troubles)
    if not isinstance(value, dict):
        return
    if "op" in value:
        name = value["op"]
        if name not in structs:
            near = difflib.get_close_matches(str(name), structs, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(structs)}"
            troubles.append(document.trouble(f"{at}.op", f"there is no effect {name!r}; {hint}"))
        else:
            known = (*structs[name].__struct_encode_fields__, "op")
            for field in value:
                if field not in known:
                    near = difflib.get_close_matches(field, known, 1)
                    hint = f"did you mean {near[0]!r}?" if near else f"it has {', '.join(known)}"
                    troubles.append(document.trouble(f"{at}.{field}", f"{name} has no field {field!r}; {hint}"))
    for field, part in value.items():
        _walk(document, part, f"{at}.{field}", structs, troubles)
