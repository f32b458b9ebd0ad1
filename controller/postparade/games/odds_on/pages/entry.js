// Printed cards: what lies at each gate is typed in, gate by gate; the table totals the ratings and runs the race.
import { el, redraw } from "/static/lib/dom.js";
import { whole } from "/static/lib/i18n.js";
import { nameOf } from "/static/lib/phrases.js";
import { cloth, dollars, w } from "./words.js";

/** @import { Asking, Choice, Context, SeatTools } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */

/** The parts of a rating in the order in which they are sent. */
const PARTS = ["horse", "jockey", "track", "going", "specials"];

/**
 * @typedef {{
 *   race: number, gate: number, parts: number[], form: number, price: number, owner: number | null, withdrawn: boolean,
 * }} Draft
 */

/** @type {Draft} */
const NOTHING = { race: 0, gate: 0, parts: [], form: 0, price: 0, owner: null, withdrawn: false };
let draft = NOTHING;

/**
 * The control of all choices to enter a runner: it stands in place of the first of them.
 *
 * @param {Choice} choice
 * @param {SeatTools<GameView>} tools
 */
export function entry(choice, tools) {
  const { state } = tools;
  const all = /** @type {Asking[]} */ (state.choices).filter(({ action }) => action.do === "enter");
  if (choice.action.gate !== all[0].action.gate) return el("span", { hidden: true });
  const box = el("div", { class: "oo-entry", role: "group", "aria-label": w("enter-runners") });
  if (draft.race !== state.play.race_number) draft = { ...NOTHING, race: state.play.race_number };
  const paint = () => {
    const open = all.find(({ action }) => action.gate === draft.gate);
    redraw(box, [
      el("p", { class: "note" }, w("enter-note")),
      el(
        "ul",
        { class: "oo-gates" },
        all.map((one) => el("li", {}, one === open ? editor(one, tools, paint) : gate(one, tools, paint))),
      ),
    ]);
  };
  paint();
  return box;
}

/**
 * @param {Choice} choice
 * @param {Context<GameView>} context
 */
const runnerOf = ({ action }, { state }) => state.play.runners.find((runner) => runner.gate === action.gate);
/**
 * @param {Choice} choice
 * @param {Context<GameView>} context
 */
const laneOf = ({ action }, { state }) => state.race?.lanes.find(({ number }) => number === action.gate);

/**
 * A gate with what was entered for it; a tap opens it.
 *
 * @param {Choice} choice
 * @param {SeatTools<GameView>} tools
 * @param {() => void} paint
 */
function gate(choice, tools, paint) {
  const runner = runnerOf(choice, tools);
  if (!runner) return null;
  const start = () => {
    const { parts, price_dollars: price, owner, withdrawn } = runner;
    const form = runner.dollars ?? 0;
    draft = { race: tools.state.play.race_number, gate: runner.gate, parts: [...parts], form, price, owner, withdrawn };
    paint();
  };
  const told = runner.withdrawn
    ? w("withdrawn")
    : runner.entered
      ? [
          `${w("rating")} `,
          el("b", {}, whole(runner.rating ?? 0)),
          " · ",
          dollars((runner.dollars ?? 0) + runner.price_dollars),
          " $",
        ]
      : "–";
  return el(
    "button",
    { class: `oo-gate${runner.entered ? " entered" : ""}`, "data-key": `enter ${runner.gate}`, onclick: start },
    cloth(laneOf(choice, tools), runner.gate),
    el(
      "span",
      { class: "who" },
      runner.owner
        ? nameOf(tools.names, runner.owner)
        : runner.entered && !runner.withdrawn
          ? w("no-owner")
          : w("gate-name", { gate: runner.gate }),
    ),
    el("span", { class: "number" }, told),
  );
}

/**
 * Everything that is typed in for one gate.
 *
 * @param {Asking} choice
 * @param {SeatTools<GameView>} tools
 * @param {() => void} paint
 */
