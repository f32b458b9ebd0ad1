// The finish, as a show: slow motion, the photo, the winner's circle, chips and standings, the deciding roll once more;
// then the chart on request.
import { el, renderIfChanged } from "../lib/dom.js";
import { horse } from "../lib/horse.js";
import { labelled, t } from "../lib/i18n.js";
import { chart, chartOf } from "../lib/odds.js";
import { list, nameOf, winnerText } from "../lib/phrases.js";
import { bestOf, finalTotals, ranking } from "../lib/result.js";
import { decidingRoll, scene } from "../lib/show.js";
import { seatLane } from "../lib/silks.js";
import { PHOTOGRAPHED } from "../racecourse/slit-camera.js";

/** @import { Film, GameModule, GameState, Lane, Names, PageRace, State } from "../lib/page.js" */

/**
 * @typedef {object} Tools
 * @property {Names} names
 * @property {GameModule} module
 * @property {Record<string, number>} before
 * @property {boolean} chart Whether the chart is wanted.
 * @property {() => void} again Shows the board once more, when a picture has come.
 */

/** Scraps of paper in the air when the game is over. */
const CONFETTI = 70;

/** Letters from which the winner is set smaller: horses with names, or several of them. */
const LONG = 16;

/** @type {{ entry: number, strip: HTMLImageElement } | null} */
let fetched = null;
/** @type {{ address: string, picture: HTMLImageElement, here: boolean } | null} */
let charted = null;

/** @param {Lane} lane */
const share = ({ length, position }) => Math.min(1, position / length);

/**
 * The words on the photograph; who came in in which order, for whoever cannot see it.
 *
 * @param {PageRace} race
 */
function photo({ lanes, winners, photo_finish: close }) {
  const order = lanes
    .filter(({ scratched }) => !scratched)
    .sort(
      (one, two) =>
        share(two) - share(one) || Number(winners.includes(two.number)) - Number(winners.includes(one.number)),
    );
  return [
    el("p", { class: "display stamp" }, t(close ? "photo-finish" : "at-the-line")),
    el(
      "ol",
      { class: "visually-hidden" },
      order
        .slice(0, PHOTOGRAPHED)
        .map(({ label, length, position }) =>
          el("li", {}, labelled(label, t("left-to-go", { left: Math.max(0, length - position) }))),
        ),
    ),
  ];
}

const confetti = () =>
  el(
    "div",
    { class: "confetti", "aria-hidden": "true" },
    Array.from({ length: CONFETTI }, (_, at) =>
      el("i", {
        "--x": `${(at * 61.8) % 100}%`,
        "--wait": `${(at % 17) * 0.09}s`,
        "--turn": `${200 + ((at * 137) % 500)}deg`,
        "--c": ["#ffdf8e", "#8fd0e8", "#f08a62", "#f8f0dc", "#7fd48a"][at % 5],
      }),
    ),
  );

/**
 * @param {{ race: PageRace, holders: Record<string, Record<string, number>> | undefined }} shown
 * @param {Tools} tools
 */
function circle({ race, holders }, { names, module }) {
  const won = race.lanes.filter(({ number }) => race.winners.includes(number));
  const backers = won.flatMap(({ number }) => Object.keys(holders?.[number] ?? {}));
  const backed = module.backers ?? ((/** @type {string} */ who) => t("backed-by", { names: who }));
  const text = winnerText(race);
  return [
    el("h2", { class: text.length > LONG ? "long" : "" }, text),
    backers.length ? el("p", { class: "backers" }, backed(list(backers.map((seat) => nameOf(names, seat))))) : null,
  ];
}

/**
 * The film of the roll that decided the race, if a camera saw it.
 *
 * @param {State} state
 */
function filmOf(state) {
  const film = state.bulletin?.replay;
  return film && film.entry === decidingRoll(state) ? film : null;
}

/** @param {Film} film */
const addressOf = ({ entry }) => `/replay/${entry}.jpg`;

/**
 * The film is one picture, frame below frame, and is fetched once, a scene before it is shown.
 *
 * @param {Film} film
 */
function stripOf(film) {
  if (fetched?.entry === film.entry) return fetched.strip;
  const strip = Object.assign(new Image(), { src: addressOf(film), alt: t("deciding-roll") });
  fetched = { entry: film.entry, strip };
  return strip;
}

/**
 * The chart at this address, which is fetched once; null until it has come: the winner above an empty frame tells
 * nothing. Then `again` is called. One that does not come is asked for anew with whatever happens next.
 *
 * @param {string} address
 * @param {string} told
 * @param {() => void} again
 */
