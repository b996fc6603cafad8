"""Facts of a module: places that hold an address at one time and a float at another."""

from __future__ import annotations

from functools import cached_property

from ad_opt.dialects.llvm.layouts import size_and_alignment
from ad_opt.dialects.typetree.kinds import POINTER_SIZE
from ad_opt.passes.analysis.memory.kept_addresses import KeptAddresses
from ad_opt.passes.autodiff.plan.facts.facts import Facts
from ad_opt.passes.ops.call_graph import STANDS_FOR
from xdsl.dialects.builtin import IntegerAttr, ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Operation, SSAValue


class PlacesOfBoth:
    """Addresses and floats that the functions of a program put into memory."""

    def __init__(self, module: ModuleOp):
        self._module = module
        self._functions = {
            op.sym_name.data: op
            for op in module.ops
            if isinstance(op, FuncOp) and op.body.first_block is not None
        }
        """The functions of the program; of derivatives nothing is known."""
        self._of: dict[FuncOp, KeptAddresses | None] = {}

    @cached_property
    def _kept(self) -> KeptAddresses:
        return KeptAddresses(self._module)

    def of(self, function: FuncOp) -> KeptAddresses | None:
        """The addresses and floats of a function, or of a copy of it; ``None`` if nobody knows."""
        if function not in self._of:
            self._of[function] = self._looked_at(function)
        return self._of[function]

    def _looked_at(self, function: FuncOp) -> KeptAddresses | None:
        name = function.attributes.get(STANDS_FOR, function.sym_name)
        original = self._functions.get(name.data) if isinstance(name, StringAttr) else None
        if original is None or original.parent is None:
            return None
        if original is not function:
            self._kept.include(function, original)
        return self._kept

    def may_be_both(self, plan: Facts, memory: SSAValue) -> bool:
        """True if memory that has a shadow may hold both."""
        aliasing = plan.aliasing
        if not plan.is_active(memory):
            return False
        objects = aliasing.objects(memory)
        apart = objects is not None and not any(map(aliasing.escapes, objects))
        if apart and not aliasing.closure(aliasing.mask(memory)) & aliasing.holders:
            return False
        kept = self.of(plan.primal)
        return kept is None or kept.may_be_both(memory)


def count_words(op: Operation, type: Attribute) -> int:
    """The number of words of a shadow that a store meets."""
    width, alignment = width_and_alignment(op, type)
    words = -(-width // POINTER_SIZE)
    return words if alignment >= POINTER_SIZE or width <= alignment else words + 1


def width_and_alignment(op: Operation, type: Attribute) -> tuple[int, int]:
    """The size of a type, and the alignment that an access to it has."""
    width, alignment = size_and_alignment(type)
    given = op.properties.get("alignment")
    return width, given.value.data if isinstance(given, IntegerAttr) else alignment
