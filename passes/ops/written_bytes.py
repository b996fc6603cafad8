"""Count of bytes that functions of the C library overwrite behind their arguments:
`written_bytes`.

What they write is text, integers or floats that have no derivative, so in the shadow it is zeros,
and the way back puts back what was there. Both need a size: the most that a call may write, which
is known before it, and what it has written, which is known behind it (`New`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from ad_opt.dialects.llvm.addresses import symbol_at
from ad_opt.dialects.support.ir.symbols import callee_name, name_of
from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation, OpResult, SSAValue

from .call_graph import root_of
from .known_functions import Places, known_callee

UNKNOWN = -1
"""The size of text of which nobody knows before how long it will be."""


class New(Enum):
    """Means by which it is known behind a call how much it has written."""

    ALL = auto()
    """The most that it may write."""
    COUNTED = auto()
    """The result says so many of them (``made``)."""
    PRINTED = auto()
    """The result says how long the text is, which ends where the memory does, if not before."""
    TEXT = auto()
    """The text that begins there is new."""
    APPENDED = auto()
    """The text is new behind the end that it had."""
    UNCLEAR = auto()
    """Nothing shows how much."""
    ADDRESS = auto()
    """An address: where floats are, none is."""


@dataclass(frozen=True)
class Written:
    """Write behind the argument ``place``: ``size`` bytes, times those ``times``."""

    place: int
    size: int = 1
    times: tuple[int, ...] = ()
    """Arguments that are factors."""
    text: tuple[int, ...] = ()
    """Arguments of which the lengths, as text, are added, and one for the end of the text."""
    printed: int | None = None
    """The argument that is the format of what is printed there, with what follows it."""
    new: New = New.ALL
    made: tuple[int, ...] = ()
    """With `New.COUNTED`: so many bytes are new, the result times these arguments."""
    beyond: int | None = None
    """Nothing is new unless the result is above this."""
    has_floats: bool = False
    """True if what is written may be floats."""

    @property
    def is_bounded(self) -> bool:
        """True if it can be said before the call how much is written at most."""
        return self.size != UNKNOWN


def _fixed(names: str, **sizes: int) -> Iterator[tuple[str, tuple[Written, ...]]]:
    row = tuple(Written(int(place[1:]), size) for place, size in sizes.items())
    return ((name, row) for name in names.split())


def _each(names: str, written: Written) -> Iterator[tuple[str, tuple[Written, ...]]]:
    return ((name, (written,)) for name in names.split())


def _rows() -> Iterator[tuple[str, tuple[Written, ...]]]:
    yield from _fixed("rand_r", a0=4)
    yield from _fixed("time", a0=8)
    yield from _fixed("times", a0=32)
    yield from _fixed("nanosleep clock_gettime clock_getres", a1=16)
    yield from _fixed("gettimeofday", a0=16, a1=8)
    yield from _fixed("getrusage", a1=144)
    yield from _fixed("uname", a0=390)
    yield from _fixed("mktime", a0=56)
    yield from _each("strtod strtof strtol strtoul strtoll strtoull __isoc23_strtol "
                     "__isoc23_strtoul __isoc23_strtoll __isoc23_strtoull",
                     Written(1, 8, new=New.ADDRESS))  # fmt: skip
    yield from _fixed("_ZN5Eigen8internal15queryCacheSizesERiS1_S1_", a0=4, a1=4, a2=4)
    yield from _fixed(
        "_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm "
        "_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm",
        a0=16,
    )
    counted = Written(0, times=(1, 2), new=New.COUNTED, made=(1,), has_floats=True)
    yield "fread", (counted,)
    yield "read", (replace(counted, place=1, times=(2,), made=()),)
    yield "fgets", (Written(0, times=(1,), new=New.TEXT),)
    printed = Written(0, times=(1,), new=New.PRINTED)
    yield from _each("strftime snprintf vsnprintf __snprintf_chk __vsnprintf_chk", printed)
    yield "strncpy", (Written(0, times=(2,)),)
    yield from _each("strcpy stpcpy __strcpy_chk", Written(0, text=(1,), new=New.TEXT))
    yield from _each("strcat strncat __strcat_chk", Written(0, text=(0, 1), new=New.APPENDED))
    yield "strtok", (Written(0, text=(0,), new=New.UNCLEAR),)
    yield "sprintf", (Written(0, printed=1, new=New.PRINTED),)
    yield "__sprintf_chk", (Written(0, printed=3, new=New.PRINTED),)
    yield from _each("vsprintf __vsprintf_chk", Written(0, UNKNOWN, new=New.PRINTED))
    # The line itself is not behind an argument.
    yield "getline", (Written(0, 8, new=New.ADDRESS), Written(1, 8))
    yield from _fixed("setvbuf")


WRITTEN: dict[str, tuple[Written, ...]] = dict(_rows())
"""By name: what may be overwritten behind each argument."""

FORMATS_READ = {
    f"{prefix}{name}": place
    for prefix in ("", "__isoc99_", "__isoc23_")
    for name, place in (("scanf", 0), ("fscanf", 1), ("sscanf", 1))
}
"""Functions that read by a format: where that is. What is read goes to the arguments behind it."""


def reads_numbers(name: str) -> bool:
    """True if a function may write floats, which are in a file or in text."""
    return name in FORMATS_READ or any(one.has_floats for one in WRITTEN.get(name, ()))


def written_bytes(call: Operation) -> Sequence[Written] | None:
    """Return what a call of a function of the library overwrites; ``None`` if that is not known."""
    row, name = known_callee(call), callee_name(call)
    if row is None or name is None or row.derivative or not _is_written(call, row.writes):
        return ()
    if name in FORMATS_READ:
        return _read_by_format(call, FORMATS_READ[name])
    return WRITTEN.get(name)


def _is_written(call: Operation, places: Places) -> bool:
    return places is None or any(place < len(call.operands) for place in places)


# ------------------------------------------------------------------ formats

_CONVERSION = re.compile(
    r"%(?P<skip>\*?)(?P<width>\d*)(?P<length>hh|h|ll|l|q|j|z|t|L|)"
    r"(?P<kind>[aAeEfFgGdiouxXpcsn%]|\[\^?\]?[^\]]*\])"
)
_FLOATS = {"": 4, "l": 8, "L": 16}
_INTEGERS = {"hh": 1, "h": 2, "": 4}


def _read_by_format(call: Operation, place: int) -> list[Written] | None:
    format = text_of(call.operands[place])
    if format is None:
        return None
    found = conversions(format, place + 1)
    if found is None or any(one.place >= len(call.operands) for one in found):
        return None
    if not (callee_name(call) or "").endswith("sscanf"):
        return found
    # No word is longer than the text that it is read from.
    return [one if one.is_bounded else replace(one, size=1, text=(0,)) for one in found]


def conversions(format: str, place: int) -> list[Written] | None:
    """Return what a format says of the arguments from ``place`` on; ``None`` where that is not
    plain.
    """
    found: list[Written] = []
    assigned = 0
    at = format.find("%")
    while at >= 0:
        one = _CONVERSION.match(format, at)
        if one is None:
            return None
        kind, width = one["kind"], int(one["width"] or 0)
        if kind != "%" and not one["skip"]:
            size = _size(kind, one["length"], width)
            if size is None:
                return None
            text = kind == "s" or kind.startswith("[")
            new = New.UNCLEAR if kind == "n" else New.TEXT if text else New.ALL
            new = New.ADDRESS if kind == "p" else new
            floats = kind in "aAeEfFgG"
            found.append(Written(place, size, new=new, beyond=assigned, has_floats=floats))
            place += 1
            assigned += kind != "n"
        at = format.find("%", one.end())
    return found


def _size(kind: str, length: str, width: int) -> int | None:
    if kind in "aAeEfFgG":
        return _FLOATS.get(length)
    if kind == "c":
        return max(1, width) if not length else None
    if kind == "s" or kind.startswith("["):
        return (width + 1 if width else UNKNOWN) if not length else None
    return 8 if kind == "p" else _INTEGERS.get(length, 8)


def text_of(value: SSAValue) -> str | None:
    """The text that an address leads to, if it is a constant of the program."""
    name = symbol_at(value)
    if name is None or not isinstance(value, OpResult):
        return None
    for op in root_of(value.op).regions[0].block.ops:
        if op.name == "llvm.mlir.global" and name_of(op) == name:
            text = op.properties.get("value")
            if "constant" in op.properties and isinstance(text, StringAttr):
                return text.data.split("\0")[0]
    return None
