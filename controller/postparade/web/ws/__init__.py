"""One websocket a page: what may be sent, what each audience is told, and how a change reaches all of them."""
