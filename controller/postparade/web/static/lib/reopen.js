// Opens the page again when a part of it could not be loaded, say because the table went away while it was being
// opened: a screen without a keyboard would stay empty for ever, since a browser does not ask twice for a script. It
// stands before all scripts in the head of every page; a script that loads others by itself says `part-missing` to the
// window. Whoever still has work to do prevents the default of `reopening`.
{
  const KEPT = "reopened";
  const FIRST = 500;
  const LONGEST = 30_000;
  const UNANSWERED = 10_000;
  let waiting = false;

  /** Earlier openings: kept for this page or, by a browser that keeps nothing, with this entry of its history. */
  const recalled = () => {
    try {
      return JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");
    } catch {
      return history.state?.[KEPT] ?? {};
    }
  };

  /** @param {{ times: number, at: number }} openings */
  const remember = (openings) => {
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(openings));
    } catch {
      history.replaceState({ ...history.state, [KEPT]: openings }, "");
    }
  };

  /** The pause before this reopening, in milliseconds: twice as long after each one that did not help. */
  const pause = () => {
    const { times = 0, at = 0 } = recalled();
    const again = Date.now() - at < 2 * LONGEST ? times + 1 : 0;
    remember({ times: again, at: Date.now() });
    return Math.min(FIRST * 2 ** again, LONGEST);
  };

  /** Openings in a row that did not help, after which the page says so: a table that restarts needs fewer. */
  const HELPLESS = 2;

  /**
   * Say what is missing; only its name if the words are held back as well.
   *
   * @param {string | undefined} part
   */
  const tell = async (part) => {
    const { messages, language } = await import("/messages.js?own").catch(() => ({
      messages: undefined,
      language: undefined,
    }));
    const line = document.createElement("p");
    line.role = "alert";
    line.className = "heldback";
    line.lang = language ?? "";
    const words = messages?.["held-back"] ?? ["⚠ ", {}];
    line.textContent = words.map((one) => (typeof one === "string" ? one : part)).join("");
    (document.body ?? document.documentElement).prepend(line);
  };

  /** @param {string} [part] */
  const reopen = async (part) => {
    if (waiting) return;
    waiting = true;
    const between = pause();
    if (recalled().times >= HELPLESS) tell(part ?? location.pathname);
    let answer;
    // Reopened while the table is away, the page would become the browser's error page, which never recovers.
    while (!answer || answer.status >= 500) {
      await new Promise((later) => {
        setTimeout(later, between);
      });
      answer = await fetch(location.href, { cache: "no-store" }).catch(() => null);
    }
    // A tap that the table has not answered yet would be lost without a word.
    const end = performance.now() + UNANSWERED;
    while (!dispatchEvent(new Event("reopening", { cancelable: true })) && performance.now() < end) {
      await new Promise((later) => {
        setTimeout(later, 100);
      });
    }
    location.reload();
  };

  addEventListener(
    "error",
    ({ target }) => {
      const style = target instanceof HTMLLinkElement && target.rel === "stylesheet" && !target.dataset.game;
      if (style || target instanceof HTMLScriptElement)
        reopen(new URL(target instanceof HTMLScriptElement ? target.src : target.href).pathname);
    },
    true,
  );
  addEventListener("part-missing", () => reopen());
  // This part has come, so the page does not lie under a path of another site.
  addEventListener("DOMContentLoaded", () => document.querySelector(".unreached")?.remove());
}
