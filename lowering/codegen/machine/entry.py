"""Entry stubs: one uniform way into any compiled function.

``define ptr @"ad.entry.f"(ptr %args, ptr %results)`` loads every leaf of the arguments from
consecutive 8-byte slots, calls ``@f``, and stores the leaves of the results likewise. Python needs
one `ctypes` prototype for all functions and builds its block of slots with one `struct.pack`. The
stub gives back null, or a message where the program has stopped (`guard`).
"""

from __future__ import annotations

from collections.abc import Iterable

from ad_opt.dialects.types.agg_record import RecordType
from xdsl.ir import Attribute

from . import flush
from .guard import DECLARATIONS, ENTER, LEAVE, can_stop
from .signature import Leaf, Signature, leaf_paths, leaves, llvm_type, machine_types
from .target import host_triple

PREFIX = "ad.entry."
FLUSHED = "ad.flushed."
"""The stubs proper, where `flush` is around them."""


def quoted(name: str) -> str:
    """A global name as LLVM text: quoted, with everything unusual escaped."""
    plain = (
        chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\{byte:02X}"
        for byte in name.encode()
    )
    return f'@"{"".join(plain)}"'


class StubWriter:
    """Collects the lines of a function and numbers its values."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._count = 0

    def value(self, text: str) -> str:
        """Emit an instruction with a result; return the name of it."""
        name = f"%t{self._count}"
        self._count += 1
        self.lines.append(f"  {name} = {text}")
        return name

    def line(self, text: str) -> None:
        """Emit an instruction without a result."""
        self.lines.append(f"  {text}")


def _slot(out: StubWriter, base: str, slot: int) -> str:
    return out.value(f"getelementptr inbounds i64, ptr {base}, i64 {slot}") if slot else base


def _load(out: StubWriter, leaf: Leaf, slot: int) -> str:
    at = _slot(out, "%args", slot)
    value = out.value(f"load {leaf.held}, ptr {at}, align 8")
    if leaf.held == leaf.llvm:
        return value
    return out.value(f"trunc {leaf.held} {value} to {leaf.llvm}")


def _store(out: StubWriter, leaf: Leaf, value: str, slot: int) -> None:
    if leaf.held != leaf.llvm:
        value = out.value(f"{leaf.extend} {leaf.llvm} {value} to {leaf.held}")
    out.line(f"store {leaf.held} {value}, ptr {_slot(out, '%results', slot)}, align 8")


def assemble(out: StubWriter, kind: Attribute, parts: Iterable[str]) -> str:
    """A by-value aggregate of its leaves."""
    value = "poison"
    for leaf, path, part in zip(leaves(kind) or (), leaf_paths(kind), parts, strict=True):
        at = ", ".join(map(str, path))
        value = out.value(f"insertvalue {llvm_type(kind)} {value}, {leaf.llvm} {part}, {at}")
    return value


def pass_leaves(out: StubWriter, kind: Attribute, parts: list[str]) -> list[str]:
    """Return what is passed for an argument: leaf by leaf, but an aggregate as one value."""
    if isinstance(kind, RecordType):
        return [f"{llvm_type(kind)} {assemble(out, kind, parts)}"]
    return [f"{leaf.llvm} {part}" for leaf, part in zip(leaves(kind) or (), parts, strict=True)]


def take_apart(out: StubWriter, kind: Attribute, value: str) -> list[tuple[Leaf, str]]:
    """The leaves of a value."""
    found: list[tuple[Leaf, str]] = []
    for leaf, path in zip(leaves(kind) or (), leaf_paths(kind), strict=True):
        at = ", ".join(map(str, path))
        part = out.value(f"extractvalue {llvm_type(kind)} {value}, {at}") if path else value
        found.append((leaf, part))
    return found


def result_type(results: tuple[Attribute, ...]) -> str:
    """Return the function's result type: void, a value's, or a struct of several
    (`machine_types`).
    """
    match results:
        case ():
            return "void"
        case (one,):
            return llvm_type(one)
        case _:
            return "{ " + ", ".join(map(llvm_type, results)) + " }"


def split_results(
    out: StubWriter, call: str, results: tuple[Attribute, ...]
) -> list[tuple[str, Attribute]]:
    """Call, and take a struct of several results apart."""
    kind = result_type(results)
    if not results:
        out.line(call)
        return []
    value = out.value(call)
    if len(results) == 1:
        return [(value, results[0])]
    return [
        (out.value(f"extractvalue {kind} {value}, {i}"), result) for i, result in enumerate(results)
    ]


def entry_stub(signature: Signature, guarded: bool = False, flushing: bool = False) -> str:
    """The text of the stub of one function. All its types must have leaves.

    A ``guarded`` one also returns when the program stops on the way; while a ``flushing`` one
    runs, numbers too small to be normal count as zero.
    """
    out = StubWriter()
    arguments: list[str] = []
    slot = 0
    for kind in machine_types(signature.inputs):
        parts: list[str] = []
        for leaf in leaves(kind) or ():
            parts.append(_load(out, leaf, slot))
            slot += leaf.slots
        arguments += pass_leaves(out, kind, parts)
    # Not inlined: a second copy of every body would double the time of compilation.
    for at, words in enumerate(signature.passing):
        if words:
            kind, value = arguments[at].split(" ", 1)
            arguments[at] = f"{kind} {words} {value}"
    target = quoted(signature.name)
    results = machine_types(signature.results)
    call = f"call {result_type(results)} {target}({', '.join(arguments)}) noinline"
    slot = 0
    for value, kind in split_results(out, call, results):
        for leaf, part in take_apart(out, kind, value):
            _store(out, leaf, part, slot)
            slot += leaf.slots
    body = "\n".join(out.lines)
    entry = quoted(PREFIX + signature.name)
    name = quoted(FLUSHED + signature.name) if flushing else entry
    link = "internal ptr" if flushing else "ptr"
    head = f"define {link} {name}(ptr noalias readonly %args, ptr noalias %results)"
    around = flush.flushed(entry, name) if flushing else ""
    if guarded:
        return f"{head} {{\n{ENTER}{body}\n{LEAVE}}}\n{around}"
    return f"{head} {{\n{body}\n  ret ptr null\n}}\n{around}"


def with_entry_stubs(text: str, signatures: Iterable[Signature], fast: bool = False) -> str:
    """LLVM IR text with the stubs of all functions that can be called from outside."""
    guarded, flushing = can_stop(text), fast and flush.is_known(host_triple())
    able = (s for s in signatures if s.unsupported() is None)
    stubs = [entry_stub(s, guarded, flushing) for s in able]
    declared = [DECLARATIONS] * guarded + [flush.DECLARATIONS] * flushing
    return "\n".join([text, *declared, *stubs])
