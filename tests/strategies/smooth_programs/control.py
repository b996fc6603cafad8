"""Statements with regions, and calls."""

from __future__ import annotations

from .builder import BUFFERS, VALUES, SmoothBuilder
from .loops import LOOPS
from .memory import STATEMENTS as MEMORY
from .parallel import call, parallel
from .scalars import STATEMENTS as SCALAR
from .structured import STATEMENTS as STRUCTURED
from .tensors import STATEMENTS as TENSOR
from .tensors import TENSORS

CARRIED = (*VALUES, "f64", "f64", "f64", "memref<4xf64>", "memref<4xf64>", "memref<?xf64>")


def statement(b: SmoothBuilder, depth: int) -> None:
    """Write one random statement; ``depth`` says how deeply regions may still nest."""
    b.budget -= 1
    kind = b.choose.integer(0, 99)
    scalars, memory, structured = b.weights
    if b.tensors and b.budget > 0 and b.choose.chance(3):
        b.choose.of(TENSOR)(b)
        return
    if kind < scalars or b.budget <= 0:
        b.choose.of(SCALAR)(b)
    elif kind < memory or (depth == 0 and kind >= structured):
        b.choose.of(MEMORY)(b)
    elif kind < structured:
        b.choose.of(STRUCTURED)(b)
    elif b.choose.chance(3):
        b.choose.of(LOOPS)(b, depth - 1, body)
    else:
        b.choose.of(REGIONS)(b, depth - 1)


def body(b: SmoothBuilder, depth: int) -> None:
    for _ in range(b.choose.integer(1, 4)):
        statement(b, depth)


def carried(b: SmoothBuilder, most: int = 3) -> list[str]:
    """Types of values that leave a region."""
    types = [b.choose.of(CARRIED) for _ in range(b.choose.integer(1, most))]
    if b.tensors and b.choose.chance(2):
        types[-1] = b.choose.of(tuple(TENSORS))
    return ["f64" if t == "f32" and not b.narrow else t for t in types]


def leaving(b: SmoothBuilder, types: list[str], tame: bool = False) -> str:
    """Values at the end of a region, with their types."""
    make = b.tame if tame else b.value
    return f"{', '.join([make(t) for t in types])} : {', '.join(types)}"


def finish(b: SmoothBuilder, out: list[str], types: list[str]) -> None:
    """The results come into scope."""
    for name, t in zip(out, types, strict=True):
        b.add(t, name)


def conditional(b: SmoothBuilder, depth: int) -> None:
    types = carried(b)
    condition, out = b.condition(), [b.fresh() for _ in types]
    b.line(f"{', '.join(out)} = scf.if {condition} -> ({', '.join(types)}) {{")
    for closing in ("} else {", "}"):
        with b.block():
            body(b, depth)
            b.line(f"scf.yield {leaving(b, types)}")
        b.line(closing)
    finish(b, out, types)


def only_then(b: SmoothBuilder, depth: int) -> None:
    b.line(f"scf.if {b.condition()} {{")
    with b.block():
        body(b, depth)
    b.line("}")


def counted_loop(b: SmoothBuilder, depth: int) -> None:
    types = carried(b)
    start, low = [b.value(t) for t in types], b.literal("index", b.choose.integer(0, 2))
    step = b.literal("index", b.choose.integer(1, 3))
    high = b.raw(f"arith.addi {low}, {b.bounded_index(5)} : index")
    i = b.fresh()
    inner, out = [b.fresh() for _ in types], [b.fresh() for _ in types]
    pairs = ", ".join(f"{x} = {s}" for x, s in zip(inner, start, strict=True))
    b.line(
        f"{', '.join(out)} = scf.for {i} = {low} to {high} step {step} "
        f"iter_args({pairs}) -> ({', '.join(types)}) {{"
    )
    with b.block():
        b.add("index", i)
        finish(b, inner, types)
        body(b, depth)
        b.line(f"scf.yield {leaving(b, types, tame=True)}")
    b.line("}")
    finish(b, out, types)


