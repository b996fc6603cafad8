"""The name under which dialect files see the interpreter, for type checkers only."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from ad_opt.lowering.interpreters.core import Interpreter, RegionCode

    Machine: TypeAlias = Interpreter
    Body: TypeAlias = RegionCode
else:
    Machine = Body = object
