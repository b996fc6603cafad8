// Timers and random numbers on the side: their results are constants.
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

double timers_and_noise(const double *x, int n) {
  clock_t begin = clock();
  time_t now = time(NULL);
  srand(42);
  double sum = 0.0;
  for (int i = 0; i < n; i++) {
    double noise = rand() / (double)RAND_MAX;
    sum += x[i] * x[i] * (1.0 + noise);
  }
  double seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;
  if (seconds > 60.0 || now < 0)
    printf("slow: %f s\n", seconds);
  return sum;
}
