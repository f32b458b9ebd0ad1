// The way to the table: the code to join with, and before a game the parade of those who have sat down.
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { longestWord } from "../lib/graphemes.js";
import { horse } from "../lib/horse.js";
import { t, tParts } from "../lib/i18n.js";
import { unpaid } from "../lib/show.js";
import { seatLane } from "../lib/silks.js";
import { hallOfFame } from "./hall.js";
import { invitationFor, invitationText } from "./invitation.js";
import { program } from "./tonight.js";

/** Games of a scheduled evening below the parade, of riders in one row and in two. */
const ITEMS = 4;
const FEWER = 2;
const ROW = 3;
/** @import { Child, Evening, Honoured, State } from "../lib/page.js" */

/** Evenings of the hall of fame below the parade, and with how many riders there is room for them. */
const SHOWN = 3;
const ROOM = 6;

let pinTimer = 0;
let firstPin = "";
/** @type {Set<number>} Who has ridden onto the board. */
const riders = new Set();
/** @type {() => State} */
let latest = () => /** @type {any} */ ({});
let opened = false;

/** Whether the PIN of the first host stands on this screen. */
export const tellsFirstPin = () => firstPin !== "";

/** @param {State} state */
export function showDoor(state) {
  const { join, game } = state;
  if (!join) return;
  const invited = invitationFor(join, () => showDoor(latest()));
  if (invited.url && byId("qr").dataset.edition !== join.edition) {
    byId("qr").dataset.edition = join.edition;
    byId("qr").src = `/qr.svg?${join.edition}`;
  }
  byId("qr").hidden = join.door === "closed" || !invited.url;
  showWifi(state);
  renderIfChanged(byId("join"), [join, game, invited], () => invitationText(join, invited, game));
  byId("lobby").hidden = Boolean(game);
  document.body.classList.toggle("idle", !game);
  document.body.classList.toggle("over", Boolean(state.over) && !unpaid(state));
  if (!game) showLobby(state, firstPin ? hostLine(join) : null);
  opened = true;
}

/**
 * Guests who are not in the Wi-Fi yet scan the way into it first.
 *
 * @param {State} state
 */
function showWifi({ game, lobby }) {
  const name = game || byId("qr").hidden ? "" : (lobby?.wifi ?? "");
  byId("wifi").hidden = !name;
  renderIfChanged(byId("wifi"), name, () =>
    name
      ? [
          el("img", { src: `/wifi.svg?${encodeURIComponent(name)}`, alt: t("attract-wifi-code") }),
          el("figcaption", {}, t("attract-wifi", { name })),
        ]
      : null,
  );
}

/**
 * Until the first host has signed in, the screen of the table's own machine shows how to.
 *
 * @param {() => State} state What is shown when the answer is there.
 */
export async function learnFirstPin(state) {
  latest = state;
  clearTimeout(pinTimer);
  const answer = await fetch("/host/first").catch(() => null);
  const pin = answer?.status === 200 ? (await answer.json()).pin : "";
  if (pin) pinTimer = setTimeout(() => learnFirstPin(state), 5000);
  if (pin === firstPin) return;
  firstPin = pin;
  if (state().join) showDoor(state());
}

/** @param {any} join */
function hostLine(join) {
  const address = join.address.replace(/^https?:\/\//, "").replace(/\/join.*/, "/host");
  return el(
    "figure",
    { class: "first-host" },
    el("img", { src: "/host/first.svg", alt: t("first-code") }),
    el(
      "figcaption",
      {},
      tParts("first-pin", {
        address: el("b", { class: "number" }, address),
        pin: el("b", { class: "number" }, firstPin),
      }),
    ),
  );
}

/**
 * Everybody who has sat down rides onto the board under their name; who has won before stands below, while there is
 * room for it.
 *
 * @param {State} state
 * @param {Child} host
 */
function showLobby({ seats = [], bulletin }, host) {
  const schedule = bulletin?.schedule;
  const evenings = (bulletin?.hall?.evenings ?? []).slice(-SHOWN).reverse();
  const on = Boolean(schedule?.on);
  renderIfChanged(byId("lobby"), [seats.map(({ seat, name }) => [seat, name]), evenings, firstPin, schedule], () => [
    el(
      "ol",
      { class: seats.length > 6 ? "parade many" : "parade" },
      seats.map(({ seat, name }) => {
        const fresh = opened && !riders.has(seat);
        riders.add(seat);
        return el(
          "li",
          { class: fresh ? "rides-in" : "" },
          horse(seatLane(seat)),
          el("span", { class: "display", "--letters": longestWord(name) }, name),
        );
      }),
    ),
    seats.length
      ? null
      : el(
          "div",
          { class: "parade", "aria-hidden": "true" },
          [2, 6, 11].map((seat) => horse(seatLane(seat))),
        ),
    el(
      "p",
      { class: "display big" },
      t(seats.length ? "players-wait-short" : "gates-empty", { players: seats.length }),
    ),
    el("p", {}, t(seats.length ? (on ? "schedule-starts" : "host-starts") : "scan-to-sit")),
    host,
    seats.length <= ROOM ? below(schedule, host ? [] : evenings, seats.length > ROW) : null,
  ]);
  for (const seat of riders) if (!seats.some((one) => one.seat === seat)) riders.delete(seat);
}

/**
 * What is on tonight, or who has won before.
 *
 * @param {Evening | undefined} schedule
 * @param {Honoured[]} evenings
 * @param {boolean} rows whether riders need two
 */
function below(schedule, evenings, rows) {
  if (schedule?.on) return el("div", { class: "tonight" }, program(schedule, rows ? FEWER : ITEMS));
  return evenings.length ? hallOfFame(evenings) : null;
}
