"""raise-products: nests with sums of products, bit by bit what the loops give, in any setting."""

import numpy as np
import pytest

import ad_opt

RNG = np.random.default_rng(5)
CONSTANTS = """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %c, %c0 : memref<?x?xf64>
  %m = memref.dim %c, %c1 : memref<?x?xf64>
  %l = memref.dim %a, %c1 : memref<?x?xf64>"""
ALONE = " {llvm.noalias}"


def program(body, alone=True, **options):
    mark = ALONE if alone else ""
    arguments = ", ".join(f"%{name}: memref<?x?xf64>{mark}" for name in "abcd")
    text = f"func.func @f({arguments}) {{{CONSTANTS}\n{body}\n  return\n}}"
    return ad_opt.load(text, cache=False, **options)


def raised(body, alone=True, threshold=1):
    return program(body, alone).after(f"raise-products{{threshold={threshold}}}")


def loops(inner, order="ijk", after="", bounds=None):
    """Three loops, and what stands behind the innermost one."""
    ends = {"i": "%n", "j": "%m", "k": "%l"} | (bounds or {})
    first, second, third = (f"scf.for %{v} = %c0 to {ends[v]} step %c1 {{" for v in order)
    return f"{first}\n{second}\n{third}\n{inner}\n}}\n{after}\n}}\n}}"


TERM = """
%x = memref.load %a[%i, %k] : memref<?x?xf64>
%y = memref.load %b[%k, %j] : memref<?x?xf64>
%p = arith.mulf %x, %y : f64"""
TO_MEMORY = f"""{TERM}
%old = memref.load %c[%i, %j] : memref<?x?xf64>
%new = arith.addf %old, %p : f64
memref.store %new, %c[%i, %j] : memref<?x?xf64>"""


def carried(first, init="%zero"):
    return f"""
scf.for %i = %c0 to %n step %c1 {{
  scf.for %j = %c0 to %m step %c1 {{
    {first}
    %s = scf.for %k = %c0 to %l step %c1 iter_args(%t = {init}) -> (f64) {{
      {TERM}
      %u = arith.addf %t, %p : f64
      scf.yield %u : f64
    }}
    memref.store %s, %c[%i, %j] : memref<?x?xf64>
  }}
}}"""


LOAD = "%first = memref.load %c[%i, %j] : memref<?x?xf64>"
LOAD_OTHER = "%first = memref.load %d[%i, %j] : memref<?x?xf64>"
BODIES = {
    **{f"memory {order}": loops(TO_MEMORY, order) for order in ("ijk", "ikj", "kij", "jki")},
    "carried": carried(""),
    "carried from memory": carried(LOAD, "%first"),
    "carried from elsewhere": carried(LOAD_OTHER, "%first"),
}


def in_order(a, b, c):
    for k in range(a.shape[1]):
        c = c + a[:, k : k + 1] * b[k : k + 1, :]
    return c


def arrays(n=13, m=21, terms=18):
    return [RNG.normal(size=s) for s in ((n, terms), (terms, m), (n, m), (n, m))]


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("alone", [True, False])
def test_sums(name, alone):
    found = raised(BODIES[name], alone)
    assert found.ir().count("linalg.generic") == 1
    a, b, c, d = arrays()
    start = {"carried": 0 * c, "carried from elsewhere": d}.get(name, c)
    expected = in_order(a, b, start)
    found["f"](a, b, c, d)
    np.testing.assert_array_equal(c, expected)


@pytest.mark.parametrize("name", BODIES)
def test_arguments_that_overlap_run_as_written(name):
    """The other version of the nest runs: what the program does with such memory."""
    results = []
    for find in (program, raised):
        memory = np.random.default_rng(3).normal(size=(40, 16))
        a, b, c = memory[:16], memory[20:36], memory[8:24]
        d = np.ones((16, 16))
        find(BODIES[name], alone=False)["f"](a, b, c, d)
        results.append(memory)
    np.testing.assert_array_equal(*results)


def test_the_rest_of_a_nest_keeps_its_place():
    """Memory that a sum reads is changed behind it, that it begins with in front."""
    body = """
scf.for %i = %c0 to %n step %c1 {
  scf.for %k = %c0 to %l step %c1 {
    %x = memref.load %a[%i, %k] : memref<?x?xf64>
    memref.store %zero, %a[%i, %k] : memref<?x?xf64>
    scf.for %j = %c0 to %m step %c1 {
      %y = memref.load %b[%k, %j] : memref<?x?xf64>
      %p = arith.mulf %x, %y : f64
      %old = memref.load %c[%i, %j] : memref<?x?xf64>
      %new = arith.addf %old, %p : f64
      memref.store %new, %c[%i, %j] : memref<?x?xf64>
    }
  }
}"""
    a, b, c, d = arrays()
    expected = in_order(a, b, c)
    found = raised(body)
    assert "linalg.generic" in found.ir()
    found["f"](a, b, c, d)
    np.testing.assert_array_equal(c, expected)
    assert np.all(a == 0)


