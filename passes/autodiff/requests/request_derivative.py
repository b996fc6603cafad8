"""Add a public function that requests a derivative: how derivatives are asked for from outside.

What each kind takes and returns is a row of `KINDS`; the body is one request, so everything else
happens where all requests are resolved.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, cast

from ad_opt.dialects.autodiff.autodiff import ARGUMENT_ACTIVITY, BwdDiffOp, FwdDiffOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean, one_of
from ad_opt.dialects.support.diagnostics.warnings import warn_at
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.symbols import fresh_name, name_of, referenced
from ad_opt.dialects.support.names.parameter_notes import DERIVATIVE, ParameterNote
from ad_opt.dialects.support.names.rust_names import SLICES
from ad_opt.passes.emit.emit import Emitter, is_float_like
from ad_opt.passes.tangents.module_tangents import conforming
from ad_opt.passes.tangents.tangent import cotangent_type, has_tangent, tangent_type
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
    TensorType,
    VectorType,
    i64,
)
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass

from .arguments.own_copies import with_own_copies, work_on_copies
from .arguments.pointer_parameters import comes_from_llvm, default_name, is_address, set_apart
from .maker import Kind, Make, Maker
from .request_made_buffers import made_buffers, vjp_with_made_buffers

Memory: TypeAlias = Literal["restored", "left", "discarded"]
"""Contents of arguments when reverse mode has run: as they were, as the function leaves them, or
anything."""


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
    trees) are constants, too; `named`, names of arguments that are constants, each of `function` or
    of one of the `others`, of which derivatives are asked for by the same names; `memory`, what is
    in the arguments of a reverse derivative afterwards: what was (`restored`), what the function
    leaves (`left`), or anything (`discarded`); `apart=true`, a promise that no two arguments share
    memory, shadows and tangents among them: `@f` says so too then (`llvm.noalias`); `copied`,
    positions of addresses of floats: the derivative is that of `@f` run on copies of these, whose
    sizes in bytes are further arguments (see `own_copies`), and of memrefs, which gradients copy;
    `extents` says how many elements there are behind addresses of floats, in integers that `@f`
    takes: `x=n*n`; `shadows=fresh` writes gradients of memrefs and of such arrays into shadows
    whatever is there, instead of adding to
    what is there (`given`).
    """

    name = "request-derivative"

    function: str
    kind: Kind = "grad"
    result: str = ""
    constant: tuple[int, ...] = ()
    width: int = 1
    explicit: bool = False
    named: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    memory: Memory = "restored"
    apart: bool = False
    copied: tuple[int, ...] = ()
    extents: tuple[str, ...] = ()
    shadows: Literal["given", "fresh"] = "given"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        primal = _find(op, self.function)
        if self.explicit:
            _forget_activities(primal)
        elif DERIVATIVE not in primal.attributes:  # a derivative says so of its arguments itself
            if any(map(is_address, primal.function_type.inputs)):
                from .arguments.integer_arrays import fix_integer_arrays

                fix_integer_arrays(primal)
        constant = {*self.constant, *_named_positions(op, primal, self.named, self.others)}
        if constant and not self.explicit:
            _require_some_left(primal, constant)
        if self.extents:
            from .arguments.fresh_shadows import declare_extents

            beside = _names_beside(op, self.others)
            declare_extents(primal, self.extents, _names_of(primal), beside)
        wanted = self.result
        if (self.apart or self.copied) and not wanted:
            names = {symbol for inner in op.ops if (symbol := name_of(inner)) is not None}
            wanted = unused_name(f"{self.function}_{self.kind}", self.kind, names, primal)
        function = _apart(op, primal) if self.apart else self.function
        inputs = primal.function_type.inputs.data
        buffers = [at for at in self.copied if isinstance(inputs[at], MemRefType)]
        if others := [at for at in self.copied if at not in buffers]:
            function = with_own_copies(op, _find(op, function), others).sym_name.data
        with conforming(op):
            made = add_request(op, function, self.kind, wanted, constant, self.width)
        if buffers:
            work_on_copies(op, made, _find(op, function), buffers)
        _say_memory(made, self.memory)
        if self.shadows == "fresh":
            from .arguments.fresh_shadows import begin_shadows

            begin_shadows(made, primal, self.kind)
        if self.apart:
            set_apart(made)


def _apart(module: ModuleOp, primal: FuncOp) -> str:
    """Say of a function that its arguments are apart; of a copy, if others may call it as well."""
    name = primal.sym_name.data
    if name in referenced(walk(module)):
        known = {symbol for op in module.ops if (symbol := name_of(op)) is not None}
        module.body.block.insert_op_after(copy := primal.clone(), primal)
        copy.properties["sym_name"] = StringAttr(fresh_name(f"{name}.apart", known))
        copy.properties["sym_visibility"] = StringAttr("private")
        primal = copy
    set_apart(primal)
    return primal.sym_name.data


