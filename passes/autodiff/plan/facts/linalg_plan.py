"""Decide whether a structured linalg operation can be reversed in its own form, and how.

The reverse of a structured operation is one again, over the same loops: an iteration reads the
output's shadow where the primal wrote, and adds to an input's shadow where the primal read. What
becomes of the shadow itself is said by how the body uses the output's old value (`Effect`).

What has no plan is lowered to loops before it is reversed: bodies with operations that have no
rule, outputs that are read in another way, writes that collide, buffers that overlap beyond what
linalg allows (it allows that an input is, element by element, the output), and everything inside a
parallel loop, where additions to a shadow race.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from ad_opt.dialects.core.linalg.linalg_named import (
    indexing_maps,
    is_structured,
    num_inputs,
    scalar_block,
)
from ad_opt.dialects.core.memref.coinciding import elements_may_coincide
from ad_opt.dialects.support.ir.queries import ancestors, last_of
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.emit.emit import is_float_like
from ad_opt.passes.ops.catalogue import entry_of, is_linear
from ad_opt.passes.rules.registry import Registry
from xdsl.dialects.builtin import MemRefType, TensorType
from xdsl.ir import Block, BlockArgument, Operation, OpResult, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap
from xdsl.traits import IsTerminator


class Effect(Enum):
    """Effect of an operation on an output."""

    ADDS = auto()
    """``out + f(ins)``: the shadow stays."""
    OVERWRITES = auto()
    """``f(ins)``: the shadow is taken, and zero afterwards."""
    UPDATES = auto()
    """``f(ins, out)``, each element once: the shadow is taken, then added to."""


@dataclass(frozen=True)
class Plan:
    """Plan by which one structured operation is reversed."""

    op: Operation
    maps: tuple[AffineMap, ...]
    inputs: int
    body: Block
    effects: tuple[Effect, ...]
    """Of each output."""
    passed: frozenset[Operation]
    """Additions that only pass on what an output held; none of them is repeated."""

    @property
    def yielded(self) -> Sequence[SSAValue]:
        """Return the values that the body yields, one an output."""
        last = last_of(self.body)
        return last.operands

    @property
    def outputs(self) -> Sequence[SSAValue]:
        """The buffers that are written."""
        return self.op.operands[self.inputs :]

    def operand_of(self, value: SSAValue) -> int | None:
        """The operand whose element ``value``, an argument of the body, is."""
        if isinstance(value, BlockArgument) and value.block is self.body:
            return value.index
        return None

    def captured(self) -> list[SSAValue]:
        """Floats from outside that the body uses."""
        found: dict[SSAValue, None] = {}
        for op in self.body.ops:
            for value in op.operands:
                if is_float_like(value.type) and is_captured(value, self.body):
                    found[value] = None
        return list(found)


def has_floats(value: SSAValue) -> bool:
    """True if a buffer's elements, or a scalar, are differentiated."""
    type = value.type
    return is_float_like(type.get_element_type() if isinstance(type, MemRefType) else type)


def is_captured(value: SSAValue, body: Block) -> bool:
    """True if a value that ``body`` uses comes from outside of it."""
    if isinstance(value, BlockArgument):
        return value.block is not body
    return isinstance(value, OpResult) and value.op.parent is not body


def plan_of(op: Operation, rules: Registry, aliasing: Aliasing) -> Plan | None:
    """Plan how ``op`` is reversed as it stands; ``None`` if it must become loops."""
    if not is_structured(op) or any(isinstance(x.type, TensorType) for x in op.operands):
        return None
    if any(entry_of(around).parallel for around in ancestors(op)):
        return None
    if not _has_rules(scalar_block(op), rules):
        return None
    inputs, maps, body = num_inputs(op), indexing_maps(op), scalar_block(op)
    effects: list[Effect] = []
    passed: set[Operation] = set()
    for number, map_ in enumerate(maps[inputs:]):
        effect = _effect_on(body, inputs, number, passed)
        if effect is not Effect.ADDS and not _is_permutation(map_):
            return None
        effects.append(effect)
    if not _is_legal(op, maps, inputs, aliasing):
        return None
    return Plan(op, tuple(maps), inputs, body, tuple(effects), frozenset(passed))


