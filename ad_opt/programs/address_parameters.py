"""Functions that take addresses, seen with the arrays that are passed: for derivatives.

The type of a parameter of a C function says that it is an address, not what is there. The array
that comes does: float elements have a derivative, others are constants, and so is what is no array.
A `View` is the same function with memrefs of such arrays in its signature, so that everything that
makes derivatives knows only buffers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from typing_extensions import override
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ComplexType,
    IntegerType,
    MemRefType,
    UnitAttr,
    f16,
    f32,
    f64,
)
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute

from ad_opt.dialects.types.agg_record import RecordType, record
from ad_opt.values.arguments import Array, has_links
from ad_opt.values.fresh_arrays import copied, extent_of, reach_of
from ad_opt.values.records import FOREIGN

from .calls.calling import check_addresses, check_each, parameter_name, wrong_count
from .function import Function
from .memory_overlap import holders_of_addresses, holds_address_in
from .pointed_types import pointed_types
from .wrt import not_differentiable, role_of

if TYPE_CHECKING:
    from .program import Program

_FLOATS: dict[str, Attribute] = {
    "f8": f64,
    "f4": f32,
    "f2": f16,
    "c16": ComplexType(f64),
    "c8": ComplexType(f32),
}


class View(Function):
    """A function whose addresses are known to be those of certain arrays."""

    def __init__(
        self,
        function: Function,
        inputs: tuple[Attribute, ...],
        program: Program,
        linked: tuple[int, ...],
    ):
        super().__init__(program, replace(function.signature, inputs=inputs))
        self.original = function
        self.linked = linked
        """Structs of which is known what their addresses lead to."""
        self.is_view = True
        pairs = enumerate(zip(function.signature.inputs, inputs, strict=True))
        self.fixed = tuple(
            at for at, (old, new) in pairs if is_address(old) and role_of(new) == "constant"
        )

    @override
    def compile(self) -> Function:
        self._call = self.original.compile().call
        return self

    @override
    def require_shadows(self, constant: Collection[int]) -> None:
        """AD0705 for structs in which the function looks for addresses: these have no shadows."""
        for at in structs_with_addresses(self):
            if at not in constant and at not in self.linked:
                why = "whose shadows nobody can make from outside: how much memory is behind these "
                why += "is not known"
                if at in self.written:
                    why += ", and the function may write there what has a derivative"
                raise not_differentiable(
                    self.signature,
                    f"{self.parameter_name(at)} of @{self.name} points to structs with addresses "
                    f"in them, {why}",
                    "say it, by `ad_opt.struct`; or choose other arguments by `wrt`, and let what "
                    "depends on them go to plain arrays",
                )


def is_address(kind: Attribute) -> bool:
    """True if a parameter is an address."""
    return isinstance(kind, LLVMPointerType)


def addresses_of(function: Function) -> tuple[int, ...]:
    """Parameters that are addresses, by which a program may step out of the array that comes."""
    original = function.original if isinstance(function, View) else function
    kinds = original.signature.inputs
    find = lambda: tuple(at for at, kind in enumerate(kinds) if is_address(kind))  # noqa: E731
    return function.once("addresses", find)


def reaches_of(
    function: Function, arguments: Sequence[Any], indices: Sequence[int]
) -> list[tuple[int, int]]:
    """The bytes that the function may find by each of some arrays: those of the whole array of
    which an address shows a part, and by a memref its own.
    """
    addresses = addresses_of(function)
    return [
        reach_of(arguments[at]) if at in addresses else extent_of(arguments[at]) for at in indices
    ]


def reaches_out(
    function: Function, arguments: Sequence[Any], constant: tuple[int, ...] = ()
) -> bool:
    """True if an address of what has a derivative, or is written, shows a part of an array, and may
    lead to the rest.
    """
    key = "addresses that change", constant
    places = function.once(key, lambda: _changing(function, constant))
    return any(map(is_part, [arguments[at] for at in places]))


def _changing(function: Function, constant: tuple[int, ...]) -> tuple[int, ...]:
    kinds, written = function.signature.inputs, function.may_write()
    return tuple(
        at
        for at in addresses_of(function)
        if at in written or (role_of(kinds[at]) == "buffer" and at not in constant)
    )


def is_part(value: Any) -> bool:
    """True if an array is known to be a part of more memory."""
    if not isinstance(value, np.ndarray) or value.base is None:
        return False
    array: Array = value
    return reach_of(array) != extent_of(array)


def copied_for(function: Function, arguments: Sequence[Any]) -> list[Any]:
    """Copies of all arrays, with all that the function may find by them."""
    if any(map(has_links, arguments)):
        from ad_opt.values.structs.shadows import linked_copies

        at = [i for i, value in enumerate(arguments) if isinstance(value, np.ndarray)]
        arrays = [arguments[i] for i in at]
        twins = dict(
            zip(at, linked_copies(arrays, reaches_of(function, arguments, at)), strict=True)
        )
        return [twins.get(i, value) for i, value in enumerate(arguments)]
    return copied(arguments, addresses_of(function))


def takes_addresses(function: Function) -> bool:
    """True if the derivatives of a function depend on what is passed."""
    return not function.is_view and any(map(is_address, function.signature.inputs))


def seen_with(function: Function, arguments: Sequence[Any]) -> Function:
    """The function as it is for these arguments; itself if it takes no addresses.

    AD0502 where there are too few arguments, or too many, to see it.
    """
    several = isinstance(arguments, tuple | list)  # what else comes is refused by the caller
    if not several or not takes_addresses(function):
        return function
    if len(arguments) != len(function.signature.inputs):
        raise wrong_count(function.signature, len(arguments))
    marks = _marks(function, arguments)
    if marks is None:
        known = _view_for(function, arguments)
    else:
        known = function.once(("seen with", marks), lambda: _view_for(function, arguments))
    for at in structs_with_addresses(known):
        if not has_links(arguments[at]):
            _require_elsewhere(known, at, arguments)
    return known


def _marks(function: Function, arguments: Sequence[Any]) -> tuple[object, ...] | None:
    """All of the arguments that decides how a function is seen; ``None`` if they must be looked at
    one by one, since they are no plain arrays.
    """
    kinds = function.signature.inputs
    places = function.once("is address", lambda: tuple(map(is_address, kinds)))
    found: list[object] = []
    for value, address in zip(arguments, places, strict=True):
        if address:
            if type(value) is not np.ndarray or not value.flags.c_contiguous or not value.size:
                return None
            found.append((value.dtype, value.ndim))
    return tuple(found)


def _view_for(function: Function, arguments: Sequence[Any]) -> Function:
    kinds = function.signature.inputs
    check_addresses(function.signature, arguments)
    pointed = pointed_types(function, derivative=True)
    program = function.program
    if pointed is not None:
        check_each(function.signature, pointed.check, arguments)
        program = pointed.program_for(arguments)
    inputs = tuple(
        _kind_of(argument, kind) if is_address(kind) else kind
        for kind, argument in zip(kinds, arguments, strict=True)
    )
    linked = tuple(at for at, argument in enumerate(arguments) if has_links(argument))
    key = inputs, program, linked
    known = function.views.get(key)
    if known is None:
        known = function.views[key] = View(function, inputs, program, linked)
    return known


def _require_elsewhere(function: Function, at: int, arguments: Sequence[Any]) -> None:
    """AD0705 for a struct with the address of memory of another argument.

    That memory has one derivative, by whatever way it is reached, and the struct has none.
    """
    array = cast(Array, arguments[at])
    for other, kind in enumerate(function.signature.inputs):
        if other == at or role_of(kind) != "buffer":
            continue
        if holds_address_in(array, arguments[other]):
            name, whose = (parameter_name(function.signature, i) for i in (at, other))
            raise not_differentiable(
                function.signature,
                f"{name} of @{function.name} points to structs with the address of {whose} in "
                "them, whose derivative would be lost on that way",
                "let the structs point to a copy, if that is to be constant",
            )


def structs_with_addresses(function: Function) -> tuple[int, ...]:
    """Arguments that are structs in which a function of addresses looks for more addresses."""
    records = [
        at
        for at, kind in enumerate(function.signature.inputs)
        if isinstance(kind, MemRefType) and isinstance(kind.element_type, RecordType)
    ]
    if not records or not function.is_view:
        return ()
    return tuple(at for at in records if at in holders_of_addresses(function))


def for_arguments(
    function: Function, make: Callable[[Function], Callable[..., Any]]
) -> Callable[..., Any]:
    """Return what ``make`` gives for a function; made for each kind of arguments if it takes
    addresses.
    """
    if not takes_addresses(function):
        return make(function)
    made: dict[Function, Callable[..., Any]] = {}

    def run(*arguments: Any, **named: Any) -> Any:
        view = seen_with(function, arguments)
        if view not in made:
            made[view] = make(view)
        return made[view](*arguments, **named)

    return run


def _kind_of(argument: Any, kind: Attribute) -> Attribute:
    """The memref that an array is; the address that it was for everything else."""
    if not isinstance(argument, np.ndarray):
        return kind
    array = cast(Array, argument)
    element = _element(array.dtype)
    return kind if element is None else MemRefType(element, [DYNAMIC_INDEX] * array.ndim)


def _element(dtype: np.dtype[Any]) -> Attribute | None:
    """The type of an element: a number, or a record of them."""
    if dtype.names is not None:
        return record_of_dtype(dtype)
    if not dtype.isnative:
        return None  # what NumPy swaps when it reads is no float for the program
    if dtype.kind in "iub":
        return IntegerType(8 * dtype.itemsize)
    return _FLOATS.get(dtype.str[1:])


@lru_cache(maxsize=256)
def record_of_dtype(dtype: np.dtype[Any]) -> RecordType | None:
    """A structured type, whose derivatives are of the same type; ``None`` if NumPy has others."""
    names = list(dtype.names or ())
    types: list[Attribute] = []
    for name in names:
        part = _part(dtype[name])
        if part is None:
            return None
        types.append(part)
    made = record(
        f"struct {dtype}", "struct", types, title="struct", names=names,
        differential=UnitAttr(), derivatives=names,
    )  # fmt: skip
    FOREIGN[made] = dtype
    return made


def _part(dtype: np.dtype[Any]) -> Attribute | None:
    if dtype.subdtype is None:
        return _element(dtype)
    base, shape = dtype.subdtype
    part = _part(base)
    for length in reversed(shape):
        if part is not None:
            text = f"{length} of {part}"
            part = record(text, "array", [part], count=length, differential=UnitAttr())
    return part
