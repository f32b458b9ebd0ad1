// What an evening on autopilot does or waits for, beside what the host can do.
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { stageText } from "../lib/countdown.js";
import { t } from "../lib/i18n.js";

/** @import { State } from "../lib/page.js" */

const SECOND = 1000;
/** @type {State | undefined} */
let state;

function tick() {
  const { countdown, schedule } = state?.bulletin ?? {};
  const text = schedule?.on ? stageText(countdown, schedule) : "";
  byId("schedule").hidden = !text;
  renderIfChanged(byId("schedule"), text, () => [el("a", { href: "/host/schedule" }, t("schedule")), `: ${text}`]);
}

/** @param {State} now */
export function showSchedule(now) {
  state = now;
  tick();
}

setInterval(tick, SECOND);
