// What is said of the evening: the game and its race, the caption, what is wrong.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { localizedError, t } from "../lib/i18n.js";
import { newsText, phaseText, prose, raceLine } from "../lib/phrases.js";
import { crossing, unpaid } from "../lib/show.js";

/** @import { Bulletins, GameModule, Names, State } from "../lib/page.js" */

/** Letters from which a caption has two lines where it stands above the horses: small ones, which end above them. */
const TWO_LINES = 44;
/** Letters from which a caption is set smaller: it may name twelve people who pay. */
const LONG = 90;
/** Letters from which it would take a third line, which lies over the horses: it is set smaller still. */
const LONGEST = 125;
/** From so many letters on it has four lines, where there is room: all horses of a race by name, in any language. */
const FIELD = 190;

/**
 * What was said last; what just happened while nobody says anything, once the board has shown what it is paid.
 *
 * @param {State} state
 * @param {Names} names
 * @param {GameModule} module
 */
function captionOf(state, names, module) {
  const called = state.bulletin?.caption;
  if (!called) return !module.finishes && unpaid(state) ? "" : newsText(state.news, names, module);
  return prose([called.text, ...(called.standing ?? []).filter((text) => !called.text.includes(text))]);
}

/**
 * How far the race is; it goes on as long as the horses run.
 *
 * @param {State} state
 */
const phaseOf = (state) => (crossing(state) ? t("race-is-on") : phaseText(state.status));

/**
 * @param {State} state
 * @param {Names} names
 * @param {GameModule} module
 */
export function showHead(state, names, module) {
  setText(byId("title"), state.pages?.title ?? "");
  setText(byId("race"), [raceLine(state.status), phaseOf(state)].filter(Boolean).join(" · "));
  const caption = captionOf(state, names, module) ?? "";
  setText(byId("caption"), caption || (state.game ? "" : t("welcome")));
  byId("caption").classList.toggle("two", caption.length > TWO_LINES);
  byId("caption").classList.toggle("long", caption.length > LONG);
  byId("caption").classList.toggle("longest", caption.length > LONGEST);
  byId("caption").classList.toggle("field", caption.length > FIELD);
  // Faults that only the host can mend are shown here until the first race; after that, only on the host console.
  const faults = (state.bulletin?.faults?.list ?? []).filter(
    ({ severity }) => severity !== "warning" || !state.status?.race,
  );
  const copy = copied(state.bulletin?.fairness?.copies);
  const told = [
    interrupted(state.bulletin?.interruption),
    copy,
    ...faults.slice(-2).map((fault) => localizedError(fault).sentence),
  ];
  renderIfChanged(byId("faults"), told.filter(Boolean), (lines) =>
    lines.map((line) => el("li", { class: line === copy ? "news" : "" }, line)),
  );
}

/**
 * After a power failure: tells guests that everything is as it was, until something happens.
 *
 * @param {Bulletins["interruption"]} told
 */
function interrupted(told) {
  if (!told?.at) return "";
  return t("interrupted-at", { when: clockTime(told.at) });
}

/** @param {number} at */
const clockTime = (at) => new Date(at * 1000).toLocaleTimeString(document.documentElement.lang, { timeStyle: "short" });

/**
 * Who copies the evening in the middle of a race is seen doing it.
 *
 * @param {NonNullable<Bulletins["fairness"]>["copies"] | undefined} copies
 */
function copied(copies) {
  const last = copies?.at(-1);
  if (!last) return "";
  return t("copied-at", { when: clockTime(last.at), through: last.through });
}
