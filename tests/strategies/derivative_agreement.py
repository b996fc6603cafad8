"""Do all ways to a derivative of a program agree? Forward, reverse, dual numbers, differences.

`disagreements(program)` looks at one point and says what differs. Forms of a program (its regions
as blocks, prepared, with fewer rules) have the same derivative to rounding; machine code has that
of the interpreter to the last bit.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property, lru_cache
from types import SimpleNamespace
from typing import Any, Protocol

import numpy as np
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.lowering.interpreters.values.values import Allocation
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.pipelines import derivative
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

import ad_opt
from derivative_runs import (
    Reverse,
    pipeline,
    run_vjp,
    run_vjp_tangent,
    second_difference,
)
from derivatives import (
    Vector,
    directional_difference,
    dual_derivative,
    flat,
    flatten,
    interpreter_call,
    is_float,
    outputs,
    random_tangents,
)
from forward_runs import jvp
from kinks import distance

BLOCKS = "lower-linalg-to-loops,lower-affine-to-scf,lower-scf-to-cf"
FORMS: dict[str, dict[str, Any]] = {
    "as written": {"prepare": False},
    "prepared": {},
    "blocks": {"before": BLOCKS, "prepare": False},
    "minimal": {"prepare": False, "context": "minimal"},
    "blocks, prepared": {"before": BLOCKS},
}
REFUSALS = {"AD0701", "AD0706", "AD0707", "AD0708"}
"""Refusals that a derivative may end in: something in the program has none."""
LARGEST = 1e5
"""Derivatives beyond this amplify rounding, so that there is nothing to compare."""


class Differentiable(Protocol):
    """A function at a point."""

    @property
    def text(self) -> str:
        """The module."""
        ...

    @property
    def entry(self) -> str:
        """The function's name."""
        ...

    @property
    def narrow(self) -> bool:
        """True if some numbers are ``f32``."""
        ...

    @property
    def seed(self) -> int:
        """Of the directions."""
        ...

    def arguments(self) -> list[Any]:
        """Fresh arguments, the same at every call."""
        ...


@dataclass
class Point:
    """Facts about a program at its point, known without differentiating it."""

    program: Differentiable

    @cached_property
    def module(self) -> Any:
        return read(self.program.text)[1]

    @cached_property
    def signature(self) -> Any:
        name = self.program.entry
        (op,) = (
            op
            for op in self.module.ops
            if op.name == "func.func" and op.properties["sym_name"].data == name
        )
        return SimpleNamespace(
            inputs=list(op.function_type.inputs), results=list(op.function_type.outputs)
        )

    @cached_property
    def call(self) -> Callable[..., Any]:
        return interpreter_call(self.module, self.program.entry)

    @cached_property
    def outputs(self) -> Vector:
        return outputs(self.call, self.program.arguments())

    @cached_property
    def left_over(self) -> int:
        """Buffers that the program does not free."""
        with counted_buffers() as made:
            outputs(self.call, self.program.arguments())
        return left_over(made)

    @cached_property
    def tangents(self) -> list[Any]:
        return random_tangents(self.program.arguments(), self.program.seed)

    @cached_property
    def dual(self) -> tuple[Vector, Vector]:
        return dual_derivative(
            self.module, self.program.entry, self.program.arguments(), self.tangents
        )

    @cached_property
    def weights(self) -> Vector:
        rng = np.random.default_rng(self.program.seed + 1)
        return rng.uniform(-1.0, 1.0, self.outputs.size)

    @property
    def is_tame(self) -> bool:
        everything = np.concatenate([self.outputs, *self.dual])
        return bool(
            np.all(np.isfinite(everything))
            and np.max(np.abs(everything), initial=0) < (1e3 if self.coarse else LARGEST)
        )

    @property
    def eps(self) -> float:
        """Rounding, in units of that of ``f64``."""
        return 1e7 if self.program.narrow else 1.0

    @property
    def coarse(self) -> float:
        """Change by rounding in 16 bits, of the largest number; bits cancel in sums."""
        return 0.2 if "bf16" in self.program.text else 0.05 if "f16" in self.program.text else 0.0


