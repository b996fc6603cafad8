// A plain BLAS for the tests, where none is installed.
#include <math.h>

#define JOINED(a, b, c) a##b##c
#define CBLAS(name) JOINED(cblas_, d, name)
#define FORTRAN(name) JOINED(d, name, _)
#define NAME(name) JOINED(d, _, name)
#define REAL double
#include "blas_routines.h"
#undef REAL
#undef CBLAS
#undef FORTRAN
#undef NAME
#define CBLAS(name) JOINED(cblas_, s, name)
#define FORTRAN(name) JOINED(s, name, _)
#define NAME(name) JOINED(s, _, name)
#define REAL float
#include "blas_routines.h"
