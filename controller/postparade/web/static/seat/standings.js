// Where the race and the table stand, on a phone: how far every horse has come, and who sits here with how much.
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { t, whole } from "../lib/i18n.js";
import { label } from "../lib/names.js";
import { turnNote } from "../lib/phrases.js";
import { seatLane, silk } from "../lib/silks.js";

/** @import { GameStatus, Lane } from "../lib/page.js" */
/** @import { SeatPage } from "./page.js" */

/** @param {SeatPage} page */
export function showRace({ state: { race, status }, seat }) {
  byId("racebox").hidden = !race?.lanes.length || !status?.race;
  byId("bars").style.setProperty("--lanes", race?.lanes.length ?? 1);
  renderIfChanged(byId("bars"), [race, status?.holders], () =>
    (race?.lanes ?? []).map((lane) =>
      bar(lane, race?.leader === lane.number, status?.holders?.[lane.number]?.[seat] ?? 0),
    ),
  );
}

/**
 * How far a horse has come, and how many cards or tokens of it this seat holds.
 *
 * @param {Lane} lane
 * @param {boolean} leads
 * @param {number} held
 */
function bar(lane, leads, held) {
  const left = Math.max(0, lane.length - lane.position);
  const told = [
    lane.scratched ? t("is-scratched") : left ? t("left-to-go", { left }) : t("has-won"),
    held ? t("you-hold", { cards: held }) : "",
  ];
  return el(
    "li",
    {
      class: `${lane.scratched ? "scratched" : ""}${leads ? " leads" : ""}`,
      "aria-label": t("horse-told", { horse: lane.label, told: told.filter(Boolean).join(", ") }),
    },
    el("span", { class: "left number" }, lane.scratched ? "–" : left ? String(left) : t("first-place")),
    el("span", { class: "bar", "--c": lane.colour, "--far": lane.position / lane.length }, el("span")),
    silk(lane),
    el("span", { class: "mine" }, held ? "●".repeat(Math.min(held, 4)) : ""),
  );
}

/**
 * @param {SeatPage} page
 * @param {Partial<GameStatus>} money
 */
export function showOthers({ state, names, seat: own }, { purses = {}, scores = {} }) {
  const { turn } = state.status ?? {};
  renderIfChanged(byId("others"), [state.seats, purses, scores, turn], () =>
    (state.seats ?? []).map(({ seat, playing }) =>
      el(
        "li",
        {
          class: `${seat === own ? "me" : ""}${turn === seat ? " turn" : ""}`,
          "aria-current": seat === own ? "true" : null,
          "--seat": seatLane(seat).colour,
        },
        el("span", { class: "name" }, label(names, seat)),
        el("span", { class: "note" }, turn === seat ? turnNote(state) : state.status && !playing ? t("waits") : ""),
        seat in scores ? el("span", { class: "note number" }, t("won-score", { score: scores[seat] })) : null,
        seat in purses ? el("b", { class: "number" }, whole(purses[seat])) : null,
      ),
    ),
  );
}
