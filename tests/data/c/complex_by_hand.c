// Complex numbers as structs: the escape of an orbit, with a smooth count.
#include <math.h>

struct complex {
  double re, im;
};

static struct complex square_plus(struct complex z, struct complex c) {
  struct complex r = {z.re * z.re - z.im * z.im + c.re, 2.0 * z.re * z.im + c.im};
  return r;
}

double complex_by_hand(double re, double im) {
  struct complex c = {re, im}, z = {0.0, 0.0};
  int n = 0;
  while (z.re * z.re + z.im * z.im < 1000.0 && n < 50) {
    z = square_plus(z, c);
    n++;
  }
  return n - log(log(sqrt(z.re * z.re + z.im * z.im)));
}
