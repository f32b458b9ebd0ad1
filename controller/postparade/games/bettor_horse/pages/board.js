// The board of Bettor Horse: the two who meet, their bets, three lanes one after the other, purses, pool and schedule.
import { el, renderIfChanged, setText } from "/static/lib/dom.js";
import { horse } from "/static/lib/horse.js";
import { labelled, whole } from "/static/lib/i18n.js";
import { percent } from "/static/lib/odds.js";
import { nameOf } from "/static/lib/phrases.js";
import { back, betTag, BETS, dye, face, lightOf, pairText, parse, roundText, sign, w } from "./cards.js";
import { decided } from "./phrases.js";

export { describe } from "./phrases.js";

/** The stage shows every finish by itself. */
export const finishes = true;

/** Rounds of the schedule that are listed ahead. */
const AHEAD = 3;
const SPEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
let shown = "";

export const headline = ({ state: { play }, names }) => (play?.round ? asked(play, names) : undefined);

/** What the table waits for, or what runs. */
function asked(play, names) {
  const { round, phase, waiting } = play;
  const who = { name: nameOf(names, waiting[0]), seats: waiting.length };
  if (phase === "commit") return w(play.printed ? "lay-cards" : "choose", { ...who, cards: round.size });
  if (phase === "track") return w(round.duel ? "other-tosses" : "other-cuts", who);
  if (phase === "adjust") return w("mudder-waits", who);
  if (phase === "finished") return w("over");
  if (round.outcomes) return w("round-run");
  if (round.lane) return w("lane-of", { lane: round.lane, lanes: round.size });
  if (round.lanes.length) return w("lane-run", { lane: round.lanes.length, lanes: round.size });
  return w(round.condition ? `going-${round.condition}` : "bets-turn");
}

export const diceLine = ({ state: { play }, names }) => (play?.round ? pairText(play.round, names) : "");

/** Below standings that are level at the top: what decided. */
export const resultNote = ({ state: { play } }) => (play?.round?.kind === "sudden-death" ? w("by-duel") : "");

export const potNote = () => w("pool-note");

/** Everything between header and caption, instead of the lanes of other games. */
export function course(target, { state, names }) {
  const { play, race } = state;
  if (!play?.round) return;
  dye(play.seats);
  const { round } = play;
  const stage = build(target);
  setText(stage.title, `${roundText(round, play.rounds)}`);
  renderIfChanged(stage.going, [round.condition, play.track_conditions], () =>
    play.track_conditions
      ? [el("span", { class: `bh-going ${round.condition ?? "open"}` }, w(`going-${round.condition ?? "open"}`))]
      : [],
  );
  const odds = state.bulletin?.odds?.on ? state.bulletin.odds.bets : undefined;
  round.pair.forEach((seat, side) =>
    showSide(stage.sides[side], { play, race, seat, side, names, chances: odds?.[seat] }),
  );
  showVerdict(stage, play, names);
}

/** The frame of the stage, made once. */
function build(target) {
  if (target.bhStage?.frame.isConnected) return target.bhStage;
  const side = () => {
    const parts = {
      gate: el("div", { class: "bh-gate" }),
      ground: el("div", { class: "bh-ground" }),
      runner: el("div", { class: "bh-runner" }),
      tote: el("ol", { class: "bh-tote" }),
      bet: el("div", { class: "bh-betcard" }),
      speed: el("div", { class: "bh-speed" }),
      counts: el("div", { class: "bh-counts" }),
    };
    parts.ground.append(
      el("span", { class: "bh-ticks", "aria-hidden": "true" }),
      el("span", { class: "bh-wire", "aria-hidden": "true" }),
      parts.counts,
      parts.speed,
      parts.runner,
    );
    parts.row = el(
      "section",
      { class: "bh-side" },
      el("div", { class: "bh-left" }, parts.gate, parts.tote),
      parts.bet,
      parts.ground,
    );
    return parts;
  };
  const parts = {
    title: el("strong", { class: "display" }),
    going: el("span"),
    sides: [side(), side()],
    verdict: el("div", { class: "bh-verdict display", role: "status" }),
    flash: el("div", { class: "bh-flash", "aria-hidden": "true" }),
  };
  parts.frame = el(
    "div",
    { class: "bh-stage" },
    el("header", { class: "bh-head" }, parts.title, parts.going),
    parts.sides[0].row,
    parts.sides[1].row,
    parts.verdict,
    parts.flash,
  );
  target.replaceChildren(parts.frame);
  target.bhStage = parts;
  return parts;
}

