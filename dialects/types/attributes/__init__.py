"""The types and attributes of these dialects, and questions to them."""
