// hello: the square of a number.

#include "kernels.hpp"

double square(double x) { return x * x; }
