// RUN: not ad-opt %s --remarks=speed 2>&1 | filecheck %s

// CHECK: error[AD0006]: option --remarks: there are no remarks on `speed`
// CHECK: there are some on: placement
builtin.module {
}
