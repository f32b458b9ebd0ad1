// Calibrating the dice camera: the live picture, what comes next, what should be put right. Made to be used on a phone,
// beside the tray.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { die } from "../lib/dice.js";
import { mountCamera } from "./camera-view.js";
import { mountOutline } from "./camera-outline.js";
import { showCapture } from "./capture-form.js";
import { locale, tParts, localized, tenths, localizedError as localizedAdvice, translate, t } from "../lib/i18n.js";
import { openWorkplace, wordsOf } from "./tool.js";

/** @import { Act } from "../lib/page.js" */

const EVERY = 300;
const SMALL = [
  [0.15, 0.15],
  [0.85, 0.15],
  [0.85, 0.85],
  [0.15, 0.85],
];
const STEPS = [
  ["look", "step-look"],
  ["empty", "step-empty"],
  ["outline", "step-outline"],
  ["roll", "step-roll"],
  ["verdict", "step-verdict"],
];
const RETAKEN = STEPS.filter(([name]) => name === "empty" || name === "outline");
/** @type {Record<string, string[]>} */
const TEXTS = {
  blind: ["camera-blind", "camera-blind-way"],
  idle: ["camera-idle", "camera-idle-way"],
  look: ["camera-aim", "camera-aim-way"],
  empty: ["camera-empty", "camera-empty-way"],
  outline: ["camera-outline", "camera-outline-way"],
  roll: ["camera-roll", "camera-roll-way"],
  verdict: ["camera-verdict", "camera-verdict-way"],
};
translate();

/**
 * The state of the calibration, as the table tells it.
 *
 * @type {any}
 */
let standing = {};
/** @type {ReturnType<typeof mountCamera> | undefined} */
let eye;
/** @type {ReturnType<typeof mountOutline> | undefined} */
let outline;
let step = "";
let busy = false;
// Whether there is no picture to calibrate with, and whether this page has just stored what was found.
let blind = false;
let stored = false;
// What the live picture shows while nobody calibrates.
/** @type {any} */
let watched = {};

/** @param {any} message */
async function command(message) {
  if (busy) return;
  busy = true;
  byId("actions")
    .querySelectorAll("button")
    .forEach((/** @type {Element} */ button) => button.setAttribute("aria-busy", "true"));
  const { told, refused } = await ask(message);
  if (told) {
    stored = message.do === "save" || (message.do === "outline" && !told.step);
    show(told);
  } else {
    refusedAt = performance.now();
  }
  setText(byId("fault"), told ? faultOf(told) : wordsOf(refused));
  busy = false;
  byId("actions")
    .querySelectorAll("button")
    .forEach((/** @type {Element} */ button) => button.removeAttribute("aria-busy"));
}

// A refusal stays readable although new statuses keep arriving.
let refusedAt = -Infinity;
const REFUSED_FOR = 6000;

/** @param {any} given */
const faultOf = ({ fault, saved_fault: saved, step: at }) => {
  return wordsOf(fault ?? (at ? null : saved));
};

/**
 * @param {string} key
 * @param {Act} act
 * @param {string} [kind]
 */
const button = (key, act, kind = "") => el("button", { class: kind, "data-key": key, onclick: act }, t(key));
/**
 * @param {string} key
 * @param {any} message
 * @param {string} kind
 */
const send = (key, message, kind) => button(key, () => command(message), kind);
const quit = () => send("stop-calibrating", { do: "abandon" }, "quiet small");

/** What can be done with the outline that was found, or was not. */
const outlining = () => [
  button(
    standing.retaking ? "retake-save" : "yes-go-on",
    () => command({ do: "outline", corners: outline?.corners }),
    "primary",
  ),
  outline?.corners
    ? [
        button("larger", () => outline?.scale(1.03), "small"),
        button("smaller", () => outline?.scale(1 / 1.03), "small"),
        send("dice-anywhere", { do: "outline", corners: null }, "small"),
      ]
    : button("draw-by-hand", () => draw(SMALL), "small"),
  send("new-picture", { do: "empty" }, "small"),
  quit(),
];

