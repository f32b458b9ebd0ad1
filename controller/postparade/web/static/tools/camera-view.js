// The live picture of the dice camera, with a box and a value at every die. For any page that may ask for it.
import { el, renderIfChanged, setText, svg } from "../lib/dom.js";
import { errorText, t } from "../lib/i18n.js";

const EVERY = 100;
const PATIENCE = 5000;
const LONGEST_PAUSE = 4000;
const STALE = 3;

/**
 * @param {any} given
 * @param {any[]} pair
 */
const box = ({ value, confidence, box: [x, y, w, h] }, [width, height]) => {
  const unsure = value ? "" : "unsure";
  const [left, top] = [x * width, y * height];
  const share = value && confidence < 0.995 ? ` ${Math.round(100 * confidence)} %` : "";
  return [
    svg("rect", { x: left, y: top, width: w * width, height: h * height, rx: 6, class: unsure }),
    svg("text", { x: left, y: top > 30 ? top - 8 : top + h * height + 24, class: unsure }, `${value ?? "?"}${share}`),
  ];
};

/**
 * Show the camera in `target`. `picture` and `status` are the addresses of eye.jpg and eye.json; `width` limits the
 * picture; `told(status)` is called with every answer (a `CameraFeed.status()`), `lost()` when there is none. Returns
 * {figure, overlay, hold(yes), stop()}: `overlay` is an SVG in pixels of the picture that is redrawn each time,
 * `figure` may hold more layers, `hold` freezes the picture.
 *
 * @param {HTMLElement} target
 * @param {{
 *   picture?: string, status?: string, width?: number, told?: (status: any) => void, lost?: () => void,
 * }} [options]
 */
export function mountCamera(
  target,
  { picture = "eye.jpg", status = "eye.json", width = 960, told = () => undefined, lost = () => {} } = {},
) {
  const canvas = el("canvas", { width: 640, height: 480, role: "img", "aria-label": t("live-picture") });
  const overlay = svg("svg", { viewBox: "0 0 640 480", "aria-hidden": "true" });
  const trouble = el("p", { class: "eye-lost", role: "status" });
  const figure = el("figure", { class: "eye unseen" }, canvas, overlay, trouble);
  let frame = -1;
  let held = false;
  let stopped = false;
  /** @type {(now?: any) => void} */
  let wake = () => {};

  /** @param {string} address */
  const ask = async (address) => {
    const answer = await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status >= 400) {
      throw new Error(errorText(await answer.json()));
    }
    return answer;
  };

  /** @param {any} given */
  const draw = async ({ size, dice }) => {
    const answer = await ask(`${picture}?w=${width}`);
    if (answer.status === 204) return;
    // A picture that cannot be decoded is left out; the next one comes in an instant.
    const seen = await createImageBitmap(await answer.blob()).catch(() => null);
    if (!seen || held || stopped) return;
    if (canvas.width !== seen.width || canvas.height !== seen.height) {
      Object.assign(canvas, { width: seen.width, height: seen.height });
      figure.style.aspectRatio = `${seen.width} / ${seen.height}`;
    }
    canvas.getContext("2d")?.drawImage(seen, 0, 0);
    figure.classList.remove("unseen");
    overlay.setAttribute("viewBox", `0 0 ${size[0]} ${size[1]}`);
    renderIfChanged(overlay, [size, dice], () => dice.map((/** @type {any} */ die) => box(die, size)));
  };

  /** @param {string} reason */
  const blind = (reason) => {
    figure.classList.toggle("blind", Boolean(reason));
    setText(trouble, reason);
  };

  const look = async () => {
    const news = await (await ask(status)).json();
    if (!held && news.size && news.frame !== frame) {
      await draw(news);
      ({ frame } = news);
    }
    const stale = news.size && news.age > STALE ? t("picture-stands") : "";
    blind(news.fault ? errorText(news.fault) : news.size ? stale : t("picture-waits"));
    told(news);
  };

  /** @param {number} milliseconds */
  const pause = (milliseconds) =>
    new Promise((done) => {
      wake = done;
      if (!document.hidden) setTimeout(done, milliseconds);
    });
  const awake = () => document.hidden || wake();
  addEventListener("pageshow", awake);
  document.addEventListener("visibilitychange", awake);

  const live = async () => {
    let tries = 0;
    while (!stopped) {
      const began = performance.now();
      try {
        await look();
        tries = 0;
      } catch (thrown) {
        const error = /** @type {Error} */ (thrown);
        const silent = error instanceof TypeError || error.name === "TimeoutError" || error.name === "AbortError";
        blind(silent ? t("eye-silent") : error.message);
        lost();
        tries += 1;
      }
      const spent = performance.now() - began;
      await pause(tries ? Math.min(LONGEST_PAUSE, 250 * 2 ** tries) : Math.max(20, EVERY - spent));
    }
  };
  target.append(figure);
  live();

  return {
    figure,
    overlay,
    /** @param {boolean} yes */
    hold(yes) {
      held = yes;
      figure.classList.toggle("held", yes);
    },
    stop() {
      stopped = true;
      removeEventListener("pageshow", awake);
      document.removeEventListener("visibilitychange", awake);
      figure.remove();
      wake();
    },
  };
}
