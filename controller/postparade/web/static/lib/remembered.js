// What this browser remembers for a page. One that keeps nothing, as where site data are blocked, makes a page forget
// when it is closed, and no more than that; what needs cookies says so.
import { el } from "./dom.js";
import { t } from "./i18n.js";

/** @typedef {"localStorage" | "sessionStorage"} Shelf */

/**
 * What a browser that keeps nothing is told to remember, as long as the page is open.
 *
 * @type {Map<string, string>}
 */
const meanwhile = new Map();

/**
 * What was last remembered under `name`; nothing if nothing was, or the browser has not kept it.
 *
 * @param {Shelf} shelf
 * @param {string} name
 */
export function recall(shelf, name) {
  try {
    return globalThis[shelf].getItem(name) ?? meanwhile.get(name) ?? null;
  } catch {
    return meanwhile.get(name) ?? null;
  }
}

/**
 * Remember `text` under `name`: in `sessionStorage` for this page, in `localStorage` for this browser.
 *
 * @param {Shelf} shelf
 * @param {string} name
 * @param {string} text
 */
export function remember(shelf, name, text) {
  try {
    globalThis[shelf].setItem(name, text);
  } catch {
    meanwhile.set(name, text);
  }
}

/** Say at the top of the page if this browser keeps no cookies: the table would never know it again. */
export function tellCookies() {
  if (navigator.cookieEnabled) return;
  document.body.prepend(el("p", { class: "heldback", role: "alert" }, t("cookies-refused")));
}
