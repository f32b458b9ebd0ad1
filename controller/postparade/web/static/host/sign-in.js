// Signing in to the host console with the PIN, and out again, here or everywhere.
import { byId, setText } from "../lib/dom.js";
import { errorText, t } from "../lib/i18n.js";
import { tellCookies } from "../lib/remembered.js";
import { closeDialog, confirmDialog } from "./commands.js";

/** The PIN that this page was opened with: a phone that has scanned the code on the board types nothing. */
const scanned = /^#pin=(\d{6})$/.exec(location.hash)?.[1];

/** Whether this host came by the code on the board of a new table, to set it up. */
export const cameByCode = () => Boolean(scanned);

/**
 * Show the console, or the form that asks for the PIN.
 *
 * @param {boolean} yes
 */
export function signedIn(yes) {
  byId("login").hidden = yes;
  byId("console").hidden = !yes;
  byId("out").hidden = byId("everywhere").hidden = !yes;
  if (!yes) byId("pin").focus();
}

/**
 * Listen to the form and to the buttons; `entered` is called once the PIN was right.
 *
 * @param {() => void} entered
 */
export function openSignIn(entered) {
  tellCookies();
  byId("pinform").addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    signIn(byId("pin").value, entered);
  });
  if (scanned) {
    // Neither the history of the phone nor a shared address holds the PIN.
    history.replaceState(null, "", location.pathname);
    signIn(scanned, entered);
  }
  byId("out").addEventListener("click", () => signOut("logout"));
  byId("everywhere").addEventListener("click", () =>
    confirmDialog(t("sign-out-everywhere-asked"), t("signs-out-all-devices"), {
      go: t("sign-out-all"),
      leave: t("stay-signed-in"),
      act: () => signOut("logout?everywhere"),
    }),
  );
}

/**
 * @param {string} pin
 * @param {() => void} entered
 */
async function signIn(pin, entered) {
  try {
    const answer = await fetch("login", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ pin }),
    });
    const body = await answer.json();
    setText(byId("pinerror"), answer.ok ? "" : errorText(body));
    byId("pin").value = "";
    if (answer.ok) entered();
  } catch {
    setText(byId("pinerror"), t("silent-table"));
  }
}

/** @param {string} how */
async function signOut(how) {
  closeDialog();
  try {
    await fetch(how, { method: "POST" });
  } finally {
    location.reload();
  }
}
