"""Types that operations of the llvm dialect take and give, as upstream says.

A row of `_TABLE` is ``operands:results``, a relation between their types, and the operations for
which it holds. Each type is a letter of `KINDS`; a letter with a star stands for any number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from ad_opt.dialects.support.ir.shaped_types import scalar_type
from xdsl.dialects import llvm
from xdsl.dialects.builtin import (
    AnyFloat,
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    Float80Type,
    Float128Type,
    IntegerType,
    Signedness,
    VectorType,
)
from xdsl.ir import Attribute, Operation
from xdsl.utils.exceptions import VerifyException

from ..attributes.types import OpaqueStructType, PackedStructType, PPCFP128Type, TokenType

Kind = Callable[[Attribute], bool]
_FLOATS = (
    Float16Type,
    BFloat16Type,
    Float32Type,
    Float64Type,
    Float80Type,
    Float128Type,
    PPCFP128Type,
)
_AGGREGATES = (llvm.LLVMStructType, PackedStructType, OpaqueStructType, llvm.LLVMArrayType)


def _integer(type: Attribute) -> bool:
    return isinstance(type, IntegerType) and type.signedness.data == Signedness.SIGNLESS


def _float(type: Attribute) -> bool:
    return isinstance(type, _FLOATS)


def _pointer(type: Attribute) -> bool:
    return isinstance(type, llvm.LLVMPointerType)


def _truth(type: Attribute) -> bool:
    return isinstance(type, IntegerType) and type.width.data == 1


def _scalar(type: Attribute) -> bool:
    return _integer(type) or _float(type) or _pointer(type)


def _vector(of: Kind) -> Kind:
    def holds(type: Attribute) -> bool:
        return isinstance(type, VectorType) and type.get_num_dims() == 1 and of(type.element_type)

    return holds


def _or_vector(of: Kind) -> Kind:
    vector = _vector(of)
    return lambda type: of(type) or vector(type)


_any_vector = _vector(_scalar)


_DIALECTS = ("llvm.", "agg.", "autodiff.", "iface.", "pair.")
"""Dialects of types that LLVM has, and of ours, which become such."""


def is_compatible(type: Attribute) -> bool:
    """True if a type is one that LLVM has."""
    return type.name.startswith(_DIALECTS) or _scalar(type) or _any_vector(type)


def _integer_or_pointer(type: Attribute) -> bool:
    return _integer(type) or _pointer(type)


def _has_values(type: Attribute) -> bool:
    no_value = isinstance(type, llvm.LLVMVoidType | llvm.LLVMFunctionType)
    return is_compatible(type) and not no_value


def _has_a_size(type: Attribute) -> bool:
    if isinstance(type, llvm.LLVMArrayType):
        return _has_a_size(type.type)
    if isinstance(type, llvm.LLVMStructType | PackedStructType):
        return all(map(_has_a_size, type.types))
    no_size = isinstance(type, OpaqueStructType | TokenType) or type.name in (
        "llvm.label",
        "llvm.metadata",
    )
    return _has_values(type) and not no_size


def _changes_in_one_step(type: Attribute) -> bool:
    return _scalar(type) or _any_vector(type)


def _is_aggregate(type: Attribute) -> bool:
    return isinstance(type, _AGGREGATES)


def _is_no_aggregate(type: Attribute) -> bool:
    return _has_values(type) and not _is_aggregate(type)


def _is_struct(type: Attribute) -> bool:
    return isinstance(type, llvm.LLVMStructType | PackedStructType)


KINDS: dict[str, tuple[str, Kind]] = {
    "a": ("a type that LLVM has", is_compatible),
    "A": ("a struct or an array of LLVM", _is_aggregate),
    "b": ("a type that LLVM has and that is no aggregate", _is_no_aggregate),
    "c": ("i1", _truth),
    "C": ("i1 or a vector of it", _or_vector(_truth)),
    "f": ("a float or a vector of it", _or_vector(_float)),
    "F": ("a float", lambda type: isinstance(type, AnyFloat)),
    "g": ("a vector of floats", _vector(_float)),
    "i": ("an integer without sign or a vector of it", _or_vector(_integer)),
    "j": ("a vector of integers without sign", _vector(_integer)),
    "k": ("a vector of i1", _vector(_truth)),
    "m": ("an integer, a pointer or a vector of them", _or_vector(_integer_or_pointer)),
    "n": ("an integer without sign", _integer),
    "p": ("a pointer", _pointer),
    "P": ("a pointer or a vector of it", _or_vector(_pointer)),
    "q": ("a vector of pointers", _vector(_pointer)),
    "s": ("a type that has a size", _has_a_size),
    "S": ("a struct of LLVM", _is_struct),
    "t": ("!llvm.token", lambda type: isinstance(type, TokenType)),
    "u": ("a float", _float),
    "v": ("a vector of one dimension", _any_vector),
    "w": ("an integer, a float, a pointer or a vector", _changes_in_one_step),
    "x": ("an integer without sign or a pointer", _integer_or_pointer),
    "y": ("i8", lambda type: isinstance(type, IntegerType) and type.width.data == 8),
    "z": ("a type that values have", _has_values),
}  # fmt: skip
"""Meaning of each letter, in words and as a test of a type."""

_TABLE = """
ii:i =    add sub mul udiv sdiv urem srem shl lshr ashr and or xor
ff:f =    fadd fsub fmul fdiv frem
f:f  =    fneg
mm:C ~    icmp
ff:C ~    fcmp
Caa:a >   select
a:a  =    freeze
i:i  .    sext zext trunc
i:f  .    sitofp uitofp
f:i  .    fptosi fptoui
f:f  .    fpext fptrunc
P:i  .    ptrtoint
i:P  .    inttoptr
P:P  .    addrspacecast
b:b  .    bitcast
A:a  .    extractvalue
Az:A .    insertvalue
vn:a .    extractelement
vzn:v .   insertelement
vv:v ~    shufflevector
p:s  .    load
sp:  .    store
n:p  .    alloca
Pi*:P .   getelementptr
pw:w >    atomicrmw
pxx:S >   cmpxchg
p:a  .    va_arg intr.threadlocal.address
:p   .    mlir.addressof blockaddress
:a   .    mlir.constant mlir.undef mlir.poison mlir.zero intr.stacksave intr.vscale
:t   .    mlir.none
:j   .    intr.stepvector
a*:  .    br return resume
ca*: .    cond_br intr.assume
na*: .    switch
pa*: .    indirectbr
a*:a* .   call invoke call_intrinsic inline_asm landingpad
f:a  =    intr.acos intr.asin intr.atan intr.ceil intr.cos intr.cosh intr.exp intr.exp10 intr.exp2
f:a  =    intr.fabs intr.floor intr.log intr.log10 intr.log2 intr.nearbyint intr.rint intr.round
f:a  =    intr.roundeven intr.sin intr.sinh intr.sqrt intr.tan intr.tanh intr.trunc
ff:a =    intr.atan2 intr.copysign intr.maximum intr.maxnum intr.minimum intr.minnum intr.pow
fff:a =   intr.fma intr.fmuladd
f:a  .    intr.frexp intr.is.fpclass intr.llrint intr.lrint intr.lround intr.sincos
u:a  .    intr.llround
fn:a .    intr.ldexp intr.powi
i:a  =    intr.bitreverse intr.bswap intr.ctlz intr.ctpop intr.cttz
i:a  .    intr.abs
ii:a =    intr.smax intr.smin intr.umax intr.umin intr.sadd.sat intr.uadd.sat intr.ssub.sat
ii:a =    intr.usub.sat intr.sshl.sat intr.ushl.sat
iii:a =   intr.fshl intr.fshr
ii:a ~    intr.sadd.with.overflow intr.uadd.with.overflow intr.ssub.with.overflow
ii:a ~    intr.usub.with.overflow intr.smul.with.overflow intr.umul.with.overflow
ii:i ~    intr.scmp intr.ucmp
nn:a =    intr.expect intr.expect.with.probability
nn:a .    intr.get.active.lane.mask
a:c  .    intr.is.constant
a:a  =    intr.ssa.copy
Pi:P .    intr.ptrmask
ppn: .    intr.memcpy intr.memmove
pyn: .    intr.memset
pp:  .    intr.memcpy.inline intr.vacopy intr.invariant.end
py:  .    intr.memset.inline
p:   .    intr.lifetime.start intr.lifetime.end intr.prefetch intr.stackrestore
p:   .    intr.vastart intr.vaend
p:p  .    intr.invariant.start
p:p  =    intr.launder.invariant.group intr.strip.invariant.group
pkv*:v .  intr.masked.load
qkv*:v .  intr.masked.gather
vpk: .    intr.masked.store intr.masked.compressstore
vqk: .    intr.masked.scatter
pkv:a .   intr.masked.expandload
vv:v .    intr.vector.insert
v:v  .    intr.vector.extract
vv:a ~    intr.vector.interleave2
v:a  .    intr.vector.deinterleave2
j:a  e    intr.vector.reduce.add intr.vector.reduce.and intr.vector.reduce.mul
j:a  e    intr.vector.reduce.or intr.vector.reduce.smax intr.vector.reduce.smin
j:a  e    intr.vector.reduce.umax intr.vector.reduce.umin intr.vector.reduce.xor
g:a  e    intr.vector.reduce.fmax intr.vector.reduce.fmaximum intr.vector.reduce.fmin
g:a  e    intr.vector.reduce.fminimum
Fg:a e    intr.vector.reduce.fadd intr.vector.reduce.fmul
"""


def _same(types: Sequence[Attribute]) -> bool:
    return all(type == types[0] for type in types)


def _elements(types: Sequence[Attribute]) -> list[Attribute]:
    return [scalar_type(type) for type in types]


RELATIONS: dict[str, tuple[str, Callable[[Operation], bool]]] = {
    ".": ("", lambda op: True),
    "=": (
        "operands and results must have one type",
        lambda op: _same([*op.operand_types, *op.result_types]),
    ),
    "~": ("operands must have one type", lambda op: _same(op.operand_types)),
    ">": (
        "all behind the first must have one type",
        lambda op: _same([*op.operand_types[1:], *(op.result_types if op.name != _CAS else ())]),
    ),
    "e": (
        "operands and results must have elements of one type",
        lambda op: _same(_elements([*op.operand_types, *op.result_types])),
    ),
}
"""Meaning of each relation between types, in words and as a test of an operation."""
_CAS = "llvm.cmpxchg"
"""The only one whose result, a pair, is no value like the operands."""


@dataclass(frozen=True)
class Signature:
    """Types of operands and results."""

    operands: str
    results: str
    relation: str

    def check(self, op: Operation) -> None:
        """Refuse an operation of other types."""
        for what, letters, types in (
            ("operand", self.operands, op.operand_types),
            ("result", self.results, op.result_types),
        ):
            for at, (letter, type) in enumerate(zip(_letters(letters, len(types)), types)):
                words, fits = KINDS[letter]
                if not fits(type):
                    raise VerifyException(f"{what} {at} must be {words}, not {type}")
        words, holds = RELATIONS[self.relation]
        if not holds(op):
            shown = ", ".join(map(str, [*op.operand_types, *op.result_types]))
            raise VerifyException(f"{words}, not {shown}")


@cache
def _letters(letters: str, count: int) -> str:
    """A letter for each of so many types."""
    if letters.endswith("*"):
        fixed = letters[:-2]
        return fixed + letters[-2] * (count - len(fixed))
    return letters


def _rows() -> Iterator[tuple[str, Signature]]:
    for line in _TABLE.strip().splitlines():
        types, relation, *names = line.split()
        operands, _, results = types.partition(":")
        for name in names:
            yield f"llvm.{name}", Signature(operands, results, relation)


SIGNATURES: dict[str, Signature] = dict(_rows())
"""By operation."""
