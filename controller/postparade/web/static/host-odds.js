// The host's switch for odds, and the report of the evening.
import { byId, say } from "./dom.js";
import { why, word } from "./language.js";

async function show(on) {
  say(byId("wrong"), "");
  try {
    const answer = await fetch("odds", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ on }) });
    const body = await answer.json();
    if (!answer.ok) say(byId("wrong"), why(body));
  } catch {
    say(byId("wrong"), word("silent-table"));
  }
}

/** Show whether board and phones show chances; the report opens with the first race. */
export function showOdds({ bulletin, play }) {
  const on = bulletin?.odds?.on ?? true;
  say(byId("oddsline"), word(on ? "odds-are-on" : "odds-are-off"));
  say(byId("oddsswitch"), word(on ? "hide-odds" : "show-odds"));
  byId("oddsswitch").onclick = () => show(!on);
  byId("report").hidden = !play?.race_number;
}
