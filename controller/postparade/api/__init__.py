"""What other programs read of a table and send to it: the messages of ``/api/v1``, and the documents that describe
them."""
