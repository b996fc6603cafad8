"""Steps of schedules: what each refuses and why, values behind it, and schedules of derivatives."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.loop_schedule.form.headers import header_of
from ad_opt.passes.loop_schedule.form.refusal import RefusalError
from ad_opt.passes.loop_schedule.transformations.interchange import interchange, tile
from ad_opt.passes.loop_schedule.transformations.split import split
from ad_opt.passes.loop_schedule.transformations.unroll import unroll_by, unroll_jam
from ad_opt.passes.pipelines import PIPELINES
from xdsl.dialects.builtin import ModuleOp

import ad_opt

TWO = "!schedule.loop, !schedule.loop"


def scheduled(text: str) -> ModuleOp:
    ctx = make_context()
    module = parse_module(ctx, text)
    PassManager.parse(ctx, "apply-schedules").run(module)
    return module


def nest(body: str, steps: str, parameters: str = "%a: memref<32x32xf32>") -> str:
    """Two loops, ``i`` and ``j``, over eight iterations each, around a body."""
    return f"""
func.func @f({parameters}, %x: f32, %n: index) {{
  affine.for %i = 0 to 8 {{
    affine.for %j = 0 to 8 {{
      {body}
    }} {{schedule.loop = "j"}}
  }} {{schedule.loop = "i"}}
  func.return
}}
func.func private @g()
schedule.apply @f {{
  %i = schedule.loop "i"
  %j = schedule.loop "j"
  {steps}
}}
"""


STORE = "affine.store %x, %a[%i, %j] : memref<32x32xf32>"
COPY = "%e = affine.load %a[SOURCE] : memref<32x32xf32>\n"
COPY += "affine.store %e, %a[%i, %j] : memref<32x32xf32>"


def copy(source: str) -> str:
    return COPY.replace("SOURCE", source)


REFUSED = {
    "turned around": (
        copy("%i + 1, %j - 1"),
        f"%b, %c = schedule.interchange %j, %i : {TWO}",
        r"AD1163.*the anti dependence .* with distance \(1, -1\) over `i`, `j`",
    ),
    "needs what is done later": (
        copy("%i, %j + 1"),
        "schedule.parallelize %j",
        r"AD1163\]: running loop `j` in parallel is forbidden by the anti dependence of the write "
        r"to %a\[%i, %j\] on the read of %a\[%i, %j \+ 1\] with distance \(1\) over `j`",
    ),
    "recurrence": (
        copy("%i, %j - 1"),
        "%v, %r = schedule.vectorize %j by 4",
        r"AD1163\]: doing 4 iterations of loop `j` at once.*flow dependence.*distance \(1\)",
    ),
    "loop inside": (STORE, "%v, %r = schedule.vectorize %i by 4", "AD1162.*not innermost"),
    "a column": (
        "affine.store %x, %a[%j, %i] : memref<32x32xf32>",
        "%v, %r = schedule.vectorize %j by 4",
        r"AD1167\]: the write to .* is not to consecutive elements",
    ),
    "one element": (
        "affine.store %x, %a[%i, 0] : memref<32x32xf32>",
        "%v, %r = schedule.vectorize %j by 4",
        "AD1163.*output dependence",
    ),
    "every second element": (
        "affine.store %x, %a[%i, %j * 2] : memref<32x32xf32>",
        "%v, %r = schedule.vectorize %j by 4",
        "AD1167",
    ),
    "does not divide": (STORE, "%o = schedule.unroll_jam %i by 3", r"AD1162\]: 3 does not divide"),
    "a tile of what depends": (
        copy("%i - 1, %j"),
        f"%b, %c = schedule.register_tile %i, %j by [2, 1] : {TWO}",
        r"AD1163\]: doing 2 iterations of loop `i` at once.*flow dependence.*distance \(1\)",
    ),
    "a tile in the wrong order": (
        STORE,
        f"%b, %c = schedule.register_tile %j, %i by [2, 2] : {TWO}",
        r"AD1162\]: loop `i` is not all that is in loop `j`",
    ),
    "a tile of columns": (
        "affine.store %x, %a[%j, %i] : memref<32x32xf32>",
        f"%b, %c = schedule.register_tile %i, %j by [1, 2] lanes [1, 4] : {TWO}",
        r"AD1167\]: `affine.store` has no form in vectors of iterations of loop `j`",
    ),
    "a tile around what is unknown": (
        "func.call @g() : () -> ()",
        f"%b, %c = schedule.register_tile %i, %j by [1, 2] : {TWO}",
        r"AD1162\]: `func.call` in loop `j` has no copies",
    ),
    "a tile of what computes with its variable": (
        "%k = arith.index_cast %i : index to i32",
        f"%b, %c = schedule.register_tile %i, %j by [2, 2] : {TWO}",
        r"AD1162\]: `arith.index_cast` computes with the variable of loop `i`",
    ),
    "a large tile": (
        STORE,
        f"%b, %c = schedule.register_tile %i, %j by [64, 64] : {TWO}",
        r"AD1162\]: the tile has more than 1024 copies",
    ),
    "nothing in place": (STORE, "%k = schedule.privatize %j", r"AD1162\]: no cell"),
    "reads nothing": (
        STORE,
        "%a = schedule.argument 0\n %k = schedule.stage %a in %j",
        r"AD1162\]: loop `j` reads nothing",
    ),
    "whole buffers": (
        "memref.copy %a, %b : memref<32x32xf32> to memref<32x32xf32>",
        "%a = schedule.argument 0\n %k = schedule.stage %a in %j",
        r"AD1162\]: the read of %a by `memref.copy`",
    ),
    "not beside": (STORE, "%k = schedule.fuse %i, %j", r"AD1162\]: loops that are fused stand"),
    "no position": (STORE, "%k = schedule.loop_at [0, 1]", r"AD1160\]: there is no loop 1"),
    "no buffer": (STORE, "%k = schedule.argument 2", r"AD1160\]: argument 2"),
    "no label": (STORE, '%k = schedule.buffer "b"', r"AD1160\]: there is not one buffer"),
    "gone": (
        STORE,
        f"%o, %p = schedule.unroll %i by 2 : {TWO}\n schedule.unroll %j",
        r"AD1161\]: there is no one loop for `%j`",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refusals_say_why(name: str) -> None:
    body, steps, message = REFUSED[name]
    with pytest.raises(DiagnosticError, match=message):
        scheduled(nest(body, steps, "%a: memref<32x32xf32>, %b: memref<32x32xf32>"))


def test_a_forward_dependence_is_no_obstacle() -> None:
    """Vectorization keeps forward dependences: all lanes of a store come before a later load."""
    body = """
      affine.store %x, %a[%i, %j] : memref<32x32xf32>
      %e = affine.load %a[%i, %j] : memref<32x32xf32>
      %y = arith.addf %e, %x : f32
      affine.store %y, %b[%i, %j] : memref<32x32xf32>
    """
    parameters = "%a: memref<32x32xf32> {llvm.noalias}, %b: memref<32x32xf32>"
    text = str(scheduled(nest(body, "%v, %r = schedule.vectorize %j by 8", parameters)))
    assert text.count("vector<8xf32>") > 3


LOOPS = """
func.func @f(%a: memref<9xf32>, %b: memref<9xf32> {llvm.noalias}, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.store %x, %a[%i] : memref<9xf32>
  } {schedule.loop = "i"}
  affine.for %j = 0 to 8 {
    %e = affine.load %a[%j + AHEAD] : memref<9xf32>
    affine.store %e, %b[%j] : memref<9xf32>
  } {schedule.loop = "j"}
  func.return
}
schedule.apply @f {
  %i = schedule.loop "i"
  %j = schedule.loop "j"
  %k = schedule.fuse %i, %j
}
"""


def test_loops_are_fused_if_nothing_is_needed_too_early() -> None:
    assert str(scheduled(LOOPS.replace("AHEAD", "0"))).count("affine.for") == 1
    with pytest.raises(
        DiagnosticError,
        match=r"AD1163\]: the fusion of loops `i` and `j` is forbidden by the flow dependence .* "
        r"with distance \(-1\) over `i`",
    ):
        scheduled(LOOPS.replace("AHEAD", "1"))


USED = """
func.func @f(%a: memref<8xf32>, %x: f32, %c: i1) {
  %r = affine.for %i = 0 to 8 iter_args(%s = %x) -> (f32) {
    %e = affine.load %a[%i] : memref<8xf32>
    %t = arith.addf %s, %e : f32
    affine.yield %t : f32
  } {schedule.loop = "i"}
  BETWEEN
  affine.for %j = 0 to 8 {
    affine.store INSIDE, %a[%j] : memref<8xf32>
  } {schedule.loop = "j"}
  func.return
}
schedule.apply @f {
  %i = schedule.loop "i"
  %j = schedule.loop "j"
  %k = schedule.fuse %i, %j
}
"""


@pytest.mark.parametrize(
    ("between", "inside"),
    [
        ("", "%r"),
        ("scf.if %c {\n affine.store %r, %a[0] : memref<8xf32>\n }", "%x"),
        ("affine.store %x, %a[0] : memref<8xf32>", "%x"),
        ("func.call @f(%a, %x, %c) : (memref<8xf32>, f32, i1) -> ()", "%x"),
    ],
)
def test_what_needs_the_first_loop_is_not_fused_with_it(between: str, inside: str) -> None:
    with pytest.raises(DiagnosticError, match="AD1162"):
        scheduled(USED.replace("BETWEEN", between).replace("INSIDE", inside))


SKEWED = copy("%i + 1, %j - 1")
TRIANGLE = """
func.func @f(%a: memref<32x32xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      affine.store %x, %a[%i, %j] : memref<32x32xf32>
    }
  }
  func.return
}
"""


@pytest.mark.parametrize("text", [nest(SKEWED, ""), TRIANGLE])
@pytest.mark.parametrize("pipeline", ["", "lower-affine-to-scf,canonicalize"])
def test_a_refusal_leaves_nothing_behind(text: str, pipeline: str) -> None:
    """Also of steps that are made of others, of which the first are always allowed."""
    ctx = make_context()
    module = parse_module(ctx, text)
    PassManager.parse(ctx, pipeline).run(module)
    func = next(iter(module.ops))
    outer, inner = (op for op in walk(func) if op.name.endswith(".for"))

    def now() -> object:
        names = [op.name for op in walk(func) if op.name != "arith.constant"]
        return names, header_of(outer), header_of(inner)

    before = now()
    for refused in (
        lambda: tile([outer, inner], [4, 4]),
        lambda: unroll_jam(outer, 2),
        lambda: unroll_by(outer, 5000),
    ):
        with pytest.raises(RefusalError):
            refused()
        assert now() == before
        assert inner.parent_op() is outer


def test_what_a_loop_carries_is_a_dependence() -> None:
    text = REDUCE.replace("TYPE", "f64").replace("OP", "addf").replace("FLAGS", "")
    text = text.replace("%v, %rest = schedule.vectorize %i by 4", "schedule.parallelize %i")
    message = (
        r"AD1163\]: running loop `i` in parallel is forbidden by the flow dependence of `%s` on "
        r"`arith.addf` with distance \(1\) over `i`"
    )
    with pytest.raises(DiagnosticError, match=message):
        scheduled(text)


def test_a_refusal_has_its_dependence() -> None:
    text = nest(copy("%i + 1, %j - 1"), "")
    func = next(iter(parse_module(make_context(), text).ops))
    outer = func.regions[0].block.first_op
    assert outer is not None
    inner = outer.regions[0].block.first_op
    assert inner is not None
    with pytest.raises(RefusalError) as refusal:
        interchange(inner, outer)
    found = refusal.value.dependence
    assert found is not None
    assert (found.kind, found.vector[0].direction) == ("anti", "<")
    pieces, piece = split(outer, 4)
    assert piece.parent_op() is pieces


# ---------------------------------------------------------------------- values


def matmul(rows: int, inner: int, columns: int, steps: str) -> str:
    a, b, c = (
        f"memref<{m}x{n}xf32>" for m, n in ((rows, inner), (inner, columns), (rows, columns))
    )
    return f"""
