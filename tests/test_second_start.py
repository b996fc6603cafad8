"""A second process that loads a program and asks for its gradient finds both in the cache."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from pathlib import Path

import pytest

from programs_for_others import SQUARES, SQUARES_IN_C

PROGRAM = """
func.func @chain(%x: memref<?xf64>, %n: index, %s: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %s) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %p = math.sin %a : f64
    %b = arith.mulf %p, %v : f64
    scf.yield %b : f64
  }
  %positive = arith.cmpf oge, %s, %s : f64
  cf.assert %positive, "s is no number"
  return %r : f64
}
func.func @square(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}
func.func @narrow(%x: memref<?xf32>, %s: f32, %h: f16) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.load %x[%c1] : memref<?xf32>
  %p = arith.mulf %v, %s : f32
  %w = arith.extf %h : f16 to f32
  %q = arith.mulf %p, %w : f32
  return %q : f32
}
func.func @length(%z: memref<?xcomplex<f64>>, %mask: memref<?xi1>) -> f64 {
  %c0 = arith.constant 0 : index
  %v = memref.load %z[%c0] : memref<?xcomplex<f64>>
  %use = memref.load %mask[%c0] : memref<?xi1>
  %re = complex.re %v : complex<f64>
  %im = complex.im %v : complex<f64>
  %a = arith.mulf %re, %re : f64
  %b = arith.mulf %im, %im : f64
  %sum = arith.addf %a, %b : f64
  %zero = arith.constant 0.0 : f64
  %r = arith.select %use, %sum, %zero : f64
  return %r : f64
}
"""

STRUCTS = """
agg.struct_def @Box {
  agg.field @width : f64
  agg.field @count : i32
  agg.field @height : f32
  agg.field @sides : !agg.tuple<[f64, !agg.array<2, f64>]>
}
func.func @area(%box: !agg.struct<@Box>, %scale: f64, %x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %width = agg.get %box "width" : !agg.struct<@Box> -> f64
  %height = agg.get %box "height" : !agg.struct<@Box> -> f32
  %count = agg.get %box "count" : !agg.struct<@Box> -> i32
  %sides = agg.get %box "sides" : !agg.struct<@Box> -> !agg.tuple<[f64, !agg.array<2, f64>]>
  %first = agg.get %sides "0" : !agg.tuple<[f64, !agg.array<2, f64>]> -> f64
  %two = agg.get %sides "1" : !agg.tuple<[f64, !agg.array<2, f64>]> -> !agg.array<2, f64>
  %c1 = arith.constant 1 : index
  %second = agg.elem %two[%c1] : !agg.array<2, f64> -> f64
  %h = arith.extf %height : f32 to f64
  %n = arith.sitofp %count : i32 to f64
  %v = memref.load %x[%c0] : memref<?xf64>
  %a = arith.mulf %width, %h : f64
  %b = arith.mulf %a, %scale : f64
  %c = arith.mulf %b, %n : f64
  %d = arith.mulf %c, %first : f64
  %e = arith.mulf %d, %second : f64
  %f = arith.mulf %e, %v : f64
  return %f : f64
}
"""
BY_VALUE = """
from collections import namedtuple
area, x = program["area"], np.array([2.0])
inner = (5.0, [0.5, 7.0])
box = {"height": 3.0, "width": 2.0, "count": 4, "sides": inner}
Box = namedtuple("Box", "width count height sides")
found = []
for one in (box, (2.0, 4, 3.0, inner), Box(2.0, 4, 3.0, inner)):
    value, (by, scale, dx) = ad_opt.value_and_grad(area)(one, 0.25, x)
    assert value == 2 * 3 * 4 * 0.25 * 5 * 7 * 2
    assert (by.width, by.height, scale, dx[0]) == (value / 2, value / 3, value / 0.25, value / 2)
    assert type(by.height) is np.float32 and by.sides[0] == value / 5
    assert by.sides[1].tolist() == [0.0, value / 7]
    found.append(str((type(by).__name__, by)))
    along = {**box, "width": 1.0, "height": 0.0, "sides": (0.0, [0.0, 0.0])}
    along.pop("count")
    for _ in range(2):  # the second one is planned, or found
        y, dy = ad_opt.jvp(area, (one, 0.25, x), (along, None, None))
        assert (y, dy) == (value, value / 2)
        change, by_scale, by_x = ad_opt.hvp(area, (one, 0.25, x), (along, None, None))
        assert (change.width, by_scale, by_x[0]) == (0.0, value / 2 / 0.25, value / 4)
        given = {**box, "sides": (5.0, [0.5, 7.0])} if one is box else one
        y, pullback = ad_opt.vjp(area, given, 0.25, x)
        if one is box:  # a pullback is at the point as it was
            given["width"], given["sides"][1][1] = 100.0, 100.0
        pulled, scale, dx = pullback(2.0)
        assert (y, pulled.width, scale, dx[0]) == (value, value, value * 8, value)
        assert pulled.sides[1].tolist() == [0.0, value / 7 * 2]
