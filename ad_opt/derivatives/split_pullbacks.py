"""Pullbacks that run the way back only: the way there was run by `vjp`, and kept a tape.

A tape is used once: the first call of a pullback takes it. Calls after that make another one, by
the same code, so that all of them give the same bits. Pullbacks of functions whose reverse mode
cannot be split run the function and back in one: such as take structs, tensors or addresses, give
buffers, or are called with arguments that share memory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from xdsl.dialects.builtin import Float32Type, Float64Type, IndexType, IntegerType, MemRefType
from xdsl.ir import Attribute

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.ir.symbols import fresh_name, name_of
from ad_opt.dialects.support.process.locks import ForkLock
from ad_opt.programs.address_parameters import copied_for
from ad_opt.programs.derivative_functions import call
from ad_opt.values.arguments import Mismatch
from ad_opt.values.foreign_arrays import as_known

from .private_copies import are_apart
from .shadows import Plan, Shadows

if TYPE_CHECKING:
    from ad_opt.lowering.codegen.machine.signature import Signature
    from ad_opt.programs.function import Function


def known_cotangent(signature: Signature, value: Any) -> Any:
    """A cotangent of any library as NumPy's; AD0503 for what cannot be seen as such."""
    try:
        return as_known(value)
    except Mismatch as error:
        text = f"a cotangent of @{signature.name} is {error.got}"
        raise signature.error("AD0503", text, error.help) from None


def not_pickled(signature: Signature) -> DiagnosticError:
    """AD0501 for a pullback: what it keeps of the way there belongs to this process."""
    text = f"the pullback of @{signature.name} keeps what this process has computed, "
    hint = "pickle the function and its arguments, and call vjp there"
    return DiagnosticError(
        *signature.error("AD0501", text + "so it cannot be pickled", hint).diagnostics
    )


class Halves(NamedTuple):
    """The compiled halves of reverse mode, and what ends a tape without the way back."""

    ahead: Function
    back: Function
    drop: Function


def halves_of(function: Function, plan: Plan, primals: Sequence[Any]) -> Halves | None:
    """The halves of a function for these arguments; ``None`` where there are none."""
    if not function.once("can be split", lambda: _can_be_split(function)):
        return None
    if not are_apart(function, primals):
        return None
    buffers = [value for value in primals if isinstance(value, np.ndarray)]
    if not all(array.flags.c_contiguous and array.flags.writeable for array in buffers):
        return None
    return function.once(("halves", plan.constant), lambda: _halves(function, plan.constant))


def _can_be_split(function: Function) -> bool:
    signature = function.signature
    results = signature.results
    return (
        not function.is_view
        and bool(results or function.written)
        and all(map(_is_plain, signature.inputs))
        and all(_is_plain(kind) and not isinstance(kind, MemRefType) for kind in results)
    )


def _is_plain(kind: Attribute) -> bool:
    if isinstance(kind, MemRefType):
        return _is_plain(kind.element_type)
    return isinstance(kind, Float32Type | Float64Type | IntegerType | IndexType)


def _halves(function: Function, constant: tuple[int, ...]) -> Halves | None:
    from ad_opt.passes.pipelines import debugged, split_derivative

    program = function.program.focused(function.name)
    taken = {name for op in program.module.body.block.ops if (name := name_of(op)) is not None}
    names = [fresh_name(f"{function.name}_{half}", taken) for half in Halves._fields]
    fast = program.options.fp == "fast"
    pipeline = split_derivative(function.name, names, constant, fast=fast)
    with suppress(DiagnosticError):
        made = program.after(debugged(pipeline) if program.debug else pipeline)
        return Halves(*(made[name].compile() for name in names))
    return None


