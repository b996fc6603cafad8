"""`check_grads`: derivatives against each other and against differences, for any function.

Forward and reverse mode must agree to rounding (``<w, J v> = <Jᵀ w, v>``), and both must agree with
differences of the function itself. A function is a map of state to state: buffers that it writes
are outputs too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np
from xdsl.dialects.builtin import ComplexType, MemRefType, TensorType, VectorType
from xdsl.ir import Attribute

from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.lowering.codegen.machine.signature import Signature

from .check_entries import MOST_ENTRIES, SHOWN, worst_entries
from .derivatives.derivatives import jvp, require_function, vjp, vjp_tangent
from .derivatives.functions.tensor_values import buffers_for, seen_by_value
from .derivatives.shadows import plan_for, plan_of
from .precision import lowest_precision
from .programs.address_parameters import copied_for, seen_with
from .programs.calls.calling import check_arguments
from .programs.calls.entering import entering
from .programs.function import Function
from .programs.wrt import name_of, role_of, roles_of, select
from .values.arguments import Array, dtypes_of
from .values.fresh_arrays import copied, first_elements, zeros_like
from .values.own_types import holds_existentials
from .values.record_numbers import array_of_derivative, array_of_numbers, numbers_of

if TYPE_CHECKING:
    from .values.python_types import Argument

STEPS = (1e-2, 1e-3, 1e-4, 1e-5, 1e-6)
"""Steps of differences, relative to the point; the one that agrees best counts."""


@dataclass(frozen=True)
class GradientCheck:
    """The largest relative deviations that `check_grads` has found."""

    reverse_from_forward: float
    forward_from_differences: float | None
    """``None`` with ``order=0``."""
    second_from_differences: float | None
    """Of forward over reverse mode; ``None`` with ``order`` 0 and 1."""


def check_grads(
    f: Function,
    *arguments: Argument,
    order: int = 2,
    seed: int = 0,
    rtol: float | None = None,
) -> GradientCheck:
    """Check all derivatives of ``f`` at the arguments; AD0710 lists the worst entries.

    Reverse against forward mode to 1e-12, forward mode against central differences with several
    steps to ``rtol`` (default 1e-6), and with ``order=2`` forward over reverse mode likewise; for
    narrower floats, as arguments, results or inside, all this to what their digits permit.
    ``order=0`` compares the two modes only: differences see what ``detach`` and ``no_diff`` drop.
    The arguments stay as they are.
    """
    f = require_function(f, "check_grads")
    arguments = buffers_for(f, entering(f.signature, arguments, {}))
    f = seen_with(seen_by_value(f), arguments)
    check_arguments(f.signature, arguments)
    select(f.signature, None)
    plan_for(f, arguments, plan_of(f))  # AD0705
    require_options(f.signature, order, seed, rtol)
    probe = _Probe(f, arguments, seed, rtol)
    exact = probe.transposition()
    first = probe.first_order() if order else None
    return GradientCheck(exact, first, probe.second_order() if order == 2 else None)


def require_options(signature: Signature, order: object, seed: object, rtol: object) -> None:
    """AD0710 for an option that makes no sense."""
    wrong = None
    if order not in (0, 1, 2):
        wrong = f"check_grads knows orders 0, 1 and 2, not {order!r}"
    elif not isinstance(seed, int | np.integer) or seed < 0:
        wrong = f"the seed of check_grads is a whole number from 0 on, not {seed!r}"
    elif not (rtol is None or (isinstance(rtol, int | float | np.floating) and rtol > 0)):
        wrong = f"the tolerance of check_grads is a number above 0, not {rtol!r}"
    if wrong is not None:
        raise signature.error("AD0710", wrong)


class _Probe:
    """One point, one direction, one cotangent: everything that is compared."""

    def __init__(self, f: Function, arguments: Sequence[Any], seed: int, rtol: float | None):
        self.f = f
        self.signature: Signature = f.signature
        kinds = self.signature.inputs
        self.arguments = [
            _typed(v, k) for v, k in zip(copied_for(f, arguments), kinds, strict=True)
        ]
        self.roles = roles_of(self.signature.inputs)
        self.structs = {i: n for i, n in enumerate(map(numbers_of, kinds)) if n is not None}
        """Structs and other by-value types, and buffers of them, count as vectors of numbers."""
        if holds_existentials(self.signature):
            text = f"check_grads does not look into existentials, and @{f.name} has one"
            raise self.signature.error("AD0710", text, "check a function of the types in it")
        known = [_eps(a) for a in self._active(self.arguments)]
        known += [_eps_of(kind) for kind in self.signature.results]
        known += [n.eps for n in self.structs.values()]
        self.eps = max([lowest_precision(f), *known])
        self.exact = 4.5e3 * self.eps
        self.rtol = rtol if rtol is not None else max(1e-6, 30 * self.eps ** (2 / 3))
        rng = np.random.default_rng(seed)
        self.tangents = self._directions(rng)
        self.outputs, self.changes = self.forward(self.arguments)
        self.cotangents = [_random(rng, out) for out in self.outputs]
        self.gradients = self.reverse(self.arguments)

    def _active(self, values: Sequence[Any]) -> list[Any]:
        both = enumerate(zip(values, self.roles, strict=True))
        return [self.numbers(i, v) for i, (v, role) in both if role != "constant"]

    def numbers(self, index: int, value: Any) -> Any:
        """The numbers of an argument: itself, or those of a struct."""
        return self.structs[index].read(value) if index in self.structs else value

    def _given(self, directions: Sequence[Any]) -> list[Any]:
        """Directions as tangents of the arguments."""
        found = copied(directions)
        for index, numbers in self.structs.items():
            found[index] = numbers.write_derivative(self.arguments[index], directions[index])
        return found

    def _directions(self, rng: np.random.Generator) -> list[Any]:
        found: list[Any] = []
        for index, (value, role) in enumerate(zip(self.arguments, self.roles, strict=True)):
            like = self.numbers(index, value)
            found.append(None if role == "constant" else _random(rng, like))
        # Arguments that share memory share their tangent: the last one written is what all see.
        shared = copied(self.arguments)
        for index, (twin, tangent) in enumerate(zip(shared, found, strict=True)):
            if isinstance(twin, np.ndarray) and tangent is not None and index not in self.structs:
                twin[...] = tangent
                found[index] = twin
        return found

    def _state(self, returned: Any, buffers: Sequence[Any]) -> list[Array]:
        """The numbers that come out: floating-point results, then buffers."""
        kinds = self.signature.results
        results = returned if len(kinds) > 1 else (returned,) * len(kinds)
        pairs = zip(results, kinds, strict=True)
        found = [
            array_of_numbers(value, kind) for value, kind in pairs if role_of(kind) != "constant"
        ]
        both = enumerate(zip(buffers, self.roles, strict=True))
        return found + [np.array(self.numbers(i, b)) for i, (b, r) in both if r == "buffer"]

    def value(self, step: float, tangents: Sequence[Any] | None = None) -> list[Array]:
        """Return the function's outputs this far along the direction, or another."""
        point = self._moved(step, tangents)
        return self._state(self.f(*point), point)

    def _moved(self, step: float, tangents: Sequence[Any] | None = None) -> list[Any]:
        point = copied_for(self.f, self.arguments)
        for index, tangent in enumerate(self.tangents if tangents is None else tangents):
            if index in self.structs:
                numbers = self.structs[index]
                moved = numbers.read(point[index]) + step * tangent
                point[index] = numbers.write(point[index], moved)
            elif isinstance(point[index], np.ndarray) and tangent is not None:
                point[index][...] = self.arguments[index] + step * tangent
            elif tangent is not None:
                point[index] = type(point[index])(point[index] + step * tangent)
        return point

    def along(self, tangents: Sequence[Any]) -> list[Array]:
        """Tangents of the outputs along another direction, by forward mode."""
        return self.forward(self.arguments, tangents)[1]

    def forward(
        self, arguments: Sequence[Any], directions: Sequence[Any] | None = None
    ) -> tuple[list[Array], list[Array]]:
        """Outputs and their tangents, by forward mode."""
        point = copied_for(self.f, arguments)
        tangents = self._given(self.tangents if directions is None else directions)
        value, change = jvp(self.f, point, tangents)
        several = len(self.signature.results) > 1
        pairs = zip(value if several else (value,), self.signature.results, strict=False)
        self.results = [v for v, kind in pairs if role_of(kind) != "constant"]
        outputs = self._state(value, point)
        count = len(outputs) - self.roles.count("buffer")
        changes = [change] if count == 1 else list(change or ())
        buffers = [i for i, role in enumerate(self.roles) if role == "buffer"]
        kinds = [kind for kind in self.signature.results if role_of(kind) != "constant"]
        pairs = zip(changes, kinds, strict=True)
        found = [array_of_derivative(c, kind) for c, kind in pairs]
        inputs = self.signature.inputs
        return outputs, found + [array_of_derivative(tangents[i], inputs[i]) for i in buffers]

    def _seeds(
        self, cotangents: Sequence[Array] | None = None
    ) -> tuple[list[Any], dict[str, Array]]:
        weights = self.cotangents if cotangents is None else cotangents
        buffers = [i for i, role in enumerate(self.roles) if role == "buffer"]
        count = len(weights) - len(buffers)
        kinds = [kind for kind in self.signature.results if role_of(kind) != "constant"]
        pairs = zip(weights[:count], kinds, self.results, strict=True)
        values = [_seed(c, kind, value) for c, kind, value in pairs]
        inputs, named = self.signature.inputs, zip(buffers, weights[count:], strict=True)
        return values, {
            name_of(self.signature, i): _seed(c, inputs[i], self.arguments[i]) for i, c in named
        }

    def back(self, cotangents: Sequence[Array]) -> list[Array]:
        """Gradients of outputs with other weights, by reverse mode."""
        return self.reverse(self.arguments, cotangents)

    def reverse(
        self, arguments: Sequence[Any], cotangents: Sequence[Array] | None = None
    ) -> list[Array]:
        """Gradients of ``<cotangents, outputs>``, by reverse mode."""
        values, buffers = self._seeds(cotangents)
        _, pullback = vjp(self.f, *copied_for(self.f, arguments))
        found = pullback(*values, **buffers)
        wanted, single = select(self.signature, None)
        pairs = zip(wanted, (found,) if single else found, strict=True)
        return [array_of_derivative(g, self.signature.inputs[i]) for i, g in pairs]

    def transposition(self) -> float:
        """``<w, J v> = <Jᵀ w, v>``, to rounding; the deviation."""
        left = [_products(w, c) for w, c in zip(self.cotangents, self.changes, strict=True)]
        pairs = zip(self.gradients, self._distinct(), strict=True)
        right = [_products(g, v) for g, v in pairs]
        scale = sum(float(np.abs(p).sum()) for p in (*left, *right))
        difference = sum(float(p.sum()) for p in left) - sum(float(p.sum()) for p in right)
        error = abs(difference) / scale if scale else abs(difference)
        if abs(difference) <= 64 * self.eps * self._turnover():
            # The derivative is zero but for rounding: what it consists of has cancelled.
            error = min(error, self.exact)
        if error <= self.exact:
            return error
        entries = worst_entries(self, ("reverse", "forward"), self.exact)
        if np.isnan(difference) and not entries:
            return 0.0  # both modes say of all entries the same, also which are no numbers
        if not entries:
            sums = [float(p.sum()) for p in (np.concatenate(right), np.concatenate(left))]
            entries = ["a random direction: reverse {:.12g}, forward {:.12g}".format(*sums)]
        self._fail("reverse and forward mode differ", error, entries)

    def _turnover(self) -> float:
        """Return how much the outputs change if the arguments change by all that they are; at
        least 0.
        """
        pairs = zip(self.cotangents, self.outputs, strict=True)
        total = sum(float(np.abs(_products(w, y)).sum()) for w, y in pairs)
        size = max((_largest(np.asarray(v)) for v in self._active(self.arguments)), default=0.0)
        moved = max((_largest(np.asarray(v)) for v in self._distinct()), default=0.0)
        found = total * moved / size if size else 0.0
        return found if np.isfinite(found) else 0.0

    def _distinct(self) -> Iterator[Any]:
        """Directions, but none a second time for memory that several arguments show."""
        plain = enumerate(self.roles)
        buffers = [i for i, role in plain if role == "buffer" and i not in self.structs]
        twins = zeros_like([self.arguments[i] for i in buffers]) if buffers else []
        seen = dict(zip(buffers, twins, strict=True))
        for index, (tangent, role) in enumerate(zip(self.tangents, self.roles, strict=True)):
            if index in seen:
                first = (seen[index] == 0) & first_elements(seen[index])
                yield np.where(first, tangent, 0)
                seen[index][...] = 1
            elif role != "constant":
                yield tangent

    def _slope(self, at: Callable[[float], Sequence[Array]], step: float) -> list[Array]:
        """Central differences of fourth order."""
        near = zip(at(step), at(-step), at(2 * step), at(-2 * step), strict=True)
        return [(8 * (a - b) - (c - d)) / (12 * step) for a, b, c, d in near]

    def _closest(
        self,
        at: Callable[[float], Sequence[Array]],
        found: Sequence[Array],
        here: Sequence[Array],
    ) -> tuple[float, list[Array]]:
        """The deviation of what was found from differences; ``here`` is what these start from."""
        best: tuple[float, list[Array]] = (float("inf"), [])
        with np.errstate(all="ignore"):
            scale = _scale(self._active(self.arguments))
            # What differences with the largest step cannot see, since values are rounded.
            unseen = [16 * self.eps * _largest(y) / (STEPS[0] * scale) for y in here]
            for step in STEPS:
                slope = self._slope(at, step * scale)
                three = zip(found, slope, unseen, strict=True)
                errors = [_deviation(a, b, least) for a, b, least in three]
                error = max(errors, default=0.0)
                if error < best[0] or not best[1]:
                    best = (error, slope)
        return best

    def first_order(self) -> float:
        """Forward mode against differences; the deviation."""
        error, slope = self._closest(self.value, self.changes, self.outputs)
        if not error <= self.rtol:
            entries = worst_entries(self, ("forward", "differences"), self.rtol)
            entries = entries or _entries("output", self.changes, slope, "forward")
            self._fail("forward mode and differences of the function differ", error, entries)
        return error

    def second_order(self) -> float:
        """Forward over reverse against differences of the gradient; the deviation."""
        values, buffers = self._seeds()
        given = self._given(self.tangents)
        found = vjp_tangent(self.f, copied_for(self.f, self.arguments), given, values, buffers)
        wanted = select(self.signature, None)[0]
        pairs = zip(wanted, found, strict=True)
        changes = [array_of_derivative(g, self.signature.inputs[i]) for i, g in pairs]

        def turned(step: float) -> list[Array]:
            return self.reverse(self._moved(step))

        error, slope = self._closest(turned, changes, self.gradients)
        if not error <= self.rtol:
            entries = _entries("gradient", changes, slope, "forward over reverse")
            self._fail("second derivatives and differences of the gradient differ", error, entries)
        return error

    def _fail(self, text: str, error: float, entries: Sequence[str]) -> NoReturn:
        listed = "; ".join(entries[:SHOWN])
        much = f" by {error:.2g} (relative)" if np.isfinite(error) else ""
        raise self.signature.error(
            "AD0710",
            f"derivatives of @{self.signature.name}: {text}{much}",
            f"the worst entries: {listed}" if listed else None,
        )


