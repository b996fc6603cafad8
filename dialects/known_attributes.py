"""Discardable attributes of our dialects: names, where they stand, what they hold.

MLIR lets any operation, argument and result have attributes that its definition does not know,
``{autodiff.no_diff}``. A name that nobody reads would be dropped in silence, and with it what the
program says about its derivative. So here is a table a dialect; the verifier refuses what is not in
it, also on operations that take no notice of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import cast

from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    StringAttr,
    SymbolRefAttr,
    UnitAttr,
    i64,
)
from xdsl.ir import Attribute, Operation

from .autodiff import autodiff
from .autodiff.types import ActivityAttr
from .llvm.attributes.discardable import OPERATIONS, PARAMETERS, wrong_values
from .support.definitions.attribute_values import (
    ANY,
    ARRAY,
    DICTIONARY,
    NUMBER,
    TEXT,
    TYPE,
    UNIT,
    Value,
    of,
    one_of,
)
from .support.diagnostics.diagnostic import Diagnostic, location_of
from .support.diagnostics.did_you_mean import did_you_mean
from .support.names.attribute_names import (
    ACCESSES,
    ALLOCATIONS,
    ARGUMENT,
    BUFFER_LABEL,
    CALLS,
    FUNCTIONS,
    LOOP_DIVISOR,
    LOOP_LABEL,
    LOOP_TILE,
    LOOPS,
    RESULT,
    SYMBOL_RANGE,
)
from .types.attributes import iface_types as iface
from .typetree import attributes as typetree_attributes

ANYWHERE: frozenset[str] = frozenset()
"""On every operation: it describes, and changes nothing."""


def _is_symbols(value: Attribute) -> bool:
    if isinstance(value, ArrayAttr):
        return all(isinstance(one, SymbolRefAttr) for one in cast("ArrayAttr[Attribute]", value))
    return isinstance(value, SymbolRefAttr)


SYMBOL = of("the name of a function", SymbolRefAttr)
PLACEMENT = Value(
    "`#assign.placement<place, reason>`", lambda value: value.name == "assign.placement"
)
SYMBOLS = Value("the names of functions", _is_symbols)


def _is_tile(value: Attribute) -> bool:
    if not isinstance(value, DenseArrayBase) or value.elt_type != i64:
        return False
    given = value.get_values()
    return all(one > 0 for one in given) and (len(given) == 2 or given[2:] == (1,))


_TILE = Value(
    "positive numbers, `array<i64: copies, lanes>`, and 1 for overlapping tiles", _is_tile
)


@dataclass(frozen=True)
class Known:
    """An attribute."""

    value: Value
    places: frozenset[str] = ANYWHERE
    """Names of operations, `ARGUMENT` and `RESULT`."""
    wrong_value: str = "AD0201"
    """The code of the diagnostic for a value of another type."""
    wrong_place: str = "AD0201"
    """The code of the diagnostic for another place."""
    help: str | None = None
    """Advice where it is in the wrong place or has the wrong value."""


def _function(value: Value, wrong_value: str = "AD0201") -> Known:
    return Known(value, FUNCTIONS, wrong_value)


_PARAMETERS = frozenset({ARGUMENT, RESULT})
_NO_DIFF_HELP = (
    "`autodiff.no_diff` belongs on a call or an access; `autodiff.detach` drops the derivative of "
    "any value; an argument without a derivative has the type `!autodiff.attributed<T, "
    "#autodiff.no_diff>` or the attribute `autodiff.activity = #autodiff.activity<const>`"
)
_BOTH = 'write `autodiff.differentiable = "both"`, or "forward" for forward mode only'
_AUTODIFF = {
    autodiff.FORWARD: _function(SYMBOL, "AD0824"),
    autodiff.BACKWARD: _function(SYMBOL, "AD0824"),
    autodiff.AUGMENTED: _function(SYMBOL, "AD0824"),
    autodiff.KEEPS: _function(ARRAY),
    **{
        name + of: _function(SYMBOLS, "AD0824")
        for name in (
            autodiff.PRIMAL_SUBSTITUTE,
            autodiff.FWD_DERIVATIVE,
            autodiff.BWD_DERIVATIVE,
        )
        for of in ("", "_of")
    },
    autodiff.INACTIVE: Known(UNIT, FUNCTIONS | {"llvm.call", "llvm.invoke", "llvm.mlir.global"}),
    autodiff.GIVEN: Known(NUMBER, frozenset({ARGUMENT})),
    autodiff.GIVEN_ONLY: _function(UNIT),
    autodiff.DIFFERENTIABLE: Known(
        Value(
            '"both" or "forward"',
            lambda v: (
                isinstance(v, UnitAttr)
                or (isinstance(v, StringAttr) and v.data in ("both", "forward"))
            ),
        ),
        FUNCTIONS,
        "AD0843",
        help=_BOTH,
    ),
    autodiff.TREAT_AS_DIFFERENTIABLE: Known(UNIT, FUNCTIONS | {"iface.req_func"}),
    autodiff.NO_DIFF: Known(UNIT, CALLS | ACCESSES, wrong_place="AD0844", help=_NO_DIFF_HELP),
    autodiff.NO_DIFF_THIS: _function(UNIT),
    autodiff.MAX_ITERS: Known(NUMBER, LOOPS),
    autodiff.PREFER: Known(one_of("recompute", "checkpoint"), ANYWHERE),
    autodiff.ARGUMENT_ACTIVITY: Known(
        of("an activity", ActivityAttr),
        _PARAMETERS,
        "AD0704",
        help=f"write `{autodiff.ARGUMENT_ACTIVITY} = #autodiff.activity<const>`",
    ),
    autodiff.SHADOW: Known(UNIT, frozenset({ARGUMENT})),
    autodiff.COTANGENTS: Known(UNIT, ALLOCATIONS),
    autodiff.OFF_STACK: Known(UNIT, frozenset(("memref.alloca", "llvm.alloca"))),
    "autodiff.dir": Known(one_of("in", "out", "inout"), _PARAMETERS, "AD0830"),
    "autodiff.position": Known(NUMBER, frozenset({RESULT})),
    "autodiff.no_inline": _function(UNIT),
    "autodiff.wraps": _function(TEXT),
    "autodiff.type_dict": _function(ARRAY),
    # What prints of analyses and hints for checks say.
    "autodiff.active": Known(ARRAY),
    "autodiff.bytes": Known(TEXT),
    "autodiff.tape": _function(DICTIONARY),
    "autodiff.of": Known(TEXT),
    "autodiff.derivative": _function(DICTIONARY),
    "autodiff.is_primal": Known(UNIT),
}
_INTERFACE = frozenset({"iface.interface"})
_IFACE = {
    iface.ANY_VALUE_SIZE: Known(NUMBER, _INTERFACE),
    iface.IDS: Known(ARRAY, _INTERFACE),
    iface.NARROWS: Known(of("the name of an interface", SymbolRefAttr), _INTERFACE),
    "iface.any_value_size_inferred": Known(ANY, _INTERFACE),
    "iface.any_value_bytes_saved": Known(NUMBER, _INTERFACE),
    "iface.not_null": Known(UNIT, frozenset({"iface.unpack_as"})),
    "iface.parameters": _function(ARRAY),
    "iface.derivative_of": _function(ARRAY),
}
_LAYOUT_HELP = "it belongs on parameters, results, allocations, globals, loads and transfers"
_ARRAYS = frozenset({ARGUMENT, "memref.alloc", "memref.alloca", "memref.global"})
_TYPETREE = {
    typetree_attributes.LAYOUT: Known(
        TYPE,
        _PARAMETERS
        | {"llvm.alloca", "llvm.mlir.global", "llvm.load", "llvm.extractvalue", "llvm.call"}
        | {"llvm.invoke", "llvm_ext.malloc"}
        | {f"llvm.intr.{name}" for name in ("memcpy", "memmove", "memset")}
        | {f"llvm.intr.{name}.inline" for name in ("memcpy", "memset")},
        "AD0924",
        "AD0924",
        _LAYOUT_HELP,
    )
}
KNOWN_ATTRIBUTES: Mapping[str, Mapping[str, Known]] = {
    "autodiff": _AUTODIFF,
    "iface": _IFACE,
    "typetree": _TYPETREE,
    "agg": {},
    "pair": {},
    "enzyme": {},
    "llvm_ext": {},
    "nlls": {
        "nlls.name": Known(TEXT, frozenset({ARGUMENT})),
        "nlls.type": Known(TYPE, frozenset({ARGUMENT})),
        "nlls.kernel": _function(TEXT),
        "nlls.problem": _function(of("the name of a problem", SymbolRefAttr)),
        "nlls.results": _function(ARRAY),
        "nlls.equal": _function(DICTIONARY),
        "nlls.derived": Known(UNIT, frozenset({"nlls.computed"})),
        "nlls.schedule": Known(TEXT, frozenset({"nlls.residual"})),
        "nlls.solver": _function(TEXT),
    },
    "sched": {},
    "assign": {
        "assign.label": Known(TEXT, _ARRAYS),
        "assign.placement": Known(PLACEMENT, _ARRAYS),
        SYMBOL_RANGE: Known(NUMBER, frozenset({ARGUMENT})),
        "assign.opaque": Known(UNIT),
    },
    "schedule": {
        LOOP_LABEL: Known(TEXT, LOOPS),
        LOOP_TILE: Known(_TILE, frozenset({"affine.for"})),
        LOOP_DIVISOR: Known(NUMBER, frozenset({"affine.for"})),
        BUFFER_LABEL: Known(TEXT),
    },
}
"""By dialect and name."""

_LONG_NAMES = ("autodiff", "typetree", "enzyme")
"""Prefixes that are long enough to tell a slip from another dialect's name."""


