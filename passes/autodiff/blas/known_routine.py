"""Routines of BLAS that calls call."""

from __future__ import annotations

from ad_opt.passes.autodiff.addresses import pointers
from ad_opt.passes.autodiff.engine.session import Session
from ad_opt.passes.ops.blas_functions import Routine, blas_routine
from xdsl.ir import Operation


def known_routine(session: Session, op: Operation) -> Routine | None:
    """The routine that a call calls, unless the program says itself what that does."""
    routine = blas_routine(op)
    if routine is None or session.is_own(session.declaration(routine.symbol(routine.name), op)):
        return None
    if not routine.fits(op):
        raise pointers.unknown_callee(op)
    return routine
