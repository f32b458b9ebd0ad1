// The seat page of Quarter Horse is that of every dice race.
export * from "/static/games/dice-race/seat.js";
