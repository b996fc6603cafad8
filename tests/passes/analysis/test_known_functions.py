"""The tables of the C library say what its functions do, and every part of them is needed.

Each function is called by its address, and its arguments are looked at before and behind the call.
Then each fact is left out in turn, and must be missed.
"""

from __future__ import annotations

import ctypes
import os
import re
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import pytest
from ad_opt.passes.analysis.known_functions import KNOWN, Known, Places
from ad_opt.passes.analysis.library_types import LIBRARY_TYPES
from ad_opt.passes.analysis.written_bytes import FORMATS_READ, WRITTEN, Written, conversions

from c_runs import executable

pytestmark = pytest.mark.skipif(not executable(), reason="the library is that of x86-64 Linux")

ROOM = 512
FILLS = (0xA5, 0x5A)
"""What is in memory before, to see what is written there."""


class Stream:
    """An open file, whose text is looked at."""


@dataclass(frozen=True)
class Room:
    """Memory that begins with ``content``; ``other`` is what it might begin with instead."""

    content: bytes = b""
    other: bytes = b""


def text(content: str, other: str = "") -> Room:
    """Text, and another one of which the answer is another."""
    return Room(content.encode() + b"\0", other.encode() + b"\0" if other else b"")


STREAM, OUT = Stream(), Room()
WORD, FORMAT = text("word", "wor"), text("%d", "%o")
CALLS: dict[str, tuple[Any, ...]] = {
    "strlen": (text("word", "wo"),),
    "strnlen": (text("word", "wo"), 9),
    "strcmp": (text("a", "b"), text("b", "a")),
    "strncmp": (text("a", "b"), text("b", "a"), 4),
    "strcasecmp": (text("a", "b"), text("b", "a")),
    "memcmp": (text("a", "b"), text("b", "a"), 1),
    "strspn": (text("aab", "b"), text("a", "b")),
    "strcspn": (text("aab", "b"), text("b", "a")),
    "atoi": (text("12", "3"),),
    "atol": (text("12", "3"),),
    "atoll": (text("12", "3"),),
    "atof": (text("1.5", "2.5"),),
    "strchr": (text("hello", "o, hello"), ord("o")),
    "strrchr": (text("hello", "o, hello"), ord("o")),
    "index": (text("hello", "o, hello"), ord("o")),
    "rawmemchr": (text("hello", "o, hello"), ord("o")),
    "strstr": (text("hello", "o, hello"), text("lo", "l")),
    "strpbrk": (text("hello", "o, hello"), text("o", "l")),
    "memchr": (text("hello", "o, hello"), ord("o"), 6),
    "memrchr": (text("hello", "o, hello"), ord("o"), 6),
    "strcpy": (OUT, WORD),
    "stpcpy": (OUT, WORD),
    "strncpy": (OUT, WORD, 7),
    "strcat": (text("ab", "a"), WORD),
    "strncat": (text("ab", "a"), text("word", "lord"), 3),
    "sprintf": (OUT, FORMAT, 1234567),
    "snprintf": (OUT, 5, FORMAT, 1234567),
    "__sprintf_chk": (OUT, 0, 64, FORMAT, 1234567),
    "__snprintf_chk": (OUT, 9, 0, 64, FORMAT, 1234567),
    "sscanf": (text("2.5 17 xyz"), text("%lf %d %s"), OUT, OUT, OUT),
    "__isoc99_sscanf": (text("2.5 17 xyz"), text("%lf %hd %s"), OUT, OUT, OUT),
    "__isoc23_sscanf": (text("2.5 x", "3.5 x"), text("%f %2s"), OUT, OUT),
    "strtod": (text("2.5", "3.5"), OUT),
    "strtof": (text("2.5", "3.5"), OUT),
    "strtol": (text("25", "35"), OUT, 10),
    "strtoul": (text("25", "35"), OUT, 10),
    "strtoll": (text("25", "35"), OUT, 10),
    "strtoull": (text("25", "35"), OUT, 10),
    "__isoc23_strtol": (text("25", "35"), OUT, 10),
    "__isoc23_strtoul": (text("25", "35"), OUT, 10),
    "__isoc23_strtoll": (text("25", "35"), OUT, 10),
    "__isoc23_strtoull": (text("25", "35"), OUT, 10),
    "strtok": (text("ab,cd", ",ab,c"), text(",", "a")),
    "rand_r": (Room(b"\1\0\0\0", b"\2\0\0\0"),),
    "time": (OUT,),
    "times": (OUT,),
    "gettimeofday": (OUT, 0),
    "clock_gettime": (0, OUT),
    "clock_getres": (0, OUT),
    "getrusage": (0, OUT),
    "uname": (OUT,),
    "nanosleep": (Room(bytes(16)), 0),
    "mktime": (Room(bytes(12) + b"\x28" + bytes(43), bytes(12) + b"\x29" + bytes(43)),),
    "localtime": (Room(bytes(8)),),
    "strftime": (OUT, 40, text("%Y", "%m"), Room(bytes(56))),
    "fread": (OUT, 4, 3, STREAM),
    "fgets": (OUT, 9, STREAM),
    "fputs": (WORD, STREAM),
    "fwrite": (Room(b"word", b"wand"), 1, 4, STREAM),
    "fprintf": (STREAM, FORMAT, 1234567),
    "getenv": (text("HOME", "NONE"),),
    "fopen": (text("/dev/null", "/nowhere"), text("r")),
    "nan": (text("1", "2"),),
    "abs": (-3,),
    "labs": (-3,),
    "isalpha": (65,),
    "toupper": (97,),
    "ffs": (8,),
    "lround": (2.5,),
    "ilogb": (8.5,),
    "logb": (8.5,),
    "rand": (),
    "random": (),
    "drand48": (),
    "lrand48": (),
    "mrand48": (),
}


