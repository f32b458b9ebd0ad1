// What happened, in plain words: for the board when the announcer is silent, and for the result.
import { some } from "./dom.js";

/** Seat number to name. */
export const namesOf = (seats = []) => Object.fromEntries(seats.map(({ seat, name }) => [seat, name]));

export const nameOf = (names, seat) => names[seat] ?? `Seat ${seat}`;

const list = (words) => (words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`);
export { list };

const TELL = {
  dealt: (e, name) => `Race ${e.race}: ${name(e.first_roller)} rolls first.`,
  redistribute: (e) => `The tokens are shared out again: ${e.each} each.`,
  scratch: (e) => `Horse ${e.horse} is scratched, ${some(e.value, "chip")} a card.`,
  repeat: (e, name) => (e.again ? `The ${e.horse} is scratched already: ${name(e.player)} rolls again.` : `The ${e.horse} is scratched already.`),
  off: (e, name) => `And they're off! ${name(e.first_roller)} has the dice.`,
  move: (e) => (e.left ? `Horse ${e.horse} moves up, ${e.left} to go.` : `Horse ${e.horse} crosses the line!`),
  payout: (e, name) => `${name(e.player)} collects ${e.amount}.`,
  ask: (e) => `Who holds cards of the ${e.horse}?`,
  counted: (e) => (e.missing ? `${some(e.missing, "card")} of the ${e.horse} could not be found.` : ""),
};

/** One sentence or two for the events of one entry. */
export function tell(events = [], names = {}) {
  const name = (seat) => nameOf(names, seat);
  const lines = [];
  const paid = events.filter((event) => event.type === "pay" && event.paid > 0);
  for (const event of events) {
    if (event.type === "roll" || event.type === "pay") continue;
    const line = TELL[event.type]?.(event, name);
    if (line) lines.push(line);
  }
  if (paid.length) lines.push(`${list(paid.map((event) => `${name(event.player)} pays ${event.paid}`))}.`);
  return lines.join(" ");
}

/** What one die reading means for people, from the bulletin of the dice. */
export function diceLine(dice) {
  if (!dice) return "";
  if (dice.sentence) return dice.sentence;
  return { moving: "The dice are rolling…", still: "Reading the dice…", proposed: "Reading the dice…", covered: "Something covers the tray.", moved: "The dice camera has been moved.", calibrating: "The dice camera is being calibrated; rolls wait." }[dice.stage] ?? "";
}

export const PHASES = { setup: "Before the first deal", scratch: "Scratches", race: "They're off", finished: "Finished", game_over: "Game over" };
