// Calibrating the dice camera: the live picture, what comes next, what should be put right. Made to be used on a phone,
// beside the tray.
import { byId, el, paint, say } from "./dom.js";
import { die } from "./dice.js";
import { mountEye } from "./eye.js";
import { mountOutline } from "./camera-outline.js";
import { openWorkplace, wordsOf } from "./workplace.js";

const EVERY = 300;
const SMALL = [[0.15, 0.15], [0.85, 0.15], [0.85, 0.85], [0.15, 0.85]];
const STEPS = [["look", "Aim"], ["empty", "Empty tray"], ["outline", "Outline"], ["roll", "Test roll"], ["verdict", "Save"]];
const TEXTS = {
  blind: ["No picture of the tray", "It can be calibrated as soon as the camera gives one."],
  idle: ["This camera is not calibrated yet", "It takes a minute: an empty tray, then one throw. Rolls of the running game wait meanwhile."],
  saved: ["This camera is calibrated", ""],
  look: ["Aim camera and lamp", "Hang the camera straight above the tray so that the whole floor is in the picture, and follow the advice. Take everything out of the tray. Rolls do not count until you are done."],
  empty: ["Hands off the tray", "The empty tray is being photographed…"],
  outline: ["Is this the floor of the tray?", "Drag the corners where the line is wrong."],
  roll: ["Throw both dice", "Throw them into the tray as you do in the game, and take your hand away."],
  verdict: ["This is what was found", "Save it, or throw again."],
};

let standing = {};
let eye;
let outline;
let step = "";
let busy = false;
// Whether there is no picture to calibrate with, and whether this page has just stored what was found.
let blind = false;
let stored = false;

async function wish(message) {
  if (busy) return;
  busy = true;
  byId("actions").querySelectorAll("button").forEach((button) => button.setAttribute("aria-busy", "true"));
  const { told, refused } = await ask(message);
  if (told) {
    stored = message.do === "save";
    show(told);
  } else {
    refusedAt = performance.now();
  }
  say(byId("fault"), told ? faultOf(told) : wordsOf(refused));
  busy = false;
  byId("actions").querySelectorAll("button").forEach((button) => button.removeAttribute("aria-busy"));
}

// A refusal stays to be read although the table goes on telling how things stand.
let refusedAt = -Infinity;
const REFUSED_FOR = 6000;

const faultOf = ({ fault, saved_fault: saved, step: at }) => {
  const told = fault ?? (at ? null : saved);
  return told ? `${told.sentence} ${told.remedy}` : "";
};

const button = (label, act, kind = "") => el("button", { class: kind, "data-key": label, onclick: act }, label);
const send = (label, message, kind) => button(label, () => wish(message), kind);
const quit = () => send("Stop calibrating", { do: "abandon" }, "quiet small");

function actions() {
  const grave = standing.advice?.some((one) => one.grave);
  switch (standing.step) {
    case "look":
      return [blind ? null : send("The tray is empty: go on", { do: "empty" }, "main"), quit()];
    case "empty":
      return [quit()];
    case "outline":
      return [
        button("Yes, go on", () => wish({ do: "outline", corners: outline.corners }), "main"),
        outline?.corners
          ? [button("Larger", () => outline.scale(1.03), "small"), button("Smaller", () => outline.scale(1 / 1.03), "small"), send("Dice may lie anywhere", { do: "outline", corners: null }, "small")]
          : button("Draw it by hand", () => { draw(SMALL); }, "small"),
        send("New picture", { do: "empty" }, "small"), quit()];
    case "roll":
      return [send("Change the outline", { do: "change_outline" }, "small"), send("Empty tray again", { do: "empty" }, "small"), quit()];
    case "verdict":
      return [
        grave ? null : send("Save", { do: "save" }, "main"), send("Throw again", { do: "roll" }, "small"),
        send("Change the outline", { do: "change_outline" }, "small"), send("Start anew", { do: "begin" }, "small"), quit()];
    default:
      if (blind) return [];
      return standing.saved
        ? [el("a", { class: "button main", href: "/host/" }, "Back to the host console"), send("Calibrate anew", { do: "begin" }, "small")]
        : [send("Calibrate this camera", { do: "begin" }, "main")];
  }
}

function draw(corners) {
  outline.show({ corners, editable: true, anew: true });
  paint(byId("actions"), [standing.step, Boolean(corners)], actions);
}

function since({ at, edge }) {
  const when = new Date(at * 1000).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
  const pixels = `with ${Math.round(edge)} pixels a die`;
  return stored
    ? `Stored, ${pixels}. Take the dice out of the tray: the next throw counts.`
    : `Since ${when}, ${pixels}. Calibrate it anew whenever camera, tray or lamp has moved.`;
}

