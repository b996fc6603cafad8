"""Knowledge about the text of a program: what is wrong with it, and what its parts are."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, location_of
from ad_opt.dialects.support.diagnostics.warnings import collecting
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.symbols import enclosing, name_of
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.analysis.flow.activity import Activity
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.pass_registry import all_passes
from ad_opt.passes.infrastructure.verify_strict import verify
from ad_opt.passes.pipelines import PIPELINES
from ad_opt.tools.transform.explain import help_pass
from xdsl.dialects.builtin import FunctionType, ModuleOp
from xdsl.ir import Block, Operation, SSAValue

from .names import Names, Occurrence, Span

LONGEST = 2_000_000
"""Most characters of a text that is analysed as it is typed. A guess: parsing takes seconds."""


@dataclass
class Document:
    """One version of a text."""

    name: str
    text: str
    is_llvm: bool = False
    found: list[Diagnostic] = field(default_factory=list[Diagnostic])

    @cached_property
    def names(self) -> Names:
        """The names in the text."""
        return Names(self.text, is_llvm=self.is_llvm)

    @cached_property
    def module(self) -> ModuleOp | None:
        """The program; ``None`` where it cannot be read. What is wrong is in `found`."""
        if len(self.text) > LONGEST:
            return None
        with collecting() as warned:
            try:
                module = self._read()
                self.found += verify(module)
            except DiagnosticError as error:
                self.found += error.diagnostics
                module = None
            except RecursionError:
                self.found.append(Diagnostic("AD0008", "the input is nested too deeply"))
                module = None
        self.found += warned
        return module

    def _read(self) -> ModuleOp:
        if not self.is_llvm:
            return parse_module(make_context(), self.text, self.name)
        from ad_opt.lowering.llvm_import import import_llvm

        return import_llvm(self.text, self.name)

    def diagnostics(self) -> list[Diagnostic]:
        """Everything that is wrong with the text."""
        _ = self.module
        return self.found

    # Hover.

    def hover(self, line: int, column: int) -> tuple[str, Span | None] | None:
        """Markdown about what is at a place, and the part of the text that it is about."""
        if (one := self.names.at(line, column)) is not None:
            text = self._about_name(one)
            return None if text is None else (text, one.span)
        word = self.names.word_at(line, column)
        if not word:
            return None
        text = about_word(word, in_pipeline=_is_pipeline(self.names.lines[line]))
        return None if text is None else (text, None)

    def _about_name(self, one: Occurrence) -> str | None:
        if one.name[0] == "^":
            return f"block `{one.name}`"
        if one.name[0] == "@":
            return self._about_symbol(one.name[1:].strip('"'))
        defined = self.names.definition(one)
        value = None if defined is None else self._value_at(one.name[1:], defined)
        if value is None:
            return None
        lines = [f"```mlir\n{one.name} : {value.type}\n```"]
        lines += self._activity(value)
        lines += self._type_tree(value)
        return "\n\n".join(lines)

    def _about_symbol(self, name: str) -> str | None:
        op = self._symbol(name)
        if op is None:
            return None
        type = op.properties.get("function_type") or op.properties.get("global_type")
        said = f" : {type}" if type is not None else ""
        return f"```mlir\n{op.name} @{name}{said}\n```"

    def _symbol(self, name: str) -> Operation | None:
        if self.module is None:
            return None
        return next((op for op in walk(self.module) if name_of(op) == name), None)

    def _value_at(self, name: str, defined: Span) -> SSAValue | None:
        """The value that is defined on a line under a name."""
        if self.module is None:
            return None
        best: SSAValue | None = None
        for value, at in self._values:
            if at is not None and at == defined.line + 1 and value.name_hint == name:
                return value
            if at == defined.line + 1 and best is None and value.name_hint is None:
                best = value
        return best

    @cached_property
    def _values(self) -> list[tuple[SSAValue, int | None]]:
        found: list[tuple[SSAValue, int | None]] = []
        if self.module is not None:
            for op in walk(self.module):
                at = location_of(op)
                found += [(result, at.line if at else None) for result in op.results]
                for region in op.regions:
                    for number, block in enumerate(region.blocks):
                        found += [(a, self._line_of(block, op, number)) for a in block.args]
        return found

    def _line_of(self, block: Block, op: Operation, number: int) -> int | None:
        """The line of a block's arguments: for the first block, that of the operation around."""
        if number == 0:
            at = location_of(op)
            return at.line if at else None
        for argument in block.args:
            if (at := location_of(argument)) is not None and at != location_of(op):
                return at.line
        first = location_of(block.first_op) if block.first_op is not None else None
        return None if first is None else first.line - 1

    # Analyses.

    def _function_of(self, value: SSAValue) -> Operation | None:
        owner = value.owner
        op = owner.parent_op() if isinstance(owner, Block) else owner
        return enclosing(op, "func.func", "llvm.func")

    def _activity(self, value: SSAValue) -> list[str]:
        func = self._function_of(value)
        if func is None or func.name != "func.func":
            return []
        activity = self._activities.get(func)
        if activity is None:
            return []
        name = name_of(func)
        if not activity.is_active(value):
            return [f"constant: it has no derivative in @{name}"]
        return [f"active: derivatives flow through it in @{name}"]

    @cached_property
    def _activities(self) -> dict[Operation, Activity]:
        found: dict[Operation, Activity] = {}
        analyses = AnalysisManager()
        for func in self.module.ops if self.module is not None else ():
            type = func.properties.get("function_type")
            if func.name == "func.func" and isinstance(type, FunctionType) and func.regions:
                count = len(type.inputs.data), len(type.outputs.data)
                try:
                    flags = [True] * count[0], [True] * count[1]
                    found[func] = Activity(func, *flags, analyses)
                except Exception:  # forms that activity analysis is not made for
                    continue
        return found

    def _type_tree(self, value: SSAValue) -> list[str]:
        func = self._function_of(value)
        if func is None or func.name != "llvm.func" or self.module is None:
            return []
        tree = self._trees.get(name_of(func) or "", {}).get(value.name_hint or "")
        return [f"type tree: `{tree}`"] if tree else []

    @cached_property
    def _trees(self) -> dict[str, dict[str, str]]:
        """Type trees by function and value, as ``--print-type-trees`` prints them."""
        from ad_opt.passes.analysis.type_trees import type_trees_of
        from ad_opt.passes.analysis.type_trees.results.printing import text_of

        found: dict[str, dict[str, str]] = {}
        try:
            text = text_of(type_trees_of(self.module)) if self.module is not None else ""
        except DiagnosticError:
            return found
        current: dict[str, str] = {}
        for line in text.split("\n"):
            if head := re.match(r"([^%^\s][^\s]*) - ", line):
                current = found.setdefault(head[1], {})
            elif row := re.match(r"%([\w.$-]+)[^:]*: (\{.*?\})(?:,|$)", line):
                current[row[1]] = row[2]
        return found