unread = "xdsl" not in sys.modules
for wrong in ({"width": 1.0}, (1.0, 2), {**box, "depth": 1.0}, {**box, "count": 1 << 40}):
    try:
        ad_opt.grad(area)(wrong, 0.25, x)
    except ad_opt.DiagnosticError as refused:
        assert refused.diagnostics[0].code == "AD0503"
    else:
        raise AssertionError(wrong)
print(json.dumps([found, unread]))
"""

MODEL = """
define double @model(ptr %m, ptr %x) {
  %a = load double, ptr %m
  %pn = getelementptr i8, ptr %m, i64 8
  %n = load i32, ptr %pn
  %pb = getelementptr i8, ptr %m, i64 16
  %b = load float, ptr %pb
  %i = sext i32 %n to i64
  %px = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %px
  %c = fpext float %b to double
  %d = fmul double %a, %v
  %e = fmul double %d, %c
  %g = fmul double %e, %c
  ret double %g
}
"""

HEAD = """
import json, sys
import numpy as np
import ad_opt
program = ad_opt.load(sys.argv[1])
f = program["chain"]
x = np.array([1.5, 0.5, 2.0])
"""

GRADIENT = """
both = ad_opt.value_and_grad(f)
value, (dx, ds) = both(x, 3, 0.3)
again = both(x, 3, 0.3)
assert again[0] == value and np.array_equal(again[1][0], dx)
print(json.dumps([value, list(dx), ds, "xdsl" in sys.modules]))
"""

MORE = """
gradient = ad_opt.grad(f, wrt="x")
dx = gradient(x, 3, 0.3)
unread = "xdsl" not in sys.modules
try:
    gradient(x, 3, float("nan"))
except ad_opt.DiagnosticError as stopped:
    assert stopped.diagnostics[0].code == "AD0505"
other = gradient(np.array([1.5, 0.5, 2.0, 7.0]), 3, 0.3)
assert np.array_equal(other[:3], dx) and other[3] == 0.0
try:
    gradient(x.astype(np.float32), 3, 0.3)
except ad_opt.DiagnosticError as refused:
    assert refused.diagnostics[0].code == "AD0503"
else:
    raise AssertionError
assert np.array_equal(gradient(x, 3, 0.3), dx)
assert isinstance(program, ad_opt.Program) and isinstance(f, ad_opt.Function)
value, slope = ad_opt.jvp(f, (x, 3, 0.3), (None, None, 1.0))
assert value == f(x, 3, 0.3) and f.name == "chain" and list(program.functions)
ad_opt.check_grads(f, x, 3, 0.3)
try:
    program["none"]
except ad_opt.DiagnosticError as refused:
    assert refused.diagnostics[0].code == "AD0501"
ad_opt.release_memory()
print(json.dumps(unread))
"""

NARROW = """
narrow = program["narrow"]
x = np.array([1.0, 3.0], np.float32)
value, (dx, ds, dh) = ad_opt.value_and_grad(narrow)(x, 0.1, 2.0)
assert (value, ds, dh) == (np.float32(0.1) * np.float32(6.0), 6.0, np.float16(3 * np.float32(0.1)))
assert [type(one) for one in (value, ds, dh)] == [np.float32, np.float32, np.float16]
assert dx.dtype == np.float32 and dx.tolist() == [0.0, np.float32(0.2)]
assert ad_opt.grad(narrow, wrt="s")(x, np.float32(0.1), 2.0) == 6.0
z, yes = np.array([3.0 + 4.0j]), np.array([True])
value, dz = ad_opt.value_and_grad(program["length"])(z, yes)
unread = "xdsl" not in sys.modules
assert value == 25.0 and dz.dtype == z.dtype and abs(dz[0]) == 10.0
try:
    ad_opt.grad(narrow)(x, 1e39, 2.0)
