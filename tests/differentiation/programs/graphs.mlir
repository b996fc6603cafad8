// Control-flow graphs that no structured program has.

func.func @double_edge(%x: f64, %y: f64) -> f64 {
  %p = arith.cmpf olt, %x, %y : f64
  %s = math.sin %x : f64
  cf.cond_br %p, ^join(%s : f64), ^join(%y : f64)
^join(%v: f64):
  %r = arith.mulf %v, %v : f64
  return %r : f64
}

// -----

func.func @switch_with_shared_targets(%k: i32, %x: f64, %y: f64) -> f64 {
  %s = math.sin %x : f64
  cf.switch %k : i32, [
    default: ^a(%x : f64),
    1: ^a(%y : f64),
    2: ^b(%s : f64),
    7: ^b(%x : f64)
  ]
^a(%u: f64):
  %e = math.exp %u : f64
  cf.br ^b(%e : f64)
^b(%v: f64):
  %r = arith.mulf %v, %y : f64
  return %r : f64
}

// -----

func.func @unreachable_block_feeds_join(%x: f64) -> f64 {
  %s = math.sin %x : f64
  cf.br ^join(%s : f64)
^never:
  %c = math.cos %x : f64
  cf.br ^join(%c : f64)
^join(%v: f64):
  %r = arith.mulf %v, %x : f64
  return %r : f64
}

// -----

// Two blocks of a cycle, both entered from outside.
func.func @irreducible_loop(%x: f64, %n: index, %p: i1) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.cond_br %p, ^a(%x, %n : f64, index), ^b(%x, %n : f64, index)
^a(%u: f64, %i: index):
  %s = math.sin %u : f64
  %j = arith.subi %i, %c1 : index
  %stop = arith.cmpi sle, %j, %c0 : index
  cf.cond_br %stop, ^exit(%s : f64), ^b(%s, %j : f64, index)
^b(%v: f64, %k: index):
  %t = arith.mulf %v, %x : f64
  %l = arith.subi %k, %c1 : index
  %done = arith.cmpi sle, %l, %c0 : index
  cf.cond_br %done, ^exit(%t : f64), ^a(%t, %l : f64, index)
^exit(%r: f64):
  return %r : f64
}

// -----

func.func @self_loop(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^loop(%x, %n : f64, index)
^loop(%v: f64, %i: index):
  %s = math.sin %v : f64
  %t = arith.addf %s, %x : f64
  %j = arith.subi %i, %c1 : index
  %more = arith.cmpi sgt, %j, %c0 : index
  cf.cond_br %more, ^loop(%t, %j : f64, index), ^exit
^exit:
  %r = arith.mulf %t, %v : f64
  return %r : f64
}

// -----

func.func @loop_with_two_latches(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  cf.br ^head(%x, %n : f64, index)
^head(%v: f64, %i: index):
  %more = arith.cmpi sgt, %i, %c0 : index
  cf.cond_br %more, ^body, ^exit
^body:
  %j = arith.subi %i, %c1 : index
  %rest = arith.remui %i, %c2 : index
  %odd = arith.cmpi ne, %rest, %c0 : index
  cf.cond_br %odd, ^one, ^two
^one:
  %s = math.sin %v : f64
  cf.br ^head(%s, %j : f64, index)
^two:
  %t = arith.mulf %v, %x : f64
  cf.br ^head(%t, %j : f64, index)
^exit:
  return %v : f64
}

// -----

func.func @nested_early_return(%m: memref<?x?xf64>, %limit: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  %rows = memref.dim %m, %c0 : memref<?x?xf64>
  %columns = memref.dim %m, %c1 : memref<?x?xf64>
  cf.br ^outer(%c0, %one : index, f64)
^outer(%i: index, %a: f64):
  %o = arith.cmpi slt, %i, %rows : index
  cf.cond_br %o, ^inner(%c0, %a : index, f64), ^all
^inner(%j: index, %b: f64):
  %p = arith.cmpi slt, %j, %columns : index
  cf.cond_br %p, ^body, ^next
^body:
  %v = memref.load %m[%i, %j] : memref<?x?xf64>
  %c = arith.mulf %b, %v : f64
  %d = arith.addf %c, %v : f64
  %big = arith.cmpf ogt, %d, %limit : f64
  %k = arith.addi %j, %c1 : index
  cf.cond_br %big, ^early, ^inner(%k, %d : index, f64)
^early:
  %e = math.sin %d : f64
  return %e : f64
^next:
  %l = arith.addi %i, %c1 : index
  cf.br ^outer(%l, %b : index, f64)
^all:
  %r = arith.mulf %a, %a : f64
  return %r : f64
}

// -----

func.func @buffer_as_block_argument(%p: i1, %a: memref<2xf64>, %b: memref<2xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.cond_br %p, ^join(%a : memref<2xf64>), ^join(%b : memref<2xf64>)
^join(%m: memref<2xf64>):
  %x = memref.load %m[%c0] : memref<2xf64>
  %y = memref.load %b[%c0] : memref<2xf64>
  %z = arith.mulf %x, %y : f64
  memref.store %z, %m[%c1] : memref<2xf64>
  %r = memref.load %a[%c1] : memref<2xf64>
  return %r : f64
}

// -----

// Break and continue: leave when the sum is large, skip negative numbers.
func.func @break_and_continue(%m: memref<?xf64>, %limit: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %m, %c0 : memref<?xf64>
  cf.br ^head(%c0, %zero : index, f64)
^head(%i: index, %s: f64):
  %in = arith.cmpi slt, %i, %n : index
  cf.cond_br %in, ^body, ^exit(%s : f64)
^body:
  %v = memref.load %m[%i] : memref<?xf64>
  %j = arith.addi %i, %c1 : index
  %negative = arith.cmpf olt, %v, %zero : f64
  cf.cond_br %negative, ^head(%j, %s : index, f64), ^add
^add:
  %w = arith.mulf %v, %v : f64
  %t = arith.addf %s, %w : f64
  %large = arith.cmpf ogt, %t, %limit : f64
  cf.cond_br %large, ^exit(%t : f64), ^head(%j, %t : index, f64)
^exit(%r: f64):
  %y = math.sqrt %r : f64
  return %y : f64
}

// -----

// Three blocks that may each go to each other, driven by a counter.
func.func @state_machine(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  cf.br ^a(%x, %n : f64, index)
^a(%u: f64, %i: index):
  %ua = math.sin %u : f64
  cf.br ^choose(%ua, %i : f64, index)
^b(%v: f64, %j: index):
  %vb = arith.mulf %v, %x : f64
  cf.br ^choose(%vb, %j : f64, index)
^c(%w: f64, %k: index):
  %wc = math.exp %w : f64
  %back = arith.subi %k, %c1 : index
  cf.br ^b(%wc, %back : f64, index)
^choose(%z: f64, %l: index):
  %next = arith.subi %l, %c1 : index
  %rest = arith.remsi %next, %c3 : index
  %flag = arith.index_cast %rest : index to i32
  %go = arith.cmpi sgt, %next, %c0 : index
  cf.cond_br %go, ^dispatch, ^exit
^dispatch:
  cf.switch %flag : i32, [
    default: ^a(%z, %next : f64, index),
    1: ^b(%z, %next : f64, index),
    2: ^c(%z, %next : f64, index)
  ]
^exit:
  return %z : f64
}