def test_two_sums_in_one_nest():
    """The nest that reverse mode makes of a product, with both factors' cotangents."""
    body = """
scf.for %i = %c0 to %n step %c1 {
  scf.for %j = %c0 to %m step %c1 {
    %g = memref.load %d[%i, %j] : memref<?x?xf64>
    memref.store %zero, %d[%i, %j] : memref<?x?xf64>
    scf.for %k = %c0 to %l step %c1 {
      %y = memref.load %b[%k, %j] : memref<?x?xf64>
      %p = arith.mulf %g, %y : f64
      %old = memref.load %a[%i, %k] : memref<?x?xf64>
      %new = arith.addf %old, %p : f64
      memref.store %new, %a[%i, %k] : memref<?x?xf64>
    }
  }
}
scf.for %i = %c0 to %n step %c1 {
  scf.for %j = %c0 to %m step %c1 {
    %g = memref.load %c[%i, %j] : memref<?x?xf64>
    scf.for %k = %c0 to %l step %c1 {
      %x = memref.load %a[%i, %k] : memref<?x?xf64>
      %q = arith.mulf %g, %x : f64
      %was = memref.load %b[%k, %j] : memref<?x?xf64>
      %is = arith.addf %was, %q : f64
      memref.store %is, %b[%k, %j] : memref<?x?xf64>
    }
  }
}"""
    a, b, c, d = arrays()
    da = in_order(d, b.T, a)
    db = in_order(da.T, c, b)
    found = raised(body)
    assert found.ir().count("linalg.generic") == 2
    found["f"](a, b, c, d)
    np.testing.assert_array_equal(a, da)
    np.testing.assert_array_equal(b, db)
    assert np.all(d == 0)


def test_backwards_by_steps_and_from_elsewhere():
    """Loops that begin later, step on by two, and subscripts that fall."""
    body = """
%last = arith.subi %l, %c1 : index
scf.for %i = %c1 to %n step %c2 {
  scf.for %j = %c2 to %m step %c1 {
    scf.for %k = %c0 to %l step %c1 {
      %back = arith.subi %last, %k : index
      %before = arith.subi %j, %c2 : index
      %x = memref.load %a[%i, %back] : memref<?x?xf64>
      %y = memref.load %b[%back, %before] : memref<?x?xf64>
      %p = arith.mulf %x, %y : f64
      %old = memref.load %c[%i, %j] : memref<?x?xf64>
      %new = arith.addf %old, %p : f64
      memref.store %new, %c[%i, %j] : memref<?x?xf64>
    }
  }
}"""
    a, b, c, d = arrays()
    expected = c.copy()
    expected[1::2, 2:] = in_order(a[1::2, ::-1], b[::-1, :-2], c[1::2, 2:])
    found = raised(body)
    assert "linalg.generic" in found.ir()
    found["f"](a, b, c, d)
    np.testing.assert_array_equal(c, expected)


def test_inside_a_loop_that_changes_the_factors():
    body = f"""
scf.for %time = %c0 to %c3 step %c1 {{
  {BODIES["carried from memory"]}
  %e = memref.load %c[%c0, %c0] : memref<?x?xf64>
  memref.store %e, %a[%time, %c0] : memref<?x?xf64>
}}"""
    a, b, c, d = arrays()
    expected, factor = c.copy(), a.copy()
    for t in range(3):
        expected = in_order(factor, b, expected)
        factor[t, 0] = expected[0, 0]
    found = raised(body)
    assert "linalg.generic" in found.ir()
    found["f"](a, b, c, d)
    np.testing.assert_array_equal(c, expected)


def test_correlation_in_loops():
    """One result for several iterations of two parallel loops: their sums come in order."""
    text = """
func.func @f(%y: memref<30x4xf64> {llvm.noalias}, %w: memref<3x4x5xf64> {llvm.noalias},
    %x: memref<32x5xf64> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c30 = arith.constant 30 : index
  scf.for %h = %c0 to %c30 step %c1 {
    scf.for %f = %c0 to %c4 step %c1 {
      scf.for %p = %c0 to %c3 step %c1 {
        scf.for %c = %c0 to %c5 step %c1 {
          %at = arith.addi %h, %p : index
          %g = memref.load %y[%h, %f] : memref<30x4xf64>
          %v = memref.load %w[%p, %f, %c] : memref<3x4x5xf64>
          %t = arith.mulf %g, %v : f64
          %old = memref.load %x[%at, %c] : memref<32x5xf64>
          %new = arith.addf %old, %t : f64
          memref.store %new, %x[%at, %c] : memref<32x5xf64>
        }
      }
    }
  }
  return
}"""
    found = ad_opt.load(text, cache=False).after("raise-products{threshold=1}")
    assert "linalg.generic" in found.ir()
    found = found.after("block-products{threshold=1}")
    assert "call @ad.product.f64(" in found.ir()
    y, w, x = RNG.normal(size=(30, 4)), RNG.normal(size=(3, 4, 5)), RNG.normal(size=(32, 5))
    expected = x.copy()
    for h in range(30):
        for f in range(4):
            expected[h : h + 3] += y[h, f] * w[:, f]
    found["f"](y, w, x)
    np.testing.assert_array_equal(x, expected)