function actions() {
  const grave = standing.advice?.some((/** @type {any} */ one) => one.grave);
  switch (standing.step) {
    case "look":
      return [blind ? null : send("tray-is-empty", { do: "empty" }, "primary"), quit()];
    case "empty":
      return [quit()];
    case "outline":
      return outlining();
    case "roll":
      return [
        send("change-outline", { do: "change_outline" }, "small"),
        send("empty-again", { do: "empty" }, "small"),
        quit(),
      ];
    case "verdict":
      return [
        grave ? null : send("save", { do: "save" }, "primary"),
        send("throw-again", { do: "roll" }, "small"),
        send("change-outline", { do: "change_outline" }, "small"),
        send("start-anew", { do: "begin" }, "small"),
        quit(),
      ];
    default:
      return blind ? [] : starting();
  }
}

/** What can be done while nobody calibrates. */
function starting() {
  if (!standing.saved) return [send("calibrate-camera", { do: "begin" }, "primary")];
  return [
    moved() ? null : el("a", { class: "button primary", href: "/host/" }, t("back-to-console")),
    send("retake", { do: "retake" }, moved() ? "primary" : "small"),
    send("calibrate-anew", { do: "begin" }, "small"),
  ];
}

/** @param {any} corners */
function draw(corners) {
  outline?.show({ corners, editable: true, anew: true });
  renderIfChanged(byId("actions"), [standing.step, Boolean(corners)], actions);
}

/** @param {any} given */
function since({ at, edge }) {
  const when = new Date(at * 1000).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
  if (edge === null) return t(stored ? "retaken-now" : "retaken-since", { when });
  return t(stored ? "stored-now" : "stored-since", { when, edge: Math.round(edge) });
}

/** Whether the reader finds that camera or tray is no longer where it was. */
const moved = () => watched.stage === "moved";

/** @param {any} saved */
const savedText = (saved) => (moved() ? [t("retake-title"), t("retake-way")] : [t("camera-saved"), since(saved)]);

/** @param {any} given */
function textOf({ step: at, saved, outline: found }) {
  const unseen = blind && (!at || at === "look");
  if (!at && saved && !unseen) return savedText(saved);
  const [title, text] = TEXTS[unseen ? "blind" : (at ?? "idle")];
  if (at !== "outline" || found?.corners) return [t(title), t(text)];
  return [t(title), t(found ? "outline-whole" : "outline-missing")];
}

function showText() {
  const [title, text] = textOf(standing);
  setText(byId("title"), title);
  setText(byId("say"), text);
  if (performance.now() - refusedAt > REFUSED_FOR) setText(byId("fault"), faultOf(standing));
}

/** @param {any} given */
function showProgress({ step: at, progress }) {
  const bar = byId("progress");
  bar.hidden = at !== "empty" && at !== "roll";
  bar.setAttribute("aria-label", t(at === "roll" ? "waiting-for-dice" : "pictures-taken"));
  if (at === "empty") bar.value = progress;
  else bar.removeAttribute("value");
}

/**
 * What is measured, as it concerns the host now: name, share of the scale, words, and between which shares it is well.
 *
 * @returns {[string, number, string, number, number][]}
 */
function measured() {
  const { meters, contrast, step: at } = standing;
  /** @param {number} light */
  const of255 = (light) => t("light-of", { light });
  if (at === "verdict" && contrast)
    return [
      [t("contrast-dice"), Math.min(1, contrast.tray / 120), of255(contrast.tray), 20 / 120, 1],
      [t("contrast-pips"), contrast.pips / 255, of255(contrast.pips), 30 / 255, 1],
    ];
  if (at === "look" && meters) {
    const { light, unevenness, flicker } = meters;
    const brightness = t("times-as-bright", { times: tenths(unevenness) });
    return [
      [t("light"), light / 255, of255(light), 0.09, 0.94],
      [t("evenness"), Math.min(1, (unevenness - 1) / 2.4), brightness, 0, 0.5],
      ...(flicker === null
        ? []
        : [row(t("flicker"), Math.min(1, flicker / 0.2), `${Math.round(flicker * 100)} %`, 0, 0.4)]),
    ];
  }
  if (at || blind || !watched.light) return [];
  const { light, noise } = watched;
  return [
    [t("light"), light.level, of255(Math.round(255 * light.level)), 0.09, 0.94],
    ...(noise === null ? [] : [row(t("noise-at-rest"), Math.min(1, noise / 24), of255(Math.round(noise)), 0, 0.32)]),
  ];
}

