"""Parts of tensors: slices, positions of static symbols, rows that integers choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .bodies import Call, Iterator, Literal
from .dtypes import FLOATS, fitting_array
from .shapes.notation import Axis, Index, Rest, Spec, Term, plain
from .shapes.refusals import refuse
from .shapes.rows import MEMORY_ORDER, ROWS
from .shapes.symbols import Position
from .tensors import Index as Symbolic
from .tensors import Operand, Tensor, as_position, as_tensor, computed, is_integer

INDEX_HELP = (
    "indices are integers, slices, symbols, None, `...`, or one tensor, array or list of integers"
)


def take(x: Tensor, at: Any) -> Tensor:
    """A part of a tensor, ``x[at]``, as NumPy has it; `x[ids]` are rows that a tensor chooses."""
    if isinstance(at, Tensor):
        return gather(x, at)
    if isinstance(at, list | np.ndarray):
        return gather(x, _rows_of(x, at))
    items = _full(x, list(at) if isinstance(at, tuple) else [at])
    rows = _row_of_axes(x)
    operand: dict[str, list[Axis]] = {kind: [] for kind in ROWS}
    result: dict[str, list[Axis]] = {kind: [] for kind in ROWS}
    sizes: dict[str, int] = {}
    axis = 0
    for item in items:
        if item is None:
            kind = rows[axis] if axis < len(rows) else "output"
            result[kind].append(Index())
            continue
        kind, size = rows[axis], x.shape[axis]
        index = _index(x, item, size, f"a{axis}", sizes)
        operand[kind].append(index)
        if index.terms:
            result[kind] += plain(index.terms[0][1])
        axis += 1
    spec = Spec((_term(operand),), _term(result), "[]")
    return computed(spec, (x,), 0, f"{x.label}.part", given=sizes)


def _rows_of(x: Tensor, at: Any) -> NDArray[np.int64]:
    """Numbers of entries of the first axis, which are known, from 0; AD1116 if there is no such."""
    ids = fitting_array(at, None, f"the index of {x.label}")
    if ids.size and ids.dtype.kind not in "iu":
        message = f"`{x.label}` is indexed by {ids.dtype}, not by integers"
        raise refuse("AD1117", message, "np.flatnonzero(mask)", [x.party])
    size = x.shape[0] if x.ndim else 0
    outside = ids[(ids < -size) | (ids >= size)]
    if outside.size:
        message = f"index {outside.flat[0]} is outside of an axis of `{x.label}` of size {size}"
        raise refuse("AD1116", message, None, [x.party])
    return np.where(ids < 0, ids + size, ids).astype(np.int64)


def _term(rows: dict[str, list[Axis]]) -> Term:
    return Term(*(tuple(rows[kind]) for kind in ROWS))


def _row_of_axes(x: Tensor) -> list[str]:
    """The row that each axis belongs to."""
    return [kind for kind in MEMORY_ORDER for _ in x.rows.row(kind).sizes]


def _full(x: Tensor, items: list[Any]) -> list[Any]:
    """An item for each axis, and one for each new axis."""
    dots = [at for at, item in enumerate(items) if item is Ellipsis]
    if len(dots) > 1:
        raise refuse("AD1116", "an index has two ellipses", None, [x.party])
    count = sum(item is not None and item is not Ellipsis for item in items)
    if count > x.ndim:
        message = f"`{x.label}` has {x.ndim} axes, and {count} are indexed"
        raise refuse("AD1116", message, None, [x.party])
    at = dots[0] if dots else len(items)
    rest = items[at + 1 :]
    return [*items[:at], *([slice(None)] * (x.ndim - count)), *rest]


def _index(x: Tensor, item: Any, size: int, label: str, sizes: dict[str, int]) -> Index:
    """The index of one axis; labels of what remains get sizes."""
    if isinstance(item, slice):
        start, stop, step = _bounds(x, item, size)
        sizes[label] = length = len(range(start, stop, step))
        start = start if length else 0
        return Index(((step, label),), Position(offset=start), is_window=True)
    position = as_position(item)
    if position is None:
        raise refuse("AD1117", f"{item!r} is no index of `{x.label}`", INDEX_HELP, [x.party])
    if not position.terms and position.offset < 0:
        position = Position(offset=position.offset + size)
    if position.low < 0 or position.high >= size:
        wrong = item if is_integer(item) else f"{item!r}, up to {position.high},"
        message = f"index {wrong} is outside of an axis of `{x.label}` of size {size}"
        raise refuse("AD1116", message, None, [x.party])
    return Index(position=position, is_window=True)


def _bounds(x: Tensor, item: slice, size: int) -> tuple[int, int, int]:
    parts = (item.start, item.stop, item.step)
    if not all(part is None or is_integer(part) for part in parts) or item.step == 0:
        help = "a moving part of fixed size is x.batch(i, size)"
        raise refuse("AD1117", f"{item!r} is no slice of `{x.label}`", help, [x.party])
    return item.indices(size)


def batch(x: Operand, at: Symbolic | Tensor | int, size: int) -> Tensor:
    """Entries of the first axis, as many as `size`, from ``at * size`` on: a batch of examples."""
    x = as_tensor(x)
    position = as_position(at)
    if position is None or not is_integer(size) or size < 1:
        message = f"a batch of `{x.label}` is so many entries at a symbol, not {size!r} at {at!r}"
        raise refuse("AD1117", message, "x.batch(symbol('i', 80), 10)", [x.party])
    start, last = position.times(size), (position.high + 1) * size
    if not x.ndim or position.low < 0 or last > x.shape[0]:
        count = x.shape[0] if x.ndim else "no"
        message = f"`{x.label}` has {count} entries, and batches of {size} go up to {last}"
        raise refuse("AD1116", message, None, [x.party])
    first = next(kind for kind in MEMORY_ORDER if x.rows.row(kind).sizes)
    rest = {kind: plain(*(f"{kind}{n}" for n in _after(x, kind, first))) for kind in ROWS}
    window = Index(((1, "at"),), start, is_window=True)
    operand = {kind: [window, *rest[kind]] if kind == first else [*rest[kind]] for kind in ROWS}
    result = {
        kind: [*plain("at"), *rest[kind]] if kind == first else [*rest[kind]] for kind in ROWS
    }
    spec = Spec((_term(operand),), _term(result), "batch")
    return computed(spec, (x,), 0, f"{x.label}.batch", given={"at": int(size)})


def _after(x: Tensor, kind: str, first: str) -> range:
    """Numbers of the axes of a row but the very first axis."""
    return range(1 if kind == first else 0, len(x.rows.row(kind).sizes))


def _integers(ids: Tensor) -> Tensor:
    if ids.dtype in FLOATS or ids.dtype == "i1":
        help = "make them integers: np.asarray(ids, np.int32), or ids.astype('i32')"
        message = f"`{ids.label}` chooses by {ids.dtype}, not by integers"
        raise refuse("AD1117", message, help, [ids.party])
    return ids


def gather(table: Operand, ids: Operand) -> Tensor:
    """Entries of the first output axis of a table, which integers choose: `table[ids]`.

    The result has the axes of ``ids`` and then the other axes of the table; it is zero where an
    integer is outside of the table. It is written as a sum over the axis with one term that is not
    zero, which the pass `gather-one-hot` makes a load.
    """
    table, ids = as_tensor(table), _integers(as_tensor(ids))
    for kind in ("batch", "input"):
        row = table.rows.row(kind)
        if row.sizes or row.open:
            message = f"`{table.label}` is no table: all its axes are output axes"
            raise refuse("AD1113", message, "use einsum with one_hot", [table.party, ids.party])
    chosen = Term((Rest("batch"),), (Rest("input"),), (Rest("c", False),))
    spec = Spec(
        (chosen, Term(output=(*plain("k"), Rest("d", False)))),
        Term((Rest("batch"),), (Rest("input"),), (Rest("c", False), Rest("d", False))),
        "gather",
    )
    is_it = Call("equal", (Iterator("k"), 0))
    body = Call("where", (is_it, 1, Literal(0)))
    kind = "or" if table.dtype == "i1" else "add"
    return computed(spec, (ids, table), body, "gather", kind=kind, init=True)


def one_hot(ids: Operand, count: int, dtype: str = "f32") -> Tensor:
    """A new last axis of so many elements: 1 at the integer, else 0."""
    ids = _integers(as_tensor(ids))
    if not is_integer(count) or count < 1:
        raise refuse("AD1116", f"one_hot makes an axis of a size from 1, not {count!r}")
    operand = Term((Rest("batch"),), (Rest("input"),), (Rest("c", False),))
    result = Term((Rest("batch"),), (Rest("input"),), (Rest("c", False), *plain("k")))
    body = Call("cast", (Call("equal", (Iterator("k"), 0)),), dtype)
    spec = Spec((operand,), result, "one_hot")
    return computed(spec, (ids,), body, "one_hot", given={"k": int(count)})


def iota(shape: Sequence[int] | int, dtype: str = "f32") -> Tensor:
    """Offsets in row-major order: 0, 1, 2, ..., in a tensor of a shape."""
    from .einsums import as_shape

    made = as_shape(shape)
    sizes = made.closed() or ()
    labels = [f"a{at}" for at in range(len(sizes))]
    body: Any = Literal(0)
    for label, size in zip(labels, sizes, strict=True):
        body = Call("add", (Call("multiply", (body, Literal(size))), Iterator(label)))
    rows = iter(labels)
    axes = {kind: [*plain(*(next(rows) for _ in made.row(kind).sizes))] for kind in MEMORY_ORDER}
    given = dict(zip(labels, sizes, strict=True))
    spec = Spec((), _term(axes), "iota")
    return computed(spec, (), Call("cast", (body,), dtype), "iota", given=given)
