// The board while nobody is there: a demonstration race, how to join, what is on tonight, and who has won before.
import { lying } from "../lib/dice.js";
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { seatLane } from "../lib/silks.js";
import { lanesAt } from "./demonstration.js";
import { hallOfFame } from "./hall.js";

/** @import { DemonstrationMoment, State } from "../lib/page.js" */
/** @import { TrackLane } from "./lane.js" */

/** Evenings of the hall of fame beside the race. */
const SHOWN = 5;
/** Milliseconds in which the table is told only once that the screen is touched. */
const AGAIN = 1000;

/** What is told of a move. */
const TOLD = {
  off: "attract-off",
  moves: "attract-moves",
  leads: "attract-leads",
  "one-to-go": "attract-one-to-go",
  wins: "attract-wins",
};

let toldAt = -Infinity;
let tellTable = () => {};
/** The race whose lanes are drawn. */
let drawn = 0;

/**
 * Follow the table, which says when a demonstration is on and where it stands.
 *
 * @param {State} now
 * @param {boolean} held something else has to stay on the screen
 * @param {() => void} touched tells the table that somebody is here
 */
export function showAttract(now, held, touched) {
  tellTable = touched;
  const moment = now.bulletin?.attract;
  const on = Boolean(moment?.on) && !held;
  byId("attract").hidden = !on;
  document.body.classList.toggle("attracting", on);
  if (!moment?.on || !on) return;
  showPanel(now);
  draw(moment);
  renderIfChanged(byId("attract-dice"), [moment.number, moment.at, moment.roll], () =>
    moment.roll.length ? lying(/** @type {any} */ (moment.roll)) : [],
  );
  setText(byId("attract-caption"), t(TOLD[moment.told], { horse: moment.horse }));
}

/** @param {DemonstrationMoment} moment */
function draw(moment) {
  const track = byId("attract-track");
  const lanes = lanesAt(moment);
  if (drawn !== moment.number) {
    drawn = moment.number;
    const longest = Math.max(...lanes.map(({ length }) => length));
    track.style.setProperty("--lanes", String(lanes.length));
    track.replaceChildren(
      ...lanes.map((lane) => {
        const made = /** @type {TrackLane} */ (document.createElement("pp-lane"));
        made.build(/** @type {any} */ ({ ...seatLane(lane.number), ...lane }), longest, null);
        return made;
      }),
    );
  }
  [...track.children].forEach((made, at) => {
    const { leads, wins, ...lane } = lanes[at];
    /** @type {TrackLane} */ (made).show(/** @type {any} */ ({ ...seatLane(lane.number), ...lane }), { leads, wins });
  });
}

/** @param {State} now */
function showPanel({ lobby, join, bulletin }) {
  setText(byId("attract-tonight"), lobby?.tonight || t("attract-welcome"));
  const qr = byId("qr");
  const evenings = (bulletin?.hall?.evenings ?? []).slice(-SHOWN).reverse();
  renderIfChanged(byId("attract-side"), [qr.hidden ? "" : qr.src, lobby?.wifi, join?.door, evenings], () => [
    qr.hidden || !qr.getAttribute("src")
      ? null
      : el("figure", {}, el("img", { src: qr.src, alt: qr.alt }), el("figcaption", {}, t("attract-join"))),
    lobby?.wifi && !qr.hidden
      ? el(
          "figure",
          {},
          el("img", { src: `/wifi.svg?${encodeURIComponent(lobby.wifi)}`, alt: t("attract-wifi-code") }),
          el("figcaption", {}, t("attract-wifi", { name: lobby.wifi })),
        )
      : null,
    evenings.length ? hallOfFame(evenings) : null,
  ]);
}

for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, () => {
    if (performance.now() - toldAt < AGAIN) return;
    toldAt = performance.now();
    tellTable();
  });
