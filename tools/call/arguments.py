"""The text of ``ad-run --args`` to Python values, guided by the types of the parameters.

An argument is a number (``3``, ``-1.5e3``, ``0x10``, ``inf``, ``true``, ``1+2j``), a nested list
(``[[1, 2], [3, 4]]``), a generator (``zeros(3x4)``, ``ones(8)``, ``full(3x4, 0.5)``,
``arange(10)``, ``random(3x4, seed=1)``), or a file (``x.npy``, ``data.npz:key``). Element types
come from the parameter, behind an address from what the function reads there; where its shape is
static, generators need none. `record_arguments` reads structs, ``{w: 2.0, h: 3.0}``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, cast

import numpy as np
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, counted
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.ir.strides import strided_layout
from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.lowering.codegen.machine.signature import Signature
from xdsl.dialects.builtin import IntegerType, MemRefType, TensorType, VectorType
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute

from ad_opt.programs.calls.calling import expected, parameter_name
from ad_opt.programs.wrt import derivative_type, role_of
from ad_opt.values.arguments import NO_ELEMENTS, Array, BufferLayout, dtypes_of
from ad_opt.values.bfloat16 import to_bits

from .argument_text import ArgumentText
from .record_arguments import record_array, record_value

Number: TypeAlias = "bool | int | float | complex"
BufferType: TypeAlias = "MemRefType[Attribute] | TensorType[Attribute]"

TANGENTS_NAME = "<tangents>"
"""Name of the text of ``--jvp`` and ``--hvp`` in diagnostics."""
COTANGENTS_NAME = "<cotangents>"
"""Name of the text of ``--vjp`` in diagnostics."""
_MOST_ELEMENTS = 1 << 31
"""Most elements of an array on the command line. A guess: 16 GiB of floats."""
_WORDS: dict[str, Number] = {"true": True, "false": False}


def parse_arguments(text: str, signature: Signature) -> list[Any]:
    """Values for all parameters; AD0502 and AD0504 when the text does not give them."""
    parts = ArgumentText(text, 0).split()
    if len(parts) != len(signature.inputs):
        want = len(signature.inputs)
        raise DiagnosticError(
            Diagnostic(
                "AD0502",
                f"@{signature.name} takes {counted(want, 'argument')}, "
                f"but --args gives {len(parts)}",
                signature.location,
                help=expected(signature),
            )
        )
    return [
        _value(part, kind, f"{parameter_name(signature, index)} of @{signature.name}")
        for index, (part, kind) in enumerate(zip(parts, signature.inputs, strict=True))
    ]


ARITY_HELP = "one for each argument; `none` is a tangent of zero"


def parse_tangents(text: str, signature: Signature) -> list[Any]:
    """A tangent for every parameter, ``none`` where it is zero; AD0502 and AD0504 otherwise."""
    parts = ArgumentText(text, 0, TANGENTS_NAME).split()
    if len(parts) != len(signature.inputs):
        text = f"@{signature.name} takes {counted(len(signature.inputs), 'argument')}, "
        raise signature.error(
            "AD0502", text + f"but {counted(len(parts), 'tangent')} came", ARITY_HELP
        )
    both = enumerate(zip(parts, signature.inputs, strict=True))
    return [
        None
        if part.text.lower() == "none"
        else _derivative(part, kind, f"{parameter_name(signature, index)} of @{signature.name}")
        for index, (part, kind) in both
    ]


def parse_cotangents(text: str, signature: Signature) -> tuple[list[Any], dict[str, Any]]:
    """Cotangents of the floating-point results, and ``name=...`` those of buffers."""
    kinds = [kind for kind in signature.results if role_of(kind) != "constant"]
    values: list[Any] = []
    named: dict[str, Any] = {}
    for part in ArgumentText(text, 0, COTANGENTS_NAME).split():
        if found := re.fullmatch(r"([A-Za-z_]\w*)\s*=\s*(.*)", part.text, re.S):
            inner = part.part(found.start(2))
            if found[1] not in signature.parameters:
                raise part.error(f"@{signature.name} has no argument `{found[1]}`")
            kind = signature.inputs[signature.parameters.index(found[1])]
            named[found[1]] = _derivative(inner, kind, f"the cotangent of `{found[1]}`")
        elif len(values) < len(kinds):
            name = f"cotangent {len(values)} of @{signature.name}"
            values.append(_derivative(part, kinds[len(values)], name))
        else:
            text = f"@{signature.name} has {len(kinds)} floating-point results, so this is too much"
            raise part.error(text, "cotangents of buffers come by name: `out=[...]`")
    return values, named


def _derivative(part: ArgumentText, kind: Attribute, name: str) -> Any:
    """A tangent or cotangent of a value of the type."""
    return _value(part, kind if role_of(kind) == "constant" else derivative_type(kind), name)


def _value(part: ArgumentText, kind: Attribute, name: str) -> Any:
    if isinstance(kind, RecordType):
        return record_value(part, kind, name, _value)
    if isinstance(kind, MemRefType | TensorType):
        buffer = cast(BufferType, kind)
        dtypes = dtypes_of(buffer.element_type)
        if not dtypes:
            raise part.error(f"{name} is `{kind}`, which NumPy does not have", NO_ELEMENTS)
        return _with_layout(_array(part, buffer, dtypes), buffer)
    if isinstance(kind, VectorType):
        return _nested(part)
    number = _nested(part)
    if isinstance(number, list):
        raise part.error(f"{name} is `{kind}`, but a list came", _hint(kind))
    if isinstance(kind, IntegerType) or str(kind) == "index":
        if not isinstance(number, int):
            raise part.error(f"{name} is `{kind}`, but `{part.text}` is not an integer")
        return number
    if isinstance(number, complex) and not str(kind).startswith("complex"):
        raise part.error(f"{name} is `{kind}`, but `{part.text}` is complex")
    return number


def _hint(kind: Attribute) -> str | None:
    if not isinstance(kind, LLVMPointerType):
        return None
    return "there are not only floats of one kind behind it: call the function from Python"


def _nested(part: ArgumentText) -> Any:
    """A number or nested lists of numbers."""
    if part.text.startswith("["):
        if not part.text.endswith("]"):
            raise part.error(f"`{part.text}` is not a list")
        return [_nested(p) for p in part.inside(0).split()]
    return _number(part)


def _number(part: ArgumentText) -> Number:
    text = part.text
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    convert: Callable[[str], Number]
    for convert in (_integer, float, complex):
        try:
            return convert(text)
        except ValueError:
            continue
    if not text:
        raise part.error("an argument is empty")
    hint = "write a number, a list, zeros(3x4), random(8), x.npy or data.npz:key"
    raise part.error(f"`{text}` is neither a number, a list, a generator nor a file", hint)


def _integer(text: str) -> int:
    """Decimal, ``0x``, ``0o`` or ``0b``."""
    return int(text, 0)


def _array(part: ArgumentText, kind: BufferType, dtypes: tuple[np.dtype[Any], ...]) -> Array:
    if found := re.fullmatch(r"([A-Za-z_]\w*)\s*\((.*)\)", part.text, re.S):
        return _generate(part, found.group(1), kind, dtypes[0])
    if found := re.fullmatch(r"(.+\.npz):([^:]+)|(.+\.npy)", part.text):
        return _file(part, found.group(1) or found.group(3), found.group(2), dtypes)
    if part.text.startswith('"') and dtypes[0].itemsize == 1:
        return np.array([*_characters(part), 0], np.uint8).view(dtypes[0])
    if isinstance(kind.element_type, RecordType):
        rank = kind.get_num_dims()
        return record_array(part, kind.element_type, dtypes[0], rank, "the buffer", _value)
    return _convert(part, _nested(part), dtypes[0])


def _characters(part: ArgumentText) -> bytes:
    """The bytes of a text in quotes, as C has it."""
    try:
        return str(json.loads(part.text)).encode()
    except ValueError:
        raise part.error(f"`{part.text}` is no text in quotes") from None


def _convert(part: ArgumentText, value: Any, dtype: np.dtype[Any]) -> Array:
    try:
        if dtype == np.uint16 and _has_float(value):  # raw bfloat16
            return np.vectorize(to_bits, otypes=[dtype])(np.array(value, float))
        if dtype.kind in "iu" and _has_float(value):
            raise part.error(f"`{part.text}` has a fraction, but elements are integers")
        return np.array(value, dtype)
    except (ValueError, TypeError, OverflowError) as error:
        reason = str(error).split("\n", 1)[0]
        raise part.error(f"`{part.text}` is no array of {dtype}: {reason}") from None


def _has_float(value: Any) -> bool:
    if isinstance(value, list):
        return any(_has_float(v) for v in cast("list[Any]", value))
    return isinstance(value, float)


def _file(
    part: ArgumentText, path: str, key: str | None, dtypes: tuple[np.dtype[Any], ...]
) -> Array:
    try:
        loaded = np.load(path, allow_pickle=False)
        array = cast(Array, loaded[key] if key else loaded)
    except (OSError, ValueError, KeyError, EOFError) as error:
        reason = getattr(error, "strerror", None) or str(error).split("\n", 1)[0]
        raise part.error(f"`{part.text}` cannot be loaded: {reason}") from None
    if array.dtype in dtypes:
        return np.array(array, order="C")
    if not np.can_cast(array.dtype, dtypes[0], "same_kind"):
        raise part.error(f"`{part.text}` has elements of {array.dtype}, not {dtypes[0]}")
    return np.array(array, dtypes[0], order="C")


_GENERATORS = ("zeros", "ones", "full", "arange", "random")


def _generate(part: ArgumentText, name: str, kind: BufferType, dtype: np.dtype[Any]) -> Array:
    if name not in _GENERATORS:
        hint = did_you_mean(name, _GENERATORS) or f"generators are {', '.join(_GENERATORS)}"
        raise part.error(f"there is no generator `{name}`", hint)
    words = part.inside(part.text.index("(")).split()
    options = dict(w.text.replace(" ", "").split("=", 1) for w in words if "=" in w.text)
    words = [w for w in words if "=" not in w.text]
    if unknown := set(options) - ({"seed"} if name == "random" else set[str]()):
        raise part.error(f"`{name}` has no option `{min(unknown)}`")
    fill: ArgumentText | None = None
    if name == "full":
        if not words:
            raise part.error("`full` needs a value: full(3x4, 0.5)")
        fill = words.pop()
    shape = _shape(part, words, kind)
    match name:
        case "zeros" | "ones":
            return _filled(part, shape, int(name == "ones"), dtype)
        case "full":
            assert fill is not None
            return _filled(fill, shape, _number(fill), dtype)
        case "arange":
            count = int(np.prod(shape))
            return _from_floats(np.arange(count), dtype).reshape(shape)
        case _:
            return _random(part, shape, options.get("seed", "0"), dtype)


def _shape(part: ArgumentText, words: Sequence[ArgumentText], kind: BufferType) -> tuple[int, ...]:
    """``3x4`` or ``3, 4``; nothing where the parameter's own shape is static."""
    layout = BufferLayout.of(kind)
    if not words:
        known = tuple(n for n in layout.shape if n is not None)
        if len(known) == len(layout.shape):
            return known
        raise part.error(
            f"`{part.text}` needs a shape, as in zeros(3x4): `{kind}` has none of its own"
        )
    sizes = [size for word in words for size in word.text.split("x")]
    if not all(size.strip().isdecimal() for size in sizes):
        raise part.error(f"`{part.text}` has no shape such as 3x4")
    shape = tuple(int(size) for size in sizes)
    total = 1
    for size in shape:
        total *= size
    if total > _MOST_ELEMENTS:
        raise part.error(f"`{part.text}` has {total} elements, which is too many")
    return shape


