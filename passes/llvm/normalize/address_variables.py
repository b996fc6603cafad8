"""Variables that hold an address and are set once become the address.

Compilers without optimisation keep every parameter in a slot of the stack. A slot of floats becomes
a memref (`raise-pointers`); one of an address does not, and whatever is reached through it could be
anything that was ever put there. Where one store stands in front of every load, what is loaded is
what was stored.
"""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.passes.ops.memory_ops import is_plain, is_pointer
from xdsl.ir import Block, Operation

_MARKS = frozenset({"llvm.intr.lifetime.start", "llvm.intr.lifetime.end"})


def promote_address_variables(func: Operation) -> bool:
    """Replace loads of address variables that are set once; whether there were any."""
    allocas: list[Operation] = []
    order: dict[Operation, int] = {}
    for at, op in enumerate(walk(func)):
        order[op] = at
        if op.name == "llvm.alloca":
            allocas.append(op)
    return any([_promote(op, order) for op in allocas])


def _promote(alloca: Operation, order: dict[Operation, int]) -> bool:
    slot = alloca.results[0]
    loads: list[Operation] = []
    stores: list[Operation] = []
    marks: list[Operation] = []
    for use in slot.uses:
        user = use.operation
        if user.name == "llvm.load" and is_plain(user) and is_pointer(user.results[0].type):
            loads.append(user)
        elif user.name == "llvm.store" and use.index == 1 and is_plain(user):
            stores.append(user)
        elif user.name in _MARKS:
            marks.append(user)
        else:
            return False
    if len(stores) != 1 or not is_pointer(stores[0].operands[0].type):
        return False
    (store,) = stores
    if not all(_comes_before(store, load, order) for load in loads):
        return False
    for load in loads:
        replace(load, store.operands[0])
    for op in (*marks, store, alloca):
        erase(op)
    return True


def _comes_before(store: Operation, load: Operation, order: dict[Operation, int]) -> bool:
    """True if ``store`` has run, since its block was entered, wherever ``load`` runs."""
    block = store.parent
    assert block is not None
    around: Operation | None = load
    while around is not None and around.parent is not block:
        if _is_entry(block) and around.parent is not None and around.parent.parent is block.parent:
            return True  # another block of the same function
        around = around.parent_op()
    return around is not None and order[store] < order[around]


def _is_entry(block: Block) -> bool:
    return block.parent is not None and block.parent.first_block is block
