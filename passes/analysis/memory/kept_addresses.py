"""Memory that addresses, or floats, are put into or read from, anywhere in a program.

Every address, and every integer that may be one, belongs to a class; what lies behind the addresses
of a class is one class, too (Steensgaard's analysis: values that are handed on are united, and so
is what is behind them). What is read or written as an address, or as what may be a float, marks the
class behind. Neither types nor offsets count, so it also sees what functions do that are told a
place as a number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ad_opt.dialects.support.ir.queries import attribute_of, walk
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import surely_integers
from ad_opt.passes.ops.call_graph import CallGraph, is_looked_into
from ad_opt.passes.ops.catalogue import effect_of, forwarded, is_call, is_variable, moves_bytes
from ad_opt.passes.ops.known_functions import is_known_inactive, known_callee
from ad_opt.passes.ops.memory_ops import is_pointer
from xdsl.dialects.builtin import IntegerType, MemRefType, StringAttr, SymbolRefAttr, VectorType
from xdsl.ir import Attribute, Operation, SSAValue

_OF_FIRST = frozenset(
    f"llvm.{name}"
    for name in "getelementptr bitcast addrspacecast freeze ptrtoint inttoptr".split()
) | {"arith.subi", "arith.shli", "arith.shrui", "arith.trunci", "arith.extui", "arith.extsi"}
"""Operations that give the first operand, or a step from it, or a part of its bits."""

_OF_ALL = frozenset(f"arith.{name}" for name in "addi andi ori xori".split())
"""Operations of which either operand may be the address that the result is made of."""
_NUMBERS = frozenset(
    f"arith.{name}" for name in "muli divsi divui remsi remui fptosi fptoui cmpi bitcast".split()
)
"""Operations that give numbers that are no addresses, or the bits of floats."""


_AGGREGATES = frozenset({"llvm.struct", "llvm.array", "agg.struct", "agg.array", "agg.tuple"})
"""Types of values that may have an address in them."""


class KeptAddresses:
    """Memory of a module's functions that holds addresses."""

    def __init__(self, module: Operation):
        self._parents: list[int] = []
        self._inside: dict[int, int] = {}
        """For a class, the class of what lies behind its addresses."""
        self._marked: set[int] = set()
        """Classes of what was read or written as an address."""
        self._floats: set[int] = set()
        """Classes of what was read or written as what may be a float."""
        self._numbers: dict[SSAValue | str, int] = {}
        self._graph = CallGraph(module)
        for function in self._graph.functions:
            for op in walk(function):
                self._visit(op)
        for op in (op for op in walk(module) if is_variable(op)):
            self._begin(op)

    @classmethod
    def compute(cls, op: Operation, analyses: object, /) -> KeptAddresses:
        """Of a whole module (a cached analysis)."""
        return cls(op)

    def may_be_behind(self, address: SSAValue) -> bool:
        """True if something behind an address, or behind a step from it, may be an address."""
        return self._find(self._behind(self._class(address))) in self._marked

    def may_be_both(self, address: SSAValue) -> bool:
        """True if addresses and floats may be behind an address, or behind a step from it."""
        behind = self._find(self._behind(self._class(address)))
        return behind in self._marked and behind in self._floats

    def include(self, copy: Operation, original: Operation) -> None:
        """Look at a copy of a function as well, which runs in its place."""
        self._unite_all(zip(_parameters(original), _parameters(copy), strict=True))
        for op in walk(copy):
            self._visit(op)

    # ------------------------------------------------------------------ operations

    def _begin(self, op: Operation) -> None:
        """Note the addresses that a global begins with."""
        name = attribute_of(op, "sym_name")
        for inside in walk(op):
            found = attribute_of(inside, "global_name")
            if isinstance(name, StringAttr) and isinstance(found, SymbolRefAttr):
                behind = self._behind(self._class(name.data))
                self._unite(behind, self._class(found.string_value()))
                self._marked.add(self._find(behind))

    def _visit(self, op: Operation) -> None:
        if op.name == "llvm.load":
            self._access(op, op.operands[0], op.results[0])
        elif op.name == "llvm.store":
            self._access(op, op.operands[1], op.operands[0])
        elif op.name in ("llvm.atomicrmw", "llvm.cmpxchg"):
            for value in op.operands[1:]:
                self._access(op, op.operands[0], value)
            self._access(op, op.operands[0], op.results[0])
        elif moves_bytes(op):
            self._unite(*(self._behind(self._class(memory)) for memory in op.operands[:2]))
        elif op.name in _OF_FIRST:
            self._same([op.operands[0], op.results[0]])
        elif op.name in _OF_ALL:
            self._same([*op.operands, op.results[0]])
        elif op.name == "llvm.mlir.addressof":
            name = attribute_of(op, "global_name")
            if isinstance(name, SymbolRefAttr):
                self._unite(self._class(op.results[0]), self._class(name.string_value()))
        elif op.name == "func.call_indirect":
            self._same([*op.operands, *op.results])
        elif is_call(op):
            self._call(op)
        elif op.name == "llvm_ext.elements":
            self._floats.add(self._find(self._behind(self._class(op.operands[0]))))
        elif op.name == "memref.store":
            self._same(op.operands[:2])
        elif op.name not in _NUMBERS:
            for source, target in forwarded(op) or _combined(op):
                self._same([source, target])

    def _access(self, op: Operation, memory: SSAValue, value: SSAValue) -> None:
        type = value.type
        if is_pointer(type):
            behind = self._behind(self._class(memory))
            self._unite(behind, self._class(value))
            self._marked.add(self._find(behind))
        elif not (width := _bytes_of(type)) or not surely_integers(op, width):
            behind = self._behind(self._class(memory))
            if width:
                self._unite(behind, self._class(value))
            self._floats.add(self._find(behind))

    def _call(self, op: Operation) -> None:
        callee = self._graph.callee(op) if op.name == "func.call" else None
        if callee is not None and is_looked_into(callee):
            body = callee.regions[0]
            self._unite_all(zip(op.operands, body.blocks[0].args, strict=False))
            for block in body.blocks:
                last = block.last_op
                if last is not None and last.name == "func.return":
                    pairs = zip(op.results, last.operands, strict=False)
                    self._unite_all(pair for pair in pairs if not _is_made_here(pair[1]))
            return
        known = known_callee(op)
        for argument in op.operands:
            if is_pointer(argument.type) and not is_known_inactive(op):
                self._floats.add(self._find(self._behind(self._class(argument))))
        if known is None:
            self._same(op.operands)
            self._same([*op.operands[:1], *op.results])
        elif known.returns is not None:
            self._same([op.operands[known.returns], *op.results])

    # ------------------------------------------------------------------ classes

    def _unite_all(self, pairs: Iterable[tuple[SSAValue, SSAValue]]) -> None:
        for pair in pairs:
            self._same(pair)

    def _same(self, values: Iterable[SSAValue]) -> None:
        first, *others = [value for value in values if _may_be_address(value)] or [None]
        for other in others:
            if first is not None and other is not None:
                self._unite(self._class(first), self._class(other))

    def _class(self, value: SSAValue | str) -> int:
        number = self._numbers.get(value)
        if number is None:
            number = self._numbers[value] = self._new()
        return self._find(number)

    def _new(self) -> int:
        self._parents.append(len(self._parents))
        return len(self._parents) - 1

    def _behind(self, one: int) -> int:
        found = self._inside.get(self._find(one))
        if found is None:
            found = self._inside[self._find(one)] = self._new()
        return self._find(found)

    def _find(self, one: int) -> int:
        while (above := self._parents[one]) != one:
            self._parents[one] = one = self._parents[above]
        return one

    def _unite(self, one: int, other: int) -> None:
        pending = [(one, other)]
        while pending:
            one, other = map(self._find, pending.pop())
            if one == other:
                continue
            self._parents[other] = one
            for marked in (self._marked, self._floats):
                if other in marked:
                    marked.add(one)
            lost, kept = self._inside.pop(other, None), self._inside.get(one)
            if lost is not None and kept is not None:
                pending.append((kept, lost))
            elif lost is not None:
                self._inside[one] = lost


