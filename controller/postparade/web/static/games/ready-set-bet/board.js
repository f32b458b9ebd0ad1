// The board: everybody's tokens beside the race, the count at the red line, and "no more bets" that nobody can miss.
import { el, renderIfChanged } from "/static/lib/dom.js";
import { list, nameOf } from "/static/lib/phrases.js";
import { describe, learnLanes } from "./phrases.js";
import { sheet } from "./story.js";
import { bySpot, chip, COLOURS, exoticText, KINDS, priceTag, propText, signed, SPOTS, spotText, vipName, w } from "./words.js";

export { describe };

/** Seconds for which "no more bets" stands over the course. */
const CALL = 2;
let called = 0;
let closing;

/** What is going on, in the largest words of the board. */
export function headline({ state: { play, over }, names }) {
  if (!play || over) return undefined;
  if (play.paused) return w("race-paused");
  if (play.phase === "ready") return w("next-race", { race: play.race_number });
  if (play.phase === "open") return play.crossed ? w("over-the-line", { count: play.crossed, needed: 3 }) : w("bets-open", { count: 0, needed: 3 });
  if (play.phase === "closed") return w("no-more-bets");
  if (play.choosing.length) return w("choosing", { names: list(play.choosing.map((seat) => nameOf(names, seat))) });
  return undefined;
}

export const diceLine = ({ state: { play, race }, names }) => {
  if (!play) return "";
  const pair = play.pair === null || !["open", "closed"].includes(play.phase) ? "" : w("pair-line", { horse: race?.lanes.find(({ number }) => number === play.pair)?.label ?? "" });
  return [play.house ? w("house-is", { name: nameOf(names, play.house) }) : "", pair].filter(Boolean).join(" · ");
};

/** The bet board. */
export function side(target, { state: { play, race, news }, names }) {
  learnLanes(race);
  document.body.classList.toggle("rsb-on", Boolean(play));
  if (!play) return;
  call(news);
  const betting = ["ready", "open", "closed"].includes(play.phase);
  renderIfChanged(target, [play.bets, play.house_bets, play.props, play.exotics, play.race_number, play.crossed, play.results, betting, names, play.choosing, play.seats.map(({ cards }) => cards)], () => [
    line(play),
    play.accounts || betting ? grid(play, race, names) : null,
    el("div", { class: "rsb-extra" }, cards(play, names)),
  ]);
}

/** The count at the red line: three lamps. */
function line({ crossed, phase }) {
  return el("div", { class: `rsb-line ${phase}`, role: "img", "aria-label": w("over-the-line", { count: crossed, needed: 3 }) }, [1, 2, 3].map((lamp) => el("i", { class: crossed >= lamp ? "lit" : "" })));
}

function grid(play, race, names) {
  const taken = bySpot(play.bets);
  const houses = bySpot(play.house_bets);
  const won = new Map(play.results.map((result) => [`${result.player} ${result.spot}`, result.won ? "gained" : "spent"]));
  const on = (spot) => [
    ...(houses.get(spot) ?? []).map(([seat, token]) => chip(seat, token, nameOf(names, seat), `house ${won.get(`${seat} ${spot}`) ?? ""}`)),
    ...(taken.get(spot) ?? []).map(([seat, token]) => chip(seat, token, nameOf(names, seat), won.get(`${seat} ${spot}`) ?? "")),
  ];
  const cell = (spot, ...inside) => {
    const there = on(spot);
    return el("div", { class: `spot${there.length ? " taken" : ""}`, "data-spot": spot }, inside, el("span", { class: "price" }, priceTag(play.prices[spot] ?? [0, 0])), el("span", { class: "on" }, there));
  };
  return el("div", { class: "rsb-board" },
    el("div", { class: "rsb-grid" },
      el("div", { class: "row head" }, el("span"), KINDS.map((kind) => el("span", { class: `of-${kind}` }, w(`kind-${kind}`)))),
      race.lanes.map((lane) => el("div", { class: "row" }, el("b", { class: "horse number", "--c": lane.colour }, lane.label),
        KINDS.flatMap((kind) => Array.from({ length: SPOTS[kind] }, (_, at) => cell(`${kind}/${lane.label}/${at + 1}`))))),
      el("div", { class: "row colours" }, COLOURS.map((spot) => cell(spot, el("span", { class: `swatch ${spot.split("/")[1]}` }, spotText(spot)))))),
    play.props.length || play.exotics.length ? el("div", { class: "rsb-cards" },
      play.props.map((prop) => cell(`prop/${prop.id}`, el("span", { class: "text" }, propText(prop)))),
      play.exotics.map((exotic) => el("div", { class: "exotic" }, el("p", { class: "text" }, el("b", {}, w(`exotic-${exotic.id.toLowerCase()}`)), " ", exoticText(exotic)),
        el("div", {}, [1, 2, 3].map((number) => cell(`exotic/${exotic.id}/${number}`)))))) : null);
}

/** Who has kept which VIP cards. */
function cards(play, names) {
  const kept = play.seats.filter((seat) => seat.cards.length);
  return kept.length ? el("ul", { class: "rsb-kept" }, kept.map(({ seat, cards: ids }) => el("li", {}, el("b", {}, nameOf(names, seat)), " ",
    ids.map((id) => play.vip.find((one) => one.id === id)).filter(Boolean).map(vipName).join(", ")))) : null;
}

/** "No more bets" over everything, once, when it happens. */
function call(news) {
  if (!news?.events?.some(({ type }) => type === "bets_closed") || called === news.entry) return;
  called = news.entry;
  if (news.events.some(({ type }) => type === "finish")) return;
  document.querySelector(".rsb-closed")?.remove();
  const banner = el("div", { class: "rsb-closed display", role: "alert" }, w("no-more-bets"));
  document.body.append(banner);
  clearTimeout(closing);
  closing = setTimeout(() => banner.remove(), 1000 * CALL);
}

/** Who won and lost how much in this race; or, for people with their own chips, what every spot pays. */
export function result({ state: { play }, names }) {
  if (play.sheet.length) return [el("div", { class: "rsb-sheets" }, sheet(play))];
  const best = [...play.settled].sort((one, other) => other.gain - other.paid - (one.gain - one.paid));
  return best.length ? [el("ol", { class: "payouts" }, best.map(({ player, gain, paid, balance }) => el("li", {}, el("span", { class: "name" }, nameOf(names, player)),
    el("span", { class: "note" }, w("now-has", { chips: balance })), el("b", { class: "number" }, signed(gain - paid)))))] : [el("p", {}, w("nobody-bet"))];
}

/** What the ranking at the end counts. */
export const resultNote = () => w("most-money");
