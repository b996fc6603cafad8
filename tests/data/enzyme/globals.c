// Global variables: one through which the derivative flows, one through which the program says none does.
#include <stdio.h>

double __enzyme_autodiff(void *, double);
double __enzyme_fwddiff(void *, double, double);

double active[3], inactive[3];
void *__enzyme_inactive_global_table[] = {&inactive};

__attribute__((noinline)) void put(double x) { active[1] = inactive[1] = x * x; }
__attribute__((noinline)) double get_active(void) { return active[1]; }
__attribute__((noinline)) double get_inactive(void) { return inactive[1]; }
double through(double x) {
  put(x);
  return get_active() * x;
}
double past(double x) {
  put(x);
  return get_inactive() * x;
}

int main(void) {
  printf("%.12g %.12g\n", __enzyme_autodiff((void *)through, 3.0), __enzyme_fwddiff((void *)through, 3.0, 1.0));
  printf("%.12g %.12g\n", __enzyme_autodiff((void *)past, 3.0), __enzyme_fwddiff((void *)past, 3.0, 1.0));
  printf("%.12g %.12g\n", active[1], inactive[1]);
  return 0;
}
