"""``assign.gradient``: gradients of a tensor, which assignments of reverse mode take the place of.

assign.gradient %loss of %w, %b into %gw, %gb
    : memref<f32> of memref<4x3xf32>, memref<4xf32> into memref<4x3xf32>, memref<4xf32>
"""

from __future__ import annotations

from typing import cast

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from typing_extensions import override
from xdsl.dialects.builtin import AnyFloat, MemRefType
from xdsl.ir import Operation, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    ParsePropInAttrDict,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    traits_def,
    var_operand_def,
)

from .assign_rules import name_of, verify_tensor


@irdl_op_definition
class GradientOp(IRDLOperation):
    """Set tensors to the gradients of the sum of the elements of ``loss``.

    What is differentiated are the assignments of the routine in front of the operation. With
    ``seed`` the elements of ``loss`` are weighted by those of another tensor. See the pass
    ``assign-gradient``.
    """

    name = "assign.gradient"
    loss = operand_def(MemRefType)
    parameters = var_operand_def(MemRefType)
    gradients = var_operand_def(MemRefType)
    seed = opt_operand_def(MemRefType)
    irdl_options = (AttrSizedOperandSegments(as_property=True), ParsePropInAttrDict())
    traits = traits_def()
    assembly_format = (
        "$loss `of` $parameters `into` $gradients (`seed` $seed^)? attr-dict `:` type($loss) "
        "`of` type($parameters) `into` type($gradients) (`seed` type($seed)^)?"
    )

    @override
    def verify_(self) -> None:
        if len(self.parameters) != len(self.gradients) or not self.parameters:
            message = f"{len(self.parameters)} tensors have {len(self.gradients)} gradients"
            raise error_at(self, "AD1130", message)
        _verify_float(self, self.loss)
        for parameter, gradient in zip(self.parameters, self.gradients, strict=True):
            _verify_same_shape(self, parameter, gradient)
        if self.seed is not None:
            _verify_same_shape(self, self.loss, self.seed)
        _verify_apart(self)


def _verify_float(op: Operation, tensor: SSAValue) -> None:
    verify_tensor(op, tensor)
    element = cast(MemRefType, tensor.type).element_type
    if not isinstance(element, AnyFloat):
        message = f"{name_of(tensor)} has elements {element}, which have no derivative"
        raise error_at(op, "AD1130", message, help="ask for gradients of and by floats")


def _verify_same_shape(op: Operation, tensor: SSAValue, gradient: SSAValue) -> None:
    _verify_float(op, tensor)
    _verify_float(op, gradient)
    one, other = cast(MemRefType, tensor.type), cast(MemRefType, gradient.type)
    if one.get_shape() != other.get_shape():
        message = f"the derivative by {name_of(tensor)}, {one}, is stored in {other}"
        raise error_at(op, "AD1130", message, help="give it the shape of the tensor")


def _verify_apart(op: GradientOp) -> None:
    """No gradient is stored over another, or over what is differentiated."""
    seen: set[SSAValue] = {op.loss, *op.parameters}
    for gradient in op.gradients:
        if gradient in seen:
            message = f"the gradient that is stored in {name_of(gradient)} overwrites what it"
            raise error_at(op, "AD1130", f"{message} belongs to, or another gradient",
                           help="give each gradient a node of its own")  # fmt: skip
        seen.add(gradient)
