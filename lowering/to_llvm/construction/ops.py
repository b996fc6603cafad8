"""The operations and attributes that lowering creates: classes by name, attributes made once.

Classes come from the registered ``llvm`` dialect by their MLIR name, so that the tables of
handlers need strings only.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from xdsl.dialects.builtin import (
    DenseArrayBase,
    Float32Type,
    Float64Type,
    IntegerAttr,
    IntegerType,
    StringAttr,
    SymbolRefAttr,
    UnitAttr,
    i32,
    i64,
)
from xdsl.dialects.llvm import (
    CallingConventionAttr,
    FastMathAttr,
    LinkageAttr,
    LLVMPointerType,
    LLVMStructType,
    LLVMVoidType,
    TailCallKind,
    TailCallKindAttr,
)
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Attribute

PTR = LLVMPointerType()
VOID = LLVMVoidType()
UNIT = UnitAttr()
NO_FAST_MATH = FastMathAttr("none")
FLAGS_NONE: dict[str, Attribute] = {"fastmathFlags": NO_FAST_MATH}
CCC = CallingConventionAttr("ccc")
EXTERNAL = LinkageAttr("external")
INTERNAL = LinkageAttr("internal")
WEAK_ODR = LinkageAttr("weak_odr")
F32 = Float32Type()
F64 = Float64Type()
VISIBLE = IntegerAttr(0, i64)
NO_WRAP_FLAGS = IntegerAttr(0, i32)
INBOUNDS = IntegerAttr(3, i32)
"""The bits of inbounds and nusw: what MLIR calls inbounds."""
NO_BUNDLES = DenseArrayBase.from_list(i32, ())
NO_TAIL = TailCallKindAttr(TailCallKind.NONE)
DYNAMIC_INDEX = -2147483648
"""In a GEP's constant indices: the next SSA operand stands here."""


@cache
def fast_math(flags: tuple[FastMathFlag, ...]) -> FastMathAttr:
    """The llvm attribute with the same flags as an ``arith`` one."""
    return FastMathAttr(flags)


@cache
def fast_math_property(flags: tuple[FastMathFlag, ...]) -> dict[str, Attribute]:
    """The properties of a floating-point operation with these flags (shared: do not change)."""
    return {"fastmathFlags": fast_math(flags)}


@cache
def position(*indices: int) -> dict[str, Attribute]:
    """The properties of extractvalue and insertvalue (shared: do not change)."""
    return {"position": DenseArrayBase.from_list(i64, indices)}


@lru_cache(4096)
def integer(value: int, type_: IntegerType) -> IntegerAttr[IntegerType]:
    """An integer as an attribute: functions have the same constants."""
    return IntegerAttr(value, type_)


@cache
def alignment(bytes_: int) -> dict[str, Attribute]:
    """The properties of a plain load or store (shared: do not change)."""
    return {"alignment": IntegerAttr(bytes_, i64), "ordering": IntegerAttr(0, i64)}


@cache
def gep_indices(indices: tuple[int, ...]) -> DenseArrayBase:
    """The constant indices of a GEP."""
    return DenseArrayBase.from_list(i32, indices)


@cache
def predicate(number: int) -> IntegerAttr:
    """The predicate of icmp and fcmp."""
    return IntegerAttr(number, i64)


@cache
def call_segments(args: int) -> DenseArrayBase:
    """Operand segments of a call without bundles."""
    return DenseArrayBase.from_list(i32, (args, 0))


@cache
def string(text: str) -> StringAttr:
    """A string attribute, made once."""
    return StringAttr(text)


@cache
def symbol(name: str) -> SymbolRefAttr:
    """A reference to a top-level symbol."""
    return SymbolRefAttr(name)


@cache
def gep(element: Attribute, indices: tuple[int, ...]) -> dict[str, Attribute]:
    """The properties of an inbounds GEP (shared: do not change)."""
    return {
        "elem_type": element,
        "rawConstantIndices": gep_indices(indices),
        "noWrapFlags": INBOUNDS,
        "inbounds": UNIT,
    }


@cache
def struct_type(*fields: Attribute) -> Attribute:
    """A literal struct."""
    return LLVMStructType.from_type_list(fields)


def assume_properties() -> dict[str, Attribute]:
    """The properties of ``llvm.intr.assume`` without operand bundles."""
    return {"op_bundle_sizes": NO_BUNDLES}


NSW = 1
"""The bit of a flag: no signed overflow."""
_WRAPS: list[dict[str, Attribute]] = [
    {"overflowFlags": IntegerAttr(flags, 32)} for flags in range(4)
]


def _nothing(_flags: int) -> dict[str, Attribute]:
    return {}


INT_PROPERTIES: dict[str, Callable[[int], dict[str, Attribute]]] = {
    **{f"llvm.{n}": _WRAPS.__getitem__ for n in ("add", "sub", "mul", "shl")},
    **{
        f"llvm.{n}": _nothing
        for n in (
            *("udiv", "sdiv", "urem", "srem", "and", "or", "xor", "lshr", "ashr"),
            *("intr.smax", "intr.smin", "intr.umax", "intr.umin"),
        )
    },
}
"""Properties of integer operations, by flags of overflow."""
CAST_PROPERTIES: dict[str, dict[str, Attribute]] = {"llvm.trunc": _WRAPS[0]}
"""Properties of conversions that have some."""