def _say_memory(made: FuncOp, memory: Memory) -> None:
    """Say in a request what becomes of the memory of arguments."""
    words = {"left": "leave_memory", "discarded": "discard_memory"}
    for op in walk(made):
        if memory in words and op.name == "autodiff.bwd_diff":
            op.properties[words[memory]] = BoolAttr.from_bool(True)


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


def _named_positions(
    module: ModuleOp, primal: FuncOp, names: Iterable[str], others: Container[str]
) -> list[int]:
    """The positions of arguments by name; AD0704 for a name that neither this function has, nor one
    of the ``others``.
    """
    known, beside = _names_of(primal), _names_beside(module, others)
    for name in names:
        if name not in known and name not in beside:
            text = f"`@{primal.sym_name.data}` has no argument `{name}` that could be constant"
            hint = did_you_mean(name, known) or f"its arguments are {', '.join(known) or 'none'}"
            raise error_at(primal, "AD0704", text, help=hint)
    return [known.index(name) for name in names if name in known]


def _names_beside(module: ModuleOp, others: Container[str]) -> set[str]:
    """The names of the arguments of other functions."""
    functions = (one for one in _functions(module) if one.sym_name.data in others)
    return {name for one in functions for name in _names_of(one)}


def _names_of(function: FuncOp) -> list[str]:
    block = function.body.first_block
    return [default_name(at, arg.name_hint) for at, arg in enumerate(block.args)] if block else []


def _forget_activities(primal: FuncOp) -> None:
    if primal.arg_attrs is not None:
        primal.properties["arg_attrs"] = ArrayAttr(
            DictionaryAttr({k: v for k, v in one.data.items() if k != ARGUMENT_ACTIVITY})
            for one in primal.arg_attrs.data
        )


def _functions(module: ModuleOp) -> list[FuncOp]:
    return [cast(FuncOp, op) for op in module.ops if op.name == "func.func"]


def _with_bodies(module: ModuleOp) -> list[str]:
    return [one.sym_name.data for one in _functions(module) if not one.is_declaration]


def _find(module: ModuleOp, function: str) -> FuncOp:
    for op in module.ops:
        if op.name == "func.func" and cast(FuncOp, op).sym_name.data == function:
            return cast(FuncOp, op)
        if op.name == "llvm.func" and name_of(op) == function:
            message = f"`@{function}` is a function of the llvm dialect, which has no derivatives"
            raise error_at(op, "AD0703", message, help="run the pipeline `from-llvm` first")
    message = f"there is no function `@{function}` to differentiate"
    for op in module.ops:  # variadic functions, and such that take structs, become others
        if op.name == "func.func" and (name_of(op) or "").startswith(f"{function}."):
            raise error_at(op, "AD0703", message, help=f"it has become `@{name_of(op)}`: name that")
    known = _with_bodies(module)
    names = [name.strip() for name in function.split(",")]
    if len(names) > 1 and {*names} <= {*known}:
        raise error_at(
            None, "AD0703", message, help="ask for each by itself, as `--grad=f --grad=g` does"
        )
    raise error_at(None, "AD0703", message, help=one_of(function, known))


def _require_active(primal: FuncOp, words: Sequence[str], constant: frozenset[int]) -> None:
    """AD0705 if no argument can have a derivative, and not because the caller wants none."""
    if not constant and all(word == "const" for word in words):
        raise error_at(
            primal,
            "AD0705",
            f"`@{primal.sym_name.data}` has no argument with a derivative",
            help=SLICES
            if any(op.name == "llvm.inttoptr" for op in walk(primal))
            else "derivatives exist by floats and complex numbers, and by buffers and vectors of "
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


_OF_ITS_ELEMENT = (
    "; or return the element: run `return-scalars` on tensors first, or load it from the buffer"
)


def _holds_one(active: Sequence[Attribute]) -> bool:
    """True if one shaped value without dimensions is returned."""
    one = active[0] if len(active) == 1 else None
    return isinstance(one, MemRefType | TensorType) and not one.get_shape()


def _single_float(primal: FuncOp) -> Attribute:
    outputs = primal.function_type.outputs.data
    active = [type for type in outputs if has_tangent(type, primal)]
    if len(active) != 1 or not is_float_like(active[0]) or isinstance(active[0], VectorType):
        raise error_at(
            primal,
            "AD0705",
            f"`@{primal.sym_name.data}` must return exactly one float to have a gradient",
            help="use `vjp` or `jvp`" + (_OF_ITS_ELEMENT if _holds_one(active) else ""),
        )
    return active[0]


def _grad(
    module: ModuleOp, primal: FuncOp, name: str, constant: frozenset[int], *, value: bool = False
) -> FuncOp:
    output = _single_float(primal)
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
