"""Names of discardable attributes, and of operations on which these mean something.

Apart from `known_attributes`, which loads the dialects that the attributes are of.
"""

LOOP_LABEL = "schedule.loop"
"""Attribute of a loop: its name in schedules."""
LOOP_TILE = "schedule.tile"
"""Attribute of a loop: copies and lanes of the iterations that are to run at once."""
LOOP_DIVISOR = "schedule.divisor"
"""Attribute of a loop that ends at a value: a number that divides its iterations, however many."""
BUFFER_LABEL = "schedule.buffer"
"""Attribute of an argument or of what makes a buffer: its name in schedules."""

NO_ALIAS = "llvm.noalias"
"""Attribute of an argument: its memory is reached in no other way while the function runs."""
EXTENT = "ad_opt.extent"
"""Attribute of an address among a function's arguments: the number of elements behind it, in the
function's integers: ``arg0*arg0 + 1``. Whoever calls it has declared that."""
DISTINCT = "memref.distinct"
"""Attribute of a ``memref.reinterpret_cast``: its elements are as many places, if those of its
source are. What makes it has proved that, or tests it when the program runs.
"""

SYMBOL_RANGE = "assign.range"
"""Attribute of an argument: 0 <= argument < this number (``assign``)."""
NO_RECIPROCAL = "arith.no_reciprocal"
"""Attribute of a division: never a multiplication by the reciprocal, whatever flags allow."""
HELD_BY_ARGUMENTS = (SYMBOL_RANGE,)
"""Attributes of an argument that hold of the same argument of a derivative."""

ARGUMENT, RESULT = "an argument", "a result"
FUNCTIONS = frozenset({"func.func", "llvm.func", "iface.generic", "iface.body"})
CORE_CALLS = frozenset(
    {"func.call", "func.call_indirect", "autodiff.invoke", "autodiff.invoke_overload"}
)
"""Operations that run a function and give its results."""
CALLS = CORE_CALLS | {"llvm.call", "llvm.invoke"}
"""Calls that may carry them; those of LLVM become the others when it is raised."""
ACCESSES = frozenset(
    {
        "memref.load", "affine.load", "tensor.extract", "vector.extract", "vector.load",
        "agg.get", "agg.elem",
    }
)  # fmt: skip
"""Operations that read a part of something, on which `no_diff` may stand as well."""
LOOPS = frozenset({"scf.for", "scf.while", "scf.parallel", "affine.for", "affine.parallel"})
ALLOCATIONS = frozenset({"memref.alloc", "memref.alloca", "llvm.alloca"})

SAME_SIGN = "ad_opt.samesign"
"""On a comparison of LLVM IR: its operands have the same sign (``samesign``)."""