@lru_cache(maxsize=4)
def read(text: str) -> tuple[Context, ModuleOp]:
    """A module that nobody changes."""
    context = make_context()
    return context, parse_module(context, text, "in.mlir")


def options_of(program: Differentiable, form: str) -> dict[str, Any]:
    """Make a form of a program; tensors become buffers first."""
    options = FORMS[form]
    if "tensor<" not in program.text:
        return options
    before = options.get("before", "")
    return {**options, "before": f"bufferize-tensors,{before}".rstrip(",")}


def differentiated(program: Differentiable, line: str) -> Any:
    """The module after a pipeline, verified."""
    context, parsed = read(program.text)
    module = parsed.clone()
    PassManager.parse(context, line + ",verify-strict").run(module)
    return module


def interpreted(module: Any, name: str) -> Callable[..., Any]:
    return lambda *arguments: run_function(module, name, list(arguments))


def disagreements(
    program: Differentiable,
    forms: Sequence[str] = tuple(FORMS),
    *,
    quick: bool = False,
    notes: list[str] | None = None,
) -> Iterator[str]:
    """Faults, each as a sentence; errors count. ``quick``: no differences, no constants.

    ``notes`` gets the reasons why there was nothing to compare.
    """
    point, notes = Point(program), [] if notes is None else notes
    if not point.is_tame:
        notes.append("are not tame")
        return
    if not quick:
        yield from differences_disagree(point)
    for form in forms:
        try:
            yield from form_disagrees(point, form, quick)
        except DiagnosticError as error:
            (first, *_) = error.diagnostics
            if first.code not in REFUSALS:
                yield f"{form}: {error}"
            notes.append(f"refused by {first.code}")
        except Exception as error:
            yield f"{form}: {type(error).__name__}: {error}"


def differences_disagree(point: Point) -> Iterator[str]:
    """Dual numbers against extrapolated differences, unless a kink is near."""
    program = point.program
    if program.narrow:
        return
    step = distance(point.module, program.entry, program.arguments(), point.tangents) / 4
    if step < 2e-4:
        return
    step = min(step, 1e-2)
    for factor in (1.0, 0.1):
        found = directional_difference(
            point.call, program.arguments(), point.tangents, step * factor
        )
        if found.agrees(point.dual[1]):
            return
    yield f"dual numbers {point.dual[1]}, differences {found.value} +- {found.error}"


def form_disagrees(point: Point, form: str, quick: bool = False) -> Iterator[str]:
    """Forward and reverse mode of one form, in the interpreter; ``quick``: of one module."""
    name, options = point.program.entry, options_of(point.program, form)
    kinds = ("jvp", "vjp") if quick else ("jvp",)
    forward = reverse = differentiated(point.program, pipeline(name, *kinds, **options))
    yield from forward_disagrees(point, interpreted(forward, f"{name}_jvp"), form)
    if not quick:
        reverse = differentiated(point.program, pipeline(name, "vjp", **options))
    call = interpreted(reverse, f"{name}_vjp")
    yield from reverse_disagrees(point, call, form)
    if point.program.seed % 3 == 0:
        yield from discarded_disagree(point, call, form)
    if not quick:
        yield from constants_disagree(point, pulled(point, call), form)


def discarded_disagree(point: Point, call: Callable[..., Any], form: str) -> Iterator[str]:
    """Compare gradients under ``memory=discarded`` with usual ones, bit for bit but for sums
    that run in another order.
    """
    name, arrays = point.program.entry, [a for a in point.program.arguments() if is_array(a)]
    apart = len({id(a) for a in arrays}) == len(arrays)
    memory = f"memory=discarded{' apart=true' if apart else ''}"
    options = options_of(point.program, form)
    module = differentiated(point.program, pipeline(name, "vjp", memory=memory, **options))
    expected = pulled(point, call).gradient
    found = pulled(point, interpreted(module, f"{name}_vjp")).gradient
    if not near(found, expected, max(1e-10 * point.eps, point.coarse), expected):
        yield f"{form}: gradient {found} with {memory}, else {expected}"
    yield from left_disagree(point, expected, form)


