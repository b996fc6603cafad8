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
from ad_opt.dialects.support.parsing import parse_module
from ad_opt.dialects.support.rust_names import vector_name
from xdsl.dialects.llvm import LLVMFunctionType, LLVMVoidType

_NODE = "PSt18_Rb_tree_node_base"
_LIST = "_ZNSt8__detail15_List_node_base"
_POLICY = "_ZNKSt8__detail20_Prime_rehash_policy"
_STRING = "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE"

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
            ("PointerAllocate", "allocate_pointer"),
            ("PointerDeallocate", "deallocate"),
            ("Initialize", "initialize"),
            ("Destroy", "destroy"),
            ("Count", "count_true"),
            ("Any", "any_true"),
            ("All", "all_true"),
            ("ModuloReal8", "modulo_real8"),
            ("ModReal8", "mod_real8"),
        )
    },
}
"""The body for a function of flang's runtime library."""
NUMBA = {
    "NRT_MemInfo_alloc": "numba_library.allocate",
    "NRT_MemInfo_alloc_safe": "numba_library.allocate",
    "NRT_MemInfo_alloc_aligned": "numba_library.allocate_aligned",
    "NRT_MemInfo_alloc_safe_aligned": "numba_library.allocate_aligned",
    "NRT_MemInfo_call_dtor": "numba_library.destroy",
}
"""The body for a function of numba's runtime; all of it, since what one makes another one frees."""
ANY = "_any"
"""At the end of the names of bodies of which each call has a copy: what they move, it says."""


def body_of(name: str) -> str | None:
    """The body for a function of a library."""
    vector = vector_name(name)
    if vector is not None:
        return f"rust_library.{vector}"
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
        file = files("ad_opt.passes.llvm") / f"{language}_library.mlir"
        text = file.read_text(encoding="utf-8")
        functions = re.split(r"^(?=llvm\.func )", text, flags=re.MULTILINE)[1:]
        found |= {re.findall(_NAME, function)[0]: function for function in functions}
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
