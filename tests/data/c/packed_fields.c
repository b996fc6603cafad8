// Doubles at odd addresses: a packed struct.
struct __attribute__((packed)) record {
  char tag;
  double value;
  short count;
  float weight;
};

double packed_fields(struct record *r, int n) {
  double sum = 0.0;
  for (int i = 0; i < n; i++)
    if (r[i].tag == 'v')
      sum += r[i].value * r[i].value * r[i].weight / r[i].count;
  return sum;
}
