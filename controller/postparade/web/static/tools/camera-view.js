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

/** @param {string} address */
async function ask(address) {
  const answer = await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
  if (answer.status >= 400) {
    throw new Error(errorText(await answer.json()));
  }
  return answer;
}

/**
 * The camera on a page: `overlay` is an SVG in pixels of the picture that is drawn anew each time; `figure` may hold
 * more layers.
 */
class CameraView {
  canvas = el("canvas", { width: 640, height: 480, role: "img", "aria-label": t("live-picture") });
  overlay = svg("svg", { viewBox: "0 0 640 480", "aria-hidden": "true" });
  trouble = el("p", { class: "eye-lost", role: "status" });
  figure = el("figure", { class: "eye unseen" }, this.canvas, this.overlay, this.trouble);
  frame = -1;
  held = false;
  stopped = false;
  /** @type {(now?: any) => void} */
  wake = () => {};
  awake = () => document.hidden || this.wake();

  /** @param {{ picture: string, status: string, told: (status: any) => void, lost: () => void }} source */
  constructor(source) {
    this.source = source;
    addEventListener("pageshow", this.awake);
    document.addEventListener("visibilitychange", this.awake);
  }

  /**
   * Freeze the picture, or let it go on.
   *
   * @param {boolean} yes
   */
  hold(yes) {
    this.held = yes;
    this.figure.classList.toggle("held", yes);
  }

  /** Take the picture away. */
  stop() {
    this.stopped = true;
    removeEventListener("pageshow", this.awake);
    document.removeEventListener("visibilitychange", this.awake);
    this.figure.remove();
    this.wake();
  }

  /** Look again and again, less often while the table is silent. */
  async live() {
    let tries = 0;
    while (!this.stopped) {
      const began = performance.now();
      try {
        await this.look();
        tries = 0;
      } catch (thrown) {
        const error = /** @type {Error} */ (thrown);
        const silent = error instanceof TypeError || error.name === "TimeoutError" || error.name === "AbortError";
        this.blind(silent ? t("eye-silent") : error.message);
        this.source.lost();
        tries += 1;
      }
      const spent = performance.now() - began;
      await this.pause(tries ? Math.min(LONGEST_PAUSE, 250 * 2 ** tries) : Math.max(20, EVERY - spent));
    }
  }

  async look() {
    const news = await (await ask(this.source.status)).json();
    if (!this.held && news.size && news.frame !== this.frame) {
      await this.draw(news);
      this.frame = news.frame;
    }
    const stale = news.size && news.age > STALE ? t("picture-stands") : "";
    this.blind(news.fault ? errorText(news.fault) : news.size ? stale : t("picture-waits"));
    this.source.told(news);
  }

  /** @param {any} given */
  async draw({ size, dice }) {
    const { canvas, figure, overlay } = this;
    const answer = await ask(this.source.picture);
    if (answer.status === 204) return;
    // A picture that cannot be decoded is left out; the next one comes in an instant.
    const seen = await createImageBitmap(await answer.blob()).catch(() => null);
    if (!seen || this.held || this.stopped) return;
    if (canvas.width !== seen.width || canvas.height !== seen.height) {
      Object.assign(canvas, { width: seen.width, height: seen.height });
      figure.style.aspectRatio = `${seen.width} / ${seen.height}`;
    }
    canvas.getContext("2d")?.drawImage(seen, 0, 0);
    figure.classList.remove("unseen");
    overlay.setAttribute("viewBox", `0 0 ${size[0]} ${size[1]}`);
    renderIfChanged(overlay, [size, dice], () => dice.map((/** @type {any} */ die) => box(die, size)));
  }

  /** @param {string} reason */
  blind(reason) {
    this.figure.classList.toggle("blind", Boolean(reason));
    setText(this.trouble, reason);
  }

  /** @param {number} milliseconds */
  pause(milliseconds) {
    return new Promise((done) => {
      this.wake = done;
      if (!document.hidden) setTimeout(done, milliseconds);
    });
  }
}

/**
 * Show the camera in `target`. `picture` and `status` are the addresses of eye.jpg and eye.json; `width` limits the
 * picture; `told(status)` is called with every answer (a `CameraFeed.status()`), `lost()` when there is none.
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
  const view = new CameraView({ picture: `${picture}?w=${width}`, status, told, lost });
  target.append(view.figure);
  view.live();
  return view;
}
