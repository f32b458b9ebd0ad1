// The form of the table's settings: a field for each, by the kind of its value, and what was answered.
import { el } from "../lib/dom.js";
import { languages, messages, t } from "../lib/i18n.js";

/** @param {string} key */
const slug = (key) => key.replaceAll(".", "-").replaceAll("_", "-");

/**
 * What a value is called: a language by its own name, else by a message of ours, else as it is written.
 *
 * @param {string} key
 * @param {any} value
 */
function called(key, value) {
  if (key === "announcer.language") return languages[value] ?? value;
  return messages[`${slug(key)}-${value}`] ? t(`${slug(key)}-${value}`) : value;
}

/**
 * The id of a setting's field, which is also the message that names it.
 *
 * @param {any} setting
 */
const idOf = ({ key }) => `setting-${slug(key)}`;
/** @param {any} setting */
const propsOf = (setting) => ({ id: idOf(setting), name: setting.key, "data-key": setting.key });

/**
 * @param {any} setting
 * @param {HTMLElement} control
 */
const labelled = (setting, control) => el("div", {}, el("label", { for: idOf(setting) }, t(idOf(setting))), control);

/** @param {any} setting */
function choice(setting) {
  const { key, value, choices } = setting;
  const options = choices.map((/** @type {any} */ one) =>
    el("option", { value: one, selected: one === value }, called(key, one)),
  );
  return labelled(setting, el("select", propsOf(setting), options));
}

/** @param {any} setting */
function several(setting) {
  const { key, value, choices } = setting;
  const checks = [...new Set([...choices, ...value])].map((one) =>
    el(
      "label",
      { class: "check" },
      el("input", {
        type: "checkbox",
        name: key,
        value: one,
        checked: value.includes(one),
        "data-key": `${key}-${one}`,
      }),
      called(key, one),
    ),
  );
  return el("fieldset", {}, el("legend", {}, t(idOf(setting))), el("div", { class: "checks" }, checks));
}

/** @param {any} setting */
function number(setting) {
  const { value, lowest, highest, step } = setting;
  const range = { min: lowest ?? 0, max: highest, step: step ?? 1 };
  return labelled(setting, el("input", { ...propsOf(setting), type: "number", value, ...range, required: true }));
}

/** @param {any} setting */
function names(setting) {
  const { key, value, choices } = setting;
  const fields = choices.map((/** @type {string} */ horse, /** @type {number} */ at) =>
    el(
      "label",
      {},
      horse,
      el("input", { name: key, value: value[at], maxlength: 24, autocomplete: "off", "data-key": `${key}-${horse}` }),
    ),
  );
  return el("fieldset", {}, el("legend", {}, t(idOf(setting))), el("div", { class: "horses" }, fields));
}

/** @param {any} setting */
const onOff = (setting) =>
  el(
    "label",
    { class: "check" },
    el("input", { ...propsOf(setting), type: "checkbox", checked: setting.value }),
    t(idOf(setting)),
  );

/** @param {any} setting */
const words = (setting) =>
  labelled(setting, el("input", { ...propsOf(setting), value: setting.value, maxlength: 120, autocomplete: "off" }));

/** @type {Record<string, (setting: any) => HTMLElement>} */
const FIELDS = { choice, several, number, switch: onOff, names };

/**
 * The field for a setting, as `machine.json` describes it.
 *
 * @param {any} setting
 */
export const settingField = (setting) => (FIELDS[setting.kind] ?? words)(setting);

/**
 * What was answered to a setting in `form`.
 *
 * @param {Record<string, any>} form
 * @param {any} given
 */
export function answerIn(form, { key, kind }) {
  const inputs = [...form.elements].filter(({ name }) => name === key);
  if (kind === "several") return inputs.filter(({ checked }) => checked).map(({ value }) => value);
  if (kind === "names") return inputs.map(({ value }) => value.trim());
  if (kind === "switch") return inputs[0].checked;
  return kind === "number" ? inputs[0].valueAsNumber : inputs[0].value;
}
