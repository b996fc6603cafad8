// A struct of two floats travels as one vector, one of three as a vector and a float.
struct float2 {
  float x, y;
};
struct float3 {
  float x, y, z;
};

struct float3 float2_struct(struct float2 a, struct float3 b) {
  struct float3 r = {a.x * b.y - a.y * b.x, a.y * b.z, a.x * b.z + b.x * b.y};
  return r;
}
