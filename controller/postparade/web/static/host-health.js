// Dice health: faces and sums of the evening beside what fair dice give, and one honest sentence.
import { byId, el, paint, say, some } from "./dom.js";

const LEFT_OUT = { electronic: "thrown by the table itself", photographs: "read from photographs", unknown: "from before the journal kept who read them" };
const TESTS = { faces: "faces", sums: "sums", runs: "high and low in turn", again: "the same faces again" };

const percent = (chance) => (chance < 0.001 ? "below 0.1 %" : `${(100 * chance).toPrecision(2).replace(/\.0$/, "")} %`);

/** Bars of `counts` with a tick where fair dice would be; those in `suspects` are marked by colour, shape and word. */
function bars(title, { names, counts, usual }, suspects) {
  const most = 1.12 * Math.max(1, ...counts, ...usual);
  return el("figure", { class: "tally" },
    el("figcaption", {}, title),
    el("ol", {}, names.map((name, at) => {
      const odd = suspects.includes(name);
      const told = `${name}: ${some(counts[at], "time")}, ${usual[at].toFixed(1)} usual${odd ? ", suspicious" : ""}`;
      return el("li", { class: odd ? "odd" : "", title: told },
        el("span", { class: "away" }, told),
        el("span", { class: "count number", "aria-hidden": "true" }, odd ? `!${counts[at]}` : String(counts[at])),
        el("span", { class: "rail", "aria-hidden": "true", "--count": `${(100 * counts[at]) / most}%`, "--usual": `${(100 * usual[at]) / most}%` }),
        el("span", { class: "name number", "aria-hidden": "true" }, String(name)));
    })));
}

const found = (health, kind, die = "") => health.findings.map(({ finding }) => finding).filter((one) => one.kind === kind && one.die === die).map(({ number }) => number);

function body(health) {
  const others = health.findings.slice(1).map(({ sentence }) => el("p", { class: "odd" }, sentence));
  const left = Object.entries(health.left_out).map(([reader, count]) => `${some(count, "roll")} ${LEFT_OUT[reader] ?? reader}`);
  return [
    others,
    health.suspect ? el("p", { class: "note" }, "Try other dice. If the camera reads them, look at the last rolls: it may take one face for another.") : null,
    health.with_faces ? bars(`Faces, ${some(health.with_faces, "roll")}`, health.faces, found(health, "face")) : null,
    Object.entries(health.dice).map(([name, counts]) => bars(`Faces of the ${name} die`, counts, found(health, "die", name))),
    health.rolls ? bars(`Sums, ${some(health.rolls, "roll")}`, health.sums, found(health, "sum")) : null,
    health.rolls ? el("p", { class: "note" }, "Bars: how often it came. Lines: what fair dice give.") : null,
    health.tests.length ? el("details", {}, el("summary", {}, "How likely is that by luck?"),
      el("dl", {}, health.tests.map((test) => el("div", {}, el("dt", {}, TESTS[test.name] ?? test.name), el("dd", { class: "number" }, percent(test.chance))))),
      el("p", { class: "note" }, "One look at fair dice is at least this uneven so often. Whoever looks after every roll sees small numbers now and then; the sentence above allows for that.")) : null,
    left.length ? el("p", { class: "note" }, `Not counted: ${left.join(", ")}.`) : null,
  ];
}

/** Show the vet's last report. */
export function showHealth(state) {
  const health = state.bulletin?.dice_health;
  byId("health").classList.toggle("suspect", Boolean(health?.suspect));
  say(byId("verdict"), health?.sentence ?? "No rolls to judge yet.");
  const open = byId("healthbody").querySelector("details")?.open;
  paint(byId("healthbody"), health ?? null, () => (health ? body(health) : []));
  if (open) byId("healthbody").querySelector("details")?.setAttribute("open", "");
}
