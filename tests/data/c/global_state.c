// Global variables, read and written by helpers; the function sets them before it uses them.
double gain, history[4];
static int position;

static void record(double x) {
  history[position++ % 4] = gain * x;
  gain *= 1.1;
}

double global_state(const double *x, int n, double start) {
  gain = start;
  position = 0;
  for (int i = 0; i < 4; i++)
    history[i] = 1.0;
  for (int i = 0; i < n; i++)
    record(x[i] * history[(i + 1) % 4]);
  return history[0] * history[1] + history[2] * history[3] + gain;
}
