"""The instrumentations that the options of `ad-opt` ask for, in the order in which they nest."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, TextIO

from ad_opt.dialects.support.plugins.third_parties import blame
from ad_opt.dialects.support.text.stable_names import StableNames
from ad_opt.passes.infrastructure.instrumentation import Instrumentation
from ad_opt.passes.infrastructure.instruments.bisect import BisectLimit
from ad_opt.passes.infrastructure.instruments.ir_diff import IrDiff
from ad_opt.passes.infrastructure.instruments.ir_printing import IrPrinting, PrintSelection
from ad_opt.passes.infrastructure.instruments.remarks import Remarks
from ad_opt.passes.infrastructure.instruments.reports import Plans
from ad_opt.passes.infrastructure.instruments.rewrite_limit import RewriteLimit
from ad_opt.passes.infrastructure.instruments.size_limit import SizeLimit
from ad_opt.passes.infrastructure.instruments.stage_contracts import StageContracts
from ad_opt.passes.infrastructure.instruments.statistics import Statistics
from ad_opt.passes.infrastructure.instruments.timing import Timing
from ad_opt.passes.infrastructure.instruments.verify_each import VerifyEach
from ad_opt.passes.optional_passes import OPTIONAL
from xdsl.ir import Operation

from .emit import print_op

if TYPE_CHECKING:
    from ad_opt.tools.debug.pages.stages import Stages


class Observers:
    """All of them; `write` prints what the collecting ones have collected."""

    def __init__(self, options: argparse.Namespace, *, color: bool = False):
        self.all: list[Instrumentation] = []
        self.timing = Timing() if options.timing else None
        self.statistics = Statistics() if options.statistics else None
        if options.rewrite_limit is not None or options.pass_limit is not None:
            self.all.append(RewriteLimit(options.rewrite_limit, options.pass_limit))
        if options.max_ops is not None:
            self.all.append(SizeLimit(options.max_ops))
        if options.bisect_limit is not None:
            self.all.append(BisectLimit(options.bisect_limit, OPTIONAL, sys.stderr))
        selection = PrintSelection(
            before=frozenset(options.print_ir_before),
            after=frozenset(options.print_ir_after),
            before_all=options.print_ir_before_all,
            after_all=options.print_ir_after_all,
            after_change=options.print_ir_after_change,
            after_failure=options.print_ir_after_failure,
            module_scope=options.print_ir_module_scope,
        )
        if selection:
            generic: bool = options.print_op_generic
            debuginfo: bool = options.print_debuginfo
            self.all.append(
                IrPrinting(
                    selection,
                    lambda op: print_op(op, generic=generic, debuginfo=debuginfo),
                    sys.stderr,
                    options.print_ir_tree_dir,
                )
            )
        if options.diff:
            self.all.append(_diffs(options, color))
        if self.statistics:
            self.all.append(self.statistics)
        self.prints_plan: bool = options.print_plan
        self.plans = Plans() if options.print_plan or options.html else None
        if self.plans:
            self.all.append(self.plans)
        self.stages = _stages(options) if options.html else None
        if self.stages:
            self.all.append(self.stages)
        self.remarks = Remarks(options.remarks) if options.remarks else None
        if self.remarks:
            self.all.append(self.remarks)
        self.are_asked = bool(self.all or self.timing)
        """True if the run itself is looked at."""
        if options.verify and options.verify_each:
            self.all.append(VerifyEach(lambda seconds: self.stage("verify", seconds)))
        if options.validate_each:
            self.all.append(_validation(options))
        if options.verify_stage:
            self.all.append(StageContracts())
        if self.timing:
            self.all.append(self.timing)

    def page(self, name: str, text: str) -> str | None:
        """The page of ``--html``, if it was asked for."""
        if self.stages is None:
            return None
        from ad_opt.tools.debug.pages.page import page

        plans = [] if self.plans is None else self.plans.texts
        return page(name, text, self.stages.stages, plans)

    def stage(self, name: str, seconds: float) -> None:
        """Count the time of a stage that is not a pass."""
        if self.timing:
            self.timing.stage(name, seconds)

    def write(self, out: TextIO) -> None:
        """Print what was asked for."""
        if self.plans and self.prints_plan:
            self.plans.write(out)
        if self.remarks:
            self.remarks.write(out)
        if self.statistics:
            self.statistics.write(out)
        if self.timing:
            self.timing.write(out)


def _diffs(options: argparse.Namespace, color: bool) -> IrDiff:
    generic: bool = options.print_op_generic
    debuginfo: bool = options.print_debuginfo

    def to_text(names: StableNames, op: Operation) -> str:
        with blame("printing", op):
            return names.text(op, generic=generic, debuginfo=debuginfo)

    return IrDiff(to_text, sys.stderr, color=color)


def _validation(options: argparse.Namespace) -> Instrumentation:
    from ad_opt.tools.debug.validate_each import ValidateEach

    import ad_opt

    words = _constant(options)
    load = None if options.file == "-" else lambda: ad_opt.load(options.file)
    return ValidateEach(options.validate_at, lambda: options.derived, words, load, sys.stderr)


def _constant(options: argparse.Namespace) -> set[str]:
    return {word.strip().lstrip("%") for word in (options.constant or "").split(",")}


def _stages(options: argparse.Namespace) -> Stages:
    from ad_opt.tools.debug.pages.stages import Stages

    return Stages(lambda: options.derived, _constant(options))
