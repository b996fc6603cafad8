// Statics in functions and classes, constructors that run at first use, enums, namespaces, casts.
#include <cstdint>
#include <cstdio>
#include <cstring>

int start = 10;  // not known at compile time

namespace inner {
enum class Color : std::uint8_t { red = 1, green = 2, blue = 4 };
constexpr Color operator|(Color a, Color b) { return Color(std::uint8_t(a) | std::uint8_t(b)); }

struct Counter {
  static int count;
  static const Counter &instance() {
    static Counter one(7);
    return one;
  }
  int value;
  explicit Counter(int v) : value(v) { count++; }
};
int Counter::count = 0;
}  // namespace inner

static int next() {
  static int n = start;
  return n++;
}

struct Bits {
  std::uint64_t raw;
  explicit operator double() const {
    double d;
    std::memcpy(&d, &raw, sizeof d);
    return d;
  }
};

extern "C" long run(char *out, long size) {
  using inner::Color;
  const inner::Counter &a = inner::Counter::instance(), &b = inner::Counter::instance();
  next();
  auto mask = Color::red | Color::blue;
  const char *text = R"(raw "text")";
  int *p = nullptr, value = 3;
  int &alias = p ? *p : value;
  alias *= next();
  return snprintf(out, size, "%d %d %d %d %d %g %s %d", a.value, &a == &b, inner::Counter::count,
                  static_cast<int>(mask), value, double(Bits{0x3ff8000000000000u}), text, next());
}
