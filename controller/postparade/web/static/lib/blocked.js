// A page that loads, but whose live connection is held up on the way, says what holds it up.
import { el } from "./dom.js";
import { errorText } from "./i18n.js";

/** @import { Link } from "./link.js" */

/**
 * Tell at the top of the page why `link` does not come about, until it does.
 *
 * @param {Link} link
 */
export function tellBlocked(link) {
  const line = el("p", { class: "heldback", role: "alert" });
  link.addEventListener("blocked", (/** @type {any} */ { detail }) => {
    line.textContent = errorText(detail);
    document.body.prepend(line);
  });
  link.addEventListener("up", () => line.remove());
}
