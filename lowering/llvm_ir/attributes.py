"""Attributes of functions, calls, parameters and results as LLVM IR text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

from ad_opt.dialects.llvm.attributes.discardable import PARAMETER_TYPES, PARAMETER_UNITS
from ad_opt.dialects.llvm.attributes.parameter_trees import (
    MemoryEffectsAttr,
    ParameterTree,
    WordAttr,
)
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from xdsl.dialects import llvm
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, IntegerAttr, StringAttr, UnitAttr
from xdsl.ir import Attribute, Operation, TypeAttribute

from .types import TypeTable, escape

# --- parameters and results -------------------------------------------------------------------

INTEGER_ATTRIBUTES = {
    "llvm.align": "align {}",
    "llvm.dereferenceable": "dereferenceable({})",
    "llvm.dereferenceable_or_null": "dereferenceable_or_null({})",
    "llvm.alignstack": "alignstack({})",
}
"""Attributes of parameters that carry a number."""

TYPE_ATTRIBUTES = {f"llvm.{k}": k for k in PARAMETER_TYPES}
"""Attributes of parameters that carry a type."""

UNIT_ATTRIBUTES = {f"llvm.{name}": name for name in PARAMETER_UNITS} | {
    "llvm.nocapture": "captures(none)"
}
"""Attributes of parameters that are there or not."""

NOFPCLASS = (
    (0x3, "nan"), (0x1, "snan"), (0x2, "qnan"), (0x204, "inf"), (0x4, "ninf"), (0x8, "nnorm"),
    (0x10, "nsub"), (0x20, "nzero"), (0x40, "pzero"), (0x80, "psub"), (0x100, "pnorm"),
    (0x200, "pinf"),
)  # fmt: skip
"""Bits of ``nofpclass`` and their names, unions first."""


KEPT_ATTRIBUTES = {f"ad_opt.{k}": k for k in "captures initializes dead_on_return".split()}
"""Attributes of parameters that upstream's dialect has no name for, and LLVM's names of them."""


def string_attribute(key: str, value: str) -> str:
    """``"key"="value"``, without a value if it is empty."""
    text = f'"{escape(key.encode())}"'
    return f'{text}="{escape(value.encode("utf-8", "surrogateescape"))}"' if value else text


def parameter_text(table: TypeTable, attrs: DictionaryAttr, where: Operation) -> str:
    """The attributes of one parameter or result, each with a space in front."""
    parts: list[str] = []
    for name, value in attrs.data.items():
        if not name.startswith("llvm."):
            if (kept := KEPT_ATTRIBUTES.get(name)) is not None:
                text = cast(StringAttr, value).data
                parts.append(f"{kept}({text})" if text else kept)
            continue  # Of another dialect: nothing that LLVM could know.
        if name in UNIT_ATTRIBUTES:
            parts.append(UNIT_ATTRIBUTES[name])
        elif name in INTEGER_ATTRIBUTES:
            parts.append(INTEGER_ATTRIBUTES[name].format(cast(IntegerAttr, value).value.data))
        elif name in TYPE_ATTRIBUTES and isinstance(value, TypeAttribute):
            parts.append(f"{TYPE_ATTRIBUTES[name]}({table.text(value, where)})")
        elif isinstance(value, StringAttr):
            parts.append(string_attribute(name.removeprefix("llvm."), value.data))
        elif name == "llvm.range" and isinstance(value, ParameterTree):
            type_, low, high = (word.text.data for word in value.body if isinstance(word, WordAttr))
            parts.append(f"range({type_} {low}, {high})")
        elif name == "llvm.nofpclass":
            parts.append(f"nofpclass({_fp_classes(cast(IntegerAttr, value).value.data)})")
        else:
            raise error_at(where, "AD0401", f"parameter attribute `{name}` cannot be written")
    return "".join(f" {part}" for part in parts)


def _fp_classes(mask: int) -> str:
    names: list[str] = []
    for bits, name in NOFPCLASS:
        if mask & bits == bits:
            names.append(name)
            mask &= ~bits
    return " ".join(names)


def parameters_text(
    table: TypeTable, attrs: Attribute | None, count: int, where: Operation
) -> list[str]:
    """One text per parameter."""
    if attrs is None:
        return [""] * count
    texts = [
        parameter_text(table, entry, where) if isinstance(entry, DictionaryAttr) else ""
        for entry in cast(ArrayAttr[Attribute], attrs)
    ]
    return texts + [""] * (count - len(texts))


# --- functions and calls ----------------------------------------------------------------------

FLAGS = {
    "no_unwind": "nounwind",
    "will_return": "willreturn",
    "no_inline": "noinline",
    "always_inline": "alwaysinline",
    "inline_hint": "inlinehint",
    "optimize_none": "optnone noinline",
    "convergent": "convergent",
    "noreturn": "noreturn",
    "returns_twice": "returns_twice",
    "hot": "hot",
    "cold": "cold",
    "noduplicate": "noduplicate",
    "minsize": "minsize",
    "optsize": "optsize",
    "nobuiltin": "nobuiltin",
    "no_caller_saved_registers": '"no_caller_saved_registers"',
    "nocallback": "nocallback",
    "arm_streaming": '"aarch64_pstate_sm_enabled"',
    "arm_locally_streaming": '"aarch64_pstate_sm_body"',
    "arm_streaming_compatible": '"aarch64_pstate_sm_compatible"',
}
"""Function attributes that are unit properties in MLIR."""

STRINGS = {
    "target_cpu": "target-cpu",
    "tune_cpu": "tune-cpu",
    "prefer_vector_width": "prefer-vector-width",
    "reciprocal_estimates": "reciprocal-estimates",
    "denormal_fp_math": "denormal-fp-math",
    "denormal_fp_math_f32": "denormal-fp-math-f32",
    "fp_contract": "fp-contract",
    "trap_func_name": "trap-func-name",
    "no_infs_fp_math": "no-infs-fp-math",
    "no_nans_fp_math": "no-nans-fp-math",
    "no_signed_zeros_fp_math": "no-signed-zeros-fp-math",
    "unsafe_fp_math": "unsafe-fp-math",
    "approx_func_fp_math": "approx-func-fp-math",
    "instrument_function_entry": "instrument-function-entry",
    "instrument_function_exit": "instrument-function-exit",
}
"""String attributes of functions that are properties in MLIR."""

ENUM_ATTRIBUTES = frozenset(
    """
    alwaysinline builtin cold convergent coro_elide_safe coro_only_destroy_when_complete
    disable_sanitizer_instrumentation fn_ret_thunk_extern hot hybrid_patchable inlinehint jumptable
    minsize mustprogress naked nobuiltin nocallback nocf_check nodivergencesource noduplicate
    nofree noimplicitfloat noinline nomerge nonlazybind noprofile norecurse noredzone noreturn
    nosanitize_bounds nosanitize_coverage nosync nounwind null_pointer_is_valid optdebug
    optforfuzzing optnone optsize presplitcoroutine returns_twice safestack sanitize_address
    sanitize_hwaddress sanitize_memory sanitize_memtag sanitize_numerical_stability
    sanitize_realtime sanitize_realtime_blocking sanitize_thread sanitize_type shadowcallstack
    skipprofile speculatable speculative_load_hardening ssp sspreq sspstrong strictfp uwtable
    willreturn
    """.split()
)
"""Function attributes of LLVM that take no value; every other name is a string attribute."""

_MEMORY_LEGACY = {
    "readnone": "memory(none)",
    "readonly": "memory(read)",
    "writeonly": "memory(write)",
    "argmemonly": "memory(argmem: readwrite)",
}

LOCATIONS = (
    ("argMem", "argmem"),
    ("inaccessibleMem", "inaccessiblemem"),
    ("errnoMem", "errnomem"),
    ("targetMem0", "target_mem0"),
    ("targetMem1", "target_mem1"),
)
"""Kinds of memory, in MLIR and in LLVM."""


def memory_text(effects: MemoryEffectsAttr) -> str:
    """``memory(...)``: the access to other memory first, then what differs from it."""
    known = {k: v.text.data for k, v in effects.items() if isinstance(v, WordAttr)}
    default = known.get("other", "readwrite")
    parts = [default]
    parts += [
        f"{text}: {known[name]}" for name, text in LOCATIONS if known.get(name, default) != default
    ]
    return f"memory({', '.join(parts)})"


ALLOC_KINDS = "alloc realloc free uninitialized zeroed aligned".split()
"""Bits of ``allockind``."""


def _allockind(text: str) -> str:
    bits = int(text)
    return f'"{",".join(kind for i, kind in enumerate(ALLOC_KINDS) if bits >> i & 1)}"'


def _allocsize(text: str) -> str:
    size, count = divmod(int(text), 1 << 32)
    return str(size) if count == (1 << 32) - 1 else f"{size},{count}"


_VALUED: dict[str, Callable[[str], str]] = {
    "alignstack": str,
    "vscale_range": str,
    "denormal_fpenv": str,
    "allockind": _allockind,
    "allocsize": _allocsize,
}
"""Attributes with a value, which upstream gives as the number that LLVM keeps."""


def _passthrough(value: Attribute, where: Operation) -> Iterable[str]:
    for entry in cast(ArrayAttr[Attribute], value):
        if isinstance(entry, StringAttr):
            name = entry.data
            plain = name in ENUM_ATTRIBUTES
            yield name if plain else _MEMORY_LEGACY.get(name, f'"{escape(name.encode())}"')
            continue
        key, text = (cast(StringAttr, part).data for part in cast(ArrayAttr[Attribute], entry))
        if (valued := _VALUED.get(key)) is not None:
            yield f"{key}({valued(text)})"
        elif key == "memory":
            raise error_at(
                where, "AD0401", "`memory` in passthrough is a number that only LLVM knows",
                help="write `memory_effects = #llvm.memory_effects<...>` instead",
            )  # fmt: skip
        elif key in ENUM_ATTRIBUTES:
            yield key
        else:
            yield f'"{escape(key.encode())}"="{escape(text.encode())}"'


def _features(value: Attribute, where: Operation) -> Iterable[str]:
    features = ",".join(f.data for f in cast(llvm.TargetFeaturesAttr, value).features)
    yield f'"target-features"="{features}"'


def _frame_pointer(value: Attribute, where: Operation) -> Iterable[str]:
    yield f'"frame-pointer"="{cast(llvm.FramePointerKindAttr, value).data.value}"'


def _vscale(value: Attribute, where: Operation) -> Iterable[str]:
    known = {k: v for k, v in cast(ParameterTree, value).items()}
    low, high = (next(iter(_words(known.get(key))), "0") for key in ("minRange", "maxRange"))
    yield f"vscale_range({low},{high})"


def _words(item: Attribute | None) -> Iterable[str]:
    if isinstance(item, WordAttr):
        yield item.text.data
    elif item is not None and hasattr(item, "key"):
        yield from _words(cast(Any, item).key)


def _memory(value: Attribute, where: Operation) -> Iterable[str]:
    yield memory_text(cast(MemoryEffectsAttr, value))


def _uwtable(value: Attribute) -> str:
    return "uwtable(sync)" if "sync" in _words_of(value) else "uwtable"


def _words_of(value: Attribute) -> list[str]:
    body = value.body if isinstance(value, ParameterTree) else ()
    return [word for item in body for word in _words(item)]


_SPECIAL: dict[str, Callable[[Attribute, Operation], Iterable[str]]] = {
    "passthrough": _passthrough,
    "target_features": _features,
    "frame_pointer": _frame_pointer,
    "vscale_range": _vscale,
    "memory_effects": _memory,
    "uwtable_kind": lambda value, where: (_uwtable(value),),
}

FUNCTION_ATTRIBUTES = frozenset(FLAGS) | frozenset(STRINGS) | frozenset(_SPECIAL)
"""The attributes that this module writes."""


def function_text(op: Operation) -> str:
    """The attributes behind a function's or a call's parameter list, each after a space."""
    parts: list[str] = []
    for attrs in (op.properties, op.attributes):
        for name, value in attrs.items():
            if name in FLAGS:
                parts.append(FLAGS[name])
            elif name in STRINGS:
                parts.append(f'"{STRINGS[name]}"="{_string(value)}"')
            elif name in _SPECIAL:
                parts.extend(_SPECIAL[name](value, op))
    return "".join(f" {part}" for part in parts)


def _string(value: Attribute) -> str:
    match value:
        case StringAttr():
            return escape(value.data.encode())
        case IntegerAttr():
            return "true" if value.value.data else "false"
        case UnitAttr():
            return "true"
        case _:
            return escape(str(value).encode())
