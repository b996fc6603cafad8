"""Pullbacks that run the way back only: the way there was run by `vjp`, and kept a tape.

A tape is used once: the first call of a pullback takes it. Calls after that run the function again
and back, as do pullbacks of functions whose reverse mode cannot be split: such as take structs,
tensors or addresses, give buffers, or are called with arguments that share memory.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from xdsl.dialects.builtin import (
    Float32Type,
    Float64Type,
    IndexType,
    IntegerType,
    MemRefType,
)
from xdsl.ir import Attribute

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.ir.symbols import fresh_name, name_of
from ad_opt.programs.derivative_functions import call

from .private_copies import are_apart
from .shadows import Plan, Shadows

if TYPE_CHECKING:
    from ad_opt.programs.function import Function


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


class Tape:
    """A run of a function that waits for its way back; what it keeps is freed with it."""

    def __init__(
        self, function: Function, plan: Plan, halves: Halves, primals: Sequence[Any], kept: Any
    ):
        """Run on copies that are ``kept``; ``primals`` are left as the function leaves them."""
        self._function, self._plan, self._halves = function, plan, halves
        self._kept = kept
        self._shadows = Shadows(function, kept, plan)
        given = self._shadows.interleaved(kept)
        *results, tape = call(halves.ahead, function, primals, given)
        self.results = results
        self._tapes: list[int] = [tape]
        for at in function.written:
            if isinstance(primals[at], np.ndarray):
                primals[at][...] = kept[at]

    def back(self, cotangents: Sequence[Any], buffers: dict[str, Any]) -> dict[int, Any] | None:
        """The gradients by argument; ``None`` if that was asked before."""
        if not self._tapes:
            return None
        shadows = self._shadows
        for name, cotangent in buffers.items():
            shadows.seed(name, cotangent)
        tape = self._tapes.pop()
        returned = call(self._halves.back, self._function, self._kept, [tape, *cotangents])
        self._shadows = None
        return shadows.gradients(returned)

    def __del__(self) -> None:
        with suppress(Exception):  # also while the interpreter ends
            while self._tapes:
                self._halves.drop(self._tapes.pop())


class OncePullback:
    """A pullback whose first call goes back along a tape."""

    def __init__(
        self,
        tape: Tape,
        fitting: Callable[[Sequence[Any]], list[Any]],
        pick: Callable[[dict[int, Any]], Any],
        again: Callable[..., Any],
    ):
        self._tape: Tape | None = tape
        self._fitting, self._pick, self._again = fitting, pick, again
        self._lock = threading.Lock()

    def __call__(self, *cotangents: Any, **buffers: Any) -> Any:
        """Gradients of the chosen arguments."""
        with self._lock:  # the tape belongs to the arguments that are kept
            if self._tape is not None:
                fitting = self._fitting(cotangents)
                # A cotangent that does not fit may come behind one that has been added.
                tape, self._tape = self._tape, None
                found = tape.back(fitting, buffers)
                if found is not None:
                    return self._pick(found)
        return self._again(*cotangents, **buffers)