def _is_made_here(value: SSAValue) -> bool:
    """True if a function returns memory that it has made, and does nothing with it but compare it:
    then it is that of the caller alone.
    """
    owner = value.owner
    if not isinstance(owner, Operation) or not effect_of(owner).allocates:
        return False
    return all(use.operation.name in ("func.return", "llvm.icmp") for use in value.uses)


def _parameters(function: Operation) -> Sequence[SSAValue]:
    return function.regions[0].blocks[0].args


def _may_be_address(value: SSAValue) -> bool:
    type = value.type
    if isinstance(type, MemRefType):
        return is_pointer(type.element_type)
    return is_pointer(type) or bool(_bytes_of(type)) or type.name in _AGGREGATES


def _bytes_of(type: Attribute) -> int:
    """The width of integers that may be an address, or the bits of one."""
    scalar = scalar_type(type)
    if not isinstance(scalar, IntegerType) or scalar.width.data % 8:
        return 0
    count = 1
    for extent in type.get_shape() if isinstance(type, VectorType) else ():
        count *= extent
    return scalar.width.data // 8 * count


def _combined(op: Operation) -> Iterable[tuple[SSAValue, SSAValue]]:
    """An operation of which nothing is known hands on anything."""
    return ((value, result) for value in op.operands for result in op.results)
