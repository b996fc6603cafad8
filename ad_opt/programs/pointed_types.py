"""Types of what a function in LLVM IR reads behind its addresses, and which arrays hold that.

The type of a parameter says that it is an address; the function's loads and stores say of which
floats, which type trees know. An array of other elements would be read as it lies: it is refused.
Arrays of bytes (``int8``, ``uint8``, ``S``, ``V``) are memory as it lies, and fit everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property, lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    IntegerAttr,
    ModuleOp,
    StringAttr,
    bf16,
    f16,
    f32,
    f64,
)
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.typetree.attributes import OTHER_FLOATS
from ad_opt.dialects.typetree.kinds import DOUBLE, FLOAT, HALF, INTEGER, POINTER, Kind
from ad_opt.dialects.typetree.layout import scalar_kind
from ad_opt.dialects.typetree.tree import EMPTY, EVERYWHERE, MAX_OFFSET, TypeTree
from ad_opt.values.arguments import Mismatch, describe
from ad_opt.values.floats_in_memory import DTYPES, is_raw, numbers_in, wrong_kind

from .calls.calling import parameter_name
from .wrt import not_differentiable

if TYPE_CHECKING:
    from xdsl.ir import Operation

    from ad_opt.lowering.codegen.machine.signature import Signature

    from .function import Function
    from .program import Program

Facts = tuple[tuple[int, TypeTree], ...]
"""Parameters, and what the arrays that are passed for them say of the memory behind."""

LARGEST_TEXT = 100_000
"""Most letters of a program that is looked at for a call; larger ones are when derivatives are
asked for. Measured: inference takes 1.4 s for 140 KB of Rust.
"""

_FLOATS: dict[str, Attribute] = {str(scalar_kind(type)): type for type in (f64, f32, f16, bf16)}

MOST_FACTS = 32
"""Most facts that are told of an array of structs, from the first elements on. A guess that
keeps attributes short.
"""


class PointedTypes:
    """The floats behind the addresses that one function takes."""

    def __init__(self, function: Function):
        self._function = function
        self._trees = trees_of(function.program, function.signature, function.name)
        self._fitting: set[tuple[int, np.dtype[Any]]] = set()

    def program_for(self, arguments: Sequence[Any]) -> Program:
        """The program that knows what these arrays hold: itself, where the function's own accesses
        say as much.
        """
        program = self._function.program
        dtypes = {
            at: value.dtype
            for at, value in enumerate(arguments)
            if at in self._trees and isinstance(value, np.ndarray)
        }
        facts = tuple(
            (at, tree)
            for at, dtype in dtypes.items()
            if (tree := tree_of_dtype(dtype)) and not _contradict(self._trees[at], tree)
        )
        if all(_says(self._trees[at].data0, tree.data0, dtypes[at].itemsize) for at, tree in facts):
            return program
        floats = {kind for _, tree in facts for _, kind in tree.data0 if kind.is_float}
        told = program.with_facts(self._function.name, facts)
        if len(floats) > 1 and _other_floats(told):
            for one, other in combinations(facts, 2):
                self._require_apart(one, other, arguments)
        return told

    def _require_apart(
        self, one: tuple[int, TypeTree], other: tuple[int, TypeTree], arguments: Sequence[Any]
    ) -> None:
        """AD0705 for two arrays of different floats between which the function moves bytes.

        Then what is told of the one says of the other that it holds the same, or there are places
        that both say something of, beyond those that are two things anyway.
        """
        function, signature = self._function, self._function.signature
        (at, _), (place, _) = one, other
        first, second = (arguments[where].dtype for where in (at, place))
        if not arguments[at].size or not arguments[place].size:
            return
        nothing, left, right, both = (
            function.program.with_facts(function.name, facts)
            for facts in ((), (one,), (other,), (one, other))
        )
        from_left = trees_of(left, signature, function.name).get(place, EMPTY).data0
        from_right = trees_of(right, signature, function.name).get(at, EMPTY).data0
        ties = (
            wrong_kind(second, from_left) is not None or wrong_kind(first, from_right) is not None
        )
        meet = _other_floats(both) + _other_floats(nothing)
        if not ties and meet <= _other_floats(left) + _other_floats(right):
            return
        name, whose = (parameter_name(signature, where) for where in (place, at))
        raise not_differentiable(
            signature,
            f"@{function.name} moves bytes between {whose}, {describe(arguments[at])}, and {name}, "
            f"{describe(arguments[place])}: bytes of a derivative are no number of another type",
            "pass arrays of the same floats for both",
        )

    def texts(self) -> dict[str, str]:
        """Facts about the memory behind each argument, as text."""
        return {str(at): str(tree) for at, tree in self._trees.items() if tree}

    def float_behind(self, at: int) -> Attribute | None:
        """The type of the floats behind an address, where the function has one kind there only."""
        kinds = {str(kind) for path, kind in self._trees.get(at, EMPTY).data0 if len(path) == 1}
        return _FLOATS.get(kinds.pop()) if len(kinds) == 1 else None

    def check(self, at: int, value: Any) -> None:
        """`Mismatch` if an argument is an array of other floats than the function reads there."""
        if not isinstance(value, np.ndarray) or (at, value.dtype) in self._fitting:
            return
        if value.size and (declared := self._other_integers(at, value.dtype)) is not None:
            raise Mismatch(
                f"{describe(value)}, where the function is declared to have {declared}",
                f"convert it (`.astype(np.{declared})`), or pass its bytes (`.view(np.uint8)`)",
            )
        known = at in self._trees
        wrong = wrong_kind(value.dtype, self._trees[at].data0) if known else None
        if wrong is not None and self._is_no_more_than_a_name(at, value.dtype):
            wrong = None
        if wrong is None:
            self._fitting.add((at, value.dtype))
        elif value.size:
            wanted = DTYPES[str(wrong)][0]
            raise Mismatch(
                f"{describe(value)}, where the function has {wanted}",
                f"convert it (`.astype(np.{wanted})`), or pass its bytes (`.view(np.uint8)`)",
            )

    def _other_integers(self, at: int, dtype: np.dtype[Any]) -> np.dtype[Any] | None:
        """The type of integers that the source declares behind an address, where an array of
        numbers of another size, as NumPy makes them, would be read as if it were of these.
        """
        if dtype.kind not in "iubf" or is_raw(dtype):
            return None
        if any(kind.is_float for _, kind in self._trees.get(at, EMPTY).data0):
            return None  # What is declared is storage.
        declared = self._declared_integers.get(at)
        return None if declared is None or declared.itemsize == dtype.itemsize else declared

    @cached_property
    def _declared_integers(self) -> dict[int, np.dtype[Any]]:
        """By argument, the integers that debug information says are behind an address."""
        from ad_opt.lowering.llvm_import.source_types import Number

        function, sources = self._function, self._function.program.source_types
        types = sources and sources.parameters(function.name, function.signature.inputs)
        if sources is None or types is None:
            return {}
        behind = [sources.behind(one) for one in types]
        return {
            at: np.dtype(f"{one.kind}{one.size}")
            for at, one in enumerate(behind)
            if isinstance(one, Number) and one.kind in "iu" and one.size in (2, 4, 8)
        }

    def _is_no_more_than_a_name(self, at: int, dtype: np.dtype[Any]) -> bool:
        """True if only a type that is named says that other floats are there, as that of storage
        in which doubles are kept: then nothing is contradicted when the array's type is told.
        """
        tree = tree_of_dtype(dtype)
        if not tree or dtype.names is not None:
            return False
        told = self._function.program.with_facts(self._function.name, ((at, tree),))
        try:
            return OTHER_FLOATS not in told.module.attributes
        except DiagnosticError:
            return False


def _other_floats(program: Program) -> int:
    """Count the places with floats of two types; none if the program has no derivatives."""
    try:
        count = program.module.attributes.get(OTHER_FLOATS)
    except DiagnosticError:
        return 0
    return count.value.data if isinstance(count, IntegerAttr) else 0


def pointed_types(function: Function, *, derivative: bool) -> PointedTypes | None:
    """Return what is known of a function of a program in LLVM IR, if it takes addresses.

    For a call large programs are not analysed.
    """
    if not any(isinstance(kind, LLVMPointerType) for kind in function.signature.inputs):
        return None
    if function.pointed is None and (derivative or function.program.is_quickly_raised):
        function.pointed = PointedTypes(function)
    return function.pointed


def trees_of(program: Program, signature: Signature, name: str) -> dict[int, TypeTree]:
    """The type trees of the addresses that a function takes, by argument."""
    from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import tree_in

    given = None
    # A program may run though it cannot be raised: then nothing is known, as derivatives will say.
    with suppress(DiagnosticError):
        given = program.focused(name).function_op(name).arg_attrs
    found: dict[int, TypeTree] = {}
    for at, attributes in enumerate(given.data if given is not None else ()):
        assert isinstance(attributes, DictionaryAttr)
        if isinstance(signature.inputs[at], LLVMPointerType):
            found[at] = tree_in(attributes.data) or EMPTY
    return found


@lru_cache(maxsize=256)
def tree_of_dtype(dtype: np.dtype[Any]) -> TypeTree:
    """Return the tree of an address of such elements: floats, as far as the type says.

    Integers say nothing: addresses and bytes of anything come as such.
    """
    leaves = [(at, kind) for at, leaf in numbers_in(dtype) for at, kind in _floats_in(at, leaf)]
    paths: list[tuple[tuple[int, ...], Kind]] = []
    if leaves and dtype.names is None:
        paths = [((EVERYWHERE, EVERYWHERE), leaves[0][1])]
    elif leaves and dtype.itemsize:
        many = max(1, min(MOST_FACTS // len(leaves), MAX_OFFSET // dtype.itemsize))
        paths = [
            ((EVERYWHERE, number * dtype.itemsize + at), kind)
            for number in range(many)
            for at, kind in leaves
        ]
    return TypeTree.of([((EVERYWHERE,), POINTER), *paths]) if paths else EMPTY


def _floats_in(at: int, leaf: np.dtype[Any]) -> list[tuple[int, Kind]]:
    half = leaf.itemsize // 2
    parts = [(at, leaf)]
    if leaf.kind == "c":
        part = np.dtype(f"{leaf.byteorder}f{half}")
        parts = [(at, part), (at + half, part)]
    kinds = {DOUBLE: "Float@double", FLOAT: "Float@float", HALF: "Float@half"}
    return [
        (place, kind)
        for place, part in parts
        for kind, text in kinds.items()
        if part == DTYPES[text][0]
    ]


def _says(known: TypeTree, told: TypeTree, size: int) -> bool:
    """True if all that is told of the floats in an element is known, and nothing else is."""
    if told.by_path.get((EVERYWHERE,)) is None:
        return all(known[path] == kind for path, kind in told if path[0] < size)
    kinds = {kind for path, kind in known if len(path) == 1}
    return kinds == {kind for _, kind in told}


def _contradict(known: TypeTree, told: TypeTree) -> bool:
    """True if a function has something else among its floats, and an array nothing but floats.

    Such an array is a container of bytes: ``struct {float a; int n;}`` in an array of floats.
    """
    kinds = {kind for path, kind in known if len(path) == 2}
    others = kinds & {INTEGER, POINTER}
    return (EVERYWHERE, EVERYWHERE) in told.by_path and bool(others) and kinds != others


def tell(module: ModuleOp, name: str, facts: Facts) -> None:
    """Write what is known of a function's parameters on the function, where nothing is said."""
    for op in module.body.block.ops:
        sym_name = op.get_attr_or_prop("sym_name")
        if op.name == "llvm.func" and isinstance(sym_name, StringAttr) and sym_name.data == name:
            _tell_function(op, facts)


def _tell_function(op: Operation, facts: Facts) -> None:
    count = len(op.regions[0].blocks[0].args) if op.regions[0].blocks else 0
    given = op.get_attr_or_prop("arg_attrs")
    old = list(cast("ArrayAttr[DictionaryAttr]", given)) if isinstance(given, ArrayAttr) else []
    new = [dict(attributes.data) for attributes in old]
    new += [{} for _ in range(count - len(new))]
    for at, tree in facts:
        new[at].setdefault("llvm.enzyme_type", StringAttr(str(tree)))
    op.properties["arg_attrs"] = ArrayAttr([DictionaryAttr(data) for data in new])
