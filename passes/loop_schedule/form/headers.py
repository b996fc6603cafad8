"""Headers of loops, of ``affine`` and ``scf`` alike: read, written anew, and whole loops made.

A loop of ``affine`` becomes loops of ``affine`` and a loop of ``scf`` those of ``scf``: bounds are
maps for the one and arithmetic for the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any

from ad_opt.dialects.core.affine.affine import ForOp as AffineFor
from ad_opt.dialects.core.affine.affine_indices import ApplyOp
from ad_opt.dialects.core.scf import ForOp as ScfFor
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.queries import last_of
from ad_opt.dialects.support.ir.rewriting import move_all, replace, replace_uses
from ad_opt.dialects.support.text.syntax import create
from ad_opt.passes.analysis.affine.linear import Linear, map_of
from ad_opt.passes.analysis.affine.nests import loops_of
from ad_opt.passes.ops.catalogue import is_for
from xdsl.dialects import affine, scf
from xdsl.dialects.builtin import AffineMapAttr, DenseArrayBase, IndexType, IntegerAttr, i32
from xdsl.ir import Block, Operation, Region, SSAValue

from .refusal import refuse_form


@dataclass(frozen=True)
class Header:
    """From the greatest of ``lower`` to below the least of ``upper`` by ``step``."""

    lower: tuple[Linear, ...]
    upper: tuple[Linear, ...]
    step: int

    @property
    def length(self) -> int | None:
        """The distance of the bounds, if it is one number."""
        if len(self.lower) != 1 or len(self.upper) != 1:
            return None
        return (self.upper[0] - self.lower[0]).known

    @property
    def trips(self) -> int | None:
        """The number of iterations, if it is the same number always."""
        return None if self.length is None else max(0, -(-self.length // self.step))


def header_of(loop: Operation) -> Header:
    """The header of a loop; AD1162 for one whose bounds or step are not linear."""
    if not is_for(loop):
        raise refuse_form(loop, f"`{loop.name}` is no counted loop")
    (found,) = loops_of(loop)
    if not isinstance(found.iv.type, IndexType):
        raise refuse_form(loop, f"the variable of loop `{found.name}` is no index")
    if not found.exact or found.step is None or not found.upper:
        message = f"the bounds or the step of loop `{found.name}` are not linear"
        raise refuse_form(loop, message)
    return Header(found.lower, found.upper, found.step)


def variable(loop: Operation) -> SSAValue:
    """The variable of a loop."""
    return loop.regions[0].block.args[0]


def body_of(loop: Operation) -> Block:
    """The body of a loop."""
    return loop.regions[0].block


def initial(loop: Operation) -> Sequence[SSAValue]:
    """Return the values that a loop carries into its first iteration."""
    count = len(loop.results)
    return loop.operands[len(loop.operands) - count :]


def terminator(loop: Operation) -> Operation:
    """The end of the body."""
    last = last_of(body_of(loop))
    return last


def is_affine(loop: Operation) -> bool:
    """True for a loop of ``affine``."""
    return loop.name == "affine.for"


def index_value(b: Builder, form: Linear, affine_form: bool) -> SSAValue:
    """The value of a form: a map applied, or arithmetic."""
    if form.known is not None:
        return b.index(form.known)
    if len(form.terms) == 1 and not form.constant:
        ((value, coefficient),) = form.terms.items()
        if coefficient == 1:
            return value
    if affine_form:
        map_, operands = map_of([form])
        properties = {"map": AffineMapAttr(map_)}
        return b.value(
            ApplyOp.create(operands=operands, result_types=[IndexType()], properties=properties)
        )
    total: Index = 0
    for value, coefficient in form.terms.items():
        total = b.add(total, b.mul(value, coefficient))
    return b.index(b.add(total, form.constant))


def _extreme(b: Builder, forms: Sequence[Linear], choose: Callable[..., Index]) -> SSAValue:
    values: list[Index] = [index_value(b, form, False) for form in forms]
    return b.index(reduce(lambda one, other: choose(b, one, other), values))


def set_header(loop: Operation, header: Header) -> None:
    """Give a loop other bounds and another step."""
    carried = list(initial(loop))
    if not is_affine(loop):
        b = Builder.at(loop)
        low = _extreme(b, header.lower, Builder.maximum)
        high = _extreme(b, header.upper, Builder.minimum)
        loop.operands = [low, high, b.index(header.step), *carried]
        return
    operands, properties = _affine_bounds(header)
    sizes = [*map(len, operands), len(carried)]
    loop.operands = [*operands[0], *operands[1], *carried]
    loop.properties.update(properties)
    loop.properties["operandSegmentSizes"] = DenseArrayBase.from_list(i32, sizes)


def _affine_bounds(header: Header) -> tuple[list[list[SSAValue]], dict[str, Any]]:
    lower, low = map_of(header.lower)
    upper, high = map_of(header.upper)
    properties = {
        "lowerBoundMap": AffineMapAttr(lower),
        "upperBoundMap": AffineMapAttr(upper),
        "step": IntegerAttr(header.step, IndexType()),
    }
    return [low, high], properties


def make_loop(
    b: Builder, like: Operation, header: Header, carried: Sequence[SSAValue] = ()
) -> tuple[Operation, Builder]:
    """An empty loop of the kind of another, and a builder in it; `end_loop` ends its body."""
    body = Block(arg_types=[IndexType(), *(value.type for value in carried)])
    body.args[0].name_hint = variable(like).name_hint
    types = [value.type for value in carried]
    if is_affine(like):
        operands, properties = _affine_bounds(header)
        made: Operation = create(
            AffineFor, [*operands, list(carried)], [types], properties, {}, [Region(body)]
        )
    else:
        low = _extreme(b, header.lower, Builder.maximum)
        high = _extreme(b, header.upper, Builder.minimum)
        made = ScfFor(low, high, b.index(header.step), list(carried), Region(body))
    return b.emit(made), b.inside(body)


def end_loop(loop: Operation, values: Sequence[SSAValue] = ()) -> None:
    """End the body of a loop with what it carries on."""
    end = affine.YieldOp if is_affine(loop) else scf.YieldOp
    made = end.create(operands=list(values))
    Builder(body_of(loop), location=loop.location).emit(made)


def carry_more(loop: Operation, more: Sequence[SSAValue]) -> Operation:
    """The loop with more values carried, which its body takes behind the others and, so far,
    does not yield.
    """
    b, old = Builder.at(loop), body_of(loop)
    made, _ = make_loop(b, loop, header_of(loop), [*initial(loop), *more])
    made.attributes.update(loop.attributes)
    new = body_of(made)
    move_all(old, new)
    for argument, replacement in zip(old.args, new.args[: len(old.args)], strict=True):
        replace_uses(argument, replacement)
    replace(loop, *made.results[: len(loop.results)])
    return made


def clone_behind(loop: Operation) -> Operation:
    """A copy of a loop behind it, which goes on with what the loop has carried."""
    copy = loop.clone()
    block = loop.parent
    assert block is not None
    for result, replacement in zip(loop.results, copy.results, strict=True):
        replace_uses(result, replacement)
    block.insert_op_after(copy, loop)
    first = len(copy.operands) - len(copy.results)
    for at, result in enumerate(loop.results):
        copy.operands[first + at] = result
    return copy
