// Joining: a name for a seat, or a one-time code for a seat that waits for its owner.
import { invitation } from "./invitation.js";
import { byId, el, setText } from "../lib/dom.js";
import { limitTo } from "../lib/graphemes.js";
import "../lib/horse.js";
import { offerLanguages, translate, errorText, t } from "../lib/i18n.js";

translate();
limitTo(byId("name"), 16);
offerLanguages(byId("language"));

byId("horse").draw({ number: 7, label: "7", colour: "#42d4f4" });

const returning = invitation.startsWith("seat-");
const own = returning ? [] : await ownSeats();
byId("form").hidden = returning || own.length > 0;
byId("own").hidden = !own.length;
byId("ownseats").replaceChildren(
  ...own.map(({ seat, name }) =>
    el("a", { class: "button primary wide", href: `/seat/${seat}/` }, t("back-to-seat", { name })),
  ),
);
byId("another").addEventListener("click", () => {
  byId("own").hidden = true;
  byId("form").hidden = false;
  byId("name").focus();
});
byId("back").hidden = !returning;
byId("codebox").hidden = !returning && invitation !== "";
byId("code").value = returning ? "" : invitation;

const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
// Kept while the network fails, so that trying again never takes a second seat.
let id = newId();

/** The seats that this browser holds; none if the table does not answer. */
async function ownSeats() {
  try {
    return (await (await fetch("/join/seats")).json()).seats;
  } catch {
    return [];
  }
}

async function send(form) {
  try {
    const answer = await fetch("/join", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(form),
    });
    const body = await answer.json();
    id = newId();
    return answer.ok ? body : { wrong: errorText(body), code: body.code };
  } catch {
    return { wrong: t("no-answer") };
  }
}

function sit({ seat }) {
  location.replace(`/seat/${seat}/`);
}

byId("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = byId("take");
  button.setAttribute("aria-busy", "true");
  const answer = await send({ t: "join", id, name: byId("name").value, code: byId("code").value });
  button.removeAttribute("aria-busy");
  if (answer.seat) return sit(answer);
  if (answer.code === "wrong_code") byId("codebox").hidden = false;
  return setText(byId("error"), answer.wrong);
});
byId("take").disabled = false;

if (returning) {
  const answer = await send({ t: "return", code: invitation.slice("seat-".length) });
  if (answer.seat) sit(answer);
  else setText(byId("backtext"), answer.wrong);
}