def _typed(value: Any, kind: Attribute) -> Any:
    """A number in the precision of its parameter, so that steps are as large as they say."""
    if isinstance(kind, RecordType) or numbers_of(kind) is not None:
        return value
    if isinstance(kind, VectorType) and (known := dtypes_of(kind.element_type)):
        return np.asarray(value, known[0])
    if role_of(kind) == "value" and not isinstance(kind, TensorType) and dtypes_of(kind):
        return dtypes_of(kind)[0].type(value)
    return value


def _seed(cotangent: Array, kind: Attribute, value: Any) -> Any:
    """The cotangent of a result that is ``value``."""
    numbers = numbers_of(kind)
    if numbers is not None:
        return numbers.write_derivative(value, cotangent)
    return np.asarray(cotangent) if isinstance(value, np.ndarray) else cotangent[()]


def _random(rng: np.random.Generator, like: Any) -> Any:
    """Random numbers of the shape and type of ``like``, away from zero."""
    array = np.asarray(like)
    numbers = rng.uniform(0.5, 1.5, array.shape) * rng.choice((-1.0, 1.0), array.shape)
    if array.dtype.kind == "c":
        numbers = numbers + 1j * rng.uniform(0.5, 1.5, array.shape)
    made = np.asarray(numbers).astype(array.dtype if array.dtype.kind in "fc" else float)
    return made if isinstance(like, np.ndarray) else made[()]


