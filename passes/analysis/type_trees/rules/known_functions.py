"""Tables, by name, of what functions of libraries are passed and give back.

A row is a signature in few letters, one word a parameter, after a colon what it returns:

    _   nothing is said             i   an integer
    p   an address                  s   an address of text or other integers
    *i  an address of an ``int``    *l  of a ``long``    *d *f *e  of a double, float, long double

``fread`` and its like take ``p``: what lies there is whatever the program makes of it. Floats need
no letter, their types say it. After Enzyme (``LIBM_FUNCTIONS``, ``TypeAnalysis.cpp``,
``BlasAttributor``). A function of the program with the same name is its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import gcd

from ad_opt.dialects.typetree.kinds import DOUBLE, FLOAT, INTEGER, POINTER, X86_FP80, Kind
from ad_opt.dialects.typetree.tree import EVERYWHERE, TypeTree
from ad_opt.passes.analysis.type_trees.facts.known_integers import Multiple
from ad_opt.passes.analysis.type_trees.fixpoint import transfer as moves
from ad_opt.passes.analysis.type_trees.fixpoint.fixpoint import FunctionState
from xdsl.ir import Operation, SSAValue


def _behind(kind: Kind, size: int) -> TypeTree:
    """An address of one value of so many bytes."""
    step = range(0, size, kind.size)
    return TypeTree.of([((-1,), POINTER), *(((-1, at), kind) for at in step)])


WORDS: Mapping[str, TypeTree] = {
    "_": TypeTree(),
    "i": TypeTree.scalar(INTEGER),
    "p": TypeTree.scalar(POINTER),
    "s": TypeTree.of([((EVERYWHERE,), POINTER), ((EVERYWHERE, EVERYWHERE), INTEGER)]),
    "*i": _behind(INTEGER, 4),
    "*l": _behind(INTEGER, 8),
    "*d": _behind(DOUBLE, 8),
    "*f": _behind(FLOAT, 4),
    "*e": _behind(X86_FP80, 16),
    "*p": TypeTree.of([((-1,), POINTER), ((-1, 0), POINTER)]),
}
"""Trees for the words of a signature."""

_LIBRARY = """
malloc valloc NRT_Allocate _Znwm _Znam _ZnwmRKSt9nothrow_t _ZnamRKSt9nothrow_t pvalloc alloca: i : p
_ZnwmSt11align_val_t _ZnamSt11align_val_t calloc aligned_alloc memalign __rust_alloc: i i : p
__rust_alloc_zeroed: i i : p
realloc: p i : p
reallocarray: p i i : p
__rust_realloc: p i i i : p
posix_memalign: *p i i : i
free cfree _ZdlPv _ZdaPv: p
_ZdlPvm _ZdaPvm: p i
_ZdlPvSt11align_val_t _ZdaPvSt11align_val_t: p i
_ZdlPvmSt11align_val_t: p i i
__rust_dealloc: p i i
malloc_usable_size _msize: p : i
mmap: p i i i i i : p
munmap mprotect: p i i : i
memset __memset_chk: p i i i : p
memset_pattern16 memset_pattern8 memset_pattern4: p p i
memcmp bcmp: p p i : i
memchr memrchr: p i i : p
strlen: s : i
strnlen: s i : i
strcmp strcoll strcasecmp: s s : i
strncmp strncasecmp: s s i : i
strspn strcspn: s s : i
strchr strrchr: s i : s
strstr strpbrk strtok: s s : s
strcpy strcat stpcpy: s s : s
strncpy strncat: s s i : s
__strcpy_chk __strcat_chk: s s i : s
__strncpy_chk: s s i i : s
strdup: s : s
strerror: i : s
atoi atol atoll: s : i
atof: s : _
strtol strtoul strtoll strtoull: s *p i : i
strtod strtof strtold: s *p : _
printf: s : i
puts perror remove: s : i
putchar putchar_unlocked exit _exit abs labs llabs srand srandom usleep sleep: i : i
fprintf: p s : i
sprintf: s s : i
snprintf: s i s : i
sscanf: s s : i
scanf: s : i
fscanf: p s : i
__printf_chk: i s : i
__fprintf_chk: p i s : i
__sprintf_chk: s i i s : i
__snprintf_chk: s i i i s : i
vprintf: s p : i
vfprintf: p s p : i
vsnprintf: s i s p : i
fputs: s p : i
fputc putc: i p : i
fgets: s i p : s
fgetc getc fclose fflush feof ferror fileno ftell: p : i
getchar rand random clock getpid omp_get_num_threads omp_get_thread_num: : i
omp_get_max_threads sched_yield: : i
fopen: s s : p
fwrite fread: p i i p : i
fseek: p i i : i
read write pread pwrite: i p i : i
readv writev: i p i : i
open: s i i : i
close isatty: i : i
getenv: s : s
getcwd: s i : s
system: s : i
sysconf: i : i
signal: i p : p
time: *l : i
clock_gettime clock_getres: i *l : i
gettimeofday: *l p : i
nanosleep: *l p : i
rand_r: *i : i
qsort: p i i p
bsearch: p p i i p : p
atexit: p : i
__cxa_atexit: p p p : i
__cxa_guard_acquire: p : i
__cxa_guard_release __cxa_guard_abort: p
__cxa_allocate_exception: i : p
__dynamic_cast: p p p i : p
__assert_fail: s s i s
__assert_rtn: s s i s
__errno_location: : *i
__ctype_b_loc: : *p
__ctype_tolower_loc __ctype_toupper_loc: : *p
isalnum isalpha isdigit isspace isupper islower ispunct isxdigit iscntrl tolower toupper: i : i
ffs ffsl: i : i
dladdr: p p : i
pthread_self: : i
pthread_mutex_lock pthread_mutex_unlock pthread_mutex_trylock pthread_mutex_destroy: p : i
pthread_rwlock_rdlock pthread_rwlock_wrlock pthread_rwlock_unlock: p : i
pthread_mutex_init: p p : i
pthread_create: p p p p : i
pthread_join: i p : i
_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base: p : p
_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base: p : p
_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base: p : p
_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base: p : p
_ZNSt6chrono3_V212steady_clock3nowEv _ZNSt6chrono3_V212system_clock3nowEv: : i
__kmpc_global_thread_num: p : i
__kmpc_for_static_init_4 __kmpc_for_static_init_4u: p i i *i *i *i *i i i
__kmpc_for_static_init_8 __kmpc_for_static_init_8u: p i i *i *l *l *l i i
__kmpc_for_static_fini __kmpc_barrier: p i
__kmpc_fork_call: p i p
MPI_Comm_rank MPI_Comm_size PMPI_Comm_rank PMPI_Comm_size: _ *i : i
MPI_Init PMPI_Init: *i p : i
MPI_Finalize PMPI_Finalize: : i
MPI_Send PMPI_Send: p i _ i i _ : i
MPI_Recv PMPI_Recv: p i _ i i _ p : i
MPI_Isend MPI_Irecv: p i _ i i _ p : i
MPI_Bcast PMPI_Bcast: p i _ i _ : i
MPI_Allreduce PMPI_Allreduce: p p i _ _ _ : i
MPI_Reduce PMPI_Reduce: p p i _ _ i _ : i
MPI_Barrier PMPI_Barrier MPI_Wait PMPI_Wait: _ _ : i
cudaMalloc cuMemAlloc_v2: *p i : i
cudaFree cuMemFree_v2: p : i
frexp: _ *i
remquo: _ _ *i
modf: _ *d
sincos: _ *d *d
lgamma_r gamma_r: _ *i
frexpf: _ *i
remquof: _ _ *i
modff: _ *f
sincosf: _ *f *f
lgammaf_r: _ *i
frexpl: _ *i
remquol: _ _ *i
modfl: _ *e
sincosl: _ *e *e
lgammal_r: _ *i
ldexp ldexpf ldexpl scalbn scalbnf scalbnl scalbln scalblnf scalblnl: _ i
__powidf2 __powisf2 __powixf2: _ i
jn jnf jnl yn ynf ynl: i _
ilogb ilogbf ilogbl lround lroundf lroundl llround llroundf llroundl: _ : i
lrint lrintf lrintl llrint llrintf llrintl: _ : i
isnan isinf isfinite finite __isnan __isinf __finite __isnanf __isinff __finitef: _ : i
__signbit __signbitf __signbitl __fpclassify __fpclassifyf __fpclassifyl: _ : i
nan nanf nanl: s : _
gsl_sf_legendre_array_e: i i _ _ *d : i
"""

_BLAS = """
dot dotu dotc sdot: n x n x n
axpy: n a x n x n
axpby: n a x n a x n
scal: n a x n
copy swap: n x n x n
nrm2 asum: n x n
iamax amax: n x n
rot: n x n x n a a
rotg: a a a a
gemv: c n n a x n x n a x n
gbmv: c n n n n a x n x n a x n
ger geru gerc: n n a x n x n x n
symv hemv: c n a x n x n a x n
spmv: c n a x x n a x n
syr her: c n a x n x n
syr2 her2: c n a x n x n x n
spr: c n a x n x
trmv trsv: c c c n x n x n
gemm: c c n n n a x n x n a x n
symm hemm: c c n n a x n x n a x n
syrk herk: c c n n a x n a x n
syr2k her2k: c c n n a x n x n a x n
trmm trsm: c c c c n n a x n x n
potrf: c n x n o
potrs: c n n x n x n o
trtrs: c c c n n x n x n o
getrf: n n x n o o
getrs: c n n x n o x n o
gesv: n n x n o x n o
lacpy: c n n x n x n
lascl: c n n a a n n x n o
"""
"""n: an integer; x: an array of floats; a: a float; c: a letter; o: integers given back."""

_BLAS_KINDS = {"s": "*f", "d": "*d", "c": "*f", "z": "*d"}
_BLAS_NAME = re.compile(r"(cblas_)?(i?)([sdcz])([a-z]+2?k?)(?:_|_64_|64_|_64)?$")
_WITHOUT_LAYOUT = frozenset(
    "dot dotu dotc axpy axpby scal copy swap nrm2 asum amax rot rotg sdot".split()
)
"""Of vectors only: CBLAS has no first parameter there that tells rows from columns."""


@cache
def _table() -> Mapping[str, tuple[tuple[str, ...], str]]:
    found: dict[str, tuple[tuple[str, ...], str]] = {}
    for line in _LIBRARY.strip().splitlines():
        names, _, signature = line.partition(":")
        words, _, result = signature.partition(":")
        for name in names.split():
            found[name] = (tuple(words.split()), result.strip() or "_")
    return found


@cache
def _blas_table() -> Mapping[str, str]:
    return dict(_blas_rows())


def _blas_rows() -> Iterator[tuple[str, str]]:
    for line in _BLAS.strip().splitlines():
        names, _, letters = line.partition(":")
        for name in names.split():
            yield name, letters


@cache
def signature_of(name: str) -> tuple[tuple[str, ...], str] | None:
    """The words of a function's parameters, and the word of its result."""
    name = name.lstrip("\x01")
    found = _table().get(name)
    return found if found is not None else _blas(name)


