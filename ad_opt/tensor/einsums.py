"""Operations in einsum notation: products, windows, axes end to end."""

from __future__ import annotations

from collections.abc import Iterator as Iterable
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import Any

from ad_opt.dialects.support.diagnostics.diagnostic import counted
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.diagnostics.python_places import user_line
from ad_opt.tensor.shapes.rows import decided_size

from .bodies import OPERATIONS, Call, Node, accumulated, type_of
from .dtypes import promoted
from .shapes.inference import infer
from .shapes.notation import Axes, Axis, Index, Joined, Rest, Spec, Term, parse, parse_shape, plain
from .shapes.refusals import refuse
from .shapes.rows import ROWS, Row, Shape, known_size
from .shapes.symbols import Position
from .tensors import Computed, Operand, Part, Tensor, as_tensor, computed, is_integer
from .tensors import literal as is_literal

KINDS = {"add": "add", "max": "max", "min": "min", "mul": "mul", "and": "and", "or": "or"}


def einsum(
    spec: str,
    *operands: Operand,
    combine: str | None = None,
    reduce: str = "add",
    shape: str | Sequence[int] | None = None,
    **sizes: int,
) -> Tensor:
    """Combine tensors along labelled axes: ``einsum("ij;jk=>ik", a, b)`` (`shapes/notation.py`).

    Elements are multiplied, or combined by another row of the table of operations (``"add"``,
    ``"where"``, ``"fma"``), and contributions to one element of the result accumulated by ``add``,
    ``max``, ``min`` or ``mul``. ``shape`` and sizes of labels say what operands do not.
    """
    read = parse(_text(spec))
    tensors = [as_tensor(one) for one in operands]
    if reduce not in KINDS:
        raise refuse("AD1117", f"{reduce!r} accumulates nothing", f"there are {', '.join(KINDS)}")
    body = _body(combine, len(tensors))
    given = {label: _size(label, size, read) for label, size in sizes.items()}
    target = None if shape is None else as_shape(shape)
    if any(isinstance(axis, Joined) for axis in _all_axes(read)):
        return _joined(read, tensors, body, reduce, given, target)
    read, tensors = _padded(read, tensors, reduce, given)
    label = "einsum"
    return computed(read, tensors, body, label, kind=reduce, init=True, given=given, target=target)


def _text(spec: Any) -> str:
    if not isinstance(spec, str):
        raise refuse("AD1112", f"{spec!r} is no text of an einsum", 'einsum("ij;jk=>ik", a, b)')
    return spec


def _size(label: str, size: Any, spec: Spec) -> int:
    if label not in spec.labels():
        raise refuse("AD1112", f"`{spec.text}` has no axis `{label}`")
    if not is_integer(size) or size < 0:
        raise refuse("AD1112", f"the size of axis `{label}` is an integer from 0, not {size!r}")
    return int(size)


def as_shape(shape: Any) -> Shape:
    """A shape that is written, or a tuple of sizes of output axes; AD1112 if it is none."""
    if isinstance(shape, str):
        return parse_shape(shape)
    sizes = (shape,) if is_integer(shape) else shape
    if not isinstance(sizes, list | tuple) or not all(is_integer(s) and s >= 0 for s in sizes):
        raise refuse(
            "AD1112", f"{shape!r} is no shape", 'write `(2, 3)`, `"10|2->16"` or `"...->16"`'
        )
    return Shape(output=Row(tuple(map(int, sizes))))


def _body(combine: str | None, count: int) -> Node:
    """Operands, combined by an operation of the table; by default, their product."""
    arguments = tuple(range(count))
    if combine is None:
        return 0 if count == 1 else Call("product", arguments)
    row = OPERATIONS.get(combine)
    if row is None or row.arity not in (count, -1):
        which = (
            "is unknown" if row is None else f"takes {counted(row.arity, 'operand')}, not {count}"
        )
        fitting = [name for name, one in OPERATIONS.items() if one.arity in (count, -1)]
        near = did_you_mean(str(combine), fitting)
        help = near or f"those of {counted(count, 'operand')} are {', '.join(sorted(fitting))}"
        raise refuse("AD1117", f"the operation {combine!r} {which}", help)
    return Call(combine, arguments)


def _all_axes(spec: Spec) -> Iterable[Axis]:
    for term in (*spec.operands, spec.result):
        yield from term.all()


