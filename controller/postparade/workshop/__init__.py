"""What a maker prints, buys and wires, from the very layout that drives the lights."""
