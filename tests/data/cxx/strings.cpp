// Strings without optimisation, where each of their members is a call of the library.
#include <map>
#include <string>
#define FUNCTION(name) extern "C" void name(double *in, double *out, int n)
using std::string;
static double weight(const string &s) {
  double w = s.size() + 0.5 * s.length() + s.empty();
  for (unsigned long i = 0; i < s.size(); i++) w = 0.75 * w + 0.01 * s[i] * (i % 7 + 1);
  return w;
}
FUNCTION(made) {
  const char *c = "some letters that are not few";
  string a, b("x"), d(c), e(d), f(std::move(e)), g(n + 14, 'x'), h(d, 3), i(d, 1, 2), j(c, n), k(d.begin(), d.end());
  string s[] = {a, b, d, e, f, g, h, i, j, k};
  for (int p = 0; p < 10; p++) out[p % n] += weight(s[p]) * in[p % n] * in[p % n];
}
FUNCTION(appended) {
  string a, b("bb"), d("0123456789abcdefghij");
  const char *c = "text";
  a = b; a += d; a += c; a += 'z'; a.append(d, 1, 2).append(c, 2).append(c).append(n, 'y').append(b);
  out[0] = weight(a) * in[0];
  a.resize(n + 22); a.resize(n + 42, 'r'); a.reserve(99); a.shrink_to_fit();
  out[1] = weight(a) * in[1] * in[0];
}
FUNCTION(inserted) {
  string a("some"), d("0123456789abcdefghij");
  const char *c = "text";
  a = c; a.assign(c, 3); a.push_back('x'); a.push_back('y'); a.pop_back(); a.insert(1, d); a.insert(1, c); a.insert(2, n, 'x');
  out[0] = weight(a) * in[0];
  a.insert(a.begin() + 1, 'q'); a.erase(1, 2); a.erase(a.begin()); a.erase(a.begin() + 1, a.begin() + 3);
  out[1] = weight(a) * in[1] * in[0];
}
FUNCTION(replaced) {
  string a("text and more text than fits"), d("0123456789abcdefghij");
  const char *c = "text";
  a.replace(1, 2, d); a.replace(1, 9, c); a.replace(1, 2, n, 'x');
  out[1] = weight(a) * in[1] * in[0];
  a.swap(d); d.front() = 'f'; d.back() = 'k'; d.at(2) = 'm';
  out[2] = (weight(a) + 2 * weight(d)) * in[2];
}
FUNCTION(added) {
  string a("0123456789"), b("bb"), d("abcdefghij");
  const char *c = "text";
  string t = a + b; t = t + c; t = c + t; t = t + 'x'; t = 'y' + std::move(t); t = std::move(t) + d; t = a.substr(1, 2) + t;
  out[2] = weight(t) * in[2];
  b = std::move(t); b = 'l'; d.clear(); a.assign(2, 'w'); t.assign(a);
  out[3] = (weight(a) + 2 * weight(b) + 3 * weight(d) + 4 * weight(t)) * in[3];
}
FUNCTION(searched) {
  string a("one two one two three"), b("two");
  const char *c = "one";
  out[0] = in[0] * (a.find(b) + 2 * a.find(c, 1) + 3 * a.find('t', 6) + 5 * a.rfind(b) + 7 * a.rfind('o') + 11 * a.rfind(c, 3) + 13.0 * (a.find("four") == string::npos));
  out[1] = in[1] * (a.find_first_of("tw") + 2 * a.find_last_of("ow") + 3 * a.find_first_not_of("one ") + 5 * a.find_last_not_of("e") + 7 * a.find_first_of('w') + 11 * a.find_last_of('w'));
}
FUNCTION(asked) {
  string a("one two one two three"), b("two"), e;
  const string &q = a;
  const char *c = "one";
  out[2] = in[2] * ((a.compare(b) < 0) + 2 * (a.compare(c) > 0) + 4 * (a.compare(4, 3, b) == 0) + 8 * (a.compare(0, 3, c) == 0) + 16 * (a < b) + 32 * (a == c) + 64 * (e == "") + 128 * (a != b) + 256 * (b >= a));
  double w = q.front() + 2.0 * q.back() + 3.0 * q.at(2) + *q.c_str() + *q.data() + q.end()[-1] + (q.capacity() >= q.size()) + *a.rbegin();
  for (char x : a) w = 0.9 * w + x;
  out[3] = w * in[1];
}
FUNCTION(keys) {
  std::map<string, double> m;
  m["first"] = in[3] * in[3]; m["second"] = in[0]; m["first"] *= m.at("second");
  double w = in[2];
  for (auto &p : m) w += weight(p.first) * p.second;
  out[3] = w * in[1];
}
