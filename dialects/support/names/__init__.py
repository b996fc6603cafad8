"""Names and notes on which layers agree: of the runtime, of Rust's library, of parameters."""