func.func @matmul(%a: {a} {{llvm.noalias}}, %b: {b}, %c: {c} {{llvm.noalias}}) {{
  affine.for %i = 0 to {rows} {{
    affine.for %j = 0 to {columns} {{
      affine.for %k = 0 to {inner} {{
        %x = affine.load %a[%i, %k] : {a}
        %y = affine.load %b[%k, %j] : {b}
        %p = arith.mulf %x, %y fastmath<contract> : f32
        %z = affine.load %c[%i, %j] : {c}
        %s = arith.addf %z, %p fastmath<reassoc,contract> : f32
        affine.store %s, %c[%i, %j] : {c}
      }} {{schedule.loop = "k"}}
    }} {{schedule.loop = "j"}}
  }} {{schedule.loop = "i"}}
  func.return
}}
schedule.apply @matmul {{
  %i = schedule.loop "i"
  %j = schedule.loop "j"
  %k = schedule.loop "k"
  %b = schedule.argument 1
  %c = schedule.argument 2
  {steps}
}}
"""


FIVE = ", ".join(["!schedule.loop"] * 5)
REGISTERS = f"""
  %io, %ii = schedule.split %i by 4 : {TWO}
  %jo, %ji = schedule.split %j by 16 : {TWO}
  %j1, %i1, %k1, %i2, %j2 = schedule.interchange %jo, %io, %k, %ii, %ji : {FIVE}
  STAGE
  %v, %rest = schedule.vectorize %j2 by 8
  schedule.unroll %v
  schedule.unroll %i2
  %k2 = schedule.privatize %k1 of %c
