"""Statements on buffers: accesses, views, buffers of buffers, loops and structured operations."""

from __future__ import annotations

from .builder import BUFFERS, COMPLEX, TABLE, VECTOR, VIEW, SmoothBuilder

VECTOR_BUFFERS = ("memref<4xf64>",)
LINES = ("memref<4xf64>", "memref<?xf64>", VIEW)
ADDITIVE = ("memref<4xf64>", "memref<2x3xf64>", "memref<3xf32>", "memref<?xf64>", VIEW)


def load(b: SmoothBuilder) -> None:
    name, t, element = b.some_buffer()
    b.define(element, f"memref.load {name}[{b.place(name, t)}] : {t}")


def store(b: SmoothBuilder) -> None:
    name, t, element = b.some_buffer()
    value = b.value(element) if b.choose.chance(3) else b.tame(element)
    b.line(f"memref.store {value}, {name}[{b.place(name, t)}] : {t}")


def update(b: SmoothBuilder) -> None:
    """Load and store of one element."""
    name, t, _ = b.some_buffer(LINES)
    at = b.place(name, t)
    old = b.raw(f"memref.load {name}[{at}] : {t}")
    new = b.raw(f"arith.addf {old}, {b.tame('f64')} : f64")
    bounded = b.raw(f"math.{b.choose.of(('sin', 'tanh'))} {new} : f64")
    b.line(f"memref.store {bounded}, {name}[{at}] : {t}")


def new(b: SmoothBuilder) -> None:
    t = b.choose.of(tuple(BUFFERS))
    b.new_buffer("memref<4xf64>" if "f32" in t and not b.narrow else t, b.choose.chance(2))


def copy(b: SmoothBuilder) -> None:
    """From a buffer to another, or into a new one; the same one twice is harmless."""
    name, t, _ = b.some_buffer(tuple(x for x in BUFFERS if None not in BUFFERS[x][0]))
    target = b.buffer(t)
    b.line(f"memref.copy {name}, {target} : {t} to {t}")


def view(b: SmoothBuilder) -> None:
    """Part of a buffer, which later statements may use."""
    b.choose.of((row, part, casts, flattened))(b)


def row(b: SmoothBuilder) -> None:
    t, made = "memref<2x3xf64>", "memref<3xf64, strided<[1], offset: ?>>"
    source, at = b.buffer(t), b.bounded_index(2)
    name = b.raw(f"memref.subview {source}[{at}, 0] [1, 3] [1, 1] : {t} to {made}")
    b.define_view(VIEW, f"memref.cast {name} : {made} to {VIEW}", source)


