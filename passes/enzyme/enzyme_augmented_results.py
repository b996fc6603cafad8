"""Results of registered augmented functions beyond those of their functions, and where they
stay.

The engine undoes what runs on the way forward. That is right for memory that the function itself
writes, too: the way back sees it as the function saw it. What only the augmented function writes
(a counter, a stack of its own, shadows) belongs to it and to its reverse function, and stays.
"""

from __future__ import annotations

from collections.abc import Container

from ad_opt.dialects.autodiff.autodiff import KEEPS
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.symbols import callee_name, fresh_name
from ad_opt.passes.ops.catalogue import is_call, viewed
from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, StringAttr, SymbolRefAttr, UnitAttr, i64
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue

from .enzyme_effects import MemoryFacts
from .enzyme_names import stored_once


def keep_effects(
    function: FuncOp, augmented: FuncOp, shadows: frozenset[int], facts: MemoryFacts
) -> tuple[FuncOp, list[FuncOp]]:
    """The augmented function, saying which memory it keeps; copies of functions made for that.

    ``shadows`` are the numbers of its arguments that are addresses of shadows.
    """
    names = facts.globals_written(augmented) - facts.globals_written(function)
    if not augmented.body.blocks or not (names or shadows):
        return augmented, []
    keeper = _Keeper(facts, [SymbolRefAttr(name) for name in sorted(names)])
    return keeper.copy(augmented, shadows), list(keeper.made.values())


def hand_on(keeping: FuncOp, caller: FuncOp) -> None:
    """A function that hands its arguments on keeps the same memory."""
    if (given := keeping.attributes.get(KEEPS)) is not None:
        caller.attributes[KEEPS] = given
        caller.attributes["autodiff.no_inline"] = UnitAttr()


class _Keeper:
    """Copies a function and those that it calls."""

    def __init__(self, facts: MemoryFacts, names: list[SymbolRefAttr]):
        self.facts = facts
        self.names = names
        self.made: dict[tuple[FuncOp, frozenset[int]], FuncOp] = {}

    def copy(self, function: FuncOp, arguments: frozenset[int]) -> FuncOp:
        """The function, keeping the memory of some arguments."""
        known = self.made.get((function, arguments))
        if known is not None:
            return known
        clone = self.made[function, arguments] = function.clone()
        taken = {*self.facts.names.of, *(one.sym_name.data for one in self.made.values())}
        clone.properties["sym_name"] = StringAttr(
            fresh_name(f"{function.sym_name.data}.kept", taken)
        )
        clone.properties["sym_visibility"] = StringAttr("private")
        kept = [*self.names, *(IntegerAttr(at, i64) for at in sorted(arguments))]
        clone.attributes[KEEPS] = ArrayAttr[Attribute](kept)
        clone.attributes["autodiff.no_inline"] = UnitAttr()
        for op in walk(clone):
            if is_call(op):
                self._retarget(op, clone, arguments)
        return clone

    def _retarget(self, call: Operation, around: FuncOp, arguments: frozenset[int]) -> None:
        target = self.facts.names.of.get(callee_name(call) or "")
        if not isinstance(target, FuncOp) or not target.body.blocks:
            return
        entry = around.body.block if len(around.body.blocks) == 1 else around.body.blocks[0]
        kept = [entry.args[at] for at in arguments]
        passed = frozenset(at for at, value in enumerate(call.operands) if _is_part_of(value, kept))
        call.properties["callee"] = SymbolRefAttr(self.copy(target, passed).sym_name.data)


def _is_part_of(value: SSAValue, arguments: Container[SSAValue]) -> bool:
    """True if an address is that of an argument's memory, at some distance."""
    while True:
        if isinstance(value, BlockArgument):
            return value in arguments
        owner = value.owner
        assert isinstance(owner, Operation)
        if viewed(owner) is not None:
            value = owner.operands[0]
        elif owner.name == "llvm.load" and (stored := stored_once(owner.operands[0])) is not None:
            value = stored
        else:
            return False