def left_disagree(point: Point, expected: Vector, form: str) -> Iterator[str]:
    """Compare memory under ``memory=left`` with what the program leaves, and the gradients."""
    name, options = point.program.entry, options_of(point.program, form)
    module = differentiated(point.program, pipeline(name, "vjp", memory="memory=left", **options))
    run = pulled(point, interpreted(module, f"{name}_vjp"))
    if not near(run.gradient, expected, max(1e-10 * point.eps, point.coarse), expected):
        yield f"{form}: gradient {run.gradient} with memory=left, else {expected}"
    arguments = point.program.arguments()
    point.call(*arguments)
    for at, (now, then) in enumerate(zip(run.arguments, arguments, strict=True)):
        if is_array(now) and not np.array_equal(now, then, equal_nan=True):
            yield f"{form}: memory=left leaves argument {at} as {now}, the program as {then}"


def is_array(value: Any) -> bool:
    return isinstance(value, np.ndarray)


def forward_disagrees(point: Point, call: Callable[..., Any], form: str) -> Iterator[str]:
    found = jvp(call, point.program.arguments(), point.tangents)
    if not near(found, point.dual[1], max(1e-12 * point.eps, point.coarse), point.dual[1]):
        yield f"{form}: forward mode {found}, dual numbers {point.dual[1]}"


def pulled(
    point: Point, call: Callable[..., Any], constant: frozenset[int] = frozenset()
) -> Reverse:
    """Gradients of the weighted outputs."""
    arguments = point.program.arguments()
    return run_vjp(call, point.signature, arguments, point.weights, constant)


@contextmanager
def counted_buffers() -> Iterator[list[Allocation]]:
    """The buffers that the interpreter makes meanwhile."""
    made: list[Allocation] = []
    right = Allocation.__init__

    def noted(self: Allocation, *given: Any, **named: Any) -> None:
        right(self, *given, **named)
        made.append(self)

    Allocation.__init__ = noted
    try:
        yield made
    finally:
        Allocation.__init__ = right


def left_over(made: Sequence[Allocation]) -> int:
    """The number of buffers of the heap that nobody has freed."""
    return sum(allocation.alive and allocation.heap for allocation in made)


def reverse_disagrees(point: Point, call: Callable[..., Any], form: str) -> Iterator[str]:
    """The transpose of dual numbers; the primal's values, bit for bit; the state put back."""
    with counted_buffers() as made:
        run = pulled(point, call)
    if left_over(made) > point.left_over:
        yield f"{form}: reverse mode leaves {left_over(made)} buffers, not {point.left_over}"
    arguments = point.program.arguments()
    directions = flatten([t for a, t in zip(arguments, point.tangents, strict=True) if is_float(a)])
    terms = point.weights * point.dual[1]
    sizes = np.concatenate([terms, run.gradient * directions, [1e-3]])
    expected, found = float(terms.sum()), float(run.gradient @ directions)
    if not near(found, expected, max(1e-10 * point.eps, point.coarse), sizes):
        yield f"{form}: reverse mode {found}, forward mode {expected}"
    values = point.outputs[: run.values.size]
    if not np.array_equal(run.values, values, equal_nan=True):
        yield f"{form}: reverse mode gives the values {run.values}, the program {values}"
    for at, (now, before) in enumerate(zip(run.arguments, arguments, strict=True)):
        if isinstance(now, np.ndarray) and not np.array_equal(now, before, equal_nan=True):
            yield f"{form}: reverse mode leaves argument {at} as {now}, it was {before}"


