"""Addresses in variables: what a load of one brings, where that is one value.

Compilers without optimisation keep every pointer in a slot of the stack. A slot that is only
loaded and stored as a whole holds what the store before in the same block has put there, or the
only store there is where that dominates.
"""

from __future__ import annotations

from ad_opt.dialects.support.ir.dominance import DominatorTree
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.ops.memory_ops import is_plain, is_pointer
from xdsl.ir import Block, Operation, SSAValue

_MARKS = frozenset({"llvm.intr.lifetime.start", "llvm.intr.lifetime.end"})


def loaded_addresses(func: Operation) -> dict[Operation, SSAValue]:
    """Values that loads of address variables bring, by load; without those that nobody knows."""
    found: dict[Operation, SSAValue] = {}
    if not func.regions or func.regions[0].first_block is None:
        return found
    slots: dict[SSAValue, list[Operation]] = {}
    for op in walk(func):
        if (stores := _stores_of(op)) is not None:
            slots[op.results[0]] = stores
    tree: DominatorTree | None = None
    for block in func.regions[0].blocks if slots else ():
        held: dict[SSAValue, SSAValue] = {}
        for op in block.ops:
            if op.name == "llvm.store" and op.operands[1] in slots:
                held[op.operands[1]] = op.operands[0]
            elif op.name == "llvm.load" and (slot := op.operands[0]) in slots:
                stores = slots[slot]
                if (value := held.get(slot)) is not None:
                    found[op] = value
                elif len(stores) == 1:
                    tree = tree or DominatorTree(func.regions[0])
                    if _is_in_front(tree, stores[0].parent, block):
                        found[op] = stores[0].operands[0]
    return found


def _stores_of(op: Operation) -> list[Operation] | None:
    """Stores to the address variable that an operation makes; ``None`` if it makes none."""
    if op.name != "llvm.alloca":
        return None
    region = op.parent_region()
    stores: list[Operation] = []
    for use in op.results[0].uses:
        user = use.operation
        if user.parent_region() is not region:
            return None
        if user.name == "llvm.store" and use.index == 1 and is_plain(user):
            if not is_pointer(user.operands[0].type):
                return None
            stores.append(user)
        elif user.name == "llvm.load" and is_plain(user):
            if not is_pointer(user.results[0].type):
                return None
        elif user.name not in _MARKS:
            return None
    return stores


def _is_in_front(tree: DominatorTree, store: Block | None, load: Block) -> bool:
    """True if the store's block ends before the load's begins, on every way there."""
    if store is None or store is load or not tree.is_reachable(load):
        return False
    return tree.dominates(store, load)
