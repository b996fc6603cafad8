// RUN: ad-opt %s --split-input-file --verify-diagnostics -p "translate-enzyme-calls"

func.func private @__enzyme_autodiff(!llvm.ptr, f64) -> f64
func.func @a(%f: !llvm.ptr, %x: f64) -> f64 {
  // expected-error @+1 {{AD0980: which function is to be differentiated is not known here}}
  %r = func.call @__enzyme_autodiff(%f, %x) : (!llvm.ptr, f64) -> f64
  return %r : f64
}

// -----

func.func private @__enzyme_autodiff(!llvm.ptr, f64) -> f64
llvm.func @printf(!llvm.ptr, ...) -> i32
func.func @a(%x: f64) -> f64 {
  %f = llvm.mlir.addressof @printf : !llvm.ptr
  // expected-error @+1 {{AD0980: `@printf` takes a variable number of arguments}}
  %r = func.call @__enzyme_autodiff(%f, %x) : (!llvm.ptr, f64) -> f64
  return %r : f64
}

// -----

llvm.mlir.global external @enzyme_cosnt() : i32
func.func private @__enzyme_autodiff(!llvm.ptr, !llvm.ptr, f64) -> f64
func.func @f(%x: f64) -> f64 {
  return %x : f64
}
func.func @a(%x: f64) -> f64 {
  %f = llvm.mlir.addressof @f : !llvm.ptr
  %m = llvm.mlir.addressof @enzyme_cosnt : !llvm.ptr
  // expected-error @+1 {{AD0981: `enzyme_cosnt` is no marker of Enzyme's}}
  %r = func.call @__enzyme_autodiff(%f, %m, %x) : (!llvm.ptr, !llvm.ptr, f64) -> f64
  return %r : f64
}

// -----

func.func private @__enzyme_virtualreverse(!llvm.ptr) -> !llvm.ptr
func.func @a(%f: !llvm.ptr) -> !llvm.ptr {
  // expected-error @+1 {{AD0982: `__enzyme_virtualreverse` is not supported: it is a derivative that is chosen when the program runs}}
  %r = func.call @__enzyme_virtualreverse(%f) : (!llvm.ptr) -> !llvm.ptr
  return %r : !llvm.ptr
}

// -----

func.func private @__enzyme_autodif(!llvm.ptr, f64) -> f64
func.func @a(%f: !llvm.ptr, %x: f64) -> f64 {
  // expected-error @+1 {{AD0982: `__enzyme_autodif` is not supported}}
  %r = func.call @__enzyme_autodif(%f, %x) : (!llvm.ptr, f64) -> f64
  return %r : f64
}

// -----

// The note says which function is meant.

func.func private @__enzyme_autodiff(!llvm.ptr, f64) -> f64
// expected-note @+1 {{`@f` is here}}
func.func @f(%x: f64, %y: f64) -> f64 {
  return %x : f64
}
func.func @a(%x: f64) -> f64 {
  %f = llvm.mlir.addressof @f : !llvm.ptr
  // expected-error @+1 {{AD0984: `@f` takes 2 arguments, and 1 are passed}}
  %r = func.call @__enzyme_autodiff(%f, %x) : (!llvm.ptr, f64) -> f64
  return %r : f64
}

// -----

func.func private @__enzyme_autodiff(!llvm.ptr, f64, f64) -> f64
// expected-note @+1 {{`@f` is here}}
func.func @f(%x: f64) -> f64 {
  return %x : f64
}
func.func @a(%x: f64) -> f64 {
  %f = llvm.mlir.addressof @f : !llvm.ptr
  // expected-error @+1 {{AD0984: `@f` takes 1 arguments, and more are passed}}
  %r = func.call @__enzyme_autodiff(%f, %x, %x) : (!llvm.ptr, f64, f64) -> f64
  return %r : f64
}

// -----

