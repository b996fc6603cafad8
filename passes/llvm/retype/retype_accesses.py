"""Integers that hold the bits of floats become floats: loads, stores, and what lies between them.

Needs: functions of the llvm dialect. Leaves: the same, with ``ad_opt.type_tree`` on what still
moves integers or bytes. Optimisers copy floats through integer registers, assemble pairs of them
in one, and flip signs by a mask; derivatives are known for floats.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from ad_opt.dialects.typetree.attributes import (
    ADDRESSES_AND_FLOATS,
    FLOATS_OF_TWO_TYPES,
    OTHER_FLOATS,
)
from ad_opt.dialects.typetree.kinds import POINTER, Kind
from ad_opt.passes.analysis.type_trees import (
    TypeTreeOptions,
    TypeTrees,
    type_trees_in,
    type_trees_of,
)
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from ad_opt.passes.llvm.normalize.address_registers import restore_addresses
from ad_opt.passes.llvm.normalize.function_copies import copy_functions
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import IntegerAttr, ModuleOp, UnitAttr, i64

from .float_copies import copy_floats
from .infer_type_trees import annotate
from .lane_masks import split_lane_masks
from .retyping import Retyper
from .split_exchanges import split_exchanges
from .split_registers import split_registers
from .split_signatures import split_signatures


@dataclass(frozen=True)
class RetypeAccessesPass(AnalysisPass):
    """Turn integer registers that hold the bits of floats into float registers.

    Before::

        %bits = llvm.load %p : !llvm.ptr -> i64
        %sign = llvm.mlir.constant(-9223372036854775808 : i64) : i64
        %minus = llvm.xor %bits, %sign : i64
        llvm.store %minus, %q : i64, !llvm.ptr

    After, if type trees say that ``%p`` leads to a double::

        %x = llvm.load %p : !llvm.ptr -> f64
        %y = llvm.fneg %x : f64
        llvm.store %y, %q : f64, !llvm.ptr

    An i64 of two f32 becomes a ``vector<2xf32>``, and so on. Arguments of blocks, selects and casts
    follow; where an integer is wanted nevertheless, a ``llvm.bitcast`` gives it. Before that,

    - functions of which callers want different things (``copy(void *, const void *)``) are copied,
      for each thing once;
    - functions that are passed floats in integers, as ``struct {float a; int n;}`` is on x86-64,
      get a twin that is passed the float and the integer, and calls of them call it; so do
      functions that are passed addresses in integers, as a struct of one address is on the stack;
    - registers that hold such structs are loaded and stored field by field;
    - exchanges of floats as words (``+=`` on an ``_Atomic double``) become a load and a store;
    - masks that flip the sign of some lanes of a vector become selects.

    Addresses that are loaded or stored as an ``i64`` are loaded and stored as addresses, and what
    is made an address again is the address that it was. Floats that may be addresses, as in unions
    of both, are moved by copies of bytes.

    Runs the inference of `infer-type-trees`, with its options ``aliasing`` and
    ``budget``, and leaves its attributes.
    """

    name = "retype-accesses"

    aliasing: Literal["strict", "none"] = "strict"
    budget: int = 16

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> None:
        options = TypeTreeOptions(self.aliasing, self.budget)
        if split_lane_masks(module):
            trees = type_trees_of(module, options)
        else:
            trees = type_trees_in(module, analyses, options)
        if copy_functions(trees):
            trees = type_trees_of(module, options)
        if split_signatures(trees):
            trees = type_trees_of(module, options)
        if any([split_exchanges(function, trees) for function, _ in trees.functions()]):
            trees = type_trees_of(module, options)
        if any([split_registers(function, trees) for function, _ in trees.functions()]):
            trees = type_trees_of(module, options)
        annotate(trees)
        if count := other_floats(trees):
            module.attributes[OTHER_FLOATS] = IntegerAttr(count, i64)
        if has_addresses_and_floats(trees):
            module.attributes[ADDRESSES_AND_FLOATS] = UnitAttr()
        if has_floats_of_two_types(trees):
            module.attributes[FLOATS_OF_TWO_TYPES] = UnitAttr()
        for function, _ in trees.functions():
            Retyper(function, trees).run()
            restore_addresses(function)
            if copy_floats(function, trees):
                module.attributes[ADDRESSES_AND_FLOATS] = UnitAttr()


def other_floats(trees: TypeTrees) -> int:
    """Count the places at which floats of two types are said to be."""
    return sum(sum(claim.is_float for claim in kind.claims) > 1 for kind in _contradicted(trees))


def has_addresses_and_floats(trees: TypeTrees) -> bool:
    """True if addresses and floats are said to be at one place."""
    return any(POINTER in mix and any(kind.is_float for kind in mix) for mix in _mixes(trees))


def has_floats_of_two_types(trees: TypeTrees) -> bool:
    """True if floats of different types are said to be at one place."""
    return any(sum(kind.is_float for kind in mix) > 1 for mix in _mixes(trees))


def _mixes(trees: TypeTrees) -> tuple[frozenset[Kind], ...]:
    """The kinds that are said, together, to be at one place."""
    return (*(kind.claims for kind in _contradicted(trees)), *trees.program.mixes)


def _contradicted(trees: TypeTrees) -> Iterator[Kind]:
    """Yield what is known of the places of which contradictory things are said."""
    return (
        kind
        for _, states in trees.functions()
        for state in states
        for value in state.contradicted
        for _, kind in state.known(value)
    )