def _with_rows(term: Term, change: Any) -> Term:
    return Term(*(tuple(change(kind, axis) for axis in term.row(kind)) for kind in ROWS))


# Padded windows.


def _padded(
    spec: Spec, tensors: list[Tensor], kind: str, given: dict[str, int]
) -> tuple[Spec, list[Tensor]]:
    """The operation on tensors that have margins where windows reach outside.

    Sizes of the labels of such windows are given from now on.
    """
    if not any(isinstance(axis, Index) and axis.is_padded for axis in _all_axes(spec)):
        return spec, tensors
    solved = infer(spec, [t.rows for t in tensors], [t.party for t in tensors], given)
    terms: list[Term] = []
    made: list[Tensor] = []
    for term, tensor in zip(spec.operands, tensors, strict=True):
        margins: dict[tuple[str, int], tuple[int, int]] = {}
        rows: list[Axes] = []
        for row in ROWS:
            axes: list[Axis] = []
            known = tensor.rows.row(row).sizes
            for at, axis in enumerate(term.row(row)):
                if isinstance(axis, Index) and axis.is_padded:
                    behind = len(term.row(row)) - at
                    at = len(known) - behind if _after_rest(term.row(row), at) else at
                    sizes = {name: decided_size(solved.sizes[name]) for _, name in axis.terms}
                    given |= sizes
                    size = decided_size(known[at])
                    margins[row, at] = _margins(axis, sizes, size)
                    axis = replace(axis, is_padded=False, is_window=True)
                axes.append(axis)
            rows.append(tuple(axes))
        terms.append(Term(*rows))
        made.append(_pad_rows(tensor, margins, kind) if margins else tensor)
    return Spec(tuple(terms), spec.result, spec.text), made


def _after_rest(axes: Axes, at: int) -> bool:
    return any(isinstance(axis, Rest) for axis in axes[:at])


def _margins(axis: Index, sizes: dict[str, int], size: int) -> tuple[int, int]:
    """Widths before and behind an axis, so that a window stands at every stride."""
    reach = 1
    for coefficient, name in axis.terms:
        reach += coefficient * (sizes[name] - 1)
    width = max(reach - size, 0)
    return width // 2, width - width // 2


def _pad_rows(tensor: Tensor, margins: dict[tuple[str, int], tuple[int, int]], kind: str) -> Tensor:
    rows: list[Axes] = []
    result: list[Axes] = []
    sizes: list[Row] = []
    for row in ROWS:
        axes, into, made = list[Axis](), list[Axis](), list[int]()
        for at, size in enumerate(tensor.rows.row(row).sizes):
            label = f"{row}{at}"
            before, behind = margins.get((row, at), (0, 0))
            axes.append(Index(((1, label),)))
            position = Position(offset=before)
            into.append(Index(((1, label),), position, is_window=before + behind > 0))
            made.append(decided_size(size) + before + behind)
        rows.append(tuple(axes))
        result.append(tuple(into))
        sizes.append(Row(tuple(made)))
    spec = Spec((Term(*rows),), Term(*result), "pad")
    target = Shape(*sizes)
    label = f"{tensor.label}.padded"
    return computed(spec, (tensor,), 0, label, kind=kind, init=True, target=target)


def pad(x: Operand, widths: Sequence[Sequence[int]], kind: str = "add") -> Tensor:
    """The tensor with margins, of two widths for each axis of its output row.

    Margins hold the neutral element of an accumulation: 0 of ``add``, 1 of ``mul``, -inf of
    ``max``.
    """
    x = as_tensor(x)
    if kind not in ("add", "mul", "max", "min"):
        message = f"margins hold what add, mul, max or min begins with, not {kind!r}"
        raise refuse("AD1113", message, None, [x.party])
    if not _are_widths(widths, len(x.rows.row("output").sizes)):
        message = f"margins are two widths for each of the output axes of `{x.label}`"
        raise refuse("AD1113", message, "pad(x, [(1, 1), (0, 2)])", [x.party])
    margins = {("output", at): (int(a), int(b)) for at, (a, b) in enumerate(widths)}
    if any(width < 0 for both in margins.values() for width in both):
        raise refuse("AD1116", f"margins of `{x.label}` are negative", "take a slice", [x.party])
    return _pad_rows(x, margins, _filling([x]) if kind == "add" else kind)


