// The form in which an evening is planned: its hours and rules, and its games one by one.
import { byId, el, redraw } from "../lib/dom.js";
import { gameText, labelled, learnOffers, locale, t } from "../lib/i18n.js";
import { optionField } from "../host/option-fields.js";
import { changesOf, PRESETS } from "../host/presets.js";
import { moved, newItem, ownOptions } from "./plan.js";

/** @import { Offer, Schedule, ScheduleItem } from "../lib/page.js" */

/** @type {Offer[]} */
let offers = [];
/** @type {Schedule} */
let draft;
/** The item whose house rules are open, if any. */
let open = -1;

/** @param {number} day 1 is Monday */
const dayName = (day) =>
  new Date(Date.UTC(2024, 0, day)).toLocaleDateString(locale, { weekday: "short", timeZone: "UTC" });

/**
 * @param {"name" | "opens" | "closes" | "zone" | "between" | "least" | "patience" | "fill"} name
 * @param {Record<string, any>} props
 */
const field = (name, { number = false, ...props }) =>
  el(
    "div",
    {},
    el("label", { for: `plan-${name}` }, t(`plan-${name}`)),
    el("input", {
      id: `plan-${name}`,
      value: draft[name],
      ...(number ? { type: "number", inputmode: "numeric", required: true } : {}),
      ...props,
      oninput: (/** @type {any} */ { target }) => {
        /** @type {any} */ (draft)[name] = number ? target.valueAsNumber : target.value;
      },
    }),
  );

/** @param {string} label @param {boolean} checked @param {(on: boolean) => void} set */
const check = (label, checked, set) =>
  el(
    "label",
    { class: "check" },
    el("input", { type: "checkbox", checked, onchange: (/** @type {any} */ { target }) => set(target.checked) }),
    label,
  );

const hours = () =>
  el(
    "div",
    { class: "fields" },
    field("name", { maxlength: 40, required: true, autocomplete: "off" }),
    field("opens", { type: "time" }),
    field("closes", { type: "time" }),
    field("zone", { maxlength: 64, placeholder: t("plan-zone-own"), autocomplete: "off", list: "zones" }),
    el(
      "fieldset",
      {},
      el("legend", {}, t("plan-days")),
      el(
        "div",
        { class: "row days" },
        [1, 2, 3, 4, 5, 6, 7].map((day) =>
          check(dayName(day), draft.days.includes(day), (on) => {
            draft.days = on ? [...draft.days, day].sort() : draft.days.filter((other) => other !== day);
          }),
        ),
      ),
      el("p", { class: "note" }, t("plan-days-note")),
    ),
  );

const rules = () =>
  el(
    "div",
    { class: "fields" },
    field("least", { number: true, min: 1, max: 12 }),
    field("between", { number: true, min: 20, max: 3600, step: 10 }),
    field("patience", { number: true, min: 0, max: 180 }),
    field("fill", { number: true, min: 0, max: 12 }),
    check(t("plan-again"), draft.again, (on) => {
      draft.again = on;
    }),
  );

/**
 * @param {ScheduleItem} item
 * @param {number} at
 */
function itemRow(item, at) {
  const offer = offers.find(({ name }) => name === item.game);
  return el(
    "li",
    { class: "item" },
    el("b", { class: "number digit" }, at + 1),
    gameChoice(item, at, offer),
    el(
      "div",
      { class: "lengths" },
      amount(item, "races", at, 99),
      amount(item, "minutes", at, 720),
      amount(item, "pause", at, 180),
    ),
    itemButtons(item, at, Boolean(offer)),
    open === at && offer ? houseRules(item, offer) : null,
  );
}

/**
 * @param {ScheduleItem} item
 * @param {number} at
 * @param {Offer | undefined} offer
 */
const gameChoice = (item, at, offer) =>
  el(
    "select",
    {
      "aria-label": t("plan-game", { number: at + 1 }),
      "data-key": `game ${at}`,
      onchange: (/** @type {any} */ { target }) => {
        draft.items[at] = { ...item, game: target.value, options: {} };
        if (open === at) open = -1;
        drawItems();
      },
    },
    offer ? null : el("option", { value: item.game, selected: true }, item.game),
    offers.map(({ name, title }) => el("option", { value: name, selected: name === item.game }, title)),
  );

/**
 * @param {ScheduleItem} item
 * @param {number} at
 * @param {boolean} known whether the game is installed here
 */