def _is_pipeline(line: str) -> bool:
    """True if passes are named on a line: in a ``RUN:`` line, or the head of a reproducer."""
    return bool(re.search(r"RUN:|configuration:|ad-opt|--pass|(?<!\S)-p\b", line))


def about_word(word: str, *, in_pipeline: bool = False) -> str | None:
    """Markdown about an operation, a pass, a pipeline or a diagnostic's code."""
    if in_pipeline and (text := about_pass(word.lstrip("-"))) is not None:
        return text
    if re.fullmatch(r"AD\d{4}", word):
        from ad_opt.tools.transform.explain import read_page

        return read_page(word)
    return about_operation(word) or about_pass(word)


def about_pass(name: str) -> str | None:
    """Markdown about a pass, or a named pipeline."""
    if name in PIPELINES:
        return f"pipeline `{name}`\n\n" + "\n".join(f"- `{p}`" for p in PIPELINES[name].split(","))
    if name not in all_passes():
        return None
    return f"```text\n{help_pass(name)}```"


@cache
def about_operation(name: str) -> str | None:
    """Markdown about an operation: its documentation, its derivative."""
    kind = _operations().get(name)
    if kind is None:
        return None
    text = inspect.cleandoc(kind.__doc__ or "")
    parts = [f"operation `{name}`"]
    parts += [text] if text and not text.startswith(f"{kind.__name__}(") else []
    if rule := _rules().get(name):
        parts.append(f"```text\n{rule}\n```")
    return "\n\n".join(parts)


@cache
def _rules() -> dict[str, str]:
    """Derivatives of operations, as ``--list-rules`` says them."""
    from ad_opt.passes.rules.registry import default_rules

    found: dict[str, str] = {}
    for rule in default_rules():
        lines = [line for line in rule.describe() if line]
        notes = [("kink: ", rule.kink), ("domain: ", rule.domain)]
        lines += [word + text for word, text in notes if text]
        found[rule.name] = "\n".join(["derivative:", *lines])
    for name in default_rules().inactive():
        found[name] = "no derivative flows through it"
    return found


@cache
def _operations() -> dict[str, type[Any]]:
    """All operations by name."""
    context = make_context()
    for name in list(context.registered_dialect_names):
        context.load_registered_dialect(name)
    return {op.name: op for op in context.loaded_ops}


@dataclass(frozen=True)
class Proposal:
    """A completion."""

    label: str
    kind: str
    """``operation``, ``pass``, ``pipeline``, ``value`` or ``symbol``."""
    detail: str = ""


def proposals(document: Document, line: int, column: int) -> Iterator[Proposal]:
    """Completions at a place, by what stands in front of it."""
    names = document.names
    prefix = names.before(line, column)
    text = names.lines[line][:column] if line < len(names.lines) else ""
    if prefix.startswith("%"):
        yield from (Proposal(v, "value") for v in names.values_before(line, column - len(prefix)))
    elif prefix.startswith("@"):
        yield from (Proposal(name, "symbol") for name in names.symbols())
    elif _is_pipeline(text):
        yield from (Proposal(name, "pass") for name in sorted(all_passes()))
        yield from (Proposal(name, "pipeline", text) for name, text in PIPELINES.items())
    elif not document.is_llvm:
        for name in sorted(_operations()):
            if name.startswith(prefix):
                yield Proposal(name, "operation")
