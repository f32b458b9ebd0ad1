// The seat page of Hold Your Horses is that of every dice race.
export * from "/static/games/dice-race/seat.js";
