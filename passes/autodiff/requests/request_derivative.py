"""Add a public function that requests a derivative: how derivatives are asked for from outside.

What each kind takes and returns is a row of `KINDS`; the body is one request, so everything else
happens where all requests are resolved.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal, TypeAlias, cast

from ad_opt.dialects.autodiff.autodiff import (
    ARGUMENT_ACTIVITY,
    SHADOW,
    ActivityAttr,
    BwdDiffOp,
    FwdDiffOp,
)
from ad_opt.dialects.support.diagnostics.diagnostic import did_you_mean, error_at
from ad_opt.dialects.support.diagnostics.warnings import warn_at
from ad_opt.dialects.support.ir.symbols import fresh_name, name_of
from ad_opt.dialects.support.names.parameter_notes import (
    DERIVATIVE,
    ParameterNote,
    parameter_notes,
    put_notes,
    result_names,
)
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import TYPE_TREE
from ad_opt.passes.emit.emit import Emitter, is_float_like
from ad_opt.passes.tangents.module_tangents import conforming
from ad_opt.passes.tangents.tangent import cotangent_type, has_tangent, shadow_type, tangent_type
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    AnyFloat,
    ArrayAttr,
    BoolAttr,
    DenseIntOrFPElementsAttr,
    DictionaryAttr,
    IntegerAttr,
    MemRefType,
    ModuleOp,
    StringAttr,
    UnitAttr,
    UnrankedMemRefType,
    VectorType,
    i64,
)
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass

from .pointer_parameters import (
    PASSED_ON,
    attributes_of,
    comes_from_llvm,
    fix_integer_arrays,
    note_of,
    set_attributes,
)
from .request_made_buffers import made_buffers, vjp_with_made_buffers

Kind: TypeAlias = Literal["grad", "value_and_grad", "jvp", "vjp", "hvp", "jacobian"]
Make: TypeAlias = "Callable[[ModuleOp, FuncOp, str, frozenset[int]], FuncOp]"


@dataclass(frozen=True)
class RequestDerivativePass(ModulePass):
    """Add `@f_<kind>`, a public function that requests a derivative of `@f`.

        func.func @f(%x: f64, %m: memref<?xf64>) -> f64
    gets, for `kind=grad`,
        func.func @f_grad(%x: f64, %m: memref<?xf64>, %dm: memref<?xf64>) -> f64 {
          %c = arith.constant 1.000000e+00 : f64
          %dx = autodiff.bwd_diff @f(%x, %m, %dm, %c) {activity = [active, dup], primal = false}
              : (f64, memref<?xf64>, memref<?xf64>, f64) -> f64
          return %dx : f64
        }

    Kinds (a buffer of floats is always followed by its shadow, in which gradients accumulate;
    an argument with the attribute `autodiff.activity = #autodiff.activity<const>` counts as
    constant):

    - `grad`: arguments -> a gradient for each float argument; `@f` returns one float, and
      integers beside it
    - `value_and_grad`: the results first
    - `vjp`: arguments, then a cotangent for each float result -> results, gradients; buffers that
      the function makes and returns have cotangents too, see `request_made_buffers`
    - `jvp`: each differentiable argument followed by its tangent -> results, tangents
    - `hvp`: the arguments of `grad`, each differentiable one followed by its direction
      -> gradients, then products of the Hessian with the direction; adds `@f_grad` too
    - `jacobian`: float arguments of one type -> results, then for each float result a vector of
      its derivatives by each argument

    Options: `function`, its symbol; `kind`; `result`, the new function's symbol, by default
    `f_<kind>`, with a number behind it where the program has that; `constant`,
    positions of arguments that are constants: they have no shadow, tangent or gradient. A buffer
    among them must hold nothing that depends on the others; `width`, the number of directions of
    `jvp`: a tangent is a vector of as many; `explicit=true` forgets what attributes of arguments
    say, so that `constant` alone decides; otherwise addresses of integers only (by their type
    trees) are constants, too; `named`, names of arguments that are constants.
    """

    name = "request-derivative"

    function: str
    kind: Kind = "grad"
    result: str = ""
    constant: tuple[int, ...] = ()
    width: int = 1
    explicit: bool = False
    named: tuple[str, ...] = ()

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        primal = _find(op, self.function)
        if self.explicit:
            _forget_activities(primal)
        elif DERIVATIVE not in primal.attributes:  # a derivative says so of its arguments itself
            fix_integer_arrays(primal)
        constant = {*self.constant, *_named_positions(primal, self.named)}
        if constant and not self.explicit:
            _require_some_left(primal, constant)
        with conforming(op):
            add_request(op, self.function, self.kind, self.result, constant, self.width)


def add_request(
    module: ModuleOp,
    function: str,
    kind: Kind,
    name: str = "",
    constant: Iterable[int] = (),
    width: int = 1,
) -> FuncOp:
    """Add the function that requests ``kind`` of derivative of ``@function``."""
    primal = _find(module, function)
    known = {symbol for op in module.ops if (symbol := name_of(op)) is not None}
    if name in known:
        raise error_at(primal, "AD0704", f"there already is a symbol `@{name}`")
    wanted = name or unused_name(f"{function}_{kind}", kind, known, primal)
    fixed = _positions(primal, constant)
    if width == 1:
        made = KINDS[kind](module, primal, wanted, fixed)
    elif kind == "jvp" and width > 1:
        made = _jvp(module, primal, wanted, fixed, width)
    else:
        raise error_at(primal, "AD0704", f"`{kind}` cannot have the width {width}")
    module.body.block.insert_op_after(made, primal)
    _mark(made, primal, kind)
    return made


def _mark(made: FuncOp, primal: FuncOp, kind: str) -> None:
    """Say in a program that comes from LLVM IR what a function is."""
    if comes_from_llvm(primal):
        made.attributes[DERIVATIVE] = StringAttr(f"{kind} of {primal.sym_name.data}")


def unused_name(
    wanted: str, kind: str, taken: Container[str], primal: Operation | None = None
) -> str:
    """The name of a derivative that nobody has named; a warning where it is not ``wanted``."""
    name = fresh_name(wanted, taken)
    if name != wanted:
        text = f"the program has a `@{wanted}`; the function for `{kind}` is called `@{name}`"
        warn_at(primal, "AD0854", text, help=f"rename `@{wanted}` if that one is meant")
    return name


def _named_positions(primal: FuncOp, names: Iterable[str]) -> list[int]:
    """The positions of arguments by name; AD0704 where there is none."""
    block = primal.body.first_block
    known = [default_name(at, arg.name_hint) for at, arg in enumerate(block.args)] if block else []
    for name in names:
        if name not in known:
            text = f"`@{primal.sym_name.data}` has no argument `{name}` that could be constant"
            hint = did_you_mean(name, known) or f"its arguments are {', '.join(known) or 'none'}"
            raise error_at(primal, "AD0704", text, help=hint)
    return [known.index(name) for name in names]


def default_name(at: int, given: str | None) -> str:
    """Return the name of an argument in headers and on the command line."""
    return given or f"x{at}"


def _forget_activities(primal: FuncOp) -> None:
    if primal.arg_attrs is not None:
        primal.properties["arg_attrs"] = ArrayAttr(
            DictionaryAttr({k: v for k, v in one.data.items() if k != ARGUMENT_ACTIVITY})
            for one in primal.arg_attrs.data
        )


def _names(module: ModuleOp) -> list[str]:
    return [cast(FuncOp, op).sym_name.data for op in module.ops if op.name == "func.func"]


def _find(module: ModuleOp, function: str) -> FuncOp:
    for op in module.ops:
        if op.name == "func.func" and cast(FuncOp, op).sym_name.data == function:
            return cast(FuncOp, op)
    raise error_at(
        None,
        "AD0703",
        f"there is no function `@{function}` to differentiate",
        help=did_you_mean(function, _names(module)),
    )


def _require_active(primal: FuncOp, words: Sequence[str], constant: frozenset[int]) -> None:
    """AD0705 if no argument can have a derivative, and not because the caller wants none."""
    if not constant and all(word == "const" for word in words):
        raise error_at(
            primal,
            "AD0705",
            f"`@{primal.sym_name.data}` has no argument with a derivative",
            help="derivatives exist by floats and complex numbers, and by buffers and vectors of "
            "them",
        )


def _require_some_left(primal: FuncOp, constant: Container[int]) -> None:
    """AD0705 if the caller makes a constant of every argument that could have a derivative."""
    inputs = enumerate(primal.function_type.inputs.data)
    active = [at for at, type in inputs if has_tangent(type, primal)]
    if active and all(at in constant for at in active):
        raise error_at(
            primal,
            "AD0705",
            f"every argument of `@{primal.sym_name.data}` that has a derivative is constant, "
            "so there is nothing to differentiate by",
            help="leave one of them out of `constant`",
        )


def _positions(primal: FuncOp, constant: Iterable[int]) -> frozenset[int]:
    count = len(primal.function_type.inputs.data)
    for at in constant:
        if not 0 <= at < count:
            raise error_at(
                primal,
                "AD0704",
                f"`@{primal.sym_name.data}` has no argument {at} that could be constant",
                help=f"its arguments are 0 to {count - 1}" if count else "it has no arguments",
            )
    return frozenset(constant)


# ------------------------------------------------------------------ signatures


class Maker:
    """A new function around one request."""

    def __init__(self, primal: FuncOp, name: str, constant: frozenset[int]):
        self.primal = primal
        self.constant = constant
        self.inputs = primal.function_type.inputs.data
        self.outputs = primal.function_type.outputs.data
        self.name = name
        self.block = Block()
        self.em = Emitter(self.block, None, primal.location)
        self.notes: list[ParameterNote] = []
        """About the arguments made so far."""
        self._given: list[dict[str, Attribute]] = []
        """The attributes of these arguments."""
        self._places: dict[int, int] = {}
        """Positions of the function's arguments among those of the new one."""
        self.result_names: list[str] = []

    def is_constant(self, at: int) -> bool:
        """True if an argument has no derivative: by its type, or because its attribute says so."""
        if not has_tangent(self.inputs[at], self.primal):
            return True
        attributes = self.primal.arg_attrs.data if self.primal.arg_attrs is not None else ()
        given = attributes[at].data.get(ARGUMENT_ACTIVITY) if attributes else None
        if given is None:
            return False
        if not isinstance(given, ActivityAttr):
            text = f"argument {at} of `@{self.primal.sym_name.data}` has an `{ARGUMENT_ACTIVITY}` "
            help = f"write `{ARGUMENT_ACTIVITY} = #autodiff.activity<const>`"
            raise error_at(self.primal, "AD0704", f"{text}that is no activity: {given}", help=help)
        return given.data == "const"

    def argument(
        self, type: Attribute, hint: str | None = None, note: ParameterNote | None = None
    ) -> SSAValue:
        """One more argument of the new function."""
        value = self.block.insert_arg(type, len(self.block.args))
        value.location = self.primal.location
        value.name_hint = hint
        self.notes.append(note or ParameterNote())
        self._given.append({})
        return value

    def primal_argument(self, at: int) -> SSAValue:
        """An argument of the function as one of the new function."""
        note = note_of(self.primal, at)
        if note.of is not None and note.role != "cotangent":
            note = replace(note, of=self._places[note.of])
        self._places[at] = len(self.notes)
        value = self.argument(self.inputs[at], self.hint(at), note)
        if self.from_llvm:
            known = attributes_of(self.primal, at)
            self._given[-1] = {name: known[name] for name in PASSED_ON if name in known}
        fixed = at in self.constant or self.is_constant(at)
        if fixed and has_tangent(self.inputs[at], self.primal):
            self._given[-1][ARGUMENT_ACTIVITY] = ActivityAttr("const")
        return value

    def companion(self, at: int, type: Attribute, role: str) -> SSAValue:
        """The shadow or tangent of the argument that was made last."""
        known = self.notes[-1]
        note = ParameterNote(role, len(self.notes) - 1, known.element)
        again = role == "tangent" and bool(parameter_notes(self.primal))
        name = f"{self.hint(at)}_tangent" if again else self.hint(at, "d")
        value = self.argument(type, name, note)
        if (tree := self._given[-2].get(TYPE_TREE)) is not None:
            self._given[-1][TYPE_TREE] = tree
        if isinstance(type, MemRefType | UnrankedMemRefType) and is_float_like(type.element_type):
            self._given[-1][SHADOW] = UnitAttr()
        return value

    def result_name(self, at: int) -> str:
        """Return the name of a result of the function."""
        known = result_names(self.primal)
        if known and known[at]:
            return known[at]
        return "value" if len(self.outputs) == 1 else f"value{at}"

    def name_tangents(self, primal: FuncOp) -> None:
        """Results are followed by their tangents."""
        names = [self.result_name(at) for at in range(len(self.outputs))]
        active = [
            f"{name}_tangent"
            for name, type in zip(names, self.outputs, strict=True)
            if has_tangent(type, primal)
        ]
        self.result_names += [*names, *active]

    @cached_property
    def from_llvm(self) -> bool:
        """True if the function was LLVM IR."""
        return comes_from_llvm(self.primal)

    def hint(self, at: int, prefix: str = "") -> str | None:
        """The name of an argument of the function, with a prefix."""
        block = self.primal.body.first_block
        name = block.args[at].name_hint if block is not None else None
        if self.from_llvm:
            name = default_name(at, name)
        return prefix + name if name else None

    def finish(self, results: Sequence[SSAValue]) -> FuncOp:
        """The function, which returns ``results``."""
        self.em.emit(ReturnOp(*results))
        types = ([a.type for a in self.block.args], [r.type for r in results])
        func = FuncOp(self.name, types, Region(self.block))
        func.location = self.primal.location
        if self.from_llvm:
            names = [self.result_names.pop(0) if self.result_names else "" for _ in results]
            put_notes(func, self.notes, names)
        set_attributes(func, self._given)
        return func

    def reverse_arguments(self) -> tuple[list[SSAValue], list[str]]:
        """Arguments in order, buffers followed by shadows, and the activity of each."""
        operands: list[SSAValue] = []
        words: list[str] = []
        for at, type in enumerate(self.inputs):
            operands.append(self.primal_argument(at))
            if at in self.constant:
                words.append("const")
                continue
            shadow = shadow_type(type, self.primal)
            if self.is_constant(at):
                words.append("const")
            elif shadow is not None:
                operands.append(self.companion(at, shadow, "shadow"))
                words.append("dup")
            else:
                words.append("active")
        return operands, words

    def gradients(self) -> list[Attribute]:
        """The types of the gradients that are returned."""
        found: list[Attribute] = []
        for at, type in enumerate(self.inputs):
            if at in self.constant or self.is_constant(at):
                continue
            cotangent = cotangent_type(type, self.primal)
            if cotangent is not None and shadow_type(type) is None:
                found.append(cotangent)
                self.result_names.append(self.hint(at, "d") or "")
        return found


