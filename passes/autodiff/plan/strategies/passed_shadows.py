"""Buffers that need their shadow in the forward sweep: those that are passed on.

The reverse sweep finds the shadow of an argument or a local buffer by itself. One that comes out of
a branch, a loop, a call or memory has a shadow that only the forward sweep knows, so there the
shadow travels with it, and everything that can become such a buffer has one too: a buffer of zeros
if no derivative flows through it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from ad_opt.dialects.autodiff.autodiff import FrameType
from ad_opt.dialects.support.ir.queries import reached, walk
from ad_opt.passes.analysis.flow.activity import holds_memory
from ad_opt.passes.autodiff.plan.facts.facts import Facts, values_in
from ad_opt.passes.autodiff.plan.facts.shadowed import Shadowed
from ad_opt.passes.emit.shadow_types import has_shadow
from ad_opt.passes.ops.catalogue import effect_of, forwarded, is_null_address, viewed
from ad_opt.passes.ops.memory_ops import is_pointer
from xdsl.dialects.builtin import MemRefType
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, Operation, SSAValue


def is_pointer_access(op: Operation) -> bool:
    """True if ``op`` loads a buffer from memory or stores one there; an address: from a buffer."""
    kinds = MemRefType | LLVMPointerType if op.name.startswith("memref.") else MemRefType
    if op.name in ("memref.load", "autodiff.restore"):
        return isinstance(op.results[0].type, kinds)
    stores = op.name in ("memref.store", "autodiff.save")
    return stores and isinstance(op.operands[0].type, kinds)


def flowing_buffers(facts: Facts) -> set[SSAValue]:
    """The memrefs of the primal whose shadow the forward sweep must have."""
    sources: defaultdict[SSAValue, list[SSAValue]] = defaultdict(list)
    pending: list[SSAValue] = []
    pointers: list[SSAValue] = []
    pending += _frames(facts.primal.body.block.args)
    for op in walk(facts.primal):
        targets = _add_edges(op, sources)
        pending += _always_followed(op)
        if op.name == "func.call":
            targets += [*op.operands, *op.results]
            if any(holds_memory(x.type) for x in (*op.operands, *op.results)):
                # The callee may load buffers from there, and put there what it is given.
                pointers += [x for x in (*op.operands, *op.results) if _is_buffer(x)]
        if is_pointer_access(op):
            # Addresses are always followed, so their shadows are beside them.
            pending += [x for x in op.operands if _is_buffer(x) and _holds_addresses(x.type)]
            pointers += [x for x in (*op.operands, *op.results) if _is_buffer(x)]
            targets += op.results
        pending += [x for x in targets if _is_buffer(x) and facts.is_active(x)]
        if op.name == "arith.select" and facts.is_active(op.results[0]):
            # The shadow is chosen too, also where one side carries no derivative by itself.
            sides = [x for x in op.operands[1:] if _is_buffer(x)]
            pending += [x for x in sides if not facts.is_active(x)]
        if op.name == "func.return":
            # The caller gets a shadow where it sees a derivative, whatever this function sees.
            pairs = zip(op.operands, facts.key.result_activity, strict=True)
            pending += [x for x, active in pairs if active and _is_buffer(x)]
    # Whoever gave a shadow for a buffer of buffers expects the shadows of what is put there.
    given = zip(facts.primal.body.block.args, facts.key.activities, strict=True)
    pending += [x for x, word in given if word.startswith("dup") and holds_memory(x.type)]
    # Through memory that holds buffers everything may become everything.
    for value in pointers:
        sources[value] += pointers
    return reached(pending, lambda value: sources.get(value, ()))


def followed_addresses(facts: Facts) -> set[SSAValue]:
    """Addresses that may lead to a derivative: all of them have their shadow forward."""
    followed = Shadowed(facts.activity)
    addresses = (value for value in values_in(facts.primal) if is_pointer(value.type))
    return {value for value in addresses if followed(value) or is_null_address(value)}


def _frames(values: Sequence[SSAValue]) -> list[SSAValue]:
    return [value for value in values if isinstance(value.type, FrameType)]


def _always_followed(op: Operation) -> list[SSAValue]:
    """Frames, and buffers that are saved in them: who restores them expects a shadow."""
    found = _frames(op.results) if op.name != "autodiff.tape_mark" else []
    for region in op.regions:
        found += [x for block in region.blocks for x in _frames(block.args)]
    if op.name in ("autodiff.save", "autodiff.restore"):
        found += [x for x in (*op.operands, *op.results) if _is_buffer(x)]
    return found


def _is_buffer(value: SSAValue) -> bool:
    return has_shadow(value.type) and not is_pointer(value.type)


def _holds_addresses(type: Attribute) -> bool:
    return isinstance(type, MemRefType) and is_pointer(type.element_type)


def _add_edges(op: Operation, sources: defaultdict[SSAValue, list[SSAValue]]) -> list[SSAValue]:
    """Enter what ``op`` hands on; gives the values that come out of its control flow."""
    if (memory := viewed(op)) is not None:
        results: list[SSAValue] = [result for result in op.results if _is_buffer(result)]
        for result in results:
            sources[result].append(memory)
        # A view that reads memory when it is made (a shape) cannot be made again later.
        return [] if effect_of(op).is_silent else results
    pairs = [pair for pair in forwarded(op) or () if _is_buffer(pair[1])]
    for source, target in pairs:
        sources[target].append(source)
    if op.name == "scf.for":
        # What goes around and what comes out are passed on together.
        for result, arg in zip(op.results, op.regions[0].block.args[1:], strict=True):
            sources[result].append(arg)
            sources[arg].append(result)
    return [] if op.name == "arith.select" else [target for _, target in pairs]
