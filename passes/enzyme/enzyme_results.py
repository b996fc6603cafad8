"""Results of calls of Enzyme: our values in the type that the program declared.

Enzyme makes a struct of all results; the program declares that struct, gets it in registers or
through memory (C's calling convention decides), or declares the type of the first result and gets
that one. A declaration without a result drops them.
"""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.llvm.layouts import size_and_alignment
from ad_opt.dialects.support.diagnostics.warnings import warn_at
from ad_opt.dialects.support.ir.operand_groups import integers
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.passes.llvm.aggregate_leaves import leaf_types, leaves_of, sub_leaves
from xdsl.dialects.llvm import LLVMStructType
from xdsl.ir import Attribute, Operation, SSAValue

from .enzyme_calls import EnzymeCall
from .enzyme_values import Place


def give_back(call: EnzymeCall, values: Sequence[SSAValue], place: Place) -> None:
    """Put ``values`` in the place of the call's result; AD0985 where they do not fit."""
    if call.memory is not None:
        _to_memory(call, values, place)
        replace(call.op)
        return
    declared = [result.type for result in call.op.results]
    if not any(result.first_use for result in call.op.results):
        call.op.detach()
        call.op.erase()  # One declaration serves calls with and without a result.
        return
    if not values:
        warn_at(
            call.op,
            "AD0985",
            f"this derivative of `@{call.function.sym_name.data}` gives no result, and what is "
            "declared as one is zero",
            help="declare the entry point with the result void: gradients of memory are in shadows",
        )
        replace(call.op, *(place.value("llvm.mlir.zero", (), type) for type in declared))
        return
    leaves = _in_registers(call, values, leaf_types(declared), place)
    if call.op.name == "func.call":
        replace(call.op, *leaves)
        return
    (type,) = declared
    if leaf_types([type]) == [type]:
        replace(call.op, leaves[0])
        return
    _replace_parts(call.op, leaves, type)
    if any(result.first_use for result in call.op.results):
        replace(call.op, place.packed(leaves, type))
    else:
        erase(call.op)


def _replace_parts(op: Operation, leaves: Sequence[SSAValue], type: Attribute) -> None:
    """Replace what is taken out of a struct by its leaves."""
    for use in list(op.results[0].uses):
        user = use.operation
        if user.name == "llvm.extractvalue":
            position = integers(user.properties["position"])
            first, last = sub_leaves(type, [int(at) for at in position])
            if last - first == 1 and leaves[first].type == user.results[0].type:
                replace(user, leaves[first])


def _struct(values: Sequence[SSAValue]) -> Attribute:
    return LLVMStructType.from_type_list([value.type for value in values])


def _size(types: Sequence[Attribute]) -> int:
    return size_and_alignment(LLVMStructType.from_type_list(list(types)))[0]


def _to_memory(call: EnzymeCall, values: Sequence[SSAValue], place: Place) -> None:
    """Write the values one behind the other, as a struct of them would be."""
    assert call.memory is not None
    assert call.memory_type is not None
    size = size_and_alignment(call.memory_type)[0]
    if _size([value.type for value in values]) > size:
        raise _wrong(call, values, f"a struct of {size} bytes")
    _write(values, call.memory, place)


def _write(values: Sequence[SSAValue], memory: SSAValue, place: Place) -> None:
    for leaf, value in zip(leaves_of(_struct(values)), values, strict=True):
        place.store(value, place.offset(memory, leaf.offset))


def _in_registers(
    call: EnzymeCall, values: Sequence[SSAValue], wanted: Sequence[Attribute], place: Place
) -> Sequence[SSAValue]:
    """The values as leaves of the declared type."""
    given = [value.type for value in values]
    if given == list(wanted):
        return values
    if len(wanted) == 1 and given[:1] == list(wanted):
        return values[:1]  # As Enzyme does: who declares one result gets the first.
    if values and _size(given) == _size(wanted):
        # Two floats travel as one vector, for example: what counts are the bytes.
        memory = place.alloca(_struct(values))
        _write(values, memory, place)
        parts = leaves_of(LLVMStructType.from_type_list(list(wanted)))
        return [place.load(place.offset(memory, leaf.offset), leaf.type) for leaf in parts]
    raise _wrong(call, values, f"({', '.join(map(str, wanted))})")


def _wrong(call: EnzymeCall, values: Sequence[SSAValue], declared: str) -> Exception:
    made = ", ".join(str(value.type) for value in values)
    what = f"gives ({made})" if values else "gives no result"
    return call.error(
        "AD0985",
        f"this derivative of `@{call.function.sym_name.data}` {what}, but {declared} is declared",
        "declare the entry point with a result of these types: the value where "
        "enzyme_primal_return asks for it, then tangents, or a gradient for each enzyme_out",
    )
