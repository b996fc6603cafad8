"""Vectors of addresses become addresses, and masked accesses become accesses of their lanes.

Needs: functions of the llvm dialect. Leaves: no value that is a vector of addresses, but for those
of functions' signatures, of elements whose number is not known, and of scalable vectors. What is
said of memory further on is said of one address at a time: its type tree, its shadow, what else it
may be.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import cast

from ad_opt.dialects.llvm.addresses import load_from, store_to
from ad_opt.dialects.llvm.layouts import PTR
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.operand_groups import integers, segment_sizes, segments
from ad_opt.dialects.support.ir.queries import block_of, known_integer, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.dialects.typetree.kinds import POINTER_SIZE
from ad_opt.passes.ops.memory_ops import is_plain
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, VectorType
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, Block, BlockArgument, Operation, OpResult, SSAValue
from xdsl.passes import ModulePass

from .masked_accesses import MASKED, access_like, extract, insert, length_of, offset, split_masked

Lanes = Sequence[SSAValue]


@dataclass(frozen=True)
class SplitPointerVectorsPass(ModulePass):
    """Turn vectors of addresses into addresses, and masked accesses into plain ones.

    Before::

        %p = llvm.getelementptr %x[%i] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, f64
        %v = llvm.intr.masked.gather %p, %on, %zero
            : (vector<2x!llvm.ptr>, vector<2xi1>, vector<2xf64>) -> vector<2xf64>

    After, where ``%on`` is a constant with both lanes on::

        %i0 = llvm.extractelement %i[%c0 : i32] : vector<2xi64>
        %p0 = llvm.getelementptr %x[%i0] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        ... the same for the other lane
        %e0 = llvm.load %p0 : !llvm.ptr -> f64
        %v0 = llvm.insertelement %e0, %zero[%c0 : i32] : vector<2xf64>
        %e1 = llvm.load %p1 : !llvm.ptr -> f64
        %v = llvm.insertelement %e1, %v0[%c1 : i32] : vector<2xf64>

    A lane that is masked off when the program runs is skipped by a branch.
    """

    name = "split-pointer-vectors"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for func in op.ops:
            if func.name == "llvm.func" and _has_work(func):
                _Splitting().run(func)


def _has_work(func: Operation) -> bool:
    return any(
        op.name in MASKED or any(_is_split(value) for value in (*op.results, *op.operands))
        for op in walk(func)
    )


def _is_split(value: SSAValue) -> bool:
    type_ = value.type
    return (
        type_.name == VectorType.name
        and isinstance(cast("VectorType[Attribute]", type_).element_type, LLVMPointerType)
        and not cast("VectorType[Attribute]", type_).get_num_scalable_dims()
    )


class _Splitting:
    """One function."""

    def __init__(self) -> None:
        self.lanes: dict[SSAValue, Lanes] = {}
        self.arguments: dict[Block, list[BlockArgument]] = {}
        """Arguments that are passed as lanes, too."""

    def run(self, func: Operation) -> None:
        """Block arguments first, then every operation; at the end what is dead goes."""
        program = list(walk(func))
        for block in list(func.regions[0].blocks)[1:]:
            self._split_arguments(block)
        for op in program:
            if op.name in MASKED:
                split_masked(op, self.of)
            elif (split := SPLIT.get(op.name)) is not None and any(
                _is_split(value) for value in (*op.results, *op.operands)
            ):
                split(self, op)
        self._drop_arguments()
        for op in reversed(list(walk(func))):
            if op.name in SPLIT and op.results and all(_is_split(r) for r in op.results):
                if not any(result.uses.get_length() for result in op.results):
                    erase(op)

    # ------------------------------------------------------------------ lanes of values

    def of(self, vector: SSAValue) -> Lanes:
        """The addresses in a vector; taken out of it where it is made, if it is not split yet."""
        if vector not in self.lanes:
            owner = vector.owner
            behind = owner.first_op if isinstance(owner, Block) else owner.next_op
            b = Builder(block_of(vector), behind)
            self.lanes[vector] = [extract(b, vector, lane) for lane in range(length_of(vector))]
        return self.lanes[vector]

    def give(self, result: SSAValue, lanes: Lanes) -> None:
        """Enter the addresses of a result, also where they have been taken out of it before."""
        for taken, lane in zip(self.lanes.get(result, ()), lanes, strict=False):
            taken.replace_all_uses_with(lane)
            assert isinstance(taken, OpResult)
            erase(taken.op)
        self.lanes[result] = lanes

    def lane(self, b: Builder, value: SSAValue, lane: int) -> SSAValue:
        """A lane of an operand; what is no vector is the same in all lanes."""
        if _is_split(value):
            return self.of(value)[lane]
        return extract(b, value, lane) if isinstance(value.type, VectorType) else value

    def finish(self, op: Operation, lanes: Lanes, b: Builder) -> None:
        """Put the lanes where the result of ``op`` is used."""
        (result,) = op.results
        if _is_split(result):
            self.give(result, lanes)
            return
        _rebuild(result, lanes, b)
        erase(op)

    def _split_arguments(self, block: Block) -> None:
        """An argument for each address; the branches pass what they take out of theirs."""
        for argument in [argument for argument in block.args if _is_split(argument)]:
            self.arguments.setdefault(block, []).append(argument)
            at = argument.index
            count = length_of(argument)
            for user in _branches_to(block):
                _pass_lanes(user, block, at, self.of)
            self.give(argument, [block.insert_arg(PTR, at + 1 + lane) for lane in range(count)])

    def _drop_arguments(self) -> None:
        """Nobody passes vectors any more; who needs one has it made again."""
        for block, arguments in self.arguments.items():
            gone = {argument.index for argument in arguments}
            for branch in _branches_to(block):
                passed = _passed(branch)
                for successor, values in zip(branch.successors, passed, strict=True):
                    if successor is block:
                        values[:] = [v for at, v in enumerate(values) if at not in gone]
                _pass(branch, passed)
        for block, arguments in self.arguments.items():
            for argument in arguments:
                if argument.uses.get_length():
                    _rebuild(argument, self.lanes[argument], Builder(block, block.first_op))
                block.erase_arg(argument)


def _rebuild(vector: SSAValue, lanes: Lanes, b: Builder) -> None:
    """Make the vector again for uses that nobody can split."""
    made: SSAValue = b.operation("llvm.mlir.poison", (), vector.type)
    for lane, value in enumerate(lanes):
        made = insert(b, made, value, lane)
    vector.replace_all_uses_with(made)


# ---------------------------------------------------------------- branches


def _branches_to(block: Block) -> list[Operation]:
    region = block.parent
    assert region is not None
    ends = (other.last_op for other in region.blocks)
    return [end for end in ends if end is not None and block in end.successors]


def _pass_lanes(
    branch: Operation, block: Block, at: int, lanes_of: Callable[[SSAValue], Lanes]
) -> None:
    """Pass the lanes of what ``branch`` passes as argument ``at`` of ``block``."""
    passed = _passed(branch)
    for successor, values in zip(branch.successors, passed, strict=True):
        if successor is block:
            # The argument itself goes away at the end; until then it gets what it got.
            values[at + 1 : at + 1] = lanes_of(values[at])
    _pass(branch, passed)


def _pass(branch: Operation, passed: list[list[SSAValue]]) -> None:
    """Let each successor get its part of ``passed``."""
    first = branch.operands[: 0 if branch.name == "llvm.br" else 1]
    branch.operands = [*first, *(value for values in passed for value in values)]
    sizes = [len(values) for values in passed]
    if branch.name == "llvm.cond_br":
        branch.properties["operandSegmentSizes"] = segments(1, *sizes)
    elif branch.name == "llvm.switch":
        branch.properties["operandSegmentSizes"] = segments(1, sizes[0], sum(sizes[1:]))
        branch.properties["case_operand_segments"] = segments(*sizes[1:])


def _passed(branch: Operation) -> list[list[SSAValue]]:
    """Return what each successor gets."""
    if branch.name == "llvm.br":
        return [list(branch.operands)]
    key = "operandSegmentSizes" if branch.name == "llvm.cond_br" else "case_operand_segments"
    sizes = integers(branch.properties[key])
    if branch.name == "llvm.cond_br":
        sizes = sizes[1:]
    else:
        whole = segment_sizes(branch)
        sizes = [whole[1], *sizes]
    found: list[list[SSAValue]] = []
    at = 1
    for size in sizes:
        found.append(list(branch.operands[at : at + size]))
        at += size
    return found


# ---------------------------------------------------------------- operations

Split = Callable[[_Splitting, Operation], None]


def _each(s: _Splitting, op: Operation) -> None:
    """Do the operation on each lane of all its operands that are vectors."""
    b, result = Builder.at(op), op.results[0]
    count = length_of(result if isinstance(result.type, VectorType) else op.operands[0])
    element = cast("VectorType[Attribute]", result.type).element_type
    made: list[SSAValue] = []
    for lane in range(count):
        operands = [s.lane(b, value, lane) for value in op.operands]
        one = type(op).create(
            operands=operands,
            result_types=[element],
            properties=op.properties,
            attributes=op.attributes,
        )
        made.append(b.value(one))
    s.finish(op, made, b)


def _load(s: _Splitting, op: Operation) -> None:
    if not is_plain(op):
        return
    b, made = Builder.at(op), list[SSAValue]()
    for lane in range(length_of(op.results[0])):
        place = offset(b, op.operands[0], lane * POINTER_SIZE)
        made.append(b.value(load_from(place, PTR, access_like(op, POINTER_SIZE))))
    s.finish(op, made, b)


def _store(s: _Splitting, op: Operation) -> None:
    if not is_plain(op) or not _is_split(op.operands[0]):
        return
    b = Builder.at(op)
    for lane, value in enumerate(s.of(op.operands[0])):
        place = offset(b, op.operands[1], lane * POINTER_SIZE)
        b.emit(store_to(value, place, access_like(op, POINTER_SIZE)))
    erase(op)


def _insert(s: _Splitting, op: Operation) -> None:
    vector, value, position = op.operands
    at = known_integer(position)
    if at is not None and at < length_of(vector):
        lanes = list(s.of(vector))
        lanes[at] = value
        s.finish(op, lanes, Builder.at(op))


def _extract(s: _Splitting, op: Operation) -> None:
    vector, position = op.operands
    at = known_integer(position)
    if at is None or at >= length_of(vector):
        return
    replace(op, s.of(vector)[at])


def _shuffle(s: _Splitting, op: Operation) -> None:
    b = Builder.at(op)
    lanes = [*s.of(op.operands[0]), *s.of(op.operands[1])]
    mask = integers(op.properties["mask"])
    nothing = CLASSES["llvm.mlir.poison"]
    made = [lanes[at] if at >= 0 else b.value(nothing.create(result_types=[PTR])) for at in mask]
    s.finish(op, made, b)


SPLIT: dict[str, Split] = {
    **dict.fromkeys(
        (  # no fact: what is done to each element alone
            *("llvm.getelementptr", "llvm.select", "llvm.icmp", "llvm.ptrtoint", "llvm.inttoptr"),
            *("llvm.mlir.zero", "llvm.mlir.undef", "llvm.mlir.poison", "llvm.freeze"),
            *("llvm.bitcast", "llvm.addrspacecast"),
        ),
        _each,
    ),
    "llvm.load": _load,
    "llvm.store": _store,
    "llvm.insertelement": _insert,
    "llvm.extractelement": _extract,
    "llvm.shufflevector": _shuffle,
}
"""Rewrites of operations on vectors of addresses to operations on addresses."""
