"""How well a camera reads the dice on its own table: rolls that somebody has confirmed, counted and kept."""
