"""Ready Set Bet: nine horses, bets placed in real time while they run, four races."""
