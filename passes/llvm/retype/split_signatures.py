"""Functions that pass floats or addresses in integer registers pass floats or addresses.

On x86-64 a ``struct {float a; int n;}`` is passed and returned as an ``i64``, a union with a double
in it as well, and so is a struct that is an address (an iterator, a closure) where no register is
left for it. A function of the program with such parameters or results gets a twin that passes the
fields, each as what it is, and calls by name call the twin. The old one stays where somebody else
may call it: another file, or a pointer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from ad_opt.dialects.llvm.layouts import PTR
from ad_opt.dialects.llvm.llvm_ext import USES
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.ir.symbols import callee_name, name_of, take_name
from ad_opt.dialects.typetree.kinds import POINTER, POINTER_SIZE
from ad_opt.dialects.typetree.tree import TypeTree
from ad_opt.passes.analysis.type_trees import TypeTrees
from ad_opt.passes.analysis.type_trees.facts.layout import offset_at
from ad_opt.passes.analysis.type_trees.fixpoint.access import bytes_of as kind_at
from ad_opt.passes.infrastructure.function_pass import functions_in
from ad_opt.passes.llvm.normalize.function_copies import is_private, make_private
from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    IntegerAttr,
    IntegerType,
    SymbolRefAttr,
    UnitAttr,
    i32,
    i64,
)
from xdsl.dialects.llvm import LLVMFunctionType, LLVMStructType
from xdsl.ir import Attribute, Block, Operation, SSAValue

from .float_forms import form_of
from .mixed_registers import Part, parts_of
from .register_pieces import (
    Pieces,
    Position,
    behind,
    bytes_of,
    constant,
    create,
    leaves_of,
    put,
    take,
)
from .split_registers import sweep

_NO_FLAGS = IntegerAttr(0, i32)
_FOLLOW = frozenset({"llvm.inttoptr", "llvm.call", "llvm.icmp"})
"""Uses of a number that is an address: it is followed, passed on, or compared."""
HOLDS_FLOATS = "ad_opt.holds_floats"
"""An attribute of parameters: an integer with floats in it. Of functions: they return one."""


@dataclass(frozen=True)
class Leaf:
    """A scalar of what is passed."""

    position: Position
    type: Attribute
    parts: tuple[Part, ...] = ()
    """Parts that it is passed as; none if it is passed as it is."""

    @property
    def passed(self) -> list[Attribute]:
        """The types in its place."""
        return [part.type or IntegerType(8 * part.size) for part in self.parts] or [self.type]


@dataclass(frozen=True)
class Passed:
    """Passing of a parameter or a result, whole or in parts."""

    type: Attribute
    leaves: tuple[Leaf, ...]

    @property
    def changes(self) -> bool:
        """True if it is passed in another way than before."""
        return any(leaf.parts for leaf in self.leaves)

    @property
    def has_floats(self) -> bool:
        """True if floats are passed that were part of an integer."""
        return any(part.type not in (None, PTR) for leaf in self.leaves for part in leaf.parts)

    @property
    def types(self) -> list[Attribute]:
        """The types that are passed."""
        if not self.changes:
            return [self.type]
        return [type_ for leaf in self.leaves for type_ in leaf.passed]


def split_signatures(trees: TypeTrees) -> bool:
    """Makes the twins; whether there was anything."""
    twins: dict[str, _Twin] = {}
    taken = set(trees.program.symbols)
    for function, _ in list(trees.functions()):
        plan = _plan(function, trees)
        if plan is not None:
            name = take_name(f"{_name(function)}.split", taken)
            twins[_name(function)] = _Twin(function, name, *plan)
    if not twins:
        return False
    for twin in twins.values():
        twin.make()
    table = next(iter(twins.values())).function.parent_op()
    assert table is not None
    for op in list(walk(table)):
        if op.name == "llvm.call" and (twin := twins.get(callee_name(op) or "")) is not None:
            twin.call(op)
    named = {
        use.root_reference.data
        for function, _ in trees.functions()
        for use in cast("ArrayAttr[SymbolRefAttr]", function.attributes.get(USES, ()))
    }
    for name, twin in twins.items():
        if name in named or twin.function in trees.program.order.addressed:
            continue
        if is_private(twin.function):
            erase(twin.function)
    for function in functions_in(table):
        sweep(function)
    return True


def _plan(function: Operation, trees: TypeTrees) -> tuple[list[Passed], Passed | None] | None:
    """Plan how parameters and the result are passed; ``None`` if all as they are."""
    type_ = cast(Any, function.get_attr_or_prop("function_type"))
    if type_.is_variadic:
        return None
    parameters = [
        _address(value, trees) or _passed(value.type, trees.tree(value))
        for value in function.regions[0].blocks[0].args
    ]
    output = type_.output
    result = None if output.name == "llvm.void" else _passed(output, trees.result(function))
    changes = any(one.changes for one in parameters) or (result is not None and result.changes)
    return (parameters, result) if changes else None


def _passed(type_: Attribute, tree: TypeTree) -> Passed:
    leaves: list[Leaf] = []
    for position, leaf in leaves_of(type_):
        parts: tuple[Part, ...] = ()
        if isinstance(leaf, IntegerType) and leaf.width.data in (16, 32, 64, 128):
            size = leaf.width.data // 8
            at, _ = offset_at(type_, position)
            own = tree.shifted(at, size, 0).canonical(size) if position else tree
            form = form_of(own, leaf)
            found = [Part(0, size, form)] if form is not None else parts_of(own, size)
            parts = tuple(found or ())
        leaves.append(Leaf(position, leaf, parts))
    return Passed(type_, tuple(leaves))


def _address(value: SSAValue, trees: TypeTrees) -> Passed | None:
    """The passing of a parameter that is an address in an integer register and nothing else."""
    if value.type != i64 or any(use.operation.name not in _FOLLOW for use in value.uses):
        return None
    tree = trees.tree(value)
    if any(kind_at(tree, at) != POINTER for at in range(POINTER_SIZE)):
        return None
    return Passed(i64, (Leaf((), i64, (Part(0, POINTER_SIZE, PTR),)),))


def _name(function: Operation) -> str:
    return name_of(function) or ""


class _Twin:
    """A function that passes floats as what they are."""

    def __init__(
        self, function: Operation, name: str, parameters: list[Passed], result: Passed | None
    ):
        self.function = function
        self.name = name
        self.parameters = parameters
        self.result = result

    # ------------------------------------------------------------------ the function

    def make(self) -> None:
        """Puts it behind the function."""
        twin = self.function.clone()
        make_private(twin, self.name)
        type_ = cast(Any, self.function.get_attr_or_prop("function_type"))
        inputs = [one for passed in self.parameters for one in passed.types]
        twin.properties["function_type"] = LLVMFunctionType(
            inputs, self._output() or type_.output, False
        )
        twin.properties.pop("arg_attrs", None)
        self._keep_attributes(self.function, twin)
        if self._output() is not None:
            twin.properties.pop("res_attrs", None)
        block = self.function.parent
        assert block is not None
        block.insert_op_after(twin, self.function)
        self._say_so(self.function)
        self._receive(twin.regions[0].blocks[0])
        for op in list(walk(twin)):
            if op.name == "llvm.return" and self.result is not None and self.result.changes:
                self._give_back(op, self.result)

    def _output(self) -> Attribute | None:
        """The type of the result, if it is another one."""
        if self.result is None or not self.result.changes:
            return None
        types = self.result.types
        return types[0] if len(types) == 1 else LLVMStructType.from_type_list(types)

    def _keep_attributes(self, old: Operation, new: Operation) -> None:
        """The attributes of parameters that are passed as they were."""
        given = old.get_attr_or_prop("arg_attrs")
        if not isinstance(given, ArrayAttr):
            return
        found: list[Attribute] = []
        for passed, one in zip(self.parameters, cast("ArrayAttr[Attribute]", given), strict=False):
            found += [DictionaryAttr({})] * len(passed.types) if passed.changes else [one]
        new.properties["arg_attrs"] = ArrayAttr(found)

    def _say_so(self, old: Operation) -> None:
        """Marks parameters of the old function that hold floats: it is no function of these."""
        given = old.get_attr_or_prop("arg_attrs")
        listed = isinstance(given, ArrayAttr)
        said = cast("ArrayAttr[DictionaryAttr]", given).data if listed else ()
        found: list[Attribute] = []
        for at, passed in enumerate(self.parameters):
            one = dict(said[at].data) if at < len(said) else {}
            found.append(
                DictionaryAttr({**one, HOLDS_FLOATS: UnitAttr()} if passed.has_floats else one)
            )
        old.properties["arg_attrs"] = ArrayAttr(found)
        if self._output() is not None:
            old.attributes[HOLDS_FLOATS] = UnitAttr()

    def _receive(self, block: Block) -> None:
        """The old parameters, put together from the new ones."""
        for passed, argument in zip(self.parameters, list(block.args), strict=True):
            if not passed.changes:
                continue
            at = argument.index
            new: list[SSAValue] = []
            for offset, type_ in enumerate(passed.types):
                new.append(block.insert_arg(type_, at + offset))
            first = block.first_op
            assert first is not None
            whole = _together(passed, new, Builder.at(first))
            whole.name_hint = argument.name_hint
            argument.replace_all_uses_with(whole)
            block.erase_arg(argument)

    def _give_back(self, op: Operation, result: Passed) -> None:
        values = _apart(result, op.operands[0])
        b = Builder.at(op)
        if len(values) == 1:
            op.operands = values
            return
        whole = b.value(create("llvm.mlir.undef", [], cast(Attribute, self._output())))
        for at, value in enumerate(values):
            whole = put(whole, value, (at,), b)
        op.operands = [whole]

    # ------------------------------------------------------------------ calls of it

    def call(self, op: Operation) -> None:
        """Has a call of the function call the twin."""
        arguments = list(cast(Any, op).args)
        others = list(op.operands)[len(arguments) :]
        new: list[SSAValue] = []
        for passed, value in zip(self.parameters, arguments, strict=True):
            new += _apart(passed, value) if passed.changes else [value]
        properties = dict(op.properties)
        properties["callee"] = SymbolRefAttr(self.name)
        properties["operandSegmentSizes"] = DenseArrayBase.from_list(i32, [len(new), len(others)])
        properties.pop("arg_attrs", None)
        output = self._output()
        if output is not None:
            properties.pop("res_attrs", None)
        call = CLASSES["llvm.call"].create(
            operands=[*new, *others],
            result_types=[output] if output is not None else [r.type for r in op.results],
            properties=properties,
            attributes=dict(op.attributes),
        )
        self._keep_attributes(op, call)
        b = Builder.at(op)
        b.emit(call)
        if op.results:
            whole = call.results[0]
            if output is not None and self.result is not None:
                whole = self._returned(self.result, whole, b)
            whole.name_hint = op.results[0].name_hint
            op.results[0].replace_all_uses_with(whole)
        erase(op)

    def _returned(self, result: Passed, whole: SSAValue, b: Builder) -> SSAValue:
        types = result.types
        values = [whole]
        if len(types) > 1:
            values = [take(whole, (at,), type_, b) for at, type_ in enumerate(types)]
        return _together(result, values, b)


# ------------------------------------------------------------------ apart, and together again


def _apart(passed: Passed, value: SSAValue) -> list[SSAValue]:
    """Return the values that are passed in the place of a value."""
    pieces = Pieces()
    found: list[SSAValue] = []
    for leaf in passed.leaves:
        one = value
        if leaf.position:
            one = take(value, leaf.position, leaf.type, behind(value))
        for part in leaf.parts:
            piece = pieces.piece(one, part.at, part.size)
            if part.type is not None:
                piece = _as(piece, part.type)
            found.append(piece)
        if not leaf.parts:
            found.append(one)
    return found


def _as(piece: SSAValue, type_: Attribute) -> SSAValue:
    """The float or the address that an integer is."""
    made = piece.owner
    if isinstance(made, Operation) and made.name == "llvm.ptrtoint" and type_ == PTR:
        return made.operands[0]
    name = "llvm.inttoptr" if type_ == PTR else "llvm.bitcast"
    return behind(piece).value(create(name, [piece], type_))


def _together(passed: Passed, values: list[SSAValue], b: Builder) -> SSAValue:
    """The value in whose place others are passed."""
    rest = iter(values)
    fields: list[tuple[Position, SSAValue]] = []
    for leaf in passed.leaves:
        parts = [(part, next(rest)) for part in leaf.parts]
        fields.append((leaf.position, _register(leaf.type, parts, b) if parts else next(rest)))
    if fields[0][0] == ():
        return fields[0][1]
    whole = b.value(create("llvm.mlir.undef", [], passed.type))
    for position, value in fields:
        whole = put(whole, value, position, b)
    return whole


def _register(type_: Attribute, parts: list[tuple[Part, SSAValue]], b: Builder) -> SSAValue:
    """An integer register, put together from its parts."""
    found: SSAValue | None = None
    for part, value in parts:
        narrow = IntegerType(8 * part.size)
        if part.type is not None:
            name = "llvm.ptrtoint" if part.type == PTR else "llvm.bitcast"
            value = b.value(create(name, [value], narrow))
        if narrow != type_:
            value = b.value(create("llvm.zext", [value], type_))
        if part.at:
            by = b.value(constant(8 * part.at, type_))
            value = b.value(create("llvm.shl", [value, by], type_, overflowFlags=_NO_FLAGS))
        found = value if found is None else b.value(create("llvm.or", [found, value], type_))
    assert found is not None
    assert bytes_of(found)
    return found
