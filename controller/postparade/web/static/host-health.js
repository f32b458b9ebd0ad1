// Dice health: faces and sums of the evening beside what fair dice give, and one honest sentence.
import { byId, el, paint, say } from "./dom.js";
import { language, tenths, word } from "./language.js";

const LEFT_OUT = new Set(["electronic", "photographs", "unknown"]);

const FINDINGS = { die: "finding-die", face: "finding-face", sum: "finding-sum", again: "finding-again", order: "finding-order" };
const share = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 });

const percent = (chance) => (chance < 0.001 ? `<${share.format(0.1)} %` : `${share.format(100 * chance)} %`);

/** What was found, and how rare it is. */
function findingLine({ finding, rare }) {
  const { times, usual } = finding;
  const what = word(FINDINGS[finding.kind], { ...finding, usual: Math.round(usual), way: times > usual ? "often" : "seldom" });
  return word("finding-rare", { what, rare: tenths(rare) });
}

function verdict(health) {
  if (health.findings.length) return findingLine(health.findings[0]);
  return health.rolls ? word("nothing-unusual", { rolls: health.rolls }) : word("no-rolls-yet");
}

/** Bars of `counts` with a tick where fair dice would be; those in `suspects` are marked by colour, shape and word. */
function bars(title, { names, counts, usual }, suspects) {
  const most = 1.12 * Math.max(1, ...counts, ...usual);
  return el("figure", { class: "tally" },
    el("figcaption", {}, title),
    el("ol", {}, names.map((name, at) => {
      const odd = suspects.includes(name);
      const told = `${name}: ${[word("so-often", { times: counts[at] }), word("usually", { times: tenths(usual[at]) }), odd ? word("suspicious") : ""].filter(Boolean).join(", ")}`;
      return el("li", { class: odd ? "odd" : "", title: told },
        el("span", { class: "away" }, told),
        el("span", { class: "count number", "aria-hidden": "true" }, odd ? `!${counts[at]}` : String(counts[at])),
        el("span", { class: "rail", "aria-hidden": "true", "--count": `${(100 * counts[at]) / most}%`, "--usual": `${(100 * usual[at]) / most}%` }),
        el("span", { class: "name number", "aria-hidden": "true" }, String(name)));
    })));
}

const found = (health, kind, die = "") => health.findings.map(({ finding }) => finding).filter((one) => one.kind === kind && one.die === die).map(({ number }) => number);

function body(health) {
  const others = health.findings.slice(1).map((told) => el("p", { class: "odd" }, findingLine(told)));
  const left = Object.entries(health.left_out).map(([reader, count]) => word(LEFT_OUT.has(reader) ? `left-out-${reader}` : "left-out", { rolls: count, reader }));
  return [
    others,
    health.suspect ? el("p", { class: "note" }, word("try-other-dice")) : null,
    health.with_faces ? bars(word("faces-of-rolls", { rolls: health.with_faces }), health.faces, found(health, "face")) : null,
    Object.entries(health.dice).map(([name, counts]) => bars(word("faces-of-die", { die: name }), counts, found(health, "die", name))),
    health.rolls ? bars(word("sums-of-rolls", { rolls: health.rolls }), health.sums, found(health, "sum")) : null,
    health.rolls ? el("p", { class: "note" }, word("bars-and-lines")) : null,
    health.tests.length ? el("details", {}, el("summary", {}, word("by-luck")),
      el("dl", {}, health.tests.map((test) => el("div", {}, el("dt", {}, word(`luck-${test.name}`)), el("dd", { class: "number" }, percent(test.chance))))),
      el("p", { class: "note" }, word("luck-explained"))) : null,
    left.length ? el("p", { class: "note" }, word("not-counted", { rolls: left.join(", ") })) : null,
  ];
}

/** Show the vet's last report. */
export function showHealth(state) {
  const health = state.bulletin?.dice_health;
  byId("health").classList.toggle("suspect", Boolean(health?.suspect));
  say(byId("verdict"), health ? verdict(health) : word("no-rolls-yet"));
  const open = byId("healthbody").querySelector("details")?.open;
  paint(byId("healthbody"), health ?? null, () => (health ? body(health) : []));
  if (open) byId("healthbody").querySelector("details")?.setAttribute("open", "");
}
