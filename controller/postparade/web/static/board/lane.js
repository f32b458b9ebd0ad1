// One lane of the track: its steps, its gate and its horse. All lanes end at one line, so whoever is furthest right is
// nearest.
import { el, setText } from "../lib/dom.js";
import { horse } from "../lib/horse.js";
import { t } from "../lib/i18n.js";
import { percent, price } from "../lib/odds.js";
import { silk } from "../lib/silks.js";

/** @import { Lane, Line } from "../lib/page.js" */

/** Letters of a price from which on it is set smaller. */
const SHORT = 8;

export class TrackLane extends HTMLElement {
  cost = el("span");
  left = el("span", { class: "left number" });
  price = el("b");
  mark = el("span", { class: "mark" });
  chance = el("span", { class: "chance number" });
  held = el("span", { class: "held" });

  /**
   * Write what stands behind the line, for a lane that is drawn on the course.
   *
   * @param {Lane} lane
   */
  stand(lane) {
    this.dataset.lane = String(lane.number);
    this.style.setProperty("--c", lane.colour);
    const name = el("span", { class: "name", title: lane.name || false }, lane.name ?? "");
    const out = el("span", { class: "out" }, el("span", { class: "long" }, t("scratched-long")), this.cost);
    this.chance.replaceChildren(this.price, this.mark);
    const post = el("div", { class: "post" }, silk(lane), this.left, this.chance, this.held, out);
    this.replaceChildren(...(lane.name ? [name] : []), post);
  }

  /**
   * Draw the lane once; `longest` is the length of the longest lane, `line` the red line of games that have one.
   *
   * @param {Lane} lane
   * @param {number} longest
   * @param {Line | null} line
   */
  build(lane, longest, line) {
    for (const [property, value] of [
      ["--steps", lane.length + 1],
      ["--from", longest - lane.length],
      ["--of", longest + 1],
      ["--c", lane.colour],
      ["--n", lane.number],
    ]) {
      this.style.setProperty(String(property), String(value));
    }
    const name = el("span", { class: "name", title: lane.name || false }, lane.name ?? "");
    const out = el("span", { class: "out" }, el("span", { class: "long" }, t("scratched-long")), this.cost);
    const runner = el("div", { class: "runner" }, horse(lane));
    this.chance.replaceChildren(this.price, this.mark);
    this.replaceChildren(
      el(
        "div",
        { class: "ground" },
        el(
          "div",
          { class: "strip" },
          el("span", { class: "trail" }),
          line ? el("span", { class: "redline", "--line": line.position }) : "",
          name,
          out,
        ),
        el("div", { class: "gate" }, silk(lane)),
        runner,
      ),
      el("div", { class: "post" }, this.left, this.chance, this.held),
    );
  }

  /**
   * Show where the horse stands. `cost` is what rolling a scratched horse costs, `chance` (0 to 1) how likely it wins,
   * `rank` "favourite" or "long-shot", `note` a word of the game on a lane.
   *
   * @param {Lane} lane
   * @param {{ leads: boolean, wins: boolean, cost?: number, chance?: number, rank?: string, note?: string }} told
   */
  show(lane, told) {
    const { leads, wins, cost, note } = told;
    const open = !lane.scratched && !wins;
    const left = Math.max(0, lane.length - lane.position);
    this.style.setProperty("--pos", String(Math.min(lane.length, Math.max(0, lane.position))));
    this.toggleAttribute("scratched", lane.scratched);
    this.toggleAttribute("leads", leads);
    this.toggleAttribute("wins", wins);
    this.toggleAttribute("near", open && left === 1);
    setText(this.cost, note ?? (lane.scratched && cost ? t("costs", { chips: cost }) : ""));
    setText(this.left, lane.scratched ? "–" : wins ? t("first-place") : String(left));
    const chances = open && told.chance !== undefined ? this.#showChance(told.chance, told.rank) : this.#noChance();
    const status = lane.scratched ? t("is-scratched") : wins ? t("has-won") : t("left-to-go", { left });
    const who = [lane.label, lane.name].filter(Boolean).join(" ");
    this.setAttribute("aria-label", t("horse-told", { horse: who, told: chances(status) }));
  }

  /**
   * Show how likely the horse wins; returns how this is added to what else is told of it.
   *
   * @param {number} chance
   * @param {string} [rank]
   */
  #showChance(chance, rank) {
    const ranked = rank ? t(rank) : "";
    const offered = price(chance);
    setText(this.price, offered);
    this.price.classList.toggle("long", offered.length > SHORT);
    setText(this.mark, ranked);
    this.chance.dataset.rank = rank ?? "";
    return (/** @type {string} */ status) => {
      const told = t("with-chance", { told: status, chance: percent(chance) });
      return ranked ? `${told}, ${ranked}` : told;
    };
  }

  #noChance() {
    for (const part of [this.price, this.mark]) setText(part, "");
    this.chance.dataset.rank = "";
    return (/** @type {string} */ status) => status;
  }

  connectedCallback() {
    this.setAttribute("role", "listitem");
  }
}
customElements.define("pp-lane", TrackLane);