function showSide(parts, { play, race, seat, side, names, chances }) {
  const { round } = play;
  const seen = play.seats.find((one) => one.seat === seat);
  const runner = round.runners?.[side] ?? round.lanes.at(-1)?.runners[side];
  parts.row.style.setProperty("--c", seen.light);
  renderIfChanged(parts.gate, [seat, names, round.locked.includes(seat), seen.purse, seen.colour, play.phase], () => [
    el(
      "b",
      {
        class: "display bh-name",
        "--longest": Math.max(
          ...nameOf(names, seat)
            .match(/[^\s-]+-?/g)
            .map((part) => part.length),
        ),
      },
      nameOf(names, seat),
    ),
    el("span", { class: "bh-purse number" }, w("purse", { cards: seen.purse })),
    play.phase === "commit"
      ? el(
          "span",
          { class: `bh-lockstate${round.locked.includes(seat) ? " locked" : ""}` },
          w(round.locked.includes(seat) ? "locked" : "choosing"),
        )
      : null,
  ]);
  renderIfChanged(
    parts.bet,
    [round.number, round.locked.includes(seat), round.bets, round.right, round.outcomes, chances],
    () => betCard(round, seat, side, chances),
  );
  const choosing = play.phase === "commit" && !round.duel;
  renderIfChanged(parts.counts, [choosing, seen.left], () => (choosing && seen.left ? leftOver(seen.left) : []));
  renderIfChanged(parts.tote, [round.number, round.lanes, round.lane, round.locked.includes(seat), round.runners], () =>
    Array.from({ length: round.size }, (_, at) => toteCard(round, seat, side, at)),
  );
  const lane = round.lanes.length + (round.lane ? 1 : 0);
  const key = `${round.number} ${lane} ${runner?.card ?? ""} ${runner?.speed ?? ""}`;
  renderIfChanged(parts.runner, runner ? key : "", () =>
    runner
      ? [
          horse({
            number: seat + 1,
            label: String(runner.speed),
            colour: runner.colour ? lightOf(runner.colour) : seen.light,
          }),
          el("span", { class: "bh-runnername" }, runner.name),
        ]
      : [],
  );
  // While nobody has locked, the race is still that of the round before.
  const position = runner ? (race?.lanes?.[side]?.position ?? 0) : 0;
  // A horse that goes back to the start is put there; it does not run backwards.
  parts.runner.classList.toggle("placed", position === 0);
  parts.runner.style.setProperty("--pos", position);
  const by = round.lane
    ? round.adjusted[side]
    : round.lanes.length
      ? round.lanes.at(-1).speeds[side] - round.lanes.at(-1).runners[side].speed
      : 0;
  setText(
    parts.speed,
    runner && by ? w("speed-changed", { speed: runner.speed + by, by: by > 0 ? `+${by}` : whole(by) }) : "",
  );
  const last = !round.lane && round.lanes.at(-1)?.results[side];
  parts.row.dataset.result = last || "";
}

/** The bet: an empty place, a back once it is locked, and its face when both turn over. */
function betCard(round, seat, side, chances) {
  if (!round.locked.includes(seat))
    return chances ? chanceList(chances) : el("span", { class: "bh-flip empty" }, w("bet"));
  const bet = round.bets?.[side];
  const right = round.outcomes ? (round.right.includes(seat) ? " right" : " wrong") : "";
  return el(
    "span",
    { class: `bh-flip${bet ? " turned" : ""}${right}` },
    el("span", { class: "bh-flipback" }, back()),
    el("span", { class: "bh-flipface" }, bet ? betTag(bet) : ""),
  );
}

const chanceList = (chances) =>
  el(
    "ul",
    { class: "bh-chances" },
    BETS.map((bet) =>
      el(
        "li",
        {},
        el("span", { class: "bh-onbet" }, w(`bet-${bet}`)),
        el("span", { class: "number" }, percent(chances[bet])),
      ),
    ),
  );

