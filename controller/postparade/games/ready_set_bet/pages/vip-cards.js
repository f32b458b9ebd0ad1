// VIP cards on a phone: one of two is kept, in private, and those that were kept say what they do.
import { el, renderIfChanged } from "/static/lib/dom.js";
import { vipName, vipText, w } from "./words.js";

/** @import { SeatTools } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */

/** Milliseconds for which new cards cannot be taken: the tap may have been meant for something else. */
const SETTLE = 800;
let dealtAt = { key: "", at: 0 };

/**
 * The cards to choose from.
 *
 * @param {HTMLElement} target
 * @param {GameView} play
 * @param {SeatTools<GameView>} context
 */
export function offer(target, play, { act, again, seat }) {
  const key = play.dealt.join();
  if (dealtAt.key !== key) {
    dealtAt = { key, at: performance.now() };
    if (key) setTimeout(again, SETTLE);
  }
  const settled = performance.now() - dealtAt.at >= SETTLE;
  target.hidden = !play.dealt.length;
  renderIfChanged(target, [play.dealt, settled], () =>
    play.dealt.map((id) => {
      const card = play.vip.find((one) => one.id === id);
      if (!card) return null;
      return el(
        "button",
        {
          class: "rsb-vip",
          "data-key": `keep ${id}`,
          disabled: !settled,
          onclick: () => act({ do: "vip", player: seat, keep: id }),
        },
        el("b", { class: "display" }, vipName(card)),
        el("span", {}, vipText(card)),
        el("small", {}, w("keep-this")),
      );
    }),
  );
}

/**
 * The VIP cards that this seat has kept.
 *
 * @param {HTMLElement} target
 * @param {GameView} play
 * @param {{ seat: number }} whose
 */
export function showCards(target, play, { seat }) {
  const own = play.seats.find((one) => one.seat === seat)?.cards ?? [];
  renderIfChanged(target, [own, play.used, play.house === seat], () =>
    own.map((id) => {
      const card = play.vip.find((one) => one.id === id);
      const spent = play.used.includes(id) || play.house === seat;
      return card
        ? el(
            "p",
            { class: `rsb-kept${spent ? " worn" : ""}` },
            el("b", {}, vipName(card)),
            " ",
            vipText(card),
            spent ? el("small", {}, ` ${w(play.house === seat ? "not-as-house" : "used-up")}`) : null,
          )
        : null;
    }),
  );
}