except ad_opt.DiagnosticError as refused:
    assert refused.diagnostics[0].code == "AD0503"
else:
    raise AssertionError
print(json.dumps(unread))
"""

RULES = """
square = program["square"]
gradient = ad_opt.grad(square)
before = gradient(3.0), "xdsl" in sys.modules
ad_opt.custom_rule(program, "square")(lambda x: (100.0 * x,))
print(json.dumps([*before, gradient(3.0), ad_opt.grad(program["square"])(3.0)]))
"""


@pytest.fixture
def run(tmp_path):
    path = tmp_path / "chain.mlir"
    path.write_text(PROGRAM)
    environment = {**os.environ, "AD_OPT_CACHE_DIR": str(tmp_path / "cache")}

    def start(text: str, **changes: str) -> object:
        script = tmp_path / "script.py"
        script.write_text(HEAD + text)
        command = [sys.executable, "-W", "error", str(script), str(path)]
        done = subprocess.run(command, env=environment | changes, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    start.folder = tmp_path / "cache"
    start.path = path
    return start


def test_a_second_start_imports_no_xdsl(run):
    first, second = run(GRADIENT), run(GRADIENT)
    assert first[:3] == second[:3]
    assert (first[3], second[3]) == (True, False)
    mode = run.folder.stat().st_mode
    assert mode & 0o777 == 0o700
    run.path.write_text(PROGRAM.replace("math.sin", "math.cos"))
    changed = run(GRADIENT)
    assert changed[3]
    assert changed[0] != first[0]


ASKED_FIRST = {
    "as one expression": "import ad_opt\nfound = ad_opt.grad(ad_opt.load(path)['square'])(3.0)",
    "by name": "from ad_opt import grad, jvp, load\nf = load(path)['square']\n"
    "found = grad(f)(3.0)\nassert jvp(f, (3.0,), (1.0,)) == (9.0, 6.0)",
}
"""Programs that ask for a derivative before they have loaded anything."""


@pytest.mark.parametrize("text", ASKED_FIRST.values(), ids=ASKED_FIRST)
def test_what_asks_for_derivatives_first_imports_no_xdsl(run, text: str) -> None:
    script = f"import sys\npath = sys.argv[1]\n{text}\nprint(found, 'xdsl' in sys.modules)"
    command = [sys.executable, "-W", "error", "-c", script, str(run.path)]
    environment = {**os.environ, "AD_OPT_CACHE_DIR": str(run.folder)}
    starts = [subprocess.run(command, env=environment, capture_output=True) for _ in range(2)]
    assert [done.stdout.decode().split() for done in starts] == [["6.0", "True"], ["6.0", "False"]]


def test_derivatives_that_are_not_imported_yet_look_like_what_they_are() -> None:
    script = (
        "import inspect, pickle, ad_opt\nfrom ad_opt import grad, vjp\n"
        "first = inspect.getdoc(grad), str(inspect.signature(grad)), grad.__name__\n"
        "assert pickle.loads(pickle.dumps(vjp)) is ad_opt.vjp\n"
        "from ad_opt.derivatives.functions.api import grad\n"
        "assert first == (inspect.getdoc(grad), str(inspect.signature(grad)), 'grad')\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_narrow_and_complex_numbers_are_recorded(run):
    assert run(NARROW) is False
    assert run(NARROW) is True


def test_what_the_cache_does_not_know_is_made(run):
    run('ad_opt.grad(f, wrt="x")(x, 3, 0.3)\nprint(json.dumps(None))')
    assert run(MORE) is True


def test_rules_that_come_later_count(run):
    assert run(RULES) == [6.0, True, 300.0, 300.0]
    assert run(RULES) == [6.0, False, 300.0, 300.0]


@pytest.mark.skipif(os.name != "posix", reason="modes of folders")
def test_a_folder_that_others_can_write_is_refused(run):
    run.folder.mkdir(mode=0o777)
    run.folder.chmod(0o777)
    script = HEAD + "ad_opt.grad(f)(x, 3, 0.3)\n"
    done = subprocess.run(
        [sys.executable, "-c", script, str(run.path)],
        env={**os.environ, "AD_OPT_CACHE_DIR": str(run.folder)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("AD0011") == 1
    assert not list(run.folder.iterdir())


def test_runs_of_ad_opt_are_remembered(run, tmp_path):
    environment = {**os.environ, "AD_OPT_CACHE_DIR": str(run.folder)}
    code = (
        "import sys; from ad_opt.tools.ad_opt import main; sys.argv = ['ad-opt', *sys.argv[1:]]\n"
    )
    code += "status = main()\nprint('xdsl' in sys.modules, status, file=sys.stderr)"

    def tool(*words: str) -> tuple[str, list[str]]:
        command = [sys.executable, "-c", code, *words]
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        return done.stdout, done.stderr.splitlines()[-1:]

    path = str(run.path)
    first, second = tool(path, "--grad=chain"), tool(path, "--grad=chain")
    assert first[0] == second[0]
    assert "chain_grad" in first[0]
    assert (first[1], second[1]) == (["True 0"], ["False 0"])
    assert tool(path, "-p", "canonicalize")[0] != first[0]
    Path(path).write_text("func.func @wrong")
    assert tool(path, "--grad=chain")[1] == ["True 1"]


def test_libraries_of_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records of two versions name different libraries of one name: the second is made anew."""
    from ad_opt.starts import linking

    class InUse:
        def link(self, *_: object) -> None:
            raise RuntimeError("Library name `ad.builtins' is already in use.")

    monkeypatch.setattr(linking, "_builder", lambda *_: InUse())
    with pytest.raises(linking.NotLinked):
        linking.link((("another", ()), None, {}, "code", (), (), 0, ()))


