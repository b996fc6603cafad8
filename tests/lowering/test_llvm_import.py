"""LLVM IR into the llvm dialect: what becomes what, and where it stands."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, location_of
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.llvm_import import UNSUPPORTED, import_llvm, looks_like_llvm
from ad_opt.lowering.llvm_import.text.constants import float_constant
from ad_opt.lowering.llvm_import.text.source import canonical_text
from ad_opt.lowering.llvm_ir.emit import emit_llvm_ir
from ad_opt.passes.infrastructure.verify_strict import verify
from xdsl.dialects.builtin import Float16Type, Float32Type, Float64Type, ModuleOp
from xdsl.ir import Operation

DATA = Path(__file__).parents[1] / "data" / "llvm_ir"


def load(text: str) -> ModuleOp:
    module = import_llvm(text, "f.ll")
    assert verify(module) == []
    written = emit_llvm_ir(module)
    assert emit_llvm_ir(import_llvm(written, "g.ll")) == written
    return module


def ops(module: ModuleOp, name: str) -> list[Operation]:
    return [op for op in module.walk() if op.name == name]


def body(text: str, signature: str = "double @f(double %x, double %y, i32 %i, ptr %p)") -> str:
    """The operations of a function with this body as MLIR text, without their indentation."""
    module = load(f"define {signature} {{\n{text}\n}}\n")
    function = ops(module, "llvm.func")[0]
    return re.sub(r"^ +", "", str(function), flags=re.MULTILINE)


# --- structure --------------------------------------------------------------------------------

LOOP = """
define double @sum(ptr noundef %x, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %done

done:
  %r = phi double [ 0.0, %entry ], [ %next, %loop ]
  ret double %r

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi double [ 0.0, %entry ], [ %next, %loop ]
  %k = sext i32 %i to i64
  %p = getelementptr inbounds double, ptr %x, i64 %k
  %v = load double, ptr %p, align 8
  %next = fadd fast double %s, %v
  %j = add nsw i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done
}
"""


def test_phis_become_block_arguments_in_the_order_of_the_text() -> None:
    module = load(LOOP)
    function = ops(module, "llvm.func")[0]
    entry, done, loop = function.regions[0].blocks
    assert [len(block.args) for block in (entry, done, loop)] == [2, 1, 2]
    assert [arg.name_hint for arg in loop.args] == ["i", "s"]
    first, back = ops(module, "llvm.cond_br")
    assert [block for block in first.successors] == [loop, done]
    assert [v.name_hint for v in back.operands] == ["more", "j", "next", "next"]


def test_a_constant_is_made_once_at_the_start() -> None:
    text = body("  %a = fadd double %x, 2.0\n  %b = fmul double %a, 2.0\n  ret double %b")
    assert text.count("llvm.mlir.constant") == 1
    assert text.index("llvm.mlir.constant") < text.index("llvm.fadd")


def test_one_block_reached_twice() -> None:
    text = body(
        "  switch i32 %i, label %a [ i32 1, label %b\n i32 2, label %b ]\na:\n  br label %b\n"
        "b:\n  %r = phi double [ %x, %0 ], [ %x, %0 ], [ %y, %a ]\n  ret double %r",
        "double @f(double %x, double %y, i32 %i)",
    )
    assert text.count("(%x : f64)") == 2
    assert text.count("(%y : f64)") == 1


def test_different_values_on_two_edges_to_one_block_are_written_with_an_edge_block() -> None:
    source = """
    llvm.func @f(%c: i1, %x: f64, %y: f64) -> f64 {
      llvm.cond_br %c, ^bb1(%x : f64), ^bb1(%y : f64)
    ^bb1(%r: f64):
      llvm.return %r : f64
    }
    """
    written = emit_llvm_ir(parse_module(make_context(), source, "f.mlir"))
    module = load(written)
    assert len(list(ops(module, "llvm.func")[0].regions[0].blocks)) == 3


def test_unreachable_blocks_use_their_own_values() -> None:
    text = body("  ret double %x\na:\n  %z = phi double [ %w, %a ]\n  %w = fadd double %z, %x\n"
                "  br label %a")  # fmt: skip
    assert "^bb1(%z: f64)" in text


def test_a_value_used_before_its_text() -> None:
    text = body("  br label %b\na:\n  %r = fadd double %v, 1.0\n  %c = fcmp olt double %v, %r\n"
                "  br i1 %d, label %a, label %e\nb:\n  %v = fmul double %x, %y\n"
                "  %d = fcmp oeq double %v, %x\n  br label %a\ne:\n  ret double %v")  # fmt: skip
    assert "llvm.fadd %v, " in text
    assert "llvm.cond_br %d, ^bb1, ^bb3" in text


def test_vectors_of_addresses() -> None:
    module = load("""
