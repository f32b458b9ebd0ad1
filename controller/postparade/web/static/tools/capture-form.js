// How the camera takes its pictures: exposure, encoding and rate, as the host chooses them, beside what it does now.
import { el, renderIfChanged, setText } from "../lib/dom.js";
import { t, tenths } from "../lib/i18n.js";
import { list } from "../lib/phrases.js";

const ANY = "any";

/**
 * What the camera does now, in words.
 *
 * @param {{ exposure: number | null, encoding: string, rate: number | null }} now
 */
export function doing({ exposure, encoding, rate }) {
  const words = [exposure === null ? t("exposed-unknown") : t("exposed-for", { ms: tenths(exposure) })];
  if (encoding) words.push(encoding.toUpperCase());
  if (rate !== null) words.push(t("rate-now", { rate: Math.round(rate) }));
  return t("taking-now", { what: list(words) });
}

/**
 * The settings that are filled in; an empty field leaves the choice to the camera.
 *
 * @param {{ exposure: string, encoding: string, rate: string }} filled
 */
export function settingsOf({ exposure, encoding, rate }) {
  return {
    exposure: exposure === "" ? null : Number(exposure),
    encoding: encoding || ANY,
    rate: rate === "" ? null : Math.round(Number(rate)),
  };
}

/**
 * @param {string} name
 * @param {number | null} value
 * @param {Record<string, any>} range
 */
const number = (name, value, range) =>
  el(
    "label",
    {},
    t(`taking-${name}`),
    el("input", { name, type: "number", inputmode: "decimal", value: value ?? "", ...range }),
  );

/** @param {any} capture */
function encodings({ encoding, encodings: known }) {
  if (!known.length) return null;
  const options = [ANY, ...known].map((one) =>
    el("option", { value: one, selected: one === encoding }, t(`taking-${one}`)),
  );
  return el("label", {}, t("taking-encoding"), el("select", { name: "encoding" }, options));
}

/**
 * The form for `capture`, in `place`, which is hidden where the camera cannot be asked. `choose(settings)` is called
 * with what the host chose, null for what the configuration says.
 *
 * @param {HTMLElement} place
 * @param {any} capture
 * @param {(settings: any) => void} choose
 */
export function showCapture(place, capture, choose) {
  place.hidden = !capture;
  if (!capture) return;
  const { exposure, encoding, rate, chosen } = capture;
  renderIfChanged(place, [exposure, encoding, rate, chosen, capture.encodings, capture.from_dice], () => [
    el("summary", {}, t("taking")),
    el(
      "form",
      {
        class: "taking",
        onsubmit: (/** @type {any} */ event) => {
          event.preventDefault();
          const fields = /** @type {any} */ (new FormData(event.target));
          choose(settingsOf(/** @type {any} */ ({ encoding: ANY, ...Object.fromEntries(fields) })));
        },
      },
      capture.from_dice ? el("p", {}, t("exposure-from-dice")) : null,
      number("exposure", exposure, { min: 0.1, max: 500, step: 0.1 }),
      el("p", { class: "note" }, t("taking-exposure-way")),
      encodings(capture),
      number("rate", rate, { min: 1, max: 120, step: 1 }),
      el("p", { class: "note now" }),
      el("button", { class: "small" }, t("taking-apply")),
      chosen
        ? el("button", { class: "quiet small", type: "button", onclick: () => choose(null) }, t("taking-configured"))
        : null,
    ),
  ]);
  setText(/** @type {HTMLElement} */ (place.querySelector(".now")), doing(capture.now));
}
