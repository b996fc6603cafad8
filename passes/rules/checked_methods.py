"""Methods of plug-ins: what they leave behind is looked at before the engine goes on.

A method writes what it likes. One that says nothing about a result would leave its derivative
zero, in silence; AD0709 says which method of which file that was.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import wraps
from typing import Any, cast

from ad_opt.dialects.support.diagnostics.diagnostic import (
    Diagnostic,
    DiagnosticError,
    counted,
    error_at,
)
from ad_opt.dialects.support.ir.shaped_types import with_element_type
from ad_opt.dialects.support.ir.symbols import enclosing
from ad_opt.dialects.support.plugins.third_parties import is_ours
from ad_opt.passes.emit.emit import cotangent_of, flows_by_value, scalar_of
from ad_opt.passes.emit.shadow_types import has_shadow
from ad_opt.passes.ops.catalogue import effect_of
from ad_opt.passes.tangents.tangent import shadow_type, tangent_type
from ad_opt.passes.tangents.tangent_registry import NONE
from xdsl.dialects.builtin import AnyFloat
from xdsl.ir import Attribute, Block, Operation, OpResult, SSAValue

from .checked_row import wrong_answer
from .methods import Double, Methods, Remember, Reverse

_ARGUMENTS = {
    "double": ("doubler", "op"),
    "forward": ("doubler", "op"),
    "remember": ("sweep", "op", "em"),
    "needs": ("back", "op"),
    "reverse": ("reversal", "op", "mirror"),
}
"""Arguments that each method is called with."""


def checked_methods(found: Methods) -> Methods:
    """``found``; with what its methods do checked, where they are not ours.

    AD0709 for what is no `Methods`, and for a method that cannot be called.
    """
    if not isinstance(cast("object", found), Methods):
        message = f"{found!r} is registered as methods"
        raise DiagnosticError(Diagnostic("AD0709", message, help="register a `Methods`"))
    said: dict[str, Any] = {}
    for name, arguments in _ARGUMENTS.items():
        method: Callable[..., Any] | None = getattr(found, name)
        if method is not None and not is_ours(getattr(method, "__module__", "") or ""):
            _check_arguments(found.name, name, method, arguments)
            check = _CHECKS.get(name)
            if check is not None:
                said[name] = check(method)
    return replace(found, **said) if said else found


def _check_arguments(
    op: str, name: str, method: Callable[..., Any], arguments: Sequence[str]
) -> None:
    message = (
        f"the method `{name}` of `{op}` cannot be called with {counted(len(arguments), 'argument')}"
    )
    help = f"give a function of ({', '.join(arguments)})"
    try:
        inspect.signature(method).bind(*arguments)
    except TypeError as error:
        raise DiagnosticError(Diagnostic("AD0709", message, help=help)) from error
    except ValueError:  # a function that says nothing of its arguments
        pass


def _checked_double(method: Double) -> Double:
    """``method``, which says what stands for each result, and for its tangent if it has one."""

    @wraps(method)
    def double(doubler: Any, op: Operation) -> None:
        em, last = doubler.em, doubler.em.block.last_op
        method(doubler, op)
        _check_written(method, op, em.block, last, "doubler.value(x)")
        flows = any(doubler.derivative(operand) is not None for operand in op.operands)
        for result in op.results:
            if result not in doubler.values:
                help = "write it by `doubler.clone(op)`, or say so by `doubler.bind`"
                raise _wrong(method, op, f"does not say what stands for {_name(result)}", help)
            if not (flows and doubler.carries(result)):
                continue
            tangent, wanted = doubler.derivative(result), doubler.derivative_type(result.type)
            if tangent is None:
                help = "bind one by `doubler.bind`; a zero is `doubler.zero(result, op)`"
                raise _wrong(method, op, f"gives no tangent for {_name(result)}", help)
            if tangent.type != wanted:
                message = f"gives a tangent of type {tangent.type} for {_name(result)}"
                raise _wrong(method, op, message, f"its type is {wanted}")
            _check_value(method, op, tangent, "doubler.derivative(x)")

    return double


def _checked_remember(method: Remember) -> Remember:
    """``method``, which writes the operation, or what stands for it."""

    @wraps(method)
    def remember(sweep: Any, op: Operation, em: Any) -> None:
        last = em.block.last_op
        method(sweep, op, em)
        _check_written(method, op, em.block, last, "sweep.value(x)")

    return remember


def _checked_reverse(method: Reverse) -> Reverse:
    """``method``, which takes the cotangents of all results."""

    @wraps(method)
    def reverse(reversal: Any, op: Operation, mirror: Any) -> None:
        for value in (*op.operands, *op.results):
            if reversal.is_active(value) and not reversal.has_cotangent(value):
                _check_has_shadow(value, op)
        block, last = mirror.emitter.block, mirror.emitter.block.last_op
        asked = _owed(reversal, op, mirror)
        seen = _CheckedReversal(reversal, method, op)
        method(seen, op, mirror)
        for result in op.results:
            if result in mirror.cotangents:
                help = "take it by `mirror.take(result)`, and hand it on to the operands"
                raise _wrong(method, op, f"leaves the cotangent of {_name(result)}", help)
        for place in asked:
            if op.operands[place] not in seen.named:
                help = "a derivative of zero is `reversal.add(x, None, mirror)`"
                raise _wrong(method, op, f"says nothing of the cotangent of operand {place}", help)
        _check_emitted(method, op, block, last, "reversal.value(x, mirror)")
        for operand in op.operands:
            for arrived in (mirror.cotangents.get(operand), mirror.outer.get(operand)):
                if arrived is not None:
                    _check_value(method, op, arrived, "reversal.value(x, mirror)")

    return reverse


def _owed(reversal: Any, op: Operation, mirror: Any) -> list[int]:
    """Places of the operands that a derivative goes to, if one arrives at ``op``: numbers, and
    memory that is read. Regions may hand it on to whatever they use, so they are not asked.
    """
    effect = effect_of(op)
    arrives = any(result in mirror.cotangents for result in op.results)
    arrives = arrives or any(map(reversal.is_active, effect.writes(op)))
    if op.regions or not arrives:
        return []
    read = set(effect.reads(op))
    return [
        place
        for place, operand in enumerate(op.operands)
        if reversal.has_cotangent(operand) or (operand in read and reversal.is_active(operand))
    ]


class _CheckedReversal:
    """The reversal that a method gets: cotangents of memory are refused, not forgotten."""

    def __init__(self, reversal: Any, method: Reverse, op: Operation) -> None:
        self._reversal, self._method, self._op = reversal, method, op
        self.named: set[SSAValue] = set()
        """Values whose cotangents, or shadows, the method has dealt with."""

    def shadow(self, buffer: SSAValue, mirror: Any) -> SSAValue:
        """The memory in which the cotangents of a buffer are."""
        self.named.add(buffer)
        return self._reversal.shadow(buffer, mirror)

    def shadow_forth(self, memory: SSAValue, mirror: Any) -> SSAValue:
        """The shadow of memory that the forward sweep has."""
        self.named.add(memory)
        return self._reversal.shadow_forth(memory, mirror)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._reversal, name)

    def add(self, value: SSAValue, cotangent: SSAValue | None, mirror: Any) -> None:
        """Add to the cotangent of ``value``, if it has one. AD0709 for memory with a shadow."""
        self.named.add(value)
        if cotangent is not None and has_shadow(value.type):
            help = "add to the elements of `reversal.shadow(x, mirror)`"
            raise _wrong(self._method, self._op, "adds to the cotangent of memory", help)
        if cotangent is not None and not _fits(cotangent.type, value.type):
            message = f"adds a cotangent of type {cotangent.type} to a value of type {value.type}"
            raise _wrong(self._method, self._op, message, f"its type is {cotangent_of(value.type)}")
        self._reversal.add(value, cotangent, mirror)


def _fits(cotangent: Attribute, value: Attribute) -> bool:
    """True for a cotangent of a value's type: of its own floats, or of wider ones."""
    if not flows_by_value(value):
        return True  # nobody reads what is added
    wanted = cotangent_of(value)
    if cotangent in (wanted, value):
        return True
    given, own = scalar_of(cotangent), scalar_of(value)
    return (
        isinstance(given, AnyFloat)
        and isinstance(own, AnyFloat)
        and given.bitwidth >= own.bitwidth
        and with_element_type(cotangent, own) == value
    )


