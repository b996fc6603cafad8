"""LLVM IR text to functions: entry stubs, vector mathematics, run-time builtins, symbols, cache."""

from __future__ import annotations

import ctypes
import math
import mmap
import random
import struct
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.names.runtime_names import OWN_VECTORS
from ad_opt.lowering.codegen.in_process.builtins import BUILTIN_NAMES
from ad_opt.lowering.codegen.in_process.jit import Library, compile_library, optimized
from ad_opt.lowering.codegen.machine import cache, veclib
from ad_opt.lowering.codegen.machine.entry import PREFIX, quoted, with_entry_stubs
from ad_opt.lowering.codegen.machine.optimize import (
    CODE_SWITCHES,
    COPY_SWITCHES,
    LONG_SWITCHES,
    ROLLED_SWITCHES,
    SWITCHES,
    TILES,
    code_switches,
    emit_object,
    highest_level,
    loop_switches,
    parse_llvm,
)
from ad_opt.lowering.codegen.machine.options import CompileOptions
from ad_opt.lowering.codegen.machine.signature import Signature, leaves
from ad_opt.lowering.codegen.machine.target import native_machine
from xdsl.dialects.builtin import (
    BFloat16Type,
    ComplexType,
    Float16Type,
    IndexType,
    IntegerType,
    VectorType,
    f32,
    f64,
)

NO_CACHE = CompileOptions(cache=False)


def build(text: str, *signatures: Signature, options: CompileOptions = NO_CACHE) -> Library:
    names = [PREFIX + s.name for s in signatures]
    return compile_library(with_entry_stubs(text, signatures), names, options)


def call(library: Library, name: str, block: bytes, result_slots: int) -> bytes:
    entry = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_void_p)
    out = ctypes.create_string_buffer(8 * result_slots)
    entry(library.address(PREFIX + name))(block, out)
    return out.raw


SCALARS = [
    (f64, [0.0, -0.0, 1.5, math.inf, 5e-324]),
    (f32, [0.0, 1.5, -math.inf, 1e-45]),
    (Float16Type(), [0.5, -65504.0, 6e-8]),
    (BFloat16Type(), [0x3F80, 0xFF7F, 0x0001]),
    (IndexType(), [0, -1, 2**63 - 1, -(2**63)]),
    *[
        (IntegerType(w), [0, 2 ** (w - 1) - 1, -(2 ** (w - 1)), -1])
        for w in (7, 8, 16, 24, 32, 33, 64)
    ],
    (IntegerType(1), [0, 1]),
]


@pytest.mark.parametrize(("kind", "values"), SCALARS, ids=lambda v: str(v))
@pytest.mark.parametrize("opt_level", [0, 3])
def test_every_scalar_crosses_the_boundary_unchanged(kind, values, opt_level):
    (leaf,) = leaves(kind)
    text = f"define {leaf.llvm} @id(i8 %pad, {leaf.llvm} %x) {{ ret {leaf.llvm} %x }}"
    signature = Signature("id", (IntegerType(8), kind), (kind,))
    library = build(text, signature, options=CompileOptions(opt_level, cache=False))
    for value in values:
        block = struct.pack("<b7x" + leaf.pack, -1, value)
        (got,) = struct.unpack("<" + leaf.unpack, call(library, "id", block, leaf.slots))
        assert struct.pack("<" + leaf.unpack, got) == struct.pack("<" + leaf.unpack, value)


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        (ComplexType(f64), (1.5, -2.5)),
        (ComplexType(f32), (1.5, -2.5)),
        (VectorType(f64, [3]), (1.0, 2.0, 3.0)),
        (VectorType(f32, [5]), (1.0, 2.0, 3.0, 4.0, 5.0)),
        (VectorType(IntegerType(16), [2]), (-1, 7)),
    ],
    ids=str,
)
def test_values_of_several_numbers_cross_the_boundary(kind, values):
    (leaf,) = leaves(kind)
    pair = f"{{ {leaf.llvm}, {leaf.llvm} }}"
    text = f"""define {pair} @twice({leaf.llvm} %x) {{
      %a = insertvalue {pair} poison, {leaf.llvm} %x, 0
      %b = insertvalue {pair} %a, {leaf.llvm} %x, 1
      ret {pair} %b
    }}"""
    library = build(text, Signature("twice", (kind,), (kind, kind)))
    block = call(library, "twice", struct.pack("<" + leaf.pack, *values), 2 * leaf.slots)
    assert struct.unpack("<" + leaf.unpack * 2, block) == values * 2


