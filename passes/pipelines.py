"""Every named pipeline: a line a pass, each with the reason why it stands where it stands."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from ad_opt.dialects.support.ir.symbols import fresh_name
from ad_opt.dialects.support.plugins.entry_points import entry_points
from ad_opt.dialects.support.plugins.third_parties import blame_entry_point

from .infrastructure.pass_registry import build_pass
from .infrastructure.pipeline_text import PassNode, parse_pipeline, quote

FROM_LLVM = ",".join(
    (
        "canonical-names",  # what tables know by its name has that name
        "define-library-functions",  # what calls the program back is seen like the program itself
        "fix-variadic-functions",  # what is passed beyond the parameters is found in memory
        "number-labels",  # jumps to addresses become switches, which all that follows knows
        "split-pointer-vectors",  # what is said of memory is said of one address at a time
        "split-structs",  # what is said of memory is said of one field at a time
        "steps-from-numbers",  # what an allocator rounds up as a number is seen to be in its memory
        "retype-accesses",  # floats that travel as integers become floats; copies say what is there
        "resolve-indirect-calls",  # calls through addresses become branches, as dispatch does
        "raise-llvm",  # functions over core dialects, so that one set of rules is enough
        "raise-library-calls",  # memory of the heap is seen, not called
        "translate-enzyme-calls",  # programs that ask for derivatives by calling Enzyme's functions
        "expand-memory-copies",  # bytes become the floats and addresses that they are
    )
)
"""From LLVM IR to functions whose memory is addresses. Core dialects are left as they are."""

TYPES = ",".join(
    (
        "synthesize-conformances",  # every type's differential is known before anyone asks
        "check-conformance",  # what the user said about types is sound
        "build-type-dictionaries",  # functions know their types, whatever happens to these later
        "verify-type-dictionaries",  # a type without an answer would count as constant
        "check-derivative-flow",  # what the program says, not what inlining makes of it
        "specialize-generics",  # what follows sees concrete types
        "resolve-invocations",  # derivatives as function values become requests
        "specialize-generics",  # generics that only an overload resolution has chosen
        "devirtualize",  # dynamic calls become branches, which any order of derivative passes
        "resolve-invocations",  # calls of members' derivatives
        "demote-pairs",  # the program's pairs are values like others from here
        "unwrap-attributed",  # what is `no_diff` becomes a constant of the engine's
    )
)
"""From interfaces, generics, existentials and functions as values to plain functions."""


def from_llvm(roots: Sequence[str]) -> str:
    """`FROM_LLVM` for functions that are all that is called from outside."""
    if not roots:
        return FROM_LLVM
    named = ",".join(map(quote, roots))
    apart = f"set-apart-inert-functions{{roots={named}}}"
    return FROM_LLVM.replace("number-labels", f"number-labels,{apart}", 1)


_LOOPS_OF_ASSIGNMENTS = ",".join(
    (
        "expand-concatenations",  # axes of several ranges become assignments, a range each
        "assign-gradient",  # gradients that are asked for become assignments
        "alias-slices",  # batches are read where they lie
        "elide-initialization",  # what is overwritten is not filled first
        "lower-assign-to-affine",  # projections become loops
    )
)
_ASSIGNMENTS = f"{_LOOPS_OF_ASSIGNMENTS},materialize-nodes"
"""From assignments of tensors as they are written to loops over buffers."""
_LAST_LOOPS = f"{_LOOPS_OF_ASSIGNMENTS}{{stops=false}}"  # nothing is differentiated any more

_INLINE = ",".join(
    (
        _ASSIGNMENTS,  # loops are differentiated like any others
        "apply-schedules{before-derivatives=true}",  # none hides from a derivative what loops do
        "lower-affine-to-scf",  # maps become arithmetic, which may stand anywhere: see `inline`
        "reroll-loops",  # products and independent iterations are seen in one loop, not in four
        "raise-cf-to-scf",  # branches become regions, which can be inlined anywhere and reversed
        "inline",  # memory and loops behind a call are invisible to all that follows
    )
)
_PREPARE_BODIES = ",".join(
    (
        "bufferize-tensors{inside=true}",  # what is computed by value is differentiated as memory
        "scf-forall-to-parallel",  # one kind of loop without order is to be reversed
        "expand-realloc",  # new memory, a copy and a deallocation have derivatives each
        "expand-linalg",  # what consists of several loop nests has the derivative of each
        "expand-vectors",  # what is masked or scanned has a derivative part by part
        "raise-pointers{variables=true}",  # counters of code that no compiler has optimised
        "promote-memory",  # become values
        "hoist-invariants",  # loops that test behind their body surely run: counted ones may not
        "prefer-sign-extensions",  # an `int` is one size, whichever way it is extended
        "raise-while-to-for",  # how often a loop runs is known before it runs: frames do not grow
        "version-wrapping",  # sizes for which nothing wraps have derivatives of their own
        "widen-indices",  # subscripts have the bits of addresses, so that nothing overflows
        "fold-distances",  # the end of an array is so many bytes behind its beginning
        "raise-pointers",  # arrays of C become memrefs, of which more is known
        "raise-elements",  # memory that others have made is seen as such, without an extent
        "unguard-loops",  # no branch says again whether a loop has trips
        "unroll-loops",  # elements of small buffers are known by their numbers
        "localize-scratch",  # of what a function makes itself more is known
        "promote-memory",  # buffers that are variables become values, which need no undoing
        "forward-stores",  # loads of what was just stored become values as well
        "uncarry-values",  # what the number of the trip says is not carried, so not remembered
        "move-unknown-words",  # what may be the bits of a float is moved as bytes
        "version-rows",  # sizes that stay within rows have derivatives of their own
        "delinearize-accesses",  # rows that the program counts itself are dimensions
        "hoist-invariants",  # what a loop does not change is saved once, not once a trip
        "simplify",  # whatever is dead or equal now would be differentiated too
        "localize-scratch",  # also of what has rows
        "choose-terms",  # sums go on whatever is added, and so do their cotangents
        "sink-stores",  # sums are made in registers, and stored once
        "interchange-recurrences",  # the way back runs as many at once as the way forth
        "transpose-buffers",  # what it made columns of lies as rows
        "distribute-loops",  # a product that waits for another one is one behind it
        "split-triangles",  # what is a product of matrices in a block of a triangle is one
        "raise-products{early=true}",  # the derivative of a product is two products
        "forward-copies",  # what works in place is read where it was made
        "detach-shifts",  # what cancels by algebra is not differentiated
    )
)
PREPARE = f"{_INLINE},{_PREPARE_BODIES}"
"""From a program as written to the form that is differentiated best. Correctness needs none."""

_DIFFERENTIATE_CALLS = ",".join(
    (
        "translate-enzyme-requests",  # another spelling of requests
        "remove-unseen-stores",  # what nobody looks at afterwards is not remembered either
        "constant-scratch",  # what is computed of constants alone needs no shadow
        "split-directions",  # what stands still in a direction has no tangent there, not even zero
        "differentiate",  # every request becomes a call of a derivative function
        "expand-differentials",  # sums of structs become sums of floats, which simplify
        "inline{growth=50}",  # derivative functions are called from one place, mostly
    )
)
_CLEAN_UP = ",".join(
    (
        "simplify",  # zeros, ones and values that no reverse sweep reads
        "sum-accumulators",  # cotangents of which only a sum is wanted are summed early
        "hoist-invariants",  # addresses of shadows and the like
    )
)
DIFFERENTIATE = f"{_DIFFERENTIATE_CALLS},{_CLEAN_UP}"
"""Differentiation, and cleaning up after it."""

GENERIC_DERIVATIVES = ",".join(
    (
        "synthesize-conformances",  # what a generic's types are differentiated to
        "generics-to-functions",  # witnesses become arguments: the engine knows functions
        "inline",  # generics used in generics, so that no witness is kept for the way back
        "differentiate",  # once for all types
        "inline",  # a derivative and the function that asks for it become one
        "hoist-lookups",  # each member once
        "functions-to-generics",  # what is used of it is specialised with the rest
    )
)
"""Differentiate generics before they are specialised. Runs in front of `TYPES`, where it is wanted:
the derivatives are the same, but each is made once and not for every type."""

_WIDE = 256
"""Bits of registers for vectors from which fast code has elementary functions of its own. Measured
with 256: gradients of logsumexp and of softmax take 0.98 and 0.83 of the time with those of glibc
for vectors; with 512, where these are called in halves, 0.66 and 0.68.
"""
_IN_LANES = "of=exp,exp2,expm1,log,log10,log1p,log2,tanh where=lanes tiny=zero"
"""The functions without branches and calls, which LLVM puts in the place of their calls.