def _single_float(primal: FuncOp, kind: str) -> Attribute:
    outputs = primal.function_type.outputs.data
    active = [type for type in outputs if has_tangent(type, primal)]
    if len(active) != 1 or not is_float_like(active[0]) or isinstance(active[0], VectorType):
        raise error_at(
            primal,
            "AD0705",
            f"`@{primal.sym_name.data}` must return exactly one float to have a {kind}",
            help="use `vjp` or `jvp`",
        )
    return active[0]


def _grad(
    module: ModuleOp, primal: FuncOp, name: str, constant: frozenset[int], *, value: bool = False
) -> FuncOp:
    output = _single_float(primal, "gradient")
    maker = Maker(primal, name, constant)
    operands, words = maker.reverse_arguments()
    _require_active(primal, words, constant)
    operands.append(maker.em.constant(1.0, output))
    kept = maker.outputs if value else ()
    maker.result_names += [maker.result_name(at) for at in range(len(kept))]
    results = [*kept, *maker.gradients()]
    keep = BoolAttr.from_bool(value)
    request = BwdDiffOp(primal.sym_name.data, operands, results, words, primal=keep)
    return maker.finish(maker.em.emit(request).results)


def _value_and_grad(
    module: ModuleOp, primal: FuncOp, name: str, constant: frozenset[int]
) -> FuncOp:
    return _grad(module, primal, name, constant, value=True)


