// The result over the track: who won the race and who collects what, and at the end the ranking.
import { el, renderIfChanged } from "./dom.js";
import { horse } from "./horse.js";
import { chart } from "./odds.js";
import { t } from "./i18n.js";
import { list, nameOf } from "./phrases.js";

function payouts(play, names) {
  if (!play.payouts.length) return [el("p", {}, t(play.question ? "counting" : "nobody-holds"))];
  return [el("ol", { class: "payouts" }, play.payouts.map(({ player, cards, amount }) =>
    el("li", {}, el("span", { class: "name" }, nameOf(names, player)), el("span", { class: "note" }, t("cards", { cards })), el("b", { class: "number" }, `+${amount}`))))];
}

/** Ranking rows: place (shared by equal totals), name, total. */
export function ranking(result, names) {
  const rows = Object.entries(result.totals).sort(([, one], [, two]) => two - one);
  return el("ol", { class: rows.length > 6 ? "ranking long" : "ranking" }, rows.map(([seat, total]) => {
    const place = rows.findIndex(([, other]) => other === total) + 1;
    return el("li", { class: place === 1 ? "first" : "" }, el("span", { class: "place number display" }, String(place)),
      el("span", { class: "name" }, nameOf(names, seat)), el("b", { class: "number" }, String(total)));
  }));
}

function raceWon(play, names, drawn) {
  const winner = play.race.lanes.find(({ number }) => number === play.race.winners[0]);
  const told = [
    el("div", { class: "won" }, horse(winner), el("h2", {}, t(winner.name ? "named-wins" : "number-wins", { horse: winner.name, number: winner.label }))),
    payouts(play, names),
    play.pot && !play.question ? el("p", { class: "note" }, t("pot-stays", { chips: play.pot })) : null,
  ];
  return drawn ? [el("div", { class: "told" }, told.flat()), chart(drawn, t("number-wins", { number: winner.label }))] : told;
}

function gameOver(play, names) {
  const { winners, by, unclaimed_pot: left } = play.result;
  const who = list(winners.map((seat) => nameOf(names, seat)));
  return [
    el("h2", {}, t(winners.length > 1 ? "share-victory" : "wins-evening", { names: who, name: who })),
    ranking(play.result, names),
    el("p", { class: "note" }, t(by === "score" ? "tokens-won" : "chips-at-end"), left ? `; ${t("left-in-pot", { chips: left })}` : ""),
  ];
}

/** Show or hide the result of `play` in `target`; `drawn` is the address of the race's chart, if there is one. */
export function overlay(target, play, names, drawn) {
  const shown = play && (play.result || play.race?.finished);
  target.hidden = !shown;
  if (!shown) return;
  const seen = [play.race.winners, play.payouts, play.pot, play.question, play.result, names, drawn];
  renderIfChanged(target, seen, () => (play.result ? gameOver(play, names) : raceWon(play, names, drawn)));
}
