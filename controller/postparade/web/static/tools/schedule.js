// The host plans evenings, starts one, and sees where it is.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { hourOf, lengthText, stageText } from "../lib/countdown.js";
import { errorText, locale, t, translate } from "../lib/i18n.js";
import { holdButton } from "../lib/tap.js";
import { editSchedule, edited } from "./plan-form.js";
import { emptySchedule, EXAMPLES, exampleOf, freeName } from "./plan.js";
import { openWorkplace, wordsOf } from "./tool.js";

/** @import { Countdown, Evening, Offer, Schedule } from "../lib/page.js" */
/**
 * @typedef {{
 *   schedules: Schedule[], evening: Evening, countdown: Countdown, fault: any, now: number, clock: boolean,
 * }} Told
 */

const EVERY = 1000;
const LATER = 15;
translate();

/** @type {Offer[]} */
let offers = [];
/** @type {Told | undefined} */
let latest;
/** What the schedule that is being changed was called before; nothing for a new one. */
/** @type {string | undefined} */
let before;

/**
 * @param {any} message
 * @param {string} [where]
 */
async function command(message, where = "fault") {
  const { told, refused } = await ask(message);
  if (told) show(told);
  setText(byId(where), wordsOf(refused));
  return Boolean(told);
}

/**
 * @param {string} key
 * @param {() => any} onclick
 * @param {string} [kind]
 */
const button = (key, onclick, kind = "") =>
  el("button", { type: "button", class: kind, "data-key": key, onclick }, t(key));

/** @param {Told} told */
function show(told) {
  latest = told;
  const { evening, countdown, schedules, fault, now, clock } = told;
  byId("tonight").hidden = !evening.on;
  setText(byId("stage"), evening.on ? stageText(countdown, evening) : "");
  setText(byId("hint"), evening.on ? hintText(countdown, evening) : "");
  renderIfChanged(byId("evening"), evening, () => (evening.on ? items(evening) : []));
  renderIfChanged(byId("controls"), [evening.on, evening.held, evening.closing, evening.item, evening.closes], () =>
    evening.on ? controls(evening) : [],
  );
  setText(byId("now"), t(clock ? "venue-clock" : "venue-clock-wrong", { time: hourOf(now) }));
  setText(byId("begins"), evening.begins ? t("next-evening", { when: whenOf(evening.begins) }) : "");
  setText(byId("unreadable"), fault ? errorText(fault) : "");
  renderIfChanged(byId("schedules"), [schedules, evening.on, offers.length], () =>
    schedules.map((schedule) => row(schedule, evening.on)),
  );
  byId("none").hidden = schedules.length > 0;
}

/** @param {number} at */
const whenOf = (at) =>
  new Date(at * 1000).toLocaleString(locale, { weekday: "long", hour: "numeric", minute: "2-digit" });

/**
 * What the host can do about it, where nothing happens by itself.
 *
 * @param {Countdown} countdown
 * @param {Evening} evening
 */
function hintText({ stage }, evening) {
  if (evening.refused) return errorText(evening.refused);
  const hints = ["gathering", "paused", "held", "by_hand", "misfit", "stuck"];
  return hints.includes(stage) ? t(`hint-${stage}`) : "";
}

/** @param {Evening} evening */
const items = (evening) => [
  el(
    "p",
    {},
    el("b", {}, evening.name ?? ""),
    evening.closes ? ` · ${t("closes-at", { when: hourOf(evening.closes) })}` : "",
  ),
  el(
    "ol",
    { class: "program" },
    evening.items.map((item) =>
      el(
        "li",
        { class: item.stands, "aria-current": item.stands === "now" ? "step" : false },
        el("span", {}, item.title),
        el("span", { class: "note" }, standsText(item, evening)),
      ),
    ),
  ),
];

/**
 * @param {Evening["items"][number]} item
 * @param {Evening} evening
 */
