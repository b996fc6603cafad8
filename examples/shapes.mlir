// A small renderer, fitted to an image by gradient descent (examples/shapes.py).
//
// A scene is a list of shapes, the last one in front. Which kind each is only shows at run time:
// shapes are existentials, and `distance` is a dynamic call. A pixel's colour mixes the colour of a
// shape with what lies behind, by how far inside the pixel is: so the image is a smooth function of
// the parameters, and the loss has a gradient by each of them.

iface.interface @IShape extends [@IDifferentiable] {
  iface.req_func @distance : (!iface.self, f64, f64) -> f64 builtin "differentiable"
}

agg.struct_def @Disk {
  agg.field @cx : f64
  agg.field @cy : f64
  agg.field @radius : f64
}
agg.struct_def @Box {
  agg.field @cx : f64
  agg.field @cy : f64
  agg.field @width : f64
  agg.field @height : f64
}
agg.struct_def @Color {
  agg.field @red : f64
  agg.field @green : f64
  agg.field @blue : f64
}

iface.witness_table @Disk_IShape : @IShape for !agg.struct<@Disk> {
  iface.entry "distance" = @Disk.distance
}
iface.witness_table @Box_IShape : @IShape for !agg.struct<@Box> {
  iface.entry "distance" = @Box.distance
}

// Signed distance: negative inside.
func.func private @Disk.distance(%disk: !agg.struct<@Disk>, %x: f64, %y: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %cx = agg.get %disk "cx" : !agg.struct<@Disk> -> f64
  %cy = agg.get %disk "cy" : !agg.struct<@Disk> -> f64
  %radius = agg.get %disk "radius" : !agg.struct<@Disk> -> f64
  %dx = arith.subf %x, %cx : f64
  %dy = arith.subf %y, %cy : f64
  %length = func.call @length(%dx, %dy) : (f64, f64) -> f64
  %distance = arith.subf %length, %radius : f64
  return %distance : f64
}

func.func private @Box.distance(%box: !agg.struct<@Box>, %x: f64, %y: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %zero = arith.constant 0.0 : f64
  %cx = agg.get %box "cx" : !agg.struct<@Box> -> f64
  %cy = agg.get %box "cy" : !agg.struct<@Box> -> f64
  %width = agg.get %box "width" : !agg.struct<@Box> -> f64
  %height = agg.get %box "height" : !agg.struct<@Box> -> f64
  %dx = arith.subf %x, %cx : f64
  %dy = arith.subf %y, %cy : f64
  %ax = math.absf %dx : f64
  %ay = math.absf %dy : f64
  %qx = arith.subf %ax, %width : f64
  %qy = arith.subf %ay, %height : f64
  %px = arith.maximumf %qx, %zero : f64
  %py = arith.maximumf %qy, %zero : f64
  %outside = func.call @length(%px, %py) : (f64, f64) -> f64
  %q = arith.maximumf %qx, %qy : f64
  %inside = arith.minimumf %q, %zero : f64
  %distance = arith.addf %outside, %inside : f64
  return %distance : f64
}

// Of a vector; smooth at zero.
func.func private @length(%x: f64, %y: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %tiny = arith.constant 1.0e-12 : f64
  %xx = arith.mulf %x, %x : f64
  %yy = arith.mulf %y, %y : f64
  %sum = arith.addf %xx, %yy : f64
  %positive = arith.addf %sum, %tiny : f64
  %length = math.sqrt %positive : f64
  return %length : f64
}

