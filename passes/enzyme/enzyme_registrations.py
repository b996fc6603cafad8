"""Enzyme's registrations: global variables whose names say what their functions are.

``void *__enzyme_register_gradient_f[] = {f, augmented, reverse}`` and the like. They become
attributes of functions, with a function in between where conventions differ, and go.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass

from ad_opt.dialects.autodiff.autodiff import (
    AUGMENTED,
    BACKWARD,
    FORWARD,
    INACTIVE,
    PRIMAL_SUBSTITUTE,
    StopGradientOp,
)
from ad_opt.dialects.llvm.addresses import symbol_at
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, error_at
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.diagnostics.warnings import warn_at
from ad_opt.dialects.support.ir.argument_attributes import told_to_llvm
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.queries import defining_op, each_once, last_of, walk
from ad_opt.dialects.support.ir.symbols import callee_name, fresh_name, name_of, named_by
from ad_opt.passes.ops.catalogue import is_function
from xdsl.dialects.arith import CmpfOp, SelectOp, SubfOp
from xdsl.dialects.builtin import DenseArrayBase, StringAttr, SymbolRefAttr, UnitAttr
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.dialects.llvm import LLVMFunctionType
from xdsl.ir import Attribute, Operation, SSAValue

from .enzyme_augmented_results import hand_on, keep_effects
from .enzyme_calls import is_pointer
from .enzyme_effects import MemoryFacts
from .enzyme_names import PREFIX, Names
from .enzyme_rules import FREE, Mismatch, shadows_among, write_forward, write_gradient
from .enzyme_structs import Parts, says_noundef


@dataclass
class Registration:
    """A global that registers something."""

    op: Operation
    name: str
    entries: list[str | None]
    """The symbols in it, in order."""
    facts: MemoryFacts

    @property
    def names(self) -> Names:
        """The symbols of the module."""
        return self.facts.names

    def error(self, message: str, help: str | None = None) -> DiagnosticError:
        """AD0983."""
        return error_at(self.op, "AD0983", f"`@{self.name}` {message}", help=help)

    def function(self, at: int) -> FuncOp:
        """The function of an entry."""
        name = self.entries[at] if at < len(self.entries) else None
        op = self.names.of.get(name) if name is not None else None
        if not isinstance(op, FuncOp):
            raise self.error(f"names no function at place {at}", "write { (void *)f, ... }")
        return op


# ------------------------------------------------------------------ what a global holds


def symbols_in(op: Operation) -> list[str | None]:
    """The symbols whose addresses a global holds, in order."""
    if not op.regions or not op.regions[0].blocks:
        return []
    last = op.regions[0].block.last_op
    if last is None or not last.operands:
        return []
    found: dict[int, str | None] = {}
    value: SSAValue = last.operands[0]
    while (owner := defining_op(value, "llvm.insertvalue")) is not None:
        position = owner.properties["position"]
        assert isinstance(position, DenseArrayBase)
        (at, *_) = position.get_values()
        found[int(at)] = symbol_at(owner.operands[1])
        value = owner.operands[0]
    if (single := symbol_at(value)) is not None:
        return [single]
    return [found.get(at) for at in range(max(found, default=-1) + 1)]


# ------------------------------------------------------------------ what they say


def _gradient(given: Registration) -> None:
    function = given.function(0)
    if len(given.entries) != 3:
        raise given.error("registers three functions", "write { f, augmented, reverse }")
    augmented, reverse = given.function(1), given.function(2)
    groups = _groups(given, function)
    try:
        shadows = shadows_among(function, augmented, groups)
        keeping, copies = keep_effects(function, augmented, shadows, given.facts)
        for copy in copies:
            _add(given, augmented, copy, copy.sym_name.data)
        made = write_gradient(function, keeping, reverse, given.names.of, groups)
    except Mismatch as wrong:
        raise given.error(wrong.reason, wrong.help) from None
    if any(is_pointer(t) for t in function.function_type.inputs) and _frees_below(
        reverse, given.names
    ):
        help = "free the tape in the reverse function itself"
        raise given.error("names a reverse function that frees memory in one that it calls", help)
    if made.late is not None:
        _add(given, reverse, made.late, made.late.sym_name.data)
    hand_on(keeping, made.augmented)
    _attach(given, function, made.augmented, AUGMENTED)
    _attach(given, function, made.backward, BACKWARD)


def _frees_below(function: FuncOp, names: Names) -> bool:
    """True if a function that ``function`` calls frees memory."""
    pending = [function]
    for one in each_once(pending):
        for op in walk(one):
            if op.name == FREE and one is not function:
                return True
            called = names.of.get(callee_name(op) or "")
            if isinstance(called, FuncOp):
                pending.append(called)
    return False


def _derivative(given: Registration) -> None:
    function = given.function(0)
    if len(given.entries) != 2:
        raise given.error("registers two functions", "write { f, derivative }")
    try:
        made = write_forward(function, given.function(1), _groups(given, function))
    except Mismatch as wrong:
        raise given.error(wrong.reason, wrong.help) from None
    _attach(given, function, made, FORWARD)


def _groups(given: Registration, function: FuncOp) -> list[range]:
    """The parameters of a function, those that are parts of one struct together."""
    module = given.op.parent_op()
    assert module is not None
    parts = Parts(function, says_noundef=says_noundef(module))
    groups = parts.groups()
    if any(not parts.is_sure(group.start) for group in groups):
        help = "pass structs of one or two numbers by their address"
        raise given.error("is about a function with structs in registers side by side", help)
    return groups


def _attach(given: Registration, function: FuncOp, made: FuncOp, attribute: str) -> None:
    """Put a function into the module and name it on the one whose derivative it is."""
    if attribute in function.attributes:
        raise given.error(f"is the second one of its kind for `@{function.sym_name.data}`")
    name = _add(given, function, made, f"{function.sym_name.data}.{attribute.partition('.')[2]}")
    function.attributes[attribute] = SymbolRefAttr(name)


def _add(given: Registration, behind: FuncOp, made: FuncOp, wanted: str) -> str:
    """Put a function behind another one; its name."""
    name = fresh_name(wanted, given.names.of)
    made.properties["sym_name"] = StringAttr(name)
    made.location = given.op.location
    block = behind.parent
    assert block is not None
    block.insert_op_after(made, behind)
    given.names.of[name] = made
    return name


def _inactive(given: Registration) -> None:
    for name in given.entries:
        op = given.names.of.get(name) if name is not None else None
        if op is None or not is_function(op):
            raise given.error("names something that is no function", "write { (void *)f }")
        op.attributes[INACTIVE] = UnitAttr()


def _inactive_global(given: Registration) -> None:
    for name in given.entries:
        op = given.names.of.get(name) if name is not None else None
        if op is None or op.name != "llvm.mlir.global":
            raise given.error("names something that is no global variable", "write { &x }")
        op.attributes[INACTIVE] = UnitAttr()


def _function_like(given: Registration) -> None:
    """``{f, "log"}``: the derivative of ``f`` is that of a function of the C library."""
    from ad_opt.passes.llvm.module_symbols import Symbols
    from ad_opt.passes.llvm.raising.functions import raise_function
    from ad_opt.passes.llvm.raising.libm import library_function

    function = given.function(0)
    text = _text(given)
    type = function.function_type
    module = given.op.parent_op()
    assert module is not None
    if len(type.outputs) != 1:
        raise given.error(f"says that `@{function.sym_name.data}` is like `{text}`")
    declared = _declaration(text, LLVMFunctionType(list(type.inputs), type.outputs.data[0]))
    call_type = declared.properties["function_type"]
    made = _caller(given, text, call_type)
    call = made.regions[0].block.first_op
    assert call is not None
    if library_function(text, call) is None:
        help = "register a gradient or a derivative for it"
        raise given.error(f"says that a function is like `{text}`, which is not known", help)
    symbols = Symbols(module)
    symbols.of.setdefault(text, declared)
    raised = raise_function(made, symbols)
    assert isinstance(raised, FuncOp)
    _attach(given, function, raised, PRIMAL_SUBSTITUTE)
    _keep_value(given, function, raised)


def _keep_value(given: Registration, function: FuncOp, like: FuncOp) -> None:
    """Make a function return what another one does, and keep its own derivative.

    ``like(x)`` becomes ``f(x) - (constant(like(x)) - like(x))``.
    """
    own = function.clone()
    del own.attributes[PRIMAL_SUBSTITUTE]
    own.attributes[INACTIVE] = UnitAttr()
    own.properties["sym_visibility"] = StringAttr("private")
    name = _add(given, function, own, f"{function.sym_name.data}.value")
    block = like.body.block
    ret = last_of(block)
    b = Builder(block, ret, given.op.location)
    (said,) = ret.operands
    outputs = list(function.function_type.outputs)
    value = b.value(CallOp(name, list(block.args), outputs))
    nothing = b.value(SubfOp(b.value(StopGradientOp(said)), said))
    zero = b.zero(said.type)
    finite = b.value(CmpfOp(nothing, zero, "oeq"))
    ret.operands[0] = b.value(SelectOp(finite, b.value(SubfOp(value, nothing)), value))


def _declaration(name: str, type: LLVMFunctionType) -> Operation:
    from xdsl.dialects.llvm import FuncOp as LLVMFuncOp
    from xdsl.dialects.llvm import LinkageAttr

    return LLVMFuncOp(name, type, LinkageAttr("external"))


def _caller(given: Registration, callee: str, type: Attribute) -> Operation:
    """A function of the llvm dialect that hands its arguments to another one."""
    from xdsl.dialects.llvm import FuncOp as LLVMFuncOp
    from xdsl.dialects.llvm import LinkageAttr
    from xdsl.ir import Block, Region

    assert isinstance(type, LLVMFunctionType)
    block = Block(arg_types=list(type.inputs))
    declared = CLASSES["llvm.call"]
    from xdsl.dialects.llvm import CallOp

    plain = CallOp(callee, *block.args, return_type=type.output)
    call = declared.create(
        operands=plain.operands, result_types=[type.output], properties=plain.properties
    )
    block.add_op(call)
    block.add_op(CLASSES["llvm.return"].create(operands=call.results))
    made = LLVMFuncOp(callee, type, LinkageAttr("internal"), body=Region([block]))
    made.location = given.op.location
    return made


def _text(given: Registration) -> str:
    """The string of the second entry."""
    name = given.entries[1] if len(given.entries) > 1 else None
    op = given.names.of.get(name) if name is not None else None
    value = op.properties.get("value") if op is not None else None
    if not isinstance(value, StringAttr):
        raise given.error("names no text at place 1", 'write { (void *)f, (void *)"log" }')
    return value.data.rstrip("\0")


def _nothing(given: Registration) -> None:
    """A hint about what is cheaper, or about a mode that is not there."""


def _refused(given: Registration) -> None:
    raise given.error("registers what is not supported", "write the allocation with malloc")


KINDS: dict[str, Callable[[Registration], None]] = {
    "register_gradient": _gradient,
    "register_derivative": _derivative,
    "register_splitderivative": _nothing,
    "inactivefn": _inactive,
    "inactivenoblockfn": _inactive,
    "inactive_global": _inactive_global,
    "nofree": _nothing,
    "shouldrecompute": _nothing,
    "no_escaping_allocation": _nothing,
    "function_like": _function_like,
    "allocation_like": _refused,
    "sparse_accumulate": _refused,
}
"""By what stands behind the prefix; the longest that fits counts."""


# ------------------------------------------------------------------ all of a module


def registrations(module: Operation, facts: MemoryFacts) -> Iterator[tuple[Registration, str]]:
    """The registrations of a module, with their kinds; AD0983 for one that is not known."""
    for op in list(module.regions[0].block.ops):
        name = name_of(op)
        if op.name != "llvm.mlir.global" or name is None:
            continue
        _, found, rest = name.partition(PREFIX)
        if not found:
            continue
        kind = max((one for one in KINDS if rest.startswith(one)), key=len, default=None)
        given = Registration(op, name, symbols_in(op), facts)
        if kind is None:
            known = [f"{PREFIX}{one}" for one in KINDS]
            raise given.error("registers something unknown", did_you_mean(name, known))
        yield given, kind


_WATCHED = frozenset({"register_gradient", "register_derivative", "inactivefn", "function_like"})
"""Kinds that say how calls of their first function are differentiated."""


def _warn_of_inlining(given: Registration, used: Container[str]) -> None:
    """Warn where a registration means no call: compilers inline small functions."""
    name = given.entries[0]
    if name is not None and name not in used:
        warn_at(
            given.op,
            "AD0983",
            f"`@{given.name}` is about `@{name}`, which nothing calls; where it was inlined, its "
            "body is differentiated",
            help="declare the function `__attribute__((noinline))`, or compile with "
            "-fno-inline-functions or at -O0",
        )


def _functions_in_use(module: Operation) -> set[str]:
    """Functions that are called, or whose address is taken, in functions."""
    found: set[str] = set()
    for function in module.regions[0].block.ops:
        if not is_function(function):
            continue
        for op in walk(function):
            name = callee_name(op) or named_by(op, "global_name")
            if name is not None:
                found.add(name)
    return found


def register(module: Operation, facts: MemoryFacts) -> list[str]:
    """Do what registrations say; the names of the globals that are done with."""
    done: list[str] = []
    used = _functions_in_use(module)
    for given, kind in registrations(module, facts):
        if not given.entries:
            raise given.error("holds nothing that is known here", "define it where it is declared")
        KINDS[kind](given)
        if kind in _WATCHED:
            _warn_of_inlining(given, used)
        done.append(given.name)
    return done


def mark_inactive(module: Operation) -> None:
    """Functions with LLVM's attribute ``"enzyme_inactive"``."""
    for op in module.regions[0].block.ops:
        if is_function(op) and "enzyme_inactive" in told_to_llvm(op):
            op.attributes[INACTIVE] = UnitAttr()
