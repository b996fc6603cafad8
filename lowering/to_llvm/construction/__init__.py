"""The lowered module under construction: builder, types, values, symbols."""