def part(b: SmoothBuilder) -> None:
    t, source = "memref<4xf64>", b.buffer("memref<4xf64>")
    start, step = b.choose.of(((0, 1), (1, 2), (0, 3), (1, 1), (3, 1)))
    size = b.choose.integer(1, (3 - start) // step + 1)
    made = f"memref<{size}xf64, strided<[{step}], offset: {start}>>"
    name = b.raw(f"memref.subview {source}[{start}] [{size}] [{step}] : {t} to {made}")
    b.define_view(VIEW, f"memref.cast {name} : {made} to {VIEW}", source)


def casts(b: SmoothBuilder) -> None:
    t, wide, source = "memref<4xf64>", "memref<?xf64>", b.buffer("memref<4xf64>")
    name = b.define_view(wide, f"memref.cast {source} : {t} to {wide}", source)
    if b.choose.chance(2):
        b.define_view(t, f"memref.cast {name} : {wide} to {t}", name)


def flattened(b: SmoothBuilder) -> None:
    t, made, source = "memref<2x3xf64>", "memref<6xf64>", b.buffer("memref<2x3xf64>")
    name = b.raw(f"memref.collapse_shape {source} [[0, 1]] : {t} into {made}")
    b.define_view("memref<?xf64>", f"memref.cast {name} : {made} to memref<?xf64>", source)


def choose_buffer(b: SmoothBuilder) -> None:
    t = b.choose.of(("memref<4xf64>", "memref<?xf64>", "memref<2x3xf64>", "memref<4xindex>"))
    one, two = b.buffer(t), b.buffer(t)
    b.define_view(t, f"arith.select {b.condition()}, {one}, {two} : {t}", one, two)


def table(b: SmoothBuilder) -> None:
    """A buffer of buffers: made with all entries, changed, or read."""
    t = LINES[0]
    if not b.scope.get(TABLE) or b.choose.chance(4):
        if b.keeps_buffers:
            b.new_table()
        return
    name = b.choose.of(b.scope[TABLE])
    if b.keeps_buffers and b.choose.chance(3):
        b.line(f"memref.store {b.lasting_buffer(t)}, {name}[{b.bounded_index(2)}] : {TABLE}")
    b.define(t, f"memref.load {name}[{b.bounded_index(2)}] : {TABLE}")


def affine_loop(b: SmoothBuilder) -> None:
    """A recurrence along a buffer's first dimension with affine accesses."""
    name, t, element = b.some_buffer(("memref<4xf64>", "memref<2x3xf64>", "memref<3xf32>"))
    extents = BUFFERS[t][0]
    start, i, acc, out = b.value(element), b.fresh(), b.fresh(), b.fresh()
    at = f"{(extents[0] or 1) - 1} - {i}" if b.choose.chance(2) else i
    rest = "".join(f", {b.choose.integer(0, (size or 1) - 1)}" for size in extents[1:])
    b.line(
        f"{out} = affine.for {i} = 0 to {extents[0]} step {b.choose.integer(1, 2)} "
        f"iter_args({acc} = {start}) -> ({element}) {{"
    )
    with b.block():
        x = b.raw(f"affine.load {name}[{at}{rest}] : {t}")
        y = b.raw(f"arith.{b.choose.of(('addf', 'mulf', 'subf'))} {acc}, {x} : {element}")
        z = b.raw(f"math.{b.choose.of(('sin', 'tanh'))} {y} : {element}")
        if b.choose.chance(2):
            b.line(f"affine.store {z}, {name}[{at}{rest}] : {t}")
        b.line(f"affine.yield {z} : {element}")
    b.line("}")
    b.add(element, out)


def vector_access(b: SmoothBuilder) -> None:
    name, zero = b.buffer("memref<4xf64>"), b.literal("index", 0)
    kind, t = b.choose.integer(0, 3), "memref<4xf64>"
    if kind == 0:
        b.define(VECTOR, f"vector.load {name}[{zero}] : {t}, {VECTOR}")
    elif kind == 1:
        b.line(f"vector.store {b.tame(VECTOR)}, {name}[{zero}] : {t}, {VECTOR}")
    elif kind == 2:
        at, padding = b.bounded_index(4), b.raw("arith.constant 0.25 : f64")
        b.define(VECTOR, f"vector.transfer_read {name}[{at}], {padding} : {t}, {VECTOR}")
    else:
        at = b.bounded_index(4)
        b.line(f"vector.transfer_write {b.tame(VECTOR)}, {name}[{at}] : {VECTOR}, {t}")


def atomic(b: SmoothBuilder) -> None:
    name, t, element = b.some_buffer(("memref<4xf64>", "memref<2x3xf64>"))
    kind = "addf" if b.choose.integer(0, 9) else b.choose.of(("assign", "maximumf", "mulf"))
    value, at = b.tame(element), b.place(name, t)
    b.define(
        element, f"memref.atomic_rmw {kind} {value}, {name}[{at}] : ({element}, {t}) -> {element}"
    )


def complex_update(b: SmoothBuilder) -> None:
    t = f"memref<3x{COMPLEX}>"
    name = b.buffer(t)
    b.line(f"memref.store {b.tame(COMPLEX)}, {name}[{b.place(name, t)}] : {t}")


STATEMENTS = (
    load, load, load, store, store, update, update, new, copy, view, choose_buffer, table,
    affine_loop, vector_access, atomic, complex_update,
)  # fmt: skip
