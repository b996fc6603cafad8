"""Programs of many types: structs, one in another, and witness tables for some of them."""

from __future__ import annotations

INTERFACE = """iface.interface @IShape extends [@IDifferentiable] {
  iface.req_func @area : (!iface.self) -> f64 builtin "differentiable"
}
"""

MARK = 'attributes {autodiff.differentiable = "both"}'

DISPATCH = f"""func.func @f(%s: !iface.any<@IShape>) -> f64 {MARK} {{
  %r = iface.open %s as "T" : !iface.any<@IShape> -> f64 {{
  ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
    %area = iface.lookup %w "area" : !iface.witness<@IShape> -> (!iface.tparam<"T">) -> f64
    %a = autodiff.invoke %area(%v) : (!iface.tparam<"T">) -> f64
    iface.yield %a : f64
  }}
  func.return %r : f64
}}
"""


def declarations(structs: int, tables: int, *, dispatch: bool = False) -> str:
    """``structs`` structs, of which the first ``tables`` implement an interface."""
    parts = [INTERFACE, *(_struct(n) for n in range(structs)), *(_table(n) for n in range(tables))]
    return "".join([*parts, DISPATCH] if dispatch else parts)


def _struct(n: int) -> str:
    inner = f"!agg.struct<@S{n - 1}>" if n % 10 else "f32"
    return f"""agg.struct_def @S{n} {{
  agg.field @a : f64
  agg.field @b : {inner}
  agg.field @c : !agg.array<4, f64>
  agg.field @d : i32
}}
"""


def _table(n: int) -> str:
    return f"""iface.witness_table @W{n} : @IShape for !agg.struct<@S{n}> {{
  iface.entry "area" = @area{n}
}}
func.func private @area{n}(%s: !agg.struct<@S{n}>) -> f64 {MARK} {{
  %v = agg.get %s "a" : !agg.struct<@S{n}> -> f64
  %w = arith.mulf %v, %v : f64
  func.return %w : f64
}}
"""
