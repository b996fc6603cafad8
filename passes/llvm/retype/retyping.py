"""The rewriting of `retype-accesses`: one walk over a function, a row an operation.

A register is either left alone or replaced, everywhere, by one of float type; an operation that
wants the integer after all gets a ``bitcast`` of it. Blocks are walked from the entry on, so
operands are there before their users, and arguments of blocks change first of all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from ad_opt.dialects.llvm.addresses import load_from
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.dominance import reverse_post_order
from ad_opt.dialects.support.ir.queries import defining_op
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.passes.analysis.type_trees import TypeTrees
from ad_opt.passes.analysis.type_trees.facts.bit_tricks import (
    FLIP,
    SIGN,
    VALUE,
    constant_of,
    trick_of,
)
from ad_opt.passes.analysis.type_trees.facts.branch_flow import branches
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import NUMBERS, TYPE_TREE
from ad_opt.passes.analysis.type_trees.facts.layout import size_of
from ad_opt.passes.ops.catalogue import is_null
from xdsl.dialects.builtin import (
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerAttr,
    UnitAttr,
    VectorType,
    i64,
)
from xdsl.dialects.llvm import FastMathAttr
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.rewriter import Rewriter

from .float_forms import constant_of_bits, form_of, lanes_of, register_size
from .register_pieces import behind

Lane = tuple[SSAValue, int] | None
"""One float of a register; ``None`` for a zero."""


def _counts(op: Operation) -> bool:
    """True if an operation adds a constant to a word, or takes it away."""
    if op.name not in ("llvm.add", "llvm.sub"):
        return False
    return constant_of(op.operands[1]) is not None


class Retyper:
    """Retypes the registers of one function."""

    def __init__(self, function: Operation, trees: TypeTrees):
        self.function = function
        self.trees = trees
        self.forms: dict[SSAValue, Attribute] = {}
        """The float types of the registers that change."""
        self.stored: dict[Operation, Attribute] = {}
        """The float types of what is stored."""
        self.integers: dict[SSAValue, Attribute] = {}
        """The integer types that changed registers had."""
        self.signs: dict[SSAValue, SSAValue] = {}
        """Of registers that are only a sign: the float whose sign it is."""
        self.zeros: dict[SSAValue, set[int]] = {}
        """Of registers of several floats: those that are zeros."""
        self.identities: list[Operation] = []
        """Casts that have become casts to the same type: gone in the end."""
        self._casts: dict[SSAValue, SSAValue] = {}

    def run(self) -> None:
        """Retypes."""
        region = self.function.regions[0]
        reached = reverse_post_order(region)
        known = set(reached)
        order = [*reached, *(block for block in region.blocks if block not in known)]
        for block in order:
            self._note(block)
        for value in list(self.forms):
            self._leave_count(value)
        if not self.forms and not self.stored:
            return
        for block in order[1:]:
            for argument in list(block.args):
                if (form := self.forms.get(argument)) is not None:
                    old = argument.type
                    new = Rewriter.replace_value_with_new_type(argument, form)
                    self.integers[new] = old
        for block in order:
            for op in list(block.ops):
                self._operation(op)
        for op in self.identities:
            replace(op, op.operands[0])

    def _note(self, block: Block) -> None:
        for op in block.ops:
            if op.name == "llvm.store" and register_size(op.operands[0].type):
                tree = self.trees.moved(op)
                form = form_of(tree, op.operands[0].type) if tree is not None else None
                if form is not None:
                    self.stored[op] = form
            for result in op.results:
                self._note_value(result)
        if block is not self.function.regions[0].first_block:
            for argument in block.args:
                self._note_value(argument)

    def _note_value(self, value: SSAValue) -> None:
        if not register_size(value.type):
            return
        owner = value.owner
        tree = self.trees.tree(value)
        if isinstance(owner, Operation):
            if owner.name == "llvm.load":
                access = self.trees.access(owner)
                tree = access.tree if access is not None else tree
            elif owner.name == "llvm.mlir.constant":
                return
        form = form_of(tree, value.type) if tree else None
        if form is not None:
            self.forms[value] = form

    def _leave_count(self, value: SSAValue) -> None:
        """Leave a word that is loaded, counted up or down and stored again as the integer that it
        is, though it may be where floats are in other memory.
        """
        load = defining_op(value, "llvm.load")
        if load is None:
            return
        counts = [use.operation for use in value.uses]
        if not all(map(_counts, counts)):
            return
        stores = [use.operation for count in counts for use in count.results[0].uses]
        if not stores or not all(op.name == "llvm.store" for op in stores):
            return
        del self.forms[value]
        for count in counts:
            self.forms.pop(count.results[0], None)
        for op in (load, *stores):
            self.stored.pop(op, None)
            op.attributes.pop(TYPE_TREE, None)
            op.attributes[NUMBERS] = UnitAttr()

    # ------------------------------------------------------------------ one operation

    def _operation(self, op: Operation) -> None:
        if op.successors:
            self._terminator(op)
            return
        if op.name == "llvm.store":
            self._store(op)
            return
        form = self.forms.get(op.results[0]) if len(op.results) == 1 else None
        handler = _HANDLERS.get(op.name)
        if form is not None and handler is not None:
            new = handler(self, op, form, Builder.at(op))
            if new is not None:
                self._put(op, new)
                return
        if op.name == "llvm.icmp" and self._asks_for_the_sign(op):
            return
        self._restore(op)

    def _asks_for_the_sign(self, op: Operation) -> bool:
        """``bits < 0`` and ``bits > -1``: which sign a float has, also a zero or a NaN."""
        value, other = op.operands
        test = (cast(Any, op).predicate.value.data, constant_of(other))
        if value not in self.integers or isinstance(value.type, VectorType):
            return False
        if test not in _SIGN_TESTS:
            return False
        b = Builder.at(op)
        one = b.value(_constant(FloatAttr(1.0, value.type), value.type))  # pyright: ignore
        new = CLASSES["llvm.fcmp"].create(
            operands=[_copysign(one, value, b), b.value(_zero(value.type))],
            result_types=[op.results[0].type],
            properties={"predicate": IntegerAttr(_SIGN_TESTS[test], i64), **_FAST},
        )
        replace(op, b.value(new))
        return True

    def _put(self, op: Operation, new: SSAValue) -> None:
        result = op.results[0]
        self.integers[new] = result.type
        if new.name_hint is None:
            new.name_hint = result.name_hint
        result.replace_all_uses_with(new)
        erase(op)

    def _restore(self, op: Operation) -> None:
        """Gives an operation the integers that it wants."""
        if op.name == "llvm.bitcast":
            self.note_identity(op)
            return
        for at, value in enumerate(op.operands):
            if value in self.integers:
                op.operands[at] = self.integer(value)

    def note_identity(self, cast_: Operation) -> None:
        """Remembers a cast, if it changes nothing."""
        if cast_.operands[0].type == cast_.results[0].type:
            self.identities.append(cast_)

    def integer(self, value: SSAValue) -> SSAValue:
        """A changed register as the integer that it was."""
        found = self._casts.get(value)
        if found is None:
            found = behind(value).value(_cast(value, self.integers[value]))
            self._casts[value] = found
        return found

    def wanted(self, value: SSAValue, form: Attribute, b: Builder) -> SSAValue:
        """A register as one of a float type."""
        if value.type == form:
            return value
        bits = constant_of(value)
        if bits is not None and not isinstance(value.type, VectorType):
            constant = constant_of_bits(bits, form)
            if constant is not None:
                return b.value(_constant(constant, form))
        owner = value.owner
        if isinstance(owner, Operation) and is_null(owner):
            return b.operation(owner.name, (), form)
        return b.value(_cast(value, form))

    def _store(self, op: Operation) -> None:
        value = op.operands[0]
        form = self.stored.get(op) or (value.type if value in self.integers else None)
        if form is not None:
            op.operands[0] = self.wanted(value, form, Builder.at(op))
            op.attributes.pop(TYPE_TREE, None)
        if op.operands[1] in self.integers:
            op.operands[1] = self.integer(op.operands[1])

    def _terminator(self, op: Operation) -> None:
        """Passes floats to arguments that are floats now, and integers to all others."""
        b = Builder.at(op)
        wanted: dict[int, SSAValue] = {}
        positions = _positions(op)
        for block, start in positions:
            for argument, at in zip(block.args, range(start, start + len(block.args))):
                value = op.operands[at]
                if argument in self.integers:
                    wanted[at] = self.wanted(value, argument.type, b)
        for at, value in enumerate(op.operands):
            if at in wanted:
                op.operands[at] = wanted[at]
            elif value in self.integers:
                op.operands[at] = self.integer(value)

    # ------------------------------------------------------------------ lanes

    def lane(self, value: SSAValue, at: int, b: Builder) -> SSAValue:
        """One float of a register."""
        if not isinstance(value.type, VectorType):
            return value
        index = b.value(_constant(IntegerAttr(at, i64), i64))
        return b.operation("llvm.extractelement", [value, index], value.type.element_type)

    def gathered(self, lanes: list[Lane], form: Attribute, b: Builder) -> SSAValue:
        """A register of floats from other registers."""
        if not isinstance(form, VectorType):
            (one,) = lanes
            return self.lane(*one, b) if one is not None else b.value(_zero(form))
        found = b.value(_zero(form))
        for at, lane in enumerate(lanes):
            if lane is None:
                continue
            value = self.lane(*lane, b)
            index = b.value(_constant(IntegerAttr(at, i64), i64))
            found = b.operation("llvm.insertelement", [found, value, index], form)
        return found

    def form_behind(self, value: SSAValue, form: Attribute) -> Attribute | None:
        """The float type of another register of the same floats."""
        if value in self.integers:
            return value.type
        known = self.forms.get(value)
        if known is not None and scalar_type(known) == scalar_type(form):
            return known
        return None


# ------------------------------------------------------------------ operations made here


def _constant(value: Attribute, type_: Attribute) -> Operation:
    return CLASSES["llvm.mlir.constant"].create(properties={"value": value}, result_types=[type_])


def _zero(form: Attribute) -> Operation:
    if isinstance(form, VectorType):
        zeros = [0.0] * lanes_of(form)
        return _constant(
            DenseIntOrFPElementsAttr.from_list(form, zeros),
            form,
        )
    return _constant(FloatAttr(0.0, form), form)  # pyright: ignore


def _cast(value: SSAValue, type_: Attribute) -> Operation:
    return CLASSES["llvm.bitcast"].create(operands=[value], result_types=[type_])


def _positions(op: Operation) -> list[tuple[Block, int]]:
    """Return for each successor the position among the operands at which its own start."""
    passed = branches(op)
    at = len(op.operands) - sum(len(values) for _, values in passed)
    found: list[tuple[Block, int]] = []
    for block, values in passed:
        found.append((block, at))
        at += len(values)
    return found


_SIGN_TESTS: Mapping[tuple[int, int | None], int] = {(2, 0): 4, (4, -1): 2}
"""Predicates of integers and what they are compared with, and predicates of floats."""
_FAST: Mapping[str, Attribute] = {"fastmathFlags": FastMathAttr(None)}

# ------------------------------------------------------------------ rows

Handler = Callable[[Retyper, Operation, Attribute, Builder], SSAValue | None]


def _load(r: Retyper, op: Operation, form: Attribute, b: Builder) -> SSAValue:
    address = op.operands[0]
    if address in r.integers:
        address = r.integer(address)
    attributes = {name: one for name, one in op.attributes.items() if name != TYPE_TREE}
    return b.value(load_from(address, form, op.properties, attributes))


def _select(r: Retyper, op: Operation, form: Attribute, b: Builder) -> SSAValue | None:
    condition, left, right = op.operands
    if isinstance(condition.type, VectorType) and condition.type.get_shape()[0] != lanes_of(form):
        return None
    values = [condition, r.wanted(left, form, b), r.wanted(right, form, b)]
    return b.operation("llvm.select", values, form, dict(op.properties))


def _freeze(r: Retyper, op: Operation, form: Attribute, b: Builder) -> SSAValue:
    value = r.wanted(op.operands[0], form, b)
    return b.operation("llvm.freeze", [value], form)


def _bitcast(r: Retyper, op: Operation, form: Attribute, b: Builder) -> SSAValue:
    new = _cast(op.operands[0], form)
    b.emit(new)
    r.note_identity(new)
    return new.results[0]


def _unary(name: str, value: SSAValue, b: Builder) -> SSAValue:
    return b.operation(name, [value], value.type, dict(_FAST))


def _copysign(value: SSAValue, sign: SSAValue, b: Builder) -> SSAValue:
    return b.operation("llvm.intr.copysign", [value, sign], value.type, dict(_FAST))


def _mask(r: Retyper, op: Operation, form: Attribute, b: Builder) -> SSAValue | None:
    """``xor`` and ``and`` with a constant."""
    trick = trick_of(op)
    per_lane = size_of(scalar_type(form)) == size_of(op.results[0].type) // _integer_lanes(op)
    if trick is None or not per_lane:
        return None
    value = r.wanted(op.operands[0], form, b)
    if trick == FLIP:
        return _unary("llvm.fneg", value, b)
    if trick == VALUE:
        return _unary("llvm.intr.fabs", value, b)
    assert trick == SIGN
    found = _copysign(b.value(_zero(form)), value, b)
    r.signs[found] = value
    return found


def _integer_lanes(op: Operation) -> int:
    type_ = op.results[0].type
    return type_.get_shape()[0] if isinstance(type_, VectorType) else 1


def _or(r: Retyper, op: Operation, form: Attribute, b: Builder) -> SSAValue | None:
    """Magnitude and sign put together, or floats side by side."""
    left, right = op.operands
    for value, sign in ((left, right), (right, left)):
        if sign in r.signs and _is_magnitude(value):
            return _copysign(r.wanted(value, form, b), r.signs[sign], b)
    forms = [r.form_behind(value, form) for value in (left, right)]
    if not isinstance(form, VectorType) or forms != [form, form]:
        return None
    lanes: list[Lane] = []
    zeros = [r.zeros.get(value, set[int]()) for value in (left, right)]
    for at in range(lanes_of(form)):
        if at in zeros[0] and at in zeros[1]:
            lanes.append(None)
        elif at in zeros[1]:
            lanes.append((left, at))
        elif at in zeros[0]:
            lanes.append((right, at))
        else:
            return None
    values = {value: r.wanted(value, form, b) for value in (left, right)}
    return r.gathered([lane and (values[lane[0]], lane[1]) for lane in lanes], form, b)


def _is_magnitude(value: SSAValue) -> bool:
    return defining_op(value, "llvm.intr.fabs") is not None


def _moved(r: Retyper, op: Operation, form: Attribute, b: Builder) -> SSAValue | None:
    """``zext``, ``trunc`` and shifts by whole floats: lanes move, zeros come in."""
    value = op.operands[0]
    behind = r.form_behind(value, form)
    if behind is None:
        return None
    by = 0
    if op.name in ("llvm.shl", "llvm.lshr"):
        bits = constant_of(op.operands[1])
        width = 8 * size_of(scalar_type(form))
        if bits is None or bits % width:
            return None
        by = bits // width if op.name == "llvm.lshr" else -bits // width
    if isinstance(op.results[0].type, VectorType):
        return None
    source = r.wanted(value, behind, b)
    lanes: list[Lane] = []
    for at in range(lanes_of(form)):
        inside = 0 <= at + by < lanes_of(behind)
        lanes.append((source, at + by) if inside else None)
    found = r.gathered(lanes, form, b)
    inner = r.zeros.get(value, set[int]())
    r.zeros[found] = {at for at, lane in enumerate(lanes) if lane is None or (lane[1] in inner)}
    return found


def _extract(r: Retyper, op: Operation, form: Attribute, b: Builder) -> SSAValue | None:
    vector, index = op.operands
    at, behind = constant_of(index), r.form_behind(vector, form)
    if at is None or behind is None:
        return None
    source = r.wanted(vector, behind, b)
    first = at * lanes_of(form)
    return r.gathered([(source, first + lane) for lane in range(lanes_of(form))], form, b)


def _insert(r: Retyper, op: Operation, form: Attribute, b: Builder) -> SSAValue | None:
    vector, value, index = op.operands
    at, behind = constant_of(index), r.form_behind(value, form)
    if at is None or behind is None:
        return None
    whole, part = r.wanted(vector, form, b), r.wanted(value, behind, b)
    lanes: list[Lane] = [(whole, lane) for lane in range(lanes_of(form))]
    for lane in range(lanes_of(behind)):
        lanes[at * lanes_of(behind) + lane] = (part, lane)
    return r.gathered(lanes, form, b)


def _shuffle(r: Retyper, op: Operation, form: Attribute, b: Builder) -> SSAValue | None:
    mask = [int(lane) for lane in cast(Any, op).mask.iter_values()]
    element = size_of(cast(Any, op.results[0].type).element_type)
    if element % size_of(scalar_type(form)):
        return None
    each = element // size_of(scalar_type(form))
    count = cast(Any, op.operands[0].type).get_shape()[0]
    forms = [r.form_behind(value, form) for value in op.operands]
    lanes: list[Lane] = []
    for lane in mask:
        which, at = divmod(lane, count) if lane >= 0 else (0, 0)
        behind = forms[which]
        if lane >= 0 and behind is None:
            return None
        for part in range(each):
            lanes.append((op.operands[which], at * each + part) if lane >= 0 else None)
    sources = {
        value: r.wanted(value, behind, b)
        for value, behind in zip(op.operands, forms, strict=True)
        if behind is not None
    }
    return r.gathered([lane and (sources[lane[0]], lane[1]) for lane in lanes], form, b)


_HANDLERS: Mapping[str, Handler] = {
    "llvm.load": _load,
    "llvm.select": _select,
    "llvm.freeze": _freeze,
    "llvm.bitcast": _bitcast,
    "llvm.xor": _mask,
    "llvm.and": _mask,
    "llvm.or": _or,
    **{f"llvm.{name}": _moved for name in ("zext", "trunc", "shl", "lshr")},
    "llvm.extractelement": _extract,
    "llvm.insertelement": _insert,
    "llvm.shufflevector": _shuffle,
}
"""By the name of the operation: the register that replaces its result, or ``None``."""
