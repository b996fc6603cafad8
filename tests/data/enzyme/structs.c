// A struct behind a pointer, with numbers, integers, an array and another pointer.
#include <stdio.h>
#include <string.h>

int enzyme_dup;
void __enzyme_autodiff(void *, ...);

struct material { double density; int layers; double weights[3]; const double *scale; };

double mass(const struct material *m) {
  double total = 0;
  for (int i = 0; i < m->layers; i++)
    total += m->weights[i] * m->density * *m->scale;
  return total * total;
}

int main(void) {
  double scale = 1.5, dscale = 0;
  struct material m = {2.0, 3, {1, 2, 3}, &scale}, dm;
  memset(&dm, 0, sizeof dm);
  dm.scale = &dscale;
  __enzyme_autodiff((void *)mass, enzyme_dup, &m, &dm);
  printf("%.12g %.12g %.12g %.12g %.12g\n", dm.density, dm.weights[0], dm.weights[1],
         dm.weights[2], dscale);
  return 0;
}
