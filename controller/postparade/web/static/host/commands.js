// What every part of the host console can do: ask the table, and open the one dialog.
import { byId, setText } from "../lib/dom.js";
import { errorText } from "../lib/i18n.js";

let link;

/** Ask through the link `opened` from now on. */
export const follow = (opened) => {
  link = opened;
};

/** Ask the table and show its refusal; resolves with the answer. */
export async function command(message) {
  setText(byId("error"), "");
  const answer = await link.ask(message);
  if (!answer.ok) setText(byId("error"), errorText(answer));
  return answer;
}

export const act = (action) => command({ t: "do", action, based_on: link.state.entry });

/** Open the one dialog of the page. */
export function openDialog(title, ...body) {
  setText(byId("dialog-name"), title);
  byId("dialog-body").replaceChildren(...body);
  if (!byId("dialog").open) byId("dialog").showModal();
}

export const closeDialog = () => byId("dialog").close();
