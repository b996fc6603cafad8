"""The value of ``ub.poison``: it is carried and chosen like any other, but not looked at.

What is computed from it is poison, too. To branch on it, count with it, write it to memory or
return it is an error (AD0602).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NoReturn

from ad_opt.lowering.interpreters.values.registry import Undefined, Value
from xdsl.ir import Operation
from xdsl.traits import is_side_effect_free

CARRIERS = frozenset({"arith.select"})
"""Operations that hand poison on where it is not what they choose by."""


class Poison:
    """A value that nobody may look at."""

    def _read(self, *_: Any) -> NoReturn:
        raise Undefined("an operand is poison")

    __bool__ = __int__ = __float__ = __index__ = _read
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __neg__ = _read
    __lt__ = __le__ = __gt__ = __ge__ = __eq__ = __ne__ = _read
    __hash__ = object.__hash__


POISON = Poison()


def has_poison(values: Iterable[Value]) -> bool:
    """True if one of some values is poison."""
    return any(value is POISON for value in values)


def spoiled(op: Operation) -> Value:
    """The results of an operation that reads poison; raises `Undefined` where it has effects."""
    if not is_side_effect_free(op):
        raise Undefined("an operand is poison")
    return POISON if len(op.results) == 1 else (POISON,) * len(op.results)
