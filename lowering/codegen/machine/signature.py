"""Layout of the values of a function's MLIR type in memory: leaves and slots.

Python (and whoever calls through an entry stub) passes one block of 8-byte slots with all arguments
and receives one with all results. A type is one or several *leaves*; a leaf takes as many slots as
it has started 8-byte words. A memref or tensor is exploded like MLIR's default calling convention:
allocated pointer, aligned pointer, offset, sizes, strides. By-value types are the leaves of their
parts (`RecordType`).
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ad_opt.dialects.support.diagnostics.diagnostic import (
    Diagnostic,
    DiagnosticError,
    Location,
    location_of,
)
from ad_opt.dialects.support.ir.argument_attributes import symbol_range
from ad_opt.dialects.support.ir.symbols import own_name
from ad_opt.dialects.support.names.parameter_notes import (
    ParameterNote,
    derivative_of,
    parameter_notes,
    result_names,
)
from ad_opt.dialects.types.agg_record import RecordType, noted_signature, spelled
from ad_opt.dialects.types.records import Differential, Records, Resolve
from xdsl.dialects import func, llvm
from xdsl.dialects.builtin import (
    ComplexType,
    FunctionType,
    IntegerType,
    MemRefType,
    ModuleOp,
    Signedness,
    TensorType,
    VectorType,
)
from xdsl.ir import Attribute, Operation, SSAValue, TypeAttribute


@dataclass(frozen=True)
class Leaf:
    """One value as LLVM sees it, and its bytes in the slots."""

    llvm: str
    """The LLVM type."""
    pack: str
    """`struct` format of an argument, padded to whole slots."""
    unpack: str
    """`struct` format of a result; integers are widened to 64 bits."""
    slots: int = 1
    extend: str | None = None
    """Attribute that widens a narrow integer: ``sext`` or ``zext``; ``None`` for what is not
    one.
    """
    held: str = ""
    """The LLVM type in the slots, if it is another one: integers are wide there, and truth
    values of vectors are bytes.
    """

    def __post_init__(self) -> None:
        narrow = self.extend and not self.held
        object.__setattr__(self, "held", "i64" if narrow else self.held or self.llvm)


FLOATS = {
    "f64": Leaf("double", "d", "d"),
    "f32": Leaf("float", "f4x", "f4x"),
    "f16": Leaf("half", "e6x", "e6x"),
    "bf16": Leaf("bfloat", "H6x", "H6x"),
}
"""``bf16`` travels as its 16 bits; `struct` has no letter for it."""

COMPLEXES = {
    "f64": Leaf("{ double, double }", "dd", "dd", 2),
    "f32": Leaf("{ float, float }", "ff", "ff"),
    "f16": Leaf("{ half, half }", "ee4x", "ee4x"),
}

POINTER = Leaf("ptr", "Q", "Q")
INDEX = Leaf("i64", "q", "q", extend="sext")

_SIGNED = {8: "b7x", 16: "h6x", 32: "i4x"}
_UNSIGNED = {8: "B7x", 16: "H6x", 32: "I4x"}


def integer_leaf(width: int, unsigned: bool) -> Leaf | None:
    """The leaf of an integer of up to 64 bits."""
    if not 1 <= width <= 64:
        return None
    if unsigned or width == 1:
        return Leaf(f"i{width}", _UNSIGNED.get(width, "Q"), "Q", extend="zext")
    return Leaf(f"i{width}", _SIGNED.get(width, "q"), "q", extend="sext")


def _vector_leaf(kind: VectorType[Attribute]) -> Leaf | None:
    """Of any rank: lowered, the elements are those of one dimension, in row-major order."""
    if any(d.value.data for d in kind.scalable_dims):
        return None
    element = scalar_leaf(kind.element_type)
    if element is None or len(element.pack.rstrip("x")) > 2:
        return None
    letter, count = element.pack[0], math.prod(kind.get_shape())
    if element.llvm == "i1":
        letter = "B"
    size = {"d": 8, "q": 8, "Q": 8, "f": 4, "i": 4, "I": 4, "e": 2, "h": 2, "H": 2}.get(letter, 1)
    slots = -(-size * count // 8)
    pad = slots * 8 - size * count
    text = f"{count}{letter}" + (f"{pad}x" if pad else "")
    extend, held = ("zext", f"<{count} x i8>") if element.llvm == "i1" else (None, "")
    return Leaf(f"<{count} x {element.llvm}>", text, text, slots, extend, held)


@lru_cache(maxsize=1024)
def scalar_leaf(kind: Attribute) -> Leaf | None:
    """The leaf of a type that is one value; ``None`` for memrefs and for what cannot be passed."""
    match kind:
        case IntegerType():
            unsigned = kind.signedness.data == Signedness.UNSIGNED
            return integer_leaf(kind.width.data, unsigned)
        case ComplexType():
            return COMPLEXES.get(str(kind.element_type))
        case llvm.LLVMPointerType():
            return POINTER
        case VectorType():
            return _vector_leaf(kind)
        case _:
            text = str(kind)
            return INDEX if text == "index" else FLOATS.get(text)


def is_buffer(kind: Attribute) -> bool:
    """True if the type is a ranked memref or tensor: passed as a descriptor."""
    return isinstance(kind, MemRefType | TensorType)


@lru_cache(maxsize=1024)
def leaves(kind: Attribute) -> tuple[Leaf, ...] | None:
    """The leaves of a type in order; ``None`` if values of it cannot be passed."""
    if isinstance(kind, MemRefType | TensorType):
        return (POINTER, POINTER) + (INDEX,) * (1 + 2 * kind.get_num_dims())
    if isinstance(kind, RecordType):
        return _record_leaves(kind)
    leaf = scalar_leaf(kind)
    return None if leaf is None else (leaf,)


PRESENT = Leaf("i1", "B7x", "Q", extend="zext")
"""Byte that says if an optional has a value; it comes before the value."""


def _record_leaves(kind: RecordType) -> tuple[Leaf, ...] | None:
    if kind.form == "any":
        return (INDEX,) * (1 + kind.length)
    found: list[Leaf] = [PRESENT] if kind.form == "optional" else []
    for type_ in kind.types:
        inner = leaves(type_)
        if inner is None or isinstance(type_, TensorType):
            return None
        found += inner * (kind.length if kind.form == "array" else 1)
    return tuple(found)


@lru_cache(maxsize=1024)
def leaf_paths(kind: Attribute) -> tuple[tuple[int, ...], ...]:
    """Return the path of each leaf inside of a value of the type, as ``extractvalue`` counts."""
    if isinstance(kind, MemRefType | TensorType):
        rank = kind.get_num_dims()
        return ((0,), (1,), (2,), *((part, axis) for part in (3, 4) for axis in range(rank)))
    if not isinstance(kind, RecordType):
        return ((),)
    if kind.form == "array":
        inner = leaf_paths(kind.element)
        return tuple((i, *path) for i in range(kind.length) for path in inner)
    if kind.form == "any":
        return ((0,), *((1, i) for i in range(kind.length)))
    if kind.form == "optional":
        return ((0,), *((1, *path) for path in leaf_paths(kind.element)))
    parts = enumerate(kind.types)
    return tuple((i, *path) for i, type_ in parts for path in leaf_paths(type_))


def llvm_type(kind: Attribute) -> str:
    """The LLVM type of a value of the type (a descriptor for memrefs)."""
    if isinstance(kind, MemRefType | TensorType):
        rank = kind.get_num_dims()
        tail = f", [{rank} x i64], [{rank} x i64]" if rank else ""
        return f"{{ ptr, ptr, i64{tail} }}"
    if isinstance(kind, RecordType):
        if kind.form == "any":
            return f"{{ i64, [{kind.length} x i64] }}"
        inner = [llvm_type(type_) for type_ in kind.types]
        if kind.form == "array":
            return f"[{kind.length} x {inner[0]}]"
        inner = ["i1", *inner] if kind.form == "optional" else inner
        return f"{{ {', '.join(inner)} }}" if inner else "{}"
    leaf = scalar_leaf(kind)
    assert leaf is not None
    return leaf.llvm


def machine_types(kinds: tuple[Attribute, ...]) -> tuple[Attribute, ...]:
    """The types that lowered functions take or return: a pair is two values there."""
    found: list[Attribute] = []
    for kind in kinds:
        if isinstance(kind, RecordType) and kind.form == "pair" and not kind.length:
            found += machine_types(kind.types.data)
        else:
            found.append(kind)
    return tuple(found)


@dataclass(frozen=True)
class Signature:
    """A function that can be called from outside."""

    name: str
    inputs: tuple[Attribute, ...]
    results: tuple[Attribute, ...]
    parameters: tuple[str | None, ...] = ()
    """Names of the parameters in the source text, where it gives any."""
    location: Location | None = None
    passing: tuple[str, ...] = ()
    """For a function of LLVM IR: attributes that say how each argument is passed (``byval``)."""
    notes: tuple[ParameterNote, ...] = ()
    """Notes on what the parameters of a derivative are for."""
    names: tuple[str, ...] = ()
    """Names of the results, where there are any."""
    derivative: str | None = None
    """``"grad of f"``."""
    sizes: tuple[int | None, ...] = ()
    """For a function with static symbols: by parameter, what is greater than its values, which are
    from 0 on (``assign.range``)."""

    def __str__(self) -> str:
        """The type in MLIR's spelling."""
        outs = ", ".join(map(str, self.results))
        arrow = outs if len(self.results) == 1 else f"({outs})"
        return spelled(f"({', '.join(map(str, self.inputs))}) -> {arrow}")

    def unsupported(self) -> Attribute | None:
        """The first type that cannot cross the boundary, if any."""
        return next((t for t in self.inputs + self.results if leaves(t) is None), None)

    def error(self, code: str, message: str, help: str | None = None) -> DiagnosticError:
        """A diagnostic at the function."""
        help = None if help is None else spelled(help)
        return DiagnosticError(Diagnostic(code, spelled(message), self.location, help=help))


