// What happened, in plain words: for the board when the announcer is silent, and for the result.
import {
  errorText,
  gameText,
  hasText,
  isolated,
  labelled,
  language,
  localizedError,
  t,
  tellText,
  whole,
} from "./i18n.js";

/** @import { AnyEvent, DiceBulletin, GameModule, GameStatus, NameOf, Names, News, PageRace, State } from "./page.js" */

/** @type {Names} */
const known = {};

/**
 * Seat number to name. Somebody who has left keeps the name on this page until another one sits there: the
 * standings still show it.
 *
 * @param {{ seat: number, name: string }[]} [seats]
 */
export const namesOf = (seats = []) => ({
  ...Object.assign(known, Object.fromEntries(seats.map(({ seat, name }) => [seat, name]))),
});

/**
 * @param {Names} names
 * @param {number | string} seat
 */
export const nameOf = (names, seat) => names[seat] ?? t("seat", { seat });

/**
 * Whose turn it is, in words; only in games with dice does anybody roll.
 *
 * @param {State} state
 * @param {Names} names
 */
export const turnText = ({ status, pages }, names) =>
  t(pages?.dice === false ? "has-turn" : "rolls", { name: nameOf(names, status?.turn ?? 0) });

/**
 * What stands beside the name of whoever has the turn.
 *
 * @param {State} state
 */
export function turnNote({ pages }) {
  if (hasText("turn", "note")) return gameText("turn", "note");
  return t(pages?.dice === false ? "is-to-act" : "is-rolling");
}

/** @param {(string | number)[]} words */
export function list(words) {
  const apart = words.map((word) => isolated(String(word)));
  return apart.length < 2 ? apart.join("") : `${apart.slice(0, -1).join(", ")} ${t("and")} ${apart.at(-1)}`;
}

const either = new Intl.ListFormat(language, { type: "disjunction" });
/**
 * A number as it is said of a roll, by the label of the lane that it moves.
 *
 * @type {Record<string, string>}
 */
const NUMBERS = {
  2: "a-number-2",
  3: "a-number-3",
  4: "a-number-4",
  5: "a-number-5",
  6: "a-number-6",
  7: "a-number-7",
  8: "a-number-8",
  9: "a-number-9",
  10: "a-number-10",
  11: "a-number-11",
  12: "a-number-12",
};

/**
 * The rolls that move one of these lanes: "a five or a twelve".
 *
 * @param {{ label: string }[]} lanes
 */
export const rollsText = (lanes) =>
  either.format(lanes.map(({ label }) => (label in NUMBERS ? t(NUMBERS[label]) : t("horse-number", { horse: label }))));

/**
 * Who joins and leaves a game, in words: the same in all games, by the type of the event.
 *
 * @satisfies {Record<string, (e: { player: number }, name: NameOf) => string>}
 */
export const MEMBERSHIP = {
  joined: (e, name) => t("tell-joined", { name: name(e.player) }),
  left: (e, name) => t("tell-left", { name: name(e.player) }),
};

/**
 * What one event says, by the type of the event; nothing for one without words.
 *
 * @param {Record<string, any>} sentences
 * @param {AnyEvent} event
 * @param {any} names
 * @returns {string}
 */
export const sentence = (sentences, event, names) => sentences[event.type]?.(event, names) ?? "";

/**
 * Sentences one after the other, without those that say nothing. A semicolon keeps a number at the end of one apart
 * from a number that begins the next: "with 31. 3 chips" reads as one.
 *
 * @param {(string | undefined)[]} sentences
 */
export const prose = (sentences) =>
  sentences
    .filter(Boolean)
    .join(" ")
    .replace(/(?<=\d)\.(?= [¡¿]?\d)/g, language === "fr" ? "\u202f;" : ";");

/**
 * One sentence or two for the events of one entry: those that the game's script describes, else its catalogue or the
 * common one (`tell-TYPE`). Events without words are skipped.
 *
 * @param {AnyEvent[]} events
 * @param {Names} names
 * @param {GameModule} module
 */
function describe(events, names, module) {
  if (module.describe) return module.describe(events, names);
  const lines = events.map((event) => {
    const seat = event.player ?? event.seat;
    return tellText(event.type, seat ? { ...event, name: nameOf(names, seat) } : event);
  });
  return prose(lines);
}

/**
 * What just happened, in words: of several entries told at once the last that has any, as a caption has room for one.
 *
 * @param {News | undefined} news
 * @param {Names} [names]
 * @param {GameModule} [module]
 */
export function newsText(news, names = {}, module = {}) {
  const { events = [], latest = events.length, kind } = news ?? {};
  // A correction brings all the events that hold instead: nobody wants the race retold.
  if (kind === "correction") return t("tell-corrected");
  return describe(events.slice(events.length - latest), names, module) || describe(events, names, module);
}

