// RUN: ad-opt %s -p "version-aliasing,simplify" --remarks=aliasing 2>&1 | filecheck %s

// What is read and what is overwritten are apart for most callers: that is tested, and then the
// derivative runs on a copy of what is overwritten. Bytes 8 * m to 8 * (m + n) of `%a` are touched
// for certain, if there is an iteration.

// CHECK:       func.func private @scaled_apart(%n: i64, %m: i64, %a: !llvm.ptr {llvm.noalias},
// CHECK-SAME:      %b: !llvm.ptr {llvm.noalias})
// CHECK:       func.func @scaled(%n: i64, %m: i64, %a: !llvm.ptr, %b: !llvm.ptr)
func.func @scaled(%n: i64, %m: i64, %a: !llvm.ptr, %b: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.index_cast %n : i64 to index
  scf.for %t = %c0 to %end step %c1 {
    %i = arith.index_cast %t : index to i64
    %at = arith.addi %i, %m : i64
    %p = llvm.getelementptr %a[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %q = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %x = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> f64
    %y = llvm.load %q {alignment = 8 : i64} : !llvm.ptr -> f64
    %z = arith.mulf %x, %y : f64
    llvm.store %z, %p {alignment = 8 : i64} : f64, !llvm.ptr
  }
  return
}

// CHECK:       func.func private @scaled_apart_derivative(%n: i64, %m: i64, %a: !llvm.ptr {llvm.noalias},
// CHECK-SAME:      attributes {autodiff.no_inline, passthrough = ["noinline"]}
// CHECK-NEXT:    autodiff.bwd_diff @scaled_apart(%n, %m, %a, %da, %b, %db) {{.*}}discard_memory = true
// CHECK-LABEL: func.func @scaled_grad
// CHECK:         %[[LOW:.*]] = arith.muli %{{.*}}, %m : i64
// CHECK-NEXT:    %[[SIZE:.*]] = arith.muli %{{.*}}, %n : i64
// CHECK:         %[[FROM:.*]] = llvm.getelementptr %a[%[[LOW]]]
// CHECK:         %[[ZERO:.*]] = arith.constant 0 : i64
// CHECK:         %[[END:.*]] = llvm.getelementptr %b[%[[SIZE]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK:         llvm.icmp "ule"
// CHECK:         %[[TRIPS:.*]] = arith.addi %n, %{{.*}} : i64
// CHECK:         arith.cmpi sle, %[[ZERO]], %[[TRIPS]] : i64
// CHECK:         %[[OWN:.*]] = scf.if %{{.*}} -> (!llvm.ptr) {
// CHECK-NEXT:      llvm_ext.malloc %{{.*}} {alignment = 64 : i64} : i64 -> !llvm.ptr
// CHECK:         %[[THERE:.*]] = llvm.icmp "ne" %[[OWN]], %{{.*}} : !llvm.ptr
// CHECK-NEXT:    scf.if %[[THERE]] {
// CHECK:           "llvm.intr.memcpy"(%{{.*}}, %[[FROM]], %[[SIZE]])
// CHECK:           %[[NEW:.*]] = llvm.getelementptr %[[OWN]]
// CHECK:           func.call @scaled_apart_derivative(%n, %m, %[[NEW]], %da, %b, %db)
// CHECK-NEXT:      llvm_ext.free %[[OWN]] : !llvm.ptr
// CHECK-NEXT:    } else {
// CHECK-NEXT:      autodiff.bwd_diff @scaled(%n, %m, %a, %da, %b, %db)
// CHECK-NEXT:    }
func.func @scaled_grad(%n: i64, %m: i64, %a: !llvm.ptr, %da: !llvm.ptr, %b: !llvm.ptr, %db: !llvm.ptr) {
  autodiff.bwd_diff @scaled(%n, %m, %a, %da, %b, %db) {activity = [const, const, dup, dup]} : (i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  return
}

// Where memory is discarded, there is nothing to copy.

// CHECK-LABEL: func.func @scaled_discarded
// CHECK-NOT:     llvm_ext.malloc
// CHECK:         scf.if %{{.*}} {
// CHECK-NEXT:      func.call @scaled_apart_derivative_1(%n, %m, %a, %da, %b, %db)
// CHECK-NEXT:    } else {
func.func @scaled_discarded(%n: i64, %m: i64, %a: !llvm.ptr, %da: !llvm.ptr, %b: !llvm.ptr, %db: !llvm.ptr) {
  autodiff.bwd_diff @scaled(%n, %m, %a, %da, %b, %db) {activity = [const, const, dup, dup], discard_memory = true} : (i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  return
}

// Nobody knows where a subscript that is loaded leads.

// CHECK-LABEL: func.func @loaded(
func.func @loaded(%n: i64, %k: !llvm.ptr, %a: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 2.0 : f64
  %end = arith.index_cast %n : i64 to index
  scf.for %t = %c0 to %end step %c1 {
    %i = arith.index_cast %t : index to i64
    %p = llvm.getelementptr %k[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %at = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> i64
    %q = llvm.getelementptr %a[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %x, %q {alignment = 8 : i64} : f64, !llvm.ptr
  }
  return
}
// CHECK-LABEL: func.func @loaded_grad
// CHECK-NEXT:    autodiff.bwd_diff @loaded(
func.func @loaded_grad(%n: i64, %k: !llvm.ptr, %a: !llvm.ptr, %da: !llvm.ptr) {
  autodiff.bwd_diff @loaded(%n, %k, %a, %da) {activity = [const, const, dup]} : (i64, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  return
}

// Of a condition on what arrays hold nobody knows whether it is touched: no copy.

// CHECK-LABEL: func.func @positive_grad
// CHECK-NOT:     llvm_ext.malloc
// CHECK:         scf.if
// CHECK-NEXT:      func.call @positive_apart_derivative
func.func @positive(%n: i64, %a: !llvm.ptr, %b: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %end = arith.index_cast %n : i64 to index
  scf.for %t = %c0 to %end step %c1 {
    %i = arith.index_cast %t : index to i64
    %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %q = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %y = llvm.load %q {alignment = 8 : i64} : !llvm.ptr -> f64
    %is = arith.cmpf ogt, %y, %zero : f64
    scf.if %is {
      llvm.store %y, %p {alignment = 8 : i64} : f64, !llvm.ptr
    }
  }
  return
}
func.func @positive_grad(%n: i64, %a: !llvm.ptr, %da: !llvm.ptr, %b: !llvm.ptr, %db: !llvm.ptr) {
  autodiff.bwd_diff @positive(%n, %a, %da, %b, %db) {activity = [const, dup, dup]} : (i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  return
}

// CHECK: `@scaled` has a version for arrays that are apart, on copies of 1 arrays: 6 pairs
// CHECK: `@scaled` has a version for arrays that are apart, in place: 6 pairs
// CHECK: `@loaded` stays one: what it touches is not known when it is called
// CHECK: `@positive` has a version for arrays that are apart, in place: 6 pairs
