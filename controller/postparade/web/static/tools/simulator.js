// The panel of the simulated table: throws dice, shows what camera and strip see, and breaks things on purpose.
import { tellBlocked } from "../lib/blocked.js";
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { dicePad, sumOf } from "../lib/dice.js";
import { translate, errorText, t } from "../lib/i18n.js";
import { FIGURES } from "./link-figures.js";
import { Link } from "../lib/link.js";
import { diceLine, namesOf, turnText } from "../lib/phrases.js";
import { lift } from "./strip-light.js";

/** @import { Arguments } from "../lib/page.js" */

const PIXELS = 1;
const TRAY = 2;
const PULSE = [1000, 2000];
/** @type {Record<string, string>} */
const GROUPS = { tray: "the-tray", buttons: "group-buttons", cable: "group-cable", rails: "group-rails" };
/** @type {Record<string, string>} */
const CONTROLS = {
  cocked: "cocked-throw",
  cover: "hand-over-tray",
  nudge: "bump-camera",
  clear: "empty-the-tray",
  blind: "unplug-camera",
  light: "light",
  button: "button-number",
  unplug: "pull-cable",
  stall: "let-nothing-through",
  reset: "reset-board",
  drop: "lost-bytes",
  flip: "turned-bits",
  split: "pieces-cut",
  delay: "late-by",
  dead: "dead-pixels",
  rewire: "other-order",
  jam: "stuck-horse",
};
const link = new Link("ws");
tellBlocked(link);
translate();
/** @type {{ canvas: HTMLCanvasElement, pixels: number[], number: number }[]} */
let lanes = [];

/**
 * @param {string} name
 * @param {Arguments} [args]
 */
async function command(name, args = {}) {
  setText(byId("error"), "");
  const answer = await link.ask({ t: "panel", name, args });
  if (!answer.ok) setText(byId("error"), errorText(answer));
}

/** @param {File | undefined} file */
async function photograph(file) {
  if (!file) return;
  setText(byId("error"), "");
  try {
    const answer = await fetch("photo", {
      method: "POST",
      headers: { "Content-Type": file.type || "application/octet-stream" },
      body: file,
    });
    const body = await answer.json();
    if (!answer.ok) setText(byId("error"), errorText(body));
  } catch {
    setText(byId("error"), t("photo-not-taken"));
  }
}

/** @param {ArrayBuffer} data */
async function showTray(data) {
  if (!data.byteLength) return;
  // A picture that cannot be decoded is left out; the next one comes in an instant.
  const picture = await createImageBitmap(new Blob([data], { type: "image/jpeg" })).catch(() => null);
  if (!picture) return;
  const canvas = byId("tray");
  if (canvas.width !== picture.width || canvas.height !== picture.height)
    Object.assign(canvas, { width: picture.width, height: picture.height });
  canvas.getContext("2d").drawImage(picture, 0, 0);
}

/** @param {ArrayBuffer} data */
function showPixels(data) {
  const bytes = new Uint8Array(data);
  for (const { canvas, pixels } of lanes) {
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pixels.forEach((at, place) => {
      const [r, g, b] = [0, 1, 2].map((channel) => lift(bytes[3 * at + channel] ?? 0));
      pen.fillStyle = r + g + b ? `rgb(${r} ${g} ${b})` : "#15211a";
      pen.beginPath();
      pen.arc(place * 12 + 6, 7, 4.6, 0, 7);
      pen.fill();
    });
  }
}

/** @param {any[]} strip */
function buildStrip(strip) {
  lanes = [];
  return strip.map(({ number, pixels }) => {
    const canvas = el("canvas", {
      width: Math.max(12, pixels.length * 12),
      height: 14,
      role: "img",
      "aria-label": t("lane-pixels", { number }),
    });
    canvas.style.aspectRatio = `${canvas.width} / 14`;
    lanes.push({ canvas, pixels, number });
    return el(
      "li",
      {},
      el("b", { class: "number" }, String(number)),
      el("div", { class: "leds", "--n": pixels.length }, canvas),
      el("span", { class: "servo", "data-lane": number }, el("i")),
    );
  });
}

/** @param {number[]} servos */
function showServos(servos) {
  byId("strip")
    .querySelectorAll(".servo")
    .forEach((/** @type {HTMLElement} */ servo, /** @type {number} */ at) => {
      const pulse = servos[at] ?? 0;
      servo.classList.toggle("limp", !pulse);
      servo.title = pulse ? t("servo-at", { us: pulse }) : t("servo-limp");
      const turn = (pulse - PULSE[0]) / (PULSE[1] - PULSE[0]);
      servo.style.setProperty("--turn", String(Math.min(1, Math.max(0, turn))));
    });
}

/** @param {any} given */
function control({ group, name, kind, args = {}, on, value, min, max, step }) {
  const label = t(CONTROLS[name], { number: (args.index ?? 0) + 1 });
  const key = `${group}-${name}-${JSON.stringify(args)}`;
  if (kind === "switch") {
    return el(
      "button",
      {
        class: "small",
        "aria-pressed": String(Boolean(on)),
        "data-key": key,
        onclick: () => command(name, { ...args, on: !on }),
      },
      label,
    );
  }
  if (kind === "range") {
    return el(
      "label",
      { class: "range" },
      label,
      el("input", {
        type: "range",
        min,
        max,
        step,
        value,
        "data-key": key,
        onchange: (event) => command(name, { ...args, value: Number(event.target.value) }),
      }),
    );
  }
  return el("button", { class: "small", "data-key": key, onclick: () => command(name, args) }, label);
}

