"""``specialize-generics``: every use of a generic becomes a function for its arguments.

Needs verified interfaces and witness tables. Leaves no generic function and no generic struct, no
lookup in a witness that is known, and every associated type of a known type resolved. Generics stay
where ``iface.open`` may still ask for them: `devirtualize` removes those.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ad_opt.dialects.support.definitions.operation_rule import Rule
from ad_opt.dialects.support.ir.queries import attribute_of, walk
from ad_opt.dialects.support.ir.rewriting import erase_anyway
from ad_opt.dialects.types.attributes.type_parameters import is_abstract
from ad_opt.passes.tangents.declarations import last_of, ops_in, parameters_of, symbol_of
from ad_opt.passes.types.model.interfaces import is_closed, symbol_in
from ad_opt.passes.types.model.nested_modules import in_each
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from .instances import Instances

_ASKING = frozenset(
    {
        *("iface.generic", "iface.lookup", "iface.specialize", "iface.witness_of"),
        *("iface.pack_with", "autodiff.conforms", "autodiff.ref"),
    }
)
"""Operations that this pass is about."""


@dataclass(frozen=True)
class SpecializeGenericsPass(ModulePass):
    """Write a function for each combination of arguments that a generic is used with.

        iface.generic @twice [!iface.tparam<"T">, !iface.witness<@IAdd>] {
        ^bb0(%w: !iface.witness<@IAdd>):
          %add = iface.lookup %w "add" : !iface.witness<@IAdd>
            -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
          iface.body (!iface.tparam<"T">) -> !iface.tparam<"T"> {
          ^bb1(%a: !iface.tparam<"T">):
            %r = autodiff.invoke %add(%a, %a)
              : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
            iface.yield %r : !iface.tparam<"T">
          }
        }
        func.func @f(%x: f64) -> f64 {
          %t = iface.specialize @twice [f64, @f64_IAdd] : (f64) -> f64
          %y = autodiff.invoke %t(%x) : (f64) -> f64
          return %y : f64
        }
    becomes
        func.func private @twice.f64(%a: f64) -> f64 {
          %r = func.call @f64_add(%a, %a) : (f64, f64) -> f64
          return %r : f64
        }
        func.func @f(%x: f64) -> f64 {
          %y = func.call @twice.f64(%x) : (f64) -> f64
          return %y : f64
        }

    Generic structs become structs, their witness tables tables of those. Members are found in the
    table, in the tables of bases, among default implementations. Numbers become constants.

    Options: none.
    """

    name = "specialize-generics"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        in_each(op, self._apply)

    def _apply(self, op: ModuleOp) -> None:
        if not _concerns(op):
            return
        unchecked = any(map(_is_unchecked, walk(op)))
        instances = Instances(op)
        instances.rewrite_all()
        if unchecked:
            check_aggregates(op)
        # What is opened, and overloads that are not chosen yet, may use generics still.
        if not any(child.name in _LATER for child in walk(op)):
            erase_generics(op)


_BY_FIELDS = frozenset({"agg.make", "agg.get", "agg.set"})
"""Operations whose rules ask for the fields of a struct."""


def _is_unchecked(op: Operation) -> bool:
    """True if an operation works on fields of a struct that only types to come will tell."""
    if op.name not in _BY_FIELDS:
        return False
    type = op.results[0].type if op.name == "agg.make" else op.operands[0].type
    return type.name == "iface.assoc"


def check_aggregates(module: ModuleOp) -> None:
    """AD0881 where parts do not fit, which could not be seen before the types were known."""
    for op in walk(module):
        if op.name in _BY_FIELDS and not _is_unchecked(op):
            for rule in op.get_traits_of_type(Rule):
                rule.verify(op)


_LATER = frozenset({"iface.open", "autodiff.invoke_overload"})


def _concerns(module: ModuleOp) -> bool:
    """True if there is anything to specialise, or an associated type to resolve."""
    for op in walk(module):
        if op.name in _ASKING:
            return True
        if op.name in _DECLARATIONS:
            if parameters_of(op):
                return True
        elif op.name == "func.func":
            type = attribute_of(op, "function_type")
            if type is not None and is_abstract(type):
                return True
        elif any(is_abstract(result.type) for result in op.results):
            return True
    return False


def erase_generics(module: ModuleOp) -> None:
    """Erase what has parameters, and members that are generic: nothing looks them up any more."""
    names = {symbol_of(op) for op in module.body.block.ops if op.name == "iface.generic"}
    gone = {key for op in module.body.block.ops for key in _generic_members(op, names)}
    for op in list(module.body.block.ops):
        if op.name in _DECLARATIONS and _is_open(op):
            erase_anyway(op)
        elif op.name in ("iface.interface", "iface.witness_table"):
            for member in list(ops_in(op)):
                key = attribute_of(member, "sym_name") or attribute_of(member, "key")
                if key is not None and last_of(key).rpartition(".")[2] in gone:
                    erase_anyway(member)


_DECLARATIONS = ("iface.generic", "agg.struct_def", "iface.witness_table")


def _generic_members(op: Operation, names: set[str]) -> Iterator[str]:
    """The members that an interface or a table says to be one of these generics."""
    if op.name == "iface.interface":
        for member in ops_in(op):
            if symbol_in(attribute_of(member, "default")) in names:
                yield symbol_of(member)
    elif op.name == "iface.witness_table" and not _is_open(op):
        for entry in ops_in(op):
            if symbol_in(attribute_of(entry, "value")) in names:
                yield last_of(attribute_of(entry, "key"))


def _is_open(op: Operation) -> bool:
    type = attribute_of(op, "type") if op.name == "iface.witness_table" else None
    return bool(parameters_of(op)) or (type is not None and not is_closed(type))