const itemButtons = (item, at, known) =>
  el(
    "div",
    { class: "row" },
    small(`up ${at}`, "↑", t("plan-up"), at === 0, () => shift(at, -1)),
    small(`down ${at}`, "↓", t("plan-down"), at === draft.items.length - 1, () => shift(at, 1)),
    small(`rules ${at}`, rulesLabel(item), rulesLabel(item), !known, () => {
      open = open === at ? -1 : at;
      drawItems();
    }),
    small(`remove ${at}`, t("remove-picture"), t("remove-picture"), false, () => {
      draft.items.splice(at, 1);
      open = -1;
      drawItems();
    }),
  );

/** @param {ScheduleItem} item */
function rulesLabel({ options }) {
  const own = Object.keys(options).length;
  return own ? t("plan-own-rules", { rules: own }) : t("plan-rules");
}

/** @param {number} at @param {number} by */
function shift(at, by) {
  draft.items = moved(draft.items, at, by);
  open = -1;
  drawItems();
}

/**
 * @param {string} key
 * @param {string} text
 * @param {string} label
 * @param {boolean} disabled
 * @param {() => void} onclick
 */
const small = (key, text, label, disabled, onclick) =>
  el("button", { type: "button", class: "small", "data-key": key, "aria-label": label, disabled, onclick }, text);

/**
 * @param {ScheduleItem} item
 * @param {"races" | "minutes" | "pause"} name
 * @param {number} at
 * @param {number} max
 */
const amount = (item, name, at, max) =>
  el(
    "label",
    {},
    el("span", {}, t(`plan-${name}`)),
    el("input", {
      type: "number",
      inputmode: "numeric",
      required: true,
      min: 0,
      max,
      value: item[name],
      "data-key": `${name} ${at}`,
      oninput: (/** @type {any} */ { target }) => {
        item[name] = target.valueAsNumber;
      },
    }),
  );

/**
 * The options of the game, as the host chooses them before any other game, and presets that set several at once.
 *
 * @param {ScheduleItem} item
 * @param {Offer} offer
 */
function houseRules(item, offer) {
  learnOffers(offer.name, drawItems);
  const usual = Object.fromEntries(offer.options.map((option) => [option.name, option.default]));
  const chosen = { ...usual, ...item.options };
  /** @type {Record<string, any>} */
  const live = new Proxy(chosen, {
    set(target, name, value) {
      Reflect.set(target, name, value);
      item.options = ownOptions(offer, target);
      return true;
    },
  });
  return el(
    "div",
    { class: "houserules stack" },
    el(
      "div",
      { class: "row", role: "group", "aria-label": t("presets") },
      PRESETS.map((preset) =>
        small(`preset ${preset}`, t(`preset-name-${preset}`), t(`preset-name-${preset}`), false, () => {
          const changes = changesOf(preset, offer, { sound: false, lights: false, odds: false });
          const set = Object.fromEntries(
            changes.filter(({ of }) => of === "game").map(({ name, value }) => [name, value]),
          );
          item.options = ownOptions(offer, { ...usual, ...set });
          drawItems();
        }),
      ),
    ),
    el(
      "div",
      { class: "fields" },
      offer.options.filter(({ kind }) => kind !== "seat").map((option) => optionField(option, live, [])),
    ),
    offer.options.some(({ kind }) => kind === "seat")
      ? el("p", { class: "note" }, labelled(gameText("option", seatOption(offer)), t("plan-seat-option")))
      : null,
  );
}

/** @param {Offer} offer */
const seatOption = (offer) => offer.options.find(({ kind }) => kind === "seat")?.name ?? "";

function drawItems() {
  redraw(byId("items"), draft.items.map(itemRow));
}

/**
 * Show `schedule` to be changed; it is a copy.
 *
 * @param {Schedule} schedule
 * @param {Offer[]} installed
 */
export function editSchedule(schedule, installed) {
  draft = structuredClone(schedule);
  offers = installed;
  open = -1;
  redraw(byId("planhours"), [hours()]);
  redraw(byId("planrules"), [rules()]);
  drawItems();
  byId("plan").hidden = false;
  byId("plan").scrollIntoView({ block: "start" });
  byId("plan-name").focus({ preventScroll: true });
}

/** The schedule as it stands in the form. */
export const edited = () => ({ ...draft, name: draft.name.trim() });

byId("additem").addEventListener("click", () => {
  const game = draft.items.at(-1)?.game ?? offers[0]?.name;
  if (game) draft.items.push(newItem(game));
  drawItems();
});
