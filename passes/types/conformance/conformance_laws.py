"""The laws of derivatives, tested by running ``dzero``, ``dadd`` and ``dmul`` on random data.

Differentials are a vector space: whatever order a gradient is summed in, it is the same gradient.
A type of which that is not true gives derivatives that depend on how the compiler went about it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from ad_opt.dialects.autodiff.autodiff import AddOp, ScaleOp, ZeroOp
from ad_opt.dialects.core.func import FuncOp
from ad_opt.dialects.support.diagnostics.diagnostic import (
    Diagnostic,
    DiagnosticError,
    error_at,
    location_of,
)
from ad_opt.dialects.types.attributes.iface_types import DIFFERENTIABLE
from ad_opt.dialects.types.attributes.type_parameters import is_abstract
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.tangents.conformances import Conformances
from ad_opt.passes.tangents.declarations import Table
from ad_opt.passes.types.differentials.expand_differentials import expand_differentials
from ad_opt.passes.types.differentials.flattened import Leaf, Leaves
from ad_opt.passes.types.model.execution import Executor
from xdsl.dialects.builtin import FunctionType, ModuleOp
from xdsl.dialects.func import ReturnOp
from xdsl.ir import Attribute, SSAValue

from .synthesize_conformances import Synthesis
from .synthesized_methods import FACTORS

SAMPLES = 3
"""Random points at which a law is tried. A guess: a wrong law fails at the first one almost
surely; more cost compile time.
"""
TOLERANCE = {"f64": 1e-12, "f32": 1e-5, "f16": 2e-2, "bf16": 1e-1}


class Terms:
    """Terms in which the two sides of a law are written."""

    def __init__(self, builder: Emitter, type: Attribute, values: Sequence[SSAValue]):
        self._builder = builder
        self._type = type
        self.a, self.b, self.c, self.s = values

    def add(self, left: SSAValue, right: SSAValue) -> SSAValue:
        """``dadd``."""
        return self._builder.value(AddOp(left, right))

    def scale(self, factor: SSAValue, value: SSAValue) -> SSAValue:
        """``dmul``."""
        return self._builder.value(ScaleOp(factor, value))

    def zero(self) -> SSAValue:
        """``dzero``."""
        return self._builder.value(ZeroOp(self._type))

    def one(self) -> SSAValue:
        """The factor 1."""
        return self._builder.constant(1.0, self.s.type)


Sides: TypeAlias = Callable[[Terms], tuple[SSAValue, SSAValue]]

LAWS: dict[str, tuple[str, Sides]] = {
    "dadd(a, b) = dadd(b, a)": (
        "dadd is not commutative",
        lambda t: (t.add(t.a, t.b), t.add(t.b, t.a)),
    ),
    "dadd(dadd(a, b), c) = dadd(a, dadd(b, c))": (
        "dadd is not associative",
        lambda t: (t.add(t.add(t.a, t.b), t.c), t.add(t.a, t.add(t.b, t.c))),
    ),
    "dadd(dzero(), a) = a": (
        "dzero is not the identity of dadd",
        lambda t: (t.add(t.zero(), t.a), t.a),
    ),
    "dmul(s, dadd(a, b)) = dadd(dmul(s, a), dmul(s, b))": (
        "dmul does not distribute over dadd",
        lambda t: (t.scale(t.s, t.add(t.a, t.b)), t.add(t.scale(t.s, t.a), t.scale(t.s, t.b))),
    ),
    "dmul(1, a) = a": ("dmul by 1 changes its argument", lambda t: (t.scale(t.one(), t.a), t.a)),
}
"""For each law, what it means to break it and its two sides."""


def check_laws(module: ModuleOp, run: Executor | None, seed: int = 0) -> None:
    """Run every law for every Differential of a module; AD0806 for those that are broken."""
    if run is None:
        raise error_at(
            module,
            "AD0811",
            "laws are tested by running functions, and nothing is installed that can run any",
            help="install ad_opt with its interpreter, which is an entry point of ad_opt.executors",
        )
    scratch = module.clone()
    synthesis = Synthesis(scratch)
    synthesis.run()
    conformances = synthesis.conformances
    tests = [
        LawTest(scratch, conformances, table, factor, number)
        for number, table in enumerate(_tables(conformances))
        for factor in _factors(conformances, table)
    ]
    expand_differentials(scratch)
    broken = [found for test in tests for found in test.run(run, seed)]
    if broken:
        raise DiagnosticError(*broken)


def _tables(conformances: Conformances) -> Iterable[Table]:
    """One witness table for each Differential; one with methods of its own, where there is one."""
    found: dict[Attribute, Table] = {}
    for table in conformances.declarations.tables:
        if table.interface != DIFFERENTIABLE or is_abstract(table.type):
            continue
        differential = conformances.differential(table.type)
        if differential is not None and len(table.entries) > 1:
            found.setdefault(differential, table)
    for table in conformances.declarations.tables:
        if table.interface == DIFFERENTIABLE and not is_abstract(table.type):
            differential = conformances.differential(table.type)
            if differential is not None:
                found.setdefault(differential, table)
    return found.values()


def _factors(conformances: Conformances, table: Table) -> Iterable[str]:
    """The types of factors to test: those that the conformance has methods for, or f64."""
    own = [name for name in FACTORS if conformances.method(table.type, f"dmul:{name}") is not None]
    return own or ["f64"]


class LawTest:
    """The laws of one Differential, as a function of floats."""

    def __init__(
        self, module: ModuleOp, conformances: Conformances, table: Table, factor: str, number: int
    ):
        type = conformances.differential(table.type)
        assert type is not None
        self.module = module
        self.table = table
        self.type = type
        self.factor = factor
        self.name = f"law.{number}.{factor}"
        leaves = Leaves(conformances)
        self.leaves = list(leaves.of(type))
        self._write(leaves)

    def _write(self, leaves: Leaves) -> None:
        """``(a, b, c, s) -> (left, right, ...)``, everything as floats."""
        floats = [leaf.type for leaf in self.leaves]
        func = FuncOp(
            self.name,
            FunctionType.from_lists([*floats * 3, FACTORS[self.factor]], floats * 2 * len(LAWS)),
        )
        func.location = self.table.op.location
        block = func.body.block
        builder = Emitter(block, None, func.location)
        given = iter(block.args)
        values = [leaves.make(builder, self.type, given) for _ in range(3)]
        terms = Terms(builder, self.type, [*values, next(given)])
        results: list[SSAValue] = []
        for _, sides in LAWS.values():
            for side in sides(terms):
                results += leaves.take(builder, side)
        builder.emit(ReturnOp(*results))
        self.module.body.block.add_op(func)

    def run(self, execute: Executor, seed: int) -> list[Diagnostic]:
        """A diagnostic for each law that is broken."""
        generator = random.Random(seed)
        count = len(self.leaves)
        broken: dict[str, Diagnostic] = {}
        for _ in range(SAMPLES):
            given = [_random(generator) for _ in range(3 * count + 1)]
            results = execute(self.module, self.name, given)
            for number, law in enumerate(LAWS):
                at = 2 * number * count
                sides = results[at : at + count], results[at + count : at + 2 * count]
                found = self._compare(law, *sides)
                if found is not None:
                    broken.setdefault(law, found)
        return list(broken.values())

    def _compare(self, law: str, left: Sequence[Any], right: Sequence[Any]) -> Diagnostic | None:
        for leaf, one, other in zip(self.leaves, left, right, strict=True):
            if not _close(leaf, float(one), float(other)):
                where = f" in {leaf.path.removeprefix('.')}" if leaf.path else ""
                return Diagnostic(
                    "AD0806",
                    f"{LAWS[law][0]} for {self.type}: {law} does not hold{where}, "
                    f"{float(one):.6g} is not {float(other):.6g}",
                    location_of(self.table.op),
                    help="derivatives are sums of multiples, in whatever order; they are only "
                    "right if these are those of a vector space",
                )
        return None


def _random(generator: random.Random) -> float:
    """A number that every format can hold exactly, so that all of them start from the same."""
    return generator.randint(-32, 32) / 16


def _close(leaf: Leaf, left: float, right: float) -> bool:
    tolerance = TOLERANCE.get(str(leaf.type), 1e-12)
    if math.isnan(left) or math.isnan(right):
        return False
    return abs(left - right) <= tolerance * max(1.0, abs(left), abs(right))