KINDS = """
x, t = np.array([1.5, 0.5, 2.0]), np.array([0.25, -1.0, 0.5])
found = []
def add(*values):
    for value in values:
        if isinstance(value, tuple):
            add(*value)
        else:
            found.append(None if value is None else np.asarray(value).tolist())
for _ in range(2):
    add(ad_opt.jvp(f, (x, 3, 0.3), (t, None, 0.5)), ad_opt.jvp(f, [x, 3, 0.3], [None, None, 1.0]))
    add(ad_opt.hvp(f, (x, 3, 0.3), (t, None, 0.5)))
    add(ad_opt.hvp(f, (x, 3, 0.3), (t, None, None), wrt="x"))
    add(ad_opt.hessian(f)(x, 3, 0.3), ad_opt.hessian(f, "x")(x, 3, 0.3))
    add(ad_opt.jacobian(f)(x, 3, 0.3), ad_opt.jacobian(f, ["s"])(x, 3, 0.3))
    by_all = ad_opt.jacobian(f, mode="forward")(x, 3, 0.3)
    add(by_all)
    value, pullback = ad_opt.vjp(f, x, 3, 0.3)
    point = x.copy()
    x[...] = 7.0
    add(value, pullback(1.0), pullback(2.0))
    x[...] = point
    add(ad_opt.vjp(f, x, 3, 0.3, wrt="s")[1](3.0))
    ad_opt.vjp(f, x, 3, 0.3)  # whose tape is dropped
    scale = program["squares"]
    out, dout = np.array([3.0, 5.0, 7.0]), np.array([1.0, 10.0, 0.5])
    value, pullback = ad_opt.vjp(scale, x, out)
    add(value, out, pullback(out=dout), pullback(out=t), pullback(out=dout))
    for mode in ("auto", "reverse"):
        of_out = ad_opt.jacobian(scale, of="out", mode=mode)(x, out)
        add(of_out, ad_opt.jacobian(c["squares"], of=["out"], mode=mode)(x, out, 3))
        assert np.allclose(of_out[0], np.diag(2 * x * out)), of_out
        assert np.allclose(of_out[1], np.diag(x**2)), of_out
    dout = dout.copy()
    add(ad_opt.jvp(scale, (x, out), (t, dout)), out, dout)
    inc = c["squares"]
    out, dout = np.array([3.0, 5.0, 7.0]), np.array([1.0, 10.0, 0.5])
    value, pullback = ad_opt.vjp(inc, x, out, 3)
    add(value, out, pullback(out=dout), pullback(out=t), pullback(out=dout))
    add(ad_opt.jvp(inc, (x, out, 3), (t, dout, None)), out, dout)
    spec = {"names": ["a", "n", "b"], "formats": ["f8", "i4", "f4"], "offsets": [0, 8, 16]}
    m = np.array([(2.0, 1, 3.0)], np.dtype({**spec, "itemsize": 24}))
    value, (dm, dx) = ad_opt.value_and_grad(c["model"])(m, x)
    assert (dm["a"], dm["b"], dx.tolist()) == (9 * x[1], 12 * x[1], [0.0, 18.0, 0.0])
    assert dm.dtype == m.dtype and value == 18 * x[1]
    (dm, dx), (again, _) = (ad_opt.vjp(c["model"], m, x)[1](scale) for scale in (1.0, 2.0))
    assert (dm["b"], again["b"]) == (12 * x[1], 24 * x[1])
unread = "xdsl" not in sys.modules
half = len(found) // 2
assert str(found[:half]) == str(found[half:]), found
"""

