"""Programs that nothing has prepared: derivatives, or refusals with a number; nothing breaks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.diagnostics.warnings import collecting
from ad_opt.dialects.support.ir.symbols import name_of
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.llvm_import import import_llvm
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.pipeline_text import quote
from ad_opt.passes.infrastructure.verify_strict import verify
from ad_opt.passes.pipelines import FROM_LLVM, TYPES
from ad_opt.tools.transform.driver import split_input
from ad_opt.tools.transform.emit import print_op

import ad_opt
from forward_runs import transformed

ROOT = Path(__file__).parents[3]
"""The folder of the repository."""


def requested(function: str, kind: str) -> str:
    """The pipeline of a derivative and of nothing else."""
    return f"request-derivative{{function={quote(function)} kind={kind}}},differentiate"


def refusal(text: str, pipeline: str) -> DiagnosticError:
    """Return the error with which a program is refused."""
    with pytest.raises(DiagnosticError) as refused:
        transformed(text, pipeline)
    return refused.value


def programs(path: Path) -> Iterator[str]:
    """The valid programs of a file."""
    for text in split_input(path.read_text()):
        try:
            if not verify(parse_module(make_context(), text)):
                yield text
        except DiagnosticError:
            continue


def problem(text: str, function: str, kind: str) -> str | None:
    """Return an error about a derivative: an invalid program, or a refusal without a place."""
    ctx = make_context()
    module = parse_module(ctx, text)
    try:
        with collecting():
            PassManager.parse(ctx, requested(function, kind)).run(module)
    except DiagnosticError as error:
        return next((str(d) for d in error.diagnostics if d.location is None), None)
    print_op(module)
    return next((str(d) for d in verify(module)), None)


def functions(text: str) -> list[str]:
    """The functions of a program that have a body."""
    module = parse_module(make_context(), text)
    defined = [op for op in module.ops if op.regions and op.regions[0].blocks]
    names = (name_of(op) for op in defined if op.name in ("func.func", "llvm.func"))
    return [name for name in names if name is not None]


@pytest.mark.parametrize("kind", ["vjp", "jvp"])
@pytest.mark.parametrize(
    "path", sorted((ROOT / "filecheck" / "dialects").glob("*.mlir")), ids=lambda path: path.stem
)
def test_functions_of_every_dialect(path: Path, kind: str) -> None:
    wrong: dict[str, str | None] = {}
    for text in programs(path):
        wrong |= {name: problem(text, name, kind) for name in functions(text)}
    assert not any(wrong.values()), {name: it for name, it in wrong.items() if it}


def test_addresses_given_to_functions_of_several_blocks() -> None:
    path = ROOT / "tests" / "data" / "c" / "global_graph.O0.ll"
    ctx, module = make_context(), import_llvm(path.read_text(), str(path))
    pipeline = f"{FROM_LLVM},{requested('global_graph', 'vjp')}"
    PassManager.parse(ctx, pipeline).run(module)
    program = ad_opt.load(print_op(module))
    value, step, at = program["global_graph"], 1e-6, (0.7, -0.4)
    _, *gradient = program["global_graph_vjp"](*at, 1.0)
    for number, found in enumerate(gradient):
        ends = [
            value(*(x + sign * step * (i == number) for i, x in enumerate(at))) for sign in (1, -1)
        ]
        assert found == pytest.approx((ends[0] - ends[1]) / (2 * step), rel=1e-6)


NEVER = """
func.func @f(%x: f64, %y: f64) -> f64 {
  %z = arith.mulf %x, %y : f64
  %no = arith.constant false
  cf.assert %no, "nobody comes here"
  ub.unreachable
}
func.func @split(%x: f64, %y: f64) -> (f64, f64) {
  %one = arith.constant 1.0 : f64
  %v, %t = autodiff.apply @f(%x, %y) {activity = [active, active]}
      : (f64, f64) -> (f64, !autodiff.tape)
  %dx, %dy = autodiff.propagate @f(%t, %one) {activity = [active, active]}
      : (!autodiff.tape, f64) -> (f64, f64)
  return %dx, %dy : f64, f64
}
"""


@pytest.mark.parametrize(
    ("pipeline", "name", "arguments"),
    [
        (requested("f", "vjp"), "f_vjp", (0.5, 0.25, 1.0)),
        (requested("f", "jvp"), "f_jvp", (0.5, 1.0, 0.25, 0.0)),
        ("differentiate", "split", (0.5, 0.25)),
    ],
)
def test_what_never_returns_stops_in_its_derivative(
    pipeline: str, name: str, arguments: tuple[float, ...]
) -> None:
    call = ad_opt.load(print_op(transformed(NEVER, pipeline)))[name]
    with pytest.raises(DiagnosticError, match="nobody comes here"):
        call(*arguments)


def structs(count: int) -> str:
    """A program with as many structs, of which nothing is known yet, one after the other."""
    defined = "".join(f"agg.struct_def @S{i} {{ agg.field @a : f64 }}\n" for i in range(count))
    steps = "".join(
        f"  %s{i} = agg.make %x{i} : (f64) -> !agg.struct<@S{i}>\n"
        f'  %x{i + 1} = agg.get %s{i} "a" : !agg.struct<@S{i}> -> f64\n'
        for i in range(count)
    )
    head = "func.func @f(%x0: f64) -> f64 {\n"
    return f"{defined}{head}{steps}  return %x{count} : f64\n}}\n"


@pytest.mark.parametrize("kind", ["vjp", "jvp"])
def test_the_first_type_of_the_program_is_named(kind: str) -> None:
    found = refusal(structs(count=40), requested("f", kind)).diagnostics[0]
    assert (found.code, "@S0>" in found.message) == ("AD0702", True)
    assert found.location is not None
    assert found.location.line == 42


@pytest.mark.parametrize("kind", ["vjp", "jvp"])
@pytest.mark.parametrize("parts", ["%x", "%x, %x"])
def test_parts_of_a_type_that_is_not_known_yet(kind: str, parts: str) -> None:
    given = ", ".join("f64" for _ in parts.split(","))
    differential = '!iface.assoc<!agg.struct<@T>, @IDifferentiable, "Differential">'
    text = f"""
