"""One websocket per page: what clients may send, what each role may know, and how changes reach them."""
