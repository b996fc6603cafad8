/* Bytes and strings, tables of strings, a scanner with a switch over characters. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const words[] = {"zero", "one", "two", "three", "\303\244\xff\"\\"};
static const char table[4][6] = {"alpha", "beta", "gamma", ""};

static double evaluate(const char *s) {
  double stack[16];
  int top = 0;
  for (; *s; s++) switch (*s) {
      case '0': case '1': case '2': case '3': case '4':
      case '5': case '6': case '7': case '8': case '9':
        stack[top++] = *s - '0';
        break;
      case '+': top--; stack[top - 1] += stack[top]; break;
      case '-': top--; stack[top - 1] -= stack[top]; break;
      case '*': top--; stack[top - 1] *= stack[top]; break;
      case '/': top--; stack[top - 1] /= stack[top]; break;
      case ' ': break;
      default: return -1;
    }
  return stack[0];
}

static unsigned hash(const char *s) {
  unsigned h = 2166136261u;
  while (*s) h = (h ^ (unsigned char)*s++) * 16777619u;
  return h;
}

long run(char *out, long size) {
  long used = 0;
  for (unsigned i = 0; i < sizeof words / sizeof *words; i++)
    used += snprintf(out + used, size - used, "%s %u %zu\n", words[i], hash(words[i]), strlen(words[i]));
  for (int i = 0; i < 4; i++) used += snprintf(out + used, size - used, "[%s]", table[i]);
  char *copy = malloc(32);
  strcpy(copy, words[3]);
  strcat(copy, table[2]);
  for (char *p = copy; *p; p++)
    if (*p >= 'a' && *p <= 'f') *p -= 32;
  used += snprintf(out + used, size - used, " %s %d %g %g", copy, strcmp(words[1], words[2]) < 0,
                   evaluate("34+ 5*7/"), evaluate("1x"));
  free(copy);
  return used;
}
