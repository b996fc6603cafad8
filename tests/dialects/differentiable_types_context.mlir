// What programs of `differentiable_types.mlir` name and do not show, by section.

// ----- 1

func.func private @MyType_dzero() -> !agg.struct<@MyDiffType>
func.func private @MyType_dadd(!agg.struct<@MyDiffType>, !agg.struct<@MyDiffType>) -> !agg.struct<@MyDiffType>

// ----- 2

agg.struct_def @MyDiffType {
  agg.field @db : f32
}
agg.struct_def @MyType {
  agg.field @a : f32
  agg.field @b : f32 deriv @MyDiffType::@db
}

// ----- 4

func.func private @T.dzero() -> !agg.struct<@T.Differential>

// ----- 7

agg.struct_def @T {
  agg.field @field2 : f32
}

// ----- 8

iface.interface @IArith extends [@IDifferentiable] {
  iface.req_func @mul : (!iface.self, !iface.self) -> !iface.self
}

// ----- 9

iface.interface @IArith extends [@IDifferentiable] {
  iface.req_func @mul : (!iface.self, !iface.self) -> !iface.self
}

// ----- 10

func.func private @Disk.area(!agg.struct<@Disk>, f32) -> f32
func.func private @Box.area(!agg.struct<@Box>, f32) -> f32

// ----- 12

iface.interface @IInterface extends [@IDifferentiable] {
  iface.req_func @foo : (!iface.self, f32) -> !iface.self
  iface.req_func @bar : (!iface.self) -> f32
}

// ----- 13

iface.interface @IInterface extends [@IDifferentiable] {
}