def _are_widths(widths: Any, count: int) -> bool:
    """True for a pair of integers for each of so many axes."""
    pairs: list[Any] = list(widths) if isinstance(widths, list | tuple) else []
    return len(pairs) == count and all(
        isinstance(pair, list | tuple) and len(pair) == 2 and all(map(is_integer, pair))
        for pair in pairs
    )


# Axes end to end.


def _joined(
    spec: Spec,
    tensors: list[Tensor],
    body: Node,
    kind: str,
    given: dict[str, int],
    target: Shape | None,
) -> Tensor:
    """One assignment for each choice of a part of every joined axis."""
    joined = list(dict.fromkeys(axis for axis in _all_axes(spec) if isinstance(axis, Joined)))
    sizes = dict(given) | _label_sizes(spec, tensors)
    for label in (label for one in joined for label in one.labels):
        if label not in sizes:
            message = f"the size of axis `{label}` of `{spec.text}` cannot be inferred"
            parties = [one.party for one in tensors]
            raise refuse("AD1111", message, f"give it: einsum(..., {label}=3)", parties)
    for term, tensor in zip(spec.operands, tensors, strict=True):
        _check_joined(spec, term, tensor.rows, sizes, tensor)
    parts: list[Part] = []
    for choice in product(*(one.labels for one in joined)):
        chosen = dict(zip(joined, choice, strict=True))
        part = _part(spec, tensors, chosen, sizes, kind, body)
        if part is not None:
            parts.append(part)
    if not parts:
        raise refuse("AD1115", f"`{spec.text}` puts nothing into its result")
    if target is not None:
        _check_joined(spec, spec.result, target, sizes)
    shape = target or _joined_shape(spec, tensors, sizes)
    dtype, parts = _of_one_type(kind, parts)
    first = replace(parts[0], init=True)
    parts = [_checked(part, shape) for part in (first, *parts[1:])]
    return Tensor(shape, dtype, "concat", Computed(tuple(parts)), user_line())


def _check_joined(
    spec: Spec, term: Term, shape: Shape, sizes: dict[str, int], tensor: Tensor | None = None
) -> None:
    """Refuse parts of a joined axis that are more or less than the axis (AD1110)."""
    for row in ROWS:
        for axis, size in zip(term.row(row), shape.row(row).sizes, strict=False):
            size = known_size(size)
            if isinstance(axis, Joined) and isinstance(size, int):
                parts = [sizes[label] for label in axis.labels]
                if sum(parts) != size:
                    whose = "what is asked for" if tensor is None else f"`{tensor.label}`"
                    named, shown = "^".join(axis.labels), " + ".join(map(str, parts))
                    message = f"axis `{named}` of `{spec.text}` is {shown}, and {size} in {whose}"
                    parties = [] if tensor is None else [tensor.party]
                    raise refuse("AD1110", message, None, parties)


def _of_one_type(kind: str, parts: list[Part]) -> tuple[str, list[Part]]:
    """The type that holds the elements of all parts, and the parts, which accumulate it."""
    types = [type_of(part.body, [one.dtype for one in part.operands]) for part in parts]
    dtype = promoted(one for one in types if one is not None)
    made = [accumulated(kind, dtype, part.body) for part in parts]
    return made[0][0], [replace(part, body=one[1]) for part, one in zip(parts, made, strict=True)]


def _label_sizes(spec: Spec, tensors: list[Tensor]) -> dict[str, int]:
    """Sizes of labels that operands have as plain axes."""
    found: dict[str, int] = {}
    for term, tensor in zip(spec.operands, tensors, strict=False):
        for row in ROWS:
            axes, sizes = term.row(row), tensor.rows.row(row).sizes
            if len(axes) != len(sizes):
                continue
            for axis, size in zip(axes, sizes, strict=True):
                size = known_size(size)
                if isinstance(axis, Index) and axis.label and isinstance(size, int):
                    found.setdefault(axis.label, size)
    return found


def _names(term: Term) -> set[str]:
    """Labels of the axes that are not joined."""
    return {name for axis in term.all() if isinstance(axis, Index) for _, name in axis.terms}


