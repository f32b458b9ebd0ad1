// A screen of the table: it says once a second that it is here, and shows what the host has assigned to it.
import { stayAwake } from "../lib/awake.js";
import { byId, setText } from "../lib/dom.js";
import { errorText, locale, t, translate } from "../lib/i18n.js";
import { tellCookies } from "../lib/remembered.js";

/** Milliseconds from one word to the table to the next, and for which its answer is waited for: together below the two
 *  seconds after which a screen that may be out of date has to say so. */
const EVERY = 700;
const PATIENCE = 1200;

translate();
tellCookies();
let shown = "";
let heard = Date.now();

/** @param {{ number: number, name: string, role: string, address: string, pointed: boolean, console: string }} told */
function show({ number, name, role, address, pointed, console: place }) {
  const called = name || t("screen-number-so", { number });
  setText(byId("name"), called);
  setText(byId("console"), place.replace(/^https?:\/\//, ""));
  byId("waits").hidden = role !== "waiting";
  if (shown !== address) {
    shown = address;
    byId("shown").hidden = !address;
    byId("shown").src = address || "about:blank";
  }
  byId("pointed").hidden = !pointed;
  setText(byId("pointed"), pointed ? called : "");
  document.title = `${called} - Post Parade`;
}

/** @param {string} text */
function complain(text) {
  byId("silent").hidden = !text;
  setText(byId("silent"), text);
}

async function here() {
  try {
    const answer = await fetch("/screen/here", { method: "POST", signal: AbortSignal.timeout(PATIENCE) });
    const told = await answer.json();
    if (!answer.ok) return complain(errorText(told));
    heard = Date.now();
    complain("");
    show(told);
  } catch {
    const when = new Date(heard).toLocaleTimeString(locale, { timeStyle: "medium" });
    complain(t("screen-silent", { when }));
  }
}

async function live() {
  for (;;) {
    await here();
    await new Promise((done) => setTimeout(done, EVERY));
  }
}

stayAwake();
live();
