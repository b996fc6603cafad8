// Functions that return structs: in registers, and through memory, where Enzyme has rules of its own.
#include <stdio.h>

int enzyme_const, enzyme_dup, enzyme_primal_return;
struct pair { double a, b; };
struct triple { double a, b, c; };
struct triples { struct triple value, tangent; };
double __enzyme_autodiff(void *, ...);
struct pair __enzyme_fwddiff_pair(void *, ...);
struct triple __enzyme_fwddiff_triple(void *, ...);
struct triples __enzyme_fwddiff_triples(void *, ...);

struct pair sums(double x) {
  struct pair r = {x * x, 3 * x};
  return r;
}
struct triple powers(double x) {
  struct triple r = {x, x * x, x * x * x};
  return r;
}

int main(void) {
  // In reverse mode all parts of the result count with weight one ...
  printf("%g\n", __enzyme_autodiff((void *)sums, 2.0));
  struct pair p = __enzyme_fwddiff_pair((void *)sums, 2.0, 1.0);
  printf("%g %g\n", p.a, p.b);
  // ... unless it is in memory: then its shadow is passed first.
  struct triple weights = {1, 10, 100};
  printf("%g\n", __enzyme_autodiff((void *)powers, &weights, 2.0));
  struct triple t = __enzyme_fwddiff_triple((void *)powers, 2.0, 1.0);
  printf("%g %g %g\n", t.a, t.b, t.c);
  struct triples u = __enzyme_fwddiff_triples((void *)powers, enzyme_primal_return, 2.0, 0.5);
  printf("%g %g %g %g %g %g\n", u.value.a, u.value.b, u.value.c, u.tangent.a, u.tangent.b,
         u.tangent.c);
  return 0;
}
