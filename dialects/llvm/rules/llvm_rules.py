"""Rules of operations of the llvm dialect, as upstream says.

See `operation_rules`. Types are in `signatures`; here are numbers that stand for words,
attributes, and what belongs together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from ad_opt.dialects.core.memref.memref_rules import OperationRule, numbers_of, require
from ad_opt.dialects.support.definitions.attribute_values import (
    ARRAY,
    NUMBER,
    TEXT,
    UNIT,
    Value,
    of,
)
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.dialects.support.ir.symbols import in_scope
from xdsl.dialects import llvm
from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    IntAttr,
    IntegerAttr,
    IntegerType,
    StringAttr,
    SymbolRefAttr,
    VectorType,
)
from xdsl.ir import Attribute, Operation

from ..attributes.parameter_trees import (
    LoopAnnotationAttr,
    MemoryEffectsAttr,
    ParameterTree,
    ZeroAttr,
)
from ..operations.memory import RMW_KINDS
from ..operations.syntax import ORDERINGS
from . import value_checks
from .signatures import SIGNATURES, is_compatible

# --- numbers that stand for words -------------------------------------------------------------

_ORDERS = frozenset(ORDERINGS.values()) | {0}
_NUMBERS: Mapping[str, frozenset[int]] = {
    "asm_dialect": frozenset(range(2)),
    "bin_op": frozenset(range(len(RMW_KINDS))),
    "failure_ordering": _ORDERS,
    "noWrapFlags": frozenset({0, 2, 3, 4, 5, 6, 7}),
    "ordering": _ORDERS,
    "overflowFlags": frozenset(range(4)),
    "success_ordering": _ORDERS,
    "unnamed_addr": frozenset(range(3)),
    "visibility_": frozenset(range(3)),
}
"""Properties that mean one thing wherever they stand, and their numbers."""

_NUMBERS_OF: Mapping[str, Mapping[str, frozenset[int]]] = {
    "llvm.comdat_selector": {"comdat": frozenset(range(5))},
    "llvm.fcmp": {"predicate": frozenset(range(16))},
    "llvm.icmp": {"predicate": frozenset(range(10))},
}


def _check_numbers(op: Operation) -> None:
    special = _NUMBERS_OF.get(op.name, {})
    for name, value in op.properties.items():
        known = special.get(name) or _NUMBERS.get(name)
        if known is not None and isinstance(value, IntegerAttr):
            number = value.value.data
            require(number in known, f"`{name}` has no value of number {number}")


# --- attributes -------------------------------------------------------------------------------


def _each(kind: type[Attribute]) -> Callable[[Attribute], bool]:
    return lambda value: (
        ARRAY.fits(value)
        and all(isinstance(item, kind) for item in cast("ArrayAttr[Attribute]", value))
    )


_TREES = Value("an array of attributes of the llvm dialect", _each(ParameterTree))
_DICTIONARIES = Value("an array of dictionaries", _each(DictionaryAttr))
_SYMBOL = of("a symbol", SymbolRefAttr)
_WEIGHTS = of("an array of numbers", DenseArrayBase)

_VALUES: Mapping[str, Value] = {
    **dict.fromkeys(("access_groups", "alias_scopes", "noalias_scopes", "tbaa"), _TREES),
    **dict.fromkeys(("arg_attrs", "res_attrs"), _DICTIONARIES),
    **dict.fromkeys(("alignment", "addr_space", "tls_model", *_NUMBERS), NUMBER),
    **dict.fromkeys(("garbageCollector", "section", "syncscope"), TEXT),
    **dict.fromkeys(("personality", "comdat"), _SYMBOL),
    **dict.fromkeys(("nontemporal", "cleanup", "dso_local", "thread_local_"), UNIT),
    "branch_weights": _WEIGHTS,
    "loop_annotation": of("#llvm.loop_annotation<…>", LoopAnnotationAttr),
    "memory_effects": of("#llvm.memory_effects<…>", MemoryEffectsAttr),
    "op_bundle_tags": Value("an array of strings", _each(StringAttr)),
    "uwtable_kind": of("#llvm.uwtableKind<…>", ParameterTree),
    "vscale_range": of("#llvm.vscale_range<…>", ParameterTree),
}
"""Properties of some operation of the llvm dialect, and what they hold."""


def _check_values(op: Operation) -> None:
    for name, value in op.properties.items():
        wanted = _VALUES.get(name)
        if wanted is not None and not (name == "comdat" and op.name == "llvm.comdat_selector"):
            # Metadata has long texts, so there is one only where it is wrong.
            if not wanted.fits(value):
                require(False, f"`{name}` must hold {wanted.words}, not {value}")


def _array(op: Operation, name: str) -> Sequence[Attribute]:
    return cast("ArrayAttr[Attribute]", op.properties[name]).data


def _check_parameters(op: Operation, arguments: int, results: int) -> None:
    """There is one dictionary for each argument and each result."""
    for name, wanted in (("arg_attrs", arguments), ("res_attrs", results)):
        if name in op.properties:
            given = len(_array(op, name))
            require(given == wanted, f"`{name}` has {given} dictionaries for {wanted}")


# --- calls and bundles ------------------------------------------------------------------------


def _bundles(op: Operation, operands: int) -> None:
    sizes = numbers_of(op, "op_bundle_sizes") if "op_bundle_sizes" in op.properties else ()
    tags = len(_array(op, "op_bundle_tags")) if "op_bundle_tags" in op.properties else 0
    require(tags == len(sizes), f"there are {tags} tags for {len(sizes)} bundles")
    fits = sum(sizes) == operands and all(size >= 0 for size in sizes)
    require(fits, f"the sizes of the bundles {list(sizes)} do not add up to {operands}")


def _segments(op: Operation, count: int) -> tuple[int, ...]:
    sizes = numbers_of(op, "operandSegmentSizes")
    fits = len(sizes) == count and sum(sizes) == len(op.operands) and min(sizes) >= 0
    require(fits, f"`operandSegmentSizes` {list(sizes)} is not that of {len(op.operands)} operands")
    return sizes


def _call(op: Operation) -> None:
    called, bundled = _segments(op, 2)
    _bundles(op, bundled)
    if op.name == "llvm.call":
        _check_call(op, called)


def _invoke(op: Operation) -> None:
    called, _, _, bundled = _segments(op, 4)
    _bundles(op, bundled)
    _check_call(op, called)


def _check_call(op: Operation, called: int) -> None:
    types = op.operand_types[:called]
    if "callee" not in op.properties:
        fits = bool(types) and isinstance(types[0], llvm.LLVMPointerType)
        require(fits, f"calls an address, not {types[0] if types else 'nothing'}")
        types = types[1:]
    _check_parameters(op, len(types), len(op.results))
    type = op.properties.get("var_callee_type")
    if type is None:
        return
    if not isinstance(type, llvm.LLVMFunctionType):
        return require(False, f"`var_callee_type` must be the type of a function, not {type}")
    wanted = [*type.inputs]
    fits = list(types[: len(wanted)]) == wanted and (len(types) == len(wanted) or type.is_variadic)
    require(fits, f"the arguments are not those of {type}")
    output = [] if isinstance(type.output, llvm.LLVMVoidType) else [type.output]
    require(list(op.result_types) == output, f"the result is not that of {type}")


def _assume(op: Operation) -> None:
    _bundles(op, len(op.operands) - 1)


# --- branches ---------------------------------------------------------------------------------


def _weights(op: Operation) -> None:
    if "branch_weights" in op.properties:
        given, wanted = len(numbers_of(op, "branch_weights")), len(op.successors)
        require(given == wanted, f"has {given} weights for {wanted} successors")


def _ways(op: Operation, name: str, operands: int, ways: int) -> None:
    """Check that so many operands are divided among so many successors."""
    sizes = numbers_of(op, name) if name in op.properties else ()
    fits = len(sizes) == ways and sum(sizes) == operands and all(size >= 0 for size in sizes)
    require(fits, f"`{name}` {list(sizes)} does not divide {operands} operands among {ways} ways")


def _cond_br(op: Operation) -> None:
    _segments(op, 3)
    _weights(op)


def _switch(op: Operation) -> None:
    sizes = _segments(op, 3)
    ways = len(op.successors) - 1
    if ways or "case_operand_segments" in op.properties:
        _ways(op, "case_operand_segments", sizes[2], ways)
    values: Any = op.properties.get("case_values")
    given = 0 if values is None else len(values)
    require(given == ways, f"has {given} values for {ways} cases")
    if values is not None:
        type, wanted = values.get_element_type(), op.operands[0].type
        require(type == wanted, f"cases of type {type} for a value of type {wanted}")
    _weights(op)


def _indirect_br(op: Operation) -> None:
    _ways(op, "indbr_operand_segments", len(op.operands) - 1, len(op.successors))


def _landingpad(op: Operation) -> None:
    require(bool(op.operands) or "cleanup" in op.properties, "has neither clauses nor `cleanup`")
    function = op.parent_op()
    if function is not None and function.name == "llvm.func":
        require("personality" in function.properties, "stands in a function without `personality`")


def _resume(op: Operation) -> None:
    """Check that what is thrown on is what any landing pad of the function gives."""
    region = op.parent_region()
    for block in region.blocks if region is not None else ():
        first = block.first_op
        if first is not None and first.name == "llvm.landingpad":
            given, wanted = op.operands[0].type, first.results[0].type
            require(given == wanted, f"throws {given} on where {wanted} has arrived")


# --- memory -----------------------------------------------------------------------------------

_WIDTHS = (8, 16, 32, 64, 128)


def _number(op: Operation, name: str) -> int:
    value = op.properties.get(name)
    return value.value.data if isinstance(value, IntegerAttr) else 0


def _atomic(op: Operation, type: Attribute, *wrong: str) -> None:
    order = _number(op, "ordering")
    if not order:
        return require("syncscope" not in op.properties, "has a scope but is not atomic")
    name = next(name for name, number in ORDERINGS.items() if number == order)
    require(name not in wrong, f"cannot be {name}")
    require("alignment" in op.properties, "is atomic and needs an alignment")
    width = type.width.data if isinstance(type, IntegerType) else None
    fits = not isinstance(type, VectorType) and not type.name.startswith("llvm.struct")
    fits = fits and type.name != "llvm.array" and width in (None, *_WIDTHS)
    require(fits, f"cannot be atomic with a value of type {type}")


def _load(op: Operation) -> None:
    _atomic(op, op.results[0].type, "release", "acq_rel")


def _store(op: Operation) -> None:
    _atomic(op, op.operands[0].type, "acquire", "acq_rel")


def _fence(op: Operation) -> None:
    order = _number(op, "ordering")
    require(order >= ORDERINGS["acquire"], "orders at least as `acquire` does")


def _atomic_rmw(op: Operation) -> None:
    require(_number(op, "ordering") >= ORDERINGS["monotonic"], "is `monotonic` at least")
    kind, type = RMW_KINDS[_number(op, "bin_op")], op.operands[1].type
    if kind.startswith("f"):
        inner = scalar_type(type)
        fits = not isinstance(inner, IntegerType | llvm.LLVMPointerType)
    elif kind == "xchg":
        fits = not isinstance(type, VectorType)
    else:
        fits = isinstance(type, IntegerType)
    require(fits, f"`{kind}` does not take a value of type {type}")
    if isinstance(type, IntegerType):
        require(type.width.data in _WIDTHS, f"cannot be atomic with a value of type {type}")


def _cmpxchg(op: Operation) -> None:
    _, expected, new = op.operand_types
    require(expected == new, f"compares {expected} with {new}")
    pair = op.results[0].type
    types = list(pair.types) if isinstance(pair, llvm.LLVMStructType) else []
    require(types == [new, IntegerType(1)], f"gives a struct of {new} and i1, not {pair}")
    for name in ("success_ordering", "failure_ordering"):
        require(_number(op, name) >= ORDERINGS["monotonic"], f"`{name}` is `monotonic` at least")
    failure = _number(op, "failure_ordering")
    wrong = (ORDERINGS["release"], ORDERINGS["acq_rel"])
    require(failure not in wrong, "`failure_ordering` cannot be release or acq_rel")


def _gep(op: Operation) -> None:
    indices = numbers_of(op, "rawConstantIndices")
    wanted = indices.count(llvm.GEP_USE_SSA_VAL)
    given = len(op.operands) - 1
    require(given == wanted, f"has {given} operands for {wanted} indices")


# --- symbols ----------------------------------------------------------------------------------


def _function(op: Operation) -> None:
    type = op.properties["function_type"]
    if not isinstance(type, llvm.LLVMFunctionType):
        return require(False, f"{type} is no type of a function")
    block = op.regions[0].first_block
    if block is not None:
        # Types are put into words where they are wrong only: there are many functions.
        if tuple(block.arg_types) != type.inputs.data:
            require(False, f"the arguments of the first block are not those of {type}")
    void = isinstance(type.output, llvm.LLVMVoidType)
    given = len(_array(op, "res_attrs")) if "res_attrs" in op.properties else 0
    _check_parameters(op, len(type.inputs), given if void and given < 2 else 1)


def _global(op: Operation) -> None:
    type = op.properties["global_type"]
    require(is_compatible(type), f"LLVM has no global of type {type}")
    require(_number(op, "addr_space") >= 0, "`addr_space` cannot be negative")
    if "alignment" in op.properties:
        number = _number(op, "alignment")
        require(number > 0 and not number & (number - 1), "`alignment` must be a power of 2")
    value = op.properties.get("value")
    if isinstance(value, StringAttr):
        value_checks.check_constant(value, type)
    for inner in op.regions[0].blocks:
        end = inner.last_op
        given = list(end.operand_types) if end is not None else []
        fits = end is None or end.name != "llvm.return" or given == [type]
        require(fits, f"the region must return a {type}")


def _alias(op: Operation) -> None:
    block = op.regions[0].first_block
    end = None if block is None else block.last_op
    types = list(end.operand_types) if end is not None and end.name == "llvm.return" else []
    fits = len(types) == 1 and isinstance(types[0], llvm.LLVMPointerType)
    require(fits, "the region must return a pointer")
    type = op.properties["alias_type"]
    require(is_compatible(type), f"LLVM has no global of type {type}")


def _address_of(op: Operation) -> None:
    name = op.properties["global_name"]
    named = in_scope(op, name) if isinstance(name, SymbolRefAttr) else None
    if named is None or named.name != "llvm.mlir.global" or op.parent_op() is None:
        return
    type = cast(llvm.LLVMPointerType, op.results[0].type)
    given = type.addr_space.data if isinstance(type.addr_space, IntAttr) else 0
    wanted = _number(named, "addr_space")
    require(given == wanted, f"an address in space {given} of a global in space {wanted}")


def _comdat_of(op: Operation) -> None:
    """A function or global belongs to a linker group that there is."""
    name = op.properties.get("comdat")
    if isinstance(name, SymbolRefAttr) and op.parent_op() is not None:
        require(in_scope(op, name) is not None, f"there is no linker group {name}")


def _structors(op: Operation) -> None:
    kind = op.name.removeprefix("llvm.mlir.global_")
    functions, priorities, data = (_array(op, name) for name in (kind, "priorities", "data"))
    fits = len(functions) == len(priorities) == len(data)
    require(fits, f"`{kind}`, `priorities` and `data` must have the same length")
    require(all(isinstance(x, SymbolRefAttr) for x in functions), f"`{kind}` are names")
    require(all(isinstance(x, IntegerAttr) for x in priorities), "`priorities` are integers")
    fits = all(isinstance(x, SymbolRefAttr | ZeroAttr) for x in data)
    require(fits, "`data` are names or `#llvm.zero`")


def _module_flags(op: Operation) -> None:
    for flag in _array(op, "flags"):
        fits = isinstance(flag, ParameterTree) and flag.name == "llvm.mlir.module_flag"
        require(fits, f"{flag} is no `#llvm.mlir.module_flag`")


def _no_arguments(op: Operation) -> None:
    require(not any(region.block.args for region in op.regions), "the region has no arguments")


def _return(op: Operation) -> None:
    parent = op.parent_op()
    if parent is None or parent.name != "llvm.func":
        return
    type = parent.properties.get("function_type")
    if not isinstance(type, llvm.LLVMFunctionType):
        return  # which the function itself says
    wanted = [] if isinstance(type.output, llvm.LLVMVoidType) else [type.output]
    if list(op.operand_types) != wanted:
        require(False, f"what is returned is no result of {type}")


_SPECIAL: Mapping[str, OperationRule] = {
    "atomicrmw": _atomic_rmw,
    "call": _call,
    "call_intrinsic": _call,
    "cmpxchg": _cmpxchg,
    "cond_br": _cond_br,
    "extractelement": value_checks.extract_element,
    "extractvalue": value_checks.extract_value,
    "fence": _fence,
    "func": _function,
    "getelementptr": _gep,
    "indirectbr": _indirect_br,
    "insertelement": value_checks.insert_element,
    "insertvalue": value_checks.insert_value,
    "intr.assume": _assume,
    **{
        f"intr.masked.{name}": value_checks.masked
        for name in ("gather", "load", "scatter", "store")
    },
    "intr.sincos": value_checks.sincos,
    "intr.vector.insert": value_checks.first_is_result,
    "intr.vector.interleave2": value_checks.interleave,
    "invoke": _invoke,
    "comdat": _no_arguments,
    "comdat_selector": _no_arguments,
    "landingpad": _landingpad,
    "load": _load,
    "mlir.constant": value_checks.constant,
    "mlir.addressof": _address_of,
    "mlir.alias": _alias,
    "mlir.global": _global,
    "mlir.global_ctors": _structors,
    "mlir.global_dtors": _structors,
    "module_flags": _module_flags,
    "resume": _resume,
    "return": _return,
    "sext": value_checks.resize,
    "store": _store,
    "switch": _switch,
    "zext": value_checks.resize,
}


def _check(op: Operation) -> None:
    """All that depends on one operation alone."""
    _check_numbers(op)
    _check_values(op)
    if op.name.startswith("llvm.intr."):
        _check_parameters(op, len(op.operands), len(op.results))
    if (signature := SIGNATURES.get(op.name)) is not None:
        signature.check(op)


def _rules(name: str) -> tuple[OperationRule, ...]:
    special = _SPECIAL.get(name.removeprefix("llvm."))
    around = (_comdat_of,) if name in ("llvm.func", "llvm.mlir.global") else ()
    return (_check, *around) if special is None else (_check, special, *around)


RULES: dict[str, tuple[OperationRule, ...]] = {
    name: _rules(name) for name in sorted({*SIGNATURES, *(f"llvm.{name}" for name in _SPECIAL)})
}
