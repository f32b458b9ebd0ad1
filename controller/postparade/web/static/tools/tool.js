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
 *
 * @param {string} source
 * @param {number} every
 * @param {{ show: (told: any) => void, leave?: () => void, patience?: number }} page
 * @returns {(message: any) => Promise<{ told?: any, refused?: any }>}
 */
export function openWorkplace(source, every, { show, leave = () => {}, patience = PATIENCE }) {
  let commands = 0;
  /** @type {Promise<any>} */
  let last = Promise.resolve();

  /** @param {any} [message] */
  async function ask(message) {
    /** @type {RequestInit} */
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

  /** @param {any} refused */
  function close(refused) {
    leave();
    byId("work").hidden = true;
    byId("closed").hidden = false;
    setText(byId("why"), refused.code === "signed_out" ? t("hosts-page") : errorText(refused));
  }

  /** @param {any} message */
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
  return (message) => {
    const answer = last.then(() => send(message));
    last = answer;
    return answer;
  };
}

/**
 * The reason of a refusal, in words; nothing if there is none.
 *
 * @param {any} refused
 */
export const wordsOf = (refused) => (refused ? errorText(refused) : "");
