// Indices from bytes and characters, signed and unsigned, widened in every way.
double byte_indices(const unsigned char *bytes, const signed char *shifts, const char *text,
                    const double *x) {
  double sum = 0.0;
  for (int i = 0; text[i]; i++) {
    int at = text[i] - 'a';
    sum += x[at] * x[bytes[i] & 3] * shifts[i];
    sum += x[at + shifts[i] * shifts[i] % 2] * (unsigned short)(bytes[i] << 4);
  }
  return sum;
}
