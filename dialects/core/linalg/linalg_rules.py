"""Rules of structured operations: maps, loop ranges and regions fit the operands.

See `operation_rules`.
"""

from __future__ import annotations

from typing import Any, cast

from ad_opt.dialects.core.memref.memref_rules import OperationRule, numbers_of, require
from ad_opt.dialects.support.ir.shaped_types import element_type
from xdsl.dialects.builtin import DYNAMIC_INDEX, AffineMapAttr, ArrayAttr, MemRefType, TensorType
from xdsl.ir import Attribute, Operation
from xdsl.ir.affine import AffineDimExpr, AffineMap

from .linalg_named import STRUCTURED, indexing_maps, num_inputs

_ONE_OF_A_KIND = frozenset({"linalg.map", "linalg.reduce"})
"""Their regions do not take an argument an operand."""
_PROJECTIONS = frozenset({"linalg.contract", "linalg.matmul", "linalg.batch_matmul"})
"""Their maps are projected permutations."""


def _shape(type: Attribute) -> tuple[int, ...]:
    if isinstance(type, MemRefType | TensorType):
        return tuple(cast(Any, type).get_shape())
    return ()


def _structured(op: Operation) -> None:
    if "permutation" in op.properties:
        order = numbers_of(op, "permutation")
        require(sorted(order) == list(range(len(order))), f"{order} is no permutation")
    maps = indexing_maps(op)
    count = len(op.operands)
    require(len(maps) == count, f"has {len(maps)} maps for {count} operands")
    for map, type in zip(maps, op.operand_types, strict=True):
        require(map.num_symbols == 0, f"the map {map} has symbols")
        rank = len(_shape(type))
        require(
            len(map.results) == rank, f"the map {map} gives {len(map.results)} of {rank} indices"
        )
        dims = all(isinstance(expr, AffineDimExpr) for expr in map.results)
        projects = dims or op.name not in _PROJECTIONS
        require(projects, f"the map {map} is no projected permutation")
    _check_ranges(op, maps)
    _check_region(op)


def _check_ranges(op: Operation, maps: list[AffineMap]) -> None:
    """Check that no index leaves its operand, where all sizes are known."""
    ranges: dict[int, int] = {}
    shapes = [_shape(type) for type in op.operand_types]
    for map, shape in zip(maps, shapes, strict=True):
        for expr, size in zip(map.results, shape, strict=True):
            if isinstance(expr, AffineDimExpr) and size != DYNAMIC_INDEX:
                known = ranges.setdefault(expr.position, size)
                require(known == size, f"one loop runs over {known} and {size} elements")
    if not maps or len(ranges) < maps[0].num_dims or 0 in ranges.values():
        return
    last = [ranges[at] - 1 for at in range(maps[0].num_dims)]
    for map, shape in zip(maps, shapes, strict=True):
        for expr, size in zip(map.results, shape, strict=True):
            index = max(expr.eval(last, []), expr.eval([0] * len(last), []))
            fits = size == DYNAMIC_INDEX or index < size
            require(fits, f"index {index} leaves a dimension of size {size}")


def _element(type: Attribute) -> Attribute:
    return element_type(type) if isinstance(type, MemRefType | TensorType) else type


def _check_region(op: Operation) -> None:
    outs = list(op.operand_types)[num_inputs(op) :]
    tensors = [type for type in outs if isinstance(type, TensorType)]
    require(list(op.result_types) == tensors, "the results must be the tensors that are written")
    block = op.regions[0].first_block if op.regions else None
    if block is None:
        return
    if op.name not in _ONE_OF_A_KIND:
        wanted = list(map(_element, op.operand_types))
        fits = list(block.arg_types) == wanted
        require(fits, "the region must have one argument an operand, of the type of its elements")
    last = block.last_op
    if last is not None and last.name == "linalg.yield":
        fits = list(last.operand_types) == list(map(_element, outs))
        require(fits, "the region must yield an element of each output")


def _map(op: Operation) -> None:
    shapes = {_shape(type) for type in op.operand_types}
    require(len(shapes) == 1, "the operands must have one shape")
    _structured(op)


def _reduce(op: Operation) -> None:
    dims = numbers_of(op, "dimensions")
    half = len(op.operands) // 2
    shape = _shape(op.operands[0].type)
    increasing = list(dims) == sorted(set(dims))
    known = increasing and all(0 <= dim < len(shape) for dim in dims)
    require(known, f"{dims} are no dimensions of {op.operands[0].type}, in order")
    rest = tuple(size for at, size in enumerate(shape) if at not in dims)
    for type in list(op.operand_types)[half:]:
        require(_shape(type) == rest, f"{type} does not have the sizes that are left")
    _structured(op)


def _softmax(op: Operation) -> None:
    source, result = op.operand_types
    require(_element(source) == _element(result), f"{source} and {result} differ in elements")
    require(_shape(source) == _shape(result), f"{source} and {result} differ in shape")


def _contract(op: Operation) -> None:
    for item in cast("ArrayAttr[AffineMapAttr]", op.properties["indexing_maps"]):
        map = item.data
        dims = all(isinstance(expr, AffineDimExpr) for expr in map.results)
        require(dims and not map.num_symbols, f"the map {map} is no projected permutation")
    _structured(op)


RULES: dict[str, OperationRule] = {
    **dict.fromkeys(STRUCTURED, _structured),
    "linalg.contract": _contract,
    "linalg.map": _map,
    "linalg.reduce": _reduce,
    "linalg.softmax": _softmax,
}
