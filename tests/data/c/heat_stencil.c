// A stencil over a two-dimensional grid, in place over time, with macros for indices.
#define AT(y, x) ((y) * w + (x))

void heat_stencil(double *u, double *scratch, const double *conductivity, int h, int w, int steps) {
  for (int s = 0; s < steps; s++) {
    for (int y = 1; y < h - 1; y++)
      for (int x = 1; x < w - 1; x++)
        scratch[AT(y, x)] = u[AT(y, x)] + 0.1 * conductivity[AT(y, x)] *
                                              (u[AT(y - 1, x)] + u[AT(y + 1, x)] + u[AT(y, x - 1)] +
                                               u[AT(y, x + 1)] - 4.0 * u[AT(y, x)]);
    for (int y = 1; y < h - 1; y++)
      for (int x = 1; x < w - 1; x++)
        u[AT(y, x)] = scratch[AT(y, x)];
  }
}
