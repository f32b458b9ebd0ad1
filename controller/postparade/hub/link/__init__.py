"""How tables and hub find, trust and hear each other."""
