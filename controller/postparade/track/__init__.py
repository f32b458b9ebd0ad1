"""From a race to light and motion: layout, renderer, power, drivers."""
