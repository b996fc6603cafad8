"""Call graph: callees before callers, recursion, where calls come in, which integers matter."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from ad_opt.dialects.support.ir.queries import components, walk
from ad_opt.dialects.support.ir.symbols import callee_name, named_by
from ad_opt.passes.ops.catalogue import fills_bytes, is_llvm_call, moves_bytes
from xdsl.ir import BlockArgument, Operation, SSAValue

_OFFSETS = frozenset({"llvm.getelementptr", "llvm.alloca"})
"""Operations at which an integer says how far, or how much, beside lengths of copies."""
_PASS_ON = frozenset(
    f"llvm.{name}" for name in "add sub mul shl ashr lshr and or sext zext trunc select".split()
)
"""Operations whose integers are followed from an argument; no fact: others may be, too."""


class CallOrder:
    """The call graph of the functions with bodies."""

    def __init__(self, functions: list[Operation], symbols: Mapping[str, Operation]):
        self.in_program_order = functions
        bodies = set(functions)
        self._callees: dict[Operation, dict[Operation, None]] = {}
        self.addressed: set[Operation] = set()
        """Functions whose address is taken: anyone may call them."""
        for function in functions:
            found: dict[Operation, None] = {}
            for op in walk(function):
                if is_llvm_call(op):
                    callee = symbols.get(callee_name(op) or "")
                    if callee is not None and callee in bodies:
                        found[callee] = None
                elif op.name == "llvm.mlir.addressof":
                    named = symbols.get(named_by(op, "global_name") or "")
                    if named is not None and named in bodies:
                        self.addressed.add(named)
            self._callees[function] = found
        groups = components(functions, self._callees.__getitem__)
        self._component = {function: at for at, group in enumerate(groups) for function in group}
        self.functions = [function for group in groups for function in group]
        """Callees before callers."""
        self._cares: dict[Operation, frozenset[int]] = {}

    def same_component(self, one: Operation, other: Operation) -> bool:
        """True if two functions call each other, by whatever detours."""
        return self._component[one] == self._component[other]

    @cached_property
    def outermost(self) -> frozenset[Operation]:
        """The functions that are called from outside of the program, or nowhere."""
        return frozenset(self.roots)

    @cached_property
    def roots(self) -> list[Operation]:
        """Functions that no other one calls, and those whose address is taken."""
        called = {
            callee
            for function, callees in self._callees.items()
            for callee in callees
            if not self.same_component(function, callee)
        }
        return [
            function
            for function in self.in_program_order
            if function in self.addressed or function not in called
        ]

    def cares(self, function: Operation) -> frozenset[int]:
        """The arguments that offsets or lengths are made of: worth knowing by value."""
        found = self._cares.get(function)
        if found is None:
            arguments = function.regions[0].blocks[0].args
            matter = (a.index for a in arguments if a.type.name == "integer_type" and _matters(a))
            found = self._cares[function] = frozenset(matter)
        return found


def _matters(argument: BlockArgument) -> bool:
    seen: set[SSAValue] = {argument}
    pending: list[SSAValue] = [argument]
    while pending and len(seen) < 64:
        for use in pending.pop().uses:
            op = use.operation
            if op.name in _OFFSETS or is_llvm_call(op) or moves_bytes(op) or fills_bytes(op):
                return True
            if op.name in _PASS_ON:
                pending += _new(op.results, seen)
    return False


def _new(values: Iterable[SSAValue], seen: set[SSAValue]) -> list[SSAValue]:
    found = [value for value in values if value not in seen]
    seen.update(found)
    return found
