# What pages say of Seven Furlongs.
choice-open = Open the betting
choice-bet = Bet
choice-roll = Roll the dice
option-stake = Chips for everybody
phase-paddock = In the paddock
phase-open = Betting is open
phase-closed = No more bets
phase-finished = The race is over