def constants_disagree(point: Point, full: Reverse, form: str) -> Iterator[str]:
    """With some arguments constant the others have the gradients that they have anyway."""
    program = point.program
    rng = random.Random(program.seed)
    arguments = program.arguments()
    fixed = frozenset(
        at
        for at, (value, kind) in enumerate(zip(arguments, point.signature.inputs, strict=True))
        if is_float(value) and not str(kind).startswith("memref") and rng.random() < 0.5
    )
    floats = {at for at, value in enumerate(arguments) if is_float(value)}
    if not fixed or fixed == floats:
        return
    name, options = program.entry, options_of(program, form)
    module = differentiated(program, pipeline(name, "vjp", constant=sorted(fixed), **options))
    found = pulled(point, interpreted(module, f"{name}_vjp"), fixed).gradient
    expected = full.gradient.copy()
    seen, place = set[int](), 0
    for at, value in enumerate(arguments):
        if not is_float(value) or id(value) in seen:
            continue
        size = flat(value).size
        if isinstance(value, np.ndarray):
            seen.add(id(value))
        if at in fixed:
            expected[place : place + size] = found[place : place + size] = 0.0
        place += size
    if not near(found, expected, max(1e-10 * point.eps, point.coarse), full.gradient):
        yield f"{form}: with {sorted(fixed)} constant, the gradient is {found}, not {expected}"


def near(found: Any, expected: Any, rtol: float, sizes: Any) -> bool:
    size = float(np.max(np.abs(sizes), initial=0.0)) + 1e-3
    return bool(np.all(np.abs(np.asarray(found) - expected) <= rtol * size))


def machine_code_disagrees(
    program: Differentiable, kind: str, form: str = "as written"
) -> Iterator[str]:
    """Machine code of the derivative at -O0 and -O3 against the interpreter, bit for bit."""
    point = Point(program)
    if not point.is_tame:
        return
    made = f"{program.entry}_{kind}"
    line = pipeline(program.entry, kind, **options_of(program, form))
    module = differentiated(program, line)
    run = run_of(point, kind)
    expected = run(interpreted(module, made))
    text = str(module)
    plain = ad_opt.load(text, opt_level=0, veclib=False, cache=False)
    plain.ir("llvm-ir")  # what is known before `with_options` is shared
    for level in (0, 3):
        call = plain.with_options(opt_level=level)[made]
        for time in ("", ", called again"):
            found = run(call)
            if found.tobytes() != expected.tobytes():
                yield f"{form}: {kind} at -O{level}{time}: {found}, interpreter {expected}"


def run_of(point: Point, kind: str) -> Callable[[Callable[..., Any]], Vector]:
    """Run a derivative: everything it gives as one vector; NaNs are one."""

    def forward(call: Callable[..., Any]) -> Vector:
        return jvp(call, point.program.arguments(), point.tangents) + 0.0

    def reverse(call: Callable[..., Any]) -> Vector:
        found = pulled(point, call)
        arrays = [a for a in found.arguments if isinstance(a, np.ndarray)]
        return np.concatenate([found.values, found.gradient, flatten(arrays)]) + 0.0

    return forward if kind == "jvp" else reverse


def second_order_disagrees(program: Differentiable) -> Iterator[str]:
    """Forward over reverse mode against differences of the gradient."""
    point = Point(program)
    if program.narrow or "tensor<" in program.text or not point.is_tame:
        return
    name = program.entry
    step = distance(point.module, name, program.arguments(), point.tangents) / 4
    if step < 2e-4:
        return
    second = differentiated(program, derivative(name, "vjp_jvp"))
    call = interpreted(second, f"{name}_vjp_jvp")
    arguments = program.arguments()
    direction = flatten([t for a, t in zip(arguments, point.tangents, strict=True) if is_float(a)])
    found = run_vjp_tangent(call, point.signature, arguments, direction, point.weights)
    first = differentiated(program, pipeline(name, "vjp", prepare=False))
    pull = interpreted(first, f"{name}_vjp")

    def gradient(values: Sequence[Any]) -> Vector:
        return run_vjp(pull, point.signature, values, point.weights).gradient

    for factor in (1.0, 0.1):
        expected = second_difference(gradient, arguments, direction, min(step, 1e-2) * factor)
        # The arguments, which are moved, come last.
        value, error = expected.value[: found.size], expected.error[: found.size]
        size = 1.0 + np.max(np.abs(found), initial=0.0)
        if np.all(np.abs(value - found) <= 4 * error + 1e-6 * size):
            return
    yield f"second order: forward over reverse {found}, differences {value} +- {error}"
