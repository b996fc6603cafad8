"""``sched``: the steps of a kernel in the order in which they run.

A node is one step on a fixed number of values: a load, an operation, an addition to a sum. Each has
an ordered list of conditions, ``if (%b0, %b1)``: where one of them is false nobody needs its value.
An empty list means that it always runs. Conditions themselves always run.
"""

from __future__ import annotations

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from typing_extensions import override
from xdsl.dialects.builtin import (
    DenseArrayBase,
    Float64Type,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    i64,
)
from xdsl.ir import Attribute, Dialect, Operation, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    RangeOf,
    base,
    eq,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import Pure

from .expr_keys import BOOL, REAL, BoolType, RealType
from .sched_types import ADDED, VARIABLE, AddedType, VariableType, VectorType

CONDITIONS = RangeOf(eq(BOOL))
_IF = "(`if` ` ` `(` $condition^ `)`)?"
_NUMBER = base(RealType) | base(BoolType)


def condition_of(op: Operation) -> tuple[SSAValue, ...]:
    """The conditions of a node in their order; none of an operation of another dialect."""
    # They are the last operands. To look for their accessor takes five times as long.
    fixed = _IN_FRONT.get(op.__class__)
    if fixed is None:
        return ()
    operands = tuple(op.operands)
    if fixed >= 0:
        return operands[fixed:]
    sizes = op.properties["operandSegmentSizes"]
    assert isinstance(sizes, DenseArrayBase)
    return operands[len(operands) - sizes.get_values()[-1] :]


def _check_condition(op: Operation) -> None:
    """Conditions are different, run always, and are given wherever the operands are given."""
    own = condition_of(op)
    if len(set(own)) != len(own):
        raise error_at(op, "AD1050", "a condition stands twice", help="write it once")
    for one in own:
        if isinstance(one.owner, Operation) and condition_of(one.owner):
            message = "a condition has a condition itself"
            raise error_at(op, "AD1050", message, help="let what decides always run")
    if isinstance(op, VarUseOp | ReduceOp):
        return
    for operand in op.operands:
        owner = operand.owner
        if isinstance(owner, Operation) and not set(condition_of(owner)) <= set(own):
            message = "a value is used where it may not have been computed"
            help = "give the use the conditions of the value, or the value fewer of them"
            raise error_at(op, "AD1050", message, help=help)


class Node(IRDLOperation):
    """A step with conditions."""

    @override
    def verify_(self) -> None:
        _check_condition(self)


@irdl_op_definition
class ConstOp(Node):
    """A number: ``%c = sched.const 2.0 : f64``."""

    name = "sched.const"
    value = prop_def(FloatAttr[Float64Type])
    condition = var_operand_def(CONDITIONS)
    result = result_def(eq(REAL))
    traits = traits_def(Pure())
    assembly_format = f"$value {_IF} attr-dict"


@irdl_op_definition
class IntrinsicOp(Node):
    """A fact of the place itself: ``%b = sched.intrinsic #expr.bounds<[0, 0], [1, 0]> : ...``.

    Whether a box around it lies in the space, its index, or a parameter of the problem.
    """

    name = "sched.intrinsic"
    key = prop_def(Attribute)
    condition = var_operand_def(CONDITIONS)
    result = result_def(_NUMBER)
    traits = traits_def(Pure())
    assembly_format = f"$key {_IF} attr-dict `:` type($result)"


@irdl_op_definition
class LoadOp(Node):
    """An element of an array: ``%x = sched.load #expr.access<@X, [1, 0], 0> if (%b)``.

    Outside of the array it is zero. With ``inside`` the conditions say that it is not outside.
    """

    name = "sched.load"
    key = prop_def(Attribute)
    condition = var_operand_def(CONDITIONS)
    result = result_def(eq(REAL))
    traits = traits_def(Pure())
    assembly_format = f"$key {_IF} attr-dict"


@irdl_op_definition
class VLoadOp(Node):
    """All channels of an element: ``%v = sched.vload #expr.access<@X, [1, 0], 0> : ...``."""

    name = "sched.vload"
    key = prop_def(Attribute)
    condition = var_operand_def(CONDITIONS)
    result = result_def(VectorType)
    traits = traits_def(Pure())
    assembly_format = f"$key {_IF} attr-dict `:` type($result)"


