"""Scratch buffers whose contents the way back computes again, all at once.

```mlir
scf.for %k ... {
  scf.for %i ... { %x = memref.load %a[%i]; %y = arith.subf %x, %c; memref.store %y, %b[%i] }
  ... loads of %b, whose values the way back needs ...
}
```

The next iteration overwrites ``%b``. Undoing its stores keeps every element of every iteration, and
so does saving what is loaded. Here a nest of loops *fills* the buffer, from memory that stays as it
is and by cheap arithmetic, and whoever reads the buffer stands behind the nest, in the same block:
the mirror of that block begins with the nest once more. Changes nothing but the mirror; whether
buffers are filled is found as in `private_buffers`.
"""

from __future__ import annotations

from dataclasses import replace

from ad_opt.dialects.support.ir.queries import ancestors, walk
from ad_opt.passes.analysis.memory.objects import Alloc
from ad_opt.passes.autodiff.plan.facts.facts import Facts
from ad_opt.passes.autodiff.plan.facts.reloading import Storage
from ad_opt.passes.ops.catalogue import (
    element_memref,
    entry_of,
    ignores_contents,
    is_allocation,
    is_cheap,
    is_constant,
    is_element_store,
    is_loop,
    runs_once,
)
from ad_opt.passes.ops.memory_ops import is_plain
from xdsl.ir import Block, Operation, SSAValue

from .private_buffers import Filled

MOST_OPERATIONS = 12
"""Most operations of a nest that is run again; filling a buffer again costs time, keeping it
costs tape. Measured on gmm: the gradient takes 3.3 of the primal with 0, and 2.8 to 3.0 with 12
and 48.
"""


def refilled_buffers(
    facts: Facts, storage: Storage, needed: set[SSAValue]
) -> tuple[dict[Block, list[Operation]], Storage]:
    """For each block of the primal the nests that its mirror begins with, in order.

    ``needed`` are values that the way back reads. Also gives ``storage`` with the buffers noted, so
    that each nest may read what those before it have filled.
    """
    found: dict[Block, list[Operation]] = {}
    for nest in walk(facts.primal):
        if nest.name != "scf.for" or nest.results or nest.parent is None:
            continue
        buffer = _filled_by(facts, nest)
        if buffer is None or not any(load.results[0] in needed for load in _loads(buffer)):
            continue
        if all(storage.is_stable(load, buffer) for load in _loads(buffer)):
            continue
        if _may_run_again(storage, nest, buffer):
            found.setdefault(nest.parent, []).append(nest)
            owner = buffer.owner
            assert isinstance(owner, Operation)
            storage = replace(storage, refilled=storage.refilled | {Alloc(owner)})
    return found, storage


def _loads(buffer: SSAValue) -> list[Operation]:
    return [use.operation for use in buffer.uses if use.operation.name == "memref.load"]


def _filled_by(facts: Facts, nest: Operation) -> SSAValue | None:
    """The local buffer that ``nest`` fills, if everything else only reads it behind the nest."""
    stores = [op for op in walk(nest) if op.name == "memref.store"]
    if len(stores) != 1:
        return None
    buffer = stores[0].operands[1]
    owner, home = buffer.owner, nest.parent
    if not isinstance(owner, Operation) or not is_allocation(owner):
        return None
    assert home is not None
    if facts.aliasing.escapes(Alloc(owner)) or not _is_outside(owner, home):
        return None
    for use in buffer.uses:
        user = use.operation
        if ignores_contents(user):
            continue
        if element_memref(user) is None:
            return None
        if is_element_store(user) and user is not stores[0]:
            return None
        around = home.find_ancestor_op_in_block(user)
        if around is None or (around is not nest and not nest.is_before_in_block(around)):
            return None
    return buffer if Filled(facts, buffer).by(nest) else None


def _is_outside(alloc: Operation, home: Block) -> bool:
    """True if ``alloc`` stands around ``home``, with nothing parallel in between."""
    for op in ancestors(home):
        if not runs_once(op) and (not is_loop(op) or entry_of(op).parallel):
            return False
        if op.parent is alloc.parent:
            return True
    return False


def _may_run_again(storage: Storage, nest: Operation, buffer: SSAValue) -> bool:
    """True if ``nest`` is cheap, and gives the same again."""
    count = 0
    for op in walk(nest):
        count += 1
        if op.name == "memref.load" or (op.name == "llvm.load" and is_plain(op)):
            memref = op.operands[0]
            if memref is not buffer and not storage.is_stable(op, memref):
                return False
        elif op.name == "scf.for":
            if op.results:
                return False
        elif not (is_cheap(op) or is_constant(op) or op.name in ("memref.store", "scf.yield")):
            return False
    return count <= MOST_OPERATIONS
