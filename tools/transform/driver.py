"""The run of `ad-opt` for a command line that is understood: read, verify, run passes, write.

Files of several programs (``--split-input-file``) go through one by one; an error in one does not
stop the others.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TypeVar

from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.dialects.support.diagnostics.warnings import collecting, warn_at
from ad_opt.dialects.support.ir.symbols import name_of
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.llvm_symbols import defined_names
from ad_opt.passes.infrastructure.instrumentation import Instrumentation
from ad_opt.passes.infrastructure.instruments.reproducer import pipeline_of_reproducer
from ad_opt.passes.infrastructure.instruments.verify_each import InvalidAfterPass
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.pipeline_text import PIPELINE_FILE, pass_names
from ad_opt.passes.infrastructure.verify_strict import verify
from ad_opt.passes.pipelines import FROM_LLVM, PREPARE
from ad_opt.tools.common.derivative_options import Requested, expand_requests
from ad_opt.tools.common.diagnostics import render
from ad_opt.tools.common.idle_options import OF_AD_OPT, idle_options
from ad_opt.tools.common.input import write_output
from ad_opt.tools.common.limits import within
from ad_opt.tools.common.reporting import Reporter, use_color
from ad_opt.tools.common.source_files import read_program
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from . import explain
from .crash import crash_message, write_reproducer
from .emit import emit, pipeline_for, registers_for
from .instrumentations import Observers
from .verify_diagnostics import compare

T = TypeVar("T")

SPLIT_MARK = "// -----"
LLVM_SPLIT_MARK = "; -----"

_USAGE_CODES = frozenset({"AD0003", "AD0004", "AD0005", "AD0006", "AD0010"})
"""Diagnostics that are about the command line: exit status 2."""


class Driver:
    """One run of `ad-opt`."""

    def __init__(self, options: argparse.Namespace):
        self.options = options
        self.sources: dict[str, str] = {}
        self.is_llvm = False
        self.pipeline = self.given_pipeline()
        self.observers = Observers(options, color=use_color(options.color))
        self.written: str | bytes | None = None
        """All that went to standard output."""
        self._has_shown = False
        self.reporter = Reporter("ad-opt", options.diagnostics_format, options.color)

    @property
    def is_quiet(self) -> bool:
        """True if output is all that came of the run: nothing on standard error, no other file."""
        options = self.options
        other = options.header or options.crash_reproducer or options.run_reproducer
        to_stdout = options.output in (None, "-")
        if other or not to_stdout or self._has_shown or self.observers.are_asked:
            return False
        from ad_opt.lowering.compilers.languages import language_of

        return language_of(options.file) is None  # what a compiler reads, headers say as well

    def given_pipeline(self) -> str:
        """Return the pipeline that the options say in front of ``--emit``."""
        return ",".join(p for p in self.options.pipeline if p.strip())

    def run(self) -> int:
        """Do it all; returns the exit status."""
        try:
            with within(self.options, self.reporter):
                return self.inform() or self.transform()
        except DiagnosticError as error:
            return self.report(error)
        finally:
            self.observers.write(sys.stderr)
            self.reporter.close()

    def inform(self) -> int | None:
        """The options that only print something; ``None`` if there is none among them."""
        options = self.options
        requests: list[tuple[object, Callable[[], str]]] = [
            (options.explain, lambda: explain.explain(options.explain)),
            (options.help_pass, lambda: explain.help_pass(options.help_pass)),
            (options.help_op, lambda: _help_operation(options.help_op)),
            (options.list_passes, explain.list_passes),
            (options.list_rules, explain.list_rules),
            (options.list_dialects, explain.list_dialects),
        ]
        for wanted, text in requests:
            if wanted not in (None, False):  # an empty name is one that does not exist
                write_output(None, text())
                raise SystemExit(0)
        return None

    def transform(self) -> int:
        """Read, run, write."""
        name, text = self.read()
        if self.options.run_reproducer:
            found = pipeline_of_reproducer(text)
            if found is None and not self.pipeline:
                said = f'`{name}` is no reproducer: it has no line `// configuration: -p "..."`'
                raise DiagnosticError(Diagnostic("AD0006", said, help="name passes by -p"))
            self.pipeline = found or self.pipeline
        written = self.pipeline
        self.pipeline = self.complete(written, asks="__enzyme_" in text)
        self.sources |= {name: text, PIPELINE_FILE: self.pipeline}
        if idle := [*idle_options(OF_AD_OPT, self.options.words, self.options)]:
            self.show(idle)
        self.check_pipeline(written)
        chunks = split_input(text) if self.options.split_input_file else [text]
        outputs: list[str | bytes] = []
        status = 0
        for chunk in chunks:
            worst = self.program(name, chunk, outputs)
            status = max(status, worst)
        if outputs:
            self.written = _join(outputs)
            write_output(self.options.output, self.written)
        return status

    def check_pipeline(self, written: str) -> None:
        """Report a wrong pipeline once, before a large input is parsed, and as it was ``written``:
        without the passes that ``--emit`` puts around it.
        """
        try:
            self.passes(make_context())
        except DiagnosticError:
            self.sources[PIPELINE_FILE] = written
            PassManager.parse(make_context(), written)
            self.sources[PIPELINE_FILE] = self.pipeline
            raise

    def passes(self, ctx: Context, watchers: Sequence[Instrumentation] = ()) -> PassManager:
        """The pipeline: what the user names runs, what we add where there is something for it."""
        named = [part for part in self.options.parts if not isinstance(part, Requested)]
        try:
            always = frozenset[str]().union(*map(pass_names, named))
        except DiagnosticError:  # which is said of the whole pipeline
            always = None
        trusted = always is not None and not self.options.run_reproducer
        return PassManager.parse(ctx, self.pipeline, watchers, always=always or (), trusted=trusted)

    def read(self) -> tuple[str, str]:
        """The input's name and text."""
        name, text, self.is_llvm = read_program(self.options, "ad-opt", self.sources)
        return name, text

    def parse(self, ctx: Context, name: str, text: str) -> ModuleOp:
        """The module that MLIR or LLVM IR is."""
        if not self.is_llvm:
            return parse_module(ctx, text, name)
        from ad_opt.lowering.llvm_import import import_llvm

        return import_llvm(text, name, self.options.roots, exceptions_stop=bool(self.pipeline))

    def complete(self, pipeline: str, asks: bool) -> str:
        """The user's pipeline and what ``--emit`` needs after it.

        Code of a program in LLVM IR that ``asks`` for derivatives by calling Enzyme has them.
        """
        if asks and self.is_llvm and not pipeline and self.options.emit != "mlir":
            pipeline = f"{FROM_LLVM},{PREPARE}"
        separate = () if self.options.with_primal or not self.is_llvm else self.options.made
        options = self.options
        registers = registers_for(options)
        fast = options.fp == "fast"
        veclib = options.veclib != "none"
        library = ""
        if options.library != "none":  # whoever links has it; it need not be in this process
            from ad_opt.lowering.codegen.machine.blas import LIBRARIES

            library = LIBRARIES[options.library].interface
        last = pipeline_for(
            options.emit, separate, registers, veclib=veclib, fast=fast, library=library
        )
        checks = "check-bounds" if options.bounds_checks else ""
        return ",".join(p for p in (checks, pipeline, last) if p)

    def program(self, name: str, text: str, outputs: list[str | bytes]) -> int:
        """One program from text to output; its exit status."""
        with collecting() as warned:
            status, produced = self.attempt(name, text, outputs)
        if status < 0:
            return -status
        if self.options.verify_diagnostics:
            differences = compare(text, name, (*warned, *produced))
            if not differences:
                return 0
            warned, produced, status = [], tuple(differences), 1
        if warned or produced:
            self.show((*warned, *produced))
        if status == 70:
            self.crash(DiagnosticError(*produced), name, text)
        return status

    def attempt(
        self, name: str, text: str, outputs: list[str | bytes]
    ) -> tuple[int, tuple[Diagnostic, ...]]:
        """Exit status, negative where all is said already, and what went wrong."""
        produced: tuple[Diagnostic, ...] = ()
        status = 0
        try:
            outputs.append(self.compile(name, text))
        except InvalidAfterPass as error:
            produced = error.diagnostics
            status = 70
        except DiagnosticError as error:
            produced = error.diagnostics
            status = status_of(error)
        except RecursionError:
            produced = (too_deep(),)
            status = 1
        except MemoryError:
            produced = (Diagnostic("AD0008", "the input is too large for this machine's memory"),)
            status = 1
        except BrokenPipeError:
            raise
        except Exception as error:
            return -self.crash(error, name, text), ()
        return status, produced

    def compile(self, name: str, text: str, more: Sequence[Instrumentation] = ()) -> str | bytes:
        """Parse, verify, run the passes, verify, print."""
        options = self.options
        ctx = make_context(allow_unregistered=options.allow_unregistered_dialect)
        module = self.timed("parse", lambda: self.parse(ctx, name, text))
        if options.verify:
            self.timed("verify", lambda: self.require_valid(module))
        if self.is_llvm and options.target is not None:
            from .layout import check_layout

            check_layout(module, options.target)
        given = {name_of(op) or "" for op in module.ops} if self.is_llvm else set[str]()
        if options.noalias:
            from .noalias import set_public_apart

            set_public_apart(module)
        self.name_derivatives(module, text)
        watchers = [*self.observers.all, *more]
        manager = self.passes(ctx, watchers)
        if self.observers.stages:
            self.observers.stages.source = name
        try:
            manager.run(module)
        finally:
            self.write_page(name, text)
        if options.explain_zero:
            # Which fields of structs have a derivative is known behind these passes.
            before = f"{FROM_LLVM},synthesize-conformances"
            PassManager.parse(ctx, before, trusted=True).run(module)
            return self.explain_zero(module)
        if options.print_type_trees:
            from .type_trees import print_type_trees

            return print_type_trees(module, ctx, options)
        return self.timed(
            "print", lambda: emit(module, options, given, text if self.is_llvm else None)
        )

    def write_page(self, name: str, text: str) -> None:
        """Write the page of ``--html``, of what there is."""
        if (page := self.observers.page(name, text)) is not None:
            write_output(self.options.html, page)

    def name_derivatives(self, module: ModuleOp, text: str) -> None:
        """Let derivatives have names that the program does not use."""
        if self.options.run_reproducer or not self.options.made:
            return
        names = {name for op in module.ops if (name := name_of(op)) is not None}
        if self.is_llvm:  # parts of which nobody asks for a derivative are linked with them
            names |= defined_names(text)
        before = self.options.made
        for wanted, name in expand_requests(self.options, names).items():
            said = f"the program has a `@{wanted}`, so the derivative is called `@{name}`"
            warn_at(None, "AD0854", said, help=f"rename `@{wanted}` to have the usual name")
        if before != self.options.made:
            self.pipeline = self.complete(self.given_pipeline(), asks="__enzyme_" in text)
            self.sources[PIPELINE_FILE] = self.pipeline

    def explain_zero(self, module: ModuleOp) -> str:
        """Return what is printed in place of the program, for ``--explain-zero``."""
        from .explain_zero import explain_zero

        found = explain_zero(module, self.options.explain_zero)
        return render(found, self.sources, use_color(self.options.color))

    def require_valid(self, module: ModuleOp) -> None:
        """The strict verifier, on what the user wrote."""
        if found := verify(module):
            raise DiagnosticError(*found)

    def timed(self, stage: str, work: Callable[[], T]) -> T:
        """Do ``work`` and count its time."""
        start = perf_counter()
        result = work()
        self.observers.stage(stage, perf_counter() - start)
        return result

    def report(self, error: DiagnosticError) -> int:
        """Show an error and give the exit status that it means."""
        self.show(error.diagnostics)
        return status_of(error)

    def show(self, diagnostics: Sequence[Diagnostic]) -> None:
        """Render on standard error."""
        self._has_shown = True
        self.sources.setdefault(PIPELINE_FILE, self.pipeline)
        self.reporter.show(diagnostics, self.sources)
        if self.options.debug:
            import traceback

            traceback.print_exc()

    def crash(self, error: Exception, name: str, text: str) -> int:
        """Exit status 70: a reproducer, and how to report it."""
        path = write_reproducer(
            error,
            text,
            self.pipeline,
            lambda watcher: self.compile(name, text, [watcher]),
            self.options.crash_reproducer,
        )
        sys.stderr.write(crash_message(error, path, self.options.debug))
        return 70


