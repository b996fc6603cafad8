// Strings decide what is computed: strcmp, strlen, strchr, atoi, snprintf.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

double string_options(const char *options, double x, double y) {
  char key[16], report[64];
  double r = 0.0;
  const char *at = options;
  while (*at) {
    const char *end = strchr(at, ',');
    size_t length = end ? (size_t)(end - at) : strlen(at);
    memcpy(key, at, length);
    key[length] = 0;
    if (strcmp(key, "square") == 0)
      r += x * x;
    else if (strncmp(key, "times=", 6) == 0)
      r *= atoi(key + 6) * y;
    else
      r -= y;
    at += length + (end != NULL);
  }
  snprintf(report, sizeof report, "r = %f", r);
  return strlen(report) > 4 ? r : 0.0;
}
