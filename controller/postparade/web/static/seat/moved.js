// A guest who moves to another table of a race night: this phone follows as soon as the seat there is taken.
import { byId, setText } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

/** Milliseconds from one question to the next, and how often it is asked. */
const AGAIN = 1500;
const TIMES = 400;

/**
 * Where the guest of the seat goes: nowhere, or to a table, with a link once there is one.
 *
 * @param {number} seat
 * @param {(where: string) => Promise<Response>} [get]
 * @returns {Promise<{ to: string, link: string | null } | null>}
 */
export async function movedTo(seat, get = fetch) {
  try {
    const answer = await get(`/join/moved?seat=${seat}`);
    if (answer.status !== 200) return null;
    const { to, link } = await answer.json();
    return { to, link: isAddress(link) ? link : null };
  } catch {
    return null;
  }
}

/** Whether a link leads to a page: whatever else somebody may have sent is not followed. @param {any} link */
function isAddress(link) {
  return typeof link === "string" && URL.canParse(link) && ["http:", "https:"].includes(new URL(link).protocol);
}

/**
 * Go where the guest of the seat has gone, if they have moved.
 *
 * @param {number} seat
 */
export async function follow(seat) {
  for (let times = 0; times < TIMES; times += 1) {
    const moved = await movedTo(seat);
    // Whoever asks once and hears of no move has lost the seat otherwise; a table that is away is asked again.
    if (!moved && !times) return;
    if (moved) show(moved);
    if (moved?.link) {
      location.replace(moved.link);
      return;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, AGAIN);
    });
  }
}

/** @param {{ to: string, link: string | null }} moved */
function show({ to, link }) {
  setText(byId("losttitle"), t("seat-moving", { table: to }));
  setText(byId("lostway"), t("seat-moving-way"));
  const go = byId("lostgo");
  go.hidden = !link;
  if (link) go.href = link;
  setText(go, t("seat-moving-go", { table: to }));
}
