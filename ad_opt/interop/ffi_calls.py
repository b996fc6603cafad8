"""Calls through XLA's foreign function interface, where a function takes numbers and plain arrays.

A pullback has the function's arguments, whose shadows are results, and cotangents of numbers. A
function that writes arguments which are no outputs, or has cotangents of buffers, is called on the
host instead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from xdsl.dialects.builtin import MemRefType

from ad_opt.derivatives.shadows import plan_by
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.programs.derivative_functions import derived_function
from ad_opt.programs.function import Function
from ad_opt.programs.wrt import role_of

from .ffi_handlers import Handler, Slot, can_pass
from .functional import Functional

library: Any = import_module("jax")

Call = Callable[[Sequence[Any], Sequence[Any]], Sequence[Any]]
"""From the shapes of results, and arguments, to results."""


class ForeignCalls:
    """Calls of a function and its pullbacks; each handler is made once."""

    def __init__(self, functional: Functional):
        self._functional = functional
        self._known: dict[object, Call | None] = {}

    def value(self) -> Call | None:
        """The call of the function; ``None`` where it is called on the host."""
        return self._once("value", self._value)

    def pullback(self, wanted: tuple[int, ...]) -> Call | None:
        """The call of a pullback."""
        return self._once(wanted, lambda: self._pullback(wanted))

    def _once(self, key: object, make: Callable[[], Call | None]) -> Call | None:
        if key not in self._known:
            self._known[key] = make() if self._is_plain() else None
        return self._known[key]

    def _is_plain(self) -> bool:
        signature = self._functional.signature
        results = all(can_pass(kind) and role_of(kind) != "buffer" for kind in signature.results)
        results = results and not any(isinstance(kind, MemRefType) for kind in signature.results)
        return results and bool(signature.inputs) and all(map(can_pass, signature.inputs))

    def _value(self) -> Call | None:
        f = self._functional.f
        outputs = self._functional.outputs(f) if self._functional.has_outputs else ()
        if set(f.may_write()) - set(outputs):
            return None
        count = len(f.signature.results)
        slots = [
            Slot("copy", at, count + outputs.index(at)) if at in outputs else Slot("argument", at)
            for at in range(len(f.signature.inputs))
        ]
        return self._made(f, slots, list(range(count)))

    def _pullback(self, wanted: tuple[int, ...]) -> Call | None:
        f = self._functional.f
        if self._functional.has_outputs or f.may_write() or not wanted:
            return None
        plan = plan_by(f, wanted)
        try:
            derived = derived_function(f, "vjp", plan.constant)
        except DiagnosticError:
            return None  # the call on the host says why
        values = [at for at, role in enumerate(plan.roles) if role == "value"]
        if {at for at, role in enumerate(plan.roles) if role != "constant"} != set(wanted):
            return None
        slots: list[Slot] = []
        for at, role in enumerate(plan.roles):
            slots.append(Slot("argument", at))
            if role == "buffer":
                slots.append(Slot("zeros", at, wanted.index(at)))
        first = len(plan.roles)
        results = f.signature.results
        active = sum(role_of(kind) == "value" for kind in results)
        slots += [Slot("argument", first + at) for at in range(active)]
        numbers: list[int | None] = [None] * len(results)
        numbers += [wanted.index(at) for at in values]
        if len(slots) != len(derived.signature.inputs):
            return None
        return self._made(derived, slots, numbers)

    def _made(self, f: Function, slots: Sequence[Slot], numbers: Sequence[int | None]) -> Call:
        entry = f.compile().entry
        assert entry is not None
        handler = Handler(entry.signature, entry.library, slots, numbers, f.program.options)
        library.ffi.register_ffi_target(handler.name, handler.capsule, platform="cpu")
        _KEPT.append(handler)

        def call(specs: Sequence[Any], given: Sequence[Any]) -> Sequence[Any]:
            target = library.ffi.ffi_call(handler.name, tuple(specs), vmap_method="sequential")
            return target(*given)

        return call


_KEPT: list[Handler] = []
"""XLA may call what was registered as long as the process lives."""


def fits(f: Function, values: Sequence[Any]) -> bool:
    """True if numbers have the program's types, so that a handler reads them as they are."""
    names = {"float64": "f64", "float32": "f32", "int64": "i64", "int32": "i32"}
    for value, kind in zip(values, f.signature.inputs, strict=True):
        if value is None:
            return False
        wanted = str(getattr(kind, "element_type", kind)).replace("index", "i64")
        if names.get(str(value.dtype)) != wanted:
            return False
        shape = getattr(kind, "get_shape", tuple)()
        if len(shape) != value.ndim:
            return False
        if any(0 <= want != have for want, have in zip(shape, value.shape, strict=True)):
            return False
    return True
