"""Small structs in integer registers become their fields, where a field is a float.

A load or a store of an ``i64`` that is ``{float, int}`` becomes one of each, and ``trunc``,
``lshr`` and masks that take a field out become the field. What is not used any more goes.
"""

from __future__ import annotations

from typing import Any, cast

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import each_once
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.dialects.typetree.tree import TypeTree
from ad_opt.passes.analysis.type_trees import TypeTrees
from ad_opt.passes.analysis.type_trees.facts.bit_tricks import constant_of
from ad_opt.passes.analysis.type_trees.facts.constants import NARROWEST_FLOAT
from ad_opt.passes.analysis.type_trees.facts.layout import bits_of, lanes_of, offset_at, size_of
from ad_opt.passes.ops.catalogue import accesses_memory
from ad_opt.passes.ops.memory_ops import is_plain
from xdsl.dialects.builtin import VectorType, i64
from xdsl.ir import Block, Operation, SSAValue

from .mixed_registers import Part, parts_of
from .register_pieces import (
    Pieces,
    alignment,
    all_bytes_of,
    constant,
    create,
    drop_argument,
    inserted,
    leaves_of,
    put,
    sources_of,
    step,
    take,
)

_TAKES_OUT = frozenset({"llvm.trunc", "llvm.lshr", "llvm.and"})
"""Operations by which programs take a part out of a register: each has a handler here."""


def split_registers(function: Operation, trees: TypeTrees) -> bool:
    """Splits what holds floats and integers; whether there was anything."""
    stores: list[tuple[Operation, list[Part]]] = []
    fields: list[Operation] = []
    structs: list[tuple[Operation, TypeTree]] = []
    for block in function.regions[0].blocks:
        for op in block.ops:
            if accesses_memory(op):
                tree = _struct_of(op, trees)
                if tree is not None:
                    structs.append((op, tree))
                    continue
            if op.name == "llvm.store":
                parts = _stored(op, trees)
                if parts is not None:
                    stores.append((op, parts))
            elif op.name in _TAKES_OUT and _is_mixed(op.operands[0], trees):
                fields.append(op)
    if not stores and not fields and not structs:
        return False
    pieces = Pieces()
    for op, tree in structs:
        _split_struct(op, tree, pieces)
    for op, parts in stores:
        _store(op, parts, pieces)
    for op in fields:
        _take_out(op, pieces)
    sweep(function)
    return True


# ------------------------------------------------------------------ structs that are moved whole


def _struct_of(op: Operation, trees: TypeTrees) -> TypeTree | None:
    """The tree of a struct that is moved, if floats are in integers of it."""
    value = op.results[0] if op.name == "llvm.load" else op.operands[0]
    if value.type.name not in ("llvm.struct", "llvm.array") or not is_plain(op):
        return None
    access = trees.access(op)
    if access is None:
        return None
    for position, leaf in leaves_of(value.type):
        at, _ = offset_at(value.type, position)
        if bits_of(leaf) >= NARROWEST_FLOAT:
            kinds = access.kinds[at : at + size_of(leaf)]
            if any(kind.is_float for kind in kinds):
                return access.tree
    return None


def _split_struct(op: Operation, tree: TypeTree, pieces: Pieces) -> None:
    """A struct is loaded and stored field by field."""
    b = Builder.at(op)
    loads = op.name == "llvm.load"
    address = op.operands[0 if loads else 1]
    value = op.results[0] if loads else op.operands[0]
    whole = b.value(create("llvm.mlir.undef", [], value.type)) if loads else value
    for position, leaf in leaves_of(value.type):
        at, _ = offset_at(value.type, position)
        properties = {**op.properties, "alignment": alignment(op, at)}
        properties.pop("tbaa", None)
        place = step(address, at, b)
        if loads:
            whole = put(whole, b.value(create(op.name, [place], leaf, **properties)), position, b)
            continue
        field = take(value, position, leaf, b)
        size = all_bytes_of(field)
        store = type(op).create(operands=[field, place], properties=properties)
        b.emit(store)
        own = tree.shifted(at, size, 0).canonical(size) if size else None
        if own is not None and (parts := parts_of(own, size)) is not None:
            _store(store, parts, pieces)
    if loads:
        value.replace_all_uses_with(whole)
    erase(op)


# ------------------------------------------------------------------ registers


def _is_mixed(value: SSAValue, trees: TypeTrees) -> bool:
    size = all_bytes_of(value)
    return size > 2 and parts_of(trees.tree(value), size) is not None


def _stored(op: Operation, trees: TypeTrees) -> list[Part] | None:
    size = all_bytes_of(op.operands[0])
    if size <= 2 or not is_plain(op):
        return None
    access = trees.access(op)
    return parts_of(access.tree, size) if access is not None else None


