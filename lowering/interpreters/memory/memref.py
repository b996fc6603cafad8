"""Meaning of the operations of ``memref`` that allocate, free, read and write."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.core.memref.memref import ATOMIC_KINDS
from ad_opt.dialects.support.ir.queries import attribute_of
from ad_opt.lowering.interpreters.numbers.arith import attribute_value, combine
from ad_opt.lowering.interpreters.values.registry import (
    FRAME,
    LEAVES,
    Body,
    Env,
    Evaluate,
    Machine,
    Task,
    Undefined,
    Value,
    control,
    framed,
    operand_type,
    ops,
    result_type,
    segments,
    undefined,
    unknown,
)
from ad_opt.lowering.interpreters.values.shapes import dynamic_shape
from ad_opt.lowering.interpreters.values.values import MemRef, allocate, codec_of
from xdsl.dialects.builtin import (
    AffineMapAttr,
    IntAttr,
    IntegerAttr,
    MemRefType,
    NoneAttr,
    StridedLayoutAttr,
    SymbolRefAttr,
    UnitAttr,
)
from xdsl.ir import Attribute, Operation

LEAVES.update(("memref.alloca_scope.return", "memref.atomic_yield"))


def memref_type(op: Operation, type: Attribute) -> MemRefType[Attribute]:
    """A ranked memref type; anything else is not known here."""
    if not isinstance(type, MemRefType):
        raise unknown(op, f"memory of type `{type}`")
    return type


def _layout(op: Operation, type: MemRefType[Attribute]) -> tuple[list[int | None], int | None]:
    """Strides and offset that a type prescribes."""
    layout = type.layout
    if isinstance(layout, StridedLayoutAttr):
        strides = [s.data if isinstance(s, IntAttr) else None for s in layout.strides.data]
        return strides, layout.offset.data if isinstance(layout.offset, IntAttr) else None
    if isinstance(layout, NoneAttr) or (
        isinstance(layout, AffineMapAttr) and layout.data.is_minor_identity()
    ):
        return [], 0
    raise unknown(op, f"the layout `{layout}`")


def new_memory(op: Operation, type: MemRefType[Attribute], sizes: Sequence[int]) -> MemRef:
    """Fresh memory of a type."""
    element = codec_of(type.element_type)
    what = f"the result of `{op.name}`"
    strides, offset = _layout(op, type)
    if not strides and not offset:
        return allocate(element, sizes, what)
    if offset is None or None in strides:
        raise unknown(op, f"an allocation with the dynamic layout of `{type}`")
    known = [stride for stride in strides if stride is not None]
    span = offset + 1 + sum((n - 1) * s for n, s in zip(sizes, known, strict=True))
    memref = allocate(element, [0 if 0 in sizes else span], what)
    return memref.like(sizes, known, offset)


def _allocator(op: Operation) -> Evaluate:
    type = memref_type(op, result_type(op))

    def evaluate(*values: Value) -> MemRef:
        dynamic, symbols = segments(op, values)
        if symbols:
            raise Undefined("symbols of layout maps are not supported")
        return new_memory(op, type, dynamic_shape(type, dynamic))

    return evaluate


@ops("memref.alloc")
def _alloc(op: Operation, machine: Machine) -> Evaluate:
    new = _allocator(op)

    def evaluate(*values: Value) -> MemRef:
        memref = new(*values)
        memref.allocation.heap = True
        return memref

    return evaluate


@framed("memref.alloca")
def _alloca(op: Operation, machine: Machine) -> Evaluate:
    new = _allocator(op)

    def evaluate(env: Env, *values: Value) -> MemRef:
        memref = new(*values)
        env[FRAME].append(memref.allocation)
        return memref

    return evaluate


@control("memref.alloca_scope")
def _alloca_scope(op: Operation, bodies: list[Body], machine: Machine):
    def run(env: Env) -> Task:
        outer, env[FRAME] = env[FRAME], []
        results = yield bodies[0].run(env)
        for allocation in env[FRAME]:
            allocation.alive = False
        env[FRAME] = outer
        return results

    return run


def _free(memref: MemRef) -> None:
    allocation = memref.allocation
    if not allocation.alive:
        raise Undefined(f"{allocation.what} is freed twice")
    if not allocation.heap:
        raise Undefined(f"{allocation.what} is freed, but it was not made by `memref.alloc`")
    allocation.alive = False


@ops("memref.dealloc")
def _dealloc(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(memref: MemRef) -> tuple[()]:
        _free(memref)
        return ()

    return evaluate


@ops("memref.realloc")
def _realloc(op: Operation, machine: Machine) -> Evaluate:
    type = memref_type(op, result_type(op))

    def evaluate(old: MemRef, *dynamic: Value) -> MemRef:
        new = new_memory(op, type, dynamic_shape(type, dynamic))
        new.allocation.heap = True
        count = min(old.sizes[0], new.sizes[0])
        _copy(old.like([count], old.strides), new.like([count], new.strides))
        _free(old)
        return new

    return evaluate


@ops("memref.load")
def _load(op: Operation, machine: Machine) -> Evaluate:
    if not isinstance(result_type(op), MemRefType):
        return MemRef.load

    def evaluate(memref: MemRef, *indices: int) -> Value:
        # An entry that was never set may be moved, as reverse mode does; its use is an error.
        return memref.load_entry(*indices)

    return evaluate


@ops("memref.store")
def _store(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(value: Value, memref: MemRef, *indices: int) -> tuple[()]:
        memref.store(value, *indices)
        return ()

    return evaluate


def _copy(source: MemRef, target: MemRef) -> None:
    if source.sizes != target.sizes:
        raise Undefined(f"sizes {list(source.sizes)} and {list(target.sizes)} differ")
    if target.allocation.constant:
        raise Undefined(f"{target.allocation.what} is constant and cannot be written")
    values, room = source.view().copy(), target.view()
    room[...] = values
    if target.allocation.written is not None:
        known = source.allocation.written
        marks = True if known is None else source.view(known).copy()
        target.view(target.allocation.written)[...] = marks


@ops("memref.copy")
def _copy_op(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(source: MemRef, target: MemRef) -> tuple[()]:
        _copy(source, target)
        return ()

    return evaluate


@ops("memref.prefetch")
def _prefetch(op: Operation, machine: Machine) -> Evaluate:
    return lambda *values: ()


@ops("memref.global")
def _global(op: Operation, machine: Machine) -> Evaluate:
    """A definition: nothing happens where it stands."""
    return lambda: ()


def _make_global(definition: Operation, machine: Machine) -> MemRef:
    type = memref_type(definition, attribute_of(definition, "type") or UnitAttr())
    memref = new_memory(definition, type, type.get_shape())
    name = getattr(attribute_of(definition, "sym_name"), "data", "")
    memref.allocation.what = f"the global `@{name}`"
    value = attribute_of(definition, "initial_value")
    if value is None:
        raise unknown(definition, f"the contents of `@{name}`, which is only declared")
    if not isinstance(value, UnitAttr):
        memref.view()[...] = attribute_value(definition, value, type)
        memref.allocation.written = None
    memref.allocation.constant = attribute_of(definition, "constant") is not None
    machine.globals[definition] = memref
    return memref


@ops("memref.get_global")
def _get_global(op: Operation, machine: Machine) -> Evaluate:
    name = attribute_of(op, "name")
    assert isinstance(name, SymbolRefAttr)
    definition = machine.symbol(op, name)
    memref = machine.globals.get(definition) or _make_global(definition, machine)
    return lambda: memref


def atomic_kind(attr: Attribute | None) -> str:
    """The name of an ``AtomicRMWKind``, which MLIR numbers."""
    if isinstance(attr, IntegerAttr):
        return ATOMIC_KINDS[attr.value.data]
    return str(getattr(attr, "data", attr))


@ops("memref.atomic_rmw")
def _atomic_rmw(op: Operation, machine: Machine) -> Evaluate:
    """Gives the old value."""
    update = combine(op, atomic_kind(attribute_of(op, "kind")), operand_type(op))

    def evaluate(value: Value, memref: MemRef, *indices: int) -> Value:
        old = memref.load(*indices)
        memref.store(update(value, old), *indices)
        return old

    return evaluate


@control("memref.generic_atomic_rmw")
def _generic_atomic_rmw(op: Operation, bodies: list[Body], machine: Machine):
    def run(env: Env, memref: MemRef, *indices: int) -> Task:
        try:
            (new,) = yield bodies[0].run(env, (memref.load(*indices),))
            memref.store(new, *indices)
        except Undefined as error:
            raise undefined(op, str(error)) from None
        return (new,)

    return run
