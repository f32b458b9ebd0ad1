"""Seven Furlongs: a small betting race that shows how a game is added to Post Parade."""
