"""Everything a running server consists of, put together once."""
