"""Type analysis after Enzyme's rules, a row an instruction, and after rustc's table of results.

Expected trees are those of the reference (``TypeAnalysis.cpp``, rustc's ``type-analysis/*.check``);
where ours says more or less on purpose, the row says so.
"""

from __future__ import annotations

import pytest
from ad_opt.lowering.llvm_import import import_llvm
from ad_opt.passes.analysis.type_trees import TypeTreeOptions, type_trees_of
from xdsl.ir import SSAValue

N, F, D, P, ANY = (
    f"{{[-1]:{kind}}}" for kind in ("Integer", "Float@float", "Float@double", "Pointer", "Anything")
)
PARAMETERS = "ptr %p, ptr %q, i64 %i, double %x, float %f, i1 %c, <2 x double> %v"


def tree(body: str, name: str, options: TypeTreeOptions | None = None, more: str = "") -> str:
    text = f"define void @f({PARAMETERS}) {{\n{body}\n  ret void\n}}\n{more}"
    module = import_llvm(text, "row.ll")
    trees = type_trees_of(module, options)
    for op in module.walk():
        values: list[SSAValue] = [*op.results]
        for region in op.regions:
            values += [argument for block in region.blocks for argument in block.args]
        for value in values:
            if value.name_hint == name and trees.states_of(value):
                return str(trees.tree(value))
    raise KeyError(name)


def behind(*facts: str) -> str:
    return "{[-1]:Pointer" + "".join(f", {fact}" for fact in facts) + "}"


def integers(first: int, count: int, way: str = "-1,") -> tuple[str, ...]:
    return tuple(f"[{way}{at}]:Integer" for at in range(first, first + count))


DOUBLE0 = behind("[-1,0]:Float@double")
LOADS = "%n = load i64, ptr %p\n"
DOUBLES = "%b = bitcast double %x to i64\n"
ADDRESS = "%a = ptrtoint ptr %p to i64\n"
USE = "%y = bitcast i64 %n to double"

