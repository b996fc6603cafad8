"""Statements on buffers, tensors and vectors: memref, affine, linalg, tensor, vector."""

from __future__ import annotations

import re

from .builder import FunctionBuilder

ELEMENTS = ("f64", "f32", "i32", "i64", "i8")
SHAPES = ((4,), (3,), (2, 3), (3, 2), (2, 2))


def memref(shape: tuple[int, ...], element: str) -> str:
    return f"memref<{'x'.join(map(str, shape))}x{element}>"


def shape_of(type: str) -> tuple[tuple[int, ...], str]:
    *sizes, element = re.split("x", type[type.index("<") + 1 : -1])
    return tuple(map(int, sizes)), element


def buffers(b: FunctionBuilder) -> list[str]:
    """Types of the statically shaped buffers in scope."""
    return [t for t in b.scope if t.startswith("memref") and "?" not in t and b.scope[t]]


def some_buffer(b: FunctionBuilder) -> tuple[str, str, tuple[int, ...], str]:
    """Name, type, shape and element type of a buffer in scope; made if there is none."""
    if not buffers(b):
        new_buffer(b)
    t = b.choose.of(buffers(b))
    return b.choose.of(b.scope[t]), t, *shape_of(t)


def new_buffer(b: FunctionBuilder) -> None:
    """A stack buffer, filled before it is seen."""
    shape, element = b.choose.of(SHAPES), b.choose.of(ELEMENTS)
    t = memref(shape, element)
    fill = b.value(element)
    name = b.raw(f"memref.alloca() : {t}")
    b.line(f"linalg.fill ins({fill} : {element}) outs({name} : {t})")
    b.add(t, name)


def indices(b: FunctionBuilder, shape: tuple[int, ...]) -> str:
    return ", ".join(b.bounded_index(size) for size in shape)


def load(b: FunctionBuilder) -> None:
    name, t, shape, element = some_buffer(b)
    b.define(element, f"memref.load {name}[{indices(b, shape)}] : {t}")


def store(b: FunctionBuilder) -> None:
    name, t, shape, element = some_buffer(b)
    value = b.value(element)
    b.line(f"memref.store {value}, {name}[{indices(b, shape)}] : {t}")


def copy(b: FunctionBuilder) -> None:
    """From a buffer into a new one, so that they cannot overlap."""
    name, t, _, _ = some_buffer(b)
    target = b.raw(f"memref.alloca() : {t}")
    b.line(f"memref.copy {name}, {target} : {t} to {t}")
    b.add(t, target)


def subview(b: FunctionBuilder) -> None:
    """Store and load through a row or a strided part of a buffer."""
    name, t, shape, element = some_buffer(b)
    if len(shape) != 2:
        return
    row = b.bounded_index(shape[0])
    part = f"memref<{shape[1]}x{element}, strided<[1], offset: ?>>"
    view = b.raw(f"memref.subview {name}[{row}, 0] [1, {shape[1]}] [1, 1] : {t} to {part}")
    at = b.bounded_index(shape[1])
    b.line(f"memref.store {b.value(element)}, {view}[{at}] : {part}")
    b.define(element, f"memref.load {view}[{b.bounded_index(shape[1])}] : {part}")


def atomic(b: FunctionBuilder) -> None:
    name, t, shape, element = some_buffer(b)
    if element == "i8":
        return
    kind = "addf" if element.startswith("f") else b.choose.of(("addi", "maxs", "minu", "andi"))
    value = b.value(element)
    at = indices(b, shape)
    b.define(
        element, f"memref.atomic_rmw {kind} {value}, {name}[{at}] : ({element}, {t}) -> {element}"
    )


