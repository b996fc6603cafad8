"""The dialects of differentiable types: programs of the feature table, and their Python side."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from ad_opt.dialects import NEW_DIALECTS, make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.ir import symbols
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.dialects.types.agg import ElemOp, ElemSetOp, FieldOp, GetOp, MakeOp, SetOp, StructDefOp
from ad_opt.dialects.types.attributes.agg_types import ArrayType, StructType
from ad_opt.dialects.types.attributes.iface_types import (
    AssociatedType,
    TypeParameterType,
    ValueParameterType,
)
from ad_opt.dialects.types.attributes.type_parameters import holes, is_abstract, substitute
from ad_opt.passes.infrastructure.verify_strict import require_valid
from xdsl.dialects import func
from xdsl.dialects.builtin import FunctionType, IndexType, IntegerAttr, ModuleOp, f32, f64, i32
from xdsl.ir import Block, Region
from xdsl.printer import Printer

HERE = Path(__file__).parent
SECTION = re.compile(r"^// ----- (\d+)[^\n]*\n", re.MULTILINE)


def sections(name: str) -> dict[str, str]:
    parts = SECTION.split((HERE / name).read_text())
    return dict(zip(parts[1::2], parts[2::2], strict=True))


PROGRAMS = sections("differentiable_types.mlir")
CONTEXT = sections("differentiable_types_context.mlir")


def text_of(module: ModuleOp, *, generic: bool = False) -> str:
    out = io.StringIO()
    Printer(stream=out, print_generic_format=generic).print_op(module)
    return out.getvalue()


def parse(text: str) -> ModuleOp:
    return parse_module(make_context(), text, "input.mlir")


def test_there_are_all_of_them() -> None:
    assert len(PROGRAMS) == 27
    assert set(CONTEXT) <= set(PROGRAMS)


@pytest.mark.parametrize("number", PROGRAMS)
def test_a_program_of_the_feature_table(number: str) -> None:
    module = parse(PROGRAMS[number])
    for generic in (False, True):
        text = text_of(module, generic=generic)
        again = parse(text)
        assert module.is_structurally_equivalent(again)
        assert text_of(again, generic=generic) == text
    require_valid(parse(PROGRAMS[number] + CONTEXT.get(number, "")))


@pytest.mark.parametrize("name", ["agg", "pair", "iface"])
def test_plain_xdsl_opt_has_them(name: str) -> None:
    dialect = NEW_DIALECTS[name]()
    assert dialect.name == name
    for op in dialect.operations:
        assert op.__doc__, op.name


def test_constructors() -> None:
    pair = StructType("Two")
    array = ArrayType(3, f64)
    block = Block(arg_types=[f64, IndexType(), array])
    x, i, a = block.args
    made = MakeOp([x, x], pair)
    set_ = SetOp(made, "b", x)
    elem = ElemOp(a, i)
    block.add_ops([made, set_, GetOp(set_, "b", f64), elem, ElemSetOp(a, i, elem)])
    block.add_op(func.ReturnOp())
    type = FunctionType.from_lists(list(block.arg_types), [])
    struct = StructDefOp("Two", [FieldOp("a", f64, ("Two", "a")), FieldOp("b", f64, no_diff=True)])
    module = ModuleOp([struct, func.FuncOp("f", type, Region(block))])
    require_valid(module)
    assert parse(text_of(module)).is_structurally_equivalent(module)
    assert [field.sym_name.data for field in struct.fields] == ["a", "b"]


def test_types_are_equal_however_they_are_written() -> None:
    first = parse("func.func private @f(!agg.struct<@S, []>, !agg.array<3 : i32, f64>)")
    second = parse("func.func private @f(!agg.struct<@S>, !agg.array<3, f64>)")
    assert first.is_structurally_equivalent(second)


def test_parameters_are_found_and_replaced() -> None:
    t, n = TypeParameterType("T"), ValueParameterType("N", i32)
    type = StructType("S", [ArrayType(n, t), AssociatedType(t, "I", "D")])
    assert holes(type) == {t, n}
    closed = substitute(type, {t: f64, n: IntegerAttr(4, i32)})
    assert closed == StructType("S", [ArrayType(4, f64), AssociatedType(f64, "I", "D")])
    assert is_abstract(closed)
    assert not is_abstract(ArrayType(4, f64))
    assert substitute(f32, {t: f64}) is f32


MANY = 100


def many_structs() -> str:
    lines: list[str] = []
    for at in range(MANY):
        inner = f"!agg.struct<@S{at - 1}>" if at else "f64"
        lines += [
            f"agg.struct_def @S{at} {{ agg.field @x : {inner} deriv @S{at}::@x }}",
            f"func.func private @zero{at}() -> !agg.struct<@S{at}>",
            f"iface.witness_table @w{at} : @IDifferentiable for !agg.struct<@S{at}> {{",
            f'  iface.entry "Differential" = !agg.struct<@S{at}>',
            f'  iface.entry "dzero" = @zero{at}',
            "}",
            f"func.func @f{at}(%s: !agg.struct<@S{at}>) -> {inner} {{",
            f'  %x = agg.get %s "x" : !agg.struct<@S{at}> -> {inner}',
            f"  return %x : {inner}",
            "}",
        ]
    return "\n".join(lines)


def test_verification_does_not_scan_the_module_per_operation(monkeypatch) -> None:
    module = parse(many_structs())
    steps = 0
    members = symbols.members

    def counted(table):
        nonlocal steps
        for op in members(table):
            steps += 1
            yield op

    monkeypatch.setattr(symbols, "members", counted)
    require_valid(module)
    assert steps < 20 * MANY


def test_symbols_are_found_after_the_program_has_changed() -> None:
    module = parse("agg.struct_def @A { agg.field @x : f64 }")
    assert symbols.symbol(module, "B") is None
    first = symbols.symbol(module, "A")
    assert first is not None
    module.body.block.add_op(StructDefOp("B", [FieldOp("y", f64)]))
    second = symbols.symbol(module, "B")
    assert second is not None
    second.properties["sym_name"], first.properties["sym_name"] = (
        first.properties["sym_name"],
        second.properties["sym_name"],
    )
    assert symbols.symbol(module, "A") is second
    assert symbols.symbol(module, "B") is first
    first.detach()
    assert symbols.symbol(module, "B") is None


def test_a_module_in_a_module_sees_the_outer_one() -> None:
    text = "agg.struct_def @A { agg.field @x : f64 }\nmodule { %s }"
    get = '%x = agg.get %s "x" : !agg.struct<@A> -> f64'
    body = f"func.func @f(%s: !agg.struct<@A>) -> f64 {{ {get} return %x : f64 }}"
    require_valid(parse(text.replace("%s }", body + " }")))
    with pytest.raises(DiagnosticError, match="AD0880"):
        require_valid(parse(body))