def _products(a: Any, b: Any) -> Array:
    """Terms of the real inner product: ``Re(conj(a) b)`` for complex numbers."""
    return np.real(np.conj(np.asarray(a)) * np.asarray(b)).astype(float).reshape(-1)


def _eps(value: Any) -> float:
    kind = np.asarray(value).dtype
    return float(np.finfo(kind).eps) if kind.kind in "fc" else 2.2e-16


def _eps_of(kind: Attribute) -> float:
    """Return the precision of a type of results, where it is one of floats."""
    numbers = numbers_of(kind)
    if numbers is not None:
        return numbers.eps
    while isinstance(kind, MemRefType | VectorType | ComplexType):
        kind = kind.element_type
    dtypes = dtypes_of(kind) if role_of(kind) == "value" else ()
    return _eps(np.zeros((), dtypes[0])) if dtypes else 2.2e-16


def _scale(values: Sequence[Any]) -> float:
    sizes = [float(np.abs(np.asarray(v)).max()) for v in values if np.size(v)]
    return max(1e-3, min(1.0, max(sizes, default=1.0)))


def _largest(values: Array) -> float:
    """The largest finite entry."""
    sizes = np.abs(values)[np.isfinite(values)]
    return float(sizes.max()) if sizes.size else 0.0


def _deviation(found: Array, slope: Array, unseen: float) -> float:
    """The largest difference, relative to the largest entry; 0 where it is less than ``unseen``.

    Entries of which both say that they are no numbers are equal.
    """
    if found.size == 0:
        return 0.0
    with np.errstate(invalid="ignore"):
        same = (found == slope) | (np.isnan(found) & np.isnan(slope))
        difference = float(np.where(same, 0.0, np.abs(found - slope)).max())
    scale = max(_largest(found), _largest(slope), 1e-8)
    error = 0.0 if difference <= unseen else difference / scale
    return error if error == error else float("inf")


def _entries(what: str, found: Sequence[Array], slope: Sequence[Array], mode: str) -> list[str]:
    rows: list[tuple[float, str]] = []
    for number, (a, b) in enumerate(zip(found, slope, strict=True)):
        for place in list(np.ndindex(a.shape))[:MOST_ENTRIES]:
            name = f"{what} {number}" + (str(list(place)) if place else "")
            text = f"{name}: {mode} {a[place]:.12g}, differences {b[place]:.12g}"
            rows.append((float(np.abs(a[place] - b[place])), text))
    rows.sort(key=lambda pair: -pair[0] if pair[0] == pair[0] else float("-inf"))
    return [text for _, text in rows[:SHOWN]]
