// Keys of the Run screen: they press the buttons that are on it, and so they can do nothing that these cannot.
import { byId } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { recall, remember } from "../lib/remembered.js";

const KEPT = "post-parade-keys";
/**
 * By key, the button that it presses.
 *
 * @type {Record<string, string>}
 */
const BUTTONS = { Enter: "#next button.primary, #entry button.primary, #start", p: "#pause", u: "#putright" };
const BUSY = "input, select, textarea, button, a, summary";
const TYPING = "input:not([type=range]), select, textarea";

const on = () => recall("localStorage", KEPT) !== "off";

/**
 * Whether `event` is meant for the page, and not for what has the focus, the browser, or an open question.
 *
 * @param {KeyboardEvent} event
 */
function isOurs(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return false;
  if (!on() || byId("room-run").hidden || byId("dialog").open) return false;
  // Whatever has the focus takes Enter itself; letters are typed only in fields.
  return !document.activeElement?.matches(event.key === "Enter" ? BUSY : TYPING);
}

/** @param {KeyboardEvent} event */
function press(event) {
  const selector = BUTTONS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!selector || !isOurs(event)) return;
  const button = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length);
  if (!(button instanceof HTMLButtonElement) || button.disabled) return;
  event.preventDefault();
  button.click();
}

/** Listen from now on, unless the host has switched the keys off in this browser. */
export function openKeys() {
  addEventListener("keydown", press);
  const box = byId("keyson");
  const show = () => {
    box.checked = on();
    byId("keys").textContent = on() ? t("keys-shown") : "";
  };
  box.addEventListener("change", () => {
    remember("localStorage", KEPT, box.checked ? "on" : "off");
    show();
  });
  show();
}
