"""Two loops with equal bounds become one: the body of the second behind that of the first."""

from __future__ import annotations

from ad_opt.dialects.support.ir.creation import remake
from ad_opt.dialects.support.ir.rewriting import erase, insert, move_all, replace_uses
from xdsl.dialects import affine
from xdsl.dialects.builtin import DenseArrayBase, i32
from xdsl.ir import Operation


def join(first: Operation, second: Operation) -> Operation:
    """The loop that does what ``first`` and then ``second`` do, where ``first`` stands.

    What ``second`` starts from must be there. Results of both are results of the loop.
    """
    body, other = first.regions[0].block, second.regions[0].block
    end, last = body.last_op, other.last_op
    assert end is not None
    assert last is not None
    replace_uses(other.args[0], body.args[0])
    for argument in other.args[1:]:
        replace_uses(argument, body.insert_arg(argument.type, len(body.args)))
    carried = list(last.operands)
    erase(last)
    move_all(other, end)
    if not second.results:
        erase(second)
        return first
    end.operands = [*end.operands, *carried]
    return _with_results_of(first, second)


def _with_results_of(first: Operation, second: Operation) -> Operation:
    """``first`` with the initial values and results of ``second`` too; both go."""
    results = [*first.results, *second.results]
    inits = second.operands[len(second.operands) - len(second.results) :]
    region = first.detach_region(first.regions[0])
    new = remake(first, [*first.operands, *inits], [one.type for one in results], [region])
    if isinstance(first, affine.ForOp):
        sizes = len(first.lowerBoundOperands), len(first.upperBoundOperands), len(results)
        new.properties["operandSegmentSizes"] = DenseArrayBase.from_list(i32, sizes)
    insert(new, first)
    for old, result in zip(results, new.results, strict=True):
        replace_uses(old, result)
    erase(second)
    erase(first)
    return new
