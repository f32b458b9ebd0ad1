"""What the builder of a table prints, buys and wires, from the same layout that drives the lights."""