agg.struct_def @T {{
  agg.field @a : f64 deriv @T::@a
}}
iface.witness_table @T_IDiff : @IDifferentiable for !agg.struct<@T> {{
  iface.entry "Differential" = !agg.struct<@T>
}}
func.func @f(%x: f64) -> {differential} {{
  %d = agg.make {parts} : ({given}) -> {differential}
  return %d : {differential}
}}
"""
    found = refusal(text, requested("f", kind)).diagnostics[0]
    assert (found.code, found.help) == ("AD0702", "run the pipeline `types` first")
    assert found.location is not None


def test_functions_of_the_llvm_dialect_are_named_as_such() -> None:
    text = "llvm.func @f(%x: f64) -> f64 {\n  llvm.return %x : f64\n}\n"
    found = refusal(text, requested("f", "vjp")).diagnostics[0]
    assert (found.code, found.help) == ("AD0703", "run the pipeline `from-llvm` first")
    assert found.location is not None


SPLIT = """
func.func @f(%m: memref<2xf64>, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xf64>
  %y = arith.mulf %x, %v : f64
  return %y : f64
}
func.func @split(%m: memref<2xf64>, %dm: memref<2xf64>, %x: f64) -> f64 {
  %p = pair.make %m, %dm : memref<2xf64>, memref<2xf64> -> !pair.ptr<memref<2xf64>>
  %f = autodiff.ref @f : (memref<2xf64>, f64) -> f64
  %a = autodiff.apply %f : (memref<2xf64>, f64) -> f64
      to (!pair.ptr<memref<2xf64>>, f64) -> (f64, !autodiff.ctx<@f>)
  %b = autodiff.propagate %f : (memref<2xf64>, f64) -> f64 to (!autodiff.ctx<@f>, f64) -> f64
  %y, %c = autodiff.invoke %a(%p, %x)
      : (!pair.ptr<memref<2xf64>>, f64) -> (f64, !autodiff.ctx<@f>)
  %g = autodiff.invoke %b(%c, %y) : (!autodiff.ctx<@f>, f64) -> f64
  return %g : f64
}
"""


def test_functions_that_get_a_body_while_others_are_differentiated() -> None:
    found = refusal(SPLIT, f"{TYPES},{requested('split', 'jvp')}").diagnostics[0]
    assert found.code == "AD0702"
    assert found.location is not None
