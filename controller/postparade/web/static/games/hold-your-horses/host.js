// The host page of Hold Your Horses is that of every dice race.
export * from "/static/games/dice-race/host.js";