RULES = [
    # fadd, fsub, fmul, fdiv, frem, fneg: operands and result are floats
    *[(f"%r = {op} double %x, %x", "r", D) for op in ("fadd", "fsub", "fmul", "fdiv", "frem")],
    ("%r = fneg float %f", "r", F),
    ("%l = load double, ptr %p\n%r = fadd double %l, %x", "p", DOUBLE0),
    # add, mul: of integers; up from an integer; a small constant keeps what the other one is
    (LOADS + "%r = mul i64 %n, %n", "p", behind(*integers(0, 8))),
    (LOADS + "%r = add i64 %n, %n\n%s = sitofp i64 %r to double", "n", N),
    (ADDRESS + "%r = add i64 %a, 8", "r", P),
    (ADDRESS + "%r = add i64 %a, %i", "r", P),
    # sub: two addresses are an integer apart; an address that comes of one is an integer away
    (ADDRESS + "%b = ptrtoint ptr %q to i64\n%r = sub i64 %a, %b", "r", N),
    (ADDRESS + LOADS + "%r = sub i64 %a, %n\n%s = inttoptr i64 %r to ptr", "r", P),
    # and: a small mask, an address made rounder, an integer
    (LOADS + "%r = and i64 %n, 7", "r", N),
    (ADDRESS + "%r = and i64 %a, -16", "r", P),
    (DOUBLES + "%r = and i64 %b, 15", "r", N),
    # or, xor: the sign of a float
    (DOUBLES + "%r = xor i64 %b, -9223372036854775808", "r", D),
    (LOADS + "%r = xor i64 %n, -9223372036854775808\n%y = bitcast i64 %r to double", "p", DOUBLE0),
    (LOADS + "%r = urem i64 %n, 10", "r", N),
    # trunc, zext, sext
    ("%t = load <2 x double>, ptr %p\n%w = bitcast <2 x double> %t to i128\n"
     "%r = trunc i128 %w to i64", "r", D),
    (DOUBLES + "%r = trunc i64 %b to i8", "r", "{}"),
    ("%r = zext i1 %c to i64", "r", N),  # Enzyme: Anything, unless it must be an integer
    ("%n = load i32, ptr %p\n%r = sext i32 %n to i64", "p", behind(*integers(0, 4))),
    # conversions: the integers are integers
    ("%r = fptosi double %x to i64", "r", N),
    (LOADS + "%r = uitofp i64 %n to double", "n", N),
    ("%r = fptrunc double %x to float", "r", F),
    ("%r = fpext float %f to double", "r", D),
    # casts: both ways
    (LOADS + "%r = bitcast i64 %n to double", "p", DOUBLE0),
    (LOADS + "%r = inttoptr i64 %n to ptr", "p", behind("[-1,0]:Pointer")),
    ("%r = inttoptr i64 64 to ptr", "r", P),
    (LOADS + "%g = freeze i64 %n\n%r = bitcast i64 %g to double", "p", DOUBLE0),
    ("%r = addrspacecast ptr %p to ptr addrspace(1)\n%l = load double, ptr addrspace(1) %r",
     "p", DOUBLE0),
    # icmp: an integer comes out; what is compared is alike
    (LOADS + "%m = mul i64 %i, %i\n%r = icmp eq i64 %n, %m", "n", N),
    (LOADS + ADDRESS + "%r = icmp eq i64 %n, %a", "p", behind("[-1,0]:Pointer")),
    # load and store, both ways
    (LOADS + "store i64 %n, ptr %q\n%r = load double, ptr %q", "p", DOUBLE0),
    ("store double %x, ptr %p\n%r = load i64, ptr %p", "r", D),
    ("store i64 0, ptr %p", "p", P),  # a zero says nothing of what lies there
    # alloca
    ("%r = alloca double\nstore double %x, ptr %r", "r", DOUBLE0),
    # getelementptr
    ("%r = getelementptr i8, ptr %p, i64 16\n%l = load double, ptr %r", "p",
     behind("[-1,16]:Float@double")),
    ("store double %x, ptr %p\n%l = load i64, ptr %q\n%m = mul i64 %l, %l\n"
     "%r = getelementptr inbounds double, ptr %p, i64 %m\n%s = load i64, ptr %r", "s", D),
    (LOADS + "%r = getelementptr inbounds i8, ptr %q, i64 %n", "n", N),
    ("%r = getelementptr i8, ptr %p, i64 -8\nstore double %x, ptr %r", "p", P),
    # select: what both are
    ("%a = bitcast double %x to i64\n%r = select i1 %c, i64 %a, i64 %i", "r", "{}"),
    ("%a = bitcast double %x to i64\n%r = select i1 %c, i64 %a, i64 0", "r", D),
    # parts of vectors and structs
    ("%r = extractelement <2 x double> %v, i32 1", "r", D),
    ("%w = bitcast <2 x double> %v to <2 x i64>\n%r = extractelement <2 x i64> %w, i32 1", "r", D),
    ("%w = bitcast <2 x double> %v to <2 x i64>\n"
     "%r = shufflevector <2 x i64> %w, <2 x i64> poison, <2 x i32> <i32 1, i32 0>", "r", D),
    (DOUBLES + "%s = insertvalue { i64, i64 } poison, i64 %b, 1\n"
     "%r = extractvalue { i64, i64 } %s, 1", "r", D),
    (DOUBLES + "%w = insertelement <2 x i64> zeroinitializer, i64 %b, i32 0\n"
     "%r = extractelement <2 x i64> %w, i32 0", "r", D),
    # atomicrmw: load, store, and what is done
    ("%r = atomicrmw fadd ptr %p, double %x seq_cst", "p", DOUBLE0),
    ("%r = atomicrmw add ptr %p, i64 %i seq_cst", "p", behind(*integers(0, 8))),
    (DOUBLES + "%r = atomicrmw xchg ptr %p, i64 %b seq_cst", "p", DOUBLE0),
    # constants: zero is anything, small numbers are integers, others may be bits
    ("%r = bitcast i64 0 to i64", "r", ANY),
    ("%r = bitcast i64 12 to i64", "r", N),
    ("%r = bitcast i64 -3 to i64", "r", N),
    ("%r = bitcast i64 4607182418800017408 to i64", "r", ANY),
    ("%r = bitcast i8 0 to i8", "r", N),
]  # fmt: skip


@pytest.mark.parametrize(("body", "name", "expected"), RULES)
def test_rules(body: str, name: str, expected: str) -> None:
    assert tree(body, name) == expected