// Shape n of a scene: its kind (0 is a disk, all else a box), and a row of numbers: the centre, a
// radius or half a width and height, and the colour.
func.func private @shape(%kinds: memref<?xi64>, %scene: memref<?x7xf64>, %n: index) -> !iface.any<@IShape> attributes {autodiff.differentiable = "both"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %disk_kind = arith.constant 0 : i64
  %kind = memref.load %kinds[%n] : memref<?xi64>
  %is_disk = arith.cmpi eq, %kind, %disk_kind : i64
  %cx = memref.load %scene[%n, %c0] : memref<?x7xf64>
  %cy = memref.load %scene[%n, %c1] : memref<?x7xf64>
  %size = memref.load %scene[%n, %c2] : memref<?x7xf64>
  %shape = scf.if %is_disk -> (!iface.any<@IShape>) {
    %disk = agg.make %cx, %cy, %size : (f64, f64, f64) -> !agg.struct<@Disk>
    %packed = iface.pack %disk via @Disk_IShape : !agg.struct<@Disk> -> !iface.any<@IShape>
    scf.yield %packed : !iface.any<@IShape>
  } else {
    %height = memref.load %scene[%n, %c3] : memref<?x7xf64>
    %box = agg.make %cx, %cy, %size, %height : (f64, f64, f64, f64) -> !agg.struct<@Box>
    %packed = iface.pack %box via @Box_IShape : !agg.struct<@Box> -> !iface.any<@IShape>
    scf.yield %packed : !iface.any<@IShape>
  }
  return %shape : !iface.any<@IShape>
}

func.func private @color(%scene: memref<?x7xf64>, %n: index) -> !agg.struct<@Color> attributes {autodiff.differentiable = "both"} {
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %red = memref.load %scene[%n, %c4] : memref<?x7xf64>
  %green = memref.load %scene[%n, %c5] : memref<?x7xf64>
  %blue = memref.load %scene[%n, %c6] : memref<?x7xf64>
  %color = agg.make %red, %green, %blue : (f64, f64, f64) -> !agg.struct<@Color>
  return %color : !agg.struct<@Color>
}

// How much of the colour shows at a distance: 1 well inside, 0 well outside.
func.func private @coverage(%distance: f64) -> f64 attributes {autodiff.differentiable = "both"} {
  %one = arith.constant 1.0 : f64
  %sharpness = arith.constant 30.0 : f64
  %scaled = arith.mulf %distance, %sharpness : f64
  %e = math.exp %scaled : f64
  %sum = arith.addf %one, %e : f64
  %coverage = arith.divf %one, %sum : f64
  return %coverage : f64
}

func.func private @mix(%back: !agg.struct<@Color>, %front: !agg.struct<@Color>, %coverage: f64) -> !agg.struct<@Color> attributes {autodiff.differentiable = "both"} {
  %r0 = agg.get %back "red" : !agg.struct<@Color> -> f64
  %g0 = agg.get %back "green" : !agg.struct<@Color> -> f64
  %b0 = agg.get %back "blue" : !agg.struct<@Color> -> f64
  %r1 = agg.get %front "red" : !agg.struct<@Color> -> f64
  %g1 = agg.get %front "green" : !agg.struct<@Color> -> f64
  %b1 = agg.get %front "blue" : !agg.struct<@Color> -> f64
  %dr = arith.subf %r1, %r0 : f64
  %dg = arith.subf %g1, %g0 : f64
  %db = arith.subf %b1, %b0 : f64
  %r = math.fma %coverage, %dr, %r0 : f64
  %g = math.fma %coverage, %dg, %g0 : f64
  %b = math.fma %coverage, %db, %b0 : f64
  %color = agg.make %r, %g, %b : (f64, f64, f64) -> !agg.struct<@Color>
  return %color : !agg.struct<@Color>
}

// The colour at a point of the unit square.
func.func private @at(%kinds: memref<?xi64>, %scene: memref<?x7xf64>, %x: f64, %y: f64) -> !agg.struct<@Color> attributes {autodiff.differentiable = "both"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %count = memref.dim %kinds, %c0 : memref<?xi64>
  %white = arith.constant 1.0 : f64
  %background = agg.make %white, %white, %white : (f64, f64, f64) -> !agg.struct<@Color>
  %color = scf.for %n = %c0 to %count step %c1 iter_args(%back = %background) -> (!agg.struct<@Color>) {
    %shape = func.call @shape(%kinds, %scene, %n) : (memref<?xi64>, memref<?x7xf64>, index) -> !iface.any<@IShape>
    %distance = iface.open %shape as "S" : !iface.any<@IShape> -> f64 {
    ^bb0(%w: !iface.witness<@IShape>, %self: !iface.tparam<"S">):
      %member = iface.lookup %w "distance" : !iface.witness<@IShape> -> (!iface.tparam<"S">, f64, f64) -> f64
      %found = autodiff.invoke %member(%self, %x, %y) : (!iface.tparam<"S">, f64, f64) -> f64
      iface.yield %found : f64
    }
    %coverage = func.call @coverage(%distance) : (f64) -> f64
    %front = func.call @color(%scene, %n) : (memref<?x7xf64>, index) -> !agg.struct<@Color>
    %mixed = func.call @mix(%back, %front, %coverage) : (!agg.struct<@Color>, !agg.struct<@Color>, f64) -> !agg.struct<@Color>
    scf.yield %mixed : !agg.struct<@Color>
  }
  return %color : !agg.struct<@Color>
}

