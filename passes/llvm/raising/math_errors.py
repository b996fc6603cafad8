"""``errno`` behind functions of mathematics, for programs that look at it.

Such functions become operations, or calls that are taken to do nothing but compute. What they tell
by ``errno`` is said by a call beside them, where the program asks for it anywhere:

%y = llvm.call @log(%x)   ->  %errno = func.call @__errno_location()
                              func.call @ad_opt.errno.log(%errno, %x)
                              %y = math.log %x

The call is one of the library's ``log`` when the program is lowered; what operations become leaves
``errno`` as it was then (`lowering.to_llvm.math`).
"""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.llvm.attributes.parameter_trees import MemoryEffectsAttr, WordAttr
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.symbols import callee_name
from ad_opt.dialects.support.names.runtime_names import ERRNO_ADDRESSES, SETS_ERRNO
from ad_opt.passes.llvm.module_symbols import Symbols
from ad_opt.passes.llvm.raiser import Raiser
from ad_opt.passes.ops.catalogue import is_call
from ad_opt.passes.ops.known_functions import KNOWN
from ad_opt.passes.ops.memory_ops import is_pointer
from xdsl.dialects.builtin import AnyFloat, FunctionType, IntegerType, ModuleOp, SymbolRefAttr
from xdsl.dialects.func import FuncOp
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, Operation, Region, SSAValue

from .libm import FINITE, library_function

PTR = LLVMPointerType()

_NEVER = frozenset(
    f"{name}{end}"
    for name in (
        "fabs floor ceil trunc round roundeven rint nearbyint copysign fmin fmax fminimum fmaximum "
        "fminimum_num fmaximum_num cbrt modf frexp atan abs labs llabs isalnum isalpha isdigit "
        "isspace isupper islower ispunct isxdigit tolower toupper ffs ffsl"
    ).split()
    for end in ("", "f", "l", "f128")
)
"""Functions that have nothing to tell."""
_WITHOUT_ADDRESSES = {
    "sincos": "sin", "sincosf": "sinf", "lgamma_r": "lgamma", "lgammaf_r": "lgammaf",
    "remquo": "remainder", "remquof": "remainderf",
}  # fmt: skip
"""Functions that tell the same, and write nothing else."""


def asks_for_errno(module: Operation) -> str | None:
    """The function that gives the address of ``errno``, where it is used but to store there."""
    for op in walk(module):
        name = callee_name(op) if is_call(op) else None
        if name in ERRNO_ADDRESSES and any(
            use.operation.name != "llvm.store" or use.index == 0 for use in op.results[0].uses
        ):
            return name
    return None


def tell_errors(op: Operation, function: Operation, name: str, r: Raiser) -> None:
    """Let ``errno`` become what it becomes in a call of a declared function of mathematics."""
    address = r.symbols.errno
    if address is None or not _may_set(op, function, name):
        return
    numbers = [x for value in op.operands for x in r.leaves(value) if not is_pointer(x.type)]
    result = op.results[0].type if op.results else numbers[0].type
    (where,) = _call(address, (), PTR, r)
    told = SETS_ERRNO + _WITHOUT_ADDRESSES.get(name, name)
    _call(told, (where, *numbers), result, r)


def _call(name: str, args: Sequence[SSAValue], result: Attribute, r: Raiser) -> Sequence[SSAValue]:
    type_ = FunctionType.from_lists([x.type for x in args], [result])
    r.symbols.needed[name] = type_
    return r.emit("func.call", args, [result], {"callee": SymbolRefAttr(name)}).results


def _may_set(op: Operation, function: Operation, name: str) -> bool:
    if name in _NEVER or FINITE.fullmatch(name) or "nobuiltin" in function.properties:
        return False
    values = (*op.operands, *op.results)
    if not all(isinstance(x.type, AnyFloat | IntegerType) for x in values):
        if name not in _WITHOUT_ADDRESSES:
            return False
    row = KNOWN.get(name)
    of_mathematics = library_function(name, op) is not None or (row is not None and not row.ordered)
    return of_mathematics and all(map(_leaves_open, (op, function)))


def _leaves_open(op: Operation) -> bool:
    """True unless something says that a call does not write ``errno``."""
    effects = op.properties.get("memory_effects")
    if not isinstance(effects, MemoryEffectsAttr):
        return True
    access = effects.get("errnoMem")
    return not isinstance(access, WordAttr) or "write" in access.text.data


def declare_needed(module: ModuleOp, symbols: Symbols) -> None:
    """Declare the functions that were put beside calls of mathematics."""
    present = {op.sym_name.data for op in module.ops if isinstance(op, FuncOp)}
    for name, type_ in symbols.needed.items():
        if name not in present:
            module.body.block.add_op(FuncOp(name, type_, Region(), "private"))
