"""Strike Twelve: a race of eleven horses that one die of twelve faces moves."""
