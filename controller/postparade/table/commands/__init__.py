"""Commands are decided once, however often they are sent; choices that nobody makes in time are made for them."""
