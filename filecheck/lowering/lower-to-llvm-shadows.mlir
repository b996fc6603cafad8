// RUN: ad-opt %s -p "lower-to-llvm" | filecheck %s
// RUN: ad-opt %s --emit=llvm-ir | filecheck %s --check-prefix=IR
// RUN: ad-opt %s -p "lower-to-llvm,raise-llvm" | filecheck %s --check-prefix=RAISED

// What holds in one function need not hold where it is inlined.
// RAISED-LABEL: func.func @shadows(
// RAISED:         llvm.store
// RAISED-NOT:     ad.memory
// RAISED:         func.func @plain(

// What lies in a shadow is told from what lies in other arguments of numbers, views included. An
// address that was loaded may be any.
// CHECK-LABEL: llvm.func @shadows(
// CHECK:         llvm.load %{{.*}} {alignment = 8 : i64, ad.memory = "program"} : !llvm.ptr -> f64
// CHECK:         llvm.load %{{.*}} {alignment = 8 : i64, ad.memory = "shadow"} : !llvm.ptr -> f64
// CHECK:         llvm.store %{{.*}}, %{{.*}} {alignment = 8 : i64, ad.memory = "shadow"} : f64, !llvm.ptr
// CHECK:         llvm.load %{{.*}} {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
// CHECK:         llvm.store %{{.*}}, %{{.*}} {alignment = 8 : i64} : f64, !llvm.ptr

// IR-LABEL: define void @shadows(
// IR:         %[[X:v[0-9]+]] = load double, ptr %{{.*}}, align 8, !alias.scope ![[PROGRAM:[0-9]+]], !noalias ![[SHADOW:[0-9]+]]
// IR:         load double, ptr %{{.*}}, align 8, !alias.scope ![[SHADOW]], !noalias ![[PROGRAM]]
// IR:         store double %{{.*}}, ptr %{{.*}}, align 8, !alias.scope ![[SHADOW]], !noalias ![[PROGRAM]]
// IR:         store double %[[X]], ptr %{{.*}}, align 8{{$}}
func.func @shadows(%x: memref<?xf64>, %dx: memref<4x8xf64> {autodiff.shadow}, %all: memref<?x!llvm.ptr>, %i: index) {
  %row = memref.subview %dx[%i, 0] [1, 8] [1, 1] : memref<4x8xf64> to memref<8xf64, strided<[1], offset: ?>>
  %a = memref.load %x[%i] : memref<?xf64>
  %d = memref.load %row[%i] : memref<8xf64, strided<[1], offset: ?>>
  %s = arith.addf %a, %d : f64
  memref.store %s, %row[%i] : memref<8xf64, strided<[1], offset: ?>>
  %p = memref.load %all[%i] : memref<?x!llvm.ptr>
  llvm.store %a, %p {alignment = 8 : i64} : f64, !llvm.ptr
  return
}

// Scopes of one function are not those of another.
// IR-LABEL: define double @others(
// IR-NOT:     !alias.scope ![[PROGRAM]],
// IR:         load double, ptr %{{.*}}, align 8, !alias.scope
// CHECK-LABEL: llvm.func @others(
func.func @others(%x: memref<?xf64>, %dx: memref<?xf64> {autodiff.shadow}) -> f64 {
  %c0 = arith.constant 0 : index
  %a = memref.load %x[%c0] : memref<?xf64>
  return %a : f64
}

// Without shadows nothing is said.
// CHECK-LABEL: llvm.func @plain(
// CHECK-NOT:     ad.memory
// IR-LABEL: define double @plain(
// IR-NOT:     alias.scope
// IR:       ret
func.func @plain(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %a = memref.load %x[%c0] : memref<?xf64>
  return %a : f64
}