_CHECKS: dict[str, Callable[[Any], Any]] = {
    "double": _checked_double,
    "forward": _checked_double,
    "remember": _checked_remember,
    "reverse": _checked_reverse,
}


def _check_has_shadow(value: SSAValue, op: Operation) -> None:
    """AD0702 for a value whose derivative would be dropped: it goes neither by value nor memory."""
    has = tangent_type(value.type, value) != NONE
    if has and shadow_type(value.type, value) is None:
        message = f"derivatives of {value.type} do not flow back through `{op.name}`"
        help = "lower it first, or say `has_algebra=True` in its `TangentRule` if it has sums"
        raise error_at(op, "AD0702", message, help=help)


# ---------------------------------------------------------------------- what was written


def _check_written(
    method: Callable[..., Any], op: Operation, block: Block, last: Operation | None, right: str
) -> None:
    """Check what was written after ``last``; without results, nothing stands for the operation."""
    if not op.results and block.last_op is last:
        help = "write the operation by `clone(op)`: what it does to memory is lost otherwise"
        raise _wrong(method, op, "writes nothing in its place", help)
    _check_emitted(method, op, block, last, right)


def _check_emitted(
    method: Callable[..., Any], op: Operation, block: Block, last: Operation | None, right: str
) -> None:
    at = block.first_op if last is None else last.next_op
    while at is not None:
        for one in at.walk():
            for operand in one.operands:
                _check_value(method, op, operand, right)
        at = at.next_op


def _check_value(method: Callable[..., Any], op: Operation, value: SSAValue, right: str) -> None:
    """AD0709 for a value of the program that is derived, and for one of no program."""
    owner = value.owner
    if isinstance(owner, Operation) and owner.parent is None:
        message = f"uses a result of `{owner.name}`, which it has put nowhere"
        raise _wrong(method, op, message, "write it by `emit` or `value` of the emitter")
    if enclosing(owner.parent_op(), "func.func") is enclosing(op, "func.func"):
        message = "uses a value of the program itself in its derivative"
        raise _wrong(method, op, message, f"what stands for it there is `{right}`")


def _name(result: OpResult) -> str:
    return f"result {result.index}"


def _wrong(method: Callable[..., Any], op: Operation, what: str, help: str) -> DiagnosticError:
    package = method.__module__.partition(".")[0]
    return wrong_answer(op, method, f"a method of `{op.name}` in `{package}` {what}", help)