@table = global [6 x double] zeroinitializer
define <2 x ptr> @f(ptr %p, <2 x ptr> %v, <2 x i64> %i) {
  %a = getelementptr i8, ptr %p, <2 x i64> splat (i64 8)
  %b = getelementptr i8, <2 x ptr> %a, <2 x i64> splat (i64 16)
  %c = getelementptr { i32, i32 }, ptr %p, <2 x i64> %i, <2 x i32> splat (i32 1)
  %d = select i1 true, <2 x ptr> %b, <2 x ptr> %c
  %e = insertelement <2 x ptr> %d, ptr getelementptr (i8, ptr @table, i64 8), i64 1
  ret <2 x ptr> %e
}
define void @g(<2 x double> %x) {
  call void @llvm.masked.scatter.v2f64.v2p0(<2 x double> %x, <2 x ptr> align 8 getelementptr (i8,
    <2 x ptr> getelementptr ([6 x double], ptr @table, <2 x i64> <i64 2, i64 3>),
    <2 x i64> splat (i64 8)),
    <2 x i1> splat (i1 true))
  ret void
}
""")
    fixed = [str(op.properties["rawConstantIndices"]) for op in ops(module, "llvm.getelementptr")]
    dynamic = "array<i32: -2147483648>"
    assert sorted(fixed)[:3] == sorted([dynamic, dynamic, "array<i32: -2147483648, 1>"])
    assert fixed.count("array<i32: 16>") == 1


# --- constants --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "type_", "value"),
    [
        ("1.500000e+00", Float64Type(), 1.5),
        ("-0.000000e+00", Float64Type(), -0.0),
        ("0x7FF0000000000000", Float64Type(), float("inf")),
        ("0x3FB99999A0000000", Float32Type(), 0.10000000149011612),
        ("0xH3555", Float16Type(), 0.333251953125),
        ("0xR3F80", Float32Type(), 1.0),
    ],
)
def test_floats(token: str, type_: object, value: float) -> None:
    found = float_constant(token, type_).data  # pyright: ignore
    assert str(found) == str(value)


def test_wide_floats_keep_every_bit() -> None:
    source = "@a = constant x86_fp80 0xK4000C90FDAA22168C235\n@b = constant fp128 {}\n"
    module = load(source.format("0xL8469898CC51701B84000921FB54442D1"))
    text = canonical_text(emit_llvm_ir(module), "g.ll")
    assert "0xK4000C90FDAA22168C235" in text
    assert "0xL8469898CC51701B84000921FB54442D1" in text


def test_globals_are_attributes_where_these_can_say_it() -> None:
    module = load(
        "@a = global [2 x [2 x i16]] [[2 x i16] [i16 1, i16 2], [2 x i16] zeroinitializer]\n"
        '@b = constant [3 x i8] c"ab\\00"\n@c = global ptr @a\n@d = global i32 7\n'
        "@e = global { double, ptr } { double 1.5, ptr @b }\n@f = external global double\n"
    )
    a, b, c, d, e, f = ops(module, "llvm.mlir.global")
    assert str(a.properties["value"]) == "dense<[[1, 2], [0, 0]]> : tensor<2x2xi16>"
    assert str(b.properties["value"]) == r'"ab\00"'
    assert str(d.properties["value"]) == "7 : i32"
    assert all("value" not in op.properties for op in (c, e, f))
    assert [bool(op.regions[0].blocks) for op in (c, e, f)] == [True, True, False]


def test_zeros_of_both_signs_stay_apart() -> None:
    """As text too: to xDSL, these are all the same element."""
    module = load("@a = constant [2 x double] [double -0.0, double 0.0]\n")
    again = parse_module(make_context(), str(module), "f.mlir")
    assert "double 0x8000000000000000, double 0x0000000000000000" in emit_llvm_ir(again)


def test_names_that_need_quotes() -> None:
    module = load(
        '%"odd \\22type\\22" = type { i32, ptr }\n%0 = type { i8 }\n@0 = global %0 { i8 1 }\n'
        '@"a \\22b\\22 \\5C" = global %"odd \\22type\\22" { i32 1, ptr @0 }\n'
        '@"\\01c" = global i32 1\n'
        '$"group name" = comdat any\ndefine void @1() {\n  ret void\n}\n'
        'define linkonce_odr double @"f: x"(double %"a b", double %x_1, double %-y)'
        ' comdat($"group name") {\n"entry block":\n  br label %"the;loop"\n"the;loop":\n'
        '  %"%w" = phi double [ %"a b", %"entry block" ], [ %r, %"the;loop" ]\n'
        '  %r = fadd double %"%w", %x_1\n  %c = fcmp olt double %r, %-y\n'
        '  br i1 %c, label %"the;loop", label %-\n-:\n  call void @1()\n  ret double %r\n}\n'
    )
    again = parse_module(make_context(), str(module), "f.mlir")
    assert emit_llvm_ir(again) == emit_llvm_ir(module)


# --- attributes and metadata ------------------------------------------------------------------


def test_attributes_of_parameters_results_and_calls() -> None:
    source = """
