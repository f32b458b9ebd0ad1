// What those do who do not race in this round: tip who wins it, and prepare their own next commitment.
import { el } from "/static/lib/dom.js";
import { label } from "/static/lib/names.js";
import { recall, remember } from "/static/lib/remembered.js";
import { BETS, w } from "./cards.js";
import { composer } from "./composer.js";
import { judged, NONE, tipped } from "./tips.js";

/** @import { Child, SeatTools } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */
/** @import { Tip, Tips } from "./tips.js" */

const KEPT = "postparade-tips";
/** @type {Tips} */
let tips = JSON.parse(recall("sessionStorage", KEPT) ?? "null") ?? NONE;

/** @param {Tips} now */
function keep(now) {
  if (now === tips) return;
  tips = now;
  remember("sessionStorage", KEPT, JSON.stringify(tips));
}

/**
 * The round of the schedule in which a seat races next, and how many cards it takes; undefined if none is left.
 *
 * @param {GameView} play
 * @param {number} seat
 */
export function nextRound({ schedule, round }, seat) {
  const at = schedule.findIndex(
    ({ first, second }, index) => index >= round.number && (first === seat || second === seat),
  );
  return at < 0 ? undefined : { number: at + 1, size: schedule[at].cards };
}

/**
 * The tips of this phone, judged by the rounds that are over.
 *
 * @param {GameView} play
 */
export function tipsNow(play) {
  keep(judged(tips, [play.round, ...(play.last ? [play.last] : [])]));
  return tips;
}

/**
 * The panels of a seat that only watches this round; none for the two who race.
 *
 * @param {SeatTools<GameView>} context
 */
export function watching(context) {
  const { play } = context.state;
  if (play.phase === "finished" || play.round.pair.includes(context.seat)) return [];
  return [tipping(context), preparing(context)].filter((part) => part !== null);
}

/** @param {SeatTools<GameView>} context */
function tipping({ state: { play }, names, again }) {
  const { round } = play;
  const [first, second] = round.pair.map((one) => label(names, one));
  const letters = Math.max(...[first, second].map((one) => one.textContent?.length ?? 0));
  const mine = tips.open?.round === round.number ? tips.open.tip : "";
  const closed = round.lanes.length > 0 || round.runners !== null || Boolean(round.outcomes);
  /** @type {[Tip, Child][]} */
  const ways = [
    ["first", first],
    ["draw", w("tip-draw")],
    ["second", second],
  ];
  return el(
    "section",
    { class: "bh-tip" },
    el("h3", {}, w("tip-title")),
    el(
      "div",
      { class: "bh-bets", role: "group", "aria-label": w("tip-title") },
      ways.map(([tip, text]) =>
        el(
          "button",
          {
            class: "bh-betbutton",
            "data-key": `tip ${tip}`,
            "aria-pressed": String(mine === tip),
            disabled: closed && mine !== tip,
            onclick: () => {
              if (closed) return;
              keep(tipped(tips, round.number, tip));
              again();
            },
          },
          el("span", { class: "name", "--letters": letters }, text),
        ),
      ),
    ),
    tips.all ? el("p", { class: "note", role: "status" }, scoreText()) : null,
  );
}

function scoreText() {
  const score = w("tip-score", { right: tips.right, tips: tips.all });
  return tips.last === null ? score : `${w(tips.last ? "tip-right" : "tip-wrong")} ${score}`;
}

/** @param {SeatTools<GameView>} context */
function preparing({ state: { play }, seat }) {
  const next = nextRound(play, seat);
  const cards = (play.hand ?? []).map(({ id }) => id);
  if (!next || cards.length < next.size) return null;
  const rounds = next.number - play.round.number;
  return el(
    "section",
    {},
    el("h3", {}, w("prepare", { rounds })),
    composer({ round: next.number, size: next.size, cards, bets: BETS }, play),
  );
}
