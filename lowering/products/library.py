"""Calls of a BLAS that is installed, for products of matrices that it can take.

A matrix of BLAS has rows or columns that lie next to each other, and the others at one distance
(Blackford et al., 2002, "An updated set of basic linear algebra subprograms"). What has other
strides, or is too long for the numbers of the interface, is left to `routine`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ad_opt.dialects.support.names.blas_interfaces import INTERFACES

from .routine import view_type

LARGEST = (1 << 31) - 1


class Matrix(NamedTuple):
    """The distances of the rows and of the columns of a matrix that are known, in elements."""

    rows: int
    columns: int


def takes(c: Matrix, a: Matrix, b: Matrix, sizes: Sequence[int]) -> bool:
    """True if BLAS adds ``a b`` to ``c``, of ``m`` rows, ``n`` columns and ``k`` terms; the same
    that the function of `wrapper` finds out when it runs.
    """
    m, n, k = sizes
    if c.columns != 1:
        # The transposed product: of the transposed right factor with the transposed left one.
        c, a, b = (Matrix(*reversed(one)) for one in (c, b, a))
        m, n = n, m
    fits = c.columns == 1 and c.rows >= n
    fits &= _is_matrix(a, m, k) and _is_matrix(b, k, n)
    return fits and max(m, n, k, *c, *a, *b) <= LARGEST


def _is_matrix(given: Matrix, rows: int, columns: int) -> bool:
    row_after_row = given.columns == 1 and given.rows >= columns
    return row_after_row or (given.rows == 1 and given.columns >= rows)


def wrapper_name(element: str, interface: str) -> str:
    """The name of the function that calls an interface for elements of a type."""
    return f"ad.library.{element}.{interface}"


def wrapper(element: str, interface: str) -> str:
    """Functions that let BLAS add ``a b`` to ``c`` if it can, and say that it did.

    They take the matrices from their first elements on, the distances of rows and columns of
    ``c``, ``a`` and ``b``, and the numbers of rows, columns and terms.
    """
    found = INTERFACES[interface]
    view, number = view_type(element), f"i{found.bits}"
    symbol = found.products[element]
    pointer = "!llvm.ptr"
    enums = ", ".join(["i32"] * 3)
    sizes = ", ".join([number] * 3)
    matrix = f"{pointer}, {number}"
    signature = f"({enums}, {sizes}, {element}, {matrix}, {matrix}, {element}, {matrix})"
    lines = [
        f"""\
llvm.func @{symbol}{signature}
func.func private @{wrapper_name(element, interface)}(%c: {view}, %a: {view}, %b: {view},
    %c_row: index, %c_column: index, %a_row: index, %a_column: index, %b_row: index,
    %b_column: index, %m: index, %n: index, %k: index) -> i1 {{
  %one = arith.constant 1 : index
  %most = arith.constant {LARGEST} : index
  %turned = arith.cmpi ne, %c_column, %one : index
  %rows = arith.select %turned, %n, %m : index
  %columns = arith.select %turned, %m, %n : index
  %next = arith.select %turned, %c_row, %c_column : index
  %ldc = arith.select %turned, %c_column, %c_row : index
  %l_row = arith.select %turned, %b_column, %a_row : index
  %l_column = arith.select %turned, %b_row, %a_column : index
  %r_row = arith.select %turned, %a_column, %b_row : index
  %r_column = arith.select %turned, %a_row, %b_column : index
  %c_next = arith.cmpi eq, %next, %one : index
  %c_long = arith.cmpi sge, %ldc, %columns : index
  %c_fits = arith.andi %c_next, %c_long : i1""",
        _which("l", "rows", "k"),
        _which("r", "k", "columns"),
        "  %fits0 = arith.andi %c_fits, %l_fits : i1\n  %fits1 = arith.andi %fits0, %r_fits : i1",
    ]
    measures = ("rows", "columns", "k", "ldc", "l_ld", "r_ld")
    fits = "fits1"
    for at, name in enumerate(measures):
        lines.append(f"  %small{at} = arith.cmpi sle, %{name}, %most : index")
        lines.append(f"  %all{at} = arith.andi %{fits}, %small{at} : i1")
        fits = f"all{at}"
    lines.append(f"  scf.if %{fits} {{")
    for name in ("c", "a", "b"):
        lines.append(_address(name, view, element))
    lines.append(
        "    %l_at = arith.select %turned, %b_at, %a_at : index\n"
        "    %r_at = arith.select %turned, %a_at, %b_at : index"
    )
    for one in ("c", "l", "r"):
        lines.append(f"    %{one}_as = arith.index_cast %{one}_at : index to i64")
        lines.append(f"    %{one}_ptr = llvm.inttoptr %{one}_as : i64 to {pointer}")
    lines += [f"    %{name}_n = arith.index_cast %{name} : index to {number}" for name in measures]
    lines.append(
        f"""\
    %by_rows = arith.constant 101 : i32
    %weight = arith.constant 1.0 : {element}
    llvm.call @{symbol}(%by_rows, %l_turned, %r_turned, %rows_n, %columns_n, %k_n, %weight,
      %l_ptr, %l_ld_n, %r_ptr, %r_ld_n, %weight, %c_ptr, %ldc_n) : {signature} -> ()
    scf.yield
  }}
  return %{fits} : i1
}}"""
    )
    return "\n".join(lines)


def _which(name: str, rows: str, columns: str) -> str:
    """The layout of a factor: row after row (111), or column after column (112), or neither."""
    return f"""\
  %{name}_next = arith.cmpi eq, %{name}_column, %one : index
  %{name}_long = arith.cmpi sge, %{name}_row, %{columns} : index
  %{name}_plain = arith.andi %{name}_next, %{name}_long : i1
  %{name}_below = arith.cmpi eq, %{name}_row, %one : index
  %{name}_high = arith.cmpi sge, %{name}_column, %{rows} : index
  %{name}_other = arith.andi %{name}_below, %{name}_high : i1
  %{name}_fits = arith.ori %{name}_plain, %{name}_other : i1
  %{name}_no_trans = arith.constant 111 : i32
  %{name}_trans = arith.constant 112 : i32
  %{name}_turned = arith.select %{name}_plain, %{name}_no_trans, %{name}_trans : i32
  %{name}_ld = arith.select %{name}_plain, %{name}_row, %{name}_column : index"""


def _address(name: str, view: str, element: str) -> str:
    size = int(element[1:]) // 8
    memory = f"memref<{element}>"
    return f"""\
    %{name}_base, %{name}_offset, %{name}_size, %{name}_stride =
      memref.extract_strided_metadata %{name} : {view} -> {memory}, index, index, index
    %{name}_bytes = arith.constant {size} : index
    %{name}_first = memref.extract_aligned_pointer_as_index %{name} : {view} -> index
    %{name}_skip = arith.muli %{name}_offset, %{name}_bytes : index
    %{name}_at = arith.addi %{name}_first, %{name}_skip : index"""
