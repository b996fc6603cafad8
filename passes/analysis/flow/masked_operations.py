"""Operations whose result may be thrown away after it was computed: what a select chooses from.

Where a select takes the other side, the cotangent of this one is zero; what was computed here may
be infinite or NaN (``isnan(log(x)) ? 0 : log(x) * w``), and zero times that must stay zero (design
§3.7, "strong zero"). An operation is masked if its result reaches a select: through arithmetic,
through the results and block arguments of what has regions, or by way of a buffer. A choice of the
smaller or larger of two masks as well; but such values are numbers unless something like a quotient
made them, so only products with these count: most choices are between plain numbers, and a guard
that is never needed costs time. A select that compares what it chooses from is such a choice, and
so is one of elements of tensors by their places, by which no float has a say. What a function
returns is masked if one of its calls is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import inf
from typing import Self, cast

from ad_opt.dialects.support.ir.queries import attribute_of, is_float, walk
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.ops.call_graph import CallGraph, has_body, root_of
from ad_opt.passes.ops.catalogue import (
    effect_of,
    entry_of,
    is_extreme,
    is_func_call,
    is_singular,
    viewed_root,
)
from ad_opt.passes.ops.memory_ops import is_memref
from xdsl.dialects.builtin import ContainerType, FloatAttr
from xdsl.ir import Attribute, Operation, SSAValue


@dataclass(frozen=True)
class Masked:
    """The masked operations of a function."""

    operations: frozenset[Operation]

    @classmethod
    def compute(cls, op: Operation, analyses: AnalysisManager, /) -> Self:
        """Walk from the choices to what they choose from."""
        callers = analyses.get(MaskedCallers, root_of(op))
        if (known := callers.masked.get(op)) is None:
            known = _masked(op, returned=attribute_of(op, "sym_name") in callers.functions)
        return cls(frozenset(known))


@dataclass(frozen=True)
class MaskedCallers:
    """The functions of a module whose results may be thrown away by a caller."""

    functions: frozenset[Attribute | None]
    """Their names."""
    masked: dict[Operation, set[Operation]]
    """Masked operations in the functions that call others, and in those that these call."""

    @classmethod
    def compute(cls, op: Operation, analyses: AnalysisManager, /) -> Self:
        """Walk over the functions that call others, and from masked calls to the called."""
        graph = analyses.get(CallGraph, op)
        pending = [(func, False) for func in graph.functions if graph.callees(func)]
        found: set[Operation] = set()
        masked: dict[Operation, set[Operation]] = {}
        while pending:
            func, returned = pending.pop()
            if not returned and func in masked:
                continue
            masked[func] = _masked(func, returned=returned)
            for call in masked[func]:
                callee = graph.callee(call) if is_func_call(call) else None
                if callee is not None and callee not in found and has_body(callee):
                    found.add(callee)
                    pending.append((callee, True))
        return cls(frozenset(attribute_of(func, "sym_name") for func in found), masked)


def _masked(func: Operation, *, returned: bool) -> set[Operation]:
    """The masked operations of ``func``; all that its results are made of, if ``returned``."""
    selects: list[SSAValue] = []
    extremes: list[SSAValue] = []
    stored: dict[SSAValue, list[SSAValue]] = {}
    for op in walk(func):
        if entry_of(op).selects:
            (extremes if _is_of_numbers(op) else selects).extend(op.operands[1:])
        elif is_extreme(op):
            extremes.extend(op.operands)
        elif returned and op.name == "func.return":
            selects.extend(op.operands)
        elif (effect := effect_of(op)).known:
            for address in effect.writes(op):
                into = stored.setdefault(viewed_root(address), [])
                into.extend(value for value in op.operands if not is_memref(value.type))
                into.extend(effect.reads(op))  # what is copied
                into.extend(_yielded(op))  # what is computed by element
    masked, singular = _behind(selects, stored), _of_singular(func, stored)
    extremes_of = _behind(extremes, stored)
    return masked | {made for made in extremes_of if not singular.isdisjoint(made.operands)}


def _is_of_numbers(select: Operation) -> bool:
    """True if a choice is of the larger or smaller of the two, by a condition that compares them,
    or of elements by their places: it does not tell good arithmetic from bad.
    """
    condition, *sides = select.operands
    by = condition.owner
    if isinstance(by, Operation) and by.name == "arith.cmpf" and {*by.operands} == {*sides}:
        return True
    pending, by_place = [condition], False
    while pending:
        value = pending.pop()
        if _holds_floats(value.type):
            return False
        made = value.owner
        if isinstance(made, Operation) and effect_of(made).is_nothing:
            by_place = by_place or made.name == "assign.index"
            pending.extend(made.operands)
    return by_place


def _behind(values: list[SSAValue], stored: dict[SSAValue, list[SSAValue]]) -> set[Operation]:
    """The operations that the floats among ``values`` are computed with."""
    found: set[Operation] = set()
    read: set[SSAValue] = set()
    while values:
        value = values.pop()
        if not _holds_floats(value.type):
            continue
        made = value.owner if isinstance(value.owner, Operation) else value.owner.parent_op()
        if made is None or made in found:
            continue
        found.add(made)
        effect = effect_of(made)
        if effect.known and (addresses := effect.reads(made)):
            values.extend(_read(addresses, stored, read))
            values.extend(value for value in made.operands if not is_memref(value.type))
        elif not made.name.endswith(".func"):
            values.extend(made.operands)
            values.extend(_yielded(made))
    return found


def _read(
    addresses: Iterable[SSAValue], stored: dict[SSAValue, list[SSAValue]], read: set[SSAValue]
) -> Iterator[SSAValue]:
    """Yield what was stored behind ``addresses``, or copied there, unless that was ``read``
    before.
    """
    pending = [*addresses]
    while pending:
        root = viewed_root(pending.pop())
        if root not in read:
            read.add(root)
            for value in stored.get(root, ()):
                if is_memref(value.type):
                    pending.append(value)
                else:
                    yield value


def _yielded(op: Operation) -> Iterator[SSAValue]:
    for region in op.regions:
        for block in region.blocks:
            if block.last_op is not None:
                yield from block.last_op.operands


def _of_singular(func: Operation, stored: dict[SSAValue, list[SSAValue]]) -> set[SSAValue]:
    """Values that may be infinite or NaN although all that the program reads is not: arithmetic on
    what a singular operation gives, on the constant infinity, or on elements of memory that is
    filled with it. Else what is read from memory, or carried by a loop, counts as a number, and so
    does the larger of infinity and a number.
    """
    filled = {root for root, values in stored.items() if any(map(_is_infinite, values))}
    found: set[SSAValue] = set()
    for op in walk(func):
        if is_singular(op) or any(map(_is_infinite, op.results)):
            found.update(op.results)
        elif filled and _reads_any(op, filled):
            found.update(op.results)
        elif is_extreme(op) and not any(x in found and not _is_infinite(x) for x in op.operands):
            continue
        elif not op.regions and not found.isdisjoint(op.operands) and effect_of(op).is_nothing:
            found.update(result for result in op.results if _holds_floats(result.type))
    return found


def _is_infinite(value: SSAValue) -> bool:
    """True for the constants plus and minus infinity."""
    made = value.owner
    number = made.properties.get("value") if isinstance(made, Operation) else None
    return isinstance(number, FloatAttr) and abs(number.value.data) == inf


def _reads_any(op: Operation, roots: set[SSAValue]) -> bool:
    effect = effect_of(op)
    return effect.known and any(viewed_root(address) in roots for address in effect.reads(op))


def _holds_floats(type: Attribute) -> bool:
    while not is_float(type) and isinstance(type, ContainerType):
        type = cast("Attribute", type.get_element_type())
    return is_float(type)
