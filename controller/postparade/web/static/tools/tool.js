// A page on which the host works on a part of the table: it follows the status of that part, sends commands, and says
// why there is nothing to work on.
import { byId, setText } from "../lib/dom.js";
import { errorText, t } from "../lib/i18n.js";

const PATIENCE = 5000;
const LOST = { sentence: t("silent-table"), remedy: t("try-again") };

/** @typedef {{ show: (told: any) => void, leave: () => void, patience: number }} Page */

class Workplace {
  /** How many commands have not been answered yet. */
  commands = 0;
  /** @type {Promise<any>} */
  last = Promise.resolve();

  /**
   * @param {string} source
   * @param {Page} page
   */
  constructor(source, page) {
    this.source = source;
    this.page = page;
  }

  /**
   * Send `message` once what was sent before is answered.
   *
   * @param {any} message
   */
  command(message) {
    const answer = this.last.then(() => this.send(message));
    this.last = answer;
    return answer;
  }

  /** @param {number} every */
  async live(every) {
    for (;;) {
      if (!document.hidden && !this.commands) await this.look();
      await new Promise((done) => setTimeout(done, every));
    }
  }

  async look() {
    try {
      const { status, body } = await this.ask();
      byId("connection").hidden = true;
      // A status from before a command that has been sent meanwhile is outdated.
      if (this.commands) return;
      if (status >= 400) return this.close(body);
      byId("closed").hidden = true;
      byId("work").hidden = false;
      this.page.show(body);
    } catch {
      byId("connection").hidden = false;
    }
  }

  /** @param {any} message */
  async send(message) {
    this.commands += 1;
    try {
      const { status, body } = await this.ask(message);
      return status < 400 ? { told: body } : { refused: body };
    } catch {
      return { refused: LOST };
    } finally {
      this.commands -= 1;
    }
  }

  /** @param {any} [message] */
  async ask(message) {
    /** @type {RequestInit} */
    const options = { cache: "no-store", signal: AbortSignal.timeout(message ? this.page.patience : PATIENCE) };
    if (message)
      Object.assign(options, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(message),
      });
    const answer = await fetch(this.source, options);
    return { status: answer.status, body: await answer.json() };
  }

  /** @param {any} refused */
  close(refused) {
    this.page.leave();
    byId("work").hidden = true;
    byId("closed").hidden = false;
    setText(byId("why"), refused.code === "signed_out" ? t("hosts-page") : errorText(refused));
  }
}

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
  const workplace = new Workplace(source, { show, leave, patience });
  workplace.live(every);
  return (message) => workplace.command(message);
}

/**
 * The reason of a refusal, in words; nothing if there is none.
 *
 * @param {any} refused
 */
export const wordsOf = (refused) => (refused ? errorText(refused) : "");
