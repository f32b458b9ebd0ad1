// Controls for any template of a choice: its needs say what is to be chosen, the catalogues what is written on it.
import { el } from "./dom.js";
import { gameText, hasText } from "./i18n.js";
import { nameOf } from "./phrases.js";
import { block, holdButton, primaryButton } from "./tap.js";

/** @import { Act, Child, Choice, Names, Need } from "./page.js" */

/** Up to this many values of a number are buttons of their own; more are typed. */
const BUTTONS = 9;
const drafts = new Map();

/**
 * Whether `choice` waits for dice.
 *
 * @param {Choice} choice
 */
export const wantsDice = ({ needs = [] }) => needs.some(({ kind }) => kind === "dice");

const many = ({ least = 1, most = 1, ordered = false }) => most > 1 || least > 1 || ordered;
/** @param {Need} need */
const range = ({ lowest = 0, highest }) =>
  Array.from({ length: (highest ?? lowest) - lowest + 1 }, (_, at) => lowest + at);
/** @param {Need} need */
const numeric = ({ kind }) => kind === "chips" || kind === "count";
/** @param {Need} need */
const short = (need) =>
  numeric(need) && typeof need.highest === "number" && need.highest - (need.lowest ?? 0) < BUTTONS;

/**
 * What is written on a value of `need`.
 *
 * @param {Need} need
 * @param {any} value
 * @param {Names} names
 */
export function valueText(need, value, names) {
  if (need.kind === "seat") return nameOf(names, value);
  if (typeof value === "number" && !hasText(need.kind, value)) return String(value);
  return gameText(need.kind, value);
}

/**
 * What is written on a choice; `names` are those of the seats.
 *
 * @param {Pick<Choice, "label" | "args">} choice
 * @param {Names} names
 */
export const choiceText = ({ label, args = {} }, names) => {
  const seat = args.seat ?? args.player;
  return gameText("choice", label, { ...args, name: seat ? nameOf(names, seat) : "" });
};

/** @param {Choice} choice */
const keyOf = ({ label, action }) => `${label} ${JSON.stringify(action)}`;

/**
 * The control for one choice. `act(action, choice)` is called with the complete action; `again()` redraws the page.
 *
 * @param {Choice} choice
 * @param {{ names: Names, act: Act, again: () => void }} tools
 */
export function control(choice, { names, act, again }) {
  const needs = choice.needs ?? [];
  const label = choiceText(choice, names);
  if (!needs.length) return button(choice, label, () => act(choice.action, choice));
  if (needs.length === 1 && !many(needs[0]) && !choice.confirm && (needs[0].of?.length || short(needs[0]))) {
    return single(choice, needs[0], label, names, act);
  }
  return form(choice, needs, label, { names, act, again });
}

/**
 * @param {Choice} choice
 * @param {Child} label
 * @param {() => void} act
 * @param {string} [key]
 * @param {any} [disabled]
 */
function button(choice, label, act, key = keyOf(choice), disabled = false) {
  if (choice.confirm) return holdButton(key, label, act, { class: "wide", disabled });
  if (choice.primary) return primaryButton(key, label, act, disabled ? { disabled } : {});
  return el("button", { class: "wide", "data-key": key, disabled, onclick: act }, label);
}

/**
 * @param {Choice} choice
 * @param {Need} need
 * @param {string} label
 * @param {Names} names
 * @param {Act} act
 */
function single(choice, need, label, names, act) {
  const values = need.of?.length ? need.of : range(need);
  return el(
    "div",
    { class: "choice", role: "group", "aria-label": label },
    el("p", { class: "note" }, label),
    el(
      "div",
      { class: "values" },
      values.map((value) =>
        el(
          "button",
          {
            class: "value number",
            "data-key": `${keyOf(choice)} ${value}`,
            "aria-label": `${label}: ${valueText(need, value, names)}`,
            onclick: () => act({ ...choice.action, [need.field]: value }, choice),
          },
          valueText(need, value, names),
        ),
      ),
    ),
  );
}

