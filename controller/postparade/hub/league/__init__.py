"""Seasons over several venues, whose hubs report their races."""
