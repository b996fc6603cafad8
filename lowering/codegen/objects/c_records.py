"""By-value types in C: a struct is a struct, an array an array; others get a type of their own.

    !agg.struct<@Box>       Box                   typedef struct { double w; int32_t n; } Box;
    !agg.array<3, f64>      ad_double_3           typedef double ad_double_3[3];
    !agg.optional<f64>      ad_optional_double    typedef struct { bool present; double value; } ...
    !agg.tuple<[f64, i32]>  ad_tuple_double_...   typedef struct { double _0; int32_t _1; } ...
    !pair.pair<f64>         ad_pair_double        typedef struct { double p; double d; } ...
    !iface.any<@IShape>     ad_any_IShape         the number of a type, and a union of the types

C lays structs out as LLVM does. All of them are passed by pointer (`c_abi`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from ad_opt.dialects.types.agg_record import RecordType
from xdsl.dialects.builtin import ComplexType, i1
from xdsl.ir import Attribute

Scalar = Callable[[Attribute], "str | None"]

C_WORDS = frozenset(
    "auto bool break case char const continue default do double else enum extern false float "
    "for goto "
    "if inline int long register restrict return short signed sizeof static struct switch "
    "true typedef "
    "union unsigned void volatile while asm class new delete this template namespace".split()
)


def identifier(text: str) -> str:
    """A C name that resembles the text."""
    name = re.sub(r"\W+", "_", text, flags=re.ASCII).strip("_") or "_"
    return f"_{name}" if name[0].isdigit() else name


def c_record(kind: RecordType, scalar: Scalar) -> str | None:
    """The name of a by-value type in C; ``None`` if C has none."""
    if kind.form == "any":
        return f"ad_any_{identifier(kind.spelling.data.partition('@')[2].rstrip('>'))}"
    parts = [scalar(type_) for type_ in kind.types]
    if (
        any(part is None for part in parts)
        or not parts
        or (kind.form == "array" and not kind.length)
    ):
        return None
    words = [identifier(str(part)) for part in parts]
    match kind.form:
        case "struct":
            title = identifier(kind.title.data)
            return f"{title}_" if title in C_WORDS else title
        case "array":
            return f"ad_{words[0]}_{kind.length}"
        case "pair":
            words = words[:1] if words[0] == words[1] else words
            return "_".join(["ad_pair", *words])
        case _:
            return "_".join([f"ad_{kind.form}", *words])


def definitions(kinds: Iterable[Attribute], scalar: Scalar) -> dict[str, str]:
    """The C definitions of by-value types by name, those that others need first."""
    found: dict[str, str] = {}
    for kind in kinds:
        _define(kind, scalar, found)
    return found


def _define(kind: Attribute, scalar: Scalar, found: dict[str, str]) -> None:
    element = getattr(kind, "element_type", None)
    if isinstance(element, RecordType):
        kind = element
    if not isinstance(kind, RecordType) or (name := c_record(kind, scalar)) is None:
        return
    for inner in kind.types:
        _define(inner, scalar, found)
    if kind.form == "any":
        found[name] = _existential(kind, name, scalar)
        return
    if kind.form == "array":
        found[name] = f"\ntypedef {scalar(kind.element)} {name}[{kind.length}];\n"
        return
    if kind.form == "optional":
        fields = [("bool", "present"), (scalar(kind.element), "value")]
    else:
        fields = [(scalar(type_), _field(field)) for field, type_ in kind.fields]
    lines = "".join(f"  {c_type} {field};\n" for c_type, field in fields)
    found[name] = f"\ntypedef struct {{\n{lines}}} {name};\n"


def _existential(kind: RecordType, name: str, scalar: Scalar) -> str:
    """Write an existential's struct: the number of its type, and room for those that fit (only
    these).
    """
    types = list(zip((it.data for it in kind.names), kind.types, strict=True))
    numbers = "".join(f", {at} {title}" for at, (title, _) in enumerate(types, 1))
    room = 8 * kind.length
    members = [f"    int64_t words[{kind.length}];\n"] if room else []
    for title, type_ in types:
        layout = size_and_alignment(type_)
        if layout is not None and 0 < layout[0] <= room and (c_type := scalar(type_)):
            members.append(f"    {c_type} as_{identifier(title)};\n")
    value = f"  union {{\n{''.join(members)}  }} value;\n" if members else ""
    about = f"/* `type` says what is in it: 0 nothing{numbers} */"
    return f"\n{about}\ntypedef struct {{\n  int64_t type;\n{value}}} {name};\n"


def size_and_alignment(kind: Attribute) -> tuple[int, int] | None:
    """The bytes that a value takes in memory; ``None`` for what C does not have."""
    if not isinstance(kind, RecordType):
        element = getattr(kind, "element_type", None)
        if isinstance(kind, ComplexType):
            inner = _SIZES.get(str(element))
            return None if inner is None else (2 * inner, inner)
        size = 1 if kind == i1 else _SIZES.get(str(kind).lstrip("us"))
        return None if size is None else (size, size)
    if kind.form == "any":
        return 8 * (1 + kind.length), 8
    parts = [size_and_alignment(type_) for type_ in kind.types]
    if kind.form == "array":
        parts *= kind.length
    elif kind.form == "optional":
        parts.insert(0, (1, 1))
    end, most = 0, 1
    for part in parts:
        if part is None:
            return None
        size, alignment = part
        end = -(-end // alignment) * alignment + size
        most = max(most, alignment)
    return -(-end // most) * most, most


_SIZES = {
    **{f"i{8 * size}": size for size in (1, 2, 4, 8)},
    **{"index": 8, "f64": 8, "f32": 4, "f16": 2, "bf16": 2},
}


def _field(name: str) -> str:
    name = identifier(name)
    return f"{name}_" if name in C_WORDS else name
