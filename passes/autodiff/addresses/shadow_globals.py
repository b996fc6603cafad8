"""Shadows of globals: memory for the derivatives of what a function keeps in globals meanwhile.

    llvm.mlir.global internal @state(0.0 : f64) : f64
becomes also
    llvm.mlir.global internal @state.shadow() : f64 { zero }

and ``memref.global`` a buffer of cotangents or tangents likewise. A global is neither an input nor
an output of a derivative, so its shadow begins as zeros for each request: what `reset` puts in
front of it. Addresses in a global's initial contents are those of shadows in the shadow; of those
that are there when a derivative is asked for, see `shadows_in_globals`. Shadows of functions and of
what is declared elsewhere do not exist.

The derivative of a derivative has shadows of its own, as it computes another derivative of what
stands in the same global. So there is a *set* of shadows for each order of request, and
`Key.shadows` says which one a derivative function uses: that of the request that it was made for.
Where directions are separate, each has shadows of its own as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import cast

from ad_opt.dialects.core.memref.memref import GlobalOp
from ad_opt.dialects.llvm.attributes.parameter_trees import ZeroAttr
from ad_opt.dialects.llvm.layouts import FLOATS, size_and_alignment
from ad_opt.dialects.llvm.llvm_ext import SHADOW_GLOBAL
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.queries import each_once, walk, walk_region
from ad_opt.dialects.support.ir.symbols import referenced
from ad_opt.dialects.typetree.attributes import ADDRESSES_AND_FLOATS
from ad_opt.dialects.typetree.kinds import POINTER_SIZE
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import MIXED_ADDRESSES
from ad_opt.passes.autodiff.plan.facts.key import Key
from ad_opt.passes.emit.buffers import fill_zero as clear_buffer
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.ops.catalogue import is_variable
from ad_opt.passes.ops.known_functions import STREAM_OBJECTS
from xdsl.dialects.builtin import (
    AnyFloat,
    ArrayAttr,
    DenseIntOrFPElementsAttr,
    IntegerType,
    MemRefType,
    StringAttr,
    SymbolRefAttr,
    TensorType,
    UnitAttr,
    VectorType,
)
from xdsl.dialects.func import FuncOp
from xdsl.dialects.llvm import LinkageAttr, LLVMArrayType, LLVMPointerType
from xdsl.dialects.memref import GetGlobalOp
from xdsl.ir import Attribute, Operation, Region, SSAValue

from . import pointers
from .module_in_work import ModuleInWork
from .shadows_in_globals import Place, reset_shadow, shadow_in
from .work_memory import find_work_memory, shadow_of_work, usable

OF_THE_LIBRARY = STREAM_OBJECTS | frozenset(
    "stdin stdout stderr __stdinp __stdoutp __stderrp environ optarg optind tzname "
    "_ZSt7nothrow __libc_single_threaded".split()
)
"""Globals of the library, in which nothing is ever differentiated: their own shadows."""

ABOUT_TYPES = ("_ZTV", "_ZTI", "_ZTS", "PyExc_")
"""Begins the names of what the C++ library says about types, to which the same applies."""


@dataclass
class ShadowGlobals:
    """The shadows that a session has made."""

    session: ModuleInWork
    sets: dict[tuple[int, int], dict[tuple[str, Attribute | None], str]] = field(
        default_factory=dict
    )
    """For each set and direction, each global and the shadow's type (none behind addresses) to the
    shadow."""
    direction: int = 0
    """The direction that is written, of those that have shadows of their own."""
    current: int = 0
    """The set of the derivative function that is written; 0 while none is."""
    is_asked: bool = False
    """True if only requests call the derivative function that is written: its callers have what
    shadows there are."""
    _made_for: dict[str, Key] = field(default_factory=dict)
    """Derivative functions by name."""
    _touching: dict[str, bool] = field(default_factory=dict)
    """Other functions that have been asked about: whether they lead to a global."""

    def located(self, key: Key) -> Key:
        """``key`` with the set of shadows that it uses, if its function touches a global."""
        _ = self.work  # derivatives that are in the module would hide it
        if not self._touches_globals(key.symbol):
            return replace(key, globals=frozenset(), shadows=0)
        primal = self.session.symbol(key.symbol)
        assert isinstance(primal, FuncOp)
        return replace(key, shadows=self.current or self.session.level(primal) + 1)

    def begin(self, key: Key, primal: FuncOp, declared: FuncOp) -> None:
        """The derivative function ``declared`` is written from here on."""
        self.current = key.shadows
        name = primal.sym_name.data
        self.is_asked = (
            declared.sym_name.data in self.session.asked
            and name not in self._made_for
            and name not in self._called
        )

    @cached_property
    def _called(self) -> frozenset[str]:
        """Functions of the program that others call, or they themselves."""
        return frozenset(
            cast(SymbolRefAttr, op.properties["callee"]).string_value()
            for op in walk(self.session.module)
            if op.name == "func.call"
        )

    @property
    def may_be_unknown(self) -> bool:
        """True if the function that is written may find an address without shadow.

        It may be in a global, or in what a caller that knows the global has given; or it has been
        moved as a double, which a union of both says that it is.
        """
        if self._has_unions:
            return True
        return self._has_variables if self.current > 0 else self._has_places and not self.is_asked

    @cached_property
    def _has_unions(self) -> bool:
        """True if somewhere an address and a float lie at one place."""
        module = self.session.module
        return ADDRESSES_AND_FLOATS in module.attributes or any(
            MIXED_ADDRESSES in op.attributes for op in walk(module)
        )

    @cached_property
    def _has_places(self) -> bool:
        """True if there is a variable that may hold an address."""
        return any(
            op.name == "llvm.mlir.global"
            and "constant" not in op.properties
            and _may_hold_address(op.properties["global_type"])
            for op in self.session.module.ops
        )

    @cached_property
    def _has_variables(self) -> bool:
        return any(
            op.name == "llvm.mlir.global" and "constant" not in op.properties
            for op in self.session.module.ops
        )

    def note(self, name: str, key: Key) -> None:
        """A derivative function has been declared."""
        self._made_for[name] = key

    def _touches_globals(self, symbol: str) -> bool:
        """True if a function, or what it calls, names a global."""
        if symbol in self._made_for:
            return self._made_for[symbol].shadows > 0
        if symbol not in self._touching:
            self._touching[symbol] = self._finds_global(symbol)
        return self._touching[symbol]

    def _finds_global(self, symbol: str) -> bool:
        pending = [symbol]
        for name in each_once(pending):
            if self._touching.get(name) or (name in self._made_for and self._touches_globals(name)):
                return True
            func = self.session.symbol(name)
            for used in _symbols_in(func):
                target = self.session.symbol(used)
                if target is not None and is_variable(target):
                    return True
                if self._touching.get(used) is not False:
                    pending.append(used)
        return False

    def memref_shadow(self, op: Operation, type: MemRefType, em: Emitter) -> SSAValue:
        """The shadow of type ``type`` for the memory that ``memref.get_global`` gives."""
        name = cast(SymbolRefAttr, op.properties["name"]).string_value()
        names = self.sets.setdefault((self.current, self.direction), {})
        if (name, type) not in names:
            target = self.session.symbol(name)
            if target is None or "initial_value" not in target.properties:
                raise error_at(
                    op, "AD0706", f"`@{name}` is defined elsewhere, so there is no place for the "
                    "derivative of what is written to it",
                    help="define it in this module, or pass its memory as an argument",
                )  # fmt: skip
            shadow = names[name, type] = self.session.fresh_name(f"{name}.shadow")
            made = GlobalOp.get(StringAttr(shadow), type, _zeros(type))
            made.location = target.location
            self.session.add_symbol(made, target)
        return em.value(GetGlobalOp(names[name, type], type))

    def shadow(self, name: str, where: Operation) -> str:
        """The global that shadows ``name``, made if it is new; a function shadows itself."""
        names = self.sets.setdefault((self.current, self.direction), {})
        known = names.get((name, None))
        if known is not None:
            return known
        target = self.session.symbol(name)
        if target is None or target.name != "llvm.mlir.global":
            return name
        if _is_external(target):
            if name in OF_THE_LIBRARY or name.startswith(ABOUT_TYPES):
                return name
            raise error_at(
                where,
                "AD0972",
                f"the global `@{name}` is defined elsewhere, so it has no shadow",
                help="define it in this module, or pass its memory as an argument",
            )
        shadow = names[name, None] = self.session.fresh_name(f"{name}.shadow")
        self.session.add_symbol(_shadow(self, target, shadow), target)
        return shadow

    def reset(self, before: Operation, name: str) -> None:
        """Make the derivatives in the shadows that ``@name`` uses zero in front of an operation."""
        block = before.parent
        assert block is not None
        em = Emitter(block, before, before.location)
        key = self._made_for[name]
        for direction in range(key.width if key.separate else 1):
            self._reset(em, self.sets.get((key.shadows, direction), {}))

    def _reset(self, em: Emitter, names: Mapping[tuple[str, Attribute | None], str]) -> None:
        """Begin the shadows of one direction anew."""
        places = [self._place(name, shadow) for (name, type), shadow in names.items() if not type]
        for (primal, type), shadow in names.items():
            target = self.session.symbol(primal)
            assert target is not None
            if isinstance(type, MemRefType):
                clear_buffer(em, em.value(GetGlobalOp(shadow, type)))
            else:
                find = None
                if primal in self.work:
                    find = partial(self._lent, shadow)
                elif "constant" not in target.properties:
                    find = partial(shadow_in, places=places)
                type = target.properties["global_type"]
                reset_shadow(em, type, (primal, shadow), places, find)

    def _lent(self, shadow: str, em: Emitter, held: SSAValue) -> SSAValue:
        """The shadow of memory that a program allocates for itself, kept in a variable of ours."""
        name = f"{shadow}.lent"
        if self.session.symbol(name) is None:
            target = self.session.symbol(shadow)
            assert target is not None
            made = target.clone()
            made.properties["sym_name"] = StringAttr(name)
            self.session.add_symbol(made, target)
            if self.session.symbol(pointers.USABLE) is None:
                self.session.add_symbol(usable(), target)
        return shadow_of_work(em, held, name)

    @cached_property
    def work(self) -> frozenset[str]:
        """Variables with memory that the program allocates for itself."""
        return find_work_memory(self.session.module)

    def _place(self, name: str, shadow: str) -> Place:
        target = self.session.symbol(name)
        assert target is not None
        return name, shadow, size_and_alignment(target.properties["global_type"])[0]


def _symbols_in(func: Operation | None) -> set[str]:
    """Return the symbols that a function and its operations name."""
    return referenced(() if func is None else (func, *walk(func)))


def _is_external(target: Operation) -> bool:
    return "value" not in target.properties and not target.regions[0].blocks


def _shadow(globals: ShadowGlobals, target: Operation, name: str) -> Operation:
    """A copy without a value, or with zeros, and the shadows of the addresses in its value."""
    type = target.properties["global_type"]
    properties = dict(target.properties)
    for word in ("constant", "value", "comdat", "unnamed_addr", "visibility_", "section"):
        properties.pop(word, None)
    properties["sym_name"] = StringAttr(name)
    properties["linkage"] = LinkageAttr("internal")
    region = Region()
    if holds_addresses(type) and target.regions[0].blocks:
        region = target.regions[0].clone()
        for op in list(walk_region(region)):
            if op.name == "llvm.insertvalue" and not holds_addresses(op.operands[1].type):
                op.operands[1] = _zero_in_front_of(op, op.operands[1].type)
            elif op.name == "llvm.mlir.addressof":
                symbol = op.properties["global_name"]
                assert isinstance(symbol, SymbolRefAttr)
                found = globals.shadow(symbol.string_value(), target)
                op.properties["global_name"] = SymbolRefAttr(found)
    else:
        properties["value"] = ZeroAttr()
    return CLASSES["llvm.mlir.global"].create(
        properties=properties,
        attributes={SHADOW_GLOBAL: UnitAttr()},
        regions=[region],
        location=target.location,
    )


def _zero_in_front_of(op: Operation, type: Attribute) -> SSAValue:
    """The shadow of a part of an initializer that is no address."""
    zero = CLASSES["llvm.mlir.zero"].create(result_types=(type,), location=op.location)
    assert op.parent is not None
    op.parent.insert_op_before(zero, op)
    return zero.results[0]


def holds_addresses(type: Attribute) -> bool:
    """True if an llvm type has addresses in it."""
    match type:
        case LLVMPointerType():
            return True
        case LLVMArrayType() | VectorType():
            return holds_addresses(
                type.type if isinstance(type, LLVMArrayType) else type.element_type
            )
        case _:
            fields = getattr(type, "types", ())
            return isinstance(fields, ArrayAttr) and any(map(holds_addresses, fields))


def _may_hold_address(type: Attribute) -> bool:
    """True if an address has a place in a type, by whatever name."""
    if holds_addresses(type):
        return True
    size, _ = size_and_alignment(type)
    while isinstance(type, LLVMArrayType):
        type = type.type
    if isinstance(type, IntegerType):
        return size >= POINTER_SIZE and type.width.data in (8, 64)
    return size >= POINTER_SIZE and not _is_float(type)


def _is_float(type: Attribute) -> bool:
    return any(isinstance(type, kind) for kind in FLOATS)


def _zeros(type: MemRefType) -> Attribute:
    """Return a shadow's initial value: undoing the first store to it reads what was there."""
    element = type.get_element_type()
    if not isinstance(element, AnyFloat) or -1 in type.get_shape():
        return UnitAttr()
    return DenseIntOrFPElementsAttr.from_list(TensorType(element, type.get_shape()), [0.0])
