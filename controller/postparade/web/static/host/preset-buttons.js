// The presets as buttons, and what the last one has set.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { gameText, labelled, partText, t } from "../lib/i18n.js";
import { act } from "./commands.js";
import { showOddsTo } from "./odds.js";
import { changesOf, PRESETS } from "./presets.js";
import { setLevels } from "./run.js";

/** @import { Offer, Option, State } from "../lib/page.js" */
/** @import { Change } from "./presets.js" */

/** @type {string | undefined} */
let last;

/**
 * A value of an option in words.
 *
 * @param {Option} option
 * @param {any} value
 */
function valueText(option, value) {
  if (typeof value === "boolean") return t(value ? "setting-on" : "setting-off");
  const { name, presets = {} } = option;
  const preset = Object.entries(presets).find(([, numbers]) => String(numbers) === String(value));
  if (preset) return partText("option", name, preset[0]);
  if (Array.isArray(value)) return value.map((one) => partText("option", name, one)).join(", ") || t("none");
  return typeof value === "number" ? String(value) : partText("option", name, value);
}

/**
 * @param {Change} change
 * @param {Offer} offer
 */
function changeText({ of, name, value }, offer) {
  const option = of === "game" ? offer.options.find((one) => one.name === name) : undefined;
  if (option) return labelled(gameText("option", name), valueText(option, value));
  return t(`preset-${name}`, { value: String(value), percent: Math.round(Number(value) * 100) });
}

/**
 * @param {Change[]} changes
 * @param {State} state
 */
function setTable(changes, { bulletin, typing }) {
  const wanted = Object.fromEntries(changes.filter(({ of }) => of === "table").map(({ name, value }) => [name, value]));
  const { odds, typing: by, ...levels } = wanted;
  if (odds !== undefined && odds !== (bulletin?.odds?.on ?? true)) showOddsTo(odds);
  if (by && by !== typing) act({ do: "allow_typing", by });
  setLevels(levels);
}

/**
 * Offer the presets for the chosen game; `draft` are its options as they will be sent, `again` draws them anew.
 *
 * @param {State} state
 * @param {Offer} offer
 * @param {Record<string, any>} draft
 * @param {() => void} again
 */
export function showPresets(state, offer, draft, again) {
  const { sound, odds } = state.bulletin ?? {};
  const has = { sound: Boolean(sound?.settings), lights: Boolean(state.lights), odds: Boolean(odds) };
  const said = last && changesOf(last, offer, has).map((change) => changeText(change, offer));
  renderIfChanged(byId("presets"), [last, offer.name], () =>
    PRESETS.map((preset) =>
      el(
        "button",
        {
          type: "button",
          class: "small",
          "data-key": `preset-${preset}`,
          "aria-pressed": String(preset === last),
          onclick: () => {
            last = preset;
            const changes = changesOf(preset, offer, has);
            for (const { of, name, value } of changes) if (of === "game") draft[name] = value;
            setTable(changes, state);
            again();
          },
        },
        t(`preset-name-${preset}`),
      ),
    ),
  );
  setText(byId("presetnote"), said ? t("preset-sets", { settings: said.join(" · ") }) : "");
}

/** Forget which preset was chosen, because another game is. */
export const noPreset = () => {
  last = undefined;
};
