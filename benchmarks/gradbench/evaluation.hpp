// What the programs of the evals share: named arrays from a file and to a file, and the clock.
//
//   PROGRAM FUNCTION INPUT OUTPUT
//
// Both files hold arrays: a line `name type count`, then so many numbers of eight bytes (`f` doubles, `i`
// integers). The input's `min_runs` and `min_seconds` say how often the function runs; the output holds its
// results and, in nanoseconds, `prepare` and `evaluate`.

#pragma once

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#ifdef __SSE2__
#include <xmmintrin.h>
#endif

namespace gradbench {

using Reals = std::vector<double>;
using Integers = std::vector<long>;

class Input {
  std::map<std::string, Reals> reals_;
  std::map<std::string, Integers> integers_;

  template <typename Values> static void read(std::istream &file, long count, Values &values) {
    values.resize(count);
    file.read(reinterpret_cast<char *>(values.data()), count * 8);
    file.ignore(1);
  }

public:
  explicit Input(const char *path) {
    std::ifstream file(path, std::ios::binary);
    std::string name, type;
    for (long count; file >> name >> type >> count;) {
      file.ignore(1);
      if (type == "f")
        read(file, count, reals_[name]);
      else
        read(file, count, integers_[name]);
    }
  }
  const Reals &reals(const std::string &name) const { return reals_.at(name); }
  const Integers &integers(const std::string &name) const { return integers_.at(name); }
  double real(const std::string &name) const { return reals(name).at(0); }
  long integer(const std::string &name) const { return integers(name).at(0); }
};

// What a function computes: each run writes all of it anew.
using Output = std::map<std::string, Reals>;
using Run = std::function<void(Output &)>;

// What happens before the clock starts: it takes what a run needs out of the input.
using Prepare = Run (*)(const Input &);

inline void write(const char *path, const Output &output) {
  std::ofstream file(path, std::ios::binary);
  for (const auto &[name, values] : output) {
    file << name << " f " << values.size() << "\n";
    file.write(reinterpret_cast<const char *>(values.data()), values.size() * 8);
    file << "\n";
  }
}

inline double nanoseconds(std::chrono::steady_clock::duration time) {
  return (double)std::chrono::duration_cast<std::chrono::nanoseconds>(time).count();
}

// Products of many numbers below one and weights of far points end in subnormal numbers, of which each
// operation takes a hundred cycles: they are zero here, in functions and derivatives alike.
inline void flush_subnormals() {
#ifdef __SSE2__
  _mm_setcsr(_mm_getcsr() | 0x8040);
#endif
}

inline int evaluate(int argc, char **argv, const std::map<std::string, Prepare> &functions) {
  if (argc != 4 || !functions.count(argv[1])) {
    std::cerr << "usage: " << argv[0] << " FUNCTION INPUT OUTPUT, of functions";
    for (const auto &[name, prepare] : functions)
      std::cerr << " " << name;
    std::cerr << "\n";
    return 2;
  }
  flush_subnormals();
  using Clock = std::chrono::steady_clock;
  const Input input(argv[2]);
  const auto begin = Clock::now();
  const Run run = functions.at(argv[1])(input);
  const double prepared = nanoseconds(Clock::now() - begin);

  Output output;
  Reals times;
  double sum = 0.0;
  const double seconds = input.real("min_seconds");
  const size_t runs = input.integer("min_runs");
  while (times.size() < runs || sum < seconds * 1e9) {
    const auto start = Clock::now();
    run(output);
    times.push_back(nanoseconds(Clock::now() - start));
    sum += times.back();
  }
  output["prepare"] = {prepared};
  output["evaluate"] = times;
  write(argv[3], output);
  return 0;
}

} // namespace gradbench
