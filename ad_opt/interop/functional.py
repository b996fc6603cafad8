"""Functions of programs without effects: all that comes out is returned, arguments stay.

Other libraries differentiate functions of values. A program's function writes buffers; here those
that count as outputs come as copies with what the function has written, and all others that it
writes are scratch. First derivatives are pullbacks; those of a pullback are the directional
derivative, by its cotangents, and the change of the gradient along tangents, by its arguments:
the gradient of ``<u, pullback(x, c)>`` by ``x`` is the second derivative of ``<c, f(x)>`` times
``u``.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Any, cast

import numpy as np
from xdsl.dialects.builtin import MemRefType, TensorType
from xdsl.ir import Attribute

from ad_opt.derivatives import derivatives
from ad_opt.derivatives.functions.tensor_values import buffers_for, seen_by_value
from ad_opt.derivatives.jacobians import Outputs
from ad_opt.derivatives.shadows import plan_of
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.dialects.support.ir.strides import is_identity_layout
from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.programs.address_parameters import is_address, reaches_of, seen_with
from ad_opt.programs.calls.entering import entering
from ad_opt.programs.function import Function
from ad_opt.programs.wrt import asked_for, chosen_buffers, name_of, not_differentiable, role_of
from ad_opt.values.arguments import dtypes_of
from ad_opt.values.fresh_arrays import (
    copies_of,
    overlapping,
    overlaps_itself,
    reach_of,
    share_memory,
)
from ad_opt.values.results import unpacker_of

Pull = Callable[[Sequence[Any]], Sequence[Any]]


class Functional:
    """A function of values: results, and then the buffers that ``of`` chooses."""

    def __init__(self, f: Function, of: Outputs, library: str):
        if not isinstance(cast(object, f), Function):
            text = f"{library} takes a function of a program, not {type(f).__name__}"
            hint = 'ad_opt.load("f.mlir")["f"]; the library differentiates it itself'
            raise DiagnosticError(Diagnostic("AD0704", text, help=hint))
        self.f = f
        self.signature = f.signature
        for kind in (*f.signature.inputs, *f.signature.results):
            if isinstance(kind, RecordType):
                text = f"{library} has no type for `{kind}`, which @{f.name} takes or returns"
                raise not_differentiable(f.signature, text, "use grad, jvp and vjp themselves")
        self._chosen = asked_for(of)
        if not f.signature.results and not self._chosen:
            text = f"@{f.name} returns nothing"
            hint = "name the buffers that it writes: of=..., as in jacobian"
            raise not_differentiable(f.signature, text, hint)

    @property
    def has_outputs(self) -> bool:
        """True if buffers count as outputs."""
        return bool(self._chosen)

    @property
    def without_derivative(self) -> frozenset[int]:
        """Results that are no floats."""
        kinds = self.signature.results
        return frozenset(at for at, kind in enumerate(kinds) if role_of(kind) == "constant")

    def seen(self, arguments: Sequence[Any]) -> tuple[Function, Sequence[Any]]:
        """The function of buffers that it is for these arguments, and these as NumPy's arrays,
        which share no memory: other libraries add up the gradients of what is passed twice.
        """
        given = entering(self.signature, tuple(arguments), {})
        derivatives.require_count(self.f, given)
        buffers = apart(self._in_rows(buffers_for(self.f, given)))
        return seen_with(seen_by_value(self.f), buffers), buffers

    def _in_rows(self, arguments: Sequence[Any]) -> list[Any]:
        """The arguments, or their tangents, with copies of the arrays that lie otherwise than the
        function takes them: transposed ones, and parts with steps.
        """
        return [
            np.array(value, order="C")
            if isinstance(value, np.ndarray) and not value.flags.c_contiguous and _has_rows(kind)
            else value
            for value, kind in zip(arguments, self.signature.inputs, strict=True)
        ]

    def outputs(self, function: Function) -> tuple[int, ...]:
        """The buffers that count as outputs."""
        return chosen_buffers(function.signature, self._chosen)

    def value(self, arguments: Sequence[Any]) -> list[Any]:
        """The outputs; the arguments stay as they are."""
        function, given = self.seen(arguments)
        own = self._own(function, given)
        return self._collected(function, function(*own), own)

    def stand_ins(self, arguments: Sequence[Any]) -> list[Any]:
        """Values of the types and shapes of the outputs, without a call; AD0705 where only a call
        shows the shape of an array.
        """
        found: list[Any] = []
        for kind in self.signature.results:
            if isinstance(kind, MemRefType | TensorType):
                shape = tuple(kind.get_shape())
                if any(size < 0 for size in shape):
                    text = f"@{self.f.name} returns `{kind}`, whose shape only a call shows"
                    raise not_differentiable(self.signature, text, "give a batch with elements")
                found.append(np.zeros(shape, dtypes_of(kind.element_type)[0]))
            else:
                read, _, text = unpacker_of(kind)
                layout = struct.Struct("<" + text)
                found.append(read(layout.unpack(bytes(layout.size)), None))
        if self._chosen:
            function, given = self.seen(arguments)
            found += [given[at] for at in self.outputs(function)]
        return found

    def value_and_pullback(
        self, arguments: Sequence[Any], wanted: Sequence[int]
    ) -> tuple[list[Any], Pull]:
        """The outputs, and the function from their cotangents to the ``wanted`` gradients."""
        function, given = self.seen(arguments)
        own = self._own(function, given)
        value, pull = derivatives.vjp(function, *own, wrt=tuple(wanted))
        names = [name_of(function.signature, at) for at in self.outputs(function)]
        active = self.active(function)

        def pulled(cotangents: Sequence[Any]) -> Sequence[Any]:
            results = [cotangents[at] for at in active]
            buffers = cotangents[len(function.signature.results) :]
            return pull(*results, **dict(zip(names, buffers, strict=True)))

        return self._collected(function, value, own), pulled

    def along(self, arguments: Sequence[Any], tangents: Sequence[Any]) -> list[Any]:
        """The tangents of the outputs; ``None`` for those that have none."""
        function, given = self.seen(arguments)
        own = self._own(function, given)
        moved = self._in_rows(tangents)
        for at in self._written(function):
            if role_of(function.signature.inputs[at]) == "buffer":
                tangent = moved[at]
                moved[at] = np.zeros_like(own[at]) if tangent is None else np.array(tangent)
        _, found = derivatives.jvp(function, own, moved)
        results = _several(found, len(self.active(function)))
        by_place = dict(zip(self.active(function), results, strict=True))
        kinds = function.signature.results
        plain = [by_place.get(at) for at in range(len(kinds))]
        return plain + [moved[at] for at in self.outputs(function)]

    def change(
        self, arguments: Sequence[Any], tangents: Sequence[Any], cotangents: Sequence[Any]
    ) -> dict[int, Any]:
        """By argument, the change of what the pullback gives for fixed cotangents."""
        function, given = self.seen(arguments)
        own = self._own(function, given)
        count = len(function.signature.results)
        names = [name_of(function.signature, at) for at in self.outputs(function)]
        buffers = dict(zip(names, cotangents[count:], strict=True))
        results = [_own(cotangents[at]) for at in self.active(function)]
        moved = self._in_rows(tangents)
        found = derivatives.vjp_tangent(function, own, moved, results, buffers)
        roles = plan_of(function).roles
        taking_part = [at for at, role in enumerate(roles) if role != "constant"]
        return dict(zip(taking_part, found, strict=True))

    def active(self, function: Function) -> list[int]:
        """The results that have a derivative."""
        kinds = function.signature.results
        return [at for at, kind in enumerate(kinds) if role_of(kind) != "constant"]

    def _written(self, function: Function) -> list[int]:
        kinds = function.signature.inputs
        outputs = self.outputs(function)
        return [at for at in range(len(kinds)) if at in outputs or at in function.may_write()]

    def _own(self, function: Function, given: Sequence[Any]) -> list[Any]:
        """The arguments, with copies of the arrays that it writes."""
        found = list(given)
        written = [at for at in self._written(function) if isinstance(given[at], np.ndarray)]
        arrays, reaches = [given[at] for at in written], reaches_of(function, given, written)
        for at, array in zip(written, copies_of(arrays, reaches), strict=True):
            found[at] = array
        return found

    def _collected(self, function: Function, value: Any, own: Sequence[Any]) -> list[Any]:
        results = _several(value, len(function.signature.results))
        return [*results, *(own[at] for at in self.outputs(function))]


def apart(arguments: Sequence[Any]) -> Sequence[Any]:
    """The arguments, with copies in the place of arrays that share memory, also with themselves."""
    places = [at for at, value in enumerate(arguments) if isinstance(value, np.ndarray)]
    arrays = [arguments[at] for at in places]
    if not share_memory(arrays):
        return arguments
    found = list(arguments)
    for group in overlapping(arrays):
        for one in group:
            array = arrays[one]
            if overlaps_itself(array):
                found[places[one]] = np.array(array, order="C")
            elif len(group) > 1:
                # By an address the function may find what is around it, too.
                found[places[one]] = copies_of([array], [reach_of(array)])[0]
    return found


def _has_rows(kind: Attribute) -> bool:
    """True if the elements of an array must lie behind each other."""
    return is_address(kind) or (isinstance(kind, MemRefType) and is_identity_layout(kind))


def _several(value: Any, count: int) -> Sequence[Any]:
    return () if not count else (value,) if count == 1 else value


def _own(cotangent: Any) -> Any:
    """A cotangent that the derivative may add to."""
    return np.array(cotangent) if isinstance(cotangent, np.ndarray) else cotangent
