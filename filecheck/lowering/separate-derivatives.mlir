// RUN: ad-opt %s -p "separate-derivatives{keep=f_grad}" | filecheck %s

// A function that is carried along as its text needs the group that the text says; `ad_opt.uses` tells.
// CHECK:      llvm.comdat @__llvm_global_comdat {
// CHECK-NEXT:   llvm.comdat_selector @carried any
llvm.comdat @__llvm_global_comdat {
  llvm.comdat_selector @carried any
}
// CHECK:      llvm.func @carried() attributes {ad_opt.text
llvm.func @carried() attributes {ad_opt.text = "define linkonce_odr void @carried() comdat { ret void }", ad_opt.uses = [@__llvm_global_comdat::@carried]}

// What is seen from outside exists once, in the program.
// CHECK:      llvm.mlir.global external @state() {{.*}}: f64
llvm.mlir.global external @state(1.0 : f64) {addr_space = 0 : i32} : f64
// CHECK:      llvm.mlir.global available_externally constant @table(2.000000e+00 : f64) {{.*}}: f64
llvm.mlir.global external constant @table(2.0 : f64) {addr_space = 0 : i32} : f64
// Nobody writes it, so a copy is as good.
// CHECK:      llvm.mlir.global internal @factor(3.000000e+00 : f64) {{.*}}: f64
llvm.mlir.global internal @factor(3.0 : f64) {addr_space = 0 : i32} : f64
// CHECK-NOT:  @unneeded
llvm.mlir.global external @unneeded(1.0 : f64) {addr_space = 0 : i32} : f64
// CHECK-NOT:  llvm.mlir.global_ctors
llvm.mlir.global_ctors ctors = [@start], priorities = [65535 : i32], data = [#llvm.zero]
llvm.func @start() {
  llvm.return
}

// A function that is called becomes a copy of the object's own.
// CHECK:      llvm.func internal @called(
llvm.func @called(%x: f64) -> f64 {
  llvm.return %x : f64
}

// The address of one is that of the program's own.
// CHECK:      llvm.func @addressed(f64) -> f64
// CHECK:      llvm.func internal @addressed.copy(
llvm.func @addressed(%x: f64) -> f64 {
  llvm.return %x : f64
}

// CHECK-NOT:  @f(
llvm.func @f(%x: f64) -> f64 {
  llvm.return %x : f64
}

// CHECK:      llvm.func @f_grad(
// CHECK:        llvm.call @called(
// CHECK:        llvm.call @addressed.copy(
// CHECK:        llvm.mlir.addressof @addressed : !llvm.ptr
llvm.func @f_grad(%x: f64, %p: !llvm.ptr) -> f64 {
  %0 = llvm.mlir.addressof @state : !llvm.ptr
  %1 = llvm.mlir.addressof @table : !llvm.ptr
  %2 = llvm.mlir.addressof @factor : !llvm.ptr
  %3 = llvm.load %0 : !llvm.ptr -> f64
  llvm.store %x, %0 : f64, !llvm.ptr
  %4 = llvm.load %1 : !llvm.ptr -> f64
  %5 = llvm.load %2 : !llvm.ptr -> f64
  %6 = llvm.call @called(%x) : (f64) -> f64
  %7 = llvm.call @addressed(%x) : (f64) -> f64
  %8 = llvm.mlir.addressof @addressed : !llvm.ptr
  %9 = llvm.icmp "eq" %p, %8 : !llvm.ptr
  llvm.call @carried() : () -> ()
  llvm.return %6 : f64
}
