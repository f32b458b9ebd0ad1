// The way in, as this screen may show it: with the join code where the table allows that, else with a button that asks
// the host. Everybody on the Wi-Fi may look at the board, but not everybody is invited.
import { el } from "../lib/dom.js";
import { t, tParts } from "../lib/i18n.js";

/** @import { Invitation, Join } from "../lib/page.js" */

/** @type {Invitation} */
const NONE = { url: null, code: null, screen: null };
const AGAIN = 2000;

/** @type {string | undefined} */
let edition;
let invitation = NONE;
let changed = () => {};

/**
 * The invitation for the state `join`, as far as it is known; `show` is called when it has come or changed.
 *
 * @param {Join} join
 * @param {() => void} show
 */
export function invitationFor(join, show) {
  changed = show;
  if (join.edition !== edition) {
    edition = join.edition;
    learn(edition);
  }
  return invitation;
}

/** @param {string} wanted */
async function learn(wanted) {
  try {
    invitation = await (await fetch("/invitation.json")).json();
  } catch {
    setTimeout(() => wanted === edition && learn(wanted), AGAIN);
    return;
  }
  changed();
}

async function askForCode() {
  try {
    const answer = await fetch("/screen", { method: "POST" });
    if (answer.ok) invitation = { ...invitation, ...(await answer.json()) };
  } catch {
    // The page says by itself that the table is silent; the button is still there.
  }
  changed();
}

/** @param {string} url */
const withoutScheme = (url) => url.replace(/^https?:\/\//, "").replace(/#.*/, "");

/**
 * What the board says about joining.
 *
 * @param {Join} join
 * @param {Invitation} invited
 * @param {string | null} game
 */
export function invitationText({ door, address }, { url, code, screen }, game) {
  if (door === "closed") return [t("doors-closed")];
  const place = el("b", { class: "address number" }, withoutScheme(address));
  if (!url) {
    return [
      ...tParts("code-elsewhere", { address: place }),
      el("br"),
      screen === null
        ? el("button", { class: "small quiet", onclick: askForCode }, t("show-code-here"))
        : t("screen-number", { number: screen }),
    ];
  }
  return tParts(game ? "join-short" : "scan-or-open", { address: place, code: el("b", { class: "number" }, code) });
}
