"""Effects of functions of the C library on memory: a table by name, `KNOWN`.

These are declared in programs that come from C, and have no body. Most have no derivative: they
print, compare, copy text, ask for the time. Those of BLAS have one (`blas_functions`). What
computes with floats is in the rules, what allocates is `llvm_ext.malloc` (`raise-library-calls`).
Third parties add rows with `register_known`; a function of the program with the same name is its
own.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from ad_opt.dialects.support.ir.symbols import callee_name
from ad_opt.dialects.support.names.runtime_names import ERRNO_ADDRESSES, MEMREF_PRINTERS, SETS_ERRNO
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from .blas_functions import blas_routine, routine_named, symbols
from .library_types import (
    DESTRUCTORS_OF_EXCEPTIONS,
    TEXTS_OF_EXCEPTIONS,
    calls_library,
    has_library_type,
)
from .string_functions import STRING_FUNCTIONS

Places: TypeAlias = tuple[int, ...] | range | None
"""Numbers of arguments, as far as there are so many; ``None`` for all that are addresses."""


@dataclass(frozen=True)
class Known:
    """Effects of a function on the memory that its arguments denote."""

    reads: Places = ()
    writes: Places = ()
    returns: int | None = None
    """The argument whose memory the address that it returns is in."""
    ordered: bool = False
    """True if it prints, ends the program, or changes a state of the library."""
    lists: bool = False
    """True if it also reads what addresses in that memory lead to: an argument is a list of
    arguments.
    """
    derivative: bool = False
    """Derivatives flow from what it reads, and its numbers, to what it writes and returns."""


NO_RETURN = "ad_opt.no_return"
"""On a call that does not come back: nothing sees what it writes, no derivative passes it."""
JUMPS = frozenset("longjmp _longjmp siglongjmp __longjmp_chk".split())
"""Functions that do not return to where they were called, but to somewhere else."""

PURE = Known()
READS = Known(reads=None)
PRINTS = Known(reads=None, ordered=True)
FORMATS = Known(reads=None, writes=(0,))
PRINTS_LIST = Known(reads=None, ordered=True, lists=True)
FORMATS_LIST = Known(reads=None, writes=(0,), lists=True)
STREAMS = Known(reads=None, returns=0, ordered=True)
STATE = Known(ordered=True)
LOCKS = Known(reads=None, ordered=True)
"""Of functions of locks: nobody but them reads what they leave in one."""
TELLS = Known(writes=None, ordered=True)
SCANS = Known(reads=None, writes=None, ordered=True)
FINDS = Known(reads=None, returns=0)
COPIES_TEXT = Known(reads=None, writes=(0,), returns=0)
CONVERTS = Known(reads=None, writes=(1,), ordered=True)
MOST_ARGUMENTS = 1000
"""Stands for all arguments from one on, of variadic functions. A guess: no call has as many."""
LOOKS_UP = Known(reads=None, lists=True)
ASKS = Known(reads=range(MOST_ARGUMENTS), ordered=True)
"""Unlike what prints, it is not left out where the program runs a second time."""
ANSWERS = Known(reads=None, writes=None, ordered=True)

TELLS_ERROR = Known(reads=(0,), writes=(0,), ordered=True)
"""Of functions that are called for what they leave in ``errno``, see `SETS_ERRNO`."""
STREAM_OBJECTS = frozenset("_ZSt4cout _ZSt4cerr _ZSt4clog _ZSt3cin".split())
"""The globals of the C++ library that are streams: nothing in them has a derivative."""
OF_LIBRARY = "ad_opt.of_library"
"""On a call through an address that the library keeps in its own memory."""


def _rows(names: str, row: Known) -> Iterable[tuple[str, Known]]:
    return ((name, row) for name in names.split())


KNOWN: dict[str, Known] = dict(
    [
        *_rows("abs labs llabs isalnum isalpha isdigit isspace isupper islower ispunct isxdigit "
               "tolower toupper ilogb ilogbf lround lroundf llround llroundf lrint lrintf llrint "
               "llrintf __isnan __isinf __finite isnan isinf finite __fpclassify __signbit "
               "ffs ffsl logb logbf malloc_usable_size omp_get_num_threads "
               "omp_get_thread_num omp_get_max_threads", PURE),
        *_rows("nan nanf strdup strndup strlen strnlen strcmp strncmp strcasecmp memcmp bcmp "
               "strspn strcspn atoi atol atoll atof _ZSt11_Hash_bytesPKvmm", READS),
        # What asks a std::string, which leads to its letters.
        *((name, LOOKS_UP) for name in STRING_FUNCTIONS),
        *_rows("strchr strrchr strstr strpbrk memchr memrchr rawmemchr index", FINDS),
        # Finds another part of an object by the tables that it leads to.
        *_rows("__dynamic_cast", FINDS),
        *_rows("printf puts putchar putc fputc fputs fprintf fwrite fflush perror "
               "putchar_unlocked puts_unlocked __printf_chk __fprintf_chk write "
               "fclose syslog", PRINTS),
        *_rows("fopen getenv fileno feof ferror fgetc getc fseek ftell rewind localtime gmtime "
               "__assert_fail __assert_rtn", ASKS),
        *_rows("vprintf vfprintf __vprintf_chk __vfprintf_chk vsyslog", PRINTS_LIST),
        *_rows("vsnprintf vsprintf __vsnprintf_chk __vsprintf_chk", FORMATS_LIST),
        *_rows("sprintf snprintf __sprintf_chk __snprintf_chk strftime", FORMATS),
        *_rows("strcpy strncpy strcat strncat stpcpy __strcpy_chk __strcat_chk", COPIES_TEXT),
        *_rows("rand srand random srandom drand48 srand48 lrand48 mrand48 clock exit "
               "_exit abort atexit _Exit quick_exit getpid sleep usleep "
               "sched_yield __stack_chk_fail omp_get_wtime getchar raise "
               "sysconf isatty", STATE),
        *_rows("__cxa_atexit __cxa_thread_atexit", STATE),
        *_rows(" ".join(DESTRUCTORS_OF_EXCEPTIONS), STATE),
        *_rows(" ".join(TEXTS_OF_EXCEPTIONS), READS),
        *_rows(" ".join(ERRNO_ADDRESSES), STATE),
        *_rows("pthread_mutex_lock pthread_mutex_unlock pthread_mutex_trylock "
               "pthread_mutex_init pthread_mutex_destroy pthread_rwlock_rdlock "
               "pthread_rwlock_wrlock pthread_rwlock_unlock", LOCKS),
        *_rows("rand_r mktime", Known((0,), (0,), ordered=True)),
        *_rows("_ZNSo9_M_insertIdEERSoT_ _ZNSo9_M_insertIlEERSoT_ _ZNSo9_M_insertImEERSoT_ "
               "_ZNSo9_M_insertIPKvEERSoT_ _ZNSo9_M_insertIbEERSoT_ _ZNSolsEd _ZNSolsEf _ZNSolsEi "
               "_ZNSolsEj _ZNSolsEl _ZNSolsEm _ZNSolsEs _ZNSolsEt _ZNSolsEb _ZNSolsEPKv "
               "_ZNSolsEPFRSoS_E _ZNSolsEPFRSt8ios_baseS0_E _ZNSo3putEc _ZNSo5writeEPKcl "
               "_ZNSo5flushEv _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc "
               "_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c "
               "_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l "
               "_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_", STREAMS),
        *_rows("_ZNKSt5ctypeIcE13_M_widen_initEv _ZNSt9basic_iosIcSt11char_traitsIcEE5clearE"
               "St12_Ios_Iostate", STATE),
        # Bits of the quotient; the remainder has a derivative by another name.
        *_rows("remquo remquof", Known(writes=(2,))),
        # Tables of letters; Eigen asks the processor for the sizes of its caches.
        *_rows("__ctype_b_loc __ctype_tolower_loc __ctype_toupper_loc", PURE),
        *_rows("_ZN5Eigen8internal15queryCacheSizesERiS1_S1_", TELLS),
        *_rows("_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm "
               "_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm", Known((0,), (0,))),
        # Sizes and strides of an array of numba, and what they become under another shape.
        *_rows("numba_attempt_nocopy_reshape", Known((1, 2, 4), (5,))),
        *_rows("gettimeofday clock_gettime clock_getres time times getrusage uname", TELLS),
        *_rows("nanosleep", Known((0,), (1,), ordered=True)),
        *_rows("scanf __isoc99_scanf __isoc23_scanf",
               Known(None, range(1, MOST_ARGUMENTS), ordered=True)),
        *_rows("sscanf fscanf __isoc99_sscanf __isoc99_fscanf __isoc23_sscanf __isoc23_fscanf",
               Known(None, range(2, MOST_ARGUMENTS), ordered=True)),
        *_rows("strtod strtof strtol strtoul strtoll strtoull __isoc23_strtol __isoc23_strtoul "
               "__isoc23_strtoll __isoc23_strtoull", CONVERTS),
        *_rows("fgets", Known(None, (0,), returns=0, ordered=True)),
        *_rows("fread", Known(None, (0,), ordered=True)),
        *_rows("read", Known(None, (1,), ordered=True)),
        *_rows("getline setvbuf", SCANS),
        *_rows("strtok", Known(None, None, returns=0, ordered=True)),
        # Fortran's output, as flang calls it: a statement begins, takes what it prints, and ends.
        *_rows("_FortranAioBeginExternalListOutput _FortranAioBeginExternalFormattedOutput "
               "_FortranAioBeginUnformattedOutput _FortranAioEnableHandlers _FortranAioSetAdvance "
               "_FortranAioOutputAscii _FortranAioOutputInteger8 _FortranAioOutputInteger16 "
               "_FortranAioOutputInteger32 _FortranAioOutputInteger64 _FortranAioOutputInteger128 "
               "_FortranAioOutputReal32 _FortranAioOutputReal64 _FortranAioOutputComplex32 "
               "_FortranAioOutputComplex64 _FortranAioOutputLogical _FortranAioOutputCharacter "
               "_FortranAioEndIoStatement _FortranAStopStatement _FortranAStopStatementText "
               "_FortranAFailImageStatement _FortranAReportFatalUserError "
               "_FortranAProgramEndStatement _FortranAFlush", PRINTS),
        *_rows("_FortranAioOutputDescriptor", PRINTS_LIST),
        # numba prints what was raised.
        *_rows("numba_gil_ensure", Known((), (0,), ordered=True)),
        *_rows("numba_gil_release numba_unpickle numba_runtime_build_excinfo_struct numba_do_raise "
               "PyErr_SetString PyErr_SetNone PyBytes_FromStringAndSize PyUnicode_FromKindAndData "
               "PyTuple_Pack PyObject_Hash PyLong_FromLongLong "
               "PyErr_WriteUnraisable PyErr_Clear PyErr_Print PyUnicode_FromString Py_DecRef "
               "Py_IncRef NRT_Free", ASKS),
        # MLIR's runner utilities.
        *((name, PRINTS) for name in MEMREF_PRINTERS),
        *_rows("_FortranACharacterCompareScalar1 _FortranALenTrim1 _FortranAIndex1 "
               "_FortranAScan1 _FortranAVerify1", READS),
        # What flang asks of arrays, whose elements are behind an address in the descriptor.
        *_rows("_FortranAIsContiguous _FortranASize "
               "_FortranASizeDim _FortranALboundDim _FortranASumInteger4 _FortranASumInteger8 "
               "_FortranAProductInteger4 _FortranAProductInteger8 _FortranAMaxvalInteger4 "
               "_FortranAMaxvalInteger8 _FortranAMinvalInteger4 _FortranAMinvalInteger8 "
               "_FortranADotProductInteger4 _FortranADotProductInteger8",
               Known(reads=None, lists=True)),
    ]
)  # fmt: skip
"""By name."""


def _blas_rows() -> Iterable[tuple[str, Known]]:
    for symbol in symbols():
        routine = routine_named(symbol)
        assert routine is not None
        reads, writes = routine.places(routine.reads), routine.places(routine.writes)
        yield symbol, Known(reads, writes, derivative=True)


KNOWN.update(_blas_rows())
KNOWN.update(
    (f"cblas_i{letter}a{which}{suffix}", Known(reads=(1,)))
    for letter in "sd"
    for which in ("max", "min")
    for suffix in ("", "64_", "_64")
)


ADVICE = dict.fromkeys(
    ("setjmp", "_setjmp", "__sigsetjmp", "longjmp"),
    "jumps out of functions have no derivative; return a code that says what went wrong instead",
) | {
    "pthread_create": "threads of a program are not followed; differentiate what one thread does",
    "__kmpc_fork_call": "compile without `-fopenmp`, or differentiate what one thread does",
}
"""Advice on functions to which the general advice does not apply."""

AT_EXIT = frozenset(("__cxa_atexit", "__cxa_thread_atexit"))
"""Calls of these ask for the destructors of static variables to run at the end."""

DEAD_END = "ad_opt.dead_end."
"""Begins the names of functions behind which nothing is reached: they read, and change nothing."""


def register_known(name: str, row: Known) -> None:
    """Say what the external function ``name`` does to memory. It has no derivative."""
    KNOWN[name] = row


def known_function(func: FuncOp) -> Known | None:
    """Return the effects of a declared function, if it is one of the table's."""
    name, type = func.sym_name.data, func.function_type
    if name.startswith(SETS_ERRNO):
        return TELLS_ERROR
    fits = func.body.first_block is None and has_library_type(
        name, type.inputs.data, type.outputs.data
    )
    return KNOWN.get(name) if fits else None


def library_function(op: Operation) -> str | None:
    """The name of the function of the library that a call is of, by its name and its type."""
    return callee_name(op) if known_callee(op) is not None else None


def is_known_inactive(op: Operation) -> bool:
    """True if a call is of an external function that has no derivative, as the table says."""
    row = known_callee(op)
    return row is not None and not row.derivative


def reads_lists(op: Operation) -> bool:
    """True if a call reads a list of arguments, as the table says."""
    row = known_callee(op)
    return row is not None and row.lists


def known_callee(op: Operation) -> Known | None:
    """Return the effects of a call of an external function, if the table or its declaration says
    them.
    """
    if NO_RETURN in op.attributes:
        return PRINTS
    if OF_LIBRARY in op.attributes:
        return ANSWERS
    name = callee_name(op)
    row = KNOWN.get(name) if name is not None else None
    if row is None and name is not None and name.startswith(DEAD_END):
        return PRINTS_LIST
    if row is None and name is not None and name.startswith(SETS_ERRNO):
        return TELLS_ERROR
    if row is None or name is None or not calls_library(name, op):
        return None
    if not row.derivative:
        return row
    routine = blas_routine(op)
    return row if routine is None or routine.fits(op) else None
