// One part of the race by itself, on nothing: for the picture of a stream, or for a screen that shows only this.
// It shows what the board has shown, never more, and is right from an empty start.
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { gameModule } from "../lib/game.js";
import { t, translate } from "../lib/i18n.js";
import { Link } from "../lib/link.js";
import { fitLabels, measures } from "../lib/names.js";
import { namesOf } from "../lib/phrases.js";
import { ON_BOARD } from "../lib/show.js";
import { housePictures, lobby } from "./house.js";
import { bets, caller, lowerThird, odds, standings, track } from "./race.js";
import { dress, wish } from "./theme.js";

/** @import { Child, GameModule, Names, State } from "../lib/page.js" */
/** @typedef {{ state: State, names: Names, module: GameModule, again: () => void }} Shown */
/**
 * What an element shows, and how, and the names in it that may be cut; null where there is nothing to show.
 *
 * @typedef {(shown: Shown) => { data: any, draw: () => Child, names?: Names } | null} Element
 */

/** @type {Record<string, Element[]>} */
const PAGES = {
  track: [track],
  odds: [odds],
  "lower-third": [lowerThird],
  standings: [standings],
  bets: [bets],
  caller: [caller],
  race: [track, odds, lowerThird],
  lobby: [lobby],
  pictures: [housePictures],
};

/** The least share of their size that letters are given. */
const SMALLEST = 0.4;

const page = location.pathname.split("/").at(-1) ?? "";
const elements = PAGES[page] ?? [];
translate();
dress(page);
const places = elements.map((one) => el("section", { class: `part ${one.name}`, hidden: true }));
byId("parts").append(...places);

const link = new Link("/ws", ON_BOARD);

/** What was drawn, and in how much room, when everything was last made to fit. */
let fitted = "";

/**
 * Let letters be as large as an overlay has them, and smaller until all of it is seen: nobody can scroll a picture.
 *
 * @param {any[]} drawn
 */
function fit(drawn) {
  const key = JSON.stringify([measures(), drawn]);
  if (key === fitted) return;
  fitted = key;
  const { style } = document.documentElement;
  const parts = byId("parts");
  for (let size = 1; size > SMALLEST; size -= 0.05) {
    style.setProperty("--fit", size.toFixed(2));
    if (parts.scrollHeight <= parts.clientHeight + 1 && parts.scrollWidth <= parts.clientWidth + 1) return;
  }
}

function show() {
  const { state } = link;
  if (!state.seats) return;
  const shown = { state, names: namesOf(state.seats), module: gameModule(state, show), again: show };
  const all = elements.map((element) => element(shown));
  const empty = all.every((made) => !made);
  all.forEach((made, at) => {
    const bare = !made && wish("solid") && elements.length === 1;
    places[at].hidden = !made && !bare;
    // A screen that shows only this says what it waits for; a stream shows the picture below.
    renderIfChanged(places[at], made?.data ?? (bare ? "waits" : null), () =>
      made ? made.draw() : bare ? el("p", { class: "display waits" }, t("overlay-waits")) : null,
    );
  });
  fit(all.map((made) => made?.data));
  all.forEach((made, at) => made?.names && fitLabels(places[at], made.names));
  document.documentElement.dataset.empty = String(empty);
}

link.addEventListener("state", show);
// Names have more room or less.
addEventListener("resize", show);
document.fonts.addEventListener("loadingdone", show);
link.addEventListener("up", () => (byId("silent").hidden = true));
link.addEventListener("down", () => (byId("silent").hidden = wish("quiet")));