def _part(
    spec: Spec,
    tensors: list[Tensor],
    chosen: dict[Joined, str],
    sizes: dict[str, int],
    kind: str,
    body: Node,
) -> Part | None:
    """The assignment of one part of every joined axis; ``None`` if it has no operand."""
    away = {label for one, kept in chosen.items() for label in one.labels if label != kept}

    def change(_: str, axis: Axis) -> Axis:
        if not isinstance(axis, Joined):
            return axis
        label = chosen[axis]
        before = sum(sizes[one] for one in axis.labels[: axis.labels.index(label)])
        return Index(((1, label),), Position(offset=before), is_window=True)

    if _names(spec.result) & away:
        return None
    kept: list[tuple[Term, Tensor]] = []
    for term, tensor in zip(spec.operands, tensors, strict=True):
        if not _names(term) & away:
            kept.append((_with_rows(term, change), tensor))
    if not kept:
        return None
    if not set(chosen.values()) <= set[str]().union(*(_names(term) for term, _ in kept)):
        return None
    if len(kept) > 1:
        names = " and ".join(f"`{one.label}`" for _, one in kept)
        message = f"part `{', '.join(chosen.values())}` of `{spec.text}` could be of {names}"
        help = "give each operand a label of its own: `a;b=>a^b`"
        raise refuse("AD1115", message, help, [one.party for _, one in kept])
    result = _with_rows(spec.result, change)
    terms, operands = zip(*kept, strict=True)
    part = Spec(tuple(terms), result, spec.text)
    given = {label: sizes[label] for label in part.labels() if label in sizes}
    return Part(part, tuple(operands), 0 if len(kept) == 1 else body, kind, False, given)


def _joined_shape(spec: Spec, tensors: list[Tensor], sizes: dict[str, int]) -> Shape:
    rows: list[Row] = []
    for row in ROWS:
        found: list[int] = []
        for axis in spec.result.row(row):
            match axis:
                case Joined():
                    found.append(sum(sizes[label] for label in axis.labels))
                case Index(label=str() as label) if label in sizes:
                    found.append(sizes[label])
                case _:
                    message = f"`{spec.text}` joins axes, so its other axes are labels of operands"
                    raise refuse("AD1113", message, None, [one.party for one in tensors])
        rows.append(Row(tuple(found)))
    return Shape(*rows)


def _checked(part: Part, shape: Shape) -> Part:
    """The part, whose shapes fit."""
    shapes, parties = zip(*((one.rows, one.party) for one in part.operands), strict=True)
    infer(part.spec, shapes, parties, part.given, shape)
    return part


def concatenate(tensors: Sequence[Operand], axis: int = 0) -> Tensor:
    """Tensors end to end along an output axis; the other axes are the same."""
    listed = list(tensors) if isinstance(tensors, list | tuple) else []
    found = [as_tensor(one) for one in listed if is_literal(one) is None]
    if not found or len(found) < len(listed):
        raise refuse("AD1117", "what is joined are tensors with axes, at least one")
    count = found[0].ndim
    for one in found:
        if one.ndim != count:
            message = f"`{found[0].label}` has {count} axes, and `{one.label}` has {one.ndim}"
            raise refuse("AD1113", message, None, [found[0].party, one.party])
    if not is_integer(axis) or not -count <= axis < count:
        message = f"`{found[0].label}` has {count} axes, and none of the number {axis!r}"
        raise refuse("AD1116", message, None, [found[0].party])
    axis %= count
    for one in found:
        _check_others(found[0], one, axis)
    labels, parts = [f"a{at}" for at in range(count)], [f"p{at}" for at in range(len(found))]
    operands = tuple(Term(output=plain(*labels[:axis], p, *labels[axis + 1 :])) for p in parts)
    result = (*plain(*labels[:axis]), Joined(tuple(parts)), *plain(*labels[axis + 1 :]))
    spec = Spec(operands, Term(output=result), f"concatenate along axis {axis}")
    return _joined(spec, found, _body(None, len(found)), _filling(found), {}, None)


def _check_others(first: Tensor, one: Tensor, axis: int) -> None:
    """AD1110 if two tensors that are joined along an axis differ in another one."""
    rows = (tensor.rows.output.known().sizes for tensor in (first, one))
    for at, (size, other) in enumerate(zip(*rows, strict=True)):
        if at != axis and isinstance(size, int) and isinstance(other, int) and size != other:
            message = (
                f"axis {at} of `{first.label}` is {size}, and of `{one.label}` {other}: what is "
                f"joined along axis {axis} has the other axes in common"
            )
            raise refuse("AD1110", message, None, [first.party, one.party])


def _filling(tensors: Sequence[Tensor]) -> str:
    """The accumulation that leaves elements of these types as they are."""
    return "or" if promoted(one.dtype for one in tensors) == "i1" else "add"
