// The watch tool: what a camera sees and what the reader makes of it, without a table.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { die } from "../lib/dice.js";
import { mountCamera } from "./camera-view.js";
import { labelled, localized, localizedError, tenths, translate, errorText, t } from "../lib/i18n.js";
import { list } from "../lib/phrases.js";

/** @type {Record<string, string>} */
const STAGES = {
  empty: "tray-empty",
  moving: "something-moves",
  still: "dice-reading",
  covered: "dice-covered",
  moved: "watch-moved",
};
translate();

/** @param {number} share */
const percent = (share) => `${Math.round(100 * share)} %`;

/** @param {any} given */
function verdict({ fault, stage, values, reason, confidence }) {
  if (fault) return t("no-picture");
  if (values) return t("so-sure", { values: list(values.map(String)), share: percent(confidence) });
  return t(reason ? "not-sure" : (STAGES[stage] ?? "nothing-yet"));
}

/** @param {any} told */
function showThoughts(told) {
  const values = told.fault ? [] : (told.values ?? []);
  renderIfChanged(byId("dice"), values, () => values.map(die));
  setText(byId("verdict"), verdict(told));
  setText(
    byId("reason"),
    told.fault || !told.reason ? "" : errorText({ code: told.reason, sentence: told.sentence, remedy: "" }),
  );
  const likely = told.values || told.fault ? [] : told.likely.slice(0, 3);
  renderIfChanged(byId("likely"), likely, () =>
    likely.length
      ? [
          el("span", { class: "note" }, t("perhaps")),
          likely.map((/** @type {number[]} */ faces) =>
            el("span", { role: "img", "aria-label": list(faces.map(String)) }, faces.map(die)),
          ),
        ]
      : [],
  );
}

/** @param {number} seconds */
const since = (seconds) =>
  seconds < 60
    ? t("seconds-ago", { seconds: Math.round(seconds) })
    : t("minutes-ago", { minutes: Math.round(seconds / 60) });

/** @param {any[]} commits */
function showRolls(commits) {
  const rolls = commits.map(({ values, ago }) => [values, since(ago)]);
  renderIfChanged(byId("rolls"), rolls, () =>
    rolls.length
      ? rolls.map(([values, when]) =>
          el(
            "li",
            {},
            el("span", { class: "visually-hidden" }, labelled(list(values.map(String)))),
            values.map(die),
            el(
              "b",
              { class: "number" },
              String(values.reduce((/** @type {number} */ sum, /** @type {number} */ value) => sum + value, 0)),
            ),
            el("span", { class: "note number when" }, when),
          ),
        )
      : [el("li", { class: "note" }, t("none-yet"))],
  );
}

/** @param {any} given */
function lightLine({ level, glare }) {
  const judged = t(
    level < 0.08 ? "light-very-dim" : level < 0.18 ? "light-dim" : level > 0.75 ? "light-very-strong" : "light-good",
  );
  const light = t("light-told", { level: percent(level), judged });
  return glare > 0.01 ? t("light-glaring", { light, share: percent(glare) }) : light;
}

/** @param {any} told */
const framesLine = ({ fps, read_fps: read, dropped, captured }) =>
  t("frames-told", { captured: Math.round(fps), read: Math.round(read), dropped, all: captured });

/** @param {any} told */
function showHowItGoes(told) {
  const unlocked = told.unlocked.map(localized);
  const settled = () => (unlocked.length ? t("goes-on-adjusting", { what: list(unlocked) }) : t("nothing-adjusts"));
  const rows = [
    ["light", told.light ? lightLine(told.light) : "-"],
    ["frames", told.captured ? framesLine(told) : "-"],
    [
      "reading",
      told.read ? t("reading-told", { ms: tenths(told.ms), age: Math.round(1000 * told.age_when_read) }) : "-",
    ],
    ["settings", told.captured ? settled() : "-"],
    ["tray", told.captured ? t(told.calibrated ? "tray-known" : "tray-learned") : "-"],
    ...told.advice
      .map(localizedError)
      .map((/** @type {any} */ { sentence, remedy }) => ["advice", `${sentence} ${remedy}`]),
  ];
  renderIfChanged(byId("goes"), rows, () =>
    rows.map(([key, value]) => el("div", {}, el("dt", {}, t(key)), el("dd", { class: "number" }, value))),
  );
}

const eye = mountCamera(byId("eye"), {
  /** @param {any} told */
  told(told) {
    byId("connection").hidden = true;
    byId("hold").disabled = !told.captured;
    setText(byId("camera"), localized(told.camera));
    showThoughts(told);
    showRolls(told.commits);
    showHowItGoes(told);
  },
  lost: () => {
    byId("connection").hidden = false;
  },
});

byId("hold").addEventListener("click", (/** @type {any} */ { currentTarget }) => {
  const held = currentTarget.getAttribute("aria-pressed") !== "true";
  currentTarget.setAttribute("aria-pressed", String(held));
  eye.hold(held);
});