// The image of a scene: red, green and blue of each pixel.
func.func @render(%kinds: memref<?xi64>, %scene: memref<?x7xf64>, %image: memref<?x?x3xf64>) attributes {autodiff.differentiable = "both"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %half = arith.constant 0.5 : f64
  %rows = memref.dim %image, %c0 : memref<?x?x3xf64>
  %columns = memref.dim %image, %c1 : memref<?x?x3xf64>
  %rows_i = arith.index_cast %rows : index to i64
  %columns_i = arith.index_cast %columns : index to i64
  %height = arith.sitofp %rows_i : i64 to f64
  %width = arith.sitofp %columns_i : i64 to f64
  scf.for %i = %c0 to %rows step %c1 {
    %i_i = arith.index_cast %i : index to i64
    %i_f = arith.sitofp %i_i : i64 to f64
    %i_mid = arith.addf %i_f, %half : f64
    %y = arith.divf %i_mid, %height : f64
    scf.for %j = %c0 to %columns step %c1 {
      %j_i = arith.index_cast %j : index to i64
      %j_f = arith.sitofp %j_i : i64 to f64
      %j_mid = arith.addf %j_f, %half : f64
      %x = arith.divf %j_mid, %width : f64
      %color = func.call @at(%kinds, %scene, %x, %y) : (memref<?xi64>, memref<?x7xf64>, f64, f64) -> !agg.struct<@Color>
      %red = agg.get %color "red" : !agg.struct<@Color> -> f64
      %green = agg.get %color "green" : !agg.struct<@Color> -> f64
      %blue = agg.get %color "blue" : !agg.struct<@Color> -> f64
      memref.store %red, %image[%i, %j, %c0] : memref<?x?x3xf64>
      memref.store %green, %image[%i, %j, %c1] : memref<?x?x3xf64>
      memref.store %blue, %image[%i, %j, %c2] : memref<?x?x3xf64>
    }
  }
  return
}

// The mean square difference between the image of a scene and a target.
func.func @loss(%kinds: memref<?xi64>, %scene: memref<?x7xf64>, %target: memref<?x?x3xf64>) -> f64 attributes {autodiff.differentiable = "both"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  %rows = memref.dim %target, %c0 : memref<?x?x3xf64>
  %columns = memref.dim %target, %c1 : memref<?x?x3xf64>
  %image = memref.alloc(%rows, %columns) : memref<?x?x3xf64>
  func.call @render(%kinds, %scene, %image) : (memref<?xi64>, memref<?x7xf64>, memref<?x?x3xf64>) -> ()
  %sum = scf.for %i = %c0 to %rows step %c1 iter_args(%rows_sum = %zero) -> (f64) {
    %row = scf.for %j = %c0 to %columns step %c1 iter_args(%columns_sum = %rows_sum) -> (f64) {
      %pixel = scf.for %k = %c0 to %c3 step %c1 iter_args(%pixel_sum = %columns_sum) -> (f64) {
        %ours = memref.load %image[%i, %j, %k] : memref<?x?x3xf64>
        %theirs = memref.load %target[%i, %j, %k] : memref<?x?x3xf64>
        %difference = arith.subf %ours, %theirs : f64
        %square = arith.mulf %difference, %difference : f64
        %new = arith.addf %pixel_sum, %square : f64
        scf.yield %new : f64
      }
      scf.yield %pixel : f64
    }
    scf.yield %row : f64
  }
  memref.dealloc %image : memref<?x?x3xf64>
  %area = arith.muli %rows, %columns : index
  %count = arith.muli %area, %c3 : index
  %count_i = arith.index_cast %count : index to i64
  %count_f = arith.sitofp %count_i : i64 to f64
  %loss = arith.divf %sum, %count_f : f64
  return %loss : f64
}