declare noalias ptr @g(ptr noundef "enzyme_type"="{[-1]:Pointer}", i64) "enzyme_inactive"
define void @f(ptr byval({ i32 }) align 4 %p) {
  %q = call "enzyme_type"="{[-1]:Pointer}" ptr @g(ptr nonnull %p, i64 noundef 3) nounwind
  ret void
}
"""
    text = str(load(source))
    assert '!llvm.ptr {llvm.noundef, llvm.enzyme_type = "{[-1]:Pointer}"}, i64' in text
    assert 'passthrough = ["enzyme_inactive"]' in text
    assert "llvm.byval = !llvm.struct<(i32)>, llvm.align = 4 : i64" in text
    assert '-> (!llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer}"})' in text
    assert "no_unwind" in text


def test_metadata() -> None:
    module = load((DATA / "constructs.ll").read_text())
    texts = [str(op.properties["tbaa"]) for op in module.walk() if "tbaa" in op.properties]
    integer = '#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnip'
    assert texts[0].startswith(f"[#llvm.tbaa_tag<base_type = {integer}")
    assert any("offset = 8, constant = true" in text for text in texts)
    loop = [op.properties["loop_annotation"] for op in module.walk()
            if "loop_annotation" in op.properties]  # fmt: skip
    assert "mustProgress = true" in str(loop[0])
    assert "count = 4 : i32" in str(loop[0])
    trees = [op.attributes["enzyme_type"] for op in module.walk() if "enzyme_type" in op.attributes]
    assert str(trees[0]) == '"{[0]:Integer, [4]:Pointer, [4,0]:Float@double}"'


# --- locations --------------------------------------------------------------------------------


def test_instructions_know_their_line_in_the_users_file() -> None:
    source = (
        "; a comment that LLVM drops\n\ndeclare double @exp(double)\n\n\n"
        "define double @f(double %x) { ; another\nentry:\n\n  ; more\n  %a = fadd double %x, 1.0\n"
        "\n  %b = call double @exp(double %a)\n  ret double %b\n}\n\n@g = global i32 1\n"
    )
    module = load(source)
    lines = {op.name: location_of(op) for op in module.walk() if op is not module}
    assert {name: at.line for name, at in lines.items() if at} == {
        "llvm.func": 6,
        "llvm.mlir.constant": 6,
        "llvm.fadd": 10,
        "llvm.call": 12,
        "llvm.return": 13,
        "llvm.mlir.global": 16,
    }


@pytest.mark.parametrize("more", ["", ", !note !7"], ids=["last", "with others behind"])
def test_debug_locations_point_into_the_source(more: str) -> None:
    path = DATA / "old" / "typed_pointers.14.ll"
    source = path.read_text().replace(
        "%power = call double @llvm.powi.f64(double %product, i32 2)",
        f"%power = call double @llvm.powi.f64(double %product, i32 2), !dbg !15{more}",
    )
    module = load(source)
    (power,) = ops(module, "llvm.intr.powi")
    assert str(location_of(power)) == "typed_pointers.c:13:10"


# --- what is refused --------------------------------------------------------------------------

REFUSED = {
    "exception handling (`invoke`)": """
