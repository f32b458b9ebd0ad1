// One lane of the track: its steps, its gate and its horse. All lanes end at one line, so whoever is furthest right is
// nearest.
import { el, setText } from "../lib/dom.js";
import { horse } from "../lib/horse.js";
import { t } from "../lib/i18n.js";
import { percent, price } from "../lib/odds.js";
import { silk } from "../lib/silks.js";

class Lane extends HTMLElement {
  /** Draw the lane once; `longest` is the length of the longest lane, `line` the red line of games that have one. */
  build(lane, longest, line) {
    for (const [name, value] of [
      ["--steps", lane.length + 1],
      ["--from", longest - lane.length],
      ["--of", longest + 1],
      ["--c", lane.colour],
      ["--n", lane.number],
    ]) {
      this.style.setProperty(name, value);
    }
    this.cost = el("span");
    this.name = el("span", { class: "name", title: lane.name || false }, lane.name ?? "");
    this.out = el("span", { class: "out" }, el("span", { class: "long" }, t("scratched-long")), this.cost);
    this.runner = el("div", { class: "runner" }, horse(lane));
    this.left = el("span", { class: "left number" });
    this.share = el("b");
    this.price = el("small");
    this.mark = el("span", { class: "mark" });
    this.chance = el("span", { class: "chance number" }, this.share, this.price, this.mark);
    this.held = el("span", { class: "held" });
    this.replaceChildren(
      el(
        "div",
        { class: "ground" },
        el(
          "div",
          { class: "strip" },
          el("span", { class: "trail" }),
          line ? el("span", { class: "redline", "--line": line.position }) : "",
          this.name,
          this.out,
        ),
        el("div", { class: "gate" }, silk(lane)),
        this.runner,
      ),
      el("div", { class: "post" }, this.left, this.chance, this.held),
    );
  }

  /** Show where the horse stands. `cost` is what rolling a scratched horse costs, `chance` (0 to 1) how likely it wins,
   *  `rank` "favourite" or "long-shot", `note` a word of the game on a lane. */
  show(lane, { leads, wins, cost, chance, rank, note }) {
    this.style.setProperty("--pos", Math.min(lane.length, Math.max(0, lane.position)));
    this.toggleAttribute("scratched", lane.scratched);
    this.toggleAttribute("leads", leads);
    this.toggleAttribute("wins", wins);
    setText(this.cost, note ?? (lane.scratched && cost ? t("costs", { chips: cost }) : ""));
    const left = Math.max(0, lane.length - lane.position);
    setText(this.left, lane.scratched ? "–" : wins ? t("first-place") : String(left));
    const open = !lane.scratched && !wins && chance !== undefined;
    setText(this.share, open ? percent(chance) : "");
    const ranked = open && rank ? t(rank) : "";
    const offered = open ? price(chance) : "";
    // That it is an outsider is not said twice.
    setText(this.price, rank === "long-shot" && offered === t("outsider") ? "" : offered);
    setText(this.mark, ranked);
    this.chance.dataset.rank = open ? (rank ?? "") : "";
    this.toggleAttribute("near", !lane.scratched && !wins && left === 1);
    const status = lane.scratched ? t("is-scratched") : wins ? t("has-won") : t("left-to-go", { left });
    const told = open ? t("with-chance", { told: status, chance: percent(chance) }) : status;
    const who = lane.name ? `${lane.label} ${lane.name}` : lane.label;
    this.setAttribute("aria-label", t("horse-told", { horse: who, told: ranked ? `${told}, ${ranked}` : told }));
  }

  connectedCallback() {
    this.setAttribute("role", "listitem");
  }
}
customElements.define("pp-lane", Lane);
