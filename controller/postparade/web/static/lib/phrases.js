// What happened, in plain words: for the board when the announcer is silent, and for the result.
import { errorText, t } from "./i18n.js";

/** Seat number to name. */
export const namesOf = (seats = []) => Object.fromEntries(seats.map(({ seat, name }) => [seat, name]));

export const nameOf = (names, seat) => names[seat] ?? t("seat", { seat });

const list = (words) => (words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${t("and")} ${words.at(-1)}`);
export { list };

const TELL = {
  dealt: (e, name) => t("tell-dealt", { ...e, name: name(e.first_roller) }),
  redistribute: (e) => t("tell-redistribute", e),
  scratch: (e) => t("tell-scratch", e),
  repeat: (e, name) => t(e.again ? "tell-repeat-again" : "tell-repeat", { ...e, name: name(e.player) }),
  off: (e, name) => t("tell-off", { name: name(e.first_roller) }),
  move: (e) => t(e.left ? "tell-move" : "tell-line", e),
  payout: (e, name) => t("tell-payout", { ...e, name: name(e.player) }),
  ask: (e) => t("tell-ask", e),
  counted: (e) => (e.missing ? t("tell-counted", e) : ""),
};

/** One sentence or two for the events of one entry. */
export function describeEvents(events = [], names = {}) {
  const name = (seat) => nameOf(names, seat);
  const lines = [];
  const paid = events.filter((event) => event.type === "pay" && event.paid > 0);
  for (const event of events) {
    if (event.type === "roll" || event.type === "pay") continue;
    const line = TELL[event.type]?.(event, name);
    if (line) lines.push(line);
  }
  if (paid.length) lines.push(`${list(paid.map((event) => t("tell-pays", { ...event, name: name(event.player) })))}.`);
  return lines.join(" ");
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

export const PHASES = Object.fromEntries(["setup", "scratch", "race", "finished", "game_over"].map((phase) => [phase, t(`phase-${phase.replace("_", "-")}`)]));

/** "Race 3 of 5", or nothing before the first one. */
export const raceLine = (play) => (play?.race_number ? t(play.races ? "race-of" : "race-number", { number: play.race_number, races: play.races }) : "");

const CHOICES = {
  deal: (_, play) => t("deal-race", { number: play.race_number + 1 }),
  declare: ({ horse, cards }) => t("cards-of", { horse, cards }),
  settle: (_, play) => t("go-on-with", { found: play.question.answers.reduce((sum, one) => sum + (one ?? 0), 0) }),
  end_session: () => t("end-session"),
  join: () => t("join-game"),
  leave: () => t("leave-game"),
  top_up: () => t("buy-chips"),
};

/** Whether dice are what `choice` waits for. */
export const wantsDice = ({ needs = [] }) => needs.some(({ kind }) => kind === "dice");

/** The actions of a template in which a small number is to be chosen, one a number; others as they are. */
export const spelledOut = ({ action, needs = [] }) => {
  const [need] = needs;
  if (need?.kind !== "count") return [action];
  const lowest = need.lowest ?? 0;
  return Array.from({ length: need.highest - lowest + 1 }, (_, at) => ({ ...action, [need.field]: lowest + at }));
};

/** What a button says that does `action`. */
export const choiceLabel = (action, play) => CHOICES[action.do](action, play);
