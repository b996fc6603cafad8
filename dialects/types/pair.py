"""``pair``: a value with its derivative.

Each operation works on all three types of `pair_types`. The derivative of a value of a built-in
type is of that type; of a pair, a pair; of a struct, whatever its conformance says, which passes
check.
"""

from __future__ import annotations

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from typing_extensions import override
from xdsl.ir import Attribute, Dialect, Operation, SSAValue
from xdsl.irdl import IRDLOperation, base, irdl_op_definition, operand_def, result_def, traits_def
from xdsl.traits import Pure

from .attributes.derivative_types import differential_of
from .attributes.pair_types import PAIR_TYPES, AnyPairType, PairType, PointerPairType, UserPairType

Value = SSAValue | Operation
ANY_PAIR = base(PairType) | base(UserPairType) | base(PointerPairType)


def _check(op: Operation, pair: Attribute, primal: Attribute | None, diff: Attribute | None):
    assert isinstance(pair, PAIR_TYPES)
    if primal is not None and primal != pair.type:
        message = f"the primal of {pair} is of type {pair.type}, not {primal}"
        raise error_at(op, "AD0886", message, help=f"write {pair.type}")
    if diff is None:
        return
    wanted = differential_of(pair.type)
    if wanted.fits(diff):
        return
    if wanted.type is None:
        message = f"{pair.type} has no derivative, so there is no {pair}"
        raise error_at(op, "AD0886", message, help="pass the value itself")
    message = f"the derivative in {pair} is of type {wanted.type}, not {diff}"
    raise error_at(op, "AD0886", message, help=f"write {wanted.type}")


@irdl_op_definition
class MakeOp(IRDLOperation):
    """A pair: ``%p = pair.make %x, %dx : f64, f64 -> !pair.pair<f64>``."""

    name = "pair.make"
    primal = operand_def()
    diff = operand_def()
    result = result_def(ANY_PAIR)
    traits = traits_def(Pure())
    assembly_format = (
        "$primal `,` $diff attr-dict `:` type($primal) `,` type($diff) `->` type($result)"
    )

    def __init__(self, primal: Value, diff: Value, type: Attribute | None = None) -> None:
        """The type is the relevant pair, where none is given."""
        made = PairType(SSAValue.get(primal).type) if type is None else type
        super().__init__(operands=[primal, diff], result_types=[made])

    @override
    def verify_(self) -> None:
        _check(self, self.result.type, self.primal.type, self.diff.type)


@irdl_op_definition
class PrimalOp(IRDLOperation):
    """The value of a pair: ``%x = pair.primal %p : !pair.pair<f64> -> f64``."""

    name = "pair.primal"
    pair = operand_def(ANY_PAIR)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = "$pair attr-dict `:` type($pair) `->` type($result)"

    def __init__(self, pair: Value) -> None:
        type = SSAValue.get(pair).type
        assert isinstance(type, PAIR_TYPES)
        super().__init__(operands=[pair], result_types=[type.type])

    @override
    def verify_(self) -> None:
        _check(self, self.pair.type, self.result.type, None)


@irdl_op_definition
class DiffOp(IRDLOperation):
    """The derivative of a pair: ``%dx = pair.diff %p : !pair.pair<f64> -> f64``."""

    name = "pair.diff"
    pair = operand_def(ANY_PAIR)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = "$pair attr-dict `:` type($pair) `->` type($result)"

    def __init__(self, pair: Value, type: Attribute) -> None:
        super().__init__(operands=[pair], result_types=[type])

    @override
    def verify_(self) -> None:
        _check(self, self.pair.type, None, self.result.type)


Pair = Dialect("pair", [MakeOp, PrimalOp, DiffOp], [PairType, UserPairType, PointerPairType])

__all__ = [
    "ANY_PAIR",
    "AnyPairType",
    "DiffOp",
    "MakeOp",
    "Pair",
    "PairType",
    "PointerPairType",
    "PrimalOp",
    "UserPairType",
]
