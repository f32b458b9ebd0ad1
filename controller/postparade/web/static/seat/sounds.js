// The sounds of a phone: a few notes and clacks, made on the spot from the first touch on, and a switch that mutes
// them.
import { el, renderIfChanged } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { recall, remember } from "../lib/remembered.js";

/** @typedef {{ at: number, tone: number, lasts: number, loud: number, shape?: OscillatorType, to?: number }} Note */

/**
 * By name what is played: seconds, hertz and loudness 0 to 1.
 *
 * @type {Record<string, Note[]>}
 */
const SCORES = {
  turn: [
    { at: 0, tone: 660, lasts: 0.12, loud: 0.25 },
    { at: 0.11, tone: 880, lasts: 0.2, loud: 0.25 },
  ],
  off: [
    { at: 0, tone: 523, lasts: 0.1, loud: 0.2, shape: "square" },
    { at: 0.1, tone: 659, lasts: 0.1, loud: 0.2, shape: "square" },
    { at: 0.2, tone: 784, lasts: 0.22, loud: 0.2, shape: "square" },
  ],
  fine: [{ at: 0, tone: 330, to: 196, lasts: 0.28, loud: 0.25 }],
  gain: [0, 0.07, 0.14].map((at) => ({ at, tone: 1760 + 900 * at, lasts: 0.09, loud: 0.16, shape: "sine" })),
  win: [523, 659, 784, 1047].map((tone, at) => ({ at: 0.12 * at, tone, lasts: at === 3 ? 0.5 : 0.14, loud: 0.25 })),
  clack: [{ at: 0, tone: 1400, to: 700, lasts: 0.04, loud: 0.22 }],
  cheer: [{ at: 0, tone: 420, to: 760, lasts: 0.14, loud: 0.14 }],
};
/** By name how the phone buzzes, in milliseconds on and off; browsers without a motor do nothing. */
const BUZZES = {
  turn: [200],
  off: [40, 40, 40],
  fine: [90],
  gain: [30, 50, 30],
  win: [80, 60, 80, 60, 240],
  clack: [12],
  cheer: [15],
};
const MUTED = "postparade-muted";

/** @type {AudioContext | undefined} */
let audio;
let quiet = recall("localStorage", MUTED) === "yes";

function unlock() {
  if (quiet || !globalThis.AudioContext) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended" && !document.hidden) audio.resume();
}
for (const event of ["pointerup", "keydown"]) addEventListener(event, unlock, true);
document.addEventListener("visibilitychange", () => (document.hidden ? audio?.suspend() : unlock()));

/** @param {Note} note */
function sound({ at, tone, lasts, loud, shape = "triangle", to = tone }) {
  if (!audio) return;
  const start = audio.currentTime + at;
  const voice = new OscillatorNode(audio, { type: shape, frequency: tone });
  const volume = new GainNode(audio, { gain: loud });
  voice.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + lasts);
}

/**
 * Let the phone sound and buzz, as far as its guest has touched it and wants to hear it.
 *
 * @param {keyof typeof BUZZES} name
 */
export function play(name) {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZES[name]);
  if (audio?.state === "running" && !quiet) SCORES[name].forEach(sound);
}

/**
 * The switch that mutes this phone.
 *
 * @param {HTMLElement} target
 */
export function offerMute(target) {
  const toggle = () => {
    quiet = !quiet;
    remember("localStorage", MUTED, quiet ? "yes" : "no");
    unlock();
    draw();
    play("clack");
  };
  const draw = () =>
    renderIfChanged(target, quiet, () =>
      el(
        "button",
        { class: "quiet small", "data-key": "mute", "aria-pressed": String(!quiet), onclick: toggle },
        t(quiet ? "phone-muted" : "phone-sounds"),
      ),
    );
  draw();
}
