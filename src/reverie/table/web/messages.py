"""What may come over the wire: one strict decoder for the messages of a socket and for the bodies of the HTTP API.

Each act is a struct that says what it carries and of which type; whatever does not fit is refused in words before anything
of the table sees it. 1, 1.0 and true are three different things here: a seat that merely equals a seat would be written
into the log for good.
"""

from __future__ import annotations

import re
from functools import reduce
from operator import or_
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta

from ..rooms.sitting import Refused

LONGEST_MESSAGE: Final = 8_192
DEEPEST: Final = 32
"""How deeply lists and objects may lie in one another; no answer and no setup comes near it."""

Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]
"""A whole number that every reader of JSON gives back as it was."""
Word = Annotated[str, Meta(max_length=2_000)]
Id = Annotated[str, Meta(max_length=64)]
Entropy = Annotated[str, Meta(max_length=128)]

T = TypeVar("T")


class Message(msgspec.Struct, tag_field="do", kw_only=True):
    """An act at a table. `n` is given back with its answer; what an act does not know of is ignored."""

    n: Number | float | Id | None = None


class Timely(Message, kw_only=True):
    """An act that refers to what was asked at `seq`; sent twice with one `id`, it counts once. Who decides for several seats
    says for which (`by`), since it may be another one's turn by now."""

    seq: Number
    id: Id = ""
    by: Number | None = None


class Pick(Timely, tag="pick", kw_only=True):
    value: Any = None


class Choose(Timely, tag="choose", kw_only=True):
    value: list[Any]


class Set(Timely, tag="set", kw_only=True):
    index: Number
    amount: Number


class Ahead(Timely, tag="ahead", kw_only=True):
    """Decide along with the answer in the making what will be asked after it."""

    kind: Id
    subject: Number
    value: Any = None


class Confirm(Timely, tag="confirm"):
    pass


class Back(Timely, tag="back"):
    pass


class Answer(Timely, tag="answer", kw_only=True):
    value: Any = None
    seat: Number | None = None


class Undo(Timely, tag="undo"):
    pass


class Consent(Message, tag="consent", kw_only=True):
    what: Id = ""


class Decline(Message, tag="refuse", kw_only=True):
    what: Id = ""


class Draw(Message, tag="draw"):
    pass


class Resign(Message, tag="resign"):
    pass


class Face(Timely, tag="face", kw_only=True):
    what: Id


class Unface(Message, tag="unface"):
    pass


class Roll(Message, tag="roll", kw_only=True):
    """With a text: what somebody typed. With a value: the whole roll, told by a program."""

    text: Word | None = None
    value: Any = None
    seq: Number | None = None
    id: Id = ""


class Rolled(Timely, tag="rolled"):
    pass


class Luck(Timely, tag="luck"):
    pass


class Pause(Message, tag="pause"):
    pass


class Resume(Message, tag="resume"):
    pass


class Call(Message, tag="call", kw_only=True):
    what: Id


class Replace(Message, tag="replace", kw_only=True):
    what: Id


class Rematch(Message, tag="rematch", kw_only=True):
    """`what` is the level at which bots play in the table that follows; "" for the same."""

    what: Id = ""
    entropy: Entropy = ""
    commitment: Id = ""


class Over(Message, tag="over"):
    """Put the figures of a finished game away, or take them out again."""


class Read(Message, tag="read", kw_only=True):
    """Somebody has read what stands there until it is read: play goes on."""

    what: Id


class Hint(Timely, tag="hint"):
    pass


class Take(Timely, tag="take"):
    """Do what the hint says."""


class Look(Message, tag="look", kw_only=True):
    at: Word


class Why(Message, tag="why", kw_only=True):
    at: Word


class Open(Timely, tag="open", kw_only=True):
    at: Word


class Show(Message, tag="show", kw_only=True):
    what: Word


class Auto(Message, tag="auto", kw_only=True):
    what: Word


class Hold(Timely, tag="hold"):
    pass


class Close(Message, tag="close"):
    pass


class Rule(Message, tag="rule", kw_only=True):
    line: Word


class More(Message, tag="more"):
    pass


class Menu(Message, tag="menu"):
    pass


class Chat(Message, tag="chat", kw_only=True):
    """With a text it is said; without, the chat opens or closes."""

    text: Word | None = None


class Mute(Message, tag="mute", kw_only=True):
    """Hear one who watches no longer; without `what`, all of them again."""

    what: Id = ""


