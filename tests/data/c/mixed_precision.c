// Floats from memory, summed up in double, rounded to float in between.
double mixed_precision(const float *x, const double *scale, int n) {
  double sum = 0.0;
  for (int i = 0; i < n; i++) {
    float rounded = (float)(scale[i] * 2.0);
    sum += (double)x[i] * scale[i] + (double)(rounded * x[i]);
  }
  return sum;
}
