"""``outline-equal-loops``: loops that do the same with other buffers are one function.

A network of several layers has the same loops in each: once they have their form, the rest of the
way to machine code is gone once for all of them (procedural abstraction: Fraser, Myers and Wendt,
1984). Equal means equal but for names (`alpha`); what loops use from outside becomes parameters.
Needs loops that are final, since no pass sees behind calls.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

from ad_opt.dialects.support.ir.queries import ancestors, children, values_from_outside, walk
from ad_opt.dialects.support.ir.rewriting import append, erase, replace_uses
from ad_opt.dialects.support.ir.symbols import name_of, take_name
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.infrastructure.instruments.remarks import remark
from ad_opt.passes.ops.catalogue import is_for
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue

from .alpha_equivalence import AttributeNumbers, sequence_key
from .equal_forms import outline_forms
from .outlining import (
    call_of,
    function_of,
    is_apart,
    is_constant,
    key_from_outside,
    plain_functions,
    taken_names,
)

_WORTH = 20
"""Operations of a loop that a long function gives away. Measured on a transformer of two layers:
LLVM takes 0.83 of the time with 20, 0.88 with 100."""


@dataclass(frozen=True)
class OutlineEqualLoopsPass(AnalysisPass):
    """Write loops that are equal but for what they use from outside once, as a private function.

    Before, and after::

        affine.for %i = 0 to 8 {                    func.call @f_loop(%x, %y)
          %a = affine.load %x[%i]                   func.call @f_loop(%y, %z)
          affine.store %a, %y[%i]
        }                                           func.func private @f_loop(%0, %1) {
        affine.for %i = 0 to 8 {                      affine.for %i = 0 to 8 {
          %a = affine.load %y[%i]                       %a = affine.load %0[%i]
          affine.store %a, %z[%i]                       affine.store %a, %1[%i]
        }                                             }
                                                      func.return
                                                    }

    Only loops whose buffers share no memory, as the function's parameters say again: those are
    allocated, or arguments that are ``llvm.noalias``. Constants are no parameters. LLVM does not
    inline the function. With ``--statistics`` the loops that became calls are counted, with
    ``--remarks=nests`` each is named.

    Options: ``least`` (40): operations of a loop that is worth a call. Some ten nanoseconds a call
    stand against ten milliseconds of compilation. ``long`` (0, for none): functions of more
    operations also give away outermost loops that have no equal, of 20 operations and more, since
    LLVM looks at all of a function for each loop of which it makes vectors. ``work`` (0, for none):
    products of so many iterations, on which ``tile-registers{only-mark=true}`` has written tiles,
    may differ in extents, which become parameters, if each runs in its own tiles then::

        func.func private @f_product(%a: memref<64x?xf32>, ..., %n: index) {
          affine.for %i = 0 to 64 {
            affine.for %j = 0 to %n {
              ...
            } {schedule.tile = array<i64: 4, 16>, schedule.divisor = 16}

    So may loops without sums, if ``lanes`` (0, for none) divide the extents: these are those of a
    vector of 32 bits each.
    """

    name = "outline-equal-loops"
    least: int = 40
    long: int = 0
    work: int = 0
    lanes: int = 0

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool:
        total = 0
        # Functions that were made may have equal loops inside.
        while found := _outline(module, self.least):
            total += found
        if self.work:
            total += outline_forms(module, self.work, self.lanes)
        if self.long:
            total += _shorten(module, self.long)
        count("loops that are calls of a function", total)
        return total > 0


@dataclass(eq=False)
class _Loop:
    """A loop, and the values from outside that it uses, in the order in which they are met."""

    op: Operation
    outside: dict[SSAValue, int] = field(default_factory=dict[SSAValue, int])

    def key(self, attributes: AttributeNumbers) -> Hashable:
        """Equal for loops that do the same with other values; constants are what they are."""
        return sequence_key(self.op, self._number, attributes)

    def values(self, results: Mapping[SSAValue, SSAValue]) -> list[SSAValue]:
        """The values from outside, if some loops have become calls with other ``results``."""
        return [results.get(value, value) for value in self.outside]

    def _number(self, value: SSAValue) -> Hashable:
        return key_from_outside(value, self.outside)


def _outline(module: ModuleOp, least: int) -> int:
    """Outline the outermost of equal loops; gives how many loops became calls."""
    functions = plain_functions(module)
    return _write(module, functions, [*_groups(functions, least)])


def _shorten(module: ModuleOp, most: int) -> int:
    """Outline loops of functions of more operations; gives how many loops became calls."""
    functions = [
        one for one in plain_functions(module) if len([*islice(walk(one), most + 1)]) > most
    ]
    found: list[list[_Loop]] = []
    for function in functions:
        for op in children(function):
            if is_for(op) and not op.results and len([*islice(walk(op), _WORTH)]) == _WORTH:
                used = dict.fromkeys((*op.operands, *values_from_outside(op)))
                outside = [one for one in used if not is_constant(one)]
                if all(map(is_apart, outside)):
                    found.append([_Loop(op, {one: at for at, one in enumerate(outside)})])
    return _write(module, functions, found)


def _write(
    module: ModuleOp, functions: Sequence[Operation], groups: Sequence[Sequence[_Loop]]
) -> int:
    """Make a function of each group of equal loops; gives how many loops became calls."""
    taken = taken_names(module)
    total = 0
    results: dict[SSAValue, SSAValue] = {}
    for group in groups:
        first = group[0].op
        owner = next(one for one in ancestors(first) if one in functions)
        name = take_name(f"{name_of(owner)}_loop", taken)
        for loop in group:
            remark("nests", loop.op, f"this loop is a call of `@{name}`")
            for old, new in _call(name, loop, results):
                results[old] = new
        values = group[0].values(results)
        append(function_of(name, [group[0].op], values), module.body.block)
        for loop in group[1:]:
            erase(loop.op)
        total += len(group)
    return total


def _groups(functions: Sequence[Operation], least: int) -> Iterator[list[_Loop]]:
    """Yield equal loops, two at least, the outermost ones."""
    alike = _Alike(functions, least)
    equal: dict[Hashable, list[_Loop]] = {}
    attributes = AttributeNumbers()
    pending = functions
    while pending:
        found: dict[Operation, list[_Loop]] = {}
        for op in alike.outermost(pending):
            loop = _Loop(op)
            group = equal.setdefault(loop.key(attributes), [])
            group.append(loop)
            found[op] = group
        pending = [op for op, group in found.items() if len(group) == 1]
    chosen = {one.op for group in equal.values() if len(group) > 1 for one in group}
    for group in equal.values():
        outermost = [one for one in group if chosen.isdisjoint(ancestors(one.op))]
        apart = [one for one in outermost if all(map(is_apart, one.outside))]
        if len(apart) > 1:
            yield apart


class _Alike:
    """Loops with the same operations inside: others are not worth a closer look."""

    def __init__(self, functions: Sequence[Operation], least: int):
        self._least = least
        self._shapes: dict[Operation, tuple[int, int]] = {}
        """A hash of the names, and the number, of all operations in each operation."""
        for function in functions:
            for op in reversed([function, *walk(function)]):
                inside = [self._shapes[one] for one in children(op)] if op.regions else ()
                shape = hash((op.name, len(op.operands), *[one for one, _ in inside]))
                self._shapes[op] = shape, 1 + sum([size for _, size in inside])
        loops = [shape for op, (shape, _) in self._shapes.items() if is_for(op)]
        self._counts = Counter(loops)

    def outermost(self, roots: Sequence[Operation]) -> Iterator[Operation]:
        """Yield loops in some operations that may be equal to others, and are in none such."""
        pending = [one for root in reversed(roots) for one in reversed(children(root))]
        while pending:
            op = pending.pop()
            shape, size = self._shapes[op]
            if size < self._least:
                continue
            if is_for(op) and self._counts[shape] > 1:
                yield op
            else:
                pending += reversed(children(op))


def _call(
    name: str, loop: _Loop, results: Mapping[SSAValue, SSAValue]
) -> Iterator[tuple[SSAValue, SSAValue]]:
    """Put a call in the place of a loop; yields the loop's results, and the call's."""
    call = call_of(name, loop.values(results), loop.op)
    for old, new in zip(loop.op.results, call.results, strict=True):
        replace_uses(old, new)
        yield old, new
