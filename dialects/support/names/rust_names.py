"""Names that Rust's compiler gives to the functions of its allocator, and of its vectors.

Since 2025 it mangles ``__rust_alloc`` and its kin, with a hash of itself in the name.
"""

from __future__ import annotations

import re

SLICES = (
    "pass an address as an address, not as an integer or in a struct of integers, which is what "
    'C makes of a tagged one, and Rust of a slice with `extern "C"`: write `#[no_mangle] pub fn` '
    "without that, or pass the address and the length"
)
"""Advice where an address comes as an integer, or a function takes several words as one value."""
_ALLOCATOR = re.compile(r"(?:_R\w*_7___rustc\d+_)?(__rust_\w+)")


def allocator_name(name: str) -> str | None:
    """The plain name of a function of the Rust allocator; ``None`` if it is none of them."""
    found = _ALLOCATOR.fullmatch(name)
    return found and found.group(1)


_VECTOR = r"_NtCs\w+_5alloc7raw_vec(?:NtB\w*_11RawVecInner|INtB\w*_11RawVecInnerp?E)"
_BYTES = r"_NtCs\w+_5alloc3vecINtB\w*_3VechE"
_RAW_BYTES = r"_NtCs\w+_5alloc7raw_vecINtB\w*_6RawVechE"
_DROP = r"NtNtNtCs\w+_4core3ops4drop4Drop4drop"
_OF_VECTORS = (
    (re.compile(rf"_RNvMs\w*{_VECTOR}14grow_amortized\w*"), "grow_amortized"),
    (re.compile(rf"_RNvMs\w*{_VECTOR}10grow_exact\w*"), "grow_exact"),
    (re.compile(rf"_RNvMs\w*{_VECTOR}15try_allocate_in\w*"), "try_allocate_in"),
    (re.compile(rf"_RNvMs\w*{_VECTOR}10deallocate\w*"), "deallocate"),
    (re.compile(rf"_RINvNvMs\w*{_VECTOR}7reserve21do_reserve_and_handle\w*"), "reserve"),
    # Vectors of bytes, as in strings, are compiled with the library, and called by programs.
    (re.compile(rf"_RNvMs\w*{_BYTES}7reserve\w*"), "reserve_bytes"),
    (re.compile(rf"_RNvXs\w*{_BYTES}{_DROP}\w*"), "drop_bytes"),
    (re.compile(rf"_RNvXs\w*{_RAW_BYTES}{_DROP}\w*"), "deallocate_bytes"),
)


_CORE = r"_RNv(?:Nt)+Cs\w+_4core"
_OF_THE_LIBRARY = ((re.compile(rf"{_CORE}5slice4sort6stable5drift11sqrt_approx"), "sqrt_approx"),)


def library_name(name: str) -> str | None:
    """Return the library function, on numbers alone, of a mangled name; ``None`` if it is none
    of them.
    """
    return next((plain for names, plain in _OF_THE_LIBRARY if names.fullmatch(name)), None)


def vector_name(name: str) -> str | None:
    """Return the function of vectors of any element of a mangled name; ``None`` if it is none of
    them.
    """
    if not name.startswith("_R"):
        return None
    return next((plain for names, plain in _OF_VECTORS if names.fullmatch(name)), None)


_CRATE = re.compile(r"C(?:s[0-9A-Za-z]*_)?")
_PART = re.compile(r"(?:s[0-9A-Za-z]*_)?(\d+)_?")
_HASH = re.compile(r"h[0-9a-f]{16}")


def readable_name(symbol: str) -> str:
    """The path in a mangled symbol, ``core::panicking::panic_bounds_check``; else the symbol.

    Of both manglings, the older one (``_ZN``) and the one of RFC 2603 (``_R``); generic arguments
    and what stands behind them are left out.
    """
    if symbol.startswith("_ZN"):
        at = 3
    elif symbol.startswith("_R") and (crate := _CRATE.search(symbol)) is not None:
        at = crate.end()
    else:
        return symbol
    parts: list[str] = []
    while (found := _PART.match(symbol, at)) is not None:
        at = found.end() + int(found[1])
        parts.append(symbol[found.end() : at])
    if parts and symbol.startswith("_ZN") and _HASH.fullmatch(parts[-1]):
        parts.pop()
    return "::".join(parts) or symbol


_IN_LIBRARY = re.compile(r"_R\w*?C(?:s[0-9A-Za-z]*_)?(?:3std|4core|5alloc|9hashbrown)")
"""The begin of mangled names of Rust's library: of its crates, and of those it consists of."""


def help_for_missing(name: str) -> str | None:
    """Advice where a function of Rust's library is not there; ``None`` for other functions."""
    if not _IN_LIBRARY.match(name):
        return None
    return (
        f"`{readable_name(name)}` is in Rust's library, of which rustc writes only what is generic "
        "or inlined: do without what formats text (`format!`), and without hashing by random keys "
        "(`HashMap`); a `BTreeMap` or a vector is written as a whole"
    )
