// The watch tool: what a camera sees and thinks, without a table.
import { byId, el, paint, say, some } from "./dom.js";
import { die } from "./dice.js";
import { mountEye } from "./eye.js";
import { said } from "./language.js";
import { list } from "./words.js";

const STAGES = {
  empty: "The tray is empty.", moving: "Something moves.", still: "Reading the dice…", covered: "Something covers the tray.",
  moved: "The camera has been moved: put it back or calibrate it again.",
};
const percent = (share) => `${Math.round(100 * share)} %`;

function verdict({ fault, stage, values, reason, confidence }) {
  if (fault) return "No picture.";
  if (values) return `${list(values.map(String))}, ${percent(confidence)} sure`;
  if (reason) return "Not sure.";
  return STAGES[stage] ?? (stage ? `The tray is ${stage}.` : "Nothing yet.");
}

function showThoughts(told) {
  const values = told.fault ? [] : told.values ?? [];
  paint(byId("dice"), values, () => values.map(die));
  say(byId("verdict"), verdict(told));
  say(byId("reason"), told.fault ? "" : told.sentence);
  const likely = told.values || told.fault ? [] : told.likely.slice(0, 3);
  paint(byId("likely"), likely, () => (likely.length ? [el("span", { class: "note" }, "Perhaps"), likely.map((faces) => el("span", { role: "img", "aria-label": list(faces.map(String)) }, faces.map(die)))] : []));
}

const since = (seconds) => (seconds < 60 ? `${Math.round(seconds)} s ago` : `${some(Math.round(seconds / 60), "minute")} ago`);

function showRolls(commits) {
  const rolls = commits.map(({ values, ago }) => [values, since(ago)]);
  paint(byId("rolls"), rolls, () => (rolls.length ? rolls.map(([values, when]) =>
    el("li", {}, el("span", { class: "away" }, `${list(values.map(String))}: `), values.map(die), el("b", { class: "number" }, String(values.reduce((sum, value) => sum + value, 0))), el("span", { class: "note number when" }, when))) : [el("li", { class: "note" }, "None yet.")]));
}

function lightWords({ level, glare }) {
  const word = level < 0.08 ? "very dark" : level < 0.18 ? "dark" : level > 0.75 ? "very bright" : "good";
  return `${percent(level)} of white on average, ${word}${glare > 0.01 ? `; glare on ${percent(glare)} of the picture` : ""}`;
}

function showHowItGoes(told) {
  const rows = [
    ["Light", told.light ? lightWords(told.light) : "-"],
    ["Frames", told.captured ? `${told.fps.toFixed(0)} a second captured, ${told.read_fps.toFixed(0)} read; ${told.dropped} of ${told.captured} left out for newer ones` : "-"],
    ["Reading", told.read ? `${told.ms.toFixed(1)} ms for a frame, ${Math.round(1000 * told.age_when_read)} ms old when read` : "-"],
    ["Settings", !told.captured ? "-" : told.unlocked.length ? `it goes on adjusting its ${list(told.unlocked.map(said))} by itself` : "nothing changes by itself"],
    ["Tray", !told.captured ? "-" : told.calibrated ? "its empty picture is known" : "its empty picture is learned while nothing lies there"],
  ];
  paint(byId("goes"), rows, () => rows.map(([name, value]) => el("div", {}, el("dt", {}, name), el("dd", { class: "number" }, value))));
}

const eye = mountEye(byId("eye"), {
  told(told) {
    byId("net").hidden = true;
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
