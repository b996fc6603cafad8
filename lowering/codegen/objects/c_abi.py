"""C interface of a compiled function.

    func.func @f(%n: index, %x: memref<?xf64>) -> (f64, f64)
    double f(int64_t n, double *x, int64_t x_size0, double *result1);

Numbers go by value. A memref or tensor is a pointer to its first element, then an ``int64_t`` for
everything that its type leaves open: sizes, then strides, then the offset. The first result, if it
is a number, is returned; all others go through pointers at the end of the parameters, memrefs as
descriptor structs, vectors as arrays. Complex numbers, structs and other by-value types go through
pointers, because every system passes them by value in its own way. `describe` states this once;
the header and the wrapper are both printed from it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import cast

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.ir.strides import is_identity_layout, strided_layout
from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.lowering.codegen.machine.signature import Signature
from xdsl.dialects import llvm
from xdsl.dialects.builtin import (
    ComplexType,
    IntegerType,
    MemRefType,
    Signedness,
    TensorType,
    VectorType,
)
from xdsl.ir import Attribute

from .c_records import C_WORDS, c_record

C_FLOATS = {"f64": "double", "f32": "float", "f16": "_Float16", "bf16": "__bf16"}


def c_scalar(kind: Attribute) -> str | None:
    """The C type of a number, a pointer or a by-value type; ``None`` where C has none."""
    match kind:
        case IntegerType():
            width = kind.width.data
            if width == 1:
                return "bool"
            if width not in (8, 16, 32, 64):
                return None
            sign = "u" if kind.signedness.data == Signedness.UNSIGNED else ""
            return f"{sign}int{width}_t"
        case ComplexType():
            inner = C_FLOATS.get(str(kind.element_type))
            return f"{inner} _Complex" if inner in ("double", "float") else None
        case RecordType():
            return c_record(kind, c_scalar)
        case llvm.LLVMPointerType():
            return "void *"
        case _:
            text = str(kind)
            return "int64_t" if text == "index" else C_FLOATS.get(text)


@dataclass(frozen=True)
class Buffer:
    """A memref or tensor parameter: ``None`` in its parts is what the caller passes."""

    sizes: tuple[int | None, ...]
    strides: tuple[int | None, ...] | None
    """``None`` as a whole: row after row, computed from the sizes."""
    offset: int | None

    @staticmethod
    def of(kind: MemRefType[Attribute] | TensorType[Attribute]) -> Buffer | None:
        """Read it off a type; ``None`` if its layout has no strides."""
        sizes = tuple(None if n < 0 else n for n in kind.get_shape())
        if not isinstance(kind, MemRefType) or is_identity_layout(kind):
            return Buffer(sizes, None, 0)
        layout = strided_layout(kind)
        return None if layout is None else Buffer(sizes, layout[1], layout[0])

    def open_parts(self) -> list[str]:
        """Names of what the caller passes beside the pointer."""
        names = [f"size{i}" for i, size in enumerate(self.sizes) if size is None]
        names += [f"stride{i}" for i, step in enumerate(self.strides or ()) if step is None]
        return names + (["offset"] if self.offset is None else [])


@dataclass(frozen=True)
class Parameter:
    """One parameter of the MLIR function as C sees it."""

    name: str
    kind: Attribute
    c_type: str
    """Of the number, or of an element."""
    buffer: Buffer | None = None

    @property
    def by_pointer(self) -> bool:
        """Complex numbers, structs and the like."""
        return isinstance(self.kind, ComplexType | RecordType)


@dataclass(frozen=True)
class Result:
    """One result as C sees it; ``name`` is ``None`` for the one that is returned."""

    name: str | None
    kind: Attribute
    c_type: str
    rank: int | None = None
    """Of a memref, which is returned as a descriptor."""
    length: int | None = None
    """Of a vector, which is written to an array."""


@dataclass(frozen=True)
class CFunction:
    """A C prototype."""

    signature: Signature
    parameters: tuple[Parameter, ...]
    results: tuple[Result, ...]

    @property
    def returned(self) -> Result | None:
        """The result that is returned by value."""
        return next((r for r in self.results if r.name is None), None)


def callable_from_c(signatures: Iterable[Signature]) -> list[CFunction]:
    """The prototypes of all functions whose types C has; the others keep LLVM's interface."""
    found: list[CFunction] = []
    for signature in signatures:
        with suppress(DiagnosticError):
            found.append(describe(signature))
    return found


