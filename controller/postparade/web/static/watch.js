// The watch tool: what a camera sees and thinks, without a table.
import { byId, el, paint, say } from "./dom.js";
import { die } from "./dice.js";
import { mountEye } from "./eye.js";
import { said, tenths, translate, why, word } from "./language.js";
import { list } from "./words.js";

const STAGES = { empty: "tray-empty", moving: "something-moves", still: "dice-reading", covered: "dice-covered", moved: "watch-moved" };
translate();

const percent = (share) => `${Math.round(100 * share)} %`;

function verdict({ fault, stage, values, reason, confidence }) {
  if (fault) return word("no-picture");
  if (values) return word("so-sure", { values: list(values.map(String)), share: percent(confidence) });
  return word(reason ? "not-sure" : STAGES[stage] ?? "nothing-yet");
}

function showThoughts(told) {
  const values = told.fault ? [] : told.values ?? [];
  paint(byId("dice"), values, () => values.map(die));
  say(byId("verdict"), verdict(told));
  say(byId("reason"), told.fault || !told.reason ? "" : why({ code: told.reason, sentence: told.sentence, remedy: "" }));
  const likely = told.values || told.fault ? [] : told.likely.slice(0, 3);
  paint(byId("likely"), likely, () => (likely.length ? [el("span", { class: "note" }, word("perhaps")), likely.map((faces) => el("span", { role: "img", "aria-label": list(faces.map(String)) }, faces.map(die)))] : []));
}

const since = (seconds) => (seconds < 60 ? word("seconds-ago", { seconds: Math.round(seconds) }) : word("minutes-ago", { minutes: Math.round(seconds / 60) }));

function showRolls(commits) {
  const rolls = commits.map(({ values, ago }) => [values, since(ago)]);
  paint(byId("rolls"), rolls, () => (rolls.length ? rolls.map(([values, when]) =>
    el("li", {}, el("span", { class: "away" }, `${list(values.map(String))}: `), values.map(die), el("b", { class: "number" }, String(values.reduce((sum, value) => sum + value, 0))), el("span", { class: "note number when" }, when))) : [el("li", { class: "note" }, word("none-yet"))]));
}

function lightLine({ level, glare }) {
  const judged = word(level < 0.08 ? "light-very-dim" : level < 0.18 ? "light-dim" : level > 0.75 ? "light-very-strong" : "light-good");
  const light = word("light-told", { level: percent(level), judged });
  return glare > 0.01 ? word("light-glaring", { light, share: percent(glare) }) : light;
}

const framesLine = ({ fps, read_fps: read, dropped, captured }) => word("frames-told", { captured: Math.round(fps), read: Math.round(read), dropped, all: captured });

function showHowItGoes(told) {
  const unlocked = told.unlocked.map(said);
  const settled = () => (unlocked.length ? word("goes-on-adjusting", { what: list(unlocked) }) : word("nothing-adjusts"));
  const rows = [
    ["light", told.light ? lightLine(told.light) : "-"],
    ["frames", told.captured ? framesLine(told) : "-"],
    ["reading", told.read ? word("reading-told", { ms: tenths(told.ms), age: Math.round(1000 * told.age_when_read) }) : "-"],
    ["settings", told.captured ? settled() : "-"],
    ["tray", told.captured ? word(told.calibrated ? "tray-known" : "tray-learned") : "-"],
  ];
  paint(byId("goes"), rows, () => rows.map(([key, value]) => el("div", {}, el("dt", {}, word(key)), el("dd", { class: "number" }, value))));
}

const eye = mountEye(byId("eye"), {
  told(told) {
    byId("net").hidden = true;
    byId("hold").disabled = !told.captured;
    say(byId("camera"), said(told.camera));
    showThoughts(told);
    showRolls(told.commits);
    showHowItGoes(told);
  },
  lost: () => { byId("net").hidden = false; },
});

byId("hold").addEventListener("click", ({ currentTarget }) => {
  const held = currentTarget.getAttribute("aria-pressed") !== "true";
  currentTarget.setAttribute("aria-pressed", String(held));
  eye.hold(held);
});
