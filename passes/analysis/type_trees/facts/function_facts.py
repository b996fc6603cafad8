"""Facts that are the same in all contexts of a function, collected in one walk over it."""

from __future__ import annotations

from collections.abc import Container

from ad_opt.dialects.typetree.attributes import DEBUG_TYPE, TreeAttr, tree_of
from ad_opt.dialects.typetree.tree import TypeTree
from ad_opt.passes.ops.catalogue import is_llvm_call
from xdsl.ir import Block, BlockArgument, Operation, SSAValue

from .branch_flow import Flow
from .layout import bits_of
from .post_dominance import PostDominance

_NAMES_A_TYPE = frozenset({"llvm.alloca", "llvm.getelementptr"})
"""Operations with a type of what is in memory, which rules ask for."""


class Body:
    """The operations and values of a function, sorted by who asks for them."""

    def __init__(self, function: Operation, rules: Container[str]):
        self.function = function
        self.region = function.regions[0]
        self.flow = Flow(self.region)
        entry = self.region.first_block
        self.arguments: tuple[BlockArgument, ...] = entry.args if entry is not None else ()
        self.nodes: list[Operation | BlockArgument] = []
        """Operations and arguments with a rule, in order; behind these, those asked for where no
        branch leads.
        """
        self.passed_to: dict[SSAValue, list[BlockArgument]] = {}
        """The arguments of blocks that branches pass a value to."""
        self.addresses: dict[str, list[Operation]] = {}
        """Operations that take the address of each global."""
        self.returns: list[Operation] = []
        self.calls: list[Operation] = []
        self.registers: list[SSAValue] = []
        """Of integers, in order."""
        self.typed: list[Operation] = []
        """Operations that name a type which says nothing about an access."""
        self.said: list[tuple[SSAValue, TypeTree]] = []
        """Values of which attributes of operations say something, and what."""
        self.variables: list[tuple[SSAValue, TypeTree]] = []
        """Values of which debug information says something, and what."""
        for block in self.flow.order:
            self.registers += (value for value in block.args if bits_of(value.type))
            for op in block.ops:
                self._note(op, rules)
            for edge in self.flow.edges(block):
                for argument, value in zip(block.args, edge.values, strict=True):
                    self.passed_to.setdefault(value, []).append(argument)
            if self.flow.edges(block):
                self.nodes += block.args
        self._post_dominance: PostDominance | None = None
        self._positions = {node: at for at, node in enumerate(self.nodes)}

    def position(self, node: Operation | BlockArgument) -> int:
        """Return the position of a node among `nodes`."""
        found = self._positions.get(node)
        if found is None:
            found = self._positions[node] = len(self.nodes)
            self.nodes.append(node)
        return found

    def always_follows(self, said_by: Operation | BlockArgument, value: SSAValue) -> bool:
        """True if an operation is run whenever a value is made."""
        if said_by is value or value.owner is said_by:
            return True
        later = said_by.block if isinstance(said_by, BlockArgument) else said_by.parent
        earlier = value.block if isinstance(value, BlockArgument) else value.owner
        earlier = earlier.parent if isinstance(earlier, Operation) else earlier
        if not isinstance(later, Block) or not isinstance(earlier, Block):
            return True
        if later.parent is not earlier.parent:
            return True  # a call, of whose arguments the callee hears
        if self._post_dominance is None:
            self._post_dominance = PostDominance(self.flow)
        return self._post_dominance.always_follows(later, earlier)

    def _note(self, op: Operation, rules: Container[str]) -> None:
        name = op.name
        if name in rules:
            self.nodes.append(op)
        if is_llvm_call(op):
            self.calls.append(op)
        elif name in _NAMES_A_TYPE:
            self.typed.append(op)
        elif name == "llvm.mlir.addressof":
            self.addresses.setdefault(global_name(op), []).append(op)
        elif name == "llvm.return":
            self.returns.append(op)
        if not op.results:
            return
        self.registers += (value for value in op.results if bits_of(value.type))
        if op.attributes and not is_llvm_call(op):
            tree = tree_of(op.attributes, op)
            if tree is not None:
                self.said.append((op.results[0], tree))
            variable = op.attributes.get(DEBUG_TYPE)
            if isinstance(variable, TreeAttr):
                self.variables.append((op.results[0], variable.tree))


def global_name(op: Operation) -> str:
    """The global whose address an operation takes."""
    name = op.get_attr_or_prop("global_name")
    return getattr(getattr(name, "root_reference", None), "data", "")
