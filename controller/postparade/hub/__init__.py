"""A race night: what connects the tables of one evening. Each table stays the truth of its own journal; the hub follows
all of them, keeps a cursor for each, and works out standings, heats and a final."""