def needed_again(op: Operation) -> list[SSAValue]:
    """Buffers that the reverse of a structured operation may read; more than it does read."""
    if not is_structured(op):
        return []
    body, inputs = scalar_block(op), num_inputs(op)
    if all(is_linear(inner) or inner.name == "linalg.yield" for inner in body.ops):
        return []
    updated = [
        out
        for number, out in enumerate(op.operands[inputs:])
        if _effect_on(body, inputs, number, set()) is Effect.UPDATES
    ]
    return [x for x in (*op.operands[:inputs], *updated) if isinstance(x.type, MemRefType)]


def _has_rules(body: Block, rules: Registry) -> bool:
    """True if the body only computes, by operations with rules; one that would lose a derivative
    (a float goes in, none comes out, and a rule knows about it) has its say as a loop.
    """
    for op in body.ops:
        if op.regions or any(isinstance(x.type, MemRefType) for x in op.operands):
            return False
        if has_no_derivative(op, rules):
            continue
        rule = rules.find(op.name)
        if rule is None:
            return False
        if not any(is_float_like(result.type) for result in op.results):
            if any(is_float_like(x.type) for x in op.operands):
                return False
    return True


def has_no_derivative(op: Operation, rules: Registry) -> bool:
    """True if nothing flows through an operation of a body."""
    entry = entry_of(op)
    nothing = entry.constant or entry.discrete or op.has_trait(IsTerminator)
    return nothing or rules.is_inactive(op.name)


def _effect_on(body: Block, inputs: int, number: int, passed: set[Operation]) -> Effect:
    """Return the body's effect on an output, with the additions in between entered in
    ``passed``.
    """
    if len(body.args) <= inputs + number or body.args[inputs + number].first_use is None:
        # The body of a map has no argument for its output.
        return Effect.OVERWRITES
    value: SSAValue = body.args[inputs + number]
    chain: list[Operation] = []
    while (use := value.get_user_of_unique_use()) is not None:
        if use is body.last_op:
            if list(use.operands).index(value) != number:
                break
            passed.update(chain)
            return Effect.ADDS
        if use.name not in ("arith.addf", "complex.add"):
            if use.name not in ("arith.subf", "complex.sub") or use.operands[0] is not value:
                break
        chain.append(use)
        value = use.results[0]
    return Effect.UPDATES


def _is_permutation(map_: AffineMap) -> bool:
    """True if every iteration writes an element of its own, and no element is left out."""
    positions = [e.position for e in map_.results if isinstance(e, AffineDimExpr)]
    return len(positions) == len(map_.results) and sorted(positions) == list(range(map_.num_dims))


def _is_legal(op: Operation, maps: Sequence[AffineMap], inputs: int, aliasing: Aliasing) -> bool:
    """True if no output is known to be, in part, another operand's memory.

    It may be that of an input at the same element. Two arguments are taken to obey linalg's rules.
    Nor are several elements of an output one place: the last of the writes counts.
    """
    for number, out in enumerate(op.operands):
        if number < inputs:
            continue
        if elements_may_coincide(out):
            return False
        for other, operand in enumerate(op.operands):
            if other == number or not isinstance(operand.type, MemRefType):
                continue
            if other >= inputs:
                if aliasing.may_alias(out, operand):
                    return False
            elif share(out, operand, aliasing):
                same = operand is out and maps[other] == maps[number]
                if not (same and _is_permutation(maps[number])):
                    return False
    return True


def share(a: SSAValue, b: SSAValue, aliasing: Aliasing) -> bool:
    """True if two memrefs come from one piece of memory."""
    if a is b:
        return True
    one, other = aliasing.objects(a), aliasing.objects(b)
    return one is not None and other is not None and bool(one & other)