@dataclass(frozen=True)
class Seen:
    """What a function was seen to do."""

    arguments: tuple[Any, ...]
    result: Any
    written: frozenset[tuple[int, int]]
    """Arguments behind which bytes were changed, each with the number of the last one."""
    read: frozenset[int]
    returned: int | None
    """The argument in whose memory the address that came back is."""
    changes: bool
    """Whether it answers otherwise the next time."""

    def contradicts(self, row: Known) -> bool:
        """Whether it did what a row does not say."""
        writes = all(_has(row.writes, place) for place, _ in self.written)
        reads = all(_has(row.reads, place) for place in self.read)
        return not (writes and reads) or row.returns != self.returned or self.changes > row.ordered

    def is_larger(self, name: str, sizes: tuple[Written, ...] | None) -> bool:
        """Whether it wrote more than is said, or as floats other than is said."""
        said = {one.place: one for one in sizes or ()}
        for place, last in self.written:
            one = said.get(place)
            if one is None or last > self._most(one):
                return True
            if one.has_floats and last != self._made(one):
                return True
        return False

    def _most(self, one: Written) -> int:
        if one.printed is not None:
            return len(str(self.arguments[-1])) + 1
        if one.text:
            return 1 + sum(len(_c(self.arguments[at])) for at in one.text)
        if not one.is_bounded:
            return ROOM
        size = one.size
        for at in one.times:
            size *= self.arguments[at]
        return size

    def _made(self, one: Written) -> int:
        if one.beyond is not None:
            return one.size if self.result > one.beyond else 0
        size = self.result
        for at in one.made or ():
            size *= self.arguments[at]
        return size


def _has(places: Places, place: int) -> bool:
    return places is None or place in places


def _c(room: Room) -> bytes:
    return room.content.split(b"\0")[0]


@cache
def library() -> ctypes.CDLL:
    """The C library, with that of mathematics."""
    ctypes.CDLL("libm.so.6", ctypes.RTLD_GLOBAL)
    return ctypes.CDLL(None)


_TYPES: dict[str, Any] = {
    "i": ctypes.c_int,
    "l": ctypes.c_long,
    "d": ctypes.c_double,
    "f": ctypes.c_float,
    "p": ctypes.c_void_p,
    "v": None,
}