func.func private @__enzyme_autodiff(!llvm.ptr, !llvm.ptr)
// expected-note @+1 {{`@f` is here}}
func.func @f(%x: !llvm.ptr) {
  return
}
func.func @a(%x: !llvm.ptr) {
  %f = llvm.mlir.addressof @f : !llvm.ptr
  // expected-error @+1 {{AD0984: argument 0 has no shadow behind it}}
  func.call @__enzyme_autodiff(%f, %x) : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

// -----

func.func private @__enzyme_autodiff(!llvm.ptr, i64) -> f64
// expected-note @+1 {{`@f` is here}}
func.func @f(%x: f64) -> f64 {
  return %x : f64
}
func.func @a(%x: i64) -> f64 {
  %f = llvm.mlir.addressof @f : !llvm.ptr
  // expected-error @+1 {{AD0984: argument 0 of `@f` is a f64, not a i64}}
  %r = func.call @__enzyme_autodiff(%f, %x) : (!llvm.ptr, i64) -> f64
  return %r : f64
}

// -----

llvm.mlir.global external @enzyme_dup() : i32
func.func private @__enzyme_autodiff(!llvm.ptr, !llvm.ptr, f64, f64) -> f64
// expected-note @+1 {{`@f` is here}}
func.func @f(%x: f64) -> f64 {
  return %x : f64
}
func.func @a(%x: f64) -> f64 {
  %f = llvm.mlir.addressof @f : !llvm.ptr
  %m = llvm.mlir.addressof @enzyme_dup : !llvm.ptr
  // expected-error @+1 {{AD0984: argument 0 cannot be enzyme_dup: the gradient of a number is returned}}
  %r = func.call @__enzyme_autodiff(%f, %m, %x, %x) : (!llvm.ptr, !llvm.ptr, f64, f64) -> f64
  return %r : f64
}

// -----

func.func private @__enzyme_autodiff(!llvm.ptr, f64) -> i32
// expected-note @+1 {{`@f` is here}}
func.func @f(%x: f64) -> f64 {
  return %x : f64
}
func.func @a(%x: f64) -> i32 {
  %f = llvm.mlir.addressof @f : !llvm.ptr
  // expected-error @+1 {{AD0985: this derivative of `@f` gives (f64), but (i32) is declared}}
  %r = func.call @__enzyme_autodiff(%f, %x) : (!llvm.ptr, f64) -> i32
  return %r : i32
}

// -----

llvm.mlir.global external @enzyme_width() : i32
func.func private @__enzyme_fwddiff(!llvm.ptr, !llvm.ptr, i32, f64, f64, f64) -> f64
// expected-note @+1 {{`@f` is here}}
func.func @f(%x: f64) -> f64 {
  return %x : f64
}
func.func @a(%x: f64, %n: i32) -> f64 {
  %f = llvm.mlir.addressof @f : !llvm.ptr
  %m = llvm.mlir.addressof @enzyme_width : !llvm.ptr
  // expected-error @+1 {{AD0986: the number of directions behind `enzyme_width` is not known here}}
  %r = func.call @__enzyme_fwddiff(%f, %m, %n, %x, %x, %x) : (!llvm.ptr, !llvm.ptr, i32, f64, f64, f64) -> f64
  return %r : f64
}

// -----

// Two directions would read twice.

llvm.mlir.global external @enzyme_width() : i32
llvm.func @getchar() -> i32
func.func private @__enzyme_autodiff(!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr)
// expected-note @+1 {{`@f` is here}}
func.func @f(%p: !llvm.ptr) {
  %x = llvm.load %p : !llvm.ptr -> f64
  %y = arith.mulf %x, %x : f64
  llvm.store %y, %p : f64, !llvm.ptr
  %c = llvm.call @getchar() : () -> i32
  return
}
func.func @a(%p: !llvm.ptr) {
  %n = arith.constant 2 : i32
  %f = llvm.mlir.addressof @f : !llvm.ptr
  %m = llvm.mlir.addressof @enzyme_width : !llvm.ptr
  // expected-error @+1 {{AD0986: for 2 directions `@f` would run 2 times, which can be seen: it calls `@getchar`}}
  func.call @__enzyme_autodiff(%f, %m, %n, %p, %p, %p) : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  return
}

// -----

// expected-error @+1 {{AD0983: `@__enzyme_inactivefn_x` names something that is no function}}
llvm.mlir.global external @__enzyme_inactivefn_x() : !llvm.ptr {
  %f = llvm.mlir.addressof @x : !llvm.ptr
  llvm.return %f : !llvm.ptr
}
llvm.mlir.global external @x() : f64

// -----

// expected-error @+1 {{AD0983: `@__enzyme_register_gradient_x` holds nothing that is known here}}
llvm.mlir.global external @__enzyme_register_gradient_x() : !llvm.array<3 x ptr>

// -----

// expected-error @+1 {{AD0983: `@__enzyme_registr` registers something unknown}}
llvm.mlir.global external @__enzyme_registr() : !llvm.ptr {
  %f = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %f : !llvm.ptr
}
func.func private @f(f64) -> f64

// -----

// expected-error @+1 {{AD0983: `@__enzyme_register_derivative_f` gives `@f` a derivative that takes (f64)}}
llvm.mlir.global external @__enzyme_register_derivative_f() : !llvm.array<2 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
  %f = llvm.mlir.addressof @f : !llvm.ptr
  %1 = llvm.insertvalue %f, %0[0] : !llvm.array<2 x ptr>
  %2 = llvm.insertvalue %f, %1[1] : !llvm.array<2 x ptr>
  llvm.return %2 : !llvm.array<2 x ptr>
}
func.func private @f(f64) -> f64
