"""Results of the inference, for the rest of the compiler to ask."""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd
from typing import cast

from ad_opt.dialects.support.ir.queries import defining_op
from ad_opt.dialects.typetree.attributes import COPIED_STRUCT
from ad_opt.dialects.typetree.kinds import ANYTHING, FRACTION_BITS, INTEGER, UNKNOWN, Kind
from ad_opt.dialects.typetree.tree import EMPTY, EVERYWHERE, MAX_OFFSET, TypeTree
from ad_opt.passes.analysis.type_trees.facts.bit_tricks import (
    becomes_float,
    constant_of,
    float_bits_behind,
    leaves_of_integer,
    used_bits,
)
from ad_opt.passes.analysis.type_trees.facts.known_integers import Multiple, plus
from ad_opt.passes.analysis.type_trees.facts.layout import bits_of, size_of
from ad_opt.passes.analysis.type_trees.facts.tbaa import padding_of, tree_of_access
from ad_opt.passes.analysis.type_trees.fixpoint import transfer as moves
from ad_opt.passes.analysis.type_trees.fixpoint.access import Access, Fact, bytes_of, length_of
from ad_opt.passes.analysis.type_trees.fixpoint.fixpoint import FunctionState
from ad_opt.passes.analysis.type_trees.fixpoint.options import TypeTreeOptions
from ad_opt.passes.analysis.type_trees.fixpoint.program import Program
from ad_opt.passes.analysis.type_trees.inference.mixed_bytes import noted, settled
from ad_opt.passes.analysis.type_trees.rules.rules_integers import INTEGERS
from ad_opt.passes.ops.catalogue import fills_bytes, makes_integers, moves_bytes
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, BlockArgument, Operation, Region, SSAValue

from .explain import Reason, reasons_of

MAX_STEPS = 8
"""Most steps that are followed back from an address. A guess: a field of a struct of a struct is
three.
"""

_COMPUTED = frozenset(
    f"llvm.{name}"
    for name in (
        "add sub mul sdiv udiv srem urem sext fptosi fptoui ptrtoint mlir.constant mlir.zero"
    ).split()
)
"""Operations that make integers that are not somebody's bits."""

_READS = frozenset({"llvm.load", "llvm.intr.masked.load", "llvm.atomicrmw", "llvm.cmpxchg"})
"""Operations that need a tree for what they read; the ones that write, and where, are next."""
_WRITES = {"llvm.store": (1, 0), "llvm.intr.masked.store": (1, 0)}


def _is_access(op: Operation) -> bool:
    return op.name in _READS or op.name in _WRITES or moves_bytes(op) or fills_bytes(op)


