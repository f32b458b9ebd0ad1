// The board page of Quarter Horse is that of every dice race.
export * from "/static/games/dice-race/board.js";