def _call(name: str, arguments: tuple[Any, ...], fill: int) -> tuple[Any, list[Any], bytes]:
    """A call: its result, the memory behind each argument afterwards, what is in the file."""
    function = getattr(library(), name)
    function.restype = _TYPES[LIBRARY_TYPES[name][0]]
    buffers: list[Any] = []
    given: list[Any] = []
    with tempfile.NamedTemporaryFile() as file:
        file.write(b"0123456789abcdef\n")
        file.flush()
        stream = _open(file.name)
        for value in arguments:
            buffer = None
            if isinstance(value, Room):
                start = value.content + bytes([fill]) * (ROOM - len(value.content))
                buffer = ctypes.create_string_buffer(start, ROOM)
                given.append(ctypes.c_void_p(ctypes.addressof(buffer)))
            elif isinstance(value, Stream):
                given.append(ctypes.c_void_p(stream))
            else:
                plain = ctypes.c_double if isinstance(value, float) else ctypes.c_long
                given.append(plain(value))
            buffers.append(buffer)
        result = function(*given)
        library().fclose(ctypes.c_void_p(stream))
        with open(file.name, "rb") as after:
            left = after.read()
    if function.restype is ctypes.c_void_p and name != "fopen":
        result = _place_of(result, buffers)
    return result, buffers, left


def _open(name: str) -> int:
    open_file = library().fopen
    open_file.restype = ctypes.c_void_p
    return open_file(os.fsencode(name), b"r+")


def _place_of(address: int | None, buffers: list[Any]) -> tuple[int, int] | str:
    """The argument that an address leads into, and how far."""
    for place, buffer in enumerate(buffers):
        if buffer is not None and address is not None:
            begin = ctypes.addressof(buffer)
            if begin <= address < begin + ROOM:
                return place, address - begin
    return "elsewhere" if address else "nowhere"


def _contents(name: str, arguments: tuple[Any, ...], left: bytes, buffers: list[Any]) -> Any:
    """What a call leaves, where its arguments begin as they do."""
    rooms = zip(arguments, buffers, strict=True)
    return left, [b.raw[len(a.content) :] for a, b in rooms if isinstance(a, Room)], name


@cache
def seen(name: str) -> Seen:
    """What a function does in its call of the table."""
    arguments = CALLS[name]
    runs = [_call(name, arguments, fill) for fill in FILLS]
    written: set[tuple[int, int]] = set()
    for place, value in enumerate(arguments):
        if isinstance(value, Room):
            last = 0
            for fill, (_, buffers, _) in zip(FILLS, runs, strict=True):
                before = value.content + bytes([fill]) * (ROOM - len(value.content))
                changed = [k for k in range(ROOM) if buffers[place].raw[k] != before[k]]
                last = max([last, *(k + 1 for k in changed)])
            if last:
                written.add((place, last))
    result, buffers, left = runs[0]
    read: set[int] = set()
    for place, value in enumerate(arguments):
        if isinstance(value, Room) and value.other:
            others = (*arguments[:place], Room(value.other), *arguments[place + 1 :])
            answer, memory, rest = _call(name, others, FILLS[0])
            alike = [memory[k].raw == buffers[k].raw for k in range(len(memory))
                     if k != place and memory[k] is not None]  # fmt: skip
            same_text = rest == left and all(alike)
            if not same_text or _differs(answer, result):
                read.add(place)
    returned = result[0] if isinstance(result, tuple) else None
    # Times and processes answer otherwise by themselves: these only, which have no arguments.
    changes = not arguments and len({_call(name, (), FILLS[0])[0] for _ in range(3)}) > 1
    return Seen(arguments, result, frozenset(written), frozenset(read), returned, changes)


def _differs(one: Any, other: Any) -> bool:
    if isinstance(one, float) and isinstance(other, float):
        return bytes(ctypes.c_double(one)) != bytes(ctypes.c_double(other))
    return one != other