PHI = """
  br i1 %c, label %a, label %b
a:
  %l = load i64, ptr %p
  br label %m
b:
  %k = load i64, ptr %q
  br label %m
m:
  %r = phi i64 [ %l, %a ], [ %k, %b ]
  %y = bitcast i64 %r to double
"""
LOOP = """
  br label %loop
loop:
  %r = phi ptr [ %p, %0 ], [ %next, %loop ]
  %l = load double, ptr %r
  %next = getelementptr inbounds i8, ptr %r, i64 16
  %done = fcmp ogt double %l, %x
  br i1 %done, label %out, label %loop
out:
"""


def test_phis_pass_on_in_both_directions() -> None:
    assert [tree(PHI, name) for name in "rlkpq"] == [D, D, D, DOUBLE0, DOUBLE0]


def test_phis_of_addresses_that_step_on() -> None:
    """The first element is told where the loop begins, and no other."""
    assert tree(LOOP, "p") == DOUBLE0
    assert tree(LOOP, "r") == DOUBLE0


MEMCPY = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"


def test_copies_carry_what_they_copy() -> None:
    """And nothing behind it."""
    copy = "call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 8, i1 false)\n"
    body = copy + "%a = load double, ptr %q\n%o = getelementptr i8, ptr %q, i64 8\n"
    assert tree(body + "%b = load double, ptr %o", "p", more=MEMCPY) == DOUBLE0


def test_calls_say_what_attributes_libraries_and_callees_do() -> None:
    """In this order: `enzyme_type` at a call, the C library, the function itself."""
    more = (
        "declare void @g(ptr)\ndeclare double @frexp(double, ptr)\n"
        "define internal void @h(ptr %z) {\nstore double 1.0, ptr %z\nret void\n}"
    )
    said = '"enzyme_type"="{[-1]:Pointer, [-1,0]:Float@double}"'
    assert tree(f"call void @g(ptr {said} %p)", "p", more=more) == DOUBLE0
    called = "%r = call double @frexp(double %x, ptr %p)"
    assert tree(called, "p", more=more) == behind(*integers(0, 4))
    assert tree("call void @h(ptr %p)", "p", more=more) == DOUBLE0


# ------------------------------------------------------------------ each use by itself

SOMETIMES = """
  br i1 %c, label %yes, label %no
yes:
  %l = load double, ptr %p
  {leave}
no:
  %k = load float, ptr %q
"""
RETURNS, PANICS = "br label %no", "unreachable"


@pytest.mark.parametrize(
    ("leave", "p", "q"),
    [(RETURNS, P, behind("[-1,0]:Float@float")), (PANICS, P, behind("[-1,0]:Float@float"))],
)
def test_without_strict_aliasing_only_what_always_runs_counts(leave: str, p: str, q: str) -> None:
    """A use on one of two paths says nothing of the address; one behind both does."""
    body = SOMETIMES.replace("{leave}", leave)
    assert tree(body, "p") == DOUBLE0
    none = TypeTreeOptions(aliasing="none")
    assert [tree(body, name, none) for name in "pq"] == [p, q]


def test_without_strict_aliasing_checks_that_panic_do_not_count() -> None:
    """Behind a check of bounds, as Rust makes them, a use still counts: panics do not return."""
    body = "br i1 %c, label %ok, label %panic\npanic:\nunreachable\nok:\n%l = load double, ptr %p"
    assert tree(body, "p", TypeTreeOptions(aliasing="none")) == DOUBLE0


# ------------------------------------------------------------------ rustc's table


def rust(body: str) -> str:
    """The tree of the argument of ``callee``."""
    text = f"define float @callee(ptr %arg) {{\n{body}\n}}\n{MEMCPY}"
    module = import_llvm(text, "callee.ll")
    trees = type_trees_of(module)
    ((function, _),) = trees.functions()
    return str(trees.tree(function.regions[0].blocks[0].args[0]))


FLOAT = "%x = load float, ptr %arg\nret float %x"


def integer(bits: int) -> str:
    return (
        f"%x = load i{bits}, ptr %arg\n%y = mul i{bits} %x, %x\n%z = sitofp i{bits} %y to float\n"
        "ret float %z"
    )