Fast code has numbers that are too small to be normal count as zero, as `flush` says.
"""

_ANY_PROCESSOR = "{vector-bits=128 gathers=false functions=false}"

LOWER = ",".join(
    (
        f"{_LAST_LOOPS},materialize-nodes",  # what no other pass has lowered yet
        "apply-schedules",  # what loops are to look like, as long as they have their labels
        "simplify-guards",  # nothing is differentiated any more
        "expand-differentials",  # arithmetic of differentials that a program itself does
        "lower-pairs",  # a value and its derivative become two values, or a tuple
        "infer-any-value-sizes",  # the layout of existentials, now that all types are there
        "lower-existentials",  # a value of an interface becomes a number and bytes
        "lower-aggregates",  # structs and arrays by value become those of the llvm dialect
        "bufferize-tensors",  # values become buffers first: the loops below load and store
        "raise-products",  # sums of products in loops are such operations, too
        "move-zeros-to-products",  # what is cleared for a product is not read by it
        "block-products",  # large sums of products are tiled and packed, others become loops
        "lower-linalg-to-loops",  # named operations become affine-free scf loops over memrefs
        "lower-affine-to-scf",  # maps become arithmetic; only scf and cf carry control from here
        "expand-realloc",  # copies of buffers that are made on the way
        "expand-vectors",  # masks are operands, sums along a dimension are additions
        f"vectorize-independent-loops{_ANY_PROCESSOR}",  # what control flow keeps from LLVM
        "batch-functions",  # what waits between loops is computed in vectors
        "linearize-vectors",  # machines have vectors of one dimension, and no gather of a matrix
        "carry-sums",  # what a loop adds to one cotangent goes to memory once
        "carry-updates",  # what a gradient adds to neighbours goes to memory once
        "sink-zero-fills",  # loops over fresh shadows write instead of adding
        "share-across-loops",  # what the gradient repeats of the value waits where its result goes
        "shorten-recurrences",  # carried cotangents wait for one product, where flags allow it
        "move-shadows-off-stack",  # the stack is as large as the program itself needs it
        "allocate-on-tape",  # memory that tapes keep between calls holds buffers, too
        "stream-saves",  # what a large tape is to hold does not go through the caches
        "align-rows",  # no vector of a row lies in two lines of the cache
        "annotate-loops",  # LLVM spends its time on loops that run often
        "fill-at-once",  # nothing looks at loops of zeros any more, least of all LLVM
        "lower-scf-to-cf",  # regions become blocks: the llvm dialect has nothing else
        "lower-to-llvm",  # every type and operation that is left, in one walk
    )
)
"""From core dialects to the llvm dialect."""

ENERGIES = ",".join(
    (
        "nlls-classify-residuals",  # over which points, or which edges
        "nlls-insert-bounds",  # before residuals are moved, with which boxes move
        "nlls-fold-exclude",  # in residuals and columns alike, so that derivatives fit the cost
        "nlls-derive",  # kernels
        "nlls-materialize",  # what all steps have in common is computed once
        "expr-polysimplify",  # last: it may take apart what the others look for
    )
)
"""From residuals to the kernels of a Gauss-Newton solver."""

SCHEDULE = ",".join(
    (
        "sched-build",  # expressions become steps, long sums become additions with conditions
        "sched-conditionalize",  # what nobody needs at a point is not computed there
        "sched-order",  # few changes of the condition, few values that live at once
        "sched-emit",  # loops over the index space around the steps
    )
)
"""From kernels of energies to functions with loops."""

RESIDUALS = ",".join(
    (
        "nlls-classify-residuals",
        "nlls-insert-bounds",
        "nlls-fold-exclude",
        "nlls-derive{kinds=residuals}",
        SCHEDULE,
        "nlls-lower-residuals",  # nothing is left of the energy
    )
)
"""From residuals to a function of them, as they are written."""

TENSORS = ",".join(
    (
        _LAST_LOOPS,  # gradients are those that the routine asks for
        "outline-equal-steps{least=2}",  # what is written again and again is compiled once
        "gather-one-hot{signed-zeros=false}",  # entries that integers choose are loaded
        "share-nests",  # nothing is computed twice
        "place-nodes",  # what is cheaper computed anew than kept
        "virtualize",  # is computed where it is read
        "hoist-invariants{whole=true}",  # the maximum of a row once, not for each of its elements
        "carry-accumulators",  # sums are in registers, where tiles and LLVM see them
        "tile-registers{only-mark=true pack=true}",  # products of matrices keep loops of their own
        "fuse-nests",  # loops over the same points are one
        "contract-buffers",  # what lives within an iteration has one element
        "remove-dead-nests",
        "materialize-nodes",  # scratch of routines becomes buffers
        "promote-memory",  # buffers of one element become values
        "forward-stores",
        "claim-vectors{lanes=16}",  # where all is in tiles, LLVM has no vectors to make
        "outline-equal-loops{least=16 work=65536}",  # products of all sizes, too
        "vectorize-elementwise{lanes=16}",
        "apply-register-tiles",  # last of what looks at loops: tiles are many operations
        "expand-elementary-functions",  # without calls, loops become vectors
        "outline-equal-loops{long=1000}",  # what layers have in common is compiled once
        "prefer-vectors{rolled=true}",  # LLVM makes them as wide as registers
    )
)
"""From assignments of tensors to loops over buffers."""


def tensors(vector_bits: int, registers: int) -> str:
    """`TENSORS` for a processor with so many registers for vectors, of so many bits."""
    options = f"vector-bits={vector_bits} registers={registers}"
    tiled = TENSORS.replace("tile-registers{", f"tile-registers{{{options} ", 1)
    lanes = f"lanes={vector_bits // 32}"
    tiled = tiled.replace("outline-equal-loops{", f"outline-equal-loops{{{lanes} ", 1)
    tiled = tiled.replace("{lanes=16}", f"{{{lanes}}}")
    return tiled.replace("prefer-vectors{", f"prefer-vectors{{bits={vector_bits} ")


_DIFFERENTIATE = re.compile(r'(?<![\w"=-])differentiate(?:\{([^{}]*)\})?(?![\w-])')


def debugged(pipeline: str) -> str:
    """The pipeline with derivatives that check themselves: see `check-derivatives`.

    The checks are inserted once nothing is differentiated any more; hints for them come earlier.
    """
    last = len(_DIFFERENTIATE.findall(pipeline))
    number = 0

    def with_hints(found: re.Match[str]) -> str:
        nonlocal number
        number += 1
        options = f"{found.group(1) or ''} debug=true".strip()
        checks = ",check-derivatives" if number == last else ""
        return f"differentiate{{{options}}}{checks}"

    return _DIFFERENTIATE.sub(with_hints, pipeline)


PIPELINES: dict[str, str] = {
    "from-llvm": FROM_LLVM,
    "types": TYPES,
    "prepare": PREPARE,
    "generic-derivatives": GENERIC_DERIVATIVES,
    "gradient": DIFFERENTIATE,
    "lower": LOWER,
    "energies": ENERGIES,
    "tensors": TENSORS,
    "schedule": SCHEDULE,
    "residuals": RESIDUALS,
}
"""Every named pipeline by its name."""

_NAMED = re.compile(r"(?<![\w{=\"-])(" + "|".join(PIPELINES) + r")(?![\w{=\"-])")


def with_named(text: str) -> str:
    """Put the passes of named pipelines in the place of their names, but not among options."""
    parts = re.split(r"(\{[^{}]*\})", text)
    return "".join(
        part if part.startswith("{") else _NAMED.sub(lambda name: PIPELINES[name[1]], part)
        for part in parts
    )


_STEPS: dict[str, tuple[tuple[str, str, str], ...]] = {
    "grad": (("{0}", "grad", "{0}_grad"),),
    "value_and_grad": (("{0}", "value_and_grad", "{0}_value_and_grad"),),
    "jvp": (("{0}", "jvp", "{0}_jvp"),),
    "vjp": (("{0}", "vjp", "{0}_vjp"),),
    "jacobian": (("{0}", "jacobian", "{0}_jacobian"),),
    # Second order is forward over reverse: the tangent of the gradient.
    "hvp": (("{0}", "grad", "{0}_grad"), ("{0}_grad", "jvp", "{0}_hvp")),
    "vjp_jvp": (("{0}", "vjp", "{0}_vjp"), ("{0}_vjp", "jvp", "{0}_vjp_jvp")),
}
"""For each kind of derivative, in order: what is differentiated, how, and what is made; the last
is called ``f_kind``.
"""


def _steps(function: str, kind: str, taken: Collection[str]) -> Iterator[tuple[str, str, str]]:
    """Yield what is differentiated, how, and what is made, whose names are none of those
    ``taken``.
    """
    made: dict[str, str] = {}
    for source, request, result in _STEPS[kind]:
        of, wanted = source.format(function), result.format(function)
        made[wanted] = fresh_name(wanted, taken)
        yield made.get(of, of), request, made[wanted]


@dataclass(frozen=True)
class DerivativeOptions:
    """Arguments that a derivative is by, and what may be taken for granted of its arguments.

    ``constant`` are the positions of arguments that have no derivative, ``named`` their names,
    some of which may be those of ``others``, functions with requests by the same names;
    ``width`` is the number of directions of ``jvp``. What arguments point to is ``private`` if no
    two share memory and nobody looks at it afterwards, ``apart`` if only the former, has the state
    that ``memory`` says afterwards, or what is overwritten is ``copied``; ``extents`` are numbers
    of elements (``x=n*n``), and shadows are ``fresh`` if anything may be in them: see
    `request-derivative`. What is among ``arrays`` becomes a memref:
    see `raise-arguments`. With ``versions`` a call asks whether arrays are apart: see
    `version-aliasing`; so does the function itself where it stays (``primal``).
    """

    constant: Sequence[int] = ()
    width: int = 1
    named: Sequence[str] = ()
    others: Sequence[str] = ()
    private: bool = False
    apart: bool = False
    memory: str = "restored"
    copied: Sequence[int] = ()
    extents: Sequence[str] = ()
    fresh: bool = False
    arrays: Sequence[int] = ()
    versions: bool = False
    primal: bool = False

    @property
    def of_arguments(self) -> str:
        """Words of the request about the arguments that have no derivative."""
        said = f" constant={','.join(map(str, self.constant))}" if self.constant else ""
        if self.named:
            said += f" named={','.join(map(quote, self.named))}"
        if self.others and (self.named or self.extents):
            said += f" others={','.join(map(quote, self.others))}"
        return said + (f" width={self.width}" if self.width > 1 else "")

    @property
    def of_memory(self) -> str:
        """Words of every request about memory behind arguments."""
        memory = "discarded" if self.private else self.memory
        said = "" if memory == "restored" else f" memory={memory}"
        return said + (" apart=true" if self.private or self.apart else "")

    @property
    def of_shadows(self) -> str:
        """Words of the first request about copies, extents and shadows."""
        said = f" copied={','.join(map(str, self.copied))}" if self.copied else ""
        said += f" extents={','.join(map(quote, self.extents))}" if self.extents else ""
        return said + (" shadows=fresh" if self.fresh else "")


_PLAIN = DerivativeOptions()


def derivative(
    function: str,
    kind: str,
    options: DerivativeOptions = _PLAIN,
    *,
    alone: bool = True,
    fast: bool = False,
    present: Collection[str] = (),
    taken: Collection[str] = (),
    beside: Collection[tuple[str, str]] = (),
) -> str:
    """The pipeline that adds the public function ``@f_kind``; ``alone``: and leaves only that.

    Functions that are ``present`` are not made; others are made ``beside`` it, of which
    `is_one_step` holds, so that each is prepared as it is written. Names that are ``taken`` are
    those of the program: see `made_by`. In a program that is ``fast``, all operations may be taken
    for what they are in exact arithmetic.
    """
    # Whoever wants it alone has said which arguments count.
    fixed = options.of_arguments + (" explicit=true" if alone else "")
    own = options.of_shadows
    steps = [FROM_LLVM, TYPES]
    if options.arrays:
        only = f"internalize{{keep={quote(function)}}}"
        places = ",".join(map(str, options.arrays))
        raised = f"raise-arguments{{function={quote(function)} arrays={places}}}"
        # Accesses are seen where loops count and callees are inlined; extents come with arguments.
        seen = [name for name in _PREPARE_BODIES.split(",") if name != "raise-elements"]
        steps += [only, _INLINE, only, *seen, raised]
    for name, request, made in _steps(function, kind, taken):
        if made in present:
            fixed = own = ""
            continue
        asked = f"function={quote(name)} kind={request} result={quote(made)}"
        steps.append(f"request-derivative{{{asked}{fixed}{options.of_memory}{own}}}")
        for other, of_kind in beside:
            ((other_name, other_request, other_made),) = _steps(other, of_kind, taken)
            asked = f"function={quote(other_name)} kind={other_request} result={quote(other_made)}"
            steps.append(f"request-derivative{{{asked}{fixed}{options.of_memory}{own}}}")
        # Alone, nothing else is looked at: other functions may be what nobody can differentiate.
        keep = [f"internalize{{keep={quote(made)}}}"] if alone else []
        needed = keep or ["internalize"]
        # What is in its callers now need not be prepared, or cleaned up, for itself.
        bodies = fast_math(_PREPARE_BODIES) if fast else _PREPARE_BODIES
        if options.versions and is_one_step(kind):
            bodies = with_versions(bodies, function if options.primal else "")
        steps += [*keep, moving(_INLINE) if alone else _INLINE, *keep, bodies]
        steps += [moving(_DIFFERENTIATE_CALLS), *needed, _CLEAN_UP, *needed]
        fixed = own = ""  # the function made says which of its arguments are constants
    return ",".join(steps)


def is_one_step(kind: str) -> bool:
    """True if a kind of derivative is that of the function itself."""
    return len(_STEPS[kind]) == 1


def split_derivative(
    function: str, made: Sequence[str], constant: Sequence[int] = (), *, fast: bool = False
) -> str:
    """The pipeline that leaves the two halves of reverse mode, called as ``made`` says."""
    fixed = f" constant={','.join(map(str, constant))}" if constant else ""
    names = ",".join(map(quote, made))
    keep = f"internalize{{keep={names}}}"
    bodies = fast_math(_PREPARE_BODIES) if fast else _PREPARE_BODIES
    request = f"split-derivative{{function={quote(function)} made={names}{fixed}}}"
    steps = [FROM_LLVM, TYPES, request, keep, moving(_INLINE), keep, bodies]
    return ",".join([*steps, moving(_DIFFERENTIATE_CALLS), keep, _CLEAN_UP, keep])


def versioned(function: str, *, fast: bool = False) -> str:
    """The pipeline from core dialects, addresses among them, that leaves a function which nobody
    differentiates, with a version for arrays that are apart: see `version-aliasing`.
    """
    keep = f"internalize{{keep={quote(function)}}}"
    bodies = fast_math(_PREPARE_BODIES) if fast else _PREPARE_BODIES
    return ",".join([keep, moving(_INLINE), keep, with_versions(bodies, function)])


def with_versions(bodies: str, function: str) -> str:
    """The passes with `version-aliasing` among them, of a function too if one is named.

    Tests around loops that guard others go outwards one by one, as what they compute does: versions
    are as free of them as functions that are prepared once more behind `raise-arguments`.
    """
    of = f"{{function={quote(function)}}}" if function else ""
    versions = f"version-aliasing{of},raise-elements,unguard-loops,hoist-invariants"
    return bodies.replace("raise-elements", versions, 1)


def moving(pipeline: str) -> str:
    """The pipeline where private functions go that nothing needs: their bodies are not copied."""
    return re.sub(
        r"(?<![\w-])inline(?:\{([^{}]*)\})?(?=,|$)",
        lambda found: f"inline{{{found[1] or ''} remove-unused=true}}".replace("{ ", "{"),
        pipeline,
    )


def fast_math(pipeline: str) -> str:
    """The pipeline for programs all of whose operations may be reassociated, without saying so."""
    pipeline = pipeline.replace("detach-shifts", "detach-shifts{fast=true}")
    pipeline = pipeline.replace("distribute-loops", "guards-to-bounds,distribute-loops{fast=true}")
    pipeline = pipeline.replace("split-triangles", "split-triangles{fast=true}")
    return pipeline.replace("raise-products{early=true}", "raise-products{early=true fast=true}")


def made_by(function: str, kind: str, taken: Collection[str] = ()) -> tuple[str, ...]:
    """The functions that `derivative` adds, the last is what was asked for.

    Where the program has ``@f_kind`` already, it is ``@f_kind_1``, or the first number that is new.
    """
    return tuple(made for _, _, made in _steps(function, kind, taken))


def derived_by(
    function: str, kind: str, taken: Collection[str] = ()
) -> tuple[tuple[str, str, str], ...]:
    """The steps of `derivative`: a function, the kind that is asked of it, and what is made."""
    return tuple(_steps(function, kind, taken))


@cache
def lowering(
    interruptible: bool = False,
    registers: tuple[int, int] | None = None,
    functions: bool = False,
    fast: bool = False,
    library: str = "",
) -> str:
    """`LOWER`, with the passes of plug-ins (entry points ``ad_opt.pipelines``) in front.

    With ``interruptible`` loops ask whether they should end: see `poll-interrupts`. ``registers``
    are the bits of the processor's registers for vectors, and their number; ``functions`` if those
    of the C library have forms for vectors. ``fast`` code has its sums in any order; then
    ``library`` may be the interface of a BLAS: see `block-products`.
    """
    lower = LOWER
    if registers is not None:
        bits, number = registers
        # Registers of 512 bits come with gathers under masks that are fast.
        gathers = "true" if bits >= 512 else "false"
        lanes = f"{{vector-bits={bits} gathers={gathers} functions={str(functions).lower()}"
        lanes += " ordered=false}" if fast else "}"
        called = f" library={library}" if library and fast else ""
        called += " ordered=false" if fast else ""
        tiles = f"block-products{{vector-bits={bits} registers={number}{called}}}"
        lower = lower.replace(_ANY_PROCESSOR, lanes).replace("block-products", tiles)
        if fast:
            lower = lower.replace("raise-products", "raise-products{fast=true}")
        if fast and bits >= _WIDE:
            # In front of what makes vectors of one dimension of vectors, which have functions, too.
            blocks = f"preaccumulate{{bits={bits}}}"
            elementary = f"{blocks},expand-elementary-functions{{{_IN_LANES}}},linearize-vectors"
            wide = f"prefer-vectors{{bits={bits}}},lower-to-llvm"
            lower = lower.replace("linearize-vectors", elementary)
            lower = lower.replace("lower-to-llvm", wide)
    if fast:
        late = "shorten-recurrences{fast=true},speculate-extremes"
        lower = lower.replace("shorten-recurrences", late)
        # Windows that overlap make poor lanes.
        lower = lower.replace("vectorize-ind", "interchange-windows,vectorize-ind")
    else:
        shared = "sink-zero-fills{innermost=true},share-across-loops"  # while sums are no lanes
        lower = lower.replace("vectorize-ind", f"{shared},vectorize-ind")
    if interruptible:
        lower = lower.replace("lower-to-llvm", "poll-interrupts,lower-to-llvm")
    steps: list[str] = []
    for entry in entry_points(group="ad_opt.pipelines", name="lower"):
        with blame_entry_point(entry):
            steps.append(_checked(entry.load()))
    return ",".join([*steps, lower])


def _checked(text: object) -> str:
    """The text of a pipeline whose passes there are, with the options that they have."""
    if not isinstance(text, str):
        raise TypeError(f"{text!r} is no text of a pipeline")
    for node in parse_pipeline(text):
        if isinstance(node, PassNode):
            build_pass(node)
    return text
