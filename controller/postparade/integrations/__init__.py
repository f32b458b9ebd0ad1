"""What other programs in the house are told of the table, apart from its pages and its API: Home Assistant, metrics,
webhooks, names in the network. Each reads what is published, and the table waits for none of them."""
