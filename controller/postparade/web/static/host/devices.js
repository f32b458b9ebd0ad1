// What the table consists of: how far each device is known to work, and what to do about one that does not.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { errorText, labelled, t } from "../lib/i18n.js";
import { diceLine, sourceLine } from "../lib/phrases.js";
import { soundLine } from "./sound.js";

const HEARD = new Set(["withheld", "sent", "received"]);

/** Who may enter rolls, for the words of this page: the host may wherever anybody may. */
export const byHost = ({ typing }) => (typing === "nobody" ? typing : "everybody");

async function wake() {
  setText(byId("error"), "");
  try {
    const answer = await fetch("track.json", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ do: "wake" }),
    });
    if (!answer.ok) setText(byId("error"), errorText(await answer.json()));
  } catch {
    setText(byId("error"), t("silent-table"));
  }
}

/** What the sound comes out of, and how far it is known that it is heard. */
const heardLine = ({ device, output, confirmation }) => {
  const known = HEARD.has(confirmation) ? t(`sound-${confirmation}`) : "";
  return [soundLine(device === "default" && output ? output : device), known].filter(Boolean).join(", ");
};

/** Lets the lights show the race although their owner has switched them off, or to something else. */
const wakeButton = () =>
  el("button", { class: "small", "data-key": "wake", onclick: wake }, t("show-race-there"));

/** What of the table works, how far that is known, and what to do about the rest. */
export function showDevices(state) {
  const told = state.bulletin ?? {};
  const rows = [
    [t("program"), [state.version, state.program?.slice(0, 16)].filter(Boolean).join(", ")],
    [
      t("dice"),
      told.dice
        ? diceLine(told.dice, byHost(state)) || sourceLine(told.dice.source)
        : sourceLine(state.electronic ? "electronic" : "entered"),
    ],
    ...Object.values(told.camera ?? {}).map(({ confirmation }) => [t("device-camera"), t(`camera-${confirmation}`)]),
    [
      t("track"),
      told.track && told.track.driver !== "null"
        ? labelled(told.track.driver, t(`confirmation-${told.track.confirmation}`))
        : t("none"),
    ],
    [t("sound"), told.sound?.settings ? heardLine(told.sound) : t("none")],
  ];
  renderIfChanged(byId("devices"), rows, () =>
    rows.map(([name, value]) => el("div", {}, el("dt", {}, name), el("dd", {}, String(value)))),
  );
  renderIfChanged(byId("faults"), [told.faults?.list ?? [], told.track?.wake], ([faults, offered]) =>
    faults.map((fault) => {
      const about = fault.room === "track" && fault.device === "driver";
      return el("li", {}, errorText(fault), offered && about ? el("div", { class: "row" }, wakeButton()) : null);
    }),
  );
}