class Hush(Message, tag="hush"):
    """Only those who play may talk, or everybody again."""


class Ready(Timely, tag="ready"):
    pass


class Lead(Message, tag="lead", kw_only=True):
    """Of several heroes that one person leads, this one acts: `what` is its seat."""

    what: Id


class Let(Timely, tag="let"):
    """In a race: the bots may go first."""


class Sync(Message, tag="sync"):
    pass


class Ping(Message, tag="ping"):
    pass


class Shown(Message, tag="shown", kw_only=True):
    """The page of `seq` stands, after all that led to it."""

    seq: Number


def every(kind: type[Message]) -> list[type[Message]]:
    """All acts of a kind: those with a tag of their own."""
    told = [kind] if kind.__struct_config__.tag is not None and kind not in (Message, Timely) else []
    return told + [act for part in kind.__subclasses__() for act in every(part)]


ACTS: Final[dict[str, type[Message]]] = {str(act.__struct_config__.tag): act for act in every(Message)}
_decoder: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(reduce(or_, ACTS.values()))


class Numbered(msgspec.Struct):
    """As much of a message as is needed to answer it."""

    n: Number | float | Id | None = None


_numbered: Final = msgspec.json.Decoder(Numbered)


def too_deep(value: object) -> bool:
    """Whether something is nested more deeply than anything sensible; asked without recursion, as it may be."""
    level = [value]
    for _depth in range(DEEPEST):
        level = [part for one in level for part in parts(one)]
        if not level:
            return False
    return True


def parts(value: object) -> list[object]:
    if isinstance(value, dict):
        return list(value.values())
    if isinstance(value, msgspec.Struct):
        return [getattr(value, name) for name in value.__struct_fields__]
    return value if isinstance(value, list) else []


def read_message(text: str) -> Message:
    """A message of a socket; raises Refused that says what is wrong with it."""
    if len(text) > LONGEST_MESSAGE:
        raise Refused("refused-too-big", n=LONGEST_MESSAGE)
    try:
        message: Message = _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise unfit(str(error)) from error
    except RecursionError as error:
        raise Refused("refused-too-deep", n=DEEPEST) from error
    except (msgspec.DecodeError, ValueError) as error:
        raise Refused("refused-not-json") from error
    if too_deep(message):
        raise Refused("refused-too-deep", n=DEEPEST)
    return message


def unfit(what: str) -> Refused:
    """How to say that a message is not one: no act, an unknown act, or a field that does not fit."""
    field = re.search(r"at `\$\.(\w+)", what) or re.search(r"required field `(\w+)`", what)
    if field is None or (field[1] == "do" and not what.startswith("Invalid value")):
        return Refused("refused-not-a-message")
    if field[1] == "do":
        act = re.match(r"Invalid value '(.*)' - at", what, re.DOTALL)
        return Refused("refused-unknown-act", act=act[1][:40] if act else "?")
    return bad_field(field[1], what)


def bad_field(name: str, what: str = "") -> Refused:
    """A field that is missing or wrong, with the kind of thing it should be."""
    kind = re.match(r"Expected `(\w+)[^`]*`( of length)?", what)
    want = "missing" if "missing" in what else "short" if kind and kind[2] else kind[1] if kind else "other"
    return Refused("refused-field", name=name, want=want)


def number_of(text: str) -> Number | float | str | None:
    """The `n` of a message that could not be read, where that much of it can be."""
    try:
        return _numbered.decode(text).n if len(text) <= LONGEST_MESSAGE else None
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


class Unreadable(ValueError):
    """A body that is not what it should be: where, and what would be right."""


def read_body(data: bytes, kind: type[T]) -> T:
    """A body of the HTTP API; raises Unreadable."""
    try:
        body = msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        what, _at, where = str(error).partition(" - at ")
        place = where.strip("`").removeprefix("$").removeprefix(".")
        raise Unreadable(f"{place}: {what}" if place else what) from error
    except RecursionError as error:
        raise Unreadable(f"the body is nested more than {DEEPEST} deep") from error
    except (msgspec.DecodeError, ValueError) as error:
        raise Unreadable(f"the body is not JSON: {error}") from error
    if too_deep(body):
        raise Unreadable(f"the body is nested more than {DEEPEST} deep")
    return body


__all__ = [
    "ACTS",
    "DEEPEST",
    "LONGEST_MESSAGE",
    "Message",
    "Unreadable",
    "bad_field",
    "number_of",
    "read_body",
    "read_message",
]