def _vjp(module: ModuleOp, primal: FuncOp, name: str, constant: frozenset[int]) -> FuncOp:
    maker = Maker(primal, name, constant)
    if made := made_buffers(primal):
        return vjp_with_made_buffers(maker, made)
    operands, words = maker.reverse_arguments()
    for at, type in enumerate(maker.outputs):
        cotangent = cotangent_type(type, primal)
        if cotangent is not None:
            name = maker.result_name(at)
            hint = f"d{name}" if maker.from_llvm else None
            operands.append(maker.argument(cotangent, hint, ParameterNote("cotangent", at)))
        maker.result_names.append(maker.result_name(at))
    results = [*maker.outputs, *maker.gradients()]
    request = BwdDiffOp(primal.sym_name.data, operands, results, words)
    return maker.finish(maker.em.emit(request).results)


def _jvp(
    module: ModuleOp, primal: FuncOp, name: str, constant: frozenset[int], width: int = 1
) -> FuncOp:
    maker = Maker(primal, name, constant)
    operands: list[SSAValue] = []
    words: list[str] = []
    for at, type in enumerate(maker.inputs):
        operands.append(maker.primal_argument(at))
        active = at not in constant and not maker.is_constant(at)
        words.append("dup" if active else "const")
        if active:
            operands.append(maker.companion(at, tangent_type(type, primal, width), "tangent"))
    maker.name_tangents(primal)
    tangents = [
        tangent_type(type, primal, width) for type in maker.outputs if has_tangent(type, primal)
    ]
    results = [*maker.outputs, *tangents]
    lanes = IntegerAttr(width, i64)
    request = FwdDiffOp(primal.sym_name.data, operands, results, words, width=lanes)
    return maker.finish(maker.em.emit(request).results)


