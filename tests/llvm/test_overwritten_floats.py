"""Functions of the C library that write into arrays of active floats: what they write is constant.

A program is generated from the calls of `known_calls`: for each, an array of multiples of ``x`` is
filled, the function writes to it, and elements are added. Those that the function was seen to write
(from outside, by ctypes) have derivative zero, those that it was not keep theirs; elements of which
only some bytes are written are left out.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from ad_opt.passes.ops.library_types import LIBRARY_TYPES

import ad_opt
from c_runs import executable
from known_calls import CALLS as SHORT
from known_calls import FILLS, OUT, ROOM, Room, Stream, call, library, text

pytestmark = pytest.mark.skipif(not executable(), reason="the programs are for x86-64 Linux")

LONG = text("a word that is long enough")
NUMBER = text("%d and letters of the format")
CALLS: dict[str, tuple[Any, ...]] = SHORT | {
    "strcpy": (OUT, LONG),
    "stpcpy": (OUT, LONG),
    "strncpy": (OUT, LONG, 44),
    "strcat": (text("abcdefgh"), LONG),
    "strncat": (text("abcdefgh"), LONG, 17),
    "sprintf": (OUT, NUMBER, 12345),
    "snprintf": (OUT, 17, NUMBER, 12345),
    "__sprintf_chk": (OUT, 0, 64, NUMBER, 12345),
    "__snprintf_chk": (OUT, 99, 0, 512, NUMBER, 12345),
    "sscanf": (text("2.5 17 xyzabcdefghijkl rest"), text("%lf %ld %s"), OUT, OUT, OUT),
    "__isoc99_sscanf": (text("2.5 abcdefghijkl rest"), text("%lf %8c %s"), OUT, OUT, OUT),
    "strftime": (OUT, 40, text("%Y-%m-%d %H:%M"), Room(bytes(56))),
    "fgets": (OUT, 90, Stream()),
    "fread": (OUT, 4, 9, Stream()),
}
"""Functions that write text, and more than a number or two."""

COUNT = ROOM // 8
X = 1.3
ADDRESSES = re.compile(r"(__isoc23_)?strto(d|f|u?ll?)")
"""Functions that write an address into the text."""


def rows() -> list[tuple[str, int]]:
    """Calls that write, and the argument behind which they do."""
    return [
        (name, place)
        for name, arguments in CALLS.items()
        if not ADDRESSES.fullmatch(name) and hasattr(library(), name)
        for place, value in enumerate(arguments)
        if isinstance(value, Room) and written(name, place)
    ]


def written(name: str, place: int) -> frozenset[int]:
    """The bytes behind an argument that a call was seen to change, whatever was there before."""
    found: set[int] = set()
    for fill in FILLS:
        _, buffers, _ = call(name, CALLS[name], fill)
        start = CALLS[name][place].content
        before = start + bytes([fill]) * (ROOM - len(start))
        found |= {k for k in range(ROOM) if buffers[place].raw[k] != before[k]}
    return frozenset(found)


ROWS = rows() if executable() else []
TYPES = {"i": "i32", "l": "i64", "p": "ptr", "d": "double", "f": "float", "v": "void"}


def constant(content: bytes) -> str:
    """Bytes as LLVM IR has them."""
    letters = "".join(f"\\{byte:02x}" for byte in content)
    return f'[{len(content)} x i8] c"{letters}"'


def row(number: int, name: str, place: int) -> str:
    """A function of one number, in LLVM IR, and the globals that it needs."""
    arguments, globals_, before = list[str](), list[str](), list[str]()
    signature = LIBRARY_TYPES[name]
    letters = signature[2:-1].rstrip(".")
    for at, value in enumerate(CALLS[name]):
        if isinstance(value, Stream):
            before.append("%stream = call ptr @fopen(ptr @file, ptr @mode)")
            arguments.append("ptr %stream")
        elif isinstance(value, Room) and at == place:
            arguments.append("ptr %m")
            if value.content:
                globals_.append(f"@start{number} = constant {constant(value.content)}")
                size = len(value.content)
                before.append(
                    f"call void @llvm.memcpy(ptr %m, ptr @start{number}, i64 {size}, i1 0)"
                )
        elif isinstance(value, Room):
            kind = "constant" if value.content else "global"
            globals_.append(
                f"@text{number}.{at} = {kind} {constant(value.content.ljust(ROOM, bytes(1)))}"
            )
            arguments.append(f"ptr @text{number}.{at}")
        else:
            letter = letters[at] if at < len(letters) else "l"
            arguments.append(f"{TYPES[letter]} {'null' if letter == 'p' else value}")
    after = ["call i32 @fclose(ptr %stream)"] if "ptr %stream" in arguments else []
    types = ", ".join(TYPES[letter] for letter in letters) + ", ..." * ("." in signature)
    called = f"call {TYPES[signature[0]]} ({types}) @{name}({', '.join(arguments)})"
    return "\n".join(globals_) + BODY.format(
        number=number, count=COUNT, lines="\n  ".join([*before, called, *after])
    )


BODY = """
define internal double @f{number}(double %x, ptr %use) {{
entry:
  %m = alloca [{count} x double], align 16
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %i1, %fill ]
  %i1 = add i64 %i, 1
  %k = uitofp i64 %i1 to double
  %v = fmul double %x, %k
  %p = getelementptr double, ptr %m, i64 %i
  store double %v, ptr %p
  %go = icmp ult i64 %i1, {count}
  br i1 %go, label %fill, label %middle
middle:
  {lines}
  br label %add
add:
  %j = phi i64 [ 0, %middle ], [ %j1, %next ]
  %s = phi double [ 0.0, %middle ], [ %s2, %next ]
  %j1 = add i64 %j, 1
  %u = getelementptr i64, ptr %use, i64 %j
  %w = load i64, ptr %u
  %wanted = icmp ne i64 %w, 0
  br i1 %wanted, label %take, label %next
take:
  %q = getelementptr double, ptr %m, i64 %j
  %e = load double, ptr %q
  %s1 = fadd double %s, %e
  br label %next
next:
  %s2 = phi double [ %s, %add ], [ %s1, %take ]
  %more = icmp ult i64 %j1, {count}
  br i1 %more, label %add, label %end
end:
  ret double %s2
}}
"""


def program(path: Path) -> str:
    """All rows, and their sum: which elements are added, ``use`` says."""
    declared = {
        f"declare {TYPES[LIBRARY_TYPES[name][0]]} @{name}("
        + ", ".join(TYPES[letter] for letter in LIBRARY_TYPES[name][2:-1].rstrip("."))
        + ", ..." * ("." in LIBRARY_TYPES[name])
        + ")"
        for name, _ in ROWS
    }
    head = [
        *sorted(declared),
        f"@file = constant {constant(bytes(path) + bytes(1))}",
        f"@mode = constant {constant(b'r+' + bytes(1))}",
        "declare ptr @fopen(ptr, ptr)",
        "declare i32 @fclose(ptr)",
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
    ]
    total, lines = "0.0", list[str]()
    for k in range(len(ROWS)):
        lines.append(f"%u{k} = getelementptr i64, ptr %use, i64 {k * COUNT}")
        lines.append(f"%y{k} = call double @f{k}(double %x, ptr %u{k})")
        lines.append(f"%s{k} = fadd double {total}, %y{k}")
        total = f"%s{k}"
    head.append("define double @f(double %x, ptr %use) {")
    body = "\n  ".join([*lines, f"ret double {total}"])
    rows = [row(k, name, place) for k, (name, place) in enumerate(ROWS)]
    return "\n".join([*head, f"  {body}", "}", *rows]).replace(
        "llvm.memcpy", "llvm.memcpy.p0.p0.i64"
    )


@pytest.fixture(scope="module")
def f(tmp_path_factory: pytest.TempPathFactory) -> ad_opt.Function:
    path = tmp_path_factory.mktemp("files") / "file"
    path.write_bytes(b"0123456789abcdef\n")
    return ad_opt.load(program(path))["f"]


@pytest.mark.parametrize("mode", ["reverse", "forward"])
def test_what_is_written_has_no_derivative(mode: str, f: ad_opt.Function) -> None:
    assert len(ROWS) > 20
    found, expected = list[Any](), list[float]()
    for number, (name, place) in enumerate(ROWS):
        changed = written(name, place) | set(range(len(CALLS[name][place].content)))
        bytes_of = [{8 * k + b for b in range(8)} for k in range(COUNT)]
        use = np.zeros((len(ROWS), COUNT), np.int64)
        use[number] = [one <= changed or not one & changed for one in bytes_of]
        expected.append(sum(k + 1.0 for k in range(COUNT) if not bytes_of[k] & changed))
        if mode == "reverse":
            found.append(ad_opt.grad(f, wrt=0)(X, use))
        else:
            found.append(ad_opt.jvp(f, [X, use], [1.0, None])[1])
    assert found == pytest.approx(expected), ROWS
