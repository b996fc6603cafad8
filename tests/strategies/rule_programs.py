"""Programs that apply one rule: `@push` maps arguments and tangents to tangents, `@pull` arguments
and cotangents to cotangents of the arguments. A derivative that a rule leaves out is returned as
zero, so that results have fixed places.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.emit.emit import Emitter, is_float_like
from ad_opt.passes.rules.registry import Registry, Row, default_rules
from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp, StringAttr, VectorType
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue


class Program:
    """A function ``@f`` of straight-line code whose one operation with a rule is its last."""

    def __init__(self, text: str, rules: Registry | None = None):
        self.rules = rules or default_rules()
        self.module: ModuleOp = parse_module(make_context(), text, "rule.mlir")
        self.function = next(op for op in self.module.body.ops if isinstance(op, func.FuncOp))
        ruled = [op for op in self.function.body.block.ops if self.rules.find(op.name)]
        self.op = ruled[-1]
        found = self.rules.find(self.op.name)
        assert found is not None
        self.rule: Row = found
        self.emitted: set[str] = set()

    def operands(self) -> list[SSAValue]:
        """The operands that are differentiable, which are arguments of ``@f``."""
        return [v for v in self.op.operands if is_float_like(v.type)]

    def _start(
        self, name: str, more: Sequence[Attribute], results: Sequence[Attribute]
    ) -> tuple[Emitter, dict[SSAValue, SSAValue], list[SSAValue]]:
        """A function that begins with the code of ``@f``."""
        old = self.function.body.block
        types = [arg.type for arg in old.args]
        block = Block(arg_types=[*types, *more])
        values: dict[SSAValue, SSAValue] = dict(zip(old.args, block.args, strict=False))
        for op in old.ops:
            if not isinstance(op, func.ReturnOp):
                block.add_op(op.clone(values))
        new = func.FuncOp(name, ([*types, *more], list(results)), Region(block))
        self.module.body.block.add_op(new)
        return Emitter(block), values, list(block.args[len(types) :])

    def _finish(self, em: Emitter, before: int, found: Sequence[SSAValue]) -> None:
        self.emitted |= {op.name for op in list(em.block.ops)[before:]}
        unknown = {
            name
            for name in self.emitted
            if self.rules.find(name) is None and not self.rules.is_inactive(name)
        }
        assert not unknown, f"{self.op.name} emits what cannot be differentiated: {unknown}"
        em.emit(func.ReturnOp(*found))
        self.module.verify()

    @staticmethod
    def _or_zero(em: Emitter, value: SSAValue | None, type: Attribute) -> SSAValue:
        return em.zero(type) if value is None else value

    def add_push(self, width: int = 0) -> Operation:
        """Add ``@push``; with a width its tangents are vectors of so many directions."""
        operands = self.operands()
        results = [r for r in self.op.results if is_float_like(r.type)]

        def tangent(type: Attribute) -> Attribute:
            return VectorType(type, [width]) if width else type

        em, values, given = self._start(
            "push", [tangent(v.type) for v in operands], [tangent(r.type) for r in results]
        )
        tangents = iter(given)
        before = len(list(em.block.ops))
        found = self.rule.pushforward(
            em,
            self.op,
            values.__getitem__,
            [next(tangents) if is_float_like(v.type) else None for v in self.op.operands],
        )
        pairs = zip(self.op.results, found, strict=True)
        kept = [self._or_zero(em, t, tangent(r.type)) for r, t in pairs if is_float_like(r.type)]
        self._finish(em, before, kept)
        return self.module

    def add_pull(self, wanted: Iterable[int] | None = None) -> Operation:
        """Add ``@pull``."""
        results = [r for r in self.op.results if is_float_like(r.type)]
        operands = self.operands()
        em, values, given = self._start(
            "pull", [r.type for r in results], [v.type for v in operands]
        )
        cotangents = iter(given)
        before = len(list(em.block.ops))
        floats = [k for k, v in enumerate(self.op.operands) if is_float_like(v.type)]
        wanted = floats if wanted is None else list(wanted)
        allowed = self._readable(wanted)

        def value(of: SSAValue) -> SSAValue:
            assert of in allowed, f"{self.op.name} reads a value that `needs` does not name"
            return values[of]

        found = self.rule.pullback(
            em,
            self.op,
            value,
            [next(cotangents) if is_float_like(r.type) else None for r in self.op.results],
            wanted,
        )
        assert all(found[k] is None for k in range(len(found)) if k not in wanted)
        kept = [self._or_zero(em, found[k], self.op.operands[k].type) for k in floats]
        self._finish(em, before, kept)
        return self.module

    def _readable(self, wanted: Iterable[int]) -> set[SSAValue]:
        return {
            (self.op.operands if kind == "x" else self.op.results)[at]
            for kind, at in self.rule.needs(self.op, wanted)
        }

    def add_second(self) -> Operation:
        """Add ``@second``: the rules applied once more, forward over the code of ``@pull``.

        It maps the arguments of ``@pull`` and a tangent for each float among them to the tangents
        of its results.
        """
        pull = next(
            op for op in self.module.body.ops if op.properties["sym_name"] == StringAttr("pull")
        )
        old = pull.regions[0].block
        types = [arg.type for arg in old.args]
        floats = [arg for arg in old.args if is_float_like(arg.type)]
        block = Block(arg_types=[*types, *(arg.type for arg in floats)])
        em = Emitter(block)
        values: dict[SSAValue, SSAValue] = dict(zip(old.args, block.args, strict=False))
        tangents: dict[SSAValue, SSAValue] = dict(
            zip(floats, block.args[len(types) :], strict=True)
        )
        for op in old.ops:
            if isinstance(op, func.ReturnOp):
                found = [self._or_zero(em, tangents.get(v), v.type) for v in op.operands]
                em.emit(func.ReturnOp(*found))
                break
            em.emit(op.clone(values))
            rule = self.rules.find(op.name)
            if rule is not None:
                rates = rule.pushforward(
                    em, op, values.__getitem__, [tangents.get(v) for v in op.operands]
                )
                pairs = zip(op.results, rates, strict=True)
                tangents |= {result: rate for result, rate in pairs if rate is not None}
        results = [v.type for v in block.last_op.operands] if block.last_op else []
        new = func.FuncOp("second", ([arg.type for arg in block.args], results), Region(block))
        self.module.body.block.add_op(new)
        self.module.verify()
        return self.module

    def run(self, name: str, *arguments: Any) -> tuple[Any, ...]:
        """Run a function in the interpreter; its results as a tuple."""
        found = run_function(self.module, name, list(arguments))
        return found if isinstance(found, tuple) else (found,)


@cache
def program(text: str) -> Program:
    """The program with both functions added."""
    made = Program(text)
    made.add_push()
    made.add_pull()
    if not any(type in text for type in ("vector", "complex")):
        made.add_second()
    return made


def text_of(op: str, type: str, arguments: int, result: str | None = None) -> str:
    """``@f`` around one operation on arguments ``%a, %b, ...`` of one type."""
    names = [f"%{chr(ord('a') + k)}" for k in range(arguments)]
    params = ", ".join(f"{name}: {type}" for name in names)
    return (
        f"func.func @f({params}) -> {result or type} {{\n"
        f"  {op}\n  func.return %r : {result or type}\n}}"
    )