class TypeTrees:
    """The trees of a module's values.

    Where a function is called in several contexts, its values are what all of them agree on.
    """

    def __init__(self, program: Program):
        self.program = program
        self._states = program.live()
        self._trees: dict[SSAValue, TypeTree] = {}
        self._accesses: dict[Operation, Access] = {}

    @classmethod
    def compute(cls, op: Operation, analyses: object, /) -> TypeTrees:
        """The trees of a module, with the usual options (as a cached analysis)."""
        from ad_opt.passes.analysis.type_trees.inference.inference import infer

        return cls(infer(cast(ModuleOp, op), TypeTreeOptions()))

    # ------------------------------------------------------------------ functions

    def functions(self) -> Iterator[tuple[Operation, list[FunctionState]]]:
        """The functions with bodies, in order, each in the contexts in which it is run."""
        yield from self._states.items()

    def states_of(self, where: Operation | Block | SSAValue | None) -> list[FunctionState]:
        """Return the states of the function that something is in, one for each of its contexts."""
        if isinstance(where, BlockArgument):
            where = where.block
        elif isinstance(where, SSAValue):
            where = cast(Operation, where.owner)
        while where is not None:
            if isinstance(where, Operation) and where in self._states:
                return self._states[where]
            where = _above(where)
        return []

    # ------------------------------------------------------------------ values

    def tree(self, value: SSAValue) -> TypeTree:
        """Return what is known of a value."""
        found = self._trees.get(value)
        if found is None:
            found = agreed([state.known(value) for state in self.states_of(value)])
            self._trees[value] = found
        return found

    def result(self, function: Operation) -> TypeTree:
        """Return the tree of what a function returns."""
        return agreed([state.result for state in self.states_of(function)])

    def explain(self, value: SSAValue) -> list[Reason]:
        """Return reasons for what is known of a value: one chain a fact, back to who said it."""
        states = self.states_of(value)
        return reasons_of(states[0], value) if states else []

    def float_bits_behind(self, value: SSAValue) -> list[SSAValue]:
        """The floats whose bits an integer is computed from, other than by tricks that have a
        derivative: if one of them is active, so is what the integer's bits are read as.
        """
        return float_bits_behind(value, self.tree)

    # ------------------------------------------------------------------ memory

    def access(self, op: Operation) -> Access | None:
        """The bytes that a load, store, copy or fill moves; ``None`` for other operations."""
        if not _is_access(op):
            return None
        found = self._accesses.get(op)
        if found is None:
            found = self._accesses[op] = self._access(op, self.states_of(op))
        return found

    def access_in(self, op: Operation, state: FunctionState) -> Access | None:
        """The same in one of the contexts of its function."""
        return self._access(op, [state]) if _is_access(op) else None

    def _access(self, op: Operation, states: list[FunctionState]) -> Access:
        bulk = moves_bytes(op) or fills_bytes(op)
        return self._bulk(op, states) if bulk else self._single(op, states)

    def _single(self, op: Operation, states: list[FunctionState]) -> Access:
        if op.name in _READS:
            address, value = op.operands[0], op.results[0]
            if op.name in ("llvm.atomicrmw", "llvm.cmpxchg"):
                value = op.operands[1]
        else:
            address, value = (op.operands[at] for at in _WRITES[op.name])
        size = size_of(value.type)
        reads = op.name not in _WRITES
        found = [self._moved(state, address, value, size, reads) for state in states]
        tags = op.get_attr_or_prop("tbaa")
        if tags is not None:
            found = [_with_own(tree, tree_of_access(tags, size)) for tree in found]
        claims = {fact for state in states for fact in _claims(state, address, value, size)}
        return Access(op, (address,), value, size, agreed(found), claims=frozenset(claims))

    def _moved(
        self, state: FunctionState, address: SSAValue, value: SSAValue, size: int, reads: bool
    ) -> TypeTree:
        """Return what the register and the memory say together. Where memory is two things, a
        register that is read from it is what it is used as.
        """
        register = state.known(value).purged()
        memory = moves.read(state.known(address), size)
        if reads and any(kind.is_conflict for _, kind in memory) and register:
            return register
        if not reads and _may_be_bits(value) and (doubt := _doubt(state, address, size)):
            return TypeTree.scalar(doubt)
        return moves.joined(register, memory)

    def _bulk(self, op: Operation, states: list[FunctionState]) -> Access:
        addresses = tuple(op.operands[:2] if moves_bytes(op) else op.operands[:1])
        found: list[TypeTree] = []
        mixed: dict[int, Kind] = {}
        claims: set[Fact] = set()
        lengths = [
            state.integers[op.operands[2]] if len(op.operands) > 2 else None for state in states
        ]
        sizes = {length_of(op, one.known if one is not None else None) for one in lengths}
        size = sizes.pop() if len(sizes) == 1 else None
        period = gcd(*(part for one in lengths if one is not None for part in one)) or 1
        for state in states:
            one = EMPTY
            for address in addresses:
                one = moves.joined(one, state.known(address).data0)
            one = moves.cut(one, min(size, MAX_OFFSET) if size is not None else MAX_OFFSET)
            others = [fact for x in addresses for fact in noted(state, x, one, size)]
            claims.update(others)
            claims.update((path[0], kind) for path, kind in one.facts if len(path) == 1)
            moved = settled(one, others, size)
            found.append(moved.tree)
            mixed.update(moved.mixed)
        tree = agreed(found)
        fields = op.attributes.get(COPIED_STRUCT)
        if fields is not None and size is not None:
            padding = padding_of(fields, size)
            unknown = (at for at in padding if bytes_of(tree, at) == UNKNOWN)
            tree |= TypeTree.of(((at,), ANYTHING) for at in unknown)
        return Access(op, addresses, None, size, tree, period, mixed, frozenset(claims))

    def moved(self, op: Operation) -> TypeTree | None:
        """Return the tree of the bytes that an operation moves, if all are known and agree.

        A float's bits that are read as an integer are one, unless they are made a float again.
        """
        access = self.access(op)
        if access is None or not access.kinds:
            return None
        if self._is_zero(op):
            return access.with_zeros
        if op.name == "llvm.load" and self.leaves_the_fraction(op):
            return INTEGERS
        kinds = set(access.kinds)
        if UNKNOWN not in kinds and not any(kind.is_conflict for kind in kinds):
            return access.tree if access.size is not None else access.repeated
        if access.value is None:
            return None
        whole = self.tree(access.value).by_path.get((EVERYWHERE,), UNKNOWN)
        if op.name == "llvm.load":
            number = INTEGER in (whole.claims or {whole})
            return INTEGERS if number and not self.becomes_float(access.value) else None
        computed = INTEGER in (whole.claims or {whole}) and not _may_be_bits(access.value)
        if computed and not self._has_floats_behind(access.value):
            return INTEGERS
        return self._made_float(op, access)

    def leaves_the_fraction(self, load: Operation) -> bool:
        """True if a part of a float is read, and none of the bits of its fraction is used."""
        result = load.results[0]
        width = bits_of(result.type)
        used = used_bits(result, width)
        if not width or width > 32 or used is None:
            return False
        fraction = 0
        for state in self.states_of(load):
            for at, kind in noted(state, load.operands[0], EMPTY, width // 8):
                size = FRACTION_BITS.get(kind)
                if kind != INTEGER and (size is None or at > 0):
                    return False
                fraction |= ((1 << size) - 1) >> (-8 * at) if size is not None else 0
        return bool(fraction) and not used & fraction

    def _has_floats_behind(self, value: SSAValue) -> bool:
        """True if an integer is computed from the bits of floats, or from memory that has some."""
        return any(
            claim.is_float
            for leaf in leaves_of_integer(value)
            for tree in (self.tree(leaf), self._memory_of(leaf))
            for path, kind in tree
            if len(path) == 1
            for claim in kind.claims or {kind}
        )

    def _memory_of(self, value: SSAValue) -> TypeTree:
        """Return the tree of the memory from which a value was read."""
        owner = value.owner
        if not isinstance(owner, Operation) or owner.name not in _READS:
            return EMPTY
        return self.tree(owner.operands[0]).data0

    def _made_float(self, op: Operation, access: Access) -> TypeTree | None:
        """Return the floats as whose bits integers are written that do not come from any: these
        depend on nothing that has a derivative.
        """
        assert access.value is not None
        assert access.size is not None
        memory = agreed([state.known(access.addresses[0]) for state in self.states_of(op)])
        there = moves.read(memory, access.size)
        bits = Access(op, access.addresses, None, access.size, there)
        if not bits.kind.is_float or self.float_bits_behind(access.value):
            return None
        return there if not self._is_read_as_float(access.value) else None

    def _is_read_as_float(self, value: SSAValue) -> bool:
        """True if a register holds a float that was read or passed, not made from integers."""
        owner = value.owner
        return not isinstance(owner, Operation) or not makes_integers(owner)

    def _is_zero(self, op: Operation) -> bool:
        """True if zeros are written."""
        if op.name == "llvm.store":
            return constant_of(op.operands[0]) == 0
        return fills_bytes(op) and constant_of(op.operands[1]) == 0

    def becomes_float(self, value: SSAValue) -> bool:
        """True if integers computed from a register are read as floats, or may be."""
        return becomes_float(value, self.tree)


def agreed(trees: list[TypeTree]) -> TypeTree:
    """Return what holds in all of several contexts."""
    if not trees:
        return EMPTY
    found = trees[0]
    for tree in trees[1:]:
        found = moves.common_facts(found, tree)
    return found


def _claims(state: FunctionState, address: SSAValue, value: SSAValue, size: int) -> Iterator[Fact]:
    """All that is said of the bytes of a register and of the memory that it goes to or is from."""
    memory = moves.read(state.known(address), size)
    for tree in (state.known(value), memory):
        yield from ((path[0], kind) for path, kind in tree.facts if len(path) == 1)
    yield from noted(state, address, memory, size)


def _with_own(moved: TypeTree, said: TypeTree) -> TypeTree:
    """Merge what an access says of its own bytes: it counts where others disagree, but not
    against floats.
    """
    claims = {claim for _, kind in moved for claim in kind.claims}
    if not said or not claims or any(claim.is_float for claim in claims):
        return moved
    return said if {kind for _, kind in said} <= claims else moved


def _may_be_bits(value: SSAValue) -> bool:
    """True if an integer may have come from memory or a caller as it is, and is not computed."""
    if not bits_of(value.type):
        return False
    owner = value.owner
    while isinstance(owner, Operation) and owner.name in ("llvm.zext", "llvm.trunc"):
        owner = owner.operands[0].owner
    return not isinstance(owner, Operation) or owner.name not in _COMPUTED


def _doubt(state: FunctionState, address: SSAValue, size: int) -> Kind | None:
    """The contradiction about memory that an address may be in, floats among what is said of it.

    Contradictions are not passed on, so what an address is a step from is looked at as well: where
    floats are elsewhere in an array, integers that are written to it may be the bits of floats.
    """
    offset = Multiple(0, 0)
    found: Kind | None = None
    for _ in range(MAX_STEPS):
        for path, kind in state.known(address):
            if len(path) == 2 and any(claim.is_float for claim in kind.claims):
                widest = max(claim.size for claim in kind.claims)
                if path[1] == EVERYWHERE or _meet(path[1], widest, offset, size):
                    if kind.is_conflict:
                        return kind
                    found = found or kind
        owner = defining_op(address, "llvm.getelementptr")
        if owner is None:
            break
        offset = plus(offset, state.gep_offset(owner))
        address = owner.operands[0]
    return found


def _meet(at: int, width: int, offset: Multiple, size: int) -> bool:
    """True if bytes at a place may be among those that are so far from the start."""
    start, stride = offset
    if not stride:
        return at < start + size and start < at + width
    return (at - start) % stride < size or (start - at) % stride < width


def _above(where: Operation | Block) -> Operation | None:
    if isinstance(where, Operation):
        return where.parent_op()
    region: Region | None = where.parent
    return region.parent if region is not None else None