def test_names_of_every_kind_are_quoted():
    name = 'odd "name"\\ü'
    library = build(
        f"define i64 {quoted(name)}() {{ ret i64 5 }}", Signature(name, (), (IndexType(),))
    )
    assert struct.unpack("<q", call(library, name, b"", 1)) == (5,)


def test_libraries_are_name_spaces():
    make = "define i64 @f() {{ ret i64 {} }}".format
    libraries = [build(make(i), Signature("f", (), (IndexType(),))) for i in range(3)]
    got = [struct.unpack("<q", call(library, "f", b"", 1))[0] for library in libraries]
    assert got == [0, 1, 2]


def test_all_undefined_symbols_are_reported():
    text = """declare void @no_such_a()
    declare void @no_such_b()
    define void @f() { call void @no_such_a() call void @no_such_b() ret void }"""
    library = build(text, Signature("f", (), ()))
    with pytest.raises(DiagnosticError) as caught:
        library.address(PREFIX + "f")
    assert [d.code for d in caught.value.diagnostics] == ["AD0403", "AD0403"]
    assert "no_such_a" in str(caught.value)


def test_what_llvm_rejects_is_a_diagnostic():
    with pytest.raises(DiagnosticError, match=r"AD0405.*doesn't match") as caught:
        parse_llvm("define i32 @f() {\n  ret i64 0\n}")
    assert caught.value.diagnostics[0].notes[0].message == "in the line `ret i64 0`"


LOOP = """
declare double @exp(double)
define void @map(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%next, %loop]
  %at = getelementptr inbounds double, ptr %x, i64 %i
  %v = load double, ptr %at, align 8
  %e = call double @exp(double %v)
  store double %e, ptr %at, align 8
  %next = add nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
"""

needs_libmvec = pytest.mark.skipif(not veclib.available(), reason="libmvec is not installed")


@needs_libmvec
def test_vector_exp_is_used_and_within_four_ulp():
    assert "_ZGV" in str(optimized(LOOP, NO_CACHE)).split("define")[1]
    x = np.linspace(-700, 700, 10_001)
    expected = np.array([math.exp(v) for v in x])
    library = compile_library(LOOP, ["map"], NO_CACHE)
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64)(library.address("map"))
    function(x.ctypes.data, x.size)
    assert np.all(np.abs(x - expected) <= 4 * np.spacing(expected))


def test_without_veclib_exp_is_that_of_the_c_library():
    options = CompileOptions(veclib=False, cache=False)
    assert "_ZGV" not in str(optimized(LOOP, options))
    x = np.linspace(-700, 700, 1001)
    expected = np.array([math.exp(v) for v in x])
    library = compile_library(LOOP, ["map"], options)
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64)(library.address("map"))
    function(x.ctypes.data, x.size)
    assert np.array_equal(x, expected)


def _round_to(value: float, digits: int, least: int, most: float) -> float:
    """Nearest number with so many binary digits, ties to even, by rational arithmetic."""
    if value == 0 or math.isinf(value):
        return value
    exponent = max(math.frexp(value)[1] - digits, least)
    unit = Fraction(2) ** exponent
    rounded = float(round(Fraction(value) / unit) * unit)
    return math.copysign(math.inf if abs(rounded) > most else rounded, value)


FORMATS = {
    "hf": ("half", 11, -24, 65504.0),
    "bf": ("bfloat", 8, -133, float(np.uint32(0x7F7F0000).view(np.float32))),
}


def _interesting(count: int) -> list[float]:
    source = random.Random(1)
    edges = [0.0, -0.0, math.inf, 65504.0, 65519.99, 65520.0, 3.3895e38, 3.396e38, 5e-324]
    scattered = [
        source.choice((-1, 1)) * math.ldexp(source.random(), source.randint(-150, 130))
        for _ in range(count)
    ]
    ties = [
        math.ldexp(source.randrange(1, 1 << 12) | 1, source.randint(-140, 10)) for _ in range(count)
    ]
    return edges + scattered + ties + [-v for v in ties]


@pytest.mark.parametrize("narrow", FORMATS)
@pytest.mark.parametrize("wide", ["df", "sf"])
def test_builtin_truncations_round_to_nearest_even(narrow, wide):
    name = f"__trunc{wide}{narrow}2"
    assert name in BUILTIN_NAMES
    kind, digits, least, most = FORMATS[narrow]
    source, number = ("double", f64) if wide == "df" else ("float", f32)
    text = f"""declare {kind} @{name}({source})
    define i16 @f({source} %x) {{
      %h = call {kind} @{name}({source} %x)
      %b = bitcast {kind} %h to i16
      ret i16 %b
    }}"""
    library = build(text, Signature("f", (number,), (IntegerType(16),)))
    code = "<d" if wide == "df" else "<f4x"
    for value in _interesting(400):
        value = value if wide == "df" else ctypes.c_float(value).value
        (bits,) = struct.unpack("<q", call(library, "f", struct.pack(code, value), 1))
        bits &= 0xFFFF
        if narrow == "hf":
            got = float(np.uint16(bits).view(np.float16))
        else:
            got = float(np.uint32(bits << 16).view(np.float32))
        expected = _round_to(value, digits, least, most)
        assert struct.pack("<d", got) == struct.pack("<d", expected), value


