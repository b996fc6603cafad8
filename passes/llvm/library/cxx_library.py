"""Bodies for what programs call of the libraries of C++, Rust and Fortran, by the libraries' names.

These functions move addresses and letters and compute with no float, but the memory that they
change holds the program's: so their bodies (``cxx_library.mlir``) are differentiated with it. They
are written anew, in ``cxx_library.c``, for the layout that libstdc++ gives to nodes, strings and
policies, and leave the same behind. How many buckets a hash table gets the library itself says.

Rust's vectors grow by functions that are compiled with its library (``rust_library.mlir``).
Fortran's arrays are moved and reduced by flang's runtime library, through descriptors
(``fortran_library.mlir``, made of ``fortran_library.c``). numba's arrays are allocated with a
number of references (``numba_library.mlir``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import cast

from ad_opt.dialects import make_context
from ad_opt.dialects.support.names.rust_names import library_name, vector_name
from ad_opt.dialects.support.text.parsing import parse_module
from xdsl.dialects.llvm import LLVMFunctionType, LLVMVoidType

_NODE = "PSt18_Rb_tree_node_base"
_LIST = "_ZNSt8__detail15_List_node_base"
_POLICY = "_ZNKSt8__detail20_Prime_rehash_policy"
_STRING = "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE"

_CONST = _STRING.replace("_ZN", "_ZNK", 1)
_ITERATOR = "N9__gnu_cxx17__normal_iterator"
_UNOPTIMISED = {
    "_ZNSaIc": {
        **dict.fromkeys(("EC1Ev", "EC2Ev", "ED1Ev", "ED2Ev"), "allocator_nothing"),
        **dict.fromkeys(("EC1ERKS_", "EC2ERKS_"), "allocator_same"),
    },
    _STRING: {
        "2atEm": "string_at",
        "ixEm": "string_element",
        **dict.fromkeys(("5beginEv", "4dataEv", "5frontEv"), "string_first"),
        "3endEv": "string_behind",
        "4backEv": "string_last",
        "6rbeginEv": "string_reverse_begin",
        "4rendEv": "string_reverse_end",
        "10_M_disposeEv": "string_dispose",
        "11_M_capacityEm": "string_set_room",
        **{f"12_Alloc_hiderC{k}EPcRKS3_": "string_hide_letters" for k in (1, 2)},
        "7_M_dataEPc": "string_set_letters",
        "13_M_local_dataEv": "string_local",
        "13_M_set_lengthEm": "string_set_length",
        "13_S_copy_charsEPcPKcS7_": "string_copy_range",
        "13_S_copy_charsEPcS5_S5_": "string_copy_range",
        f"13_S_copy_charsEPc{_ITERATOR}IS5_S4_EES8_": "string_copy_range",
        f"13_S_copy_charsEPc{_ITERATOR}IPKcS4_EESA_": "string_copy_range",
        "13shrink_to_fitEv": "string_shrink",
        "5clearEv": "string_clear",
        "8pop_backEv": "string_pop",
        "9push_backEc": "string_push",
        "5eraseEmm": "string_erase_part",
        f"5eraseE{_ITERATOR}IPKcS4_EE": "string_erase_one",
        f"5eraseE{_ITERATOR}IPKcS4_EES9_": "string_erase_range",
        **dict.fromkeys(("6appendEPKc", "pLEPKc"), "string_append_text"),
        "6appendEPKcm": "string_append",
        **dict.fromkeys(("6appendERKS4_", "pLERKS4_"), "string_append_string"),
        "6appendERKS4_mm": "string_append_part",
        "6appendEmc": "string_append_by",
        "pLEc": "string_append_letter",
        **dict.fromkeys(("6assignEPKc", "aSEPKc"), "string_assign_text"),
        "6assignEPKcm": "string_assign_letters",
        **dict.fromkeys(("6assignERKS4_", "aSERKS4_"), "string_assign_string"),
        "6assignEmc": "string_assign_by",
        "aSEc": "string_assign_letter",
        **dict.fromkeys(("aSEOS4_", "6assignEOS4_"), "string_move_assign"),
        f"6insertE{_ITERATOR}IPKcS4_EEc": "string_insert_letter",
        "6insertEmPKc": "string_insert_text",
        "6insertEmRKS4_": "string_insert_string",
        "6insertEmmc": "string_insert_by",
        "6resizeEm": "string_resize_zero",
        "7replaceEmmPKc": "string_replace_text",
        "7replaceEmmPKcm": "string_replace_part",
        "7replaceEmmRKS4_": "string_replace_string",
        "7replaceEmmmc": "string_replace_part_by",
        **{
            f"C{k}{theirs}": f"string_make_{ours}"
            for k in (1, 2)
            for theirs, ours in (
                ("Ev", "empty"),
                ("ERKS3_", "with"),
                ("EPKcmRKS3_", "of"),
                ("ERKS4_", "copy"),
                ("ERKS4_mm", "part"),
                ("ERKS4_mRKS3_", "rest"),
                ("EOS4_", "moved"),
            )
        },
        **dict.fromkeys(("D1Ev", "D2Ev"), "string_dispose"),
    },
    _CONST: {
        "2atEm": "string_at",
        "ixEm": "string_element",
        **dict.fromkeys(
            ("5beginEv", "4dataEv", "5frontEv", "5c_strEv", "7_M_dataEv"), "string_first"
        ),
        "3endEv": "string_behind",
        "4backEv": "string_last",
        "13get_allocatorEv": "allocator_same",
        **dict.fromkeys(("4sizeEv", "6lengthEv"), "string_size"),
        "8capacityEv": "string_capacity",
        "8max_sizeEv": "string_max_size",
        "5emptyEv": "string_empty",
        "6substrEmm": "string_make_part",
        "7compareEPKc": "string_compare_text",
        "7compareERKS4_": "string_compare",
        "7compareEmmPKc": "string_compare_part_text",
        "7compareEmmRKS4_": "string_compare_part",
        "4findEPKcm": "string_find_text",
        "4findEPKcmm": "string_find_part",
        "4findERKS4_m": "string_find_string",
        **dict.fromkeys(("4findEcm", "13find_first_ofEcm"), "string_find_letter"),
        "5rfindEPKcm": "string_rfind_text",
        "5rfindEPKcmm": "string_rfind_part",
        "5rfindERKS4_m": "string_rfind_string",
        **dict.fromkeys(("5rfindEcm", "12find_last_ofEcm"), "string_rfind_letter"),
        "13find_first_ofEPKcm": "string_first_of",
        "17find_first_not_ofEPKcm": "string_first_not_of",
        "12find_last_ofEPKcm": "string_last_of",
        "16find_last_not_ofEPKcm": "string_last_not_of",
    },
}
"""Functions of which strings are made in unoptimised programs, by what names begin with."""

BODIES = {
    f"_ZSt18_Rb_tree_increment{_NODE}": "cxx_library.tree_increment",
    "_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base": "cxx_library.tree_increment",
    f"_ZSt18_Rb_tree_decrement{_NODE}": "cxx_library.tree_decrement",
    "_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base": "cxx_library.tree_decrement",
    f"_ZSt29_Rb_tree_insert_and_rebalanceb{_NODE}S0_RS_": "cxx_library.tree_insert",
    f"_ZSt28_Rb_tree_rebalance_for_erase{_NODE}RS_": "cxx_library.tree_erase",
    f"{_LIST}7_M_hookEPS0_": "cxx_library.list_hook",
    f"{_LIST}9_M_unhookEv": "cxx_library.list_unhook",
    f"{_LIST}10_M_reverseEv": "cxx_library.list_reverse",
    f"{_LIST}11_M_transferEPS0_S1_": "cxx_library.list_transfer",
    f"{_LIST}4swapERS0_S1_": "cxx_library.list_swap",
    f"{_POLICY}14_M_need_rehashEmmm": "cxx_library.policy_need_rehash",
    f"{_POLICY}11_M_next_bktEm": "cxx_library.policy_next_bucket",
    f"{_STRING}9_M_createERmm": "cxx_library.string_create",
    f"{_STRING}9_M_mutateEmmPKcm": "cxx_library.string_mutate",
    f"{_STRING}7reserveEm": "cxx_library.string_reserve",
    f"{_STRING}9_M_appendEPKcm": "cxx_library.string_append",
    f"{_STRING}9_M_assignERKS4_": "cxx_library.string_assign",
    f"{_STRING}10_M_replaceEmmPKcm": "cxx_library.string_replace",
    f"{_STRING}14_M_replace_auxEmmmc": "cxx_library.string_replace_aux",
    f"{_STRING}8_M_eraseEmm": "cxx_library.string_erase",
    f"{_STRING}12_M_constructEmc": "cxx_library.string_construct_fill",
    f"{_STRING}12_M_constructILb0EEEvPKcm": "cxx_library.string_construct",
    f"{_STRING}12_M_constructILb1EEEvPKcm": "cxx_library.string_construct",
    f"{_STRING}6resizeEmc": "cxx_library.string_resize",
    f"{_STRING}7reserveEv": "cxx_library.string_shrink",
    f"{_STRING}4swapERS4_": "cxx_library.string_swap",
    f"{_STRING}15_M_replace_coldEPcmPKcmm": "cxx_library.string_replace_cold",
    "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4copyEPcmm": "cxx_library.string_copy",
    **{
        f"{prefix}{theirs}": f"cxx_library.{ours}"
        for prefix, rows in _UNOPTIMISED.items()
        for theirs, ours in rows.items()
    },
}
"""The body for a function of the C++ library."""

FORTRAN = {
    **{
        f"_FortranA{theirs}{kind}": f"fortran_library.{ours}_{kind.lower()}"
        for theirs, ours in (
            ("Sum", "sum"),
            ("Product", "product"),
            ("Maxval", "maxval"),
            ("Minval", "minval"),
            ("DotProduct", "dot"),
        )
        for kind in ("Real4", "Real8")
    },
    **{
        f"_FortranA{theirs.format(kind)}": f"fortran_library.{ours}{kind}"
        for theirs, ours in (
            ("ModReal{}", "mod_real"),
            ("ModuloReal{}", "modulo_real"),
            ("Fraction{}", "fraction"),
            ("Exponent{}_4", "exponent"),
            ("Scale{}", "scale"),
        )
        for kind in (4, 8)
    },
    **{f"_FortranANorm2_{kind}": f"fortran_library.norm_real{kind}" for kind in (4, 8)},
    **{
        f"_FortranAMatmul{turned}Real{kind}Real{kind}": f"fortran_library.matmul_{ours}real{kind}"
        for turned, ours in (("", ""), ("Transpose", "transpose_"))
        for kind in (4, 8)
    },
    **{
        f"_FortranA{theirs}": f"fortran_library.{ours}"
        for theirs, ours in (
            ("Assign", "assign_any"),
            ("AssignTemporary", "assign_any"),
            ("Transpose", "transpose_any"),
            ("Reshape", "reshape_any"),
            ("Spread", "spread_any"),
            ("Pack", "pack_any"),
            ("CshiftVector", "cshift_any"),
            ("CopyInAssign", "copy_in_any"),
            ("CopyOutAssign", "copy_out_any"),
            ("InitArrayConstructorVector", "grow_begin"),
            ("PushArrayConstructorValue", "grow_array_any"),
            ("PushArrayConstructorSimpleScalar", "grow_scalar_any"),
            ("AllocatableSetBounds", "set_bounds"),
            ("PointerSetBounds", "set_bounds"),
            ("AllocatableAllocate", "allocate"),
            ("AllocatableDeallocate", "deallocate"),
            ("AllocatableAllocateSource", "allocate_as_any"),
            ("AllocatableApplyMold", "apply_mold"),
            ("MoveAlloc", "move_alloc"),
            ("PointerAllocate", "allocate_pointer"),
            ("PointerAllocateSource", "allocate_as_any"),
            ("PointerApplyMold", "apply_mold"),
            ("IsContiguous", "is_contiguous"),
            ("PointerDeallocate", "deallocate"),
            ("Initialize", "initialize"),
            ("Destroy", "destroy"),
            ("Count", "count_true"),
            ("Any", "any_true"),
            ("All", "all_true"),
            ("zpowi", "zpowi"),
            ("zpowk", "zpowk"),
            ("cpowi", "cpowi"),
            ("cpowk", "cpowk"),
        )
    },
}
"""The body for a function of flang's runtime library."""
FORTRAN_SINCE = {"_FortranAPointerAllocate": "fortran_library.allocate_pointer_as"}
"""The bodies for functions that later versions of flang call with other arguments."""
NUMBA = {
    "NRT_MemInfo_alloc": "numba_library.allocate",
    "NRT_MemInfo_alloc_safe": "numba_library.allocate",
    "NRT_MemInfo_alloc_aligned": "numba_library.allocate_aligned",
    "NRT_MemInfo_alloc_safe_aligned": "numba_library.allocate_aligned",
    "NRT_MemInfo_call_dtor": "numba_library.destroy",
    "NRT_MemInfo_new_varsize": "numba_library.allocate",
    "NRT_MemInfo_new_varsize_dtor": "numba_library.allocate_list",
    "NRT_MemInfo_varsize_realloc": "numba_library.grow",
}
"""The body for a function of numba's runtime; all of it, since what one makes another one frees."""
NUMBA_BLAS = {
    "numba_xxdot": "numba_library.dot",
    "numba_xxgemv": "numba_library.gemv",
    "numba_xxgemm": "numba_library.gemm",
}
"""The bodies for numba's wrappers of BLAS, without the type of the numbers."""
NUMBA_KINDS = {ord("d"): "_f64", ord("s"): "_f32"}
"""Types by the letter that such a wrapper is called with; it has complex numbers, too."""
ANY = "_any"
"""At the end of the names of bodies of which each call has a copy: what they move, it says."""


