// The host's switch for odds, and the report of the evening.
import { byId, say } from "./dom.js";

async function show(on) {
  say(byId("wrong"), "");
  try {
    const answer = await fetch("odds", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ on }) });
    const body = await answer.json();
    if (!answer.ok) say(byId("wrong"), `${body.sentence} ${body.remedy}`);
  } catch {
    say(byId("wrong"), "The table does not answer.");
  }
}

/** Show whether board and phones show chances; the report opens with the first race. */
export function showOdds({ bulletin, play }) {
  const on = bulletin?.odds?.on ?? true;
  say(byId("oddsline"), on ? "Board and phones show every horse's chance, and what the race is worth." : "Nobody sees chances: a purer game.");
  say(byId("oddsswitch"), on ? "Hide the odds" : "Show the odds");
  byId("oddsswitch").onclick = () => show(!on);
  byId("report").hidden = !play?.race_number;
}
