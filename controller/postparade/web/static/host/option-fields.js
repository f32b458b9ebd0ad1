// The fields of the form in which a game is set up, one for each kind of option.
import { el } from "../lib/dom.js";
import { gameText, labelled, partText, t } from "../lib/i18n.js";

/** @import { Option } from "../lib/page.js" */

/** How many numbers of a preset are shown beside its name. */
const SHOWN = 6;
/** The entry after the presets under which numbers are typed; no preset is called that. */
const OWN = "";

/**
 * @param {Option} option
 * @param {string | number} [part]
 */
const text = (option, part) =>
  part === undefined ? gameText("option", option.name) : partText("option", option.name, part);

/**
 * @param {string} label
 * @param {number[] | undefined} numbers
 */
const withNumbers = (label, numbers) =>
  numbers ? labelled(label, `${numbers.slice(0, SHOWN).join(" ")}${numbers.length > SHOWN ? " …" : ""}`) : label;

/**
 * One option in the form: what stands in the draft, and what `set` puts there.
 *
 * @typedef {{
 *   option: Option, id: string, value: any, set: (value: any) => void, seats: { seat: number, name: string }[],
 * }} Field
 */

/** @param {Field} field */
const onOff = ({ option, id, value, set }) =>
  el(
    "div",
    { class: "check" },
    el("input", { id, type: "checkbox", checked: Boolean(value), onchange: ({ target }) => set(target.checked) }),
    el("label", { for: id }, text(option)),
  );

/**
 * @param {Field} field
 * @param {HTMLElement} control
 */
const below = ({ option, id }, control) => el("div", {}, el("label", { for: id }, text(option)), control);

/** @param {Field} it */
function number(it) {
  const { option, id, value, set } = it;
  return below(
    it,
    el("input", {
      id,
      type: "number",
      value,
      min: option.lowest ?? 0,
      max: option.highest ?? 0,
      inputmode: "numeric",
      required: true,
      oninput: ({ target }) => set(target.valueAsNumber),
    }),
  );
}

/** @param {Field} field */
function several({ option, value, set }) {
  const values = option.values ?? [];
  const checked = new Set(value);
  /** @param {string | number} one */
  const toggle = (one) => () => {
    if (!checked.delete(one)) checked.add(one);
    set(values.filter((other) => checked.has(other)));
  };
  return el(
    "fieldset",
    {},
    el("legend", {}, text(option)),
    values.map((one) =>
      el(
        "label",
        { class: "check" },
        el("input", { type: "checkbox", checked: checked.has(one), onchange: toggle(one) }),
        text(option, one),
      ),
    ),
  );
}

/** @param {Field} it */
function seatChoice(it) {
  const { option, id, value, set, seats } = it;
  return below(
    it,
    el(
      "select",
      { id, onchange: ({ target }) => set(target.value ? Number(target.value) : null) },
      el("option", { value: "" }, text(option, "nobody")),
      seats.map(({ seat, name }) => el("option", { value: seat, selected: seat === value }, name)),
    ),
  );
}

/** @param {Field} it */
function choice(it) {
  const { option, id, value, set } = it;
  if (option.length) return presetOrNumbers(it);
  return below(
    it,
    el(
      "select",
      { id, onchange: ({ target }) => set(target.value) },
      (option.values ?? []).map((one) => el("option", { value: one, selected: one === value }, text(option, one))),
    ),
  );
}

/**
 * A list of numbers: one of the presets, or typed. What is typed begins as the preset that was chosen before.
 *
 * @param {Field} field
 */
function presetOrNumbers({ option, id, value, set }) {
  const lists = option.presets ?? {};
  const presets = Object.entries(lists);
  /** @param {string} name */
  const given = (name) => (option.kind === "choice" ? name : lists[name]);
  const chosenName = presets.find(([name]) => String(given(name)) === String(value))?.[0];
  /** @type {number[]} */
  let typed = [...(lists[chosenName ?? OWN] ?? value)];
  const inputs = typed.map((one, at) =>
    el("input", {
      type: "number",
      inputmode: "numeric",
      "aria-label": `${text(option)} ${option.labels?.[at] ?? at + 1}`,
      value: one,
      min: option.lowest ?? 0,
      max: option.highest ?? 0,
      required: true,
      oninput: ({ target }) => {
        typed = typed.map((other, place) => (place === at ? target.valueAsNumber : other));
        set(typed);
      },
    }),
  );
  const own = el(
    "fieldset",
    { class: "numbers", hidden: chosenName !== undefined, disabled: chosenName !== undefined },
    el("legend", { class: presets.length ? "visually-hidden" : false }, text(option)),
    inputs.map((input, at) =>
      el("div", {}, option.labels ? el("span", { "aria-hidden": "true" }, option.labels[at]) : null, input),
    ),
  );
  if (!presets.length) return own;
  /** @param {any} event */
  const choose = ({ target }) => {
    own.hidden = own.disabled = target.value !== OWN;
    if (own.hidden) {
      typed = [...lists[target.value]];
      inputs.forEach((input, at) => {
        input.value = String(typed[at]);
      });
    }
    set(own.hidden ? given(target.value) : typed);
  };
  const names = presets.map(([name, list]) =>
    el("option", { value: name, selected: name === chosenName }, withNumbers(text(option, name), list)),
  );
  const typing = el("option", { value: OWN, selected: chosenName === undefined }, t("option-own"));
  return el(
    "div",
    {},
    el("label", { for: id }, text(option)),
    el("select", { id, onchange: choose }, names, typing),
    own,
  );
}

/** @type {Record<Option["kind"], (it: Field) => HTMLElement>} */
const FIELDS = { switch: onOff, number, several, numbers: presetOrNumbers, seat: seatChoice, choice };

/**
 * The field for `option` of a game, which writes what is chosen into `draft`.
 *
 * @param {Option} option
 * @param {Record<string, any>} draft
 * @param {{ seat: number, name: string }[]} seats
 */
export function optionField(option, draft, seats) {
  /** @param {any} value */
  const set = (value) => {
    draft[option.name] = value;
  };
  return FIELDS[option.kind]({ option, id: `option-${option.name}`, value: draft[option.name], set, seats });
}