/** @param {any[]} controls */
function showControls(controls) {
  const groups = Map.groupBy
    ? Map.groupBy(controls, ({ group }) => group)
    : controls.reduce((all, one) => all.set(one.group, [...(all.get(one.group) ?? []), one]), new Map());
  renderIfChanged(byId("controls"), controls, () =>
    [...groups].map(([group, own]) =>
      el(
        "div",
        { role: "group", "aria-label": t(GROUPS[group]) },
        el("h3", {}, t(GROUPS[group])),
        el("div", { class: "row" }, own.map(control)),
      ),
    ),
  );
}

/** @type {Record<string, string>} */
const PLACES = { first: "pin-first", second: "pin-second", sum: "pin-sum", throw: "pin-throw" };

/**
 * The buttons as they are wired, one row a place; each is down for as long as a finger is on it.
 *
 * @param {any[]} pins
 */
function buildPins(pins) {
  const rows = pins.reduce((all, one) => all.set(one.place, [...(all.get(one.place) ?? []), one]), new Map());
  return [...rows].map(([place, own]) =>
    el(
      "div",
      { role: "group", "aria-label": t(PLACES[place], { number: "" }) },
      own.map((/** @type {any} */ { number, pin, light }) =>
        el(
          "button",
          {
            class: "contact",
            "data-light": light ?? "",
            "data-key": `pin-${pin}`,
            title: `GPIO ${pin}`,
            "aria-label": t(PLACES[place], { number }),
            onclick: () => command("pin", { pin }),
          },
          number ? String(number) : t("pin-throw"),
        ),
      ),
    ),
  );
}

/** @param {number[]} lights */
function showLights(lights) {
  for (const contact of byId("pins").querySelectorAll(".contact"))
    contact.classList.toggle("lit", lights.includes(Number(contact.dataset.light || -1)));
}

/**
 * The dice that lie there, and whether they have been counted.
 *
 * @param {any} given
 */
function rollLine({ values, stage }) {
  const dice = values.join(" + ");
  const sum = sumOf(values);
  return stage === "committed" ? t("roll-committed", { dice, sum }) : `${dice} = ${sum}`;
}

/** @param {any} value */
const figure = (value) => (typeof value === "boolean" ? t(value ? "connected" : "not-connected") : String(value || 0));

function show() {
  const state = link.state;
  const names = namesOf(state.seats);
  const idle = state.game ? "between-races" : "no-game";
  setText(byId("where"), state.status?.turn ? turnText(state, names) : t(idle));
  const seen = state.bulletin?.dice;
  setText(byId("reading"), seen?.values ? rollLine(seen) : diceLine(seen) || t("tray-empty"));
  showPanel(state.panel ?? {});
  showLights(state.lights ?? []);
  showServos(state.servos ?? []);
  showFigures(state.bulletin?.track);
}

/**
 * What can be done to the simulated table.
 *
 * @param {any} panel
 */
function showPanel(panel) {
  renderIfChanged(byId("strip"), panel.strip, () => buildStrip(panel.strip ?? []));
  showControls(panel.controls ?? []);
  byId("tray-panel").hidden = panel.tray === false;
  byId("pins-panel").hidden = !panel.pins?.length;
  renderIfChanged(byId("pins"), panel.pins ?? [], () => buildPins(panel.pins ?? []));
}

/**
 * What is counted about the simulated track.
 *
 * @param {Record<string, any> | undefined} told
 */
function showFigures(told) {
  renderIfChanged(byId("track"), told ?? null, () =>
    told
      ? FIGURES.map(([name, key]) =>
          el("div", {}, el("dt", {}, t(key)), el("dd", { class: "number" }, figure(told[name]))),
        )
      : [],
  );
}

link.addEventListener("state", show);
link.addEventListener("picture", (/** @type {any} */ { detail: { kind, data } }) => {
  if (kind === TRAY) showTray(data);
  else if (kind === PIXELS) showPixels(data);
});
link.addEventListener("up", () => {
  byId("connection").hidden = true;
  byId("lost").hidden = true;
  byId("panel").hidden = false;
});
link.addEventListener("down", () => {
  byId("connection").hidden = false;
});
link.addEventListener("gone", () => {
  byId("connection").hidden = true;
  byId("panel").hidden = true;
  byId("lost").hidden = false;
});
byId("throw").addEventListener("click", () => command("throw"));
byId("chosen").append(dicePad((dice) => command("throw", { dice }), "throw-dice"));
byId("photo").addEventListener("change", (/** @type {any} */ { target }) => {
  photograph(target.files[0]);
  target.value = "";
});
const drop = byId("drop");
for (const type of ["dragover", "dragleave", "drop"]) {
  drop.addEventListener(type, (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    drop.classList.toggle("over", type === "dragover");
    if (type === "drop") photograph(event.dataTransfer?.files[0]);
  });
}
