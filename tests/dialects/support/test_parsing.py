"""The parser: what it accepts beyond xDSL's, how it refuses, and that it stays linear."""

from __future__ import annotations

import contextlib
import random
import time
from pathlib import Path

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.definitions.builtin import DistinctAttr
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.dialects.support.text.lexing import FastLexer
from ad_opt.dialects.support.text.parsing import parse_module
from xdsl.dialects.builtin import (
    DenseIntOrFPElementsAttr,
    FileLineColLoc,
    FusedLoc,
    ModuleOp,
    StringAttr,
)
from xdsl.ir import Operation
from xdsl.utils.exceptions import ParseError
from xdsl.utils.lexer import Input
from xdsl.utils.mlir_lexer import MLIRLexer, MLIRTokenKind

from work import calls_during

BATTERY = sorted((Path(__file__).parents[1] / "battery").glob("*.mlir"))


def parse(text: str) -> ModuleOp:
    return parse_module(make_context(), text, "in.mlir")


def refuse(text: str) -> tuple[Diagnostic, ...]:
    with pytest.raises(DiagnosticError) as caught:
        parse(text)
    return caught.value.diagnostics


def place(op: Operation) -> tuple[str, int, int]:
    assert isinstance(op.location, FileLineColLoc)
    return op.location.filename.data, op.location.line.data, op.location.column.data


@pytest.mark.parametrize("text", ["", "\n", "// nothing\n", "   // no newline"])
def test_a_file_without_operations_is_an_empty_module(text: str):
    assert not parse(text).ops


def test_operations_know_their_place():
    module = parse("func.func @f() {\n  func.return\n}\n")
    places = [place(op) for op in module.walk() if op is not module]
    assert places == [("in.mlir", 1, 1), ("in.mlir", 2, 3)]


def test_a_given_location_wins():
    module = parse('func.func @f() {\n  return loc(#l)\n}\n#l = loc("a.c":7:8)\n')
    assert place(list(module.walk())[2]) == ("a.c", 7, 8)


def test_the_end_of_a_location_range_is_dropped():
    module = parse('func.func private @f() loc("a.c":1:2 to 3:4)')
    assert module.ops.first is not None
    assert place(module.ops.first) == ("a.c", 1, 2)


def test_fused_locations_keep_their_metadata():
    module = parse('func.func private @f() loc(fused<"inlined">["a.c":1:2])')
    assert module.ops.first is not None
    location = module.ops.first.location
    assert isinstance(location, FusedLoc)
    assert location.metadata == StringAttr("inlined")


def test_aliases_may_be_used_before_their_definition():
    late = parse("func.func private @f(!t) attributes {a.x = #x}\n!t = vector<2xf32>\n#x = 5 : i8")
    early = parse("!t = vector<2xf32>\n#x = 5 : i8\nfunc.func private @f(!t) attributes {a.x = #x}")
    assert str(late) == str(early)


def test_an_alias_has_one_definition():
    (diagnostic,) = refuse("#a = 1\n#a = 2\nfunc.func private @f() attributes {b.c = #a}")
    assert (diagnostic.code, diagnostic.message) == ("AD0101", "re-declaration of alias '#a'")


@pytest.mark.parametrize("definition", ["", "#a = [#a]", "#a = [#b]\n#b = [#a]"])
def test_an_alias_without_a_value_is_refused(definition: str):
    (diagnostic, *_) = refuse(f"func.func private @f() attributes {{b.c = #a}}\n{definition}")
    assert diagnostic.code == "AD0101"
    assert diagnostic.location is not None


def test_distinct_attributes_differ_by_number():
    zero, again, one = (
        parse(f"func.func private @f() attributes {{a.d = distinct[{n}]<>}}").ops.first
        for n in (0, 0, 1)
    )
    assert zero is not None and again is not None and one is not None  # noqa: PT018
    assert isinstance(zero.attributes["a.d"], DistinctAttr)
    assert zero.attributes["a.d"] == again.attributes["a.d"] != one.attributes["a.d"]


def test_floats_in_dense_attributes_may_be_given_by_their_bits():
    text = "func.func private @f() attributes {a.v = dense<[0x7F800000, -2.0]> : tensor<2xf32>}"
    operation = parse(text).ops.first
    assert operation is not None
    value = operation.attributes["a.v"]
    assert isinstance(value, DenseIntOrFPElementsAttr)
    assert tuple(value.get_values()) == (float("inf"), -2.0)


