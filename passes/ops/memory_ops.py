"""Effects of each operation on memory by itself: a table by name, `EFFECTS`.

Regions and calls are not looked into here; `effects` adds them. An operation that is neither in the
table nor known to be pure does anything. Third parties add rows with `register_effect`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

from xdsl.dialects.builtin import DenseArrayBase, IntegerAttr, MemRefType, UnrankedMemRefType
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.traits import NoMemoryEffect

from .call_graph import attribute_of
from .known_functions import Places, known_callee

Pick: TypeAlias = Callable[[Operation], Sequence[SSAValue]]
"""Chooses operands or results of an operation."""


def _none(op: Operation) -> Sequence[SSAValue]:
    return ()


def _at(*places: int) -> Pick:
    return lambda op: [op.operands[k] for k in places]


@dataclass(frozen=True)
class Effect:
    """Effects of one kind of operation on the memory that its operands denote."""

    reads: Pick = _none
    writes: Pick = _none
    frees: Pick = _none
    keeps: Pick = _none
    """Memrefs that may live on where nobody follows them: stored, cast to integers, taped."""
    allocates: bool = False
    """Its memref results are fresh memory."""
    views: bool = False
    """Its memref results are (parts of) its first operand: `viewed` asks for it, and so does all
    that follows memory or its shadow through views."""
    ordered: bool = False
    """Must stay where it is for another reason: output, traps, the tape."""
    tape: bool = False
    """Reads or writes what is saved on the tape."""
    known: bool = field(default=True, kw_only=True)

    @cached_property
    def is_silent(self) -> bool:
        """True if it touches no memory, and may stand anywhere."""
        picks = (self.reads, self.writes, self.frees)
        return self.known and not self.ordered and all(pick is _none for pick in picks)

    @cached_property
    def is_nothing(self) -> bool:
        """True if memory has nothing to do with it."""
        silent = self.is_silent and self.keeps is _none
        return silent and not (self.allocates or self.views or self.tape)


_DENOTE_MEMORY = frozenset({MemRefType.name, UnrankedMemRefType.name, LLVMPointerType.name})


def is_memref(type: Attribute) -> bool:
    """True if values of ``type`` denote memory that the analyses follow: buffers, addresses."""
    return type.name in _DENOTE_MEMORY


def is_pointer(type: Attribute) -> bool:
    """True if values of ``type`` are addresses, of which the type does not say what is there."""
    return type.name == LLVMPointerType.name


def memrefs(values: Sequence[SSAValue]) -> list[SSAValue]:
    """Those of ``values`` that are memrefs."""
    return [value for value in values if is_memref(value.type)]


def segments(op: Operation) -> list[Sequence[SSAValue]]:
    """The operands in the groups that ``operandSegmentSizes`` says; one group without it."""
    sizes = attribute_of(op, "operandSegmentSizes")
    if not isinstance(sizes, DenseArrayBase):
        return [op.operands]
    groups: list[Sequence[SSAValue]] = []
    start = 0
    for size in sizes.get_values():
        groups.append(op.operands[start : start + int(size)])
        start += int(size)
    return groups


def _all_memrefs(op: Operation) -> Sequence[SSAValue]:
    return memrefs(op.operands)


def _outputs(op: Operation) -> Sequence[SSAValue]:
    """The destinations of a ``linalg`` operation."""
    groups = segments(op)
    if len(groups) > 1:
        return memrefs(groups[-1])
    # Operations of one destination have no segments; a reduction has as many as it has inputs.
    count = len(op.operands) // 2 if op.name == "linalg.reduce" else 1
    return memrefs(op.operands[-count:])


def _inputs(op: Operation) -> Sequence[SSAValue]:
    """The memrefs of a ``linalg`` operation that it only reads."""
    return memrefs(op.operands[: -len(_outputs(op)) or None])


def _stored(op: Operation) -> Sequence[SSAValue]:
    return memrefs(op.operands[:1])


def _given(op: Operation) -> Sequence[SSAValue]:
    """Addresses that an exchange may put into memory."""
    return _all_memrefs(op) if memrefs(op.operands[1:]) else ()


def _last(op: Operation) -> Sequence[SSAValue]:
    return memrefs(op.operands[-1:])


def _kept_as_number(op: Operation) -> Sequence[SSAValue]:
    """An address that is made a number, unless the number is only compared, or is one end of a
    distance: neither leads back to the address.
    """
    for use in op.results[0].uses:
        user = use.operation
        distance = user.name == "arith.subi" and all(
            isinstance(x.owner, Operation) and x.owner.name == op.name for x in user.operands
        )
        if not distance and user.name != "arith.cmpi":
            return op.operands[:1]
    return ()


NOTHING = Effect()
ANYTHING = Effect(_all_memrefs, _all_memrefs, _all_memrefs, _all_memrefs, ordered=True, known=False)
LOAD = Effect(reads=_at(0))
STORE = Effect(writes=_at(1), keeps=_stored)
MASKED_STORE = Effect(writes=_at(0))
UPDATE = Effect(reads=_at(1), writes=_at(1))
VIEW = Effect(views=True)
ALLOCATION = Effect(allocates=True)
LINALG = Effect(reads=_all_memrefs, writes=_outputs)
TAPE = Effect(ordered=True, tape=True)
OUTPUT = Effect(ordered=True)

EFFECTS: dict[str, Effect] = {
    "memref.load": LOAD,
    "memref.store": STORE,
    "memref.atomic_rmw": UPDATE,
    "memref.generic_atomic_rmw": Effect(reads=_at(0), writes=_at(0)),
    "memref.copy": Effect(reads=_at(0), writes=_at(1)),
    "memref.alloc": ALLOCATION,
    "memref.alloca": ALLOCATION,
    "memref.dealloc": Effect(frees=_at(0)),
    "memref.realloc": Effect(reads=_at(0), frees=_at(0), allocates=True),
    "memref.get_global": NOTHING,
    "memref.cast": VIEW,
    "memref.memory_space_cast": VIEW,
    "memref.collapse_shape": VIEW,
    "memref.expand_shape": VIEW,
    "memref.reinterpret_cast": VIEW,
    "memref.subview": VIEW,
    "memref.view": VIEW,
    "memref.transpose": VIEW,
    "memref.assume_alignment": VIEW,
    "memref.extract_strided_metadata": VIEW,
    "memref.reshape": Effect(reads=_at(1), views=True),
    "memref.extract_aligned_pointer_as_index": Effect(keeps=_at(0)),
    "memref.dim": NOTHING,
    "memref.rank": NOTHING,
    "memref.prefetch": NOTHING,
    "memref.alloca_scope": NOTHING,
    "memref.alloca_scope.return": NOTHING,
    "memref.atomic_yield": NOTHING,
    "affine.load": LOAD,
    "affine.store": STORE,
    "affine.vector_load": LOAD,
    "affine.vector_store": STORE,
    "affine.apply": NOTHING,
    "affine.min": NOTHING,
    "affine.max": NOTHING,
    "affine.prefetch": NOTHING,
    "affine.delinearize_index": NOTHING,
    "affine.linearize_index": NOTHING,
    "affine.for": NOTHING,
    "affine.parallel": NOTHING,
    "affine.if": NOTHING,
    "affine.yield": NOTHING,
    "vector.load": LOAD,
    "vector.store": STORE,
    "vector.maskedload": LOAD,
    "vector.maskedstore": MASKED_STORE,
    "vector.transfer_read": LOAD,
    "vector.transfer_write": STORE,
    "vector.gather": LOAD,
    "vector.scatter": MASKED_STORE,
    "vector.expandload": LOAD,
    "vector.compressstore": MASKED_STORE,
    "vector.type_cast": VIEW,
    "vector.mask": NOTHING,
    "vector.yield": NOTHING,
    "vector.print": OUTPUT,
    "scf.if": NOTHING,
    "scf.for": NOTHING,
    "scf.while": NOTHING,
    "scf.parallel": NOTHING,
    "scf.forall": NOTHING,
    "scf.forall.in_parallel": NOTHING,
    "scf.index_switch": NOTHING,
    "scf.execute_region": NOTHING,
    "scf.condition": NOTHING,
    "scf.yield": NOTHING,
    "scf.reduce": NOTHING,
    "scf.reduce.return": NOTHING,
    "cf.br": NOTHING,
    "cf.cond_br": NOTHING,
    "cf.switch": NOTHING,
    "cf.assert": OUTPUT,
    "func.constant": NOTHING,
    "llvm.load": LOAD,
    "llvm.store": Effect(writes=_at(1)),  # `aliasing` follows addresses that are stored
    "llvm.getelementptr": VIEW,
    "llvm.bitcast": VIEW,
    "llvm.addrspacecast": VIEW,
    "llvm.freeze": VIEW,
    "llvm.alloca": ALLOCATION,
    "llvm.mlir.zero": ALLOCATION,  # memory that nothing is in
    "llvm.mlir.addressof": NOTHING,
    "llvm.mlir.undef": ALLOCATION,
    "llvm.mlir.poison": ALLOCATION,
    "llvm.mlir.constant": NOTHING,
    "llvm.icmp": NOTHING,
    "llvm.ptrtoint": Effect(keeps=_kept_as_number),
    "llvm.inttoptr": NOTHING,
    "llvm.atomicrmw": Effect(reads=_at(0), writes=_at(0)),
    "llvm.cmpxchg": Effect(reads=_at(0), writes=_at(0), keeps=_given),
    "llvm.fence": OUTPUT,
    "llvm.unreachable": NOTHING,
    "llvm.intr.memcpy": Effect(reads=_at(1), writes=_at(0)),
    "llvm.intr.memcpy.inline": Effect(reads=_at(1), writes=_at(0)),
    "llvm.intr.memmove": Effect(reads=_at(1), writes=_at(0)),
    "llvm.intr.memset": Effect(writes=_at(0)),
    "llvm.intr.stacksave": Effect(allocates=True, ordered=True),
    "ub.poison": ALLOCATION,
    "llvm.intr.stackrestore": OUTPUT,
    "llvm_ext.malloc": ALLOCATION,
    "llvm_ext.free": Effect(frees=_at(0)),
    "func.return": Effect(keeps=_all_memrefs),
    "builtin.unrealized_conversion_cast": Effect(keeps=_all_memrefs),
    "bufferization.to_tensor": Effect(reads=_at(0), keeps=_at(0)),
    "bufferization.clone": Effect(reads=_at(0), allocates=True),
    "bufferization.materialize_in_destination": Effect(reads=_stored, writes=_last),
    "linalg.fill": Effect(reads=_inputs, writes=_outputs),
    "linalg.copy": Effect(reads=_inputs, writes=_outputs),
    "linalg.transpose": Effect(reads=_inputs, writes=_outputs),
    "linalg.broadcast": Effect(reads=_inputs, writes=_outputs),
    "linalg.map": Effect(reads=_inputs, writes=_outputs),
    "linalg.yield": NOTHING,
    "linalg.index": NOTHING,
    "autodiff.tape_begin": TAPE,
    "autodiff.tape_end": TAPE,
    "autodiff.tape_mark": TAPE,
    "autodiff.tape_reset": TAPE,
    "autodiff.frame": TAPE,
    "autodiff.frame_grow": TAPE,
    "autodiff.save": Effect(keeps=_stored, ordered=True, tape=True),
    "autodiff.restore": TAPE,
    "autodiff.push": Effect(keeps=_all_memrefs, ordered=True, tape=True),
    "autodiff.pop": TAPE,
    "autodiff.set_root": TAPE,
    "autodiff.root": TAPE,
    "autodiff.arena_alloc": Effect(allocates=True, ordered=True),
    "autodiff.defer_dealloc": Effect(frees=_last, ordered=True),
    "autodiff.log_memory": Effect(reads=_at(1), ordered=True, tape=True),
    "autodiff.restore_memory": ANYTHING,
    "autodiff.accumulate": Effect(reads=_at(0), writes=_at(0)),
    "autodiff.stop_gradient": NOTHING,
    "autodiff.detach": NOTHING,
    "autodiff.wrap": Effect(keeps=_all_memrefs),
    "autodiff.zero": NOTHING,
    "autodiff.add": NOTHING,
    "autodiff.scale": NOTHING,
}
"""By name; what is not here is decided by its dialect, then by its traits."""

PURE_DIALECTS = frozenset({"arith", "math", "complex", "index", "tensor", "ub", "vector"})
"""All operations of these dialects that have no row above touch no memory."""


HOLDERS = frozenset({"agg", "iface", "pair"})
"""Dialects whose values may hold memrefs; what is taken out of them may be any that was put in."""
HOLD = Effect(keeps=_all_memrefs)


def register_effect(name: str, effect: Effect) -> None:
    """Say what the operation ``name`` does to memory."""
    EFFECTS[name] = effect


def viewed(op: Operation) -> SSAValue | None:
    """The memory that the results of ``op`` are (parts of), where it is a view."""
    return op.operands[0] if op.operands and effect_of(op).views else None


def views_of(*dialects: str) -> tuple[str, ...]:
    """The names of the views in some dialects."""
    return tuple(n for n, row in EFFECTS.items() if row.views and n.partition(".")[0] in dialects)


def known_effect(call: Operation) -> Effect | None:
    """Return the effects of a call of a function of the C library; ``None`` for any other."""
    row = known_callee(call)
    if row is None:
        return None
    return Effect(reads=_arguments(row.reads), writes=_arguments(row.writes), ordered=row.ordered)


def _arguments(places: Places) -> Pick:
    if places is None:
        return _all_memrefs
    return lambda op: memrefs([op.operands[at] for at in places if at < len(op.operands)])


def is_plain(access: Operation) -> bool:
    """True if a load or store behind an address is neither volatile nor atomic."""
    return "volatile_" not in access.properties and not is_atomic(access)


def is_atomic(access: Operation) -> bool:
    """True if a load or store behind an address is atomic."""
    ordering = access.properties.get("ordering")
    return isinstance(ordering, IntegerAttr) and ordering.value.data != 0


def effect_of(op: Operation) -> Effect:
    """Return the effects of ``op`` itself, without its regions; calls do anything here."""
    row = EFFECTS.get(op.name) or _UNLISTED.get(op.name)
    if row is not None:
        return row
    if op.name == "llvm.call":
        return known_effect(op) or ANYTHING
    if op.name == "autodiff.invoke" and not any(is_memref(x.type) for x in op.operands):
        return NOTHING  # members of values compute (see `autodiff.members`)
    row = _of_dialect(op)
    if op.name != "autodiff.invoke":
        _UNLISTED[op.name] = row
    return row


_UNLISTED: dict[str, Effect] = {}
"""Effects found out about operations without a row, by name."""


def _of_dialect(op: Operation) -> Effect:
    dialect, _, _ = op.name.partition(".")
    if dialect == "linalg":
        return LINALG
    if dialect in PURE_DIALECTS or op.has_trait(NoMemoryEffect, value_if_unregistered=False):
        return HOLD if dialect in HOLDERS else NOTHING
    return ANYTHING
