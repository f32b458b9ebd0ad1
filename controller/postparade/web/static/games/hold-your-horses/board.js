// The board page of Hold Your Horses is that of every dice race.
export * from "/static/games/dice-race/board.js";
