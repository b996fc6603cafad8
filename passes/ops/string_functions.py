"""The members of ``std::string`` that only look at letters, by their mangled names."""

from __future__ import annotations

_STRING = "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE"
_SEARCHES = "4find 5rfind 12find_last_of 13find_first_of 16find_last_not_of 17find_first_not_of"
# What is passed, mangled, and the same in the letters of `library_types`; first comes the string.
_SEARCHED = {"PKcmm": "l(ppll)", "PKcm": "l(ppl)", "cm": "l(pcl)", "RKS4_m": "l(ppl)"}
_COMPARED = {
    "PKc": "i(pp)",
    "RKS4_": "i(pp)",
    "mmPKc": "i(pllp)",
    "mmPKcm": "i(pllpl)",
    "mmRKS4_": "i(pllp)",
    "mmRKS4_mm": "i(pllpll)",
}

STRING_FUNCTIONS: dict[str, str] = {
    f"{_STRING}{search}E{passed}": signature
    for search in _SEARCHES.split()
    for passed, signature in _SEARCHED.items()
} | {f"{_STRING}7compareE{passed}": signature for passed, signature in _COMPARED.items()}
"""Their types, as `library_types` spells them."""
