// Dice health: faces and sums of the evening beside what fair dice give, and one honest sentence.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { labelled, language, tenths, t } from "../lib/i18n.js";

/** @import { State } from "../lib/page.js" */

/** @typedef {{ kind: string, die: string, number: number, times: number, usual: number }} Finding */
/** @typedef {{ names: any[], counts: number[], usual: number[] }} Tally */
/**
 * @typedef {{
 *   findings: { finding: Finding, rare: number }[], rolls: number, with_faces: number, suspect: boolean,
 *   left_out: Record<string, number>, faces: Tally, sums: Tally, dice: Record<string, Tally>,
 *   tests: { name: string, chance: number }[],
 * }} Health
 */

const LEFT_OUT = new Set(["electronic", "photographs", "unknown"]);

/** @type {Record<string, string>} */
const FINDINGS = {
  die: "finding-die",
  face: "finding-face",
  sum: "finding-sum",
  again: "finding-again",
  order: "finding-order",
};
const share = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 });

/** @param {number} chance */
const percent = (chance) => (chance < 0.001 ? `<${share.format(0.1)} %` : `${share.format(100 * chance)} %`);

/**
 * What was found, and how rare it is.
 *
 * @param {{ finding: Finding, rare: number }} given
 */
function findingLine({ finding, rare }) {
  const { times, usual } = finding;
  const what = t(FINDINGS[finding.kind], {
    ...finding,
    usual: Math.round(usual),
    way: times > usual ? "often" : "seldom",
  });
  return t("finding-rare", { what, rare: tenths(rare) });
}

/** @param {Health} health */
function verdict(health) {
  if (health.findings.length) return findingLine(health.findings[0]);
  return health.rolls ? t("nothing-unusual", { rolls: health.rolls }) : t("no-rolls-yet");
}

/**
 * Bars of `counts` with a tick where fair dice would be; those in `suspects` are marked by colour, shape and word.
 *
 * @param {string} title
 * @param {Tally} given
 * @param {any[]} suspects
 */
function bars(title, { names, counts, usual }, suspects) {
  const most = 1.12 * Math.max(1, ...counts, ...usual);
  return el(
    "figure",
    { class: "tally" },
    el("figcaption", {}, title),
    el(
      "ol",
      {},
      names.map((name, at) => {
        const odd = suspects.includes(name);
        const told = labelled(
          name,
          [t("so-often", { times: counts[at] }), t("usually", { times: tenths(usual[at]) }), odd ? t("suspicious") : ""]
            .filter(Boolean)
            .join(", "),
        );
        return el(
          "li",
          { class: odd ? "odd" : "", title: told },
          el("span", { class: "visually-hidden" }, told),
          el("span", { class: "count number", "aria-hidden": "true" }, odd ? `!${counts[at]}` : String(counts[at])),
          el("span", {
            class: "rail",
            "aria-hidden": "true",
            "--count": `${(100 * counts[at]) / most}%`,
            "--usual": `${(100 * usual[at]) / most}%`,
          }),
          el("span", { class: "name number", "aria-hidden": "true" }, String(name)),
        );
      }),
    ),
  );
}

/**
 * @param {Health} health
 * @param {string} kind
 * @param {string} [die]
 */
const found = (health, kind, die = "") =>
  health.findings
    .map(({ finding }) => finding)
    .filter((one) => one.kind === kind && one.die === die)
    .map(({ number }) => number);

/** @param {Health} health */
function body(health) {
  const others = health.findings.slice(1).map((told) => el("p", { class: "odd" }, findingLine(told)));
  const left = Object.entries(health.left_out).map(([reader, count]) =>
    t(LEFT_OUT.has(reader) ? `left-out-${reader}` : "left-out", { rolls: count, reader }),
  );
  return [
    others,
    health.suspect ? el("p", { class: "note" }, t("try-other-dice")) : null,
    health.with_faces
      ? bars(t("faces-of-rolls", { rolls: health.with_faces }), health.faces, found(health, "face"))
      : null,
    Object.entries(health.dice).map(([name, counts]) =>
      bars(t("faces-of-die", { die: name }), counts, found(health, "die", name)),
    ),
    health.rolls ? bars(t("sums-of-rolls", { rolls: health.rolls }), health.sums, found(health, "sum")) : null,
    health.rolls ? el("p", { class: "note" }, t("bars-and-lines")) : null,
    health.tests.length
      ? el(
          "details",
          {},
          el("summary", {}, t("by-luck")),
          el(
            "dl",
            {},
            health.tests.map((test) =>
              el("div", {}, el("dt", {}, t(`luck-${test.name}`)), el("dd", { class: "number" }, percent(test.chance))),
            ),
          ),
          el("p", { class: "note" }, t("luck-explained")),
        )
      : null,
    left.length ? el("p", { class: "note" }, t("not-counted", { rolls: left.join(", ") })) : null,
  ];
}

/**
 * Show the monitor's last report.
 *
 * @param {State} state
 */
export function showHealth(state) {
  const health = state.bulletin?.dice_health;
  byId("health").classList.toggle("suspect", Boolean(health?.suspect));
  setText(byId("verdict"), health ? verdict(health) : t("no-rolls-yet"));
  const open = byId("healthbody").querySelector("details")?.open;
  renderIfChanged(byId("healthbody"), health ?? null, () => (health ? body(health) : []));
  if (open) byId("healthbody").querySelector("details")?.setAttribute("open", "");
}
