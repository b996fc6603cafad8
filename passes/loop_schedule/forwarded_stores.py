"""A value that a loop carries from one iteration to the next although it has stored it.

LLVM's loop load elimination makes one of ``a[j] = f(a[j + 1])`` for ``j`` downwards: it loads the
first element in front of the loop, and carries the next ones. Loops that carry nothing can be
interchanged (`interchange-recurrences`), so the load comes back.
"""

from __future__ import annotations

from ad_opt.dialects.core.memref.memref import LoadOp as MadeLoad
from ad_opt.dialects.support.ir.build import Builder, drop_poison_flags
from ad_opt.dialects.support.ir.queries import constant_of, operations_behind
from ad_opt.dialects.support.ir.rewriting import erase_unused, replace_uses
from ad_opt.passes.analysis.affine.polynomials import Polynomial, polynomial_of
from xdsl.dialects.memref import LoadOp, StoreOp
from xdsl.ir import Operation, SSAValue
from xdsl.ir.core import SSAValues

from .form.facts import only_computes
from .form.headers import body_of, terminator, variable


def load_again(loop: Operation) -> bool:
    """Let each iteration of an ``scf.for`` load what it is given; false if it stays.

    Before, and after::

        %first = memref.load %a[%c0]
        scf.for %j = %c0 to %n step %c1        %first = memref.load %a[%c0]
            iter_args(%x = %first) {           scf.for %j = %c0 to %n step %c1 {
          %y = math.sin %x                       %x = memref.load %a[%j]
          %k = arith.addi %j, %c1                %y = math.sin %x
          memref.store %y, %a[%k]                %k = arith.addi %j, %c1
          scf.yield %y                           memref.store %y, %a[%k]
        }                                      }

    The one value that the loop carries must be what the last store of an iteration has stored, and
    the first one what is in the place before that of the first store: loaded in front of the loop,
    with no store between. Nobody wants the last one.
    """
    step, last, body = constant_of(loop.operands[2]), terminator(loop), body_of(loop)
    if step is None or len(loop.results) != 1 or loop.results[0].first_use is not None:
        return False
    store = _last_store(last)
    if store is None or store.operands[0] is not last.operands[0]:
        return False
    number = Polynomial.number(step)
    places = [polynomial_of(index) for index in store.operands[2:]]
    start = {variable(loop): polynomial_of(loop.operands[0]).plus(number, -1)}
    if not _is_loaded(loop, store, [place.substitute(start) for place in places]):
        return False
    assert body.first_op is not None
    b = Builder.at(body.first_op)
    known = {variable(loop): b.index(b.sub(variable(loop), step))}
    indices = [_computed(index, loop, b, known) for index in store.operands[2:]]
    replace_uses(body.args[1], b.value(MadeLoad.get(store.operands[1], indices)))
    body.erase_arg(body.args[1])
    last.operands = ()
    first = loop.operands[3].owner
    loop.operands = loop.operands[:3]
    loop.results = SSAValues(())
    if isinstance(first, Operation):
        erase_unused([first])
    return True


def _computed(
    value: SSAValue, loop: Operation, b: Builder, known: dict[SSAValue, SSAValue]
) -> SSAValue:
    """Compute an index once more, with other values in the place of those that are ``known``."""
    for op in operations_behind([value], body_of(loop)):
        if not all(result in known for result in op.results):
            made = b.emit(drop_poison_flags(op.clone(value_mapper=known)))
            known.update(zip(op.results, made.results, strict=True))
    return known.get(value, value)


def _last_store(end: Operation) -> Operation | None:
    """The last operation in front of another that changes memory, if it is a store."""
    op = end.prev_op
    while op is not None and (isinstance(op, LoadOp) or only_computes(op)):
        op = op.prev_op
    return op if isinstance(op, StoreOp) else None


def _is_loaded(loop: Operation, store: Operation, place: list[Polynomial]) -> bool:
    """True if what a loop begins with has just been loaded from a place of a store's buffer."""
    first = loop.operands[3].owner
    if not isinstance(first, LoadOp) or first.operands[0] is not store.operands[1]:
        return False
    found = [polynomial_of(index).terms for index in first.operands[1:]]
    if found != [one.terms for one in place]:
        return False
    op = loop.prev_op
    while op is not None and op is not first:
        if not (isinstance(op, LoadOp) or only_computes(op)):
            return False
        op = op.prev_op
    return op is first
