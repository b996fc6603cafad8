"""Tapes that can become buffers: those that one function begins, uses and ends.

The rest is left to the arena of compiled code: tapes that travel to other functions, that hold
functions or stacks of pushed records, and those in functions of several blocks.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ad_opt.dialects.autodiff.types import FrameType, TapeType
from ad_opt.dialects.support.ir.queries import defining_op, walk
from xdsl.dialects.builtin import (
    AnyFloat,
    ComplexType,
    IndexType,
    IntegerType,
    MemRefType,
    VectorType,
)
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue

from .lifetimes import Kind, array_of

CARRIERS = frozenset(
    {f"scf.{n}" for n in ("for", "while", "if", "index_switch", "execute_region")}
    | {"scf.yield", "scf.condition"}
)
"""Operations through which frames flow from one place to another."""
_ON_TAPE = frozenset(
    f"autodiff.{n}"
    for n in (
        *("tape_end", "tape_mark", "tape_reset", "frame", "frame_grow", "arena_alloc"),
        *("defer_dealloc", "set_root", "root"),
    )
)
_ON_FRAME = frozenset(
    f"autodiff.{n}" for n in ("frame_grow", "save", "restore", "set_root", "tape_reset")
)
_ELEMENTS = AnyFloat | IndexType | IntegerType | ComplexType | VectorType | MemRefType
_NUMBERS = AnyFloat | IndexType | IntegerType | ComplexType | VectorType


@dataclass
class Plan:
    """Facts about one tape before it is lowered."""

    begin: Operation
    end: Operation
    users: list[Operation]
    """In the order of the program."""
    kinds: dict[Kind, None] = field(default_factory=dict[Kind, None])
    """Kinds of what is allocated in loops and branches, in order."""

    def is_outer(self, op: Operation) -> bool:
        """True if ``op`` stands in the block of the tape itself."""
        return op.parent is self.begin.parent


def parts_of(type: Attribute) -> list[Attribute]:
    """Return the types that stand for ``type``: for a frame, a buffer for each part of each
    slot.
    """
    if isinstance(type, FrameType):
        return [array_of(part) for slot in type.types for part in parts_of(slot)]
    return [type]


def plans_of(func: Operation) -> list[Plan] | None:
    """The tapes of a function, in order, or ``None`` if one of them must stay."""
    ops = list(walk(func))
    position = {op: at for at, op in enumerate(ops)}
    begins = [op for op in ops if op.name == "autodiff.tape_begin"]
    if not begins or not _is_simple(func, ops):
        return None
    found: list[Plan] = []
    for begin in begins:
        users = [use.operation for use in begin.results[0].uses]
        users.sort(key=position.__getitem__)
        ends = [op for op in users if op.name == "autodiff.tape_end"]
        if len(ends) != 1 or not all(_uses_well(op, begin.results[0]) for op in users):
            return None
        plan = Plan(begin, ends[0], users)
        if not (plan.is_outer(plan.end) and _roots_well(plan)):
            return None
        for op in users:
            if not plan.is_outer(op) or op.name == "autodiff.frame_grow":
                plan.kinds.update(dict.fromkeys(_kinds(op)))
        found.append(plan)
    return found


def _is_simple(func: Operation, ops: list[Operation]) -> bool:
    """True if every region is one block, and frames stay where they can be followed."""
    values: list[SSAValue] = []
    for op in (func, *ops):
        values += op.results
        for region in op.regions:
            if len(region.blocks) > 1:
                return False
            values += [arg for block in region.blocks for arg in block.args]
    for value in values:
        if isinstance(value.type, TapeType) and not _begins(value):
            return False
        if isinstance(value.type, FrameType) and not _follows(value):
            return False
    return True


def _begins(value: SSAValue) -> bool:
    return defining_op(value, "autodiff.tape_begin") is not None


def _follows(frame: SSAValue) -> bool:
    owner = frame.owner if isinstance(frame.owner, Operation) else frame.owner.parent_op()
    if owner is None or not (owner.name in CARRIERS or owner.name.startswith("autodiff.")):
        return False
    if isinstance(frame, BlockArgument) and owner.name not in CARRIERS:
        return False
    if not all(isinstance(part, _ELEMENTS | LLVMPointerType) for part in _leaves(frame.type)):
        return False
    users = {use.operation.name for use in frame.uses}
    if owner.name == "autodiff.tape_mark":
        return users <= {"autodiff.tape_reset"}
    return users <= CARRIERS | _ON_FRAME


def _leaves(type: Attribute) -> list[Attribute]:
    if isinstance(type, FrameType):
        return [leaf for slot in type.types for leaf in _leaves(slot)]
    return [type]


def _uses_well(op: Operation, tape: SSAValue) -> bool:
    if op.name not in _ON_TAPE or op.operands[0] is not tape or tape in op.operands[1:]:
        return False
    if op.name == "autodiff.arena_alloc":
        type = op.results[0].type
        assert isinstance(type, MemRefType)
        return isinstance(type.element_type, _NUMBERS)
    return op.name != "autodiff.defer_dealloc" or isinstance(op.operands[1].type, MemRefType)


def _roots_well(plan: Plan) -> bool:
    """True if what the tape keeps is one known frame."""
    names = [op.name for op in plan.users]
    roots = [op for op in plan.users if op.name == "autodiff.root"]
    if not roots:
        return True
    if names.count("autodiff.set_root") != 1:
        return False
    at = names.index("autodiff.set_root")
    keeper = plan.users[at]
    if not plan.is_outer(keeper) or names.index("autodiff.root") < at:
        return False
    return all(op.results[0].type == keeper.operands[1].type for op in roots)


def _kinds(op: Operation) -> list[Kind]:
    if op.name in ("autodiff.frame", "autodiff.frame_grow"):
        return [(part, False) for part in parts_of(op.results[0].type)]
    if op.name == "autodiff.arena_alloc":
        return [(op.results[0].type, False)]
    if op.name == "autodiff.defer_dealloc":
        return [(op.operands[1].type, True)]
    return []
