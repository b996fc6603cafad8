"""Files that functions of the C library write to and read from: which streams these may be.

A stream is told by what it was opened with, as far as that is a constant. Nothing that is written
to the standard output is read again, and nothing is written to the standard input.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ad_opt.dialects.support.ir.queries import constant_of, walk
from ad_opt.passes.ops.call_graph import CallGraph, is_looked_into
from ad_opt.passes.ops.catalogue import is_call, is_same
from ad_opt.passes.ops.known_functions import (
    COPIES_TEXT,
    FORMATS,
    FORMATS_LIST,
    known_callee,
    library_function,
)
from ad_opt.passes.ops.written_bytes import FORMATS_READ, text_of
from xdsl.dialects.builtin import SymbolRefAttr
from xdsl.ir import Operation, SSAValue

if TYPE_CHECKING:
    from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager

WRITES = {
    "fprintf": 0,
    "__fprintf_chk": 0,
    "vfprintf": 0,
    "__vfprintf_chk": 0,
    "fputs": 1,
    "fputc": 1,
    "putc": 1,
    "fwrite": 3,
    "write": 0,
}
"""Functions that write to a file, with the argument that is the stream."""

READ_NUMBERS = frozenset("atof strtod strtof strtold vsscanf".split()) | {
    name for name in FORMATS_READ if name.endswith("sscanf")
}
"""Functions that read numbers from the text that their first argument leads to."""

READS = {"fgets": 2, "fread": 3, "read": 0, "getline": 2, "fgetc": 0, "getc": 0} | {
    name: 0 for name in FORMATS_READ if name.endswith("fscanf")
}
"""Functions that read from a file."""

ANY = "*"
"""A file of which nothing is known."""

_CONSOLE = frozenset("stdin stdout stderr __stdinp __stdoutp __stderrp".split())
_ACCESSES = frozenset({("llvm.load", 0), ("llvm.store", 1)})


def written_to(call: Operation) -> frozenset[str]:
    """The files that a call may write to, of those that anybody may read."""
    return _files_at(call, WRITES, "r")


def read_from(call: Operation) -> frozenset[str]:
    """The files that a call may read from, of those that anybody may have written."""
    return _files_at(call, READS, "wa")


def may_be_one(written: str, read: str) -> bool:
    """True if two files may be the same."""
    return ANY in (written, read) or written == read


def _files_at(call: Operation, places: Mapping[str, int], other: str) -> frozenset[str]:
    place = places.get(library_function(call) or "")
    if place is None:
        return frozenset()
    return frozenset(_files_of(call.operands[place], other))


def _files_of(stream: SSAValue, other: str) -> Iterator[str]:
    """By what a stream was opened; none if it is the console, or was opened only for something
    ``other`` than it is used for.
    """
    owner = stream.owner
    while isinstance(owner, Operation) and is_same(owner):
        stream = owner.operands[0]
        owner = stream.owner
    if not isinstance(owner, Operation):
        yield ANY
    elif owner.name == "llvm.load":
        yield from _files_in(owner.operands[0], other)
    elif constant_of(stream) in (0, 1, 2):
        return
    elif library_function(owner) != "fopen":
        yield ANY
    else:
        path, mode = map(text_of, owner.operands)
        if mode is None or "+" in mode or mode[:1] not in other:
            yield path if path is not None else ANY


def _files_in(memory: SSAValue, other: str) -> Iterator[str]:
    """The streams in a variable: the library's own, or a local one."""
    owner = memory.owner
    name = owner.properties.get("global_name") if isinstance(owner, Operation) else None
    if isinstance(name, SymbolRefAttr) and name.string_value() in _CONSOLE:
        return
    uses = list(memory.uses)
    is_local = isinstance(owner, Operation) and owner.name == "llvm.alloca"
    if not is_local or any((use.operation.name, use.index) not in _ACCESSES for use in uses):
        yield ANY
        return
    for use in uses:
        if use.operation.name == "llvm.store":
            yield from _files_of(use.operation.operands[0], other)


def prints_text(call: Operation) -> bool:
    """True if a call writes text to the memory that its first argument leads to."""
    return known_callee(call) in (FORMATS, FORMATS_LIST, COPIES_TEXT)


@dataclass
class Files:
    """Files that a function, or what it calls, writes to and reads from."""

    written: set[str] = field(default_factory=set[str])
    read: set[str] = field(default_factory=set[str])
    prints: bool = False
    """True if it writes text to memory."""
    parses: bool = False
    """True if it reads numbers from text in memory."""


class FilesOfFunctions:
    """The files that each function of a module uses (a cached analysis)."""

    def __init__(self, graph: CallGraph):
        self._graph = graph
        self._of: dict[Operation, Files] = {}
        for group in graph.components:
            together = Files()
            for func in group:
                self._of[func] = together
            for func in group:
                for op in walk(func):
                    self._add(op, together)

    @classmethod
    def compute(cls, op: Operation, analyses: AnalysisManager, /) -> FilesOfFunctions:
        """Of every function in the module ``op``."""
        return cls(analyses.get(CallGraph, op))

    def _add(self, op: Operation, files: Files) -> None:
        if not is_call(op):
            return
        files.written |= written_to(op)
        files.read |= read_from(op)
        files.prints |= prints_text(op)
        files.parses |= library_function(op) in READ_NUMBERS
        if (used := self.of_call(op)) is not None and used is not files:
            files.written |= used.written
            files.read |= used.read
            files.prints |= used.prints
            files.parses |= used.parses

    def of_call(self, call: Operation) -> Files | None:
        """Return the files that the program's called function uses; ``None`` for other calls."""
        callee = self._graph.callee(call) if call.name == "func.call" else None
        return self._of.get(callee) if callee is not None and is_looked_into(callee) else None
