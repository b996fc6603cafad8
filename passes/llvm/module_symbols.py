"""Names of a module of LLVM's before it is raised."""

from __future__ import annotations

from ad_opt.dialects.support.ir.symbols import symbols_in
from xdsl.dialects.builtin import FunctionType, SymbolRefAttr
from xdsl.ir import Attribute, Operation


class Symbols:
    """Operations that the names of a module stand for before it is raised."""

    def __init__(self, module: Operation):
        self.of = symbols_in(module)
        self.silent: dict[Operation, bool] = {}
        """Functions of which it is known whether a derivative leaves them."""
        self.errno: str | None = None
        """The function that gives the address of ``errno``, where the program looks at it."""
        self.needed: dict[str, FunctionType] = {}
        """Functions that raised ones call, to be declared."""

    def function(self, reference: Attribute | None) -> Operation | None:
        """The ``llvm.func`` that a reference names, also by an alias."""
        seen: set[str] = set()
        while isinstance(reference, SymbolRefAttr) and not reference.nested_references.data:
            name = reference.root_reference.data
            op = self.of.get(name)
            if op is None or name in seen or op.name != "llvm.mlir.alias":
                return op if op is not None and op.name == "llvm.func" else None
            seen.add(name)
            last = op.regions[0].block.last_op
            source = last.operands[0].owner if last is not None and last.operands else None
            if not isinstance(source, Operation) or source.name != "llvm.mlir.addressof":
                return None
            reference = source.properties.get("global_name")
        return None

    def defined(self, name: str) -> bool:
        """True if the module has a function of this name with a body."""
        op = self.of.get(name)
        return op is not None and any(region.blocks for region in op.regions)
