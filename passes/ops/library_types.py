"""The types of the library's functions that tables know by their names.

A function that a program declares by such a name and with another type is not the library's. All
who ask for a function by its name ask here first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ad_opt.dialects.support.names.runtime_names import MEMREF_PRINTERS
from xdsl.dialects.builtin import Float32Type, Float64Type, IntegerType
from xdsl.ir import Attribute, Operation

from .string_functions import STRING_FUNCTIONS

_SIGNATURES = """
i(i) abs isalnum isalpha isdigit isspace isupper islower ispunct isxdigit tolower toupper ffs
i(i) putchar putchar_unlocked isatty raise sleep usleep
l(l) labs llabs
i(l) ffsl
i(d) ilogb isnan isinf finite __isnan __isinf __finite __fpclassify __signbit
i(f) ilogbf
l(d) lround llround lrint llrint
l(f) lroundf llroundf lrintf llrintf
d(d) logb
f(f) logbf
d(p) nan atof
f(p) nanf
l(p) malloc_usable_size strlen atol atoll ftell mktime times time
i() omp_get_num_threads omp_get_thread_num omp_get_max_threads rand getpid sched_yield getchar
d() drand48 omp_get_wtime
l() random lrand48 mrand48 clock
v() abort __stack_chk_fail
p() __errno_location __error _errno __errno ___errno
p(p) strdup getenv localtime gmtime
p(pl) strndup realloc
l(pl) strnlen
i(pp) strcmp strcasecmp fputs nanosleep
i(pp) gettimeofday vprintf
i(ppl) strncmp memcmp bcmp
l(pp) strspn strcspn
i(p) atoi puts puts_unlocked fflush fclose rand_r atexit fileno feof ferror uname fgetc getc
i(p) pthread_mutex_lock pthread_mutex_unlock pthread_mutex_trylock pthread_mutex_destroy
i(p) pthread_rwlock_rdlock pthread_rwlock_wrlock pthread_rwlock_unlock
i(pp) pthread_mutex_init
p(pi) strchr strrchr rawmemchr index
p(pp) strstr strpbrk strcpy strcat stpcpy fopen strtok
p(pil) memchr memrchr memset
i(p.) printf scanf __isoc99_scanf __isoc23_scanf
i(pp.) fprintf sprintf sscanf fscanf __isoc99_sscanf __isoc99_fscanf __isoc23_sscanf
i(pp.) __isoc23_fscanf
i(ip) putc fputc clock_gettime clock_getres getrusage
l(pllp) fwrite fread
v(p) perror rewind free cfree _ZdlPv _ZdaPv
i(ip.) __printf_chk
i(pip.) __fprintf_chk
l(ipl) write read
v(ip.) syslog
i(ppp) vfprintf vsprintf
i(ipp) __vprintf_chk
i(pipp) __vfprintf_chk
v(ipp) vsyslog
i(plpp) vsnprintf
i(plilpp) __vsnprintf_chk
i(pilpp) __vsprintf_chk
i(plp.) snprintf
i(pilp.) __sprintf_chk
i(plilp.) __snprintf_chk
p(ppl) strncpy strncat __strcpy_chk __strcat_chk memcpy memmove
l(plpp) strftime
v(i) srand srandom exit _exit _Exit quick_exit
v(l) srand48
v(ppip) __assert_fail
v(ppip) __assert_rtn
l(i) sysconf
p(pip) fgets
l(ppp) getline
i(lpplppli) numba_attempt_nocopy_reshape
d(pp) strtod
f(pp) strtof
l(ppi) strtol strtoul strtoll strtoull __isoc23_strtol __isoc23_strtoul __isoc23_strtoll
l(ppi) __isoc23_strtoull
i(pli) fseek
i(ppil) setvbuf
i(pll) posix_memalign
i(p) __cxa_guard_acquire
v(p) __cxa_guard_release
i(ppp) __cxa_atexit __cxa_thread_atexit
p() __ctype_b_loc __ctype_tolower_loc __ctype_toupper_loc
v(ppp) _ZN5Eigen8internal15queryCacheSizesERiS1_S1_
v(p) _ZNKSt5ctypeIcE13_M_widen_initEv
v(pi) _ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate
p(pb) _ZNSo9_M_insertIbEERSoT_ _ZNSolsEb
p(pc) _ZNSo3putEc _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c
p(ps) _ZNSolsEs _ZNSolsEt
p(pd) _ZNSo9_M_insertIdEERSoT_ _ZNSolsEd
p(pf) _ZNSolsEf
p(pi) _ZNSolsEi _ZNSolsEj
p(pl) _ZNSo9_M_insertIlEERSoT_ _ZNSo9_M_insertImEERSoT_ _ZNSolsEl _ZNSolsEm
p(pp) _ZNSo9_M_insertIPKvEERSoT_ _ZNSolsEPKv _ZNSolsEPFRSoS_E
p(pp) _ZNSolsEPFRSt8ios_baseS0_E
p(pp) _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc
p(ppl) _ZNSo5writeEPKcl
p(ppl) _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l
p(p) _ZNSo5flushEv _ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_
p(l) malloc _Znwm _Znam NRT_Allocate
p(lp) _ZnwmRKSt9nothrow_t _ZnamRKSt9nothrow_t
l(pll) _ZSt11_Hash_bytesPKvmm
p(ll) calloc aligned_alloc memalign __rust_alloc __rust_alloc_zeroed
v(pl) _ZdlPvm _ZdaPvm
v(pll) __rust_dealloc
p(plll) __rust_realloc
p(ppll) __memcpy_chk __memmove_chk
p(pill) __memset_chk
d(dp) lgamma_r
f(fp) lgammaf_r
d(ddp) remquo
f(ffp) remquof
d(d) lgamma tgamma j0 j1 y0 y1 exp10
f(f) lgammaf tgammaf j0f j1f y0f y1f exp10f
d(id) jn yn
f(if) jnf ynf
d(dd) remainder drem nextafter
f(ff) remainderf dremf nextafterf
l(lpl) cblas_idamax cblas_idamin cblas_isamax cblas_isamin cblas_idamax_64 cblas_idamin_64
l(lpl) cblas_isamax_64 cblas_isamin_64 cblas_idamax64_ cblas_idamin64_ cblas_isamax64_
l(lpl) cblas_isamin64_
v() PyErr_Clear PyErr_Print
v(pp) PyErr_SetString
v(p) PyErr_SetNone
p(pl) PyBytes_FromStringAndSize
p(ipl) PyUnicode_FromKindAndData
p(l.) PyTuple_Pack
l(p) PyObject_Hash
p(l) PyLong_FromLongLong
v(p) NRT_Free PyErr_WriteUnraisable Py_IncRef Py_DecRef
v(p) numba_do_raise numba_gil_ensure numba_gil_release
p(p) PyUnicode_FromString
p(pp) numba_runtime_build_excinfo_struct
p(pip) numba_unpickle
"""
"""Result and parameters, and the names: ``i`` is an int, ``l`` an integer of 32 or 64 bits, ``s``,
``c`` and ``b`` integers of 16, 8 bits and one, ``p`` an address, ``u`` a
memref without a rank, ``d`` and ``f`` floats, ``v`` nothing; more may be passed where there is a
dot."""

_WIDTHS = {"b": (1,), "c": (8,), "s": (16,), "i": (32,), "l": (32, 64)}
"""Of integers."""


def _rows() -> Iterable[tuple[str, str]]:
    for line in _SIGNATURES.strip().splitlines():
        signature, *names = line.split()
        for name in names:
            yield name, signature


_EXCEPTIONS = (
    "exception bad_exception bad_alloc bad_array_new_length bad_cast bad_typeid bad_function_call "
    "bad_weak_ptr logic_error domain_error invalid_argument length_error out_of_range "
    "runtime_error range_error overflow_error underflow_error system_error"
).split()

DESTRUCTORS_OF_EXCEPTIONS = tuple(
    f"_ZNSt{len(name)}{name}D{kind}Ev" for name in _EXCEPTIONS for kind in (0, 1, 2)
)
"""Symbols of the C++ library. An exception of the program's own calls one of these in its
destructor, which is among the functions that a virtual destructor may be.
"""
TEXTS_OF_EXCEPTIONS = tuple(f"_ZNKSt{len(name)}{name}4whatEv" for name in _EXCEPTIONS)
"""Likewise of ``what``."""

LIBRARY_TYPES: dict[str, str] = {
    **dict(_rows()),
    **STRING_FUNCTIONS,
    **dict.fromkeys(DESTRUCTORS_OF_EXCEPTIONS, "v(p)"),
    **dict.fromkeys(TEXTS_OF_EXCEPTIONS, "p(p)"),
    **dict.fromkeys(MEMREF_PRINTERS, "v(u)"),
}
"""By name."""


def _is(type: Attribute, letter: str) -> bool:
    match letter:
        case "b" | "c" | "s" | "i" | "l":
            return isinstance(type, IntegerType) and type.width.data in _WIDTHS[letter]
        case "p":
            return type.name == "llvm.ptr"
        case "u":
            return type.name == "unranked_memref"
        case "d":
            return isinstance(type, Float64Type)
        case _:
            return letter == "f" and isinstance(type, Float32Type)


def has_library_type(name: str, inputs: Sequence[Attribute], outputs: Sequence[Attribute]) -> bool:
    """True if what is passed and returned is what the library's function of that name takes.

    So it is for names that are not listed here. The result may be left.
    """
    signature = LIBRARY_TYPES.get(name)
    if signature is None:
        return True
    result, _, parameters = signature.removesuffix(")").partition("(")
    fixed = parameters.removesuffix(".")
    if len(inputs) < len(fixed) or (len(inputs) > len(fixed) and fixed == parameters):
        return False
    if not all(map(_is, inputs, fixed)):
        return False
    return not outputs or (len(outputs) == 1 and _is(outputs[0], result))


def calls_library(name: str, call: Operation) -> bool:
    """The same of what a call passes and takes."""
    inputs = [value.type for value in call.operands]
    return has_library_type(name, inputs, [result.type for result in call.results])
