"""``infer-any-value-sizes``: how many bytes an existential of each interface needs.

Needs concrete types (no generics) and, for narrowing, a closed world. Leaves the attribute
``iface.any_value_size`` on every interface whose existentials occur; `lower-existentials` makes the
payload that large. Follows the source's inference, with two differences: sizes are narrowed to what
is packed anywhere, and a size that was given is checked for every type, not only for those used.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

from ad_opt.dialects.llvm.layouts import Layouts, TypeNotLowered
from ad_opt.dialects.support.diagnostics.diagnostic import (
    DiagnosticError,
    Note,
    error_at,
    location_of,
)
from ad_opt.dialects.support.ir.queries import attribute_of, each_once, walk
from ad_opt.dialects.types.attributes.iface_types import AnyType
from ad_opt.dialects.types.iface import ANY_VALUE_SIZE
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.ops.call_graph import has_body
from ad_opt.passes.tangents.declarations import symbol_of
from ad_opt.passes.types.model.by_value_existentials import Contained
from ad_opt.passes.types.model.interfaces import Interfaces, Witness
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, FunctionType, IntegerAttr, ModuleOp, StringAttr, i64
from xdsl.dialects.llvm import LLVMArrayType, LLVMStructType
from xdsl.ir import Attribute, Operation
from xdsl.passes import ModulePass

from .existential_classes import STORED, ExistentialClasses, Node
from .split_existentials import SAVED, WORD, Split, ids_of, separate_nulls, separate_sums

INFERRED = "iface.any_value_size_inferred"
"""The size was found by this pass, so it may be found again."""


@dataclass(frozen=True)
class InferAnyValueSizesPass(ModulePass):
    """Say how large existentials are: as large as the largest type that they hold.

        iface.interface @IShape {...}
        iface.witness_table @Disk_IShape : @IShape for !agg.struct<@Disk> {...}   // 4 bytes
        iface.witness_table @Box_IShape : @IShape for !agg.struct<@Box> {...}     // 8 bytes
    becomes
        iface.interface @IShape attributes {iface.any_value_size = 8} {...}

    Interfaces whose existentials are in a type come before those that the type implements. A type
    that holds an existential of the interface it implements is not counted, and does not fit. A
    size that the program gives is kept, and every type has to fit into it.

    Options: `narrow` counts only the types that are packed anywhere in the program, and not all
    that implement the interface (true). Existentials that never meet larger ones of their interface
    get an interface of their own size (`split_existentials`). What that saves is in
    `iface.any_value_bytes_saved`, and `--statistics` tells it. What comes in from outside, and is
    inside of other types, has the size of the interface.
    """

    name = "infer-any-value-sizes"
    narrow: bool = True

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if not any(child.name == "iface.interface" for child in op.body.block.ops):
            return
        sizes = Sizes(op, self.narrow)
        try:
            sizes.run()
        except DiagnosticError:
            # What one sum is for all differentials makes inner and outer ones meet.
            if not self.narrow or not separate_sums(op):
                raise
            sizes = Sizes(op, self.narrow)
            sizes.run()
        if self.narrow:
            sizes.split()
            sizes.tell()


@dataclass
class Sizes:
    """The sizes of one module's existentials, in bytes of payload."""

    module: ModuleOp
    narrow: bool
    interfaces: Interfaces = field(init=False)
    layouts: Layouts = field(init=False)
    contained: Contained = field(init=False)
    found: dict[str, int] = field(default_factory=dict[str, int])
    classes: ExistentialClasses = field(init=False)
    held: dict[Node, set[str]] = field(init=False)

    def __post_init__(self) -> None:
        self.interfaces = Interfaces(self.module)
        self.contained = Contained(self.interfaces)
        self.layouts = Layouts(self.module, self._union)
        self._explicit = dict(self._given())
        self._outside = self._given_outside()
        if self.narrow:
            separate_nulls(self.module)
            ids = partial(ids_of, self.interfaces)
            self.classes = ExistentialClasses(self.module, self.contained, ids)
            self.held = self.classes.tables()

    def run(self) -> None:
        """Find all sizes, and write them."""
        for name in self._order():
            self._size(name)
        for name, size in self.found.items():
            self._check_fits(name, size)

    def split(self) -> None:
        """Give classes of existentials that need another size than their interface their own."""

        def size_of(table: str) -> int:
            known = self.interfaces.tables[table]
            return self._size_of(Witness(known.interface, known.type, table))

        split = Split(self.module, self.interfaces, self.contained, size_of)
        split.run(self.classes, self.held, self.found, frozenset(self._explicit))

    def tell(self) -> None:
        """Count the bytes that are saved, for statistics."""
        for op in self.module.body.block.ops:
            saved = op.attributes.get(SAVED)
            if isinstance(saved, IntegerAttr):
                what = f"bytes saved in each existential of @{symbol_of(op)}"
                count(what, saved.value.data)

    # ------------------------------------------------------------------ facts

    def _given(self) -> Iterator[tuple[str, int]]:
        for name, interface in self.interfaces.interfaces.items():
            size = interface.op.attributes.get(ANY_VALUE_SIZE)
            if isinstance(size, IntegerAttr) and INFERRED not in interface.op.attributes:
                yield name, size.value.data

    def _given_outside(self) -> set[str]:
        """The interfaces of existentials that callers outside may make."""
        outside: set[str] = set()
        for op in walk(self.module):
            if op.name == "iface.pack_with":
                type = op.results[0].type
                assert isinstance(type, AnyType)
                outside.add(type.interface)
            elif op.name == "func.func" and not _is_private(op):
                type = attribute_of(op, "function_type")
                assert isinstance(type, FunctionType)
                # What a function gives they only read.
                given = type.inputs if has_body(op) else ArrayAttr([*type.inputs, *type.outputs])
                outside.update(self.contained.reached(given))
        return outside

    def _order(self) -> list[str]:
        """Interfaces, those in the types of others first; AD0869 for what has no end."""
        order: list[str] = []
        state: dict[str, bool] = {}
        for root in self.interfaces.interfaces:
            pending = [root]
            while pending:
                name = pending[-1]
                if state.get(name) is not None:
                    pending.pop()
                    if state[name] is False:
                        state[name] = True
                        order.append(name)
                    continue
                state[name] = False
                for witness in self._counted(name):
                    inner = self.contained.of(witness.type)
                    pending.extend(it for it in inner if it not in state)
        return order

    def _counted(self, name: str) -> list[Witness]:
        """The types that a payload has to hold."""
        every = self.interfaces.implementers(name)
        if not self.narrow or name in self._outside:
            return every
        held = self._held(name)
        return [witness for witness in every if witness.table in held]

    def _held(self, name: str) -> set[str]:
        """The tables of what is inside of other types; where nothing is, of all that is packed."""
        if name in self.classes.stored:
            return self.held.get(self.classes.find((STORED, name)), set())
        roots = {self.classes.find(v) for v in self.classes.values if _is_of(v.type, name)}
        return {table for root in roots for table in self.held.get(root, ())}

    # ------------------------------------------------------------------ sizes

    def _size(self, name: str) -> None:
        interface = self.interfaces.interfaces[name]
        if name in self._explicit:
            self.found[name] = self._explicit[name]
            return
        counted = self._counted(name)
        flat = [it for it in counted if not self._holds(it.type, name)]
        if counted and not flat:
            raise self._endless(name, counted[0])
        size = max((self._size_of(it) for it in flat), default=0)
        self.found[name] = size
        attributes = interface.op.attributes
        attributes[ANY_VALUE_SIZE] = IntegerAttr(size, i64)
        attributes[INFERRED] = IntegerAttr(1, i64)
        wide = [it for it in self.interfaces.implementers(name) if not self._unknown(it, name)]
        saved = max((self._size_of(it) for it in wide), default=0) - size
        attributes.pop(SAVED, None)
        if saved > 0:
            attributes[SAVED] = IntegerAttr(saved, i64)

    def _holds(self, type: Attribute, name: str) -> bool:
        """True if a type holds existentials of an interface, directly or in others."""
        pending = list(self.contained.of(type))
        for inner in each_once(pending):
            if inner == name:
                return True
            for witness in self._counted(inner):
                pending.extend(self.contained.of(witness.type))
        return False

    def _unknown(self, witness: Witness, name: str) -> bool:
        """True if the size of a type depends on what is not known yet."""
        return any(it not in self.found for it in self.contained.of(witness.type)) or self._holds(
            witness.type, name
        )

    def _size_of(self, witness: Witness) -> int:
        assert witness.table is not None
        op = self.interfaces.tables[witness.table].op
        try:
            return self.layouts.size_of(witness.type)
        except TypeNotLowered as error:
            raise error_at(op, "AD0402", error.reason) from None

    def _union(self, type: Attribute) -> Attribute | None:
        """The layout of an existential: an id, and words."""
        if not isinstance(type, AnyType):
            return None
        if type.interface not in self.found:
            raise TypeNotLowered(type, f"the size of {type} depends on itself")
        words = -(-self.found[type.interface] // WORD)
        return LLVMStructType.from_type_list([i64, LLVMArrayType(words, i64)])

    def _check_fits(self, name: str, size: int) -> None:
        """AD0868: a type that is packed, or may be, and is too large."""
        explicit = name in self._explicit
        for witness in self.interfaces.implementers(name) if explicit else self._counted(name):
            needed = self._size_of(witness)
            if needed > size:
                interface = self.interfaces.interfaces[name].op
                assert witness.table is not None
                given = "gives its values" if explicit else "has room for"
                raise error_at(
                    self.interfaces.tables[witness.table].op,
                    "AD0868",
                    f"{witness.type} has {needed} bytes, and @{name} {given} {size}",
                    notes=[Note("the interface is declared here", location_of(interface))],
                    help=f"raise iface.any_value_size to {needed}"
                    if explicit
                    else "a type cannot hold an existential that may hold the type: use a memref",
                )

    def _endless(self, name: str, witness: Witness) -> Exception:
        assert witness.table is not None
        return error_at(
            self.interfaces.tables[witness.table].op,
            "AD0869",
            f"every type that implements @{name} holds an existential of it, so it has no size",
            help="give the interface a type that holds none, or keep the existential in a memref",
        )


def _is_of(type: Attribute, interface: str) -> bool:
    return isinstance(type, AnyType) and type.interface == interface


def _is_private(op: Operation) -> bool:
    return attribute_of(op, "sym_visibility") == StringAttr("private") and has_body(op)