def _filled(
    part: ArgumentText, shape: tuple[int, ...], value: Number, dtype: np.dtype[Any]
) -> Array:
    return np.broadcast_to(_convert(part, value, dtype), shape).copy()


def _from_floats(values: Array, dtype: np.dtype[Any]) -> Array:
    if dtype == np.uint16 and values.dtype.kind == "f":
        return np.vectorize(to_bits, otypes=[dtype])(values)
    return values.astype(dtype)


def _random(part: ArgumentText, shape: tuple[int, ...], seed: str, dtype: np.dtype[Any]) -> Array:
    """Uniform in [0, 1); integers between 0 and 9."""
    if not seed.isdecimal():
        raise part.error(f"the seed `{seed}` is not a natural number")
    source = np.random.default_rng(int(seed))
    if dtype.kind in "biu":
        return source.integers(0, 2 if dtype.kind == "b" else 10, shape).astype(dtype)
    if dtype.kind == "c":
        return (source.random(shape) + 1j * source.random(shape)).astype(dtype)
    return _from_floats(np.asarray(source.random(shape)), dtype)


def _with_layout(array: Array, kind: BufferType) -> Array:
    """A copy with the static strides of the type; dynamic ones are left as they are."""
    if isinstance(kind, MemRefType) and strided_layout(kind) is None:
        return array  # the call says that it takes none
    layout = BufferLayout.of(kind)
    if layout.strides is None or array.ndim != len(layout.shape) or not array.size:
        return array
    have = [step // array.itemsize for step in array.strides]
    steps = [h if s is None else s for s, h in zip(layout.strides, have, strict=True)]
    reach = [step * (size - 1) for step, size in zip(steps, array.shape, strict=True)]
    low, high = sum(min(r, 0) for r in reach), sum(max(r, 0) for r in reach)
    base = np.zeros(high - low + 1, array.dtype)
    bytes_ = [step * array.itemsize for step in steps]
    view = np.lib.stride_tricks.as_strided(base[-low:], array.shape, bytes_)
    view[...] = array
    return view