function editor(choice, tools, paint) {
  const now = draft;
  /** @param {() => void} edit */
  const change = (edit) => () => {
    edit();
    paint();
  };
  const withdraw = change(() => {
    now.withdrawn = !now.withdrawn;
  });
  const cancel = change(() => {
    draft = { ...NOTHING, race: now.race };
  });
  const save = () => {
    const { parts, form, price, owner, withdrawn } = now;
    cancel();
    return tools.act({ ...choice.action, parts, form, price, owner, withdrawn }, choice);
  };
  return el(
    "div",
    { class: "oo-editor" },
    el("h3", {}, cloth(laneOf(choice, tools), now.gate), ` ${w("gate-name", { gate: now.gate })}`),
    el(
      "label",
      { class: "oo-out" },
      el("input", { type: "checkbox", "data-key": "withdrawn", checked: now.withdrawn, onchange: withdraw }),
      ` ${w("enter-withdrawn")}`,
    ),
    now.withdrawn ? null : [owners(choice, tools, change), ...shares(choice, change)],
    el(
      "div",
      { class: "oo-done" },
      el("button", { class: "primary", "data-key": "save", onclick: save }, w("enter-save")),
      el("button", { class: "quiet", "data-key": "cancel", onclick: cancel }, w("enter-cancel")),
    ),
  );
}

/**
 * Whose horse stands at the gate.
 *
 * @param {Asking} choice
 * @param {SeatTools<GameView>} tools
 * @param {(edit: () => void) => () => void} change
 */
function owners(choice, { names }, change) {
  const now = draft;
  /**
   * @param {number | null} seat
   * @param {string} name
   */
  const pill = (seat, name) =>
    el(
      "button",
      {
        class: "small",
        "data-key": `owner ${seat}`,
        "aria-pressed": String(now.owner === seat),
        onclick: change(() => {
          now.owner = seat;
        }),
      },
      name,
    );
  return el(
    "div",
    { class: "oo-owner", role: "group", "aria-label": w("enter-owner") },
    el("span", {}, w("enter-owner")),
    choice.needs[3].of.map(Number).map((seat) => pill(seat, nameOf(names, seat))),
    pill(null, w("no-owner")),
  );
}

/**
 * What lies at the gate: the parts of the rating and their sum, form, and price.
 *
 * @param {Asking} choice
 * @param {(edit: () => void) => () => void} change
 */
function shares(choice, change) {
  const now = draft;
  const [range] = choice.needs;
  /** @param {"form" | "price"} key */
  const amount = (key) =>
    stepper(key, now[key], range, (value) =>
      change(() => {
        now[key] = value;
      }),
    );
  return [
    ...PARTS.map((part, at) =>
      stepper(part, now.parts[at], range, (value) =>
        change(() => {
          now.parts[at] = value;
        }),
      ),
    ),
    el(
      "p",
      { class: "oo-sum" },
      `${w("rating")} `,
      el("b", { class: "display number" }, whole(now.parts.reduce((sum, share) => sum + share, 0))),
    ),
    amount("form"),
    amount("price"),
  ];
}

/**
 * A number with a button for one less and for one more, within the `range` of what is asked for.
 *
 * @param {string} key
 * @param {number} value
 * @param {Asking["needs"][number]} range
 * @param {(value: number) => () => void} set
 */
function stepper(key, value, { lowest, highest }, set) {
  const label = w(`enter-${key}`);
  /** @param {number} more */
  const by = (more) => set(Math.min(highest ?? Infinity, Math.max(lowest, value + more)));
  return el(
    "div",
    { class: "oo-step", role: "group", "aria-label": label },
    el("span", {}, label),
    el("button", { "data-key": `less ${key}`, "aria-label": w("less", { of: label }), onclick: by(-1) }, "−"),
    el("output", { class: "display number" }, whole(value)),
    el("button", { "data-key": `more ${key}`, "aria-label": w("more", { of: label }), onclick: by(1) }, "+"),
  );
}
