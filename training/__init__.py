"""How the dice reader learns: rendered dice and the training of its networks. Development only; no table needs it."""
