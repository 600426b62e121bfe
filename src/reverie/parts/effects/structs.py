"""Content structs made from declared effects: what may be written of each, checked by msgspec as if written by hand."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from reverie.parts.rules.effects import REQUIRED, WORD, Effect, Vocabulary


def attribute(name: str) -> str:
    """Where a struct holds what is written under a name: `each-hero` is `each_hero`."""
    return name.replace("-", "_")


def struct_of(effect: Effect, module: str) -> type[msgspec.Struct]:
    """The struct of one effect; kinds of fields are names of types in the module that asks for it."""
    fields: list[Any] = []
    for field in effect.fields:
        kind = Literal[field.words] if field.kind == WORD else field.kind
        name = attribute(field.name)
        fields.append((name, kind) if field.default == REQUIRED else (name, kind, field.default))
    fields.sort(key=len)  # what must be written stands first
    return msgspec.defstruct(
        effect.struct,
        fields,
        module=module,
        namespace={"__doc__": effect.doc or None, "declared": effect},
        rename={attribute(field.name): field.name for field in effect.fields if attribute(field.name) != field.name},
        tag_field="op",
        tag=effect.name,
        forbid_unknown_fields=True,
        omit_defaults=True,
    )


def structs_of(vocabulary: Vocabulary, module: str) -> dict[str, type[msgspec.Struct]]:
    """The structs of a whole vocabulary, by the names the effects are written with."""
    return {name: struct_of(effect, module) for name, effect in vocabulary.effects.items()}