def plain_loop(b: SmoothBuilder, depth: int) -> None:
    """A loop that carries nothing: all it does is in memory."""
    zero, step, i = b.literal("index", 0), b.literal("index", b.choose.integer(1, 2)), b.fresh()
    b.line(f"scf.for {i} = {zero} to {b.bounded_index(5)} step {step} {{")
    with b.block():
        b.add("index", i)
        body(b, depth)
    b.line("}")


def while_loop(b: SmoothBuilder, depth: int) -> None:
    """At most four trips, fewer if a condition says so; types change on the way."""
    before, after = carried(b, 2), carried(b, 2)
    if b.choose.integer(0, 9):
        # Buffers that go around have no derivative in reverse mode, which says so.
        before, after = (["f64" if t in BUFFERS else t for t in ts] for ts in (before, after))
    start = [b.value(t) for t in before]
    zero, limit, one = (b.literal("i64", k) for k in (0, b.choose.integer(0, 4), 1))
    n, m, trips = (b.fresh() for _ in range(3))
    xs, ys, out = ([b.fresh() for _ in types] for types in (before, after, after))
    pairs = ", ".join([f"{n} = {zero}", *(f"{x} = {s}" for x, s in zip(xs, start, strict=True))])
    wide, left = ["i64", *before], ["i64", *after]
    b.line(
        f"{', '.join([trips, *out])} = scf.while ({pairs}) : "
        f"({', '.join(wide)}) -> ({', '.join(left)}) {{"
    )
    with b.block():
        finish(b, xs, before)
        body(b, depth if b.choose.chance(3) else 0)
        more = b.raw(f"arith.cmpi slt, {n}, {limit} : i64")
        go = b.raw(f"arith.andi {more}, {b.condition()} : i1")
        values = ", ".join([n, *(b.value(t) for t in after)])
        b.line(f"scf.condition({go}) {values} : {', '.join(left)}")
    b.line("} do {")
    listed = ", ".join(f"{y}: {t}" for y, t in zip([m, *ys], left, strict=True))
    b.line(f"^bb0({listed}):")
    with b.block():
        finish(b, ys, after)
        body(b, depth)
        next_n = b.raw(f"arith.addi {m}, {one} : i64")
        values = ", ".join([next_n, *(b.tame(t) for t in before)])
        b.line(f"scf.yield {values} : {', '.join(wide)}")
    b.line("}")
    finish(b, [trips, *out], left)


def index_switch(b: SmoothBuilder, depth: int) -> None:
    types, which = carried(b, 2), b.bounded_index(4)
    out = [b.fresh() for _ in types]
    b.line(f"{', '.join(out)} = scf.index_switch {which} -> {', '.join(types)}")
    for label in ("case 0", "case 2", "default"):
        b.line(f"{label} {{")
        with b.block():
            body(b, depth)
            b.line(f"scf.yield {leaving(b, types)}")
        b.line("}")
    finish(b, out, types)


def execute_region(b: SmoothBuilder, depth: int) -> None:
    types = carried(b, 2)
    out = [b.fresh() for _ in types]
    b.line(f"{', '.join(out)} = scf.execute_region -> ({', '.join(types)}) {{")
    with b.block():
        body(b, depth)
        b.line(f"scf.yield {leaving(b, types)}")
    b.line("}")
    finish(b, out, types)


def short_lived(b: SmoothBuilder, depth: int) -> None:
    """Buffers that are freed again; what is made in between is forgotten."""
    keeps, scope = b.keeps_buffers, {t: list(names) for t, names in b.scope.items()}
    t = b.choose.of(("memref<4xf64>", "memref<?xf64>", "memref<4xindex>"))
    sizes = b.literal("index", b.choose.integer(1, 4)) if "?" in t else ""
    name = b.raw(f"memref.alloc({sizes}) : {t}")
    b.fill(name, t, BUFFERS[t][1])
    b.add(t, name)
    b.keeps_buffers = False
    body(b, depth)
    b.keeps_buffers = keeps
    b.line(f"memref.dealloc {name} : {t}")
    b.scope = {**scope, "f64": b.scope.get("f64", [])}


REGIONS = (
    conditional, conditional, only_then, counted_loop, counted_loop, plain_loop, while_loop,
    index_switch, execute_region, short_lived, parallel, call, call,
)  # fmt: skip
