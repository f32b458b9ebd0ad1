// The two rooms of the host console: Run, which fits the screen, and Set up with everything else.
import { byId, el, partsOf } from "../lib/dom.js";

const ROOMS = ["run", "setup"];

/** The room that the address names. */
const named = () => (location.hash === "#setup" ? "setup" : "run");

function show() {
  const now = named();
  for (const room of ROOMS) {
    byId(`room-${room}`).hidden = room !== now;
    if (room === now) byId(`to-${room}`).setAttribute("aria-current", "page");
    else byId(`to-${room}`).removeAttribute("aria-current");
  }
  document.documentElement.dataset.room = now;
  scrollTo(0, 0);
}

/** Bring a part of Set up to the top; the index is the second tap of two. */
export function showIndex() {
  const parts = partsOf(byId("room-setup"))
    .flatMap((column) => [...column.querySelectorAll("section[aria-labelledby]")])
    .filter((part) => part instanceof HTMLElement && !part.hidden);
  const print = parts.map(({ id }) => id).join(" ");
  if (byId("index").dataset.print === print) return;
  byId("index").dataset.print = print;
  byId("index").replaceChildren(
    ...parts.map((part) =>
      el(
        "button",
        {
          class: "small",
          "data-key": `index-${part.id}`,
          onclick: () => {
            part.scrollIntoView({ block: "start" });
            const heading = part.querySelector("h2");
            heading?.setAttribute("tabindex", "-1");
            heading?.focus({ preventScroll: true });
          },
        },
        part.querySelector("h2")?.textContent ?? "",
      ),
    ),
  );
}

/** Follow the address from now on. */
export function openRooms() {
  addEventListener("hashchange", show);
  show();
}
