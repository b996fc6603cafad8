"""Ways in which LLVM IR hands addresses on, and the ways that these travel: a module for each pair.

A *source* makes `$b` from the address `$m`; a *way* takes one of two such addresses somewhere. What
arrives is read, written and read again, so a derivative goes both ways through it. The functions
are polynomials of degree three, one for each way: `@straight`, `@if`, `@for`, ...
"""

from __future__ import annotations

from dataclasses import dataclass
from string import Template


@dataclass(frozen=True)
class Source:
    """Ways to make an address: text with ``$b`` for it, ``$m`` for what it is made of, ``$t`` for a
    word that makes other names new. Element ``at`` of what is there is used.
    """

    text: str
    at: int = 1
    type: str = "ptr"
    globals: str = ""
    rest: str = ""
    """Text at the end of the function."""


_COPY = "  call void @llvm.memcpy.p0.p0.i64(ptr $b, ptr $m, i64 32, i1 false)"
_SLOT = "  %s$t = alloca ptr\n  store ptr $m, ptr %s$t\n"
_PAIR = "  %s$t = insertvalue {i64, ptr} undef, ptr $m, 1\n"
_LANES = "  %s$t = insertelement <2 x ptr> poison, ptr $m, i64 0\n"
_BOTH = _LANES + "  %l$t = insertelement <2 x ptr> %s$t, ptr $m, i64 1\n"


def _intrinsic(name: str, more: str = "") -> Source:
    types = "ptr" + "".join(f", {word.split()[0]}" for word in more.split(", ") if word)
    text = f"  $b = call ptr @llvm.{name}(ptr $m{more and ', ' + more})"
    return Source(text, globals=f"declare ptr @llvm.{name}({types})")


SOURCES: dict[str, Source] = {
    "llvm.alloca": Source("  $b = alloca [4 x double]\n" + _COPY),
    "llvm_ext.malloc": Source(
        "  $b = call ptr @malloc(i64 32)\n" + _COPY,
        globals="declare ptr @malloc(i64)\ndeclare void @free(ptr)",
        rest="  call void @free(ptr $b)",
    ),
    "llvm.mlir.addressof": Source(
        _COPY.replace("$b", "@memory_$t"),
        globals="@memory_b = internal global [4 x double] zeroinitializer\n"
        "@memory_o = internal global [4 x double] zeroinitializer",
    ),
    "llvm.getelementptr": Source("  $b = getelementptr double, ptr $m, i64 1", at=0),
    "llvm.bitcast": Source("  $b = bitcast ptr $m to ptr"),
    "llvm.addrspacecast": Source(
        "  $b = addrspacecast ptr $m to ptr addrspace(1)", type="ptr addrspace(1)"
    ),
    "llvm.freeze": Source("  $b = freeze ptr $m"),
    "llvm.select": Source("  $b = select i1 %c, ptr $m, ptr $m"),
    "llvm.load": Source(_SLOT + "  $b = load ptr, ptr %s$t"),
    "llvm.load atomic": Source(_SLOT + "  $b = load atomic ptr, ptr %s$t seq_cst, align 8"),
    "llvm.load of a copy": Source(
        _SLOT + "  %d$t = alloca ptr\n"
        "  call void @llvm.memcpy.p0.p0.i64(ptr %d$t, ptr %s$t, i64 8, i1 false)\n"
        "  $b = load ptr, ptr %d$t"
    ),
    "llvm.atomicrmw": Source(_SLOT + "  $b = atomicrmw xchg ptr %s$t, ptr null seq_cst"),
    "llvm.cmpxchg": Source(
        _SLOT + "  %e$t = cmpxchg ptr %s$t, ptr null, ptr null seq_cst seq_cst\n"
        "  $b = extractvalue {ptr, i1} %e$t, 0"
    ),
    "llvm.inttoptr": Source(
        "  %i$t = ptrtoint ptr $m to i64\n  %j$t = add i64 %i$t, 8\n"
        "  $b = inttoptr i64 %j$t to ptr",
        at=0,
    ),
    "llvm.extractvalue": Source(_PAIR + "  $b = extractvalue {i64, ptr} %s$t, 1"),
    "llvm.insertvalue": Source(
        _PAIR + "  %q$t = insertvalue {i64, ptr} %s$t, i64 %n, 0\n"
        "  $b = extractvalue {i64, ptr} %q$t, 1"
    ),
    "llvm.extractelement": Source(_LANES + "  $b = extractelement <2 x ptr> %s$t, i64 0"),
    "llvm.getelementptr of vectors": Source(
        _BOTH + "  %got$t = getelementptr double, <2 x ptr> %l$t, <2 x i64> <i64 0, i64 1>\n"
        "  $b = extractelement <2 x ptr> %got$t, i64 1",
        at=0,
    ),
    "llvm.call": Source(
        "  $b = call ptr @same(ptr $m)",
        globals="define internal ptr @same(ptr %a) noinline {\n  ret ptr %a\n}",
    ),
    "llvm.call of structs": Source(
        "  %s$t = call {i64, ptr} @both(ptr $m)\n  $b = extractvalue {i64, ptr} %s$t, 1",
        globals="define internal {i64, ptr} @both(ptr %a) noinline {\n"
        "  %s = insertvalue {i64, ptr} {i64 3, ptr null}, ptr %a, 1\n  ret {i64, ptr} %s\n}",
    ),
    "llvm.call of addresses": Source(
        "  %s$t = select i1 %c, ptr @one, ptr @other\n  $b = call ptr %s$t(ptr $m)",
        globals="define internal ptr @one(ptr %a) noinline {\n  ret ptr %a\n}\n"
        "define internal ptr @other(ptr %a) noinline {\n"
        "  %b = getelementptr double, ptr %a, i64 1\n"
        "  %c = getelementptr double, ptr %b, i64 -1\n  ret ptr %c\n}",
    ),
    "llvm.switch": Source(
        """  switch i64 %n, label %default$t [i64 1, label %one$t]
one$t:
  br label %joined$t
default$t:
  br label %joined$t
joined$t:
  $b = phi ptr [$m, %one$t], [$m, %default$t]"""
    ),
    "llvm.intr.ssa.copy": _intrinsic("ssa.copy.p0"),
    "llvm.intr.ptrmask": _intrinsic("ptrmask.p0.i64", "i64 -8"),
    "llvm.intr.launder.invariant.group": _intrinsic("launder.invariant.group.p0"),
    "llvm.intr.strip.invariant.group": _intrinsic("strip.invariant.group.p0"),
    "llvm.intr.masked.load": Source(
        "  %d$t = alloca <2 x ptr>\n" + _BOTH + "  store <2 x ptr> %l$t, ptr %d$t\n"
        "  %got$t = call <2 x ptr> @llvm.masked.load.v2p0.p0(ptr align 8 %d$t,"
        " <2 x i1> <i1 1, i1 0>, <2 x ptr> zeroinitializer)\n"
        "  $b = extractelement <2 x ptr> %got$t, i64 0",
        globals="declare <2 x ptr> @llvm.masked.load.v2p0.p0(ptr, <2 x i1>, <2 x ptr>)",
    ),
}
"""By the operation that makes the address, or hands it on."""