def status_of(error: DiagnosticError) -> int:
    """2 for errors in the command line, 1 for errors in the input."""
    return 2 if any(d.code in _USAGE_CODES for d in error.diagnostics) else 1


def too_deep() -> Diagnostic:
    """AD0008."""
    return Diagnostic(
        "AD0008",
        "the input is nested too deeply",
        help="10 000 nested regions are fine; outline some of them into functions",
    )


def split_input(text: str) -> list[str]:
    """The programs between lines ``// -----``, each with its lines where they were."""
    chunks: list[str] = []
    lines: list[str] = []
    before = 0
    for number, line in enumerate(text.split("\n")):
        if line.startswith((SPLIT_MARK, LLVM_SPLIT_MARK)):
            chunks.append("\n" * before + "\n".join(lines))
            lines, before = [], number + 1
        else:
            lines.append(line)
    return [*chunks, "\n" * before + "\n".join(lines)]


def _join(outputs: list[str | bytes]) -> str | bytes:
    texts = [output for output in outputs if isinstance(output, str)]
    if len(texts) == len(outputs):
        return f"\n{SPLIT_MARK}\n".join(texts)
    return b"".join(o if isinstance(o, bytes) else o.encode() for o in outputs)


def _help_operation(name: str) -> str:
    from .explain_operation import help_operation  # which imports what is known of all operations

    return help_operation(name)
