"""State of writing a module: names of values, texts of types, what to declare."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from ad_opt.dialects.llvm.attributes.parameter_trees import BlockAddressAttr
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.lowering.codegen.machine.options import FAST, FLAGS, with_fast
from xdsl.dialects.builtin import StringAttr, SymbolRefAttr
from xdsl.ir import Attribute, Block, Operation, SSAValue

from .metadata import MetadataTable
from .types import TypeTable, quote


class Emitter:
    """State of the module being written, and of the function in it."""

    def __init__(self, symbols: dict[str, Operation], *, fast_math: bool):
        self.symbols = symbols
        self.out: list[str] = []
        self.types = TypeTable()
        self.type = self.types.text
        self.metadata = MetadataTable()
        self.declared: dict[str, str] = {}
        self.names: dict[int, str] = {}
        """Texts of values by identity: hashing a value costs more than all the rest."""
        self._count = 0
        self.labels: dict[Block, str] = {}
        self.targets: dict[Operation, list[str]] = {}
        """Labels of the successors of terminators for which edge blocks were made."""
        self._fast = FAST if fast_math else frozenset[str]()
        self._extra = self._fast
        self._flags: dict[tuple[frozenset[str], frozenset[Any]], str] = {}
        self.default_flags = self._flags_text(frozenset())

    def start_function(self, *, as_written: bool = False) -> None:
        """Forget the values of the previous function.

        ``as_written``: no flag is added to those of the operations of this one.
        """
        self._extra = frozenset() if as_written else self._fast
        self.default_flags = self._flags_text(frozenset())
        self.names = {}
        self._count = 0
        self.labels = {}
        self.targets = {}

    # --- values -------------------------------------------------------------------------------

    def val(self, value: SSAValue) -> str:
        """A value without its type: its name, or its text if it is a constant."""
        found = self.names.get(id(value))
        if found is None:
            owner = value.owner
            literal = LITERALS.get(owner.name) if isinstance(owner, Operation) else None
            if literal is not None:
                found = literal(self, owner)
            else:  # Constants do not count: the same instructions have the same numbers.
                found = f"%v{self._count}"
                self._count += 1
            self.names[id(value)] = found
        return found

    def typed(self, value: SSAValue) -> str:
        """A value with its type in front."""
        text = self.names.get(id(value)) or self.val(value)
        return f"{self.type(value.type, value)} {text}"

    def label(self, block: Block) -> str:
        """The label of a block, without ``%``."""
        return self.labels[block]

    def successors(self, op: Operation) -> list[str]:
        """The labels that a terminator branches to, edge blocks in place."""
        found = self.targets.get(op)
        return found if found is not None else [self.labels[block] for block in op.successors]

    def block_address(self, op: Operation) -> str:
        """The address of a block, by the label that its function has for it."""
        address = cast(BlockAddressAttr, op.properties["block_addr"])
        name = self.symbol(address.function, op)
        function = self.symbols[address.function.string_value()]
        for number, block in enumerate(function.regions[0].blocks):
            tags = (inner for inner in block.ops if inner.name == "llvm.blocktag")
            if any(tag.properties["tag"] == address.tag for tag in tags):
                return f"blockaddress({name}, %bb{number})"
        raise error_at(op, "AD0403", f"no block of `{name}` has the tag `{address.tag}`")

    # --- parts of instructions -----------------------------------------------------------------

    def flags(self, op: Operation) -> str:
        """Fast-math flags, each after a space."""
        attr: Any = op.properties.get("fastmathFlags") or op.attributes.get("fastmathFlags")
        return self.default_flags if attr is None else self._flags_text(attr.data)

    def _flags_text(self, flags: frozenset[Any]) -> str:
        found = self._flags.get((self._extra, flags))
        if found is None:
            own = {str(flag.value) for flag in flags}
            present = with_fast(own) if self._extra else own
            texts = [name for name in FLAGS if name in present]
            found = " fast" if len(texts) == len(FLAGS) else "".join(f" {t}" for t in texts)
            self._flags[self._extra, flags] = found
        return found

    def declare(self, name: str, line: str) -> None:
        """Declare an intrinsic once, unless the module does it."""
        if name not in self.declared and name not in self.symbols:
            self.declared[name] = line

    def symbol(self, reference: Attribute, where: Operation) -> str:
        """A reference to a function or global, which must exist."""
        if not isinstance(reference, SymbolRefAttr | StringAttr):
            raise error_at(where, "AD0401", f"`{reference}` is not a symbol")
        name = reference.string_value() if isinstance(reference, SymbolRefAttr) else reference.data
        if name not in self.symbols:
            raise error_at(
                where,
                "AD0403",
                f"`@{name}` is used but not defined in this module",
                help=did_you_mean(name, list(self.symbols)) or "declare it with `llvm.func`",
            )
        return f"@{quote(name)}"


Handler = Callable[[Emitter, Any], None]
"""Writes one operation to `Emitter.out`."""

LITERALS: dict[str, Callable[[Emitter, Any], str]] = {}
"""Operations whose result is written where it is used: constants and addresses."""


def attribute(op: Operation, name: str) -> Any:
    """A property, or the attribute of that name which the custom syntax left."""
    found = op.properties.get(name)
    return found if found is not None else op.attributes.get(name)


def number(op: Operation, name: str, default: int = 0) -> int:
    """An integer attribute."""
    found = attribute(op, name)
    return default if found is None else found.value.data