def affine_loop(b: FunctionBuilder) -> None:
    """A reduction over a buffer's first dimension with affine accesses."""
    name, t, shape, element = some_buffer(b)
    if not element.startswith("f"):
        return
    start, i, acc, out = b.value(element), b.fresh(), b.fresh(), b.fresh()
    reverse = b.choose.chance(2)
    at = f"{shape[0] - 1} - {i}" if reverse else i
    rest = "".join(f", {b.choose.integer(0, size - 1)}" for size in shape[1:])
    b.line(
        f"{out} = affine.for {i} = 0 to {shape[0]} step {b.choose.integer(1, 2)} "
        f"iter_args({acc} = {start}) -> ({element}) {{"
    )
    with b.block():
        x = b.raw(f"affine.load {name}[{at}{rest}] : {t}")
        y = b.raw(f"arith.{b.choose.of(('addf', 'mulf', 'subf'))} {acc}, {x} : {element}")
        if b.choose.chance(2):
            b.line(f"affine.store {y}, {name}[{at}{rest}] : {t}")
        b.line(f"affine.yield {y} : {element}")
    b.line("}")
    b.add(element, out)


def affine_apply(b: FunctionBuilder) -> None:
    small = b.bounded_index(100)
    expression = b.choose.of(
        ("d0 + 7", "d0 * 3 - 50", "(d0 - 20) floordiv 3", "(d0 - 20) ceildiv 3", "(d0 - 20) mod 7")
    )
    b.define("index", f"affine.apply affine_map<(d0) -> ({expression})>({small})")


def elementwise(b: FunctionBuilder) -> None:
    """linalg.generic over one buffer, in place; the index takes part."""
    name, t, shape, element = some_buffer(b)
    dims = ", ".join(f"d{i}" for i in range(len(shape)))
    kinds = ", ".join(['"parallel"'] * len(shape))
    x, r = b.fresh(), b.fresh()
    other = b.value(element)
    b.line(
        f"linalg.generic {{indexing_maps = [affine_map<({dims}) -> ({dims})>], "
        f"iterator_types = [{kinds}]}} outs({name} : {t}) {{"
    )
    b.line(f"^bb0({x}: {element}):")
    op = "arith.mulf" if element.startswith("f") else "arith.addi"
    b.line(f"  {r} = {op} {x}, {other} : {element}")
    b.line(f"  linalg.yield {r} : {element}")
    b.line("}")


def matmul(b: FunctionBuilder) -> None:
    element = b.choose.of(("f64", "f32"))
    types = [memref(s, element) for s in ((2, 3), (3, 2), (2, 2))]
    names: list[str] = []
    for t in types:
        fill = b.value(element)
        name = b.raw(f"memref.alloca() : {t}")
        b.line(f"linalg.fill ins({fill} : {element}) outs({name} : {t})")
        b.add(t, name)
        names.append(name)
    b.line(
        f"linalg.matmul ins({names[0]}, {names[1]} : {types[0]}, {types[1]}) "
        f"outs({names[2]} : {types[2]})"
    )


def tensors(b: FunctionBuilder) -> None:
    """Build a tensor, update it, and read both the old and the new one."""
    element = b.choose.of(("f64", "i32"))
    t = f"tensor<3x{element}>"
    parts = ", ".join([b.value(element) for _ in range(3)])
    old = b.raw(f"tensor.from_elements {parts} : {t}")
    value, at = b.value(element), b.bounded_index(3)
    new = b.raw(f"tensor.insert {value} into {old}[{at}] : {t}")
    b.define(element, f"tensor.extract {old}[{b.bounded_index(3)}] : {t}")
    b.define(element, f"tensor.extract {new}[{b.bounded_index(3)}] : {t}")


def vectors(b: FunctionBuilder) -> None:
    """Load a vector, compute, store it back and take one element."""
    element = b.choose.of(("f64", "f32", "i32"))
    t, v = memref((4,), element), f"vector<4x{element}>"
    if not b.scope.get(t):
        return
    name, zero = b.choose.of(b.scope[t]), b.literal("index", 0)
    x = b.raw(f"vector.load {name}[{zero}] : {t}, {v}")
    y = b.raw(f"vector.broadcast {b.value(element)} : {element} to {v}")
    op = "arith.mulf" if element.startswith("f") else "arith.xori"
    z = b.raw(f"{op} {x}, {y} : {v}")
    b.line(f"vector.store {z}, {name}[{zero}] : {t}, {v}")
    b.define(element, f"vector.extract {z}[{b.choose.integer(0, 3)}] : {element} from {v}")


STATEMENTS = (
    new_buffer, load, store, load, store, copy, subview, atomic, affine_loop, affine_apply,
    elementwise, matmul, tensors, vectors,
)  # fmt: skip
