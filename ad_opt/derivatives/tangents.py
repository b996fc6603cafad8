"""Tangents as a caller gives them, made to fit: one for every argument that has a derivative."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from xdsl.dialects.builtin import f64
from xdsl.ir import Attribute

from ad_opt.dialects.support.diagnostics.diagnostic import counted
from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.lowering.codegen.machine.signature import Signature
from ad_opt.programs.calls.calling import check_arguments, parameter_name
from ad_opt.programs.calls.same_floats import require_same_floats
from ad_opt.programs.wrt import derivative_type, roles_of
from ad_opt.values.arguments import Array, Mismatch, describe, has_links, packer_of
from ad_opt.values.bfloat16 import BFLOAT16, decoded, encoded, holds_bfloat16, is_number_array
from ad_opt.values.fresh_arrays import Reaches, overlapping, overlaps_itself, zeros_like
from ad_opt.values.own_types import holds_buffers
from ad_opt.values.records import zero_of
from ad_opt.values.shared_floats import share_elements

from .struct_buffers import buffer_dtypes, has_elements

if TYPE_CHECKING:
    from ad_opt.values.structs.linked import Struct
    from ad_opt.values.structs.tangents import Leaf


class Tangents:
    """Tangents laid out in memory as the primals are, which the callee may write."""

    def __init__(
        self,
        signature: Signature,
        primals: Sequence[Any],
        tangents: Sequence[Any],
        reaching: Callable[[Sequence[int]], Reaches] = lambda indices: (),
    ):
        """Zeros are around the tangents as far as the function may step from the primals, which
        ``reaching`` says of arguments by their positions.
        """
        self.signature = signature
        self.by_index: dict[int, Any] = {}
        self._given = list(tangents)
        self._primals = primals
        if len(self._given) != len(primals):
            text = f"@{signature.name} takes {counted(len(primals), 'argument')}, "
            text += f"but {counted(len(self._given), 'tangent')} came"
            raise signature.error("AD0502", text, "give None for what has no tangent")
        for index, role in enumerate(roles_of(signature.inputs)):
            tangent = self._given[index]
            if role == "value":
                self.by_index[index] = self._value(index, primals[index], tangent)
            elif role == "constant" and not _is_zero(tangent):
                text = f"{parameter_name(signature, index)} of @{signature.name} is "
                text += f"`{signature.inputs[index]}`, which has no tangent"
                kind = signature.inputs[index]
                help = "give None for it"
                if isinstance(kind, RecordType) and holds_buffers(kind):
                    help += "; to differentiate by what it holds, pass the buffer beside the struct"
                raise signature.error("AD0705", text, help)
        buffers = [i for i, role in enumerate(roles_of(signature.inputs)) if role == "buffer"]
        known = all(has_elements(signature.inputs[i]) for i in buffers)
        if not known or not all(isinstance(primals[i], np.ndarray) for i in buffers):
            check_arguments(signature, primals)  # raises, with the argument's name
        self._reaches = reaching(buffers)
        self._leaves: dict[int, list[Leaf]] = {}
        self._buffers(buffers, [primals[i] for i in buffers])

    def _value(self, index: int, primal: Any, tangent: Any) -> Any:
        kind = self.signature.inputs[index]
        if isinstance(kind, RecordType):
            return self._record(index, kind, tangent)
        shape = np.shape(primal)
        if tangent is None:
            return np.zeros(shape) if shape else 0.0
        if array_of(tangent).shape != shape or not is_number(tangent):
            raise self._misfit(index, shape)
        if type(tangent) is not float or kind != f64:
            self._require(index, kind, tangent)
        return tangent

    def _require(self, index: int, kind: Attribute, tangent: Any) -> None:
        """AD0503 unless a tangent has the type."""
        try:
            packer_of(kind)(tangent, [], [])
        except Mismatch as error:
            name = parameter_name(self.signature, index)
            text = f"the tangent of {name} of @{self.signature.name} must be {kind}, "
            raise self.signature.error("AD0503", f"{text}but got {error.got}", error.help) from None

    def _record(self, index: int, kind: RecordType, tangent: Any) -> Any:
        """A tangent of a by-value type has the type of its derivatives."""
        wanted = derivative_type(kind)
        if tangent is None:
            return zero_of(wanted)
        self._require(index, wanted, tangent)
        return tangent

    def _misfit(self, index: int, shape: tuple[int, ...]) -> Exception:
        name, kind = parameter_name(self.signature, index), self.signature.inputs[index]
        check_arguments(self.signature, self._primals)  # the argument itself may not fit
        wanted = str(derivative_type(kind))
        if index in self.by_index:
            wanted += f" of shape {shape}"
        text = f"the tangent of {name} of @{self.signature.name} must be {wanted}, "
        return self.signature.error("AD0503", text + f"but got {describe(self._given[index])}")

    def _misfit_of(self, index: int, wanted: np.dtype[Any]) -> Exception:
        name = parameter_name(self.signature, index)
        text = f"the tangent of {name} of @{self.signature.name} must have elements of {wanted}, "
        return self.signature.error("AD0503", text + f"but got {describe(self._given[index])}")

    def _buffers(self, indices: Sequence[int], primals: Sequence[Array]) -> None:
        self._old: dict[int, Array] = {}
        if not indices:
            return
        if any(map(has_links, primals)):
            from ad_opt.values.structs.shadows import linked_zeros

            fresh = linked_zeros(primals, self._reaches)
        else:
            fresh = zeros_like(primals, buffer_dtypes(self.signature, indices), self._reaches)
        self.by_index.update(zip(indices, fresh, strict=True))
        for index, primal in zip(indices, primals, strict=True):
            if (tangent := self._given[index]) is None or has_links(primal):
                continue
            array = array_of(tangent)
            wanted = self.by_index[index].dtype
            if wanted.names is not None:
                if array.shape != primal.shape or array.dtype != wanted:
                    raise self._misfit_of(index, wanted)
            elif array.shape != primal.shape or not is_number(array):
                raise self._misfit(index, primal.shape)
            if array.dtype.kind == "c" and primal.dtype.kind != "c":
                raise self._misfit(index, primal.shape)
            narrow = holds_bfloat16(self.signature.inputs[index])
            self.by_index[index][...] = encoded(array) if narrow else array
        plain = [at for at, primal in zip(indices, primals, strict=True) if not has_links(primal)]
        for index in plain:
            self._old[index] = self.by_index[index].copy()
        if len(plain) < len(indices):
            self._structs(set(indices).difference(plain))
        self._require_agreement(plain, [self._primals[at] for at in plain])

    def _structs(self, indices: Collection[int]) -> None:
        """Fill tangents of structs with addresses, and of what is behind these."""
        from ad_opt.values.structs.tangents import filled

        for index in sorted(indices):
            twin, given = cast("Struct", self.by_index[index]), self._given[index]
            self._leaves[index] = filled(twin, given, partial(self._misfit_in, index))
        for index, old in self._old.items():
            if old.tobytes() != self.by_index[index].tobytes():
                raise self._misfit_in(
                    index, "", "shows memory of which another tangent was given, too"
                )

    def _misfit_in(self, index: int, part: str, text: str) -> Exception:
        name = parameter_name(self.signature, index)
        what = f"`{part}` in the tangent of {name}" if part else f"the tangent of {name}"
        return self.signature.error("AD0503", f"{what} of @{self.signature.name} {text}")

    def _require_agreement(self, indices: Sequence[int], primals: Sequence[Array]) -> None:
        """One memory has one tangent, however many arguments show it."""
        for group in overlapping(primals):
            if len(group) == 1 and not overlaps_itself(primals[group[0]]):
                continue
            places = [indices[at] for at in group]
            require_same_floats(self.signature, places, [primals[at] for at in group])
            for at in group:
                index = indices[at]
                given = self._given[index]
                found = self.by_index[index]
                none = np.zeros((), found.dtype)
                expected = none if given is None else np.asarray(given)
                if holds_bfloat16(self.signature.inputs[index]):
                    expected = encoded(expected)
                if not np.array_equal(found, np.broadcast_to(expected, found.shape)):
                    names = " and ".join(parameter_name(self.signature, indices[i]) for i in group)
                    what = "elements of " if len(group) == 1 else ""
                    text = f"{what}{names} of @{self.signature.name} share memory, "
                    help = "give both the same tangent: what is one in memory moves as one"
                    raise self.signature.error("AD0503", text + "but their tangents differ", help)

    def write_back(self, primals: Sequence[Any]) -> None:
        """Give the caller the tangents of what the function has written; AD0503 where one finds no
        place, before any is given.
        """
        found: dict[int, Array] = {}
        for index, old in self._old.items():
            given, new = self._given[index], self.by_index[index]
            if given is None or old.tobytes() == new.tobytes():
                continue
            if not isinstance(given, np.ndarray) or not given.flags.writeable:
                raise self._unwritable(index, "an array that can be written")
            if holds_bfloat16(self.signature.inputs[index]) and given.dtype not in BFLOAT16:
                new = decoded(new).astype(np.float32)
            if not np.can_cast(new.dtype, given.dtype):
                raise self._unwritable(index, f"of {new.dtype}")
            self._require_own_place(index, given, primals)
            found[index] = new
        if self._leaves:
            self._write_back_structs(primals)
        for index, new in found.items():
            self._given[index][...] = new

    def _write_back_structs(self, primals: Sequence[Any]) -> None:
        """Give the caller tangents behind structs that were written; AD0503 where one finds no
        place.
        """
        from ad_opt.values.structs import tangents as structs
        from ad_opt.values.structs.shadows import behind

        arrays = [value for value in primals if isinstance(value, np.ndarray)]
        arrays += behind(arrays)
        found: list[Leaf] = []
        for index, leaves in self._leaves.items():
            for leaf in structs.changed(leaves):
                if not structs.can_be_written(leaf):
                    text = "is written, so it must be an array that can be, or stand in a dict"
                    raise self._misfit_in(index, leaf.name, text)
                given = leaf.given if isinstance(leaf.given, np.ndarray) else None
                if given is not None and any(share_elements(one, given) for one in arrays):
                    text = "is written, and shares memory with an argument"
                    raise self._misfit_in(index, leaf.name, text)
                found.append(leaf)
        for leaf in found:
            structs.write_back(leaf)

    def _require_own_place(self, index: int, given: Array, primals: Sequence[Any]) -> None:
        """AD0503 if a tangent that is written shares memory with an argument, or with the tangent
        of one that lies elsewhere.
        """
        name = parameter_name(self.signature, index)
        for at, (primal, other) in enumerate(zip(primals, self._given, strict=True)):
            whose = "that argument" if at == index else parameter_name(self.signature, at)
            if isinstance(primal, np.ndarray) and share_elements(primal, given):
                what = whose
            elif at == index or not isinstance(other, np.ndarray):
                continue
            elif share_elements(other, given) and not share_elements(primal, primals[index]):
                what = f"the tangent of {whose}"
            else:
                continue
            text = f"@{self.signature.name} writes {name}, whose tangent shares memory with {what}"
            raise self.signature.error("AD0503", text, "give the tangent an array of its own")

    def _unwritable(self, index: int, wanted: str) -> Exception:
        """The function has written an argument, and its tangent finds no place."""
        name = parameter_name(self.signature, index)
        text = f"@{self.signature.name} writes {name}, so its tangent must be {wanted}"
        help = "pass an array of zeros like the argument, or None if it does not matter"
        return self.signature.error("AD0503", text, help)


def is_number(value: Any) -> bool:
    """True if arithmetic makes sense of it: a number, or an array of numbers."""
    return is_number_array(array_of(value))


def array_of(value: Any) -> Array:
    """The value as an array; what makes none, as rows of different lengths, counts as an object."""
    try:
        return np.asarray(value)
    except ValueError:
        return np.empty((), object)


def _is_zero(tangent: Any) -> bool:
    if tangent is None:
        return True
    return is_number(tangent) and not np.any(tangent)
