"""Where a hub keeps its ledger: a file of its own, or a database that others may read as well."""
