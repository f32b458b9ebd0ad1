"""Stand-ins for real devices, and drawings of strips: for tests, benchmarks and documents, never for the product."""