"""
DOT = """
  %k1 = schedule.privatize %k of %c
  %i2 = schedule.unroll_jam %i by 2
"""
MATMULS = {
    "registers": (8, 24, 32, REGISTERS.replace("STAGE", "")),
    "packed": (8, 24, 32, REGISTERS.replace("STAGE", "%s = schedule.stage %b in %j1")),
    "transposed": (
        6,
        10,
        9,
        f"%j1, %i1 = schedule.interchange %j, %i : {TWO}\n"
        "%j2 = schedule.stage %b in %j1 order [1, 0]\n"
        "%k1 = schedule.privatize %k of %c\n%v, %r = schedule.vectorize %k1 by 4",
    ),
    "ragged": (
        7,
        5,
        11,
        f"%io, %ii, %rest = schedule.split %i by 4 peel : {TWO}, !schedule.loop\n"
        f"%jo, %ji = schedule.split %j by 4 : {TWO}\n"
        f"%p, %q = schedule.partition %k at 3",
    ),
}


@pytest.mark.parametrize("name", MATMULS)
def test_products_of_matrices(name: str) -> None:
    rows, inner, columns, steps = MATMULS[name]
    rng = np.random.default_rng(0)
    a = rng.integers(-3, 4, (rows, inner)).astype(np.float32)
    b = rng.integers(-3, 4, (inner, columns)).astype(np.float32)
    module = scheduled(matmul(rows, inner, columns, steps))
    assert "schedule." not in str(module)
    c, d = (np.zeros((rows, columns), np.float32) for _ in "cd")
    run_function(module, "matmul", [a, b, c])
    ad_opt.load(str(module), cache=False)["matmul"](a, b, d)
    assert np.array_equal(c, a @ b)
    assert np.array_equal(d, a @ b)


ELEMENTWISE = """
func.func @f(%a: memref<20xTYPE> {llvm.noalias}, %b: memref<20xTYPE>, %n: index) {
  affine.for %i = 0 to %n {
    %x = affine.load %a[%i] : memref<20xTYPE>
    %k = affine.apply affine_map<(d0) -> (3 * d0 + 1)>(%i)
    %m = arith.index_cast %k : index to i32
    %f = arith.sitofp %m : i32 to TYPE
    %q = arith.mulf %x, %f : TYPE
    %less = arith.cmpf olt, %q, %f : TYPE
    %y = arith.select %less, %q, %f : TYPE
    %r = math.absf %y : TYPE
    affine.store %r, %b[%i] : memref<20xTYPE>
  } {schedule.loop = "i"}
  func.return
}
schedule.apply @f {
  %i = schedule.loop "i"
  %v, %rest = schedule.vectorize %i by 4
}
"""


@pytest.mark.parametrize("type_", ["f32", "f64"])
@pytest.mark.parametrize("n", [0, 3, 4, 18])
def test_vectors_of_indices_and_choices(type_: str, n: int) -> None:
    """Also where the number of iterations is a number of the call."""
    module = scheduled(ELEMENTWISE.replace("TYPE", type_))
    kind = np.float32 if type_ == "f32" else np.float64
    a = np.arange(-10, 10).astype(kind)
    numbers = 3 * np.arange(n).astype(kind) + 1
    expected = np.zeros(20, kind)
    expected[:n] = np.abs(np.minimum(a[:n] * numbers, numbers))
    for run in (
        lambda b: run_function(module, "f", [a, b, n]),
        lambda b: ad_opt.load(str(module), cache=False)["f"](a, b, n),
    ):
        b = np.zeros(20, kind)
        run(b)
        assert np.array_equal(b, expected)


REDUCE = """
func.func @f(%a: memref<22xTYPE>, %first: TYPE) -> TYPE {
  %r = affine.for %i = 0 to 22 iter_args(%s = %first) -> (TYPE) {
    %x = affine.load %a[%i] : memref<22xTYPE>
    %t = arith.OP %s, %xFLAGS : TYPE
    affine.yield %t : TYPE
  } {schedule.loop = "i"}
  func.return %r : TYPE
}
schedule.apply @f {
  %i = schedule.loop "i"
  %v, %rest = schedule.vectorize %i by 4
}
"""


@pytest.mark.parametrize(
    ("op", "type_", "combine"),
    [
        ("addf", "f64", np.add),
        ("mulf", "f64", np.multiply),
        ("maximumf", "f32", np.maximum),
        ("minimumf", "f64", np.minimum),
        ("maxnumf", "f64", np.fmax),
        ("minnumf", "f32", np.fmin),
        ("addi", "i64", np.add),
        ("muli", "i64", np.multiply),
        ("ori", "i64", np.bitwise_or),
        ("xori", "i64", np.bitwise_xor),
        ("andi", "i64", np.bitwise_and),
    ],
)
def test_reductions_by_vectors(op: str, type_: str, combine: np.ufunc) -> None:
    kind = {"f32": np.float32, "f64": np.float64, "i64": np.int64}[type_]
    a = np.random.default_rng(1).choice([-2, -1, 1, 2, 6], 22).astype(kind)
    flags = " fastmath<reassoc>" if op in ("addf", "mulf") else ""
    text = REDUCE.replace("TYPE", type_).replace("OP", op).replace("FLAGS", flags)
    module = scheduled(text)
    first = kind(3)
    expected = combine.reduce([first, *a])
    assert run_function(module, "f", [a, first])[0] == expected
    assert ad_opt.load(str(module), cache=False)["f"](a, first) == expected


LOSS = """
func.func @f(%a: memref<40xf64> {llvm.noalias}, %b: memref<40xf64> {llvm.noalias}) -> f64 {
  %zero = arith.constant 0.0 : f64
  %r = affine.for %i = 0 to 40 iter_args(%s = %zero) -> (f64) {
    %x = affine.load %a[%i] : memref<40xf64>
    %y = affine.load %b[%i] : memref<40xf64>
    %p = arith.mulf %x, %y : f64
    %q = arith.mulf %p, %x : f64
    %t = arith.addf %s, %q : f64
    affine.yield %t : f64
  }
  func.return %r : f64
}
"""
SCHEDULE_OF_GRADIENT = """
schedule.apply @f_grad {
  %i = schedule.loop_at [0]
  %o, %n = schedule.split %i by 20 : !schedule.loop, !schedule.loop
  %v, %rest = schedule.vectorize %n by 4
}
"""


def test_loops_of_a_gradient_are_loops() -> None:
    ctx = make_context()
    module = parse_module(ctx, LOSS)
    names = ("prepare", "gradient")
    pipeline = ",".join(
        ["request-derivative{kind=grad function=f}", *(PIPELINES[k] for k in names)]
    )
    PassManager.parse(ctx, pipeline).run(module)
    text = str(module).replace("{autodiff.shadow}", "{autodiff.shadow, llvm.noalias}")
    inner = "\n".join(text.strip().splitlines()[1:-1])
    done = scheduled(inner + SCHEDULE_OF_GRADIENT)
    assert "vector.load" in str(done)
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-3, 4, 40).astype(np.float64) for _ in "ab")
    da, db = np.zeros(40), np.zeros(40)
    ad_opt.load(str(done), cache=False)["f_grad"](a, da, b, db)
    assert np.array_equal(da, 2 * a * b)
    assert np.array_equal(db, a * a)


CARRIED = """
func.func @f(%a: memref<24xf64>) -> f64 {
  %zero = arith.constant 0.0 : f64
  %r = affine.for %i = 0 to 24 iter_args(%s = %zero) -> (f64) {
    %x = affine.load %a[%i] : memref<24xf64>
    %t = arith.addf %s, %x : f64
    affine.yield %t : f64
  } {schedule.loop = "i"}
  %q = affine.for %j = 0 to 24 iter_args(%s = %r) -> (f64) {
    %x = affine.load %a[%j] : memref<24xf64>
    %p = arith.mulf %s, %x : f64
    affine.yield %p : f64
  } {schedule.loop = "j"}
  func.return %q : f64
}
"""


def test_a_refused_tile_leaves_loops_that_start_with_each_others_results() -> None:
    ctx = make_context()
    module = parse_module(ctx, CARRIED)
    before = str(module)
    loops = [op for op in walk(module) if op.name == "affine.for"]
    with pytest.raises(RefusalError, match=r"AD1162.*not of one nest"):
        tile(loops, [2, 4])
    assert str(module) == before


def test_functions_with_a_schedule_have_derivatives() -> None:
    """A product of matrices, which passes in front of a derivative would take the loops of."""
    rows, inner, columns, steps = MATMULS["registers"]
    text = matmul(rows, inner, columns, steps)
    rng = np.random.default_rng(0)
    a, da = (rng.integers(-3, 4, (rows, inner)).astype(np.float32) for _ in "ab")
    b, db = (rng.integers(-3, 4, (inner, columns)).astype(np.float32) for _ in "ab")
    c, dc = np.zeros((2, rows, columns), np.float32)
    ad_opt.jvp(ad_opt.load(text)["matmul"], (a, b, c), (da, db, dc))
    assert np.array_equal(c, a @ b)
    assert np.array_equal(dc, da @ b + a @ db)