def test_argument_attributes_of_declarations_are_kept():
    text = "func.func private @f(f64 {a.b}, i32) -> (f64 {a.c = 1 : i32})"
    assert text in str(parse(text))


def test_every_use_of_an_undefined_value_is_reported():
    text = """
func.func @f(%value: f64) -> f64 {
  %a = arith.addf %valeu, %value : f64
  %b = arith.addf %valeu, %missing : f64
  return %b : f64
}
func.func @g() -> f64 {
  return %value : f64
}
"""
    diagnostics = refuse(text)
    assert [d.code for d in diagnostics] == ["AD0102"] * 4
    places = [(d.location.line, d.location.column) for d in diagnostics if d.location]
    assert sorted(places) == [(3, 19), (4, 19), (4, 27), (8, 10)]


def test_a_value_of_another_function_does_not_define():
    text = """
func.func @f() -> i32 {
  return %x : i32
}
func.func @g() {
  %x = arith.constant 1 : i32
  return
}
"""
    (diagnostic,) = refuse(text)
    assert diagnostic.code == "AD0102"


def test_values_of_a_region_are_not_seen_outside():
    text = """
func.func @f(%c: i1) -> i32 {
  scf.if %c {
    %x = arith.constant 1 : i32
  }
  return %x : i32
}
"""
    (diagnostic,) = refuse(text)
    assert (diagnostic.code, str(diagnostic.location)) == ("AD0102", "in.mlir:6:10")


@pytest.mark.parametrize(
    ("text", "place", "help"),
    [
        ("func.func @f() {\n  airth.addi\n}", "in.mlir:2:3", "did you mean `arith.addi`?"),
        (
            "func.func @f() {\n  mydialect.op\n}",  # there is a dialect `math`, without `op`
            "in.mlir:2:3",
            "`ad-opt --list-dialects` lists those there are; those of other packages are found by "
            "the entry point `xdsl.universe`",
        ),
        ("func.fun @f() {}", "in.mlir:1:1", "did you mean `func.func`?"),
        ('"scf.fro"() : () -> ()', "in.mlir:1:1", "did you mean `scf.for`?"),
        ("func.func private @f(!llvm.pt)", "in.mlir:1:22", "did you mean `llvm.ptr`?"),
        ("func.func private @f() attributes {a.b = #no.such}", "in.mlir:1:42", None),
    ],
)
def test_unknown_names_are_located(text: str, place: str, help: str | None):
    (diagnostic,) = refuse(text)
    assert (diagnostic.code, str(diagnostic.location)) == ("AD0103", place)
    if help is not None:
        assert diagnostic.help == help


@pytest.mark.parametrize(
    "text",
    [
        "func.func @f() { cf.br ^nowhere }",
        "func.func @f() { ^a: return ^a: return }",
        "func.func @f(%a: i32, %a: i32) { return }",
        "func.func @f(%a: i32, i32) { return }",
        "func.func @f() { %0:2 = arith.constant 1 : i32 return }",
        "func.func @f(%x: i32) -> f32 { return %x : f32 }",
        "func.func @f(%x: i32) -> i32 { return %x#3 : i32 }",
        "func.func @f() attributes {a.b = 0xFFFFFFFFFFFFFFFFFF : f32} { return }",
        "func.func @f() attributes {a.b = " + "9" * 5000 + " : i32} { return }",
        "func.func @f() attributes {a.b = dense<0> : tensor<99999999999xi8>} { return }",
        "func.func @f() attributes {a.b = dense<[1, [2]]> : tensor<2xi8>} { return }",
        'func.func private @f() attributes {a = "\\',
        "{-# external_resources: {",
        "module { module {",
        "\x00",
        "#a = ",
        "%0 = ",
        '"',
        '"' + "a string that is never closed " * 100,
    ],
)
def test_malformed_input_is_refused_with_a_place(text: str):
    diagnostics = refuse(text)
    assert {d.code for d in diagnostics} == {"AD0101"}
    assert all(d.location is not None for d in diagnostics)


