"""Derivatives of types: answers of `Conformances`, and synthesized conformances."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.tangents.conformances import Conformances
from ad_opt.passes.tangents.tangent_registry import NoTangentType
from ad_opt.passes.types.conformance.synthesized_methods import MethodWriter
from ad_opt.passes.types.conformance.type_dictionary import TypeDictionary
from ad_opt.passes.types.differentials.differential_arithmetic import DifferentialArithmetic
from ad_opt.passes.types.differentials.expand_differentials import expand_differentials
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Attribute, SSAValue
from xdsl.parser import Parser

import ad_opt

DECLARATIONS = """
agg.struct_def @Floats { agg.field @x : f32  agg.field @v : vector<2xf64> }
agg.struct_def @Mixed { agg.field @f : !agg.struct<@Floats>  agg.field @n : i32 }
agg.struct_def @Partly { agg.field @x : f64  agg.field @y : f64 no_diff }
agg.struct_def @Numbers { agg.field @n : i64  agg.field @m : memref<?xi32> }
agg.struct_def @D { agg.field @z : f64 }
agg.struct_def @Custom { agg.field @x : f64 deriv @D::@z  agg.field @y : f64 no_diff }
agg.struct_def @Box [!iface.tparam<"T">] { agg.field @t : !iface.tparam<"T"> }
agg.struct_def @Sized [!iface.vparam<"N", i32>] {
  agg.field @a : !agg.array<!iface.vparam<"N", i32>, f64>
}
agg.struct_def @Nested { agg.field @b : !agg.struct<@Box, [!agg.struct<@Mixed>]> }
agg.struct_def @Held { agg.field @p : !llvm.ptr  agg.field @x : f64 }
iface.interface @IShape extends [@IDifferentiable] {}
iface.interface @IRound extends [@IShape] {}
iface.interface @IName {}
iface.witness_table @Mixed_IShape : @IShape for !agg.struct<@Mixed> {}
iface.witness_table @f32_IShape : @IShape for f32 {}
"""


def parsed(text: str, passes: str = "") -> ModuleOp:
    ctx = make_context()
    module = parse_module(ctx, text, "f.mlir")
    if passes:
        PassManager.parse(ctx, passes).run(module)
    module.verify()
    return module


def type_of(text: str) -> Attribute:
    return Parser(make_context(), text).parse_type()


@pytest.fixture(scope="module")
def conformances() -> Conformances:
    return Conformances.of(parsed(DECLARATIONS, "synthesize-conformances"))


ITSELF = (
    *("f16", "bf16", "f32", "f64", "complex<f32>", "vector<3xf64>", "vector<2x2xf32>"),
    *("!agg.struct<@Floats>", "!agg.struct<@Mixed.Differential>", "!agg.array<2, f64>"),
    *("!agg.optional<f64>", "!pair.user<f64>", "!pair.pair<f32>", "!iface.any<@IDifferentiable>"),
    '!iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">',
)
NOTHING = (
    *(
        "i1",
        "i64",
        "index",
        "() -> f64",
        "none",
        "memref<2xf64>",
        "!autodiff.none",
        "vector<2xi32>",
    ),
    *("!agg.struct<@Numbers>", "!agg.array<3, i8>", "!agg.tuple<[i32]>", "!agg.optional<i1>"),
    *(
        "!iface.any<@IName>",
        "!iface.witness<@IShape>",
        "!pair.user<i32>",
        "!pair.ptr<memref<2xf64>>",
    ),
    "!autodiff.attributed<f64, #autodiff.no_diff>",
)
OTHERS = {
    "!agg.struct<@Mixed>": "!agg.struct<@Mixed.Differential>",
    "!agg.struct<@Partly>": "!agg.struct<@Partly.Differential>",
    "!agg.struct<@Custom>": "!agg.struct<@D>",
    "!agg.array<2, !agg.struct<@Mixed>>": "!agg.array<2, !agg.struct<@Mixed.Differential>>",
    "!agg.tuple<[i32, f64, !agg.struct<@Partly>]>": (
        "!agg.tuple<[f64, !agg.struct<@Partly.Differential>]>"
    ),
    "!agg.optional<!agg.struct<@Custom>>": "!agg.optional<!agg.struct<@D>>",
    "!pair.user<!agg.struct<@Custom>>": "!pair.user<!agg.struct<@D>>",
    "!iface.any<@IShape>": "!iface.any<@IDifferentiable>",
    "!iface.any<@IRound>": "!iface.any<@IDifferentiable>",
    '!iface.tparam<"T">': '!iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">',
    "!agg.struct<@Box, [f32]>": "!agg.struct<@Box.Differential, [f32]>",
    "!agg.struct<@Sized, [3 : i32]>": "!agg.struct<@Sized, [3 : i32]>",
    "tuple<f64, i32>": "tuple<f64>",
}


@pytest.mark.parametrize("text", ITSELF)
def test_types_that_are_their_own_differential(conformances: Conformances, text: str) -> None:
    type = type_of(text)
    assert conformances.differential(type) == type


@pytest.mark.parametrize("text", NOTHING)
def test_types_without_derivatives(conformances: Conformances, text: str) -> None:
    assert conformances.differential(type_of(text)) is None


@pytest.mark.parametrize("text", OTHERS)
def test_types_with_another_differential(conformances: Conformances, text: str) -> None:
    differential = conformances.differential(type_of(text))
    assert differential == type_of(OTHERS[text])
    assert differential is not None
    assert conformances.differential(differential) == differential  # its own, always


def test_fields_of_instances_have_the_arguments_put_in(conformances: Conformances) -> None:
    (field,) = conformances.fields(type_of("!agg.struct<@Box, [!agg.struct<@Mixed>]>"))
    assert field.type == type_of("!agg.struct<@Mixed>")
    (field,) = conformances.fields(type_of("!agg.struct<@Box.Differential, [!agg.struct<@Mixed>]>"))
    assert field.type == type_of("!agg.struct<@Mixed.Differential>")
    (field,) = conformances.fields(type_of("!agg.struct<@Nested.Differential>"))
    assert field.type == type_of("!agg.struct<@Box.Differential, [!agg.struct<@Mixed>]>")


def test_associations(conformances: Conformances) -> None:
    assert conformances.association("Mixed", "f") == "f"
    assert conformances.association("Mixed", "n") is None
    assert conformances.association("Custom", "x") == "z"
    assert conformances.association("Custom", "y") is None


def test_interfaces_and_implementers(conformances: Conformances) -> None:
    assert conformances.interfaces_extended("IRound") == ("IShape", "IDifferentiable")
    assert conformances.interfaces_extended("IName") == ()
    names = [symbol for symbol, _ in conformances.implementers("IShape")]
    assert names == ["Mixed_IShape", "f32_IShape"]
    assert conformances.witness(type_of("f32"), "IDifferentiable") == "f32_IDiff"
    assert conformances.witness(type_of("f64"), "IDifferentiable") is None


def test_ids_of_an_interface_give_the_order() -> None:
    text = DECLARATIONS.replace(
        "@IShape extends [@IDifferentiable] {}",
        "@IShape extends [@IDifferentiable] attributes "
        "{iface.ids = [@f32_IShape, @Mixed_IShape]} {}",
    )
    found = Conformances.of(parsed(text)).implementers("IShape")
    assert [symbol for symbol, _ in found] == ["f32_IShape", "Mixed_IShape"]


def test_unsynthesised_types_are_not_guessed() -> None:
    conformances = Conformances.of(parsed(DECLARATIONS))
    with pytest.raises(NoTangentType):
        conformances.differential(type_of("!agg.struct<@Mixed>"))
    assert conformances.differential(type_of("!agg.struct<@Numbers>")) is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("!agg.struct<@Held>", "holds an address"),
        ("!agg.array<2, !agg.struct<@Held>>", "holds an address"),
        ("!agg.struct<@Nobody>", "no struct @Nobody"),
        ("!agg.struct<@Box>", "takes 1 parameters"),
    ],
)
def test_unknown_types_say_why(conformances: Conformances, text: str, reason: str) -> None:
    with pytest.raises(NoTangentType) as caught:
        conformances.differential(type_of(text))
    assert reason in caught.value.reason


def test_generic_struct_of_a_type_without_derivatives(conformances: Conformances) -> None:
    with pytest.raises(NoTangentType) as caught:
        conformances.fields(type_of("!agg.struct<@Box.Differential, [i32]>"))
    assert "i32 has no Differential" in caught.value.reason


# ------------------------------------------------------------------ synthesis


def test_synthesis_is_idempotent() -> None:
    once = parsed(DECLARATIONS, "synthesize-conformances")
    twice = parsed(DECLARATIONS, "synthesize-conformances,synthesize-conformances")
    assert str(once) == str(twice)
    assert str(parsed(str(once))) == str(once)


def test_order_of_declarations_does_not_matter() -> None:
    lines = [line for line in DECLARATIONS.strip().splitlines() if line.startswith("agg")]
    forwards = Conformances.of(parsed("\n".join(lines[:5]), "synthesize-conformances"))
    backwards = Conformances.of(parsed("\n".join(lines[4::-1]), "synthesize-conformances"))
    for text in ("!agg.struct<@Mixed>", "!agg.struct<@Partly>", "!agg.struct<@Floats>"):
        assert forwards.differential(type_of(text)) == backwards.differential(type_of(text))


def test_names_that_are_taken() -> None:
    text = "agg.struct_def @S.Differential { agg.field @n : i32 }\n"
    text += "agg.struct_def @S { agg.field @x : f64  agg.field @n : i32 }\n"
    found = Conformances.of(parsed(text, "synthesize-conformances"))
    assert found.differential(type_of("!agg.struct<@S>")) == type_of(
        "!agg.struct<@S.Differential_1>"
    )


@pytest.mark.parametrize(
    "text",
    [
        "agg.struct_def @A { agg.field @b : !agg.struct<@Box, [!agg.struct<@A>]> }\n"
        'agg.struct_def @Box [!iface.tparam<"T">] { agg.field @t : !iface.tparam<"T"> }\n',
        'agg.struct_def @A [!iface.tparam<"T">] '
        '{ agg.field @a : !agg.tuple<[!agg.struct<@A, [!agg.array<2, !iface.tparam<"T">>]>]> }\n',
    ],
)
def test_recursion_by_value_through_generics_is_refused(text: str) -> None:
    with pytest.raises(DiagnosticError, match="AD0887"):
        parsed(text, "synthesize-conformances")


def test_recursion_through_buffers_is_fine() -> None:
    text = """
    agg.struct_def @Ref [!iface.tparam<"T">] { agg.field @m : memref<?x!iface.tparam<"T">> no_diff }
    agg.struct_def @A { agg.field @r : !agg.struct<@Ref, [!agg.struct<@B>]>  agg.field @x : f64 }
    agg.struct_def @B { agg.field @m : memref<!agg.struct<@A>> no_diff  agg.field @y : f32 }
    """
    found = Conformances.of(parsed(text, "synthesize-conformances"))
    assert found.differential(type_of("!agg.struct<@A>")) == type_of("!agg.struct<@A.Differential>")
    (field,) = found.fields(type_of("!agg.struct<@A.Differential>"))
    assert field.name == "x"


def test_contexts_conform_like_the_struct_that_they_become() -> None:
    text = """
    func.func private @f(f64) -> f64
    agg.struct_def @f.ctx { agg.field @y : f64  agg.field @n : i64 }
    """
    found = Conformances.of(parsed(text, "synthesize-conformances"))
    assert found.differential(type_of("!autodiff.ctx<@f>")) == type_of(
        "!agg.struct<@f.ctx.Differential>"
    )
    with pytest.raises(NoTangentType):
        found.differential(type_of("!autodiff.ctx<@g>"))


# ------------------------------------------------------------------ methods and arithmetic

METHODS = """
agg.struct_def @B { agg.field @x : f64 }
agg.struct_def @A { agg.field @b : !agg.struct<@B>  agg.field @y : f32  agg.field @n : i32 }
"""


def test_synthesised_methods_are_inductive() -> None:
    module = parsed(METHODS, "synthesize-conformances{methods=all},expand-differentials")
    assert run_function(module, "A.dzero", []) == (((0.0,), 0.0),)
    assert run_function(module, "A.dadd", [((0.2,), 1.0), ((0.2,), 0.5)]) == (((0.4,), 1.5),)
    assert run_function(module, "A.dmul_f64", [3.0, ((0.5,), 1.0)]) == (((1.5,), 3.0),)
    assert run_function(module, "A.dmul_f16", [0.5, ((0.5,), 1.0)]) == (((0.25,), 0.5),)


def test_a_method_is_written_when_somebody_wants_it() -> None:
    module = parsed(METHODS, "synthesize-conformances")
    conformances = Conformances.of(module)
    type = type_of("!agg.struct<@A>")
    assert conformances.method(type, "dadd") is None
    name = MethodWriter(module, conformances).write(type, "dadd")
    assert name == conformances.method(type, "dadd")
    assert name == Conformances.of(module).method(type, "dadd")
    expand_differentials(module)
    module.verify()
    assert run_function(module, name, [((1.0,), 2.0), ((3.0,), 4.0)]) == (((4.0,), 6.0),)


ALL_KINDS = """
agg.struct_def @S {
  agg.field @x : f32
  agg.field @t : !agg.tuple<[f64, complex<f64>]>
  agg.field @a : !agg.array<6, !agg.struct<@P>>
  agg.field @o : !agg.optional<f64>
  agg.field @p : !pair.user<!agg.struct<@P>>
}
agg.struct_def @P { agg.field @u : f64  agg.field @v : f64 }
func.func @sum(%s: f64, %a: !agg.struct<@S>, %b: !agg.struct<@S>) -> !agg.struct<@S> {
  %z = autodiff.zero : !agg.struct<@S>
  %c = autodiff.add %a, %z : !agg.struct<@S>
  %d = autodiff.add %c, %b : !agg.struct<@S>
  %e = autodiff.scale %s, %d : f64, !agg.struct<@S>
  func.return %e : !agg.struct<@S>
}
"""


@pytest.mark.parametrize("left", [None, 2.0])
@pytest.mark.parametrize("right", [None, 3.0])
def test_expansion_means_what_the_operations_mean(left: float | None, right: float | None) -> None:
    """The interpreter has its own arithmetic of such types: an independent oracle."""

    def value(x: float, optional: float | None) -> object:
        points = [(x + i, -i * x) for i in range(6)]
        return (x, (x * x, complex(x, 1.0)), points, optional, ((x, 1.0), (2.0, x)))

    arguments = [0.5, value(1.0, left), value(2.0, right)]
    plain = parsed(ALL_KINDS, "synthesize-conformances")
    expanded = parsed(ALL_KINDS, "synthesize-conformances,expand-differentials")
    assert "autodiff.add" not in str(expanded)
    assert run_function(expanded, "sum", arguments) == run_function(plain, "sum", arguments)


def test_a_factor_that_no_method_takes_is_refused() -> None:
    text = """
    agg.struct_def @S { agg.field @x : f64 }
    iface.witness_table @w : @IDifferentiable for !agg.struct<@S> {
      iface.entry "dmul:f32" = @mul
    }
    func.func private @mul(f32, !agg.struct<@S>) -> !agg.struct<@S>
    func.func @f(%s: f64, %a: !agg.struct<@S>) -> !agg.struct<@S> {
      %r = autodiff.scale %s, %a : f64, !agg.struct<@S>
      func.return %r : !agg.struct<@S>
    }
    """
    with pytest.raises(DiagnosticError, match="AD0803"):
        parsed(text, "synthesize-conformances,expand-differentials")


# ------------------------------------------------------------------ size and speed


def nested(depth: int) -> str:
    """Structs that hold two of the next: 2^depth floats, written down in ``depth`` lines."""
    lines = ["agg.struct_def @S0 { agg.field @x : f64  agg.field @n : i32 }"]
    for at in range(1, depth):
        inner = f"!agg.struct<@S{at - 1}>"
        lines.append(f"agg.struct_def @S{at} {{ agg.field @a : {inner}  agg.field @b : {inner} }}")
    return "\n".join(lines) + "\n"


def operations(module: ModuleOp) -> int:
    return sum(1 for _ in module.walk())


def expanded_size(depth: int) -> int:
    module = parsed(nested(depth), "synthesize-conformances")
    type = f"!agg.struct<@S{depth - 1}.Differential>"
    text = str(module).rstrip().removesuffix("}")
    text += f"func.func @f() -> {type} {{\n %z = autodiff.zero : {type}\n"
    text += f" %r = autodiff.add %z, %z : {type}\n func.return %r : {type}\n}}\n}}"
    return operations(parsed(text, "expand-differentials"))


def test_expansion_is_linear_in_the_declarations() -> None:
    sizes = [expanded_size(depth) for depth in (8, 16, 24)]
    first, second = (b - a for a, b in pairwise(sizes))
    assert first == second


def test_synthesis_asks_about_every_type_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Attribute] = []
    answer = Conformances._differential

    def counting(self: Conformances, type: Attribute) -> Attribute | None:
        asked.append(type)
        return answer(self, type)

    monkeypatch.setattr(Conformances, "_differential", counting)
    counts: list[int] = []
    for depth in (30, 60, 90):
        asked.clear()
        parsed(nested(depth), "synthesize-conformances")
        counts.append(len(asked))
    assert counts[2] - counts[1] == counts[1] - counts[0]


def test_deep_nesting_needs_no_stack() -> None:
    text = "\n".join(reversed(nested(1200).splitlines()))
    module = parsed(text, "synthesize-conformances,check-conformance")
    found = Conformances.of(module)
    assert found.differential(type_of("!agg.struct<@S1199>")) is not None
    arithmetic = DifferentialArithmetic(module, found)
    assert arithmetic._size(type_of("!agg.struct<@S1199.Differential>")) > 16


# ------------------------------------------------------------------ in derivatives

GENERIC_SUM = """
agg.struct_def @Box [!iface.tparam<"T">] {
  agg.field @t : !iface.tparam<"T">
  agg.field @n : f64
}
iface.witness_table @Box_w [!iface.tparam<"T">]
    : @IDifferentiable for !agg.struct<@Box, [!iface.tparam<"T">]> {
  iface.entry "Differential" = DIFFERENTIAL
  iface.entry "dadd" = @box_add
}
iface.generic @box_add [!iface.tparam<"T">] {
  iface.body (DIFFERENTIAL, DIFFERENTIAL) -> DIFFERENTIAL {
  ^bb0(%a: DIFFERENTIAL, %b: DIFFERENTIAL):
    %m = agg.get %a "n" : DIFFERENTIAL -> f64
    %n = agg.get %b "n" : DIFFERENTIAL -> f64
    %s = arith.addf %m, %n : f64
    %c = agg.set %a "n", %s : DIFFERENTIAL, f64 -> DIFFERENTIAL
    %nothing = autodiff.zero : ASSOCIATED
    %d = agg.set %c "t", %nothing : DIFFERENTIAL, ASSOCIATED -> DIFFERENTIAL
    iface.yield %d : DIFFERENTIAL
  }
}
func.func @f(%b: !agg.struct<@Box, [f64]>) -> f64 {
  %x = agg.get %b "t" : !agg.struct<@Box, [f64]> -> f64
  %y = agg.get %b "n" : !agg.struct<@Box, [f64]> -> f64
  %z = arith.mulf %x, %y : f64
  %w = arith.mulf %z, %y : f64
  func.return %w : f64
}
"""


def test_a_generic_sum_of_the_users_is_the_one_that_runs() -> None:
    """It drops ``t``. Of t*n*n at (3, 2) the derivatives are 4 and 12."""
    associated = '!iface.assoc<!iface.tparam<"T">, @IDifferentiable, "Differential">'
    text = GENERIC_SUM.replace("DIFFERENTIAL", f"!agg.struct<@Box, [{associated}]>")
    program = ad_opt.load(text.replace("ASSOCIATED", associated))
    gradient = ad_opt.grad(program["f"])((3.0, 2.0))
    assert (gradient.t, gradient.n) == (0.0, 12.0)


def test_the_spring_of_the_documents(root: Path) -> None:
    """Half k l^2: by l it is k l, by k half of l^2."""
    program = ad_opt.load(root / "examples" / "spring.mlir")
    assert program["energy"]((2.0, 3.0, 7)) == 6.0
    assert tuple(ad_opt.grad(program["energy"])((2.0, 3.0, 7))) == (6.0, 2.0)


def test_dictionaries_answer_for_types_parameters_and_existentials() -> None:
    text = (
        DECLARATIONS
        + """
    func.func @f(%s: !agg.struct<@Mixed>, %o: !iface.any<@IShape>)
        attributes {autodiff.differentiable = "both"} {
      iface.open %o as "K" : !iface.any<@IShape> -> () {
      ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"K">):
        iface.yield
      }
      func.return
    }
    """
    )
    module = parsed(text, "synthesize-conformances,build-type-dictionaries")
    func = next(op for op in module.walk() if op.name == "func.func")
    dictionary = TypeDictionary(func, Conformances.of(module))
    entry = dictionary.lookup(type_of("!agg.struct<@Mixed>"))
    assert entry is not None
    assert entry.witness == "Mixed_IDiff"
    assert entry.differential == type_of("!agg.struct<@Mixed.Differential>")
    entry = dictionary.lookup(type_of('!iface.tparam<"K">'))
    assert entry is not None
    assert isinstance(entry.witness, SSAValue)
    entry = dictionary.lookup(type_of("!iface.any<@IShape>"))
    assert entry is not None
    assert entry.witness is None
    assert entry.differential == type_of("!iface.any<@IDifferentiable>")
    assert dictionary.lookup(type_of("i64")) is None
    assert dictionary.is_written(type_of("!agg.struct<@Mixed>"))
    assert not dictionary.is_written(type_of("!agg.struct<@Custom>"))