_SWAPPED = """  br label %before
before:
  br label %head
head:
  %i = phi i64 [0, %before], [%next, %body]
  %x = phi $T [%b, %before], [%y, %body]
  %y = phi $T [%o, %before], [%x, %body]
  %go = icmp slt i64 %i, %n
  br i1 %go, label %body, label %end
body:
  %next = add i64 %i, 1
  br label %head
end:
"""
WAYS: dict[str, tuple[str, str]] = {
    "straight": ("", "%b"),
    "if": (
        "  br i1 %c, label %then, label %else\nthen:\n  br label %end\nelse:\n  br label %end\n"
        "end:\n  %r = phi $T [%b, %then], [%o, %else]\n",
        "%r",
    ),
    "for": (_SWAPPED, "%x"),
    "while": (_SWAPPED.replace("icmp slt i64 %i, %n", "icmp ne i64 %i, %n"), "%x"),
    "call": ("", "%b"),
    "recursive": ("", "%b"),
    "select": ("  %r = select i1 %c, $T %b, $T %o\n", "%r"),
    "memory": (
        """  %all = alloca [2 x $T]
  store $T %b, ptr %all
  %second = getelementptr [2 x $T], ptr %all, i64 0, i64 1
  store $T %o, ptr %second
  %which = select i1 %c, i64 0, i64 1
  %where = getelementptr [2 x $T], ptr %all, i64 0, i64 %which
  %r = load $T, ptr %where
""",
        "%r",
    ),
}
"""Ways of an address from where it is made to where it is used, and its name there."""

_USE = """  %e = getelementptr double, $T $r, i64 $at
  %v = load double, $T %e
  %vv = fmul double %v, %v
  store double %vv, $T %e
  %w = load double, $T %e
  %used = fmul double %w, %v
"""
_CALLED = f"""define internal double @use($T %r) noinline {{
{_USE}  ret double %used
}}
define internal double @deep($T %r, i64 %n) noinline {{
  %now = icmp eq i64 %n, 0
  br i1 %now, label %here, label %there
here:
{_USE}  ret double %used
there:
  %less = sub i64 %n, 1
  %got = call double @deep($T %r, i64 %less)
  ret double %got
}}
"""
_CALLS = {
    "call": "  %used = call double @use($T %b)\n",
    "recursive": "  %used = call double @deep($T %b, i64 %n)\n",
}


def module(source: Source) -> str:
    """A function ``@way(ptr %m, ptr %k, i1 %c, i64 %n)`` for each way."""
    fill = {"T": source.type, "at": str(source.at)}
    parts = [
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
        source.globals,
        Template(_CALLED).substitute(fill, r="%r"),
    ]
    for way, (text, name) in WAYS.items():
        made = [
            Template(source.text).substitute(b=f"%{t}", m=m, t=t)
            for t, m in (("b", "%m"), ("o", "%k"))
        ]
        rest = [Template(source.rest).substitute(b=f"%{t}") for t in "bo"]
        lines = [
            f"define double @{way}(ptr %m, ptr %k, i1 %c, i64 %n) {{",
            *made,
            Template(text + _CALLS.get(way, _USE)).substitute(fill, r=name),
            "  %p = getelementptr double, ptr %m, i64 1\n  %u = load double, ptr %p",
            *rest,
            "  %z = fadd double %used, %u\n  ret double %z\n}",
        ]
        parts.append("\n".join(lines))
    text = "\n".join(parts)
    if "@memory_" in source.text:
        text = text.replace("ptr %b,", "ptr @memory_b,").replace("ptr %o,", "ptr @memory_o,")
        text = text.replace("[%b,", "[@memory_b,").replace("[%o,", "[@memory_o,")
        text = text.replace("(ptr %b", "(ptr @memory_b")
        text = text.replace("ptr %o\n", "ptr @memory_o\n")
    return text