function chartAt(address, told, again) {
  if (charted?.address !== address) {
    const fresh = { address, picture: chart(address, told), here: false };
    charted = fresh;
    fresh.picture.decode().then(
      () => {
        fresh.here = true;
        again();
      },
      () => {
        if (charted === fresh) charted = null;
      },
    );
  }
  return charted.here ? charted.picture : null;
}

/**
 * It moves as soon as it is there.
 *
 * @param {Film} film
 */
function replay(film) {
  const strip = stripOf(film);
  strip.classList.remove("runs");
  strip.decode().then(
    () => strip.classList.add("runs"),
    () => {},
  );
  return [
    el("h2", {}, t("deciding-roll")),
    el("div", { class: "film", "--frames": film.frames, "--ratio": film.ratio }, strip),
  ];
}

/**
 * @param {GameState} state
 * @param {Tools} tools
 */
function money(state, { names, module, before }) {
  const { race, status } = state;
  const paid = (module.result?.({ state, names }) ?? []).filter(Boolean);
  const totals = finalTotals(status);
  const notes = module.paidFor?.({ state, names }) ?? {};
  const earlier = Object.keys(before).length ? before : undefined;
  return [
    el("h2", {}, winnerText(race)),
    el("div", { class: "told" }, paid),
    Object.keys(totals).length ? ranking(totals, names, earlier, [], notes) : null,
  ];
}

/**
 * @param {GameState} state
 * @param {Tools} tools
 */
function gameOver(state, { names, module }) {
  const totals = finalTotals(state.status);
  const best = bestOf(totals, state.status?.winners);
  const champions = best.slice(0, 3).map((seat) => horse(seatLane(Number(seat))));
  const who = list(best.map((seat) => nameOf(names, seat)));
  return [
    confetti(),
    el("div", { class: "won" }, champions),
    el("h2", {}, t(best.length > 1 ? "share-victory" : "wins-game", { names: who, name: who })),
    ranking(totals, names, undefined, state.status?.winners),
    el("p", { class: "note" }, module.resultNote?.({ state, names }) ?? ""),
  ];
}

/**
 * Which part of the show is on, in a race that is over. `drawn` is the address of the chart, if it is wanted.
 *
 * @param {GameState} state
 * @param {Tools} tools
 * @param {string} drawn
 * @param {Film | null} film
 */
function partOf(state, tools, drawn, film) {
  const now = scene(state);
  if (now === "replay" && film) return "replay";
  const celebrated = !["slow", "photo", "circle"].includes(now);
  if (state.over && (celebrated || tools.module.finishes)) return "over";
  if (drawn && chartAt(drawn, winnerText(state.race), tools.again)) return "chart";
  if (now === "photo" && state.race.winners.length) return "photo";
  return now === "circle" ? "circle" : "money";
}

/**
 * Whether anything of the show is seen: the horses cross the line first, whoever wins the game by that.
 *
 * @param {State} state
 * @param {Tools} tools
 * @returns {state is GameState}
 */
function showing(state, tools) {
  const { race, over } = state;
  return Boolean((over || race?.finished) && (scene(state) !== "slow" || (over && tools.module.finishes)));
}

/**
 * Fetch the film a scene before it is shown.
 *
 * @param {State} state
 * @param {Film | null} film
 */
function fetchAhead(state, film) {
  if (scene(state) === "money" && film) stripOf(film);
}

/**
 * Whether what the scene is about has come from the table, however slowly; or it never will.
 *
 * @param {State} state
 */
export async function arrived(state) {
  const film = scene(state) === "replay" ? filmOf(state) : null;
  if (film)
    await stripOf(film)
      .decode()
      .catch(() => {});
}

/**
 * Show or hide the result of the race, or of the whole game, in `target`, as far as the show has come.
 *
 * @param {HTMLElement} target
 * @param {State} state
 * @param {Tools} tools
 */
export function showFinish(target, state, tools) {
  target.hidden = !showing(state, tools);
  if (!showing(state, tools)) return;
  const { race, over } = state;
  const drawn = tools.chart && !over ? chartOf(state) : "";
  const film = drawn ? null : filmOf(state);
  fetchAhead(state, film);
  const kind = partOf(state, tools, drawn, film);
  target.dataset.kind = kind;
  const draw = {
    over: () => gameOver(state, tools),
    chart: () => [el("h2", {}, winnerText(race)), chartAt(drawn, winnerText(race), tools.again)],
    photo: () => photo(race),
    circle: () => circle({ race, holders: state.status?.holders }, tools),
    replay: () => (film ? replay(film) : []),
    money: () => money(state, tools),
  };
  renderIfChanged(
    target,
    [
      kind,
      race?.winners,
      race?.lanes,
      state.status,
      tools.names,
      tools.before,
      drawn,
      Object.keys(tools.module),
      state.pages?.name && tools.module.result?.({ state, names: tools.names })?.length,
    ],
    draw[kind],
  );
}
