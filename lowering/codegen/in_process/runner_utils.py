"""``printMemrefF64`` and its kin of MLIR's runner utilities, for programs that run in this process.

They take an unranked memref, which is passed as its rank and the address of its descriptor, and
print what upstream's library prints. A process that has loaded that library uses it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ad_opt.dialects.support.names.runtime_names import MEMREF_KINDS, MEMREF_PRINTERS

LIBRARY = "ad.runner_utils"

_HEAD = """
@unranked = private constant [17 x i8] c"Unranked Memref \\00"
@base = private constant [13 x i8] c"base@ = %#lx\\00"
@rank = private constant [34 x i8] c" rank = %ld offset = %ld sizes = \\00"
@strides = private constant [12 x i8] c" strides = \\00"
@data = private constant [10 x i8] c" data = \\0A\\00"
@open = private constant [2 x i8] c"[\\00"
@close = private constant [2 x i8] c"]\\00"
@comma = private constant [3 x i8] c", \\00"
@space = private constant [2 x i8] c" \\00"
@newline = private constant [2 x i8] c"\\0A\\00"
@number = private constant [4 x i8] c"%ld\\00"
@unsigned = private constant [4 x i8] c"%lu\\00"
@letter = private constant [3 x i8] c"%c\\00"
@float = private constant [3 x i8] c"%g\\00"
@complex = private constant [8 x i8] c"(%g,%g)\\00"

declare i32 @printf(ptr, ...)
declare i32 @fflush(ptr)

define internal void @list(i64 %count, ptr %numbers) {
  call i32 (ptr, ...) @printf(ptr @open)
  br label %head
head:
  %i = phi i64 [ 0, %0 ], [ %next, %print ]
  %more = icmp slt i64 %i, %count
  br i1 %more, label %body, label %end
body:
  %first = icmp eq i64 %i, 0
  br i1 %first, label %print, label %between
between:
  call i32 (ptr, ...) @printf(ptr @comma)
  br label %print
print:
  %at = getelementptr i64, ptr %numbers, i64 %i
  %x = load i64, ptr %at
  call i32 (ptr, ...) @printf(ptr @number, i64 %x)
  %next = add i64 %i, 1
  br label %head
end:
  call i32 (ptr, ...) @printf(ptr @close)
  ret void
}

define internal void @shape(i64 %rank, ptr %memref) {
  call i32 (ptr, ...) @printf(ptr @unranked)
  %aligned = getelementptr ptr, ptr %memref, i64 1
  %base = load ptr, ptr %aligned
  call i32 (ptr, ...) @printf(ptr @base, ptr %base)
  %behind = getelementptr i64, ptr %memref, i64 2
  %offset = load i64, ptr %behind
  call i32 (ptr, ...) @printf(ptr @rank, i64 %rank, i64 %offset)
  %sizes = getelementptr i64, ptr %memref, i64 3
  call void @list(i64 %rank, ptr %sizes)
  call i32 (ptr, ...) @printf(ptr @strides)
  %strides = getelementptr i64, ptr %sizes, i64 %rank
  call void @list(i64 %rank, ptr %strides)
  ret void
}

define internal void @elements(
    ptr %base, i64 %left, i64 %rank, i64 %offset, ptr %sizes, ptr %element
) {
  %last = icmp eq i64 %left, 0
  br i1 %last, label %leaf, label %inner
leaf:
  call void %element(ptr %base, i64 %offset)
  ret void
inner:
  call i32 (ptr, ...) @printf(ptr @open)
  %size = load i64, ptr %sizes
  %there = getelementptr i64, ptr %sizes, i64 %rank
  %stride = load i64, ptr %there
  %less = sub i64 %left, 1
  %depth = sub i64 %rank, %less
  %rest = getelementptr i64, ptr %sizes, i64 1
  br label %head
head:
  %i = phi i64 [ 0, %inner ], [ %next, %print ]
  %more = icmp slt i64 %i, %size
  br i1 %more, label %body, label %end
body:
  %first = icmp eq i64 %i, 0
  br i1 %first, label %print, label %between
between:
  call i32 (ptr, ...) @printf(ptr @comma)
  %flat = icmp eq i64 %less, 0
  br i1 %flat, label %indent, label %line
line:
  call i32 (ptr, ...) @printf(ptr @newline)
  br label %indent
indent:
  %k = phi i64 [ 0, %between ], [ 0, %line ], [ %after, %blank ]
  %again = icmp slt i64 %k, %depth
  br i1 %again, label %blank, label %print
blank:
  call i32 (ptr, ...) @printf(ptr @space)
  %after = add i64 %k, 1
  br label %indent
print:
  %step = mul i64 %i, %stride
  %at = add i64 %offset, %step
  call void @elements(ptr %base, i64 %less, i64 %rank, i64 %at, ptr %rest, ptr %element)
  %next = add i64 %i, 1
  br label %head
end:
  call i32 (ptr, ...) @printf(ptr @close)
  ret void
}