def test_deep_nesting_is_refused():
    text = "func.func private @f() attributes {a.b = " + "[" * 100_000 + "]" * 100_000 + "}"
    (diagnostic,) = refuse(text)
    assert diagnostic.code == "AD0008"


def tokens(lexer: MLIRLexer) -> list[tuple[MLIRTokenKind, int, int]]:
    result: list[tuple[MLIRTokenKind, int, int]] = []
    while True:
        try:
            token = lexer.lex()
        except ParseError:
            return result
        result.append((token.kind, token.span.start, token.span.end))
        if token.kind is MLIRTokenKind.EOF:
            return result[:-1]


@pytest.mark.parametrize("path", BATTERY, ids=lambda path: path.stem)
def test_the_lexer_agrees_with_xdsl(path: Path):
    text = path.read_text()
    assert tokens(FastLexer(Input(text, "f"))) == tokens(MLIRLexer(Input(text, "f")))


@pytest.mark.parametrize("seed", range(40))
def test_no_input_escapes_as_another_exception(seed: int):
    rng = random.Random(seed)
    corpus = [text for path in BATTERY for text in path.read_text().split("\n// -----\n")]
    for _ in range(10):
        text = damage(rng.choice(corpus), rng.choice(corpus), rng)
        with contextlib.suppress(DiagnosticError):
            parse(text)


def damage(text: str, other: str, rng: random.Random) -> str:
    """Cut, splice, drop, double or flip something."""
    a, b = sorted(rng.randrange(len(text) + 1) for _ in range(2))
    c = rng.randrange(len(other) + 1)
    return rng.choice(
        [
            text[:a],
            text[:a] + other[c:],
            text[:a] + text[b:],
            text[:b] + text[a:],
            text[:a] + rng.choice('{}()[]<>%#!^@"\\-:=,0x.\n\u00e9\x00') + text[a + 1 :],
        ]
    )


def test_parsing_many_regions_is_linear():
    def program(count: int) -> str:
        body = (
            "  scf.if %c {{\n    %x{0} = arith.constant {0} : i32\n  }}\n"
            "  %y{0} = arith.constant {0} : i32\n"
        )
        return (
            "func.func @f(%c: i1) {\n"
            + "".join(body.format(i) for i in range(count))
            + "  return\n}\n"
        )

    parse(program(1))
    small, large = (calls_during(lambda t=program(n): parse(t)) for n in (50, 500))
    assert 8 * small < large < 12 * small


def test_the_width_of_an_integer_is_limited_as_in_mlir():
    """The constant of the wider one took 13 s to be refused for something else."""
    parse("func.func private @f(i16777215)")
    start = time.process_time()
    (error,) = refuse("func.func @f() {\n%c = arith.constant 2 : i9999999999 index\n}")
    assert time.process_time() - start < 5
    assert "at most 16777215 bits" in error.message
    assert error.location is not None
    assert (error.location.line, error.location.column) == (2, 25)


@pytest.mark.parametrize(
    ("spaced", "plain"),
    [
        ("memref<256 x f32>", "memref<256xf32>"),
        ("memref<256 x 3 x f32>", "memref<256x3xf32>"),
        ("memref<4x 3 xf32, strided<[3 , 1]>>", "memref<4x3xf32, strided<[3, 1]>>"),
        ("tensor<? x 4 x f32>", "tensor<?x4xf32>"),
        ("tensor<4\n x f32>", "tensor<4xf32>"),
        ("vector<2 x [4] x f32>", "vector<2x[4]xf32>"),
        ("memref<* x f32>", "memref<*xf32>"),
        ("memref<0 x f32>", "memref<0xf32>"),
    ],
)
def test_blanks_in_shapes(spaced, plain):
    """As `mlir-opt` 22 reads them."""
    read = [
        parse_module(make_context(), f"func.func private @f({type})", "<case>")
        for type in (spaced, plain)
    ]
    assert read[0].is_structurally_equivalent(read[1])


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ('%"class"', "expected a name or a number behind `%`: names of values are not quoted"),
        ("%(", "expected a name or a number behind `%`"),
    ],
)
def test_signs_without_a_name(name: str, said: str) -> None:
    """`mlir-opt` refuses them, too."""
    (error,) = refuse(f"func.func @f({name}: f64) {{ return }}")
    assert error.message == said
    assert error.location is not None
    assert (error.location.line, error.location.column) == (1, 14)
