// The dice on the host console: how the next roll comes in, and who may type one.
import { wantsDice } from "../lib/controls.js";
import { dicePad, die } from "../lib/dice.js";
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { diceLine } from "../lib/phrases.js";
import { primaryButton } from "../lib/tap.js";
import { act, command } from "./commands.js";
import { byHost } from "./devices.js";

/** @import { Choice, GameModule, State } from "../lib/page.js" */

/** @type {State} */
let latest;

/**
 * How the next roll comes in: thrown by the table, seen by the camera, or typed.
 *
 * @param {State} state
 */
export function showEntry(state) {
  const roll = state.choices.find(wantsDice);
  const seen = state.bulletin?.dice;
  const likely = seen?.stage === "proposed" && seen.values ? [seen.values] : (seen?.likely ?? []);
  const paced = Boolean(state.electronic && state.status?.pace);
  const { electronic, typing, dice, news, entry } = state;
  const shown = [roll, news?.rolled && entry, likely, electronic, paced, typing, dice, seen?.sentence];
  latest = state;
  renderIfChanged(byId("entry"), shown, () =>
    roll
      ? [
          el("p", { class: "note" }, paced ? t("table-rolls") : diceLine(seen, byHost(state))),
          el(
            "div",
            { class: "row" },
            electronic ? throwButton(paced) : null,
            (typing === "nobody" ? [] : likely.slice(0, 3)).map((values) => likelyButton(roll, values)),
          ),
          typing === "nobody" ? el("p", { class: "note" }, t("typing-off")) : typed(state, roll),
        ]
      : [],
  );
}

/** @param {boolean} paced whether the table throws by itself, too */
const throwButton = (paced) =>
  primaryButton("throw", t("throw-the-dice"), () => command({ t: "throw", based_on: latest.entry }), {
    class: paced ? "" : "primary",
  });

/**
 * @param {Choice} roll
 * @param {number[]} dice what the camera has probably seen
 */
const likelyButton = (roll, dice) =>
  el(
    "button",
    { "data-key": `likely-${dice}`, onclick: () => act({ ...roll.action, dice }) },
    `${t("it-is")} `,
    die(dice[0]),
    die(dice[1]),
  );

/** Whether the host has opened the pad for typed rolls, where rolls come in otherwise, too. */
let padOpen = false;

/**
 * The pad for a typed roll: at hand where nothing else reads the dice, else behind a tap.
 *
 * @param {State} state
 * @param {Choice} roll
 */
function typed(state, roll) {
  const pad = dicePad((dice) => act({ ...roll.action, dice }), undefined, state.dice);
  if (!state.electronic && !state.eye) return pad;
  return el(
    "details",
    {
      id: "typed",
      open: padOpen,
      ontoggle: ({ target }) => {
        padOpen = target.open;
      },
    },
    el("summary", { "data-key": "type" }, t("type-roll")),
    pad,
  );
}

/**
 * Who may type rolls: kept in the journal, for everybody to read afterwards.
 *
 * @param {State} state
 * @param {GameModule} module
 */
export function showTyping({ typing, game, over }, { dice = true }) {
  byId("typingbox").hidden = Boolean(game) && !over && !dice;
  const who = [
    ["everybody", t("typing-everybody")],
    ["host", t("typing-host")],
    ["nobody", t("typing-nobody")],
  ];
  renderIfChanged(byId("typing"), typing, () =>
    who.map(([by, text]) =>
      el(
        "button",
        {
          class: "small",
          "data-key": by,
          "aria-pressed": String(typing === by),
          onclick: () => act({ do: "allow_typing", by }),
        },
        text,
      ),
    ),
  );
}
