"""``schedule``: how loops run, said beside the program that says what they compute.

A schedule is a region of steps; each takes handles of loops and gives handles of the loops that
come of it, so that steps compose and every handle is used once. ``apply-schedules`` does what it
says, in order, or refuses with the dependence that forbids it; the result is the same function
(sums that may be reassociated are). Loops are found by their label ``{schedule.loop = "i"}`` or by
position, buffers by their label ``{schedule.buffer = "c"}`` or as the number of an argument. After
Halide (Ragan-Kelley et al., 2013) and MLIR's transform dialect (Lücke et al., 2024).
"""

from __future__ import annotations

from typing_extensions import override
from xdsl.dialects.builtin import (
    DenseArrayBase,
    FlatSymbolRefAttr,
    IntegerAttr,
    StringAttr,
    UnitAttr,
    i64,
)
from xdsl.ir import Attribute, Dialect, ParametrizedAttribute, TypeAttribute
from xdsl.irdl import (
    IRDLOperation,
    base,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.traits import IsolatedFromAbove, NoTerminator
from xdsl.utils.exceptions import VerifyException


@irdl_attr_definition
class LoopType(ParametrizedAttribute, TypeAttribute):
    """A loop: ``!schedule.loop``."""

    name = "schedule.loop"


@irdl_attr_definition
class BufferType(ParametrizedAttribute, TypeAttribute):
    """A buffer: ``!schedule.buffer``."""

    name = "schedule.buffer"


LOOP = LoopType()
_LOOP = base(LoopType)
_BUFFER = base(BufferType)
_NUMBER = IntegerAttr.constr(i64)


class _Step(IRDLOperation):
    """A step of a schedule; it stands in a ``schedule.apply``."""

    @override
    def verify_(self) -> None:
        parent = self.parent_op()
        if parent is not None and parent.name != ApplyOp.name:
            raise VerifyException(f"`{self.name}` stands outside of `schedule.apply`")
        for result in self.results:
            if isinstance(result.type, LoopType) and len(list(result.uses)) > 1:
                raise VerifyException(
                    "the handle of a loop is used twice: each step gives new handles"
                )


def _positive(op: IRDLOperation, name: str, least: int = 1) -> None:
    number = op.properties[name]
    assert isinstance(number, IntegerAttr)
    if number.value.data < least:
        raise VerifyException(f"`{name}` must be at least {least}")


@irdl_op_definition
class ApplyOp(IRDLOperation):
    """The schedule of a function: ``schedule.apply @f { %i = schedule.loop "i" ... }``."""

    name = "schedule.apply"
    function = prop_def(FlatSymbolRefAttr)
    body = region_def("single_block")
    traits = traits_def(NoTerminator(), IsolatedFromAbove())
    assembly_format = "$function attr-dict-with-keyword $body"

    @override
    def verify_(self) -> None:
        for op in self.body.block.ops:
            if not op.name.startswith("schedule."):
                raise VerifyException(f"`{op.name}` is no step of a schedule")


@irdl_op_definition
class LoopOp(_Step):
    """The loop of a label: ``%i = schedule.loop "i"``."""

    name = "schedule.loop"
    label = prop_def(StringAttr)
    loop = result_def(_LOOP)
    assembly_format = "$label attr-dict"

    def __init__(self, label: str):
        super().__init__(properties={"label": StringAttr(label)}, result_types=[LOOP])


@irdl_op_definition
class LoopAtOp(_Step):
    """The loop at a position: ``schedule.loop_at [1, 0]`` is the first in the second loop."""

    name = "schedule.loop_at"
    path = prop_def(DenseArrayBase.constr(i64))
    loop = result_def(_LOOP)
    assembly_format = "$path attr-dict"

    @override
    def verify_(self) -> None:
        super().verify_()
        if not len(self.path) or min(self.path.get_values()) < 0:
            raise VerifyException("a position is a list of numbers from 0 on, from outside")


@irdl_op_definition
class BufferOp(_Step):
    """The buffer of a label: ``%c = schedule.buffer "c"``."""

    name = "schedule.buffer"
    label = prop_def(StringAttr)
    buffer = result_def(_BUFFER)
    assembly_format = "$label attr-dict"


@irdl_op_definition
class ArgumentOp(_Step):
    """The buffer that is an argument: ``%c = schedule.argument 2``."""

    name = "schedule.argument"
    number = prop_def(_NUMBER)
    buffer = result_def(_BUFFER)
    assembly_format = "$number attr-dict"

    @override
    def verify_(self) -> None:
        super().verify_()
        _positive(self, "number", 0)


@irdl_op_definition
class SplitOp(_Step):
    """A loop over pieces of a loop: ``%outer, %inner = schedule.split %i by 4``.

    Where the factor does not divide the trips, the inner loop ends early; with ``peel`` it does
    not, and a third loop does what is left: ``%o, %i, %rest = schedule.split %i by 4 peel``.
    """

    name = "schedule.split"
    loop = operand_def(_LOOP)
    factor = prop_def(_NUMBER)
    peel = opt_prop_def(UnitAttr)
    loops = var_result_def(_LOOP)
    assembly_format = "$loop `by` $factor (`peel` $peel^)? attr-dict `:` type($loops)"

    @override
    def verify_(self) -> None:
        super().verify_()
        _positive(self, "factor")
        if len(self.loops) != 2 + (self.peel is not None):
            raise VerifyException("gives an outer loop and an inner one; a third with `peel`")


@irdl_op_definition
class TileOp(_Step):
    """Loops over tiles: ``%io, %jo, %ii, %ji = schedule.tile %i, %j by [4, 16]``."""

    name = "schedule.tile"
    given = var_operand_def(_LOOP)
    factors = prop_def(DenseArrayBase.constr(i64))
    loops = var_result_def(_LOOP)
    assembly_format = "$given `by` $factors attr-dict `:` type($loops)"

    @override
    def verify_(self) -> None:
        super().verify_()
        if not self.given or len(self.factors) != len(self.given):
            raise VerifyException("there must be one factor a loop")
        if min(self.factors.get_values()) < 1:
            raise VerifyException("factors must be at least 1")
        if len(self.loops) != 2 * len(self.given):
            raise VerifyException("gives the outer loops, then the inner ones")


@irdl_op_definition
class InterchangeOp(_Step):
    """Loops of one nest in another order, from outside: ``%j2, %i2 = schedule.interchange %j, %i``.

    They take each other's places; loops between them stay.
    """

    name = "schedule.interchange"
    given = var_operand_def(_LOOP)
    loops = var_result_def(_LOOP)
    assembly_format = "$given attr-dict `:` type($loops)"

    @override
    def verify_(self) -> None:
        super().verify_()
        if len(self.given) < 2 or len(self.loops) != len(self.given):
            raise VerifyException("takes two loops or more, and gives as many")


@irdl_op_definition
class FuseOp(_Step):
    """One loop of two that stand beside each other: ``%ab = schedule.fuse %a, %b``."""

    name = "schedule.fuse"
    first = operand_def(_LOOP)
    second = operand_def(_LOOP)
    loop = result_def(_LOOP)
    assembly_format = "$first `,` $second attr-dict"


@irdl_op_definition
class PartitionOp(_Step):
    """Two loops of one, before and from a value of its variable on.

    ``%a, %b = schedule.partition %i at 5``.
    """

    name = "schedule.partition"
    loop = operand_def(_LOOP)
    at = prop_def(_NUMBER)
    before = result_def(_LOOP)
    behind = result_def(_LOOP)
    assembly_format = "$loop `at` $at attr-dict"


@irdl_op_definition
class UnrollOp(_Step):
    """A loop written out: ``schedule.unroll %i``, or ``schedule.unroll %i by 4 : ...`` by a factor.

    By a factor there are the loop of the copies and, behind it, one for what is left.
    """

    name = "schedule.unroll"
    loop = operand_def(_LOOP)
    factor = opt_prop_def(_NUMBER)
    loops = var_result_def(_LOOP)
    assembly_format = "$loop (`by` $factor^ `:` type($loops))? attr-dict"

    @override
    def verify_(self) -> None:
        super().verify_()
        if self.factor is not None:
            _positive(self, "factor")
        if len(self.loops) != (0 if self.factor is None else 2):
            raise VerifyException("by a factor it gives two loops, and else none")


@irdl_op_definition
class UnrollJamOp(_Step):
    """A loop unrolled into the innermost of its nest: ``%i2 = schedule.unroll_jam %i by 4``."""

    name = "schedule.unroll_jam"
    loop = operand_def(_LOOP)
    factor = prop_def(_NUMBER)
    outer = result_def(_LOOP)
    assembly_format = "$loop `by` $factor attr-dict"

    @override
    def verify_(self) -> None:
        super().verify_()
        _positive(self, "factor")


@irdl_op_definition
class RegisterTileOp(_Step):
    """Iterations of several loops at once: ``%i2, %j2 = schedule.register_tile %i, %j by [8, 2]``.

    So many copies of the body of the innermost loop stand side by side, in loops inside it, too;
    with ``lanes [1, 16]`` the copies of ``%j`` are vectors of 16 iterations. Gives the loops over
    the tiles; what these leave over runs behind them in smaller ones.
    """

    name = "schedule.register_tile"
    given = var_operand_def(_LOOP)
    copies = prop_def(DenseArrayBase.constr(i64))
    lanes = opt_prop_def(DenseArrayBase.constr(i64))
    loops = var_result_def(_LOOP)
    assembly_format = "$given `by` $copies (`lanes` $lanes^)? attr-dict `:` type($loops)"

    @override
    def verify_(self) -> None:
        super().verify_()
        lanes = None if self.lanes is None else self.lanes.get_values()
        if not self.given or len(self.copies) != len(self.given):
            raise VerifyException("there must be one number of copies a loop")
        if lanes is not None and len(lanes) != len(self.given):
            raise VerifyException("there must be one number of lanes a loop")
        if min(*self.copies.get_values(), *(lanes or ()), 1) < 1:
            raise VerifyException("copies and lanes must be at least 1")
        if lanes is not None and sum(one > 1 for one in lanes) > 1:
            raise VerifyException("only one of the loops can be in vectors")
        if len(self.loops) != len(self.given):
            raise VerifyException("gives as many loops as it takes")


@irdl_op_definition
class VectorizeOp(_Step):
    """An innermost loop by vectors: ``%v, %rest = schedule.vectorize %j by 16``.

    What is left of the trips is done one by one in the second loop.
    """

    name = "schedule.vectorize"
    loop = operand_def(_LOOP)
    width = prop_def(_NUMBER)
    vectors = result_def(_LOOP)
    rest = result_def(_LOOP)
    assembly_format = "$loop `by` $width attr-dict"

    @override
    def verify_(self) -> None:
        super().verify_()
        _positive(self, "width", 2)


@irdl_op_definition
class ParallelizeOp(_Step):
    """A loop whose iterations may run at once: ``schedule.parallelize %i``."""

    name = "schedule.parallelize"
    loop = operand_def(_LOOP)
    assembly_format = "$loop attr-dict"


@irdl_op_definition
class PrivatizeOp(_Step):
    """Cells that stay in registers while a loop runs: ``%k2 = schedule.privatize %k of %c``.

    Cells of one buffer, or of all.
    """

    name = "schedule.privatize"
    loop = operand_def(_LOOP)
    buffer = opt_operand_def(_BUFFER)
    result = result_def(_LOOP)
    assembly_format = "$loop (`of` $buffer^)? attr-dict"


@irdl_op_definition
class StageOp(_Step):
    """A tile copied to a buffer of its own: ``%j2 = schedule.stage %b in %j``.

    Each iteration copies what it reads of the buffer, and reads the copy; ``order [1, 0]`` says
    which dimension of the buffer each dimension of the copy is.
    """

    name = "schedule.stage"
    buffer = operand_def(_BUFFER)
    loop = operand_def(_LOOP)
    order = opt_prop_def(DenseArrayBase.constr(i64))
    result = result_def(_LOOP)
    assembly_format = "$buffer `in` $loop (`order` $order^)? attr-dict"

    @override
    def verify_(self) -> None:
        super().verify_()
        if self.order is not None:
            axes = [*self.order.get_values()]
            if sorted(axes) != list(range(len(axes))):
                raise VerifyException("`order` must have each dimension once")


_TYPES: list[type[Attribute]] = [LoopType, BufferType]
Schedule = Dialect(
    "schedule",
    [
        ApplyOp,
        LoopOp,
        LoopAtOp,
        BufferOp,
        ArgumentOp,
        SplitOp,
        TileOp,
        InterchangeOp,
        FuseOp,
        PartitionOp,
        UnrollOp,
        UnrollJamOp,
        RegisterTileOp,
        VectorizeOp,
        ParallelizeOp,
        PrivatizeOp,
        StageOp,
    ],
    _TYPES,
)
