"""``sched-emit``: kernels as functions with loops over memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from ad_opt.dialects.core.func import FuncOp
from ad_opt.dialects.energies import nlls_rules, sched
from ad_opt.dialects.energies.nlls import KernelOp
from ad_opt.dialects.energies.nlls_declarations import ProblemOp
from ad_opt.dialects.energies.nlls_types import ReduceAttr, SumAttr
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.names.runtime_names import MANY_ADDRESSES
from ad_opt.passes.infrastructure.instruments.counts import count
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith, func
from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    FunctionType,
    IndexType,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
    f64,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass

from .arguments import arguments_of, domain_of, results_of
from .checks import check_kernel
from .loops import Body, Sums, all_edges, edges_of_points, in_parallel, run_of_points
from .place import Names
from .step_emitter import is_covered

Shape = Literal["peeled", "ifs", "select"]


@dataclass(frozen=True)
class SchedEmitPass(ModulePass):
    """Write kernels as functions: loops over the index space around the steps of a point.

    A function has an argument for each dimension, parameter, array, vector and graph that its
    kernel reads or writes, each with its name in the problem (``nlls.name``), in the order of the
    problem. It returns, in double precision, what is summed over the domain. Arguments do not
    overlap. ``nlls.equal`` lists, for an array some of whose channels get one value, for each
    channel the first with its value; channels that get none are alike.

    Before::

        nlls.kernel @half kind "precompute" over [@W] {
          %x = sched.load #expr.access<@X, [0], 0>
          %y = sched.apply "prod" [0.5] (%x) : (!expr.real) -> !expr.real
          nlls.yield %y to #nlls.store<@Y, 0> : !expr.real
        }

    After::

        func.func @p.half(%W: index {nlls.name = "W"}, %X: memref<?xf32> {nlls.name = "X"}, ...) {
          scf.for %i = %c0 to %W step %c1 {
            %x = memref.load %X[%i] : memref<?xf32>
            %y = arith.mulf %x, %half : f32
            memref.store %y, %Y[%c0, %i] : memref<?x?xf32, strided<[?, 1], offset: ?>>
          }

    Return:
        }

    Options: ``shape`` is the form of a point's steps. ``ifs``: a nest of ``scf.if`` that changes
    where conditions do. ``select``: all steps run, additions select what they add. ``peeled``: the
    points around which everything is inside of the arrays have loops without any test of it, which
    become vectors; a function of its own does the others in the form ``ifs``. Loads are tested
    only where no condition says that what they read is there; ``--statistics`` counts both kinds.
    """

    name = "sched-emit"
    shape: Shape = "peeled"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for problem in [one for one in op.walk() if isinstance(one, ProblemOp)]:
            kernels = [one for one in problem.body.block.ops if isinstance(one, KernelOp)]
            declared = nlls_rules.declarations(problem)
            for kernel in kernels:
                functions = _Function(problem, declared, kernel, self.shape).write()
                block = problem.parent
                assert block is not None
                block.insert_ops_before(functions, problem)
            for kernel in kernels:
                erase(kernel)


class _Function:
    """Writes the function of one kernel."""

    def __init__(
        self,
        problem: ProblemOp,
        declared: Mapping[str, Operation],
        kernel: KernelOp,
        shape: Shape,
    ) -> None:
        check_kernel(kernel, declared)
        self.problem, self.declared = problem, declared
        self.kernel, self.shape = kernel, shape
        self.arguments = arguments_of(kernel, declared)
        self.domain = domain_of(kernel, declared)
        self.name = f"{problem.sym_name.data}.{kernel.sym_name.data}"
        self.made: list[Operation] = []

    def write(self) -> list[Operation]:
        """The function, behind those that it calls."""
        block, body = self._body()
        b = Builder(block, None, self.kernel.location)
        if not isinstance(self.kernel.domain, ArrayAttr):
            sums = all_edges(body, b)
        elif self.kernel.gather is not None:
            sums = edges_of_points(body, b)
        elif self.shape == "peeled":
            sums = self._peeled(body, b)
        else:
            sums = self._rows(body, b, self.shape)
        self._finish(body, b, sums)
        names = ArrayAttr([StringAttr(one) for one in results_of(self.kernel)])
        attributes: dict[str, Attribute] = {
            "nlls.kernel": self.kernel.kind,
            "nlls.problem": SymbolRefAttr(self.problem.sym_name),
            "nlls.results": names,
            "passthrough": ArrayAttr([StringAttr(MANY_ADDRESSES)]),
        }
        outputs = [f64] * len(names)
        if equal := body.equal_channels():
            attributes["nlls.equal"] = DictionaryAttr(
                {name: DenseArrayBase.from_list(i64, list(same)) for name, same in equal.items()}
            )
        self._function(self.name, [], outputs, block, attributes, private=False)
        self._count(body)
        return self.made

    def _body(self, more: Sequence[Attribute] = ()) -> tuple[Block, Body]:
        """The block of a function with the kernel's arguments and more, and what it does."""
        block = Block(arg_types=[*(one.type for one in self.arguments), *more])
        for argument, value in zip(self.arguments, block.args, strict=False):
            value.name_hint = argument.name.replace(".", "_")
        values = dict(zip((one.name for one in self.arguments), block.args, strict=False))
        names = Names(self.declared, values)
        return block, Body(self.kernel, names, self.domain, self.problem.precision)

    def _function(
        self,
        name: str,
        more: Sequence[Attribute],
        outputs: Sequence[Attribute],
        block: Block,
        attributes: Mapping[str, Attribute],
        *,
        private: bool,
    ) -> None:
        inputs = [*(one.type for one in self.arguments), *more]
        given = [one.attributes(named=not private) for one in self.arguments]
        arg_attrs = ArrayAttr([*given, *(DictionaryAttr({}) for _ in more)])
        type_ = FunctionType.from_lists(inputs, list(outputs))
        visibility = "private" if private else None
        made = FuncOp(name, type_, Region(block), visibility, arg_attrs=arg_attrs)
        made.attributes |= {**attributes}
        made.location = self.kernel.location
        self.made.append(made)

    def _finish(self, body: Body, b: Builder, sums: Sums) -> None:
        """Add to shared elements what is summed for them; return the rest."""
        returned: Sums = []
        place = body.place(b, [0] * len(self.domain))
        for to, value in zip(body.summed, sums, strict=True):
            if isinstance(to, SumAttr):
                narrow = place.to.converted(value)
                place.add(narrow, to.target, to.channel, [])
            else:
                assert isinstance(to, ReduceAttr)
                returned.append(value)
        b.emit(func.ReturnOp(*returned))

    def _rows(self, body: Body, b: Builder, form: str) -> Sums:
        width, *others = self._sizes(body)

        def row(inner: Builder, outer: list[Index]) -> Sums:
            return run_of_points(body, inner, outer[::-1], (0, width), form)

        return in_parallel(b, others[::-1], len(body.summed), row)

    def _sizes(self, body: Body) -> list[Index]:
        """The sizes of the index space, x first; one point where it has no dimension."""
        return [body.names.values[dim] for dim in self.domain] or [1]

    def _peeled(self, body: Body, b: Builder) -> Sums:
        low, high = body.box()
        if not any(low) and not any(high):
            return self._rows(body, b, "inside")
        sizes, border = self._sizes(body), self._border(body)
        begins = [b.minimum(-least, size) for least, size in zip(low, sizes, strict=True)]
        ends = [
            b.maximum(begin, b.sub(size, most))
            for begin, size, most in zip(begins, sizes, high, strict=True)
        ]

        def row(inner: Builder, outer: list[Index]) -> Sums:
            others = outer[::-1]
            begin, end = self._inside(inner, others, begins, ends, sizes[0])
            sums = [self._call(inner, border, body, others, (0, begin))]
            sums.append(run_of_points(body, inner, others, (begin, end), "inside"))
            sums.append(self._call(inner, border, body, others, (end, sizes[0])))
            to = body.place(inner, [0] * len(sizes)).to
            return [to.plus(to.plus(*three[:2]), three[2]) for three in zip(*sums, strict=True)]

        return in_parallel(b, sizes[:0:-1], len(body.summed), row)

    def _inside(
        self,
        b: Builder,
        others: Sequence[Index],
        begins: Sequence[Index],
        ends: Sequence[Index],
        width: Index,
    ) -> tuple[Index, Index]:
        """The part of a row that has no border; the end of the row where there is none."""
        tests: list[SSAValue] = []
        for at, begin, end in zip(others, begins[1:], ends[1:], strict=True):
            tests.append(b.compare("sge", b.index(at), b.index(begin)))
            tests.append(b.compare("slt", b.index(at), b.index(end)))
        if not tests:
            return begins[0], ends[0]
        inside = tests[0]
        for test in tests[1:]:
            inside = b.value(arith.AndIOp(inside, test))
        return (
            b.value(arith.SelectOp(inside, b.index(begins[0]), b.index(width))),
            b.value(arith.SelectOp(inside, b.index(ends[0]), b.index(width))),
        )

    def _border(self, body: Body) -> str:
        """A function that does a part of a row in the form of ifs."""
        more = [IndexType()] * (len(self.domain) - 1 + 2)
        block, inner = self._body(more)
        b = Builder(block, None, self.kernel.location)
        *others, begin, end = block.args[len(self.arguments) :]
        sums = run_of_points(inner, b, others, (begin, end), "ifs")
        b.emit(func.ReturnOp(*sums))
        name = f"{self.name}.border"
        attributes = {"passthrough": ArrayAttr([StringAttr("noinline"), StringAttr("optsize")])}
        self._function(name, more, [f64] * len(body.summed), block, attributes, private=True)
        return name

    def _call(
        self,
        b: Builder,
        name: str,
        body: Body,
        others: Sequence[Index],
        bounds: tuple[Index, Index],
    ) -> Sums:
        given = [body.names.values[one.name] for one in self.arguments]
        given += [b.index(one) for one in (*others, *bounds)]
        return list(b.emit(func.CallOp(name, given, [f64] * len(body.summed))).results)

    def _count(self, body: Body) -> None:
        loads = [op for op in body.nodes if isinstance(op, sched.LoadOp | sched.VLoadOp)]
        covered = sum(is_covered(op.key, sched.condition_of(op)) for op in loads)
        count("loads without a test", covered)
        count("loads with a test", len(loads) - covered)