LEFT_ALONE = {
    "in place": carried(LOAD, "%first").replace("%b[%k, %j]", "%c[%k, %j]"),
    "triangular": loops(TO_MEMORY, bounds={"k": "%i"}),
    "another use of the sum": carried("").replace(
        "memref.store %s, %c", "memref.store %s, %d[%i, %j] : memref<?x?xf64>\nmemref.store %s, %c"
    ),
    "what is read is written in the nest": loops(
        TO_MEMORY, "kij", "memref.store %zero, %a[%i, %k] : memref<?x?xf64>"
    ).replace("%a[%i, %k] : memref<?x?xf64>\n}\n}", "%b[%k, %i] : memref<?x?xf64>\n}\n}"),
    "a vector": loops(TO_MEMORY.replace("%c[%i, %j]", "%c[%i, %c0]")),
    "not linear": loops(TO_MEMORY.replace("%y =", "%kk = arith.muli %k, %k : index\n%y =").replace(
        "%b[%k, %j]", "%b[%kk, %j]")),
}  # fmt: skip


@pytest.mark.parametrize("name", LEFT_ALONE)
def test_left_alone(name):
    found = raised(LEFT_ALONE[name])
    assert "linalg" not in found.ir()


def test_small_nests_are_left_alone():
    body = BODIES["carried"]
    for name in ("%n", "%m", "%l"):
        body = body.replace(f"to {name}", "to %c3")
    assert "linalg" not in raised(body, threshold=65536).ir()
    assert "linalg" in raised(body).ir()


@pytest.mark.parametrize("fp", ["strict", "fast"])
def test_gradients_of_loops(fp):
    """From Python, with the pipeline as it is; sizes for the one and the other version."""
    text = (
        """
func.func @f(%a: memref<?x?xf64>, %b: memref<?x?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %a, %c0 : memref<?x?xf64>
  %l = memref.dim %b, %c0 : memref<?x?xf64>
  %m = memref.dim %b, %c1 : memref<?x?xf64>
  %c = memref.alloc(%n, %m) : memref<?x?xf64>
"""
        + BODIES["carried"]
        + """
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %zero) -> (f64) {
    %q = scf.for %j = %c0 to %m step %c1 iter_args(%w = %t) -> (f64) {
      %x = memref.load %c[%i, %j] : memref<?x?xf64>
      %p = arith.mulf %x, %x : f64
      %z = arith.mulf %p, %x : f64
      %u = arith.addf %w, %z : f64
      scf.yield %u : f64
    }
    scf.yield %q : f64
  }
  memref.dealloc %c : memref<?x?xf64>
  return %r : f64
}"""
    )
    f = ad_opt.load(text, fp=fp, cache=False)["f"]
    for n, m, terms in ((40, 50, 70), (3, 2, 5)):
        a, b = RNG.normal(size=(n, terms)), RNG.normal(size=(terms, m))
        da, db = ad_opt.grad(f)(a, b)
        c = a @ b
        np.testing.assert_allclose(da, 3 * c**2 @ b.T, rtol=1e-10, atol=1e-9)
        np.testing.assert_allclose(db, a.T @ (3 * c**2), rtol=1e-10, atol=1e-9)
        u, v = RNG.normal(size=a.shape), RNG.normal(size=b.shape)
        ha, hb = ad_opt.hvp(f, (a, b), (u, v))
        dc = u @ b + a @ v
        np.testing.assert_allclose(ha, 6 * c * dc @ b.T + 3 * c**2 @ v.T, rtol=1e-9, atol=1e-8)
        np.testing.assert_allclose(hb, a.T @ (6 * c * dc) + u.T @ (3 * c**2), rtol=1e-9, atol=1e-8)