def signatures_of(
    module: ModuleOp, differential: Differential | None = None, resolve: Resolve | None = None
) -> dict[str, Signature]:
    """The public functions with a body, before or after lowering, in order of the text.

    ``differential`` says what the derivatives of a module's by-value types are, and ``resolve``
    what associated types are.
    """
    records = Records(module, differential, resolve)
    found = (_signature(op, records) for op in module.body.ops)
    return {s.name: s for s in found if s is not None}


def _signature(op: Operation, records: Records) -> Signature | None:
    match op:
        case func.FuncOp():
            kind = noted_signature(op) or records.signature(op.function_type)
            hidden = op.sym_visibility is not None and op.sym_visibility.data != "public"
        case _ if op.name == "llvm.func":
            kind = _llvm_function_type(op)
            hidden = _linkage(op) not in ("external", "weak", "weak_odr", "linkonce", "common")
        case _:
            return None
    if kind is None or hidden or not op.regions or op.regions[0].first_block is None:
        return None
    arguments = op.regions[0].first_block.args
    same = len(arguments) == len(kind.inputs.data)
    names = tuple(_hints(arguments)) if same else (None,) * len(kind.inputs.data)
    notes, results = parameter_notes(op), result_names(op)
    ranges = [*map(symbol_range, arguments)] if same else []
    fits = len(notes) == len(names) and len(results) == len(kind.outputs.data)
    return Signature(
        own_name(op),
        kind.inputs.data,
        kind.outputs.data,
        names,
        location_of(op),
        notes=notes if fits else (),
        names=results if fits else (),
        derivative=derivative_of(op),
        sizes=tuple(one and one[1] + 1 for one in ranges) if any(ranges) else (),
    )