/**
 * @param {[string, number, string, number, number]} cells
 * @returns {[string, number, string, number, number]}
 */
const row = (...cells) => cells;

function showMeters() {
  const rows = measured();
  renderIfChanged(byId("meters"), rows, () =>
    rows.map(([name, share, text, low, high]) =>
      el(
        "div",
        {},
        el("dt", {}, name),
        el(
          "dd",
          {},
          el("span", {
            class: "scale",
            "--at": share,
            "--low": `${low * 100}%`,
            "--high": `${high * 100}%`,
            "aria-hidden": "true",
          }),
        ),
        el("dd", { class: "number" }, text),
      ),
    ),
  );
}

/** @param {any} one */
function advised(one) {
  const { sentence, remedy } = localizedAdvice(one);
  return el("li", { class: one.grave ? "grave" : "" }, el("b", {}, sentence), remedy);
}

function showAdvice() {
  const idle = !standing.step;
  const advice = idle ? (blind ? [] : (watched.advice ?? [])) : (standing.advice ?? []);
  const known = idle
    ? !blind && watched.noise !== null && watched.size
    : ["look", "outline", "verdict"].includes(standing.step) && (standing.meters || standing.step !== "look");
  renderIfChanged(byId("advice"), [advice, known], () =>
    advice.length
      ? advice.map(advised)
      : known
        ? el("li", { class: "good" }, t(standing.step === "verdict" ? "all-fine" : "light-fine"))
        : [],
  );
}

function showVerdict() {
  const { step: at, edge, values } = standing;
  renderIfChanged(byId("verdict"), [at, edge, values], () =>
    at === "verdict"
      ? [
          values ? values.map((/** @type {number} */ value) => die(value)) : el("span", {}, t("dice-unread")),
          el("span", {}, tParts("pixels-a-die", { edge: el("b", { class: "number" }, String(Math.round(edge))) })),
        ]
      : [],
  );
}

function showOutline() {
  const { step: at, saved } = standing;
  const shown = at ? standing.outline : saved?.outline;
  const advice = (at ? at !== "empty" && standing.advice : !blind && watched.advice) || [];
  outline?.show({
    corners: shown?.corners ?? null,
    editable: at === "outline",
    anew: at !== step,
    places:
      at === "outline"
        ? []
        : advice.flatMap((/** @type {any} */ one) => (one.code.startsWith("light") ? one.places : [])),
    dice: (standing.dice ?? []).map((/** @type {any} */ { box }) => box),
  });
}

/** @param {any} told */
function showSteps(told) {
  const steps = told.retaking ? RETAKEN : STEPS;
  const number = !told.step && told.saved ? steps.length : steps.findIndex(([name]) => name === told.step);
  renderIfChanged(byId("steps"), [number, told.retaking], () =>
    steps.map(([, label], at) =>
      el("li", { class: at < number ? "done" : "", "aria-current": at === number ? "step" : null }, t(label)),
    ),
  );
}

/** @param {any} told */
function show(told) {
  standing = told;
  setText(byId("camera"), localized(told.camera));
  if (!eye) {
    eye = mountCamera(byId("eye"), {
      told: (seen) => {
        watched = seen;
        blind = Boolean(seen.fault) || !seen.size;
      },
    });
    outline = mountOutline(eye.figure);
  }
  showSteps(told);
  showOutline();
  showText();
  showVerdict();
  renderIfChanged(
    byId("actions"),
    [
      told.step,
      blind,
      moved(),
      told.retaking,
      Boolean(outline?.corners),
      told.advice?.some((/** @type {any} */ one) => one.grave),
      Boolean(told.saved),
    ],
    actions,
  );
  showAdvice();
  showMeters();
  showProgress(told);
  setText(byId("played"), told.played && !told.step ? t("played", told.played) : "");
  showCapture(byId("taking"), told.capture, (settings) => command({ do: "capture", settings }));
  if (step !== (told.step ?? null) && step !== "") byId("title").focus();
  step = told.step ?? null;
}

function leave() {
  eye?.stop();
  eye = outline = undefined;
}

const ask = openWorkplace("camera.json", EVERY, { show, leave });