KINDS_MORE = """
value, pullback = ad_opt.vjp(scale, x, np.array([3.0, 5.0, 7.0]))
assert unread and "xdsl" not in sys.modules
first = pullback(out=np.ones(3))
again = pullback(out=1.0)  # which the short way does not know
assert str(first) == str(again)
for wrong in ({"nothing": x}, {"out": np.ones(2)}):
    try:
        pullback(**wrong)
    except ad_opt.DiagnosticError:
        pass
    else:
        raise AssertionError
"""


def test_structs_by_value_are_recorded(run):
    run.path.write_text(PROGRAM + STRUCTS)
    first, second = run(BY_VALUE), run(BY_VALUE)
    assert first[0] == second[0]
    assert (first[1], second[1]) == (False, True)


COUNTED = """
from ad_opt.dialects.support.process import disk_cache
hashed = []
known = disk_cache.key_of
disk_cache.key_of = lambda *parts: hashed.append(parts) or known(*parts)
gradient, given = ad_opt.grad(f), (x, 3, 0.3)
def calls():
    gradient(*given)
    ad_opt.value_and_grad(f)(*given)
    ad_opt.jvp(f, given, (x, None, 1.0))
    ad_opt.vjp(f, *given)[1](1.0)
calls()
at_first = len(hashed)
calls()
wide = np.array([0.1, 0.2, 0.3, 0.4])
later, shape = len(hashed) - at_first, gradient(wide, 3, 0.3)[0].shape
print(json.dumps([at_first, later, shape, "xdsl" in sys.modules]))
"""


def test_calls_that_were_found_are_not_looked_for_again(run):
    run(COUNTED)
    at_first, later, shape, imported = run(COUNTED)
    assert at_first > 0
    assert later == 0
    assert (shape, imported) == ([4], False)


def test_every_kind_of_derivative_is_recorded(run):
    scale = PROGRAM + SQUARES
    run.path.write_text(scale)
    other = run.path.with_suffix(".ll")
    other.write_text(SQUARES_IN_C + MODEL)
    load = f"c = ad_opt.load({str(other)!r})\n"
    show = "print(json.dumps([found, unread]))"
    first, second = run(load + KINDS + show), run(load + KINDS + KINDS_MORE + show)
    assert first[0] == second[0]
    assert (first[1], second[1]) == (False, True)
    # Derivatives of x sin(y sin(z sin(s))) along s, by hand.
    value, slope = first[0][2:4]
    s, (x, y, z) = 0.3, (1.5, 0.5, 2.0)
    a = x * math.sin(s)
    b = y * math.sin(a)
    assert value == pytest.approx(z * math.sin(b), rel=1e-14)
    by_hand = z * math.cos(b) * y * math.cos(a) * x * math.cos(s)
    assert slope == pytest.approx(by_hand, rel=1e-13)
    run.path.write_text(scale.replace("math.sin", "math.cos"))
    changed = run(load + KINDS + show)
    assert changed[1] is False
    assert changed[0] != first[0]
