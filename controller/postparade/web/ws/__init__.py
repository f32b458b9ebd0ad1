"""One websocket a page: what may be sent, what each role is told, and how a change reaches all of them."""
