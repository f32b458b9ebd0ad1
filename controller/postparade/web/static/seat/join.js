// Joining: a name for a seat, or a one-time code for a seat that waits for its owner.
import { invitation } from "./invitation.js";
import { byId, el, setText } from "../lib/dom.js";
import { limitTo } from "../lib/graphemes.js";
import "../lib/horse.js";
import { codeOfLink, isStale } from "../lib/join-code.js";
import { offerLanguages, translate, errorText, t } from "../lib/i18n.js";
import { recall, remember, tellCookies } from "../lib/remembered.js";

/** @import { SeatCard } from "../lib/page.js" */

translate();
limitTo(byId("name"), 16);
offerLanguages(byId("language"));
tellCookies();

byId("horse").draw({ number: 7, label: "7", colour: "#42d4f4" });

const NOTHING = { seats: [], waiting: null };
/** Milliseconds from one question at the door to the next. */
const ASK_AGAIN = 2000;

const returning = invitation.startsWith("seat-");
const [{ seats: own, waiting }, { code, wrong: stale }] = returning
  ? [NOTHING, { code: "", wrong: "" }]
  : await Promise.all([ownSeats(), codeOfLink(invitation)]);
byId("form").hidden = returning || own.length > 0 || Boolean(waiting);
byId("own").hidden = !own.length || Boolean(waiting);
byId("ownseats").replaceChildren(
  ...own.map((/** @type {SeatCard} */ { seat, name }) =>
    el("a", { class: "button primary wide", href: `/seat/${seat}/` }, t("back-to-seat", { name })),
  ),
);
byId("another").addEventListener("click", () => {
  byId("own").hidden = true;
  byId("form").hidden = false;
  byId("name").focus();
});
byId("back").hidden = !returning;
byId("watch").href = code ? `/watch#${code}` : "/watch";
byId("codebox").hidden = code !== "";
// A guest may have typed one while the table was asked.
if (code) byId("code").value = code;
setText(byId("stale"), stale);

const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const JOIN = "postparade-join";
// Kept until the table has decided, also when this page is opened again: trying again never takes a second seat, and
// gets the one that was taken before the table stopped.
let id = recall("sessionStorage", JOIN) ?? newId();
const keepId = () => remember("sessionStorage", JOIN, id);
keepId();

function renewId() {
  id = newId();
  keepId();
}

/** The seats that this browser holds, and the name of the guest who waits at the door with it; nothing if the table
 *  does not answer. */
async function ownSeats() {
  try {
    return await (await fetch("/join/seats")).json();
  } catch {
    return NOTHING;
  }
}

/** @param {Record<string, any>} form */
async function send(form) {
  try {
    const answer = await fetch("/join", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(form),
    });
    const body = await answer.json();
    if (answer.status < 500 && !body.seat) renewId();
    return answer.ok ? body : { wrong: errorText(body), code: body.code };
  } catch {
    return { wrong: t("no-answer") };
  }
}

/**
 * Go to the seat that was taken, if this browser can prove that it is its own. Else it keeps no cookies, or something
 * on the way drops them: trying again gets the same seat.
 *
 * @param {SeatCard} card
 */
async function sit({ seat }) {
  const held = await ownSeats();
  if (held !== NOTHING && !held.seats.some((/** @type {SeatCard} */ one) => one.seat === seat)) {
    byId("back").hidden = true;
    return backToForm(t("cookies-refused"));
  }
  renewId();
  return location.replace(`/seat/${seat}/`);
}

/**
 * Wait at the door as `name` until the host has decided; the table remembers who waits, whatever this page does.
 *
 * @param {string} name
 */
async function waitAtDoor(name) {
  byId("form").hidden = byId("own").hidden = true;
  byId("waiting").hidden = false;
  setText(byId("waitingtext"), t("wait-at-door", { name }));
  while (!byId("waiting").hidden) {
    const answer = await send({ t: "enter" });
    if (answer.seat) return sit(answer);
    if (answer.waiting === false) return backToForm(errorText(answer));
    // A table that does not answer, or is busy, is asked again; everything else it says is final.
    if (answer.code && !["too_fast", "try_later", "access_unwritable", "journal_unwritable"].includes(answer.code)) {
      return backToForm(answer.wrong);
    }
    setText(byId("waitingerror"), answer.wrong ?? "");
    await new Promise((resolve) => {
      setTimeout(resolve, ASK_AGAIN);
    });
  }
}

/** @param {string} wrong */
function backToForm(wrong) {
  byId("waiting").hidden = true;
  byId("form").hidden = false;
  setText(byId("error"), wrong);
}

byId("nomore").addEventListener("click", async () => {
  backToForm("");
  await send({ t: "leave" });
});

byId("form").addEventListener("submit", async (/** @type {Event} */ event) => {
  event.preventDefault();
  // What was said of the link does not stand beside what is said of this answer.
  setText(byId("stale"), "");
  const button = byId("take");
  button.setAttribute("aria-busy", "true");
  const answer = await send({ t: "join", id, name: byId("name").value, code: byId("code").value });
  button.removeAttribute("aria-busy");
  if (answer.seat) return sit(answer);
  if (answer.waiting) return waitAtDoor(byId("name").value);
  if (isStale(answer.code)) byId("codebox").hidden = false;
  return setText(byId("error"), answer.wrong);
});
byId("take").disabled = false;
if (waiting) waitAtDoor(waiting);

if (returning) {
  const answer = await send({ t: "return", code: invitation.slice("seat-".length) });
  if (answer.seat) sit(answer);
  else setText(byId("backtext"), answer.wrong);
}
