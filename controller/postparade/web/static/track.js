// The lights of the track: the layout with what every pixel shows just now, lanes lit one by one, and how bright it is.
import { byId, el, paint, say } from "./dom.js";
import { openWorkplace, wordsOf } from "./workplace.js";

const EVERY = 200;
const PATIENCE = 5000;
const CHECKS = [["lanes", "All lanes in turn"], ["colours", "Red, green, blue, white"]];
const LINK = [["frames", "Pictures shown"], ["lost", "Pictures lost"], ["crc_errors", "Damaged messages"], ["repeated", "Commands sent again"], ["restarts", "Starts of the board"], ["reconnects", "Connections made again"]];

let pixels;

async function wish(message) {
  const { told, refused } = await ask(message);
  if (told) show(told);
  say(byId("fault"), wordsOf(refused));
}

const button = (label, message, pressed) => el("button", { class: "small", "data-key": label, "aria-pressed": pressed === undefined ? null : String(pressed), onclick: () => wish(message) }, label);

/** Strips are linear, screens are not: lift dim pixels so that they can be seen. */
const lift = (value) => Math.round(255 * (value / 255) ** 0.45);

async function drawPlan() {
  pixels = new Map();
  const answer = await fetch("track.svg", { signal: AbortSignal.timeout(PATIENCE) });
  const drawing = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  drawing.querySelectorAll("[data-pixel]").forEach((circle) => pixels.set(Number(circle.dataset.pixel), circle));
  byId("plan").replaceChildren(document.adoptNode(drawing));
}

function showPicture(picture) {
  for (const [at, circle] of pixels) {
    const [r, g, b] = [0, 2, 4].map((digit) => lift(Number.parseInt(picture.slice(6 * at + digit, 6 * at + digit + 2), 16) || 0));
    const fill = r + g + b ? `rgb(${r},${g},${b})` : "#15211a";
    if (circle.getAttribute("fill") !== fill) circle.setAttribute("fill", fill);
    circle.setAttribute("fill-opacity", "1");
  }
}

/** What drives the strip, and how well its cable works. */
function showLink(link) {
  say(byId("driver"), `${link.driver}${link.firmware ? `, firmware ${link.firmware}` : ""}: ${link.connected ? "connected" : "not connected"}`);
  say(byId("trouble"), wordsOf(link.fault));
  paint(byId("link"), LINK.map(([name]) => link[name]), () => LINK.map(([name, label]) => el("div", { class: link[name] && name !== "frames" ? "odd" : "" }, el("dt", {}, label), el("dd", { class: "number" }, String(link[name])))));
}

function show(told) {
  if (!pixels) drawPlan().catch(() => { pixels = undefined; });
  else showPicture(told.picture);
  say(byId("lit"), told.check ? `Lit: ${told.lit}` : "The strip shows the race.");
  const lit = told.check === "lane" ? told.lit : null;
  paint(byId("lanes"), [told.lanes, lit], () => told.lanes.map(({ horse }) => button(String(horse), { do: "lane", horse }, lit === `horse ${horse}`)));
  paint(byId("checks"), told.check, () => [
    CHECKS.map(([name, label]) => button(label, { do: name }, told.check === name)),
    told.check ? button("Back to the race", { do: "resume" }) : null,
  ]);
  const slider = byId("brightness");
  if (document.activeElement !== slider) slider.value = told.brightness;
  paint(byId("moods"), [told.night, told.palette], () => [
    button("Night", { do: "tune", night: !told.night }, told.night),
    button("Horses told apart without colours", { do: "tune", palette: told.palette === "safe" ? "silks" : "safe" }, told.palette === "safe"),
  ]);
  showLink(told.link);
  say(byId("current"), `About ${told.estimated_ma} mA of at most ${told.cap_ma} mA.`);
}

const ask = openWorkplace("track.json", EVERY, { show });
byId("brightness").addEventListener("change", ({ target }) => wish({ do: "tune", brightness: Number(target.value) }));