def _blas(name: str) -> tuple[tuple[str, ...], str] | None:
    matched = _BLAS_NAME.match(name)
    if matched is None:
        return None
    by_value, index, letter, routine = matched.groups()
    letters = _blas_table().get(routine)
    if letters is None or not (by_value or name.endswith("_")):
        return None
    array = _BLAS_KINDS[letter]
    if by_value:
        words = {"n": "i", "x": array, "a": array if letter in "cz" else "_", "c": "i", "o": "*i"}
        head = () if routine in _WITHOUT_LAYOUT else ("i",)
    else:
        words = {"n": "*i", "x": array, "a": array, "c": "s", "o": "*i"}
        head = ()
    return (*head, *(words[one] for one in letters.split())), "i" if index else "_"


# ------------------------------------------------------------------ rows that are more than words

COPIES = {
    "memcpy": (0, 1, 2), "memmove": (0, 1, 2), "mempcpy": (0, 1, 2), "__memcpy_chk": (0, 1, 2),
    "__memmove_chk": (0, 1, 2), "bcopy": (1, 0, 2),
}  # fmt: skip
"""Functions that copy: the positions of where to, where from, and how much."""

SAME_MEMORY = {
    "realloc": 0, "reallocarray": 0, "__rust_realloc": 0, "memchr": 0, "strchr": 0,
    "memcpy": 0, "memmove": 0, "memset": 0,
}  # fmt: skip
"""Functions that give back an address of what they were given, or of its copy."""

