"""Rules for functions, branches, loops and affine maps, as upstream says.

See `operation_rules`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from ad_opt.dialects.support.ir.shaped_types import scalar_type
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ArrayAttr,
    DictionaryAttr,
    FunctionType,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    VectorType,
)
from xdsl.ir import Attribute, Operation

from .memref.memref import ATOMIC_KINDS
from .memref.memref_rules import OperationRule, check_visibility, numbers_of, prefetch, require


def _no_arguments(op: Operation) -> None:
    for region in op.regions:
        block = region.first_block
        require(block is None or not block.args, "the region must have no arguments")


def _function(op: Operation) -> None:
    check_visibility(op)
    type = op.properties.get("function_type")
    if not isinstance(type, FunctionType):
        return
    for name, types in (("arg_attrs", type.inputs), ("res_attrs", type.outputs)):
        given = op.properties.get(name)
        if given is None:
            continue
        items = cast("ArrayAttr[Attribute]", given).data if isinstance(given, ArrayAttr) else ()
        fits = len(items) == len(types) and all(isinstance(one, DictionaryAttr) for one in items)
        require(fits, f"`{name}` must be one dictionary for each of {len(types)}")


def _yields(op: Operation) -> Iterator[Operation]:
    for region in op.regions:
        for block in region.blocks:
            last = block.last_op
            if last is not None and last.name == "scf.yield":
                yield last


def _yields_results(op: Operation) -> None:
    types = list(op.result_types)
    for end in _yields(op):
        given = list(end.operand_types)
        if given != types:  # to write types takes longer than to compare them
            require(False, f"a region yields {_shown(given)} for results {_shown(types)}")


def _shown(types: Sequence[Attribute]) -> str:
    return f"({', '.join(map(str, types))})"


def _without_arguments_yields_results(op: Operation) -> None:
    _no_arguments(op)
    _yields_results(op)


def _for(op: Operation) -> None:
    _yields_results(op)
    carried, types = list(op.regions[0].block.arg_types)[1:], list(op.result_types)
    if carried != types:
        require(False, f"the region carries {_shown(carried)} for results {_shown(types)}")


def _forall(op: Operation) -> None:
    names = ("staticLowerBound", "staticUpperBound", "staticStep")
    lists = [numbers_of(op, name) for name in names]
    rank = len(lists[0])
    require(all(len(one) == rank for one in lists), "bounds and steps must be one each a dimension")
    segments = numbers_of(op, "operandSegmentSizes")
    for name, values, given in zip(names, lists, segments):
        wanted = values.count(DYNAMIC_INDEX)
        require(given == wanted, f"`{name}` wants {wanted} operands, not {given}")
    block = op.regions[0].first_block
    count = rank + segments[3]
    fits = block is None or len(block.args) == count
    require(fits, f"the region must have {count} arguments")


def _in_parallel(op: Operation) -> None:
    block = op.regions[0].first_block
    for inner in block.ops if block is not None else ():
        known = inner.name == "tensor.parallel_insert_slice"
        require(known, f"`{inner.name}` cannot stand in it, only `tensor.parallel_insert_slice`")


def _cond_br(op: Operation) -> None:
    if "branch_weights" in op.properties:
        weights = numbers_of(op, "branch_weights")
        require(len(weights) == 2, f"has {len(weights)} weights for 2 successors")
        require(any(weights), "the weights cannot all be zero")


def _switch(op: Operation) -> None:
    given = numbers_of(op, "operandSegmentSizes")[2]
    sizes = numbers_of(op, "case_operand_segments")
    fits = len(sizes) == len(op.successors) - 1 and sum(sizes) == given
    require(fits, f"{sizes} does not divide {given} operands among the cases")
    require(isinstance(op.operands[0].type, IntegerType), "chooses by an integer, not an index")


def _map(op: Operation, name: str) -> Any:
    return cast(Any, op.properties[name]).data


def _affine_for(op: Operation) -> None:
    for name in ("lowerBoundMap", "upperBoundMap"):
        require(bool(_map(op, name).results), f"`{name}` must have a result")


def _affine_min(op: Operation) -> None:
    require(bool(_map(op, "map").results), "the map must have a result")


def _affine_prefetch(op: Operation) -> None:
    map, type = _map(op, "map"), op.operands[0].type
    if isinstance(type, MemRefType):
        fits = len(map.results) == type.get_num_dims()
        require(fits, f"the map gives {len(map.results)} indices into {type}")
    wanted, given = map.num_dims + map.num_symbols, len(op.operands) - 1
    require(wanted == given, f"the map takes {wanted} operands, not {given}")
    prefetch(op)


def check_kind(number: int, type: Attribute) -> None:
    """A kind of reduction exists and takes values of a type."""
    require(0 <= number < len(ATOMIC_KINDS), f"there is no reduction of number {number}")
    kind = ATOMIC_KINDS[number]
    inner = scalar_type(type)
    integer = isinstance(inner, IntegerType | IndexType)
    fits = kind == "assign" or integer != kind.endswith("f")
    require(fits, f"`{kind}` does not take a value of type {type}")


def _affine_parallel(op: Operation) -> None:
    kinds = cast("ArrayAttr[IntegerAttr]", op.properties["reductions"])
    require(len(kinds) == len(op.results), "there must be one reduction a result")
    for kind, type in zip(kinds, op.result_types, strict=True):
        check_kind(kind.value.data, type)


def _indices(op: Operation) -> None:
    types = [*op.operand_types, *op.result_types]
    wrong = next((type for type in types if not isinstance(type, IndexType)), None)
    require(wrong is None, f"operands and results must be indices, not {wrong}")
    basis = numbers_of(op, "static_basis")
    linearizes = op.name == "affine.linearize_index"
    if linearizes:
        given = numbers_of(op, "operandSegmentSizes")[1]
    else:
        given = len(op.operands) - 1
    wanted = basis.count(DYNAMIC_INDEX)
    require(given == wanted, f"the basis wants {wanted} operands, not {given}")
    if not linearizes:
        wrong = next((n for n in basis if n <= 0 and n != DYNAMIC_INDEX), None)
        require(wrong is None, f"an element of the basis is {wrong}")


def _vector_of_a_rank(op: Operation) -> None:
    value = op.results[0] if op.results else op.operands[0]
    fits = isinstance(value.type, VectorType) and value.type.get_num_dims() > 0
    require(fits, f"moves a vector with a dimension, not {value.type}")


RULES: dict[str, OperationRule] = {
    "affine.delinearize_index": _indices,
    "affine.for": _affine_for,
    "affine.if": _no_arguments,
    "affine.linearize_index": _indices,
    "affine.max": _affine_min,
    "affine.min": _affine_min,
    "affine.parallel": _affine_parallel,
    "affine.prefetch": _affine_prefetch,
    "affine.vector_load": _vector_of_a_rank,
    "affine.vector_store": _vector_of_a_rank,
    "builtin.module": _no_arguments,
    "cf.cond_br": _cond_br,
    "cf.switch": _switch,
    "func.func": _function,
    "scf.execute_region": _without_arguments_yields_results,
    "scf.for": _for,
    "scf.forall": _forall,
    "scf.forall.in_parallel": _in_parallel,
    "scf.if": _without_arguments_yields_results,
    "scf.index_switch": _without_arguments_yields_results,
}
