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
 * The field for a setting, as `machine.json` describes it.
 *
 * @param {any} setting
 */
export function settingField(setting) {
  const { key, kind, value } = setting;
  const id = `setting-${slug(key)}`;
  const label = el("label", { for: id }, t(id));
  const props = { id, name: key, "data-key": key };
  switch (kind) {
    case "choice":
      return el(
        "div",
        {},
        label,
        el(
          "select",
          props,
          setting.choices.map((/** @type {any} */ one) =>
            el("option", { value: one, selected: one === value }, called(key, one)),
          ),
        ),
      );
    case "several":
      return el(
        "fieldset",
        {},
        el("legend", {}, t(id)),
        el(
          "div",
          { class: "checks" },
          [...new Set([...setting.choices, ...value])].map((one) =>
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
          ),
        ),
      );
    case "number":
      return el(
        "div",
        {},
        label,
        el("input", {
          ...props,
          type: "number",
          value,
          min: setting.lowest ?? 0,
          max: setting.highest,
          step: setting.step ?? 1,
          required: true,
        }),
      );
    case "switch":
      return el("label", { class: "check" }, el("input", { ...props, type: "checkbox", checked: value }), t(id));
    case "names":
      return el(
        "fieldset",
        {},
        el("legend", {}, t(id)),
        el(
          "div",
          { class: "horses" },
          setting.choices.map((/** @type {string} */ number, /** @type {number} */ at) =>
            el(
              "label",
              {},
              number,
              el("input", {
                name: key,
                value: value[at],
                maxlength: 24,
                autocomplete: "off",
                "data-key": `${key}-${number}`,
              }),
            ),
          ),
        ),
      );
    default:
      return el("div", {}, label, el("input", { ...props, value, maxlength: 120, autocomplete: "off" }));
  }
}

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
