// The lights of the track: the layout with what every pixel shows just now, lanes lit one by one, and how bright it is.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { errorText, localized, translate, t } from "../lib/i18n.js";
import { LINK } from "./link-figures.js";
import { lift } from "./strip-light.js";
import { openWorkplace, wordsOf } from "./tool.js";

const EVERY = 200;
const PATIENCE = 5000;
const CHECKS = [
  ["lanes", "all-lanes"],
  ["colours", "all-colours"],
];
/** @type {Record<string, string>} */
const LIT = { red: "lit-red", green: "lit-green", blue: "lit-blue", white: "lit-white" };
translate();

/** @type {Map<number, SVGElement> | undefined} */
let pixels;

/** @param {any} message */
async function command(message) {
  if (message.do === "tune") setText(byId("kept"), t("until-it-stops"));
  const { told, refused } = await ask(message);
  if (told) show(told);
  setText(byId("fault"), wordsOf(refused));
}

/**
 * @param {string} label
 * @param {any} message
 * @param {boolean} [pressed]
 */
const button = (label, message, pressed) =>
  el(
    "button",
    {
      class: "small",
      "data-key": label,
      "aria-pressed": pressed === undefined ? null : String(pressed),
      onclick: () => command(message),
    },
    label,
  );

async function drawPlan() {
  const drawn = (pixels = new Map());
  const answer = await fetch("lights.svg?own", { signal: AbortSignal.timeout(PATIENCE) });
  const drawing = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  /** @type {NodeListOf<SVGElement>} */
  const circles = drawing.querySelectorAll("[data-pixel]");
  circles.forEach((circle) => drawn.set(Number(circle.dataset.pixel), circle));
  byId("plan").replaceChildren(document.adoptNode(drawing));
}

/** @param {any} frame */
function showFrame(frame) {
  for (const [at, circle] of pixels ?? []) {
    const [r, g, b] = [0, 2, 4].map((digit) =>
      lift(Number.parseInt(frame.slice(6 * at + digit, 6 * at + digit + 2), 16) || 0),
    );
    const fill = r + g + b ? `rgb(${r},${g},${b})` : "#15211a";
    if (circle.getAttribute("fill") !== fill) circle.setAttribute("fill", fill);
    circle.setAttribute("fill-opacity", "1");
  }
}

/**
 * What drives the strip, and how well its cable works.
 *
 * @param {any} link
 */
function showLink(link) {
  const state = t(`confirmation-${link.confirmation}`);
  setText(
    byId("driver"),
    t(link.firmware ? "link-of-firmware" : "link-of", { driver: link.driver, firmware: link.firmware, state }),
  );
  setText(byId("trouble"), wordsOf(link.fault));
  setText(byId("unseen"), link.connected ? t("not-known", { what: localized(link.unseen) }) : "");
  renderIfChanged(byId("wake"), link.wake, (wake) => (wake ? [button(t("show-race-there"), { do: "wake" })] : []));
  // Only the track board confirms every frame; what other devices are sent is not known to be shown.
  /** @type {Record<string, string>} */
  const words = { frames: link.counts_shown ? "frames-shown" : "frames-sent" };
  renderIfChanged(byId("link"), [link.counts_shown, ...LINK.map(([name]) => link[name])], () =>
    LINK.map(([name, key]) =>
      el(
        "div",
        { class: link[name] && name !== "frames" ? "odd" : "" },
        el("dt", {}, t(words[name] ?? key)),
        el("dd", { class: "number" }, String(link[name])),
      ),
    ),
  );
}

/** @param {any} lit */
function litWords(lit) {
  if (!lit) return t("shows-race");
  return lit.horse ? t("lit-lane", lit) : t(LIT[lit.colour]);
}

/**
 * Keep what was tuned in the configuration.
 *
 * @param {any} given
 */
async function keep({ brightness, night, palette }) {
  setText(byId("keepfault"), "");
  try {
    const message = {
      do: "keep",
      answers: { "track.brightness": brightness, "track.night": night, "track.palette": palette },
    };
    const answer = await fetch("machine.json", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(PATIENCE),
    });
    setText(byId("keepfault"), answer.ok ? "" : errorText(await answer.json()));
    if (answer.ok) setText(byId("kept"), t("kept-for-good"));
  } catch {
    setText(byId("keepfault"), t("silent-table"));
  }
}

/** @param {any} told */
function show(told) {
  byId("keep").onclick = () => keep(told);
  if (!pixels)
    drawPlan().catch(() => {
      pixels = undefined;
    });
  else showFrame(told.frame);
  setText(byId("lit"), litWords(told.lit));
  const lit = told.check === "lane" ? told.lit.horse : null;
  renderIfChanged(byId("lanes"), [told.lanes, lit], () =>
    told.lanes.map((/** @type {{ horse: number }} */ { horse }) =>
      button(String(horse), { do: "lane", horse }, lit === horse),
    ),
  );
  renderIfChanged(byId("checks"), told.check, () => [
    CHECKS.map(([name, key]) => button(t(key), { do: name }, told.check === name)),
    told.check ? button(t("back-to-race"), { do: "resume" }) : null,
  ]);
  const slider = byId("brightness");
  if (document.activeElement !== slider) slider.value = told.brightness;
  renderIfChanged(byId("moods"), [told.night, told.palette], () => [
    button(t("night"), { do: "tune", night: !told.night }, told.night),
    button(
      t("without-colours"),
      { do: "tune", palette: told.palette === "safe" ? "silks" : "safe" },
      told.palette === "safe",
    ),
  ]);
  showLink(told.link);
  setText(byId("current"), t("current-now", { now: told.estimated_ma, most: told.cap_ma }));
}

const ask = openWorkplace("lights.json", EVERY, { show });
byId("brightness").addEventListener("change", (/** @type {any} */ { target }) =>
  command({ do: "tune", brightness: Number(target.value) }),
);