class Way(NamedTuple):
    """All that pullbacks of a function have in common, for arguments of one kind."""

    function: Function
    plan: Plan
    halves: Halves
    fitting: Callable[[Sequence[Any]], list[Any]]
    """The cotangents of results, if they fit."""
    pick: Callable[[dict[int, Any]], Any]
    """The gradients that are wanted."""
    written: tuple[int, ...]
    """Arguments that the function may write, and that the way back puts back."""

    def ahead(self, kept: Sequence[Any]) -> Tape:
        """Run the function on arguments that are ``kept``, and are copies."""
        shadows = Shadows(self.function, kept, self.plan)
        given = shadows.interleaved(kept)
        *results, tape = call(self.halves.ahead, self.function, kept, given)
        return Tape(self, kept, shadows, results, tape)


class Tape:
    """A run of a function that waits for its way back; what it keeps is freed with it."""

    def __init__(
        self, way: Way, kept: Sequence[Any], shadows: Shadows, results: Sequence[Any], tape: int
    ):
        self._way, self.kept, self.shadows = way, kept, shadows
        self.results = results
        self._tapes: list[int] = [tape]

    def leave(self, primals: Sequence[Any]) -> None:
        """Leave ``primals`` as the function leaves them; not behind `back`."""
        for at in self._way.written:
            if isinstance(primals[at], np.ndarray):
                primals[at][...] = self.kept[at]

    def take(self) -> int | None:
        """Return the tape, for the first that asks."""
        try:
            return self._tapes.pop()
        except IndexError:
            return None

    def back(self, cotangents: Sequence[Any], buffers: dict[str, Any]) -> dict[int, Any] | None:
        """The gradients by argument; what the tape was made of is then as it was before. ``None``
        if the tape is used.

        The tape stays for another call if a cotangent does not fit.
        """
        if (tape := self.take()) is None:
            return None
        if buffers:
            self._seed(tape, buffers)
        returned = call(self._way.halves.back, self._way.function, self.kept, [tape, *cotangents])
        return self.shadows.gradients(returned)

    def _seed(self, tape: int, buffers: dict[str, Any]) -> None:
        try:
            for name, cotangent in buffers.items():
                self.shadows.seed(name, cotangent)
        except BaseException:
            for shadow in self.shadows.by_index.values():
                shadow[...] = 0  # one that does not fit may come behind one that has been added
            self._tapes.append(tape)
            raise

    def require_unused(self) -> None:
        """AD0505 if a call of `back` was stopped."""
        if not self._tapes:
            text = "an earlier call of this pullback was stopped on the way back, and has left the"
            text += " arguments that are kept for it in between"
            raise self._way.function.signature.error("AD0505", text, "call `ad_opt.vjp` again")

    def __del__(self) -> None:
        with suppress(Exception):  # also while the interpreter ends, and of one never made
            while self._tapes:
                self._way.halves.drop(self._tapes.pop())


class SplitPullback:
    """A pullback whose calls go back along a tape: the first along that of the function's run."""

    def __init__(self, way: Way, tape: Tape):
        """Another tape is made of what the first is made of."""
        self._way, self._first = way, tape
        self._lock = ForkLock() if way.written else None
        self._is_done = False

    def __call__(self, *cotangents: Any, **buffers: Any) -> Any:
        """Gradients of the chosen arguments."""
        way = self._way
        fitting = way.fitting(cotangents)
        if self._lock is None:
            found = self._first.back(fitting, buffers)
            return way.pick(self._anew(fitting, buffers) if found is None else found)
        with self._lock:  # the first tape runs on the arguments that others are made of
            if not self._is_done:
                self._first.require_unused()
                found = self._first.back(fitting, buffers)
                assert found is not None
                self._is_done = True
                return way.pick(found)
        return way.pick(self._anew(fitting, buffers))

    def _anew(self, cotangents: Sequence[Any], buffers: dict[str, Any]) -> dict[int, Any]:
        kept = self._first.kept
        if self._way.written:
            kept = copied_for(self._way.function, kept)
        found = self._way.ahead(kept).back(cotangents, buffers)
        assert found is not None
        return found
