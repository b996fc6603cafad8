"""The tables of the C library say what its functions do, and every part of them is needed.

Each function is called by its address, and its arguments are looked at before and behind the call.
Then each fact is left out in turn, and must be missed.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import pytest
from ad_opt.passes.ops.known_functions import KNOWN, Known, Places
from ad_opt.passes.ops.written_bytes import FORMATS_READ, WRITTEN, Written, conversions

from c_runs import executable
from known_calls import CALLS, FILLS, ROOM, Room, call, library

pytestmark = pytest.mark.skipif(not executable(), reason="the library is that of x86-64 Linux")


@dataclass(frozen=True)
class Seen:
    """Effects of a function, observed."""

    arguments: tuple[Any, ...]
    result: Any
    written: frozenset[tuple[int, int]]
    """Arguments behind which bytes were changed, each with the number of the last one."""
    read: frozenset[int]
    returned: int | None
    """The argument in whose memory the address that came back is."""
    changes: bool
    """True if it answers otherwise the next time."""

    def contradicts(self, row: Known) -> bool:
        """True if it did what a row does not say."""
        writes = all(_has(row.writes, place) for place, _ in self.written)
        reads = all(_has(row.reads, place) for place in self.read)
        return not (writes and reads) or row.returns != self.returned or self.changes > row.ordered

    def is_larger(self, name: str, sizes: tuple[Written, ...] | None) -> bool:
        """True if it wrote more than is said, or as floats other than is said."""
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
        for at in one.made:
            size *= self.arguments[at]
        return size


def _has(places: Places, place: int) -> bool:
    return places is None or place in places


def _c(room: Room) -> bytes:
    return room.content.split(b"\0")[0]


def _contents(name: str, arguments: tuple[Any, ...], left: bytes, buffers: list[Any]) -> Any:
    """Return the memory that a call leaves behind the arguments' first bytes."""
    rooms = zip(arguments, buffers, strict=True)
    return left, [b.raw[len(a.content) :] for a, b in rooms if isinstance(a, Room)], name


@cache
def seen(name: str) -> Seen:
    """Observe the effects of a function in its call of the table."""
    arguments = CALLS[name]
    runs = [call(name, arguments, fill) for fill in FILLS]
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
            answer, memory, rest = call(name, others, FILLS[0])
            alike = [memory[k].raw == buffers[k].raw for k in range(len(memory))
                     if k != place and memory[k] is not None]  # fmt: skip
            same_text = rest == left and all(alike)
            if not same_text or _differs(answer, result):
                read.add(place)
    returned = result[0] if isinstance(result, tuple) else None
    # Times and processes answer otherwise by themselves: these only, which have no arguments.
    changes = not arguments and len({call(name, (), FILLS[0])[0] for _ in range(3)}) > 1
    return Seen(arguments, result, frozenset(written), frozenset(read), returned, changes)


def _differs(one: Any, other: Any) -> bool:
    if isinstance(one, float) and isinstance(other, float):
        return bytes(ctypes.c_double(one)) != bytes(ctypes.c_double(other))
    return one != other


def sizes_of(name: str) -> tuple[Written, ...] | None:
    """Return how much the table says that a function writes in its call."""
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
