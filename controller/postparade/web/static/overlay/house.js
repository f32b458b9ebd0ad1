// What the house shows beside the race: the way to the table, and its own pictures.
import { invitationFor, invitationText } from "../board/invitation.js";
import { el } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { nameOf } from "../lib/phrases.js";
import { seatLane } from "../lib/silks.js";

/** @import { Element } from "./overlay.js" */

/** Milliseconds for which each picture of the house is shown, and after which this page asks for new ones. */
const EACH = 12_000;
const WIFI = "/wifi.svg";

/** @type {Element} */
export function lobby({ state, names, again }) {
  const { join, lobby: house, seats, game } = state;
  if (!join) return null;
  const invited = invitationFor(join, again);
  const codes = invited.url && join.door !== "closed" ? [`/qr.svg?${join.edition}`] : [];
  if (house?.wifi && invited.url) codes.push(WIFI);
  const people = seats.map(({ seat }) => ({ seat, name: nameOf(names, seat) }));
  return {
    data: [join, house, invited, people, game],
    draw: () => [
      el("h1", { class: "display" }, house?.tonight || t("welcome")),
      el(
        "div",
        { class: "codes" },
        codes.map((src) =>
          el(
            "figure",
            {},
            el("img", { src, alt: t(src === WIFI ? "attract-wifi-code" : "qr-code"), width: 600, height: 600 }),
            el("figcaption", {}, src === WIFI ? t("attract-wifi", { name: house?.wifi ?? "" }) : t("attract-join")),
          ),
        ),
      ),
      el("p", {}, invitationText(join, invited, game)),
      el(
        "ul",
        { class: "guests" },
        people.map(({ seat, name }) => el("li", { "--seat": seatLane(seat).colour }, name)),
      ),
    ],
  };
}

/** @type {string[]} */
let pictures = [];
let turn = 0;
let asked = false;

/** @param {() => void} again */
async function follow(again) {
  for (;;) {
    try {
      pictures = (await (await fetch("/house-pictures.json", { cache: "no-store" })).json()).pictures;
    } catch {
      // The pictures that are known go on.
    }
    again();
    await new Promise((done) => setTimeout(done, EACH));
    turn += 1;
  }
}

/** @type {Element} */
export function housePictures({ state, again }) {
  if (!asked) {
    asked = true;
    follow(again);
  }
  const picture = pictures.length ? pictures[turn % pictures.length] : "";
  const line = state.lobby?.tonight ?? "";
  if (!picture && !line) return null;
  return {
    data: [picture, line],
    draw: () => [
      picture ? el("img", { src: `/house-pictures/${picture}`, alt: "" }) : null,
      line ? el("p", { class: "display" }, line) : null,
    ],
  };
}