/**
 * What the caller said last, in the language of this page where it is known.
 *
 * @param {State} state
 */
export const calledText = ({ bulletin }) => bulletin?.caption?.texts?.[language] ?? bulletin?.caption?.text;

/**
 * Who won the race, in words.
 *
 * @param {Pick<PageRace, "winners" | "lanes">} race
 */
export function winnerText({ winners, lanes }) {
  const won = lanes.filter(({ number }) => winners.includes(number));
  if (!won.length) return t("nobody-wins");
  if (won.length > 1) return t("dead-heat", { names: list(won.map(({ name, label }) => name || label)) });
  return won[0].name
    ? t("named-wins", { horse: won[0].name, number: won[0].label })
    : t("number-wins", { number: won[0].label });
}

/** Reasons for unread dice whose remedy is to enter them; those who may not are told something else. */
const ENTERED = ["cocked", "unsure", "never_rests", "stays_covered", "smart_die_leans", "smart_roll_lost"];
/** @type {Record<string, string>} */
const TYPES = { everybody: "dice-you-type", host: "dice-host-types" };
/** @type {Record<string, string>} */
const NOT_ENTERED = { host: "dice-again-or-host", nobody: "dice-again" };

/**
 * What one die reading means for people, from the bulletin of the dice, where `typing` says who may enter rolls.
 *
 * @param {(Pick<DiceBulletin, "stage"> & Partial<DiceBulletin>) | undefined} dice
 * @param {string} [typing]
 */
export function diceLine(dice, typing = "everybody") {
  if (!dice) return "";
  if (dice.reason) {
    const said = { code: dice.reason, sentence: dice.sentence ?? "", remedy: dice.remedy ?? "", details: dice.details };
    const instead = ENTERED.includes(dice.reason) && NOT_ENTERED[typing];
    return instead ? `${localizedError(said).sentence} ${t(instead)}` : errorText(said);
  }
  if (dice.sentence) return dice.sentence;
  if (dice.stage === "moved") return [t("dice-moved"), TYPES[typing] ? t(TYPES[typing]) : ""].filter(Boolean).join(" ");
  const key = {
    moving: "moving",
    still: "reading",
    proposed: "reading",
    covered: "covered",
    calibrating: "calibrating",
  }[dice.stage];
  return key ? t(`dice-${key}`) : "";
}

/**
 * That no camera sees the dice, or that smart dice are out of reach, and who says what they show meanwhile; nothing
 * while they are known.
 *
 * @param {State} state
 * @param {any} [host]
 */
export function unseenDice({ bulletin, typing }, host = false) {
  const lost = (bulletin?.faults?.list ?? []).some(
    ({ room, device, severity }) =>
      room === "dice" && severity === "error" && (device === "camera" || device.startsWith("smart")),
  );
  if (!lost) return "";
  const types = TYPES[host && typing === "host" ? "everybody" : typing];
  return [t("dice-unseen"), types ? t(types) : ""].filter(Boolean).join(" ");
}

/** @type {Record<string, string>} */
const SOURCES = {
  camera: "dice-camera",
  simulated: "dice-camera",
  photos: "source-photos",
  buttons: "source-buttons",
  "number-pad": "source-number-pad",
  smart: "source-smart",
  electronic: "source-electronic",
  entered: "by-hand",
};

/**
 * Who tells the table about the dice.
 *
 * @param {string} source
 */
export const sourceLine = (source) => (source in SOURCES ? t(SOURCES[source]) : source || t("by-hand"));

/**
 * "Race 3 of 5", or what the game calls its rounds; nothing before the first one.
 *
 * @param {Required<GameStatus> | null} status
 */
export function raceLine(status) {
  if (!status?.race) return "";
  const name = status.races ? "of" : "number";
  const args = { number: status.race, races: status.races };
  return hasText("race", name) ? gameText("race", name, args) : t(`race-${name}`, args);
}

/** What purses hold: chips, unless the game counts something else. */
export const purseName = () => (hasText("purse", "name") ? gameText("purse", "name") : t("chips"));

/**
 * What is in a purse, in words.
 *
 * @param {number} purse
 */
export const purseText = (purse) =>
  hasText("purse", "name") ? labelled(purseName(), whole(purse)) : t("so-many-chips", { chips: purse });

/**
 * The phase of the game, in words; nothing for one without words.
 *
 * @param {Required<GameStatus> | null} status
 */
export const phaseText = (status) => (status && hasText("phase", status.phase) ? gameText("phase", status.phase) : "");
