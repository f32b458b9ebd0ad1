// A page on which the host works on a part of the table: it follows the status of that part, sends commands, and says
// why there is nothing to work on.
import { byId, setText } from "../lib/dom.js";
import { errorText, t } from "../lib/i18n.js";

const PATIENCE = 5000;
const LOST = { sentence: t("silent-table"), remedy: t("try-again") };

/**
 * Ask `source` for the status, every so many milliseconds. `show(told)` is called with it, `leave()` when the page is
 * closed. A command may take `patience` milliseconds. Returns `command(message)`, which resolves to `{ told }`, the new
 * status, or to `{ refused }`, the reason in words.
 */
export function openWorkplace(source, every, { show, leave = () => {}, patience = PATIENCE }) {
  let commands = 0;
  let last = Promise.resolve();

  async function ask(message) {
    const options = { cache: "no-store", signal: AbortSignal.timeout(message ? patience : PATIENCE) };
    if (message)
      Object.assign(options, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(message),
      });
    const answer = await fetch(source, options);
    return { status: answer.status, body: await answer.json() };
  }

  function close(refused) {
    leave();
    byId("work").hidden = true;
    byId("closed").hidden = false;
    setText(byId("why"), refused.code === "signed_out" ? t("hosts-page") : errorText(refused));
  }

  async function send(message) {
    commands += 1;
    try {
      const { status, body } = await ask(message);
      return status < 400 ? { told: body } : { refused: body };
    } catch {
      return { refused: LOST };
    } finally {
      commands -= 1;
    }
  }

  async function look() {
    try {
      const { status, body } = await ask();
      byId("connection").hidden = true;
      // A status from before a command that has been sent meanwhile is outdated.
      if (commands) return;
      if (status >= 400) return close(body);
      byId("closed").hidden = true;
      byId("work").hidden = false;
      show(body);
    } catch {
      byId("connection").hidden = false;
    }
  }

  async function live() {
    for (;;) {
      if (!document.hidden && !commands) await look();
      await new Promise((done) => setTimeout(done, every));
    }
  }

  live();
  return (message) => (last = last.then(() => send(message)));
}

/** The reason of a refusal, in words; nothing if there is none. */
export const wordsOf = (refused) => (refused ? errorText(refused) : "");
