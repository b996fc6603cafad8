// Pointers with a flag in their lowest bit, as integers.
#include <stdint.h>

double tagged_pointer(const double *x, int n) {
  uintptr_t tagged[8];
  for (int i = 0; i < n; i++)
    tagged[i] = (uintptr_t)&x[i] | (i % 2);
  double sum = 0.0;
  for (int i = 0; i < n; i++) {
    const double *p = (const double *)(tagged[i] & ~(uintptr_t)1);
    sum += tagged[i] & 1 ? *p * *p : -*p;
  }
  return sum;
}