def body_of(name: str, letter: int | None = None, types: str = "") -> str | None:
    """The body for a function of a library; for one of numba's BLAS, called with a ``letter``."""
    if name in NUMBA_BLAS:
        kind = None if letter is None else NUMBA_KINDS.get(letter)
        return None if kind is None else NUMBA_BLAS[name] + kind
    rust = vector_name(name) or library_name(name)
    if rust is not None:
        return f"rust_library.{rust}"
    newer = FORTRAN_SINCE.get(name)
    if newer is not None and types == types_of(newer):
        return newer
    return BODIES.get(name) or FORTRAN.get(name) or NUMBA.get(name)


def copied_texts_of(body: str, suffix: str) -> Iterator[tuple[str, str]]:
    """`texts_of`, where functions that move elements of any type have a suffix at their names."""
    for name, text in texts_of(body):
        new = f"{name}{suffix}" if name.endswith(ANY) else name
        yield new, re.sub(rf"@[\w.]+{ANY}\b", lambda found: found[0] + suffix, text)


_NAME = r"@([\w.]+)"


@cache
def _texts() -> dict[str, str]:
    found: dict[str, str] = {}
    for language in ("cxx", "rust", "fortran", "numba"):
        file = files("ad_opt.passes.llvm.library") / f"{language}_library.mlir"
        text = file.read_text(encoding="utf-8")
        functions = re.split(r"^(?=llvm\.func )", text, flags=re.MULTILINE)[1:]
        found |= {re.findall(_NAME, function)[0]: function for function in functions}
    for name in NUMBA_BLAS.values():
        text = found[f"{name}_f64"].replace("f64", "f32")
        found[f"{name}_f32"] = text.replace("alignment = 8", "alignment = 4")
    return found


def texts_of(body: str) -> Iterator[tuple[str, str]]:
    """The functions of a body, by name: its own text, and those of all that it calls."""
    pending, seen = [body], {body}
    while pending:
        name = pending.pop()
        yield name, _texts()[name]
        called = set(re.findall(_NAME, _texts()[name])) - seen
        seen |= called
        pending += sorted(called)


@cache
def types_of(body: str) -> str:
    """The types of the arguments and the result of a body, as they are in a call."""
    function = parse_module(make_context(), _texts()[body], "<library>").body.block.first_op
    assert function is not None
    type = cast("LLVMFunctionType", function.properties["function_type"])
    outputs = [] if isinstance(type.output, LLVMVoidType) else [type.output]
    return f"({', '.join(map(str, type.inputs))}) -> ({', '.join(map(str, outputs))})"
