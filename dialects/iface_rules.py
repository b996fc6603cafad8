"""What must hold of interfaces, witness tables, generics and existentials."""

from __future__ import annotations

from xdsl.ir import Operation

from .support.rules import Rule


def _nothing(op: Operation) -> None:
    """No rule yet."""


INTERFACE = Rule(_nothing)
REQUIREMENT = Rule(_nothing)
WITNESS_TABLE = Rule(_nothing)
ENTRY = Rule(_nothing)
GENERIC = Rule(_nothing)
BODY = Rule(_nothing)
WITNESS_OF = Rule(_nothing)
LOOKUP = Rule(_nothing)
SPECIALIZE = Rule(_nothing)
PACK = Rule(_nothing)
UNPACK = Rule(_nothing)
OPEN = Rule(_nothing)
NULL = Rule(_nothing)