@irdl_op_definition
class ExtractOp(Node):
    """A channel of what was loaded: ``%x = sched.extract %v[1] : !sched.vector<2>``."""

    name = "sched.extract"
    vector = operand_def(VectorType)
    channel = prop_def(IntegerAttr.constr(i64))
    condition = var_operand_def(CONDITIONS)
    result = result_def(eq(REAL))
    traits = traits_def(Pure())
    assembly_format = f"$vector `[` $channel `]` {_IF} attr-dict `:` type($vector)"

    @override
    def verify_(self) -> None:
        super().verify_()
        assert isinstance(self.vector.type, VectorType)
        channels = self.vector.type.channels.data
        if not 0 <= self.channel.value.data < channels:
            message = f"there is no channel {self.channel.value.data} of {channels}"
            raise error_at(self, "AD1050", message, help=f"the last one is {channels - 1}")


@irdl_op_definition
class SampleOp(Node):
    """An array between its elements: ``%s = sched.sample #expr.access<@I, [0, 0], 0> (%x, %y)``."""

    name = "sched.sample"
    key = prop_def(Attribute)
    at = var_operand_def(RangeOf(eq(REAL)))
    condition = var_operand_def(CONDITIONS)
    result = result_def(eq(REAL))
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(Pure())
    assembly_format = f"$key ` ` `(` $at `)` {_IF} attr-dict"


@irdl_op_definition
class ApplyOp(Node):
    """An operation of ``expr`` by its name: ``%y = sched.apply "prod" [2.0] (%b, %x) : ...``."""

    name = "sched.apply"
    function = prop_def(StringAttr)
    constant = opt_prop_def(FloatAttr[Float64Type])
    arguments = var_operand_def(_NUMBER)
    condition = var_operand_def(CONDITIONS)
    result = result_def(_NUMBER)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(Pure())
    assembly_format = (
        f"$function (` ` `[` $constant^ `]`)? ` ` `(` $arguments `)` {_IF} attr-dict"
        " `:` functional-type($arguments, results)"
    )


@irdl_op_definition
class VarDeclOp(Node):
    """A sum that begins with a number: ``%v = sched.vardecl 0.0 : f64``."""

    name = "sched.vardecl"
    value = prop_def(FloatAttr[Float64Type])
    condition = var_operand_def(CONDITIONS)
    result = result_def(eq(VARIABLE))
    assembly_format = f"$value {_IF} attr-dict"


@irdl_op_definition
class ReduceOp(Node):
    """An addition to a sum: ``%r = sched.reduce %v, %x if (%b) : !expr.real``.

    Where a condition is false, nothing is added.
    """

    name = "sched.reduce"
    variable = operand_def(eq(VARIABLE))
    value = operand_def(_NUMBER)
    condition = var_operand_def(CONDITIONS)
    result = result_def(eq(ADDED))
    assembly_format = f"$variable `,` $value {_IF} attr-dict `:` type($value)"

    @override
    def verify_(self) -> None:
        super().verify_()
        owner = self.value.owner
        allowed = set(self.condition)
        if isinstance(owner, Operation) and not set(condition_of(owner)) <= allowed:
            message = "a value is added where it may not have been computed"
            help = "give the addition the conditions of the value"
            raise error_at(self, "AD1050", message, help=help)


@irdl_op_definition
class VarUseOp(Node):
    """A sum, once all is added: ``%x = sched.varuse %v after (%r0, %r1)``."""

    name = "sched.varuse"
    variable = operand_def(eq(VARIABLE))
    added = var_operand_def(RangeOf(eq(ADDED)))
    condition = var_operand_def(CONDITIONS)
    result = result_def(eq(REAL))
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = f"$variable `after` ` ` `(` $added `)` {_IF} attr-dict"

    @override
    def verify_(self) -> None:
        super().verify_()
        for one in self.added:
            if not isinstance(one.owner, ReduceOp) or one.owner.variable is not self.variable:
                message = "a sum waits for what is added to another one"
                raise error_at(self, "AD1050", message, help="name its own additions")
        if len(set(self.added)) != sum(
            isinstance(use.operation, ReduceOp) for use in self.variable.uses
        ):
            message = "a sum is used before all is added"
            raise error_at(self, "AD1050", message, help="name all additions to it")


NODES = (
    ConstOp,
    IntrinsicOp,
    LoadOp,
    VLoadOp,
    ExtractOp,
    SampleOp,
    ApplyOp,
    VarDeclOp,
    ReduceOp,
    VarUseOp,
)
"""All operations of the dialect."""

_SEVERAL = (SampleOp, ApplyOp, VarUseOp)
_IN_FRONT: dict[type[Operation], int] = {
    **dict.fromkeys(NODES, 0),
    **dict.fromkeys(_SEVERAL, -1),
    ExtractOp: 1,
    ReduceOp: 2,
}
"""The operands in front of the conditions; -1 where their number is that of the operation."""

Sched = Dialect("sched", list(NODES), [VectorType, VariableType, AddedType])