function standsText({ stands, why, ...item }, evening) {
  if (stands === "skipped") return t(`skipped-${why ?? "asked"}`);
  if (stands === "now") return t("item-on", { races: evening.races ?? 0, length: lengthText(item) });
  return [lengthText(item), stands === "later" ? "" : t(`item-${stands}`)].filter(Boolean).join(" · ");
}

/** @param {Evening} evening */
const controls = ({ held, closing, item, closes }) => [
  held
    ? button("continue-schedule", () => command({ do: "continue_schedule" }), "primary")
    : button("hold-schedule", () => command({ do: "hold_schedule" })),
  button("skip-item", () => command({ do: "skip_item", item })),
  closes ? button("extend-schedule", () => command({ do: "extend_schedule", minutes: LATER })) : null,
  closing ? null : holdButton("call-closing", t("call-closing"), () => command({ do: "call_closing" })),
  holdButton("stop-schedule", t("stop-schedule"), () => command({ do: "stop_schedule" }), { class: "danger" }),
];

/**
 * @param {Schedule} schedule
 * @param {boolean} busy
 */
function row(schedule, busy) {
  const { name } = schedule;
  return el(
    "li",
    { "data-schedule": name },
    el("b", {}, name),
    el("span", { class: "note" }, summary(schedule)),
    el(
      "span",
      { class: "row" },
      el(
        "button",
        {
          type: "button",
          class: "primary",
          "data-key": `start ${name}`,
          disabled: busy,
          onclick: () => command({ do: "start", name }),
        },
        t("start-schedule"),
      ),
      el(
        "button",
        { type: "button", class: "small", "data-key": `edit ${name}`, onclick: () => edit(schedule, name) },
        t("edit-schedule"),
      ),
      holdButton(`delete ${name}`, t("delete-schedule"), () => command({ do: "delete", name }), {
        class: "small danger",
      }),
    ),
  );
}

/** @param {Schedule} schedule */
function summary({ items: played, opens, closes, days }) {
  const titles = played.map(({ game }) => offers.find(({ name }) => name === game)?.title ?? game);
  const named = days.map((day) =>
    new Date(Date.UTC(2024, 0, day)).toLocaleDateString(locale, { weekday: "short", timeZone: "UTC" }),
  );
  const times = [opens, closes].some(Boolean) ? `${opens || "…"}–${closes || "…"}` : "";
  return [named.join(" "), times, titles.join(", ")].filter(Boolean).join(" · ");
}

/**
 * @param {Schedule} schedule
 * @param {string} [name] what it is called now
 */
function edit(schedule, name) {
  before = name;
  setText(byId("planfault"), "");
  editSchedule(schedule, offers);
}

byId("plan").addEventListener("submit", async (/** @type {Event} */ event) => {
  event.preventDefault();
  if (await command({ do: "save", schedule: edited(), before: before ?? null }, "planfault"))
    byId("plan").hidden = true;
});
byId("leaveplan").addEventListener("click", () => {
  byId("plan").hidden = true;
});

const known = await fetch("/api/v1/games").catch(() => null);
if (known?.ok) offers = (await known.json()).games;
/**
 * What an example is called, without what it holds.
 *
 * @param {string} example
 */
const shortName = (example) => t(`example-${example}`).split(":")[0].trim();
const named = (/** @type {string} */ name) => freeName(name, latest?.schedules ?? []);
byId("examples").replaceChildren(
  ...EXAMPLES.map((example) =>
    button(`example-${example}`, () => edit(exampleOf(example, offers, named(shortName(example)))), "small"),
  ),
  button("example-empty", () => edit({ ...emptySchedule(), name: named(t("schedule")) }), "small"),
);
const zones = "supportedValuesOf" in Intl ? Intl.supportedValuesOf("timeZone") : [];
byId("zones").replaceChildren(...zones.map((zone) => el("option", { value: zone })));
const ask = openWorkplace("schedule.json", EVERY, { show });
setInterval(() => latest?.evening.on && setText(byId("stage"), stageText(latest.countdown, latest.evening)), EVERY);
