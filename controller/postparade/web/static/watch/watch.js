// The page of a watcher: pick the winner before the off, cheer, and take a seat when there is one.
import { showCountdown } from "../lib/countdown.js";
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { errorText, offerLanguages, t, translate } from "../lib/i18n.js";
import { codeOfLink, isStale } from "../lib/join-code.js";
import { Link } from "../lib/link.js";
import { calledText, winnerText } from "../lib/phrases.js";
import { tellCookies } from "../lib/remembered.js";
import { BESIDE_BOARD, suspense } from "../lib/show.js";
import { silk } from "../lib/silks.js";

/** @import { Lane, State } from "../lib/page.js" */

/**
 * What this browser's watcher has, and whether picks are taken now.
 *
 * @typedef {object} Me
 * @property {string} name
 * @property {number} points
 * @property {number} races
 * @property {number | null} pick
 * @property {boolean | null} won
 * @property {boolean} open
 */

/** Milliseconds over which the pages of all watchers ask what has become of their picks. */
const SPREAD = 700;
/** Milliseconds after which a table that did not answer is asked again. */
const AGAIN = 2000;

translate();
offerLanguages(byId("language"));
tellCookies();
haveCode(location.hash.slice(1));

/**
 * The table.
 *
 * @type {Link | undefined}
 */
let link;
/** @type {Me | null | undefined} */
let me;
let asked = "";

/** Learn what this browser has picked and won. */
async function learn() {
  const answer = await fetch("/watch/me").catch(() => null);
  if (answer?.ok) ({ me } = await answer.json());
  else if (me === undefined) setTimeout(learn, AGAIN);
  if (me === null && !link) checkLink();
  if (me !== undefined && !link) follow();
  show();
}

/** @param {string} code */
function haveCode(code) {
  byId("codebox").hidden = Boolean(code);
  byId("code").value = code;
  byId("sit").href = code ? `/join#${code}` : "/join";
}

/** Tell somebody who has not entered yet at once that the link is too old. */
async function checkLink() {
  const given = location.hash.slice(1);
  const { code, wrong } = await codeOfLink(given);
  // A guest may have typed one meanwhile.
  if (byId("code").value === given) haveCode(code);
  setText(byId("stale"), wrong);
}

/** Follow the table: in a place of its own once this browser has entered, until then in one of a board. */
function follow() {
  link = new Link(me ? "/watch/ws" : "/ws", BESIDE_BOARD);
  link.addEventListener("state", changed);
  link.addEventListener("gone", () => {
    link = undefined;
    learn();
  });
  link.addEventListener("up", () => {
    byId("connection").hidden = true;
  });
  link.addEventListener("down", () => {
    setText(byId("connection"), t("reconnecting"));
    byId("connection").hidden = !me;
  });
}

/** Ask again once for each thing that happens, hundreds of pages not all at once. */
function changed() {
  const { race, status, game } = /** @type {Link} */ (link).state;
  const now = JSON.stringify([game, status?.race, race?.running, race?.finished, race?.winners]);
  if (me && now !== asked) setTimeout(learn, SPREAD * Math.random());
  asked = now;
  show();
}

/**
 * @param {Record<string, any>} form
 */
async function send(form) {
  setText(byId("error"), "");
  try {
    const answer = await fetch("/watch", { method: "POST", body: JSON.stringify(form) });
    const body = await answer.json();
    if (answer.ok && form.t === "enter") return location.reload();
    if (answer.ok) ({ me } = body);
    else if (body.code !== "too_fast") setText(byId("error"), errorText(body));
    if (isStale(body.code)) byId("codebox").hidden = false;
  } catch {
    setText(byId("error"), t("silent-table"));
  }
  show();
}

/**
 * What there is to do, or what has become of the pick.
 *
 * @param {State} state
 */
function line(state) {
  if (!me) return "";
  const { race } = state;
  if (!race || !state.status?.race) return t("watch-waits");
  if (race.finished) return suspense(state) ? t("look-up") : finished(state);
  if (isOpen(state)) return t(me.pick === null ? "watch-pick" : "watch-picked");
  if (!race.running) return t("watch-waits");
  return t(me.pick === null ? "watch-late" : "watch-runs");
}

/**
 * Whether picks are taken: the table says so, and nothing seen since contradicts it.
 *
 * @param {State} state
 */
const isOpen = ({ race }) => Boolean(me?.open && race && !race.running && !race.finished);

/** @param {State} state */
function finished({ race }) {
  const told = race ? winnerText(race) : "";
  if (!me || me.pick === null || me.won === null) return told;
  return `${told}. ${t(me.won ? "watch-right" : "watch-wrong")}`;
}

function show() {
  if (me === undefined) return;
  byId("form").hidden = Boolean(me);
  if (!me) byId("connection").hidden = true;
  if (link?.state.seats) showTable(link.state);
}

/** @param {State} state */
function showTable(state) {
  showCountdown(state.bulletin);
  byId("row").hidden = byId("score").hidden = !me;
  setText(byId("me"), me ? me.name : t("watch-heading"));
  // A result is told when the board has shown it, and the points with it.
  if (me && !(state.race?.finished && suspense(state)))
    setText(byId("score"), t("watch-score", { points: me.points, races: me.races }));
  setText(byId("line"), line(state));
  byId("cheer").hidden = !state.race?.lanes.length;
  setText(byId("caption"), calledText(state) ?? "");
  showPicks(state, me ?? null);
}

/**
 * The horses to choose from, and after the off the one that was chosen.
 *
 * @param {State} state
 * @param {Me | null} own
 */
function showPicks(state, own) {
  const { race } = state;
  const pick = own?.pick ?? null;
  const open = isOpen(state);
  const running = (own && race && !race.finished && race.lanes) || [];
  const lanes = running.filter(({ scratched, number }) => !scratched && (open || number === pick));
  renderIfChanged(byId("picks"), [lanes.map(({ number }) => number), pick, open], () =>
    lanes.map((lane) => choice(lane, lane.number === pick, open)),
  );
}

/**
 * @param {Lane} lane
 * @param {boolean} pressed
 * @param {boolean} open
 */
const choice = (lane, pressed, open) =>
  el(
    "button",
    {
      "aria-pressed": String(pressed),
      disabled: !open,
      "data-key": `pick-${lane.number}`,
      "aria-label": t("watch-pick-horse", { horse: lane.name || lane.label }),
      onclick: () => send({ t: "pick", lane: lane.number }),
    },
    silk(lane),
    lane.name ? el("span", { class: "name" }, lane.name) : null,
  );

byId("form").addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  send({ t: "enter", name: byId("name").value, code: byId("code").value });
});
byId("cheer").addEventListener("click", () => send({ t: "cheer" }));
learn();
