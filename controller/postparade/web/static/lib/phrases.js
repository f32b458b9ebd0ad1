// What happened, in plain words: for the board when the announcer is silent, and for the result.
import { errorText, gameText, hasText, t, tellText } from "./i18n.js";

/** Seat number to name. */
export const namesOf = (seats = []) => Object.fromEntries(seats.map(({ seat, name }) => [seat, name]));

export const nameOf = (names, seat) => names[seat] ?? t("seat", { seat });

export const list = (words) => (words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${t("and")} ${words.at(-1)}`);

/**
 * One sentence or two for the events of one entry: those that the game's script describes, else its catalogue or the
 * common one (`tell-TYPE`). What nobody has words for is passed over.
 */
export function describeEvents(events = [], names = {}, module = {}) {
  if (module.describe) return module.describe(events, names);
  const lines = events.map((event) => {
    const seat = event.player ?? event.seat;
    return tellText(event.type, seat ? { ...event, name: nameOf(names, seat) } : event);
  });
  return lines.filter(Boolean).join(" ");
}

/** Who won the race, in words. */
export function winnerText({ winners, lanes }) {
  const won = lanes.filter(({ number }) => winners.includes(number));
  if (!won.length) return t("nobody-wins");
  if (won.length > 1) return t("dead-heat", { names: list(won.map(({ name, label }) => name || label)) });
  return won[0].name ? t("named-wins", { horse: won[0].name, number: won[0].label }) : t("number-wins", { number: won[0].label });
}

/** What one die reading means for people, from the bulletin of the dice. */
export function diceLine(dice) {
  if (!dice) return "";
  if (dice.reason) return errorText({ code: dice.reason, sentence: dice.sentence, remedy: "", details: dice.details });
  if (dice.sentence) return dice.sentence;
  const key = { moving: "moving", still: "reading", proposed: "reading", covered: "covered", moved: "moved", calibrating: "calibrating" }[dice.stage];
  return key ? t(`dice-${key}`) : "";
}

const SOURCES = {
  camera: "dice-camera", simulated: "dice-camera", photos: "source-photos", buttons: "source-buttons", "number-pad": "source-number-pad",
  electronic: "source-electronic", entered: "by-hand",
};

/** Who tells the table about the dice. */
export const sourceLine = (source) => (source in SOURCES ? t(SOURCES[source]) : source || t("by-hand"));

/** "Race 3 of 5", or nothing before the first one; from the status of any game. */
export const raceLine = (status) => (status?.race ? t(status.races ? "race-of" : "race-number", { number: status.race, races: status.races }) : "");

/** The phase of the game, in words; nothing for one without words. */
export const phaseText = (status) => (status && hasText("phase", status.phase) ? gameText("phase", status.phase) : "");
