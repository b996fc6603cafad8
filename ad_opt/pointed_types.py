"""What a function in LLVM IR reads behind its addresses, and which arrays hold that.

The type of a parameter says that it is an address; the function's loads and stores say of which
floats, which type trees know. An array of other elements would be read as it lies: it is refused.
Arrays of bytes (``int8``, ``uint8``, ``S``, ``V``) are memory as it lies, and fit everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from xdsl.dialects.builtin import DictionaryAttr
from xdsl.dialects.llvm import LLVMPointerType

from ad_opt.dialects.support.diagnostics import DiagnosticError
from ad_opt.dialects.typetree_kinds import Kind
from ad_opt.dialects.typetree_tree import EMPTY, EVERYWHERE, TypeTree

from .arguments import Mismatch, describe
from .bfloat16 import BFLOAT16

if TYPE_CHECKING:
    from .function import Function

LARGEST_TEXT = 100_000
"""Programs of more letters are looked at when derivatives are asked for, not for a call."""

_DTYPES = {
    "Float@double": (np.dtype("f8"),),
    "Float@float": (np.dtype("f4"),),
    "Float@half": (np.dtype("f2"),),
    "Float@bf16": BFLOAT16,
}

Leaf = tuple[int, "np.dtype[Any]"]


class PointedTypes:
    """The floats behind the addresses that one function takes."""

    def __init__(self, function: Function):
        self._trees = _trees_of(function)
        self._fitting: set[tuple[int, np.dtype[Any]]] = set()

    def check(self, at: int, value: Any) -> None:
        """`Mismatch` if an argument is an array of other floats than the function reads there."""
        if not isinstance(value, np.ndarray) or (at, value.dtype) in self._fitting:
            return
        wrong = _wrong_kind(value.dtype, self._trees[at]) if at in self._trees else None
        if wrong is None:
            self._fitting.add((at, value.dtype))
        elif value.size:
            wanted = _DTYPES[str(wrong)][0]
            raise Mismatch(
                f"{describe(value)}, where the function has {wanted}",
                f"convert it (`.astype(np.{wanted})`), or pass its bytes (`.view(np.uint8)`)",
            )


def pointed_types(function: Function, *, derivative: bool) -> PointedTypes | None:
    """What is known of a function of a program in LLVM IR, if it takes addresses.

    For a call large programs are not analysed.
    """
    if not any(isinstance(kind, LLVMPointerType) for kind in function.signature.inputs):
        return None
    if function.pointed is None and (derivative or function.program.is_quickly_raised):
        function.pointed = PointedTypes(function)
    return function.pointed


def _trees_of(function: Function) -> dict[int, TypeTree]:
    from ad_opt.passes.analysis.told_bytes import tree_in

    given = None
    # A program may run though it cannot be raised: then nothing is known, as derivatives will say.
    with suppress(DiagnosticError):
        given = function.program.focused(function.name).function_op(function.name).arg_attrs
    found: dict[int, TypeTree] = {}
    for at, attributes in enumerate(given.data if given is not None else ()):
        assert isinstance(attributes, DictionaryAttr)
        tree = tree_in(attributes.data) or EMPTY
        if tree:
            found[at] = tree.data0
    return found


def _wrong_kind(dtype: np.dtype[Any], tree: TypeTree) -> Kind | None:
    """A float that is not where an array of such elements would have it."""
    leaves = list(_leaves(dtype))
    for path, kind in tree:
        wanted = _DTYPES.get(str(kind))
        if len(path) != 1 or wanted is None or not dtype.itemsize:
            continue
        if path[0] == EVERYWHERE:
            places = [at for at, _ in leaves]
        elif dtype.names is not None and path[0] >= dtype.itemsize:
            continue  # a loop over an array in a struct may be seen to go on behind it
        else:
            places = [path[0] % dtype.itemsize]
        if not all(_has(leaves, place, wanted) for place in places):
            return kind
    return None


def _has(leaves: list[Leaf], place: int, wanted: tuple[np.dtype[Any], ...]) -> bool:
    """Whether such a float may start at a place of an element; gaps may hold anything."""
    for at, leaf in leaves:
        if not at <= place < at + leaf.itemsize:
            continue
        if _is_raw(leaf):
            return True
        if leaf.kind == "c":
            half = leaf.itemsize // 2
            return np.dtype(f"{leaf.byteorder}f{half}") in wanted and (place - at) % half == 0
        return leaf in wanted and place == at
    return True


def _is_raw(dtype: np.dtype[Any]) -> bool:
    """Whether elements are bytes as they lie."""
    if dtype in BFLOAT16 and dtype.kind != "u":
        return False
    return dtype.kind in "SV" or (dtype.itemsize == 1 and dtype.kind in "iu")


def _leaves(dtype: np.dtype[Any], at: int = 0) -> Iterator[Leaf]:
    """The numbers of an element, and where they start."""
    if dtype.names is not None:
        fields = cast("dict[str, tuple[np.dtype[Any], int]]", dict(dtype.fields or {}))
        for name in dtype.names:
            part, offset = fields[name][:2]
            yield from _leaves(part, at + offset)
    elif dtype.subdtype is not None:
        base, shape = dtype.subdtype
        for number in range(int(np.prod(shape))):
            yield from _leaves(base, at + number * base.itemsize)
    else:
        yield at, dtype
