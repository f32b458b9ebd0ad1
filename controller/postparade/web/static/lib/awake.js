// Keeps the screen on while a page is looked at. Browsers lock it over HTTPS only, and end that when the page is
// hidden; elsewhere a phone stays awake as long as a video plays that it takes for one that is being watched.
/** @type {WakeLockSentinel | undefined} */
let lock;
let asking = false;

async function hold() {
  if (!navigator.wakeLock || document.hidden || asking || (lock && !lock.released)) return;
  asking = true;
  // A phone that saves power may refuse: it is asked again when the page comes back.
  lock = await navigator.wakeLock.request("screen").catch(() => undefined);
  asking = false;
}

/** Four seconds of black, 16 by 16 pixels, with a silent track: without one, phones sleep through it. */
const BLACK = "/static/lib/awake.mp4";
/** Seconds after which it starts again: a phone may sleep through what only loops. */
const AGAIN = 2;
/** @type {HTMLVideoElement | undefined} */
let video;

/** Over the whole page, because phones sleep through small videos, but behind it, and muted, so that music goes on. */
function behindThePage() {
  const made = Object.assign(document.createElement("video"), { src: BLACK, muted: true, playsInline: true });
  made.className = "awake";
  made.setAttribute("aria-hidden", "true");
  made.tabIndex = -1;
  made.disableRemotePlayback = true;
  made.addEventListener("timeupdate", () => {
    if (made.currentTime > AGAIN) made.currentTime = 0;
  });
  document.body.append(made);
  return made;
}

function play() {
  if (document.hidden) return;
  video ??= behindThePage();
  // Refused until the first touch, where power is saved: it is asked again then.
  if (video.paused) video.play().catch(() => undefined);
}

/** By the event, who keeps the screen on. */
const ways = () => (navigator.wakeLock ? hold : play);
const EVENTS = ["pointerdown", "pointerup", "keydown"];

/**
 * Keep the screen on from now on, where that is possible; without HTTPS only if a `film` may play behind the page.
 *
 * @param {{ film?: boolean }} [how]
 */
export function stayAwake({ film = false } = {}) {
  if (!navigator.wakeLock && !film) return;
  const way = ways();
  document.addEventListener("visibilitychange", way);
  // Some browsers grant it only after a touch.
  for (const event of EVENTS) addEventListener(event, way);
  way();
}

/** Let the screen sleep again. */
export function maySleep() {
  const way = ways();
  document.removeEventListener("visibilitychange", way);
  for (const event of EVENTS) removeEventListener(event, way);
  lock?.release();
  lock = undefined;
  video?.remove();
  video = undefined;
}
