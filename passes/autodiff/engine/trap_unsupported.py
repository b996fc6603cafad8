"""Derivatives that stop where they are not known: ``on-unsupported=trap``.

    %y = llvm.fmul %x, %x : f64    ->    cf.assert %false, "no derivative: `llvm.fmul` has no ..."

Needs a session and the error that says what is missing. An operation of the primal that has no
derivative gets an assertion in its place: forward mode stops there, reverse mode when the way back
comes to it, and where already the way forth cannot go on, there. A function that cannot be
differentiated as a whole gets a derivative that stops at once. Errors in what was asked for stay
errors: they are wrong however the program runs.
"""

from __future__ import annotations

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.passes.emit.emit import Emitter
from xdsl.dialects.builtin import i1
from xdsl.dialects.cf import AssertOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.dialects.ub import PoisonOp
from xdsl.ir import Block, Operation
from xdsl.traits import IsTerminator


def stop(em: Emitter, error: DiagnosticError) -> None:
    """Stop here and say what is missing."""
    em.emit(AssertOp(em.integer(0, i1), f"no derivative: {error.diagnostics[0].message}"))


def is_single(op: Operation) -> bool:
    """True if ``op`` can be passed over without what is around it or in it."""
    return not op.regions and not op.has_trait(IsTerminator, value_if_unregistered=False)


def trap_function(declared: FuncOp, error: DiagnosticError) -> None:
    """Make a declared derivative, whatever has been written of it, stop when it is called."""
    for block in list(declared.body.blocks):
        declared.body.detach_block(block)
    block = Block(arg_types=declared.function_type.inputs.data)
    declared.body.add_block(block)
    em = Emitter(block, None, declared.location)
    stop(em, error)
    em.emit(ReturnOp(*(em.value(PoisonOp(type)) for type in declared.function_type.outputs)))