def _store(op: Operation, parts: list[Part], pieces: Pieces) -> None:
    value, address = op.operands
    b = Builder.at(op)
    for part in parts:
        piece = pieces.piece(value, part.at, part.size)
        new = type(op).create(
            operands=[piece, step(address, part.at, b)],
            properties={**op.properties, "alignment": alignment(op, part.at)},
            attributes=dict(op.attributes),
        )
        new.properties.pop("tbaa", None)
        b.emit(new)
    erase(op)


def _take_out(op: Operation, pieces: Pieces) -> None:
    """``trunc x``, ``lshr x, 32``, ``and x, 0xffffffff``: the bytes that are left, lane by lane."""
    value, result = op.operands[0], op.results[0]
    width = bits_of(value.type) // 8
    at, size = 0, bits_of(result.type) // 8
    if op.name == "llvm.lshr":
        bits = constant_of(op.operands[1])
        if bits is None or bits % 8 or not 0 <= bits < 8 * width:
            return
        at, size = bits // 8, width - bits // 8
    elif op.name == "llvm.and":
        mask = constant_of(op.operands[1])
        size = next((n for n in (1, 2, 4, 8) if mask == (1 << (8 * n)) - 1), 0)
    if not size or size == width:
        return
    b = Builder.at(op)
    if isinstance(result.type, VectorType):
        lanes = lanes_of(result.type)
        found = [pieces.piece(value, lane * width + at, size) for lane in range(lanes)]
        new = gathered(found, b)
    else:
        new = pieces.piece(value, at, size)
    if new.type != result.type:
        new = b.value(create("llvm.zext", [new], result.type))
    if new.name_hint is None:
        new.name_hint = result.name_hint
    replace(op, new)


def gathered(lanes: list[SSAValue], b: Builder) -> SSAValue:
    """A vector of values."""
    type_ = VectorType(lanes[0].type, [len(lanes)])
    found = b.value(create("llvm.mlir.undef", [], type_))
    for at, lane in enumerate(lanes):
        index = b.value(constant(at, i64))
        found = b.value(create("llvm.insertelement", [found, lane, index], type_))
    return found


# ------------------------------------------------------------------ what is left over

_PURE = frozenset(
    f"llvm.{name}"
    for name in (
        "mlir.constant mlir.undef mlir.poison mlir.zero zext trunc shl lshr or and select freeze "
        "bitcast extractvalue insertvalue getelementptr load shufflevector insertelement "
        "extractelement add sub xor"
    ).split()
)
"""Operations that splitting leaves without use; of others the effects in the llvm dialect are not
known here."""


def sweep(function: Operation) -> None:
    """Takes away what computes registers that nobody uses, also round loops."""
    _find_fields(function)
    live: set[SSAValue] = set()
    pending: list[SSAValue] = []
    region = function.regions[0]
    passed: dict[SSAValue, list[SSAValue]] = {}
    droppable: set[Block] = set()
    for block in region.blocks:
        sources = sources_of(block)
        if sources is not None:
            droppable.add(block)
            for _, _, values in sources:
                for argument, value in zip(block.args, values, strict=True):
                    passed.setdefault(argument, []).append(value)
    for block in region.blocks:
        for op in block.ops:
            pending += _always_used(op, droppable)
    for value in each_once(pending):
        live.add(value)
        pending += passed.get(value, ())
        if isinstance(value.owner, Operation) and _is_pure(value.owner):
            pending += value.owner.operands
    for block in droppable:
        for argument in reversed(block.args):
            if argument not in live:
                _drop(block, argument.index)
    dead = [
        op
        for block in region.blocks
        for op in block.ops
        if _is_pure(op) and op.results[0] not in live
    ]
    for op in dead:
        op.detach()
        op.erase(safe_erase=False)


def _find_fields(function: Operation) -> None:
    """Resolve what is taken out of a struct to what was put in."""
    for block in function.regions[0].blocks:
        for op in list(block.ops):
            if op.name == "llvm.extractvalue":
                position = tuple(cast(Any, op).position.iter_values())
                if (found := inserted(op.operands[0], position)) is not None:
                    replace(op, found)


def _is_pure(op: Operation) -> bool:
    return op.name in _PURE and (op.name != "llvm.load" or is_plain(op))


def _always_used(op: Operation, droppable: set[Block]) -> list[SSAValue]:
    """The operands of an operation that is there for what it does."""
    if _is_pure(op):
        return []
    if op.name == "llvm.br" and op.successors[0] in droppable:
        return []
    if op.name == "llvm.cond_br":
        found = [op.operands[0]]
        fields = cast(Any, op)
        for target, values in zip(
            op.successors, (fields.then_arguments, fields.else_arguments), strict=True
        ):
            if target not in droppable:
                found += values
        return found
    return list(op.operands)


def _drop(block: Block, index: int) -> None:
    argument = block.args[index]
    if argument.uses:
        # Used by what is dead as well, which goes afterwards.
        b = Builder(block, block.first_op)
        argument.replace_all_uses_with(b.value(create("llvm.mlir.undef", [], argument.type)))
    drop_argument(block, index)
