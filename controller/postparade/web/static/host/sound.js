// The host's controls for the sound: how loud each group is, night, the output and its delay.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { post } from "./commands.js";

/** @import { State } from "../lib/page.js" */

const RATE = 44100;
const BUFFERS = [256, 512, 1024, 2048];
const FADERS = [
  ["voice", "sound-voice"],
  ["bed", "sound-bed"],
  ["effects", "sound-effects"],
];
const SWITCHES = [
  ["muted", "sound-muted"],
  ["night", "sound-night"],
  ["dice_sound", "sound-dice"],
  ["attract", "sound-attract"],
];

/**
 * @param {any} message
 * @param {string} [where]
 */
const ask = (message, where = "sound") => post(where, message, { line: "sounderror" });

/**
 * Keep what was tuned in the configuration, but not silence: a table that starts muted seems broken.
 *
 * @param {Record<string, any>} settings
 */
async function keep(settings) {
  const lasting = Object.entries(settings).filter(([name]) => name !== "muted");
  const answers = Object.fromEntries(lasting.map(([name, value]) => [`announcer.${name}`, value]));
  if (await ask({ do: "keep", answers }, "machine.json")) setText(byId("soundkept"), t("kept-for-good"));
}

/**
 * @param {string} name
 * @param {any} value
 */
const change = (name, value) => {
  setText(byId("soundkept"), t("until-it-stops"));
  return ask({ change: { [name]: value } });
};

/**
 * @param {string} name
 * @param {string} key
 * @param {number} value
 */
const fader = (name, key, value) =>
  el(
    "label",
    {},
    t(key),
    el("input", {
      type: "range",
      min: 0,
      max: 1,
      step: 0.05,
      value,
      "data-key": name,
      onchange: ({ target }) => change(name, Number(target.value)),
    }),
  );

/**
 * @param {string} name
 * @param {string} key
 * @param {boolean} on
 */
const lever = (name, key, on) =>
  el(
    "label",
    { class: "check" },
    el("input", {
      type: "checkbox",
      checked: on,
      "data-key": name,
      onchange: ({ target }) => change(name, target.checked),
    }),
    t(key),
  );

/**
 * @param {string} name
 * @param {string} key
 * @param {[any, string][]} options
 * @param {any} chosen
 * @param {(value: string) => any} read
 */
const choice = (name, key, options, chosen, read) =>
  el(
    "label",
    {},
    t(key),
    el(
      "select",
      { "data-key": name, onchange: ({ target }) => change(name, read(target.value)) },
      options.map(([value, label]) => el("option", { value, selected: value === chosen }, label)),
    ),
  );

/**
 * Which outputs can be chosen: the default one, those there are, and the chosen one even while it is missing.
 *
 * @param {string[]} devices
 * @param {string} chosen
 * @returns {[string, string][]}
 */
const outputs = (devices, chosen) =>
  ["", ...new Set([...devices, chosen].filter(Boolean))].map((name) => [name, name || t("sound-default")]);

/**
 * Show what the sound comes out of, and everything that can be changed about it.
 *
 * @param {State} state
 */
export function showSound({ bulletin, machine }) {
  const told = bulletin?.sound;
  const { settings, devices = [], device } = told ?? {};
  byId("soundbox").hidden = !told;
  if (!told) return;
  setText(byId("soundline"), settings ? soundLine(device) : t("sound-is-off"));
  byId("soundtry").hidden = byId("soundkept").hidden = !settings;
  byId("soundkeep").hidden = !settings || !machine;
  byId("soundkeep").onclick = () => keep(settings);
  byId("soundtry").onclick = () => ask({ listen: true });
  renderIfChanged(byId("soundbody"), [settings, devices], () =>
    settings
      ? [
          FADERS.map(([name, key]) => fader(name, key, settings[name])),
          choice("device", "sound-output", outputs(devices, settings.device), settings.device, String),
          choice(
            "buffer",
            "sound-delay",
            BUFFERS.map((samples) => [samples, t("sound-delay-of", { ms: Math.round((2000 * samples) / RATE) })]),
            settings.buffer,
            Number,
          ),
          SWITCHES.map(([name, key]) => lever(name, key, settings[name])),
        ]
      : [],
  );
}

/**
 * What the sound comes out of, in words.
 *
 * @param {string} device
 */
export function soundLine(device) {
  if (!device) return t("sound-nowhere");
  return t("sound-goes", { device: device === "default" ? t("sound-default") : device });
}
