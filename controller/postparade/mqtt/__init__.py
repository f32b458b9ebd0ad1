"""The wire to a broker: one connection that reconnects by itself. What is said over it belongs to other rooms."""
