"""`Derivative`: a derivative of a function as a Python callable, made by `grad` and its kin.

It knows what it was made from: so it has a signature, is pickled, and can be differentiated again.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from inspect import Signature as PythonSignature
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias, overload

from typing_extensions import TypeVar

from ad_opt.dialects.support.diagnostics.diagnostic import counted
from ad_opt.programs.calls.entering import entering
from ad_opt.programs.calls.parameters import OfObjects, names_of, order_of, python_signature
from ad_opt.programs.function import Function
from ad_opt.values.foreign_arrays import PLAIN

if TYPE_CHECKING:
    import numpy as np

    from ad_opt.lowering.codegen.machine.signature import Signature
    from ad_opt.programs.program import Program
    from ad_opt.values.python_types import (
        Argument,
        Array,
        ByEach,
        ByOne,
        Element,
        Gradient,
        Plain,
        PlainGradient,
        Real,
        Shape,
    )

Like: TypeAlias = Literal["input"] | None
"""Kind of the arrays that come back: NumPy's, or those of the library that the arguments are of."""

Fact = TypeVar("Fact")
Derived = TypeVar("Derived", default=object, covariant=True)
"""Result of a derivative, as its user declares it, or its kind: `ByOne`, `ByEach`."""
Out: TypeAlias = "Array | Sequence[Array] | Mapping[str, Array]"
"""Arrays that a gradient is added to: one, or several in order or by name."""
Run: TypeAlias = Callable[..., Any]
Accumulate: TypeAlias = Callable[..., "tuple[Any, Any]"]


