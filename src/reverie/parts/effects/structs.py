"""Content structs made from declared effects: what may be written of each, checked by msgspec as if written by hand."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from reverie.parts.rules.effects import REQUIRED, WORD, Effect, Vocabulary


def struct_of(effect: Effect, module: str) -> type[msgspec.Struct]:
    """The struct of one effect; kinds of fields are names of types in the module that asks for it."""
    fields: list[Any] = []
    for field in effect.fields:
        kind = Literal[field.words] if field.kind == WORD else field.kind
        fields.append((field.name, kind) if field.default == REQUIRED else (field.name, kind, field.default))
    return msgspec.defstruct(
        effect.struct,
        fields,
        module=module,
        namespace={"__doc__": effect.doc or None, "declared": effect},
        tag_field="op",
        tag=effect.name,
        forbid_unknown_fields=True,
        omit_defaults=True,
    )


def structs_of(vocabulary: Vocabulary, module: str) -> dict[str, type[msgspec.Struct]]:
    """The structs of a whole vocabulary, by the names the effects are written with."""
    return {name: struct_of(effect, module) for name, effect in vocabulary.effects.items()}