function textOf({ step: at, saved, outline: found }) {
  if (blind && (!at || at === "look")) return TEXTS.blind;
  if (!at) return saved ? [TEXTS.saved[0], since(saved)] : TEXTS.idle;
  const [title, text] = TEXTS[at];
  if (at !== "outline" || found?.corners) return [title, text];
  return [title, found ? "The floor fills the whole picture." : "No outline was found: draw it by hand, or let dice lie anywhere."];
}

function showText() {
  const [title, text] = textOf(standing);
  say(byId("title"), title);
  say(byId("say"), text);
  if (performance.now() - refusedAt > REFUSED_FOR) say(byId("fault"), faultOf(standing));
}

function showProgress({ step: at, progress }) {
  const bar = byId("progress");
  bar.hidden = at !== "empty" && at !== "roll";
  bar.setAttribute("aria-label", at === "roll" ? "Waiting for the dice" : "Pictures taken");
  if (at === "empty") bar.value = progress;
  else bar.removeAttribute("value");
}

function showMeters() {
  const { meters, step: at } = standing;
  const rows = meters && at === "look" ? [
    ["Light", meters.light / 255, `${meters.light} of 255`, 0.09, 0.94],
    ["Evenness", Math.min(1, (meters.unevenness - 1) / 2.4), `${meters.unevenness.toFixed(1)} times`, 0, 0.5],
    ...(meters.flicker === null ? [] : [["Flicker", Math.min(1, meters.flicker / 0.2), `${Math.round(meters.flicker * 100)} %`, 0, 0.4]]),
  ] : [];
  paint(byId("meters"), rows, () => rows.map(([name, share, text, low, high]) => el("div", {},
    el("dt", {}, name), el("dd", {}, el("span", { class: "scale", "--at": share, "--low": `${low * 100}%`, "--high": `${high * 100}%`, "aria-hidden": "true" })), el("dd", { class: "number" }, text))));
}

function showAdvice() {
  const advice = standing.step ? (standing.advice ?? []) : [];
  const known = ["look", "outline", "verdict"].includes(standing.step) && (standing.meters || standing.step !== "look");
  paint(byId("advice"), [advice, known], () => (advice.length
    ? advice.map((one) => el("li", { class: one.grave ? "grave" : "" }, el("b", {}, one.sentence), one.remedy))
    : known ? el("li", { class: "good" }, standing.step === "verdict" ? "Everything is fine." : "Light and picture are fine.") : []));
}

function showVerdict() {
  const { step: at, edge, values } = standing;
  paint(byId("verdict"), [at, edge, values], () => (at === "verdict" ? [
    values ? values.map((value) => die(value)) : el("span", {}, "The dice could not be read."),
    el("span", {}, el("b", { class: "number" }, String(Math.round(edge))), " pixels a die"),
  ] : []));
}

function showOutline() {
  const { step: at, saved } = standing;
  const shown = at ? standing.outline : saved?.outline;
  const advice = at && at !== "empty" ? (standing.advice ?? []) : [];
  outline?.show({
    corners: shown?.corners ?? null, editable: at === "outline", anew: at !== step,
    places: at === "outline" ? [] : advice.flatMap((one) => (one.code.startsWith("light") ? one.places : [])),
    dice: (standing.dice ?? []).map(({ box }) => box),
  });
}

function show(told) {
  standing = told;
  say(byId("camera"), told.camera);
  if (!eye) {
    eye = mountEye(byId("eye"), { told: (seen) => { blind = Boolean(seen.fault) || !seen.size; } });
    outline = mountOutline(eye.figure);
  }
  const number = !told.step && told.saved ? STEPS.length : STEPS.findIndex(([name]) => name === told.step);
  paint(byId("steps"), number, () => STEPS.map(([, label], at) => el("li", { class: at < number ? "done" : "", "aria-current": at === number ? "step" : null }, label)));
  showOutline();
  showText();
  showVerdict();
  paint(byId("actions"), [told.step, blind, Boolean(outline.corners), told.advice?.some((one) => one.grave), Boolean(told.saved)], actions);
  showAdvice();
  showMeters();
  showProgress(told);
  if (step !== (told.step ?? null) && step !== "") byId("title").focus();
  step = told.step ?? null;
}

function leave() {
  eye?.stop();
  eye = outline = undefined;
}

const ask = openWorkplace("camera.json", EVERY, { show, leave });
