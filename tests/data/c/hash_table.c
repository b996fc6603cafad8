// A hash table with chains: strings as keys, doubles as values that are updated in place.
#include <stdlib.h>
#include <string.h>

struct entry {
  char *key;
  double value;
  struct entry *next;
};

static unsigned hash(const char *s) {
  unsigned h = 2166136261u;
  while (*s)
    h = (h ^ (unsigned char)*s++) * 16777619u;
  return h;
}

static double *lookup(struct entry **table, const char *key) {
  struct entry **at = &table[hash(key) % 4];
  for (; *at; at = &(*at)->next)
    if (!strcmp((*at)->key, key))
      return &(*at)->value;
  *at = malloc(sizeof **at);
  (*at)->key = strdup(key);
  (*at)->value = 1.0;
  (*at)->next = NULL;
  return &(*at)->value;
}

double hash_table(const double *x) {
  static const char *words[] = {"mass", "force", "mass", "time", "force", "mass", "length"};
  struct entry *table[4] = {0};
  for (int i = 0; i < 7; i++) {
    double *value = lookup(table, words[i]);
    *value = *value * x[i] + x[i];
  }
  double r = *lookup(table, "mass") * *lookup(table, "force") + *lookup(table, "time") * x[6];
  for (int i = 0; i < 4; i++)
    while (table[i]) {
      struct entry *next = table[i]->next;
      free(table[i]->key);
      free(table[i]);
      table[i] = next;
    }
  return r;
}
