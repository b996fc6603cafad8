"""Arguments of derivatives that share memory see the same floats there: so do their shadows.

Bytes of a derivative are not those of a number of another type.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from xdsl.ir import Attribute

from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.lowering.codegen.machine.signature import Signature
from ad_opt.values.arguments import Array, address_of, describe
from ad_opt.values.bfloat16 import holds_bfloat16
from ad_opt.values.shared_floats import see_same_floats, share_elements

from .calling import parameter_name


def require_same_floats(
    signature: Signature, group: Sequence[int], arrays: Sequence[Array]
) -> None:
    """AD0705 if two arguments, ``group`` by position, share memory and see other floats there."""
    kinds = [signature.inputs[at] for at in group]
    for second, first in combinations(range(len(group)), 2):
        a, b = arrays[first], arrays[second]
        if _see_same(a, b, kinds[first], kinds[second]) or not share_elements(a, b):
            continue
        name, whose = (parameter_name(signature, group[at]) for at in (second, first))
        raise signature.error(
            "AD0705",
            f"{name} of @{signature.name}, {describe(b)}, shares memory with {whose}, "
            f"{describe(a)}: bytes of a derivative are no number of another type",
            "pass a copy of one of them",
        )


def _see_same(a: Array, b: Array, kind: Attribute, other: Attribute) -> bool:
    same = see_same_floats(a, b, (holds_bfloat16(kind), holds_bfloat16(other)))
    if not any(map(_has_shadows_of_its_own, (kind, other))):
        return same
    # Shadows have elements of another size: there element stands for element.
    whole = (address_of(a) - address_of(b)) % a.itemsize == 0
    steps = (*a.strides, *b.strides)
    return same and a.dtype == b.dtype and whole and not any(step % a.itemsize for step in steps)


def _has_shadows_of_its_own(kind: Attribute) -> bool:
    """True if a buffer is of by-value types whose derivatives are of another type."""
    element = getattr(kind, "element_type", None)
    return isinstance(element, RecordType) and element.differential != element
