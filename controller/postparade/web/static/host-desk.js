// What every part of the host console can do: ask the table, and open the one dialog.
import { byId, say } from "./dom.js";
import { why } from "./language.js";

let link;

/** Ask through `opened` from now on. */
export const follow = (opened) => { link = opened; };

/** Ask the table and show its refusal; resolves with the answer. */
export async function wish(message) {
  say(byId("wrong"), "");
  const answer = await link.ask(message);
  if (!answer.ok) say(byId("wrong"), why(answer));
  return answer;
}

export const act = (action) => wish({ t: "do", action, based_on: link.state.entry });

/** Open the one dialog of the page. */
export function openDialog(title, ...body) {
  say(byId("dialog-name"), title);
  byId("dialog-body").replaceChildren(...body);
  byId("dialog").showModal();
}

export const closeDialog = () => byId("dialog").close();