HINTS: Mapping[str, Kind] = {
    "__enzyme_float": FLOAT,
    "__enzyme_double": DOUBLE,
    "__enzyme_integer": INTEGER,
    "__enzyme_pointer": POINTER,
}
"""Kinds that programs say themselves: ``__enzyme_double(p)``, ``__enzyme_double(p, bytes)``."""


def apply_known(
    state: FunctionState,
    op: Operation,
    name: str,
    arguments: Sequence[SSAValue],
    result: SSAValue | None,
) -> None:
    """Says what is known of a call of an external function."""
    from .rules_memory import copy_between

    signature = signature_of(name)
    if signature is not None:
        words, returned = signature
        for value, word in zip(arguments, words):
            state.add(value, WORDS[word], op, None)
        if result is not None:
            state.add(result, WORDS[returned], op, None)
    if name in COPIES and len(arguments) >= 3:
        to, from_, length = (arguments[at] for at in COPIES[name])
        state.add(length, WORDS["i"], op, None)
        copy_between(state, op, to, from_, state.integers[length])
    if name in SAME_MEMORY and result is not None and arguments:
        given = arguments[SAME_MEMORY[name]]
        state.add(result, state.tree(given).purged(), op, given)
        state.add(given, state.tree(result).purged(), op, result)
    hint = next((kind for prefix, kind in HINTS.items() if name.startswith(prefix)), None)
    if hint is not None and arguments:
        state.add(arguments[0], _hinted(state, hint, arguments), op, None)


def _hinted(state: FunctionState, kind: Kind, arguments: Sequence[SSAValue]) -> TypeTree:
    size = kind.size
    if len(arguments) > 1:
        known: Multiple = state.integers[arguments[1]]
        size = known.start if known.known is not None else gcd(known.start, known.stride)
    return moves.written(TypeTree.scalar(kind), max(size, kind.size))
