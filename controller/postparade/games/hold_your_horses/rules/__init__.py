"""The rules of Hold Your Horses. Pure."""
