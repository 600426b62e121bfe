"""Bodies of the HTTP API go through the same strict decoder as messages of a socket (`messages.read_body`).

Litestar's own decoding is lenient (the text "1" passes for the number 1) and falls over deep nesting.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

from litestar.dto import AbstractDTO
from litestar.exceptions import ValidationException

from .messages import Unreadable, read_body

T = TypeVar("T")


class Strict(AbstractDTO[T]):
    """`dto=Strict[Answer]`: a handler's `data` is an Answer to the letter, or the request is refused with what is wrong."""

    def decode_bytes(self, value: bytes) -> Any:
        try:
            return read_body(value, self.model_type)
        except Unreadable as error:
            raise ValidationException(str(error)) from error

    @classmethod
    def create_for_field_definition(cls, field_definition: Any, handler_id: str, backend_cls: Any = None) -> None:
        """Nothing is generated: the struct itself says what it holds."""

    @classmethod
    def create_openapi_schema(cls, field_definition: Any, handler_id: str, schema_creator: Any) -> Any:
        return schema_creator.for_field_definition(field_definition)

    @classmethod
    def generate_field_definitions(cls, model_type: type[Any]) -> Generator[Any, None, None]:
        yield from ()

    @classmethod
    def detect_nested_field(cls, field_definition: Any) -> bool:
        return False


__all__ = ["Strict"]
