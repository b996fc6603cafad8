// Global parameters that the function only reads: numbers, arrays, pointers to them.
static double coefficients[] = {0.5, -1.0, 2.0, 0.25};
double *const current = coefficients;
static int degree = 3;
const char *const label = "parameters";

void set_coefficient(int i, double value) { coefficients[i] = value; }

double global_parameters(double x) {
  double r = 0.0;
  for (int i = degree; i >= 0; i--)
    r = r * x + current[i];
  return label[0] == 'p' ? r : -r;
}
