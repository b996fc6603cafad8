"""Values that nests compute from elements of buffers and variables of loops."""

from __future__ import annotations

from typing import TypeAlias

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import block_of, is_inside, walk
from ad_opt.passes.ops.catalogue import accesses_at_operands, effect_of, is_load
from xdsl.ir import BlockArgument, Operation, SSAValue

Variables: TypeAlias = frozenset[SSAValue]


def depends_on(value: SSAValue, root: Operation) -> Variables | None:
    """The variables of loops that a value is computed from; ``None`` unless by loads and pure
    operations alone.
    """
    found: set[SSAValue] = set()
    for one in computed_from(value, root):
        if isinstance(one, BlockArgument):
            if one.index or getattr(one.block.parent_op(), "name", "") != "scf.for":
                return None
            found.add(one)
        elif isinstance(one.owner, Operation) and not _is_computed(one.owner):
            return None
    return frozenset(found)


def computed_from(value: SSAValue, root: Operation) -> list[SSAValue]:
    """Values of a nest that a value needs, itself included."""
    seen: dict[SSAValue, None] = {}
    pending = [value]
    while pending:
        one = pending.pop()
        if one in seen or not is_inside(block_of(one), root):
            continue
        seen[one] = None
        if isinstance(one.owner, Operation):
            pending += one.owner.operands
    return list(seen)


def _is_computed(op: Operation) -> bool:
    return not op.regions and (
        effect_of(op).is_nothing or (accesses_at_operands(op) and is_load(op))
    )


def copied(
    b: Builder, value: SSAValue, root: Operation, names: dict[SSAValue, SSAValue]
) -> SSAValue:
    """Compute a value of a nest elsewhere; ``names`` are the values there, and get more."""
    needed = {one.owner for one in computed_from(value, root)}
    for op in [op for op in walk(root) if op in needed]:
        if op.results[0] not in names:
            copy = b.emit(op.clone(dict(names)))
            names.update(zip(op.results, copy.results, strict=True))
    return names.get(value, value)
