// A recursive fast Fourier transform with structs of two doubles in temporaries from malloc.
#include <math.h>
#include <stdlib.h>

struct complex {
  double re, im;
};

static struct complex add(struct complex a, struct complex b) {
  return (struct complex){a.re + b.re, a.im + b.im};
}

static struct complex mul(struct complex a, struct complex b) {
  return (struct complex){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

static void transform(struct complex *x, int n) {
  if (n == 1)
    return;
  struct complex *even = malloc(n * sizeof *even), *odd = even + n / 2;
  for (int i = 0; i < n / 2; i++) {
    even[i] = x[2 * i];
    odd[i] = x[2 * i + 1];
  }
  transform(even, n / 2);
  transform(odd, n / 2);
  for (int k = 0; k < n / 2; k++) {
    double angle = -2.0 * M_PI * k / n;
    struct complex t = mul((struct complex){cos(angle), sin(angle)}, odd[k]);
    x[k] = add(even[k], t);
    x[k + n / 2] = add(even[k], (struct complex){-t.re, -t.im});
  }
  free(even);
}

void fft(double *signal, int n) { transform((struct complex *)signal, n); }