declare void @g()
declare i32 @__gxx_personality_v0(...)
define internal double @f(double %x) #0 personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %a unwind label %b
a:
  %y = call double @llvm.exp.f64(double %x)
  ret double %y
b:
  %c = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %c
}
define double @h(double %x) {
  %y = call double @f(double %x)
  ret double %y
}
declare double @llvm.exp.f64(double)
attributes #0 = { noinline "frame-pointer"="all" }
""",
    "inline assembly": """
define double @f(double %x) {
  call void asm sideeffect "nop", ""()
  ret double %x
}
""",
    "`callbr`": """
define double @f(double %x) {
  callbr void asm "", "!i"() to label %a [label %a]
a:
  ret double %x
}
""",
    "the calling convention `ptx_kernel`": """
define ptx_kernel void @f() {
  ret void
}
""",
    "scalable vectors": """
define double @f(ptr %p) {
  %v = load <vscale x 2 x double>, ptr %p
  %r = extractelement <vscale x 2 x double> %v, i32 0
  ret double %r
}
""",
    "vectors of `x86_fp80`": """
define double @f(<2 x double> %p) {
  %v = fpext <2 x double> %p to <2 x x86_fp80>
  %w = fadd <2 x x86_fp80> %v, zeroinitializer
  %r = fptrunc <2 x x86_fp80> %w to <2 x double>
  %s = extractelement <2 x double> %r, i32 0
  ret double %s
}
""",
    "`prefix` data of functions": """
define double @f(double %x) prefix i32 7 {
  ret double %x
}
""",
}


@pytest.mark.parametrize("reason", REFUSED)
def test_a_refused_body_is_carried_along(reason: str) -> None:
    source = REFUSED[reason]
    module = load(source)
    (refused,) = [op for op in ops(module, "llvm.func") if UNSUPPORTED in op.attributes]
    why = str(refused.attributes[UNSUPPORTED])
    word = re.search(r"`(.*)`", reason)
    assert why.endswith(f': {reason}"')
    line = int(why.split(":")[1])
    if word is not None:
        assert word[1] in source.split("\n")[line - 1]
    assert not refused.regions[0].blocks
    theirs = canonical_text(source, "f.ll")
    ours = canonical_text(emit_llvm_ir(module), "f.ll")
    start = theirs.index("define")
    instructions = [line.split(" #")[0] for line in theirs[start:].split("\n") if line[:2] == "  "]
    assert all(line in ours for line in instructions if "%y" not in line)


def test_text_that_is_carried_along_finds_what_has_no_name() -> None:
    source = """
