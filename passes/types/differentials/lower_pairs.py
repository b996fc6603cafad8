"""Lower pairs of a value and its derivative to tuples, or to two values where that needs no copy.

Needs: no generics, no existentials; conformances that say what the differentials are. Leaves: no
``pair`` type or operation. A pair is an ``!agg.tuple``; in the signature of a function it becomes
two values, so calls pass no aggregates. Functions that can be called from outside keep the
signature that the program gave them in the attribute ``ad.signature``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

from ad_opt.dialects.llvm.layouts import PLAIN, has_types, mentions_types, replace_types
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import defining_op, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace, set_type
from ad_opt.dialects.types.agg import GetOp, MakeOp
from ad_opt.dialects.types.agg_record import SIGNATURE, convert_operation, note_signature
from ad_opt.dialects.types.attributes.agg_types import TupleType
from ad_opt.dialects.types.attributes.pair_types import PAIR_TYPES, PointerPairType
from ad_opt.dialects.types.pair import DiffOp, PrimalOp
from ad_opt.dialects.types.pair import MakeOp as MakePairOp
from ad_opt.dialects.types.records import Records
from ad_opt.passes.tangents.conformances import Conformances
from ad_opt.passes.tangents.tangent import shadow_type
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, FunctionType, ModuleOp
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass

PAIRS = frozenset({"pair.pair", "pair.user", "pair.ptr"})


@dataclass(frozen=True)
class LowerPairsPass(ModulePass):
    """Lower `!pair` types to tuples, and to two values in the signatures of functions.

        func.func @f(%x: !pair.pair<f64>) -> !pair.pair<f64> {
          %p = pair.primal %x : !pair.pair<f64> -> f64
          %d = pair.diff %x : !pair.pair<f64> -> f64
          %r = pair.make %d, %p : f64, f64 -> !pair.pair<f64>
          return %r : !pair.pair<f64>
        }
    becomes
        func.func @f(%x: f64, %x_d: f64) -> (f64, f64) {
          return %x_d, %x : f64, f64
        }

    Options: `form=separate` is this; with `form=struct` a pair is one value everywhere, an
    `!agg.tuple<[f64, f64]>`.
    """

    name = "lower-pairs"

    form: Literal["separate", "struct"] = "separate"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if has_types(op, PAIRS):
            _Lowering(op, self.form == "separate").run()


class _Lowering:
    """One module."""

    def __init__(self, module: ModuleOp, separate: bool):
        self.module = module
        self.conformances = Conformances.of(module)
        self.separate = separate and not _has_function_values(module)
        self.known: dict[Any, Any] = {}

    def run(self) -> None:
        functions = [cast(FuncOp, op) for op in self.module.ops if op.name == "func.func"]
        records = Records(self.module, self.conformances.known_differential)
        for func in functions:
            _note_signature(func, records, self.separate)
        if self.separate:
            for func in functions:
                self._separate(func)
        for op in self.module.ops:
            self._fold(op)
        for op in self.module.ops:
            self._types(op)
            for inner in walk(op):
                self._types(inner)
        for op in self.module.ops:
            for inner in list(walk(op)):
                if inner.name in _LOWERED:
                    self._lower(inner)

    # Types ----------------------------------------------------------------------------------

    def parts(self, pair: Attribute) -> tuple[Attribute, Attribute]:
        """The types of the value and of the derivative."""
        assert isinstance(pair, PAIR_TYPES)
        if isinstance(pair, PointerPairType):
            shadow = shadow_type(pair.type)
            assert shadow is not None
            return pair.type, shadow
        found = self.conformances.differential(pair.type)
        assert found is not None
        return pair.type, found

    def flat(self, types: Iterable[Attribute]) -> list[Attribute]:
        """The types with pairs, and pairs of pairs, taken apart."""
        found: list[Attribute] = []
        for type in types:
            found += self.flat(self.parts(type)) if type.name in PAIRS else [type]
        return found

    def convert(self, type: Attribute) -> Attribute:
        """The type with tuples for pairs."""
        return replace_types(type, self._replace, self.known)

    def _replace(self, type: Attribute) -> Attribute | None:
        if type.name not in PAIRS:
            return None
        return TupleType([self.convert(part) for part in self.parts(type)])

    def _types(self, op: Operation) -> None:
        convert_operation(op, self._value, self.convert)

    def _value(self, value: SSAValue) -> None:
        if value.type.name not in PLAIN and (new := self.convert(value.type)) is not value.type:
            set_type(value, new)

    # Signatures -----------------------------------------------------------------------------

    def _separate(self, func: FuncOp) -> None:
        """Take the pairs in the signature apart, and in calls and returns inside."""
        type = func.function_type
        if mentions_types(type, PAIRS):
            inputs, outputs = self.flat(type.inputs), self.flat(type.outputs)
            self._argument_attributes(func, "arg_attrs", type.inputs.data)
            self._argument_attributes(func, "res_attrs", type.outputs.data)
            func.properties["function_type"] = FunctionType.from_lists(inputs, outputs)
            if func.body.blocks:
                self._arguments(func)
        for op in list(walk(func)):
            if op.name == "func.return":
                self._return(op)
            elif op.name == "func.call":
                self._call(op)

    def _argument_attributes(self, func: FuncOp, key: str, types: Sequence[Attribute]) -> None:
        given = func.properties.get(key)
        if isinstance(given, ArrayAttr):
            both = zip(cast("ArrayAttr[Attribute]", given), types, strict=True)
            spread = [one for one, type in both for _ in self.flat([type])]
            func.properties[key] = ArrayAttr(spread)

    def _arguments(self, func: FuncOp) -> None:
        block = func.body.blocks[0]
        b = Builder(block, block.first_op, func.location)
        for argument in list(block.args):
            if argument.type.name not in PAIRS:
                continue
            leaves: list[SSAValue] = []
            for at, type in enumerate(self.flat([argument.type])):
                new = block.insert_arg(type, argument.index)
                new.location = argument.location
                hint = argument.name_hint
                new.name_hint = f"{hint}_d" if hint and at else hint
                leaves.append(new)
            made = self._assemble(argument.type, iter(leaves), b)
            argument.replace_all_uses_with(made)
            block.erase_arg(argument)

    def _assemble(self, type: Attribute, leaves: Iterable[SSAValue], b: Builder) -> SSAValue:
        """A value of its leaves."""
        rest = iter(leaves)
        if type.name not in PAIRS:
            return next(rest)
        primal, diff = (self._assemble(part, rest, b) for part in self.parts(type))
        return b.value(MakePairOp(primal, diff, type))

    def _apart(self, values: Iterable[SSAValue], b: Builder) -> list[SSAValue]:
        """The leaves of values."""
        found: list[SSAValue] = []
        for value in values:
            if value.type.name in PAIRS:
                derivative = self.parts(value.type)[1]
                both = b.value(PrimalOp(value)), b.value(DiffOp(value, derivative))
                found += self._apart(both, b)
            else:
                found.append(value)
        return found

    def _return(self, op: Operation) -> None:
        if any(x.type.name in PAIRS for x in op.operands):
            b = Builder.at(op)
            b.emit(ReturnOp(*self._apart(op.operands, b)))
            erase(op)

    def _call(self, op: Operation) -> None:
        types = [r.type for r in op.results]
        if not any(t.name in PAIRS for t in (*types, *(x.type for x in op.operands))):
            return
        b = Builder.at(op)
        operands = self._apart(op.operands, b)
        call = b.emit(CallOp(cast(Any, op).callee, operands, self.flat(types)))
        call.attributes.update(op.attributes)
        rest = iter(call.results)
        for result in op.results:
            made = self._assemble(result.type, rest, b)
            made.name_hint = result.name_hint
            result.replace_all_uses_with(made)
        erase(op)

    # Operations -----------------------------------------------------------------------------

    def _fold(self, root: Operation) -> None:
        """Parts of pairs that are made here are what they are made of."""
        makes: list[Operation] = []
        for op in list(walk(root)):
            if op.name == "pair.make":
                makes.append(op)
            elif op.name in ("pair.primal", "pair.diff"):
                if (owner := defining_op(op.operands[0], "pair.make")) is not None:
                    replace(op, owner.operands[op.name == "pair.diff"])
        for op in reversed(makes):
            if op.results[0].first_use is None:
                erase(op)

    def _lower(self, op: Operation) -> None:
        b = Builder.at(op)
        result = op.results[0]
        if op.name == "pair.make":
            new = MakeOp(list(op.operands), result.type)
        else:
            new = GetOp(op.operands[0], "0" if op.name == "pair.primal" else "1", result.type)
        value = b.value(new)
        value.name_hint = result.name_hint
        result.replace_all_uses_with(value)
        erase(op)


_LOWERED = frozenset({"pair.make", "pair.primal", "pair.diff"})
"""Operations that this pass replaces."""


def _has_function_values(module: ModuleOp) -> bool:
    """True if functions are called by value, which fixes their types."""
    return any(op.name in ("func.constant", "func.call_indirect") for op in walk(module))


def _note_signature(func: FuncOp, records: Records, separate: bool) -> None:
    """Note what callers from outside see, before it changes."""
    if func.sym_visibility is None and SIGNATURE not in func.attributes:
        signature = records.signature(func.function_type, one_value=not separate)
        if signature != func.function_type:
            note_signature(func, signature)