def check_attributes(op: Operation) -> Iterator[Diagnostic]:
    """Yield faults in the discardable attributes of ``op``, its arguments and results."""
    for name, value in op.attributes.items():
        if (known := _lookup(name)) is not None:
            yield from _check(op, name, value, known, op.name)
    if (wanted := OPERATIONS.get(op.name)) is not None:
        yield from _upstream(op, wanted, op.attributes | op.properties, op.name)
    for property, place in (("arg_attrs", ARGUMENT), ("res_attrs", RESULT)):
        given = op.properties.get(property)
        each = cast("ArrayAttr[Attribute]", given).data if isinstance(given, ArrayAttr) else ()
        for one in each:
            for name, value in one.data.items() if isinstance(one, DictionaryAttr) else ():
                if (known := _lookup(name)) is not None:
                    yield from _check(op, name, value, known, place)
            if isinstance(one, DictionaryAttr):
                yield from _upstream(op, PARAMETERS, one.data, place)


@cache
def _lookup(name: str) -> Known | str | None:
    """Return what is known of a name, or why it is wrong; ``None`` if the name is not ours."""
    prefix, dot, _ = name.partition(".")
    table = KNOWN_ATTRIBUTES.get(prefix)
    if table is not None and dot:
        names = [*table] or [known for row in KNOWN_ATTRIBUTES.values() for known in row]
        return table.get(name) or did_you_mean(name, names) or ""
    near = get_close_matches(prefix, _LONG_NAMES, n=1, cutoff=0.87) if dot else ()
    if not near:
        return None
    names = [known for row in KNOWN_ATTRIBUTES.values() for known in row]
    return did_you_mean(near[0] + name.removeprefix(prefix), names) or f"write `{near[0]}.`"


