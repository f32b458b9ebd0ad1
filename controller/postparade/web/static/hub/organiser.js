// What consoles of a hub and of a league share: whoever knows the PIN asks for something, and sees who is there.
import { byId, el, setText } from "../lib/dom.js";
import { errorText, t } from "../lib/i18n.js";
import { tellCookies } from "../lib/remembered.js";
import { holdButton } from "../lib/tap.js";

/** @import { TableStand } from "./night.js" */

/**
 * Ask the hub; resolves with its answer, or with nothing where it refused: `line` says why.
 *
 * @param {string} what
 * @param {any} [message]
 * @param {string} [line]
 */
export async function ask(what, message, line = "error") {
  setText(byId(line), "");
  try {
    const answer = await fetch(`/api/hub/${what}`, message && { method: "POST", body: JSON.stringify(message) });
    const told = await answer.json();
    if (answer.ok) return told;
    if (answer.status === 401) opened(false);
    else setText(byId(line), errorText(told));
  } catch {
    setText(byId(line), t("night-away-stage"));
  }
  return undefined;
}

/**
 * Ask for something to be done, and say that it is.
 *
 * @param {string} what
 * @param {any} message
 */
export async function carry(what, message) {
  const told = await ask(what, message);
  setText(byId("told"), told ? t("night-done") : "");
  return told;
}

/** @param {boolean} open */
export function opened(open) {
  byId("closed").hidden = open;
  byId("work").hidden = !open;
}

/**
 * Let in whoever gives the PIN; `invite` is called then.
 *
 * @param {() => void} invite
 */
export function watchDoor(invite) {
  tellCookies();
  byId("door").addEventListener("submit", async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (await ask("sign-in", { pin: byId("pin").value.trim() }, "wrong")) {
      byId("pin").value = "";
      invite();
    }
  });
  byId("out").addEventListener("click", async () => {
    if (await ask("sign-out", {})) opened(false);
  });
  byId("renew").addEventListener("click", async () => {
    if (await carry("code", {})) invite();
  });
  byId("forget").addEventListener("submit", async (/** @type {Event} */ event) => {
    event.preventDefault();
    const told = await ask("forget", { name: byId("person").value });
    setText(byId("forgotten"), told ? t("night-forgotten", { seats: told.seats }) : "");
    if (told?.seats) byId("person").value = "";
  });
}

/** @param {TableStand} who */
function hereText({ here, silent }) {
  if (here) return t("night-here");
  return silent === null ? t("night-away") : t("night-away-since", { seconds: silent });
}

/**
 * The name of a table or venue, and whether it is here.
 *
 * @param {TableStand} who
 */
export const heading = (who) =>
  el("div", {}, el("b", {}, who.name), " ", el("span", { class: who.here ? "" : "gone" }, hereText(who)));

/**
 * The button that lets in again whoever has parted from what the hub knows; nothing for anybody else.
 *
 * @param {TableStand} who
 */
export const rejoinButton = ({ number, state }) =>
  state === "parted" && holdButton(`rejoin ${number}`, t("night-rejoin"), () => carry("rejoin", { table: number }));
