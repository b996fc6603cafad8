"""Symbols by which compiled code and whoever runs it find each other."""

ARENA_RELEASE = "autodiff_arena_release"
"""A function: it frees the memory that tapes keep between calls."""
SUMS_RELEASE = "autodiff_sums_release"
"""A function: it frees the sums of narrow floats; nothing may be added up meanwhile."""
STOP_HANDLER = "autodiff_stop_handler"
"""A variable: the address of what is called with a message and its length when a program stops, or
null."""
KEEP_HANDLER = "autodiff_keep_handler"
"""A variable: the address of what is called with a node of memory that is freed if the program
stops, or null."""
PAGES_HANDLER = "autodiff_pages_handler"
"""A variable: the address of what is called with large memory for tapes and its size in bytes, or
null."""
INTERRUPT = "autodiff_interrupt"
"""A variable that loops of interruptible programs look at; whoever wants them to end makes it 1."""

CONSTRUCTORS_RUN = "ad.constructors"
"""A function: it runs the constructors of a program in this process."""

MEMREF_KINDS = tuple("F64 F32 F16 BF16 I64 I32 I16 I8 Ind C64 C32".split())
"""Types of elements, as MLIR's runner utilities name them."""
MEMREF_PRINTERS = tuple(
    f"printMemref{shape}{kind}" for kind in MEMREF_KINDS for shape in ("", "Shape")
)
"""Functions of the runner utilities: they print a memref without rank, or only its shape."""

SETS_ERRNO = "ad_opt.errno."
"""Begins the names of functions that take the address of ``errno`` and arguments of a function of
the C library, by whose name they end: they call it, for what it leaves in ``errno``."""
ERRNO_ADDRESSES = frozenset("__errno_location __error _errno __errno ___errno".split())
"""Names of the function that gives the address of ``errno`` in several C libraries."""

MANY_ADDRESSES = "ad-opt.many-addresses"
"""Attribute of functions, seen by LLVM, whose loops read dozens of rows at once."""

MANY_LOOPS = "ad-opt.many-loops"
"""Attribute of functions, seen by LLVM, that have dozens of loops."""

ROLLED_LOOPS = "ad-opt.rolled-loops"
"""Attribute of functions, seen by LLVM, whose loops become vectors instead of being written out."""

OWN_VECTORS = "ad-opt.own-vectors"
"""Attribute of functions, seen by LLVM, of a module whose loops are in vectors before LLVM sees it,
but for some that take next to no time."""

AS_WRITTEN = "ad-opt.as-written"
"""Attribute of functions whose arithmetic keeps its own flags where all others' becomes fast."""
