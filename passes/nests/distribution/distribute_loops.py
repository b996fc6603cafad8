"""``distribute-loops``: statements of a loop run one after the other, in strips of iterations."""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import constant_of, is_unsigned, walk
from ad_opt.dialects.support.names.attribute_names import LOOP_LABEL
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.nests.products.sums import (
    LEAST_LOOPS,
    STRIP,
    goes_on,
    loops_around,
    may_add_product,
)
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Operation


@dataclass(frozen=True)
class DistributeLoopsPass(FunctionPass):
    """Loops in which products wait for each other run them one after the other (loop distribution).

    A perceptron of two layers that is written point by point has two products of a matrix and a
    vector in each iteration; the second one needs what the first one makes. For many points, each
    is a product of matrices. Before, and after::

        %r = scf.for %i = %c0 to %n step %c1 iter_args(%e = %zero) -> (f64) {
          scf.for %k = %c0 to %h step %c1 {
            // a[k] = tanh(sum of x[i, j] * w[k, j] over j)
          }
          %o = scf.for %k = %c0 to %h step %c1 iter_args(%s = %zero) -> (f64) {
            // %s + (sum of a[j] * v[k, j] over j) ** 2
          }
          %f = arith.addf %e, %o : f64
          scf.yield %f : f64
        }

        %r = scf.for %first = %c0 to %n step %c72 iter_args(%e = %zero) -> (f64) {
          %end = (the lesser of %first + 72 and %n)
          %rows = memref.alloc(%h) : memref<72x?xf64>
          scf.for %i = %first to %end step %c1 {
            // rows[i - first, k] = tanh(sum of x[i, j] * w[k, j] over j)
          }
          %f = scf.for %i = %first to %end step %c1 iter_args(%g = %e) -> (f64) {
            // %g + (sum of rows[i - first, j] * v[k, j] over j) ** 2
          }
          // a[k] = rows[end - first - 1, k], if anybody looks there
          memref.dealloc %rows
          scf.yield %f : f64
        }

    Statements that wait for each other, in whatever iterations, stay together; those without
    products run together where they can (Allen and Kennedy, 2001, chapter 5). Buffers that each
    iteration fills before it reads them (flat ones in more dimensions than it reads them in, too,
    or all of their elements before it reads and writes any), or allocates, get a row for each
    iteration of a strip (array expansion: Feautrier, 1988), as do numbers that one group of
    statements makes and another one needs. What is computed of the loop's variable alone, or read
    from memory that the loop does not write, is computed again. No operation is left out or done in
    another order than those it depends on: all results are what they were, bit for bit. With
    ``fast``, statements that add to one sum, which the loop carries through them, do not wait for
    each other: it is carried by the loop of one after the other.

    A statement that is a loop over steps, of which each reads what the step before has left in such
    a buffer (the state of a recurrent network), changes places with the loop over iterations: each
    step is done for all of a strip, and its operations are statements of their own then. Iterations
    must have nothing else to do with each other there (loop interchange)::

        scf.for %first = %c0 to %n step %c72 {
          %rows = memref.alloc(%h) : memref<72x?xf64>
          // rows[i - first, k] = 0 for all i and k
          scf.for %t = %c0 to %steps step %c1 {
            scf.for %i = %first to %end step %c1 {
              // next[i - first, k] = tanh(sum of rows[i - first, j] * w[k, j] over j)
            }
            // rows[i - first, k] = next[i - first, k] for all i and k
          }
        }

    In arguments whose contents are discarded nothing is left: those of a function that only
    requests with ``discard_memory`` and ``fresh_shadows`` name. So a loop that only sums up can run
    again on the way back, with nothing kept of it.

    A loop is distributed if a product of two elements that waits for other statements is one of
    matrices then. `raise-products{early=true}` makes an operation of it.

    Options: ``size`` (72): iterations of a strip. ``cost`` (true): if false, loops are distributed
    wherever that can be done, each inner loop by itself. ``fast`` (false): sums may be made, and
    the factors of a product multiplied, in any order.
    """

    name = "distribute-loops"
    size: int = STRIP
    cost: bool = True
    fast: bool = False

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        loops: dict[Operation, None] = {}
        for op in walk(func):
            if may_add_product(op) and goes_on(op):
                around = loops_around(op)
                loops.update(dict.fromkeys(around[: len(around) - LEAST_LOOPS + 1]))
            elif not self.cost and op.name == "scf.for":
                loops[op] = None
        found = [loop for loop in loops if _may_be_distributed(loop)]
        if found and self.cost:
            from .candidates import may_have_product  # nests, which few programs have

            found = [loop for loop in found if may_have_product(loop)]
        if not found:
            return False
        from .attempts import Rules, distribute_all  # which few programs need
        from .discarded import is_discarded

        rules = Rules(self.size, self.cost, self.fast, is_discarded(func))
        made = distribute_all(func, found, analyses.get(Aliasing, func), rules)
        count("loops distributed", made)
        return made > 0


def _may_be_distributed(loop: Operation) -> bool:
    """True for a loop that counts by one, with several loops right inside, and has no label."""
    if loop.name != "scf.for" or is_unsigned(loop) or LOOP_LABEL in loop.attributes:
        return False
    inside = [op for op in loop.regions[0].block.ops if op.name == "scf.for"]
    return constant_of(loop.operands[2]) == 1 and len(inside) > 1
