"""By-value types in C: a struct is a struct, an array an array; others get a type of their own.

    !agg.struct<@Box>       Box                   typedef struct { double w; int32_t n; } Box;
    !agg.array<3, f64>      ad_double_3           typedef double ad_double_3[3];
    !agg.optional<f64>      ad_optional_double    typedef struct { bool present; double value; } ...
    !agg.tuple<[f64, i32]>  ad_tuple_double_...   typedef struct { double _0; int32_t _1; } ...
    !pair.pair<f64>         ad_pair_double        typedef struct { double p; double d; } ...

C lays structs out as LLVM does. All of them are passed by pointer (`c_abi`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from ad_opt.dialects.agg_record import RecordType
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
    if kind.form == "array":
        found[name] = f"\ntypedef {scalar(kind.element)} {name}[{kind.length}];\n"
        return
    if kind.form == "optional":
        fields = [("bool", "present"), (scalar(kind.element), "value")]
    else:
        fields = [(scalar(type_), _field(field)) for field, type_ in kind.fields]
    lines = "".join(f"  {c_type} {field};\n" for c_type, field in fields)
    found[name] = f"\ntypedef struct {{\n{lines}}} {name};\n"


def _field(name: str) -> str:
    name = identifier(name)
    return f"{name}_" if name in C_WORDS else name