def _hvp(module: ModuleOp, primal: FuncOp, name: str, constant: frozenset[int]) -> FuncOp:
    wanted = _grad(module, primal, "", constant)
    _mark(wanted, primal, "grad")
    present = next((op for op in module.ops if _is_same(op, wanted)), None)
    if present is None:
        present = add_request(module, primal.sym_name.data, "grad", "", constant)
    return _jvp(module, cast(FuncOp, present), name, frozenset())


def _is_same(op: Operation, wanted: FuncOp) -> bool:
    """True if an operation is a function by another name."""
    if not isinstance(op, FuncOp):
        return False
    wanted.properties["sym_name"] = op.sym_name
    return op.is_structurally_equivalent(wanted)


def _jacobian(module: ModuleOp, primal: FuncOp, name: str, constant: frozenset[int]) -> FuncOp:
    maker = Maker(primal, name, constant)
    active = [t for at, t in enumerate(maker.inputs) if at not in constant]
    types = {type for type in active if has_tangent(type, primal)}
    if len(types) != 1 or not all(is_float_like(t) and t.name != "vector" for t in types):
        raise error_at(
            primal,
            "AD0705",
            f"the Jacobian of `@{primal.sym_name.data}` needs float arguments, all of one type",
            help="use `jvp` or `vjp` for one row or column at a time",
        )
    width = sum(type in types for type in active)
    maker.name_tangents(primal)
    operands: list[SSAValue] = []
    words: list[str] = []
    for at, type in enumerate(maker.inputs):
        operands.append(maker.primal_argument(at))
        given = type in types and at not in constant
        words.append("dup" if given else "const")
        if given:
            operands.append(_unit(maker.em, type, words.count("dup") - 1, width))
    tangents = [
        tangent_type(type, primal, width) for type in maker.outputs if has_tangent(type, primal)
    ]
    request = FwdDiffOp(
        primal.sym_name.data,
        operands,
        [*maker.outputs, *tangents],
        words,
        width=IntegerAttr(width, i64),
    )
    return maker.finish(maker.em.emit(request).results)


def _unit(em: Emitter, type: Attribute, at: int, width: int) -> SSAValue:
    """The direction of one argument."""
    if width == 1:
        return em.constant(1.0, type)
    assert isinstance(type, AnyFloat)
    vector = VectorType(type, [width])
    numbers = [float(lane == at) for lane in range(width)]
    return em.value(arith.ConstantOp(DenseIntOrFPElementsAttr.from_list(vector, numbers)))


KINDS: dict[str, Make] = {
    "grad": _grad,
    "value_and_grad": _value_and_grad,
    "vjp": _vjp,
    "jvp": _jvp,
    "hvp": _hvp,
    "jacobian": _jacobian,
}
"""Makers of the request for each kind of derivative."""
