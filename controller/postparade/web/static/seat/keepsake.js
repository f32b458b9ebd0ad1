// What a guest takes home: place and title on the phone, and one file with the whole evening.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { labelled, language, t } from "../lib/i18n.js";
import { list } from "../lib/phrases.js";

/** @import { EveningBulletin, EveningRow, EveningTitle, State } from "../lib/page.js" */

/** @type {File | undefined} */
let file;
let fetched = 0;

/**
 * Show what the evening was for `seat`, once the board has shown all of it; until then, where to look.
 *
 * @param {State} state
 * @param {number} seat
 */
export function showKeepsake(state, seat) {
  const told = state.ended ? state.bulletin?.evening : undefined;
  const box = byId("keepsake");
  const own = told?.standings?.filter((row) => row.seat === seat).at(-1);
  box.hidden = !told?.stage || (told.stage === "standings" && !own);
  if (box.hidden || !told) return;
  if (!own) return setText(box, t("keepsake-looks-up"));
  learn(told.entry);
  const title = told.titles?.find((one) => one.seat === seat && one.since === own.since);
  renderIfChanged(box, [told.entry, own, title, Boolean(file)], () => [
    el("h2", {}, t("keepsake-yours")),
    title ? el("p", { class: "display big" }, t(`title-${title.title}`, { value: title.value })) : null,
    title ? el("p", {}, reason(title)) : null,
    el("p", {}, placeText(own, told.standings?.length ?? 0)),
    placesByGame(own, told.games),
    el("p", { class: "row" }, saving(), sharing()),
    el("p", { class: "note" }, t("keepsake-note")),
  ]);
}

/**
 * @param {EveningRow} row
 * @param {number} guests
 */
const placeText = ({ place, points }, guests) =>
  points ? `${t("keepsake-place", { place, guests })}, ${t("evening-points", { points })}` : "";

/**
 * The place in each game that this guest took part in; one game alone has made the place of the evening.
 *
 * @param {EveningRow} row
 * @param {EveningBulletin["games"]} games
 */
function placesByGame({ places }, games = []) {
  if (games.length < 2) return null;
  const told = games.map(({ title, guests }, at) => {
    const place = places[at];
    return place ? el("li", {}, labelled(title, t("keepsake-place", { place, guests }))) : null;
  });
  return el("ul", { class: "places" }, told);
}

/** @param {EveningTitle} title */
const reason = ({ title, value, level }) =>
  [t(`title-${title}-for`, { value }), level.length ? t("evening-level", { names: list(level) }) : ""]
    .filter(Boolean)
    .join(", ");

// The table reads the language of this browser from its cookie; the address differs, so that no old file is shown.
const saving = () =>
  el(
    "a",
    { class: "button primary", href: `evening.html?own&${language}`, download: "post-parade.html" },
    t("keepsake-save"),
  );

/** Sharing needs a browser that lets pages do it: over HTTPS. */
function sharing() {
  const files = file ? [file] : [];
  if (!file || !navigator.canShare?.({ files })) return null;
  return el(
    "button",
    { onclick: () => navigator.share({ files, title: t("keepsake-yours") }).catch(() => undefined) },
    t("keepsake-share"),
  );
}

/**
 * Where files can be shared at all, have this one ready: sharing has to follow a tap at once.
 *
 * @param {number} entry
 */
async function learn(entry) {
  if (fetched === entry || !navigator.canShare) return;
  fetched = entry;
  const answer = await fetch(`evening.html?own&${language}`).catch(() => null);
  if (!answer?.ok) return;
  file = new File([await answer.blob()], "post-parade.html", { type: "text/html" });
  dispatchEvent(new Event("keepsake"));
}
