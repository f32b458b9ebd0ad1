// What the table consists of: how far each device is known to work, and what to do about one that does not.
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { errorText, labelled, t } from "../lib/i18n.js";
import { diceLine, sourceLine } from "../lib/phrases.js";
import { post } from "./commands.js";
import { soundLine } from "./sound.js";

/** @import { Bulletins, Fault, State } from "../lib/page.js" */

const HEARD = new Set(["withheld", "sent", "received"]);

/**
 * Who may enter rolls, for the words of this page: the host may wherever anybody may.
 *
 * @param {State} state
 */
export const byHost = ({ typing }) => (typing === "nobody" ? typing : "everybody");

const wake = () => post("lights.json", { do: "wake" });

/**
 * What the sound comes out of, and how far it is known that it is heard.
 *
 * @param {any} given
 */
const heardLine = ({ device, output, confirmation }) => {
  const known = HEARD.has(confirmation) ? t(`sound-${confirmation}`) : "";
  return [soundLine(device === "default" && output ? output : device), known].filter(Boolean).join(", ");
};

/** Lets the lights show the race although their owner has switched them off, or to something else. */
const wakeButton = () => el("button", { class: "small", "data-key": "wake", onclick: wake }, t("show-race-there"));

/**
 * Who tells the table about the dice, or what is wrong with them.
 *
 * @param {State} state
 */
function readerLine(state) {
  const dice = state.bulletin?.dice;
  if (!dice) return sourceLine(state.electronic ? "electronic" : "entered");
  return diceLine(dice, byHost(state)) || sourceLine(dice.source);
}

/**
 * Which smart dice are connected, and how full their batteries are.
 *
 * @param {Bulletins["smart_dice"]} told
 */
const smartDiceRows = (told) =>
  (told?.dice ?? []).map(({ name, connected, battery }) => {
    const charge = battery === null ? [] : [`${battery} %`];
    // The name is the maker's, and long: what matters stands on a line of its own.
    return [t("device-smart-dice"), `${name}\n${[t(connected ? "connected" : "not-connected"), ...charge].join(", ")}`];
  });

/**
 * What shows the race, and how far it is known to do so.
 *
 * @param {any} track
 */
const trackLine = (track) =>
  track && track.driver !== "null" ? labelled(track.driver, t(`confirmation-${track.confirmation}`)) : t("none");

/**
 * What of the table works, how far that is known, and what to do about the rest.
 *
 * @param {State} state
 */
export function showDevices(state) {
  const told = state.bulletin ?? {};
  const rows = [
    [t("program"), [state.version, state.program?.slice(0, 16)].filter(Boolean).join(", ")],
    [t("dice"), readerLine(state)],
    ...Object.values(told.camera ?? {}).map(({ confirmation }) => [t("device-camera"), t(`camera-${confirmation}`)]),
    ...smartDiceRows(told.smart_dice),
    [t("track"), trackLine(told.track)],
    [t("sound"), told.sound?.settings ? heardLine(told.sound) : t("none")],
  ];
  renderIfChanged(byId("devices"), rows, () =>
    rows.map(([name, value]) => el("div", {}, el("dt", {}, name), el("dd", {}, String(value)))),
  );
  byId("faultbox").hidden = !told.faults?.list?.length;
  renderIfChanged(byId("faults"), [told.faults?.list ?? [], told.track?.wake], ([faults, offered]) =>
    faults.map((/** @type {Fault} */ fault) => {
      const about = fault.room === "track" && fault.device === "driver";
      return el("li", {}, errorText(fault), offered && about ? el("div", { class: "row" }, wakeButton()) : null);
    }),
  );
}
