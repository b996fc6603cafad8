"""Statements on tensors: values that bufferization turns into memory, in place where it may.

Old values are read after new ones are made of them, so a copy that is missing shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .builder import SmoothBuilder

LINE, TABLE, OPEN = "tensor<4xf64>", "tensor<2x3xf64>", "tensor<?xf64>"
TENSORS: dict[str, tuple[int | None, ...]] = {LINE: (4,), TABLE: (2, 3), OPEN: (None,)}
"""Extents; what is only known when the program runs is at least 1."""

NUMBERS = {LINE: "[0.5, -1.25, 2.0, 0.1]", TABLE: "[[0.5, 1.0, -2.0], [0.1, 0.2, 3.0]]"}
ROW, FLAT = "tensor<3xf64>", "tensor<6xf64>"


def new_tensor(b: SmoothBuilder, type: str) -> str:
    """A tensor of a type from elements, a fill, a function of the indices, a buffer or a cast."""
    kind = b.choose.integer(0, 4)
    if type == OPEN:
        if kind < 2:
            return b.define(type, f"tensor.cast {b.value(LINE)} : {LINE} to {type}")
        size = b.literal("index", b.choose.integer(1, 4))
        return filled(b, type, size) if kind < 4 else generated(b, type, size)
    if kind == 0:
        parts = ", ".join([b.value("f64") for _ in range(4 if type == LINE else 6)])
        return b.define(type, f"tensor.from_elements {parts} : {type}")
    if kind == 1:
        return b.define(type, f"tensor.splat {b.value('f64')} : {type}")
    if kind == 2:
        return generated(b, type)
    if kind == 3:
        return b.define(type, f"arith.constant dense<{NUMBERS[type]}> : {type}")
    return filled(b, type)


def filled(b: SmoothBuilder, type: str, size: str = "") -> str:
    empty, value = b.raw(f"tensor.empty({size}) : {type}"), b.value("f64")
    return b.define(type, f"linalg.fill ins({value} : f64) outs({empty} : {type}) -> {type}")


def generated(b: SmoothBuilder, type: str, size: str = "") -> str:
    """Of the indices and of numbers in scope."""
    rank, x, out = len(TENSORS[type]), b.value("f64"), b.fresh()
    indices = [b.fresh() for _ in range(rank)]
    b.line(f"{out} = tensor.generate {size} {{")
    b.line(f"^bb0({', '.join(f'{i}: index' for i in indices)}):")
    with b.block():
        i = b.raw(f"arith.index_cast {indices[-1]} : index to i64")
        number = b.raw(f"arith.sitofp {i} : i64 to f64")
        moved = b.raw(f"arith.addf {number}, {x} : f64")
        y = b.raw(f"math.{b.choose.of(('sin', 'cos'))} {moved} : f64")
        b.line(f"tensor.yield {y} : f64")
    b.line(f"}} : {type}")
    b.add(type, out)
    return out


def tame_tensor(b: SmoothBuilder, type: str) -> str:
    """A tensor that stays small when this is repeated."""
    x = b.value(type)
    return b.raw(f"math.{b.choose.of(('sin', 'tanh', 'atan'))} {x} : {type}")


def some(b: SmoothBuilder) -> tuple[str, str]:
    """A tensor and its type."""
    t = b.choose.of((LINE, LINE, TABLE, OPEN))
    return b.value(t), t


def place(b: SmoothBuilder, name: str, type: str) -> str:
    """Indices of some element."""
    found: list[str] = []
    for at, extent in enumerate(TENSORS[type]):
        if extent is not None:
            found.append(b.bounded_index(extent))
            continue
        size = b.raw(f"tensor.dim {name}, {b.literal('index', at)} : {type}")
        found.append(b.raw(f"arith.remui {b.value('index')}, {size} : index"))
    return ", ".join(found)


def extract(b: SmoothBuilder) -> None:
    name, t = some(b)
    b.define("f64", f"tensor.extract {name}[{place(b, name, t)}] : {t}")


def insert(b: SmoothBuilder) -> None:
    name, t = some(b)
    b.define(t, f"tensor.insert {b.tame('f64')} into {name}[{place(b, name, t)}] : {t}")
    if b.choose.chance(2):
        b.define("f64", f"tensor.extract {name}[{place(b, name, t)}] : {t}")


def elementwise(b: SmoothBuilder) -> None:
    t = b.choose.of((LINE, TABLE))
    x, y = b.value(t), b.value(t)
    op = b.choose.of(("addf", "subf", "mulf"))
    b.define(t, f"math.sin {b.raw(f'arith.{op} {x}, {y} : {t}')} : {t}")


def chosen(b: SmoothBuilder) -> None:
    t = b.choose.of(tuple(TENSORS))
    b.define(t, f"arith.select {b.condition()}, {b.value(t)}, {b.value(t)} : {t}")


def slices(b: SmoothBuilder) -> None:
    """A part that is taken out, or put into another tensor."""
    kind, part = b.choose.integer(0, 4), "tensor<2xf64>"
    if kind == 0:
        b.define(OPEN, f"tensor.cast {row_of(b, b.value(TABLE))} : {ROW} to {OPEN}")
    elif kind == 1:
        x, (start, step) = b.value(LINE), b.choose.of(((0, 1), (0, 2), (1, 2), (2, 1)))
        p = b.raw(f"tensor.extract_slice {x}[{start}] [2] [{step}] : {LINE} to {part}")
        b.define(OPEN, f"tensor.cast {p} : {part} to {OPEN}")
    elif kind == 2:
        x, y, start = b.value(LINE), b.value(LINE), b.choose.integer(0, 2)
        p = b.raw(f"tensor.extract_slice {x}[{b.choose.integer(0, 2)}] [2] [1] : {LINE} to {part}")
        b.define(LINE, f"tensor.insert_slice {p} into {y}[{start}] [2] [1] : {part} into {LINE}")
    elif kind == 3:
        x, y = b.value(TABLE), b.value(TABLE)
        r, at = row_of(b, x), b.bounded_index(2)
        b.define(
            TABLE, f"tensor.insert_slice {r} into {y}[{at}, 0] [1, 3] [1, 1] : {ROW} into {TABLE}"
        )
    else:
        flat = b.raw(f"tensor.collapse_shape {b.value(TABLE)} [[0, 1]] : {TABLE} into {FLAT}")
        other = b.raw(f"math.tanh {flat} : {FLAT}")
        b.define(
            TABLE,
            f"tensor.expand_shape {other} [[0, 1]] output_shape [2, 3] : {FLAT} into {TABLE}",
        )


def row_of(b: SmoothBuilder, table: str) -> str:
    """A row of a table, of type `ROW`."""
    at = b.bounded_index(2)
    return b.raw(f"tensor.extract_slice {table}[{at}, 0] [1, 3] [1, 1] : {TABLE} to {ROW}")


def generic(b: SmoothBuilder) -> None:
    """Into a tensor whose old elements take part, or do not."""
    x, out, at = b.value(LINE), b.value(LINE), b.choose.of(("d0", "3 - d0"))
    name, u, v, w, y = (b.fresh() for _ in range(5))
    b.line(
        f"{name} = linalg.generic {{indexing_maps = [affine_map<(d0) -> ({at})>, "
        f'affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}} '
        f"ins({x} : {LINE}) outs({out} : {LINE}) {{"
    )
    b.line(f"^bb0({u}: f64, {v}: f64):")
    op = b.choose.of(("mulf", "addf"))
    b.line(f"  {w} = arith.{op} {u}, {v if b.choose.chance(2) else u} : f64")
    b.line(f"  {y} = math.sin {w} : f64")
    b.line(f"  linalg.yield {y} : f64")
    b.line(f"}} -> {LINE}")
    b.add(LINE, name)


def reductions(b: SmoothBuilder) -> None:
    """A sum of all, or of products with a row."""
    if b.choose.chance(2):
        x, name, zero = b.value(LINE), b.fresh(), b.raw("arith.constant dense<0.25> : tensor<f64>")
        into = f"outs({zero} : tensor<f64>) dimensions = [0]"
        b.line(f"{name} = linalg.reduce {{ arith.addf }} ins({x} : {LINE}) {into}")
        total = b.raw(f"tensor.extract {name}[] : tensor<f64>")
        b.define("f64", f"math.sin {total} : f64")
        return
    x, pair = b.value(TABLE), "tensor<2xf64>"
    row, start = row_of(b, x), b.raw(f"tensor.splat {b.value('f64')} : {pair}")
    product = b.raw(
        f"linalg.matvec ins({x}, {row} : {TABLE}, {ROW}) outs({start} : {pair}) -> {pair}"
    )
    bounded = b.raw(f"math.sin {product} : {pair}")
    b.define("f64", f"tensor.extract {bounded}[{b.bounded_index(2)}] : {pair}")


def padded(b: SmoothBuilder) -> None:
    x, low = b.value(LINE), b.choose.integer(0, 2)
    t, i, v, out = "tensor<6xf64>", b.fresh(), b.value("f64"), b.fresh()
    b.line(f"{out} = tensor.pad {x} low[{low}] high[{2 - low}] {{")
    b.line(f"^bb0({i}: index):")
    b.line(f"  tensor.yield {v} : f64")
    b.line(f"}} : {LINE} to {t}")
    at = b.choose.integer(0, 2)
    b.define(LINE, f"tensor.extract_slice {out}[{at}] [4] [1] : {t} to {LINE}")


def buffers(b: SmoothBuilder) -> None:
    """To memory that is written at once, or from a copy of some."""
    m = "memref<4xf64>"
    if b.choose.chance(2):
        target, x = b.buffer(m), b.value(LINE)
        b.line(
            f"bufferization.materialize_in_destination {x} in restrict writable {target} : "
            f"({LINE}, {m}) -> ()"
        )
        return
    copy = b.raw(f"bufferization.clone {b.buffer(m)} : {m} to {m}")
    b.define(LINE, f"bufferization.to_tensor {copy} restrict : {m} to {LINE}")


def forall(b: SmoothBuilder) -> None:
    """Each iteration puts a number of its own into a shared tensor."""
    x, start, i, o, out = b.value(LINE), b.value(LINE), *(b.fresh() for _ in range(3))
    b.line(f"{out} = scf.forall ({i}) in (4) shared_outs({o} = {start}) -> ({LINE}) {{")
    with b.block():
        at = b.raw(f"arith.subi {b.literal('index', 3)}, {i} : index")
        e = b.raw(f"tensor.extract {x}[{at if b.choose.chance(2) else i}] : {LINE}")
        y = b.raw(f"arith.mulf {e}, {b.value('f64')} : f64")
        p = b.raw(f"tensor.from_elements {b.raw(f'math.sin {y} : f64')} : tensor<1xf64>")
        types = f"tensor<1xf64> into {LINE}"
        b.line("scf.forall.in_parallel {")
        b.line(f"  tensor.parallel_insert_slice {p} into {o}[{i}] [1] [1] : {types}")
        b.line("}")
    b.line("}")
    b.add(LINE, out)


STATEMENTS = (
    extract, extract, insert, insert, insert, elementwise, chosen, slices, slices, generic,
    generic, reductions, padded, buffers, forall,
)  # fmt: skip
