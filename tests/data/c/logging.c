// A log on the side: variadic formatting of active values, files, environment, strings on the heap.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *lines;
static size_t length;

static void note(const char *format, ...) {
  char line[128];
  va_list list;
  va_start(list, format);
  int n = vsnprintf(line, sizeof line, format, list);
  va_end(list);
  lines = realloc(lines, length + n + 1);
  strcpy(lines + length, line);
  length += n;
}

double logging(const double *x, int n) {
  FILE *file = fopen("/dev/null", "w");
  const char *verbose = getenv("VERBOSE_TEST_OF_LOGGING");
  double sum = 0.0;
  length = 0;
  for (int i = 0; i < n; i++) {
    sum = sum * x[i] + x[i];
    note("%d: %g; ", i, sum);
    if (verbose)
      perror(lines);
  }
  if (file) {
    fprintf(file, "%s%zu\n", lines, length);
    fflush(file);
    fclose(file);
  }
  free(lines);
  lines = NULL;
  return length > 3 ? sum : 0.0;
}
