"""What the legacy of a campaign must look like: a file may have been written by anybody."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from reverie.kernel.plain import Body
from reverie.parts.journal import Impossible

from ..content.legacies import fault_of
from ..rules.cast import Cast

Name = Annotated[str, Meta(max_length=60)]
Number = Annotated[int, Meta(ge=0, le=9999)]
Line = tuple[Name, Annotated[list[tuple[Name, Name]], Meta(max_length=40)], Number]
"""How a session ended, which Gates it changed, how many deaths it saw."""


class Whole(msgspec.Struct, forbid_unknown_fields=True):
    """The legacy of a campaign."""

    kept: dict[str, Any]
    team: Annotated[list[Name], Meta(min_length=1, max_length=4)]
    options: dict[Name, Name | bool]
    record: Annotated[list[Line], Meta(max_length=1000)]


def require_shape(cast: Cast, legacy: Body) -> None:
    """Raises Impossible for what no campaign can have come to; whether it can be played on its next session tells."""
    try:
        whole = msgspec.convert(legacy, Whole)
        fault = fault_of(cast, whole.kept)
    except (msgspec.ValidationError, LookupError, TypeError, ValueError, AttributeError) as error:
        raise Impossible("unsound") from error
    dreams = [id for _result, gates, _deaths in whole.record for id, _status in gates]
    strange = [id for id in whole.team if id not in cast.archetype_ids or whole.team.count(id) > 1]
    strange += [id for id in dreams if id not in cast.dream_ids]
    if fault or strange:
        raise Impossible("unsound")
