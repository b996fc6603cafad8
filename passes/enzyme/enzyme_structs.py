"""Structs that C's calling convention passes in several registers.

In LLVM IR such a struct is so many arguments, and nothing says where it ends. But clang says of
each number and address that is passed that it is not undefined (``noundef``), and says so of no
part of a struct; without optimisation, functions begin by storing the parts to one variable.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from ad_opt.dialects.support.ir.queries import each_once
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.passes.llvm.aggregate_leaves import is_aggregate, leaf_types
from ad_opt.passes.llvm.retype.split_signatures import HOLDS_FLOATS
from ad_opt.passes.ops.catalogue import is_function, viewed
from xdsl.dialects.builtin import AnyFloat, ArrayAttr, DenseArrayBase, DictionaryAttr, IntegerType
from xdsl.dialects.func import FuncOp
from xdsl.dialects.llvm import LLVMStructType
from xdsl.ir import Attribute, Operation, SSAValue

NOUNDEF = "llvm.noundef"
MOST_REGISTERS = 2
"""Most registers of a struct that is passed in them; a larger one lies in memory. Fixed by the
calling convention of x86-64.
"""

Said = Mapping[str, Attribute]
"""Attributes of a parameter, or of what is passed."""


def said_of(function: Operation) -> list[Said]:
    """The attributes of each parameter; none where nothing is said."""
    entries = function.properties.get("arg_attrs")
    if not isinstance(entries, ArrayAttr):
        return []
    return [entry.data for entry in cast("ArrayAttr[DictionaryAttr]", entries).data]


class Parts:
    """Grouping of a function's parameters that are parts of one struct."""

    def __init__(self, function: FuncOp, *, says_noundef: bool):
        self._inputs = list(function.function_type.inputs)
        said = said_of(function) or [{} for _ in self._inputs]
        self._bare = [
            says_noundef and not any(key in one for key in (NOUNDEF, "llvm.byval", "llvm.sret"))
            for one in said
        ]
        self._kept = _variables(function)

    def is_part(self, number: int) -> bool:
        """True if a parameter is a struct, or a part of one."""
        return number < len(self._inputs) and (self._bare[number] or self._is_complex(number))

    def behind(self, number: int) -> int:
        """Return how many parameters from ``number`` on may be one struct: one where it is none."""
        if not self.is_part(number):
            return 1
        end = number + 1
        while self.is_part(end) and self._kept[end] is self._kept[number]:
            end += 1
        return end - number

    def is_sure(self, number: int) -> bool:
        """True if the parameters that `behind` counts are one struct."""
        return self._kept[number] is not None or self.behind(number) <= MOST_REGISTERS

    def is_known(self, number: int) -> bool:
        """True if it is known what the program passes there: as clang says it, or the function."""
        return self._bare[number] or self._kept[number] is not None

    def groups(self) -> list[range]:
        """The parameters of the program, as those of the function."""
        found: list[range] = []
        while not found or found[-1].stop < len(self._inputs):
            at = found[-1].stop if found else 0
            found.append(range(at, min(at + self.behind(at), len(self._inputs))))
        return found

    def _is_complex(self, number: int) -> bool:
        """True if it is kept in a variable with two floats, as C's complex numbers are."""
        variable = self._kept[number]
        type = None if variable is None else variable.properties.get("elem_type")
        if not isinstance(type, LLVMStructType) or type.struct_name.data:
            return False
        parts = leaf_types([type])
        return len(parts) == 2 and parts[0] == parts[1] and not is_aggregate(parts[0])


def _variables(function: FuncOp) -> list[Operation | None]:
    """The variables that a function stores its parameters to, if it begins by storing them all."""
    if not function.body.blocks:
        return [None for _ in function.function_type.inputs]
    arguments = function.body.blocks[0].args
    found = [_variable(value) for value in arguments]
    # Structs in memory are variables already.
    missing = [x.type for x, kept in zip(arguments, found, strict=True) if kept is None]
    return found if all(type.name == "llvm.ptr" for type in missing) else [None for _ in found]


def _variable(value: SSAValue) -> Operation | None:
    uses = list(value.uses)
    if len(uses) != 1 or uses[0].operation.name != "llvm.store" or uses[0].index != 0:
        return None
    owner = uses[0].operation.operands[1].owner
    while isinstance(owner, Operation) and viewed(owner) is not None and _is_constant(owner):
        owner = owner.operands[0].owner
    return owner if isinstance(owner, Operation) and owner.name == "llvm.alloca" else None


def _is_constant(step: Operation) -> bool:
    given = cast("DenseArrayBase[Any] | None", step.properties.get("rawConstantIndices"))
    return given is None or len(step.operands) == 1


def says_noundef(module: Operation) -> bool:
    """True if some function of a module says which parameters are not undefined."""
    functions = [op for op in module.regions[0].block.ops if is_function(op)]
    return any(NOUNDEF in said for op in functions for said in said_of(op))


_MOVES = frozenset(
    "arith.ori arith.addi arith.shli arith.extui arith.extsi arith.trunci arith.select "
    "arith.bitcast vector.bitcast vector.extract vector.insert vector.shuffle "
    "vector.from_elements".split()
)
"""Operations that put a struct together in a register; bits that are apart are added, too."""


def returns_floats_as_integer(function: FuncOp) -> bool:
    """True if a result is a struct in an integer register, and bits of a float are seen in it."""
    if HOLDS_FLOATS in function.attributes:
        return True
    if _says(function.properties.get("res_attrs")):
        return False
    returned = [block.last_op for block in function.body.blocks]
    pending = [
        value
        for op in returned
        if op is not None and op.name == "func.return"
        for value in op.operands
        if isinstance(value.type, IntegerType)
    ]
    for value in each_once(pending):
        if isinstance(scalar_type(value.type), AnyFloat):
            return True
        owner = value.owner
        if isinstance(owner, Operation) and owner.name in _MOVES:
            pending += owner.operands
    return False


def _says(given: Attribute | None) -> bool:
    """True if a result is said to be no undefined value, which nobody says of structs."""
    listed = cast("ArrayAttr[DictionaryAttr]", given) if isinstance(given, ArrayAttr) else ()
    return any(NOUNDEF in one.data for one in listed)
