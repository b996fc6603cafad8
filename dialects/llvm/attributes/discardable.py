"""Discardable attributes that upstream's lowering to LLVM reads, and what they hold.

Other names, and these in other places, are nobody's: they stay, as upstream has it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from ad_opt.dialects.support.definitions.attribute_values import (
    ARRAY,
    NUMBER,
    TEXT,
    TYPE,
    UNIT,
    Value,
    of,
)
from xdsl.dialects.builtin import ArrayAttr, StringAttr
from xdsl.dialects.llvm import LinkageAttr
from xdsl.ir import Attribute

from .parameter_trees import MemoryEffectsAttr


def _is_words(value: Attribute) -> bool:
    """True if a value is a list of names and pairs of a name and a value."""
    if not isinstance(value, ArrayAttr):
        return False
    items = list(cast("ArrayAttr[Attribute]", value))
    pairs = [list(cast("ArrayAttr[Attribute]", x)) for x in items if isinstance(x, ArrayAttr)]
    return all(isinstance(x, StringAttr | ArrayAttr) for x in items) and all(
        len(pair) == 2 and all(isinstance(x, StringAttr) for x in pair) for pair in pairs
    )


def _is_strings(value: Attribute) -> bool:
    return ARRAY.fits(value) and all(
        isinstance(x, StringAttr) for x in cast("ArrayAttr[Attribute]", value)
    )


PARAMETER_UNITS = """
    noalias nonnull noundef readonly readnone writeonly returned nofree inreg signext zeroext nest
    immarg allocalign allocptr swiftself swifterror swiftasync writable dead_on_unwind noext
    nocapture
""".split()
PARAMETER_NUMBERS = "align dereferenceable dereferenceable_or_null alignstack nofpclass".split()
PARAMETER_TYPES = "byval byref sret inalloca preallocated elementtype".split()
PARAMETERS: Mapping[str, Value] = {
    **{f"llvm.{name}": UNIT for name in PARAMETER_UNITS},
    **{f"llvm.{name}": NUMBER for name in PARAMETER_NUMBERS},
    **{f"llvm.{name}": TYPE for name in PARAMETER_TYPES},
    "llvm.enzyme_type": TEXT,
    **{f"ad_opt.{name}": TEXT for name in ("captures", "initializes", "dead_on_return")},
}
"""On arguments and results."""

_FUNCTION: Mapping[str, Value] = {
    "passthrough": Value("an array of names and pairs of a name and a value", _is_words),
    **{
        name: UNIT
        for name in "always_inline no_unwind optimize_none will_return noreturn cold convergent "
        "returns_twice".split()
    },
    "memory_effects": of("#llvm.memory_effects<…>", MemoryEffectsAttr),
    "llvm.linkage": of("#llvm.linkage<…>", LinkageAttr),
}
OPERATIONS: Mapping[str, Mapping[str, Value]] = {
    "func.func": _FUNCTION,
    "llvm.func": {"passthrough": _FUNCTION["passthrough"]},
    "builtin.module": {
        "llvm.data_layout": TEXT,
        "llvm.target_triple": TEXT,
        "llvm.module_asm": Value("an array of strings", _is_strings),
    },
}
"""By operation: its own attributes."""


def wrong_values(
    known: Mapping[str, Value], given: Mapping[str, Attribute]
) -> Iterator[tuple[str, Attribute, Value]]:
    """Yield attributes that have a wrong value: name, value, and what it must hold."""
    for name, value in given.items():
        wanted = known.get(name)
        if wanted is not None and not wanted.fits(value):
            yield name, value, wanted