ARRAY = """
%a = load float, ptr %arg
%p1 = getelementptr inbounds i8, ptr %arg, i64 4
%b = load float, ptr %p1
%p2 = getelementptr inbounds i8, ptr %arg, i64 8
%c = load float, ptr %p2
%ab = fadd float %a, %b
%s = fadd float %ab, %c
ret float %s
"""
# The sum of squares of [[[f32; 2]; 2]; 2]: loops that rustc leaves as they are.
ARRAY3D = """
  br label %rows
rows:
  %i = phi i64 [ 0, %0 ], [ 1, %rows.next ]
  %first.i = phi i1 [ true, %0 ], [ false, %rows.next ]
  %sum.i = phi float [ 0.0, %0 ], [ %sum, %rows.next ]
  %row = getelementptr inbounds nuw [2 x [2 x float]], ptr %arg, i64 %i
  br label %columns
columns:
  %j = phi i64 [ 0, %rows ], [ 1, %columns.next ]
  %first.j = phi i1 [ true, %rows ], [ false, %columns.next ]
  %sum.j = phi float [ %sum.i, %rows ], [ %sum, %columns.next ]
  %column = getelementptr inbounds nuw [2 x float], ptr %row, i64 %j
  br label %elements
elements:
  %k = phi i64 [ 0, %columns ], [ 1, %elements ]
  %first.k = phi i1 [ true, %columns ], [ false, %elements ]
  %sum.k = phi float [ %sum.j, %columns ], [ %sum, %elements ]
  %place = getelementptr inbounds nuw float, ptr %column, i64 %k
  %x = load float, ptr %place
  %square = fmul float %x, %x
  %sum = fadd float %sum.k, %square
  br i1 %first.k, label %elements, label %columns.next
columns.next:
  br i1 %first.j, label %columns, label %rows.next
rows.next:
  br i1 %first.i, label %rows, label %done
done:
  ret float %sum
"""
# A copy of [f64; 128], of which the first four are looked at.
COPIED = """
%local = alloca [1024 x i8]
call void @llvm.memcpy.p0.p0.i64(ptr %local, ptr %arg, i64 1024, i1 false)
%a = load double, ptr %local
%p1 = getelementptr inbounds i8, ptr %local, i64 8
%b = load double, ptr %p1
%p2 = getelementptr inbounds i8, ptr %local, i64 16
%c = load double, ptr %p2
%p3 = getelementptr inbounds i8, ptr %local, i64 24
%d = load double, ptr %p3
%ab = fadd double %a, %b
%cd = fadd double %c, %d
%s = fadd double %ab, %cd
%r = fptrunc double %s to float
ret float %r
"""
BOX = "%b = load ptr, ptr %arg\n%x = load float, ptr %b\nret float %x"
VEC = """
%at = getelementptr inbounds i8, ptr %arg, i64 8
%data = load ptr, ptr %at
%x = load float, ptr %data
ret float %x
"""
RUSTC = {
    # f32, ref, mut_ref, const_pointer, mut_pointer, struct {f32} and union {f32, i32} are one load
    "f32": (FLOAT, behind("[-1,0]:Float@float")),
    "f64": ("%x = load double, ptr %arg\n%y = fptrunc double %x to float\nret float %y", DOUBLE0),
    "array": (ARRAY, behind(*(f"[-1,{at}]:Float@float" for at in (0, 4, 8)))),
    # Enzyme tells the first number only; that an index is 0 or 1 is known here, of the inner loops
    "array3d": (ARRAY3D, behind(*(f"[-1,{at}]:Float@float" for at in (0, 4, 8, 12)))),
    "memcpy": (COPIED, behind(*(f"[-1,{at}]:Float@double" for at in (0, 8, 16, 24)))),
    "box": (BOX, behind("[-1,0]:Pointer", "[-1,0,0]:Float@float")),
    # Enzyme stops at the address; here the contents of the vector are known as well
    "vec": (VEC, behind("[-1,8]:Pointer", "[-1,8,0]:Float@float")),
    **{
        f"i{bits}": (integer(bits), behind(*integers(0, bits // 8)))
        for bits in (8, 16, 32, 64, 128)
    },
}


@pytest.mark.parametrize("name", RUSTC)
def test_types_of_rust(name: str) -> None:
    body, expected = RUSTC[name]
    assert rust(body) == expected