def test_builtin_extension_of_all_halves():
    text = """declare float @__extendhfsf2(half)
    define float @f(i16 %b) {
      %h = bitcast i16 %b to half
      %x = call float @__extendhfsf2(half %h)
      ret float %x
    }"""
    library = build(text, Signature("f", (IntegerType(16),), (f32,)))
    for bits in range(0, 1 << 16, 7):
        block = struct.pack("<h6x", bits - (1 << 16) * (bits >> 15))
        (got,) = struct.unpack("<f4x", call(library, "f", block, 1))
        assert np.array_equal(got, float(np.uint16(bits).view(np.float16)), equal_nan=True)


def test_cache_keeps_and_returns_objects(tmp_path, monkeypatch):
    monkeypatch.setenv("AD_OPT_CACHE_DIR", str(tmp_path / "objects"))
    signature = Signature("f", (), (IndexType(),))
    text = "define i64 @f() { ret i64 11 }"
    for _ in range(2):
        library = build(text, signature, options=CompileOptions())
        assert struct.unpack("<q", call(library, "f", b"", 1)) == (11,)
    assert len(list((tmp_path / "objects").iterdir())) == 1
    build(text, signature, options=CompileOptions(opt_level=1))
    assert len(list((tmp_path / "objects").iterdir())) == 2


@pytest.mark.parametrize("damage", [b"", b"junk", None])
def test_damaged_cache_files_are_ignored(tmp_path, monkeypatch, damage):
    monkeypatch.setenv("AD_OPT_CACHE_DIR", str(tmp_path))
    cache.store("k", cache.CompiledObject(b"image", ("exp",)))
    assert cache.load("k") == cache.CompiledObject(b"image", ("exp",))
    path = tmp_path / "k.obj"
    whole = path.read_bytes()
    path.write_bytes(whole[:-1] if damage is None else damage)
    assert cache.load("k") is None


def test_cache_folder_that_cannot_be_made_is_no_error(tmp_path, monkeypatch):
    blocker = tmp_path / "file"
    blocker.write_text("")
    monkeypatch.setenv("AD_OPT_CACHE_DIR", str(blocker / "below"))
    cache.store("k", cache.CompiledObject(b"image", ()))
    assert cache.load("k") is None


