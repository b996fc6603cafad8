// RUN: ad-opt %s -p "hoist-lookups" | filecheck %s

iface.interface @IArith {
  iface.req_func @mul : (!iface.self, !iface.self) -> !iface.self
}
// CHECK-LABEL: iface.generic @cubes
// CHECK-NEXT:  ^bb0(%w: !iface.witness<@IArith>):
// CHECK-NEXT:    %m = iface.lookup %w "mul"
// CHECK-NEXT:    iface.body
// CHECK-NOT:     iface.lookup
iface.generic @cubes [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  iface.body (!iface.tparam<"T">, index) -> !iface.tparam<"T"> {
  ^bb1(%a: !iface.tparam<"T">, %n: index):
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %r = scf.for %i = %zero to %n step %one iter_args(%p = %a) -> (!iface.tparam<"T">) {
      %m = iface.lookup %w "mul" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
      %q = autodiff.invoke %m(%p, %p) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
      %k = iface.lookup %w "mul" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
      %s = autodiff.invoke %k(%q, %p) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
      scf.yield %s : !iface.tparam<"T">
    }
    iface.yield %r : !iface.tparam<"T">
  }
}
// CHECK-LABEL: iface.open %o as "T"
// CHECK-NEXT:    ^bb0(%w: !iface.witness<@IArith>, %v: !iface.tparam<"T">):
// CHECK-NEXT:      %m = iface.lookup %w "mul"
// CHECK-NOT:       iface.lookup
func.func @open(%o: !iface.any<@IArith>, %c: i1) {
  iface.open %o as "T" : !iface.any<@IArith> -> () {
  ^bb0(%w: !iface.witness<@IArith>, %v: !iface.tparam<"T">):
    scf.if %c {
      %m = iface.lookup %w "mul" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
      %q = autodiff.invoke %m(%v, %v) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    } else {
      %m = iface.lookup %w "mul" : !iface.witness<@IArith> -> (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
      %q = autodiff.invoke %m(%v, %v) : (!iface.tparam<"T">, !iface.tparam<"T">) -> !iface.tparam<"T">
    }
    iface.yield
  }
  return
}
