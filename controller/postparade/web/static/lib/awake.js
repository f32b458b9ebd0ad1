// Keeps the screen on while a page is looked at. Browsers allow it over HTTPS only, and end it when the page is hidden.
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

/** Keep the screen on from now on, where that is possible. */
export function stayAwake() {
  document.addEventListener("visibilitychange", hold);
  // Some browsers grant it only after a touch.
  addEventListener("pointerdown", hold);
  hold();
}

/** Let the screen sleep again. */
export function maySleep() {
  document.removeEventListener("visibilitychange", hold);
  removeEventListener("pointerdown", hold);
  lock?.release();
  lock = undefined;
}
