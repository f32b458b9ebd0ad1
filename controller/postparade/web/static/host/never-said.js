// "Never say that again": what the caller said last, each with a button that bans its words, and what is banned.
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { post } from "./commands.js";

/** @import { State } from "../lib/page.js" */
/** @typedef {{ key: string, text: string, wording: number }} Heard */

const SHOWN = 4;

/** @type {Heard[]} */
let heard = [];

/**
 * The latest lines, newest first, none twice: `lines` are those of the caption on the table now.
 *
 * @param {Heard[]} before
 * @param {Heard[]} lines
 * @returns {Heard[]}
 */
export function latest(before, lines) {
  const fresh = [...lines].reverse();
  const texts = new Set(fresh.map(({ text }) => text));
  return [...fresh, ...before.filter(({ text }) => !texts.has(text))].slice(0, SHOWN);
}

/** @param {any} message */
const ask = (message) => post("sound", message, { line: "nevererror" });

/**
 * @param {string} text
 * @param {string} key
 * @param {any} message
 */
const row = (text, key, message) =>
  el(
    "li",
    {},
    el("span", {}, text),
    " ",
    el("button", { class: "small", "aria-label": `${t(key)}: ${text}`, onclick: () => ask(message) }, t(key)),
  );

/**
 * Show what can be banned, and what is.
 *
 * @param {State} state
 */
export function showNeverSaid({ bulletin }) {
  const { caption, never_said: never } = bulletin ?? {};
  byId("neverbox").hidden = !caption && !never?.texts.length;
  heard = latest(heard, caption?.lines ?? []);
  const banned = never?.texts ?? [];
  const free = heard.filter(({ text }) => !banned.includes(text));
  renderIfChanged(byId("neverbody"), [free, banned], () => [
    el(
      "ul",
      { class: "plain" },
      free.map((line) => row(line.text, "never-again", { never: line })),
      banned.map((/** @type {string} */ text) => row(text, "say-again", { again: text })),
    ),
  ]);
}