def _upstream(
    op: Operation, known: Mapping[str, Value], given: Mapping[str, Attribute], place: str
) -> Iterator[Diagnostic]:
    for name, value, wanted in wrong_values(known, given):
        message = f"`{name}` on {_placed(op, place)} is {value}, not {wanted.words}"
        yield Diagnostic("AD0201", message, location_of(op))


def _placed(op: Operation, place: str) -> str:
    return f"{place} of `{op.name}`" if place in (ARGUMENT, RESULT) else f"`{op.name}`"


def _check(
    op: Operation, name: str, value: Attribute, known: Known | str, place: str
) -> Iterator[Diagnostic]:
    on = _placed(op, place)
    if isinstance(known, str):
        message = f"`{name}` on {on} is no attribute that is known"
        yield Diagnostic("AD0201", message, location_of(op), help=known or None)
    elif known.places and place not in known.places:
        message = f"`{name}` means nothing on {on}"
        help = known.help or f"it belongs on {_listed(known.places)}"
        yield Diagnostic(known.wrong_place, message, location_of(op), help=help)
    elif not known.value.fits(value):
        message = f"`{name}` on {on} is {value}, not {known.value.words}"
        yield Diagnostic(known.wrong_value, message, location_of(op), help=known.help)


def _listed(places: frozenset[str]) -> str:
    rest = [f"`{place}`" if "." in place else place for place in sorted(places - FUNCTIONS)]
    words = [*(["functions"] if places >= FUNCTIONS else []), *rest]
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