define internal void @print(i64 %rank, ptr %memref, ptr %element) {
  call void @shape(i64 %rank, ptr %memref)
  call i32 (ptr, ...) @printf(ptr @data)
  %scalar = icmp eq i64 %rank, 0
  br i1 %scalar, label %before, label %all
before:
  call i32 (ptr, ...) @printf(ptr @open)
  br label %all
all:
  %aligned = getelementptr ptr, ptr %memref, i64 1
  %base = load ptr, ptr %aligned
  %behind = getelementptr i64, ptr %memref, i64 2
  %offset = load i64, ptr %behind
  %sizes = getelementptr i64, ptr %memref, i64 3
  call void @elements(ptr %base, i64 %rank, i64 %rank, i64 %offset, ptr %sizes, ptr %element)
  br i1 %scalar, label %behind.it, label %end
behind.it:
  call i32 (ptr, ...) @printf(ptr @close)
  br label %end
end:
  call i32 (ptr, ...) @printf(ptr @newline)
  call i32 @fflush(ptr null)
  ret void
}
"""

_ELEMENT = """
define internal void @element.{kind}(ptr %base, i64 %i) {{
  %at = getelementptr {type}, ptr %base, i64 %i
  {load}
  call i32 (ptr, ...) @printf(ptr @{format}, {values})
  ret void
}}
define void @printMemref{kind}(i64 %rank, ptr %memref) {{
  call void @print(i64 %rank, ptr %memref, ptr @element.{kind})
  ret void
}}
define void @printMemrefShape{kind}(i64 %rank, ptr %memref) {{
  call void @shape(i64 %rank, ptr %memref)
  call i32 (ptr, ...) @printf(ptr @newline)
  call i32 @fflush(ptr null)
  ret void
}}
"""

_PLAIN = "%x = load {0}, ptr %at"
_INTEGER = _PLAIN + "\n  %y = sext {0} %x to i64"
_NARROW = _PLAIN + "\n  %y = fpext {0} %x to double"
_BRAIN = """%w = load i16, ptr %at
  %z = zext i16 %w to i32
  %s = shl i32 %z, 16
  %x = bitcast i32 %s to float
  %y = fpext float %x to double"""
_COMPLEX = """%x = load {0}, ptr %at
  %next = getelementptr {0}, ptr %at, i64 1
  %i.x = load {0}, ptr %next"""

_KINDS = {  # type of an element, how it is loaded, how it is printed
    "F64": ("double", _PLAIN.format("double"), "float", "double %x"),
    "F32": ("float", _NARROW.format("float"), "float", "double %y"),
    "F16": ("half", _NARROW.format("half"), "float", "double %y"),
    "BF16": ("i16", _BRAIN, "float", "double %y"),
    "I64": ("i64", _PLAIN.format("i64"), "number", "i64 %x"),
    "I32": ("i32", _INTEGER.format("i32"), "number", "i64 %y"),
    "I16": ("i16", _INTEGER.format("i16"), "number", "i64 %y"),
    "I8": ("i8", _PLAIN.format("i8") + "\n  %y = sext i8 %x to i32", "letter", "i32 %y"),
    "Ind": ("i64", _PLAIN.format("i64"), "unsigned", "i64 %x"),
    "C64": ("{ double, double }", _COMPLEX.format("double"), "complex", "double %x, double %i.x"),
    "C32": (
        "{ float, float }",
        _COMPLEX.format("float")
        + "\n  %y = fpext float %x to double\n  %i.y = fpext float %i.x to double",
        "complex",
        "double %y, double %i.y",
    ),
}


def _definitions() -> Iterator[str]:
    for kind in MEMREF_KINDS:
        type, load, format, values = _KINDS[kind]
        yield _ELEMENT.format(kind=kind, type=type, load=load, format=format, values=values)


CODE = _HEAD + "".join(_definitions())
NAMES = frozenset(MEMREF_PRINTERS)
"""Names of the functions that the text above defines."""
