// Duff's device: a switch jumps into the middle of a loop.
double duffs_device(const double *x, int n) {
  double sum = 0.0;
  const double *p = x;
  int rounds = (n + 3) / 4;
  switch (n % 4) {
  case 0:
    do {
      sum += *p * *p++;
    case 3:
      sum = sum * 0.9 + *p++;
    case 2:
      sum += sum * *p++;
    case 1:
      sum -= *p++ * 0.5;
    } while (--rounds > 0);
  }
  return sum;
}
