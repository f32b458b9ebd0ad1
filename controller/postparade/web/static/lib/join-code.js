// The join code of a link. It changes with every game, and a link may be older: it was printed when the table started,
// or photographed yesterday.
import { errorText } from "./i18n.js";

const STALE = ["old_code", "wrong_code"];

/** @param {string | undefined} refusal */
export const isStale = (refusal) => STALE.includes(refusal ?? "");

/**
 * The code to join by for somebody with a link to `code`: itself, or, for a browser that may show the code, the one
 * there is now. Else none, and what is `wrong` with it. A table that does not answer says so when it is asked to let
 * somebody in.
 *
 * @param {string} code
 * @returns {Promise<{ code: string, wrong: string }>}
 */
export async function codeOfLink(code) {
  if (!code) return { code, wrong: "" };
  try {
    const answer = await fetch("/join", { method: "POST", body: JSON.stringify({ t: "check", code }) });
    const body = await answer.json();
    if (!isStale(body.code)) return { code, wrong: "" };
    const now = (await (await fetch("/invitation.json")).json()).code;
    return now ? { code: now, wrong: "" } : { code: "", wrong: errorText(body) };
  } catch {
    return { code, wrong: "" };
  }
}