def _hints(values: tuple[SSAValue, ...]) -> Iterator[str | None]:
    for value in values:
        yield value.name_hint


def _linkage(op: Operation) -> str:
    linkage = op.properties.get("linkage")
    return linkage.linkage.data if isinstance(linkage, llvm.LinkageAttr) else "external"


def _llvm_function_type(op: Operation) -> FunctionType | None:
    """The type before lowering, which lowering keeps as ``ad.signature``, else what LLVM has."""
    if (kept := noted_signature(op)) is not None:
        return kept
    kind = op.properties.get("function_type")
    if not isinstance(kind, llvm.LLVMFunctionType) or kind.is_variadic:
        return None
    outputs: list[Attribute] = []
    if not isinstance(kind.output, llvm.LLVMVoidType):
        outputs.append(kind.output)
    return FunctionType.from_lists([*kind.inputs], outputs)


def as_type(text: str) -> TypeAttribute | None:
    """The MLIR type of a number or vector of LLVM, for functions that come as LLVM IR text."""
    from xdsl.dialects.builtin import BFloat16Type, Float16Type, Float32Type, Float64Type

    floats = {
        "double": Float64Type(),
        "float": Float32Type(),
        "half": Float16Type(),
        "bfloat": BFloat16Type(),
        "ptr": llvm.LLVMPointerType(),
    }
    if text in floats:
        return floats[text]
    if text.startswith("i") and text[1:].isdigit():
        return IntegerType(int(text[1:]))
    if (lanes := re.fullmatch(r"<(\d+) x (\w+)>", text)) is not None:
        element = as_type(lanes[2])
        return None if element is None else VectorType(element, [int(lanes[1])])
    return None