/**
 * @param {Choice} choice
 * @param {Need[]} needs
 * @param {string} label
 * @param {{ names: Names, act: Act, again: () => void }} tools
 */
function form(choice, needs, label, { names, act, again }) {
  const key = keyOf(choice);
  const draft = drafts.get(key) ?? {};
  drafts.set(key, draft);
  const full = () => needs.every((need) => filled(need, draft[need.field]));
  const send = () => {
    const fields = Object.fromEntries(
      needs.map((need) => [need.field, many(need) ? draft[need.field] : [draft[need.field]].flat()[0]]),
    );
    drafts.delete(key);
    act({ ...choice.action, ...fields }, choice);
  };
  const go = button(choice, label, send, `${key} send`, !full());
  const typed = () => block(go, !full());
  return el(
    "div",
    { class: "choice", role: "group", "aria-label": label },
    el("p", { class: "note" }, label),
    needs.map((need) => field(need, draft, `${key} ${need.field}`, { names, again, typed })),
    go,
  );
}

/**
 * @param {Need} need
 * @param {any} given
 */
const filled = (need, given) => {
  const values = [given ?? []].flat();
  if (values.some((value) => value === "" || Number.isNaN(value))) return false;
  if (numeric(need) && values.some((value) => value < (need.lowest ?? 0) || value > (need.highest ?? Infinity)))
    return false;
  return values.length >= (need.least ?? 1) && values.length <= (need.most ?? 1);
};

/**
 * @param {Need} need
 * @param {Record<string, any>} draft
 * @param {string} key
 * @param {{ names: Names, again: () => void, typed: () => void }} tools
 */
function field(need, draft, key, { names, again, typed }) {
  const name = gameText("field", need.field);
  if (!need.of?.length && !short(need)) return inputs(need, draft, key, name, typed);
  const chosen = [draft[need.field] ?? []].flat();
  const values = need.of?.length ? need.of : range(need);
  const most = need.most ?? 1;
  return el(
    "div",
    { class: "values", role: "group", "aria-label": name },
    values.map((value) => {
      const at = chosen.indexOf(value);
      const pick = () => {
        if (at >= 0) draft[need.field] = chosen.filter((one) => one !== value);
        else draft[need.field] = most === 1 ? [value] : [...chosen, value].slice(0, most);
        again();
      };
      return el(
        "button",
        { class: "value number", "data-key": `${key} ${value}`, "aria-pressed": String(at >= 0), onclick: pick },
        valueText(need, value, names),
        at >= 0 && need.ordered ? el("small", {}, ` ${at + 1}.`) : null,
      );
    }),
  );
}

/**
 * Fields to type in; the page is not redrawn while somebody types.
 *
 * @param {Need} need
 * @param {Record<string, any>} draft
 * @param {string} key
 * @param {string} name
 * @param {() => void} typed
 */
function inputs(need, draft, key, name, typed) {
  const count = Math.max(1, need.least ?? 1);
  const values = [draft[need.field] ?? []].flat();
  return el(
    "div",
    { class: "values" },
    Array.from({ length: count }, (_, at) => {
      const label = count > 1 ? `${name} ${at + 1}` : name;
      const props = numeric(need)
        ? { type: "number", inputmode: "numeric", min: need.lowest ?? 0, max: need.highest ?? false }
        : { type: "text", maxlength: 40 };
      return el(
        "label",
        {},
        label,
        el("input", {
          ...props,
          value: values[at] ?? "",
          "data-key": `${key} ${at}`,
          oninput: ({ target }) => {
            const next = Array.from({ length: count }, (__, one) => [draft[need.field] ?? []].flat()[one] ?? "");
            next[at] = numeric(need) && target.value !== "" ? Number(target.value) : target.value;
            draft[need.field] = next;
            typed();
          },
        }),
      );
    }),
  );
}

/** The state of all half-made choices, for pages that draw only what has changed. */
export const drafted = () => [...drafts].map(([key, draft]) => [key, { ...draft }]);