def test_cache_folder_follows_the_environment(tmp_path, monkeypatch):
    monkeypatch.delenv("AD_OPT_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache.cache_dir() == tmp_path / "ad-opt"
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("AD_OPT_CACHE_DIR", "~/own")
    assert cache.cache_dir() == tmp_path / "own"


def test_processes_share_the_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("AD_OPT_CACHE_DIR", str(tmp_path))
    program = (
        "from ad_opt.lowering.codegen.machine import cache\n"
        "for i in range(200):\n"
        "    cache.store('k', cache.CompiledObject(b'x' * 100_000, ()))\n"
        "    assert cache.load('k') == cache.CompiledObject(b'x' * 100_000, ())\n"
    )
    running = [subprocess.Popen([sys.executable, "-c", program]) for _ in range(2)]
    assert [process.wait() for process in running] == [0, 0]
    assert [path.name for path in tmp_path.iterdir()] == ["k.obj"]


@pytest.mark.parametrize(
    ("text", "triple", "code", "loops", "level"),
    [
        ("define void @f() {", "x86_64-linux", CODE_SWITCHES, {}, 3),
        ("define void @f() {", "aarch64-linux", {}, {}, 3),
        ('define void @f() "ad-opt.many-addresses" {', "aarch64-linux", CODE_SWITCHES, {}, 3),
        ('define void @f() "ad-opt.many-loops" {', "x86_64-linux", CODE_SWITCHES, LONG_SWITCHES, 1),
        ('define void @f() "ad-opt.rolled-loops" {', "aarch64-linux", {}, ROLLED_SWITCHES, 1),
        # Loops over tiles of registers keep their addresses in few of them.
        (f'define void @f() "ad-opt.many-loops" {{\n!1 = !{{!{TILES}}}', "x86_64-linux", {}, {}, 3),
        (
            f'define void @f() "{OWN_VECTORS}" {{\n!1 = !{{!{TILES}}}',
            "x86_64",
            CODE_SWITCHES,
            {},
            3,
        ),
    ],
)
def test_switches_of_a_text(
    text: str, triple: str, code: object, loops: object, level: int
) -> None:
    assert code_switches(llvm.parse_assembly(""), text, triple) == code
    assert loop_switches(text) == loops
    assert highest_level(text) == level


SQUARES = """
declare void @g(ptr)

define internal void @squares(ptr %x, i64 %unused) noinline {
bb0:
  br label %loop

loop:
  %i = phi i64 [ 0, %bb0 ], [ %next, %loop ]
  %at = getelementptr double, ptr %x, i64 %i
  %value = load double, ptr %at
  %square = fmul double %value, %value
  store double %square, ptr %at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, 64
  br i1 %more, label %loop, label %end

end:
  ret void
}

define void @f(i64 %address) "OWN" {
  %x = inttoptr i64 %address to ptr
  call void @squares(ptr %x, i64 1)
  ret void
}
"""


def test_no_vectors_are_made_where_all_are_written() -> None:
    own = str(optimized(SQUARES.replace("OWN", OWN_VECTORS), NO_CACHE))
    assert "x double>" not in own
    assert "void @squares(ptr %x)" in own  # what is of no use is not passed
    assert "x double>" in str(optimized(SQUARES.replace("OWN", "other"), NO_CACHE))
    library = build(SQUARES.replace("OWN", OWN_VECTORS), Signature("f", (IndexType(),), ()))
    values = (ctypes.c_double * 64)(*range(64))
    call(library, "f", struct.pack("<Q", ctypes.addressof(values)), 0)
    assert [*values] == [n * n for n in range(64)]


CARRIED = """
%any = type { i64, [2 x i64] }
%scene = type { [2 x %any], double }

declare double @g(double)

define double @carried(double %x, i1 %cond, i1 %done, i1 %some) {
bb0:
  %bits = bitcast double %x to i64
  %a = insertvalue %any zeroinitializer, i64 %bits, 1, 0
  %b = insertvalue %any %a, i64 0, 1, 1
  %c = insertvalue [2 x %any] zeroinitializer, %any %b, 0
  %d = insertvalue [2 x %any] %c, %any zeroinitializer, 1
  %e = insertvalue %scene zeroinitializer, [2 x %any] %d, 0
  %begin = insertvalue %scene %e, double 0.000000e+00, 1
  br label %loop

loop:
  %carried = phi %scene [ %next, %join ], [ %begin, %bb0 ]
  %pair = extractvalue %scene %carried, 0
  %field = extractvalue [2 x %any] %pair, 0, 1, 0
  %float = bitcast i64 %field to double
  %s = tail call double @g(double %float)
  br i1 %cond, label %left, label %right

left:
  %kept = fmul double 0.000000e+00, 0.000000e+00
  br label %join

right:
  br label %join

join:
  %changed = insertvalue [2 x %any] %pair, %any zeroinitializer, 1
  %next = insertvalue %scene zeroinitializer, [2 x %any] %changed, 0
  br i1 %done, label %end, label %loop

end:
  %last = extractvalue %scene %next, 0
  br i1 %some, label %out, label %never

never:
  unreachable

out:
  %rest = extractvalue [2 x %any] %last, 0, 1, 0
  %back = bitcast i64 %rest to double
  %t = tail call double @g(double %back)
  ret double 0.000000e+00
}
"""


def test_code_for_structs_that_loops_carry() -> None:
    """LLVM looks for what is copied in them without end, and ends the process."""
    module, machine = llvm.parse_assembly(CARRIED), native_machine(2)
    assert code_switches(module, CARRIED, "aarch64-linux") == COPY_SWITCHES
    assert b"carried" in emit_object(module, machine, CARRIED)
    plain = "define i64 @f(i64 %x) { ret i64 %x }"
    assert code_switches(llvm.parse_assembly(plain), plain, "aarch64-linux") == {}


def test_switches_exist() -> None:
    """LLVM ignores switches that it does not know without a word."""
    (library,) = Path(llvm.__file__).parent.glob("libllvmlite.*")
    with (
        library.open("rb") as file,
        mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content,
    ):
        for name in SWITCHES | CODE_SWITCHES | COPY_SWITCHES | ROLLED_SWITCHES | LONG_SWITCHES:
            assert content.find(b"\0" + name.encode() + b"\0") >= 0, name
