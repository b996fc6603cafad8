"""Refusals of what is written in Python, with the place in the user's program."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import wraps
from inspect import Signature, isfunction, signature
from numbers import Real
from reprlib import repr
from typing import Any, NoReturn, ParamSpec, TypeVar

import numpy as np

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, Location
from ad_opt.dialects.support.diagnostics.python_places import user_line

Arguments = ParamSpec("Arguments")
Returned = TypeVar("Returned")
Class = TypeVar("Class", bound=type)


def entry(function: Callable[Arguments, Returned]) -> Callable[Arguments, Returned]:
    """A function that the user calls: refuses arguments that it does not take, by AD1070."""

    @wraps(function)
    def called(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Returned:
        try:
            return function(*args, **kwargs)
        except TypeError:
            if (wrong := _misfit(function, args, kwargs)) is None:
                raise
            help = f"call it as {function.__name__}{_parameters(function)}"
            raise refuse("AD1070", f"{function.__name__}: {wrong}", help) from None

    return called


def _parameters(function: Callable[..., Any]) -> Signature:
    """Return what a function takes, without types."""
    known = signature(function)
    plain = [
        one.replace(annotation=one.empty)
        for name, one in known.parameters.items()
        if name != "self"
    ]
    return known.replace(parameters=plain, return_annotation=known.empty)


def _misfit(function: Callable[..., Any], args: Any, kwargs: Any) -> str | None:
    """A word about arguments that a function does not take."""
    try:
        signature(function).bind(*args, **kwargs)
    except TypeError as error:
        return str(error)
    return None


def entries(cls: Class) -> Class:
    """A class whose constructor and public methods are entries."""
    for name, one in list(vars(cls).items()):
        if isfunction(one) and (name == "__init__" or not name.startswith("_")):
            setattr(cls, name, entry(one))
    return cls


class Declared:
    """A part of a problem: it is no expression, and what uses it as one is refused."""

    def _no_operand(self, *_: object) -> NoReturn:
        kind = type(self).__name__
        message = f"{kind} {getattr(self, 'name', '')} is no expression"
        raise refuse("AD1070", message, "read an array at offsets, X(0, 0)")

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = _no_operand
    __truediv__ = __rtruediv__ = __pow__ = __rpow__ = __neg__ = __abs__ = _no_operand
    __lt__ = __le__ = __gt__ = __ge__ = __getitem__ = __iter__ = __len__ = _no_operand
    __array_ufunc__ = None


def refuse(
    code: str, message: str, help: str | None = None, at: Location | None = None
) -> DiagnosticError:
    """A diagnostic at a place, by default where the user's program is."""
    return DiagnosticError(Diagnostic(code, message, location=at or user_line(), help=help))


def is_integer(value: object) -> bool:
    """True for integers of Python and NumPy; not for True and False."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def integer(value: Any, what: str, least: int | None = None, most: int = 2**31 - 1) -> int:
    """An integer, no smaller than the least, no larger than the most; refuses anything else."""
    if not is_integer(value) or (least is not None and value < least):
        words = "" if least is None else f" from {least}"
        raise refuse("AD1070", f"{what} is an integer{words}, not {repr(value)}")
    if abs(value) > most:
        raise refuse("AD1070", f"{what} is at most {most}, not {value}")
    return int(value)


def real(value: Any, what: str, least: float | None = None, above: float | None = None) -> float:
    """A finite number within limits; refuses anything else."""
    is_real = isinstance(value, Real) and not isinstance(value, bool | np.bool_)
    number = _float(value) if is_real else math.nan
    low = -math.inf if least is None else least
    if not math.isfinite(number) or number < low or (above is not None and number <= above):
        words = f" above {above:g}" if above is not None else f" from {low:g}" if low == 0 else ""
        raise refuse("AD1070", f"{what} is a number{words}, not {repr(value)}")
    return number


def _float(value: Real) -> float:
    try:
        return float(value)
    except OverflowError:
        return math.inf


def one_of(value: Any, known: Iterable[str], what: str) -> None:
    """Refuse a word that is not known."""
    words = list(known)
    if not isinstance(value, str) or value not in words:
        raise refuse("AD1070", f"{what} is {' or '.join(words)}, not {repr(value)}")
