// Choosing a game and its options. The form is drawn from the offer of the game; half-made settings stay while guests
// join.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { learnOffers, t } from "../lib/i18n.js";
import { act } from "./commands.js";
import { enough, missing } from "./next-step.js";
import { optionField } from "./option-fields.js";
import { noPreset, showPresets } from "./preset-buttons.js";
import { seatBots } from "./run.js";
import { diceText, ofGame, showTiles } from "./tiles.js";

/** @import { Offer, Option, State } from "../lib/page.js" */

/** @type {State} */
let latest;
/** @type {string | undefined} */
let chosen;
const drafts = new Map();
const absent = new Set();

/** Counts up when a preset has changed what the fields show. */
let edition = 0;
let wanted = false;

const redraw = () => showSetup(latest, wanted);

/** @param {Offer} offer */
const draftOf = (offer) => {
  if (!drafts.has(offer.name))
    drafts.set(offer.name, Object.fromEntries(offer.options.map((option) => [option.name, option.default])));
  return drafts.get(offer.name);
};

/**
 * Who takes part: everybody who is seated, unless the host takes somebody out.
 *
 * @param {{ seat: number, name: string }[]} seats
 */
function players(seats) {
  return el(
    "fieldset",
    { class: "players" },
    el("legend", {}, t("who-plays")),
    el(
      "div",
      { class: "row" },
      seats.map(({ seat, name }) =>
        el(
          "label",
          { class: "check" },
          el("input", {
            type: "checkbox",
            checked: !absent.has(seat),
            "data-key": `plays-${seat}`,
            onchange: ({ target }) => {
              if (target.checked) absent.delete(seat);
              else absent.add(seat);
              redraw();
            },
          }),
          name,
        ),
      ),
    ),
  );
}

/**
 * @param {number} playing
 * @param {number[]} counts
 */
function note(playing, counts) {
  if (counts.includes(playing)) return t("players-take-part", { players: playing });
  return playing < counts[0]
    ? t("seat-at-least", { players: counts[0] })
    : t("players-wrong-number", { players: playing, counts: counts.join(", ") });
}

/**
 * What the game needs that may be missing here: its dice, and phones for whoever has a hand of cards.
 *
 * @param {State} state
 * @param {Offer} offer
 */
function needsText(state, offer) {
  const held = state.phones?.held ?? [];
  const bots = state.bots ?? {};
  const without = state.seats.filter(({ seat }) => !absent.has(seat) && !held.includes(seat) && !(seat in bots));
  const told = ofGame(offer.name, "without-phones");
  return [
    diceText(offer),
    told && without.length
      ? `${t("without-phone", { names: without.map(({ name }) => name).join(", ") })} ${told}`
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * The three steps of an evening, until somebody knows them: who sits here, which game, off.
 *
 * @param {State} state
 */
function showGuide(state) {
  const { seats, join } = state;
  const step = enough(state) ? 2 : 1;
  renderIfChanged(byId("guide"), [seats.length, step, join?.code], () => [
    el(
      "ol",
      { class: "steps" },
      [1, 2, 3].map((number) =>
        el(
          "li",
          { class: number < step ? "done" : "", "aria-current": number === step ? "step" : false },
          t(`step-${number}`, { players: seats.length, code: join?.code ?? "" }),
        ),
      ),
    ),
  ]);
}

/**
 * The code that guests scan, beside the games.
 *
 * @param {State} state
 * @param {boolean} free
 */
function showInvitation({ join }, free) {
  byId("invite").hidden = !free || !join;
  if (free && join)
    renderIfChanged(byId("invite"), [join.edition, join.code], () => [
      el("img", { src: `/qr.svg?${join.edition}`, alt: t("qr-code"), width: 150, height: 150 }),
      el("p", {}, t("join-with-phone"), el("br"), el("b", { class: "number" }, join.code)),
    ]);
}

/**
 * Show the form while a game is to be chosen.
 *
 * @param {State} state
 * @param {boolean} free
 */
export function showSetup(state, free) {
  latest = state;
  wanted = free;
  byId("setup").hidden = !free;
  byId("room-run").dataset.stage = free ? "choose" : "play";
  showInvitation(state, free);
  if (!free || !state.offers?.length) return;
  const offer = state.offers.find(({ name }) => name === chosen) ?? state.offers[0];
  chosen = offer.name;
  const worded = Boolean(learnOffers(chosen, redraw));
  showGuide(state);
  showTiles(state.offers, chosen, (name) => {
    if (name && name !== chosen) noPreset();
    chosen = name || chosen;
    redraw();
  });
  const seats = state.seats.map(({ seat, name }) => ({ seat, name }));
  showFields(offer, seats, worded);
  showPresets(state, offer, draftOf(offer), () => {
    edition += 1;
    redraw();
  });
  setText(byId("gamenote"), needsText(state, offer));
  renderIfChanged(byId("players"), seats, () => (seats.length ? players(seats) : []));
  const playing = seats.filter(({ seat }) => !absent.has(seat)).length;
  const allowed = [...offer.seat_counts, ...(offer.other_counts ?? [])];
  byId("start").disabled = !allowed.includes(playing);
  setText(byId("setupnote"), note(playing, allowed.includes(playing) ? allowed : offer.seat_counts));
  showFilling(missing(offer.seat_counts, playing), seats.length > 0);
}

/**
 * Let the table play for the seats that the game is short of, with one tap.
 *
 * @param {number} more
 * @param {boolean} some somebody sits here already
 */
function showFilling(more, some) {
  renderIfChanged(byId("filling"), [more, some], () =>
    some && more > 0
      ? el(
          "button",
          { type: "button", class: "small", "data-key": "fill", onclick: () => seatBots(more) },
          t("fill-seats", { players: more }),
        )
      : [],
  );
}

/**
 * @param {Offer} offer
 * @param {{ seat: number, name: string }[]} seats
 * @param {boolean} worded
 */
function showFields(offer, seats, worded) {
  const named = offer.options.some(({ kind }) => kind === "seat") ? seats : [];
  renderIfChanged(byId("fields"), [offer, named, worded, edition], () => {
    /** @param {Option[]} options */
    const fields = (options) => options.map((option) => optionField(option, draftOf(offer), seats));
    const ofTheHouse = offer.options.filter((option) => option.house_rule);
    return [
      ...fields(offer.options.filter((option) => !option.house_rule)),
      ofTheHouse.length
        ? el("fieldset", { class: "house-rules" }, el("legend", {}, t("house-rules")), fields(ofTheHouse))
        : null,
    ];
  });
}

byId("setup").addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  const offer = latest.offers?.find(({ name }) => name === chosen);
  if (!offer) return;
  const draft = draftOf(offer);
  const options = Object.fromEntries(
    Object.entries(draft).filter(([, value]) => value !== null && value !== undefined),
  );
  const seats = latest.seats.map(({ seat }) => seat).filter((seat) => !absent.has(seat));
  act({ do: "open_game", game: chosen, options, seats });
});
