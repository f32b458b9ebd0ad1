// The host console: tokens of guests without a phone, and of the House.
import { el, renderIfChanged } from "/static/lib/dom.js";
import { nameOf } from "/static/lib/phrases.js";
import { describe, learnLanes } from "./phrases.js";
import { spotText, valueOf, w } from "./words.js";

export { describe };

const BETS = ["bet", "house_bet"];
let seat;
let token;
let spot;

export function headline({ state: { play, over } }) {
  if (!play || over) return undefined;
  if (play.paused) return w("race-paused");
  if (play.phase === "open") return w(play.crossed ? "over-the-line" : "bets-open", { count: play.crossed, needed: 3 });
  if (play.phase === "closed") return w("no-more-bets");
  if (play.phase === "ready") return w("next-race", { race: play.race_number });
  return play.race_number ? undefined : w("next-race", { race: 1 });
}

/** A spot with what it pays and costs; where a lane has several alike, the number of this one. */
function priced(spot, play) {
  const [pays, costs] = play.prices[spot];
  const which = /\/\d$/.test(spot) ? ` (${spot.at(-1)})` : "";
  return `${spotText(spot, play)} ${pays}× −${costs}${which}`;
}

/** Whether `choice` is offered in the panel below: bets are; moving a token is for phones. */
export const owns = ({ action }) => BETS.includes(action.do) || action.do === "move_bet";

/** Seat, token, spot: a bet for somebody without a phone. */
export function panel(target, { state: { play, choices, race, join }, names, act, again }) {
  learnLanes(race);
  const bets = (choices ?? []).filter(({ action }) => BETS.includes(action.do));
  const choice = bets.find(({ action }) => action.player === seat) ?? bets[0];
  const tokens = choice?.needs.find(({ field }) => field === "token")?.of ?? [];
  if (!tokens.includes(token)) token = tokens[0];
  const taken = new Set((play?.bets ?? []).map(([, , where]) => where));
  const free = Object.keys(play?.prices ?? {}).filter((one) => !taken.has(one));
  if (!free.includes(spot)) spot = free[0];
  const pick = (label, values, value, text, change) =>
    el(
      "label",
      {},
      label,
      el(
        "select",
        {
          "data-key": label,
          onchange: ({ target: { selectedIndex } }) => {
            change(values[selectedIndex]);
            again();
          },
        },
        values.map((one) => el("option", { selected: one === value }, text(one))),
      ),
    );
  const spectator = play?.accounts && join ? `${new URL(join.url).host}/spectator` : "";
  renderIfChanged(target, [bets.map(({ action }) => action), tokens, token, spot, free, names, spectator], () => [
    choice
      ? el(
          "details",
          { open: play.phase === "ready" },
          el("summary", {}, w("bet-for-somebody")),
          el(
            "div",
            { class: "rsb-for" },
            pick(
              w("who"),
              bets.map(({ action }) => action.player),
              choice.action.player,
              (one) => nameOf(names, one),
              (one) => {
                seat = one;
              },
            ),
            pick(
              w("which-token"),
              tokens,
              token,
              (one) => w("token", { value: valueOf(one) }),
              (one) => {
                token = one;
              },
            ),
            pick(
              w("which-spot"),
              free,
              spot,
              (one) => priced(one, play),
              (one) => {
                spot = one;
              },
            ),
            el(
              "button",
              { class: "primary", "data-key": "place", onclick: () => act({ ...choice.action, token, spot }) },
              w("place-token"),
            ),
          ),
        )
      : null,
    spectator ? el("p", { class: "note" }, w("spectator-page", { address: spectator })) : null,
  ]);
}
