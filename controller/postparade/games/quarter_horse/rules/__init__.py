"""The rules of Quarter Horse. Pure."""
