"""The serial link to the track board: bytes, conversation, port."""
