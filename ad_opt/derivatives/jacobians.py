"""Whole matrices of derivatives: `jacobian` and `hessian`."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import numpy as np
from xdsl.dialects.builtin import (
    ComplexType,
    Float16Type,
    Float32Type,
    Float64Type,
    MemRefType,
    VectorType,
)
from xdsl.ir import Attribute

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.programs.address_parameters import copied_for, for_arguments, seen_with
from ad_opt.programs.function import Function
from ad_opt.programs.wrt import (
    Selection,
    chosen_buffers,
    name_of,
    not_differentiable,
    require_scalar,
    role_of,
    select,
)
from ad_opt.starts.jacobians import Blocks, Columns, Rows, WideColumns, filled
from ad_opt.starts.products import Hessian, empty_block
from ad_opt.values.arguments import Array, has_links
from ad_opt.values.fresh_arrays import share_memory, zeros_like
from ad_opt.values.own_types import holds_existentials
from ad_opt.values.record_numbers import Numbers, array_of_derivative, array_of_numbers, numbers_of

from . import hvp_plans, jvp_plans, pullback_plans
from .derivatives import (
    Derivative,
    check_each_argument,
    hvp,
    jvp,
    named,
    require_count,
    require_function,
    vjp,
)
from .jacobian_columns import WideCalls, width_for
from .plan_table import keep_plan, selection_key
from .record_calls import record_call
from .shadows import plan_by, plan_for

Mode: TypeAlias = Literal["auto", "forward", "reverse"]
if TYPE_CHECKING:
    from ad_opt.starts.short_way import ShortWay

Outputs: TypeAlias = "int | str | Sequence[int | str] | None"

REVERSE_COST = 4.0
"""Cost of a row in reverse mode, in columns of forward mode. Measured on a dense Jacobian of 128
x 128 sines: 16 ms by rows and 1.7 ms by columns, 9.5; where columns come one by one it is 1.6.
"""


def jacobian(
    f: Function, wrt: Selection = None, *, of: Outputs = None, mode: Mode = "auto"
) -> Derivative:
    """`ad_opt.jacobian` of a function of a program."""
    made = for_arguments(
        require_function(f, "jacobian"), lambda view: _jacobian_of(view, wrt, of, mode)
    )
    what = selection_key(wrt), selection_key(of), mode

    def run(*arguments: Any) -> Any:
        key = what, jvp_plans.key_of(f, arguments, ())
        plans = f.once("plans of jacobian", dict[object, "Rows | Columns | WideColumns"])
        known = plans.get(key)
        if known is not None and (found := known.run(arguments)) is not None:
            return found[0]
        result, learn = made(*arguments)
        if known is None and (learnt := learn()) is not None:
            planned, ways, about = learnt
            keep_plan(plans, key, planned)
            record_call(f, ("jacobian", what), [arguments], ways, about)
        return result

    return named(run, f, "jacobian")


def _jacobian_of(f: Function, wrt: Selection, of: Outputs, mode: Mode) -> Callable[..., Any]:
    """From arguments to the matrix, and what makes a plan of the call."""
    layout = _Layout.of(f, wrt, of)
    _require_real(f, layout.wanted)
    by_identity = any(isinstance(kind, MemRefType) for kind in f.signature.results)
    if mode not in ("auto", "forward", "reverse"):
        text = f"jacobian has no mode `{mode}`"
        raise not_differentiable(f.signature, text, "modes are auto, forward and reverse")

    def run(*arguments: Any) -> Any:
        check_each_argument(f, arguments)
        linked = any(has_links(arguments[at]) for at in (*layout.wanted, *layout.buffers))
        plan_for(f, arguments, plan_by(f, layout.wanted), linked=linked)  # AD0705
        if linked:
            found = _by_linked_rows(f, layout, arguments, mode)
            return _arranged(layout, found), lambda: None
        ins, outs = (_numbers(f, arguments, chosen) for chosen in (layout.wanted, layout.buffers))
        sizes = sum(x.size for x in ins), layout.numbers + sum(b.size for b in outs)
        few = by_identity or sizes[0] <= REVERSE_COST * sizes[1]
        forward = mode == "forward" or (mode == "auto" and few)
        blocks = (_by_columns if forward else _by_rows)(f, layout, arguments)
        result = _arranged(layout, [[block[()] for block in row] for row in blocks])
        return result, lambda: _learnt(f, layout, arguments, forward=forward)

    return run


def _arranged(layout: _Layout, blocks: Sequence[Sequence[Any]]) -> Any:
    rows = [row[0] if layout.single else tuple(row) for row in blocks]
    return rows[0] if len(rows) == 1 else tuple(rows)


Learnt: TypeAlias = (
    "tuple[Rows | Columns | WideColumns, Sequence[tuple[Function, ShortWay]], object]"
)
"""A plan, and what is written down of it."""


def _learnt(
    f: Function, layout: _Layout, arguments: Sequence[Any], *, forward: bool
) -> Learnt | None:
    """The short ways of a matrix; ``None`` where it has none."""
    signature = f.signature
    kinds = [signature.inputs[at] for at in (*layout.wanted, *layout.buffers)]
    kinds += [signature.results[at] for at in layout.active]
    if not all(_is_plain(kind) for kind in kinds):
        return None
    blocks = Blocks(
        layout.wanted, layout.single, layout.active, len(signature.results), layout.buffers,
        sorted(f.may_write()),
    )  # fmt: skip
    if not forward:
        point = copied_for(f, arguments) if f.may_write() else arguments
        found = pullback_plans.find(f, layout.wanted, point)
        if found is None:
            return None
        pulling, ways = found
        return (
            Rows(blocks, pulling, layout.names),
            ways,
            ("rows", blocks, pulling[3:], layout.names),
        )
    wide = _wide(f, layout, arguments)
    if wide is not None:
        if (made := wide.planned(blocks)) is None:
            return None
        return made, [(wide.mode.derived, made.short)], ("wide", blocks, made[2:])
    tangents: list[Any] = [None] * len(arguments)
    for at in (*layout.wanted, *layout.buffers):
        tangents[at] = _tangent(arguments[at], signature.inputs[at])
    known = jvp_plans.find(f, arguments, tangents)
    if known is None:
        return None
    directional, derived = known
    columns = Columns(blocks, directional)
    return columns, [(derived, directional.short)], ("columns", blocks, directional[1:])


def _is_plain(kind: Attribute) -> bool:
    """True for numbers and arrays of them, as NumPy has them."""
    element = kind.element_type if isinstance(kind, MemRefType) else kind
    return isinstance(element, Float16Type | Float32Type | Float64Type)


def hessian(f: Function, wrt: Selection = None) -> Derivative:
    """`ad_opt.hessian` of a function of a program."""
    made = for_arguments(require_function(f, "hessian"), lambda view: _hessian_of(view, wrt))

    def run(*arguments: Any) -> Any:
        key = hvp_plans.key_of_call(f, wrt, arguments, ())
        plans = f.once("plans of hessian", dict[object, Hessian])
        known = plans.get(key)
        if known is not None and (found := known.run(arguments)) is not None:
            return found[0]
        result = made(*arguments)
        if known is None:
            _learn(f, wrt, arguments, plans, key)
        return result

    return named(run, f, "hessian")


def _learn(
    f: Function,
    wrt: Selection,
    arguments: Sequence[Any],
    plans: dict[object, Hessian],
    key: tuple[object, object],
) -> None:
    """Keep how a Hessian is computed, if its columns are products that are planned."""
    view = seen_with(f, arguments)
    wanted, single = select(view.signature, wrt)
    kinds = view.signature.inputs
    if any(numbers_of(kinds[at]) is not None for at in wanted):
        return
    tangents: list[Any] = [None] * len(arguments)
    for at in wanted:
        tangents[at] = _tangent(arguments[at], kinds[at])
    known = hvp_plans.find(view, wanted, arguments, tangents)
    if known is None:
        return
    keep_plan(plans, key, Hessian(known.product, wanted, single))
    about = known.product.finish, wanted, single
    ways = [(known.derived, known.product.short)]
    record_call(f, ("hessian", key[0]), [arguments], ways, about)


def _hessian_of(f: Function, wrt: Selection) -> Derivative:
    require_scalar(f.signature, "hessian")
    wanted, single = select(f.signature, wrt)
    _require_real(f, wanted)

    def run(*arguments: Any) -> Any:
        check_each_argument(f, arguments)
        if any(has_links(arguments[at]) for at in wanted):
            text = f"no Hessian of @{f.name} is made by structs with addresses"
            hint = "use hvp, which gives its products in the form of gradients"
            raise not_differentiable(f.signature, text, hint)
        inputs = _numbers(f, arguments, wanted)
        kinds = [f.signature.inputs[i] for i in wanted]
        blocks = [[empty_block(x, y) for y in inputs] for x in inputs]
        for at, place, tangents in _directions(f, arguments, wanted):
            products = hvp(f, arguments, tangents, wrt=wanted)
            for row, product, kind in zip(blocks, products, kinds, strict=True):
                row[at][(..., *place)] = array_of_derivative(product, kind)
        return blocks[0][0][()] if single else tuple(tuple(b[()] for b in row) for row in blocks)

    return run


def _require_real(f: Function, wanted: Sequence[int]) -> None:
    """AD0705 for complex numbers, whose derivative is no matrix, and for existentials."""
    signature = f.signature
    if holds_existentials(signature):
        text = f"matrices of derivatives do not look into existentials, and @{f.name} has one"
        raise not_differentiable(signature, text, "use jvp, vjp and hvp")
    for kind in (*(signature.inputs[i] for i in wanted), *signature.results):
        element = getattr(kind, "element_type", None)
        if isinstance(kind, ComplexType) or isinstance(element, ComplexType):
            text = f"matrices of derivatives are of real numbers, and @{f.name} has `{kind}`"
            raise not_differentiable(signature, text, "use jvp, vjp and hvp")


def _numbers(f: Function, arguments: Sequence[Any], chosen: Sequence[int]) -> list[Array]:
    """The numbers in each of the chosen arguments, shaped as they count in a matrix."""
    return [array_of_numbers(arguments[i], f.signature.inputs[i]) for i in chosen]


@dataclass(frozen=True)
class _Layout:
    """Arguments and results of a Jacobian, with their sizes."""

    wanted: tuple[int, ...]
    single: bool
    results: int
    """Count of results that have a derivative."""
    numbers: int
    """Count of their numbers, but for those of buffers that are returned."""
    active: tuple[int, ...]
    """Positions among the results."""
    buffers: tuple[int, ...]
    names: tuple[str, ...]

    @staticmethod
    def of(f: Function, wrt: Selection, of: Outputs) -> _Layout:
        signature = f.signature
        wanted, single = select(signature, wrt)
        active = [i for i, kind in enumerate(signature.results) if role_of(kind) != "constant"]
        buffers = chosen_buffers(signature, of)
        names = tuple(name_of(signature, index) for index in buffers)
        if not active and not buffers:
            text = f"@{signature.name} has no floating-point result"
            hint = "name the buffers that it writes: jacobian(f, of=...)"
            raise not_differentiable(signature, text, hint)
        numbers = sum(_count(signature.results[i]) for i in active)
        return _Layout(wanted, single, len(active), numbers, tuple(active), buffers, names)


def _count(kind: Attribute) -> int:
    if isinstance(kind, VectorType):
        return math.prod(kind.get_shape())
    numbers = numbers_of(kind)
    return numbers.count if isinstance(numbers, Numbers) else 1


def _directions(
    f: Function, arguments: Sequence[Any], wanted: Sequence[int]
) -> Iterator[tuple[int, tuple[int, ...], list[Any]]]:
    """Unit tangents: which input, where in it, and the tangents of all arguments.

    Memory that several elements show has one tangent.
    """
    kinds = f.signature.inputs
    buffers = [i for i, k in enumerate(kinds) if role_of(k) == "buffer" and numbers_of(k) is None]
    shared = bool(buffers) and share_memory([arguments[i] for i in buffers])
    for at, index in enumerate(wanted):
        for place in np.ndindex(array_of_numbers(arguments[index], kinds[index]).shape):
            # Zeros for all inputs, so that every column is computed by the same function.
            tangents: list[Any] = [None] * len(arguments)
            for other in wanted:
                here = place if other == index else None
                tangents[other] = _tangent(arguments[other], kinds[other], here)
            if shared and index in buffers:
                twins = zeros_like([arguments[i] for i in buffers])
                twins[buffers.index(index)][place] = 1
                for other, twin in zip(buffers, twins, strict=True):
                    if other in wanted or twin.any():
                        tangents[other] = twin
            yield at, place, tangents


def _tangent(value: Any, kind: Attribute, place: tuple[int, ...] | None = None) -> Any:
    """A tangent that is one in a place, and zero elsewhere."""
    numbers = numbers_of(kind)
    if numbers is None and not isinstance(value, np.ndarray):
        return 0.0 if place is None else 1.0
    zeros = np.zeros_like(value) if numbers is None else np.zeros_like(numbers.read(value))
    if place is not None:
        zeros[place] = 1
    return zeros if numbers is None else numbers.write_derivative(value, zeros)


def _outputs(f: Function, layout: _Layout, arguments: Sequence[Any]) -> list[tuple[Any, Attribute]]:
    """Each output, and its type."""
    value: Any = f(*copied_for(f, arguments)) if layout.results else ()
    return _outputs_of(f, layout, arguments, value)


def _outputs_of(
    f: Function, layout: _Layout, arguments: Sequence[Any], value: Any
) -> list[tuple[Any, Attribute]]:
    """Each output, of which ``value`` are the results, and its type."""
    results = value if len(f.signature.results) > 1 else (value,)
    found = [(results[i], f.signature.results[i]) for i in layout.active]
    return found + [(arguments[i], f.signature.inputs[i]) for i in layout.buffers]


def _by_columns(f: Function, layout: _Layout, arguments: Sequence[Any]) -> list[list[Array]]:
    """Forward mode: one direction after the other, or several at once."""
    require_count(f, arguments)
    inputs = _numbers(f, arguments, layout.wanted)
    wide = _wide(f, layout, arguments)
    if wide is not None:
        blocks = _by_wide_columns(wide, inputs)
    else:
        blocks = list[list[Array]]()
        for at, place, columns in _columns(f, layout, arguments):
            if not blocks:
                blocks = [[empty_block(out, by) for by in inputs] for out in columns]
            for row, column in zip(blocks, columns, strict=True):
                row[at][(..., *place)] = column
    if not blocks:
        outputs = [array_of_numbers(*output) for output in _outputs(f, layout, arguments)]
        blocks = [[empty_block(out, by) for by in inputs] for out in outputs]
    return blocks


def _wide(f: Function, layout: _Layout, arguments: Sequence[Any]) -> WideCalls | None:
    """Forward mode in several directions at once, where there is one."""
    width = width_for(f, arguments, layout.wanted)
    if width == 1:
        return None
    try:
        return WideCalls(f, arguments, layout.wanted, width, layout.buffers)
    except DiagnosticError:
        return None  # some operation takes one direction at a time; it may be another error too


def _by_wide_columns(wide: WideCalls, inputs: Sequence[Array]) -> list[list[Array]]:
    blocks: list[list[Array]] = []
    for parts, outputs in wide:
        blocks = filled(blocks, inputs, parts, outputs)
    return blocks


def _columns(
    f: Function, layout: _Layout, arguments: Sequence[Any]
) -> Iterator[tuple[int, tuple[int, ...], list[Array]]]:
    ins, outs = f.signature.inputs, [f.signature.results[i] for i in layout.active]
    for at, place, tangents in _directions(f, arguments, layout.wanted):
        for index in layout.buffers:
            if tangents[index] is None:
                tangents[index] = _tangent(arguments[index], ins[index])
        point = copied_for(f, arguments) if f.may_write() else arguments
        _, dy = jvp(f, point, tangents)
        found = [] if not outs else list(dy) if layout.results > 1 else [dy]
        columns = [array_of_derivative(d, kind) for d, kind in zip(found, outs, strict=True)]
        columns += [array_of_derivative(tangents[i], ins[i]) for i in layout.buffers]
        yield at, place, columns


def _by_rows(f: Function, layout: _Layout, arguments: Sequence[Any]) -> list[list[Array]]:
    """Reverse mode: one output after the other."""
    inputs = _numbers(f, arguments, layout.wanted)
    kinds = [f.signature.inputs[i] for i in layout.wanted]
    point = copied_for(f, arguments) if f.may_write() else arguments
    value, pullback = vjp(f, *point, wrt=layout.wanted)
    outputs = _outputs_of(f, layout, arguments, value)
    shaped = [array_of_numbers(*output) for output in outputs]
    blocks = [[empty_block(out, by) for by in inputs] for out in shaped]
    pull = _puller(pullback, layout, outputs)
    for row, out in enumerate(shaped):
        for place in np.ndindex(out.shape):
            for block, gradient, kind in zip(blocks[row], pull(row, place), kinds, strict=True):
                block[place] = array_of_derivative(gradient, kind)
    return blocks


def _by_linked_rows(
    f: Function, layout: _Layout, arguments: Sequence[Any], mode: Mode
) -> list[list[Any]]:
    """Reverse mode by structs with addresses; AD0705 for forward mode, and for outputs in such."""
    from ad_opt.values.structs.blocks import stacked

    if mode == "forward" or any(has_links(arguments[at]) for at in layout.buffers):
        text = f"a Jacobian of @{f.name} by structs with addresses has a row for each number of "
        text += "results and arrays, by reverse mode"
        hint = "leave out `mode`, and choose no such struct by `of`"
        raise not_differentiable(f.signature, text, hint)
    value, pullback = vjp(f, *copied_for(f, arguments), wrt=layout.wanted)
    outputs = _outputs_of(f, layout, arguments, value)
    pull = _puller(pullback, layout, outputs)
    shapes = [array_of_numbers(*output).shape for output in outputs]
    return [stacked(shape, partial(pull, row)) for row, shape in enumerate(shapes)]


def _puller(
    pullback: Derivative, layout: _Layout, outputs: Sequence[tuple[Any, Attribute]]
) -> Callable[[int, tuple[int, ...] | None], tuple[Any, ...]]:
    def pull(row: int, place: tuple[int, ...] | None) -> tuple[Any, ...]:
        seeds = [
            _seed(value, kind, place if at == row else None)
            for at, (value, kind) in enumerate(outputs)
        ]
        named = dict(zip(layout.names, seeds[layout.results :], strict=True))
        return pullback(*seeds[: layout.results], **named)

    return pull


def _seed(value: Any, kind: Attribute, place: tuple[int, ...] | None) -> Any:
    """A cotangent that is one in a place."""
    if numbers_of(kind) is not None:
        return _tangent(value, kind, place)
    array = np.asarray(value)
    zeros = np.zeros(array.shape, array.dtype)
    if place is not None:
        zeros[place] = 1
    return zeros if isinstance(value, np.ndarray) or zeros.shape else zeros.item()