class Derivative(Generic[Derived]):
    """A derivative of a function of a program: ``grad(f)``, called like ``f`` itself.

    It takes the arguments of the function, by position or by name, and arrays of any library. It
    is pickled by what it was made from, and `grad`, `jvp`, `vjp`, `hvp`, `jacobian` and `hessian`
    take it as they take a function.
    """

    def __init__(
        self,
        function: Function,
        kind: str,
        make: Callable[..., Derivative],
        of: Function | Derivative,
        options: Mapping[str, Any],
        run: Run,
        accumulate: Accumulate | None = None,
    ):
        self.function = function
        """The function of a program at the bottom of it."""
        self.kind = kind
        """``"grad"``, ``"jacobian"``, ..."""
        self.of = of
        """The function, or derivative, that it is the derivative of."""
        self.options = {k: v for k, v in options.items() if v is not None and v is not False}
        self._make = make
        self._run = run
        self._accumulate = accumulate
        self._like: Like = options.get("like")
        self._known: dict[object, tuple[object, Any]] = {}
        inner = of.__name__
        self.__name__ = self.__qualname__ = f"{kind}_{inner}"
        self.__doc__ = f"{kind} of @{inner} : {function.signature}"

    @overload
    def __call__(self: Derivative[ByEach], x: float, /) -> Real: ...
    @overload
    def __call__(
        self: Derivative[ByEach] | Derivative[ByOne], x: np.ndarray[Shape, Element], /
    ) -> np.ndarray[Shape, Element]: ...
    @overload
    def __call__(
        self: Derivative[ByEach], x: Array, y: Array, /, *more: Array
    ) -> tuple[Array, ...]: ...
    @overload
    def __call__(
        self: Derivative[ByOne], /, *arguments: Plain, **named: Plain
    ) -> PlainGradient: ...
    @overload
    def __call__(
        self: Derivative[ByOne] | Derivative[ByEach], /, *arguments: Argument, **named: Argument
    ) -> Gradient: ...
    @overload
    def __call__(self: Derivative[tuple[Real, ByEach]], x: float, /) -> tuple[Real, Real]: ...
    @overload
    def __call__(
        self: Derivative[tuple[Real, ByEach]] | Derivative[tuple[Real, ByOne]],
        x: np.ndarray[Shape, Element], /,
    ) -> tuple[Real, np.ndarray[Shape, Element]]: ...  # fmt: skip
    @overload
    def __call__(
        self: Derivative[tuple[Real, ByEach]], x: Array, y: Array, /, *more: Array
    ) -> tuple[Real, tuple[Array, ...]]: ...
    @overload
    def __call__(
        self: Derivative[tuple[Real, ByOne]], /, *arguments: Plain, **named: Plain
    ) -> tuple[Real, PlainGradient]: ...
    @overload
    def __call__(
        self: Derivative[tuple[Real, ByOne]] | Derivative[tuple[Real, ByEach]], /,
        *arguments: Argument, **named: Argument,
    ) -> tuple[Real, Gradient]: ...  # fmt: skip
    @overload
    def __call__(self, /, *arguments: Argument, **named: Argument) -> Derived: ...
    def __call__(self, /, *arguments: Any, **named: Any) -> Any:
        """Call it; raises `DiagnosticError` when the arguments do not fit."""
        if "out" in named and self._takes_out:
            named = dict(named)
            return self.into(named.pop("out"), *arguments, **named)
        if self._like is not None:
            return self._alike(arguments, named)
        if named or not PLAIN.issuperset(map(type, arguments)):
            arguments = entering(self.signature, arguments, named)
        return self._run(*arguments)

    def into(self, out: Out, /, *arguments: Argument, **named: Argument) -> object:
        """Call a gradient and add to the arrays ``out``: one, or several in a sequence or by name.

        So does ``grad(f)(x, out=g)``, but where a parameter is called ``out``. The arrays are like
        the arguments, can be written and share no memory with them, nor with each other (AD0503).
        """
        if self._accumulate is None:
            text = f"{self.__name__} adds to no arrays"
            hint = "`grad` and `value_and_grad` of functions do, by buffers"
            raise self.signature.error("AD0704", text, hint)
        value, gradients = self._accumulate(entering(self.signature, arguments, named), out)
        return gradients if self.kind == "grad" else (value, gradients)

    @property
    def _takes_out(self) -> bool:
        return "out" not in self.signature.parameters

    def _alike(self, arguments: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
        from ad_opt.programs.calls.parameters import in_order
        from ad_opt.values.likeness import Likeness

        signature = self.signature
        given = in_order(signature, arguments, named) if named else arguments
        found = self._run(*entering(signature, given, {}))
        return Likeness(given).of(found)

    def __reduce__(self) -> tuple[object, ...]:
        """Derivatives are pickled as what they are made from."""
        return _made_again, (self._make, self.of, self.options)

    def save(self, path: str | os.PathLike[str], *examples: Argument) -> None:
        """Write its machine code and signature to a file, for `load_compiled`.

        For `grad` and `value_and_grad` of functions of numbers and arrays. Of a function that takes
        addresses, the derivative depends on the arrays: ``examples`` are arguments as they will
        come. AD0520 for what is not saved.
        """
        from .saving import save_gradient

        save_gradient(self, path, entering(self.signature, examples, {}))

    def __repr__(self) -> str:
        shown = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"<{self.kind} of {self.of!r}{shown}>"

    def _repr_html_(self) -> str:
        """Show it in a notebook."""
        from ad_opt.programs.calls.notebooks import function_html

        return function_html(self.signature, f"{self.kind} of")

    @OfObjects
    def __signature__(self) -> PythonSignature:
        """The parameters, for `inspect.signature`."""
        return python_signature(self.signature, PythonSignature.empty)

    @cached_property
    def signature(self) -> Signature:
        """The parameters: those of the function; for ``jvp(f)`` with their tangents behind."""
        found = self.of.signature
        return _with_tangents(found) if self.kind == "jvp" else replace(found, results=())

    def once(self, key: object, make: Callable[[], Fact]) -> Fact:
        """Return what ``make`` gives, as `Function.once` does: derivatives of it, and plans."""
        stamp = self.function.program.stamp
        known = self._known.get(key)
        if known is None or known[0] != stamp:
            known = self._known[key] = stamp, make()
        fact: Any = known[1]
        return fact

    @property
    def program(self) -> Program:
        """The program that its function belongs to."""
        return self.function.program


def halves(
    of: Function | Derivative, arguments: Sequence[Any]
) -> tuple[Sequence[Any], Sequence[Any]]:
    """Split what ``jvp(of)`` is called with into the arguments of ``of`` and their tangents.

    AD0502 unless there is one of each for every parameter.
    """
    count = len(of.signature.inputs)
    if len(arguments) != 2 * count:
        name = f"jvp_{of.__name__}"
        text = f"{name} takes {counted(count, 'argument')} and as many tangents, "
        hint = order_of(replace(_with_tangents(of.signature), name=name))
        hint += ", with None for the tangent of what has none"
        raise of.signature.error("AD0502", f"{text}but {len(arguments)} came", hint)
    return arguments[:count], arguments[count:]


def _with_tangents(signature: Signature) -> Signature:
    names = [*names_of(signature)]
    taken = set(names)
    for name in names_of(signature):
        fresh = None if name is None else f"d{name}"
        names.append(None if fresh in taken else fresh)
    inputs = signature.inputs * 2
    return replace(signature, inputs=inputs, parameters=tuple(names), results=())


def _made_again(
    make: Callable[..., Derivative], of: Function | Derivative, options: Mapping[str, Any]
) -> Derivative:
    return make(of, **options)
