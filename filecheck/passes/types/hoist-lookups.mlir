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

// The witness of a type is one value, where the function begins.
// CHECK-LABEL: func.func @number
// CHECK-NEXT:    %[[W:.*]] = iface.witness_of f32 : !iface.witness<@IArith>
// CHECK-NEXT:    %[[M:.*]] = iface.lookup %[[W]] "mul"
// CHECK-NOT:     iface.witness_of
// CHECK-NOT:     iface.lookup
func.func @number(%x: f32, %c: i1) -> f32 {
  %r = scf.if %c -> (f32) {
    %w = iface.witness_of f32 : !iface.witness<@IArith>
    %m = iface.lookup %w "mul" : !iface.witness<@IArith> -> (f32, f32) -> f32
    %q = autodiff.invoke %m(%x, %x) : (f32, f32) -> f32
    scf.yield %q : f32
  } else {
    %w = iface.witness_of f32 : !iface.witness<@IArith>
    %m = iface.lookup %w "mul" : !iface.witness<@IArith> -> (f32, f32) -> f32
    %q = autodiff.invoke %m(%x, %x) : (f32, f32) -> f32
    %s = autodiff.invoke %m(%q, %x) : (f32, f32) -> f32
    scf.yield %s : f32
  }
  return %r : f32
}

// That of another type, and of another function, is another one.
// CHECK-LABEL: func.func @others
// CHECK-DAG:     iface.witness_of f32
// CHECK-DAG:     iface.witness_of f64
func.func @others(%x: f32, %y: f64) {
  %v = iface.witness_of f32 : !iface.witness<@IArith>
  %m = iface.lookup %v "mul" : !iface.witness<@IArith> -> (f32, f32) -> f32
  %p = autodiff.invoke %m(%x, %x) : (f32, f32) -> f32
  %w = iface.witness_of f64 : !iface.witness<@IArith>
  %k = iface.lookup %w "mul" : !iface.witness<@IArith> -> (f64, f64) -> f64
  %q = autodiff.invoke %k(%y, %y) : (f64, f64) -> f64
  return
}

// In a generic it stands in front of the body.
// CHECK-LABEL: iface.generic @beside
// CHECK:         iface.witness_of f32
// CHECK:         iface.body
// CHECK-NOT:     iface.witness_of
iface.generic @beside [!iface.tparam<"T">, !iface.witness<@IArith>] {
^bb0(%w: !iface.witness<@IArith>):
  iface.body (!iface.tparam<"T">, f32) -> f32 {
  ^bb1(%a: !iface.tparam<"T">, %x: f32):
    %v = iface.witness_of f32 : !iface.witness<@IArith>
    %m = iface.lookup %v "mul" : !iface.witness<@IArith> -> (f32, f32) -> f32
    %q = autodiff.invoke %m(%x, %x) : (f32, f32) -> f32
    iface.yield %q : f32
  }
}
