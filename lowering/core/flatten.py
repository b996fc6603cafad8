"""The engine of ``lower-scf-to-cf``: regions become blocks of the function, each op moved once.

A function is rewritten as a stream. `Flattener.stream` appends the operations of a block to the
block under the cursor; where an operation has a handler, the handler opens and closes blocks around
that operation's regions and streams their contents in. Handlers are generators that *yield* the
stream they want to have run (see `steps`), so Python's stack is not used however deep the regions
nest, and time is linear.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.operand_groups import segments
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.dialects.support.process.trampoline import Task, drive
from xdsl.dialects import cf
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

Handler: TypeAlias = Callable[["Flattener", Operation], Task]
"""Flattens an operation; returns the values that replace its results."""

TERMINATORS = frozenset(
    {"scf.yield", "scf.condition", "scf.reduce", "scf.reduce.return", "scf.forall.in_parallel"}
)

SCOPES = frozenset({"memref.alloca_scope"})
"""Operations whose region becomes blocks of its own: the stack shrinks where it is left."""

FUNCTIONS = frozenset({"func.func", "llvm.func", "gpu.func"})


class Flattener(Builder):
    """Builds the list of blocks that becomes the body of a function."""

    def __init__(self, region: Region, handlers: Mapping[str, Handler]):
        entry = region.first_block
        assert entry is not None
        super().__init__(entry)
        self.region = region
        self.handlers = handlers
        self.blocks: list[Block] = []

    def run(self) -> None:
        """Rewrite the region in place."""
        drive(self._body())
        self._finish()

    def _finish(self) -> None:
        for block in tuple(self.region.blocks):
            self.region.detach_block(block)
        self.region.add_block(self.blocks)

    def _body(self) -> Task:
        for block in tuple(self.region.blocks):
            self.start(block)
            yield self.stream(block)

    def stream(self, block: Block) -> Task:
        """Append what is in ``block``; returns its structured terminator, detached."""
        location = self.location
        op = block.first_op
        while op is not None:
            following = op.next_op
            self.location = op.location
            if op.name in TERMINATORS:
                op.detach()
                self.location = location
                return op
            if (handler := self.handlers.get(op.name)) is not None:
                if self.block is block:
                    self.before = op
                values = yield handler(self, op)
                replace(op, *values)
                if self.block is block:
                    self.before = None
            else:
                if op.name in SCOPES:
                    yield self._inside(op)
                self._move(op)
            op = following
        self.location = location
        return None

    def _inside(self, op: Operation) -> Task:
        """Flatten a region that stays one, in place."""
        inner = Flattener(op.regions[0], self.handlers)
        yield inner._body()
        inner._finish()

    def _move(self, op: Operation) -> None:
        if op.regions and op.name not in SCOPES:
            refuse_nested(op, self.handlers)
        if (parent := op.parent) is not self.block:
            assert parent is not None
            parent.detach_op(op)
            self.emit(op)

    def new_block(self, values: Sequence[SSAValue | Attribute] = ()) -> Block:
        """A block, not yet placed, with arguments of the types (and names) of ``values``."""
        types = [value.type if isinstance(value, SSAValue) else value for value in values]
        block = Block(arg_types=types)
        for arg, value in zip(block.args, values, strict=True):
            arg.location = self.location
            if isinstance(value, SSAValue):
                arg.name_hint = value.name_hint
        return block

    def start(self, block: Block) -> None:
        """Place ``block`` after the others and move the cursor into it."""
        self.blocks.append(block)
        self.block = block
        self.before = None

    def branch(self, target: Block, values: Sequence[SSAValue] = ()) -> Operation:
        """End the block under the cursor."""
        return self.emit(make(cf.BranchOp, operands=values, successors=(target,)))

    def branch_if(
        self,
        condition: SSAValue,
        then: Block,
        otherwise: Block,
        then_values: Sequence[SSAValue] = (),
        otherwise_values: Sequence[SSAValue] = (),
    ) -> None:
        """End the block under the cursor with a choice."""
        sizes = segments(1, len(then_values), len(otherwise_values))
        self.emit(
            make(
                cf.ConditionalBranchOp,
                operands=(condition, *then_values, *otherwise_values),
                successors=(then, otherwise),
                properties={"operandSegmentSizes": sizes},
            )
        )


def refuse_nested(op: Operation, names: Mapping[str, object]) -> None:
    """Raise AD0401 where an operation that becomes several blocks stands inside ``op``."""
    pending = [op]
    while pending:
        parent = pending.pop()
        for region in parent.regions:
            for block in region.blocks:
                for inner in block.ops:
                    if inner.name in names:
                        raise error_at(
                            inner,
                            "AD0401",
                            f"`{inner.name}` cannot become blocks inside `{op.name}`",
                            help=f"lower `{op.name}` first, or move the operation out of it",
                        )
                    if inner.regions:
                        pending.append(inner)


def flatten_functions(module: Operation, handlers: Mapping[str, Handler]) -> None:
    """Run a `Flattener` on every function that ``module`` holds at any depth."""
    pending = [module]
    while pending:
        for region in pending.pop().regions:
            for op in (op for block in region.blocks for op in block.ops):
                if not op.regions:
                    continue
                if op.name not in FUNCTIONS:
                    if op.name in handlers:
                        raise error_at(op, "AD0401", f"`{op.name}` stands outside a function")
                    pending.append(op)
                elif op.regions[0].first_block is not None:
                    Flattener(op.regions[0], handlers).run()
