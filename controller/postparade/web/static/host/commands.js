// What every part of the host console can do: ask the table, and open the one dialog.
import { byId, el, setText } from "../lib/dom.js";
import { errorText, t } from "../lib/i18n.js";

/** @import { Child } from "../lib/page.js" */
/** @import { Link } from "../lib/link.js" */

/** @type {Link} */
let link;

/**
 * Ask through the link `opened` from now on.
 *
 * @param {Link} opened
 */
export const follow = (opened) => {
  link = opened;
};

/**
 * Ask the table and show its refusal; resolves with the answer.
 *
 * @param {any} message
 */
export async function command(message) {
  setText(byId("error"), "");
  const answer = await link.ask(message);
  if (!answer.ok) setText(byId("error"), errorText(answer));
  return answer;
}

/**
 * Post `message` to `where` and write into the element `line` what came of it: `done`, or why not. Resolves with
 * whether it was carried out.
 *
 * @param {string} where
 * @param {any} message
 * @param {{ line?: string, done?: string }} [told]
 */
export async function post(where, message, { line = "error", done = "" } = {}) {
  setText(byId(line), "");
  try {
    const answer = await fetch(where, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(message),
    });
    setText(byId(line), answer.ok ? done : errorText(await answer.json()));
    return answer.ok;
  } catch {
    setText(byId(line), t("silent-table"));
    return false;
  }
}

/**
 * Ask the table; whoever asks shows the refusal.
 *
 * @param {any} message
 */
export const quietly = (message) => link.ask(message);

/** @param {any} action */
export const act = (action) => command({ t: "do", action, based_on: link.state.entry });

/**
 * Open the one dialog of the page; `leave` is what the button says that closes it and changes nothing.
 *
 * @param {string} title
 * @param {string} leave
 * @param {Child[]} body
 */
function open(title, leave, body) {
  setText(byId("dialog-name"), title);
  setText(byId("leave"), leave);
  byId("dialog-body").replaceChildren(...body);
  if (!byId("dialog").open) byId("dialog").showModal();
}

/**
 * Show `body` until it is closed.
 *
 * @param {string} title
 * @param {...Child} body
 */
export const openDialog = (title, ...body) => open(title, t("close"), body);

/**
 * Ask for something in `body` that may be left alone.
 *
 * @param {string} title
 * @param {...Child} body
 */
export const openForm = (title, ...body) => open(title, t("cancel"), body);

/**
 * Ask whether to `act`: the two buttons say what happens, `go` if it is done and `leave` if it is not.
 *
 * @param {string} title
 * @param {string} text
 * @param {{ go: string, leave: string, act: () => void }} answers
 */
export const confirmDialog = (title, text, { go, leave, act: confirmed }) =>
  open(title, leave, [
    el("p", {}, text),
    el(
      "p",
      { class: "row" },
      el(
        "button",
        {
          class: "danger",
          onclick: () => {
            closeDialog();
            confirmed();
          },
        },
        go,
      ),
    ),
  ]);

export const closeDialog = () => byId("dialog").close();
