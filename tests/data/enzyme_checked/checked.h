// Programs that compare derivatives with what they should be, and say how often they were wrong.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int enzyme_dup, enzyme_dupnoneed, enzyme_dupv, enzyme_out, enzyme_const;
extern int enzyme_width, enzyme_primal_return, enzyme_tape, enzyme_allocated;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

static int wrong;

static void check(const char *what, double found, double expected) {
  if (!(fabs(found - expected) <= 1e-5 * (1 + fabs(expected)))) {
    printf("%s: %.12g, not %.12g\n", what, found, expected);
    wrong++;
  }
}

// The central difference of an expression by a variable in it.
#define DIFFERENCE(expression, variable)                                                           \
  ({                                                                                               \
    double kept_ = variable;                                                                       \
    variable = kept_ + 1e-5;                                                                       \
    double above_ = (expression);                                                                  \
    variable = kept_ - 1e-5;                                                                       \
    double below_ = (expression);                                                                  \
    variable = kept_;                                                                              \
    (above_ - below_) / 2e-5;                                                                      \
  })
