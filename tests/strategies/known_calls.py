"""Calls of functions of the C library, by ctypes: what they do to memory is seen from outside."""

from __future__ import annotations

import ctypes
import os
import tempfile
from dataclasses import dataclass
from functools import cache
from typing import Any

from ad_opt.passes.ops.library_types import LIBRARY_TYPES

ROOM = 512
FILLS = (0xA5, 0x5A)
"""Bytes that memory is filled with before a call, to see what it writes."""


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
"""One call of each."""


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


def call(name: str, arguments: tuple[Any, ...], fill: int) -> tuple[Any, list[Any], bytes]:
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
