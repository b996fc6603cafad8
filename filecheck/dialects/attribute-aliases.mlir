// RUN: ad-opt %s --allow-unregistered-dialect | filecheck %s
// RUN: ad-opt %s --allow-unregistered-dialect | ad-opt --allow-unregistered-dialect | filecheck %s
// RUN: ad-opt %s --allow-unregistered-dialect --print-op-generic | filecheck %s --check-prefix=GENERIC

// What comes again and is long has a name, as mlir-opt gives it; parts come before the whole.
// CHECK:      {{^}}#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
// CHECK-NEXT: #tbaa_type_desc = #llvm.tbaa_type_desc<id = "char", members = {<#tbaa_root, 0>}>
// CHECK-NEXT: #tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "double", members = {<#tbaa_type_desc, 0>}>
// CHECK-NEXT: #tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
// CHECK-NEXT: #tree = #typetree.tree<"{[-1]:Pointer, [-1,0]:Float@double, [-1,8]:Float@double, [-1,16]:Float@double}">
// CHECK-NEXT: #loop_unroll = #llvm.loop_unroll<disable = true>
// CHECK-NEXT: #loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll>
// CHECK-NOT:  {{^}}#
// CHECK-LABEL: llvm.func @f
// CHECK: llvm.load %p {tbaa = [#tbaa_tag], a = #tree, b = #typetree.tree<"{}">, c = "#tree"}
// CHECK: llvm.load %p {tbaa = [#tbaa_tag], a = #tree, b = #typetree.tree<"{}">}
// CHECK: "test.loop"() {d = #typetree.tree<"{[-1]:Pointer, [-1,0]:Float@double, [-1,8]:Float@double, [-1,24]:Float@double}">, loop = #loop_annotation}
// GENERIC: {{^}}#tbaa_root = #llvm.tbaa_root
// GENERIC: tbaa = [#tbaa_tag]
#root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#double = #llvm.tbaa_type_desc<id = "double", members = {<#char, 0>}>
#t = #typetree.tree<"{[-1]:Pointer, [-1,0]:Float@double, [-1,8]:Float@double, [-1,16]:Float@double}">
llvm.func @f(%p: !llvm.ptr) -> f64 {
  %a = llvm.load %p {tbaa = [#llvm.tbaa_tag<base_type = #double, access_type = #double, offset = 0>], a = #t, b = #typetree.tree<"{}">, c = "#tree"} : !llvm.ptr -> f64
  %b = llvm.load %p {tbaa = [#llvm.tbaa_tag<base_type = #double, access_type = #double, offset = 0>], a = #t, b = #typetree.tree<"{}">} : !llvm.ptr -> f64
  "test.loop"() {d = #typetree.tree<"{[-1]:Pointer, [-1,0]:Float@double, [-1,8]:Float@double, [-1,24]:Float@double}">, loop = #llvm.loop_annotation<unroll = #llvm.loop_unroll<disable = true>>} : () -> ()
  llvm.return %a : f64
}
