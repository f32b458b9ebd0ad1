// Measuring the dice camera: throw, confirm with one tap, and see how many rolls were read, asked about and misread.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { allRolls, die, lying } from "../lib/dice.js";
import { errorText, localized, t, tenths, translate } from "../lib/i18n.js";
import { list } from "../lib/phrases.js";
import { mountCamera } from "./camera-view.js";
import { openWorkplace, wordsOf } from "./tool.js";

const EVERY = 300;
const OFFERS = 3;
/** What would help, by why people were asked. */
/** @type {Record<string, string>} */
const HELP = {
  glare: "help-glare",
  cocked: "help-cocked",
  blurred: "help-blurred",
  hand: "help-covered",
  stays_covered: "help-covered",
  never_rests: "help-rest",
  touching: "help-touching",
  too_many: "help-too-many",
  no_tray: "help-light",
};
translate();

/**
 * The state of the measurement, as the program tells it.
 *
 * @type {any}
 */
let standing = {};
let phase = "";
let busy = false;
let choosing = false;

/** @param {any} message */
async function command(message) {
  if (busy) return;
  busy = true;
  const { told, refused } = await ask(message);
  choosing = false;
  if (told) show(told);
  setText(byId("fault"), wordsOf(refused));
  busy = false;
}

/** @param {number[]} dice */
const confirmed = (dice) => command({ do: "confirm", dice });

/**
 * @param {string} key
 * @param {() => void} act
 * @param {string} [kind]
 */
const button = (key, act, kind = "") => el("button", { class: kind, "data-key": key, onclick: act }, t(key));

function choose() {
  choosing = true;
  show(standing);
}

/**
 * One tap for each reading that the table would offer.
 *
 * @param {number[][]} offered
 */
const offers = (offered) =>
  offered
    .slice(0, OFFERS)
    .map((pair) =>
      el(
        "button",
        { class: "offer", "aria-label": list(pair.map(String)), onclick: () => confirmed(pair) },
        lying(pair),
      ),
    );

function actions() {
  const { seen, throws, rolls } = standing;
  const back = rolls.length ? button("measure-take-back", () => command({ do: "take_back" }), "quiet small") : null;
  if (phase === "done") return [button("measure-anew", () => command({ do: "anew" }), "primary"), back];
  if (!seen) return [throws ? button("measure-throw-now", () => command({ do: "throw" }), "primary") : null, back];
  const out = button("measure-leave-out", () => command({ do: "leave_out" }), "quiet small");
  if (seen.read)
    return [
      button("measure-right", () => confirmed(seen.read), "primary"),
      choosing ? null : button("measure-else", choose, "small"),
      out,
    ];
  return [offers(seen.offered), out];
}

/** The words on what comes next. */
function words() {
  const { seen, wanted } = standing;
  if (phase === "done") return [t("measure-done", { rolls: wanted }), t("measure-done-way")];
  if (!seen) return [t("measure-throw"), t("measure-throw-way")];
  if (seen.read) return [t("measure-read"), ""];
  const why = errorText({ code: seen.reason, sentence: seen.sentence, remedy: "" });
  return [t("measure-asked"), t("measure-asked-way", { why })];
}

function showQuestion() {
  const { seen, rolls, wanted } = standing;
  setText(byId("count"), t("measure-count", { done: rolls.length, wanted }));
  Object.assign(byId("progress"), { max: wanted, value: rolls.length });
  const [title, say] = words();
  setText(byId("title"), title);
  setText(byId("say"), say);
  renderIfChanged(byId("dice"), seen?.read ?? [], () => (seen?.read ?? []).map(die));
  renderIfChanged(byId("actions"), [phase, seen, choosing, rolls.length > 0], actions);
  const open = seen && (choosing || !seen.read);
  renderIfChanged(byId("other"), [open, seen?.read], () => (open ? allRolls(confirmed, seen.read ?? []) : []));
}

function showResult() {
  const { read, asked, wrong, offered, wrong_at_most: most, rolls } = standing.summary;
  const counts = [
    ["read", read, "measured-read"],
    ["asked", asked, "measured-asked"],
    ["wrong", wrong, "measured-wrong"],
  ];
  renderIfChanged(byId("outcomes"), counts, () =>
    counts.map(([kind, count, key]) =>
      el("div", { class: kind }, el("dt", {}, t(String(key))), el("dd", { class: "number" }, String(count))),
    ),
  );
  setText(byId("bound"), rolls ? t("measured-bound", { share: `${tenths(100 * most)} %` }) : "");
  setText(byId("offered"), asked ? t("measured-offered", { asked, offered }) : "");
}

/** What would help, most needed first: what was misread, then why people were asked. */
function helps() {
  const { reasons, wrong, enough } = standing.summary;
  const keys = new Set(reasons.map((/** @type {[string, number]} */ [reason]) => HELP[reason] ?? "help-unsure"));
  const found = [...keys].map((key) => el("li", {}, t(String(key))));
  if (wrong) return [el("li", { class: "grave" }, t("help-wrong")), ...found];
  if (enough && !found.length) return [el("li", { class: "good" }, t("measured-well"))];
  return found;
}

/** @param {any} roll */
function missed({ number, outcome, dice, read, picture }) {
  const values = { number, dice: list(dice.map(String)) };
  const text =
    outcome === "wrong"
      ? t("measured-roll-wrong", { ...values, read: list(read.map(String)) })
      : t("measured-roll-asked", values);
  const image = picture ? el("img", { src: `measured/${picture}`, alt: t("measured-picture", { number }) }) : null;
  return el("li", {}, image, el("span", {}, text));
}

function showRolls() {
  const { summary, rolls } = standing;
  renderIfChanged(byId("help"), [summary.reasons, summary.wrong, summary.enough], helps);
  byId("helps").hidden = !byId("help").childElementCount;
  const some = rolls.filter((/** @type {any} */ { outcome }) => outcome !== "read");
  renderIfChanged(byId("rolls"), some, () => some.map(missed));
  byId("missed").hidden = !some.length;
}

/** @param {any} told */
function show(told) {
  const before = phase;
  standing = told;
  phase = told.phase;
  if (phase !== "answer") choosing = false;
  showQuestion();
  showResult();
  showRolls();
  if (before && before !== phase) byId("title").focus();
}

mountCamera(byId("eye"), { told: (seen) => setText(byId("camera"), localized(seen.camera)) });
const ask = openWorkplace("host/measure.json", EVERY, { show });