FLAT = """
func.func @f(%n: index, %m: index, %l: index, %a: memref<?xf64>, %b: memref<?xf64>,
    %c: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = arith.subi %n, %c1 : index
  scf.for %r = %c0 to %n step %c1 {
    %i = arith.subi %last, %r : index
    scf.for %j = %c0 to %m step %c1 {
      scf.for %k = %c0 to %l step %c1 {
        %il = arith.muli %i, %l : index
        %ik = arith.addi %il, %k : index
        %km = arith.muli %k, %m : index
        %kj = arith.addi %j, %km : index
        %im = arith.muli %i, %m : index
        %ij = arith.addi %im, %j : index
        %x = memref.load %a[%ik] : memref<?xf64>
        %y = memref.load %b[%kj] : memref<?xf64>
        %p = arith.mulf %x, %y : f64
        %old = memref.load %c[%ij] : memref<?xf64>
        %new = arith.addf %old, %p : f64
        memref.store %new, %c[%ij] : memref<?xf64>
      }
    }
  }
  return
}"""


@pytest.mark.parametrize("sizes", [(13, 21, 18), (1, 1, 1), (0, 3, 2), (40, 3, 33), (3, 2, 0)])
def test_rows_that_the_program_counts(sizes):
    """Products of values in subscripts are strides, where rows turn out not to overlap."""
    found = ad_opt.load(FLAT, cache=False).after("raise-products{threshold=1}")
    assert "linalg.generic" in found.ir()
    n, m, terms = sizes
    a, b, c = (RNG.normal(size=s) for s in ((n, terms), (terms, m), (n, m)))
    expected = in_order(a, b, c)
    found["f"](n, m, terms, a.reshape(-1), b.reshape(-1), c.reshape(-1))
    np.testing.assert_array_equal(c, expected)


def test_rows_that_overlap_run_as_written():
    text = FLAT.replace("%im = arith.muli %i, %m", "%im = arith.muli %i, %l")
    results = []
    for pipeline in ("simplify", "raise-products{threshold=1}"):
        program = ad_opt.load(text, cache=False).after(pipeline)
        rng = np.random.default_rng(1)
        a, b, c = rng.normal(size=(9, 5)), rng.normal(size=(5, 8)), rng.normal(size=100)
        program["f"](9, 8, 5, a.reshape(-1), b.reshape(-1), c)
        results.append(c)
    np.testing.assert_array_equal(*results)


C_PROGRAM = """
define double @f(i32 %n, ptr noalias %a, ptr noalias %b, ptr noalias %c) {
entry:
  %wide = sext i32 %n to i64
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %rows, label %done
rows:
  %i = phi i64 [ 0, %entry ], [ %i.next, %rows.end ]
  %total.i = phi double [ 0.0, %entry ], [ %total.next, %rows.end ]
  %in = mul nsw i64 %i, %wide
  br label %columns
columns:
  %j = phi i64 [ 0, %rows ], [ %j.next, %columns.end ]
  %total = phi double [ %total.i, %rows ], [ %total.next, %columns.end ]
  br label %terms
terms:
  %k = phi i64 [ 0, %columns ], [ %k.next, %terms ]
  %s = phi double [ 0.0, %columns ], [ %s.next, %terms ]
  %ik = add nsw i64 %in, %k
  %pa = getelementptr inbounds double, ptr %a, i64 %ik
  %x = load double, ptr %pa
  %kn = mul nsw i64 %k, %wide
  %kj = add nsw i64 %kn, %j
  %pb = getelementptr inbounds double, ptr %b, i64 %kj
  %y = load double, ptr %pb
  %p = fmul double %x, %y
  %s.next = fadd double %s, %p
  %k.next = add nuw nsw i64 %k, 1
  %k.done = icmp eq i64 %k.next, %wide
  br i1 %k.done, label %columns.end, label %terms
columns.end:
  %ij = add nsw i64 %in, %j
  %pc = getelementptr inbounds double, ptr %c, i64 %ij
  store double %s.next, ptr %pc
  %square = fmul double %s.next, %s.next
  %total.next = fadd double %total, %square
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, %wide
  br i1 %j.done, label %rows.end, label %columns
rows.end:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, %wide
  br i1 %i.done, label %done, label %rows
done:
  %r = phi double [ 0.0, %entry ], [ %total.next, %rows.end ]
  ret double %r
}
"""


@pytest.mark.parametrize("fp", ["strict", "fast"])
def test_gradients_of_programs_in_llvm_ir(fp):
    f = ad_opt.load(C_PROGRAM, fp=fp, cache=False)["f"]
    for n in (50, 3):
        a, b, c = RNG.normal(size=(n, n)), RNG.normal(size=(n, n)), np.zeros((n, n))
        da, db = ad_opt.grad(f, wrt=("a", "b"))(n, a, b, c)
        g = 2 * (a @ b)
        np.testing.assert_allclose(da, g @ b.T, rtol=1e-10, atol=1e-9)
        np.testing.assert_allclose(db, a.T @ g, rtol=1e-10, atol=1e-9)