/** One of the lanes of a seat: the back of its card, its face, and how it went. */
function toteCard(round, seat, side, at) {
  const done = round.lanes[at];
  const runner = done?.runners[side] ?? (round.lane === at + 1 ? round.runners[side] : undefined);
  const result = done?.results[side] ?? "";
  if (!runner)
    return el(
      "li",
      { class: `bh-toted${round.locked.includes(seat) ? "" : " empty"}` },
      round.locked.includes(seat) ? back() : String(at + 1),
    );
  const card = runner.card ? parse(runner.card) : { speed: runner.speed, light: lightOf(runner.colour), letter: "a" };
  return el(
    "li",
    { class: `bh-toted ${result}`, "--c": card.light },
    el("span", { class: "bh-card" }, face(card)),
    result
      ? el(
          "span",
          { class: "bh-stamp" },
          sign(result),
          el("span", { class: "visually-hidden" }, w(`outcome-${result}`)),
        )
      : null,
  );
}

/** What the lane or the round came to; a dead heat is seen under the flash of the photograph. */
function showVerdict(stage, play, names) {
  const { round, last } = play;
  const text = verdict(play, names);
  setText(stage.verdict, text);
  const heat = !round.lane && round.lanes.at(-1)?.results[0] === "draw" && !round.outcomes;
  const key = `${round.number} ${round.lanes.length} ${heat}`;
  if (heat && shown !== key) stage.flash.classList.add("now");
  if (!heat) stage.flash.classList.remove("now");
  shown = key;
  stage.frame.dataset.kind = round.kind;
  stage.frame.classList.toggle("waits", play.phase === "commit");
  stage.frame.classList.toggle("first", !last);
}

function verdict(play, names) {
  const { round, last, phase } = play;
  if (phase === "finished") return "";
  if (round.outcomes) return decided(round, names);
  if (phase === "commit" && !round.locked.length && last)
    return labelled(roundText(last, play.rounds), decided(last, names));
  if (round.lane || !round.lanes.length) return "";
  const { results } = round.lanes.at(-1);
  const winner = results.indexOf("win");
  return winner < 0
    ? w("tell-dead-heat", { lane: round.lanes.length })
    : w("tell-lane-won", { lane: round.lanes.length, name: nameOf(names, round.pair[winner]) });
}

/** How many cards of each speed a seat has left, in the place where nothing runs yet. */
function leftOver(left) {
  const counts = SPEEDS.map((speed) => left.filter((id) => parse(id).speed === speed).length);
  return [
    el("p", {}, w("cards-left")),
    el(
      "ol",
      {},
      counts.map((count, at) =>
        el(
          "li",
          { class: count ? "" : "none", "aria-label": w("of-speed", { count, speed: at + 1 }) },
          el("b", { class: "display" }, String(at + 1)),
          el("span", { class: "bh-dots" }, "•".repeat(count)),
        ),
      ),
    ),
  ];
}

/** Who meets next. */
export function side(target, { state: { play }, names }) {
  if (!play?.round) return;
  const ahead = play.schedule
    .slice(play.round.number, play.round.number + AHEAD)
    .map((slot, at) => ({ ...slot, number: play.round.number + at + 1 }));
  const alone = play.seats.length === 2;
  renderIfChanged(target, [ahead, names, play.contenders, play.round.kind, Boolean(play.result)], () => {
    if (play.contenders.length && !play.result)
      return el(
        "section",
        { class: "bh-next sudden" },
        el("h2", {}, w("sudden-death")),
        el("p", {}, play.contenders.map((seat) => nameOf(names, seat)).join(" · ")),
      );
    if (!ahead.length || alone) return [];
    return el(
      "section",
      { class: "bh-next" },
      el("h2", {}, w("next-rounds")),
      el(
        "ol",
        {},
        ahead.map((slot) =>
          el(
            "li",
            { class: slot.kind },
            el("span", { class: "number" }, String(slot.number)),
            el("span", {}, pairText({ pair: [slot.first, slot.second] }, names)),
            slot.kind === "normal" ? null : el("small", {}, w("final-mark")),
          ),
        ),
      ),
    );
  });
}
