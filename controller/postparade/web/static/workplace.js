// A page at which the host works on something of the table: it follows how that stands, sends wishes, and says why there
// is nothing to work on.
import { byId, say } from "./dom.js";
import { why, word } from "./language.js";

const PATIENCE = 5000;
const LOST = { sentence: word("silent-table"), remedy: word("try-again") };

/**
 * Ask `source` how things stand, every so many milliseconds. `show(told)` hears it, `leave()` that the page is closed.
 * Returns `wish(message)`, which resolves to `{ told }`, how things stand now, or to `{ refused }`, the reason in words.
 */
export function openWorkplace(source, every, { show, leave = () => {} }) {
  let wishes = 0;
  let last = Promise.resolve();

  async function ask(message) {
    const options = { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) };
    if (message) Object.assign(options, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(message) });
    const answer = await fetch(source, options);
    return { status: answer.status, body: await answer.json() };
  }

  function close(refused) {
    leave();
    byId("work").hidden = true;
    byId("closed").hidden = false;
    say(byId("why"), refused.code === "signed_out" ? word("hosts-page") : why(refused));
  }

  async function send(message) {
    wishes += 1;
    try {
      const { status, body } = await ask(message);
      return status < 400 ? { told: body } : { refused: body };
    } catch {
      return { refused: LOST };
    } finally {
      wishes -= 1;
    }
  }

  async function look() {
    try {
      const { status, body } = await ask();
      byId("net").hidden = true;
      // How things stood before a wish that has been sent meanwhile is of no interest.
      if (wishes) return;
      if (status >= 400) return close(body);
      byId("closed").hidden = true;
      byId("work").hidden = false;
      show(body);
    } catch {
      byId("net").hidden = false;
    }
  }

  async function live() {
    for (;;) {
      if (!document.hidden && !wishes) await look();
      await new Promise((done) => setTimeout(done, every));
    }
  }

  live();
  return (message) => (last = last.then(() => send(message)));
}

/** The reason of a refusal, in words; nothing if there is none. */
export const wordsOf = (refused) => (refused ? why(refused) : "");
