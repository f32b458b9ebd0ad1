// The tools of the Run screen: pause, seats that the table plays for, volume and light.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { choiceText, wantsDice } from "../lib/controls.js";
import { errorText, t } from "../lib/i18n.js";
import { nameOf } from "../lib/phrases.js";
import { act, openDialog, post } from "./commands.js";
import { pausing, resuming } from "./next-step.js";

/** @import { Names, State } from "../lib/page.js" */

const GROUPS = ["voice", "bed", "effects"];
/**
 * How loud each group is where all were silent.
 *
 * @type {Record<string, number>}
 */
const AUDIBLE = { voice: 0.9, bed: 0.4, effects: 0.7 };

/**
 * All groups of the sound as loud as `level` says, in the proportion in which they are now.
 *
 * @param {Record<string, number>} settings
 * @param {number} level from 0 to 1
 * @returns {Record<string, number>}
 */
export function mixed(settings, level) {
  const loudest = Math.max(...GROUPS.map((group) => settings[group]));
  return Object.fromEntries(
    GROUPS.map((group) => {
      const share = loudest ? settings[group] / loudest : AUDIBLE[group];
      return [group, Math.round(share * level * 100) / 100];
    }),
  );
}

/** How bright the lights are, once that is known. */
let brightness = 1;
let asked = false;

/** @param {() => void} again */
async function learnBrightness(again) {
  if (asked) return;
  asked = true;
  try {
    const answer = await fetch("lights.json");
    if (!answer.ok) return;
    ({ brightness } = await answer.json());
    again();
  } catch {
    asked = false;
  }
}

/**
 * @param {string} name
 * @param {string} label
 * @param {number} value
 * @param {(value: number) => void} change
 */
const slider = (name, label, value, change) =>
  el(
    "label",
    {},
    el("span", {}, label),
    el("input", {
      type: "range",
      min: 0,
      max: 1,
      step: 0.05,
      value,
      "data-key": name,
      onchange: ({ target }) => change(Number(target.value)),
    }),
  );

/** @param {State} state */
function showLevels(state) {
  const settings = state.bulletin?.sound?.settings;
  const lights = Boolean(state.lights);
  if (lights) learnBrightness(() => showLevels(state));
  const level = settings ? (settings.muted ? 0 : Math.max(...GROUPS.map((group) => settings[group]))) : undefined;
  renderIfChanged(byId("levels"), [level, settings, lights && brightness], () => [
    level === undefined
      ? null
      : slider("volume", t("volume"), level, (value) =>
          post("sound", { change: { ...mixed(settings, value), muted: value === 0 } }),
        ),
    lights
      ? slider("light", t("light-level"), brightness, async (value) => {
          if (await post("lights.json", { do: "tune", brightness: value })) brightness = value;
        })
      : null,
  ]);
}

/**
 * Set what a preset asks of sound and light.
 *
 * @param {Record<string, any>} changes
 */
export async function setLevels({ brightness: light, ...sound }) {
  if (Object.keys(sound).length) await post("sound", { change: sound });
  if (light !== undefined && (await post("lights.json", { do: "tune", brightness: light }))) brightness = light;
}

const TEMPERS = ["careful", "steady", "bold"];
/** @type {HTMLElement | undefined} */
let list;
/** @type {State} */
let latest;

/**
 * A name for a player whom the table plays that nobody has yet.
 *
 * @param {string} temper
 */
function freeName(temper) {
  const taken = latest.seats.map(({ name }) => name.toLocaleLowerCase());
  const name = t(`bot-name-${temper}`);
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : `${name} ${number}`;
    if (!taken.includes(tried.toLocaleLowerCase())) return tried;
  }
}

/**
 * @param {string} name
 * @param {string | undefined} now
 * @param {(temper: string) => void} pick
 */
const tempers = (name, now, pick) =>
  TEMPERS.map((temper) =>
    el(
      "button",
      {
        class: "small",
        "data-key": `${name}-${temper}`,
        "aria-pressed": now === undefined ? false : String(now === temper),
        "aria-label": `${name}: ${t(`temper-${temper}`)}`,
        onclick: () => pick(temper),
      },
      t(`temper-${temper}`),
    ),
  );

/** Everything about seats that the table plays for; it follows the table while it is open. */
function showBots() {
  if (!list?.isConnected) return;
  const { seats, bots = {}, refused } = latest;
  const full = refused?.take_seat;
  renderIfChanged(list, [seats, bots, full], () => [
    ...seats.map(({ seat, name }) =>
      el(
        "div",
        { class: "answer", role: "group", "aria-label": t("table-plays-for", { name }) },
        el("span", { class: "name" }, name),
        ...tempers(name, bots[seat] ?? "", (temper) => act({ do: "play_for", seat, temper })),
        bots[seat]
          ? el(
              "button",
              { class: "small primary", "data-key": `back-${seat}`, onclick: () => act({ do: "take_back", seat }) },
              t("guest-plays", { name }),
            )
          : null,
      ),
    ),
    el("p", { class: "note" }, full ? errorText(full) : t("seat-bot-note")),
    full
      ? null
      : el(
          "div",
          { class: "answer", role: "group", "aria-label": t("seat-bot") },
          el("span", { class: "name" }, t("seat-bot")),
          ...tempers(t("seat-bot"), undefined, (temper) => act({ do: "seat_bot", temper, name: freeName(temper) })),
        ),
  ]);
}

/**
 * Seat so many players whom the table plays, one after the other.
 *
 * @param {number} many
 */
export async function seatBots(many) {
  for (let seated = 0; seated < many; seated++) {
    const answer = await act({ do: "seat_bot", temper: "steady", name: freeName("steady") });
    if (!answer.ok) return;
  }
}

/** Open the list of seats that the table can play for. */
export function openBots() {
  list = el("div", { class: "stack" });
  openDialog(t("table-plays"), el("p", { class: "note" }, t("table-plays-note")), list);
  showBots();
}

/**
 * @param {State} state
 * @param {Names} names
 */
function showPause(state, names) {
  const pause = pausing(state);
  const resume = resuming(state);
  byId("pause").hidden = !pause && !resume;
  setText(byId("pausetext"), resume ? choiceText({ label: "resume-table", args: {} }, names) : t("pause-game"));
  byId("pause").onclick = () => act(resume ?? pause);
  byId("pause").setAttribute("aria-pressed", String(Boolean(resume)));
}

/**
 * Show the tools as the table is now.
 *
 * @param {State} state
 * @param {Names} names
 * @param {number[]} waited the seats that the table waits for
 */
export function showTools(state, names, waited) {
  latest = state;
  const [seat] = state.choices.some(wantsDice) || state.status?.paused ? [] : waited;
  renderIfChanged(byId("stepin"), [seat, names], () =>
    seat
      ? el(
          "button",
          { "data-key": "stepin", onclick: () => act({ do: "play_for", seat, temper: "steady" }) },
          t("step-in", { name: nameOf(names, seat) }),
        )
      : [],
  );
  showPause(state, names);
  showLevels(state);
  showBots();
  const playing = state.seats.filter((card) => card.seat in (state.bots ?? {})).map(({ name }) => name);
  setText(byId("botsnow"), playing.length ? t("table-plays-now", { names: playing.join(", ") }) : "");
}
