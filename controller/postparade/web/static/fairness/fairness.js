// Works out again what the table drew, on the guest's own phone, and remembers the seals that it was shown.
import { check } from "../lib/draws.js";
import { byId, el, setText } from "../lib/dom.js";
import { errorText, labelled, offerLanguages, t, translate } from "../lib/i18n.js";
import { recall, remember } from "../lib/remembered.js";

const SHELF = "postparade-heads";
const KEPT = 50;
/** How many characters of a fingerprint the board shows. */
const SHOWN = 12;
translate();
offerLanguages(byId("language"));

/** The seal in the address, or the last one that this phone was shown. */
function remembered() {
  /** @type {string[]} */
  let heads = [];
  try {
    heads = JSON.parse(recall("localStorage", SHELF) ?? "[]") ?? [];
  } catch {
    /* nothing is remembered */
  }
  const shown = decodeURIComponent(location.hash.slice(1));
  if (/^\d+:[0-9a-f]{64}$/.test(shown) && !heads.includes(shown)) heads = [...heads, shown].slice(-KEPT);
  remember("localStorage", SHELF, JSON.stringify(heads));
  return heads.at(-1);
}

/**
 * A race in plain words, newest first; what is needed to work it out by other means is folded away.
 *
 * @param {any} seed
 * @param {any} races
 */
function row(seed, races) {
  const { kept, wrong } = check(seed);
  const right = kept && !wrong.length;
  const figures = [
    ["fair-print", seed.commitment],
    ["fair-secret", `${seed.seed} ${seed.nonce}`],
  ];
  return [
    right,
    el(
      "li",
      { class: right ? "right" : "error" },
      el("b", {}, labelled(races ? t("fair-ago", { races }) : t("fair-last"))),
      t(right ? "fair-right" : "fair-wrong", { draws: seed.draws.length }),
      el(
        "details",
        {},
        el("summary", {}, t("fair-numbers")),
        el(
          "dl",
          {},
          figures.flatMap(([name, value]) => [el("dt", {}, t(name)), el("dd", { class: "hash" }, value)]),
          el("dt", {}, t("fair-journal")),
          el("dd", {}, t("fair-entries", { first: seed.since + 1, last: seed.until })),
        ),
      ),
    ),
  ];
}

async function show() {
  const head = remembered();
  try {
    const answer = await fetch(`/fairness.json${head ? `?head=${head}` : ""}`);
    const told = await answer.json();
    if (!answer.ok) {
      setText(byId("verdict"), errorText(told));
      return;
    }
    byId("sealed").hidden = !told.commitment;
    byId("commitment").replaceChildren(
      ...(told.commitment
        ? [el("b", {}, told.commitment.slice(0, SHOWN)), told.commitment.slice(SHOWN)]
        : [t("no-game")]),
    );
    byId("keptbox").hidden = !head;
    if (head) setText(byId("kept"), t(told.held ? "fair-held" : "fair-not-held"));
    byId("kept").classList.toggle("error", !told.held);
    /** @type {[boolean, HTMLElement][]} */
    const rows = told.seeds.reverse().map(row);
    byId("seeds").replaceChildren(...rows.map(([, item]) => item));
    setText(
      byId("verdict"),
      rows.length ? t(rows.every(([right]) => right) ? "fair-all-right" : "fair-some-wrong") : t("fair-none"),
    );
    document.body.dataset.checked = String(rows.length > 0 && rows.every(([right]) => right));
  } catch {
    setText(byId("verdict"), t("silent-table"));
  }
}

show();