@0 = private global double 1.0
define void @1() {
  call void asm "nop", ""()
  store double 2.0, ptr @0
  ret void
}
define void @f() {
  call void @1()
  ret void
}
"""
    module = load(source)
    written = canonical_text(emit_llvm_ir(module), "g.ll")
    assert "store double 2.000000e+00, ptr @mlir.llvm.nameless_global_0" in written


@pytest.mark.parametrize(
    ("source", "line", "said"),
    [
        ("@f = ifunc void (), ptr @g\ndefine ptr @g() {\n  ret ptr null\n}\n", 1, "the ifunc `@f`"),
        ("\ndeclare void @f(<vscale x 2 x double>)\n", 2, "scalable vectors"),
        ('@g = external global target("spirv.Image")\n', 1, "type `target`"),
    ],
)  # fmt: skip
def test_what_is_refused_is_located(source: str, line: int, said: str) -> None:
    with pytest.raises(DiagnosticError) as caught:
        import_llvm(source, "f.ll")
    (found,) = caught.value.diagnostics
    assert found.code == "AD0901"
    assert said in found.message
    assert found.location is not None
    assert found.location.line == line


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("define i32 @f( {", 1),
        ("define i32 @f() {\n\n  ret double 0.0\n}\n", 3),
        ("define i32 @f() {\n  %x = add i32 %x, 1\n  ret i32 %x\n}\n", 1),
        (b"BC\xc0\xde1234", 1),
    ],
)
def test_what_llvm_refuses(source: str | bytes, line: int) -> None:
    with pytest.raises(DiagnosticError) as caught:
        import_llvm(source, "f.ll")
    (found,) = caught.value.diagnostics
    assert found.code == "AD0104"
    assert found.location is not None
    assert found.location.line == line


def test_blocks_that_nothing_leads_to_do_not_spoil_a_function() -> None:
    module = load(
        "declare i32 @rust_eh_personality(...)\n"
        "define double @f(double %x) personality ptr @rust_eh_personality {\nstart:\n"
        "  br label %end\ncleanup:\n  %c = landingpad { ptr, i32 } cleanup\n  br label %out\n"
        "out:\n  resume { ptr, i32 } %c\nend:\n  ret double %x\n}\n"
    )
    assert not any(UNSUPPORTED in op.attributes for op in module.walk())
    assert len(list(ops(module, "llvm.func")[1].regions[0].blocks)) == 2


# --- what input is ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "is_llvm"),
    [
        ("; ModuleID = 'f.c'\n", True),
        ('\n\nsource_filename = "f.c"\n', True),
        ("@x = global i32 0\n", True),
        ("%pair = type { i32, i32 }\n", True),
        ('$"a b" = comdat any\n', True),
        ('module asm "nop"\n', True),
        ("module @asm {\n", False),
        ("define void @f() {\n", True),
        ("!0 = !{i32 1}\n", True),
        ("!llvm.ident = !{!0}\n", True),
        ("!1 = distinct !DICompileUnit(language: DW_LANG_C99)\n", True),
        ("!P = !agg.struct<@P>\n", False),
        ("!row = memref<?xf64>\n", False),
        ('%0 = "test.op"() : () -> i32\n', False),
        ("func.func @define() {\n", False),
        ("// define\nmodule {\n", False),
        ("#map = affine_map<(d0) -> (d0)>\n", False),
        ("", False),
    ],
)
def test_looks_like_llvm(text: str, is_llvm: bool) -> None:
    assert looks_like_llvm(text) == is_llvm


# --- random programs --------------------------------------------------------------------------

STRESS = shutil.which("llvm-stress-22") or shutil.which("/usr/lib/llvm-22/bin/llvm-stress")


@pytest.mark.skipif(STRESS is None, reason="llvm-stress of LLVM 22 is not installed")
@pytest.mark.parametrize("seed", range(12))
def test_random_functions(seed: int) -> None:
    command = [str(STRESS), f"--seed={seed}", "--size=200"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    load(done.stdout)