def sizes_of(name: str) -> tuple[Written, ...] | None:
    """What is said of how much a function writes in its call of the table."""
    if name not in FORMATS_READ:
        return WRITTEN.get(name)
    place = FORMATS_READ[name]
    found = conversions(CALLS[name][place].content.decode().split("\0")[0], place + 1)
    return None if found is None else tuple(found)


NOT_HERE = {"__isoc23_sscanf", "__isoc23_strtol", "__isoc23_strtoul", "__isoc23_strtoll"}
"""Newer libraries have them."""


@pytest.mark.parametrize("name", CALLS)
def test_the_tables_say_what_happens(name: str) -> None:
    if not hasattr(library(), name):
        pytest.skip("the library has no such function")
    assert not seen(name).contradicts(KNOWN[name]), seen(name)
    assert not seen(name).is_larger(name, sizes_of(name)), seen(name)


def _without(places: Places, place: int, count: int) -> Places:
    every = range(count) if places is None else places
    return tuple(one for one in every if one != place)


def broken_rows() -> Iterator[Any]:
    """Each row without one of the things that it says."""
    for name, arguments in CALLS.items():
        row = KNOWN[name]
        addresses = [at for at, x in enumerate(arguments) if isinstance(x, Room)]
        for kind in ("reads", "writes"):
            said: Places = getattr(row, kind)
            for place in addresses:
                if _has(said, place):
                    less = {kind: _without(said, place, len(arguments))}
                    yield pytest.param(name, replace(row, **less), id=f"{name}: {kind} {place}")
        if row.returns is not None:
            yield pytest.param(name, replace(row, returns=None), id=f"{name}: returns")
        if row.ordered:
            yield pytest.param(name, replace(row, ordered=False), id=f"{name}: ordered")


SURVIVORS = {
    r".*: ordered": "what else it changes is out of sight",
    r"(sscanf|__isoc99_sscanf): reads [01]": "text and format are not exchanged",
    r"__isoc23_sscanf: reads 1": "nor is this format",
    r".*scanf: reads [234]": "where a number goes to is only written, and all addresses are listed",
    r"(strcpy|stpcpy|strncpy|s?n?printf|__sn?printf_chk|strftime): reads 0": "only written, too",
    r"(__isoc23_)?strto(d|f|u?ll?): reads 1": "only written, too",
    r"(fread|fgets): reads 0": "only written, too",
    r"strn?cat: reads 0": "where its text ends shows in itself alone",
    r"strtok: writes 1": "listed with the text, though it is only read",
    r"(localtime: reads 0|strftime: reads 3|nanosleep: reads 0)": "the time is not exchanged",
    r"fopen: reads 1": "the mode is not exchanged",
}
"""By a pattern of labels: why it is not missed."""


@pytest.mark.parametrize(("name", "broken"), [*broken_rows()])
def test_a_row_that_leaves_something_out_is_noticed(
    name: str, broken: Known, request: pytest.FixtureRequest
) -> None:
    if not hasattr(library(), name):
        pytest.skip("the library has no such function")
    label = request.node.callspec.id
    why = next((why for what, why in SURVIVORS.items() if re.fullmatch(what, label)), "")
    if why and seen(name).changes:
        why = ""
    assert seen(name).contradicts(broken) != bool(why), why or "nothing notices"


@pytest.mark.parametrize("name", [name for name in CALLS if sizes_of(name)])
def test_a_smaller_size_is_noticed(name: str) -> None:
    """Half of it, or one byte where there are more."""
    if not hasattr(library(), name):
        pytest.skip("the library has no such function")
    sizes = sizes_of(name)
    assert sizes
    for at, one in enumerate(sizes):
        smaller = [replace(one, size=one.size // 2)] if one.is_bounded and one.size > 1 else []
        if one.size == 1 and (one.times or one.text or one.printed is not None):
            smaller = [Written(one.place)]
        place = {place for place, _ in seen(name).written}
        for less in smaller if one.place in place else ():
            changed = (*sizes[:at], less, *sizes[at + 1 :])
            assert seen(name).is_larger(name, changed), one
