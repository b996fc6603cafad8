// RUN: ad-opt %s -p "split-derivative{function=f}" | filecheck %s
// RUN: ad-opt %s -p "split-derivative{function=f constant=0 made=a,b,c}" | filecheck %s --check-prefix=CONST
// RUN: not ad-opt %s -p "split-derivative{function=g}" 2>&1 | filecheck %s --check-prefix=REFUSED

func.func @f(%x: f64, %m: memref<?xf64>, %n: index) -> (f64, i64) {
  %i = arith.index_cast %n : index to i64
  %v = memref.load %m[%n] : memref<?xf64>
  %y = arith.mulf %x, %v : f64
  return %y, %i : f64, i64
}

// CHECK:      func.func @f_ahead(%{{.*}}: f64, %[[M:.*]]: memref<?xf64>, %[[D:.*]]: memref<?xf64>, %{{.*}}: index) -> (f64, i64, !llvm.ptr)
// CHECK-NEXT:   %[[Y:.*]], %[[I:.*]], %[[T:.*]] = autodiff.apply @f(%{{.*}}, %[[M]], %[[D]], %{{.*}}) {activity = [active, dup, const]}
// CHECK-NEXT:   %[[P:.*]] = builtin.unrealized_conversion_cast %[[T]] : !autodiff.tape to !llvm.ptr
// CHECK-NEXT:   return %[[Y]], %[[I]], %[[P]]
// CHECK:      func.func @f_back(%[[P:.*]]: !llvm.ptr, %[[DY:.*]]: f64) -> f64
// CHECK-NEXT:   %[[T:.*]] = builtin.unrealized_conversion_cast %[[P]]
// CHECK-NEXT:   %[[DX:.*]] = autodiff.propagate @f(%[[T]], %[[DY]]) {activity = [active, dup, const]}
// CHECK-NEXT:   return %[[DX]] : f64
// CHECK:      func.func @f_drop(%[[P:.*]]: !llvm.ptr) {
// CHECK-NEXT:   %[[T:.*]] = builtin.unrealized_conversion_cast %[[P]]
// CHECK-NEXT:   autodiff.tape_end %[[T]]

// CONST:     func.func @a(
// CONST-NOT: active,
// CONST:     autodiff.apply @f({{.*}}activity = [const, dup, const]
// CONST:     func.func @b(%{{.*}}: !llvm.ptr, %{{.*}}: f64) {
// CONST:     func.func @c(

// RUN: ad-opt %s -p "split-derivative{function=h}" | filecheck %s --check-prefix=SYMBOL

// What symbols may be is said of the run ahead, too.
// SYMBOL: func.func @h_ahead(%{{.*}}: memref<8xf64>, %{{.*}}: memref<8xf64>, %{{.*}}: index {assign.range = 8 : index})
// SYMBOL: func.func @h_back(%{{.*}}: !llvm.ptr, %{{.*}}: f64)
// SYMBOL-NOT: assign.range
func.func @h(%x: memref<8xf64>, %s: index {assign.range = 8 : index}) -> f64 {
  %v = memref.load %x[%s] : memref<8xf64>
  return %v : f64
}

func.func private @g(%x: tensor<4xf64>) -> f64

// REFUSED: error[AD0705]
// REFUSED: reverse mode of `@g` cannot be split into two calls