def describe(signature: Signature) -> CFunction:
    """The C prototype of a function; AD0402 if a type has none."""
    taken: set[str] = set()
    parameters = tuple(
        _parameter(signature, index, kind, taken) for index, kind in enumerate(signature.inputs)
    )
    results = tuple(
        _result(signature, index, kind, taken) for index, kind in enumerate(signature.results)
    )
    return CFunction(signature, parameters, results)


def _fresh(wanted: str | None, index: int, taken: set[str]) -> str:
    """A C name that no other parameter has."""
    plain = re.sub(r"\W", "_", wanted or "", flags=re.ASCII)
    name = plain if plain.isidentifier() else f"arg{index}"
    while name in taken or name in C_WORDS:
        name += "_"
    taken.add(name)
    return name


def _parameter(signature: Signature, index: int, kind: Attribute, taken: set[str]) -> Parameter:
    hint = signature.parameters[index] if index < len(signature.parameters) else None
    name = _fresh(hint, index, taken)
    if not isinstance(kind, MemRefType | TensorType):
        c_type = c_scalar(kind) or _refuse(signature, kind)
        return Parameter(name, kind, _pointer_type(signature, index, c_type))
    shaped = cast("MemRefType[Attribute] | TensorType[Attribute]", kind)
    buffer = Buffer.of(shaped)
    element = c_scalar(shaped.element_type)
    if buffer is None or element is None:
        _refuse(signature, kind)
    assert buffer is not None
    taken.update(f"{name}_{part}" for part in buffer.open_parts())
    return Parameter(name, kind, element or "", buffer)


def _pointer_type(signature: Signature, index: int, c_type: str) -> str:
    """``const double *`` for an address of which that is known."""
    if c_type != "void *" or not signature.notes:
        return c_type
    note = signature.notes[index]
    return f"{'const ' if note.read_only else ''}{note.element or 'void'} *"


def _result(signature: Signature, index: int, kind: Attribute, taken: set[str]) -> Result:
    if isinstance(kind, MemRefType | TensorType):
        element = c_scalar(kind.element_type) or _refuse(signature, kind)
        return Result(_fresh(f"result{index}", index, taken), kind, element, kind.get_num_dims())
    if isinstance(kind, VectorType):
        return _array_result(signature, index, cast("VectorType[Attribute]", kind), taken)
    c_type = c_scalar(kind) or _refuse(signature, kind)
    by_value = index == 0 and not isinstance(kind, ComplexType | RecordType)
    wanted = (signature.names[index] if signature.names else "") or f"result{index}"
    return Result(None if by_value else _fresh(wanted, index, taken), kind, c_type)


def _array_result(
    signature: Signature, index: int, kind: VectorType[Attribute], taken: set[str]
) -> Result:
    """A vector: the caller passes an array of as many elements."""
    element = C_FLOATS.get(str(kind.element_type))
    if element is None or kind.get_num_dims() != 1:
        _refuse(signature, kind)
    wanted = (signature.names[index] if signature.names else "") or f"result{index}"
    return Result(_fresh(wanted, index, taken), kind, element or "", length=kind.get_shape()[0])


def _refuse(signature: Signature, kind: Attribute) -> str:
    raise _no_c_type(signature, kind)


def _no_c_type(signature: Signature, kind: Attribute) -> DiagnosticError:
    text = f"@{signature.name} cannot be called from C: `{kind}` has no C type"
    hint = "make the function private, and call it from one whose types C has"
    return signature.error("AD0402", text, hint)
