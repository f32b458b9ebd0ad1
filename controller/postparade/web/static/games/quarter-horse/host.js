// The host page of Quarter Horse is that of every dice race.
export * from "/static/games/dice-race/host.js";
