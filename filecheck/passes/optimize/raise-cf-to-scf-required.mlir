// RUN: not ad-opt %s -p "raise-cf-to-scf{required=true}" 2>&1 | filecheck %s

// CHECK: error[AD0707]: control flow cannot be structured: the loop that starts here never ends
func.func @endless(%c: i1) {
  cf.cond_br %c, ^again, ^end
^again:
  cf.br ^again
^end:
  return
}
