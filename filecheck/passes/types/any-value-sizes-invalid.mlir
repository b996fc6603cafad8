// RUN: ad-opt %s --split-input-file --verify-diagnostics -p "infer-any-value-sizes"
// Each error is followed by the same program, changed in one place, that passes.

// A value that does not fit into the size that the interface gives.

// expected-note @+1 {{the interface is declared here}}
iface.interface @IShape attributes {iface.any_value_size = 4 : i64} {}
agg.struct_def @Box {
  agg.field @w : f32
  agg.field @h : f32
}
// expected-error @+1 {{AD0868: !agg.struct<@Box> has 8 bytes, and @IShape gives its values 4}}
iface.witness_table @Box_IShape : @IShape for !agg.struct<@Box> {}

// -----

iface.interface @IShape attributes {iface.any_value_size = 8 : i64} {}
agg.struct_def @Box {
  agg.field @w : f32
  agg.field @h : f32
}
iface.witness_table @Box_IShape : @IShape for !agg.struct<@Box> {}

// -----

// Every type that implements the interface holds an existential of it.

iface.interface @INode {}
agg.struct_def @Pair {
  agg.field @left : !iface.any<@INode>
  agg.field @right : !iface.any<@INode>
}
// expected-error @+1 {{AD0869: every type that implements @INode holds an existential of it}}
iface.witness_table @Pair_INode : @INode for !agg.struct<@Pair> {}
func.func private @use(%l: !iface.any<@INode>, %r: !iface.any<@INode>) -> !iface.any<@INode> {
  %p = agg.make %l, %r : (!iface.any<@INode>, !iface.any<@INode>) -> !agg.struct<@Pair>
  %o = iface.pack %p via @Pair_INode : !agg.struct<@Pair> -> !iface.any<@INode>
  %q = agg.make %o, %o : (!iface.any<@INode>, !iface.any<@INode>) -> !agg.struct<@Pair>
  %t = iface.pack %q via @Pair_INode : !agg.struct<@Pair> -> !iface.any<@INode>
  return %t : !iface.any<@INode>
}

// -----

iface.interface @INode {}
agg.struct_def @Pair {
  agg.field @left : memref<1x!iface.any<@INode>>
  agg.field @right : memref<1x!iface.any<@INode>>
}
iface.witness_table @Pair_INode : @INode for !agg.struct<@Pair> {}
func.func private @use(%p: !agg.struct<@Pair>) -> !iface.any<@INode> {
  %o = iface.pack %p via @Pair_INode : !agg.struct<@Pair> -> !iface.any<@INode>
  return %o : !iface.any<@INode>
}

// -----

// One type holds none, the other holds one beside which it does not fit.

// expected-note @+1 {{the interface is declared here}}
iface.interface @INode {}
agg.struct_def @Leaf {
  agg.field @value : f64
}
agg.struct_def @Branch {
  agg.field @to : !iface.any<@INode>
}
iface.witness_table @Leaf_INode : @INode for !agg.struct<@Leaf> {}
// expected-error @+1 {{AD0868: !agg.struct<@Branch> has 16 bytes, and @INode has room for 8}}
iface.witness_table @Branch_INode : @INode for !agg.struct<@Branch> {}
func.func @use(%o: !iface.any<@INode>) {
  return
}

// -----

iface.interface @INode {}
agg.struct_def @Leaf {
  agg.field @value : f64
}
agg.struct_def @Branch {
  agg.field @to : memref<1x!iface.any<@INode>>
}
iface.witness_table @Leaf_INode : @INode for !agg.struct<@Leaf> {}
iface.witness_table @Branch_INode : @INode for !agg.struct<@Branch> {}
func.func @use(%o: !iface.any<@INode>) {
  return
}

// -----

// Two interfaces that need each other.

iface.interface @INode {}
iface.interface @ILink {}
agg.struct_def @Leaf {
  agg.field @value : f64
}
agg.struct_def @Branch {
  agg.field @link : !iface.any<@ILink>
}
agg.struct_def @Link {
  agg.field @to : !iface.any<@INode>
}
iface.witness_table @Leaf_INode : @INode for !agg.struct<@Leaf> {}
iface.witness_table @Branch_INode : @INode for !agg.struct<@Branch> {}
// expected-error @+1 {{AD0869: every type that implements @ILink holds an existential of it}}
iface.witness_table @Link_ILink : @ILink for !agg.struct<@Link> {}
func.func @use(%o: !iface.any<@INode>, %l: !iface.any<@ILink>) {
  return
}

// -----

iface.interface @INode {}
iface.interface @ILink {}
agg.struct_def @Leaf {
  agg.field @value : f64
}
agg.struct_def @Branch {
  agg.field @link : memref<1x!iface.any<@ILink>>
}
agg.struct_def @Link {
  agg.field @to : !iface.any<@INode>
}
iface.witness_table @Leaf_INode : @INode for !agg.struct<@Leaf> {}
iface.witness_table @Branch_INode : @INode for !agg.struct<@Branch> {}
iface.witness_table @Link_ILink : @ILink for !agg.struct<@Link> {}
func.func private @use(%b: !agg.struct<@Branch>, %l: !agg.struct<@Leaf>) -> !iface.any<@INode> {
  %o = iface.pack %l via @Leaf_INode : !agg.struct<@Leaf> -> !iface.any<@INode>
  return %o : !iface.any<@INode>
}
